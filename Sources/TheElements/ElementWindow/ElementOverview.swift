import Elements
import GLib
import Gtk

// ElementOverview
//   ├── Box, `pictures`: PictureThumbnail, ElementPlace
//   └── ShellsLine

/// What is to be seen of an element below its tile: its picture, its place in the periodic table, and its
/// shells.
final class ElementOverview: Box {
  /// What stands side by side.
  let pictures = Box(.horizontal, spacing: 16)

  init(_ element: AtomicElement, in table: PeriodicTable) {
    super.init(.vertical, spacing: 20)
    name = "overview"
    pictures.horizontalAlign = .center
    let place = ElementPlace(element, in: table)
    place.verticalAlign = .center
    pictures.add(PictureThumbnail(element))
    pictures.add(place)
    add(pictures)
    if !element.shells.isEmpty { add(ShellsLine(element)) }
  }
}
