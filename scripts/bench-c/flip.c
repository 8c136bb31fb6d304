/* FlipTile             a tile with two faces, and its reflection below it
 *   Tile               the front
 *   GtkGrid            the back, from the first flip on
 * During a flip, pictures of the faces are drawn instead. */
#include "reference.h"

#define FLIP_US 750000

struct _FlipTile {
  GtkWidget parent;
  const Element *element;
  GtkWidget *front, *back;
  cairo_surface_t *faces[2]; /* during a flip */
  gboolean back_up;
  double from, angle; /* degrees */
  gint64 began;       /* 0 until the first frame of a flip */
  guint ticks;
};

G_DEFINE_FINAL_TYPE(FlipTile, flip_tile, GTK_TYPE_WIDGET)

static void
forget_pictures(FlipTile *tile)
{
  for (int i = 0; i < 2; i++)
    g_clear_pointer(&tile->faces[i], cairo_surface_destroy);
}

static gboolean
advance(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
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

void
flip_tile_turn(FlipTile *tile)
{
  if (tile->back == NULL) {
    tile->back = back_new(tile->element);
    gtk_widget_set_can_target(tile->back, FALSE);
    gtk_widget_set_parent(tile->back, GTK_WIDGET(tile));
  }
  tile->back_up = !tile->back_up;
  tile->from = tile->angle;
  tile->began = 0;
  if (tile->ticks == 0)
    tile->ticks = gtk_widget_add_tick_callback(GTK_WIDGET(tile), advance, NULL, NULL);
}

/* Draws a face at rest. */
static GskRenderNode *
face_node(FlipTile *tile, gboolean is_back)
{
  GtkSnapshot *snapshot = gtk_snapshot_new();
  if (is_back)
    tile_draw_ground(snapshot, tile->element, gtk_widget_get_width(GTK_WIDGET(tile)));
  gtk_widget_snapshot_child(GTK_WIDGET(tile), is_back ? tile->back : tile->front, snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

static void
draw_at_rest(FlipTile *tile, GtkSnapshot *snapshot, int side)
{
  GskRenderNode *node = face_node(tile, tile->back_up);
  gtk_snapshot_append_node(snapshot, node);
  cairo_t *cairo = gtk_snapshot_append_cairo(
    snapshot, &GRAPHENE_RECT_INIT(0, (float)side, (float)side, (float)(face_height(side) - side)));
  face_draw_reflection(cairo, node, side);
  cairo_destroy(cairo);
  gsk_render_node_unref(node);
}

static void
flip_tile_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipTile *tile = BENCH_FLIP_TILE(widget);
  int side = gtk_widget_get_width(widget), scale = gtk_widget_get_scale_factor(widget);
  if (tile->ticks == 0) {
    draw_at_rest(tile, snapshot, side);
    return;
  }
  for (int i = 0; i < 2; i++)
    if (tile->faces[i] == NULL) {
      GskRenderNode *node = face_node(tile, i == 1);
      tile->faces[i] = face_picture(node, side, scale);
      gsk_render_node_unref(node);
    }
  faces_draw(snapshot, tile->faces, side, scale, tile->angle);
}

static void
flip_tile_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline)
{
  int side = for_size > 0 && orientation == GTK_ORIENTATION_VERTICAL ? for_size : 256;
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? face_height(side) : side;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_tile_allocate(GtkWidget *widget, int width, int height, int baseline)
{
  FlipTile *tile = BENCH_FLIP_TILE(widget);
  forget_pictures(tile);
  for (GtkWidget *face = tile->front; face != NULL; face = gtk_widget_get_next_sibling(face)) {
    gtk_widget_measure(face, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(face, &(GtkAllocation){ 0, 0, width, width }, -1);
  }
}

static void
flip_tile_dispose(GObject *object)
{
  FlipTile *tile = BENCH_FLIP_TILE(object);
  forget_pictures(tile);
  g_clear_pointer(&tile->front, gtk_widget_unparent);
  g_clear_pointer(&tile->back, gtk_widget_unparent);
  G_OBJECT_CLASS(flip_tile_parent_class)->dispose(object);
}

static void
activate(GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_tile_turn(BENCH_FLIP_TILE(widget));
}

static void
flip_tile_class_init(FlipTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = flip_tile_dispose;
  widget_class->snapshot = flip_tile_snapshot;
  widget_class->measure = flip_tile_measure;
  widget_class->size_allocate = flip_tile_allocate;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action(widget_class, "tile.flip", NULL, activate);
  gtk_widget_class_add_binding_action(widget_class, GDK_KEY_Return, 0, "tile.flip", NULL);
}

static void
flip_tile_init(FlipTile *tile)
{
}

static void
clicked(GtkGestureClick *gesture, int presses, double x, double y, FlipTile *tile)
{
  flip_tile_turn(tile);
}

FlipTile *
flip_tile_new(const Element *element)
{
  FlipTile *tile = g_object_new(FLIP_TILE_TYPE, NULL);
  tile->element = element;
  tile->front = tile_new(element, 256);
  gtk_widget_set_can_target(tile->front, FALSE);
  gtk_widget_set_focusable(tile->front, FALSE);
  gtk_widget_set_parent(tile->front, GTK_WIDGET(tile));
  gtk_widget_set_focusable(GTK_WIDGET(tile), TRUE);
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect(click, "released", G_CALLBACK(clicked), tile);
  gtk_widget_add_controller(GTK_WIDGET(tile), GTK_EVENT_CONTROLLER(click));
  g_autofree char *name = element_accessible_name(element);
  set_accessible_name(GTK_WIDGET(tile), name);
  return tile;
}
