import GLib
import Gtk

/// A row with a leading and a trailing label. If both do not fit, the trailing label gets its natural width
/// as far as the leading one keeps its share, and both wrap. If the trailing label's minimum is wider than
/// that, it is stacked above the leading one.
final class LeadingTrailingBox: Widget {
  private let leading: Widget
  private let trailing: Widget

  /// Space between the labels, in pixels.
  private static let spacing = 12
  /// Share of the width reserved for the leading label, from 0 to 1.
  private static let leadingShare = 0.4

  init(_ leading: Widget, _ trailing: Widget) {
    self.leading = leading
    self.trailing = trailing
    super.init()
    append(leading)
    append(trailing)
  }

  override var requestMode: RequestMode { .heightForWidth }

  /// Widths of the labels in pixels.
  private struct Split {
    var leading: Int
    var trailing: Int
    var isStacked = false
  }

  private func split(_ width: Int) -> Split {
    let available = width - Self.spacing
    let (start, end) = (leading.request(.horizontal), trailing.request(.horizontal))
    let reserved = max(
      min(start.natural, Int(Double(available) * Self.leadingShare)), start.minimum)
    guard end.minimum <= available - reserved else {
      return Split(leading: width, trailing: width, isStacked: true)
    }
    let trailing = min(end.natural, available - reserved)
    return Split(leading: available - trailing, trailing: trailing)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (start, end) = (leading.request(.horizontal), trailing.request(.horizontal))
    let natural = start.natural + Self.spacing + end.natural
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
    let leadingY = split.isStacked ? heights(split).trailing : 0
    leading.allocate(
      x: Double(x(leading: 0, width: split.leading, in: width)), y: Double(leadingY),
      width: split.leading, height: height - leadingY)
    trailing.allocate(
      x: Double(x(leading: width - split.trailing, width: split.trailing, in: width)), y: 0,
      width: split.trailing, height: split.isStacked ? leadingY : height)
  }
}
