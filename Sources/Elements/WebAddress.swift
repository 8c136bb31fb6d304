/// The address below which a web server answers. Checked when it is made.
public struct WebAddress: Sendable, Hashable {
  /// Without a slash at its end, scheme and host in lower case: of two such texts that differ, each is another
  /// server's.
  public let text: String
  /// The host that is asked, with its port where one is given.
  public let host: String
  /// Whether nobody on the way can read what is exchanged.
  public let isEncrypted: Bool

  /// Reads an address; spaces around it are passed over. Throws what is wrong with it.
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
    self.text = scheme + self.host + percentEncoded(String(path)) { $0 < 0x80 }
  }

  /// Whether a password can be sent there: it is encrypted, or does not leave the computer.
  public var keepsSecrets: Bool { isEncrypted || isLoopback }

  /// The address of what the server has below its own under these names.
  public func address(of names: String...) -> String {
    names.reduce(text) { $0 + "/" + percentEncoded($1, keeping: isUnreserved) }
  }

  /// Whether the host is this computer, whatever the network says.
  private var isLoopback: Bool {
    if host.hasPrefix("[") { return host.prefix { $0 != "]" } == "[::1" }
    let name = host.prefix { $0 != ":" }
    if name == "localhost" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  // MARK: What an address may be

  /// Bytes of an address that are asked for.
  static let maximumLength = 2000
  /// Bytes of a host in the domain name system, and its port.
  private static let maximumHostLength = 253 + ":65535".utf8.count

  /// `https://` or `http://`, with which an address of the web begins.
  static func scheme(of text: String) -> String? {
    let lower = text.lowercased()
    return ["https://", "http://"].first(where: lower.hasPrefix)
  }

  static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether `text` is a name or an address, and perhaps a port: it never depends on the element, and no
  /// user name stands before it that could pass for a host.
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

  /// What stands in no address: spaces, controls, quotation marks and the like.
  static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7f || [UInt8]("\"<>\\^`|".utf8).contains(byte)
  }
}
