// swift-tools-version: 6.0
import PackageDescription

/// Settings of every target of ours. The language mode is Swift 6 throughout.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Each floor imports only what stands below it; `scripts/lint` holds this.
let package = Package(
  name: "the-elements",
  products: [.executable(name: "the-elements", targets: ["TheElements"])],
  targets: [
    // The C libraries as Swift sees them.
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0"),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4"),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1"),

    // Typed Swift over them.
    .target(name: "GLib", dependencies: ["CGLib"], swiftSettings: settings),
    .target(name: "Gtk", dependencies: ["GLib", "CGtk"], swiftSettings: settings),
    .target(name: "Adwaita", dependencies: ["Gtk", "CAdwaita"], swiftSettings: settings),

    // The model, what lasts, and the application.
    .target(name: "Elements", swiftSettings: settings),
    .target(name: "ElementsStore", dependencies: ["Elements", "GLib"], swiftSettings: settings),
    .executableTarget(
      name: "TheElements",
      dependencies: ["Elements", "ElementsStore", "GLib", "Gtk", "Adwaita"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
