import Elements
import GLib
import Gtk

/// The Table's coloring, temperature and year in the main window.
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
      window.changeTable { $0.isLogarithmic = scale.first == "logarithmic" }
    }
    register(.setBrush, for: self) { window, digits in
      window.changeTable { $0.brush = PropertyBrush(digits) }
    }
    addSliderActions()
  }

  private func addSliderActions() {
    register(.setTemperature, for: self) { window, digits in
      window.tablePlayer.stop()
      window.changeTable {
        $0.control = .temperature
        $0.temperature = digits.first.flatMap(TableState.temperature)
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
    page.makeBar = { [weak self] in
      let bar = TableBar(
        columns: { [weak self] in self?.tableColumns ?? [] }, lastYear: self?.lastYear ?? 0)
      bar.onChoose = { [weak self] in self?.readColumns() }
      return bar
    }
    tablePage = page
    showKnownYear()
    return page
  }

  /// Colors the Table, if need be after reading the properties. Ignores an unknown property.
  private func color(by coloring: TableColoring) {
    guard coloring.title != nil || hasColumn(coloring) else {
      return library.readProperties { [weak self] in
        self?.columnCache = nil
        if self?.hasColumn(coloring) == true { self?.color(by: coloring) }
      }
    }
    changeTable { ($0.coloring, $0.brush, $0.isLogarithmic) = (coloring, nil, false) }
    tablePage?.highlight("")
  }

  private func hasColumn(_ coloring: TableColoring) -> Bool {
    tableColumns.contains { $0.id == coloring.id }
  }

  private func changeTable(_ change: (inout TableState) -> Void) {
    showPageIfNeeded(Page.table.id)
    change(&state.table)
    showTableState()
  }

  /// Shows the state on the Table, if that is made.
  func showTableState() {
    guard let page = tablePage else { return }
    let shown = state.table
    // Columns are made when a property is first shown.
    let isProperty = shown.coloring.title == nil
    if isProperty, !hasColumn(shown.coloring) { readColumns() }
    let painter = TablePainter(
      shown.coloring, column: isProperty ? tableColumns.first { $0.id == shown.coloring.id } : nil,
      isLogarithmic: shown.isLogarithmic, temperature: shown.kelvin)
    page.show(painter, shown)
  }

  /// The end of the Table's scale of years.
  var lastYear: Int { Clock.year(of: Clock.time) ?? Timeline.firstYear }

  /// The properties by which the Table can be colored.
  var tableColumns: [PropertyColumn] {
    if let columns = columnCache { return columns }
    let columns = library.columns
    columnCache = columns
    return columns
  }

  /// Reads the properties beyond the catalog's, if that was not done yet, and shows the Table with them.
  func readColumns() {
    library.readProperties { [weak self] in
      self?.columnCache = nil
      self?.showTableState()
    }
  }

  // MARK: Year

  /// Shows the elements known in a year, here and on the timeline of the Places; nil shows all.
  private func setKnownYear(_ year: Int?) {
    let last = lastYear
    let known = year.flatMap { $0 < last ? max($0, Timeline.firstYear) : nil }
    state.table.control = .year
    if let page = placesPage, page.timeline != nil {
      page.setTimeline(known.map { ["", String($0)] } ?? ["", ""])
      page.isTimelinePinned = known != nil
    } else {
      state.places.years = known.map { Timeline.firstYear...$0 }
    }
    state.table.year = known
    showKnownYear()
  }

  /// Dims the elements that were discovered after the year.
  func showKnownYear() {
    var timeline = Timeline(until: lastYear)
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
      self.tablePage?.bar?.isPlaying = self.tablePlayer.isPlaying
      if !self.tablePlayer.isPlaying { self.noteTableAtRest() }
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
      let timeline = Timeline(until: lastYear)
      return timeline.position(of: state.table.year ?? lastYear)
    }
  }

  private func show(tablePosition position: Double) {
    switch state.table.control {
    case .temperature:
      let kelvin = (position * AtomicElement.temperatures.upperBound).rounded()
      state.table.temperature = String(Int(kelvin))
      showTableState()
    case .year: setKnownYear(Timeline(until: lastYear).year(at: position))
    }
  }

  /// Announces where the player has stopped, which depends on the time.
  private func noteTableAtRest() {
    guard Acts.listener != nil else { return }
    Task { @MainActor [weak self] in
      guard let self else { return }
      switch self.state.table.control {
      case .temperature:
        self.noteActAtRest(.setTemperature) { [weak self] in [self?.state.table.temperature ?? ""] }
      case .year:
        self.noteActAtRest(.setKnownYear) { [weak self] in
          [self?.state.table.year.map { String($0) } ?? ""]
        }
      }
    }
  }
}
