extension DataWindow {
  /// All windows of data, in the order of the main menu.
  @MainActor static var all: [DataWindow] = [
    .comparison, .plot, .nuclides, .quiz, .worksheet, .columns,
  ]

  /// The IDs of all windows of data.
  @MainActor static var ids: [String] { all.map(\.id) }
}
