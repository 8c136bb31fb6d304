import GLib
import Gtk

/// Records acts: the actions that a person activates, and the acts that the program reports, with the pauses between.
@MainActor
public final class Recorder {
  /// Called with each new command: an act, or the pause before it.
  public var onCommand: (@MainActor (Command) -> Void)?
  /// True from `start` to `stop`.
  public private(set) var isRecording = false
  private let host: any RecordingHost
  /// True until the acts that lead to the present state are recorded.
  private var needsState = false
  /// Time of the act before, in seconds of the monotonic clock.
  private var last: Double?

  /// The recorders that record now.
  private static var active: [ActiveRecorder] = []

  private struct ActiveRecorder {
    weak var recorder: Recorder?
  }

  /// The shortest pause that is recorded, in seconds.
  private static let shortestPause = 0.1

  public init(_ host: any RecordingHost) { self.host = host }

  /// Begins to record, also beside other recorders of the program.
  /// - Parameter withState: true to record the host's state before the first act.
  public func start(withState: Bool = false) {
    guard !isRecording else { return }
    isRecording = true
    needsState = withState
    last = nil
    Self.active.append(ActiveRecorder(recorder: self))
    Action.onActivate = { activation in
      for active in Self.active { active.recorder?.handle(activation) }
    }
    host.report { act in
      for active in Self.active { active.recorder?.record(act) }
    }
  }

  /// Ends recording. An act that is still going on is recorded first.
  public func stop() {
    guard isRecording else { return }
    host.finishActs(before: nil)
    isRecording = false
    Self.active.removeAll { $0.recorder == nil || $0.recorder === self }
    guard Self.active.isEmpty else { return }
    Action.onActivate = nil
    host.report(nil)
  }

  private func handle(_ activation: Action.Activation) {
    host.finishActs(before: activation)
    guard let owner = activation.map else { return }
    var act = Act(activation.name, activation.parameters)
    if let window = owner as? Window {
      guard let name = host.name(of: window) else { return }
      act.window = name
    }
    record(act)
  }

  private func record(_ act: Act) {
    guard isRecording, let act = host.recorded(act) else { return }
    if needsState {
      needsState = false
      for first in host.stateActs where first.action != act.action { onCommand?(.act(first)) }
    }
    let now = Clock.monotonicSeconds
    if let last {
      let pause = ((now - last) * 10).rounded() / 10
      if pause >= Self.shortestPause { onCommand?(.wait(pause)) }
    }
    last = now
    onCommand?(.act(act))
  }
}
