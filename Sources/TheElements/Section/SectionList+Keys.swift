import GLib
import Gtk

/// Home, End and the page keys lead through all sections as through one list. GTK's own end where a section
/// does, or scroll away from what has the keyboard.
extension SectionList {
  /// Listens to these keys, before the list boxes do.
  func listenToKeys() {
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] key in self?.press(key) ?? false }
    add(keys)
  }

  private func press(_ key: Key) -> Bool {
    guard let focus = window?.focusWidget, focus.isInside(self), !focus.isInMenu else {
      return false
    }
    switch key {
    case .home: return focusEnd(.first)
    case .end: return focusEnd(.last)
    case .pageUp: return turnPage(from: focus, -1)
    case .pageDown: return turnPage(from: focus, 1)
    default: return false
    }
  }

  /// Brings the keyboard to the first or last element, or to the header that hides it.
  private func focusEnd(_ edge: SectionEdge) -> Bool {
    guard let section = edge == .first ? sections.first : sections.last else { return false }
    if section.isExpanded {
      section.content.focusEdge(edge, near: nil)
    } else {
      section.header.grabFocus()
    }
    if let adjustment { adjustment.value = edge == .first ? 0 : adjustment.upper }
    return true
  }

  /// Brings the keyboard as far as can be seen at once, but at least to the next line; of a line, to what
  /// stands nearest to where it was.
  /// - Parameter sign: 1 leads down, −1 up.
  private func turnPage(from focus: Widget, _ sign: Double) -> Bool {
    let stops = stops
    guard let here = stops.first(where: { $0.widget == focus }) else { return false }
    let page = Double(height - (sections.first?.headerHeight ?? 0))
    let ways = stops.map { sign * ($0.y - here.y) }
    let way = ways.filter { 0 < $0 && $0 <= page }.max() ?? ways.filter { $0 > 0 }.min()
    zip(stops, ways).filter { $0.1 == way }.map(\.0)
      .min { abs($0.x - here.x) < abs($1.x - here.x) }?
      .widget.grabFocus()
    return true
  }

  /// All that the keyboard can come to, with the middle of its upper edge; headers where they belong, not
  /// where they are kept in sight.
  private var stops: [(widget: Widget, x: Double, y: Double)] {
    let scroll = adjustment?.value ?? 0
    return zip(sections, tops).flatMap { section, top in
      let parts = section.isExpanded ? section.content.items.map { $0 as Widget } : []
      let places = parts.compactMap { part in
        part.convert(x: Double(part.width) / 2, y: 0, to: self).map { (part, $0.x, $0.y) }
      }
      return [(section.header, Double(width) / 2, Double(top) - scroll)] + places
    }
  }
}
