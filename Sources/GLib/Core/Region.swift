import CGLib

/// The conventions of the user's region, as the locale has them.
public enum Region {
  /// True if the region measures in US customary units, and temperatures in degrees Fahrenheit.
  public static var usesFahrenheit: Bool {
    let locale = setlocale(LC_MEASUREMENT, nil).map { String(cString: $0) } ?? ""
    return usesFahrenheit(
      locale: locale, system: Int(nl_langinfo(cglib_measurement_item())?.pointee ?? 0))
  }

  /// The same for a locale's name and measurement system: 1 is metric, 2 is that of the US. The locale "C" says 2
  /// as well, but has no region.
  static func usesFahrenheit(locale: String, system: Int) -> Bool {
    let isNeutral = locale == "C" || locale.hasPrefix("C.") || locale == "POSIX"
    return system == 2 && !isNeutral
  }
}
