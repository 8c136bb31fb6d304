public import Elements
public import GLib

/// Finds out the kind of a favorites server.
public enum ServerDetection {
  /// Requests the root that a Kinto server would have, without the user's secret. Blocks. Returns nil if nobody answers.
  /// - Parameter seconds: timeout of the request.
  public static func kind(
    of address: WebAddress, userAgent: String, seconds: Double = 10, _ cancellable: Cancellable
  ) -> ServerKind? {
    let root = SyncServer(address, kind: .kinto).root
    guard let session = try? HTTPSession(userAgent: userAgent, for: address),
      let response = try? session.send(
        HTTPRequest(address: root.text + "/", headers: [("Accept", "application/json")]),
        seconds: seconds, bytes: InputLimits.serverAnswerLength, cancellable)
    else { return nil }
    let known = try? KintoReader.root(bytes: response.body, server: address.host)
    return response.status == 200 && known?.isKinto == true ? .kinto : .simple
  }
}
