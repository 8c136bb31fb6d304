import Elements
import ElementsStore
import Gtk

/// A photograph as drawable mipmap levels; drawing uses the smallest level that is large enough.
@MainActor
final class PhotographImage {
  private let levels: [Surface]
  /// Aspect ratio, width divided by height.
  let aspect: Double

  /// Creates the surfaces; nil if they cannot be allocated.
  init?(_ photograph: Photograph) {
    levels = photograph.levels.compactMap { Surface($0) }
    guard let first = levels.first else { return nil }
    aspect = first.width / first.height
  }

  /// Draws the photograph in `frame`, clipped to `view`, at the scale factor `scale`.
  func draw(on canvas: Canvas, in frame: Rect, within view: Rect, scale: Int) {
    let (left, top) = (max(frame.x, view.x), max(frame.y, view.y))
    let (right, bottom) = (min(frame.maxX, view.maxX), min(frame.maxY, view.maxY))
    let pixels = frame.width * Double(scale)
    guard right > left, bottom > top,
      let level = levels.last(where: { $0.width >= pixels }) ?? levels.first
    else { return }
    let (x, y) = (level.width / frame.width, level.height / frame.height)
    canvas.draw(
      level,
      from: Bounds(
        x: (left - frame.x) * x, y: (top - frame.y) * y, width: (right - left) * x,
        height: (bottom - top) * y),
      to: Bounds(x: left, y: top, width: right - left, height: bottom - top), isPadded: true)
  }

  /// Returns the smallest frame with the photograph's aspect ratio that covers `area`, centered on it.
  func frame(covering area: Rect) -> Rect {
    let width = max(area.width, area.height * aspect)
    let height = width / aspect
    return Rect(
      x: area.center.x - width / 2, y: area.center.y - height / 2, width: width, height: height)
  }
}
