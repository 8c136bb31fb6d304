import Elements
import GLib
import Gtk

/// A chart with a marked item, which pointer and arrow keys move. A screen reader finds it as a slider whose value is the
/// item's text.
class SteppedChart: Widget {
  /// Called when another item is marked.
  var onMove: (@MainActor () -> Void)?
  /// Number of items.
  let count: Int
  /// Position of the marked item.
  private(set) var position = 0

  /// Distance of the pointer's last motion from the left edge, in pixels.
  private var pointer: Double?

  /// Items by which a page key moves.
  private static let page = 10

  /// A chart with the first of its items marked.
  init(name: String, label: String, count: Int) {
    self.count = count
    super.init()
    self.name = name
    isFocusable = true
    setAccessibleLabel(label)
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
    let motion = MotionController()
    motion.onMotion { [weak self] x, _ in
      // GTK repeats the motion of a resting pointer after each layout, also after a key has marked another item.
      guard let self, x != self.pointer else { return }
      self.pointer = x
      self.mark(atX: x)
    }
    add(motion)
    let click = ClickGesture()
    click.onPressed { [weak self] _, x, _ in
      self?.grabFocus()
      self?.mark(atX: x)
    }
    add(click)
    move(to: 0)
  }

  override class var cssName: String? { "stepped-chart" }
  override class var accessibleRole: AccessibleRole? { .slider }
  override class var actions: [String] { [next, "chart.previous"] }
  private static let next = "chart.next"

  override func perform(_ action: String) {
    moveAndSay(to: position + (action == Self.next ? 1 : -1))
  }

  /// The text of an item; subclasses have it.
  func text(at position: Int) -> String { "" }

  /// The item at a distance from the left edge, in pixels; subclasses know it.
  func item(atX x: Double) -> Int? { nil }

  private func mark(atX x: Double) {
    if let item = item(atX: x), item != position { move(to: item) }
  }

  private func move(to target: Int) {
    guard count > 0 else { return }
    position = min(max(target, 0), count - 1)
    setAccessibleValue(
      Double(position + 1), in: 1...Double(max(count, 2)), text: text(at: position))
    onMove?()
    queueDraw()
  }

  private func handle(_ key: Key) -> Bool {
    let forward = isRightToLeft ? -1 : 1
    let target: Int
    switch key {
    case .left: target = position - forward
    case .right: target = position + forward
    case .pageUp: target = position + Self.page
    case .pageDown: target = position - Self.page
    case .home: target = 0
    case .end: target = count - 1
    default: return false
    }
    moveAndSay(to: target)
    return true
  }

  private func moveAndSay(to target: Int) {
    move(to: target)
    announce(text(at: position))
  }
}

extension SteppedChart: DrawnPart {
  var shownTexts: [String] { [text(at: position)] }
}
