import CGLib
import Glibc

/// Whole files, the XDG directories, and the environment. Blocking: call it off the main thread.
public enum Files {
  /// The bytes of the file at `path` (`g_file_get_contents`).
  public static func read(_ path: String) throws(GLibError) -> [UInt8] {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    _ = try throwing { g_file_get_contents(path, &contents, &length, $0) }
    defer { g_free(contents) }
    guard let contents else { return [] }
    return contents.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// Replaces the file at `path` in one step: a reader sees the old bytes or the new ones, also
  /// after a crash or a loss of power. Missing directories are made, for the user alone.
  public static func write(_ text: String, to path: String) throws(GLibError) {
    let directory = parent(of: path)
    _ = g_mkdir_with_parents(directory, 0o700)
    let flags = G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue
    _ = try throwing {
      g_file_set_contents_full(
        path, text, gssize(text.utf8.count), GFileSetContentsFlags(rawValue: flags), 0o600, $0)
    }
  }

  /// Gives the file at `path` the name `newPath`. Returns whether that succeeded.
  public static func rename(_ path: String, to newPath: String) -> Bool {
    Glibc.rename(path, newPath) == 0
  }

  /// Whether something stands at `path`.
  public static func exists(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// The directory in which `path` stands (`g_path_get_dirname`).
  public static func parent(of path: String) -> String {
    let directory = g_path_get_dirname(path)
    defer { g_free(directory) }
    return directory.map { String(cString: $0) } ?? "."
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

  /// `$XDG_STATE_HOME`, or its default below the home directory.
  public static var stateDirectory: String { String(cString: g_get_user_state_dir()) }
}

/// Variables of the process's environment.
public enum Environment {
  /// The value of the variable, nil where it is not set.
  public static func value(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  /// Sets the variable, for this process and those it starts. Only before threads are running.
  public static func set(_ name: String, _ value: String) { _ = g_setenv(name, value, 1) }
}
