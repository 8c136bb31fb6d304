import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

extension AppAction {
  fileprivate static let setDigit = AppAction(
    "win.set-digit", translatable("Set Digit"), .number("DIGIT"), keys: ["<Alt>d"])
}

extension Page {
  fileprivate static let digit = Page(
    id: "digit", title: translatable("Digit"), iconName: "elements-order-symbolic",
    actions: [.setDigit]
  ) { DigitController($0, in: $1) }
}

/// A page that shows the elements whose numbers end with a digit.
private final class DigitController: PageController {
  private var digit: Int {
    get { state.int("digit", in: 0...9) ?? 0 }
    set { state["digit"] = String(newValue) }
  }

  override func attach(to window: any PageHost) {
    window.register(.setDigit, for: self) { controller, texts in
      controller.window?.showPageIfNeeded(controller.page.id)
      controller.digit = texts.first.flatMap { Int($0) } ?? 0
      controller.badge = controller.digit
      (controller.content as? DigitPage)?.digit = controller.digit
      controller.window?.contentChanged(on: controller)
    }
  }

  override func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? {
    DigitPage(table, digit)
  }

  override var menuSections: [[Menu.Item]] { [[AppAction.setDigit.menuItem("7")]] }
}

private final class DigitPage: Bin, PageContent {
  private var table: PeriodicTable
  private let label = Label()
  private var results: SearchResults?
  var digit: Int { didSet { show() } }

  init(_ table: PeriodicTable, _ digit: Int) {
    (self.table, self.digit) = (table, digit)
    super.init()
    label.name = "digit"
    label.isFocusable = true
    setChild(label)
    show()
  }

  private func show() { label.text = elements.map(\.symbol).joined(separator: " ") }

  var elements: [AtomicElement] {
    table.elements.filter { element in
      element.number % 10 == digit && results.map { $0[element.number] != nil } ?? true
    }
  }

  func show(_ table: PeriodicTable) {
    self.table = table
    show()
  }

  func show(_ results: SearchResults?) {
    self.results = results
    show()
  }

  func focusBestHit() -> Bool { label.grabFocus() }
  var focusTarget: Widget? { label }
  var topPart: String { Self.startPart }
  func scroll(toPart name: String) -> Bool { name == Self.startPart }
}

/// A tenth page, which only this file names: its tab, action, menu, state, search and recording.
final class AddedPageTests: PageTestCase {
  override func setUp() {
    super.setUp()
    onMain { Page.all.append(.digit) }
  }

  override func tearDown() {
    onMain { Page.all.removeLast() }
    super.tearDown()
  }

  @MainActor
  private static func text(_ window: MainWindow) throws -> String {
    try window.first(DigitPage.self).shownText
  }

  func testTheActionShowsThePageAndItsStateIsKept() throws {
    try onMain {
      let states = Record<SavedState>()
      try withMainWindow(remembered: states) { window in
        XCTAssertEqual(window.pages.count, 10)
        window.activate(.setDigit, "9")
        settle(window)
        XCTAssertEqual(window.shown, "digit")
        XCTAssertEqual(try Self.text(window), "F K Cu Y In Pr Tm Au Ac Es Mt")
        XCTAssertEqual(window.pages.last?.badge, 9)
      }
      let saved = try XCTUnwrap(states.events.last)
      let read = try SavedState(parsing: Array(saved.text.utf8))
      XCTAssertEqual(read["digit"]["digit"], "9")
      try withMainWindow(state: read) { window in
        XCTAssertEqual(window.shown, "digit")
        XCTAssertEqual(try Self.text(window), "F K Cu Y In Pr Tm Au Ac Es Mt")
      }
    }
  }

  func testTheSearchTheMenuAndTheVocabularyHaveIt() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.setDigit, "9")
        window.activate(.search, "gold")
        waitUntil("it is found") { (try? Self.text(window)) == "Au" }
        XCTAssertEqual(window.pages.last?.menuSections.joined().count, 1)
      }
      XCTAssertEqual(AppAction(localName: "set-digit")?.title, "Set Digit")
      let vocabulary = Vocabulary.elements(of: try BuiltIn.table)
      XCTAssertEqual(vocabulary.fault(of: "set-digit x"), "no number: “x”")
      XCTAssertNil(vocabulary.fault(of: "expect page digit"))
      XCTAssertTrue(Page.ids.contains("digit"))
    }
  }

  func testARecordingOfItIsPlayed() throws {
    try onMain {
      _ = try withRecordedWindow { host, _, _ in
        XCTAssertEqual(host.recorded(Act("set-digit", ["9"])), Act("set-digit", ["9"]))
        let lines = """
          set-digit 9
          expect page digit
          expect count 11
          expect text digit "F K Cu Y In Pr Tm Au Ac Es Mt"
          show-page name
          """
        let script = Script(Recording(text: lines), host.vocabulary) { _ in [] }
        XCTAssertEqual(script.faults, [])
        let player = Player(script, host, speed: .fast, keepsGoing: true)
        var results: [Player.Result]?
        Task { @MainActor in results = await player.play() }
        waitUntil("the lines are played") { results != nil }
        XCTAssertEqual(results?.count, 5)
        for result in results ?? [] {
          if case .failed(let message) = result.outcome { XCTFail(message) }
        }
      }
    }
  }
}
