/* A terminal as a host: its size, keys, mouse and clock. */
#ifndef HOST_H
#define HOST_H
#include <stdbool.h>

typedef enum event_kind {
  EVENT_NONE,
  EVENT_KEY,   /* `key` */
  EVENT_MOUSE, /* down, dragged or up, at a cell */
  EVENT_WHEEL  /* `key` is 1 down, -1 up */
} event_kind;

enum { KEY_UP = 1000, KEY_DOWN, KEY_RIGHT, KEY_LEFT, KEY_ESCAPE = 27 };

typedef struct event {
  event_kind kind;
  int key, column, row;
  bool is_down, is_new;
} event;

/* Takes the terminal over: no lines, no echo, a screen of its own, a mouse.
 * False when there is none. */
bool host_open(void);
void host_close(void);
void host_size(int *columns, int *rows);
/* Seconds on a clock that does not jump. */
double host_time(void);
/* Waits for an event, for so many seconds; negative is for ever. */
event host_wait(double seconds);
#endif
