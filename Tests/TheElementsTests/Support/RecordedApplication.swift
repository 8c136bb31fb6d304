import Adwaita
import Elements
import ElementsStore
import Gtk
import Recording

@testable import TheElements

/// An application for the tests of recordings; a process can register only one.
@MainActor
private let registered = Result {
  let application = Adwaita.Application(id: "org.example.Recordings", isUnique: false)
  try application.register()
  return application
}

/// Shows the main window in an application, as recordings need it.
@MainActor
func withRecordedWindow<Value>(
  file: StaticString = #filePath, line: UInt = #line,
  _ body: (ElementsRecordingHost, MainWindow, Favorites) throws -> Value
) throws -> Value? {
  let application = try registered.get()
  let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), table: try BuiltIn.table)
  let favorites = try favorites([])
  var value: Value?
  try withMainWindow(library, favorites: favorites, file: file, line: line) { window in
    window.setApplication(application)
    value = try body(
      ElementsRecordingHost(application, library, favorites) { nil }, window, favorites)
  }
  return value
}
