import Elements
import GLib
import Gtk

// PresentationLayer
//   └── Box: the window's content, and below it the bar of a lesson

/// A window's content, over which a presentation rings the pointer and draws a large tile. Without a presentation it
/// draws and follows nothing.
final class PresentationLayer: Widget {
  private let column: Box
  /// The bar of a lesson, below the content.
  var foot: Widget? {
    didSet {
      guard foot !== oldValue else { return }
      oldValue.map { column.remove($0) }
      foot.map { column.add($0) }
    }
  }
  /// Called with the item under the pointer and its place, nil for none, and with the pointer's distances in pixels from
  /// the upper and the lower edge.
  var onMove: (@MainActor (_ item: (any ElementItem)?, _ top: Double, _ bottom: Double) -> Void)?
  /// The element drawn as a large tile, and its small one; nil for none.
  private(set) weak var enlarged: (any ElementItem)?
  /// Shown at the foot; nil for none. A toast would take Escape, which ends the presentation.
  var note: String? {
    didSet { if note != oldValue { queueDraw() } }
  }
  private var motion: MotionController?
  private(set) var pointer: Point?

  /// Radius and width of the ring in pixels.
  private static let (radius, ringWidth) = (24.0, 4.0)
  /// Size of the note's font in pixels at text scale 1.
  private static let noteSize = 15.0
  /// Width in pixels of the ground around the ring and the large tile.
  private static let (halo, frame) = (2.0, 6.0)
  /// Pixels around a tile within which the pointer may leave it.
  private static let gap = 12.0

  init(_ column: Box) {
    self.column = column
    super.init()
    append(column)
  }

  override class var cssName: String? { "presentation-layer" }

  // MARK: Pointer

  /// Begins to follow the pointer.
  func begin() {
    guard motion == nil else { return }
    let motion = MotionController()
    motion.capture()
    motion.onMotion { [weak self] x, y in self?.moved(to: Point(x: x, y: y)) }
    motion.onLeave { [weak self] in self?.left() }
    add(motion)
    self.motion = motion
  }

  /// Ends it, and draws nothing more.
  func end() {
    motion.map { remove($0) }
    motion = nil
    note = nil
    left()
    enlarge(nil)
  }

  private func moved(to point: Point) {
    // GTK repeats the last position after each layout; then the pointer has not moved.
    guard pointer != point else { return }
    pointer = point
    queueDraw()
    onMove?(
      item(at: (point.x, point.y))?.item ?? nearItem(point), point.y, Double(height) - point.y)
  }

  private func left() {
    guard pointer != nil else { return }
    pointer = nil
    queueDraw()
  }

  /// The enlarged item, if the pointer is in the gap between it and the next one.
  private func nearItem(_ point: Point) -> (any ElementItem)? {
    enlarged.flatMap { item in
      item.frame(in: self)?.inset(by: -Self.gap).contains(point) == true ? item : nil
    }
  }

  /// Draws an item's element as a large tile; nil draws none.
  func enlarge(_ item: (any ElementItem)?) {
    guard enlarged !== item else { return }
    enlarged = item
    queueDraw()
  }

  /// The frame of the large tile; nil without one.
  var largeFrame: Rect? {
    guard let small = enlarged?.frame(in: self) else { return nil }
    let area = Size(width: Double(width), height: Double(height - (foot?.height ?? 0)))
    return LargeTilePlacement.frame(beside: small, in: area)
  }

  // MARK: Layout and drawing

  override var requestMode: RequestMode { column.requestMode }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    column.request(orientation, forSize: forSize)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    column.allocate(x: 0, y: 0, width: width, height: height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    guard motion != nil else { return }
    let ground = namedColor("window_bg_color") ?? .white
    if let enlarged, let frame = largeFrame {
      let radius = TileDrawing.cornerRadius(side: frame.width) + Self.frame
      let around = Bounds(frame).inset(by: -Self.frame)
      snapshot.fill(around, radius: radius, ground)
      snapshot.outline(around, radius: radius, width: 1, dimColor)
      enlarged.drawLargeTile(in: snapshot, frame, face: self)
    }
    if let note { draw(note, in: snapshot) }
    if let pointer { draw(ringAt: pointer, in: snapshot, ground) }
  }

  /// Draws a note as a toast is drawn.
  private func draw(_ note: String, in snapshot: Snapshot) {
    let size = Self.noteSize * textScale
    let room = Double(width) - 4 * size
    let text = TextLayout.fitted(
      note, for: self, size: size, weight: .bold, within: room, least: size / 2)
    let frame = Bounds(
      x: (Double(width) - text.width) / 2 - size, y: Double(height) - text.height - 3 * size,
      width: text.width + 2 * size, height: text.height + size)
    snapshot.fill(frame, radius: frame.height / 2, .black.faded(to: 0.8))
    snapshot.text(text, x: frame.x + size, y: frame.y + size / 2, .white)
  }

  /// Draws the ring with a line of the ground on both sides, so that it stands out from tiles of any color.
  private func draw(ringAt point: Point, in snapshot: Snapshot, _ ground: Color) {
    let outer = Bounds(point.square(radius: Self.radius))
    snapshot.outline(
      outer, radius: Self.radius, width: Self.ringWidth + 2 * Self.halo, ground)
    snapshot.outline(
      outer.inset(by: Self.halo), radius: Self.radius - Self.halo, width: Self.ringWidth,
      namedColor("accent_color") ?? color)
  }
}

extension PresentationLayer: DrawnPart {
  var shownTexts: [String] { [note].compactMap { $0 } }
}

extension ElementItem {
  /// Draws the element's tile in a square, as large as the widget's own tile is small.
  /// - Parameter face: the widget whose font is used.
  fileprivate func drawLargeTile(in snapshot: Snapshot, _ frame: Rect, face: Widget) {
    let paint = (self as? ElementTile)?.paint
    TileDrawing(element: element, face: face, paint: paint, isFavorite: isFavorite)
      .draw(in: snapshot, x: frame.x, y: frame.y, side: frame.width)
  }
}
