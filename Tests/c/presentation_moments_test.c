/* Odd moments of presentations: what a host does from inside, in the middle, or
 * to what is on its way (PR-1 to PR-10, US-6, US-18, US-21). */
#include "story.h"

static story s;
static motus_view_controller *r, *p, *q, *t;
static void (*inside)(void);

static void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static void now_and_then(void) {
  void (*call)(void) = inside;
  inside = NULL;
  if (call)
    call();
}

static void will_appear(void *user_data, motus_view_controller *it,
                        bool animated) {
  story_view_will_appear(user_data, it, animated);
  if (it == p)
    now_and_then();
}

static motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_will_appear = will_appear;
  return story_screen_with(&s, name, &callbacks);
}

static void open_screens(motus_presentation_style style) {
  story_open(&s);
  inside = NULL;
  r = screen("R");
  p = screen("P");
  q = screen("Q");
  t = screen("T");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p, style);
  motus_view_controller_set_presentation_style(q, style);
  motus_view_controller_set_presentation_style(t, style);
  story_tick(&s);
  s.told[0] = 0;
}

static motus_status present(motus_view_controller *from,
                            motus_view_controller *what, bool animated) {
  return motus_view_controller_present(from, what, animated, completed, &s,
                                       story_destroy);
}

static void dismiss(motus_view_controller *from, bool animated) {
  CHECK_EQUAL(motus_view_controller_dismiss(from, animated, completed, &s,
                                            story_destroy),
              MOTUS_OK);
}

/* Nothing is under way, and who is in the window has appeared. */
static void check_rest(void) {
  motus_view_controller *all[] = {r, p, q, t};
  story_run(&s, 2);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  for (int i = 0; i < 4; i++) {
    motus_view *view = motus_view_controller_view_if_loaded(all[i]);
    motus_view *top = view;
    while (top && motus_view_superview(top))
      top = motus_view_superview(top);
    CHECK_EQUAL(motus_view_controller_appearance_state(all[i]),
                top && top == motus_runtime_window(s.runtime)
                    ? MOTUS_APPEARANCE_APPEARED
                    : MOTUS_APPEARANCE_DISAPPEARED);
    CHECK(motus_view_controller_transition_coordinator(all[i]) == NULL);
  }
}

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

static void touch(motus_touch_phase phase, double y) {
  story_touch(&s, phase, 100, y);
}

static void wait(double seconds) {
  double end = motus_runtime_time(s.runtime) + seconds;
  while (motus_runtime_time(s.runtime) < end)
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
}

static double card_top(motus_view_controller *of) {
  return motus_view_frame(
             motus_presentation_controller_presented_view(
                 motus_view_controller_active_presentation_controller(of)))
      .y;
}

static motus_presentation_controller *open_sheet(void) {
  motus_sheet_options options;
  motus_presentation_controller *sheet;
  open_screens(MOTUS_PRESENTATION_PAGE_SHEET);
  sheet = motus_view_controller_presentation_controller(p);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  motus_sheet_set_options(sheet, &options, NULL, NULL, NULL);
  present(r, p, false);
  wait(FRAME);
  s.told[0] = 0;
  return sheet;
}

/* The window gets another size under the finger, at once, animated, and so that
 * the sheet is a card. */
static void a_sheet_can_be_dragged_while_the_window_changes(void) {
  const motus_size sizes[] = {{390, 700}, {500, 900}, {1000, 800}, {844, 390}};
  motus_animation_options animation;
  motus_animation_options_init(&animation, sizeof animation);
  animation.duration = 0.25;
  for (int size = 0; size < 4; size++)
    for (int animated = 0; animated < 2; animated++)
      for (int down = 0; down < 2; down++) {
        open_sheet();
        touch(MOTUS_TOUCH_BEGAN, 500);
        touch(MOTUS_TOUCH_MOVED, 470);
        touch(MOTUS_TOUCH_MOVED, down ? 560 : 440);
        motus_runtime_set_window_size(s.runtime, sizes[size], 0,
                                      animated ? &animation : NULL, NULL, NULL,
                                      NULL);
        wait(0.1);
        touch(MOTUS_TOUCH_MOVED, down ? 580 : 430);
        wait(0.3);
        touch(MOTUS_TOUCH_ENDED, down ? 580 : 430);
        wait(1);
        CHECK(motus_view_controller_presented_view_controller(r) == p);
        motus_rect frame =
            motus_view_frame(motus_presentation_controller_presented_view(
                motus_view_controller_active_presentation_controller(p)));
        motus_rect wanted =
            motus_presentation_controller_frame_of_presented_view(
                motus_view_controller_active_presentation_controller(p));
        CHECK_NEAR(frame.y, wanted.y, 0);
        CHECK_NEAR(frame.height, wanted.height, 0);
        CHECK_NEAR(frame.width, wanted.width, 0);
        CHECK(frame.y + frame.height <= sizes[size].height);
        motus_view_controller_dismiss(r, true, NULL, NULL, NULL);
        wait(1);
        CHECK(!motus_runtime_needs_tick(s.runtime));
        story_close(&s);
      }
}

/* Each has its own card, dimming and finger; the upper one is dragged. */
static void a_sheet_stands_in_front_of_a_sheet(void) {
  open_sheet();
  CHECK_EQUAL(present(p, q, true), MOTUS_OK);
  story_run(&s, 1);
  double lower = card_top(p);
  CHECK_NEAR(lower, HEIGHT - 456, 0);
  CHECK_NEAR(card_top(q), 30, 0);
  touch(MOTUS_TOUCH_BEGAN, 200);
  for (int i = 1; i <= 10; i++)
    touch(MOTUS_TOUCH_MOVED, 200 + 50.0 * i);
  touch(MOTUS_TOUCH_ENDED, 700);
  wait(1);
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  CHECK(motus_view_controller_presented_view_controller(p) == NULL);
  CHECK_NEAR(card_top(p), lower, 0);
  touch(MOTUS_TOUCH_BEGAN, 500);
  for (int i = 1; i <= 10; i++)
    touch(MOTUS_TOUCH_MOVED, 500 + 30.0 * i);
  touch(MOTUS_TOUCH_ENDED, 800);
  wait(1);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  s.told[0] = 0;
  check_rest();
  story_close(&s);
}

static void delegate_destroyed(void *user_data) {
  *(int *)user_data += 1;
}

static bool may_always(void *user_data, motus_presentation_controller *it) {
  motus_adaptive_presentation_delegate none;
  motus_adaptive_presentation_delegate_init(&none, sizeof none);
  CHECK_EQUAL(*(int *)user_data, 0);
  /* Replaces itself in the middle of the question. */
  motus_presentation_controller_set_delegate(it, &none, NULL, NULL);
  CHECK_EQUAL(*(int *)user_data, 0);
  return true;
}

/* The delegate goes in the middle of a drag, from outside and from inside. */
static void a_delegate_can_go_in_the_middle_of_a_drag(void) {
  for (int from_inside = 0; from_inside < 2; from_inside++) {
    int destroyed = 0;
    motus_adaptive_presentation_delegate delegate;
    motus_presentation_controller *sheet = open_sheet();
    motus_adaptive_presentation_delegate_init(&delegate, sizeof delegate);
    delegate.should_dismiss = may_always;
    CHECK_EQUAL(motus_presentation_controller_set_delegate(
                    sheet, &delegate, &destroyed, delegate_destroyed),
                MOTUS_OK);
    touch(MOTUS_TOUCH_BEGAN, 500);
    touch(MOTUS_TOUCH_MOVED, 480);
    if (!from_inside) {
      motus_presentation_controller_set_delegate(sheet, NULL, NULL, NULL);
      CHECK_EQUAL(destroyed, 1);
    }
    for (int i = 1; i <= 10; i++)
      touch(MOTUS_TOUCH_MOVED, 480 + 30.0 * i);
    CHECK_EQUAL(destroyed, 1);
    touch(MOTUS_TOUCH_ENDED, 800);
    wait(1);
    CHECK(motus_view_controller_presented_view_controller(r) == NULL);
    story_close(&s);
  }
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

CHECK_MAIN(TEST(presenting_from_a_will_call_waits),
           TEST(dismissing_while_presenting_waits_for_it),
           TEST(the_middle_of_a_chain_dismisses_what_is_above),
           TEST(contexts_of_children_work_in_both_styles),
           TEST(a_popover_on_a_child_covers_the_window),
           TEST(a_sheet_can_be_dragged_while_the_window_changes),
           TEST(a_sheet_stands_in_front_of_a_sheet),
           TEST(a_delegate_can_go_in_the_middle_of_a_drag),
           TEST(the_last_reference_can_go_at_any_moment),
           TEST(the_root_can_go_inside_a_will_call))
