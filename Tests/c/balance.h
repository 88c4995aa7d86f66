/* Screens for storms: each call of their appearance has to fit the ones before.
 *
 *   gone --will_appear--> coming --did_appear--> there
 *     ^                   |    ^                  |
 *     |     will_disappear|    |will_appear       |will_disappear
 *     |                   v    |                  |
 *     +--did_disappear-- leaving <----------------+
 */
#ifndef BALANCE_H
#define BALANCE_H
#include "story_navigation.h"

enum { GONE, COMING, THERE, LEAVING };

#define BALANCED 6
static motus_view_controller *balanced[BALANCED];
static int balance[BALANCED];
static int balance_calls;         /* of all of them */
static void (*balance_act)(void); /* what a hostile host does in some calls */

static inline void balance_go(motus_view_controller *it, int from, int from_too,
                              int to) {
  balance_calls++;
  for (int i = 0; i < BALANCED; i++)
    if (balanced[i] == it) {
      CHECK(balance[i] == from || balance[i] == from_too);
      balance[i] = to;
    }
}
static inline void balance_coming(void *u, motus_view_controller *it, bool a) {
  (void)u, (void)a;
  balance_go(it, GONE, LEAVING, COMING);
  if (balance_act)
    balance_act();
}
static inline void balance_there(void *u, motus_view_controller *it, bool a) {
  (void)u, (void)a;
  balance_go(it, COMING, COMING, THERE);
}
static inline void balance_leaving(void *u, motus_view_controller *it, bool a) {
  (void)u, (void)a;
  balance_go(it, COMING, THERE, LEAVING);
  if (balance_act)
    balance_act();
}
static inline void balance_gone(void *u, motus_view_controller *it, bool a) {
  (void)u, (void)a;
  balance_go(it, LEAVING, LEAVING, GONE);
}

static inline void balance_make(story *s) {
  begins_forget();
  story_follows = true;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_will_appear = balance_coming;
  callbacks.view_did_appear = balance_there;
  callbacks.view_will_disappear = balance_leaving;
  callbacks.view_did_disappear = balance_gone;
  for (int i = 0; i < BALANCED; i++) {
    balance[i] = GONE;
    balanced[i] = story_screen_with(s, "S", &callbacks);
  }
}

/* Whether this one is there, and nobody else. */
static inline bool balance_is(motus_view_controller *shown) {
  bool holds = true;
  for (int i = 0; i < BALANCED; i++)
    holds &= CHECK_EQUAL(balance[i], balanced[i] == shown ? THERE : GONE);
  return holds;
}

static inline void balance_release(void) {
  story_follows = false;
  for (int i = 0; i < BALANCED; i++)
    motus_release(balanced[i]);
}

static unsigned long long balance_seed;
static inline unsigned roll(unsigned below) {
  balance_seed = balance_seed * 6364136223846793005ull + 1442695040888963407ull;
  return (unsigned)(balance_seed >> 33) % below;
}
#endif
