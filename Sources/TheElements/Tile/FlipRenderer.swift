import Elements
import Gtk

/// Draws a tile during a flip: images of its two faces, each with its reflection, in vertical slices. The same
/// code draws with Cairo and with OpenGL, the tile and its reflection.
@MainActor
final class FlipRenderer {
  /// The tile's side without perspective, in pixels.
  private let side: Double
  private let scale: Int
  private let front: FaceImage
  private let back: FaceImage

  /// Largest step of an edge between two slices that is not visible, in device pixels.
  private static let maximumStep = 0.5
  /// Width of a slice in device pixels: the steeper the edges, the narrower.
  private static let sliceWidths = 1.0...16
  /// Padding of an image that is part of its slices, so that its edges are antialiased, in pixels.
  private static let padding = 2.0

  /// Renders the images; nil if a face draws nothing.
  init?(side: Double, scale: Int, front: RenderNode?, back: RenderNode?) {
    guard let front = front.flatMap({ FaceImage($0, side: side, scale: scale) }),
      let back = back.flatMap({ FaceImage($0, side: side, scale: scale) })
    else { return nil }
    (self.side, self.scale, self.front, self.back) = (side, scale, front, back)
  }

  /// Draws the tile and its reflection at `angle` in degrees.
  func draw(angle: Double, in snapshot: Snapshot) {
    let view = FlipPerspective(width: side, angle: angle)
    let slices = view.slices(step: sliceWidth(in: view))
    guard let first = slices.first, let last = slices.last else { return }
    let horizon = side / 2
    let maximumScale = max(view.scale(at: first.x), view.scale(at: last.x + last.width))
    let top = (horizon - (horizon + Self.padding) * maximumScale).rounded(.down)
    let bottom = horizon + (front.height - horizon + Self.padding) * maximumScale
    let bounds = Bounds(
      x: first.x, y: top, width: last.x + last.width - first.x, height: (bottom - top).rounded(.up))
    let image = view.showsBack ? back : front
    let frame = Surface(width: bounds.width, height: bounds.height, scale: scale) { canvas in
      canvas.translate(x: -bounds.x, y: -bounds.y)
      for slice in slices {
        image.draw(
          slice, horizon: horizon, padding: Self.padding, narrowing: view.narrowing, on: canvas)
      }
      canvas.tint(.black.faded(to: view.shade))
    }
    guard let frame else { return }
    snapshot.canvas(in: bounds) { canvas in
      canvas.translate(x: bounds.x, y: bounds.y)
      canvas.draw(frame)
    }
  }

  /// Returns the width of a slice in pixels, a whole number of device pixels.
  private func sliceWidth(in view: FlipPerspective) -> Double {
    let width = view.sliceWidth(step: Self.maximumStep).rounded(.down)
    return min(max(width, Self.sliceWidths.lowerBound), Self.sliceWidths.upperBound)
      / Double(scale)
  }
}

/// An image of a face and its reflection with horizontally scaled mipmap levels: an image drawn ten times
/// narrower without them would shimmer.
@MainActor
private final class FaceImage {
  /// Height of face and reflection, in pixels.
  let height: Double
  /// Mipmap levels, each half as wide as the previous one.
  private let levels: [Surface]

  private static let maximumLevels = 4

  init?(_ node: RenderNode, side: Double, scale: Int) {
    height = ReflectionGeometry.total(of: side)
    let whole = Surface(width: side, height: height, scale: scale) { canvas in
      canvas.draw(node)
      MirrorImage(width: side, height: side).draw(node, on: canvas)
    }
    guard let whole else { return nil }
    var levels = [whole]
    while levels.count < Self.maximumLevels, let wide = levels.last,
      let narrow = Surface(
        width: wide.width / 2, height: height, scale: scale,
        {
          $0.scale(x: 0.5, y: 1)
          $0.draw(wide)
        })
    {
      levels.append(narrow)
    }
    self.levels = levels
  }

  /// Draws one slice; `horizon` is the y coordinate of the vanishing point.
  func draw(
    _ slice: FlipPerspective.Slice, horizon: Double, padding: Double, narrowing: Double,
    on canvas: Canvas
  ) {
    let (index, factor) = level(for: narrowing)
    let source = Bounds(
      x: slice.sourceX / factor, y: -padding, width: slice.sourceWidth / factor,
      height: height + 2 * padding)
    let target = Bounds(
      x: slice.x, y: horizon - (horizon + padding) * slice.scale, width: slice.width,
      height: source.height * slice.scale)
    canvas.draw(levels[index], from: source, to: target)
  }

  /// Returns the level to draw and its reduction factor.
  private func level(for narrowing: Double) -> (index: Int, factor: Double) {
    var (index, factor) = (0, 1.0)
    while index + 1 < levels.count, narrowing > factor * 2 {
      (index, factor) = (index + 1, factor * 2)
    }
    return (index, factor)
  }
}
