import GLib
import Gtk

/// Compares pictures of windows with files, or writes these anew.
public struct PictureCheck: Sendable {
  /// The folder that the files' names are relative to.
  private let folder: String
  /// True to write all pictures anew.
  private let updates: Bool
  /// Returns the name of the present style: `light`.
  private let style: @MainActor @Sendable () -> String

  /// A step of 255 by which a color component may differ: Cairo rounds edges differently on other processors.
  private static let channelTolerance = 6
  /// Largest picture in pixels.
  private static let maximumPixels = 20_000_000

  /// - Parameters:
  ///   - folder: the folder that the files' names are relative to.
  ///   - updates: true to write the pictures instead of comparing them.
  ///   - style: returns the name of the present style: `light`.
  public init(
    folder: String, updates: Bool, style: @escaping @MainActor @Sendable () -> String
  ) {
    self.folder = folder
    self.updates = updates
    self.style = style
  }

  /// Compares a window with the picture of its size, scale and style.
  /// - Parameter tolerance: the share of pixels that may differ.
  @MainActor
  func compare(_ window: Window, with name: String, _ tolerance: Double) -> Finding? {
    guard let shown = Screenshot(of: window) else { return nil }
    let file = self.name(name, of: window)
    let path = RecordingFile.resolve(file, besides: folder + "/")
    if updates {
      return Finding(
        holds: shown.write(to: path), found: tr("a folder without permission to write"))
    }
    guard let bytes = try? Files.read(path, atMost: Self.maximumPixels),
      let kept = ImageDecoder.decode(bytes, within: 8192, maximumPixels: Self.maximumPixels).first
    else { return Finding(holds: false, found: tr("no readable file {1}", file.quoted)) }
    guard kept.width == shown.width, kept.height == shown.height else {
      return Finding(holds: false, found: "\(kept.width) × \(kept.height)")
    }
    let share = Self.difference(shown.pixels, kept.pixels.array)
    return Finding(
      holds: share <= tolerance, found: tr("{1} % of the pixels differ", Decimal.text(share * 100)))
  }

  /// Returns the share of pixels that differ.
  private static func difference(_ shown: [UInt8], _ kept: [UInt8]) -> Double {
    guard kept.count >= shown.count, !shown.isEmpty else { return 1 }
    var unlike = 0
    for pixel in stride(from: 0, to: shown.count - 3, by: 4) {
      let differs = (pixel..<pixel + 4).contains {
        abs(Int(shown[$0]) - Int(kept[$0])) > channelTolerance
      }
      if differs { unlike += 1 }
    }
    return Double(unlike) / Double(shown.count / 4)
  }

  /// Returns the name of the file for a window's size, scale and style: `table-1080x760@1-dark.png`.
  @MainActor
  func name(_ name: String, of window: Window) -> String {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scale = window.scaleFactor
    return "\(stem)-\(window.width)x\(window.height)@\(scale)-\(style()).png"
  }
}
