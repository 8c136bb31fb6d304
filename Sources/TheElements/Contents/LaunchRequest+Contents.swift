import Elements

extension LaunchRequest {
  /// Parses the command line, without the program's name, with the names of all pages and windows.
  @MainActor
  static func parse(_ arguments: some Sequence<String>) -> Result<LaunchRequest, LaunchError> {
    parse(arguments: Array(arguments), pages: Page.ids, windows: DataWindow.ids)
  }
}
