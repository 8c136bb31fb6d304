extension LaunchRequest {
  private static let listSuffixes = [".json", ".geojson", ".ndjson", ".jsonl", ".csv", ".gz"]

  /// True for a file that can be a list of places: no element is called so.
  static func isList(_ argument: String) -> Bool {
    listSuffixes.contains { argument.hasSuffix($0) }
  }

  /// True if no element and no file is named.
  public var namesNothing: Bool { elements.isEmpty && recording == nil && lists.isEmpty }
}
