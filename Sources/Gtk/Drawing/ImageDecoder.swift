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

/// Reads photographs with the platform's loaders (GdkPixbufLoader). On any thread, but never the main one:
/// it takes its time.
public enum ImageDecoder {
  private typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>

  /// Bytes handed to the loader at a time, so that it can be stopped.
  private static let pieceLength = 64 * 1024

  /// The picture in `bytes`, turned upright, and scaled down to at most `side` pixels either way; behind
  /// it the same at half the size, and so on, so that it can be drawn fast and smoothly at any. Empty
  /// where it is no photograph, has more than `maximumPixels`, or is not whole.
  public static func decode(_ bytes: [UInt8], within side: Int, maximumPixels: Int)
    -> [DecodedImage]
  {
    guard let file = ImageFile(bytes), file.isWhole,
      let loader = gdk_pixbuf_loader_new_with_type(file.format.rawValue, nil)
    else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var limits = Limits(side: side, pixels: maximumPixels)
    return withUnsafeMutablePointer(to: &limits) { limits in
      let handler: @convention(c) (Loader, gint, gint, UnsafeMutableRawPointer) -> Void
      handler = { loader, width, height, limits in
        limits.assumingMemoryBound(to: Limits.self).pointee
          .apply(to: loader, width: Int(width), height: Int(height))
      }
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), limits, nil,
        GConnectFlags(rawValue: 0))
      let isRead = write(bytes, to: loader) { limits.pointee.areKept }
      let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
      guard isRead, isWhole, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return [] }
      return images(of: pixbuf)
    }
  }

  /// What a picture may be; the loader asks as soon as it knows the size.
  private struct Limits {
    let side: Int
    let pixels: Int
    var areKept = true

    mutating func apply(to loader: Loader, width: Int, height: Int) {
      areKept = width > 0 && height > 0 && width <= pixels / height
      let scale = Double(side) / Double(max(width, height))
      if !areKept {
        // The loader gives up before it takes memory for the pixels.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
      } else if scale < 1 {
        gdk_pixbuf_loader_set_size(
          loader, max(1, gint(Double(width) * scale)), max(1, gint(Double(height) * scale)))
      }
    }
  }

  /// Hands all bytes to the loader; false where it refuses them, or as soon as `goesOn` says no.
  private static func write(
    _ bytes: [UInt8], to loader: Loader, while goesOn: () -> Bool
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

  private static func images(of pixbuf: OpaquePointer) -> [DecodedImage] {
    guard var pixbuf = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return [] }
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
