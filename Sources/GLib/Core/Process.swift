import CGLib
import Glibc

/// The running process.
public enum Process {
  /// Exits with a status.
  public static func end(status: Int32) -> Never { exit(status) }

  /// Executes the program anew in place of this process, without arguments; returns only if that fails. The files and
  /// connections of the process are closed.
  public static func restart() {
    // After an upgrade the link names the file that was replaced.
    guard let path = Files.executable else { return }
    let replaced = " (deleted)"
    let program = path.hasSuffix(replaced) ? String(path.dropLast(replaced.count)) : path
    program.withCString { name in
      var arguments = [UnsafeMutablePointer(mutating: name), nil]
      _ = execv(name, &arguments)
    }
  }

  /// Prevents core dumps from now on (`RLIMIT_CORE`), because a file with the memory would outlive it and may be
  /// attached to a report. A dump that is piped to another program ignores that limit: it gets no memory
  /// (`coredump_filter`). Debuggers, `/proc` and portals are not affected.
  public static func disableCoreDumps() {
    cglib_disable_core_dumps()
    let descriptor = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    write(descriptor, "0", 1)
    close(descriptor)
  }

  /// Makes all threads allocate from one heap (glibc's `M_ARENA_MAX`) instead of one each, so that memory freed by a thread
  /// that reads a file is reused for the windows. Measured: 2 MiB less. Call it before threads are started.
  public static func useOneHeap() { cglib_use_one_heap() }

  /// Returns the free memory of the heap to the system (`malloc_trim`), after much was freed. Takes some milliseconds, in
  /// which no thread can allocate.
  public static func returnFreeMemory() { malloc_trim(0) }
}
