import Testing

@testable import Elements

/// The names of the main window's pages.
let windowPages = [
  "table", "name", "number", "symbol", "state", "category", "grid", "favorites", "places",
]

/// What is asked for is of another kind.
struct OtherRequest: Error {
  let request: LaunchRequest
}

@Suite("The command line")
struct LaunchRequestTests {
  private func parse(_ arguments: String...) -> Result<LaunchRequest, LaunchError> {
    LaunchRequest.parse(arguments: arguments, pages: windowPages)
  }

  private func browsing(_ arguments: String...) throws -> LaunchRequest.Browsing {
    let request = try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
    guard case .browse(let browsing) = request else { throw OtherRequest(request: request) }
    return browsing
  }

  @Test("Without arguments the window opens")
  func empty() throws {
    try expect(parse().get(), equals: .browse(LaunchRequest.Browsing()))
  }

  @Test("Elements are stored as typed")
  func elements() throws {
    try expect(browsing("Au", "79", "gold").elements, equals: ["Au", "79", "gold"])
  }

  @Test("Arguments after -- are elements, even with dashes")
  func dashes() throws {
    try expect(browsing("Au", "--", "--page", "-x").elements, equals: ["Au", "--page", "-x"])
    try expect(browsing("-").elements, equals: ["-"])
  }

  @Test("--properties lists the properties, and takes no elements")
  func properties() throws {
    try expect(parse("--properties").get(), equals: .properties)
    try expect(parse("--properties", "--help").get(), equals: .help)
    try expect(parse("--export=csv", "--properties").get(), equals: .export(.csv, []))
    for arguments in [["Au"], ["--favorites"], ["--favorite", "Au"]] {
      #expect(throws: LaunchError.self) {
        try LaunchRequest.parse(arguments: ["--properties"] + arguments, pages: windowPages).get()
      }
    }
  }

  @Test("A page is chosen by name", arguments: windowPages)
  func page(name: String) throws {
    try expect(browsing("--page", name).page, equals: name)
    try expect(browsing("--page=\(name)", "Au").page, equals: name)
  }

  @Test("The catalog is exported as JSON or CSV")
  func export() throws {
    try expect(parse("--export", "json").get(), equals: .export(.json, []))
    try expect(parse("--export=csv").get(), equals: .export(.csv, []))
  }

  @Test("A table of further data is printed, or all of them as JSON")
  func details() throws {
    for table in DetailTable.allCases {
      for format in ExportFormat.allCases {
        let request = try parse("--page", table.rawValue, "--export", format.rawValue).get()
        expect(request, equals: .export(format, [table]))
      }
    }
    try expect(
      parse("--export=json", "--page=all").get(), equals: .export(.json, DetailTable.allCases))
    try expect(parse("--export=csv", "--page=grid").get(), equals: .export(.csv, []))
    for arguments in [
      ["--search", "a"], ["--favorite", "Au"], ["--favorites"], ["Au"],
      ["--places", "a"], ["--record", "a"], ["--replay", "a"], ["--output", "a"],
    ] {
      #expect(throws: LaunchError.self) {
        try LaunchRequest.parse(
          arguments: ["--export=csv", "--page=radii"] + arguments, pages: windowPages
        ).get()
      }
    }
  }

  @Test("A text is searched for, and the elements found are printed or exported")
  func search() throws {
    try expect(parse("--search", "melt < 300 K").get(), equals: .search("melt < 300 K", nil))
    try expect(parse("--search=-x").get(), equals: .search("-x", nil))
    try expect(parse("--export", "csv", "--search", "a").get(), equals: .search("a", .csv))
    try expect(parse("--search", "a", "--export", "json").get(), equals: .search("a", .json))
    try expect(parse("--search", "a", "--help").get(), equals: .help)
    for arguments in [
      ["--search"], ["--search", "noble", "gases"], ["--search", "a", "--favorites"],
      ["--search", "a", "--favorite", "Au"],
    ] {
      #expect(throws: LaunchError.self) {
        try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
      }
    }
  }

  @Test("A list of places is opened in the window, and acts are recorded")
  func places() throws {
    try expect(browsing("--record", "a", "--page", "grid", "Au").record, equals: "a")
    try expect(browsing("--places", "a b.json").places, equals: "a b.json")
    let request = try browsing("--places=-x", "--page", "table", "Au")
    expect(request.places == "-x" && request.page == "table" && request.elements == ["Au"])
    try expect(parse("--places", "a", "--help").get(), equals: .help)
    for arguments in [
      ["--places"], ["--places="], ["--places", "a", "--export", "csv"],
      ["--places", "a", "--search", "b"], ["--places", "a", "--favorite", "Au"],
    ] {
      #expect(throws: LaunchError.self) {
        try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
      }
    }
  }

  @Test("Favorites are exported with the options in either order")
  func exportFavorites() throws {
    try expect(
      parse("--export", "json", "--favorites").get(), equals: .exportFavorites(.json))
    try expect(parse("--favorites", "--export=csv").get(), equals: .exportFavorites(.csv))
  }

  @Test("Elements are marked and unmarked in the order typed")
  func marks() throws {
    try expect(
      parse("--favorite", "Au", "--unfavorite=47", "--favorite", "-x").get(),
      equals: .mark([
        LaunchRequest.Mark(element: "Au", isFavorite: true),
        LaunchRequest.Mark(element: "47", isFavorite: false),
        LaunchRequest.Mark(element: "-x", isFavorite: true),
      ]))
    try expect(parse("--favorite", "Au", "--help").get(), equals: .help)
    try expect(parse("--version", "--favorite", "Au").get(), equals: .version)
  }

  @Test("Help takes precedence over version, and version over export")
  func precedence() throws {
    try expect(parse("--version", "--help").get(), equals: .help)
    try expect(parse("--help", "--version").get(), equals: .help)
    try expect(parse("-h").get(), equals: .help)
    try expect(parse("--version", "--export", "json").get(), equals: .version)
    try expect(parse("--export", "json", "--version").get(), equals: .version)
  }

  @Test(
    "An invalid command line is reported in one line, with exit status 2",
    arguments: [
      (["--bogus"], "the-elements: unknown option “--bogus”"),
      (["-x"], "the-elements: unknown option “-x”"),
      (["--bogus=3"], "the-elements: unknown option “--bogus”"),
      (
        ["--page"],
        "the-elements: --page needs one of table, name, number, symbol, state, category, grid, favorites, "
          + "places, comparison, plot, nuclides, worksheet, ionization, oxidation, radii, spectrum, crystal, forms, hazards, "
          + "names, vapor-pressure, all"
      ),
      (["--export"], "the-elements: --export needs one of json, csv, pdf, svg, png"),
      (
        ["--export", "xml"],
        "the-elements: --export: expected one of json, csv, pdf, svg, png, found “xml”"
      ),
      (["--export="], "the-elements: --export: expected one of json, csv, pdf, svg, png, found “”"),
      (["--version=2"], "the-elements: --version takes no value"),
      (["--favorite"], "the-elements: --favorite needs an element"),
      (["--favorites"], "the-elements: --favorites only goes with --export"),
      (["--favorite", "Au", "--favorites"], "the-elements: --favorites only goes with --export"),
      (["--favorites=1", "--export=csv"], "the-elements: --favorites takes no value"),
      (
        ["--favorite", "Au", "Ag"],
        "the-elements: write --favorite or --unfavorite before each element, also before “Ag”"
      ),
      (
        ["--favorite", "Au", "--export=csv"],
        "the-elements: --export does not go with --favorite and --unfavorite"
      ),
      (["--replay"], "the-elements: --replay needs a file"),
      (["--replay", "--update"], "the-elements: --replay needs a file"),
      (["--replay="], "the-elements: --replay needs a file"),
      (["--record"], "the-elements: --record needs a file"),
      (["--replay", "a", "--junit"], "the-elements: --junit needs a file"),
      (
        ["--replay", "a", "--speed", "warp"],
        "the-elements: --speed: expected one of fast, recorded, slow, found “warp”"
      ),
      (
        ["--replay", "a", "--language", "../de"],
        "the-elements: --language needs a language, such as de or pt_BR"
      ),
      (["--language=de"], "the-elements: --language only goes with --replay"),
      (["--replay", "a", "--update=1"], "the-elements: --update takes no value"),
      (["--play", "a", "--row", "-1"], "the-elements: unknown option “--row”"),
      (["--keep-going"], "the-elements: --keep-going only goes with --replay"),
      (["--data", "a", "Au"], "the-elements: --data only goes with --replay"),
      (["--record", "a", "--update"], "the-elements: --update only goes with --replay"),
      (
        ["--record", "a", "--export=csv"],
        "the-elements: --record opens a window, and goes with --page only"
      ),
      (
        ["--page", "radii"], "the-elements: --page radii only goes with --export json, csv"
      ),
      (
        ["--export=csv", "--page=all"], "the-elements: --page all only goes with --export json"
      ),
      (
        ["--export=csv", "--page=names", "--favorites"],
        "the-elements: --page names does not go with --favorites"
      ),
      (
        ["--export", "json", "--paper", "a4"],
        "the-elements: --paper only goes with --export pdf, svg, png"
      ),
      (
        ["--export", "json", "Au"],
        "the-elements: --export prints the whole catalog and takes no elements"
      ),
    ])
  func refused(arguments: [String], message: String) {
    guard case .failure(let error) = LaunchRequest.parse(arguments: arguments, pages: windowPages)
    else {
      Issue.record("it is taken")
      return
    }
    expect("the-elements: \(error.message.english)", equals: message)
    expect(LaunchError.exitStatus, equals: 2)
  }

  @Test("An unknown element is reported by name")
  func unknownElement() {
    expect(
      LaunchError.unknownElement("Xx").message.english, equals: "no element is called “Xx”")
  }

  @Test("Help lists every option, page and format, in lines of at most 80 characters")
  func help() {
    let help = LaunchRequest.helpText(pages: windowPages) { $0.english }
    let words =
      [
        "--page", "--favorite ", "--unfavorite", "--export", "--favorites", "--version", "--help",
        "--record ", "--replay ", "--speed", "--keep-going", "--junit", "--screenshots", "--update",
        "--data", "--own-data",
      ] + windowPages
    expect((words + ["json", "csv"]).allSatisfy(help.contains))
    expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    expect(help.hasSuffix("\n"))
  }
}
