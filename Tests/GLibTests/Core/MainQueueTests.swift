import Dispatch
import TestSupport
import XCTest

@testable import GLib

/// The main actor under GLib's loop: without the main-queue source its tasks would never run.
final class MainQueueTests: QuietTestCase {
  /// Most loop iterations before a ready task runs.
  private static let iterationLimit = 4

  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain {
      MainQueueSource.attach()
      drain()
    }
  }

  func testATaskOnTheMainActorRunsWithinAFewIterations() {
    onMain {
      let state = State()
      Task { @MainActor in state.hasRun = true }
      XCTAssertLessThanOrEqual(Self.iterations { state.hasRun }, Self.iterationLimit)
    }
  }

  func testTasksRunInOrder() {
    onMain {
      let state = State()
      for number in 0..<200 { Task { @MainActor in state.numbers.append(number) } }
      waitUntil("all tasks have run") { state.numbers.count == 200 }
      XCTAssertEqual(state.numbers, Array(0..<200))
    }
  }

  func testATaskResumesOnTheMainThreadAfterAnAwait() {
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

  func testTheLoopSleepsWhileIdle() {
    onMain {
      let state = State()
      Task { @MainActor in state.hasRun = true }
      waitUntil("the task has run") { state.hasRun }
      drain()
      XCTAssertLessThan(wakeUps(within: 0.3), Self.wakeUpLimit, "the loop spins")
    }
  }

  func testAttachingAgainAddsNoSecondSource() {
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

  /// Most wake-ups of an idle loop. Work left in GTK by earlier tests may wake it a few times; a spinning loop
  /// wakes a thousand times.
  private static let wakeUpLimit = 5

  /// Counts the loop iterations until `condition` holds; one above the limit if it does not.
  @MainActor
  private static func iterations(until condition: () -> Bool) -> Int {
    for iteration in 0...iterationLimit {
      if condition() { return iteration }
      iterateOnce()
    }
    return iterationLimit + 1
  }

  /// State set by a test's tasks.
  @MainActor
  private final class State {
    var hasRun = false
    var numbers: [Int] = []
  }
}
