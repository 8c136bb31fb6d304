import Testing

@testable import Elements

@Suite("Favorites of the class")
struct ClassFavoritesTests {
  private func favorites(_ numbers: [Int], by name: String) -> [Favorite] {
    numbers.map { Favorite(number: $0, favoritedBy: name, time: 1) }
  }

  private var others: [Favorite] {
    favorites([1, 79], by: "Bert") + favorites([79, 8], by: "Zoe") + favorites([79], by: "Al")
  }

  @Test("The user counts, each person once, and hidden people not")
  func counts() {
    let mine = favorites([79, 2], by: "Ada")
    let all = ClassFavorites(mine: mine, others: others)
    expect(all.counts, equals: [1: 1, 2: 1, 8: 1, 79: 4])
    let some = ClassFavorites(mine: mine, others: others, hidden: HiddenPeople(["Zoe", "Al"]))
    expect(some.counts, equals: [1: 1, 2: 1, 79: 2])
    expect(ClassFavorites(mine: [], others: []).counts.isEmpty)
  }

  @Test("The coloring is offered while other people's favorites are shown")
  func offered() {
    expect(ClassFavorites.isOffered(others, hidden: HiddenPeople(["Zoe"])))
    expect(!ClassFavorites.isOffered(others, hidden: HiddenPeople(["Zoe", "Al", "Bert"])))
    expect(!ClassFavorites.isOffered([], hidden: HiddenPeople()))
  }

  @Test("Its column counts people, and says so in words")
  func column() {
    let column = ClassFavorites(mine: [], others: others).column
    expect(column.id, equals: TableColoring.classFavorites.id)
    expect(TableColoring(id: "class_favorites").titleWithoutColumn, equals: column.title)
    expect(TableColoring(id: "melt").titleWithoutColumn == nil)
    expect(column.range == 1...3)
    let painter = TablePainter(.classFavorites, column: column)
    expect(painter.valueText(of: 79)?.english, equals: "Favorites of the class, 3 people")
    expect(painter.valueText(of: 1)?.english, equals: "Favorites of the class, 1 person")
    expect(painter.valueText(of: 3)?.english, equals: "Favorites of the class, nobody")
  }

  @Test("Numbers of people have whole numbers at their scale")
  func ticks() {
    let scale = PropertyScale(1...3)
    expect(scale.ticks(atMost: 6, isWhole: true).map(\.digits), equals: ["1", "2", "3"])
    expect(scale.ticks(atMost: 6).map(\.digits), equals: ["1.0", "1.5", "2.0", "2.5", "3.0"])
    expect(PropertyScale(1...1).ticks(atMost: 6, isWhole: true).isEmpty)
  }
}

@Suite("Hidden people")
struct HiddenPeopleTests {
  @Test("Names are hidden and shown again")
  func hide() {
    var people = HiddenPeople(["Zoe", "", "Zoe", " \u{7}\n"])
    expect(people.list, equals: ["Zoe"])
    expect(people.hide("Al") && people.hide("Al"))
    expect(people.list, equals: ["Al", "Zoe"])
    people.show("Zoe")
    people.show("Nobody")
    expect(people.contains("Al") && !people.contains("Zoe"))
    let refused = people.hide("")
    expect(!refused && people.list == ["Al"])
  }

  @Test("Neither a long list nor long names exceed the limits")
  func limits() {
    var people = HiddenPeople((0..<5000).map { "Name \($0)" })
    expect(people.names.count, equals: InputLimits.hiddenPeople)
    let (refused, known) = (people.hide("Zoe"), people.hide("Name 0"))
    expect(!refused && known)
    people.show("Name 0")
    let long = people.hide(String(repeating: "a", count: 10_000))
    expect(long)
    let length = people.names.map(\.unicodeScalars.count).max() ?? 0
    expect(length, equals: InputLimits.userNameLength)
    expect(HiddenPeople(people.list), equals: people)
  }
}
