import Elements
import Testing

@Suite("Server addresses")
struct WebAddressTests {
  @Test(
    "An address is normalized",
    arguments: [
      (" https://Example.ORG/ ", "https://example.org"), ("HTTP://a:80", "http://a:80"),
      ("https://example.org/Api/v1//", "https://example.org/Api/v1"),
      ("http://[::1]:3000", "http://[::1]:3000"),
    ])
  func form(text: String, expected: String) throws {
    try expect(WebAddress(text).text, equals: expected)
  }

  @Test("The host has its port")
  func host() throws {
    try expect(WebAddress("https://Example.org:8080/a").host, equals: "example.org:8080")
  }

  @Test(
    "An invalid server address is rejected with the reason",
    arguments: [
      ("", WebAddressError.noWebAddress), ("example.org", .noWebAddress),
      ("ftp://example.org", .noWebAddress), ("file:///etc/passwd", .noWebAddress),
      ("javascript:alert(1)", .noWebAddress), ("https://", .noHost), ("https:///a", .noHost),
      ("https://user:word@example.org", .noHost), ("https://example.org:0", .noHost),
      ("https://exa mple.org", .noHost), ("https://example.org/a b", .forbiddenCharacter),
      ("https://example.org/\"", .forbiddenCharacter), ("https://example.org/?a=1", .hasQuery),
      ("https://example.org/#a", .hasQuery),
    ])
  func faults(text: String, error: WebAddressError) {
    #expect(throws: error) { try WebAddress(text) }
  }

  @Test(
    "Secrets are sent only encrypted or to this computer",
    arguments: [
      ("https://example.org", true), ("http://example.org", false), ("http://localhost:3000", true),
      ("http://127.0.0.1", true), ("http://127.9.8.7:1", true), ("http://[::1]:3000/a", true),
      ("http://127.0.0.1.example.org", false), ("http://127.0.0", false),
      ("http://localhost.example.org", false), ("http://[::2]", false),
      ("http://127.0.0.256", false),
      ("http://1270.0.0.1", false), ("http://10.0.0.1", false),
    ])
  func secrets(text: String, isAllowed: Bool) throws {
    try expect(WebAddress(text).allowsSecrets, equals: isAllowed)
  }

  @Test("Each error has a distinct message")
  func messages() {
    expect(
      Set(WebAddressError.allCases.map(\.message)).count, equals: WebAddressError.allCases.count)
  }
}
