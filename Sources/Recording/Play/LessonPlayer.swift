import GLib
import Gtk

/// Plays a script as a lesson, one part at a time. Pauses and checks are passed.
@MainActor
public final class LessonPlayer {
  public private(set) var lesson: Lesson
  /// True while a part is played; another one does not begin meanwhile.
  public private(set) var isPlaying = false {
    didSet { onChange?() }
  }
  /// The failure of the part that was played last, in words; nil for none.
  public private(set) var failure: String?
  /// True after a stop, also of a part that has not begun yet.
  private var isStopped = false
  /// Called when a part begins and ends.
  public var onChange: (@MainActor () -> Void)?
  private let player: Player
  private let host: any RecordingHost

  public init(_ script: Script, _ host: any RecordingHost) {
    self.host = host
    lesson = Lesson(script.steps.map(\.command)) { host.isRepeatable($0) }
    player = Player(script, host, speed: .fast, keepsGoing: true)
    player.makesChecks = false
  }

  /// Returns the text of a part: its caption, or else the sentence of its last act.
  public func text(of part: Lesson.Part) -> String {
    if let caption = part.caption { return host.shown(caption: caption) }
    let acts = player.script.steps[part.steps].compactMap { step in
      if case .act = step.command { step.command } else { nil }
    }
    return acts.last.map { command in
      let sentence = host.sentence(for: command)
      return [sentence.text, sentence.object].filter { !$0.isEmpty }.joined(separator: " ")
    } ?? ""
  }

  /// The text of the part that is shown; empty before the first one.
  public var text: String { lesson.part.map { text(of: $0) } ?? "" }

  /// Plays the next part.
  public func goOn() {
    if !isPlaying, let steps = lesson.goOn() { play(steps) }
  }

  /// Shows the part before: plays all parts up to it.
  /// - Parameter restore: brings the program into the state before the lesson.
  public func goBack(_ restore: () -> Void) {
    guard !isPlaying, let steps = lesson.goBack() else { return }
    restore()
    play(steps)
  }

  /// Stops before the next step.
  public func stop() {
    isStopped = true
    player.stop()
  }

  private func play(_ steps: Range<Int>) {
    (failure, isStopped) = (nil, false)
    isPlaying = true
    Task { @MainActor [weak self] in
      guard let player = self?.player else { return }
      defer { self?.isPlaying = false }
      guard self?.isStopped == false else { return }
      player.rewind(to: steps.lowerBound)
      let results = await player.play(atMost: steps.count)
      self?.failure =
        results.lazy.compactMap { result in
          if case .failed(let message) = result.outcome { message } else { nil }
        }.first
    }
  }
}
