import CGLib
import Glibc

/// Groups of keys and values in the format of desktop entry files (GKeyFile).
public struct KeyFile {
  private final class Storage {
    let pointer = g_key_file_new()
    deinit { g_key_file_unref(pointer) }
  }

  private let storage = Storage()
  private var file: OpaquePointer? { storage.pointer }

  /// Makes an empty key file.
  public init() {}

  /// Maximum number of lines; each costs GLib a hundred times its length.
  private static let maximumLines = 1000
  /// Maximum number of strings in a list.
  private static let maximumStrings = 20_000

  /// Parses `bytes`. Throws a parse error with its line number, also for more than 1,000 lines.
  public init(parsing bytes: [UInt8]) throws(GLibError) {
    guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) <= Self.maximumLines else {
      throw GLibError(
        domain: g_key_file_error_quark(), code: Int(G_KEY_FILE_ERROR_PARSE.rawValue),
        reason: tr("The file has more lines than {1}", String(Self.maximumLines)))
    }
    // GLib stops at a NUL as at the end of the data, and would report only a part of a damaged file.
    if let end = bytes.firstIndex(of: 0) {
      let line = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
      throw GLibError(
        domain: g_key_file_error_quark(), code: Int(G_KEY_FILE_ERROR_PARSE.rawValue),
        reason: tr("There is a NUL byte on line {1}", String(line)))
    }
    let file = file
    _ = try throwing { error in
      bytes.withUnsafeBytes { buffer in
        g_key_file_load_from_data(
          file, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(buffer.count),
          G_KEY_FILE_NONE, error)
      }
    }
  }

  /// Returns the string value of a key; nil if it is missing or invalid.
  public func string(_ group: String, _ key: String) -> String? {
    String(taking: g_key_file_get_string(file, group, key, nil))
  }

  /// Returns the integer value of a key; nil if it is missing or not an integer.
  public func int(_ group: String, _ key: String) -> Int? {
    string(group, key).flatMap { Int($0) }
  }

  /// Returns the list of strings of a key, separated by semicolons in the file; empty if it is missing or has more
  /// than 20,000 strings.
  public func strings(_ group: String, _ key: String) -> [String] {
    guard stringCount(group, key) <= Self.maximumStrings else { return [] }
    return [String](taking: g_key_file_get_string_list(file, group, key, nil, nil))
  }

  /// Returns the number of strings in a list. A backslash escapes the character after it.
  private func stringCount(_ group: String, _ key: String) -> Int {
    guard let value = g_key_file_get_value(file, group, key, nil) else { return 0 }
    defer { g_free(value) }
    var (count, isEscaped) = (0, false)
    for byte in UnsafeBufferPointer(start: value, count: strlen(value)) {
      if byte == CChar(UInt8(ascii: ";")), !isEscaped { count += 1 }
      isEscaped = byte == CChar(UInt8(ascii: "\\")) && !isEscaped
    }
    return count
  }

  /// The names of the groups, in the order of the file.
  public var groups: [String] { [String](taking: g_key_file_get_groups(file, nil)) }

  /// Returns the keys of a group; empty if it is missing.
  public func keys(of group: String) -> [String] {
    [String](taking: g_key_file_get_keys(file, group, nil, nil))
  }

  /// Sets the string value of a key.
  public func set(_ group: String, _ key: String, _ text: String) {
    g_key_file_set_string(file, group, key, text)
  }

  /// Sets the list of strings of a key.
  public func set(_ group: String, _ key: String, _ texts: [String]) {
    var pointers: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(strdup($0)) }
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    g_key_file_set_string_list(file, group, key, &pointers, gsize(pointers.count))
  }

  /// The serialized key file.
  public var text: String { String(taking: g_key_file_to_data(file, nil, nil)) ?? "" }
}
