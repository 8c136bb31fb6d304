import Elements
import GLib
import Gtk

extension CardKind {
  /// The names of an element in other languages.
  static let names = CardKind { NamesCard($0) }
}

// NamesCard
//   └── FactList → FactRow, one for each language

/// The names of an element in other languages.
final class NamesCard: FileCard<AlternativeNames> {
  init(_ context: CardContext) {
    super.init(.names, .names, context)
  }

  override var isFramed: Bool { false }

  override func fill(with names: AlternativeNames) {
    let languages = names.languages(of: element.number)
    guard !languages.isEmpty else { return leaveOut() }
    let list = FactList(name: "names-list", title: title)
    let sorted = languages.map { (title: $0.language.title, names: $0.names) }
      .sorted { $0.title < $1.title }
    for (title, names) in sorted {
      let text = Self.text(names)
      list.add(FactRow(title, text), text: tr("{1}: {2}", title, text))
    }
    content.add(list)
    addSources(names.sources(of: element.number))
  }

  /// The name to display, and the further ones.
  private static func text(_ names: [String]) -> String {
    guard names.count > 1 else { return names.joined() }
    // TRANSLATORS: The name of an element in another language, and further ones: Calcium, also Kalzium.
    return tr("{1}, also {2}", names[0], tr(list: Array(names.dropFirst())))
  }

  override func csv(of names: AlternativeNames) -> String { names.table(of: element.number).csv }
}
