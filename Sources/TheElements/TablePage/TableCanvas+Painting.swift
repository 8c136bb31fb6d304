import Elements
import GLib
import Gtk

/// The coloring of the tiles, and the tiles dimmed by the brush and the years.
extension TableCanvas {
  /// Paints the tiles, and shows the legend of the coloring.
  /// - Parameter hasNewValues: false if the values of the property are the same as before.
  func paint(hasNewValues: Bool = true) {
    legend.show(table, painter)
    if painter.column != nil, propertyLegend == nil {
      let legend = PropertyLegend()
      append(legend)
      propertyLegend = legend
    }
    propertyLegend?.show(table, painter, brush)
    for element in table.elements {
      guard let tile = tiles[element.number] else { continue }
      tile.paint = painter.isPlain ? nil : painter.paint(of: element)
      tile.arrangement = painter.arrangement
      guard hasNewValues else { continue }
      tile.valueText = painter.valueText(of: element.number).map { tr($0) } ?? ""
    }
    preview?.painter = painter
    dimOthers()
    queueAllocate()
  }

  func showBrush() {
    propertyLegend?.show(table, painter, brush)
    dimOthers()
  }

  func dimOthers() {
    for tile in tiles.values {
      let isKnown = timeline?.contains(tile.element.discovery) ?? true
      tile.setClass("out-of-range", !isKnown || !isInBrush(tile.element.number))
    }
  }

  private func isInBrush(_ number: Int) -> Bool {
    guard let brush, let column = painter.column else { return true }
    return column.values[number].map { brush.contains($0.number) } ?? false
  }
}
