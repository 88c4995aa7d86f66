#include "replay.h"

void (*replay_each_line)(const char *line, size_t length);
void (*replay_each_tick)(motus_runtime *runtime);
const char *(*replay_more)(void);
bool replay_is_free;

static const char *next; /* the line after the one that is read */
static const char *line;
static unsigned line_number;
static unsigned long call_count;
static char problem[400];
static bool has_failed;
static int depth; /* of callbacks in callbacks */

/* Deeper than hosts go: every level takes of the stack. */
enum { MOST_DEPTH = 400 };
static uint64_t last_hash, shown_hash;
static struct held *bares;

const char *replay_problem(void) {
  return has_failed ? problem : NULL;
}
unsigned replay_line(void) {
  return line_number;
}
unsigned long replay_count(void) {
  return call_count;
}
uint64_t replay_hash(void) {
  return last_hash;
}

uint64_t replay_shown_hash(void) {
  return shown_hash;
}

static void say(const char *text, const char *end) {
  size_t length = strlen(problem);
  while (*text && text != end && length + 1 < sizeof problem)
    problem[length++] = *text++;
  problem[length] = 0;
}

static const char *end_of(const char *text) {
  while (*text && *text != '\n')
    text++;
  return text;
}

/* The first failure counts; what follows from it is silent. */
static void fail(const char *what, const char *got) {
  if (has_failed)
    return;
  has_failed = true;
  problem[0] = 0;
  say(what, NULL);
  if (got) {
    say(": `", NULL);
    say(got, NULL);
    say("`, the trace says `", NULL);
    say(line ? line : "", line ? end_of(line) : NULL);
    say("`", NULL);
  }
}

void replay_malformed(const char *why) {
  fail(why, NULL);
}
bool replay_goes_on(void) {
  return !has_failed;
}

/* MARK: Lines */

/* Goes to the next line that is played; false at the end. */
static bool advance(void) {
  if (has_failed)
    return false;
  while (*next || (replay_more && (next = replay_more()))) {
    line = next;
    next = end_of(line);
    if (*next)
      next++;
    line_number += 1;
    if (line[0] == '#' || line[0] == '\n' || line[0] == '@' || line[0] == '!' ||
        line[0] == '~' || line[0] == '|' || line[0] == '%')
      continue; /* said by somebody who watched */
    take_at = line;
    if (replay_each_line &&
        (!replay_is_free ||
         (line[0] != '<' && line[0] != '>' && line[0] != '=')))
      replay_each_line(line, (size_t)(end_of(line) - line));
    return true;
  }
  next = "";
  return false;
}

/* MARK: Callbacks of a trace that is not followed */

/* One that stands in the trace: its line, that of its answer, and the number of
 * the latter. */
struct recorded {
  const char *line, *answer;
  unsigned line_number, answer_number;
  bool is_played;
};
static struct recorded *recorded;
static size_t recorded_count, recorded_from; /* before it all are played */
static struct recorded *answering;           /* of the callback that has come */

static void find_callbacks(const char *text) {
  size_t open[MOST_DEPTH], depth_now = 0, room = 0;
  unsigned number = 0;
  free(recorded);
  recorded = answering = NULL;
  recorded_count = recorded_from = 0;
  for (; *text; text = end_of(text), text += *text == '\n') {
    number++;
    if (text[0] == '<' && depth_now < MOST_DEPTH) {
      if (recorded_count == room) {
        room = 2 * room + 64;
        recorded = realloc(recorded, room * sizeof *recorded);
        if (!recorded)
          abort();
      }
      open[depth_now++] = recorded_count;
      recorded[recorded_count++] = (struct recorded){text, NULL, number, 0, 0};
    } else if (text[0] == '>' && depth_now) {
      recorded[open[--depth_now]].answer = text;
      recorded[open[depth_now]].answer_number = number;
    }
  }
}

/* Goes on behind the callback whose line is read: it has not come, or has come
 * before. */
static void pass_callback(void) {
  size_t low = 0, high = recorded_count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (recorded[middle].line < line)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == recorded_count || recorded[low].line != line ||
      !recorded[low].answer) {
    fail("the trace ends within a callback", NULL);
    return;
  }
  next = end_of(recorded[low].answer);
  next += *next == '\n';
  line_number = recorded[low].answer_number;
}

/* Looks for the next one that begins as the line that is being written. */
static void find_answer(void) {
  size_t length, at;
  const char *made = trace_line(&length);
  while (recorded_from < recorded_count && recorded[recorded_from].is_played)
    recorded_from++;
  answering = NULL;
  for (at = recorded_from; at < recorded_count && !answering; at++)
    if (!recorded[at].is_played && recorded[at].answer &&
        !strncmp(recorded[at].line, made, length) &&
        take_blank(recorded[at].line[length]))
      answering = &recorded[at];
  trace_expect(answering ? answering->line : "");
}

/* MARK: Calls */

static void call(void) {
  const char *end = take_at;
  size_t low = 0, high = replay_call_count;
  while (!take_blank(*end))
    end++;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    const char *name = replay_calls[middle].name;
    const int order = strncmp(name, take_at, (size_t)(end - take_at));
    if (!order && !name[end - take_at]) {
      take_at = end;
      call_count += 1;
      replay_calls[middle].play();
      return;
    }
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  fail("the library has no such call", "?");
}

bool replay_answer(void) {
  bool is_there = advance();
  while (is_there && replay_is_free && line[0] == '<') {
    pass_callback();
    is_there = advance();
  }
  if (!is_there)
    fail("the trace ends within a call", NULL);
  if (replay_is_free)
    trace_expect(line);
  trace_begin("=");
  return !has_failed;
}

void replay_compare(void) {
  size_t length;
  const char *made = trace_line(&length);
  if (replay_is_free) {
    if (replay_each_line && !has_failed && made[0] == '=')
      replay_each_line(made, length);
  } else if (!has_failed && ((size_t)(end_of(line) - line) != length ||
                             strncmp(line, made, length)))
    fail("the library answers", made);
}

bool replay_play(const char *text) {
  next = text;
  line = take_at = NULL;
  line_number = 0;
  call_count = 0;
  has_failed = false;
  depth = 0;
  bares = NULL;
  shown_hash = 0xcbf29ce484222325; /* FNV-1a */
  trace_reset();
  if (replay_is_free)
    find_callbacks(text);
  if (strncmp(text, "motus trace 1,", 14)) {
    fail("this is no trace of version 1", NULL);
    return false;
  }
  advance();
  while (advance())
    call();
  return !has_failed;
}

static void hash_number(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  for (int at = 0; at < 8; at++, bits >>= 8)
    shown_hash = (shown_hash ^ (bits & 255)) * 0x100000001b3;
}

/* What stands in the picture of a frame, which the trace's own hash does not
 * have: that one is of what happened. */
static void hash_shown(motus_runtime *runtime) {
  const motus_draw_item *items;
  size_t count;
  if (motus_runtime_draw_list(runtime, &items, &count))
    return;
  for (size_t at = 0; at < count; at++) {
    const motus_draw_item *one = &items[at];
    const double values[] = {
        one->transform.a,   one->transform.b,  one->transform.c,
        one->transform.d,   one->transform.tx, one->transform.ty,
        one->bounds.x,      one->bounds.y,     one->bounds.width,
        one->bounds.height, one->color.red,    one->color.green,
        one->color.blue,    one->color.alpha,  one->alpha,
        one->corner_radius, one->clip};
    for (size_t part = 0; part < sizeof values / sizeof *values; part++)
      hash_number(values[part]);
  }
}

void replay_ticked(motus_runtime *runtime) {
  if (has_failed)
    return;
  last_hash = motus_runtime_trace_hash(runtime);
  hash_shown(runtime);
  if (replay_each_tick)
    replay_each_tick(runtime);
}

/* MARK: Callbacks */

struct held *replay_function(struct held *held, int which, const char *label) {
  unsigned id;
  if (take_none())
    return held;
  take_word();
  take_at += *take_at == '@';
  id = (unsigned)take_natural(10);
  if (!held)
    held = replay_room(1, sizeof *held);
  held->id = id;
  held->label[which] = label;
  return held;
}

void replay_callback(struct held *held, const char *label) {
  trace_begin("<");
  trace_unsigned(held->id);
  trace_word(label);
  if (replay_is_free)
    find_answer();
}

/* Makes the calls of the callback that has been found, and comes back to where
 * the trace is read. */
static bool play_callback(void) {
  const struct recorded *one = answering;
  const char *const after = next;
  const unsigned number = line_number;
  bool is_answered = false;
  if (!one || has_failed)
    return false;
  answering->is_played = true;
  if (depth == MOST_DEPTH)
    replay_malformed("callbacks stand too deep in each other");
  depth++;
  line_number = one->line_number;
  for (next = end_of(one->line) + 1; !is_answered && advance();) {
    is_answered = line == one->answer;
    if (!is_answered)
      call();
  }
  take_at = one->answer + 1;
  depth--;
  if (is_answered) {
    next = after;
    line_number = number;
  }
  return is_answered;
}

/* Makes the calls that the host made in the callback, up to its answer. */
bool replay_called(void) {
  if (replay_is_free)
    return play_callback();
  if (!advance()) {
    fail("the trace ends before a callback", NULL);
    return false;
  }
  replay_compare();
  if (depth == MOST_DEPTH)
    replay_malformed("callbacks stand too deep in each other");
  depth++;
  bool is_answered = false;
  while (!is_answered && advance()) {
    is_answered = line[0] == '>';
    if (is_answered)
      take_at = line + 1;
    else
      call();
  }
  depth--;
  return is_answered;
}

static void destroyed(void *user_data) {
  struct held *held = user_data;
  if (!held->destroys || has_failed)
    return;
  replay_callback(held, "destroy");
  replay_called();
}

static void bare_destroyed(void *user_data) {
  struct held **one = &bares;
  while (*one && (*one)->user_data != user_data)
    one = &(*one)->next;
  if (*one) {
    struct held *found = *one;
    *one = found->next;
    destroyed(found);
  }
}

motus_destroy_fn replay_destroy(struct held *held, void *user_data) {
  if (held) {
    held->destroys = take_is("!");
    take_skip();
    return destroyed;
  }
  held = replay_function(NULL, 0, "destroy");
  if (!held)
    return NULL;
  held->destroys = true;
  held->user_data = user_data;
  held->next = bares;
  bares = held;
  return bare_destroyed;
}

double replay_curve(void *data, double fraction) {
  (void)data;
  trace_begin("< 0 curve");
  if (replay_is_free)
    find_answer();
  trace_number(fraction);
  return replay_called() ? take_number() : 0;
}
