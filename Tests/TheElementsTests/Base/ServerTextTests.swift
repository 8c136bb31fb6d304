import Elements
import XCTest

@testable import TheElements

/// Error texts for redirects that are not followed.
final class ServerTextTests: XCTestCase {
  func testEachRefusalNamesTheServersAndItsReason() {
    let texts = RedirectRefusal.Reason.allCases.map { reason in
      let host = reason == .noWebAddress ? "" : "b.org:81"
      let refusal = RedirectRefusal(reason: reason, host: host)
      return ServerText.text(of: .redirected(refusal), host: "a.org")
    }
    XCTAssertEqual(Set(texts).count, texts.count)
    for text in texts { XCTAssertTrue(text.hasPrefix("a.org: this server redirects "), text) }
    XCTAssertEqual(
      texts[1], "a.org: this server redirects to b.org:81, which is not encrypted")
  }
}
