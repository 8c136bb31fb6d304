import Gtk

/// The visible headers, rows and tiles of a list with their positions, from the top: after a change, the first that
/// remains gives the distance the list has moved.
@MainActor
struct VisibleAnchors {
  private var places: [(widget: Widget, y: Double)] = []

  /// Records the visible widgets of `sections` in `list`.
  init(of sections: [SectionView], in list: Widget) {
    var last: (SectionView, Double)?
    for section in sections {
      guard let y = section.convert(x: 0, y: 0, to: list)?.y, y < Double(list.height),
        y + Double(section.height) > 0
      else { continue }
      // A sticky header does not move with the rows that have passed under it.
      if y < 0 { last = (section, y) } else { places.append((section, y)) }
      let headerEnd = max(y, 0) + Double(section.headerHeight)
      for part in section.content.items {
        guard let top = part.convert(x: 0, y: 0, to: list)?.y else { continue }
        if top + Double(part.height) > headerEnd { places.append((part, top)) }
      }
    }
    if let last { places.append(last) }
  }

  /// Returns the distance in pixels that the content has moved down in `list`; 0 if no recorded widget remains.
  func shift(in list: Widget) -> Double {
    guard let first = places.first(where: { $0.widget.isInside(list) }),
      let now = first.widget.convert(x: 0, y: 0, to: list)
    else { return 0 }
    return now.y - first.y
  }
}
