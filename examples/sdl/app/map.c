/* A map, and a sheet over it with what is near: two detents, a list inside. */
#include "kit.h"

#include <math.h>
#include <stdlib.h>

typedef struct map_screen {
  motus_view *land, *search, *button;
} map_screen;

static void add_street(motus_view *land, double x, double y, double length,
                       double width, double angle) {
  motus_view *street =
      add_box(land, (motus_rect){x - length / 2, y - width / 2, length, width},
              white, width / 2);
  double c = cos(angle), s = sin(angle);
  check(motus_view_set_transform(street, (motus_transform){c, s, -s, c, 0, 0}));
}

static void add_pin(motus_view *land, double x, double y, symbol which,
                    motus_color color, const char *name) {
  motus_view *pin =
      add_box(land, (motus_rect){x - 19, y - 19, 38, 38}, white, 19);
  motus_view *face = add_box(pin, (motus_rect){3, 3, 32, 32}, color, 16);
  set_shadow(pin, 8, 3, .22);
  add_symbol(face, (motus_rect){0, 0, 32, 32}, which, 17, white);
  add_label(land, (motus_rect){x - 60, y + 21, 120, 16}, name, 12, LOOK_BOLD,
            ink, .5);
}

static void draw_land(motus_view *land) {
  static const motus_color water = {.62, .80, .89, 1},
                           park = {.74, .86, .68, 1}, deep = {.55, .75, .87, 1},
                           roof = {.85, .84, .81, 1}, wood = {.66, .81, .61, 1};
  static const double roofs[][4] = {
      {60, 300, 26, 18},  {96, 318, 18, 26},  {64, 334, 22, 22},
      {196, 262, 30, 20}, {236, 280, 20, 20}, {206, 292, 18, 24},
      {284, 300, 24, 30}, {318, 292, 20, 22}, {296, 344, 34, 18},
      {150, 330, 22, 22}, {246, 398, 26, 22}, {216, 430, 20, 28},
      {306, 412, 28, 20}, {340, 380, 18, 26}, {170, 396, 24, 18}};
  size_t index;
  motus_view *part;
  check(motus_view_set_clips_to_bounds(land, true));
  part = add_box(land, (motus_rect){-190, 430, 420, 520}, water, 190);
  add_box(part, (motus_rect){-30, 90, 340, 400}, deep, 150);
  part = add_box(land, (motus_rect){-60, 70, 230, 170}, park, 70);
  add_box(part, (motus_rect){60, 30, 110, 90}, wood, 45);
  add_box(land, (motus_rect){250, 560, 210, 260}, park, 80);
  add_box(land, (motus_rect){300, 640, 120, 130}, wood, 55);
  add_street(land, 200, 250, 620, 13, .30);
  add_street(land, 250, 480, 620, 13, -.62);
  add_street(land, 130, 330, 420, 9, 1.42);
  add_street(land, 270, 330, 560, 9, 1.30);
  add_street(land, 230, 370, 360, 7, .12);
  add_street(land, 330, 160, 300, 9, 1.9);
  add_street(land, 300, 440, 300, 7, .20);
  add_street(land, 320, 690, 320, 9, 1.15);
  for (index = 0; index < sizeof roofs / sizeof roofs[0]; index++)
    add_box(land,
            (motus_rect){roofs[index][0], roofs[index][1], roofs[index][2],
                         roofs[index][3]},
            roof, 4);
  add_label(land, (motus_rect){10, 560, 160, 20}, "Hollow Bay", 15, LOOK_MEDIUM,
            (motus_color){.28, .50, .64, 1}, .5);
  add_pin(land, 96, 150, SYMBOL_PEAKS, forest, "Green Stairs");
  add_pin(land, 262, 236, SYMBOL_STAR, ember, "Tea house");
  add_pin(land, 316, 520, SYMBOL_PIN, (motus_color){.33, .36, .72, 1},
          "Old mine");
  part = add_box(land, (motus_rect){176, 366, 44, 44},
                 (motus_color){.16, .49, .95, .16}, 22);
  part = add_box(part, (motus_rect){12, 12, 20, 20}, white, 10);
  set_shadow(part, 6, 2, .25);
  add_box(part, (motus_rect){3, 3, 14, 14}, (motus_color){.16, .49, .95, 1}, 7);
}

static void show_nearby(void *data, int number) {
  motus_view_controller *sheet = nearby_create();
  (void)number;
  /* Two taps within a frame: the second one finds the sheet on its way. */
  if (motus_view_controller_presented_view_controller(data) == NULL)
    check(motus_view_controller_present(data, sheet, true, NULL, NULL, NULL));
  check(motus_release(sheet));
}

static void map_did_load(void *user_data, motus_view_controller *controller) {
  map_screen *s = user_data;
  motus_view *view = motus_view_controller_view(controller);
  s->land = add_box(view, motus_view_bounds(view),
                    (motus_color){.93, .925, .895, 1}, 0);
  draw_land(s->land);
  s->search = add_box(view, (motus_rect){20, 58, 350, 48}, white, 24);
  set_shadow(s->search, 14, 5, .13);
  add_symbol(s->search, (motus_rect){16, 0, 20, 48}, SYMBOL_PIN, 19, forest);
  add_label(s->search, (motus_rect){46, 0, 250, 48}, "Where to?", 16,
            LOOK_REGULAR, grey, 0);
  s->button = add_box(view, (motus_rect){0, 0, 134, 50}, ink, 25);
  set_shadow(s->button, 16, 7, .26);
  add_symbol(s->button, (motus_rect){18, 0, 22, 50}, SYMBOL_LIST, 20, white);
  add_label(s->button, (motus_rect){50, 0, 80, 50}, "Nearby", 16, LOOK_BOLD,
            white, 0);
  on_tap(s->button, show_nearby, controller, 0);
}

static void map_did_layout(void *user_data, motus_view_controller *controller) {
  map_screen *s = user_data;
  motus_rect all = motus_view_bounds(motus_view_controller_view(controller));
  motus_insets safe = motus_view_controller_safe_area(controller);
  check(motus_view_set_frame(s->land, all));
  check(
      motus_view_set_bounds(s->search, (motus_rect){0, 0, all.width - 40, 48}));
  check(motus_view_set_center(s->search,
                              (motus_point){all.width / 2, safe.top + 32}));
  check(motus_view_set_center(
      s->button, (motus_point){all.width / 2, all.height - safe.bottom - 45}));
}

motus_view_controller *map_create(void) {
  return make_screen("Map", calloc(1, sizeof(map_screen)), map_did_load,
                     map_did_layout);
}

/* ---- The sheet ---- */

enum { ROW = 68, HEAD = 78 };

typedef struct nearby_screen {
  motus_view *head, *list;
} nearby_screen;

static const struct {
  const char *name, *kind, *far;
  symbol symbol;
  motus_color color;
} nearby[] = {
    {"The Green Stairs",
     "Walk, 2 h 10",
     "400 m",
     SYMBOL_PEAKS,
     {.06, .43, .36, 1}},
    {"Fog's End Tea House",
     "Open until six",
     "650 m",
     SYMBOL_STAR,
     {.91, .36, .22, 1}},
    {"Old Mine Road",
     "Walk, 1 h 30",
     "1.1 km",
     SYMBOL_ROUTE,
     {.33, .36, .72, 1}},
    {"Gull Steps", "Viewpoint", "1.4 km", SYMBOL_CLIMB, {.16, .55, .72, 1}},
    {"Harbour Ferry",
     "Next at 10:05",
     "1.8 km",
     SYMBOL_CLOCK,
     {.45, .47, .51, 1}},
    {"Monks' Spring", "Water", "2.0 km", SYMBOL_PIN, {.20, .60, .80, 1}},
    {"Three Tarns", "Walk, 3 h 15", "3.2 km", SYMBOL_PEAKS, {.06, .43, .36, 1}},
    {"Redstone Inn",
     "Rooms, kitchen",
     "3.9 km",
     SYMBOL_STAR,
     {.91, .36, .22, 1}},
    {"Larks' Field", "Picnic place", "4.4 km", SYMBOL_PIN, {.80, .62, .22, 1}},
    {"Lantern Hut", "Always open", "6.0 km", SYMBOL_STAR, {.33, .36, .72, 1}}};

enum { NEARBY = sizeof nearby / sizeof nearby[0] };

static void nearby_did_load(void *user_data,
                            motus_view_controller *controller) {
  nearby_screen *s = user_data;
  motus_view *view = motus_view_controller_view(controller);
  int index;
  check(motus_view_set_background_color(view, white));
  s->list = add_box(view, (motus_rect){0, HEAD, 390, 500}, clear, 0);
  for (index = 0; index < NEARBY; index++) {
    motus_view *row = add_box(
        s->list, (motus_rect){0, index * (double)ROW, 390, ROW}, clear, 0);
    motus_view *face = add_box(row, (motus_rect){20, 11, 46, 46},
                               with_alpha(nearby[index].color, .14), 23);
    add_symbol(face, (motus_rect){0, 0, 46, 46}, nearby[index].symbol, 21,
               nearby[index].color);
    add_label(row, (motus_rect){82, 13, 220, 22}, nearby[index].name, 16,
              LOOK_MEDIUM, ink, 0);
    add_label(row, (motus_rect){82, 35, 220, 18}, nearby[index].kind, 13.5,
              LOOK_REGULAR, grey, 0);
    add_label(row, (motus_rect){290, 24, 80, 20}, nearby[index].far, 14,
              LOOK_MEDIUM, grey, 1);
    if (index > 0)
      add_box(row, (motus_rect){82, 0, 288, .5}, line, 0);
  }
  make_scroller(s->list, NEARBY * ROW, (motus_insets){0, 0, 24, 0});
  s->head = add_box(view, (motus_rect){0, 0, 390, HEAD}, white, 0);
  add_label(s->head, (motus_rect){22, 26, 250, 34}, "Nearby", 26, LOOK_BOLD,
            ink, 0);
  add_label(s->head, (motus_rect){230, 30, 138, 28}, "10 places", 14,
            LOOK_REGULAR, grey, 1);
}

static void nearby_did_layout(void *user_data,
                              motus_view_controller *controller) {
  nearby_screen *s = user_data;
  motus_rect all = motus_view_bounds(motus_view_controller_view(controller));
  motus_rect bounds = motus_view_bounds(s->list);
  bounds.width = all.width;
  bounds.height = fmax(all.height - HEAD, 0);
  check(motus_view_set_bounds(s->list, bounds));
  check(motus_view_set_center(
      s->list, (motus_point){all.width / 2, HEAD + bounds.height / 2}));
}

motus_view_controller *nearby_create(void) {
  motus_view_controller *controller =
      make_screen("Nearby", calloc(1, sizeof(nearby_screen)), nearby_did_load,
                  nearby_did_layout);
  motus_sheet_options options;
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  options.prefers_grabber_visible = true;
  options.preferred_corner_radius = 28;
  check(motus_view_controller_set_presentation_style(
      controller, MOTUS_PRESENTATION_PAGE_SHEET));
  check(motus_sheet_set_options(
      motus_view_controller_presentation_controller(controller), &options, NULL,
      NULL, NULL));
  return controller;
}
