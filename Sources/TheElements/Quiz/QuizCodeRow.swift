import Adwaita
import Elements
import GLib
import Gtk

// QuizCodeRow
//   └── PreferencesGroup
//         └── WrappingBox: TextEntry, New Code, Copy

/// The entry of a class code: all who enter it get the same questions.
@MainActor
final class QuizCodeRow {
  let group = PreferencesGroup(
    title: tr("Class Code"), description: QuizCodeRow.description(hasEnglish: false))
  let entry = TextEntry(name: tr("Class Code"))
  private let new = Button(label: tr("New Code"))
  private let copy = Button(label: AppAction.copyQuizCode.title)
  private var settings = QuizSettings()
  private var isShowing = false
  /// Called with another code; nil for none.
  var onChange: (@MainActor (QuizCode?) -> Void)?
  /// Called when the text is edited and the code stays.
  var onEdit: (@MainActor () -> Void)?

  init() {
    entry.name = "quiz-code"
    entry.widthCharacters = 9
    new.name = "quiz-new-code"
    copy.name = "quiz-copy-code"
    copy.setAction(AppAction.copyQuizCode.name)
    let row = WrappingBox([entry, new, copy], margin: 0)
    row.setAccessibleLabel(tr("Class Code"))
    group.add(row)
    entry.onEdit { [weak self] in self?.edited() }
    new.onClicked { [weak self] in
      guard let self else { return }
      let random = UInt64.random(in: 0...(.max))
      if let code = QuizCode(self.settings.withoutCode, random: random) { self.onChange?(code) }
    }
  }

  private func edited() {
    guard !isShowing else { return }
    let code = QuizCode(entry.text)
    mark()
    if !hasFault, code != settings.code { onChange?(code) } else { onEdit?() }
  }

  /// True if the entry has a text that is no code: no round begins as if it were empty.
  var hasFault: Bool { !entry.text.isEmpty && QuizCode(entry.text) == nil }

  private func mark() {
    entry.setClass("error", hasFault && entry.text.count >= 6)
    entry.field?.setAccessibleInvalid(hasFault)
    copy.isSensitive = settings.code != nil && !hasFault
  }

  /// - Parameter hasEnglish: true if a part of the answers is in English whatever the language.
  private static func description(hasEnglish: Bool) -> String {
    hasEnglish
      ? tr(
        "All who enter the same six letters get the same questions. Answers about appearances are in "
          + "English.")
      : tr("All who enter the same six letters get the same questions.")
  }

  /// Shows the code of settings.
  /// - Parameter hasEnglish: true if a part of the code's answers is in English.
  func show(_ settings: QuizSettings, hasEnglish: Bool) {
    self.settings = settings
    group.setDescription(Self.description(hasEnglish: hasEnglish))
    isShowing = true
    // What is typed stays as it is: with spaces, or in lower case.
    if QuizCode(entry.text) != settings.code { entry.text = settings.code?.text ?? "" }
    mark()
    isShowing = false
    new.isSensitive = QuizCode(settings.withoutCode, random: 0) != nil
  }
}
