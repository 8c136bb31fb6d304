import ElementsStore
import GLib
import Gtk
import TestSupport

/// PNG file of eight by four white pixels.
let smallPicture = TestImage.png(8, 4)

/// The program's decoder.
let decodePhotograph: PhotographDecoder = { file, side, pixels in
  Photograph(levels: ImageDecoder.decode(file, within: side, maximumPixels: pixels))
}

extension Photograph {
  var width: Int { levels[0].width }
  var height: Int { levels[0].height }
  var pixels: Bytes { levels[0].pixels }
}

/// Runs `body` with a server and a cache directory. Checks that all worker threads have ended.
@MainActor
func withServer(_ body: (TestServer, String) throws -> Void) throws {
  MainQueueSource.attach()
  try withTemporaryDirectory { directory in
    let server = try TestServer()
    defer { server.stop() }
    try body(server, directory + "/photographs")
    waitUntil("all threads have ended") { workers() == 0 }
  }
}

/// Makes a store as after a start of the program, but with a shorter timeout.
func store(
  _ directory: String, _ change: (inout PhotographLimits) -> Void = { _ in }
) -> WebPhotographs {
  var limits = PhotographLimits()
  limits.seconds = 2
  change(&limits)
  return WebPhotographs(
    directory: directory, userAgent: "tests/1 ", limits: limits, decode: decodePhotograph)
}

/// Returns the number of `Worker` threads.
func workers() -> Int {
  Files.names(in: "/proc/self/task").count { task in
    (try? Files.read("/proc/self/task/\(task)/comm")) == Array("worker\n".utf8)
  }
}

/// Requests photographs and collects the results.
@MainActor
final class PhotographRequests {
  /// Results by URL: `.some(nil)` if there is no photograph.
  private(set) var answers: [String: Photograph?] = [:]
  private var tokens: [String: PhotographToken] = [:]

  func ask(_ store: any PhotographStore, _ address: String, side: Int = 100) {
    tokens[address] = store.ask(for: .init(address: address, side: side)) { [weak self] in
      self?.answers[address] = .some($0)
    }
  }

  /// Drops the token of a URL.
  func drop(_ address: String) { tokens[address] = nil }
}

/// Returns the photograph at a URL; nil if there is none.
@MainActor
func photograph(
  at address: String, from store: any PhotographStore, side: Int = 100,
  file: StaticString = #filePath, line: UInt = #line
) -> Photograph? {
  let requests = PhotographRequests()
  requests.ask(store, address, side: side)
  waitUntil("an answer for \(address)", file: file, line: line) { requests.answers[address] != nil }
  return requests.answers[address] ?? nil
}
