import Testing

@testable import Elements

@Suite("Photograph template")
struct PhotographTemplateTests {
  private func address(_ template: String, _ number: Int = 79, _ name: String = "Gold") throws
    -> String?
  {
    try PhotographTemplate(template).address(of: element(number, "X", name))
  }

  @Test("The number has three digits, the name is in lower case")
  func placeholders() throws {
    try expect(address("https://a.org/{number}.jpg"), equals: "https://a.org/079.jpg")
    try expect(address("https://a.org/{number}.jpg", 8), equals: "https://a.org/008.jpg")
    try expect(
      address("http://a.org/{name}/{name}?n={number}"), equals: "http://a.org/gold/gold?n=079")
  }

  @Test("From number 90 on there is no address")
  func numbers() throws {
    try expect(address("https://a.org/{number}", 89), equals: "https://a.org/089")
    for number in [90, 99, 100, 118] {
      expect(try address("https://a.org/{number}", number) == nil)
    }
  }

  @Test("Special characters in a name are percent-encoded")
  func encoding() throws {
    try expect(
      address("https://a.org/{name}", 1, "Ä ../b?c"), equals: "https://a.org/%C3%A4%20..%2Fb%3Fc")
    try expect(address("https://a.org/é%20/{name}"), equals: "https://a.org/%C3%A9%20/gold")
  }

  @Test(
    "The host is that of the address",
    arguments: [
      ("https://example.org/{number}", "example.org"),
      ("HTTP://Example.ORG:8080/{number}", "Example.ORG:8080"),
      ("  https://127.0.0.1/{number}\n", "127.0.0.1"),
      ("http://[::1]:80/{number}", "[::1]:80"), ("http://[::1]/{number}", "[::1]"),
      ("https://example.org?{number}", "example.org"),
      ("https://bücher.example/{number}", "bücher.example"),
    ])
  func host(template: String, host: String) throws {
    try expect(PhotographTemplate(template).host, equals: host)
  }

  @Test(
    "Invalid templates are rejected with the reason",
    arguments: [
      ("", .noWebAddress), ("{number}", .noWebAddress), ("file:///{number}", .noWebAddress),
      ("ftp://a.org/{number}", .noWebAddress), ("https:/a.org/{number}", .noWebAddress),
      ("javascript:alert({number})", .noWebAddress), ("{name}https://a.org", .noWebAddress),
      ("https:///{number}", .noHost), ("https://", .noHost), ("https://{name}.org/", .noHost),
      ("https://me:secret@a.org/{number}", .noHost), ("https://a.org@b.org/{name}", .noHost),
      ("https://a.org:0/{number}", .noHost), ("https://a.org:http/{number}", .noHost),
      ("https://a.org:70000/{number}", .noHost), ("https://a.org:/{number}", .noHost),
      ("https://:80/{number}", .noHost), ("https://[org]/{number}", .noHost),
      ("https://a b.org/{number}", .noHost), ("https://.org/{name}", .noHost),
      ("https://a.org/a b/{number}", .forbiddenCharacter),
      ("https://a.org/\"{number}", .forbiddenCharacter),
      ("https://a.org/<{number}>", .forbiddenCharacter),
      ("https://a.org/\u{7}{number}", .forbiddenCharacter),
      ("https://a.org/{Number}", .unknownPlaceholder), ("https://a.org/{", .unknownPlaceholder),
      ("https://a.org/}{number}", .unknownPlaceholder),
      ("https://a.org/{{number}}", .unknownPlaceholder),
      ("https://a.org/{number", .unknownPlaceholder), ("https://a.org/", .noPlaceholder),
    ] as [(String, PhotographTemplateError)])
  func nonsense(template: String, error: PhotographTemplateError) {
    #expect(throws: error) { try PhotographTemplate(template) }
  }

  @Test("Each error has a distinct message")
  func reasons() {
    let messages = PhotographTemplateError.allCases.map(\.message)
    expect(Set(messages).count, equals: messages.count)
    expect(messages.allSatisfy { $0.hasSuffix(".") })
  }
}
