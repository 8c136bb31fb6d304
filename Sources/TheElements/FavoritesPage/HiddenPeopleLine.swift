import Adwaita
import Elements
import GLib
import Gtk

// HiddenPeopleLine
//   ├── Button: opens the Chooser of the hidden people, of whom one is shown again
//   └── Button: Show All

/// The line at the foot of the Favorites page with the number of hidden people.
final class HiddenPeopleLine: Box {
  private let opener = Button()
  private let label = Label()
  private let showAll = Button(label: AppAction.showAllPeople.title)
  private var chooser: Chooser?
  private var people = HiddenPeople()

  init() {
    super.init(.horizontal, spacing: 6)
    name = "hidden-people-line"
    addClass("favorites-foot")
    opener.name = "hidden-people"
    opener.addClass("flat")
    opener.setOpener([label])
    opener.onClicked { [weak self] in self?.choose() }
    add(opener)
    let spring = Bin()
    spring.expandsHorizontally = true
    add(spring)
    showAll.name = "show-all-people"
    showAll.addClass("flat")
    showAll.setAction(AppAction.showAllPeople.name)
    add(showAll)
    isVisible = false
  }

  /// Shows the number of people.
  func show(_ people: HiddenPeople) {
    guard people != self.people else { return }
    self.people = people
    let count = people.names.count
    label.text = ntr(
      "{1} hidden person", "{1} hidden people", count, NumberFormat.text(String(count)))
    opener.setAccessibleLabel(label.text)
    isVisible = count > 0
  }

  private func choose() {
    let chooser =
      chooser
      ?? Chooser("hidden", title: tr("Hidden People"), search: tr("Search people")) {
        ntr("{1} person", "{1} people", $0, NumberFormat.text(String($0)))
      }
    self.chooser = chooser
    let names = people.list.map { (key: TextFolding.collationKey(of: $0), name: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let choices = names.map { Chooser.Choice(id: $0.name, title: $0.name) }
    chooser.open(
      at: opener, name: tr("Hidden People"),
      [Chooser.Group(title: tr("Show Again"), choices: choices)]
    ) { [weak self] in self?.activate(.showPerson, $0) }
  }
}
