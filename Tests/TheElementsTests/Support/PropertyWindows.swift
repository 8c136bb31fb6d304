import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Shows a window of the library with all properties read; it must be freed after it was closed.
@MainActor
func withPropertyWindow<Shown: Window>(
  _ make: (Library) -> Shown, size: (width: Int, height: Int), file: StaticString, line: UInt,
  _ body: (Shown) throws -> Void
) throws {
  let library = Library(store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
  defer { ComparedElements.shared.show(Comparison()) }
  let watch = try {
    let window = make(library)
    (window.defaultWidth, window.defaultHeight) = size
    try show(window, file: file, line: line)
    defer { window.close() }
    waitUntil("the properties are read") { library.properties != nil }
    settle(window)
    try body(window)
    return Watch(window)
  }()
  watch.expectFreed(file: file, line: line)
}
