import Adwaita
import Elements
import GLib
import Gtk

/// The actions on one property, whose key is the parameter, and the context menu.
extension ElementPage {
  /// Registers the actions with `map`.
  func addPropertyActions(to map: some ActionMap) {
    for copy in PropertyCopy.allCases {
      map.register(copy.action, for: self) { page, keys in
        page.withRow(keys.first ?? "") { [weak page] in page?.copy(copy, of: $0.property) }
      }
    }
    map.register(.selectProperty, for: self) { page, keys in
      page.selectProperty(keys.first ?? "")
    }
    map.register(.showSource, for: self) { page, keys in
      page.withRow(keys.first ?? "") { [weak page] in page?.showSource(of: $0) }
    }
  }

  /// Scrolls to the row of a property, and highlights it until another one is; or to a card, by its name without the prefix,
  /// and highlights its first row if it is made.
  func selectProperty(_ key: String) {
    if let card = view?.contents.first(where: { $0.id == key }) {
      guard let first = card.rows.first else { return go(toCard: key) }
      return selectProperty(first.property.id)
    }
    scroller.scroll(toPart: PropertyRow.namePrefix + key)
    withRow(key) { [weak self] row in
      guard let self else { return }
      for other in self.view?.rows ?? [] { other.setClass("sought", other === row) }
      row.grabFocusInPlace()
    }
  }

  /// The row of a property, in the cards that are made.
  func row(_ key: String) -> PropertyRow? {
    view.flatMap { view in view.rows.first { $0.property.id == key } }
  }

  /// Calls `body` with the row of a property once its card is made. A key without a row is refused.
  func withRow(_ key: String, _ body: @escaping @MainActor (PropertyRow) -> Void) {
    if let row = row(key) { return body(row) }
    let refuse: @MainActor () -> Void = {
      ActWork.report(tr("no property “{1}”", ExternalText(key).text))
    }
    let unfinished = cards.filter { !$0.isFinished }
    if unfinished.isEmpty { return refuse() }
    let end = ActWork.begin()
    var (isFound, left) = (false, unfinished.count)
    for card in unfinished {
      card.make { [weak self] in
        left -= 1
        if !isFound, let row = self?.row(key) {
          isFound = true
          body(row)
        } else if !isFound, left == 0 {
          refuse()
        }
        if isFound || left == 0 { end() }
      }
    }
  }

  private func copy(_ copy: PropertyCopy, of property: Elements.Property) {
    guard let text = copy.text(of: property, of: shownElement) else { return }
    copyToClipboard(text)
    content.showToast(tr("Copied: {1}", copy == .value ? tr(property.value) : text))
  }

  /// Copies the element in `format`.
  func copy(as format: CopyFormat) {
    content.copy(
      format.content(
        of: element, in: table, forms: forms, temperatures: temperatures(),
        properties: files[.properties] ?? .none, own: files.own,
        note: favorites.notes[element.number]), as: format)
  }

  /// Shows the source of a row's property in a popover at its button. The overlay owns the popover, as the menu.
  private func showSource(of row: PropertyRow) {
    guard let overlay, let button = row.sourceButton,
      let corner = button.convert(x: 0, y: 0, to: overlay)
    else { return }
    let details = SourceDetails(
      row.property, hasOwn: row.own != nil, onEdit: editor(beside: row),
      onCopy: { [weak overlay] in overlay?.hidePopover() })
    overlay.showPopover(
      details, name: tr("Source", context: "value of a property"),
      at: Bounds(
        x: corner.x, y: corner.y, width: Double(button.width), height: Double(button.height)))
  }

  /// Shows the context menu, which also has the items that do not fit a narrow header bar, at `point` or, if opened
  /// by keyboard, in the middle of the focused row or of the page. Over a row it has the row's items, too.
  func showMenu(at point: (x: Double, y: Double)?) {
    guard let overlay else { return }
    let target = point.map { content.pick(x: $0.x, y: $0.y) } ?? window?.focusWidget
    let row = view?.row(of: target)
    let place: Widget = point == nil ? row ?? content : content
    let point = point ?? (Double(place.width) / 2, Double(place.height) / 2)
    let isFavorite = favorites.state.isMine(element.number)
    let toggle = AppAction.toggleFavorite
    let hasNote = favorites.notes[element.number] != nil
    // The overlay owns the menu: a scrolled window would scroll to the focused item of its own menu.
    overlay.showMenu(
      Menu(
        sections: [
          row.map { PropertyCopy.menuItems(of: $0.property, of: element) } ?? [],
          row.map { ownValueItems(of: $0) } ?? [],
          card(of: target).flatMap { $0.csv.isEmpty ? nil : $0 }.map { card in
            [
              Menu.Item(
                tr("Copy as CSV: {1}", card.title), action: AppAction.copyDetails.name, card.id)
            ]
          } ?? [],
          [
            AppAction.showPicture.menuItem(element.symbol),
            Menu.Item(
              toggle.title(isFavorite: isFavorite), action: toggle.name, element.symbol),
            Menu.Item(
              hasNote ? tr("Edit Note") : tr("Add Note"), action: AppAction.goToCard.name,
              NoteCard.id),
          ],
          CopyFormat.menuItems,
          [AppAction.previousElement.menuItem, AppAction.nextElement.menuItem],
        ].filter { !$0.isEmpty }), name: tr(element.shownName),
      at: place.convert(x: point.x, y: point.y, to: overlay))
  }
}
