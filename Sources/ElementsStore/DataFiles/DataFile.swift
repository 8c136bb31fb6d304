public import Elements

/// A file of the data directory that is read when its contents are first wanted. Each is declared beside the code that
/// shows it.
public struct DataFile<Contents: Sendable>: Sendable {
  /// The parser of a file; `file` is its path, for messages.
  public typealias Parser =
    @Sendable (_ bytes: [UInt8], _ file: String) throws(CatalogError) -> Contents

  /// The name in the directory: `isotopes.json`.
  public let name: String
  /// The contents in place of a file that cannot be read.
  public let missing: Contents
  /// Length limit in bytes.
  fileprivate let maximumLength: Int
  fileprivate let parse: Parser

  /// - Parameters:
  ///   - name: the name in the directory.
  ///   - missing: the contents in place of a file that cannot be read.
  ///   - maximumLength: the length limit in bytes.
  public init(
    _ name: String, without missing: Contents,
    atMost maximumLength: Int = InputLimits.dataFileLength,
    _ parse: @escaping Parser
  ) {
    (self.name, self.missing, self.maximumLength) = (name, missing, maximumLength)
    self.parse = parse
  }
}

extension DataDirectory {
  /// Reads a file. Blocking: not for the main thread.
  public func read<Contents>(
    _ file: DataFile<Contents>
  ) throws(CatalogError) -> Contents {
    let path = "\(path)/\(file.name)"
    return try file.parse(Self.read(path, atMost: file.maximumLength), path)
  }
}

extension DataFile<PropertyList> {
  /// The numeric properties beyond the catalog's figures.
  public static var properties: Self {
    Self("properties.json", without: .none, PropertyReader.read)
  }
}

extension DataFile<AlternativeNames> {
  /// The names of the elements in other languages.
  public static var names: Self { Self("names.json", without: .none, AlternativeNames.read) }
}

extension DataFile<ElementNameLists> {
  /// The names of the elements to show, by language.
  public static var elementNames: Self {
    Self("element-names.tsv", without: .none, ElementNameLists.read)
  }
  /// The titles of the elements' pages in Wikipedia, by language; the language's own name is the site's code.
  public static var wikipediaTitles: Self {
    Self("wikipedia-titles.tsv", without: .none, ElementNameLists.read)
  }
}

extension DataFile<[String: NameReadings]> {
  /// The readings by which names are sorted, by language.
  public static var nameReadings: Self {
    Self("name-readings.tsv", without: [:], NameReadings.read)
  }
}

extension DataFile<NuclideCatalog> {
  /// All nuclides.
  public static var nuclides: Self { Self("isotopes.json", without: .none, NuclideReader.read) }
}

extension DataFile<IonizationTable> {
  /// All ionization energies.
  public static var ionization: Self {
    Self("ionization.json", without: .none, IonizationReader.read)
  }
}

extension DataFile<HazardTable> {
  /// The harmonized classifications, EC and E numbers.
  public static var hazards: Self { Self("hazards.json", without: .none, HazardReader.read) }
}

extension DataFile<FormTable> {
  /// The forms of the elements.
  public static var forms: Self { Self("forms.json", without: .none, FormReader.read) }
}

extension DataFile<SubstanceTable> {
  /// Everyday and school substances.
  public static var substances: Self {
    Self("substances.json", without: .none, SubstanceReader.read)
  }
}

extension DataFile<[String: SubstanceNames]> {
  /// The names of substances and forms in other languages, by language.
  public static var substanceNames: Self {
    Self("substance-names.tsv", without: [:], SubstanceNames.read)
  }
}

extension DataFile<ElementDetailTable> {
  /// Oxidation states, ionic radii, unit cells and spectral lines.
  public static var elementDetails: Self {
    Self("element-details.json", without: .none, ElementDetailReader.read)
  }
}

extension DataFile<Confusables> {
  /// What characters look like.
  public static var confusables: Self { Self("confusables.tsv", without: .none, Confusables.read) }
}
