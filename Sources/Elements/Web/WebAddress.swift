/// The base URL of a web server. Validated on creation.
public struct WebAddress: Sendable, Hashable {
  /// The URL without a trailing slash, scheme and host in lower case: different texts are different servers.
  public let text: String
  /// The host, with its port if given.
  public let host: String
  /// True for HTTPS.
  public let isEncrypted: Bool

  /// Parses an address, ignoring surrounding spaces.
  public init(_ text: String) throws(WebAddressError) {
    let text = Self.trimmed(text)
    guard let scheme = Self.scheme(of: text) else { throw .noWebAddress }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { !"/?#".contains($0) }
    guard Self.isHost(String(host)) else { throw .noHost }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
    guard text.utf8.allSatisfy({ !Self.isForbidden($0) }) else { throw .forbiddenCharacter }
    guard !rest.contains(where: { "?#".contains($0) }) else { throw .hasQuery }
    self.host = host.lowercased()
    var path = rest.dropFirst(host.count)
    while path.hasSuffix("/") { path = path.dropLast() }
    isEncrypted = scheme == "https://"
    self.text = scheme + self.host + PercentEncoding.encode(String(path)) { $0 < 0x80 }
  }

  /// True if secrets may be sent there: it is encrypted, or a loopback address.
  public var allowsSecrets: Bool { isEncrypted || isLoopback }

  /// Returns the URL with these path components appended.
  public func appending(_ names: String...) -> String {
    names.reduce(text) {
      $0 + "/" + PercentEncoding.encode($1, allowing: PercentEncoding.isUnreserved)
    }
  }

  /// True if the host is always this computer.
  private var isLoopback: Bool {
    if host.hasPrefix("[") { return host.prefix { $0 != "]" } == "[::1" }
    let name = host.prefix { $0 != ":" }
    if name == "localhost" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Returns the beginning of a URL from outside in ASCII, as URLs are: letters of many scripts would each need a font.
  public static func ascii(_ url: String) -> String {
    let start = String(decoding: url.utf8.prefix(maximumLength), as: UTF8.self)
    return PercentEncoding.encode(start) { $0 < 0x80 }
  }

  // MARK: Validation

  /// Maximum length in bytes.
  static let maximumLength = 2000
  /// Maximum length in bytes of a DNS name with a port.
  private static let maximumHostLength = 253 + ":65535".utf8.count

  /// Returns the scheme, `https://` or `http://`; nil for other texts.
  static func scheme(of text: String) -> String? {
    let lower = text.lowercased()
    return ["https://", "http://"].first(where: lower.hasPrefix)
  }

  static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// True if `text` is a host name or address with an optional port, without user information, which could be
  /// mistaken for the host.
  static func isHost(_ text: String) -> Bool {
    guard text.utf8.count <= maximumHostLength else { return false }
    let port = text.hasSuffix("]") ? [] : text.reversed().prefix { $0 != ":" }
    let hasPort = port.count < text.count && !text.hasSuffix("]")
    let name = hasPort ? text.dropLast(port.count + 1) : text[...]
    if hasPort {
      guard let number = Int(String(port.reversed())), 1...65_535 ~= number else { return false }
    }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
        && name.contains(":")
    }
    return !name.isEmpty && !name.hasPrefix(".")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
      && (try? ExternalText(checking: String(name), atMost: maximumHostLength, run: .max)) != nil
  }

  /// True for a byte not allowed in a URL: spaces, controls, quotation marks and the like.
  static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7f || [UInt8]("\"<>\\^`|".utf8).contains(byte)
  }
}
