import GLib
import Gtk

// LoadingLine
//   └── ProgressBar

/// A thin line at the foot of a header bar, which tells how far something has come. It takes no room from what
/// stands below, so that nothing there moves when it comes and goes.
final class LoadingLine: Widget {
  private let bar = ProgressBar()

  /// Pixels of its height.
  private static let height = 3
  /// What is shown before anything has come, so that there is something to see.
  private static let start = 0.08

  /// A line that is not shown yet.
  override init() {
    super.init()
    name = "loading"
    canTarget = false
    bar.addClass("osd")
    bar.addClass("loading")
    append(bar)
    show(nil)
  }

  override class var accessibleRole: AccessibleRole? { .generic }

  /// Shows how far it has come, from 0 to 1, and a screen reader what that is; nil hides it.
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
