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

extension Vocabulary {
  /// The program's actions and checks, with the elements of a table.
  static func elements(of table: PeriodicTable?) -> Vocabulary {
    let parameters = RecordedParameters(table)
    return Vocabulary(
      program: "The Elements",
      actions: AppAction.allCases.filter { $0.isRecorded }.map { action in
        Entry(action.localName, parameters.parameters(of: action))
      },
      checks: ElementsCheck.allCases.map {
        Entry($0.rawValue, parameters.parameters(of: $0), isList: $0 == .found || $0 == .elements)
      })
  }
}
