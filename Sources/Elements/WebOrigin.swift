/// A web server: scheme, host and port of an address.
public struct WebOrigin: Sendable, Hashable {
  /// True for https.
  public let isEncrypted: Bool
  /// In lower case, without brackets.
  public let name: String
  /// Given or usual.
  public let port: Int

  /// Bytes that the system of names allows a name.
  private static let longestName = 253

  /// Nil unless these are of the web.
  /// - Parameter port: nil for the usual one of the scheme.
  public init?(scheme: String, name: String, port: Int? = nil) {
    guard ["http", "https"].contains(scheme.lowercased()), name.utf8.count <= Self.longestName,
      WebAddress.isHost(name.contains(":") ? "[\(name)]" : name), 1...65_535 ~= port ?? 1
    else { return nil }
    isEncrypted = scheme.lowercased() == "https"
    self.name = name.lowercased()
    self.port = port ?? (isEncrypted ? 443 : 80)
  }

  /// True where the port is the usual one of the scheme.
  public var hasUsualPort: Bool { port == (isEncrypted ? 443 : 80) }

  /// The host as a person writes it: with its port where that is not the usual one.
  public var host: String {
    let host = name.contains(":") ? "[\(name)]" : name
    return hasUsualPort ? host : "\(host):\(port)"
  }

  /// How far it is away, as far as the name tells.
  public var scope: NetworkScope { NetworkScope(host: name) }
}
