// libadwaita as Swift sees it. No logic but a choice by version.
#ifndef THE_ELEMENTS_CADWAITA_H
#define THE_ELEMENTS_CADWAITA_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>

/* A question above a window: AdwAlertDialog, or AdwMessageDialog where there is none (before 1.5). The older one
 * makes GTK 4.18 warn. */
static inline GtkWidget *
cadw_question_new(GtkWindow *parent, const char *heading, const char *body) {
#if ADW_CHECK_VERSION(1, 5, 0)
  (void)parent;
  return GTK_WIDGET(adw_alert_dialog_new(heading, body));
#else
  return adw_message_dialog_new(parent, heading, body);
#endif
}

static inline void
cadw_question_add_answer(GtkWidget *question, const char *id, const char *text, gboolean is_default) {
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG(question);
  adw_alert_dialog_add_response(dialog, id, text);
  if (!is_default) return;
  adw_alert_dialog_set_default_response(dialog, id);
  adw_alert_dialog_set_response_appearance(dialog, id, ADW_RESPONSE_SUGGESTED);
#else
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG(question);
  adw_message_dialog_add_response(dialog, id, text);
  if (!is_default) return;
  adw_message_dialog_set_default_response(dialog, id);
  adw_message_dialog_set_response_appearance(dialog, id, ADW_RESPONSE_SUGGESTED);
#endif
}

/* Escape gives the answer `id`. */
static inline void
cadw_question_present(GtkWidget *question, GtkWindow *parent, const char *id) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_alert_dialog_set_close_response(ADW_ALERT_DIALOG(question), id);
  adw_dialog_present(ADW_DIALOG(question), GTK_WIDGET(parent));
#else
  (void)parent;
  adw_message_dialog_set_close_response(ADW_MESSAGE_DIALOG(question), id);
  gtk_window_present(GTK_WINDOW(question));
#endif
}

#endif
