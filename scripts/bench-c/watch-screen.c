#define _GNU_SOURCE /* ppoll */
#include "watch.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>

/* Changes closer together than this belong to one frame: a sixth of the time between two frames. */
#define FRAME_GAP_US 3000

/* Smaller windows are tooltips, menus and the window manager's own. */
#define LEAST_WINDOW_SIDE 300

static Display *display;
static Window root;
static int damage_event;
static struct { int x, y, width, height; } watched; /* the strip on the screen; width 0: none */
static XImage *picture;

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
}

static gboolean
topmost(XWindowAttributes *found)
{
  Window root_return, parent, *children = NULL;
  unsigned count = 0;
  gboolean any = FALSE;
  XQueryTree(display, root, &root_return, &parent, &children, &count);
  while (count-- > 0 && !any)
    any = XGetWindowAttributes(display, children[count], found) && found->map_state == IsViewable
          && found->class == InputOutput && found->width >= LEAST_WINDOW_SIDE
          && found->height >= LEAST_WINDOW_SIDE;
  if (children != NULL)
    XFree(children);
  return any;
}

char *
screen_topmost(void)
{
  XWindowAttributes window;
  if (!topmost(&window))
    return g_strdup("none");
  return g_strdup_printf("%d %d %d %d", window.x, window.y, window.width, window.height);
}

/* Takes the strip's picture; says whether it differs from the one before. */
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
  XWindowAttributes window;
  if (picture != NULL)
    XDestroyImage(picture);
  picture = NULL;
  watched.width = 0;
  if (strip != NULL && topmost(&window)) {
    watched.x = window.x + window.width * strip->x / 1000;
    watched.y = window.y + window.height * strip->y / 1000;
    watched.width = window.width * strip->width / 1000;
    watched.height = window.height * strip->height / 1000;
    picture_changed();
  }
}

/* Reads what has arrived; says whether any of it was a change of the screen. */
static gboolean
read_changes(void)
{
  gboolean any = FALSE;
  while (XEventsQueued(display, QueuedAfterReading) > 0) {
    XEvent event;
    XNextEvent(display, &event);
    any |= event.type == damage_event + XDamageNotify;
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
  gint64 change = next_change(g_get_monotonic_time() + timeout_us);
  burst.first = change;
  while (change != 0) {
    for (gint64 more = change; more != 0; more = next_change(change + FRAME_GAP_US))
      change = more;
    burst.frames++;
    burst.pictures += picture_changed();
    burst.last = change;
    change = next_change(burst.last + quiet_us);
  }
  return burst;
}
