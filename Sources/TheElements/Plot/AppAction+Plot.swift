import Elements
import Recording

/// The actions of the plot’s window.
extension AppAction {
  static let showPlot = AppAction(
    "app.plot", translatable("Plot…"), icon: "applications-graphics-symbolic"
  ).repeatable
  static let compareSelection = AppAction(
    "win.compare-selection", translatable("Compare Selected Elements"),
    icon: "applications-graphics-symbolic"
  ).onButton.recorded { $0.window = { $0.program.nameOfWindow(openedBy: .compare) } }
  static let setPlotAxes = AppAction(
    "win.set-plot-axes", translatable("Axes of the Plot"), .axes,
    icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.fault = { scene in
      var plot = PlotState()
      _ = plot.set(axes: scene.last)
      return scene.propertyFault([plot.x.id, plot.y.id].filter { $0 != PropertyColumn.numberID })
    }
  }
  static let showPlotGroups = AppAction(
    "win.show-plot-groups", translatable("Groups", context: "groups and periods of the table"),
    icon: "applications-graphics-symbolic"
  ).onButton
  static let showPlotPeriods = AppAction(
    "win.show-plot-periods", translatable("Periods", context: "groups and periods of the table"),
    icon: "applications-graphics-symbolic"
  ).onButton
  static let brushPlot = AppAction(
    "win.brush-plot", translatable("Select in the Plot"), .numbers("HORIZONTAL", count: 2).orEmpty,
    .numbers("VERTICAL", count: 2).orEmpty, icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { scene in (scene.window as? PlotWindow)?.view.brushDrag(over: scene.arguments) }
  }
  static let zoomPlot = AppAction(
    "win.zoom-plot", translatable("Show Part of the Plot"),
    .numbers("HORIZONTAL", count: 2).orEmpty, .numbers("VERTICAL", count: 2).orEmpty,
    icon: "applications-graphics-symbolic"
  ).recorded { $0.isRepeatable = true }

  /// All of these.
  static let ofPlot: [AppAction] = [
    .showPlot, .compareSelection, .setPlotAxes, .showPlotGroups, .showPlotPeriods, .brushPlot,
    .zoomPlot,
  ]

  /// The action with a click on the button of its name.
  private var onButton: AppAction {
    let name = localName
    return recorded { $0.gesture = { $0.click(name) } }
  }
}

extension PlotView {
  /// Returns a drag over the area of two ranges, `300 400` and `0.5 2`.
  fileprivate func brushDrag(over ranges: [String]) -> Gesture? {
    let numbers = ranges.map { $0.split(separator: " ").compactMap { Double($0) } }
    guard numbers.map(\.count) == [2, 2], let plot, let layout else { return nil }
    let units = [plot.xColumn, plot.yColumn].map(\.shownTemperature.scale)
    let shown = zip(numbers, units).map { ends, unit in ends.map { ($0 - unit.zero) / unit.degree }
    }
    let xs = shown[0].map { layout.x(at: plot.xScale.position(of: $0)) }
    let ys = shown[1].map { layout.y(at: plot.yScale.position(of: $0)) }
    return .drag(self, from: (xs[0], ys[0]), to: (xs[1], ys[1]))
  }
}
