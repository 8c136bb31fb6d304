import GLib
import Gtk

extension Button {
  /// A button with an icon, and the title of the action that it activates.
  convenience init(
    icon: String, _ action: AppAction, _ parameter: String? = nil, named name: String
  ) {
    self.init(icon: icon, name: action.title)
    self.name = name
    setAction(action.name, parameter)
  }
}

extension LabelToggle {
  /// Makes a toggle whose click activates `action`.
  convenience init(
    _ label: String, _ action: AppAction, _ parameters: String..., named name: String
  ) {
    self.init(label)
    self.name = name
    setAction(action.name, parameters)
  }
}
