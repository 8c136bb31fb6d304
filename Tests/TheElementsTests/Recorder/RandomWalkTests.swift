import Elements
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// Random acts that are recorded and played again must end in the same state.
final class RandomWalkTests: PageTestCase {
  /// Number of walks and of acts in each; `THE_ELEMENTS_WALKS=200` and `THE_ELEMENTS_WALK_ACTS=1000` set more.
  private static let walks = Environment.value("THE_ELEMENTS_WALKS").flatMap { Int($0) } ?? 2
  private static let acts = Environment.value("THE_ELEMENTS_WALK_ACTS").flatMap { Int($0) } ?? 40

  func testARecordedWalkPlayedAgainEndsInTheSameState() throws {
    try onMain {
      for seed in 1...UInt64(max(Self.walks, 1)) {
        let (recording, end) = try Self.record(seed: seed)
        let played = try Self.play(recording)
        XCTAssertEqual(
          played, end, "seed \(seed):\n\(recording.text)", file: #filePath, line: #line)
        if played != end { return }
      }
    }
  }

  /// The state in which a walk ends.
  private struct EndState: Equatable {
    var page: String?
    var element: String?
    var isPaneOn: Bool
    var face: Bool?
    var favorites: [Int]
    var collapsed: [String: Set<String>]
    var searched: String
    var shown: [Int]
    var picture: String?

    @MainActor
    init(_ window: MainWindow, _ favorites: Favorites) {
      page = window.shownPage?.page.id
      element = window.sidePane.page?.element.symbol
      isPaneOn = window.state.isPaneOn
      face = window.sidePane.page?.view?.tile.isBackUp
      self.favorites = favorites.state.mine.map(\.number)
      collapsed = window.state.collapsed.filter { !$0.value.isEmpty }
      searched = window.search.text
      shown = (window.shownOrder ?? []).map(\.number)
      picture = window.pictures?.isShowing == true ? window.pictures?.view?.element.symbol : nil
    }
  }

  @MainActor
  private static func record(seed: UInt64) throws -> (Recording, EndState) {
    try XCTUnwrap(
      withRecordedWindow { host, window, favorites in
        var random = SplitMix64(seed: seed)
        var recording = Recording(lines: [host.vocabulary.heading])
        let recorder = Recorder(host)
        recorder.onCommand = { command in
          if case .act = command { recording.lines.append(command.description) }
        }
        recorder.start()
        defer { recorder.stop() }
        for _ in 0..<acts {
          let (action, texts) = try act(&random, window)
          window.activateAction(action.name, texts)
          waitUntil("the act has ended") { host.isSettled }
        }
        recorder.stop()
        settle(window)
        return (recording, EndState(window, favorites))
      })
  }

  @MainActor
  private static func play(_ recording: Recording) throws -> EndState {
    try XCTUnwrap(
      withRecordedWindow { host, window, favorites in
        let script = Script(recording, host.vocabulary) { _ in [] }
        XCTAssertEqual(script.faults, [])
        let player = Player(script, host, speed: .fast, keepsGoing: true)
        var results: [Player.Result]?
        Task { @MainActor in results = await player.play() }
        waitUntil("the recording is played", upTo: 600) { results != nil }
        let failures = (results ?? []).filter { $0.outcome != .passed }
        XCTAssertEqual(failures.map { "\($0.step.command): \($0.outcome)" }, [])
        settle(window)
        return EndState(window, favorites)
      })
  }

  /// Returns a random act that is possible now.
  @MainActor
  private static func act(
    _ random: inout SplitMix64, _ window: MainWindow
  ) throws -> (AppAction, [String]) {
    func element() throws -> String {
      try BuiltIn.table.elements.randomElement(using: &random)?.symbol ?? "H"
    }
    while true {
      let entry: (AppAction, [String])
      switch Int.random(in: 0..<13, using: &random) {
      case 0, 1: entry = (.showPage, [Page.all.randomElement(using: &random)?.id ?? "table"])
      case 2: entry = (.toggleSidePane, [])
      // The pane stays beside the pages, because nothing opens windows here.
      case 3 where window.state.isPaneOn: entry = (.selectElement, [try element()])
      case 4, 5: entry = (.toggleFavorite, [try element()])
      case 6:
        let pages = ["name", "state", "category", "grid"]
        let page = pages.randomElement(using: &random) ?? "state"
        let sections = ["solid", "gas", "a", "c", "noble-gas", "alkali-metal"]
        entry = (.toggleSection, [page, sections.randomElement(using: &random) ?? "gas"])
      case 7:
        let texts = ["gold", "noble gas", "melt < 300 K", "ferr", ""]
        entry = (.search, [texts.randomElement(using: &random) ?? ""])
      case 8: entry = (.hideSearch, [])
      case 9: entry = (.flip, [])
      case 10: entry = (Bool.random(using: &random) ? .nextElement : .previousElement, [])
      case 11: entry = (Bool.random(using: &random) ? .collapseAll : .expandAll, [])
      default: entry = (.nextPage, [])
      }
      if window.state(ofAction: entry.0.localName)?.isEnabled == true { return entry }
    }
  }
}
