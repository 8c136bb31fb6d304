import Elements
import ElementsStore
import Gtk

extension PlotWindow {
  /// A window with the choices and the size of the last one.
  fileprivate convenience init(_ library: Library, _ keeper: StateKeeper) {
    self.init(library, state: keeper.state.plot)
    onStateChange = { [weak keeper] state in keeper?.change { $0.plot = state } }
    rememberSize(\.plotWindow, in: keeper)
  }
}

extension Window {
  /// Takes the size of the window closed last, and remembers its own when it is closed.
  fileprivate func rememberSize(
    _ size: WritableKeyPath<SavedState, SavedState.WindowSize?>, in keeper: StateKeeper
  ) {
    if let last = keeper.state[keyPath: size] {
      (defaultWidth, defaultHeight) = (last.width, last.height)
    }
    onCloseRequest { [weak self, weak keeper] in
      guard let self else { return }
      let own = SavedState.WindowSize(width: self.defaultWidth, height: self.defaultHeight)
      keeper?.change { $0[keyPath: size] = own }
    }
  }
}

/// The windows of data: the comparison, the plot and the chart of nuclides.
extension Gtk.Application {
  /// The window of the comparison, if it is open.
  var comparisonWindow: ComparisonWindow? {
    windows.lazy.compactMap { $0 as? ComparisonWindow }.first
  }

  /// Adds the actions that open them.
  func registerDataWindows(
    _ library: Library, _ keeper: StateKeeper,
    temperatures: @escaping @MainActor () -> TemperatureDisplay
  ) {
    register(.compare, for: self) { application in
      if let window = application.comparisonWindow { return application.present(window) }
      let window = ComparisonWindow(library, temperatures: temperatures)
      window.rememberSize(\.comparisonWindow, in: keeper)
      application.present(window)
    }
    register(.showPlot, for: self) { application in
      // The axes of the last start may be any properties.
      library.whenPropertiesAreRead { [weak application, weak keeper] in
        guard let application, let keeper else { return }
        let shown = application.windows.lazy.compactMap { $0 as? PlotWindow }.first
        application.present(shown ?? PlotWindow(library, keeper))
      }
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
