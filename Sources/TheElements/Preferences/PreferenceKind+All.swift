extension PreferenceKind {
  /// All groups, in the order of the pages and from top to bottom.
  @MainActor static var all: [PreferenceKind] = [
    .general, .catalog, .photographs, .favorites, .server,
  ]
}

extension Setting {
  /// All settings, in the order of the Preferences window.
  @MainActor static var all: [Setting] { PreferenceKind.all.flatMap(\.settings) }

  /// Returns the setting with a key; nil if there is none.
  @MainActor static func named(_ key: String) -> Setting? { all.first { $0.key == key } }
}
