import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

/// Records of elements as a server sends them.
func json(_ elements: [(number: Int, symbol: String, name: String)]) -> [UInt8] {
  let records = elements.map {
    #"{"number": \#($0.number), "symbol": "\#($0.symbol)", "name": "\#($0.name)", "atomic_mass": 1}"#
  }
  return Array("[\(records.joined(separator: ",\n"))]".utf8)
}

/// The catalog that fills in what is missing.
func builtIn() throws -> PeriodicTable {
  let path = try XCTUnwrap(DataDirectory.find()).catalog
  return try CatalogFile(path: path).load()
}

/// Keeps what a load tells, on the main thread.
@MainActor
final class CatalogAsker {
  private(set) var parts: [Double] = []
  private(set) var answer: CatalogAnswer?

  init(_ load: CatalogLoad) {
    load.start { [weak self] part in
      Task { @MainActor [weak self] in self?.parts.append(part) }
    } done: { [weak self] answer in
      Task { @MainActor [weak self] in self?.answer = answer }
    }
  }

  /// What came at last.
  var result: CatalogAnswer {
    waitUntil("an answer") { answer != nil }
    guard let answer else { preconditionFailure("no answer") }
    return answer
  }
}

/// A load as the program has it, but less patient.
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

/// What comes of asking the server for both parts.
@MainActor
func load(
  from server: TestServer, _ directory: String,
  _ change: (inout CatalogLimits) -> Void = { _ in }
) throws -> CatalogAnswer {
  CatalogAsker(try load(server.address("/api"), directory, change)).result
}

/// What comes of asking the server after it has stopped.
@MainActor
func loadOffline(_ server: TestServer, _ directory: String) throws -> CatalogAnswer {
  let load = try load(server.address("/api"), directory)
  server.stop()
  return CatalogAsker(load).result
}

@MainActor
func failure(
  _ part: String, _ server: TestServer, _ reason: CatalogFailure.Reason
) -> CatalogFailure {
  let host = String(server.address("").dropFirst("http://".count))
  return CatalogFailure(part: part, host: host, reason: reason)
}
