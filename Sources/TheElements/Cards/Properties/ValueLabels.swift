import GLib
import Gtk

/// A value and, beside it or, if there is no room, below it, the same value in other units; aligned at the end.
final class ValueLabels: Widget, LongestWordMeasuring {
  private let value: Label
  private let others: Label

  /// Space between the labels side by side, in pixels.
  private static let spacing = 8
  /// Space between the labels one below the other, in pixels.
  private static let lineSpacing = 2

  init(_ value: Label, _ others: Label) {
    self.value = value
    self.others = others
    super.init()
    append(value)
    append(others)
  }

  override var requestMode: RequestMode { .heightForWidth }

  var wordWidth: Int { max(value.wordWidth, others.wordWidth) }

  private var lineWidth: Int {
    value.request(.horizontal).natural + Self.spacing + others.request(.horizontal).natural
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let line = lineWidth
    guard orientation == .vertical else {
      let widths = [value, others].map { $0.request(.horizontal).minimum }
      return (widths.max() ?? 0, line)
    }
    let isLine = forSize < 0 || forSize >= line
    let heights = [value, others].map {
      $0.request(.vertical, forSize: isLine ? -1 : forSize).minimum
    }
    let height =
      isLine ? heights.max() ?? 0 : heights.reduce(0, +) + Self.lineSpacing
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    guard width >= lineWidth else {
      let top = value.request(.vertical, forSize: width).minimum
      value.allocate(x: 0, y: 0, width: width, height: top)
      let y = top + Self.lineSpacing
      return others.allocate(x: 0, y: Double(y), width: width, height: height - y)
    }
    let (first, second) = (
      value.request(.horizontal).natural, others.request(.horizontal).natural
    )
    let starts = (width - second - Self.spacing - first, width - second)
    value.allocate(
      x: Double(x(leading: starts.0, width: first, in: width)), y: 0, width: first, height: height)
    others.allocate(
      x: Double(x(leading: starts.1, width: second, in: width)), y: 0, width: second,
      height: height)
  }
}
