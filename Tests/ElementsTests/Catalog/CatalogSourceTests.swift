import Testing

@testable import Elements

/// Parsing the source of the elements.
@Suite struct CatalogSourceTests {
  private func error(_ text: String) -> CatalogSourceError? {
    do throws(CatalogSourceError) {
      _ = try CatalogSource(text)
      return nil
    } catch { return error }
  }

  @Test("An empty text is the built-in catalog")
  func builtIn() throws {
    try expect(CatalogSource(""), equals: .builtIn)
    try expect(CatalogSource("  \n"), equals: .builtIn)
  }

  @Test(
    "A file is given by its path or a file URL",
    arguments: [
      ("/home/ada/my elements.json", "/home/ada/my elements.json"),
      ("file:///home/ada/my%20elements.json", "/home/ada/my elements.json"),
      ("FILE://localhost/caf%C3%A9.json", "/café.json"), ("file:/a%25b.json", "/a%b.json"),
      (" /a.json ", "/a.json"),
    ])
  func files(text: String, path: String) throws {
    try expect(CatalogSource(text), equals: .file(path))
  }

  @Test("A server is given by its URL")
  func servers() throws {
    guard case .server(let address) = try CatalogSource("HTTPS://Example.org/api/") else {
      Issue.record("no server")
      return
    }
    expect(address.text, equals: "https://example.org/api")
    expect(
      CatalogSource.parts.map { address.appending($0) },
      equals: [
        "https://example.org/api/elements", "https://example.org/api/elements_remaining",
      ])
  }

  @Test(
    "An invalid source is reported with the reason",
    arguments: [
      ("elements.json", CatalogSourceError.noSource), ("ftp://example.org", .noSource),
      ("file://server/a.json", .otherComputer), ("file:elements.json", .noPath),
      ("file:///%", .noPath), ("file:///%2", .noPath), ("file:///%zz", .noPath),
      ("file:///%+1", .noPath), ("file:///%00", .noPath), ("file:///%ff", .noPath),
      ("https://", .webAddress(.noHost)), ("https://example.org/?a", .webAddress(.hasQuery)),
    ])
  func wrong(text: String, expected: CatalogSourceError) {
    expect(error(text), equals: expected)
    expect(!expected.message.isEmpty)
  }
}
