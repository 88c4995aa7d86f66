/* SH-9, SH-10. Sheets in a storm: held, caught, thrown, dismissed by the
 * program, with a stack inside that pushes and pops, with detents, options and
 * window that change, and with presentations over them, in every state; some
 * of them fluid, so that they are presented again while they leave.
 *
 * Whatever happens, what is shown does not jump: no action moves the sheet or
 * its dimming by itself, only time and the finger do. */
#include "sheet_storm.h"

static bool is_held(void) {
  motus_gesture *pan = motus_sheet_pan_gesture(world.sheet);
  motus_recognition_state state;
  if (!card() || !pan)
    return false;
  state = motus_gesture_state(pan);
  return state == MOTUS_RECOGNITION_BEGAN || state == MOTUS_RECOGNITION_CHANGED;
}

static bool is_in_transition(void) {
  motus_appearance_state state =
      motus_view_controller_appearance_state(world.held);
  return state == MOTUS_APPEARANCE_APPEARING ||
         state == MOTUS_APPEARANCE_DISAPPEARING;
}

static void compare(look before, double way, double seconds) {
  look now = see();
  if (!before.is_there || !now.is_there ||
      before.window.width != now.window.width ||
      before.window.height != now.window.height)
    return;
  double fastest = world.hurries ? 8 * FASTEST : FASTEST;
  double room = fastest * seconds + way + 1e-6;
  bool holds = fabs(now.top - before.top) <= room &&
               fabs(now.left - before.left) <= room &&
               fabs(now.width - before.width) <= room &&
               fabs(now.dimming - before.dimming) <= room * 0.2 / 100;
  if (!holds && !world.storm.is_wrong)
    printf("    %s: top %.4f to %.4f, left %.4f to %.4f, width %.4f to %.4f, "
           "dimming %.4f to %.4f, in %.4f s\n",
           world.last, before.top, now.top, before.left, now.left, before.width,
           now.width, before.dimming, now.dimming, seconds);
  storm_expect(&world.storm, holds, "the sheet goes on from where it is shown");
}

static void touch(motus_touch_phase phase, double y) {
  motus_point point = {200, 0};
  point.y = world.finger = y;
  motus_runtime_send_touch(world.storm.runtime, 1, phase, point,
                           world.storm.time);
  world.touched = world.storm.time;
  if (phase == MOTUS_TOUCH_BEGAN)
    world.is_lost = false;
  world.is_down = phase == MOTUS_TOUCH_BEGAN || phase == MOTUS_TOUCH_MOVED;
}

static void resize(bool animated) {
  if (is_in_transition())
    world.hurries = true;
  static const motus_size sizes[] = {
      {390, 844}, {430, 932}, {390, 700}, {844, 390}, {1024, 768}};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.25;
  motus_size size = sizes[storm_dice(&world.storm, 5)];
  motus_runtime_set_window_size(world.storm.runtime, size, 0,
                                animated ? &options : NULL, NULL, NULL, NULL);
}

static motus_view_controller *next_screen(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  if (world.storm.count >= SCREENS)
    return NULL;
  return storm_create(&world.storm, &callbacks);
}

static void present_over(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_OVER_FULL_SCREEN,
      MOTUS_PRESENTATION_PAGE_SHEET};
  motus_view_controller_set_presentation_style(
      world.over, styles[storm_dice(&world.storm, 3)]);
  if (motus_view_controller_presented_view_controller(world.held) == NULL)
    motus_view_controller_present(world.held, world.over,
                                  storm_dice(&world.storm, 4) != 0, NULL, NULL,
                                  NULL);
}

/* One thing that somebody does. Answers how far the sheet may go by it, in
 * points; below 0 it may jump. */
static double act(void) {
  storm *s = &world.storm;
  bool is_alone =
      motus_view_controller_presented_view_controller(world.held) == NULL;
  bool moves = is_in_transition() && is_alone;
  bool keeps = (is_held() && !world.is_lost && is_alone) || moves;
  bool animated;
  switch (storm_dice(s, 22)) {
  case 0:
  case 1:
    /* What waits for a hand would come at once when that lets go. */
    animated = storm_dice(s, 5) != 0 ||
               (world.is_fluid && storm_statistics(s).transitions > 0);
    world.last = animated ? "present" : "present at once";
    if (motus_view_controller_presented_view_controller(world.root) == NULL ||
        world.is_fluid)
      motus_view_controller_present(world.root, world.held, animated, NULL,
                                    NULL, NULL);
    return animated ? 0 : -1;
  case 2:
    animated = storm_dice(s, 6) != 0 ||
               (world.is_fluid && storm_statistics(s).transitions > 0);
    world.last = "dismiss";
    world.is_lost = true;
    motus_view_controller_dismiss(world.held, animated, NULL, NULL, NULL);
    return 0;
  case 3:
  case 4:
  case 5: {
    look it = see();
    world.last = "finger down";
    if (!world.is_down && it.is_there)
      touch(MOTUS_TOUCH_BEGAN, storm_number(s, it.top, world.height));
    return 0;
  }
  case 6:
  case 7:
  case 8:
  case 9:
  case 10:
  case 11: {
    double most = 2000 * (s->time - world.touched);
    double way = storm_number(s, -1, 1) * (most < 25 ? most : 25);
    world.last = "finger moves";
    if (!world.is_down)
      return 0;
    touch(MOTUS_TOUCH_MOVED, world.finger + way);
    return 1.3 * fabs(way) + 1;
  }
  case 12:
  case 13:
    world.last = "finger up";
    if (world.is_down)
      touch(storm_dice(s, 6) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED,
            world.finger);
    return 0;
  case 14:
    world.last = "select";
    choose(NULL);
    return keeps ? 0 : -1;
  case 15:
    world.last = "animated changes";
    motus_sheet_animate_changes(world.sheet,
                                storm_dice(s, 3) ? choose : configure, NULL);
    return 0;
  case 16:
    world.last = "configure";
    configure(NULL);
    return keeps ? 0 : -1;
  case 17: {
    animated = storm_dice(s, 3) != 0;
    world.last = animated ? "animated resize" : "resize";
    resize(animated);
    return -1;
  }
  case 18:
    world.last = "push";
    if (motus_navigation_controller_view_controller_count(world.stack) < 4) {
      motus_view_controller *screen = next_screen();
      if (screen) {
        motus_navigation_controller_push(
            world.stack, screen, storm_dice(s, 4) != 0, NULL, NULL, NULL);
        motus_release(screen);
      }
    }
    return 0;
  case 19:
    world.last = "pop";
    motus_navigation_controller_pop(world.stack, storm_dice(s, 4) != 0, NULL,
                                    NULL, NULL, NULL);
    return 0;
  case 20:
    world.last = "over";
    world.is_lost = true;
    if (storm_dice(s, 2))
      present_over();
    else if (motus_view_controller_presented_view_controller(world.held) ==
             world.over)
      motus_view_controller_dismiss(world.over, storm_dice(s, 4) != 0, NULL,
                                    NULL, NULL);
    return 0;
  default:
    world.last = "stays or not";
    motus_view_controller_set_modal_flags(
        world.held, storm_dice(s, 3) ? 0 : MOTUS_MODAL_IN_PRESENTATION);
    return 0;
  }
}

static bool stands_in(motus_view *view, motus_view *above) {
  while (view && view != above)
    view = motus_view_superview(view);
  return view != NULL;
}

/* Nothing moves, no finger is down. */
static void check_rest(void) {
  storm *s = &world.storm;
  motus_view *view = card();
  if (!view ||
      motus_view_controller_presented_view_controller(world.held) != NULL)
    return;
  look it = see();
  motus_rect frame = motus_view_frame(view);
  motus_rect wanted =
      motus_presentation_controller_frame_of_presented_view(world.sheet);
  storm_expect(s, it.is_there, "what is presented is in the window");
  storm_expect(s, it.top == frame.y && it.bottom == frame.y + frame.height,
               "what is shown is the model");
  storm_expect(s,
               frame.x == wanted.x && frame.y == wanted.y &&
                   frame.width == wanted.width && frame.height == wanted.height,
               "it stands where layout says");
  if (world.dims_always)
    storm_expect(s, fabs(it.dimming - 0.2) < 1e-12, "it is dimmed");
  motus_rect inside = motus_view_bounds(motus_view_controller_view(world.held));
  storm_expect(s, inside.width == frame.width && inside.height == frame.height,
               "the stack fills the card");
  motus_view *hit = motus_view_hit_test(
      motus_runtime_window(s->runtime),
      (motus_point){frame.x + frame.width / 2, frame.y + frame.height / 2});
  storm_expect(s, stands_in(hit, view), "touches find what is drawn");
  if (motus_navigation_controller_view_controller_count(world.stack) == 1) {
    motus_rect bar = motus_view_frame(world.bar);
    storm_expect(s, bar.y + bar.height == inside.height,
                 "the toolbar stands at the bottom");
  }
}

static void rest(void) {
  if (world.is_down)
    touch(MOTUS_TOUCH_ENDED, world.finger);
  storm_check_rest(&world.storm);
  storm_check_screens(&world.storm);
  check_rest();
}

static void storm_of_sheets(uint64_t seed, int steps) {
  static const double pauses[] = {1.0 / 1000, 1.0 / 240, 1.0 / 60};
  storm *s = &world.storm;
  motus_view_controller_callbacks callbacks;
  memset(&world, 0, sizeof world);
  storm_open(s, seed);
  motus_runtime_set_window_size(s->runtime, (motus_size){WIDTH, HEIGHT}, 0,
                                NULL, NULL, NULL, NULL);
  world.height = HEIGHT;
  storm_tick(s, 0);
  motus_statistics before = storm_statistics(s);
  world.dims_always = seed % 3 != 0;
  world.is_fluid = seed % 4 == 0;
  callbacks = storm_callbacks();
  world.root = storm_create(s, &callbacks);
  world.over = storm_create(s, &callbacks);
  callbacks.view_did_load = bar_did_load;
  callbacks.view_did_layout_subviews = bar_did_layout;
  world.first = storm_create(s, &callbacks);
  motus_navigation_controller_create(s->runtime, world.first, &world.stack);
  world.held = (motus_view_controller *)world.stack;
  if (world.is_fluid) {
    motus_view_controller_set_interruption_policy(world.root,
                                                  MOTUS_INTERRUPTION_FLUID);
    motus_view_controller_set_interruption_policy(world.held,
                                                  MOTUS_INTERRUPTION_FLUID);
  }
  motus_runtime_set_root_view_controller(s->runtime, world.root);
  world.sheet = motus_view_controller_presentation_controller(world.held);
  configure(NULL);
  for (int i = 0; i < steps && !s->is_wrong; i++) {
    world.hurries = world.hurries && is_in_transition();
    look before_act = see();
    double way = act();
    storm_tick(s, 0);
    if (way >= 0)
      compare(before_act, way, 0);
    look then = see();
    double seconds = pauses[storm_dice(s, 3)];
    storm_tick(s, seconds);
    compare(then, 0, seconds);
    if (storm_dice(s, 40) == 0)
      rest();
  }
  if (s->is_wrong)
    printf("    seed %llu, time %.4f, after \"%s\"\n", (unsigned long long)seed,
           s->time, world.last);
  if (world.is_down)
    touch(MOTUS_TOUCH_CANCELLED, world.finger);
  storm_check_rest(s);
  motus_view_controller_dismiss(world.root, false, NULL, NULL, NULL);
  storm_check_rest(s);
  motus_runtime_set_root_view_controller(s->runtime, NULL);
  motus_release(world.stack);
  motus_release(world.root);
  motus_release(world.over);
  motus_release(world.first);
  storm_close(s, before);
}

/* Those that have found something that no program of ours had met. */
static void what_storms_have_found_stays_mended(void) {
  static const uint64_t found[] = {324, 584, 1157, 1488, 1696, 20628, 22177};
  for (size_t i = 0; i < sizeof found / sizeof *found; i++)
    storm_of_sheets(found[i], 200);
}

static void sheets_never_jump(void) {
  int count = storm_sequences(150);
  for (int seed = storm_first(); count-- > 0 && check_failures < 5; seed++)
    storm_of_sheets((uint64_t)seed, 200);
}

CHECK_MAIN(TEST(what_storms_have_found_stays_mended), TEST(sheets_never_jump))
