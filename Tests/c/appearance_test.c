/* Appearance and containment, call by call: custom containers of both sorts,
 * children that come and go, flags that say why. */
#include "story.h"

static story s;
static motus_view_controller *p, *q, *x, *y;
static bool with_flags;

static motus_view *view_of(motus_view_controller *it) {
  return motus_view_controller_view(it);
}

/* Why it appears, in the call: AP-7. */
static void why(motus_view_controller *it) {
  if (!with_flags)
    return;
  if (((motus_view_controller_appearance_reasons(it) &
        MOTUS_APPEARANCE_JOINS_PARENT) != 0))
    story_say(&s, "comes");
  if (((motus_view_controller_appearance_reasons(it) &
        MOTUS_APPEARANCE_LEAVES_PARENT) != 0))
    story_say(&s, "leaves");
}

static void will_appear(void *user_data, motus_view_controller *it,
                        bool animated) {
  story_view_will_appear(user_data, it, animated);
  why(it);
}
static void did_appear(void *user_data, motus_view_controller *it,
                       bool animated) {
  story_view_did_appear(user_data, it, animated);
  why(it);
}
static void will_disappear(void *user_data, motus_view_controller *it,
                           bool animated) {
  story_view_will_disappear(user_data, it, animated);
  why(it);
}
static void did_disappear(void *user_data, motus_view_controller *it,
                          bool animated) {
  story_view_did_disappear(user_data, it, animated);
  why(it);
}

static motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_will_appear = will_appear;
  callbacks.view_did_appear = did_appear;
  callbacks.view_will_disappear = will_disappear;
  callbacks.view_did_disappear = did_disappear;
  return story_screen_with(&s, name, &callbacks);
}

/* P fills the window; Q, x and y stand beside it. */
static void open_four(void) {
  story_open(&s);
  with_flags = false;
  p = screen("P");
  q = screen("Q");
  x = screen("x");
  y = screen("y");
  motus_runtime_set_root_view_controller(s.runtime, p);
  story_tick(&s);
  s.told[0] = 0;
}

/* With x and y as children of P, x shown. */
static void open_children(void) {
  open_four();
  motus_view_controller_add_child(p, x);
  motus_view_controller_add_child(p, y);
  motus_view_add_subview(view_of(p), view_of(x));
  motus_view_controller_did_move_to_parent(x, p);
  motus_view_controller_did_move_to_parent(y, p);
  s.told[0] = 0;
}

/* CN-1, CN-2, CN-5. */
static void each_side_of_a_move_tells_its_half(void) {
  open_four();
  motus_view_controller_add_child(p, x);
  CHECK_TOLD(&s, "x.will_move(P)");
  motus_view_controller_did_move_to_parent(x, p);
  CHECK_TOLD(&s, "x.did_move(P)");
  motus_view_controller_add_child(p, y);
  motus_view_controller_did_move_to_parent(y, p);
  s.told[0] = 0;
  motus_view_controller_add_child(p, x); /* again: to the end, once */
  CHECK_TOLD(&s, "x.will_move(P)");
  CHECK_EQUAL(motus_view_controller_child_count(p), 2);
  CHECK(motus_view_controller_child_at(p, 0) == y);
  CHECK(motus_view_controller_child_at(p, 1) == x);
  motus_view_controller_did_move_to_parent(x, p);
  s.told[0] = 0;
  motus_view_controller_add_child(q, x); /* from one parent to the other */
  CHECK_TOLD(&s, "x.did_move(-) x.will_move(Q)");
  CHECK(motus_view_controller_parent(x) == q);
  motus_view_controller_remove_from_parent(x);
  CHECK_TOLD(&s, "x.did_move(-)");
  CHECK_EQUAL(motus_view_controller_child_count(q), 0);
  story_close(&s);
}

/* AP-5, AP-7: the usual way to add and to remove a child that is seen. */
static void a_child_comes_and_goes_with_its_view(void) {
  open_four();
  with_flags = true;
  motus_view_controller_add_child(p, x);
  motus_view_add_subview(view_of(p), view_of(x));
  motus_view_controller_did_move_to_parent(x, p);
  CHECK_TOLD(&s, "x.will_move(P) x.did_load x.will_appear comes x.is_appearing "
                 "x.did_appear comes x.did_move(P)");
  motus_view_controller_will_move_to_parent(x, NULL);
  motus_view_remove_from_superview(view_of(x));
  motus_view_controller_remove_from_parent(x);
  CHECK_TOLD(&s, "x.will_move(-) x.will_disappear leaves x.did_disappear "
                 "leaves x.did_move(-)");
  story_close(&s);
}

/* AP-6, AP-8: nothing is told out of the window; a child follows the phase of
 * its parent, one call after it. */
static void children_follow_the_phase_of_their_parent(void) {
  open_children();
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_TOLD(&s, "P.will_disappear x.will_disappear P.did_disappear "
                 "x.did_disappear");
  motus_view_add_subview(view_of(p), view_of(y));
  CHECK_TOLD(&s, "y.did_load");
  motus_runtime_set_root_view_controller(s.runtime, p);
  CHECK_TOLD(&s, "P.will_appear x.will_appear y.will_appear P.is_appearing "
                 "x.is_appearing y.is_appearing P.did_appear x.did_appear "
                 "y.did_appear");
  story_close(&s);
}

static void add_y(void *user_data, motus_view_controller *it, bool animated) {
  story_view_will_appear(user_data, it, animated);
  motus_view_controller_add_child(it, y);
  motus_view_add_subview(view_of(it), view_of(y));
}

/* AP-6: who is added while the parent is appearing waits for its did-call. */
static void who_comes_while_the_parent_appears_waits_for_it(void) {
  open_four();
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_will_appear = add_y;
  motus_view_controller *r = story_screen_with(&s, "R", &callbacks);
  motus_runtime_set_root_view_controller(s.runtime, r);
  CHECK(story_in_order(&s, "R.will_appear y.will_move(R) y.did_load "
                           "y.will_appear R.is_appearing y.is_appearing "
                           "R.did_appear y.did_appear"));
  story_close(&s);
}

/* ---- transition(from:to:) ---- */

static void fade_in(void *user_data) {
  motus_view_set_alpha(user_data, 0.5);
}

static void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static motus_status go(motus_view_controller *from, motus_view_controller *to) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.25;
  return motus_view_controller_transition(p, from, to, &options, fade_in,
                                          view_of(to), completed, &s,
                                          story_destroy);
}

/* CN-3: who comes is told first, and views come and go by themselves. */
static void one_child_follows_the_other(void) {
  open_children();
  view_of(y);
  s.told[0] = 0;
  CHECK_EQUAL(go(x, y), MOTUS_OK);
  CHECK_TOLD(&s, "");
  story_tick(&s);
  CHECK_TOLD(&s, "y.will_appear~ x.will_disappear~ y.is_appearing~");
  CHECK(motus_view_superview(view_of(y)) == view_of(p));
  CHECK(motus_view_superview(view_of(x)) == view_of(p));
  story_run(&s, 0.25);
  CHECK_TOLD(&s, "y.did_appear~ x.did_disappear~ completed");
  CHECK(motus_view_superview(view_of(x)) == NULL);
  CHECK_EQUAL(motus_view_controller_child_count(p), 2);
  story_close(&s);
}

/* A request that has lost its sides answers, and the next one too. */
static void a_side_that_leaves_meanwhile_is_told_to_both_requests(void) {
  open_children();
  view_of(y);
  s.told[0] = 0;
  CHECK_EQUAL(go(x, y), MOTUS_OK);
  CHECK_EQUAL(go(y, x), MOTUS_OK);
  motus_view_controller_remove_from_parent(y);
  story_run(&s, 1);
  CHECK(strstr(s.told, "not_completed not_completed") != NULL);
  CHECK_EQUAL(s.destroyed, 2);
  CHECK_EQUAL(motus_view_controller_appearance_state(x),
              MOTUS_APPEARANCE_APPEARED);
  CHECK(reported.count > 0);
  report_clear();
  story_close(&s);
}

/* ---- By hand ---- */

/* AP-2, AP-4, AP-5: a container that forwards nothing says it itself; the view
 * is appearing in the frame in which it stands in the window, before the
 * end. */
static void a_container_says_itself_when_children_appear(void) {
  open_children();
  view_of(y);
  s.told[0] = 0;
  motus_view_controller_set_forwards_appearance(p, false);
  CHECK_REFUSED(go(x, y), INVALID_STATE, "motus_view_controller_transition");
  report_clear();
  motus_view_controller_begin_appearance_transition(x, false, true);
  motus_view_controller_begin_appearance_transition(y, true, true);
  CHECK_TOLD(&s, "x.will_disappear~ y.will_appear~");
  story_tick(&s);
  CHECK_TOLD(&s, ""); /* it stands nowhere yet */
  motus_view_add_subview(view_of(p), view_of(y));
  CHECK_TOLD(&s, "");
  story_tick(&s);
  CHECK_TOLD(&s, "y.is_appearing~");
  story_tick(&s);
  motus_view_remove_from_superview(view_of(x));
  CHECK_TOLD(&s, "");
  motus_view_controller_end_appearance_transition(x);
  motus_view_controller_end_appearance_transition(y);
  CHECK_TOLD(&s, "x.did_disappear~ y.did_appear~");
  /* Turned round in the middle, and back: no did-call between. */
  motus_view_controller_begin_appearance_transition(y, false, true);
  motus_view_controller_begin_appearance_transition(y, true, true);
  story_tick(&s);
  motus_view_controller_end_appearance_transition(y);
  CHECK_TOLD(&s, "y.will_disappear~ y.will_appear~ y.is_appearing~ "
                 "y.did_appear~");
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_TOLD(&s, "P.will_disappear P.did_disappear");
  story_close(&s);
}

/* US-14: who, what, and in which state. */
static void an_unbalanced_call_names_who_and_what(void) {
  open_children();
  motus_view_controller_set_title(x, "inbox");
  motus_view_controller_set_forwards_appearance(p, false);
  motus_view_controller_end_appearance_transition(x);
  CHECK_SAYS("inbox");
  CHECK_SAYS("appeared");
  motus_view_controller_begin_appearance_transition(x, true, true);
  CHECK_EQUAL(reported.count, 2);
  CHECK_SAYS("inbox");
  CHECK_TEXT(reported.function,
             "motus_view_controller_begin_appearance_transition");
  CHECK_TOLD(&s, "");
  CHECK_EQUAL(motus_view_controller_appearance_state(x),
              MOTUS_APPEARANCE_APPEARED);
  report_clear();
  story_close(&s);
}

CHECK_MAIN(TEST(each_side_of_a_move_tells_its_half),
           TEST(a_child_comes_and_goes_with_its_view),
           TEST(children_follow_the_phase_of_their_parent),
           TEST(who_comes_while_the_parent_appears_waits_for_it),
           TEST(one_child_follows_the_other),
           TEST(a_side_that_leaves_meanwhile_is_told_to_both_requests),
           TEST(a_container_says_itself_when_children_appear),
           TEST(an_unbalanced_call_names_who_and_what))
