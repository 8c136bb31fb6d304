/* Library preloaded into a program: on SIGUSR2 it returns free memory to the system and writes the number of heap
 * bytes in use to the file named by HEAP_IN_USE. A thread waits for the signal, so that the program is never
 * interrupted while it holds the lock of its heap. */
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void *trim_when_told(void *signals)
{
  for (int received; sigwait(signals, &received) == 0;) {
    malloc_trim(0);
    struct mallinfo2 heap = mallinfo2();
    FILE *file = fopen(getenv("HEAP_IN_USE"), "w");
    if (file == NULL)
      continue;
    fprintf(file, "%zu\n", heap.uordblks + heap.hblkhd);
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
  pthread_create(&thread, NULL, trim_when_told, &signals);
}
