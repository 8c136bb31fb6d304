import Elements
import GLib
import Gtk
import Recording

/// Plays one recording in this process, for `ReplayCommand` in another, and reports each result on standard output.
@MainActor
final class ReplayRun {
  private let request: ReplayRequest
  private let host: ElementsRecordingHost
  private var pictureNumber = 0
  private var hasLostPictures = false

  /// Exit status if a picture could not be made or written.
  static let lostPictures: Int32 = 2
  /// Number of frames to wait for one in which a window can be pictured.
  private static let mostFrames = 60

  init(_ request: ReplayRequest, _ host: ElementsRecordingHost) {
    (self.request, self.host) = (request, host)
  }

  /// Plays the recording. Returns the exit status.
  func play() async -> Int32 {
    guard let file = request.files.first else { return 1 }
    guard let script = await read(file), script.faults.isEmpty else { return 1 }
    // Acts take whole paths.
    host.folder = Files.resolve(Files.parent(of: file), in: Files.workingDirectory)
    host.outputFolder = request.outputFolder.map { Files.resolve($0, in: Files.workingDirectory) }
    let player = Player(
      script, host, speed: Player.Speed(rawValue: request.speed) ?? .fast,
      keepsGoing: request.keepsGoing)
    player.pictures = PictureCheck(
      folder: Files.parent(of: file), updates: request.updatesPictures
    ) { [host] in host.style }
    if request.usesPointer {
      player.pointer = PointerPlayer(host)
      if player.pointer == nil {
        Log.error(tr("--pointer needs an X11 display and libXtst; the acts are activated instead"))
      }
    }
    var pictured = PicturedWindow(before: host)
    player.onStep = { [weak self, host] index, result in
      guard let result else {
        pictured = PicturedWindow(before: host)
        return
      }
      _ = StandardStream.output.write(ReplayResult(result).line)
      await self?.keepPicture(of: script.steps[index], pictured)
    }
    let results = await player.play()
    if request.usesPointer {
      let acts = results.count { if case .act = $0.step.command { true } else { false } }
      let text = tr("{1} of {2} acts by pointer and keys", String(player.gestures), String(acts))
      _ = StandardStream.output.write("# \(text)\n")
    }
    if hasLostPictures { return Self.lostPictures }
    return results.contains { $0.outcome.isFailure } ? 1 : 0
  }

  /// Reads the recording off the main thread, with the values of the data's row.
  private func read(_ file: String) async -> Script? {
    let vocabulary = host.vocabulary
    let request = request
    return await Worker.result {
      do throws(RecordingError) {
        var values: [String: String] = [:]
        if let data = request.data, let row = request.row {
          let rows = try RecordingFile.readData(data).rows
          if rows.indices.contains(row) { values = rows[row] }
        }
        return RecordingFile.script(
          try RecordingFile.read(file), at: file, vocabulary, data: values)
      } catch {
        Log.error(error.description)
        return nil
      }
    }
  }

  /// Writes a picture of the window that a step was about, or that it opened.
  private func keepPicture(of step: Script.Step, _ pictured: PicturedWindow) async {
    guard let folder = request.screenshots, let name = await pictured.name(after: step.command),
      let window = host.window(named: name)
    else { return }
    pictureNumber += 1
    let number = String(String(pictureNumber + 10_000).dropFirst())
    try? Files.makeDirectory(folder)
    let file = "\(folder)/\(number)-\(name ?? "main").png"
    guard await picture(of: window)?.write(to: file) != true else { return }
    hasLostPictures = true
    Log.error(tr("{1}: the picture cannot be written", file))
  }

  /// Returns the picture of a window, which it has only in some frames while it changes; nil for none.
  private func picture(of window: Window) async -> Screenshot? {
    for _ in 0..<Self.mostFrames where window.isMapped {
      if let picture = Screenshot(of: window) { return picture }
      await Pause.frame(of: window)
    }
    return Screenshot(of: window)
  }
}
