import Elements

/// A section of a `SectionList`, with its widget while it has one. In a long list, only sections in or near the
/// visible area have one.
@MainActor
final class SectionSlot {
  /// The section shown by the widget.
  private(set) var section: ElementSection
  /// True if the widget is made as soon as the slot is in a list, and never dropped.
  private(set) var isPermanent: Bool
  /// The section's widget; nil while it has none.
  private(set) var view: SectionView?
  /// True while expanded or expanding.
  var isExpanded: Bool {
    didSet { view?.isExpanded = isExpanded }
  }
  private let make: @MainActor (SectionSlot) -> SectionView

  /// A slot without a widget; `make` makes it.
  init(
    _ section: ElementSection, isExpanded: Bool, isPermanent: Bool,
    make: @escaping @MainActor (SectionSlot) -> SectionView
  ) {
    self.section = section
    self.isExpanded = isExpanded
    self.isPermanent = isPermanent
    self.make = make
  }

  /// Replaces the section by one with the same ID.
  func show(_ section: ElementSection, isPermanent: Bool) {
    self.isPermanent = isPermanent
    guard section != self.section else { return }
    self.section = section
    view?.show(section)
  }

  /// Makes the widget, which the caller inserts into the list.
  func build() -> SectionView {
    let made = make(self)
    view = made
    return made
  }

  /// Removes the widget from the list, but keeps it for the next time.
  func detach() { view?.unparent() }

  /// Removes the widget from the list.
  func drop() {
    view?.unparent()
    view = nil
  }
}
