import Testing

@testable import Elements

@Suite("The chart of nuclides")
struct NuclideChartTests {
  private typealias Cell = NuclideChart.Cell

  private static func chart() throws -> NuclideChart { NuclideChart(try BuiltInNuclides.catalog) }

  private static func layout(
    scale: Double = 1, at cell: (Double, Double) = (90, 60),
    _ size: Size = Size(width: 780, height: 660)
  ) throws -> NuclideChartLayout {
    let chart = try chart()
    var viewport = Viewport(chart: size, aspect: NuclideChartLayout.aspect(of: chart))
    let center = NuclideChartLayout.fractions(of: Point(x: cell.0, y: cell.1), in: chart)
    viewport.show(center: center, scale: scale)
    return NuclideChartLayout(chart, viewport)
  }

  @Test("It has a cell for each ground state, in groups by chief decay")
  func groups() throws {
    let chart = try Self.chart()
    expect(chart.count, equals: 3557)
    expect(chart.groups.reduce(0) { $0 + $1.cells.count }, equals: 3557)
    expect(chart.groups.first?.kind, equals: .stable)
    expect(chart.groups.first?.cells.count, equals: 251)
    expect(chart.neutrons == 0...177)
    expect(chart.numbers == 1...118)
    expect(chart[Cell(neutrons: 146, number: 92)]?.massNumber, equals: 238)
    try expect(BuiltInNuclides.nuclide("U-238").kind, equals: .decay(.alpha))
    try expect(BuiltInNuclides.nuclide("Cf-254").kind, equals: .decay(.fission))
    expect(Set(Nuclide.Kind.all.map(\.id)).count, equals: Nuclide.Kind.all.count)
  }

  @Test("Arrow keys go over gaps, and reach every nuclide")
  func neighbors() throws {
    let chart = try Self.chart()
    let helium = Cell(neutrons: 2, number: 2)
    expect(chart.neighbor(of: helium, .right), equals: Cell(neutrons: 3, number: 2))
    expect(chart.neighbor(of: helium, .up), equals: Cell(neutrons: 2, number: 3))
    expect(chart.neighbor(of: Cell(neutrons: 0, number: 1), .left) == nil)
    expect(chart.end(from: Cell(neutrons: 146, number: 92), .right).neutrons, equals: 151)
    var (seen, waiting) = (Set([helium]), [helium])
    while let cell = waiting.popLast() {
      for direction in Direction.allCases {
        guard let next = chart.neighbor(of: cell, direction) else { continue }
        if seen.insert(next).inserted { waiting.append(next) }
        let back: Direction =
          switch direction {
          case .left: .right
          case .right: .left
          case .up: .down
          case .down: .up
          }
        expect(chart.neighbor(of: next, back), equals: cell)
      }
    }
    expect(seen.count, equals: 3557)
  }

  @Test("Magic numbers have lines along their nuclides")
  func magic() throws {
    let lines = try Self.chart().magicLines
    expect(lines.filter(\.isNeutrons).map(\.number), equals: [2, 8, 20, 28, 50, 82, 126])
    expect(lines.filter { !$0.isNeutrons }.map(\.number), equals: [2, 8, 20, 28, 50, 82])
    expect(lines.contains(.init(number: 82, isNeutrons: false, extent: 96...138)))
  }

  @Test("A point in a cell is that cell, at every zoom", arguments: [1, 3.7, 12, 40])
  func hits(scale: Double) throws {
    let (chart, layout) = (try Self.chart(), try Self.layout(scale: scale))
    for group in chart.groups {
      for cell in Extent.part(of: group.cells, each: 7) {
        let center = layout.center(of: cell)
        expect(chart.nearest(to: layout.position(at: center), within: 0.5), equals: cell)
        expect(abs(layout.frame(of: cell).center.x - center.x) <= 1.5)
      }
    }
    expect(chart.nearest(to: Point(x: 170, y: 5), within: 2) == nil)
  }

  @Test("At 1× every cell is in view; closer, only a part")
  func visible() throws {
    let cells = try Self.chart().groups.flatMap(\.cells)
    let whole = try Self.layout()
    expect(cells.allSatisfy { whole.isVisible($0) })
    let frame = whole.frame(of: Cell(neutrons: 177, number: 118))
    expect(frame.maxX < 780 && frame.y > 0)
    let close = try Self.layout(scale: 20)
    expect((50...150).contains(cells.count { close.isVisible($0) }))
  }

  @Test("Cells show more the larger they are")
  func details() throws {
    let details = try [1.0, 6, 10, 20].map { try Self.layout(scale: $0).detail(textScale: 1) }
    expect(details, equals: [.color, .symbol, .mass, .facts])
    try expect(Self.layout(scale: 10).detail(textScale: 2), equals: .symbol)
    let scale = NuclideChartLayout.scaleOfMasses(try Self.layout(), textScale: 1)
    try expect(Self.layout(scale: scale).detail(textScale: 1), equals: .mass)
  }

  @Test("A cell out of view is moved into it, by no more than needed")
  func reveal() throws {
    let layout = try Self.layout(scale: 10)
    expect(
      layout.distance(toReveal: Cell(neutrons: 90, number: 60), margin: 40),
      equals: Point(x: 0, y: 0))
    let way = layout.distance(toReveal: Cell(neutrons: 146, number: 92), margin: 40)
    let center = layout.center(of: Cell(neutrons: 146, number: 92))
    expect(abs(center.x + way.x - (780 - 40 - layout.side / 2)) < 1e-6)
    expect(abs(center.y + way.y - (40 + layout.side / 2)) < 1e-6)
  }

  @Test("A part is named by neutrons, protons and scale, in windows of all sizes")
  func parameters() throws {
    let parameters = try #require(ViewParameters(["146 92", "12"], within: .chart))
    expect(parameters.center, equals: Point(x: 146, y: 92))
    expect(ViewParameters(["1e99 -1e99", "900"], within: .chart)?.scale, equals: 40)
    let layout = try Self.layout(scale: 12, at: (100, 70))
    let middle = layout.position(at: Point(x: 390, y: 330))
    expect(abs(middle.x - 100) < 1e-9 && abs(middle.y - 70) < 1e-9)
  }

  @Test("No nuclides, or one, have a chart of finite size")
  func empty() {
    let chart = NuclideChart(.none)
    expect(chart.count, equals: 0)
    expect(chart.nearest(to: Point(x: 0, y: 0), within: 9) == nil)
    let layout = NuclideChartLayout(
      chart,
      Viewport(chart: Size(width: 0, height: 0), aspect: NuclideChartLayout.aspect(of: chart)))
    expect(layout.position(at: Point(x: 1, y: 1)), equals: Point(x: 0, y: 0))
  }

  @Test(
    "A typed nuclide is found in all usual spellings",
    arguments: [
      ("U-238", "U-238"), ("238U", "U-238"), ("²³⁸U", "U-238"), ("uranium 238", "U-238"),
      ("Uranium-238", "U-238"), (" u238 ", "U-238"), ("180mTa", "Ta-180m"), ("Ta-180m", "Ta-180m"),
      ("Tantalum 180 m", "Ta-180m"), ("¹⁸⁰ᵐTa", "Ta-180m"), ("gold", "Au-197"), ("92", "U-238"),
      ("Mg-24", "Mg-24"), ("24mg", "Mg-24"), ("Tc", "Tc-97"), ("55Mn", "Mn-55"),
    ])
  func queries(text: String, name: String) throws {
    let (catalog, table) = (try BuiltInNuclides.catalog, try BuiltInNuclides.table)
    let found = try NuclideQuery(text).find(in: catalog) { table.find($0) }.get()
    try expect(BuiltInNuclides.name(found), equals: name)
  }

  @Test(
    "What is wrong with a text is said",
    arguments: [
      ("", "Type an element"), ("1 2", "Type an element"), ("U-99999", "Type an element"),
      (String(repeating: "U", count: 81), "Type an element"),
      ("Xx-3", "No element is called “Xx”."),
      ("U-500", "No nuclide U-500 is known."), ("Au-198m", "No nuclide Au-198m is known."),
    ])
  func faults(text: String, message: String) throws {
    let (catalog, table) = (try BuiltInNuclides.catalog, try BuiltInNuclides.table)
    let result = Result { () throws(NuclideQuery.Fault) in try NuclideQuery(text) }
      .flatMap { $0.find(in: catalog) { table.find($0) } }
    guard case .failure(let fault) = result else {
      Issue.record("found")
      return
    }
    expect(fault.message.english.hasPrefix(message))
  }
}
