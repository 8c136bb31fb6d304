import Elements
import Gtk

/// What a tile looks like while it turns: pictures of its two faces, each with its reflection, cut into
/// slices. One drawing serves both renderers, and tile and reflection alike.
@MainActor
final class FlipRenderer {
  /// The tile's side at rest, in pixels.
  private let side: Double
  private let scale: Int
  private let front: FaceImage
  private let back: FaceImage

  /// How far, in pixels of the screen, an edge may step from one slice to the next without being seen.
  private static let invisibleStep = 0.5
  /// Pixels of the screen in a slice's width: the steeper the edges are, the fewer.
  private static let sliceWidths = 1.0...16

  /// Pixels around a picture that belong to its slices, too, so that its edges are drawn softly.
  private static let edge = 2.0

  /// Takes the pictures; nil where a face draws nothing.
  init?(side: Double, scale: Int, front: RenderNode?, back: RenderNode?) {
    guard let front = front.flatMap({ FaceImage($0, side: side, scale: scale) }),
      let back = back.flatMap({ FaceImage($0, side: side, scale: scale) })
    else { return nil }
    (self.side, self.scale, self.front, self.back) = (side, scale, front, back)
  }

  /// Draws tile and reflection at the flip's angle in degrees.
  func draw(angle: Double, in snapshot: Snapshot) {
    let view = FlipPerspective(width: side, angle: angle)
    let slices = view.slices(step: sliceWidth(in: view))
    guard let first = slices.first, let last = slices.last else { return }
    let eye = side / 2
    let highest = max(view.scale(at: first.x), view.scale(at: last.x + last.width))
    let top = (eye - (eye + Self.edge) * highest).rounded(.down)
    let foot = eye + (front.height - eye + Self.edge) * highest
    let bounds = Bounds(
      x: first.x, y: top, width: last.x + last.width - first.x, height: (foot - top).rounded(.up))
    let picture = view.showsBack ? back : front
    let frame = Surface(width: bounds.width, height: bounds.height, scale: scale) { canvas in
      canvas.translate(x: -bounds.x, y: -bounds.y)
      for slice in slices {
        picture.draw(
          slice, eye: eye, edge: Self.edge, narrowing: view.narrowing, on: canvas)
      }
      canvas.tint(.black.faded(to: view.shade))
    }
    guard let frame else { return }
    snapshot.canvas(in: bounds) { canvas in
      canvas.translate(x: bounds.x, y: bounds.y)
      canvas.draw(frame)
    }
  }

  /// In pixels of the design; whole pixels of the screen.
  private func sliceWidth(in view: FlipPerspective) -> Double {
    let possible = view.sliceWidth(step: Self.invisibleStep).rounded(.down)
    return min(max(possible, Self.sliceWidths.lowerBound), Self.sliceWidths.upperBound)
      / Double(scale)
  }
}

/// A picture of a face and of its reflection, with narrower copies of it: drawn ten times narrower, a
/// picture whose pixels were merely left out would glitter.
@MainActor
private final class FaceImage {
  /// Of face and reflection together, in pixels.
  let height: Double
  /// Each half as wide as the one before.
  private let copies: [Surface]

  private static let mostCopies = 4

  init?(_ node: RenderNode, side: Double, scale: Int) {
    height = ReflectionGeometry.total(of: side)
    let whole = Surface(width: side, height: height, scale: scale) { canvas in
      canvas.draw(node)
      Mirror(width: side, height: side).draw(node, on: canvas)
    }
    guard let whole else { return nil }
    var copies = [whole]
    while copies.count < Self.mostCopies, let wide = copies.last,
      let narrow = Surface(
        width: wide.width / 2, height: height, scale: scale,
        {
          $0.scale(x: 0.5, y: 1)
          $0.draw(wide)
        })
    {
      copies.append(narrow)
    }
    self.copies = copies
  }

  func draw(
    _ slice: FlipPerspective.Slice, eye: Double, edge: Double, narrowing: Double,
    on canvas: Canvas
  ) {
    let (index, factor) = copy(for: narrowing)
    let source = Bounds(
      x: slice.sourceX / factor, y: -edge, width: slice.sourceWidth / factor,
      height: height + 2 * edge)
    let target = Bounds(
      x: slice.x, y: eye - (eye + edge) * slice.scale, width: slice.width,
      height: source.height * slice.scale)
    canvas.draw(copies[index], from: source, to: target)
  }

  /// Which copy to draw, and how many times narrower it is than the face.
  private func copy(for narrowing: Double) -> (index: Int, factor: Double) {
    var (index, factor) = (0, 1.0)
    while index + 1 < copies.count, narrowing > factor * 2 {
      (index, factor) = (index + 1, factor * 2)
    }
    return (index, factor)
  }
}
