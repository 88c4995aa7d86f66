/* Storms: fingers, wheels, trackpads, keys, programs and other sizes at random, on
 * scrollers in each other. What begins ends once, offsets stay within reach,
 * nothing jumps by itself, and what is left alone comes to rest. */
#include "scroll_storm.h"

static motus_scroller_options any_options(int i) {
  motus_scroller_options o;
  motus_scroller_options_init(&o, sizeof o);
  o.paging = rolled(4) == 0 ? rolled(4) : 0;
  o.bounces = rolled(5) ? 3 : rolled(4);
  o.always_bounces = rolled(3) ? 0 : 3;
  o.locks_direction = rolled(3) == 0;
  o.deceleration_rate = rolled(3) ? .998 : .99;
  o.maximum_pages = rolled(3);
  o.snap_strictness = (motus_snap_strictness)(rolled(3) ? 0 : rolled(3));
  o.vertical_chaining = (motus_chaining)rolled(4);
  o.horizontal_chaining = (motus_chaining)rolled(4);
  o.layout_direction = rolled(4) ? MOTUS_LAYOUT_DIRECTION_INHERIT
                                 : MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  o.refresh_distance = rolled(4) ? 0 : 60;
  o.smooths_wheel = rolled(4) != 0;
  o.carries_momentum = rolled(2) == 0;
  o.chains_momentum = rolled(2) == 0;
  o.indicators = rolled(4);
  o.centers_content = rolled(3) == 0;
  o.delays_content_touches = rolled(2) == 0;
  o.cancels_content_touches = rolled(5) != 0;
  o.maximum_zoom = i == SCROLLERS - 1 ? 3 : 1;
  o.bounces_zoom = rolled(4) != 0;
  return o;
}

static void add_part(int i, motus_view *parent, motus_rect frame,
                     motus_size content) {
  part *p = &w.parts[i];
  motus_scroller_options o = any_options(i);
  motus_scroller_delegate d = listener();
  d.did_scroll = did_scroll_within;
  d.will_end_dragging = will_end;
  d.did_end_zooming = did_zoom_within;
  p->scroller = scroller_in(parent, frame, content, &o, scene.runtime);
  p->view = motus_scroller_view(p->scroller);
  motus_retain(p->view);
  p->bounces = o.bounces & MOTUS_AXES_VERTICAL;
  CHECK_EQUAL(motus_scroller_set_delegate(p->scroller, &d, p, NULL), MOTUS_OK);
  if (i != SCROLLERS - 1)
    return;
  CHECK_EQUAL(motus_view_create(scene.runtime, &p->photo), MOTUS_OK);
  motus_view_set_frame(p->photo, (motus_rect){0, 0, 300, 200});
  motus_view_add_subview(p->view, p->photo);
  motus_scroller_set_zoom_view(p->scroller, p->photo);
  motus_release(p->photo);
}

static void open_storm(unsigned seed) {
  memset(&w, 0, sizeof w);
  open_scene(seed, (motus_size){400, 900});
  add_part(0, motus_runtime_window(scene.runtime), (motus_rect){0, 0, 400, 800},
           (motus_size){400, 4000});
  add_part(1, w.parts[0].view, (motus_rect){0, 50, 400, 350},
           (motus_size){1600, 350});
  add_part(2, w.parts[1].view, (motus_rect){20, 20, 300, 300},
           (motus_size){300, 900});
  add_part(3, w.parts[0].view, (motus_rect){20, 450, 300, 200},
           (motus_size){300, 200});
  if (rolled(3) == 0)
    motus_view_set_transform(w.parts[2].view,
                             (motus_transform){.6, 0, 0, .6, 0, 0});
}

static void tick(double dt) {
  scene.time += dt;
  for (int i = 0; i < SCROLLERS; i++)
    w.parts[i].told = 0;
  CHECK_EQUAL(motus_runtime_tick(scene.runtime, scene.time), MOTUS_OK);
  CHECK(!begins_note(scene.runtime));
  for (int i = 0; i < SCROLLERS; i++) {
    motus_scroller *x = w.parts[i].scroller;
    bool moves = motus_scroller_axis_state(x, MOTUS_AXIS_HORIZONTAL) > 2 ||
                 motus_scroller_axis_state(x, MOTUS_AXIS_VERTICAL) > 2;
    CHECK(in_reach(&w.parts[i]));
    CHECK(moves || !w.parts[i].decelerates);
    CHECK(w.parts[i].drags == motus_scroller_is_dragging(x));
  }
}

/* ---- What is done ---------------------------------------------------------- */

static void wheels(void) {
  motus_wheel_event e;
  motus_wheel_event_init(&e, sizeof e);
  e.point = (motus_point){between(0, 400), between(0, 800)};
  e.time = scene.time + .002;
  e.unit = (motus_wheel_unit)rolled(4);
  double size = e.unit == MOTUS_WHEEL_NOTCHES_120 ? 240
                : e.unit == MOTUS_WHEEL_PAGES     ? 1
                                                  : 60;
  e.delta = (motus_vector){rolled(3) ? 0 : between(-size, size),
                           between(-size, size)};
  if (rolled(3) == 0) {
    e.unit = MOTUS_WHEEL_PIXELS;
    e.phase = (motus_wheel_phase)rolled(6);
  } else if (rolled(4) == 0) {
    e.unit = MOTUS_WHEEL_PIXELS;
    e.momentum = (motus_wheel_momentum)rolled(4);
  }
  e.modifiers = rolled(5) ? 0 : rolled(4);
  CHECK_EQUAL(motus_runtime_send_wheel(scene.runtime, &e), MOTUS_OK);
}
/* A list of rows that come, move and leave in what scrolls. */
static void arrange(motus_view *view) {
  motus_arrangement_options options;
  motus_arrangement_options_init(&options, sizeof options);
  options.stagger = .01;
  CHECK_EQUAL(motus_view_begin_arrangement(view, &options), MOTUS_OK);
  for (unsigned i = 0, n = rolled(9); i < n; i++) {
    motus_child row = {0};
    row.key = row.tag = 1 + i + rolled(2) * 20;
    row.frame = (motus_rect){10, 40. * i, 100, 30};
    CHECK_EQUAL(motus_runtime_add_child(scene.runtime, &row), MOTUS_OK);
  }
  CHECK_EQUAL(motus_runtime_commit_arrangement(scene.runtime), MOTUS_OK);
}
static void program(part *p) {
  motus_scroller *x = p->scroller;
  motus_point place = {between(-200, 1500), between(-200, 5000)};
  switch (rolled(10)) {
  case 9:
    arrange(p->view);
    break;
  case 0:
    p->requests++;
    motus_scroller_scroll_to(x, place, rolled(3) != 0, completed, p, NULL);
    break;
  case 1:
    p->requests++;
    motus_scroller_scroll_to_rect(x, (motus_rect){place.x, place.y, 50, 50},
                                  true, completed, p, NULL);
    break;
  case 2:
    motus_scroller_fling(
        x, (motus_vector){between(-3000, 3000), between(-5000, 5000)});
    break;
  case 3:
    motus_scroller_stop(x);
    break;
  case 4:
    motus_view_send_scroll_key(p->view, (motus_scroll_key)rolled(8), NULL);
    break;
  case 5:
    motus_scroller_end_refreshing(x);
    motus_scroller_flash_indicators(x);
    break;
  case 6: {
    bool animated = rolled(2) == 0;
    motus_scroller_set_zoom(x, between(.5, 4), (motus_point){100, 100},
                            animated);
    break;
  }
  case 7:
    motus_scroller_zoom_to_rect(
        x, (motus_rect){between(0, 200), between(0, 100), 60, 60}, true);
    break;
  default:
    motus_scroller_scroll_to_top(x);
  }
}
static void change(int i) {
  part *p = &w.parts[i];
  motus_snap_area areas[8];
  motus_scroller_options o;
  p->shrunk = true;
  switch (rolled(8)) {
  case 6:
    /* Out of the window, or back, or somewhere else, in the middle of it all. */
    if (i == 2 || i == 3) {
      motus_view_remove_from_superview(p->view);
      tick(.01);
      motus_view_add_subview(w.parts[rolled((unsigned)i)].view, p->view);
    }
    break;
  case 7:
    motus_view_set_hidden(p->view, rolled(3) == 0);
    break;
  case 0:
    if (i != SCROLLERS - 1)
      motus_scroller_set_content_size(
          p->scroller, (motus_size){between(100, 2000), between(100, 5000)});
    break;
  case 1:
    motus_scroller_set_content_inset(
        p->scroller, (motus_insets){between(-20, 80), between(-9, 30),
                                    between(-20, 80), between(-9, 30)});
    break;
  case 2:
    if (i != SCROLLERS - 1) {
      double by = between(-200, 200), at = between(0, 3000);
      motus_scroller_adjust(p->scroller, (motus_axis)rolled(2), at, by);
    }
    break;
  case 3:
    motus_view_set_frame(p->view, (motus_rect){0, i ? 50 : 0, between(200, 400),
                                               between(150, i ? 400 : 800)});
    break;
  case 4:
    for (int n = 0; n < 8; n++)
      areas[n] = (motus_snap_area){
          n * 150, 140, (motus_snap_alignment)rolled(3), rolled(4) == 0};
    motus_scroller_set_snap_areas(p->scroller, MOTUS_AXIS_VERTICAL, areas,
                                  rolled(9));
    break;
  default:
    o = any_options(i);
    o.enabled = rolled(8) != 0;
    motus_scroller_set_options(p->scroller, &o);
    p->bounces = o.bounces & MOTUS_AXES_VERTICAL;
  }
}

/* Half a millisecond at a time, left alone: no offset moves but with its velocity,
 * and no velocity changes but as springs and momentum do. */
static void watch(void) {
  for (int n = 0; n < 6; n++) {
    double place[SCROLLERS], speed[SCROLLERS], way[SCROLLERS];
    motus_scroller_state before[SCROLLERS];
    for (int i = 0; i < SCROLLERS; i++) {
      motus_scroller *x = w.parts[i].scroller;
      place[i] = motus_scroller_offset(x).y;
      speed[i] = motus_scroller_velocity(x).dy;
      way[i] = fabs(motus_scroller_target_offset(x).y - place[i]);
      before[i] = motus_scroller_axis_state(x, MOTUS_AXIS_VERTICAL);
    }
    tick(5e-4);
    for (int i = 0; i < SCROLLERS; i++) {
      motus_scroller *x = w.parts[i].scroller;
      motus_scroller_state state =
          motus_scroller_axis_state(x, MOTUS_AXIS_VERTICAL);
      double moved = motus_scroller_offset(x).y - place[i];
      double turn = motus_scroller_velocity(x).dy - speed[i];
      double push = 5e-4 * (200 * fabs(speed[i]) + 1e4 * way[i]);
      if (before[i] < MOTUS_SCROLLER_DECELERATING)
        continue;
      if (!w.parts[i].bounces && speed[i] != 0)
        push = HUGE_VAL;
      CHECK(fabs(moved - speed[i] * 5e-4) <= .51 + push * 5e-4);
      /* The end of a notch at an edge, and of momentum that may not bounce. */
      if (state >= MOTUS_SCROLLER_DECELERATING &&
          before[i] != MOTUS_SCROLLER_WHEEL && state != MOTUS_SCROLLER_WHEEL)
        CHECK(fabs(turn) <= 10.5 + push);
    }
  }
}

static void play(unsigned seed) {
  open_storm(seed);
  tick(.01);
  for (int step = 0; step < 60; step++) {
    unsigned what = rolled(10);
    if (what < 4)
      fingers(30, false);
    else if (what < 6)
      wheels();
    else if (what < 8)
      program(&w.parts[rolled(SCROLLERS)]);
    else if (what < 9)
      change((int)rolled(SCROLLERS));
    tick(rolled(3) ? between(.004, .04) : between(.1, .6));
    bool free = !scene.down[0] && !scene.down[1] && !scene.down[2];
    if (free && rolled(2) == 0) {
      tick(.016);
      watch();
    }
  }
  for (int i = 0; i < 3; i++)
    if (scene.down[i])
      touch(i, MOTUS_TOUCH_ENDED, .001);
  motus_wheel_event e;
  motus_wheel_event_init(&e, sizeof e);
  e.time = scene.time + .002;
  e.phase = MOTUS_WHEEL_PHASE_CANCELLED;
  motus_runtime_send_wheel(scene.runtime, &e);
  for (int i = 0; i < 900; i++)
    tick(1. / 60);
  CHECK(!motus_runtime_needs_tick(scene.runtime));
  for (int i = 0; i < SCROLLERS; i++) {
    part *p = &w.parts[i];
    motus_point o = motus_scroller_offset(p->scroller);
    motus_point low = motus_scroller_minimum_offset(p->scroller);
    motus_point high = motus_scroller_maximum_offset(p->scroller);
    CHECK_EQUAL(motus_scroller_get_state(p->scroller), MOTUS_SCROLLER_IDLE);
    CHECK(o.x >= low.x && o.x <= high.x && o.y >= low.y && o.y <= high.y);
    CHECK(!p->drags);
    CHECK(!p->decelerates);
    CHECK(!p->zooms);
    CHECK_EQUAL(p->requests, p->completed);
    CHECK_NEAR(motus_scroller_velocity(p->scroller).dy, 0, 0);
    double scale = motus_scroller_zoom(p->scroller);
    CHECK(scale >= 1 && scale <= 3);
    motus_release(p->view);
    motus_release(p->scroller);
  }
  CHECK_EQUAL(motus_runtime_destroy(scene.runtime), MOTUS_OK);
}

/* SC-4, SC-5. */
static void storms_are_balanced_and_come_to_rest(void) {
  play_seeds(150, play);
}

CHECK_MAIN(TEST(storms_are_balanced_and_come_to_rest))
