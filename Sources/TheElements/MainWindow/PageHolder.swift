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

/// A page that can show other elements, of the same numbers, in the place of those that it shows.
@MainActor
protocol CatalogShowing {
  func show(_ table: PeriodicTable)
}

/// A page that knows where in it the keyboard was.
@MainActor
protocol KeyboardKeeping {
  /// What brings the keyboard back to where it is now, or at first to the page's beginning, and leaves
  /// the page scrolled as it is.
  func focusRestorer() -> @MainActor () -> Void
}
