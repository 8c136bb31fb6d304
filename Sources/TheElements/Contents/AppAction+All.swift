extension AppAction {
  /// All actions of the program.
  @MainActor static var all: [AppAction] {
    ofWindows + ofElements + ofPages + ofSections + ofSearch + ofSidePane + ofElementPage
      + ofPictures + ofViewports + ofCatalog + ofPaper + ofPreferences
      + Page.all.flatMap(\.actions) + DataWindow.all.flatMap(\.actions)
  }

  /// The action with this name in its action map; nil if there is none.
  @MainActor init?(localName: String) {
    guard let action = Self.all.first(where: { $0.localName == localName }) else { return nil }
    self = action
  }
}
