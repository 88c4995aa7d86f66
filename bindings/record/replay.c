#include "replay.h"

void (*replay_each_line)(const char *line, size_t length);
void (*replay_each_tick)(motus_runtime *runtime);

static const char *next; /* the line after the one that is read */
static const char *at;   /* the next word of it */
static const char *line;
static unsigned line_number;
static unsigned long call_count;
static char problem[400];
static bool has_failed;
static uint64_t last_hash;
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

/* MARK: Lines */

/* Goes to the next line that is played; false at the end. */
static bool advance(void) {
  if (has_failed)
    return false;
  while (*next) {
    line = next;
    next = end_of(line);
    if (*next)
      next++;
    line_number += 1;
    if (line[0] == '#' || line[0] == '\n' || line[0] == '@' || line[0] == '!' ||
        line[0] == '~' || line[0] == '|' || line[0] == '%')
      continue; /* said by somebody who watched */
    at = line;
    if (replay_each_line)
      replay_each_line(line, (size_t)(end_of(line) - line));
    return true;
  }
  return false;
}

static bool blank(char c) {
  return c == ' ' || c == '\n' || !c;
}

static const char *word(void) {
  while (*at == ' ')
    at++;
  return at;
}

void take_skip(void) {
  word();
  while (!blank(*at))
    at++;
}

bool take_is(const char *text) {
  const size_t length = strlen(text);
  word();
  return !strncmp(at, text, length) && blank(at[length]);
}

bool take_ended(void) {
  return take_is("}") || *word() == '\n' || !*at;
}
bool take_peek_none(void) {
  return take_is("-");
}

bool take_none(void) {
  if (!take_is("-"))
    return false;
  take_skip();
  return true;
}

bool take_skip_none(void) {
  const bool none = take_is("-");
  take_skip();
  return none;
}

static int digit(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                : -1;
}

static unsigned long long natural(unsigned base) {
  unsigned long long value = 0;
  for (int one; (one = digit(*at)) >= 0 && one < (int)base; at++)
    value = value * base + (unsigned)one;
  return value;
}

unsigned long long take_unsigned(void) {
  word();
  return natural(10);
}

long long take_integer(void) {
  bool minus = *word() == '-';
  long long value;
  at += minus;
  value = (long long)natural(10);
  return minus ? -value : value;
}

double take_number(void) {
  bool minus = *word() == '-';
  uint64_t bits = 0;
  double value;
  at += minus;
  if (!strncmp(at, "nan", 3) || !strncmp(at, "inf", 3)) {
    bits = *at == 'n' ? 0x7ff8000000000000 : 0x7ff0000000000000;
    at += 3;
  } else if (at[0] == '0' && at[1] == 'x') {
    const bool normal = at[2] == '1';
    int places = 13, exponent;
    at += 3;
    if (*at == '.')
      for (at++; digit(*at) >= 0 && places; at++, places--)
        bits = bits << 4 | (uint64_t)digit(*at);
    bits <<= 4 * places;
    at += *at == 'p';
    exponent = *at == '-' ? -1 : 1;
    at++;
    exponent *= (int)natural(10);
    if (normal)
      bits |= (uint64_t)(exponent + 1023) << 52;
  } else {
    value = (double)natural(10);
    return minus ? -value : value;
  }
  bits |= (uint64_t)minus << 63;
  memcpy(&value, &bits, sizeof value);
  return value;
}

const char *take_text(void) {
  char *text, *to;
  const char *end;
  if (take_none())
    return NULL;
  word();
  for (end = at + 1; *end && *end != '"' && *end != '\n'; end++)
    ;
  to = text = replay_room((size_t)(end - at) + 1, 1);
  for (at++; at < end; at++) {
    if (at[0] == '\\' && at[1] == 'x') {
      *to++ = (char)(digit(at[2]) << 4 | digit(at[3]));
      at += 3;
    } else {
      *to++ = *at;
    }
  }
  at += *at == '"';
  return text;
}

const void *take_bytes(size_t *size) {
  unsigned char *bytes;
  const char *end;
  *size = 0;
  if (take_none())
    return NULL;
  word();
  for (end = ++at; !blank(*end); end++)
    ;
  bytes = replay_room((size_t)(end - at) / 2 + 1, 1);
  for (; at < end; at += 2)
    bytes[(*size)++] = (unsigned char)(digit(at[0]) << 4 | digit(at[1]));
  return bytes;
}

void *take_handle(void) {
  void *object = NULL;
  word();
  if (*at == '#') {
    at++;
    object = trace_object((unsigned)natural(10));
  } else if (*at == '?') {
    at++;
    object = (void *)(uintptr_t)natural(16);
  } else {
    take_skip();
  }
  return object;
}

size_t take_size(size_t known) {
  if (!take_is("="))
    return (size_t)take_unsigned();
  take_skip();
  return known;
}

/* Of the array whose `[` is next; its words are counted, not its items: enough
 * room either way. */
size_t take_length(void) {
  const char *from;
  size_t count = 0, depth = 0;
  take_skip();
  for (from = at; *from && *from != '\n';) {
    while (*from == ' ')
      from++;
    if (*from == ']' && !depth)
      break;
    if (*from == '{')
      depth++;
    if (*from == '}')
      depth--;
    if (!depth)
      count++;
    while (!blank(*from))
      from++;
  }
  return count;
}

/* MARK: Calls */

void *replay_room(size_t count, size_t size) {
  void *room = calloc(count + 1, size);
  if (!room)
    abort();
  return room;
}

static void call(void) {
  const char *end = at;
  size_t low = 0, high = replay_call_count;
  while (!blank(*end))
    end++;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    const char *name = replay_calls[middle].name;
    const int order = strncmp(name, at, (size_t)(end - at));
    if (!order && !name[end - at]) {
      at = end;
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
  if (!advance())
    fail("the trace ends within a call", NULL);
  trace_begin("=");
  return !has_failed;
}

void replay_compare(void) {
  size_t length;
  const char *made = trace_line(&length);
  if (!has_failed &&
      ((size_t)(end_of(line) - line) != length || strncmp(line, made, length)))
    fail("the library answers", made);
}

bool replay_play(const char *text) {
  next = text;
  line = at = NULL;
  line_number = 0;
  call_count = 0;
  has_failed = false;
  bares = NULL;
  trace_reset();
  if (strncmp(text, "motus trace 1,", 14)) {
    fail("this is no trace of version 1", NULL);
    return false;
  }
  advance();
  while (advance())
    call();
  return !has_failed;
}

void replay_ticked(motus_runtime *runtime) {
  if (has_failed)
    return;
  last_hash = motus_runtime_trace_hash(runtime);
  if (replay_each_tick)
    replay_each_tick(runtime);
}

/* MARK: Callbacks */

struct held *replay_function(struct held *held, int which, const char *label) {
  unsigned id;
  if (take_none())
    return held;
  word();
  at += *at == '@';
  id = (unsigned)natural(10);
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
}

/* Makes the calls that the host made in the callback, up to its answer. */
bool replay_called(void) {
  if (!advance()) {
    fail("the trace ends before a callback", NULL);
    return false;
  }
  replay_compare();
  while (advance()) {
    if (line[0] == '>') {
      at = line + 1;
      return true;
    }
    call();
  }
  return false;
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
  trace_number(fraction);
  return replay_called() ? take_number() : 0;
}
