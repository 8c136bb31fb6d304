import GLib
import Recording

/// The recording of the Recorder window: its lines, its file, and whether it is recorded or played.
@MainActor
final class RecordingSession {
  enum Activity {
    case idle, recording, playing
  }

  private(set) var rows: RecordingRows
  /// The file; nil for a new recording.
  private(set) var path: String? {
    didSet { host.folder = path.map { Files.parent(of: $0) } }
  }
  private(set) var isModified = false
  private(set) var activity = Activity.idle {
    didSet { onChange?() }
  }
  /// The outcomes of the lines that were played last, by their indexes.
  private(set) var outcomes: [Int: Player.Outcome] = [:]
  /// The index of the line that is played or comes next; nil before and after playing.
  private(set) var currentLine: Int?
  /// The faults that keep the recording from being played, by the indexes of their lines.
  private(set) var faults: [Int: String] = [:]
  var speed = Player.Speed.recorded {
    didSet { player?.speed = speed }
  }
  /// Called after each change.
  var onChange: (@MainActor () -> Void)?
  /// Called with messages for the user.
  var onMessage: (@MainActor (String) -> Void)?

  private let host: ElementsRecordingHost
  private let recorder: Recorder
  private var player: Player?
  private var former: [Recording] = []
  /// True while the lines are being prepared for playing.
  private var isPreparing = false

  /// Greatest number of changes that can be undone.
  private static let maximumUndo = 100
  /// Greatest number of rows of a file that is opened.
  nonisolated static let maximumRows = 2000

  init(_ host: ElementsRecordingHost) {
    self.host = host
    recorder = Recorder(host)
    rows = RecordingRows(Recording(lines: [host.vocabulary.heading]), host.vocabulary)
    recorder.onCommand = { [weak self] command in self?.change { $0.append(command) } }
  }

  /// The file's name; nil for a new recording.
  var name: String? { path.map { Files.name(of: $0) } }

  // MARK: Changes

  /// Changes the lines; the change can be undone.
  func change(_ body: (inout RecordingRows) -> Void) {
    let old = rows.recording
    body(&rows)
    guard rows.recording != old else { return }
    former.append(old)
    if former.count > Self.maximumUndo { former.removeFirst() }
    changed()
  }

  private func changed() {
    isModified = true
    player = nil
    outcomes = [:]
    faults = [:]
    currentLine = nil
    onChange?()
  }

  var canUndo: Bool { !former.isEmpty && activity == .idle }

  func undo() {
    guard canUndo, let recording = former.popLast() else { return }
    rows = RecordingRows(recording, host.vocabulary)
    changed()
  }

  /// True while it is recorded or played, or being prepared for playing.
  var isActive: Bool { activity != .idle || isPreparing }

  // MARK: Recording and playing

  /// Begins to record at the end of the lines.
  func record() {
    guard activity == .idle else { return }
    recorder.start(withState: rows.rows.isEmpty)
    activity = .recording
  }

  /// Ends recording or playing.
  func stop() {
    switch activity {
    case .recording:
      recorder.stop()
      activity = .idle
    case .playing: player?.stop()
    case .idle:
      isPreparing = false
      reset()
    }
  }

  /// Forgets the position and the outcomes of the last playing.
  private func reset() {
    player?.rewind()
    outcomes = [:]
    currentLine = nil
    onChange?()
  }

  /// Plays the lines from the present position, all or a number of them.
  func play(atMost count: Int = .max) {
    guard activity == .idle, !isPreparing else { return }
    isPreparing = true
    // Most lines are of the main window, which may be closed.
    if host.mainWindow == nil { host.application.activate() }
    Task { @MainActor [weak self] in
      guard let self else { return }
      let player = await self.prepared()
      // Stopped before it began.
      guard self.isPreparing else { return }
      self.isPreparing = false
      guard let player, self.activity == .idle else { return }
      self.activity = .playing
      _ = await player.play(atMost: count)
      self.showNext(player)
      self.activity = .idle
    }
  }

  /// Returns the player, with the present lines; nil if they have faults.
  private func prepared() async -> Player? {
    if let player, player.position < player.script.steps.count { return player }
    outcomes = [:]
    let (recording, path, vocabulary) = (rows.recording, path, host.vocabulary)
    let script = await Worker.result {
      RecordingFile.script(recording, at: path, vocabulary)
    }
    guard recording == rows.recording else { return nil }
    faults = Dictionary(
      script.faults.compactMap { fault in
        fault.file == nil ? fault.line.map { ($0 - 1, fault.message) } : nil
      }, uniquingKeysWith: { first, _ in first })
    onChange?()
    guard script.faults.isEmpty else {
      onMessage?(script.faults[0].description)
      return nil
    }
    let player = Player(script, host, speed: speed, keepsGoing: true)
    player.pictures = PictureCheck(
      folder: path.map { Files.parent(of: $0) } ?? ".", updates: false
    ) { [host] in host.style }
    player.onStep = { [weak self] index, result in
      self?.show(script.steps[index], result)
    }
    self.player = player
    return player
  }

  private func show(_ step: Script.Step, _ result: Player.Result?) {
    currentLine = line(of: step)
    if let result, outcomes[step.index]?.isFailure != true {
      outcomes[step.index] = result.outcome
    }
    onChange?()
  }

  /// Returns the line of a step that has a row: for a pause, the line after it.
  private func line(of step: Script.Step) -> Int {
    rows.rows.first { $0.line >= step.index }?.line ?? step.index
  }

  /// Marks the next line after a stop or a single step.
  private func showNext(_ player: Player) {
    let steps = player.script.steps
    currentLine =
      steps.indices.contains(player.position) ? line(of: steps[player.position]) : nil
  }

  // MARK: Files

  /// Reads a file in place of the present lines.
  func open(_ path: String) {
    guard activity == .idle else { return }
    let vocabulary = host.vocabulary
    Task { @MainActor [weak self] in
      let result = await Worker.result {
        Result { () throws(RecordingError) in try Self.rows(of: path, vocabulary) }
      }
      guard let self else { return }
      switch result {
      case .failure(let error): self.onMessage?(error.description)
      case .success(let rows): self.adopt(rows, path: path)
      }
    }
  }

  /// Reads the rows of a file.
  nonisolated private static func rows(
    of path: String, _ vocabulary: Vocabulary
  ) throws(RecordingError) -> RecordingRows {
    let rows = RecordingRows(try RecordingFile.read(path), vocabulary)
    guard rows.rows.count <= maximumRows else {
      throw RecordingError(
        file: Files.name(of: path), line: nil,
        tr("more than {1} acts and checks, too long for the Recorder", String(maximumRows)))
    }
    return rows
  }

  private func adopt(_ rows: RecordingRows, path: String?) {
    self.rows = rows
    self.path = path
    former = []
    changed()
    isModified = false
    onChange?()
  }

  /// Writes the lines to a file, and calls `onDone` if that succeeds.
  func save(to path: String, onDone: @escaping @MainActor () -> Void = {}) {
    let recording = rows.recording
    Task { @MainActor [weak self] in
      let result = await Worker.result {
        Result { () throws(GLibError) in
          try Files.write(recording.text, to: path, isPrivate: false)
        }
      }
      guard let self else { return }
      if case .failure(let failure) = result {
        self.onMessage?(tr("{1} cannot be written: {2}", Files.name(of: path), failure.reason))
        return
      }
      self.path = path
      if self.rows.recording == recording { self.isModified = false }
      self.onChange?()
      onDone()
    }
  }
}
