/* The objects that a function may ask for, by their roles. */
#ifndef OBJECT_SLOTS_H
#define OBJECT_SLOTS_H
#include <stdbool.h>
#include <string.h>

typedef enum slot {
  SLOT_RUNTIME,
  SLOT_WINDOW,
  SLOT_VIEW,  /* in the window */
  SLOT_CHILD, /* in the view, as the sibling */
  SLOT_SIBLING,
  SLOT_LOOSE_VIEW,
  SLOT_ANIMATION, /* runs for an hour */
  SLOT_ANIMATOR,  /* inactive */
  SLOT_PAUSED,
  SLOT_CONTROLLER, /* not loaded, without parent; so is the next one, loaded */
  SLOT_LOADED,
  SLOT_APPEARING, /* an appearance has been begun */
  SLOT_CONTAINER, /* not shown; its children: */
  SLOT_FROM,      /* its view is in the container's */
  SLOT_TO,
  SLOT_NAVIGATION, /* fills the window; pops interactively from top to root */
  SLOT_ROOT,
  SLOT_TOP,
  SLOT_BARRED, /* the navigation controller once more */
  SLOT_ANIMATED,
  SLOT_INTERACTIVE,
  SLOT_PERCENT, /* the hand */
  SLOT_CONTEXT,
  SLOT_COORDINATOR,
  SLOT_TABS, /* not shown; its only tab: */
  SLOT_TAB,
  SLOT_PAN,
  SLOT_ATTACHED, /* a pan, of the view */
  SLOT_PINCH,
  SLOT_TURN,
  SLOT_SEGUE, /* of the container; kept alive */
  SLOT_LINK,  /* a display link, paused */
  SLOT_SHEET, /* of controllers that are not presented */
  SLOT_POPOVER,
  SLOT_DYNAMICS,  /* without behaviors */
  SLOT_ITEM,      /* the host's own, of what follows */
  SLOT_COMPOSITE, /* in no animator, with a child */
  SLOT_LOOSE_BEHAVIOR,
  SLOT_GRAVITY,
  SLOT_COLLISION,
  SLOT_ATTACHMENT,
  SLOT_SNAP,
  SLOT_PUSH,
  SLOT_PROPERTIES, /* an item behavior */
  SLOT_FIELD,      /* custom */
  SLOT_REGION,
  SLOT_SCROLLER,
  SLOT_MOTION_LINK,
  SLOT_PAGES, /* not shown, without pages; so is the split */
  SLOT_SPLIT,
  SLOT_PATH,
  SLOT_VALUE, /* of one number */
  SLOT_TIMER, /* due in a hundred seconds; the runtime holds it */
  SLOT_DRAG,  /* of a value of its own, by a pan on nothing */
  SLOT_COUNT
} slot;

/* The kinds by the words that diagnostics use for them. */
static const char *const slot_nouns[SLOT_COUNT] = {"runtime",
                                                   "view",
                                                   "view",
                                                   "view",
                                                   "view",
                                                   "view",
                                                   "animation",
                                                   "property animator",
                                                   "property animator",
                                                   "view controller",
                                                   "view controller",
                                                   "view controller",
                                                   "view controller",
                                                   "view controller",
                                                   "view controller",
                                                   "navigation controller",
                                                   "view controller",
                                                   "view controller",
                                                   "view controller",
                                                   "animation controller",
                                                   "interaction controller",
                                                   "percent-driven interaction",
                                                   "transition context",
                                                   "transition coordinator",
                                                   "tab bar controller",
                                                   "view controller",
                                                   "gesture recognizer",
                                                   "gesture recognizer",
                                                   "gesture recognizer",
                                                   "gesture recognizer",
                                                   "segue",
                                                   "display link",
                                                   "presentation controller",
                                                   "presentation controller",
                                                   "dynamic animator",
                                                   "dynamic item",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "dynamic behavior",
                                                   "region",
                                                   "scroller",
                                                   "scroll link",
                                                   "page view controller",
                                                   "split view controller",
                                                   "path",
                                                   "value",
                                                   "timer",
                                                   "drag"};

/* Whether an object can stand where another one is asked for, as a subclass
 * would. */
static inline bool slot_fits(slot given, slot asked) {
  if (given == SLOT_BARRED)
    given = SLOT_NAVIGATION;
  const char *is = slot_nouns[given], *needed = slot_nouns[asked];
  /* One kind of handle has several sorts of behaviors. */
  if (asked > SLOT_LOOSE_BEHAVIOR && asked <= SLOT_FIELD)
    return given == asked;
  return strcmp(is, needed) == 0 ||
         ((given == SLOT_NAVIGATION || given == SLOT_TABS ||
           given == SLOT_PAGES || given == SLOT_SPLIT) &&
          strcmp(needed, "view controller") == 0) ||
         (strcmp(is, "view") == 0 && asked == SLOT_ITEM) ||
         (given == SLOT_PERCENT && asked == SLOT_INTERACTIVE);
}
#endif
