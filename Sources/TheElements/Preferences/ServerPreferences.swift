import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

extension PreferenceKind {
  static let server = PreferenceKind(
    settings: [.favoritesAddress, .favoritesKind, .favoritesClass, .favoritesAccount],
    page: .sharing
  ) { ServerPreferences($0.settings, $0.sync) }
}

/// The preferences of the favorites server: address, kind, class and user, token or password, and a notice about host
/// and security.
@MainActor
final class ServerPreferences: PreferenceGroup {
  let group = PreferencesGroup(
    title: tr("Favorites Server"),
    description: tr(
      "Your favorites are sent there under your name, and other people’s are received."))
  private let settings: Settings?
  private let control: SyncController
  private let address: AddressPreference
  private let kind = ComboRow(
    tr("Kind", context: "kind of server"),
    choices: [tr("Simple", context: "kind of server"), "Kinto"])
  private var names: [NamePreference] = []
  private let secret = EntryRow(password: tr("Token", context: "password of a server"))
  private let notice = ActionRow("")
  /// True if the keyring could not store the secret, which then stays in memory only.
  private var isSecretTransient = false
  /// The server whose secret is in the field.
  private var secretServer: SyncServer?
  private let worker = Worker()

  private static let kinds: [ServerKind] = [.simple, .kinto]

  init(_ settings: Settings?, _ control: SyncController) {
    self.settings = settings
    self.control = control
    address = AddressPreference(
      .favoritesAddress, title: tr("Address", context: "address on the web"), settings)
    names = [
      NamePreference(
        .favoritesClass, title: tr("Class", context: "of a school"), settings,
        isValid: SyncServer.isBucket, onEdit: { [weak self] in self?.updateNotice() }),
      NamePreference(
        .favoritesAccount, title: tr("User Name"), settings, isValid: SyncServer.isAccount,
        onEdit: { [weak self] in self?.updateNotice() }),
    ]
    addRows()
    let shown: [Setting] = [.favoritesAddress, .favoritesKind, .favoritesClass, .favoritesAccount]
    for setting in shown {
      settings?.onChange(ofKey: setting.key) { [weak self] in self?.update() }
    }
    address.field.onApply { [weak self] in self?.detectKind() }
    update()
    kind.onSelect { [weak self] in self?.chooseKind() }
  }

  private func addRows() {
    kind.name = Setting.favoritesKind.key
    kind.isSensitive = settings?.isWritable(Setting.favoritesKind.key) ?? false
    secret.name = "favorites-token"
    secret.onApply { [weak self] in self?.apply() }
    secret.onEdit { [weak self] in self?.updateNotice() }
    notice.name = "favorites-notice"
    for row in address.rows + [kind] + names.map(\.row) + [secret, notice] { group.add(row) }
  }

  private var storedKind: ServerKind {
    ServerKind(rawValue: settings?.string(Setting.favoritesKind.key) ?? "") ?? .simple
  }

  private func chooseKind() {
    guard Self.kinds.indices.contains(kind.selected), Self.kinds[kind.selected] != storedKind
    else { return }
    kind.choose(Setting.favoritesKind.key, Self.kinds[kind.selected].rawValue, in: settings)
  }

  /// Asks the server of which kind it is.
  private func detectKind() {
    guard let settings, let address = try? WebAddress(settings.string(Setting.favoritesAddress.key))
    else { return }
    control.detectKind(of: address) { [weak self] found in
      guard let self, found != self.storedKind,
        address == (try? WebAddress(settings.string(Setting.favoritesAddress.key)))
      else { return }
      self.kind.choose(Setting.favoritesKind.key, found.rawValue, in: settings)
    }
  }

  private func update() {
    let server = settings?.syncServer
    let isKinto = storedKind == .kinto
    kind.selected = Self.kinds.firstIndex(of: storedKind) ?? 0
    for name in names { name.row.isVisible = isKinto }
    secret.title =
      isKinto ? tr("Password or Token") : tr("Token", context: "password of a server")
    let takesSecret = server?.address.allowsSecrets ?? false
    // GTK warns about a focused field that becomes insensitive.
    if !takesSecret, secret.containsFocus { secret.window?.clearFocus() }
    secret.isSensitive = takesSecret
    if server != secretServer {
      secretServer = server
      isSecretTransient = false
      secret.text = ""
      if let server, takesSecret { loadSecret(of: server) }
    }
    updateNotice()
  }

  private func loadSecret(of server: SyncServer) {
    // The keyring may block on a password prompt.
    worker.run { [secrets = control.secrets] in
      (try? secrets.token(for: server.id, Cancellable())) ?? nil
    } then: { [weak self] stored in
      guard let self, self.secretServer == server, self.secret.text.isEmpty else { return }
      self.secret.text = stored ?? ""
    }
  }

  private func apply() {
    guard let server = secretServer, server.address.allowsSecrets else { return }
    let text = secret.text
    guard text.isEmpty || SecretToken.isUsable(text) else { return updateNotice() }
    worker.run { [secrets = control.secrets] in
      secrets.setToken(text.isEmpty ? nil : text, for: server.id)
    } then: { [weak self, control] isStored in
      control.restart()
      self?.isSecretTransient = !isStored && !text.isEmpty
      self?.updateNotice()
    }
  }

  // MARK: The notice

  /// Updates the notice: an error of a field, or the host and its security.
  private func updateNotice() {
    let isInvalid = !secret.text.isEmpty && !SecretToken.isUsable(secret.text)
    let secretError =
      isInvalid
      ? tr("A token has only letters, digits and punctuation, without spaces or accents.") : nil
    let errors = [
      names[0].hasError
        ? tr("The name of a class has only letters, digits, hyphens and underscores.") : nil,
      names[1].hasError
        ? tr("A user name has only letters, digits and punctuation, without spaces or accents.")
        : nil,
      secretError,
    ]
    for (row, error) in zip(names.map(\.row) + [secret], errors) { mark(row, error) }
    let error = errors.compactMap { $0 }.first
    notice.title = error ?? text
    notice.setClass("address-error", error != nil)
    notice.setClass("notice", error == nil)
    secret.field?.setAccessibleDescription(notice.title)
    secret.setAccessibleDescription(notice.title)
  }

  private func mark(_ row: EntryRow, _ error: String?) {
    row.setClass("error", error != nil)
    for widget in [row, row.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(error != nil)
      widget.setAccessibleDescription(error ?? "")
    }
  }

  private var text: String {
    guard let address = try? WebAddress(settings?.string(Setting.favoritesAddress.key) ?? "") else {
      return settings?.string(Setting.favoritesAddress.key).isEmpty ?? true
        ? tr("No address is set, so no server is contacted.")
        : tr("The address is invalid, so no server is contacted.")
    }
    guard settings?.syncServer != nil else {
      return tr("No class is set, so no server is contacted. Your teacher knows its name.")
    }
    var sentences = [tr("Favorites are synced with: {1}.", address.host)]
    if !address.isEncrypted, !address.allowsSecrets {
      sentences.append(
        tr(
          "The connection is not encrypted: others on the network can read and change favorites, and no token is "
            + "sent. Use https instead."
        ))
    }
    if isSecretTransient {
      sentences.append(
        tr("No keyring is available, so the token is forgotten when the program quits."))
    }
    return sentences.joined(separator: " ")
  }
}
