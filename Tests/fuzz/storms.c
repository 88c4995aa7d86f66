/* Storms from inside: an input in which a callback is called is played again,
 * and in that call, or in each of them, the host makes some calls at once, most
 * of them of functions that change what the callback is about. */
#include "plays.h"

enum { STORMS = 400, MOST_STORM = 7 };

/* The functions that take each kind of object and change it. */
static short takers[64][1024], taker_counts[64];
static short all[1024], all_count;

typedef struct storm {
  int slot, input;
  uint64_t seed;
} storm;
static storm now;
static long calls;
static int inside;

static bool takes(const function *of, int kind) {
  for (int i = 0; i < of->count; i++)
    if (of->parameters[i].sort == SORT_HANDLE)
      for (int j = 0; j < kinds[of->parameters[i].index].fit_count; j++)
        if (kinds[of->parameters[i].index].fits[j] == kind)
          return true;
  return false;
}

static bool is_for_storms(const function *of) {
  return of->result == SORT_STATUS && !of->is_init &&
         strcmp(of->name, "motus_runtime_tick") != 0 &&
         strcmp(of->name, "motus_runtime_destroy") != 0 &&
         strcmp(of->name, "motus_runtime_create") != 0;
}

static void look_for_takers(void) {
  for (int i = 0; i < function_count; i++) {
    if (!is_for_storms(&functions[i]))
      continue;
    all[all_count++] = (short)i;
    for (int kind = 0; kind < kind_count; kind++)
      if (takes(&functions[i], kind))
        takers[kind][taker_counts[kind]++] = (short)i;
  }
}

static void rage(visit *v, dice *d) {
  int count = 2 + (int)roll(d, MOST_STORM - 1);
  for (int i = 0; i < count; i++) {
    /* What the host does anyway, once more. */
    if (f.step_count > 0 && roll(d, 3) == 0) {
      const step *again = &f.steps[roll(d, (uint32_t)f.step_count)];
      if (is_for_storms(function_of(again->op)))
        perform((int)(again - f.steps));
      continue;
    }
    int about = v->about_count ? (int)roll(d, (uint32_t)v->about_count) : -1;
    int kind = about < 0 ? -1 : v->about_kinds[about];
    int function = all[roll(d, (uint32_t)all_count)];
    if (kind >= 0 && taker_counts[kind] > 0 && roll(d, 4)) {
      function = takers[kind][roll(d, (uint32_t)taker_counts[kind])];
      watching.instead = v->about[about];
      watching.instead_kind = kind;
    }
    call_function(function, v->slot, world_of_visit(v), roll(d, 1u << 30));
    watching.instead = NULL;
  }
}

/* Every second storm comes in each call, and in what it leads to. */
static void storm_in(visit *v) {
  bool repeats = now.seed & 1;
  const caller *at = caller_in(now.slot, now.input);
  long first = (long)(mixed(now.seed) % (uint64_t)at->calls);
  /* Where the fuzzer itself asks something there is no call to end with. */
  if (v->slot != now.slot || f.is_muted || !f.innermost)
    return;
  long call = calls++;
  if (repeats ? inside > 1 || call < first || call > first + 12 : call != first)
    return;
  int depth = f.depth;
  const void *instead = watching.instead;
  int instead_kind = watching.instead_kind;
  dice d = {mixed(now.seed + (uint64_t)call * 977)};
  f.depth = MOST_DEPTH;
  f.run = inside ? f.run : 0;
  watching.instead = NULL;
  inside += 1;
  rage(v, &d);
  inside -= 1;
  watching.instead = instead;
  watching.instead_kind = instead_kind;
  f.depth = depth;
}

static storm numbered(long number) {
  storm it = {(int)(number % slot_count), 0, (uint64_t)(number / slot_count)};
  for (it.input = (int)(mixed((uint64_t)number) % 3);
       !caller_in(it.slot, it.input); it.input--)
    ;
  return it;
}

/* How many plays there are; 0 where a callback is never called. */
long prepare_storms(void) {
  check_plans();
  look_for_takers();
  return look_for_places() ? (long)slot_count * STORMS : 0;
}

void play_storm(long number) {
  static uint8_t bytes[HEAD_BYTES + MOST_STEPS * STEP_BYTES];
  now = numbered(number);
  calls = inside = 0;
  watching = (watcher){.in_callback = storm_in};
  run_input(bytes, plain_input(caller_in(now.slot, now.input)->input, bytes,
                               sizeof bytes));
  watching = (watcher){0};
}

void name_storm(long number, char *text, size_t room) {
  storm it = numbered(number);
  snprintf(text, room, "%s in input %ld: storm %llu", slots[it.slot].name,
           caller_in(it.slot, it.input)->input, (unsigned long long)it.seed);
}
