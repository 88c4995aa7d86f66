/* A car.
 *
 * A chassis and two wheels, held by a hinge each: wheel and chassis overlap and
 * do not collide, because the hinge ties them closely. It rolls down a slope,
 * pushes a stack of boxes and is stopped by the wall; an anchored gate, which
 * the host moves, opens before it.
 *
 * Prints the greatest speed, and when all is at rest; writes filmstrip.svg, and
 * motion.svg with the place of the car, into the folder given as the first
 * argument. */
#include "motus.h"
#include "support/camera.h"
#include "support/scene.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 700.0
#define HEIGHT 420.0
#define FRAME (1.0 / 60.0)
#define BOXES 6

enum { CHASSIS, REAR, FRONT, GATE, FIRST_BOX, ITEMS = FIRST_BOX + BOXES };

static motus_runtime *runtime;
static motus_dynamic_animator *animator;
static motus_dynamic_item *items[ITEMS];

static const motus_point road[] = {
    {0, 150}, {150, 190}, {300, 330}, {380, 370}, {700, 370}};

static motus_dynamic_item *add_item(motus_rect frame, motus_color color,
                                    double radius) {
  return (motus_dynamic_item *)add_rect(runtime, motus_runtime_window(runtime),
                                        frame, color, radius);
}

static void play(motus_dynamic_behavior *behavior) {
  check(motus_dynamic_animator_add_behavior(animator, behavior), "add it");
  check(motus_release(behavior), "hand it over");
}

static void make_car(void) {
  motus_color red = {0.85, 0.25, 0.2, 1}, black = {0.15, 0.15, 0.2, 1};
  int wheel;
  items[CHASSIS] = add_item((motus_rect){20, 96, 110, 30}, red, 8);
  for (wheel = REAR; wheel <= FRONT; wheel++) {
    double x = wheel == REAR ? 44 : 106;
    items[wheel] = add_item((motus_rect){x - 18, 111, 36, 36}, black, 18);
    motus_dynamic_item_set_outline(items[wheel], MOTUS_OUTLINE_ELLIPSE, NULL,
                                   0);
  }
}

static void make_axles(void) {
  int wheel;
  for (wheel = REAR; wheel <= FRONT; wheel++) {
    motus_attachment_behavior *axle;
    motus_attachment_options hinge;
    motus_attachment_options_init(&hinge, sizeof hinge);
    hinge.type = MOTUS_ATTACHMENT_PIN;
    hinge.item = items[wheel];
    hinge.other = items[CHASSIS];
    hinge.anchor = (motus_point){wheel == REAR ? 44 : 106, 129};
    check(motus_attachment_behavior_create(runtime, &hinge, &axle), "axle");
    play((motus_dynamic_behavior *)axle);
  }
}

static void make_rest(void) {
  motus_color wood = {0.8, 0.6, 0.35, 1}, grey = {0.5, 0.55, 0.6, 1};
  motus_item_behavior_options still;
  motus_item_behavior *posts;
  int index;
  items[GATE] = add_item((motus_rect){146, 90, 8, 96}, grey, 2);
  motus_item_behavior_options_init(&still, sizeof still);
  still.is_anchored = MOTUS_CHOICE_YES;
  check(motus_item_behavior_create(runtime, &still, &items[GATE], 1, &posts),
        "post");
  play((motus_dynamic_behavior *)posts);
  for (index = 0; index < BOXES; index++)
    items[FIRST_BOX + index] =
        add_item((motus_rect){520 + 34.0 * (index % 2),
                              338 - 34.0 * (index / 2), 32, 32},
                 wood, 3);
}

static void let_go(void) {
  motus_gravity_behavior *gravity;
  motus_collision_behavior *walls;
  motus_item_behavior_options rough;
  motus_item_behavior *rubber;
  size_t index;
  motus_item_behavior_options_init(&rough, sizeof rough);
  rough.friction = 0.6;
  check(motus_item_behavior_create(runtime, &rough, items, ITEMS, &rubber),
        "rubber");
  play((motus_dynamic_behavior *)rubber);
  make_axles();
  check(motus_gravity_behavior_create(runtime, items, ITEMS, &gravity), "fall");
  play((motus_dynamic_behavior *)gravity);
  check(motus_collision_behavior_create(runtime, items, ITEMS, &walls), "meet");
  motus_collision_behavior_set_reference_bounds(walls,
                                                &(motus_insets){0, 0, 0, 0});
  for (index = 0; index + 1 < sizeof road / sizeof *road; index++) {
    motus_point a = road[index], b = road[index + 1];
    double length = hypot(b.x - a.x, b.y - a.y);
    double c = (b.x - a.x) / length, s = (b.y - a.y) / length;
    motus_color dark = {0.3, 0.33, 0.4, 1};
    motus_transform turned = {c, s, -s, c, 0, 0};
    motus_rect frame = {(a.x + b.x - length) / 2 - 1.5 * s,
                        (a.y + b.y) / 2 + 1.5 * c - 1.5, length, 3};
    motus_collision_behavior_add_boundary(walls, (int32_t)index,
                                          (motus_point[]){a, b}, 2, false);
    motus_view_set_transform(
        add_rect(runtime, motus_runtime_window(runtime), frame, dark, 0),
        turned);
  }
  play((motus_dynamic_behavior *)walls);
}

/* The gate goes up by 100 points in half a second. */
static void open_gate(int frame) {
  motus_dynamic_item_state gate;
  if (frame != 30 && frame != 60)
    return;
  gate.item = items[GATE];
  gate.center = (motus_point){150, frame == 30 ? 138 : 38};
  gate.rotation = 0;
  gate.velocity = (motus_vector){0, frame == 30 ? -200 : 0};
  gate.angular_velocity = 0;
  check(motus_dynamic_animator_set_item_states(animator, &gate, 1), "gate");
}

int main(int argc, char **argv) {
  motus_runtime_options options;
  motus_color paper = {0.94, 0.95, 0.97, 1};
  static camera film;
  double fastest = 0;
  int frame;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &runtime), "create a runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  motus_view_set_background_color(motus_runtime_window(runtime), paper);
  check(motus_dynamic_animator_create(runtime, motus_runtime_window(runtime),
                                      &animator),
        "animate");
  make_car();
  make_rest();
  let_go();
  camera_open(&film, WIDTH, HEIGHT, "The car's place along the road");
  for (frame = 0; motus_runtime_needs_tick(runtime) && frame < 900; frame++) {
    const motus_dynamic_item_state *states;
    char caption[16];
    size_t count;
    sprintf(caption, "%.2f s", frame * FRAME);
    open_gate(frame);
    check(motus_runtime_tick(runtime, frame * FRAME), "tick");
    camera_frame(&film, runtime, motus_dynamic_item_center(items[CHASSIS]).x,
                 frame % 20 == 0 && frame <= 220 ? caption : NULL);
    check(motus_dynamic_animator_item_states(animator, &states, &count),
          "states");
    fastest = fmax(fastest, hypot(states[CHASSIS].velocity.dx,
                                  states[CHASSIS].velocity.dy));
  }
  printf("  at most %.0f pt/s; at rest after %.2f s\n", fastest,
         motus_dynamic_animator_elapsed_time(animator));
  camera_close(&film, argc > 1 ? argv[1] : ".");
  return motus_runtime_destroy(runtime);
}
