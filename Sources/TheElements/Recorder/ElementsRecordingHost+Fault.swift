import Elements
import GLib
import Gtk
import Recording

/// Acts that were played and had no effect.
extension ElementsRecordingHost {
  func fault(of act: Act) -> String? {
    guard let action = AppAction(localName: act.action), let last = act.arguments.last else {
      return nil
    }
    let name = ExternalText(last).text
    switch action {
    case .toggleSection, .showSection:
      let sections = mainWindow?.shownPage?.content?.sections
      let isMissing = sections.map { !$0.sectionIDs.contains(last) } ?? false
      return isMissing ? tr("the page has no section “{1}”", name) : nil
    case .focusPart:
      guard let window = window(named: act.window), let part = part(last, in: window),
        window.focusWidget?.isInside(part) == true
      else { return tr("“{1}” cannot have the focus", name) }
      return nil
    case .showPlace where !last.isEmpty, .separatePlaces where !last.isEmpty:
      let isShown = mainWindow?.content(PlacesPage.self).map { $0.place(last) != nil } ?? true
      return isShown ? nil : tr("no place “{1}”", name)
    case .setPreference:
      let isKnown = Setting.named(act.arguments[0]) != nil
      return isKnown ? nil : tr("no setting “{1}”", ExternalText(act.arguments[0]).text)
    case .colorBy where TableColoring(id: last).isOfClass && !favorites.classColumn.isOffered:
      return tr("there are no favorites of other people")
    case .hidePerson where !favorites.hidden.contains(last):
      return tr("no favorites of “{1}”", name)
    case .copyNumber, .copyValue, .copyWithSource, .showSource:
      let row = page(in: window(named: act.window)).map { $0.row(last) }
      return row == .some(nil) ? tr("no property “{1}”", name) : nil
    case .colorBy where TableColoring(id: last).titleWithoutColumn == nil:
      return propertyFault([last])
    case .setPlotAxes:
      var plot = PlotState()
      _ = plot.set(axes: last)
      return propertyFault([plot.x.id, plot.y.id].filter { $0 != PropertyColumn.numberID })
    case .showNuclides where last.isEmpty: return nil
    case .selectNuclide, .showIsotope, .showNuclides:
      return isNuclide(last) ? nil : tr("no nuclide “{1}”", name)
    default: return nil
    }
  }

  /// Returns the fault of the first key that no property has.
  private func propertyFault(_ keys: [String]) -> String? {
    // A column of the user's may still be read.
    keys.first { !OwnColumn.isKey($0) && library.column($0) == nil }.map {
      tr("no property “{1}”", ExternalText($0).text)
    }
  }

  /// True for the name of a nuclide, `Au-198`, and for any text before the nuclides are read.
  private func isNuclide(_ name: String) -> Bool {
    guard let catalog = library.files[.nuclides], let table = library.table else {
      return true
    }
    return catalog.find(name, in: table) != nil
  }
}
