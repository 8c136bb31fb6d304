import Elements
import Gtk

/// The mark of an element with a note: a sheet with a folded corner and lines of text.
@MainActor
struct NoteMark {
  /// Colors of the sheet and of its lines.
  let paper: Color
  let ink: Color

  /// Side in a row, in pixels at a text scale of 1.
  static let side = 14.0
  /// Width of the sheet, size of the folded corner, widths of lines and edge, and the heights of the lines, as fractions of
  /// the side.
  private static let (width, fold, thickness, edge) = (0.8, 0.28, 0.09, 0.12)
  private static let lines = [0.48, 0.7]

  /// Draws the mark in a square with its top left corner at a point.
  func draw(in drawing: any Drawing, x: Double, y: Double, side: Double) {
    let start = x + (1 - Self.width) / 2 * side
    let end = start + Self.width * side
    let fold = Self.fold * side
    let edge = Self.edge * side
    let bounds = Bounds(x: x, y: y, width: side, height: side).inset(by: -edge)
    drawing.path(in: bounds) { path in
      // Twice: the edge sets the sheet off from a letter behind it.
      for isEdge in [true, false] {
        path.move(x: start, y: y)
        path.line(x: end - fold, y: y)
        path.line(x: end, y: y + fold)
        path.line(x: end, y: y + side)
        path.line(x: start, y: y + side)
        path.close()
        isEdge ? path.stroke(width: 2 * edge, ink) : path.fill(paper)
      }
      for line in Self.lines {
        path.move(x: start + 0.2 * side, y: y + line * side)
        path.line(x: end - 0.2 * side, y: y + line * side)
      }
      path.stroke(width: Self.thickness * side, ink)
    }
  }
}
