import Gtk
import TestSupport
import XCTest

@testable import Recording

/// The window that is pictured after a step.
final class PicturedWindowTests: GtkTestCase {
  /// Returns the name of the window pictured after a step that does `body`; `main` for the main window.
  @MainActor
  private static func name(
    after command: Command, _ host: CounterHost, _ body: () throws -> Void = {}
  ) throws -> String? {
    let pictured = PicturedWindow(before: host)
    try body()
    var name: String???
    Task { @MainActor in name = await pictured.name(after: command) }
    waitUntil("the window is chosen") { name != nil }
    return (name ?? nil).map { $0 ?? "main" }
  }

  func testAStepIsPicturedInItsOwnWindow() throws {
    try onMain {
      try withCounter { host, _ in
        try show(CounterWindow(host.application, name: "second"))
        XCTAssertEqual(try Self.name(after: .act(Act("count")), host), "main")
        XCTAssertEqual(try Self.name(after: .act(Act("count", in: "second")), host), "second")
        let check = Expectation("text", ["number", "0"], in: "second")
        XCTAssertEqual(try Self.name(after: .expect(check), host), "second")
        XCTAssertNil(try Self.name(after: .wait(1), host))
      }
    }
  }

  func testAWindowThatAnActOpensIsPictured() throws {
    try onMain {
      try withCounter { host, _ in
        let name = try Self.name(after: .act(Act("open")), host) {
          try show(CounterWindow(host.application, name: "second"))
        }
        XCTAssertEqual(name, "second")
        XCTAssertEqual(try Self.name(after: .act(Act("open")), host), "main", "it was open before")
        for (window, pictured) in [("second", "second"), ("third", "main")] {
          let check = Expectation("window", [window])
          XCTAssertEqual(try Self.name(after: .expect(check), host), pictured)
        }
      }
    }
  }

  func testAWindowThatAnActBringsToTheFrontIsPictured() throws {
    try onMain {
      try withCounter { host, _ in
        host.opened = ["open": "second"]
        try show(CounterWindow(host.application, name: "second"))
        XCTAssertEqual(try Self.name(after: .act(Act("open")), host), "second")
        XCTAssertEqual(try Self.name(after: .act(Act("count")), host), "main")
      }
    }
  }

  func testAWindowThatComesLateIsPictured() throws {
    try onMain {
      try withCounter { host, _ in
        host.opened = ["open": "second"]
        let name = try Self.name(after: .act(Act("open")), host) {
          Task { @MainActor in
            await Pause.seconds(0.1)
            CounterWindow(host.application, name: "second").present()
          }
        }
        XCTAssertEqual(name, "second")
      }
    }
  }
}
