import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The texts of the quiz for a screen reader, and in a narrow window.
final class QuizSpeechTests: PageTestCase {
  /// The topics whose answer is the element.
  private static let topics = QuizTopic.allCases.filter(\.asksForElement)

  func testTheAnswerIsInNoTextBeforeItIsGiven() throws {
    try onMain {
      for form in [QuizForm.typed, .table, .cards] {
        for topic in Self.topics {
          let settings = QuizSettings(topics: [topic], form: form, scope: .period(6), length: 20)
          try withQuiz(try settings.coded()) { window in
            window.begin()
            for _ in 0..<5 where topic != .place || form != .table {
              let element = try window.element()
              let texts = shownTexts(in: window)
              XCTAssertEqual(
                texts.filter { $0.contains(element.name) }, [], "\(topic) \(form)")
              try window.answerRight()
              window.question?.show(nil, "")
            }
          }
        }
      }
    }
  }

  func testTheCardSaysTheSideThatIsUp() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .cards, scope: .first20)
      try withQuiz(try settings.coded()) { window in
        window.begin()
        let (card, element) = (try XCTUnwrap(window.question).cards.card, try window.element())
        XCTAssertEqual(
          Accessible.label(of: card), "Which element has the symbol \(element.symbol)?")
        window.activate(.turnQuizCard)
        XCTAssertEqual(Accessible.label(of: card), tr(element.accessibleName))
      }
    }
  }

  func testTheKeyOfAnAnswerIsSaid() throws {
    try onMain {
      try withQuiz { window in
        window.begin()
        XCTAssertEqual(Accessible.description(of: try window.find("answer-2")), "key 2")
      }
    }
  }

  func testQuestionAndJudgmentAreAnnounced() throws {
    try onMain {
      let settings = QuizSettings(topics: [.name], form: .choice, scope: .first20)
      try withQuiz(try settings.coded()) { window in
        Hand.shared.activate(window)
        window.begin()
        let question = try window.current()
        window.activate(.answerQuiz, question.choices.first { $0 != question.answer }?.key ?? "")
        waitUntil("the right answer is announced") {
          window.focusWidget.flatMap { Accessible.announcement(on: $0) }?
            .contains("Wrong. The right answer: \(tr(question.answer.text))") == true
        }
        window.activate(.nextQuestion)
        let next = tr(try window.current().prompt)
        waitUntil("the next question is announced") {
          window.focusWidget.flatMap { Accessible.announcement(on: $0) }?.contains(next) == true
        }
      }
    }
  }

  func testNothingIsCutInANarrowWindow() throws {
    try onMain {
      for form in QuizForm.allCases {
        for topic in Extent.part(of: QuizTopic.allCases.filter(form.allows), each: 4) {
          let settings = QuizSettings(topics: [topic], form: form, scope: .first36)
          try withQuiz(try settings.coded(), size: (360, 640)) { window in
            XCTAssertLessThanOrEqual(window.width, 360)
            XCTAssertEqual(cutLabels(in: window.setup), [], "\(form)")
            window.begin()
            XCTAssertLessThanOrEqual(window.width, 360, "\(topic) \(form)")
            XCTAssertEqual(cutLabels(in: window), [], "\(topic) \(form)")
            if form == .cards {
              window.activate(.turnQuizCard)
            } else {
              window.activate(.skipQuestion)
            }
            settle(window)
            XCTAssertEqual(cutLabels(in: window), [], "\(topic) \(form)")
            if form != .cards { window.activate(.nextQuestion) }
            try window.answerRight()
            window.activate(.endQuiz)
            settle(window)
            XCTAssertLessThanOrEqual(window.width, 360, "\(topic) \(form)")
            XCTAssertEqual(cutLabels(in: window), [], "\(topic) \(form)")
          }
        }
      }
    }
  }
}
