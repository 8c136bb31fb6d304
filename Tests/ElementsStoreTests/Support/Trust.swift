import CGLib
import GLib
import TestSupport

/// Runs `body`, with an empty directory, while the tests' own authority, and no other, is trusted.
@MainActor
func withTrust(_ body: (String) throws -> Void) throws {
  try withTemporaryDirectory { directory in
    let path = directory + "/authority.pem"
    try Files.write(TestCertificates.authority, to: path)
    let database = try throwing { g_tls_file_database_new(path, $0) }
    let backend = g_tls_backend_get_default()
    g_tls_backend_set_default_database(
      backend, UnsafeMutableRawPointer(database)?.assumingMemoryBound(to: GTlsDatabase.self))
    defer {
      g_tls_backend_set_default_database(backend, nil)
      g_object_unref(UnsafeMutableRawPointer(database))
    }
    try body(directory)
  }
}
