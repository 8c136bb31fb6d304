import Elements
import GLib

/// A tab of the main window.
struct Page {
  /// Stable, for the command line, actions and saved state: `table`, `category`.
  let id: String
  let title: String
  let iconName: String
  /// The order of a page of sections; nil for the periodic table.
  let order: (any ElementOrder)?

  /// All pages, in the order of their tabs.
  static let all: [Page] =
    [Page(id: "table", title: "Table", iconName: "elements-table-symbolic", order: nil)]
    + Orders.all.map { Page(id: $0.id, title: $0.title, iconName: $0.iconName, order: $0) }

  /// The action that shows the page, as keys and menus name it.
  var detailedAction: String { "\(AppAction.showPage.name)('\(id)')" }
}
