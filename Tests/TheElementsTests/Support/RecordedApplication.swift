import Adwaita
import Elements
import ElementsStore
import Gtk
import Recording
import TestSupport

@testable import TheElements

/// An application for the tests of recordings; a process can register only one.
@MainActor
private let registered = Result {
  let application = Adwaita.Application(id: "org.example.Recordings", isUnique: false)
  try application.register()
  return application
}

/// Returns the application.
@MainActor
func recordedApplication() throws -> Adwaita.Application { try registered.get() }

/// Shows the main window in an application, as recordings need it.
@MainActor
func withRecordedWindow<Value>(
  file: StaticString = #filePath, line: UInt = #line,
  _ body: (ElementsRecordingHost, MainWindow, Favorites) throws -> Value
) throws -> Value? {
  let application = try registered.get()
  let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
  let favorites = try favorites([])
  let windows = ElementWindows(
    of: application, favorites, library, last: (nil, nil), temperatures: { .kelvin },
    onClose: { _, _ in })
  application.register(.showElement, for: windows) { windows, texts in
    guard let table = library.table, let element = texts.first.flatMap(table.find) else { return }
    let order = application.mainWindow?.shownOrder ?? table.elements
    windows.show(element, of: table, order: order)
  }
  var value: Value?
  try withMainWindow(library, favorites: favorites, file: file, line: line) { window in
    window.setApplication(application)
    defer { for window in windows.open { window.close() } }
    value = try body(
      ElementsRecordingHost(application, library, favorites) { nil }, window, favorites)
  }
  return value
}

/// Shows the Recorder beside a main window.
@MainActor
func withRecorder(
  file: StaticString = #filePath, line: UInt = #line,
  _ body: (RecorderWindow, MainWindow) throws -> Void
) throws {
  _ = try withRecordedWindow(file: file, line: line) { host, window, _ in
    let watch = try {
      let session = RecordingSession(host)
      let recorder = RecorderWindow(session, host)
      recorder.setApplication(host.application)
      try show(recorder, file: file, line: line)
      defer { recorder.destroy() }
      try body(recorder, window)
      return Watch(recorder)
    }()
    drain()
    watch.expectFreed(file: file, line: line)
  }
}
