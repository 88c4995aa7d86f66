/* Insets of the window, additions, pushes, pops and scrollers at random. */
#include "dice.h"
#include "scroll_stage.h"
#include "seeds.h"
#include "story_navigation.h"

static story s;

static motus_insets insets(double top, double left, double bottom,
                           double right) {
  motus_insets it = {0, 0, 0, 0};
  it.top = top, it.left = left, it.bottom = bottom, it.right = right;
  return it;
}
static uint32_t state;
static unsigned draw(unsigned below) {
  return short_roll(&state, below);
}

/* IN-1 to IN-6: whatever comes and however it moves, at rest everybody stands
 * where the insets of the moment want it, has been told of them last, and shows
 * its model. */
static motus_insets told_last[2];
static void remember(void *user_data, motus_view_controller *it) {
  motus_insets area = motus_view_controller_safe_area(it);
  told_last[it == s.b] = area;
  (void)user_data;
}
static void a_storm_leaves_everybody_clear(void) {
  unsigned end = storm_end(30);
  for (unsigned seed = storm_first(); seed < end; seed++) {
    motus_view_controller_callbacks callbacks = {.struct_size =
                                                     sizeof callbacks};
    callbacks.view_safe_area_did_change = remember;
    memset(told_last, 0, sizeof told_last);
    story_open(&s);
    state = seed;
    s.a = story_screen_with(&s, "A", &callbacks);
    s.b = story_screen_with(&s, "B", &callbacks);
    motus_navigation_controller_create(s.runtime, s.a, &s.navigation);
    motus_scroller *list = scroller_in(
        motus_view_controller_view(s.a), (motus_rect){0, 0, WIDTH, HEIGHT},
        (motus_size){WIDTH, 3000}, NULL, s.runtime);
    motus_runtime_set_root_view_controller(s.runtime, story_root(&s));
    for (int step = 0; step < 60; step++) {
      motus_animation_options options;
      motus_animation_options_init(&options, sizeof options);
      options.duration = draw(4) * .1;
      bool is_animated = draw(2);
      motus_inset_source source = (motus_inset_source)draw(2);
      double top = draw(60), bottom = draw(400), right = draw(20);
      switch (draw(7)) {
      case 0:
      case 1:
        if (draw(4) == 0) {
          /* Somebody holds them, until they are set. */
          motus_runtime_drag_window_insets(s.runtime, source,
                                           insets(top, 0, bottom, 0));
          break;
        }
        motus_runtime_set_window_insets(
            s.runtime, source, insets(top, 0, bottom, right),
            is_animated ? &options : NULL, NULL, NULL, NULL);
        break;
      case 2:
        motus_view_controller_set_additional_safe_area(
            is_animated ? s.a : story_root(&s), insets(top, 0, 0, 0));
        break;
      case 3:
        motus_navigation_controller_view_controller_count(s.navigation) > 1
            ? motus_navigation_controller_pop(s.navigation, is_animated, NULL,
                                              NULL, NULL, NULL)
            : motus_navigation_controller_push(s.navigation, s.b, is_animated,
                                               NULL, NULL, NULL);
        break;
      case 4:
        motus_scroller_scroll_to(list, (motus_point){0, draw(4000)},
                                 is_animated, NULL, NULL, NULL);
        break;
      case 5:
        motus_scroller_fling(list, (motus_vector){0, draw(8000) - 4000.});
        break;
      default:
        story_run(&s, draw(20) * FRAME);
      }
      motus_point least = motus_scroller_minimum_offset(list);
      CHECK_NEAR(least.y, -motus_scroller_adjusted_inset(list).top, 0);
    }
    story_run(&s, 6);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    bool has_b =
        motus_navigation_controller_view_controller_count(s.navigation) > 1;
    motus_insets area = motus_view_controller_safe_area(has_b ? s.b : s.a);
    CHECK(memcmp(&area, &told_last[has_b], sizeof area) == 0);
    if (!has_b) {
      motus_insets clear = motus_scroller_adjusted_inset(list);
      CHECK_NEAR(clear.top, area.top, 1e-9);
      CHECK_NEAR(clear.bottom, area.bottom, 1e-9);
    }
    double there = motus_scroller_offset(list).y, shown[4];
    CHECK(there >= motus_scroller_minimum_offset(list).y &&
          there <= motus_scroller_maximum_offset(list).y);
    motus_view_property(motus_scroller_view(list), MOTUS_PROPERTY_BOUNDS,
                        MOTUS_VALUE_SHOWN, shown, 4);
    CHECK_NEAR(shown[1], there, 0);
    motus_release(list);
    motus_release(s.a);
    motus_release(s.b);
    motus_release(s.navigation);
    story_close(&s);
  }
}

CHECK_MAIN(TEST(a_storm_leaves_everybody_clear))
