/*
 * While a process waits, libfaketime (0.9.10) lets it see the real time, in the handlers of its signals too. PostgreSQL
 * ends what takes too long in such a handler: under a clock that is behind it would end everything, under one that is
 * ahead nothing. Loaded before libfaketime, these wait by the system itself. They take spans of time, not times of day.
 */
#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What the kernel reads of a set of signals, in bytes. */
#define SIGNALS_SIZE (_NSIG / 8)

int epoll_pwait(int epoll, struct epoll_event *events, int most, int timeout, const sigset_t *signals) {
  return (int)syscall(SYS_epoll_pwait, epoll, events, most, timeout, signals, SIGNALS_SIZE);
}

int epoll_wait(int epoll, struct epoll_event *events, int most, int timeout) {
  return epoll_pwait(epoll, events, most, timeout, NULL);
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  struct timespec span = {timeout / 1000, (timeout % 1000) * 1000000L};
  return (int)syscall(SYS_ppoll, files, count, timeout < 0 ? NULL : &span, NULL, SIGNALS_SIZE);
}
