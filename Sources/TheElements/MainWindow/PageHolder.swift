import Adwaita
import GLib
import Gtk

/// The place of a page in the notebook. The page is made when it is first shown.
final class PageHolder: Bin {
  let page: Page
  /// The page, once it has been made.
  private(set) var content: Widget?
  private let make: @MainActor () -> Widget?

  init(_ page: Page, make: @escaping @MainActor () -> Widget?) {
    self.page = page
    self.make = make
    super.init()
  }

  /// Makes the page if that has not been done.
  func fill() {
    guard content == nil, let made = make() else { return }
    content = made
    setChild(made)
  }
}

/// The tab of a page: icon and label.
final class PageTab: Box {
  init(_ page: Page) {
    super.init(.horizontal, spacing: 6)
    name = "tab-\(page.id)"
    let icon = Image(icon: page.iconName)
    add(icon)
    add(Label(tr(page.title)))
  }
}

/// A page that knows where in it the keyboard was.
@MainActor
protocol KeyboardKeeping {
  /// What brings the keyboard back to where it is now, or at first to the page's beginning, and leaves
  /// the page scrolled as it is.
  func keyboardPlace() -> @MainActor () -> Void
}
