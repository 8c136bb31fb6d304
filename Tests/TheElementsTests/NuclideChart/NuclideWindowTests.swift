import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Shows the window of the nuclide chart; it must be freed after it was closed.
@MainActor
func withNuclides(
  size: (width: Int, height: Int) = (1080, 760), showing name: String? = nil,
  file: StaticString = #filePath, line: UInt = #line, _ body: (NuclideWindow) throws -> Void
) throws {
  let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
  let watch = try {
    let window = NuclideWindow(library)
    (window.defaultWidth, window.defaultHeight) = size
    if let name { window.show(name) }
    try show(window, file: file, line: line)
    defer { window.close() }
    waitUntil("the nuclides are read") { window.selection != nil }
    settle(window)
    try body(window)
    return Watch(window)
  }()
  watch.expectFreed(file: file, line: line)
}

/// The window of the nuclide chart.
final class NuclideWindowTests: PageTestCase {
  @MainActor
  private static func title(_ window: NuclideWindow) throws -> String {
    try window.find("nuclide-title").shownText
  }

  func testItShowsTheWholeChartWithTheChainOfUranium() throws {
    try onMain {
      try withNuclides { window in
        XCTAssertEqual(try Self.title(window), "Uranium-238, ²³⁸U")
        XCTAssertEqual(try window.find("nuclide-chain").shownText, "Decay chain 14 steps to ²⁰⁶Pb")
        XCTAssertEqual(window.view.viewport.scale, 1)
        XCTAssertEqual(window.view.marks.chain?.main.count, 14)
        XCTAssertEqual(window.focusedName, "nuclide-chart")
        XCTAssertEqual(try window.find("kind-stable").shownText, "Stable 251")
        XCTAssertEqual(Accessible.label(of: window.view), "Nuclide Chart")
        XCTAssertEqual(
          Accessible.description(of: window.view)?.hasPrefix(
            "Uranium-238, 92 protons, 146 neutrons, 4.463(3)"), true)
      }
    }
  }

  func testANuclideOfAnIsotopesCardIsShownClosely() throws {
    try onMain {
      try withNuclides(showing: "Au-198") { window in
        XCTAssertEqual(try Self.title(window), "Gold-198, ¹⁹⁸Au")
        let layout = try XCTUnwrap(window.view.layout)
        XCTAssertEqual(layout.detail(textScale: 1), .mass)
        let center = layout.center(of: NuclideChart.Cell(neutrons: 119, number: 79))
        XCTAssertEqual(center.x, layout.size.width / 2, accuracy: 1)
        XCTAssertEqual(center.y, layout.size.height / 2, accuracy: 1)
      }
    }
  }

  func testANuclideOutOfViewComesToTheMiddleAndAStepMovesLittle() throws {
    try onMain {
      try withNuclides(showing: "Au-198") { window in
        let middle = { (neutrons: Int, number: Int) in
          let layout = try XCTUnwrap(window.view.layout)
          let center = layout.center(of: NuclideChart.Cell(neutrons: neutrons, number: number))
          return (
            abs(center.x - layout.size.width / 2) < 1, abs(center.y - layout.size.height / 2) < 1
          )
        }
        window.activate(.selectNuclide, "C-14")
        settle(window)
        XCTAssertTrue(try middle(8, 6) == (true, true))
        window.activate(.selectNuclide, "C-15")
        settle(window)
        XCTAssertTrue(try middle(8, 6) == (true, true), "it was in view")
      }
    }
  }

  func testArrowKeysGoFromNuclideToNuclideAndSayThem() throws {
    try onMain {
      try withNuclides { window in
        for (key, name) in [
          ("Right", "Uranium-239"), ("Up", "Neptunium-240"), ("Left", "Neptunium-239"),
          ("Home", "Neptunium-219"), ("End", "Neptunium-245"),
        ] {
          Hand.shared.type(key, in: window)
          settle(window)
          let title = try Self.title(window)
          XCTAssertTrue(title.hasPrefix(name), "\(key): \(title)")
        }
        XCTAssertEqual(Accessible.description(of: window.view)?.contains("Neptunium-245"), true)
        XCTAssertEqual(window.focusedName, "nuclide-chart")
      }
    }
  }

  func testAClickSelectsAndADecayLeadsToTheDaughter() throws {
    try onMain {
      try withNuclides { window in
        let layout = try XCTUnwrap(window.view.layout)
        let lead = layout.center(of: NuclideChart.Cell(neutrons: 126, number: 82))
        Hand.shared.click(window.view, x: lead.x, y: lead.y)
        waitUntil("lead is selected") { window.selection?.number == 82 }
        XCTAssertEqual(try Self.title(window), "Lead-208, ²⁰⁸Pb")
        window.activate(.selectNuclide, "Bi-212")
        settle(window)
        Hand.shared.click(try window.find("daughter-B-"))
        waitUntil("polonium is selected") { window.selection?.number == 84 }
        window.activate(.selectNuclide, "Xx-1")
        window.activate(.selectNuclide, "")
        XCTAssertEqual(try Self.title(window), "Polonium-212, ²¹²Po")
      }
    }
  }

  func testATypedNuclideIsShownOrTheFaultIsSaid() throws {
    try onMain {
      try withNuclides { window in
        for key in ["r", "n", "2", "2", "2", "Return"] { Hand.shared.type(key, in: window) }
        settle(window)
        XCTAssertEqual(try Self.title(window), "Radon-222, ²²²Rn")
        XCTAssertEqual(window.focusedName, "nuclide-chart")
        for key in ["r", "n", "9", "Return"] { Hand.shared.type(key, in: window) }
        settle(window)
        XCTAssertEqual(
          try window.find("nuclide-problem").shownText, "No nuclide Rn-9 is known.")
        Hand.shared.type("Escape", in: window)
        XCTAssertTrue(window.isMapped)
        XCTAssertEqual(window.focusedName, "nuclide-chart")
      }
    }
  }

  func testItZoomsAboutTheSelectionAndMoves() throws {
    try onMain {
      try withNuclides { window in
        XCTAssertFalse(try window.find("map-zoom-out").isSensitive)
        for _ in 0..<6 { window.activate(.zoomIn) }
        waitUntil("it is larger") { window.view.viewport.scale > 11 }
        let selection = NuclideChart.Cell(try XCTUnwrap(window.selection))
        XCTAssertEqual(window.view.layout?.isVisible(selection), true)
        XCTAssertTrue(try window.find("map-zoom-out").isSensitive)
        let before = window.view.viewport.center
        Hand.shared.type("Down", with: ["Shift_L"], in: window)
        XCTAssertGreaterThan(window.view.viewport.center.y, before.y)
        waitUntil("the place is said") {
          Accessible.announcement(on: window.view)?.hasPrefix("Middle at ") == true
        }
        window.activate(.setChart, "50 40", "20")
        XCTAssertEqual(window.view.viewParameters?.texts, ["50 40", "20"])
        window.activate(.setChart, "nan inf", "1e999")
        XCTAssertEqual(window.view.viewParameters?.texts, ["50 40", "20"])
        window.activate(.zoomNormal)
        waitUntil("it is whole") { window.view.viewport.isWhole }
        Hand.shared.scroll(over: window.view, notches: -2)
        waitUntil("the wheel zooms") { window.view.viewport.scale > 1.3 }
      }
    }
  }

  func testTheTableAndTheChartShowEachOthersElement() throws {
    try onMain {
      try withNuclides { window in
        var linked: Int?
        let link = LinkedElement.shared.observe(.nuclides) { linked = $0 }
        let layout = try XCTUnwrap(window.view.layout)
        let iron = layout.center(of: NuclideChart.Cell(neutrons: 30, number: 26))
        Hand.shared.move(to: window.view, x: iron.x, y: iron.y)
        waitUntil("iron is linked") { linked == 26 }
        LinkedElement.shared.show(79, in: .table)
        XCTAssertEqual(window.view.marks.row, 79)
        settle(window)
        LinkedElement.shared.show(nil, in: .table)
        XCTAssertNil(window.view.marks.row)
        Hand.shared.park()
        waitUntil("the selection is linked") { linked == 92 }
        withExtendedLifetime(link) {}
      }
      try withTablePage { _, canvas in
        LinkedElement.shared.show(26, in: .nuclides)
        XCTAssertEqual(canvas.tiles[26]?.hasClass("linked"), true)
        LinkedElement.shared.show(nil, in: .nuclides)
        XCTAssertEqual(canvas.tiles[26]?.hasClass("linked"), false)
      }
    }
  }

  func testTheChainIsCopiedAndAllNuclidesAreExported() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try withNuclides { window in
          window.activate(.copyChain)
          XCTAssertEqual(window.toastMessage, "Copied as CSV")
          let path = "\(directory)/nuclides.csv"
          window.activate(.exportNuclidesFile, path)
          waitUntil("it is written") { window.toastMessage == "Exported: nuclides.csv" }
          XCTAssertGreaterThan(try Files.read(path, atMost: 10_000_000).count, 200_000)
        }
      }
    }
  }

  func testEscapeClosesTheChartAlsoBelowAMessage() throws {
    try onMain {
      try withNuclides { window in
        window.activate(.copyChain)
        XCTAssertEqual(window.toastMessage, "Copied as CSV")
        settle(window)
        Hand.shared.activate(window)
        Hand.shared.hold("Escape") {}
        waitUntil("it is closed") { !window.isMapped }
      }
    }
  }

  func testNoLineOfAChainCrossesATextOfACell() throws {
    try onMain {
      try withNuclides { window in
        for scale in ["6", "10", "20"] {
          window.activate(.setChart, "138 88", scale)
          settle(window)
          let recorder = TextRecorder()
          window.view.draw(in: recorder)
          let chain = window.view.marks.chain
          let picture = try XCTUnwrap(Screenshot(of: window.view))
          window.view.marks.chain = nil
          settle(window)
          let plain = try XCTUnwrap(Screenshot(of: window.view))
          window.view.marks.chain = chain
          var crossed: [Bounds] = []
          for text in recorder.texts {
            // The letters, without the room above and below them.
            let frame = Bounds(
              x: text.frame.x, y: text.frame.y + 0.25 * text.frame.height, width: text.frame.width,
              height: 0.5 * text.frame.height)
            if picture.colors(in: frame) != plain.colors(in: frame) { crossed.append(frame) }
          }
          XCTAssertEqual(crossed.count, 0, "\(scale): \(crossed.prefix(5))")
          XCTAssertGreaterThan(recorder.texts.count, 100)
        }
      }
    }
  }

  func testTheChartIsNotMirroredFromRightToLeft() throws {
    try onMain {
      try withRightToLeft {
        try withNuclides { window in
          let layout = try XCTUnwrap(window.view.layout)
          let (hydrogen, lead) = (
            layout.center(of: NuclideChart.Cell(neutrons: 0, number: 1)),
            layout.center(of: NuclideChart.Cell(neutrons: 126, number: 82))
          )
          XCTAssertLessThan(hydrogen.x, lead.x)
          let entry = try window.find("nuclide-entry")
          XCTAssertLessThan(entry.convert(x: 0, y: 0, to: window.view)?.x ?? 0, 0)
          Hand.shared.type("Right", in: window)
          XCTAssertEqual(window.selection?.neutrons, 147)
        }
      }
    }
  }

  func testInANarrowWindowTheFactsAreBelow() throws {
    try onMain {
      try withNuclides(size: (360, 640)) { window in
        let entry = try window.find("nuclide-entry")
        let y = try XCTUnwrap(entry.convert(x: 0, y: 0, to: window.view)?.y)
        XCTAssertGreaterThan(y, Double(window.view.height))
        XCTAssertGreaterThan(window.view.width, 340)
        XCTAssertGreaterThan(window.view.height, 250)
      }
    }
  }
}
