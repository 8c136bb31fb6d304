import CAdwaita
import GLib

/// The end of toasts before libadwaita 1.3.
///
/// A toast that is dismissed is freed when its hide animation ends. If its show animation has not ended before, which is
/// so if the frames stop for a moment, the handler of its end uses the freed toast and the program crashes.
@MainActor
enum ToastLifetime {
  /// Blocks the handler of the end of each show animation: all that it does is release the animation, as the end of the
  /// toast does. Once for the life of the process.
  static let isGuarded: Void = {
    g_type_class_ref(adw_timed_animation_get_type())
    let done = g_signal_lookup("done", adw_animation_get_type())
    g_signal_add_emission_hook(
      done, 0,
      { hint, _, values, _ in
        if let hint, let animation = g_value_get_object(values), isShowAnimation(animation) {
          let handler = g_signal_handler_find(
            animation, G_SIGNAL_MATCH_ID, hint.pointee.signal_id, 0, nil, nil, nil)
          if handler != 0 { g_signal_handler_block(animation, handler) }
        }
        return 1
      }, nil, nil)
  }()

  /// True if the animation shows a toast.
  nonisolated private static func isShowAnimation(_ animation: UnsafeMutableRawPointer) -> Bool {
    guard animation.isInstance(of: adw_timed_animation_get_type()),
      let widget = adw_animation_get_widget(animation.assumingMemoryBound(to: AdwAnimation.self)),
      UnsafeMutableRawPointer(widget).isInstance(of: adw_toast_overlay_get_type())
    else { return false }
    return adw_timed_animation_get_value_to(OpaquePointer(animation)) == 1
  }
}
