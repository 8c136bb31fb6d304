import Elements
import ElementsStore
import GLib

extension Setting {
  /// The name under which the user's favorites are saved.
  static let userName = text("user-name") { UserName.cleaned($0) }
  /// The server through which favorites are shared.
  static let favoritesAddress = address("favorites-url") { _ = try WebAddress($0) }
  /// The kind of that server.
  static let favoritesKind = choice("favorites-kind", ServerKind.allCases.map(\.rawValue))
  /// The class on a Kinto server.
  static let favoritesClass = text("favorites-class") { SyncServer.isBucket($0) ? $0 : "" }
  /// The user's account on a Kinto server.
  static let favoritesAccount = text("favorites-account") { SyncServer.isAccount($0) ? $0 : "" }
}

extension Settings {
  /// The favorites server that the user has chosen; nil for none, or without the class that a Kinto server needs.
  var syncServer: SyncServer? {
    guard let address = try? WebAddress(string(Setting.favoritesAddress.key)) else { return nil }
    let kind = ServerKind(rawValue: string(Setting.favoritesKind.key)) ?? .simple
    let server = SyncServer(
      address, kind: kind, bucket: Setting.favoritesClass.text(in: self),
      account: Setting.favoritesAccount.text(in: self))
    return kind == .kinto && server.bucket.isEmpty ? nil : server
  }
}

extension Setting {
  /// Returns the text in the settings, if the setting takes it.
  @MainActor
  fileprivate func text(in settings: Settings) -> String {
    guard case .text(let text)? = try? value(settings.string(key)) else { return "" }
    return text
  }
}
