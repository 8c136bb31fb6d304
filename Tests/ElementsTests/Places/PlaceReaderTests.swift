import Testing

@testable import Elements

@Suite("Lists of places")
struct PlaceReaderTests {
  private func read(
    _ text: String, limits: PlaceReader.Limits = PlaceReader.Limits(),
    progress: @escaping PlaceReader.Progress = { _ in true }
  ) throws -> PlaceReader.Result {
    try PlaceReader.read(
      bytes: Array(text.utf8), file: "cities.json", limits: limits, progress: progress)
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return "\(error)" }
  }

  private static let hurzuf =
    #"{"_id": 707860, "name": "Hurzuf", "country": "UA", "coord": {"lon": 34.283333, "lat": 44.549999}}"#

  @Test("A list of cities without elements is read")
  func cities() throws {
    let places = Array(try read("[\(Self.hurzuf)]").table.places)
    expect(
      places,
      equals: [
        Place(
          id: 707860, name: "Hurzuf", country: "UA",
          coordinate: Coordinate(longitude: 34.283333, latitude: 44.549999))
      ])
  }

  @Test("Discoveries are read, and unknown keys ignored")
  func discoveries() throws {
    let text = """
      [{"name": "Å", "coord": {"lon": 0, "lat": 1, "alt": 5}, "stat": [1], "elements": [
        {"number": 27, "symbol": "Co", "year": 1735, "by": "Georg Brandt"}, {"number": 1, "year": 1766}]}]
      """
    let place = try #require(try read(text).table.places.first { _ in true })
    expect(place.id == nil && place.country == "")
    expect(
      place.discoveries,
      equals: [
        .init(number: 27, year: 1735, people: "Georg Brandt"), .init(number: 1, year: 1766),
      ])
  }

  @Test(
    "A damaged record costs only itself, and its message names record and field",
    arguments: [
      ("7", "record 2: expected an object, found the number 7"),
      ("{}", #"record 2: "coord" is missing: expected an object, or "lat" and "lon""#),
      (
        #"{"name": "", "coord": {"lon": 0, "lat": 0}}"#,
        #"record 2: "name": expected a text, found the text """#
      ),
      (
        #"{"name": "X", "coord": {"lon": 181, "lat": 0}}"#,
        #"record 2, "coord": "lon": expected a number from -180 to 180, found the number 181"#
      ),
      (
        #"{"name": "X", "coord": {"lon": 1}}"#,
        #"record 2, "coord": "lat" is missing: expected a number from -90 to 90"#
      ),
      (
        #"{"name": "X", "coord": {"lon": "1", "lat": 0}}"#,
        #"record 2, "coord": "lon": expected a number, found the text "1""#
      ),
      (
        #"{"name": "X\u202e", "coord": {"lon": 0, "lat": 0}}"#,
        #"record 2: "name": it contains a control character"#
      ),
      (
        #"{"name": "X", "coord": {"lon": 0, "lat": 0}, "elements": [{"number": 119}]}"#,
        #"record 2, "elements": "number": expected a whole number from 1 to 118, found the number 119"#
      ),
      (
        #"{"name": "X", "coord": {"lon": 0, "lat": 0}, "elements": [3]}"#,
        #"record 2: "elements": expected a list of objects, found the number 3 in it"#
      ),
    ])
  func damaged(record: String, message: String) throws {
    let result = try read("[\n\(Self.hurzuf),\r\n\n \(record), \(Self.hurzuf)]")
    expect(result.table.count == 2 && result.warnings.count == 1)
    expect(result.warnings.first.first?.description, equals: "cities.json, line 4, \(message)")
  }

  @Test("A file that is no list of places is refused")
  func refused() {
    expect(fault("{}"), equals: "cities.json: expected a list of places, found an object")
    expect(
      fault("[\n{]"), equals: "cities.json, line 2: expected a key in quotation marks, found \"]\"")
    expect(
      fault("[{}]"),
      equals:
        #"cities.json, line 1, record 1: "coord" is missing: expected an object, or "lat" and "lon""#
    )
    expect(fault("[]") == nil)
    expect(fault(#"{"places": [{"name": 1}]}"#) != nil)
  }

  @Test("Too many records are refused")
  func tooMany() throws {
    var limits = PlaceReader.Limits()
    limits.records = 2
    let two = "[\(Self.hurzuf),\(Self.hurzuf)"
    try expect(read(two + "]", limits: limits).table.count, equals: 2)
    #expect(throws: CatalogError.self) {
      try self.read(two + ",\(Self.hurzuf)]", limits: limits)
    }
  }

  @Test("Progress is reported, and can stop reading")
  func progress() throws {
    let text = "[" + [String](repeating: Self.hurzuf, count: 3500).joined(separator: ",") + "]"
    final class Calls { var parts: [Double] = [] }
    let calls = Calls()
    let whole = try read(text) {
      calls.parts.append($0)
      return true
    }
    expect(whole.table.count == 3500 && !whole.isCancelled)
    let record = Self.hurzuf.utf8.count + 1
    expect(
      calls.parts, equals: [1, 2, 3].map { Double($0 * 1000 * record) / Double(text.utf8.count) })
    let part = try read(text) { _ in false }
    expect(part.isCancelled && part.table.count == 1000)
  }
}
