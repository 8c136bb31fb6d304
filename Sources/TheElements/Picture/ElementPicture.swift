import Elements
import Gtk

/// An element's picture in a widget: the drawing, whose electrons move under the pointer, or the photograph
/// that replaces it.
@MainActor
final class ElementPicture {
  let photograph: PhotographSlot
  private let drawing: AtomDrawing
  private let electrons: ElectronTicker

  /// Creates the picture of `element` in `widget`; photographs are loaded with at most `side` × `side` pixels.
  init(
    of element: AtomicElement, in widget: Widget, _ kind: PhotographSettings.Kind,
    side: @escaping @MainActor () -> Double, preview: PhotographImage? = nil
  ) {
    drawing = AtomDrawing(element)
    electrons = ElectronTicker(over: widget)
    photograph = PhotographSlot(in: widget, element, kind, side: side, preview: preview)
  }

  /// Draws the picture as `viewport` shows it. At a `progress` below 1 of the opening animation a photograph's
  /// edges lie outside the view: the animation starts from a frame that covers the view.
  func draw(in snapshot: Snapshot, _ viewport: Viewport, progress: Double = 1, scale: Int) {
    let (size, frame) = (viewport.size, viewport.frame)
    electrons.isHidden = photograph.isOpaque
    if !photograph.isOpaque {
      drawing.draw(
        in: snapshot, .init(size: size, frame: frame.square, scale: scale),
        after: electrons.seconds)
    }
    guard let image = photograph.image else { return }
    let view = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let photographFrame =
      progress < 1 ? image.frame(covering: view).between(frame, progress) : frame
    let bounds = Bounds(width: size.width, height: size.height)
    snapshot.faded(photograph.opacity) {
      snapshot.fill(bounds, drawing.background)
      snapshot.canvas(in: bounds) {
        image.draw(on: $0, in: photographFrame, within: view, scale: scale)
      }
    }
  }
}
