import CGLib

/// Immutable bytes, shared instead of copied (GBytes).
public final class Bytes: @unchecked Sendable {
  /// The C instance; its functions may be called on any thread.
  package let pointer: OpaquePointer

  /// Takes ownership of a reference returned by C.
  package init(consuming pointer: OpaquePointer) { self.pointer = pointer }

  /// Copies `bytes`.
  public init(_ bytes: [UInt8]) {
    pointer = g_bytes_new(bytes, gsize(bytes.count)).unsafelyUnwrapped
  }

  deinit { g_bytes_unref(pointer) }

  /// Number of bytes.
  public var count: Int { Int(g_bytes_get_size(pointer)) }

  /// A copy as an array.
  public var array: [UInt8] {
    var length: gsize = 0
    let start = g_bytes_get_data(pointer, &length)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }
}
