import Elements

/// A section's place in a `SectionList`, with its widget while it has one. In a long list, only the sections in
/// and near sight have one.
@MainActor
final class SectionSlot {
  /// The section that is, or will be, shown here.
  private(set) var section: ElementSection
  /// True where the widget is made as soon as the slot is in a list, and kept.
  private(set) var isPermanent: Bool
  /// The section's widget; nil while it has none.
  private(set) var view: SectionView?
  /// True while the content is, or is coming to be, shown.
  var isExpanded: Bool {
    didSet { view?.isExpanded = isExpanded }
  }
  private let make: @MainActor (SectionSlot) -> SectionView

  /// An empty slot for `section`, whose widget `make` makes.
  init(
    _ section: ElementSection, isExpanded: Bool, isPermanent: Bool,
    make: @escaping @MainActor (SectionSlot) -> SectionView
  ) {
    self.section = section
    self.isExpanded = isExpanded
    self.isPermanent = isPermanent
    self.make = make
  }

  /// Shows other elements under the same name.
  func show(_ section: ElementSection, isPermanent: Bool) {
    self.isPermanent = isPermanent
    guard section != self.section else { return }
    self.section = section
    view?.show(section)
  }

  /// Makes the widget, which the caller puts in the list.
  func build() -> SectionView {
    let made = make(self)
    view = made
    return made
  }

  /// Takes the widget out of the list.
  func drop() {
    view?.unparent()
    view = nil
  }
}
