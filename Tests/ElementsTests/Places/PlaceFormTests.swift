import Testing

@testable import Elements

/// Texts of files in each form, and the places that they have.
@Suite("Forms of lists of places")
struct PlaceFormTests {
  /// A file, and the outcome of reading it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let format: PlaceFormat
    /// Places as `id name/country longitude latitude`.
    let places: [String]
    /// Messages about records left out.
    var warnings: [String] = []

    var testDescription: String { name }
  }

  static let both = ["7 Åby/SE 16.2 58.7", "- Ystad/SE 13.8 55.4"]

  /// Reads a file, and describes its places.
  static func read(
    _ bytes: [UInt8], limits: PlaceReader.Limits = .init()
  ) throws -> (format: PlaceFormat, places: [String], warnings: [String]) {
    let found = try PlaceReader.read(bytes: bytes, file: "f", limits: limits)
    let places = found.table.places.map { place in
      let coordinate = place.coordinate
      return "\(place.id.map(String.init) ?? "-") \(place.name)/\(place.country) "
        + "\(coordinate.longitude) \(coordinate.latitude)"
    }
    return (found.format, places, found.warnings.first.map(\.description))
  }

  static func fault(_ bytes: [UInt8], limits: PlaceReader.Limits = .init()) -> String {
    do {
      return "read: \(try read(bytes, limits: limits))"
    } catch { return "\(error)" }
  }

  @Test("Every form is read", arguments: json + lines + geoJSON + csv)
  func sample(_ sample: Sample) throws {
    let found = try Self.read(Array(sample.text.utf8))
    expect(found.format, equals: sample.format)
    expect(found.places, equals: sample.places)
    expect(found.warnings, equals: sample.warnings)
  }

  @Test("Every form is read from UTF-16 and after a byte order mark", arguments: json + lines + csv)
  func encodings(_ sample: Sample) throws {
    let units = Array("\u{feff}\(sample.text)".utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [Array("\u{feff}\(sample.text)".utf8), little, big] {
      let found = try Self.read(bytes)
      expect(found.format == sample.format && found.places == sample.places)
      expect(found.warnings, equals: sample.warnings)
    }
  }

  static let json: [Sample] = [
    Sample(
      name: "coordinates beside the name, as numbers and texts",
      text: #"""
        [{"id": 7, "name": "Åby", "country": "SE", "lat": 58.7, "lon": 16.2},
         {"city": "Ystad", "iso": "SE", "latitude": "55.4", "lng": "13.8", "id": "x"}]
        """#, format: .json, places: both),
    Sample(
      name: "names of keys in capitals",
      text: #"""
        [{"ID": "7", "Name": "Åby", "Country Code": "SE", "Latitude": 58.7, "Longitude": 16.2},
         {"CITY": "Ystad", "country_code": "SE", "LAT": 55.4, "LONG": 13.8}]
        """#, format: .json, places: both),
    Sample(
      name: "the countries of Natural Earth, by their codes and else by their names",
      text: #"""
        [{"NAME": "Ystad", "ISO_A2": "SE", "ADM0NAME": "Sweden", "LATITUDE": 55.4, "LONGITUDE": 13.8},
         {"name": "Pristina", "iso_a2": "-99", "adm0name": "Kosovo", "latitude": 42.7, "longitude": 21.2},
         {"NAME": "Oslo", "ISO_A2": "-99", "ADM0NAME": "Norway", "LATITUDE": 59.9, "LONGITUDE": 10.8},
         {"NAME": "Nowhere", "ISO_A2": "-99", "LATITUDE": 1, "LONGITUDE": 2}]
        """#, format: .json,
      places: [
        "- Ystad/SE 13.8 55.4", "- Pristina/Kosovo 21.2 42.7", "- Oslo/Norway 10.8 59.9",
        "- Nowhere/ 2.0 1.0",
      ]),
    Sample(
      name: "the places within a place are left out, and said",
      text: #"""
        [{"id": 7, "name": "Åby", "iso2": "SE", "latitude": "58.7", "longitude": "16.2",
          "cities": [{"id": 1, "name": "A", "latitude": "1", "longitude": "2"},
                     {"id": 2, "name": "B", "latitude": "3", "longitude": "4"}],
          "timezones": [{"zoneName": "Europe/Stockholm"}], "translations": ["x"]},
         {"name": "Ystad", "iso2": "SE", "latitude": "55.4", "longitude": "13.8", "cities": []}]
        """#, format: .json, places: both,
      warnings: ["f, line 1, record 1: the list \"cities\" is not read (records: 2)"]),
    Sample(
      name: "the places within the places of a place are counted, too",
      text: #"""
        [{"id": 7, "name": "Åby", "iso2": "SE", "latitude": "58.7", "longitude": "16.2", "states": [
          {"name": "North", "cities": [{"name": "A", "latitude": "1", "longitude": "2"}]},
          {"name": "South", "latitude": "5", "longitude": "6", "cities": [
            {"name": "B", "latitude": "1", "longitude": "2"}]}]}]
        """#, format: .json, places: ["7 Åby/SE 16.2 58.7"],
      warnings: ["f, line 1, record 1: the list \"states\" is not read (records: 3)"]),
    Sample(
      name: "a country that is the file",
      text: #"""
        {"id": 7, "name": "Åby", "country": "SE", "latitude": "58.7", "longitude": "16.2",
         "cities": [{"name": "A", "latitude": "1", "longitude": "2"}]}
        """#, format: .json, places: ["7 Åby/SE 16.2 58.7"],
      warnings: ["f, line 1, record 1: the list \"cities\" is not read (records: 1)"]),
    Sample(
      name: "of several lists the longest is read, and the others are said",
      text: #"""
        {"towns": [{"name": "A", "lat": 1, "lon": 2}, {"name": "B", "coord": {}}, 7], "none": [],
         "places": [{"id": 7, "name": "Åby", "country": "SE", "lat": 58.7, "lon": 16.2},
                    {"name": "Ystad", "country": "SE", "lat": 55.4, "lon": 13.8}],
         "numbers": [1, 2], "links": [{"href": "C"}]}
        """#, format: .json, places: both,
      warnings: ["f: the list \"towns\" is not read (records: 2)"]),
    Sample(
      name: "the first of several keys counts",
      text: #"""
        [{"_id": 7, "id": 8, "name": "Åby", "city": "B", "country": "SE", "iso": "X",
          "coord": {"lon": 16.2, "lat": 58.7}, "lat": 1, "lon": 2},
         {"name": null, "city": "Ystad", "iso": "SE", "coord": null, "lat": 55.4, "lon": 13.8}]
        """#, format: .json, places: both),
    Sample(
      name: "an object around the array",
      text: #"""
        {"count": 2, "columns": ["name"], "links": [{"href": "[{"}], "name": "Towns", "cities": [
          {"id": 7, "name": "Åby", "country": "SE", "lat": 58.7, "lon": 16.2},
          7, {"name": "Ystad", "country": "SE", "lat": 55.4, "lon": 13.8}], "next": null}
        """#, format: .json, places: both,
      warnings: ["f, line 3, record 2: expected an object, found the number 7"]),
    Sample(
      name: "an empty list in an object", text: #"{"error": "no", "cities": []}"#, format: .json,
      places: []),
    Sample(
      name: "an object that is a place",
      text: """
        {"_id": 7, "name": "Åby", "country": "SE",
         "coord": {"lon": 16.2, "lat": 58.7}, "elements": [{"number": 1, "year": 1766}]}
        """, format: .json, places: ["7 Åby/SE 16.2 58.7"]),
    Sample(
      name: "coordinates that are none",
      text: #"""
        [{"name": "Åby", "lat": 58.7, "lon": 16.2}, {"name": "B", "lat": "1e999", "lon": 1},
         {"name": "C", "lat": 1, "lon": 1e999}, {"name": "D", "lat": "0x10", "lon": 1},
         {"name": "E", "lat": "nan", "lon": 1}, {"name": "F", "lat": "1,5", "lon": 1},
         {"name": "G", "lat": 1}, {"name": "H", "lat": true, "lon": 1}, {"name": "I"}]
        """#, format: .json, places: ["- Åby/ 16.2 58.7"],
      warnings: [
        #"line 1, record 2: "lat": expected a number from -90 to 90, found the text "1e999""#,
        #"line 2, record 3: "lon": expected a number from -180 to 180, found the number 1e999"#,
        #"line 2, record 4: "lat": expected a number from -90 to 90, found the text "0x10""#,
        #"line 3, record 5: "lat": expected a number from -90 to 90, found the text "nan""#,
        #"line 3, record 6: "lat": expected a number from -90 to 90, found the text "1,5""#,
        #"line 4, record 7: "lon" is missing: expected a number from -180 to 180"#,
        #"line 4, record 8: "lat": expected a number from -90 to 90, found true"#,
        #"line 4, record 9: "coord" is missing: expected an object, or "lat" and "lon""#,
      ].map { "f, \($0)" }),
  ]

  static let lines: [Sample] = [
    Sample(
      name: "one object a line, with empty lines and carriage returns",
      text: #"{"_id":7,"name":"Åby","country":"SE","coord":{"lon":16.2,"lat":58.7}}"# + "\r\n\r\n"
        + #" {"name":"Ystad","country":"SE","lon":13.8,"lat":55.4} "#, format: .jsonLines,
      places: both),
    Sample(
      name: "one object on one line, and a line break",
      text: #"{"name":"Åby","coord":{"lon":16.2,"lat":58.7}}"# + "\n", format: .json,
      places: ["- Åby/ 16.2 58.7"]),
    Sample(
      name: "damaged lines cost only themselves",
      text: #"""
        {"name":"Åby","lon":16.2,"lat":58.7}
        {"name":"never closed,"lon":16.2
        {"name":"B","lon":16.2,"lat":58.7
        [7]

        {"name":"C","lon":16.2,"lat":58.7}}
        {"name":"D","coord":
        {"name":"E","name":"F"}
        {"name":"Ystad","lon":13.8,"lat":55.4}
        """#, format: .jsonLines, places: ["- Åby/ 16.2 58.7", "- Ystad/ 13.8 55.4"],
      warnings: [
        #"line 2: expected "," or "}", found "l""#,
        #"line 3: expected "," or "}", found the end"#,
        "line 4, record 4: expected an object, found a list",
        #"line 6: expected the end, found "}""#,
        "line 7: expected a value, found the end",
        #"line 8: the key "name" appears twice"#,
      ].map { "f, \($0)" }),
  ]

  static let geoJSON: [Sample] = [
    Sample(
      name: "points, and other geometries",
      text: #"""
        {"type": "FeatureCollection", "name": "towns", "crs": {"type": "name"}, "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Åby", "iso": "SE"},
         "geometry": {"type": "Point", "coordinates": [16.2, 58.7, 30]}},
        {"type": "Feature", "properties": {"NAME": "L"},
         "geometry": {"type": "LineString", "coordinates": [[1, 2], [3, 4]]}},
        {"type": "Feature", "properties": {"name": "N"}, "geometry": null},
        {"type": "Feature", "properties": {"name": "O"},
         "geometry": {"type": "Point", "coordinates": [16]}},
        {"type": "Feature", "properties": {"name": "P"},
         "geometry": {"type": "Point", "coordinates": ["1", 2]}},
        {"type": "Feature", "properties": {"name": "Q"},
         "geometry": {"type": "Point", "coordinates": [1, 91]}},
        {"type": "Feature", "properties": null,
         "geometry": {"type": "Point", "coordinates": [1, 2]}},
        {"type": "Feature", "properties": {"pop": 3},
         "geometry": {"type": "Point", "coordinates": [1, 2]}},
        {"type": "Feature", "properties": {"CITY": "Ystad", "country": "SE", "id": "x"},
         "geometry": {"type": "Point", "coordinates": [13.8, 55.4]}}]}
        """#, format: .geoJSON, places: both,
      warnings: [
        #"4, record 2, "geometry": "type": expected "Point", found the text "LineString""#,
        #"6, record 3: "geometry" is missing: expected an object"#,
        #"7, record 4, "geometry": "coordinates" is missing: expected a longitude and a latitude"#,
        #"9, record 5, "geometry": "coordinates": expected a number from -180 to 180, found the "#
          + #"text "1""#,
        #"11, record 6, "geometry": "coordinates": expected a number from -90 to 90, found the "#
          + "number 91",
        #"13, record 7: "properties" is missing: expected an object"#,
        #"15, record 8, "properties": "name" is missing: expected a text"#,
      ].map { "f, line \($0)" }),
    Sample(
      name: "a collection without points", text: #"{"type":"FeatureCollection","features":[]}"#,
      format: .json, places: []),
    Sample(
      name: "a feature a line",
      text: #"""
        {"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[1,2]}}
        {"type":"Feature","properties":{"name":"B"},"geometry":{"type":"Point","coordinates":[3,4]}}
        """#, format: .geoJSON, places: ["- A/ 1.0 2.0", "- B/ 3.0 4.0"]),
    Sample(
      name: "one feature",
      text: #"""
        {"type":"Feature","properties":{"name":"A"},
         "geometry":{"type":"Point","coordinates":[1,2]}}
        """#, format: .geoJSON, places: ["- A/ 1.0 2.0"]),
  ]
}
