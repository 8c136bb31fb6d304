import CGtk
import GLib

/// Across or down (`GtkOrientation`).
public enum Orientation: Sendable { case horizontal, vertical }

/// Where a widget stands in room it does not fill (`GtkAlign`).
public enum Align: Int, ValueConvertible, Sendable {
  case fill = 0
  case start, end, center, baseline

  public static var gType: UInt { Int.gType }
  public static func read(_ value: UnsafePointer<GValue>) -> Align {
    Align(rawValue: Int.read(value)) ?? .fill
  }
  public func write(_ value: UnsafeMutablePointer<GValue>) { rawValue.write(value) }
}

/// Which way the focus moves (`GtkDirectionType`).
public enum FocusDirection: UInt32, Sendable {
  case tabForward = 0
  case tabBackward, up, down, left, right
}

/// What a widget is to a screen reader (`GtkAccessibleRole`), as far as the application says it.
public enum AccessibleRole: Sendable {
  case alert, button, group, generic, img, link
}

/// A GtkWidget. Subclasses over GtkWidget itself override `measure`, `allocate` and `snapshot`;
/// wrappers of GTK's own classes leave them alone.
open class Widget: Object {
  package var widget: UnsafeMutablePointer<GtkWidget> {
    raw.assumingMemoryBound(to: GtkWidget.self)
  }
  package var opaque: OpaquePointer { OpaquePointer(raw) }

  /// A widget of our own, drawn and laid out by this Swift class.
  public init() { super.init(subclassing: gtk_widget_get_type()) }

  package override init(subclassing parent: GType) { super.init(subclassing: parent) }

  package override init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    super.init(raw, transfer)
  }

  /// Adopts what a `gtk_…_new` function returned.
  package init(new pointer: UnsafeMutablePointer<GtkWidget>?) {
    super.init(UnsafeMutableRawPointer(pointer.unsafelyUnwrapped), .floating)
  }

  // MARK: What a subclass says of itself

  /// The name of this class in CSS.
  open class var cssName: String? { nil }
  /// The role of its instances for a screen reader; nil for the role of the parent class.
  open class var accessibleRole: AccessibleRole? { nil }
  /// The parameterless actions of the class, for example `tile.activate`; `perform` carries one out.
  open class var actions: [String] { [] }

  open override class func initializeClass(_ pointer: UnsafeMutableRawPointer, type: GType) {
    WidgetClass.initialize(pointer, for: self)
  }

  // MARK: Virtual functions

  /// The least and the natural size along `orientation` when the other side is `forSize` (−1: free).
  open func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    WidgetClass.parentMeasure(self, orientation, forSize)
  }
  /// Whether the height depends on the width, the width on the height, or neither.
  open var requestMode: RequestMode { WidgetClass.parentRequestMode(self) }
  /// Places the children in an area of this size.
  open func allocate(width: Int, height: Int, baseline: Int) {
    WidgetClass.parentAllocate(self, width, height, baseline)
  }
  /// Draws the widget and its children.
  open func snapshot(_ snapshot: Snapshot) { WidgetClass.parentSnapshot(self, snapshot) }
  /// Moves the focus into or within the widget; false when it has to leave.
  open func focus(_ direction: FocusDirection) -> Bool { WidgetClass.parentFocus(self, direction) }
  /// Told when hover, focus, press, or sensitivity changes.
  open func stateChanged() {}
  /// Told when fonts or colors of the style have changed.
  open func styleChanged() {}
  /// Carries out the class action called `action`.
  open func perform(_ action: String) {}

  // MARK: Properties

  @Property("name") public var name: String
  @Property("visible") public var isVisible: Bool
  @Property("sensitive") public var isSensitive: Bool
  @Property("focusable") public var isFocusable: Bool
  @Property("can-focus") public var canFocus: Bool
  @Property("can-target") public var canTarget: Bool
  @Property("hexpand") public var expandsHorizontally: Bool
  @Property("vexpand") public var expandsVertically: Bool
  @Property("halign") public var horizontalAlign: Align
  @Property("valign") public var verticalAlign: Align
  @Property("margin-start") public var marginStart: Int
  @Property("margin-end") public var marginEnd: Int
  @Property("margin-top") public var marginTop: Int
  @Property("margin-bottom") public var marginBottom: Int
  @Property("width-request") public var widthRequest: Int
  @Property("height-request") public var heightRequest: Int
  @Property("tooltip-text") public var tooltipText: String
  @Property("opacity") public var opacity: Double
}

/// How width and height of a widget depend on each other (`GtkSizeRequestMode`).
public enum RequestMode: UInt32, Sendable {
  case heightForWidth = 0
  case widthForHeight, constantSize
}
