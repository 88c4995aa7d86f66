/* Flights between views of all sizes that hosts may hand over, next to nothing
 * and next to everything, which change on the way too: all that is handed out
 * of them is finite (HZ-3, HZ-5, HZ-16). */
#include "dice.h"
#include "finite.h"
#include "report.h"
#include "seeds.h"
#include <math.h>

static motus_runtime *runtime;
static motus_view *source;
static motus_rect alignment;

static motus_view *source_of(void *u, motus_view_controller *controller) {
  (void)u, (void)controller;
  return source;
}
static void align(void *u, motus_view_controller *controller, motus_view *view,
                  motus_rect *out) {
  (void)u, (void)controller, (void)view;
  *out = alignment;
}

static void look(void) {
  const motus_draw_item *items = NULL;
  const motus_flight *flights = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_list(runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    CHECK(all_finite(&items[i].transform.a, 6) &&
          all_finite(&items[i].bounds.x, 4) && isfinite(items[i].alpha));
  CHECK_EQUAL(motus_runtime_draw_flights(runtime, &flights, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    CHECK(all_finite(&flights[i].progress, 3) &&
          all_finite(&flights[i].source_rect.x, 4) &&
          all_finite(&flights[i].destination_rect.x, 4) &&
          all_finite(&flights[i].clip.x, 4));
}

static double length(uint64_t *dice) {
  static const double lengths[] = {0,     5e-324, 1e-300, 1e-200, 1e-61,
                                   1e-59, 1e-9,   1,      40,     390,
                                   844,   1e17,   1e30,   1e59,   1e60};
  return lengths[dice_roll(dice, (uint32_t)(sizeof lengths / sizeof *lengths))];
}

static motus_rect rect(uint64_t *dice) {
  double x = length(dice), y = length(dice), width = length(dice),
         height = length(dice);
  return (motus_rect){x, y, width, height};
}

static void flights_of_all_sizes_are_finite(void) {
  uint64_t end = storm_is_watched() ? 40 : (uint64_t)storm_sequences(1500);
  for (uint64_t seed = 1; seed <= end; seed++) {
    uint64_t dice = seed;
    bool zooms = dice_roll(&dice, 2);
    double now = 0;
    motus_navigation_controller *stack = NULL;
    motus_view_controller *below = NULL, *page = NULL;
    motus_view *picture = NULL;
    motus_match_options match;
    motus_zoom_delegate delegate = {.struct_size = sizeof delegate,
                                    .source_view = source_of};
    motus_runtime_create(NULL, &runtime);
    motus_view_controller_create(runtime, NULL, NULL, NULL, &below);
    motus_view_controller_create(runtime, NULL, NULL, NULL, &page);
    motus_navigation_controller_create(runtime, below, &stack);
    motus_runtime_set_root_view_controller(runtime,
                                           (motus_view_controller *)stack);
    motus_view_create(runtime, &source);
    motus_view_create(runtime, &picture);
    motus_view_add_subview(motus_view_controller_view(below), source);
    motus_view_add_subview(motus_view_controller_view(page), picture);
    motus_view_set_bounds(source, rect(&dice));
    motus_view_set_bounds(picture, rect(&dice));
    motus_match_options_init(&match, sizeof match);
    match.content = (motus_match_content)dice_roll(&dice, 4);
    if (dice_roll(&dice, 2)) {
      motus_rect size = rect(&dice);
      match.content_size = (motus_size){size.width, size.height};
    }
    motus_view_set_match_key(source, 7, &match);
    motus_view_set_match_key(picture, 7, &match);
    alignment = rect(&dice);
    if (dice_roll(&dice, 2))
      delegate.alignment_rect = align;
    if (zooms)
      motus_view_controller_set_zoom(page, NULL, &delegate, NULL, NULL);
    motus_navigation_controller_push(stack, page, true, NULL, NULL, NULL);
    for (int frame = 0; frame < 24; frame++) {
      motus_view *changed = dice_roll(&dice, 2) ? source
                            : zooms ? motus_view_controller_view(page)
                                    : picture;
      if (dice_roll(&dice, 6) == 0)
        motus_view_set_bounds(changed, rect(&dice));
      if (frame == 12 && dice_roll(&dice, 2))
        motus_navigation_controller_pop(stack, true, NULL, NULL, NULL, NULL);
      CHECK_EQUAL(motus_runtime_tick(runtime, now += 1 / 30.), MOTUS_OK);
      look();
    }
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  }
}

CHECK_MAIN(TEST(flights_of_all_sizes_are_finite))
