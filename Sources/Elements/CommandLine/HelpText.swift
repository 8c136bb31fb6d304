extension LaunchRequest {
  /// What `--help` prints.
  public static var helpText: String {
    """
    Usage: the-elements [OPTION…] [ELEMENT…]

    Browse the chemical elements. Each ELEMENT, given by number, symbol or name,
    opens in its own window: the-elements Au 79 gold

      --page PAGE       show this page:
                        \(pages.prefix(pagesOnLine).joined(separator: ", ")),
                        \(pages.dropFirst(pagesOnLine).joined(separator: ", "))
      --export FORMAT   print the catalogue and exit: \(formats)
      --version         print the version and exit
      -h, --help        print this help and exit

    """
  }

  /// The names of all pages are too much for one line.
  private static let pagesOnLine = 4

  private static var formats: String {
    ExportFormat.allCases.map(\.rawValue).joined(separator: " or ")
  }
}
