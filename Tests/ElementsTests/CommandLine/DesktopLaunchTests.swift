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
    let service = try parse("--gapplication-service").get()
    expect(service.isService && service.action == .browse && service.namesNothing)
    expect(try !parse("Au").get().isService)
  }

  @Test("The service for the searches of the desktop takes nothing else")
  func desktopSearch() throws {
    try expect(parse("--search-provider").get().action, equals: .provideSearch)
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
      let request = try parse("--page", name)
      expect(request.page == name && request.action == .browse)
    }
    try expect(parse("--export", "pdf", "--page", "plot").paper.page, equals: .plot)
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
    let request = try parse("a.elements-recording", "cities.json", "b/c.csv.gz", "Au").get()
    expect(request.recording, equals: "a.elements-recording")
    expect(request.lists, equals: ["cities.json", "b/c.csv.gz"])
    expect(request.elements == ["Au"] && !request.namesNothing)
  }
}
