import Adwaita
import GLib
import Gtk

/// What the window about the application tells.
@MainActor
enum About {
  /// The text, with what a search for a fault begins with: versions, and which renderer draws. libadwaita's own page
  /// for that tells the user to report the fault, and there is no address to report to.
  static func content(renderer: String?) -> AboutWindow.Content {
    var content = AboutWindow.Content()
    content.name = tr("The Elements")
    content.icon = TheElementsApplication.id
    content.version = TheElementsApplication.version
    content.developer = tr("The Elements contributors")
    content.comments = """
      \(tr("Browse the chemical elements: every number with its unit and its source."))

      GTK \(Desktop.gtkVersion)
      libadwaita \(Platform.version)
      \(tr("Renderer")): \(renderer ?? tr("unknown"))
      GSK_RENDERER: \(Environment.value("GSK_RENDERER") ?? "–")
      """
    return content
  }
}
