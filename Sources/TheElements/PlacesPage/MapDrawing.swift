import Elements
import Gtk

/// Draws land and borders of the visible part of the map. The image is kept: a map that has moved is the old image moved
/// by whole device pixels, with the new edges drawn. While it zooms, the old image is scaled. A map zoomed, resized or
/// in another style is drawn anew.
@MainActor
final class MapDrawing {
  private struct Scene: Hashable {
    let size: Size
    /// Device pixels per pixel.
    let scale: Int
    let style: MapStyle
    let worldWidth: Double
    /// The upper left corner of the map in the view, in device pixels.
    var x, y: Int

    /// Nil while there is nothing to see.
    init?(_ viewport: Viewport, scale: Int, style: MapStyle) {
      let frame = viewport.frame
      (size, self.scale, self.style) = (viewport.size, scale, style)
      worldWidth = frame.width
      guard let x = Int(exactly: (frame.x * Double(scale)).rounded()),
        let y = Int(exactly: (frame.y * Double(scale)).rounded()), frame.width > 0
      else { return nil }
      (self.x, self.y) = (x, y)
    }

    /// The distance in pixels from the image of another scene to this one; nil if it cannot be used.
    func shift(from other: Scene?) -> Point? {
      guard let other else { return nil }
      var moved = other
      (moved.x, moved.y) = (x, y)
      guard moved == self else { return nil }
      let shift = Point(
        x: Double(x - other.x) / Double(scale), y: Double(y - other.y) / Double(scale))
      return abs(shift.x) < size.width && abs(shift.y) < size.height ? shift : nil
    }

    /// The frame of the image of another scene in this one, in pixels; nil if the other is zoomed too far from it.
    func frame(of other: Scene) -> Rect? {
      let zoom = worldWidth / other.worldWidth
      guard zoom != 1, MapDrawing.zooms.contains(zoom), size == other.size, scale == other.scale,
        style == other.style
      else { return nil }
      let pixel = 1 / Double(scale)
      let x = (Double(self.x) - Double(other.x) * zoom) * pixel
      let y = (Double(self.y) - Double(other.y) * zoom) * pixel
      // Of the copies of the map, the one nearest to the middle.
      let distance = x + size.width * zoom / 2 - size.width / 2
      return Rect(
        x: x - (distance / worldWidth).rounded() * worldWidth, y: y, width: size.width * zoom,
        height: size.height * zoom)
    }
  }

  private let map: WorldMap
  private var scene: Scene?
  private var image: Surface?
  /// The image before, which no frame uses any more; the next one is drawn into it.
  private var spare: Surface?
  private var mask: LineMask?
  private var land = LineMask.Lines()
  private var lines = LineMask.Lines()

  /// Zooms of the kept image while the map zooms: a larger one is blurred, a smaller one leaves much uncovered.
  private nonisolated static let zooms = 0.75...2
  /// Pixels beyond a part of which the lines are drawn, more than their width.
  private static let margin = 4.0

  init(_ map: WorldMap) { self.map = map }

  /// Draws the map in the whole view.
  /// - Parameters:
  ///   - scale: device pixels per pixel.
  ///   - isZooming: true to scale the image before instead of drawing anew, as far as that looks well.
  func draw(
    in snapshot: Snapshot, _ viewport: Viewport, scale: Int, _ style: MapStyle, isZooming: Bool
  ) {
    guard let scene = Scene(viewport, scale: scale, style: style) else { return }
    let view = Rect(viewport.size)
    let frame = isZooming ? self.scene.flatMap { scene.frame(of: $0) } : nil
    if frame == nil, scene != self.scene { render(scene) }
    guard let image else { return }
    snapshot.canvas(in: Bounds(view)) { canvas in
      guard let frame else { return canvas.draw(image) }
      let covered = Self.draw(image, scaledTo: frame, in: view, on: canvas)
      for part in Self.parts(of: view, around: covered) { self.draw(part, of: scene, on: canvas) }
    }
  }

  /// Draws the image scaled to a frame. Returns the part of the view that it covers, on whole pixels.
  private static func draw(
    _ image: Surface, scaledTo frame: Rect, in view: Rect, on canvas: Canvas
  ) -> Rect {
    let (left, top) = (max(frame.x.rounded(.up), 0), max(frame.y.rounded(.up), 0))
    let part = Rect(
      x: left, y: top, width: max(min(frame.maxX.rounded(.down), view.maxX) - left, 0),
      height: max(min(frame.maxY.rounded(.down), view.maxY) - top, 0))
    guard part.width > 0, part.height > 0 else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let zoom = frame.width / image.width
    let source = Bounds(
      x: (part.x - frame.x) / zoom, y: (part.y - frame.y) / zoom, width: part.width / zoom,
      height: part.height / zoom)
    canvas.draw(image, from: source, to: Bounds(part), isPadded: true)
    return part
  }

  /// The parts of a view above, below and beside a covered part.
  private static func parts(of view: Rect, around covered: Rect) -> [Rect] {
    [
      Rect(x: 0, y: 0, width: view.width, height: covered.y),
      Rect(x: 0, y: covered.maxY, width: view.width, height: view.height - covered.maxY),
      Rect(x: 0, y: covered.y, width: covered.x, height: covered.height),
      Rect(
        x: covered.maxX, y: covered.y, width: view.width - covered.maxX, height: covered.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  private func render(_ scene: Scene) {
    let (size, view) = (scene.size, Rect(scene.size))
    let (old, shift) = (image, scene.shift(from: self.scene))
    if mask == nil || self.scene?.size != size || self.scene?.scale != scene.scale {
      mask = LineMask(width: size.width, height: size.height, scale: scene.scale)
    }
    let body: (Canvas) -> Void = { canvas in
      if let old, let shift {
        canvas.draw(old, x: shift.x, y: shift.y)
        let covered = Rect(
          x: max(shift.x, 0), y: max(shift.y, 0), width: size.width - abs(shift.x),
          height: size.height - abs(shift.y))
        for part in Self.parts(of: view, around: covered) { self.draw(part, of: scene, on: canvas) }
      } else {
        self.draw(view, of: scene, on: canvas)
      }
    }
    if let spare, spare.width == size.width, spare.height == size.height,
      spare.scale == scene.scale
    {
      spare.redraw(body)
      image = spare
    } else {
      image = Surface(
        width: size.width, height: size.height, scale: scene.scale, isOpaque: true, body)
    }
    (spare, self.scene) = (old, scene)
  }

  private func draw(_ part: Rect, of scene: Scene, on canvas: Canvas) {
    let level = map.level(width: scene.worldWidth)
    canvas.clipped(to: Bounds(part)) {
      canvas.fill(scene.style.sea)
      mask?.clear(Bounds(part))
      for copy in copies(in: part, scene) {
        let placement = placement(of: copy, scene)
        clip(level, to: part, placement)
        canvas.fill(land, at: placement, scene.style.land)
        mask?.add(lines, at: placement)
      }
      mask?.draw(on: canvas, scene.style.line)
    }
  }

  /// The copies of the map in a part of the view; 0 is the one of the scene's corner.
  private func copies(in part: Rect, _ scene: Scene) -> ClosedRange<Int> {
    let start = placement(of: 0, scene).x
    let first = Int(((part.x - start) / scene.worldWidth).rounded(.down))
    let last = Int(((part.maxX - start) / scene.worldWidth).rounded(.up)) - 1
    return first...max(first, last)
  }

  /// Position of a copy of the map.
  private func placement(of copy: Int, _ scene: Scene) -> LineMask.Placement {
    let pixel = 1 / Double(scene.scale)
    return LineMask.Placement(
      scale: scene.worldWidth / Double(WorldMap.side),
      x: Double(scene.x) * pixel + Double(copy) * scene.worldWidth, y: Double(scene.y) * pixel)
  }

  /// Collects the land and the lines in a part of the view.
  private func clip(_ level: WorldMap.Level, to part: Rect, _ placement: LineMask.Placement) {
    let units = { (pixels: Double, origin: Double) in (pixels - origin) / placement.scale }
    let clipping = MapClipping(
      left: units(part.x - Self.margin, placement.x), top: units(part.y - Self.margin, placement.y),
      right: units(part.maxX + Self.margin, placement.x),
      bottom: units(part.maxY + Self.margin, placement.y))
    land.removeAll()
    lines.removeAll()
    for ring in level.land where clipping.isVisible(ring) {
      clipping.append(ring, to: &land.vertices)
      land.ends.append(land.vertices.count)
    }
    for line in [level.coasts, level.borders].joined() where clipping.isVisible(line) {
      clipping.append(line, to: &lines.vertices)
      if line.isClosed, let first = line.vertices.first { lines.vertices.append(first) }
      lines.ends.append(lines.vertices.count)
    }
  }
}
