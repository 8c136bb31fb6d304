import Adwaita
import Elements
import GLib
import Gtk

/// The place of a page in the notebook. The page is made when it is first shown.
final class PageHolder: Bin {
  let page: Page
  let tab: PageTab
  /// The page, once it has been made.
  private(set) var content: (any PageContent)?
  private let make: @MainActor () -> (any PageContent)?

  init(_ page: Page, make: @escaping @MainActor () -> (any PageContent)?) {
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
