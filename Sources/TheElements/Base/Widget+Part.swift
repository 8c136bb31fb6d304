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
    guard parts.count == 2 else { return part(name, isShown: true) ?? part(name, isShown: false) }
    let section =
      findSection(String(parts[1]), isShown: true)
      ?? findSection(String(parts[1]), isShown: false)
    return section?.findPart(String(parts[0]))
  }

  private func part(_ name: String, isShown: Bool) -> Widget? {
    first(isShown: isShown) { $0.isCalled(name) }
  }

  /// True if this is the part's name, or its second one.
  func isCalled(_ name: String) -> Bool {
    self.name == name || (self as? any DrawnPart)?.secondName == name
  }

  private func findSection(_ id: String, isShown: Bool) -> Widget? {
    first(isShown: isShown) { ($0 as? any PartSection)?.sectionID == id }
  }

  /// Returns the first widget that fulfills a condition, among this one and its descendants.
  private func first(isShown: Bool, where condition: (Widget) -> Bool) -> Widget? {
    if isShown, !isMapped { return nil }
    if condition(self) { return self }
    for child in children {
      if let found = child.first(isShown: isShown, where: condition) { return found }
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

extension String {
  /// The name as a part's name: `Melting point` becomes `melting-point`.
  var asPartName: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }
}
