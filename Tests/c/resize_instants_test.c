/* The window changes its size at every instant of everything that moves screens,
 * and everything begins at every instant of a change of size. What is drawn goes
 * on from frame to frame, and at rest stands where it belongs. */
#include "resize_eyes.h"

/* ---- What is seen ---- */

/* Screens of a stack are as large as what they stand in, whatever moves that. */
static bool fills(deed d) {
  if (!g.navigation || is_zoom(d) || is_own(d) || d == TAB || d == FLUID)
    return true;
  for (int i = 0; i < 3; i++) {
    motus_view *v = motus_view_controller_view_if_loaded(g.screens[i]);
    motus_view *around = v ? motus_view_superview(v) : NULL;
    double own[4], outer[4];
    if (!around || !motus_view_is_in_window(v) ||
        around != motus_view_controller_view_if_loaded(
                      (motus_view_controller *)g.navigation))
      continue;
    motus_view_property(v, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, own, 4);
    motus_view_property(around, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, outer,
                        4);
    if (fabs(own[2] - outer[2]) > 1 || fabs(own[3] - outer[3]) > 1)
      return false;
  }
  return true;
}

/* A screen lies in the window, its box in the screen, and all are where their
 * models are. */
static bool stands_well(motus_size window) {
  for (int i = 0; i < SCREENS; i++) {
    motus_view *v = motus_view_controller_view_if_loaded(g.screens[i]);
    if (!v || !motus_view_is_in_window(v))
      continue;
    motus_rect frame = g.last[i + 1].rect, box = g.last[i + 1 + BOX].rect;
    motus_rect own = motus_view_bounds(v);
    if (!is_at_rest(v) || !is_at_rest(motus_view_subview_at(v, 0)))
      return false;
    if (!g.last[i + 1].is_there)
      continue;
    if (g.last[i + 1 + BOX].is_there &&
        (fabs(box.x - frame.x - 20) > 1e-6 ||
         fabs(box.width + 40 - own.width) > 1e-6))
      return false;
    if (frame.x < -1e-6 || frame.y < -1e-6 ||
        frame.x + frame.width > window.width + 1e-6 ||
        frame.y + frame.height > window.height + 1e-6)
      return false;
  }
  return drawn_not(g.runtime) == NULL;
}

static bool play(deed d, int instant, motus_size to, bool is_animated,
                 bool is_resize_first, bool is_uniform, bool has_pairs) {
  motus_animation_options options;
  int who = 0, i;
  double most = 0;
  int when = 0, whose = 0, small = -1;
  open_stage(d, is_uniform, has_pairs);
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  look(&who);
  for (i = 0; i < 900; i++) {
    if (i == (is_resize_first ? instant : 0))
      act(d);
    follow(d);
    if (i == (is_resize_first ? 0 : instant))
      motus_runtime_set_window_size(g.runtime, to, to.width > to.height,
                                    is_animated ? &options : NULL, NULL, NULL,
                                    NULL);
    motus_runtime_tick(g.runtime, g.time += STEP);
    double pairs = look_at_pairs(), step = look(&who);
    if (pairs > step)
      step = pairs, who = KEYED;
    if (step > most)
      most = step, when = i, whose = who;
    if (small < 0 && !fills(d))
      small = i;
    if (i > 90 + instant && !motus_runtime_needs_tick(g.runtime))
      break;
  }
  bool holds = i < 900 && stands_well(to) &&
               (!is_animated || (most <= 60 && small < 0 && g.lag <= 40));
  if (!holds)
    printf(
        "    %s, instant %d, %gx%g, %s, %s%s%s: %s; edges go %.1f in frame "
        "%d (tag %d); a screen does not fill in frame %d, and lags by %.1f\n",
        names[d], instant, to.width, to.height,
        is_animated ? "animated" : "at once",
        is_resize_first ? "resized first" : "resized later",
        is_uniform ? ", uniform" : "", has_pairs ? ", pairs" : "",
        i == 900          ? "never rests"
        : stands_well(to) ? "rests well"
                          : "rests badly",
        most, when, whose, small, g.lag);
  close_stage();
  return holds;
}

/* CO-10, CN-21, HZ-6, SC-85: each kind at some instants; all thirty of them, and all
 * sizes, when somebody hunts. */
static void a_resize_at_any_instant_goes_on_and_ends_well(void) {
  static const motus_size sizes[] = {{844, 390}, {600, 844}, {390, 500}};
  int plays = storm_sequences(DEEDS * 4), failures = 0;
  bool is_hunt = plays > DEEDS * 4;
  for (int n = 0; n < (is_hunt ? DEEDS * 30 * 48 : plays); n++) {
    int d = n % DEEDS, round = n / DEEDS;
    int instant = is_hunt ? 4 * (round % 30) : 4 + (round * 31 + d * 7) % 110;
    int way = is_hunt ? round / 30 : round % 2 * 12 + round % 4 / 2 * 28;
    if (!play((deed)d, instant, sizes[way % 3], way / 3 % 4 != 3, way / 12 % 2,
              way / 6 % 2, way >= 24) &&
        ++failures > 40)
      break;
  }
  CHECK_EQUAL(failures, 0);
}

/* CN-21. There is no time left to come back from below a window that becomes
 * lower: the screen would fly through it. */
static void what_is_almost_gone_does_not_come_back(void) {
  for (int instant = 56; instant < 72; instant += 4) {
    CHECK(play(OWN_POP, instant, (motus_size){844, 390}, true, false, false,
               false));
    CHECK(play(OWN_POP, instant, (motus_size){390, 500}, true, false, true,
               false));
  }
}

/* CN-21. Its motion is over when it says so, however long the window turns. */
static void what_comes_is_there_when_its_motion_has_ended(void) {
  for (int instant = 4; instant < 72; instant += 8)
    CHECK(play(OWN_PUSH, instant, (motus_size){844, 390}, true, false, false,
               false));
}

CHECK_MAIN(TEST(a_resize_at_any_instant_goes_on_and_ends_well),
           TEST(what_is_almost_gone_does_not_come_back),
           TEST(what_comes_is_there_when_its_motion_has_ended))
