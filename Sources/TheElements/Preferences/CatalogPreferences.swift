import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

extension PreferenceKind {
  static let catalog = PreferenceKind(settings: [.catalogAddress]) {
    CatalogPreferences($0.settings, $0.library)
  }
}

/// The preferences of the elements' source, with the result of loading it.
@MainActor
final class CatalogPreferences: PreferenceGroup {
  let group = PreferencesGroup(title: tr("Elements"))
  private let settings: Settings?
  private let library: Library
  private let choice = ComboRow(
    tr("Source", context: "source of the elements"),
    choices: [
      tr("Built In", context: "source of the elements"),
      tr("File", context: "source of the elements"),
      tr("Server", context: "source of the elements"),
    ])
  private let address: AddressPreference
  private let fileRow = ActionRow(tr("Choose a File…"))
  private let notice = ActionRow("")
  private var observation: Observation?

  private static let key = Setting.catalogAddress.key

  /// The choices, in the order of the combo row.
  private enum Kind: Int {
    case builtIn = 0
    case file, server
  }

  init(_ settings: Settings?, _ library: Library) {
    self.settings = settings
    self.library = library
    address = AddressPreference(
      .catalogAddress, title: tr("Address", context: "address on the web"), settings)
    choice.name = "catalog-source"
    choice.isSensitive = settings?.isWritable(Self.key) ?? false
    notice.name = "catalog-notice"
    notice.addClass("notice")
    fileRow.name = "catalog-file"
    let button = Button(icon: "document-open-symbolic", name: fileRow.title)
    button.addClass("flat")
    button.onClicked { [weak self] in self?.chooseFile() }
    fileRow.addActivatable(button)
    for row in [choice, notice, fileRow] + address.rows { group.add(row) }
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showStored() }
    showStored()
    choice.onSelect { [weak self] in self?.choiceChanged() }
    observation = library.observeTransfer { [weak self] in self?.updateNotice() }
  }

  private var stored: Kind {
    switch try? CatalogSource(settings?.string(Self.key) ?? "") {
    case .builtIn: .builtIn
    case .file: .file
    // An invalid address is shown in the field with its error.
    case .server, nil: .server
    }
  }

  private func showStored() {
    choice.selected = stored.rawValue
    updateRows()
  }

  /// Applies the user's choice. A file or server is set only when its path or address is entered.
  private func choiceChanged() {
    updateRows()
    guard let kind = Kind(rawValue: choice.selected), kind != stored else { return }
    if kind == .builtIn { choice.choose(Self.key, "", in: settings) }
    address.field.text = ""
    if kind == .server { address.field.grabFocus() }
  }

  private func updateRows() {
    let kind = Kind(rawValue: choice.selected)
    fileRow.isVisible = kind == .file
    address.field.isVisible = kind != .builtIn
    address.field.title =
      kind == .file
      ? tr("Path", context: "path of a file") : tr("Address", context: "address on the web")
    if kind == stored { address.showStored() }
    updateNotice()
  }

  private func chooseFile() {
    guard let window = fileRow.window else { return }
    let filter = (name: tr("Elements (JSON)"), suffixes: ["json"])
    FileDialog.open(tr("Choose a File"), above: window, filter: filter) { [weak self] in
      self?.fileRow.choose(Self.key, $0, in: self?.settings)
    }
  }

  /// Updates the notice: the host and the result of loading, preceded by the errors, those of a server in short.
  private func updateNotice() {
    let answer = failedAnswer
    let details = answer.flatMap { CatalogText.failures($0) }
    let error = stored == .file ? details : answer.flatMap { CatalogText.summary(of: $0) }
    notice.title = error ?? text
    notice.subtitle = error == nil ? "" : text
    notice.tooltipText = details ?? ""
    notice.setClass("address-error", error != nil)
    notice.setClass("notice", error == nil)
  }

  /// The result of loading the stored source, if it has errors and the source is also the selected one.
  private var failedAnswer: CatalogResult? {
    guard Kind(rawValue: choice.selected) == stored, case .done(let answer) = library.transfer
    else { return nil }
    return answer.failures.isEmpty ? nil : answer
  }

  private var text: String {
    switch (library.transfer, Kind(rawValue: choice.selected)) {
    case (_, .builtIn), (_, nil):
      return tr("The elements come with the program, and no server is contacted.")
    case (_, let kind) where kind != stored:
      return kind == .file
        ? tr(
          "A catalog in the format that the program exports. Missing elements are taken from the "
            + "built-in data.")
        : tr("/elements and /elements_remaining are added to the address.")
    case (.loading, _): return below(tr("Loading…"))
    case (.done(let answer), _):
      return below(CatalogText.report(answer, isBuiltIn: library.isBuiltIn))
    case (.none, _):
      return below(
        tr("The elements are loaded at the next start, or with {1}.", AppAction.reload.keyLabel))
    }
  }

  /// Returns the text below a line with the server's host, which a file lacks.
  private func below(_ text: String) -> String {
    guard case .server(let address) = library.source else { return text }
    return tr("Elements are requested from: {1}.", address.host) + "\n" + text
  }
}
