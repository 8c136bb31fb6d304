import Testing

@testable import Elements

extension PlaceFormTests {
  static let csv: [Sample] = [
    Sample(
      name: "commas",
      text: "id,name,country,lat,lon\n7,Åby,SE,58.7,16.2\n,Ystad,SE,55.4,13.8\n", format: .csv,
      places: both),
    Sample(
      name: "semicolons, decimal commas, other columns, no line break at the end",
      text: "Note;Longitude;City;ISO;Latitude;ID\r\n;16,2;Åby;SE;58.7;7\r\n\r\n"
        + "x;13,8;Ystad;SE;55,4;",
      format: .csv, places: both),
    Sample(
      name: "tabs, decimal commas, and carriage returns alone",
      text: "city\tcountry code\tlng\tlat\tid\rÅby\tSE\t16,2\t58.7\t7\rYstad\tSE\t13,8\t55,4\r",
      format: .tsv, places: both),
    Sample(
      name: "a line with the separator, and empty lines before the heading",
      text: "sep=;\n\n  \nid;name;country;lat;lon\n7;Åby;SE;58,7;16,2\n;Ystad;SE;55,4;13,8;;\n",
      format: .csv, places: both),
    Sample(
      name: "quotes",
      text: """
        "id","name","country", "lat" ,lon,"a
        note"
        "7",Åby,"SE","58.7","16.2","says ""x, y""
        and more"
        ,"Yst""ad, ""the"" town",SE,55.4 , "13.8" ,a "quoted" word
        """, format: .csv,
      places: ["7 Åby/SE 16.2 58.7", #"- Yst"ad, "the" town/SE 13.8 55.4"#]),
    Sample(
      name: "a heading only", text: "name,lat,lon", format: .csv, places: []),
    Sample(
      name: "the first of several columns counts, and twice the same one that is not used",
      text: "note,note,city,name,,,lat,latitude,lon\na,b,B,Åby,,,58.7,1,16.2", format: .csv,
      places: ["- Åby/ 16.2 58.7"]),
    Sample(
      name: "damaged records cost only themselves",
      text: """
        name,lat,lon,country
        Åby,58.7,16.2,SE
        A,"58,7",16.2,SE
        B,58.7
        C,58,7,16,2,SE
        ,1,2,SE
        D,1e999,16.2,SE
        E,58.7,-180.1,SE
        F\u{0},58.7,16.2,SE
        "G"x,58.7,16.2,SE
        H,58.7,16.2,"SE
        Ystad,55.4,13.8,SE
        """, format: .csv, places: ["- Åby/SE 16.2 58.7", "- Ystad/SE 13.8 55.4"],
      warnings: [
        #"3, record 2: "lat": expected a number from -90 to 90, found the text "58,7""#,
        #"4, record 3: "lon" is missing: expected a number from -180 to 180"#,
        "5, record 4: expected at most 4 columns, found 6",
        #"6, record 5: "name" is missing: expected a text"#,
        #"7, record 6: "lat": expected a number from -90 to 90, found the text "1e999""#,
        #"8, record 7: "lon": expected a number from -180 to 180, found the text "-180.1""#,
        #"9, record 8: "name": it contains a control character"#,
        #"10, record 9: expected "," after a closing quotation mark, found "x""#,
        "11, record 10: a quotation mark that is opened here is never closed",
      ].map { "f, line \($0)" }),
  ]

  private static let readable =
    "f: expected a list of places (JSON, JSON Lines, GeoJSON, or CSV with a heading, also "
    + "compressed with gzip), found "

  private static let refusals: [(String, String)] =
    [
      ("", readable + "an empty file"), (" \n\t", readable + "an empty file"),
      ("\u{feff}", readable + "an empty file"),
      ("7", readable + #"the line "7""#), ("null", readable + #"the line "null""#),
      ("\n<!DOCTYPE html>\n<p>", readable + #"the line "<!DOCTYPE html>""#),
      ("a,b,c\n1,2,3", readable + #"the line "a,b,c""#),
      ("name\nStockholm", readable + #"the line "name""#),
      ("PK\u{3}\u{4}x", readable + "a ZIP archive"),
      ("\u{7f}ELF\u{2}\u{1}\u{0}", readable + "a file that is not text"),
      ("%PDF-1.7\n\u{1}\u{0}", readable + #"the line "%PDF-1.7""#),
      ("name,lat,lon\u{0}\nA,1,2", readable + "a file that is not text"),
      ("{}", "f: expected a list of places, found an object"),
      (#"{"a": 1, "b": [1]}"#, "f: expected a list of places, found an object"),
      (#"{"a": 1"#, #"f, line 1: expected "," or "}", found the end"#),
      (#"{"a": [{"b": 1}"# + "\n", #"f, line 2: expected "," or "]", found the end"#),
      ("{\\rtf1\n}", #"f, line 1: expected a key in quotation marks, found "\""#),
      (
        "name,lat,town\nA,1,2",
        #"f, line 1: a column "lon" or "longitude" is missing; "#
          + "the columns are: name, lat, town"
      ),
      (
        "\n\nlat\tlon\n1\t2",
        #"f, line 3: a column "name" or "city" is missing; the columns are: lat, lon"#
      ),
      ("name,lon,Lat,lat,lat\n", #"f, line 1: the column "lat" appears twice"#),
      ("name;NAME;lat;lon\n", #"f, line 1: the column "name" appears twice"#),
      (
        "name,lat,lon\nA,x,1\nB",
        #"f, line 2, record 1: "lat": expected a number from -90 to 90, found the text "x""#
      ),
    ]

  @Test(
    "A file that is none of these is refused, and the message tells what can be read",
    arguments: refusals)
  func refused(text: String, message: String) {
    expect(Self.fault(Array(text.utf8)), equals: message)
  }

  private static let noTexts: [([UInt8], String)] =
    [
      ([0x1f, 0x8b, 8, 0], readable + "data compressed twice"),
      ([0x89, 0x50, 0x4e, 0x47], readable + "a file that is not text"),
      (Array("name,lat,lon\nA".utf8) + [0xe9, 10], "f, line 2: the text is not UTF-8"),
      (
        Array("{\"a\":1}\n{\"a\":\"".utf8) + [0xe9, 0x22, 0x7d], "f, line 2: the text is not UTF-8"
      ),
      ([0xff, 0xfe], readable + "an empty file"),
      ([0xff, 0xfe, 0x5b], "f, line 1: the text is not UTF-16"),
      ([0xff, 0xfe, 0x5b, 0, 10, 0, 0, 0xd8, 0x5d, 0], "f, line 2: the text is not UTF-16"),
      ([0xfe, 0xff, 0, 0x5b, 0xdc, 0, 0xd8, 0], "f, line 1: the text is not UTF-16"),
      ([0xfe, 0xff, 0, 0x5b, 0xd8, 0], "f, line 1: the text is not UTF-16"),
      // UTF-16 without a byte order mark, and UTF-32.
      (Array("n,l".utf16).flatMap { [UInt8($0), 0] }, readable + "a file that is not text"),
      ([0xff, 0xfe, 0, 0, 0x5b, 0, 0, 0], readable + "a file that is not text"),
    ]

  @Test("Bytes that are no text are refused", arguments: noTexts)
  func noText(bytes: [UInt8], message: String) {
    expect(Self.fault(bytes), equals: message)
  }

  @Test("Limits hold for every form")
  func limits() throws {
    var limits = PlaceReader.Limits()
    (limits.records, limits.recordBytes) = (2, 100)
    let most = "f: expected at most 2 records, found more"
    let line = #"{"name":"A","lat":1,"lon":2}"# + "\n"
    try expect(Self.read(Array((line + line).utf8), limits: limits).places.count, equals: 2)
    expect(Self.fault(Array((line + line + line).utf8), limits: limits), equals: most)
    let rows = "name,lat,lon\nA,1,2\nB,1,2\n"
    try expect(Self.read(Array(rows.utf8), limits: limits).places.count, equals: 2)
    expect(Self.fault(Array((rows + "C,1,2").utf8), limits: limits), equals: most)
    let long = String(repeating: "x", count: 100)
    for text in [line + #"{"name":"\#(long)"}"# + "\n", "name,lat,lon\nA,1,2\n\(long),1,2"] {
      let found = try Self.read(Array(text.utf8), limits: limits)
      expect(found.places, equals: ["- A/ 2.0 1.0"])
      expect(found.warnings.first?.contains("record 2: expected at most 100 bytes") == true)
    }
    limits.textBytes = 25
    let wide = "\u{feff}name,lat,lon\nA,1,2\nÅ,1,2".utf16.flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    let read = try Self.read(wide)
    expect(Self.fault(wide, limits: limits), equals: "read: \(read)")
    limits.textBytes = 24
    expect(Self.fault(wide, limits: limits), equals: "f: expected at most 24 bytes, found more")
  }

  @Test(
    "A file of many quotes or brackets that are never closed is read in no time",
    .timeLimit(.minutes(5)))
  func hostile() {
    let parts = [
      "\"a\n", "a,\"\"\n", "\"\"\"\n", "a,\"b\n", "{\"a\":[\n", "{\"a\":\"\n", "{\"a\":", "[",
      "\\\"", "{", ",", "\"", ";\t", "\r",
    ]
    let length = Extent.isFull ? 100_000 : 20_000
    for start in ["name,lat,lon\n", "{\"a\":1}\n", "{\"a\":[{", ""] {
      for part in parts {
        let text = start + String(repeating: part, count: length / part.utf8.count)
        _ = Self.fault(Array(text.utf8))
      }
    }
  }
}
