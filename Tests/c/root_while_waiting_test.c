/* Another root while presentations wait for their turn: whoever comes is the root,
 * is presented by nobody, and nothing of the old root stays in front of it (PR-20,
 * */
#include "presentation_stage.h"

static motus_view *inner;

/* P has its view in R's, where no presentation has put it. */
static void put_inside(void) {
  motus_view_create(s.runtime, &inner);
  motus_view_add_subview(motus_view_controller_view(r), inner);
  CHECK_EQUAL(motus_view_controller_set_view(p, inner), MOTUS_OK);
}

static void check_is_root(motus_view_controller *next) {
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, next),
              MOTUS_OK);
  CHECK(motus_runtime_root_view_controller(s.runtime) == next);
  motus_view_controller *all[] = {r, p, q, t};
  for (int i = 0; i < 4; i++) {
    CHECK(motus_view_controller_presenting_view_controller(all[i]) == NULL);
    CHECK_EQUAL(motus_view_controller_appearance_state(all[i]),
                all[i] == next ? MOTUS_APPEARANCE_APPEARED
                               : MOTUS_APPEARANCE_DISAPPEARED);
  }
  CHECK_EQUAL(motus_view_subview_count(motus_runtime_window(s.runtime)), 1);
}

static void play(motus_presentation_style style, bool is_inside,
                 bool is_under_way, bool comes_itself, bool is_animated) {
  open_screens(style);
  inner = NULL;
  CHECK_EQUAL(present(r, p, true), MOTUS_OK);
  if (is_inside)
    put_inside();
  if (is_under_way)
    story_tick(&s);
  CHECK_EQUAL(present(p, q, is_animated), MOTUS_OK);
  check_is_root(comes_itself ? q : t);
  check_rest();
  CHECK_EQUAL(s.destroyed, 2);
  if (inner)
    motus_release(inner);
  report_clear();
  story_close(&s);
}

static void who_comes_is_presented_by_nobody(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT, MOTUS_PRESENTATION_PAGE_SHEET};
  for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
    for (int at = 0; at < 16; at++)
      play(styles[i], at & 1, at & 2, at & 4, at & 8);
}

/* PR-20: a presenter beside the root has nothing to do with that, whether what it
 * presents takes it out of the window or not. */
static void what_is_presented_beside_the_root_stays(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_OVER_FULL_SCREEN};
  for (int i = 0; i < 4; i++) {
    const bool is_inside = i & 2;
    open_screens(styles[i & 1]);
    motus_view *around = is_inside ? motus_view_controller_view(r)
                                   : motus_runtime_window(s.runtime);
    motus_view_add_subview(around, motus_view_controller_view(p));
    CHECK_EQUAL(present(p, q, false), MOTUS_OK);
    story_tick(&s);
    CHECK(motus_view_controller_presented_view_controller(p) == q);
    CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, t), MOTUS_OK);
    CHECK(motus_view_controller_presented_view_controller(p) ==
          (is_inside ? NULL : q));
    CHECK_EQUAL(motus_view_is_in_window(motus_view_controller_view(q)),
                !is_inside);
    if (!is_inside) {
      CHECK_EQUAL(motus_view_controller_dismiss(p, false, NULL, NULL, NULL),
                  MOTUS_OK);
      CHECK(motus_view_is_in_window(motus_view_controller_view(p)));
      CHECK(motus_view_controller_presented_view_controller(p) == NULL);
    }
    report_clear();
    story_close(&s);
  }
}

CHECK_MAIN(TEST(who_comes_is_presented_by_nobody),
           TEST(what_is_presented_beside_the_root_stays))
