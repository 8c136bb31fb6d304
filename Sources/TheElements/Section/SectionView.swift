import Elements
import GLib
import Gtk

/// A section of elements in a page: a header, and the rows or cells that it collapses and expands.
final class SectionView: StickySection {
  private(set) var section: ElementSection
  let content: any SectionContent

  init(
    _ section: ElementSection, content: any SectionContent, isExpanded: Bool,
    button: Button? = nil, onToggle: @escaping @MainActor () -> Void
  ) {
    self.section = section
    self.content = content
    super.init(
      SectionHeading(section), content: content, isExpanded: isExpanded, button: button)
    header.onClicked(onToggle)
  }

  /// Replaces the section by one with the same ID.
  func show(_ section: ElementSection) {
    guard section != self.section else { return }
    self.section = section
    header.heading = SectionHeading(section)
    content.show(section)
  }

  /// Reports the visible part of the section, in pixels below its top, to the content.
  func setVisibleRange(from top: Double, to bottom: Double) {
    let start = Double(headerHeight)
    content.setVisibleRange(from: top - start, to: isExpanded || isSliding ? bottom - start : 0)
  }
}
