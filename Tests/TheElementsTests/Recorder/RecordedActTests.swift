import Elements
import ElementsStore
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// What is recorded of an act, and what fails when it is played.
final class RecordedActTests: PageTestCase {
  /// Plays lines; returns the failures in words.
  @MainActor
  private static func failures(_ text: String, _ host: ElementsRecordingHost) throws -> [String] {
    let script = Script(Recording(text: text), host.vocabulary) { _ in [] }
    XCTAssertEqual(script.faults, [])
    let player = Player(script, host, speed: .fast, keepsGoing: true)
    var results: [Player.Result]?
    Task { @MainActor in results = await player.play() }
    waitUntil("the lines are played") { results != nil }
    return (results ?? []).compactMap { result in
      if case .failed(let message) = result.outcome { message } else { nil }
    }
  }

  func testNothingIsRecordedOfAnActWithoutItsElement() throws {
    try onMain {
      _ = try withRecordedWindow { host, _, _ in
        for name in ["show-element", "move-favorite-down", "toggle-comparison"] {
          XCTAssertNil(host.recorded(Act(name, [""])), name)
          XCTAssertEqual(host.recorded(Act(name, ["Au"])), Act(name, ["Au"]))
        }
        XCTAssertNil(host.recorded(Act("toggle-favorite", [""])))
        XCTAssertEqual(host.recorded(Act("search", [""])), Act("search", [""]))
      }
    }
  }

  func testAStarIsRecordedAsTheStateThatItComesTo() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, favorites in
        let (added, removed) = (
          Act("set-favorite", ["Au", "true"]), Act("set-favorite", ["Au", "false"])
        )
        XCTAssertEqual(host.recorded(Act("toggle-favorite", ["Au"])), added)
        // A replay in which it is one already.
        for _ in 1...2 {
          window.activate(.setFavorite, "Au", "true")
          XCTAssertTrue(favorites.state.isMine(79))
        }
        XCTAssertEqual(host.recorded(Act("toggle-favorite", ["Au"])), removed)
        XCTAssertEqual(host.sentence(for: .act(removed)).words, "Remove from Favorites Gold")
        window.activate(.setFavorite, "Au", "false")
        XCTAssertFalse(favorites.state.isMine(79))
      }
    }
  }

  func testWhatIsOnOrOffIsRecordedAsTheStateThatItComesTo() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        let (on, off) = (
          Act("set-state", ["toggle-side-pane", "true"]),
          Act("set-state", ["toggle-side-pane", "false"])
        )
        XCTAssertEqual(host.recorded(Act("toggle-side-pane", [])), on)
        // A replay in which it is on already.
        for _ in 1...2 {
          window.activate(.setState, "toggle-side-pane", "true")
          XCTAssertEqual(window.state.isPaneOn, true)
        }
        XCTAssertNil(host.fault(of: on))
        XCTAssertEqual(host.fault(of: off), "“toggle-side-pane” is not possible here")
        XCTAssertEqual(host.recorded(Act("toggle-side-pane", [])), off)
        XCTAssertEqual(host.sentence(for: .act(off)).words, "Side Pane off")
        XCTAssertEqual(
          host.fault(of: Act("set-state", ["go-back", "true"])), "“go-back” is not possible here")
      }
    }
  }

  func testASectionIsRecordedAsTheStateThatItComesTo() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        window.activate(.showPage, "category")
        settle(window)
        let section = ["category", "actinide"]
        XCTAssertEqual(
          host.recorded(Act("toggle-section", section)), Act("collapse-section", section))
        for _ in 1...2 {
          window.activate(.collapseSection, "category", "actinide")
          XCTAssertEqual(window.state.collapsed["category"], ["actinide"])
        }
        XCTAssertNil(host.fault(of: Act("collapse-section", section)))
        XCTAssertNotNil(host.fault(of: Act("expand-section", section)))
        XCTAssertEqual(
          host.recorded(Act("toggle-section", section)), Act("expand-section", section))
        for _ in 1...2 {
          window.activate(.expandSection, "category", "actinide")
          XCTAssertEqual(window.state.collapsed["category"], [])
        }
      }
    }
  }

  func testAScrollNamesRowAndSection() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        window.activate(.showPage, "number")
        settle(window)
        for (part, words) in [
          ("Be", "Scroll Beryllium · Number"), ("#period-2", "Scroll Period 2 · Number"),
          ("Be#period-2", "Scroll Beryllium · Period 2 · Number"),
        ] {
          let act = Act("scroll-to", ["number", part])
          XCTAssertEqual(host.sentence(for: .act(act)).words, words)
        }
      }
    }
  }

  func testTheFolderOfTheCatalogsFileIsNotRecorded() throws {
    try onMain {
      _ = try withRecordedWindow { host, _, _ in
        host.folder = "/mine"
        func act(_ source: String) -> Act { Act("set-preference", ["catalog-url", source]) }
        for (source, recorded, played) in [
          ("/mine/sub/a.json", "sub/a.json", "/mine/sub/a.json"),
          ("/secret/a.json", "a.json", "/mine/a.json"),
          ("file:///secret/a%20b.json", "a b.json", "/mine/a b.json"),
          ("https://example.org/a", "https://example.org/a", "https://example.org/a"), ("", "", ""),
        ] {
          XCTAssertEqual(host.recorded(act(source)), act(recorded))
          XCTAssertEqual(host.played(act(recorded)), act(played))
        }
        let name = Act("set-preference", ["user-name", "/secret/Ada"])
        XCTAssertEqual(host.recorded(name), name)
      }
    }
  }

  func testAnActWithoutEffectFails() throws {
    try onMain {
      _ = try withRecordedWindow { host, _, _ in
        let lines = """
          show-page table
          focus tile-79
          expect focus tile-79 within 0
          focus no-such-part
          show-page number
          show-page table
          focus row-79
          toggle-search
          expect focus tab-grid within 0
          expect not focus search-entry within 0
          show-page grid
          expect zoom 1 within 0
          """
        XCTAssertEqual(
          try Self.failures(lines, host),
          [
            "“no-such-part” cannot have the focus", "“row-79” cannot have the focus",
            "expected tab-grid, found search-entry", "expected anything else, found search-entry",
            "nothing with this check is shown: zoom",
          ])
      }
    }
  }

  func testAnActWithoutItsPropertyNuclideOrPlaceFails() throws {
    try onMain {
      _ = try withRecordedWindow { host, _, _ in
        let lines = """
          show-page table
          color-by no-such-property
          color-by melt
          show-element Au
          copy-value no-such-property in Au
          copy-value melt in Au
          select-nuclide Au-1 in Au
          select-nuclide Au-198 in Au
          separate-places no-such-place
          """
        XCTAssertEqual(
          try Self.failures(lines, host),
          [
            "no property “no-such-property”", "no property “no-such-property”",
            "no nuclide “Au-1”", "no place “no-such-place”",
          ])
        XCTAssertEqual(
          host.fault(of: Act("set-plot-axes", ["melt no-such-property"], in: "plot")),
          "no property “no-such-property”")
        XCTAssertNil(host.fault(of: Act("set-plot-axes", ["melt number log linear"], in: "plot")))
      }
    }
  }

  func testPartsOfCardsThatAreNotMadeYetAreFoundAndCopied() throws {
    try onMain {
      for line in [
        "expect visible property-k_level_width in Au", "copy-value k_level_width in Au",
        "copy-details hazards in Au\nexpect toast \"Copied as CSV\" in Au",
        "expect text property-mohs_hardness 2.5 in Au",
      ] {
        _ = try withRecordedWindow { host, _, _ in
          XCTAssertEqual(try Self.failures("show-element Au\n" + line, host), [], line)
        }
      }
    }
  }

  func testWhatIsCollapsingIsNotVisible() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        window.showPage("number")
        settle(window)
        let row = try XCTUnwrap(host.part("row-79", in: window))
        let header = try XCTUnwrap(host.part("section-period-6", in: window))
        XCTAssertTrue(host.isVisible(row))
        withAnimations {
          window.activate(.toggleSection, "number", "period-6")
          XCTAssertTrue(row.isMapped, "it slides")
          XCTAssertFalse(host.isVisible(row))
          XCTAssertTrue(host.isVisible(header))
        }
      }
    }
  }
}
