/* Storms over everything that scrolls at once: pages with lists, strips and a
 * photo, links, arrangements, insets that move, other sizes of the window, and
 * fingers, wheels and trackpads together. What begins ends once, links are no
 * frame late, and what is left alone comes to rest where it belongs. */
#include "scroll_screens.h"

static void tick(double seconds) {
  scene.time += seconds;
  for (int i = 0; i < PARTS; i++)
    w.parts[i].told = 0;
  CHECK_EQUAL(motus_runtime_tick(scene.runtime, scene.time), MOTUS_OK);
  CHECK(!begins_note(scene.runtime));
  for (int i = 0; i < PARTS; i++)
    CHECK(w.parts[i].drags == motus_scroller_is_dragging(w.parts[i].scroller));
  if (++w.steady < 3)
    return;
  /* SC-58: the link shows this frame's offset. */
  motus_scroller *x = w.parts[0].scroller;
  double bounds[4], alpha = NAN;
  motus_view_property(w.list, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  motus_view_property(w.badge, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  double low = motus_scroller_minimum_offset(x).y;
  double high = motus_scroller_maximum_offset(x).y;
  double part = (bounds[1] - low) / (high - low);
  if (high > low)
    CHECK_NEAR(alpha, part < 0 ? 0 : part > 1 ? 1 : part, 1e-9);
}

/* ---- What is done ---------------------------------------------------------- */

static void wheels(void) {
  motus_wheel_event e;
  motus_wheel_event_init(&e, sizeof e);
  e.point = (motus_point){between(0, 400), between(0, 800)};
  e.time = scene.time + .002;
  e.delta = (motus_vector){rolled(3) ? 0 : between(-90, 90), between(-90, 90)};
  e.unit = rolled(2) ? MOTUS_WHEEL_PIXELS : MOTUS_WHEEL_NOTCHES_120;
  e.phase = rolled(2) ? MOTUS_WHEEL_PHASE_NONE : (motus_wheel_phase)rolled(6);
  e.modifiers = rolled(5) ? 0 : rolled(4);
  CHECK_EQUAL(motus_runtime_send_wheel(scene.runtime, &e), MOTUS_OK);
}
static void set_insets(void) {
  motus_animation_options options;
  motus_insets to = {.bottom = between(0, 300)};
  motus_inset_source source =
      rolled(3) ? MOTUS_INSETS_KEYBOARD : MOTUS_INSETS_SAFE_AREA;
  w.steady = -1000;
  if (rolled(3) == 0) {
    w.joined++, w.contexts++;
    CHECK_EQUAL(motus_runtime_animate_alongside_insets(
                    scene.runtime, source, NULL, over, NULL, destroy),
                MOTUS_OK);
  }
  if (rolled(3) == 0) {
    motus_runtime_drag_window_insets(scene.runtime, source, to);
    return;
  }
  motus_animation_options_init(&options, sizeof options);
  options.duration = between(0, .4);
  motus_runtime_set_window_insets(
      scene.runtime, source, to, rolled(3) ? &options : NULL, NULL, NULL, NULL);
}
static void resize(void) {
  static const motus_size sizes[] = {{400, 800}, {800, 400}, {600, 700}};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  w.steady = -1000;
  w.requests++, w.contexts++;
  bool animates = rolled(2);
  CHECK_EQUAL(motus_runtime_set_window_size(scene.runtime, sizes[rolled(3)], 0,
                                            animates ? &options : NULL,
                                            completed, NULL, destroy),
              MOTUS_OK);
}
static void arrange(void) {
  motus_arrangement_options options;
  motus_arrangement_options_init(&options, sizeof options);
  CHECK_EQUAL(motus_view_begin_arrangement(w.list, &options), MOTUS_OK);
  for (unsigned i = 0, n = rolled(9); i < n; i++) {
    motus_child row = {0};
    row.key = row.tag = 1 + i + rolled(2) * 20;
    row.frame = (motus_rect){10, 400 + 40. * i, 100, 30};
    CHECK_EQUAL(motus_runtime_add_child(scene.runtime, &row), MOTUS_OK);
  }
  CHECK_EQUAL(motus_runtime_commit_arrangement(scene.runtime), MOTUS_OK);
}
static void something(void) {
  part *p = &w.parts[rolled(3)];
  bool animated;
  motus_page_direction way;
  switch (rolled(9)) {
  case 0:
    resize();
    break;
  case 1:
  case 2:
    set_insets();
    break;
  case 3:
    arrange();
    break;
  case 4:
    w.requests++, w.contexts++;
    animated = rolled(2);
    way = rolled(2) ? MOTUS_PAGE_FORWARD : MOTUS_PAGE_BACKWARD;
    if (motus_page_view_controller_show_page(w.pages, w.page[rolled(PAGES)],
                                             way, animated, completed, NULL,
                                             destroy) != MOTUS_OK)
      w.requests--;
    break;
  case 5:
    link_badge();
    break;
  case 6:
    motus_scroller_fling(p->scroller, (motus_vector){between(-3000, 3000),
                                                     between(-4000, 4000)});
    break;
  case 7:
    /* Another photo, while fingers zoom the old one. */
    motus_view_set_bounds(
        w.photo, (motus_rect){0, 0, between(100, 900), between(100, 900)});
    break;
  default:
    w.requests++, w.contexts++;
    animated = rolled(3);
    motus_scroller_scroll_to(
        p->scroller, (motus_point){between(0, 900), between(-100, 3000)},
        animated, completed, NULL, destroy);
  }
}

static void settle(void) {
  motus_wheel_event e;
  for (int i = 0; i < 3; i++)
    if (scene.down[i])
      touch(i, MOTUS_TOUCH_ENDED, .001);
  motus_wheel_event_init(&e, sizeof e);
  e.time = scene.time + .002;
  e.phase = MOTUS_WHEEL_PHASE_CANCELLED;
  motus_runtime_send_wheel(scene.runtime, &e);
  tick(.01);
  for (int source = 0; source < 2; source++)
    motus_runtime_set_window_insets(scene.runtime, (motus_inset_source)source,
                                    (motus_insets){0, 0, 0, 0}, NULL, NULL,
                                    NULL, NULL);
  for (int i = 0; i < 900; i++)
    tick(1. / 60);
  w.steady = 3;
  tick(1. / 60);
}
static void play(unsigned seed) {
  open(seed);
  tick(.01);
  for (int step = 0; step < 60; step++) {
    unsigned what = rolled(10);
    if (what < 4)
      fingers(25, true);
    if (what > 2 && what < 7)
      wheels();
    if (what > 6)
      something();
    tick(rolled(3) ? between(.004, .04) : between(.1, .6));
  }
  settle();
  CHECK(!motus_runtime_needs_tick(scene.runtime));
  for (int i = 0; i < PARTS; i++) {
    motus_scroller *x = w.parts[i].scroller;
    motus_point o = motus_scroller_offset(x);
    motus_point low = motus_scroller_minimum_offset(x);
    motus_point high = motus_scroller_maximum_offset(x);
    CHECK_EQUAL(motus_scroller_get_state(x), MOTUS_SCROLLER_IDLE);
    CHECK(o.x >= low.x && o.x <= high.x && o.y >= low.y && o.y <= high.y);
    CHECK(!w.parts[i].drags && !w.parts[i].decelerates && !w.parts[i].zooms);
  }
  CHECK_NEAR(motus_page_view_controller_position(w.pages), 0, 1e-9);
  CHECK(motus_page_view_controller_pending(w.pages) == NULL);
  motus_view_controller *shown = motus_page_view_controller_current(w.pages);
  for (int i = 0; i < PAGES; i++)
    CHECK_EQUAL(w.state[i], w.page[i] == shown ? MOTUS_APPEARANCE_APPEARED
                                               : MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(w.completed, w.requests);
  motus_release(w.badge);
  motus_release(w.photo);
  motus_release(w.link);
  for (int i = 0; i < PARTS; i++)
    motus_release(w.parts[i].scroller);
  for (int i = 0; i < PAGES; i++)
    motus_release(w.page[i]);
  motus_release(w.pages);
  CHECK(w.heard <= w.joined);
  CHECK_EQUAL(motus_runtime_destroy(scene.runtime), MOTUS_OK);
  CHECK_EQUAL(w.destroyed, w.contexts);
}

/* SC-4, SC-5, SC-58, IN-7. */
static void storms_over_screens_are_balanced_and_come_to_rest(void) {
  play_seeds(60, play);
}

CHECK_MAIN(TEST(storms_over_screens_are_balanced_and_come_to_rest))
