/* Physics under a user interface.
 *
 * Boxes fall into a frame, one of them thrown, and come to rest as a pile; a
 * chain swings from a nail; a card snaps into its place; a puck is pushed
 * across a table. The views are items of one dynamic animator, which pauses
 * when all is still.
 *
 * Prints who meets whom and, at rest, who carries what, and writes two pictures
 * into the folder given as the first argument: filmstrip.svg, and motion.svg
 * with the height of one box. */
#include "motus.h"
#include "support/camera.h"
#include "support/scene.h"

#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 620.0
#define FRAME (1.0 / 60.0)
#define PILE 12
#define LINKS 6

static motus_runtime *runtime;
static motus_dynamic_animator *animator;
static motus_dynamic_item *pile[PILE], *chain[LINKS], *puck;

static motus_dynamic_item *add_item(motus_rect frame, motus_color color,
                                    double radius) {
  return (motus_dynamic_item *)(add_rect(runtime, motus_runtime_window(runtime),
                                         frame, color, radius));
}

static void play(motus_dynamic_behavior *behavior) {
  check(motus_dynamic_animator_add_behavior(animator, behavior), "add it");
  check(motus_release(behavior), "hand it over");
}

/* ---- What is told ---- */

static void print_name(const motus_dynamic_item *item) {
  int index;
  for (index = 0; index < PILE; index++)
    if (item == pile[index])
      printf("box %-4d", index);
  if (item == puck)
    printf("puck    ");
}

static void began(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other, double x,
                  double y) {
  (void)user_data, (void)behavior;
  printf("  %6.3f  ", motus_runtime_time(runtime));
  print_name(item);
  print_name(other);
  printf("at (%5.1f, %5.1f)\n", x, y);
}

static void began_with_boundary(void *user_data,
                                motus_collision_behavior *behavior,
                                motus_dynamic_item *item, int32_t boundary,
                                double x, double y) {
  (void)user_data, (void)behavior;
  printf("  %6.3f  ", motus_runtime_time(runtime));
  print_name(item);
  printf("%-8sat (%5.1f, %5.1f)\n", boundary == 1 ? "floor" : "edge", x, y);
}

static void did_pause(void *user_data, motus_dynamic_animator *paused) {
  (void)user_data;
  printf("  %6.3f  everything is at rest after %.3f s\n",
         motus_runtime_time(runtime),
         motus_dynamic_animator_elapsed_time(paused));
}

/* ---- The scene ---- */

/* Lets items meet each other, the line between pile and table, the edges. */
static void collide(motus_dynamic_item **items, size_t count) {
  motus_collision_behavior *made;
  check(motus_collision_behavior_create(runtime, items, count, &made),
        "collide");
  motus_collision_delegate delegate = {.struct_size = sizeof delegate,
                                       .began = began,
                                       .began_with_boundary =
                                           began_with_boundary};
  motus_collision_behavior_set_delegate(made, &delegate, NULL, NULL);
  motus_collision_behavior_set_reference_bounds(made,
                                                &(motus_insets){0, 0, 0, 0});
  motus_collision_behavior_add_boundary(
      made, 1, (motus_point[]){{0, 480}, {WIDTH, 480}}, 2, false);
  play((motus_dynamic_behavior *)made);
}

/* How strongly the air resists; what is not said has its default. */
static motus_item_behavior_options air(double resistance) {
  motus_item_behavior_options options;
  motus_item_behavior_options_init(&options, sizeof options);
  options.resistance = resistance;
  options.angular_resistance = resistance;
  return options;
}

static motus_item_behavior *give(motus_dynamic_item **items, size_t count,
                                 motus_item_behavior_options options,
                                 bool falls) {
  motus_item_behavior *made;
  motus_gravity_behavior *gravity;
  check(motus_item_behavior_create(runtime, &options, items, count, &made),
        "resist");
  play((motus_dynamic_behavior *)made);
  check(motus_gravity_behavior_create(runtime, items, falls ? count : 0,
                                      &gravity),
        "fall");
  play((motus_dynamic_behavior *)gravity);
  return made;
}

static void make_pile(void) {
  motus_item_behavior_options rough = air(0.5);
  motus_item_behavior *wood;
  int index;
  for (index = 0; index < PILE; index++) {
    motus_color color = {0.2 + 0.06 * index, 0.45, 0.85 - 0.05 * index, 1};
    motus_rect frame = {60, 240, 44, 44};
    frame.x += 75 * (index % 4), frame.y -= 64 * (index / 4);
    frame.width += 4 * (index % 4), frame.height = frame.width;
    pile[index] = add_item(frame, color, 6);
  }
  rough.friction = 0.6;
  wood = give(pile, PILE, rough, true);
  motus_item_behavior_add_linear_velocity(wood, pile[4],
                                          (motus_vector){420, -300});
  collide(pile, PILE);
}

static void make_chain(void) {
  motus_color steel = {0.45, 0.5, 0.55, 1}, red = {0.85, 0.25, 0.2, 1};
  int index;
  for (index = 0; index < LINKS; index++) {
    motus_attachment_behavior *pin;
    motus_attachment_options hinge;
    motus_rect frame = {130, 16, 20, 8};
    frame.x += 20 * index;
    if (index == LINKS - 1)
      frame.y -= 10, frame.width = frame.height = 28;
    chain[index] =
        add_item(frame, index == LINKS - 1 ? red : steel, frame.height / 2);
    motus_attachment_options_init(&hinge, sizeof hinge);
    hinge.type = MOTUS_ATTACHMENT_PIN;
    hinge.item = chain[index];
    hinge.other = index > 0 ? chain[index - 1] : NULL;
    hinge.anchor = (motus_point){frame.x, 20};
    check(motus_attachment_behavior_create(runtime, &hinge, &pin), "pin");
    play((motus_dynamic_behavior *)pin);
  }
  give(chain, LINKS, air(2), true);
  add_rect(runtime, motus_runtime_window(runtime), (motus_rect){126, 16, 8, 8},
           (motus_color){0.15, 0.15, 0.2, 1}, 4);
}

static void make_card_and_puck(void) {
  motus_dynamic_item *card;
  motus_snap_behavior *snap;
  motus_push_behavior *push;
  motus_item_behavior_options lively = air(1);
  motus_transform turned = {0.6, 0.8, -0.8, 0.6, 0, 0};
  motus_color yellow = {0.98, 0.8, 0.25, 1}, black = {0.15, 0.15, 0.2, 1};
  card = add_item((motus_rect){20, 30, 80, 50}, yellow, 8);
  motus_view_set_transform((motus_view *)card, turned);
  check(
      motus_snap_behavior_create(runtime, card, (motus_point){330, 60}, &snap),
      "snap");
  play((motus_dynamic_behavior *)snap);
  puck = add_item((motus_rect){20, 530, 36, 36}, black, 18);
  motus_dynamic_item_set_outline(puck, MOTUS_OUTLINE_ELLIPSE, NULL, 0);
  check(motus_push_behavior_create(runtime, &puck, 1, MOTUS_PUSH_INSTANTANEOUS,
                                   &push),
        "push");
  motus_push_behavior_set_direction(push, (motus_vector){0.5636, 0.2057});
  play((motus_dynamic_behavior *)push);
  lively.elasticity = 0.9;
  give(&puck, 1, lively, false);
  collide(&puck, 1);
}

/* What the floor and the nail bear, against what there is to bear: an impulse
 * is that of a step of 1/240 s, and weights are counted in units of gravity. */
static void print_loads(void) {
  const motus_dynamic_item_state *states;
  const motus_dynamic_contact *touches;
  const motus_dynamic_joint *joints;
  size_t count, index;
  double pile_mass = 0, chain_mass = 0, floor = 0, nail = 0;
  check(motus_dynamic_animator_item_states(animator, &states, &count),
        "states");
  for (index = 0; index < count; index++) {
    if (motus_dynamic_item_center(states[index].item).y > 200 &&
        states[index].item != puck)
      pile_mass += states[index].mass;
    if (states[index].center.y < 200 && states[index].center.x < 200)
      chain_mass += states[index].mass;
  }
  check(motus_dynamic_animator_contacts(animator, &touches, &count), "touches");
  for (index = 0; index < count; index++)
    if (touches[index].boundary == 1 && touches[index].normal.dy > 0)
      floor += touches[index].impulse * 240 / 1000;
  check(motus_dynamic_animator_joints(animator, &joints, &count), "joints");
  for (index = 0; index < count; index++)
    if (joints[index].item == chain[0])
      nail -= joints[index].force.dy / 1000;
  printf("  the floor carries %.3f of %.3f, the nail %.3f of %.3f\n", floor,
         pile_mass, nail, chain_mass);
}

int main(int argc, char **argv) {
  motus_runtime_options options;
  motus_view *window;
  motus_color paper = {0.94, 0.95, 0.97, 1}, dark = {0.3, 0.33, 0.4, 1};
  static camera film;
  int frame;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &runtime), "create a runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  window = motus_runtime_window(runtime);
  motus_view_set_background_color(window, paper);
  check(motus_dynamic_animator_create(runtime, window, &animator), "animate");
  motus_dynamic_animator_delegate delegate = {.struct_size = sizeof delegate,
                                              .did_pause = did_pause};
  motus_dynamic_animator_set_delegate(animator, &delegate, NULL, NULL);
  add_rect(runtime, window, (motus_rect){0, 480, WIDTH, 3}, dark, 0);
  make_pile();
  make_chain();
  make_card_and_puck();
  camera_open(&film, WIDTH, HEIGHT, "The height of a box: it falls, and rests");
  for (frame = 0; motus_runtime_needs_tick(runtime) && frame < 1200; frame++) {
    char caption[16];
    sprintf(caption, "%.2f s", frame * FRAME);
    check(motus_runtime_tick(runtime, frame * FRAME), "tick");
    camera_frame(&film, runtime, motus_dynamic_item_center(pile[8]).y,
                 frame % 12 == 0 && frame <= 132 ? caption : NULL);
  }
  print_loads();
  camera_close(&film, argc > 1 ? argv[1] : ".");
  return motus_runtime_destroy(runtime);
}
