/* What named operations cost, in instructions: Valgrind's Callgrind counts them
 * between the marks, one dump for each operation. instructions.py divides by
 * the number that is printed here and compares with what is pinned.
 *
 *   operations          prints the operations and how often each ran
 */
#include <motus.h>
#include <stdio.h>
#include <stdlib.h>
#include <valgrind/callgrind.h>

static void need(motus_status status) {
  if (status == MOTUS_OK)
    return;
  printf("a call failed: %s\n", motus_status_name(status));
  exit(1);
}

enum { MANY = 1000, FRAMES = 20 };

static motus_runtime *runtime;
static motus_view *views[MANY];
static double now;
static double target;

static void tick(double seconds) {
  need(motus_runtime_tick(runtime, now += seconds));
}

static void open_runtime(int count) {
  now = 0;
  need(motus_runtime_create(NULL, &runtime));
  for (int i = 0; i < count; i++) {
    need(motus_view_create(runtime, &views[i]));
    need(motus_view_set_frame(views[i], (motus_rect){0, i * 10., 100, 10}));
    need(motus_view_add_subview(motus_runtime_window(runtime), views[i]));
  }
  tick(1);
}

/* The marks. What an operation sets up is not counted. */
static void begin(void) {
  CALLGRIND_ZERO_STATS;
  CALLGRIND_TOGGLE_COLLECT;
}
static void end(const char *name, double times) {
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT(name);
  printf("%s\t%g\n", name, times);
}

static void close_runtime(void) {
  need(motus_runtime_destroy(runtime));
}

/* ---- Animation ---- */

static void set_alphas(void *user_data) {
  (void)user_data;
  for (int i = 0; i < MANY; i++)
    need(motus_view_set_alpha(views[i], target));
}
static void set_one(void *user_data) {
  need(motus_view_set_alpha(user_data, target));
}

static motus_animation_options options_of(motus_timing_type type) {
  motus_animation_options options;
  need(motus_animation_options_init(&options, sizeof options));
  options.duration = 100;
  options.timing.type = type;
  return options;
}

static void in_one_block(void) {
  motus_animation_options options = options_of(MOTUS_TIMING_EASE_IN_OUT);
  open_runtime(MANY);
  target = .5;
  need(motus_runtime_animate(runtime, &options, set_alphas, NULL, NULL, NULL,
                             NULL, NULL));
  tick(.01);
  begin();
  for (int i = 0; i < FRAMES; i++)
    tick(.01);
  end("a number in one block, a frame", (double)MANY * FRAMES);
  close_runtime();
}

static void in_blocks(const char *name, motus_timing_type type) {
  motus_animation_options options = options_of(type);
  open_runtime(MANY);
  target = .5;
  for (int i = 0; i < MANY; i++)
    need(motus_runtime_animate(runtime, &options, set_one, views[i], NULL, NULL,
                               NULL, NULL));
  tick(.01);
  begin();
  for (int i = 0; i < FRAMES; i++)
    tick(.01);
  end(name, (double)MANY * FRAMES);
  close_runtime();
}

static void begun_and_cancelled(void) {
  motus_animation_options options = options_of(MOTUS_TIMING_EASE_IN_OUT);
  motus_animation *animations[MANY];
  open_runtime(MANY);
  for (int round = 0; round < 2; round++) {
    target = .5;
    if (round)
      begin();
    for (int i = 0; i < MANY; i++)
      need(motus_runtime_animate(runtime, &options, set_one, views[i], NULL,
                                 NULL, NULL, &animations[i]));
    if (round)
      end("a block begun", MANY);
    if (round)
      begin();
    for (int i = 0; i < MANY; i++)
      need(motus_animation_cancel(animations[i], MOTUS_POSITION_END));
    if (round)
      end("a block cancelled", MANY);
    target = 1;
    set_alphas(NULL);
    tick(.01);
  }
  close_runtime();
}

static void set_in_flight(const char *name, const char *frame,
                          motus_timing_type type) {
  motus_implicit_options options;
  need(motus_implicit_options_init(&options, sizeof options));
  options.duration = .5;
  options.timing.type = type;
  open_runtime(MANY);
  for (int i = 0; i < MANY; i++)
    need(motus_view_set_implicit(views[i], MOTUS_PROPERTY_ALPHA, &options));
  for (int i = 0; i < 12; i++) {
    target = .2 + i * .05;
    set_alphas(NULL);
    tick(1 / 60.);
  }
  begin();
  target = .9;
  set_alphas(NULL);
  end(name, MANY);
  begin();
  tick(1 / 60.);
  end(frame, MANY);
  close_runtime();
}

static void retargeting_blocks(void) {
  motus_animation_options options = options_of(MOTUS_TIMING_SPRING);
  options.duration = 0;
  open_runtime(MANY);
  for (int i = 0; i < 12; i++) {
    target = .2 + i * .05;
    if (i == 11)
      begin();
    need(motus_runtime_animate(runtime, &options, set_alphas, NULL, NULL, NULL,
                               NULL, NULL));
    tick(1 / 60.);
  }
  end("a view in a block that retargets, a frame", MANY);
  close_runtime();
}

static void animators(void) {
  motus_property_animator *all[MANY];
  open_runtime(MANY);
  target = .5;
  for (int i = 0; i < MANY; i++) {
    need(motus_property_animator_create(runtime, 100, NULL, &all[i]));
    need(motus_property_animator_add_animations(all[i], set_one, views[i],
                                                NULL));
    need(motus_property_animator_start(all[i]));
  }
  tick(.01);
  begin();
  for (int i = 0; i < FRAMES; i++)
    tick(.01);
  end("an animator, a frame", (double)MANY * FRAMES);
  target = .7;
  begin();
  for (int i = 0; i < MANY; i++)
    need(motus_property_animator_add_animations(all[i], set_one, views[i],
                                                NULL));
  end("animations added to an animator", MANY);
  close_runtime();
}

static void values(void) {
  motus_glide_options options;
  need(motus_glide_options_init(&options, sizeof options));
  open_runtime(0);
  for (int round = 0; round < 10; round++) {
    if (round == 9)
      begin();
    for (uint64_t key = 0; key < MANY; key++)
      motus_runtime_glide_number(runtime, key, 0, round, &options);
    tick(1 / 60.);
  }
  end("a glide by key, a frame", MANY);
  close_runtime();
}

/* ---- Lists ---- */

static void list(void) {
  static motus_child children[MANY];
  open_runtime(0);
  for (int i = 0; i < MANY; i++) {
    need(motus_view_create(runtime, &views[i]));
    children[i] = (motus_child){.view = views[i],
                                .key = (uint64_t)i + 1,
                                .frame = {0, i * 10., 100, 10}};
  }
  motus_view *window = motus_runtime_window(runtime);
  need(motus_view_arrange(window, children, MANY, sizeof *children, NULL));
  tick(.01), tick(.01);
  for (int i = 0; i < MANY; i++)
    children[i].frame.y = (i * 389 % MANY) * 10.;
  begin();
  need(motus_view_arrange(window, children, MANY, sizeof *children, NULL));
  tick(.01);
  end("a row that a list moves, and its first frame", MANY);
  begin();
  for (int i = 0; i < FRAMES; i++)
    tick(.001);
  end("a row on its way, a frame", (double)MANY * FRAMES);
  close_runtime();
}

/* ---- Views and drawing ---- */

static void drawing(void) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_animation_options options = options_of(MOTUS_TIMING_EASE_IN_OUT);
  open_runtime(MANY);
  need(motus_runtime_draw_list(runtime, &items, &count));
  begin();
  for (int i = 0; i < FRAMES; i++) {
    need(motus_view_set_hidden(views[i * 40], true));
    need(motus_runtime_draw_list(runtime, &items, &count));
  }
  end("a draw list of 1,000 after one was hidden", FRAMES);
  begin();
  for (int i = 0; i < FRAMES; i++) {
    need(motus_view_set_clips_to_bounds(views[i * 40], true));
    need(motus_runtime_draw_list(runtime, &items, &count));
  }
  end("a draw list of 1,000 made anew", FRAMES);
  target = .5;
  need(motus_runtime_animate(runtime, &options, set_alphas, NULL, NULL, NULL,
                             NULL, NULL));
  tick(.01);
  need(motus_runtime_draw_list(runtime, &items, &count));
  begin();
  for (int i = 0; i < FRAMES; i++) {
    tick(.01);
    need(motus_runtime_draw_list(runtime, &items, &count));
  }
  end("an item that fades, frame and draw list", (double)MANY * FRAMES);
  close_runtime();
}

static void depths(void) {
  motus_point point = {0, 0};
  open_runtime(MANY);
  for (int i = 1; i < MANY; i++)
    need(motus_view_add_subview(views[i - 1], views[i]));
  for (int i = 0; i < MANY; i++)
    need(motus_view_set_frame(views[i], (motus_rect){0, 0, 100, 10}));
  tick(.01);
  begin();
  for (int i = 0; i < FRAMES; i++)
    if (motus_view_hit_test(motus_runtime_window(runtime),
                            (motus_point){5, 5}) != views[MANY - 1])
      exit(1);
  end("a hit test at depth 1,000", FRAMES);
  begin();
  for (int i = 0; i < FRAMES; i++)
    need(motus_view_convert_point(views[MANY - 1], (motus_point){5, 5}, NULL,
                                  &point));
  end("a conversion at depth 1,000", FRAMES);
  close_runtime();
}

/* ---- Screens ---- */

static void stack(void) {
  motus_navigation_controller *navigation = NULL;
  motus_view_controller *pages[202];
  open_runtime(0);
  for (int i = 0; i < 202; i++)
    need(motus_view_controller_create(runtime, NULL, NULL, NULL, &pages[i]));
  need(motus_navigation_controller_create(runtime, pages[0], &navigation));
  need(motus_runtime_set_root_view_controller(
      runtime, (motus_view_controller *)navigation));
  for (int i = 1; i < 201; i++) {
    if (i == 2 || i == 200)
      begin();
    need(motus_navigation_controller_push(navigation, pages[i], false, NULL,
                                          NULL, NULL));
    if (i == 2)
      end("a push on one screen", 1);
    if (i == 200)
      end("a push on 200 screens", 1);
  }
  tick(.01), tick(.01);
  begin();
  for (int i = 0; i < FRAMES; i++)
    if (motus_runtime_needs_tick(runtime))
      exit(1);
  end("a question whether a tick is needed", FRAMES);
  need(motus_navigation_controller_push(navigation, pages[201], true, NULL,
                                        NULL, NULL));
  tick(.01), tick(.01);
  begin();
  for (int i = 0; i < FRAMES; i++)
    tick(.001);
  end("a frame of a push", FRAMES);
  close_runtime();
}

static void runtimes(void) {
  open_runtime(0), close_runtime();
  begin();
  for (int i = 0; i < FRAMES; i++) {
    need(motus_runtime_create(NULL, &runtime));
    need(motus_runtime_destroy(runtime));
  }
  end("a runtime created and destroyed", FRAMES);
}

int main(void) {
  in_one_block();
  in_blocks("an ease of its own, a frame", MOTUS_TIMING_EASE_IN_OUT);
  in_blocks("a spring of its own, a frame", MOTUS_TIMING_SPRING);
  begun_and_cancelled();
  set_in_flight("a spring set in flight", "a spring that is set in each frame",
                MOTUS_TIMING_SPRING);
  set_in_flight("an ease set in flight", "an ease that is set in each frame",
                MOTUS_TIMING_EASE);
  retargeting_blocks();
  animators();
  values();
  list();
  drawing();
  depths();
  stack();
  runtimes();
  return 0;
}
