import Testing

@testable import Elements

@Suite("Elements of the categories")
struct CategoriesTests {
  static let members: [(ElementCategory, [Int])] = [
    (.diatomicNonmetal, [1, 7, 8, 9, 17, 35, 53]), (.polyatomicNonmetal, [6, 15, 16, 34]),
    (.nobleGas, [2, 10, 18, 36, 54, 86]), (.alkaliMetal, [3, 11, 19, 37, 55, 87]),
    (.alkalineEarthMetal, [4, 12, 20, 38, 56, 88]), (.metalloid, [5, 14, 32, 33, 51, 52, 85]),
    (.postTransitionMetal, [13, 31, 49, 50, 81, 82, 83, 84]),
    (.transitionMetal, Array(21...30) + Array(39...48) + Array(72...80) + Array(104...108) + [112]),
    (.lanthanide, Array(57...71)), (.actinide, Array(89...103)),
    (.unknown, Array(109...111) + Array(113...118)),
  ]

  @Test("Each category has its elements", arguments: members)
  func category(category: ElementCategory, numbers: [Int]) throws {
    try expect(BuiltIn.table.get().byCategory[category]?.map(\.number), equals: numbers)
  }

  @Test("The categories contain all 118 elements")
  func complete() throws {
    expect(Self.members.flatMap(\.1).sorted(), equals: Array(1...118))
    try expect(BuiltIn.table.get().elements.map(\.number), equals: Array(1...118))
  }

  @Test(
    "Orders have the sections of the pages",
    arguments: [
      ("name", "A7 B7 C12 D3 E3 F4 G4 H5 I4 K1 L6 M7 N8 O3 P9 R8 S9 T11 U1 V1 X1 Y2 Z2"),
      ("symbol", "A8 B7 C12 D3 E3 F5 G3 H6 I3 K2 L5 M6 N9 O3 P9 R8 S9 T9 U1 V1 W1 X1 Y2 Z2"),
      ("number", "2 8 8 18 18 32 32"), ("state", "86 2 11 19"),
      ("category", "7 4 6 6 6 7 8 35 15 15 9"), ("grid", "7 4 6 6 6 7 8 35 15 15 9"),
    ])
  func sections(id: String, outline: String) throws {
    let order = try #require((ElementOrder.lists() + [.grid]).first { $0.id == id })
    let sections = order.sections(of: try BuiltIn.table.get())
    let text = sections.map { ($0.indexTitle ?? "") + String($0.elements.count) }
    expect(text.joined(separator: " "), equals: outline)
  }
}
