/* The focus and screens: each remembers its own, what is presented confines it,
 * and a transition that is cancelled gives it back (FO-3). */
#include "focus.h"

enum { ROWS = 4 };

/* A screen with a column of rows, from `name` on. */
static motus_view_controller *screen(focus_stage *s, char name) {
  motus_view_controller *screen = NULL;
  CHECK_EQUAL(
      motus_view_controller_create(s->runtime, NULL, NULL, NULL, &screen),
      MOTUS_OK);
  motus_view *view = motus_view_controller_view(screen);
  for (int i = 0; i < ROWS; i++)
    focus_tile(s, view, (char)(name + i), 40, 100 + 100.0 * i);
  return screen;
}

static motus_navigation_controller *stack(focus_stage *s,
                                          motus_view_controller *root) {
  motus_navigation_controller *stack = NULL;
  CHECK_EQUAL(motus_navigation_controller_create(s->runtime, root, &stack),
              MOTUS_OK);
  return stack;
}

static void show(focus_stage *s, void *controller) {
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s->runtime, controller),
              MOTUS_OK);
  focus_rest(s);
}

static void push(focus_stage *s, motus_navigation_controller *stack,
                 motus_view_controller *screen) {
  CHECK_EQUAL(
      motus_navigation_controller_push(stack, screen, true, NULL, NULL, NULL),
      MOTUS_OK);
  focus_tick(s);
}

static void each_screen_of_a_stack_remembers_its_own(void) {
  focus_stage s = focus_open();
  motus_view_controller *a = screen(&s, 'a'), *m = screen(&s, 'm');
  motus_navigation_controller *nav = stack(&s, a);
  show(&s, nav);
  CHECK_TEXT(focus_walk(&s, "nddd"), "abcd");
  focus_walk(&s, "u");
  s.told[0] = 0;
  focus_tick(&s);
  s.told[0] = 0;
  /* With the first frame of the push, and not with its end. */
  push(&s, nav, m);
  CHECK_FOCUS_TOLD(&s, "-c +m");
  CHECK_TEXT(focus_walk(&s, "ddul"), "non.");
  focus_rest(&s);
  s.told[0] = 0;
  motus_navigation_controller_pop(nav, true, NULL, NULL, NULL, NULL);
  focus_tick(&s);
  CHECK_FOCUS_TOLD(&s, "-n +c");
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "");
  /* Without animation likewise; the screen has kept its place. */
  CHECK_EQUAL(motus_navigation_controller_push(nav, m, false, NULL, NULL, NULL),
              MOTUS_OK);
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "-c +n");
  focus_close(&s);
}

static void a_pop_that_is_cancelled_gives_the_focus_back(void) {
  focus_stage s = focus_open();
  motus_view_controller *a = screen(&s, 'a'), *m = screen(&s, 'm');
  motus_navigation_controller *nav = stack(&s, a);
  show(&s, nav);
  focus_walk(&s, "nd");
  push(&s, nav, m);
  focus_rest(&s);
  focus_walk(&s, "dd");
  focus_tick(&s);
  s.told[0] = 0;
  static const double way[] = {2, 20, 60, 100, 80, 40, 20};
  for (int i = 0; i < 7; i++) {
    motus_runtime_send_touch(s.runtime, 1,
                             i == 0   ? MOTUS_TOUCH_BEGAN
                             : i == 6 ? MOTUS_TOUCH_ENDED
                                      : MOTUS_TOUCH_MOVED,
                             (motus_point){way[i], 600}, s.time + 1.0 / 64);
    focus_tick(&s);
  }
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "-o +b -b +o");
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(nav), 2);
  focus_close(&s);
}

static void each_tab_remembers_its_own(void) {
  focus_stage s = focus_open();
  motus_view_controller *tabs_of[2] = {screen(&s, 'a'), screen(&s, 'm')};
  motus_tab_bar_controller *tabs = NULL;
  motus_tab_bar_controller_create(s.runtime, &tabs);
  motus_tab_bar_controller_set_view_controllers(tabs, tabs_of, 2, false, NULL,
                                                NULL, NULL);
  show(&s, tabs);
  focus_walk(&s, "ndd");
  motus_tab_bar_controller_select(tabs, tabs_of[1], NULL, NULL, NULL);
  focus_rest(&s);
  focus_walk(&s, "d");
  motus_tab_bar_controller_select(tabs, tabs_of[0], NULL, NULL, NULL);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), 'c');
  motus_tab_bar_controller_select(tabs, tabs_of[1], NULL, NULL, NULL);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), 'n');
  focus_close(&s);
}

/* A bar of the container that had the focus later does not take it from the
 * screen that comes. */
static void a_bar_is_no_screen(void) {
  focus_stage s = focus_open();
  motus_view_controller *a = screen(&s, 'a'), *m = screen(&s, 'm');
  motus_navigation_controller *nav = stack(&s, a);
  show(&s, nav);
  motus_view *bar =
      focus_view(&s, motus_view_controller_view((motus_view_controller *)nav),
                 'B', (motus_rect){40, 20, 300, 40}, MOTUS_FOCUS_FOCUSABLE);
  (void)bar;
  CHECK_TEXT(focus_walk(&s, "nndd"), "Babc");
  push(&s, nav, m);
  focus_rest(&s);
  CHECK_TEXT(focus_walk(&s, "ud"), "Bm");
  motus_navigation_controller_pop(nav, true, NULL, NULL, NULL, NULL);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), 'c');
  focus_close(&s);
}

static void each_page_remembers_its_own(void) {
  focus_stage s = focus_open();
  motus_view_controller *pages_of[2] = {screen(&s, 'a'), screen(&s, 'm')};
  motus_page_view_controller *pages = NULL;
  motus_page_view_controller_create(s.runtime, NULL, &pages);
  motus_page_view_controller_set_pages(pages, pages_of, 2, false);
  show(&s, pages);
  focus_walk(&s, "nd");
  CHECK_EQUAL(focus_name(&s), 'b');
  motus_page_view_controller_show_page(pages, pages_of[1], MOTUS_PAGE_FORWARD,
                                       true, NULL, NULL, NULL);
  focus_rest(&s);
  focus_walk(&s, "dd");
  CHECK_EQUAL(focus_name(&s), 'o');
  motus_page_view_controller_show_page(pages, pages_of[0], MOTUS_PAGE_BACKWARD,
                                       true, NULL, NULL, NULL);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), 'b');
  focus_close(&s);
}

static void what_is_presented_confines_the_focus_and_gives_it_back(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_PAGE_SHEET,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN, MOTUS_PRESENTATION_POPOVER};
  for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
    focus_stage s = focus_open();
    motus_view_controller *a = screen(&s, 'a'), *m = screen(&s, 'm');
    show(&s, a);
    focus_walk(&s, "ndd");
    focus_tick(&s);
    s.told[0] = 0;
    motus_view_controller_set_presentation_style(m, styles[i]);
    CHECK_EQUAL(motus_view_controller_present(a, m, true, NULL, NULL, NULL),
                MOTUS_OK);
    focus_tick(&s);
    CHECK_FOCUS_TOLD(&s, "-c +m");
    CHECK_TEXT(focus_walk(&s, "uddddll"), ".nop...");
    CHECK_EQUAL(
        motus_runtime_set_focused_view(
            s.runtime, motus_view_subview_at(motus_view_controller_view(a), 0)),
        MOTUS_ERROR_INVALID_STATE);
    focus_rest(&s);
    s.told[0] = 0;
    motus_view_controller_dismiss(a, true, NULL, NULL, NULL);
    focus_rest(&s);
    CHECK_FOCUS_TOLD(&s, "-p +c");
    motus_release(m);
    focus_close(&s);
  }
}

static void presentations_in_one_another_give_it_back_one_by_one(void) {
  focus_stage s = focus_open();
  motus_view_controller *of[3] = {screen(&s, 'a'), screen(&s, 'i'),
                                  screen(&s, 'm')};
  show(&s, of[0]);
  focus_walk(&s, "nd");
  for (int i = 1; i < 3; i++) {
    motus_view_controller_set_presentation_style(of[i],
                                                 MOTUS_PRESENTATION_PAGE_SHEET);
    motus_view_controller_present(of[i - 1], of[i], true, NULL, NULL, NULL);
    focus_rest(&s);
    focus_walk(&s, "d");
  }
  CHECK_EQUAL(focus_name(&s), 'n');
  motus_view_controller_dismiss(of[1], true, NULL, NULL, NULL);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), 'j');
  motus_view_controller_dismiss(of[0], true, NULL, NULL, NULL);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), 'b');
  focus_close(&s);
}

CHECK_MAIN(TEST(each_screen_of_a_stack_remembers_its_own),
           TEST(a_pop_that_is_cancelled_gives_the_focus_back),
           TEST(each_tab_remembers_its_own), TEST(a_bar_is_no_screen),
           TEST(each_page_remembers_its_own),
           TEST(what_is_presented_confines_the_focus_and_gives_it_back),
           TEST(presentations_in_one_another_give_it_back_one_by_one))
