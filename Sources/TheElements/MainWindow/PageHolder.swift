import Adwaita
import Elements
import GLib
import Gtk

/// The place of a page in the notebook. The page is made when it is first shown.
final class PageHolder: Bin {
  let page: Page
  let tab: PageTab
  /// The page, once it has been made.
  private(set) var content: Widget?
  private let make: @MainActor () -> Widget?

  init(_ page: Page, make: @escaping @MainActor () -> Widget?) {
    self.page = page
    self.make = make
    tab = PageTab(page)
    super.init()
  }

  /// Makes the page if that has not been done.
  func fill() {
    guard content == nil, let made = make() else { return }
    content = made
    setChild(made)
  }
}

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
    let elements = count == 1 ? tr("1 element") : "\(count) \(tr("elements"))"
    parent?.setAccessibleDescription(count > 0 ? elements : "")
  }
}

/// A page that can show other elements, of the same numbers, in the place of those that it shows.
@MainActor
protocol CatalogueShowing {
  func show(_ table: PeriodicTable)
}

/// A page that knows where in it the keyboard was.
@MainActor
protocol KeyboardKeeping {
  /// What brings the keyboard back to where it is now, or at first to the page's beginning, and leaves
  /// the page scrolled as it is.
  func keyboardPlace() -> @MainActor () -> Void
}
