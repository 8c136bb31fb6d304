import CGtk
import GLib

/// A message in as many lines as it needs, over a window's content: libadwaita asks a toast for its height at its natural
/// width, but gives it no more than the window's. So it tells the height of the width that it has.
public final class FloatingMessage: Widget {
  private let label: Label
  /// The width of the last layout in pixels.
  private var lastWidth = 0

  /// Characters of a line that is read well.
  private static let longestLine = 60

  public init(_ message: String) {
    label = Label(message)
    super.init()
    label.wraps = true
    label.breakAnywhere()
    label.alignText(0)
    label.addClass("heading")
    label.setProperty("max-width-chars", to: Self.longestLine)
    append(label)
    afterLayout { [weak self] in
      guard let self, self.width != self.lastWidth else { return }
      self.lastWidth = self.width
      self.queueResize()
    }
  }

  public override var requestMode: RequestMode { .heightForWidth }

  public override func measure(
    _ orientation: Orientation, forSize: Int
  ) -> (minimum: Int, natural: Int) {
    // For a height, a label asks for the width of as few lines.
    guard orientation == .vertical else { return label.request(.horizontal) }
    guard lastWidth > 0 else { return label.request(.vertical, forSize: forSize) }
    return label.request(.vertical, forSize: forSize < 0 ? lastWidth : min(forSize, lastWidth))
  }

  public override func allocate(width: Int, height: Int, baseline: Int) {
    label.allocate(x: 0, y: 0, width: width, height: height)
  }
}
