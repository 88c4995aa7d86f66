/* Pushes and fields against closed forms (DY-11, DY-12, DY-17). */
#include "dynamics_bodies.h"

/* DY-24, DY-25: force over mass, and the levers of a point off the middle;
 * the moment of inertia is m (w² + h²) / 12. */
static void blows_off_the_middle_follow_the_lever(void) {
  /* width, height, density, offset, push, velocity, spin */
  static const double cases[][10] = {
      {100, 100, 1, 25, 0, 0, 1, 0, 100, 1.5},
      {100, 100, 1, 10, -20, .5, .5, 50, 50, .9},
      {50, 50, 1, 10, -20, .5, .5, 200, 200, 14.4},
      {100, 50, 1, 25, 0, 0, 1, 0, 200, 4.8},
      {200, 100, 2, 10, -20, .5, .5, 12.5, 12.5, .09}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    const double *c = cases[i];
    scene s = scene_open(false);
    motus_dynamic_item *item = turned(&s, 0, 0, c[0], c[1], 0);
    motus_item_behavior *p = properties(&s, &item, 1);
    set_density(p, c[2]);
    motus_push_behavior *blow =
        push(&s, item, MOTUS_PUSH_INSTANTANEOUS, (motus_vector){c[5], c[6]});
    motus_push_behavior_set_target_offset(blow, item,
                                          (motus_vector){c[3], c[4]});
    run(&s, 1);
    motus_dynamic_item_state state = state_of(&s, item);
    CHECK_NEAR(state.velocity.dx, c[7], .001);
    CHECK_NEAR(state.velocity.dy, c[8], .001);
    CHECK_NEAR(state.angular_velocity, c[9], .0001);
    scene_close(&s);
  }
}

/* DY-12: once, at the next tick; again when it is made active again; never for
 * a direction alone, an item that joins later, or a way out and in. */
static void a_blow_strikes_when_it_is_made_active(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0), *late = body(&s, 0, 300);
  motus_dynamic_item *both[] = {item, late};
  properties(&s, both, 2);
  motus_push_behavior *blow =
      push(&s, item, MOTUS_PUSH_INSTANTANEOUS, (motus_vector){1, 0});
  motus_dynamic_behavior *b = (motus_dynamic_behavior *)blow;
  CHECK(motus_push_behavior_is_active(blow));
  run(&s, 1);
  CHECK(!motus_push_behavior_is_active(blow));
  CHECK_NEAR(state_of(&s, item).velocity.dx, 100, .001);
  motus_push_behavior_set_active(blow, true);
  motus_push_behavior_set_active(blow, true);
  run(&s, 1);
  CHECK_NEAR(state_of(&s, item).velocity.dx, 200, .001);
  motus_push_behavior_set_active(blow, true);
  motus_push_behavior_set_active(blow, false);
  motus_push_behavior_set_direction(blow, (motus_vector){3, 0});
  motus_dynamic_behavior_add_item(b, late);
  run(&s, 1);
  motus_retain(blow);
  motus_dynamic_animator_remove_behavior(s.animator, b);
  motus_dynamic_animator_add_behavior(s.animator, b);
  motus_release(blow);
  run(&s, 1);
  CHECK_NEAR(state_of(&s, item).velocity.dx, 200, .001);
  CHECK_NEAR(state_of(&s, late).velocity.dx, 0, 0);
  motus_push_behavior_set_active(blow, true);
  run(&s, 1);
  CHECK_NEAR(state_of(&s, item).velocity.dx, 500, .001);
  CHECK_NEAR(state_of(&s, late).velocity.dx, 300, .001);
  scene_close(&s);
}

/* DY-12: without a direction there is nothing to strike with; the blow waits.
 */
static void a_blow_without_direction_waits_for_one(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  motus_push_behavior *blow =
      push(&s, item, MOTUS_PUSH_INSTANTANEOUS, (motus_vector){0, 0});
  run(&s, 60);
  CHECK(motus_push_behavior_is_active(blow));
  CHECK(!running(&s));
  motus_push_behavior_set_direction(blow, (motus_vector){0, 1});
  CHECK(running(&s));
  run(&s, 1);
  CHECK(!motus_push_behavior_is_active(blow));
  CHECK_NEAR(state_of(&s, item).velocity.dy, 100, .001);
  scene_close(&s);
}

/* DY-11, DY-10: without friction the faintest push or slope sets in motion what
 * lies on a floor, and nothing holds back what is lifted. */
static void what_lies_sets_out_under_any_force(void) {
  static const double pushes[] = {.03, .1, .3, 1};
  for (int i = 0; i < 4; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *item = body(&s, 0, 0), *lifted = body(&s, 500, 0);
    motus_dynamic_item *tilted = body(&s, 1000, 0);
    motus_dynamic_item *all[] = {item, lifted, tilted};
    floor_at(&s, 50, all, 3);
    gravity(&s, &item, 1);
    motus_gravity_behavior *up = gravity(&s, &lifted, 1);
    motus_gravity_behavior *slope = gravity(&s, &tilted, 1);
    run_to_rest(&s, 60);
    push(&s, item, MOTUS_PUSH_CONTINUOUS, (motus_vector){pushes[i], 0});
    motus_gravity_behavior_set_direction(up, (motus_vector){0, -.1});
    motus_gravity_behavior_set_direction(slope,
                                         (motus_vector){pushes[i] / 10, 1});
    run(&s, 60);
    CHECK_NEAR(state_of(&s, item).velocity.dx, 100 * pushes[i], .01);
    CHECK_NEAR(state_of(&s, tilted).velocity.dx, 100 * pushes[i], .01);
    CHECK_NEAR(state_of(&s, lifted).velocity.dy, -100, .01);
    scene_close(&s);
  }
}

/* DY-11. */
static void a_push_is_a_vector(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  motus_push_behavior *p =
      push(&s, item, MOTUS_PUSH_CONTINUOUS, (motus_vector){-3, -4});
  motus_push_behavior_set_direction(p, (motus_vector){-1, -sqrt(3)});
  CHECK_NEAR(motus_push_behavior_direction(p).dx, -1, 1e-12);
  CHECK_NEAR(motus_push_behavior_direction(p).dy, -sqrt(3), 1e-12);
  run(&s, 60);
  CHECK_NEAR(state_of(&s, item).velocity.dy, -100 * sqrt(3), .01);
  motus_push_behavior_set_direction(p, (motus_vector){0, 0});
  CHECK_NEAR(motus_push_behavior_direction(p).dy, 0, 0);
  scene_close(&s);
}

/* DY-17: an orbit keeps its energy and its momentum; a circle closes after
 * T = 2 pi r / v, v² = a r. */
static void orbits_neither_gain_nor_lose(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {turned(&s, 100, 0, 10, 10, 0),
                                  turned(&s, 100, 0, 10, 10, 0)};
  motus_field_options options = field_of(MOTUS_FIELD_RADIAL_GRAVITY);
  options.falloff = 2;
  options.strength = 10;
  field(&s, options, items, 2);
  double speed = sqrt(1e5), energy = 2e4 - 1e5, momentum = 2e4;
  launch(&s, items[0], 0, speed, 0);
  launch(&s, items[1], 0, 200, 0);
  for (int frame = 1; frame <= 600; frame++) {
    run(&s, 1);
    double angle = speed / 100 * frame / 60;
    check_place(items[0], 100 * cos(angle), 100 * sin(angle), .3);
    motus_dynamic_item_state t = state_of(&s, items[1]);
    double r = hypot(t.center.x, t.center.y);
    double v = hypot(t.velocity.dx, t.velocity.dy);
    CHECK_NEAR(v * v / 2 - 1e7 / r, energy, .003 * -energy);
    CHECK_NEAR(t.center.x * t.velocity.dy - t.center.y * t.velocity.dx,
               momentum, .001 * momentum);
  }
  scene_close(&s);
}

/* DY-17: F = q v × B does no work. Within the least radius the field is the
 * same everywhere: w = q s / (R / 100) / m, a circle of radius v / w. */
static void a_magnet_bends_the_way_and_keeps_the_speed(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0), *wild = body(&s, 500, 0);
  motus_dynamic_item *both[] = {item, wild};
  motus_item_behavior *p = properties(&s, both, 2);
  set_charge(p, 2);
  motus_field_options options = field_of(MOTUS_FIELD_MAGNETIC);
  options.minimum_radius = 1e4;
  options.strength = 100;
  field(&s, options, &item, 1);
  options.strength = 1e6;
  options.minimum_radius = 1;
  field(&s, options, &wild, 1);
  launch(&s, item, 200, 0, 0);
  launch(&s, wild, 200, 0, 0);
  for (int frame = 1; frame <= 900; frame++) {
    run(&s, 1);
    double angle = frame / 30.;
    check_place(item, 100 * sin(angle), 100 * cos(angle) - 100, .05);
  }
  motus_dynamic_item_state state = state_of(&s, wild);
  CHECK_NEAR(hypot(state.velocity.dx, state.velocity.dy), 200, .1);
  scene_close(&s);
}

/* DY-17: dv/dt = -k v², k = strength / 100 / m, gives v / (1 + k v t) and
 * log(1 + k v t) / k; under an acceleration a it ends at sqrt(a / k). */
static void drag_brakes_by_the_square_and_never_turns_back(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0), *heavy = body(&s, 0, 300);
  motus_dynamic_item *falls = body(&s, 0, 600), *wall = body(&s, 0, 900);
  motus_dynamic_item *all[] = {item, heavy, falls};
  motus_item_behavior *p = properties(&s, &heavy, 1);
  set_density(p, 4);
  field(&s, field_of(MOTUS_FIELD_DRAG), all, 3);
  motus_field_options options = field_of(MOTUS_FIELD_LINEAR_GRAVITY);
  options.direction = (motus_vector){4, 0};
  field(&s, options, &falls, 1);
  options = field_of(MOTUS_FIELD_DRAG);
  options.strength = 1e6;
  field(&s, options, &wall, 1);
  launch(&s, item, 1000, 0, 0);
  launch(&s, heavy, 1000, 0, 0);
  launch(&s, wall, 1000, 0, 0);
  run(&s, 60);
  check_place(item, 100 * log(11), 0, .05);
  check_place(heavy, 400 * log(3.5), 300, .05);
  check_place(falls, 100 * log(cosh(2)), 600, .05);
  CHECK_NEAR(state_of(&s, item).velocity.dx, 1000 / 11., .01);
  CHECK_NEAR(state_of(&s, heavy).velocity.dx, 1000 / 3.5, .01);
  CHECK_NEAR(state_of(&s, falls).velocity.dx, 200 * tanh(2), .01);
  CHECK(state_of(&s, wall).velocity.dx >= 0);
  check_place(wall, 2, 900, 2);
  run(&s, 300);
  CHECK_NEAR(state_of(&s, falls).velocity.dx, 200, .01);
  scene_close(&s);
}

/* DY-17, US-31: dv/dt = -r v under gravity ends at g / r. */
static void resistance_has_its_terminal_speed(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  motus_item_behavior *p = properties(&s, &item, 1);
  set_resistance(p, 2);
  gravity(&s, &item, 1);
  run(&s, 60);
  CHECK_NEAR(state_of(&s, item).velocity.dy, 500 * (1 - exp(-2)), .01);
  check_place(item, 0, 500 - 250 * (1 - exp(-2)), .01);
  run(&s, 600);
  CHECK_NEAR(state_of(&s, item).velocity.dy, 500, .01);
  scene_close(&s);
}

/* DY-17: w² = strength / m. No stiffness and no nearness to the middle throws
 * an item about. */
static void a_spring_field_swings_and_no_pull_explodes(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 100, 0), *stiff = body(&s, 100, 300);
  motus_dynamic_item *plunging = body(&s, 100, 600);
  motus_item_behavior *p = properties(&s, &item, 1);
  set_density(p, 4);
  motus_field_options options = field_of(MOTUS_FIELD_SPRING);
  options.strength = 100;
  field(&s, options, &item, 1);
  options.strength = 1e6;
  options.position.y = 300;
  field(&s, options, &stiff, 1);
  options = field_of(MOTUS_FIELD_RADIAL_GRAVITY);
  options.falloff = 2;
  options.position.y = 600;
  field(&s, options, &plunging, 1);
  for (int frame = 1; frame <= 300; frame++) {
    run(&s, 1);
    check_place(item, 100 * cos(5 * frame / 60.), 0, .1);
    check_place(stiff, 0, 300, 130);
    check_place(plunging, 0, 600, 150);
  }
  scene_close(&s);
}

/* DY-17: acceleration by noise is the same for every mass and for rest and
 * motion; by turbulence it goes with the speed and against the mass. */
static void noise_ignores_mass_and_turbulence_goes_with_speed(void) {
  static const double densities[] = {1, 4};
  double noise[2], slow[2], fast[2];
  for (int i = 0; i < 2; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *items[3];
    for (int k = 0; k < 3; k++)
      items[k] = body(&s, 300, 400);
    motus_item_behavior *p = properties(&s, items, 3);
    set_density(p, densities[i]);
    motus_field_options options = field_of(MOTUS_FIELD_NOISE);
    options.smoothness = 1;
    field(&s, options, items, 1);
    options = field_of(MOTUS_FIELD_TURBULENCE);
    options.smoothness = 1;
    field(&s, options, items + 1, 2);
    launch(&s, items[1], 50, 0, 0);
    launch(&s, items[2], 100, 0, 0);
    run(&s, 1);
    noise[i] = state_of(&s, items[0]).velocity.dx;
    slow[i] = state_of(&s, items[1]).velocity.dx - 50;
    fast[i] = state_of(&s, items[2]).velocity.dx - 100;
    scene_close(&s);
  }
  CHECK(noise[0] != 0);
  CHECK_NEAR(noise[1], noise[0], 0);
  CHECK_NEAR(fast[0], 2 * slow[0], .05 * fabs(fast[0]));
  CHECK_NEAR(4 * fast[1], fast[0], .05 * fabs(fast[0]));
}

/* DY-7: what a field leaves alone rests; noise that changes by itself does not
 * let go. */
static void fields_let_rest_what_they_do_not_move(void) {
  for (int type = MOTUS_FIELD_DRAG; type <= MOTUS_FIELD_CUSTOM; type++) {
    scene s = scene_open(false);
    motus_dynamic_item *item = body(&s, 0, 0);
    motus_field_options options = field_of((motus_field_type)type);
    options.animation_speed = .01;
    field(&s, options, &item, 1);
    run(&s, 60);
    CHECK_EQUAL(running(&s),
                type == MOTUS_FIELD_NOISE || type == MOTUS_FIELD_TURBULENCE);
    scene_close(&s);
  }
}

CHECK_MAIN(TEST(blows_off_the_middle_follow_the_lever),
           TEST(a_blow_strikes_when_it_is_made_active),
           TEST(a_blow_without_direction_waits_for_one),
           TEST(what_lies_sets_out_under_any_force), TEST(a_push_is_a_vector),
           TEST(orbits_neither_gain_nor_lose),
           TEST(a_magnet_bends_the_way_and_keeps_the_speed),
           TEST(drag_brakes_by_the_square_and_never_turns_back),
           TEST(resistance_has_its_terminal_speed),
           TEST(a_spring_field_swings_and_no_pull_explodes),
           TEST(noise_ignores_mass_and_turbulence_goes_with_speed),
           TEST(fields_let_rest_what_they_do_not_move))
