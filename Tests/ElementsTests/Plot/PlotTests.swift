import Testing

@testable import Elements

@Suite("The choice of axes")
struct PlotStateTests {
  @Test(
    "Axes are read from the text of an action",
    arguments: [
      ("melt density", "melt density linear linear"),
      ("melt density linear log", "melt density linear logarithmic"),
      ("number  atomic_mass logarithmic linear", "number atomic_mass logarithmic linear"),
    ])
  func read(text: String, axes: String) {
    var state = PlotState()
    let isRead = state.set(axes: text)
    expect(isRead)
    expect(state.axes, equals: axes)
  }

  @Test(
    "Another text changes nothing",
    arguments: ["", "melt", "melt density log", "melt density linear cubic", "a b c d e"])
  func refused(text: String) {
    var state = PlotState()
    let isRead = state.set(axes: text)
    expect(!isRead)
    expect(state, equals: PlotState())
    let isLongRead = state.set(axes: "melt " + String(repeating: "x", count: 1000))
    expect(!isLongRead)
  }
}

@Suite("The scale of a plot's axis")
struct PlotScaleTests {
  @Test("It is longer than the range of the numbers, but positive numbers have no negative axis")
  func margins() throws {
    func ends(_ scale: PlotScale) throws -> (Double, Double) {
      (
        try #require(Double(scale.digits(at: 0))), try #require(Double(scale.digits(at: 1)))
      )
    }
    let (least, greatest) = try ends(PlotScale(14...3700))
    expect(least == 0 && greatest > 3800)
    expect(try ends(PlotScale(-10...10)).0 < -10)
    let logarithmic = PlotScale(0.01...1000, isLogarithmic: true)
    expect(logarithmic.isLogarithmic)
    let start = try ends(logarithmic).0
    expect(start > 0 && start < 0.01)
    expect(!PlotScale(-1...5, isLogarithmic: true).isLogarithmic)
  }

  @Test("One number alone is in the middle part of an axis")
  func single() {
    for isLogarithmic in [false, true] {
      let scale = PlotScale(7...7, isLogarithmic: isLogarithmic)
      let position = scale.position(of: 7)
      expect((0.2...0.8).contains(position))
    }
  }

  private static let ranges = [
    0.0...0.001, 1...118, 14...3700, 8.9e-5...22.6, 1e-20...1e20, 3.9...24.6, 0.7...4,
  ]

  @Test(
    "There are two to as many ticks as wanted, in order and each with its number", arguments: ranges
  )
  func ticks(range: ClosedRange<Double>) throws {
    for isLogarithmic in [false, true] {
      let scale = PlotScale(range, isLogarithmic: isLogarithmic)
      for count in [2, 5, 8, 12] {
        let ticks = scale.ticks(atMost: count)
        expect(ticks.count <= count)
        if count >= 5 { expect(ticks.count >= 2, "\(range) \(isLogarithmic) \(count)") }
        expect(ticks.map(\.position), equals: ticks.map(\.position).sorted())
        for tick in ticks {
          let number = try #require(Double(tick.digits))
          expect(abs(scale.position(of: number) - tick.position) < 1e-9)
        }
      }
    }
  }

  @Test("A logarithmic axis of one or two powers of ten has also 2 and 5")
  func finer() {
    let digits = PlotScale(1.2...80, isLogarithmic: true).ticks(atMost: 8).map(\.digits)
    expect(digits, equals: ["2", "5", "10", "20", "50"])
    let powers = PlotScale(0.001...1000, isLogarithmic: true).ticks(atMost: 8).map(\.digits)
    expect(powers, equals: ["0.001", "0.01", "0.1", "1", "10", "100", "1000"])
  }

  @Test("Hostile ranges are no fault")
  func hostile() {
    for range in [-1e308...1e308, 0...1e308, 1e-300...1e308] {
      for isLogarithmic in [false, true] {
        let scale = PlotScale(range, isLogarithmic: isLogarithmic)
        expect(scale.ticks(atMost: 10).count <= 10)
        expect((0...1).contains(scale.position(of: 1)))
      }
    }
    expect(PlotScale(0...1).ticks(atMost: 0).isEmpty)
  }
}

@Suite("A plot")
struct PlotTests {
  static func plot(_ axes: String, groups: Bool = false, periods: Bool = false) throws -> Plot? {
    var state = PlotState()
    let isRead = state.set(axes: axes)
    expect(isRead)
    (state.showsGroups, state.showsPeriods) = (groups, periods)
    return try plot(state)
  }

  static func plot(_ state: PlotState) throws -> Plot? {
    let table = try CatalogReader.readComplete(
      bytes: ProjectFile.resource("elements.json"), file: "elements.json")
    return Plot(state, of: table, columns: PropertyColumn.columns(of: table))
  }

  @Test("It has a point for each element with both numbers, in the order of x")
  func points() throws {
    let plot = try #require(try Self.plot("melt density linear log"))
    expect((80...118).contains(plot.points.count))
    expect(plot[2] == nil, "helium has no melting point")
    expect(plot.points.map(\.x), equals: plot.points.map(\.x).sorted())
    expect(plot.points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
    let (gold, tungsten) = (try #require(plot[79]), try #require(plot[74]))
    expect(gold.x < tungsten.x)
    expect(plot.yScale.isLogarithmic && !plot.xScale.isLogarithmic)
  }

  @Test("Against the atomic number it has all elements; an unknown property has no plot")
  func number() throws {
    let plot = try #require(try Self.plot("number atomic_mass"))
    expect(plot.points.map(\.element.number), equals: Array(1...118))
    expect(try Self.plot("number no_such_property") == nil)
  }

  @Test("It says the element with both values")
  func text() throws {
    let plot = try #require(try Self.plot("melt density"))
    expect(
      plot.text(of: 79)?.english,
      equals: "Gold · Melting point 1337.33\u{a0}K · Density 19.3\u{a0}g/cm³")
    expect(plot.text(of: 2) == nil)
    expect(plot.title.english, equals: "Density (x-axis: Melting point)")
    expect(Plot.title(of: plot.yColumn).english, equals: "Density in g/cm³")
  }

  @Test("Arrow keys lead along x or y, from one end to the other")
  func neighbors() throws {
    let plot = try #require(try Self.plot("number melt"))
    expect(plot.neighbor(of: 3, .right), equals: 4)
    expect(plot.neighbor(of: 4, .left), equals: 3)
    var (number, count) = (try #require(plot.points.first?.element.number), 1)
    while let next = plot.neighbor(of: number, .right) { (number, count) = (next, count + 1) }
    expect(count, equals: plot.points.count)
    let highest = try #require(plot.points.max { $0.y < $1.y })
    expect(plot.neighbor(of: highest.element.number, .up) == nil)
    expect(plot.neighbor(of: 2, .up) == nil)
  }

  @Test("Lines connect groups and periods in the order of atomic numbers")
  func lines() throws {
    let groups = try #require(try Self.plot("number atomic_mass", groups: true)).lines
    expect(groups.count, equals: 18)
    expect(groups.contains([2, 10, 18, 36, 54, 86, 118]))
    let both = try #require(try Self.plot("number atomic_mass", groups: true, periods: true)).lines
    expect(both.count, equals: 25)
    expect(both.contains(Array(3...10)))
    expect(try #require(try Self.plot("number melt")).lines.isEmpty)
  }

  @Test("A brush selects the elements within both ranges")
  func brush() throws {
    let plot = try #require(try Self.plot("number atomic_mass"))
    expect(PlotBrush(x: "3 5", y: "")?.numbers(in: plot), equals: [3, 4, 5])
    expect(PlotBrush(x: "5 3", y: "0 10")?.numbers(in: plot), equals: [3, 4])
    expect(PlotBrush(x: "", y: "") == nil)
    expect(PlotBrush(x: "x y", y: "nan inf") == nil)
    expect(PlotBrush(x: "1 2 3", y: "1") == nil)
  }

  @Test("CSV has a row for each point")
  func csv() throws {
    let lines = try #require(try Self.plot("melt density")).csv.split(separator: "\r\n")
    expect(lines.first, equals: "Symbol,Element,Melting point in K,Density in g/cm³")
    expect(lines.contains("Au,Gold,1337.33,19.3"))
  }

  @Test(
    "No symbol is over a point or another symbol",
    arguments: [(340.0, 300.0), (900, 560), (1900, 900)])
  func symbols(width: Double, height: Double) throws {
    let plot = try #require(try Self.plot("melt density linear log"))
    let layout = PlotLayout(width: width, height: height, numberWidth: 40, lineHeight: 16)
    let sizes = Dictionary(
      uniqueKeysWithValues: plot.points.map { ($0.element.number, Size(width: 16, height: 12)) })
    let frames = Array(layout.symbols(of: plot, sizes: sizes).values)
    expect(frames.count > 12)
    if width > 800 { expect(frames.count > 45) }
    for (index, frame) in frames.enumerated() {
      let others = frames.enumerated().filter { $0.offset != index }.map(\.element)
      expect(!others.contains { $0.intersects(frame) })
      expect(!plot.points.map(layout.position).contains { frame.contains($0) })
    }
  }

  @Test("Lines go around the symbols, and symbols away from lines where they have room")
  func linesLeaveSymbolsFree() throws {
    let plot = try #require(try Self.plot("melt density linear log", groups: true))
    let layout = PlotLayout(width: 900, height: 560, numberWidth: 40, lineHeight: 16)
    let sizes = Dictionary(
      uniqueKeysWithValues: plot.points.map { ($0.element.number, Size(width: 16, height: 12)) })
    let frames = layout.symbols(of: plot, sizes: sizes)
    func crossed(_ frames: [Int: Rect], _ segments: [PlotLayout.Segment]) -> Int {
      frames.values.filter { frame in
        segments.contains { frame.part(from: $0.from, to: $0.to) != nil }
      }.count
    }
    let whole = plot.lines.flatMap { layout.segments(of: $0, in: plot, around: [:]) }
    let plain = layout.symbols(
      of: try #require(try Self.plot("melt density linear log")), sizes: sizes)
    expect(crossed(frames, whole) < crossed(plain, whole))
    let cut = plot.lines.flatMap { layout.segments(of: $0, in: plot, around: frames) }
    expect(crossed(frames, cut), equals: 0)
    expect(cut.count > 60)
  }

  @Test("The pointer reaches the nearest point, but not from far away")
  func nearest() throws {
    let plot = try #require(try Self.plot("number atomic_mass"))
    let layout = PlotLayout(width: 900, height: 600, numberWidth: 40, lineHeight: 16)
    let gold = layout.position(of: try #require(plot[79]))
    expect(layout.nearest(to: gold, in: plot)?.element.number, equals: 79)
    let far = Point(x: gold.x, y: layout.area.maxY)
    expect(layout.nearest(to: far, in: plot) == nil)
    let positions = layout.positions(at: gold)
    expect(abs(positions.x - (plot[79]?.x ?? 0)) < 1e-9)
    expect(layout.area.width > 0)
  }
}
