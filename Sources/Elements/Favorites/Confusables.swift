/// What characters look like, for names that must not be taken for somebody else's: the skeletons of Unicode Technical
/// Standard 39, without case, white space and invisible characters. Read from `confusables.tsv`, which the server of a
/// class reads, too.
public struct Confusables: Sendable {
  /// The scalars that stand for a scalar; those that are missing stand for themselves.
  private let looks: [UInt32: [Unicode.Scalar]]

  /// Names are compared as they are written, but for white space.
  public static let none = Confusables(looks: [:])

  /// Reads the file: lines of a text, a tab, and the characters that look like it in hexadecimal, `49 131 269-26A`. Any
  /// error is a bug of the file.
  /// - Parameter file: its path, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> Confusables {
    var looks: [UInt32: [Unicode.Scalar]] = [:]
    for (index, line) in try LanguageFile.lines(bytes, file: file).enumerated() {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let ranges = ranges(line[(tab + 1)...])
      else {
        throw CatalogError(
          file: file, location: .line(index + 1), message: "expected a text and characters")
      }
      let text = Array(String(decoding: line[..<tab], as: UTF8.self).unicodeScalars)
      for code in ranges.joined() { looks[code] = text }
    }
    guard !looks.isEmpty else { throw CatalogError(file: file, message: "expected characters") }
    return Confusables(looks: looks)
  }

  private static func ranges(_ codes: ArraySlice<UInt8>) -> [ClosedRange<UInt32>]? {
    let codes = codes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let ranges = codes.compactMap { code -> ClosedRange<UInt32>? in
      let parts = code.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      let ends = parts.compactMap { UInt32(String(decoding: $0, as: UTF8.self), radix: 16) }
      guard parts.count <= 2, ends.count == parts.count, let first = ends.first,
        let last = ends.last, first <= last, last <= 0x10_ffff
      else {
        return nil
      }
      return first...last
    }
    return ranges.count == codes.count ? ranges : nil
  }

  /// What a name looks like: with a large I as itself, and as the small l that it looks like. Two names look alike if they
  /// have one of these in common.
  public func looks(of name: String) -> Set<String> {
    let scalars = Array(name.unicodeScalars)
    return [look(of: scalars), look(of: scalars.map { $0 == "I" ? "l" : $0 })]
  }

  private func look(of scalars: [Unicode.Scalar]) -> String {
    let look = scalars.flatMap(Self.decomposed).flatMap { looks[$0.value] ?? [$0] }
    let words = look.split { $0.properties.isWhitespace }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// The conjoining letters of a Hangul syllable, as Unicode computes them: 21 vowels, each with 28 ends or none.
  private static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard 0xac00...0xd7a3 ~= scalar.value else { return [scalar] }
    let index = scalar.value - 0xac00
    let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11a7 + index % 28]
    return letters.filter { $0 != 0x11a7 }.compactMap(Unicode.Scalar.init)
  }
}
