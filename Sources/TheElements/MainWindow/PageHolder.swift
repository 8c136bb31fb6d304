import Adwaita
import Elements
import GLib
import Gtk

/// A notebook page, whose content is made when it is first shown.
final class PageHolder: Bin {
  let page: Page
  let tab: PageTab
  /// The content; nil before it is first shown.
  private(set) var content: (any PageContent)?
  private let make: @MainActor () -> (any PageContent)?

  init(_ page: Page, make: @escaping @MainActor () -> (any PageContent)?) {
    self.page = page
    self.make = make
    tab = PageTab(page)
    super.init()
  }

  /// Makes the content unless it exists.
  func fill() {
    guard content == nil, let made = make() else { return }
    content = made
    setChild(made)
  }
}
