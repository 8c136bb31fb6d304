import Testing

/// Records an issue at the caller's line unless `condition` is true. Compiles ten times as fast as the macro of Swift
/// Testing, which takes an expression apart to show its values.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", file: String = #fileID,
  path: String = #filePath,
  line: Int = #line
) {
  guard !condition else { return }
  let place = SourceLocation(fileID: file, filePath: path, line: line, column: 1)
  Issue.record("The expectation is not met. \(comment())", sourceLocation: place)
}

/// Records an issue at the caller's line, with both values, unless they are equal.
func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> String = "",
  file: String = #fileID,
  path: String = #filePath, line: Int = #line
) {
  guard value != expected else { return }
  let place = SourceLocation(fileID: file, filePath: path, line: line, column: 1)
  Issue.record("\(value) is not equal to \(expected). \(comment())", sourceLocation: place)
}
