import Elements
import ElementsStore
import GLib
import Gtk

extension CardKind {
  /// The isotopes of an element.
  static let isotopes = CardKind(acts: [
    Act(action: .selectNuclide) { page, names in page.selectNuclide(names.first ?? "") },
    Act(action: .showIsotopes) { page, forms in
      page.card(IsotopesCard.self)?.showAndAnnounce(form: forms.first ?? "")
    },
    Act(action: .sortIsotopes) { page, orders in
      guard let order = NuclideOrder(rawValue: orders.first ?? "") else { return }
      page.card(IsotopesCard.self)?.sortAndAnnounce(by: order)
    },
  ]) { IsotopesCard($0) }
}

extension AppAction {
  static let selectNuclide: AppAction = AppAction(
    "win.select-nuclide", translatable("Select Isotope"), .nuclide,
    icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { scene in
      (scene.window as? any GestureTarget)?.gesture(of: .selectNuclide, scene.arguments)
    }
    $0.fault = { $0.nuclideFault }
  }
  static let showIsotopes = AppAction(
    "win.show-isotopes", translatable("Cells or List of Isotopes"),
    .choice("FORM", [IsotopesCard.cellsForm, IsotopesCard.listForm]))
  static let sortIsotopes = AppAction(
    "win.sort-isotopes", translatable("Sort Isotopes"),
    .choice("ORDER", NuclideOrder.allCases.map(\.rawValue)))
}

extension CardPage {
  /// Chooses a nuclide, `Au-198`, and shows its element.
  func selectNuclide(_ name: String) {
    files.read(.nuclides) { [weak self] catalog in
      guard let self, let nuclide = catalog.find(name, in: self.table),
        let element = self.table[nuclide.number]
      else { return }
      let isShown = element.number == self.element.number
      let wasFinished = isShown && self.card(IsotopesCard.self)?.isFinished == true
      guard self.move(to: element), let card = self.card(IsotopesCard.self) else { return }
      card.select(nuclide)
      // A cell that is laid out is scrolled into view by its focus.
      if !wasFinished { self.scrollOnceLaidOut(to: card) }
    }
  }
}

// IsotopesCard
//   ├── Label: numbers of isotopes
//   ├── NuclideGrid → NuclideCell, and NuclideSheet, or NuclideList
//   └── Label: source

/// The isotopes of an element: cells with the facts of the chosen one, or a list.
final class IsotopesCard: FileCard<NuclideCatalog> {
  /// The two forms, as the action calls them.
  nonisolated static let (cellsForm, listForm) = ("cells", "list")

  private var grid: NuclideGrid?
  private var sheet: NuclideSheet?
  private var list: NuclideList?
  private lazy var formButton = makeFormButton()
  /// The nuclide whose facts are shown, or will be once the catalog is read.
  private var chosen: Nuclide?

  init(_ context: CardContext) {
    super.init(.isotopes, .nuclides, context)
  }

  private func makeFormButton() -> Button {
    let button = Button(
      icon: "view-list-symbolic", .showIsotopes, Self.listForm, named: "isotopes-form")
    button.addClass("flat")
    button.verticalAlign = .center
    button.isVisible = false
    return button
  }

  override var headerButtons: [Button] { [formButton] }

  override func fill(with catalog: NuclideCatalog) {
    let nuclides = catalog[element.number]
    addNote(summary(nuclides))
    let cells = nuclides.map { NuclideCell($0, element, text: tr($0.text(element))) }
    let (grid, sheet) = (NuclideGrid(cells), NuclideSheet(context.table, catalog))
    grid.setAccessibleLabel(title)
    grid.onFocus = { [weak self] in self?.choose($0) }
    (self.grid, self.sheet) = (grid, sheet)
    content.add(grid)
    content.add(sheet)
    addSources(catalog.sources(of: nuclides))
    formButton.isVisible = true
    chosen = chosen ?? catalog.chief(of: element.number)
    showChosen()
  }

  private func summary(_ nuclides: [Nuclide]) -> String {
    let stable = nuclides.count { $0.halfLife.kind == .stable && !$0.isIsomer }
    let natural = nuclides.count { $0.abundance != nil }
    return tr(
      "{1} known, {2} stable, {3} in the natural element", String(nuclides.count), String(stable),
      String(natural))
  }

  /// Shows the facts of a nuclide.
  private func choose(_ nuclide: Nuclide) {
    guard nuclide != chosen else { return }
    chosen = nuclide
    showChosen()
  }

  private func showChosen() {
    guard let chosen else { return }
    for cell in grid?.cells ?? [] { cell.isChosen = cell.nuclide == chosen }
    sheet?.show(chosen)
  }

  /// Chooses a nuclide, and moves the focus to its cell.
  fileprivate func select(_ nuclide: Nuclide) {
    make()
    show(form: Self.cellsForm)
    choose(nuclide)
    grid?.cells.first { $0.nuclide == nuclide }?.grabFocus()
  }

  /// Shows cells or list, and announces it.
  fileprivate func showAndAnnounce(form: String) {
    show(form: form)
    announce(list?.isVisible == true ? tr("List of isotopes") : tr("Cells of isotopes"))
  }

  /// Sorts the list in the other direction if it is sorted so already, shows it, and announces the order.
  fileprivate func sortAndAnnounce(by order: NuclideOrder) {
    show(form: Self.listForm)
    list?.show(order)
    announce(
      list?.isReversed == true
        ? tr("Sorted in reverse by: {1}", tr(order.title)) : tr("Sorted by: {1}", tr(order.title)))
  }

  /// Shows cells or list.
  private func show(form: String) {
    make()
    guard let contents, let grid, let sheet else { return }
    let isList = form == Self.listForm
    if isList, list == nil {
      let list = NuclideList(contents[element.number], element) { [element] in tr($0.text(element))
      }
      self.list = list
      content.insert(list, after: sheet)
    }
    list?.isVisible = isList
    grid.isVisible = !isList
    sheet.isVisible = !isList
    formButton.setIcon(isList ? "view-grid-symbolic" : "view-list-symbolic")
    formButton.setAction(
      AppAction.showIsotopes.name, isList ? Self.cellsForm : Self.listForm)
  }

  override func csv(of catalog: NuclideCatalog) -> String {
    catalog.table(of: element.number, element.symbol).csv
  }
}
