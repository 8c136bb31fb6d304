/// The rule for redirects: a server may send the program to others of the web, but neither to less security nor to
/// where the server itself could not reach.
public enum RedirectRule {
  /// Redirects followed for one request, at most.
  public static let maximumCount = 5

  /// Why a redirect is not followed; nil where it is.
  /// - Parameters:
  ///   - scope: how far the redirecting server is away.
  ///   - targetScope: how far the target is away; at first as its name tells, then as its address tells.
  public static func refusal(
    from origin: WebOrigin, _ scope: NetworkScope, to target: WebOrigin,
    _ targetScope: NetworkScope
  ) -> RedirectRefusal? {
    let isPortKept =
      target.port == origin.port || (target.hasUsualPort && origin.hasUsualPort)
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

/// A redirect that was not followed.
public struct RedirectRefusal: Error, Sendable, Hashable {
  /// Why it was not followed.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// The target is no address of the web.
    case noWebAddress
    /// The target is not encrypted, but the redirecting server is.
    case notEncrypted
    /// The target is on this computer or in a local network, the redirecting server farther away.
    case narrower
    /// The target has another port.
    case otherPort
    /// It was one redirect too many.
    case tooMany
  }

  public let reason: Reason
  /// The target, with its port where that is not the usual one; empty where it is no address of the web.
  public let host: ExternalText

  public init(reason: Reason, host: String) {
    self.reason = reason
    self.host = ExternalText(host)
  }
}
