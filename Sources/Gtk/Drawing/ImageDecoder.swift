import CGtk
import GLib

/// Decodes photographs with the platform's loaders (GdkPixbufLoader). On any thread except the main one, as decoding
/// is slow. A loader cannot be interrupted, so it gets a file only if the header (`ImageFile`) bounds its memory and
/// work.
public enum ImageDecoder {
  private typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>

  /// Chunk size of writes to the loader in bytes, so that it can be stopped in between.
  private static let chunkLength = 64 * 1024
  /// Memory limit of the loader and its result in bytes: with the program's own, less than 250 million.
  private static let maximumMemory = 190_000_000
  /// Limit of pixels written by all scans together: 2 s at most. 48 million pixels in 10 scans are 480 million.
  private static let maximumWork = 600_000_000
  /// Maximum width and height of the result in pixels: at 8,192 it would take 400 MB.
  private static let largestSide = 4096

  /// Decodes an image, with its orientation applied, scaled down to fit into `side` × `side` pixels (at most 4,096,
  /// and fewer for a large image).
  /// - Returns: the image and its mipmaps, each half the size of the one before. Empty if the bytes are not a
  ///   complete file of an accepted format, have more than `maximumPixels` pixels, or would exceed the limits of
  ///   memory or work.
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

  /// Returns the loader's image, owned by the caller; nil if the loader fails.
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

  /// Compares the loader's size of the image with the header's, before the loader allocates memory.
  private struct SizeCheck {
    let file: ImageFile
    let side: Int
    var isPassed = true

    mutating func apply(to loader: Loader, width: Int, height: Int) {
      isPassed = width == file.width && height == file.height
      // A loader stops at an image of size 0.
      let size = isPassed ? file.size(within: side) : (0, 0)
      guard size != (width, height) else { return }
      gdk_pixbuf_loader_set_size(loader, gint(size.0), gint(size.1))
    }
  }

  /// Writes bytes to the loader; false if that fails, or once `shouldContinue` returns false.
  private static func write(
    _ bytes: ArraySlice<UInt8>, to loader: Loader, while shouldContinue: () -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      stride(from: 0, to: buffer.count, by: chunkLength).allSatisfy { start in
        let chunk = UnsafeBufferPointer(rebasing: buffer[start...].prefix(chunkLength))
        return gdk_pixbuf_loader_write(loader, chunk.baseAddress, gsize(chunk.count), nil) != 0
          && shouldContinue()
      }
    }
  }

  /// Mipmaps end at this width or height in pixels.
  private static let smallestMipmap = 256

  /// Consumes a reference to `pixbuf`.
  private static func images(of pixbuf: OpaquePointer) -> [DecodedImage] {
    var pixbuf = pixbuf
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var images: [DecodedImage] = []
    while let image = image(of: pixbuf) {
      images.append(image)
      let (width, height) = (max(image.width / 2, 1), max(image.height / 2, 1))
      guard max(image.width, image.height) > smallestMipmap,
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
