import Glibc

@testable import Elements

/// A color in linear light, for measuring perceived differences.
struct LinearColor {
  let parts: [Double]

  init(_ color: RGB) {
    parts = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
  }

  private init(parts: [Double]) {
    self.parts = parts
  }

  /// The color as seen with a color vision, clamped to sRGB.
  func seen(with vision: Vision) -> LinearColor {
    LinearColor(parts: multiply(vision.matrix, parts).map { min(max($0, 0), 1) })
  }

  /// Relative luminance after WCAG.
  var luminance: Double { 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }

  /// Contrast after WCAG, from 1 to 21.
  func contrast(with other: LinearColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Distance in OKLab.
  func distance(to other: LinearColor) -> Double {
    zip(oklab, other.oklab).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private var oklab: [Double] {
    let cones = multiply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], parts)
    return multiply(
      [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map(cbrt))
  }
}

/// Color visions: the matrices of Machado, Oliveira and Fernandes (2009) for full severity, applied in linear light.
enum Vision: CaseIterable {
  case normal
  case protanopia
  case deuteranopia
  case tritanopia

  var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}

private func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
}
