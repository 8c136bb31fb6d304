import Elements
import ElementsStore
import GLib

extension DataWindow {
  /// Questions about the elements.
  static let quiz = DataWindow(
    id: "quiz", title: translatable("Quiz"), actions: AppAction.ofQuiz, opener: .quiz,
    menuTitle: { favorites in
      let count = QuizMemory(favorites: favorites).dueCount
      // TRANSLATORS: A menu item: {1} is the number of cards that are to be repeated today.
      return count == 0 ? nil : ntr("Quiz ({1} Due)", "Quiz ({1} Due)", count, String(count))
    },
    register: { application, context in
      application.register(.quiz, for: application) { application in
        if let window = application.window(QuizWindow.self) { return application.present(window) }
        let host = application.windows.lazy.compactMap { $0 as? any PushHost }.first
        if let host, host.pushedView is QuizView || host.pushesViews {
          if !(host.pushedView is QuizView) { host.push(QuizView(context)) }
          return host.present()
        }
        let window = QuizWindow(QuizView(context))
        window.rememberSize(DataWindow.section, in: context.keeper)
        application.present(window)
      }
    })

  fileprivate static let section = "quiz"
}

extension QuizView {
  /// A quiz with the choices of the last one.
  fileprivate convenience init(_ context: DataWindow.Context) {
    let keeper = context.keeper
    self.init(
      context.library, context.favorites, settings: keeper.state.quiz,
      temperatures: context.temperatures, search: context.search)
    onSettingsChange = { [weak keeper] settings in keeper?.change { $0.quiz = settings } }
  }
}

extension SavedState {
  /// The user's choices of a round; a class code is not kept.
  var quiz: QuizSettings {
    get {
      self[DataWindow.section]["settings"].flatMap { QuizSettings(text: $0) } ?? QuizSettings()
    }
    set { self[DataWindow.section]["settings"] = newValue.withoutCode.text }
  }
}
