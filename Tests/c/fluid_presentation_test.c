/* Fluid presenters: a request in the middle of a presentation goes first, and
 * the picture goes on until what comes covers it. */
#include "presentation_stage.h"

static bool is_drawn(motus_view_controller *it) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_list(s.runtime, &items, &count), MOTUS_OK);
  for (size_t k = 0; k < count; k++)
    if (items[k].view == motus_view_controller_view_if_loaded(it))
      return true;
  return false;
}

/* How many of 40 points down the window no screen covers. */
static int holes(void) {
  motus_view_controller *all[] = {r, p, q, t};
  const motus_draw_item *items = NULL;
  size_t count = 0;
  int empty = 0;
  CHECK_EQUAL(motus_runtime_draw_list(s.runtime, &items, &count), MOTUS_OK);
  for (int i = 0; i < 40; i++) {
    double y = 10 + 20 * i;
    bool covered = false;
    for (size_t k = 0; k < count; k++)
      for (int n = 0; n < 4; n++) {
        const motus_draw_item *it = &items[k];
        double top = it->transform.ty + it->transform.d * it->bounds.y;
        if (it->view == motus_view_controller_view_if_loaded(all[n]) &&
            y >= top && y <= top + it->bounds.height)
          covered = true;
      }
    empty += !covered;
  }
  return empty;
}

static double middle(motus_view_controller *it) {
  double center[2] = {NAN, NAN};
  motus_view_property(motus_view_controller_view(it), MOTUS_PROPERTY_CENTER,
                      MOTUS_VALUE_SHOWN, center, 2);
  return center[1];
}

static void open_fluid(void) {
  motus_view_controller *all[] = {NULL, NULL, NULL, NULL};
  motus_color grey = {.5, .5, .5, 1};
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  all[0] = r, all[1] = p, all[2] = q, all[3] = t;
  for (int i = 0; i < 4; i++) {
    motus_view_set_background_color(motus_view_controller_view(all[i]), grey);
    motus_view_controller_set_interruption_policy(all[i],
                                                  MOTUS_INTERRUPTION_FLUID);
  }
}

static void check_frames(double seconds) {
  for (int i = 0; i < seconds / FRAME; i++) {
    double before[2] = {middle(r), middle(p)};
    bool drawn[2] = {is_drawn(r), is_drawn(p)};
    story_tick(&s);
    CHECK_EQUAL(holes(), 0);
    if (drawn[0] && is_drawn(r))
      CHECK_NEAR(middle(r), before[0], 8000 * FRAME);
    if (drawn[1] && is_drawn(p))
      CHECK_NEAR(middle(p), before[1], 8000 * FRAME);
  }
}

static void a_dismissal_in_a_presentation_leaves_no_hole(void) {
  for (int frame = 1; frame < 24; frame += 2) {
    double was;
    open_fluid();
    CHECK_EQUAL(present(r, p, true), MOTUS_OK);
    story_run(&s, frame * FRAME);
    was = middle(p);
    dismiss(p, true);
    CHECK_NEAR(middle(p), was, 1e-6);
    CHECK(is_drawn(r) && is_drawn(p));
    CHECK_EQUAL(holes(), 0);
    CHECK_EQUAL(motus_view_controller_appearance_state(p),
                MOTUS_APPEARANCE_APPEARED);
    CHECK_EQUAL(motus_view_controller_appearance_state(r),
                MOTUS_APPEARANCE_DISAPPEARED);
    check_frames(1.5);
    CHECK(story_in_order(&s, "P.did_appear~ R.did_disappear~ "
                             "P.will_disappear~ R.will_appear~ "
                             "R.did_appear~ P.did_disappear~"));
    CHECK(is_drawn(r) && !is_drawn(p));
    CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                              (motus_point){WIDTH / 2, HEIGHT / 2}) ==
          motus_view_controller_view(r));
    check_rest();
    story_close(&s);
  }
}

static void another_presentation_in_a_presentation_leaves_no_hole(void) {
  for (int frame = 1; frame < 24; frame += 2) {
    open_fluid();
    CHECK_EQUAL(present(r, p, true), MOTUS_OK);
    story_run(&s, frame * FRAME);
    CHECK_EQUAL(present(p, q, true), MOTUS_OK);
    CHECK(is_drawn(r) && is_drawn(p));
    CHECK_EQUAL(holes(), 0);
    check_frames(1.5);
    CHECK(!is_drawn(r) && !is_drawn(p) && is_drawn(q));
    check_rest();
    dismiss(r, true);
    check_frames(1.5);
    CHECK(is_drawn(r) && !is_drawn(p) && !is_drawn(q));
    CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                              (motus_point){WIDTH / 2, HEIGHT / 2}) ==
          motus_view_controller_view(r));
    check_rest();
    story_close(&s);
  }
}

/* What comes to nothing interrupts, too; what lingered goes with its time. */
static void a_request_for_nothing_leaves_no_hole(void) {
  open_fluid();
  CHECK_EQUAL(present(r, p, true), MOTUS_OK);
  story_run(&s, 8 * FRAME);
  motus_view_controller_dismiss(t, true, completed, &s, story_destroy);
  CHECK(is_drawn(r) && is_drawn(p));
  check_frames(1.5);
  CHECK(!is_drawn(r) && is_drawn(p));
  check_rest();
  dismiss(p, true);
  check_frames(1.5);
  CHECK(is_drawn(r) && !is_drawn(p));
  check_rest();
  story_close(&s);
}

CHECK_MAIN(TEST(a_dismissal_in_a_presentation_leaves_no_hole),
           TEST(another_presentation_in_a_presentation_leaves_no_hole),
           TEST(a_request_for_nothing_leaves_no_hole))
