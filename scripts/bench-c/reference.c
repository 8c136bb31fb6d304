/* AdwApplicationWindow
 *   GtkBox
 *     AdwHeaderBar             title, primary menu
 *     GtkNotebook
 *       AdwBin, one per tab    empty until the tab is first shown
 *         table                118 tiles in table positions
 *         list or grid         sections: header, GtkRevealer, GtkListBox or GtkFlowBox
 *         places               GtkListView and map */
#include "reference.h"

static void fill_page(GtkNotebook *notebook, GtkWidget *page, guint number)
{
  if (adw_bin_get_child(ADW_BIN(page)) == NULL)
    adw_bin_set_child(ADW_BIN(page), page_new((int)number));
}

static void show_page(GSimpleAction *action, GVariant *parameter, gpointer notebook)
{
  for (int i = 0; i < PAGE_COUNT; i++)
    if (strcmp(page_infos[i].id, g_variant_get_string(parameter, NULL)) == 0)
      gtk_notebook_set_current_page(notebook, i);
}

static void show_element(GSimpleAction *action, GVariant *parameter, gpointer application)
{
  for (int i = 0; i < ELEMENT_COUNT; i++)
    if (strcmp(elements[i].symbol, g_variant_get_string(parameter, NULL)) == 0)
      gtk_window_present(GTK_WINDOW(detail_window_new(application, &elements[i])));
}

static GtkWidget *notebook_new(void)
{
  GtkWidget *notebook = gtk_notebook_new();
  gtk_notebook_set_scrollable(GTK_NOTEBOOK(notebook), TRUE);
  gtk_widget_set_vexpand(notebook, TRUE);
  g_signal_connect(notebook, "switch-page", G_CALLBACK(fill_page), NULL);
  for (int i = 0; i < PAGE_COUNT; i++) {
    const PageInfo *info = &page_infos[i];
    GtkWidget *tab = box_new(GTK_ORIENTATION_HORIZONTAL, 6, gtk_image_new_from_icon_name(info->icon),
                             gtk_label_new(info->title), NULL);
    gtk_notebook_append_page(GTK_NOTEBOOK(notebook), adw_bin_new(), tab);
    set_accessible_name(gtk_widget_get_parent(tab), info->title);
  }
  return notebook;
}

static GtkWidget *header_new(void)
{
  g_autoptr(GMenu) menu = g_menu_new();
  g_menu_append(menu, "Quit", "app.quit");
  GtkWidget *button = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(menu));
  set_accessible_name(button, "Menu");
  GtkWidget *header = adw_header_bar_new();
  adw_header_bar_pack_end(ADW_HEADER_BAR(header), button);
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(header), adw_window_title_new("Reference", "118 elements"));
  return header;
}

static void activate(GtkApplication *application)
{
  static const GActionEntry actions[] = { { .name = "show-page", .activate = show_page, .parameter_type = "s" } };
  GtkWidget *window = adw_application_window_new(application), *notebook = notebook_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1080, 760);
  gtk_window_set_title(GTK_WINDOW(window), "Reference");
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), notebook);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window),
                                     box_new(GTK_ORIENTATION_VERTICAL, 0, header_new(), notebook, NULL));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv)
{
  static const GActionEntry actions[] = {
    { .name = "show-element", .activate = show_element, .parameter_type = "s" },
  };
  g_autoptr(AdwApplication) application =
    adw_application_new("io.github.theelements.Reference", G_APPLICATION_FLAGS_NONE);
  g_action_map_add_action_entries(G_ACTION_MAP(application), actions, G_N_ELEMENTS(actions), application);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  places_file = argc > 2 ? argv[2] : NULL; /* --places FILE */
  return g_application_run(G_APPLICATION(application), 1, argv);
}
