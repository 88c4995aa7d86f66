/* Traits that a host says, and sizes that contents want: who hears of them. */
#include "adaptation_stage.h"

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

CHECK_MAIN(TEST(traits_can_be_overridden), TEST(contents_want_another_size),
           TEST(a_presentation_controller_hears_of_sizes))
