import Elements
import GLib
import Gtk

// IsotopesCard
//   ├── Label: numbers of isotopes
//   ├── NuclideGrid → NuclideCell, and NuclideSheet, or NuclideList
//   └── Label: source

/// The isotopes of an element: cells with the facts of the chosen one, or a list.
final class IsotopesCard: DetailCard {
  /// Identifier of the card.
  static let id = "isotopes"
  /// The two forms, as the action calls them.
  nonisolated static let (cellsForm, listForm) = ("cells", "list")

  private let file: DataFile<NuclideCatalog>
  private let table: PeriodicTable
  private var catalog: NuclideCatalog?
  private var grid: NuclideGrid?
  private var sheet: NuclideSheet?
  private var list: NuclideList?
  private lazy var formButton = makeFormButton()
  /// The nuclide whose facts are shown, or will be once the catalog is read.
  private var chosen: Nuclide?

  init(_ element: AtomicElement, _ table: PeriodicTable, _ file: DataFile<NuclideCatalog>) {
    self.file = file
    self.table = table
    super.init(Self.id, tr("Isotopes"), element)
  }

  private func makeFormButton() -> Button {
    let button = Button(icon: "view-list-symbolic", name: AppAction.showIsotopes.title)
    button.name = "isotopes-form"
    button.addClass("flat")
    button.verticalAlign = .center
    button.isVisible = false
    button.setAction(AppAction.showIsotopes.name, Self.listForm)
    return button
  }

  override var headerButtons: [Button] { [formButton] }

  override func makeContent() {
    file.read { [weak self] in self?.fill($0) }
  }

  private func fill(_ catalog: NuclideCatalog) {
    self.catalog = catalog
    let nuclides = catalog[element.number]
    content.add(Self.note(summary(nuclides)))
    let cells = nuclides.map { NuclideCell($0, element, text: tr($0.text(element))) }
    let (grid, sheet) = (NuclideGrid(cells), NuclideSheet(table, catalog))
    grid.setAccessibleLabel(title)
    grid.onFocus = { [weak self] in self?.choose($0) }
    (self.grid, self.sheet) = (grid, sheet)
    content.add(grid)
    content.add(sheet)
    addSource(catalog.sources["nubase-2020-file"]?.title)
    formButton.isVisible = true
    finish()
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
  func choose(_ nuclide: Nuclide) {
    guard nuclide != chosen else { return }
    chosen = nuclide
    showChosen()
  }

  private func showChosen() {
    guard let chosen else { return }
    for cell in grid?.cells ?? [] { cell.isChosen = cell.nuclide == chosen }
    sheet?.show(chosen)
  }

  /// True if the list is shown.
  var isList: Bool { list?.isVisible == true }

  /// True once the card shows the isotopes.
  var isFilled: Bool { grid != nil }

  /// Chooses a nuclide, and moves the focus to its cell.
  func select(_ nuclide: Nuclide) {
    make()
    show(form: Self.cellsForm)
    choose(nuclide)
    grid?.cells.first { $0.nuclide == nuclide }?.grabFocus()
  }

  /// Shows cells or list.
  func show(form: String) {
    make()
    guard let catalog, let grid, let sheet else { return }
    let isList = form == Self.listForm
    if isList, list == nil {
      let list = NuclideList(catalog[element.number], element) { [element] in tr($0.text(element)) }
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

  /// Sorts the list, and shows it. Returns true if it was sorted so already and is reversed now.
  func sort(by order: NuclideOrder) -> Bool {
    show(form: Self.listForm)
    list?.show(order)
    return list?.isReversed == true
  }

  override var csv: String { catalog?.table(of: element.number, element.symbol).csv ?? "" }
}
