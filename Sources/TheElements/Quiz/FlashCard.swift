import Elements
import GLib
import Gtk

/// A flash card: the tile of a question that the user turns over as the large tile of an element. Only the side that is up
/// is told to a screen reader.
final class FlashCard: QuestionTile {
  private static let turnAction = "card.turn"

  override init(_ elements: [AtomicElement]) {
    super.init(elements)
    name = "flash-card"
    isFocusable = true
    addPointer()
  }

  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { [turnAction] }

  override func perform(_ action: String) { activate(.turnQuizCard) }

  override func flipChanged() {
    super.flipChanged()
    if let content, !isBackUp { setAccessibleLabel(content.question) }
  }

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
}
