/* The watcher: measures screen changes from outside, and sends actions to a program.
 * All times are CLOCK_MONOTONIC in microseconds, the clock of Python's time.monotonic_ns(). */
#pragma once
#include <gio/gio.h>

/* Screen changes between a start (or an action) and the settled screen. */
typedef struct {
  gint64 first, last; /* times of the first and last change of the screen; 0 without one */
  int frames;         /* bursts of changes no more than FRAME_GAP_US apart */
  int pictures;       /* the number of these that changed the strip */
} Burst;

/* The compared part of the topmost window, in thousandths of the window's size. */
typedef struct {
  int x, y, width, height;
} Strip;

/* A part of the screen, in pixels. */
typedef struct {
  int x, y, width, height;
} Rectangle;

Rectangle strip_in(Rectangle window, const Strip *strip);
gboolean rectangles_overlap(Rectangle a, Rectangle b);

/* A drawn part of the screen, and its time. */
typedef struct {
  gint64 time;
  Rectangle rectangle;
} Change;

gboolean screen_open(void);
struct _XDisplay *screen_display(void);
void screen_park_pointer(void);
/* Forgets every change so far. */
void screen_forget(void);
/* Captures the strip as the base of comparisons; nothing if it is NULL. */
void screen_start(const Strip *strip);
/* Waits for a change (at most timeout), then until there is none for quiet_us. */
Burst screen_settle(gint64 quiet_us, gint64 timeout_us);
/* Reads changes until that time. */
void screen_watch(gint64 until);
/* The longest time between successive changes from begin to end, among the changes since screen_forget. */
gint64 screen_longest_gap(gint64 begin, gint64 end);
/* All changes since screen_forget in order of time, with the X server's timestamps: exact to a millisecond, however
 * late they are read. */
const Change *screen_changes(guint *count);
/* Time of the topmost window's last change, 0 without one. Windows behind it do not count. */
gint64 screen_last_on_top(void);
/* The frame of the topmost window, which contains the strip. */
gboolean screen_topmost(Rectangle *rectangle);

/* Tiles the windows in rows of `columns`, each window of this size, with gaps between them. */
void windows_tile(int columns, int width, int height, int gap);
/* The number of frames in each window's strip within span_us after the first. */
char *windows_frames(const Strip *strip, gint64 span_us);

gboolean input_open(void);
/* Moves the pointer to a point of the screen. */
void input_move(int x, int y);
void input_click(void);
/* Scrolls with Ctrl under the pointer, one wheel click every step_ms, reversing after steps_to_turn. */
void input_zoom(int duration_ms, int step_ms, int steps_to_turn);

gboolean bus_open(void);
/* Calls org.gtk.Actions.Activate and returns once the call is sent, without waiting for its reply. */
void bus_activate(const char *name, const char *path, const char *action, const char *parameter);
/* The reply to a call without arguments that returns strings, one per line. */
char *bus_children(const char *name, const char *path);
char *bus_actions(const char *name, const char *path);
