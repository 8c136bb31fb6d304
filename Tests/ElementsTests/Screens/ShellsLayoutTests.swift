import Testing

@testable import Elements

@Suite("The electron-shell line")
struct ShellsLayoutTests {
  @Test("Shells have their letters, innermost first")
  func letters() {
    expect(ShellsLayout(count: 6, width: 300).shells.map(\.letter).joined(), equals: "KLMNOP")
    expect(ShellsLayout(count: 7, width: 300).shells.last?.letter, equals: "Q")
    expect(ShellsLayout(count: 0, width: 300).shells.isEmpty)
    expect(ShellsLayout(count: 9, width: 300).shells.count, equals: 7)
  }

  @Test("The line is centered within its width", arguments: [256.0, 300, 640], [1.0, 1.5])
  func within(width: Double, textScale: Double) throws {
    for count in 1...7 {
      let layout = ShellsLayout(count: count, width: width, textScale: textScale)
      let start = layout.nucleus.x - layout.nucleusRadius
      let end = try #require(layout.shells.last).count.x + 9 * textScale
      expect(start >= 0 && end <= width + 0.5)
      expect(width - end - start < 10 * textScale, "in the middle")
      expect(layout.shells.allSatisfy { $0.letterCenter.y < layout.height })
    }
  }

  @Test("The arcs are parts of concentric circles about the nucleus, with growing radii")
  func circles() {
    let layout = ShellsLayout(count: 7, width: 300)
    let radii = layout.shells.map { shell in
      let (x, y) = (shell.top.x - layout.nucleus.x, shell.top.y - layout.nucleus.y)
      // The tangent is perpendicular to the radius.
      let slope = x * (shell.tangents.x - shell.top.x) + y * (shell.tangents.y - shell.top.y)
      expect(abs(slope) < 1e-6)
      expect(shell.bottom.y - layout.nucleus.y, equals: -y)
      return (x * x + y * y).squareRoot()
    }
    for (inner, outer) in zip(radii, radii.dropFirst()) { expect(abs(outer - inner - 30) < 1e-6) }
  }

  @Test("Two-digit numbers do not touch their neighbors")
  func room() {
    for (width, textScale) in [(256.0, 1.0), (256, 1.5), (300, 1.5)] {
      let shells = ShellsLayout(count: 7, width: width, textScale: textScale).shells
      for (shell, next) in zip(shells, shells.dropFirst()) {
        expect(next.count.x - shell.count.x >= 16 * textScale)
      }
    }
  }
}
