import Testing

@testable import Elements

@Suite("Exporting the built-in catalog")
struct BuiltInExportTests {
  @Test(
    "The exported file equals the built-in one byte for byte, except for the order of the sources")
  func identical() throws {
    let original = String(decoding: try ProjectFile.resource("elements.json"), as: UTF8.self)
    let printed = try BuiltIn.table.get().exported(as: .json)
    expect(sections(printed).0, equals: sections(original).0)
    expect(sections(printed).1.sorted(), equals: sections(original).1.sorted())
  }

  @Test("The exported file reads back as the same table")
  func roundTrip() throws {
    let table = try BuiltIn.table.get()
    try expect(catalog(table.exported(as: .json)), equals: table)
  }

  @Test("CSV has a row for each element")
  func csv() throws {
    let text = try BuiltIn.table.get().exported(as: .csv)
    expect(text.unicodeScalars.filter { $0 == "\r" }.count, equals: 119)
    expect(text.contains("\r\n79,Au,Gold,transition metal,Solid,11,6,d,2 8 18 32 18 1,"))
  }

  /// Returns the lines before the list of sources, and those of that list without their commas.
  private func sections(_ text: String) -> ([Substring], [Substring]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("  \"sources\"") } ?? lines.endIndex
    let notes = lines[start...].map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    return (Array(lines[..<start]), notes)
  }
}
