import Testing

@testable import Elements

@Suite("Texts of an element")
struct AtomicElementTests {
  @Test("A row has the title Sodium and the weight 22.98976928")
  func row() throws {
    let sodium = try element(11, "Na", "Sodium", weight: "22.98976928")
    expect(sodium.shownName, equals: .elementName("Sodium"))
    expect(sodium.listWeight, equals: "22.98976928")
  }

  @Test("A weight with its uncertainty in the digits is shown unchanged")
  func foreignWeight() throws {
    let sodium = try element(11, "Na", "Sodium", weight: "22.989769282")
    expect(sodium.listWeight, equals: "22.989769282")
  }

  @Test("A mass number is in brackets in rows and on tiles")
  func massNumber() throws {
    let francium = try element(
      87, "Fr", "Francium", weight: "223", #""kinds": {"atomic_mass": "mass number"}"#)
    expect(francium.listWeight, equals: "[223]")
    expect(francium.tileWeight, equals: "[223]")
  }

  @Test(
    "A tile's weight has at most three decimals",
    arguments: [
      ("196.966570", "196.967"), ("1.008", "1.008"), ("6.94", "6.94"), ("9.0121831", "9.012"),
      ("22.98976928", "22.990"), ("39.0983", "39.098"), ("200.592", "200.592"),
    ])
  func tileWeight(digits: String, text: String) throws {
    try expect(element(1, "X", "Test", weight: digits).tileWeight, equals: text)
  }

  @Test("The accessible name is Gold, Au, 79, solid, transition metal")
  func accessibleName() throws {
    let gold = try element(
      79, "Au", "Gold", #""phase": "Solid", "category": "transition metal""#)
    expect(gold.accessibleName.english, equals: "Gold, Au, 79, solid, transition metal")
  }

  @Test("A symbol is indexed by its first letter")
  func initials() throws {
    try expect(element(74, "W", "Tungsten").symbolInitial, equals: "W")
    try expect(element(74, "w", "Tungsten").symbolInitial, equals: "W")
  }

  @Test("Equal elements have equal hashes, and one changed value makes them unequal")
  func equality() throws {
    let gold = try element(79, "Au", "Gold", weight: "196.966570")
    try expect(element(79, "Au", "Gold", weight: "196.966570"), equals: gold)
    expect(try element(79, "Au", "Gold", weight: "196.97") != gold)
    expect(Set([gold, gold]).count, equals: 1)
  }
}

@Suite("Links to Wikipedia")
struct WikipediaLinkTests {
  @Test("The catalog's address is used")
  func ownPage() throws {
    let page = "https://en.wikipedia.org/wiki/Mercury_(element)"
    let mercury = try element(80, "Hg", "Mercury", #""source": "\#(page)""#)
    expect(WikipediaLink.url(for: mercury), equals: page)
  }

  @Test("Without an address the link is made from the name")
  func byName() throws {
    let gold = try element(79, "Au", "Gold")
    expect(WikipediaLink.url(for: gold), equals: "https://en.wikipedia.org/wiki/Gold")
    let accented = try element(79, "Au", "Gold é/?")
    expect(
      WikipediaLink.url(for: accented), equals: "https://en.wikipedia.org/wiki/Gold_%C3%A9%2F%3F")
  }

  @Test(
    "Only web addresses are opened",
    arguments: [
      "file:///etc/passwd", "javascript:alert(1)", "https://", "https:///x", "http:/x",
      "https://x/a b", "", "ftp://example.org", "https://x/\\n", "https://x/\\\"",
    ])
  func refused(address: String) throws {
    let gold = try element(79, "Au", "Gold", #""source": "\#(address)""#)
    expect(WikipediaLink.url(for: gold), equals: "https://en.wikipedia.org/wiki/Gold")
  }
}

@Suite("Categories and states")
struct CategoryTests {
  @Test("There are eleven categories, each with an id and a title of its own")
  func categories() {
    let categories = ElementCategory.allCases
    expect(categories.count, equals: 11)
    expect(Set(categories.map(\.id)).count, equals: 11)
    expect(Set(categories.map(\.title)).count, equals: 11)
    expect(ElementCategory.alkalineEarthMetal.id, equals: "alkaline-earth-metal")
    expect(ElementCategory.postTransitionMetal.title, equals: "Post-transition metal")
  }

  @Test(
    "Categories have their raw values, titles and words",
    arguments: [
      ("diatomic nonmetal", "Diatomic nonmetal"), ("polyatomic nonmetal", "Polyatomic nonmetal"),
      ("noble gas", "Noble gas"), ("alkali metal", "Alkali metal"),
      ("alkaline earth metal", "Alkaline earth metal"), ("metalloid", "Metalloid"),
      ("post-transition metal", "Post-transition metal"),
      ("transition metal", "Transition metal"), ("lanthanide", "Lanthanide"),
      ("actinide", "Actinide"), ("unknown", "Unknown"),
    ])
  func words(word: String, title: String) throws {
    let category = try #require(ElementCategory(rawValue: word))
    expect(category.word.withoutContext, equals: word)
    expect(category.title.withoutContext, equals: title)
  }

  @Test("States have titles and words", arguments: PhysicalState.allCases)
  func states(state: PhysicalState) {
    expect(state.word.withoutContext, equals: state.rawValue)
    expect(state.title.lowercased(), equals: state.rawValue)
  }
}
