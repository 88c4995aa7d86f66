/* A scroller in a sheet shares the finger with it, and nobody reports it. */
#include "sheet_stage.h"

/* SC-56: at its start it leaves a drag downwards to the sheet, and one upwards
 * while the sheet can grow; what is scrolled keeps its finger. */
static void a_scroller_in_a_sheet_shares_the_finger(void) {
  motus_scroller *scroller = NULL;
  motus_view *list = NULL;
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  motus_rect frame = motus_view_bounds(motus_view_controller_view(p));
  CHECK_EQUAL(motus_view_create(s.runtime, &list), MOTUS_OK);
  motus_view_set_frame(list, frame);
  motus_view_add_subview(motus_view_controller_view(p), list);
  CHECK_EQUAL(motus_scroller_create(list, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){frame.width, 5000});
  step(FRAME);
  double start = top();
  drag(600, 500, 400);
  CHECK_NEAR(top(), start - 90, 1e-9);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  touch_at(MOTUS_TOUCH_CANCELLED, 500, FRAME);
  pass(1);
  motus_scroller_scroll_to(scroller, (motus_point){0, 300}, false, NULL, NULL,
                           NULL);
  step(FRAME);
  start = top();
  drag(600, 700, 400);
  CHECK_NEAR(top(), start, 0);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 210, 1e-9);
  touch_at(MOTUS_TOUCH_ENDED, 700, .2);
  pass(1);
  motus_scroller_scroll_to(scroller, (motus_point){0, 0}, false, NULL, NULL,
                           NULL);
  step(FRAME);
  drag(600, 700, 400);
  CHECK(top() > start);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  touch_at(MOTUS_TOUCH_CANCELLED, 700, FRAME);
  pass(1);
  motus_release(list);
  motus_release(scroller);
  story_close(&s);
}

CHECK_MAIN(TEST(a_scroller_in_a_sheet_shares_the_finger))
