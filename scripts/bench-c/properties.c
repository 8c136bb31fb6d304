#include "reference.h"

/* Values longer than this wrap, in characters. */
#define VALUE_WIDTH 28

static GtkWidget *
row_new(const Property *property)
{
  GtkWidget *row = adw_action_row_new();
  adw_preferences_row_set_use_markup(ADW_PREFERENCES_ROW(row), FALSE);
  adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), property->title);
  adw_action_row_set_subtitle(ADW_ACTION_ROW(row), property->source);
  GtkWidget *value = gtk_label_new(property->value);
  gtk_label_set_wrap(GTK_LABEL(value), TRUE);
  gtk_label_set_width_chars(GTK_LABEL(value), MIN((int)g_utf8_strlen(property->value, -1), VALUE_WIDTH));
  gtk_label_set_xalign(GTK_LABEL(value), 1);
  adw_action_row_add_suffix(ADW_ACTION_ROW(row), value);
  return row;
}

GtkWidget *
properties_new(const Element *element)
{
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *summary = gtk_label_new(element->summary);
  gtk_label_set_wrap(GTK_LABEL(summary), TRUE);
  gtk_label_set_selectable(GTK_LABEL(summary), TRUE);
  gtk_label_set_xalign(GTK_LABEL(summary), 0);
  gtk_widget_set_can_focus(summary, FALSE);
  gtk_box_append(GTK_BOX(column), summary);
  GtkWidget *group = NULL;
  for (int i = 0; i < element->property_count; i++) {
    const Property *property = &element->properties[i];
    if (i == 0 || strcmp(property->group, property[-1].group) != 0) {
      group = adw_preferences_group_new();
      adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(group), property->group);
      gtk_box_append(GTK_BOX(column), group);
    }
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), row_new(property));
  }
  return column;
}
