/* Every function in every callback: an input in which a callback is called is
 * played again, and in that call the host calls one function more, with what
 * the callback is about where it fits; or does what hosts do that mean ill. */
#include "plays.h"

enum {
  VARIANTS = 24,
  SEEDS = 3000,
  MOST_ACTS = 1 << 18,
  INPUTS_FOR_SLOT = 3,
  LAST = 2 /* ill acts come in the first call, one amidst, and the last */
};

/* MARK: Inputs: each plan in some variants, then seeds */

long plain_input_count(void) {
  return (long)plan_count * VARIANTS + SEEDS;
}

size_t plain_input(long number, uint8_t *out, size_t room) {
  if (number >= (long)plan_count * VARIANTS)
    return make_input((uint64_t)(number - (long)plan_count * VARIANTS + 1), out,
                      room);
  out[0] = 0, out[1] = (uint8_t)(number / plan_count);
  out[2] = (uint8_t)(1 + number % plan_count), out[3] = 0;
  return HEAD_BYTES;
}

static uint8_t bytes[HEAD_BYTES + MOST_STEPS * STEP_BYTES];

static void play(long input) {
  run_input(bytes, plain_input(input, bytes, sizeof bytes));
}

/* MARK: Which inputs call a callback */

static caller places[256][INPUTS_FOR_SLOT];
static long called[256];

static void count_call(visit *v) {
  if (v->slot >= 0)
    called[v->slot] += 1;
}

/* A callback that needs more than chance, a finger that goes on to the end:
 * row_actions_storm_test acts in it. */
static const char *const rare[] = {"motus_row_delegate.armed"};

static bool is_rare(const char *name) {
  for (size_t i = 0; i < sizeof rare / sizeof *rare; i++)
    if (strcmp(rare[i], name) == 0)
      return true;
  return false;
}

bool look_for_places(void) {
  bool misses = true;
  memset(places, -1, sizeof places);
  watching.in_callback = count_call;
  for (long input = 0; input < plain_input_count() && misses; input++) {
    memset(called, 0, sizeof called);
    play(input);
    misses = false;
    for (int slot = 0; slot < slot_count; slot++) {
      for (int i = 0; i < INPUTS_FOR_SLOT; i++)
        if (called[slot] && places[slot][i].input < 0) {
          places[slot][i] = (caller){input, called[slot]};
          break;
        }
      misses |= places[slot][INPUTS_FOR_SLOT - 1].input < 0;
    }
  }
  watching.in_callback = NULL;
  bool all = true;
  for (int slot = 0; slot < slot_count; slot++)
    if (places[slot][0].input < 0 && !is_rare(slots[slot].name)) {
      printf("no input calls %s\n", slots[slot].name);
      all = false;
    }
  return all;
}

const caller *caller_in(int slot, int number) {
  const caller *at = &places[slot][number % INPUTS_FOR_SLOT];
  return at->input < 0 ? NULL : at;
}

/* MARK: Acts */

typedef struct act {
  long input, call;
  short slot, what; /* a function, or -1 - an ill act */
} act;

static act acts[MOST_ACTS], now;
static long act_count, calls;

int world_of_visit(const visit *v) {
  return v->cell && v->cell->step >= 0 && v->cell->step < MOST_STEPS
             ? step_world(&f.steps[v->cell->step])
             : 0;
}

/* One function more, as a host would that knows what it is called about. */
void call_function(int function, int slot, int world, uint64_t seed) {
  step *s = &f.steps[MOST_STEPS];
  dice d = {mixed(seed << 20 | (uint64_t)function << 8 | (uint64_t)slot)};
  s->op = op_of(function);
  s->place = (uint8_t)(64 | 128 | (world ? 56 : 0));
  s->to = (uint8_t)roll(&d, PLACES);
  for (int i = 0; i < 8; i++)
    s->bytes[i] = (uint8_t)roll(&d, 256);
  perform(MOST_STEPS);
}

static void call_one(visit *v, int function) {
  call_function(function, v->slot, world_of_visit(v), 0);
}

static void about_each(visit *v, int function) {
  for (int i = 0; i < v->about_count; i++) {
    watching.instead = v->about[i];
    watching.instead_kind = v->about_kinds[i];
    call_one(v, function);
  }
  watching.instead = NULL;
  call_one(v, function);
}

static int function_numbered(const char *name) {
  for (int i = 0; i < function_count; i++)
    if (strcmp(functions[i].name, name) == 0)
      return i;
  return 0;
}

/* What the callback was registered by, once more: its user_data ends now. */
static void register_again(visit *v) {
  if (v->cell && v->cell->step >= 0)
    perform(v->cell->step);
}
/* What it is called by, once more. */
static void call_again(visit *v) {
  (void)v;
  if (f.innermost)
    perform(f.innermost->step_index);
}
/* Everything that the host has, more often than it may. */
static void release_all(visit *v) {
  (void)v;
  for (int kind = 0; kind < kind_count; kind++)
    for (int i = 0; i < PLACES && kind != RUNTIME; i++)
      for (int j = 0; j < 3; j++)
        motus_release(f.pool[0][kind][i]);
}
static void release_about(visit *v) {
  for (int i = 0; i < v->about_count; i++)
    for (int j = 0; j < 4; j++)
      motus_release(v->about[i]);
}
/* Every function that takes things apart or away, on all that it can. */
static void take_apart(visit *v) {
  static const char *const words[] = {"_remove",  "_clear",  "_end",
                                      "_cancel",  "_stop",   "_finish",
                                      "_dismiss", "_unload", "_pop"};
  for (int i = 0; i < function_count; i++)
    for (size_t j = 0; j < sizeof words / sizeof *words; j++)
      if (strstr(functions[i].name, words[j]))
        about_each(v, i);
}
/* Every function that sets or replaces what is asked. */
static void replace_all(visit *v) {
  static const char *const words[] = {
      "_delegate", "_callbacks", "_data_source", "_action",
      "_observer", "_settle",    "_completion"};
  for (int i = 0; i < function_count; i++)
    for (size_t j = 0; j < sizeof words / sizeof *words; j++)
      if (strstr(functions[i].name, words[j]))
        about_each(v, i);
}
static void change_window(visit *v) {
  call_one(v, function_numbered("motus_runtime_set_window_size"));
  call_one(v, function_numbered("motus_runtime_override_traits"));
  call_one(v, function_numbered("motus_runtime_set_window_insets"));
}
static void other_root(visit *v) {
  motus_runtime_set_root_view_controller(f.pool[0][RUNTIME][0], NULL);
  call_one(v, function_numbered("motus_runtime_set_root_view_controller"));
}
static void end_runtimes(visit *v) {
  (void)v;
  for (int i = 0; i < f.runtime_count; i++)
    motus_runtime_destroy(f.runtimes[i]);
}
static void tick_all(visit *v) {
  (void)v;
  for (int i = 0; i < f.runtime_count; i++)
    motus_runtime_tick(f.runtimes[i], f.now[0] + 1);
}
static void change_clock(visit *v) {
  call_one(v, function_numbered("motus_runtime_set_clock_speed"));
  call_one(v, function_numbered("motus_runtime_set_reduced_motion"));
}
static void go_elsewhere(visit *v) {
  static const char *const words[] = {"_present", "_push", "_select", "_show",
                                      "_perform"};
  for (int i = 0; i < function_count; i++)
    for (size_t j = 0; j < sizeof words / sizeof *words; j++)
      if (strstr(functions[i].name, words[j]))
        about_each(v, i);
}

static const struct ill {
  const char *name;
  void (*run)(visit *v);
} ill[] = {{"registers again", register_again},
           {"calls again", call_again},
           {"releases all", release_all},
           {"releases what it is about", release_about},
           {"takes apart", take_apart},
           {"replaces all", replace_all},
           {"changes the window", change_window},
           {"sets another root", other_root},
           {"ends the runtimes", end_runtimes},
           {"ticks", tick_all},
           {"changes the clock", change_clock},
           {"goes elsewhere", go_elsewhere}};
enum { ILL = sizeof ill / sizeof *ill };

static void act_in(visit *v) {
  if (v->slot != now.slot || calls++ != now.call || f.is_muted)
    return;
  int depth = f.depth;
  f.depth = MOST_DEPTH; /* what is called by it runs no scripts */
  f.run = 0;
  reached.steps += 1; /* what has changed meanwhile is the host's own doing */
  if (now.what < 0)
    ill[-1 - now.what].run(v);
  else
    about_each(v, now.what);
  watching.instead = NULL;
  f.depth = depth;
}

static void add(int slot, const caller *at, long call, int what) {
  if (act_count < MOST_ACTS)
    acts[act_count++] = (act){at->input, call, (short)slot, (short)what};
}

/* How many plays there are; 0 where a callback is never called. */
long prepare_acts(void) {
  check_plans();
  if (!look_for_places())
    return 0;
  for (int slot = 0; slot < slot_count; slot++)
    for (int i = 0; i < INPUTS_FOR_SLOT && places[slot][i].input >= 0; i++) {
      const caller *at = &places[slot][i];
      for (int j = 0; j <= LAST; j++) {
        long call = (at->calls - 1) * j / LAST;
        for (int what = 0; what < ILL; what++)
          if (j == 0 || call > (at->calls - 1) * (j - 1) / LAST)
            add(slot, at, call, -1 - what);
      }
      for (int what = 0; what < function_count && i == 0; what++)
        add(slot, at, 0, what);
    }
  return act_count;
}

void play_act(long number) {
  now = acts[number];
  calls = 0;
  watching = (watcher){.in_callback = act_in};
  play(now.input);
  watching = (watcher){0};
  if (calls <= now.call)
    found("a callback is not called again", slots[now.slot].name);
}

void name_act(long number, char *text, size_t room) {
  const act *it = &acts[number];
  snprintf(text, room, "%s %ld, in input %ld: %s", slots[it->slot].name,
           it->call, it->input,
           it->what < 0 ? ill[-1 - it->what].name : functions[it->what].name);
}
