/* Hostile callbacks of columns: each act in each call while they come, go,
 * collapse, are exchanged and expand. */
#include "hostile_screens.h"

static motus_split_view_controller *columns;

static bool column_should(void *u, motus_split_view_controller *it) {
  (void)u;
  called(it);
  return true;
}
static motus_split_column column_top(void *u, motus_split_view_controller *it,
                                     motus_split_column proposed) {
  (void)u, (void)proposed;
  called(it);
  return (motus_split_column)7;
}
static motus_split_mode column_mode(void *u, motus_split_view_controller *it,
                                    motus_split_mode proposed) {
  (void)u, (void)proposed;
  called(it);
  return (motus_split_mode)99;
}
static void column_change(void *u, motus_split_view_controller *it,
                          motus_split_mode mode) {
  (void)u, (void)mode;
  called(it);
  if (depth == 0 && calls == target + 2)
    motus_split_view_controller_set_column(it, MOTUS_SPLIT_PRIMARY, NULL);
}
static void column_tell(void *u, motus_split_view_controller *it,
                        motus_split_column column) {
  (void)u, (void)column;
  called(it);
}
static void column_collapse(void *u, motus_split_view_controller *it,
                            bool collapsed) {
  (void)u, (void)collapsed;
  called(it);
}

static void columns_come_and_go(void) {
  open_screens();
  motus_runtime_set_window_size(rt, (motus_size){1200, 800}, 0, NULL, NULL,
                                NULL, NULL);
  motus_split_view_controller_create(rt, NULL, &columns);
  keep(columns);
  motus_split_delegate d = {.struct_size = sizeof d};
  d.should_collapse = column_should;
  d.top_column = column_top;
  d.mode_for_expanding = column_mode;
  d.will_change_mode = column_change;
  d.will_show_column = d.will_hide_column = column_tell;
  d.did_collapse = column_collapse;
  motus_split_view_controller_set_delegate(columns, &d, OWNED);
  for (int i = 0; i < 3; i++)
    motus_split_view_controller_set_column(columns, (motus_split_column)i,
                                           screens[i + 1]);
  motus_runtime_set_root_view_controller(rt, (motus_view_controller *)columns);
  tick(1);
  make_animators();
  transitioning(screens[2]);
  motus_split_view_controller_set_mode(columns, MOTUS_SPLIT_SECONDARY_ONLY,
                                       true, done, OWNED);
  animate_along(screens[1]);
  tick(10);
  motus_split_view_controller_set_mode(columns, MOTUS_SPLIT_TWO_OVER, true,
                                       done, OWNED);
  tick(20);
  motus_split_view_controller_show_detail(columns, fresh(), true, done, OWNED);
  change_size();
  change_size_animated();
  tick(20);
  motus_split_view_controller_show_column(columns, MOTUS_SPLIT_PRIMARY, true,
                                          done, OWNED);
  tick(10);
  motus_split_view_controller_show_detail(columns, screens[3], true, done,
                                          OWNED);
  tick(30);
  motus_runtime_set_window_size(rt, (motus_size){1200, 800}, 0, NULL, done,
                                OWNED);
  tick(20);
  motus_split_view_controller_set_column(columns, MOTUS_SPLIT_SUPPLEMENTARY,
                                         NULL);
  tick(2);
}

static void columns_take_every_act(void) {
  play(columns_come_and_go, 30);
}

CHECK_MAIN(TEST(columns_take_every_act))
