import Adwaita
import Elements
import GLib
import Gtk

/// The parts of a window, by names that do not depend on layout, theme and language.
extension Widget {
  /// Returns the part with this name: the one that is shown, if several pages have one, or else one that is hidden. In a
  /// section the name may be followed by the section's ID, `row-79#solid`.
  func findPart(_ name: String) -> Widget? {
    guard !name.isEmpty else { return nil }
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return firstShown { $0.isCalled(name) } }
    let section = firstShown { ($0 as? any PartSection)?.sectionID == String(parts[1]) }
    return section?.findPart(String(parts[0]))
  }

  private func firstShown(where condition: (Widget) -> Bool) -> Widget? {
    firstMapped(where: condition) ?? first(where: condition)
  }

  /// True if this is the part's name, or its second one.
  func isCalled(_ name: String) -> Bool {
    self.name == name || (self as? any DrawnPart)?.secondName == name
  }

  /// Returns the first mapped widget that satisfies a condition, among this one and its descendants.
  func firstMapped(where condition: (Widget) -> Bool) -> Widget? {
    guard isMapped else { return nil }
    if condition(self) { return self }
    // `lazy.compactMap.first` would search each level twice.
    for child in children {
      if let found = child.firstMapped(where: condition) { return found }
    }
    return nil
  }

  /// The text that the part shows, with spaces between the texts of its parts; empty for a password.
  var shownText: String { texts.filter { !$0.isEmpty }.joined(separator: " ") }

  private var texts: [String] {
    if let drawn = self as? any DrawnPart { return drawn.shownTexts }
    if let ownText { return [ownText] }
    return children.filter(\.isMapped).flatMap(\.texts)
  }
}
