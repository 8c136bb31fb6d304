extension LaunchRequest {
  /// Returns the output of `--help`.
  /// - Parameters:
  ///   - pages: the identifiers of the pages of the main window.
  ///   - text: words a message in the user's language.
  public static func helpText(pages: [String], text: (Message) -> String) -> String {
    let options = general(pages) + ofPaper + ofRecordings + last
    let usage = Message.format(
      translatable("Usage: {1}"), .verbatim("the-elements [OPTION…] [ELEMENT | FILE]…"))
    return HelpLayout.paragraph(text(usage)) + "\n"
      + introduction.map { HelpLayout.paragraph(text($0)) }.joined() + "\n"
      + options.map { HelpLayout.option($0, text($1)) }.joined()
  }

  private typealias Options = [(String, Message)]

  private static let introduction: [Message] = [
    .format(
      translatable(
        "Browse the chemical elements. Each ELEMENT, given by number, symbol or name, opens in its own window: {1}"
      ), .verbatim("the-elements Au 80 tin")),
    .text(
      translatable(
        "Each FILE is a recording, which opens in the Recorder, or a list of places.")),
  ]

  private static func general(_ pages: [String]) -> Options {
    [
      ("  --page PAGE", .format(translatable("show this page: {1}"), list(pages))),
      (
        "  --places FILE",
        .text(
          translatable(
            "show the places of a file on the map: a list of towns as JSON, JSON Lines, GeoJSON or CSV, also gzipped"
          ))
      ),
      (
        "  --favorite ELEMENT",
        .text(
          translatable("mark the element as your favorite and exit; may be given more than once"))
      ),
      ("  --unfavorite ELEMENT", .text(translatable("take that mark away and exit"))),
      (
        "  --search TEXT",
        .format(translatable("print the elements found and exit: {1}"), list(queries))
      ),
      (
        "  --export FORMAT",
        .format(
          translatable("print the catalog, or with --search the elements found, and exit: {1}"),
          formats)
      ),
      (
        "    --page TABLE",
        .format(
          translatable(
            "print further data of all elements in its place: {1}; or all: the catalog with all of them (json)"
          ), list(DetailTable.allCases.map(\.rawValue)))
      ),
    ]
  }

  private static let ofPaper: Options = [
    ("  --export pdf|svg|png", .text(translatable("write the table on a page, and exit"))),
    (
      "    --color-by PROPERTY", .text(translatable("category, state, block, or a property's key"))
    ),
    ("    --form FORM", .text(translatable("standard, long or left-step"))),
    ("    --group-3 ELEMENTS", .text(translatable("placeholders, La or Lu"))),
    (
      "    --element ELEMENT",
      .text(
        translatable(
          "the sheet of an element, or of a form such as diamond, in place of the table"
        ))
    ),
    (
      "    --page comparison --elements A,B,…",
      .text(translatable("a comparison of elements or forms in its place"))
    ),
    (
      "    --page plot --x PROPERTY --y PROPERTY", .text(translatable("a plot in its place"))
    ),
    ("      --log AXES", .text(translatable("logarithmic x, y or both"))),
    (
      "      --forms A,B,…",
      .format(
        translatable("forms in place of their elements: {1}"), .verbatim("diamond,\"gray tin\""))
    ),
    ("    --page nuclides", .text(translatable("the nuclide chart in its place"))),
    (
      "    --page worksheet --worksheet SETTINGS",
      // TRANSLATORS: Examples of settings, which stay in English.
      .format(translatable("a worksheet in its place: {1}"), list(worksheets))
    ),
    ("    --fill FILL", .text(translatable("the table’s tiles: colors, patterns or plain"))),
    ("    --paper SIZE", .text(translatable("a4, letter or a3"))),
    ("    --output FILE", .text(translatable("the file; without it standard output"))),
    ("  --properties", .text(translatable("list the numeric properties and exit"))),
    ("  --favorites", .text(translatable("with --export, print only your favorites"))),
  ]

  private static let ofRecordings: Options = [
    ("  --record FILE", .text(translatable("write your acts to a recording until you quit"))),
    (
      "  --replay FILE…",
      .text(
        translatable(
          "play recordings with favorites and settings of their own, print the results as TAP 13, and exit"
        ))
    ),
    ("    --speed SPEED", list(ReplayRequest.speeds)),
    ("    --language TAG", .text(translatable("play in another language than English"))),
    ("    --keep-going", .text(translatable("play on after a failure"))),
    ("    --junit FILE", .text(translatable("also write the results as JUnit's XML"))),
    (
      "    --screenshots FOLDER",
      .text(translatable("write a picture of the window after each line"))
    ),
    (
      "    --output-folder FOLDER",
      .text(translatable("write the files of acts below it, not below the recording's folder"))
    ),
    ("    --update", .text(translatable("write the pictures that lines expect anew"))),
    (
      "    --data FILE",
      .text(
        translatable("play once for each row of a CSV file, whose first row names the variables"))
    ),
    ("    --own-data", .text(translatable("play with your own favorites and settings"))),
    ("    --pointer", .text(translatable("do the acts by the real pointer and keys (X11)"))),
  ]

  private static let last: Options = [
    ("  --version", .text(translatable("print the version and exit"))),
    ("  -h, --help", .text(translatable("print this help and exit"))),
    ("  --", .text(translatable("end the options: whatever follows is an element"))),
  ]

  /// Queries, with no-break spaces.
  private static let queries = [
    "ferrum", "melt < 300 K", "radioactive gas", "U-235", "resistivity of copper", "25 g NaCl",
    "Fe + O2 -> Fe2O3",
  ].map { $0.contains(" ") ? "\"" + String($0.map { $0 == " " ? "\u{a0}" : $0 }) + "\"" : $0 }

  private static let worksheets = [
    "\"table blank=40\"", "\"cards elements=first-20\"", "\"quiz code=KXWQPA\"",
  ].map { String($0.map { $0 == " " ? "\u{a0}" : $0 }) }

  private static func list(_ names: [String]) -> Message {
    .verbatim(names.joined(separator: ", "))
  }

  private static var formats: Message {
    let names = ExportFormat.allCases.map { Message.verbatim($0.rawValue) }
    return names.dropFirst().reduce(names[0]) { .format(translatable("{1} or {2}"), $0, $1) }
  }
}
