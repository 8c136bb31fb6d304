import Elements
import ElementsStore
import GLib

/// The parts of the model by which a round is made and judged.
struct QuizTools: Sendable {
  let maker: QuizMaker
  let lexicon: QuizLexicon

  /// Makes them on another thread, with the names in the languages of the user.
  @MainActor
  static func make(
    of table: PeriodicTable, _ files: DataFileCache, temperatures: TemperatureDisplay,
    done: @escaping @MainActor (QuizTools) -> Void
  ) {
    let second = SecondLanguage.shared.names
    Worker().run {
      QuizTools(
        maker: QuizMaker(table, temperatures: temperatures),
        lexicon: QuizLexicon(
          table, names: [ElementNames.ofUser] + (second.map { [$0] } ?? []),
          others: files.contents(of: .names), fold: { TextFolding.forms(of: $0) }))
    } then: {
      done($0)
    }
  }
}
