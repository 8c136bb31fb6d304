import Elements
import ElementsStore

extension DataWindow {
  /// Any property of the elements over any other.
  static let plot = DataWindow(
    id: "plot", title: translatable("Plot"), actions: AppAction.ofPlot, opener: .showPlot
  ) { application, context in
    application.register(.showPlot, for: application) { application in
      // The axes of the last start may be any properties.
      context.library.whenPropertiesAreRead { [weak application, weak keeper = context.keeper] in
        guard let application, let keeper else { return }
        let shown = application.window(PlotWindow.self)
        application.present(shown ?? PlotWindow(context.library, keeper, context.temperatures))
      }
    }
  }
}

extension PlotWindow {
  /// A window with the choices and the size of the last one.
  fileprivate convenience init(
    _ library: Library, _ keeper: StateKeeper,
    _ temperatures: @escaping @MainActor () -> TemperatureDisplay
  ) {
    self.init(library, state: keeper.state.plot, temperatures: temperatures)
    onStateChange = { [weak keeper] state in keeper?.change { $0.plot = state } }
    rememberSize("plot", in: keeper)
  }
}

extension SavedState {
  /// The user's choices in the plot.
  var plot: PlotState {
    get {
      let section = self["plot"]
      var plot = PlotState()
      if let axes = section["axes"] { _ = plot.set(axes: axes) }
      (plot.showsGroups, plot.showsPeriods) = (section.bool("groups"), section.bool("periods"))
      plot.forms = FormChoice(section["forms"] ?? "")
      return plot
    }
    set {
      self["plot"]["axes"] = newValue.axes == PlotState().axes ? nil : newValue.axes
      self["plot"]["forms"] = newValue.forms.text.isEmpty ? nil : newValue.forms.text
      self["plot"].set("groups", newValue.showsGroups)
      self["plot"].set("periods", newValue.showsPeriods)
    }
  }
}
