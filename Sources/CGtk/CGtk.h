// The GTK 4 header for Swift, with inline functions for the macros and variadic functions that Swift cannot
// import. No logic.
#ifndef SWIFT_CGTK_H
#define SWIFT_CGTK_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <dlfcn.h>
#include <gtk/gtk.h>

// The X11 declarations in use. Including Xlib.h would import types named Window, Display and Screen.
typedef struct _XDisplay XDisplay;
GType gdk_x11_surface_get_type(void);
GType gdk_x11_display_get_type(void);
gulong gdk_x11_surface_get_xid(GdkSurface *surface);
XDisplay *gdk_x11_display_get_xdisplay(GdkDisplay *display);
gpointer gdk_x11_display_get_screen(GdkDisplay *display);
gboolean gdk_x11_screen_supports_net_wm_hint(gpointer screen, const char *property_name);
gulong XDefaultRootWindow(XDisplay *display);
int XMoveWindow(XDisplay *display, gulong window, int x, int y);
int XTranslateCoordinates(XDisplay *display, gulong from, gulong to, int x, int y, int *to_x, int *to_y,
                          gulong *child);
int XGetInputFocus(XDisplay *display, gulong *window, int *revert_to);
int XQueryTree(XDisplay *display, gulong window, gulong *root, gulong *parent, gulong **children, guint *count);
int XFree(void *data);

// The Wayland declarations in use.
GType gdk_wayland_display_get_type(void);
void gdk_wayland_display_set_startup_notification_id(GdkDisplay *display, const char *startup_id);

static inline void cgtk_accessible_set_role(gpointer widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}
static inline void cgtk_accessible_set_label(gpointer widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
static inline void cgtk_accessible_set_description(gpointer widget, const char *text) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
static inline void cgtk_accessible_reset_description(gpointer widget) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
static inline void cgtk_accessible_set_described_by(gpointer widget, gpointer label) {
  gtk_accessible_update_relation(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, label, NULL, -1);
}
static inline void cgtk_accessible_set_expanded(gpointer widget, gboolean expanded) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
static inline void cgtk_accessible_set_hidden(gpointer widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}
static inline void cgtk_accessible_set_checked(gpointer widget, gboolean checked) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
    checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}
static inline void cgtk_accessible_set_selected(gpointer widget, gboolean selected) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
static inline void cgtk_accessible_set_value(gpointer widget, double now, double least, double most,
                                             const char *text) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, least,
    GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, most, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, now,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}
static inline void cgtk_accessible_set_invalid(gpointer widget, gboolean invalid) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
    invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

// gtk_accessible_announce with the medium priority; FALSE before GTK 4.14, which lacks it.
static inline gboolean cgtk_accessible_announce(gpointer widget, const char *text) {
  void (*announce)(GtkAccessible *, const char *, int) = NULL;
  *(void **)&announce = dlsym(NULL, "gtk_accessible_announce");
  if (announce != NULL) announce(GTK_ACCESSIBLE(widget), text, 1);
  return announce != NULL;
}
// The name of the type of the accessible context; NULL before GTK 4.10, which lacks the function, and without a context.
static inline const char *cgtk_accessible_context(gpointer widget) {
  GtkATContext *(*get_context)(GtkAccessible *) = NULL;
  *(void **)&get_context = dlsym(NULL, "gtk_accessible_get_at_context");
  GtkATContext *context = get_context != NULL ? get_context(GTK_ACCESSIBLE(widget)) : NULL;
  if (context == NULL) return NULL;
  const char *name = G_OBJECT_TYPE_NAME(context);
  g_object_unref(context);
  return name;
}

// For tests: the accessible value as a screen reader finds it, to be freed; NULL if it equals the expected one.
static inline char *cgtk_test_accessible_label(gpointer widget, const char *expected) {
  return gtk_test_accessible_check_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
}
static inline char *cgtk_test_accessible_description(gpointer widget, const char *expected) {
  return gtk_test_accessible_check_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
}
static inline char *cgtk_test_accessible_expanded(gpointer widget, gboolean expected) {
  return gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expected);
}
static inline char *cgtk_test_accessible_checked(gpointer widget, gboolean isChecked) {
  return gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
    isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
}
static inline char *cgtk_test_accessible_hidden(gpointer widget, gboolean expected) {
  return gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, expected);
}
static inline char *cgtk_test_accessible_selected(gpointer widget, gboolean expected) {
  return gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, expected);
}

#endif
