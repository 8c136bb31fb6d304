import Adwaita
import Elements
import GLib
import Gtk

/// A flash card: a tile that turns over as the large tile of an element does. Its front shows the question, its back the
/// whole tile. Only the side that is up is told to a screen reader.
final class FlashCard: TwoSidedTile {
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
      showFront()
    }
  }
  private let elements: [AtomicElement]
  private var drawing: AtomDrawing?

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
    addPointer()
    flipChanged()
  }

  override class var actions: [String] { [turnAction] }

  override func perform(_ action: String) { activate(.turnQuizCard) }

  override func flipChanged() {
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

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.sides.least, Self.sides.natural)
  }

  override func drawFace(_ isBack: Bool, in snapshot: Snapshot) {
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
