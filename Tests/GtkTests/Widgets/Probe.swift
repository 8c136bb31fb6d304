import TestSupport

@testable import GLib
@testable import Gtk

/// A widget for tests: it records the calls of GTK, and draws with a closure.
class Probe: Widget {
  var size = (width: 40, height: 20)
  var draw: (Snapshot) -> Void = { _ in }
  var takesFocus = false
  private(set) var allocations: [[Int]] = []
  private(set) var drawings = 0
  private(set) var performed: [String] = []
  private(set) var directions: [FocusDirection] = []
  private(set) var stateChanges = 0
  private(set) var styleChanges = 0

  override class var cssName: String? { "probe" }
  override class var accessibleRole: AccessibleRole? { .img }
  override class var actions: [String] { ["probe.first", "probe.second"] }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let length = orientation == .horizontal ? size.width : size.height
    return (length, length * 2)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    allocations.append([width, height])
    for child in children { child.allocate(x: 0, y: 0, width: width, height: height) }
  }

  override func snapshot(_ snapshot: Snapshot) {
    drawings += 1
    draw(snapshot)
    for child in children { snapshot.child(child, of: self) }
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    directions.append(direction)
    return takesFocus ? grabFocus() : false
  }

  override func perform(_ action: String) { performed.append(action) }
  override func stateChanged() { stateChanges += 1 }
  override func styleChanged() { styleChanges += 1 }
}

/// Colors for drawing tests.
extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
  static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
