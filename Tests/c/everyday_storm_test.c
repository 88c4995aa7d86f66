/* Where all of it meets: rows are swiped while their list scrolls under bars that
 * answer to it, the direction of layout turns, the focus moves, rows come, go and
 * are dragged, keyboards come, the window changes its size, and everything is
 * cancelled. At rest what is shown is the model and in reach; bars have a height
 * that their options and the content allow (BA-1 to BA-5). */
#include "row_actions_storm.h"

static motus_tab_bar_controller *tabs;
static motus_view *bars[2];
/* How often each thing has been so, in all storms. */
static struct { int minimized, between, expanded, pulled, focused; } met;

static motus_view_controller *container(int edge) {
  return edge ? (motus_view_controller *)tabs : (motus_view_controller *)w.nav;
}
static motus_edge edge_of(int edge) {
  return edge ? MOTUS_EDGE_BOTTOM : MOTUS_EDGE_TOP;
}

static void answer(int edge) {
  motus_bar_options options;
  motus_bar_options_init(&options, sizeof options);
  options.expanded_height = edge || roll(3) == 0 ? 0 : 40 + roll(60);
  options.minimized_height = roll(50);
  options.minimizing = (motus_bar_minimizing)roll(3);
  options.returns_at_end = roll(2);
  motus_view_controller_set_bar_options(container(edge), edge_of(edge),
                                        roll(8) ? &options : NULL);
}

static void put(int edge) {
  motus_view *bar = roll(8) ? bars[edge] : NULL;
  double extent = edge ? 49 : 30 + roll(20);
  motus_view_controller_set_bar(container(edge), edge_of(edge), bar, extent);
  answer(edge);
}

static void cover(void) {
  motus_insets insets = {.bottom = roll(2) * 120.0};
  if (roll(2))
    insets = (motus_insets){.top = 20, .bottom = roll(2) * 34.0};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  motus_runtime_set_window_insets(
      w.runtime,
      insets.top > 0 ? MOTUS_INSETS_SAFE_AREA : MOTUS_INSETS_KEYBOARD, insets,
      roll(2) ? &options : NULL, NULL, NULL, NULL);
}

static motus_view_controller *open_bars(void) {
  motus_view_controller *only = (motus_view_controller *)w.nav;
  CHECK_EQUAL(motus_tab_bar_controller_create(w.runtime, &tabs), MOTUS_OK);
  motus_tab_bar_controller_set_view_controllers(tabs, &only, 1, false, NULL,
                                                NULL, NULL);
  if (roll(2))
    motus_view_controller_set_interruption_policy(only,
                                                  MOTUS_INTERRUPTION_FLUID);
  for (int edge = 0; edge < 2; edge++) {
    motus_view_create(w.runtime, &bars[edge]);
    motus_view_controller_set_bar(container(edge), edge_of(edge), bars[edge],
                                  edge ? 49 : 44);
    answer(edge);
  }
  return (motus_view_controller *)tabs;
}

static void act_more(void) {
  int edge = (int)roll(2), list = (int)roll(LISTS);
  motus_view *row = some_row(list);
  switch (roll(14)) {
  case 0:
    answer(edge);
    break;
  case 1:
    put(edge);
    break;
  case 2: {
    bool minimized = roll(2);
    if (motus_view_controller_bar(container(edge), edge_of(edge)) && !minimized)
      motus_view_controller_set_bar_minimized(container(edge), edge_of(edge),
                                              false);
    break;
  }
  case 3: {
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    bool hides = roll(3) == 0, is_animated = roll(2);
    if (motus_view_controller_bar(container(edge), edge_of(edge)))
      motus_view_controller_set_bar_hidden(container(edge), edge_of(edge),
                                           hides, is_animated ? &options : NULL,
                                           NULL, NULL, NULL);
    break;
  }
  case 4:
    motus_view_controller_set_hidden_bars(
        w.screens[list], roll(3) ? 0 : MOTUS_EDGE_BOTTOM | MOTUS_EDGE_TOP);
    break;
  case 5:
    motus_view_controller_set_content_scroller(
        w.screens[list],
        roll(2) ? motus_view_scroller(w.lists[roll(LISTS)]) : NULL);
    break;
  case 6:
    cover();
    break;
  case 7:
    motus_runtime_set_layout_direction(
        w.runtime, roll(2) ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
                           : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT);
    break;
  case 8:
  case 9:
    if (row) {
      motus_focus_options options;
      motus_focus_options_init(&options, sizeof options);
      options.flags = MOTUS_FOCUS_FOCUSABLE;
      motus_view_set_focus_options(row, roll(5) ? &options : NULL);
    }
    break;
  case 10:
  case 11:
    motus_runtime_move_focus(w.runtime, (motus_focus_direction)(1 + roll(6)),
                             NULL);
    break;
  case 12:
    motus_scroller_fling(motus_view_scroller(w.lists[list]),
                         (motus_vector){0, (double)roll(6000) - 3000});
    break;
  default:
    for (int id = 0; id < 3; id++)
      if (w.is_down[id])
        motus_runtime_send_touch(w.runtime, (uint64_t)id + 1,
                                 MOTUS_TOUCH_CANCELLED, w.at[id], w.time);
    memset(w.is_down, 0, sizeof w.is_down);
    break;
  }
}

static double shown_height(motus_view *view, motus_value_source source) {
  double bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, source, bounds, 4);
  return bounds[3];
}

static void look_more(bool rests) {
  met.focused += motus_runtime_focused_view(w.runtime) != NULL;
  for (int edge = 0; edge < 2; edge++) {
    motus_view *bar = motus_view_controller_bar(container(edge), edge_of(edge));
    double extent =
        motus_view_controller_bar_extent(container(edge), edge_of(edge));
    double progress =
        motus_view_controller_bar_progress(container(edge), edge_of(edge));
    CHECK(extent >= -1e-9 && extent < 2000);
    CHECK(progress >= -1e-9 && progress <= 2 + 1e-9);
    if (!bar)
      continue;
    met.minimized += progress == 2;
    met.between += progress > 0 && progress < 2 && progress != 1;
    met.expanded += progress == 0;
    met.pulled += extent > 101;
    if (!rests || !motus_view_superview(bar))
      continue;
    CHECK_NEAR(shown_height(bar, MOTUS_VALUE_SHOWN),
               shown_height(bar, MOTUS_VALUE_MODEL), 0);
    CHECK(shown_height(bar, MOTUS_VALUE_SHOWN) >= extent - 1e-6);
    CHECK(extent <= 101);
  }
  if (!rests)
    return;
  for (int i = 0; i < LISTS; i++) {
    motus_scroller *scroller = motus_view_scroller(w.lists[i]);
    double y = motus_scroller_offset(scroller).y;
    CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_IDLE);
    CHECK(y >= motus_scroller_minimum_offset(scroller).y - 1e-6 &&
          y <= motus_scroller_maximum_offset(scroller).y + 1e-6);
  }
}

static void close_bars(void) {
  motus_release(bars[0]);
  motus_release(bars[1]);
}

static void everything_at_once(void) {
  more.open = open_bars;
  more.act = act_more;
  more.look = look_more;
  more.close = close_bars;
  play_seeds(30, play);
  if (storm_sequences(30) == 30)
    CHECK(met.minimized > 0 && met.between > 0 && met.expanded > 0 &&
          met.pulled > 0 && met.focused > 0);
}

CHECK_MAIN(TEST(everything_at_once))
