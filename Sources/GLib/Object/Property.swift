import CGLib

/// A property of a GObject as a Swift property, by its C name:
/// `@Property("margin-start") public var marginStart: Int`.
@MainActor
@propertyWrapper
public struct Property<Value: ValueConvertible> {
  private let name: StaticString

  /// Makes a property with this C name; its GValue must be convertible to and from `Value`.
  public init(_ name: StaticString) { self.name = name }

  @available(*, unavailable, message: "a GObject property belongs to a class")
  public var wrappedValue: Value {
    get { preconditionFailure() }
    set { preconditionFailure() }
  }

  /// Reads or writes the GObject property of `owner`; called by the compiler.
  public static subscript<Owner: Object>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Property<Value>>
  ) -> Value {
    get { owner.property(owner[keyPath: storage].name.description) }
    set { owner.setProperty(owner[keyPath: storage].name.description, to: newValue) }
  }
}

extension Object {
  /// The value of the property called `name` (`g_object_get_property`).
  public func property<Value: ValueConvertible>(_ name: String) -> Value {
    var value = GValue()
    g_value_init(&value, Value.gType)
    defer { g_value_unset(&value) }
    g_object_get_property(raw.assumingMemoryBound(to: GObject.self), name, &value)
    return Value.read(&value)
  }

  /// Sets the property called `name` (`g_object_set_property`).
  public func setProperty<Value: ValueConvertible>(_ name: String, to newValue: Value) {
    var value = GValue()
    g_value_init(&value, Value.gType)
    defer { g_value_unset(&value) }
    newValue.write(&value)
    g_object_set_property(raw.assumingMemoryBound(to: GObject.self), name, &value)
  }
}
