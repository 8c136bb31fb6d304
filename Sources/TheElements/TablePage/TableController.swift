import Elements
import ElementsStore
import GLib
import Gtk

extension Page {
  /// The periodic table.
  static let table = Page(
    id: "table", title: translatable("Table", context: "page of the main window"),
    iconName: "elements-table-symbolic",
    actions: AppAction.ofTable
  ) { TableController($0, in: $1) }
}

/// The Table in a main window: its form, coloring, temperature and year.
final class TableController: PageController {
  var tablePage: TablePage? { content as? TablePage }
  /// Plays the temperature or the year.
  private lazy var player = window.map { makePlayer(in: $0) }
  /// The stateful actions of the form and of its group 3.
  private var formActions: [Action] = []
  private var observation: Observation?
  /// The token of the coloring by the favorites of the class; nil before it is wanted.
  var classObservation: Observation?
  /// The state colored by a column of the user's own that was removed, until another coloring is chosen.
  var lostState: TableState?

  var shown: TableState {
    get { window?.state.table ?? TableState() }
    set { window?.state.table = newValue }
  }

  override func attach(to window: any PageHost) {
    window.knownYear.year = shown.year
    window.knownYear.onPin = { [weak self] in self?.yearsPinned() }
    window.register(.highlightCategory, for: self) { controller, names in
      controller.showPage()
      controller.tablePage?.highlight(names.first ?? "")
    }
    window.register(.colorBy, for: self) { $0.color(by: TableColoring(id: $1.first ?? "")) }
    window.register(.setScale, for: self) { controller, scale in
      controller.change { $0.isLogarithmic = scale.first == PlotState.logarithmic }
    }
    window.register(.setBrush, for: self) { controller, digits in
      controller.change { $0.brush = PropertyBrush(digits) }
    }
    addFormActions(to: window)
    addSliderActions(to: window)
    observation = window.library.files.observeOwn { [weak self] in self?.ownColumnsChanged() }
  }

  override var restoration: @MainActor () -> Void {
    let (former, highlight, sections) = (shown, highlighted, super.restoration)
    return { [weak self] in
      sections()
      guard let self, self.shown != former || highlight != self.highlighted else { return }
      self.player?.stop()
      self.shown = former
      self.adoptForm()
      self.show(year: former.year)
      self.tablePage?.highlight(highlight)
    }
  }

  /// The ID of the category that is highlighted; empty for none.
  private var highlighted: String { tablePage?.canvas.legend.pinned?.id ?? "" }

  private func showPage() { window?.showPageIfNeeded(page.id) }

  private func addFormActions(to window: any PageHost) {
    let arrangement = shown.arrangement
    formActions = [
      window.register(
        .setTableForm, choices: TableForm.allCases.map(\.rawValue),
        state: arrangement.form.rawValue, for: self
      ) { controller, form in
        guard let form = TableForm(rawValue: form) else { return }
        let isOther = form != controller.shown.arrangement.form
        controller.change { $0.form = form }
        if isOther { controller.window?.announce(tr(form.title)) }
      },
      window.register(
        .setGroupThree, choices: GroupThree.allCases.map(\.rawValue),
        state: arrangement.groupThree.rawValue, for: self
      ) { controller, elements in
        guard let elements = GroupThree(rawValue: elements) else { return }
        controller.change { $0.groupThree = elements }
        controller.window?.announce(tr(elements.title))
      },
    ]
  }

  private func addSliderActions(to window: any PageHost) {
    window.register(.setTemperature, for: self) { controller, digits in
      let text = digits.first ?? ""
      let temperature = TableState.temperature(text)
      guard temperature != nil || text.isEmpty else { return ActWork.refuse(text) }
      controller.player?.stop()
      controller.change {
        $0.control = .temperature
        $0.temperature = temperature
      }
    }
    window.register(.setPressure, for: self) { controller, digits in
      let text = digits.first ?? ""
      guard text.isEmpty || Double(text).map(Pressure.range.contains) == true else {
        return ActWork.refuse(text)
      }
      controller.change {
        $0.control = .temperature
        $0.pressure = Pressure.digits(valid: text)
      }
    }
    window.register(.setTableControl, for: self) { controller, controls in
      guard let control = controls.first.flatMap(TableState.Control.init) else { return }
      controller.player?.stop()
      controller.change { $0.control = control }
    }
    window.register(.setKnownYear, for: self) { controller, years in
      controller.player?.stop()
      controller.showPage()
      controller.setKnownYear(years.first.flatMap { Int($0) })
    }
    window.register(.playTable, for: self) { controller in
      controller.showPage()
      controller.player?.toggle()
    }
  }

  override func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? {
    let page = TablePage(table, window.favorites, onActivate: onActivate)
    let bar = TableBar(
      columns: { [weak library = window.library] in library?.columns ?? [] },
      hasPeople: { [weak favorites = window.favorites] in
        favorites?.classColumn.isOffered ?? false
      }, lastYear: years.bounds.upperBound)
    bar.onChoose = { [weak self] in self?.readColumns() }
    page.add(bar)
    showKnownYear(on: page)
    return page
  }

  override func tableChanged() { showState() }

  override func updateTemperatures() { showState() }

  var unit: TemperatureUnit { window?.temperatures().first ?? .kelvin }

  override var paper: (any PaperPage)? {
    guard let library = window?.library, let table = library.table else { return nil }
    return TablePaper(
      table: table, painter: painter, sources: library.sources, brush: painter.shown(shown.brush),
      noted: Set(window?.favorites.notes.all.keys.map { $0 } ?? []),
      timeline: tablePage?.canvas.timeline)
  }

  // MARK: Coloring

  /// Colors the Table, if need be after reading the properties. Ignores an unknown property.
  private func color(by coloring: TableColoring) {
    if coloring.isOfClass, column(of: coloring) == nil {
      readClass { [weak self] in
        if self?.column(of: coloring) != nil { self?.color(by: coloring) }
      }
      return
    }
    guard coloring.title != nil || column(of: coloring) != nil else {
      window?.library.readProperties { [weak self] in
        if self?.column(of: coloring) != nil { self?.color(by: coloring) }
      }
      return
    }
    lostState = nil
    let isWide = column(of: coloring)?.range.map(PropertyScale.spansDecades) ?? false
    change { ($0.coloring, $0.brush, $0.isLogarithmic) = (coloring, nil, isWide) }
    tablePage?.highlight("")
  }

  /// The values of a coloring by a property; nil for classes, and before the property is read.
  private func column(of coloring: TableColoring) -> PropertyColumn? {
    if coloring.isOfClass { return window?.favorites.classColumn.column }
    return coloring.title == nil ? window?.library.column(coloring.id) : nil
  }

  func change(_ change: (inout TableState) -> Void) {
    showPage()
    change(&shown)
    adoptForm()
    showState()
  }

  /// Makes the form the state of its actions.
  private func adoptForm() {
    let arrangement = shown.arrangement
    let choices = [arrangement.form.rawValue, arrangement.groupThree.rawValue]
    for (action, choice) in zip(formActions, choices) { action.state = choice }
  }

  /// Shows the state on the Table, if that is made.
  func showState() { tablePage.map { showState(on: $0) } }

  private func showState(on page: TablePage) {
    let shown = shown
    // Columns are made when a property is first shown.
    if shown.coloring.isOfClass {
      if classObservation == nil { readClass { [weak self] in self?.classChanged() } }
    } else if shown.coloring.title == nil, column(of: shown.coloring) == nil {
      readColumns()
    }
    if shown.pressure != nil { readVaporPressures() }
    page.show(painter, shown)
  }

  private var painter: TablePainter {
    let shown = shown
    return TablePainter(
      shown.coloring, column: column(of: shown.coloring), isLogarithmic: shown.isLogarithmic,
      temperature: shown.kelvin, pressure: shown.kilopascals,
      vapor: window?.library.files[.vaporPressures] ?? .none, arrangement: shown.arrangement,
      unit: unit)
  }

  /// Reads the properties beyond the catalog's, if that was not done yet, and shows the Table with them.
  private func readColumns() {
    window?.library.readProperties { [weak self] in self?.showState() }
  }

  // MARK: Year

  /// The scale of years.
  var years: Timeline {
    let discoveries = window?.library.table?.elements.compactMap(\.discovery.year) ?? []
    return Timeline(
      lastDiscovery: discoveries.max() ?? 0, now: Clock.year(of: Clock.time) ?? 0)
  }

  /// Shows the elements known in a year, here and on other pages; nil shows all.
  func setKnownYear(_ year: Int?) {
    let bounds = years.bounds
    let known = year.flatMap { $0 < bounds.upperBound ? max($0, bounds.lowerBound) : nil }
    shown.control = .year
    // What is pinned is shown here.
    if window?.knownYear.onChoose?(known) == true { return }
    show(year: known)
  }

  private func yearsPinned() {
    let pinned = window?.knownYear.pinned
    show(year: pinned.flatMap { $0.isWhole ? nil : $0.range.upperBound })
  }

  private func show(year: Int?) {
    shown.year = year
    window?.knownYear.year = year
    tablePage.map { showKnownYear(on: $0) }
  }

  /// Dims the elements that were discovered after the year.
  private func showKnownYear(on page: TablePage) {
    var timeline = years
    if let year = shown.year { timeline.move(.end, to: year) }
    page.show(during: window?.knownYear.pinned ?? (timeline.isWhole ? nil : timeline))
    showState(on: page)
  }
}
