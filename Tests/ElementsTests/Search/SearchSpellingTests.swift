import Testing

@testable import Elements

/// Letters that people type in place of others.
@Suite("Spellings of words in the search")
struct SearchSpellingTests {
  /// A language, a text, and another one that finds the same.
  private static let alike = [
    ["de", "fluessig", "flüssig"], ["de", "gruen", "grün"],
    ["de", "Haerte von Eisen", "Härte von Eisen"],
    ["de", "groesste Dichte", "größte Dichte"], ["de", "WEISS", "weiß"],
    ["da", "hoejeste smeltepunkt", "højeste smeltepunkt"],
    ["tr", "SIVI", "sıvı"], ["tr", "KATI", "katı"], ["tr", "sivi", "sıvı"],
    ["ar", "كثافه الذهب", "كثافة الذهب"], ["ar", "اعلى درجة انصهار", "أعلى درجة انصهار"],
    ["ar", "كَثَافَة الذَّهَب", "كثافة الذهب"], ["ar", "كثـــافة الذهب", "كثافة الذهب"],
    ["ar", "اخضر", "أخضر"], ["ar", "المانيا", "ألمانيا"], ["ar", "بالسويد", "السويد"],
    ["ar", "عناصر في المانيا", "عناصر في ألمانيا"], ["ar", "كثافة للحديد", "كثافة الحديد"],
    ["ar", "الاكسجين", "الأكسجين"], ["ar", "أنتيمون", "إثمد"],
    ["ar", "انتيمون", "إثمد"], ["ar", "كثافة الأنتيمون", "كثافة الإثمد"],
    ["ar", "المجموعة ١٧", "المجموعة 17"], ["ar", "المجموعة ۱۷", "المجموعة 17"],
    ["fr", "groupe ١٧", "groupe 17"],
  ]

  @Test("A word is found with other letters", arguments: alike)
  func same(_ row: [String]) throws {
    let search = try Search.translated(row[0])
    let (found, wanted) = (try search.answer(row[1]), try search.answer(row[2]))
    expect(!wanted.hits.isEmpty, "\(row)")
    expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(row)")
    expect(found.answers.map(\.id), equals: wanted.answers.map(\.id), "\(row)")
    expect(found.problems.isEmpty && found.formulas.isEmpty, "\(row)")
  }

  @Test("A word in capital letters is a formula in a language that does not have it")
  func formula() throws {
    try expect(Search.answer("SIVI").formulas.count, equals: 1)
    try expect(Search.translated("tr").answer("NaCl").formulas.count, equals: 1)
  }
}
