/* A chain that is let go.
 *
 * Twenty links hang together by hinges and fall onto the floor at a slant. Links
 * that a hinge ties do not collide with each other, all others do; the heap
 * comes to rest and the animator pauses.
 *
 * Prints how high the energy rose above what was left of the fall (it must
 * not), how far the hinges opened, and when everything was at rest; writes
 * filmstrip.svg, and motion.svg with the height of the last link, into the
 * folder given as the first argument. */
#include "motus.h"
#include "support/camera.h"
#include "support/scene.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 620.0
#define FRAME (1.0 / 60.0)
#define LINKS 20
#define LENGTH 22.0
/* The slant at which it sets out, in radians. */
#define SLANT 0.45

static motus_runtime *runtime;
static motus_dynamic_animator *animator;
static motus_dynamic_item *chain[LINKS];

static void play(motus_dynamic_behavior *behavior) {
  check(motus_dynamic_animator_add_behavior(animator, behavior), "add it");
  check(motus_release(behavior), "hand it over");
}

/* A point of the chain at the beginning, so many links below its top. */
static motus_point place(double links) {
  double way = links * LENGTH;
  return (motus_point){290 - way * sin(SLANT), 60 + way * cos(SLANT)};
}

static void make_chain(void) {
  motus_item_behavior_options rough;
  motus_item_behavior *iron;
  int index;
  for (index = 0; index < LINKS; index++) {
    motus_color color = {0.25 + 0.03 * index, 0.5, 0.8 - 0.03 * index, 1};
    motus_rect frame = {0, 0, 8, LENGTH};
    motus_view *link =
        add_rect(runtime, motus_runtime_window(runtime), frame, color, 4);
    motus_view_set_center(link, place(index + 0.5));
    motus_view_set_transform(link,
                             (motus_transform){cos(SLANT), sin(SLANT),
                                               -sin(SLANT), cos(SLANT), 0, 0});
    chain[index] = (motus_dynamic_item *)link;
  }
  motus_item_behavior_options_init(&rough, sizeof rough);
  rough.friction = 0.6;
  check(motus_item_behavior_create(runtime, &rough, chain, LINKS, &iron),
        "iron");
  play((motus_dynamic_behavior *)iron);
  for (index = 1; index < LINKS; index++) {
    motus_attachment_behavior *hinge;
    motus_attachment_options pin;
    motus_attachment_options_init(&pin, sizeof pin);
    pin.type = MOTUS_ATTACHMENT_PIN;
    pin.item = chain[index];
    pin.other = chain[index - 1];
    pin.anchor = place(index);
    check(motus_attachment_behavior_create(runtime, &pin, &hinge), "hinge");
    play((motus_dynamic_behavior *)hinge);
  }
}

static void let_fall(void) {
  motus_gravity_behavior *gravity;
  motus_collision_behavior *walls;
  check(motus_gravity_behavior_create(runtime, chain, LINKS, &gravity), "fall");
  play((motus_dynamic_behavior *)gravity);
  check(motus_collision_behavior_create(runtime, chain, LINKS, &walls), "meet");
  motus_collision_behavior_set_reference_bounds(walls,
                                                &(motus_insets){0, 0, 0, 0});
  play((motus_dynamic_behavior *)walls);
}

/* In masses of 100 by 100 points: of motion, turning and height. */
static double energy(const motus_dynamic_item_state *states, size_t count) {
  double sum = 0, gyration = (8 * 8 + LENGTH * LENGTH) / 12;
  size_t index;
  for (index = 0; index < count; index++) {
    const motus_dynamic_item_state *s = &states[index];
    sum += s->mass *
           (0.5 * (s->velocity.dx * s->velocity.dx +
                   s->velocity.dy * s->velocity.dy +
                   gyration * s->angular_velocity * s->angular_velocity) -
            1000 * s->center.y);
  }
  return sum;
}

/* How far the ends of two links are apart at their hinge. */
static double opening(const motus_dynamic_item_state *up,
                      const motus_dynamic_item_state *down) {
  double half = LENGTH / 2;
  double x = up->center.x - half * sin(up->rotation) -
             (down->center.x + half * sin(down->rotation));
  double y = up->center.y + half * cos(up->rotation) -
             (down->center.y - half * cos(down->rotation));
  return hypot(x, y);
}

int main(int argc, char **argv) {
  motus_runtime_options options;
  motus_view *window;
  motus_color paper = {0.94, 0.95, 0.97, 1};
  static camera film;
  double first = 0, least = 0, growth = 0, widest = 0;
  int frame;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &runtime), "create a runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  window = motus_runtime_window(runtime);
  motus_view_set_background_color(window, paper);
  check(motus_dynamic_animator_create(runtime, window, &animator), "animate");
  make_chain();
  let_fall();
  camera_open(&film, WIDTH, HEIGHT, "The height of a chain's last link");
  for (frame = 0; motus_runtime_needs_tick(runtime) && frame < 900; frame++) {
    const motus_dynamic_item_state *states;
    char caption[16];
    double now;
    size_t count, index;
    sprintf(caption, "%.2f s", frame * FRAME);
    check(motus_runtime_tick(runtime, frame * FRAME), "tick");
    camera_frame(&film, runtime, motus_dynamic_item_center(chain[LINKS - 1]).y,
                 frame % 8 == 0 && frame <= 88 ? caption : NULL);
    check(motus_dynamic_animator_item_states(animator, &states, &count),
          "states");
    now = energy(states, count);
    if (frame == 0)
      first = least = now;
    growth = fmax(growth, now - least);
    least = fmin(least, now);
    for (index = 0; index + 1 < count; index++)
      widest = fmax(widest, opening(&states[index], &states[index + 1]));
  }
  printf("  energy rose by %.2f %% of the fall, hinges opened by %.2f pt, at "
         "rest after %.2f s\n",
         100 * growth / (first - least), widest,
         motus_dynamic_animator_elapsed_time(animator));
  camera_close(&film, argc > 1 ? argv[1] : ".");
  return motus_runtime_destroy(runtime);
}
