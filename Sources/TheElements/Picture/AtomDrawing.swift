import Elements
import Gtk

/// Draws the built-in picture of an element: its nucleus, and its electrons on their shells. Everything
/// is drawn anew for each size and so is sharp at every zoom. What does not move is kept as one picture
/// as long as nothing of it changes: then a frame of moving electrons costs little.
@MainActor
final class AtomDrawing {
  /// The part of the world that is drawn: a view, and where in it the whole picture stands.
  struct Scene: Hashable {
    /// In pixels.
    var size: Size
    /// A square.
    var frame: Rect
    /// Pixels of the screen for each pixel.
    var scale: Int

    fileprivate func place(_ point: Point) -> Point {
      Point(x: frame.x + point.x * frame.width, y: frame.y + point.y * frame.width)
    }

    /// Whether something so large about a point can be seen.
    fileprivate func shows(_ point: Point, reach: Double) -> Bool {
      point.x > -reach && point.x < size.width + reach && point.y > -reach
        && point.y < size.height + reach
    }
  }

  private struct Kept {
    let scene: Scene
    let style: AtomStyle
    let picture: Surface
    let electron: Surface?
  }

  private let element: AtomicElement
  private let appearance: Appearance
  private lazy var layout = AtomLayout(element)
  private var kept: Kept?
  /// The picture before the kept one: no frame has it any longer, and the next one is drawn over it. New
  /// memory for each frame of a zoom would take a fifth of its time.
  private var spare: Surface?

  /// From where to where the glow of the nucleus fades, in its radii.
  private static let nucleusGlow = (from: 0.6, to: 2.0)
  /// The width of a shell's line, in parts of the picture's side and in pixels.
  private static let (lineShare, leastLine) = (0.0016, 0.4)

  init(_ element: AtomicElement) {
    self.element = element
    appearance = Appearance(element)
  }

  /// What the picture stands on.
  var ground: Color { AtomStyle(appearance).ground }

  /// Draws the picture, its electrons where they stand when they have moved for so many seconds.
  func draw(in snapshot: Snapshot, _ scene: Scene, after seconds: Double = 0) {
    guard let kept = keep(scene) else { return }
    snapshot.canvas(in: Bounds(width: scene.size.width, height: scene.size.height)) { canvas in
      canvas.draw(kept.picture)
      guard let electron = kept.electron else { return }
      for place in layout.shells.flatMap({ $0.places(after: seconds) }).map(scene.place)
      where scene.shows(place, reach: electron.width) {
        canvas.draw(electron, centerX: place.x, y: place.y)
      }
    }
  }

  /// What does not move, as it was kept or drawn anew.
  private func keep(_ scene: Scene) -> Kept? {
    let style = AtomStyle(appearance)
    if let kept, kept.scene == scene, kept.style == style { return kept }
    let picture = drawn(scene, style)
    let electron = style.electron.stamp(
      radius: layout.electronRadius * scene.frame.width, scale: scene.scale)
    spare = kept?.picture
    kept = picture.map { Kept(scene: scene, style: style, picture: $0, electron: electron) }
    return kept
  }

  private func drawn(_ scene: Scene, _ style: AtomStyle) -> Surface? {
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

  // MARK: What does not move

  /// Ground, shells and the glow of the nucleus: circles about one point.
  private func drawShells(_ canvas: Canvas, _ scene: Scene, _ style: AtomStyle) {
    let (center, side) = (scene.place(AtomLayout.center), scene.frame.width)
    let line = Self.leastLine + Self.lineShare * side
    let shells = layout.shells.reversed().map { $0.radius * side }
    let inner = layout.nucleusRadius * side
    let glow = (
      from: Self.nucleusGlow.from * inner, to: min(Self.nucleusGlow.to * inner, shells.last ?? 0)
    )
    canvas.paintCircles(aroundX: center.x, y: center.y) { distance in
      var color = style.ground
      for shell in shells {
        color = color.under(style.cloud, coverage: shell - distance + 0.5)
        color = color.under(style.line, coverage: line / 2 - abs(shell - distance) + 0.5)
      }
      return color.under(style.glow, coverage: (glow.to - distance) / (glow.to - glow.from))
    }
  }

  private func drawNucleus(_ canvas: Canvas, _ scene: Scene, _ style: AtomStyle) {
    let radius = layout.nucleonRadius * scene.frame.width
    let proton = style.proton.stamp(radius: radius, scale: scene.scale)
    let neutron = style.neutron.stamp(radius: radius, scale: scene.scale)
    guard let proton, let neutron else { return }
    for nucleon in layout.nucleons where nucleon.isSeen {
      let place = scene.place(nucleon.center)
      if scene.shows(place, reach: proton.width) {
        canvas.draw(nucleon.isProton ? proton : neutron, centerX: place.x, y: place.y)
      }
    }
  }
}

extension Color {
  /// This opaque color under another one that covers so much of it; below 0 counts as nothing, above 1
  /// as all.
  fileprivate func under(_ other: Color, coverage: Double) -> Color {
    guard coverage > 0 else { return self }
    var cover = other
    cover.alpha = 1
    return mixed(with: cover, min(coverage, 1) * other.alpha)
  }
}
