/// A server through which favorites are shared, as the user has chosen it.
public struct SyncServer: Sendable, Hashable {
  /// The address: for Kinto of its root, with or without `/v1`.
  public let address: WebAddress
  public let kind: ServerKind
  /// The bucket of the class on a Kinto server.
  public let bucket: String
  /// The user's account on a Kinto server; empty if a token is the user's only sign.
  public let account: String

  /// A server. A simple one has neither class nor account.
  public init(
    _ address: WebAddress, kind: ServerKind = .simple, bucket: String = "", account: String = ""
  ) {
    self.address = address
    self.kind = kind
    self.bucket = kind == .kinto ? bucket : ""
    self.account = kind == .kinto ? account : ""
  }

  /// The text that tells servers apart: another one gets all the user's favorites. Secrets are kept under it.
  public var id: String {
    switch kind {
    case .simple: address.text
    case .kinto:
      "\(account.isEmpty ? "" : "\(account)@")\(root.appending("buckets", bucket))"
    }
  }

  /// The root of a Kinto server's interface.
  public var root: WebAddress {
    if address.text.hasSuffix("/\(Self.version)") { return address }
    return (try? WebAddress(address.appending(Self.version))) ?? address
  }

  /// The version of Kinto's interface.
  private static let version = "v1"

  /// True for the name of a bucket: letters, digits, hyphens and underscores.
  public static func isBucket(_ text: String) -> Bool {
    1...maximumLength ~= text.utf8.count && text.utf8.first != UInt8(ascii: "-")
      && text.utf8.first != UInt8(ascii: "_")
      && text.utf8.allSatisfy { isLetterOrDigit($0) || [UInt8]("-_".utf8).contains($0) }
  }

  /// True for the name of an account: visible ASCII characters without a colon, which ends it in a request.
  public static func isAccount(_ text: String) -> Bool {
    1...maximumLength ~= text.utf8.count
      && text.utf8.allSatisfy { 0x21...0x7e ~= $0 && $0 != UInt8(ascii: ":") }
  }

  /// Maximum length of the names in bytes.
  private static let maximumLength = 100

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
