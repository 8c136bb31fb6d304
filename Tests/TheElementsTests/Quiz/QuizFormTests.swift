import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Typed answers, answers in the table, and flash cards.
final class QuizFormTests: PageTestCase {
  func testATypedAnswerWithAWrongLetterIsAskedOnceMore() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .typed, scope: .first20)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        XCTAssertTrue(try XCTUnwrap(window.question).entry.containsFocus)
        while try window.element().name.count < 6 { try window.answerRight() }
        let (name, index) = (try window.element().name, window.round?.index)
        window.activate(.answerQuiz, "x" + name.dropFirst())
        XCTAssertEqual(window.round?.index, index)
        XCTAssertTrue(try window.find("quiz-hint").isVisible)
        let entry = try XCTUnwrap(window.question).entry.entry
        entry.text = name.lowercased()
        Hand.shared.type("Return", in: window)
        waitUntil("the next question is asked") { window.round?.index == (index ?? 0) + 1 }
        XCTAssertEqual(entry.text, "")
        XCTAssertFalse(try window.find("quiz-hint").isVisible)
      }
    }
  }

  func testTheTableIsClickedAndUsedAgain() throws {
    try onMain {
      let settings = QuizSettings(topics: [.place], form: .table, scope: .first36)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        let cells = window.all(QuizTableCell.self)
        XCTAssertEqual(cells.count, 118)
        let right = try window.element()
        let cell = try window.find("place-\(right.number)")
        Hand.shared.click(cell)
        waitUntil("the next question is asked") { window.round?.index == 1 }
        let next = try window.element()
        let wrong = next.number == 1 ? 2 : 1
        Hand.shared.click(try window.find("place-\(wrong)"))
        waitUntil("the answer is shown") { window.revealed != nil }
        let looks = Dictionary(uniqueKeysWithValues: cells.map { ($0.element.number, $0.look) })
        XCTAssertEqual(looks[next.number], .answer(isRight: true))
        XCTAssertEqual(looks[wrong], .answer(isRight: false))
        window.activate(.nextQuestion)
        XCTAssertTrue(cells.allSatisfy { $0.look == .empty })
        XCTAssertEqual(window.all(QuizTableCell.self), cells)
      }
    }
  }

  func testArrowKeysAndEnterAnswerInTheTable() throws {
    try onMain {
      let settings = QuizSettings(topics: [.place], form: .table, scope: .first36)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        XCTAssertEqual(window.focusedName, "place-1")
        for (key, name) in [("Down", "place-3"), ("Right", "place-4"), ("Right", "place-5")] {
          Hand.shared.type(key, in: window)
          XCTAssertEqual(window.focusedName, name)
        }
        Hand.shared.type("Return", in: window)
        XCTAssertTrue(window.round?.index == 1 || window.revealed != nil)
        settle(window)
        let verdict = try XCTUnwrap(window.find("quiz-verdict").convert(x: 0, y: 0, to: window))
        let cell = try XCTUnwrap(window.find("place-1").convert(x: 0, y: 0, to: window))
        XCTAssertLessThan(verdict.y, cell.y, "where the question was read")
      }
    }
  }

  func testSpaceTurnsTheCardAndTheArrowsJudgeIt() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .cards, scope: .first20)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        let card = try XCTUnwrap(window.question).cards.card
        XCTAssertEqual(window.focusedName, "flash-card")
        let element = try window.element()
        Hand.shared.type("space", in: window)
        XCTAssertTrue(card.isBackUp)
        XCTAssertFalse(card.curve.isMoving, "animations are off")
        XCTAssertEqual(try window.find("quiz-card-answer").shownText, tr(element.shownName))
        Hand.shared.type("Right", in: window)
        XCTAssertEqual(window.round?.right, 1)
        XCTAssertFalse(card.isBackUp)
        // A card that was not known is shown before the next one.
        Hand.shared.type("Left", in: window)
        XCTAssertTrue(card.isBackUp)
        XCTAssertNotNil(window.revealed)
        Hand.shared.type("Return", in: window)
        XCTAssertEqual(window.round?.index, 2)
        Hand.shared.type("space", in: window)
        Hand.shared.type("Left", in: window)
        XCTAssertEqual(window.round?.index, 3)
        XCTAssertNil(window.revealed)
        XCTAssertEqual(
          try window.find("quiz-know").parent?.isSensitive, false, "the answer was not seen")
        Hand.shared.type("space", in: window)
        Hand.shared.click(try window.find("quiz-know"))
        waitUntil("it is known") { window.round?.right == 2 }
      }
    }
  }

  func testTheButtonThatTurnsACardStaysInTheMiddleBetweenTheJudgments() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .cards, scope: .first20)
      for width in [360, 900] {
        try withQuiz(try settings.coded(), size: (width, 640)) { window in
          window.begin()
          settle(window)
          let middle = { (name: String) -> (Double, ClosedRange<Double>) in
            let part = try window.find(name)
            let start = try XCTUnwrap(part.convert(x: 0, y: 0, to: window)).x
            return (start + Double(part.width) / 2, start...start + Double(part.width))
          }
          let card = try middle("flash-card").0
          for _ in ["front", "back"] {
            let turn = try middle("quiz-turn")
            XCTAssertEqual(turn.0, card, accuracy: 1)
            XCTAssertLessThan(try middle("quiz-miss").1.upperBound, turn.1.lowerBound)
            XCTAssertGreaterThan(try middle("quiz-know").1.lowerBound, turn.1.upperBound)
            window.activate(.turnQuizCard)
            settle(window)
          }
        }
      }
    }
  }

  func testADragIsNoTapAndALongOneJudges() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .cards, scope: .first20)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        let card = try XCTUnwrap(window.question).cards.card
        let drag = { (distance: Double) in
          let start = distance < 0 ? 200.0 : 40
          Hand.shared.move(to: card, x: start, y: 60)
          Hand.shared.press()
          for step in 1...4 {
            Hand.shared.move(to: card, x: start + distance * Double(step) / 4, y: 60)
          }
          Hand.shared.release()
          settle(window)
        }
        drag(60)
        XCTAssertFalse(card.isBackUp)
        XCTAssertEqual(window.round?.index, 0)
        drag(10)
        XCTAssertTrue(card.isBackUp)
        drag(160)
        XCTAssertEqual(window.round?.right, 1)
        XCTAssertFalse(card.isBackUp)
        drag(-160)
        XCTAssertNotNil(window.revealed)
      }
    }
  }

  func testTheCardTurnsAnimated() throws {
    try onMain {
      let settings = QuizSettings(topics: [.atom], form: .cards, scope: .first20)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        let card = try XCTUnwrap(window.question).cards.card
        withSteppedClock(of: window) { clock in
          window.activate(.turnQuizCard)
          XCTAssertTrue(card.curve.isMoving)
          clock.advance(by: FlipCurve.duration + 0.1)
          waitUntil("it is turned") { !card.curve.isMoving }
          XCTAssertTrue(card.isBackUp)
        }
      }
    }
  }
}
