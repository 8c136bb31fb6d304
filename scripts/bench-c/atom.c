/* Draws the picture of an element: its nucleus, and its electrons on their shells. */
#include "reference.h"
#include <math.h>

#define GOLDEN_ANGLE 2.39996322972865
#define OUTERMOST 0.455 /* lengths in fractions of the picture's side */
#define ELECTRON 0.0145
#define SEEN 2.2 /* visible nucleons: this times the number of nucleons to the power of two thirds */

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

static void
put(cairo_t *cairo, cairo_surface_t *sphere, double radius, double x, double y)
{
  double middle = ceil(radius) + 1;
  cairo_set_source_surface(cairo, sphere, x - middle, y - middle);
  cairo_paint(cairo);
}

static void
draw_nucleus(cairo_t *cairo, const Element *element, const Square *square, double reach)
{
  int seen = MAX(1, (int)(SEEN * pow(element->number + element->neutrons, 2.0 / 3)));
  double radius = reach / sqrt(seen);
  cairo_surface_t *proton = sphere_new(cairo, radius, 0.9, 0.7, 0.2);
  cairo_surface_t *neutron = sphere_new(cairo, radius, 0.4, 0.42, 0.48);
  for (int i = seen - 1; i >= 0; i--) {
    double away = (reach - radius) * sqrt((i + 0.5) / seen);
    gboolean is_proton = i * element->number / seen != (i + 1) * element->number / seen;
    put(cairo, is_proton ? proton : neutron, radius, square->x + away * cos(i * GOLDEN_ANGLE),
        square->y + away * sin(i * GOLDEN_ANGLE));
  }
  cairo_surface_destroy(proton);
  cairo_surface_destroy(neutron);
}

static void
draw_shell(cairo_t *cairo, const Square *square, double radius, int electrons, cairo_surface_t *electron)
{
  cairo_arc(cairo, square->x, square->y, radius, 0, 2 * G_PI);
  cairo_set_source_rgba(cairo, 0.5, 0.45, 0.2, 0.08);
  cairo_fill_preserve(cairo);
  cairo_set_source_rgba(cairo, 0.3, 0.3, 0.2, 0.35);
  cairo_set_line_width(cairo, 0.4 + 0.0016 * square->side);
  cairo_stroke(cairo);
  for (int i = 0; i < electrons; i++)
    put(cairo, electron, ELECTRON * square->side, square->x + radius * cos(i * 2 * G_PI / electrons),
        square->y + radius * sin(i * 2 * G_PI / electrons));
}

void
atom_draw(cairo_t *cairo, const Element *element, const Square *square)
{
  double nucleus = (0.04 + 0.015 * cbrt(element->number + element->neutrons)) * square->side;
  int count = 0;
  while (count < MOST_SHELLS && element->shells[count] > 0)
    count++;
  cairo_set_source_rgb(cairo, 0.98, 0.97, 0.94);
  cairo_paint(cairo);
  cairo_surface_t *electron = sphere_new(cairo, ELECTRON * square->side, 0.9, 0.7, 0.2);
  for (int i = count - 1; i >= 0; i--) {
    double radius = nucleus + (OUTERMOST * square->side - nucleus) * (i + 1) / count;
    draw_shell(cairo, square, radius, element->shells[i], electron);
  }
  cairo_surface_destroy(electron);
  draw_nucleus(cairo, element, square, nucleus);
}
