/* Items of every sort: the host's own objects, groups, elements of a layout. */
#include "dynamics.h"

/* An object of the host's own. */
typedef struct ball {
  motus_point center;
  motus_size size;
  double rotation;
  int reads, moves, ends;
} ball;

static void read_ball(void *user_data, motus_dynamic_item *item,
                      motus_point *center, motus_size *size, double *rotation) {
  ball *it = user_data;
  CHECK(item != NULL);
  it->reads += 1;
  *center = it->center;
  *size = it->size;
  *rotation = it->rotation;
}

static void move_ball(void *user_data, motus_dynamic_item *item, double x,
                      double y, double rotation) {
  ball *it = user_data;
  CHECK(item != NULL);
  it->moves += 1;
  it->center = (motus_point){x, y};
  it->rotation = rotation;
}

static void end_ball(void *user_data) {
  ((ball *)user_data)->ends += 1;
}

static motus_status make_ball(scene *s, ball *it, motus_dynamic_item **out) {
  motus_dynamic_item_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.read = read_ball;
  callbacks.moved = move_ball;
  return motus_dynamic_item_create_with_callbacks(s->w.runtime, &callbacks, it,
                                                  end_ball, out);
}

static motus_dynamic_item *retained;

static void read_and_retain(void *user_data, motus_dynamic_item *item,
                            motus_point *center, motus_size *size,
                            double *rotation) {
  read_ball(user_data, item, center, size, rotation);
  if (!retained && motus_retain(item) == MOTUS_OK)
    retained = item;
}

/* Who holds an item that is refused has one that is nobody's. */
static void a_refused_object_ends_whoever_has_retained_it(void) {
  scene s = scene_open(false);
  ball it = {{10, 20}, {0, 40}, 0, 0, 0, 0};
  motus_dynamic_item *item = NULL;
  motus_dynamic_item_callbacks callbacks = {.struct_size = sizeof callbacks,
                                            .read = read_and_retain,
                                            .moved = move_ball};
  retained = NULL;
  CHECK_REFUSED(motus_dynamic_item_create_with_callbacks(
                    s.w.runtime, &callbacks, &it, end_ball, &item),
                INVALID_ARGUMENT, "motus_dynamic_item_create_with_callbacks");
  CHECK(item == NULL && retained != NULL);
  CHECK_EQUAL(it.ends, 1);
  CHECK(motus_is_alive(retained));
  CHECK_NEAR(motus_dynamic_item_center(retained).x, 0, 0);
  run(&s, 3);
  CHECK_EQUAL(it.reads, 1);
  CHECK_EQUAL(it.moves, 0);
  CHECK_EQUAL(motus_release(retained), MOTUS_OK);
  CHECK(!motus_is_alive(retained));
  report_clear();
  scene_close(&s);
}

static void the_hosts_objects_are_read_and_moved(void) {
  scene s = scene_open(false);
  ball it = {{10, 20}, {40, 40}, .25, 0, 0, 0};
  motus_dynamic_item *item = NULL;
  CHECK_EQUAL(make_ball(&s, &it, &item), MOTUS_OK);
  CHECK_EQUAL(it.reads, 1);
  /* Moved before it is known: it is read again when it becomes so (DY-4). */
  it.center.x = 50;
  gravity(&s, &item, 1);
  CHECK_EQUAL(it.reads, 2);
  run(&s, 30);
  CHECK_EQUAL(it.moves, 30);
  CHECK_NEAR(it.center.x, 50, 0);
  CHECK_NEAR(it.center.y, 145, .01);
  CHECK_NEAR(it.rotation, .25, 1e-9);
  CHECK_NEAR(motus_dynamic_item_center(item).y, it.center.y, 0);
  /* What the host changes later is overwritten, unless the item is updated. */
  it.center = (motus_point){0, 0};
  run(&s, 1);
  CHECK(it.center.y > 145);
  it.center = (motus_point){0, 0};
  CHECK_EQUAL(motus_dynamic_animator_update_item(s.animator, item, true),
              MOTUS_OK);
  CHECK_EQUAL(it.reads, 3);
  run(&s, 30);
  CHECK_NEAR(it.center.y, 125, .01);
  CHECK_EQUAL(motus_release(item), MOTUS_OK);
  CHECK_EQUAL(it.ends, 1);
  run(&s, 2);
  /* One that cannot say where it is. */
  ball bad = {{0, 0}, {0, 40}, 0, 0, 0, 0};
  CHECK_REFUSED(make_ball(&s, &bad, &item), INVALID_ARGUMENT,
                "motus_dynamic_item_create_with_callbacks");
  CHECK(item == NULL);
  CHECK_EQUAL(bad.ends, 1);
  bad.size.width = 40;
  bad.center.x = NAN;
  CHECK_REFUSED(make_ball(&s, &bad, &item), INVALID_ARGUMENT,
                "motus_dynamic_item_create_with_callbacks");
  CHECK_EQUAL(bad.ends, 2);
  report_clear();
  scene_close(&s);
}

static void states_go_both_ways(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[3], *stranger = box(&s, 0, 0, 10, 10);
  const motus_dynamic_item_state *lent = NULL;
  motus_dynamic_item_state mine[3];
  size_t count = 0;
  for (int index = 0; index < 3; index++)
    CHECK_EQUAL(
        motus_dynamic_item_create(s.w.runtime, (motus_point){100.0 * index, 0},
                                  (motus_size){20, 20}, 0, &items[index]),
        MOTUS_OK);
  properties(&s, items, 3);
  run(&s, 1);
  motus_dynamic_animator_item_states(s.animator, &lent, &count);
  REQUIRE(count == 3);
  memcpy(mine, lent, sizeof mine);
  for (int index = 0; index < 3; index++) {
    mine[index].center.y = 50 * index;
    mine[index].rotation = .1 * index;
    mine[index].velocity = (motus_vector){60, 30 * index};
    mine[index].angular_velocity = index;
  }
  CHECK_EQUAL(motus_dynamic_animator_set_item_states(s.animator, mine, 3),
              MOTUS_OK);
  CHECK_NEAR(motus_dynamic_item_center(items[2]).y, 100, 0);
  run(&s, 30);
  motus_dynamic_animator_item_states(s.animator, &lent, &count);
  for (int index = 0; index < 3; index++) {
    CHECK_NEAR(lent[index].center.x, 100 * index + 30, 1e-3);
    CHECK_NEAR(lent[index].center.y, 65 * index, 1e-3);
    CHECK_NEAR(lent[index].rotation, .6 * index, 1e-4);
  }
  /* All or nothing. */
  mine[0].center.x = 7;
  mine[2].item = stranger;
  CHECK_REFUSED(motus_dynamic_animator_set_item_states(s.animator, mine, 3),
                NOT_FOUND, "motus_dynamic_animator_set_item_states");
  mine[2].item = items[2];
  mine[2].velocity.dx = NAN;
  CHECK_REFUSED(motus_dynamic_animator_set_item_states(s.animator, mine, 3),
                INVALID_ARGUMENT, "motus_dynamic_animator_set_item_states");
  CHECK_NEAR(motus_dynamic_item_center(items[0]).x, 30, 1e-3);
  CHECK_EQUAL(motus_dynamic_animator_set_item_states(s.animator, NULL, 0),
              MOTUS_OK);
  report_clear();
  scene_close(&s);
}

/* DY-22: two boxes as one body, a dumb-bell. */
static void a_group_moves_as_one_and_collides_by_its_members(void) {
  scene s = scene_open(true);
  motus_dynamic_item *parts[2] = {box(&s, 100, 100, 40, 40),
                                  box(&s, 200, 100, 40, 80)};
  motus_dynamic_item *group = NULL;
  const motus_dynamic_item_state *states = NULL;
  const motus_dynamic_contact *touches = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_item_create_group(s.w.runtime, parts, 2, &group),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_item_member_count(group), 2);
  CHECK(motus_dynamic_item_member_at(group, 1) == parts[1]);
  CHECK(motus_dynamic_item_member_at(group, 2) == NULL);
  CHECK_EQUAL(motus_dynamic_item_member_count(parts[0]), 0);
  gravity(&s, &group, 1);
  floor_at(&s, 400, &group, 1);
  /* The middle of the rectangle around both (DY-22). */
  CHECK_NEAR(motus_dynamic_item_center(group).x, 150, 0);
  CHECK_NEAR(motus_dynamic_item_center(group).y, 100, 0);
  run(&s, 20);
  CHECK_NEAR(y_of(parts[0]), 100 + 500.0 / 9, .01);
  CHECK_NEAR(y_of(parts[1]), 100 + 500.0 / 9, .01);
  motus_dynamic_animator_item_states(s.animator, &states, &count);
  CHECK_EQUAL(count, 3);
  CHECK_NEAR(states[0].mass, .16 + .32, 1e-9);
  run(&s, 240);
  /* It lies on an edge of each member, tilted, and the distance is kept. */
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  double tilt = motus_dynamic_item_rotation(group);
  CHECK(fabs(tilt) > .05 && fabs(tilt) < .5);
  CHECK_NEAR(motus_dynamic_item_rotation(parts[1]), tilt, 1e-9);
  CHECK_NEAR(
      hypot(x_of(parts[1]) - x_of(parts[0]), y_of(parts[1]) - y_of(parts[0])),
      100, 1e-6);
  motus_dynamic_animator_contacts(s.animator, &touches, &count);
  CHECK_EQUAL(count, 2);
  for (size_t index = 0; index < count; index++)
    CHECK(touches[index].item == group);
  scene_close(&s);
}

static void a_group_is_placed_as_a_whole(void) {
  scene s = scene_open(true);
  motus_dynamic_item *parts[2] = {box(&s, 100, 100, 40, 40),
                                  box(&s, 200, 100, 40, 40)};
  motus_dynamic_item *group = NULL, *found[3];
  size_t count = 0;
  motus_dynamic_item_create_group(s.w.runtime, parts, 2, &group);
  properties(&s, &group, 1);
  run(&s, 1);
  CHECK_EQUAL(
      motus_dynamic_item_set_pose(group, (motus_point){300, 400}, acos(0)),
      MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_update_item(s.animator, group, true),
              MOTUS_OK);
  run(&s, 1);
  CHECK_NEAR(x_of(parts[0]), 300, .01);
  CHECK_NEAR(y_of(parts[0]), 350, .01);
  CHECK_NEAR(y_of(parts[1]), 450, .01);
  CHECK_NEAR(motus_dynamic_item_rotation(parts[1]), acos(0), 1e-6);
  /* DY-18: its members are found where they are. */
  CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                  s.animator, (motus_rect){290, 420, 20, 60}, found, 3, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 2); /* the group and its second member */
  CHECK(found[0] == group && found[1] == parts[1]);
  CHECK_REFUSED(
      motus_dynamic_item_set_outline(group, MOTUS_OUTLINE_ELLIPSE, NULL, 0),
      INVALID_STATE, "motus_dynamic_item_set_outline");
  report_clear();
  scene_close(&s);
}

static void members_belong_to_their_group_alone(void) {
  scene s = scene_open(true);
  motus_dynamic_item *parts[3] = {box(&s, 100, 100, 40, 40),
                                  box(&s, 160, 100, 40, 40),
                                  box(&s, 300, 100, 40, 40)};
  motus_dynamic_item *group = NULL, *other = NULL;
  motus_dynamic_animator *animator = NULL;
  /* One that is named twice is a member once. */
  motus_dynamic_item *named[3] = {parts[0], parts[1], parts[0]};
  motus_dynamic_item_create_group(s.w.runtime, named, 3, &group);
  CHECK_REFUSED(motus_dynamic_item_create_group(s.w.runtime, parts, 1, &other),
                INVALID_STATE, "motus_dynamic_item_create_group");
  CHECK_REFUSED(motus_dynamic_item_create_group(s.w.runtime, &group, 1, &other),
                INVALID_STATE, "motus_dynamic_item_create_group");
  CHECK_REFUSED(motus_dynamic_item_create_group(s.w.runtime, NULL, 0, &other),
                INVALID_ARGUMENT, "motus_dynamic_item_create_group");
  CHECK(other == NULL);
  motus_gravity_behavior *g = gravity(&s, &group, 1);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)g;
  CHECK_REFUSED(motus_dynamic_behavior_add_item(behavior, parts[0]),
                INVALID_STATE, "motus_dynamic_behavior_add_item");
  CHECK_SAYS("group");
  run(&s, 6);
  /* A member that ends takes the group out; without it, it may come again. */
  double y = y_of(parts[0]);
  CHECK(y > 104);
  CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)parts[1]),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_item_member_count(group), 1);
  CHECK_EQUAL(motus_dynamic_behavior_item_count(behavior), 0);
  run(&s, 6);
  CHECK_NEAR(y_of(parts[0]), y, 0);
  CHECK_EQUAL(motus_dynamic_behavior_add_item(behavior, group), MOTUS_OK);
  CHECK_NEAR(motus_dynamic_item_center(group).x, 100, 0);
  run(&s, 6);
  CHECK_NEAR(y_of(parts[0]), y + 5, .01);
  /* DY-3 holds for members, too. */
  motus_dynamic_animator_create(s.w.runtime, NULL, &animator);
  motus_gravity_behavior_create(s.w.runtime, &parts[2], 1, &g);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(animator,
                                                  (motus_dynamic_behavior *)g),
              MOTUS_OK);
  CHECK_REFUSED(
      motus_dynamic_item_create_group(s.w.runtime, &parts[2], 1, &other),
      INVALID_STATE, "motus_dynamic_item_create_group");
  CHECK_EQUAL(motus_release(group), MOTUS_OK);
  run(&s, 3);
  CHECK_EQUAL(motus_dynamic_behavior_add_item(behavior, parts[0]), MOTUS_OK);
  run(&s, 3);
  report_clear();
  scene_close(&s);
}

/* DY-33: layout attributes by index path, for cells, supplementary and
 * decoration views, in the coordinates of the layout. */
static void elements_of_a_layout_are_found_by_their_path(void) {
  scene s = scene_open(false);
  motus_dynamic_animator *animator = NULL, *other = NULL;
  motus_dynamic_item *items[3];
  motus_gravity_behavior *g = NULL;
  motus_collision_behavior *walls = NULL;
  motus_layout_path paths[3] = {{MOTUS_ELEMENT_CELL, 0, 2, 5},
                                {MOTUS_ELEMENT_SUPPLEMENTARY, 1, 2, 5},
                                {MOTUS_ELEMENT_DECORATION, 1, 2, 5}};
  motus_layout_path none = {MOTUS_ELEMENT_CELL, 0, 2, 6};
  motus_dynamic_animator_create(s.w.runtime, NULL, &animator);
  CHECK_NEAR(motus_dynamic_animator_content_size(animator).height, 0, 0);
  CHECK_EQUAL(
      motus_dynamic_animator_set_content_size(animator, (motus_size){300, 500}),
      MOTUS_OK);
  motus_dynamic_animator_create(s.w.runtime, NULL, &other);
  motus_dynamic_animator_set_content_size(other, (motus_size){9, 9});
  CHECK_NEAR(motus_dynamic_animator_content_size(animator).height, 500, 0);
  CHECK(motus_dynamic_animator_reference_view(animator) == NULL);
  for (int index = 0; index < 3; index++) {
    motus_dynamic_item_create(s.w.runtime, (motus_point){50 + 80 * index, 100},
                              (motus_size){40, 40}, 0, &items[index]);
    CHECK_EQUAL(motus_dynamic_item_set_layout_path(items[index], &paths[index]),
                MOTUS_OK);
  }
  /* Not before an animator has it. */
  CHECK(motus_dynamic_animator_item_at_path(animator, &paths[0]) == NULL);
  motus_gravity_behavior_create(s.w.runtime, items, 3, &g);
  motus_collision_behavior_create(s.w.runtime, items, 3, &walls);
  motus_collision_behavior_set_reference_bounds(walls,
                                                &(motus_insets){0, 0, 20, 0});
  motus_dynamic_animator_add_behavior(animator, (motus_dynamic_behavior *)g);
  motus_dynamic_animator_add_behavior(animator,
                                      (motus_dynamic_behavior *)walls);
  for (int index = 0; index < 3; index++)
    CHECK(motus_dynamic_animator_item_at_path(animator, &paths[index]) ==
          items[index]);
  CHECK(motus_dynamic_animator_item_at_path(animator, &none) == NULL);
  CHECK(motus_dynamic_animator_item_at_path(other, &paths[0]) == NULL);
  run(&s, 150);
  CHECK_NEAR(motus_dynamic_item_center(items[0]).y, 460, .05);
  CHECK_EQUAL(
      motus_dynamic_animator_set_content_size(animator, (motus_size){300, 700}),
      MOTUS_OK);
  run(&s, 150);
  CHECK_NEAR(motus_dynamic_item_center(items[0]).y, 660, .05);
  /* A path moves on to another item, or to none. */
  motus_dynamic_item_set_layout_path(items[0], NULL);
  motus_dynamic_item_set_layout_path(items[1], &paths[0]);
  CHECK(motus_dynamic_animator_item_at_path(animator, &paths[0]) == items[1]);
  CHECK(motus_dynamic_animator_item_at_path(animator, &paths[1]) == NULL);
  CHECK_EQUAL(motus_release(items[1]), MOTUS_OK);
  CHECK(motus_dynamic_animator_item_at_path(animator, &paths[0]) == NULL);
  CHECK_EQUAL(motus_release(other), MOTUS_OK);
  motus_dynamic_animator_create(s.w.runtime, s.w.window, &other);
  CHECK_REFUSED(
      motus_dynamic_animator_set_content_size(other, (motus_size){1, 1}),
      INVALID_STATE, "motus_dynamic_animator_set_content_size");
  none.category = (motus_element_category)7;
  CHECK_REFUSED(motus_dynamic_item_set_layout_path(items[0], &none),
                INVALID_ARGUMENT, "motus_dynamic_item_set_layout_path");
  report_clear();
  scene_close(&s);
}

static int asked, moved;

static void ask_anew(void *user_data, motus_dynamic_animator *animator) {
  const motus_dynamic_pose *poses = NULL;
  size_t count = 0;
  (void)user_data;
  asked += 1;
  CHECK_EQUAL(motus_dynamic_animator_moved_items(animator, &poses, &count),
              MOTUS_OK);
  CHECK(count > 0 && poses[0].item != NULL);
  moved += (int)count;
}

static int layouts_changed(motus_runtime *runtime, int *detail) {
  const motus_event *events = NULL;
  size_t count = 0;
  int found = 0;
  motus_runtime_events(runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == MOTUS_EVENT_DYNAMICS_LAYOUT_CHANGED)
      found += 1, *detail = events[i].detail;
  return found;
}

/* HK-7: while elements move their layout is asked for once a frame, and not at
 * rest; an animator of a view places its items itself. */
static void a_layout_is_told_once_a_frame_that_its_elements_move(void) {
  for (int of_layout = 0; of_layout < 2; of_layout++) {
    scene s = scene_open(false);
    motus_dynamic_animator *animator = NULL;
    motus_dynamic_item *items[2];
    motus_gravity_behavior *g = NULL;
    motus_collision_behavior *walls = NULL;
    motus_dynamic_animator_delegate delegate = {.struct_size = sizeof delegate};
    delegate.layout_did_change = ask_anew;
    asked = moved = 0;
    motus_dynamic_animator_create(s.w.runtime, NULL, &animator);
    if (of_layout)
      motus_dynamic_animator_set_content_size(animator, (motus_size){300, 200});
    CHECK_EQUAL(
        motus_dynamic_animator_set_delegate(animator, &delegate, NULL, NULL),
        MOTUS_OK);
    for (int index = 0; index < 2; index++)
      motus_dynamic_item_create(s.w.runtime, (motus_point){50 + 80 * index, 30},
                                (motus_size){40, 40}, 0, &items[index]);
    motus_gravity_behavior_create(s.w.runtime, items, 2, &g);
    motus_collision_behavior_create(s.w.runtime, items, 2, &walls);
    motus_collision_behavior_set_reference_bounds(walls,
                                                  &(motus_insets){0, 0, 0, 0});
    motus_dynamic_animator_add_behavior(animator, (motus_dynamic_behavior *)g);
    motus_dynamic_animator_add_behavior(animator,
                                        (motus_dynamic_behavior *)walls);
    run(&s, 1);
    for (int i = 0; i < 10; i++) {
      int before = asked, detail = 0;
      run(&s, 1);
      CHECK_EQUAL(asked - before, of_layout);
      CHECK_EQUAL(layouts_changed(s.w.runtime, &detail), of_layout);
      CHECK_EQUAL(detail, 2 * of_layout);
    }
    CHECK_EQUAL(moved, 2 * asked);
    if (of_layout) {
      run(&s, 400);
      CHECK(!motus_dynamic_animator_is_running(animator));
      int before = asked;
      run(&s, 5);
      CHECK_EQUAL(asked, before);
    }
    scene_close(&s);
  }
}

static void kinds_of_elements_have_texts_for_names(void) {
  scene s = scene_open(false);
  int32_t header = 0, footer = 0, again = 0;
  char text[] = "header";
  CHECK_EQUAL(motus_runtime_layout_kind(s.w.runtime, text, &header), MOTUS_OK);
  text[0] = 'H';
  CHECK_EQUAL(motus_runtime_layout_kind(s.w.runtime, "footer", &footer),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_layout_kind(s.w.runtime, "header", &again),
              MOTUS_OK);
  CHECK(header < 0 && footer < 0 && header != footer && again == header);
  CHECK_TEXT(motus_runtime_layout_kind_name(s.w.runtime, header), "header");
  CHECK_TEXT(motus_runtime_layout_kind_name(s.w.runtime, footer), "footer");
  CHECK(motus_runtime_layout_kind_name(s.w.runtime, 7) == NULL);
  CHECK(motus_runtime_layout_kind_name(s.w.runtime, INT32_MIN) == NULL);
  CHECK_REFUSED(motus_runtime_layout_kind(s.w.runtime, "", &again),
                INVALID_ARGUMENT, "motus_runtime_layout_kind");
  CHECK_EQUAL(again, 0);
  report_clear();
  scene_close(&s);
}

CHECK_MAIN(TEST(the_hosts_objects_are_read_and_moved),
           TEST(a_refused_object_ends_whoever_has_retained_it),
           TEST(states_go_both_ways),
           TEST(a_group_moves_as_one_and_collides_by_its_members),
           TEST(a_group_is_placed_as_a_whole),
           TEST(members_belong_to_their_group_alone),
           TEST(elements_of_a_layout_are_found_by_their_path),
           TEST(a_layout_is_told_once_a_frame_that_its_elements_move),
           TEST(kinds_of_elements_have_texts_for_names))
