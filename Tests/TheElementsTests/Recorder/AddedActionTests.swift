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
  fileprivate static let showSum = AppAction("app.show-sum", translatable("Sum…"))
  fileprivate static let addToSum = AppAction(
    "win.add-to-sum", translatable("Add"), .number("NUMBER")
  ).recorded {
    $0.title = translatable("Add to Sum")
    $0.isRepeatable = true
    $0.words = { ["+\($0.text)"] }
    $0.gesture = { $0.click("sum") }
    $0.fault = { $0.text == "0" ? "nothing was added" : nil }
  }
}

extension DataWindow {
  fileprivate static let sum = DataWindow(
    id: "sum", title: translatable("Sum"), actions: [.showSum, .addToSum], opener: .showSum
  ) { application, _ in
    application.register(.showSum, for: application) { $0.present(SumWindow()) }
  }
}

private final class SumWindow: ApplicationWindow {
  private var sum = 0
  private let label = Label("0")

  override init() {
    super.init()
    name = "sum"
    label.name = "sum"
    setContent(label)
    register(.addToSum, for: self) { window, texts in
      window.sum += texts.first.flatMap { Int($0) } ?? 0
      window.label.text = String(window.sum)
    }
  }
}

/// Actions and a window that only this file names: all that recordings know of them is said where they are declared.
final class AddedActionTests: PageTestCase {
  override func setUp() {
    super.setUp()
    onMain { DataWindow.all.append(.sum) }
  }

  override func tearDown() {
    onMain { DataWindow.all.removeLast() }
    super.tearDown()
  }

  /// Opens the window, and calls `body` with it.
  @MainActor
  private static func withSum(_ body: (ElementsRecordingHost, SumWindow) throws -> Void) throws {
    _ = try withRecordedWindow { host, _, favorites in
      DataWindow.sum.register(
        host.application,
        DataWindow.Context(
          library: host.library, favorites: favorites, keeper: StateKeeper(NoState()),
          temperatures: { .kelvin }, search: { "" }))
      host.application.activateAction(AppAction.showSum.localName, with: [])
      let window = try XCTUnwrap(host.application.window(SumWindow.self))
      defer { window.close() }
      try body(host, window)
    }
  }

  func testItsLinesArePlayedAndTheirFaultsFail() throws {
    try onMain {
      try Self.withSum { host, _ in
        let lines = """
          expect window sum
          add-to-sum 3 in sum
          add-to-sum 4 in sum
          expect text sum 7 in sum
          add-to-sum 0 in sum
          """
        let script = Script(Recording(text: lines), host.vocabulary) { _ in [] }
        XCTAssertEqual(script.faults, [])
        let player = Player(script, host, speed: .fast, keepsGoing: true)
        var results: [Player.Result]?
        Task { @MainActor in results = await player.play() }
        waitUntil("the lines are played") { results != nil }
        XCTAssertEqual(
          results?.map(\.outcome),
          [.passed, .passed, .passed, .passed, .failed("nothing was added")])
      }
    }
  }

  func testItsGestureWindowAndSentenceAreKnown() throws {
    try onMain {
      try Self.withSum { host, window in
        XCTAssertEqual(host.nameOfWindow(shownBy: Act("show-sum")), "sum")
        XCTAssertEqual(host.name(of: window), .some("sum"))
        let act = Act("add-to-sum", ["3"], in: "sum")
        guard case .click(let part, nil, false)? = host.gesture(of: act, in: window) else {
          return XCTFail("no click")
        }
        XCTAssertEqual(part.name, "sum")
        let sentence = host.sentence(for: .act(act))
        XCTAssertEqual([sentence.text, sentence.object], ["Add to Sum", "+3 · Sum"])
        XCTAssertEqual(host.sentence(for: .act(Act("show-sum"))).text, "Sum")
        XCTAssertTrue(host.isRepeatable(act))
        XCTAssertFalse(host.isRepeatable(Act("show-sum")))
      }
    }
  }

  func testTheDocumentOfRecordingsNamesEveryWindow() throws {
    let project = (0..<4).reduce("\(#filePath)") { path, _ in Files.parent(of: path) }
    let bytes = try Files.read("\(project)/docs/recording.md", atMost: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    onMain {
      for window in DataWindow.all.dropLast() {
        XCTAssertTrue(text.contains("`\(window.id)`"), window.id)
      }
    }
  }
}
