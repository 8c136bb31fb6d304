import Elements
import GLib
import Recording

/// Lines of recordings in the user's words.
extension ElementsRecordingHost {
  func sentence(for command: Command) -> Sentence {
    switch command {
    case .wait(let seconds):
      Sentence(
        tr("Wait", context: "verb"), tr("{1} s", tr(number: Decimal.text(seconds))),
        icon: "document-open-recent-symbolic")
    case .caption(let text):
      Sentence(
        tr("Caption", context: "text for those who watch a lesson"), shown(caption: text),
        icon: "format-justify-left-symbolic")
    case .act(let act): sentence(for: act)
    case .expect(let expectation): sentence(for: expectation)
    }
  }

  private func sentence(for act: Act) -> Sentence {
    guard let action = AppAction(localName: act.action) else {
      return Sentence(act.action, icon: AppAction.defaultIcon)
    }
    let window = act.window.flatMap { act.arguments == [$0] ? nil : $0 }
    let words = shown(act.arguments, of: action).joined(separator: " ")
    let (title, object) =
      switch (action, window) {
      case (.closeWindow, let window?): (tr("Close Window"), title(ofWindow: window))
      case (.flip, let window?): (tr("Turn Over the Tile"), title(ofWindow: window))
      case (_, let window?) where words.isEmpty:
        (Self.title(of: action), shown(window: window))
      case (_, let window?):
        (Self.title(of: action), tr("{1} · {2}", words, shown(window: window)))
      case (_, nil): (Self.title(of: action), words)
      }
    return Sentence(
      title, ExternalText(object, keepsIsolates: true).text, icon: icon(of: action, act.arguments))
  }

  /// Returns the icon of an action's lines: for a page the one of its tab.
  private func icon(of action: AppAction, _ arguments: [String]) -> String {
    let page = action == .showPage ? Page.all.first { [$0.id] == arguments } : nil
    return page?.iconName ?? action.icon
  }

  private static func title(of action: AppAction) -> String {
    if action == .toggleFavorite { return tr("Add or Remove Favorite") }
    return action.title.hasSuffix("…") ? String(action.title.dropLast()) : action.title
  }

  private func sentence(for expectation: Expectation) -> Sentence {
    let words = expectation.arguments.enumerated().map { index, argument in
      switch expectation.subject {
      case "page": title(ofPage: argument)
      case "window": shown(window: argument)
      case "place": shown(place: argument)
      case "visible", "selected", "expanded", "focus": shown(part: argument)
      case "text" where index == 0: shown(part: argument)
      case "enabled", "state": index == 0 ? title(ofAction: argument) : shown(argument)
      default: shown(argument)
      }
    }
    let clause = clause(of: expectation, words)
    let isComplete = ["face", "element"].contains(expectation.subject)
    let window = isComplete ? nil : expectation.window
    let object = window.map { tr("{1} · {2}", clause, shown(window: $0)) } ?? clause
    return Sentence(
      expectation.isNegated ? tr("Not expected:") : tr("Expected:"),
      ExternalText(object, keepsIsolates: true).text, icon: "view-reveal-symbolic")
  }

  /// Returns arguments as the user knows them.
  private func shown(_ arguments: [String], of action: AppAction) -> [String] {
    switch action {
    case .search: arguments.map { tr("“{1}”", ExternalText($0).text) }
    case .showPage: arguments.map { title(ofPage: $0) }
    case .toggleSection where arguments.count == 2, .showSection where arguments.count == 2:
      [tr("{1} · {2}", title(ofSection: arguments), title(ofPage: arguments[0]))]
    case .scrollTo where arguments.count == 2 && arguments[1].hasPrefix("#"):
      [
        tr(
          "{1} · {2}", title(ofSection: [arguments[0], String(arguments[1].dropFirst())]),
          title(ofPage: arguments[0]))
      ]
    case .scrollTo where arguments.count == 2:
      [tr("{1} · {2}", shown(arguments[1]), title(ofPage: arguments[0]))]
    case .highlightCategory:
      arguments.map { $0.isEmpty ? tr("none", context: "nothing is chosen") : title(ofClass: $0) }
    case .colorBy: arguments.map { title(ofColoring: $0) }
    case .showPlace, .separatePlaces: arguments.map { shown(place: $0) }
    case .resizeWindow: [arguments.joined(separator: " × ")]
    case .setTimeline: [arguments.joined(separator: "–")]
    default: arguments.filter { !$0.isEmpty }.map { shown($0) }
    }
  }

  /// Returns the name of an element, or the text itself.
  private func shown(_ text: String) -> String {
    element(called: text).map { tr($0.shownName) } ?? ExternalText(text).text
  }

  /// Returns a part in words: `row “Gold”`, `search entry`.
  private func shown(part name: String) -> String {
    guard element(called: name) == nil else { return shown(name) }
    let words = name.split(separator: "-")
    let number = words.count == 2 ? Int(words[1]) : nil
    let element = number.flatMap { library.table?[$0] }.map { tr($0.shownName) }
    switch (words.first, element) {
    case ("row", let element?): return tr("row “{1}”", element)
    case ("tile", let element?): return tr("tile “{1}”", element)
    case ("point", let element?): return tr("point “{1}”", element)
    case ("head", let element?): return tr("head “{1}”", element)
    case ("tab", nil) where words.count == 2:
      return tr("tab “{1}”", title(ofPage: String(words[1])))
    case ("fact", nil):
      let id = words.dropFirst().joined(separator: "-")
      return title(ofFact: id).map { tr("fact “{1}”", $0) } ?? ExternalText(id).text
    default: return ExternalText(words.joined(separator: " ")).text
    }
  }

  /// Returns a window in words: `window “Gold”`, `Preferences`.
  private func shown(window name: String) -> String {
    element(called: name).map { tr("window “{1}”", tr($0.shownName)) } ?? title(ofWindow: name)
  }

  private func title(ofWindow name: String) -> String {
    if let element = element(called: name) { return tr(element.shownName) }
    let titles = [
      "preferences": tr("Preferences"), "comparison": tr("Comparison"), "plot": tr("Plot"),
      "nuclides": tr("Nuclide Chart"), "worksheet": tr("Worksheet"),
    ]
    return titles[name] ?? ExternalText(name).text
  }

  /// Returns the name of a place, or its key while the places are not read.
  private func shown(place key: String) -> String {
    key.isEmpty
      ? tr("none", context: "nothing is chosen")
      : mainWindow?.content(PlacesPage.self)?.place(key)?.name ?? key
  }

  private func title(ofAction name: String) -> String {
    AppAction(localName: name).map { Self.title(of: $0) } ?? ExternalText(name).text
  }

  private func title(ofFact id: String) -> String? {
    let card = library.table?.elements.first.map { TileBackText($0) }
    let facts = card.map { $0.figures + $0.position + [$0.discovery] } ?? []
    return facts.first { $0.id == id }.map { tr($0.title) }
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

  /// Returns an expectation as a clause.
  /// - Parameter words: its arguments as the user knows them.
  private func clause(of expectation: Expectation, _ words: [String]) -> String {
    let all = tr(list: words)
    let isOne = words.count == 1
    if words.count == 2 {
      switch expectation.subject {
      case "setting": return tr("setting {1} is {2}", words[0], words[1])
      case "state": return tr("“{1}” is {2}", words[0], words[1])
      case "text": return tr("{1} shows “{2}”", words[0], words[1])
      default: break
      }
    }
    return switch expectation.subject {
    case "page": tr("the page “{1}” is shown", all)
    case "element": tr("{1} is shown", all)
    case "face": clause(ofFace: expectation)
    case "count": ntr("{1} element is shown", "{1} elements are shown", Int(all) ?? 0, all)
    case "favorite": tr("{1} is a favorite", all)
    case "elements": tr("the elements shown are {1}", all)
    case "found": tr("found by the search: {1}", all)
    case "clipboard": tr("the copied text is “{1}”", all)
    case "zoom": tr("the zoom is {1}", all)
    case "place": tr("the place “{1}” is selected", all)
    case "title": tr("the title is “{1}”", all)
    case "visible": isOne ? tr("{1} is visible", all) : tr("{1} are visible", all)
    case "selected": isOne ? tr("{1} is selected", all) : tr("{1} are selected", all)
    case "expanded": isOne ? tr("{1} is expanded", all) : tr("{1} are expanded", all)
    case "enabled": tr("“{1}” can be used", all)
    case "toast": tr("the message “{1}” appears", all)
    case "window": tr("{1} is open", all)
    case "focus": tr("the focus is here: {1}", all)
    case "picture": tr("the window looks as in this file: {1}", all)
    default: ([expectation.subject] + words).joined(separator: " ")
    }
  }

  private func clause(ofFace expectation: Expectation) -> String {
    let isBack = expectation.arguments == [ElementsCheck.back]
    guard let window = expectation.window else {
      return isBack ? tr("the back of the tile is up") : tr("the front of the tile is up")
    }
    let element = title(ofWindow: window)
    return isBack
      ? tr("{1}: the back of the tile is up", element)
      : tr("{1}: the front of the tile is up", element)
  }
}
