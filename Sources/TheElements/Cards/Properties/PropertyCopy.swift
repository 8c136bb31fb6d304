import Elements
import GLib
import Gtk

/// The part of a property that is copied.
enum PropertyCopy: CaseIterable {
  /// The number alone, for a spreadsheet in the user's language.
  case number
  /// The value with its unit.
  case value
  /// Element, property, value in all units, and citation.
  case withSource

  /// The action that copies it.
  var action: AppAction {
    switch self {
    case .number: .copyNumber
    case .value: .copyValue
    case .withSource: .copyWithSource
    }
  }

  /// The text of `property` of `element`, in plain characters that other programs understand; nil if there is none.
  func text(of property: Elements.Property, of element: AtomicElement) -> String? {
    guard property.isKnown else { return nil }
    switch self {
    case .number: return property.number.map { tr(number: $0) }
    case .value: return NumberFormat.plain(tr(property.value))
    case .withSource: return tr("{1}, {2}", tr(element.shownName), property.textWithSource)
    }
  }

  /// The menu items that copy `property` of `element`; none for an unknown one, and no number without one.
  @MainActor
  static func menuItems(
    of property: Elements.Property, of element: AtomicElement
  ) -> [Menu.Item] {
    allCases.filter { $0.text(of: property, of: element) != nil }
      .map { $0.action.menuItem(property.id) }
  }
}
