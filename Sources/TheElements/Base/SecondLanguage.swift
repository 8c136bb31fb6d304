import Elements
import GLib
import Gtk

/// The second language of the elements' names, in which large tiles and headers show them below the first. Shared by all
/// windows.
@MainActor
final class SecondLanguage {
  static let shared = SecondLanguage()

  /// The names; nil without a second language.
  private(set) var names: ElementNames?
  private let observers = Observers<Void>()

  /// Uses the language of the setting, now and after each change.
  func follow(_ settings: Settings) {
    let key = Setting.secondLanguage.key
    settings.onChange(ofKey: key) { [weak self, weak settings] in
      if let settings { self?.use(settings.string(key)) }
    }
    use(settings.string(key))
  }

  /// Changes the language.
  /// - Parameter tag: the tag of a list of names; empty for none.
  func use(_ tag: String) {
    guard tag != names?.tag ?? "" else { return }
    names = tag.isEmpty ? nil : ElementNames.readLists()[tag]
    for window in Window.all { window.queueDrawTree() }
    observers.notify()
  }

  /// Calls `change` when the language changes, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation { observers.add(change) }

  /// Returns the name of an element; nil without a second language, and if the first has the same name.
  func name(of element: AtomicElement) -> String? {
    guard let name = names?[element.name], name != tr(element.shownName) else { return nil }
    return name
  }
}

extension Setting {
  /// The tag of the second language of names; empty for none.
  static let secondLanguage = choice("second-language", [""] + ElementNames.readLists().tags)
}
