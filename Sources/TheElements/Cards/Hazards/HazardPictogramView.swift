import Elements
import GLib
import Gtk

/// A hazard pictogram: a black symbol on white in a red diamond, in every style and reading order.
final class HazardPictogramView: Widget {
  private let pictogram: HazardPictogram

  /// Side in pixels; the width of the frame in hundredths of it.
  private static let (side, frame) = (48, 8.0)
  private static let red = Color(red: 0.86, green: 0, blue: 0.07)

  init(_ pictogram: HazardPictogram) {
    self.pictogram = pictogram
    super.init()
    name = "pictogram-\(pictogram.rawValue)"
    verticalAlign = .center
    setAccessibleLabel(tr(pictogram.title))
    tooltipText = tr("{1} · {2}", tr(pictogram.title), pictogram.rawValue)
  }

  override class var accessibleRole: AccessibleRole? { .img }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.side, Self.side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let bounds = Bounds(
      Rect(x: 0, y: 0, width: Double(width), height: Double(height)).square)
    snapshot.path(in: bounds) { path in
      let drawing = HazardDrawing(path: path, bounds: bounds)
      drawing.diamond(inset: 0, Self.red)
      drawing.diamond(inset: Self.frame, .white)
      for shape in HazardSymbol.shapes(of: pictogram) { drawing.draw(shape) }
    }
    super.snapshot(snapshot)
  }
}

extension HazardPictogramView: DrawnPart {
  var secondName: String { pictogram.rawValue }
  var shownTexts: [String] { [tr(pictogram.title)] }
}

/// Draws the shapes of a pictogram into a square.
@MainActor
private struct HazardDrawing {
  let path: Path
  let bounds: Bounds

  private var scale: Double { bounds.width / 100 }
  private func x(_ point: Point) -> Double { bounds.x + point.x * scale }
  private func y(_ point: Point) -> Double { bounds.y + point.y * scale }

  /// Fills a diamond whose corners are `inset` from the sides of the square.
  func diamond(inset: Double, _ color: Color) {
    polygon([
      Point(x: 50, y: inset), Point(x: 100 - inset, y: 50), Point(x: 50, y: 100 - inset),
      Point(x: inset, y: 50),
    ])
    path.fill(color)
  }

  func draw(_ shape: HazardSymbol.Shape) {
    let color: Color = shape.isWhite ? .white : .black
    switch shape.kind {
    case .polygon: polygon(shape.points)
    case .curve: curve(shape.points)
    case .disk:
      guard let center = shape.points.first else { return }
      path.arc(x: x(center), y: y(center), radius: shape.size * scale, from: 0, to: 2 * .pi)
    case .line:
      line(shape.points)
      return path.stroke(width: shape.size * scale, color)
    }
    path.fill(color)
  }

  private func line(_ points: [Point]) {
    guard let first = points.first else { return }
    path.move(x: x(first), y: y(first))
    for point in points.dropFirst() { path.line(x: x(point), y: y(point)) }
  }

  private func polygon(_ points: [Point]) {
    line(points)
    path.close()
  }

  /// A closed curve through points (Catmull–Rom): at each it runs parallel to the line between its neighbors.
  private func curve(_ points: [Point]) {
    guard let first = points.first else { return }
    let count = points.count
    path.move(x: x(first), y: y(first))
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % count])
      let (before, after) = (points[(index + count - 1) % count], points[(index + 2) % count])
      path.curve(
        x(start) + (x(end) - x(before)) / 6, y(start) + (y(end) - y(before)) / 6,
        x(end) - (x(after) - x(start)) / 6, y(end) - (y(after) - y(start)) / 6,
        x: x(end), y: y(end))
    }
    path.close()
  }
}
