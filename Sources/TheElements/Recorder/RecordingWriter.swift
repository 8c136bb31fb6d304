import GLib
import Recording

/// Records into a file, which is written at most once a second, and at the end.
@MainActor
final class RecordingWriter {
  private let path: String
  private let recorder: Recorder
  private var recording: Recording
  private let worker = Worker()
  private var timer: Timer?

  private static let delayMs: Int64 = 1000

  /// Begins to record.
  init(to path: String, _ host: ElementsRecordingHost) {
    self.path = path
    host.folder = Files.parent(of: path)
    recorder = Recorder(host)
    recording = Recording(lines: [host.vocabulary.heading])
    recorder.onCommand = { [weak self] in self?.add($0) }
    recorder.start(withState: true)
    save()
  }

  private func add(_ command: Command) {
    recording.lines.append(command.description)
    if timer == nil {
      timer = Timer(after: Self.delayMs) { [weak self] in
        MainActor.assumeIsolated { self?.save() }
      }
    }
  }

  private func save() {
    timer = nil
    let (text, path) = (recording.text, path)
    worker.run {
      do throws(GLibError) { try Files.write(text, to: path) } catch {
        Log.error("\(path): \(error.reason)")
      }
    }
  }

  /// Ends recording, and blocks until the file is written.
  func finish() {
    recorder.stop()
    save()
    worker.wait()
  }
}
