import Elements
import GLib
import Gtk

/// A box whose children continue on another line where there is no room beside each other. Children that expand share the
/// free room of their line.
class WrappingBox: Widget {
  /// Places of the lines in the width: at its leading end, in its middle or at its trailing end.
  enum LineAlign: Int {
    case start, center, end
  }

  var align: LineAlign {
    didSet { if align != oldValue { queueAllocate() } }
  }
  private let content: [Widget]
  private let gap: Int
  private let margin: Int

  /// - Parameters:
  ///   - gap: pixels between the children.
  ///   - margin: pixels around them.
  init(_ content: [Widget], gap: Int = 8, margin: Int = 8, align: LineAlign = .start) {
    (self.content, self.gap, self.margin, self.align) = (content, gap, margin, align)
    super.init()
    for child in content { append(child) }
  }

  override class var cssName: String? { "wrapping-box" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  /// Returns the lines of children that fit a width, each with its height.
  private func lines(within width: Int) -> [(children: [(Widget, Int)], height: Int)] {
    var lines: [(children: [(Widget, Int)], height: Int)] = []
    var room = 0
    for child in content where child.isVisible {
      let natural = min(child.request(.horizontal).natural, max(width, 0))
      let wanted = max(natural, child.request(.horizontal).minimum)
      let height = child.request(.vertical, forSize: wanted).natural
      if lines.isEmpty || room < wanted + gap {
        lines.append((children: [(child, wanted)], height: height))
        room = width - wanted
      } else {
        lines[lines.count - 1].children.append((child, wanted))
        lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
        room -= wanted + gap
      }
    }
    return lines
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = content.filter(\.isVisible).map { $0.request(.horizontal) }
    if orientation == .horizontal {
      let natural = requests.reduce(0) { $0 + $1.natural + gap } - gap
      return ((requests.map(\.minimum).max() ?? 0) + 2 * margin, natural + 2 * margin)
    }
    let lines = lines(within: (forSize < 0 ? Int.max / 4 : forSize) - 2 * margin)
    let height = max(lines.reduce(0) { $0 + $1.height + gap } - gap, 0) + 2 * margin
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    var y = margin
    for line in lines(within: width - 2 * margin) {
      let used = line.children.reduce(-gap) { $0 + $1.1 + gap }
      let free = max(width - 2 * margin - used, 0)
      let shares = line.children.count { $0.0.expandsHorizontally }
      var start = margin + (shares > 0 ? 0 : free * align.rawValue / 2)
      for (child, natural) in line.children {
        let childWidth = natural + (child.expandsHorizontally ? free / max(shares, 1) : 0)
        child.allocate(
          x: Double(x(leading: start, width: childWidth, in: width)), y: Double(y),
          width: childWidth, height: line.height)
        start += childWidth + gap
      }
      y += line.height + gap
    }
  }
}
