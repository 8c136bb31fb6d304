import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// NuclideWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: title with the number of nuclides, menu
//         └── ColumnBody: NuclideChartView with its zoom buttons; search, facts, legend
//               ├── NuclideChartView
//               └── Box: NuclideSearch, and ScrolledWindow → NuclideSheet, NuclideFilterView

/// The window with the chart of nuclides.
final class NuclideWindow: ApplicationWindow {
  let view = NuclideChartView()
  private let library: Library
  private let windowTitle = WindowTitle(tr("Nuclide Chart"))
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Nuclide Menu"),
    menu: Menu(
      sections: [
        [AppAction.copyChain.menuItem],
        [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
        [AppAction.exportNuclides.menuItem],
      ]))
  private let page = Box(.vertical)
  private let facts = Box(.vertical, spacing: 18)
  private var search: NuclideSearch?
  private var sheet: NuclideSheet?
  private var filter: NuclideFilterView?
  private var catalog: NuclideCatalog?
  private var table: PeriodicTable?
  private(set) var selection: Nuclide?
  /// The nuclide to select once the catalog is read.
  private var awaited: String?
  private var zooms: [AppAction: Action] = [:]
  private var observation: Observation?

  /// First size in pixels.
  private static let size = (width: 1080, height: 760)
  /// The nuclide shown first: the longest chain that occurs in nature begins with it.
  private static let first = "U-238"

  init(_ library: Library) {
    self.library = library
    super.init()
    setUp("nuclides", tr("Nuclide Chart"), size: Self.size, makeContent())
    addClass("nuclide-window")
    addActions()
    observation = library.observe { [weak self] in self?.read() }
    read()
    onCloseRequest { LinkedElement.shared.show(nil, in: .nuclides) }
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitle(windowTitle)
    menu.name = "nuclide-menu"
    header.addEnd(menu)
    let search = NuclideSearch(
      find: { [weak self] in self?.name(ofTyped: $0) ?? .failure(.unreadable) },
      onStop: { [weak self] in _ = self?.view.grabFocus() })
    self.search = search
    facts.addClass("nuclide-facts")
    let scrolled = ScrolledWindow(facts)
    scrolled.setAccessibleLabel(tr("Facts and Legend"))
    scrolled.expandsVertically = true
    let column = Box(.vertical, spacing: 8)
    column.addClass("nuclide-column")
    column.add(search)
    column.add(scrolled)
    view.onChange = { @MainActor [weak self] in self?.updateZooms() }
    view.onType = { [weak search] in search?.begin(with: $0) }
    page.add(header)
    let buttons = Box(.vertical, spacing: 8)
    buttons.addZoomButtons(whole: tr("Show Whole Chart"))
    page.add(
      ColumnBody(
        named: "nuclide-chart-body", view, buttons: buttons, column,
        .init(width: 290, most: (width: 420, part: 0.45), height: 0.46), leastHeight: 320))
    return page
  }

  override func styleChanged() { markContrast() }

  /// A new window would focus its first button.
  override func focus(_ direction: FocusDirection) -> Bool {
    focusWidget == nil && view.grabFocus() || super.focus(direction)
  }

  // MARK: Content

  /// Reads the nuclides, and shows them.
  private func read() {
    guard let table = library.table, table != self.table else { return }
    library.files.read(.nuclides) { [weak self] in self?.show($0, of: table) }
  }

  private func show(_ catalog: NuclideCatalog, of table: PeriodicTable) {
    (self.catalog, self.table) = (catalog, table)
    let chart = NuclideChart(catalog)
    view.show(chart, of: table)
    showCount()
    for child in facts.children { facts.remove(child) }
    let sheet = NuclideSheet(table, catalog, isInChart: true)
    self.sheet = sheet
    facts.add(sheet)
    let filter = NuclideFilterView(chart)
    filter.show(view.filter)
    self.filter = filter
    facts.add(filter)
    updateZooms()
    let name = awaited
    awaited = nil
    if let name, catalog.find(name, in: table) != nil { return show(name) }
    let nuclide = selection ?? catalog.find(Self.first, in: table) ?? catalog.all.first
    if let nuclide { select(nuclide, isClose: false) }
  }

  /// Selects a nuclide, `U-238`, and zooms in on it; once the catalog is read.
  func show(_ name: String) { select(name, isClose: true) }

  private func select(_ name: String, isClose: Bool) {
    guard let catalog, let table else {
      awaited = name
      return
    }
    catalog.find(name, in: table).map { select($0, isClose: isClose) }
  }

  /// The frame in the chart of the cell of a nuclide, `Au-198`; nil before the data are read.
  func frame(ofNuclide name: String) -> Rect? {
    guard let table, let nuclide = catalog?.find(name, in: table) else { return nil }
    return view.layout?.frame(of: NuclideChart.Cell(nuclide))
  }

  private func select(_ nuclide: Nuclide, isClose: Bool) {
    guard let catalog else { return }
    selection = nuclide
    view.select(nuclide, DecayChain(from: nuclide, in: catalog), isClose: isClose)
    sheet?.show(nuclide)
    // The focus stays among the facts, which are others now.
    if sheet?.containsFocus == true { view.speech.map { view.announce($0) } }
  }

  /// Returns the name of a typed nuclide.
  private func name(ofTyped text: String) -> Result<String, NuclideQuery.Fault> {
    guard let catalog, let table else { return .failure(.unreadable) }
    return Result { () throws(NuclideQuery.Fault) in try NuclideQuery(text) }.flatMap { query in
      query.find(in: catalog) { Self.element(called: $0, in: table) }
    }.map { $0.name(table[$0.number]?.symbol ?? "") }
  }

  /// Returns the element with a symbol, number or name, also a name in the user's language.
  private static func element(called text: String, in table: PeriodicTable) -> AtomicElement? {
    table.find(text)
      ?? table.elements.first { tr($0.shownName).lowercased() == text.lowercased() }
  }

  // MARK: Actions

  private func addActions() {
    register(.selectNuclide, for: self) { $0.select($1.first ?? "", isClose: false) }
    register(.setChart, for: self) { window, texts in
      ViewParameters(texts, within: .chart).map { window.view.show($0) }
    }
    addFilterActions()
    let handlers: [(AppAction, @MainActor (NuclideChartView) -> Void)] = [
      (.zoomIn, { $0.zoomBy(steps: 1) }), (.zoomOut, { $0.zoomBy(steps: -1) }),
      (.zoomNormal, { $0.zoomOutWhole() }),
    ]
    for (entry, handler) in handlers {
      zooms[entry] = register(entry, for: view) { handler($0) }
    }
    register(.openMenu, for: self) { $0.menu.popUp() }
    register(.copyChain, for: self) { $0.copyChain() }
    register(.exportNuclides, for: self) { $0.export() }
    registerWriter(.exportNuclidesFile, orSay: Self.failure, for: self) { $0.export(to: $1) }
    addPaperActions(over: page) { [weak self] use in
      self?.library.files.read(.nuclides) { _ in
        if let paper = self?.paper { use(paper) }
      }
    }
    updateZooms()
  }

  private func addFilterActions() {
    register(.filterHalfLives, for: self) { window, texts in
      guard texts.count == 2 else { return }
      window.change { $0.setHalfLife(texts[0], texts[1]) }
    }
    register(.filterNuclides, for: self) { window, texts in
      guard texts.count == 2 else { return }
      window.change {
        ($0.kind, $0.spin) = (Nuclide.Kind(id: texts[0]), NuclideFilter.Spin(rawValue: texts[1]))
      }
    }
  }

  /// Changes the filter, and says how many nuclides are bright.
  private func change(_ body: (inout NuclideFilter) -> Void) {
    var changed = view.filter
    body(&changed)
    guard changed != view.filter else { return }
    view.filter = changed
    filter?.show(changed)
    showCount()
  }

  /// Shows the number of nuclides, and of those that pass the filter.
  private func showCount() {
    guard let chart = view.chart else { return }
    let all = ntr(
      "{1} nuclide", "{1} nuclides", chart.count, NumberFormat.text(String(chart.count)))
    let found = NumberFormat.text(String(view.includedCount))
    windowTitle.subtitle = view.filter.isOff ? all : tr("{1} of {2}", found, all)
  }

  private func updateZooms() {
    let focused = focusWidget
    zooms.enableZooms(of: view.restViewport)
    // A button that is disabled would take the focus with it.
    if let focused, focused is Button, !focused.isSensitive { view.grabFocus() }
  }

  /// The chart as a page: what is in view, with the selection.
  private var paper: NuclidePaper? {
    guard let catalog, let table else { return nil }
    let element = selection.flatMap { table[$0.number] }
    return NuclidePaper(
      catalog, table,
      NuclidePaper.Part(
        viewport: view.restViewport, marks: view.marks,
        selection: element.flatMap { element in selection.map { tr($0.text(element)) } }))
  }

  /// Copies the decay chain of the selected nuclide as CSV.
  private func copyChain() {
    guard let chain = view.marks.chain, let table else { return }
    page.copy(chain.csv(in: table), as: .csv)
  }
}

/// The export of the nuclides to a file.
extension NuclideWindow {
  private static var failure: String { tr("The Nuclides Cannot Be Exported") }

  private func export() {
    FileDialog.save(
      tr("Export Nuclides"), above: self,
      filter: (name: tr("Table (CSV)"), suffixes: ["csv"]), name: "nuclides.csv"
    ) { [weak self] path in
      self?.announceAct(.exportNuclidesFile, [path])
      self?.export(to: path)
    }
  }

  private func export(to path: String) {
    library.files.read(.nuclides) { [weak self] catalog in
      guard let self, let table = self.table else { return }
      self.write(
        Array(catalog.csv(in: table).utf8), to: path,
        toast: tr("Exported: {1}", ExternalText(Files.name(of: path)).text),
        orSay: Self.failure, over: self.page)
    }
  }
}
