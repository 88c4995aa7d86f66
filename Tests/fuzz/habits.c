/* What hosts do in several calls, and what must hold when nothing moves. */
#include "../c/drawn.h"
#include "fuzz.h"
#include <math.h>

void habit_drag(const argument *a, answer *r);
void habit_frames(const argument *a, answer *r);
void habit_end_transition(const argument *a, answer *r);
void habit_snapshot(const argument *a, answer *r);
void habit_rest(const argument *a, answer *r);

static int world_of_runtime(const void *runtime) {
  return runtime && runtime == f.pool[1][RUNTIME][0];
}

static bool tick_to(motus_runtime *runtime, double time) {
  int world = world_of_runtime(runtime);
  if (motus_runtime_tick(runtime, time) != MOTUS_OK)
    return false;
  note_beginnings(runtime);
  if (runtime == f.pool[world][RUNTIME][0])
    f.now[world] = time;
  return true;
}

static bool tick(motus_runtime *runtime, double seconds) {
  return tick_to(runtime, f.now[world_of_runtime(runtime)] + seconds);
}

void habit_frames(const argument *a, answer *r) {
  (void)r;
  int frames = 1 << (a[1].integer & 7) % 6;
  static const double rates[] = {1 / 60., 1 / 120., .05, .25};
  for (int i = 0; i < frames; i++)
    if (!tick(a[0].pointer, rates[a[2].integer & 3]))
      return;
}

/* A finger that goes somewhere in a few frames, and a second one at times. */
void habit_drag(const argument *a, answer *r) {
  (void)r;
  motus_runtime *runtime = a[0].pointer;
  dice d = {mixed((uint64_t)a[1].integer ^ (uint64_t)a[2].integer << 32)};
  int world = world_of_runtime(runtime), moves = 1 + (int)roll(&d, 12);
  uint64_t id = roll(&d, 4), other = id + 1;
  bool pinches = roll(&d, 4) == 0, lifts = roll(&d, 6) != 0;
  double x = roll(&d, 3)   ? roll(&d, 390)
             : roll(&d, 2) ? 2
                           : 388,
         y = roll(&d, 844), dx = (double)roll(&d, 60) - 30,
         dy = (double)roll(&d, 80) - 40;
  motus_runtime_send_touch(runtime, id, MOTUS_TOUCH_BEGAN, (motus_point){x, y},
                           f.now[world]);
  if (pinches)
    motus_runtime_send_touch(runtime, other, MOTUS_TOUCH_BEGAN,
                             (motus_point){390 - x, y}, f.now[world]);
  for (int i = 0; i < moves; i++) {
    if (!tick(runtime, 1 / 60.))
      return;
    x += dx, y += dy;
    motus_runtime_send_touch(runtime, id, MOTUS_TOUCH_MOVED,
                             (motus_point){x, y}, f.now[world]);
    if (pinches)
      motus_runtime_send_touch(runtime, other, MOTUS_TOUCH_MOVED,
                               (motus_point){390 - x, y + i * dx},
                               f.now[world]);
  }
  if (!lifts)
    return;
  motus_touch_phase phase =
      roll(&d, 5) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED;
  motus_runtime_send_touch(runtime, id, phase, (motus_point){x, y},
                           f.now[world]);
  if (pinches)
    motus_runtime_send_touch(runtime, other, phase, (motus_point){390 - x, y},
                             f.now[world]);
}

void habit_end_transition(const argument *a, answer *r) {
  (void)r;
  int world = world_of_runtime(a[0].pointer);
  for (int i = 0; i < PLACES; i++) {
    motus_transition_context *context = f.pool[world][TRANSITION_CONTEXT][i];
    if (motus_is_alive(context))
      motus_transition_context_complete(
          context, !motus_transition_context_was_cancelled(context));
  }
}

/* MARK: Snapshots */

static uint64_t states_hash(motus_dynamic_animator *animator) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  uint64_t hash = 0;
  motus_dynamic_animator_item_states(animator, &states, &count);
  for (size_t i = 0; i < count; i++) {
    double numbers[] = {states[i].center.x,    states[i].center.y,
                        states[i].rotation,    states[i].velocity.dx,
                        states[i].velocity.dy, states[i].angular_velocity};
    for (int j = 0; j < 6; j++) {
      uint64_t bits;
      memcpy(&bits, &numbers[j], sizeof bits);
      hash = mixed(hash ^ bits);
    }
    hash = mixed(hash ^ states[i].is_sleeping);
  }
  return hash;
}

/* Where the own clock has been turned its steps are not the same twice, to the
 * last bit, and what is shown between two steps tells. What it has been put
 * ahead by waits for a tick. */
static bool is_turned(motus_runtime *runtime) {
  return motus_runtime_clock_speed(runtime) != 1 ||
         motus_runtime_clock_time(runtime) != motus_runtime_time(runtime);
}

/* Whether what is shown may lie between two steps of the animator, with frames
 * of 1/60 s, too. */
static bool is_between_steps(motus_dynamic_animator *animator, double now) {
  double ahead = motus_dynamic_animator_elapsed_time(animator) * 240 -
                 (double)motus_dynamic_animator_step_count(animator);
  return ahead > 5e-7 || ahead < -5e-7 || now > 1e6 || now < -1e6;
}

/* Snapshot, go on, restore, go on: the same bits. Callbacks do nothing then.
 * Between two steps the same bits are shown where the seconds are the same to
 * the last one: there the frames are of 1/64 s, and times are whole ones. */
void habit_snapshot(const argument *a, answer *r) {
  (void)r;
  static unsigned char bytes[1 << 18];
  motus_runtime *runtime = a[0].pointer;
  int world = world_of_runtime(runtime), kind = 0;
  if (f.depth > 0 || !tick(runtime, 1 / 60.) || is_turned(runtime))
    return;
  while (kind < kind_count &&
         strcmp(kinds[kind].name, "motus_dynamic_animator") != 0)
    kind += 1;
  motus_dynamic_animator *animator = NULL;
  for (int i = 0; i < PLACES && !animator; i++)
    if (motus_is_alive(f.pool[world][kind][i]))
      animator = f.pool[world][kind][i];
  if (!animator)
    return;
  double now = motus_runtime_time(runtime);
  bool is_exact = is_between_steps(animator, now);
  if (is_exact) {
    if (now > 1e9 || now < -1e9)
      return;
    now = (double)((int64_t)(now * 64) + 1) / 64;
    if (!tick_to(runtime, now) || is_turned(runtime) ||
        !motus_is_alive(animator))
      return;
  }
  size_t size = 0;
  if (motus_dynamic_animator_snapshot(animator, bytes, sizeof bytes, &size) !=
      MOTUS_OK)
    return;
  f.is_muted = true;
  uint64_t hashes[2] = {0, 1};
  bool went = true;
  for (int time = 0; time < 2 && went; time++) {
    if (time && motus_dynamic_animator_restore(animator, bytes, size))
      went = false;
    hashes[time] = states_hash(animator);
    for (int i = 0; i < 5 && went; i++) {
      now += 1 / 64.;
      went = is_exact ? tick_to(runtime, now) : tick(runtime, 1 / 60.);
      hashes[time] = mixed(hashes[time] ^ states_hash(animator));
    }
  }
  f.is_muted = false;
  if (went && hashes[0] != hashes[1])
    found("a restored snapshot goes on otherwise", "motus_dynamic_animator");
}

/* MARK: Rest */

/* Of the first runtime: asked for or under way. What a getter's callback has
 * left to be destroyed goes with the first question, and may change it. */
uint64_t transitions(void) {
  motus_statistics s = {.struct_size = sizeof s};
  motus_runtime *runtime = f.pool[0][RUNTIME][0];
  uint64_t steps;
  do {
    steps = reached.steps;
    if (!motus_is_alive(runtime) ||
        motus_handle_kind(runtime) != MOTUS_KIND_RUNTIME ||
        motus_runtime_statistics(runtime, &s) != MOTUS_OK)
      return 0;
  } while (reached.steps != steps);
  return s.transitions;
}

static bool is_at_rest(motus_runtime *runtime) {
  motus_statistics s;
  memset(&s, 0, sizeof s);
  s.struct_size = sizeof s;
  return motus_runtime_statistics(runtime, &s) == MOTUS_OK &&
         !motus_runtime_needs_tick(runtime) && s.animated_properties == 0 &&
         s.transitions == 0;
}

/* Shown is model when nothing moves. What has been hidden late is drawn until
 * a moment that is waited for (IM-6). */
static void check_shown(motus_view *view, bool waits) {
  for (uint32_t property = MOTUS_PROPERTY_CENTER;
       property <= MOTUS_PROPERTY_CURL; property++) {
    if (property == MOTUS_PROPERTY_HIDDEN && waits)
      continue;
    double model[16] = {0}, shown[16] = {0};
    motus_view_property(view, property, MOTUS_VALUE_MODEL, model, 16);
    motus_view_property(view, property, MOTUS_VALUE_SHOWN, shown, 16);
    if (memcmp(model, shown, sizeof model) != 0)
      found("at rest, shown is not the model", "motus_view_property");
  }
  size_t count = motus_view_subview_count(view);
  for (size_t i = 0; i < count; i++)
    check_shown(motus_view_subview_at(view, i), waits);
}

void check_rest(int world) {
  motus_runtime *runtime = f.pool[world][RUNTIME][0];
  if (!motus_is_alive(runtime) ||
      motus_handle_kind(runtime) != MOTUS_KIND_RUNTIME)
    return;
  if (!is_at_rest(runtime))
    return;
  check_endings(runtime);
  double deadline;
  /* While time stands still no moment is due. */
  check_shown(motus_runtime_window(runtime),
              motus_runtime_next_deadline(runtime, &deadline) ||
                  motus_runtime_clock_speed(runtime) == 0);
  if (drawn_not(runtime))
    found("at rest, what is seen is not drawn", "motus_runtime_draw_list");
}

void habit_rest(const argument *a, answer *r) {
  (void)r;
  motus_runtime *runtime = a[0].pointer;
  if (f.depth > 0)
    return;
  for (int i = 0; i < 120 && motus_runtime_needs_tick(runtime); i++)
    if (!tick(runtime, 1 / 16.))
      return;
  if (tick(runtime, 1 / 16.))
    check_rest(world_of_runtime(runtime));
}
