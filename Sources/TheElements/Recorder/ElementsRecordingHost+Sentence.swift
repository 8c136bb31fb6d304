import Elements
import GLib
import Recording

/// Lines of recordings in the user's words.
extension ElementsRecordingHost {
  func sentence(for command: Command) -> Sentence {
    switch command {
    case .wait(let seconds):
      Sentence(
        tr("Wait"), tr("{1} s", Decimal.text(seconds)), icon: "document-open-recent-symbolic")
    case .act(let act): sentence(for: act)
    case .expect(let expectation): sentence(for: expectation)
    }
  }

  private func sentence(for act: Act) -> Sentence {
    guard let action = AppAction(localName: act.action) else {
      return Sentence(act.action, icon: AppAction.defaultIcon)
    }
    let title = Self.title(of: action)
    let words = shown(act.arguments, of: action).joined(separator: " ")
    let object = act.window.map { window in
      words.isEmpty ? tr("in {1}", shown(window)) : tr("{1} in {2}", words, shown(window))
    }
    return Sentence(title, ExternalText(object ?? words).text, icon: action.recordedIcon)
  }

  private static func title(of action: AppAction) -> String {
    if action == .toggleFavorite { return tr("Add or Remove Favorite") }
    return action.title.hasSuffix("…") ? String(action.title.dropLast()) : action.title
  }

  private func sentence(for expectation: Expectation) -> Sentence {
    let arguments = expectation.arguments.enumerated().map { index, argument in
      switch expectation.subject {
      case "page": title(ofPage: argument)
      case "visible", "selected", "expanded", "focus": shown(part: argument)
      case "text" where index == 0: shown(part: argument)
      default: shown(argument)
      }
    }
    let words = Self.clause(of: expectation.subject, arguments)
    let clause = expectation.isNegated ? tr("not: {1}", words) : words
    let object = expectation.window.map { tr("{1} in {2}", clause, shown($0)) } ?? clause
    return Sentence(
      tr("Expect:"), ExternalText(object).text, icon: "view-reveal-symbolic")
  }

  /// Returns arguments as the user knows them.
  private func shown(_ arguments: [String], of action: AppAction) -> [String] {
    switch action {
    case .search: arguments.map { tr("“{1}”", ExternalText($0).text) }
    case .showPage: arguments.map { title(ofPage: $0) }
    case .toggleSection where arguments.count == 2, .showSection where arguments.count == 2:
      [tr("{1} on {2}", title(ofSection: arguments), title(ofPage: arguments[0]))]
    case .scrollTo where arguments.count == 2 && arguments[1].hasPrefix("#"):
      [
        tr(
          "{1} on {2}", title(ofSection: [arguments[0], String(arguments[1].dropFirst())]),
          title(ofPage: arguments[0]))
      ]
    case .scrollTo where arguments.count == 2:
      [tr("{1} on {2}", shown(arguments[1]), title(ofPage: arguments[0]))]
    case .highlightCategory: arguments.map { $0.isEmpty ? tr("none") : title(ofClass: $0) }
    case .colorBy: arguments.map { title(ofColoring: $0) }
    default: arguments.filter { !$0.isEmpty }.map { shown($0) }
    }
  }

  /// Returns the name of an element, or the text itself.
  private func shown(_ text: String) -> String {
    element(called: text).map { tr($0.name) } ?? ExternalText(text).text
  }

  /// Returns the name of a part as words: `row of Gold`, `search entry`.
  private func shown(part name: String) -> String {
    guard element(called: name) == nil else { return shown(name) }
    let words = name.split(separator: "-")
    let number = words.count == 2 ? Int(words[1]) : nil
    let element = number.flatMap { library.table?[$0] }.map { tr($0.name) }
    switch (words.first, element) {
    case ("row", let element?): return tr("row of {1}", element)
    case ("tile", let element?): return tr("tile of {1}", element)
    case ("point", let element?): return tr("point of {1}", element)
    case ("head", let element?): return tr("head of {1}", element)
    case ("tab", nil) where words.count == 2: return tr("tab {1}", title(ofPage: String(words[1])))
    default: return ExternalText(words.joined(separator: " ")).text
    }
  }

  private func title(ofPage id: String) -> String {
    Page.all.first { $0.id == id }.map { tr($0.title) } ?? ExternalText(id).text
  }

  /// - Parameter names: IDs of a page and of one of its sections.
  private func title(ofSection names: [String]) -> String {
    let page = Page.all.first { $0.id == names[0] }
    let sections = library.table.flatMap { page?.order?.sections(of: $0) } ?? []
    return sections.first { $0.id == names[1] }.map { tr($0.title) } ?? ExternalText(names[1]).text
  }

  private func title(ofClass id: String) -> String {
    let classes = TableColoring.classes.flatMap(ElementClassification.all)
    return classes.first { $0.id == id }.map { tr($0.title) } ?? ExternalText(id).text
  }

  private func title(ofColoring id: String) -> String {
    library.title(of: TableColoring(id: id)).map { tr($0) } ?? ExternalText(id).text
  }

  /// Returns an expectation of a subject as a clause.
  /// - Parameter words: its arguments as the user knows them.
  private static func clause(of subject: String, _ words: [String]) -> String {
    let all = words.joined(separator: " ")
    if words.count == 2 {
      switch subject {
      case "setting": return tr("setting {1} is {2}", words[0], words[1])
      case "state": return tr("state of action {1} is {2}", words[0], words[1])
      case "text": return tr("text of {1} is {2}", words[0], words[1])
      default: break
      }
    }
    return switch subject {
    case "page": tr("page is {1}", all)
    case "element": tr("element is {1}", all)
    case "face": tr("face is {1}", all)
    case "count": tr("number of elements is {1}", all)
    case "favorite": tr("favorite: {1}", all)
    case "elements": tr("elements shown are {1}", all)
    case "found": tr("elements found: {1}", all)
    case "clipboard": tr("copied text is {1}", all)
    case "zoom": tr("zoom is {1}", all)
    case "place": tr("place is {1}", all)
    case "title": tr("title is {1}", all)
    case "visible": tr("visible: {1}", all)
    case "selected": tr("selected: {1}", all)
    case "expanded": tr("expanded: {1}", all)
    case "enabled": tr("action enabled: {1}", all)
    case "toast": tr("message is {1}", all)
    case "window": tr("open window: {1}", all)
    case "focus": tr("focus in {1}", all)
    case "picture": tr("picture as {1}", all)
    default: ([subject] + words).joined(separator: " ")
    }
  }
}

extension AppAction {
  static let defaultIcon = "input-mouse-symbolic"

  /// The icon of the action's lines in the Recorder.
  var recordedIcon: String {
    switch self {
    case .showPage, .nextPage, .previousPage: "view-grid-symbolic"
    case .showElement, .selectElement, .goBack, .previousElement, .nextElement:
      "view-restore-symbolic"
    case .flip: "object-flip-horizontal-symbolic"
    case .search, .showSearch, .hideSearch, .toggleSearch, .openBestHit: "system-search-symbolic"
    case .toggleFavorite, .undoFavorite, .moveFavorite, .moveFavoriteUp, .moveFavoriteDown,
      .sortFavorites, .removeImported:
      "starred-symbolic"
    case .showPicture, .hidePicture: "emblem-photos-symbolic"
    case .zoomIn, .zoomOut, .zoomNormal, .setZoom: "zoom-in-symbolic"
    case .scrollTo: "view-continuous-symbolic"
    case .resizeWindow, .setMaximized, .toggleFullScreen: "view-fullscreen-symbolic"
    case .showPlace, .setMap, .separatePlaces, .openInMaps: "mark-location-symbolic"
    case .setTimeline, .playTimeline, .pinTimeline, .setKnownYear, .playTable:
      "document-open-recent-symbolic"
    case .compare, .toggleComparison, .clearComparison, .showDifferences:
      "elements-order-symbolic"
    case .showPlot, .setPlotAxes, .showPlotGroups, .showPlotPeriods, .brushPlot,
      .compareSelection:
      "applications-graphics-symbolic"
    case .showNuclides, .showIsotope, .selectNuclide, .setChart, .exportNuclidesFile:
      "applications-graphics-symbolic"
    case .colorBy, .setScale, .setBrush, .setTemperature, .setPressure, .setTableControl:
      "applications-graphics-symbolic"
    case .setTableForm, .setGroupThree: "view-grid-symbolic"
    case .toggleSection, .showSection, .collapseAll, .expandAll: "view-list-symbolic"
    case .closeWindow: "window-close-symbolic"
    case .showPreferences, .setPreference: "preferences-system-symbolic"
    case .copyText, .copyCSV, .copyJSON, .copyValue, .copyNumber, .copyWithSource, .copyFormula,
      .copyDetails, .copyChain:
      "edit-copy-symbolic"
    default: Self.defaultIcon
    }
  }
}
