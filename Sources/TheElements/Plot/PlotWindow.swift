import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// PlotWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: PlotCompareButton, title with the properties, menu
//         ├── Label: the element under the pointer or with the focus
//         ├── PlotView
//         ├── PlotLegend
//         └── PlotBar

/// The window with a plot of one property against another.
final class PlotWindow: ApplicationWindow, TemperatureView, FormHolder {
  let view = PlotView()
  private(set) var state: PlotState {
    didSet { if state != oldValue { onStateChange?(state) } }
  }
  /// Called when the user has chosen other axes or lines.
  var onStateChange: (@MainActor (PlotState) -> Void)?
  let library: Library
  private let windowTitle = WindowTitle(tr("Plot"))
  private let details = Label()
  private let legend = PlotLegend()
  private let compare = PlotCompareButton()
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Plot Menu"),
    menu: Menu(
      sections: [
        [AppAction.copyCSV.menuItem], [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
      ]))
  let bar: PlotBar
  private let column = Box(.vertical)
  private var brush: PlotBrush?
  /// The axes of a property that there is no longer, until others are chosen.
  private var lostAxes: (x: PlotState.Axis, y: PlotState.Axis)?
  private let temperatures: @MainActor () -> TemperatureDisplay
  private var lines: [AppAction: Action] = [:]
  private var zooms: [AppAction: Action] = [:]
  private var observations: [Observation] = []

  /// First size in pixels.
  private static let size = (width: 1080, height: 720)

  /// - Parameter temperatures: returns the units of temperatures.
  init(
    _ library: Library, state: PlotState = PlotState(),
    temperatures: @escaping @MainActor () -> TemperatureDisplay = { .kelvin }
  ) {
    (self.library, self.state, self.temperatures) = (library, state, temperatures)
    bar = PlotBar(
      table: { [weak library] in library?.table },
      columns: { [weak library] in library?.columns ?? [] },
      forms: { [weak library] in library?.files[.forms] ?? .none })
    super.init()
    setUp("plot", tr("Plot"), size: Self.size, makeContent()) { [weak self] in
      self.map { $0.view.clearSelection() || $0.zoomOutWhole() } ?? false
    }
    addClass("plot-window")
    setMessages(above: 1)
    addActions()
    observations = [
      library.observe { [weak self] in self?.update() },
      library.files.observeOwn { [weak self] in self?.update() },
    ]
    library.readProperties { [weak self] in self?.update() }
    library.files.read(.forms) { [weak self] _ in self?.update() }
    onCloseRequest {
      LinkedElement.shared.selection = nil
      LinkedElement.shared.show(nil, in: .plot)
    }
    update()
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitle(windowTitle)
    header.addStart(compare)
    menu.name = "plot-menu"
    header.addEnd(menu)
    details.name = "plot-details"
    details.addClass("plot-details")
    details.wraps = true
    details.alignText(0)
    view.expandsVertically = true
    view.expandsHorizontally = true
    view.onLink = { [weak self] in self?.showDetails(of: $0) }
    for widget in [header, details, view, legend, bar.widget] as [Widget] { column.add(widget) }
    return column
  }

  override func styleChanged() { markContrast() }

  /// A new window would focus its first button.
  override func focus(_ direction: FocusDirection) -> Bool {
    focusWidget == nil && view.focusPoints() || super.focus(direction)
  }

  /// The plot shown; nil before the elements are read.
  var plot: Plot? { view.plot }

  // MARK: Content

  func updateTemperatures() { update() }

  /// The properties, with temperatures in the user's unit.
  private var columns: [PropertyColumn] {
    let unit = temperatures().first
    let forms = forms
    return library.columns.map { forms.column($0).shown(in: unit) }
  }

  var formChoice: FormChoice { state.forms }
  /// The chosen forms, once their file is read.
  private var forms: ChosenForms { library.files[.forms]?.chosen(formChoice) ?? .none }

  func show(_ choice: FormChoice, of element: AtomicElement) {
    state.forms = choice
    update()
  }

  /// Shows the first axes in place of those whose property there is no longer, until it comes back.
  private func replaceMissingAxes(of table: PeriodicTable) {
    func isMissing(_ state: PlotState) -> Bool {
      Plot(state, of: table, columns: library.columns) == nil
    }
    if let lostAxes {
      var former = state
      (former.x, former.y) = lostAxes
      if !isMissing(former) { (state, self.lostAxes) = (former, nil) }
    }
    guard library.properties != nil, isMissing(state),
      library.files.hasReadOwn || ![state.x.id, state.y.id].contains(where: OwnColumn.isKey)
    else { return }
    lostAxes = (state.x, state.y)
    (state.x, state.y) = (PlotState().x, PlotState().y)
    brush = nil
  }

  private func update() {
    guard let table = library.table else { return }
    replaceMissingAxes(of: table)
    guard
      let plot = Plot(
        state, of: table, columns: columns, forms: forms, own: library.files.own.values)
    else { return }
    view.show(plot)
    legend.show(plot)
    windowTitle.subtitle = tr(dotted: ([plot.title] + plot.forms).map { tr($0) })
    let selected = brush.map { Set($0.numbers(in: plot)) }
    view.selection = selected
    LinkedElement.shared.selection = selected
    bar.show(state, plot, hasSelection: brush != nil)
    zooms[.zoomIn]?.isEnabled = !state.zoom.isGreatest
    for action in [AppAction.zoomOut, .zoomNormal] {
      zooms[action]?.isEnabled = state.zoom != .whole
    }
    compare.show(selected?.count)
    showDetails(of: view.focused)
  }

  /// Shows the values of an element; nil for the number of elements in the plot.
  private func showDetails(of number: Int?) {
    guard let plot, let total = library.table?.elements.count else { return }
    let text = number.flatMap { plot.text(of: $0) }.map { tr($0) } ?? countText(of: plot, total)
    details.text = text.withUnbrokenUnits
  }

  /// The number of elements, the forms among them, for which a narrow window's title has no room, how many elements have no
  /// value, and what the marks are.
  private func countText(of plot: Plot, _ total: Int) -> String {
    let missing = [plot.xColumn, plot.yColumn].compactMap { column in
      let number = total - column.values.count
      return number > 0 ? tr("{1} ({2})", tr(column.title), String(number)) : nil
    }
    let count = tr(
      dotted: [CatalogText.count(plot.points.count, of: total)] + plot.forms.map { tr($0) }
        + (missing.isEmpty ? [] : [tr("Unknown: {1}", tr(dotted: missing))]))
    // TRANSLATORS: The number of elements in a plot; a diamond stands for the user's own values.
    return plot.marks.isEmpty ? count : tr("{1} · ◇ yours", count)
  }

  // MARK: Actions

  private func addActions() {
    ComparedElements.shared.addActions(to: self, over: column) { [weak self] text in
      text.isEmpty ? self?.view.focusedElement : self?.library.table?.find(text)
    }
    register(.setPlotAxes, for: self) { $0.set(axes: $1.first ?? "") }
    addFormAction(to: self, library.files) { $0.library.table?.find($1) }
    for (entry, path) in [
      (AppAction.showPlotGroups, \PlotState.showsGroups), (.showPlotPeriods, \.showsPeriods),
    ] {
      lines[entry] = register(entry, isOn: state[keyPath: path], for: self) { window, isOn in
        window.lines[entry]?.isOn = isOn
        window.state[keyPath: path] = isOn
        window.update()
      }
    }
    register(.brushPlot, for: self) { window, ranges in
      guard ranges.count == 2 else { return }
      window.brush = PlotBrush(x: ranges[0], y: ranges[1])
      window.update()
    }
    addZoomActions()
    register(.compareSelection, for: self) { $0.compareSelection() }
    register(.openMenu, for: self) { $0.menu.popUp() }
    register(.copyCSV, for: self) { window in
      if let plot = window.plot { window.column.copy(plot.csv, as: .csv) }
    }
    addPaperActions(over: column) { [weak self] use in
      self?.library.whenPropertiesAreRead {
        if let page = self?.page { use(page) }
      }
    }
  }

  /// The plot as a page.
  private var page: PlotPaper? {
    guard let plot, let table = library.table else { return nil }
    return PlotPaper(
      plot: plot, total: table.elements.count, sources: forms.adding(to: library.sources),
      selection: view.selection)
  }

  /// Shows other properties, if need be after they are read. Ignores unknown ones.
  private func set(axes text: String) {
    var changed = state
    guard changed.set(axes: text), let table = library.table else { return }
    guard Plot(changed, of: table, columns: library.columns) != nil else {
      return library.readProperties { [weak self] in self?.set(axes: text) }
    }
    // The ranges are those of other properties.
    if (changed.x.id, changed.y.id) != (state.x.id, state.y.id) { brush = nil }
    if changed.axes != state.axes { changed.zoom = .whole }
    (state, lostAxes) = (changed, nil)
    update()
  }

  private func addZoomActions() {
    register(.zoomPlot, for: self) { window, texts in PlotZoom(texts).map { window.show($0) } }
    let entries: [(AppAction, @MainActor (PlotWindow) -> Void)] = [
      (.zoomIn, { $0.zoomIn() }), (.zoomOut, { $0.zoom(by: 1 / PlotZoom.step) }),
      (.zoomNormal, { $0.zoomOutWhole() }),
    ]
    for (action, act) in entries { zooms[action] = register(action, for: self) { act($0) } }
  }

  /// Shows the selection only; without one, zooms about the element under the pointer or with the focus.
  private func zoomIn() {
    guard let brush, let plot else { return zoom(by: PlotZoom.step) }
    let positions = brush.positions(in: plot)
    self.brush = nil
    show(state.zoom.part(x: positions.x, y: positions.y))
  }

  private func zoom(by factor: Double) {
    let point = (view.linked ?? view.focused).flatMap { plot?[$0] }.map { ($0.x, $0.y) }
    show(state.zoom.zoomed(by: factor, about: point ?? (0.5, 0.5)))
  }

  /// Shows the whole plot. Returns false if it is shown already.
  @discardableResult
  private func zoomOutWhole() -> Bool {
    guard state.zoom != .whole else { return false }
    show(.whole)
    return true
  }

  private func show(_ zoom: PlotZoom) {
    guard zoom != state.zoom else { return }
    state.zoom = zoom
    update()
    if let plot, let total = library.table?.elements.count {
      view.announce(tr(CatalogText.count(plot.points.count, of: total)))
    }
  }

  private func compareSelection() {
    guard let plot, let brush else { return }
    let numbers = brush.numbers(in: plot)
    guard (1...Comparison.limit).contains(numbers.count) else { return }
    ComparedElements.shared.show(Comparison(numbers))
    activate(.compare)
  }
}
