import CGLib
import Glibc

/// The running program as the system sees it.
public enum Process {
  /// Ends it with an exit status.
  public static func end(status: Int32) -> Never { exit(status) }

  /// Lets all threads take memory from one heap (glibc's `M_ARENA_MAX`): what the reading of a file on
  /// another thread gives back, the windows use. Call it before there are threads.
  public static func useOneHeap() { cglib_use_one_heap() }
}
