import Adwaita
import Elements
import GLib
import Gtk

/// A flash card: a tile that turns over as the large tile of an element does. Its front shows the question, its back the
/// whole tile. Only the side that is up is told to a screen reader.
final class FlashCard: Widget, ReflectionDrawing {
  /// What the front shows.
  enum Front: Hashable {
    /// Some parts of the tile.
    case parts(TileParts)
    /// A text on an empty tile.
    case text(String)
    /// The picture of an atom, or of the place in the table.
    case picture(QuizQuestion.Picture)
  }

  /// An element, the front of its card, and the accessible names of both sides.
  struct Content: Hashable {
    let element: AtomicElement
    let front: Front
    let question: String
    let answer: String
  }

  /// Shown with the front up; nil for an empty tile.
  var content: Content? {
    didSet {
      guard content != oldValue else { return }
      drawing = content.map { AtomDrawing($0.element) }
      motion.reset()
    }
  }
  private let elements: [AtomicElement]
  private var drawing: AtomDrawing?
  private lazy var motion = TileFlip(of: self) { [weak self] in self?.update() }

  private static let turnAction = "card.turn"
  /// Least and natural side in pixels.
  private static let sides = (least: 160, natural: 288)
  /// Size of a text and its margin, as parts of the side.
  private static let (textSize, textMargin) = (0.1, 0.1)
  private static let textLines = 6

  /// - Parameter elements: those of the table in which a place is shown.
  init(_ elements: [AtomicElement]) {
    self.elements = elements
    super.init()
    name = "flash-card"
    isFocusable = true
    addPointer()
    update()
  }

  override class var cssName: String? { "flip-tile" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { [turnAction] }

  override func perform(_ action: String) { activate(.turnQuizCard) }

  // MARK: Turning

  var curve: FlipCurve { motion.curve }

  /// True if the back is up, or will be when the running flip ends.
  var isBackUp: Bool { curve.isBackUp }

  var drawsReflection: Bool { motion.drawsImages }

  /// Turns the card over, from its current angle if it is turning.
  func turn() {
    motion.start()
  }

  private func update() {
    setAccessibleLabel((curve.isBackUp ? content?.answer : content?.question) ?? "")
    queueDraw()
  }

  // MARK: Input

  /// A tap turns the card over, and a swipe judges it.
  private func addPointer() {
    var press = Point(x: 0, y: 0)
    var speed = Point(x: 0, y: 0)
    let swipe = SwipeGesture()
    // In the capture phase, before the release.
    swipe.onSwipe { speed = Point(x: $0, y: $1) }
    add(swipe)
    let click = ClickGesture()
    click.onPressed { press = Point(x: $1, y: $2) }
    click.onReleased { [weak self] _, x, y in
      guard let self else { return }
      let stroke = QuizStroke(
        by: Point(x: x - press.x, y: y - press.y), speed: speed, width: self.side)
      speed = Point(x: 0, y: 0)
      self.take(stroke, isInside: self.contains(x: x, y: y))
    }
    add(click)
  }

  private func take(_ stroke: QuizStroke, isInside: Bool) {
    switch stroke {
    case .tap where isInside:
      grabFocus()
      activate(.turnQuizCard)
    case .swipe(let isRight): activate(isRight != isRightToLeft ? .knowQuizCard : .missQuizCard)
    case .tap, .drag: return
    }
  }

  // MARK: Layout and drawing

  private var side: Double { Double(min(width, height)) }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.sides.least, Self.sides.natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) { motion.dropImages() }

  override func styleChanged() {
    motion.dropImages()
    queueDraw()
  }

  override func snapshot(_ snapshot: Snapshot) {
    motion.draw(in: snapshot, side: side) { draw($0, in: $1) }
  }

  /// Draws one face without perspective.
  private func draw(_ isBack: Bool, in snapshot: Snapshot) {
    guard let content else { return }
    var drawing = TileDrawing(element: content.element, face: self)
    if isBack { return drawing.draw(in: snapshot, side: side) }
    switch content.front {
    case .parts(let parts):
      drawing.parts = parts
      drawing.draw(in: snapshot, side: side)
    case .text(let text):
      drawing.parts = []
      drawing.drawBackground(in: snapshot, side: side)
      draw(text, in: snapshot)
    case .picture(.atom): drawAtom(in: snapshot)
    case .picture(.place):
      drawing.parts = []
      drawing.drawBackground(in: snapshot, side: side)
      drawPlace(of: content.element, in: snapshot)
    }
  }

  private func draw(_ text: String, in snapshot: Snapshot) {
    let layout = TextLayout(text, for: self, size: Self.textSize * side, weight: .semibold)
    let room = side * (1 - 2 * Self.textMargin)
    layout.wrap(within: room, lines: Self.textLines)
    snapshot.text(
      layout, x: (side - layout.width) / 2, y: (side - layout.height) / 2,
      TileStyle(ElementCategory.unknown).text)
  }

  private func drawPlace(of element: AtomicElement, in snapshot: Snapshot) {
    let place = PlaceDrawing(
      elements, asked: element.number, width: side * (1 - Self.textMargin),
      color: TileStyle(ElementCategory.unknown).text)
    let size = place.size
    snapshot.moved(x: (side - size.width) / 2, y: (side - size.height) / 2) {
      place.draw(in: snapshot, for: self)
    }
  }

  private func drawAtom(in snapshot: Snapshot) {
    let radius = TileDrawing.cornerRadius(side: side)
    let frame = Rect(x: 0, y: 0, width: side, height: side)
    snapshot.clipped(to: Bounds(frame), radius: radius) {
      drawing?.draw(
        in: snapshot,
        .init(size: Size(width: side, height: side), frame: frame, scale: scaleFactor))
    }
  }
}

extension FlashCard: DrawnPart {
  var shownTexts: [String] {
    guard let content else { return [] }
    return isBackUp ? content.element.tileTexts : [content.question]
  }
}
