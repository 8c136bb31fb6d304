import GLib
import Gtk

/// The caption of a lesson. It is always as high as the longest one, so that nothing above it moves, but takes at most half
/// of the window: then it scrolls.
final class CaptionLabel: Widget {
  private let label = Label(style: "lesson-caption", wraps: .anywhere)
  private let scrolled: ScrolledWindow
  /// The longest caption, which is only measured.
  private let ruler = Label(style: "lesson-caption", wraps: .anywhere)
  /// Greatest height in pixels at the last layout.
  private var lastLimit = 0

  /// - Parameter longest: the longest caption.
  init(longest: String) {
    scrolled = ScrolledWindow(label)
    super.init()
    label.name = "lesson-caption"
    scrolled.setAccessibleLabel(tr("Caption", context: "text for those who watch a lesson"))
    ruler.text = longest
    ruler.setAccessibleHidden(true)
    for child in [ruler, scrolled] { append(child) }
    ruler.isChildVisible = false
    expandsHorizontally = true
    afterLayout { [weak self] in
      guard let self, self.limit != self.lastLimit else { return }
      self.lastLimit = self.limit
      self.queueResize()
    }
  }

  /// Greatest height in pixels: half of the window's.
  private var limit: Int {
    guard let window else { return .max }
    return (window.height > 0 ? window.height : window.defaultHeight) / 2
  }

  /// The caption shown, from its first line on.
  var text: String {
    get { label.text }
    set {
      label.text = newValue
      scrolled.verticalAdjustment.value = 0
    }
  }

  override class var cssName: String? { "caption-label" }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (one, other) = (
      label.request(orientation, forSize: forSize), ruler.request(orientation, forSize: forSize)
    )
    let (minimum, natural) = (max(one.minimum, other.minimum), max(one.natural, other.natural))
    guard orientation == .vertical else { return (minimum, natural) }
    return (min(minimum, limit), min(natural, limit))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    ruler.allocate(x: 0, y: 0, width: width, height: height)
    // Only a caption that scrolls takes the focus.
    scrolled.isFocusable = label.request(.vertical, forSize: width).minimum > height
    scrolled.allocate(x: 0, y: 0, width: width, height: height)
  }
}
