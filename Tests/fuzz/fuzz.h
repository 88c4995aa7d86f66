/* What the parts of the fuzzer share. An input is bytes: a head, then steps. A
 * step is one call of the interface whose arguments follow from its bytes
 * alone, so that dropping one step changes no other. Steps of a script run when
 * a callback that was given this script is called. */
#ifndef FUZZ_H
#define FUZZ_H
#include <motus.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum {
  WORLDS = 2,  /* each with a runtime: handles of the other one are foreign */
  PLACES = 8,  /* where a world keeps its handles, for each kind */
  SCRIPTS = 5, /* 0 is what the host does between frames */
  HEAD_BYTES = 4,
  STEP_BYTES = 12,
  MOST_STEPS = 640,   /* of an input */
  MOST_RUN = 200,     /* in the callbacks of one of them */
  MOST_CELLS = 16384, /* user_data of an input */
  MOST_PARAMETERS = 14,
  MOST_ELEMENTS = 8,  /* of an array that is handed over */
  AIMED_VARIANTS = 3, /* of each line of a plan */
  MOST_RUNTIMES = 6,  /* at a time: where pointers have 32 bits there are 7 */
  UNTOUCHED = 0xa5,   /* what outputs are filled with before a call */
  MOST_ATTEMPTS = 8,  /* of a call by a host that means well */
  MOST_SCRIPTED = 8,  /* calls of a callback that run its script */
  MOST_DEPTH = 3      /* of callbacks in callbacks that do something */
};

/* MARK: The interface, as generate.py writes it down */

typedef enum sort {
  SORT_NOTHING,
  SORT_STATUS,
  SORT_HANDLE,     /* index: the kind */
  SORT_ANY_HANDLE, /* void *handle */
  SORT_NUMBER,
  SORT_INTEGER,
  SORT_BOOL,
  SORT_CHOICE, /* index: the enumeration */
  SORT_TEXT,
  SORT_VALUE,    /* a struct; index: the shape */
  SORT_STRUCT,   /* a pointer to one that the host has filled */
  SORT_FILLED,   /* a pointer to one that the call fills: …_init */
  SORT_FUNCTION, /* index: the slot */
  SORT_DESTROY,
  SORT_DATA,    /* user_data and block_data */
  SORT_POINTER, /* nobody follows it */
  SORT_HANDLES, /* arrays that are handed over */
  SORT_NUMBERS,
  SORT_STRUCTS,
  SORT_BYTES,
  SORT_OUT,       /* one value; of: what it is */
  SORT_OUT_ARRAY, /* `capacity` values */
  SORT_OUT_BYTES,
  SORT_LENT /* an array that the library owns; index: the shape */
} sort;

/* What numbers make sense. */
typedef enum hint {
  HINT_NONE,
  HINT_TIME,    /* the host's */
  HINT_SECONDS, /* durations and delays */
  HINT_PLACE,   /* points */
  HINT_UNIT,    /* 0 to 1 */
  HINT_PROPERTY,
  HINT_FLAGS,
  HINT_FINGER,
  HINT_STRUCT_SIZE,
  HINT_ELEMENT_SIZE, /* of the array beside it */
  HINT_LENGTH,       /* of an array beside it */
  HINT_SEED,         /* any bits */
  HINT_KEPT          /* what an _init function has put there */
} hint;

/* How long a callback may be called. */
typedef enum scope {
  SCOPE_NONE,
  SCOPE_ONCE,
  SCOPE_DURING_THE_CALL,
  SCOPE_UNTIL_REPLACED,
  SCOPE_UNTIL_IT_ENDS,
  SCOPE_UNTIL_IT_HAS_RUN
} scope;

typedef struct field {
  const char *name, *type;
  sort sort;
  int index;
  hint hint;
  size_t offset, size;
  int count;  /* elements of an array, else 1 */
  int length; /* index of the field that counts the elements, else -1 */
} field;

typedef struct shape {
  const char *name;
  size_t size;
  bool is_sized; /* its first field is struct_size */
  bool is_table; /* of callbacks: NULL by default, without an _init function */
  void (*init)(void *filled);
  const field *fields;
  int field_count;
} shape;

typedef struct choice {
  const char *name;
  const char *const *names;
  const int *values;
  int count;
} choice;

typedef struct kind {
  const char *name;
  const int *fits; /* kinds whose objects are of this kind too, itself first */
  int fit_count;
} kind;

typedef struct slot {
  const char *name, *result, *parameters;
  void (*function)(void);
} slot;

typedef struct argument {
  void *pointer;
  double number;
  long long integer;
  void (*function)(void);
} argument;

typedef struct answer {
  long long integer;
  double number;
  const void *pointer;
  unsigned char value[256];
} answer;

typedef struct parameter {
  const char *name, *type;
  sort sort, of;
  int index;
  hint hint;
  bool nullable;
  size_t size; /* of what a pointer leads to */
  int length;  /* of an array: the parameter that counts it, else -1 */
  scope scope;
  int data; /* of a function or a delegate: its user_data, else -1 */
} parameter;

typedef struct function {
  const char *name;
  void (*call)(const argument *a, answer *r);
  sort result;
  int result_index;
  size_t result_size;
  uint32_t statuses; /* bit -s: the header lists the status s */
  bool creates, is_init;
  parameter parameters[MOST_PARAMETERS];
  int count;
} function;

/* Where a step's first two bytes lead: the first entry at or above them. New
 * functions leave the meaning of a kept input as it is, nearly. */
typedef struct ring_entry {
  uint16_t at, function;
} ring_entry;

/* MARK: A run */

typedef struct step {
  uint16_t op;
  uint8_t place; /* script, world, calm, sparing */
  uint8_t to;    /* where a handle that comes out is kept */
  uint8_t bytes[8];
} step;

static inline int step_script(const step *s) {
  return (s->place & 7) > 3 ? (s->place & 7) - 3 : 0;
}
static inline int step_world(const step *s) {
  return (s->place >> 3 & 7) == 7;
}
/* A host that means well. */
static inline bool step_is_calm(const step *s) {
  return s->place & 64;
}
/* One that leaves most settings as they are. */
static inline bool step_is_sparing(const step *s) {
  return s->place & 128;
}

typedef struct dice {
  uint64_t state;
} dice;

static inline uint64_t mixed(uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}
static inline uint32_t roll(dice *d, uint32_t sides) {
  d->state += 0x9e3779b97f4a7c15u;
  return (uint32_t)((mixed(d->state) >> 32) * sides >> 32);
}

/* What stands behind a user_data. */
typedef struct cell {
  uint32_t seed;
  int script, step;
  bool is_calm, is_given, has_destroy, has_ended, is_refused, has_returned;
  scope scope;
  int most_calls, calls;
  const function *by;
  int appearance, is_appearing_calls; /* of a controller's callbacks */
  bool has_appearance;
} cell;

/* Where a handle came from. */
typedef struct origin {
  const void *stands_in;
  int kind, world, place; /* kind -1: NULL, -2: made up */
} origin;

typedef struct frame {
  const step *step;
  int step_index, attempt;
  long ordinal; /* a watcher's: which call of its function this is */
  const function *function;
  argument arguments[MOST_PARAMETERS];
  answer answer;
  cell *cells[4];
  int cell_count;
  origin origins[48];
  int origin_count;
  motus_status reported; /* to diagnostics, by the call itself */
  size_t used;
  __attribute__((aligned(16))) unsigned char scratch[12288];
} frame;

typedef struct counts {
  uint64_t inputs, steps, calls[1024], good[1024], visits[256];
} counts;

typedef struct fuzz {
  step steps[MOST_STEPS + 1]; /* the last one is a watcher's */
  int step_count;
  void *pool[WORLDS][64][PLACES];
  motus_runtime *runtimes[128];
  int runtime_count;
  double now[WORLDS];
  cell cells[MOST_CELLS];
  int cell_count;
  int given_nothing, ended_nothing; /* destroy functions without user_data */
  int depth, run;
  bool is_muted, is_closing;
  frame *innermost;
  uint64_t hash;
  const char *doing; /* the call under way, for a report */
} fuzz;

extern fuzz f;
extern counts reached;
extern bool prints; /* the input as a C program */
extern bool traces; /* every call and what it came to, to stderr */

extern const shape shapes[];
extern const choice choices[];
extern const kind kinds[];
extern const slot slots[];
extern const function functions[];
extern const ring_entry ring[];
extern const int kind_count, slot_count, function_count, ring_count;
extern const int RUNTIME, TRANSITION_CONTEXT; /* kinds */

/* draw.c: bytes to arguments. */
void draw(frame *fr);
double draw_number(dice *d, bool is_calm, hint hint, int world);
long long draw_integer(dice *d, bool is_calm, hint hint);
int draw_choice(dice *d, bool is_calm, const choice *of);
size_t size_of(long long integer);
long long draw_length(dice *d);
size_t draw_size(dice *d, const shape *of);
const char *draw_text(dice *d, bool is_calm, bool nullable);
void *draw_handle(frame *fr, dice *d, bool is_calm, int kind, bool nullable,
                  const void *stands_in, int world);
void draw_struct(frame *fr, dice *d, bool is_calm, const shape *of, void *into,
                 cell *behind);
void *scratch(frame *fr, size_t size);
void *draw_snapshot(unsigned char *bytes, size_t room, dice *d, bool is_calm,
                    uint32_t *size);
void *snapshot_room(size_t *size);
void remember_snapshot(size_t size);

/* cells.c: user_data and callbacks. */
cell *give(frame *fr, dice *d, bool is_calm);
void end_cell(void *user_data);

typedef struct visit {
  cell *cell;
  int slot;
  dice dice;
  bool is_calm;
  void *about[6]; /* what the callback is given, and of which kinds */
  int about_kinds[6], about_count;
} visit;
visit visit_begin(void *user_data, int slot);
void visit_handle(visit *v, int kind, const void *handle);
void visit_number(visit *v, double number);
void visit_integer(visit *v, long long integer);
void visit_text(visit *v, const char *text);
void visit_run(visit *v);
bool visit_bool(visit *v);
double visit_double(visit *v, const double *given);
int visit_choice(visit *v, int choice);
void *visit_lend(visit *v, int kind);
void visit_fill(visit *v, int shape, void *into);
void hook_report(motus_status status, const char *function, const char *text);
void hook_appearance(visit *v, motus_view_controller *controller, int call);
void hook_animate_transition(visit *v, motus_transition_context *context);

/* call.c: one step, and what must hold after it. */
void perform(int index);
const function *function_of(uint16_t op);

/* pool.c: handles. */
void keep(int world, int kind, int place, void *handle);
void keep_lent(int world, int kind, int place, void *handle);

/* answers.c: a fingerprint of all that was answered. */
void fold(const void *bytes, size_t size);
void fold_number(double number);
void fold_integer(long long integer);
void fold_handle(const void *handle);
void fold_value(const shape *of, const void *value);
void fold_list(const parameter *p, const void *list, size_t count);
void fold_forget(void);
bool is_untouched(const void *bytes, size_t size);

/* run.c: an input from its beginning to its end. */
void run_input(const uint8_t *bytes, size_t size);
size_t unroll(const uint8_t *bytes, size_t size, uint8_t *out, size_t room);
size_t make_input(uint64_t seed, uint8_t *out, size_t room);
uint16_t op_of(int function);

/* aim.c and plans.c: what hosts do that mean something. */
step aimed_step(const char *line, uint32_t variant, bool *is_found);
void add_plan(int number, dice *d);
bool check_plans(void);
extern const int plan_count;

/* Who looks on while an input runs, and does something to it. */
typedef struct watcher {
  void (*before_call)(frame *fr);
  void (*after_call)(frame *fr);
  void (*in_callback)(visit *v);
  double (*answered)(const visit *v, double number);
  void (*at_end)(void);
  const void *instead; /* of the handles of its kind that calls are given */
  int instead_kind;
} watcher;
extern watcher watching;
void *instead_of(void *drawn, int kind); /* -1: of any */

/* begins.c: what begins ends once. */
void forget_beginnings(void);
void note_beginnings(motus_runtime *runtime);
void check_endings(const motus_runtime *runtime);

/* published.c: frames that are out when the runtimes have ended. */
void give_frames_back(void);

/* habits.c: what hosts do in several calls, and what holds at rest. */
void check_rest(int world);
uint64_t transitions(void);

/* print.c */
void print_step(const frame *fr);
void print_program(FILE *file);

/* report.c: what is found ends the process. */
void found(const char *what, const char *where);

#endif
