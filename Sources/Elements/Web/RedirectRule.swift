/// The rule for redirects: a server may redirect to other web servers, but not to lower security or to a narrower
/// network than its own.
public enum RedirectRule {
  /// Maximum number of redirects followed for one request.
  public static let maximumCount = 5

  /// The reason for refusing a redirect; nil if it is allowed.
  /// - Parameters:
  ///   - scope: network scope of the redirecting server.
  ///   - targetScope: network scope of the target; first by its name, then by its address.
  public static func refusal(
    from origin: WebOrigin, _ scope: NetworkScope, to target: WebOrigin,
    _ targetScope: NetworkScope
  ) -> RedirectRefusal? {
    let isPortKept =
      target.port == origin.port || (target.hasDefaultPort && origin.hasDefaultPort)
    let reason: RedirectRefusal.Reason? =
      if origin.isEncrypted && !target.isEncrypted {
        .notEncrypted
      } else if targetScope < scope {
        .narrower
      } else if !isPortKept {
        .otherPort
      } else {
        nil
      }
    return reason.map { RedirectRefusal(reason: $0, host: target.host) }
  }
}

/// A refused redirect.
public struct RedirectRefusal: Error, Sendable, Hashable {
  /// The reason for refusing a redirect.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// The target is not an HTTP or HTTPS URL.
    case noWebAddress
    /// The target is not encrypted, but the redirecting server is.
    case notEncrypted
    /// The target is on this computer or in a local network, the redirecting server farther away.
    case narrower
    /// The target has another port.
    case otherPort
    /// The maximum number of redirects is exceeded.
    case tooMany
  }

  public let reason: Reason
  /// The target host, with its port unless that is the default; empty if the target is not a web URL.
  public let host: ExternalText

  public init(reason: Reason, host: String) {
    self.reason = reason
    self.host = ExternalText(host)
  }
}
