/// Columns of numbers of people.
extension PropertyColumn {
  /// Returns the number of people for an element in words: `7 people`, `nobody`.
  public func peopleText(of number: Int) -> Message {
    guard let value = values[number], let count = Int(value.digits) else {
      return .text(translatable("nobody", context: "number of people"))
    }
    return Self.people(count)
  }

  /// Returns a number of people in words: `7 people`.
  static func people(_ count: Int) -> Message {
    .counted(count, translatable(singular: "{1} person", plural: "{1} people"))
  }
}
