import Glibc

@testable import Elements

/// Files of the tests and of the project, relative to this source file.
enum ProjectFile {
  static func fixture(_ name: String) throws -> [UInt8] {
    try read(directory(above: #filePath, levels: 2) + "/Fixtures/" + name)
  }

  /// The cells of the lines of a table with tabs between them, without its comments.
  static func rows(ofFixture name: String) throws -> [[String]] {
    String(decoding: try fixture(name), as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The names of the files in a folder of the fixtures.
  static func fixtures(in folder: String) -> [String] {
    let path = directory(above: #filePath, levels: 2) + "/Fixtures/" + folder
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func resource(_ name: String) throws -> [UInt8] {
    try read(directory(above: #filePath, levels: 4) + "/Resources/" + name)
  }

  static func translations(_ language: String) throws -> [UInt8] {
    try read(directory(above: #filePath, levels: 4) + "/po/" + language + ".po")
  }

  /// The languages of the translations.
  static func languages() throws -> [String] {
    let list = try read(directory(above: #filePath, levels: 4) + "/po/LINGUAS")
    return list.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  static func document(_ name: String) throws -> [UInt8] {
    try read(directory(above: #filePath, levels: 4) + "/docs/" + name)
  }

  struct Missing: Error {
    let path: String
  }

  private static func directory(above path: String, levels: Int) -> String {
    "/" + path.split(separator: "/").dropLast(levels).joined(separator: "/")
  }

  private static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Missing(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// Parses the text as a catalog named `test.json`.
func catalog(_ text: String) throws -> PeriodicTable {
  try CatalogReader.read(bytes: Array(text.utf8), file: "test.json")
}

/// A minimal record as JSON; `fields` follow the required ones.
func record(
  _ number: Int, _ symbol: String, _ name: String, weight: String = "1", _ fields: String = ""
) -> String {
  let rest = fields.isEmpty ? "" : ", " + fields
  return """
    {"number": \(number), "symbol": "\(symbol)", "name": "\(name)", "atomic_mass": \(weight)\(rest)}
    """
}

/// Decodes the element of a record.
func element(
  _ number: Int, _ symbol: String, _ name: String, weight: String = "1", _ fields: String = ""
) throws -> AtomicElement {
  let table = try catalog("[" + record(number, symbol, name, weight: weight, fields) + "]")
  guard let element = table.elements.first else { throw ProjectFile.Missing(path: name) }
  return element
}

/// 118 elements with invented names, `E1` to `E118`, at their usual positions.
func completeTable() throws -> PeriodicTable {
  let records = (1...118).map { record($0, "E\($0)", "Name\($0)") }
  return try catalog("[" + records.joined(separator: ",") + "]")
}

/// The error message of parsing the text; nil on success.
func failure(_ text: String) -> String? { failure(Array(text.utf8)) }

func failure(_ bytes: [UInt8]) -> String? {
  do {
    _ = try CatalogReader.read(bytes: bytes, file: "test.json")
    return nil
  } catch {
    return error.description
  }
}

/// The installed catalog.
enum BuiltIn {
  static let table = Result { () throws -> PeriodicTable in
    try CatalogReader.read(bytes: ProjectFile.resource("elements.json"), file: "elements.json")
  }

  static func element(_ symbol: String) throws -> AtomicElement {
    guard let element = try table.get().element(symbol: symbol) else {
      throw ProjectFile.Missing(path: symbol)
    }
    return element
  }

  /// Returns the symbols of the elements that satisfy a condition, by atomic number.
  static func symbols(where holds: (AtomicElement) -> Bool) throws -> [String] {
    try table.get().elements.filter(holds).map(\.symbol)
  }
}
