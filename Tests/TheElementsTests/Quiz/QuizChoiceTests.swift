import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Rounds with four answers to choose from.
final class QuizChoiceTests: PageTestCase {
  private static let settings = QuizSettings(topics: [.name], form: .choice, scope: .first20)

  func testKeysAnswerAndAWrongAnswerIsShownUntilTheUserContinues() throws {
    try onMain {
      try withQuiz(try Self.settings.coded()) { window in
        window.begin()
        let first = try window.current()
        XCTAssertEqual(window.windowTitle.subtitle, "1 of 10")
        Hand.shared.type(String(try window.wrongKey()), in: window)
        XCTAssertEqual(window.revealed, first)
        XCTAssertTrue(
          try window.find("quiz-verdict-text").shownText.hasPrefix("The right answer: "))
        let answers = window.all(QuizChoiceButton.self)
        XCTAssertEqual(answers.compactMap(\.mark).count, 2)
        let right = try XCTUnwrap(answers.first { $0.mark == .right })
        XCTAssertEqual(
          Accessible.label(of: right), "\(tr(first.answer.text)), right answer")
        XCTAssertEqual(window.focusedName, "quiz-next")
        Hand.shared.type("space", in: window)
        XCTAssertNil(window.revealed)
        XCTAssertEqual(window.windowTitle.subtitle, "2 of 10")
        let second = try window.current()
        let key = try XCTUnwrap(second.choices.firstIndex(of: second.answer)) + 1
        Hand.shared.type(String(key), in: window)
        XCTAssertEqual(window.windowTitle.subtitle, "3 of 10")
        XCTAssertTrue(try window.find("quiz-verdict-text").shownText.hasPrefix("Right: "))
        XCTAssertTrue(answers.allSatisfy { $0.mark == nil && $0.isSensitive })
      }
    }
  }

  func testAClickAnswers() throws {
    try onMain {
      try withQuiz(try Self.settings.coded()) { window in
        window.begin()
        let question = try window.current()
        let key = try XCTUnwrap(question.choices.firstIndex(of: question.answer)) + 1
        Hand.shared.click(try window.find("answer-\(key)"))
        waitUntil("the next question is asked") { window.round?.index == 1 }
      }
    }
  }

  func testTheResultHasTheMissedElementsAndAsksThemAgain() throws {
    try onMain {
      let favorites = try favorites([])
      try withQuiz(try Self.settings.coded(), favorites: favorites) { window in
        window.begin()
        let missed = try window.element()
        Hand.shared.type(String(try window.wrongKey()), in: window)
        window.activate(.nextQuestion)
        for _ in 1..<10 { try window.answerRight() }
        settle(window)
        XCTAssertEqual(window.phase, .result)
        XCTAssertEqual(try window.find("quiz-score").shownText, "9 of 10 right")
        XCTAssertEqual(window.names("missed-"), ["missed-\(missed.number)"])
        XCTAssertEqual(window.names("learned-").count, 9)
        XCTAssertEqual(window.focusedName, "quiz-again")
        XCTAssertEqual(window.memory.schedule.cards.count, 10)
        XCTAssertEqual(window.memory.history.entries.map(\.right), [9])
        Hand.shared.type("Return", in: window)
        waitUntil("it is asked again") { window.phase == .question }
        XCTAssertEqual(window.round?.questions.map(\.card.number), [missed.number])
        try window.answerRight()
        XCTAssertEqual(window.phase, .result)
        XCTAssertFalse(window.isEnabled(.repeatQuiz))
        window.activate(.newQuiz)
        XCTAssertEqual(window.phase, .setup)
        XCTAssertFalse(try window.find("quiz-history").isVisible, "two bars are no chart")
        window.begin()
        try window.answerRight()
        window.activate(.endQuiz)
        window.activate(.newQuiz)
        XCTAssertTrue(try window.find("quiz-history").isVisible)
      }
      XCTAssertEqual(favorites.records.entries(of: .quizCards).count, 10)
      XCTAssertEqual(favorites.records.entries(of: .quizRounds).count, 3)
    }
  }

  func testACodeGivesTheSameQuestions() throws {
    try onMain {
      var rounds: [QuizRound] = []
      for _ in 0..<2 {
        try withQuiz(try Self.settings.coded(7)) { window in
          window.begin()
          rounds.append(try XCTUnwrap(window.round))
        }
      }
      XCTAssertEqual(rounds[0], rounds[1])
    }
  }

  func testEscapeEndsTheRoundAndThenTheWindow() throws {
    try onMain {
      try withQuiz(try Self.settings.coded()) { window in
        window.begin()
        try window.answerRight()
        Hand.shared.type("Escape", in: window)
        XCTAssertEqual(window.phase, .result)
        XCTAssertEqual(try window.find("quiz-score").shownText, "1 of 1 right")
        Hand.shared.typeAtOnce(["Escape"], in: window)
        waitUntil("it is closed") { !window.isMapped }
      }
    }
  }

  func testASkippedQuestionIsMissed() throws {
    try onMain {
      try withQuiz(try Self.settings.coded()) { window in
        window.begin()
        window.activate(.skipQuestion)
        XCTAssertNotNil(window.revealed)
        window.activate(.nextQuestion)
        XCTAssertEqual(window.round?.missed.count, 1)
      }
    }
  }

  func testASprintHasAClockAndNoNumber() throws {
    try onMain {
      var settings = Self.settings
      settings.isSprint = true
      try withQuiz(try settings.coded()) { window in
        window.begin()
        XCTAssertTrue(window.windowTitle.subtitle.hasSuffix("seconds left"))
        XCTAssertNotNil(window.timer)
        window.activate(.endQuiz)
        XCTAssertNil(window.timer)
        // Without an answer there is no result.
        XCTAssertEqual(window.phase, .setup)
      }
    }
  }
}
