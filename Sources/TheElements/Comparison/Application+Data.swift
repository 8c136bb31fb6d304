import Elements
import Gtk

/// The windows of data: the comparison, the plot and the chart of nuclides.
extension Gtk.Application {
  /// The window of the comparison, if it is open.
  var comparisonWindow: ComparisonWindow? {
    windows.lazy.compactMap { $0 as? ComparisonWindow }.first
  }

  /// Adds the actions that open them.
  func registerDataWindows(
    _ library: Library, temperatures: @escaping @MainActor () -> TemperatureDisplay
  ) {
    register(.compare, for: self) { application in
      let window =
        application.comparisonWindow ?? ComparisonWindow(library, temperatures: temperatures)
      application.present(window)
    }
    register(.showPlot, for: self) { application in
      let window = application.windows.lazy.compactMap { $0 as? PlotWindow }.first
      application.present(window ?? PlotWindow(library))
    }
    register(.showNuclides, for: self) { application, names in
      let open = application.windows.lazy.compactMap { $0 as? NuclideWindow }.first
      let window = open ?? NuclideWindow(library)
      if let name = names.first, !name.isEmpty { window.show(name) }
      application.present(window)
    }
  }

  /// Presents a window, over the active one if it is new.
  private func present(_ window: Window) {
    let showsFocus = activeWindow?.showsFocus ?? false
    window.setApplication(self)
    window.present()
    if showsFocus { window.showsFocus = true }
  }
}
