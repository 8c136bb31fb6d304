/// The places of notes in a file of favorites: each in the record of its element, the others in any record that has room.
/// Programs that know no notes ignore them there. Notes without any room are in repeated records of a favorite, which are
/// imported once; without favorites they are records of their own, which such programs refuse.
struct NotePacking {
  /// Notes about favorites, until their record is written.
  private var own: [Int: Note]
  /// Notes about other elements, in the order of their numbers.
  private var others: [(number: Int, note: Note)]
  /// The favorite whose record is repeated; nil without favorites.
  private let last: Favorite?

  /// The note about the record's element, and those about others by atomic number.
  static let (noteKey, notesKey) = ("note", "notes")
  /// Room in a record for commas, quotation marks and indentation, in bytes.
  private static let margin = 200

  init(_ notes: [Int: Note], besides favorites: [Favorite]) {
    last = favorites.last
    let numbers = Set(favorites.map(\.number))
    own = notes.filter { numbers.contains($0.key) }
    others = notes.filter { !numbers.contains($0.key) }.sorted { $0.key < $1.key }
      .map { (number: $0.key, note: $0.value) }
  }

  /// Returns the next record of a favorite.
  mutating func record(of favorite: Favorite, in table: PeriodicTable?) -> String {
    var members = CatalogWriter.members(of: favorite, in: table)
    guard !own.isEmpty || !others.isEmpty else {
      return CatalogWriter.record(of: members, depth: 1)
    }
    let note = own.removeValue(forKey: favorite.number).map { CatalogWriter.quoted($0.text) }
    if let note, length(of: members) + note.utf8.count > InputLimits.recordLength {
      members = CatalogWriter.members(of: favorite, in: nil)
    }
    members += note.map { [(Self.noteKey, $0)] } ?? []
    let further = takeOthers(within: InputLimits.recordLength - length(of: members))
    if !further.isEmpty { members.append((Self.notesKey, further)) }
    return CatalogWriter.record(of: members, depth: 1)
  }

  /// Records of the notes that had no room.
  var rest: [String] {
    others.map { number, note in
      let text = CatalogWriter.quoted(note.text)
      let members =
        last.map {
          CatalogWriter.members(of: $0, in: nil) + [(Self.notesKey, "{\"\(number)\": \(text)}")]
        } ?? [("number", String(number)), (Self.noteKey, text)]
      return CatalogWriter.record(of: members, depth: 1)
    }
  }

  /// Takes notes as an object on one line; empty if there is no room for one.
  private mutating func takeOthers(within room: Int) -> String {
    var (entries, left) = ([String](), room)
    while let (number, note) = others.first {
      let entry = "\"\(number)\": " + CatalogWriter.quoted(note.text)
      guard entry.utf8.count + Self.margin <= left else { break }
      left -= entry.utf8.count + 2
      entries.append(entry)
      others.removeFirst()
    }
    return entries.isEmpty ? "" : "{" + entries.joined(separator: ", ") + "}"
  }

  /// Length of a record in bytes, and a margin.
  private func length(of members: [(String, String)]) -> Int {
    CatalogWriter.record(of: members, depth: 1).utf8.count + Self.margin
  }
}
