/// A Swift value that a C function takes as user data, and passes to its callback.
package enum UserData<Value> {
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Returns a pointer that retains the value, until `take` or `releaseUserData`.
  package static func retaining(_ value: Value) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(value)).toOpaque()
  }

  /// Returns the value; nil for NULL.
  package static func value(_ data: UnsafeMutableRawPointer?) -> Value? {
    data.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().value }
  }

  /// Returns the value and releases it; nil for NULL.
  package static func take(_ data: UnsafeMutableRawPointer?) -> Value? {
    data.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().value }
  }
}

/// Releases user data (`GDestroyNotify`).
package func releaseUserData(_ data: UnsafeMutableRawPointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
