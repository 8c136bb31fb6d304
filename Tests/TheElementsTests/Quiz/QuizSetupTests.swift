import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The choices of a round.
final class QuizSetupTests: PageTestCase {
  func testAFormOffersItsTopics() throws {
    try onMain {
      try withQuiz { window in
        let state = try window.find("topic-state")
        XCTAssertTrue(state.isSensitive)
        window.activate(.setQuiz, "table symbol-name 10 all")
        XCTAssertFalse(state.isSensitive)
        let names = try window.find("topic-symbol-name")
        XCTAssertEqual(Accessible.isChecked(names), true)
        Hand.shared.click(try window.find("topic-place"))
        waitUntil("places are asked, too") { window.settings.topics == [.name, .place] }
        XCTAssertEqual(try window.find("quiz-summary").shownText, "236 cards")
      }
    }
  }

  func testElementsArePickedInATable() throws {
    try onMain {
      try withQuiz { window in
        XCTAssertTrue(window.all(QuizTableCell.self).isEmpty)
        window.activate(.setQuiz, "choice symbol-name 10 picked 1 6")
        settle(window)
        let oxygen = try XCTUnwrap(window.setup.scope.table?.first(named: "place-8"))
        XCTAssertEqual(Accessible.isChecked(oxygen), false)
        (oxygen as? QuizTableCell)?.activate()
        XCTAssertEqual(window.settings.scope, .picked([1, 6, 8]))
        XCTAssertEqual(Accessible.isChecked(oxygen), true)
        (oxygen as? QuizTableCell)?.activate()
        XCTAssertEqual(window.settings.scope, .picked([1, 6]))
      }
    }
  }

  func testTheResultsOfASearchAreAsked() throws {
    try onMain {
      try withQuiz { window in
        window.activate(.setQuiz, "choice symbol-name 10 search noble gas")
        waitUntil("they are found") { window.numbers?.contains(54) == true }
        XCTAssertFalse(try XCTUnwrap(window.numbers).contains(1))
        window.begin()
      }
    }
  }

  func testACodeHasAllChoices() throws {
    try onMain {
      let settings = try QuizSettings(topics: [.group], form: .cards, scope: .period(4)).coded(3)
      let code = try XCTUnwrap(settings.code).text
      try withQuiz { window in
        let entry = window.setup.code.entry
        entry.text = code.prefix(3).lowercased()
        XCTAssertNil(window.settings.code)
        entry.text = code.lowercased()
        XCTAssertEqual(window.settings, settings)
        window.activate(.copyQuizCode)
        XCTAssertEqual(clipboardText(window), code)
        // Another choice is no longer the class's.
        window.activate(.setQuiz, "choice symbol-name 10 all")
        XCTAssertEqual(entry.text, "")
        Hand.shared.click(try window.find("quiz-new-code"))
        waitUntil("there is a new one") { window.settings.code != nil }
        XCTAssertEqual(window.settings.withoutCode.text, "choice symbol-name 10 all")
      }
    }
  }

  func testNoRoundBeginsWithACodeThatIsNone() throws {
    try onMain {
      try withQuiz { window in
        let (start, entry) = (window.setup.start, window.setup.code.entry)
        let summary = { try window.find("quiz-summary").shownText }
        let cards = try summary()
        // Also before the questions are prepared, when GTK follows the action.
        XCTAssertEqual(window.quiz.actions[.copyQuizCode]?.isEnabled, false)
        XCTAssertTrue(start.isSensitive)
        for text in ["VQ", "VQRLS1", "a code"] {
          entry.text = text
          XCTAssertFalse(start.isSensitive, text)
          XCTAssertTrue(try summary().hasPrefix("A class code has six letters."), text)
          XCTAssertEqual(try window.find("quiz-copy-code").isSensitive, false)
        }
        entry.text = ""
        XCTAssertTrue(start.isSensitive)
        XCTAssertEqual(try summary(), cards)
        // Nor with the code that was there before.
        let code = try XCTUnwrap(QuizSettings(scope: .first20).coded().code).text
        entry.text = code
        XCTAssertTrue(start.isSensitive)
        entry.text = String(code.dropLast())
        XCTAssertFalse(start.isSensitive)
        XCTAssertFalse(try window.find("quiz-copy-code").isSensitive)
        entry.text = code
        XCTAssertTrue(start.isSensitive)
        XCTAssertTrue(try window.find("quiz-copy-code").isSensitive)
      }
    }
  }

  func testACodeWithAppearancesSaysThatTheyAreInEnglish() throws {
    try onMain {
      let settings = QuizSettings(topics: [.appearance], form: .cards, scope: .first20)
      let isSaid = { (window: QuizWindow) in
        shownTexts(in: window.setup.code.group).contains {
          $0.hasSuffix("Answers about appearances are in English.")
            || $0.hasSuffix("外観についての答えは英語です。")
        }
      }
      try withQuiz(try settings.coded()) { XCTAssertFalse(isSaid($0)) }
      try withLanguage("ja") {
        try withQuiz { XCTAssertFalse(isSaid($0)) }
        try withQuiz(try settings.coded()) { XCTAssertTrue(isSaid($0)) }
      }
    }
  }

  func testFavoritesWithoutAnyAreNoRound() throws {
    try onMain {
      try withQuiz { window in
        window.activate(.setQuiz, "choice symbol-name 10 favorites")
        XCTAssertFalse(window.setup.start.isSensitive)
        window.activate(.startQuiz)
        XCTAssertEqual(window.phase, .setup)
      }
      try withQuiz(favorites: try favorites(["Au", "Ag"])) { window in
        window.activate(.setQuiz, "choice symbol-name 10 favorites")
        XCTAssertEqual(try window.find("quiz-summary").shownText, "2 cards")
      }
    }
  }

  func testTheChoicesAreSaved() {
    var state = SavedState()
    XCTAssertEqual(state.quiz, QuizSettings())
    let settings = QuizSettings(
      topics: [.name, .group], form: .typed, scope: .search("noble gas"), length: 50, isSprint: true
    )
    state.quiz = settings
    XCTAssertEqual(state.quiz, settings)
    state["quiz"]["settings"] = "nonsense"
    XCTAssertEqual(state.quiz, QuizSettings())
  }

  func testTheMenuSaysHowManyCardsAreDue() throws {
    try onMain {
      let favorites = try favorites([])
      let title = { DataWindow.quiz.menuTitle?(favorites) }
      XCTAssertNil(title())
      favorites.changeRecords { records in
        for number in 1...12 {
          let state = QuizSchedule.state(after: nil, knew: true, on: QuizMemory.today - 3)
          records[.quizCards, QuizCard(.name, number).key] = state.text
        }
        records[.quizCards, "nonsense"] = "1 2"
      }
      XCTAssertEqual(title(), "Quiz (12 Due)")
    }
  }

  func testRoundsAreExportedAsCSV() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try withQuiz(try QuizSettings(scope: .first20).coded()) { window in
          window.begin()
          try window.answerRight()
          window.activate(.endQuiz)
          let path = "\(folder)/quiz.csv"
          window.activate(.exportQuizFile, path)
          waitUntil("it is written") { Files.exists(path) && window.toastMessage != nil }
          XCTAssertTrue(window.csv.hasPrefix("number,topic,element,question,answer,"))
          window.activate(.copyCSV)
          XCTAssertEqual(clipboardText(window), window.csv)
          window.activate(.newQuiz)
          XCTAssertTrue(window.csv.hasPrefix("date,form,topics,"))
        }
      }
    }
  }
}
