extension AppAction {
  /// All actions of the program.
  @MainActor static var all: [AppAction] {
    ofWindows + ofElements + ofPages + ofSections + ofSearch + ofSidePane + ofElementPage
      + ofPictures + ofViewports + ofCatalog + ofPaper + ofPreferences + ofPresentation
      + Page.all.flatMap(\.actions) + DataWindow.all.flatMap(\.actions)
  }

  /// The actions by their names in their action maps, and the numbers of the parts of each kind that have brought them.
  @MainActor private static var named: (parts: [Int], actions: [String: AppAction]) = ([], [:])

  /// The action with this name in its action map; nil if there is none.
  @MainActor init?(localName: String) {
    let parts = [
      Page.all.count, DataWindow.all.count, CardKind.all.count, PreferenceKind.all.count,
    ]
    if Self.named.parts != parts {
      let actions = Self.all.map { ($0.localName, $0) }
      Self.named = (parts, Dictionary(actions) { first, _ in first })
    }
    guard let action = Self.named.actions[localName] else { return nil }
    self = action
  }
}
