#include "area.h"

#include <math.h>

enum { FINGERS = 32 };

struct _Area {
  GtkWidget parent;
  motus_runtime *runtime;
  painter *painter;
  GtkSettings *settings;
  gulong animations_changed;
  guint ticking;  /* with the frame clock; 0 while it sleeps */
  guint alarm;    /* for a deadline of the runtime, while it sleeps */
  uint64_t drawn; /* which picture has been drawn */
  bool runs, is_scrolling;
  uint64_t fingers[FINGERS];
  motus_point points[FINGERS];
  int finger_count;
};

G_DEFINE_FINAL_TYPE(Area, area, GTK_TYPE_WIDGET)

static const uint64_t mouse = UINT64_MAX; /* its name as a finger */

/* ---- The clock ---- */

static void sleep_until_needed(Area *area);

/* The clock of frames: never before the last tick. */
static double now(const Area *area) {
  return fmax((double)g_get_monotonic_time() / 1e6,
              motus_runtime_time(area->runtime));
}

static void show(Area *area) {
  if (area->drawn != motus_runtime_picture_generation(area->runtime))
    gtk_widget_queue_draw(GTK_WIDGET(area));
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  Area *area = EXAMPLE_AREA(widget);
  (void)clock, (void)data;
  motus_runtime_tick(area->runtime, now(area));
  show(area);
  if (motus_runtime_needs_tick(area->runtime))
    return G_SOURCE_CONTINUE;
  area->ticking = 0;
  sleep_until_needed(area);
  return G_SOURCE_REMOVE;
}

void area_wake(Area *area) {
  if (area->alarm != 0)
    g_source_remove(area->alarm);
  area->alarm = 0;
  if (area->runs && area->ticking == 0)
    area->ticking =
        gtk_widget_add_tick_callback(GTK_WIDGET(area), tick, NULL, NULL);
}

static gboolean ring(gpointer data) {
  Area *area = data;
  area->alarm = 0;
  area_wake(area);
  return G_SOURCE_REMOVE;
}

static void sleep_until_needed(Area *area) {
  double due;
  if (motus_runtime_next_deadline(area->runtime, &due))
    area->alarm = g_timeout_add(
        (guint)fmin(fmax(ceil((due - now(area)) * 1000), 0), 1e9), ring, area);
}

/* ---- Input ---- */

/* Motus refuses fingers that begin twice or move without having begun; so does
 * this, without a complaint. */
static void touch(Area *area, uint64_t id, motus_touch_phase phase,
                  motus_point point) {
  int index = 0;
  while (index < area->finger_count && area->fingers[index] != id)
    index++;
  if ((phase == MOTUS_TOUCH_BEGAN) != (index == area->finger_count) ||
      index == FINGERS)
    return;
  if (phase == MOTUS_TOUCH_BEGAN)
    area->fingers[area->finger_count++] = id;
  area->points[index] = point;
  if (phase == MOTUS_TOUCH_ENDED || phase == MOTUS_TOUCH_CANCELLED) {
    area->fingers[index] = area->fingers[--area->finger_count];
    area->points[index] = area->points[area->finger_count];
  }
  motus_runtime_send_touch(area->runtime, id, phase, point, now(area));
}

static void cancel_touches(Area *area) {
  while (area->finger_count > 0)
    touch(area, area->fingers[0], MOTUS_TOUCH_CANCELLED, area->points[0]);
}

/* A wheel turns in notches; fingers on a trackpad move by points, and their
 * momentum is the scroller's own. */
static void scroll(Area *area, GdkEvent *event, motus_point at) {
  GdkModifierType keys = gdk_event_get_modifier_state(event);
  GdkScrollDirection direction = gdk_scroll_event_get_direction(event);
  motus_wheel_event wheel;
  double dx = 0, dy = 0;
  motus_wheel_event_init(&wheel, sizeof wheel);
  if (direction == GDK_SCROLL_SMOOTH)
    gdk_scroll_event_get_deltas(event, &dx, &dy);
  dx += (direction == GDK_SCROLL_RIGHT) - (direction == GDK_SCROLL_LEFT);
  dy += (direction == GDK_SCROLL_DOWN) - (direction == GDK_SCROLL_UP);
  wheel.point = at;
  wheel.time = now(area);
  if (gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE) {
    bool ends = gdk_scroll_event_is_stop(event);
    wheel.unit = MOTUS_WHEEL_PIXELS;
    wheel.phase = ends                 ? MOTUS_WHEEL_PHASE_ENDED
                  : area->is_scrolling ? MOTUS_WHEEL_PHASE_CHANGED
                                       : MOTUS_WHEEL_PHASE_BEGAN;
    area->is_scrolling = !ends;
    wheel.delta = (motus_vector){dx, dy};
  } else {
    wheel.delta = (motus_vector){120 * dx, 120 * dy};
  }
  wheel.modifiers = (keys & GDK_SHIFT_MASK ? MOTUS_WHEEL_ACROSS : 0) |
                    (keys & GDK_CONTROL_MASK ? MOTUS_WHEEL_ZOOMS : 0);
  motus_runtime_send_wheel(area->runtime, &wheel);
}

/* Pinches, swipes and holds that the system has recognized. */
static void trackpad(Area *area, GdkEvent *event, motus_point at) {
  static const motus_touch_phase phases[] = {
      [GDK_TOUCHPAD_GESTURE_PHASE_BEGIN] = MOTUS_TOUCH_BEGAN,
      [GDK_TOUCHPAD_GESTURE_PHASE_UPDATE] = MOTUS_TOUCH_MOVED,
      [GDK_TOUCHPAD_GESTURE_PHASE_END] = MOTUS_TOUCH_ENDED,
      [GDK_TOUCHPAD_GESTURE_PHASE_CANCEL] = MOTUS_TOUCH_CANCELLED};
  GdkEventType type = gdk_event_get_event_type(event);
  motus_trackpad_event sent;
  motus_trackpad_event_init(&sent, sizeof sent);
  sent.gesture = type == GDK_TOUCHPAD_PINCH   ? MOTUS_TRACKPAD_PINCH
                 : type == GDK_TOUCHPAD_SWIPE ? MOTUS_TRACKPAD_SWIPE
                                              : MOTUS_TRACKPAD_HOLD;
  sent.phase = phases[gdk_touchpad_event_get_gesture_phase(event)];
  sent.point = at;
  sent.time = now(area);
  if (type == GDK_TOUCHPAD_SWIPE)
    sent.fingers = gdk_touchpad_event_get_n_fingers(event);
  if (sent.phase == MOTUS_TOUCH_MOVED && type != GDK_TOUCHPAD_HOLD)
    gdk_touchpad_event_get_deltas(event, &sent.delta.dx, &sent.delta.dy);
  if (sent.phase == MOTUS_TOUCH_MOVED && type == GDK_TOUCHPAD_PINCH) {
    sent.scale =
        fmin(fmax(gdk_touchpad_event_get_pinch_scale(event), 1e-6), 1e6);
    sent.rotation = gdk_touchpad_event_get_pinch_angle_delta(event);
  }
  motus_runtime_send_trackpad(area->runtime, &sent);
}

/* Where an event is, in points of the widget. */
static motus_point place(Area *area, GdkEvent *event) {
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(area));
  double x = 0, y = 0, left = 0, top = 0;
  gdk_event_get_position(event, &x, &y);
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_widget_translate_coordinates(GTK_WIDGET(native), GTK_WIDGET(area),
                                   x - left, y - top, &x, &y);
  return (motus_point){x, y};
}

static gboolean handle(GtkEventControllerLegacy *controller, GdkEvent *event,
                       Area *area) {
  uint64_t finger = (uint64_t)(uintptr_t)gdk_event_get_event_sequence(event);
  motus_point at = place(area, event);
  (void)controller;
  if (!area->runs)
    return GDK_EVENT_PROPAGATE;
  switch (gdk_event_get_event_type(event)) {
  case GDK_TOUCH_BEGIN:
    touch(area, finger, MOTUS_TOUCH_BEGAN, at);
    break;
  case GDK_TOUCH_UPDATE:
    touch(area, finger, MOTUS_TOUCH_MOVED, at);
    break;
  case GDK_TOUCH_END:
    touch(area, finger, MOTUS_TOUCH_ENDED, at);
    break;
  case GDK_TOUCH_CANCEL:
    touch(area, finger, MOTUS_TOUCH_CANCELLED, at);
    break;
  case GDK_BUTTON_PRESS: /* a mouse is a finger while its button is down */
  case GDK_BUTTON_RELEASE:
    if (gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY)
      touch(area, mouse,
            gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
                ? MOTUS_TOUCH_BEGAN
                : MOTUS_TOUCH_ENDED,
            at);
    break;
  case GDK_MOTION_NOTIFY:
    if (gdk_event_get_modifier_state(event) & GDK_BUTTON1_MASK)
      touch(area, mouse, MOTUS_TOUCH_MOVED, at);
    else
      motus_runtime_send_hover(area->runtime, at, true, now(area));
    break;
  case GDK_LEAVE_NOTIFY:
    motus_runtime_send_hover(area->runtime, at, false, now(area));
    break;
  case GDK_SCROLL:
    scroll(area, event, at);
    break;
  case GDK_TOUCHPAD_PINCH:
  case GDK_TOUCHPAD_SWIPE:
  case GDK_TOUCHPAD_HOLD:
    trackpad(area, event, at);
    break;
  case GDK_GRAB_BROKEN:
    cancel_touches(area);
    break;
  default:
    return GDK_EVENT_PROPAGATE;
  }
  area_wake(area);
  return GDK_EVENT_STOP;
}

/* ---- What surrounds it ---- */

static void follow_settings(Area *area) {
  gboolean moves = TRUE;
  g_object_get(area->settings, "gtk-enable-animations", &moves, NULL);
  motus_runtime_set_reduces_motion(area->runtime, !moves);
  motus_runtime_set_layout_direction(
      area->runtime,
      gtk_widget_get_direction(GTK_WIDGET(area)) == GTK_TEXT_DIR_RTL
          ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
          : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT);
  area_wake(area);
}

static void direction_changed(GtkWidget *widget, GtkTextDirection before) {
  (void)before;
  if (EXAMPLE_AREA(widget)->runs)
    follow_settings(EXAMPLE_AREA(widget));
}

/* It has other pixels, whatever the runtime shows. */
static void scale_changed(GtkWidget *widget) {
  gtk_widget_queue_draw(widget);
}

static void size_allocate(GtkWidget *widget, int width, int height,
                          int baseline) {
  Area *area = EXAMPLE_AREA(widget);
  (void)baseline;
  if (!area->runs || width <= 0 || height <= 0)
    return;
  motus_runtime_tick(area->runtime, now(area));
  motus_runtime_set_window_size(area->runtime, (motus_size){width, height}, 0,
                                NULL, NULL, NULL, NULL);
  area_wake(area);
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int other,
                    int *minimum, int *natural, int *minimum_baseline,
                    int *natural_baseline) {
  motus_rect bounds =
      motus_view_bounds(motus_runtime_window(EXAMPLE_AREA(widget)->runtime));
  (void)other;
  *minimum = 1;
  *natural = (int)(orientation == GTK_ORIENTATION_HORIZONTAL ? bounds.width
                                                             : bounds.height);
  *minimum_baseline = *natural_baseline = -1;
}

static void snapshot(GtkWidget *widget, GtkSnapshot *to) {
  Area *area = EXAMPLE_AREA(widget);
  graphene_rect_t whole =
      GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(widget),
                         (float)gtk_widget_get_height(widget));
  cairo_t *on = gtk_snapshot_append_cairo(to, &whole);
  painter_draw(area->painter, area->runtime, on,
               gtk_widget_get_scale_factor(widget));
  cairo_destroy(on);
  area->drawn = motus_runtime_picture_generation(area->runtime);
}

static void unmap(GtkWidget *widget) {
  cancel_touches(EXAMPLE_AREA(widget));
  GTK_WIDGET_CLASS(area_parent_class)->unmap(widget);
}

/* ---- Beginning and end ---- */

static void dispose(GObject *object) {
  Area *area = EXAMPLE_AREA(object);
  if (area->alarm != 0)
    g_source_remove(area->alarm);
  area->alarm = 0;
  if (area->animations_changed != 0)
    g_signal_handler_disconnect(area->settings, area->animations_changed);
  area->animations_changed = 0;
  if (area->painter != NULL)
    painter_destroy(area->painter);
  area->painter = NULL;
  G_OBJECT_CLASS(area_parent_class)->dispose(object);
}

static void area_class_init(AreaClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->snapshot = snapshot;
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  widget->direction_changed = direction_changed;
  widget->unmap = unmap;
}

static void area_init(Area *area) {
  GtkEventController *input = gtk_event_controller_legacy_new();
  g_signal_connect(input, "event", G_CALLBACK(handle), area);
  gtk_widget_add_controller(GTK_WIDGET(area), input);
  g_signal_connect(area, "notify::scale-factor", G_CALLBACK(scale_changed),
                   NULL);
  gtk_widget_set_overflow(GTK_WIDGET(area), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *area_new(motus_runtime *runtime, painter *with) {
  Area *area = g_object_new(AREA_TYPE, NULL);
  area->runtime = runtime;
  area->painter = with;
  return GTK_WIDGET(area);
}

void area_run(Area *area) {
  area->runs = true;
  area->settings = gtk_widget_get_settings(GTK_WIDGET(area));
  area->animations_changed =
      g_signal_connect_swapped(area->settings, "notify::gtk-enable-animations",
                               G_CALLBACK(follow_settings), area);
  follow_settings(area);
}
