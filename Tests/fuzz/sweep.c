/* Hostile numbers in every place where a host hands one over: each number of
 * each function's arguments, of the structs and lists that it is given, and of
 * what callbacks answer. An input in which the call succeeds is played again
 * with this one number, every other time in an animation's block; then 60
 * frames go by, and everything is read at once, in mid-flight and at the end.
 * Nothing that is handed out may be NaN or infinite: fold_number looks. */
#include "plays.h"
#include <math.h>

enum { MOST_PLAYS = 1 << 17, MOST_NUMBERS = 160, FRAMES = 60 };

static const double hostile[] = {NAN,      INFINITY, -INFINITY, 1e60,
                                 -1e60,    1.01e60,  -1e61,     1.7e308,
                                 -1.7e308, -0.0,     5e-324,    1e-310};
enum { HOSTILE = sizeof hostile / sizeof *hostile };

/* MARK: The numbers of a call */

static double *of_shape(const shape *of, unsigned char *at, int *number);

static double *of_field(const shape *of, const field *fi, unsigned char *into,
                        int *number) {
  unsigned char *at = into + fi->offset, *list;
  long long length = 1;
  for (int i = 0; i < fi->count; i++) {
    if (fi->sort == SORT_NUMBER && (*number)-- == 0)
      return (double *)(void *)(at + (size_t)i * sizeof(double));
    double *it = fi->sort == SORT_VALUE
                     ? of_shape(&shapes[fi->index],
                                at + (size_t)i * shapes[fi->index].size, number)
                     : NULL;
    if (it)
      return it;
  }
  if (fi->sort != SORT_STRUCTS)
    return NULL;
  if (fi->length >= 0) {
    const field *counts = &of->fields[fi->length];
    length = 0;
    memcpy(&length, into + counts->offset, counts->size);
  }
  memcpy(&list, at, sizeof list);
  return list && length > 0 ? of_shape(&shapes[fi->index], list, number) : NULL;
}

static double *of_shape(const shape *of, unsigned char *at, int *number) {
  double *it = NULL;
  for (int i = 0; i < of->field_count && !it; i++)
    it = of_field(of, &of->fields[i], at, number);
  return it;
}

/* Of a list the first element stands for all. */
static double *number_of(frame *fr, int number) {
  double *it = NULL;
  for (int i = 0; i < fr->function->count && !it; i++) {
    const parameter *p = &fr->function->parameters[i];
    argument *a = &fr->arguments[i];
    bool is_empty = (p->sort == SORT_STRUCTS || p->sort == SORT_NUMBERS) &&
                    p->length >= 0 && fr->arguments[p->length].integer < 1;
    if (p->sort == SORT_NUMBER && number-- == 0)
      return &a->number;
    if (!a->pointer || is_empty)
      continue;
    if (p->sort == SORT_NUMBERS && number-- == 0)
      return a->pointer;
    if (p->sort == SORT_VALUE || p->sort == SORT_STRUCT ||
        p->sort == SORT_STRUCTS)
      it = of_shape(&shapes[p->index], a->pointer, &number);
  }
  return it;
}

/* MARK: Where they are handed over */

typedef struct place {
  long input, call; /* of the function, or of the callback's numbers */
  int function, slot, number, value;
} place;

static place all[MOST_PLAYS], now;
static long place_count, input_now, calls[1024], answers[256];
static short numbers_of[1024];     /* that a kept call has, and how many */
static unsigned char is_kept[256]; /* callbacks that answer a number */

static void keep_place(int function, int slot, long call, int number) {
  for (int i = 0; i < HOSTILE && place_count < MOST_PLAYS; i++)
    all[place_count++] = (place){input_now, call, function, slot, number, i};
}

static void count_call(frame *fr) {
  fr->ordinal = calls[fr->function - functions]++;
}

static void note_call(frame *fr) {
  int at = (int)(fr->function - functions), count = 0;
  bool refused = fr->function->result == SORT_STATUS && fr->answer.integer < 0;
  if (refused || fr->reported != MOTUS_OK || fr->function->is_init)
    return;
  while (count < MOST_NUMBERS && number_of(fr, count))
    count += 1;
  for (int i = numbers_of[at]; i < count; i++)
    keep_place(at, -1, fr->ordinal, i);
  if (count > numbers_of[at])
    numbers_of[at] = (short)count;
}

static double note_answer(const visit *v, double number) {
  long answer = answers[v->slot]++;
  if (answer < 8 && is_kept[v->slot] <= answer) {
    is_kept[v->slot] += 1;
    keep_place(-1, v->slot, answer, 0);
  }
  return number;
}

static void play(long input) {
  static uint8_t bytes[HEAD_BYTES + MOST_STEPS * STEP_BYTES];
  input_now = input;
  memset(calls, 0, sizeof calls);
  memset(answers, 0, sizeof answers);
  run_input(bytes, plain_input(input, bytes, sizeof bytes));
}

/* How many plays there are. */
long prepare_numbers(void) {
  check_plans();
  watching = (watcher){.before_call = count_call,
                       .after_call = note_call,
                       .answered = note_answer};
  for (long input = 0; input < plain_input_count(); input++)
    play(input);
  watching = (watcher){0};
  return place_count;
}

/* MARK: A play */

static bool is_done;
static bool is_animated, block_is_open;
static bool is_argument;    /* by itself, or in a point and the like */
static const frame *handed; /* the call that has the number */

static void hand_over(frame *fr) {
  if (fr->function - functions != now.function ||
      calls[now.function]++ != now.call || is_done)
    return;
  double *number = number_of(fr, now.number);
  if (!number)
    return;
  is_argument = false;
  for (int i = 0; i < fr->function->count; i++) {
    const char *at = fr->arguments[i].pointer, *it = (const char *)number;
    is_argument |= number == &fr->arguments[i].number ||
                   (fr->function->parameters[i].sort == SORT_VALUE &&
                    it >= at && it < at + fr->function->parameters[i].size);
  }
  *number = hostile[now.value];
  handed = fr;
  is_done = true;
  block_is_open = is_animated && motus_runtime_begin_animation(
                                     f.pool[0][RUNTIME][0], NULL) == MOTUS_OK;
}

/* What is not finite is refused, but for settings that nothing uses. */
static void look_at_answer(frame *fr) {
  if (fr != handed)
    return;
  handed = NULL;
  if (block_is_open)
    motus_runtime_commit_animation(f.pool[0][RUNTIME][0], NULL, NULL, NULL,
                                   NULL);
  block_is_open = false;
  if (is_argument && fr->function->result == SORT_STATUS &&
      !isfinite(hostile[now.value]) && fr->answer.integer >= 0 &&
      fr->reported == MOTUS_OK)
    found("a number that is not finite is taken", fr->function->name);
}

static double answer_it(const visit *v, double number) {
  if (v->slot != now.slot || answers[v->slot]++ != now.call)
    return number;
  is_done = true;
  return hostile[now.value];
}

/* What asks and changes nothing: handles, choices and numbers go in. */
static bool reads(const function *of) {
  bool answers_something = of->result != SORT_STATUS;
  if (of->creates || of->is_init || strncmp(of->name, "habit", 5) == 0)
    return false;
  for (int i = 0; i < of->count; i++)
    switch (of->parameters[i].sort) {
    case SORT_OUT:
    case SORT_OUT_ARRAY:
    case SORT_LENT:
      answers_something = true;
      break;
    case SORT_HANDLE:
    case SORT_CHOICE:
    case SORT_INTEGER:
    case SORT_NUMBER:
    case SORT_VALUE:
      break;
    default:
      return false;
    }
  return answers_something && of->result != SORT_NOTHING;
}

/* Each function that reads, on each object that stands for its first one. */
static void read_everything(void) {
  for (int i = 0; i < function_count; i++) {
    const function *of = &functions[i];
    if (!reads(of))
      continue;
    bool has_object = of->count > 0 && of->parameters[0].sort == SORT_HANDLE;
    for (int place = 0; place < (has_object ? PLACES : 1); place++) {
      int kind = of->parameters[0].index;
      watching.instead = has_object ? f.pool[0][kind][place] : NULL;
      watching.instead_kind = kind;
      if (has_object && !motus_is_alive(watching.instead))
        continue;
      step *s = &f.steps[MOST_STEPS];
      s->op = op_of(i);
      s->place = 64 | 128;
      for (int j = 0; j < 8; j++)
        s->bytes[j] = (uint8_t)(i + 31 * j + 7 * place);
      perform(MOST_STEPS);
    }
  }
  watching.instead = NULL;
}

static void go_on(void) {
  motus_runtime *runtime = f.pool[0][RUNTIME][0];
  f.run = 0;
  watching = (watcher){0};
  read_everything();
  static frame ticking; /* callbacks of a tick are inside of a call */
  f.innermost = &ticking;
  for (int i = 0; i < FRAMES && motus_is_alive(runtime); i++) {
    if (motus_runtime_tick(runtime, f.now[0] + 1 / 60.) == MOTUS_OK) {
      f.now[0] += 1 / 60.;
      note_beginnings(runtime);
    }
    if (is_animated && (i == 0 || i == 6)) {
      f.innermost = NULL;
      read_everything();
      f.innermost = &ticking;
    }
  }
  f.innermost = NULL;
  read_everything();
}

void play_number(long number) {
  now = all[number];
  is_done = block_is_open = false;
  is_animated = number & 1;
  handed = NULL;
  watching = (watcher){.before_call = now.slot < 0 ? hand_over : NULL,
                       .after_call = look_at_answer,
                       .answered = now.slot < 0 ? NULL : answer_it,
                       .at_end = go_on};
  play(now.input);
  watching = (watcher){0};
  if (!is_done)
    found("a number is not handed over again", "the input");
}

void name_number(long number, char *text, size_t room) {
  const place *it = &all[number];
  snprintf(text, room, "%s %ld, in input %ld: number %d is %g",
           it->slot < 0 ? functions[it->function].name : slots[it->slot].name,
           it->call, it->input, it->number, hostile[it->value]);
}
