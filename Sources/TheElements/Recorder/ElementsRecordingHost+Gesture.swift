import Elements
import GLib
import Gtk
import Recording

/// What the actions themselves know of their acts.
extension ElementsRecordingHost {
  /// Returns an act in its window.
  func scene(of act: Act, in window: Window? = nil) -> ActScene {
    ActScene(
      arguments: act.arguments, window: window ?? self.window(named: act.window),
      windowName: act.window, program: self)
  }

  func gesture(of act: Act, in window: Window) -> Gesture? {
    guard let action = AppAction(localName: act.action) else { return nil }
    return action.recorded.gesture?(scene(of: act, in: window))
      ?? (act.arguments.allSatisfy(\.isEmpty) ? action.keys.first.map { .press($0) } : nil)
  }

  /// A click on an element selects it, which opens its window where no page is shown beside; one on a star changes it.
  func does(_ action: String, _ act: Act) -> Bool {
    let done = [
      AppAction.showElement.localName: AppAction.selectElement.localName,
      AppAction.setFavorite.localName: AppAction.toggleFavorite.localName,
    ]
    return action == act.action || action == done[act.action]
  }

  func isAtRest(_ window: Window) -> Bool {
    let main = window as? MainWindow
    let overlay = (window as? ElementWindow)?.page.overlay ?? main?.pictures
    return overlay?.isGrowing != true && main?.content(TablePage.self)?.canvas.travel == nil
      && main?.sidePane.split.isSliding != true && page(in: window)?.content.isSliding != true
  }

  func fault(of act: Act) -> String? {
    guard let action = AppAction(localName: act.action) else { return nil }
    if action.writesFile, let path = played(act).arguments.last, !Files.exists(path) {
      // TRANSLATORS: {1} is the path of a file.
      return tr("the file was not written: {1}", ExternalText(path).text)
    }
    return action.recorded.fault?(scene(of: act))
  }

  func nameOfWindow(shownBy act: Act) -> String? {
    guard let action = AppAction(localName: act.action) else { return nil }
    return action.recorded.window?(scene(of: act)) ?? nameOfWindow(openedBy: action)
  }

  func isRepeatable(_ act: Act) -> Bool {
    AppAction(localName: act.action)?.recorded.isRepeatable ?? false
  }
}

extension ElementsRecordingHost: ActProgram {
  func item(of element: AtomicElement, in window: Window) -> (any GestureTarget)? {
    window.findItem(of: element)
  }

  var shownPageID: String? { mainWindow?.shownPage?.page.id }

  func hasSection(_ id: String) -> Bool {
    mainWindow?.shownPage?.content?.sections?.sectionIDs.contains(id) ?? true
  }

  func isCollapsed(_ id: String) -> Bool {
    mainWindow?.shownPage?.content?.sections?.collapsed.contains(id) ?? false
  }

  func hasNuclide(_ name: String) -> Bool {
    guard let catalog = library.files[.nuclides], let table = library.table else { return true }
    return catalog.find(name, in: table) != nil
  }

  func scrolled(_ id: String, in window: Window) -> ScrolledWindow? {
    if id == ElementPage.scrollID { return page(in: window)?.scrolled }
    let page: Widget? = shownPageID == id ? mainWindow?.shownPage?.content : nil
    return page?.first { $0.isMapped && $0.asScrolledWindow != nil }?.asScrolledWindow
  }

  func nameOfWindow(openedBy action: AppAction) -> String? {
    DataWindow.all.first { $0.opener == action }?.id
  }

  func icon(ofPage id: String) -> String? { Page.all.first { $0.id == id }?.iconName }

  func model<Model: AnyObject>(_ type: Model.Type) -> Model? {
    ([library, favorites] as [AnyObject]).lazy.compactMap { $0 as? Model }.first
  }
}
