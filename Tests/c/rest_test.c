/* What begins while a runtime rests begins with the next tick: the same
 * pictures and the same calls as of a host that ticks first, for everything
 * that can begin; and what had been waiting keeps its time. */
#include "check.h"
#include <math.h>
#include <motus.h>

enum { FRAMES = 90, MOST_NUMBERS = 24, MOST_TOLD = 40 };
static const double slept = 5, at_rest = 1;

typedef struct host {
  motus_runtime *runtime;
  motus_view *a, *b, *list;
  motus_value *value;
  motus_scroller *scroller;
  motus_navigation_controller *stack;
  motus_view_controller *next;
  motus_dynamic_animator *dynamics;
  motus_dynamic_item *item;
  int frame, told_count;
  struct {
    int frame, what;
  } told[MOST_TOLD];
} host;
static host h;

/* ---- Who is told ---- */

static void tell(int what) {
  if (h.told_count < MOST_TOLD) {
    h.told[h.told_count].frame = h.frame;
    h.told[h.told_count].what = what;
    h.told_count += 1;
  }
}
static void completed(void *user_data, bool finished) {
  (void)user_data;
  tell(finished ? 1 : 2);
}
static void arrived(void *user_data, motus_animating_position position) {
  (void)user_data;
  tell(10 + (int)position);
}
static void rang(void *user_data, motus_timer *timer, double time) {
  (void)timer, (void)time;
  tell(*(const int *)user_data);
}

/* ---- What begins ---- */

static void to_side(void *user_data) {
  (void)user_data;
  motus_view_set_center(h.a, (motus_point){200, 80});
}
static motus_status in_a_block(motus_timing_type type, double delay,
                               uint32_t flags) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .4;
  options.timing.type = type;
  options.delay = delay;
  options.flags = flags;
  options.repeat_count = flags ? 2 : NAN;
  return motus_runtime_animate(h.runtime, &options, to_side, NULL, completed,
                               NULL, NULL, NULL);
}
static motus_status a_curve(void) {
  return in_a_block(MOTUS_TIMING_EASE_IN_OUT, 0, 0);
}
static motus_status a_line(void) {
  return in_a_block(MOTUS_TIMING_LINEAR, 0, 0);
}
static motus_status a_spring(void) {
  return in_a_block(MOTUS_TIMING_SPRING_RATIO, 0, 0);
}
static motus_status what_repeats(void) {
  return in_a_block(MOTUS_TIMING_EASE_IN_OUT, 0,
                    MOTUS_ANIMATION_REPEAT | MOTUS_ANIMATION_AUTOREVERSE);
}
static motus_status a_delayed_block(void) {
  return in_a_block(MOTUS_TIMING_EASE_IN_OUT, .2, 0);
}
static motus_status a_flung_property(void) {
  return motus_view_fling(h.a, MOTUS_PROPERTY_CENTER,
                          (const double[]){300, 200}, 2, NULL, completed, NULL,
                          NULL, NULL);
}
static motus_status a_nudge(void) {
  return motus_value_nudge(h.value, (const double[]){400}, 1, NULL, completed,
                           NULL, NULL, NULL);
}
static motus_status a_flung_value(void) {
  return motus_value_fling(h.value, (const double[]){900}, 1, NULL, completed,
                           NULL, NULL, NULL);
}
static motus_status animator(double delay) {
  motus_property_animator *animator;
  motus_status status =
      motus_property_animator_create(h.runtime, .5, NULL, &animator);
  if (status == MOTUS_OK)
    status =
        motus_property_animator_add_animations(animator, to_side, NULL, NULL);
  if (status == MOTUS_OK)
    status =
        motus_property_animator_add_completion(animator, arrived, NULL, NULL);
  if (status == MOTUS_OK)
    status = motus_property_animator_start_after_delay(animator, delay);
  motus_release(animator);
  return status;
}
static motus_status an_animator(void) {
  return animator(0);
}
static motus_status a_delayed_animator(void) {
  return animator(.25);
}
static void keyframe(void *user_data) {
  (void)user_data;
  motus_runtime_add_keyframe(h.runtime, 0, .5, to_side, NULL);
}
static motus_status keyframes(double delay) {
  motus_keyframes_options options;
  motus_keyframes_options_init(&options, sizeof options);
  options.delay = delay;
  return motus_runtime_animate_keyframes(h.runtime, &options, keyframe, NULL,
                                         completed, NULL, NULL, NULL);
}
static motus_status keyframes_at_once(void) {
  return keyframes(0);
}
static motus_status delayed_keyframes(void) {
  return keyframes(.3);
}
static motus_status an_implicit_glide(void) {
  return motus_view_set_alpha(h.b, .2);
}
static motus_status what_is_hidden_late(void) {
  return motus_view_set_hidden(h.b, true);
}
static motus_status a_glide_by_key(void) {
  motus_runtime_glide_number(h.runtime, 7, 0, 0, NULL);
  return motus_runtime_glide_number(h.runtime, 7, 0, 50, NULL) < 50
             ? MOTUS_OK
             : MOTUS_ERROR_INVALID_STATE;
}
static motus_status a_scroll(void) {
  return motus_scroller_scroll_to(h.scroller, (motus_point){0, 700}, true,
                                  completed, NULL, NULL);
}
static motus_status a_fling(void) {
  return motus_scroller_fling(h.scroller, (motus_vector){0, 1500});
}
static motus_status flashed_indicators(void) {
  return motus_scroller_flash_indicators(h.scroller);
}
static motus_status a_push(void) {
  return motus_navigation_controller_push(h.stack, h.next, true, completed,
                                          NULL, NULL);
}
static motus_status a_list(void) {
  motus_child children[2] = {{.key = 1, .frame = {0, 0, 100, 40}},
                             {.key = 2, .frame = {0, 60, 100, 40}}};
  return motus_view_arrange(h.list, children, 2, sizeof *children, NULL);
}
static motus_status the_keyboard(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  return motus_runtime_set_window_insets(h.runtime, MOTUS_INSETS_KEYBOARD,
                                         (motus_insets){.bottom = 300},
                                         &options, completed, NULL, NULL);
}
static motus_status a_snap(void) {
  motus_snap_behavior *snap;
  motus_status status = motus_snap_behavior_create(
      h.runtime, h.item, (motus_point){200, 300}, &snap);
  if (status == MOTUS_OK)
    status = motus_dynamic_animator_add_behavior(
        h.dynamics, (motus_dynamic_behavior *)snap);
  motus_release(snap);
  return status;
}
static motus_status a_timer(void) {
  static const int soon = 20;
  return motus_runtime_after(h.runtime, .3, rang, (void *)&soon, NULL, NULL);
}

static const struct kind {
  const char *name;
  motus_status (*begin)(void);
} kinds[] = {{"a curve", a_curve},
             {"a line", a_line},
             {"a spring", a_spring},
             {"what repeats", what_repeats},
             {"a delayed block", a_delayed_block},
             {"a flung property", a_flung_property},
             {"a nudge", a_nudge},
             {"a flung value", a_flung_value},
             {"an animator", an_animator},
             {"a delayed animator", a_delayed_animator},
             {"keyframes", keyframes_at_once},
             {"delayed keyframes", delayed_keyframes},
             {"an implicit glide", an_implicit_glide},
             {"what is hidden late", what_is_hidden_late},
             {"a glide by key", a_glide_by_key},
             {"a scroll", a_scroll},
             {"a fling", a_fling},
             {"flashed indicators", flashed_indicators},
             {"a push", a_push},
             {"a list", a_list},
             {"the keyboard", the_keyboard},
             {"a snap", a_snap},
             {"a timer", a_timer}};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* ---- What had been waiting ---- */

static void to_clear(void *user_data) {
  motus_view_set_alpha(h.a, *(const double *)user_data / 10);
}
static void turned(void *user_data) {
  (void)user_data;
  motus_view_set_bounds(h.list, (motus_rect){0, 0, 120, 300});
}

/* Some of it is due in the sleep, some just after, some long after. */
static void let_wait(void) {
  static const int whats[] = {30, 31, 32};
  static const double times[] = {3.5, slept - at_rest + .4, 8};
  motus_property_animator *animator;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  for (int i = 0; i < 3; i++) {
    motus_runtime_after(h.runtime, times[i], rang, (void *)&whats[i], NULL,
                        NULL);
    options.delay = times[i] + .1;
    motus_runtime_animate(h.runtime, &options, to_clear, (void *)&times[i],
                          completed, NULL, NULL, NULL);
  }
  motus_property_animator_create(h.runtime, .5, NULL, &animator);
  motus_property_animator_add_animations(animator, turned, NULL, NULL);
  motus_property_animator_start_after_delay(animator, slept - at_rest + .2);
  motus_release(animator);
}

/* ---- A play ---- */

static void open_host(bool begins_with_tick) {
  motus_runtime_options options;
  motus_implicit_options glides;
  motus_view_controller *root;
  memset(&h, 0, sizeof h);
  motus_runtime_options_init(&options, sizeof options);
  CHECK(!options.begins_with_tick);
  options.begins_with_tick = begins_with_tick;
  options.start_time = 0;
  REQUIRE(motus_runtime_create(&options, &h.runtime) == MOTUS_OK);
  motus_view_controller_create(h.runtime, NULL, NULL, NULL, &root);
  motus_view_controller_create(h.runtime, NULL, NULL, NULL, &h.next);
  motus_navigation_controller_create(h.runtime, root, &h.stack);
  motus_runtime_set_root_view_controller(h.runtime,
                                         (motus_view_controller *)h.stack);
  motus_view **views[] = {&h.a, &h.b, &h.list};
  for (int i = 0; i < 3; i++) {
    motus_view_create(h.runtime, views[i]);
    motus_view_set_frame(*views[i], (motus_rect){0, 0, 100, 300});
    motus_view_add_subview(motus_view_controller_view(root), *views[i]);
  }
  motus_scroller_options scrolls;
  motus_scroller_options_init(&scrolls, sizeof scrolls);
  scrolls.indicators = MOTUS_AXES_VERTICAL;
  motus_view *scrolled;
  motus_view_create(h.runtime, &scrolled);
  motus_view_set_frame(scrolled, (motus_rect){0, 0, 390, 844});
  motus_view_add_subview(motus_view_controller_view(root), scrolled);
  motus_scroller_create(scrolled, &scrolls, &h.scroller);
  motus_scroller_set_content_size(h.scroller, (motus_size){390, 5000});
  motus_release(scrolled);
  motus_value_create_number(h.runtime, 0, &h.value);
  motus_dynamic_animator_create(h.runtime, NULL, &h.dynamics);
  motus_dynamic_item_create(h.runtime, (motus_point){50, 50},
                            (motus_size){20, 20}, 0, &h.item);
  motus_implicit_options_init(&glides, sizeof glides);
  motus_view_set_implicit(h.b, MOTUS_PROPERTY_ALPHA, &glides);
  motus_view_set_implicit(h.b, MOTUS_PROPERTY_HIDDEN, &glides);
  motus_release(root);
  for (int i = 0; i <= 60; i++)
    CHECK_EQUAL(motus_runtime_tick(h.runtime, at_rest * i / 60), MOTUS_OK);
}

static void close_host(void) {
  void *objects[] = {h.a,     h.b,    h.list,     h.scroller, h.value,
                     h.stack, h.next, h.dynamics, h.item};
  for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
    motus_release(objects[i]);
  motus_runtime_destroy(h.runtime);
}

/* What is seen, in few numbers that feel all of it. */
static int look(double *numbers) {
  const motus_draw_item *items;
  size_t count = 0;
  int used = 0;
  double place = 0, size = 0, alpha = 0;
  motus_point center;
  CHECK_EQUAL(motus_runtime_draw_list(h.runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++) {
    place +=
        (double)(i + 1) * (items[i].transform.tx + 3 * items[i].transform.ty);
    size +=
        (double)(i + 1) * (items[i].bounds.width + 3 * items[i].bounds.height);
    alpha += (double)(i + 1) * items[i].alpha;
  }
  motus_indicator bar =
      motus_scroller_indicator(h.scroller, MOTUS_AXIS_VERTICAL);
  center = motus_dynamic_item_center(h.item);
  double all[] = {(double)count,
                  place,
                  size,
                  alpha,
                  motus_scroller_offset(h.scroller).y,
                  bar.alpha,
                  motus_value_number(h.value),
                  motus_runtime_glide_number(h.runtime, 7, 0, 50, NULL),
                  center.x,
                  center.y};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    numbers[used++] = all[i];
  return used;
}

typedef struct record {
  double numbers[FRAMES][MOST_NUMBERS];
  int count;
  host end;
} record;

static void play(const struct kind *kind, bool begins_with_tick, bool waits,
                 double step, record *into) {
  open_host(begins_with_tick);
  if (waits) {
    let_wait();
    CHECK_EQUAL(motus_runtime_tick(h.runtime, at_rest), MOTUS_OK);
  }
  CHECK(!motus_runtime_needs_tick(h.runtime));
  if (!begins_with_tick)
    CHECK_EQUAL(motus_runtime_tick(h.runtime, slept), MOTUS_OK);
  CHECK_EQUAL(kind->begin(), MOTUS_OK);
  for (h.frame = 0; h.frame < FRAMES; h.frame++) {
    CHECK_EQUAL(motus_runtime_tick(h.runtime, slept + h.frame * step),
                MOTUS_OK);
    into->count = look(into->numbers[h.frame]);
  }
  into->end = h;
  close_host();
}

static void compare(bool waits, double step) {
  static record late, first;
  for (int i = 0; i < KINDS; i++) {
    int apart = -1;
    play(&kinds[i], true, waits, step, &late);
    play(&kinds[i], false, waits, step, &first);
    for (int j = FRAMES - 1; j >= 0; j--)
      for (int k = 0; k < first.count; k++)
        if (!(fabs(late.numbers[j][k] - first.numbers[j][k]) < 1e-6))
          apart = j;
    bool is_same = late.end.told_count == first.end.told_count;
    for (int j = 0; is_same && j < first.end.told_count; j++)
      is_same = late.end.told[j].frame == first.end.told[j].frame &&
                late.end.told[j].what == first.end.told[j].what;
    if (!CHECK(apart < 0))
      printf("    %s, from frame %d on\n", kinds[i].name, apart);
    if (!CHECK(is_same))
      printf("    %s: other calls\n", kinds[i].name);
  }
}

static void what_begins_in_a_rest_begins_with_the_next_tick(void) {
  compare(false, 1 / 61.);
  compare(false, 1 / 23.);
}

static void what_had_waited_keeps_its_time(void) {
  compare(true, 1 / 61.);
  compare(true, 1 / 23.);
}

/* A rest that nothing ends passes, so that a host may wait for timers. */
static void a_rest_that_nothing_ends_passes(void) {
  open_host(true);
  let_wait();
  motus_runtime_tick(h.runtime, at_rest);
  for (h.frame = 1; h.frame < 12; h.frame++)
    motus_runtime_tick(h.runtime, at_rest + h.frame);
  CHECK_NEAR(motus_runtime_clock_time(h.runtime), at_rest + 11, 1e-9);
  CHECK_EQUAL(h.told[0].frame, 4);
  CHECK_EQUAL(h.told[0].what, 30);
  close_host();
}

/* What is begun between two frames of a motion begins where it did. */
static void in_mid_motion_nothing_changes(void) {
  for (int way = 0; way < 2; way++) {
    double value[2];
    open_host(way == 1);
    motus_value_nudge(h.value, (const double[]){400}, 1, NULL, NULL, NULL, NULL,
                      NULL);
    motus_runtime_tick(h.runtime, at_rest);
    motus_runtime_tick(h.runtime, at_rest + .05);
    a_line();
    motus_runtime_tick(h.runtime, at_rest + .15);
    motus_view_property(h.a, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, value,
                        2);
    CHECK_NEAR(value[0], 50 + 150 * .25, 1e-9);
    close_host();
  }
}

CHECK_MAIN(TEST(what_begins_in_a_rest_begins_with_the_next_tick),
           TEST(what_had_waited_keeps_its_time),
           TEST(a_rest_that_nothing_ends_passes),
           TEST(in_mid_motion_nothing_changes))
