import Glibc

extension Files {
  /// Returns the path of a file below a directory, without symbolic links; nil if `path` is absolute, or leads out of the
  /// directory by `..` or by a link. Neither need exist.
  public static func path(_ path: String, below directory: String) -> String? {
    let slash = UInt8(ascii: "/")
    guard path.utf8.first != slash else { return nil }
    let root = target(ofLinks: directory) ?? directory
    let start = root == "/" ? root : root + "/"
    var found = root
    // By bytes, as the system does: for Swift a slash with an accent is another character.
    for part in path.utf8.split(separator: slash).map({ String(Substring($0)) }) where part != "." {
      let next = (found == "/" ? "" : found) + "/" + part
      guard let target = target(ofLinks: next) else {
        // Of a directory that does not exist, `..` would be another one once it does.
        guard part != ".." else { return nil }
        found = next
        continue
      }
      guard target == root || target.utf8.starts(with: start.utf8) else { return nil }
      found = target
    }
    return found
  }

  /// Returns the absolute path of an existing file, without symbolic links (`realpath`).
  static func target(ofLinks path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }
}
