/* An input from its beginning to its end, and the inputs that a seed makes. */
#include "fuzz.h"

fuzz f;
counts reached;
bool prints, traces;
watcher watching;

void *instead_of(void *drawn, int kind) {
  if (!watching.instead)
    return drawn;
  for (int i = 0; kind >= 0 && i <= kinds[kind].fit_count; i++)
    if (i == kinds[kind].fit_count)
      return drawn;
    else if (kinds[kind].fits[i] == watching.instead_kind)
      break;
  return (void *)(uintptr_t)watching.instead;
}

/* MARK: Steps */

static step read_step(const uint8_t *bytes) {
  step s = {(uint16_t)(bytes[0] | bytes[1] << 8), bytes[2], bytes[3], {0}};
  memcpy(s.bytes, bytes + 4, 8);
  return s;
}

static void write_step(const step *s, uint8_t *bytes) {
  bytes[0] = (uint8_t)s->op, bytes[1] = (uint8_t)(s->op >> 8);
  bytes[2] = s->place, bytes[3] = s->to;
  memcpy(bytes + 4, s->bytes, 8);
}

uint16_t op_of(int function) {
  for (int i = 0; i < ring_count; i++)
    if (ring[i].function == function)
      return ring[i].at;
  return 0;
}

static void add_step(int function, int world, int to, dice *d) {
  if (f.step_count == MOST_STEPS)
    return;
  step *s = &f.steps[f.step_count++];
  s->op = op_of(function);
  s->place = (uint8_t)(64 | (world ? 56 : 0));
  s->to = (uint8_t)to;
  for (int i = 0; i < 8; i++)
    s->bytes[i] = (uint8_t)roll(d, 256);
}

static void add_named(const char *name, int world, int to, dice *d) {
  for (int i = 0; i < function_count; i++)
    if (strcmp(functions[i].name, name) == 0)
      add_step(i, world, to, d);
}

/* A host's world: some of each object, screens in a window, views in views,
 * what moves them, and those who are asked: nearly all of it each time. */
static void set_scene(uint32_t seed) {
  static const struct line {
    const char *name;
    int times;
  } lines[] = {{"motus_view_controller_create", 8},
               {"motus_runtime_set_root_view_controller", 1},
               {"motus_view_create", 6},
               {"motus_view_add_subview", 6},
               {"motus_view_set_frame", 6},
               {"motus_gesture_create", 4},
               {"motus_view_add_gesture", 6},
               {"motus_gesture_set_delegate", 3},
               {"motus_gesture_set_action", 3},
               {"motus_property_animator_add_animations", 4},
               {"motus_dynamic_item_create", 4},
               {"motus_dynamic_behavior_add_item", 10},
               {"motus_dynamic_animator_add_behavior", 8},
               {"motus_dynamic_animator_set_delegate", 2},
               {"motus_collision_behavior_set_delegate", 3},
               {"motus_navigation_controller_set_delegate", 2},
               {"motus_tab_bar_controller_set_delegate", 2},
               {"motus_tab_bar_controller_set_view_controllers", 2},
               {"motus_view_controller_set_presentation_style", 4},
               {"motus_view_controller_set_transitioning_delegate", 4},
               {"motus_view_controller_presentation_controller", 4},
               {"motus_presentation_controller_set_delegate", 4},
               {"motus_view_controller_add_segue", 3},
               {"motus_view_controller_add_unwind_action", 2},
               {"motus_runtime_tick", 2},
               {"motus_navigation_controller_push", 2},
               {"motus_view_controller_present", 2},
               {"motus_runtime_tick", 2}};
  dice d = {mixed(seed)};
  for (int world = 0; world < WORLDS; world++) {
    for (int i = 0; i < function_count; i++)
      if (functions[i].creates && roll(&d, 16) &&
          strcmp(functions[i].name, "motus_runtime_create") != 0)
        add_step(i, world, (int)roll(&d, PLACES), &d);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
      if (i < 8 || roll(&d, 4))
        for (int j = 0; j < (world ? 1 : lines[i].times); j++)
          add_named(lines[i].name, world, j, &d);
  }
}

static void read_input(const uint8_t *bytes, size_t size) {
  f.step_count = 0;
  if (size < HEAD_BYTES)
    return;
  if (bytes[0])
    set_scene((uint32_t)(bytes[0] | bytes[1] << 8));
  if (bytes[2]) {
    dice d = {mixed((uint64_t)(bytes[0] | bytes[1] << 8 | bytes[2] << 16))};
    add_plan(bytes[2] - 1, &d);
  }
  for (size_t at = HEAD_BYTES;
       at + STEP_BYTES <= size && f.step_count < MOST_STEPS; at += STEP_BYTES)
    f.steps[f.step_count++] = read_step(bytes + at);
}

size_t unroll(const uint8_t *bytes, size_t size, uint8_t *out, size_t room) {
  read_input(bytes, size);
  size_t at = HEAD_BYTES;
  memset(out, 0, HEAD_BYTES);
  for (int i = 0; i < f.step_count && at + STEP_BYTES <= room; i++) {
    write_step(&f.steps[i], out + at);
    at += STEP_BYTES;
  }
  return at;
}

/* Half of a seed's calls are of a few functions: what they do together. */
size_t make_input(uint64_t seed, uint8_t *out, size_t room) {
  dice d = {mixed(seed + 0x51ed2701)};
  uint16_t few[24];
  uint32_t few_count = 4 + roll(&d, 20), calm = roll(&d, 5);
  for (uint32_t i = 0; i < few_count; i++)
    few[i] = (uint16_t)roll(&d, 1 << 16);
  size_t steps = 40 + roll(&d, 320), at = HEAD_BYTES;
  uint32_t scene = roll(&d, 8) ? 1 + roll(&d, 65535) : 0;
  out[0] = (uint8_t)(scene & 255), out[1] = (uint8_t)(scene >> 8);
  out[2] = (uint8_t)(roll(&d, 3) ? 1 + roll(&d, (uint32_t)plan_count) : 0);
  out[3] = 0;
  if (out[2] && roll(&d, 2))
    out[0] = 0; /* a plan by itself */
  for (size_t i = 0; i < steps && at + STEP_BYTES <= room; i++) {
    step s = {0};
    s.op = roll(&d, 2) ? few[roll(&d, few_count)] : (uint16_t)roll(&d, 1 << 16);
    s.place = (uint8_t)(roll(&d, 4) == 0 ? 4 + roll(&d, 4) : 0);
    s.place |= (uint8_t)(roll(&d, 20) == 0 ? 56 : 0);
    s.place |= (uint8_t)(roll(&d, 4) < calm ? 64 : 0);
    s.place |= (uint8_t)(roll(&d, 2) ? 128 : 0);
    s.to = (uint8_t)roll(&d, 256);
    for (int j = 0; j < 8; j++)
      s.bytes[j] = (uint8_t)roll(&d, 256);
    write_step(&s, out + at);
    at += STEP_BYTES;
  }
  return at;
}

/* MARK: A run */

static void open_worlds(void) {
  for (int world = 0; world < WORLDS; world++) {
    motus_runtime *runtime = NULL;
    motus_runtime_options options;
    motus_runtime_options_init(&options, sizeof options);
    options.start_time = 0;
    if (motus_runtime_create(&options, &runtime) != MOTUS_OK)
      found("no runtime can be made", "motus_runtime_create");
    keep(world, RUNTIME, 0, runtime);
    motus_runtime_set_traces_changes(runtime, true);
    cell *it = &f.cells[f.cell_count++];
    *it = (cell){.step = -1,
                 .is_calm = true,
                 .is_given = true,
                 .has_destroy = true,
                 .most_calls = -1};
    for (int i = 0; i < slot_count; i++)
      if (strcmp(slots[i].name, "motus_diagnostics_fn") == 0)
        motus_runtime_set_diagnostics(
            runtime, (motus_diagnostics_fn)slots[i].function, it, end_cell);
  }
}

static void close_worlds(void) {
  f.doing = "motus_runtime_destroy";
  for (int i = 0; i < f.runtime_count; i++) {
    motus_runtime *runtime = f.runtimes[i];
    if (!motus_is_alive(runtime))
      continue;
    fold_integer((long long)motus_runtime_trace_hash(runtime));
    if (motus_runtime_destroy(runtime) != MOTUS_OK || motus_is_alive(runtime))
      found("a runtime is not destroyed", "motus_runtime_destroy");
  }
  /* Whose destroy function sets another one would never come to an end. */
  f.is_muted = true;
  give_frames_back();
  motus_library_set_diagnostics(NULL, NULL, NULL);
  for (int world = 0; world < WORLDS; world++)
    for (int kind = 0; kind < kind_count; kind++)
      for (int i = 0; i < PLACES; i++)
        if (motus_is_alive(f.pool[world][kind][i]))
          found("an object outlives its runtime", kinds[kind].name);
  for (int i = 0; i < f.cell_count; i++)
    if (f.cells[i].has_destroy && !f.cells[i].has_ended)
      found("user_data is never destroyed",
            f.cells[i].by ? f.cells[i].by->name : "no function");
  if (f.given_nothing != f.ended_nothing)
    found("destroy functions without user_data are not called once",
          "no function");
}

void run_input(const uint8_t *bytes, size_t size) {
  memset(f.pool, 0, sizeof f.pool);
  remember_snapshot(0);
  f.runtime_count = f.cell_count = f.given_nothing = f.ended_nothing = 0;
  f.depth = f.run = 0;
  f.is_muted = false;
  f.innermost = NULL;
  f.doing = "nothing";
  f.now[0] = f.now[1] = 0;
  fold_forget();
  forget_beginnings();
  read_input(bytes, size);
  open_worlds();
  for (int i = 0; i < f.step_count; i++)
    if (step_script(&f.steps[i]) == 0)
      perform(i);
  if (watching.at_end)
    watching.at_end();
  for (int world = 0; world < WORLDS; world++)
    check_rest(world);
  close_worlds();
  reached.inputs += 1;
}
