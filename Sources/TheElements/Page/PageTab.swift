import GLib
import Gtk

/// The tab of a page: icon, label, and an optional count.
final class PageTab: Box {
  let page: Page
  /// The count of elements; hidden at 0.
  var count = 0 {
    didSet { if count != oldValue { showCount() } }
  }
  /// False to hide the count where it has no room.
  var showsCount = true {
    didSet { if showsCount != oldValue { updateCountLabel() } }
  }
  /// True with the icon before the label.
  var hasIcon = true {
    didSet { icon.isVisible = hasIcon }
  }
  private let icon: Image
  private let label: Label
  private let countLabel = Label()
  /// Width of the count, in pixels, also while it is hidden.
  private var countWidth = 0
  /// Pixels between the parts, and of the icon.
  private static let (gap, iconSide) = (6, 16)
  /// The least width of a tab's content in Adwaita's style, in pixels.
  private static let leastWidth = 30

  init(_ page: Page) {
    self.page = page
    (icon, label) = (Image(icon: page.iconName), Label(tr(page.title)))
    super.init(.horizontal, spacing: Self.gap)
    name = "tab-\(page.id)"
    add(icon)
    add(label)
    countLabel.addClass("tab-count")
    countLabel.verticalAlign = .center
    countLabel.isVisible = false
    add(countLabel)
  }

  /// The width with or without icon and count, in pixels, also while a notebook hides its tabs.
  func width(hasIcon: Bool, hasCount: Bool) -> Int {
    if countLabel.isVisible { countWidth = countLabel.request(.horizontal).natural }
    let width =
      (hasIcon ? Self.iconSide + Self.gap : 0) + label.request(.horizontal).natural
      + (hasCount && count > 0 ? Self.gap + countWidth : 0)
    return max(width, Self.leastWidth)
  }

  private func updateCountLabel() {
    countLabel.isVisible = count > 0 && showsCount
    // Otherwise the count becomes a part of the tab's accessible name. Becoming visible resets this.
    countLabel.setAccessibleHidden(true)
  }

  private func showCount() {
    countLabel.text = String(count)
    countLabel.isVisible = count > 0
    countWidth = countLabel.request(.horizontal).natural
    updateCountLabel()
    // Screen readers read the tab widget that GtkNotebook puts around this one.
    parent?.setAccessibleDescription(count > 0 ? CatalogText.count(count) : "")
  }
}
