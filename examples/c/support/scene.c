#include "scene.h"

#include <stdio.h>
#include <stdlib.h>

void check(motus_status status, const char *what) {
  if (status == MOTUS_OK)
    return;
  fprintf(stderr, "%s: %s\n", what, motus_status_name(status));
  exit(1);
}

void report(void *user_data, motus_status status, const char *function,
            const char *message) {
  (void)user_data;
  printf("  ! %s (%s): %s\n", function, motus_status_name(status), message);
}

motus_view *add_rect(motus_runtime *runtime, motus_view *parent,
                     motus_rect frame, motus_color color, double radius) {
  motus_view *view;
  check(motus_view_create(runtime, &view), "create a view");
  check(motus_view_set_frame(view, frame), "set its frame");
  check(motus_view_set_background_color(view, color), "set its colour");
  check(motus_view_set_corner_radius(view, radius), "set its radius");
  check(motus_view_add_subview(parent, view), "add it");
  check(motus_release(view), "hand it over");
  return view;
}

const char *event_name(uint32_t kind) {
  switch (kind) {
  case MOTUS_EVENT_VIEW_DID_LOAD:
    return "view did load";
  case MOTUS_EVENT_VIEW_WILL_APPEAR:
    return "view will appear";
  case MOTUS_EVENT_VIEW_IS_APPEARING:
    return "view is appearing";
  case MOTUS_EVENT_VIEW_DID_APPEAR:
    return "view did appear";
  case MOTUS_EVENT_VIEW_WILL_DISAPPEAR:
    return "view will disappear";
  case MOTUS_EVENT_VIEW_DID_DISAPPEAR:
    return "view did disappear";
  case MOTUS_EVENT_WILL_MOVE_TO_PARENT:
    return "will move to parent";
  case MOTUS_EVENT_DID_MOVE_TO_PARENT:
    return "did move to parent";
  case MOTUS_EVENT_VIEW_WILL_CHANGE_SIZE:
    return "size will change";
  case MOTUS_EVENT_WILL_SHOW:
    return "will show";
  case MOTUS_EVENT_DID_SHOW:
    return "did show";
  case MOTUS_EVENT_TRANSITION_BEGAN:
    return "transition began";
  case MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE:
    return "taken by hand";
  case MOTUS_EVENT_TRANSITION_FINISHING:
    return "finishing";
  case MOTUS_EVENT_TRANSITION_CANCELLING:
    return "cancelling";
  case MOTUS_EVENT_TRANSITION_ENDED:
    return "transition ended";
  default:
    return "?";
  }
}
