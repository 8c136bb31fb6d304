import Elements
import GLib
import Gtk

/// The actions on the cards below the properties.
extension ElementPage {
  /// Registers the actions with `map`.
  func addDetailActions(to map: some ActionMap) {
    map.register(.selectNuclide, for: self) { page, names in page.selectNuclide(names.first ?? "") }
    map.register(.showIsotopes, for: self) { page, forms in
      guard let isotopes = page.isotopes else { return }
      isotopes.show(form: forms.first ?? "")
      isotopes.announce(isotopes.isList ? tr("List of isotopes") : tr("Cells of isotopes"))
    }
    map.register(.sortIsotopes, for: self) { page, orders in
      guard let order = NuclideOrder(rawValue: orders.first ?? ""), let isotopes = page.isotopes
      else { return }
      let isReversed = isotopes.sort(by: order)
      isotopes.announce(
        isReversed
          ? tr("Sorted by {1} in reverse", tr(order.title))
          : tr("Sorted by {1}", tr(order.title)))
    }
    map.register(.copyDetails, for: self) { page, ids in page.copyDetails(of: ids.first ?? "") }
  }

  private var isotopes: IsotopesCard? {
    view?.detailCards.compactMap { $0 as? IsotopesCard }.first
  }

  /// Chooses a nuclide, `Au-198`, and shows its element.
  func selectNuclide(_ name: String) {
    details?.nuclides.read { [weak self] catalog in
      guard let self, let nuclide = catalog.find(name, in: self.table),
        let element = self.table[nuclide.number]
      else { return }
      let wasFilled = element.number == self.element.number && self.isotopes?.isFilled == true
      guard self.move(to: element), let isotopes = self.isotopes else { return }
      isotopes.select(nuclide)
      // A cell that is laid out is scrolled into view by its focus.
      if !wasFilled {
        self.awaitedPart = isotopes.name
        self.content.queueAllocate()
      }
    }
  }

  /// Copies the contents of a card as CSV.
  private func copyDetails(of id: String) {
    guard let card = view?.detailCards.first(where: { $0.id == id }) else { return }
    card.make { [weak self, weak card] in
      guard let self, let csv = card?.csv, !csv.isEmpty else { return }
      self.copyToClipboard(csv)
      self.content.showToast(CopyFormat.csv.message)
    }
  }

  /// The card below the properties that a widget is in.
  func detailCard(of widget: Widget?) -> DetailCard? {
    widget.flatMap { widget in view?.detailCards.first { widget.isInside($0) } }
  }
}
