/* Draws a tile that turns about its vertical axis: pictures of its faces, cut into vertical slices. */
#include "reference.h"
#include <math.h>

#define SLICE_WIDTH 2.0  /* device pixels */
#define EYE_DISTANCE 3.6 /* in multiples of the side */
#define DEEPEST_SHADE 0.42
#define REFLECTION_GAP 2
#define REFLECTION_SHARE 0.35
#define REFLECTION_OPACITY 0.5

int
face_height(int side)
{
  return side + REFLECTION_GAP + (int)round(side * REFLECTION_SHARE);
}

void
face_draw_reflection(cairo_t *cairo, GskRenderNode *node, int side)
{
  double top = side + REFLECTION_GAP, height = face_height(side) - top;
  cairo_save(cairo);
  cairo_rectangle(cairo, 0, top, side, height);
  cairo_clip(cairo);
  cairo_push_group(cairo);
  cairo_translate(cairo, 0, side + top);
  cairo_scale(cairo, 1, -1);
  gsk_render_node_draw(node, cairo);
  cairo_pop_group_to_source(cairo);
  cairo_pattern_t *fade = cairo_pattern_create_linear(0, top, 0, top + height);
  cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, REFLECTION_OPACITY);
  cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0);
  cairo_mask(cairo, fade);
  cairo_pattern_destroy(fade);
  cairo_restore(cairo);
}

cairo_surface_t *
face_picture(GskRenderNode *node, int side, int scale)
{
  cairo_surface_t *picture =
    cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side * scale, face_height(side) * scale);
  cairo_surface_set_device_scale(picture, scale, scale);
  cairo_t *cairo = cairo_create(picture);
  gsk_render_node_draw(node, cairo);
  face_draw_reflection(cairo, node, side);
  cairo_destroy(cairo);
  return picture;
}

/* Draws a face in perspective, turned by an angle between -90 and 90 degrees, seen from a point before its center. */
typedef struct {
  double side, cosine, sine;
} View;

static double
screen_x(const View *view, double x)
{
  double offset = x - view->side / 2;
  return view->side / 2 + offset * view->cosine / (1 + offset * view->sine / (EYE_DISTANCE * view->side));
}

static double
source_x(const View *view, double x)
{
  double offset = x - view->side / 2;
  return view->side / 2 + offset / (view->cosine - offset * view->sine / (EYE_DISTANCE * view->side));
}

static double
height_scale(const View *view, double x)
{
  return 1 - (x - view->side / 2) * view->sine / (EYE_DISTANCE * view->side * view->cosine);
}

static void
draw_slice(cairo_t *cairo, cairo_surface_t *picture, const View *view, double x, double width)
{
  double eye = view->side / 2, scale = height_scale(view, x + width / 2);
  double start = source_x(view, x), end = source_x(view, x + width);
  double height = face_height((int)view->side), y = eye - eye * scale;
  cairo_matrix_t before;
  cairo_get_matrix(cairo, &before);
  cairo_translate(cairo, x, y);
  cairo_scale(cairo, width / (end - start), scale);
  cairo_translate(cairo, -start, 0);
  cairo_set_source_surface(cairo, picture, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
  cairo_set_matrix(cairo, &before);
  cairo_rectangle(cairo, x, y, width, height * scale);
  cairo_fill(cairo);
}

void
faces_draw(GtkSnapshot *snapshot, cairo_surface_t *const faces[2], int side, int scale, double angle)
{
  gboolean shows_back = angle > 90;
  double tilt = (shows_back ? angle - 180 : angle) * G_PI / 180;
  View view = { side, MAX(cos(tilt), 2.0 / side), sin(tilt) };
  double step = SLICE_WIDTH / scale;
  double left = floor(screen_x(&view, 0) / step) * step, right = ceil(screen_x(&view, side) / step) * step;
  double highest = MAX(height_scale(&view, left), height_scale(&view, right)), eye = side / 2.0;
  double top = floor(eye - eye * highest), foot = ceil(eye + (face_height(side) - eye) * highest);
  graphene_rect_t bounds =
    GRAPHENE_RECT_INIT((float)left, (float)top, (float)(right - left), (float)(foot - top));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  for (double x = left; x < right; x += step)
    draw_slice(cairo, faces[shows_back], &view, x, step);
  cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP);
  cairo_set_source_rgba(cairo, 0, 0, 0, DEEPEST_SHADE * (1 - view.cosine));
  cairo_paint(cairo);
  cairo_destroy(cairo);
}
