/* Plays a trace against the library:
 *
 *   motus-replay run.trace [watched.trace]
 *
 * prints the hash of the last runtime that ticked, how many calls there were,
 * and a hash of all that was shown, or the first line at which the library does
 * something else. With a second name it writes the trace again with all that
 * can be seen in it, for `make inspector`; as far as it plays, with the problem
 * as its last line.
 *
 * `-` stands for what comes in, or goes out: lines are played as they come, and
 * a frame goes out as soon as it has been made. Then the result is the last
 * line of what goes out. */
#include "replay.h"
#include "watch.h"
#include <errno.h>
#include <stdio.h>

static FILE *in, *out;
static char *text;
static size_t room;
static const char *problem; /* with the trace, before a line of it is played */

static void each_line(const char *line, size_t length) {
  fwrite(line, 1, length, out);
  fputc('\n', out);
}

static void each_tick(motus_runtime *runtime) {
  watch_frame(runtime, out);
  if (out == stdout)
    fflush(out);
}

/* The next line of the trace. One without an end is not played: the program
 * that wrote it has died there. */
static const char *read_line(void) {
  size_t length = 0;
  int byte = 0;
  while (byte != '\n' && (byte = getc(in)) != EOF) {
    if (length + 2 > room && !(text = realloc(text, room = 2 * room + 200)))
      abort();
    text[length++] = (char)byte;
    if (!byte)
      problem = "a zero byte stands in it: this is no trace";
  }
  if (ferror(in))
    problem = "it cannot be read to its end";
  else if (length && byte == EOF && !problem)
    problem = "it ends within a line: the program has died there";
  if (!length || problem)
    return NULL;
  text[length] = 0;
  return text;
}

static int cannot(const char *name, const char *what) {
  fprintf(stderr, "motus-replay: %s cannot be %s: %s\n", name, what,
          strerror(errno));
  return 2;
}

/* The result; `before` stands before the line of a problem. */
static int say(FILE *to, const char *before) {
  if (problem || replay_problem()) {
    const unsigned line = replay_line() + (problem ? 1 : 0);
    fprintf(to, "%s%u: %s\n", before, line,
            problem ? problem : replay_problem());
    return 1;
  }
  fprintf(to, "%s%016llx %lu calls, shown %016llx\n", to == out ? "# " : "",
          (unsigned long long)replay_hash(), replay_count(),
          (unsigned long long)replay_shown_hash());
  return 0;
}

int main(int argc, char **argv) {
  const char *first;
  int result;
  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: motus-replay TRACE [WATCHED]\n");
    return 2;
  }
  in = strcmp(argv[1], "-") ? fopen(argv[1], "rb") : stdin;
  if (!in)
    return cannot(argv[1], "read");
  if (argc > 2) {
    out = strcmp(argv[2], "-") ? fopen(argv[2], "w") : stdout;
    if (!out)
      return cannot(argv[2], "written");
    replay_each_line = each_line;
    replay_each_tick = each_tick;
  }
  replay_more = read_line;
  first = read_line();
  replay_play(first ? first : "");
  if (out)
    say(out, "# line ");
  if (problem || replay_problem())
    fprintf(out == stdout ? stderr : stdout, "%s:", argv[1]);
  result = say(out == stdout ? stderr : stdout, "");
  if (out && fclose(out))
    return cannot(argv[2], "written");
  return result;
}
