import Elements
import GLib
import Gtk

// ElementOverview
//   ├── Box, `pictures`: PictureThumbnail, MiniatureTable
//   └── ShellsDiagram

/// The area below an element's large tile: its picture, its position in the periodic table and its shells.
final class ElementOverview: Box {
  /// The picture and the miniature table, side by side.
  let pictures = Box(.horizontal, spacing: 16)

  init(_ element: AtomicElement, in table: PeriodicTable) {
    super.init(.vertical, spacing: 20)
    name = "overview"
    pictures.horizontalAlign = .center
    let miniature = MiniatureTable(element, in: table)
    miniature.verticalAlign = .center
    pictures.add(PictureThumbnail(element))
    pictures.add(miniature)
    add(pictures)
    if !element.shells.isEmpty { add(ShellsDiagram(element)) }
  }
}
