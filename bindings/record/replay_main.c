/* Plays a trace against the library:
 *
 *   motus-replay [--with LINE:WORD=NUMBER] run.trace [watched.trace]
 *
 * prints the hash of the last runtime that ticked, how many calls there were,
 * and a hash of all that was shown, or the first line at which the library does
 * something else. With a second name it writes the trace again with all that
 * can be seen in it, for `make inspector`; as far as it plays, with the problem
 * as its last line.
 *
 * `-` stands for what comes in, or goes out: lines are played as they come, and
 * a frame goes out as soon as it has been made. Then the result is the last
 * line of what goes out.
 *
 * --with changes a word of a line, and of all lines that say the same, and shows
 * what would have happened: what the library answers is not compared. The first
 * word of a line is 0; numbers stand as in a trace. */
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

/* MARK: What would have happened */

enum { MOST_NUMBER = 40 };

/* Where a word of a line begins; NULL when the line has not so many. */
static const char *word_of(const char *line, unsigned long word) {
  for (; word && *line != '\n'; line++)
    word -= *line == ' ';
  return word || *line == '\n' ? NULL : line;
}

static bool is_number(const char *word, size_t length) {
  const char *first = word + (*word == '-');
  return length > 0 && length <= MOST_NUMBER &&
         strspn(word, "0123456789abcdefinpx.+-") >= length &&
         ((*first >= '0' && *first <= '9') || !strncmp(first, "inf", 3) ||
          !strncmp(first, "nan", 3));
}

/* The whole trace with the change that `with` says, or NULL. */
static const char *changed(const char *with) {
  char *whole = NULL, *made = NULL;
  const char *value, *line, *same = NULL, *at;
  size_t length = 0, room_of_whole = 0, line_length = 0;
  char *end;
  const unsigned long number = strtoul(with, &end, 10);
  const unsigned long word = *end == ':' ? strtoul(end + 1, &end, 10) : 0;
  value = *end == '=' ? end + 1 : "";
  if (!number || !word || !is_number(value, strlen(value)))
    return NULL;
  while (read_line()) {
    const size_t more = strlen(text);
    if (length + more + 1 > room_of_whole &&
        !(whole = realloc(whole, room_of_whole = 2 * (length + more) + 4096)))
      abort();
    memcpy(whole + length, text, more + 1);
    length += more;
  }
  if (!whole)
    return NULL;
  line = whole;
  for (unsigned long at_line = 1; *line; at_line++) {
    if (at_line == number)
      same = line;
    line = strchr(line, '\n') + 1;
  }
  at = same ? word_of(same, word) : NULL;
  if (!at || !is_number(at, strcspn(at, " \n")))
    return NULL;
  line_length = strcspn(same, "\n") + 1;
  made = malloc(length + (length / line_length + 1) * MOST_NUMBER);
  if (!made)
    abort();
  room_of_whole = 0;
  for (line = whole; *line; line = strchr(line, '\n') + 1) {
    const size_t size = strcspn(line, "\n") + 1;
    if (size == line_length && !memcmp(line, same, size)) {
      const size_t before = (size_t)(at - same);
      const size_t after = before + strcspn(at, " \n");
      room_of_whole +=
          (size_t)sprintf(made + room_of_whole, "%.*s%s%.*s", (int)before, line,
                          value, (int)(size - after), line + after);
    } else {
      memcpy(made + room_of_whole, line, size);
      room_of_whole += size;
    }
  }
  made[room_of_whole] = 0;
  free(whole);
  return made;
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
  const char *first, *with = NULL;
  int result;
  if (argc > 2 && !strcmp(argv[1], "--with")) {
    with = argv[2];
    argc -= 2;
    argv += 2;
  }
  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: motus-replay [--with LINE:WORD=NUMBER] TRACE "
                    "[WATCHED]\n");
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
  replay_is_free = with != NULL;
  if (!with)
    replay_more = read_line;
  first = with ? changed(with) : read_line();
  if (with && !first) {
    fprintf(stderr, "motus-replay: --with %s: there is no such number\n", with);
    return 2;
  }
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
