import Testing

@testable import Recording

@Suite("Lessons")
struct LessonTests {
  private func lesson(_ text: String) -> Lesson {
    let commands = script(text).steps.map(\.command)
    return Lesson(commands) { $0.action != "open" }
  }

  private func captions(_ text: String) -> [String?] { lesson(text).parts.map(\.caption) }

  @Test("A caption begins a part, to which the acts before the first caption belong")
  func parts() {
    let lesson = lesson("show A\ncaption One\nshow B\ncaption \"Two words\"\nshow C\nshow A")
    #expect(lesson.parts.map(\.caption) == ["One", "Two words"])
    #expect(lesson.parts.map(\.steps) == [0..<3, 3..<6])
  }

  @Test("A pause ends a part, and the caption stays")
  func pauses() {
    let lesson = lesson("caption One\nshow A\nwait 2\nshow B\nwait 1\nwait 1\nshow C")
    #expect(lesson.parts.map(\.caption) == ["One", "One", "One"])
    #expect(lesson.parts.map(\.steps) == [0..<3, 3..<5, 6..<7])
  }

  @Test("A recording without captions has parts, one without acts has none")
  func noCaptions() {
    #expect(captions("show A\nwait 1\nshow B") == [nil, nil])
    #expect(captions("wait 1\nexpect title A") == [])
    #expect(captions("caption One\ncaption Two") == ["One", "Two"])
  }

  @Test("Each part is shown in turn, and the one before is played from the beginning")
  func steps() {
    var lesson = lesson("caption One\nshow A\ncaption Two\nshow B\ncaption Three\nshow C")
    #expect(lesson.part == nil && !lesson.hasPrevious && lesson.hasNext)
    #expect(lesson.goBack() == nil)
    #expect(lesson.goOn() == 0..<2)
    #expect(!lesson.hasPrevious)
    #expect(lesson.goOn() == 2..<4)
    #expect(lesson.goOn() == 4..<6)
    #expect(!lesson.hasNext && lesson.goOn() == nil)
    #expect(lesson.part?.caption == "Three")
    #expect(lesson.goBack() == 0..<4)
    #expect(lesson.part?.caption == "Two")
    #expect(lesson.goBack() == 0..<2)
    #expect(lesson.goBack() == nil)
  }

  @Test("There is no way back over an act that cannot be repeated")
  func unrepeatable() {
    var lesson = lesson("caption One\nshow A\ncaption Two\nshow B\ncaption Three\nopen")
    for _ in 0..<2 { _ = lesson.goOn() }
    #expect(lesson.hasPrevious)
    _ = lesson.goOn()
    #expect(!lesson.hasPrevious)
  }

  @Test("An empty script has no step")
  func empty() {
    var lesson = lesson("")
    #expect(lesson.parts.isEmpty && !lesson.hasNext && lesson.goOn() == nil)
  }
}
