import Elements
import GLib
import Gtk

/// The Table's form, coloring, temperature and year in the main window.
extension MainWindow {
  /// Adds the actions on the Table.
  func addTableActions() {
    register(.highlightCategory, for: self) { window, names in
      window.showPageIfNeeded(Page.table.id)
      window.tablePage?.highlight(names.first ?? "")
    }
    register(.colorBy, for: self) { window, ids in
      window.color(by: TableColoring(id: ids.first ?? ""))
    }
    register(.setScale, for: self) { window, scale in
      window.changeTable { $0.isLogarithmic = scale.first == PlotState.logarithmic }
    }
    register(.setBrush, for: self) { window, digits in
      window.changeTable { $0.brush = PropertyBrush(digits) }
    }
    addFormActions()
    addSliderActions()
    addPaperActions()
  }

  private func addFormActions() {
    let arrangement = state.table.arrangement
    tableActions = [
      register(
        .setTableForm, choices: TableForm.allCases.map(\.rawValue),
        state: arrangement.form.rawValue, for: self
      ) { window, form in
        guard let form = TableForm(rawValue: form) else { return }
        window.changeTable { $0.form = form }
        window.announce(tr(form.title))
      },
      register(
        .setGroupThree, choices: GroupThree.allCases.map(\.rawValue),
        state: arrangement.groupThree.rawValue, for: self
      ) { window, elements in
        guard let elements = GroupThree(rawValue: elements) else { return }
        window.changeTable { $0.groupThree = elements }
        window.announce(tr(elements.title))
      },
    ]
  }

  private func addSliderActions() {
    register(.setTemperature, for: self) { window, digits in
      window.tablePlayer.stop()
      window.changeTable {
        $0.control = .temperature
        $0.temperature = digits.first.flatMap(TableState.temperature)
      }
    }
    register(.setPressure, for: self) { window, digits in
      window.changeTable {
        $0.control = .temperature
        $0.pressure = digits.first.flatMap(Pressure.digits(valid:))
      }
    }
    register(.setTableControl, for: self) { window, controls in
      guard let control = controls.first.flatMap(TableState.Control.init) else { return }
      window.tablePlayer.stop()
      window.changeTable { $0.control = control }
    }
    register(.setKnownYear, for: self) { window, years in
      window.tablePlayer.stop()
      window.showPageIfNeeded(Page.table.id)
      window.setKnownYear(years.first.flatMap { Int($0) })
    }
    register(.playTable, for: self) { window in
      window.showPageIfNeeded(Page.table.id)
      window.tablePlayer.toggle()
    }
  }

  /// Adopts a new page: it gets its bar and the state.
  func makeTablePage(_ page: TablePage) -> TablePage {
    let bar = TableBar(
      columns: { [weak library] in library?.columns ?? [] }, lastYear: years.bounds.upperBound)
    bar.onChoose = { [weak self] in self?.readColumns() }
    page.add(bar)
    tablePage = page
    showKnownYear()
    return page
  }

  /// Colors the Table, if need be after reading the properties. Ignores an unknown property.
  private func color(by coloring: TableColoring) {
    guard coloring.title != nil || hasColumn(coloring) else {
      return library.readProperties { [weak self] in
        if self?.hasColumn(coloring) == true { self?.color(by: coloring) }
      }
    }
    changeTable { ($0.coloring, $0.brush, $0.isLogarithmic) = (coloring, nil, false) }
    tablePage?.highlight("")
  }

  private func hasColumn(_ coloring: TableColoring) -> Bool {
    library.column(coloring.id) != nil
  }

  private func changeTable(_ change: (inout TableState) -> Void) {
    showPageIfNeeded(Page.table.id)
    change(&state.table)
    showTableState()
  }

  /// Shows the state on the Table, if that is made.
  func showTableState() {
    let arrangement = state.table.arrangement
    let choices = [arrangement.form.rawValue, arrangement.groupThree.rawValue]
    for (action, choice) in zip(tableActions, choices) { action.state = choice }
    guard let page = tablePage else { return }
    let shown = state.table
    // Columns are made when a property is first shown.
    let isProperty = shown.coloring.title == nil
    if isProperty, !hasColumn(shown.coloring) { readColumns() }
    if shown.pressure != nil { readVaporPressures() }
    page.show(tablePainter, shown)
  }

  /// The painter of the state.
  var tablePainter: TablePainter {
    let shown = state.table
    return TablePainter(
      shown.coloring,
      column: shown.coloring.title == nil ? library.column(shown.coloring.id) : nil,
      isLogarithmic: shown.isLogarithmic, temperature: shown.kelvin, pressure: shown.kilopascals,
      vapor: library.details.vapor.value ?? .none, arrangement: shown.arrangement)
  }

  /// The sheet of the element pushed over the pages, else the Table.
  private var paperPage: (any PaperPage)? {
    guard let table = library.table else { return nil }
    if sidePane.isPushed, let element = sidePane.page?.element {
      return ElementPaper(
        element, of: table, properties: library.properties ?? .none, temperatures: temperatures())
    }
    return TablePaper(
      table, tablePainter, sources: library.sources, brush: state.table.brush,
      timeline: tablePage?.canvas.timeline)
  }

  func addPaperActions() {
    addPaperActions(over: body) { [weak self] use in
      self?.library.whenPropertiesAreRead {
        if let page = self?.paperPage { use(page) }
      }
    }
  }

  /// Reads the properties beyond the catalog's, if that was not done yet, and shows the Table with them.
  func readColumns() {
    library.readProperties { [weak self] in self?.showTableState() }
  }

  /// Reads the vapor pressures, if that was not done yet, and shows the Table with them.
  private func readVaporPressures() {
    let file = library.details.vapor
    guard file.value == nil, !file.isReading else { return }
    file.read { [weak self] _ in self?.showTableState() }
  }

  // MARK: Year

  /// The Table's scale of years.
  private var years: Timeline {
    let discoveries = library.table?.elements.compactMap(\.discovery.year) ?? []
    return Timeline(
      lastDiscovery: discoveries.max() ?? 0, now: Clock.year(of: Clock.time) ?? 0)
  }

  /// Shows the elements known in a year, here and on the timeline of the Places; nil shows all.
  private func setKnownYear(_ year: Int?) {
    let bounds = years.bounds
    let known = year.flatMap { $0 < bounds.upperBound ? max($0, bounds.lowerBound) : nil }
    state.table.control = .year
    if let page = placesPage, page.timeline != nil {
      page.isTimelinePinned = known != nil
      // The page reports its timeline, which is then shown here.
      return page.setTimeline(["", known.map { String($0) } ?? ""])
    }
    state.table.year = known
    state.places.years = known.map { bounds.lowerBound...$0 }
    showKnownYear()
  }

  /// Dims the elements that were discovered after the year.
  func showKnownYear() {
    var timeline = years
    if let year = state.table.year { timeline.setEnd(year) }
    tablePage?.show(during: placesPage?.pinnedTimeline ?? (timeline.isWhole ? nil : timeline))
    showTableState()
  }

  // MARK: Playing

  /// Seconds in which the temperature moves over its scale.
  private static let duration = 20.0

  func makeTablePlayer() -> ScalePlayer {
    let player = ScalePlayer(
      self, duration: Self.duration,
      position: { [weak self] in self?.tablePosition ?? 1 },
      show: { [weak self] in self?.show(tablePosition: $0) })
    player.onChange = { [weak self] in
      guard let self else { return }
      self.tablePage?.bar?.play.isPlaying = self.tablePlayer.isPlaying
      if !self.tablePlayer.isPlaying { self.announceTableAtRest() }
    }
    return player
  }

  /// The position of the slider, 0 … 1.
  private var tablePosition: Double {
    switch state.table.control {
    case .temperature:
      return (state.table.kelvin ?? AtomicElement.roomTemperature)
        / AtomicElement.temperatures.upperBound
    case .year:
      return years.position(of: state.table.year ?? years.bounds.upperBound)
    }
  }

  private func show(tablePosition position: Double) {
    switch state.table.control {
    case .temperature:
      let kelvin = (position * AtomicElement.temperatures.upperBound).rounded()
      state.table.temperature = String(Int(kelvin))
      showTableState()
    case .year: setKnownYear(years.year(at: position))
    }
  }

  /// Announces where the player has stopped.
  private func announceTableAtRest() {
    switch state.table.control {
    case .temperature:
      announceStop(.setTemperature) { [weak self] in [self?.state.table.temperature ?? ""] }
    case .year:
      announceStop(.setKnownYear) { [weak self] in [self?.state.table.year.map { String($0) } ?? ""]
      }
    }
  }
}
