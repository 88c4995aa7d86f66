/* The recorder in WebAssembly: motus-record.wasm has the library, the recorder
 * and the player. The trace is kept in memory until the page asks for it. */
#include "record.h"

#define EXPORTED(name) __attribute__((export_name(#name)))

extern void (*const record_originals[])(void);

static char *text;
static size_t length, whole, room;
static bool is_recording;

/* MARK: Recording */

EXPORTED(record_start) void record_start(void);
EXPORTED(record_stop) void record_stop(void);
EXPORTED(record_text) const char *record_text(void);
EXPORTED(record_length) size_t record_length(void);

void record_start(void) {
  static const char first[] = "motus trace 1, library ";
  const char *version = motus_version_string();
  size_t at;
  for (at = 0; record_names[at].name; at++)
    memcpy((char *)record_real + record_names[at].offset, &record_originals[at],
           sizeof record_originals[at]);
  is_recording = true;
  record_write(first, sizeof first - 1);
  length -= 1;
  record_write(version, strlen(version));
}

void record_stop(void) {
  is_recording = false;
}

const char *record_text(void) {
  return text;
}

size_t record_length(void) {
  return length;
}

bool record_owns(bool claims) {
  (void)claims;
  return is_recording;
}

/* Without memory for more it ends with the last tick. */
void record_write(const char *line, size_t size) {
  if (length + size + 1 > room) {
    const size_t wanted = 2 * (length + size) + 65536;
    char *larger = realloc(text, wanted);
    if (!larger) {
      is_recording = false;
      length = whole;
      return;
    }
    text = larger;
    room = wanted;
  }
  memcpy(text + length, line, size);
  text[length + size] = '\n';
  length += size + 1;
}

void record_flush(void) {
  whole = length;
}

/* A page has the library's own clocks at hand: nobody gives orders. */
void live_made(motus_runtime *const *runtime, motus_status status) {
  (void)runtime, (void)status;
}
void live_ended(motus_runtime *runtime, motus_status status) {
  (void)runtime, (void)status;
}
void live_before_tick(motus_runtime *runtime) {
  (void)runtime;
}
double live_given_speed(motus_runtime *runtime, double speed) {
  (void)runtime;
  return speed;
}
double live_own_speed(motus_runtime *runtime, double speed) {
  (void)runtime;
  return speed;
}
bool live_needs_tick(bool answer) {
  return answer;
}

/* MARK: Of a C library */

void *memory_allocate(size_t size);
size_t malloc_usable_size(void *given);

void *malloc(size_t size) {
  return memory_allocate(size);
}

void *calloc(size_t count, size_t size) {
  void *made = size && count > ~(size_t)0 / size ? NULL : malloc(count * size);
  if (made)
    memset(made, 0, count * size);
  return made;
}

void *realloc(void *given, size_t size) {
  const size_t had = malloc_usable_size(given);
  void *made;
  if (had >= size)
    return given;
  made = malloc(size);
  if (made && given)
    memcpy(made, given, had);
  if (made)
    free(given);
  return made;
}

_Noreturn void abort(void) {
  __builtin_trap();
}

void *memcpy(void *to, const void *from, size_t size) {
  return __builtin_memcpy(to, from, size);
}

void *memset(void *to, int byte, size_t size) {
  return __builtin_memset(to, byte, size);
}

size_t strlen(const char *from) {
  const char *at = from;
  while (*at)
    at++;
  return (size_t)(at - from);
}

int strncmp(const char *one, const char *other, size_t count) {
  for (; count; count--, one++, other++)
    if (*one != *other || !*one)
      return (unsigned char)*one - (unsigned char)*other;
  return 0;
}
