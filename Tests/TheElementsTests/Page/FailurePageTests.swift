import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The page shown instead of the pages after an error.
final class FailurePageTests: PageTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain { MainQueueSource.attach() }
  }

  func testASpinnerIsShownWhileReading() throws {
    try onMain {
      let library = Library(store: CatalogFile(path: BuiltIn.data.catalog))
      try withMainWindow(library) { window in
        let spinner = window.all(Widget.self).first {
          Accessible.label(of: $0) == "Reading the elements"
        }
        XCTAssertEqual(spinner?.isMapped, true)
        XCTAssertEqual(window.all(PageHolder.self).count, 0)
        window.showPage("state")
        library.read()
        waitUntil("the pages are there") { window.all(PageHolder.self).count == Page.all.count }
        settle(window)
        XCTAssertEqual(window.shown, "state", "the page asked for meanwhile")
        XCTAssertEqual(window.focusWidget?.name, "section-solid", "which has the focus")
      }
    }
  }

  func testRetryIsFocused() throws {
    try onMain {
      try withMainWindow(Library(store: CatalogFile(path: "/nowhere"))) { window in
        window.activateAction(AppAction.reload.name)
        waitUntil("the error is shown") { window.first(named: "retry") != nil }
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "retry")
      }
    }
  }

  func testTheRingIsVisibleAfterRetryByKey() throws {
    try onMain {
      let error = CatalogError(file: "elements.json", location: .file, message: "no text")
      let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), .failed(error))
      try withMainWindow(library) { window in
        XCTAssertEqual(window.focusWidget?.name, "retry")
        XCTAssertFalse(window.showsFocus)
        Hand.shared.type("Return", in: window)
        waitUntil("the pages are there") { window.shown != nil }
        settle(window)
        XCTAssertEqual(window.focusWidget?.name, "tile-1")
        XCTAssertTrue(window.showsFocus)
      }
    }
  }

  func testAFailureShowsTheErrorAndAdvice() throws {
    try onMain {
      let error = CatalogError(
        file: "elements.json", location: .line(7), message: "a comma is missing")
      try withWindow(width: 600, height: 500) {
        FailurePage(error)
      } _: { _, page in
        let texts = labels(in: page).joined(separator: "\n")
        XCTAssertTrue(texts.contains("The Elements Cannot Be Read"), texts)
        XCTAssertTrue(texts.contains("elements.json, line 7: a comma is missing"), texts)
        XCTAssertTrue(texts.contains("Reinstall the program, or repair the file."), texts)
      }
    }
  }

  func testTheFailurePageNamesTheFileOnceAndFitsTheSmallestWindow() throws {
    try onMain {
      let path = "/usr/local/share/the-elements/elements.json"
      let library = Library(
        store: CatalogFile(path: path),
        .failed(.unreadable(file: path, reason: "No such file or directory")))
      var state = SavedState()
      state.mainWindow = .init(width: 360, height: 500)
      try withMainWindow(library, state: state) { window in
        let texts = labels(in: window).joined(separator: "\n")
        XCTAssertEqual(texts.components(separatedBy: path).count, 2, texts)
        let retry = try window.find("retry")
        XCTAssertLessThanOrEqual(
          retry.top(in: window) + Double(retry.height), Double(window.height))
      }
    }
  }

  func testAnErrorTextIsNeverParsedAsMarkup() throws {
    try onMain {
      let error = CatalogError(file: "<b>.json", message: "found & <i>")
      try withWindow(width: 600, height: 500) {
        FailurePage(error)
      } _: { _, page in
        XCTAssertTrue(labels(in: page).contains { $0.hasPrefix("<b>.json: found & <i>") })
      }
    }
  }

  func testRetryReadsTheElementsAgain() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        let path = folder + "/elements.json"
        let library = Library(store: CatalogFile(path: path))
        try withMainWindow(library) { window in
          library.read()
          waitUntil("the failure is shown") { !window.all(FailurePage.self).isEmpty }
          settle(window)
          XCTAssertTrue(labels(in: window).contains { $0.contains(path) })
          let bytes = try Files.read(BuiltIn.data.catalog)
          try Files.write(String(decoding: bytes, as: UTF8.self), to: path)
          Hand.shared.click(try window.find("retry"))
          waitUntil("the pages are there") { window.all(PageHolder.self).count == Page.all.count }
          settle(window)
          XCTAssertEqual(window.all(FailurePage.self).count, 0)
          XCTAssertEqual(window.shown, "table")
          XCTAssertEqual(window.focusWidget?.name, "tile-1")
        }
      }
    }
  }

  func testReloadingKeepsTheSelectedPage() throws {
    try onMain {
      try withMainWindow { window in
        window.showPage("grid")
        settle(window)
        window.activateAction(AppAction.reload.name)
        waitUntil("the pages are there again") {
          window.all(PageHolder.self).count == Page.all.count
        }
        settle(window)
        XCTAssertEqual(window.shown, "grid")
        XCTAssertEqual(window.made, ["grid"])
      }
    }
  }
}
