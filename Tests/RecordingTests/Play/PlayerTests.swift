import GLib
import Gtk
import TestSupport
import XCTest

@testable import Recording

/// Recordings of a small program, played.
final class PlayerTests: GtkTestCase {
  func testActsAreActivatedWithTheirArguments() throws {
    try onMain {
      try withCounter { host, window in
        let second = CounterWindow(host.application, name: "second")
        try show(second)
        let results = play(
          "repeat 3\ncount\nend\ncount in second\nrename \"a b\"\nunit ten in second", host)
        XCTAssertEqual(results.map(\.outcome), Array(repeating: .passed, count: 6))
        XCTAssertEqual([window.number.text, second.number.text], ["3", "1"])
        XCTAssertEqual([window.title, second.title], ["a b", "Tens"])
      }
    }
  }

  func testAnActThatIsNotPossibleFails() throws {
    try onMain {
      try withCounter { host, window in
        window.count.isEnabled = false
        let vocabulary = Vocabulary(program: "", actions: [.init("count"), .init("fly")])
        let script = Script(Recording(text: "count\nfly\ncount in third"), vocabulary) { _ in [] }
        let player = Player(script, host, keepsGoing: true)
        player.patience = 0
        XCTAssertEqual(
          play(player).map(\.outcome),
          [
            .failed("the action “count” is disabled"), .failed("the window has no action “fly”"),
            .failed("the window “third” is not open"),
          ])
      }
    }
  }

  func testAnActWaitsForItsActionAndWindow() throws {
    try onMain {
      try withCounter { host, window in
        window.count.isEnabled = false
        let results = play("count\ncount in second", host) { player in
          player.patience = patience
          player.onStep = { index, result in
            guard result == nil else { return }
            Task { @MainActor in
              await Pause.seconds(0.05)
              window.count.isEnabled = true
              if index == 1 { CounterWindow(host.application, name: "second").present() }
            }
          }
        }
        XCTAssertEqual(results.map(\.outcome), [.passed, .passed])
        XCTAssertEqual(window.number.text, "1")
      }
    }
  }

  func testAFailureEndsItUnlessItKeepsGoing() throws {
    try onMain {
      try withCounter { host, window in
        let text = "count\nexpect title Other within 0\ncount"
        let player = Player(script(text, host), host, speed: .fast)
        XCTAssertEqual(play(player).map(\.outcome.isFailure), [false, true])
        XCTAssertEqual(player.position, 2)
        XCTAssertEqual(window.number.text, "1")
        player.rewind()
        player.keepsGoing = true
        XCTAssertEqual(play(player).map(\.outcome.isFailure), [false, true, false])
        XCTAssertEqual(window.number.text, "3")
      }
    }
  }

  func testItStopsWithinAWaitAndGoesOn() throws {
    try onMain {
      try withCounter { host, window in
        let player = Player(script("wait 3600\ncount\ncount", host), host, speed: .recorded)
        player.onStep = { [weak player] _, result in
          if result == nil { player?.stop() }
        }
        XCTAssertEqual(play(player).count, 1)
        XCTAssertFalse(player.isPlaying)
        XCTAssertEqual([player.position, Int(window.number.text)], [1, 0])
        player.onStep = nil
        XCTAssertEqual(play(player).map(\.outcome), [.passed, .passed])
        XCTAssertEqual(window.number.text, "2")
      }
    }
  }

  func testItStopsWhileAnExpectationWaits() throws {
    try onMain {
      try withCounter { host, window in
        let player = Player(script("expect title Other within 3600\ncount", host), host)
        player.onStep = { [weak player] _, _ in player?.stop() }
        XCTAssertEqual(play(player), [])
        XCTAssertEqual([player.position, Int(window.number.text)], [0, 0])
      }
    }
  }

  func testNoActIsDoneAfterAStop() throws {
    try onMain {
      try withCounter { host, window in
        for speed in [Player.Speed.fast, .slow] {
          let player = Player(script("count", host), host, speed: speed)
          player.onStep = { [weak player] _, _ in player?.stop() }
          XCTAssertEqual(play(player), [])
          XCTAssertEqual([player.position, Int(window.number.text)], [0, 0])
        }
      }
    }
  }

  func testItPlaysSingleSteps() throws {
    try onMain {
      try withCounter { host, window in
        let player = Player(script("count\ncount\ncount", host), host, speed: .fast)
        var count = 0
        Task { @MainActor in count = await player.play(atMost: 2).count }
        waitUntil("two steps") { count == 2 }
        XCTAssertEqual([player.position, Int(window.number.text)], [2, 2])
        player.rewind(to: 99)
        XCTAssertEqual(play(player), [])
      }
    }
  }

  func testOnlyRecordedPausesTakeTime() throws {
    try onMain {
      try withCounter { host, _ in
        XCTAssertEqual(play("wait 3600", host).map(\.outcome), [.passed])
        let results = play("wait 0.2", host) { $0.speed = .recorded }
        XCTAssertGreaterThanOrEqual(results[0].seconds, 0.2)
      }
    }
  }

  func testACaptionIsShownForAsLongAsItTakesToReadIt() throws {
    try onMain {
      try withCounter { host, window in
        XCTAssertEqual(play("caption Look", host).map(\.outcome), [.passed])
        let player = Player(script("caption Look", host), host, speed: .recorded)
        var isDone = false
        Task { @MainActor in isDone = await player.play().count == 1 }
        waitUntil("the caption") { labels(in: window).contains("Look") }
        player.stop()
        waitUntil("the end") { isDone }
        XCTAssertFalse(labels(in: window).contains("Look"))
      }
    }
  }

  func testALessonThatIsStoppedBeforeAPartBeginsDoesNothing() throws {
    try onMain {
      try withCounter { host, window in
        let lesson = LessonPlayer(script("count\ncount", host), host)
        lesson.goOn()
        lesson.stop()
        waitUntil("the end") { !lesson.isPlaying }
        XCTAssertEqual(Int(window.number.text), 0)
      }
    }
  }

  func testALessonIsPlayedPartByPart() throws {
    try onMain {
      try withCounter { host, window in
        let text = "rename A\ncaption One\ncount\nexpect title Z\nwait 3600\ncount\ncount"
        let lesson = LessonPlayer(script(text, host), host)
        let goOn = {
          lesson.goOn()
          waitUntil("the part has been played") { !lesson.isPlaying }
        }
        XCTAssertEqual(lesson.text, "")
        goOn()
        XCTAssertEqual([window.title, window.number.text, lesson.text], ["A", "1", "One"])
        XCTAssertNil(lesson.failure, "checks are passed")
        goOn()
        XCTAssertEqual([window.number.text, lesson.text], ["3", "One"])
        XCTAssertFalse(lesson.lesson.hasNext)
        goOn()
        lesson.goBack { XCTFail("nothing is repeatable") }
        XCTAssertEqual(window.number.text, "3")
      }
    }
  }

  func testASlowReplayRingsThePartAndTellsTheAct() throws {
    try onMain {
      try withCounter { host, window in
        let player = Player(script("rename number", host), host, speed: .slow)
        var isDone = false
        Task { @MainActor in isDone = await player.play().count == 1 }
        waitUntil("the ring") { window.number.hasClass(StepMarker.ringClass) }
        XCTAssertEqual(window.title, "Counter")
        XCTAssertTrue(labels(in: window).contains("rename number"))
        waitUntil("the end") { isDone }
        XCTAssertEqual(window.title, "number")
        XCTAssertFalse(window.number.hasClass(StepMarker.ringClass))
        XCTAssertFalse(labels(in: window).contains("rename number"))
      }
    }
  }
}
