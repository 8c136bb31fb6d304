import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The settings of the server through which favorites are shared: its address, its token, and what comes of
/// that.
@MainActor
final class ServerPreferences {
  let group = PreferencesGroup(
    title: tr("Favorites Server"),
    description: tr("Your favorites are sent there under your name, and other people’s come back."))
  private let settings: Settings?
  private let control: SyncController
  private let address: AddressPreference
  private let token = EntryRow(password: tr("Token"))
  private let notice = ActionRow("")
  /// Whether the keyring has refused the token, which is kept only in memory then.
  private var isTokenFleeting = false
  /// The address whose token stands in the field.
  private var shown: WebAddress?
  private let worker = Worker()

  private static let key = SettingKey.favoritesAddress

  init(_ settings: Settings?, _ control: SyncController) {
    self.settings = settings
    self.control = control
    address = AddressPreference(
      key: Self.key, title: tr("Address"), settings, check: { _ = try WebAddress($0) })
    for row in address.rows { group.add(row) }
    token.name = "favorites-token"
    token.onApply { [weak self] in self?.apply() }
    token.onEdit { [weak self] in self?.showNotice() }
    group.add(token)
    notice.name = "favorites-notice"
    group.add(notice)
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.show() }
    show()
  }

  private var server: WebAddress? { try? WebAddress(settings?.string(Self.key) ?? "") }

  private func show() {
    let server = server
    let takesToken = server?.keepsSecrets ?? false
    // GTK warns of a field that has the keyboard and cannot be used any more.
    if !takesToken, token.containsFocus { token.window?.clearFocus() }
    token.isSensitive = takesToken
    if server != shown {
      shown = server
      isTokenFleeting = false
      token.text = ""
      if let server, server.keepsSecrets { fetchToken(of: server) }
    }
    showNotice()
  }

  private func fetchToken(of server: WebAddress) {
    // The keyring may ask the user first.
    worker.run { [weak self, secrets = control.secrets] in
      let found = (try? secrets.token(for: server.text, Cancellable())) ?? nil
      Task { @MainActor [weak self] in
        guard let self, self.shown == server, self.token.text.isEmpty else { return }
        self.token.text = found ?? ""
      }
    }
  }

  private func apply() {
    guard let server, server.keepsSecrets else { return }
    let text = token.text
    guard text.isEmpty || SecretToken.isUsable(text) else { return showNotice() }
    worker.run { [weak self, control, secrets = control.secrets] in
      let isLasting = secrets.keep(text.isEmpty ? nil : text, for: server.text)
      Task { @MainActor [weak self] in
        control.restart()
        self?.isTokenFleeting = !isLasting && !text.isEmpty
        self?.showNotice()
      }
    }
  }

  /// Tells what comes of what stands in the fields.
  private func showNotice() {
    let isWrong = !token.text.isEmpty && !SecretToken.isUsable(token.text)
    token.setClass("error", isWrong)
    notice.title = isWrong ? tr("A token is one word of letters, digits and signs.") : text
    notice.setClass("address-fault", isWrong)
    notice.setClass("notice", !isWrong)
    for widget in [token, token.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(isWrong)
      widget.setAccessibleDescription(notice.title)
    }
  }

  private var text: String {
    guard let server else {
      return settings?.string(Self.key).isEmpty ?? true
        ? tr("No address is set, so no server is asked.")
        : tr("The address cannot be used, so no server is asked.")
    }
    var sentences = ["\(tr("Favorites are exchanged with:")) \(server.host)."]
    if !server.isEncrypted, !server.keepsSecrets {
      sentences.append(
        tr(
          "Anyone on the network can read and change them, and no token is sent: only https is safe."
        ))
    }
    if isTokenFleeting {
      sentences.append(
        tr("There is no keyring, so the token is forgotten when the program ends."))
    }
    return sentences.joined(separator: " ")
  }
}
