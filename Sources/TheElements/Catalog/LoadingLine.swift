import GLib
import Gtk

// LoadingLine
//   └── ProgressBar

/// A thin progress bar over the lower edge of a header bar. Its requested height is 0, so nothing below moves when it
/// appears or disappears.
final class LoadingLine: Widget {
  private let bar = ProgressBar()

  /// Height in pixels.
  private static let height = 3
  /// The least fraction shown, so that the bar is visible from the start.
  private static let start = 0.08

  /// A hidden line.
  override init() {
    super.init()
    name = "loading"
    canTarget = false
    bar.addClass("osd")
    bar.addClass("loading")
    append(bar)
    show(nil)
  }

  /// Shows the fraction `part`, from 0 to 1, with `what` as the accessible label; nil hides the line.
  func show(_ part: Double?, of what: String = "") {
    isVisible = part != nil
    guard let part else { return }
    bar.fraction = max(part, Self.start)
    bar.setAccessibleLabel(what)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    orientation == .horizontal ? bar.request(.horizontal) : (0, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    _ = bar.request(.vertical)
    bar.allocate(x: 0, y: -Double(Self.height), width: width, height: Self.height)
  }
}
