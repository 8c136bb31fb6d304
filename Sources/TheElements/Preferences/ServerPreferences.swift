import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

extension PreferenceKind {
  static let server = PreferenceKind(settings: [.favoritesAddress]) {
    ServerPreferences($0.settings, $0.sync)
  }
}

/// The preferences of the favorites server: address, token, and a notice about host and security.
@MainActor
final class ServerPreferences: PreferenceGroup {
  let group = PreferencesGroup(
    title: tr("Favorites Server"),
    description: tr(
      "Your favorites are sent there under your name, and other people’s are received."))
  private let settings: Settings?
  private let control: SyncController
  private let address: AddressPreference
  private let token = EntryRow(password: tr("Token", context: "password of a server"))
  private let notice = ActionRow("")
  /// True if the keyring could not store the token, which then stays in memory only.
  private var isTokenTransient = false
  /// The server whose token is in the field.
  private var tokenServer: WebAddress?
  private let worker = Worker()

  private static let key = Setting.favoritesAddress.key

  init(_ settings: Settings?, _ control: SyncController) {
    self.settings = settings
    self.control = control
    address = AddressPreference(
      .favoritesAddress, title: tr("Address", context: "address on the web"), settings)
    for row in address.rows { group.add(row) }
    token.name = "favorites-token"
    token.onApply { [weak self] in self?.apply() }
    token.onEdit { [weak self] in self?.updateNotice() }
    group.add(token)
    notice.name = "favorites-notice"
    group.add(notice)
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.update() }
    update()
  }

  private var server: WebAddress? { try? WebAddress(settings?.string(Self.key) ?? "") }

  private func update() {
    let server = server
    let takesToken = server?.allowsSecrets ?? false
    // GTK warns about a focused field that becomes insensitive.
    if !takesToken, token.containsFocus { token.window?.clearFocus() }
    token.isSensitive = takesToken
    if server != tokenServer {
      tokenServer = server
      isTokenTransient = false
      token.text = ""
      if let server, server.allowsSecrets { loadToken(of: server) }
    }
    updateNotice()
  }

  private func loadToken(of server: WebAddress) {
    // The keyring may block on a password prompt.
    worker.run { [weak self, secrets = control.secrets] in
      let stored = (try? secrets.token(for: server.text, Cancellable())) ?? nil
      Task { @MainActor [weak self] in
        guard let self, self.tokenServer == server, self.token.text.isEmpty else { return }
        self.token.text = stored ?? ""
      }
    }
  }

  private func apply() {
    guard let server, server.allowsSecrets else { return }
    let text = token.text
    guard text.isEmpty || SecretToken.isUsable(text) else { return updateNotice() }
    worker.run { [weak self, control, secrets = control.secrets] in
      let isStored = secrets.setToken(text.isEmpty ? nil : text, for: server.text)
      Task { @MainActor [weak self] in
        control.restart()
        self?.isTokenTransient = !isStored && !text.isEmpty
        self?.updateNotice()
      }
    }
  }

  /// Updates the notice: an error of the token, or the host and its security.
  private func updateNotice() {
    let isInvalid = !token.text.isEmpty && !SecretToken.isUsable(token.text)
    token.setClass("error", isInvalid)
    notice.title =
      isInvalid
      ? tr("A token has only letters, digits and punctuation, without spaces or accents.") : text
    notice.setClass("address-error", isInvalid)
    notice.setClass("notice", !isInvalid)
    for widget in [token, token.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(isInvalid)
      widget.setAccessibleDescription(notice.title)
    }
  }

  private var text: String {
    guard let server else {
      return settings?.string(Self.key).isEmpty ?? true
        ? tr("No address is set, so no server is contacted.")
        : tr("The address is invalid, so no server is contacted.")
    }
    var sentences = [tr("Favorites are synced with: {1}.", server.host)]
    if !server.isEncrypted, !server.allowsSecrets {
      sentences.append(
        tr(
          "The connection is not encrypted: others on the network can read and change favorites, and no token is "
            + "sent. Use https instead."
        ))
    }
    if isTokenTransient {
      sentences.append(
        tr("No keyring is available, so the token is forgotten when the program quits."))
    }
    return sentences.joined(separator: " ")
  }
}
