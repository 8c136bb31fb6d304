import Gtk

/// A drawing of which only the texts are recorded.
@MainActor
public final class TextRecorder: Drawing {
  public private(set) var texts: [DrawnText] = []
  private let origin: (x: Double, y: Double)

  /// - Parameter origin: the origin of the drawing in the frames of the texts.
  public init(origin: (x: Double, y: Double) = (0, 0)) { self.origin = origin }

  public func text(_ layout: TextLayout, x: Double, y: Double, _ color: Color) {
    let frame = Bounds(
      x: origin.x + x, y: origin.y + y, width: layout.width, height: layout.height)
    guard frame.width > 0 else { return }
    texts.append(DrawnText(frame: frame, color: color, size: layout.size, isBold: false))
  }

  public func fill(_ bounds: Bounds, radius: Double, _ color: Color) {}
  public func outline(_ bounds: Bounds, radius: Double, width: Double, _ color: Color) {}
  public func path(in bounds: Bounds, _ body: (Path) -> Void) {}
  public func clipped(to bounds: Bounds, radius: Double, _ body: () -> Void) { body() }
  public func faded(_ opacity: Double, _ body: () -> Void) { body() }
}
