import Elements
import GLib
import Gtk

/// All of an element's header bar but the buttons of the window: buttons at both ends, and the title between them, in the
/// middle of the window if it has room there. In a narrow bar the names give way to the symbol first, then the buttons
/// whose actions the menu has, too, and the symbol last. It lies in the middle of the bar, and takes all of its width.
final class ElementHeaderRow: Widget {
  private let start: [Widget]
  private let title: ElementTitle
  private let end: [Widget]
  /// Those of the end that give way, the first one first.
  private let yielding: [Widget]

  /// Pixels between the buttons, and in a narrow bar.
  private static let (gap, narrowGap) = (6, 2)
  /// Width in pixels kept for a symbol: one for all, so that the same buttons fit beside each.
  private static let symbolWidth = 28
  /// Width asked for in pixels: more than there is.
  private static let wholeWidth = 4096

  init(_ start: [Widget], _ title: ElementTitle, _ end: [Widget], yielding: [Widget]) {
    (self.start, self.title, self.end, self.yielding) = (start, title, end, yielding)
    super.init()
    expandsHorizontally = true
    for child in start + [title] + end { append(child) }
  }

  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    if orientation == .vertical {
      let heights = (start + [title] + end).map { $0.request(.vertical).minimum }
      return (heights.max() ?? 0, heights.max() ?? 0)
    }
    let kept = end.filter { child in !yielding.contains { $0 === child } }
    let least = Self.width(of: start, Self.narrowGap) + Self.width(of: kept, Self.narrowGap)
    return (least, max(least, Self.wholeWidth))
  }

  /// Width of buttons, each with the gap beside it.
  private static func width(of buttons: [Widget], _ gap: Int) -> Int {
    buttons.reduce(0) { $0 + $1.request(.horizontal).minimum + gap }
  }

  /// The buttons of the end for which there is room beside a symbol, and the gaps with which there is.
  private func fitting(_ width: Int) -> (end: [Widget], gap: Int) {
    let room = width - Self.symbolWidth
    for count in 0...yielding.count {
      let shown = end.filter { child in !yielding.prefix(count).contains { $0 === child } }
      for gap in [Self.gap, Self.narrowGap]
      where Self.width(of: start, gap) + Self.width(of: shown, gap) <= room {
        return (shown, gap)
      }
    }
    return (end.filter { child in !yielding.contains { $0 === child } }, Self.narrowGap)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let (shown, gap) = fitting(width)
    var place = 0
    func put(_ child: Widget, _ childWidth: Int) {
      let x = x(leading: place, width: childWidth, in: width)
      child.allocate(x: Double(x), y: 0, width: childWidth, height: height)
      place += childWidth + gap
    }
    for child in start { put(child, child.request(.horizontal).minimum) }
    let free = place..<max(place, width - Self.width(of: shown, gap))
    let room = titleRoom(in: free, of: width)
    place = room.lowerBound
    put(title, room.count)
    for child in end {
      child.isChildVisible = shown.contains { $0 === child }
    }
    place = free.upperBound + gap
    for child in shown { put(child, child.request(.horizontal).minimum) }
  }

  /// The part of the free room whose middle is the window's, if the title has room there; otherwise all of it.
  private func titleRoom(in free: Range<Int>, of width: Int) -> Range<Int> {
    guard let window, let x = convert(x: 0, y: 0, to: window)?.x else { return free }
    let middle = window.width / 2 - Int(x)
    let center = isRightToLeft ? width - middle : middle
    let half = min(center - free.lowerBound, free.upperBound - center)
    guard 2 * half >= title.request(.horizontal).natural else { return free }
    return center - half..<center + half
  }
}
