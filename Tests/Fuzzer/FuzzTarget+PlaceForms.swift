import Elements
import GLib

/// Lists of places in all forms.
extension FuzzTarget {
  /// Small files, one or two of each form.
  static let placeForms: [[UInt8]] = {
    let object = #"{"id": "7", "city": "Hurzuf", "iso": "UA", "lat": 34.28, "lng": "-4e1"}"#
    let feature =
      #"{"type": "Feature", "id": 7, "properties": {"NAME": "Å", "country": "UA"}, "#
      + #""geometry": {"type": "Point", "coordinates": [1, -2.5, 3]}}"#
    let texts = [
      "[\(object), \(object)]", "\(object)\n\(object)\r\n\n\(feature)\n",
      "{\"a\": [{}], \"b\": [\(object)]}",
      "{\"type\": \"FeatureCollection\", \"features\": [\(feature), \(feature)]}", feature,
      "id,name,lat,lon\n1,\"Hu, \"\"r\"\"\",1,2\n2,Å,3,4\n",
      "sep=;\nCity;Country Code;Latitude;Longitude\r\nHurzuf;UA;1,5;2.5\r\n\r\nÅ;;0;0;",
      "name\tlat\tlng\n\"A\nB\"\t1\t2\rC\t3\t4",
    ]
    let wide = texts.suffix(4).flatMap { text in
      let units = Array("\u{feff}\(text)".utf16)
      return [
        units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
        units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] },
      ]
    }
    return texts.map { Array($0.utf8) } + wide + [packed]
  }()

  /// A table, compressed with gzip.
  private static let packed: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 75, 204, 77, 213, 201, 73, 44, 209, 201, 201, 207,
    227, 114, 212, 49, 212, 49, 226, 114, 210, 49, 214, 49, 225, 2, 0, 178, 114, 65, 108,
    25, 0, 0, 0,
  ]

  /// Pieces of such files.
  static let placeTokens: [[UInt8]] =
    [
      "name,lat,lon\n", "name;lat;lon\n", "name\tlat\tlon\n", "sep=", "\"\"", "\"\n", ",\"", ";",
      "\r",
      "\"lat\":", "\"lng\":", "\"city\":", "\"type\":", "\"Feature\"", "\"geometry\":",
      "\"coordinates\":", "\"properties\":", "{\"a\":[{", "}]}", "\n{", "1,5", "\u{0}",
    ].map { Array($0.utf8) } + [
      [0xff, 0xfe], [0xfe, 0xff], [0xd8, 0x00], [0x00, 0xdc], [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0],
    ]

  /// Reads a list of places as the program does: unpacked within a limit.
  static func placeList(_ input: [UInt8]) -> PlaceReader.Result? {
    var limits = PlaceReader.Limits()
    limits.recordBytes = 1000
    _ = try? PlaceReader.read(bytes: input, file: "f", limits: limits)
    guard GzipDecoder.isGzip(input) else { return try? PlaceReader.read(bytes: input, file: "f") }
    let decoder = GzipDecoder(atMost: unpackedLength)
    for start in stride(from: 0, to: input.count, by: pieceLength) {
      guard (try? decoder.append(Array(input[start...].prefix(pieceLength)))) != nil else { break }
    }
    precondition(decoder.output.count <= unpackedLength)
    // Also what is before damage.
    _ = try? decoder.finish()
    return try? PlaceReader.read(bytes: decoder.takeOutput(), file: "f")
  }

  /// Limit of unpacked data, and length of their pieces, in bytes.
  private static let (unpackedLength, pieceLength) = (200_000, 100)
}
