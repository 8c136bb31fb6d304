import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

/// Returns records of elements in the server's format.
func json(_ elements: [(number: Int, symbol: String, name: String)]) -> [UInt8] {
  let records = elements.map {
    #"{"number": \#($0.number), "symbol": "\#($0.symbol)", "name": "\#($0.name)", "atomic_mass": 1}"#
  }
  return Array("[\(records.joined(separator: ",\n"))]".utf8)
}

/// The built-in catalog.
func builtIn() throws -> PeriodicTable {
  let path = try XCTUnwrap(DataDirectory.find()).catalog
  return try CatalogFile(path: path).load()
}

/// Collects the results of a load, on the main thread.
@MainActor
final class CatalogLoadResult {
  private(set) var parts: [Double] = []
  private(set) var answer: CatalogResult?

  init(_ load: CatalogLoad) {
    load.start { [weak self] part in
      Task { @MainActor [weak self] in self?.parts.append(part) }
    } done: { [weak self] answer in
      Task { @MainActor [weak self] in self?.answer = answer }
    }
  }

  /// The result; waits for it.
  var result: CatalogResult {
    waitUntil("an answer") { answer != nil }
    guard let answer else { preconditionFailure("no answer") }
    return answer
  }
}

/// Makes a load as in the program, but with a shorter timeout.
func load(
  _ address: String, _ directory: String, _ change: (inout CatalogLimits) -> Void = { _ in }
) throws -> CatalogLoad {
  var limits = CatalogLimits()
  limits.seconds = 2
  change(&limits)
  return CatalogLoad(
    .server(try WebAddress(address)), over: try builtIn(), directory: directory,
    userAgent: "tests/1 ", limits: limits)
}

/// Loads both parts from the server and returns the result.
@MainActor
func load(
  from server: TestServer, _ directory: String,
  _ change: (inout CatalogLimits) -> Void = { _ in }
) throws -> CatalogResult {
  CatalogLoadResult(try load(server.address("/api"), directory, change)).result
}

/// Loads both parts from a stopped server and returns the result.
@MainActor
func loadOffline(_ server: TestServer, _ directory: String) throws -> CatalogResult {
  let load = try load(server.address("/api"), directory)
  server.stop()
  return CatalogLoadResult(load).result
}

@MainActor
func failure(
  _ part: String, _ server: TestServer, _ reason: CatalogFailure.Reason
) -> CatalogFailure {
  let host = String(server.address("").dropFirst("http://".count))
  return CatalogFailure(part: part, host: host, reason: reason)
}
