import Elements
import GLib
import Gtk

// PlotBar
//   └── WrappingBox
//         ├── WrappingBox for each axis: Button of the property and LabelToggle of the logarithmic scale
//         ├── Button: swaps the axes
//         ├── Button: opens the forms of the elements
//         ├── Box of the buttons that zoom
//         └── WrappingBox of the LabelToggles of the lines: groups and periods

/// The bar at the foot of the plot: the properties along the axes and their scales, and lines.
@MainActor
final class PlotBar {
  let widget: WrappingBox
  /// Pixels between an axis and its scale, which stand closer than others.
  private static let scaleGap = 2
  private let buttons: [Button]
  private let titles = [Label(), Label()]
  private let scales: [LabelToggle]
  private let lines: [LabelToggle]
  private let swap = Button(icon: "object-flip-horizontal-symbolic", name: tr("Swap Axes"))
  private let zooms = Box(.horizontal)
  private let zoomIn = Button(icon: "list-add-symbolic", .zoomIn, named: "zoom-in")
  private let forms = Button()
  private let formTitle = Label(FormsCard.title)
  private let formChooser = Chooser.ofForms("plot-form")
  /// The lists of properties, one for each axis, made when first opened: the popover of a button keeps its list.
  private(set) var choosers: [Int: Chooser] = [:]
  private var state = PlotState()
  private let columns: @MainActor () -> [PropertyColumn]
  private let table: @MainActor () -> PeriodicTable?
  private let formTable: @MainActor () -> FormTable
  private static let axes = [\PlotState.x, \.y]

  /// - Parameters:
  ///   - table: returns the elements.
  ///   - columns: returns the properties to choose from.
  ///   - forms: returns the forms to choose from.
  init(
    table: @escaping @MainActor () -> PeriodicTable?,
    columns: @escaping @MainActor () -> [PropertyColumn],
    forms formTable: @escaping @MainActor () -> FormTable
  ) {
    (self.table, self.columns, self.formTable) = (table, columns, formTable)
    buttons = [Button(), Button()]
    scales = [tr("Logarithmic x-axis"), tr("Logarithmic y-axis")].map { name in
      let scale = LabelToggle(tr("Logarithmic"))
      scale.tooltipText = name
      scale.setAccessibleLabel(name)
      return scale
    }
    lines = [AppAction.showPlotGroups, .showPlotPeriods].map { action in
      LabelToggle(action.title, action, named: action.localName)
    }
    swap.name = "swap-axes"
    let axes = zip(buttons, scales).map { button, scale in
      WrappingBox([button, scale], gap: Self.scaleGap, margin: 0) as Widget
    }
    forms.name = "plot-forms"
    forms.setOpener([formTitle])
    forms.setAccessibleLabel(FormsCard.title)
    zooms.addClass("linked")
    for button in [
      Button(icon: "list-remove-symbolic", .zoomOut, named: "zoom-out"), zoomIn, Self.whole,
    ] { zooms.add(button) }
    widget = WrappingBox(axes + [swap, zooms, forms, WrappingBox(lines, margin: 0)])
    widget.name = "plot-bar"
    widget.addClass("plot-bar")
    widget.setAccessibleLabel(tr("Axes and Lines"))
    for index in 0...1 { prepare(index) }
    forms.onClicked { [weak self] in self?.chooseForm() }
    swap.onClicked { [weak self] in self?.change { ($0.x, $0.y) = ($0.y, $0.x) } }
  }

  private static var whole: Button {
    let button = Button(icon: "elements-whole-symbolic", name: tr("Show Whole Plot"))
    button.name = "zoom-normal"
    button.setAction(AppAction.zoomNormal.name)
    return button
  }

  private func prepare(_ index: Int) {
    let (button, title, scale) = (buttons[index], titles[index], scales[index])
    button.name = index == 0 ? "plot-x" : "plot-y"
    scale.name = index == 0 ? "plot-x-logarithmic" : "plot-y-logarithmic"
    title.addClass("heading")
    title.ellipsizeAtEnd()
    button.setOpener([Label(index == 0 ? tr("x-axis:") : tr("y-axis:")), title])
    button.onClicked { [weak self] in self?.choose(index) }
    scale.onClicked { [weak self] in
      self?.change { $0[keyPath: Self.axes[index]].isLogarithmic.toggle() }
    }
  }

  private func change(_ body: (inout PlotState) -> Void) {
    var changed = state
    body(&changed)
    widget.activate(.setPlotAxes, changed.axes)
  }

  /// Shows the state of a plot.
  /// - Parameter hasSelection: true if zooming shows the selection.
  func show(_ state: PlotState, _ plot: Plot, hasSelection: Bool) {
    self.state = state
    let zoom = hasSelection ? tr("Zoom to Selection") : AppAction.zoomIn.title
    zoomIn.tooltipText = zoom
    zoomIn.setAccessibleLabel(zoom)
    for (index, column) in [plot.xColumn, plot.yColumn].enumerated() {
      titles[index].text = tr(column.title)
      buttons[index].setAccessibleLabel(
        index == 0 ? tr("x-axis: {1}", tr(column.title)) : tr("y-axis: {1}", tr(column.title)))
      scales[index].isActive = state[keyPath: Self.axes[index]].isLogarithmic
      scales[index].isSensitive = Plot.canBeLogarithmic(column)
    }
    (lines[0].isActive, lines[1].isActive) = (state.showsGroups, state.showsPeriods)
    widget.queueResize()
  }

  /// Opens the list of the forms of all elements.
  private func chooseForm() {
    formChooser.open(at: forms, table()?.elements ?? [], in: formTable(), state.forms)
  }

  /// Opens the list of properties for an axis.
  private func choose(_ index: Int) {
    let chooser = choosers[index] ?? Chooser.ofProperties("axis", title: tr("Properties"))
    choosers[index] = chooser
    let number = table().map { Chooser.Group.properties([PropertyColumn.numbers(of: $0)]) } ?? []
    let groups = number.prefix(1).map { Chooser.Group(title: nil, choices: $0.choices) }
    chooser.open(
      at: buttons[index], name: tr("Properties"), groups + Chooser.Group.properties(columns()),
      selected: [state[keyPath: Self.axes[index]].id]
    ) { [weak self] id in
      self?.change { $0[keyPath: Self.axes[index]] = PlotState.Axis(id) }
    }
  }
}
