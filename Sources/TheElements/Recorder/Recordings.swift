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
  /// The exit status of a played recording.
  private(set) var replayStatus = 0

  init(
    _ application: Gtk.Application, _ library: Library, _ favorites: Favorites,
    settings: @escaping @MainActor () -> Settings?
  ) {
    host = ElementsRecordingHost(application, library, favorites, settings: settings)
  }

  /// Records into a file from now on.
  func record(to path: String) {
    writer?.finish()
    writer = RecordingWriter(to: path, host)
  }

  /// Plays a recording, then calls `onEnd`.
  func play(_ request: ReplayRequest, onEnd: @escaping @MainActor () -> Void) {
    let run = ReplayRun(request, host) { StyleManager.shared.isDark ? "dark" : "light" }
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
