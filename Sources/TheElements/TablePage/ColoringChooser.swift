import Adwaita
import Elements
import GLib
import Gtk

// ColoringChooser
//   ├── SearchEntry
//   └── ScrolledWindow → ListBox: a heading for each group, a row for each coloring

/// The list of all colorings, with a search.
final class ColoringChooser: Bin {
  /// Called with the ID of the chosen coloring.
  var onChoose: (@MainActor (String) -> Void)?
  /// Called when Escape is pressed in the search.
  var onStop: (@MainActor () -> Void)?
  let entry = SearchEntry(name: tr("Search Properties"))
  private let list = ListBox()
  /// The rows of the list; the ID of a heading is nil.
  private var rows: [(id: String?, text: String, row: ListBoxRow)] = []
  /// The properties offered.
  private var columns: [PropertyColumn] = []
  private var selected = ""
  private var announcement: Alarm?

  /// Size in pixels.
  private static let (width, height) = (280, 360)

  override init() {
    super.init()
    name = "coloring-chooser"
    entry.name = "coloring-search"
    entry.placeholder = tr("Search properties")
    list.setAccessibleLabel(tr("Color by"))
    let column = Box(.vertical, spacing: 6)
    column.add(entry)
    let scrolled = ScrolledWindow(list)
    scrolled.heightRequest = Self.height
    column.add(scrolled)
    setChild(Clamp(column, maximumWidth: Self.width))
    entry.onEdit { [weak self] in self?.search() }
    entry.onStop { [weak self] in self?.onStop?() }
    list.onActivated { [weak self] index in
      guard let self, self.rows.indices.contains(index), let id = self.rows[index].id else {
        return
      }
      self.onChoose?(id)
    }
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard let self else { return false }
      switch key {
      case .enter:
        guard let id = self.best?.id else { return false }
        self.onChoose?(id)
        return true
      case .down: return self.best?.row.grabFocus() ?? false
      default: return false
      }
    }
    entry.field?.add(keys)
  }

  /// Shows all colorings, with the present one marked.
  func show(_ columns: [PropertyColumn], selected: String) {
    (self.columns, self.selected) = (columns, selected)
    // Another text fills the list.
    if entry.text.isEmpty { fill() } else { entry.text = "" }
    announcement = nil
  }

  /// Offers more properties, once they are read.
  func offer(_ columns: [PropertyColumn]) {
    guard columns.count != self.columns.count else { return }
    self.columns = columns
    fill()
  }

  func focusEntry() { entry.grabFocus() }

  /// The first coloring of the list.
  private var best: (id: String?, text: String, row: ListBoxRow)? { rows.first { $0.id != nil } }

  private func search() {
    let delay =
      announcement == nil
      ? SearchController.firstAnnouncementDelay : SearchController.announcementDelay
    fill()
    announcement = Alarm(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.announceResults() }
    }
  }

  /// Announces the number of colorings found, and the first of them.
  private func announceResults() {
    guard entry.isMapped, !entry.text.isEmpty else { return }
    guard let best else { return announce(tr("Nothing Found")) }
    let count = rows.filter { $0.id != nil }.count
    let countText = ntr(
      "{1} property", "{1} properties", count, NumberFormat.text(String(count)))
    announce(tr("{1}, {2}", countText, best.text))
  }

  private func fill() {
    for (_, _, row) in rows { list.remove(row) }
    rows = []
    let words = TextFolding.forms(of: entry.text)
    addGroup(nil, TableColoring.classes.map { ($0.id, $0.title.map { tr($0) } ?? "") }, words)
    for group in PropertyColumn.Group.allCases {
      let choices = columns.filter { $0.group == group }.map { ($0.id, tr($0.title)) }
      addGroup(tr(group.title), choices, words)
    }
  }

  private func addGroup(_ title: String?, _ choices: [(String, String)], _ words: [String]) {
    let found = choices.filter { choice in
      let parts = TextFolding.forms(of: choice.1) + TextFolding.forms(of: title ?? "")
      return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
    }
    guard !found.isEmpty else { return }
    if let title { add(nil, title) }
    for (id, text) in found { add(id, text) }
  }

  private func add(_ id: String?, _ text: String) {
    let row = ListBoxRow()
    let label = Label(text)
    label.alignText(0)
    label.addClass(id == nil ? "coloring-group" : "coloring-name")
    row.isActivatable = id != nil
    row.isFocusable = id != nil
    row.name = id.map { "coloring-\($0)" } ?? ""
    let line = Box(.horizontal, spacing: 8)
    label.expandsHorizontally = true
    line.add(label)
    if id == selected { line.add(Image(icon: "object-select-symbolic")) }
    row.setChild(line)
    row.setAccessibleLabel(text)
    list.add(row)
    rows.append((id, text, row))
  }
}
