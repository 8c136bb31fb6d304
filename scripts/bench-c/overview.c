/* GtkBox
 *   GtkBox
 *     GtkButton          picture of the atom: its nucleus, and its electrons on their shells
 *     GtkDrawingArea     the element's position in a small periodic table
 *   GtkDrawingArea       its electron shells */
#include "reference.h"
#include <math.h>

#define PICTURE_SIDE 96
#define NUCLEON_ANGLE 2.39996322972865 /* the golden angle between two nucleons */
#define OUTERMOST (0.455 * PICTURE_SIDE)
#define ELECTRON (0.0145 * PICTURE_SIDE)
#define PITCH 9
#define SHELLS_HEIGHT 82
#define SHELL_STEP 30

/* Renders a sphere, lit from the top left, to be drawn many times. */
static cairo_surface_t *
sphere_new(cairo_t *cairo, double radius, double red, double green, double blue)
{
  int side = 2 * (int)ceil(radius) + 2;
  double middle = side / 2.0;
  cairo_surface_t *sphere =
    cairo_surface_create_similar(cairo_get_target(cairo), CAIRO_CONTENT_COLOR_ALPHA, side, side);
  cairo_t *inside = cairo_create(sphere);
  cairo_pattern_t *light = cairo_pattern_create_radial(middle - 0.38 * radius, middle - 0.42 * radius,
                                                       0.02 * radius, middle, middle, radius);
  cairo_pattern_add_color_stop_rgb(light, 0, (red + 1) / 2, (green + 1) / 2, (blue + 1) / 2);
  cairo_pattern_add_color_stop_rgb(light, 0.45, red, green, blue);
  cairo_pattern_add_color_stop_rgb(light, 1, red / 2, green / 2, blue / 2);
  cairo_set_source(inside, light);
  cairo_arc(inside, middle, middle, radius, 0, 2 * G_PI);
  cairo_fill(inside);
  cairo_pattern_destroy(light);
  cairo_destroy(inside);
  return sphere;
}

/* Draws a sphere at an angle and a distance from the origin. */
static void
put(cairo_t *cairo, cairo_surface_t *sphere, double radius, double angle, double away)
{
  double middle = ceil(radius) + 1;
  cairo_set_source_surface(cairo, sphere, away * cos(angle) - middle, away * sin(angle) - middle);
  cairo_paint(cairo);
}

static void
draw_nucleus(cairo_t *cairo, const Element *element, double reach)
{
  int seen = MAX(1, (int)(2.2 * pow(element->number + element->neutrons, 2.0 / 3)));
  double radius = reach / sqrt(seen);
  cairo_surface_t *proton = sphere_new(cairo, radius, 0.9, 0.7, 0.2);
  cairo_surface_t *neutron = sphere_new(cairo, radius, 0.4, 0.42, 0.48);
  for (int i = seen - 1; i >= 0; i--) {
    gboolean is_proton = i * element->number / seen != (i + 1) * element->number / seen;
    put(cairo, is_proton ? proton : neutron, radius, i * NUCLEON_ANGLE, (reach - radius) * sqrt((i + 0.5) / seen));
  }
  cairo_surface_destroy(proton);
  cairo_surface_destroy(neutron);
}

static void
draw_shell(cairo_t *cairo, double radius, int electrons, cairo_surface_t *electron)
{
  cairo_new_path(cairo);
  cairo_arc(cairo, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source_rgba(cairo, 0.5, 0.45, 0.2, 0.08);
  cairo_fill_preserve(cairo);
  cairo_set_source_rgba(cairo, 0.3, 0.3, 0.2, 0.35);
  cairo_set_line_width(cairo, 0.55);
  cairo_stroke(cairo);
  for (int i = 0; i < electrons; i++)
    put(cairo, electron, ELECTRON, i * 2 * G_PI / electrons, radius);
}

static void
draw_picture(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data)
{
  const Element *element = data;
  double nucleus = (0.04 + 0.015 * cbrt(element->number + element->neutrons)) * PICTURE_SIDE;
  int count = 0;
  while (count < MOST_SHELLS && element->shells[count] > 0)
    count++;
  cairo_set_source_rgb(cairo, 0.98, 0.97, 0.94);
  cairo_paint(cairo);
  cairo_translate(cairo, width / 2.0, height / 2.0);
  cairo_surface_t *electron = sphere_new(cairo, ELECTRON, 0.9, 0.7, 0.2);
  for (int i = count - 1; i >= 0; i--)
    draw_shell(cairo, nucleus + (OUTERMOST - nucleus) * (i + 1) / count, element->shells[i], electron);
  cairo_surface_destroy(electron);
  draw_nucleus(cairo, element, nucleus);
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
draw_number(GtkDrawingArea *area, cairo_t *cairo, int number, double x, double y)
{
  g_autofree char *text = g_strdup_printf("%d", number);
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
  draw_number(area, cairo, element->number, x, y);
  for (int i = 0; i < MOST_SHELLS && element->shells[i] > 0; i++) {
    double radius = 35 + i * SHELL_STEP;
    cairo_new_path(cairo);
    cairo_arc(cairo, x, y, radius, -22 / radius, 22 / radius);
    cairo_stroke(cairo);
    draw_number(area, cairo, element->shells[i], x + radius, 10);
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
  GtkWidget *picture = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(picture), area_new(element, PICTURE_SIDE, PICTURE_SIDE, draw_picture, "Picture"));
  gtk_widget_add_css_class(picture, "flat");
  GtkWidget *position = area_new(element, 18 * PITCH, 10 * PITCH, draw_position, "Position");
  GtkWidget *pictures = box_new(GTK_ORIENTATION_HORIZONTAL, 16, picture, position, NULL);
  gtk_widget_set_halign(pictures, GTK_ALIGN_CENTER);
  return box_new(GTK_ORIENTATION_VERTICAL, 20, pictures,
                 area_new(element, 0, SHELLS_HEIGHT, draw_shells, "Electrons per shell"), NULL);
}
