import Elements
import ElementsStore
import GLib
import Glibc
import TestSupport
import XCTest

@testable import TheElements

/// A library with the built-in elements and a file as its other source.
@MainActor
struct CatalogBench {
  let library: Library
  let path: String
  var source: CatalogSource { .file(path) }

  init(folder: String) throws {
    MainQueueSource.attach()
    library = Library(
      store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
    library.cacheDirectory = folder + "/cache"
    path = folder + "/mine.json"
  }

  func write(_ text: String) throws { try Files.write(text, to: path) }

  /// Writes records with hardly more than a name.
  func write(_ names: [(number: Int, name: String)], _ fields: String = "") throws {
    let table = try BuiltIn.table
    let records = names.map { number, name in
      let symbol = table[number]?.symbol ?? "?"
      return #"{"number": \#(number), "symbol": "\#(symbol)", "name": "\#(name)", "#
        + #""atomic_mass": 1\#(fields)}"#
    }
    try write("[\(records.joined(separator: ","))]")
  }

  /// Loads the elements from the file, and waits for success or failure.
  func use(file: StaticString = #filePath, line: UInt = #line) {
    library.use(source)
    wait(file: file, line: line)
  }

  /// Loads them again after the file was changed.
  func reload(file: StaticString = #filePath, line: UInt = #line) {
    library.use(source)
    library.fetch()
    wait(file: file, line: line)
  }

  func wait(file: StaticString = #filePath, line: UInt = #line) {
    waitUntil("an answer", file: file, line: line) {
      if case .done = library.transfer { true } else { false }
    }
  }
}

/// A port on the loopback address that accepts connections and never answers.
final class SilentPort {
  private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  let address: String

  init() throws {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, generic, &length) == 0
      }
    }
    XCTAssertTrue(isListening)
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
  }

  deinit { close(descriptor) }
}
