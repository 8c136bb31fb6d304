import XCTest

/// The base of every test that touches GLib: it runs on the main thread, as GTK does, and fails when
/// GLib, GTK or the like report a warning or worse while it runs.
///
/// A test is synchronous and enters the main actor with `onMain`: XCTest on Linux finds no
/// synchronous tests in a class that is itself on the main actor.
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

/// Runs a test's body on the main actor. The calling thread has to be the main one.
public func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated { try body() }
}
