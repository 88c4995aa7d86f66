/* The bar of the tabs. The library puts it at its edge, keeps what scrolls clear
 * of it, and takes it away along with pages that hide it; what is on it is ours. */
#include "kit.h"

enum { TABS = 4, WALLET = 2 };

static const struct {
  const char *title;
  symbol symbol;
} items[TABS] = {{"Walks", SYMBOL_PEAKS},
                 {"Map", SYMBOL_MAP},
                 {"Wallet", SYMBOL_CARDS},
                 {"Packing", SYMBOL_LIST}};

/* Everything that shows which tab is selected: inside a block it moves there,
 * from wherever it is. */
static void show_selection(int selected) {
  app *a = the_app;
  double width = motus_view_bounds(a->root_view).width / TABS;
  bool is_dark = selected == WALLET;
  motus_color on = is_dark ? sand : forest, off = grey;
  int index;
  off.alpha = .9;
  for (index = 0; index < TABS; index++) {
    motus_color color = index == selected ? on : off;
    check(motus_view_set_background_color(a->bar_symbols[index], color));
    check(motus_view_set_background_color(a->bar_labels[index], color));
  }
  check(motus_view_set_center(a->pill,
                              (motus_point){(selected + .5) * width, 24}));
  check(motus_view_set_background_color(a->pill, with_alpha(on, .13)));
  check(motus_view_set_background_color(
      a->bar, is_dark ? (motus_color){.11, .125, .19, 1} : white));
  check(motus_view_set_background_color(
      a->hairline, is_dark ? (motus_color){1, 1, 1, .08} : line));
  color_status(is_dark ? white : ink);
}

static void select_tab(void *data, int number) {
  app *a = data;
  if ((size_t)number == motus_tab_bar_controller_selected_index(a->tabs))
    return;
  check(motus_tab_bar_controller_select_by_user(a->tabs, (size_t)number, NULL,
                                                NULL, NULL, NULL));
  begin_spring(.42, .2);
  show_selection(number);
  commit();
}

void bar_create(app *a) {
  motus_bar_options options;
  int index;
  a->bar = make_box((motus_rect){0, 0, 390, TAB_BAR + HOME_HEIGHT}, white, 0);
  a->hairline = add_box(a->bar, (motus_rect){0, 0, 390, .5}, line, 0);
  a->pill = add_box(a->bar, (motus_rect){0, 8, 60, 32}, clear, 16);
  for (index = 0; index < TABS; index++) {
    motus_view *button =
        add_box(a->bar, (motus_rect){0, 0, 90, TAB_BAR + 14}, clear, 0);
    a->bar_symbols[index] = add_symbol(button, (motus_rect){0, 8, 90, 32},
                                       items[index].symbol, 24, grey);
    a->bar_labels[index] =
        add_label(button, (motus_rect){0, 42, 90, 16}, items[index].title, 10.5,
                  LOOK_MEDIUM, grey, .5);
    on_tap(button, select_tab, a, index);
  }
  check(motus_view_controller_set_bar((motus_view_controller *)a->tabs,
                                      MOTUS_EDGE_BOTTOM, a->bar, TAB_BAR));
  /* It gets out of the way of what is read, and comes back at the end. */
  check(motus_bar_options_init(&options, sizeof options));
  options.minimizing = MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN;
  options.returns_at_end = true;
  check(motus_view_controller_set_bar_options((motus_view_controller *)a->tabs,
                                              MOTUS_EDGE_BOTTOM, &options));
  check(motus_view_set_clips_to_bounds(a->bar, true));
  check(motus_release(a->bar)); /* the tabs hold it */
}

void bar_layout(app *a, double width) {
  int index;
  check(motus_view_set_frame(a->hairline, (motus_rect){0, 0, width, .5}));
  for (index = 0; index < TABS; index++)
    check(motus_view_set_center(
        motus_view_superview(a->bar_symbols[index]),
        (motus_point){(index + .5) * width / TABS, (TAB_BAR + 14) / 2.0}));
  show_selection((int)motus_tab_bar_controller_selected_index(a->tabs));
}
