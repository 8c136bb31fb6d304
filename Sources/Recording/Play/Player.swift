import GLib
import Gtk

/// Plays a script: activates its actions and checks its expectations, one after the other.
@MainActor
public final class Player {
  /// The pace of playing.
  public enum Speed: String, CaseIterable, Sendable {
    /// With the recorded pauses.
    case recorded
    /// Without pauses.
    case fast
    /// With a ring around each part and a caption before each act.
    case slow
  }

  /// The outcome of a step.
  public enum Outcome: Sendable, Hashable {
    case passed
    case failed(String)
    /// Not played after a failure or a stop.
    case skipped

    public var isFailure: Bool {
      if case .failed = self { true } else { false }
    }
  }

  /// A played step.
  public struct Result: Sendable, Hashable {
    public let step: Script.Step
    public let outcome: Outcome
    /// The time taken in seconds.
    public let seconds: Double
  }

  public let script: Script
  /// The pace; it may change while playing.
  public var speed: Speed
  /// True to play on after a failure.
  public var keepsGoing: Bool
  /// False to pass all checks without making them.
  public var makesChecks = true
  /// Compares and writes pictures; nil if there is no folder for them.
  public var pictures: PictureCheck?
  /// Does the acts by the real pointer and keys; nil to activate their actions.
  public var pointer: PointerPlayer?
  /// Called before each step with its index, and after it with the result.
  public var onStep: (@MainActor (Int, Result?) async -> Void)?
  /// The index of the next step.
  public private(set) var position = 0
  /// True until `play` returns.
  public private(set) var isPlaying = false
  /// Number of acts done by the pointer and keys.
  public private(set) var gestures = 0
  private var isStopped = false
  private let host: any RecordingHost

  /// The longest time for an expectation to become true, in seconds.
  var patience = 5.0
  /// The longest time for an action to be enabled, and for a gesture to activate it, in seconds.
  private var actPatience: Double { 3 * patience }
  /// The longest time for the work that an act starts, in seconds: a page of many pictures is written to a slow disk.
  var workPatience = 120.0
  /// Least number of looks at a condition before it counts as false.
  private static let leastLooks = 20
  /// The longest time in which a window comes to rest and gets the keys, in seconds.
  private static let restTime = 10.0
  /// Greatest number of menus that are opened, and parts scrolled to, before an act.
  private static let mostPreparations = 3
  /// The time for which the ring and the sentence are shown before an act, in seconds.
  private static let showTime = 0.6
  /// The time for reading a caption in seconds, and that for each of its characters.
  private static let readingTime = (least: 1.5, each: 0.05)

  public init(
    _ script: Script, _ host: any RecordingHost, speed: Speed = .recorded, keepsGoing: Bool = false
  ) {
    self.script = script
    self.host = host
    self.speed = speed
    self.keepsGoing = keepsGoing
  }

  /// Plays the next steps, all of them by default. Returns when they have ended, or after `stop`.
  public func play(atMost count: Int = .max) async -> [Result] {
    guard !isPlaying else { return [] }
    isPlaying = true
    isStopped = false
    defer { isPlaying = false }
    var results: [Result] = []
    while position < script.steps.count, results.count < count, !isStopped {
      let index = position
      await onStep?(index, nil)
      let result = await play(script.steps[index])
      guard !isStopped || result.outcome == .passed else { break }
      position = index + 1
      results.append(result)
      await onStep?(index, result)
      if result.outcome.isFailure, !keepsGoing { break }
    }
    return results
  }

  /// Stops before the next step.
  public func stop() { isStopped = true }

  /// Begins again with the first step, or goes on with another one.
  public func rewind(to index: Int = 0) { position = min(max(index, 0), script.steps.count) }

  private func play(_ step: Script.Step) async -> Result {
    let start = Clock.monotonicSeconds
    let failure: String?
    switch step.command {
    case .wait(let seconds):
      if speed != .fast { await pause(seconds) }
      failure = nil
    case .caption(let text):
      if speed != .fast { await show(caption: text) }
      failure = nil
    case .act(let act): failure = await perform(act)
    case .expect(let expectation): failure = makesChecks ? await check(expectation) : nil
    }
    let seconds = Clock.monotonicSeconds - start
    return Result(step: step, outcome: failure.map { .failed($0) } ?? .passed, seconds: seconds)
  }

  /// Waits in short pieces, so that a stop is answered at once.
  private func pause(_ seconds: Double) async {
    let end = Clock.monotonicSeconds + seconds
    while !isStopped {
      let rest = end - Clock.monotonicSeconds
      guard rest > 0 else { return }
      await Pause.seconds(min(rest, 0.1))
    }
  }

  /// Waits until `condition` returns true, at most for a time in seconds. Returns false after that time and a stop. A
  /// process that got no processor time meanwhile looks at least a few times more.
  private func wait(
    _ seconds: Double? = nil, _ condition: @MainActor () -> Bool
  ) async -> Bool {
    let end = Clock.monotonicSeconds + (seconds ?? patience)
    var looks = 0
    while !isStopped {
      if condition() { return true }
      looks += 1
      if Clock.monotonicSeconds >= end, looks > Self.leastLooks { return false }
      await Pause.seconds(Pause.interval)
    }
    return false
  }

  // MARK: Acts

  /// Activates an action once it is enabled. Returns the failure in words.
  private func perform(_ act: Act) async -> String? {
    let isReady = await wait(actPatience) {
      host.isSettled && host.owner(of: act)?.state.isEnabled == true
    }
    guard isReady, let owner = host.owner(of: act) else { return Self.failure(of: act, host) }
    if let refusal = host.refusal(of: act) { return refusal }
    _ = host.takeErrors()
    if speed == .slow { await show(act) }
    if isStopped { return Self.failure(of: act) }
    if let pointer, let (gesture, isActivated) = await made(act, by: pointer) {
      if !isActivated { return tr("the pointer or keys did not activate “{1}”", act.action) }
      gestures += 1
      if gesture.isApproximate, !activate(act, of: owner.map) { return Self.failure(of: act) }
    } else {
      pointer?.closeMenu()
      if !activate(act, of: owner.map) { return Self.failure(of: act) }
    }
    await Pause.frame(of: host.window(named: act.window))
    return await result(of: act)
  }

  /// Makes the gesture of an act, and returns it with true once it has activated the action; nil if it has none. A list that
  /// was opened for it and lost the click, as on a busy desktop, is opened once more.
  private func made(
    _ act: Act, by pointer: PointerPlayer
  ) async -> (gesture: Gesture, isActivated: Bool)? {
    for isLast in [false, true] {
      guard let gesture = await gesture(of: act, by: pointer), pointer.perform(gesture) else {
        return nil
      }
      if await wait(actPatience, { pointer.hasActivated(act) }) { return (gesture, true) }
      if isLast || !pointer.closeMenu() { return (gesture, false) }
    }
    return nil
  }

  /// Waits for what an act has started. Returns the failure in words: the error that the user sees, or else the fault that
  /// the host finds.
  private func result(of act: Act) async -> String? {
    _ = await wait { host.isSettled }
    let isDone = await wait(workPatience) { !host.isWorking }
    _ = await wait { host.isSettled }
    if let error = host.takeErrors().first { return error }
    guard isDone || isStopped else { return tr("the work of the act has not ended") }
    return host.fault(of: act)
  }

  /// Returns the gesture of an act once its part can be clicked at, after it was brought into view.
  private func gesture(of act: Act, by pointer: PointerPlayer) async -> Gesture? {
    var last: Gesture?
    for _ in 0...Self.mostPreparations {
      let next = await readyGesture(of: act, by: pointer) { last?.canPrecede($0) ?? true }
      guard let next, next.isPreparation else { return next }
      guard pointer.perform(next) else { return nil }
      last = next
    }
    return nil
  }

  /// Returns the gesture of an act once it can be made and satisfies a condition; nil if it has none.
  private func readyGesture(
    of act: Act, by pointer: PointerPlayer, _ condition: @MainActor (Gesture) -> Bool
  ) async -> Gesture? {
    _ = await wait(Self.restTime) { pointer.isAtRest(act) }
    guard let first = pointer.gesture(of: act) else { return nil }
    pointer.prepare(for: act, by: first)
    let isReady = await wait(Self.restTime) {
      guard let next = pointer.gesture(of: act) else { return false }
      return condition(next) && pointer.isReady(for: act, by: next)
    }
    guard isReady, let ready = pointer.gesture(of: act) else { return nil }
    pointer.point(at: ready)
    // Timers come before frames: only now is a part certainly where it is drawn.
    await Pause.frame(of: host.window(named: act.window))
    return pointer.gesture(of: act)
  }

  /// Activates an action without recording it again. Returns false if it takes other arguments.
  private func activate(_ act: Act, of map: any ActionMap) -> Bool {
    Action.asConsequence { map.activateAction(act.action, with: host.played(act).arguments) }
  }

  private static func failure(of act: Act) -> String {
    tr("the action “{1}” takes other arguments", act.action)
  }

  private static func failure(of act: Act, _ host: any RecordingHost) -> String {
    if let window = act.window, host.window(named: window) == nil {
      return tr("the window “{1}” is not open", window.quoted)
    }
    guard let owner = host.owner(of: act) else {
      return tr("the window has no action “{1}”", act.action)
    }
    return owner.state.isEnabled
      ? tr("the act before has not ended") : tr("the action “{1}” is disabled", act.action)
  }

  /// Rings the part that an act is about, and shows the sentence below.
  private func show(_ act: Act) async {
    guard let window = host.window(named: act.window) else { return }
    window.present()
    let sentence = host.sentence(for: .act(act))
    let marker = StepMarker(
      in: window, part: host.part(of: act, in: window),
      caption: [sentence.text, sentence.object].filter { !$0.isEmpty }.joined(separator: " "))
    await pause(Self.showTime)
    marker.remove()
  }

  /// Shows a caption at the bottom of the main window for as long as it takes to read it.
  private func show(caption text: String) async {
    let window = host.window(named: nil)
    window?.showCaption(host.shown(caption: text))
    await pause(Self.readingTime.least + Self.readingTime.each * Double(text.count))
    window?.hideCaption()
  }

  // MARK: Expectations

  /// Checks an expectation until it holds. Returns the failure in words.
  private func check(_ expectation: Expectation) async -> String? {
    let check = ExpectationCheck(expectation, host, pictures)
    var finding: Finding?
    let holds = await wait(expectation.seconds) {
      guard host.isSettled else { return false }
      finding = check.finding
      return finding.map { $0.holds != expectation.isNegated } ?? false
    }
    return holds ? nil : check.failure(finding)
  }
}
