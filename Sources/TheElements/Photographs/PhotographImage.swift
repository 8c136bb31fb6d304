import Elements
import ElementsStore
import Gtk

/// A photograph ready to be drawn, at any size: each time from the level that is just large enough.
@MainActor
final class PhotographImage {
  private let levels: [Surface]
  /// Its width divided by its height.
  let aspect: Double

  /// Nil where there is no room for its pixels.
  init?(_ photograph: Photograph) {
    levels = photograph.levels.compactMap {
      Surface(DecodedImage(width: $0.width, height: $0.height, pixels: $0.pixels))
    }
    guard let first = levels.first else { return nil }
    aspect = first.width / first.height
  }

  /// Draws it as large as `frame`, and of that what lies within `view`. There are `scale` pixels of the
  /// screen to one.
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

  /// The frame, about the middle of `place`, in which it covers all of it.
  func frame(covering place: Rect) -> Rect {
    let width = max(place.width, place.height * aspect)
    let height = width / aspect
    return Rect(
      x: place.center.x - width / 2, y: place.center.y - height / 2, width: width, height: height)
  }
}
