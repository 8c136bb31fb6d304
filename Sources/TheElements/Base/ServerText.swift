import Elements
import GLib

/// Error texts for failed requests, as a part of a sentence.
enum ServerText {
  /// - Parameter host: the requested host.
  static func text(of failure: ServerFailure, host: String) -> String {
    switch failure {
    case .noLibrary: tr("no server can be reached without libsoup")
    case .noResponse(let reason):
      tr("cannot reach {1}: {2}", host, shortened(reason.text, host))
    case .timedOut: tr("the request to {1} timed out", host)
    case .tooLong: tr("the response of {1} is too long", host)
    case .status(let status):
      // TRANSLATORS: The status of an HTTP response, the host, and the meaning.
      tr("{1} from {2}: {3}", String(status), host, meaning(of: status))
    case .redirected(let refusal): tr("{1}: {2}", host, text(of: refusal))
    }
  }

  private static func text(of refusal: RedirectRefusal) -> String {
    let target = refusal.host
    return switch refusal.reason {
    case .noWebAddress: tr("this server redirects to an address that is not a web address")
    case .notEncrypted:
      tr("this server redirects to {1}, which is not encrypted", target.text)
    case .narrower:
      tr(
        "this server redirects to {1}, which is on this computer or in a local network",
        target.text)
    case .otherPort:
      tr("this server redirects to {1}, which is another port", target.text)
    case .tooMany: tr("this server redirects too many times")
    }
  }

  /// The system's message without the host name, which already precedes it.
  private static func shortened(_ reason: String, _ host: String) -> String {
    let name = host.prefix { $0 != ":" } + ": "
    // A search by hand: `firstRange(of:)` would link all of Swift's regular expressions.
    let start = reason.indices.first { reason[$0...].hasPrefix(name) }
    return start.map { String(reason[$0...].dropFirst(name.count)) } ?? reason
  }

  private static func meaning(of status: Int) -> String {
    switch status {
    case 401, 403: tr("access denied")
    case 404: tr("not found")
    case 408: tr("the request timed out")
    case 429: tr("too many requests")
    case 500...: tr("server error")
    default: tr("unexpected status")
    }
  }
}
