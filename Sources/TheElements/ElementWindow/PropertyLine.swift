import GLib
import Gtk

/// Two labels at the two ends of a line. Where both do not fit, the one at the end gets what it asks for
/// as far as the other keeps its share; then both wrap. Where it cannot be so narrow, it gets a line of
/// its own above the other.
final class PropertyLine: Widget {
  private let leading: Widget
  private let trailing: Widget

  /// Pixels between the two.
  private static let gap = 12
  /// The part of the line that the leading label keeps, if it needs it.
  private static let leadingShare = 0.4

  init(_ leading: Widget, _ trailing: Widget) {
    self.leading = leading
    self.trailing = trailing
    super.init()
    append(leading)
    append(trailing)
  }

  override class var accessibleRole: AccessibleRole? { .generic }
  override var requestMode: RequestMode { .heightForWidth }

  private struct Split {
    var leading: Int
    var trailing: Int
    var isStacked = false
  }

  private func split(_ width: Int) -> Split {
    let room = width - Self.gap
    let (start, end) = (leading.request(.horizontal), trailing.request(.horizontal))
    let kept = max(
      min(start.natural, Int(Double(room) * Self.leadingShare)), start.minimum)
    guard end.minimum <= room - kept else {
      return Split(leading: width, trailing: width, isStacked: true)
    }
    let trailing = min(end.natural, room - kept)
    return Split(leading: room - trailing, trailing: trailing)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (start, end) = (leading.request(.horizontal), trailing.request(.horizontal))
    let natural = start.natural + Self.gap + end.natural
    guard orientation == .vertical else { return (max(start.minimum, end.minimum), natural) }
    let heights = heights(split(forSize < 0 ? natural : forSize))
    return (heights.total, heights.total)
  }

  private func heights(_ split: Split) -> (trailing: Int, total: Int) {
    let start = leading.request(.vertical, forSize: split.leading).minimum
    let end = trailing.request(.vertical, forSize: split.trailing).minimum
    return (end, split.isStacked ? start + end : max(start, end))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let split = split(width)
    let above = split.isStacked ? heights(split).trailing : 0
    let isMirrored = isRightToLeft
    leading.allocate(
      x: isMirrored ? Double(width - split.leading) : 0, y: Double(above), width: split.leading,
      height: height - above)
    trailing.allocate(
      x: isMirrored ? 0 : Double(width - split.trailing), y: 0, width: split.trailing,
      height: split.isStacked ? above : height)
  }
}
