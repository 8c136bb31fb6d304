import Elements
import ElementsStore
import GLib

/// A decoder, with sample input and tokens to insert.
struct FuzzTarget {
  let name: String
  let samples: [[UInt8]]
  let tokens: [[UInt8]]
  let decode: ([UInt8]) -> Void
  /// True if each input takes milliseconds; then fewer are tried.
  var isSlow = false
  /// Makes an input; nil if samples are mutated.
  var make: ((inout SplitMix64) -> [UInt8])?

  /// Returns all decoders, with samples from the files in `folder`.
  static func all(in folder: String) -> [FuzzTarget] {
    func bytes(_ name: String) -> [UInt8] { (try? Files.read("\(folder)/\(name)")) ?? [] }
    let whole = bytes("elements.json")
    guard let table = try? CatalogReader.read(bytes: whole, file: "") else { return [] }
    let records = table.elements.enumerated().filter { $0.offset % 9 == 0 }.map {
      Array(table.exported([$0.element], as: .json).utf8)
    }
    let favorites = table.elements.prefix(2).map {
      Favorite(number: $0.number, favoritedBy: "Ada", time: 1_700_000_000_000, serverID: "7")
    }
    let lists = (0...2).map {
      Array(table.exported(favorites: Array(favorites.prefix($0)), as: .json).utf8)
    }
    let short =
      #"[{"id": 3, "number": 79, "favoritedBy": "Ada", "#
      + #""favoritedAt": "2026-11-21T15:57:42.123+01:00"}]"#
    return [
      FuzzTarget(
        name: "catalog", samples: records + [bytes("mock-rest-records.json")], tokens: json,
        decode: { readCatalog($0, over: table) }),
      FuzzTarget(
        name: "favorites", samples: lists + [Array(short.utf8)], tokens: json,
        decode: { readFavorites($0) }),
      FuzzTarget(
        name: "arguments", samples: commandLines.map { Array($0.utf8) },
        tokens: words.map { Array($0.utf8) }, decode: { readArguments($0, table) }),
      queries(
        of: table, names: bytes("names.json"),
        data: DataFileCache(DataDirectory(path: folder)).searchData { translations[$0] ?? $0 }),
      formulas(of: table), questions(of: table, in: folder),
      places(bytes("places.json")), map, columns(of: table),
      properties, names(bytes("names.json")), states, differences,
      recordings, quiz, kinto,
      images(in: folder),
      databases(in: folder),
    ] + details
  }

  private static func readCatalog(_ input: [UInt8], over builtIn: PeriodicTable) {
    if let table = try? CatalogReader.read(bytes: input, file: "f") {
      _ = table.exported(as: .json) + table.exported(as: .csv)
    }
    guard let part = try? CatalogPart(bytes: input, name: "p") else { return }
    let merge = CatalogMerge([part, part], over: builtIn)
    precondition(merge.table.elements.map(\.number) == Array(1...118))
    precondition(Set(merge.table.elements.map(\.symbol)).count == 118)
    for element in merge.table.elements where !merge.table.filledIn.contains(element.number) {
      let groups = element.propertyGroups(temperatures: .celsius, sources: merge.table.sources)
      precondition(!groups.isEmpty)
      precondition(element.neutrons < 1000)
      _ = (element.listWeight, element.tileWeight, WikipediaLink.url(for: element))
      _ = element.atomDescription
    }
    for column in PropertyColumn.columns(of: merge.table) {
      use(column, of: merge.table.elements)
    }
  }

  private static func readFavorites(_ input: [UInt8]) {
    if let file = try? FavoriteReader.read(bytes: input, file: "f", limit: 1000) {
      precondition(file.records.allSatisfy { 1...118 ~= $0.number })
      precondition(file.notes.allSatisfy { 1...118 ~= $0 && Note(saved: $1.text) == $1 })
    }
    if let list = try? FavoriteReader.list(bytes: input, server: "f") {
      var state = FavoritesState(installation: "f")
      state.star(79, by: "Ada", at: 0)
      state.begin(1, random: "f")
      _ = state.receive(
        list.favorites, malformedRecords: list.malformedRecords, from: "f", user: "Ada",
        SyncMemory())
      precondition(state.isMine(79))
    }
    _ = try? FavoriteReader.favorite(bytes: input, server: "f")
  }

  private static func readArguments(_ input: [UInt8], _ table: PeriodicTable) {
    let words = input.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    switch LaunchRequest.parse(arguments: words, pages: ["table", "name"]) {
    case .success(.browse(let browsing)):
      for element in browsing.elements { _ = table.find(element) }
    case .success, .failure: break
    }
    for word in words {
      _ = try? CatalogSource(word)
      _ = try? PhotographTemplate(word)
      _ = Timestamp.time(of: word)
    }
  }

  static let json: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\udc00", "\\u0000", "null",
      "true",
      "false", "0", "-", "-0", "1e", "1e999", "1e-999", "0.", ".5", "00", "118", "119",
      "2147483648",
      "9223372036854775807", "9223372036854775808", "-1", "1.5", "\"elements\":", "\"sources\":",
      "\"number\":", "\"symbol\":", "\"name\":", "\"atomic_mass\":", "\"melt\":", "\"density\":",
      "\"phase\":", "\"category\":", "\"group\":", "\"xpos\":", "\"ypos\":", "\"period\":",
      "\"shells\":", "\"units\":", "\"kinds\":", "\"uncertainties\":", "\"discovery_year\":",
      "\"oxidation_states\":", "\"id\":", "\"favoritedBy\":", "\"favoritedAt\":", "\u{feff}",
      "\u{202e}", "é", "\u{1f469}\u{200d}\u{1f52c}", "\n", "\t", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":",
    ].map { Array($0.utf8) } + [
      [0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0],
    ]

  /// Arguments, each terminated by NUL as the system passes them.
  private static let commandLines = [
    "", "Au", "79\0gold\0Fe", "--page\0grid", "--page=name\0Au", "--export\0json",
    "--export=csv\0--favorites", "--export\0csv\0--page\0radii", "--page=all\0--export=json",
    "--export\0pdf\0--page\0nuclides\0--output\0a.pdf",
    "--favorite\0Au\0--favorite\0Fe", "--unfavorite\0Au", "--version", "--help", "-h", "--\0--page",
    "https://example.org/api", "file:///home/ada/a%20b.json",
    "https://example.org/{number}/{name}.jpg", "2026-11-21T15:57:42.123Z",
  ]
  private static let words = [
    "\0", "-", "--", "=", "--page", "--page=", "--export", "--favorites", "--favorite",
    "--unfavorite",
    "json", "csv", "pdf", "grid", "nuclides", "ionization", "all", "--output", "--search", "Au",
    "gold", "118", "119", "99999999999999999999", "-1", "%", "%zz",
    "{",
    "}", "{number}", "{name}", "https://", "file:", "//", "é", "\u{301}", "ß", "İ", "T", "Z",
    "+24:00",
  ]
}
