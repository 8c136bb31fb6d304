import Testing

@testable import Elements

/// Numbers of groups before 1988, as the tables of each language have them.
@Suite("Main groups and subgroups")
struct OldGroupTests {
  private static let groups = [
    ["de", "4. Hauptgruppe", "14"], ["de", "Hauptgruppe IV", "14"],
    ["de", "VIII. Hauptgruppe", "18"],
    ["de", "IVA", "14"], ["de", "Gruppe IVB", "4"], ["de", "4. Nebengruppe", "4"],
    ["de", "I. Nebengruppe", "11"], ["de", "VIII. Nebengruppe", "8–10"],
    ["ru", "IVА группа", "14"], ["ru", "IV группа главная подгруппа", "14"],
    ["ru", "главная подгруппа IV группы", "14"], ["ru", "побочная подгруппа IV группы", "4"],
    ["uk", "головна підгрупа IV групи", "14"], ["pl", "IV grupa główna", "14"],
    ["cs", "hlavní skupina IV", "14"], ["it", "gruppo IVA", "14"], ["es", "grupo IV A", "14"],
    ["pt_BR", "grupo 4A", "14"], ["tr", "4A grubu", "14"], ["zh_CN", "第ⅣA族", "14"],
    ["zh_CN", "第四主族", "14"], ["zh_CN", "ⅧB族", "8–10"], ["ar", "المجموعة 4A", "14"],
    ["nl", "hoofdgroep 4", "14"], ["fi", "4. pääryhmä", "14"], ["sv", "huvudgrupp 4", "14"],
    ["da", "hovedgruppe 4", "14"],
  ]

  @Test(
    "A number of a group has the meaning of its language, with the group of today",
    arguments: groups)
  func group(_ row: [String]) throws {
    let results = try Search.translated(row[0]).answer(row[1])
    let line = results.answers.first?.line.english ?? ""
    expect(results.answers.count, equals: 1, "\(row)")
    expect(line.hasPrefix("Group \(row[2]): "), "\(row): \(line)")
    let range = row[2].split(separator: "–").compactMap { Int($0) }
    let wanted = try BuiltIn.table.get().elements.filter { element in
      element.group.map { range[0] <= $0 && $0 <= range[range.count - 1] } ?? false
    }.map(\.number)
    expect(Set(results.hits.map(\.number)), equals: Set(wanted), "\(row)")
  }

  @Test("Where tables differ, both meanings are said", arguments: ["fr", "ja", "nl", "sv"])
  func both(_ language: String) throws {
    let lines = try Search.translated(language).answer("IVA").answers.map(\.line.english)
    expect(
      lines, equals: ["Group 14: IVA in American tables", "Group 4: IVA in older European tables"])
    if language == "fr" {
      try expect(Search.translated("fr").answer("groupe IVa").answers.count, equals: 2)
    }
  }

  @Test("A symbol beside a group is none of its numbers")
  func symbol() throws {
    try expect(Search.answer("group 17 I").answers.isEmpty)
    try expect(Search.translated("de").answer("Gruppe 4").hits.count, equals: 4)
  }
}
