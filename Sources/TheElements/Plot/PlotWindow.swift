import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// PlotWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: title with the properties, Export
//         ├── Label: the element under the pointer or with the focus
//         ├── PlotView
//         └── PlotBar

/// The window with a plot of one property against another.
final class PlotWindow: ApplicationWindow {
  let view = PlotView()
  private(set) var state = PlotState()
  private let library: Library
  private let windowTitle = WindowTitle(tr("Plot"))
  private let details = Label()
  private let bar: PlotBar
  private let column = Box(.vertical)
  private var brush: PlotBrush?
  private var lines: [AppAction: Action] = [:]
  private var observation: Observation?

  /// Sizes in pixels.
  private static let (size, least) = ((width: 900, height: 680), (width: 360, height: 480))
  /// Size of an exported drawing, and device pixels per pixel of a PNG.
  static let exported = (width: 1200.0, height: 800.0, scale: 2.0)

  init(_ library: Library) {
    self.library = library
    bar = PlotBar(
      table: { [weak library] in library?.table },
      columns: { [weak library] in library?.columns ?? [] })
    super.init()
    name = "plot"
    title = tr("Plot")
    addClass("plot-window")
    (defaultWidth, defaultHeight) = Self.size
    (widthRequest, heightRequest) = Self.least
    setContent(makeContent())
    followTouch()
    registerWindowActions()
    addActions()
    observation = library.observe { [weak self] in self?.update() }
    library.readProperties { [weak self] in self?.update() }
    onCloseRequest {
      LinkedElement.shared.selection = nil
      LinkedElement.shared.show(nil, in: .plot)
    }
    update()
    let keys = KeyController()
    keys.onPressed { [weak self] in $0 == .escape && self?.activate(.closeWindow) == true }
    add(keys)
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitle(windowTitle)
    let export = Button(icon: "document-save-symbolic", name: AppAction.exportPlot.title)
    export.name = "export-plot"
    export.setAction(AppAction.exportPlot.name)
    header.addEnd(export)
    details.name = "plot-details"
    details.addClass("plot-details")
    details.ellipsizeAtEnd()
    details.alignText(0)
    view.expandsVertically = true
    view.expandsHorizontally = true
    view.onLink = { [weak self] in self?.showDetails(of: $0) }
    for widget in [header, details, view, bar.widget] as [Widget] { column.add(widget) }
    return ToastOverlay(column)
  }

  override func styleChanged() { markContrast() }

  /// A new window would focus its first button.
  override func focus(_ direction: FocusDirection) -> Bool {
    focusWidget == nil && view.focusPoints() || super.focus(direction)
  }

  /// The plot shown; nil before the elements are read.
  var plot: Plot? { view.plot }

  // MARK: Content

  private func update() {
    guard let table = library.table, let plot = Plot(state, of: table, columns: library.columns)
    else { return }
    view.show(plot)
    windowTitle.subtitle = tr(plot.title)
    let selected = brush.map { Set($0.numbers(in: plot)) }
    view.selection = selected
    LinkedElement.shared.selection = selected
    bar.show(state, plot, selected: selected?.count)
    showDetails(of: view.focused)
  }

  /// Shows the values of an element; nil for the number of elements in the plot.
  private func showDetails(of number: Int?) {
    guard let plot, let total = library.table?.elements.count else { return }
    details.text =
      number.flatMap { plot.text(of: $0) }.map { tr($0) }
      ?? CatalogText.count(plot.points.count, of: total)
  }

  // MARK: Actions

  private func addActions() {
    ComparedElements.shared.addActions(to: self, over: column) { [weak self] text in
      text.isEmpty ? self?.view.focusedElement : self?.library.table?.find(text)
    }
    register(.setPlotAxes, for: self) { $0.set(axes: $1.first ?? "") }
    for (entry, path) in [
      (AppAction.showPlotGroups, \PlotState.showsGroups), (.showPlotPeriods, \.showsPeriods),
    ] {
      lines[entry] = register(entry, isOn: false, for: self) { window, isOn in
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
    register(.compareSelection, for: self) { $0.compareSelection() }
    register(.exportPlot, for: self) { $0.export() }
    registerWriter(.exportPlotFile, orSay: Self.failure, for: self) { $0.export(to: $1) }
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
    state = changed
    update()
  }

  private func compareSelection() {
    guard let plot, let brush else { return }
    let numbers = brush.numbers(in: plot)
    guard (1...Comparison.limit).contains(numbers.count) else { return }
    ComparedElements.shared.show(Comparison(numbers))
    activate(.compare)
  }
}

/// The export of the plot to a file.
extension PlotWindow {
  private static var failure: String { tr("The Plot Cannot Be Exported") }

  private func export() {
    FileDialog.save(
      tr("Export Plot"), above: self,
      filter: (name: tr("Plots (PNG, SVG, CSV)"), suffixes: ["png", "svg", "csv"]),
      name: "plot.png"
    ) { [weak self] path in
      self?.noteAct(.exportPlotFile, [path])
      self?.export(to: path)
    }
  }

  /// Exports the plot to a file, in the format of its suffix: PNG, SVG, or else CSV.
  private func export(to path: String) {
    guard let bytes = content(ofSuffix: path.lowercased()) else { return }
    write(
      bytes, to: path, toast: tr("Exported: {1}", ExternalText(Files.name(of: path)).text),
      orSay: Self.failure, over: view)
  }

  private func content(ofSuffix path: String) -> [UInt8]? {
    guard let plot else { return nil }
    let (width, height, scale) = Self.exported
    guard path.hasSuffix(".png") || path.hasSuffix(".svg") else {
      return Array(plot.csv { tr($0) }.utf8)
    }
    var drawing = PlotDrawing(plot, width: width, height: height, view)
    drawing.selection = view.selection
    guard let node = RenderNode({ drawing.drawAll(in: $0, width: width, height: height) }) else {
      return nil
    }
    let document = PaperDocument(title: title, width: width, height: height) { $0.draw(node) }
    return path.hasSuffix(".png") ? document.png(scale: scale) : document.svg()
  }
}
