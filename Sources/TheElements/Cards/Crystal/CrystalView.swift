import Adwaita
import Elements
import GLib
import Gtk

/// A unit cell that turns once when it is first seen, and then by drag and arrow keys.
final class CrystalView: Widget {
  private let cell: UnitCell
  private let element: AtomicElement
  private var projection = CellProjection()
  /// Position of the pointer and projection at the start of a drag; nil without one.
  private var grip: (x: Double, y: Double, projection: CellProjection)?
  /// The animation's last time.
  private var lastTime = 0.0
  private lazy var animator = Animator(self) { [weak self] in
    self?.turn(at: $0) ?? false
  } onEnd: {
  }

  /// Side of the widget in pixels, at most.
  private static let height = 240.0
  /// Degrees of an arrow key and of a pixel of a drag; seconds of the first turn.
  private static let (keyStep, dragStep, firstTurn) = (10.0, 0.6, 8.0)
  /// Radius of an atom in parts of the distance of nearest atoms.
  private static let atomPart = 0.32
  private static let (edgeWidth, margin) = (1.5, 6.0)

  init(_ cell: UnitCell, _ element: AtomicElement) {
    (self.cell, self.element) = (cell, element)
    super.init()
    name = "crystal-view"
    isFocusable = true
    setCursor("grab")
    setAccessibleLabel(tr("Unit cell, {1}", tr(.condition(cell.form))))
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
    let drag = DragGesture()
    drag.onDrag { [weak self] x, y in self?.drag(x, y) }
    drag.onEnd { [weak self] in self?.grip = nil }
    add(drag)
  }

  override class var cssName: String? { "crystal-view" }
  override class var accessibleRole: AccessibleRole? { .img }
  override class var actions: [String] { directions.keys.sorted() }
  private static let directions: [String: Direction] = [
    "crystal.turn-left": .left, "crystal.turn-right": .right, "crystal.tilt-up": .up,
    "crystal.tilt-down": .down,
  ]

  override func perform(_ action: String) { Self.directions[action].map { turn($0) } }

  // MARK: Turning

  /// Turns once.
  func turnOnce() { animator.start() }

  private func turn(at time: Double) -> Bool {
    // The last frame may come later than the end of the turn.
    let time = min(time, Self.firstTurn)
    projection = projection.turned(by: (time - lastTime) * 360 / Self.firstTurn)
    lastTime = time
    queueDraw()
    return time < Self.firstTurn
  }

  private func drag(_ x: Double, _ y: Double) {
    animator.finish()
    if grip == nil { grabFocus() }
    let start = grip ?? (x, y, projection)
    grip = start
    projection = start.projection.turned(
      by: (x - start.x) * Self.dragStep, tilted: (y - start.y) * Self.dragStep)
    queueDraw()
  }

  private func handle(_ key: Key) -> Bool {
    guard let direction = Direction(key) else { return false }
    turn(direction)
    return true
  }

  /// Turns or tilts by one step.
  private func turn(_ direction: Direction) {
    let (turn, tilt) =
      switch direction {
      case .left: (-Self.keyStep, 0.0)
      case .right: (Self.keyStep, 0.0)
      case .up: (0.0, Self.keyStep)
      case .down: (0.0, -Self.keyStep)
      }
    animator.finish()
    projection = projection.turned(by: turn, tilted: tilt)
    announce(
      tr(
        "Turned to {1}°, tilted to {2}°", NumberFormat.signed(Int(projection.turn.rounded())),
        NumberFormat.signed(Int(projection.tilt.rounded()))))
    queueDraw()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    orientation == .vertical ? (Int(Self.height), Int(Self.height)) : (160, Int(Self.height))
  }

  // MARK: Drawing

  /// An atom or a piece of an edge, as seen.
  private enum Part {
    case atom(UnitCell.Point)
    case edge(UnitCell.Point, UnitCell.Point)

    /// Nearness to the viewer: of an atom's surface, so that it hides the edges that end in it.
    func depth(_ atomRadius: Double) -> Double {
      switch self {
      case .atom(let point): point.z + atomRadius
      case .edge(let one, let other): (one.z + other.z) / 2
      }
    }
  }

  /// Number of pieces of an edge.
  private static let pieces = 12

  /// The pieces of an edge between two corners.
  private static func pieces(
    _ one: UnitCell.Point, _ other: UnitCell.Point, seen: (UnitCell.Point) -> UnitCell.Point
  ) -> [Part] {
    let points = (0...pieces).map { index -> UnitCell.Point in
      let part = Double(index) / Double(pieces)
      return seen(
        UnitCell.Point(
          x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part,
          z: one.z + (other.z - one.z) * part))
    }
    return zip(points, points.dropFirst()).map { .edge($0, $1) }
  }

  override func snapshot(_ snapshot: Snapshot) {
    let corners = UnitCell.corners.map(cell.position)
    let atomRadius = (cell.nearest ?? 0) * Self.atomPart
    let radius = (corners.map(\.length).max() ?? 1) + atomRadius
    let seen = { (point: UnitCell.Point) in self.projection.position(point, radius: radius) }
    var parts = UnitCell.cornerPairs.flatMap {
      Self.pieces(corners[$0], corners[$1], seen: seen)
    }
    parts += cell.atoms.map { Part.atom(seen(cell.position($0))) }
    let ball = atomRadius / radius
    parts.sort { $0.depth(ball) < $1.depth(ball) }
    let side = min(Double(width), Double(height)) / 2 - Self.margin
    let (x, y) = (Double(width) / 2, Double(height) / 2)
    let bounds = Bounds(width: Double(width), height: Double(height))
    snapshot.path(in: bounds) { path in
      for part in parts {
        switch part {
        case .edge(let one, let other):
          path.move(x: x + one.x * side, y: y + one.y * side)
          path.line(x: x + other.x * side, y: y + other.y * side)
          path.stroke(width: Self.edgeWidth, edgeColor)
        case .atom(let point):
          draw(point, ball * side, x + point.x * side, y + point.y * side, path)
        }
      }
    }
    super.snapshot(snapshot)
  }

  /// Opaque: the pieces of an edge overlap.
  private var edgeColor: Color {
    color.mixed(with: StyleManager.shared.isDark ? .black : .white, 0.45)
  }

  /// Draws an atom as a ball: nearer ones are larger and brighter.
  private func draw(
    _ point: UnitCell.Point, _ radius: Double, _ x: Double, _ y: Double, _ path: Path
  ) {
    let style = TileStyle(element.category)
    let radius = radius * (1 + 0.15 * point.z)
    let base = style.background.mixed(with: .black, 0.14 * (1 - point.z))
    path.arc(x: x, y: y, radius: radius, from: 0, to: 2 * .pi)
    path.fill(base)
    for (part, light) in [(0.72, 0.12), (0.42, 0.26)] {
      let offset = radius * (1 - part) * 0.6
      path.arc(x: x - offset, y: y - offset, radius: radius * part, from: 0, to: 2 * .pi)
      path.fill(base.mixed(with: .white, light))
    }
    path.arc(x: x, y: y, radius: radius, from: 0, to: 2 * .pi)
    path.stroke(width: 1, color.faded(to: 0.5))
  }
}
