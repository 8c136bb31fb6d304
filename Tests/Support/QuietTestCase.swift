import XCTest

/// Base class of all tests that use GLib: it runs on the main thread, like GTK, and fails if GLib, GTK or
/// another library logs a warning or worse.
///
/// A test is synchronous and enters the main actor with `onMain`: XCTest on Linux finds no synchronous tests in
/// a class that is itself on the main actor.
open class QuietTestCase: XCTestCase {
  open override func setUpWithError() throws {
    try super.setUpWithError()
    try PrivateDesktop.require()
    _ = QuarkTable.isExcused
    Warnings.startListening()
    Warnings.forget()
  }

  open override func tearDownWithError() throws {
    for warning in Warnings.takeAll() {
      XCTFail("reported while the test ran: \(warning)")
    }
    try super.tearDownWithError()
  }
}

/// Runs the body of a test on the main actor. Call it on the main thread.
public func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated { try body() }
}
