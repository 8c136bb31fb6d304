import Testing

@testable import Elements

/// Where the elements come from.
@Suite struct CatalogSourceTests {
  private func error(_ text: String) -> CatalogSourceError? {
    do throws(CatalogSourceError) {
      _ = try CatalogSource(text)
      return nil
    } catch { return error }
  }

  @Test("Nothing means the built-in catalog")
  func builtIn() throws {
    #expect(try CatalogSource("") == .builtIn)
    #expect(try CatalogSource("  \n") == .builtIn)
  }

  @Test(
    "A file is named by its path or its address",
    arguments: [
      ("/home/ada/my elements.json", "/home/ada/my elements.json"),
      ("file:///home/ada/my%20elements.json", "/home/ada/my elements.json"),
      ("FILE://localhost/caf%C3%A9.json", "/café.json"), ("file:/a%25b.json", "/a%b.json"),
      (" /a.json ", "/a.json"),
    ])
  func files(text: String, path: String) throws {
    #expect(try CatalogSource(text) == .file(path))
  }

  @Test("A server is named by its address")
  func servers() throws {
    guard case .server(let address) = try CatalogSource("HTTPS://Example.org/api/") else {
      Issue.record("no server")
      return
    }
    #expect(address.text == "https://example.org/api")
    #expect(
      CatalogSource.parts.map { address.address(of: $0) } == [
        "https://example.org/api/elements", "https://example.org/api/elements_remaining",
      ])
  }

  @Test(
    "What is wrong is told",
    arguments: [
      ("elements.json", CatalogSourceError.noSource), ("ftp://example.org", .noSource),
      ("file://server/a.json", .otherComputer), ("file:elements.json", .noPath),
      ("file:///%", .noPath), ("file:///%2", .noPath), ("file:///%zz", .noPath),
      ("file:///%+1", .noPath), ("file:///%00", .noPath), ("file:///%ff", .noPath),
      ("https://", .webAddress(.noHost)), ("https://example.org/?a", .webAddress(.hasQuery)),
    ])
  func wrong(text: String, expected: CatalogSourceError) {
    #expect(error(text) == expected)
    #expect(!expected.message.isEmpty)
  }
}
