import Adwaita
import Elements
import GLib
import Gtk

/// What the desktop asks for: files, and the actions of the desktop file.
extension TheElementsApplication {
  /// Opens recordings in the Recorder, which does not play them, and other files as lists of places.
  func open(_ paths: [String]) {
    if paths.isEmpty { showMainWindow() }
    for path in paths {
      if path.hasSuffix(LaunchRequest.recordingSuffix) {
        openRecording(path)
      } else {
        openPlaces(path)
      }
    }
  }

  /// Opens a list of places on the page of places.
  func openPlaces(_ path: String) {
    if mainWindow == nil { showMainWindow() }
    mainWindow?.activate(.openPlacesFile, path)
  }

  /// Shows a recording in the Recorder, beside the main window.
  func openRecording(_ path: String) {
    if mainWindow == nil { showMainWindow() }
    recordings.showRecorder().openFile(path)
  }

  /// Keeps running for a minute after the last window is closed, with the next main window built: the desktop, which
  /// started the program, may soon want another one.
  func stayAfterLastWindow() {
    application.stay(for: 60_000)
    application.onWindowAdded { [weak self] in self?.spareWindow.drop() }
    application.onWindowRemoved { [weak self] in
      guard let self, self.application.windows.isEmpty else { return }
      self.spareWindow.prepare { [weak self] in self?.newMainWindow() }
    }
  }

  func registerDesktopActions(in application: Adwaita.Application) {
    application.register(.desktopTable, for: self) { application, _ in
      application.showMainWindow(page: Page.table.id)
    }
    application.register(.desktopPlaces, for: self) { application, _ in
      application.showMainWindow(page: Page.places.id)
    }
    application.register(.desktopNuclides, for: application) { application, _ in
      DataWindow.nuclides.open(in: application)
    }
    application.register(.desktopPlot, for: application) { application, _ in
      DataWindow.plot.open(in: application)
    }
  }
}

/// The actions of the desktop file, without parameters as those must be.
extension AppAction {
  static let desktopTable = AppAction(
    "app.open-table", translatable("Periodic Table"), isRecorded: false)
  static let desktopPlaces = AppAction("app.open-places", translatable("Places"), isRecorded: false)
  static let desktopNuclides = AppAction(
    "app.open-nuclides", translatable("Nuclide Chart"), isRecorded: false)
  static let desktopPlot = AppAction("app.open-plot", translatable("Plot"), isRecorded: false)
}
