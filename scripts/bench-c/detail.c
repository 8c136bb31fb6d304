#include "reference.h"

/* As many rows in as many groups as an element's window has at least. */
static const struct {
  const char *group, *title;
} properties[] = {
  { "Physical", "State at 20 °C" },      { "Physical", "Melting point" },
  { "Physical", "Boiling point" },       { "Physical", "Density" },
  { "Physical", "Molar heat capacity" }, { "Atomic", "Standard atomic weight" },
  { "Atomic", "Group" },                 { "Atomic", "Period" },
  { "Atomic", "Block" },                 { "Atomic", "Electrons per shell" },
  { "Atomic", "Configuration" },         { "Atomic", "Electronegativity" },
  { "Atomic", "Oxidation states" },      { "History", "Discovered by" },
  { "History", "Discovered in" },        { "History", "Named by" },
  { "History", "Wikipedia" },
};

static GtkWidget *
property_row_new(const char *title, const Element *element)
{
  GtkWidget *row = adw_action_row_new();
  adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
  adw_action_row_set_subtitle(ADW_ACTION_ROW(row), "Source");
  adw_action_row_add_suffix(ADW_ACTION_ROW(row), gtk_label_new(element->weight));
  return row;
}

static GtkWidget *
properties_new(const Element *element)
{
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *group = NULL;
  for (guint i = 0; i < G_N_ELEMENTS(properties); i++) {
    if (i == 0 || strcmp(properties[i].group, properties[i - 1].group) != 0) {
      group = adw_preferences_group_new();
      adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(group), properties[i].group);
      gtk_box_append(GTK_BOX(column), group);
    }
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), property_row_new(properties[i].title, element));
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), column);
  gtk_widget_set_hexpand(scrolled, TRUE);
  return scrolled;
}

static GtkWidget *
header_new(const Element *element)
{
  GtkWidget *header = adw_header_bar_new();
  GtkWidget *previous = gtk_button_new_from_icon_name("go-previous-symbolic");
  GtkWidget *next = gtk_button_new_from_icon_name("go-next-symbolic");
  set_accessible_name(previous, "Previous");
  set_accessible_name(next, "Next");
  adw_header_bar_pack_start(ADW_HEADER_BAR(header), previous);
  adw_header_bar_pack_start(ADW_HEADER_BAR(header), next);
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(header), adw_window_title_new(element->name, NULL));
  return header;
}

static void
close_window(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gtk_window_close(window);
}

GtkWidget *
detail_window_new(GtkApplication *application, const Element *element)
{
  static const GActionEntry actions[] = { { .name = "close", .activate = close_window } };
  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);
  gtk_window_set_title(GTK_WINDOW(window), element->name);
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), window);
  GtkWidget *tile = tile_new(element, 300);
  gtk_widget_set_valign(tile, GTK_ALIGN_START);
  GtkWidget *body = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 40);
  gtk_widget_set_vexpand(body, TRUE);
  gtk_widget_set_margin_start(body, 40);
  gtk_widget_set_margin_end(body, 40);
  gtk_widget_set_margin_top(body, 40);
  gtk_box_append(GTK_BOX(body), tile);
  gtk_box_append(GTK_BOX(body), properties_new(element));
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), header_new(element));
  gtk_box_append(GTK_BOX(content), body);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
  return window;
}
