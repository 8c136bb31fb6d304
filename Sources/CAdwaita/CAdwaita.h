// The libadwaita header and inline functions for Swift. The only logic is the choice between versions.
#ifndef SWIFT_CADWAITA_H
#define SWIFT_CADWAITA_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <dlfcn.h>

/* A modal dialog with responses: AdwAlertDialog, or AdwMessageDialog before libadwaita 1.5. The library that runs
 * decides, as it may be newer than that of the build, and the older dialog makes GTK 4.18 warn. Their functions differ
 * in the prefix only. */
static inline gpointer cadw_dialog_function(const char *name) {
  const char *prefixes[] = {"adw_alert_dialog", "adw_message_dialog"};
  gpointer function = NULL;
  for (guint index = 0; function == NULL && index < G_N_ELEMENTS(prefixes); index++) {
    char symbol[64];
    g_snprintf(symbol, sizeof symbol, "%s_%s", prefixes[index], name);
    function = dlsym(NULL, symbol);
  }
  return function;
}

static inline GtkWidget *
cadw_dialog_new(GtkWindow *parent, const char *heading, const char *body) {
  GtkWidget *(*make)(const char *, const char *) = NULL;
  *(gpointer *)&make = dlsym(NULL, "adw_alert_dialog_new");
  if (make != NULL) return make(heading, body);
  GtkWidget *(*make_above)(GtkWindow *, const char *, const char *) = NULL;
  *(gpointer *)&make_above = dlsym(NULL, "adw_message_dialog_new");
  return make_above != NULL ? make_above(parent, heading, body) : NULL;
}

static inline void
cadw_dialog_add_response(GtkWidget *dialog, const char *id, const char *text, gboolean is_default) {
  void (*add)(gpointer, const char *, const char *) = NULL;
  void (*set_default)(gpointer, const char *) = NULL;
  void (*set_appearance)(gpointer, const char *, AdwResponseAppearance) = NULL;
  *(gpointer *)&add = cadw_dialog_function("add_response");
  *(gpointer *)&set_default = cadw_dialog_function("set_default_response");
  *(gpointer *)&set_appearance = cadw_dialog_function("set_response_appearance");
  add(dialog, id, text);
  if (!is_default) return;
  set_default(dialog, id);
  set_appearance(dialog, id, ADW_RESPONSE_SUGGESTED);
}

/* Presents the dialog; Escape gives the response `id`. */
static inline void
cadw_dialog_present(GtkWidget *dialog, GtkWindow *parent, const char *id) {
  void (*set_close)(gpointer, const char *) = NULL;
  void (*present)(gpointer, GtkWidget *) = NULL;
  *(gpointer *)&set_close = cadw_dialog_function("set_close_response");
  *(gpointer *)&present = dlsym(NULL, "adw_dialog_present");
  set_close(dialog, id);
  if (present != NULL) {
    present(dialog, GTK_WIDGET(parent));
  } else {
    gtk_window_present(GTK_WINDOW(dialog));
  }
}

#endif
