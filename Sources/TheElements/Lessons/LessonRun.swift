import Elements
import GLib
import Gtk
import Recording

/// A lesson in the presentation of a main window.
@MainActor
final class LessonRun: SteppedLesson {
  let player: LessonPlayer
  private let lessonBar: LessonBar
  private let host: ElementsRecordingHost
  private let keeper: StateKeeper?
  private weak var presentation: Presentation?

  /// - Parameter keeper: the state of all windows; nil for none.
  init(
    _ script: Script, _ host: ElementsRecordingHost, _ keeper: StateKeeper? = nil,
    in presentation: Presentation
  ) {
    let player = LessonPlayer(script, host)
    (self.player, self.host, self.keeper) = (player, host, keeper)
    self.presentation = presentation
    let texts = player.lesson.parts.map { player.text(of: $0) }
    lessonBar = LessonBar(longest: texts.max { $0.count < $1.count } ?? "")
    player.onChange = { [weak self] in self?.update() }
  }

  var bar: Widget { lessonBar }
  var isPlaying: Bool { player.isPlaying }
  var hasNext: Bool { player.lesson.hasNext }
  var hasPrevious: Bool { player.lesson.hasPrevious }

  var restoration: @MainActor () -> Void {
    let former = FormerProgram(host, keeper)
    return { former?.restore() }
  }

  func goOn() { player.goOn() }

  func goBack() {
    player.goBack { [weak presentation] in presentation?.restart() }
  }

  func stop() {
    player.onChange = nil
    player.stop()
  }

  private func update() {
    lessonBar.show(
      player.text, failure: player.failure, position: (player.lesson.position ?? 0) + 1,
      of: player.lesson.parts.count)
    presentation?.updateSteps()
  }
}
