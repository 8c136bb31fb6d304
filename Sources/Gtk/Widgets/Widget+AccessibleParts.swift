import CGtk
import GLib

extension Widget {
  /// Leaves icons and scroll bars out of the accessible tree: they say nothing that their widgets do not, and GTK 4.8
  /// names them by their classes, such as "GtkImage". Evaluated once, before the first widget is made.
  package static let hidesAccessibleDecoration: Void = {
    for type in [gtk_image_get_type(), gtk_scrollbar_get_type()] {
      guard let widgetClass = g_type_class_ref(type) else { continue }
      gtk_widget_class_set_accessible_role(
        widgetClass.assumingMemoryBound(to: GtkWidgetClass.self), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    }
  }()

  /// Makes groups of the parts that GTK or libadwaita put into this widget without a role: GTK 4.8 names them by their
  /// classes. Only before they are shown.
  public func groupAccessibleParts() {
    visitParts { part in
      if gtk_accessible_get_accessible_role(part.opaque) == GTK_ACCESSIBLE_ROLE_WIDGET {
        part.setAccessibleRole(.group)
      }
    }
  }

  /// Names the buttons in this widget by their labels: GTK 4.8 reads the label of a button of libadwaita's twice.
  public func nameButtons() {
    visitParts { part in
      guard part.isInstance(of: gtk_button_get_type()),
        let label = gtk_button_get_label(part.raw.assumingMemoryBound(to: GtkButton.self))
      else { return }
      part.setAccessibleLabel(String(cString: label))
    }
  }

  /// Gives the descendants of a type an accessible name.
  public func nameParts(_ type: GType, _ name: String) {
    visitParts { if $0.isInstance(of: type) { $0.setAccessibleLabel(name) } }
  }

  /// Calls `body` with each descendant, parents first.
  private func visitParts(_ body: (Widget) -> Void) {
    for part in children {
      body(part)
      part.visitParts(body)
    }
  }
}
