import Elements
import GLib
import Gtk

/// The coloring of the tiles, and the tiles dimmed by the brush and the years.
extension TableCanvas {
  /// Paints the tiles, and shows the legend of the coloring.
  /// - Parameter hasNewValues: false if the values of the property are the same as before.
  func paint(hasNewValues: Bool = true) {
    legend.show(table, painter, during: timeline)
    if painter.column != nil, propertyLegend == nil {
      let legend = PropertyLegend()
      append(legend)
      propertyLegend = legend
    }
    propertyLegend?.show(countedElements, painter, brush)
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
    propertyLegend?.show(countedElements, painter, brush)
    dimOthers()
  }

  /// Dims the elements that were not discovered within the timeline, and counts the others.
  func showTimeline() {
    legend.show(table, painter, during: timeline)
    showBrush()
  }

  /// The elements discovered within the timeline.
  var countedElements: [AtomicElement] { table.elements(during: timeline) }

  func dimOthers() {
    for tile in tiles.values {
      let isKnown = timeline?.contains(tile.element.discovery) ?? true
      let number = tile.element.number
      let isSelected = LinkedElement.shared.selection?.contains(number) ?? true
      tile.setClass("out-of-range", !isKnown || !isSelected || !isInBrush(number))
    }
  }

  /// Shows the element that the plot or the chart of nuclides points at, and dims those that are not selected in the plot.
  func followPlot() {
    let linked = [LinkedElement.View.plot, .nuclides].map { view in
      LinkedElement.shared.observe(view) { [weak self] in self?.link($0) }
    }
    let selection = LinkedElement.shared.observeSelection { [weak self] in self?.dimOthers() }
    links = linked + [selection]
    if LinkedElement.shared.selection != nil { dimOthers() }
  }

  private func link(_ number: Int?) {
    linkedTile?.removeClass("linked")
    linkedTile = number.flatMap { tiles[$0] }
    linkedTile?.addClass("linked")
  }

  private func isInBrush(_ number: Int) -> Bool {
    guard let brush, let column = painter.column else { return true }
    return column.values[number].map { brush.contains($0.number) } ?? false
  }
}
