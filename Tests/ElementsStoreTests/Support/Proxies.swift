import GLib
import Glibc

/// Runs `body` while the environment names the server at `port` of this computer as the proxy for all but `others`.
@MainActor
func withProxy(
  at port: UInt16, exceptFor others: String = "", _ body: () throws -> Void
) rethrows {
  Environment.set("http_proxy", "http://127.0.0.1:\(port)")
  Environment.set("no_proxy", others)
  defer {
    unsetenv("http_proxy")
    unsetenv("no_proxy")
  }
  try body()
}
