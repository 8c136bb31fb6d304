import Elements
import GLib
import Gtk

/// The header bars: that of the pages, that of a pushed element and that of a pushed map.
extension MainWindow {
  /// The Places page while its map is shown in place of its list.
  var pushedPlaces: PlacesPage? {
    guard let placesPage, placesPage.isPushed, shownPage?.page.id == Page.places.id else {
      return nil
    }
    return placesPage
  }

  /// True if an element or a map is shown in place of the pages.
  var isPagePushed: Bool { sidePane.isPushed || pushedPlaces != nil }

  /// Shows the bar of the content on top, and the tabs and an open search where the pages are.
  func updateBars() {
    let places = pushedPlaces
    for widget in [header, search.holder] as [Widget] { widget.isVisible = !isPagePushed }
    placeBar.show(sidePane.isPushed ? nil : places?.pushedTitle)
    notebook?.showsTabs = places == nil
    sidePane.updateBack()
    title = titleOfBar
  }

  /// The window's title, by which the desktop and a screen reader name it.
  private var titleOfBar: String {
    if sidePane.isPushed, let element = sidePane.page?.element { return tr(element.name) }
    return pushedPlaces?.pushedTitle ?? tr("The Elements")
  }

  /// Leads back from a pushed map to the list of places. Returns false if there is none.
  func goBackToPlaces() -> Bool {
    guard let places = pushedPlaces, !sidePane.isPushed else { return false }
    places.goBack()
    return true
  }

  /// Shows the pages in place of a pushed element and a pushed map; the caller moves the focus.
  func leavePushed() {
    sidePane.leave()
    placesPage?.leaveMap()
  }
}
