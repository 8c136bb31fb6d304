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
    let scene = scene(of: act)
    let heading = action.recorded.heading?(scene) ?? action.recordedTitle
    let named = act.window.flatMap { act.arguments == [$0] ? nil : $0 }
    let words = self.words(of: scene, action).joined(separator: " ")
    let (title, object) =
      switch named {
      case let name? where words.isEmpty: (heading, shown(window: name))
      case let name?: (heading, tr("{1} · {2}", words, shown(window: name)))
      case nil: (heading, words)
      }
    let whole = named.flatMap { _ in action.recorded.sentence?(scene) }
    return Sentence(
      whole?.title ?? title,
      ExternalText(whole?.object ?? object, keepsIsolates: true).text,
      icon: action.recorded.icon?(scene) ?? action.icon)
  }

  /// Returns the arguments as the user knows them.
  private func words(of scene: ActScene, _ action: AppAction) -> [String] {
    action.recorded.words?(scene)
      ?? scene.arguments.filter { !$0.isEmpty }.map { scene.shown($0) }
  }

  private func sentence(for expectation: Expectation) -> Sentence {
    let words = expectation.arguments.enumerated().map { index, argument in
      switch expectation.subject {
      case "page": title(ofPage: argument)
      case "window": shown(window: argument)
      case "place": title(ofPlace: argument)
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

  func title(ofWindow name: String) -> String {
    if let element = element(called: name) { return tr(element.shownName) }
    if name == AppAction.preferences { return tr("Preferences") }
    return DataWindow.all.first { $0.id == name }.map { tr($0.title) } ?? ExternalText(name).text
  }

  /// Returns the name of a place, or its key while the places are not read.
  func title(ofPlace key: String) -> String {
    key.isEmpty
      ? tr("none", context: "nothing is chosen")
      : mainWindow?.content(PlacesPage.self)?.place(key)?.name ?? key
  }

  private func title(ofAction name: String) -> String {
    AppAction(localName: name).map(\.recordedTitle) ?? ExternalText(name).text
  }

  private func title(ofFact id: String) -> String? {
    let card = library.table?.elements.first.map { TileBackText($0) }
    let facts = card.map { $0.figures + $0.position + [$0.discovery] } ?? []
    return facts.first { $0.id == id }.map { tr($0.title) }
  }

  func title(ofPage id: String) -> String {
    Page.all.first { $0.id == id }.map { tr($0.title) } ?? ExternalText(id).text
  }

  func title(ofSection id: String, onPage page: String) -> String {
    let page = Page.all.first { $0.id == page }
    let sections = library.table.flatMap { page?.order?.sections(of: $0) } ?? []
    return sections.first { $0.id == id }.map { tr($0.title) } ?? ExternalText(id).text
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
