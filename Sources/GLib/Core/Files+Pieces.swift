import CGLib

extension Files {
  /// Replaces the file at `path` by the concatenation of `pieces` in one step, without a copy of them in memory
  /// (`g_file_replace`). The file is for the user alone; a loss of power may undo it.
  public static func write(_ pieces: [[UInt8]], to path: String) throws(GLibError) {
    _ = g_mkdir_with_parents(parent(of: path), 0o700)
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    let flags = GFileCreateFlags(
      rawValue: G_FILE_CREATE_PRIVATE.rawValue | G_FILE_CREATE_REPLACE_DESTINATION.rawValue)
    let stream = try throwing { g_file_replace(file, nil, 0, flags, nil, $0) }
    guard let stream else { return }
    let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
    defer { g_object_unref(stream) }
    do throws(GLibError) {
      for piece in pieces {
        _ = try throwing { error in
          piece.withUnsafeBytes {
            g_output_stream_write_all(output, $0.baseAddress, gsize($0.count), nil, nil, error)
          }
        }
      }
    } catch {
      // Closing a stream with a cancelled cancellable keeps the old file.
      let cancellable = g_cancellable_new()
      defer { g_object_unref(cancellable.map { UnsafeMutableRawPointer($0) }) }
      g_cancellable_cancel(cancellable)
      _ = g_output_stream_close(output, cancellable, nil)
      throw error
    }
    _ = try throwing { g_output_stream_close(output, nil, $0) }
  }
}
