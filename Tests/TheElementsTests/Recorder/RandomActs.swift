import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

@testable import TheElements

/// Random acts on the main window and on windows of elements, each possible when it is done.
@MainActor
struct RandomActs {
  private var random: SplitMix64
  private let host: ElementsRecordingHost
  private let main: MainWindow
  private let symbols: [String]

  /// Most windows of elements at once.
  private static let mostWindows = 2

  init(seed: UInt64, _ host: ElementsRecordingHost, _ main: MainWindow) throws {
    random = SplitMix64(seed: seed)
    (self.host, self.main) = (host, main)
    symbols = try BuiltIn.table.elements.map(\.symbol)
  }

  private typealias Act = (action: AppAction, texts: [String])

  /// Does an act: mostly by an action, else by scrolling.
  mutating func act() {
    while true {
      if !windows.isEmpty, isOnceIn(4) {
        if activate(actOfElement(), in: pick(windows)) { return }
      } else if isOnceIn(12) {
        if turnWheel() { return }
      } else if activate(isOnceIn(2) ? actOfPages() : actOfPlaces(), in: main) {
        return
      }
    }
  }

  private var windows: [ElementWindow] {
    host.application.windows.compactMap { $0 as? ElementWindow }
  }

  /// Activates an action of a window or of the application. Returns false if it is not possible now.
  private func activate(_ act: Act, in window: ApplicationWindow) -> Bool {
    let name = act.action.localName
    if act.action == .showElement, windows.count >= Self.mostWindows { return false }
    guard
      (window.state(ofAction: name) ?? host.application.state(ofAction: name))?.isEnabled == true
    else { return false }
    return window.activateAction(act.action.name, act.texts)
  }

  /// Scrolls the shown list by pixels, as the wheel does.
  private mutating func turnWheel() -> Bool {
    guard !main.sidePane.isPushed, let (list, adjustment) = shownList, list.isMapped,
      let adjustment, adjustment.upper > adjustment.pageSize
    else { return false }
    adjustment.value = Double.random(
      in: 0...(adjustment.upper - adjustment.pageSize), using: &random)
    return true
  }

  /// The list of the shown page and its adjustment.
  private var shownList: (Widget, Adjustment?)? {
    switch main.shownPage?.content {
    case let page as SectionedPage: (page.list, page.list.adjustment)
    case let page as FavoritesPage: (page.page.list, page.page.list.adjustment)
    case let page as PlacesPage:
      page.view.map { ($0.list.scrolled, $0.list.scrolled.verticalAdjustment) }
    default: nil
    }
  }

  // MARK: Acts

  private mutating func actOfPages() -> Act {
    switch number(15) {
    case 0, 1: (.showPage, [pick(Page.all).id])
    case 2: (pick([.toggleSidePane, .goBack, .nextPage, .previousPage]), [])
    case 3: (.selectElement, [pick(symbols)])
    case 4: (.showElement, [pick(symbols)])
    case 5: (.toggleFavorite, [pick(symbols)])
    case 6: toggleSection()
    case 7: (.search, [pick(["gold", "noble gas", "melt < 300 K", "ferr", ""])])
    case 8: (pick([.hideSearch, .openBestHit, .undoFavorite]), [])
    case 9: (pick([.flip, .nextElement, .previousElement]), [])
    case 10: (pick([.collapseAll, .expandAll]), [])
    case 11: (.sortFavorites, [pick(FavoritesSorting.allCases).rawValue])
    case 12: moveFavorite()
    case 13: (.resizeWindow, pick([["400", "500"], ["700", "500"], ["1000", "600"]]))
    default: scroll()
    }
  }

  private mutating func toggleSection() -> Act {
    guard let page = main.shownPage, let sections = page.content?.sections?.sectionIDs,
      !sections.isEmpty
    else { return (.expandAll, []) }
    return (isOnceIn(4) ? .showSection : .toggleSection, [page.page.id, pick(sections)])
  }

  private mutating func scroll() -> Act {
    let page = pick(["name", "number", "state", "category", "grid", "favorites"])
    // Others are refused.
    let shown = main.pages.first { $0.page.id == page }?.content?.elements ?? []
    return (.scrollTo, [page, isOnceIn(8) || shown.isEmpty ? "start" : pick(shown).symbol])
  }

  private mutating func moveFavorite() -> Act {
    let favorites = main.favorites.state.mine.map(\.number)
    guard !favorites.isEmpty else { return (.toggleFavorite, [pick(symbols)]) }
    let symbol = symbols[pick(favorites) - 1]
    return (.moveFavorite, [symbol, String(number(favorites.count))])
  }

  private mutating func actOfPlaces() -> Act {
    // Stockholm, Paris, London, Berkeley, Dubna; and none.
    let places = ["2673730", "2988507", "2643743", "5327684", "564719", ""]
    switch number(12) {
    case 0, 1: return (.showPlace, [pick(places)])
    case 2: return (.separatePlaces, [pick(places)])
    case 3, 4:
      return (
        .setMap, ["\(number(300) - 150) \(number(140) - 70)", pick(["1", "2.5", "8", "40"])]
      )
    case 5: return (.setTimeline, pick([["1650", "1800"], ["1700", "1900"], ["1650", "2020"]]))
    case 6: return (.pinTimeline, [])
    case 7: return (.highlightCategory, [pick(["noble-gas", "metalloid", ""])])
    case 8: return (.showPicture, [pick(symbols)])
    case 9: return (.setZoom, ["0.\(number(10)) 0.\(number(10))", pick(["1", "3", "20"])])
    case 10: return (.hidePicture, [])
    default: return (pick([.zoomIn, .zoomOut, .zoomNormal]), [])
    }
  }

  private mutating func actOfElement() -> Act {
    switch number(8) {
    case 0, 1: (.flip, [])
    case 2: (pick([.nextElement, .previousElement]), [])
    case 3: (.scrollTo, ["element", pick(["melting-point", "density", "fact-period", "start"])])
    case 4: (.showPicture, [pick(symbols)])
    case 5: (.setZoom, ["0.\(number(10)) 0.\(number(10))", pick(["1", "3", "20"])])
    case 6: (pick([.zoomIn, .zoomOut, .zoomNormal, .hidePicture]), [])
    default: (.closeWindow, [])
    }
  }

  // MARK: Chance

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func isOnceIn(_ count: Int) -> Bool { number(count) == 0 }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(choices.count)]
  }
}
