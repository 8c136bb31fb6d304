import Elements
import GLib

/// Texts of the data files. Any thread.
extension Translation {
  /// The part of the gettext domain with the descriptions of elements.
  static let descriptions = "descriptions"

  /// The context of the towns of discoveries, as in `scripts/make-pot`.
  private static let town = "town"

  /// Returns the name of a town of a discovery in the user's language.
  static func town(_ name: String) -> String { text(name, context: town) }

  /// Returns the name of a discoverer in the user's script.
  static func person(_ name: String) -> String {
    let own = text(name, context: Message.discoverer)
    return own == name ? name : Message.withoutLatinForm(own)
  }

  /// Returns a description of an element in the user's language; in English where that has none.
  static func description(_ text: String) -> String { self.text(text, part: descriptions) }

  /// True if the descriptions of elements are in the language of the texts.
  static func hasDescriptions(of elements: [AtomicElement]) -> Bool {
    let sample = elements.lazy.compactMap(\.appearance).first
    return language == "en" || sample.map { description($0) != $0 } ?? false
  }

  /// Returns a searched text of the catalog in the user's language: a town, a country, a discoverer
  /// or a description.
  static func text(of field: SearchField, _ english: String) -> String {
    switch field {
    case .place:
      let town = town(english)
      return town == english ? text(english) : town
    case .appearance, .description: return description(english)
    case .discoverer: return text(english, context: Message.discoverer)
    default: return text(english)
    }
  }
}
