/* The wallet: cards that are thrown and snap to their places, and two tags that
 * hang on chains and are hit by them. All of it is dynamics. */
#include "kit.h"

#include <math.h>
#include <stdlib.h>

enum { CARDS = 3, TAGS = 2, LINKS = 7, BODIES = TAGS * (LINKS + 1) };

static const double card_width = 300, card_height = 178, slow = 380;
static const double link_width = 5, link_length = 15, tag_width = 74,
                    tag_height = 104;

typedef struct wallet_screen {
  motus_view *board;
  motus_dynamic_animator *animator;
  motus_dynamic_item *cards[CARDS], *hanging[BODIES];
  motus_item_behavior *flight;
  motus_collision_behavior *walls[CARDS];
  motus_snap_behavior *snaps[CARDS];
  motus_attachment_behavior *finger;
  motus_dynamic_item *held;
  int places[CARDS]; /* where each card is, or goes */
  double covered;    /* at the bottom, by the bar */
} wallet_screen;

static void play(wallet_screen *s, void *behavior) {
  check(motus_dynamic_animator_add_behavior(s->animator, behavior));
  check(motus_release(behavior)); /* the animator holds it */
}

static motus_point place_at(wallet_screen *s, int place) {
  motus_rect all = motus_view_bounds(s->board);
  double lowest = all.height - s->covered - 24 - card_height / 2;
  return (motus_point){all.width / 2, lowest - 78.0 * place};
}

/* ---- The finger: it holds what it touches where it touches it ---- */

static motus_dynamic_item *item_of(wallet_screen *s, motus_view *view) {
  int index;
  for (index = 0; index < CARDS; index++)
    if ((motus_view *)s->cards[index] == view)
      return s->cards[index];
  for (index = 0; index < BODIES; index++)
    if ((motus_view *)s->hanging[index] == view)
      return s->hanging[index];
  return NULL;
}

static int card_number(wallet_screen *s, motus_dynamic_item *item) {
  int index = 0;
  while (index < CARDS && s->cards[index] != item)
    index++;
  return index;
}

static void unsnap(wallet_screen *s, int card) {
  if (s->snaps[card] != NULL)
    check(motus_dynamic_animator_remove_behavior(
        s->animator, (motus_dynamic_behavior *)s->snaps[card]));
  s->snaps[card] = NULL;
}

static void snap(wallet_screen *s, int card) {
  check(motus_snap_behavior_create(the_app->runtime, s->cards[card],
                                   place_at(s, s->places[card]),
                                   &s->snaps[card]));
  check(motus_snap_behavior_set_damping_ratio(s->snaps[card], .62));
  play(s, s->snaps[card]);
}

static void let_go(wallet_screen *s) {
  if (s->finger != NULL)
    check(motus_dynamic_animator_remove_behavior(
        s->animator, (motus_dynamic_behavior *)s->finger));
  s->finger = NULL;
  s->held = NULL;
}

static void take(wallet_screen *s, motus_gesture *gesture) {
  motus_view *view = motus_gesture_view(gesture);
  motus_point at = motus_gesture_location(gesture, s->board), middle;
  motus_attachment_options options;
  double turn, x, y;
  int card;
  let_go(s); /* another finger takes over */
  s->held = item_of(s, view);
  card = card_number(s, s->held);
  if (card < CARDS)
    unsnap(s, card);
  middle = motus_dynamic_item_center(s->held);
  turn = motus_dynamic_item_rotation(s->held);
  x = at.x - middle.x, y = at.y - middle.y;
  motus_attachment_options_init(&options, sizeof options);
  options.type = MOTUS_ATTACHMENT_ANCHOR;
  options.item = s->held;
  options.offset = (motus_vector){x * cos(turn) + y * sin(turn),
                                  y * cos(turn) - x * sin(turn)};
  options.anchor = at;
  /* As a strong spring rather than a rod: a chain that is pulled taut gives. */
  options.frequency = 9;
  options.damping_ratio = 1;
  check(
      motus_attachment_behavior_create(the_app->runtime, &options, &s->finger));
  play(s, s->finger);
}

static void dragged(void *user_data, motus_gesture *gesture) {
  wallet_screen *s = user_data;
  motus_dynamic_item *item = item_of(s, motus_gesture_view(gesture));
  switch (motus_gesture_state(gesture)) {
  case MOTUS_RECOGNITION_BEGAN:
    take(s, gesture);
    break;
  case MOTUS_RECOGNITION_CHANGED:
    if (s->held == item)
      check(motus_attachment_behavior_set_anchor_point(
          s->finger, motus_gesture_location(gesture, s->board)));
    break;
  default:
    if (s->held == item)
      let_go(s);
  }
}

/* In every frame in which something moves: a card that flies and has become
 * slow snaps to the nearest place; the card that was there makes room. */
static void watch(void *user_data, motus_dynamic_behavior *behavior) {
  wallet_screen *s = user_data;
  int card, place, other;
  (void)behavior;
  for (card = 0; card < CARDS; card++) {
    motus_vector v =
        motus_item_behavior_linear_velocity(s->flight, s->cards[card]);
    motus_point at = motus_dynamic_item_center(s->cards[card]);
    int nearest = 0;
    if (s->snaps[card] != NULL || s->held == s->cards[card] ||
        hypot(v.dx, v.dy) > slow)
      continue;
    for (place = 1; place < CARDS; place++)
      if (fabs(at.y - place_at(s, place).y) <
          fabs(at.y - place_at(s, nearest).y))
        nearest = place;
    for (other = 0; other < CARDS; other++)
      if (other != card && s->places[other] == nearest) {
        s->places[other] = s->places[card];
        if (s->snaps[other] != NULL)
          check(motus_snap_behavior_set_point(s->snaps[other],
                                              place_at(s, s->places[other])));
      }
    s->places[card] = nearest;
    snap(s, card);
    /* The lower a card lies, the nearer it is: as they lie in a wallet. */
    for (place = CARDS - 1; place >= 0; place--)
      for (other = 0; other < CARDS; other++)
        if (s->places[other] == place)
          check(
              motus_view_add_subview(s->board, (motus_view *)s->cards[other]));
  }
}

/* ---- What there is ---- */

static motus_view *make_card(wallet_screen *s, int number) {
  static const struct {
    motus_color color, light;
    const char *name, *detail, *code;
    symbol symbol;
  } faces[CARDS] = {{{.93, .42, .28, 1},
                     {1, .58, .38, 1},
                     "Mountain Railway",
                     "Half fare",
                     "4410 8126",
                     SYMBOL_PEAKS},
                    {{.16, .55, .50, 1},
                     {.27, .69, .60, 1},
                     "Hut Club",
                     "Member since 2019",
                     "0092 3371",
                     SYMBOL_STAR},
                    {{.32, .36, .75, 1},
                     {.45, .50, .89, 1},
                     "Lake Ferries",
                     "Ten crossings",
                     "7745 1203",
                     SYMBOL_ROUTE}};
  motus_point at = place_at(s, number);
  motus_view *card =
      add_box(s->board,
              (motus_rect){at.x - card_width / 2, at.y - card_height / 2,
                           card_width, card_height},
              faces[number].color, 20);
  motus_view *shine;
  check(motus_view_set_clips_to_bounds(card, true));
  set_shadow(card, 20, 9, .42);
  shine =
      add_box(card, (motus_rect){150, -90, 260, 260}, faces[number].light, 130);
  add_box(shine, (motus_rect){60, 60, 200, 200}, with_alpha(white, .10), 100);
  add_symbol(card, (motus_rect){20, 18, 26, 26}, faces[number].symbol, 26,
             white);
  add_label(card, (motus_rect){56, 17, 200, 28}, faces[number].name, 18,
            LOOK_BOLD, white, 0);
  add_label(card, (motus_rect){20, card_height - 58, 200, 18},
            faces[number].detail, 13, LOOK_REGULAR, with_alpha(white, .85), 0);
  add_label(card, (motus_rect){20, card_height - 40, 200, 24},
            faces[number].code, 17, LOOK_MEDIUM, white, 0);
  return card;
}

static motus_view *make_tag(wallet_screen *s, int number, motus_point top) {
  static const motus_color colors[TAGS] = {{.93, .78, .49, 1},
                                           {.86, .88, .92, 1}};
  static const char *const names[TAGS] = {"Cabin", "Bike"};
  motus_view *tag = add_box(
      s->board,
      (motus_rect){top.x - tag_width / 2, top.y - 7, tag_width, tag_height},
      colors[number], 18);
  set_shadow(tag, 12, 5, .35);
  add_box(tag, (motus_rect){tag_width / 2 - 5, 7, 10, 10}, night, 5);
  add_symbol(tag, (motus_rect){0, 30, tag_width, 34},
             number ? SYMBOL_RING : SYMBOL_PEAKS, 30, night);
  add_label(tag, (motus_rect){0, 70, tag_width, 20}, names[number], 13.5,
            LOOK_BOLD, night, .5);
  return tag;
}

/* A chain from a point of the ceiling, with a tag at its end. */
static void hang(wallet_screen *s, int number, motus_point from) {
  motus_dynamic_item **body = &s->hanging[number * (LINKS + 1)];
  int index;
  for (index = 0; index < LINKS; index++) {
    motus_rect frame = {from.x - link_width / 2, from.y + index * link_length,
                        link_width, link_length + 3};
    motus_view *link = add_box(s->board, frame,
                               index % 2 ? (motus_color){.52, .56, .64, 1}
                                         : (motus_color){.74, .77, .83, 1},
                               link_width / 2);
    body[index] = (motus_dynamic_item *)link;
  }
  body[LINKS] = (motus_dynamic_item *)make_tag(
      s, number, (motus_point){from.x, from.y + LINKS * link_length});
}

static void join_chain(wallet_screen *s, int number, motus_point from) {
  motus_dynamic_item **body = &s->hanging[number * (LINKS + 1)];
  int index;
  for (index = 0; index <= LINKS; index++) {
    motus_attachment_options options;
    motus_attachment_behavior *hinge;
    motus_attachment_options_init(&options, sizeof options);
    options.type = MOTUS_ATTACHMENT_PIN;
    options.item = body[index];
    options.other = index > 0 ? body[index - 1] : NULL;
    options.anchor = (motus_point){from.x, from.y + index * link_length + 1.5};
    options.friction_torque = .002;
    check(motus_attachment_behavior_create(the_app->runtime, &options, &hinge));
    play(s, hinge);
  }
}

static void add_swing(wallet_screen *s, motus_dynamic_item *const *items,
                      size_t count, double density) {
  motus_item_behavior_options options;
  motus_item_behavior *swing;
  motus_item_behavior_options_init(&options, sizeof options);
  options.density = density;
  options.resistance = 1.1;
  options.angular_resistance = 2.5;
  check(motus_item_behavior_create(the_app->runtime, &options, items, count,
                                   &swing));
  play(s, swing);
}

static void make_world(wallet_screen *s) {
  motus_runtime *runtime = the_app->runtime;
  motus_item_behavior_options flight;
  motus_gravity_behavior *gravity;
  int index;
  check(motus_dynamic_animator_create(runtime, s->board, &s->animator));
  motus_item_behavior_options_init(&flight, sizeof flight);
  flight.resistance = 1.6;
  flight.angular_resistance = 3.5;
  flight.elasticity = .45;
  check(motus_item_behavior_create(runtime, &flight, s->cards, CARDS,
                                   &s->flight));
  check(motus_dynamic_behavior_set_action((motus_dynamic_behavior *)s->flight,
                                          watch, s, NULL));
  play(s, s->flight);
  for (index = 0; index < TAGS; index++) {
    motus_dynamic_item **body = &s->hanging[index * (LINKS + 1)];
    /* A chain that is too light for what hangs on it stretches. */
    add_swing(s, body, LINKS, 8);
    add_swing(s, body + LINKS, 1, 1);
  }
  check(motus_gravity_behavior_create(runtime, s->hanging, BODIES, &gravity));
  play(s, gravity);
  /* Cards lie over each other and meet the walls; each meets the tags. */
  for (index = 0; index < CARDS; index++) {
    motus_dynamic_item *meeting[1 + TAGS];
    meeting[0] = s->cards[index];
    meeting[1] = s->hanging[LINKS];
    meeting[2] = s->hanging[2 * LINKS + 1];
    check(motus_collision_behavior_create(runtime, meeting, 1 + TAGS,
                                          &s->walls[index]));
    play(s, s->walls[index]);
  }
}

static void wallet_did_load(void *user_data,
                            motus_view_controller *controller) {
  wallet_screen *s = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_point from[TAGS];
  int index;
  check(motus_view_set_background_color(view, night));
  s->covered = motus_view_controller_safe_area(controller).bottom;
  s->board = add_box(view, motus_view_bounds(view), clear, 0);
  from[0] = (motus_point){112, -8}, from[1] = (motus_point){268, -28};
  add_label(s->board, (motus_rect){20, 276, 300, 44}, "Wallet", 34, LOOK_BOLD,
            white, 0);
  for (index = 0; index < TAGS; index++)
    hang(s, index, from[index]);
  for (index = CARDS - 1; index >= 0; index--) {
    s->places[index] = index;
    s->cards[index] = (motus_dynamic_item *)make_card(s, index);
    add_gesture((motus_view *)s->cards[index], MOTUS_GESTURE_PAN, dragged, s);
  }
  make_world(s);
  for (index = 0; index < TAGS; index++) {
    join_chain(s, index, from[index]);
    add_gesture((motus_view *)s->hanging[index * (LINKS + 1) + LINKS],
                MOTUS_GESTURE_PAN, dragged, s);
  }
  for (index = 0; index < CARDS; index++)
    snap(s, index);
}

static void wallet_did_layout(void *user_data,
                              motus_view_controller *controller) {
  wallet_screen *s = user_data;
  motus_rect all = motus_view_bounds(motus_view_controller_view(controller));
  int index;
  s->covered = motus_view_controller_safe_area(controller).bottom;
  check(motus_view_set_frame(s->board, all));
  for (index = 0; index < CARDS; index++) {
    check(motus_collision_behavior_set_reference_bounds(
        s->walls[index], &(motus_insets){-40, 0, s->covered, 0}));
    if (s->snaps[index] != NULL)
      check(motus_snap_behavior_set_point(s->snaps[index],
                                          place_at(s, s->places[index])));
  }
}

motus_view_controller *wallet_create(void) {
  return make_screen("Wallet", calloc(1, sizeof(wallet_screen)),
                     wallet_did_load, wallet_did_layout);
}
