import Testing

@testable import Elements

@Suite("The search of a desktop")
struct DesktopSearchTests {
  private func results(
    _ text: String, in temperatures: TemperatureDisplay? = nil
  ) throws -> [DesktopResult] {
    let data = try Search.data.get()
    var index = try Search.index.get()
    if let temperatures { index.temperatures = temperatures }
    return DesktopSearch(index, data: { data }).results(for: text)
  }

  @Test("A line has the temperatures in the units chosen, and no source, for which it has no room")
  func line() throws {
    for (text, unit, line) in [
      ("gold", TemperatureDisplay.fahrenheit, "Au · 79 · 196.97 · melts at 1948 °F"),
      ("gold", .kelvin, "Au · 79 · 196.97 · melts at 1337 K"),
      ("melting point of iron", .fahrenheit, "2800 °F · 1811 K"),
      ("boiling point of water", .celsius, "99.974 °C · 373.124 K"),
      ("density of gold", .kelvin, "19.3 g/cm³"),
    ] {
      let found = try results(text, in: unit).map(\.description.english.withPlainSpaces)
      expect(found, equals: [line], "\(text)")
    }
  }

  @Test(
    "An element is found by number, symbol, name in any language and its beginning",
    arguments: ["79", "Au", "gold", "Gold", "oro", "aurum", " gold ", "Роентге"])
  func elements(_ text: String) throws {
    let found = try results(text, in: .celsius)
    guard text != "Роентге" else {
      // The beginning of a name in a language that is not shown.
      expect(found.isEmpty)
      return
    }
    expect(found.map(\.id), equals: ["element/79"])
    expect(found.first?.target, equals: .element("Au"))
    expect(found.first?.title.english, equals: "Gold")
    expect(
      found.first?.description.english.withPlainSpaces,
      equals: "Au · 79 · 196.97 · melts at 1064 °C")
  }

  @Test("The beginning of a name finds all elements that have it")
  func beginnings() throws {
    try expect(results("plat").map(\.id), equals: ["element/78"])
    expect(try results("pla").isEmpty)
    expect(Set(try results("prase").map(\.id)), equals: ["element/59"])
  }

  @Test("Several elements are found together")
  func several() throws {
    try expect(results("Fe Co Ni").map(\.id), equals: ["element/26", "element/27", "element/28"])
  }

  @Test("A property, a nuclide, a formula, an amount and a reaction are answered")
  func answers() throws {
    let density = try #require(try results("density of gold").first)
    expect(density.target, equals: .property("Au", "density"))
    expect(density.description.english.withPlainSpaces.hasPrefix("19.3 g/cm³"))
    let uranium = try #require(try results("U-235").first)
    expect(uranium.target, equals: .nuclide("U-235"))
    expect(uranium.element?.symbol, equals: "U")
    let sugar = try #require(try results("C6H12O6").first)
    expect(sugar.title.english, equals: "C₆H₁₂O₆")
    expect(sugar.description.english.hasPrefix("180.156"))
    expect(sugar.target, equals: .search("C6H12O6"))
    expect(sugar.copyText?.english, equals: "180.156 g/mol")
    expect(try results("25 g NaCl").first?.description.english.hasPrefix("0.4278") == true)
    try expect(results("Fe + O2 -> Fe2O3").first?.title.english, equals: "4 Fe + 3 O₂ → 2 Fe₂O₃")
    try expect(results("melt < 300").count, equals: DesktopSearch.maximumCount)
    for text in ["h2so4", "CO2", "NaCl", "O2", "deuterium", "uranium 235", "²³⁵U", "D2O"] {
      try expect(results(text).count, equals: 1, "\(text)")
    }
    // The shares of all elements are no line.
    try expect(results("composition of NaCl").isEmpty)
  }

  @Test(
    "Where there is little room, an answer is its value alone",
    arguments: [
      ("25 g NaCl", "0.4278 mol"), ("C6H12O6", "180.156 g/mol"),
      ("melting point of iron", "1538 °C · 1811 K"),
      ("Fe + O2 -> Fe2O3", ""), ("C3H8 + O2", "The products are assumed"),
      ("U-235", "half-life 704(1) × 10⁶ years"), ("gold", "Au · 79 · 196.97 · melts at 1064 °C"),
    ])
  func brief(_ text: String, _ expected: String) throws {
    let result = try #require(try results(text, in: .celsius).first)
    expect(result.brief.english.withPlainSpaces, equals: expected)
  }

  @Test("An identifier gives the same result again, and a strange one none")
  func identifiers() throws {
    let data = try Search.data.get()
    let search = DesktopSearch(try Search.index.get(), data: { data })
    for text in ["gold", "density of gold", "U-235", "C6H12O6", "25 g NaCl"] {
      let found = try #require(search.results(for: text).first)
      expect(search.result(found.id), equals: found, "\(text)")
    }
    let long = String(repeating: "9", count: 100_000)
    let strange = [
      "", "/", "element/", "element/0", "element/-1", "element/119", "element/x", "question/",
      "question/the",
      "gold", "element/" + long, long, "question/" + long,
    ]
    for id in strange { expect(search.result(id) == nil, "\(id.prefix(20))") }
  }

  @Test("A symbol is found by its exact capitals only")
  func symbols() throws {
    for symbol in Formula.symbols {
      try expect(results(symbol).count, equals: 1, "\(symbol)")
      let small = symbol.lowercased()
      expect(try results(small).isEmpty, "\(small)")
      if symbol.utf8.count > 1 { expect(try results(symbol.uppercased()).isEmpty, "\(symbol)") }
    }
  }

  @Test(
    "What people look for in a desktop is not about elements",
    arguments: Extent.part(of: words, each: 5))
  func everyday(_ word: String) throws {
    expect(try results(word).isEmpty, "\(word)")
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    if !Formula.knownSymbols.contains(capital) {
      expect(try results(capital).isEmpty, "\(capital)")
    }
    // Also beside another one.
    expect(try results(word + " open").isEmpty, "\(word)")
  }

  @Test(
    "Neither are products, abbreviations and phrases",
    arguments: [
      "F-16", "B-17", "K-9", "C-4", "7 UP", "7up", "W3C", "i18n", "K8s", "C3PO", "H1N1", "USB",
      "CPU", "PC", "OK", "IDs",
      "UFOs", "F12", "F1", "mp3", "h264", "p2p", "B2B", "windows 11", "ubuntu 24", "python 3",
      "chapter 5", "room 101",
      "year 2020", "mass effect", "period 3", "group 17", "Boeing 747", "iPhone 15", "covid-19",
      "3 o clock", "24 H", "10 K",
      "new york", "the news", "iron man", "gold price", "(lol)", "[draft]", "radioactive",
      "metal liquid", "0", "119", "2026",
    ])
  func others(_ text: String) throws {
    expect(try results(text).isEmpty, "\(text)")
  }

  @Test("A long text is not read")
  func long() throws {
    expect(try results(String(repeating: "gold ", count: 100)).isEmpty)
  }

  @Test("The tile is an image with number and symbol on the color of the category")
  func tile() throws {
    let gold = try #require(try BuiltIn.table.get()[79])
    let svg = DesktopTile.svg(of: gold)
    expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
    expect(svg.contains(">79<") && svg.contains(">\nAu<") || svg.contains(">Au<"))
  }

  private static let words = """
    about above account across action add address after again air all almost also always am and animal answer any
    app apple are arm army art as ask at audio away baby back bad bag ball bank bar base basket bat be bear beat
    bed before begin behind bell best better big bill bird bit black blood blue board boat body book born both
    bottom box boy bread break bring brother browser build bus busy but buy by calendar call camera can car card
    care case cat chair chat check chess child chrome city class clean clear clock close cloud coat code coffee
    cold color come common compare computer contact cook copy corn cost could country cover cross cry cup cut dad
    dance dark date day deal deep desk dictionary did disk do doctor document dog door down draw dream dress drink
    drive drop dry each ear early earth east eat edit egg email empty end enter even evening ever every exit eye
    face fact fall family far farm fast fat father feel field file fill film find fire firefox first fish fit flat
    floor flower fly folder follow food foot for form free friend from full fun game garden gas get girl give
    glass go good great green grow guitar hair half hand happy hard hat have he head hear heart heat help her here
    high hill him his hold home hope horse hot hour house how i ice idea if image in inside internet invoice is it
    job jump keep key kind king kitchen know land large last late laugh law learn leave left leg let letter
    library light like line list listen little live long look lot love low lunch machine mail make man many map
    mark may me mean meet memory message milk mind minute money month moon more morning mother mouse mouth move
    much music my name near neck need never new news next night no north nose note notes now of off office often
    oh old on one open or order our out over page paint paper park part party pass past pay pen people phone photo
    piano picture place plan plant play please point poor power present printer problem pull push put queen quick
    radio rain read ready red rest rice rich ride right ring river road rock room run salt same sand save say scan
    school sea search seat see seed send set settings shall she ship shirt shoe shop short show shut sick side
    sign sing sister sit sky sleep slow small smile snow so software some song soon sound south space spell spring
    stand star start step stone stop store street strong summer sun swim table take talk tall task tea tell
    terminal test text thank the them then there thing think this time to today together too top town train tree
    trip true try turn two under until up update us use very video voice wait walk wall want warm was wash watch
    water way we weather web week well west wet what wheel when where which white who why wide will win wind
    window winter with wolf woman wood word work world write year yes yet you young your zoo
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
