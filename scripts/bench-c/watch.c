/* Reads one command to a line from standard input, its parts parted by tabs, and answers each with one line:
 *   settle QUIET_MS TIMEOUT_MS                        "armed", then the burst that follows
 *   act QUIET_MS TIMEOUT_MS STRIP NAME PATH ACTION PARAMETER     the burst that the action causes; STRIP is
 *                                                     "-" or "x,y,width,height" in thousandths of the window
 *   topmost | park | actions NAME PATH | children NAME PATH
 * A burst is "called first last frames pictures". */
#include "watch.h"
#include <stdio.h>
#include <string.h>

static void
print_burst(gint64 called, const char *quiet, const char *timeout)
{
  Burst burst = screen_settle(g_ascii_strtoll(quiet, NULL, 10) * 1000, g_ascii_strtoll(timeout, NULL, 10) * 1000);
  printf("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d %d\n", called, burst.first,
         burst.last, burst.frames, burst.pictures);
}

static void
act(char **parts)
{
  Strip strip;
  gboolean compared = sscanf(parts[3], "%d,%d,%d,%d", &strip.x, &strip.y, &strip.width, &strip.height) == 4;
  screen_start(compared ? &strip : NULL);
  screen_forget();
  gint64 called = g_get_monotonic_time();
  bus_activate(parts[4], parts[5], parts[6], parts[7]);
  print_burst(called, parts[1], parts[2]);
}

static void
settle(char **parts)
{
  screen_start(NULL);
  screen_forget();
  puts("armed");
  print_burst(g_get_monotonic_time(), parts[1], parts[2]);
}

static void
park(char **parts)
{
  screen_park_pointer();
  puts("parked");
}

static void
print_topmost(char **parts)
{
  g_autofree char *geometry = screen_topmost();
  puts(geometry);
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
  { "act", 8, act },           { "settle", 3, settle },         { "park", 1, park },
  { "topmost", 1, print_topmost }, { "actions", 3, print_actions }, { "children", 3, print_children },
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
  char line[1024];
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (!screen_open() || !bus_open()) {
    fputs("watch: no display with the Damage extension, or no session bus\n", stderr);
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
