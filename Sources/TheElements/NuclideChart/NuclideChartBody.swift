import Elements
import GLib
import Gtk

// NuclideChartBody
//   ├── NuclideChartView
//   ├── Box: zoom in, zoom out, whole chart
//   └── column: search, facts, legend

/// The content of the window: the chart with its buttons, and beside it a column, or below it in a narrow window.
final class NuclideChartBody: Widget {
  let view: NuclideChartView
  private let buttons = Box(.vertical, spacing: 8)
  private let column: Widget

  /// Widths of the column in pixels at a text scale of 1 and at most, and its greatest part of the width.
  private static let (columnWidth, mostColumn, mostPart) = (290.0, 420.0, 0.45)
  /// Part of the height of a column below the chart.
  private static let columnPart = 0.46
  private static let margin = 12

  init(_ view: NuclideChartView, _ column: Widget) {
    (self.view, self.column) = (view, column)
    super.init()
    name = "nuclide-chart-body"
    buttons.addZoomButtons(whole: tr("Show Whole Chart"))
    for child in [view, buttons, column] { append(child) }
    expandsVertically = true
  }

  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = [view, column].map { $0.request(orientation) }
    guard orientation == .horizontal else { return (320, 640) }
    return (requests.map(\.minimum).max() ?? 0, requests.reduce(0) { $0 + $1.natural })
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isNarrow = Double(width) < Double(ContentWidth.mediumStart) * max(textScale, 1)
    let least = column.request(.horizontal).minimum
    let wanted = min(
      Self.columnWidth * max(textScale, 1), Self.mostColumn, Self.mostPart * Double(width))
    let columnWidth = isNarrow ? width : max(Int(wanted), least)
    let columnHeight = isNarrow ? Int(Double(height) * Self.columnPart) : height
    let chart = (
      width: isNarrow ? width : width - columnWidth,
      height: isNarrow ? height - columnHeight : height
    )
    column.setClass("below", isNarrow)
    let columnX = isNarrow ? 0 : x(leading: chart.width, width: columnWidth, in: width)
    column.allocate(
      x: Double(columnX), y: Double(isNarrow ? chart.height : 0), width: columnWidth,
      height: columnHeight)
    let chartX = x(leading: 0, width: chart.width, in: width)
    view.allocate(x: Double(chartX), y: 0, width: chart.width, height: chart.height)
    let (buttonWidth, buttonHeight) = (
      buttons.request(.horizontal).natural, buttons.request(.vertical).natural
    )
    buttons.allocate(
      x: Double(
        chartX + x(leading: Self.margin, width: buttonWidth, in: chart.width)),
      y: Double(Self.margin), width: buttonWidth, height: buttonHeight)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return super.focus(direction) }
    return moveFocus(direction, through: [view, buttons, column])
  }
}
