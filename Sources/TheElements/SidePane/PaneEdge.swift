import Elements
import GLib
import Gtk

/// The line between the pages and the side pane. Dragging it, or an arrow key while it has the focus, changes the
/// pane's width.
final class PaneEdge: Widget {
  /// Called with the distance in pixels by which the edge is moved toward its end, the pane.
  var onMove: (@MainActor (Double) -> Void)?
  /// Called when a drag has ended, and after each key.
  var onEnd: (@MainActor () -> Void)?
  /// Point of the edge where it is dragged; nil without a drag.
  private var grip: Double?

  /// Width of the target in pixels, with the line inside.
  static let width = 9
  /// Part of it over the pages.
  static let overlap = 2
  private static let line = 1.0
  /// Pixels for a key press.
  private static let step = 20.0

  override init() {
    super.init()
    name = "pane-edge"
    isFocusable = true
    setAccessibleLabel(tr("Width of the Side Pane"))
    setCursor("col-resize")
    let drag = DragGesture()
    drag.onDrag { [weak self] x, _ in self?.drag(to: x) }
    drag.onEnd { [weak self] in
      self?.grip = nil
      self?.onEnd?()
    }
    add(drag)
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
  }

  override class var cssName: String? { "pane-edge" }
  override class var accessibleRole: AccessibleRole? { .separator }
  override class var actions: [String] { SliderAction.names }

  /// Makes the pane wider, or less wide.
  override func perform(_ action: String) {
    onMove?(action == SliderAction.increase.rawValue ? -Self.step : Self.step)
    onEnd?()
  }

  private func drag(to x: Double) {
    guard let grip else {
      self.grip = x
      return
    }
    move(x - grip)
  }

  private func move(_ distance: Double) { onMove?(isRightToLeft ? -distance : distance) }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .left: move(-Self.step)
    case .right: move(Self.step)
    default: return false
    }
    onEnd?()
    return true
  }

  override func snapshot(_ snapshot: Snapshot) {
    let color = namedColor("borders") ?? color.faded(to: 0.15)
    let x = x(leading: Double(Self.overlap), width: Self.line, in: Double(width))
    snapshot.fill(Bounds(x: x, width: Self.line, height: Double(height)), color)
  }
}
