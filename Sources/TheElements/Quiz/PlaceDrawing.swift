import Elements
import Gtk

/// Draws the periodic table as empty squares with one of them marked by a ring and a question mark.
@MainActor
struct PlaceDrawing {
  private let elements: [AtomicElement]
  private let asked: Int
  private let layout: MiniatureTableLayout
  private let scale: Double
  private let color: Color

  private static let radius = 0.15
  /// Opacity of the squares and of their outlines.
  private static let (ground, outline) = (0.1, 0.35)

  /// - Parameters:
  ///   - asked: atomic number of the marked element.
  ///   - width: width in pixels.
  init(_ elements: [AtomicElement], asked: Int, width: Double, color: Color) {
    (self.elements, self.asked, self.color) = (elements, asked, color)
    layout = MiniatureTableLayout(width: MiniatureTableLayout.widths.upperBound)
    scale = max(width, 1) / layout.size.width
  }

  /// Size in pixels.
  var size: Size { Size(width: layout.size.width * scale, height: layout.size.height * scale) }

  private func bounds(of element: AtomicElement) -> Bounds {
    let frame = layout.frame(of: element)
    return Bounds(
      x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// Draws the table at the origin.
  func draw(in snapshot: Snapshot, for face: any Typeface) {
    let all = Bounds(width: size.width, height: size.height)
    snapshot.path(in: all) { path in
      for element in elements where element.number != asked {
        let square = bounds(of: element)
        path.rectangle(square.inset(by: 0.5), radius: Self.radius * square.width)
        path.fill(color.faded(to: Self.ground))
        path.rectangle(square.inset(by: 0.5), radius: Self.radius * square.width)
        path.stroke(width: 1, color.faded(to: Self.outline))
      }
    }
    guard let element = elements.first(where: { $0.number == asked }) else { return }
    let square = bounds(of: element).inset(by: -0.08 * bounds(of: element).width)
    snapshot.fill(square, radius: Self.radius * square.width, color)
    let isLight = color.red + color.green + color.blue > 1.5
    let ground = isLight ? Color.black : .white
    let text = TextLayout("?", for: face, size: 0.75 * square.width, weight: .bold)
    snapshot.text(
      text, x: square.x + (square.width - text.width) / 2,
      y: square.y + (square.height - text.height) / 2, ground)
  }
}
