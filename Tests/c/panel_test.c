/* What comes with a presentation: a presentation controller of the host's that
 * adds and arranges the presented view itself, and whose coordinator it gets.
 * */
#include "story.h"

static story s;
static motus_view_controller *r, *p;
static motus_navigation_controller *inside;
static motus_presentation_controller *panel;
static motus_animation_controller *idle;
static motus_view *wrapper;
static motus_transition_context *context;
static bool adds, wraps;
static int begun, laid_out;

/* PR-10: the presented view is there, with its frame, from will-begin on. */
static void is_there(motus_presentation_controller *it) {
  motus_view *view = motus_presentation_controller_presented_view(it);
  motus_rect frame, wanted;
  REQUIRE(view != NULL);
  CHECK(view == (wraps ? wrapper : motus_view_controller_view(p)));
  frame = motus_view_frame(view);
  wanted = motus_presentation_controller_frame_of_presented_view(it);
  CHECK_NEAR(frame.x, wanted.x, 0);
  CHECK_NEAR(frame.y, wanted.y, 0);
  CHECK_NEAR(frame.width, wanted.width, 0);
  CHECK_NEAR(frame.height, wanted.height, 0);
}

static void half(void *user_data, motus_presentation_controller *it,
                 motus_rect *frame) {
  (void)user_data, (void)it;
  frame->y += frame->height / 2;
  frame->height /= 2;
}

static void will_begin(void *user_data, motus_presentation_controller *it) {
  motus_view *container = motus_presentation_controller_container_view(it);
  (void)user_data;
  begun += 1;
  if (wraps) {
    motus_view_create(s.runtime, &wrapper);
    motus_view_add_subview(wrapper, motus_view_controller_view(p));
  } else {
    is_there(it);
  }
  if (adds)
    motus_view_add_subview(
        container,
        wraps ? wrapper : motus_presentation_controller_presented_view(it));
}

static motus_view *presented_view(void *user_data,
                                  motus_presentation_controller *it) {
  (void)user_data, (void)it;
  return wraps ? wrapper : motus_view_controller_view(p);
}

static void did_layout(void *user_data, motus_presentation_controller *it) {
  (void)user_data;
  laid_out += 1;
  is_there(it);
}

static void will_layout(void *user_data, motus_presentation_controller *it) {
  (void)user_data;
  CHECK(motus_presentation_controller_presented_view(it) != NULL);
}

static motus_presentation_controller *answer(void *user_data,
                                             motus_view_controller *presented,
                                             motus_view_controller *presenting,
                                             motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  return panel;
}

static motus_animation_controller *animator(void *user_data,
                                            motus_view_controller *presented,
                                            motus_view_controller *presenting,
                                            motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  return idle;
}

/* Adds no view and moves none. */
static void keep(void *user_data, motus_transition_context *it) {
  (void)user_data;
  context = it;
}

static void open_panel(bool by_itself, bool with_wrapper) {
  adds = by_itself;
  wraps = with_wrapper;
  begun = laid_out = 0;
  context = NULL;
  story_open(&s);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_presentation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .frame_of_presented_view = half,
      .presentation_transition_will_begin = will_begin,
      .container_view_will_layout_subviews = will_layout,
      .container_view_did_layout_subviews = did_layout};
  if (wraps)
    callbacks.presented_view = presented_view;
  CHECK_EQUAL(motus_presentation_controller_create(p, NULL, &callbacks, NULL,
                                                   NULL, &panel),
              MOTUS_OK);
  motus_animation_controller_callbacks animation = {
      .struct_size = sizeof animation, .animate_transition = keep};
  motus_animation_controller_create(s.runtime, &animation, NULL, NULL, &idle);
  motus_transitioning_delegate delegate = {.struct_size = sizeof delegate,
                                           .presentation_controller = answer,
                                           .animation_controller_for_presented =
                                               animator};
  motus_view_controller_set_transitioning_delegate(p, &delegate, NULL, NULL);
  motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_CUSTOM);
  CHECK_EQUAL(motus_view_controller_present(r, p, true, NULL, NULL, NULL),
              MOTUS_OK);
  story_tick(&s);
}

/* Whoever adds it first, it is there once, and seen from the first frame on. */
static void whoever_adds_the_presented_view_it_is_there_once(void) {
  for (int way = 0; way < 4; way++) {
    open_panel(way & 1, way & 2);
    motus_view *container = motus_presentation_controller_container_view(panel);
    motus_view *view = motus_presentation_controller_presented_view(panel);
    CHECK_EQUAL(begun, 1);
    CHECK_EQUAL(laid_out, 1);
    CHECK(motus_view_superview(view) == container);
    CHECK_EQUAL(motus_view_subview_count(container), 1);
    CHECK_NEAR(motus_view_frame(view).y, HEIGHT / 2, 0);
    CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                              (motus_point){100, 700}) != NULL);
    REQUIRE(context != NULL);
    motus_transition_context_complete(context, true);
    story_run(&s, 0.1);
    CHECK(motus_view_superview(view) == container);
    CHECK_EQUAL(motus_view_subview_count(container), 1);
    CHECK_EQUAL(motus_view_controller_appearance_state(p),
                MOTUS_APPEARANCE_APPEARED);
    story_close(&s);
  }
}

/* ---- Coordinators ---- */

static motus_transition_coordinator *asked;

static void ask(void *user_data, motus_presentation_controller *it) {
  motus_view_controller *stack = (motus_view_controller *)inside;
  (void)user_data, (void)it;
  asked = motus_view_controller_transition_coordinator(stack);
  CHECK(motus_transition_coordinator_view_controller(
            asked, MOTUS_TRANSITION_FROM) == stack ||
        motus_transition_coordinator_view_controller(
            asked, MOTUS_TRANSITION_TO) == stack);
}

/* CO-1: from inside a presentation its own coordinator is answered, whatever
 * runs in what is presented. */
static void a_presentation_gets_its_own_coordinator(void) {
  story_open(&s);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  motus_view_controller *next = story_screen(&s, "N");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_navigation_controller_create(s.runtime, p, &inside);
  motus_view_controller *stack = (motus_view_controller *)inside;
  motus_presentation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .presentation_transition_will_begin = ask,
      .dismissal_transition_will_begin = ask};
  motus_presentation_controller_create(stack, NULL, &callbacks, NULL, NULL,
                                       &panel);
  motus_transitioning_delegate delegate = {.struct_size = sizeof delegate,
                                           .presentation_controller = answer};
  motus_view_controller_set_transitioning_delegate(stack, &delegate, NULL,
                                                   NULL);
  motus_view_controller_set_presentation_style(stack,
                                               MOTUS_PRESENTATION_CUSTOM);
  asked = NULL;
  motus_view_controller_present(r, stack, true, NULL, NULL, NULL);
  story_run(&s, 1);
  CHECK(asked != NULL);
  motus_navigation_controller_push(inside, next, true, NULL, NULL, NULL);
  story_run(&s, 0.1);
  asked = NULL;
  motus_view_controller_dismiss(stack, true, NULL, NULL, NULL);
  story_tick(&s);
  CHECK(asked != NULL);
  story_run(&s, 1);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  story_close(&s);
}

static double dimming(motus_presentation_controller *sheet) {
  double alpha = NAN;
  motus_view_property(
      motus_view_subview_at(motus_presentation_controller_container_view(sheet),
                            0),
      MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  return alpha;
}

/* A sheet holds a stack that pushes: drawn a little and let go it comes back,
 * and so does its dimming. */
static void the_dimming_comes_back_with_the_sheet(void) {
  story_open(&s);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  motus_view_controller *next = story_screen(&s, "N");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_navigation_controller_create(s.runtime, p, &inside);
  motus_view_controller *stack = (motus_view_controller *)inside;
  motus_view_controller_present(r, stack, true, NULL, NULL, NULL);
  story_run(&s, 1);
  motus_presentation_controller *sheet =
      motus_view_controller_presentation_controller(stack);
  CHECK_NEAR(dimming(sheet), 0.2, 1e-12);
  motus_navigation_controller_push(inside, next, true, NULL, NULL, NULL);
  story_run(&s, 0.05);
  story_touch(&s, MOTUS_TOUCH_BEGAN, 100, 300);
  for (int i = 1; i <= 6; i++)
    story_touch(&s, MOTUS_TOUCH_MOVED, 100, 300 + 10 * i);
  CHECK(dimming(sheet) < 0.2);
  CHECK(dimming(sheet) > 0.15);
  story_touch(&s, MOTUS_TOUCH_ENDED, 100, 360);
  story_run(&s, 1);
  CHECK(motus_view_controller_presented_view_controller(r) == stack);
  CHECK_NEAR(dimming(sheet), 0.2, 1e-12);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

CHECK_MAIN(TEST(whoever_adds_the_presented_view_it_is_there_once),
           TEST(a_presentation_gets_its_own_coordinator),
           TEST(the_dimming_comes_back_with_the_sheet))
