/* AdwApplicationWindow
 *   GtkOverlay             shows the picture above its content
 *     GtkBox
 *       AdwHeaderBar       previous, next, title, flip
 *       GtkScrolledWindow
 *         body             side by side if there is room, otherwise in a column
 *           FlipTile       with its reflection
 *           overview       below it
 *           properties     cards of rows */
#include "reference.h"

#define WIDE 860 /* least width for the parts side by side */
#define WIDE_SIDE 300
#define NARROW_SIDE 256
#define WIDE_MARGIN 40
#define NARROW_MARGIN 16
#define GAP 50
#define NARROW_GAP 24
#define LEAST_WIDTH 330

/* Positions of the three parts in a width. */
typedef struct {
  GtkAllocation tile, overview, text;
  int height;
} Layout;

static int
needed_height(GtkWidget *widget, int width)
{
  int height;
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static Layout
layout_of(GtkWidget *body, int width)
{
  GtkWidget *text = gtk_widget_get_last_child(body);
  gboolean wide = width >= WIDE;
  int margin = wide ? WIDE_MARGIN : NARROW_MARGIN, side = wide ? WIDE_SIDE : NARROW_SIDE;
  Layout found = { .tile = { wide ? margin : (width - side) / 2, margin, side, face_height(side) } };
  GtkWidget *overview = gtk_widget_get_prev_sibling(text);
  found.overview.x = wide ? margin : NARROW_MARGIN;
  found.overview.y = margin + found.tile.height + NARROW_GAP;
  found.overview.width = wide ? side : width - 2 * margin;
  found.overview.height = needed_height(overview, found.overview.width);
  int foot = found.overview.y + found.overview.height;
  found.text.x = wide ? margin + side + GAP : margin;
  found.text.y = wide ? margin : foot + NARROW_GAP;
  found.text.width = width - margin - found.text.x;
  found.text.height = needed_height(text, found.text.width);
  found.height = MAX(foot, found.text.y + found.text.height) + margin;
  return found;
}

static GtkSizeRequestMode
request_mode(GtkWidget *body)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure(GtkWidget *body, GtkOrientation orientation, int for_size, int *minimum, int *natural,
        int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_WIDTH;
    *natural = WIDE;
  } else
    *minimum = *natural = layout_of(body, MAX(for_size, LEAST_WIDTH)).height;
}

static void
allocate(GtkWidget *body, int width, int height, int baseline)
{
  Layout found = layout_of(body, width);
  GtkWidget *tile = gtk_widget_get_first_child(body);
  needed_height(tile, found.tile.width);
  gtk_widget_size_allocate(tile, &found.tile, -1);
  gtk_widget_size_allocate(gtk_widget_get_next_sibling(tile), &found.overview, -1);
  gtk_widget_size_allocate(gtk_widget_get_last_child(body), &found.text, -1);
}

static GtkWidget *
body_new(FlipTile *tile, const Element *element)
{
  GtkWidget *body = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager(body, gtk_custom_layout_new(request_mode, measure, allocate));
  gtk_box_append(GTK_BOX(body), GTK_WIDGET(tile));
  gtk_box_append(GTK_BOX(body), overview_new(element));
  gtk_box_append(GTK_BOX(body), properties_new(element));
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), body);
  gtk_widget_set_vexpand(scrolled, TRUE);
  return scrolled;
}

static GtkWidget *
button_new(const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  set_accessible_name(button, name);
  return button;
}

static GtkWidget *
header_new(const Element *element)
{
  AdwHeaderBar *header = ADW_HEADER_BAR(adw_header_bar_new());
  adw_header_bar_pack_start(header, button_new("go-previous-symbolic", "Previous", NULL));
  adw_header_bar_pack_start(header, button_new("go-next-symbolic", "Next", NULL));
  adw_header_bar_pack_end(header, button_new("dialog-information-symbolic", "Flip", "win.flip"));
  adw_header_bar_set_title_widget(header, adw_window_title_new(element->name, NULL));
  return GTK_WIDGET(header);
}

static void
close_window(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gtk_window_close(window);
}

static void
flip(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  flip_tile_turn(g_object_get_data(window, "tile"));
}

static void
show_picture(GSimpleAction *action, GVariant *parameter, gpointer window)
{
  GtkWidget *overlay = adw_application_window_get_content(window);
  picture_show(GTK_OVERLAY(overlay), g_object_get_data(window, "element"));
}

GtkWidget *
detail_window_new(GtkApplication *application, const Element *element)
{
  static const GActionEntry actions[] = {
    { .name = "close", .activate = close_window },
    { .name = "flip", .activate = flip },
    { .name = "show-picture", .activate = show_picture, .parameter_type = "s" },
  };
  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);
  gtk_window_set_title(GTK_WINDOW(window), element->name);
  gtk_widget_set_size_request(window, 360, 500);
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), window);
  FlipTile *tile = flip_tile_new(element);
  g_object_set_data(G_OBJECT(window), "tile", tile);
  g_object_set_data(G_OBJECT(window), "element", (gpointer)element);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), header_new(element));
  gtk_box_append(GTK_BOX(content), body_new(tile, element));
  GtkWidget *overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), content);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), overlay);
  return window;
}
