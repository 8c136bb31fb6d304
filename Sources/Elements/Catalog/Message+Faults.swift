/// Texts about what is wrong in a file. Pieces of the file are bounded.
extension Message {
  /// A piece from outside of the program.
  static func piece(_ text: String) -> Message { .verbatim(ExternalText(text).text) }

  static func integer(_ number: Int) -> Message { .number(String(number)) }

  static func expected(_ expected: Message, found: Message) -> Message {
    // TRANSLATORS: {1} is what a file must have, {2} what it has instead, both in the basic form: expected a list, found the
    // number 5. Languages with cases write “expected: {1}; found: {2}”.
    .format(translatable("expected {1}, found {2}"), expected, found)
  }

  static func expected(_ expected: Message, foundInside found: Message) -> Message {
    // TRANSLATORS: As “expected {1}, found {2}”, of a value in a list.
    .format(translatable("expected {1}, found {2} in it"), expected, found)
  }

  static func missing(_ key: String, expected: Message) -> Message {
    // TRANSLATORS: {1} is a key in a file, {2} what it must have, in the basic form: "name" is missing: expected a text
    .format(translatable("{1} is missing: expected {2}"), quoted(key), expected)
  }

  static func missing(_ key: String) -> Message {
    // TRANSLATORS: {1} is a key in a file.
    .format(translatable("{1} is missing"), quoted(key))
  }

  /// A message about the value of a key.
  func of(_ key: String) -> Message { .format(translatable("{1}: {2}"), .quoted(key), self) }

  static func eitherOf(_ first: Message, or second: Message) -> Message {
    .format(translatable("{1} or {2}"), first, second)
  }

  static func anyOf(_ names: [String]) -> Message {
    // TRANSLATORS: What a file must have: {1} is a list of values.
    .format(translatable("one of {1}"), .verbatim(names.joined(separator: ", ")))
  }

  // MARK: Values

  static let aText = Message.text(translatable("a text", context: "value in a file"))
  static let aNumber = Message.text(translatable("a number", context: "value in a file"))
  static let aList = Message.text(translatable("a list", context: "value in a file"))
  static let anObject = Message.text(translatable("an object", context: "value in a file"))
  static let objects = Message.text(translatable("a list of objects", context: "value in a file"))
  static let theEnd = Message.text(translatable("the end", context: "of a file"))

  static func number(from first: Int, to last: Int) -> Message {
    .format(
      // TRANSLATORS: What a file must have.
      translatable("a number from {1} to {2}"), .integer(first), .integer(last))
  }

  static func wholeNumber(in range: ClosedRange<Int>) -> Message {
    .format(
      // TRANSLATORS: What a file must have.
      translatable("a whole number from {1} to {2}"), .integer(range.lowerBound),
      .integer(range.upperBound))
  }

  static func wholeNumbers(in range: ClosedRange<Int>) -> Message {
    .format(
      // TRANSLATORS: What a file must have.
      translatable("a list of whole numbers from {1} to {2}"), .integer(range.lowerBound),
      .integer(range.upperBound))
  }

  // MARK: Counts

  /// `at most 10`.
  static func atMost(_ limit: Int) -> Message {
    // TRANSLATORS: What a file must have: {1} is a number of values.
    .format(translatable("at most {1}"), .integer(limit))
  }

  /// `at most 10 characters`.
  static func atMost(_ limit: Int, _ forms: Forms) -> Message {
    .plural(forms, count: limit, [.integer(limit)])
  }

  // TRANSLATORS: What a file must have.
  static let bytes = translatable(singular: "at most {1} byte", plural: "at most {1} bytes")
  // TRANSLATORS: What a file must have.
  static let records = translatable(singular: "at most {1} record", plural: "at most {1} records")
  // TRANSLATORS: What a file must have.
  static let columns = translatable(singular: "at most {1} column", plural: "at most {1} columns")
  static let more = Message.text(translatable("more", context: "than expected in a file"))

  static let notUTF8 = Message.text(translatable("the text is not UTF-8"))
  static let invisible = Message.text(translatable("it has no visible character"))

  // MARK: Records

  static func record(_ position: Int) -> Message {
    // TRANSLATORS: The place of an error in a file: {1} is the number of a record, from 1.
    .format(translatable("record {1}"), .integer(position))
  }

  static func element(_ number: Int) -> Message {
    // TRANSLATORS: {1} is an atomic number.
    .format(translatable("element {1}"), .integer(number))
  }

  /// - Parameter name: as in the file.
  static func element(_ number: Int, _ name: String) -> Message {
    .format(
      // TRANSLATORS: {1} is an atomic number, {2} the name of the element.
      translatable("element {1} ({2})"), .integer(number),
      .verbatim(ExternalText.quote(name).text))
  }

  static func line(_ number: Int) -> Message {
    // TRANSLATORS: The place of an error in a file: {1} is the number of the line.
    .format(translatable("line {1}"), .integer(number))
  }
}
