import Glibc
import Testing

@testable import Elements

/// Input that once caused a crash, or is similar; `scripts/fuzz` adds to it.
@Suite struct FuzzCorpusTests {
  static let names = ProjectFile.fixtures(in: "fuzz")

  @Test("Each decoder accepts or rejects its corpus without a crash", arguments: names)
  func corpus(name: String) throws {
    let bytes = try ProjectFile.fixture("fuzz/" + name)
    switch name.prefix(while: { $0 != "-" }) {
    case "catalog":
      _ = failure(bytes)
      if let part = try? CatalogPart(bytes: bytes, name: name) {
        try expect(CatalogMerge([part], over: completeTable()).table.elements.count, equals: 118)
      }
    case "favorites":
      _ = try? FavoriteReader.read(bytes: bytes, file: name, limit: 1000)
      _ = try? FavoriteReader.favorite(bytes: bytes, server: name)
      _ = try? FavoriteReader.list(bytes: bytes, server: name)
    case "arguments":
      let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      _ = LaunchRequest.parse(arguments: words, pages: windowPages)
      for word in words { _ = try? CatalogSource(word) }
    case "places":
      guard let found = try? PlaceReader.read(bytes: bytes, file: name) else { return }
      let index = PlaceIndex(found.table, fold: { [$0.lowercased()] }, countryName: { $0 })
      expect(index?.count, equals: found.table.count)
    case "query": _ = try Search.answer(String(decoding: bytes, as: UTF8.self))
    case "question": try Self.question(bytes)
    case "column": Self.column(bytes)
    case "map":
      guard let map = try? WorldMap(bytes: bytes, file: name) else { return }
      expect(!map.levels.isEmpty)
    // Tested with GTK.
    case "image": break
    // Tested with the recordings.
    case "recording": break
    // Tested with the store.
    case "sqlite": break
    default: Issue.record("no decoder for \(name)")
    }
  }

  /// - Parameter bytes: a language, and a query in it on the next line.
  private static func question(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    let language = String(lines[0].map { $0 == "-" ? "_" : $0 })
    _ = try Search.translated(language).answer(lines.count > 1 ? lines[1] : "")
  }

  private static func column(_ bytes: [UInt8]) {
    if let read = try? OwnColumnReaderTests.read(bytes) { expect(!read.values.isEmpty) }
    let record = String(decoding: bytes, as: UTF8.self)
    expect(OwnColumn(key: "own_f", record: record) == nil)
    expect(OwnValues(entries: ["melt/79": record]).isEmpty)
  }

  @Test("Each decoder has a corpus")
  func kinds() {
    let kinds = Set(Self.names.map { String($0.prefix { $0 != "-" }) })
    expect(
      kinds,
      equals: [
        "catalog", "favorites", "places", "map", "arguments", "image", "sqlite", "recording",
        "query", "question", "column",
      ])
  }
}
