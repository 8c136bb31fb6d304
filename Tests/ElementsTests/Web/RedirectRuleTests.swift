import Elements
import Testing

@Suite("Redirects")
struct RedirectRuleTests {
  private func origin(_ text: String) throws -> WebOrigin {
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let host = String(parts[1])
    let port = host.hasSuffix("]") ? nil : host.split(separator: ":").dropFirst().last
    let name = port.map { String(host.dropLast($0.count + 1)) } ?? host
    return try #require(
      WebOrigin(
        scheme: String(parts[0].dropLast()), name: name.filter { !"[]".contains($0) },
        port: port.flatMap { Int($0) }))
  }

  private func reason(_ from: String, _ to: String) throws -> RedirectRefusal.Reason? {
    let (from, to) = (try origin(from), try origin(to))
    return RedirectRule.refusal(from: from, from.scope, to: to, to.scope)?.reason
  }

  @Test(
    "Redirects that lower neither security nor scope are allowed",
    arguments: [
      ("https://a.org", "https://b.org"), ("http://a.org", "http://b.org"),
      ("http://a.org", "https://a.org"), ("http://a.org:3000", "http://b.org:3000"),
      ("http://127.0.0.1:3000", "http://127.0.0.1:3000"), ("http://127.0.0.1", "http://a.org"),
      ("http://192.168.1.2", "http://nas"), ("http://nas", "https://a.org"),
      ("http://localhost", "http://[::1]"),
    ])
  func followed(from: String, to: String) throws { expect(try reason(from, to) == nil) }

  @Test(
    "Other redirects are refused",
    arguments: [
      ("https://a.org", "http://a.org", RedirectRefusal.Reason.notEncrypted),
      ("https://127.0.0.1", "http://127.0.0.1", .notEncrypted),
      ("http://a.org", "http://a.org:8080", .otherPort),
      ("https://a.org:8443", "https://a.org", .otherPort),
      ("http://127.0.0.1:3000", "http://127.0.0.1:3001", .otherPort),
      ("http://a.org", "http://127.0.0.1", .narrower),
      ("http://a.org", "http://localhost", .narrower),
      ("http://a.org", "http://[::1]", .narrower), ("http://a.org", "http://[fd00::1]", .narrower),
      ("https://a.org", "https://192.168.0.1", .narrower),
      ("http://a.org", "http://2130706433", .narrower),
      ("http://nas", "http://127.0.0.1", .narrower),
      ("http://a.org", "http://169.254.169.254", .narrower),
    ])
  func refused(from: String, to: String, reason: RedirectRefusal.Reason) throws {
    try expect(self.reason(from, to), equals: reason)
  }

  @Test("The rule applies to the address, whatever the host name")
  func resolved() throws {
    let (from, to) = (try origin("http://a.org"), try origin("http://b.org"))
    expect(RedirectRule.refusal(from: from, .global, to: to, .loopback)?.reason, equals: .narrower)
    expect(RedirectRule.refusal(from: from, .loopback, to: to, .loopback) == nil)
    expect(RedirectRule.refusal(from: from, .local, to: to, .loopback)?.host, equals: "b.org")
  }

  @Test(
    "Invalid origins are rejected",
    arguments: [
      ("ftp", "a.org", nil), ("file", "", nil), ("http", "", nil), ("http", "a.org", 0),
      ("http", "a.org", 65_536), ("http", "a b", nil), ("http", "a@b", nil),
      ("http", String(repeating: "a", count: 254), nil),
    ] as [(String, String, Int?)])
  func none(scheme: String, name: String, port: Int?) {
    expect(WebOrigin(scheme: scheme, name: name, port: port) == nil)
  }

  @Test("The displayed host has the port unless it is the default")
  func host() throws {
    try expect(origin("http://a.org:80").host, equals: "a.org")
    try expect(origin("https://A.org:80").host, equals: "a.org:80")
    expect(WebOrigin(scheme: "http", name: "::1", port: 81)?.host, equals: "[::1]:81")
  }
}
