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

  /// True if an allocation configured an adjustment anew.
  private var isConfigured = false

  public override init() {
    super.init()
    afterLayout { [weak self] in self?.restoreRelayout() }
  }

  /// Called when the scroll position changes.
  open func scrolled() { queueAllocate() }

  /// Sets position and range of one of the adjustments in an allocation: `upper` is the length of the content, `page` of
  /// its visible part.
  public func configure(_ adjustment: Adjustment, value: Double, upper: Double, page: Double) {
    let former = (adjustment.value, adjustment.upper, adjustment.pageSize)
    adjustment.configure(value: value, upper: upper, page: page)
    if former != (adjustment.value, adjustment.upper, adjustment.pageSize) { isConfigured = true }
  }

  /// Allocates all ancestors again. The scroll bars, which follow the adjustments, queue an allocation within this one;
  /// an ancestor that is being allocated forgets it, those below do not, and then pass on no other
  /// (`gtk_widget_allocate`): the next one of this widget would never come.
  private func restoreRelayout() {
    guard isConfigured else { return }
    isConfigured = false
    var ancestor = gtk_widget_get_parent(widget)
    while let each = ancestor {
      gtk_widget_queue_allocate(each)
      ancestor = gtk_widget_get_parent(each)
    }
  }

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
      let adjustment = ScrollableWidget.adjustment(in: value)
      ScrollableWidget.enter(object) { $0.set(Identifier(rawValue: identifier), adjustment) }
    }
    objectClass.pointee.get_property = { object, identifier, value, _ in
      let target = UInt(bitPattern: value)
      ScrollableWidget.enter(object) { $0.get(Identifier(rawValue: identifier), target) }
    }
    for (index, name) in ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"]
      .enumerated()
    {
      g_object_class_override_property(objectClass, guint(index + 1), name)
    }
  }

  nonisolated private static func enter(
    _ object: UnsafeMutablePointer<GObject>?, _ body: @MainActor (ScrollableWidget) -> Void
  ) {
    Subclass.enter(object.map { UnsafeMutableRawPointer($0) }, as: ScrollableWidget.self, body)
  }

  /// The address of the adjustment in a value; 0 for another one.
  nonisolated private static func adjustment(in value: UnsafePointer<GValue>?) -> UInt {
    guard let value, g_type_is_a(value.pointee.g_type, gtk_adjustment_get_type()) != 0 else {
      return 0
    }
    return UInt(bitPattern: g_value_get_object(value))
  }

  private func set(_ identifier: Identifier?, _ adjustment: UInt) {
    let adjustment = UnsafeMutableRawPointer(bitPattern: adjustment).map { Adjustment($0, .none) }
    switch identifier {
    case .horizontal: self.horizontalAdjustment = adjustment
    case .vertical: self.adjustment = adjustment
    default: return
    }
    guard let identifier else { return }
    valueChanged[identifier]?.disconnect()
    valueChanged[identifier] = adjustment?.onValueChanged { [weak self] in self?.scrolled() }
    queueAllocate()
  }

  private func get(_ identifier: Identifier?, _ target: UInt) {
    guard let value = UnsafeMutablePointer<GValue>(bitPattern: target) else { return }
    switch identifier {
    case .horizontal: g_value_set_object(value, horizontalAdjustment?.raw)
    case .vertical: g_value_set_object(value, adjustment?.raw)
    default: g_value_set_enum(value, gint(GTK_SCROLL_MINIMUM.rawValue))
    }
  }
}
