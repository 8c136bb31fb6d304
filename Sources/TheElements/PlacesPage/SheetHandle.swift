import Elements
import GLib
import Gtk

/// The handle of a sheet: a slider for keyboard and screen reader. A drag of the sheet's head moves it too.
final class SheetHandle: Widget {
  /// Called with the stop to which a key or a click moves the sheet.
  var onMove: (@MainActor (Sheet.Stop) -> Void)?
  private var stop = Sheet.Stop.half

  /// Sizes in pixels.
  private static let (height, barWidth, barHeight) = (24, 36.0, 4.0)
  private static let opacity = 0.3

  override init() {
    super.init()
    name = "sheet-handle"
    isFocusable = true
    setAccessibleLabel(tr("Height of the Sheet"))
    show(stop)
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
  }

  override class var cssName: String? { "sheet-handle" }
  override class var accessibleRole: AccessibleRole? { .slider }
  override class var actions: [String] { SliderAction.names }

  override func perform(_ action: String) {
    onMove?(action == SliderAction.increase.rawValue ? stop.higher : stop.lower)
  }

  func show(_ stop: Sheet.Stop) {
    self.stop = stop
    let last = Double(Sheet.Stop.allCases.count - 1)
    setAccessibleValue(Double(stop.index), in: 0...last, text: stop.text)
  }

  /// Moves to the next higher stop, and from the highest to the lowest.
  func step() { onMove?(stop == .full ? .low : stop.higher) }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .up, .pageUp: onMove?(stop.higher)
    case .down, .pageDown: onMove?(stop.lower)
    case .home: onMove?(.low)
    case .end: onMove?(.full)
    case .enter, .space: step()
    default: return false
    }
    return true
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    orientation == .vertical
      ? (Self.height, Self.height) : (Int(Self.barWidth), Int(Self.barWidth))
  }

  override func snapshot(_ snapshot: Snapshot) {
    let bar = Bounds(
      x: ((Double(width) - Self.barWidth) / 2).rounded(),
      y: ((Double(height) - Self.barHeight) / 2).rounded(), width: Self.barWidth,
      height: Self.barHeight)
    snapshot.fill(bar, radius: Self.barHeight / 2, color.faded(to: Self.opacity))
  }
}

extension Sheet.Stop {
  /// The text that a screen reader says.
  var text: String {
    switch self {
    case .low: tr("Low", context: "height of a sheet")
    case .half: tr("Half of the window", context: "height of a sheet")
    case .full: tr("Full height", context: "height of a sheet")
    }
  }
}

extension SheetHandle: DrawnPart {
  var shownTexts: [String] { [accessibleDescription] }
}
