/// A packaged file with words of the program's languages: lines of three cells, a language and two more, with tabs between
/// them; those that begin with `#` are comments.
enum LanguageFile {
  struct Row {
    let language: String
    let first: String
    let second: String
  }

  /// Returns the rows in their order. Any error is a bug of the file.
  /// - Parameters:
  ///   - file: its path, for messages.
  ///   - cells: the kinds of the cells, for messages: `a language, a name and a reading`.
  static func rows(
    _ bytes: [UInt8], file: String, cells: String
  ) throws(CatalogError) -> [Row] {
    var rows: [Row] = []
    for (index, line) in try lines(bytes, file: file).enumerated()
    where line.first != UInt8(ascii: "#") {
      let found = line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard found.count == 3 else {
        throw CatalogError(
          file: file, location: .line(index + 1), message: ExternalText("expected \(cells)"))
      }
      rows.append(Row(language: found[0], first: found[1], second: found[2]))
    }
    return rows
  }

  /// Returns the lines of a packaged file: one that was cut off has no line break at its end.
  static func lines(_ bytes: [UInt8], file: String) throws(CatalogError) -> [ArraySlice<UInt8>] {
    guard bytes.last == UInt8(ascii: "\n") else {
      throw CatalogError(file: file, message: "expected a line break at the end")
    }
    return bytes.split(separator: UInt8(ascii: "\n"))
  }
}
