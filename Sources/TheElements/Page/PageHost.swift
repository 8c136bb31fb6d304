import Adwaita
import Elements
import ElementsStore
import Gtk

/// What a page needs of its main window.
typealias PageHost = ElementHost & SearchHost

/// A main window as the rooms below it know its data.
@MainActor
protocol DataHost: ApplicationWindow {
  var library: Library { get }
  var favorites: Favorites { get }
  var sync: SyncController { get }
  /// The saved state.
  var state: SavedState { get set }
  /// Returns the units of temperatures.
  var temperatures: @MainActor () -> TemperatureDisplay { get }
  /// The year that pages choose together.
  var knownYear: KnownYear { get }
}

/// The pages of a main window, and its bars.
@MainActor
protocol PagesHost: DataHost {
  /// All pages, in the order of their tabs.
  var pages: [PageController] { get }
  /// The selected page; nil before the elements are read.
  var shownPage: PageController? { get }
  /// A widget below the window's toasts.
  var body: Bin { get }
  /// The area of pictures over the pages.
  var pictures: PictureOverlay? { get }
  /// The sections of the main menu.
  var menuSections: [Menu.Section] { get }
  /// True without room for two things side by side.
  var isNarrow: Bool { get }
  /// Shows the page with this ID, unless it is selected already; then the focus stays where it is.
  func showPageIfNeeded(_ id: String)
  /// The sections, the number of elements or the viewport of a page have changed.
  func contentChanged(on page: PageController)
  /// A part of a page was pushed over it, or the side pane has another form or element.
  func updateBars()
}

/// The elements in a main window.
@MainActor
protocol ElementHost: PagesHost, ElementOpener {
  /// The focused element; nil for none.
  var focusedElement: AtomicElement? { get }
  /// All elements in the order of the selected page; nil while there are no pages.
  var shownOrder: [AtomicElement]? { get }
  /// Returns the elements that previous and next of an opened one lead to: those that a page shows, or nil for all.
  func order(around element: AtomicElement, among shown: [AtomicElement]?) -> [AtomicElement]?
  /// True while an element's page in this window is pushed or has the focus.
  var isInElementPage: Bool { get }
  /// The pointer and keys on rows and tiles.
  var tileCommands: ElementItemController { get }
  /// Opens the element of an activated row or tile.
  func openActivated(_ element: AtomicElement)
}

/// The search of a main window.
@MainActor
protocol SearchHost: DataHost {
  /// The results of the search; nil without one.
  var searchResults: SearchResults? { get }
  /// Shows the results of a search on the selected page; nil ends it on all pages.
  func show(_ results: SearchResults?)
  /// Searches again on a page whose content has come.
  func searchAgain(on page: PageController)
  /// Searches the records of the selected page, if it has other ones than elements.
  func searchRecords()
  /// Runs `body`, which moves the focus without showing its element in the side pane.
  func withoutSelecting(_ body: () -> Void)
}

/// What a main window shows in place of its pages.
@MainActor
protocol PushHost: ApplicationWindow {
  /// True if an element or a part of a page is shown in place of the pages.
  var isPagePushed: Bool { get }
  /// The view in place of all pages and of an element; nil for none.
  var pushedView: (any PushedView)? { get }
  /// True where a view is pushed over the pages when it is opened, as an element is.
  var pushesViews: Bool { get }
  /// Shows a view in place of the pages, with the focus in it.
  func push(_ view: any PushedView)
  /// Shows the pages in place of a pushed view; the caller moves the focus.
  func leavePushedView()
  /// Shows the pages in place of what is pushed over them; the caller moves the focus.
  func leavePushed()
  /// Shows the pages, whatever is pushed over them.
  func uncoverPages()
}

extension ElementHost {
  /// Returns the element with this number, symbol or name; the focused one for an empty text.
  func element(_ text: String) -> AtomicElement? {
    text.isEmpty ? focusedElement : library.table?.find(text)
  }
}
