/* AdwApplicationWindow
 *   GtkBox
 *     AdwHeaderBar       previous, next, title, flip
 *     GtkScrolledWindow
 *       GtkBox
 *         GtkBox
 *           FlipTile     with its reflection
 *           overview     below it
 *         GtkBox         the summary, and the properties in cards of rows */
#include "reference.h"

#define MARGIN 40
#define GAP 50
#define OVERVIEW_GAP 24
#define VALUE_WIDTH 28 /* longer values wrap; in characters */

static GtkWidget *row_new(const Property *property)
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

static GtkWidget *properties_new(const Element *element)
{
  GtkWidget *summary = gtk_label_new(element->summary);
  gtk_label_set_wrap(GTK_LABEL(summary), TRUE);
  gtk_label_set_selectable(GTK_LABEL(summary), TRUE);
  gtk_label_set_xalign(GTK_LABEL(summary), 0);
  gtk_widget_set_can_focus(summary, FALSE);
  GtkWidget *column = box_new(GTK_ORIENTATION_VERTICAL, 18, summary, NULL), *group = NULL;
  gtk_widget_set_hexpand(column, TRUE);
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

static GtkWidget *body_new(GtkWidget *tile, const Element *element)
{
  GtkWidget *left = box_new(GTK_ORIENTATION_VERTICAL, OVERVIEW_GAP, tile, overview_new(element), NULL);
  GtkWidget *body = box_new(GTK_ORIENTATION_HORIZONTAL, GAP, left, properties_new(element), NULL);
  set_margins(body, MARGIN, MARGIN);
  return scrolled_new(body);
}

static GtkWidget *button_new(const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  set_accessible_name(button, name);
  return button;
}

static GtkWidget *header_new(const Element *element)
{
  AdwHeaderBar *header = ADW_HEADER_BAR(adw_header_bar_new());
  adw_header_bar_pack_start(header, button_new("go-previous-symbolic", "Previous", NULL));
  adw_header_bar_pack_start(header, button_new("go-next-symbolic", "Next", NULL));
  adw_header_bar_pack_end(header, button_new("dialog-information-symbolic", "Flip", "win.flip"));
  adw_header_bar_set_title_widget(header, adw_window_title_new(element->name, NULL));
  return GTK_WIDGET(header);
}

static void close_window(GSimpleAction *action, GVariant *parameter, gpointer tile)
{
  gtk_window_close(GTK_WINDOW(gtk_widget_get_root(tile)));
}

static void flip(GSimpleAction *action, GVariant *parameter, gpointer tile)
{
  gtk_widget_activate_action(tile, "tile.activate", NULL);
}

GtkWidget *detail_window_new(GtkApplication *application, const Element *element)
{
  static const GActionEntry actions[] = {
    { .name = "close", .activate = close_window },
    { .name = "flip", .activate = flip },
  };
  GtkWidget *window = adw_application_window_new(application), *tile = flip_tile_new(element);
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);
  gtk_window_set_title(GTK_WINDOW(window), element->name);
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), tile);
  adw_application_window_set_content(
    ADW_APPLICATION_WINDOW(window),
    box_new(GTK_ORIENTATION_VERTICAL, 0, header_new(element), body_new(tile, element), NULL));
  return window;
}
