#include "watch.h"
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

enum { LEFT_BUTTON = 1, WHEEL_UP = 4, WHEEL_DOWN = 5 };

/* A separate connection: the server delays all requests after a delayed event. */
static Display *hand;

gboolean
input_open(void)
{
  int event, error, major, minor;
  hand = XOpenDisplay(NULL);
  return hand != NULL && XTestQueryExtension(hand, &event, &error, &major, &minor);
}

void
input_move(int x, int y)
{
  XTestFakeMotionEvent(hand, DefaultScreen(hand), x, y, CurrentTime);
  XSync(hand, False);
}

static void
press(unsigned button, unsigned long delay_ms)
{
  XTestFakeButtonEvent(hand, button, True, delay_ms);
  XTestFakeButtonEvent(hand, button, False, CurrentTime);
}

void
input_click(void)
{
  press(LEFT_BUTTON, CurrentTime);
  XFlush(hand);
}

void
input_zoom(int duration_ms, int step_ms, int steps_to_turn)
{
  KeyCode control = XKeysymToKeycode(hand, XK_Control_L);
  XTestFakeKeyEvent(hand, control, True, CurrentTime);
  for (int step = 0; step * step_ms < duration_ms; step++)
    press(step / steps_to_turn % 2 == 0 ? WHEEL_UP : WHEEL_DOWN, (unsigned long)step_ms);
  XTestFakeKeyEvent(hand, control, False, CurrentTime);
  XFlush(hand);
}
