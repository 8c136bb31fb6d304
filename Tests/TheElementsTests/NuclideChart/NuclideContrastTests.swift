import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Contrast of the texts of the nuclide chart, which Cairo draws, computed from pictures in the light, the dark and the
/// high-contrast style: at least 4.5:1 (WCAG 2.2, 1.4.3).
final class NuclideContrastTests: PageTestCase {
  /// Scales of the chart at which cells show their symbols, their mass numbers and all of their facts.
  private static let scales = [1.0, 7, 11, 20]

  func testTheTextsOfTheCells() throws { try onMain { try Self.check(textScale: 1) } }

  func testTheTextsOfTheCellsWithLargeText() throws {
    try onMain { try Self.check(textScale: 2) }
  }

  @MainActor
  private static func check(textScale: Double) throws {
    try withTextScale(textScale) {
      try withNuclides { window in
        for scale in scales {
          window.activate(.setChart, "138 88", String(scale * (scale == 1 ? 1 : textScale)))
          try inEachStyle { style in
            LinkedElement.shared.show(scale == 1 ? 79 : nil, in: .table)
            settle(window)
            try check(window, "\(scale) times as large, \(style)")
          }
        }
        LinkedElement.shared.show(nil, in: .table)
      }
    }
  }

  @MainActor
  private static func check(_ window: NuclideWindow, _ place: String) throws {
    let view = window.view
    let picture = try XCTUnwrap(Screenshot(of: window))
    let frame = try XCTUnwrap(view.convert(x: 0, y: 0, to: window))
    let area = Bounds(
      x: frame.x, y: frame.y, width: Double(view.width), height: Double(view.height))
    let recorder = TextRecorder(origin: (area.x, area.y))
    view.draw(in: recorder)
    // Buttons cover some of them.
    let texts = recorder.texts.filter { text in
      let frame = text.frame
      let parts = [0.0, 0.5, 1]
      let places = parts.flatMap { x in parts.map { (x: x, y: $0) } }
      return area.contains(frame)
        && places.allSatisfy { place in
          window.pick(x: frame.x + place.x * frame.width, y: frame.y + place.y * frame.height)?
            .isInside(view) ?? false
        }
    }
    XCTAssertGreaterThan(texts.count, 5, place)
    let faults = texts.compactMap { text -> String? in
      guard let ground = picture.ground(of: text.frame) else { return nil }
      let contrast = text.color.over(ground).contrast(to: ground)
      return contrast < 4.5 ? "\(Int(text.frame.x)),\(Int(text.frame.y)): \(contrast)" : nil
    }
    if !faults.isEmpty { save(picture, "contrast of nuclides, \(place)") }
    XCTAssertEqual(faults, [], place)
  }
}
