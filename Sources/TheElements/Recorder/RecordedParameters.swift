import Elements
import GLib
import Recording

/// The parameters of actions and checks, with their faults.
struct RecordedParameters {
  private let table: PeriodicTable?

  init(_ table: PeriodicTable?) { self.table = table }

  /// Returns the parameters of an action.
  func parameters(of action: AppAction) -> [Vocabulary.Parameter] {
    switch action {
    case .showElement, .selectElement, .showPicture, .toggleFavorite, .moveFavoriteUp,
      .moveFavoriteDown, .toggleComparison:
      [element]
    case .showPage: [page]
    case .toggleSection, .showSection: [page, .init("SECTION")]
    case .moveFavorite: [element, number]
    case .removeImported: [.init("USER"), element]
    case .sortFavorites:
      [choice("ORDER", FavoritesSorting.allCases.map(\.rawValue))]
    case .setTableForm: [choice("FORM", TableForm.allCases.map(\.rawValue))]
    case .setGroupThree: [choice("ELEMENTS", GroupThree.allCases.map(\.rawValue))]
    case .setTimeline: [year("FROM"), year("UNTIL")]
    case .resizeWindow: [number("WIDTH"), number("HEIGHT")]
    case .setTemperature, .setPressure: [decimal("VALUE")]
    default:
      switch action.parameter {
      case nil: []
      case .string: [.init("TEXT")]
      case .twoStrings: [.init("TEXT"), .init("TEXT")]
      }
    }
  }

  /// Returns the parameters of a check.
  func parameters(of check: ElementsCheck) -> [Vocabulary.Parameter] {
    switch check {
    case .page: [page]
    case .element, .elements, .favorite, .found: [element]
    case .face: [choice("FACE", [ElementsCheck.front, ElementsCheck.back])]
    case .count: [number]
    case .zoom: [.init("SCALE")]
    case .place: [.init("PLACE")]
    case .setting: [.init("KEY"), .init("VALUE")]
    }
  }

  /// An element by number, symbol or name; empty for the focused one.
  private var element: Vocabulary.Parameter {
    let table = table
    return Vocabulary.Parameter(
      "ELEMENT", choices: { table?.elements.map(\.symbol) ?? [] },
      fault: { text in
        text.isEmpty || table == nil || table?.find(text) != nil
          ? nil : tr("no element “{1}”", ExternalText(text).text)
      })
  }

  private var page: Vocabulary.Parameter { choice("PAGE", LaunchRequest.pages) }

  private var number: Vocabulary.Parameter { number("NUMBER") }

  private func number(_ name: String) -> Vocabulary.Parameter {
    Vocabulary.Parameter(
      name,
      fault: { Int($0) == nil ? tr("no number: “{1}”", ExternalText($0).text) : nil })
  }

  /// A number with decimals; empty for none.
  private func decimal(_ name: String) -> Vocabulary.Parameter {
    let number = number(name)
    return Vocabulary.Parameter(
      name, fault: { $0.isEmpty || Double($0)?.isFinite == true ? nil : number.fault($0) })
  }

  /// A year; empty for the end of the timeline.
  private func year(_ name: String) -> Vocabulary.Parameter {
    let number = number(name)
    return Vocabulary.Parameter(name, fault: { $0.isEmpty ? nil : number.fault($0) })
  }

  private func choice(_ name: String, _ choices: [String]) -> Vocabulary.Parameter {
    Vocabulary.Parameter(
      name, choices: { choices },
      fault: { text in
        choices.contains(text)
          ? nil
          : tr(
            "{1}: expected one of {2}, found “{3}”", name, choices.joined(separator: ", "),
            ExternalText(text).text)
      })
  }
}
