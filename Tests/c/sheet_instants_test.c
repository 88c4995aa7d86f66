/* PR-9, SH-9, SH-10. Whatever a program does with a sheet at every moment of its life: while it
 * comes, under a finger that takes it below its place, while the rest runs, and
 * inside the n-th callback, those of appearance, of the sheet's delegate and
 * completions alike.
 *
 * Afterwards all rests, what is shown is the model, the sheet stands where its
 * detent says or is gone, and appearance is balanced. */
#include "storm.h"

enum { OUTSIDE = 12, INSIDE = 20, ACTIONS = 14 };

static storm s;
static motus_view_controller *root, *held, *other;
static motus_presentation_controller *sheet;
static int action, moment, calls;
static bool is_fluid, is_reduced, is_finished, is_done;

static void done(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  storm_inside(&s);
}

/* ---- What the program does ---- */

static void configure(int32_t first, int32_t second) {
  motus_sheet_options options;
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = first;
  options.detents[1] = second;
  options.detent_count = second ? 2 : 1;
  options.prefers_grabber_visible = second == 0;
  motus_sheet_set_options(sheet, &options, NULL, NULL, NULL);
}

static void choose(void *user_data) {
  motus_sheet_select_detent(sheet, user_data ? MOTUS_DETENT_LARGE
                                             : MOTUS_DETENT_MEDIUM);
}

static void resize(double width, double height, bool animated) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .2;
  motus_runtime_set_window_size(s.runtime, (motus_size){width, height}, 0,
                                animated ? &options : NULL, NULL, NULL, NULL);
}

static void act(void) {
  is_done = true;
  switch (action) {
  case 0:
  case 1:
    motus_view_controller_dismiss(held, action == 0, done, NULL, NULL);
    break;
  case 2:
  case 3:
    motus_view_controller_present(held, other, action == 2, done, NULL, NULL);
    break;
  case 4:
    motus_view_controller_present(root, other, true, done, NULL, NULL);
    break;
  case 5:
    motus_runtime_set_root_view_controller(s.runtime, NULL);
    break;
  case 6:
    motus_runtime_set_root_view_controller(s.runtime, other);
    break;
  case 7:
  case 8:
    resize(844, 390, action == 7);
    break;
  case 9:
    resize(1024, 768, true);
    break;
  case 10:
    configure(MOTUS_DETENT_MEDIUM, 0);
    break;
  case 11:
    motus_sheet_animate_changes(sheet, choose, NULL);
    break;
  case 12:
    choose(NULL);
    break;
  default:
    motus_view_controller_present(root, held, true, done, NULL, NULL);
  }
}

static void inside(storm *it) {
  (void)it;
  if (!is_done && moment >= OUTSIDE && calls++ == moment - OUTSIDE)
    act();
}

static bool should_dismiss(void *user_data, motus_presentation_controller *it) {
  (void)user_data, (void)it;
  storm_inside(&s);
  return true;
}

static void told(void *user_data, motus_presentation_controller *it) {
  (void)user_data, (void)it;
  storm_inside(&s);
}

/* ---- One life ---- */

static void tick(double seconds, int at) {
  if (!is_done && moment == at)
    act();
  storm_tick(&s, seconds);
}

static void touch(motus_touch_phase phase, double y) {
  motus_point point = {195, y};
  motus_runtime_send_touch(s.runtime, 1, phase, point, s.time);
}

static void live(void) {
  motus_view_controller_present(root, held, true, done, NULL, NULL);
  tick(0, 0);
  tick(1.0 / 60, 1);
  tick(.1, 2);
  tick(1, 3);
  touch(MOTUS_TOUCH_BEGAN, 60);
  tick(1.0 / 60, 4);
  touch(MOTUS_TOUCH_MOVED, 90);
  tick(1.0 / 60, 5);
  touch(MOTUS_TOUCH_MOVED, 200);
  tick(1.0 / 60, 6);
  touch(MOTUS_TOUCH_MOVED, is_finished ? 700 : 300);
  tick(.2, 7);
  touch(MOTUS_TOUCH_MOVED, is_finished ? 701 : 299);
  tick(1.0 / 60, 8);
  touch(is_finished ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED, 500);
  tick(0, 9);
  tick(1.0 / 60, 10);
  tick(.1, 11);
}

/* ---- Afterwards ---- */

static void check_shown(motus_view *view) {
  static const motus_property all[] = {
      MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_BOUNDS, MOTUS_PROPERTY_TRANSFORM,
      MOTUS_PROPERTY_ALPHA};
  static const size_t counts[] = {2, 4, 6, 1};
  for (int i = 0; view && i < 4; i++) {
    double shown[6] = {0}, model[6] = {0};
    motus_view_property(view, all[i], MOTUS_VALUE_SHOWN, shown, counts[i]);
    motus_view_property(view, all[i], MOTUS_VALUE_MODEL, model, counts[i]);
    storm_expect(&s, memcmp(shown, model, sizeof shown) == 0,
                 "what is shown is the model");
  }
}

static void check_rest(void) {
  s.inside = NULL;
  storm_check_rest(&s);
  storm_check_screens(&s);
  for (int i = 0; i < s.count; i++)
    check_shown(motus_view_controller_view_if_loaded(s.screens[i].controller));
  motus_view *card = motus_presentation_controller_presented_view(sheet);
  if (motus_view_controller_presented_view_controller(root) != held)
    return;
  motus_view *back = motus_view_subview_at(
      motus_presentation_controller_container_view(sheet), 0);
  motus_rect frame = motus_view_frame(card);
  motus_rect wanted =
      motus_presentation_controller_frame_of_presented_view(sheet);
  check_shown(card);
  check_shown(back);
  storm_expect(&s, fabs(motus_view_alpha(back) - .2) < 1e-12, "it is dimmed");
  storm_expect(&s,
               frame.x == wanted.x && frame.y == wanted.y &&
                   frame.width == wanted.width && frame.height == wanted.height,
               "it stands where layout says");
}

static bool goes_well(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate,
      .should_dismiss = should_dismiss,
      .will_dismiss = told,
      .did_dismiss = told,
      .did_change_detent = told};
  storm_open(&s, 1);
  motus_statistics before = storm_statistics(&s);
  motus_runtime_set_reduces_motion(s.runtime, is_reduced);
  motus_runtime_set_window_size(s.runtime, (motus_size){390, 844}, 0, NULL,
                                NULL, NULL, NULL);
  root = storm_create(&s, &callbacks);
  held = storm_create(&s, &callbacks);
  other = storm_create(&s, &callbacks);
  if (is_fluid)
    for (int i = 0; i < 3; i++)
      motus_view_controller_set_interruption_policy(s.screens[i].controller,
                                                    MOTUS_INTERRUPTION_FLUID);
  motus_runtime_set_root_view_controller(s.runtime, root);
  motus_view_controller_set_presentation_style(held,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  sheet = motus_view_controller_presentation_controller(held);
  motus_presentation_controller_set_delegate(sheet, &delegate, NULL, NULL);
  configure(MOTUS_DETENT_LARGE, MOTUS_DETENT_MEDIUM);
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
  storm_tick(&s, 0);
  calls = 0;
  is_done = false;
  s.inside = inside;
  live();
  check_rest();
  motus_view_controller_dismiss(root, false, NULL, NULL, NULL);
  storm_check_rest(&s);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_release(root);
  motus_release(held);
  motus_release(other);
  storm_close(&s, before);
  return !s.is_wrong;
}

static void any_change_at_every_moment_of_a_sheet(void) {
  int every = storm_is_watched() ? 3 : 1;
  for (int kind = 0; kind < 8; kind++)
    for (action = 0; action < ACTIONS; action++)
      for (moment = 0; moment < OUTSIDE + INSIDE; moment += every) {
        is_fluid = kind & 1;
        is_reduced = kind & 2;
        is_finished = kind & 4;
        if (!CHECK(goes_well())) {
          printf("    kind %d, action %d, moment %d\n", kind, action, moment);
          if (check_failures > 12)
            return;
        }
      }
}

CHECK_MAIN(TEST(any_change_at_every_moment_of_a_sheet))
