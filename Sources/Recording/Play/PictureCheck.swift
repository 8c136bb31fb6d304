import GLib
import Gtk

/// Compares pictures of windows with files, or writes these anew.
@MainActor
public final class PictureCheck {
  /// The folder that the files' names are relative to.
  private let folder: String
  /// True to write all pictures anew.
  private let updates: Bool
  /// Returns the name of the present style: `light`.
  private let style: @MainActor () -> String
  /// The picture read last: an expectation that waits compares it again and again.
  private var kept: (path: String, image: DecodedImage)?
  /// The pixels at the last look before a picture is written, and the number of looks at which they were the same.
  private var rested: (pixels: [UInt8], looks: Int)?

  /// Number of equal looks after which nothing moves in a window.
  private static let restingLooks = 5

  /// Largest picture in pixels.
  private static let maximumPixels = 20_000_000

  /// - Parameters:
  ///   - folder: the folder that the files' names are relative to.
  ///   - updates: true to write the pictures instead of comparing them.
  ///   - style: returns the name of the present style: `light`.
  public init(folder: String, updates: Bool, style: @escaping @MainActor () -> String) {
    self.folder = folder
    self.updates = updates
    self.style = style
  }

  /// Compares a window with the picture of its size, scale and style.
  /// - Parameter tolerance: the share of pixels that may differ.
  func compare(_ window: Window, with name: String, _ tolerance: Double) -> Finding? {
    guard let shown = Screenshot(of: window) else { return nil }
    let file = self.name(name, of: window)
    guard let path = RecordingFile.path(file, besides: folder + "/") else {
      return Finding(holds: false, found: tr("a file outside of the folder of the recording"))
    }
    if updates {
      guard isAtRest(shown.pixels) else {
        return Finding(holds: false, found: tr("a moving picture"))
      }
      return Finding(
        holds: shown.write(to: path), found: tr("a folder that cannot be written"))
    }
    guard let kept = image(at: path) else {
      return Finding(holds: false, found: tr("no readable file {1}", file.quoted))
    }
    guard kept.width == shown.width, kept.height == shown.height else {
      return Finding(holds: false, found: "\(kept.width) × \(kept.height)")
    }
    let unlike = Screenshot.difference(shown.pixels, kept.pixels.array).unlike
    let share = Double(unlike) / Double(max(shown.pixels.count / 4, 1))
    return Finding(
      holds: share <= tolerance, found: tr("{1} % of the pixels differ", Decimal.text(share * 100)))
  }

  /// True if the pixels were the same at the last looks.
  private func isAtRest(_ pixels: [UInt8]) -> Bool {
    let looks = rested?.pixels == pixels ? (rested?.looks ?? 0) + 1 : 0
    rested = (pixels, looks)
    return looks >= Self.restingLooks
  }

  /// Reads the picture at a path, once.
  private func image(at path: String) -> DecodedImage? {
    if let kept, kept.path == path { return kept.image }
    guard let bytes = try? Files.read(path, atMost: Self.maximumPixels),
      let image = ImageDecoder.decode(bytes, within: 8192, maximumPixels: Self.maximumPixels).first
    else { return nil }
    kept = (path, image)
    return image
  }

  /// Returns the name of the file for a window's size, scale and style: `table-1080x760@1-dark.png`.
  func name(_ name: String, of window: Window) -> String {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scale = window.scaleFactor
    return "\(stem)-\(window.width)x\(window.height)@\(scale)-\(style()).png"
  }
}
