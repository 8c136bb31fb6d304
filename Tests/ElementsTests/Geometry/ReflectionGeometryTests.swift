import Testing

@testable import Elements

@Suite("Geometry of a reflection")
struct ReflectionGeometryTests {
  @Test("Object and reflection together fill the given height", arguments: 1...900)
  func inverse(height: Int) {
    let total = ReflectionGeometry.total(of: Double(height))
    expect(total.rounded(), equals: total)
    expect(ReflectionGeometry.height(within: total), equals: Double(height))
  }

  @Test("A reflection is 35 % as high, two pixels below; 20 % of something small")
  func shares() {
    expect(ReflectionGeometry.depth(under: 160), equals: 32)
    expect(ReflectionGeometry.depth(under: 256), equals: 90)
    expect(ReflectionGeometry.depth(under: 300), equals: 105)
    expect(ReflectionGeometry.total(of: 300), equals: 407)
  }

  @Test("Without room the height is 0", arguments: [-5.0, 0, 1])
  func nothing(total: Double) { expect(ReflectionGeometry.height(within: total), equals: 0) }
}
