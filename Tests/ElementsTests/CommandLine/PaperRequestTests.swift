import Testing

@testable import Elements

@Suite("The export of a page by the command line")
struct PaperRequestTests {
  private func parse(_ arguments: String...) throws -> LaunchRequest {
    try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
  }

  private func paper(_ arguments: String...) throws -> PaperRequest {
    let request = try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
    guard case .exportPaper(let paper) = request else { throw OtherRequest(request: request) }
    return paper
  }

  @Test("The table is written in a format, a coloring, a form and a size of paper")
  func table() throws {
    let request = try paper(
      "--export", "pdf", "--page", "table", "--color-by=melt", "--form", "long", "--paper",
      "letter",
      "--output", "-table.pdf")
    expect(request.format == .pdf && request.coloring == "melt" && request.form == .long)
    expect(request.paper == .letter && request.output == "-table.pdf" && request.element == nil)
    try expect(paper("--export=svg").format, equals: .svg)
    expect(try paper("--export=svg").output == nil)
  }

  @Test("The sheet of an element is written")
  func element() throws {
    try expect(paper("--element", "gold", "--export", "png").element, equals: "gold")
    try expect(parse("--export", "pdf", "--help"), equals: .help)
    try expect(parse("--version", "--export", "pdf"), equals: .version)
  }

  @Test("A comparison of elements and a plot of two properties are written")
  func comparisonAndPlot() throws {
    let comparison = try paper(
      "--export", "svg", "--page", "comparison", "--elements", "Fe,Co,nickel")
    expect(comparison.page, equals: .comparison)
    expect(comparison.elements, equals: ["Fe", "Co", "nickel"])
    let plot = try paper(
      "--export=pdf", "--page=plot", "--x", "melt", "--y=density", "--log", "y", "--paper", "a4"
    )
    expect(plot.page == .plot && plot.plot.axes == "melt density linear logarithmic")
    try expect(paper("--export", "pdf", "--page", "plot").plot, equals: PlotState())
    try expect(
      paper("--export", "pdf", "--page", "plot", "--forms", "diamond,gray tin").forms,
      equals: ["diamond", "gray tin"])
    let both = try paper("--export", "pdf", "--page", "plot", "--log", "both").plot
    expect(both.x.isLogarithmic && both.y.isLogarithmic)
    try expect(paper("--export", "svg", "--page", "nuclides").page, equals: .nuclides)
    let table = try paper("--export", "pdf", "--form", "long", "--group-3", "La")
    expect(table.page == .table && table.groupThree == .lanthanum && table.ink == .colors)
    try expect(paper("--export", "pdf", "--fill", "patterns").ink, equals: .patterns)
    let sheet = try paper(
      "--export", "pdf", "--page", "worksheet", "--worksheet", "cards elements=group 17",
      "--paper=a3"
    )
    expect(sheet.page == .worksheet && sheet.worksheet.text == "cards elements=group 17")
    expect(sheet.paper, equals: .a3)
    try expect(paper("--export", "pdf", "--page", "worksheet").worksheet, equals: Worksheet())
  }

  @Test(
    "Contradictions are errors",
    arguments: [
      ["--color-by", "melt"], ["--export", "csv", "--output", "a"], ["--export", "pdf", "Au"],
      ["--export", "pdf", "--page", "grid"], ["--export", "pdf", "--form", "round"],
      ["--export", "pdf", "--paper", "a5"], ["--export", "pdf", "--output"],
      ["--export", "pdf", "--element"], ["--export", "pdf", "--color-by="],
      ["--export", "pdf", "--element", "Au", "--color-by", "melt"],
      ["--export", "pdf", "--favorites"], ["--export", "pdf", "--favorite", "Au"],
      ["--page", "comparison"], ["--page", "plot"], ["--export", "csv", "--page", "plot"],
      ["--x", "melt"], ["--export", "pdf", "--x", "melt"],
      ["--export", "pdf", "--page=comparison"],
      ["--export", "pdf", "--page", "comparison", "--elements", ","],
      ["--export", "pdf", "--page", "comparison", "--elements", "H,He,Li,Be,B,C,N"],
      ["--export", "pdf", "--page", "plot", "--color-by", "melt"],
      ["--export", "pdf", "--page", "nuclides", "--x", "melt"],
      ["--export", "pdf", "--page", "plot", "--forms", ","], ["--forms", "diamond"],
      ["--export", "pdf", "--page", "comparison", "--elements", "Fe", "--forms", "diamond"],
      ["--export", "pdf", "--page", "all"], ["--export", "pdf", "--fill", "gray"],
      ["--export", "pdf", "--worksheet", "table"], ["--page", "worksheet"],
      ["--export", "pdf", "--page", "worksheet", "--worksheet", "poster"],
      ["--export", "pdf", "--page", "worksheet", "--worksheet"],
      ["--export", "pdf", "--page", "worksheet", "--fill", "plain"],
      ["--export", "pdf", "--page", "radii"],
      ["--export", "pdf", "--page", "plot", "--log", "z"], ["--export", "pdf", "--group-3", "Ce"],
      ["--export", "pdf", "--search", "a"], ["--export", "pdf", "--places", "a.json"],
    ])
  func contradictions(arguments: [String]) {
    #expect(throws: LaunchError.self) {
      try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
    }
  }

  @Test("A file's format is the end of its name")
  func format() {
    expect(PaperFormat(path: "/a/b.PDF"), equals: .pdf)
    expect(PaperFormat(path: "c.svg") == .svg && PaperFormat(path: "d.png") == .png)
    expect(PaperFormat(path: "pdf") == nil && PaperFormat(path: "e.csv") == nil)
  }

  @Test("A4 and Letter are a few points apart")
  func paper() {
    expect(PaperSize.a4.landscape, equals: Size(width: 841.89, height: 595.276))
    expect(PaperSize.letter.portrait, equals: Size(width: 612, height: 792))
  }
}

@Suite("Blocks that flow through columns and pages")
struct ColumnFlowTests {
  private func flow(_ heights: [Double], joined: Set<Int> = []) -> [[Double]] {
    ColumnFlow(heights, joined: joined, columns: 2, firstTop: 20, height: 100).positions
      .map { [Double($0.page), Double($0.column), $0.y] }
  }

  @Test("A full column continues in the next one, and then on the next page")
  func columns() {
    expect(
      flow([50, 30, 40, 40, 60]),
      equals: [
        [0, 0, 20], [0, 0, 70], [0, 1, 20], [0, 1, 60], [1, 0, 0],
      ])
    expect(flow([]), equals: [])
  }

  @Test("A heading stays with the block after it")
  func headings() {
    expect(flow([60, 10, 30], joined: [1]), equals: [[0, 0, 20], [0, 1, 20], [0, 1, 30]])
  }

  @Test("A block higher than a column has one of its own")
  func tooHigh() {
    expect(flow([500, 10]), equals: [[0, 0, 20], [0, 1, 20]])
    expect(flow([10, 500, 10]), equals: [[0, 0, 20], [0, 1, 20], [1, 0, 0]])
  }
}
