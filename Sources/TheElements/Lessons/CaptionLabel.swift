import GLib
import Gtk

/// The caption of a lesson. It is always as high as the longest one, so that nothing above it moves.
final class CaptionLabel: Widget {
  let label = Label(style: "lesson-caption", wraps: .anywhere)
  /// The longest caption, which is only measured.
  private let ruler = Label(style: "lesson-caption", wraps: .anywhere)

  /// - Parameter longest: the longest caption.
  init(longest: String) {
    super.init()
    label.name = "lesson-caption"
    ruler.text = longest
    ruler.setAccessibleHidden(true)
    for child in [ruler, label] { append(child) }
    ruler.isChildVisible = false
    expandsHorizontally = true
  }

  override class var cssName: String? { "caption-label" }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (one, other) = (
      label.request(orientation, forSize: forSize), ruler.request(orientation, forSize: forSize)
    )
    return (max(one.minimum, other.minimum), max(one.natural, other.natural))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    ruler.allocate(x: 0, y: 0, width: width, height: height)
    label.allocate(x: 0, y: 0, width: width, height: height)
  }
}
