/* Plays a trace against the library:
 *
 *   motus-replay run.trace [watched.trace]
 *
 * prints the hash of the last runtime that ticked and how many calls there
 * were, or the first line at which the library does something else. With a
 * second name it writes the trace again with all that can be seen in it, for
 * `make inspector`. */
#include "replay.h"
#include "watch.h"
#include <stdio.h>

static FILE *out;

static void each_line(const char *line, size_t length) {
  fwrite(line, 1, length, out);
  fputc('\n', out);
}

static void each_tick(motus_runtime *runtime) {
  watch_frame(runtime, out);
}

static char *whole(const char *name) {
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
  return text;
}

int main(int argc, char **argv) {
  char *text = argc > 1 ? whole(argv[1]) : NULL;
  if (!text) {
    fprintf(stderr, "usage: motus-replay TRACE [WATCHED]\n");
    return 2;
  }
  if (argc > 2) {
    out = fopen(argv[2], "w");
    if (!out) {
      fprintf(stderr, "%s cannot be written\n", argv[2]);
      return 2;
    }
    replay_each_line = each_line;
    replay_each_tick = each_tick;
  }
  if (!replay_play(text)) {
    printf("%s:%u: %s\n", argv[1], replay_line(), replay_problem());
    return 1;
  }
  printf("%016llx %lu calls\n", (unsigned long long)replay_hash(),
         replay_count());
  free(text);
  return out ? fclose(out) : 0;
}
