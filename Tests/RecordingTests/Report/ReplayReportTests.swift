import Elements
import Testing

@testable import Recording

@Suite("Reports of replays")
struct ReplayReportTests {
  private func test(
    _ text: String, _ outcome: Player.Outcome = .passed, place: String = "a.elements-recording:3"
  ) -> ReplayReport.Test {
    ReplayReport.Test(place: place, text: text, outcome: outcome, seconds: 0.0214)
  }

  @Test("A test is a line of TAP 13")
  func tap() {
    #expect(ReplayReport.tapHeading(count: 3) == "TAP version 13\n1..3\n")
    #expect(
      ReplayReport.tap(test("show A"), number: 1) == "ok 1 - a.elements-recording:3: show A\n")
    #expect(
      ReplayReport.tap(test("show A", .skipped), number: 2)
        == "ok 2 - a.elements-recording:3: show A # SKIP not played\n")
    #expect(
      ReplayReport.tap(test("expect title A", .failed("expected A, found \"B\"")), number: 3)
        == """
        not ok 3 - a.elements-recording:3: expect title A
          ---
          message: "expected A, found \\"B\\""
          ...

        """)
  }

  @Test("No text is taken for a directive or a line of TAP")
  func tapEscapes() {
    #expect(
      ReplayReport.tap(test("a # SKIP \\", place: "b\nok 2:1"), number: 1)
        == "ok 1 - b ok 2:1: a \\# SKIP \\\\\n")
    let failure = ReplayReport.tap(test("a", .failed("x\n...\nok 2\u{85}\\")), number: 1)
    #expect(failure.contains(#"  message: "x\n...\nok 2 \\""#))
  }

  @Test("Skipped tests count neither as passed nor as failed")
  func summary() {
    var report = ReplayReport()
    #expect(report.summary == "0 passed, 0 failed")
    report.suites = [
      .init(name: "a", tests: [test("x"), test("y", .failed("z")), test("z", .skipped)]),
      .init(name: "b", tests: [test("x")]),
    ]
    #expect(report.summary == "2 passed, 1 failed")
  }

  @Test("JUnit’s XML has suites, tests, failures and times")
  func junit() {
    var report = ReplayReport()
    report.suites = [
      .init(
        name: "a&b",
        tests: [test("x"), test("\"<y>\"", .failed("z\n\u{1}\u{FFFE}")), test("z", .skipped)])
    ]
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" skipped="1">
          <testsuite name="a&amp;b" tests="3" failures="1" skipped="1">
            <testcase classname="a&amp;b" name="a.elements-recording:3: x" time="0.021"/>
            <testcase classname="a&amp;b" name="a.elements-recording:3: &quot;&lt;y&gt;&quot;" time="0.021">\
        <failure message="z \u{FFFD}\u{FFFD}"/></testcase>
            <testcase classname="a&amp;b" name="a.elements-recording:3: z" time="0.021"><skipped/></testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Any text is one attribute of JUnit’s XML", arguments: 0..<100)
  func junitText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var report = ReplayReport()
    let text = random.text(upTo: 20)
    report.suites = [.init(name: text, tests: [test(text, .failed(text))])]
    let xml = report.junit
    #expect(xml.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
    #expect(xml.split(separator: "\n").count == 6)
    #expect(xml.unicodeScalars.count { $0 == "\"" } == 26)
    #expect(xml.unicodeScalars.count { $0 == "<" } == 8)
  }
}
