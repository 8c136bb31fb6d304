// The GTK 4 header for Swift, with inline functions for the macros and variadic functions that Swift cannot
// import. No logic.
#ifndef SWIFT_CGTK_H
#define SWIFT_CGTK_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>

// The X11 declarations in use. Including Xlib.h would import types named Window, Display and Screen.
typedef struct _XDisplay XDisplay;
GType gdk_x11_surface_get_type(void);
gulong gdk_x11_surface_get_xid(GdkSurface *surface);
XDisplay *gdk_x11_display_get_xdisplay(GdkDisplay *display);
gulong XDefaultRootWindow(XDisplay *display);
int XMoveWindow(XDisplay *display, gulong window, int x, int y);
int XTranslateCoordinates(XDisplay *display, gulong from, gulong to, int x, int y, int *to_x, int *to_y,
                          gulong *child);

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
static inline void cgtk_accessible_set_expanded(gpointer widget, gboolean expanded) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
static inline void cgtk_accessible_set_hidden(gpointer widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}
static inline void cgtk_accessible_set_pressed(gpointer widget, gboolean pressed) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED,
    pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}
static inline void cgtk_accessible_set_invalid(gpointer widget, gboolean invalid) {
  gtk_accessible_update_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
    invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
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
static inline char *cgtk_test_accessible_pressed(gpointer widget, gboolean isPressed) {
  return gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED,
    isPressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
}
static inline char *cgtk_test_accessible_hidden(gpointer widget, gboolean expected) {
  return gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, expected);
}

#endif
