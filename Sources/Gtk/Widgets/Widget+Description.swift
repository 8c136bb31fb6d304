import CGtk
import GLib

/// Accessible description and tooltip. GTK makes a tooltip the description, and Orca 43 says a description again when
/// the widget is first focused; so here a description is the text of a label of its own, and tooltips are apart.
extension Widget {
  /// The accessible description, spoken after the name; empty if none is set.
  public var accessibleDescription: String {
    descriptionLabel.map { String(cString: gtk_label_get_text($0)) } ?? ""
  }

  /// Sets the accessible description. A screen reader does not say its change: see `announce`.
  public func setAccessibleDescription(_ text: String) {
    if let descriptionLabel {
      gtk_label_set_text(descriptionLabel, text)
      if Self.hasDescriptionProperty { cgtk_accessible_set_description(raw, text) }
      return
    }
    guard !text.isEmpty, let label = gtk_label_new(text) else { return }
    g_object_ref_sink(UnsafeMutableRawPointer(label))
    describe(by: label, text)
  }

  /// Takes ownership of the label of a description.
  private func describe(by label: UnsafeMutablePointer<GtkWidget>, _ text: String) {
    g_object_set_data_full(object, Self.descriptionKey, UnsafeMutableRawPointer(label)) {
      g_object_unref($0)
    }
    if Self.hasDescriptionProperty {
      cgtk_accessible_set_description(raw, text)
    } else {
      cgtk_accessible_set_described_by(raw, label)
    }
  }

  /// True since GTK 4.14: it reports no text of a label that is in no window, and Orca is told of announcements apart
  /// from descriptions.
  private static let hasDescriptionProperty = gtk_get_minor_version() >= 14

  /// Sets a description that other widgets have, too: those of one text share its label.
  public func setSharedAccessibleDescription(_ text: String) {
    guard text != accessibleDescription, let label = Self.sharedLabel(text) else { return }
    describe(by: label, text)
  }

  /// Returns a reference to the label of a text.
  private static func sharedLabel(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
    if let label = sharedLabels[text] {
      g_object_ref(UnsafeMutableRawPointer(label))
      return label
    }
    guard let label = gtk_label_new(text) else { return nil }
    g_object_ref_sink(UnsafeMutableRawPointer(label))
    sharedLabels[text] = label
    let object = UnsafeMutableRawPointer(label).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(
      object,
      { _, gone in
        let address = UInt(bitPattern: gone)
        MainActor.assumeIsolated {
          Widget.sharedLabels = Widget.sharedLabels.filter {
            UInt(bitPattern: $0.value) != address
          }
        }
      }, nil)
    return label
  }

  /// The labels of shared descriptions by their texts, as long as a widget has them.
  private static var sharedLabels: [String: UnsafeMutablePointer<GtkWidget>] = [:]

  private var descriptionLabel: OpaquePointer? {
    g_object_get_data(object, Self.descriptionKey).map { OpaquePointer($0) }
  }

  /// Text of the tooltip; empty for none.
  public var tooltipText: String {
    get { Self.tooltip(of: raw) }
    set {
      let isNew = g_object_get_data(object, Self.tooltipKey) == nil
      g_object_set_data_full(object, Self.tooltipKey, g_strdup(newValue), g_free)
      gtk_widget_set_has_tooltip(widget, newValue.isEmpty ? 0 : 1)
      guard isNew else { return gtk_widget_trigger_tooltip_query(widget) }
      connect("query-tooltip") { arguments in
        guard let sender = arguments.object(0), let tooltip = arguments.object(4) else { return }
        let text = Widget.hasOpenPopover(sender) ? "" : Widget.tooltip(of: sender)
        gtk_tooltip_set_text(OpaquePointer(tooltip), text)
        arguments.setReturnValue(!text.isEmpty)
      }
    }
  }

  static func tooltip(of raw: UnsafeMutableRawPointer) -> String {
    g_object_get_data(raw.assumingMemoryBound(to: GObject.self), tooltipKey)
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
  }

  /// True while a popover or a menu of the widget is open, which a tooltip would cover.
  static func hasOpenPopover(_ raw: UnsafeMutableRawPointer) -> Bool {
    var child = gtk_widget_get_first_child(raw.assumingMemoryBound(to: GtkWidget.self))
    while let widget = child {
      let isPopover = UnsafeMutableRawPointer(widget).isInstance(of: gtk_popover_get_type())
      if isPopover, gtk_widget_get_visible(widget) != 0 { return true }
      child = gtk_widget_get_next_sibling(widget)
    }
    return false
  }

  private var object: UnsafeMutablePointer<GObject> { raw.assumingMemoryBound(to: GObject.self) }

  private static let descriptionKey = "swift-description"
  private static let tooltipKey = "swift-tooltip"
}
