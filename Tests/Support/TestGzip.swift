import CGLib

/// Data compressed with gzip for tests.
public enum TestGzip {
  public static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9)
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var result = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 1000)
    var (read, written): (gsize, gsize) = (0, 0)
    _ = g_converter_convert(
      compressor, bytes, gsize(bytes.count), &result, gsize(result.count),
      G_CONVERTER_INPUT_AT_END, &read, &written, nil)
    precondition(Int(read) == bytes.count, "it does not shrink as expected")
    return Array(result[..<Int(written)])
  }

  /// A file of so many megabytes of zeros, about a thousandth as long.
  public static func bomb(megabytes: Int) -> [UInt8] {
    let member = packed([UInt8](repeating: 0, count: 1_000_000))
    return [[UInt8]](repeating: member, count: megabytes).flatMap { $0 }
  }
}
