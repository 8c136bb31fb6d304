// The GLib, GObject and GIO headers for Swift, with inline functions for everything Swift cannot import:
// macros, variadic functions, and Dispatch's two hooks for a foreign main loop. No logic.
#ifndef SWIFT_CGLIB_H
#define SWIFT_CGLIB_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <gio/gio.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <glib.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <langinfo.h>
#include <locale.h>
#include <malloc.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Dispatch's main queue, for main loops that are not Dispatch's own (swift-corelibs-libdispatch).
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// The measurement system of the locale; an enumerator that needs _GNU_SOURCE.
static inline nl_item cglib_measurement_item(void) { return _NL_MEASUREMENT_MEASUREMENT; }

static inline GType cglib_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline gboolean cglib_is_a(gpointer instance, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)instance, type);
}
static inline gpointer cglib_class_of(gpointer instance) {
  return ((GTypeInstance *)instance)->g_class;
}
static inline gpointer cglib_new(GType type) {
  return g_object_new_with_properties(type, 0, NULL, NULL);
}
static inline void cglib_marshal_with(GClosure *closure, GClosureMarshal marshal) {
  g_closure_set_marshal(closure, marshal);
}
static inline gboolean cglib_is_floating(gpointer object) { return g_object_is_floating(object); }

static inline GType cglib_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cglib_type_int(void) { return G_TYPE_INT; }
static inline GType cglib_type_uint(void) { return G_TYPE_UINT; }
static inline GType cglib_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cglib_type_string(void) { return G_TYPE_STRING; }
static inline GType cglib_type_object(void) { return G_TYPE_OBJECT; }
static inline GType cglib_type_pointer(void) { return G_TYPE_POINTER; }
static inline GType cglib_type_boxed(void) { return G_TYPE_BOXED; }
static inline GType cglib_type_variant(void) { return G_TYPE_VARIANT; }
static inline gboolean cglib_value_holds(const GValue *value, GType type) {
  return G_VALUE_HOLDS(value, type);
}
static inline void cglib_debug(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_DEBUG, "%s", message);
}
static inline gboolean cglib_is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }
static inline gboolean cglib_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
static inline void cglib_disable_core_dumps(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) == 0) {
    limit.rlim_cur = 0;
    setrlimit(RLIMIT_CORE, &limit);
  }
}
static inline void cglib_use_one_heap(void) { mallopt(M_ARENA_MAX, 1); }

#endif
