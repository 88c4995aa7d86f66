/* The words of a line, one after the other. */
#include "replay.h"

const char *take_at;

bool take_blank(char c) {
  return c == ' ' || c == '\n' || !c;
}

const char *take_word(void) {
  while (*take_at == ' ')
    take_at++;
  return take_at;
}

void take_skip(void) {
  take_word();
  while (!take_blank(*take_at))
    take_at++;
}

bool take_is(const char *text) {
  const size_t length = strlen(text);
  take_word();
  return !strncmp(take_at, text, length) && take_blank(take_at[length]);
}

bool take_ended(void) {
  return take_is("}") || *take_word() == '\n' || !*take_at;
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

unsigned long long take_natural(unsigned base) {
  unsigned long long value = 0;
  for (int one; (one = digit(*take_at)) >= 0 && one < (int)base; take_at++)
    value = value * base + (unsigned)one;
  return value;
}

unsigned long long take_unsigned(void) {
  take_word();
  return take_natural(10);
}

long long take_integer(void) {
  bool minus = *take_word() == '-';
  long long value;
  take_at += minus;
  value = (long long)take_natural(10);
  return minus ? -value : value;
}

/* Two hexadecimal digits; nothing is read beyond the end of the text. */
static int byte_at(const char *text) {
  const int high = digit(text[0]), low = high < 0 ? -1 : digit(text[1]);
  return low < 0 ? -1 : high << 4 | low;
}

/* What stands after `0x`, as C's %a writes it. */
static uint64_t take_binary(void) {
  const bool normal = *take_at == '1';
  uint64_t bits = 0;
  unsigned long long exponent;
  bool minus;
  int places = 13;
  take_at += normal || *take_at == '0';
  if (*take_at == '.')
    for (take_at++; digit(*take_at) >= 0 && places; take_at++, places--)
      bits = bits << 4 | (uint64_t)digit(*take_at);
  bits <<= 4 * places;
  take_at += *take_at == 'p';
  minus = *take_at == '-';
  take_at += minus || *take_at == '+';
  exponent = take_natural(10);
  if (exponent > 1023)
    replay_malformed("a number is none");
  else if (normal)
    bits |= (minus ? 1023 - exponent : 1023 + exponent) << 52;
  return bits;
}

double take_number(void) {
  bool minus = *take_word() == '-';
  uint64_t bits = 0;
  double value;
  take_at += minus;
  if (!strncmp(take_at, "nan", 3) || !strncmp(take_at, "inf", 3)) {
    bits = *take_at == 'n' ? 0x7ff8000000000000 : 0x7ff0000000000000;
    take_at += 3;
  } else if (take_at[0] == '0' && take_at[1] == 'x') {
    take_at += 2;
    bits = take_binary();
  } else {
    value = (double)take_natural(10);
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
  if (*take_word() != '"') {
    replay_malformed("a text has no beginning");
    return NULL;
  }
  for (end = ++take_at; *end && *end != '"' && *end != '\n'; end++)
    ;
  to = text = replay_room((size_t)(end - take_at) + 1, 1);
  for (; take_at < end; take_at++) {
    const int byte = take_at[0] == '\\' ? byte_at(take_at + 2) : 0;
    if (byte > 0 && take_at[1] == 'x') {
      *to++ = (char)byte;
      take_at += 3;
    } else {
      *to++ = *take_at;
    }
  }
  if (*take_at == '"')
    take_at++;
  else
    replay_malformed("a text has no end");
  return text;
}

const void *take_bytes(size_t *size) {
  unsigned char *bytes;
  const char *end;
  *size = 0;
  if (take_none())
    return NULL;
  if (*take_word() != 'x') {
    replay_malformed("bytes have no beginning");
    return NULL;
  }
  for (end = ++take_at; !take_blank(*end); end++)
    ;
  bytes = replay_room((size_t)(end - take_at) / 2 + 4096, 1);
  for (; take_at < end; take_at += 2) {
    const int byte = byte_at(take_at);
    if (byte < 0) {
      replay_malformed("bytes are none");
      break;
    }
    bytes[(*size)++] = (unsigned char)byte;
  }
  return bytes;
}

void *take_handle(void) {
  void *object = NULL;
  take_word();
  if (*take_at == '#') {
    take_at++;
    object = trace_object((unsigned)take_natural(10));
  } else if (*take_at == '?') {
    take_at++;
    object = (void *)(uintptr_t)take_natural(16);
  } else {
    take_skip();
  }
  return object;
}

size_t take_size(size_t known) {
  size_t size = known;
  if (take_is("="))
    take_skip();
  else
    size = (size_t)take_unsigned();
  take_known_size(size, known);
  return size;
}

void take_known_size(size_t size, size_t known) {
  if (size > known && size <= MOST_STRUCT_SIZE)
    replay_malformed("a struct is larger than the one of this version");
}

/* Of a list that the library refuses unread, being longer than `most`, a trace has
 * no items. */
void take_count(const void *list, size_t count, size_t length, size_t most) {
  if (list && count > length && count <= most)
    replay_malformed("a list is shorter than its count");
}

/* Of the array whose `[` is next; its words are counted, not its items: enough
 * room either way. */
size_t take_length(void) {
  const char *from;
  size_t count = 0, depth = 0;
  take_skip();
  for (from = take_at; *from && *from != '\n';) {
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
    while (!take_blank(*from))
      from++;
  }
  return count;
}

void *replay_room(size_t count, size_t size) {
  void *room = calloc(count + 1, size);
  if (!room)
    abort();
  return room;
}
