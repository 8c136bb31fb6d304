import Elements
import GLib
import Gtk

/// The tile of a question, without what is asked for. Its back, on which it turns over when the answer is known, shows the
/// whole tile, or the answer on it.
class QuestionTile: TwoSidedTile {
  /// What a side shows.
  enum Side: Hashable {
    /// Some parts of the tile.
    case parts(TileParts)
    /// A text on an empty tile, which has the color of the category if it is the back.
    case text(String)
    /// The picture of an atom, or of the place in the table.
    case picture(QuizQuestion.Picture)
  }

  /// The question of an element.
  struct Content: Hashable {
    let element: AtomicElement
    let front: Side
    let back: Side
    /// The question as a sentence, and what the front shows of it.
    let question: String
    let shown: String
    /// The answer with its element.
    let answer: String
  }

  /// Shown with the front up; nil for an empty tile.
  var content: Content? {
    didSet {
      if content != oldValue { drawing = content.map { AtomDrawing($0.element) } }
      showFront()
    }
  }
  private let elements: [AtomicElement]
  private var drawing: AtomDrawing?

  /// Least and natural side in pixels.
  private static let sides = (least: 112, natural: 320)
  /// Sizes of a short and of a long text, and the margin, as parts of the side.
  private static let (largeText, textSize, textMargin) = (0.26, 0.1, 0.1)
  /// Number of characters of a short text, which is on one line.
  private static let shortText = 10
  private static let textLines = 6

  /// - Parameter elements: those of the table in which a place is shown.
  init(_ elements: [AtomicElement]) {
    self.elements = elements
    super.init()
    name = "quiz-tile"
    isFocusable = false
    flipChanged()
  }

  override class var accessibleRole: AccessibleRole? { .img }

  override func flipChanged() {
    setAccessibleLabel((curve.isBackUp ? content?.answer : content?.shown) ?? "")
    queueDraw()
  }

  /// Turns the back up, unless it is.
  func showBack() { if !isBackUp { flip() } }

  // MARK: Layout and drawing

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.sides.least, Self.sides.natural)
  }

  override func drawFace(_ isBack: Bool, in snapshot: Snapshot) {
    guard let content else { return }
    var drawing = TileDrawing(element: content.element, face: self)
    switch isBack ? content.back : content.front {
    case .parts(let parts):
      drawing.parts = parts
      drawing.draw(in: snapshot, side: side)
    case .text(let text):
      drawing.parts = isBack ? .all : []
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
    let room = side * (1 - 2 * Self.textMargin)
    let isShort = text.count <= Self.shortText
    let layout =
      isShort
      ? TextLayout.fitted(
        text, for: self, size: Self.largeText * side, weight: .bold, within: room, least: 0)
      : TextLayout(text, for: self, size: Self.textSize * side, weight: .semibold)
    if !isShort { layout.wrap(within: room, lines: Self.textLines) }
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

extension QuestionTile: DrawnPart {
  var shownTexts: [String] {
    guard let content else { return [] }
    return isBackUp ? content.element.tileTexts : [content.shown]
  }
}
