/* GtkBox
 *   GtkBox
 *     GtkButton          picture of the atom: its nucleus, and its electrons on their shells
 *     GtkDrawingArea     the element's position in a small periodic table
 *   GtkLabel             its electrons per shell */
#include "reference.h"
#include <math.h>

#define PICTURE_SIDE 96
#define NUCLEON_ANGLE 2.39996322972865 /* the golden angle between two nucleons */
#define OUTERMOST (0.455 * PICTURE_SIDE)
#define ELECTRON (0.0145 * PICTURE_SIDE)
#define PITCH 9

/* Draws a disk at an angle and a distance from the origin. */
static void disk(cairo_t *cairo, double radius, double angle, double away, gboolean is_golden)
{
  cairo_set_source_rgb(cairo, is_golden ? 0.9 : 0.4, is_golden ? 0.7 : 0.42, is_golden ? 0.2 : 0.48);
  cairo_arc(cairo, away * cos(angle), away * sin(angle), radius, 0, 2 * G_PI);
  cairo_fill(cairo);
}

static void draw_nucleus(cairo_t *cairo, const Element *element, double reach)
{
  int seen = MAX(1, (int)(2.2 * pow(element->number + element->neutrons, 2.0 / 3)));
  double radius = reach / sqrt(seen);
  for (int i = seen - 1; i >= 0; i--) {
    gboolean is_proton = i * element->number / seen != (i + 1) * element->number / seen;
    disk(cairo, radius, i * NUCLEON_ANGLE, (reach - radius) * sqrt((i + 0.5) / seen), is_proton);
  }
}

static void draw_shell(cairo_t *cairo, double radius, int electrons)
{
  cairo_new_path(cairo);
  cairo_arc(cairo, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source_rgba(cairo, 0.5, 0.45, 0.2, 0.08);
  cairo_fill_preserve(cairo);
  cairo_set_source_rgba(cairo, 0.3, 0.3, 0.2, 0.35);
  cairo_set_line_width(cairo, 0.55);
  cairo_stroke(cairo);
  for (int i = 0; i < electrons; i++)
    disk(cairo, ELECTRON, i * 2 * G_PI / electrons, radius, TRUE);
}

static void draw_picture(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data)
{
  const Element *element = data;
  double nucleus = (0.04 + 0.015 * cbrt(element->number + element->neutrons)) * PICTURE_SIDE;
  int count = 0;
  while (count < MOST_SHELLS && element->shells[count] > 0)
    count++;
  cairo_set_source_rgb(cairo, 0.98, 0.97, 0.94);
  cairo_paint(cairo);
  cairo_translate(cairo, width / 2.0, height / 2.0);
  for (int i = count - 1; i >= 0; i--)
    draw_shell(cairo, nucleus + (OUTERMOST - nucleus) * (i + 1) / count, element->shells[i]);
  draw_nucleus(cairo, element, nucleus);
}

static void draw_position(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer shown)
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

static GtkWidget *area_new(const Element *element, int width, int height, GtkDrawingAreaDrawFunc draw, const char *name)
{
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), width);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), height);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, (gpointer)element, NULL);
  gtk_widget_set_valign(area, GTK_ALIGN_CENTER);
  set_accessible_name(area, name);
  return area;
}

GtkWidget *overview_new(const Element *element)
{
  GtkWidget *picture = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(picture), area_new(element, PICTURE_SIDE, PICTURE_SIDE, draw_picture, "Picture"));
  gtk_widget_add_css_class(picture, "flat");
  GtkWidget *position = area_new(element, 18 * PITCH, 10 * PITCH, draw_position, "Position");
  GtkWidget *pictures = box_new(GTK_ORIENTATION_HORIZONTAL, 16, picture, position, NULL);
  gtk_widget_set_halign(pictures, GTK_ALIGN_CENTER);
  g_autoptr(GString) shells = g_string_new("Electrons per shell");
  for (int i = 0; i < MOST_SHELLS && element->shells[i] > 0; i++)
    g_string_append_printf(shells, " %d", element->shells[i]);
  return box_new(GTK_ORIENTATION_VERTICAL, 20, pictures, gtk_label_new(shells->str), NULL);
}
