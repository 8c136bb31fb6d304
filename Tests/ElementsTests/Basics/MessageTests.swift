import Testing

@testable import Elements

@Suite("Messages")
struct MessageTests {
  @Test("English replaces placeholders once, and keeps wrong ones")
  func english() {
    let message = Message.format("{2} of {1}{3} {x} {", [.number("1.5"), .verbatim("{1}")])
    expect(message.english, equals: "{1} of 1.5{3} {x} {")
    let forms = translatable(singular: "{1} year", plural: "{1} years")
    expect(Message.counted(1, forms).english, equals: "1 year")
    expect(Message.counted(12_345, forms).english, equals: "12\u{2009}345 years")
  }

  @Test("A list joins its parts in their order")
  func list() {
    expect(Message.list([]).english, equals: "")
    expect(Message.list([.verbatim("a")]), equals: .verbatim("a"))
    expect(Message.list(["a", "b", "c"].map(Message.verbatim)).english, equals: "a, b, c")
  }

  @Test(
    "A half-life in years has a plural form, with decimals one of its own",
    arguments: [("5730 y", 5730), ("1 y", 1), ("4.463 Gy", 1000), ("12.32 y", nil)]
      as [(String, Int?)])
  func years(text: String, count: Int?) throws {
    switch try #require(HalfLife(text)?.text) {
    case .plural(_, let found, _): expect(found, equals: count)
    case .format("{1} years", let arguments): expect(count == nil && arguments.count == 1)
    default: Issue.record("no years")
    }
  }
}
