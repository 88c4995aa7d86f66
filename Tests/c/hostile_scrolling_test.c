/* Hostile callbacks of what scrolls: each act in each call of each scene. */
#include "hostile_motion.h"

static motus_scroller_options plain(void) {
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.refresh_distance = 60;
  options.keyboard_dismiss = MOTUS_KEYBOARD_DISMISS_INTERACTIVE;
  return options;
}

static void fingers(void) {
  motus_scroller_options options = plain();
  open_scroller(&options);
  drag(195, 300, 0, 160, 6); /* refreshes */
  motus_scroller_end_refreshing(scroller);
  drag(195, 600, 0, -400, 4);
  tick(3);
  drag(195, 500, 0, -30, 2); /* caught, flung on */
  motus_scroller_scroll_to_page(scroller, MOTUS_AXIS_VERTICAL, 2, true, done,
                                OWNED);
  tick(2);
  motus_scroller_scroll_to_top(scroller);
  tick(12);
  motus_scroller_scroll_to(scroller, (motus_point){0, 100}, false, done, OWNED);
  finger_of(1, MOTUS_TOUCH_BEGAN, 195, 300);
  finger_of(1, MOTUS_TOUCH_MOVED, 195, 200);
  tick(1);
  finger_of(1, MOTUS_TOUCH_CANCELLED, 195, 200);
  tick(2);
}

static void turn(double by, motus_wheel_phase phase, motus_wheel_momentum more,
                 uint32_t modifiers) {
  motus_wheel_event event;
  motus_wheel_event_init(&event, sizeof event);
  event.point = (motus_point){195, 300};
  event.delta.dy = by;
  event.time = now + FRAME;
  event.phase = phase;
  event.momentum = more;
  event.modifiers = modifiers;
  event.unit = phase || more ? MOTUS_WHEEL_PIXELS : MOTUS_WHEEL_NOTCHES_120;
  motus_runtime_send_wheel(rt, &event);
  tick(1);
}

static void wheels(void) {
  motus_scroller_options options = plain();
  bool is_taken = false;
  open_scroller(&options);
  turn(-240, MOTUS_WHEEL_PHASE_NONE, MOTUS_WHEEL_MOMENTUM_NONE, 0);
  turn(-120, MOTUS_WHEEL_PHASE_NONE, MOTUS_WHEEL_MOMENTUM_NONE, 0);
  motus_view_send_scroll_key(content, MOTUS_SCROLL_PAGE_DOWN, &is_taken);
  tick(2);
  turn(0, MOTUS_WHEEL_PHASE_BEGAN, MOTUS_WHEEL_MOMENTUM_NONE, 0);
  turn(-30, MOTUS_WHEEL_PHASE_CHANGED, MOTUS_WHEEL_MOMENTUM_NONE, 0);
  turn(0, MOTUS_WHEEL_PHASE_ENDED, MOTUS_WHEEL_MOMENTUM_NONE, 0);
  turn(-30, MOTUS_WHEEL_PHASE_NONE, MOTUS_WHEEL_MOMENTUM_BEGAN, 0);
  turn(-20, MOTUS_WHEEL_PHASE_NONE, MOTUS_WHEEL_MOMENTUM_CHANGED, 0);
  turn(0, MOTUS_WHEEL_PHASE_NONE, MOTUS_WHEEL_MOMENTUM_ENDED, 0);
  motus_view_send_scroll_key(content, MOTUS_SCROLL_HOME, &is_taken);
  tick(6);
}

static void zooms(void) {
  motus_scroller_options options = plain();
  options.minimum_zoom = .5;
  options.maximum_zoom = 3;
  open_scroller(&options);
  motus_scroller_set_zoom_view(scroller, content);
  pinch(120, 4);
  tick(4);
  turn(120, MOTUS_WHEEL_PHASE_NONE, MOTUS_WHEEL_MOMENTUM_NONE,
       MOTUS_WHEEL_ZOOMS);
  motus_scroller_set_zoom(scroller, 1, (motus_point){195, 400}, true);
  tick(4);
  motus_scroller_zoom_to_rect(scroller, (motus_rect){0, 0, 100, 200}, true);
  tick(3);
  pinch(-44, 3); /* below the least: springs back */
  tick(8);
}

static void touch_acts(void *u, motus_gesture *it) {
  (void)u;
  called(it);
}

/* Pages of a scroller in a scroller, with content that takes touches itself. */
static void nested(void) {
  motus_scroller_options options = plain();
  open_scroller(&options);
  motus_scroller *outer = scroller;
  options.axes = MOTUS_AXES_HORIZONTAL;
  options.paging = options.axes;
  motus_view *strip = view_in(content, (motus_rect){0, 100, 390, 300});
  motus_scroller_create(strip, &options, &scroller);
  keep(scroller);
  motus_scroller_set_content_size(scroller, (motus_size){1170, 300});
  hear_scroller(scroller);
  motus_gesture_options touch;
  motus_gesture_options_init(&touch, sizeof touch);
  touch.type = MOTUS_GESTURE_LONG_PRESS;
  motus_gesture *press = NULL;
  motus_gesture_create(rt, &touch, &press);
  keep(press);
  motus_gesture_set_action(press, touch_acts, OWNED);
  motus_view_add_gesture(strip, press);
  drag(300, 200, -250, 4, 5);
  tick(6);
  drag(300, 200, 4, -250, 5); /* the outer one's */
  finger_of(1, MOTUS_TOUCH_BEGAN, 195, 200);
  tick(40);
  finger_of(1, MOTUS_TOUCH_MOVED, 60, 200);
  tick(1);
  finger_of(1, MOTUS_TOUCH_ENDED, 60, 200);
  motus_runtime_scroll_to_top(rt, &(bool){false});
  tick(4);
  motus_scroller_stop(outer);
}

static void fade(void *view) {
  motus_view_set_alpha(view, .2);
}
static void observed(void *u, motus_property_animator *it,
                     motus_animator_change change) {
  (void)u, (void)change;
  called(it);
}

/* A property, an animator and a presentation go by the offset. */
static void links(void) {
  motus_scroller_options options = plain();
  link_way link;
  double from[] = {1}, to[] = {0};
  open_scroller(&options);
  make_animators();
  link = link_way_of(MOTUS_SCROLL_RANGE_SCROLL);
  link.axis = MOTUS_AXIS_VERTICAL;
  link.range.begin_offset = 0;
  link.range.end_offset = 500;
  link.range.kind = MOTUS_SCROLL_RANGE_OFFSETS;
  link_property(rt, scroller, &link, moved, MOTUS_PROPERTY_ALPHA, from, to, 1,
                NULL, &scroll_links[0]);
  motus_property_animator_create(rt, .3, NULL, &moving);
  keep(moving);
  motus_property_animator_add_animations(moving, fade, content, NULL);
  motus_property_animator_add_completion(moving, moved_to, OWNED);
  motus_property_animator_set_observer(moving, observed, OWNED);
  link_animator(rt, scroller, &link, moving, &scroll_links[1]);
  motus_percent_driven_interaction_create(rt, &a_hand);
  keep(a_hand);
  motus_view_controller_set_presentation_style(screens[1],
                                               MOTUS_PRESENTATION_CUSTOM);
  transitioning(screens[1]);
  motus_view_controller_present(screens[0], screens[1], true, done, OWNED);
  link_interaction(rt, scroller, &link, a_hand, &scroll_links[2]);
  tick(2);
  for (int i = 0; i < 4; i++) {
    motus_scroller_scroll_to(scroller, (motus_point){0, 150. * i}, false, done,
                             OWNED);
    tick(1);
  }
  motus_percent_driven_interaction_finish(a_hand);
  motus_scroller_scroll_to(scroller, (motus_point){0, 40}, true, done, OWNED);
  tick(8);
}

/* The keyboard comes, a finger takes it away, safe areas change meanwhile. */
static void insets(void) {
  motus_scroller_options options = plain();
  open_scroller(&options);
  motus_scroller_set_inset_adjustment(scroller, MOTUS_INSETS_ALWAYS);
  raise_keyboard();
  tick(4);
  drag(195, 400, 0, 350, 5);
  motus_view_controller_set_additional_safe_area(screens[0],
                                                 (motus_insets){30, 0, 10, 0});
  tick(1);
  motus_runtime_set_window_insets(rt, MOTUS_INSETS_SAFE_AREA,
                                  (motus_insets){44, 0, 34, 0}, NULL, done,
                                  OWNED);
  tick(2);
  motus_navigation_controller_push(nav, screens[1], true, done, OWNED);
  animate_along(screens[1]);
  tick(4);
  change_size_animated();
  tick(4);
}

static void fingers_that_scroll(void) {
  play(fingers, 25);
}
static void wheels_and_keys(void) {
  play(wheels, 15);
}
static void zooms_of_content(void) {
  play(zooms, 10);
}
static void scrollers_in_scrollers(void) {
  play(nested, 15);
}
static void motion_by_scrolling(void) {
  play(links, 25);
}
static void insets_that_move(void) {
  play(insets, 20);
}

CHECK_MAIN(TEST(fingers_that_scroll), TEST(wheels_and_keys),
           TEST(zooms_of_content), TEST(scrollers_in_scrollers),
           TEST(motion_by_scrolling), TEST(insets_that_move))
