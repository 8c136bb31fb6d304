import Glibc
import Testing

@testable import Elements

/// Input that once did harm, or is near to what does: `scripts/fuzz` adds to it.
@Suite struct FuzzCorpusTests {
  static let names = ProjectFile.fixtures(in: "fuzz")

  @Test("Each decoder takes or refuses what is kept, and goes on", arguments: names)
  func corpus(name: String) throws {
    let bytes = try ProjectFile.fixture("fuzz/" + name)
    switch name.prefix(while: { $0 != "-" }) {
    case "catalog":
      _ = failure(bytes)
      if let part = try? CatalogPart(bytes: bytes, name: name) {
        #expect(try CatalogMerge([part], over: wholeTable()).table.elements.count == 118)
      }
    case "favorites":
      _ = try? FavoriteReader.read(bytes: bytes, file: name, limit: 1000)
      _ = try? FavoriteReader.favorite(bytes: bytes, server: name)
      _ = try? FavoriteReader.list(bytes: bytes, server: name)
    case "arguments":
      let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      _ = LaunchRequest.parse(arguments: words)
      for word in words { _ = try? CatalogSource(word) }
    // Tried where GTK is.
    case "image": break
    // Tried by the tests of the store.
    case "sqlite": break
    default: Issue.record("no decoder for \(name)")
    }
  }

  @Test("There is something kept for each decoder")
  func kinds() {
    let kinds = Set(Self.names.map { String($0.prefix { $0 != "-" }) })
    #expect(kinds == ["catalog", "favorites", "arguments", "image", "sqlite"])
  }
}
