import CGLib
import Glibc

/// Whole files, the XDG directories, and the environment. Blocking: call it off the main thread.
public enum Files {
  /// Replaces the file at `path` in one step: a reader sees the old bytes or the new ones, also
  /// after a crash or a loss of power. Missing directories are made, for the user alone.
  /// - Parameter isPrivate: whether the file is for the user alone; else for whom the umask says.
  public static func write(
    _ text: String, to path: String, isPrivate: Bool = true
  ) throws(GLibError) {
    try write(Array(text.utf8), to: path, isPrivate: isPrivate)
  }

  /// The same with bytes.
  /// - Parameter isDurable: whether to wait until a loss of power could not undo it.
  public static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, isPrivate: Bool = true
  ) throws(GLibError) {
    let directory = parent(of: path)
    _ = g_mkdir_with_parents(directory, 0o700)
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

  /// Removes the file at `path`, if it is there.
  public static func remove(_ path: String) { _ = Glibc.unlink(path) }

  /// How long the file at `path` is, in bytes, and when it was last written or touched, in seconds
  /// since 1970; nil where there is none.
  public static func measures(of path: String) -> (length: Int, time: Double)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return (Int(status.st_size), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Makes the file at `path` as young as one written now.
  public static func touch(_ path: String) { _ = utimensat(AT_FDCWD, path, nil, 0) }

  /// Gives the file at `path` the name `newPath`. Returns whether that succeeded.
  public static func rename(_ path: String, to newPath: String) -> Bool {
    Glibc.rename(path, newPath) == 0
  }

  /// Whether something stands at `path`.
  public static func exists(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// Whether a symbolic link stands at `path`, wherever it leads.
  public static func isLink(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_SYMLINK) != 0
  }

  /// The directory in which `path` stands (`g_path_get_dirname`).
  public static func parent(of path: String) -> String {
    let directory = g_path_get_dirname(path)
    defer { g_free(directory) }
    return directory.map { String(cString: $0) } ?? "."
  }

  /// The last part of `path` (`g_path_get_basename`).
  public static func name(of path: String) -> String {
    let name = g_path_get_basename(path)
    defer { g_free(name) }
    return name.map { String(cString: $0) } ?? path
  }

  /// The names in the directory at `path`, in no order; empty where there is none.
  public static func names(in path: String) -> [String] {
    guard let directory = g_dir_open(path, 0, nil) else { return [] }
    defer { g_dir_close(directory) }
    var names: [String] = []
    while let name = g_dir_read_name(directory) { names.append(String(cString: name)) }
    return names
  }

  /// The program's own file, links resolved; nil where `/proc` is not there.
  public static var executable: String? {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// `$XDG_CACHE_HOME`, or its default below the home directory.
  public static var cacheDirectory: String { String(cString: g_get_user_cache_dir()) }

  /// `$XDG_DATA_HOME`, or its default below the home directory.
  public static var dataDirectory: String { String(cString: g_get_user_data_dir()) }

  /// `$XDG_STATE_HOME`, or its default below the home directory.
  public static var stateDirectory: String { String(cString: g_get_user_state_dir()) }
}
