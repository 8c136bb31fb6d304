/// Files that begin with an object: one around the list, a place, or the first of one object a line.
extension PlaceReader {
  static func readObjects(
    from start: Int, _ collector: PlaceCollector
  ) throws(CatalogError) -> Result {
    let bytes = collector.document
    let outline = JSONOutline(
      bytes, from: start, maximumKeys: JSONParser.maximumMembers)
    let isWhole = outline.end.map { end in isSpace(bytes[end...]) } ?? false
    let isPlace = isPlace(outline)
    if isWhole ? !isPlace : outline.end == nil, let list = outline.lists.first {
      var result = try readList(key: list, collector)
      for other in outline.lists.dropFirst() {
        let places = countPlaces(of: other, collector)
        if places == 0 { continue }
        result.warnings.add(collector.warning(about: other, of: places), records: places)
      }
      return result
    }
    if !isWhole, hasFurtherObjects(bytes, from: start) {
      return try readLines(from: start, collector)
    }
    return try readObject(from: start, isPlace, collector)
  }

  /// Returns the number of places in a list that is not read.
  private static func countPlaces(of list: String, _ collector: PlaceCollector) -> Int {
    var count = 0
    _ = try? JSONParser.parse(
      collector.document, list: list, recordBytes: collector.limits.recordBytes
    ) { record, _ in
      count += record.placeCount
      return true
    }
    return count
  }

  /// True if an object has the keys of a place.
  private static func isPlace(_ outline: JSONOutline) -> Bool {
    outline.keys.contains("coord") || outline.keys.contains("geometry")
      || PlaceKeys(among: outline.keys).hasCoordinate
  }

  private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { [0x20, 0x0a, 0x0d, 0x09].contains($0) }
  }

  /// True if a line after the first begins with an object.
  private static func hasFurtherObjects(_ bytes: [UInt8], from start: Int) -> Bool {
    var isAtStart = false
    for byte in bytes[start...] {
      switch byte {
      case 0x0a, 0x0d: isAtStart = true
      case UInt8(ascii: "{") where isAtStart: return true
      case 0x20, 0x09: break
      default: isAtStart = false
      }
    }
    return false
  }

  /// Reads a file of a single object.
  private static func readObject(
    from start: Int, _ isPlace: Bool, _ collector: PlaceCollector
  ) throws(CatalogError) -> Result {
    let value = try CatalogError.naming(collector.file) { () throws(JSONError) in
      try JSONParser.parse(collector.document)
    }
    guard isPlace else {
      throw CatalogError(
        file: collector.file,
        message: .expected(.text(translatable("a list of places")), found: value.summary))
    }
    _ = collector.collect(value, start..<collector.document.count)
    return try collector.finish(.json)
  }

  /// Reads one object a line. A line that is not JSON is left out.
  private static func readLines(
    from start: Int, _ collector: PlaceCollector
  ) throws(CatalogError) -> Result {
    let bytes = collector.document
    try CatalogError.naming(collector.file) { () throws(JSONError) in
      try JSONParser.checkEncoding(bytes)
    }
    var index = start
    while index < bytes.count {
      // The line break belongs to the line, so that messages name it.
      let end = bytes[index...].firstIndex { $0 == 0x0a || $0 == 0x0d }.map { $0 + 1 }
      let line = index..<(end ?? bytes.count)
      index = line.upperBound
      if isSpace(bytes[line]) { continue }
      guard readLine(line, collector) else { break }
    }
    try collector.checkCount()
    return try collector.finish(.jsonLines)
  }

  private static func readLine(_ line: Range<Int>, _ collector: PlaceCollector) -> Bool {
    guard line.count <= collector.limits.recordBytes else { return collector.collect(.null, line) }
    do throws(JSONError) {
      let value = try JSONParser.parse(checked: Array(collector.document[line]))
      return collector.collect(value, line)
    } catch { return collector.leaveOut(line, error) }
  }
}
