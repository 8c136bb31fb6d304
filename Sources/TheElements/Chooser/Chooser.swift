import Adwaita
import Elements
import GLib
import Gtk

// Chooser
//   ├── SearchEntry
//   └── ScrolledWindow → ListBox: a heading for each group, a row for each choice

/// A list of choices in groups, with a search: colorings, properties or elements.
final class Chooser: Bin {
  struct Choice: Hashable {
    let id: String
    let title: String
    /// Shown at the end, and found as well.
    var detail = ""

    /// True if these are all words of the title, or one of the detail: such a choice is the first.
    func isNamed(_ words: [String]) -> Bool {
      TextFolding.forms(of: title) == words
        || words.count == 1 && TextFolding.forms(of: detail).contains(words[0])
    }
  }

  struct Group: Hashable {
    /// The heading; nil for none.
    let title: String?
    let choices: [Choice]
  }

  /// Called with the ID of the chosen row.
  var onChoose: (@MainActor (String) -> Void)?
  /// Called when Escape is pressed in the search.
  var onStop: (@MainActor () -> Void)?
  let entry: SearchEntry
  private let list = ListBox()
  /// The rows of the list; the ID of a heading is nil.
  private var rows: [(id: String?, text: String, row: ListBoxRow)] = []
  private var groups: [Group] = []
  private var selected = ""
  /// Prefix of the names of the parts.
  private let prefix: String
  /// Returns a number of choices in words.
  private let count: @MainActor (Int) -> String
  private var announcement: Timer?

  /// Size in pixels.
  private static let (width, height) = (280, 360)

  /// - Parameters:
  ///   - prefix: prefix of the names of the parts, `coloring`.
  ///   - title: accessible name of the list.
  ///   - search: placeholder of the search.
  ///   - count: returns a number of choices in words.
  init(
    _ prefix: String, title: String, search: String, count: @escaping @MainActor (Int) -> String
  ) {
    (self.prefix, self.count) = (prefix, count)
    entry = SearchEntry(name: search)
    super.init()
    name = "\(prefix)-chooser"
    entry.name = "\(prefix)-search"
    entry.placeholder = search
    list.setAccessibleLabel(title)
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
    addKeys()
  }

  private func addKeys() {
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard let self, let best = self.best else { return false }
      switch key {
      case .enter:
        best.id.map { self.onChoose?($0) }
        return true
      case .down: return best.row.grabFocus()
      default: return false
      }
    }
    entry.field?.add(keys)
  }

  /// Shows all choices, with the present one marked.
  func show(_ groups: [Group], selected: String = "") {
    (self.groups, self.selected) = (groups, selected)
    // Another text fills the list.
    if entry.text.isEmpty { fill() } else { entry.text = "" }
    announcement = nil
  }

  /// Offers more choices, once they are read.
  func offer(_ groups: [Group]) {
    self.groups = groups
    fill()
  }

  func focusEntry() { entry.grabFocus() }

  /// The first choice of the list.
  private var best: (id: String?, text: String, row: ListBoxRow)? { rows.first { $0.id != nil } }

  private func search() {
    let delay =
      announcement == nil
      ? SearchController.firstAnnouncementDelay : SearchController.announcementDelay
    fill()
    announcement = Timer(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.announceResults() }
    }
  }

  /// Announces the number of choices found, and the first of them.
  private func announceResults() {
    guard entry.isMapped, !entry.text.isEmpty else { return }
    guard let best else { return announce(tr("Nothing Found")) }
    announce(tr("{1}, {2}", count(rows.count { $0.id != nil }), best.text))
  }

  private func fill() {
    for (_, _, row) in rows { list.remove(row) }
    rows = []
    let words = TextFolding.forms(of: entry.text)
    let named = words.isEmpty ? [] : groups.flatMap(\.choices).filter { $0.isNamed(words) }
    for choice in named { add(choice) }
    for group in groups {
      let heading = TextFolding.forms(of: group.title ?? "")
      let found = group.choices.filter { choice in
        let parts = TextFolding.forms(of: "\(choice.title) \(choice.detail)") + heading
        return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
          && !named.contains(choice)
      }
      guard !found.isEmpty else { continue }
      if let title = group.title { add(nil, title) }
      for choice in found { add(choice) }
    }
  }

  private func add(_ choice: Choice) { add(choice.id, choice.title, choice.detail) }

  private func add(_ id: String?, _ text: String, _ detail: String = "") {
    let row = ListBoxRow()
    let label = Label(text)
    label.alignText(0)
    label.addClass(id == nil ? "chooser-group" : "chooser-name")
    row.isActivatable = id != nil
    row.isFocusable = id != nil
    row.name = id.map { "\(prefix)-\($0)" } ?? ""
    let line = Box(.horizontal, spacing: 8)
    label.expandsHorizontally = true
    line.add(label)
    if !detail.isEmpty {
      let end = Label(detail)
      end.addClass("dim-label")
      line.add(end)
    }
    if id == selected { line.add(Image(icon: "object-select-symbolic")) }
    row.setChild(line)
    row.setAccessibleLabel(text)
    list.add(row)
    rows.append((id, text, row))
  }
}
