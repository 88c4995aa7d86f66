/* Steps that are aimed: their bytes are sought until the arguments that follow
 * from them are those that a plan asks for. So a plan is an input like any
 * other, which can be made small, and is the same on every machine. */
#include "fuzz.h"
#include <stdlib.h>

enum { MOST_TRIES = 300000, MOST_AIMED = 4096, PATIENCE = 4000 };

/* What stands at a place while a step is aimed. */
static void *stand_in(int kind, int place) {
  return (void *)(uintptr_t)(0x70000000u + ((unsigned)kind << 8) +
                             (unsigned)place);
}

static const field *field_of(const shape *of, const char *name, size_t length) {
  for (int i = 0; i < of->field_count; i++)
    if (strlen(of->fields[i].name) == length &&
        strncmp(of->fields[i].name, name, length) == 0)
      return &of->fields[i];
  return NULL;
}

static bool compares(double value, char how, double with) {
  return how == '='   ? value == with
         : how == '>' ? value > with
         : how == '<' ? value < with
                      : value != 0;
}

static void unknown(const char *line) {
  printf("a plan asks for what there is not: %s\n", line);
  exit(2);
}

/* The number in a field of a struct, named with dots. */
static double number_in(const shape *of, const unsigned char *bytes,
                        const char *name, const char *line) {
  size_t length = strcspn(name, ".=<>!");
  const field *fi = field_of(of, name, length);
  if (!fi)
    unknown(line);
  const unsigned char *at = bytes + fi->offset;
  double number;
  int64_t wide;
  int32_t narrow;
  void *pointer;
  switch (fi->sort) {
  case SORT_VALUE:
    return number_in(&shapes[fi->index], at, name + length + 1, line);
  case SORT_NUMBER:
    memcpy(&number, at, sizeof number);
    return number;
  case SORT_INTEGER:
  case SORT_CHOICE:
    if (fi->size / (size_t)fi->count == 8) {
      memcpy(&wide, at, sizeof wide);
      return (double)wide;
    }
    memcpy(&narrow, at, sizeof narrow);
    return narrow;
  case SORT_BOOL:
    return *at;
  default:
    memcpy(&pointer, at, sizeof pointer);
    return pointer != NULL;
  }
}

/* What a handle must stand in for, as "0" or "gravity_behavior:0"; the next
 * ones of a list follow as in "view:1,2". */
static void *wanted_handle(int kind, const char *text, int index,
                           const char *line) {
  const char *colon = strchr(text, ':'), *end = strchr(text, ' ');
  const char *place = text;
  int wanted = kind;
  if (colon && (!end || colon < end)) {
    size_t length = (size_t)(colon - text), prefix = strlen("motus_");
    for (wanted = 0; wanted < kind_count; wanted++)
      if (strlen(kinds[wanted].name) == prefix + length &&
          strncmp(kinds[wanted].name + prefix, text, length) == 0)
        break;
    if (wanted == kind_count)
      unknown(line);
    place = colon + 1;
  }
  for (; index > 0 && place; index--) {
    place = strpbrk(place, ", ");
    place = place && *place == ',' ? place + 1 : NULL;
  }
  return place ? stand_in(wanted, atoi(place)) : NULL;
}

static bool are_wanted(const frame *fr, int at, const char *text,
                       const char *line) {
  const parameter *p = &fr->function->parameters[at];
  void *const *handles = fr->arguments[at].pointer;
  for (int i = 0; handles && i < MOST_ELEMENTS; i++) {
    void *wanted = wanted_handle(p->index, text, i, line);
    if (!wanted)
      return true;
    if (handles[i] != wanted)
      return false;
  }
  return false;
}

/* One condition, as "name=1", "name!" or "options.type=2". */
static bool holds(const frame *fr, const char *word, const char *line) {
  size_t length = strcspn(word, ".=<>!");
  int at = 0;
  if (strncmp(word, "script=", 7) == 0)
    return fr->cell_count > 0 && fr->cells[0]->script == atoi(word + 7);
  while (at < fr->function->count &&
         (strlen(fr->function->parameters[at].name) != length ||
          strncmp(fr->function->parameters[at].name, word, length) != 0))
    at += 1;
  if (at == fr->function->count)
    unknown(line);
  const parameter *p = &fr->function->parameters[at];
  const argument *a = &fr->arguments[at];
  const char *how = word + strcspn(word, "=<>!");
  double with = *how == '!' ? 0 : strtod(how + 1, NULL);
  switch (p->sort) {
  case SORT_HANDLE:
    return *how == '!'
               ? a->pointer != NULL
               : a->pointer == wanted_handle(p->index, how + 1, 0, line);
  case SORT_NUMBER:
    return compares(a->number, *how, with);
  case SORT_INTEGER:
  case SORT_BOOL:
  case SORT_CHOICE:
    return compares((double)a->integer, *how, with);
  case SORT_TEXT:
    return a->pointer && strncmp(a->pointer, how + 1, strlen(a->pointer)) == 0;
  case SORT_FUNCTION:
    return a->function != NULL;
  case SORT_HANDLES:
    return are_wanted(fr, at, how + 1, line);
  default:
    break;
  }
  if (word[length] != '.')
    return (a->pointer != NULL) == (*how == '!');
  if (!a->pointer)
    return false;
  return compares(
      number_in(&shapes[p->index], a->pointer, word + length + 1, line), *how,
      with);
}

/* How many conditions do not hold. */
static int missing(const frame *fr, const char *line) {
  int count = 0;
  for (const char *word = strchr(line, ' '); word; word = strchr(word, ' ')) {
    word += 1;
    count += *word != '>' && !holds(fr, word, line);
  }
  return count;
}

static const function *function_named(const char *line) {
  size_t length = strcspn(line, " ");
  for (int i = 0; i < function_count; i++)
    if (strlen(functions[i].name) == length &&
        strncmp(functions[i].name, line, length) == 0)
      return &functions[i];
  unknown(line);
  return NULL;
}

/* Other bytes at one or two places are kept when no more conditions are
 * missing with them; in vain for long, it begins anew. */
static step seek(const char *line, int variant, bool *is_found) {
  static frame fr;
  step s = {0};
  int script = 0;
  if (*line == '@') {
    script = line[1] - '0';
    line += 3;
  }
  dice d = {mixed((uint64_t)variant + 77)};
  fr.function = function_named(line);
  fr.step = &s;
  s.op = op_of((int)(fr.function - functions));
  s.place = (uint8_t)(64 | 128 | (script ? script + 3 : 0));
  const char *to = strstr(line, " >");
  s.to = (uint8_t)(to ? atoi(to + 2) : 0);
  for (int i = 0, least = 0; i < MOST_TRIES; i++) {
    uint8_t before[8];
    memcpy(before, s.bytes, sizeof before);
    bool is_anew = i % PATIENCE == 0;
    for (int j = is_anew ? 8 : 1 + (int)roll(&d, 2); j > 0; j--)
      s.bytes[is_anew ? (uint32_t)j - 1 : roll(&d, 8)] = (uint8_t)roll(&d, 256);
    f.cell_count = 0;
    draw(&fr);
    int now = missing(&fr, line);
    if (now == 0)
      return s;
    if (is_anew || now <= least)
      least = now;
    else
      memcpy(s.bytes, before, sizeof before);
  }
  fprintf(stderr, "no bytes do what a plan asks for: %s\n", line);
  *is_found = false;
  return s;
}

/* The step of a line; lines are constants, and sought once. */
step aimed_step(const char *line, uint32_t variant, bool *is_found) {
  static struct aimed {
    const char *line;
    uint32_t variant;
    step step;
  } all[MOST_AIMED];
  static int count;
  variant %= AIMED_VARIANTS;
  for (int i = 0; i < count; i++)
    if (all[i].line == line && all[i].variant == variant)
      return all[i].step;
  static void *before[WORLDS][64][PLACES];
  memcpy(before, f.pool, sizeof before);
  int cells = f.cell_count;
  for (int kind = 0; kind < kind_count; kind++)
    for (int place = 0; place < PLACES; place++)
      f.pool[0][kind][place] = stand_in(kind, place);
  step s = seek(line, (int)variant, is_found);
  memcpy(f.pool, before, sizeof before);
  f.cell_count = cells;
  if (count < MOST_AIMED)
    all[count++] = (struct aimed){line, variant, s};
  return s;
}
