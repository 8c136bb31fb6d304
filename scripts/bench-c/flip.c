/* FlipTile             a tile with two faces, and its reflection below it
 *   Tile               the front
 *   GtkGrid            the back, from the first flip on
 * During a flip, vertical slices of pictures of the faces are drawn in perspective instead. */
#include "reference.h"
#include <math.h>

#define SIDE 300
#define CENTER (SIDE / 2)
#define REFLECTION_TOP (SIDE + 2)
#define HEIGHT (REFLECTION_TOP + SIDE * 35 / 100)
#define REFLECTION_OPACITY 0.5
#define FLIP_US 750000
#define SLICE_WIDTH 2
#define EYE_DISTANCE (3.6 * SIDE)
#define DEEPEST_SHADE 0.42
#define FACT_COUNT 10

struct _FlipTile {
  GtkWidget parent;
  const Element *element;
  GtkWidget *front, *back;
  cairo_surface_t *faces[2]; /* during a flip */
  gboolean back_up;
  double from, angle; /* degrees: 0 (front) to 180 */
  gint64 began;       /* 0 until the first frame of a flip */
  guint ticks;
};

G_DEFINE_FINAL_TYPE(FlipTile, flip_tile, GTK_TYPE_WIDGET)

static GtkWidget *back_new(const Element *element)
{
  GtkWidget *grid = gtk_grid_new(), *name = label_new(element->name, 0.5, "heading");
  gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
  set_margins(grid, 16, 12);
  gtk_grid_attach(GTK_GRID(grid), name, 0, 0, 2, 1);
  for (int i = 0; i < MIN(element->property_count, FACT_COUNT); i++) {
    GtkWidget *value = label_new(element->properties[i].value, 1, "caption");
    gtk_label_set_selectable(GTK_LABEL(value), TRUE);
    gtk_widget_set_hexpand(value, TRUE);
    gtk_grid_attach(GTK_GRID(grid), label_new(element->properties[i].title, 0, "caption"), 0, i + 1, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), value, 1, i + 1, 1, 1);
  }
  g_autofree char *address = g_strdup_printf("https://en.wikipedia.org/wiki/%s", element->name);
  gtk_grid_attach(GTK_GRID(grid), gtk_link_button_new_with_label(address, "Wikipedia"), 0, FACT_COUNT + 1, 2, 1);
  return grid;
}

/* Draws a face at rest. */
static GskRenderNode *face_node(FlipTile *tile, gboolean is_back)
{
  GtkSnapshot *snapshot = gtk_snapshot_new();
  if (is_back)
    tile_draw_ground(snapshot, tile->element, SIDE);
  gtk_widget_snapshot_child(GTK_WIDGET(tile), is_back ? tile->back : tile->front, snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

static void draw_reflection(cairo_t *cairo, GskRenderNode *node)
{
  cairo_rectangle(cairo, 0, REFLECTION_TOP, SIDE, HEIGHT - REFLECTION_TOP);
  cairo_clip(cairo);
  cairo_push_group(cairo);
  cairo_translate(cairo, 0, SIDE + REFLECTION_TOP);
  cairo_scale(cairo, 1, -1);
  gsk_render_node_draw(node, cairo);
  cairo_pop_group_to_source(cairo);
  cairo_pattern_t *fade = cairo_pattern_create_linear(0, REFLECTION_TOP, 0, HEIGHT);
  cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, REFLECTION_OPACITY);
  cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0);
  cairo_mask(cairo, fade);
  cairo_pattern_destroy(fade);
  cairo_destroy(cairo);
}

/* Renders a face with its reflection, to be drawn during a flip. */
static cairo_surface_t *
face_picture(FlipTile *tile, gboolean is_back)
{
  g_autoptr(GskRenderNode) node = face_node(tile, is_back);
  cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, HEIGHT);
  cairo_t *cairo = cairo_create(picture);
  gsk_render_node_draw(node, cairo);
  draw_reflection(cairo, node);
  return picture;
}

/* A face turned by an angle between -90 and 90 degrees, seen from a point before its center. Every x is measured from
 * the axis. */
typedef struct {
  double cosine, sine;
} View;

static double screen_x(const View *view, double x)
{
  return x * view->cosine / (1 + x * view->sine / EYE_DISTANCE);
}

static double source_x(const View *view, double x)
{
  return x / (view->cosine - x * view->sine / EYE_DISTANCE);
}

static double height_scale(const View *view, double x)
{
  return 1 - x * view->sine / (EYE_DISTANCE * view->cosine);
}

static void draw_slice(cairo_t *cairo, cairo_surface_t *picture, const View *view, double x)
{
  double scale = height_scale(view, x + SLICE_WIDTH / 2);
  double start = source_x(view, x), end = source_x(view, x + SLICE_WIDTH);
  cairo_save(cairo);
  cairo_rectangle(cairo, x, -CENTER * scale, SLICE_WIDTH, HEIGHT * scale);
  cairo_translate(cairo, x, 0);
  cairo_scale(cairo, SLICE_WIDTH / (end - start), scale);
  cairo_set_source_surface(cairo, picture, -CENTER - start, -CENTER);
  cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
  cairo_fill(cairo);
  cairo_restore(cairo);
}

static void draw_turned(FlipTile *tile, GtkSnapshot *snapshot)
{
  gboolean shows_back = tile->angle > 90;
  double tilt = (shows_back ? tile->angle - 180 : tile->angle) * G_PI / 180;
  View view = { MAX(cos(tilt), 2.0 / SIDE), sin(tilt) };
  double left = floor(screen_x(&view, -CENTER)), right = ceil(screen_x(&view, CENTER));
  double highest = MAX(height_scale(&view, left), height_scale(&view, right));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)left, (float)(-CENTER * highest), (float)(right - left),
                                              (float)(HEIGHT * highest));
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(CENTER, CENTER));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  for (double x = left; x < right; x += SLICE_WIDTH)
    draw_slice(cairo, tile->faces[shows_back], &view, x);
  cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP);
  cairo_set_source_rgba(cairo, 0, 0, 0, DEEPEST_SHADE * (1 - view.cosine));
  cairo_paint(cairo);
  cairo_destroy(cairo);
}

static void flip_tile_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipTile *tile = BENCH_FLIP_TILE(widget);
  if (tile->ticks == 0) {
    g_autoptr(GskRenderNode) node = face_node(tile, tile->back_up);
    gtk_snapshot_append_node(snapshot, node);
    graphene_rect_t below = GRAPHENE_RECT_INIT(0, SIDE, SIDE, HEIGHT - SIDE);
    draw_reflection(gtk_snapshot_append_cairo(snapshot, &below), node);
    return;
  }
  for (int i = 0; i < 2; i++)
    if (tile->faces[i] == NULL)
      tile->faces[i] = face_picture(tile, i == 1);
  draw_turned(tile, snapshot);
}

static void forget_pictures(FlipTile *tile)
{
  for (int i = 0; i < 2; i++)
    g_clear_pointer(&tile->faces[i], cairo_surface_destroy);
}

static gboolean advance(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipTile *tile = BENCH_FLIP_TILE(widget);
  gint64 now = gdk_frame_clock_get_frame_time(clock);
  if (tile->began == 0)
    tile->began = now;
  double part = MIN((double)(now - tile->began) / FLIP_US, 1);
  double end = tile->back_up ? 180 : 0;
  tile->angle = tile->from + (end - tile->from) * part * part * (3 - 2 * part);
  gtk_widget_queue_draw(widget);
  if (part < 1)
    return G_SOURCE_CONTINUE;
  tile->ticks = 0;
  forget_pictures(tile);
  gtk_widget_set_can_target(tile->back, tile->back_up);
  return G_SOURCE_REMOVE;
}

static void turn(GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipTile *tile = BENCH_FLIP_TILE(widget);
  if (tile->back == NULL) {
    tile->back = back_new(tile->element);
    gtk_widget_set_can_target(tile->back, FALSE);
    gtk_widget_set_parent(tile->back, widget);
  }
  tile->back_up = !tile->back_up;
  tile->from = tile->angle;
  tile->began = 0;
  if (tile->ticks == 0)
    tile->ticks = gtk_widget_add_tick_callback(widget, advance, NULL, NULL);
}

static void flip_tile_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : SIDE;
  *minimum_baseline = *natural_baseline = -1;
}

static void flip_tile_allocate(GtkWidget *widget, int width, int height, int baseline)
{
  FlipTile *tile = BENCH_FLIP_TILE(widget);
  for (GtkWidget *face = tile->front; face != NULL; face = gtk_widget_get_next_sibling(face)) {
    gtk_widget_measure(face, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(face, &(GtkAllocation){ 0, 0, SIDE, SIDE }, -1);
  }
}

static void flip_tile_dispose(GObject *object)
{
  FlipTile *tile = BENCH_FLIP_TILE(object);
  forget_pictures(tile);
  g_clear_pointer(&tile->front, gtk_widget_unparent);
  g_clear_pointer(&tile->back, gtk_widget_unparent);
  G_OBJECT_CLASS(flip_tile_parent_class)->dispose(object);
}

static void flip_tile_class_init(FlipTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = flip_tile_dispose;
  widget_class->snapshot = flip_tile_snapshot;
  widget_class->measure = flip_tile_measure;
  widget_class->size_allocate = flip_tile_allocate;
  button_class_init(widget_class, turn);
}

static void flip_tile_init(FlipTile *tile)
{
}

GtkWidget *flip_tile_new(const Element *element)
{
  FlipTile *tile = g_object_new(FLIP_TILE_TYPE, "halign", GTK_ALIGN_CENTER, NULL);
  tile->element = element;
  tile->front = tile_new(element, SIDE);
  gtk_widget_set_can_target(tile->front, FALSE);
  gtk_widget_set_focusable(tile->front, FALSE);
  gtk_widget_set_parent(tile->front, GTK_WIDGET(tile));
  button_init(GTK_WIDGET(tile), element);
  return GTK_WIDGET(tile);
}
