extension LaunchRequest {
  /// Returns the output of `--help`.
  public static func helpText(pages: [String]) -> Message {
    let pages = [pages.prefix(pagesOnLine), pages.dropFirst(pagesOnLine)].map {
      Message.verbatim($0.joined(separator: ", "))
    }
    let speeds = Message.verbatim(ReplayRequest.speeds.joined(separator: ", "))
    let names = DetailTable.allCases.map(\.rawValue)
    let tables = [names.prefix(tablesOnLine), names.dropFirst(tablesOnLine)].map {
      Message.verbatim($0.joined(separator: ", "))
    }
    return .format(helpFormat, pages + [formats, speeds] + tables)
  }

  private static let helpFormat = translatable(
    """
    Usage: the-elements [OPTION…] [ELEMENT | FILE]…

    Browse the chemical elements. Each ELEMENT, given by number, symbol or name,
    opens in its own window: the-elements Au 80 tin
    Each FILE is a recording, which opens in the Recorder, or a list of places.

      --page PAGE           show this page:
                            {1},
                            {2}
      --places FILE         show the places of a file on the map: a list of
                            towns as JSON, JSON Lines, GeoJSON or CSV, also gzipped
      --favorite ELEMENT    mark the element as your favorite and exit; may be
                            given more than once
      --unfavorite ELEMENT  take that mark away and exit
      --search TEXT         print the elements found and exit: ferrum,
                            "melt < 300 K", "radioactive gas", U-235,
                            "resistivity of copper", "25 g NaCl",
                            "Fe + O2 -> Fe2O3"
      --export FORMAT       print the catalog, or with --search the elements
                            found, and exit: {3}
        --page TABLE        print further data of all elements in its place:
                            {5},
                            {6};
                            or all: the catalog with all of them (json)
      --export pdf, svg or png  write the table on a page, and exit
        --color-by PROPERTY category, state, block, or a property's key
        --form FORM         standard, long or left-step
        --group-3 ELEMENTS  placeholders, La or Lu
        --element ELEMENT   the sheet of an element in place of the table
        --page comparison --elements A,B,…  a comparison in its place
        --page plot --x PROPERTY --y PROPERTY  a plot in its place, with
          --log AXES        logarithmic x, y or both
        --page nuclides     the nuclide chart in its place
        --paper SIZE        a4 or letter
        --output FILE       the file; without it standard output
      --properties          list the numeric properties and exit
      --favorites           with --export, print only your favorites
      --record FILE         write your acts to a recording until you quit
      --replay FILE…        play recordings with favorites and settings of their
                            own, print the results as TAP 13, and exit
        --speed SPEED       {4}
        --language TAG      play in another language than English
        --keep-going        play on after a failure
        --junit FILE        also write the results as JUnit's XML
        --screenshots FOLDER  write a picture of the window after each line
        --update            write the pictures that lines expect anew
        --data FILE         play once for each row of a CSV file, whose first
                            row names the variables
        --own-data          play with your own favorites and settings
        --pointer           do the acts by the real pointer and keys (X11)
      --version             print the version and exit
      -h, --help            print this help and exit
      --                    end the options: whatever follows is an element

    """)

  /// Number of page names, and of names of tables, on the first line; all of them would not fit.
  private static let (pagesOnLine, tablesOnLine) = (4, 4)

  private static var formats: Message {
    let names = ExportFormat.allCases.map { Message.verbatim($0.rawValue) }
    return names.dropFirst().reduce(names[0]) { .format(translatable("{1} or {2}"), $0, $1) }
  }
}
