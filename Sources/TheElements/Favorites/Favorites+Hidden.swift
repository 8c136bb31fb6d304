import Elements
import GLib

/// The people whom the user has hidden, which all windows share.
extension Favorites {
  private static let hiddenKey = "hidden-people"

  /// Takes the hidden people from the settings, now and after each change, and saves there whom the user hides.
  func followHidden(in settings: Settings) {
    let adopt: @MainActor () -> Void = { [weak self, weak settings] in
      if let settings { self?.use(HiddenPeople(settings.strings(Self.hiddenKey))) }
    }
    settings.onChange(ofKey: Self.hiddenKey, adopt)
    adopt()
    saveHidden = { [weak settings] in settings?.set(Self.hiddenKey, $0.list) }
  }

  /// Shows a hidden person again.
  func showPerson(_ name: String) {
    var people = hidden
    people.show(name)
    use(people)
    saveHidden?(people)
  }

  /// Shows all hidden people again.
  func showAllPeople() {
    use(HiddenPeople())
    saveHidden?(hidden)
  }
}
