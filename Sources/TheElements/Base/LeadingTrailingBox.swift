import GLib
import Gtk

/// A row with a leading and a trailing label. If both do not fit, the trailing label gets its natural width
/// as far as the leading one keeps its share, and both wrap. If a word of either would be broken then, the trailing label
/// is below the leading one.
final class LeadingTrailingBox: Widget {
  private let leading: Widget
  private let trailing: any LongestWordMeasuring

  /// Space between the labels, in pixels.
  private static let spacing = 12
  /// Share of the width reserved for the leading label, from 0 to 1.
  private static let leadingShare = 0.4

  init(_ leading: Widget, _ trailing: any LongestWordMeasuring) {
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
    guard start.natural + end.natural > available else {
      return Split(leading: available - end.natural, trailing: end.natural)
    }
    let word = (leading as? any LongestWordMeasuring)?.wordWidth ?? start.minimum
    let reserved = max(min(start.natural, Int(Double(available) * Self.leadingShare)), word)
    let rest = available - reserved
    guard end.natural > rest else {
      return Split(leading: available - end.natural, trailing: end.natural)
    }
    guard end.minimum <= rest, trailing.wordWidth <= rest else {
      return Split(leading: width, trailing: width, isStacked: true)
    }
    return Split(leading: reserved, trailing: rest)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (start, end) = (leading.request(.horizontal), trailing.request(.horizontal))
    let natural = start.natural + Self.spacing + end.natural
    guard orientation == .vertical else { return (max(start.minimum, end.minimum), natural) }
    let heights = heights(split(forSize < 0 ? natural : forSize))
    return (heights.total, heights.total)
  }

  private func heights(_ split: Split) -> (leading: Int, total: Int) {
    let start = leading.request(.vertical, forSize: split.leading).minimum
    let end = trailing.request(.vertical, forSize: split.trailing).minimum
    return (start, split.isStacked ? start + end : max(start, end))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let split = split(width)
    let trailingY = split.isStacked ? heights(split).leading : 0
    leading.allocate(
      x: Double(x(leading: 0, width: split.leading, in: width)), y: 0,
      width: split.leading, height: split.isStacked ? trailingY : height)
    trailing.allocate(
      x: Double(x(leading: width - split.trailing, width: split.trailing, in: width)),
      y: Double(trailingY), width: split.trailing, height: height - trailingY)
  }
}

/// A widget with a text whose longest word can be measured.
protocol LongestWordMeasuring: Widget {
  /// Least width in pixels with which no word is broken.
  var wordWidth: Int { get }
}

extension Label: LongestWordMeasuring {}
