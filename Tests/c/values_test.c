/* How values move: colour spaces, kinds of properties, velocities, curves of
 * the host, and the options of blocks. */
#include "report.h"
#include <math.h>

static const double pi = 3.14159265358979323846;

static motus_animation_options with(uint32_t flags) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  options.flags = flags;
  return options;
}

static void animate(world *w, const motus_animation_options *options,
                    uint32_t property, const double *values, size_t count) {
  CHECK_EQUAL(motus_runtime_begin_animation(w->runtime, options), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_property(w->view, property, values, count),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(w->runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
}

static double shown(world *w, uint32_t property, int component) {
  double values[16];
  CHECK_EQUAL(
      motus_view_property(w->view, property, MOTUS_VALUE_SHOWN, values, 16),
      MOTUS_OK);
  return values[component];
}

static void colours_go_through_the_space_they_are_told(void) {
  /* Half way from red to blue (computed with numpy). */
  const struct {
    uint32_t flags;
    double red, green, blue;
  } rows[] = {
      {0, .5, 0, .5},
      {MOTUS_ANIMATION_COLOR_SPACE_LINEAR_SRGB, .735356983, 0, .735356983},
      {MOTUS_ANIMATION_COLOR_SPACE_OKLAB, .549136, .326095, .635364},
      {MOTUS_ANIMATION_COLOR_SPACE_SRGB, .5, 0, .5}};
  const double red[] = {1, 0, 0, 1}, blue[] = {0, 0, 1, 1};
  for (int i = 0; i < 4; i++) {
    world w = world_open();
    motus_animation_options o = with(rows[i].flags);
    motus_view_set_property(w.view, MOTUS_PROPERTY_BACKGROUND_COLOR, red, 4);
    animate(&w, &o, MOTUS_PROPERTY_BACKGROUND_COLOR, blue, 4);
    motus_runtime_tick(w.runtime, .5);
    double tolerance = i < 2 ? 1e-6 : 3e-3;
    CHECK_NEAR(shown(&w, MOTUS_PROPERTY_BACKGROUND_COLOR, 0), rows[i].red,
               tolerance);
    CHECK_NEAR(shown(&w, MOTUS_PROPERTY_BACKGROUND_COLOR, 1), rows[i].green,
               tolerance);
    CHECK_NEAR(shown(&w, MOTUS_PROPERTY_BACKGROUND_COLOR, 2), rows[i].blue,
               tolerance);
    const motus_draw_item *items = NULL;
    size_t count = 0;
    motus_runtime_draw_list(w.runtime, &items, &count);
    CHECK_NEAR(items[1].color.red, rows[i].red, tolerance);
    motus_runtime_tick(w.runtime, 1);
    motus_runtime_tick(w.runtime, 1);
    CHECK_NEAR(shown(&w, MOTUS_PROPERTY_BACKGROUND_COLOR, 2), 1, 0);
    world_close(&w);
  }
}

static void kinds_say_how_a_property_moves(void) {
  world w = world_open();
  motus_animation_options o = with(0);
  uint32_t angle = 0, matrix = 0, same = 0;
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "heading",
                                              MOTUS_PROPERTY_KIND_ANGLE, 1,
                                              NULL, &angle),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "heading",
                                              MOTUS_PROPERTY_KIND_ANGLE, 1,
                                              NULL, &same),
              MOTUS_OK);
  CHECK_EQUAL(angle, same);
  CHECK_REFUSED(motus_runtime_register_property(w.runtime, "heading",
                                                MOTUS_PROPERTY_KIND_LINEAR, 1,
                                                NULL, &same),
                INVALID_STATE, "motus_runtime_register_property");
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "x", MOTUS_PROPERTY_KIND_COLOR, 3, NULL, &same),
                INVALID_ARGUMENT, "motus_runtime_register_property");
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "x", (motus_property_kind)5, 1, NULL, &same),
                INVALID_ARGUMENT, "motus_runtime_register_property");
  const double east[] = {.5}, south[] = {6};
  motus_view_set_property(w.view, angle, south, 1);
  animate(&w, &o, angle, east, 1);
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "lens",
                                              MOTUS_PROPERTY_KIND_TRANSFORM_3D,
                                              16, NULL, &matrix),
              MOTUS_OK);
  CHECK_NEAR(shown(&w, matrix, 15), 1, 0);
  motus_transform_3d turn;
  motus_transform_3d_rotation(2, 1, 0, 0, &turn);
  animate(&w, &o, matrix, turn.m, 16);
  motus_runtime_tick(w.runtime, .5);
  CHECK_NEAR(shown(&w, angle, 0), 6 + (.5 + 2 * pi - 6) / 2, 1e-12);
  CHECK_NEAR(shown(&w, matrix, 5), cos(1), 1e-12);
  world_close(&w);
}

static void a_velocity_is_handed_to_a_spring(void) {
  world w = world_open();
  motus_animation_options o = with(0);
  const double there[] = {100, 0}, here[] = {0, 0}, wild[] = {NAN, 0};
  double velocity[2];
  animate(&w, &o, MOTUS_PROPERTY_CENTER, there, 2);
  motus_runtime_tick(w.runtime, .5);
  CHECK_EQUAL(
      motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, velocity, 2),
      MOTUS_OK);
  CHECK_NEAR(velocity[0], 100, 1e-9);
  motus_view_remove_all_animations(w.view);
  motus_view_set_property(w.view, MOTUS_PROPERTY_CENTER, there, 2);
  o.timing.type = MOTUS_TIMING_SPRING;
  o.timing.damping = 20; /* critical: x = (100 + (v + 10·100) t) e^(-10 t) */
  CHECK_REFUSED(motus_view_set_property_velocity(w.view, MOTUS_PROPERTY_CENTER,
                                                 velocity, 2),
                INVALID_STATE, "motus_view_set_property_velocity");
  motus_runtime_begin_animation(w.runtime, &o);
  motus_view_set_property(w.view, MOTUS_PROPERTY_CENTER, here, 2);
  CHECK_REFUSED(
      motus_view_set_property_velocity(w.view, MOTUS_PROPERTY_CENTER, wild, 2),
      INVALID_ARGUMENT, "motus_view_set_property_velocity");
  CHECK_EQUAL(motus_view_set_property_velocity(w.view, MOTUS_PROPERTY_CENTER,
                                               velocity, 2),
              MOTUS_OK);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, .5 + .1);
  CHECK_NEAR(shown(&w, MOTUS_PROPERTY_CENTER, 0), (100 + 1100 * .1) * exp(-1),
             1e-9);
  /* From what is shown, the velocity is taken over without a word. */
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, velocity, 2);
  double place = shown(&w, MOTUS_PROPERTY_CENTER, 0), after[2];
  o.flags = MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
  animate(&w, &o, MOTUS_PROPERTY_CENTER, there, 2);
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, after, 2);
  CHECK_NEAR(shown(&w, MOTUS_PROPERTY_CENTER, 0), place, 1e-12);
  CHECK_NEAR(after[0], velocity[0], 1e-9);
  world_close(&w);
}

static int calls;
static double cube(void *user_data, double fraction) {
  calls += 1;
  return fraction * fraction * fraction + *(double *)user_data;
}

static void a_curve_of_the_host_is_asked_once(void) {
  world w = world_open();
  motus_animation_options o = with(0);
  const double clear[] = {0};
  double offset = 0, progress = 0;
  o.timing.type = MOTUS_TIMING_CUSTOM;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &o), INVALID_ARGUMENT,
                "motus_runtime_begin_animation");
  o.timing.curve = cube;
  o.timing.curve_data = &offset;
  calls = 0;
  animate(&w, &o, MOTUS_PROPERTY_ALPHA, clear, 1);
  CHECK_EQUAL(calls, 257);
  for (int i = 1; i < 8; i++) {
    motus_runtime_tick(w.runtime, i / 8.0);
    CHECK_NEAR(shown(&w, MOTUS_PROPERTY_ALPHA, 0), 1 - pow(i / 8.0, 3), 1e-9);
  }
  CHECK_EQUAL(calls, 257);
  CHECK_EQUAL(motus_timing_evaluate(&o.timing, .3, 1, &progress, NULL),
              MOTUS_OK);
  CHECK_NEAR(progress, .027, 1e-9);
  offset = NAN;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &o), INVALID_ARGUMENT,
                "motus_runtime_begin_animation");
  CHECK_SAYS("timing.curve");
  motus_property_animator *animator = NULL;
  CHECK_REFUSED(
      motus_property_animator_create(w.runtime, 1, &o.timing, &animator),
      INVALID_ARGUMENT, "motus_property_animator_create");
  world_close(&w);
}

static int unfinished;
static void note(void *user_data, bool finished) {
  (void)user_data;
  unfinished += !finished;
}

static void the_jump_is_an_option(void) {
  world w = world_open();
  motus_animation_options o = with(0);
  const double clear[] = {0}, opaque[] = {1};
  unfinished = 0;
  motus_runtime_begin_animation(w.runtime, &o);
  motus_view_set_alpha(w.view, 0);
  motus_runtime_commit_animation(w.runtime, note, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, .5);
  o.flags = MOTUS_ANIMATION_JUMP_ON_RETARGET;
  animate(&w, &o, MOTUS_PROPERTY_ALPHA, opaque, 1);
  CHECK_NEAR(shown(&w, MOTUS_PROPERTY_ALPHA, 0), 0, 0);
  motus_runtime_tick(w.runtime, .75);
  CHECK_EQUAL(unfinished, 1);
  CHECK_NEAR(shown(&w, MOTUS_PROPERTY_ALPHA, 0), .25, 1e-12);
  (void)clear;
  world_close(&w);
}

static void fade(void *view) {
  motus_view_set_alpha(view, 0);
}
static void modify(void *world_data) {
  world *w = world_data;
  CHECK_EQUAL(
      motus_runtime_modify_animations(w->runtime, 2, true, fade, w->view),
      MOTUS_OK);
  CHECK_REFUSED(
      motus_runtime_modify_animations(w->runtime, 0, true, fade, w->view),
      INVALID_ARGUMENT, "motus_runtime_modify_animations");
}

static void a_part_of_a_block_repeats_by_itself(void) {
  world w = world_open();
  motus_animation_options o = with(0);
  motus_animation *animation = NULL;
  o.duration = .5;
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &o, modify, &w, NULL, NULL, NULL,
                                    &animation),
              MOTUS_OK);
  CHECK(animation != NULL);
  for (int i = 1; i < 8; i++) {
    motus_runtime_tick(w.runtime, i / 4.0);
    CHECK_NEAR(shown(&w, MOTUS_PROPERTY_ALPHA, 0),
               i % 2   ? .5
               : i % 4 ? 0
                       : 1,
               1e-9);
  }
  motus_runtime_tick(w.runtime, 2);
  CHECK(!motus_is_alive(animation));
  world_close(&w);
}

static void a_pace_is_a_hint_in_the_deadline(void) {
  world w = world_open();
  motus_animation_options o = with(MOTUS_ANIMATION_PREFERRED_FPS_30);
  const double clear[] = {0};
  double time = 0;
  CHECK(!motus_runtime_next_deadline(w.runtime, &time));
  animate(&w, &o, MOTUS_PROPERTY_ALPHA, clear, 1);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, .125), MOTUS_OK);
  CHECK(!motus_runtime_needs_tick(w.runtime) &&
        !motus_runtime_is_idle(w.runtime));
  CHECK(motus_runtime_next_deadline(w.runtime, &time));
  CHECK_NEAR(time, .125 + .9 / 30, 1e-12);
  /* A host that sleeps until then makes 34 frames of a second, and no more. */
  int frames = 0;
  while (motus_runtime_next_deadline(w.runtime, &time) && frames++ < 99)
    CHECK_EQUAL(motus_runtime_tick(w.runtime, time), MOTUS_OK);
  CHECK(frames > 25 && frames < 36);
  o.flags = 1 << 24;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &o), INVALID_ARGUMENT,
                "motus_runtime_begin_animation");
  world_close(&w);
}

static motus_view *sidebar;
static void lay_out(void *user_data, motus_view_controller *controller) {
  (void)user_data;
  double width =
      motus_view_bounds(motus_view_controller_view(controller)).width;
  motus_point center = {width, 0};
  motus_view_set_center(sidebar, center);
}

static void layout_moves_along_with_its_view(void) {
  world w = world_open();
  motus_view_controller *controller = NULL;
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .view_did_layout_subviews = lay_out};
  motus_view_create(w.runtime, &sidebar);
  motus_view_controller_create(w.runtime, &callbacks, NULL, NULL, &controller);
  motus_runtime_set_root_view_controller(w.runtime, controller);
  motus_runtime_tick(w.runtime, 0);
  motus_view *view = motus_view_controller_view(controller);
  motus_rect wide = motus_view_bounds(view);
  CHECK_NEAR(motus_view_center(sidebar).x, wide.width, 0);
  motus_animation_options o = with(MOTUS_ANIMATION_LAYOUT_SUBVIEWS);
  motus_runtime_begin_animation(w.runtime, &o);
  wide.width += 100;
  motus_view_set_bounds(view, wide);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  double center[2];
  motus_runtime_tick(w.runtime, .5);
  motus_view_property(sidebar, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  CHECK_NEAR(motus_view_center(sidebar).x, wide.width, 0);
  CHECK_NEAR(center[0], wide.width - 50, 1e-9);
  motus_release(controller);
  motus_release(sidebar);
  world_close(&w);
}

CHECK_MAIN(TEST(colours_go_through_the_space_they_are_told),
           TEST(kinds_say_how_a_property_moves),
           TEST(a_velocity_is_handed_to_a_spring),
           TEST(a_curve_of_the_host_is_asked_once), TEST(the_jump_is_an_option),
           TEST(a_part_of_a_block_repeats_by_itself),
           TEST(a_pace_is_a_hint_in_the_deadline),
           TEST(layout_moves_along_with_its_view))
