import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import Recording

/// The recordings of the running program: one that is written, and one that is played.
@MainActor
final class Recordings {
  private let host: ElementsRecordingHost
  /// Writes a recording; nil without `--record`.
  private var writer: RecordingWriter?
  private weak var window: RecorderWindow?
  /// The exit status of a played recording.
  private(set) var replayStatus = 0

  init(
    _ application: Gtk.Application, _ library: Library, _ favorites: Favorites,
    settings: @escaping @MainActor () -> Settings?
  ) {
    host = ElementsRecordingHost(application, library, favorites, settings: settings)
  }

  /// Returns another host of the same program.
  func makeHost() -> ElementsRecordingHost {
    ElementsRecordingHost(host.application, host.library, host.favorites, settings: host.settings)
  }

  /// Records into a file from now on.
  func record(to path: String) {
    writer?.finish()
    writer = RecordingWriter(to: path, host)
  }

  private var openWindow: RecorderWindow? { window?.isOpen == true ? window : nil }

  /// Shows the Recorder window.
  func showRecorder() -> RecorderWindow {
    if let openWindow {
      openWindow.present()
      return openWindow
    }
    let session = RecordingSession(host)
    let made = RecorderWindow(session, host)
    made.setApplication(host.application)
    for action in RecorderAction.allCases where !action.keys.isEmpty {
      host.application.setKeys(action.keys, for: action.keyTarget)
    }
    window = made
    made.present()
    return made
  }

  /// Lets the user point at a part for a check. An open Recorder stays where it is, beside or behind that part.
  func insertCheck() { (openWindow ?? showRecorder()).insertCheck() }

  /// Asks about unsaved lines in the Recorder, and calls `next` unless that is canceled.
  func askToSave(then next: @escaping @MainActor () -> Void) {
    if let openWindow { openWindow.endSession(then: next) } else { next() }
  }

  /// Plays a recording, then calls `onEnd`.
  func play(_ request: ReplayRequest, onEnd: @escaping @MainActor () -> Void) {
    let run = ReplayRun(request, host)
    Task { @MainActor [weak self] in
      let status = await run.play()
      self?.replayStatus = Int(status)
      onEnd()
    }
  }

  /// Ends recording, and blocks until the file is written.
  func finish() {
    writer?.finish()
    writer = nil
  }
}
