#define _DEFAULT_SOURCE
#include "host.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static struct termios before;
/* What has been read and not been understood yet. */
static char bytes[256];
static size_t count;

bool host_open(void) {
  struct termios raw;
  if (tcgetattr(STDIN_FILENO, &before) != 0)
    return false;
  raw = before;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  raw.c_cc[VMIN] = 0, raw.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  fputs("\033[?1049h\033[?25l\033[?1002h\033[?1006h\033[2J", stdout);
  return true;
}

void host_close(void) {
  fputs("\033[0m\033[?1006l\033[?1002l\033[?25h\033[?1049l", stdout);
  fflush(stdout);
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

void host_size(int *columns, int *rows) {
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  *columns = size.ws_col > 0 ? size.ws_col : 80;
  *rows = size.ws_row > 0 ? size.ws_row : 24;
}

double host_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void drop(size_t used) {
  memmove(bytes, bytes + used, count - used);
  count -= used;
}

/* Understands the first bytes, as xterm sends them. */
static event understand(void) {
  event e = {EVENT_NONE, 0, 0, 0, false, false};
  int button, column, row, used = 0;
  char end = 0;
  if (count == 0)
    return e;
  bytes[count] = 0;
  if (sscanf(bytes, "\033[<%d;%d;%d%c%n", &button, &column, &row, &end,
             &used) == 4) {
    drop((size_t)used);
    e.kind = button & 64 ? EVENT_WHEEL : EVENT_MOUSE;
    e.key = button & 1 ? 1 : -1;
    e.column = column - 1, e.row = row - 1;
    e.is_down = end == 'M', e.is_new = e.is_down && !(button & 32);
    return e;
  }
  if (count >= 3 && bytes[0] == 27 && bytes[1] == '[' && bytes[2] >= 'A' &&
      bytes[2] <= 'D') {
    e.kind = EVENT_KEY, e.key = KEY_UP + bytes[2] - 'A';
    drop(3);
    return e;
  }
  e.kind = EVENT_KEY, e.key = bytes[0];
  drop(1);
  return e;
}

event host_wait(double seconds) {
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  if (count == 0 &&
      poll(&input, 1, seconds < 0 ? -1 : (int)(seconds * 1000 + .5)) > 0) {
    ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes - 1);
    count = got > 0 ? (size_t)got : 0;
  }
  return understand();
}
