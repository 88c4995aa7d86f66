#include "trace.h"
#include <stdlib.h>
#include <string.h>

static char *line;
static size_t length, room;
static unsigned seen; /* handles of this line that trace_see() has got */

/* Objects in order, and where each stands: open addressing, a power of two. */
static const void **objects;
static unsigned object_count, object_room;
static unsigned *places;
static unsigned place_count;

/* Of trace_expect(): how far the line has been read. */
enum { MOST_OBJECTS = 1 << 24 };
static bool expects;
static const char *expected;

static void put(const char *text, size_t size) {
  if (length + size + 2 > room) {
    room = 2 * (length + size) + 200;
    line = realloc(line, room);
    if (!line)
      abort();
  }
  memcpy(line + length, text, size);
  length += size;
  line[length] = 0;
}

void trace_begin(const char *word) {
  length = 0;
  seen = 0;
  put(word, strlen(word));
}

void trace_word(const char *word) {
  put(" ", 1);
  put(word, strlen(word));
}

static void digits(unsigned long long value, unsigned base) {
  char text[24];
  size_t at = sizeof text;
  do {
    text[--at] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value);
  put(text + at, sizeof text - at);
}

void trace_unsigned(unsigned long long value) {
  put(" ", 1);
  digits(value, 10);
}

void trace_integer(long long value) {
  put(value < 0 ? " -" : " ", value < 0 ? 2 : 1);
  digits(value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value,
         10);
}

/* Whole numbers as such, others as C's %a writes them: nothing is rounded. */
void trace_number(double value) {
  uint64_t bits, rest;
  int exponent;
  if (value > -1e15 && value < 1e15 && value == (double)(long long)value &&
      (value != 0 || 1 / value > 0)) {
    trace_integer((long long)value);
    return;
  }
  memcpy(&bits, &value, sizeof bits);
  put(bits >> 63 ? " -" : " ", bits >> 63 ? 2 : 1);
  exponent = (int)(bits >> 52 & 0x7ff);
  rest = bits & 0xfffffffffffff;
  if (exponent == 0x7ff) {
    put(rest ? "nan" : "inf", 3);
    return;
  }
  put(exponent ? "0x1" : "0x0", 3);
  if (rest) {
    char text[13];
    size_t count = 13, at;
    for (at = 0; at < 13; at++)
      text[at] = "0123456789abcdef"[rest >> (48 - 4 * at) & 15];
    while (text[count - 1] == '0')
      count--;
    put(".", 1);
    put(text, count);
  }
  exponent = exponent ? exponent - 1023 : rest ? -1022 : 0;
  put(exponent < 0 ? "p-" : "p+", 2);
  digits((unsigned long long)(exponent < 0 ? -exponent : exponent), 10);
}

void trace_text(const char *text) {
  if (!text) {
    trace_word("-");
    return;
  }
  put(" \"", 2);
  for (; *text; text++) {
    const unsigned char byte = (unsigned char)*text;
    if (byte == '"' || byte == '\\' || byte < ' ') {
      char escape[4] = {'\\', 'x', "0123456789abcdef"[byte >> 4],
                        "0123456789abcdef"[byte & 15]};
      put(escape, 4);
    } else {
      put(text, 1);
    }
  }
  put("\"", 1);
}

void trace_bytes(const void *bytes, size_t size) {
  const unsigned char *from = bytes;
  if (!from) {
    trace_word("-");
    return;
  }
  trace_word("x"); /* without bytes when no memory is so large */
  if (size > 1 << 26)
    return;
  for (; size; size--, from++) {
    char two[2] = {"0123456789abcdef"[*from >> 4],
                   "0123456789abcdef"[*from & 15]};
    put(two, 2);
  }
}

void trace_function(unsigned id) {
  put(" @", 2);
  digits(id, 10);
}

const char *trace_line(size_t *out_length) {
  *out_length = length;
  return line;
}

/* MARK: Objects */

static unsigned *place_of(const void *handle) {
  uint64_t hash = (uint64_t)(uintptr_t)handle * 0x9e3779b97f4a7c15u;
  unsigned at = (unsigned)(hash >> 32) & (place_count - 1);
  while (places[at] && objects[places[at] - 1] != handle)
    at = (at + 1) & (place_count - 1);
  return &places[at];
}

unsigned trace_number_of(const void *handle) {
  return place_count && handle ? *place_of(handle) : 0;
}

void *trace_object(unsigned number) {
  return number && number <= object_count ? (void *)objects[number - 1] : NULL;
}

static void grow(void) {
  unsigned at;
  object_room = object_room ? 2 * object_room : 256;
  objects = realloc(objects, object_room * sizeof *objects);
  free(places);
  place_count = 4 * object_room;
  places = calloc(place_count, sizeof *places);
  if (!objects || !places)
    abort();
  for (at = 0; at < object_count; at++)
    if (objects[at])
      *place_of(objects[at]) = at + 1; /* of a name used again: the last one */
}

void trace_expect(const char *from) {
  expects = from != NULL;
  expected = from;
}

/* The next number of the line that names no object yet; 0 when there is none.
 */
static unsigned next_expected(void) {
  while (*expected && *expected != '\n') {
    unsigned value = 0;
    if (*expected++ != '#')
      continue;
    for (; *expected >= '0' && *expected <= '9' && value < MOST_OBJECTS;
         expected++)
      value = value * 10 + (unsigned)(*expected - '0');
    if (value && value < MOST_OBJECTS && !trace_object(value))
      return value;
  }
  return 0;
}

static unsigned number(const void *handle) {
  const unsigned made = expects ? next_expected() : object_count + 1;
  if (!made)
    return 0;
  while (object_room < made)
    grow();
  for (; object_count < made; object_count++)
    objects[object_count] = NULL;
  objects[made - 1] = handle;
  *place_of(handle) = made;
  return made;
}

static void put_number(unsigned number) {
  put("#", 1);
  digits(number, 10);
}

void trace_handle(const void *handle) {
  const unsigned known = trace_number_of(handle);
  put(" ", 1);
  if (known) {
    put_number(known);
  } else if (handle) {
    put("?", 1);
    digits((uintptr_t)handle, 16);
  } else {
    put("-", 1);
  }
}

void trace_met(const void *handle) {
  if (handle && !trace_number_of(handle))
    number(handle);
  trace_handle(handle);
}

void trace_made(const void *handle) {
  if (handle)
    number(handle);
  trace_handle(handle);
}

void trace_see(const void *handle) {
  seen += 1;
  unsigned made;
  if (!handle || trace_number_of(handle) || !(made = number(handle)))
    return;
  put(" ", 1);
  digits(seen, 10);
  put_number(made);
}

void trace_reset(void) {
  free(objects);
  free(places);
  objects = NULL;
  places = NULL;
  object_count = object_room = place_count = 0;
  trace_expect(NULL);
}
