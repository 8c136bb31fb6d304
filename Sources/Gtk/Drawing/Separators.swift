import CGtk

/// Attributes that keep a middle dot between two parts of a text on the line of the first part.
enum Separators {
  /// Returns the middle dots after a blank, each with the blank, in UTF-8 code units.
  static func ranges(in text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (last, before): (UInt8, UInt8) = (0, 0)
    for (index, unit) in text.utf8.enumerated() {
      // " ·" in UTF-8.
      if unit == 0xB7, last == 0xC2, before == 0x20 { found.append(index - 2..<index + 1) }
      (before, last) = (last, unit)
    }
    return found
  }

  /// Allows no line break within the ranges (`pango_attr_allow_breaks_new`).
  static func keep(_ ranges: [Range<Int>], in list: OpaquePointer?) {
    for range in ranges {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
  }
}
