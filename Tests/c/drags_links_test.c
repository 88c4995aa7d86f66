/* What a finger drags as the source of links: how fast it is, and where among
 * its anchors (docs/RULES.md, DG-7, DG-10, LK-1,
 * LK-7). */
#include "dice.h"
#include "drags.h"
#include "links.h"

static motus_link_source from_anchors(motus_drag *drag) {
  return (motus_link_source){.kind = MOTUS_LINK_SOURCE_ANCHORS, .object = drag};
}

/* A value that goes by something, through no map. */
static motus_value *led_by(drag_world *w, motus_link_source source) {
  motus_value *led = NULL;
  CHECK_EQUAL(motus_value_create_number(w->runtime, 0, &led), MOTUS_OK);
  motus_link_target target = to_value(led);
  CHECK_EQUAL(motus_link_create(w->runtime, &target, &source, 1, NULL, NULL),
              MOTUS_OK);
  return led;
}

static motus_link_source speed_from(motus_link_source source) {
  source.measure = MOTUS_LINK_MEASURE_VELOCITY;
  return source;
}

static double speed_of(motus_value *value) {
  double speed = NAN;
  CHECK_EQUAL(motus_value_velocity(value, &speed, 1), MOTUS_OK);
  return speed;
}

/* DG-10, LK-7. Six points a frame are 384 a second, from the finger to what it
 * drags, to what goes by that, and to what shows how fast it is. */
static void what_a_finger_drags_has_its_velocity(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  static const double inputs[] = {0, 100}, outputs[] = {0, -50};
  motus_link_options halved = link_through(inputs, outputs, 2, 1);
  o.point = .5;
  halved.after = MOTUS_LINK_END_CONTINUE;
  drag_value(&w, &o);
  motus_link_source source = from_value(w.value);
  motus_value *same = led_by(&w, source), *back = NULL;
  motus_value *speed = led_by(&w, speed_from(source));
  motus_value_create_number(w.runtime, 0, &back);
  motus_link_target target = to_value(back);
  CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, &halved, NULL),
              MOTUS_OK);
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 8, 6, 0);
  CHECK_NEAR(speed_of(w.value), 192, 1e-9);
  CHECK_NEAR(speed_of(same), 192, 1e-9);
  CHECK_NEAR(speed_of(back), -96, 1e-9);
  CHECK_NEAR(motus_value_number(speed), 192, 1e-9);
  drag_lift(&w, at, 0);
  CHECK_NEAR(speed_of(w.value), 0, 0); /* It has no anchor: it stays. */
  CHECK_NEAR(motus_value_number(speed), 0, 0);
  drag_world_close(&w);
}

/* DG-10. On each axis in the units of its number; an axis that is locked, and
 * one that is held at its bound, stand still. */
static void a_property_under_a_finger_has_its_velocity_on_each_axis(void) {
  static const struct {
    motus_drag_axis axis;
    double most, x, y;
  } cases[] = {{MOTUS_DRAG_FREE, INFINITY, 384, 192},
               {MOTUS_DRAG_LOCKED, INFINITY, 384, 0},
               {MOTUS_DRAG_VERTICAL, INFINITY, 0, 192},
               {MOTUS_DRAG_FREE, 220, 0, 192}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(cases[i].axis);
    double speed[2] = {NAN, NAN};
    o.maximum.x = cases[i].most;
    o.resistance = MOTUS_DRAG_STOP;
    drag_center(&w, &o);
    motus_point at = drag_pull(&w, (motus_point){100, 300}, 10, 6, 3);
    motus_view_property_velocity(w.knob, MOTUS_PROPERTY_CENTER, speed, 2);
    CHECK_NEAR(speed[0], cases[i].x, 1e-9);
    CHECK_NEAR(speed[1], cases[i].y, 1e-9);
    drag_touch(&w, 1, MOTUS_TOUCH_CANCELLED, at.x, at.y, w.now);
    drag_settle(&w);
    motus_view_property_velocity(w.knob, MOTUS_PROPERTY_CENTER, speed, 2);
    CHECK_NEAR(speed[0], 0, 0);
    CHECK_NEAR(speed[1], 0, 0);
    drag_world_close(&w);
  }
}

/* DG-10, DG-6. A finger that has caught it, and one that rests, hold it still. */
static void a_finger_that_rests_holds_it_still(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  static const double places[] = {0, 300};
  drag_value(&w, &o);
  drag_anchors(&w, 2, places);
  CHECK_EQUAL(motus_drag_go_to(w.drag, 1), MOTUS_OK);
  for (int i = 0; i < 6; i++)
    drag_tick(&w, STEP);
  CHECK(speed_of(w.value) > 100);
  drag_touch(&w, 1, MOTUS_TOUCH_BEGAN, 100, 400, w.now);
  drag_tick(&w, STEP);
  CHECK(motus_drag_is_held(w.drag));
  CHECK_NEAR(speed_of(w.value), 0, 0);
  motus_value *own = led_by(&w, speed_from(from_value(w.value))),
              *way = led_by(&w, speed_from((motus_link_source){
                                    .kind = MOTUS_LINK_SOURCE_TRANSLATION,
                                    .object = w.pan}));
  for (int i = 1; i < 8; i++) {
    drag_touch(&w, 1, MOTUS_TOUCH_MOVED, 100 + 6 * i, 400, w.now + STEP);
    drag_tick(&w, STEP);
  }
  CHECK_EQUAL(w.begins, 1);
  CHECK_NEAR(motus_value_number(own), 384, 1e-9);
  CHECK_NEAR(motus_value_number(way), 384, 1e-9);
  for (int i = 0; i < 3; i++) { /* It says nothing any more. */
    CHECK(motus_runtime_needs_tick(w.runtime));
    drag_tick(&w, STEP);
  }
  CHECK_NEAR(speed_of(w.value), 0, 0);
  CHECK_NEAR(motus_value_number(own), 0, 0);
  CHECK_NEAR(motus_value_number(way), 0, 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(motus_drag_is_held(w.drag));
  drag_world_close(&w);
}

typedef struct taken {
  drag_world *w;
  int changes;
} taken;

/* Ends the drag in the middle of it, and springs on. */
static void take_away(void *data, motus_drag *drag) {
  taken *t = data;
  if (++t->changes != 5)
    return;
  motus_animation_options spring;
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  spring.timing.spring_duration = .4;
  spring.timing.damping_ratio = 1;
  CHECK_EQUAL(motus_drag_end(drag), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_begin_animation(t->w->runtime, &spring), MOTUS_OK);
  CHECK_EQUAL(motus_value_set_number(t->w->value, 300), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(t->w->runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
}

/* DG-10. What takes it from the finger goes on as fast as that was. */
static void what_takes_it_from_a_finger_goes_on_with_its_velocity(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  taken t = {&w, 0};
  motus_drag_delegate delegate = {.struct_size = sizeof delegate,
                                  .did_change = take_away};
  drag_value(&w, &o);
  CHECK_EQUAL(motus_drag_set_delegate(w.drag, &delegate, &t, NULL), MOTUS_OK);
  (void)drag_pull(&w, (motus_point){100, 400}, 7, 10, 0);
  CHECK_EQUAL(t.changes, 5);
  CHECK_NEAR(drag_number(&w), 60, 1e-9);
  CHECK_NEAR(speed_of(w.value), 640, 1e-6);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 300, 1e-9);
  drag_world_close(&w);
}

/* Where a number is among some anchors that rise. */
static double among(const double *places, int count, double number) {
  int below = 0;
  if (number <= places[0])
    return 0;
  while (below + 1 < count && places[below + 1] <= number)
    below++;
  return below + 1 == count ? below
                            : below + (number - places[below]) /
                                          (places[below + 1] - places[below]);
}

/* DG-7, LK-1. A panel with three places, given in another order. */
static void anchors_are_counted_in_the_order_of_their_numbers(void) {
  static const double places[] = {400, 0, 100, 100};
  static const double numbers[] = {-5, 0, 25, 100, 250, 400, 900};
  static const double shown[] = {0, 0, .25, 1, 1.5, 2, 2};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_VERTICAL);
  drag_value(&w, &o);
  drag_anchors(&w, 4, places);
  for (int i = 0; i < 4; i++) /* their y is 0: each counts by that axis */
    CHECK_EQUAL(motus_drag_anchor_tag(w.drag, (size_t)i), 100u + (unsigned)i);
  motus_anchor anchors[4];
  for (int i = 0; i < 4; i++)
    anchors[i] = (motus_anchor){-7, places[i], 0};
  CHECK_EQUAL(motus_drag_set_anchors(w.drag, anchors, 4), MOTUS_OK);
  motus_value *led = led_by(&w, from_anchors(w.drag));
  for (int i = 0; i < 7; i++) {
    CHECK_EQUAL(motus_value_set_number(w.value, numbers[i]), MOTUS_OK);
    drag_tick(&w, STEP);
    CHECK_NEAR(motus_value_number(led), shown[i], 1e-15);
  }
  anchors[1].y = 800;
  CHECK_EQUAL(motus_value_set_number(w.value, 600), MOTUS_OK);
  CHECK_EQUAL(motus_drag_set_anchors(w.drag, anchors, 3), MOTUS_OK);
  drag_tick(&w, STEP);
  CHECK_NEAR(motus_value_number(led), 1.5, 1e-15);
  drag_world_close(&w);
}

/* DG-7, LK-7. Where a release leads to another anchor the progress from one
 * jumps; the place among them does not, nor how fast it changes. */
static void the_place_among_anchors_goes_on_where_another_is_chosen(void) {
  static const double places[] = {0, 200, 600};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  drag_value(&w, &o);
  drag_anchors(&w, 3, places);
  motus_value *led = led_by(&w, from_anchors(w.drag));
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 12, 10, 0);
  CHECK_NEAR(drag_number(&w), 110, 1e-9);
  CHECK_NEAR(motus_value_number(led), .55, 1e-12);
  CHECK_NEAR(motus_drag_progress(w.drag), .55, 1e-12);
  CHECK_NEAR(speed_of(led), 3.2, 1e-9);
  drag_lift(&w, at, 0);
  CHECK(motus_drag_progress(w.drag) < 0);
  for (int i = 0; i < 200; i++) {
    double number = drag_number(&w);
    CHECK_NEAR(motus_value_number(led), among(places, 3, number), 1e-12);
    CHECK_NEAR(speed_of(led), speed_of(w.value) / (number < 200 ? 200 : 400),
               1e-9);
    drag_tick(&w, STEP);
  }
  CHECK_EQUAL(w.finished, 1);
  CHECK_NEAR(motus_value_number(led), w.ended_at, 0);
  CHECK_NEAR(speed_of(led), 0, 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  drag_world_close(&w);
}

/* LK-1, LK-5. It says nothing without anchors, and is over with its drag or
 * with what that moves. */
static void a_place_among_no_anchors_is_none(void) {
  for (int ends_value = 0; ends_value < 2; ends_value++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    static const double places[] = {0, 200};
    motus_link_source source;
    motus_link *link = NULL;
    motus_value *led = NULL;
    drag_value(&w, &o);
    source = from_anchors(w.drag);
    motus_value_create_number(w.runtime, 7, &led);
    motus_link_target target = to_value(led);
    CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, NULL, &link),
                MOTUS_OK);
    drag_tick(&w, STEP);
    CHECK(!motus_link_is_active(link));
    CHECK_NEAR(motus_value_number(led), 7, 0);
    drag_anchors(&w, 2, places);
    CHECK_EQUAL(motus_value_set_number(w.value, 50), MOTUS_OK);
    drag_tick(&w, STEP);
    CHECK(motus_link_is_active(link));
    CHECK_NEAR(motus_value_number(led), .25, 0);
    if (ends_value)
      CHECK_EQUAL(motus_release(w.value), MOTUS_OK);
    else
      CHECK_EQUAL(motus_drag_end(w.drag), MOTUS_OK);
    CHECK(!motus_link_is_active(link));
    drag_tick(&w, STEP);
    CHECK_NEAR(motus_value_number(led), .25, 0);
    CHECK_EQUAL(motus_value_set_number(led, 3), MOTUS_OK);
    drag_world_close(&w);
  }
}

/* LK-1, LK-6. */
static void places_among_anchors_that_cannot_be_are_refused(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  motus_link_target target;
  motus_link_source source;
  motus_value *led = NULL;
  motus_value_create_number(w.runtime, 0, &led);
  target = to_value(led);
  drag_center(&w, NULL);
  source = from_anchors(w.drag);
  report_clear();
  CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(strstr(reported.message, "two axes") != NULL);
  source.object = w.pan;
  CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, NULL, NULL),
              MOTUS_ERROR_WRONG_KIND);
  source.object = NULL;
  CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  drag_value(&w, &o);
  source = from_anchors(w.drag);
  source.kind = (motus_link_source_kind)16;
  CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(strstr(reported.message, "0 to 15") != NULL);
  source = from_anchors(w.drag);
  target = to_value(w.value);
  CHECK(motus_link_create(w.runtime, &target, &source, 1, NULL, NULL) !=
        MOTUS_OK);
  target = to_value(led);
  CHECK_EQUAL(motus_release(w.value), MOTUS_OK);
  report_clear();
  CHECK_EQUAL(motus_link_create(w.runtime, &target, &source, 1, NULL, NULL),
              MOTUS_ERROR_INVALID_STATE);
  CHECK(strstr(reported.message, "has ended") != NULL);
  drag_world_close(&w);
}

/* DG-4, DG-10. It is as fast right after the lift as under the finger: what
 * pulls it changes that by (2 pi / .4)^2 times the distance in a second. */
static void let_go(drag_world *w, double x, const motus_drag_options *o) {
  double before = speed_of(w->value), moment = 1. / 8192;
  int begins = w->begins, ends = w->ends;
  drag_touch(w, 1, MOTUS_TOUCH_ENDED, x, 400, w->now + moment);
  drag_tick(w, moment);
  if (begins > ends && o->choice != MOTUS_DRAG_NO_ANCHOR &&
      o->settling == MOTUS_DRAG_SPRING)
    CHECK_NEAR(speed_of(w->value), before, 247 * 600 * moment);
  drag_tick(w, STEP - moment);
}

/* DG-7, DG-10, LK-6. Fingers, flicks, catches, anchors, windows that turn: in
 * each frame what goes by the place among the anchors is there, as fast as what
 * is dragged, and what is dragged shows no number twice in different places. */
static void whatever_happens_what_follows_a_drag_is_with_it(void) {
  for (uint64_t seed = 1; seed <= 60; seed++) {
    drag_world w = drag_world_open();
    uint64_t dice = seed;
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    double places[] = {-100, 0, 150, 400}, finger = 200;
    bool is_down = false;
    int count = 4;
    o.minimum.x = -100;
    o.maximum.x = 400;
    o.choice = (motus_drag_choice)dice_roll(&dice, 3);
    o.settling = (motus_drag_settling)dice_roll(&dice, 2);
    drag_value(&w, &o);
    drag_anchors(&w, 4, places);
    motus_value *led = led_by(&w, from_anchors(w.drag));
    for (int frame = 0; frame < 120; frame++) {
      double before = drag_number(&w), most = 0;
      switch (dice_roll(&dice, is_down ? 10 : 14)) {
      case 0:
        if (is_down)
          let_go(&w, finger, &o);
        is_down = false;
        break;
      case 1:
        count = 2 + (int)dice_roll(&dice, 3);
        drag_anchors(&w, (size_t)count, places);
        break;
      case 2:
        motus_runtime_set_window_size(w.runtime,
                                      dice_roll(&dice, 2)
                                          ? (motus_size){800, 400}
                                          : (motus_size){400, 800},
                                      0, NULL, NULL, NULL, NULL);
        break;
      case 3:
        if (!is_down && !motus_drag_is_held(w.drag))
          CHECK_EQUAL(
              motus_drag_go_to(w.drag, dice_roll(&dice, (uint32_t)count)),
              MOTUS_OK);
        break;
      case 10:
      case 11:
      case 12:
      case 13:
        finger = 100 + dice_roll(&dice, 200);
        drag_touch(&w, 1, MOTUS_TOUCH_BEGAN, finger, 400, w.now);
        is_down = true;
        break;
      default:
        if (!is_down)
          break;
        most = (double)dice_roll(&dice, 60) - 30;
        finger += most;
        drag_touch(&w, 1, MOTUS_TOUCH_MOVED, finger, 400, w.now + STEP);
      }
      drag_tick(&w, STEP);
      double number = drag_number(&w);
      CHECK_NEAR(motus_value_number(led), among(places, count, number), 1e-12);
      /* A finger has no more than 30 points a frame, a spring that is flicked
       * no more than that and what pulls it over all its way. */
      CHECK(fabs(number - before) < 120);
    }
    if (is_down)
      drag_touch(&w, 1, MOTUS_TOUCH_CANCELLED, finger, 400, w.now);
    drag_settle(&w);
    CHECK_NEAR(speed_of(led), 0, 0);
    CHECK_EQUAL(w.begins, w.ends);
    drag_world_close(&w);
  }
}

CHECK_MAIN(TEST(what_a_finger_drags_has_its_velocity),
           TEST(a_property_under_a_finger_has_its_velocity_on_each_axis),
           TEST(a_finger_that_rests_holds_it_still),
           TEST(what_takes_it_from_a_finger_goes_on_with_its_velocity),
           TEST(anchors_are_counted_in_the_order_of_their_numbers),
           TEST(the_place_among_anchors_goes_on_where_another_is_chosen),
           TEST(a_place_among_no_anchors_is_none),
           TEST(places_among_anchors_that_cannot_be_are_refused),
           TEST(whatever_happens_what_follows_a_drag_is_with_it))
