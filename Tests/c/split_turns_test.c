/* A window turns in an animated change of its size, so that its columns become
 * one stack or come apart, and turns back amidst that or later. CN-23: what is
 * seen of them goes where it belongs from where it is seen. */
#include "drawn.h"
#include "seeds.h"
#include <math.h>

enum { SCREENS = 5, STEPS = 72 };

static const motus_size wide = {1200, 800}, narrow = {400, 800};

static struct {
  motus_runtime *runtime;
  motus_split_view_controller *split;
  motus_view_controller *screens[SCREENS];
  motus_navigation_controller *stacks[2];
  motus_split_column top;
  double time;
  struct {
    motus_rect rect;
    bool is_drawn;
  } last[SCREENS];
  double farthest; /* that an edge has gone in a step */
} t;

/* ---- What a host sets up ---- */

static motus_split_column top_column(void *user_data,
                                     motus_split_view_controller *split,
                                     motus_split_column proposed) {
  (void)user_data, (void)split, (void)proposed;
  return t.top;
}

static void look(void) {
  const motus_draw_item *items;
  size_t count;
  bool is_drawn[SCREENS] = {false};
  CHECK_EQUAL(motus_runtime_draw_list(t.runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++) {
    if (items[i].tag < 1 || items[i].tag > SCREENS)
      continue;
    int at = (int)items[i].tag - 1;
    motus_rect now = items[i].bounds, was = t.last[at].rect;
    now.x += items[i].transform.tx, now.y += items[i].transform.ty;
    if (t.last[at].is_drawn) {
      double left = fabs(now.x - was.x);
      double right = fabs(now.x + now.width - was.x - was.width);
      t.farthest = fmax(t.farthest, fmax(left, right));
    }
    t.last[at].rect = now;
    is_drawn[at] = true;
  }
  for (int i = 0; i < SCREENS; i++)
    t.last[i].is_drawn = is_drawn[i];
}

static void step(void) {
  t.time += 1.0 / 240;
  CHECK_EQUAL(motus_runtime_tick(t.runtime, t.time), MOTUS_OK);
  CHECK(!drawn_not(t.runtime));
  look();
}

static void turn(motus_size size, bool by_spring) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = STEPS / 240.0;
  if (by_spring) {
    options.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
    options.timing.spring_duration = .4;
  }
  CHECK_EQUAL(motus_runtime_set_window_size(t.runtime, size, 1, &options, NULL,
                                            NULL, NULL),
              MOTUS_OK);
}

/* A column of two screens in a stack, or of one without. */
static void set_column(motus_split_column column, int first, bool is_stack) {
  motus_view_controller *controller = t.screens[first];
  if (is_stack) {
    motus_navigation_controller **stack = &t.stacks[first / 2];
    CHECK_EQUAL(
        motus_navigation_controller_create(t.runtime, controller, stack),
        MOTUS_OK);
    CHECK_EQUAL(motus_navigation_controller_push(*stack, t.screens[first + 1],
                                                 false, NULL, NULL, NULL),
                MOTUS_OK);
    controller = (motus_view_controller *)*stack;
  }
  CHECK_EQUAL(
      motus_split_view_controller_set_column(t.split, column, controller),
      MOTUS_OK);
}

/* Bits of `form`: which columns are stacks, whether there are three columns,
 * from right to left, and whether the primary one is on top of the stack. */
enum {
  FIRST_IS_STACK = 1,
  LAST_IS_STACK = 2,
  TRIPLE = 4,
  MIRRORED = 8,
  PRIMARY_ON_TOP = 16,
  FORMS = 32
};

static void open_columns(int form, motus_size size) {
  memset(&t, 0, sizeof t);
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = size;
  CHECK_EQUAL(motus_runtime_create(&options, &t.runtime), MOTUS_OK);
  if (form & MIRRORED)
    motus_runtime_set_layout_direction(t.runtime,
                                       MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  t.top = form & PRIMARY_ON_TOP ? MOTUS_SPLIT_PRIMARY : MOTUS_SPLIT_SECONDARY;
  for (int i = 0; i < SCREENS; i++) {
    CHECK_EQUAL(motus_view_controller_create(t.runtime, NULL, NULL, NULL,
                                             &t.screens[i]),
                MOTUS_OK);
    motus_view *view = motus_view_controller_view(t.screens[i]);
    motus_set_tag(view, (uint64_t)i + 1);
    motus_view_set_background_color(view, (motus_color){1, 1, 1, 1});
  }
  CHECK_EQUAL(motus_split_view_controller_create(t.runtime, NULL, &t.split),
              MOTUS_OK);
  motus_split_delegate delegate = {.struct_size = sizeof delegate,
                                   .top_column = top_column};
  motus_split_view_controller_set_delegate(t.split, &delegate, NULL, NULL);
  set_column(MOTUS_SPLIT_PRIMARY, 0, form & FIRST_IS_STACK);
  set_column(MOTUS_SPLIT_SECONDARY, 2, form & LAST_IS_STACK);
  if (form & TRIPLE)
    set_column(MOTUS_SPLIT_SUPPLEMENTARY, 4, false);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  t.runtime, (motus_view_controller *)t.split),
              MOTUS_OK);
  step();
  step();
}

static void close_columns(void) {
  for (int i = 0; i < SCREENS; i++)
    motus_release(t.screens[i]);
  for (int i = 0; i < 2; i++)
    if (t.stacks[i])
      motus_release(t.stacks[i]);
  motus_release(t.split);
  CHECK_EQUAL(motus_runtime_destroy(t.runtime), MOTUS_OK);
}

/* ---- What is seen ---- */

/* Together the screens that are drawn are as wide as the window. */
static void look_at_rest(motus_size size) {
  double width = 0;
  for (int i = 0; i < SCREENS; i++)
    if (t.last[i].is_drawn)
      width += t.last[i].rect.width;
  CHECK_NEAR(width, size.width, 1e-6);
}

static void come_to_rest(void) {
  for (int i = 0; i < 10 * STEPS && motus_runtime_needs_tick(t.runtime); i++)
    step();
  CHECK(!motus_runtime_needs_tick(t.runtime));
}

/* Turns at `from`, back after some steps, and once more. */
static void play(int form, motus_size from, motus_size to, int steps,
                 bool by_spring) {
  open_columns(form, from);
  turn(to, by_spring);
  for (int i = 0; i < steps; i++)
    step();
  turn(from, by_spring);
  come_to_rest();
  look_at_rest(from);
  turn(to, by_spring);
  come_to_rest();
  look_at_rest(to);
  if (!CHECK(t.farthest < 30))
    printf("    form %d, from %g, after %d steps, spring %d: %.1f points\n",
           form, from.width, steps, by_spring, t.farthest);
  close_columns();
}

/* All forms, turned back at four moments, by eases and springs in turn. */
static void play_forms(motus_size from, motus_size to) {
  bool is_watched = storm_is_watched();
  int by = is_watched ? 2 * STEPS : STEPS / 3;
  for (int form = 0; form < FORMS; form += is_watched ? 3 : 1)
    for (int steps = 0; steps <= STEPS; steps += by)
      play(form, from, to, steps + form % 5, (form + steps / by) % 2);
}

static void columns_become_a_stack_without_a_jump(void) {
  play_forms(wide, narrow);
}

static void a_stack_becomes_columns_without_a_jump(void) {
  play_forms(narrow, wide);
}

CHECK_MAIN(TEST(columns_become_a_stack_without_a_jump),
           TEST(a_stack_becomes_columns_without_a_jump))
