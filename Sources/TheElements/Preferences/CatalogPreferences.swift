import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The setting of where the elements come from, and what has come of it.
@MainActor
final class CatalogPreferences {
  let group = PreferencesGroup(title: tr("Elements"))
  private let settings: Settings?
  private let library: Library
  private let choice = ComboRow(
    tr("Source"), choices: [tr("Built In"), tr("File"), tr("Server")])
  private let address: AddressPreference
  private let open = ActionRow(tr("Choose a File…"))
  private let notice = ActionRow("")
  private var observation: Observation?

  private static let key = SettingKey.catalogAddress

  /// The positions of the choices.
  private enum Kind: Int {
    case builtIn = 0
    case file, server
  }

  init(_ settings: Settings?, _ library: Library) {
    self.settings = settings
    self.library = library
    address = AddressPreference(
      key: Self.key, title: tr("Address"), settings, check: { _ = try CatalogSource($0) })
    choice.name = "catalog-source"
    choice.isSensitive = settings?.isWritable(Self.key) ?? false
    notice.name = "catalog-notice"
    notice.addClass("notice")
    open.name = "catalog-file"
    let button = Button(icon: "document-open-symbolic", name: open.title)
    button.addClass("flat")
    button.onClicked { [weak self] in self?.chooseFile() }
    open.addActivatable(button)
    for row in [choice, notice, open] + address.rows { group.add(row) }
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showStored() }
    showStored()
    choice.onSelect { [weak self] in self?.choose() }
    observation = library.observeTransfer { [weak self] in self?.showNotice() }
  }

  private var stored: Kind {
    switch try? CatalogSource(settings?.string(Self.key) ?? "") {
    case .builtIn: .builtIn
    case .file: .file
    // What cannot be used is shown in the field, with what is wrong with it.
    case .server, nil: .server
    }
  }

  private func showStored() {
    choice.selected = stored.rawValue
    showRows()
  }

  /// Follows the user's choice; what it is about is still to be named, unless it is built in.
  private func choose() {
    showRows()
    guard let kind = Kind(rawValue: choice.selected), kind != stored else { return }
    if kind == .builtIn { settings?.set(Self.key, "") }
    address.field.text = ""
    if kind == .server { address.field.grabFocus() }
  }

  private func showRows() {
    let kind = Kind(rawValue: choice.selected)
    open.isVisible = kind == .file
    address.field.isVisible = kind != .builtIn
    address.field.title = kind == .file ? tr("Path") : tr("Address")
    if kind == stored { address.showStored() }
    showNotice()
  }

  private func chooseFile() {
    guard let window = open.window else { return }
    let filter = (name: tr("Elements (JSON)"), suffixes: ["json"])
    FileDialog.open(tr("Choose a File"), above: window, filter: filter) { [weak self] in
      self?.settings?.set(Self.key, $0)
    }
  }

  /// Tells whom the program asks, and what came of it; above that what failed, if anything did.
  private func showNotice() {
    let fault = fault
    notice.title = fault ?? text
    notice.subtitle = fault == nil ? "" : text
    notice.setClass("address-fault", fault != nil)
    notice.setClass("notice", fault == nil)
  }

  /// What failed of that which is set and chosen.
  private var fault: String? {
    guard Kind(rawValue: choice.selected) == stored, case .done(let answer) = library.transfer
    else { return nil }
    return CatalogText.failures(answer)
  }

  private var text: String {
    switch (library.transfer, Kind(rawValue: choice.selected)) {
    case (_, .builtIn), (_, nil):
      return tr("The elements come with the program, and no server is asked.")
    case (_, let kind) where kind != stored:
      return kind == .file
        ? tr("A list of elements as the program exports it; what it lacks is filled in.")
        : tr("/elements and /elements_remaining are added to the address.")
    case (.loading, _): return asked + tr("Loading…")
    case (.done(let answer), _):
      return asked + CatalogText.report(answer, isBuiltIn: library.isBuiltIn)
    case (.none, _): return asked + tr("They are loaded at the next start, or with F5.")
    }
  }

  /// Which host is asked, if one is.
  private var asked: String {
    guard case .server(let address) = library.source else { return "" }
    return "\(tr("Elements are requested from:")) \(address.host).\n"
  }
}
