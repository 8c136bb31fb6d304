import Elements
import ElementsStore
import GLib
import Gtk

/// A page in a main window: what there is of it before its content is made, and what the window asks of it. A page
/// overrides what it has.
@MainActor
class PageController {
  let page: Page
  private(set) weak var window: (any PageHost)?
  /// The widgets; nil before the page is first shown.
  private(set) var content: (any PageContent)?
  /// A number on the tab; none at 0.
  var badge = 0 {
    didSet { onBadge?(badge) }
  }
  /// Called when the number on the tab changes.
  var onBadge: (@MainActor (Int) -> Void)?
  /// Called when what the page reads from a file has changed.
  var onReading: (@MainActor () -> Void)?

  init(_ page: Page, in window: any PageHost) {
    self.page = page
    self.window = window
  }

  // MARK: Overridden

  /// Adds the page's actions, and handlers of what it shows.
  func attach(to window: any PageHost) {}

  /// Makes the content.
  func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? { nil }

  /// Sections of the main menu.
  var menuSections: [[Menu.Item]] { [] }

  /// A line above the content; nil for none.
  var head: Widget? { nil }

  /// Called when the page is shown.
  var contentShown: (@MainActor () -> Void)?

  /// Shown above the pages.
  var banners: [Banner] { [] }

  /// The part of the page that a narrow window shows in its place; nil for none.
  var pushedPart: (any PushedPart)? { nil }

  /// Adopts another arrangement of the window's pages and side pane.
  func windowFormChanged() {}

  /// The pages are there, or the elements were replaced.
  func tableChanged() {}

  /// Shows the temperatures in the present units.
  func updateTemperatures() {}

  /// What the page reads from a file at present; nil for nothing.
  var reading: (title: String, part: Double)? { nil }

  /// Stops reading.
  func stopReading() {}

  /// Returns what brings the page back into its present state, after a lesson has changed it. Overrides add to it.
  var restoration: @MainActor () -> Void {
    let former = window?.state.collapsed[page.id]
    return { [weak self] in
      guard let self, let sections = self.content?.sections else { return }
      for id in self.collapsed.symmetricDifference(former ?? [])
      where sections.sectionIDs.contains(id) {
        sections.toggleSection(id)
      }
      self.window?.state.collapsed[self.page.id] = former
    }
  }

  /// True while the content waits for data.
  var isBusy: Bool { false }

  /// What the zoom actions change while no picture is shown; nil for nothing, and while it is not shown.
  var viewport: (any ViewportWidget)? { nil }

  /// What is printed; nil for nothing of its own.
  var paper: (any PaperPage)? { nil }

  // MARK: Content

  /// Makes the content unless it exists, where it was scrolled to at the last start.
  func fill() {
    guard content == nil, let window, let table = window.library.table,
      let made = makeContent(table, in: window)
    else { return }
    content = made
    if let position = window.state.scroll[page.id] { made.restoreScroll(position) }
    made.onScroll = { @MainActor [weak self] in self?.rememberScroll() }
  }

  /// Forgets the content.
  func empty() { content = nil }

  private func rememberScroll() {
    guard let window, let content, window.searchResults == nil else { return }
    let position = content.savedScroll.rounded()
    let isStart = position == SavedState.ScrollPosition(y: 0)
    window.state.scroll[page.id] = isStart ? nil : position
  }

  /// True if the page is the selected one.
  var isShown: Bool { window?.shownPage === self }

  /// The page's section of the saved state.
  var state: StateSection {
    get { window?.state[page.id] ?? StateSection() }
    set { window?.state[page.id] = newValue }
  }

  /// The IDs of the sections that were collapsed.
  var collapsed: Set<String> {
    get { window?.state.collapsed[page.id] ?? [] }
    set { window?.state.collapsed[page.id] = newValue }
  }

  /// Keeps the collapsed sections up to date in the state.
  var onCollapse: @MainActor (Set<String>) -> Void { { [weak self] in self?.collapsed = $0 } }

  /// Opens an activated element.
  var onActivate: @MainActor (AtomicElement) -> Void {
    { [weak self] in self?.window?.openActivated($0) }
  }
}
