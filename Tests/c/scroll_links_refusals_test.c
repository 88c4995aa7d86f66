/* Links: what drives a transition, and what is refused. */
#include "animator_options.h"
#include "scroll_stage.h"
#include "story_navigation.h"

/* SC-63: while a hand has the transition; the last word is the host's. */
static void a_transition_is_driven_by_an_offset(void) {
  static story s;
  motus_scroll_link_options options;
  motus_scroll_link *link = NULL;
  story_open_pop(&s, true);
  motus_scroller *scroller =
      scroller_in(motus_runtime_window(s.runtime), (motus_rect){0, 0, 100, 100},
                  (motus_size){100, 1100}, NULL, s.runtime);
  motus_scroll_link_options_init(&options, sizeof options);
  CHECK_EQUAL(
      motus_scroller_link_interaction(scroller, &options, s.hand, &link),
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
  CHECK(motus_scroll_link_is_active(link));
  motus_release(link);
  motus_release(scroller);
  story_close(&s);
}

static void nothing(void *user_data) {
  (void)user_data;
}

static void bad_arguments_change_nothing(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroll_link_options o;
  motus_scroll_link_options_init(&o, sizeof o);
  motus_scroll_link *link = (motus_scroll_link *)&s;
  motus_property_animator *animator = NULL, *group = NULL;
  motus_percent_driven_interaction *hand = NULL;
  motus_runtime *other = NULL;
  motus_view *view = NULL, *stranger = NULL;
  double a[4] = {0, 0, 1, 1}, b[4] = {1, 1, 1, 1};
  motus_view_create(s.runtime, &view);
  motus_view_add_subview(s.view, view);
  motus_release(view);
  motus_view_set_alpha(view, .75);
  motus_property_animator_create(s.runtime, 1, NULL, &animator);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  motus_runtime_create(NULL, &other);
  motus_view_create(other, &stranger);
#define PROPERTY(x, o, v, p, f, t, n) \
  (link = (motus_scroll_link *)&s,    \
   motus_scroller_link_property(x, o, v, p, f, t, n, NULL, &link))
  motus_scroller *x = s.scroller;
  const uint32_t alpha = MOTUS_PROPERTY_ALPHA;
  CHECK_EQUAL(PROPERTY(NULL, &o, view, alpha, a, b, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(link == NULL);
  CHECK_EQUAL(PROPERTY((motus_scroller *)view, &o, view, alpha, a, b, 1),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(PROPERTY(x, &o, NULL, alpha, a, b, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(PROPERTY(x, &o, (motus_view *)animator, alpha, a, b, 1),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(PROPERTY(x, &o, stranger, alpha, a, b, 1),
              MOTUS_ERROR_FOREIGN_HANDLE);
  CHECK_EQUAL(PROPERTY(x, &o, view, MOTUS_PROPERTY_HIDDEN, a, b, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(PROPERTY(x, &o, s.view, MOTUS_PROPERTY_BOUNDS, a, b, 4),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(PROPERTY(x, &o, view, 60000, a, b, 1), MOTUS_ERROR_NOT_FOUND);
  CHECK_EQUAL(PROPERTY(x, &o, view, alpha, NULL, b, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(PROPERTY(x, &o, view, alpha, a, NULL, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(PROPERTY(x, &o, view, alpha, a, b, 2),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(PROPERTY(x, &o, view, alpha, a, b, SIZE_MAX),
              MOTUS_ERROR_INVALID_ARGUMENT);
  a[0] = NAN;
  CHECK_EQUAL(PROPERTY(x, &o, view, alpha, a, b, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  a[0] = 0;
  b[2] = -1;
  CHECK_EQUAL(PROPERTY(x, &o, view, MOTUS_PROPERTY_BOUNDS, a, b, 4),
              MOTUS_ERROR_INVALID_ARGUMENT);
  for (int i = 0; i < 8; i++) {
    motus_scroll_link_options_init(&o, sizeof o);
    i == 0   ? (void)(o.axis = (motus_axis)2)
    : i == 1 ? (void)(o.range = (motus_scroll_range_kind)8)
    : i == 2 ? (void)(o.begin_offset = NAN)
    : i == 3 ? (void)(o.end_offset = INFINITY)
    : i == 4 ? (void)(o.inset_start = -INFINITY)
    : i == 5 ? (void)(o.inset_end = 1e300)
    : i == 6 ? (void)(o.subject = (motus_view *)s.scroller)
             : (void)(o.subject = stranger);
    CHECK_EQUAL(PROPERTY(x, &o, view, alpha, a, b, 1),
                i < 6    ? MOTUS_ERROR_INVALID_ARGUMENT
                : i == 6 ? MOTUS_ERROR_WRONG_KIND
                         : MOTUS_ERROR_FOREIGN_HANDLE);
    CHECK(link == NULL);
  }
  motus_scroll_link_options_init(&o, sizeof o);
  o.struct_size = 3;
  CHECK_EQUAL(PROPERTY(x, &o, view, alpha, a, b, 1), MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(motus_scroll_link_options_init(NULL, sizeof o),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_scroll_link_options_init(&o, sizeof o);
  /* A range of a view wants one. */
  o.range = MOTUS_SCROLL_RANGE_COVER;
  CHECK_EQUAL(motus_scroller_link_animator(x, &o, animator, &link),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_link_interaction(x, &o, hand, &link),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_property_animator_state(animator),
              MOTUS_ANIMATING_INACTIVE);
  CHECK_EQUAL(motus_scroller_link_animator(x, NULL, NULL, &link),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_link_animator(x, NULL,
                                           (motus_property_animator *)x, &link),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(motus_scroller_link_interaction(x, NULL, NULL, &link),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_link_interaction(
                  x, NULL, (motus_percent_driven_interaction *)animator, &link),
              MOTUS_ERROR_WRONG_KIND);
  /* Animators that somebody else moves, or nobody can. */
  motus_property_animator_add_animations(animator, nothing, NULL, NULL);
  ANIMATOR_SET(animator, is_interruptible, false);
  CHECK_EQUAL(motus_scroller_link_animator(x, NULL, animator, &link),
              MOTUS_ERROR_INVALID_STATE);
  ANIMATOR_SET(animator, is_interruptible, true);
  motus_property_animator_create_group(s.runtime, MOTUS_ANIMATORS_TOGETHER, 0,
                                       &animator, 1, &group);
  CHECK_EQUAL(motus_scroller_link_animator(x, NULL, animator, &link),
              MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_scroller_link_animator(x, NULL, group, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_start(group), MOTUS_ERROR_BUSY);
  /* Functions of links. */
  CHECK_EQUAL(motus_scroll_link_remove(NULL), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroll_link_remove((motus_scroll_link *)x),
              MOTUS_ERROR_WRONG_KIND);
  CHECK(!motus_scroll_link_is_active(NULL));
  CHECK_NEAR(motus_scroll_link_progress(NULL), 0, 0);
  CHECK_NEAR(motus_scroll_link_velocity((motus_scroll_link *)view), 0, 0);
  CHECK_NEAR(motus_view_alpha(view), .75, 0);
  CHECK_EQUAL(PROPERTY(x, NULL, view, alpha, a, b, 1), MOTUS_OK);
  CHECK_EQUAL(motus_handle_kind(link), MOTUS_KIND_SCROLL_LINK);
  motus_scroll_link *gone = link;
  motus_release(link);
  /* Its scroller has ended. */
  motus_view_remove_from_superview(s.view);
  CHECK(!motus_scroll_link_is_active(gone));
  CHECK_EQUAL(
      PROPERTY(x, NULL, motus_runtime_window(s.runtime), alpha, a, b, 1),
      MOTUS_ERROR_INVALID_STATE);
  stage_tick(&s, 1);
  CHECK_EQUAL(motus_scroll_link_remove(gone), MOTUS_ERROR_STALE_HANDLE);
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
