import Elements
import GLib
import Gtk

/// The point of an element in a plot.
final class PlotPoint: Widget {
  let element: AtomicElement
  /// True while the element is under the pointer, here or in the Table.
  var isLinked = false {
    didSet { if isLinked != oldValue { queueDraw() } }
  }

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    name = "point-\(element.number)"
    isFocusable = true
  }

  override class var cssName: String? { "plot-point" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { Act.allCases.map(\.rawValue) }

  /// The accessible actions: assistive technology cannot drag a rectangle.
  enum Act: String, CaseIterable {
    case activate = "point.activate"
    /// Selects the element.
    case select = "point.select"
    /// Selects the elements between the one selected first and this one.
    case extendSelection = "point.extend-selection"
    case clearSelection = "point.clear-selection"
  }

  /// Called for the actions that select.
  var onSelect: (@MainActor (AtomicElement, Act) -> Void)?

  override func perform(_ action: String) {
    switch Act(rawValue: action) {
    case .activate: activate(.showElement, element.symbol)
    case let act?: onSelect?(element, act)
    case nil: break
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    let center = Elements.Point(x: Double(width) / 2, y: Double(height) / 2)
    let style = ChartStyle(self)
    if isLinked {
      PlotDrawing.drawLinkedPoint(of: element, at: center, in: snapshot, style)
    } else {
      PlotDrawing.drawPoint(of: element.category, at: center, in: snapshot, style)
    }
  }
}

extension PlotPoint: DrawnPart {
  var shownTexts: [String] { [element.symbol] }
}
