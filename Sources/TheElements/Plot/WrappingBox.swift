import Elements
import GLib
import Gtk

/// A box whose children continue on another line where there is no room beside each other.
final class WrappingBox: Widget {
  private let content: [Widget]

  /// Pixels between the children, and around them.
  private static let (gap, margin) = (8, 8)

  init(_ content: [Widget]) {
    self.content = content
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
      if lines.isEmpty || room < wanted + Self.gap {
        lines.append((children: [(child, wanted)], height: height))
        room = width - wanted
      } else {
        lines[lines.count - 1].children.append((child, wanted))
        lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
        room -= wanted + Self.gap
      }
    }
    return lines
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = content.filter(\.isVisible).map { $0.request(.horizontal) }
    if orientation == .horizontal {
      let natural = requests.reduce(0) { $0 + $1.natural + Self.gap } - Self.gap
      return ((requests.map(\.minimum).max() ?? 0) + 2 * Self.margin, natural + 2 * Self.margin)
    }
    let lines = lines(within: (forSize < 0 ? Int.max / 4 : forSize) - 2 * Self.margin)
    let height = lines.reduce(0) { $0 + $1.height + Self.gap } - Self.gap + 2 * Self.margin
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    var y = Self.margin
    for line in lines(within: width - 2 * Self.margin) {
      var start = Self.margin
      for (child, childWidth) in line.children {
        child.allocate(
          x: Double(x(leading: start, width: childWidth, in: width)), y: Double(y),
          width: childWidth, height: line.height)
        start += childWidth + Self.gap
      }
      y += line.height + Self.gap
    }
  }
}
