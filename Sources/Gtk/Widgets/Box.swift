import CGtk
import GLib

/// A row or column of widgets (GtkBox).
open class Box: Widget {
  /// Row or column (`gtk_orientable_set_orientation`).
  public var orientation: Orientation {
    didSet { if orientation != oldValue { updateOrientation() } }
  }

  /// Makes a box with `spacing` pixels between its children.
  public init(_ orientation: Orientation, spacing: Int = 0) {
    self.orientation = orientation
    super.init(subclassing: gtk_box_get_type())
    updateOrientation()
    self.spacing = spacing
  }

  /// Makes a box with children.
  public convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget]) {
    self.init(orientation, spacing: spacing)
    for child in children { add(child) }
  }

  private func updateOrientation() {
    gtk_orientable_set_orientation(opaque, orientation.value)
  }

  /// Pixels between neighboring children.
  @Property("spacing") public var spacing: Int
  /// True if all children get the same size along the orientation.
  @Property("homogeneous") public var isHomogeneous: Bool

  /// Adds a child at the end (`gtk_box_append`).
  public func add(_ child: Widget) {
    gtk_box_append(raw.assumingMemoryBound(to: GtkBox.self), child.widget)
  }

  /// Removes a child (`gtk_box_remove`).
  public func remove(_ child: Widget) {
    gtk_box_remove(raw.assumingMemoryBound(to: GtkBox.self), child.widget)
  }
}
