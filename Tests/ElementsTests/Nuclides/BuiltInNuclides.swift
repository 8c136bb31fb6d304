import Testing

@testable import Elements

/// The nuclides and elements that are built in.
enum BuiltInNuclides {
  private static let read = Result {
    try NuclideReader.read(bytes: ProjectFile.resource("isotopes.json"), file: "isotopes.json")
  }
  private static let elements = Result {
    try CatalogReader.read(bytes: ProjectFile.resource("elements.json"), file: "elements.json")
  }

  static var catalog: NuclideCatalog { get throws { try read.get() } }
  static var table: PeriodicTable { get throws { try elements.get() } }

  /// The nuclide with a name such as `Au-198`.
  static func nuclide(_ name: String) throws -> Nuclide {
    try #require(try catalog.find(name, in: table), "\(name)")
  }

  /// The name of a nuclide.
  static func name(_ nuclide: Nuclide) throws -> String {
    nuclide.name(try #require(try table[nuclide.number]).symbol)
  }
}
