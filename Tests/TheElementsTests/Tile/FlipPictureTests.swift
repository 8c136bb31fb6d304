import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The frames of a flip, compared by pixels.
final class FlipPictureTests: PageTestCase {
  private static let side = 256.0

  private struct Frame {
    let angle: Double
    let picture: Screenshot
  }

  /// The stage at rest with the front up, each frame of a flip, and the stage at rest with the back up.
  @MainActor
  private static func film() throws -> (front: Screenshot, frames: [Frame], back: Screenshot) {
    var film: (front: Screenshot, frames: [Frame], back: Screenshot)?
    try withFlipTile("Au", side: Int(side)) { tile, stage in
      let front = try XCTUnwrap(currentPicture(of: stage))
      var frames: [Frame?] = []
      withSteppedClock(of: tile) { clock in
        tile.flip()
        frames = clock.samples {
          Screenshot(of: stage).map { Frame(angle: tile.angle, picture: $0) }
        } until: {
          !tile.isTurning
        }
      }
      settle(stage)
      film = (front, frames.compactMap { $0 }, try XCTUnwrap(currentPicture(of: stage)))
    }
    return try XCTUnwrap(film)
  }

  @MainActor private static let shared = Result { try film() }

  /// Mean color difference, 0 to 1, between the reflection in a picture and the mirror image of the tile above it.
  /// Each column is mirrored at its own foot.
  private static func mirrorError(of frame: Frame) -> Double {
    let view = FlipPerspective(width: side, angle: frame.angle)
    let (eye, depth) = (side / 2, ReflectionGeometry.depth(under: side))
    var (sum, count) = (0.0, 0)
    // Every third column, for speed.
    let columns = stride(from: view.left.rounded(.up), to: view.right.rounded(.down), by: 3)
    for column in columns {
      let scale = view.scale(at: column + 0.5)
      for step in stride(from: 3.0, to: depth - 3, by: 1) {
        let above = eye + (side - step - eye) * scale
        let below = eye + (side + ReflectionGeometry.gap + step - eye) * scale
        let opacity = ReflectionGeometry.opacity * (1 - step / depth)
        let (thing, image) = (
          frame.picture.part(Int(column), above), frame.picture.part(Int(column), below)
        )
        // Without a background the picture has premultiplied colors.
        sum += abs(thing.red * opacity - image.red) + abs(thing.green * opacity - image.green)
        sum += abs(thing.blue * opacity - image.blue) + abs(opacity - image.alpha)
        count += 4
      }
    }
    return count == 0 ? 1 : sum / Double(count)
  }

  func testAtRestTheReflectionIsTheMirrorOfTheTile() throws {
    try onMain {
      let film = try Self.shared.get()
      for (picture, angle) in [(film.front, 0.0), (film.back, 180)] {
        let error = Self.mirrorError(of: Frame(angle: angle, picture: picture))
        XCTAssertLessThan(error, 0.006, "at \(angle)°")
      }
    }
  }

  func testInEveryFrameOfAFlipTheReflectionIsTheMirrorOfTheTile() throws {
    try onMain {
      let frames = try Self.shared.get().frames.filter { $0.angle > 0 && $0.angle < 180 }
      for frame in frames {
        XCTAssertLessThan(Self.mirrorError(of: frame), 0.02, "at \(frame.angle)°")
      }
      XCTAssertTrue(frames.contains { $0.angle < 15 }, "the start was seen")
      XCTAssertTrue(frames.contains { abs($0.angle - 90) < 15 }, "the passage was seen")
      XCTAssertTrue(frames.contains { $0.angle > 165 }, "the end was seen")
    }
  }

  func testTheReflectionFadesDownwardsInEveryColumn() throws {
    try onMain {
      let film = try Self.shared.get()
      let rest = [Frame(angle: 0, picture: film.front), Frame(angle: 180, picture: film.back)]
      for frame in rest + film.frames {
        let view = FlipPerspective(width: Self.side, angle: frame.angle)
        let (eye, depth) = (Self.side / 2, ReflectionGeometry.depth(under: Self.side))
        // Without the round corners, where a column begins lower.
        let margin = min(max(0.1 * (view.right - view.left), 4), (view.right - view.left) / 2 - 1)
        for column in stride(from: view.left + margin, to: view.right - margin, by: 7) {
          let scale = view.scale(at: column)
          let alphas = stride(from: 5.0, to: depth, by: 1).map { step in
            frame.picture.part(
              Int(column), eye + (Self.side + ReflectionGeometry.gap + step - eye) * scale
            ).alpha
          }
          XCTAssertTrue(
            zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 - 1.0 / 255 },
            "column \(column) at \(frame.angle)°")
          XCTAssertEqual(alphas.first ?? 0, 0.47, accuracy: 0.03)
          XCTAssertLessThan(alphas.last ?? 1, 0.04)
        }
      }
    }
  }

  func testNoFrameIsBlankAndNoneIsSeenTwice() throws {
    try onMain {
      let frames = try Self.shared.get().frames
      XCTAssertGreaterThan(frames.count, 10)
      XCTAssertEqual(frames.map(\.angle), frames.map(\.angle).sorted())
      for frame in frames {
        let view = FlipPerspective(width: Self.side, angle: frame.angle)
        let opaque = frame.picture.opaquePixels
        let expected = (view.right - view.left) * Self.side
        XCTAssertEqual(Double(opaque), expected, accuracy: 0.12 * expected + 400)
        XCTAssertGreaterThan(opaque, 200, "at \(frame.angle)°")
      }
      for (one, other) in zip(frames, frames.dropFirst()) where one.angle != other.angle {
        XCTAssertNotEqual(one.picture.pixels, other.picture.pixels, "a stale frame")
      }
    }
  }

  func testTheFlipsFirstAndLastFramesEqualTheRestingFaces() throws {
    try onMain {
      let film = try Self.shared.get()
      let first = try XCTUnwrap(film.frames.first { $0.angle < 1 }, "the first frame was missed")
      XCTAssertLessThan(first.picture.difference(from: film.front), 0.004)
      let last = try XCTUnwrap(film.frames.last { $0.angle > 170 }, "the last frames were missed")
      XCTAssertLessThan(last.picture.difference(from: film.back), 0.05)
      XCTAssertLessThan(
        last.picture.difference(from: film.back) * 1.5,
        last.picture.difference(from: film.back, isMirrored: true), "the back is mirrored")
    }
  }
}

extension Screenshot {
  /// Color of the stage's picture at a column and a height of the tile; between two pixels, the mean of both.
  fileprivate func part(_ column: Int, _ y: Double) -> Color {
    let row = y + Stage.margin - 0.5
    let (upper, share) = (Int(row.rounded(.down)), row - row.rounded(.down))
    guard upper >= 0, upper + 1 < height else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    let (a, b) = (
      color(column + Int(Stage.margin), upper), color(column + Int(Stage.margin), upper + 1)
    )
    func mean(_ part: KeyPath<Color, Double>) -> Double {
      a[keyPath: part] * (1 - share) + b[keyPath: part] * share
    }
    return Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }

  /// Number of opaque pixels.
  fileprivate var opaquePixels: Int {
    stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + (pixels[$1] == 255 ? 1 : 0) }
  }

  /// Mean color difference of two pictures of the same size, 0 to 1; `isMirrored` compares with the mirror image of
  /// the other.
  fileprivate func difference(from other: Screenshot, isMirrored: Bool = false) -> Double {
    guard pixels.count == other.pixels.count else { return 1 }
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        let (place, line) = ((y * width + x) * 4, y * width)
        let otherPlace = isMirrored ? (line + width - 1 - x) * 4 : place
        for part in 0..<4 {
          sum += abs(Int(pixels[place + part]) - Int(other.pixels[otherPlace + part]))
        }
      }
    }
    return Double(sum) / Double(255 * max(pixels.count, 1))
  }
}
