import CGLib
import TestSupport

@testable import GLib

/// A GObject class of the tests' own, whose Swift half holds a sentinel.
class Sample: Object {
  let sentinel: Sentinel?
  var text = ""

  init(_ sentinel: Sentinel? = nil) {
    self.sentinel = sentinel
    super.init(subclassing: cglib_type_object())
  }
}

/// Counts deaths.
@MainActor
final class Deaths {
  private(set) var count = 0

  /// A sentinel whose death is counted.
  func sentinel() -> Sentinel {
    Sentinel { [weak self] in MainActor.assumeIsolated { self?.count += 1 } }
  }
}

/// A GObject as C makes it, with one reference that the caller owns.
func newInstance() -> UnsafeMutableRawPointer? { cglib_new(cglib_type_object()) }

/// A GObject as C makes it, with one reference that floats.
func newFloatingInstance() -> UnsafeMutableRawPointer? { cglib_new(g_initially_unowned_get_type()) }

/// How many references an instance has.
func references(_ raw: UnsafeMutableRawPointer) -> Int {
  Int(raw.assumingMemoryBound(to: GObject.self).pointee.ref_count)
}
