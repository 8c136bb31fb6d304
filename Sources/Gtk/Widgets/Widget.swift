import CGtk
import GLib

/// Row or column (`GtkOrientation`).
public enum Orientation: Sendable { case horizontal, vertical }

/// Alignment of a widget in a larger allocation (`GtkAlign`).
public enum Align: Int, ValueConvertible, Sendable {
  case fill = 0
  case start, end, center, baseline

  public static var gType: UInt { Int.gType }
  /// Reads the alignment; `fill` for an unknown value.
  public static func read(_ value: UnsafePointer<GValue>) -> Align {
    Align(rawValue: Int.read(value)) ?? .fill
  }
  public func write(_ value: UnsafeMutablePointer<GValue>) { rawValue.write(value) }
}

/// Direction of a focus move (`GtkDirectionType`).
public enum FocusDirection: UInt32, Sendable {
  case tabForward = 0
  case tabBackward, up, down, left, right

  /// True for Tab, with or without Shift.
  public var isTab: Bool { self == .tabForward || self == .tabBackward }
}

/// Accessible role, as far as the application sets one (`GtkAccessibleRole`).
public enum AccessibleRole: Sendable {
  case button, checkbox, columnHeader, grid, gridCell, group, generic, img, link, presentation, row
  case separator, slider, textBox, window
}

/// A GtkWidget. Direct subclasses of GtkWidget override `measure`, `allocate` and `snapshot`; wrappers of GTK's
/// own classes do not.
open class Widget: Object {
  package var widget: UnsafeMutablePointer<GtkWidget> {
    raw.assumingMemoryBound(to: GtkWidget.self)
  }
  package var opaque: OpaquePointer { OpaquePointer(raw) }

  /// Makes a custom widget, drawn and laid out by this Swift class.
  public init() { super.init(subclassing: gtk_widget_get_type()) }

  package override init(subclassing parent: GType) { super.init(subclassing: parent) }

  package override init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    super.init(raw, transfer)
  }

  /// Takes ownership of the widget returned by a `gtk_…_new` function.
  package init(new pointer: UnsafeMutablePointer<GtkWidget>?) {
    super.init(UnsafeMutableRawPointer(pointer.unsafelyUnwrapped), .floating)
  }

  // MARK: Class description

  /// CSS name of the class.
  open class var cssName: String? { nil }
  /// Accessible role of the instances; nil for the role of the parent class, or generic.
  open class var accessibleRole: AccessibleRole? { nil }
  /// Actions of the class without parameters, for example `tile.activate`; `perform` is called for each.
  open class var actions: [String] { [] }

  open override class func initializeClass(_ pointer: UnsafeMutableRawPointer, type: GType) {
    WidgetClass.initialize(pointer, for: self)
  }

  // MARK: Virtual functions

  /// The C functions of the parent class.
  private var parentClass: GtkWidgetClass? {
    Instance.parentClass(of: raw)?.assumingMemoryBound(to: GtkWidgetClass.self).pointee
  }

  /// Minimum and natural size along `orientation`, for size `forSize` of the other axis (−1: unconstrained).
  open func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    var (minimum, natural) = (gint(0), gint(0))
    var (minimumBaseline, naturalBaseline) = (gint(-1), gint(-1))
    parentClass?.measure?(
      widget, orientation.value, gint(forSize), &minimum, &natural, &minimumBaseline,
      &naturalBaseline)
    return (Int(minimum), Int(natural))
  }
  /// Height for width, width for height, or constant size.
  open var requestMode: RequestMode {
    let mode = parentClass?.get_request_mode?(widget)
    return mode.flatMap { RequestMode(rawValue: $0.rawValue) } ?? .constantSize
  }
  /// Allocates the children within this size.
  open func allocate(width: Int, height: Int, baseline: Int) {
    parentClass?.size_allocate?(widget, gint(width), gint(height), gint(baseline))
  }
  /// Draws the widget and its children.
  open func snapshot(_ snapshot: Snapshot) {
    parentClass?.snapshot?(widget, snapshot.pointer)
  }
  /// Moves the focus into or within the widget; false lets it leave.
  open func focus(_ direction: FocusDirection) -> Bool {
    // Without a window, as in a notebook that is being freed, GTK's own classes warn.
    gtk_widget_get_root(widget) != nil
      && parentClass?.focus?(widget, GtkDirectionType(rawValue: direction.rawValue)) == 1
  }
  /// Called when hover, focus, press or sensitivity changes.
  open func stateChanged() {}
  /// Called when fonts or colors of the style change.
  open func styleChanged() {}
  /// Performs the class action called `action`.
  open func perform(_ action: String) {}

  // MARK: Properties

  @Property("name") public var name: String
  @Property("visible") public var isVisible: Bool
  @Property("sensitive") public var isSensitive: Bool
  @Property("focusable") public var isFocusable: Bool
  @Property("can-focus") public var canFocus: Bool
  @Property("focus-on-click") public var focusesOnClick: Bool
  /// False to let pointer events through to the widget behind.
  @Property("can-target") public var canTarget: Bool
  @Property("hexpand") public var expandsHorizontally: Bool
  @Property("vexpand") public var expandsVertically: Bool
  @Property("halign") public var horizontalAlign: Align
  @Property("valign") public var verticalAlign: Align
  /// Margin in pixels before the widget in the text direction.
  @Property("margin-start") public var marginStart: Int
  /// Margin in pixels after the widget in the text direction.
  @Property("margin-end") public var marginEnd: Int
  /// Margin in pixels above the widget.
  @Property("margin-top") public var marginTop: Int
  /// Margin in pixels below the widget.
  @Property("margin-bottom") public var marginBottom: Int
  /// Minimum width in pixels; −1 for that of the content.
  @Property("width-request") public var widthRequest: Int
  /// Minimum height in pixels; −1 for that of the content.
  @Property("height-request") public var heightRequest: Int
  /// Opacity from 0 to 1.
  @Property("opacity") public var opacity: Double
}

/// Dependency between width and height of a widget (`GtkSizeRequestMode`).
public enum RequestMode: UInt32, Sendable {
  case heightForWidth = 0
  case widthForHeight, constantSize
}
