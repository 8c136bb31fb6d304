import Elements
import Gtk

/// The symbol of a physical state: a square for solid, a drop for liquid, a ring for gas, a question mark for
/// unknown.
@MainActor
struct StateGlyph {
  private let state: PhysicalState

  /// Radius of the square's corners, in radii of the glyph.
  private static let squareCorner = 0.3
  /// Least radius of the corners in device pixels; a smaller one is not seen.
  private static let leastCorner = 1.25

  init(_ state: PhysicalState) { self.state = state }

  /// Draws the symbol centered at a point, as large as a circle of `radius` pixels.
  func draw(
    in drawing: any Drawing, x: Double, y: Double, radius: Double, _ color: Color,
    for face: any Typeface
  ) {
    let bounds = Bounds(Point(x: x, y: y).square(radius: radius))
    switch state {
    case .solid:
      // A plain rectangle joins OpenGL's draw call of the texts before it.
      let corner = radius * Self.squareCorner
      let isSharp = corner * Double(face.scaleFactor) < Self.leastCorner
      drawing.fill(bounds, radius: isSharp ? 0 : corner, color)
    case .gas:
      // With a background, OpenGL uses the shader of a tile's edge; compiling the one for a mere border takes 20 ms
      // and 10 MB.
      drawing.fill(bounds, radius: radius, color.faded(to: 0))
      drawing.outline(bounds, radius: radius, width: max(1, radius * 0.32), color)
    case .liquid:
      Drop(x: x, y: y, radius: radius, scale: face.scaleFactor).draw(in: drawing, color)
    case .unknown:
      let text = TextLayout("?", for: face, size: radius * 3.2)
      drawing.text(text, x: x - text.width / 2, y: y + radius * 1.15 - text.baseline, color)
    }
  }
}

/// The drop of a liquid. Its shape is cached: tiles of one size have the same.
@MainActor
private struct Drop {
  /// The shape's radius and position within its mask, in pixels, and the device pixels per pixel.
  private struct Shape: Hashable {
    let x, y, radius: Double
    let scale: Int
  }

  /// Left top corner of the mask, on whole pixels.
  private let left, top: Double
  private let shape: Shape

  private static var masks: [Shape: Mask] = [:]
  private static let cacheLimit = 16
  /// Extent above the center and height, in radii.
  private static let (above, height) = (1.4, 2.6)

  init(x: Double, y: Double, radius: Double, scale: Int) {
    (left, top) = ((x - radius).rounded(.down), (y - radius * Self.above).rounded(.down))
    shape = Shape(x: x - left, y: y - top, radius: radius, scale: scale)
  }

  func draw(in drawing: any Drawing, _ color: Color) {
    guard let snapshot = drawing as? Snapshot else {
      let (width, height) = size
      return drawing.path(in: Bounds(x: left, y: top, width: width, height: height)) {
        addShape(to: $0, x: left + shape.x, y: top + shape.y)
        $0.fill(color)
      }
    }
    if Self.masks[shape] == nil, Self.masks.count >= Self.cacheLimit { Self.masks = [:] }
    guard let mask = Self.masks[shape] ?? makeMask() else { return }
    Self.masks[shape] = mask
    snapshot.fill(mask, x: left, y: top, color)
  }

  /// Width and height of the shape in whole pixels.
  private var size: (Double, Double) {
    (
      (shape.x + shape.radius).rounded(.up),
      (shape.y + shape.radius * (Self.height - Self.above)).rounded(.up)
    )
  }

  private func makeMask() -> Mask? {
    Mask(width: size.0, height: size.1, scale: shape.scale) { path in
      addShape(to: path, x: shape.x, y: shape.y)
      path.fill(.black)
    }
  }

  /// Adds the drop to a path, with its center at a point.
  private func addShape(to path: Path, x: Double, y: Double) {
    let radius = shape.radius
    let body = radius * 0.86
    let center = y + radius * 0.3
    let (tip, shoulder, waist) = (y - radius * 1.35, y - radius * 0.7, y - radius * 0.2)
    path.move(x: x, y: tip)
    path.curve(x + body * 0.3, shoulder, x + body, waist, x: x + body, y: center)
    path.arc(x: x, y: center, radius: body, from: 0, to: .pi)
    path.curve(x - body, waist, x - body * 0.3, shoulder, x: x, y: tip)
    path.close()
  }
}
