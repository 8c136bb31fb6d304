import CGtk
import GLib

/// An image as pixels, still without a display.
public struct DecodedImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Four bytes a pixel, row by row: blue, green, red, alpha (premultiplied), as Cairo wants them.
  public let pixels: Bytes

  public init(width: Int, height: Int, pixels: Bytes) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// Decodes photographs with the platform's loaders (GdkPixbufLoader). On any thread, but never the main one:
/// it takes its time. A loader cannot be ended from outside, so a file is handed to one only when its header
/// (`ImageFile`) says that memory and work stay within limits.
public enum ImageDecoder {
  private typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>

  /// Bytes handed to the loader at a time, so that it can be stopped.
  private static let pieceLength = 64 * 1024
  /// Bytes that the loader and its result may take: with the program's own they stay below 250 million.
  private static let maximumMemory = 190_000_000
  /// Pixels that may be written, all scans together: 2 s at most. 48 million in 10 scans are 480 million.
  private static let maximumWork = 600_000_000
  /// Pixels of a side of the result: one of 8,192 would take 400 MB.
  private static let largestSide = 4096

  /// The picture in `bytes`, turned upright, and scaled down to at most `side` pixels either way (4,096 if
  /// that is less, and fewer for a large image); behind it the same at half the size, and so on, so that it can be drawn fast and smoothly at
  /// any. Empty if the bytes are no whole file of an accepted format, have more than `maximumPixels`, or
  /// would take too much memory or time.
  public static func decode(_ bytes: [UInt8], within side: Int, maximumPixels: Int)
    -> [DecodedImage]
  {
    let side = min(max(side, 1), largestSide)
    guard let file = ImageFile(bytes), file.pixels <= maximumPixels, file.work <= maximumWork,
      let side = file.side(upTo: side, memory: maximumMemory),
      let pixbuf = pixbuf(of: file, in: bytes, within: side)
    else { return [] }
    return images(of: pixbuf)
  }

  /// The image as the loader gives it; a reference of the caller's. Nil where the loader refuses the file.
  private static func pixbuf(
    of file: ImageFile, in bytes: [UInt8], within side: Int
  ) -> OpaquePointer? {
    guard let loader = gdk_pixbuf_loader_new_with_type(file.format.rawValue, nil) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var check = SizeCheck(file: file, side: side)
    return withUnsafeMutablePointer(to: &check) { check in
      let handler: @convention(c) (Loader, gint, gint, UnsafeMutableRawPointer) -> Void
      handler = { loader, width, height, check in
        check.assumingMemoryBound(to: SizeCheck.self).pointee
          .apply(to: loader, width: Int(width), height: Int(height))
      }
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), check, nil,
        GConnectFlags(rawValue: 0))
      let isRead = file.parts.allSatisfy { part in
        write(bytes[part], to: loader) { check.pointee.isPassed }
      }
      let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
      guard isRead, isWhole, check.pointee.isPassed,
        let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
      else { return nil }
      return gdk_pixbuf_apply_embedded_orientation(pixbuf)
    }
  }

  /// Compares the loader's size of the image with the header's, before the loader takes memory for it.
  private struct SizeCheck {
    let file: ImageFile
    let side: Int
    var isPassed = true

    mutating func apply(to loader: Loader, width: Int, height: Int) {
      isPassed = width == file.width && height == file.height
      // A loader gives up an image of no size.
      let size = isPassed ? file.size(within: side) : (0, 0)
      guard size != (width, height) else { return }
      gdk_pixbuf_loader_set_size(loader, gint(size.0), gint(size.1))
    }
  }

  /// Hands bytes to the loader; false where it refuses them, or as soon as `goesOn` says no.
  private static func write(
    _ bytes: ArraySlice<UInt8>, to loader: Loader, while goesOn: () -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      stride(from: 0, to: buffer.count, by: pieceLength).allSatisfy { start in
        let piece = UnsafeBufferPointer(rebasing: buffer[start...].prefix(pieceLength))
        return gdk_pixbuf_loader_write(loader, piece.baseAddress, gsize(piece.count), nil) != 0
          && goesOn()
      }
    }
  }

  /// Of pictures no larger than this, in pixels, no smaller one is made.
  private static let smallest = 256

  /// Takes over a reference to `pixbuf`.
  private static func images(of pixbuf: OpaquePointer) -> [DecodedImage] {
    var pixbuf = pixbuf
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var images: [DecodedImage] = []
    while let image = image(of: pixbuf) {
      images.append(image)
      let (width, height) = (max(image.width / 2, 1), max(image.height / 2, 1))
      guard max(image.width, image.height) > smallest,
        let half = gdk_pixbuf_scale_simple(
          pixbuf, gint(width), gint(height), GDK_INTERP_BILINEAR)
      else { break }
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      pixbuf = half
    }
    return images
  }

  private static func image(of pixbuf: OpaquePointer) -> DecodedImage? {
    guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture))
    let height = Int(gdk_texture_get_height(texture))
    let length = gsize(width * height * 4)
    guard let pixels = g_try_malloc(length) else { return nil }
    gdk_texture_download(texture, pixels.assumingMemoryBound(to: UInt8.self), gsize(width * 4))
    guard let bytes = g_bytes_new_take(pixels, length) else { return nil }
    return DecodedImage(width: width, height: height, pixels: Bytes(consuming: bytes))
  }
}
