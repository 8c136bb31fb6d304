/* Preloaded into a program: whenever the program gets SIGUSR2, gives free memory back to the system and writes how
 * many bytes of the heap are in use to the file that HEAP_IN_USE names. A thread waits for the signal, so that the
 * program is never stopped while it holds the lock of its heap. */
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void
tell(const char *path)
{
  struct mallinfo2 heap = mallinfo2();
  FILE *file = path == NULL ? NULL : fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%zu\n", heap.uordblks + heap.hblkhd);
  fclose(file);
}

static void *
trim_when_told(void *signals)
{
  for (int received; sigwait(signals, &received) == 0;) {
    malloc_trim(0);
    tell(getenv("HEAP_IN_USE"));
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
  pthread_create(&thread, NULL, trim_when_told, &signals);
}
