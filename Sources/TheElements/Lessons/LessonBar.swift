import Elements
import GLib
import Gtk

// LessonBar
//   ├── CaptionLabel
//   └── Box: position, Back, Next, End

/// The bar of a lesson at the foot of the window: the caption, and the buttons of its steps.
final class LessonBar: Box {
  private let caption: CaptionLabel
  private let position = Label(style: "dim-label", align: 1, wraps: .never)

  /// Pixels between the caption and the buttons, and between those.
  private static let (gap, buttonGap) = (18, 8)

  /// - Parameter longest: the longest caption.
  init(longest: String) {
    caption = CaptionLabel(longest: longest)
    super.init(.horizontal, spacing: Self.gap)
    name = "lesson-bar"
    addClass("lesson-bar")
    setAccessibleGroup(tr("Lesson"))
    position.name = "lesson-position"
    let next = Button(label: tr("Next", context: "go to the next step"))
    next.name = "next-step"
    next.addClass("suggested-action")
    next.setAction(AppAction.nextStep.name)
    let buttons = Box(
      .horizontal, spacing: Self.buttonGap,
      [
        position, Button(icon: "go-previous-symbolic", .previousStep, named: "previous-step"), next,
        Button(icon: "window-close-symbolic", .endLesson, named: "end-lesson"),
      ])
    for part in buttons.children { part.verticalAlign = .center }
    for part in [caption, buttons] { add(part) }
    afterLayout { [weak self, weak buttons] in
      guard let self, self.width > 0 else { return }
      // A narrow bar has its buttons below the caption.
      let isNarrow = ContentWidth(self.width) == .narrow
      self.orientation = isNarrow ? .vertical : .horizontal
      buttons?.horizontalAlign = isNarrow ? .end : .fill
    }
  }

  /// Shows a caption, or why its step could not be shown.
  func show(_ text: String, failure: String?, position: Int, of count: Int) {
    let shown = failure.map { tr("{1} This step could not be shown: {2}", text, $0) } ?? text
    // TRANSLATORS: The number of a step, and the number of all steps of a lesson.
    self.position.text = tr("{1} of {2}", tr(number: String(position)), tr(number: String(count)))
    guard caption.text != shown else { return }
    caption.text = shown
    announce(shown)
  }
}
