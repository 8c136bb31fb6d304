import CGLib
import Glibc

/// Whole files, the XDG directories and the executable's path. Blocking: not for the main thread.
public enum Files {
  /// Atomically replaces the file at `path`: a reader sees either the old or the new bytes, also after a crash or
  /// power loss.
  /// - Parameter isPrivate: true for a file only the user can access, in a directory that is created if it is missing;
  ///   otherwise the umask decides, and the directory must exist.
  public static func write(
    _ text: String, to path: String, isPrivate: Bool = true
  ) throws(GLibError) {
    try write(Array(text.utf8), to: path, isPrivate: isPrivate)
  }

  /// Writes bytes in the same way.
  /// - Parameter isDurable: true to wait until the file would survive a power loss.
  public static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, isPrivate: Bool = true
  ) throws(GLibError) {
    if isPrivate { _ = g_mkdir_with_parents(parent(of: path), 0o700) }
    let path = try target(of: path)
    var flags = G_FILE_SET_CONTENTS_CONSISTENT.rawValue
    if isDurable { flags |= G_FILE_SET_CONTENTS_DURABLE.rawValue }
    _ = try throwing { error in
      bytes.withUnsafeBytes { buffer in
        g_file_set_contents_full(
          path, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(buffer.count),
          GFileSetContentsFlags(rawValue: flags), isPrivate ? 0o600 : 0o666, error)
      }
    }
  }

  /// Returns the path of the file to replace: of a link the one that it leads to. Throws for a FIFO, socket or device, and
  /// for a loop of links, which would be lost.
  private static func target(of path: String) throws(GLibError) -> String {
    if (try? attributes(of: path))?.kind == .other { throw .notRegular(path) }
    guard isLink(path) else { return path }
    if let target = target(ofLinks: path) { return target }
    guard errno != ELOOP else { throw GLibError(errno: ELOOP, path: path) }
    return path
  }

  /// Removes the file at `path`, if it exists.
  public static func remove(_ path: String) { _ = Glibc.unlink(path) }

  /// Sets the modification time of the file at `path` to now.
  public static func touch(_ path: String) { _ = utimensat(AT_FDCWD, path, nil, 0) }

  /// Renames the file at `path` to `newPath`. Returns true on success.
  public static func rename(_ path: String, to newPath: String) -> Bool {
    Glibc.rename(path, newPath) == 0
  }

  /// The working directory of the process.
  public static var workingDirectory: String { String(taking: g_get_current_dir()) ?? "/" }

  /// Returns an absolute path: `path`, if it is relative, is one in `directory`.
  public static func resolve(_ path: String, in directory: String) -> String {
    path.hasPrefix("/") ? path : "\(directory)/\(path)"
  }

  /// True if a file exists at `path`, after following symbolic links.
  public static func exists(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// True if `path` is a symbolic link, even a broken one.
  public static func isLink(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_SYMLINK) != 0
  }

  /// Returns the parent directory of `path` (`g_path_get_dirname`).
  public static func parent(of path: String) -> String {
    String(taking: g_path_get_dirname(path)) ?? "."
  }

  /// Returns the last component of `path` (`g_path_get_basename`).
  public static func name(of path: String) -> String {
    String(taking: g_path_get_basename(path)) ?? path
  }

  /// Returns the names in the directory at `path`, unsorted; empty if there is none.
  public static func names(in path: String) -> [String] {
    guard let directory = g_dir_open(path, 0, nil) else { return [] }
    defer { g_dir_close(directory) }
    var names: [String] = []
    while let name = g_dir_read_name(directory) { names.append(String(cString: name)) }
    return names
  }

  /// Path of the executable, symbolic links resolved; nil without `/proc`.
  public static var executable: String? { String(taking: g_file_read_link("/proc/self/exe", nil)) }

  /// The folder of the user's files that is not an absolute path, because `$HOME` or one of the variables below is not;
  /// nil if all are. Files would be below the working directory.
  public static var relativeDirectory: String? {
    [dataDirectory, stateDirectory, cacheDirectory, configDirectory].first { !$0.hasPrefix("/") }
  }

  private static var configDirectory: String { String(cString: g_get_user_config_dir()) }

  /// `$XDG_CACHE_HOME`, or its default below the home directory.
  public static var cacheDirectory: String { String(cString: g_get_user_cache_dir()) }

  /// `$XDG_DATA_HOME`, or its default below the home directory.
  public static var dataDirectory: String { String(cString: g_get_user_data_dir()) }

  /// `$XDG_STATE_HOME`, or its default below the home directory.
  public static var stateDirectory: String { String(cString: g_get_user_state_dir()) }
}
