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
    #expect(service.isService && service.action == .browse && service.namesNothing)
    #expect(try !parse("Au").get().isService)
  }

  @Test("The service for the searches of the desktop takes nothing else")
  func desktopSearch() throws {
    #expect(try parse("--search-provider").get().action == .provideSearch)
    #expect(throws: LaunchError.self) { try parse("--search-provider=x").get() }
  }

  @Test("Files of recordings and of lists of places are no elements")
  func files() throws {
    let request = try parse("a.elements-recording", "cities.json", "b/c.csv.gz", "Au").get()
    #expect(request.recording == "a.elements-recording")
    #expect(request.lists == ["cities.json", "b/c.csv.gz"])
    #expect(request.elements == ["Au"] && !request.namesNothing)
  }
}
