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

/* The part of the topmost window whose picture is compared, in thousandths of its size. */
typedef struct {
  int x, y, width, height;
} Strip;

gboolean screen_open(void);
void screen_park_pointer(void);
/* Forgets every change so far. */
void screen_forget(void);
/* Notes what the strip shows now (nothing, where strip is null). */
void screen_start(const Strip *strip);
/* Waits for a change (at most timeout), then for quiet. */
Burst screen_settle(gint64 quiet_us, gint64 timeout_us);
/* Writes "x y width height" of the topmost window, which is what the strip is a part of. */
char *screen_topmost(void);

gboolean bus_open(void);
/* Calls org.gtk.Actions.Activate and returns when the call was handed over, not when it was answered. */
void bus_activate(const char *name, const char *path, const char *action, const char *parameter);
/* The answer to a call without arguments that returns strings, one to a line. */
char *bus_children(const char *name, const char *path);
char *bus_actions(const char *name, const char *path);
