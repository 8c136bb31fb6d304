// swift-tools-version: 6.0
import PackageDescription

/// To try the program from its tree, only LLVM optimizes it: that takes a third of the time to compile. A start then takes a
/// third more of the processors, and a search, which is calculated here and not by GTK, four times as long.
let light: [SwiftSetting] =
  Context.environment["THE_ELEMENTS_LIGHT"] == nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .release))]

/// Settings of every target of ours. The language mode is Swift 6 throughout.
let common: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")] + light

/// Imports are internal, except in the modules whose classes derive from those of the module below: there
/// Swift 6.0 takes an internal import of that module for an endless recursion.
let settings = common + [.enableUpcomingFeature("InternalImportsByDefault")]

// Each module imports only what stands below it: `scripts/lint` enforces this.
let package = Package(
  name: "the-elements",
  products: [.executable(name: "the-elements", targets: ["TheElements"])],
  targets: [
    // The C libraries as Swift sees them.
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0"),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4"),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    // Not linked, but opened when it is needed: so without pkg-config's flags.
    .systemLibrary(name: "CSoup"),
    .systemLibrary(name: "CSecret"),
    // The version that scripts/build passes.
    .systemLibrary(name: "CProgram"),

    // Typed Swift over them.
    .target(name: "GLib", dependencies: ["CGLib"], swiftSettings: settings),
    .target(name: "Gtk", dependencies: ["GLib", "CGtk"], swiftSettings: common),
    .target(name: "Adwaita", dependencies: ["Gtk", "CAdwaita"], swiftSettings: common),
    .target(name: "Recording", dependencies: ["GLib", "Gtk"], swiftSettings: common),

    // The model, what lasts, and the application.
    .target(name: "Elements", swiftSettings: settings),
    .target(
      name: "ElementsStore", dependencies: ["Elements", "GLib", "CSQLite", "CSoup", "CSecret"],
      swiftSettings: settings),
    .executableTarget(
      name: "TheElements",
      dependencies: [
        "Elements", "ElementsStore", "GLib", "Gtk", "Adwaita", "Recording", "CProgram",
      ],
      swiftSettings: settings),

    // A program that tests of the favorites start and kill.
    .executableTarget(
      name: "FavoritesWriter", dependencies: ["Elements", "ElementsStore", "GLib"],
      path: "Tests/FavoritesWriter", swiftSettings: settings),

    // A program that simulates many others with a server, for `scripts/load-test`.
    .executableTarget(
      name: "LoadTest", dependencies: ["Elements", "ElementsStore", "GLib"],
      path: "Tests/LoadTest", swiftSettings: settings),

    // A program that feeds the decoders with spoilt input, for `scripts/fuzz`.
    .executableTarget(
      name: "Fuzzer", dependencies: ["Elements", "ElementsStore", "GLib", "Gtk", "Recording"],
      path: "Tests/Fuzzer",
      swiftSettings: settings),

    // Tests: of what is pure with Swift Testing, of what needs GTK with XCTest over TestSupport.
    .target(
      name: "TestSupport", dependencies: ["GLib", "Gtk", "Adwaita", "CGLib", "CGtk"],
      path: "Tests/Support", exclude: ["fonts.conf", "lsan.supp"], swiftSettings: common),
    .testTarget(
      name: "ElementsTests", dependencies: ["Elements"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "GLibTests", dependencies: ["TestSupport", "GLib", "CGLib"], swiftSettings: common),
    .testTarget(
      name: "GtkTests", dependencies: ["TestSupport", "GLib", "Gtk", "Adwaita", "CGLib", "CGtk"],
      exclude: ["Fixtures", "Snapshots"], swiftSettings: common),
    .testTarget(
      name: "RecordingTests",
      dependencies: [
        "TestSupport", "Recording", "Elements", "Adwaita", "Gtk", "GLib", "CGtk",
      ],
      swiftSettings: common),
    .testTarget(
      name: "ElementsStoreTests",
      dependencies: ["TestSupport", "ElementsStore", "Elements", "Gtk", "GLib", "CGLib", "CSoup"],
      swiftSettings: common, linkerSettings: [.linkedLibrary("soup-3.0")]),
    .testTarget(
      name: "TheElementsTests",
      dependencies: [
        "TestSupport", "TheElements", "Recording", "ElementsStore", "Elements", "Adwaita", "Gtk",
        "GLib", "CGtk", "CGLib",
      ],
      exclude: ["Snapshots"], swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
