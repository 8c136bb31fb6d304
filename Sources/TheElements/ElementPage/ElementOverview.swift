import Elements
import GLib
import Gtk

// ElementOverview
//   ├── Box, `pictures`: PictureThumbnail, MiniatureTable
//   └── ShellsDiagram

/// The area below an element's large tile: its picture, its position in the periodic table and its shells.
final class ElementOverview: Box {
  init(_ element: AtomicElement, in table: PeriodicTable) {
    super.init(.vertical, spacing: 20)
    name = "overview"
    let miniature = MiniatureTable(element, in: table)
    miniature.verticalAlign = .center
    let pictures = Box(.horizontal, spacing: 16, [PictureThumbnail(element), miniature])
    pictures.horizontalAlign = .center
    add(pictures)
    if !element.shells.isEmpty { add(ShellsDiagram(element)) }
  }
}
