import Adwaita
import Elements
import GLib
import Gtk

// Chooser
//   ├── SearchEntry
//   └── ScrolledWindow → ListBox: a heading for each group, a row for each choice

/// A list of choices in groups, with a search: colorings, properties, elements or cards.
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

    /// True if the title has as many words, which begin with these: such a choice is before longer titles.
    func isNearlyNamed(_ words: [String]) -> Bool {
      let forms = TextFolding.forms(of: title)
      return forms.count == words.count && zip(forms, words).allSatisfy { $0.hasPrefix($1) }
    }
  }

  struct Group: Hashable {
    /// The heading; nil for none.
    let title: String?
    let choices: [Choice]
  }

  /// The widget in whose popover the list was opened last.
  private weak var button: Widget?
  private var onChoose: (@MainActor (String) -> Void)?
  let entry: SearchEntry
  private let list = ListBox()
  private let scrolled: ScrolledWindow
  /// A line of the list; the ID of a heading is nil.
  private struct Line: Hashable {
    var id: String?
    let text: String
    var detail = ""
    var isSelected = false
  }

  private var rows: [(line: Line, row: ListBoxRow)] = []
  private var groups: [Group] = []
  /// Number of choices found, also of those without a row.
  private var foundCount = 0
  private var selected: Set<String> = []
  /// Prefix of the names of the parts.
  private let prefix: String
  /// Returns a number of choices in words.
  private let count: @MainActor (Int) -> String
  private var announcement: Timer?

  /// Most lines that are shown; the search finds the others.
  private static let maximumLines = 200
  private let hidesSearch: Bool
  /// Most choices that need no search.
  private static let fewChoices = 10
  /// Size in pixels.
  private static let (width, height) = (280, 360)

  /// - Parameters:
  ///   - prefix: prefix of the names of the parts, `coloring`.
  ///   - title: accessible name of the list.
  ///   - search: placeholder of the search.
  ///   - hidesSearch: true if a few choices are shown without the search.
  ///   - count: returns a number of choices in words.
  init(
    _ prefix: String, title: String, search: String, hidesSearch: Bool = false,
    count: @escaping @MainActor (Int) -> String
  ) {
    (self.prefix, self.count, self.hidesSearch) = (prefix, count, hidesSearch)
    scrolled = ScrolledWindow(list)
    entry = SearchEntry(name: search)
    super.init()
    name = "\(prefix)-chooser"
    entry.name = "\(prefix)-search"
    entry.placeholder = search
    list.setAccessibleLabel(title)
    let column = Box(.vertical, spacing: 6)
    column.add(entry)
    column.add(scrolled)
    setChild(Clamp(column, maximumWidth: Self.width))
    entry.onEdit { [weak self] in self?.search() }
    entry.onStop { [weak self] in self?.button?.hidePopover() }
    list.onActivated { [weak self] index in
      if let self, self.rows.indices.contains(index) { self.choose(self.rows[index].line) }
    }
    addKeys()
  }

  private func addKeys() {
    entry.field?.onKeyPressed { [weak self] key in
      guard let self, let best = self.best else { return false }
      switch key {
      case .enter:
        self.choose(best.line)
        return true
      case .down: return best.row.grabFocus()
      default: return false
      }
    }
  }

  /// Opens the list in a popover of a button or another widget: all choices, with the present ones marked.
  /// - Parameter onChoose: called with the ID of the chosen row, after the popover was closed.
  func open(
    at button: Widget, name: String, _ groups: [Group], selected: Set<String> = [],
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    (self.button, self.onChoose) = (button, onChoose)
    (self.groups, self.selected) = (groups, selected)
    // Another text fills the list.
    if entry.text.isEmpty { fill() } else { entry.text = "" }
    announcement = nil
    let choices = groups.flatMap(\.choices)
    entry.isVisible = !hidesSearch || choices.count > Self.fewChoices
    scrolled.heightRequest = entry.isVisible ? Self.height : -1
    scrolled.propagatesNaturalSize = !entry.isVisible
    button.showPopover(self, name: name)
    if entry.isVisible { entry.grabFocus() } else { best?.row.grabFocus() }
  }

  private func choose(_ line: Line) {
    guard let id = line.id else { return }
    button?.hidePopover()
    onChoose?(id)
  }

  /// Offers more choices, once they are read.
  func offer(_ groups: [Group]) {
    self.groups = groups
    fill()
  }

  /// The first choice of the list.
  private var best: (line: Line, row: ListBoxRow)? { rows.first { $0.line.id != nil } }

  private func search() {
    let delay = announcement == nil ? Announcement.firstDelay : Announcement.delay
    fill()
    announcement = Timer(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.announceResults() }
    }
  }

  /// Announces the number of choices found, and the first of them.
  private func announceResults() {
    guard entry.isMapped, !entry.text.isEmpty else { return }
    guard let best else { return announce(tr("Nothing Found")) }
    announce(tr("{1}, {2}", count(foundCount), best.line.text))
  }

  /// Shows the choices found. Rows that stay at the top are kept, so that one can be clicked meanwhile.
  private func fill() {
    let lines = bounded(found)
    let kept = zip(rows, lines).prefix { $0.line == $1 }.count
    for (_, row) in rows[kept...] { list.remove(row) }
    rows.removeSubrange(kept...)
    for line in lines[kept...] { add(line) }
  }

  /// Returns the first lines, and a last one that counts the others; if nothing was found, one that says so.
  private func bounded(_ lines: [Line]) -> [Line] {
    foundCount = lines.count { $0.id != nil }
    if lines.isEmpty, !entry.text.isEmpty { return [Line(text: tr("Nothing Found"))] }
    let shown = lines.prefix(Self.maximumLines)
    let more = lines.count - shown.count
    guard more > 0 else { return lines }
    let text = ntr(
      // TRANSLATORS: Below a list that shows only its first choices: the number of the others.
      "{1} more: type to find it", "{1} more: type to find them", more,
      NumberFormat.text(String(more)))
    return shown + [Line(text: text)]
  }

  /// The lines of the list: the choices with exactly the name, those with nearly it, and those found in each group below its
  /// heading.
  private var found: [Line] {
    let words = TextFolding.forms(of: entry.text)
    let all = words.isEmpty ? [] : groups.flatMap(\.choices)
    let exact = all.filter { $0.isNamed(words) }
    let named = exact + all.filter { $0.isNearlyNamed(words) && !exact.contains($0) }
    return named.map(line)
      + groups.flatMap { group in
        let heading = TextFolding.forms(of: group.title ?? "")
        let found = group.choices.filter { choice in
          let parts = TextFolding.forms(of: "\(choice.title) \(choice.detail)") + heading
          return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
            && !named.contains(choice)
        }
        let title = found.isEmpty ? nil : group.title
        return [title.map { Line(text: $0) }].compactMap { $0 } + found.map(line)
      }
  }

  private func line(_ choice: Choice) -> Line {
    Line(
      id: choice.id, text: choice.title, detail: choice.detail,
      isSelected: selected.contains(choice.id))
  }

  private func add(_ line: Line) {
    let row = ListBoxRow()
    let label = Label(line.text)
    label.alignText(0)
    label.addClass(line.id == nil ? "chooser-group" : "chooser-name")
    row.isActivatable = line.id != nil
    row.isFocusable = line.id != nil
    row.name = line.id.map { "\(prefix)-\($0)" } ?? ""
    let content = Box(.horizontal, spacing: 8)
    label.expandsHorizontally = true
    content.add(label)
    if !line.detail.isEmpty {
      let end = Label(line.detail)
      end.addClass("dim-label")
      content.add(end)
    }
    if line.isSelected { content.add(Image(icon: "object-select-symbolic")) }
    row.setChild(content)
    row.setAccessibleLabel(line.text)
    list.add(row)
    rows.append((line, row))
  }
}
