/* AdwApplicationWindow
 *   GtkBox
 *     AdwHeaderBar             title, search, primary menu
 *     GtkNotebook
 *       AdwBin, one per tab    empty until the tab is first shown
 *         table                118 tiles in table positions
 *         list or grid         sections: header, GtkRevealer, GtkListBox or GtkFlowBox */
#include "reference.h"

static GtkNotebook *notebook;

static void
fill_page(GtkNotebook *book, GtkWidget *page, guint number)
{
  if (adw_bin_get_child(ADW_BIN(page)) == NULL)
    adw_bin_set_child(ADW_BIN(page), page_new((int)number));
}

static int
page_named(const char *id)
{
  for (int i = 0; i < PAGE_COUNT; i++)
    if (strcmp(page_infos[i].id, id) == 0)
      return i;
  return -1;
}

static void
show_page(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  int page = page_named(g_variant_get_string(parameter, NULL));
  if (page >= 0)
    gtk_notebook_set_current_page(notebook, page);
}

static GtkWidget *
find_named(GtkWidget *widget, const char *name)
{
  if (strcmp(gtk_widget_get_name(widget), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find_named(child, name);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static void
toggle_section(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *page_id, *section;
  g_variant_get(parameter, "(&s&s)", &page_id, &section);
  int page = page_named(page_id);
  GtkWidget *found = page < 0 ? NULL : find_named(gtk_notebook_get_nth_page(notebook, page), section);
  if (found != NULL)
    section_toggle(found);
}

static void
close_window(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gtk_window_close(window);
}

static void
show_element(GSimpleAction *action, GVariant *parameter, gpointer application)
{
  const char *symbol = g_variant_get_string(parameter, NULL);
  for (int i = 0; i < ELEMENT_COUNT; i++)
    if (strcmp(elements[i].symbol, symbol) == 0)
      gtk_window_present(GTK_WINDOW(detail_window_new(application, &elements[i])));
}

static GtkWidget *
tab_new(const PageInfo *info)
{
  GtkWidget *tab = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(tab), gtk_image_new_from_icon_name(info->icon));
  gtk_box_append(GTK_BOX(tab), gtk_label_new(info->title));
  return tab;
}

static GtkWidget *
notebook_new(void)
{
  GtkWidget *book = gtk_notebook_new();
  gtk_notebook_set_scrollable(GTK_NOTEBOOK(book), TRUE);
  gtk_widget_set_vexpand(book, TRUE);
  g_signal_connect(book, "switch-page", G_CALLBACK(fill_page), NULL);
  for (int i = 0; i < PAGE_COUNT; i++) {
    GtkWidget *tab = tab_new(&page_infos[i]);
    gtk_notebook_append_page(GTK_NOTEBOOK(book), adw_bin_new(), tab);
    set_accessible_name(gtk_widget_get_parent(tab), page_infos[i].title);
  }
  return book;
}

static GtkWidget *
header_new(void)
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

static void
activate(GtkApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "show-page", .activate = show_page, .parameter_type = "s" },
    { .name = "toggle-section", .activate = toggle_section, .parameter_type = "(ss)" },
    { .name = "close", .activate = close_window },
  };
  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 1080, 760);
  gtk_window_set_title(GTK_WINDOW(window), "Reference");
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), window);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), header_new());
  notebook = GTK_NOTEBOOK(notebook_new());
  gtk_box_append(GTK_BOX(content), GTK_WIDGET(notebook));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
  gtk_window_present(GTK_WINDOW(window));
}

int
main(int argc, char **argv)
{
  static const GActionEntry actions[] = {
    { .name = "show-element", .activate = show_element, .parameter_type = "s" },
  };
  g_autoptr(AdwApplication) application =
    adw_application_new("io.github.theelements.Reference", G_APPLICATION_FLAGS_NONE);
  g_action_map_add_action_entries(G_ACTION_MAP(application), actions, G_N_ELEMENTS(actions), application);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
