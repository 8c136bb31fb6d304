import Elements
import Gtk

/// What is shown where a widget has an element's picture: the drawing, whose electrons move under the
/// pointer, or the photograph in its place.
@MainActor
final class ElementPicture {
  let photograph: PhotographSlot
  private let drawing: AtomDrawing
  private let electrons: ElectronTicker

  /// The picture of `element` in `widget`; photographs are fetched with at most `side` pixels either way.
  init(
    of element: AtomicElement, in widget: Widget, _ kind: PhotographSettings.Kind,
    side: @escaping @MainActor () -> Double, preview: PhotographImage? = nil
  ) {
    drawing = AtomDrawing(element)
    electrons = ElectronTicker(over: widget)
    photograph = PhotographSlot(in: widget, element, kind, side: side, preview: preview)
  }

  /// Draws as much of the picture as `viewport` shows. Of a photograph that has grown only so far, `part`
  /// from 0 to 1, the edges lie beyond the view: it comes from where it covered its place.
  func draw(in snapshot: Snapshot, _ viewport: Viewport, part: Double = 1, scale: Int) {
    let (size, frame) = (viewport.size, viewport.frame)
    electrons.isHidden = photograph.isOpaque
    if !photograph.isOpaque {
      let side = min(frame.width, frame.height)
      let square = Rect(
        x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
      drawing.draw(
        in: snapshot, .init(size: size, frame: square, scale: scale), after: electrons.seconds)
    }
    guard let image = photograph.image else { return }
    let view = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let place = part < 1 ? image.frame(covering: view).between(frame, part) : frame
    let bounds = Bounds(width: size.width, height: size.height)
    snapshot.faded(photograph.opacity) {
      snapshot.fill(bounds, drawing.ground)
      snapshot.canvas(in: bounds) { image.draw(on: $0, in: place, within: view, scale: scale) }
    }
  }
}
