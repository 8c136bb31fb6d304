import GLib

extension Vocabulary {
  /// Returns the fault of a line by itself, translated; nil for a valid one. Blocks, files and variables are not followed.
  public func fault(of line: String) -> String? {
    do throws(LineFault) {
      let words = try LineScanner.words(of: line)
      guard let first = words.first, !Script.keywords.contains(where: first.isKeyword) else {
        return nil
      }
      _ = try command(words)
      return nil
    } catch {
      return error.message
    }
  }

  /// Parses the words of a line that is an act, a check, a pause or a caption.
  func command(_ words: [RecordingWord]) throws(LineFault) -> Command {
    guard let first = words.first else { throw LineFault("") }
    if first.isKeyword("wait") { return .wait(try Self.pause(words)) }
    if first.isKeyword("caption") { return .caption(try Self.caption(words)) }
    if first.isKeyword("expect") { return .expect(try expectation(words.dropFirst())) }
    guard let entry = actions[first.text] else {
      throw LineFault(tr("no action “{1}”", first.text.quoted))
    }
    var rest = words.dropFirst()
    let window = try Self.takeWindow(&rest)
    return .act(Act(entry.name, try values(rest, of: entry), in: window))
  }

  private static func pause(_ words: [RecordingWord]) throws(LineFault) -> Double {
    guard words.count == 2 else { throw LineFault(tr("expected: wait SECONDS")) }
    return try seconds(words[1])
  }

  private static func caption(_ words: [RecordingWord]) throws(LineFault) -> String {
    guard words.count == 2, !words[1].text.isEmpty else {
      throw LineFault(tr("expected: caption TEXT"))
    }
    return words[1].text
  }

  private static func seconds(_ word: RecordingWord) throws(LineFault) -> Double {
    if word.hasVariables { return 0 }
    guard let seconds = Decimal.value(word.text), (0...RecordingLimits.seconds).contains(seconds)
    else {
      throw LineFault(tr("no number of seconds: “{1}”", word.text.quoted))
    }
    return seconds
  }

  private func expectation(_ words: ArraySlice<RecordingWord>) throws(LineFault) -> Expectation {
    var rest = words
    var expectation = Expectation("")
    if rest.first?.isKeyword("not") == true {
      expectation.isNegated = true
      rest.removeFirst()
    }
    guard let subject = rest.popFirst() else {
      throw LineFault(tr("expected: expect CHECK …"))
    }
    guard let entry = checks[subject.text] else {
      throw LineFault(tr("no check “{1}”", subject.text.quoted))
    }
    expectation.subject = entry.name
    var isClause = true
    while isClause {
      if let window = try Self.takeWindow(&rest) {
        guard expectation.window == nil else { throw LineFault(tr("two windows")) }
        expectation.window = window
      } else {
        isClause = try Self.takeLimit(&rest, of: &expectation)
      }
    }
    expectation.arguments = try values(rest, of: entry)
    return expectation
  }

  /// Takes `in WINDOW` from the end.
  private static func takeWindow(_ words: inout ArraySlice<RecordingWord>) throws(LineFault)
    -> String?
  {
    guard let last = words.last else { return nil }
    guard !last.isKeyword("in") else { throw LineFault(tr("the window after “in” is missing")) }
    guard words.dropLast().last?.isKeyword("in") == true else { return nil }
    words.removeLast(2)
    return last.text
  }

  /// Takes `within SECONDS` or `within NUMBER %` from the end. Returns false if there is neither.
  private static func takeLimit(
    _ words: inout ArraySlice<RecordingWord>, of expectation: inout Expectation
  ) throws(LineFault) -> Bool {
    let isPercentage = words.last?.isKeyword("%") == true
    let rest = isPercentage ? words.dropLast() : words
    guard let number = rest.last, rest.dropLast().last?.isKeyword("within") == true else {
      return false
    }
    words = rest.dropLast(2)
    guard isPercentage else {
      expectation.seconds = try seconds(number)
      return true
    }
    if number.hasVariables {
      expectation.tolerance = 0
      return true
    }
    guard let percent = Decimal.value(number.text), (0...100).contains(percent) else {
      throw LineFault(tr("no percentage: “{1}”", number.text.quoted))
    }
    expectation.tolerance = percent / 100
    return true
  }

  /// Returns the values of an entry's parameters.
  private func values(
    _ words: ArraySlice<RecordingWord>, of entry: Entry
  ) throws(LineFault) -> [String] {
    let count = entry.parameters.count
    guard entry.isList ? words.count >= count : words.count == count else {
      let form = [entry.name] + entry.parameters.map(\.name) + (entry.isList ? ["…"] : [])
      throw LineFault(tr("expected: {1}", form.joined(separator: " ")))
    }
    for (index, word) in words.enumerated() where !word.hasVariables {
      if let fault = entry.parameter(at: index)?.fault(word.text) { throw LineFault(fault) }
    }
    return words.map(\.text)
  }
}
