import Testing

@testable import Elements

@Suite("The user's name")
struct UserNameTests {
  @Test("The set name takes precedence over the real name, and that over the login")
  func order() {
    func name(_ preference: String, _ real: String, _ login: String) -> String {
      UserName.chosen(preference: preference, realName: real, login: login)
    }
    expect(name("Ada", "Augusta Ada King", "ada"), equals: "Ada")
    expect(name("", "Augusta Ada King", "ada"), equals: "Augusta Ada King")
    expect(name(" \t", "\n", "ada"), equals: "ada")
    expect(name("", "", ""), equals: "somebody")
  }

  @Test(
    "A name is on one line, without surrounding spaces or bidirectional characters",
    arguments: [
      ("  Ada  ", "Ada"), ("Ada\nKing", "Ada King"), ("\u{202e}Ada\u{0}", "Ada"),
      ("Zoë 🜚 王", "Zoë 🜚 王"), ("Ada\u{2028}\u{85}King", "Ada  King"), ("\u{1}", ""),
      (" \u{200b}\u{2060}\u{ad}", ""), ("👩‍🔬", "👩‍🔬"),
    ])
  func cleaning(name: String, cleaned: String) {
    expect(UserName.cleaned(name), equals: cleaned)
  }

  @Test("A name is truncated to 200 characters, without a trailing space")
  func length() {
    expect(
      UserName.cleaned(String(repeating: "e\u{301}", count: 300)).unicodeScalars.count, equals: 200)
    let cut = String(repeating: "a", count: 199) + " bcd"
    expect(UserName.cleaned(cut), equals: String(repeating: "a", count: 199))
  }
}
