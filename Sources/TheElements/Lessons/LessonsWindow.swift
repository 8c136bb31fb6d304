import Adwaita
import Elements
import GLib
import Gtk

// LessonsWindow
//   └── PreferencesPage
//         ├── group of the program's lessons
//         └── group of the user's recordings, with Open Recording…

/// The list of lessons: those of the program, and the recordings used last. A click plays one.
final class LessonsWindow: Adwaita.PreferencesWindow {
  /// Default size in pixels.
  private static let size = (width: 520, height: 560)

  /// - Parameters:
  ///   - lessons: those of the program, in their order.
  ///   - recordings: those of the user, the last used first.
  init(_ lessons: [LessonFile], _ recordings: [LessonFile]) {
    super.init()
    name = "lessons"
    title = tr("Lessons")
    (defaultWidth, defaultHeight) = Self.size
    let page = PreferencesPage()
    let own = PreferencesGroup(
      title: tr("Built-In Lessons"),
      description: tr(
        "A lesson shows the program in full screen, step by step. The right arrow or Space goes on, the left arrow goes back, and Escape ends it."
      ))
    for lesson in lessons { own.add(row(of: lesson, .playLesson, lesson.name)) }
    page.add(own)
    let others = PreferencesGroup(title: tr("Recordings"))
    for recording in recordings { others.add(row(of: recording, .playLessonFile, recording.path)) }
    let open = Button(icon: "document-open-symbolic", name: AppAction.openLesson.title)
    open.name = "open-lesson"
    open.addClass("flat")
    open.onClicked { [weak self] in self?.leave(for: .openLesson) }
    let row = ActionRow(AppAction.openLesson.title)
    row.addActivatable(open)
    others.add(row)
    page.add(others)
    setContent(page)
    followTouch()
  }

  override func styleChanged() { markContrast() }

  private func row(of lesson: LessonFile, _ action: AppAction, _ target: String) -> Widget {
    let title =
      lesson.title.map { ExternalText(tr($0), keepsIsolates: true).text }
      ?? ExternalText(lesson.name).text
    let row = ActionRow(title)
    guard let count = lesson.count else {
      row.subtitle = tr("This recording has faults. The Recorder shows them.")
      row.isSensitive = false
      return row
    }
    row.subtitle = ntr("{1} step", "{1} steps", count, tr(number: String(count)))
    // TRANSLATORS: The name of a button; {1} is the title of a lesson.
    let play = Button(icon: "media-playback-start-symbolic", name: tr("Play “{1}”", title))
    play.name = "play-\(lesson.name)"
    play.addClass("flat")
    play.onClicked { [weak self] in self?.leave(for: action, target) }
    row.addActivatable(play)
    return row
  }

  /// Closes the window and activates an action of the application.
  private func leave(for action: AppAction, _ target: String? = nil) {
    guard let parent = transientParent else { return }
    close()
    if let target { parent.activate(action, target) } else { parent.activate(action) }
  }
}
