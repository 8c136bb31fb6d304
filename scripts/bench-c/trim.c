/* Preloaded into a program: gives free memory back to the system whenever the program gets SIGUSR2. A thread waits
 * for the signal, so that the program is never stopped while it holds the lock of its heap. */
#include <malloc.h>
#include <pthread.h>
#include <signal.h>

static void *
trim_when_told(void *signals)
{
  for (int received; sigwait(signals, &received) == 0;)
    malloc_trim(0);
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
