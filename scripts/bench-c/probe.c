/* Library preloaded into a program: on SIGUSR2 it returns free memory to the system and writes to the file named by
 * PROBE the number of heap bytes in use, and how often Fontconfig sorted the list of fonts so far. A thread waits for the
 * signal, so that the program is never interrupted while it holds the lock of its heap. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_ulong sorts;

/* Pango sorts by the first of these, in later versions by the second. */
FcFontSet *FcFontSort(FcConfig *config, FcPattern *pattern, FcBool trim, FcCharSet **coverage, FcResult *result)
{
  FcFontSet *(*sort)(FcConfig *, FcPattern *, FcBool, FcCharSet **, FcResult *) = dlsym(RTLD_NEXT, "FcFontSort");
  atomic_fetch_add(&sorts, 1);
  return sort(config, pattern, trim, coverage, result);
}

FcFontSet *FcFontSetSort(FcConfig *config, FcFontSet **sets, int count, FcPattern *pattern, FcBool trim,
                         FcCharSet **coverage, FcResult *result)
{
  FcFontSet *(*sort)(FcConfig *, FcFontSet **, int, FcPattern *, FcBool, FcCharSet **, FcResult *) =
    dlsym(RTLD_NEXT, "FcFontSetSort");
  atomic_fetch_add(&sorts, 1);
  return sort(config, sets, count, pattern, trim, coverage, result);
}

static void *report_when_told(void *signals)
{
  for (int received; sigwait(signals, &received) == 0;) {
    malloc_trim(0);
    struct mallinfo2 heap = mallinfo2();
    FILE *file = fopen(getenv("PROBE"), "w");
    if (file == NULL)
      continue;
    fprintf(file, "%zu %lu\n", heap.uordblks + heap.hblkhd, atomic_load(&sorts));
    fclose(file);
  }
  return NULL;
}

__attribute__((constructor)) static void
start(void)
{
  static sigset_t signals;
  pthread_t thread;
  sigemptyset(&signals);
  sigaddset(&signals, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  pthread_create(&thread, NULL, report_when_told, &signals);
}
