import GLib
import XCTest

/// A TLS server on the loopback address, for certificates that are refused. In a process of its own: after a refused
/// handshake, libsoup 3.6 complains in the process of its server.
final class RefusedServer {
  /// Prints the port, and a line for each connection on which a client sends anything after the handshake.
  private static let program = """
    import socket, ssl, sys
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1])
    with socket.create_server(("127.0.0.1", 0)) as server:
        print(server.getsockname()[1], flush=True)
        while True:
            connection = server.accept()[0]
            connection.settimeout(60)
            try:
                with context.wrap_socket(connection, server_side=True) as secure:
                    if secure.recv(1):
                        print("a request", flush=True)
            except OSError:
                connection.close()
    """

  private let process: Child
  /// URL of the server.
  let url: String

  /// Starts the server.
  /// - Parameters:
  ///   - certificate: a certificate and its key in PEM.
  ///   - directory: a temporary directory.
  init(_ certificate: String, in directory: String) throws {
    let path = directory + "/server.pem"
    try Files.write(certificate, to: path)
    process = try Child("/usr/bin/python3", ["-c", Self.program, path])
    url = "https://127.0.0.1:" + (try XCTUnwrap(process.line(), "the server did not start"))
  }

  /// Ends the server. Returns the number of connections with requests.
  func stop() -> Int {
    process.kill()
    return process.end().lines.count
  }
}
