extension LaunchRequest {
  /// The output of `--help`.
  public static var helpText: String {
    """
    Usage: the-elements [OPTION…] [ELEMENT…]

    Browse the chemical elements. Each ELEMENT, given by number, symbol or name,
    opens in its own window: the-elements Au 80 tin

      --page PAGE           show this page:
                            \(pages.prefix(pagesOnLine).joined(separator: ", ")),
                            \(pages.dropFirst(pagesOnLine).joined(separator: ", "))
      --favorite ELEMENT    mark the element as your favorite and exit; may be
                            given more than once
      --unfavorite ELEMENT  take that mark away and exit
      --export FORMAT       print the catalog and exit: \(formats)
      --favorites           with --export, print only your favorites
      --version             print the version and exit
      -h, --help            print this help and exit
      --                    end the options: whatever follows is an element

    """
  }

  /// Number of page names on the first line; all of them would not fit.
  private static let pagesOnLine = 4

  private static var formats: String {
    ExportFormat.allCases.map(\.rawValue).joined(separator: " or ")
  }
}
