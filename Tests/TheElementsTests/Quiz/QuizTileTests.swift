import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The tile of a question, its turn, and its place.
final class QuizTileTests: PageTestCase {
  private static let settings = QuizSettings(topics: [.name], form: .choice, scope: .first20)

  @MainActor
  private static func prompt(_ window: QuizWindow) throws -> String {
    try window.find("quiz-prompt").shownText
  }

  func testARightAnswerTurnsTheTileOverAndTheNextQuestionFollows() throws {
    try onMain {
      for form in [QuizForm.choice, .typed] {
        var settings = Self.settings
        settings.form = form
        try withQuiz(try settings.coded()) { window in
          window.begin()
          let tile = try XCTUnwrap(window.question).tile
          let (asked, element) = (try Self.prompt(window), try window.element())
          try withSteppedClock(of: window) { _ in
            try window.answerRight()
            XCTAssertTrue(tile.curve.isMoving)
            XCTAssertTrue(tile.isBackUp)
            XCTAssertEqual(Accessible.label(of: tile), tr(element.accessibleName))
            XCTAssertEqual(try Self.prompt(window), asked)
            XCTAssertTrue(try window.find("quiz-verdict").isVisible)
            waitUntil("the next question is asked") { (try? Self.prompt(window)) != asked }
            XCTAssertFalse(
              try window.find("quiz-verdict").isVisible, "it is of the question before")
            XCTAssertFalse(tile.isBackUp)
            XCTAssertEqual(window.windowTitle.subtitle, "2 of 10")
          }
        }
      }
    }
  }

  func testWhoIsFasterThanTheTileGoesOnByAnyAnswerAndGivesNone() throws {
    try onMain {
      for keys in [["1"], ["Return"], ["space"]] {
        try withQuiz(try Self.settings.coded()) { window in
          window.begin()
          let asked = try Self.prompt(window)
          try withSteppedClock(of: window) { _ in
            let question = try window.current()
            let key = try XCTUnwrap(question.choices.firstIndex(of: question.answer)) + 1
            Hand.shared.typeAtOnce([String(key)] + keys, in: window)
            waitUntil("the next question is asked") { (try? Self.prompt(window)) != asked }
            XCTAssertEqual(window.round?.index, 1)
          }
        }
      }
    }
  }

  func testASprintLosesNoTimeByTheTurn() throws {
    try onMain {
      var settings = Self.settings
      settings.isSprint = true
      try withQuiz(try settings.coded()) { window in
        window.begin()
        let asked = try Self.prompt(window)
        try withSteppedClock(of: window) { _ in
          try window.answerRight()
          XCTAssertNotEqual(try Self.prompt(window), asked)
        }
      }
    }
  }

  func testAWrongAnswerIsTurnedOverUntilTheUserContinues() throws {
    try onMain {
      try withQuiz(try Self.settings.coded()) { window in
        window.begin()
        let tile = try XCTUnwrap(window.question).tile
        Hand.shared.type(String(try window.wrongKey()), in: window)
        XCTAssertTrue(tile.isBackUp)
        window.activate(.nextQuestion)
        XCTAssertFalse(tile.isBackUp)
      }
    }
  }

  func testTheSidesOfATile() throws {
    try onMain {
      let sides: [(QuizTopic, QuestionTile.Side, isWholeBack: Bool)] = [
        (.name, .parts(.symbol), true), (.symbol, .parts(.name), true),
        (.number, .parts(.number), true), (.group, .parts(.all), false),
        (.category, .parts(TileParts.all.subtracting(.color)), true),
      ]
      for (topic, front, isWhole) in sides {
        var settings = Self.settings
        settings.topics = [topic]
        try withQuiz(try settings.coded()) { window in
          window.begin()
          let answer = tr(try window.current().answer.text)
          let content = try XCTUnwrap(window.question?.tile.content)
          XCTAssertEqual(content.front, front)
          XCTAssertEqual(content.back, isWhole ? .parts(.all) : .text(answer))
        }
      }
    }
  }

  func testTileAndAnswersAreBesideEachOtherInTheMiddleAndAboveEachOtherInANarrowWindow() throws {
    try onMain {
      try withQuiz(try Self.settings.coded()) { window in
        window.begin()
        let (tile, answer) = (try XCTUnwrap(window.question).tile, try window.find("answer-1"))
        let left = try XCTUnwrap(answer.convert(x: 0, y: 0, to: tile)).x
        XCTAssertGreaterThan(left, Double(tile.width))
        XCTAssertGreaterThanOrEqual(tile.width, 300)
        let bottom = try window.find("answer-4")
        let middle = (answer.top(in: tile) + bottom.top(in: tile) + Double(bottom.height)) / 2
        XCTAssertEqual(middle, Double(tile.height) / 2, accuracy: 60)
      }
      try withQuiz(try Self.settings.coded(), size: (360, 640)) { window in
        window.begin()
        let (tile, answer) = (try XCTUnwrap(window.question).tile, try window.find("answer-1"))
        XCTAssertGreaterThan(answer.top(in: tile), Double(tile.height))
      }
    }
  }

  func testTheClassCodeAndItsButtonsAreInSight() throws {
    try onMain {
      try withQuiz { window in
        for name in ["quiz-code", "quiz-new-code", "quiz-copy-code"] {
          let part = try window.find(name)
          let bar = try window.find("quiz-start").top(in: window)
          XCTAssertLessThan(part.top(in: window) + Double(part.height), bar, name)
        }
      }
    }
  }
}
