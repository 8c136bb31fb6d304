import Elements

/// The actions of the plot’s window.
extension AppAction {
  static let showPlot = AppAction(
    "app.plot", translatable("Plot…"), icon: "applications-graphics-symbolic")
  static let compareSelection = AppAction(
    "win.compare-selection", translatable("Compare Selected Elements"),
    icon: "applications-graphics-symbolic")
  static let setPlotAxes = AppAction(
    "win.set-plot-axes", translatable("Axes of the Plot"), .axes,
    icon: "applications-graphics-symbolic")
  static let showPlotGroups = AppAction(
    "win.show-plot-groups", translatable("Groups", context: "groups and periods of the table"),
    icon: "applications-graphics-symbolic")
  static let showPlotPeriods = AppAction(
    "win.show-plot-periods", translatable("Periods", context: "groups and periods of the table"),
    icon: "applications-graphics-symbolic")
  static let brushPlot = AppAction(
    "win.brush-plot", translatable("Select in the Plot"), .numbers("HORIZONTAL", count: 2).orEmpty,
    .numbers("VERTICAL", count: 2).orEmpty, icon: "applications-graphics-symbolic")

  /// All of these.
  static let ofPlot: [AppAction] = [
    .showPlot, .compareSelection, .setPlotAxes, .showPlotGroups, .showPlotPeriods, .brushPlot,
  ]
}
