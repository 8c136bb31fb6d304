/* The watcher: sees from outside when the screen changes, and sends actions to a program.
 * One clock for all: CLOCK_MONOTONIC in microseconds, the clock of Python's time.monotonic_ns(). */
#pragma once
#include <gio/gio.h>

/* What happened between a start (or an action) and the quiet after it. */
typedef struct {
  gint64 first, last; /* first and last change of the screen, 0 where there was none */
  int frames;         /* bursts of changes no more than FRAME_GAP_US apart */
  int pictures;       /* of these, how many left another picture in the strip */
} Burst;

/* A part of a window, in thousandths of its size: of the topmost one, whose picture is compared there. */
typedef struct {
  int x, y, width, height;
} Strip;

/* A part of the screen, in pixels. */
typedef struct {
  int x, y, width, height;
} Place;

Place place_in(Place window, const Strip *strip);
gboolean places_meet(Place a, Place b);

/* A part of the screen that was drawn to, and when. */
typedef struct {
  gint64 time;
  Place place;
} Change;

gboolean screen_open(void);
struct _XDisplay *screen_display(void);
void screen_park_pointer(void);
/* Forgets every change so far. */
void screen_forget(void);
/* Notes what the strip shows now (nothing, where strip is null). */
void screen_start(const Strip *strip);
/* Waits for a change (at most timeout), then for quiet. */
Burst screen_settle(gint64 quiet_us, gint64 timeout_us);
/* Reads changes until then. */
void screen_watch(gint64 until);
/* The longest time from one change to the next between these two, of the changes since the screen was last forgotten. */
gint64 screen_longest_gap(gint64 begin, gint64 end);
/* Every change since the screen was last forgotten, in the order of time, each with the time that the X server gave
 * it: exact to a millisecond, however late it was read. */
const Change *screen_changes(guint *count);
/* When the topmost window changed last, 0 if it did not. What lies behind it does not count. */
gint64 screen_last_on_top(void);
/* Where the topmost window is, which the strip is a part of. */
gboolean screen_topmost(Place *place);

/* Lays the windows out in rows of so many columns, each window of this size, with gaps between them. */
void windows_place(int columns, int width, int height, int gap);
/* For each window: how often its strip was drawn to in so many microseconds after the first time. */
char *windows_frames(const Strip *strip, gint64 span_us);

gboolean input_open(void);
/* Moves the pointer to a place on the screen. */
void input_move(int x, int y);
void input_click(void);
/* Turns the wheel under the pointer, with Ctrl held, a step every step_ms; the way back after so many steps. */
void input_zoom(int duration_ms, int step_ms, int steps_to_turn);

gboolean bus_open(void);
/* Calls org.gtk.Actions.Activate and returns when the call was handed over, not when it was answered. */
void bus_activate(const char *name, const char *path, const char *action, const char *parameter);
/* The answer to a call without arguments that returns strings, one to a line. */
char *bus_children(const char *name, const char *path);
char *bus_actions(const char *name, const char *path);
