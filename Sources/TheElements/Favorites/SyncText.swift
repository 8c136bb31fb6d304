import Elements
import GLib

/// Texts for the status of sync.
enum SyncText {
  /// - Parameters:
  ///   - waiting: number of changes in the outbox.
  ///   - now: the time in milliseconds since 1970.
  static func text(of status: SyncStatus, waiting: Int, at now: Int64) -> String {
    var parts: [String] = []
    if waiting > 0 {
      parts.append(
        // TRANSLATORS: The number of changes that wait to be sent to the server.
        ntr("{1} waiting", "{1} waiting", waiting, NumberFormat.text(String(waiting))))
    }
    if status.isOtherInstanceSyncing {
      parts.append(tr("Another copy of the program syncs"))
    } else if status.isBusy {
      parts.append(status.problem == nil ? tr("Syncing…") : tr("Trying again…"))
    } else if let problem = status.problem {
      parts.append(text(of: problem, status))
      // A short pause is over before anybody has read of it.
      if let next = status.nextRetry, next - now >= 60_000 {
        parts.append(
          Clock.isSameDay(next, now)
            ? tr("Next try at {1}", Clock.hour(of: next))
            : tr("Next try on {1}", Clock.text(of: next)))
      }
    } else if let time = status.time {
      guard waiting == 0 else { return tr(dotted: parts) }
      parts.append(text(syncedAt: time, now))
      parts += [CatalogText.leftOut(status.warnings)].compactMap { $0 }
    } else {
      parts.append(tr("Syncing…"))
    }
    return tr(dotted: parts)
  }

  /// The time of the last sync; a relative time would become wrong while it is shown.
  private static func text(syncedAt time: Int64, _ now: Int64) -> String {
    Clock.isSameDay(time, now)
      ? tr("Synced at {1}", Clock.hour(of: time)) : tr("Synced on {1}", Clock.text(of: time))
  }

  private static func text(of problem: SyncProblem, _ status: SyncStatus) -> String {
    let host = status.host
    return switch problem {
    case .server(let reason):
      withAdvice(sentence(ServerText.text(of: reason, host: host), host), reason, status.kind)
    case .redirected(let other): tr("{1}: this server redirects to {2}", host, "\(other)")
    case .unusable(let reason): tr("Invalid response: {1}", tr(reason))
    case .refused(.nameOfAnother, let name):
      tr(
        // TRANSLATORS: {1} is the name under which the user tries to share favorites. “Your Name” is a field there.
        "“{1}” is somebody else’s name in the class. Change “Your Name” in Preferences, for all favorites.",
        name)
    case .refused(.notAPupil, _):
      // TRANSLATORS: {1} is a server. The user is a teacher, or was removed from the class.
      tr("{1}: only pupils of the class can share favorites there; you can see theirs", host)
    case .notListed:
      tr("{1}: this server does not keep favorites as they are sent to it", host)
    case .keyringUnavailable where status.kind == .kinto:
      tr("The keyring, which may have the password, does not respond")
    case .keyringUnavailable: tr("The keyring, which may have the token, does not respond")
    case .keyringLocked where status.kind == .kinto:
      tr("The keyring, which may have the password, is locked")
    case .keyringLocked: tr("The keyring, which may have the token, is locked")
    case .notStored(let reason):
      tr(
        "Nothing is sent, because it cannot be saved on this computer first: {1}", "\(reason)")
    }
  }

  /// The text with a capital letter at its start, unless the host is there.
  private static func sentence(_ text: String, _ host: String) -> String {
    text.hasPrefix(host) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func withAdvice(
    _ text: String, _ failure: ServerFailure, _ kind: ServerKind
  ) -> String {
    guard [.status(401), .status(403)].contains(failure) else { return text }
    return switch kind {
    case .simple: tr("{1}; is the token right?", text)
    case .kinto: tr("{1}; are class, user and password right?", text)
    }
  }
}
