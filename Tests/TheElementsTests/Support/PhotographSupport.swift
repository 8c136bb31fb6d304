import Elements
import ElementsStore
import GLib
import TestSupport

@testable import TheElements

/// Runs `body` with photographs on: red ones of the elements in `numbers`, none of the others.
@MainActor
func withPhotographs(
  of numbers: some Sequence<Int>, _ body: (PhotographMemory) throws -> Void
) throws {
  MainQueueSource.attach()
  let photographs = Photographs.shared
  var known: [String: Photograph] = [:]
  let (small, large) = (red(40, 30), red(400, 300))
  for number in numbers {
    let digits = String(repeating: "0", count: 3 - String(number).count) + String(number)
    known["https://small.example/\(digits)"] = small
    known["https://large.example/\(digits)"] = large
  }
  let memory = PhotographMemory(known)
  photographs.store = memory
  photographs.settings = wanted
  defer {
    photographs.settings = PhotographSettings()
    photographs.store = nil
  }
  try body(memory)
}

/// Settings with photographs on.
let wanted = PhotographSettings(
  isOn: true, thumbnail: "https://small.example/{number}", full: "https://large.example/{number}")

private func red(_ width: Int, _ height: Int) -> Photograph? {
  let pixels = (0..<width * height).flatMap { _ in [0, 0, 255, 255] as [UInt8] }
  return Photograph(levels: [.init(width: width, height: height, pixels: Bytes(pixels))])
}
