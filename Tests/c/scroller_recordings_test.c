/* What a scroll view of a telephone was seen to do, frame by frame, against the
 * scroller: 393 by 852 points, 40,000 of content, offsets read in thirds of a
 * point (iOS 26.1). */
#include "check.h"
#include "motus.h"

typedef struct sight {
  double time, offset;
} sight;

/* Seconds after the lift, offset: from 5326 with 3000 points a second. */
static const sight glide[] = {
    {0.018997, 5379.333}, {0.068973, 5516.667}, {0.119002, 5641.000},
    {0.218972, 5855.333}, {0.319005, 6031.000}, {0.518961, 6292.333},
    {0.718998, 6467.333}, {0.918967, 6584.667}, {1.118988, 6663.333},
    {1.319014, 6716.000}, {1.519008, 6751.333}, {1.718994, 6775.000},
    {1.918989, 6790.667}, {2.118975, 6801.333}, {2.318973, 6808.667},
    {2.518990, 6813.333}, {2.718997, 6816.667},
};

/* Seconds after the lift, distance beyond the edge: from 60 points before it with
 * 3125 points a second. The clock of the lift was
 * .00093 s early. */
static const sight impact[] = {
    {0.007434, -39.667}, {0.024134, 10.333}, {0.040784, 48.667},
    {0.057494, 74.000},  {0.074124, 89.333}, {0.090804, 97.333},
    {0.107484, 100.333}, {0.124134, 99.667}, {0.140804, 96.333},
    {0.157484, 91.333},  {0.174174, 85.333}, {0.190834, 79.000},
    {0.207484, 72.333},  {0.224144, 65.667}, {0.240794, 59.000},
    {0.257484, 53.000},  {0.274134, 47.333}, {0.290794, 42.000},
    {0.307464, 37.333},  {0.324134, 32.667}, {0.340804, 29.000},
    {0.357474, 25.333},  {0.374134, 22.333}, {0.390834, 19.333},
    {0.407514, 17.000},  {0.424154, 14.667}, {0.440834, 12.667},
    {0.457494, 11.000},  {0.474144, 9.667},  {0.490814, 8.333},
    {0.507474, 7.333},   {0.524154, 6.333},  {0.540824, 5.333},
    {0.557464, 4.667},   {0.574134, 4.000},  {0.590824, 3.333},
};

/* Seconds after a pull of 235 points is let go that was held still: a spring of
 * the root of 120 a second, from rest. The telephone gave it a push inwards. */
static const sight pull[] = {
    {0.007636, 234.359}, {0.024283, 228.397}, {0.040972, 217.879},
    {0.057612, 204.543}, {0.074266, 189.588}, {0.090945, 173.909},
    {0.107633, 158.172}, {0.124269, 142.885}, {0.140941, 128.271},
    {0.157603, 114.563}, {0.174295, 101.836}, {0.190957, 90.184},
    {0.207631, 79.578},  {0.224276, 70.016},  {0.240962, 61.410},
    {0.257665, 53.718},  {0.274296, 46.910},  {0.290977, 40.862},
    {0.307624, 35.536},  {0.324277, 30.849},  {0.340927, 26.737},
    {0.357621, 23.130},  {0.374263, 19.991},  {0.390927, 17.253},
    {0.407612, 14.869},  {0.424281, 12.802},  {0.440932, 11.012},
    {0.457603, 9.462},   {0.474260, 8.123},   {0.490940, 6.966},
    {0.507588, 5.971},   {0.524278, 5.112},   {0.540974, 4.373},
    {0.557654, 3.739},   {0.574272, 3.197},
};

#define COUNT(table) (sizeof table / sizeof table[0])

static void follow(double start, double velocity, const sight *seen,
                   size_t count, double shift, double edge, double tolerance) {
  motus_runtime *runtime = NULL;
  motus_view *view = NULL;
  motus_scroller *scroller = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_runtime_set_window_size(runtime, (motus_size){393, 852}, 0, NULL, NULL,
                                NULL, NULL);
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  motus_view_set_frame(view, (motus_rect){0, 0, 393, 852});
  motus_view_add_subview(motus_runtime_window(runtime), view);
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){393, 40000});
  motus_runtime_tick(runtime, 0);
  /* Beyond an edge nothing else can put it: the bounds are the host's, too. */
  motus_view_set_bounds(view, (motus_rect){0, start, 393, 852});
  CHECK_EQUAL(motus_scroller_fling(scroller, (motus_vector){0, velocity}),
              MOTUS_OK);
  for (size_t i = 0; i < count; i++) {
    CHECK_EQUAL(motus_runtime_tick(runtime, seen[i].time + shift), MOTUS_OK);
    CHECK_NEAR(motus_scroller_offset(scroller).y - edge, seen[i].offset,
               tolerance);
  }
  motus_release(scroller);
  motus_release(view);
  motus_runtime_destroy(runtime);
}

/* SC-20: momentum. */
static void a_flick_is_as_it_was_seen(void) {
  follow(5326, 3000, glide, COUNT(glide), -.0009, 0, .3);
}

/* SC-21: the edge and the bounce. */
static void an_impact_is_as_it_was_seen(void) {
  follow(39088, 3125, impact, COUNT(impact), -.00093, 39148, .5);
}

/* SC-24: not as it was seen. */
static void a_pull_that_was_held_comes_back_from_rest(void) {
  follow(39148 + 235, 0, pull, COUNT(pull), -.0007, 39148, .03);
}

CHECK_MAIN(TEST(a_flick_is_as_it_was_seen), TEST(an_impact_is_as_it_was_seen),
           TEST(a_pull_that_was_held_comes_back_from_rest))
