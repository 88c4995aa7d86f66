/* The focus moves things: what gains it is scrolled into sight, and the ring
 * flies to it (FO-4, FO-5). */
#include "focus.h"
#include <math.h>

static motus_rect shown(motus_view *view) {
  double center[2] = {NAN, NAN}, bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  return (motus_rect){center[0] - bounds[2] / 2, center[1] - bounds[3] / 2,
                      bounds[2], bounds[3]};
}

static void check_rect(motus_rect got, double x, double y, double width,
                       double height) {
  CHECK_NEAR(got.x, x, 1e-9);
  CHECK_NEAR(got.y, y, 1e-9);
  CHECK_NEAR(got.width, width, 1e-9);
  CHECK_NEAR(got.height, height, 1e-9);
}

/* A list of rows of 60 points in a window of 844. */
static motus_scroller *list(focus_stage *s, motus_view *parent,
                            motus_rect frame, int rows) {
  motus_view *view = focus_view(s, parent, 'L', frame, 0);
  motus_scroller *scroller = NULL;
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller,
                                  (motus_size){frame.width, rows * 60.0});
  for (int i = 0; i < rows; i++)
    focus_view(s, view, (char)('0' + i % 70),
               (motus_rect){0, i * 60.0, frame.width, 60}, 1);
  return scroller;
}

/* FO-4: by the smallest way, with the margin. */
static void what_gains_the_focus_comes_into_sight(void) {
  focus_stage s = focus_open();
  motus_scroller *scroller =
      list(&s, s.window, (motus_rect){0, 0, 390, 300}, 50);
  focus_move(&s, MOTUS_FOCUS_NEXT);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  for (int i = 0; i < 3; i++)
    focus_move(&s, MOTUS_FOCUS_DOWN);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  focus_move(&s, MOTUS_FOCUS_DOWN);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 20, 1e-9);
  for (int i = 0; i < 10; i++)
    focus_move(&s, MOTUS_FOCUS_DOWN);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 15 * 60 + 20 - 300, 1e-9);
  /* Up again: what is in sight stays. */
  for (int i = 0; i < 3; i++)
    focus_move(&s, MOTUS_FOCUS_UP);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 620, 1e-9);
  focus_move(&s, MOTUS_FOCUS_UP);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 10 * 60 - 20, 1e-9);
  focus_close(&s);
}

/* FO-4: keys that come faster than the list. */
static void repeated_keys_turn_the_list_without_a_jump(void) {
  focus_stage s = focus_open();
  motus_scroller *scroller =
      list(&s, s.window, (motus_rect){0, 0, 390, 300}, 50);
  focus_move(&s, MOTUS_FOCUS_NEXT);
  focus_rest(&s);
  double before = 0, step = 0, most = 0, target = 0;
  for (int i = 0; i < 200; i++) {
    if (i % 3 == 0 && i < 120)
      CHECK(focus_move(&s, MOTUS_FOCUS_DOWN));
    CHECK(motus_scroller_target_offset(scroller).y >= target);
    target = motus_scroller_target_offset(scroller).y;
    focus_tick(&s);
    double now = motus_scroller_offset(scroller).y, change = now - before;
    CHECK(change >= -1e-9);
    most = fmax(most, fabs(change - step));
    before = now;
    step = change;
  }
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 41 * 60 + 20 - 300, 1e-9);
  /* A jump would be a whole way in one frame. */
  CHECK(most < 12);
  focus_close(&s);
}

/* FO-4, SC-43: a block goes on that brings the list back into its range, whatever
 * gains the focus, or is scrolled to, meanwhile. */
static void a_list_on_its_way_into_its_range_gets_there(void) {
  for (int late = 0; late < 8; late++) {
    focus_stage s = focus_open();
    motus_scroller *scroller =
        list(&s, s.window, (motus_rect){0, 0, 390, 300}, 50);
    motus_scroller_set_content_inset(scroller, (motus_insets){86, 0, 0, 0});
    focus_rest(&s);
    CHECK_NEAR(motus_scroller_offset(scroller).y, -86, 0);
    motus_runtime_begin_animation(s.runtime, NULL);
    motus_scroller_set_content_inset(scroller, (motus_insets){20, 0, 0, 0});
    motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    for (int i = 0; i < late; i++)
      focus_tick(&s);
    focus_move(&s, MOTUS_FOCUS_NEXT);
    focus_rest(&s);
    CHECK_NEAR(motus_scroller_offset(scroller).y, -20, 1e-9);
    focus_close(&s);
  }
}

/* FO-4: a list across in a list down. */
static void lists_in_lists_bring_it_into_sight_together(void) {
  focus_stage s = focus_open();
  motus_view *view =
      focus_view(&s, s.window, 'L', (motus_rect){0, 0, 390, 300}, 0);
  motus_scroller *outer = NULL, *inner = NULL;
  motus_scroller_create(view, NULL, &outer);
  motus_scroller_set_content_size(outer, (motus_size){390, 2000});
  motus_view *shelf =
      focus_view(&s, view, 'S', (motus_rect){0, 1000, 390, 200}, 0);
  motus_scroller_create(shelf, NULL, &inner);
  motus_scroller_set_content_size(inner, (motus_size){2000, 200});
  motus_view *tile = focus_tile(&s, shelf, 't', 1000, 100);
  CHECK_EQUAL(motus_runtime_set_focused_view(s.runtime, tile), MOTUS_OK);
  focus_rest(&s);
  CHECK_NEAR(motus_scroller_offset(inner).x, 1000 + 80 + 20 - 390, 1e-9);
  CHECK_NEAR(motus_scroller_offset(inner).y, 0, 0);
  CHECK_NEAR(motus_scroller_offset(outer).y, 1000 + 100 + 60 + 20 - 300, 1e-9);
  focus_close(&s);
}

static motus_view *add_ring(focus_stage *s) {
  motus_view *ring = NULL;
  motus_view_create(s->runtime, &ring);
  motus_focus_ring_options options;
  motus_focus_ring_options_init(&options, sizeof options);
  options.outset = (motus_insets){4, 4, 4, 4};
  CHECK_EQUAL(motus_runtime_set_focus_ring(s->runtime, ring, &options),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(ring), MOTUS_OK);
  return ring;
}

/* FO-5: x'' = -w^2 x - 2 z w x' by its closed form, and from a flight into the
 * next one without a jump of place or velocity. */
static void the_ring_flies_with_its_velocity(void) {
  focus_stage s = focus_open();
  focus_tile(&s, s.window, 'a', 20, 20);
  focus_tile(&s, s.window, 'b', 300, 20);
  focus_tile(&s, s.window, 'c', 300, 620);
  motus_view *ring = add_ring(&s);
  focus_tick(&s);
  CHECK(motus_view_is_hidden(ring));
  focus_move(&s, MOTUS_FOCUS_NEXT);
  focus_tick(&s);
  CHECK(!motus_view_is_hidden(ring));
  check_rect(shown(ring), 16, 16, 88, 68);
  focus_rest(&s);
  focus_move(&s, MOTUS_FOCUS_RIGHT);
  const double w = 2 * 3.14159265358979 / .3, z = .85, d = w * sqrt(1 - z * z);
  for (int i = 0; i < 6; i++) {
    focus_tick(&s);
    double t = i / 64.0;
    double a = exp(-z * w * t) * (cos(d * t) + z * w * sin(d * t) / d);
    check_rect(shown(ring), 296 - 280 * a, 16, 88, 68);
  }
  motus_rect old = shown(ring);
  focus_move(&s, MOTUS_FOCUS_DOWN);
  double t = 5 / 64.0, b = exp(-z * w * t) * sin(d * t) / d;
  double speed = 280 * w * w * b, gap = old.x - 296;
  for (int i = 1; i < 6; i++) {
    focus_tick(&s);
    t = i / 64.0;
    b = exp(-z * w * t) * sin(d * t) / d;
    double a = exp(-z * w * t) * cos(d * t) + z * w * b;
    check_rect(shown(ring), 296 + gap * a + speed * b, 616 - 600 * a, 88, 68);
  }
  focus_rest(&s);
  check_rect(shown(ring), 296, 616, 88, 68);
  focus_close(&s);
}

/* FO-5: it goes with what scrolls, and stands in front of all. */
static void the_ring_goes_along_in_front_of_all(void) {
  focus_stage s = focus_open();
  motus_view *ring = add_ring(&s);
  motus_scroller *scroller =
      list(&s, s.window, (motus_rect){20, 100, 350, 300}, 50);
  focus_move(&s, MOTUS_FOCUS_NEXT);
  focus_rest(&s);
  motus_scroller_scroll_to(scroller, (motus_point){0, 200}, true, NULL, NULL,
                           NULL);
  for (int i = 0; i < 40; i++) {
    focus_tick(&s);
    check_rect(shown(ring), 16, 96 - motus_scroller_offset(scroller).y, 358,
               68);
    const motus_draw_item *items;
    size_t count;
    motus_runtime_draw_list(s.runtime, &items, &count);
    CHECK(items[count - 1].view == ring);
  }
  /* It takes no touches. */
  CHECK(motus_view_hit_test(s.window, (motus_point){30, 150}) != ring);
  focus_close(&s);
}

static void the_ring_jumps_where_motion_is_reduced(void) {
  focus_stage s = focus_open();
  motus_view *ring = add_ring(&s);
  focus_tile(&s, s.window, 'a', 20, 20);
  focus_tile(&s, s.window, 'b', 300, 20);
  focus_move(&s, MOTUS_FOCUS_NEXT);
  focus_rest(&s);
  motus_runtime_set_reduces_motion(s.runtime, true);
  focus_move(&s, MOTUS_FOCUS_RIGHT);
  focus_tick(&s);
  check_rect(shown(ring), 296, 16, 88, 68);
  focus_close(&s);
}

static void a_ring_can_go_at_any_moment(void) {
  for (int way = 0; way < 4; way++) {
    focus_stage s = focus_open();
    motus_view *ring = add_ring(&s);
    focus_tile(&s, s.window, 'a', 20, 20);
    motus_view *b = focus_tile(&s, s.window, 'b', 300, 20);
    focus_move(&s, MOTUS_FOCUS_NEXT);
    focus_rest(&s);
    focus_move(&s, MOTUS_FOCUS_RIGHT);
    focus_tick(&s);
    motus_retain(ring);
    if (way == 0)
      CHECK_EQUAL(motus_runtime_set_focus_ring(s.runtime, NULL, NULL),
                  MOTUS_OK);
    else if (way == 1)
      motus_view_remove_from_superview(ring);
    else if (way == 2)
      motus_view_add_subview(b, ring);
    else {
      motus_view *other = add_ring(&s);
      focus_tick(&s);
      check_rect(shown(other), 296, 16, 88, 68);
    }
    focus_rest(&s);
    CHECK_EQUAL(motus_view_superview(ring) == s.window, 0);
    CHECK_EQUAL(motus_release(ring), MOTUS_OK);
    focus_rest(&s);
    CHECK_EQUAL(motus_is_alive(ring), way == 2);
    focus_close(&s);
  }
}

static void what_is_no_ring_is_refused(void) {
  focus_stage s = focus_open();
  motus_view *a = focus_tile(&s, s.window, 'a', 20, 20);
  CHECK_EQUAL(motus_runtime_set_focus_ring(s.runtime, a, NULL),
              MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_runtime_set_focus_ring(s.runtime, s.window, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_view *ring = add_ring(&s);
  CHECK_EQUAL(motus_view_set_focus_options(ring, NULL), MOTUS_OK);
  motus_focus_options focus;
  motus_focus_options_init(&focus, sizeof focus);
  CHECK_EQUAL(motus_view_set_focus_options(ring, &focus),
              MOTUS_ERROR_INVALID_STATE);
  motus_focus_ring_options options;
  for (int i = 0; i < 4; i++) {
    motus_focus_ring_options_init(&options, sizeof options);
    if (i == 0)
      options.response = 0;
    if (i == 1)
      options.damping_ratio = 1.5;
    if (i == 2)
      options.damping_ratio = NAN;
    if (i == 3)
      options.outset.left = INFINITY;
    CHECK_EQUAL(motus_runtime_set_focus_ring(s.runtime, ring, &options),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  CHECK(motus_view_superview(ring) == s.window);
  focus_close(&s);
}

CHECK_MAIN(TEST(what_gains_the_focus_comes_into_sight),
           TEST(repeated_keys_turn_the_list_without_a_jump),
           TEST(a_list_on_its_way_into_its_range_gets_there),
           TEST(lists_in_lists_bring_it_into_sight_together),
           TEST(the_ring_flies_with_its_velocity),
           TEST(the_ring_goes_along_in_front_of_all),
           TEST(the_ring_jumps_where_motion_is_reduced),
           TEST(a_ring_can_go_at_any_moment), TEST(what_is_no_ring_is_refused))
