import Adwaita
import Elements
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

// MARK: The group, as its file would have it

extension Setting {
  fileprivate static let tone = choice("tone", ["quiet", "loud"])
}

extension PreferenceKind {
  fileprivate static let tone = PreferenceKind(
    settings: [.tone],
    acts: [Act(action: .hush) { context, _, _ in context.settings?.choose("tone", "quiet") }]
  ) { TonePreferences($0.settings) }
}

extension AppAction {
  fileprivate static let hush = AppAction("app.hush", "Hush")
}

private final class TonePreferences: PreferenceGroup {
  let group = PreferencesGroup(title: "Tone")
  private let row = ComboRow("Tone", choices: ["Quiet", "Loud"])

  init(_ settings: Settings?) {
    group.add(row)
    row.name = Setting.tone.key
    row.isSensitive = settings?.isWritable(Setting.tone.key) ?? false
    let show = { @MainActor [weak row] in
      row?.selected = settings?.string(Setting.tone.key) == "loud" ? 1 : 0
    }
    show()
    settings?.onChange(ofKey: Setting.tone.key) { show() }
    row.onSelect { [weak row] in
      guard let row else { return }
      row.choose(Setting.tone.key, Setting.tone.choices[row.selected], in: settings)
    }
  }
}

// MARK: Tests

/// A group of the Preferences is a file with its settings, and an entry in the list of groups; its keys are in the schema.
final class AddedSettingTests: PageTestCase {
  private static let key = """
    <key name="tone" type="s"><default>'quiet'</default><summary>Tone</summary></key>
    """

  /// Runs `body` with settings that have the added key, reset afterwards.
  @MainActor
  private static func withTone(_ body: (Settings, PreferencesContext) throws -> Void) throws {
    let kinds = PreferenceKind.all
    defer { PreferenceKind.all = kinds }
    PreferenceKind.all.append(.tone)
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory, adding: Self.key)
      let make = { Settings(schema: Program.id, directory: directory) }
      let settings = try XCTUnwrap(make())
      defer { settings.set(Setting.tone.key, "quiet") }
      try body(
        settings,
        preferences(make()))
    }
  }

  func testItIsShownAndChangedInTheWindow() throws {
    try onMain {
      try Self.withTone { settings, context in
        let watch = try {
          let window = PreferencesWindow(context)
          try show(window)
          defer { window.close() }
          let row = try window.find(Setting.tone.key)
          XCTAssertTrue(row.isSensitive)
          XCTAssertTrue(labels(in: window).contains("Tone"))
          row.setProperty("selected", to: 1)
          drain()
          XCTAssertEqual(settings.string(Setting.tone.key), "loud")
          settings.choose(Setting.tone.key, "quiet")
          drain()
          XCTAssertEqual(row.property("selected"), 0)
          return Watch(window)
        }()
        watch.expectFreed()
      }
    }
  }

  func testTheActionSetsItAndTheCheckFindsIt() throws {
    try onMain {
      try Self.withTone { settings, context in
        let application = try recordedApplication()
        application.registerPreferenceActions({ context }, window: { nil })
        let host = ElementsRecordingHost(application, context.library, context.favorites) {
          settings
        }
        XCTAssertTrue(application.activateAction("set-preference", with: ["tone", "shrill"]))
        XCTAssertEqual(settings.string(Setting.tone.key), "quiet", "no value of the setting")
        XCTAssertTrue(application.activateAction("set-preference", with: ["tone", "loud"]))
        XCTAssertEqual(settings.string(Setting.tone.key), "loud")
        let finding = host.finding(Expectation("setting", ["tone", "loud"]), in: nil)
        XCTAssertEqual(finding?.holds, true)
        let text = "expect setting tone loud\nset-preference tone quiet\nhush"
        let script = Script(Recording(text: text), host.vocabulary) { _ in [] }
        XCTAssertEqual(script.faults.map(\.description), [])
        XCTAssertTrue(application.activateAction("hush", with: []))
        XCTAssertEqual(settings.string(Setting.tone.key), "quiet", "an act of the group")
        let names = AppAction.Names(table: nil, pages: [], settings: Setting.all.map(\.key))
        XCTAssertTrue(AppAction.setPreference.parameters[0].choices(names).contains("tone"))
      }
    }
  }
}
