import Testing

@testable import Elements

/// What the desktop passes to the program: services and files.
@Suite("Launches by the desktop")
struct DesktopLaunchTests {
  private func parse(_ arguments: String...) -> Result<LaunchRequest, LaunchError> {
    LaunchRequest.parse(arguments: arguments, pages: [])
  }

  @Test("The desktop's option for starting a service is accepted")
  func service() throws {
    var browsing = LaunchRequest.Browsing()
    browsing.isService = true
    try expect(parse("--gapplication-service").get(), equals: .browse(browsing))
    expect(browsing.showsMainWindow)
    (browsing.isService, browsing.elements) = (false, ["Au"])
    try expect(parse("Au").get(), equals: .browse(browsing))
    expect(!browsing.showsMainWindow)
  }

  @Test("The service for the searches of the desktop takes nothing else")
  func desktopSearch() throws {
    try expect(parse("--search-provider").get(), equals: .provideSearch)
    #expect(throws: LaunchError.self) { try parse("--search-provider=x").get() }
  }

  @Test("A window of the main menu is opened, and a page of its name still exported")
  func window() throws {
    func parse(_ arguments: String...) throws -> LaunchRequest {
      try LaunchRequest.parse(
        arguments: arguments, pages: windowPages, windows: ["plot", "columns"]
      ).get()
    }
    for name in ["plot", "columns"] {
      var browsing = LaunchRequest.Browsing()
      browsing.page = name
      try expect(parse("--page", name), equals: .browse(browsing))
    }
    var paper = PaperRequest()
    paper.page = .plot
    try expect(parse("--export", "pdf", "--page", "plot"), equals: .exportPaper(paper))
    for arguments in [
      ["--page", "nuclides"], ["--page", "plot", "--x", "melt"],
      ["--search", "a", "--page", "plot"], ["--export", "csv", "--page", "plot"],
      ["--export", "pdf", "--page", "columns"],
      ["--favorite", "Au", "--page", "plot"],
    ] {
      #expect(throws: LaunchError.self) {
        try LaunchRequest.parse(
          arguments: arguments, pages: windowPages, windows: ["plot", "columns"]
        ).get()
      }
    }
  }

  @Test("Files of recordings and of lists of places are no elements")
  func files() throws {
    var browsing = LaunchRequest.Browsing()
    browsing.recording = "a.elements-recording"
    browsing.lists = ["cities.json", "b/c.csv.gz"]
    browsing.elements = ["Au"]
    try expect(
      parse("a.elements-recording", "cities.json", "b/c.csv.gz", "Au").get(),
      equals: .browse(browsing))
    expect(!browsing.showsMainWindow)
  }
}
