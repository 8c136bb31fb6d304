import Elements
import GLib

extension QuestionTile.Content {
  /// The sides of a question about an element.
  init(_ question: QuizQuestion, _ element: AtomicElement) {
    let (answer, name) = (tr(question.answer.text), tr(element.accessibleName))
    self.init(
      element: element, front: Self.front(of: question), back: Self.back(of: question),
      question: tr(question.prompt), shown: Self.shown(question, element),
      answer: question.card.topic.asksForElement ? name : tr("{1}, {2}", answer, name))
  }

  private static func front(of question: QuizQuestion) -> QuestionTile.Side {
    if let picture = question.picture { return .picture(picture) }
    switch question.card.topic {
    case .name: return .parts(.symbol)
    case .symbol: return .parts(.name)
    case .number: return .parts(.number)
    case .state: return .parts(TileParts.all.subtracting(.state))
    case .category: return .parts(TileParts.all.subtracting(.color))
    case .group, .period, .oxidation, .discovery, .appearance: return .parts(.all)
    default: return .text(question.subject.map { tr($0) } ?? "")
    }
  }

  /// The whole tile, or an answer that is not on it.
  private static func back(of question: QuizQuestion) -> QuestionTile.Side {
    switch question.card.topic {
    case .group, .period, .oxidation, .discovery, .appearance: .text(tr(question.answer.text))
    default: .parts(.all)
    }
  }

  /// What the front shows, for a screen reader.
  private static func shown(_ question: QuizQuestion, _ element: AtomicElement) -> String {
    switch question.picture {
    case .place?: return tr(TableArrangement().positionText(of: element))
    case .atom?:
      let shells = element.shells.map { String($0) }
      // TRANSLATORS: {1} is the numbers of electrons in the shells, from the inside: 2, 8, 1.
      return tr("Atom with these electrons in its shells: {1}", tr(list: shells))
    case nil: return question.subject.map { tr($0) } ?? ""
    }
  }
}
