import Elements
import GLib
import Recording

/// The program's own checks in recordings.
enum ElementsCheck: String, CaseIterable {
  /// The selected page, by its ID.
  case page
  /// The element of a window.
  case element
  /// The face of the large tile: front or back.
  case face
  /// Number of elements on the selected page.
  case count
  /// All elements on the selected page, in its order.
  case elements
  /// Elements that are the user's favorites.
  case favorite
  /// Elements that the search has found, the best of them first.
  case found
  /// The scale of the shown picture or of the map: 1 for the whole.
  case zoom
  /// The selected place on the Places page.
  case place
  /// The value of a setting.
  case setting

  static let front = "front"
  static let back = "back"
}

extension ElementsCheck {
  /// The parameters of the check.
  fileprivate var parameters: [AppAction.Parameter] {
    switch self {
    case .page: [.page]
    case .element, .elements, .favorite, .found: [.element]
    case .face: [.choice("FACE", [Self.front, Self.back])]
    case .count: [.number("NUMBER")]
    case .zoom: [.text("SCALE")]
    case .place: [.text("PLACE")]
    case .setting: [.setting, .text("VALUE")]
    }
  }
}

extension Vocabulary {
  /// The program's actions and checks, with the elements of a table.
  @MainActor static func elements(of table: PeriodicTable?) -> Vocabulary {
    let names = AppAction.Names(
      table: table, pages: Page.ids, settings: Setting.all.map(\.key))
    return Vocabulary(
      program: "The Elements",
      actions: AppAction.all.filter(\.isRecorded).map { action in
        Entry(action.localName, action.parameters.map { $0.recorded(names) })
      },
      checks: ElementsCheck.allCases.map { check in
        Entry(
          check.rawValue, check.parameters.map { $0.recorded(names) },
          isList: check == .found || check == .elements)
      })
  }
}

extension AppAction.Parameter {
  /// The parameter in recordings.
  fileprivate func recorded(_ names: AppAction.Names) -> Vocabulary.Parameter {
    Vocabulary.Parameter(name, choices: { choices(names) }, fault: { fault($0, names) })
  }
}
