import Elements
import GLib
import Testing

@testable import Recording

@Suite("Limits of recordings")
struct LimitTests {
  private let tooLong = "the recording is too long"

  @Test("Endless repetitions end")
  func repetitions() {
    let nested =
      String(repeating: "repeat 100000\n", count: 10) + "set a b\n"
      + String(repeating: "end\n", count: 10)
    let nestedScript = script(nested)
    #expect(nestedScript.faults.last?.message == tooLong)
    #expect(nestedScript.steps.isEmpty)
    // Without any line in the blocks, too.
    #expect(script("repeat 100000\nrepeat 100000\nend\nend").faults.map(\.message) == [tooLong])
  }

  @Test("The steps are at most as many as the lines")
  func steps() {
    #expect(script("repeat 40000\nopen\nend").steps.count == 40_000)
    let long = script("repeat 100000\nopen\nend")
    #expect(long.faults.map(\.message) == [tooLong])
    #expect(long.steps.count < RecordingLimits.lines)
  }

  @Test("Long lines count as several")
  func bytes() {
    let line =
      "expect visible" + String(repeating: " " + String(repeating: "a", count: 99), count: 39)
    let script = script("repeat 10000\n\(line)\nend")
    #expect(script.faults.map(\.message) == [tooLong])
    let length = script.steps.count * line.utf8.count
    #expect(length < RecordingLimits.lines * RecordingLimits.bytesPerLine)
  }

  @Test("Variables that double each other end")
  func doubling() {
    let text = "set a xxxxxxxxxxxxxxxx\nrepeat 1000\nset a $a$a\nend\nmove A $a"
    #expect(script(text).faultTexts == ["line 3: the line is too long"])
    // Together in a line, too.
    let many = "set a \(String(repeating: "x", count: 3000))\nmove $a $a"
    #expect(script(many).faultTexts == ["line 2: the line is too long"])
  }

  @Test("Files that include each other end")
  func includes() {
    let once = script("include a", files: ["a": included("include b"), "b": included("include a")])
    #expect(once.faults.last?.message == "too many nested blocks or files")
    let twice = script("include a", files: ["a": included("include a\ninclude a")])
    #expect(twice.faults.count <= RecordingLimits.faults)
    let blocks = "repeat 9\nrepeat 9\ninclude a\nend\nend"
    let inBlocks = script("include a", files: ["a": included(blocks)])
    #expect(inBlocks.faults.first?.message == "too many nested blocks or files")
  }

  @Test("Blocks nest 16 deep")
  func depth() {
    func nested(_ count: Int) -> String {
      String(repeating: "repeat 1\n", count: count) + "open\n"
        + String(repeating: "end\n", count: count)
    }
    #expect(script(nested(16)).texts == ["open"])
    #expect(
      script(nested(17)).faults.first?.description == "line 17: too many nested blocks or files")
  }

  @Test("At most 100 faults are named")
  func faults() {
    #expect(script(String(repeating: "fly\n", count: 200)).faults.count == RecordingLimits.faults)
    // With blocks without an end, too.
    let open = String(repeating: "repeat 2\nfly x y\n\"\n", count: 200)
    #expect(script(open).faults.count == RecordingLimits.faults)
  }

  @Test("Input that once did harm, or is similar, is read")
  func corpus() throws {
    let folder = Files.parent(of: #filePath) + "/../../ElementsTests/Fixtures/fuzz"
    let names = Files.names(in: folder).filter { $0.hasPrefix("recording-") }
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try Files.read("\(folder)/\(name)")
      _ = try? DataTable(bytes: bytes) { (try? CSVParser.records(of: $0)) ?? [] }
      guard let recording = try? Recording(bytes: bytes) else { continue }
      let script = Script(recording, .sample) { _ in Array(included("").utf8) + bytes }
      #expect(script.steps.count <= RecordingLimits.lines)
    }
  }

  @Test("A file with more or longer lines than can be played is refused")
  func files() throws {
    func fault(_ text: String) -> RecordingError? {
      do throws(RecordingError) {
        _ = try Recording(bytes: Array(text.utf8))
        return nil
      } catch { return error }
    }
    let line = String(repeating: "x", count: RecordingLimits.lineLength)
    #expect(fault("a\n\(line)\n") == nil)
    #expect(fault("a\n\(line)x\n")?.line == 2)
    let lines = String(repeating: "a\n", count: RecordingLimits.lines)
    #expect(fault(lines) == nil)
    #expect(fault(lines + "a")?.message == tooLong)
  }

  @Test("A file of empty lines ends")
  func emptyLines() {
    let file = String(repeating: "\n", count: RecordingLimits.fileLength)
    #expect(script(file).faults.map(\.message) == [tooLong])
  }
}
