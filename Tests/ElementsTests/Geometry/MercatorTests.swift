import Glibc
import Testing

@testable import Elements

@Suite("Mercator projection")
struct MercatorTests {
  @Test("Logarithm, exponential function and arctangent agree with the C library")
  func functions() {
    var random = SplitMix64(seed: 1)
    var worst = 0.0
    for _ in 0..<10_000 {
      let x = Double.random(in: -30...30, using: &random)
      let errors = [
        RealFunctions.exponential(x) / exp(x) - 1, (RealFunctions.logarithm(exp(x)) - x) / 10,
        (RealFunctions.arctangent(x) - atan(x) * 180 / .pi) / 10,
        (RealFunctions.arctangent(x / 30) - atan(x / 30) * 180 / .pi) / 10,
      ]
      worst = errors.reduce(worst) { max($0, $1.magnitude) }
    }
    expect(worst < 1e-14)
    expect(RealFunctions.logarithm(1), equals: 0)
    expect(RealFunctions.logarithm(0).isNaN)
    expect(RealFunctions.logarithm(-1).isNaN)
    expect(RealFunctions.exponential(.infinity).isFinite)
  }

  @Test("A coordinate returns within 1e-9 degrees")
  func roundTrip() {
    var random = SplitMix64(seed: 2)
    var worst = 0.0
    for _ in 0..<20_000 {
      let start = Coordinate(
        longitude: Double.random(in: -180..<180, using: &random),
        latitude: Double.random(in: -85...85, using: &random))
      let end = Mercator.coordinate(of: Mercator.point(of: start))
      worst = max(
        worst, abs(end.longitude - start.longitude), abs(end.latitude - start.latitude))
    }
    expect(worst < 1e-9)
  }

  @Test("Corners, equator and Greenwich")
  func corners() {
    let middle = Mercator.point(of: Coordinate(longitude: 0, latitude: 0))
    expect(middle, equals: Point(x: 0.5, y: 0.5))
    let limit = Mercator.maximumLatitude
    let corner = Mercator.point(of: Coordinate(longitude: -180, latitude: limit))
    expect(corner.x == 0 && abs(corner.y) < 1e-12)
    expect(Mercator.point(of: Coordinate(longitude: 0, latitude: 90)).y < 1e-12)
    expect(Mercator.point(of: Coordinate(longitude: 0, latitude: -90)).y > 1 - 1e-12)
  }

  @Test("The map goes on across the date line")
  func wraps() {
    expect(Mercator.wrapped(1.25), equals: 0.25)
    expect(Mercator.wrapped(-0.25), equals: 0.75)
    expect(Mercator.wrapped(-1e-20), equals: 0)
    expect(Mercator.wrapped(.nan), equals: 0)
    expect(Mercator.nearest(0.01, to: 0.99), equals: 1.01)
    expect(Mercator.nearest(0.99, to: 0.01).magnitude < 0.011)
    let fiji = Mercator.coordinate(of: Point(x: 1 + 0.01, y: 0.5))
    expect(abs(fiji.longitude - -176.4) < 1e-9)
  }
}
