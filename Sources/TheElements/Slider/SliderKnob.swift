import Elements
import GLib
import Gtk

/// The knob of a slider, for keyboard and screen reader; the pointer moves it through the widget around it.
class SliderKnob: Widget {
  /// Called with the value to which a key moves the knob.
  var onMove: (@MainActor (Double) -> Void)?
  /// Amounts of an arrow key and of a page key.
  var steps: (arrow: Double, page: Double)
  private var value = 0.0
  private var range = 0.0...0.0
  private var text = ""
  /// Side in pixels: the disk with the focus ring around it.
  static let side = 24
  /// Radius of the disk.
  private static let radius = TimelineLayout.knobRadius

  /// - Parameter label: the accessible name.
  init(name: String, label: String, steps: (arrow: Double, page: Double)) {
    self.steps = steps
    super.init()
    self.name = name
    isFocusable = true
    canTarget = false
    setAccessibleLabel(label)
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
  }

  override class var cssName: String? { "slider-knob" }
  override class var accessibleRole: AccessibleRole? { .slider }
  override class var actions: [String] { SliderAction.names }

  override func perform(_ action: String) {
    move(by: action == SliderAction.increase.rawValue ? steps.arrow : -steps.arrow)
  }

  /// Tells a screen reader the value, and how far keys move it.
  func show(value: Double, in range: ClosedRange<Double>, text: String) {
    (self.value, self.range, self.text) = (value, range, text)
    setAccessibleValue(value, in: range, text: text)
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .left: move(by: isRightToLeft ? steps.arrow : -steps.arrow)
    case .right: move(by: isRightToLeft ? -steps.arrow : steps.arrow)
    case .up: move(by: steps.arrow)
    case .down: move(by: -steps.arrow)
    case .pageUp: move(by: steps.page)
    case .pageDown: move(by: -steps.page)
    case .home: move(by: -.infinity)
    case .end: move(by: .infinity)
    default: return false
    }
    return true
  }

  private func move(by distance: Double) {
    onMove?(min(max(value + distance, range.lowerBound), range.upperBound))
    announce(text)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side, Self.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let center = Point(x: Double(Self.side) / 2, y: Double(Self.side) / 2)
    for (radius, color) in [(Self.radius + 1, color.faded(to: 0.25)), (Self.radius, .white)] {
      snapshot.fill(Bounds(center.square(radius: radius)), radius: radius, color)
    }
  }
}
