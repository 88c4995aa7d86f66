/* Random calls with good and bad arguments, and more of them from inside of
 * every callback. Nothing may crash, every user_data ends once, and both builds
 * of the library do the same: what comes of each seed is printed. */
#include "begins.h"
#include "dice.h"
#include "drawn.h"
#include "misuse.h"

enum { POOL = 96, DEPTH = 3 };

static objects here, there;
static uint64_t seed;
static double now;
static int depth, calls;
static long given, ended; /* user_data */
static void *pool[SLOT_COUNT][POOL];
static int pooled[SLOT_COUNT];

static uint32_t dice(uint32_t sides) {
  return xorshift_roll(&seed, sides);
}

static void put(slot kind, void *handle) {
  if (!handle)
    return;
  if (pooled[kind] < POOL)
    pool[kind][pooled[kind]++] = handle;
  else
    pool[kind][dice(POOL)] = handle;
}

static void *any(slot kind) {
  return pooled[kind] ? pool[kind][dice((uint32_t)pooled[kind])] : NULL;
}

/* One that fits most of the time, else whatever there is. */
static void *pick(slot kind) {
  uint32_t die = dice(16);
  if (die == 0)
    return NULL;
  if (die == 1)
    return there.at[kind];
  if (die == 2)
    return any((slot)dice(SLOT_COUNT));
  for (int tries = 0; tries < 40; tries++) {
    slot other = (slot)dice(SLOT_COUNT);
    if (slot_fits(other, kind) && pooled[other])
      return any(other);
  }
  return here.at[kind];
}

static double number(void) {
  const double numbers[] = {0,   0.5, 1,   -1,   2,     0.25,
                            .75, 0.1, 1e9, -1e9, 1e-12, 100};
  const double strange[] = {NAN, INFINITY, 1e300, -1e300, 5e-324, 1e17};
  return dice(12) ? numbers[dice(12)] : strange[dice(6)];
}

static void do_something(void);

/* What every callback does. */
static void inside(void *user_data) {
  if (user_data)
    CHECK(*(int *)user_data == 1);
  if (depth >= DEPTH || dice(3))
    return;
  depth += 1;
  for (uint32_t i = dice(3); i > 0; i--)
    do_something();
  depth -= 1;
}

/* A user_data that must still live when it is used, and end once. */
static void *give(void) {
  static int cells[1 << 16];
  int *cell = &cells[given++ & 0xffff];
  *cell = 1;
  return cell;
}

static void end(void *user_data) {
  ended += 1;
  CHECK_EQUAL(*(int *)user_data, 1);
  *(int *)user_data = 2;
  inside(NULL);
}

static void on_report(void *user_data, motus_status status,
                      const char *function, const char *message) {
  CHECK(status < MOTUS_OK && strlen(function) > 6 && strlen(message) > 4);
  if (dice(20) == 0)
    inside(user_data);
}
static void on_block(void *user_data) {
  (void)user_data;
  for (uint32_t i = dice(4); i > 0; i--) {
    motus_view *view = any(SLOT_VIEW);
    motus_view_set_alpha(view, dice(5) / 4.0);
  }
  inside(NULL);
}
static void on_completion(void *user_data, bool finished) {
  (void)finished;
  inside(user_data);
}
static void on_animator_completion(void *user_data,
                                   motus_animating_position position) {
  (void)position;
  inside(user_data);
}
static void on_animator(void *user_data, motus_property_animator *animator,
                        motus_animator_change change) {
  (void)animator, (void)change;
  inside(user_data);
}
static void on_coordinator(void *user_data,
                           motus_transition_coordinator *coordinator) {
  put(SLOT_COORDINATOR, coordinator);
  inside(user_data);
}
static void on_controller(void *user_data, motus_view_controller *controller) {
  (void)controller;
  inside(user_data);
}
static void on_appearance(void *user_data, motus_view_controller *controller,
                          bool animated) {
  (void)controller, (void)animated;
  inside(user_data);
}
static void on_parent(void *user_data, motus_view_controller *controller,
                      motus_view_controller *parent) {
  (void)controller, (void)parent;
  inside(user_data);
}
static void on_show(void *user_data, motus_navigation_controller *navigation,
                    motus_view_controller *controller, bool animated) {
  (void)navigation, (void)controller, (void)animated;
  inside(user_data);
}
static motus_animation_controller *
animation_controller(void *user_data, motus_navigation_controller *navigation,
                     motus_navigation_operation operation,
                     motus_view_controller *from, motus_view_controller *to) {
  (void)navigation, (void)operation, (void)from, (void)to;
  inside(user_data);
  return pick(SLOT_ANIMATED);
}
static motus_interaction_controller *
interaction_controller(void *user_data, motus_navigation_controller *navigation,
                       motus_animation_controller *animator) {
  (void)navigation, (void)animator;
  inside(user_data);
  return dice(2) ? pick(SLOT_INTERACTIVE) : NULL;
}
static double transition_duration(void *user_data,
                                  motus_transition_context *context) {
  put(SLOT_CONTEXT, context);
  inside(user_data);
  return dice(4) ? 0.25 : number();
}
static void moved(void *user_data, bool finished) {
  (void)finished;
  motus_transition_context_complete(
      user_data, !motus_transition_context_was_cancelled(user_data));
  inside(NULL);
}
static void animate_transition(void *user_data,
                               motus_transition_context *context) {
  put(SLOT_CONTEXT, context);
  if (dice(4))
    motus_view_add_subview(
        motus_transition_context_container_view(context),
        motus_transition_context_view(context, MOTUS_TRANSITION_TO));
  inside(user_data);
  if (dice(6))
    motus_runtime_animate(here.runtime, NULL, on_block, NULL, moved, context,
                          NULL, NULL);
  else
    motus_transition_context_complete(context, dice(2));
}
static motus_property_animator *
interruptible_animator(void *user_data, motus_transition_context *context) {
  (void)context;
  inside(user_data);
  return dice(3) ? NULL : pick(SLOT_ANIMATOR);
}
static void start_interactive_transition(void *user_data,
                                         motus_transition_context *context) {
  put(SLOT_CONTEXT, context);
  inside(user_data);
}
static bool wants_interactive_start(void *user_data) {
  inside(user_data);
  return dice(2);
}

static void (*function_of(const parameter *p))(void) {
  if (p->function == (void (*)(void))misuse_on_block)
    return (void (*)(void))on_block;
  if (p->function == (void (*)(void))misuse_on_completion)
    return (void (*)(void))on_completion;
  if (p->function == (void (*)(void))misuse_on_animator_completion)
    return (void (*)(void))on_animator_completion;
  if (p->function == (void (*)(void))misuse_on_animator)
    return (void (*)(void))on_animator;
  if (p->function == (void (*)(void))misuse_on_coordinator)
    return (void (*)(void))on_coordinator;
  if (p->function == (void (*)(void))misuse_on_diagnostics)
    return (void (*)(void))on_report;
  return p->function;
}

/* Ours is given no world of objects. */
static motus_view_controller *destination(void *user_data,
                                          motus_view_controller *source) {
  (void)source;
  inside(user_data);
  return dice(2) ? pick(SLOT_CONTROLLER) : NULL;
}

static void fill_struct(const parameter *p, argument *a) {
  void *filled = a->room.bytes;
  p->fill(a);
  if (p->fill == fill_motus_segue_callbacks)
    ((motus_segue_callbacks *)filled)->make_destination = destination;
  if (p->fill == fill_motus_view_controller_callbacks) {
    motus_view_controller_callbacks *c = filled;
    c->load_view = dice(2) ? on_controller : NULL;
    c->view_did_load = on_controller;
    c->view_will_appear = c->view_is_appearing = on_appearance;
    c->view_did_appear = c->view_will_disappear = on_appearance;
    c->view_did_disappear = on_appearance;
    c->view_will_layout_subviews = on_controller;
    c->view_did_layout_subviews = on_controller;
    c->will_move_to_parent = c->did_move_to_parent = on_parent;
  } else if (p->fill == fill_motus_navigation_delegate) {
    motus_navigation_delegate *c = filled;
    c->will_show = c->did_show = on_show;
    c->animation_controller = dice(4) ? animation_controller : NULL;
    c->interaction_controller = interaction_controller;
  } else if (p->fill == fill_motus_animation_controller_callbacks) {
    motus_animation_controller_callbacks *c = filled;
    c->transition_duration = dice(2) ? transition_duration : NULL;
    c->animate_transition = animate_transition;
    c->interruptible_animator = dice(2) ? interruptible_animator : NULL;
    c->animation_ended = on_completion;
  } else if (p->fill == fill_motus_interaction_controller_callbacks) {
    motus_interaction_controller_callbacks *c = filled;
    c->start_interactive_transition = start_interactive_transition;
    c->wants_interactive_start = dice(2) ? wants_interactive_start : NULL;
  } else if (p->fill == fill_motus_animation_options) {
    motus_animation_options *o = filled;
    o->duration = dice(3) ? 0.2 : number();
    o->delay = dice(3) ? 0 : number();
    o->flags = dice(3) ? 0 : dice(1024);
    o->timing.type = (motus_timing_type)dice(9);
  } else if (p->fill == fill_motus_timing) {
    ((motus_timing *)filled)->type = (motus_timing_type)dice(10);
  }
}

static void fill(const function_row *row, argument *a) {
  void *user_data = NULL;
  for (int i = 0; row->parameters[i].sort != SORT_END; i++)
    if (row->parameters[i].sort == SORT_DESTROY)
      user_data = give();
  for (int i = 0; row->parameters[i].sort != SORT_END; i++) {
    const parameter *p = &row->parameters[i];
    misuse_good(p, &a[i], &here, NULL);
    if (p->sort == SORT_HANDLE)
      a[i].pointer = pick(p->slot);
    else if (p->sort == SORT_HANDLES)
      for (int j = 0; j < 4; j++) {
        void *handle = pick(p->slot);
        memcpy(a[i].room.bytes + j * (int)sizeof handle, &handle,
               sizeof handle);
      }
    else if (p->sort == SORT_NUMBER)
      a[i].number = number();
    else if (p->sort == SORT_NUMBERS)
      for (int j = 0; j < 6; j++)
        a[i].room.numbers[j] = number();
    else if (p->sort == SORT_INTEGER || p->sort == SORT_ENUMERATOR)
      a[i].integer = dice(8) ? (long long)dice(5) : (long long)dice(100) - 20;
    else if (p->sort == SORT_DATA && strcmp(p->name, "user_data") == 0)
      a[i].pointer = user_data;
    else if (p->sort == SORT_DESTROY)
      a[i].function = (void (*)(void))end;
    else if (p->sort == SORT_FUNCTION)
      a[i].function = dice(8) ? function_of(p) : NULL;
    else if (p->sort == SORT_SIZED)
      fill_struct(p, &a[i]);
    if ((p->sort == SORT_SIZED || p->sort == SORT_FILLED ||
         p->sort == SORT_OUT) &&
        dice(30) == 0)
      a[i].pointer = NULL;
    if (p->sort == SORT_INTEGER && strstr(p->name, "count"))
      a[i].integer = a[i].integer < 0 || a[i].integer > 4 ? 1 : a[i].integer;
    if (p->sort == SORT_INTEGER && strcmp(p->name, "capacity") == 0)
      a[i].integer = dice(17);
  }
}

/* Objects that a call has made take part from now on. */
static void collect(const function_row *row, const argument *a) {
  char name[64];
  size_t length = strlen(row->name);
  if (length < 7 || strcmp(row->name + length - 7, "_create") != 0)
    return;
  for (int kind = 0; kind < SLOT_COUNT; kind++) {
    size_t at = 0;
    for (const char *c = slot_nouns[kind]; *c; c++)
      name[at++] = *c == ' ' || *c == '-' ? '_' : *c;
    name[at] = 0;
    if (length != 6 + at + 7 || strncmp(row->name + 6, name, at) != 0)
      continue;
    for (int i = 0; row->parameters[i].sort != SORT_END; i++)
      if (row->parameters[i].sort == SORT_OUT && a[i].pointer) {
        void *handle;
        memcpy(&handle, a[i].pointer, sizeof handle);
        put((slot)kind, handle);
      }
    return;
  }
}

static void do_something(void) {
  argument a[MOST_PARAMETERS];
  outcome o = {false, MOTUS_OK, false, false};
  const function_row *row = &functions[dice(FUNCTION_COUNT)];
  /* Mostly what moves screens. */
  for (int tries = 0;
       tries < 2 && !strstr(row->name, "navigation") &&
       !strstr(row->name, "percent") && !strstr(row->name, "transition");
       tries++)
    row = &functions[dice(FUNCTION_COUNT)];
  calls += 1;
  if (dice(12) == 0) {
    void *handle = pick((slot)dice(SLOT_COUNT));
    if (handle != here.runtime && handle != there.runtime)
      dice(3) ? motus_release(handle) : motus_retain(handle);
    return;
  }
  /* These end what the rest needs, or nothing would ever move again. */
  if (strcmp(row->name, "motus_runtime_create") == 0 ||
      strcmp(row->name, "motus_runtime_destroy") == 0 ||
      strcmp(row->name, "motus_runtime_tick") == 0 ||
      strcmp(row->name, "motus_runtime_begin_animation") == 0 ||
      strcmp(row->name, "motus_view_begin_arrangement") == 0 ||
      strcmp(row->name, "motus_runtime_begin_without_animation") == 0 ||
      strcmp(row->name, "motus_runtime_set_clock_speed") == 0 ||
      strcmp(row->name, "motus_runtime_begin_keyframes") == 0 ||
      strcmp(row->name, "motus_runtime_set_animation_enabled") == 0)
    return;
  fill(row, a);
  row->call(a, &o);
  collect(row, a);
}

static void live(uint64_t with, int frames) {
  seed = with * 0x9e3779b97f4a7c15u + 1;
  now = 0.25;
  given = ended = calls = 0;
  memset(pooled, 0, sizeof pooled);
  begins_forget();
  objects_open(&here);
  objects_open(&there);
  motus_runtime_set_diagnostics(here.runtime, on_report, give(), end);
  motus_runtime_set_traces_changes(here.runtime, true);
  for (int i = 0; i < SLOT_COUNT; i++)
    put((slot)i, here.at[i]);
  for (int frame = 0; frame < frames; frame++) {
    for (uint32_t i = dice(12); i > 0; i--)
      do_something();
    now += dice(5) ? 1 / 60.0 : dice(3) * 0.1;
    CHECK_EQUAL(motus_runtime_tick(here.runtime, now), MOTUS_OK);
    CHECK(drawn_not(here.runtime) == NULL);
    CHECK(begins_note(here.runtime) == NULL);
  }
  printf("seed %2d: %5d calls, %5ld user data, trace %016llx\n", (int)with,
         calls, given,
         (unsigned long long)motus_runtime_trace_hash(here.runtime));
  depth = DEPTH;
  objects_close(&here);
  objects_close(&there);
  depth = 0;
  CHECK_EQUAL(ended, given);
}

static void random_calls_do_no_harm(void) {
  for (uint64_t with = 1; with <= 24; with++)
    live(with, 120);
}

CHECK_MAIN(TEST(random_calls_do_no_harm))
