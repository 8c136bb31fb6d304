import Elements
import GLib

extension SyncServer {
  /// Returns the header field with the token, or with account and password; nil without a secret, or if the address
  /// does not keep secrets. Blocks.
  func authorization(
    from secrets: any SecretStore, _ cancellable: Cancellable
  ) throws(SyncFailure) -> String? {
    guard address.allowsSecrets else { return nil }
    let secret: String?
    do throws(KeyringFailure) { secret = try secrets.token(for: id, cancellable) } catch {
      throw SyncFailure(problem: error == .locked ? .keyringLocked : .keyringUnavailable)
    }
    guard let secret else { return nil }
    if account.isEmpty { return "Bearer \(secret)" }
    return "Basic \(Base64.text(of: Array("\(account):\(secret)".utf8)))"
  }
}
