import Elements
import GLib

/// Error texts for failed requests, as a part of a sentence.
enum ServerText {
  /// - Parameter host: the requested host.
  static func text(of failure: ServerFailure, host: String) -> String {
    switch failure {
    case .noLibrary: tr("no server can be reached without libsoup")
    case .noResponse(let reason): "\(tr("cannot reach")) \(host): \(shortened(reason.text, host))"
    case .timedOut: "\(tr("no answer in time from")) \(host)"
    case .tooLong: "\(tr("too long an answer from")) \(host)"
    case .status(let status): "\(status) \(tr("from")) \(host): \(meaning(of: status))"
    case .redirected(let refusal): "\(host): \(text(of: refusal))"
    }
  }

  private static func text(of refusal: RedirectRefusal) -> String {
    let target = "\(tr("this server redirects to")) \(refusal.host)"
    return switch refusal.reason {
    case .noWebAddress: tr("this server redirects to an address that is not a web address")
    case .notEncrypted: "\(target), \(tr("which is not encrypted"))"
    case .narrower: "\(target), \(tr("which is on this computer or in a local network"))"
    case .otherPort: "\(target), \(tr("which is another port"))"
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
    case 401, 403: tr("access refused")
    case 404: tr("there is nothing at this address")
    case 408: tr("the request timed out")
    case 429: tr("too many requests")
    case 500...: tr("this server has trouble")
    default: tr("unexpected answer")
    }
  }
}
