import Elements
import GLib
import Gtk

/// An action of the program: all that menus, the shortcuts window, accelerators, D-Bus and recordings know of it. Each
/// room declares its own as static members; `all` lists them.
struct AppAction: Sendable {
  /// The detailed name, `win.show-page`; `app.` for an action of the application.
  let name: String
  /// The English title.
  private let englishTitle: String
  /// None, one or two.
  let parameters: [Parameter]
  private let leftToRightKeys: [String]
  private let mirrorsKeys: Bool
  /// Keys that a focused widget handles itself; they work only there.
  private let leftToRightLocalKeys: [String]
  /// The icon of the action's lines in the Recorder.
  let icon: String
  /// True for an action for which an empty parameter stands for the focused element.
  let emptyMeansFocus: Bool
  /// False for an action that only asks, and whose effect is another one.
  let isRecorded: Bool
  /// What recordings know of it.
  var recorded = Recorded()

  static let defaultIcon = "input-mouse-symbolic"

  /// - Parameters:
  ///   - keys: the accelerators in GTK's notation, for text from left to right.
  ///   - mirrorsKeys: true to exchange Left and Right where the text goes from right to left.
  init(
    _ name: String, _ title: String, _ parameters: Parameter..., keys: [String] = [],
    mirrorsKeys: Bool = false, localKeys: [String] = [], icon: String = Self.defaultIcon,
    emptyMeansFocus: Bool = false, isRecorded: Bool = true
  ) {
    self.name = name
    englishTitle = title
    self.parameters = parameters
    leftToRightKeys = keys
    self.mirrorsKeys = mirrorsKeys
    leftToRightLocalKeys = localKeys
    self.icon = icon
    self.emptyMeansFocus = emptyMeansFocus
    self.isRecorded = isRecorded
  }

  /// The title in menus and in the shortcuts window.
  var title: String { tr(englishTitle) }

  /// True for an action of the application, false for one of a window.
  var isOfApplication: Bool { name.hasPrefix("app.") }

  /// The name in its action map, `show-page`.
  var localName: String { String(name.dropFirst(4)) }

  /// The parameter's type; nil for none.
  var parameter: ActionParameter? {
    switch parameters.count {
    case 0: nil
    case 1: .string
    default: .twoStrings
    }
  }

  /// True for an action that writes the file whose path is its parameter.
  var writesFile: Bool { parameters.contains { $0.isWritten } }

  /// True for an action whose parameter is the path of a file.
  var takesPath: Bool { parameters.contains { $0.isPath } }

  /// True for an action on an element.
  var takesElement: Bool { parameters.contains { $0.isElement } }

  /// The accelerators, in GTK's notation.
  @MainActor var keys: [String] { mirrored(leftToRightKeys) }

  @MainActor private func mirrored(_ keys: [String]) -> [String] {
    guard mirrorsKeys, Display.isRightToLeft else { return keys }
    return keys.map { key in
      if key.hasSuffix("Left") { return "\(key.dropLast(4))Right" }
      return key.hasSuffix("Right") ? "\(key.dropLast(5))Left" : key
    }
  }

  /// The detailed action for the accelerators. An action on an element gets an empty string, which means the focused
  /// element.
  var keyTarget: String { parameters.isEmpty ? name : "\(name)('')" }

  /// The keys listed in the shortcuts window.
  @MainActor var shownKeys: String {
    (mirrored(leftToRightLocalKeys) + keys.prefix(1)).joined(separator: " ")
  }

  /// The first accelerator as the user reads it: `Ctrl+D`; empty without one.
  @MainActor var keyLabel: String { keys.first.map { Accelerator.label($0) } ?? "" }

  /// A menu item without a target.
  var menuItem: Menu.Item { Menu.Item(title, action: name) }

  /// A menu item that is hidden while the action is disabled.
  var optionalMenuItem: Menu.Item { Menu.Item(title, action: name, hidesWhenDisabled: true) }

  /// A menu item with a string as the action's target.
  func menuItem(_ target: String, isEnabled: Bool = true) -> Menu.Item {
    Menu.Item(title, action: name, target, isEnabled: isEnabled)
  }
}

/// Actions are the same if they have the same name.
extension AppAction: Hashable {
  static func == (one: AppAction, other: AppAction) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
