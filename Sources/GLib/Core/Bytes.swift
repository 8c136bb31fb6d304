import CGLib

/// Bytes that never change, shared instead of copied (GBytes).
public final class Bytes: @unchecked Sendable {
  /// The C instance, whose functions may be called on any thread.
  package let pointer: OpaquePointer

  /// Takes over a reference that C handed over.
  package init(consuming pointer: OpaquePointer) { self.pointer = pointer }

  /// A copy of `bytes`.
  public init(_ bytes: [UInt8]) {
    pointer = g_bytes_new(bytes, gsize(bytes.count)).unsafelyUnwrapped
  }

  deinit { g_bytes_unref(pointer) }

  /// How many they are.
  public var count: Int { Int(g_bytes_get_size(pointer)) }

  /// A copy as an array.
  public var array: [UInt8] {
    var length: gsize = 0
    let start = g_bytes_get_data(pointer, &length)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }
}
