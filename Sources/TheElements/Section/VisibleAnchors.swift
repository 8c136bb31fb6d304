import Gtk

/// What can be seen of a list of sections, from the top down, and how high each thing stands: the first that is
/// still there tells later by how much the list has moved.
@MainActor
struct VisibleAnchors {
  private var places: [(widget: Widget, y: Double)] = []

  /// What is seen of `sections` in `list` now.
  init(of sections: [SectionView], in list: Widget) {
    var last: (SectionView, Double)?
    for section in sections {
      guard let y = section.convert(x: 0, y: 0, to: list)?.y, y < Double(list.height),
        y + Double(section.height) > 0
      else { continue }
      // A header that is kept at the top tells nothing of the rows that have passed under it.
      if y < 0 { last = (section, y) } else { places.append((section, y)) }
      let headerEnd = max(y, 0) + Double(section.headerHeight)
      for part in section.content.items {
        guard let top = part.convert(x: 0, y: 0, to: list)?.y else { continue }
        if top + Double(part.height) > headerEnd { places.append((part, top)) }
      }
    }
    if let last { places.append(last) }
  }

  /// By how many pixels what was seen stands lower in `list` than it did; 0 where nothing of it is left.
  func shift(in list: Widget) -> Double {
    guard let first = places.first(where: { $0.widget.isInside(list) }),
      let now = first.widget.convert(x: 0, y: 0, to: list)
    else { return 0 }
    return now.y - first.y
  }
}
