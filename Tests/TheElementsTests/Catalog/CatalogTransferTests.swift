import Adwaita
import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Progress and errors of loading elements from a server or file.
final class CatalogTransferTests: PageTestCase {
  @MainActor
  private static func withWindow(
    _ body: (MainWindow, CatalogBench) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let bench = try CatalogBench(folder: folder)
      try withMainWindow(bench.library) { try body($0, bench) }
    }
  }

  /// The tooltip of the banner's text.
  @MainActor
  private static func details(of banner: Banner) throws -> String {
    let labels = banner.all(Widget.self).filter { $0.isInstance(of: gtk_label_get_type()) }
    return try XCTUnwrap(labels.first).tooltipText
  }

  /// A complete list of elements.
  private static let all = (1...118).map { (number: $0, name: "Name\($0)") }

  func testLoadingShowsAProgressBarAndAStopButton() throws {
    try onMain {
      let port = try SilentPort()
      try Self.withWindow { window, bench in
        XCTAssertFalse(window.loadingLine.isVisible)
        XCTAssertFalse(window.stopButton.isVisible)
        let top = try window.first(TablePage.self).top(in: window)
        bench.library.use(.server(try WebAddress(port.address)))
        settle(window)
        XCTAssertTrue(window.loadingLine.isMapped)
        let bar = try XCTUnwrap(window.loadingLine.children.first)
        XCTAssertEqual(Accessible.label(of: bar), "Loading the elements")
        XCTAssertEqual(Accessible.label(of: window.stopButton), "Stop Loading")
        XCTAssertEqual(try window.first(TablePage.self).top(in: window), top, "nothing moves")
        XCTAssertEqual(window.all(ElementTile.self).count, 118, "the built-in elements are there")
        Hand.shared.click(window.stopButton)
        waitUntil("it has ended") { !window.loadingLine.isVisible }
        XCTAssertFalse(window.stopButton.isVisible)
        XCTAssertFalse(window.catalogBanner.isShown)
      }
    }
  }

  func testStoppingASourceResetsItsSettingAndIsUndone() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try compileSchema(into: folder)
        let settings = try XCTUnwrap(
          Settings(schema: Program.id, directory: folder))
        let key = Setting.catalogAddress.key
        defer { settings.set(key, "") }
        let bench = try CatalogBench(folder: folder)
        bench.library.follow(settings)
        try withMainWindow(bench.library) { window in
          settings.set(key, bench.path)
          bench.wait()
          settle(window)
          XCTAssertTrue(window.catalogBanner.isShown, "there is no such file")
          window.activate(.useBuiltInData)
          XCTAssertEqual(settings.string(key), "", "it is not used at the next start")
          XCTAssertTrue(bench.library.isBuiltIn)
          XCTAssertFalse(window.catalogBanner.isShown)
          waitUntil("a toast") { labels(in: window).contains("The file is no longer used") }
          try bench.write(Self.all)
          window.activate(.undoBuiltInData)
          XCTAssertEqual(settings.string(key), bench.path)
          bench.wait()
          XCTAssertEqual(bench.library.table?[79]?.name, "Name79")
          window.activate(.undoBuiltInData)
          XCTAssertEqual(settings.string(key), bench.path, "an undo is done once")
        }
      }
    }
  }

  func testACompleteCatalogLoadsWithoutAMessage() throws {
    try onMain {
      try Self.withWindow { window, bench in
        try bench.write(Self.all)
        bench.use()
        settle(window)
        XCTAssertEqual(bench.library.table?[79]?.name, "Name79")
        XCTAssertFalse(window.catalogBanner.isShown)
        XCTAssertFalse(labels(in: window).contains { $0.contains("built-in") })
      }
    }
  }

  func testFilledInAndRefusedRecordsAreReported() throws {
    try onMain {
      try Self.withWindow { window, bench in
        try bench.write(Array(Self.all[..<100]) + [(79, "Other"), (80, "Other")])
        bench.use()
        waitUntil("it is told") {
          labels(in: window).contains("18 elements from the built-in data · 2 records left out")
        }
      }
    }
  }

  func testTheNextLoadDismissesTheToastOfTheLast() throws {
    try onMain {
      try Self.withWindow { window, bench in
        try bench.write([(79, "Aurum")])
        bench.use()
        let remark = "117 elements from the built-in data"
        waitUntil("it is told") { labels(in: window).contains(remark) }
        pump(for: 0.4)
        try bench.write("{")
        bench.library.fetch()
        bench.wait()
        waitUntil("it goes") { !labels(in: window).contains(remark) }
        XCTAssertTrue(window.catalogBanner.isShown)
      }
    }
  }

  func testAFailureShowsABannerAndCanBeRetried() throws {
    try onMain {
      try Self.withWindow { window, bench in
        try bench.write("{")
        bench.use()
        settle(window)
        let banner = window.catalogBanner
        XCTAssertTrue(banner.isShown)
        XCTAssertEqual(
          Accessible.label(of: banner),
          "The file is not a valid catalog. Showing the built-in elements.")
        XCTAssertEqual(
          try Self.details(of: banner),
          "mine.json, line 1: expected a key in quotation marks, found the end.")
        XCTAssertEqual(bench.library.table?[79]?.name, "Gold")
        try bench.write(Self.all)
        let retry = try XCTUnwrap(banner.all(Button.self).first { labels(in: $0) == ["Retry"] })
        Hand.shared.click(retry)
        waitUntil("the elements are there") { bench.library.table?[79]?.name == "Name79" }
        XCTAssertFalse(banner.isShown)
      }
    }
  }

  func testTheBuiltInElementsCanBeUsedInstead() throws {
    try onMain {
      try Self.withWindow { window, bench in
        try bench.write(Self.all)
        bench.use()
        try bench.write("no")
        window.activateAction(AppAction.reload.name)
        bench.wait()
        settle(window)
        XCTAssertEqual(bench.library.table?[79]?.name, "Name79", "nothing is lost")
        let banner = window.catalogBanner
        XCTAssertEqual(
          Accessible.label(of: banner),
          "The file is not a valid catalog. Still showing the previous elements.")
        XCTAssertEqual(
          try Self.details(of: banner), "mine.json, line 1: expected a value, found \"n\".")
        let button = try XCTUnwrap(
          banner.all(Button.self).first { labels(in: $0) == ["Stop Using File"] })
        Hand.shared.click(button)
        waitUntil("they are there") { bench.library.table?[79]?.name == "Gold" }
        XCTAssertFalse(banner.isShown)
        XCTAssertEqual(bench.library.source, bench.source, "the setting stays")
      }
    }
  }

  func testAnUnreachableServerIsNamed() throws {
    try onMain {
      try Self.withWindow { window, bench in
        bench.library.use(.server(try WebAddress("http://127.0.0.1:1")))
        bench.wait()
        let banner = window.catalogBanner
        XCTAssertEqual(
          Accessible.label(of: banner),
          "The server does not answer. Showing the built-in elements.")
        let details = try Self.details(of: banner)
        XCTAssertTrue(
          details.hasPrefix("elements, elements_remaining: cannot reach 127.0.0.1:1: "), details)
        XCTAssertEqual(Accessible.description(of: banner), details)
        XCTAssertEqual(
          banner.all(Button.self).map { labels(in: $0) }.filter { !$0.isEmpty },
          [["Retry"], ["Stop Using Server"]])
        let about = About.content(renderer: nil, failures: bench.library.transferFailures)
        XCTAssertTrue(about.debugInfo.contains(details), about.debugInfo)
      }
    }
  }

  func testInANarrowWindowTheBannersButtonsAreBelowItsText() throws {
    try onMain {
      try TestSupport.withWindow(width: 360, height: 300) { () -> Box in
        let box = Box(.vertical)
        let banner = Banner("test", [.retryCatalog, .useBuiltInData]) {}
        banner.show("The server reports an error. Showing the elements received on 1 January 2026.")
        box.add(banner)
        return box
      } _: { window, box in
        settle(window)
        let banner = try box.first(Banner.self)
        let button = try XCTUnwrap(banner.all(Button.self).first)
        let text = try XCTUnwrap(button.parent?.parent?.children.first)
        XCTAssertGreaterThanOrEqual(
          button.top(in: banner), text.top(in: banner) + Double(text.height))
        XCTAssertLessThanOrEqual(banner.width, 360)
      }
    }
  }

  func testFramesAreDrawnWhileManyRecordsAreRead() throws {
    try onMain {
      let count = Int(Environment.value("THE_ELEMENTS_RECORDS") ?? "") ?? 20_000
      try Self.withWindow { window, bench in
        try bench.write((0..<count).map { (1 + $0 % 118, "Name\($0)") })
        settle(window)
        var framesWhileLoading = 0
        let frames = FrameCounter(window) {
          if case .loading = bench.library.transfer { framesWhileLoading += 1 }
          window.queueDraw()
        }
        window.queueDraw()
        bench.library.use(bench.source)
        _ = pump(upTo: 120) {
          if case .done = bench.library.transfer { true } else { false }
        }
        XCTAssertEqual(bench.library.table?[1]?.name, "Name0")
        XCTAssertGreaterThan(framesWhileLoading, 2)
        withExtendedLifetime(frames) {}
      }
    }
  }
}
