import Elements
import Gtk
import Recording

/// The gestures by which a person does the acts of a recording.
extension ElementsRecordingHost {
  func gesture(of act: Act, in window: Window) -> Gesture? {
    guard let action = AppAction(localName: act.action) else { return nil }
    let text = act.arguments.first ?? ""
    return click(for: action, act.arguments, in: window)
      ?? (act.arguments.allSatisfy(\.isEmpty) ? keys(of: action).map { .press($0) } : nil)
      ?? move(for: action, act.arguments, in: window)
      ?? (action == .search && !text.isEmpty ? .type(text, after: "<Control>f") : nil)
  }

  /// A click on an element selects it, which opens its window where no page is shown beside.
  func does(_ action: String, _ act: Act) -> Bool {
    action == act.action
      || act.action == AppAction.showElement.localName
        && action == AppAction.selectElement.localName
  }

  func isAtRest(_ window: Window) -> Bool {
    let main = window as? MainWindow
    let overlay = (window as? ElementWindow)?.page.overlay ?? main?.pictures
    return overlay?.isGrowing != true && main?.content(TablePage.self)?.canvas.travel == nil
      && main?.sidePane.split.isSliding != true && page(in: window)?.content.isSliding != true
  }

  /// Keys that work in the whole window.
  private func keys(of action: AppAction) -> String? {
    switch action {
    case .hideSearch, .hidePicture: "Escape"
    default: action.keys.first
    }
  }

  /// Returns the click that does an act; nil for none.
  private func click(
    for action: AppAction, _ texts: [String], in window: Window
  ) -> Gesture? {
    let (text, main) = (texts.first ?? "", window as? MainWindow)
    switch action {
    case .showPage:
      // A click on the selected tab does nothing.
      return main?.shownPage?.page.id == text ? nil : click("tab-\(text)", in: window)
    case .selectElement: return item(text, in: window).flatMap { .click($0) }
    case .showElement: return opening(of: text, in: window)
    case .showPicture:
      let row = item(text, in: window)
      return row?.showsPictureOnClick == true ? row.map { .click($0, Bounds($0.tileFrame)) } : nil
    case .toggleFavorite: return star(of: text, in: window)
    case .toggleComparison:
      if window is ComparisonWindow {
        return element(called: text).flatMap { click("remove-\($0.number)", in: window) }
      }
      return item(text, in: window).flatMap {
        .click($0, $0.showsTile ? Bounds($0.tileFrame) : nil, holdsControl: true)
      }
    case .showDifferences: return click("differences", in: window)
    case .showPlotGroups, .showPlotPeriods, .compareSelection:
      return click(action.localName, in: window)
    case .flip: return page(in: window)?.view.map { .click($0.tile) }
    case .toggleSection, .showSection:
      guard texts.count == 2, main?.shownPage?.page.id == text else { return nil }
      return click(
        action == .toggleSection ? "section-\(texts[1])" : "letter-\(texts[1])", in: window)
    case .showPlace: return text.isEmpty ? nil : click("pin-\(text)", in: window)
    case .zoomIn, .zoomOut, .zoomNormal:
      return click(action.localName, in: window) ?? click("map-\(action.localName)", in: window)
    case .hidePicture: return click("close-picture", in: window)
    case .goBack: return click("back", in: window) ?? click("place-back", in: window)
    case .previousElement, .nextElement: return click(action.localName, in: window)
    case .toggleSidePane: return click("side-pane-button", in: window)
    default: return choice(for: action, text, in: window)
    }
  }

  /// Returns the click that does an act in the Table, the nuclide chart or a context menu; nil for none.
  private func choice(for action: AppAction, _ text: String, in window: Window) -> Gesture? {
    switch action {
    case .highlightCategory:
      // A click on the highlighted category ends it.
      let category =
        text.isEmpty
        ? (window as? MainWindow)?.content(TablePage.self)?.canvas.legend.pinned?.id ?? "" : text
      return click("legend-\(category)", in: window)
    case .colorBy:
      return click("coloring-\(text)", in: window)
        ?? part("color-by", in: window).flatMap { $0.isMapped ? .open($0) : nil }
    case .copyNumber, .copyValue, .copyWithSource:
      return part("property-\(text)", in: window).map { .open($0, isSecondary: true) }
    case .moveFavoriteUp, .moveFavoriteDown:
      return item(text, in: window).map { .open($0, isSecondary: true) }
    case .selectNuclide:
      let chart = window as? NuclideWindow
      return chart?.frame(ofNuclide: text).flatMap { frame in
        chart.map { .click($0.view, Bounds(frame)) }
      }
    case .openBestHit:
      let entry = part("search-entry", in: window)
      return entry.flatMap { window.focusWidget?.isInside($0) } == true ? .press("Return") : nil
    default: return nil
    }
  }

  /// A click on a shown part.
  private func click(_ name: String, in window: Window) -> Gesture? {
    part(name, in: window).flatMap { $0.isMapped ? .click($0) : nil }
  }

  private func item(_ text: String, in window: Window) -> (any ElementItem)? {
    element(called: text).flatMap { window.findItem(of: $0) }
  }

  /// A click that opens an element's window: with a side pane it would fill that, in a narrow window push the element.
  private func opening(of text: String, in window: Window) -> Gesture? {
    guard let split = (window as? MainWindow)?.sidePane.split, split.form == .pages,
      !split.pushesElements
    else { return nil }
    return item(text, in: window).flatMap { .click($0) }
  }

  /// A click on the star of an element's row, or of its window.
  private func star(of text: String, in window: Window) -> Gesture? {
    if let page = (window as? ElementWindow)?.page { return .click(page.header.favorite) }
    let row = item(text, in: window) as? ElementRow
    return row.map { .click($0, Bounds($0.starFrame)) }
  }
}
