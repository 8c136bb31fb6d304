import GLib
import Glibc

/// Excludes GLib's table of quarks from leak detection. When it is full, GLib makes a larger one and, by
/// design, leaks the old one, which other threads may still be reading.
///
/// `lsan.supp` cannot name it: it is allocated while GLib is loaded, in functions that the sanitizer does not
/// see.
enum QuarkTable {
  private typealias Ask = @convention(c) (UInt) -> Int
  private typealias Ignore = @convention(c) (UInt) -> Void

  /// Size of the first table in bytes (`QUARK_BLOCK_SIZE`).
  private static let size = 2048 * MemoryLayout<UnsafeRawPointer>.size

  /// Evaluated once, before there are many quarks; without the sanitizer it does nothing.
  static let isExcused: Bool = {
    guard let owns = function("__sanitizer_get_ownership", as: Ask.self),
      let sizeOf = function("__sanitizer_get_allocated_size", as: Ask.self),
      let ignore = function("__lsan_ignore_object", as: Ignore.self),
      let table = variables.first(where: { owns($0) == 1 && sizeOf($0) == size })
    else { return false }
    ignore(table)
    return true
  }()

  private static func function<Function>(_ name: String, as: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }

  /// The words of GLib's global variables: its writable memory, and the anonymous mapping right after it.
  private static var variables: [UInt] {
    let map = (try? Files.read("/proc/self/maps")) ?? []
    var (words, isNext): ([UInt], Bool) = ([], false)
    for line in map.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      let isGLibs = fields.count > 5 && fields[5].contains("/libglib-2.0.")
      defer { isNext = isGLibs }
      guard isGLibs || isNext && fields.count < 6, fields[1].hasPrefix("rw") else { continue }
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      let count = Int(ends[1] - ends[0]) / MemoryLayout<UInt>.size
      words += UnsafeBufferPointer(start: UnsafePointer<UInt>(bitPattern: ends[0]), count: count)
    }
    return words
  }
}
