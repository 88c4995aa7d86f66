#include "report.h"
#include <math.h>

static motus_rect rect(double x, double y, double width, double height) {
  motus_rect rect = {x, y, width, height};
  return rect;
}

static motus_point point(double x, double y) {
  motus_point point = {x, y};
  return point;
}

static motus_view *framed(world *w, motus_view *parent, motus_rect frame) {
  motus_view *view = world_view(w, parent);
  CHECK_EQUAL(motus_view_set_frame(view, frame), MOTUS_OK);
  return view;
}

static void a_new_view_has_the_documented_values(void) {
  world w = world_open();
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(w.runtime, &view), MOTUS_OK);
  motus_rect bounds = motus_view_bounds(view);
  CHECK(bounds.x == 0 && bounds.y == 0);
  CHECK(bounds.width == 0 && bounds.height == 0);
  motus_transform t = motus_view_transform(view);
  CHECK(t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1 && t.tx == 0 && t.ty == 0);
  CHECK_NEAR(motus_view_alpha(view), 1, 0);
  motus_color color = motus_view_background_color(view);
  CHECK(color.red == 0 && color.green == 0 && color.blue == 0);
  CHECK(color.alpha == 0);
  CHECK_NEAR(motus_view_corner_radius(view), 0, 0);
  CHECK(!motus_view_is_hidden(view));
  CHECK(motus_view_is_user_interaction_enabled(view));
  CHECK(!motus_view_clips_to_bounds(view));
  CHECK(motus_view_superview(view) == NULL);
  CHECK_EQUAL(motus_view_subview_count(view), 0);
  CHECK(!motus_view_is_in_window(view));
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void creating_a_view_needs_a_runtime_and_room(void) {
  world w = world_open();
  motus_view *view = w.view;
  CHECK_REFUSED(motus_view_create(NULL, &view), INVALID_ARGUMENT,
                "motus_view_create");
  CHECK(view == NULL);
  CHECK_REFUSED(motus_view_create((motus_runtime *)w.view, &view), WRONG_KIND,
                "motus_view_create");
  CHECK_REFUSED(motus_view_create((motus_runtime *)w.made_up, &view),
                STALE_HANDLE, "motus_view_create");
  motus_statistics before = {.struct_size = sizeof before}, after = before;
  motus_runtime_statistics(w.runtime, &before);
  CHECK_REFUSED(motus_view_create(w.runtime, NULL), INVALID_ARGUMENT,
                "motus_view_create");
  motus_runtime_statistics(w.runtime, &after);
  CHECK_EQUAL(after.views, before.views);
  world_close(&w);
}

static void subviews_are_counted_from_the_back(void) {
  world w = world_open();
  motus_view *a = world_view(&w, w.view), *b = world_view(&w, w.view);
  motus_view *c = world_view(&w, a);
  CHECK_EQUAL(motus_view_subview_count(w.view), 2);
  CHECK(motus_view_subview_at(w.view, 0) == a);
  CHECK(motus_view_subview_at(w.view, 1) == b);
  CHECK(motus_view_subview_at(w.view, 2) == NULL);
  CHECK(motus_view_subview_at(w.view, SIZE_MAX) == NULL);
  CHECK(motus_view_superview(c) == a);
  CHECK(motus_view_superview(w.window) == NULL);
  CHECK(motus_view_is_descendant_of(c, w.view));
  CHECK(motus_view_is_descendant_of(c, c));
  CHECK(!motus_view_is_descendant_of(w.view, c));
  CHECK(motus_view_is_in_window(c) && motus_view_is_in_window(w.window));
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void subviews_can_be_put_anywhere(void) {
  world w = world_open();
  motus_view *a = world_view(&w, w.view), *b = world_view(&w, w.view);
  motus_view *c = NULL;
  CHECK_EQUAL(motus_view_create(w.runtime, &c), MOTUS_OK);
  CHECK_EQUAL(motus_view_insert_subview(w.view, c, 1), MOTUS_OK);
  CHECK(motus_view_subview_at(w.view, 1) == c);
  CHECK_EQUAL(motus_view_insert_subview(w.view, c, SIZE_MAX), MOTUS_OK);
  CHECK(motus_view_subview_at(w.view, 2) == c);
  CHECK_EQUAL(motus_view_insert_subview_below(w.view, c, a), MOTUS_OK);
  CHECK(motus_view_subview_at(w.view, 0) == c);
  CHECK_EQUAL(motus_view_insert_subview_above(w.view, c, a), MOTUS_OK);
  CHECK(motus_view_subview_at(w.view, 1) == c);
  CHECK_EQUAL(motus_view_add_subview(w.view, a), MOTUS_OK);
  CHECK(motus_view_subview_at(w.view, 2) == a);
  CHECK_EQUAL(motus_view_insert_subview(w.view, b, 0), MOTUS_OK);
  CHECK(motus_view_subview_at(w.view, 0) == b);
  CHECK_EQUAL(motus_view_subview_count(w.view), 3);
  /* Into another view: the old superview lets go. */
  CHECK_EQUAL(motus_view_add_subview(a, c), MOTUS_OK);
  CHECK_EQUAL(motus_view_subview_count(w.view), 2);
  CHECK(motus_view_superview(c) == a);
  CHECK_EQUAL(motus_release(c), MOTUS_OK);
  CHECK(motus_is_alive(c));
  CHECK_EQUAL(motus_view_remove_from_superview(a), MOTUS_OK);
  CHECK(!motus_is_alive(a) && !motus_is_alive(c));
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void removing_ends_what_nobody_else_holds(void) {
  world w = world_open();
  motus_view *inner = world_view(&w, w.view);
  CHECK_EQUAL(motus_view_remove_from_superview(w.view), MOTUS_OK);
  CHECK_EQUAL(motus_view_remove_from_superview(w.view), MOTUS_OK);
  CHECK_EQUAL(motus_view_remove_from_superview(w.window), MOTUS_OK);
  CHECK(motus_is_alive(w.view) && motus_is_alive(inner));
  CHECK(!motus_view_is_in_window(inner));
  CHECK_EQUAL(motus_release(w.view), MOTUS_OK);
  CHECK(!motus_is_alive(w.view) && !motus_is_alive(inner));
  world_close(&w);
}

static void the_window_has_no_superview_and_no_view_itself_as_one(void) {
  world w = world_open();
  motus_view *inner = world_view(&w, w.view);
  CHECK_REFUSED(motus_view_add_subview(w.view, w.window), INVALID_ARGUMENT,
                "motus_view_add_subview");
  CHECK_SAYS("window");
  CHECK_REFUSED(motus_view_add_subview(w.view, w.view), INVALID_ARGUMENT,
                "motus_view_add_subview");
  CHECK_REFUSED(motus_view_add_subview(inner, w.view), INVALID_ARGUMENT,
                "motus_view_add_subview");
  CHECK_REFUSED(motus_view_insert_subview(inner, w.view, 0), INVALID_ARGUMENT,
                "motus_view_insert_subview");
  CHECK(motus_view_superview(w.view) == w.window);
  CHECK(motus_view_superview(inner) == w.view);
  world_close(&w);
}

static void only_subviews_are_siblings(void) {
  world w = world_open();
  motus_view *inner = world_view(&w, w.view), *other = world_view(&w, w.view);
  CHECK_REFUSED(motus_view_insert_subview_above(w.window, inner, other),
                INVALID_ARGUMENT, "motus_view_insert_subview_above");
  CHECK_REFUSED(motus_view_insert_subview_below(w.window, inner, other),
                INVALID_ARGUMENT, "motus_view_insert_subview_below");
  CHECK_REFUSED(motus_view_insert_subview_below(w.view, inner, inner),
                INVALID_ARGUMENT, "motus_view_insert_subview_below");
  CHECK(motus_view_superview(inner) == w.view);
  CHECK(motus_view_subview_at(w.view, 0) == inner);
  world_close(&w);
}

static void wrong_handles_are_refused_by_every_call_on_the_tree(void) {
  world w = world_open();
  CHECK_SUBJECT(w, motus_view_add_subview(subject, w.view),
                "motus_view_add_subview");
  CHECK_ARGUMENT(w, motus_view_add_subview(w.view, argument),
                 "motus_view_add_subview");
  CHECK_SUBJECT(w, motus_view_insert_subview(subject, w.view, 0),
                "motus_view_insert_subview");
  CHECK_ARGUMENT(w, motus_view_insert_subview(w.view, argument, 0),
                 "motus_view_insert_subview");
  CHECK_SUBJECT(w, motus_view_insert_subview_above(subject, w.view, w.view),
                "motus_view_insert_subview_above");
  CHECK_ARGUMENT(w, motus_view_insert_subview_above(w.window, argument, w.view),
                 "motus_view_insert_subview_above");
  CHECK_ARGUMENT(w, motus_view_insert_subview_above(w.window, w.view, argument),
                 "motus_view_insert_subview_above");
  CHECK_SUBJECT(w, motus_view_insert_subview_below(subject, w.view, w.view),
                "motus_view_insert_subview_below");
  CHECK_ARGUMENT(w, motus_view_insert_subview_below(w.window, argument, w.view),
                 "motus_view_insert_subview_below");
  CHECK_ARGUMENT(w, motus_view_insert_subview_below(w.window, w.view, argument),
                 "motus_view_insert_subview_below");
  CHECK_SUBJECT(w, motus_view_remove_from_superview(subject),
                "motus_view_remove_from_superview");
  CHECK_SUBJECT(w, motus_view_set_clips_to_bounds(subject, true),
                "motus_view_set_clips_to_bounds");
  CHECK_SUBJECT(w, motus_view_set_user_interaction_enabled(subject, false),
                "motus_view_set_user_interaction_enabled");
  CHECK_EQUAL(motus_view_subview_count(w.view), 0);
  CHECK_EQUAL(motus_view_subview_count(w.window), 1);
  world_close(&w);
}

static void getters_answer_zero_for_wrong_handles(void) {
  world w = world_open();
  CHECK_SUBJECT_ZERO(w, motus_view_superview(subject) == NULL,
                     "motus_view_superview");
  CHECK_SUBJECT_ZERO(w, motus_view_subview_count(subject) == 0,
                     "motus_view_subview_count");
  CHECK_SUBJECT_ZERO(w, motus_view_subview_at(subject, 0) == NULL,
                     "motus_view_subview_at");
  CHECK_SUBJECT_ZERO(w, !motus_view_is_descendant_of(subject, w.window),
                     "motus_view_is_descendant_of");
  CHECK_SUBJECT_ZERO(w, !motus_view_is_descendant_of(w.view, subject),
                     "motus_view_is_descendant_of");
  CHECK_ZERO(!motus_view_is_descendant_of(w.view, w.foreign), FOREIGN_HANDLE,
             "motus_view_is_descendant_of");
  CHECK_SUBJECT_ZERO(w, !motus_view_is_in_window(subject),
                     "motus_view_is_in_window");
  CHECK_SUBJECT_ZERO(w, motus_view_hit_test(subject, point(0, 0)) == NULL,
                     "motus_view_hit_test");
  CHECK_SUBJECT_ZERO(w, !motus_view_clips_to_bounds(subject),
                     "motus_view_clips_to_bounds");
  CHECK_SUBJECT_ZERO(w, !motus_view_is_user_interaction_enabled(subject),
                     "motus_view_is_user_interaction_enabled");
  world_close(&w);
}

static void a_touch_reaches_the_frontmost_view(void) {
  world w = world_open();
  motus_view *back = framed(&w, w.window, rect(0, 0, 100, 100));
  motus_view *front = framed(&w, w.window, rect(50, 50, 100, 100));
  CHECK(motus_view_hit_test(w.window, point(10, 10)) == back);
  CHECK(motus_view_hit_test(w.window, point(60, 60)) == front);
  CHECK(motus_view_hit_test(w.window, point(300, 300)) == w.window);
  CHECK(motus_view_hit_test(w.window, point(-1, 300)) == NULL);
  motus_view_set_user_interaction_enabled(front, false);
  CHECK(!motus_view_is_user_interaction_enabled(front));
  CHECK(motus_view_hit_test(w.window, point(60, 60)) == back);
  motus_view_set_user_interaction_enabled(front, true);
  motus_view_set_hidden(front, true);
  CHECK(motus_view_hit_test(w.window, point(60, 60)) == back);
  motus_view_set_hidden(front, false);
  motus_view_set_alpha(front, .009);
  CHECK(motus_view_hit_test(w.window, point(60, 60)) == back);
  CHECK(motus_view_hit_test(front, point(5, 5)) == NULL);
  CHECK_EQUAL(reported.count, 0);
  CHECK_ZERO(motus_view_hit_test(w.window, point(NAN, 0)) == NULL,
             INVALID_ARGUMENT, "motus_view_hit_test");
  CHECK_ZERO(motus_view_hit_test(w.window, point(0, INFINITY)) == NULL,
             INVALID_ARGUMENT, "motus_view_hit_test");
  world_close(&w);
}

static void points_are_converted_there_and_back(void) {
  world w = world_open();
  motus_view *outer = framed(&w, w.window, rect(100, 50, 200, 200));
  motus_view *inner = framed(&w, outer, rect(10, 20, 40, 40));
  motus_transform turn = {0, 1, -1, 0, 0, 0};
  CHECK_EQUAL(motus_view_set_transform(inner, turn), MOTUS_OK);
  motus_point there, back;
  CHECK_EQUAL(motus_view_convert_point(inner, point(0, 0), NULL, &there),
              MOTUS_OK);
  /* About the middle (130, 90), a quarter turn carries (-20, -20) to
   * (20, -20). */
  CHECK_NEAR(there.x, 150, 1e-12);
  CHECK_NEAR(there.y, 70, 1e-12);
  CHECK_EQUAL(motus_view_convert_point(w.window, there, inner, &back),
              MOTUS_OK);
  CHECK_NEAR(back.x, 0, 1e-12);
  CHECK_NEAR(back.y, 0, 1e-12);
  CHECK_EQUAL(motus_view_convert_point(inner, point(3, 4), inner, &back),
              MOTUS_OK);
  CHECK(back.x == 3 && back.y == 4);
  world_close(&w);
}

static void points_that_cannot_be_converted_are_refused(void) {
  world w = world_open();
  const char *name = "motus_view_convert_point";
  motus_point out = {1, 1}, p = {5, 6};
  motus_view *lonely = NULL;
  CHECK_EQUAL(motus_view_create(w.runtime, &lonely), MOTUS_OK);
  CHECK_REFUSED(motus_view_convert_point(lonely, p, NULL, &out),
                INVALID_ARGUMENT, name);
  CHECK(out.x == 0 && out.y == 0);
  CHECK_REFUSED(motus_view_convert_point(w.view, p, NULL, NULL),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_view_convert_point(w.view, point(NAN, 0), NULL, &out),
                INVALID_ARGUMENT, name);
  motus_transform flat = {1, 0, 0, 0, 0, 0};
  CHECK_EQUAL(motus_view_set_transform(w.view, flat), MOTUS_OK);
  CHECK_REFUSED(motus_view_convert_point(w.window, p, w.view, &out),
                INVALID_ARGUMENT, name);
  CHECK_EQUAL(motus_view_convert_point(w.view, p, w.window, &out), MOTUS_OK);
  CHECK_SUBJECT(w, motus_view_convert_point(subject, p, NULL, &out), name);
  CHECK_REFUSED(motus_view_convert_point(w.view, p, w.foreign, &out),
                FOREIGN_HANDLE, name);
  CHECK_REFUSED(motus_view_convert_point(w.view, p, w.stale, &out),
                STALE_HANDLE, name);
  CHECK_REFUSED(
      motus_view_convert_point(w.view, p, (motus_view *)w.runtime, &out),
      WRONG_KIND, name);
  world_close(&w);
}

static void the_draw_list_is_what_is_to_be_drawn(void) {
  world w = world_open();
  motus_view *card = framed(&w, w.window, rect(10, 20, 100, 50));
  motus_view *label = framed(&w, card, rect(5, 5, 10, 10));
  motus_view *ghost = framed(&w, card, rect(5, 5, 10, 10));
  motus_color red = {1, 0, 0, 1};
  motus_view_set_background_color(card, red);
  motus_view_set_corner_radius(card, 8);
  motus_view_set_alpha(card, .5);
  motus_view_set_alpha(label, .5);
  motus_view_set_hidden(ghost, true);
  motus_view_set_clips_to_bounds(card, true);
  CHECK(motus_view_clips_to_bounds(card));
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_list(w.runtime, &items, &count), MOTUS_OK);
  REQUIRE(count == 4);
  CHECK(items[0].view == w.window && items[1].view == w.view);
  CHECK(items[2].view == card && items[3].view == label);
  CHECK_NEAR(items[0].bounds.width, 390, 0);
  CHECK_NEAR(items[0].bounds.height, 844, 0);
  CHECK_EQUAL(items[0].clip, -1);
  CHECK_EQUAL(items[0].depth, 0);
  CHECK_NEAR(items[2].color.red, 1, 0);
  CHECK_NEAR(items[2].corner_radius, 8, 0);
  CHECK_EQUAL(items[2].clip, -1);
  CHECK_EQUAL(items[2].depth, 1);
  CHECK_NEAR(items[3].transform.tx, 15, 0);
  CHECK_NEAR(items[3].transform.ty, 25, 0);
  CHECK_NEAR(items[3].transform.a, 1, 0);
  CHECK_NEAR(items[3].alpha, .25, 0);
  CHECK_EQUAL(items[3].clip, 2);
  CHECK_EQUAL(items[3].depth, 2);
  world_close(&w);
}

static void a_frame_reports_what_was_set(void) {
  world w = world_open();
  motus_point center = {3, 4};
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 0), MOTUS_OK);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  motus_view_set_center(w.view, center);
  motus_view_set_hidden(w.view, true);
  CHECK(motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 1), MOTUS_OK);
  const motus_change *changes = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_changes(w.runtime, &changes, &count), MOTUS_OK);
  REQUIRE(count == 2);
  CHECK(changes[0].view == w.view && changes[1].view == w.view);
  CHECK_EQUAL(changes[0].property, MOTUS_PROPERTY_HIDDEN);
  CHECK_EQUAL(changes[0].component_count, 1);
  CHECK_NEAR(changes[0].values[0], 1, 0);
  CHECK_EQUAL(changes[1].property, MOTUS_PROPERTY_CENTER);
  CHECK_EQUAL(changes[1].component_count, 2);
  CHECK_NEAR(changes[1].values[1], 4, 0);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 2), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_changes(w.runtime, &changes, &count), MOTUS_OK);
  CHECK_EQUAL(count, 0);
  world_close(&w);
}

CHECK_MAIN(TEST(a_new_view_has_the_documented_values),
           TEST(creating_a_view_needs_a_runtime_and_room),
           TEST(subviews_are_counted_from_the_back),
           TEST(subviews_can_be_put_anywhere),
           TEST(removing_ends_what_nobody_else_holds),
           TEST(the_window_has_no_superview_and_no_view_itself_as_one),
           TEST(only_subviews_are_siblings),
           TEST(wrong_handles_are_refused_by_every_call_on_the_tree),
           TEST(getters_answer_zero_for_wrong_handles),
           TEST(a_touch_reaches_the_frontmost_view),
           TEST(points_are_converted_there_and_back),
           TEST(points_that_cannot_be_converted_are_refused),
           TEST(the_draw_list_is_what_is_to_be_drawn),
           TEST(a_frame_reports_what_was_set))
