import CGtk
import GLib

/// Base class of a custom widget that scrolls its own content (GtkScrollable): the enclosing ScrolledWindow provides
/// scroll bars and gestures, this widget allocates its content by `adjustment`, and by `horizontalAdjustment` if it also
/// scrolls horizontally.
open class ScrollableWidget: Widget {
  /// Vertical adjustment, set by the scrolled window; nil outside of one.
  public private(set) var adjustment: Adjustment?
  /// Horizontal adjustment, set by the scrolled window; nil outside of one.
  public private(set) var horizontalAdjustment: Adjustment?
  private var valueChanged: [Identifier: Connection] = [:]

  /// Called when the scroll position changes.
  open func scrolled() { queueAllocate() }

  public override class var interfaces: [UInt] { [gtk_scrollable_get_type()] }

  /// IDs of the interface's properties, in the order in which they are overridden.
  private enum Identifier: guint {
    case horizontal = 1
    case vertical, horizontalPolicy, verticalPolicy
  }

  public override class func initializeClass(_ pointer: UnsafeMutableRawPointer, type: UInt) {
    super.initializeClass(pointer, type: type)
    let objectClass = pointer.assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.set_property = { object, identifier, value, _ in
      let (address, adjustment) = ScrollableWidget.decode(object, value)
      MainActor.assumeIsolated {
        ScrollableWidget.set(address, Identifier(rawValue: identifier), adjustment)
      }
    }
    objectClass.pointee.get_property = { object, identifier, value, _ in
      let (address, target) = (UInt(bitPattern: object), UInt(bitPattern: value))
      MainActor.assumeIsolated {
        ScrollableWidget.get(address, Identifier(rawValue: identifier), target)
      }
    }
    for (index, name) in ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"]
      .enumerated()
    {
      g_object_class_override_property(objectClass, guint(index + 1), name)
    }
  }

  nonisolated private static func decode(
    _ object: UnsafeMutablePointer<GObject>?, _ value: UnsafePointer<GValue>?
  ) -> (UInt, UInt) {
    guard let value, g_type_is_a(value.pointee.g_type, gtk_adjustment_get_type()) != 0 else {
      return (UInt(bitPattern: object), 0)
    }
    return (UInt(bitPattern: object), UInt(bitPattern: g_value_get_object(value)))
  }

  private static func set(_ object: UInt, _ identifier: Identifier?, _ adjustment: UInt) {
    guard let raw = UnsafeMutableRawPointer(bitPattern: object),
      let self = Subclass.peer(of: raw, as: ScrollableWidget.self)
    else { return }
    let adjustment = UnsafeMutableRawPointer(bitPattern: adjustment).map { Adjustment($0, .none) }
    switch identifier {
    case .horizontal: self.horizontalAdjustment = adjustment
    case .vertical: self.adjustment = adjustment
    default: return
    }
    guard let identifier else { return }
    self.valueChanged[identifier]?.disconnect()
    self.valueChanged[identifier] = adjustment?.onValueChanged { [weak self] in self?.scrolled() }
    self.queueAllocate()
  }

  private static func get(_ object: UInt, _ identifier: Identifier?, _ target: UInt) {
    guard let raw = UnsafeMutableRawPointer(bitPattern: object),
      let value = UnsafeMutablePointer<GValue>(bitPattern: target),
      let self = Subclass.peer(of: raw, as: ScrollableWidget.self)
    else { return }
    switch identifier {
    case .horizontal: g_value_set_object(value, self.horizontalAdjustment?.raw)
    case .vertical: g_value_set_object(value, self.adjustment?.raw)
    default: g_value_set_enum(value, gint(GTK_SCROLL_MINIMUM.rawValue))
    }
  }
}
