/* What covers the edges of the window: controllers, scrollers and sheets keep
 * clear of it. */
#include "scroll_stage.h"
#include "story_navigation.h"

static story s;

static motus_insets insets(double top, double left, double bottom,
                           double right) {
  motus_insets it = {0, 0, 0, 0};
  it.top = top, it.left = left, it.bottom = bottom, it.right = right;
  return it;
}
static void cover(motus_inset_source source, motus_insets by,
                  const motus_animation_options *options) {
  CHECK_EQUAL(motus_runtime_set_window_insets(s.runtime, source, by, options,
                                              story_completed, &s,
                                              story_destroy),
              MOTUS_OK);
}
static void check_area(motus_view_controller *controller, double top,
                       double left, double bottom, double right) {
  motus_insets area = motus_view_controller_safe_area(controller);
  CHECK_NEAR(area.top, top, 1e-9);
  CHECK_NEAR(area.left, left, 1e-9);
  CHECK_NEAR(area.bottom, bottom, 1e-9);
  CHECK_NEAR(area.right, right, 1e-9);
}
static void did_change(void *user_data, motus_view_controller *it) {
  story_tell(user_data, it, "area", false);
}
static motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_safe_area_did_change = did_change;
  return story_screen_with(&s, name, &callbacks);
}
static motus_view_controller *open_with_child(motus_rect frame) {
  story_open(&s);
  s.a = screen("A");
  s.b = screen("B");
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, s.a), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_add_child(s.a, s.b), MOTUS_OK);
  motus_view_set_frame(motus_view_controller_view(s.b), frame);
  motus_view_add_subview(motus_view_controller_view(s.a),
                         motus_view_controller_view(s.b));
  motus_view_controller_did_move_to_parent(s.b, s.a);
  story_tick(&s);
  s.told[0] = 0;
  s.with_layout = true;
  return s.b;
}
static void close_all(void) {
  motus_release(s.a);
  motus_release(s.b);
  story_close(&s);
}

/* IN-1, IN-2. */
static void a_safe_area_reaches_into_what_stands_under_it(void) {
  open_with_child((motus_rect){0, 20, 100, HEIGHT - 30});
  check_area(s.a, 0, 0, 0, 0);
  cover(MOTUS_INSETS_SAFE_AREA, insets(50, 10, 34, 10), NULL);
  CHECK_TOLD(&s, "A.area A.will_layout A.did_layout B.area B.will_layout "
                 "B.did_layout completed");
  check_area(s.a, 50, 10, 34, 10);
  check_area(s.b, 30, 10, 24, 0);
  /* The keyboard counts where it reaches further. */
  cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 300, 0), NULL);
  check_area(s.a, 50, 10, 300, 10);
  check_area(s.b, 30, 10, 290, 0);
  s.told[0] = 0;
  cover(MOTUS_INSETS_SAFE_AREA, insets(50, 10, 40, 10), NULL);
  CHECK_TOLD(&s, "completed");
  cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 0, 0), NULL);
  check_area(s.a, 50, 10, 40, 10);
  /* What it adds itself is its children's too. */
  s.told[0] = 0;
  CHECK_EQUAL(
      motus_view_controller_set_additional_safe_area(s.a, insets(44, 0, 0, 0)),
      MOTUS_OK);
  CHECK_TOLD(&s, "A.area A.will_layout A.did_layout B.area B.will_layout "
                 "B.did_layout");
  check_area(s.a, 94, 10, 40, 10);
  check_area(s.b, 74, 10, 30, 0);
  CHECK_NEAR(motus_view_controller_additional_safe_area(s.a).top, 44, 0);
  CHECK_NEAR(
      motus_runtime_window_insets(s.runtime, MOTUS_INSETS_SAFE_AREA).bottom, 40,
      0);
  /* Its view moves: with the layout that follows. */
  motus_view_set_frame(motus_view_controller_view(s.b),
                       (motus_rect){0, 100, 100, 200});
  s.told[0] = 0;
  story_tick(&s);
  CHECK(story_in_order(&s, "B.area B.will_layout B.did_layout"));
  check_area(s.b, 0, 10, 0, 0);
  close_all();
}

/* IN-3: the picture of a push does not change them. */
static void a_member_has_its_containers_safe_area(void) {
  story_open_navigation(&s);
  cover(MOTUS_INSETS_SAFE_AREA, insets(50, 0, 34, 0), NULL);
  check_area(s.a, 50, 0, 34, 0);
  story_push(&s, s.b, true);
  story_run(&s, .1);
  CHECK(story_x(s.b) > WIDTH / 2);
  check_area(s.b, 50, 0, 34, 0);
  check_area(s.a, 50, 0, 34, 0);
  story_run(&s, 1);
  check_area(s.b, 50, 0, 34, 0);
  story_close(&s);
}

static double bar_y;
static motus_view *bar;
/* A host that keeps its bar above the keyboard. */
static void lay_bar_out(void *user_data, motus_view_controller *it) {
  (void)user_data;
  motus_insets area = motus_view_controller_safe_area(it);
  motus_view_set_frame(bar,
                       (motus_rect){0, HEIGHT - area.bottom - 44, WIDTH, 44});
}
static double shown_y(motus_view *view) {
  double center[2];
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[1];
}

/* IN-4: layouts, scrollers and what they hold, with one motion. */
static void all_that_is_concerned_moves_along(void) {
  story_open(&s);
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_did_layout_subviews = lay_bar_out;
  s.a = story_screen_with(&s, "A", &callbacks);
  motus_view *view = motus_view_controller_view(s.a);
  motus_view_create(s.runtime, &bar);
  motus_scroller *list =
      scroller_in(view, (motus_rect){0, 0, WIDTH, HEIGHT},
                  (motus_size){WIDTH, 2000}, NULL, s.runtime);
  motus_view_add_subview(view, bar);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, s.a), MOTUS_OK);
  cover(MOTUS_INSETS_SAFE_AREA, insets(50, 0, 34, 0), NULL);
  story_tick(&s);
  /* It rests at its start, which is now under the device's bar. */
  CHECK_NEAR(motus_scroller_offset(list).y, -50, 0);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).top, 50, 0);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).left, 0, 0);
  CHECK_NEAR(motus_scroller_maximum_offset(list).y, 2000 + 34 - HEIGHT, 0);
  CHECK_NEAR(motus_scroller_content_inset(list).top, 0, 0);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  options.timing.type = MOTUS_TIMING_LINEAR;
  bar_y = shown_y(bar);
  CHECK_NEAR(bar_y, HEIGHT - 34 - 22, 0);
  s.told[0] = 0;
  cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 334, 0), &options);
  CHECK_NEAR(motus_scroller_maximum_offset(list).y, 2000 + 334 - HEIGHT, 0);
  for (int i = 1; i <= 16; i++) {
    story_tick(&s);
    CHECK_NEAR(shown_y(bar), bar_y - 300 * (i * FRAME / .5), 1e-6);
    CHECK_TOLD(&s, "");
  }
  /* Half-way a finger pulls it down, and lets go. */
  for (int i = 1; i <= 5; i++) {
    cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 184 - 10 * i, 0), NULL);
    story_tick(&s);
  }
  CHECK_NEAR(motus_view_center(bar).y, HEIGHT - 134 - 22, 1e-9);
  story_run(&s, 1);
  CHECK_NEAR(shown_y(bar), HEIGHT - 134 - 22, 1e-9);
  /* At the end of the list it goes back with the keyboard. */
  motus_scroller_scroll_to(list, (motus_point){0, 5000}, false, NULL, NULL,
                           NULL);
  story_tick(&s);
  CHECK_NEAR(motus_scroller_offset(list).y, 2000 + 134 - HEIGHT, 0);
  cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 0, 0), &options);
  double shown[4];
  for (int i = 1; i <= 40; i++) {
    story_tick(&s);
    double part = i * FRAME / .5;
    motus_view_property(motus_scroller_view(list), MOTUS_PROPERTY_BOUNDS,
                        MOTUS_VALUE_SHOWN, shown, 4);
    CHECK_NEAR(shown[1], 2000 + 134 - HEIGHT - 100 * (part > 1 ? 1 : part),
               1e-6);
  }
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_release(list);
  motus_release(bar);
  motus_release(s.a);
  story_close(&s);
}

/* IN-5. */
static void a_scroller_keeps_clear_as_it_is_told(void) {
  story_open(&s);
  s.a = story_screen(&s, "A");
  motus_view *view = motus_view_controller_view(s.a);
  motus_scroller *list = scroller_in(view, (motus_rect){0, 30, 200, 300},
                                     (motus_size){200, 250}, NULL, s.runtime);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, s.a), MOTUS_OK);
  cover(MOTUS_INSETS_SAFE_AREA, insets(50, 20, 34, 0), NULL);
  /* Its content does not scroll. */
  CHECK_NEAR(motus_scroller_adjusted_inset(list).top, 0, 0);
  motus_scroller_set_content_size(list, (motus_size){200, 600});
  CHECK_NEAR(motus_scroller_adjusted_inset(list).top, 20, 0);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).bottom, 0, 0);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).left, 0, 0);
  CHECK_NEAR(motus_scroller_minimum_offset(list).y, -20, 0);
  CHECK_EQUAL(motus_scroller_set_inset_adjustment(list, MOTUS_INSETS_ALWAYS),
              MOTUS_OK);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).left, 20, 0);
  CHECK_EQUAL(motus_scroller_set_inset_adjustment(list, MOTUS_INSETS_NEVER),
              MOTUS_OK);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).top, 0, 0);
  CHECK_NEAR(motus_scroller_minimum_offset(list).y, 0, 0);
  /* One that is made later knows it, too. */
  motus_scroller *late = scroller_in(view, (motus_rect){0, 0, 200, 300},
                                     (motus_size){200, 600}, NULL, s.runtime);
  CHECK_NEAR(motus_scroller_minimum_offset(late).y, -50, 0);
  motus_release(late);
  motus_release(list);
  motus_release(s.a);
  story_close(&s);
}

/* IN-6. */
static void a_sheet_stands_above_the_keyboard(void) {
  story_open(&s);
  s.a = story_screen(&s, "A");
  s.b = story_screen(&s, "B");
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, s.a), MOTUS_OK);
  story_tick(&s);
  motus_view_controller_set_presentation_style(s.b,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_sheet_options sheet;
  motus_sheet_options_init(&sheet, sizeof sheet);
  sheet.detents[0] = MOTUS_DETENT_MEDIUM;
  sheet.detent_count = 1;
  CHECK_EQUAL(motus_sheet_set_options(
                  motus_view_controller_presentation_controller(s.b), &sheet,
                  NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_present(s.a, s.b, true, NULL, NULL, NULL),
              MOTUS_OK);
  story_run(&s, 1);
  motus_view *view = motus_view_controller_view(s.b);
  motus_point before, after, zero = {0, 0};
  motus_view_convert_point(view, zero, NULL, &before);
  cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 300, 0), NULL);
  story_run(&s, 1);
  motus_view_convert_point(view, zero, NULL, &after);
  CHECK(after.y < before.y - 50);
  cover(MOTUS_INSETS_KEYBOARD, insets(0, 0, 0, 0), NULL);
  story_run(&s, 1);
  motus_view_convert_point(view, zero, NULL, &after);
  CHECK_NEAR(after.y, before.y, 1e-6);
  motus_release(s.a);
  motus_release(s.b);
  story_close(&s);
}

static void bad_arguments_change_nothing(void) {
  open_with_child((motus_rect){0, 0, 100, 100});
  int destroyed = s.destroyed;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.struct_size = 3;
  static const double bad[] = {NAN, INFINITY, -1, 1e300};
  for (int i = 0; i < 4; i++)
    CHECK_EQUAL(motus_runtime_set_window_insets(
                    s.runtime, MOTUS_INSETS_KEYBOARD, insets(0, 0, bad[i], 0),
                    NULL, NULL, &s, story_destroy),
                MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_set_window_insets(s.runtime, (motus_inset_source)2,
                                              insets(0, 0, 0, 0), NULL, NULL,
                                              &s, story_destroy),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_set_window_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                              insets(0, 0, 9, 0), &options,
                                              NULL, &s, story_destroy),
              MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(motus_runtime_set_window_insets(NULL, MOTUS_INSETS_KEYBOARD,
                                              insets(0, 0, 9, 0), NULL, NULL,
                                              &s, story_destroy),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_set_window_insets(
                  (motus_runtime *)s.a, MOTUS_INSETS_KEYBOARD,
                  insets(0, 0, 9, 0), NULL, NULL, &s, story_destroy),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(s.destroyed, destroyed + 8);
  CHECK_NEAR(
      motus_runtime_window_insets(s.runtime, MOTUS_INSETS_KEYBOARD).bottom, 0,
      0);
  CHECK_NEAR(
      motus_runtime_window_insets(s.runtime, (motus_inset_source)9).bottom, 0,
      0);
  CHECK_NEAR(motus_runtime_window_insets(NULL, MOTUS_INSETS_KEYBOARD).top, 0,
             0);
  CHECK_NEAR(motus_view_controller_safe_area(NULL).top, 0, 0);
  CHECK_NEAR(motus_view_controller_additional_safe_area(NULL).top, 0, 0);
  CHECK_EQUAL(
      motus_view_controller_set_additional_safe_area(NULL, insets(0, 0, 0, 0)),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_view_controller_set_additional_safe_area(s.a, insets(0, NAN, 0, 0)),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_set_inset_adjustment(NULL, MOTUS_INSETS_NEVER),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(motus_scroller_adjusted_inset(NULL).top, 0, 0);
  motus_scroller *list =
      scroller_in(motus_runtime_window(s.runtime), (motus_rect){0, 0, 9, 9},
                  (motus_size){9, 90}, NULL, s.runtime);
  CHECK_EQUAL(
      motus_scroller_set_inset_adjustment(list, (motus_inset_adjustment)3),
      MOTUS_ERROR_INVALID_ARGUMENT);
  motus_release(list);
  report_clear();
  close_all();
}

CHECK_MAIN(TEST(a_safe_area_reaches_into_what_stands_under_it),
           TEST(a_member_has_its_containers_safe_area),
           TEST(all_that_is_concerned_moves_along),
           TEST(a_scroller_keeps_clear_as_it_is_told),
           TEST(a_sheet_stands_above_the_keyboard),
           TEST(bad_arguments_change_nothing))
