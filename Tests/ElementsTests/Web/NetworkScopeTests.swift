import Elements
import Testing

@Suite("Network scope of a host")
struct NetworkScopeTests {
  @Test(
    "Spellings of this computer have loopback scope",
    arguments: [
      "localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "127.9.9.9", "0.0.0.0", "[::1]", "::1",
      "::", "[::ffff:127.0.0.1]", "::ffff:7f00:1", "64:ff9b::127.0.0.1", "2002:7f00:1::",
      "localhost.localdomain",
      // Other spellings of addresses, which no server needs.
      "127.1", "0x7f000001", "2130706433", "127.0.0.0x1", "010.0.0.1", "1.2.3.256", "1.2.3.4.5",
      "１２７.0.0.１", ":::", "1:2", "",
    ])
  func loopback(host: String) { expect(NetworkScope(host: host), equals: .loopback) }

  @Test(
    "Networks not reachable from the internet have local scope",
    arguments: [
      "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1",
      "198.18.0.1", "192.0.0.1", "224.0.0.1", "255.255.255.255", "[fd00::1]", "fe80::1", "fec0::1",
      "ff02::1", "::ffff:192.168.0.1", "64:ff9b::10.0.0.1", "2002:c0a8:101::1", "nas",
      "printer.local", "a.internal", "router.lan", "a.home.arpa",
    ])
  func local(host: String) { expect(NetworkScope(host: host), equals: .local) }

  @Test(
    "Internet hosts have global scope",
    arguments: [
      "example.org", "192.0.2.1", "172.32.0.1", "172.15.0.1", "11.0.0.1", "100.128.0.1", "8.8.8.8",
      "[2001:db8::1]", "2001:db8:1:2:3:4:5:6", "::ffff:8.8.8.8", "arpa.example",
      "local.example.org",
      "1.2.3.4.example.org",
    ])
  func global(host: String) { expect(NetworkScope(host: host), equals: .global) }

  @Test("Addresses are parsed to bytes")
  func address() throws {
    try expect(#require(IPAddress("192.0.2.1")).bytes, equals: [192, 0, 2, 1])
    try expect(
      #require(IPAddress("2001:db8::ff")).bytes,
      equals: [0x20, 1, 0xd, 0xb8] + Self.zeros(11) + [
        0xff
      ])
    try expect(#require(IPAddress("::1:2")).bytes, equals: Self.zeros(13) + [1, 0, 2])
    expect(IPAddress("1::") != nil)
    expect(IPAddress(bytes: [1, 2, 3]) == nil)
    for text in [
      "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "g::", "1:2:3:4:5:6:7::8",
    ] {
      expect(IPAddress(text) == nil, "\(text)")
    }
    expect(IPAddress(String(repeating: "1:", count: 100_000)) == nil)
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}
