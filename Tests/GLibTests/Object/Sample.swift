import CGLib
import TestSupport

@testable import GLib

/// A GObject class for tests; its Swift half holds a sentinel.
class Sample: Object {
  let sentinel: Sentinel?
  var text = ""

  init(_ sentinel: Sentinel? = nil) {
    self.sentinel = sentinel
    super.init(subclassing: cglib_type_object())
  }
}

/// Counts deinitializations.
@MainActor
final class Deaths {
  private(set) var count = 0

  /// Returns a sentinel whose deinitialization is counted.
  func sentinel() -> Sentinel {
    Sentinel { [weak self] in MainActor.assumeIsolated { self?.count += 1 } }
  }
}

/// Returns a new GObject with one reference, owned by the caller.
func newInstance() -> UnsafeMutableRawPointer? { cglib_new(cglib_type_object()) }

/// Returns a new GObject with a floating reference.
func newFloatingInstance() -> UnsafeMutableRawPointer? { cglib_new(g_initially_unowned_get_type()) }

/// The reference count of an instance.
func references(_ raw: UnsafeMutableRawPointer) -> Int {
  Int(raw.assumingMemoryBound(to: GObject.self).pointee.ref_count)
}
