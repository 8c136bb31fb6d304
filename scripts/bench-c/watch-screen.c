#define _GNU_SOURCE /* ppoll */
#include "watch.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>

/* Changes closer together than this belong to one frame: a sixth of the time between two frames. */
#define FRAME_GAP_US 3000

/* Timeout for a program that never settles. */
#define LIMIT_US (60 * G_USEC_PER_SEC)

/* Smaller windows are tooltips, menus and windows of the window manager. */
#define LEAST_WINDOW_SIDE 300

static Display *display;
static Window root;
static int damage_event;
static Rectangle watched; /* the strip on the screen; width 0: none */
static XImage *picture;
static GArray *changes;

static int
ignore_error(Display *sender, XErrorEvent *error)
{
  return 0; /* windows come and go while they are looked at */
}

gboolean
screen_open(void)
{
  int error_base;
  display = XOpenDisplay(NULL);
  if (display == NULL || !XDamageQueryExtension(display, &damage_event, &error_base))
    return FALSE;
  XSetErrorHandler(ignore_error);
  root = DefaultRootWindow(display);
  changes = g_array_new(FALSE, FALSE, sizeof(Change));
  XDamageCreate(display, root, XDamageReportRawRectangles);
  XSync(display, False);
  return TRUE;
}

void
screen_park_pointer(void)
{
  Screen *screen = DefaultScreenOfDisplay(display);
  XWarpPointer(display, None, root, 0, 0, 0, 0, WidthOfScreen(screen) - 1, HeightOfScreen(screen) - 1);
  XSync(display, False);
}

void
screen_forget(void)
{
  XSync(display, True);
  g_array_set_size(changes, 0);
}

Display *
screen_display(void)
{
  return display;
}

const Change *
screen_changes(guint *count)
{
  *count = changes->len;
  return (const Change *)changes->data;
}

Rectangle
strip_in(Rectangle window, const Strip *strip)
{
  return (Rectangle){ window.x + window.width * strip->x / 1000, window.y + window.height * strip->y / 1000,
                  window.width * strip->width / 1000, window.height * strip->height / 1000 };
}

gboolean
rectangles_overlap(Rectangle a, Rectangle b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

gboolean
screen_topmost(Rectangle *rectangle)
{
  XWindowAttributes found;
  Window root_return, parent, *children = NULL;
  unsigned count = 0;
  gboolean any = FALSE;
  XQueryTree(display, root, &root_return, &parent, &children, &count);
  while (count-- > 0 && !any)
    any = XGetWindowAttributes(display, children[count], &found) && found.map_state == IsViewable
          && found.class == InputOutput && found.width >= LEAST_WINDOW_SIDE
          && found.height >= LEAST_WINDOW_SIDE;
  if (children != NULL)
    XFree(children);
  *rectangle = (Rectangle){ found.x, found.y, found.width, found.height };
  return any;
}

gint64
screen_last_on_top(void)
{
  Rectangle top;
  if (!screen_topmost(&top))
    return 0;
  for (guint i = changes->len; i-- > 0;) {
    const Change *change = &g_array_index(changes, Change, i);
    if (rectangles_overlap(change->rectangle, top))
      return change->time;
  }
  return 0;
}

/* Captures the strip; returns TRUE if it differs from the previous capture. */
static gboolean
picture_changed(void)
{
  if (watched.width == 0)
    return FALSE;
  XImage *now = XGetImage(display, root, watched.x, watched.y, (unsigned)watched.width,
                          (unsigned)watched.height, AllPlanes, ZPixmap);
  if (now == NULL)
    return FALSE;
  gboolean changed = picture == NULL
                     || memcmp(now->data, picture->data, (size_t)now->bytes_per_line * (size_t)now->height) != 0;
  if (picture != NULL)
    XDestroyImage(picture);
  picture = now;
  return changed;
}

void
screen_start(const Strip *strip)
{
  Rectangle window;
  if (picture != NULL)
    XDestroyImage(picture);
  picture = NULL;
  watched.width = 0;
  if (strip != NULL && screen_topmost(&window)) {
    watched = strip_in(window, strip);
    picture_changed();
  }
}

/* The X server's clock is the same clock, in milliseconds of 32 bits. */
static gint64
time_of(const XDamageNotifyEvent *event)
{
  gint64 now = g_get_monotonic_time() / 1000;
  return (now - (guint32)((guint32)now - (guint32)event->timestamp)) * 1000;
}

/* Reads the pending events; returns TRUE if one was a change of the screen. */
static gboolean
read_changes(void)
{
  gboolean any = FALSE;
  while (XEventsQueued(display, QueuedAfterReading) > 0) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type != damage_event + XDamageNotify)
      continue;
    const XDamageNotifyEvent *damage = (const XDamageNotifyEvent *)&event;
    Rectangle rectangle = { damage->area.x, damage->area.y, damage->area.width, damage->area.height };
    g_array_append_val(changes, ((Change){ time_of(damage), rectangle }));
    any = TRUE;
  }
  return any;
}

/* Waits until a change or the deadline. Returns the time of the change, or 0. */
static gint64
next_change(gint64 deadline)
{
  struct pollfd connection = { .fd = ConnectionNumber(display), .events = POLLIN };
  for (;;) {
    if (read_changes())
      return g_get_monotonic_time();
    gint64 left = deadline - g_get_monotonic_time();
    if (left <= 0)
      return 0;
    struct timespec wait = { left / G_USEC_PER_SEC, left % G_USEC_PER_SEC * 1000 };
    ppoll(&connection, 1, &wait, NULL);
  }
}

Burst
screen_settle(gint64 quiet_us, gint64 timeout_us)
{
  Burst burst = { 0 };
  gint64 begin = g_get_monotonic_time(), change = next_change(begin + timeout_us);
  burst.first = change;
  while (change != 0 && change - begin < LIMIT_US) {
    for (gint64 more = change; more != 0; more = next_change(change + FRAME_GAP_US))
      change = more;
    burst.frames++;
    burst.pictures += picture_changed();
    burst.last = change;
    change = next_change(burst.last + quiet_us);
  }
  return burst;
}

void
screen_watch(gint64 until)
{
  while (next_change(until) != 0)
    continue;
}

gint64
screen_longest_gap(gint64 begin, gint64 end)
{
  gint64 last = begin, longest = 0;
  for (guint i = 0; i < changes->len; i++) {
    gint64 time = g_array_index(changes, Change, i).time;
    longest = MAX(longest, time - last);
    last = MAX(last, time);
  }
  return MAX(longest, end - last);
}
