/// A list of places sorted by name, then country, and searched by the words of both. Immutable; made off the main
/// thread. Takes about 14 bytes per place beyond its table.
public struct PlaceIndex: Sendable {
  /// The places in their order.
  public let table: PlaceTable
  /// Names of the countries, by their index in the table.
  private let countryNames: [String]
  /// The names without case, accents and punctuation, their words joined by a space; one after another.
  let folded: [UInt8]
  /// End of each name in `folded`.
  let ends: [UInt32]
  /// The folded words of each country's names, and of its code.
  let countryWords: [(name: [[UInt8]], code: [[UInt8]])]
  let fold: TextFold

  /// Sorts a table and folds its names; nil if cancelled.
  /// - Parameters:
  ///   - countryName: returns the name of a country in a file.
  ///   - otherName: returns another name by which a country is found.
  ///   - isCancelled: asked now and then; if it returns true, nil is returned.
  public init?(
    _ table: PlaceTable, fold: @escaping TextFold, countryName: (String) -> String,
    otherName: (String) -> String? = { _ in nil }, isCancelled: () -> Bool = { false }
  ) {
    var names = FoldedNames(fold)
    for index in 0..<table.count {
      if index.isMultiple(of: TextIndex.stride), isCancelled() { return nil }
      names.append(table.nameBytes(at: index))
    }
    let countries = (0..<table.countryCount).map { countryName(table.country($0)) }
    guard let order = names.order(countries: countries, of: table, isCancelled) else { return nil }
    self.table = table.arranged(order)
    (folded, ends) = names.arranged(order)
    countryNames = countries
    countryWords = countries.indices.map { index in
      let other = otherName(table.country(index)) ?? ""
      return (
        Self.words(countries[index], fold) + Self.words(other, fold),
        Self.words(table.country(index), fold)
      )
    }
    self.fold = fold
  }

  static func words(_ text: String, _ fold: TextFold) -> [[UInt8]] {
    TextWord.words(of: text, fold: fold).compactMap { $0.forms.last }
  }

  public var count: Int { table.count }

  /// Name of the country of the place at an index.
  public func countryName(at index: Int) -> String { countryNames[table.countryIndex(at: index)] }

  /// Bytes of memory per place, names and words included, discoveries not.
  var bytesPerPlace: Int {
    guard count > 0 else { return 0 }
    return table.bytesPerPlace + (folded.capacity + ends.capacity * 4) / count
  }
}

/// The folded names of places before they are sorted.
private struct FoldedNames {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  private let fold: TextFold

  init(_ fold: @escaping TextFold) { self.fold = fold }

  mutating func append(_ name: ArraySlice<UInt8>) {
    let isASCII = name.allSatisfy { $0 < 0x80 }
    if isASCII { appendASCII(name) } else { appendWords(String(decoding: name, as: UTF8.self)) }
    // Folding may make a name longer.
    ends.append(UInt32(clamping: bytes.count))
  }

  private mutating func appendASCII(_ name: ArraySlice<UInt8>) {
    let start = bytes.count
    var isBetween = false
    for byte in name {
      let letter = byte.lowercasedASCII
      guard 0x61...0x7a ~= letter || 0x30...0x39 ~= letter else {
        isBetween = bytes.count > start
        continue
      }
      if isBetween { bytes.append(0x20) }
      isBetween = false
      bytes.append(letter)
    }
  }

  private mutating func appendWords(_ name: String) {
    for (number, word) in PlaceIndex.words(name, fold).enumerated() {
      if number > 0 { bytes.append(0x20) }
      bytes += word
    }
  }

  private func range(_ index: Int) -> Range<Int> {
    Int(index > 0 ? ends[index - 1] : 0)..<Int(ends[index])
  }

  /// A place to sort, with the first eight code units of its name for a quick comparison.
  private struct Key {
    let start: UInt64
    let index: Int32
  }

  /// Returns the indices by name, then country, then index; nil if cancelled.
  func order(
    countries: [String], of table: PlaceTable, _ isCancelled: () -> Bool
  ) -> [Int32]? {
    var ranks = [Int](repeating: 0, count: countries.count)
    let byName = countries.indices.sorted { (countries[$0], $0) < (countries[$1], $1) }
    for (rank, country) in byName.enumerated() { ranks[country] = rank }
    var keys = ends.indices.map {
      Key(start: WordOrder.prefix(of: range($0), in: bytes), index: Int32($0))
    }
    if isCancelled() { return nil }
    keys.sort { one, other in
      if one.start != other.start { return one.start < other.start }
      let (mine, yours) = (Int(one.index), Int(other.index))
      let order = WordOrder.compare(range(mine), range(yours), in: bytes)
      if order != 0 { return order < 0 }
      let (country, another) = (table.countryIndex(at: mine), table.countryIndex(at: yours))
      return (ranks[country], mine) < (ranks[another], yours)
    }
    return isCancelled() ? nil : keys.map(\.index)
  }

  /// Returns the names and their ends in another order.
  func arranged(_ order: [Int32]) -> (bytes: [UInt8], ends: [UInt32]) {
    var (bytes, ends) = ([UInt8](), [UInt32]())
    bytes.reserveCapacity(self.bytes.count)
    ends.reserveCapacity(order.count)
    for index in order {
      bytes += self.bytes[range(Int(index))]
      ends.append(UInt32(clamping: bytes.count))
    }
    return (bytes, ends)
  }
}
