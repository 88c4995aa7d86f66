/* Inside of structs: objects that are gone, another runtime's or of another kind, room kept for
 * later versions, structs in structs, and numbers of a choice. */
#include "misuse_driver.h"

static void *misuse_at(target t, size_t at) {
  return t.bad->room.bytes + at;
}

/* The objects that structs name; whether they must. */
static const struct named {
  void (*fill)(argument *a);
  size_t at;
  slot slot;
  bool is_needed;
} nameds[] = {
    {fill_motus_attachment_options, offsetof(motus_attachment_options, item),
     SLOT_ITEM, true},
    {fill_motus_attachment_options, offsetof(motus_attachment_options, other),
     SLOT_ITEM, false},
    {fill_motus_field_options, offsetof(motus_field_options, region),
     SLOT_REGION, false},
    {fill_motus_child, offsetof(motus_child, view), SLOT_VIEW, false},
    {fill_motus_dynamic_item_state, offsetof(motus_dynamic_item_state, item),
     SLOT_ITEM, true},
    {fill_motus_popover_options, offsetof(motus_popover_options, source_view),
     SLOT_VIEW, false},
};

static void give_inside(target t, const struct named *n, void *handle,
                        motus_status status, const char *what) {
  fill(t.row);
  if (n->fill == fill_motus_attachment_options)
    ((motus_attachment_options *)misuse_at(t, 0))->type =
        n->is_needed ? MOTUS_ATTACHMENT_ANCHOR : MOTUS_ATTACHMENT_ITEMS;
  memcpy(misuse_at(t, n->at), &handle, sizeof handle);
  t.p = &(parameter){.sort = SORT_HANDLE, .name = t.p->name, .slot = n->slot};
  refuses(t, status, what);
}

static void give_wrong_objects(target t) {
  for (size_t i = 0; i < sizeof nameds / sizeof nameds[0]; i++) {
    const struct named *n = &nameds[i];
    if (!t.p->fill || t.p->fill != n->fill || needs_a_state(t))
      continue;
    if (n->is_needed)
      give_inside(t, n, NULL, MOTUS_ERROR_INVALID_ARGUMENT, "NULL");
    give_inside(t, n, here.stale[n->slot], MOTUS_ERROR_STALE_HANDLE, "stale");
    give_inside(t, n, &here, MOTUS_ERROR_STALE_HANDLE, "made up");
    give_inside(t, n, there.at[n->slot], MOTUS_ERROR_FOREIGN_HANDLE, "foreign");
    give_inside(t, n, here.at[SLOT_CONTROLLER], MOTUS_ERROR_WRONG_KIND,
                "a controller");
  }
}

static void objects_in_structs_are_checked(void) {
  each_parameter(give_wrong_objects);
}

/* Numbers of a choice, and room that is kept: the first that is none. */
static const struct choice {
  void (*fill)(argument *a);
  size_t at;
  uint32_t wrong;
  motus_status status;
  const char *name;
} choices[] = {
#define CHOICE(struct, field, wrong, status)                             \
  {                                                                      \
    fill_##struct, offsetof(struct, field), wrong, MOTUS_ERROR_##status, \
        #field                                                           \
  }
    CHOICE(motus_child, reserved, 1, STRUCT_SIZE),
    CHOICE(motus_child, flags, 1u << 31, INVALID_ARGUMENT),
    CHOICE(motus_path_segment, reserved, 1, STRUCT_SIZE),
    CHOICE(motus_path_segment, kind, 4, INVALID_ARGUMENT),
    CHOICE(motus_layout_path, category, 3, INVALID_ARGUMENT),
    CHOICE(motus_arrangement_options, flags, 1u << 31, INVALID_ARGUMENT),
    CHOICE(motus_arrangement_options, sizing, 99, INVALID_ARGUMENT),
    CHOICE(motus_arrangement_options, leaver_order, 99, INVALID_ARGUMENT),
    CHOICE(motus_arrangement_options, stagger_from, 99, INVALID_ARGUMENT),
    CHOICE(motus_arrangement_options, order, 99, INVALID_ARGUMENT),
    CHOICE(motus_reorder_options, axis, 3, INVALID_ARGUMENT),
    CHOICE(motus_attachment_options, type, 99, INVALID_ARGUMENT),
    CHOICE(motus_attachment_options, collision, 99, INVALID_ARGUMENT),
    CHOICE(motus_item_behavior_options, is_anchored, 99, INVALID_ARGUMENT),
    CHOICE(motus_item_behavior_options, allows_rotation, 99, INVALID_ARGUMENT),
    CHOICE(motus_field_options, type, 99, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, axes, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, bounces, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, always_bounces, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, paging, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, snap_strictness, 3, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, horizontal_chaining, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, vertical_chaining, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, indicators, 4, INVALID_ARGUMENT),
    CHOICE(motus_scroller_options, keyboard_dismiss, 3, INVALID_ARGUMENT),
    CHOICE(motus_wheel_event, unit, 99, INVALID_ARGUMENT),
    CHOICE(motus_wheel_event, phase, 99, INVALID_ARGUMENT),
    CHOICE(motus_wheel_event, momentum, 99, INVALID_ARGUMENT),
    CHOICE(motus_snap_area, alignment, 3, INVALID_ARGUMENT),
    CHOICE(motus_page_view_controller_options, axis, 2, INVALID_ARGUMENT),
    CHOICE(motus_follow_options, orientation, 99, INVALID_ARGUMENT),
    CHOICE(motus_animation_options, timing.struct_size, 3, STRUCT_SIZE),
    CHOICE(motus_arrangement_options, timing.struct_size, 3, STRUCT_SIZE),
    CHOICE(motus_reorder_options, drop.struct_size, 3, STRUCT_SIZE),
    CHOICE(motus_container_transition_options, operation, 99, INVALID_ARGUMENT),
};

static void give_no_choice(target t) {
  for (size_t i = 0; i < sizeof choices / sizeof choices[0]; i++) {
    const struct choice *c = &choices[i];
    if (!t.p->fill || t.p->fill != c->fill || needs_a_state(t) ||
        (t.p->sort != SORT_SIZED && t.p->sort != SORT_LISTED))
      continue;
    fill(t.row);
    memcpy(misuse_at(t, c->at), &c->wrong, sizeof c->wrong);
    refuses(t, c->status, c->name);
  }
}

static void choices_in_structs_are_checked(void) {
  each_parameter(give_no_choice);
}

CHECK_MAIN(TEST(objects_in_structs_are_checked),
           TEST(choices_in_structs_are_checked))
