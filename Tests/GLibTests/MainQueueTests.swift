import Dispatch
import TestSupport
import XCTest

@testable import GLib

/// The main actor under GLib's loop: without the main-queue source its tasks would sleep for ever.
final class MainQueueTests: QuietTestCase {
  /// How often the loop may turn until a task that is ready has run.
  private static let turnLimit = 4

  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain {
      MainQueueSource.attach()
      drain()
    }
  }

  func testATaskOnTheMainActorRunsWithinAFewTurnsOfTheLoop() {
    onMain {
      let state = State()
      Task { @MainActor in state.hasRun = true }
      XCTAssertLessThanOrEqual(Self.turns { state.hasRun }, Self.turnLimit)
    }
  }

  func testEachTaskOfManyRunsAndInOrder() {
    onMain {
      let state = State()
      for number in 0..<200 { Task { @MainActor in state.numbers.append(number) } }
      waitUntil("all tasks have run") { state.numbers.count == 200 }
      XCTAssertEqual(state.numbers, Array(0..<200))
    }
  }

  func testWhatFollowsAnAwaitRunsOnTheMainThread() {
    onMain {
      let state = State()
      Task { @MainActor in
        let sum = await Task.detached { () -> Int in
          XCTAssertFalse(Subclass.isMainThread)
          return (1...118).reduce(0, +)
        }.value
        XCTAssertTrue(Subclass.isMainThread)
        state.numbers = [sum]
      }
      waitUntil("the task has come back") { !state.numbers.isEmpty }
      XCTAssertEqual(state.numbers, [7021])
    }
  }

  func testASleepingTaskWakesTheLoop() {
    onMain {
      let state = State()
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 20_000_000)
        state.hasRun = true
      }
      waitUntil("the task has woken") { state.hasRun }
    }
  }

  func testABlockOnDispatchsMainQueueFromAnotherThreadWakesTheLoop() {
    onMain {
      let state = State()
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { state.hasRun = true } }
      }
      waitUntil("the block has run") { state.hasRun }
    }
  }

  func testTheLoopSleepsWhileNothingIsToBeDone() {
    onMain {
      let state = State()
      Task { @MainActor in state.hasRun = true }
      waitUntil("the task has run") { state.hasRun }
      drain()
      XCTAssertLessThan(wakeUps(within: 0.3), Self.wakeUpLimit, "the loop spins")
    }
  }

  func testToAttachAgainAddsNoSecondSource() {
    onMain {
      MainQueueSource.attach()
      MainQueueSource.attach()
      let state = State()
      Task { @MainActor in state.numbers.append(1) }
      waitUntil("the task has run") { !state.numbers.isEmpty }
      drain()
      XCTAssertEqual(state.numbers, [1])
      XCTAssertLessThan(wakeUps(within: 0.1), Self.wakeUpLimit)
    }
  }

  /// What GTK still has to do for the tests before may wake the loop; one that spins wakes a thousand times.
  private static let wakeUpLimit = 5

  /// How often the loop turns until `condition` holds; one more than may be when it does not.
  @MainActor
  private static func turns(until condition: () -> Bool) -> Int {
    for turn in 0...turnLimit {
      if condition() { return turn }
      turnOnce()
    }
    return turnLimit + 1
  }

  /// What the tasks of a test leave behind.
  @MainActor
  private final class State {
    var hasRun = false
    var numbers: [Int] = []
  }
}
