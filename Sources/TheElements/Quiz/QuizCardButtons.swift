import GLib
import Gtk

/// The buttons of a flash card: the one that turns it in the middle, where it stays, between the judgments. Where there is
/// no room for all, the judgments are below it.
final class QuizCardButtons: Widget {
  private let turner: Widget
  private let judgments: QuizJudgments

  /// Pixels between the buttons.
  static let gap = 8

  init(_ turner: Widget, _ judgments: QuizJudgments) {
    (self.turner, self.judgments) = (turner, judgments)
    super.init()
    append(judgments)
    append(turner)
  }

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  /// Width of one line in pixels.
  private var line: Int {
    turner.request(.horizontal).natural + 2 * (judgments.side + Self.gap)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = [turner, judgments].map { $0.request(orientation) }
    let tallest = requests.map(\.natural).max() ?? 0
    guard orientation == .vertical else { return (tallest, line) }
    guard forSize >= 0, forSize < line else { return (tallest, tallest) }
    let both = requests.reduce(Self.gap) { $0 + $1.natural }
    return (both, both)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isLine = width >= line
    let turnerHeight = isLine ? height : turner.request(.vertical).natural
    let top = isLine ? 0 : turnerHeight + Self.gap
    let judgmentsWidth = isLine ? line : judgments.request(.horizontal).natural
    put(judgments, judgmentsWidth, in: width, y: top, height - top)
    put(turner, turner.request(.horizontal).natural, in: width, y: 0, turnerHeight)
  }

  /// Allocates a part in the middle of a width.
  private func put(_ part: Widget, _ partWidth: Int, in width: Int, y: Int, _ height: Int) {
    let start = Double(max(width - partWidth, 0)) / 2
    part.allocate(x: start.rounded(.down), y: Double(y), width: partWidth, height: height)
  }
}
