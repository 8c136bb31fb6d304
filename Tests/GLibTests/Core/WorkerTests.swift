import CGLib
import GLib
import TestSupport
import XCTest

/// Jobs off the main thread, and values shared by threads.
final class WorkerTests: QuietTestCase {
  func testJobsRunInOrderOnASeparateThread() {
    let (worker, done) = (Worker(), Guarded<[Int]>([]))
    for number in 0..<200 {
      worker.run { done.withLock { $0.append(cglib_is_main_thread() != 0 ? -1 : number) } }
    }
    worker.wait()
    XCTAssertEqual(done.withLock { $0 }, Array(0..<200))
  }

  func testWaitingReturnsAtOnceWithoutJobs() {
    let worker = Worker()
    worker.wait()
    let done = Guarded(0)
    for _ in 0..<3 {
      worker.run { done.withLock { $0 += 1 } }
      worker.wait()
    }
    XCTAssertEqual(done.withLock { $0 }, 3)
  }

  func testAWorkerLivesUntilItsJobsHaveFinished() {
    let (hasBegun, mayEnd, isDone) = (Guarded(false), Guarded(false), Guarded(false))
    weak var worker: Worker?
    do {
      let made = Worker()
      worker = made
      made.run {
        hasBegun.withLock { $0 = true }
        mayEnd.wait { $0 }
        isDone.withLock { $0 = true }
      }
    }
    hasBegun.wait { $0 }
    XCTAssertNotNil(worker)
    mayEnd.withLock { $0 = true }
    isDone.wait { $0 }
  }

  func testNoChangeOfAGuardedValueIsLost() {
    let (count, workers) = (Guarded(0), (0..<4).map { _ in Worker() })
    for worker in workers {
      worker.run { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
    }
    count.wait { $0 == 4000 }
    for worker in workers { worker.wait() }
    XCTAssertEqual(count.withLock { $0 }, 4000)
  }

  func testAnErrorReleasesTheLock() {
    struct Refusal: Error {}
    let value = Guarded(1)
    XCTAssertThrowsError(try value.withLock { _ in throw Refusal() })
    XCTAssertEqual(value.withLock { $0 }, 1)
  }
}
