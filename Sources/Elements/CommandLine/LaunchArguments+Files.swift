extension LaunchArguments {
  private static let listSuffixes = [".json", ".geojson", ".ndjson", ".jsonl", ".csv", ".gz"]

  /// True for a file that can be a list of places: no element is called so.
  static func isList(_ argument: String) -> Bool {
    listSuffixes.contains { argument.hasSuffix($0) }
  }
}
