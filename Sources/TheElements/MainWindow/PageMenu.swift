import Elements
import GLib
import Gtk

// PageMenu
//   └── Box
//         ├── Box: icon and title of the page, arrow
//         └── Label: number of elements

/// The pages of a narrow main window as a drop-down in its header bar, in place of the notebook's tabs.
final class PageMenu: Button {
  private let icon = Image(icon: "")
  private let title = Label()
  private let count = Label("", style: "subtitle", align: 0.5, wraps: .never)
  private let list = ListBox()
  private var rows: [PageMenuRow] = []

  /// The number of elements, below the title.
  var subtitle = "" {
    didSet {
      count.text = subtitle
      count.isVisible = !subtitle.isEmpty
      setAccessibleDescription(subtitle)
    }
  }

  override init() {
    super.init()
    name = "page-menu"
    addClass("flat")
    addClass("page-menu")
    title.addClass("title")
    for label in [title, count] { label.ellipsizeAtEnd() }
    let line = Box(.horizontal, spacing: 6, [icon, title, Image(icon: "pan-down-symbolic")])
    line.horizontalAlign = .center
    let lines = Box(.vertical, [line, count])
    lines.verticalAlign = .center
    setChild(lines)
    list.name = "page-list"
    list.setAccessibleLabel(tr("Pages"))
    onClicked { [weak self] in self?.open() }
    list.onActivated { [weak self] index in
      guard let self, self.rows.indices.contains(index) else { return }
      self.hidePopover()
      self.activate(.showPage, self.rows[index].page.id)
    }
  }

  /// Shows the page that is selected.
  func show(_ page: Page) {
    icon.iconName = page.iconName
    title.text = tr(page.title)
    setAccessibleLabel(tr("{1}, {2}", tr("Pages"), tr(page.title)))
    for row in rows { row.isMarked = row.page.id == page.id }
  }

  /// Offers pages, with the numbers on their tabs.
  func offer(_ pages: [PageController], shown: PageController?) {
    for row in rows { list.remove(row) }
    rows = pages.map { PageMenuRow($0.page, count: $0.badge, isShown: $0 === shown) }
    for row in rows { list.add(row) }
  }

  /// Called before the list is opened, to offer the pages as they are at present.
  var onOpen: (@MainActor () -> Void)?

  private func open() {
    onOpen?()
    showPopover(list, name: tr("Pages"))
    (rows.first(where: \.isMarked) ?? rows.first)?.grabFocus()
  }
}

/// A page in the list.
private final class PageMenuRow: ListBoxRow {
  let page: Page

  init(_ page: Page, count: Int, isShown: Bool) {
    self.page = page
    super.init()
    name = "page-row-\(page.id)"
    isMarked = isShown
    let title = Label(tr(page.title), wraps: .never)
    title.expandsHorizontally = true
    let content = Box(.horizontal, spacing: 12, [Image(icon: page.iconName), title])
    if count > 0 {
      let badge = Label(String(count), style: "tab-count", wraps: .never)
      badge.verticalAlign = .center
      badge.setAccessibleHidden(true)
      content.add(badge)
    }
    if isShown { content.add(Image(icon: "object-select-symbolic")) }
    setChild(content)
    setAccessibleLabel(tr(page.title))
    setAccessibleDescription(count > 0 ? CatalogText.count(count) : "")
  }
}
