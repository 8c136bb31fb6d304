import Elements
import ElementsStore
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

// MARK: The card, as its file would have it

extension CardKind {
  fileprivate static let motto = CardKind(acts: [
    Act(action: .praise) { page, words in page.card(MottoCard.self)?.praise = words.first }
  ]) { MottoCard($0) }
}

extension AppAction {
  fileprivate static let praise = AppAction("win.praise", "Praise", .text())
}

extension DataFile<[Int: String]> {
  /// Mottos by atomic number, a line for each: `79 Noble since ever`.
  fileprivate static var mottos: Self {
    Self("mottos.txt", without: [:], atMost: 1000) { bytes, file throws(CatalogError) in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let entries = lines.compactMap { line -> (Int, String)? in
        let parts = line.split(separator: " ", maxSplits: 1)
        return parts.count == 2 ? Int(parts[0]).map { ($0, String(parts[1])) } : nil
      }
      guard entries.count == lines.count else {
        throw CatalogError(file: file, message: "expected a number before each motto")
      }
      return Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }
  }
}

private final class MottoCard: FileCard<[Int: String]> {
  fileprivate var praise: String?

  init(_ context: CardContext) {
    super.init(PageSection("motto", "Motto"), .mottos, context)
  }

  override func fill(with mottos: [Int: String]) {
    content.add(FactRow("Motto", mottos[element.number] ?? "unknown"))
    addSource("The tests")
  }

  override func csv(of mottos: [Int: String]) -> String {
    mottos[element.number].map { "motto\n\($0)\n" } ?? ""
  }
}

// MARK: Tests

/// A card with its own data file and act is a file, and an entry in the list of cards.
final class AddedCardTests: PageTestCase {
  /// Shows the window of gold with the card after the properties.
  @MainActor
  private static func withMotto(
    _ text: String, _ body: (ElementWindow) throws -> Void
  ) throws {
    let kinds = CardKind.all
    defer { CardKind.all = kinds }
    CardKind.all.insert(.motto, at: 1)
    try withData(adding: ["mottos.txt": text]) { data in
      try withElementWindow("Au", size: (900, 744), files: DataFiles(data), body)
    }
  }

  func testItIsShownAtItsPlaceWithItsTexts() throws {
    try onMain {
      try Self.withMotto("79 Noble since ever\n47 Second to one\n") { window in
        window.showCard("motto")
        XCTAssertEqual(window.page.scroller.topPart, "card-motto")
        let card = try XCTUnwrap(window.findPart("card-motto"))
        XCTAssertEqual(card.shownText, "Motto Motto Noble since ever Source: The tests")
        XCTAssertEqual(Accessible.label(of: card), "Motto")
        window.showCard("isotopes")
        let isotopes = try XCTUnwrap(window.findPart("card-isotopes"))
        XCTAssertEqual(card.parent, isotopes.parent)
        XCTAssertLessThan(
          card.convert(x: 0, y: 0, to: isotopes)?.y ?? 0, 0, "above the card after it")
      }
    }
  }

  func testItIsCopiedAndItsActIsAnAction() throws {
    try onMain {
      try Self.withMotto("79 Noble since ever\n") { window in
        XCTAssertTrue(AppAction.all.contains(.praise))
        let script = Script(Recording(text: "praise this"), .elements(of: nil)) { _ in [] }
        XCTAssertEqual(script.faults.map(\.description), [], "it is recorded")
        // The card is not on the screen yet.
        window.activate(.copyDetails, "motto")
        waitUntil("it is copied") { clipboardText(window) == "motto\nNoble since ever\n" }
        window.activate(.praise, "Well done")
        XCTAssertEqual(try window.first(MottoCard.self).praise, "Well done")
        window.activate(.nextElement)
        window.activate(.scrollTo, ElementPage.scrollID, "card-motto")
        waitUntil("mercury has none") {
          window.findPart("card-motto")?.shownText.contains("unknown") == true
        }
      }
    }
  }

  func testAFileThatIsTooLongIsNotRead() throws {
    try onMain {
      let text = "79 " + String(repeating: "x", count: 1000)
      try Self.withMotto(text) { window in
        window.page.view?.makeAllCards()
        waitUntil("the card is made") {
          (try? window.first(MottoCard.self))?.isFinished == true
        }
        XCTAssertTrue(labels(in: try window.find("card-motto")).contains("unknown"))
      }
    }
  }
}
