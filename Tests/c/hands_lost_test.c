/* GR-12, UA-9, NV-7. What a finger has is taken from it: the view leaves the
 * window, is hidden or disabled; or it is not there yet: animations are off,
 * another transition runs. */
#include "hands_stage.h"

/* ---- Views that go ---- */

static int told[6]; /* how often, by state */
static bool is_outside_in_callback;
static void (*in_callback)(void);

static void count(void *user_data, motus_gesture *gesture) {
  motus_point place = motus_gesture_location(gesture, user_data);
  motus_recognition_state state = motus_gesture_state(gesture);
  told[state] += 1;
  is_outside_in_callback |= place.x < 40 || place.y < 40;
  if (state == MOTUS_RECOGNITION_CHANGED && in_callback) {
    void (*call)(void) = in_callback;
    in_callback = NULL;
    call();
  }
}

static motus_tab_bar_controller *tabs;
static motus_view_controller *other;
static motus_view *holder;

static void remove_view(void) {
  motus_view_remove_from_superview(thing);
}
static void remove_holder(void) {
  motus_view_remove_from_superview(holder);
}
static void hide_view(void) {
  motus_view_set_hidden(thing, true);
}
static void hide_holder(void) {
  motus_view_set_hidden(holder, true);
}
static void disable_view(void) {
  motus_view_set_user_interaction_enabled(thing, false);
}
static void disable_holder(void) {
  motus_view_set_user_interaction_enabled(holder, false);
}
static void switch_tab(void) {
  motus_tab_bar_controller_select(tabs, other, NULL, NULL, NULL);
}
static void cover(void) {
  motus_view_controller_set_presentation_style(screen,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_present(root, screen, false, NULL, NULL, NULL);
}
static void take_gesture(void) {
  motus_view_remove_gesture(thing, pan);
}
static void disable_gesture(void) {
  motus_gesture_set_enabled(pan, false);
}
static void take_root(void) {
  motus_runtime_set_root_view_controller(runtime, NULL);
}
static void move_within(void) {
  motus_view_add_subview(motus_view_controller_view(root), thing);
}

static const struct {
  const char *name;
  void (*act)(void);
  bool is_kept;
} goings[] = {
    {"removed", remove_view, false},
    {"removed with what it is in", remove_holder, false},
    {"hidden", hide_view, false},
    {"hidden with what it is in", hide_holder, false},
    {"disabled", disable_view, false},
    {"disabled with what it is in", disable_holder, false},
    {"in another tab", switch_tab, false},
    {"covered", cover, false},
    {"without its gesture", take_gesture, false},
    {"with its gesture disabled", disable_gesture, false},
    {"without a root", take_root, false},
    {"elsewhere in the window", move_within, true},
};
enum { GOINGS = sizeof goings / sizeof *goings };

static void touch(motus_touch_phase phase, double x, double y) {
  motus_point point = {x, y};
  CHECK_EQUAL(motus_runtime_send_touch(runtime, 1, phase, point, now),
              MOTUS_OK);
}

static void open_tabs(void) {
  open_runtime();
  screen = make_screen();
  other = make_screen();
  motus_view_controller *list[2] = {root, other};
  motus_tab_bar_controller_create(runtime, &tabs);
  motus_tab_bar_controller_set_view_controllers(tabs, list, 2, false, NULL,
                                                NULL, NULL);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)tabs);
  holder = add_box(motus_view_controller_view(root), 0, 0, 390, 700);
  thing = add_box(holder, 0, 0, 390, 600);
  motus_retain(thing);
  motus_retain(holder);
  motus_gesture_create(runtime, NULL, &pan);
  motus_gesture_set_action(pan, count, thing, NULL);
  motus_view_add_gesture(thing, pan);
  tick(4 * BEAT);
  memset(told, 0, sizeof told);
}

/* Before it is recognized, while it is held, or inside its own callback; the
 * finger rests afterwards, or moves on. */
static void a_recognizer_whose_view_goes_is_cancelled_once(void) {
  for (int going = 0; going < GOINGS; going++) {
    for (int moment = 0; moment < 3; moment++) {
      for (int moves = 0; moves < 2; moves++) {
        open_tabs();
        in_callback = moment == 2 ? goings[going].act : NULL;
        is_outside_in_callback = false;
        touch(MOTUS_TOUCH_BEGAN, 100, 100);
        tick(4 * BEAT);
        for (int i = 1; i <= (moment ? 4 : 1); i++) {
          touch(MOTUS_TOUCH_MOVED, 100 + 8 * i, 100);
          tick(4 * BEAT);
        }
        if (moment < 2)
          goings[going].act();
        for (int i = 0; i < 3 && motus_runtime_needs_tick(runtime); i++)
          tick(4 * BEAT);
        if (!goings[going].is_kept)
          CHECK_EQUAL(told[MOTUS_RECOGNITION_CANCELLED], moment > 0);
        for (int i = 5; i < 8 && moves; i++) {
          touch(MOTUS_TOUCH_MOVED, 100 + 8 * i, 100);
          tick(4 * BEAT);
        }
        touch(MOTUS_TOUCH_ENDED, 164, 100);
        tick(4 * BEAT);
        settle();
        bool holds =
            CHECK_EQUAL(begins, ends) && CHECK(!is_outside_in_callback);
        holds &= CHECK_EQUAL(told[MOTUS_RECOGNITION_CANCELLED],
                             goings[going].is_kept ? 0 : moment > 0);
        if (!goings[going].is_kept) {
          holds &= CHECK_EQUAL(told[MOTUS_RECOGNITION_BEGAN], moment > 0);
          holds &= CHECK_EQUAL(told[MOTUS_RECOGNITION_ENDED], 0);
        }
        if (!holds)
          printf("    %s, moment %d, %s\n", goings[going].name, moment,
                 moves ? "moving" : "resting");
        CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
      }
    }
  }
}

/* The library's own hands lose their views in the midst of a drag, too: what
 * they have goes back, or is gone, and nothing hangs. */
static void the_librarys_hands_let_go_when_their_screens_go(void) {
  static void (*const opens[])(void) = {open_sheet, open_stack, open_zoom,
                                        open_pages, open_scroller};
  static const motus_point starts[] = {
      {195, 700}, {3, 400}, {195, 300}, {350, 400}, {195, 700}};
  static const motus_vector ways[] = {{0, 1}, {1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  for (int h = 0; h < 5; h++) {
    for (int going = 0; going < 3; going++) {
      opens[h]();
      touch(MOTUS_TOUCH_BEGAN, starts[h].x, starts[h].y);
      tick(4 * BEAT);
      for (int i = 1; i < 8; i++) {
        touch(MOTUS_TOUCH_MOVED, starts[h].x + 9 * i * ways[h].dx,
              starts[h].y + 9 * i * ways[h].dy);
        tick(4 * BEAT);
      }
      CHECK_EQUAL(begins, 1);
      if (going == 0)
        motus_runtime_set_root_view_controller(runtime, make_screen());
      else if (going == 1)
        motus_view_set_hidden(motus_runtime_window(runtime), true);
      else
        motus_view_set_user_interaction_enabled(motus_runtime_window(runtime),
                                                false);
      settle();
      bool holds = (h == 4 && going == 0) || CHECK_EQUAL(ends, 1);
      touch(MOTUS_TOUCH_ENDED, 195, 400);
      tick(4 * BEAT);
      settle();
      holds &= CHECK_EQUAL(ends, 1);
      holds &= CHECK(motus_runtime_is_idle(runtime));
      if (!holds)
        printf("    hand %d, going %d\n", h, going);
      CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
    }
  }
}

/* ---- Without animations ---- */

/* UA-9: a screen follows the finger all the same, and is where it belongs in the
 * first frame after the lift. */
static void a_hand_leads_though_animations_are_off(void) {
  for (int h = 0; h < 3; h++) {
    for (int finishes = 0; finishes < 2; finishes++) {
      h == 0 ? open_stack() : h == 1 ? open_sheet() : open_zoom();
      motus_runtime_set_animation_enabled(runtime, false);
      motus_point at = h == 0   ? (motus_point){3, 400}
                       : h == 1 ? (motus_point){195, 500}
                                : (motus_point){195, 200};
      motus_vector way = h == 0 ? (motus_vector){1, 0} : (motus_vector){0, 1};
      double (*place)(void) = h == 0 ? screen_x : h == 1 ? sheet_top : flight_y;
      double before = place(), steps = finishes ? 16 : 4;
      touch(MOTUS_TOUCH_BEGAN, at.x, at.y);
      tick(4 * BEAT);
      for (int i = 1; i <= steps; i++) {
        touch(MOTUS_TOUCH_MOVED, at.x + 18 * i * way.dx,
              at.y + 18 * i * way.dy);
        tick(4 * BEAT);
      }
      if (h < 2)
        CHECK_NEAR(place(), before + 18 * steps - 10, 1e-9);
      else
        CHECK(place() > before + 20);
      /* It rests: nothing is thrown. */
      for (int i = 0; i < 8; i++)
        tick(4 * BEAT);
      touch(MOTUS_TOUCH_ENDED, at.x + 18 * steps * way.dx,
            at.y + 18 * steps * way.dy);
      tick(4 * BEAT);
      tick(4 * BEAT);
      if (!finishes)
        CHECK_NEAR(place(), before, 1e-9);
      else if (h == 1)
        CHECK(motus_view_controller_presented_view_controller(root) == NULL);
      else
        CHECK_EQUAL(
            motus_navigation_controller_view_controller_count(navigation), 1);
      CHECK(motus_runtime_is_idle(runtime));
      CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
    }
  }
}

/* ---- A swipe that waits for its turn ---- */

/* NV-7: a finger that has come while a screen was pushed takes that when it is
 * there, from where the finger is by then. */
static void an_edge_swipe_during_a_push_is_taken_when_that_ends(void) {
  for (int lifts_early = 0; lifts_early < 2; lifts_early++) {
    double x = 3, last = 0, last_x = 0;
    int i = 0;
    open_stack();
    motus_view_controller *third = make_screen();
    motus_navigation_controller_push(navigation, third, true, NULL, NULL, NULL);
    tick(4 * BEAT);
    tick(4 * BEAT);
    touch(MOTUS_TOUCH_BEGAN, x, 400);
    tick(4 * BEAT);
    for (; i < 60; i++) {
      touch(MOTUS_TOUCH_MOVED, x += 4, 400);
      tick(4 * BEAT);
      double place =
          shown(motus_view_controller_view(third), MOTUS_PROPERTY_CENTER, 0);
      bool is_held =
          motus_navigation_controller_view_controller_count(navigation) == 2;
      if (i > 0 && is_held && last_x > 0)
        CHECK_NEAR(place - last, 4, 1e-9);
      last = place;
      last_x = is_held ? x : 0;
      if (lifts_early && i == 6)
        break;
    }
    CHECK_EQUAL(motus_navigation_controller_view_controller_count(navigation),
                lifts_early ? 3 : 2);
    touch(MOTUS_TOUCH_ENDED, x, 400);
    settle();
    CHECK_EQUAL(motus_navigation_controller_view_controller_count(navigation),
                lifts_early ? 3 : 2);
    CHECK(motus_runtime_is_idle(runtime));
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  }
}

CHECK_MAIN(TEST(a_recognizer_whose_view_goes_is_cancelled_once),
           TEST(the_librarys_hands_let_go_when_their_screens_go),
           TEST(a_hand_leads_though_animations_are_off),
           TEST(an_edge_swipe_during_a_push_is_taken_when_that_ends))
