import Elements
import GLib
import Gtk

/// Other people on the Favorites page: found by their names, and hidden.
extension FavoritesPage: PeopleSearch {
  var people: (any PeopleSearch)? { self }

  func finds(_ text: String) -> Bool { !others.value.people(named: text).isEmpty }

  var foundText: String? {
    guard results != nil, let first = page.foundSections.first else { return nil }
    let count = page.foundSections.count
    let people = ntr("{1} person", "{1} people", count, NumberFormat.text(String(count)))
    return tr("{1}, {2}", people, tr(first.title))
  }

  /// Finds the people whom the search names.
  func findPeople() {
    page.foundSections = results.map { others.value.people(named: $0.query.text) } ?? []
  }

  /// Returns the button that hides the person of a section; nil for other sections.
  static func hideButton(of section: ElementSection) -> Button? {
    guard case .verbatim(let name) = section.title else { return nil }
    // TRANSLATORS: A button that hides the favorites of a person: Hide Ada.
    let button = Button(icon: "view-conceal-symbolic", name: tr("Hide {1}", name))
    button.name = "hide-\(section.id)"
    button.addClass("flat")
    button.addClass("section-button")
    button.setAction(AppAction.hidePerson.name, name)
    return button
  }

  /// Index of the section with the focus; nil without it.
  var focusedPlace: Int? {
    guard let focus = window?.focusWidget, focus.isInside(page.list),
      let slot = page.list.slot(of: focus)
    else { return nil }
    return page.list.slots.firstIndex { $0 === slot }
  }

  /// Moves the focus to the section that has taken the place of a removed one.
  func restoreFocus(near place: Int?) {
    let list = page.list
    guard let place, page.isMapped, !list.slots.isEmpty else {
      focusTarget?.grabFocusInPlace()
      return
    }
    list.build(min(place, list.slots.count - 1)).header.grabFocusInPlace()
  }
}
