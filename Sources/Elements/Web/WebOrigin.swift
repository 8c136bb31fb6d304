/// The origin of a web server: scheme, host and port.
public struct WebOrigin: Sendable, Hashable {
  /// True for https.
  public let isEncrypted: Bool
  /// The host name in lower case, without brackets.
  public let name: String
  /// The port, given or default.
  public let port: Int

  /// Maximum length in bytes of a DNS name.
  private static let maximumNameLength = 253

  /// Creates an origin; nil unless it is valid for the web.
  /// - Parameter port: nil for the scheme's default.
  public init?(scheme: String, name: String, port: Int? = nil) {
    guard ["http", "https"].contains(scheme.lowercased()),
      name.utf8.count <= Self.maximumNameLength,
      WebAddress.isHost(name.contains(":") ? "[\(name)]" : name), 1...65_535 ~= port ?? 1
    else { return nil }
    isEncrypted = scheme.lowercased() == "https"
    self.name = name.lowercased()
    self.port = port ?? (isEncrypted ? 443 : 80)
  }

  /// True for the scheme's default port.
  public var hasDefaultPort: Bool { port == (isEncrypted ? 443 : 80) }

  /// The host for display: with its port unless that is the default.
  public var host: String {
    let host = name.contains(":") ? "[\(name)]" : name
    return hasDefaultPort ? host : "\(host):\(port)"
  }

  /// The network scope, by the host name.
  public var scope: NetworkScope { NetworkScope(host: name) }
}
