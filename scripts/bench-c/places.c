/* GtkBox
 *   GtkBox               GtkSearchEntry and GtkListView over a GtkFilterListModel: elements, or places of a file
 *   GtkDrawingArea       the map, without names and pins: a drag pans it, the wheel zooms */
#include "reference.h"

#define PANE_WIDTH 340
#define TIMELINE_HEIGHT 72
#define NOTCH 1.2

const char *places_file;
/* The point of the map in the middle of the view, in fractions of its side, and that side in pixels. */
static double middle_x = 0.533, middle_y = 0.326, side = 3695;

static void add_lines(cairo_t *cairo, const int *line, int width, int height)
{
  double scale = side / MAP_SIDE, x = width / 2.0 - middle_x * side, y = height / 2.0 - middle_y * side;
  for (; line[0] > 0; line += 5 + 2 * line[0]) {
    if (line[3] * scale + x < 0 || line[1] * scale + x > width || line[4] * scale + y < 0
        || line[2] * scale + y > height)
      continue;
    cairo_new_sub_path(cairo);
    for (const int *point = line + 5; point < line + 5 + 2 * line[0]; point += 2)
      cairo_line_to(cairo, point[0] * scale + x, point[1] * scale + y);
  }
}

static void draw(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data)
{
  cairo_set_source_rgb(cairo, 0.933, 0.953, 0.969);
  cairo_paint(cairo);
  add_lines(cairo, map_land, width, height);
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgb(cairo, 0.98, 0.98, 0.98);
  cairo_fill_preserve(cairo);
  add_lines(cairo, map_borders, width, height);
  cairo_set_source_rgb(cairo, 0.835, 0.859, 0.878);
  cairo_set_line_width(cairo, 1);
  cairo_stroke(cairo);
}

static void move(GtkEventController *controller, double x, double y, GtkWidget *map)
{
  static double last_x, last_y;
  if (gtk_event_controller_get_current_event_state(controller) & GDK_BUTTON1_MASK) {
    middle_x -= (x - last_x) / side;
    middle_y -= (y - last_y) / side;
    gtk_widget_queue_draw(map);
  }
  last_x = x;
  last_y = y;
}

static gboolean zoom(GtkEventController *controller, double x, double y, GtkWidget *map)
{
  side *= y < 0 ? NOTCH : 1 / NOTCH;
  gtk_widget_queue_draw(map);
  return TRUE;
}

static GtkWidget *map_new(void)
{
  GtkWidget *map = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(map), draw, NULL, NULL);
  gtk_widget_set_hexpand(map, TRUE);
  gtk_widget_set_margin_bottom(map, TIMELINE_HEIGHT);
  GtkEventController *pointer = gtk_event_controller_motion_new();
  GtkEventController *wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  g_signal_connect(pointer, "motion", G_CALLBACK(move), map);
  g_signal_connect(wheel, "scroll", G_CALLBACK(zoom), map);
  gtk_widget_add_controller(map, pointer);
  gtk_widget_add_controller(map, wheel);
  return map;
}

/* Name and country, each in a line. */
static GListModel *names_new(void)
{
  GtkStringList *names = gtk_string_list_new(NULL);
  FILE *file = places_file ? fopen(places_file, "r") : NULL;
  for (int i = 0; file == NULL && i < ELEMENT_COUNT; i++)
    gtk_string_list_take(names, g_strdup_printf("%s\n%s", elements[i].name, elements[i].symbol));
  for (char line[400], name[200], country[3]; file && fgets(line, sizeof line, file);)
    if (sscanf(line, "{\"_id\": %*d, \"name\": \"%199[^\"]\", \"country\": \"%2s", name, country) == 2)
      gtk_string_list_take(names, g_strdup_printf("%s\n%s", name, country));
  g_clear_pointer(&file, fclose);
  return G_LIST_MODEL(names);
}

static const char row[] =
  "<interface><template class='GtkListItem'><property name='child'><object class='GtkLabel'>"
  "<property name='xalign'>0</property><property name='ellipsize'>end</property>"
  "<binding name='label'><lookup name='string' type='GtkStringObject'><lookup name='item'>GtkListItem</lookup>"
  "</lookup></binding></object></property></template></interface>";

GtkWidget *places_new(void)
{
  GtkWidget *entry = gtk_search_entry_new();
  GtkStringFilter *filter =
    gtk_string_filter_new(gtk_property_expression_new(GTK_TYPE_STRING_OBJECT, NULL, "string"));
  GtkFilterListModel *found = gtk_filter_list_model_new(names_new(), GTK_FILTER(filter));
  g_autoptr(GBytes) template = g_bytes_new_static(row, strlen(row));
  GtkListItemFactory *factory = gtk_builder_list_item_factory_new_from_bytes(NULL, template);
  g_object_bind_property(entry, "text", filter, "search", G_BINDING_DEFAULT);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(found))), factory);
  GtkWidget *pane = box_new(GTK_ORIENTATION_VERTICAL, 0, entry, scrolled_new(list), NULL);
  gtk_widget_set_size_request(pane, PANE_WIDTH, -1);
  GtkWidget *page = box_new(GTK_ORIENTATION_HORIZONTAL, 0, pane, map_new(), NULL);
  g_signal_connect_swapped(page, "map", G_CALLBACK(gtk_widget_grab_focus), entry);
  return page;
}
