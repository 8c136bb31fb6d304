import Testing

@testable import Elements

@Suite("Photograph settings")
struct PhotographSettingsTests {
  private let small = "https://a.org/{number}"
  private let large = "https://b.org/{name}"

  @Test("Each size has its own address")
  func addresses() throws {
    let settings = PhotographSettings(isOn: true, thumbnail: small, full: large)
    let gold = try element(79, "Au", "Gold")
    expect(settings.address(of: gold, .thumbnail), equals: "https://a.org/079")
    expect(settings.address(of: gold, .full), equals: "https://b.org/gold")
  }

  @Test("Without a template, or switched off, there is no address")
  func none() throws {
    let gold = try element(79, "Au", "Gold")
    expect(
      PhotographSettings(isOn: false, thumbnail: small, full: large), equals: PhotographSettings())
    let half = PhotographSettings(isOn: true, thumbnail: "nonsense", full: large)
    expect(half.address(of: gold, .thumbnail) == nil)
    expect(half.address(of: gold, .full) != nil)
    expect(PhotographSettings().address(of: gold, .full) == nil)
  }
}
