// The libadwaita header and inline functions for Swift. The only logic is the choice between versions.
#ifndef SWIFT_CADWAITA_H
#define SWIFT_CADWAITA_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>

/* A modal dialog with responses: AdwAlertDialog, or AdwMessageDialog before libadwaita 1.5. The older one makes
 * GTK 4.18 warn. Their functions differ in the prefix only. */
#if ADW_CHECK_VERSION(1, 5, 0)
typedef AdwAlertDialog CAdwDialog;
#define CADW_DIALOG(function) adw_alert_dialog_##function
#else
typedef AdwMessageDialog CAdwDialog;
#define CADW_DIALOG(function) adw_message_dialog_##function
#endif

static inline GtkWidget *
cadw_dialog_new(GtkWindow *parent, const char *heading, const char *body) {
#if ADW_CHECK_VERSION(1, 5, 0)
  (void)parent;
  return GTK_WIDGET(adw_alert_dialog_new(heading, body));
#else
  return adw_message_dialog_new(parent, heading, body);
#endif
}

static inline void
cadw_dialog_add_response(GtkWidget *widget, const char *id, const char *text, gboolean is_default) {
  CAdwDialog *dialog = (CAdwDialog *)widget;
  CADW_DIALOG(add_response)(dialog, id, text);
  if (!is_default) return;
  CADW_DIALOG(set_default_response)(dialog, id);
  CADW_DIALOG(set_response_appearance)(dialog, id, ADW_RESPONSE_SUGGESTED);
}

/* Presents the dialog; Escape gives the response `id`. */
static inline void
cadw_dialog_present(GtkWidget *widget, GtkWindow *parent, const char *id) {
  CADW_DIALOG(set_close_response)((CAdwDialog *)widget, id);
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present(ADW_DIALOG(widget), GTK_WIDGET(parent));
#else
  (void)parent;
  gtk_window_present(GTK_WINDOW(widget));
#endif
}

#endif
