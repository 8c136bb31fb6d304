import Adwaita
import GLib
import Gtk

/// What the window about the application tells.
@MainActor
enum About {
  /// The text, with what a report of a fault should say: versions, and which renderer draws.
  static func content(renderer: String?) -> AboutWindow.Content {
    var content = AboutWindow.Content()
    content.name = tr("The Elements")
    content.icon = TheElementsApplication.id
    content.version = TheElementsApplication.version
    content.developer = tr("The Elements developers")
    content.comments = tr(
      "Browse the chemical elements: every number with its unit and its source.")
    content.troubleshooting = """
      The Elements \(TheElementsApplication.version)
      GTK \(Desktop.gtkVersion)
      libadwaita \(Platform.version)
      Renderer: \(renderer ?? tr("unknown"))
      GSK_RENDERER: \(Environment.value("GSK_RENDERER") ?? "–")
      """
    content.troubleshootingFile = "the-elements-troubleshooting.txt"
    return content
  }
}
