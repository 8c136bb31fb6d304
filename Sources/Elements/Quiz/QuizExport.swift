/// Results of the quiz as CSV, in English.
public enum QuizExport {
  /// Returns the answers of a round, a line for each question that was asked.
  public static func csv(of round: QuizRound) -> String {
    let code = round.settings.code?.text ?? ""
    let rows = zip(round.questions, round.results).enumerated().map { index, pair in
      let (question, result) = pair
      return [
        String(index + 1), question.card.topic.rawValue, String(question.card.number),
        question.prompt.english, question.text(of: result.answer), question.answer.key,
        result.verdict.rawValue, code,
      ]
    }
    return CatalogWriter.csv(
      [["number", "topic", "element", "question", "answer", "right_answer", "verdict", "code"]]
        + rows)
  }

  /// Returns the rounds that were played, a line for each, the oldest first.
  public static func csv(of history: QuizHistory) -> String {
    let rows = history.entries.map { entry in
      let settings = entry.settings
      return [
        Timestamp.date(ofDay: Int64(entry.day)), settings.form.rawValue,
        settings.askedTopics.map(\.rawValue).joined(separator: " "), settings.scope.text,
        String(settings.isSprint ? QuizSettings.sprintSeconds : 0), settings.code?.text ?? "",
        String(entry.asked), String(entry.right),
      ]
    }
    return CatalogWriter.csv(
      [["date", "form", "topics", "elements", "sprint_seconds", "code", "asked", "right"]] + rows)
  }
}

extension QuizQuestion {
  /// The answer in English, or as it was typed.
  fileprivate func text(of answer: QuizAnswer?) -> String {
    switch answer {
    case .choice(let index): choices.indices.contains(index) ? choices[index].key : ""
    case .typed(let text): ExternalText(text).text
    case .tile(let number): String(number)
    case .knew(let knew): knew ? "known" : "not known"
    case nil: ""
    }
  }
}
