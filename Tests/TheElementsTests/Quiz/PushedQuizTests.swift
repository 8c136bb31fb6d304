import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The quiz in place of the pages of a narrow window.
final class PushedQuizTests: PageTestCase {
  private static let settings = QuizSettings(topics: [.name], form: .choice, scope: .first20)

  /// Shows a narrow main window, and pushes the quiz over its page; both must be freed after it was closed.
  @MainActor
  private static func withPushed(
    _ settings: QuizSettings = settings, element: String? = nil, favorites: Favorites? = nil,
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (MainWindow, QuizView) throws -> Void
  ) throws {
    var watch: Watch?
    try withMainWindow(
      favorites: favorites, state: SavedState(width: 360, page: "number"), file: file, line: line
    ) { window in
      if let element { window.activate(.selectElement, element) }
      settle(window)
      XCTAssertTrue(window.pushesViews, file: file, line: line)
      let quiz = QuizView(
        window.library, window.favorites, settings: try settings.coded(),
        temperatures: { .celsius })
      watch = Watch(quiz)
      window.push(quiz)
      waitUntil("the questions can be made", file: file, line: line) { quiz.tools != nil }
      settle(window)
      try body(window, quiz)
    }
    watch?.expectFreed(file: file, line: line)
  }

  func testASearchFromElsewhereShowsThePages() throws {
    try onMain {
      try Self.withPushed(element: "Si") { window, _ in
        XCTAssertTrue(window.sidePane.isPushed)
        window.activate(.search, "gold")
        waitUntil("gold is found") { window.search.results?.hits.first?.number == 79 }
        settle(window)
        XCTAssertNil(window.pushedView)
        XCTAssertFalse(window.sidePane.isPushed)
        XCTAssertTrue(try window.find("row-79").isMapped)
      }
    }
  }

  func testItIsShownInPlaceOfThePagesAndBackRestoresTheFocus() throws {
    try onMain {
      try withMainWindow(state: SavedState(width: 360, page: "number")) { window in
        try window.find("row-14").grabFocus()
        let page = try window.first(ListPage.self)
        let watch = try {
          let quiz = QuizView(window.library, window.favorites, temperatures: { .celsius })
          window.push(quiz)
          settle(window)
          XCTAssertEqual(window.title, "Quiz")
          XCTAssertEqual(window.focusedName, "quiz-start")
          XCTAssertTrue(quiz.isMapped)
          XCTAssertFalse(page.isMapped)
          XCTAssertFalse(window.header.isMapped)
          XCTAssertNil(window.first(named: "quiz-end"), "one way back is enough")
          Hand.shared.click(try window.find("view-back"))
          waitUntil("the page is back") { page.isMapped }
          return Watch(quiz)
        }()
        watch.expectFreed()
        settle(window)
        XCTAssertEqual(window.title, "The Elements")
        XCTAssertEqual(window.focusedName, "row-14")
        XCTAssertTrue(window.header.isMapped)
        XCTAssertFalse(window.activate(.startQuiz), "there is no such action any more")
        XCTAssertFalse(window.isEnabled(.goBack))
      }
    }
  }

  func testEscapeAndAltLeftEndTheRoundAndThenLeadBack() throws {
    try onMain {
      for (key, modifiers) in [("Escape", []), ("Left", ["Alt_L"])] {
        let favorites = try favorites([])
        try Self.withPushed(favorites: favorites) { window, quiz in
          quiz.begin()
          try quiz.answerRight()
          Hand.shared.type(key, with: modifiers, in: window)
          XCTAssertEqual(quiz.phase, .result)
          XCTAssertEqual(try window.find("quiz-score").shownText, "1 of 1 right")
          Hand.shared.type(key, with: modifiers, in: window)
          XCTAssertNil(window.pushedView)
          XCTAssertEqual(window.shown, "number")
        }
        XCTAssertEqual(favorites.records.entries(of: .quizRounds).count, 1)
      }
    }
  }

  func testTheBackButtonEndsTheRoundFirst() throws {
    try onMain {
      try Self.withPushed { window, quiz in
        quiz.begin()
        try quiz.answerRight()
        window.activate(.goBack)
        XCTAssertEqual(quiz.phase, .result)
        window.activate(.newQuiz)
        quiz.begin()
        window.activate(.goBack)
        XCTAssertEqual(quiz.phase, .setup, "nothing was answered")
        XCTAssertNotNil(window.pushedView)
      }
    }
  }

  func testTheKeysOfTheQuizReachNothingElse() throws {
    try onMain {
      try Self.withPushed { window, quiz in
        try window.find("view-back").grabFocus()
        for key in ["a", "5"] {
          Hand.shared.type(key, in: window)
          XCTAssertEqual(window.search.text, "")
          XCTAssertNotNil(window.pushedView)
        }
        quiz.begin()
        Hand.shared.type("x", in: window)
        Hand.shared.type(String(try quiz.wrongKey()), in: window)
        XCTAssertNotNil(quiz.play?.revealed)
        XCTAssertEqual(window.focusedName, "quiz-next")
        Hand.shared.type("space", in: window)
        XCTAssertNil(quiz.play?.revealed)
        window.clearFocus()
        Hand.shared.type("x", in: window)
        XCTAssertEqual(window.search.text, "")
        XCTAssertNotNil(window.pushedView)
        XCTAssertTrue(quiz.containsFocus, "a key gives it the focus again")
      }
    }
  }

  func testTheRoundGoesOnInAWiderWindow() throws {
    try onMain {
      try Self.withPushed { window, quiz in
        quiz.begin()
        try quiz.answerRight()
        for width in [1000, 360] {
          window.resize(width: width)
          XCTAssertTrue(quiz.isMapped)
          XCTAssertEqual(quiz.round?.index, 1)
          try XCTAssertTrue(window.find("answer-1").isMapped)
        }
        window.resize(width: 1000)
        try quiz.answerRight()
        XCTAssertEqual(quiz.round?.index, 2)
        window.activate(.endQuiz)
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(window.shown, "number")
        XCTAssertFalse(window.pushesViews, "there is room for a window of its own")
      }
    }
  }

  func testAnElementBelowItIsThereAgain() throws {
    try onMain {
      try Self.withPushed(element: "Au") { window, quiz in
        XCTAssertNil(window.focusedElement, "Ctrl+D would mark a hidden element")
        XCTAssertFalse(window.isEnabled(.nextElement))
        window.activate(.toggleSidePane)
        window.activate(.endQuiz)
        quiz.begin()
        window.activate(.endQuiz)
        XCTAssertEqual(quiz.phase, .setup)
        window.activate(.copyCSV)
        XCTAssertEqual(clipboardText(window), quiz.csv)
        window.activate(.goBack)
        settle(window)
        XCTAssertEqual(window.form, .pushed)
        XCTAssertEqual(window.title, "Gold")
        XCTAssertTrue(window.sidePane.split.pane.containsFocus)
        XCTAssertTrue(window.isEnabled(.nextElement))
        window.activate(.copyCSV)
        XCTAssertTrue(clipboardText(window)?.contains("Gold") == true, "the page's own action")
        window.activate(.goBack)
        XCTAssertEqual(window.form, .pages)
      }
    }
  }

  func testItKeepsTheFocusWhileTheElementsAreReadAgain() throws {
    try onMain {
      try Self.withPushed(element: "Au") { window, quiz in
        quiz.begin()
        window.activate(.reload)
        XCTAssertNil(window.notebook)
        waitUntil("the pages are there again") { window.notebook != nil }
        settle(window)
        XCTAssertEqual(window.title, "Quiz")
        XCTAssertTrue(quiz.containsFocus)
        XCTAssertEqual(quiz.phase, .question)
        Hand.shared.type(String(try quiz.wrongKey()), in: window)
        XCTAssertNotNil(quiz.play?.revealed)
      }
    }
  }

  func testItIsPushedWhereThePaneHasNoRoom() throws {
    try onMain {
      for (width, isPushed) in [(600, true), (1000, false)] {
        let state = SavedState(width: width, page: "number", isPaneOn: true)
        try withMainWindow(state: state) { window in
          settle(window)
          XCTAssertEqual(window.pushesViews, isPushed, "\(width)")
        }
      }
    }
  }

  func testAnotherPageTheSearchAndAnElementLeaveIt() throws {
    try onMain {
      let leave: [(@MainActor (MainWindow) -> Void)] = [
        { $0.activate(.showPage, "table") }, { $0.activate(.showSearch) },
        { $0.activate(.search, "gold") },
        { $0.activate(.selectElement, "Au") }, { $0.close() },
      ]
      for act in leave {
        let favorites = try favorites([])
        try Self.withPushed(favorites: favorites) { window, quiz in
          quiz.begin()
          try quiz.answerRight()
          act(window)
          guard window.isMapped else { return }
          settle(window)
          XCTAssertNil(window.pushedView)
          XCTAssertFalse(window.isEnabled(.answerQuiz))
        }
        let rounds = favorites.records.entries(of: .quizRounds).count
        XCTAssertEqual(rounds, 1, "the answers are in the history")
      }
    }
  }

  func testNothingIsCutAtTheLeastWidth() throws {
    try onMain {
      try Self.withPushed { window, quiz in
        XCTAssertLessThanOrEqual(window.width, 360)
        XCTAssertEqual(cutLabels(in: window), [])
        quiz.begin()
        XCTAssertLessThanOrEqual(window.width, 360)
        XCTAssertEqual(cutLabels(in: window), [])
        XCTAssertEqual(Accessible.label(of: try window.find("view-back")), "Back")
      }
    }
  }
}
