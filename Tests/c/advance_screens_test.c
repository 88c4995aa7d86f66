/* Frames that go on by themselves while screens come and go: pushes, pops,
 * presentations and sheets, interrupted by one another. As long as no transition
 * begins or ends, an advanced frame shows what the tick at that time does. */
#include "advanced.h"
#include "dice.h"
#include "report.h"
#include "seeds.h"

enum { STEPS = 60, SCREENS = 6 };

typedef struct stage {
  motus_runtime *runtime;
  motus_navigation_controller *navigation;
  motus_view_controller *screens[SCREENS], *sheet;
  uint64_t dice, tags;
  double time;
} stage;

static uint32_t roll(stage *s, uint32_t sides) {
  return dice_roll(&s->dice, sides);
}

static motus_view_controller *screen(stage *s) {
  motus_view_controller *controller = NULL;
  CHECK_EQUAL(
      motus_view_controller_create(s->runtime, NULL, NULL, NULL, &controller),
      MOTUS_OK);
  motus_view *view = motus_view_controller_view(controller);
  motus_set_tag(view, ++s->tags);
  for (int i = 0; i < 4; i++) {
    motus_view *inside = NULL;
    CHECK_EQUAL(motus_view_create(s->runtime, &inside), MOTUS_OK);
    motus_set_tag(inside, ++s->tags);
    motus_view_set_frame(inside, (motus_rect){20, 20 + 90.0 * i, 200, 60});
    motus_view_set_background_color(inside, (motus_color){.2 * i, .5, 0, 1});
    motus_view_add_subview(view, inside);
    motus_release(inside);
  }
  return controller;
}

static void act(stage *s) {
  uint32_t kind = roll(s, 6), which = roll(s, SCREENS);
  switch (kind) {
  case 0:
  case 1:
    motus_navigation_controller_push(s->navigation, s->screens[which], true,
                                     NULL, NULL, NULL);
    break;
  case 2:
  case 3:
    motus_navigation_controller_pop(s->navigation, true, NULL, NULL, NULL,
                                    NULL);
    break;
  case 4:
    motus_view_controller_set_presentation_style(
        s->sheet, which % 2 ? MOTUS_PRESENTATION_PAGE_SHEET
                            : MOTUS_PRESENTATION_FULL_SCREEN);
    motus_view_controller_present((motus_view_controller *)s->navigation,
                                  s->sheet, true, NULL, NULL, NULL);
    break;
  default:
    motus_view_controller_dismiss(s->sheet, true, NULL, NULL, NULL);
    break;
  }
  report_clear();
}

static void move_on(stage *s, double seconds) {
  CHECK_EQUAL(motus_runtime_tick(s->runtime, s->time += seconds), MOTUS_OK);
}

/* Whether a tick has told of something new. */
static bool has_news(motus_runtime *runtime) {
  const motus_event *events = NULL;
  size_t count = 0;
  motus_runtime_events(runtime, &events, &count);
  return count > 0;
}

static size_t moving;

static void live_and_advance(unsigned seed) {
  stage s = {.dice = seed};
  CHECK_EQUAL(create_at_zero(&s.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(s.runtime, report_note, NULL, NULL);
  for (int i = 0; i < SCREENS; i++)
    s.screens[i] = screen(&s);
  s.sheet = screen(&s);
  CHECK_EQUAL(motus_navigation_controller_create(s.runtime, s.screens[0],
                                                 &s.navigation),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  s.runtime, (motus_view_controller *)s.navigation),
              MOTUS_OK);
  move_on(&s, .01);
  for (int step = 0; step < STEPS && check_failures == 0; step++) {
    if (roll(&s, 3) == 0)
      act(&s);
    /* What has been asked for begins with one tick, and moves with the next. */
    move_on(&s, .001 * roll(&s, 30));
    move_on(&s, .001 * roll(&s, 90));
    uint64_t frame = 0;
    CHECK_EQUAL(motus_runtime_publish(s.runtime, ALL, &frame), MOTUS_OK);
    const double ahead = .001 * (1 + roll(&s, 50));
    CHECK_EQUAL(motus_frame_advance(frame, s.time + ahead), MOTUS_OK);
    CHECK_EQUAL(info_of(frame).standing, 0);
    picture shown = picture_of_frame(frame);
    move_on(&s, ahead);
    if (!has_news(s.runtime)) {
      picture ticked = picture_of_tick(s.runtime);
      compare_items(&shown.list, &ticked.list, 400);
      compare_changes(&shown, &ticked);
      compare_rows(&shown, &ticked);
      moving += ticked.change_count > 0;
    }
    if (check_failures)
      printf("seed %u, step %d, ahead %g\n", seed, step, ahead);
    CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  }
  motus_release(s.navigation);
  motus_release(s.sheet);
  for (int i = 0; i < SCREENS; i++)
    motus_release(s.screens[i]);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
}

/* PB-2 */
static void screens_go_on_in_an_advanced_frame_as_in_the_tick(void) {
  play_seeds(30, live_and_advance);
  printf("%zu items of %zu, %zu frames in motion\n", compared_items, tick_items,
         moving);
  CHECK(compared_items > tick_items / 100 * 98);
  CHECK(moving > 100);
}

CHECK_MAIN(TEST(screens_go_on_in_an_advanced_frame_as_in_the_tick))
