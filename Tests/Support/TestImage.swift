import CGLib
import CGtk

/// Image files generated for tests.
public enum TestImage {
  /// A PNG file of one gray, one bit per pixel and compressed as far as possible: an image of 50 million pixels
  /// has a few kilobytes.
  public static func png(_ width: Int, _ height: Int, isWhite: Bool = true) -> [UInt8] {
    let line = 1 + (width + 7) / 8
    var rows = [UInt8](repeating: isWhite ? 0xff : 0, count: line * height)
    // Each row begins with its filter type: none.
    for start in stride(from: 0, to: rows.count, by: line) { rows[start] = 0 }
    var file: [UInt8] = [0x89] + Array("PNG\r\n\u{1a}\n".utf8)
    file += chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0])
    file += chunk("IDAT", deflated(rows))
    file += chunk("IEND", [])
    return file
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named: [UInt8] = Array(name.utf8) + content
    let sum: [UInt8] = bigEndian(Int(crc(named)))
    return bigEndian(content.count) + named + sum
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }

  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9)
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var result = [UInt8](repeating: 0, count: bytes.count / 100 + 10_000)
    var (read, written): (gsize, gsize) = (0, 0)
    _ = g_converter_convert(
      compressor, bytes, gsize(bytes.count), &result, gsize(result.count),
      G_CONVERTER_INPUT_AT_END, &read, &written, nil)
    precondition(Int(read) == bytes.count, "it does not shrink as expected")
    return Array(result[..<Int(written)])
  }

  /// A JPEG file of an image that is black on the left and white on the right.
  /// - Parameter orientation: Value of the EXIF orientation field.
  public static func jpeg(_ width: Int, _ height: Int, orientation: UInt8? = nil) -> [UInt8] {
    let file = encoded(width, height, as: "jpeg")
    guard let orientation else { return file }
    // EXIF segment: one entry in a little-endian table.
    let table: [UInt8] = [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0] + table
    return file[..<2] + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + file[2...]
  }

  /// A WebP file of the same image.
  public static func webP(_ width: Int, _ height: Int) -> [UInt8] {
    encoded(width, height, as: "webp")
  }

  private static func encoded(_ width: Int, _ height: Int, as format: String) -> [UInt8] {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height))
    defer { g_object_unref(pixbuf.map { UnsafeMutableRawPointer($0) }) }
    gdk_pixbuf_fill(pixbuf, 0)
    let right = gdk_pixbuf_new_subpixbuf(
      pixbuf, gint(width / 2), 0, gint(width - width / 2), gint(height))
    defer { g_object_unref(right.map { UnsafeMutableRawPointer($0) }) }
    gdk_pixbuf_fill(right, 0xffff_ffff)
    var (bytes, length): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
    gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &length, format, nil, nil, nil)
    defer { g_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }
}
