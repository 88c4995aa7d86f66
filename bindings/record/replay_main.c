/* Plays a trace against the library:
 *
 *   motus-replay run.trace [watched.trace]
 *
 * prints the hash of the last runtime that ticked, how many calls there were,
 * and a hash of all that was shown, or the first line at which the library does something else. With a
 * second name it writes the trace again with all that can be seen in it, for
 * `make inspector`. */
#include "replay.h"
#include "watch.h"
#include <errno.h>
#include <stdio.h>

static FILE *out;

static void each_line(const char *line, size_t length) {
  fwrite(line, 1, length, out);
  fputc('\n', out);
}

static void each_tick(motus_runtime *runtime) {
  watch_frame(runtime, out);
}

static char *whole(const char *name, size_t *out_length) {
  FILE *file = fopen(name, "rb");
  size_t length = 0, room = 1 << 20;
  char *text = malloc(room);
  if (!file || !text)
    return NULL;
  for (size_t got;
       (got = fread(text + length, 1, room - length - 1, file)) > 0;) {
    length += got;
    if (length + 1 == room && !(text = realloc(text, room *= 2)))
      return NULL;
  }
  fclose(file);
  text[length] = 0;
  *out_length = length;
  return text;
}

int main(int argc, char **argv) {
  char *text;
  size_t length = 0;
  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: motus-replay TRACE [WATCHED]\n");
    return 2;
  }
  errno = 0;
  text = whole(argv[1], &length);
  if (!text) {
    fprintf(stderr, "motus-replay: %s cannot be read: %s\n", argv[1],
            errno ? strerror(errno) : "no memory");
    return 2;
  }
  if (strlen(text) < length) {
    printf("%s: a zero byte stands in it: this is no trace\n", argv[1]);
    return 1;
  }
  if (argc > 2) {
    out = fopen(argv[2], "w");
    if (!out) {
      fprintf(stderr, "motus-replay: %s cannot be written: %s\n", argv[2],
              strerror(errno));
      return 2;
    }
    replay_each_line = each_line;
    replay_each_tick = each_tick;
  }
  if (!replay_play(text)) {
    printf("%s:%u: %s\n", argv[1], replay_line(), replay_problem());
    return 1;
  }
  printf("%016llx %lu calls, shown %016llx\n",
         (unsigned long long)replay_hash(), replay_count(),
         (unsigned long long)replay_shown_hash());
  free(text);
  return out ? fclose(out) : 0;
}
