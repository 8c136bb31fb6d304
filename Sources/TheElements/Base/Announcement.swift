/// Milliseconds after which the results of typing are announced.
enum Announcement {
  /// Pause in typing.
  static let delay: Int64 = 500
  /// Pause at the beginning, until a screen reader has said the entry: it would say the results with the entry and once
  /// more.
  static let firstDelay: Int64 = 1200
}
