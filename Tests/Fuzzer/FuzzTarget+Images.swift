import GLib
import Gtk

extension FuzzTarget {
  /// The headers of image files; what they let through and is small goes to the platform's loaders as well.
  static func images(in folder: String) -> FuzzTarget {
    let names = Files.names(in: folder).sorted().filter { name in
      [".png", ".jpeg", ".webp"].contains { name.hasSuffix($0) }
    }
    return FuzzTarget(
      name: "image", samples: names.compactMap { try? Files.read("\(folder)/\($0)") },
      tokens: marks, decode: { readImage($0) })
  }

  private static func readImage(_ input: [UInt8]) {
    guard let file = ImageFile(input) else { return }
    precondition(1...65_535 ~= file.width && 1...65_535 ~= file.height)
    precondition(1...100 ~= file.passes)
    precondition(file.memory(within: 1) >= 0 && file.memory(within: .max) >= file.coefficients)
    precondition(file.parts.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= input.count })
    guard file.work <= 100_000 else { return }
    for image in ImageDecoder.decode(input, within: 32, maximumPixels: 100_000) {
      precondition(image.width <= 32 && image.height <= 32)
      precondition(image.pixels.count == image.width * image.height * 4)
    }
  }

  /// Names and markers of the formats, and numbers at their limits.
  private static let marks: [[UInt8]] =
    [
      "IHDR", "IDAT", "IEND", "PLTE", "tRNS", "acTL", "zTXt", "iCCP", "RIFF", "WEBP", "VP8 ",
      "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "EXIF", "GIF89a",
    ].map { Array($0.utf8) }
    + [
      0x01, 0x02, 0xc0, 0xc2, 0xc4, 0xc8, 0xc9, 0xd0, 0xd8, 0xd9, 0xda, 0xdb, 0xe0, 0xe1, 0xfe,
      0xff,
    ]
    .map { [0xff, $0] }
    + [
      [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0], [0xff, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff],
      [0, 0, 0, 0], [0x9d, 0x01, 0x2a], [0xff, 0xff], [0, 0], [0x40, 0, 0, 0],
    ]
}
