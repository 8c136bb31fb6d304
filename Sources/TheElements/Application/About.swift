import Adwaita
import GLib
import Gtk

/// The content of the about window.
@MainActor
enum About {
  /// Returns the content. Details and troubleshooting both name the versions and the renderer; troubleshooting
  /// also has the errors of loading elements.
  /// - Parameter failures: the errors of loading elements, one in a line; nil without errors.
  static func content(renderer: String?, failures: String?) -> AboutWindow.Content {
    var content = AboutWindow.Content()
    let platform = [
      "GTK \(Desktop.gtkVersion)", "libadwaita \(Platform.version)",
      tr("Renderer: {1}", renderer ?? tr("unknown")),
      "GSK_RENDERER: \(Environment.value("GSK_RENDERER") ?? "–")",
    ].joined(separator: "\n")
    content.name = tr("The Elements")
    content.icon = Program.id
    content.version = Program.version
    (content.website, content.issues) = (
      Program.homepage, Program.homepage.isEmpty ? "" : Program.homepage + "/issues"
    )
    content.developer = tr("The Elements contributors")
    content.comments =
      tr("Browse the chemical elements: every number with its unit and its source.") + "\n\n"
      + platform
    content.debugInfo =
      "\(content.name) \(content.version)\n\(platform)\n\n"
      + tr("Loading elements:") + "\n\(failures ?? tr("No errors."))\n"
    return content
  }
}
