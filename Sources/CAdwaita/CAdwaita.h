// libadwaita as Swift sees it. No logic but a choice by version.
#ifndef THE_ELEMENTS_CADWAITA_H
#define THE_ELEMENTS_CADWAITA_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>

/* A question above a window: AdwAlertDialog, or AdwMessageDialog where there is none (before 1.5). The older one
 * makes GTK 4.18 warn. Both are told of the answers by functions of the same names. */
#if ADW_CHECK_VERSION(1, 5, 0)
typedef AdwAlertDialog CAdwQuestion;
#define CADW_QUESTION(function) adw_alert_dialog_##function
#else
typedef AdwMessageDialog CAdwQuestion;
#define CADW_QUESTION(function) adw_message_dialog_##function
#endif

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
  CAdwQuestion *dialog = (CAdwQuestion *)question;
  CADW_QUESTION(add_response)(dialog, id, text);
  if (!is_default) return;
  CADW_QUESTION(set_default_response)(dialog, id);
  CADW_QUESTION(set_response_appearance)(dialog, id, ADW_RESPONSE_SUGGESTED);
}

/* Escape gives the answer `id`. */
static inline void
cadw_question_present(GtkWidget *question, GtkWindow *parent, const char *id) {
  CADW_QUESTION(set_close_response)((CAdwQuestion *)question, id);
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present(ADW_DIALOG(question), GTK_WIDGET(parent));
#else
  (void)parent;
  gtk_window_present(GTK_WINDOW(question));
#endif
}

#endif
