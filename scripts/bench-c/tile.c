#include "reference.h"

struct _Tile {
  GtkWidget parent;
  const Element *element;
  int size;
};

G_DEFINE_FINAL_TYPE(Tile, tile, GTK_TYPE_WIDGET)

static const guint32 category_colors[CATEGORY_COUNT] = {
  0x9dec93, 0xf6f777, 0xa393fc, 0xf1a681, 0xcd9c1a, 0xc4faff,
  0x68e7fd, 0x85bcf7, 0xf57c98, 0xc29ec4, 0xcfc6c8,
};

/* Position of a text, in fractions of the tile's side. */
typedef struct {
  double font, baseline;
  double align; /* 0 at the start, 0.5 centered, 1 at the end */
  PangoWeight weight;
} TextPosition;

enum { NUMBER, STATE, SYMBOL, NAME, WEIGHT, TEXT_COUNT };

static const TextPosition small_positions[TEXT_COUNT] = {
  { 0.20, 0.24, 0, PANGO_WEIGHT_NORMAL },   { 0.18, 0.24, 1, PANGO_WEIGHT_NORMAL },
  { 0.36, 0.60, 0.5, PANGO_WEIGHT_BOLD },   { 0.12, 0.76, 0.5, PANGO_WEIGHT_SEMIBOLD },
  { 0.12, 0.91, 0.5, PANGO_WEIGHT_NORMAL },
};

static const TextPosition large_positions[TEXT_COUNT] = {
  { 0.125, 0.18, 0, PANGO_WEIGHT_NORMAL },  { 0.125, 0.18, 1, PANGO_WEIGHT_NORMAL },
  { 0.37, 0.57, 0.5, PANGO_WEIGHT_BOLD },   { 0.108, 0.74, 0.5, PANGO_WEIGHT_SEMIBOLD },
  { 0.098, 0.875, 0.5, PANGO_WEIGHT_NORMAL },
};

static void
draw_text(GtkWidget *widget, GtkSnapshot *snapshot, const char *text, const TextPosition *position, double side)
{
  static const GdkRGBA ink = { 0.11f, 0.106f, 0.122f, 0.85f };
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, text);
  g_autoptr(PangoFontDescription) font = pango_font_description_copy(
    pango_context_get_font_description(gtk_widget_get_pango_context(widget)));
  pango_font_description_set_absolute_size(font, position->font * side * PANGO_SCALE);
  pango_font_description_set_weight(font, position->weight);
  pango_layout_set_font_description(layout, font);
  int width;
  pango_layout_get_pixel_size(layout, &width, NULL);
  double padding = 0.085 * side;
  double x = padding + (side - 2 * padding - width) * position->align;
  double y = position->baseline * side - (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)y));
  gtk_snapshot_append_layout(snapshot, layout, &ink);
  gtk_snapshot_restore(snapshot);
}

double tile_temperature;

GdkRGBA tile_color(const Element *element)
{
  guint32 color = category_colors[element->category];
  return (GdkRGBA){ (float)(color >> 16 & 255) / 255, (float)(color >> 8 & 255) / 255,
                    (float)(color & 255) / 255, 1 };
}

void tile_draw_ground(GtkSnapshot *snapshot, const Element *element, double side)
{
  GdkRGBA fill = tile_color(element);
  fill.red *= 1 - (float)tile_temperature / 6000;
  GdkRGBA edge = { 0.11f, 0.106f, 0.122f, 0.14f };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)side, (float)side);
  GskRoundedRect outline;
  gsk_rounded_rect_init_from_rect(&outline, &bounds, (float)MAX(3, 0.085 * side));
  gtk_snapshot_push_rounded_clip(snapshot, &outline);
  gtk_snapshot_append_color(snapshot, &fill, &bounds);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_append_border(snapshot, &outline, (float[]){ 1, 1, 1, 1 },
                             (GdkRGBA[]){ edge, edge, edge, edge });
}

static void tile_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
  const Element *element = BENCH_TILE(widget)->element;
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  double side = MIN(width, height);
  const TextPosition *positions = side < 88 ? small_positions : large_positions;
  char number[12];
  g_snprintf(number, sizeof number, "%d", element->number);
  char state[2] = { state_titles[element->state][0], 0 };
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot,
                         &GRAPHENE_POINT_INIT((float)(width - side) / 2, (float)(height - side) / 2));
  tile_draw_ground(snapshot, element, side);
  const char *texts[TEXT_COUNT] = { number, state, element->symbol, element->name, element->weight };
  for (int i = 0; i < TEXT_COUNT; i++)
    draw_text(widget, snapshot, texts[i], &positions[i], side);
  gtk_snapshot_restore(snapshot);
}

static void tile_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = BENCH_TILE(widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void activate(GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action(widget, "app.show-element", "s", BENCH_TILE(widget)->element->symbol);
}

static void tile_class_init(TileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = tile_snapshot;
  widget_class->measure = tile_measure;
  gtk_widget_class_set_css_name(widget_class, "tile");
  button_class_init(widget_class, activate);
}

static void tile_init(Tile *tile)
{
}

GtkWidget *tile_new(const Element *element, int size)
{
  Tile *tile = g_object_new(TILE_TYPE, NULL);
  tile->element = element;
  tile->size = size;
  button_init(GTK_WIDGET(tile), element);
  return GTK_WIDGET(tile);
}
