/// Conversion between times and RFC 3339 texts: in UTC with milliseconds, `2026-11-21T15:57:42.123Z`.
public enum Timestamp {
  private static let perSecond: Int64 = 1000
  private static let perDay: Int64 = 86_400_000
  /// Days in 400 years, the period of the calendar.
  private static let perEra: Int64 = 146_097
  /// Days from 1 March of the year 0 to 1970.
  private static let untilEpoch: Int64 = 719_468

  /// Valid times in milliseconds since 1970: to the end of the year 9999.
  public static let range: ClosedRange<Int64> = 0...253_402_300_799_999

  /// Returns the time clamped to `range`: the clock may be wrong.
  public static func clamped(_ time: Int64) -> Int64 {
    min(max(time, range.lowerBound), range.upperBound)
  }

  /// Returns the text of the time clamped to `range`.
  /// - Parameter time: in milliseconds since 1970.
  public static func text(of time: Int64) -> String {
    let time = clamped(time)
    let (day, milliseconds) = time.quotientAndRemainder(dividingBy: perDay)
    let seconds = milliseconds / perSecond
    return date(ofDay: day) + "T"
      + padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":"
      + padded(seconds % 60, 2) + "." + padded(milliseconds % perSecond, 3) + "Z"
  }

  /// Returns the date of a day, `2026-11-21`.
  /// - Parameter day: in days since 1970, within `range`.
  static func date(ofDay day: Int64) -> String {
    let (year, month, date) = calendar(day)
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(date, 2)
  }

  /// Parses a time; nil if it is invalid or not in `range`. Any time zone is accepted; without one, as from databases
  /// without zones, the time is in UTC.
  /// - Returns: milliseconds since 1970.
  public static func time(of text: String) -> Int64? {
    var digits = Reader(rest: Array(text.utf8)[...])
    guard let year = digits.number(4), digits.skip("-"),
      let month = digits.number(2), digits.skip("-"), let date = digits.number(2),
      digits.skip("T") || digits.skip("t") || digits.skip(" "),
      let hour = digits.number(2), hour < 24, digits.skip(":"),
      let minute = digits.number(2), minute < 60, digits.skip(":"),
      let second = digits.number(2), second <= 60, let fraction = digits.fraction(),
      let offset = digits.zone(), digits.rest.isEmpty
    else { return nil }
    let day = days(year, month, date)
    guard calendar(day) == (year, month, date) else { return nil }
    let time = day * perDay + ((hour * 60 + minute - offset) * 60 + second) * perSecond + fraction
    return range.contains(time) ? time : nil
  }

  // MARK: Calendar arithmetic, with years from March, so that the leap day is the last

  private static func calendar(_ day: Int64) -> (year: Int64, month: Int64, date: Int64) {
    let shifted = day + untilEpoch
    let inEra = floorModulo(shifted, perEra)
    let era = (shifted - inEra) / perEra
    let year = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * year + year / 4 - year / 100)
    let month = (5 * inYear + 2) / 153
    let date = inYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (era * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, date)
  }

  private static func days(_ year: Int64, _ month: Int64, _ date: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let inEra = year % 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + date - 1
    return year / 400 * perEra + inEra * 365 + inEra / 4 - inEra / 100 + inYear - untilEpoch
  }

  private static func floorModulo(_ value: Int64, _ divisor: Int64) -> Int64 {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }

  private static func padded(_ number: Int64, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }

  /// A cursor over the bytes of a text.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Parses a number of `length` digits.
    mutating func number(_ length: Int) -> Int64? {
      guard rest.count >= length else { return nil }
      var number: Int64 = 0
      for byte in rest.prefix(length) {
        guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
        number = number * 10 + Int64(byte - UInt8(ascii: "0"))
      }
      rest.removeFirst(length)
      return number
    }

    /// Parses a decimal fraction as milliseconds; 0 if there is none.
    mutating func fraction() -> Int64? {
      guard skip(".") else { return 0 }
      let digits = rest.prefix { $0 &- UInt8(ascii: "0") <= 9 }
      guard !digits.isEmpty else { return nil }
      rest.removeFirst(digits.count)
      return zip(digits, [100, 10, 1]).reduce(0) { $0 + Int64($1.0 - UInt8(ascii: "0")) * $1.1 }
    }

    /// Parses a time zone as minutes ahead of UTC.
    mutating func zone() -> Int64? {
      if rest.isEmpty || skip("Z") || skip("z") { return 0 }
      let isAhead = skip("+")
      guard isAhead || skip("-"), let hours = number(2), hours < 24 else { return nil }
      _ = skip(":")
      guard let minutes = rest.isEmpty ? 0 : number(2), minutes < 60 else { return nil }
      return (isAhead ? 1 : -1) * (hours * 60 + minutes)
    }
  }
}
