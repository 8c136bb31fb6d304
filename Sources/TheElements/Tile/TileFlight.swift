import Elements
import Gtk

/// The flight of a tile from a page to its place in a new element window. It is drawn by the new window, as far as that
/// covers it, and follows the positions of both windows on the screen.
@MainActor
final class TileFlight {
  /// The tile's frame on the page, in pixels of the screen.
  private let source: Bounds
  private let tile: FlipTile
  /// The view that contains the tile and draws the flight, and the part of it that fades in.
  private weak var view: Widget?
  private let fading: Widget
  private var progress = 0.0
  private var animator: Animator?

  /// Progress at which the tile's container begins to fade in: the flying tile covers nearly all of it.
  private static let fadeStart = 0.9
  /// Duration of the flight in seconds.
  private static let duration = 0.25
  /// The way from the page (0) to the tile's place (1): it eases out.
  private static let way = Easing(from: 0, speed: 3 / duration, to: 1, duration: duration)

  /// Prepares the flight of `tile`, which begins when `view` is mapped.
  /// - Parameters:
  ///   - source: the tile's frame on the page, in pixels of the screen.
  ///   - fading: the tile's container, which fades in.
  init(of tile: FlipTile, in view: Widget, fading: Widget, from source: Bounds) {
    self.source = source
    self.tile = tile
    self.view = view
    self.fading = fading
    fading.opacity = 0
    animator = Animator(
      view, onFrame: { [weak self] in self?.advance(to: $0) ?? false },
      onEnd: { [weak self] in _ = self?.advance(to: Self.duration) })
    view.onMap { [weak self] in
      if let self, self.progress == 0 { self.animator?.start() }
    }
  }

  /// Advances the flight to a time in seconds. Returns false when it has ended.
  private func advance(to time: Double) -> Bool {
    progress = time < Self.duration ? Self.way.value(at: time) : 1
    fading.opacity = max(0, (progress - Self.fadeStart) / (1 - Self.fadeStart))
    view?.queueDraw()
    return progress < 1
  }

  /// Draws the tile on its way over the view's content.
  func draw(in snapshot: Snapshot) {
    guard progress < 1, let view, let start = view.bounds(onScreen: source),
      let corner = tile.convert(x: 0, y: 0, to: view)
    else { return }
    let end = Rect(
      x: corner.x, y: corner.y, width: Double(tile.width), height: Double(tile.height))
    let frame = Rect(start).between(end, progress)
    TileDrawing(element: tile.element, face: view)
      .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
  }
}
