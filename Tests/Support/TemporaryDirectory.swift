import CGLib
import GLib
import Glibc

/// Runs `body` with the path of a new, empty directory, and removes the directory afterward.
public func withTemporaryDirectory(_ body: (String) throws -> Void) throws {
  var error: UnsafeMutablePointer<GError>?
  guard let made = g_dir_make_tmp("the-elements-test-XXXXXX", &error) else {
    if let error { throw GLibError(consuming: error) }
    return
  }
  let path = String(cString: made)
  g_free(made)
  defer { remove(path) }
  try body(path)
}

/// Creates the parent directories of the file at `path`.
func makeDirectories(for path: String) { _ = g_mkdir_with_parents(Files.parent(of: path), 0o755) }

/// Removes what stands at `path`; of a link the link alone, and nothing that it leads to.
private func remove(_ path: String) {
  if !Files.isLink(path) {
    for name in Files.names(in: path) { remove(path + "/" + name) }
  }
  _ = Glibc.remove(path)
}

/// Runs `body` with a directory in memory, if there is one, for tests with many durable writes.
public func withMemoryDirectory(_ body: (String) throws -> Void) throws {
  let folder = "/dev/shm/the-elements-test-\(UInt64.random(in: 0 ... .max))"
  guard (try? Files.makeDirectory(folder)) != nil else { return try withTemporaryDirectory(body) }
  defer { remove(folder) }
  try body(folder)
}
