import Testing

@testable import Elements

@Suite("The playing of recordings by the command line")
struct ReplayRequestTests {
  private func parse(_ arguments: String...) -> Result<LaunchRequest, LaunchError> {
    LaunchRequest.parse(arguments: arguments, pages: windowPages)
  }

  private func replaying(_ arguments: String...) throws -> ReplayRequest {
    let request = try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
    guard case .replay(let replaying) = request else { throw OtherRequest(request: request) }
    return replaying
  }

  @Test("Recordings are played with their options")
  func replay() throws {
    let request = try replaying(
      "--replay", "a", "b c", "--speed=slow", "--keep-going", "--junit", "j.xml", "--screenshots=s",
      "--update", "--data", "d.csv", "--own-data", "--replay=-d")
    expect(Set(request.files), equals: ["a", "b c", "-d"])
    expect(request.speed == "slow" && request.keepsGoing)
    expect(request.junit == "j.xml" && request.screenshots == "s")
    expect(request.updatesPictures && request.usesOwnData)
    expect(request.data, equals: "d.csv")
    try expect(replaying("--replay", "a").speed, equals: "fast")
    try expect(replaying("--replay", "a").language, equals: "en")
    try expect(replaying("--replay", "a", "--language=pt_BR").language, equals: "pt_BR")
    try expect(replaying("--replay", "--update", "a", "b").files, equals: ["a", "b"])
    try expect(parse("--replay", "a", "--help").get(), equals: .help)
    try expect(parse("--version", "--replay", "a").get(), equals: .version)
  }

  @Test("The process that plays a recording gets its options")
  func play() throws {
    var request = try replaying(
      "--replay", "a", "--keep-going", "--screenshots", "s", "--update", "--data", "d", "--junit",
      "j")
    let arguments = request.arguments(forPlaying: "-a", number: 3, row: 7)
    let play = try LaunchRequest.parse(arguments: arguments, pages: windowPages).get()
    (request.files, request.screenshots, request.junit, request.row) = (["-a"], "s/3", nil, 7)
    expect(play, equals: .play(request))
  }

  @Test(
    "Recordings are played without any other command",
    arguments: [
      ["--export", "json"], ["--favorite", "Au"], ["--search", "a"], ["--page", "grid"],
      ["--places", "a"], ["--record", "a"], ["--export=csv", "--favorites"], ["--favorites"],
    ])
  func replayOnly(other: [String]) {
    for arguments in [other + ["--replay", "b"], ["--replay", "b"] + other] {
      guard case .failure(let error) = LaunchRequest.parse(arguments: arguments, pages: windowPages)
      else {
        Issue.record("\(arguments) is taken")
        continue
      }
      let message = "--replay goes with options of recordings only"
      expect(error.message.english == message || other[0] == "--search")
    }
  }
}
