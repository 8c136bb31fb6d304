import Adwaita
import Elements
import GLib
import Gtk

// TableBar
//   ├── Button: opens the Chooser of colorings
//   ├── Button: opens the menu of forms
//   ├── Button: opens the menu of Temperature and Year
//   ├── Button: play
//   ├── ValueSlider
//   ├── PressureButton
//   └── TextEntry

/// The bar at the foot of the Table: the coloring, the form, and a slider for the temperature of the states or the year
/// up to which elements are known.
final class TableBar: Widget {
  private let columns: @MainActor () -> [PropertyColumn]
  /// Returns true if there are favorites of other people to color by.
  private let hasPeople: @MainActor () -> Bool
  let coloring = Button()
  private let coloringLabel = Label(tr("Coloring:"))
  let coloringTitle = Label()
  private let forms = Button(icon: "elements-table-symbolic", name: tr("Form of the Table"))
  private let controls = Button()
  private let controlTitle = Label()
  let play = PlayButton(name: "table-play", .playTable)
  let slider: ValueSlider
  let pressure = PressureButton()
  let entry = TextEntry(name: tr("Temperature"))
  private var state = TableState()
  private var painter = TablePainter()
  private let lastYear: Int
  /// The arrangement of the parts.
  enum Form: Sendable, Hashable {
    case line
    /// In a window of medium width: the drop-down without its words.
    case tightLine
    /// In a narrow window, or a little wider one: the slider on a second line.
    case twoLines
    /// In a narrow and low window: one line without the drop-down and the entry.
    case short
  }

  var form = Form.line {
    didSet {
      guard form != oldValue else { return }
      for part in [controls, entry] as [Widget] { part.isVisible = form != .short }
      showPressure()
      coloringLabel.isVisible = form == .line
      queueResize()
    }
  }
  /// The element whose melting and boiling points are marked.
  var element: AtomicElement? {
    didSet { if element != oldValue { updateSlider() } }
  }
  /// Called when the chooser opens.
  var onChoose: (@MainActor () -> Void)?
  private(set) var chooser: Chooser?
  /// Number of properties that the chooser offers.
  private var offeredCount = 0

  /// Lengths in pixels.
  private static let (height, margin, gap, entryWidth, narrowEntryWidth) = (56, 12, 8, 104, 80)
  static let line = 44
  /// - Parameters:
  ///   - columns: returns the properties to color by.
  ///   - hasPeople: returns true if there are favorites of other people to color by.
  ///   - lastYear: the end of the scale of years.
  init(
    columns: @escaping @MainActor () -> [PropertyColumn],
    hasPeople: @escaping @MainActor () -> Bool = { false }, lastYear: Int
  ) {
    (self.columns, self.hasPeople, self.lastYear) = (columns, hasPeople, lastYear)
    slider = ValueSlider(Self.temperatures(in: .kelvin), name: "table-slider")
    super.init()
    name = "table-bar"
    setAccessibleLabel(tr("Coloring and Temperature"))
    (coloring.name, controls.name, entry.name) = ("color-by", "table-control", "table-entry")
    forms.name = "table-form"
    coloringTitle.addClass("heading")
    for title in [coloringTitle, controlTitle] { title.ellipsizeAtEnd() }
    coloring.setOpener([coloringLabel, coloringTitle])
    controls.setOpener([controlTitle])
    controls.onClicked { [weak controls] in
      controls?.showMenu(Self.menu, name: tr("Slider"))
    }
    forms.onClicked { [weak self] in
      guard let self else { return }
      self.forms.showMenu(self.formMenu, name: tr("Form of the Table"))
    }
    coloring.onClicked { [weak self] in self?.choose() }
    entry.widthCharacters = 8
    entry.onEnter { [weak self] in self?.entered() }
    entry.onFocusLeft { [weak self] in self?.update() }
    slider.onMove = { [weak self] in self?.moved(to: $0) }
    for child in parts { append(child) }
    show(state, painter)
  }

  /// The forms, and the choices of group 3 in the present one.
  private var formMenu: Menu {
    let choices = TableArrangement.choices(in: state.form)
    return Menu(sections: [
      TableForm.allCases.map {
        Menu.Item(tr($0.title), action: AppAction.setTableForm.name, $0.rawValue)
      },
      choices.count < 2
        ? []
        : choices.map {
          Menu.Item(tr($0.title), action: AppAction.setGroupThree.name, $0.rawValue)
        },
    ])
  }

  private var parts: [Widget] { [coloring, forms, controls, play, slider, pressure, entry] }

  override class var cssName: String? { "table-bar" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the state of the Table, as the painter paints it.
  func show(_ state: TableState, _ painter: TablePainter) {
    (self.state, self.painter) = (state, painter)
    update()
  }

  /// Shows the pressure beside the temperature.
  private func showPressure() {
    pressure.isVisible = state.control == .temperature && form != .short
    pressure.isCompact = form == .twoLines
    pressure.show(state.pressure, count: painter.vaporizationCount)
  }

  private func update() {
    let title =
      state.coloring.titleWithoutColumn
      ?? columns().first { $0.id == state.coloring.id }?.title ?? ""
    coloringTitle.text = tr(title)
    if let chooser, columns().count != offeredCount { chooser.offer(colorings) }
    coloring.setAccessibleLabel(tr("Coloring: {1}", tr(title)))
    controlTitle.text = Self.title(of: state, in: painter.unit)
    controls.setAccessibleLabel(tr("Slider: {1}", controlTitle.text))
    entry.text = valueText
    entry.removeClass("error")
    entry.rename(scale.label)
    showPressure()
    updateSlider()
  }

  private func updateSlider() {
    switch state.control {
    case .temperature:
      slider.show(
        state.kelvin ?? AtomicElement.roomTemperature, on: scale, text: valueText,
        marks: element.map { painter.transitionTemperatures(of: $0) } ?? [])
    case .year: slider.show(Double(state.year ?? lastYear), on: scale, text: valueText)
    }
  }

  /// The temperature or year as shown and spoken.
  private var valueText: String {
    switch state.control {
    case .temperature: Self.text(ofKelvin: state.temperature, in: painter.unit)
    case .year: String(state.year ?? lastYear)
    }
  }

  private var scale: ValueSlider.Scale {
    switch state.control {
    case .temperature: Self.temperatures(in: painter.unit)
    case .year: years
    }
  }

  private var years: ValueSlider.Scale {
    ValueSlider.Scale(
      range: Double(Timeline.firstYear)...Double(lastYear), step: 1, page: 10,
      ends: [String(Timeline.firstYear), String(lastYear)], label: tr("Year"))
  }

  // MARK: Input

  private func moved(to number: Double) {
    let digits = element?.figures.values.first { $0.value == number && $0.unit == "K" }?.digits
    switch state.control {
    case .temperature:
      activateRepeatedly(.setTemperature, digits ?? Self.digits(number))
    case .year: activateRepeatedly(.setKnownYear, String(Int(number.rounded())))
    }
  }

  private func entered() {
    switch state.control {
    case .temperature:
      let digits =
        entry.text.isEmpty
        ? "" : TemperatureUnit.kelvinDigits(parsing: entry.text, in: painter.unit)
      guard let digits else {
        entry.addClass("error")
        showErrorToast(
          tr("The temperature must be between {1} and {2}", scale.ends[0], scale.ends[1]))
        return
      }
      activate(.setTemperature, digits)
      announce(valueText)
    case .year: activate(.setKnownYear, entry.text)
    }
    update()
  }

  private var colorings: [Chooser.Group] {
    offeredCount = columns().count
    return Chooser.Group.colorings(columns(), hasPeople: hasPeople())
  }

  private func choose() {
    let chooser = chooser ?? Chooser.ofProperties("coloring", title: tr("Coloring"))
    self.chooser = chooser
    onChoose?()
    chooser.open(at: coloring, name: tr("Coloring"), colorings, selected: [state.coloring.id]) {
      [weak self] id in
      guard let self else { return }
      self.activate(.colorBy, id)
      self.announce(tr("Coloring: {1}", self.coloringTitle.text))
    }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (240, 240) }
    // The slider's place for a finger may reach the edges.
    let tallest = parts.filter { $0 !== slider }.map { $0.request(.vertical).minimum }.max() ?? 0
    let line = max(Self.line, tallest + 2 * Self.gap)
    let height = form == .twoLines ? 2 * line : max(Self.height, tallest + 2 * Self.gap)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let line = form == .twoLines ? height / 2 : height
    for (index, parts) in lines(within: width).enumerated() {
      allocate(parts.filter(\.isVisible), width: width, top: index * line, line)
    }
  }

  /// The parts on each line. The pressure stands in the second one if the first has no room, with large text.
  private func lines(within width: Int) -> [[Widget]] {
    guard form == .twoLines else { return [parts] }
    let first = [coloring, forms, pressure, entry].filter(\.isVisible)
    let least = first.reduce(2 * Self.margin - Self.gap) { sum, part in
      let request = part.request(.horizontal)
      return sum + Self.gap + (part === coloring ? request.minimum : request.natural)
    }
    return least <= width
      ? [first, [controls, play, slider]]
      : [[coloring, forms, entry], [controls, play, slider, pressure]]
  }

  /// Allocates the parts of a line: the slider, or the space before the pressure, takes the rest.
  private func allocate(_ parts: [Widget], width: Int, top: Int, _ line: Int) {
    var widths = parts.map { part in
      let request = part.request(.horizontal)
      let entryWidth = form == .line ? Self.entryWidth : Self.narrowEntryWidth
      return part === entry ? max(entryWidth, request.minimum) : request.natural
    }
    let rest = { width - 2 * Self.margin - widths.reduce(0, +) - (parts.count - 1) * Self.gap }
    if let index = parts.firstIndex(of: slider) {
      widths[index] = 0
      widths[index] = max(rest(), slider.request(.horizontal).minimum)
    }
    if rest() < 0, let first = parts.first, first == coloring || first == controls {
      widths[0] = max(widths[0] + rest(), first.request(.horizontal).minimum)
    }
    var start = Self.margin
    let end = parts.first { $0 == pressure || $0 == entry }
    let free = max(rest(), 0)
    for (part, partWidth) in zip(parts, widths) {
      if part == end { start += free }
      allocate(part, start, partWidth, top, line)
      start += partWidth + Self.gap
    }
  }

  /// Allocates a part in the middle of a line.
  private func allocate(_ part: Widget, _ start: Int, _ width: Int, _ top: Int, _ line: Int) {
    let height = min(part.request(.vertical, forSize: width).natural, line)
    part.allocate(
      x: Double(x(leading: start, width: width, in: self.width)),
      y: Double(top + (line - height) / 2), width: width, height: height)
  }
}
