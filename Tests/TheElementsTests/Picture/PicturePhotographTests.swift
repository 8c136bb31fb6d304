import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Photographs instead of an element's drawing: as thumbnail and as large picture.
final class PicturePhotographTests: PageTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Shows the picture of an element in a window of 400 by 400 pixels.
  @MainActor
  private static func withPicture(
    _ symbol: String, preview: PhotographImage? = nil, _ body: (PictureView) throws -> Void
  ) throws {
    let element = try BuiltIn.element(symbol)
    try withWindow(width: 400, height: 400) {
      PictureView(element, preview: preview, onZoom: {}, onClose: {})
    } _: { window, view in
      try body(view)
    }
  }

  /// Number of red pixels of a widget.
  @MainActor
  private static func redness(of widget: Widget) throws -> Int {
    settle(widget)
    return try XCTUnwrap(Screenshot(of: widget)).count(of: red)
  }

  @MainActor
  private static func description(of view: PictureView) -> String? {
    Accessible.description(of: view.canvas)
  }

  func testTheThumbnailInTheElementsWindowIsThePhotograph() throws {
    try onMain {
      try withPhotographs(of: [79]) { memory in
        try withElementWindow("Au") { window in
          let thumbnail = try window.first() as PictureThumbnail
          XCTAssertGreaterThan(try Self.redness(of: thumbnail), 8_600)
          XCTAssertEqual(memory.asked.map(\.address), ["https://small.example/079"])
          Photographs.shared.settings = PhotographSettings()
          XCTAssertEqual(try Self.redness(of: thumbnail), 0)
        }
        drain()
        XCTAssertEqual(memory.wanted, [])
      }
    }
  }

  func testThePictureIsThePhotographAsLargeAsFits() throws {
    try onMain {
      try withPhotographs(of: [79]) { memory in
        try Self.withPicture("Au") { view in
          let shown = try Self.redness(of: view.canvas)
          XCTAssertGreaterThan(shown, 400 * 290, "400 by 300, as its shape is")
          XCTAssertLessThanOrEqual(shown, 400 * 300)
          XCTAssertEqual(memory.asked.map(\.address), ["https://large.example/079"])
          XCTAssertEqual(Self.description(of: view), "Photograph")
          view.canvas.zoomNow(to: 4, about: Point(x: 200, y: 200))
          XCTAssertEqual(
            try Self.redness(of: view.canvas), 400 * 400, "zoomed in it fills the view")
          Photographs.shared.settings = PhotographSettings()
          XCTAssertEqual(try Self.redness(of: view.canvas), 0)
          XCTAssertEqual(view.canvas.viewport.scale, 4)
          XCTAssertEqual(Self.description(of: view)?.hasPrefix("Gold: 79 protons"), true)
        }
        drain()
        XCTAssertEqual(memory.wanted, [])
      }
    }
  }

  func testTheThumbnailIsShownUntilThePhotographIsLoadedElseTheDrawing() throws {
    try onMain {
      let small = try XCTUnwrap(
        Photograph(levels: [.init(width: 1, height: 1, pixels: .init([0, 0, 255, 255]))]))
      let preview = PhotographImage(small)
      try withPhotographs(of: []) { memory in
        try Self.withPicture("Au", preview: preview) { view in
          waitUntil("it is asked for") { memory.asked.count == 1 }
          waitUntil("there is none") { !view.canvas.showsPhotograph }
          XCTAssertEqual(try Self.redness(of: view.canvas), 0)
        }
        Photographs.shared.store = nil
        try Self.withPicture("Au", preview: preview) { view in
          XCTAssertTrue(view.canvas.showsPhotograph)
          XCTAssertEqual(try Self.redness(of: view.canvas), 400 * 400)
        }
        Photographs.shared.settings = PhotographSettings()
        try Self.withPicture("Au", preview: preview) { view in
          XCTAssertFalse(view.canvas.showsPhotograph, "nobody wants photographs")
        }
      }
    }
  }

  func testTheLastElementsHaveTheDrawingOnly() throws {
    try onMain {
      try withPhotographs(of: 90...118) { memory in
        try withElementWindow("Th") { _ in drain() }
        try Self.withPicture("U") { view in
          drain()
          XCTAssertFalse(view.canvas.showsPhotograph)
        }
        XCTAssertEqual(memory.asked, [])
      }
    }
  }

  func testARowProvidesItsPhotograph() throws {
    try onMain {
      try withPhotographs(of: [1]) { _ in
        try withListPage(.number) { _, page in
          let rows = page.all(ElementRow.self)
          waitUntil("it has come") { rows.first?.photograph != nil }
          XCTAssertNil(rows[1].photograph)
        }
      }
    }
  }
}
