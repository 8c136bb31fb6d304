import Elements
import GLib
import Gtk

extension Chooser {
  /// A chooser of properties.
  static func ofProperties(_ prefix: String, title: String) -> Chooser {
    Chooser(prefix, title: title, search: tr("Search properties")) {
      ntr("{1} property", "{1} properties", $0, NumberFormat.text(String($0)))
    }
  }

  /// A chooser of the cards of an element's page.
  static func ofCards() -> Chooser {
    Chooser(
      "contents", title: AppAction.showContents.title, search: tr("Search", context: "verb")
    ) { NumberFormat.text(String($0)) }
  }

  /// A chooser of elements.
  static func ofElements(_ prefix: String) -> Chooser {
    Chooser(prefix, title: tr("Elements"), search: tr("Search elements")) { CatalogText.count($0) }
  }
}

extension Button {
  /// Shows texts and an arrow: the button opens a list or a menu.
  func setOpener(_ labels: [Label]) {
    let content = Box(.horizontal, spacing: 5)
    for label in labels { content.add(label) }
    content.add(Image(icon: "pan-down-symbolic"))
    setChild(content)
  }
}

/// Choices of properties and elements.
extension Chooser.Group {
  /// The properties in their groups.
  static func properties(_ columns: [PropertyColumn]) -> [Chooser.Group] {
    PropertyColumn.Group.allCases.compactMap { group in
      let choices = columns.filter { $0.group == group }.map {
        Chooser.Choice(id: $0.id, title: tr($0.title))
      }
      return choices.isEmpty ? nil : Chooser.Group(title: tr(group.title), choices: choices)
    }
  }

  /// The colorings of the Table: by class, by favorites if there are some of other people, and by property.
  static func colorings(_ columns: [PropertyColumn], hasPeople: Bool) -> [Chooser.Group] {
    let colorings = TableColoring.classes + (hasPeople ? [.classFavorites] : [])
    let classes = colorings.map {
      Chooser.Choice(id: $0.id, title: $0.titleWithoutColumn.map { tr($0) } ?? "")
    }
    return [Chooser.Group(title: nil, choices: classes)] + properties(columns)
  }

  /// Elements by their symbols.
  static func elements(_ elements: [AtomicElement]) -> [Chooser.Group] {
    let choices = elements.map {
      Chooser.Choice(
        id: $0.symbol, title: tr($0.shownName), detail: tr("{1}, {2}", $0.symbol, String($0.number))
      )
    }
    return [Chooser.Group(title: nil, choices: choices)]
  }
}
