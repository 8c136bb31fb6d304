import GLib
import Gtk

/// The tab of a page: icon, label, and an optional count.
final class PageTab: Box {
  let page: Page
  /// The count of elements; hidden at 0.
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
    // Otherwise the count becomes a part of the tab's accessible name. Becoming visible resets this.
    countLabel.setAccessibleHidden(true)
    // Screen readers read the tab widget that GtkNotebook puts around this one.
    parent?.setAccessibleDescription(count > 0 ? CatalogText.count(count) : "")
  }
}
