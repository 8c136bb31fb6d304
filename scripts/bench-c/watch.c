/* Reads commands from standard input, one per line with fields separated by tabs, and replies with one line each:
 *   settle QUIET_MS TIMEOUT_MS                        "armed", then the next burst
 *   act QUIET_MS TIMEOUT_MS STRIP NAME PATH ACTION PARAMETER     the burst caused by the action; STRIP is
 *                                                     "-" or "x,y,width,height" in thousandths of the window
 *   act-all QUIET_MS TIMEOUT_MS STRIP SPAN_MS NAME PATHS ACTION  the action on every path, at once: for each
 *                                                     window the frames in the strip SPAN after its first
 *   click QUIET_MS TIMEOUT_MS X Y                     on the topmost window: the burst, with "last" of the
 *                                                     window that is topmost afterward
 *   zoom QUIET_MS TIMEOUT_MS STRIP DURATION_MS STEP_MS STEPS     in and out under the pointer, reversing after STEPS
 *   tile QUIET_MS TIMEOUT_MS COLUMNS WIDTH HEIGHT GAP
 *   gap SPAN_MS                                       the longest time without a change in the span, in microseconds,
 *                                                     with small motions of the pointer over the topmost window
 *   send NAME PATH ACTION PARAMETER                   an action, without waiting for its effect
 *   park | actions NAME PATH | children NAME PATH
 * A burst is "called first last frames pictures". */
#include "watch.h"
#include <stdio.h>
#include <string.h>

/* Time for a hovered widget to show its hover state. */
#define HOVER_US 200000
/* Time between two small motions of the pointer. */
#define TREMBLE_US 20000

static gint64
microseconds(const char *milliseconds)
{
  return g_ascii_strtoll(milliseconds, NULL, 10) * 1000;
}

static int
number(const char *text)
{
  return (int)g_ascii_strtoll(text, NULL, 10);
}

static gboolean
read_strip(const char *text, Strip *strip)
{
  return sscanf(text, "%d,%d,%d,%d", &strip->x, &strip->y, &strip->width, &strip->height) == 4;
}

static void
print_burst(gint64 called, Burst burst)
{
  printf("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d %d\n", called, burst.first,
         burst.last, burst.frames, burst.pictures);
}

static gint64
start(const char *compared)
{
  Strip strip;
  screen_start(read_strip(compared, &strip) ? &strip : NULL);
  screen_forget();
  return g_get_monotonic_time();
}

static Burst
finish(char **parts)
{
  return screen_settle(microseconds(parts[1]), microseconds(parts[2]));
}

static void
act(char **parts)
{
  gint64 called = start(parts[3]);
  bus_activate(parts[4], parts[5], parts[6], parts[7]);
  print_burst(called, finish(parts));
}

static void
act_all(char **parts)
{
  Strip strip = { 0 };
  g_auto(GStrv) paths = g_strsplit(parts[6], " ", -1);
  read_strip(parts[3], &strip);
  start("-");
  for (char **path = paths; *path != NULL; path++)
    bus_activate(parts[5], *path, parts[7], "");
  finish(parts);
  g_autofree char *frames = windows_frames(&strip, microseconds(parts[4]));
  puts(frames);
}

static void
click(char **parts)
{
  Rectangle window = { 0 };
  screen_topmost(&window);
  start("-");
  input_move(window.x + number(parts[3]), window.y + number(parts[4]));
  screen_settle(HOVER_US, HOVER_US);
  gint64 called = start("-");
  input_click();
  Burst burst = finish(parts);
  burst.last = screen_last_on_top();
  print_burst(called, burst);
}

static void
zoom(char **parts)
{
  Rectangle window = { 0 };
  screen_topmost(&window);
  input_move(window.x + window.width / 2, window.y + window.height / 2);
  gint64 called = start(parts[3]);
  input_zoom(number(parts[4]), number(parts[5]), number(parts[6]));
  print_burst(called, finish(parts));
}

static void
gap(char **parts)
{
  Rectangle window = { 0 };
  screen_topmost(&window);
  gint64 begin = start("-"), end = begin + microseconds(parts[1]);
  for (gint64 now = begin; now < end; now = g_get_monotonic_time()) {
    input_move(window.x + window.width / 2 + (now / TREMBLE_US) % 2, window.y + window.height / 2);
    screen_watch(MIN(now + TREMBLE_US, end));
  }
  printf("%" G_GINT64_FORMAT "\n", screen_longest_gap(begin, end));
}

static void
settle(char **parts)
{
  gint64 called = start("-");
  puts("armed");
  print_burst(called, finish(parts));
}

static void
park(char **parts)
{
  screen_park_pointer();
  puts("parked");
}

static void
tile(char **parts)
{
  start("-");
  windows_tile(number(parts[3]), number(parts[4]), number(parts[5]), number(parts[6]));
  finish(parts);
  puts("tiled");
}

static void
send_action(char **parts)
{
  bus_activate(parts[1], parts[2], parts[3], parts[4]);
  puts("sent");
}

static void
print_actions(char **parts)
{
  g_autofree char *actions = bus_actions(parts[1], parts[2]);
  puts(actions);
}

static void
print_children(char **parts)
{
  g_autofree char *children = bus_children(parts[1], parts[2]);
  puts(children);
}

static const struct {
  const char *name;
  guint parts;
  void (*run)(char **parts);
} commands[] = {
  { "settle", 3, settle }, { "act", 8, act },          { "act-all", 8, act_all }, { "send", 5, send_action },
  { "click", 5, click },   { "zoom", 7, zoom },        { "tile", 7, tile },       { "park", 1, park },
  { "gap", 2, gap },
  { "actions", 3, print_actions },                     { "children", 3, print_children },
};

static gboolean
run(char **parts)
{
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++)
    if (g_strcmp0(parts[0], commands[i].name) == 0 && g_strv_length(parts) == commands[i].parts) {
      commands[i].run(parts);
      return TRUE;
    }
  return FALSE;
}

int
main(void)
{
  char line[4096];
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (!screen_open() || !input_open() || !bus_open()) {
    fputs("watch: no display with the extensions Damage and XTest, or no session bus\n", stderr);
    return 1;
  }
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    g_auto(GStrv) parts = g_strsplit(line, "\t", -1);
    if (!run(parts)) {
      fprintf(stderr, "watch: not a command: %s\n", line);
      return 1;
    }
  }
  return 0;
}
