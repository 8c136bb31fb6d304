import Elements
import Gtk

/// Draws the built-in picture of an element: the nucleus and the electrons on their shells. It is rendered
/// for each size, and so is sharp at every zoom. The static parts are cached as one surface until scene or
/// style change, which makes a frame of moving electrons cheap.
@MainActor
final class AtomDrawing {
  /// A view and the frame of the whole picture in it.
  struct Scene: Hashable {
    /// Size of the view in pixels.
    var size: Size
    /// Frame of the picture, a square, in the view's pixels.
    var frame: Rect
    /// Scale factor of the widget: device pixels per pixel.
    var scale: Int

    /// Converts a point of the unit square to the view's coordinates.
    fileprivate func position(of point: Point) -> Point {
      Point(x: frame.x + point.x * frame.width, y: frame.y + point.y * frame.width)
    }

    /// True if an object within `radius` pixels of `point` may be visible.
    fileprivate func shows(_ point: Point, radius: Double) -> Bool {
      point.x > -radius && point.x < size.width + radius && point.y > -radius
        && point.y < size.height + radius
    }
  }

  /// The rendered static parts and the electron's sprite, for one scene and style.
  private struct Cache {
    let scene: Scene
    let style: AtomStyle
    let image: Surface
    let electron: Surface?
  }

  private let element: AtomicElement
  private let appearance: Appearance
  private lazy var layout = AtomLayout(element)
  private var cache: Cache?
  /// The surface before the cached one, which no frame uses any more: the next image is drawn into it.
  /// Allocating memory for each frame of a zoom would take a fifth of its time.
  private var spare: Surface?

  /// Distances from the center between which the nucleus's glow fades out, in its radii.
  private static let nucleusGlow = (from: 0.6, to: 2.0)
  /// Width of a shell's line: a fraction of the picture's side, plus a constant in pixels.
  private static let (lineShare, lineBase) = (0.0016, 0.4)

  init(_ element: AtomicElement) {
    self.element = element
    appearance = Appearance(element)
  }

  /// Background color of the picture.
  var background: Color { AtomStyle(appearance).background }

  /// Draws the picture with the electrons at the positions they reach after `seconds` of motion.
  func draw(in snapshot: Snapshot, _ scene: Scene, after seconds: Double = 0) {
    guard let cache = updatedCache(for: scene) else { return }
    snapshot.canvas(in: Bounds(width: scene.size.width, height: scene.size.height)) { canvas in
      canvas.draw(cache.image)
      guard let electron = cache.electron else { return }
      for center in layout.shells.flatMap({ $0.positions(after: seconds) }).map(scene.position)
      where scene.shows(center, radius: electron.width) {
        canvas.draw(electron, centerX: center.x, y: center.y)
      }
    }
  }

  /// Returns the cache for `scene`, rendering it if it is out of date; nil if a surface cannot be allocated.
  private func updatedCache(for scene: Scene) -> Cache? {
    let style = AtomStyle(appearance)
    if let cache, cache.scene == scene, cache.style == style { return cache }
    let image = render(scene, style)
    let electron = style.electron.sprite(
      radius: layout.electronRadius * scene.frame.width, scale: scene.scale)
    spare = cache?.image
    cache = image.map { Cache(scene: scene, style: style, image: $0, electron: electron) }
    return cache
  }

  private func render(_ scene: Scene, _ style: AtomStyle) -> Surface? {
    let size = scene.size
    let body: (Canvas) -> Void = { canvas in
      self.drawShells(canvas, scene, style)
      self.drawNucleus(canvas, scene, style)
    }
    guard let spare, spare.width == size.width, spare.height == size.height,
      spare.scale == scene.scale
    else {
      return Surface(
        width: size.width, height: size.height, scale: scene.scale, isOpaque: true, body)
    }
    spare.redraw(body)
    return spare
  }

  // MARK: Static parts

  /// Draws background, shells and the nucleus's glow, which are concentric circles.
  private func drawShells(_ canvas: Canvas, _ scene: Scene, _ style: AtomStyle) {
    let (center, side) = (scene.position(of: AtomLayout.center), scene.frame.width)
    let line = Self.lineBase + Self.lineShare * side
    let shells = layout.shells.reversed().map { $0.radius * side }
    let inner = layout.nucleusRadius * side
    let glow = (
      from: Self.nucleusGlow.from * inner, to: min(Self.nucleusGlow.to * inner, shells.last ?? 0)
    )
    canvas.paintCircles(aroundX: center.x, y: center.y) { distance in
      var color = style.background
      for shell in shells {
        color = color.under(style.cloud, coverage: shell - distance + 0.5)
        color = color.under(style.line, coverage: line / 2 - abs(shell - distance) + 0.5)
      }
      return color.under(style.glow, coverage: (glow.to - distance) / (glow.to - glow.from))
    }
  }

  private func drawNucleus(_ canvas: Canvas, _ scene: Scene, _ style: AtomStyle) {
    let radius = layout.nucleonRadius * scene.frame.width
    let proton = style.proton.sprite(radius: radius, scale: scene.scale)
    let neutron = style.neutron.sprite(radius: radius, scale: scene.scale)
    guard let proton, let neutron else { return }
    for nucleon in layout.nucleons where nucleon.isVisible {
      let center = scene.position(of: nucleon.center)
      if scene.shows(center, radius: proton.width) {
        canvas.draw(nucleon.isProton ? proton : neutron, centerX: center.x, y: center.y)
      }
    }
  }
}

extension Color {
  /// Returns this opaque color covered by `other` in part; `coverage` is clamped to 0…1.
  fileprivate func under(_ other: Color, coverage: Double) -> Color {
    guard coverage > 0 else { return self }
    var cover = other
    cover.alpha = 1
    return mixed(with: cover, min(coverage, 1) * other.alpha)
  }
}
