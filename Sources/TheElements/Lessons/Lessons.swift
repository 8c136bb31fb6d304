import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import Recording

/// The lessons: their list, and the one that is played in the main window.
@MainActor
final class Lessons {
  private let data: DataDirectory
  private let host: ElementsRecordingHost
  private let keeper: StateKeeper
  /// Shows the main window.
  private let showMain: @MainActor () -> Void
  private weak var window: LessonsWindow?
  /// Counts the requests, of which the last one is played.
  private var request = 0

  /// Greatest number of recordings in the list.
  private static let maximumRecent = 5

  /// - Parameters:
  ///   - host: one of its own, whose recordings are played as lessons.
  ///   - keeper: the state of all windows.
  ///   - showMain: shows the main window.
  init(
    _ data: DataDirectory, _ host: ElementsRecordingHost, _ keeper: StateKeeper,
    showMain: @escaping @MainActor () -> Void
  ) {
    (self.data, self.host, self.keeper, self.showMain) = (data, host, keeper, showMain)
    host.waitsForLessons = false
  }

  // MARK: List

  /// Shows the list.
  func showWindow() {
    if let window, window.isOpen { return window.present() }
    let (data, vocabulary) = (data, host.vocabulary)
    let recent = RecentFiles.paths(
      suffix: LaunchRequest.recordingSuffix, atMost: Self.maximumRecent)
    Task { @MainActor [weak self] in
      let files = await Worker.result {
        [LessonFile.installed(in: data), recent].map { paths in
          paths.map { LessonFile(reading: $0, vocabulary) }
        }
      }
      self?.show(files[0], files[1])
    }
  }

  private func show(_ lessons: [LessonFile], _ recordings: [LessonFile]) {
    guard window?.isOpen != true else { return }
    if host.mainWindow == nil { showMain() }
    guard let parent = host.mainWindow else { return }
    let made = LessonsWindow(lessons, recordings)
    made.setTransient(for: parent)
    if ContentWidth(parent.width) == .narrow { made.defaultWidth = parent.width }
    window = made
    made.present()
  }

  /// Asks for a recording to play.
  func chooseFile() {
    if host.mainWindow == nil { showMain() }
    guard let parent = host.mainWindow else { return }
    let filter = (name: tr("Recordings"), suffixes: [RecorderWindow.suffix, "txt"])
    FileDialog.open(tr("Open Recording"), above: parent, filter: filter) { [weak parent] path in
      parent?.activate(.playLessonFile, path)
    }
  }

  // MARK: Playing

  /// Plays one of the program's own lessons.
  func play(named name: String) {
    guard let path = LessonFile.path(named: name, in: data), Files.exists(path) else {
      host.mainWindow?.showMessage(tr("There is no lesson “{1}”.", ExternalText(name).text))
      return
    }
    play(path)
  }

  /// Plays a recording as a lesson.
  func play(_ path: String) {
    if host.mainWindow == nil { showMain() }
    request += 1
    let (request, vocabulary) = (request, host.vocabulary)
    ActWork.run {
      LessonFile.script(path, vocabulary)
    } then: { [weak self] result in
      guard let self, self.request == request, let window = self.host.mainWindow else { return }
      switch result {
      case .failure(let error): window.showMessage(error.description)
      case .success(let script):
        self.host.folder = Files.parent(of: path)
        let run = LessonRun(script, self.host, self.keeper, in: window.presentation)
        window.presentation.show(run)
      }
    }
  }
}

extension MainWindow {
  fileprivate func showMessage(_ text: String) { body.showErrorToast(text, wraps: true) }
}
