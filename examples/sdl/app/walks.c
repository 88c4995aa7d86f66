/* Walks: cards in a scroller, and behind each a page that is pushed. */
#include "kit.h"

#include <stdlib.h>

enum { TOP = 54, CARD = 236, GAP = 20, PHOTO = 160, HERO_CROP = 90 };

const walk walks[WALKS] = {
    {"Grey Lady Ridge",
     "Upper Fells",
     "11.2 km",
     "740 m",
     "4 h 20",
     "4.9",
     {"Follow the wall until it gives up, then the",
      "sheep. The ridge is broad and the wind is",
      "not shy: bring a hat that can be tied.",
      "From the cairn one sees three lakes.", ""},
     0},
    {"Ember Valley",
     "Redstone",
     "7.8 km",
     "310 m",
     "2 h 40",
     "4.8",
     {"Go in the last two hours of the day, when",
      "the rocks give back their warmth. The path",
      "crosses the stream five times and the fifth", "crossing has no stones.",
      "Take your shoes off. It is worth it."},
     1},
    {"The Green Stairs",
     "Hollow Bay",
     "5.4 km",
     "420 m",
     "2 h 10",
     "4.7",
     {"Nine hundred steps, cut by monks who were",
      "in no hurry. There is a bench after every",
      "hundred, and a spring after six.",
      "The tea house on top opens when the fog has", "gone."},
     2},
    {"Night Pass",
     "High Crossing",
     "14.0 km",
     "980 m",
     "5 h 50",
     "4.9",
     {"For a full moon and two good friends. The",
      "markers are white and easy to see; the way",
      "down is longer than it looks.",
      "The hut keeps a lamp in the window for those", "who come late."},
     3},
    {"Wheat and Chalk",
     "South Downs",
     "9.1 km",
     "180 m",
     "2 h 30",
     "4.5",
     {"A white path through yellow fields. Larks,",
      "then poppies, then an inn.",
      "No climb to speak of, no shade either:", "start early.", ""},
     4},
    {"Three Tarns",
     "Upper Fells",
     "8.3 km",
     "520 m",
     "3 h 15",
     "4.6",
     {"Each tarn is colder than the one before.",
      "The middle one is for swimming, the highest", "for looking.",
      "Return by the old mine road, which drains", "better than the path."},
     5}};

typedef struct walks_screen {
  motus_view_controller *controller;
  motus_view *list, *title, *cards[WALKS];
  motus_view *bar_line, *bar_title;
} walks_screen;

/* The photo of a card grows into that of its page, and the page goes back into
 * it: by the button, under a finger from the left edge, pulled down, pinched. */
static motus_view *photo(void *user_data, motus_view_controller *page) {
  (void)page;
  return user_data;
}

/* The part of the page that the card shows. */
static void seen(void *user_data, motus_view_controller *page,
                 motus_view *source, motus_rect *out_rect) {
  motus_rect all = motus_view_bounds(motus_view_controller_view(page));
  (void)user_data, (void)source;
  *out_rect = (motus_rect){0, HERO_CROP, all.width,
                           PHOTO * all.width / (all.width - 40)};
}

static void open_walk(void *data, int number) {
  walks_screen *s = data;
  motus_view_controller *page = walk_create(number);
  motus_zoom_delegate zoom = {
      .struct_size = sizeof zoom, .source_view = photo, .alignment_rect = seen};
  check(motus_view_controller_set_zoom(
      page, NULL, &zoom, motus_view_subview_at(s->cards[number], 0), NULL));
  check(motus_navigation_controller_push(
      motus_view_controller_navigation_controller(s->controller), page, true,
      NULL, NULL, NULL));
  check(motus_release(page));
}

static motus_view *make_card(motus_view *in, int number) {
  const walk *w = &walks[number];
  motus_rect frame = {20, TOP + number * (CARD + GAP), 350, CARD};
  motus_view *card = add_box(in, frame, white, 20);
  motus_view *badge, *photo;
  set_shadow(card, 18, 8, .10);
  check(motus_view_set_clips_to_bounds(card, true));
  /* A window onto the picture of the page, a little smaller. */
  photo = add_box(card, (motus_rect){0, 0, 350, PHOTO}, clear, 0);
  check(motus_view_set_corner_radii(photo, (motus_corner_radii){20, 20, 0, 0}));
  check(motus_view_set_clips_to_bounds(photo, true));
  add_picture(photo, (motus_rect){0, 0, 350, PHOTO}, w->picture, 0);
  badge = add_box(card, (motus_rect){0, 14, 62, 28},
                  (motus_color){1, 1, 1, .92}, 14);
  add_symbol(badge, (motus_rect){9, 0, 15, 28}, SYMBOL_STAR, 14, ember);
  add_label(badge, (motus_rect){29, 0, 30, 28}, w->stars, 13, LOOK_BOLD, ink,
            0);
  add_label(card, (motus_rect){18, 172, 250, 26}, w->name, 19, LOOK_BOLD, ink,
            0);
  add_label(card, (motus_rect){18, 199, 250, 20}, w->place, 14, LOOK_REGULAR,
            grey, 0);
  add_label(card, (motus_rect){0, 199, 90, 20}, w->length, 14, LOOK_MEDIUM,
            forest, 1);
  return card;
}

/* While the title of the list stands below the bar, the bar shows the day. As it
 * goes under the bar, a small one rolls in and the day out: by the offset, not by
 * time. */
static void roll(walks_screen *s, motus_view *view, double from, double to) {
  double inputs[] = {0, 1};
  double outputs[] = {1, 0, 0, 1, 0, from, 1, 0, 0, 1, 0, to};
  motus_link_target target = {.kind = MOTUS_LINK_TARGET_PROPERTY,
                              .property = MOTUS_PROPERTY_TRANSFORM,
                              .object = view};
  motus_link_range range;
  motus_link_options options;
  motus_link_range_init(&range, sizeof range);
  range.kind = MOTUS_SCROLL_RANGE_EXIT;
  range.subject = s->title;
  range.inset_start = STATUS_HEIGHT + TITLE_BAR;
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_RANGE,
                              .object = motus_view_scroller(s->list),
                              .component = MOTUS_AXIS_VERTICAL,
                              .range = &range};
  motus_link_options_init(&options, sizeof options);
  options.inputs = inputs;
  options.input_count = 2;
  options.outputs = outputs;
  options.output_count = 12;
  check(
      motus_link_create(the_app->runtime, &target, &source, 1, &options, NULL));
}

static void make_title_bar(walks_screen *s) {
  motus_navigation_controller *stack =
      motus_view_controller_navigation_controller(s->controller);
  motus_view *bar =
      make_box((motus_rect){0, 0, 390, STATUS_HEIGHT + TITLE_BAR}, paper, 0);
  motus_view *day;
  s->bar_line =
      add_box(bar, (motus_rect){20, STATUS_HEIGHT, 350, TITLE_BAR}, clear, 0);
  the_app->title_line = s->bar_line;
  check(motus_view_set_clips_to_bounds(s->bar_line, true));
  s->bar_title = add_label(s->bar_line, (motus_rect){0, 0, 350, TITLE_BAR},
                           "Walks", 17, LOOK_BOLD, ink, .5);
  day = add_label(s->bar_line, (motus_rect){0, 0, 350, TITLE_BAR},
                  "SATURDAY, 14 JUNE", 12.5, LOOK_MEDIUM, grey, 0);
  roll(s, s->bar_title, TITLE_BAR, 0);
  roll(s, day, 0, -TITLE_BAR);
  check(motus_view_controller_set_bar((motus_view_controller *)stack,
                                      MOTUS_EDGE_TOP, bar, TITLE_BAR));
  check(motus_release(bar)); /* the stack holds it */
}

static void walks_did_load(void *user_data, motus_view_controller *controller) {
  walks_screen *s = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_rect all = motus_view_bounds(view);
  int index;
  s->controller = controller;
  check(motus_view_set_background_color(view, paper));
  s->list = add_box(view, all, clear, 0);
  s->title = add_label(s->list, (motus_rect){20, 0, 300, 44}, "Walks", 34,
                       LOOK_BOLD, ink, 0);
  for (index = 0; index < WALKS; index++) {
    s->cards[index] = make_card(s->list, index);
    on_tap(s->cards[index], open_walk, s, index);
  }
  make_scroller(s->list, TOP + WALKS * (CARD + GAP), (motus_insets){0});
  make_title_bar(s);
}

static void walks_did_layout(void *user_data,
                             motus_view_controller *controller) {
  walks_screen *s = user_data;
  motus_rect all = motus_view_bounds(motus_view_controller_view(controller));
  motus_rect bounds = motus_view_bounds(s->list);
  double width = all.width - 40, shrunk = width / all.width;
  int index;
  check(motus_view_set_center(s->list,
                              (motus_point){all.width / 2, all.height / 2}));
  bounds.width = all.width, bounds.height = all.height;
  check(motus_view_set_bounds(s->list, bounds)); /* its origin is the scroll */
  check(motus_view_set_frame(
      s->bar_line, (motus_rect){20, STATUS_HEIGHT, width, TITLE_BAR}));
  check(motus_view_set_bounds(s->bar_title,
                              (motus_rect){0, 0, width, TITLE_BAR}));
  check(motus_view_set_center(s->bar_title,
                              (motus_point){width / 2, TITLE_BAR / 2.0}));
  check(motus_scroller_set_content_size(
      motus_view_scroller(s->list),
      (motus_size){all.width, TOP + WALKS * (CARD + GAP)}));
  for (index = 0; index < WALKS; index++) {
    motus_view *card = s->cards[index];
    motus_view *photo = motus_view_subview_at(card, 0);
    motus_view *badge = motus_view_subview_at(card, 1);
    motus_view *length = motus_view_subview_at(card, 4);
    check(motus_view_set_bounds(card, (motus_rect){0, 0, width, CARD}));
    check(motus_view_set_center(
        card,
        (motus_point){all.width / 2, TOP + index * (CARD + GAP) + CARD / 2.0}));
    check(motus_view_set_frame(photo, (motus_rect){0, 0, width, PHOTO}));
    check(motus_view_set_frame(
        motus_view_subview_at(photo, 0),
        (motus_rect){0, -HERO_CROP * shrunk, width, WALK_HERO * shrunk}));
    check(motus_view_set_center(badge, (motus_point){width - 45, 28}));
    check(motus_view_set_center(length, (motus_point){width - 63, 209}));
  }
}

motus_view_controller *walks_create(void) {
  return make_screen("Walks", calloc(1, sizeof(walks_screen)), walks_did_load,
                     walks_did_layout);
}
