import Elements
import GLib
import Gtk

/// The place in column 3 that stands for a row at the foot of the table and leads to it.
final class PlaceholderTile: Button {
  init(_ placeholder: TablePlaceholder, onActivate: @escaping @MainActor () -> Void) {
    super.init()
    name = "placeholder-\(placeholder.rawValue)"
    addClass("flat")
    addClass("placeholder")
    setChild(Label(placeholder.title))
    setAccessibleLabel(tr(placeholder.accessibleName))
    onClicked(onActivate)
  }
}
