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

/* How opaque it is drawn; 0 when it is not. */
static double effective(motus_view_controller *it) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(s.runtime, &items, &count);
  for (size_t k = 0; k < count; k++)
    if (items[k].view == motus_view_controller_view_if_loaded(it))
      return items[k].alpha;
  return 0;
}

static double middle(motus_view_controller *it) {
  double center[2] = {NAN, NAN};
  motus_view_property(motus_view_controller_view(it), MOTUS_PROPERTY_CENTER,
                      MOTUS_VALUE_SHOWN, center, 2);
  return center[1];
}

static uint64_t under_way(void) {
  motus_statistics statistics = {.struct_size = sizeof statistics};
  motus_runtime_statistics(s.runtime, &statistics);
  return statistics.transitions;
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

/* ---- In the middle of a dismissal ---- */

/* The upper edge as it is drawn; NAN when it is not. */
static double top_of(motus_view_controller *it) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(s.runtime, &items, &count);
  for (size_t k = 0; k < count; k++)
    if (items[k].view == motus_view_controller_view_if_loaded(it))
      return items[k].transform.ty + items[k].transform.d * items[k].bounds.y;
  return NAN;
}

static void dismiss_in_part(motus_presentation_style style, int frames) {
  open_fluid();
  motus_view_controller_set_presentation_style(p, style);
  CHECK_EQUAL(present(r, p, true), MOTUS_OK);
  story_run(&s, 2);
  dismiss(p, true);
  story_run(&s, frames * FRAME);
}

static const motus_presentation_style styles[] = {
    MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_OVER_FULL_SCREEN,
    MOTUS_PRESENTATION_PAGE_SHEET, MOTUS_PRESENTATION_CURRENT_CONTEXT};

/* What is dismissed goes on leaving until it is out of sight or covered, and
 * is touched no more. */
static void a_presentation_in_a_dismissal_lets_it_leave(void) {
  for (int style = 0; style < 4; style++)
    for (int frame = 2; frame < 20; frame += 3) {
      dismiss_in_part(styles[style], frame);
      double was = top_of(p);
      CHECK(was > 0 && was < HEIGHT);
      CHECK_EQUAL(present(r, q, true), MOTUS_OK);
      CHECK_NEAR(top_of(p), was, 1e-6);
      CHECK_EQUAL(motus_view_controller_appearance_state(p),
                  MOTUS_APPEARANCE_DISAPPEARED);
      for (int i = 0; i < 90; i++) {
        motus_point low = {WIDTH / 2, HEIGHT - 2};
        story_tick(&s);
        double now = top_of(p), over = top_of(q);
        CHECK_EQUAL(holes(), 0);
        CHECK(motus_view_hit_test(motus_runtime_window(s.runtime), low) !=
              motus_view_controller_view(p));
        if (isnan(was))
          continue;
        if (!CHECK(isnan(now) ? was > HEIGHT - 3 || over < was + 60
                              : now >= was - 1e-6 && now < was + 90)) {
          printf("    style %d, frame %d + %d: %g to %g, %g\n", style, frame, i,
                 was, now, over);
          break;
        }
        was = now;
      }
      CHECK(!is_drawn(p) && is_drawn(q));
      check_rest();
      dismiss(r, true);
      story_run(&s, 2);
      CHECK_EQUAL(present(r, p, true), MOTUS_OK);
      story_run(&s, 2);
      CHECK(is_drawn(p));
      check_rest();
      story_close(&s);
    }
}

/* What is wanted again comes back from where it is. */
static void what_leaves_is_presented_again_from_where_it_is(void) {
  for (int style = 0; style < 4; style++)
    for (int frame = 2; frame < 20; frame += 3) {
      dismiss_in_part(styles[style], frame);
      double was = top_of(p), velocity = 0;
      CHECK_EQUAL(present(r, p, true), MOTUS_OK);
      CHECK_NEAR(top_of(p), was, 1e-6);
      for (int i = 0; i < 90; i++) {
        story_tick(&s);
        double now = top_of(p);
        if (!CHECK_NEAR(now, was, 90)) {
          printf("    style %d, frame %d + %d\n", style, frame, i);
          break;
        }
        velocity = now - was;
        was = now;
      }
      CHECK_NEAR(velocity, 0, 1e-9);
      CHECK(motus_view_controller_presented_view_controller(r) == p);
      CHECK_NEAR(was, styles[style] == MOTUS_PRESENTATION_PAGE_SHEET ? 30 : 0,
                 1e-9);
      CHECK_EQUAL(motus_view_subview_count(motus_runtime_window(s.runtime)),
                  styles[style] == MOTUS_PRESENTATION_FULL_SCREEN ||
                          styles[style] == MOTUS_PRESENTATION_CURRENT_CONTEXT
                      ? 1
                      : 2);
      check_rest();
      story_close(&s);
    }
}

/* Seen or not, what has left presents nothing. */
static void what_leaves_presents_nothing(void) {
  for (int style = 0; style < 4; style++) {
    dismiss_in_part(styles[style], 8);
    CHECK_EQUAL(present(r, q, true), MOTUS_OK);
    CHECK(is_drawn(p));
    for (int animated = 0; animated < 2; animated++)
      CHECK(present(p, t, animated) != MOTUS_OK ||
            motus_view_controller_presented_view_controller(p) == NULL);
    story_run(&s, 2);
    CHECK(motus_view_controller_presented_view_controller(p) == NULL);
    CHECK(!is_drawn(p) && !is_drawn(t) && is_drawn(q));
    reported.count = 0;
    check_rest();
    story_close(&s);
  }
}

/* PR-16: what cannot be is refused before anything under way is completed. */
static void a_refused_presentation_leaves_what_is_under_way(void) {
  for (int animated = 0; animated < 2; animated++)
    for (int goes = 0; goes < 2; goes++) {
      open_fluid();
      motus_view_controller *lone = screen("L");
      CHECK_EQUAL(present(r, p, true), MOTUS_OK);
      if (goes) {
        story_run(&s, 2);
        dismiss(p, true);
      }
      story_run(&s, 8 * FRAME);
      struct {
        motus_view_controller *source, *presented;
        motus_status status;
      } rows[] = {{lone, t, MOTUS_ERROR_INVALID_STATE},
                  {r, r, MOTUS_ERROR_INVALID_ARGUMENT},
                  {t, r, MOTUS_ERROR_INVALID_STATE},
                  {goes ? p : r, t,
                   goes ? MOTUS_ERROR_INVALID_STATE : MOTUS_ERROR_BUSY},
                  {p, goes ? r : p, MOTUS_ERROR_INVALID_ARGUMENT}};
      double was = middle(p);
      for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        CHECK_EQUAL(present(rows[i].source, rows[i].presented, animated),
                    rows[i].status);
        CHECK_EQUAL(under_way(), 1);
        CHECK_EQUAL(motus_view_controller_appearance_state(p),
                    goes ? MOTUS_APPEARANCE_DISAPPEARING
                         : MOTUS_APPEARANCE_APPEARING);
        CHECK_NEAR(middle(p), was, 0);
      }
      check_frames(1.5);
      reported.count = 0;
      check_rest();
      story_close(&s);
    }
}

/* At once it is in its place, with nothing left of its way out. */
static void what_leaves_is_presented_again_at_once(void) {
  for (int style = 0; style < 4; style++)
    for (int frame = 2; frame < 20; frame += 6) {
      double there = styles[style] == MOTUS_PRESENTATION_PAGE_SHEET ? 30 : 0;
      dismiss_in_part(styles[style], frame);
      CHECK_EQUAL(present(r, p, false), MOTUS_OK);
      for (int i = 0; i < 60; i++) {
        CHECK_NEAR(top_of(p), there, 1e-9);
        CHECK_EQUAL(holes(), 0);
        story_tick(&s);
      }
      CHECK_EQUAL(motus_view_subview_count(motus_runtime_window(s.runtime)),
                  styles[style] == MOTUS_PRESENTATION_FULL_SCREEN ||
                          styles[style] == MOTUS_PRESENTATION_CURRENT_CONTEXT
                      ? 1
                      : 2);
      check_rest();
      story_close(&s);
    }
}

/* A dissolve goes on vanishing; what has lingered goes with the window's
 * contents, and its controller can go before. */
static void what_has_been_faded_does_not_come_back(void) {
  for (int released = 0; released < 2; released++) {
    open_fluid();
    motus_view_controller_set_presentation_style(
        p, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
    motus_view_controller_set_modal_transition_style(
        p, MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE);
    CHECK_EQUAL(present(r, p, true), MOTUS_OK);
    story_run(&s, 2);
    dismiss(p, true);
    story_run(&s, 8 * FRAME);
    double last = effective(p);
    CHECK(last > .1 && last < .9);
    CHECK_EQUAL(present(r, q, true), MOTUS_OK);
    CHECK_NEAR(effective(p), last, 1e-6);
    for (int i = 0; i < 40 && is_drawn(p); i++) {
      story_tick(&s);
      double now = effective(p);
      CHECK(now <= last + .03 && now >= last - .2);
      last = now;
      if (released && i == 3)
        motus_runtime_set_root_view_controller(s.runtime, NULL);
    }
    CHECK(!is_drawn(p));
    if (!released)
      check_rest();
    story_close(&s);
  }
}

CHECK_MAIN(TEST(a_dismissal_in_a_presentation_leaves_no_hole),
           TEST(another_presentation_in_a_presentation_leaves_no_hole),
           TEST(a_presentation_in_a_dismissal_lets_it_leave),
           TEST(what_leaves_is_presented_again_from_where_it_is),
           TEST(what_leaves_is_presented_again_at_once),
           TEST(what_leaves_presents_nothing),
           TEST(a_refused_presentation_leaves_what_is_under_way),
           TEST(what_has_been_faded_does_not_come_back),
           TEST(a_request_for_nothing_leaves_no_hole))
