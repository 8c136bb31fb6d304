/// The scope of a host's network. Ordered from the narrowest.
public enum NetworkScope: Sendable, Comparable {
  /// This computer.
  case loopback
  /// A network not reachable from the internet: at home, at work, or ad hoc.
  case local
  /// The internet.
  case global

  /// The scope of an address.
  public init(_ address: IPAddress) {
    let bytes = address.bytes
    self = bytes.count == 4 ? Self.version4(bytes) : Self.version6(bytes)
  }

  /// The scope of a host name or address in a URL. A name that needs DNS is `global` until its address is known. A
  /// numeric host that is not a valid address counts as the narrowest.
  public init(host: String) {
    var name = host.lowercased()
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    if name.hasSuffix(".") { name.removeLast() }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let last = labels.last ?? ""
    let isNumber = last.hasPrefix("0x") || last.allSatisfy(\.isNumber)
    if name.contains(":") || isNumber {
      self = IPAddress(name).map { NetworkScope($0) } ?? .loopback
    } else if last == "localhost" || last == "localdomain" {
      self = .loopback
    } else {
      let isLocal =
        labels.count == 1 || ["local", "internal", "lan"].contains(last)
        || labels.suffix(2) == ["home", "arpa"]
      self = isLocal ? .local : .global
    }
  }

  private static func version4(_ bytes: [UInt8]) -> NetworkScope {
    switch (bytes[0], bytes[1]) {
    case (0, _), (127, _): .loopback
    // Private, carrier-grade NAT, link-local, protocol assignments, benchmarking.
    case (10, _), (172, 16...31), (192, 168), (100, 64...127), (169, 254), (198, 18...19): .local
    case (192, 0) where bytes[2] == 0: .local
    // Multicast, reserved.
    case (224..., _): .local
    default: .global
    }
  }

  private static func version6(_ bytes: [UInt8]) -> NetworkScope {
    if bytes.dropLast().allSatisfy({ $0 == 0 }) { return .loopback }
    return switch (bytes[0], bytes[1]) {
    // IPv4-compatible, unique local, link-local and site-local, multicast.
    case (0, 0), (0xfc...0xfd, _), (0xfe, 0x80...), (0xff, _): .local
    default: .global
    }
  }
}
