/* Traits, and presentations that adapt while they last (CN-8, PR-11, PR-12). */
#include "adaptation_stage.h"

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
  CHECK(!((motus_view_controller_appearance_reasons(p) &
           MOTUS_APPEARANCE_DISMISSED) != 0));
  CHECK(!((motus_view_controller_appearance_reasons(q) &
           MOTUS_APPEARANCE_PRESENTED) != 0));
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

static void end_the_root(void) {
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_view_controller_set_presentation_style(p,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
}

/* The host is asked which controller adapts, and ends the root with what it
 * presents, and gives that another style: the presentation controller is gone,
 * and nobody is told of it any more. */
static void nothing_is_prepared_for_what_has_ended(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_FULL_SCREEN);
  meanwhile = end_the_root;
  motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_COMPACT,
                                MOTUS_SIZE_CLASS_UNSPECIFIED);
  CHECK(strstr(s.told, "other?") != NULL);
  CHECK(strstr(s.told, "prepare") == NULL);
  CHECK(!motus_is_alive(original));
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  story_run(&s, 1);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* PR-12: an adaptation that waits for a presentation comes when the change of
 * size is over, and its delegate gets no coordinator that has ended. */
static void a_late_adaptation_has_no_coordinator(void) {
  open_presented(MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_dismiss(r, false, NULL, NULL, NULL);
  motus_view_controller_present(r, p, true, completed, &s, NULL);
  s.told[0] = 0;
  motus_animation_options brief;
  motus_animation_options_init(&brief, sizeof brief);
  brief.duration = 0.05;
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, narrow, 0, &brief, NULL,
                                            NULL, NULL),
              MOTUS_OK);
  story_run(&s, 2);
  CHECK(strstr(s.told, "as_0 ") != NULL);
  CHECK(strstr(s.told, "as_0~") == NULL);
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(p)).width, 390, 0);
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

CHECK_MAIN(TEST(a_popover_is_full_screen_in_a_narrow_window),
           TEST(another_controller_can_stand_in),
           TEST(a_dismissal_ends_an_adaptation),
           TEST(nothing_is_prepared_for_what_has_ended),
           TEST(a_late_adaptation_has_no_coordinator),
           TEST(what_is_covered_adapts_too))
