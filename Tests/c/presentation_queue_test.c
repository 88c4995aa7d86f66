/* PR-16, PR-8. Presentations and dismissals are carried out one after the other,
 * whatever is under way when they are asked for; refused is only what would find
 * its presenter taken when its turn came. A model says what must come out. */
#include "storm.h"

enum { ROOMS = 5, ORDERS = 5 };

static storm s;
static motus_view_controller *rooms[ROOMS]; /* the first one is the root */
static int above[ROOMS];                    /* the model: who presents whom */
static int asked, answered, answered_true;

static void done(void *user_data, bool completed) {
  (void)user_data;
  answered += 1;
  answered_true += completed;
}

static void tick(double seconds) {
  CHECK_EQUAL(motus_runtime_tick(s.runtime, s.time += seconds), MOTUS_OK);
}

static void open_rooms(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  memset(&s, 0, sizeof s);
  CHECK_EQUAL(create_at_zero(&s.runtime), MOTUS_OK);
  motus_runtime_set_window_size(s.runtime, (motus_size){390, 844}, 0, NULL,
                                NULL, NULL, NULL);
  for (int i = 0; i < ROOMS; i++) {
    rooms[i] = storm_create(&s, &callbacks);
    above[i] = 0;
  }
  motus_runtime_set_root_view_controller(s.runtime, rooms[0]);
  asked = answered = answered_true = 0;
  tick(0);
  tick(1.0 / 64);
}

static int presenter_of(int room) {
  for (int i = 0; i < ROOMS && room > 0; i++)
    if (above[i] == room)
      return i;
  return -1;
}

/* Presents one by another one. Refused where the other presents already, or the
 * one is presented. */
static void present(int by, int room, bool animated) {
  bool is_free = above[by] == 0 && presenter_of(room) < 0 && by != room;
  motus_status status = motus_view_controller_present(
      rooms[by], rooms[room], animated, done, NULL, NULL);
  CHECK_EQUAL(status == MOTUS_OK, is_free);
  if (is_free) {
    asked += 1;
    above[by] = room;
  } else if (presenter_of(room) < 0 && by != room) {
    CHECK_EQUAL(status, MOTUS_ERROR_BUSY);
  }
}

/* Dismisses what a room presents, else the room itself. */
static void dismiss(int room, bool animated) {
  int base = above[room] ? room : presenter_of(room);
  if (base < 0)
    return;
  CHECK_EQUAL(
      motus_view_controller_dismiss(rooms[room], animated, done, NULL, NULL),
      MOTUS_OK);
  asked += 1;
  for (int next = above[base]; next; base = next, next = above[base])
    above[base] = 0;
}

static bool is_present(int room) {
  return room == 0 || presenter_of(room) >= 0;
}

static void check_at_rest(void) {
  for (int i = 0; i < 4000 && motus_runtime_needs_tick(s.runtime); i++)
    tick(1.0 / 64);
  CHECK(motus_runtime_is_idle(s.runtime));
  for (int i = 0; i < ROOMS; i++)
    CHECK(motus_view_controller_presented_view_controller(rooms[i]) ==
          (above[i] ? rooms[above[i]] : NULL));
  CHECK_EQUAL(answered, asked);
  CHECK_EQUAL(answered_true, asked);
  CHECK(!s.is_wrong);
}

static void close_rooms(void) {
  for (int i = 0; i < ROOMS; i++)
    motus_release(rooms[i]);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
  CHECK_EQUAL(s.created, s.destroyed);
}

/* The order of a tap on "done" and of the alert that comes next. */
static void what_is_presented_after_a_dismissal_comes_after_it(void) {
  static const int waits[] = {0, 1, 5, 20};
  for (int first = 0; first < 4; first++) {
    for (int second = 0; second < 4; second++) {
      for (int how = 0; how < 8; how++) {
        open_rooms();
        present(0, 1, true);
        for (int i = 0; i < waits[first]; i++)
          tick(1.0 / 64);
        dismiss(0, how & 1);
        for (int i = 0; i < waits[second]; i++)
          tick(1.0 / 64);
        present(0, how & 4 ? 1 : 2, how & 2);
        present(0, 3, true); /* its presenter is taken by then */
        check_at_rest();
        close_rooms();
      }
    }
  }
}

static void play_requests(unsigned seed) {
  open_rooms();
  s.dice = 0x9e3779b97f4a7c15u * (uint64_t)(seed + 1) | 1;
  for (int step = 0; step < 12; step++) {
    int room = (int)storm_dice(&s, ROOMS), other = (int)storm_dice(&s, ROOMS);
    int frames =
        storm_dice(&s, 3) ? (int)storm_dice(&s, 4) : (int)storm_dice(&s, 60);
    bool animated = storm_dice(&s, 4) != 0;
    if (!is_present(room))
      room = 0;
    if (storm_dice(&s, 2) && other)
      present(room, other, animated);
    else
      dismiss(room, animated);
    for (int i = 0; i < frames; i++)
      tick(1.0 / 64);
  }
  check_at_rest();
  close_rooms();
}

static void whatever_is_asked_of_presentations_comes_in_its_turn(void) {
  play_seeds(250, play_requests);
}

CHECK_MAIN(TEST(what_is_presented_after_a_dismissal_comes_after_it),
           TEST(whatever_is_asked_of_presentations_comes_in_its_turn))
