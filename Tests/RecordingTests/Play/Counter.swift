import Adwaita
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

/// A program that counts, as recordings see it.
@MainActor
final class CounterHost: RecordingHost {
  let application: Gtk.Application
  let vocabulary = Vocabulary(
    program: "Counter",
    actions: [
      .init("count"), .init("rename", [.init("TEXT")]), .init("details"),
      .init("unit", [.init("UNIT")]),
    ])

  var stateActs: [Act] = []
  /// Number of looks for which work goes on.
  var looksOfWork = 0
  /// The errors shown when the work has ended.
  var errors: [String] = []
  /// Actions that may not be played, with the reasons.
  var refusals: [String: String] = [:]
  /// The names of the windows that actions open.
  var opened: [String: String] = [:]

  init(_ application: Gtk.Application) { self.application = application }

  var isWorking: Bool {
    looksOfWork = max(looksOfWork - 1, 0)
    return looksOfWork > 0
  }

  func takeErrors() -> [String] {
    defer { if looksOfWork == 0 { errors = [] } }
    return looksOfWork == 0 ? errors : []
  }

  func refusal(of act: Act) -> String? { refusals[act.action] }

  func nameOfWindow(shownBy act: Act) -> String? { opened[act.action] }
}

/// The window of the program: a number, a button that adds one, and details that unfold.
@MainActor
final class CounterWindow: Adwaita.ApplicationWindow {
  let number = Label("0")
  let button = Button(label: "Count")
  let details = Revealer(Label("Counts from 0."), durationMs: 0)
  let count: Action
  /// An action to disable.
  let reset = Action("reset") { _ in }

  /// - Parameter name: the name in recordings; empty for the main window.
  init(_ application: Gtk.Application, name: String = "") {
    count = Action("count") { [weak number] _ in
      number?.text = String((Int(number?.text ?? "") ?? 0) + 1)
    }
    super.init()
    self.name = name
    title = "Counter"
    setApplication(application)
    let box = Box(.vertical)
    let parts: [(Widget, String)] = [(number, "number"), (button, "button"), (details, "details")]
    for (part, name) in parts {
      part.name = name
      box.append(part)
    }
    setContent(box)
    addActions()
    button.setAction("win.count")
  }

  private func addActions() {
    add(count)
    add(reset)
    add(Action("rename", parameter: .string) { [weak self] texts in self?.title = texts[0] })
    add(
      Action("unit", choices: ["one", "ten"], state: "one") { [weak self] _ in self?.title = "Tens"
      })
    add(Action("details") { [weak details] _ in details?.isRevealed.toggle() })
  }
}

/// Runs `body` with the program; its windows are closed and freed at the end.
@MainActor
func withCounter(
  _ name: String = #function, _ body: (CounterHost, CounterWindow) throws -> Void
) throws {
  let application = Adwaita.Application(id: "io.example.Counter." + name.filter(\.isLetter))
  try application.register()
  let watch = try {
    let window = CounterWindow(application)
    defer { for window in application.windows { window.destroy() } }
    try show(window)
    try body(CounterHost(application), window)
    return Watch(window)
  }()
  drain()
  watch.expectFreed()
}

/// Reads a recording of the program.
@MainActor
func script(_ text: String, _ host: some RecordingHost) -> Script {
  let script = Script(Recording(text: text), host.vocabulary) { _ in [] }
  XCTAssertEqual(script.faults, [])
  return script
}

/// Plays a recording. Returns the results.
@MainActor
func play(
  _ text: String, _ host: some RecordingHost, _ configure: (Player) -> Void = { _ in }
) -> [Player.Result] {
  let player = Player(script(text, host), host, speed: .fast)
  configure(player)
  return play(player)
}

/// Plays the rest of a player. Returns the results.
@MainActor
func play(_ player: Player) -> [Player.Result] {
  var results: [Player.Result]?
  Task { @MainActor in results = await player.play() }
  waitUntil("the recording has been played") { results != nil }
  return results ?? []
}

/// The failures of a recording, played to its end.
@MainActor
func failures(_ text: String, _ host: some RecordingHost, _ pictures: PictureCheck? = nil)
  -> [String]
{
  play(text, host) {
    $0.keepsGoing = true
    $0.pictures = pictures
  }.compactMap {
    if case .failed(let failure) = $0.outcome { failure } else { nil }
  }
}
