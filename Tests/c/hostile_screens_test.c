/* Hostile callbacks of screens: each act in each call of each scene. */
#include "hostile_screens.h"

static double height_of(void *u, int32_t detent, double maximum) {
  (void)u, (void)detent;
  called(screens[1]);
  return maximum / 3;
}

static void finger(motus_touch_phase phase, double y) {
  motus_runtime_send_touch(rt, 1, phase, (motus_point){195, y}, now + FRAME);
  tick(1);
}

static void pushes_and_pops(void) {
  open_screens();
  make_animators();
  motus_navigation_controller_push(nav, screens[1], true, done, OWNED);
  animate_along(screens[1]);
  tick(3);
  motus_navigation_controller_push(nav, screens[2], false, done, OWNED);
  tick(30);
  motus_navigation_controller_pop(nav, true, done, OWNED, NULL);
  tick(20);
  motus_view_controller_add_child(screens[0], screens[3]);
  motus_view_add_subview(motus_view_controller_view_if_loaded(screens[0]),
                         motus_view_controller_view(screens[3]));
  pop_all();
  change_size_animated();
  tick(5);
}

static void a_sheet_in_a_hand(void) {
  open_screens();
  adapted = MOTUS_PRESENTATION_OVER_FULL_SCREEN;
  motus_view_controller_set_presentation_style(screens[1],
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_presentation_controller *sheet =
      motus_view_controller_presentation_controller(screens[1]);
  motus_sheet_options options;
  motus_sheet_options_init(&options, sizeof options);
  options.detent_count = 2;
  options.detents[0] = 100;
  options.detents[1] = MOTUS_DETENT_LARGE;
  motus_sheet_set_options(sheet, &options, height_of, OWNED);
  adapted = MOTUS_PRESENTATION_NONE;
  listen_to(sheet);
  motus_view_controller_present(screens[0], screens[1], true, done, OWNED);
  animate_along(screens[1]);
  tick(40);
  finger(MOTUS_TOUCH_BEGAN, 620);
  for (int i = 0; i < 4; i++)
    finger(MOTUS_TOUCH_MOVED, 620 - 60 * i);
  finger(MOTUS_TOUCH_ENDED, 380);
  tick(10);
  finger(MOTUS_TOUCH_BEGAN, 400);
  for (int i = 0; i < 6; i++)
    finger(MOTUS_TOUCH_MOVED, 400 + 70 * i);
  adapted = MOTUS_PRESENTATION_OVER_FULL_SCREEN;
  other_traits();
  change_size();
  finger(MOTUS_TOUCH_ENDED, 820);
  tick(20);
  dismiss_animated();
  tick(20);
}

static void a_popover_that_adapts(void) {
  open_screens();
  adapted = MOTUS_PRESENTATION_PAGE_SHEET;
  change_size();
  tick(1);
  motus_view_controller_set_presentation_style(screens[1],
                                               MOTUS_PRESENTATION_POPOVER);
  listen_to(motus_view_controller_presentation_controller(screens[1]));
  motus_view_controller_present(screens[0], screens[1], false, done, OWNED);
  tick(1);
  adapted_to = screens[2];
  change_size_animated();
  tick(4);
  motus_runtime_override_traits(rt, MOTUS_SIZE_CLASS_REGULAR,
                                MOTUS_SIZE_CLASS_REGULAR);
  tick(2);
  motus_runtime_override_traits(rt, MOTUS_SIZE_CLASS_COMPACT,
                                MOTUS_SIZE_CLASS_REGULAR);
  motus_presentation_controller_dismiss_by_user(
      motus_view_controller_active_presentation_controller(screens[2]), true,
      done, OWNED);
  tick(20);
}

/* Whoever presents stands in for what it presents: an answer that cannot be. */
static void a_popover_that_answers_its_presenter(void) {
  open_screens();
  change_size();
  tick(1);
  motus_view_controller_set_presentation_style(screens[1],
                                               MOTUS_PRESENTATION_POPOVER);
  listen_to(motus_view_controller_presentation_controller(screens[1]));
  motus_view_controller_present(screens[0], screens[1], false, done, OWNED);
  adapted = MOTUS_PRESENTATION_PAGE_SHEET;
  adapted_to = (motus_view_controller *)nav;
  motus_runtime_override_traits(rt, MOTUS_SIZE_CLASS_COMPACT,
                                MOTUS_SIZE_CLASS_COMPACT);
  adapted_to = screens[0];
  motus_presentation_controller_override_traits(
      motus_view_controller_active_presentation_controller(screens[1]),
      MOTUS_SIZE_CLASS_REGULAR, MOTUS_SIZE_CLASS_REGULAR);
  tick(2);
}

static void a_custom_presentation(void) {
  open_screens();
  make_animators();
  is_custom = true;
  motus_view_controller_set_presentation_style(screens[1],
                                               MOTUS_PRESENTATION_CUSTOM);
  transitioning(screens[1]);
  motus_view_controller_present(screens[0], screens[1], true, done, OWNED);
  tick(20);
  motus_view_controller_set_preferred_content_size(screens[1],
                                                   (motus_size){100, 200});
  motus_view_controller_present(screens[1], screens[2], true, done, OWNED);
  tick(3);
  motus_percent_driven_interaction_create(rt, &a_hand);
  keep(a_hand);
  dismiss_animated();
  tick(2);
  motus_percent_driven_interaction_update(a_hand, .5);
  motus_percent_driven_interaction_cancel(a_hand);
  tick(20);
  dismiss_at_once();
}

static bool tab_should(void *u, motus_tab_bar_controller *it,
                       motus_view_controller *screen) {
  (void)u, (void)screen;
  called(it);
  return true;
}
static void tab_did(void *u, motus_tab_bar_controller *it,
                    motus_view_controller *screen) {
  (void)u, (void)screen;
  called(it);
}
static motus_animation_controller *tab_animator(void *u,
                                                motus_tab_bar_controller *it,
                                                motus_view_controller *from,
                                                motus_view_controller *to) {
  (void)u, (void)from, (void)to;
  called(it);
  return an_animator;
}

static void tabs_and_children(void) {
  open_screens();
  make_animators();
  motus_tab_bar_controller_create(rt, &tabs);
  keep(tabs);
  motus_tab_bar_delegate d = {.struct_size = sizeof d};
  d.should_select = tab_should;
  d.did_select = tab_did;
  d.animation_controller = tab_animator;
  motus_tab_bar_controller_set_delegate(tabs, &d, OWNED);
  motus_view_controller *two[] = {screens[1], screens[2]};
  motus_tab_bar_controller_set_view_controllers(tabs, two, 2, false, done,
                                                OWNED);
  motus_runtime_set_root_view_controller(rt, (motus_view_controller *)tabs);
  tick(1);
  bool is_selected = false;
  motus_tab_bar_controller_select_by_user(tabs, 1, done, OWNED, &is_selected);
  tick(3);
  change_size_animated();
  select_tab();
  tick(20);
}

static bool gesture_yes(void *u, motus_gesture *it) {
  (void)u;
  called(it);
  return true;
}
static bool gesture_receives(void *u, motus_gesture *it, motus_view *view,
                             double x, double y) {
  (void)u, (void)view, (void)x, (void)y;
  called(it);
  return true;
}
static bool gesture_both(void *u, motus_gesture *it, motus_gesture *other) {
  (void)u, (void)other;
  called(it);
  return true;
}
static bool gesture_no(void *u, motus_gesture *it, motus_gesture *other) {
  (void)u, (void)other;
  called(it);
  return false;
}
static void gesture_acts(void *u, motus_gesture *it) {
  (void)u;
  called(it);
}

static void fingers_on_gestures(void) {
  open_screens();
  motus_gesture_delegate d = {.struct_size = sizeof d};
  d.should_begin = gesture_yes;
  d.should_receive_touch = gesture_receives;
  d.should_recognize_simultaneously = gesture_both;
  d.should_require_failure_of = gesture_no;
  d.should_be_required_to_fail_by = gesture_no;
  motus_gesture_type types[] = {MOTUS_GESTURE_PAN, MOTUS_GESTURE_LONG_PRESS,
                                MOTUS_GESTURE_TAP, MOTUS_GESTURE_SWIPE};
  for (int i = 0; i < 4; i++) {
    motus_gesture_options options;
    motus_gesture_options_init(&options, sizeof options);
    options.type = types[i];
    motus_gesture *gesture = NULL;
    motus_gesture_create(rt, &options, &gesture);
    keep(gesture);
    motus_gesture_set_delegate(gesture, &d, OWNED);
    motus_gesture_set_action(gesture, gesture_acts, OWNED);
    motus_view_add_gesture(motus_view_controller_view(screens[0]), gesture);
  }
  finger(MOTUS_TOUCH_BEGAN, 300);
  finger(MOTUS_TOUCH_ENDED, 300);
  finger(MOTUS_TOUCH_BEGAN, 300);
  for (int i = 0; i < 5; i++)
    finger(MOTUS_TOUCH_MOVED, 300 + 30 * i);
  finger(MOTUS_TOUCH_CANCELLED, 450);
  motus_navigation_controller_push(nav, screens[1], false, done, OWNED);
  motus_gesture *edge =
      motus_navigation_controller_interactive_pop_gesture(nav);
  motus_gesture_set_action(edge, gesture_acts, OWNED);
  motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_BEGAN, (motus_point){3, 300},
                           now);
  for (int i = 0; i < 5; i++) {
    motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_MOVED,
                             (motus_point){3 + 50 * i, 300}, now + FRAME);
    tick(1);
  }
  motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_ENDED, (motus_point){300, 300},
                           now + FRAME);
  tick(20);
}

static void stacks(void) {
  play(pushes_and_pops, 40);
}
static void sheets(void) {
  play(a_sheet_in_a_hand, 30);
}
static void popovers(void) {
  play(a_popover_that_adapts, 30);
}
static void presenters_as_answers(void) {
  play(a_popover_that_answers_its_presenter, 15);
}
static void presentations(void) {
  play(a_custom_presentation, 40);
}
static void tab_bars(void) {
  play(tabs_and_children, 20);
}
static void gestures(void) {
  play(fingers_on_gestures, 20);
}

CHECK_MAIN(TEST(stacks), TEST(sheets), TEST(popovers),
           TEST(presenters_as_answers), TEST(presentations), TEST(tab_bars),
           TEST(gestures))
