import GLib
import Gtk

/// The tab of a page: icon, label, and how much there is on it where that changes.
final class PageTab: Box {
  let page: Page
  /// How many elements there are on the page; none where that is not worth telling.
  var count = 0 {
    didSet { if count != oldValue { showCount() } }
  }
  private let countLabel = Label()

  init(_ page: Page) {
    self.page = page
    super.init(.horizontal, spacing: 6)
    name = "tab-\(page.id)"
    let icon = Image(icon: page.iconName)
    add(icon)
    add(Label(tr(page.title)))
    countLabel.addClass("tab-count")
    countLabel.verticalAlign = .center
    countLabel.isVisible = false
    add(countLabel)
  }

  private func showCount() {
    countLabel.text = String(count)
    countLabel.isVisible = count > 0
    // It would be a part of the tab's name. Becoming visible takes this back.
    countLabel.setAccessibleHidden(true)
    // What a screen reader finds is the tab itself, a widget of GTK's around this one.
    parent?.setAccessibleDescription(count > 0 ? CatalogText.count(count) : "")
  }
}
