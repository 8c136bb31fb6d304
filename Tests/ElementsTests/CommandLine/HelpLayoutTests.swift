import Testing

@testable import Elements

@Suite("The layout of --help")
struct HelpLayoutTests {
  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test("A description stands in a column beside its option, however many lines it has")
  func column() {
    let text = HelpLayout.option(
      "  --favorite ELEMENT",
      "mark the element as your favorite and exit; may be given more than once")
    expect(
      Self.lines(text),
      equals: [
        "  --favorite ELEMENT    mark the element as your favorite and exit; may be given",
        "                        more than once",
      ])
  }

  @Test("An option that fills the column moves its description on")
  func longOption() {
    let text = HelpLayout.option("    --screenshots FOLDER", "write a picture of each line")
    expect(text, equals: "    --screenshots FOLDER  write a picture of each line\n")
  }

  @Test(
    "A text without spaces breaks between its signs, which take two columns, and not before a full stop"
  )
  func wideSigns() {
    let text = HelpLayout.option(
      "  --data FILE", String(repeating: "各行", count: 14) + "。" + String(repeating: "行", count: 9))
    let lines = Self.lines(text)
    expect(lines.map { HelpLayout.columns(of: String($0)) }, equals: [78, 24 + 22])
    expect(lines[1].hasSuffix(" 行。" + String(repeating: "行", count: 9)))
  }

  @Test("The names of options and arguments are the same in every language", arguments: ["x", "元"])
  func everyLanguage(sign: String) {
    let pages = ["table", "name"]
    let english = LaunchRequest.helpText(pages: pages) { $0.english }
    let other = LaunchRequest.helpText(pages: pages) { _ in
      String(repeating: sign, count: 3) + " " + String(repeating: sign, count: 30)
    }
    func options(_ text: String) -> [String] {
      Self.lines(text).filter {
        $0.hasPrefix("  -") || $0.hasPrefix("    -") || $0.hasPrefix("      -")
      }
      .map { $0.split(separator: " ").prefix { $0.hasPrefix("-") }.joined(separator: " ") }
    }
    expect(options(english).count, equals: 38)
    expect(options(english), equals: options(other))
    expect(Self.lines(other).allSatisfy { HelpLayout.columns(of: String($0)) <= 80 })
  }
}
