import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Shows the window of the quiz with these choices; it must be freed after it was closed.
@MainActor
func withQuiz(
  _ settings: QuizSettings = QuizSettings(), favorites: Favorites? = nil,
  size: (width: Int, height: Int) = (900, 720), file: StaticString = #filePath,
  line: UInt = #line, _ body: (QuizWindow) throws -> Void
) throws {
  let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
  let watch = try {
    let window = QuizWindow(
      QuizView(
        library, favorites ?? noFavorites(), settings: settings, temperatures: { .celsius }))
    (window.defaultWidth, window.defaultHeight) = size
    try show(window, file: file, line: line)
    defer { window.close() }
    waitUntil("the questions can be made", file: file, line: line) { window.tools != nil }
    settle(window)
    try body(window)
    return Watch(window)
  }()
  watch.expectFreed(file: file, line: line)
}

extension QuizSettings {
  /// The same settings with a class code, so that the questions are always the same.
  func coded(_ random: UInt64 = 0) throws -> QuizSettings {
    QuizSettings(try XCTUnwrap(QuizCode(self, random: random)))
  }
}

/// The quiz, or its window.
@MainActor
protocol QuizHolder: Widget {
  var quiz: QuizView { get }
}

extension QuizWindow: QuizHolder {}

extension QuizView: QuizHolder {
  var quiz: QuizView { self }
}

extension QuizWindow {
  var settings: QuizSettings { quiz.settings }
  var phase: QuizView.Phase { quiz.phase }
  var round: QuizRound? { quiz.round }
  var revealed: QuizQuestion? { quiz.play?.revealed }
  var timer: GLib.Timer? { quiz.play?.timer }
  var memory: QuizMemory { quiz.memory }
  var tools: QuizTools? { quiz.tools }
  var numbers: [Int]? { quiz.numbers }
  var setup: QuizSetup { quiz.setup }
  var question: QuizQuestionView? { quiz.question }
  var windowTitle: WindowTitle { quiz.windowTitle }
  var csv: String { quiz.csv }
}

extension QuizHolder {
  /// Begins a round.
  func begin(file: StaticString = #filePath, line: UInt = #line) {
    activate(.startQuiz)
    waitUntil("a question is asked", file: file, line: line) { quiz.phase == .question }
    settle(self)
  }

  /// The open question.
  func current(file: StaticString = #filePath, line: UInt = #line) throws -> QuizQuestion {
    try XCTUnwrap(quiz.round?.current, "no question is open", file: file, line: line)
  }

  /// The element of the open question.
  func element(file: StaticString = #filePath, line: UInt = #line) throws -> AtomicElement {
    let question = try current(file: file, line: line)
    return try XCTUnwrap(quiz.library.table?[question.card.number], file: file, line: line)
  }

  /// Answers the open question right.
  func answerRight(file: StaticString = #filePath, line: UInt = #line) throws {
    let question = try current(file: file, line: line)
    switch quiz.round?.settings.form {
    case .choice: activate(.answerQuiz, question.answer.key)
    case .table: activate(.answerQuiz, try element(file: file, line: line).symbol)
    case .cards: activate(.knowQuizCard)
    default: activate(.answerQuiz, question.answer.key)
    }
  }

  /// The key of a wrong choice of the open question.
  func wrongKey(file: StaticString = #filePath, line: UInt = #line) throws -> Int {
    let question = try current(file: file, line: line)
    let index = question.choices.firstIndex { $0 != question.answer }
    return try XCTUnwrap(index, file: file, line: line) + 1
  }
}
