/* GtkBox
 *   GtkBox
 *     GtkButton          thumbnail of the picture: opens it
 *     GtkDrawingArea     the element's position in a small periodic table
 *   GtkDrawingArea       its electron shells */
#include "reference.h"

#define THUMBNAIL 96
#define PITCH 9
#define SHELLS_HEIGHT 82
#define SHELL_STEP 30

static void
draw_thumbnail(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer element)
{
  atom_draw(cairo, element, &(Square){ width / 2.0, height / 2.0, MIN(width, height) });
}

static void
draw_position(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer shown)
{
  for (int i = 0; i < ELEMENT_COUNT; i++) {
    const Element *element = &elements[i];
    GdkRGBA color = tile_color(element);
    color.alpha = element == shown ? 1 : 0.6f;
    gdk_cairo_set_source_rgba(cairo, &color);
    cairo_rectangle(cairo, (element->column - 1) * PITCH, (element->row - 1) * PITCH, PITCH - 1, PITCH - 1);
    cairo_fill(cairo);
  }
}

static void
draw_text(GtkDrawingArea *area, cairo_t *cairo, int number, double x, double y)
{
  char text[12];
  g_snprintf(text, sizeof text, "%d", number);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(GTK_WIDGET(area), text);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  cairo_move_to(cairo, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout(cairo, layout);
}

static void
draw_shells(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data)
{
  const Element *element = data;
  double x = 24, y = height / 2.0;
  GdkRGBA color = tile_color(element);
  gdk_cairo_set_source_rgba(cairo, &color);
  cairo_arc(cairo, x, y, 17, 0, 2 * G_PI);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 0.1, 0.1, 0.1);
  draw_text(area, cairo, element->number, x, y);
  for (int i = 0; i < MOST_SHELLS && element->shells[i] > 0; i++) {
    double radius = 35 + i * SHELL_STEP;
    cairo_arc(cairo, x, y, radius, -22 / radius, 22 / radius);
    cairo_stroke(cairo);
    draw_text(area, cairo, element->shells[i], x + radius, 10);
  }
}

static GtkWidget *
area_new(const Element *element, int width, int height, GtkDrawingAreaDrawFunc draw, const char *name)
{
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), width);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), height);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, (gpointer)element, NULL);
  gtk_widget_set_valign(area, GTK_ALIGN_CENTER);
  set_accessible_name(area, name);
  return area;
}

GtkWidget *
overview_new(const Element *element)
{
  GtkWidget *thumbnail = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(thumbnail), area_new(element, THUMBNAIL, THUMBNAIL, draw_thumbnail, "Picture"));
  gtk_widget_add_css_class(thumbnail, "flat");
  gtk_actionable_set_action_name(GTK_ACTIONABLE(thumbnail), "win.show-picture");
  gtk_actionable_set_action_target(GTK_ACTIONABLE(thumbnail), "s", element->symbol);
  GtkWidget *pictures = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
  gtk_widget_set_halign(pictures, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(pictures), thumbnail);
  gtk_box_append(GTK_BOX(pictures), area_new(element, 18 * PITCH, 10 * PITCH, draw_position, "Position"));
  GtkWidget *overview = gtk_box_new(GTK_ORIENTATION_VERTICAL, 20);
  gtk_box_append(GTK_BOX(overview), pictures);
  gtk_box_append(GTK_BOX(overview), area_new(element, 0, SHELLS_HEIGHT, draw_shells, "Electrons per shell"));
  return overview;
}
