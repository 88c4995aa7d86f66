/* The focus: where directions lead, groups, the order in which things are read,
 * what a host may refuse, and what becomes of views that go (FO-1 to FO-3,
 * FO-6, FO-7). */
#include "focus.h"

static motus_rect rect(double x, double y, double width, double height) {
  return (motus_rect){x, y, width, height};
}

/* FO-1. */
static void without_focusable_views_nothing_moves_and_nothing_is_told(void) {
  focus_stage s = focus_open();
  CHECK(!motus_runtime_focused_view(s.runtime));
  CHECK(!focus_move(&s, MOTUS_FOCUS_RIGHT));
  focus_tick(&s);
  CHECK(motus_runtime_is_idle(s.runtime));
  CHECK_FOCUS_TOLD(&s, "");
  focus_close(&s);
}

/* FO-2: a grid of three by three. */
static void directions_go_from_tile_to_tile_of_a_grid(void) {
  focus_stage s = focus_open();
  for (int i = 0; i < 9; i++)
    focus_tile(&s, s.window, (char)('a' + i), 20 + i % 3 * 100.0,
               20 + i / 3 * 80.0);
  CHECK_TEXT(focus_walk(&s, "rrrrddduulll"), "abc.fi.fcba.");
  focus_close(&s);
}

/* FO-2: nothing lies to the right of what stands right of all others; a view
 * that overlaps and reaches further counts. */
static void overlapping_views_count_when_they_reach_further(void) {
  focus_stage s = focus_open();
  focus_view(&s, s.window, 'a', rect(100, 100, 100, 60), 1);
  focus_view(&s, s.window, 'b', rect(120, 110, 120, 60), 1);
  focus_view(&s, s.window, 'c', rect(90, 120, 60, 20), 1);
  CHECK_EQUAL(motus_runtime_set_focused_view(
                  s.runtime, motus_view_subview_at(s.window, 0)),
              MOTUS_OK);
  CHECK_TEXT(focus_walk(&s, "rr"), "b.");
  focus_close(&s);
}

/* FO-2: of two that are equally far the first one in the tree. */
static void ties_are_decided_by_the_order_of_the_tree(void) {
  for (int swap = 0; swap < 2; swap++) {
    focus_stage s = focus_open();
    motus_view *middle = focus_tile(&s, s.window, 'm', 100, 200);
    motus_view *one = NULL, *other = NULL;
    one = focus_tile(&s, s.window, swap ? 'l' : 'u', 240, swap ? 280 : 120);
    other = focus_tile(&s, s.window, swap ? 'u' : 'l', 240, swap ? 120 : 280);
    CHECK_EQUAL(motus_runtime_set_focused_view(s.runtime, middle), MOTUS_OK);
    CHECK(motus_runtime_focus_target(s.runtime, MOTUS_FOCUS_RIGHT) == one);
    CHECK_EQUAL(motus_view_insert_subview(s.window, one, 9), MOTUS_OK);
    CHECK(motus_runtime_focus_target(s.runtime, MOTUS_FOCUS_RIGHT) == other);
    focus_close(&s);
  }
}

/* FO-2: hidden and disabled views are passed over, also by what they stand in.
 */
static void hidden_and_disabled_views_are_passed_over(void) {
  focus_stage s = focus_open();
  motus_view *box = focus_view(&s, s.window, 'x', rect(100, 0, 90, 90), 0);
  focus_tile(&s, s.window, 'a', 0, 0);
  motus_view *b = focus_tile(&s, box, 'b', 0, 0);
  focus_tile(&s, s.window, 'c', 200, 0);
  focus_move(&s, MOTUS_FOCUS_NEXT);
  CHECK_TEXT(focus_walk(&s, "rl"), "ba");
  motus_view_set_hidden(b, true);
  CHECK_TEXT(focus_walk(&s, "rl"), "ca");
  motus_view_set_hidden(b, false);
  motus_view_set_user_interaction_enabled(box, false);
  CHECK_TEXT(focus_walk(&s, "rl"), "ca");
  motus_view_set_user_interaction_enabled(box, true);
  motus_view_set_hidden(box, true);
  CHECK_TEXT(focus_walk(&s, "rl"), "ca");
  focus_close(&s);
}

/* FO-2: places are those of the model. */
static void motion_under_way_changes_no_answer(void) {
  focus_stage s = focus_open();
  motus_view *a = focus_tile(&s, s.window, 'a', 100, 100);
  motus_view *b = focus_tile(&s, s.window, 'b', 0, 0);
  motus_runtime_set_focused_view(s.runtime, a);
  focus_tick(&s);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  CHECK_EQUAL(motus_runtime_begin_animation(s.runtime, &options), MOTUS_OK);
  motus_view_set_frame(b, rect(300, 100, 80, 60));
  CHECK_EQUAL(motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  focus_tick(&s);
  CHECK(motus_runtime_focus_target(s.runtime, MOTUS_FOCUS_RIGHT) == b);
  focus_close(&s);
}

/* Two columns of three, the second one a group. */
static motus_view *columns(focus_stage *s, uint32_t flags) {
  motus_view *group =
      focus_view(s, s->window, 'G', rect(200, 0, 100, 300), flags);
  for (int i = 0; i < 3; i++) {
    focus_tile(s, s->window, (char)('a' + i), 0, 100.0 * i);
    focus_tile(s, group, (char)('x' + i), 0, 100.0 * i);
  }
  focus_move(s, MOTUS_FOCUS_NEXT);
  return group;
}

/* FO-3. */
static void a_group_is_entered_where_it_was_left(void) {
  focus_stage s = focus_open();
  columns(&s, MOTUS_FOCUS_GROUP);
  motus_runtime_set_focused_view(s.runtime, motus_view_subview_at(s.window, 1));
  CHECK_TEXT(focus_walk(&s, "rddluur"), "xyzcbaz");
  focus_close(&s);
}

/* FO-3. */
static void a_group_is_entered_at_its_preferred_member_first(void) {
  focus_stage s = focus_open();
  motus_view *group = columns(&s, MOTUS_FOCUS_GROUP);
  motus_focus_options options;
  motus_focus_options_init(&options, sizeof options);
  options.flags = MOTUS_FOCUS_FOCUSABLE | MOTUS_FOCUS_PREFERRED;
  motus_view_set_focus_options(motus_view_subview_at(group, 1), &options);
  motus_runtime_set_focused_view(s.runtime, motus_view_subview_at(s.window, 1));
  CHECK_TEXT(focus_walk(&s, "rulr"), "yxax");
  focus_close(&s);
}

/* FO-3: it is left where nothing lies in it in that direction, a trap never. */
static void a_trap_is_not_left(void) {
  focus_stage s = focus_open();
  motus_view *group = columns(&s, MOTUS_FOCUS_GROUP | MOTUS_FOCUS_TRAP);
  motus_runtime_set_focused_view(s.runtime, motus_view_subview_at(group, 0));
  CHECK_TEXT(focus_walk(&s, "lddrdlppp"), ".yz...yx.");
  focus_close(&s);
}

/* FO-3. */
static void a_circular_group_begins_anew_beyond_its_end(void) {
  focus_stage s = focus_open();
  motus_view *group =
      columns(&s, MOTUS_FOCUS_GROUP | MOTUS_FOCUS_TRAP | MOTUS_FOCUS_CIRCULAR);
  motus_runtime_set_focused_view(s.runtime, motus_view_subview_at(group, 0));
  CHECK_TEXT(focus_walk(&s, "uddlnp"), "zxy.zy");
  focus_close(&s);
}

/* FO-6, FO-7: lines from the top, from left to right; groups as a whole; hints
 * first. */
static void the_order_is_that_of_reading(void) {
  focus_stage s = focus_open();
  focus_tile(&s, s.window, 'd', 200, 105);
  focus_tile(&s, s.window, 'b', 200, 5);
  focus_tile(&s, s.window, 'a', 0, 0);
  motus_view *group =
      focus_view(&s, s.window, 'G', rect(0, 100, 180, 300), MOTUS_FOCUS_GROUP);
  focus_tile(&s, group, 'z', 0, 200);
  focus_tile(&s, group, 'y', 90, 0);
  focus_tile(&s, group, 'x', 0, 20);
  motus_view *late = focus_tile(&s, s.window, 'l', 100, 0);
  motus_focus_options options;
  motus_focus_options_init(&options, sizeof options);
  options.flags = MOTUS_FOCUS_FOCUSABLE;
  options.order = 1;
  motus_view_set_focus_options(late, &options);
  CHECK_TEXT(focus_walk(&s, "nnnnnnnnpppppppp"), "abxyzdl.dzyxba..");
  const motus_focus_entry *entries;
  size_t count;
  CHECK_EQUAL(motus_runtime_focus_order(s.runtime, &entries, &count), MOTUS_OK);
  char names[16] = "";
  for (size_t i = 0; i < count && i < 15; i++) {
    names[i] = (char)entries[i].tag;
    CHECK(motus_view_superview(entries[i].view) == group
              ? entries[i].group == group
              : !entries[i].group);
    CHECK_EQUAL(entries[i].focusable, entries[i].view != group);
  }
  CHECK_TEXT(names, "abGxyzdl");
  CHECK_NEAR(entries[3].frame.x, 0, 0);
  CHECK_NEAR(entries[3].frame.y, 120, 0);
  focus_close(&s);
}

/* FO-7. */
static void changes_of_the_order_are_told_and_motion_is_not(void) {
  focus_stage s = focus_open();
  motus_view *a = focus_tile(&s, s.window, 'a', 0, 0);
  motus_view *b = focus_tile(&s, s.window, 'b', 100, 0);
  const motus_focus_entry *entries;
  const motus_event *events;
  size_t count;
  motus_runtime_focus_order(s.runtime, &entries, &count);
  for (int step = 0; step < 5; step++) {
    if (step == 1)
      motus_view_set_center(a, (motus_point){44, 33});
    if (step == 2)
      motus_view_set_center(b, (motus_point){40, 200});
    if (step == 3)
      motus_view_set_center(a, (motus_point){40, 400});
    if (step == 4)
      motus_view_set_user_interaction_enabled(b, false);
    focus_tick(&s);
    motus_runtime_events(s.runtime, &events, &count);
    CHECK_EQUAL(count, step > 2);
    if (count)
      CHECK_EQUAL(events[0].kind, MOTUS_EVENT_FOCUS_ORDER_CHANGED);
  }
  CHECK_EQUAL(motus_runtime_focus_order(s.runtime, &entries, &count), MOTUS_OK);
  REQUIRE(count == 2);
  CHECK(entries[0].view == b && !entries[0].focusable);
  CHECK(entries[1].view == a && entries[1].focusable);
  focus_close(&s);
}

/* FO-1: lost once, gained once, whatever takes it away. */
static void what_a_view_loses_goes_to_the_nearest_one_with_the_next_tick(void) {
  for (int way = 0; way < 6; way++) {
    focus_stage s = focus_open();
    focus_tile(&s, s.window, 'a', 0, 0);
    motus_view *b = focus_tile(&s, s.window, 'b', 100, 0);
    focus_tile(&s, s.window, 'c', 200, 5);
    motus_runtime_set_focused_view(s.runtime, b);
    focus_tick(&s);
    CHECK_FOCUS_TOLD(&s, "+b");
    switch (way) {
    case 0:
      motus_view_remove_from_superview(b);
      break;
    case 1:
      motus_view_set_hidden(b, true);
      break;
    case 2:
      motus_view_set_user_interaction_enabled(b, false);
      break;
    case 3:
      motus_view_set_focus_options(b, NULL);
      break;
    case 4:
      motus_retain(b);
      motus_view_remove_from_superview(b);
      motus_release(b);
      break;
    default:
      motus_view_set_hidden(b, true), motus_view_set_focus_options(b, NULL);
    }
    if (way != 1 && way != 2)
      CHECK(!motus_runtime_focused_view(s.runtime));
    focus_tick(&s);
    CHECK_FOCUS_TOLD(&s, "-b +a");
    focus_rest(&s);
    CHECK_FOCUS_TOLD(&s, "");
    focus_close(&s);
  }
}

/* FO-3: a view that moves inside the window keeps it. */
static void a_view_that_is_put_elsewhere_keeps_the_focus(void) {
  focus_stage s = focus_open();
  motus_view *box = focus_view(&s, s.window, 'x', rect(0, 200, 300, 300), 0);
  motus_view *b = focus_tile(&s, s.window, 'b', 100, 0);
  motus_runtime_set_focused_view(s.runtime, b);
  motus_view_add_subview(box, b);
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "+b");
  focus_close(&s);
}

/* FO-3: without a place it waits for one. */
static void a_focus_without_a_place_waits_for_one(void) {
  focus_stage s = focus_open();
  motus_view *a = focus_tile(&s, s.window, 'a', 0, 0);
  motus_runtime_set_focused_view(s.runtime, a);
  motus_view_set_hidden(a, true);
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "+a -a");
  motus_view_set_hidden(a, false);
  focus_tick(&s);
  CHECK_FOCUS_TOLD(&s, "+a");
  motus_runtime_set_focused_view(s.runtime, NULL);
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "-a");
  CHECK_EQUAL(focus_name(&s), '-');
  focus_close(&s);
}

typedef struct asked {
  focus_stage *stage;
  bool refuses, releases;
  motus_status inside;
  char text[64];
} asked;

static bool should_move(void *user_data, motus_view *from, motus_view *to,
                        motus_focus_direction direction) {
  asked *it = user_data;
  (void)direction;
  it->inside = motus_runtime_set_focused_view(it->stage->runtime, to);
  if (it->releases) {
    motus_view_remove_from_superview(to);
    if (from)
      motus_view_remove_from_superview(from);
  }
  return !it->refuses;
}
static void did_move(void *user_data, motus_view *from, motus_view *to,
                     motus_focus_direction direction) {
  asked *it = user_data;
  size_t at = strlen(it->text);
  sprintf(it->text + at, "%c%c%d ", from ? (char)motus_tag(from) : '-',
          to ? (char)motus_tag(to) : '-', (int)direction);
}
static void ask(focus_stage *s, asked *it) {
  it->stage = s;
  motus_focus_delegate delegate = {sizeof delegate, should_move, did_move};
  CHECK_EQUAL(motus_runtime_set_focus_delegate(s->runtime, &delegate, it, NULL),
              MOTUS_OK);
}

/* FO-1. */
static void the_delegate_refuses_and_is_told_in_the_next_tick(void) {
  focus_stage s = focus_open();
  asked it = {0};
  focus_tile(&s, s.window, 'a', 0, 0);
  motus_view *b = focus_tile(&s, s.window, 'b', 100, 0);
  ask(&s, &it);
  CHECK_TEXT(focus_walk(&s, "rr"), "ab");
  CHECK_EQUAL(it.inside, MOTUS_ERROR_REENTRANT);
  CHECK_TEXT(it.text, "");
  it.refuses = true;
  CHECK_TEXT(focus_walk(&s, "l"), ".");
  focus_tick(&s);
  CHECK_TEXT(it.text, "-a2 ab2 ");
  /* What is lost is not given on when that is refused. */
  it.text[0] = 0;
  motus_view_remove_from_superview(b);
  focus_rest(&s);
  CHECK_EQUAL(focus_name(&s), '-');
  CHECK_TEXT(it.text, "--0 ");
  focus_close(&s);
}

/* FO-1: what takes everything away while it is asked. */
static void views_may_go_while_the_delegate_is_asked(void) {
  focus_stage s = focus_open();
  asked it = {.releases = true};
  motus_view *a = focus_tile(&s, s.window, 'a', 0, 0);
  focus_tile(&s, s.window, 'b', 100, 0);
  focus_tile(&s, s.window, 'c', 0, 300);
  motus_runtime_set_focused_view(s.runtime, a);
  ask(&s, &it);
  CHECK_TEXT(focus_walk(&s, "r"), ".");
  CHECK_EQUAL(focus_name(&s), '-');
  it.releases = false;
  focus_rest(&s);
  CHECK_FOCUS_TOLD(&s, "+a -a +c");
  focus_close(&s);
}

/* FO-1. */
static void what_cannot_have_the_focus_is_refused(void) {
  focus_stage s = focus_open();
  motus_view *a = focus_tile(&s, s.window, 'a', 0, 0);
  motus_view *plain = focus_view(&s, s.window, 'p', rect(0, 0, 9, 9), 0);
  motus_view *apart = focus_view(&s, NULL, 'q', rect(0, 0, 9, 9), 1);
  CHECK_EQUAL(motus_runtime_set_focused_view(s.runtime, plain),
              MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_runtime_set_focused_view(s.runtime, apart),
              MOTUS_ERROR_INVALID_STATE);
  motus_view_set_user_interaction_enabled(a, false);
  CHECK_EQUAL(motus_runtime_set_focused_view(s.runtime, a),
              MOTUS_ERROR_INVALID_STATE);
  bool moved = true;
  CHECK_EQUAL(motus_runtime_move_focus(s.runtime, 7, &moved),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(!moved);
  motus_focus_options options;
  motus_focus_options_init(&options, sizeof options);
  static const uint32_t wrong[] = {32, MOTUS_FOCUS_PREFERRED, MOTUS_FOCUS_TRAP,
                                   MOTUS_FOCUS_FOCUSABLE |
                                       MOTUS_FOCUS_CIRCULAR};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    options.flags = wrong[i];
    CHECK_EQUAL(motus_view_set_focus_options(a, &options),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  options.flags = 1;
  options.margin = -1;
  CHECK_EQUAL(motus_view_set_focus_options(a, &options),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_view_get_focus_options(a, &options), MOTUS_OK);
  CHECK_NEAR(options.margin, 20, 0);
  focus_tick(&s);
  CHECK_FOCUS_TOLD(&s, "");
  motus_release(apart);
  focus_close(&s);
}

CHECK_MAIN(TEST(without_focusable_views_nothing_moves_and_nothing_is_told),
           TEST(directions_go_from_tile_to_tile_of_a_grid),
           TEST(overlapping_views_count_when_they_reach_further),
           TEST(ties_are_decided_by_the_order_of_the_tree),
           TEST(hidden_and_disabled_views_are_passed_over),
           TEST(motion_under_way_changes_no_answer),
           TEST(a_group_is_entered_where_it_was_left),
           TEST(a_group_is_entered_at_its_preferred_member_first),
           TEST(a_trap_is_not_left),
           TEST(a_circular_group_begins_anew_beyond_its_end),
           TEST(the_order_is_that_of_reading),
           TEST(changes_of_the_order_are_told_and_motion_is_not),
           TEST(what_a_view_loses_goes_to_the_nearest_one_with_the_next_tick),
           TEST(a_view_that_is_put_elsewhere_keeps_the_focus),
           TEST(a_focus_without_a_place_waits_for_one),
           TEST(the_delegate_refuses_and_is_told_in_the_next_tick),
           TEST(views_may_go_while_the_delegate_is_asked),
           TEST(what_cannot_have_the_focus_is_refused))
