import Adwaita
import GLib
import Gtk

// FindBar
//   └── Clamp → Box: SearchEntry, number found, button that closes it

/// The entry of an element's page that looks for rows and cards.
final class FindBar: Bin {
  let entry = SearchEntry(name: tr("Find on This Page"))
  /// The number found.
  let count = Label()

  /// Width in pixels, at most.
  private static let maximumWidth = 480

  override init() {
    super.init()
    name = "find-bar"
    addClass("find-bar")
    entry.name = "find-entry"
    entry.placeholder = tr("Property, value or card")
    entry.expandsHorizontally = true
    count.name = "find-count"
    count.addClass("property-note")
    let close = Button(icon: "window-close-symbolic", .hideFind, named: "find-close")
    close.addClass("flat")
    let line = Box(.horizontal, spacing: 8, [entry, count, close])
    setChild(Clamp(line, maximumWidth: Self.maximumWidth))
    entry.onEdit { [weak self] in
      guard let self else { return }
      let text = self.entry.text
      self.activateRepeatedly(.findText, text) { [weak self] in self.map { [$0.entry.text] } }
    }
    entry.onStop { [weak self] in self?.activate(.hideFind) }
  }

  /// Shows how many of the rows and cards are found; nothing without a text.
  func show(_ found: (count: Int, total: Int)?) {
    count.text = found.map { tr("{1} of {2}", String($0.count), String($0.total)) } ?? ""
  }
}
