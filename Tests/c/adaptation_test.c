/* Traits, and presentations that adapt while they last (CN-8, PR-11, PR-12). */
#include "story.h"

static story s;
static motus_view_controller *r, *p, *q;
static motus_presentation_controller *original;
static motus_presentation_style in_compact;
static motus_view_controller *stand_in;

static const motus_size wide = {1024, 768}, narrow = {390, 844};

static const char *size_class(motus_size_class it) {
  return it == MOTUS_SIZE_CLASS_COMPACT ? "compact" : "regular";
}

static void will_transition(void *user_data, motus_view_controller *it,
                            motus_size_class horizontal,
                            motus_size_class vertical,
                            motus_transition_coordinator *coordinator) {
  char word[64];
  snprintf(word, sizeof word, "traits_%s_%s", size_class(horizontal),
           size_class(vertical));
  story_tell(user_data, it, word, coordinator != NULL);
  /* Told before anything has changed. */
  CHECK(motus_view_controller_horizontal_size_class(it) != horizontal ||
        motus_view_controller_vertical_size_class(it) != vertical);
}

static void will_resize(void *user_data, motus_view_controller *it,
                        double width, double height,
                        motus_transition_coordinator *coordinator) {
  char word[64];
  snprintf(word, sizeof word, "size_%gx%g", width, height);
  story_tell(user_data, it, word, coordinator != NULL);
}

static void wants_size(void *user_data, motus_view_controller *it,
                       motus_view_controller *child) {
  story_tell_of(user_data, it, "child_wants", child, false);
}

static void fits_size(void *user_data, motus_view_controller *it,
                      motus_view_controller *child) {
  story_tell_of(user_data, it, "child_fits", child, false);
}

static motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.will_transition_to_traits = will_transition;
  callbacks.view_will_transition_to_size = will_resize;
  callbacks.preferred_content_size_did_change_for_child = wants_size;
  callbacks.system_layout_fitting_size_did_change_for_child = fits_size;
  return story_screen_with(&s, name, &callbacks);
}

static void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static void resize(motus_size size, bool animated) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  options.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, size, 0,
                                            animated ? &options : NULL, NULL,
                                            NULL, NULL),
              MOTUS_OK);
}

static motus_presentation_style
adaptive_style(void *user_data, motus_presentation_controller *it,
               bool is_compact_in_width, bool is_compact_in_height) {
  (void)is_compact_in_height;
  CHECK(it == original);
  story_say(user_data, is_compact_in_width ? "style?compact" : "style?regular");
  return is_compact_in_width ? in_compact : MOTUS_PRESENTATION_NONE;
}

static void prepare(void *user_data, motus_presentation_controller *it,
                    motus_presentation_controller *adaptive) {
  CHECK(it == original);
  CHECK_EQUAL(motus_presentation_controller_adaptive_style(adaptive),
              in_compact);
  story_say(user_data, "prepare");
}

static motus_view_controller *
other_controller(void *user_data, motus_presentation_controller *it,
                 motus_presentation_style style) {
  (void)it;
  CHECK_EQUAL(style, in_compact);
  story_say(user_data, "other?");
  return stand_in;
}

static void will_present(void *user_data, motus_presentation_controller *it,
                         motus_presentation_style style,
                         motus_transition_coordinator *coordinator) {
  (void)it;
  char word[32];
  snprintf(word, sizeof word, "as_%d%s", style, coordinator ? "~" : "");
  story_say(user_data, word);
}

/* R in a wide window presents P in a style; P's delegate takes another one in
 * a narrow window. */
static void open_presented(motus_presentation_style style,
                           motus_presentation_style compact) {
  story_open(&s);
  in_compact = compact;
  stand_in = NULL;
  resize(wide, false);
  r = screen("R");
  p = screen("P");
  q = screen("Q");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p, style);
  motus_view_controller_set_preferred_content_size(p, (motus_size){300, 200});
  original = motus_view_controller_presentation_controller(p);
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate,
      .adaptive_style = adaptive_style,
      .prepare_adaptive = prepare,
      .view_controller_for_adaptive_style = other_controller,
      .will_present = will_present};
  motus_presentation_controller_set_delegate(original, &delegate, &s,
                                             story_destroy);
  CHECK_EQUAL(motus_view_controller_present(r, p, false, completed, &s, NULL),
              MOTUS_OK);
  CHECK(story_in_order(&s, "style?regular as_-1 P.did_appear completed"));
  story_tick(&s);
  s.told[0] = s.happened[0] = 0;
}

static motus_presentation_controller *now(motus_view_controller *it) {
  return motus_view_controller_active_presentation_controller(it);
}

static double shown_width(motus_view *view) {
  double bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  return bounds[2];
}

/* A popover becomes full screen and comes back: one coordinator, one movement.
 * The presenter leaves with it, new first (LC-8), and the presented view stays
 * in sight. */
static void a_popover_is_full_screen_in_a_narrow_window(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view *view = motus_view_controller_view(p);
  CHECK(now(p) == original);
  CHECK_NEAR(motus_view_bounds(view).width, 300, 0);
  resize(narrow, true);
  story_tick(&s);
  CHECK_TOLD(&s, "R.traits_compact_regular~ P.traits_compact_regular~ "
                 "style?compact other? prepare R.will_disappear~ as_0~ "
                 "R.size_390x844~ P.size_390x844~");
  CHECK(now(p) != original);
  CHECK_EQUAL(motus_presentation_controller_style(now(p)),
              MOTUS_PRESENTATION_FULL_SCREEN);
  CHECK_EQUAL(motus_view_controller_horizontal_size_class(p),
              MOTUS_SIZE_CLASS_COMPACT);
  CHECK_NEAR(motus_view_bounds(view).width, 390, 0);
  CHECK_NEAR(shown_width(view), 300, 1e-9);
  story_run(&s, 0.25);
  CHECK_NEAR(shown_width(view), 345, 1e-9);
  story_run(&s, 0.5);
  CHECK_TOLD(&s, "R.did_disappear~");
  CHECK(strstr(s.happened, "R.traits(-)") &&
        strstr(s.happened, "?.adapted(P)"));
  CHECK(motus_view_superview(motus_view_controller_view(r)) == NULL);
  /* and back */
  resize(wide, true);
  story_tick(&s);
  CHECK_TOLD(&s, "R.traits_regular_regular~ P.traits_regular_regular~ "
                 "style?regular R.will_appear~ as_-1~ R.is_appearing~ "
                 "R.size_1024x768~");
  CHECK(now(p) == original);
  story_run(&s, 1);
  CHECK_TOLD(&s, "R.did_appear~");
  CHECK_NEAR(motus_view_bounds(view).width, 300, 0);
  CHECK_EQUAL(motus_view_controller_appearance_state(p),
              MOTUS_APPEARANCE_APPEARED);
  motus_view_controller_dismiss(r, true, completed, &s, NULL);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.will_disappear~ P.did_disappear~ completed");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
  CHECK_EQUAL(s.destroyed, 4);
}

/* Another controller stands in: it comes, the old one goes, and back. */
static void another_controller_can_stand_in(void) {
  open_presented(MOTUS_PRESENTATION_FORM_SHEET,
                 MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  stand_in = q;
  resize(narrow, true);
  story_run(&s, 1);
  CHECK_TOLD(&s, "R.traits_compact_regular~ P.traits_compact_regular~ "
                 "style?compact other? prepare Q.did_load P.will_disappear~ "
                 "Q.will_appear~ as_5~ Q.is_appearing~ R.size_390x844~ "
                 "Q.size_390x844~ Q.did_appear~ P.did_disappear~");
  CHECK(motus_view_controller_presented_view_controller(r) == q);
  CHECK(motus_view_controller_presenting_view_controller(p) == NULL);
  CHECK(motus_view_controller_presenting_view_controller(q) == r);
  CHECK(motus_view_superview(motus_view_controller_view(r)) != NULL);
  resize(wide, false);
  CHECK_TOLD(&s, "R.traits_regular_regular Q.traits_regular_regular "
                 "style?regular Q.will_disappear P.will_appear as_-1 "
                 "P.is_appearing R.size_1024x768 P.size_300x200 "
                 "P.did_appear Q.did_disappear");
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  CHECK(now(p) == original);
  story_close(&s);
}

/* What presents or dismisses ends it at once; one under way comes first. */
static void a_dismissal_ends_an_adaptation(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_FULL_SCREEN);
  resize(narrow, true);
  story_run(&s, 0.2);
  s.told[0] = 0;
  motus_view_controller_dismiss(r, true, completed, &s, NULL);
  CHECK_TOLD(&s, "R.did_disappear~");
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.will_disappear~ R.will_appear~ R.is_appearing~ "
                 "R.did_appear~ P.did_disappear~ completed");
  CHECK(motus_view_superview(motus_view_controller_view(r)) ==
        motus_runtime_window(s.runtime));
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(r)).width, 390, 0);
  resize(wide, false);
  motus_view_controller_present(r, p, true, completed, &s, NULL);
  story_tick(&s);
  s.told[0] = 0;
  resize(narrow, false);
  CHECK_TOLD(&s, "R.traits_compact_regular P.traits_compact_regular "
                 "R.size_390x844");
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.did_appear~ completed style?compact other? prepare "
                 "R.will_disappear as_0 R.did_disappear");
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(p)).height, 844, 0);
  story_close(&s);
}

/* The size may tell nothing: hosts say so, parents of their children too. */
static void traits_can_be_overridden(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_PAGE_SHEET);
  CHECK_EQUAL(
      motus_presentation_controller_adaptive_style_for(
          original, MOTUS_SIZE_CLASS_COMPACT, MOTUS_SIZE_CLASS_UNSPECIFIED),
      MOTUS_PRESENTATION_PAGE_SHEET);
  s.told[0] = 0;
  CHECK_EQUAL(motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_COMPACT,
                                            MOTUS_SIZE_CLASS_UNSPECIFIED),
              MOTUS_OK);
  CHECK_TOLD(&s, "R.traits_compact_regular P.traits_compact_regular "
                 "style?compact other? prepare as_1");
  /* It hangs at the lower edge now, in a wide window. */
  CHECK_NEAR(
      motus_presentation_controller_frame_of_presented_view(now(p)).width, 1024,
      0);
  motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_UNSPECIFIED,
                                MOTUS_SIZE_CLASS_UNSPECIFIED);
  CHECK(now(p) == original);
  s.told[0] = 0;
  motus_view_controller_add_child(r, q);
  motus_view_controller_view(q);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_override_child_traits(
                  r, q, MOTUS_SIZE_CLASS_UNSPECIFIED, MOTUS_SIZE_CLASS_COMPACT),
              MOTUS_OK);
  CHECK_TOLD(&s, "Q.traits_regular_compact");
  /* Who keeps its traits is not told. */
  motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_UNSPECIFIED,
                                MOTUS_SIZE_CLASS_COMPACT);
  CHECK_TOLD(&s, "R.traits_regular_compact P.traits_regular_compact "
                 "style?regular");
  motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_UNSPECIFIED,
                                MOTUS_SIZE_CLASS_UNSPECIFIED);
  CHECK_EQUAL(motus_view_controller_vertical_size_class(q),
              MOTUS_SIZE_CLASS_COMPACT);
  motus_view_controller_remove_from_parent(q);
  CHECK_EQUAL(motus_view_controller_vertical_size_class(q),
              MOTUS_SIZE_CLASS_REGULAR);
  s.told[0] = 0;
  CHECK_EQUAL(
      motus_presentation_controller_override_traits(
          original, MOTUS_SIZE_CLASS_COMPACT, MOTUS_SIZE_CLASS_UNSPECIFIED),
      MOTUS_OK);
  CHECK_TOLD(&s, "P.traits_compact_regular");
  CHECK_EQUAL(motus_view_controller_horizontal_size_class(p),
              MOTUS_SIZE_CLASS_COMPACT);
  CHECK_EQUAL(motus_view_controller_horizontal_size_class(r),
              MOTUS_SIZE_CLASS_REGULAR);
  motus_view_controller_dismiss(r, false, NULL, NULL, NULL);
  CHECK_EQUAL(motus_view_controller_horizontal_size_class(p),
              MOTUS_SIZE_CLASS_REGULAR);
  CHECK_REFUSED(motus_runtime_override_traits(s.runtime, (motus_size_class)(9),
                                              MOTUS_SIZE_CLASS_COMPACT),
                INVALID_ARGUMENT, "motus_runtime_override_traits");
  CHECK_REFUSED(motus_view_controller_override_child_traits(
                    r, q, MOTUS_SIZE_CLASS_COMPACT, MOTUS_SIZE_CLASS_COMPACT),
                INVALID_ARGUMENT,
                "motus_view_controller_override_child_traits");
  report_clear();
  story_close(&s);
}

/* What stands above and has taken the view away puts it back where it is now.
 * */
static void what_is_covered_adapts_too(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view *view = motus_view_controller_view(p);
  motus_view_controller_set_presentation_style(q,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_present(p, q, false, NULL, NULL, NULL);
  s.told[0] = 0;
  resize(narrow, true);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "style?compact as_1~"));
  CHECK(strstr(s.told, "appear") == NULL);
  CHECK_EQUAL(motus_presentation_controller_style(now(p)),
              MOTUS_PRESENTATION_PAGE_SHEET);
  CHECK_EQUAL(motus_view_controller_appearance_state(p),
              MOTUS_APPEARANCE_DISAPPEARED);
  s.told[0] = 0;
  motus_view_controller_dismiss(p, false, NULL, NULL, NULL);
  story_tick(&s);
  CHECK_TOLD(&s, "Q.will_disappear P.will_appear P.is_appearing P.did_appear "
                 "Q.did_disappear");
  CHECK(motus_view_superview(motus_view_superview(view)) ==
        motus_presentation_controller_presented_view(now(p)));
  CHECK_NEAR(motus_view_bounds(view).width, 390, 0);
  CHECK_NEAR(motus_view_bounds(view).height, 814, 0);
  story_close(&s);
}

/* CN-7: who holds a controller hears that its contents want another size. */
static void contents_want_another_size(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_NONE);
  motus_view_controller_add_child(p, q);
  s.told[0] = 0;
  motus_view_controller_set_preferred_content_size(q, (motus_size){10, 10});
  CHECK_TOLD(&s, "P.child_wants(Q)");
  motus_view_controller_set_preferred_content_size(q, (motus_size){10, 10});
  CHECK_TOLD(&s, "");
  CHECK_EQUAL(motus_view_controller_system_layout_fitting_size_did_change(q),
              MOTUS_OK);
  CHECK_TOLD(&s, "P.child_fits(Q)");
  motus_view_controller_set_preferred_content_size(p, (motus_size){111, 99});
  story_tick(&s);
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(p)).width, 111, 0);
  story_close(&s);
}

static void size_for_presented(void *user_data,
                               motus_presentation_controller *it,
                               motus_view_controller *presented, double *width,
                               double *height) {
  (void)user_data, (void)it;
  CHECK(presented == p);
  *height = *width / 2;
}
static void presentation_traits(void *user_data,
                                motus_presentation_controller *it,
                                motus_size_class horizontal,
                                motus_size_class vertical,
                                motus_transition_coordinator *coordinator) {
  (void)it, (void)vertical;
  story_say(user_data, size_class(horizontal));
  CHECK(coordinator != NULL);
}
static void presentation_size(void *user_data,
                              motus_presentation_controller *it, double width,
                              double height,
                              motus_transition_coordinator *coordinator) {
  (void)it;
  CHECK_NEAR(width, 390, 0);
  CHECK_NEAR(height, 844, 0);
  CHECK(coordinator != NULL);
  story_say(user_data, "resizes");
}
static void presented_wants(void *user_data, motus_presentation_controller *it,
                            motus_view_controller *presented) {
  (void)it;
  story_say(user_data, presented == p ? "P_wants" : "?");
}
static void presented_fits(void *user_data, motus_presentation_controller *it,
                           motus_view_controller *presented) {
  (void)it;
  story_say(user_data, presented == p ? "P_fits" : "?");
}
static motus_presentation_controller *
answer_presentation(void *user_data, motus_view_controller *presented,
                    motus_view_controller *presenting,
                    motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  return original;
}

/* PR-11: a presentation controller is a container of contents. */
static void a_presentation_controller_hears_of_sizes(void) {
  story_open(&s);
  resize(wide, false);
  r = screen("R");
  p = screen("P");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_presentation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .will_transition_to_traits = presentation_traits,
      .view_will_transition_to_size = presentation_size,
      .size_for_child = size_for_presented,
      .preferred_content_size_did_change_for_child = presented_wants,
      .system_layout_fitting_size_did_change_for_child = presented_fits};
  CHECK_EQUAL(motus_presentation_controller_create(p, NULL, &callbacks, &s,
                                                   NULL, &original),
              MOTUS_OK);
  motus_transitioning_delegate delegate = {.struct_size = sizeof delegate,
                                           .presentation_controller =
                                               answer_presentation};
  motus_view_controller_set_transitioning_delegate(p, &delegate, &s, NULL);
  motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_CUSTOM);
  motus_view_controller_present(r, p, false, NULL, NULL, NULL);
  s.told[0] = 0;
  motus_view_controller_set_preferred_content_size(p, (motus_size){9, 9});
  motus_view_controller_system_layout_fitting_size_did_change(p);
  CHECK_TOLD(&s, "P_wants P_fits");
  resize(narrow, true);
  story_run(&s, 1);
  CHECK_TOLD(&s, "R.traits_compact_regular~ compact P.traits_compact_regular~ "
                 "R.size_390x844~ resizes P.size_390x195~");
  motus_release(original);
  story_close(&s);
}

CHECK_MAIN(TEST(a_popover_is_full_screen_in_a_narrow_window),
           TEST(another_controller_can_stand_in),
           TEST(a_dismissal_ends_an_adaptation), TEST(traits_can_be_overridden),
           TEST(what_is_covered_adapts_too), TEST(contents_want_another_size),
           TEST(a_presentation_controller_hears_of_sizes))
