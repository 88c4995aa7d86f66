/* Odd moments of presentations: what a host does from inside, in the middle, or
 * to what is on its way (PR-1 to PR-10, US-6, US-18, US-21). */
#include "presentation_stage.h"

static void present_q(void) {
  CHECK_EQUAL(present(p, q, true), MOTUS_OK);
}
static void dismiss_p(void) {
  dismiss(p, true);
}
static void dismiss_p_at_once(void) {
  dismiss(p, false);
}

/* From within a will-call: it comes afterwards. */
static void presenting_from_a_will_call_waits(void) {
  open_screens(MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  inside = present_q;
  CHECK_EQUAL(present(r, p, true), MOTUS_OK);
  story_run(&s, 2);
  CHECK(story_in_order(&s, "P.did_appear~ Q.will_appear~ Q.did_appear~"));
  CHECK(motus_view_controller_presented_view_controller(p) == q);
  dismiss(r, true);
  check_rest();
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  story_close(&s);
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  inside = present_q;
  CHECK_EQUAL(present(r, p, false), MOTUS_OK);
  check_rest();
  CHECK(motus_view_controller_presented_view_controller(p) == q);
  story_close(&s);
}

/* A dismissal while it comes, from inside and from outside. */
static void dismissing_while_presenting_waits_for_it(void) {
  void (*const moments[])(void) = {NULL, dismiss_p, dismiss_p_at_once};
  for (int i = 0; i < 3; i++)
    for (int style = 0; style < 3; style++) {
      open_screens(style == 0   ? MOTUS_PRESENTATION_PAGE_SHEET
                   : style == 1 ? MOTUS_PRESENTATION_FULL_SCREEN
                                : MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT);
      inside = moments[i];
      CHECK_EQUAL(present(r, p, true), MOTUS_OK);
      story_run(&s, 0.1);
      if (!moments[i])
        dismiss(r, true);
      check_rest();
      CHECK(story_in_order(&s, "P.will_appear~ P.did_appear~"));
      CHECK(motus_view_controller_presented_view_controller(r) == NULL);
      CHECK(motus_view_controller_presenting_view_controller(p) == NULL);
      CHECK_EQUAL(s.destroyed, 2);
      story_close(&s);
    }
}

/* PR-2: who stands in the middle of a chain takes away what is above it. */
static void the_middle_of_a_chain_dismisses_what_is_above(void) {
  open_screens(MOTUS_PRESENTATION_PAGE_SHEET);
  present(r, p, false);
  present(p, q, false);
  present(q, t, false);
  s.told[0] = 0;
  dismiss(q, true);
  story_run(&s, 1);
  CHECK_TOLD(&s, "T.will_disappear~ T.did_disappear~ completed");
  CHECK(motus_view_controller_presented_view_controller(p) == q);
  present(q, t, false);
  s.told[0] = 0;
  dismiss(p, true);
  story_run(&s, 1);
  CHECK_TOLD(&s, "T.will_disappear~ Q.will_disappear~ T.did_disappear~ "
                 "Q.did_disappear~ completed");
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  /* On top of it itself, it goes. */
  dismiss(p, false);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  check_rest();
  story_close(&s);
}

/* PR-1: on a child that defines a context. */
static void a_child_presents_in_its_own_context(motus_presentation_style style,
                                                bool leaves) {
  motus_rect frame = {0, 100, WIDTH, 300};
  open_screens(style);
  motus_view_controller_add_child(r, t);
  motus_view_set_frame(motus_view_controller_view(t), frame);
  motus_view_add_subview(motus_view_controller_view(r),
                         motus_view_controller_view(t));
  motus_view_controller_did_move_to_parent(t, r);
  motus_view_controller_set_modal_flags(t, MOTUS_MODAL_DEFINES_CONTEXT);
  CHECK_EQUAL(present(t, p, true), MOTUS_OK);
  CHECK(motus_view_controller_presenting_view_controller(p) == t);
  story_run(&s, 1);
  CHECK_EQUAL(motus_view_superview(motus_view_controller_view(t)) == NULL,
              leaves);
  motus_view *container = motus_presentation_controller_container_view(
      motus_view_controller_active_presentation_controller(p));
  CHECK_NEAR(motus_view_bounds(container).height, 300, 0);
  /* The window turns: it goes where its context goes. */
  motus_runtime_set_window_size(s.runtime, (motus_size){HEIGHT, WIDTH}, 1, NULL,
                                NULL, NULL, NULL);
  story_tick(&s);
  dismiss(t, true);
  check_rest();
  CHECK(motus_view_superview(motus_view_controller_view(t)) ==
        motus_view_controller_view(r));
  CHECK_EQUAL(motus_view_controller_appearance_state(t),
              MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
}

static void contexts_of_children_work_in_both_styles(void) {
  a_child_presents_in_its_own_context(MOTUS_PRESENTATION_CURRENT_CONTEXT, true);
  a_child_presents_in_its_own_context(MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT,
                                      false);
}

/* A popover asked for by a child is the window's all the same. */
static void a_popover_on_a_child_covers_the_window(void) {
  open_screens(MOTUS_PRESENTATION_POPOVER);
  motus_runtime_set_window_size(s.runtime, (motus_size){1000, 800}, 0, NULL,
                                NULL, NULL, NULL);
  motus_view_controller_add_child(r, t);
  motus_view_add_subview(motus_view_controller_view(r),
                         motus_view_controller_view(t));
  motus_view_controller_set_modal_flags(t, MOTUS_MODAL_DEFINES_CONTEXT);
  CHECK_EQUAL(present(t, p, true), MOTUS_OK);
  CHECK(motus_view_controller_presenting_view_controller(p) == r);
  story_run(&s, 1);
  CHECK(motus_view_superview(motus_presentation_controller_container_view(
            motus_view_controller_active_presentation_controller(p))) ==
        motus_runtime_window(s.runtime));
  dismiss(t, true);
  check_rest();
  story_close(&s);
}

/* Controllers that the host lets go of in the middle live as long as they are
 * presented; the runtime can end at any moment. */
static void the_last_reference_can_go_at_any_moment(void) {
  for (int frames = 0; frames < 40; frames += 4)
    for (int ends = 0; ends < 2; ends++) {
      open_screens(ends ? MOTUS_PRESENTATION_PAGE_SHEET
                        : MOTUS_PRESENTATION_FULL_SCREEN);
      present(r, p, true);
      story_run(&s, frames * FRAME);
      motus_release(p);
      CHECK(motus_is_alive(p));
      if (frames % 8 == 0) {
        story_run(&s, 2);
        motus_view_controller_dismiss(r, frames % 16 == 0, NULL, NULL, NULL);
        story_run(&s, frames * FRAME);
      }
      if (ends) {
        story_run(&s, 2);
        motus_view_controller_dismiss(r, false, NULL, NULL, NULL);
        CHECK(!motus_is_alive(p));
        motus_runtime_set_root_view_controller(s.runtime, NULL);
        motus_release(r);
        CHECK(!motus_is_alive(r));
      }
      story_close(&s);
      CHECK_EQUAL(s.destroyed, 5);
    }
}

static void replace_root(void) {
  motus_runtime_set_root_view_controller(s.runtime, t);
}
static void let_go_of_p(void) {
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_release(p);
}

/* What it stands on goes in the middle of a will-call. */
static void the_root_can_go_inside_a_will_call(void) {
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  inside = replace_root;
  present(r, p, true);
  story_run(&s, 2);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  check_rest();
  CHECK_EQUAL(motus_view_controller_appearance_state(t),
              MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
  open_screens(MOTUS_PRESENTATION_PAGE_SHEET);
  inside = let_go_of_p;
  present(r, p, true);
  story_run(&s, 2);
  CHECK(!motus_is_alive(p));
  CHECK_EQUAL(motus_view_controller_appearance_state(r),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* PR-10: what the library makes for a presentation comes in its place, also in
 * a block of the host's, in which a presentation without animation begins. */
static void decorations_do_not_grow_in_a_block(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_PAGE_SHEET, MOTUS_PRESENTATION_POPOVER,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN,
      MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT};
  for (int i = 0; i < 4; i++) {
    motus_animation_options options;
    const motus_draw_item *items = NULL;
    size_t count = 0, seen = 0;
    open_screens(styles[i]);
    motus_animation_options_init(&options, sizeof options);
    options.duration = 1;
    motus_runtime_begin_animation(s.runtime, &options);
    CHECK_EQUAL(present(r, p, false), MOTUS_OK);
    motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    motus_view *container = motus_presentation_controller_container_view(
        motus_view_controller_active_presentation_controller(p));
    motus_view *behind = motus_view_subview_at(container, 0);
    story_tick(&s);
    CHECK_EQUAL(motus_runtime_draw_list(s.runtime, &items, &count), MOTUS_OK);
    for (size_t at = 0; at < count; at++)
      if (items[at].view == container || (i < 2 && items[at].view == behind)) {
        motus_rect window = motus_view_bounds(motus_runtime_window(s.runtime));
        CHECK_NEAR(items[at].bounds.width, window.width, 0);
        CHECK_NEAR(items[at].bounds.height, window.height, 0);
        CHECK_NEAR(items[at].transform.tx, 0, 0);
        CHECK_NEAR(items[at].transform.ty, 0, 0);
        seen++;
      }
    CHECK_EQUAL(seen, i < 2 ? 2 : 1);
    dismiss(r, false);
    check_rest();
    story_close(&s);
  }
}

CHECK_MAIN(TEST(presenting_from_a_will_call_waits),
           TEST(dismissing_while_presenting_waits_for_it),
           TEST(the_middle_of_a_chain_dismisses_what_is_above),
           TEST(contexts_of_children_work_in_both_styles),
           TEST(a_popover_on_a_child_covers_the_window),
           TEST(the_last_reference_can_go_at_any_moment),
           TEST(the_root_can_go_inside_a_will_call),
           TEST(decorations_do_not_grow_in_a_block))
