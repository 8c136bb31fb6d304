import Testing

@testable import Elements

@Suite("Texts of --search")
struct SearchLaunchTests {
  @Test(
    "A text that is no UTF-8, or is too long, is an error and no search for all elements",
    arguments: [
      ("a\u{fffd}", "the text of --search is not in UTF-8"),
      (String(repeating: "a", count: 1001), "the text of --search is too long"),
      (String(repeating: "(", count: 60_000), "the text of --search is too long"),
      (String(repeating: "au ", count: 101), "the text of --search is too long"),
    ])
  func refused(text: String, message: String) {
    let parsed = LaunchRequest.parse(arguments: ["--search", text], pages: [])
    guard case .failure(let error) = parsed else {
      Issue.record("it is taken")
      return
    }
    expect(error.message.english, equals: message)
  }

  @Test(
    "The longest text is searched for",
    arguments: [String(repeating: "a", count: 1000), String(repeating: "au ", count: 100)])
  func longest(text: String) throws {
    let request = try LaunchRequest.parse(arguments: ["--search", text], pages: []).get()
    expect(request, equals: .search(text, nil))
  }
}
