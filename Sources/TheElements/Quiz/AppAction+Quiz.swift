import Elements
import GLib

/// The actions of the quiz.
extension AppAction {
  static let quiz = AppAction(
    "app.quiz", translatable("Quiz"), keys: ["<Control><Shift>q"], icon: quizIcon)
  static let setQuiz = AppAction(
    "win.set-quiz", translatable("Questions of the Quiz"), .quizSettings, icon: quizIcon)
  static let copyQuizCode = AppAction(
    "win.copy-quiz-code", translatable("Copy Code"), icon: "edit-copy-symbolic")
  static let startQuiz = AppAction("win.start-quiz", translatable("Start Quiz"), icon: quizIcon)
  static let answerQuiz = AppAction(
    "win.answer-quiz", translatable("Answer", context: "verb"), .text("ANSWER"),
    localKeys: ["1", "2", "3", "4"], icon: quizIcon)
  static let turnQuizCard = AppAction(
    "win.turn-quiz-card", translatable("Turn Over"), localKeys: ["space"],
    icon: "object-flip-horizontal-symbolic")
  static let knowQuizCard = AppAction(
    "win.know-quiz-card", translatable("Known", context: "answer of a flash card"),
    mirrorsKeys: true, localKeys: ["Right"], icon: quizIcon)
  static let missQuizCard = AppAction(
    "win.miss-quiz-card", translatable("Missed", context: "answer of a flash card"),
    mirrorsKeys: true, localKeys: ["Left"], icon: quizIcon)
  static let nextQuestion = AppAction(
    "win.next-question", translatable("Continue"), icon: quizIcon)
  static let skipQuestion = AppAction("win.skip-question", translatable("Skip"), icon: quizIcon)
  static let endQuiz = AppAction("win.end-quiz", translatable("End Quiz"), icon: quizIcon)
  static let repeatQuiz = AppAction(
    "win.repeat-quiz", translatable("Again with These"), icon: quizIcon)
  static let newQuiz = AppAction("win.new-quiz", translatable("New Round"), icon: quizIcon)
  static let exportQuiz = AppAction(
    "win.export-quiz", translatable("Export CSV…"), isRecorded: false)
  static let exportQuizFile = AppAction(
    "win.export-quiz-file", translatable("Export Quiz"), .newPath, icon: quizIcon)

  private static var quizIcon: String { "dialog-question-symbolic" }

  /// All of these.
  static let ofQuiz: [AppAction] = [
    .quiz, .setQuiz, .copyQuizCode, .startQuiz, .answerQuiz, .turnQuizCard, .knowQuizCard,
    .missQuizCard, .nextQuestion, .skipQuestion, .endQuiz, .repeatQuiz, .newQuiz, .exportQuiz,
    .exportQuizFile,
  ]
}

extension AppAction.Parameter {
  /// The settings of a round: `choice symbol-name 10 first-20`, or a code of a class, `code KXWQPA`.
  static let quizSettings = Self(
    name: "SETTINGS",
    fault: { text, _ in
      QuizSettings(text: text) == nil
        ? tr("no settings of a quiz: “{1}”", ExternalText(text).text) : nil
    })
}
