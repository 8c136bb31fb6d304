import Elements
import GLib
import Gtk

/// The placeholder in column 3 for a row at the bottom of the table; activating it moves focus to that row.
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
