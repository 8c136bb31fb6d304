import Adwaita
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The link to Wikipedia on a desktop without a browser.
final class WikipediaLinkButtonTests: PageTestCase {
  private static let address = "https://en.wikipedia.org/wiki/Mercury_(element)"

  /// Shows the link to the page about mercury under a toast overlay.
  @MainActor
  private static func withLink(_ body: (Window, WikipediaLinkButton) throws -> Void) throws {
    let mercury = try BuiltIn.element("Hg")
    try withWindow(width: 500) {
      ToastOverlay(WikipediaLinkButton(mercury))
    } _: { window, overlay in
      try body(window, overlay.first())
    }
  }

  /// Waits for the toast that the page cannot be opened, and expects its address on the clipboard.
  @MainActor
  private static func expectFailure(_ window: Window, file: StaticString = #filePath, line: UInt) {
    waitUntil("the message", file: file, line: line) {
      labels(in: window).contains { $0.hasPrefix("No browser") && $0.hasSuffix(address) }
    }
    XCTAssertEqual(clipboardText(window), address, file: file, line: line)
  }

  func testItHasTheRoleLinkAndItsAddress() throws {
    try onMain {
      try Self.withLink { _, link in
        XCTAssertEqual(Accessible.role(of: link), "link")
        XCTAssertEqual(Accessible.label(of: link), "Wikipedia")
        XCTAssertEqual(Accessible.description(of: link), Self.address)
        XCTAssertEqual(link.tooltipText, Self.address)
      }
    }
  }

  func testWithoutABrowserTheAddressIsShownAndCopied() throws {
    try onMain {
      try Self.withLink { window, link in
        link.copyToClipboard("")
        Hand.shared.click(link)
        Self.expectFailure(window, line: #line)
      }
    }
  }

  func testAMiddleClickOpensItToo() throws {
    try onMain {
      try Self.withLink { window, link in
        link.copyToClipboard("")
        Hand.shared.move(to: link)
        Hand.shared.press(button: 2)
        Hand.shared.park()
        Hand.shared.release(button: 2)
        settle(window)
        XCTAssertEqual(clipboardText(window), "", "let go beside the link")
        Hand.shared.click(link, button: 2)
        Self.expectFailure(window, line: #line)
      }
    }
  }

  func testEnterAndSpaceOpenIt() throws {
    try onMain {
      for key in ["Return", "space"] {
        try Self.withLink { window, link in
          link.copyToClipboard("")
          link.grabFocus()
          Hand.shared.type(key, in: window)
          Self.expectFailure(window, line: #line)
        }
      }
    }
  }

  func testTheMenuOpensTheLinkAndCopiesItsAddress() throws {
    try onMain {
      try Self.withLink { window, link in
        link.copyToClipboard("")
        Hand.shared.click(link, button: 3)
        waitUntil("the menu") { labels(in: link).contains("Open Link") }
        XCTAssertTrue(labels(in: link).contains("Copy Link Address"))
        link.activateAction("link.copy-address")
        XCTAssertEqual(clipboardText(link), Self.address)
        waitUntil("the message") { labels(in: window).contains("Copied: \(Self.address)") }
        link.copyToClipboard("")
        link.activateAction("link.open")
        Self.expectFailure(window, line: #line)
      }
    }
  }

  func testTheMenuKeyOpensTheMenu() throws {
    try onMain {
      for (key, modifiers) in [("Menu", []), ("F10", ["Shift_L"])] {
        try Self.withLink { window, link in
          link.grabFocus()
          Hand.shared.type(key, with: modifiers, in: window)
          waitUntil("the menu") { labels(in: link).contains("Copy Link Address") }
        }
      }
    }
  }
}
