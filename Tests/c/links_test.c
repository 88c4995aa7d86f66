/* Links: motion that follows motion (docs/RULES.md, LK). */
#include "links.h"
#include "values.h"

static motus_link *linked(value_world *w, motus_link_target target,
                          const motus_link_source *sources, size_t count,
                          const motus_link_options *options) {
  motus_link *link = NULL;
  CHECK_EQUAL(
      motus_link_create(w->runtime, &target, sources, count, options, &link),
      MOTUS_OK);
  return link;
}
static motus_link *link_values(value_world *w, motus_value *from,
                               motus_value *to,
                               const motus_link_options *options) {
  motus_link_source source = from_value(from);
  return linked(w, to_value(to), &source, 1, options);
}
static motus_status refused(value_world *w, motus_value *from,
                            motus_value *to) {
  motus_link_source source = from_value(from);
  motus_link_target target = to_value(to);
  return motus_link_create(w->runtime, &target, &source, 1, NULL, NULL);
}

static const double inputs[] = {0, 1, 3}, outputs[] = {100, 200, 0};

/* LK-2: the pairs (0, 100), (1, 200), (3, 0). */
static void a_map_goes_through_its_pairs(void) {
  static const struct {
    motus_link_end end;
    double input, output, slope; /* of an input that rises by 1 in a second */
  } rows[] = {
      {MOTUS_LINK_END_HOLD, .5, 150, 100},
      {MOTUS_LINK_END_HOLD, 2, 100, -100},
      {MOTUS_LINK_END_HOLD, 1, 200, -100},
      {MOTUS_LINK_END_HOLD, 0, 100, 100},
      {MOTUS_LINK_END_HOLD, 3, 0, 0},
      {MOTUS_LINK_END_HOLD, -1, 100, 0},
      {MOTUS_LINK_END_HOLD, 4, 0, 0},
      {MOTUS_LINK_END_CONTINUE, -1, 0, 100},
      {MOTUS_LINK_END_CONTINUE, 4, -100, -100},
      {MOTUS_LINK_END_REPEAT, 3, 0, 100},
      {MOTUS_LINK_END_REPEAT, 3.5, 150, 100},
      {MOTUS_LINK_END_REPEAT, 8, 100, -100},
      {MOTUS_LINK_END_REPEAT, -1, 100, -100},
      {MOTUS_LINK_END_REPEAT, -2.5, 150, 100},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    value_world w = value_world_open();
    motus_value *x = value_of(&w, rows[i].input - 1), *y = value_of(&w, 7);
    motus_link_options o = link_through(inputs, outputs, 3, 1);
    o.before = o.after = rows[i].end;
    motus_link *link = link_values(&w, x, y, &o);
    motus_animation_options linear = value_linear(2);
    value_animate(&w, &linear, x, rows[i].input + 1);
    value_tick(&w, 1);
    CHECK_NEAR(motus_value_number(x), rows[i].input, 0);
    if (!CHECK_NEAR(motus_value_number(y), rows[i].output, 1e-12) ||
        !CHECK_NEAR(value_speed(y), rows[i].slope, 1e-9))
      printf("    row %zu\n", i);
    CHECK_NEAR(motus_link_input(link), rows[i].input, 0);
    CHECK_NEAR(motus_link_input_velocity(link), 1, 1e-12);
    motus_release(link);
    value_world_close(&w);
  }
}

/* LK-2: at a listed input the listed output, to the last bit. */
static void a_listed_input_has_its_output_exactly(void) {
  static const double x[] = {-.1, .1, .7, 1.3, 2.2},
                      y[] = {.3, 1e17, -1. / 3, 7.7, 1e-300};
  value_world w = value_world_open();
  motus_value *from = value_of(&w, 0), *to = value_of(&w, 0);
  motus_link_options o = link_through(x, y, 5, 1);
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  o.timings = &timing;
  o.timing_count = 1;
  o.before = o.after = MOTUS_LINK_END_CONTINUE;
  motus_release(link_values(&w, from, to, &o));
  for (int i = 0; i < 5; i++) {
    motus_value_set_number(from, x[i]);
    value_tick(&w, i + 1);
    CHECK_NEAR(motus_value_number(to), y[i], 0);
    CHECK_NEAR(value_model(to), y[i], 0);
  }
  /* Between the second and the third the curve goes half of its way. */
  double half;
  motus_timing_evaluate(&timing, .5, 1, &half, NULL);
  motus_value_set_number(from, .4);
  value_tick(&w, 9);
  CHECK_NEAR(motus_value_number(to), 1e17 + (-1. / 3 - 1e17) * half, 100);
  value_world_close(&w);
}

static void one_pair_is_a_constant(void) { /* LK-2 */
  value_world w = value_world_open();
  motus_value *from = value_of(&w, 0), *to = value_of(&w, 0);
  motus_link_options o = link_through(inputs, outputs, 1, 1);
  o.before = o.after = MOTUS_LINK_END_CONTINUE;
  motus_release(link_values(&w, from, to, &o));
  CHECK_NEAR(motus_value_number(to), 100, 0);
  motus_value_set_number(from, 55);
  value_tick(&w, 1);
  CHECK_NEAR(motus_value_number(to), 100, 0);
  value_world_close(&w);
}

/* LK-2: each kind of target is blended as a block of that kind blends it. */
static void outputs_are_blended_as_their_kind_is(void) {
  static const struct {
    motus_property_kind kind;
    motus_color_space space;
    size_t count;
    double from[16], to[16];
  } rows[] = {
      {MOTUS_PROPERTY_KIND_LINEAR, 0, 3, {1, 2, 3}, {4, -5, 9}},
      {MOTUS_PROPERTY_KIND_ANGLE, 0, 1, {3}, {-3}},
      {MOTUS_PROPERTY_KIND_COLOR,
       MOTUS_COLOR_SPACE_OKLAB,
       4,
       {1, 0, 0, 1},
       {0, 0, 1, 1}},
      {MOTUS_PROPERTY_KIND_TRANSFORM, 0, 6, {1, 0, 0, 1}, {0, 2, -2, 0, 30, 4}},
      {MOTUS_PROPERTY_KIND_TRANSFORM_3D,
       0,
       16,
       {1, [5] = 1, [10] = 1, [15] = 1},
       {1, [6] = 1, [9] = -1, [12] = 8, [15] = 1}},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    value_world w = value_world_open();
    motus_value_options kind;
    motus_value *x = value_of(&w, 0), *led = NULL, *moved = NULL;
    double pairs[32], a[16], b[16], va[16], vb[16];
    size_t n = rows[i].count;
    motus_value_options_init(&kind, sizeof kind);
    kind.kind = rows[i].kind;
    kind.color_space = rows[i].space;
    motus_value_create(w.runtime, &kind, rows[i].from, n, &led);
    motus_value_create(w.runtime, &kind, rows[i].from, n, &moved);
    memcpy(pairs, rows[i].from, n * sizeof *pairs);
    memcpy(pairs + n, rows[i].to, n * sizeof *pairs);
    motus_link_options o = link_through(inputs, pairs, 2, n);
    motus_release(link_values(&w, x, led, &o));
    motus_animation_options linear = value_linear(1);
    motus_runtime_begin_animation(w.runtime, &linear);
    motus_value_set_number(x, 1);
    motus_value_set(moved, rows[i].to, n);
    motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
    for (int k = 1; k <= 4; k++) {
      value_tick(&w, k / 4.);
      motus_value_read(led, MOTUS_VALUE_SHOWN, a, 16);
      motus_value_read(moved, MOTUS_VALUE_SHOWN, b, 16);
      motus_value_velocity(led, va, 16);
      motus_value_velocity(moved, vb, 16);
      for (size_t c = 0; c < n; c++) {
        double turn = i == 1 && fabs(a[c] - b[c]) > 4 ? 2 * pi : 0;
        CHECK_NEAR(fabs(a[c] - b[c]), turn, 1e-9);
        if (!CHECK_NEAR(va[c], vb[c], 1e-5))
          printf("    row %zu at %d\n", i, k);
      }
    }
    value_world_close(&w);
  }
}

/* LK-3, LK-7. */
static void up_to_eight_sources_are_combined(void) {
  static const double at[] = {3, -2, 5, 4, 1, 7, 2, 6};
  static const double sums[] = {26, -10080, -2, 7};
  for (int kind = 0; kind < 4; kind++) {
    value_world w = value_world_open();
    motus_link_source sources[8];
    motus_value *y = value_of(&w, 0);
    double expected = 0, before, after;
    for (int i = 0; i < 8; i++)
      sources[i] = from_value(value_of(&w, at[i]));
    motus_link_options o = link_options();
    o.combination = (motus_link_combination)kind;
    motus_link *link = linked(&w, to_value(y), sources, 8, &o);
    CHECK_NEAR(motus_value_number(y), sums[kind], 0);
    motus_animation_options linear = value_linear(1);
    motus_runtime_begin_animation(w.runtime, &linear);
    for (int i = 0; i < 8; i++)
      motus_value_set_number(sources[i].object, at[i] + i);
    motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
    value_tick(&w, .4 - 1e-5);
    before = motus_value_number(y);
    value_tick(&w, .4);
    expected = value_speed(y);
    value_tick(&w, .4 + 1e-5);
    after = motus_value_number(y);
    CHECK_NEAR((after - before) / 2e-5, expected, 1e-4 * fabs(expected) + 1e-9);
    motus_link_source nine[9] = {{0}};
    motus_link_target target = to_value(y);
    CHECK_EQUAL(motus_link_create(w.runtime, &target, nine, 9, &o, NULL),
                MOTUS_ERROR_INVALID_ARGUMENT);
    motus_release(link);
    value_world_close(&w);
  }
}

/* LK-1: the velocity of a source is a source. */
static void a_velocity_is_a_source(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 0), *y = value_of(&w, 0);
  motus_link_source source = from_value(x);
  source.measure = MOTUS_LINK_MEASURE_VELOCITY;
  motus_release(linked(&w, to_value(y), &source, 1, NULL));
  motus_animation_options linear = value_linear(1);
  value_animate(&w, &linear, x, 300);
  value_tick(&w, .5);
  CHECK_NEAR(motus_value_number(y), 300, 1e-9);
  value_tick(&w, 1.5);
  CHECK_NEAR(motus_value_number(y), 0, 0);
  value_world_close(&w);
}

/* LK-4: τ = .1 and a spring of response .5 behind what goes 600 a second. */
static void what_follows_does_so_at_any_rate_of_ticks(void) {
  for (int ticks = 1; ticks <= 64; ticks *= 4) {
    value_world w = value_world_open();
    motus_value *x = value_of(&w, 0), *slow = value_of(&w, 0);
    motus_value *sprung = value_of(&w, 0);
    motus_link_options o = link_options();
    motus_timing spring;
    motus_timing_init(&spring, sizeof spring);
    spring.type = MOTUS_TIMING_SPRING_RESPONSE;
    spring.spring_duration = .5;
    o.follow = MOTUS_LINK_FOLLOW_LOW_PASS;
    o.time_constant = .1;
    motus_release(link_values(&w, x, slow, &o));
    o.follow = MOTUS_LINK_FOLLOW_SPRING;
    o.spring = &spring;
    motus_release(link_values(&w, x, sprung, &o));
    for (int i = 1; i <= ticks; i++) {
      CHECK_EQUAL(motus_value_set_number(x, 60. * i / ticks), MOTUS_OK);
      value_tick(&w, .1 * i / ticks);
    }
    CHECK_NEAR(motus_value_number(slow), 22.072766, 1e-6);
    CHECK_NEAR(motus_value_number(sprung), 8.761816, 1e-6);
    CHECK_NEAR(value_speed(slow), (60 - 22.072766470286538) / .1, 1e-6);
    value_world_close(&w);
  }
}

/* LK-4: behind an even motion a spring stays 2ζ/ω times the velocity. */
static void a_spring_stays_behind_an_even_motion(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 0), *y = value_of(&w, 0);
  motus_link_options o = link_options();
  o.follow = MOTUS_LINK_FOLLOW_SPRING;
  motus_release(link_values(&w, x, y, &o));
  motus_animation_options linear = value_linear(10);
  value_animate(&w, &linear, x, 1000);
  value_tick(&w, 4);
  value_tick(&w, 5);
  CHECK_NEAR(motus_value_number(y), 500 - 100 * 2 / (2 * pi / .5), 1e-9);
  CHECK_NEAR(value_speed(y), 100, 1e-6);
  value_world_close(&w);
}

/* LK-4: it rests exactly there, once a thousandth is left, and then costs no
 * frame. */
static void what_follows_comes_to_rest(void) {
  for (int kind = 1; kind <= 2; kind++) {
    value_world w = value_world_open();
    motus_value *x = value_of(&w, 0), *y = value_of(&w, 0);
    motus_link_options o = link_options();
    double rest = 0;
    o.follow = (motus_link_follow)kind;
    o.time_constant = .1;
    motus_release(link_values(&w, x, y, &o));
    for (int i = 0; i < 4; i++)
      value_tick(&w, i / 64.);
    CHECK(!motus_runtime_needs_tick(w.runtime));
    motus_value_set_number(x, 100. / 3);
    value_tick(&w, 4 / 64.);
    CHECK(motus_runtime_needs_tick(w.runtime));
    double left = 100. / 3 - motus_value_number(y);
    for (int i = 5; i < 400 && rest == 0; i++) {
      double before = 100. / 3 - motus_value_number(y);
      value_tick(&w, i / 64.);
      if (motus_value_number(y) == 100. / 3) {
        rest = i / 64.;
        CHECK(before < 2e-3 * left || kind == 2);
      } else {
        CHECK(fabs(100. / 3 - motus_value_number(y)) > 0);
      }
    }
    CHECK(rest > .3 && rest < 1.6);
    CHECK_NEAR(value_model(y), 100. / 3, 0);
    CHECK_NEAR(value_speed(y), 0, 0);
    value_tick(&w, 8);
    CHECK(!motus_runtime_needs_tick(w.runtime));
    CHECK(!motus_runtime_next_deadline(w.runtime, NULL));
    value_world_close(&w);
  }
}

/* LK-4: a target that moves goes on with its velocity. */
static void what_follows_begins_where_its_target_is(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 0), *y = value_of(&w, 0), *z = value_of(&w, 0);
  motus_link *first = link_values(&w, x, y, NULL);
  motus_animation_options linear = value_linear(1);
  value_animate(&w, &linear, x, 100);
  value_tick(&w, .5);
  CHECK_NEAR(value_speed(y), 100, 1e-9);
  motus_link_options o = link_options();
  o.follow = MOTUS_LINK_FOLLOW_SPRING;
  motus_release(link_values(&w, z, y, &o));
  CHECK(!motus_link_is_active(first));
  CHECK_NEAR(motus_value_number(y), 50, 0);
  CHECK_NEAR(value_speed(y), 100, 1e-6);
  value_tick(&w, .5 + 1e-4);
  CHECK_NEAR(motus_value_number(y), 50.01, 1e-3);
  for (int i = 1; i < 200; i++)
    value_tick(&w, .5 + i / 60.);
  CHECK_NEAR(motus_value_number(y), 0, 0);
  motus_release(first);
  value_world_close(&w);
}

/* LK-5. */
static void a_linked_value_is_busy(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 1), *y = value_of(&w, 2);
  motus_link *link = link_values(&w, x, y, NULL);
  double five = 5;
  CHECK_NEAR(motus_value_number(y), 1, 0);
  CHECK_EQUAL(motus_value_set_number(y, 5), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_set(y, &five, 1), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_jump(y, &five, 1), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_stop(y), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_nudge(y, &five, 1, NULL, NULL, NULL, NULL, NULL),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_fling(y, &five, 1, NULL, NULL, NULL, NULL, NULL),
              MOTUS_ERROR_BUSY);
  CHECK_NEAR(motus_value_number(y), 1, 0);
  CHECK_EQUAL(motus_link_remove(link), MOTUS_OK);
  CHECK_EQUAL(motus_link_remove(link), MOTUS_OK);
  CHECK(!motus_link_is_active(link));
  CHECK_EQUAL(motus_value_set_number(y, 5), MOTUS_OK);
  value_tick(&w, 1);
  CHECK_NEAR(motus_value_number(y), 5, 0);
  motus_release(link);
  value_world_close(&w);
}

/* LK-5: components are led one by one, and the host may set the others. */
static void a_component_has_its_own_link(void) {
  value_world w = value_world_open();
  motus_view *view = NULL;
  motus_value *x = value_of(&w, 10), *y = value_of(&w, 20);
  motus_view_create(w.runtime, &view);
  motus_view_add_subview(motus_runtime_window(w.runtime), view);
  motus_link_source source = from_value(x);
  motus_link *ix = linked(&w, to_component(view, MOTUS_PROPERTY_CENTER, 0),
                          &source, 1, NULL);
  CHECK_NEAR(motus_view_center(view).x, 10, 0);
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){10, 5}), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){11, 6}),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_set_frame(view, (motus_rect){0, 0, 4, 4}),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_set_alpha(view, .5), MOTUS_OK);
  CHECK_NEAR(motus_view_center(view).y, 5, 0);
  CHECK_NEAR(motus_view_bounds(view).width, 0, 0);
  source = from_value(y);
  motus_link *iy = linked(&w, to_component(view, MOTUS_PROPERTY_CENTER, 1),
                          &source, 1, NULL);
  CHECK(motus_link_is_active(ix) && motus_link_is_active(iy));
  CHECK_NEAR(motus_view_center(view).y, 20, 0);
  motus_value_set_number(x, 40);
  value_tick(&w, .1);
  CHECK_NEAR(motus_view_center(view).x, 40, 0);
  CHECK_NEAR(motus_view_center(view).y, 20, 0);
  /* A link of both takes the place of two; one of one the place of that. */
  static const double both[] = {1, 2, 3, 4};
  motus_link_options o = link_through(inputs, both, 2, 2);
  motus_link *all =
      linked(&w, to_property(view, MOTUS_PROPERTY_CENTER), &source, 1, &o);
  CHECK(!motus_link_is_active(ix) && !motus_link_is_active(iy));
  CHECK_NEAR(motus_view_center(view).x, 3, 0);
  source = from_value(x);
  motus_release(linked(&w, to_component(view, MOTUS_PROPERTY_CENTER, 0),
                       &source, 1, NULL));
  CHECK(!motus_link_is_active(all));
  CHECK_NEAR(motus_view_center(view).x, 40, 0);
  CHECK_NEAR(motus_view_center(view).y, 4, 0);
  motus_release(ix);
  motus_release(iy);
  motus_release(all);
  motus_release(view);
  value_world_close(&w);
}

/* LK-5: a block that runs goes on and leads to the linked value. */
static void a_block_that_runs_leads_to_the_linked_value(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 30), *y = value_of(&w, 0);
  motus_animation_options linear = value_linear(1);
  value_animate(&w, &linear, y, 100);
  value_tick(&w, .5);
  motus_release(link_values(&w, x, y, NULL));
  CHECK_NEAR(motus_value_number(y), -20, 1e-12);
  value_tick(&w, .75);
  CHECK_NEAR(motus_value_number(y), 5, 1e-12);
  value_tick(&w, 1);
  CHECK_NEAR(motus_value_number(y), 30, 0);
  CHECK_EQUAL(w.finished, 1);
  value_world_close(&w);
}

/* LK-6: made from its end, from its beginning and from the middle. */
static void a_chain_of_any_depth_is_right_in_the_same_frame(void) {
  enum { LENGTH = 200 };
  for (int order = 0; order < 3; order++) {
    value_world w = value_world_open();
    motus_value *v[LENGTH + 1];
    static const double x[] = {0, 1}, y[] = {1, 2};
    motus_link_options o = link_through(x, y, 2, 1);
    o.before = o.after = MOTUS_LINK_END_CONTINUE;
    for (int i = 0; i <= LENGTH; i++)
      v[i] = value_of(&w, 0);
    for (int k = 0; k < LENGTH; k++) {
      int i = order == 0 ? k : order == 1 ? LENGTH - 1 - k : k * 77 % LENGTH;
      motus_release(link_values(&w, v[i], v[i + 1], &o));
    }
    motus_animation_options linear = value_linear(1);
    value_animate(&w, &linear, v[0], 100);
    value_tick(&w, .25);
    for (int i = 0; i <= LENGTH; i++) {
      CHECK_NEAR(motus_value_number(v[i]), 25 + i, 1e-9);
      CHECK_NEAR(value_speed(v[i]), 100, 1e-6);
    }
    CHECK_EQUAL(refused(&w, v[LENGTH], v[0]), MOTUS_ERROR_INVALID_STATE);
    value_world_close(&w);
  }
}

/* LK-6: what an animator moves is a link's source in the same frame. */
static motus_view *scrubbed;
static void to_the_right(void *data) {
  (void)data;
  motus_view_set_center(scrubbed, (motus_point){200, 0});
}
static void a_chain_goes_through_an_animator(void) {
  for (int order = 0; order < 2; order++) {
    value_world w = value_world_open();
    motus_view *window = motus_runtime_window(w.runtime), *other = NULL;
    motus_property_animator *animator = NULL;
    motus_value *x = value_of(&w, 0), *fraction = value_of(&w, 0);
    motus_timing linear;
    motus_timing_init(&linear, sizeof linear);
    linear.type = MOTUS_TIMING_LINEAR;
    motus_view_create(w.runtime, &scrubbed);
    motus_view_create(w.runtime, &other);
    motus_view_add_subview(window, scrubbed);
    motus_view_add_subview(window, other);
    motus_property_animator_create(w.runtime, 2, &linear, &animator);
    motus_property_animator_add_animations(animator, to_the_right, NULL, NULL);
    motus_link_source sources[3] = {
        from_value(x),
        from_property(scrubbed, MOTUS_PROPERTY_CENTER, 0),
        {.kind = MOTUS_LINK_SOURCE_FRACTION, .object = animator}};
    for (int k = 0; k < 3; k++) {
      int i = order ? 2 - k : k;
      motus_release(linked(&w,
                           i == 0 ? to_animator(animator)
                           : i == 1
                               ? to_component(other, MOTUS_PROPERTY_CENTER, 1)
                               : to_value(fraction),
                           &sources[i], 1, NULL));
    }
    value_tick(&w, .1);
    motus_animation_options block = value_linear(1);
    value_animate(&w, &block, x, 1);
    value_tick(&w, .6);
    double numbers[2], velocity[2];
    motus_view_property(scrubbed, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                        numbers, 2);
    motus_view_property_velocity(scrubbed, MOTUS_PROPERTY_CENTER, velocity, 2);
    CHECK_NEAR(motus_property_animator_fraction_complete(animator), .5, 1e-9);
    CHECK_NEAR(numbers[0], 100, 1e-9);
    CHECK_NEAR(velocity[0], 200, 1e-6);
    CHECK_NEAR(motus_view_center(other).y, 100, 1e-9);
    CHECK_NEAR(motus_value_number(fraction), .5, 1e-9);
    motus_view_property_velocity(other, MOTUS_PROPERTY_CENTER, velocity, 2);
    CHECK_NEAR(velocity[1], 200, 1e-6);
    CHECK_NEAR(value_speed(fraction), 1, 1e-9);
    value_tick(&w, 2);
    CHECK_NEAR(motus_view_center(other).y, 200, 0);
    motus_view_property_velocity(other, MOTUS_PROPERTY_CENTER, velocity, 2);
    CHECK_NEAR(velocity[1], 0, 0);
    for (int i = 0; i < 3; i++)
      value_tick(&w, 2.5 + i / 4.);
    CHECK(!motus_runtime_needs_tick(w.runtime));
    motus_release(animator);
    value_world_close(&w);
  }
}

/* LK-6. */
static void a_circle_is_refused_by_name(void) {
  value_world w = value_world_open();
  motus_value *a = value_of(&w, 1), *b = value_of(&w, 2), *c = value_of(&w, 3);
  motus_release(link_values(&w, a, b, NULL));
  motus_release(link_values(&w, b, c, NULL));
  report_clear();
  CHECK_EQUAL(refused(&w, c, a), MOTUS_ERROR_INVALID_STATE);
  CHECK_SAYS("circle");
  char name[40];
  for (int i = 0; i < 2; i++) {
    snprintf(name, sizeof name, "value 0x%llx",
             (unsigned long long)(uintptr_t)(i ? b : a));
    CHECK_SAYS(name);
  }
  CHECK_EQUAL(refused(&w, a, a), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_value_set_number(a, 8), MOTUS_OK);
  value_tick(&w, 1);
  CHECK_NEAR(motus_value_number(c), 8, 0);
  /* Of one view one component may lead another. */
  motus_view *view = NULL;
  motus_view_create(w.runtime, &view);
  motus_link_source source = from_property(view, MOTUS_PROPERTY_CENTER, 0);
  motus_release(linked(&w, to_component(view, MOTUS_PROPERTY_CENTER, 1),
                       &source, 1, NULL));
  motus_view_set_center(view, (motus_point){9, 0});
  value_tick(&w, 2);
  CHECK_NEAR(motus_view_center(view).y, 9, 0);
  motus_link_target all = to_property(view, MOTUS_PROPERTY_CENTER);
  double four[] = {0, 0, 1, 1};
  motus_link_options o = link_through(inputs, four, 2, 2);
  CHECK_EQUAL(motus_link_create(w.runtime, &all, &source, 1, &o, NULL),
              MOTUS_ERROR_INVALID_STATE);
  motus_release(view);
  value_world_close(&w);
}

/* LK-6: an animator that is given more may close one later. */
static void a_circle_that_comes_later_ends_its_link(void) {
  value_world w = value_world_open();
  motus_property_animator *animator = NULL;
  motus_view_create(w.runtime, &scrubbed);
  motus_view_add_subview(motus_runtime_window(w.runtime), scrubbed);
  motus_property_animator_create(w.runtime, 1, NULL, &animator);
  motus_link_source source = from_property(scrubbed, MOTUS_PROPERTY_CENTER, 0);
  motus_link *link = linked(&w, to_animator(animator), &source, 1, NULL);
  value_tick(&w, .1);
  CHECK(motus_link_is_active(link));
  report_clear();
  motus_property_animator_add_animations(animator, to_the_right, NULL, NULL);
  value_tick(&w, .2);
  CHECK(!motus_link_is_active(link));
  CHECK_SAYS("circle");
  CHECK_EQUAL(motus_property_animator_start(animator), MOTUS_OK);
  value_tick(&w, .3);
  value_tick(&w, 2);
  CHECK_NEAR(motus_view_center(scrubbed).x, 200, 0);
  motus_release(link);
  motus_release(animator);
  value_world_close(&w);
}

/* LK-7: taken away, it goes on in what begins in the same frame, else rests. */
static void a_spring_takes_the_velocity_over(void) {
  for (int how = 0; how < 3; how++) {
    value_world w = value_world_open();
    motus_value *x = value_of(&w, 0), *y = value_of(&w, 0);
    motus_implicit_options implicit;
    motus_implicit_options_init(&implicit, sizeof implicit);
    implicit.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
    implicit.timing.spring_duration = .5;
    motus_link *link = link_values(&w, x, y, NULL);
    motus_animation_options linear = value_linear(1),
                            spring = value_spring(.5, 1);
    value_animate(&w, &linear, x, 1000);
    value_tick(&w, .5);
    motus_link_remove(link);
    motus_release(link);
    CHECK_NEAR(motus_value_number(y), 500, 1e-9);
    CHECK_NEAR(value_speed(y), 0, 0);
    if (how == 0) {
      value_animate(&w, &spring, y, 500.5);
    } else if (how == 1) {
      motus_value_set_implicit(y, &implicit);
      motus_value_set_number(y, 500.5);
    }
    if (how < 2)
      CHECK_NEAR(value_speed(y), 1000, 1e-6);
    value_tick(&w, .5 + 1e-4);
    CHECK_NEAR(motus_value_number(y), how < 2 ? 500.1 : 500, 1e-3);
    value_world_close(&w);
  }
}

/* VL-10: the source ends: the last value stays, and the target is free. */
static void a_link_ends_with_either_end(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 4), *y = value_of(&w, 0), *z = value_of(&w, 0);
  motus_link *first = link_values(&w, x, y, NULL);
  motus_link *second = link_values(&w, y, z, NULL);
  value_tick(&w, .1);
  motus_release(x);
  CHECK(!motus_link_is_active(first));
  value_tick(&w, .2);
  CHECK_NEAR(motus_value_number(y), 4, 0);
  CHECK_EQUAL(motus_value_set_number(y, 6), MOTUS_OK);
  motus_release(first);
  CHECK(!motus_is_alive(first));
  motus_release(z);
  CHECK(!motus_link_is_active(second));
  value_tick(&w, .3);
  motus_release(second);
  CHECK(!motus_is_alive(second));
  value_world_close(&w);
}

/* LK-1: fingers, by what recognizers measure and where they are. */
static void a_finger_is_a_source(void) {
  value_world w = value_world_open();
  motus_gesture *pan = NULL;
  motus_gesture_options options;
  motus_value *moved = value_of(&w, 0), *place = value_of(&w, 0);
  motus_value *speed = value_of(&w, 0), *found = value_of(&w, -1);
  motus_view *window = motus_runtime_window(w.runtime);
  motus_gesture_options_init(&options, sizeof options);
  CHECK_EQUAL(motus_gesture_create(w.runtime, &options, &pan), MOTUS_OK);
  motus_view_set_bounds(window, (motus_rect){0, 0, 400, 400});
  CHECK_EQUAL(motus_view_add_gesture(window, pan), MOTUS_OK);
  motus_link_source sources[] = {
      {.kind = MOTUS_LINK_SOURCE_TRANSLATION, .object = pan, .component = 1},
      {.kind = MOTUS_LINK_SOURCE_TOUCH, .touch = 7, .component = 1},
      {.kind = MOTUS_LINK_SOURCE_TRANSLATION,
       .object = pan,
       .component = 1,
       .measure = MOTUS_LINK_MEASURE_VELOCITY},
      {.kind = MOTUS_LINK_SOURCE_LOCATION, .object = pan, .component = 0}};
  motus_value *values[] = {moved, place, speed, found};
  motus_link *links[4];
  for (int i = 0; i < 4; i++)
    links[i] = linked(&w, to_value(values[i]), &sources[i], 1, NULL);
  CHECK(!motus_link_is_active(links[1]));
  CHECK_NEAR(motus_value_number(found), -1, 0);
  for (int i = 0; i <= 20; i++) {
    motus_runtime_send_touch(w.runtime, 7,
                             i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN,
                             (motus_point){50, 100 + 5 * i}, i * .01);
    value_tick(&w, i * .01);
    CHECK(motus_link_is_active(links[1]));
    CHECK_NEAR(motus_value_number(place), 100 + 5 * i, 0);
    CHECK_NEAR(motus_value_number(moved),
               motus_gesture_translation(pan, NULL).dy, 0);
    CHECK_NEAR(motus_value_number(found), 50, 0);
  }
  CHECK_NEAR(motus_value_number(moved), 90, 1e-9);
  CHECK_NEAR(motus_value_number(speed), 500, 1e-6);
  CHECK_NEAR(value_speed(moved), 500, 1e-6);
  CHECK_NEAR(value_speed(place), 500, 1e-6);
  motus_runtime_send_touch(w.runtime, 7, MOTUS_TOUCH_ENDED,
                           (motus_point){50, 200}, .21);
  value_tick(&w, .21);
  value_tick(&w, .3);
  CHECK(!motus_link_is_active(links[1]) && !motus_link_is_active(links[3]));
  CHECK_NEAR(motus_value_number(place), 200, 0);
  CHECK_NEAR(motus_value_number(moved), 0, 0);
  CHECK_NEAR(value_speed(place), 0, 0);
  for (int i = 0; i < 4; i++)
    motus_release(links[i]);
  motus_release(pan);
  value_world_close(&w);
}

static void a_pointer_is_a_source(void) { /* LK-1 */
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 0);
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_POINTER};
  motus_link *link = linked(&w, to_value(x), &source, 1, NULL);
  motus_view_set_bounds(motus_runtime_window(w.runtime),
                        (motus_rect){0, 0, 400, 400});
  CHECK(!motus_link_is_active(link));
  CHECK_EQUAL(
      motus_runtime_send_hover(w.runtime, (motus_point){120, 40}, true, .1),
      MOTUS_OK);
  value_tick(&w, .1);
  CHECK(motus_link_is_active(link));
  CHECK_NEAR(motus_value_number(x), 120, 0);
  motus_runtime_send_hover(w.runtime, (motus_point){500, 40}, false, .2);
  value_tick(&w, .2);
  CHECK(!motus_link_is_active(link));
  CHECK_NEAR(motus_value_number(x), 120, 0);
  motus_release(link);
  value_world_close(&w);
}

/* LK-8: while what it reads is still a link wants no frame. */
static void a_still_source_wants_no_frame(void) {
  value_world w = value_world_open();
  motus_value *x = value_of(&w, 1), *y = value_of(&w, 0);
  motus_release(link_values(&w, x, y, NULL));
  value_tick(&w, 0);
  value_tick(&w, 1);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  size_t count = 1;
  const motus_change *changes = NULL;
  motus_runtime_changes(w.runtime, &changes, &count);
  CHECK_EQUAL(count, 0);
  motus_value_set_number(x, 2);
  CHECK(motus_runtime_needs_tick(w.runtime));
  value_tick(&w, 2);
  CHECK_NEAR(motus_value_number(y), 2, 0);
  motus_runtime_changes(w.runtime, &changes, &count);
  CHECK_EQUAL(count, 2);
  value_world_close(&w);
}

CHECK_MAIN(TEST(a_map_goes_through_its_pairs),
           TEST(a_listed_input_has_its_output_exactly),
           TEST(one_pair_is_a_constant),
           TEST(outputs_are_blended_as_their_kind_is),
           TEST(up_to_eight_sources_are_combined), TEST(a_velocity_is_a_source),
           TEST(what_follows_does_so_at_any_rate_of_ticks),
           TEST(a_spring_stays_behind_an_even_motion),
           TEST(what_follows_comes_to_rest),
           TEST(what_follows_begins_where_its_target_is),
           TEST(a_linked_value_is_busy), TEST(a_component_has_its_own_link),
           TEST(a_block_that_runs_leads_to_the_linked_value),
           TEST(a_chain_of_any_depth_is_right_in_the_same_frame),
           TEST(a_chain_goes_through_an_animator),
           TEST(a_circle_is_refused_by_name),
           TEST(a_circle_that_comes_later_ends_its_link),
           TEST(a_spring_takes_the_velocity_over),
           TEST(a_link_ends_with_either_end), TEST(a_finger_is_a_source),
           TEST(a_pointer_is_a_source), TEST(a_still_source_wants_no_frame))
