import Adwaita
import Elements
import GLib
import Gtk

/// A small chart of the rounds played last: a bar for each, as high as the part of right answers.
final class QuizHistoryChart: Widget {
  private var entries: [QuizHistory.Entry] = []

  /// Number of rounds shown at least, and at most.
  private static let counts = 3...30
  /// Lengths in pixels at a text scale of 1.
  private static let (height, barWidth, gap) = (72.0, 12.0, 4.0)
  private static let textSize = 11.0
  /// Opacity of bars and of the line of all right answers, normally and in high contrast.
  private static let (bar, line) = ((usual: 0.75, high: 1.0), (usual: 0.2, high: 0.7))

  override init() {
    super.init()
    name = "quiz-history"
    isVisible = false
  }

  override class var cssName: String? { "quiz-history" }
  override class var accessibleRole: AccessibleRole? { .img }

  /// Shows the last rounds; with a few the chart is hidden.
  func show(_ history: QuizHistory) {
    entries = history.entries.suffix(Self.counts.upperBound).filter { $0.asked > 0 }
    isVisible = Self.counts.lowerBound <= entries.count
    setAccessibleLabel(text)
    queueDraw()
  }

  /// The last rounds in words.
  private var text: String {
    let share = Int((QuizHistory.share(of: entries) * 100).rounded())
    return ntr(
      // TRANSLATORS: {1} is a number of rounds of the quiz, {2} the part of right answers in them, 80 %.
      "The last round: {2} right", "The last {1} rounds: {2} right", entries.count,
      String(entries.count), tr("{1} %", String(share)))
  }

  private var scale: Double { max(textScale, 1) }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let bars = Double(Self.counts.upperBound) * (Self.barWidth + Self.gap)
      return (Int(8 * (Self.barWidth + Self.gap)), Int(bars))
    }
    let height = Int(Self.height + Self.textSize * scale * 2)
    return (height, height)
  }

  override func styleChanged() { queueDraw() }

  override func snapshot(_ snapshot: Snapshot) {
    let style = ChartStyle(self)
    let isHigh = StyleManager.shared.isHighContrast
    let title = TextLayout(text, for: self, size: Self.textSize * scale)
    title.ellipsize(within: Double(width))
    let (top, titleX) = (title.height + 8, isRightToLeft ? Double(width) - title.width : 0)
    snapshot.text(title, x: titleX, y: 0, style.dimColor)
    let area = Bounds(
      x: 0, y: top, width: Double(width), height: Double(height) - top - 1)
    let line = style.color.faded(to: isHigh ? Self.line.high : Self.line.usual)
    for y in [area.y, area.y + area.height] {
      snapshot.fill(Bounds(x: 0, y: y.rounded(), width: area.width, height: 1), line)
    }
    let color = style.accent.faded(to: isHigh ? Self.bar.high : Self.bar.usual)
    let room = Int(area.width / (Self.barWidth + Self.gap))
    for (index, entry) in entries.suffix(max(room, 1)).enumerated() {
      let start = Double(index) * (Self.barWidth + Self.gap)
      // A round without a right answer is still seen.
      let height = max(entry.share * area.height, 2)
      snapshot.fill(
        Bounds(
          x: x(leading: start, width: Self.barWidth, in: area.width),
          y: area.y + area.height - height, width: Self.barWidth, height: height), radius: 2, color)
    }
  }
}
