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

  /// Reports the visible part of the section, in pixels below its top, to the content. While that slides, its upper part is
  /// above the header's lower edge.
  func setVisibleRange(from top: Double, to bottom: Double) {
    let header = Double(headerHeight)
    let hidden = max(0, Double(content.height) - (Double(height) - header))
    let shift = isSliding ? hidden - header : -header
    content.setVisibleRange(
      from: top + shift, to: isExpanded || isSliding ? bottom + shift : 0)
  }
}
