#include "watch.h"
#include <X11/Xatom.h>
#include <X11/Xlib.h>

/* Changes closer together than this belong to one frame of a window. */
#define FRAME_GAP_US 3000

/* The client windows, oldest first, as listed by the window manager; the caller frees them with XFree. */
static Window *
client_windows(unsigned long *count)
{
  Display *display = screen_display();
  Atom list = XInternAtom(display, "_NET_CLIENT_LIST", False), type;
  int format;
  unsigned long left;
  unsigned char *data = NULL;
  *count = 0;
  XGetWindowProperty(display, DefaultRootWindow(display), list, 0, 1024, False, XA_WINDOW, &type, &format, count,
                     &left, &data);
  return (Window *)data;
}

static Rectangle
rectangle_of(Window window)
{
  Display *display = screen_display();
  XWindowAttributes found = { 0 };
  Window child;
  Rectangle rectangle = { 0 };
  XGetWindowAttributes(display, window, &found);
  XTranslateCoordinates(display, window, DefaultRootWindow(display), 0, 0, &rectangle.x, &rectangle.y, &child);
  rectangle.width = found.width;
  rectangle.height = found.height;
  return rectangle;
}

void
windows_tile(int columns, int width, int height, int gap)
{
  unsigned long count;
  Window *windows = client_windows(&count);
  for (unsigned long i = 0; i < count; i++)
    XMoveResizeWindow(screen_display(), windows[i], (int)i % columns * (width + gap),
                      (int)i / columns * (height + gap), (unsigned)width, (unsigned)height);
  XSync(screen_display(), False);
  if (windows != NULL)
    XFree(windows);
}

static int
frames(Rectangle rectangle, gint64 span_us)
{
  guint count;
  const Change *changes = screen_changes(&count);
  gint64 first = 0, last = 0;
  int frames = 0;
  for (guint i = 0; i < count; i++) {
    if (!rectangles_overlap(changes[i].rectangle, rectangle))
      continue;
    gint64 time = changes[i].time;
    if (first == 0)
      first = time;
    else if (time - last > FRAME_GAP_US && time - first <= span_us)
      frames++;
    last = time;
  }
  return frames;
}

char *
windows_frames(const Strip *strip, gint64 span_us)
{
  unsigned long count;
  Window *windows = client_windows(&count);
  GString *text = g_string_new(NULL);
  for (unsigned long i = 0; i < count; i++)
    g_string_append_printf(text, "%s%d", i > 0 ? " " : "", frames(strip_in(rectangle_of(windows[i]), strip), span_us));
  if (windows != NULL)
    XFree(windows);
  return g_string_free(text, FALSE);
}
