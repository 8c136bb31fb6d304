import Elements
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// Random acts that are recorded and played again must end in the same state.
final class RandomWalkTests: PageTestCase {
  /// Number of walks and of acts in each; `THE_ELEMENTS_WALKS=200` and `THE_ELEMENTS_WALK_ACTS=1000` set more.
  private static let walks = number("WALKS") ?? 1
  private static let acts = number("WALK_ACTS") ?? 40
  /// The seed of the first walk.
  private static let firstSeed = number("WALK_SEED") ?? 1

  /// True to print each recording; set by `THE_ELEMENTS_WALK_PRINT=1`.
  private static let prints = number("WALK_PRINT") == 1

  private static func number(_ name: String) -> Int? {
    Environment.value("THE_ELEMENTS_\(name)").flatMap { Int($0) }
  }

  func testARecordedWalkPlayedAgainEndsInTheSameState() throws {
    try onMain { try Self.walk() }
  }

  func testFromRightToLeft() throws {
    try onMain { try withRightToLeft { try Self.walk() } }
  }

  @MainActor
  private static func walk() throws {
    for seed in firstSeed..<firstSeed + walks {
      let (recording, end) = try record(seed: UInt64(seed))
      if prints { print(recording.text) }
      let played = try play(recording)
      let differences = end.differences(from: played)
      XCTAssertEqual(differences, [], "seed \(seed):\n\(recording.text)")
      if !differences.isEmpty { return }
    }
  }

  @MainActor
  private static func record(seed: UInt64) throws -> (Recording, WalkState) {
    try XCTUnwrap(
      withRecordedWindow { host, window, favorites in
        var acts = try RandomActs(seed: seed, host, window)
        var recording = Recording(lines: [host.vocabulary.heading])
        let recorder = Recorder(host)
        recorder.onCommand = { command in
          if case .act = command { recording.lines.append(command.description) }
        }
        recorder.start()
        defer { recorder.stop() }
        for _ in 0..<Self.acts {
          acts.act()
          settle(window)
          waitUntil("the act has ended") { host.isSettled }
        }
        recorder.stop()
        settle(window)
        return (recording, WalkState(host, window, favorites))
      })
  }

  @MainActor
  private static func play(_ recording: Recording) throws -> WalkState {
    try XCTUnwrap(
      withRecordedWindow { host, window, favorites in
        let script = Script(recording, host.vocabulary) { _ in [] }
        XCTAssertEqual(script.faults, [])
        let player = Player(script, host, speed: .fast, keepsGoing: true)
        var results: [Player.Result]?
        Task { @MainActor in results = await player.play() }
        waitUntil("the recording is played", upTo: 60 + Double(recording.lines.count)) {
          results != nil
        }
        let failures = (results ?? []).filter { $0.outcome != .passed }
        XCTAssertEqual(failures.map { "\($0.step.command): \($0.outcome)" }, [])
        settle(window)
        return WalkState(host, window, favorites)
      })
  }
}
