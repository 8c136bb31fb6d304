import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

final class TextLayoutTests: GtkTestCase {
  @MainActor
  private static func layout(
    _ text: String, size: Double = 20, weight: FontWeight = .regular
  ) -> TextLayout {
    TextLayout(text, for: Probe(), size: size, weight: weight)
  }

  @MainActor
  private static func direction(of layout: TextLayout) -> PangoDirection {
    withExtendedLifetime(layout) { pango_layout_get_direction(layout.pointer, 0) }
  }

  func testFiguresReadFromLeftToRightInEveryLanguage() {
    onMain {
      withRightToLeft {
        for text in ["55.845(2)", "57–71", "+26", "−1, +1", "1.008 · gas", "[223]"] {
          let (layout, label) = (Self.layout(text), Label(text))
          XCTAssertEqual(Self.direction(of: layout), PANGO_DIRECTION_LTR, text)
          XCTAssertEqual(
            pango_layout_get_direction(gtk_label_get_layout(label.opaque), 0),
            PANGO_DIRECTION_LTR, text)
          XCTAssertEqual(label.text, text)
          label.text = "2"
          XCTAssertEqual(label.text, "2")
        }
        XCTAssertEqual(Self.direction(of: Self.layout("ذهب 79")), PANGO_DIRECTION_RTL)
      }
      XCTAssertEqual(Label("57–71").property("label"), "57–71")
    }
  }

  func testNoLineBeginsWithASeparator() {
    onMain {
      let text = "Iron · Melting point · 1537.85 °C · 1811 K"
      let layout = Self.layout(text)
      for width in stride(from: 40, through: Int(layout.width), by: 3) {
        let lines = layout.lines(within: Double(width))
        XCTAssertTrue(lines.allSatisfy { !$0.hasPrefix("·") }, "\(width): \(lines)")
        XCTAssertEqual(lines.joined(), text)
      }
      let label = Label(text, wraps: .atWords)
      label.mark([0..<4])
      label.text = "a · b"
      XCTAssertEqual(label.text, "a · b")
    }
  }

  func testATextGrowsWithItsSize() {
    onMain {
      let (small, large) = (Self.layout("Sodium", size: 12), Self.layout("Sodium", size: 48))
      // The same font drawn larger: Fontconfig looks for each size of a font that is laid out anew.
      XCTAssertEqual(large.width / small.width, 4, accuracy: 1e-9)
      XCTAssertEqual(large.height / small.height, 4, accuracy: 1e-9)
      XCTAssertEqual(large.size, 48)
    }
  }

  func testTheSizeIsInPixelsAtAnyResolution() {
    onMain {
      let before = Self.layout("Sodium").width
      withTextScale(2) { XCTAssertEqual(Self.layout("Sodium").width, before, accuracy: 1) }
    }
  }

  func testTheBaselineIsWithinTheFirstLine() {
    onMain {
      let layout = Self.layout("Ag", size: 40)
      XCTAssertGreaterThan(layout.baseline, layout.height / 2)
      XCTAssertLessThan(layout.baseline, layout.height)
      let twoLines = Self.layout("Ag\nAu", size: 40)
      XCTAssertEqual(twoLines.baseline, layout.baseline)
      XCTAssertEqual(twoLines.height, layout.height * 2, accuracy: 1)
    }
  }

  func testAHeavierFontIsWider() {
    onMain {
      let widths = [FontWeight.regular, .bold].map {
        Self.layout("Molybdenum", size: 60, weight: $0).width
      }
      XCTAssertLessThan(widths[0], widths[1])
    }
  }

  func testAllDigitsHaveOneWidth() {
    onMain {
      let widths = Set((0...9).map { Self.layout(String(repeating: "\($0)", count: 20)).width })
      XCTAssertEqual(widths.count, 1, "\(widths)")
    }
  }

  func testALongTextIsEllipsizedToItsWidth() {
    onMain {
      let layout = Self.layout("Rutherfordium, a transition metal")
      let height = layout.height
      XCTAssertGreaterThan(layout.width, 100)
      layout.ellipsize(within: 100)
      XCTAssertLessThanOrEqual(layout.width, 100)
      XCTAssertGreaterThan(layout.width, 50)
      XCTAssertEqual(layout.height, height, "one line stays one line")
    }
  }

  func testAShortTextIsUnchanged() {
    onMain {
      let layout = Self.layout("Tin")
      let width = layout.width
      layout.ellipsize(within: 200)
      XCTAssertEqual(layout.width, width, accuracy: 0.01)
    }
  }

  func testAnEmptyTextHasNoWidthButAHeight() {
    onMain {
      XCTAssertEqual(Self.layout("").width, 0)
      XCTAssertGreaterThan(Self.layout("").height, 10)
    }
  }

  func testTextsOfOtherScriptsAndSeveralLinesAreMeasured() {
    onMain {
      XCTAssertGreaterThan(Self.layout("Ünübium – ☿").width, Self.layout("Ünübium").width)
    }
  }

  func testTheScaleOfTextFollowsTheUsersSetting() {
    onMain {
      XCTAssertEqual(Probe().textScale, 1, accuracy: 0.001)
      withTextScale(1.5) { XCTAssertEqual(Probe().textScale, 1.5, accuracy: 0.001) }
      XCTAssertEqual(Probe().textScale, 1, accuracy: 0.001)
    }
  }

  func testALabelGrowsWithTheUsersSetting() {
    onMain {
      let before = Label("Sodium").request(.horizontal).minimum
      withTextScale(2) {
        XCTAssertEqual(
          Double(Label("Sodium").request(.horizontal).minimum), Double(before) * 2, accuracy: 3)
      }
    }
  }

  func testWrappedLinesFromRightToLeftEndAtTheRightAndTheTextIsAtItsPoint() throws {
    try onMain {
      try withRightToLeft {
        for text in ["███ ██ █████", "ذهب ████"] {
          let make = {
            let probe = Probe()
            probe.draw = { [unowned probe] snapshot in
              let layout = Self.wrapped(text, probe)
              snapshot.text(layout, x: 20, y: 10, .pureRed)
              snapshot.canvas(in: Bounds(width: 300, height: 300)) {
                $0.text(layout, x: 20, y: 110, .pureRed)
              }
            }
            return probe
          }
          try withWindow(width: 300, height: 300, showing: make) { _, probe in
            let (layout, picture) = (
              Self.wrapped(text, probe), try XCTUnwrap(currentPicture(of: probe))
            )
            XCTAssertGreaterThan(layout.indent, 2, text)
            let (right, line) = (20 + Int(layout.width), Int(layout.height) / 4)
            for y in [10 + line, 10 + 3 * line, 110 + line, 110 + 3 * line] {
              for x in [17, right + 3] { XCTAssertEqual(picture.color(x, y), .clear, text) }
              let end = (right - 8..<right).map { picture.color($0, y) }
              XCTAssertTrue(end.contains { $0 != .clear }, "\(text) at \(y)")
            }
          }
        }
      }
    }
  }

  @MainActor
  private static func wrapped(_ text: String, _ face: Probe) -> TextLayout {
    let layout = TextLayout(text, for: face, size: 40)
    layout.wrap(within: 150)
    return layout
  }

  func testATextIsDrawnInItsColorAtItsPoint() throws {
    try onMain {
      let make = {
        let probe = Probe()
        probe.draw = { [unowned probe] snapshot in
          let layout = TextLayout("███", for: probe, size: 40)
          snapshot.text(layout, x: 50, y: 60, .pureRed)
        }
        return probe
      }
      try withWindow(showing: make) { _, probe in
        let picture = try XCTUnwrap(currentPicture(of: probe))
        XCTAssertGreaterThan(picture.count(of: .pureRed), 1000)
        XCTAssertEqual(picture.color(48, 80), .clear)
        XCTAssertEqual(picture.color(60, 58), .clear)
      }
    }
  }
}
