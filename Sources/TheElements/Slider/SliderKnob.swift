import Elements
import GLib
import Gtk

/// The knob of a slider, for keyboard and screen reader; the pointer moves it through the widget around it.
class SliderKnob: Widget {
  /// A move by a key.
  enum Step {
    case backward, forward, pageBackward, pageForward, first, last

    /// Returns the value to which the step leads within a range.
    /// - Parameters:
    ///   - step: amount of an arrow key.
    ///   - page: amount of a page key.
    func target(
      from value: Double, step: Double, page: Double, in range: ClosedRange<Double>
    ) -> Double {
      let target =
        switch self {
        case .backward: value - step
        case .forward: value + step
        case .pageBackward: value - page
        case .pageForward: value + page
        case .first: range.lowerBound
        case .last: range.upperBound
        }
      return min(max(target, range.lowerBound), range.upperBound)
    }
  }

  /// Side in pixels: the disk with the focus ring around it.
  static let side = 24
  /// Radius of the disk.
  private static let radius = TimelineLayout.knobRadius
  private var valueText = ""

  /// - Parameter label: the accessible name.
  init(name: String, label: String) {
    super.init()
    self.name = name
    isFocusable = true
    canTarget = false
    setAccessibleLabel(label)
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.handle($0) ?? false }
    add(keys)
  }

  override class var cssName: String? { "slider-knob" }
  override class var accessibleRole: AccessibleRole? { .slider }
  override class var actions: [String] { SliderAction.names }

  override func perform(_ action: String) {
    moveAndSay(action == SliderAction.increase.rawValue ? .forward : .backward)
  }

  /// Moves the knob; subclasses do it.
  func move(by step: Step) {}

  /// Tells a screen reader the value.
  func show(value: Double, in range: ClosedRange<Double>, text: String) {
    valueText = text
    setAccessibleValue(value, in: range, text: text)
  }

  private func handle(_ key: Key) -> Bool {
    let step: Step
    switch key {
    case .left: step = isRightToLeft ? .forward : .backward
    case .right: step = isRightToLeft ? .backward : .forward
    case .up: step = .forward
    case .down: step = .backward
    case .pageUp: step = .pageForward
    case .pageDown: step = .pageBackward
    case .home: step = .first
    case .end: step = .last
    default: return false
    }
    moveAndSay(step)
    return true
  }

  private func moveAndSay(_ step: Step) {
    move(by: step)
    announce(valueText)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side, Self.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let disk = { (radius: Double, color: Color) in
      let start = Double(Self.side) / 2 - radius
      snapshot.fill(
        Bounds(x: start, y: start, width: 2 * radius, height: 2 * radius), radius: radius, color)
    }
    disk(Self.radius + 1, color.faded(to: 0.25))
    disk(Self.radius, .white)
  }
}
