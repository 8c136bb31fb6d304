import Adwaita
import Elements
import GLib
import Gtk

/// The user's own values beside the properties on the page.
extension ElementPage {
  /// Registers the actions with `map`.
  func addOwnValueActions(to map: some ActionMap) {
    map.register(.editOwnValue, for: self) { page, keys in
      page.withRow(keys.first ?? "") { [weak page] in page?.editOwnValue(beside: $0) }
    }
    map.register(.setOwnValue, for: self) { page, texts in
      if texts.count == 2 { page.setOwnValue(beside: texts[0], OwnValue(parameter: texts[1])) }
    }
    map.register(.removeOwnValue, for: self) { page, keys in
      page.removeOwnValue(beside: keys.first ?? "")
    }
  }

  /// Shows the user's own columns, and the values in the rows that are made.
  func showOwn() {
    if files.own.columns != shownColumns {
      shownColumns = files.own.columns
      let cards = (view?.cards ?? []).compactMap { $0 as? FurtherCard }
      guard cards.allSatisfy({ $0.showColumns() }) else { return remakeView() }
    }
    for row in view?.rows ?? [] { row.showOwn(of: element, in: files) }
  }

  /// The menu items of a row; none for a property without a figure.
  func ownValueItems(of row: PropertyRow) -> [Menu.Item] {
    let key = row.property.id
    guard figure(of: key) != nil else { return [] }
    guard row.own != nil else { return [AppAction.editOwnValue.menuItem(key)] }
    return [
      Menu.Item(tr("Edit Your Value…"), action: AppAction.editOwnValue.name, key),
      AppAction.removeOwnValue.menuItem(key),
    ]
  }

  /// Returns a function that closes the popover with the source of a row, and opens the editor there; nil for a property
  /// without a figure.
  func editor(beside row: PropertyRow) -> (@MainActor () -> Void)? {
    guard figure(of: row.property.id) != nil else { return nil }
    return { [weak self, weak row] in
      self?.overlay?.hidePopover()
      // The clicked button is in that popover.
      Task { @MainActor [weak self, weak row] in
        if let row { self?.editOwnValue(beside: row) }
      }
    }
  }

  /// The figure of the program beside which a value may stand.
  private func figure(of key: String) -> Figure? {
    if key == PropertyColumn.weightID { return element.atomicWeight }
    return FigureKey(rawValue: key).flatMap { element.figures[$0] }
      ?? files[.properties]?[key]?.values[element.number]?.figure
  }

  private func setOwnValue(beside key: String, _ value: OwnValue?) {
    guard let value, let figure = figure(of: key) else { return ActWork.refuse(key) }
    let units = OwnValue.units(of: figure.unit)
    guard value.unit.map(units.contains) ?? units.isEmpty else {
      return ActWork.refuse(value.unit ?? "")
    }
    favorites.set(value, beside: key, of: element.number, in: files)
  }

  private func removeOwnValue(beside key: String) {
    guard let value = files.own.values[key, element.number] else { return ActWork.refuse(key) }
    favorites.set(nil, beside: key, of: element.number, in: files)
    content.showToast(tr("Removed: {1}", tr(value.text)))
  }

  /// Opens the editor at a row. The overlay owns the popover, as the menu.
  private func editOwnValue(beside row: PropertyRow) {
    guard let overlay, let figure = figure(of: row.property.id),
      let corner = row.convert(x: 0, y: 0, to: overlay)
    else { return }
    var units = OwnValue.units(of: figure.unit)
    let first = temperatures().first.symbol
    if units.contains(first) { units = [first] + units.filter { $0 != first } }
    let editor = OwnValueEditor(row.property, units: units, row.own) { [weak overlay] in
      overlay?.hidePopover()
    }
    overlay.showPopover(
      editor, name: tr("Your value"),
      at: Bounds(
        x: corner.x, y: corner.y, width: Double(row.width), height: Double(row.height)))
    editor.focusNumber()
  }
}
