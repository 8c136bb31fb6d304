import Elements
import ElementsStore
import Gtk

/// The content of a tab: all that the main window asks of a page.
@MainActor
protocol PageContent: Widget {
  /// All shown elements in the order of the page, each once; during a search the found ones.
  var elements: [AtomicElement] { get }
  /// The page's collapsible sections; nil on a page without any.
  var sections: (any CollapsibleSections)? { get }
  /// Shows the same elements of another catalog. Scroll position, collapsed sections and focus stay.
  func show(_ table: PeriodicTable)
  /// Shows the results of a search, scrolled to the best hit; nil ends it. Then sections and scroll position are as
  /// before the search.
  func show(_ results: SearchResults?)
  /// Shows a widget in place of the elements, beside the bars that stay; nil shows the elements again. Returns false if
  /// the page has no such bars, and leaves its whole place to the widget.
  func showInPlace(_ widget: Widget?) -> Bool
  /// Shows the answers to a search in an empty space of the page; none takes them away. Returns false if the page has no
  /// such space, and leaves them above it.
  func showAnswers(_ rows: [Widget]) -> Bool
  /// Shows the element of the side pane on the large tile of a page that has one.
  func showSelected(_ element: AtomicElement)
  /// Moves the focus to the best hit on the page; false if there is none.
  func focusBestHit() -> Bool
  /// The widget focused last, at first the page's start; nil if nothing takes the focus.
  var focusTarget: Widget? { get }
  /// The records that the page shows instead of elements; nil on most pages.
  var records: (any RecordSearch)? { get }
  /// The people whom the page finds by their names beside elements; nil on most pages.
  var people: (any PeopleSearch)? { get }
  /// The scroll position in pixels.
  var savedScroll: SavedState.ScrollPosition { get }
  /// What the page shows without a search: while that is the same, a scroll position in pixels leads to the same place.
  var unsearched: AnyHashable { get }
  /// Called when the scroll position changes.
  var onScroll: (@MainActor () -> Void)? { get set }
  /// Scrolls to a position as soon as the page is laid out.
  func restoreScroll(_ position: SavedState.ScrollPosition)
  /// The first visible part, as `scrollTo` names it: `start`, `#solid` for a header, `Au#solid` for an element of a
  /// section. Independent of the window's size.
  var topPart: String { get }
  /// Scrolls to a part named as by `topPart`. Returns false if there is none.
  @discardableResult
  func scroll(toPart name: String) -> Bool
  /// True in a presentation, in which the page shows the element under the pointer as large as fits.
  var isPresented: Bool { get set }
  /// Number of lines of the bar at the foot, above which messages stand.
  var footLines: Int { get }
  /// False to hide the bar at the foot of the page, unless the page needs it now.
  var showsFoot: Bool { get set }
  /// True if the page shows no large tile of the element under the pointer, so that a presentation does.
  var wantsLargeTile: Bool { get }
  /// What the page leaves out now; nil if it shows all that it can.
  var limit: PageLimit? { get }
  /// The items that the page adds to the context menu of a row or tile.
  func menuItems(for item: any ElementItem) -> [Menu.Item]
}

/// A limit of what a page shows, for which it may have nothing of what was found.
struct PageLimit {
  /// Why nothing is shown.
  let text: String
  /// The title of a button that takes the limit away, and what it does.
  let title: String
  let action: AppAction
  let parameters: [String]
}

/// The sections of a page, which actions collapse and expand.
@MainActor
protocol CollapsibleSections: AnyObject {
  var sectionIDs: [String] { get }
  /// IDs of the collapsed sections.
  var collapsed: Set<String> { get }
  /// Expands or collapses the section with this ID, if there is one.
  func setExpanded(_ id: String, _ isExpanded: Bool)
  /// Scrolls to the section with this ID and expands it.
  func showSection(_ id: String)
  func setAllExpanded(_ isExpanded: Bool)
}

extension CollapsibleSections {
  /// Collapses or expands the section with this ID, if there is one.
  func toggleSection(_ id: String) { setExpanded(id, collapsed.contains(id)) }
}

/// Records other than elements on a page, which searches them itself.
@MainActor
protocol RecordSearch: AnyObject {
  /// Number of records shown, below the window's title.
  var countText: String { get }
  /// Shows the records found by a text; an empty one shows all.
  func find(_ text: String)
  /// Opens the best record found.
  func openBestHit()
}

/// People whom a page finds by their names, beside the elements of a search.
@MainActor
protocol PeopleSearch: AnyObject {
  /// True if a text names people.
  func finds(_ text: String) -> Bool
  /// The people found by the search in words: `2 people, Ada`; nil if there are none.
  var foundText: String? { get }
}

extension PageContent {
  func showInPlace(_ widget: Widget?) -> Bool { false }
  func showAnswers(_ rows: [Widget]) -> Bool { false }
  func showSelected(_ element: AtomicElement) {}
  var records: (any RecordSearch)? { nil }
  var people: (any PeopleSearch)? { nil }
  var sections: (any CollapsibleSections)? { nil }
  func menuItems(for item: any ElementItem) -> [Menu.Item] { [] }
  var isPresented: Bool {
    get { false }
    set {}
  }
  var footLines: Int { 0 }
  var limit: PageLimit? { nil }
  var showsFoot: Bool {
    get { true }
    set {}
  }
  var wantsLargeTile: Bool { false }
  var savedScroll: SavedState.ScrollPosition { SavedState.ScrollPosition(y: 0) }
  var unsearched: AnyHashable { AnyHashable(0) }
  var onScroll: (@MainActor () -> Void)? {
    get { nil }
    set {}
  }
  func restoreScroll(_ position: SavedState.ScrollPosition) {}
}

extension SearchResults {
  /// False for a query without anything to search for yet, and while the name of a property is being typed.
  var isAnswer: Bool {
    isFiltering && !(hits.isEmpty && formulas.isEmpty && completion != nil)
  }
}

extension PageContent {
  /// Returns the results of a search that the page shows: those of an answer, and of a text that names people.
  func answer(_ results: SearchResults?) -> SearchResults? {
    results.flatMap { $0.isAnswer || people?.finds($0.query.text) == true ? $0 : nil }
  }
}

/// Where a page is scrolled to, and what it shows there.
struct ScrollPlace {
  fileprivate let content: AnyHashable
  fileprivate let position: SavedState.ScrollPosition
  fileprivate let part: String
}

extension PageContent {
  var scrollPlace: ScrollPlace {
    ScrollPlace(content: unsearched, position: savedScroll, part: topPart)
  }

  /// Scrolls back: to the position, or to the part at the top if the page shows something else without a search now.
  func restoreScroll(_ place: ScrollPlace) {
    if place.content == unsearched {
      restoreScroll(place.position)
    } else {
      scroll(toPart: place.part)
    }
  }

  /// The name of the upper end.
  static var startPart: String { "start" }

  /// Announces that the user has scrolled the page, once it is at rest.
  func announceScroll(of page: String) {
    guard Acts.isListening else { return }
    announceActAtRest(.scrollTo) { [weak self] in self.map { [page, $0.topPart] } }
  }
}
