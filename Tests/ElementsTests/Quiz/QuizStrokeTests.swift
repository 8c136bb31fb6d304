import Testing

@testable import Elements

@Suite("Taps and swipes on a flash card")
struct QuizStrokeTests {
  private func stroke(_ x: Double, _ y: Double, speed: Double = 0) -> QuizStroke {
    QuizStroke(by: Point(x: x, y: y), speed: Point(x: speed, y: 0), width: 288)
  }

  @Test("A drag of up to 30 pixels is a tap, at any speed")
  func tap() {
    expect(stroke(0, 0), equals: .tap)
    expect(stroke(-30, 30), equals: .tap)
    expect(stroke(25, 0, speed: 900), equals: .tap)
  }

  @Test("A drag of half of the card is a swipe at any speed")
  func long() {
    expect(stroke(144, 20), equals: .swipe(isRight: true))
    expect(stroke(-165, 0, speed: -230), equals: .swipe(isRight: false))
    expect(stroke(143, 0), equals: .drag)
  }

  @Test("A short drag is a swipe if it is fast, and goes the same way to its end")
  func fast() {
    expect(stroke(60, 0, speed: 301), equals: .swipe(isRight: true))
    expect(stroke(-60, 10, speed: -500), equals: .swipe(isRight: false))
    expect(stroke(60, 0, speed: 299), equals: .drag)
    expect(stroke(60, 0, speed: -500), equals: .drag)
  }

  @Test("A drag up or down is nothing")
  func vertical() {
    expect(stroke(10, 200), equals: .drag)
    expect(stroke(150, -160, speed: 500), equals: .drag)
    let falling = QuizStroke(
      by: Point(x: 60, y: 50), speed: Point(x: 400, y: 500), width: 288)
    expect(falling, equals: .drag)
  }
}
