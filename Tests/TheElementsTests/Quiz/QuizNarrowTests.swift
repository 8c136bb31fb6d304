import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The quiz in a narrow window, used with a finger.
final class QuizNarrowTests: PageTestCase {
  private static let size = (width: 360, height: 640)

  func testTargetsAreLargeEnoughForAFinger() throws {
    try onMain {
      for form in QuizForm.allCases {
        let settings = QuizSettings(topics: [.name], form: form, scope: .first20)
        try withQuiz(try settings.coded(), size: Self.size) { window in
          let expectLarge = { (name: String) in
            settle(window)
            for part in window.quiz.all(Button.self) + window.quiz.all(TextEntry.self)
            where part.isMapped && !(part is PlaceholderTile) {
              XCTAssertGreaterThanOrEqual(
                part.request(.vertical).minimum, 44, "\(form) \(name) \(part.name)")
            }
          }
          expectLarge("setup")
          window.begin()
          expectLarge("question")
          window.activate(form == .cards ? .missQuizCard : .skipQuestion)
          expectLarge("answer")
          window.activate(.endQuiz)
          expectLarge("result")
        }
      }
      try withQuiz { window in
        let height = try window.find("topic-group").request(.vertical).minimum
        XCTAssertLessThan(height, 44, "in a wide window")
      }
    }
  }

  func testTheRightPlaceIsBroughtIntoView() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .table, scope: .group(18))
      try withQuiz(try settings.coded(), size: Self.size) { window in
        window.begin()
        let isInView = { (place: Widget) in
          let table = try XCTUnwrap(window.question).places
          let scrolled = try XCTUnwrap(table.parent?.parent?.asScrolledWindow)
          let point = try XCTUnwrap(place.convert(x: 0, y: 0, to: scrolled))
          return point.x >= 0 && point.x + Double(place.width) <= Double(scrolled.width)
            && point.y >= 0 && point.y + Double(place.height) <= Double(scrolled.height)
        }
        let right = try window.find("place-\(try window.element().number)")
        XCTAssertFalse(try isInView(right))
        Hand.shared.click(try window.find("place-3"))
        waitUntil("the answer is shown") { window.revealed != nil }
        settle(window)
        XCTAssertTrue(try isInView(right))
        window.activate(.nextQuestion)
        settle(window)
        XCTAssertTrue(try isInView(try window.find("place-3")), "the focus is there")
        try withSteppedClock(of: window) { clock in
          let next = try window.find("place-\(try window.element().number)")
          window.activate(.answerQuiz, "Li")
          clock.advance(by: 0.1)
          XCTAssertFalse(try isInView(next))
          clock.advance(by: 1)
          XCTAssertTrue(try isInView(next))
        }
      }
    }
  }

  func testTheJudgmentsOfACardStayBesideEachOther() throws {
    try onMain {
      try withTextScale(1.5) {
        let settings = QuizSettings(topics: [.name], form: .cards, scope: .first20)
        try withQuiz(try settings.coded(), size: Self.size) { window in
          window.begin()
          let tops = try ["miss", "know", "turn"].map {
            try window.find("quiz-\($0)").top(in: window)
          }
          XCTAssertEqual(tops[0], tops[1])
          XCTAssertNotEqual(tops[0], tops[2])
        }
      }
    }
  }

  func testTheLastJudgmentIsBelowTheNextQuestion() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .choice, scope: .first20)
      try withQuiz(try settings.coded(), size: Self.size) { window in
        window.begin()
        XCTAssertFalse(try XCTUnwrap(window.first(QuizVerdictLine.self)).isMapped)
        try window.answerRight()
        settle(window)
        let last = try XCTUnwrap(window.first(QuizVerdictLine.self))
        XCTAssertTrue(last.isMapped)
        XCTAssertGreaterThan(
          last.top(in: window), try window.find("answer-4").top(in: window))
      }
    }
  }
}
