/* Links: what drives a transition, and what is refused. */
#include "links.h"
#include "scroll_stage.h"
#include "story_navigation.h"

/* SC-63: while a hand has the transition; the last word is the host's. */
static void a_transition_is_driven_by_an_offset(void) {
  static story s;
  link_way options;
  motus_link *link = NULL;
  story_open_pop(&s, true);
  motus_scroller *scroller =
      scroller_in(motus_runtime_window(s.runtime), (motus_rect){0, 0, 100, 100},
                  (motus_size){100, 1100}, NULL, s.runtime);
  options = link_way_of(MOTUS_SCROLL_RANGE_SCROLL);
  CHECK_EQUAL(link_interaction(s.runtime, scroller, &options, s.hand, &link),
              MOTUS_OK);
  for (int i = 4; i >= 0; i -= 2) {
    motus_scroller_scroll_to(scroller, (motus_point){0, 250 * i}, false, NULL,
                             NULL, NULL);
    story_tick(&s);
    CHECK_NEAR(motus_percent_driven_interaction_percent_complete(s.hand),
               i / 4., 1e-12);
    CHECK_NEAR(story_shown(&s), i / 4., 1e-12);
  }
  motus_scroller_scroll_to(scroller, (motus_point){0, 500}, false, NULL, NULL,
                           NULL);
  story_tick(&s);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  motus_scroller_scroll_to(scroller, (motus_point){0, 0}, false, NULL, NULL,
                           NULL);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(motus_link_is_active(link));
  motus_release(link);
  motus_release(scroller);
  story_close(&s);
}

static void nothing(void *user_data) {
  (void)user_data;
}

/* LK-9: what a bad call is made of: a good one, and one thing that is wrong. */
static struct call {
  motus_link_target target;
  motus_link_source source;
  motus_link_range range;
  motus_link_options options;
  size_t count;
} good;

static void refuses(stage *s, struct call c, motus_status status, int row) {
  motus_link *link = (motus_link *)s;
  c.source.range = good.source.range ? &c.range : NULL;
  if (!CHECK_EQUAL(motus_link_create(s->runtime, &c.target, &c.source, c.count,
                                     &c.options, &link),
                   status))
    printf("    row %d\n", row);
  CHECK(link == NULL);
}

/* One thing wrong, then as it was. */
#define WRONG(field, value, status)                   \
  do {                                                \
    struct call bad = good;                           \
    bad.field = value;                                \
    refuses(&s, bad, MOTUS_ERROR_##status, __LINE__); \
  } while (0)

static void bad_arguments_change_nothing(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  static const double inputs[33] = {0, 1}, falls[] = {1, 0};
  static const double out[] = {1, 1, 1, 1, 1, 1, 1, -1}, nan[] = {0, NAN};
  motus_link *link = NULL;
  motus_property_animator *animator = NULL, *group = NULL;
  motus_percent_driven_interaction *hand = NULL;
  motus_runtime *other = NULL;
  motus_view *view = NULL, *stranger = NULL;
  motus_value *value = NULL, *pair = NULL, *released = NULL;
  motus_gesture *pinch = NULL;
  motus_gesture_options pinching;
  motus_timing timing, linear;
  motus_property_animator_options kept;
  motus_view_create(s.runtime, &view);
  motus_view_add_subview(s.view, view);
  motus_release(view);
  motus_view_set_alpha(view, .75);
  motus_property_animator_create(s.runtime, 1, NULL, &animator);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  motus_runtime_create(NULL, &other);
  motus_view_create(other, &stranger);
  motus_value_create_number(s.runtime, 0, &value);
  motus_value_create_number(s.runtime, 0, &released);
  motus_release(released);
  motus_value_create(s.runtime, NULL, NULL, 2, &pair);
  motus_gesture_options_init(&pinching, sizeof pinching);
  pinching.type = MOTUS_GESTURE_PINCH;
  motus_gesture_create(s.runtime, &pinching, &pinch);
  motus_timing_init(&timing, sizeof timing);
  motus_timing_init(&linear, sizeof linear);
  linear.type = MOTUS_TIMING_LINEAR;
  good.target = to_property(view, MOTUS_PROPERTY_ALPHA);
  good.source = from_value(value);
  good.options = link_through(inputs, out, 2, 1);
  good.count = 1;
  WRONG(target.kind, (motus_link_target_kind)4, INVALID_ARGUMENT);
  WRONG(target.object, NULL, INVALID_ARGUMENT);
  WRONG(target.object, animator, WRONG_KIND);
  WRONG(target.object, stranger, FOREIGN_HANDLE);
  WRONG(target.property, MOTUS_PROPERTY_HIDDEN, INVALID_ARGUMENT);
  WRONG(target.property, 60000, NOT_FOUND);
  WRONG(target.property, MOTUS_PROPERTY_CENTER, INVALID_ARGUMENT);
  WRONG(target, to_component(view, MOTUS_PROPERTY_CENTER, 2), INVALID_ARGUMENT);
  WRONG(target, to_value((motus_value *)view), WRONG_KIND);
  WRONG(target, to_value(pair), INVALID_ARGUMENT);
  WRONG(target, to_animator(NULL), INVALID_ARGUMENT);
  WRONG(target, to_interaction((void *)animator), WRONG_KIND);
  WRONG(source.kind, (motus_link_source_kind)16, INVALID_ARGUMENT);
  WRONG(source.measure, (motus_link_measure)2, INVALID_ARGUMENT);
  WRONG(source.object, NULL, INVALID_ARGUMENT);
  WRONG(source.object, view, WRONG_KIND);
  WRONG(source.object, released, STALE_HANDLE);
  WRONG(source.component, 1, INVALID_ARGUMENT);
  WRONG(count, 0, INVALID_ARGUMENT);
  WRONG(count, 9, INVALID_ARGUMENT);
  WRONG(count, SIZE_MAX, INVALID_ARGUMENT);
  WRONG(options.struct_size, 3, STRUCT_SIZE);
  WRONG(options.combination, (motus_link_combination)4, INVALID_ARGUMENT);
  WRONG(options.before, (motus_link_end)3, INVALID_ARGUMENT);
  WRONG(options.after, (motus_link_end)3, INVALID_ARGUMENT);
  WRONG(options.follow, (motus_link_follow)3, INVALID_ARGUMENT);
  WRONG(options.follow, MOTUS_LINK_FOLLOW_LOW_PASS, INVALID_ARGUMENT);
  WRONG(options.inputs, NULL, INVALID_ARGUMENT);
  WRONG(options.inputs, nan, INVALID_ARGUMENT);
  WRONG(options.inputs, falls, INVALID_ARGUMENT);
  WRONG(options.input_count, 0, INVALID_ARGUMENT);
  WRONG(options.input_count, 33, INVALID_ARGUMENT);
  WRONG(options.input_count, SIZE_MAX, INVALID_ARGUMENT);
  WRONG(options.output_count, 3, INVALID_ARGUMENT);
  WRONG(options.output_count, SIZE_MAX, INVALID_ARGUMENT);
  WRONG(options.outputs, NULL, INVALID_ARGUMENT);
  WRONG(options.outputs, nan, INVALID_ARGUMENT);
  WRONG(options.timing_count, 1, INVALID_ARGUMENT);
  WRONG(options.timing_count, 2, INVALID_ARGUMENT);
  struct call bad = good;
  bad.options.timings = &timing;
  bad.options.timing_count = 1;
  timing.type = MOTUS_TIMING_CUBIC;
  timing.control_1.x = 7;
  refuses(&s, bad, MOTUS_ERROR_INVALID_ARGUMENT, __LINE__);
  bad = good;
  bad.options.follow = MOTUS_LINK_FOLLOW_SPRING;
  bad.options.spring = &linear;
  refuses(&s, bad, MOTUS_ERROR_INVALID_ARGUMENT, __LINE__);
  bad = good;
  bad.target.property = MOTUS_PROPERTY_BOUNDS;
  bad.options.output_count = 8;
  refuses(&s, bad, MOTUS_ERROR_INVALID_ARGUMENT, __LINE__);
  /* Recognizers that measure something else. */
  for (int kind = MOTUS_LINK_SOURCE_TRANSLATION;
       kind <= MOTUS_LINK_SOURCE_ROTATION; kind++) {
    bad = good;
    bad.source.kind = (motus_link_source_kind)kind;
    bad.source.object = pinch;
    if (kind == MOTUS_LINK_SOURCE_TRANSLATION ||
        kind == MOTUS_LINK_SOURCE_ROTATION)
      refuses(&s, bad, MOTUS_ERROR_WRONG_KIND, __LINE__);
  }
  /* Ranges. */
  good.source = (motus_link_source){.kind = MOTUS_LINK_SOURCE_RANGE,
                                    .object = s.scroller,
                                    .component = 1,
                                    .range = &good.range};
  motus_link_range_init(&good.range, sizeof good.range);
  WRONG(source.component, 2, INVALID_ARGUMENT);
  WRONG(source.object, view, WRONG_KIND);
  WRONG(range.kind, (motus_scroll_range_kind)9, INVALID_ARGUMENT);
  WRONG(range.kind, MOTUS_SCROLL_RANGE_COVER, INVALID_ARGUMENT);
  WRONG(range.begin_offset, NAN, INVALID_ARGUMENT);
  WRONG(range.end_offset, INFINITY, INVALID_ARGUMENT);
  WRONG(range.inset_start, -INFINITY, INVALID_ARGUMENT);
  WRONG(range.inset_end, 1e300, INVALID_ARGUMENT);
  WRONG(range.subject, (motus_view *)s.scroller, WRONG_KIND);
  WRONG(range.subject, stranger, FOREIGN_HANDLE);
  WRONG(range.struct_size, 3, STRUCT_SIZE);
  CHECK_EQUAL(motus_link_options_init(NULL, 64), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_link_range_init(&good.range, 3), MOTUS_ERROR_STRUCT_SIZE);
  CHECK_NEAR(motus_view_alpha(view), .75, 0);
  /* The offset does not move itself. */
  bad = good;
  bad.target = to_component(s.view, MOTUS_PROPERTY_BOUNDS, 1);
  refuses(&s, bad, MOTUS_ERROR_INVALID_STATE, __LINE__);
  /* Animators that somebody else moves, or nobody can. */
  bad = good;
  bad.target = to_animator(animator);
  motus_property_animator_add_animations(animator, nothing, NULL, NULL);
  motus_property_animator_options_init(&kept, sizeof kept);
  kept.is_interruptible = false;
  motus_property_animator_set_options(animator, &kept);
  refuses(&s, bad, MOTUS_ERROR_INVALID_STATE, __LINE__);
  CHECK_EQUAL(motus_property_animator_state(animator),
              MOTUS_ANIMATING_INACTIVE);
  motus_property_animator_set_options(animator, NULL);
  motus_property_animator_create_group(s.runtime, MOTUS_ANIMATORS_TOGETHER, 0,
                                       &animator, 1, &group);
  refuses(&s, bad, MOTUS_ERROR_INVALID_STATE, __LINE__);
  CHECK_EQUAL(link_animator(s.runtime, s.scroller, NULL, group, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_start(group), MOTUS_ERROR_BUSY);
  /* Functions of links. */
  CHECK_EQUAL(motus_link_remove(NULL), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_link_remove((motus_link *)s.scroller),
              MOTUS_ERROR_WRONG_KIND);
  CHECK(!motus_link_is_active(NULL));
  CHECK_NEAR(motus_link_input(NULL), 0, 0);
  CHECK_NEAR(motus_link_input_velocity((motus_link *)view), 0, 0);
  CHECK_EQUAL(link_property(s.runtime, s.scroller, NULL, view,
                            MOTUS_PROPERTY_ALPHA, out, out, 1, NULL, &link),
              MOTUS_OK);
  CHECK_EQUAL(motus_handle_kind(link), MOTUS_KIND_LINK);
  motus_link *gone = link;
  motus_release(link);
  /* Its scroller has ended. */
  motus_view_remove_from_superview(s.view);
  CHECK(!motus_link_is_active(gone));
  bad = good;
  bad.target =
      to_property(motus_runtime_window(s.runtime), MOTUS_PROPERTY_ALPHA);
  refuses(&s, bad, MOTUS_ERROR_INVALID_STATE, __LINE__);
  stage_tick(&s, 1);
  CHECK_EQUAL(motus_link_remove(gone), MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(motus_property_animator_pause(group), MOTUS_OK);
  motus_release(group);
  motus_release(animator);
  motus_release(hand);
  motus_release(stranger);
  motus_runtime_destroy(other);
  stage_close(&s);
}

CHECK_MAIN(TEST(a_transition_is_driven_by_an_offset),
           TEST(bad_arguments_change_nothing))
