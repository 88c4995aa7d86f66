/** @file
 * Motus: the motion system of a UI toolkit as one library.
 *
 * The host draws; Motus is the model that moves. A host creates a runtime,
 * builds a tree of views, asks for animations and transitions, and calls
 * motus_runtime_tick() with its own time once a frame. After each tick it reads
 * what changed, what to draw and what happened, or it listens to callbacks.
 *
 * Contents
 * --------
 * From simple to advanced. Everything is there since version 0.1 unless its
 * comment says otherwise (`@since`).
 *
 *   Version        stable    which library runs
 *   Status         stable    what a call returns, reports of misuse
 *   Types          stable    points, rectangles, transforms, colours
 *   Handles        stable    references, kinds of objects
 *   Runtime        stable    clock, frames, what changed, what to draw
 *   Views          stable    the tree of rectangles
 *   Properties     stable    what can be animated, custom properties
 *   Timing         stable    curves, springs, decay
 *   Animation      stable    blocks of changes that are animated
 *   Implicit       young     setters that glide
 *   Arrangement    young     lists whose rows come, move, leave and return
 *   Keyframes      stable    motions in several parts
 *   Paths          young     motions along lines, curves and arcs
 *   Animators      stable    motions that can be paused, scrubbed and reversed
 *   Values         young     numbers that move without a view
 *   Glides         young     numbers that move, by key, for programs that keep
 *                            nothing
 *   Timers         young     calls at a time, and at a place of a motion
 *   Display links  stable    calls at a frame rate
 *   Gestures       stable    fingers, and what they mean
 *   Drags          young     values and properties under a finger
 *   Scrolling      young     content that follows a finger and goes on
 *   Row actions    young     what can be done with rows that are swiped aside
 *   Row lists      young     lists of which most rows have no view
 *   Links          young     motion that follows motion
 *   Controllers    settling  screens, their life cycle, custom containers
 *   Insets         young     what covers the edges of the window
 *   Navigation     settling  stacks of screens
 *   Tabs           settling  screens side by side
 *   Bars           young     views in front of screens, at their edges
 *   Pages          young     screens that a finger turns
 *   Splits         young     columns side by side, or a stack
 *   Segues         settling  named connections of screens
 *   Transitions    settling  animating and driving a change of screens
 *   Coordinator    settling  animating along with a change of screens
 *   Matching       young     pairs of views that fly from screen to screen
 *   Presentation   settling  screens in front of others, sheets, popovers
 *   Focus          young     where keys and remote controls act
 *   States         young     what views look like pressed, focused, selected
 *   Dynamics       young     gravity, collisions, joints, fields
 *   Events         settling  what happened, as an array
 *   Frames         young     what another thread draws
 *   Trace          stable    a fingerprint of a run, for tests
 *
 * stable: nothing is expected to change before 1.0. settling: names stay, new
 * fields and functions come. young: details of the behaviour may still change.
 *
 * Conventions, once for all functions
 * -----------------------------------
 * Units are points, seconds and radians; y points down. A point is the unit in
 * which the host measures its window; how many pixels it has is the host's.
 *
 * Handles are typed pointers that are not addresses: a stale, foreign or
 * made-up one is reported, never followed. NULL is "none". A handle may be cast
 * to a kind that its object also is; every call checks the kind:
 *
 *   motus_navigation_controller       is a   motus_view_controller
 *   motus_tab_bar_controller          is a   motus_view_controller
 *   motus_page_view_controller        is a   motus_view_controller
 *   motus_split_view_controller       is a   motus_view_controller
 *   motus_percent_driven_interaction  is a   motus_interaction_controller
 *   motus_view                        is a   motus_dynamic_item
 *   motus_gravity_behavior and the other …_behavior kinds
 *                                     are    motus_dynamic_behavior
 *
 * A function that can fail returns a motus_status: #MOTUS_OK, or the cause of
 * the failure. Results come last, as `out_…`, and are cleared when it fails. A
 * call that fails changes nothing. A getter returns its value; when the handle
 * is bad it reports that to diagnostics and returns 0, false or NULL. Numbers
 * are within -1e60 and 1e60 where nothing else is said: NaN, infinities and
 * what is beyond are #MOTUS_ERROR_INVALID_ARGUMENT. Below 1e-60, durations and
 * sizes count as 0, and what must be above 0 is refused. What is handed out is
 * finite, where nothing else is said; values and velocities of properties are
 * within -1e60 and 1e60 as well, whatever a curve or a spring makes of them.
 * #MOTUS_ERROR_STALE_HANDLE stands for any handle that names no living object.
 *
 * Structs whose first field is struct_size say there how large they were when
 * the host was compiled. Structs of settings are filled with their defaults by
 * their _init function, as in motus_timing_init(&timing, sizeof timing); then
 * the host changes fields. Structs of callbacks have no defaults but NULL,
 * which means "not implemented", and no _init function: in C
 *
 *   motus_navigation_delegate delegate = {
 *       .struct_size = sizeof delegate, .did_show = did_show};
 *
 * Where such a struct is a parameter, NULL means all defaults. So hosts and
 * libraries of different versions understand each other: neither touches fields
 * that the other does not know. An _init function returns #MOTUS_OK,
 * #MOTUS_ERROR_INVALID_ARGUMENT when the struct is NULL, or
 * #MOTUS_ERROR_STRUCT_SIZE when no version of it has that size.
 *
 * Annotations
 * -----------
 * These rules say about pointers what a C declaration cannot; exceptions stand
 * in brackets after the name in `@param`. `make api` writes all of it,
 * explicitly, to .build/motus/motus.json for binding generators.
 *
 *   a pointer parameter     must not be NULL, is read during the call and is
 *                           not kept; texts end with a zero byte
 *   [or NULL]               may be NULL; the text says what that means
 *   [retained]              the object that receives it keeps a reference
 *   T *xs, size_t count     an array of that length, copied; so with capacity,
 *                           size and out_count
 *   [n numbers]             an array whose length is the parameter n
 *   out_x                   is written by the call and must not be NULL
 *   out_x of …_create       gives the caller one reference, to be returned by
 *                           motus_release()
 *   a returned handle, out_x otherwise
 *                           is lent: it names the object as long as that lives;
 *                           motus_retain() keeps it alive. May be NULL.
 *   [handle], [token]       of void *: a handle of any kind; a number or an
 *                           address of the host's, given back as it is
 *   [until …]               memory or a text that the library owns, valid so
 *                           long: until the next tick, until the next call of
 *                           the functions that are named, until it is set again
 *   fn, user_data, destroy  user_data is the first argument of every call of
 *                           fn. The library owns it from the call on, whatever
 *                           the call returns, and calls destroy(user_data)
 *                           exactly once when fn will not be called any more:
 *                           never while a callback of its runtime is open, but
 *                           when the host's call returns. A call whose handle
 *                           names nothing calls it at once. user_data and
 *                           destroy may be NULL.
 *   [once]                  fn is called at most once, after the call returned
 *   [until replaced]        fn is called until another one or NULL is set, or
 *                           its object ends
 *   [until it ends]         fn is called until its object ends
 *   [during the call]       fn is only called before the call returns; its
 *                           data, `block_data`, stays the caller's
 *   [until it has run]      fn is called once, later; its data stays the
 *                           caller's and must live until then
 *
 * A function that is called more than once may be called again from inside
 * itself, by what it calls.
 * Calls that return a status may run callbacks, but no _init function does, nor
 * does a getter without [calls back].
 *
 * In structs, and of functions that the host gives, the brackets end the
 * comment:
 *
 *   handles in callbacks    are lent for the duration of the callback, and not
 *                           NULL; texts likewise
 *   [x or NULL]             x may be NULL
 *   [during the call]       of a field: what it points to is read by the call
 *                           that is given the struct, and not kept
 *   [library]               of a text: the library's own, which stays until the
 *                           process ends
 *   [x in and out]          *x may be changed
 *   [returns retained]      the library keeps a reference while it needs the
 *                           object: the host's must live until the callback has
 *                           returned, and is its own to release later
 *   [returns given]         a reference that becomes the library's
 *   [returns lent]          the library keeps none
 *   [NULL: a]               what it means that a function is NULL: that it
 *                           answers `yes`, `no`, `none` (NULL), a number, a
 *                           constant or one of its parameters; `required`: that
 *                           it must not be; `default`: what the text says,
 *                           which no answer does. One that answers nothing may
 *                           be NULL, and then is not called.
 *   [lent], [retained]      of fields, as above; what is lent may have ended
 *   [n of them]             an array whose length is the field n
 *   [subject k; other k; detail t; value t]
 *                           of a kind of event: kinds and types of its fields
 *
 * One thread at a time uses a runtime, and a handle is used by the thread that
 * uses its runtime: to ask on one thread for a handle whose runtime is busy on
 * another one is a race. Runtimes share nothing; they may be created and
 * destroyed on any threads at once. A handle that is passed beside those of
 * another runtime is #MOTUS_ERROR_FOREIGN_HANDLE whether its object still lives
 * or not, and one of a runtime that has ended is stale: both are known by their
 * numbers, and no other runtime is read. Callbacks may call anything but
 * motus_runtime_tick() and the runtime's destruction.
 *
 * A handle is a name, not an address. The name of an object that has ended is
 * known as stale; it is given to another object only after its runtime has made
 * a million more, or the process more than two million runtimes. Where pointers
 * have 32 bits these are 8,000 objects, and 800 runtimes.
 *
 * Two copies of the library in one process, as when it is linked into two
 * plug-ins, know nothing of each other and give the same names: a handle of one
 * that is passed to the other is taken for what has that name there. Nothing is
 * read that is not the library's own, but another object may answer.
 *
 * Floating point
 * --------------
 * The library computes in the environment that a C program starts with: it
 * rounds to nearest, and denormal numbers are kept. With another rounding, or
 * with flush to zero, calls are as safe, but come to other bits than elsewhere;
 * set the usual one around them. Exceptions may be unmasked, as by
 * feenableexcept(): calls with legal numbers divide by zero, subtract
 * infinities and overflow nowhere, but where transforms in transforms come to
 * numbers beyond all, which are drawn as nothing, and where joints tie masses
 * too different to be solved. A number that is refused may raise one.
 *
 * Time
 * ----
 * A function takes a bounded time, on average over its calls, unless its
 * comment says `Time: O(…)` and what n counts. What a call lets end, and what
 * the host's callbacks do in it, comes on top. Some things are looked through
 * one by one, since few are expected: the animated and the registered
 * properties of one view, the animations of one property, the behaviors that
 * name one item, the fields of one dynamic animator, and whatever has a limit
 * below 200.
 *
 * Limits
 * ------
 * A call that would go beyond a limit answers #MOTUS_ERROR_LIMIT and changes
 * nothing. There are two exceptions: what one animation too many would move is
 * changed at once, and pairs of views beyond their limit go with their screens
 * instead of flying. Controllers and views work at these limits on a stack of
 * 512 kB.
 *
 *   living runtimes in the process                         127
 *     where pointers have 32 bits                            7
 *   living objects in a runtime: views, animations, and
 *   all others together, each                        2,097,152
 *     where pointers have 32 bits                       65,536
 *   views that a runtime's snapshots show, each with
 *   itself                                             262,144
 *   registered properties of a runtime                   4,096
 *   pairs that fly with a transition                     1,024
 *   segments of a path                                   4,096
 *   eighths of a turn in the arcs of a path, with its
 *   other segments                                      16,384
 *   children of an arrangement                       1,000,000
 *   arrangements that are open in each other                64
 *   positions and areas at which a scroller rests    1,000,000
 *   controllers in each other, by parents and presenters   128
 *   animators in groups in each other                       32
 *   dynamic behaviors in each other                         32
 *   collision behaviors of a dynamic animator               64
 *   boundaries of a collision behavior                  65,536
 *   simple regions and operations in a region              256
 *   fingers that are down                                   32
 *   touches that wait for a tick                        65,536
 *   hovers that wait for a tick                         65,536
 *   events of wheels that wait for a tick               65,536
 *   events of trackpads that wait for a tick            65,536
 *
 * Views stand in each other as deep as there are views.
 */
#ifndef MOTUS_H
#define MOTUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ------------------------------------------------------------- */

#define MOTUS_VERSION_MAJOR 0
#define MOTUS_VERSION_MINOR 1
#define MOTUS_VERSION_PATCH 0
#define MOTUS_VERSION_STRING "0.1.0"

/** Returns the version of the library that runs, as one number:
 *  major * 10000 + minor * 100 + patch. */
int32_t motus_version_number(void);

/** Returns the version of the library that runs, as text such as "0.1.0". The
 *  text lives as long as the library.
 *
 *  @return [until the process ends] */
const char *motus_version_string(void);

/* ---- Status -------------------------------------------------------------- */

/** The result of a call. Failures are negative. */
typedef enum motus_status {
  MOTUS_OK = 0,
  /** NULL where it is not allowed, a number out of range or not finite. */
  MOTUS_ERROR_INVALID_ARGUMENT = -1,
  /** The handle names no living object: it has ended, or there never was one.
   */
  MOTUS_ERROR_STALE_HANDLE = -2,
  /** The handle names an object of another kind than the function takes. */
  MOTUS_ERROR_WRONG_KIND = -3,
  /** The object belongs to another runtime. */
  MOTUS_ERROR_FOREIGN_HANDLE = -4,
  /** The object's state does not allow the call. */
  MOTUS_ERROR_INVALID_STATE = -5,
  /** The call is not allowed inside a callback. */
  MOTUS_ERROR_REENTRANT = -6,
  /** Something else is going on that excludes the call, and the call does not
   *  wait for it. */
  MOTUS_ERROR_BUSY = -7,
  /** There is nothing of that name, or at that place. */
  MOTUS_ERROR_NOT_FOUND = -8,
  /** Memory could not be allocated. */
  MOTUS_ERROR_OUT_OF_MEMORY = -9,
  /** struct_size is not that of any version of the struct. */
  MOTUS_ERROR_STRUCT_SIZE = -10,
  /** A limit is reached: of objects, or the one that the function names. */
  MOTUS_ERROR_LIMIT = -11
} motus_status;

/** Returns the name of a status, "MOTUS_ERROR_BUSY" for instance; that of an
 *  unknown one is "MOTUS_ERROR_UNKNOWN".
 *
 *  @return [until the process ends] */
const char *motus_status_name(motus_status status);

/** Reports every call that failed and every warning. `function` names the call;
 *  `message` is a sentence about what is wrong, followed by the object of the
 *  call: "… (view 0x80800200001, tag 12)" is the view with that handle and that
 *  motus_tag(). Both texts live for the call only. */
typedef void (*motus_diagnostics_fn)(void *user_data, motus_status status,
                                     const char *function, const char *message);

/** Frees a user_data. Called exactly once, when the library needs it no more.
 */
typedef void (*motus_destroy_fn)(void *user_data);

/** Sets the function that reports misuse which belongs to no living runtime,
 *  such as calls with NULL or with handles of a runtime that has been
 *  destroyed. There is one such function for the process, and none at first.
 *  Set it before several threads use the library.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK. */
motus_status motus_library_set_diagnostics(motus_diagnostics_fn fn,
                                           void *user_data,
                                           motus_destroy_fn destroy);

/* ---- Types --------------------------------------------------------------- */

/** A location. */
typedef struct motus_point {
  double x;
  double y;
} motus_point;

/** A displacement, or a velocity in units per second. */
typedef struct motus_vector {
  double dx;
  double dy;
} motus_vector;

/** A width and a height, neither negative. */
typedef struct motus_size {
  double width;
  double height;
} motus_size;

/** An axis-parallel rectangle; its size is not negative. */
typedef struct motus_rect {
  double x;
  double y;
  double width;
  double height;
} motus_rect;

/** Distances inwards from the four edges of a rectangle, in points; negative
 *  ones go outwards. */
typedef struct motus_insets {
  double top;
  double left;
  double bottom;
  double right;
} motus_insets;

/** An affine transform: x' = a x + c y + tx, y' = b x + d y + ty. */
typedef struct motus_transform {
  double a;
  double b;
  double c;
  double d;
  double tx;
  double ty;
} motus_transform;

/** A transform in space, row by row: points are rows (x, y, z, 1), m[12] to
 *  m[14] translate, m[3], m[7], m[11] and m[15] make the w by which what
 *  comes out is divided; m[11] = -1 / d is the perspective of an eye at
 *  distance d. */
typedef struct motus_transform_3d {
  double m[16];
} motus_transform_3d;

/** A colour in extended sRGB: 0 to 1, beyond for wider gamuts; not
 *  premultiplied. */
typedef struct motus_color {
  double red;
  double green;
  double blue;
  double alpha;
} motus_color;

/** The radii of four corners in points, none negative. */
typedef struct motus_corner_radii {
  double top_left;
  double top_right;
  double bottom_right;
  double bottom_left;
} motus_corner_radii;

/* ---- Handles ------------------------------------------------------------- */

/** The root of everything: it owns views, animations, controllers and a clock.
 *  Runtimes are independent of each other. */
typedef struct motus_runtime motus_runtime;
/** A rectangle on the screen. Views form a tree: subviews move with their
 *  superview and are drawn in front of it. */
typedef struct motus_view motus_view;
/** A running animation that a block has started. It has no references: its
 *  handle becomes stale when the animation ends. */
typedef struct motus_animation motus_animation;
/** An animation that can be paused, moved to any fraction of its duration
 *  (scrubbed), reversed and continued. */
typedef struct motus_property_animator motus_property_animator;
/** Drives an interactive transition by a fraction from 0 to 1, such as how far
 *  a finger has moved. */
typedef struct motus_percent_driven_interaction
    motus_percent_driven_interaction;

/** Takes one more reference to the object of any handle.
 *
 *  @param handle [handle]
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT when NULL;
 *          #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND for a
 *          motus_animation, which has no references; #MOTUS_ERROR_LIMIT beyond
 *          4,294,967,295 references. */
motus_status motus_retain(void *handle);

/** Releases one reference. Without references, and unless another object
 *  retains it, the object ends and its handle is stale. Releasing the last
 *  reference of a runtime destroys it. NULL is allowed and does nothing. While
 *  a runtime is being destroyed its references are gone: to release them in a
 *  destroy function is #MOTUS_OK and does nothing.
 *
 *  Time: O(n) in what ends with it.
 *
 *  @param handle [handle; or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND for a
 *          motus_animation; #MOTUS_ERROR_REENTRANT for a runtime's last
 *          reference inside a callback; #MOTUS_ERROR_INVALID_STATE when the
 *          host has released all its references, but another object still
 *          retains this one: its superview, its container, the runtime. */
motus_status motus_release(void *handle);

/** Whether a handle names a living object. Never reports.
 *
 *  @param handle [handle; or NULL] */
bool motus_is_alive(const void *handle);

/** The host's own number for an object; 0 when it has none.
 *
 *  @param handle [handle] of any object except a runtime and a
 *         motus_animation. */
uint64_t motus_tag(const void *handle);

/** Gives an object a number of the host's own: the row of its data for
 *  instance. It stands in the records of changes, draw list, events and
 *  contacts, so that a host finds its data without a table of handles. The
 *  library does not read it; several objects may have the same. A snapshot of a
 *  view begins with the view's tag.
 *
 *  @param handle [handle] as in motus_tag().
 *  @param tag 0 for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT when NULL;
 *          #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND for a runtime or
 *          an animation. */
motus_status motus_set_tag(void *handle, uint64_t tag);

/** Kinds of objects that a handle names. */
typedef enum motus_kind {
  /** No living object. */
  MOTUS_KIND_NONE = 0,
  MOTUS_KIND_RUNTIME = 1,
  MOTUS_KIND_VIEW = 2,
  MOTUS_KIND_VIEW_CONTROLLER = 3,
  MOTUS_KIND_NAVIGATION_CONTROLLER = 4,
  MOTUS_KIND_TAB_BAR_CONTROLLER = 5,
  MOTUS_KIND_PROPERTY_ANIMATOR = 6,
  MOTUS_KIND_ANIMATION_CONTROLLER = 7,
  MOTUS_KIND_INTERACTION_CONTROLLER = 8,
  MOTUS_KIND_PERCENT_DRIVEN_INTERACTION = 9,
  MOTUS_KIND_TRANSITION_CONTEXT = 10,
  MOTUS_KIND_TRANSITION_COORDINATOR = 11,
  MOTUS_KIND_PRESENTATION_CONTROLLER = 12,
  MOTUS_KIND_GESTURE = 13,
  MOTUS_KIND_DYNAMIC_ANIMATOR = 14,
  MOTUS_KIND_DYNAMIC_BEHAVIOR = 15,
  MOTUS_KIND_SEGUE = 16,
  MOTUS_KIND_DISPLAY_LINK = 17,
  MOTUS_KIND_ANIMATION = 18,
  MOTUS_KIND_DYNAMIC_ITEM = 19,
  MOTUS_KIND_REGION = 20,
  MOTUS_KIND_SCROLLER = 22,
  MOTUS_KIND_LINK = 23,
  MOTUS_KIND_PAGE_VIEW_CONTROLLER = 24,
  MOTUS_KIND_SPLIT_VIEW_CONTROLLER = 25,
  MOTUS_KIND_PATH = 27,
  MOTUS_KIND_VALUE = 28,
  MOTUS_KIND_TIMER = 29,
  MOTUS_KIND_DRAG = 30
} motus_kind;

/** Returns the kind of the object that a handle names, #MOTUS_KIND_NONE when
 *  there is no such object. All behaviors of dynamics are of the kind
 *  #MOTUS_KIND_DYNAMIC_BEHAVIOR. Never reports.
 *
 *  @param handle [handle; or NULL] */
motus_kind motus_handle_kind(const void *handle);

/** Returns the runtime of the object that a handle names, lent; of a runtime
 *  itself that. NULL when there is no such object. Never reports.
 *
 *  @param handle [handle; or NULL] */
motus_runtime *motus_handle_runtime(const void *handle);

/** Returns the name of a kind, "MOTUS_KIND_VIEW" for instance;
 *  "MOTUS_KIND_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_kind_name(motus_kind kind);

/* ---- Runtime ------------------------------------------------------------- */

/** The allocator that the library uses. Set all of it to zero first, then
 *  struct_size and the functions that there are. Every thread that uses the
 *  library calls these functions; they must not call the library. */
typedef struct motus_memory_source {
  size_t struct_size;
  /** Returns `size` bytes at a multiple of `alignment`, which is a power of two
   *  of at least 16; returns NULL when no memory is left. When `allocate` and
   *  `free` are both NULL the library uses the system's allocator. [NULL:
   *  default] */
  void *(*allocate)(void *user_data, size_t size, size_t alignment);
  /** Takes back what `allocate` has returned for this size and alignment.
   *  [NULL: default] */
  void (*free)(void *user_data, void *memory, size_t size, size_t alignment);
  /** Called when `allocate` has returned NULL in the middle of a call. Frees
   *  some of the host's own memory and returns true: the library then tries
   *  again. Returns false when there is nothing to free. [NULL: no] */
  bool (*make_room)(void *user_data, size_t size);
  /** Called with a sentence when `make_room` has returned false or is NULL. It
   *  is to end the program; when it returns, the library ends it by a trap.
   *  [NULL: default] */
  void (*fail)(void *user_data, const char *message);
  /** The first argument of the functions. It stays the caller's, and lives as
   *  long as the process. [token] */
  void *user_data;
} motus_memory_source;

/** Sets where the library's memory comes from, once in a process, as its first
 *  call: before a runtime is created and diagnostics are set.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_STATE when the library holds memory, after a
 *          runtime has been created or the memory been set, and in a build that
 *          only uses the system's allocator. */
motus_status motus_library_set_memory(const motus_memory_source *source);

/** Sets how many bytes the library may hold, for all runtimes together, before
 *  it refuses to begin something new: calls that make an object, begin an
 *  animation or ask for a transition then answer #MOTUS_ERROR_OUT_OF_MEMORY and
 *  have changed nothing, and so do calls with lists for which there is no room.
 *  Objects that exist go on and may grow: ticks and setters are not refused.
 *
 *  There is no budget of a single runtime: a block of memory does not say for
 *  which one it was taken. That would cost a word in front of each block, and a
 *  variable of each thread for whose runtime is at work, which not every target
 *  has. What a runtime holds is reported in numbers by
 *  motus_runtime_statistics(), and bounded by the limits above.
 *
 *  A call that is not refused may go beyond the budget: it may take as much
 *  again as the library holds, and 64 KB, besides what a list in it asks for.
 *  For a table that is full is copied into a larger one, and both are there for
 *  a moment.
 *
 *  @param bytes 0, the default, is no limit.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_STATE in a build that does not
 *          count. */
motus_status motus_library_set_memory_budget(size_t bytes);

/** Settings of a runtime. */
typedef struct motus_runtime_options {
  size_t struct_size;
  /** Size of the window: 390 × 844 points by default. */
  motus_size window_size;
  /** The host's time at which the runtime's own clock starts, in seconds. NaN,
   *  the default: with the first tick, whatever its time. Then the own clock
   *  starts at 0, nothing that was begun before has moved yet, and until then
   *  motus_runtime_time() is 0. */
  double start_time;
  /** The most seconds that may pass between two ticks: time beyond that, after
   *  a pause in a debugger for instance, does not pass on the runtime's own
   *  clock. Time in which the host may sleep, see motus_runtime_needs_tick(),
   *  does not count. Gestures and display links use the host's clock, as
   *  touches do, and have no such limit. 0, the default: no limit. */
  double longest_step;
  /** Whether what begins while the runtime rests begins with the next tick,
   *  however late that comes: for hosts that sleep. It rests from a tick after
   *  which motus_runtime_needs_tick() is false until the next one. False, the
   *  default: it begins at the time of the tick before, and is over at once if
   *  it takes less than the host has slept; a host that has slept ticks before
   *  it begins something.
   *
   *  A rest in which something begins takes no time on the own clock:
   *  animations, flings, what a finger lets go of, delays and timers count from
   *  the next tick. Delays and timers from before the rest keep their times by
   *  the host's clock. */
  bool begins_with_tick;
} motus_runtime_options;

/** Fills in the defaults. */
motus_status motus_runtime_options_init(motus_runtime_options *options,
                                        size_t struct_size);

/** Creates a runtime with its window.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_LIMIT beyond 127 living runtimes, 7 with 32 bits. */
motus_status motus_runtime_create(const motus_runtime_options *options,
                                  motus_runtime **out_runtime);

/** Destroys a runtime and everything in it: every handle of it is stale, every
 *  destroy function has run when this returns.
 *
 *  Time: O(n) in what the runtime holds.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_REENTRANT inside
 *          a callback. */
motus_status motus_runtime_destroy(motus_runtime *runtime);

/** Sets the function that reports failed calls and warnings of one runtime.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_set_diagnostics(motus_runtime *runtime,
                                           motus_diagnostics_fn fn,
                                           void *user_data,
                                           motus_destroy_fn destroy);

/** Advances the runtime to a time and makes one frame. In this order: touches
 *  are delivered, scrollers move, display links and timers are called,
 *  requested transitions start, animations are evaluated, dynamics take their
 *  steps, layout callbacks and then completions are called, what these have
 *  resized is laid out, and the lists of the frame (changes, events, what to
 *  draw) are ready to be read. To tick again with the same time is allowed:
 *  then nothing moves by itself.
 *
 *  Time: O(n log n) in what moves, waits or has changed since the last tick,
 *  and in the pairs of items of dynamics whose bounds overlap.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT
 *          when time is beyond 1e60 or before the last one;
 *          #MOTUS_ERROR_REENTRANT inside a callback; #MOTUS_ERROR_INVALID_STATE
 *          while an animation block is open, or a list that
 *          motus_view_begin_arrangement() has begun. */
motus_status motus_runtime_tick(motus_runtime *runtime, double time);

/** The time of the last tick. */
double motus_runtime_time(motus_runtime *runtime);

/* A runtime has a clock of its own, by which animations, transitions and
 * dynamics run. It follows the host's time; it may run slower or faster, stand
 * still, and be taken forward. Velocities are per second of this clock.
 * Gestures, display links and the times of events use the host's. */

/** The time of the runtime's own clock at the last tick. It equals
 *  motus_runtime_time() until a start with the first tick, another speed, an
 *  advance or a tick beyond the longest step makes the two differ. */
double motus_runtime_clock_time(motus_runtime *runtime);

/** How fast the runtime's own clock runs; 1 by default. */
double motus_runtime_clock_speed(motus_runtime *runtime);

/** Sets how fast the runtime's own clock runs from the last tick on: .1 is slow
 *  motion, 0 stands still. Nothing on the screen jumps.
 *
 *  @param speed not negative, at most 1e6.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_set_clock_speed(motus_runtime *runtime,
                                           double speed);

/** Advances the runtime's own clock by some seconds, in addition to the time
 *  that passes, with the next tick. What would have happened in that time
 *  happens in that tick, in order; dynamics advance by half a second at most
 *  (see motus_dynamic_animator_elapsed_time()).
 *
 *  @param seconds not negative, at most 1e9.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_advance_clock(motus_runtime *runtime,
                                         double seconds);

/** Whether motion is reduced; false by default. */
bool motus_runtime_reduces_motion(motus_runtime *runtime);

/** Sets whether animations begun from now on replace movement by a cross-fade,
 *  for users who are made sick by motion: a view whose center, bounds or
 *  transform would move fades out, changes its place half-way through, and
 *  fades in. All other changes are animated as usual; durations and completions
 *  stay.
 *
 *  A block moves nevertheless with #MOTUS_ANIMATION_KEEP_MOTION, an animator
 *  with motus_property_animator_options.keeps_motion. Custom transitions read
 *  motus_runtime_reduces_motion() and decide.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_set_reduces_motion(motus_runtime *runtime,
                                              bool reduces);

/** Whether nothing moves, no delay is running and nothing waits for the next
 *  tick.
 *
 *  Time: as motus_runtime_needs_tick(). */
bool motus_runtime_is_idle(motus_runtime *runtime);

/** Whether the next frame should be made as soon as possible, because it would
 *  change something or call something. When false, the host may sleep until
 *  motus_runtime_next_deadline(), or until it calls the runtime again.
 *  Animations begin at the time of the last tick, also after a sleep, unless
 *  the options of the runtime say `begins_with_tick`.
 *
 *  Time: O(n) in arrangements, display links, transitions and dynamic
 *  animators. */
bool motus_runtime_needs_tick(motus_runtime *runtime);

/** Reads until when a host may sleep while motus_runtime_needs_tick() is false,
 *  as a time on the host's clock: the earliest of the end of a delay, the next
 *  call of a timer or of a display link with a preferred rate, and, while all
 *  running animations have said that fewer frames are enough
 *  (#MOTUS_ANIMATION_PREFERRED_FPS_30), the next frame. Frames and calls are
 *  due a tenth of their interval early, since displays are not exact. While
 *  motus_runtime_needs_tick() is true, the host does not wait for this time:
 *  the next frame is due at once.
 *
 *  Time: as motus_runtime_needs_tick().
 *
 *  @return whether there is one; `out_time` is 0 when not. */
bool motus_runtime_next_deadline(motus_runtime *runtime, double *out_time);

/** How many frames a second the motion needs, after a tick: so many that
 *  nothing that is seen moves by more than a pixel from frame to frame, or in
 *  alpha and colours by more than a 255th, but at least 24 and at most
 *  motus_runtime_maximum_rate(). 0 when nothing moves. When all that moves has
 *  said that fewer frames are enough, no more than it has said.
 *
 *  Speeds are measured since the last call of this function. For what has begun
 *  since then, for transforms in space, and for values and properties of the
 *  host's own, whose pixels nobody knows, the answer is the maximum; for what
 *  speeds up it is the rate that it will need next. Pixels are those of
 *  motus_runtime_set_pixel_scale(). Deadlines are exact all the same: see
 *  motus_runtime_next_deadline().
 *
 *  Time: O(n) in what is seen, when something has changed. */
double motus_runtime_wanted_rate(motus_runtime *runtime);

/** The most frames a second that are wanted; 120 by default. */
double motus_runtime_maximum_rate(motus_runtime *runtime);

/** Sets the most frames a second that are wanted: what the display can show.
 *
 *  @param rate above 0, at most 1000.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_set_maximum_rate(motus_runtime *runtime,
                                            double rate);

/** Computes for which time to tick next, from the times at which frames have
 *  been shown: the next one on a grid of intervals. The grid is that of the
 *  first present, and is laid anew at one that is off it by more than half an
 *  interval. So a present that is late or early by less, is dropped, or comes
 *  twice, makes no uneven step.
 *
 *  @param presents ascending. Without any the answer is one interval after the
 *         last tick.
 *  @param interval of the display now, in seconds; above 0.
 *  @param last_tick the time of the last tick, at least half an interval before
 *         the answer.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_frame_pacing(const double *presents, size_t count,
                                double interval, double last_tick,
                                double *out_time);

/** The root of the view tree. It fills the window and has no superview. */
motus_view *motus_runtime_window(motus_runtime *runtime);

/** How much a runtime holds and does: for tests, overlays and benchmarks. */
typedef struct motus_statistics {
  size_t struct_size;
  /** Views, the window included. */
  uint64_t views;
  /** Other objects that have a handle. */
  uint64_t objects;
  /** Block animations that run or wait. */
  uint64_t animations;
  /** Properties that move or are held away from their model value. */
  uint64_t animated_properties;
  /** Animated properties that took part in the last frame. */
  uint64_t moving_properties;
  /** Transitions that are asked for or under way. */
  uint64_t transitions;
  /** Bytes that animations use. */
  uint64_t animation_bytes;
  /** Bytes that the library holds, for all runtimes together; 0 in a build that
   *  does not count them. */
  uint64_t library_bytes;
  /** The largest number that `library_bytes` has been. */
  uint64_t library_peak_bytes;
} motus_statistics;

/** Reads the statistics. `out_statistics->struct_size` says how many of its
 *  bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_runtime_statistics(motus_runtime *runtime,
                                      motus_statistics *out_statistics);

/** One property that shows another value than in the frame before. */
typedef struct motus_change {
  /** Lent; may have ended since. A motus_value when the property is
   *  #MOTUS_PROPERTY_VALUE; NULL when it is #MOTUS_PROPERTY_GLIDE. [lent or
   *  NULL] */
  motus_view *view;
  /** A motus_property, or the number of a custom one. */
  uint32_t property;
  /** How many numbers the value has, 1 to 16. */
  uint32_t component_count;
  /** The view's tag, see motus_set_tag(). */
  uint64_t tag;
  /** The value shown, `component_count` numbers. [component_count numbers] */
  const double *values;
} motus_change;

/** Changes whose values have the same number of components, `component_count`,
 *  as `count` rows in columns: row i has views[i], properties[i], tags[i] and
 *  `component_count` numbers from values[i * component_count]. */
typedef struct motus_change_batch {
  size_t count;
  size_t component_count;
  /** The view of each row, lent; its object may have ended since. [count of
   *  them] */
  motus_view *const *views;
  /** The property of each row. [count of them] */
  const uint16_t *properties;
  /** The tag of each view, see motus_set_tag(). [count of them] */
  const uint64_t *tags;
  /** The values shown, one row after the other. [count * component_count
   *  numbers] */
  const double *values;
} motus_change_batch;

/** Lends the changes of the last frame, one record each. Valid until the next
 *  tick. In callbacks that a tick runs there are none: the frame is not made.
 *
 *  Time: O(n) in the changes, once a frame.
 *
 *  @param out_changes [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_changes(motus_runtime *runtime,
                                   const motus_change **out_changes,
                                   size_t *out_count);

/** Lends the changes of the last frame as columns: the fast way for many. Valid
 *  until the next tick. Says the same as motus_runtime_changes().
 *
 *  Time: O(n) in the changes, once a frame.
 *
 *  @param out_batches [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_runtime_change_batches(motus_runtime *runtime,
                             const motus_change_batch **out_batches,
                             size_t *out_count);

/** One rectangle to draw. */
typedef struct motus_draw_item {
  /** Lent; may have ended since. NULL for the frame of a flight, see
   *  motus_view_set_match_key(). [lent or NULL] */
  motus_view *view;
  /** The view's tag, see motus_set_tag(). */
  uint64_t tag;
  /** Takes the view's own coordinates to those of the window; all 0 where that
   *  would not be finite. */
  motus_transform transform;
  /** The rectangle, in the view's own coordinates. */
  motus_rect bounds;
  /** The view's background. */
  motus_color color;
  /** The view's alpha times those above it. */
  double alpha;
  /** The radius of the top left corner; motus_draw_detail has all four. */
  double corner_radius;
  /** Index of the item whose bounds clip this one, -1 for none. That item may
   *  be clipped itself. */
  int32_t clip;
  /** Depth in the tree; the window has 0. */
  int32_t depth;
} motus_draw_item;

/** Lends what is to be drawn, back to front: every view in the window that is
 *  seen, with the values shown by the last frame. Made at the first call after
 *  something changed; valid until the next call or tick.
 *
 *  A view is seen when neither it nor one above it is hidden or fully
 *  transparent, and its picture, the shadow to 1.5 of its radius included, is
 *  not all outside of the window or of one of its clips. An item whose own
 *  picture is not seen is there for the sake of one below it. Where less is
 *  known, of pages that curl, of what is behind the eye, and in a window
 *  without width or height, views count as seen. A host that draws a view's
 *  content beyond its bounds, or culls by itself, asks for the whole list: see
 *  motus_runtime_set_draws_unseen().
 *
 *  Time: O(n) in the views that are seen, when something has changed, and
 *  O(log m) for m subviews that are not, where they stand one after the other.
 *
 *  @param out_items [until the next call of motus_runtime_draw_…, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_draw_list(motus_runtime *runtime,
                                     const motus_draw_item **out_items,
                                     size_t *out_count);

/** Effects of an item of the draw list that a flat rectangle cannot express. */
typedef struct motus_draw_effect {
  /** Index of the item; effects come in the order of their items. */
  int32_t item;
  int32_t reserved;
  /** Takes the view's own coordinates to those of the window, with perspective.
   *  The item's `transform` is its affine part, without perspective. A scale of
   *  0 where it would not be finite. */
  motus_transform_3d transform;
  /** How far the view is turned over like a page, 0 to 1, and the direction in
   *  which its free edge moves, in radians from the x axis; see
   *  #MOTUS_PROPERTY_CURL. */
  double curl;
  double curl_direction;
} motus_draw_effect;

/** Lends the effects of the draw list: one record for each item that a 3D
 *  transform, its own or that of a view above it, moves out of the plane, and
 *  for each view whose curl has ever been set. Brings the draw list up to date
 *  first; valid as long as that.
 *
 *  Time: as motus_runtime_draw_list().
 *
 *  @param out_effects [until the next call of motus_runtime_draw_…, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_draw_effects(motus_runtime *runtime,
                                        const motus_draw_effect **out_effects,
                                        size_t *out_count);

/** Attributes of an item of the draw list, beyond its rectangle and its colour.
 */
typedef enum motus_draw_detail_flag {
  /** The view, or one above it, is a child of an arrangement that leaves. */
  MOTUS_DRAW_LEAVING = 1 << 0,
  /** The frame of a flight (a view that flies from screen to screen), or a view
   *  in it; see motus_view_set_match_key(). */
  MOTUS_DRAW_FLYING = 1 << 1,
  /** The library has made the view: for a key, see motus_view_arrange();
   *  between the screens of a slide, see motus_navigation_options; or around
   *  what is presented: the container, the dimming, and a sheet's card with its
   *  grabber. */
  MOTUS_DRAW_LIBRARY_OWNED = 1 << 2
} motus_draw_detail_flag;

/** How an item of the draw list looks in detail. */
typedef struct motus_draw_detail {
  /** The view's tag, see motus_set_tag(). */
  uint64_t tag;
  /** The view's alpha, without those above it. */
  double own_alpha;
  /** The alpha with which the item is drawn inside its group, without that of
   *  the group itself; the item's `alpha` when it is in no group. */
  double group_alpha;
  /** Index of the innermost group, -1 for none. */
  int32_t group;
  /** motus_draw_detail_flag bits. */
  uint32_t flags;
  /** By how much the item's `transform` stretches the view because its size
   *  moves; 1 at rest. The radii, widths and offsets below are those that are
   *  to be seen: a host that draws with the item's `transform` divides them by
   *  these factors. */
  double scale_x;
  double scale_y;
  /** The radii that fit: where two of them overlap on a side, all four are
   *  reduced by one factor. */
  motus_corner_radii corner_radii;
  /** The width of the border, which lies inside the bounds; 0 for none. */
  double border_width;
  motus_color border_color;
  /** The shadow has the shape of the bounds. There is none when the alpha of
   *  this colour is 0. */
  motus_color shadow_color;
  motus_vector shadow_offset;
  /** How far the shadow is blurred, in points: twice the standard deviation. */
  double shadow_radius;
  /** How far all that is drawn before the item, within its bounds and corners,
   *  is blurred before its colour is drawn over that; in points, twice the
   *  standard deviation; 0 for not at all. See
   *  motus_look_options.dimming_blur_radius. */
  double backdrop_blur_radius;
} motus_draw_detail;

/** Lends the details of the draw list: as many records as it has items, in the
 *  same order. Brings the draw list up to date first; valid as long as that.
 *
 *  Time: as motus_runtime_draw_list().
 *
 *  @param out_details [until the next call of motus_runtime_draw_…, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_draw_details(motus_runtime *runtime,
                                        const motus_draw_detail **out_details,
                                        size_t *out_count);

/** Items of the draw list that are to be blended together, as if opaque, and
 *  then with one alpha. */
typedef struct motus_draw_group {
  /** Index of the first item, whose view groups opacity. */
  int32_t first;
  /** Index one past the last item. */
  int32_t end;
  /** Index of the group around this one, which comes before it; -1 for none. */
  int32_t parent;
  /** Depth of the view in the tree. */
  int32_t depth;
  /** The alpha with which the group, drawn as one picture, is blended into the
   *  group around it. Its items are drawn with the `group_alpha` of their
   *  details. */
  double alpha;
} motus_draw_group;

/** Lends the groups of the draw list, one for each view that groups opacity and
 *  is not opaque, in the order of their items; see
 *  motus_view_set_groups_opacity(). Brings the draw list up to date first;
 *  valid as long as that.
 *
 *  Time: as motus_runtime_draw_list().
 *
 *  @param out_groups [until the next call of motus_runtime_draw_…, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_draw_groups(motus_runtime *runtime,
                                       const motus_draw_group **out_groups,
                                       size_t *out_count);

/** Whether the draw list also has what is not seen; false by default. */
bool motus_runtime_draws_unseen(motus_runtime *runtime);

/** Sets whether the draw list also has views that are outside of the window or
 *  of their clips: all that are neither hidden nor fully transparent, nor in
 *  such a view. From the next call of motus_runtime_draw_list() on.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_set_draws_unseen(motus_runtime *runtime,
                                            bool draws_unseen);

/* A host that keeps what it has drawn need not draw it again: the damage says
 * which pixels may have changed. Each call of motus_runtime_damage() closes a
 * frame of the host's; ticks before it count together, and a tick that was not
 * drawn has no age. A host with several buffers says how old the one is that it
 * draws into, as EGL_EXT_buffer_age tells it: 1 for the last frame, 0 when
 * nothing is known.
 *
 *   if (!motus_runtime_needs_draw(runtime))
 *     return;
 *   motus_runtime_damage(runtime, buffer_age, &rects, &count);
 *   for (i = 0; i < count; i++)
 *     draw_items_inside(rects[i]);
 */

/** A rectangle of whole pixels; the window's upper left is (0, 0). */
typedef struct motus_pixel_rect {
  int32_t x;
  int32_t y;
  int32_t width;
  int32_t height;
} motus_pixel_rect;

/** Closes a frame, and lends up to 16 rectangles that hold every pixel that may
 *  differ from the frame `age` frames before, in pixels of the window. What has
 *  come, gone, moved, changed its look or its place in the order counts, where
 *  it was and where it is, with its shadow; so does what
 *  motus_view_mark_dirty() says, and a view of which a property of the host's
 *  changes. The whole window at age 0, at one beyond 8 or beyond the first
 *  frame, and after the window or the scale has changed; nothing when nothing
 *  is seen to have changed. Brings the draw list up to date first, and its
 *  details.
 *
 *  Time: O(n) in the items of the draw list.
 *
 *  @param out_rects [until the next call of it, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_damage(motus_runtime *runtime, uint32_t age,
                                  const motus_pixel_rect **out_rects,
                                  size_t *out_count);

/** Whether some pixel may differ from the frame that motus_runtime_damage() has
 *  closed last; true before the first. False while a motion waits or pauses,
 *  though motus_runtime_needs_tick() may be true.
 *
 *  Time: as motus_runtime_damage(). */
bool motus_runtime_needs_draw(motus_runtime *runtime);

/** How many pixels a point has, for the damage; 1 by default. */
double motus_runtime_pixel_scale(motus_runtime *runtime);

/** Sets how many pixels a point has. The next frame is all damaged.
 *
 *  @param scale from 1e-60 to 1,000.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_set_pixel_scale(motus_runtime *runtime,
                                           double scale);

/** Says that the host draws other content for a view: its pixels are damaged
 *  in the next frame.
 *
 *  @param rect [or NULL] the part of it, in the view's own coordinates; NULL is
 *         all of it.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_mark_dirty(motus_view *view, const motus_rect *rect);

/* A host that draws with a GPU copies rows of 32-bit numbers into a buffer and
 * draws them all with one call: a rounded box for each row, in order. Rows that
 * have not changed keep their place and their bytes, so only the ranges of
 * motus_runtime_draw_row_changes() need be copied. A row that blurs what is
 * behind it, as a sheet can, begins another call: #MOTUS_DRAW_ROW_BACKDROP.
 *
 *   motus_runtime_draw_rows(runtime, &rows, &count);
 *   motus_runtime_draw_row_changes(runtime, &ranges, &range_count);
 *   for (i = 0; i < range_count; i++)
 *     copy_to_gpu(rows + ranges[i].first, ranges[i].first, ranges[i].count);
 *   draw_instances(count);
 *
 * As vectors of four words, in GLSL (std430; WGSL and HLSL likewise):
 *
 *   struct Row {
 *     vec4 linear;     // a, b, c, d of the transform
 *     vec4 place;      // where the upper left corner stands, width, height
 *     vec4 clip;       // left, top, right, bottom
 *     vec4 clip_radii; // from the top left clockwise
 *     vec4 radii;      // from the top left clockwise
 *     vec4 color;      // red, green, blue, alpha
 *     float alpha, border_width; uint border_color; int item;
 *     vec2 velocity; float blur; uint flags;
 *   };
 *   vec2 at = row.place.xy + mat2(row.linear) * (corner * row.place.zw);
 */

/** Attributes of a row of the draw list. */
typedef enum motus_draw_row_flag {
  /** More clips the item than the row's `clip` says: a clip that is turned, or
   *  a second one with round corners. The item of the draw list names its
   *  clips. */
  MOTUS_DRAW_ROW_CLIPPED_FURTHER = 1 << 0,
  /** The item has an effect, a depth or a curl; see motus_draw_effect. The row
   *  says where the item would be without that. */
  MOTUS_DRAW_ROW_DEEP = 1 << 1,
  /** The shadow of an item, whose own row comes next. */
  MOTUS_DRAW_ROW_SHADOW = 1 << 2,
  /** The item is blended with others before their alpha counts; see
   *  motus_draw_group. The row's alpha is the product of all. */
  MOTUS_DRAW_ROW_GROUPED = 1 << 3,
  /** All rows before this one are blurred, within its box, corners and clip,
   *  before it is drawn: by its `blur`, see
   *  motus_draw_detail.backdrop_blur_radius. A host that draws the rows before
   *  it with one call, and this one and those after it with another, blurs what
   *  is there in between; one that draws all with one call leaves it out. */
  MOTUS_DRAW_ROW_BACKDROP = 1 << 4
} motus_draw_row_flag;

/** An item of the draw list for a GPU: 128 bytes, aligned to 16. Numbers are
 *  those of the draw list, rounded to 32 bits: less than 1/64 of a point in
 *  windows of up to 16,384 points. */
typedef struct motus_draw_row {
  /** a, b, c and d of the transform to the window, without the stretch of a
   *  size that moves, see motus_draw_detail. */
  float linear[4];
  /** Where the upper left corner stands in the window. */
  float x;
  float y;
  /** The size that is seen, before the transform. */
  float width;
  float height;
  /** Left, top, right and bottom of the part of the window in which it is seen:
   *  the window, cut with all clips that are upright. */
  float clip[4];
  /** The round corners of that, from the top left clockwise. */
  float clip_radii[4];
  /** The row's own round corners, from the top left clockwise. */
  float radii[4];
  /** Red, green, blue and alpha of the background or the shadow, multiplied
   *  with that alpha; see motus_runtime_set_draw_row_colors(). */
  float color[4];
  /** The view's alpha times those above it; `color` is without it. */
  float alpha;
  /** The width of the border, inside of the edges; 0 for none and in rows of
   *  shadows. */
  float border_width;
  /** Its colour, multiplied with its alpha: 8 bits each, red in the lowest. */
  uint32_t border_color;
  /** Index of the item in the draw list. */
  int32_t item;
  /** How fast the middle of the item has moved in the window since the frame
   *  before, in points per second, however it was moved; for motion blur. 0 for
   *  what has come in this frame. */
  float velocity[2];
  /** How far a shadow, or what is behind a #MOTUS_DRAW_ROW_BACKDROP, is
   *  blurred, in points before the transform: twice the standard deviation; 0
   *  for other rows. */
  float blur;
  /** motus_draw_row_flag bits. */
  uint32_t flags;
} motus_draw_row;

/** Rows that stand one after the other. */
typedef struct motus_draw_row_range {
  int32_t first;
  int32_t count;
} motus_draw_row_range;

/** Closes a frame, and lends the draw list as rows for a GPU, back to front:
 *  one for each item, and one before it for its shadow. Brings the draw list up
 *  to date first, and its details.
 *
 *  Only rows of what has moved are computed while the same is drawn in the same
 *  order, and none while nothing changes.
 *
 *  Time: O(n) in the items of the draw list.
 *
 *  @param out_rows [until the next call of it, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_draw_rows(motus_runtime *runtime,
                                     const motus_draw_row **out_rows,
                                     size_t *out_count);

/** Lends which rows differ from those that the call of
 *  motus_runtime_draw_rows() before the last one has lent: ranges that ascend
 *  and do not touch. All after the first call; none while nothing changes.
 *
 *  @param out_ranges [until the next call of motus_runtime_draw_rows(), or
 *         tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_runtime_draw_row_changes(motus_runtime *runtime,
                               const motus_draw_row_range **out_ranges,
                               size_t *out_count);

/** How the colours of rows are written. */
typedef enum motus_draw_row_colors {
  /** As they are given, sRGB. */
  MOTUS_DRAW_ROW_COLORS_SRGB = 0,
  /** As light (IEC 61966-2-1), for targets that encode it again. */
  MOTUS_DRAW_ROW_COLORS_LINEAR = 1
} motus_draw_row_colors;

/** How the colours of rows are written: #MOTUS_DRAW_ROW_COLORS_SRGB by
 *  default. */
motus_draw_row_colors motus_runtime_draw_row_colors(motus_runtime *runtime);

/** Sets how the colours of rows are written, from the next call of
 *  motus_runtime_draw_rows() on.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_set_draw_row_colors(motus_runtime *runtime,
                                               motus_draw_row_colors colors);

/** Returns the generation of the picture. As long as it stays the same, the
 *  draw list, its details, groups and effects are the same, bit by bit, and
 *  nothing need be drawn. It grows with the first tick or call that changes any
 *  of them, and may also grow when nothing of it has changed; above 0. */
uint64_t motus_runtime_picture_generation(motus_runtime *runtime);

/** How the place of a view in the tree has changed. */
typedef enum motus_tree_change_kind {
  /** The view had no superview, and has one now. */
  MOTUS_TREE_ADDED = 0,
  /** The view has no superview any more. */
  MOTUS_TREE_REMOVED = 1,
  /** The view has the same superview, and another place among its subviews. */
  MOTUS_TREE_MOVED = 2,
  /** The view has another superview. */
  MOTUS_TREE_REPARENTED = 3
} motus_tree_change_kind;

/** One view that stands elsewhere in the tree than in the frame before. */
typedef struct motus_tree_change {
  /** Lent; may have ended since. [lent] */
  motus_view *view;
  /** The superview now; when the view was removed, the one that it had. Lent;
   *  may have ended since. [lent] */
  motus_view *superview;
  /** The view's tag, also when the view has ended. */
  uint64_t tag;
  /** What has happened to the view. */
  motus_tree_change_kind kind;
  /** The view's index among the subviews now, counted from the back; 0 when it
   *  was removed. */
  uint32_t index;
} motus_tree_change;

/** Lends the changes of the view tree between the last two ticks: one record
 *  for each view that stands elsewhere, also outside of the window, in the
 *  order in which they were first touched. A view that was added and removed
 *  again has none, nor has one whose siblings alone have moved. Valid until the
 *  next tick.
 *
 *  @param out_changes [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_tree_changes(motus_runtime *runtime,
                                        const motus_tree_change **out_changes,
                                        size_t *out_count);

/** Kinds of movers of a property. */
typedef enum motus_mover_kind {
  /** A motus_animation. */
  MOTUS_MOVER_ANIMATION = 0,
  /** A motus_animation of keyframes. */
  MOTUS_MOVER_KEYFRAMES = 1,
  /** A motus_property_animator. */
  MOTUS_MOVER_ANIMATOR = 2,
  /** A transition between screens; it has no handle. */
  MOTUS_MOVER_TRANSITION = 3,
  /** A setter that was called outside of a block, on a property with an
   *  implicit timing; it has no handle. See motus_view_set_implicit(). */
  MOTUS_MOVER_IMPLICIT = 4,
  /** A flight, see motus_view_set_match_key(); it has no handle. In its entries
   *  of motus_motion `view` is its destination, the properties are the center
   *  and the bounds of the flight's frame, and the velocities are those that
   *  are seen. */
  MOTUS_MOVER_FLIGHT = 6
} motus_mover_kind;

/** Whether a mover moves its property now. */
typedef enum motus_motion_state {
  /** Its delay has not passed yet. */
  MOTUS_MOTION_WAITING = 0,
  MOTUS_MOTION_RUNNING = 1,
  MOTUS_MOTION_PAUSED = 2
} motus_motion_state;

/** One property of a view that is being animated, and one of the objects that
 *  animate it. A property that several animate has several records. */
typedef struct motus_motion {
  /** Lent; may have ended since; NULL for #MOTUS_MOVER_TRANSITION,
   *  #MOTUS_MOVER_IMPLICIT and #MOTUS_MOVER_FLIGHT. [handle; lent or NULL] */
  void *mover;
  /** Lent; may have ended since. As in motus_change. [lent or NULL] */
  motus_view *view;
  /** A motus_property, or the number of a custom one. */
  uint32_t property;
  /** The kind of its mover. Later versions may know more kinds and states. */
  motus_mover_kind kind;
  /** Whether the mover moves the property now. */
  motus_motion_state state;
  /** How many numbers the property has, 1 to 16. */
  uint32_t component_count;
  /** Elapsed time divided by duration, 0 to 1, of the mover; when it repeats,
   *  within the current repetition. */
  double fraction;
  /** The velocity of the property, all movers together, in units per second:
   *  `component_count` numbers. [component_count numbers] */
  const double *velocity;
} motus_motion;

/** Lends what is being animated: running, waiting for a delay, or paused. The
 *  order has no meaning, but is the same in every run. Valid until the next
 *  call or tick.
 *
 *  Time: O(n) in the records.
 *
 *  @param out_motions [until the next call of it, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_motions(motus_runtime *runtime,
                                   const motus_motion **out_motions,
                                   size_t *out_count);

/* ---- Views --------------------------------------------------------------- */

/** Creates a view: bounds empty, transform identity, alpha 1, colour clear,
 *  corner radius 0, not hidden, takes touches, in no tree.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_LIMIT. */
motus_status motus_view_create(motus_runtime *runtime, motus_view **out_view);

/** Adds a view as the frontmost subview of another one. The superview retains
 *  it; a previous superview releases it. A view that is a subview of it already
 *  moves to the front.
 *
 *  Time: O(n) in the views below `subview`, and above `view` when there are
 *  any.
 *
 *  @param subview [retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when `subview` is the window or stands
 *          above `view`; #MOTUS_ERROR_INVALID_STATE when it is, or holds, the
 *          view of a child controller, and `view` stands in that of a
 *          controller that is not its parent. */
motus_status motus_view_add_subview(motus_view *view, motus_view *subview);

/** Adds a view as a subview of another one at an index, 0 being the back. An
 *  index beyond the end means the front. A view that is a subview of it already
 *  moves there: with 0 to the back.
 *
 *  Time: as motus_view_add_subview(), and O(n) in the subviews between the
 *  index and the nearest of the back, the front and the last index that was
 *  asked for; of a view that is a subview already, in those behind the index.
 *
 *  @param subview [retained]
 *  @return as motus_view_add_subview(). */
motus_status motus_view_insert_subview(motus_view *view, motus_view *subview,
                                       size_t index);

/** Puts a view in front of a sibling.
 *
 *  Time: as motus_view_add_subview().
 *
 *  @param subview [retained]
 *  @return as motus_view_add_subview(); #MOTUS_ERROR_INVALID_ARGUMENT when
 *          `sibling` is not a subview of `view`. */
motus_status motus_view_insert_subview_above(motus_view *view,
                                             motus_view *subview,
                                             motus_view *sibling);

/** Puts a view behind a sibling.
 *
 *  Time: as motus_view_add_subview().
 *
 *  @param subview [retained]
 *  @return as motus_view_insert_subview_above(). */
motus_status motus_view_insert_subview_below(motus_view *view,
                                             motus_view *subview,
                                             motus_view *sibling);

/** Removes a view from its superview, which releases it: without other
 *  references it ends. A view without a superview stays as it is.
 *
 *  Time: O(n) in the views below it.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_remove_from_superview(motus_view *view);

/** The superview, lent; NULL for the window and for a view in no tree. */
motus_view *motus_view_superview(motus_view *view);

/** The number of subviews. */
size_t motus_view_subview_count(motus_view *view);

/** A subview, lent, counted from the back; NULL beyond the end.
 *
 *  Time: O(n) in the subviews between the index and the nearest of the back,
 *  the front and the last index that was asked for. */
motus_view *motus_view_subview_at(motus_view *view, size_t index);

/** Whether a view is another one or stands somewhere below it.
 *
 *  Time: O(n) in the views above it. */
bool motus_view_is_descendant_of(motus_view *view, motus_view *ancestor);

/** Whether a view is the window or stands somewhere below it. */
bool motus_view_is_in_window(motus_view *view);

/** Finds the view that a touch at a point reaches: the frontmost one that
 *  contains the point, is not hidden, has user interaction enabled, has an
 *  alpha of at least .01 and is not being animated without
 *  #MOTUS_ANIMATION_ALLOW_USER_INTERACTION. Positions are model values, where
 *  animations lead: in a transition whose animation controller moves views in a
 *  block, touches hit where these will be. But a view that a property animator
 *  moves is found where it is seen, so that a finger can catch it, unless
 *  motus_property_animator_options says otherwise; and so is a row that is
 *  swiped aside, with the views of its actions.
 *
 *  Time: O(n) in the views below it.
 *
 *  @param point in the coordinates of `view`.
 *  @return `view` or one below it; NULL when the point reaches none. */
motus_view *motus_view_hit_test(motus_view *view, motus_point point);

/** Converts a point from the coordinates of one view to those of another, by
 *  model values.
 *
 *  Time: O(n) in the views above the two.
 *
 *  @param to [or NULL] NULL for the window.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when the views share no root or a
 *          transform on the way cannot be inverted. */
motus_status motus_view_convert_point(motus_view *view, motus_point point,
                                      motus_view *to, motus_point *out_point);

/** Finds the first view with a tag, in drawing order, among a view and those
 *  below it.
 *
 *  Time: O(n) in the views below it.
 *
 *  @return lent; NULL when there is none, or when `tag` is 0. */
motus_view *motus_view_with_tag(motus_view *view, uint64_t tag);

/** Whether subviews are clipped to the bounds; false by default. */
bool motus_view_clips_to_bounds(motus_view *view);

/** Sets whether subviews are clipped to the bounds.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_clips_to_bounds(motus_view *view, bool clips);

/** Whether the view and what is below it are blended together before the view's
 *  alpha counts; false by default. */
bool motus_view_groups_opacity(motus_view *view);

/** Sets whether the view and what is below it are blended together before the
 *  view's alpha counts: so what a subview covers does not shine through. The
 *  host draws it so; see motus_runtime_draw_groups().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_groups_opacity(motus_view *view, bool groups);

/** Whether the view is drawn when it is seen from behind, its picture mirrored;
 *  true by default. */
bool motus_view_is_double_sided(motus_view *view);

/** Sets whether the view, with its subviews, is drawn when it is seen from
 *  behind.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_double_sided(motus_view *view, bool double_sided);

/** Creates a view that looks, and keeps looking, as another one does now. It
 *  has the same values of the built-in properties, and the draw list has, below
 *  it, a copy of every item that was in the other view. Those items name the
 *  original views, which may have changed or ended since: a host that draws
 *  text or pictures for a view keeps its own copy of them when it calls this.
 *  The new view has no superview.
 *
 *  Time: O(n) in the views below it.
 *
 *  @return as motus_view_create(); #MOTUS_ERROR_LIMIT also when the snapshots
 *          of the runtime would show more than 262,144 views: each shows
 *          itself, and one of a view with snapshots what these show, too. */
motus_status motus_view_create_snapshot(motus_view *view,
                                        motus_view **out_view);

/** The view of which this is a snapshot, lent; NULL when it is none, or when
 *  that view has ended. */
motus_view *motus_view_snapshot_source(motus_view *view);

/** Whether the view and those below it take touches; true by default. */
bool motus_view_is_user_interaction_enabled(motus_view *view);

/** Sets whether the view and those below it take touches.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_user_interaction_enabled(motus_view *view,
                                                     bool enabled);

/** The direction in which lines are read, and in which screens, pages and
 *  columns follow one another. Coordinates, what fingers tell, dynamics and the
 *  offsets of scrollers are the same in both. */
typedef enum motus_layout_direction {
  /** Only for setters: the direction of what is around, as if none had been
   *  set. */
  MOTUS_LAYOUT_DIRECTION_INHERIT = 0,
  MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT = 1,
  /** Screens come from the left, the edge swipe that pops begins at the right
   *  edge, pages and columns are counted from the right, the content of
   *  scrollers begins there, their indicators are at the left, popovers prefer
   *  the left of their sources to the right, lines are read to the left. */
  MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT = 2
} motus_layout_direction;

/** The direction of all that overrides none; left to right by default. */
motus_layout_direction motus_runtime_layout_direction(motus_runtime *runtime);

/** Sets the direction of all that overrides none.
 *
 *  Controllers whose direction this changes are laid out with the next layout;
 *  when an animation block is open at once, so that their views move there with
 *  it. Scrollers at rest show their content as far from its start as before. A
 *  transition that is under way, a finger, a scroller that moves go on in the
 *  direction in which they began, and columns and pages turn round afterwards.
 *
 *  Time: O(n) in the objects of the runtime.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT
 *          when it is neither of the two. */
motus_status
motus_runtime_set_layout_direction(motus_runtime *runtime,
                                   motus_layout_direction direction);

/** The direction in which a view is laid out: the one set for it, else that of
 *  the controller whose view it is, else that of its superview, else that of
 *  the runtime. */
motus_layout_direction motus_view_layout_direction(motus_view *view);

/** Sets the direction of a view and of those below it, such as a player's
 *  buttons, which are the same in every language; those of a controller's view
 *  below it are in that controller's, see
 *  motus_view_controller_override_layout_direction(). Takes effect as
 *  motus_runtime_set_layout_direction().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_view_override_layout_direction(motus_view *view,
                                     motus_layout_direction direction);

/** Called where a view is to be laid out: frames of its subviews are set here,
 *  at once or with the animation block for which it is called. */
typedef void (*motus_view_layout_fn)(void *user_data, motus_view *view);

/** Lets a view be laid out by a function, bars and the views of containers
 *  included: in the next tick, and from then on in each tick before which, or
 *  in which, its size or the list of its subviews has become another one. Outer
 *  views are laid out before inner ones, after controllers; what one of them
 *  resizes is laid out in the same tick, in up to 32 rounds. A block with
 *  #MOTUS_ANIMATION_LAYOUT_SUBVIEWS lays out at its end, so that what it has
 *  resized takes its subviews along.
 *
 *  @param fn [or NULL; until replaced] NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_LIMIT. */
motus_status motus_view_set_layout(motus_view *view, motus_view_layout_fn fn,
                                   void *user_data, motus_destroy_fn destroy);

/** Lets the function of motus_view_set_layout() be called with the next tick,
 *  whatever has changed. Without a function nothing happens.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_needs_layout(motus_view *view);

/* ---- Properties ---------------------------------------------------------- */

/* A property has two values. A setter changes the model value at once. The
 * shown value is what the host draws: inside an animation it moves from where
 * it is to the model value, outside it follows at once. Both stay within what
 * the setter takes, also where a spring overshoots: alpha within 0 and 1, the
 * width and height of bounds, radii and widths not below 0. */

/** The built-in properties. */
typedef enum motus_property {
  /** All of them; only where a function says that it takes this. */
  MOTUS_PROPERTY_ALL = 0,
  /** Where the middle of the bounds stands in the superview: x, y. */
  MOTUS_PROPERTY_CENTER = 1,
  /** The rectangle in its own coordinates: x, y, width, height. */
  MOTUS_PROPERTY_BOUNDS = 2,
  /** Applied about the center: a, b, c, d, tx, ty. Interpolated as translation,
   *  rotation (the short way round), scale and shear, not number by number. */
  MOTUS_PROPERTY_TRANSFORM = 3,
  /** The opacity: 0, invisible, to 1, opaque. */
  MOTUS_PROPERTY_ALPHA = 4,
  /** red, green, blue, alpha; interpolated in a motus_color_space. */
  MOTUS_PROPERTY_BACKGROUND_COLOR = 5,
  /** The radius of the corners in points, one number. Setting it sets all four
   *  corners; where they differ, reading it gives the top left one. It is the
   *  same property as #MOTUS_PROPERTY_CORNER_RADII: an animation of one is one
   *  of the other. Records of changes and settle callbacks name this one; in
   *  records of changes it has four numbers. */
  MOTUS_PROPERTY_CORNER_RADIUS = 6,
  /** 0 or 1; never animated, but see motus_view_set_implicit(). */
  MOTUS_PROPERTY_HIDDEN = 7,
  /** Sixteen numbers, applied about the center after #MOTUS_PROPERTY_TRANSFORM.
   *  Interpolated as translation, rotation (a quaternion, the short way round),
   *  scale, shear and perspective. */
  MOTUS_PROPERTY_TRANSFORM_3D = 8,
  /** The view as a page that is turned over, two numbers: how far, from 0,
   *  flat, to 1, gone; and the direction in which its free edge moves, in
   *  radians from the x axis. The library animates the numbers; the host draws
   *  the bent page. */
  MOTUS_PROPERTY_CURL = 9,
  /** The shadow's red, green, blue, alpha; clear by default. */
  MOTUS_PROPERTY_SHADOW_COLOR = 10,
  /** dx, dy of the shadow in the view's own coordinates; 0 by default. */
  MOTUS_PROPERTY_SHADOW_OFFSET = 11,
  /** How far the shadow is blurred, in points; 0 by default. */
  MOTUS_PROPERTY_SHADOW_RADIUS = 12,
  /** The border's red, green, blue, alpha; opaque black by default. */
  MOTUS_PROPERTY_BORDER_COLOR = 13,
  /** How far the border reaches into the bounds, in points; 0 by default. */
  MOTUS_PROPERTY_BORDER_WIDTH = 14,
  /** The radii of the four corners in points, clockwise from the top left one,
   *  as in motus_corner_radii. */
  MOTUS_PROPERTY_CORNER_RADII = 15,
  /** The three properties that motus_view_arrange() moves while a child comes
   *  or goes: a factor on alpha; then a transform about the center; then an
   *  offset, dx and dy, of the picture. Otherwise they are 1, the identity and
   *  0. They are part of the draw list, are reported as changes and can be
   *  read, but not set. */
  MOTUS_PROPERTY_PRESENCE_ALPHA = 32,
  MOTUS_PROPERTY_PRESENCE_TRANSFORM = 33,
  MOTUS_PROPERTY_PRESENCE_OFFSET = 34,
  /** By how much a view is drawn, with its subviews, wider and higher than its
   *  bounds, about their middle; 1 and 1 unless a child with
   *  #MOTUS_SIZING_SCALE gets another size. It can be read, but not set. */
  MOTUS_PROPERTY_PLACE_SCALE = 35,
  /** How far the content of a row is aside, to the right, in points; and how
   *  much of the room beside it its first action has taken from the others, 0
   *  to 1: see motus_view_set_row_actions(). They can be read, but not set. */
  MOTUS_PROPERTY_ROW_ASIDE = 36,
  MOTUS_PROPERTY_ROW_FILL = 37,
  /** How far the content behind a presentation's dimming is blurred, in points,
   *  where the dimming is opaque: see motus_look_options.dimming_blur_radius.
   *  It can be read, but not set. */
  MOTUS_PROPERTY_BACKDROP_BLUR = 38,
  /** Stand in records for values, see motus_value, and for glides, see
   *  motus_runtime_glide_number(). No view has such a property. */
  MOTUS_PROPERTY_VALUE = 48,
  MOTUS_PROPERTY_GLIDE = 49,
  /** The number of the first custom property, see
   *  motus_runtime_register_property(); the others count on from here. */
  MOTUS_PROPERTY_CUSTOM = 64
} motus_property;

/** Which of the two values of a property is meant. */
typedef enum motus_value_source {
  /** The value that was set last: where animations lead. */
  MOTUS_VALUE_MODEL = 0,
  /** The value that the last frame showed. */
  MOTUS_VALUE_SHOWN = 1
} motus_value_source;

/** How a property is interpolated, and how the motions of several animations on
 *  it add up. */
typedef enum motus_property_kind {
  /** Number by number, 1 to 16 of them. When several animations move the
   *  property, the distances that each still has to go add up. */
  MOTUS_PROPERTY_KIND_LINEAR = 0,
  /** Angles in radians, 1 to 16 of them, each the short way round the circle.
   *  While it moves, the shown value may differ from the model value by whole
   *  turns. */
  MOTUS_PROPERTY_KIND_ANGLE = 1,
  /** Four numbers as in motus_color, interpolated in the colour space that the
   *  animation asks for, or, where the property is moving already, in the space
   *  of that motion. When several animations move the property, what each still
   *  has to go, in that space, adds up. */
  MOTUS_PROPERTY_KIND_COLOR = 2,
  /** Six numbers as in motus_transform. They are decomposed into translation,
   *  rotation, scale and shear, and each of these is interpolated by itself;
   *  the motions of several animations add up part by part. */
  MOTUS_PROPERTY_KIND_TRANSFORM = 3,
  /** Sixteen numbers as in motus_transform_3d, decomposed in the same way into
   *  translation, rotation (a quaternion), scale, shear and perspective. The
   *  rotations of several animations are multiplied, the other parts add up. */
  MOTUS_PROPERTY_KIND_TRANSFORM_3D = 4
} motus_property_kind;

/** Registers a custom property by name, for all views of a runtime. The same
 *  name, kind and count give the same property again.
 *
 *  @param name not empty; copied.
 *  @param component_count 1 to 16; 4 for colours, 6 and 16 for transforms.
 *  @param initial [or NULL; component_count numbers] the value on views for
 *         which it has not been set, `component_count` numbers, copied; NULL
 *         for zeros, of transforms for the identity.
 *  @param out_property its number, from #MOTUS_PROPERTY_CUSTOM on.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also when the kind has another number of components;
 *          #MOTUS_ERROR_INVALID_STATE when the name is registered with another
 *          count or kind; #MOTUS_ERROR_LIMIT. */
motus_status motus_runtime_register_property(
    motus_runtime *runtime, const char *name, motus_property_kind kind,
    size_t component_count, const double *initial, uint32_t *out_property);

/** Returns the name of a property: that of its enumerator, such as
 *  "MOTUS_PROPERTY_CENTER", or the one under which it was registered. NULL when
 *  there is no such property. Lives as long as the runtime.
 *
 *  @return [until its runtime ends] */
const char *motus_runtime_property_name(motus_runtime *runtime,
                                        uint32_t property);

/** The colour space in which a colour is interpolated. */
typedef enum motus_color_space {
  /** Not chosen here: the colour space of the group of animators is used, or
   *  else that of the property. */
  MOTUS_COLOR_SPACE_UNSPECIFIED = 0,
  /** Linear sRGB: proportional to light, as a mixture of lamps. */
  MOTUS_COLOR_SPACE_LINEAR_SRGB = 1,
  /** OKLab: steps that look equal to the eye. */
  MOTUS_COLOR_SPACE_OKLAB = 2,
  /** Extended sRGB: the components as they are stored. */
  MOTUS_COLOR_SPACE_SRGB = 3
} motus_color_space;

/** Sets the colour space in which a colour property is interpolated, on all
 *  views, by animations that do not name one. Extended sRGB by default. Running
 *  animations keep their space.
 *
 *  @param property #MOTUS_PROPERTY_BACKGROUND_COLOR or a custom one of kind
 *         #MOTUS_PROPERTY_KIND_COLOR.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND when
 *          there is no such property; #MOTUS_ERROR_INVALID_ARGUMENT when it is
 *          no colour. */
motus_status motus_runtime_set_property_color_space(motus_runtime *runtime,
                                                    uint32_t property,
                                                    motus_color_space space);

/** The colour space in which a colour property is interpolated by animations
 *  that do not name one; #MOTUS_COLOR_SPACE_UNSPECIFIED for other properties.
 */
motus_color_space motus_runtime_property_color_space(motus_runtime *runtime,
                                                     uint32_t property);

/** Sets any property: animated inside a block, at once outside.
 *
 *  @param count the property's number of components.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND when
 *          there is no such property; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_BUSY while a link or a finger's drag moves it. */
motus_status motus_view_set_property(motus_view *view, uint32_t property,
                                     const double *values, size_t count);

/** Reads any property.
 *
 *  @param capacity how many numbers fit into `out_values`.
 *  @return as motus_view_set_property(). */
motus_status motus_view_property(motus_view *view, uint32_t property,
                                 motus_value_source source, double *out_values,
                                 size_t capacity);

/** Reads how fast a property moves, in units per second.
 *
 *  @return as motus_view_property(). */
motus_status motus_view_property_velocity(motus_view *view, uint32_t property,
                                          double *out_values, size_t capacity);

/** Gives the motion of one property an initial velocity in units per second,
 *  for instance that of the finger that has let go. To be called inside the
 *  block of an animation or an animator whose timing is a spring; where the
 *  block has not set the property, its target stays and the velocity takes it
 *  out and back. The velocity replaces the `initial_velocity` of the timing for
 *  this property, and is added to the velocity of motions that are running. An
 *  animator that is paused and continued goes on without it. A block that sets
 *  the value that the model has already has not changed the property: for a
 *  push that comes back to where it was, set a value that is a thousandth
 *  beside it.
 *
 *  @param count the property's number of components.
 *  @return as motus_view_set_property(); #MOTUS_ERROR_INVALID_STATE when the
 *          innermost block is a keyframe, or anything but a spring that runs
 *          once. */
motus_status motus_view_set_property_velocity(motus_view *view,
                                              uint32_t property,
                                              const double *velocity,
                                              size_t count);

/** The model value of the center. */
motus_point motus_view_center(motus_view *view);

/** Sets the center.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_BUSY while a link or
 *          a finger's drag moves it. */
motus_status motus_view_set_center(motus_view *view, motus_point center);

/** The model value of the bounds. */
motus_rect motus_view_bounds(motus_view *view);

/** Sets the bounds; the center stays.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_bounds(motus_view *view, motus_rect bounds);

/** The smallest rectangle in the superview that holds the transformed bounds,
 *  by model values; zero where that is beyond all numbers. */
motus_rect motus_view_frame(motus_view *view);

/** Sets center and size of the bounds so that the view fills a rectangle of its
 *  superview.
 *
 *  @return as motus_view_set_center(); #MOTUS_ERROR_INVALID_STATE when the
 *          transform is not the identity. */
motus_status motus_view_set_frame(motus_view *view, motus_rect frame);

/** The model value of the transform. */
motus_transform motus_view_transform(motus_view *view);

/** Sets the transform.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_transform(motus_view *view,
                                      motus_transform transform);

/** Reads the model value of the transform in space; the identity by default. */
motus_status motus_view_transform_3d(motus_view *view,
                                     motus_transform_3d *out_transform);

/** Sets the transform in space. It acts about the center, after the affine one,
 *  and its subviews lie in its plane.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_transform_3d(motus_view *view,
                                         const motus_transform_3d *transform);

/** Makes the turn by an angle in radians about an axis of any length. An axis
 *  of length 0 gives the identity.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_transform_3d_rotation(double angle, double x, double y,
                                         double z,
                                         motus_transform_3d *out_transform);

/** Makes the transform that does one and then another.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT when one is NULL or the
 *          result is not finite. */
motus_status motus_transform_3d_concat(const motus_transform_3d *first,
                                       const motus_transform_3d *second,
                                       motus_transform_3d *out_transform);

/** The model value of alpha. */
double motus_view_alpha(motus_view *view);

/** Sets alpha; the value is clamped to 0 to 1.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_alpha(motus_view *view, double alpha);

/** The model value of the background colour. */
motus_color motus_view_background_color(motus_view *view);

/** Sets the background colour.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_background_color(motus_view *view,
                                             motus_color color);

/** The model value of the corner radius. */
double motus_view_corner_radius(motus_view *view);

/** Sets the radius of all corners.
 *
 *  @return as motus_view_set_center(); #MOTUS_ERROR_INVALID_ARGUMENT when
 *          negative. */
motus_status motus_view_set_corner_radius(motus_view *view, double radius);

/** The model values of the radii of the four corners. */
motus_corner_radii motus_view_corner_radii(motus_view *view);

/** Sets the radii of the four corners. They may overlap: then smaller ones are
 *  drawn, see motus_draw_detail.
 *
 *  @return as motus_view_set_corner_radius(). */
motus_status motus_view_set_corner_radii(motus_view *view,
                                         motus_corner_radii radii);

/** The model value of the shadow's colour. */
motus_color motus_view_shadow_color(motus_view *view);

/** Sets the shadow's colour; a clear one is no shadow.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_shadow_color(motus_view *view, motus_color color);

/** The model value of the shadow's offset. */
motus_vector motus_view_shadow_offset(motus_view *view);

/** Sets the shadow's offset.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_shadow_offset(motus_view *view,
                                          motus_vector offset);

/** The model value of the shadow's blur. */
double motus_view_shadow_radius(motus_view *view);

/** Sets how far the shadow is blurred.
 *
 *  @return as motus_view_set_corner_radius(). */
motus_status motus_view_set_shadow_radius(motus_view *view, double radius);

/** The model value of the border's colour. */
motus_color motus_view_border_color(motus_view *view);

/** Sets the border's colour.
 *
 *  @return as motus_view_set_center(). */
motus_status motus_view_set_border_color(motus_view *view, motus_color color);

/** The model value of the border's width. */
double motus_view_border_width(motus_view *view);

/** Sets the border's width; 0 is no border.
 *
 *  @return as motus_view_set_corner_radius(). */
motus_status motus_view_set_border_width(motus_view *view, double width);

/** Whether the view and those below it are hidden. */
bool motus_view_is_hidden(motus_view *view);

/** Hides or shows the view, never animated.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_hidden(motus_view *view, bool hidden);

/** Converts a point as motus_view_convert_point() does, by model values or by
 *  what is shown.
 *
 *  Time: O(n) in the views above the two.
 *
 *  @param to [or NULL] NULL for the window.
 *  @return as motus_view_convert_point(). */
motus_status motus_view_convert_point_by(motus_view *view, motus_point point,
                                         motus_view *to,
                                         motus_value_source source,
                                         motus_point *out_point);

/** Converts a rectangle: the result is the smallest axis-parallel rectangle
 *  that contains the converted one.
 *
 *  Time: O(n) in the views above the two.
 *
 *  @param to [or NULL] NULL for the window.
 *  @return as motus_view_convert_point(). */
motus_status motus_view_convert_rect_by(motus_view *view, motus_rect rect,
                                        motus_view *to,
                                        motus_value_source source,
                                        motus_rect *out_rect);

/** Computes the transform that takes the coordinates of a view to those of
 *  another. Where there is perspective on the way, it is the affine part of
 *  that transform.
 *
 *  @param to [or NULL] NULL for the window.
 *  @return as motus_view_convert_point(); #MOTUS_ERROR_INVALID_ARGUMENT when it
 *          is not finite. */
motus_status motus_view_transform_by(motus_view *view, motus_view *to,
                                     motus_value_source source,
                                     motus_transform *out_transform);

/* ---- Timing -------------------------------------------------------------- */

/* Springs obey m x'' = -k (x - 1) - c x', with w = sqrt(k / m) and the damping
 * ratio z = c / (2 sqrt(k m)). They can be given in four ways, of which the
 * last three have mass 1:
 *
 *   SPRING           m, k, c
 *   SPRING_RATIO     z, and w from the duration D and the initial velocity v:
 *                    |z w - v| / (w sqrt(1 - z²)) exp(-z w D) = .001, and for
 *                    z = 1: |1 + (w - v) D| exp(-w D) = .001. For z below .01,
 *                    where that has no root that is of use, w is that of .01:
 *                    such a spring has not settled at D, and jumps there
 *   SPRING_BOUNCE    w = 2 pi / d with the perceived duration d, and from the
 *                    bounce b: z = 1 - b for b >= 0, else 1 / (1 + b)
 *   SPRING_RESPONSE  w = 2 pi / d, and z
 *
 * The first, third and fourth last until they have settled: for z < 1 that is
 * ln((1 + |z w - v| / (w sqrt(1 - z²))) / .001) / (z w), for others the first
 * tenth of a second from which on less than .001 of the distance is left (.005
 * when z > 1). Springs given by m, k, c with z > 1 move as if z were 1. */

/** Selects a curve, and thereby the fields of motus_timing that are used; the
 *  others are ignored. */
typedef enum motus_timing_type {
  MOTUS_TIMING_LINEAR = 0,
  /** Slow at both ends: the cubic Bézier with the control points (.42, 0) and
   *  (.58, 1). */
  MOTUS_TIMING_EASE_IN_OUT = 1,
  /** Slow at the start: the cubic Bézier with (.42, 0) and (1, 1). */
  MOTUS_TIMING_EASE_IN = 2,
  /** Slow at the end: the cubic Bézier with (0, 0) and (.58, 1). */
  MOTUS_TIMING_EASE_OUT = 3,
  /** As `ease` of CSS: the cubic Bézier with (.25, .1) and (.25, 1). */
  MOTUS_TIMING_EASE = 4,
  /** The cubic Bézier with the control points control_1 and control_2. */
  MOTUS_TIMING_CUBIC = 5,
  /** A spring given by mass, stiffness and damping; it lasts until it has
   *  settled. */
  MOTUS_TIMING_SPRING = 6,
  /** A spring given by damping_ratio, so stiff that it settles within the
   *  duration. */
  MOTUS_TIMING_SPRING_RATIO = 7,
  /** A spring given by spring_duration and bounce; it lasts until it has
   *  settled. */
  MOTUS_TIMING_SPRING_BOUNCE = 8,
  /** step_count equal steps, with jumps where step_position says. */
  MOTUS_TIMING_STEPS = 9,
  /** Straight lines between `points`. */
  MOTUS_TIMING_POINTS = 10,
  /** The function `curve`. */
  MOTUS_TIMING_CUSTOM = 11,
  /** A spring given by spring_duration and damping_ratio; it lasts until it has
   *  settled. */
  MOTUS_TIMING_SPRING_RESPONSE = 12,
  /** A spring given by mass, stiffness and damping whose time runs along the
   *  cubic Bézier c given by control_1 and control_2. It lasts the spring's
   *  settling time D; at a time t it is where the spring alone is at D c(t /
   *  D). */
  MOTUS_TIMING_COMPOSED = 13
} motus_timing_type;

/** Returns the progress of a timing, 0 at the start and 1 at the end, at a
 *  fraction of its duration. It is called inside the call that takes the timing
 *  and never again: at 0, 1/256, 2/256, ... 1, in this order. Between these the
 *  library draws smooth cubics, so a motion with it is continuous,
 *  deterministic and can be turned round. A jump takes the time between two
 *  samples and does not overshoot. */
typedef double (*motus_curve_fn)(void *user_data, double fraction);

/** At which ends of a stepped timing there is a jump. */
typedef enum motus_step_position {
  /** At the end only: it starts with a rest. As CSS jump-end. */
  MOTUS_STEP_END = 0,
  /** At the start only. As CSS jump-start. */
  MOTUS_STEP_START = 1,
  /** At neither end: it rests at 0 and at 1. As CSS jump-none. */
  MOTUS_STEP_NONE = 2,
  /** At both ends. As CSS jump-both. */
  MOTUS_STEP_BOTH = 3
} motus_step_position;

/** How a motion proceeds in time. */
typedef struct motus_timing {
  size_t struct_size;
  /** The curve; #MOTUS_TIMING_EASE_IN_OUT by default. */
  motus_timing_type type;
  /** Control points of a cubic Bézier: x within 0 and 1, y within -1000 and
   *  1000. */
  motus_point control_1;
  motus_point control_2;
  /** Mass, stiffness and damping of a spring: 1, 100 and 10 by default; all
   *  above 0. A spring of any of the three types that would not settle within a
   *  million seconds is refused. */
  double mass;
  double stiffness;
  double damping;
  /** 1, the default, does not overshoot; less swings. At least .0001; at most
   *  1, but 100 for #MOTUS_TIMING_SPRING_RESPONSE. */
  double damping_ratio;
  /** The duration that is felt, which is the period of the spring without
   *  damping: .5 s by default. And the bounce: 0, the default, does not
   *  overshoot; above -1 and below 1. */
  double spring_duration;
  double bounce;
  /** The velocity with which a spring starts, divided by the distance to go: 2
   *  would cover the distance twice in a second. Within -1e6 and 1e6; 0 by
   *  default. */
  double initial_velocity;
  /** The number of steps: 1 to 1,000,000, 1 by default; at least 2 with
   *  #MOTUS_STEP_NONE. */
  uint32_t step_count;
  /** #MOTUS_STEP_END by default. */
  motus_step_position step_position;
  /** The corners of #MOTUS_TIMING_POINTS, 2 to 4,096 of them: x is the fraction
   *  of the time, y the progress there. The first x is 0, the last 1, and none
   *  is less than the one before; two equal ones are a jump. Copied.
   *  [point_count of them; during the call; or NULL] */
  const motus_point *points;
  size_t point_count;
  /** The curve of #MOTUS_TIMING_CUSTOM. Its results must be finite, and within
   *  -1,000,000 and 1,000,000. [during the call; or NULL] */
  motus_curve_fn curve;
  /** Handed to `curve`; stays the caller's. [token] */
  void *curve_data;
  /** Zero. */
  double reserved[2];
} motus_timing;

/** Fills in the defaults: ease in and out. */
motus_status motus_timing_init(motus_timing *timing, size_t struct_size);

/** Reads the progress of a timing at a time, 0 at the start and 1 at the
 *  target, and how fast it changes.
 *
 *  @param timing [or NULL] NULL for the defaults.
 *  @param time in seconds, not negative.
 *  @param duration in seconds; below 0 counts as 0. Springs that last their
 *         settling time ignore it.
 *  @param out_progress [or NULL]
 *  @param out_velocity [or NULL] the slope of the curve per second; 0 from its
 *         end on, and where a curve jumps.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_timing_evaluate(const motus_timing *timing, double time,
                                   double duration, double *out_progress,
                                   double *out_velocity);

/** Reads how long a timing takes: its settling time for springs that have one,
 *  else the duration given.
 *
 *  @param timing [or NULL]
 *  @return as motus_timing_evaluate(). */
motus_status motus_timing_duration(const motus_timing *timing, double duration,
                                   double *out_duration);

/** Computes the time at which a timing first reaches a progress: where a
 *  scrubbed animator continues.
 *
 *  @param progress clamped to 0 to 1; finite.
 *  @param out_time in seconds, 0 to `duration`.
 *  @param timing [or NULL]
 *  @return as motus_timing_evaluate(); #MOTUS_ERROR_INVALID_ARGUMENT for
 *          springs, composed ones too, which are never mapped back. */
motus_status motus_timing_inverse(const motus_timing *timing, double progress,
                                  double duration, double *out_time);

/* Momentum and resistance, for scrolling and for throwing: where something
 * stops that a finger has flung, and how little it follows a finger beyond its
 * edge. Pure functions: they need no runtime. */

/** Motion that slows down by itself: each millisecond multiplies the velocity
 *  by `rate`. The usual rate is .998; .99 stops sooner. With
 *  f = rate / (1 - rate) / 1000 seconds and l = -1000 log(rate) per second
 *
 *    x(t) = start + f velocity (1 - exp(-l t)),
 *    v(t) = x'(t) = l f velocity exp(-l t).
 *
 *  For .998, f is .499 and l f .999. The motion stops when velocity exp(-l t)
 *  has fallen to 10 points per second. */
typedef struct motus_decay {
  /** Above 0 and below 1. */
  double rate;
  /** In points. */
  double start;
  /** In points per second. */
  double velocity;
} motus_decay;

/** Computes the position x(t) and the velocity v(t) of a decaying motion after
 *  a time, also beyond its stop.
 *
 *  @param time in seconds, not negative.
 *  @param out_velocity [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_decay_evaluate(const motus_decay *decay, double time,
                                  double *out_position, double *out_velocity);

/** Computes where and when a decaying motion stops. Where `velocity` is not
 *  above 10 points per second, that is at once.
 *
 *  @param out_duration [or NULL] in seconds; may be NULL.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_decay_projected_end(const motus_decay *decay,
                                       double *out_position,
                                       double *out_duration);

/** Computes how far something moves when it is pulled beyond its edge, ever
 *  less the further it is pulled: (1 - 1 / (.55 * pull / dimension + 1)) *
 *  dimension, on either side.
 *
 *  @param dimension the size of what is pulled, above 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_rubber_band_offset(double pull, double dimension,
                                      double *out_offset);

/** The inverse of motus_rubber_band_offset(): computes the pull whose offset is
 *  given. For a finger that catches content on its way back to its edge.
 *
 *  @param offset smaller than `dimension`, on either side.
 *  @param dimension the size of what is pulled, above 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_rubber_band_pull(double offset, double dimension,
                                    double *out_pull);

/** Computes when a decaying motion passes an edge, and what is left there of
 *  the velocity that it was given: velocity - (edge - start) / f, with the f of
 *  motus_decay. A motion that stops before the edge, or goes the other way,
 *  does not cross it: then both are 0.
 *
 *  @param out_time [or NULL] in seconds.
 *  @param out_velocity [or NULL] in points per second.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_decay_crossing(const motus_decay *decay, double edge,
                                  bool *out_crosses, double *out_time,
                                  double *out_velocity);

/** Computes a decaying motion that is bent to stop at a target: it begins with
 *  the velocity v of `decay` and arrives with 10 points per second. With
 *  l = (|v| - 10) / |target - start|,
 *
 *    x(t) = start + v (1 - exp(-l t)) / l,   v(t) = v exp(-l t).
 *
 *  `out_fits` is true for a target that is half to one and a quarter times as
 *  far away as the natural end; others are better reached by a spring.
 *
 *  @param time in seconds, not negative; after the end of the motion the
 *         position is the target.
 *  @param out_position [or NULL]
 *  @param out_velocity [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_decay_to_target(const motus_decay *decay, double target,
                                   double time, bool *out_fits,
                                   double *out_position, double *out_velocity);

/** Computes the displacement and the velocity that are left after a time, when
 *  a critically damped spring brings a displacement d with a velocity v to
 *  rest: (d + (v + w d) t) exp(-w t) for the frequency w.
 *
 *  @param frequency in radians per second, above 0.
 *  @param time in seconds, not negative.
 *  @param out_displacement [or NULL]
 *  @param out_velocity [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT, also when what is left is
 *          not finite. */
motus_status motus_spring_settle(double frequency, double displacement,
                                 double velocity, double time,
                                 double *out_displacement,
                                 double *out_velocity);

/** Pages of a content. */
typedef struct motus_paging {
  size_t struct_size;
  /** The distance from one page to the next, in points; above 0. 1 by default.
   */
  double page_size;
  /** The offset of page 0, 0 by default. */
  double origin;
  /** How many there are; 1 by default. */
  uint32_t page_count;
  /** The page from which a drag has begun; 0 by default. */
  uint32_t begin_page;
  /** How many pages a drag turns at most: 1 by default, 0 for any number. */
  uint32_t maximum_pages;
  /** The rate of motus_decay, .998 by default. When `maximum_pages` is 0 it
   *  decides how far a release goes. */
  double rate;
} motus_paging;

/** Fills in the defaults. */
motus_status motus_paging_init(motus_paging *paging, size_t struct_size);

/** Computes the page to which a release turns. With 200 points per second or
 *  more it is the next one in that direction, else the nearest one; it is at
 *  most `maximum_pages` away from `begin_page`. When `maximum_pages` is 0 it is
 *  the page nearest to where a motus_decay with this velocity would stop, and
 *  at least the next page for a flick.
 *
 *  @param paging [or NULL]
 *  @param offset where the content stands when the finger lets go, in points.
 *  @param velocity in points per second.
 *  @param out_offset [or NULL] where that page stands.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE.
 */
motus_status motus_page_target(const motus_paging *paging, double offset,
                               double velocity, uint32_t *out_page,
                               double *out_offset);

/** How strictly content rests at its snap positions. */
typedef enum motus_snap_strictness {
  /** Not at all. */
  MOTUS_SNAP_NONE = 0,
  /** When it would come to rest near one anyway. */
  MOTUS_SNAP_PROXIMITY = 1,
  /** Always. */
  MOTUS_SNAP_MANDATORY = 2
} motus_snap_strictness;

/** An offset at which content may rest. */
typedef struct motus_snap_position {
  /** The offset of the content, in points. */
  double offset;
  /** For something larger than the visible part of the scroller: the last
   *  offset at which it still fills that; the content may then rest at any
   *  offset from `offset` to `end`. For anything else: at most `offset`. */
  double end;
  /** Whether every drag stops here instead of passing on. */
  bool stops;
} motus_snap_position;

/** Snap positions of a content. */
typedef struct motus_snapping {
  size_t struct_size;
  /** #MOTUS_SNAP_MANDATORY by default. */
  motus_snap_strictness strictness;
  /** How near a release has to end to a position for #MOTUS_SNAP_PROXIMITY, in
   *  points; 0 by default. */
  double proximity;
  /** The offsets between which the content can rest; 0 and 0 by default. */
  double minimum_offset;
  double maximum_offset;
  /** The offset at which the drag has begun; 0 by default. */
  double begin_offset;
  /** The rate of motus_decay, .998 by default. */
  double rate;
} motus_snapping;

/** Fills in the defaults. */
motus_status motus_snapping_init(motus_snapping *snapping, size_t struct_size);

/** Computes where content comes to rest after a release: at the snap position
 *  nearest to its natural end, where a motus_decay with this velocity would
 *  stop. With 200 points per second or more that is no position behind it, and
 *  it never passes a position that `stops`. Without positions it is the natural
 *  end.
 *
 *  Time: O(n) in the positions.
 *
 *  @param snapping [or NULL]
 *  @param offset where the content stands when the finger lets go, in points.
 *  @param velocity in points per second.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_LIMIT beyond a million positions. */
motus_status motus_snap_target(const motus_snapping *snapping,
                               const motus_snap_position *positions,
                               size_t count, double offset, double velocity,
                               double *out_target);

/** A part of the distance that the content scrolls, given by how something in
 *  the content passes the viewport, which is the part of the scroller's view
 *  that no inset covers. The names are those of CSS view timelines. */
typedef enum motus_scroll_range_kind {
  /** All of the distance, from the first to the last offset. */
  MOTUS_SCROLL_RANGE_SCROLL = 0,
  /** From the offset at which its first edge appears to the one at which its
   *  last edge has left. */
  MOTUS_SCROLL_RANGE_COVER = 1,
  /** While all of it is seen; of what is larger than the viewport, while it
   *  fills that. */
  MOTUS_SCROLL_RANGE_CONTAIN = 2,
  /** From the offset at which it appears to the one at which all of it is
   *  seen, or at which it fills the viewport if it is larger. */
  MOTUS_SCROLL_RANGE_ENTRY = 3,
  /** From the offset at which a part of it begins to leave, or at which it no
   *  longer fills the viewport if it is larger, to the one at which it has
   *  left. */
  MOTUS_SCROLL_RANGE_EXIT = 4,
  /** From the offset at which its first edge crosses the end of the viewport to
   *  the one at which its last edge does: other than ENTRY only for what is
   *  larger. */
  MOTUS_SCROLL_RANGE_ENTRY_CROSSING = 5,
  /** From the offset at which its first edge crosses the start of the viewport
   *  to the one at which its last edge does: other than EXIT only for what is
   *  larger. */
  MOTUS_SCROLL_RANGE_EXIT_CROSSING = 6,
  /** Between two offsets that are given; only for motus_link_range. */
  MOTUS_SCROLL_RANGE_OFFSETS = 7,
  /** Between two offsets that are counted from where the content rests at its
   *  start; only for motus_link_range. */
  MOTUS_SCROLL_RANGE_FROM_REST = 8
} motus_scroll_range_kind;

/** Computes the offsets at the two ends of a range.
 *
 *  @param start where it stands in the content.
 *  @param size how long it is, not negative.
 *  @param dimension how long the view of the scroller is, not negative.
 *  @param inset_start by how much the viewport is shorter than that at its
 *         start.
 *  @param inset_end the same at its end.
 *  @param out_begin the offset at progress 0. Of #MOTUS_SCROLL_RANGE_SCROLL it
 *         is `start`.
 *  @param out_end the offset at progress 1; `start + size` there.
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT, also for
 *          #MOTUS_SCROLL_RANGE_OFFSETS and #MOTUS_SCROLL_RANGE_FROM_REST. */
motus_status motus_scroll_range(motus_scroll_range_kind kind, double start,
                                double size, double dimension,
                                double inset_start, double inset_end,
                                double *out_begin, double *out_end);

/* ---- Animation ----------------------------------------------------------- */

/** Bits of motus_animation_options.flags. */
typedef enum motus_animation_flag {
  /** When the block has changed the size of a view controller's view, its
   *  layout callbacks are called before the block ends, so that the changes
   *  which they make are animated too. What the library itself lays out by that
   *  size, as screens in a container, moves with the block without it. */
  MOTUS_ANIMATION_LAYOUT_SUBVIEWS = 1 << 0,
  /** Touches reach views while they are animated. */
  MOTUS_ANIMATION_ALLOW_USER_INTERACTION = 1 << 1,
  /** A property that is being animated starts from its shown value, and its
   *  previous animation ends; without this flag both are added. A spring also
   *  starts with the property's velocity. */
  MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE = 1 << 2,
  /** Runs for ever, unless `repeat_count` says how often. Inside a keyframe or
   *  a transition it runs once; inside an animator, which has an end, a block
   *  that would run for ever is #MOTUS_ERROR_INVALID_STATE. */
  MOTUS_ANIMATION_REPEAT = 1 << 3,
  /** Runs forward and back to its start, then shows the target at once. */
  MOTUS_ANIMATION_AUTOREVERSE = 1 << 4,
  /** Inside another block: keeps its own duration. */
  MOTUS_ANIMATION_OVERRIDE_INHERITED_DURATION = 1 << 5,
  /** Inside another block: keeps its own timing, and a spring its duration. */
  MOTUS_ANIMATION_OVERRIDE_INHERITED_TIMING = 1 << 6,
  /** View transitions: what the block changes moves in the timing of the
   *  transition instead of changing at once. */
  MOTUS_ANIMATION_ALLOW_ANIMATED_CONTENT = 1 << 7,
  /** View transitions from one view to another: both stay in the tree, the new
   *  one is shown and the old one hidden at the end. */
  MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS = 1 << 8,
  /** Inside another block: inherits nothing from it. */
  MOTUS_ANIMATION_OVERRIDE_INHERITED_OPTIONS = 1 << 9,
  /** View transitions: one of the following seven. A flip turns both views
   *  about the vertical or the horizontal axis, with the edge named coming
   *  towards the eye first; a curl turns the upper one over like a page, away
   *  or back. */
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT = 1 << 20,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT = 2 << 20,
  MOTUS_ANIMATION_TRANSITION_CURL_UP = 3 << 20,
  MOTUS_ANIMATION_TRANSITION_CURL_DOWN = 4 << 20,
  MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE = 5 << 20,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_TOP = 6 << 20,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_BOTTOM = 7 << 20,
  /** A hint that so many frames a second are enough: while all that moves says
   *  so, motus_runtime_needs_tick() is false between two of them and
   *  motus_runtime_next_deadline() says when the next one is due. Ticks in
   *  between are made like any other. */
  MOTUS_ANIMATION_PREFERRED_FPS_60 = 3 << 24,
  MOTUS_ANIMATION_PREFERRED_FPS_30 = 7 << 24,
  /** For properties other than center, bounds and transform: one that moves
   *  already ends its old motion, jumps to the old target and sets out from
   *  there, as UIKit does without #MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE. */
  MOTUS_ANIMATION_JUMP_ON_RETARGET = 1 << 27,
  /** The colour space in which colours are interpolated: one of these three.
   *  Without one of them it is that of the property, see
   *  motus_runtime_set_property_color_space(). A colour that is being animated
   *  already stays in its space. */
  MOTUS_ANIMATION_COLOR_SPACE_LINEAR_SRGB = 1 << 28,
  MOTUS_ANIMATION_COLOR_SPACE_OKLAB = 2 << 28,
  MOTUS_ANIMATION_COLOR_SPACE_SRGB = 3 << 28,
  /** Moves even when motion is reduced; see motus_runtime_set_reduces_motion().
   */
  MOTUS_ANIMATION_KEEP_MOTION = 1 << 30
} motus_animation_flag;

/** How the changes of a block are animated. */
typedef struct motus_animation_options {
  size_t struct_size;
  /** .25 s by default. 0 and below change at once; the completion runs in the
   *  next tick, with true. */
  double duration;
  /** Seconds until the motion starts; 0 by default. Not negative. */
  double delay;
  /** Ease in and out by default. */
  motus_timing timing;
  /** motus_animation_flag bits, no others; 0 by default. */
  uint32_t flags;
  /** How often it runs; forward and back count as one. Any number above 0: .5
   *  is half a run. NaN, the default, says nothing: once, and for ever with
   *  #MOTUS_ANIMATION_REPEAT. 1 is once with that flag, too. */
  double repeat_count;
} motus_animation_options;

/** Fills in the defaults. */
motus_status motus_animation_options_init(motus_animation_options *options,
                                          size_t struct_size);

/** Makes the changes that are to be animated: it calls setters. */
typedef void (*motus_block_fn)(void *user_data);

/** Called when an animation, a request or a transition is over. `finished` is
 *  false when it was interrupted or cancelled, or could not be carried out any
 *  more. What was cancelled in this tick has been rolled back before: model
 *  values are what is shown, and a value that is set here stays. Where the
 *  function may be NULL: with a user_data and no function,
 *  #MOTUS_EVENT_COMPLETED reports the end instead. */
typedef void (*motus_completion_fn)(void *user_data, bool finished);

/** Animates the changes that `block` makes. The block is called at once and
 *  model values change at once; shown values follow, beginning with the frame
 *  of the last tick. A property that is moving already keeps its velocity: the
 *  new motion is added to the running one.
 *
 *  Inside another block it inherits duration, timing, repetition and whether
 *  touches are allowed from that one, unless flags say otherwise; delays add
 *  up. When a view ends or leaves the window its animations end, too; a view
 *  that has never been in the window is animated like any other. An animation
 *  does not hold its views: a diagnostic says when one has ended before its
 *  delayed animation began.
 *
 *  A block in each frame, for what follows a finger or another value, costs: it
 *  leaves as many motions of a property as frames pass in its duration, which
 *  are all added up. A plain setter, motus_view_set_implicit() or an animator
 *  that is scrubbed costs the same whenever it is called.
 *
 *  @param block_data handed to `block`; stays the caller's.
 *  @param completion [or NULL; once] called at the end of the tick in which the
 *         animation ends, or of the next tick when there is nothing to animate
 *         or when it is cut off. Several in one tick come in the order of
 *         their ends, and those with the same end, or cut off, in the order of
 *         their beginnings.
 *  @param out_animation [or NULL] the running animation; NULL when nothing is
 *         animated, or when an animator or a transition runs it.
 *  @param options [or NULL]
 *  @param block [during the call]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_STATE when it would
 *          repeat for ever inside an animator. */
motus_status motus_runtime_animate(motus_runtime *runtime,
                                   const motus_animation_options *options,
                                   motus_block_fn block, void *block_data,
                                   motus_completion_fn completion,
                                   void *user_data, motus_destroy_fn destroy,
                                   motus_animation **out_animation);

/** Opens a block: changes until the matching motus_runtime_commit_animation()
 *  are animated as in motus_runtime_animate(). Blocks nest.
 *
 *  @param options [or NULL]
 *  @return as motus_runtime_animate(). */
motus_status
motus_runtime_begin_animation(motus_runtime *runtime,
                              const motus_animation_options *options);

/** Closes the innermost open block.
 *
 *  Time: O(n) in the keyframes of a block of keyframes and what each changes.
 *
 *  @param completion [or NULL; once]
 *  @param out_animation [or NULL]
 *  @return as motus_runtime_animate(); #MOTUS_ERROR_INVALID_STATE when none is
 *          open. */
motus_status motus_runtime_commit_animation(motus_runtime *runtime,
                                            motus_completion_fn completion,
                                            void *user_data,
                                            motus_destroy_fn destroy,
                                            motus_animation **out_animation);

/** Makes changes inside an animated block that repeat otherwise than the rest
 *  of it. When the block animates nothing else it ends with them. Outside of an
 *  animated block, and inside one that an animator runs, the changes are made
 *  as usual.
 *
 *  @param repeat_count as in motus_animation_options; not NaN.
 *  @param block [during the call]
 *  @return as motus_runtime_animate(). */
motus_status motus_runtime_modify_animations(motus_runtime *runtime,
                                             double repeat_count,
                                             bool autoreverses,
                                             motus_block_fn block,
                                             void *block_data);

/** Changes what a view shows, with a transition: `block` changes the view and
 *  its subviews; a snapshot of the old state covers the view and is taken away
 *  by the transition. The remarks at motus_view_create_snapshot() apply. What
 *  `block` changes is changed at once, unless
 *  #MOTUS_ANIMATION_ALLOW_ANIMATED_CONTENT says otherwise. Without one of the
 *  transition flags, or without a superview, it is motus_runtime_animate().
 *
 *  The transition moves alpha, the transform in space or the curl of both; at
 *  its end they are what they were. Another transition of the same view may
 *  begin at any time: it starts from what is shown. Inside the block of an
 *  animator, the animator pauses, scrubs and reverses it.
 *
 *  Time: O(n) in the views below it.
 *
 *  @param options [or NULL]
 *  @param block [during the call]
 *  @param completion [or NULL; once]
 *  @param out_animation [or NULL]
 *  @return as motus_runtime_animate(); #MOTUS_ERROR_LIMIT as
 *          motus_view_create_snapshot(), before `block` is called. */
motus_status motus_view_transition(motus_view *view,
                                   const motus_animation_options *options,
                                   motus_block_fn block, void *block_data,
                                   motus_completion_fn completion,
                                   void *user_data, motus_destroy_fn destroy,
                                   motus_animation **out_animation);

/** Replaces one view by another, with the same transitions: the new one comes
 *  into the superview of the old one, which is removed at the end. When an
 *  animator that drives it has been brought back to its start, the new one is
 *  removed. With #MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS neither comes or
 *  goes.
 *
 *  @param options [or NULL]
 *  @param completion [or NULL; once]
 *  @param out_animation [or NULL]
 *  @return as motus_runtime_animate(); #MOTUS_ERROR_INVALID_STATE when the old
 *          view, or with that flag the new one, has no superview;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when they are the same or the old one
 *          stands in the new one; #MOTUS_ERROR_FOREIGN_HANDLE. */
motus_status motus_view_transition_to(motus_view *view, motus_view *to,
                                      const motus_animation_options *options,
                                      motus_completion_fn completion,
                                      void *user_data, motus_destroy_fn destroy,
                                      motus_animation **out_animation);

/** Animations of motus_runtime_perform_system_animation(). */
typedef enum motus_system_animation {
  /** Views fade and leave their superviews at the end. */
  MOTUS_SYSTEM_ANIMATION_DELETE = 0
} motus_system_animation;

/** Removes views with an animation: they fade out while the changes of `block`
 *  are animated, too. At the end they are removed from their superviews and
 *  their alpha is what it was before. A view whose alpha is set meanwhile is
 *  not removed; none is removed when an animator that runs this returns to its
 *  start.
 *
 *  Time: O(n) in the views.
 *
 *  @param views not the window; NULL when `count` is 0.
 *  @param block [or NULL; during the call]
 *  @param options [or NULL]
 *  @param completion [or NULL; once]
 *  @param out_animation [or NULL]
 *  @return as motus_runtime_animate(); #MOTUS_ERROR_FOREIGN_HANDLE. */
motus_status motus_runtime_perform_system_animation(
    motus_runtime *runtime, motus_system_animation animation,
    motus_view *const *views, size_t count,
    const motus_animation_options *options, motus_block_fn block,
    void *block_data, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy, motus_animation **out_animation);

/** Makes changes that are not animated, also inside an animated block.
 *
 *  @param block [during the call]
 *  @return as motus_runtime_animate(). */
motus_status motus_runtime_perform_without_animation(motus_runtime *runtime,
                                                     motus_block_fn block,
                                                     void *block_data);

/** Whether blocks animate; true by default. */
bool motus_runtime_is_animation_enabled(motus_runtime *runtime);

/** Sets whether blocks that begin from now on animate. Running animations
 *  continue. A transition of the library's that begins by itself, but for
 *  pages, which scroll, is at its end in the frame in which it begins. One that
 *  a finger or an interaction controller leads follows it all the same, and is
 *  at its end in the first tick after it has been let go.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_set_animation_enabled(motus_runtime *runtime,
                                                 bool enabled);

/** The duration of the innermost open block, 0 outside. */
double motus_runtime_inherited_animation_duration(motus_runtime *runtime);

/** The position at which an animation ends, or has ended. */
typedef enum motus_animating_position {
  /** The targets of the animation. */
  MOTUS_POSITION_END = 0,
  /** The values from which it started. */
  MOTUS_POSITION_START = 1,
  /** What is shown at the moment. */
  MOTUS_POSITION_CURRENT = 2
} motus_animating_position;

/** Ends a running animation early: at #MOTUS_POSITION_END its properties take
 *  their final values, at #MOTUS_POSITION_CURRENT what is shown becomes the
 *  model value. The completion is called in the next tick with `finished`
 *  false. What a later block with the same spring has taken over goes on.
 *
 *  Time: O(n) in the properties that it moves.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE when it has ended;
 *          #MOTUS_ERROR_INVALID_ARGUMENT for any other position. */
motus_status motus_animation_cancel(motus_animation *animation,
                                    motus_animating_position position);

/** Ends all animations of a view's properties at once: the view shows its model
 *  values. Animations that move nothing else complete with `finished` false.
 *
 *  Time: O(n) in its animated properties.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_remove_all_animations(motus_view *view);

/* ---- Implicit ------------------------------------------------------------ */

/* A timing can be attached to a property: from then on its plain setters glide.
 *
 *   motus_view_set_implicit(knob, MOTUS_PROPERTY_CENTER, &options);
 *   ...
 *   motus_view_set_center(knob, is_on ? on : off);
 *
 * The setter changes the model value at once, and what is shown goes there from
 * where it is, with the velocity that it has. It may be called as often as one
 * likes, also on the way.
 *
 * A setter is applied at once when the model value is already the one that is
 * set; inside any block, which then decides; while animations are not enabled;
 * inside motus_animation_controller_callbacks' `animate_transition` and
 * motus_interaction_controller_callbacks' `start_interactive_transition`; and
 * as long as no frame has shown the view: it must be in the window, and neither
 * it nor a view above it may be hidden. The library itself never lets a
 * property glide when it places views. */

/** How a setter that is called outside of a block animates its property. */
typedef enum motus_implicit_flag {
  /** Applies to all views below the view, too. */
  MOTUS_IMPLICIT_SUBTREE = 1 << 0,
  /** Setters apply at once, even where a view above has a timing with
   *  #MOTUS_IMPLICIT_SUBTREE. */
  MOTUS_IMPLICIT_NONE = 1 << 1,
  /** When a setter goes back to the value from which the running glide started,
   *  the new glide replaces that one, starts at rest, and is shorter in the
   *  same proportion as its distance, as in CSS transitions. Not for springs,
   *  nor with a delay. */
  MOTUS_IMPLICIT_SHORTEN_REVERSAL = 1 << 2,
  /** Moves although motion is reduced. Without it, while motion is reduced, a
   *  glide of center, bounds or a transform becomes a fade out and in again,
   *  with the change half-way. */
  MOTUS_IMPLICIT_KEEP_MOTION = 1 << 3,
  /** Glides also when the property is set in a layout because the window has a
   *  new size; without this flag such a value is applied at once. */
  MOTUS_IMPLICIT_ON_RESIZE = 1 << 4
} motus_implicit_flag;

/** A timing for setters that are called outside of a block. */
typedef struct motus_implicit_options {
  size_t struct_size;
  /** .25 s by default. Ignored by springs that last until they have settled. */
  double duration;
  /** Seconds before the shown value begins to move; 0 by default. Not negative.
   *  A motion that runs already goes on meanwhile. With a duration and a delay
   *  of 0 a setter applies at once. */
  double delay;
  /** #MOTUS_TIMING_EASE by default. An `initial_velocity` is not used. */
  motus_timing timing;
  /** motus_implicit_flag bits, no others; 0 by default. */
  uint32_t flags;
  uint32_t reserved;
} motus_implicit_options;

/** Fills in the defaults. */
motus_status motus_implicit_options_init(motus_implicit_options *options,
                                         size_t struct_size);

/** Attaches a timing to a property of a view. Each call of a setter looks for a
 *  timing in this order: the view's own for the property, the view's own for
 *  #MOTUS_PROPERTY_ALL, then those of the views above that have
 *  #MOTUS_IMPLICIT_SUBTREE, the nearest view first, and in each the one for the
 *  property first.
 *
 *  A property that glides already goes on from its shown value and velocity.
 *  Glides along the same spring become one, and so do glides along cubic curves
 *  that begin no steeper than twice their mean; other glides are added up, up
 *  to eight.
 *
 *  Attached to #MOTUS_PROPERTY_HIDDEN it says for how long a view that is being
 *  hidden is still drawn; getters and touches see it hidden at once.
 *
 *  @param property any, also #MOTUS_PROPERTY_ALL.
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND when
 *          there is no such property; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_set_implicit(motus_view *view, uint32_t property,
                                     const motus_implicit_options *options);

/** Removes a timing. Glides that run go on.
 *
 *  @return as motus_view_set_implicit(). */
motus_status motus_view_clear_implicit(motus_view *view, uint32_t property);

/** Reads the timing that counts for a property of a view, its own or that of a
 *  view above. `out_options->struct_size` says how many bytes may be written.
 *  `points` and `curve` of the timing are NULL.
 *
 *  @return as motus_view_set_implicit(); #MOTUS_ERROR_NOT_FOUND also when there
 *          is none. */
motus_status motus_view_implicit(motus_view *view, uint32_t property,
                                 motus_implicit_options *out_options);

/** Sets the value that a property shows in the first frame whenever the view
 *  comes into sight; from there it glides to its model value. Without an
 *  implicit timing it has no effect.
 *
 *  @param property any but #MOTUS_PROPERTY_HIDDEN and #MOTUS_PROPERTY_ALL.
 *  @param values [or NULL; count numbers] copied; NULL when `count` is 0.
 *  @param count the property's number of components; 0 removes the starting
 *         value.
 *  @return as motus_view_set_property(). */
motus_status motus_view_set_starting_value(motus_view *view, uint32_t property,
                                           const double *values, size_t count);

/** Called when the glides of a property have ended. When the view has ended,
 *  which cuts them off, its handle is stale: it can be compared, and no more.
 */
typedef void (*motus_settle_fn)(void *user_data, motus_view *view,
                                uint32_t property, bool finished);

/** Sets the function that is called when the glides of a property have ended:
 *  once when it comes to rest, however often it was set on the way. `finished`
 *  is false when it was cut off: by the end of the view, when it left the
 *  window, by a hidden view that is shown again, or by an animation that takes
 *  over. The event #MOTUS_EVENT_SETTLED says the same. What the callback sets
 *  glides from the present frame on.
 *
 *  @param property any but #MOTUS_PROPERTY_ALL.
 *  @param fn [or NULL; until replaced]
 *  @return as motus_view_set_implicit(). */
motus_status motus_view_set_settle(motus_view *view, uint32_t property,
                                   motus_settle_fn fn, void *user_data,
                                   motus_destroy_fn destroy);

/** Opens a block whose changes are applied at once, until the matching
 *  motus_runtime_commit_animation(): motus_runtime_perform_without_animation()
 *  in two calls. Use it for a view that follows a finger.
 *
 *  @return as motus_runtime_begin_animation(). */
motus_status motus_runtime_begin_without_animation(motus_runtime *runtime);

/* ---- Arrangement --------------------------------------------------------- */

/* The host says which children a view has now: keys with frames. The library
 * finds out who has come, moved, left or returned, and lets the picture go
 * there from wherever it is, with the velocity that it has. Layout itself stays
 * the host's. The view may be that of a scroller: then give no `origin`, and
 * set the scroller's content size along with the list. A list may be given as
 * often as one likes, each frame too:
 *
 *   motus_view_begin_arrangement(list, &options);
 *   for (i = 0; i < count; i++)
 *     motus_runtime_add_child(runtime, &(motus_child){.key = row[i].id,
 *                             .frame = row_frame(i), .tag = row[i].id});
 *   motus_runtime_commit_arrangement(runtime);
 *
 * A list is compared with the one before, shown and reported with the next
 * tick; of several lists for one view between two ticks the last counts. */

/** How the picture of a child looks before it has come, or after it has left,
 *  compared with its place; and how it gets from there or to there. See
 *  #MOTUS_PROPERTY_PRESENCE_ALPHA. */
typedef struct motus_presence {
  size_t struct_size;
  /** A factor on the child's alpha, 0 to 1; 0 by default. */
  double alpha;
  /** A transform about the center; the identity by default. */
  motus_transform transform;
  /** How far the picture is moved: in points or, when `offset_is_relative`, in
   *  widths and heights of the child; 0 by default. */
  motus_vector offset;
  /** False by default. */
  bool offset_is_relative;
  /** In seconds; .25 by default. Ignored by springs that last until they have
   *  settled. */
  double duration;
  /** In seconds, not negative; 0 by default. */
  double delay;
  /** #MOTUS_TIMING_EASE by default. An `initial_velocity` is not used. */
  motus_timing timing;
} motus_presence;

/** Fills in the defaults. */
motus_status motus_presence_init(motus_presence *presence, size_t struct_size);

/** A child of an arrangement. */
typedef struct motus_child {
  /** Not 0; no two children of a list have the same. */
  uint64_t key;
  /** Its place in the parent's coordinates, before `origin` of the options is
   *  taken off. */
  motus_rect frame;
  /** NULL lets the library make a view, which ends with the child. Otherwise
   *  the parent retains it as its subview. When the list gives a key another
   *  view than the list before, the view is a new child, and the old child
   *  leaves; but see #MOTUS_ARRANGEMENT_ADOPT. [retained or NULL] */
  motus_view *view;
  /** Becomes the view's tag, see motus_set_tag(). */
  uint64_t tag;
  /** motus_child_flag bits, no others. */
  uint32_t flags;
  uint32_t reserved;
  /** How the child comes and leaves, in place of `enter` and `exit` of the
   *  options; NULL uses these. Read during the call. When the child leaves, the
   *  value of the last list that had it counts. [during the call; or NULL] */
  const motus_presence *presence;
} motus_child;

/** Particulars of a child in a list, as bits. */
typedef enum motus_child_flag {
  /** The child leaves, but keeps its place in the list: while it is listed with
   *  this flag, it moves with the others. Listed without the flag, it returns.
   *  For a key that no child has, the flag has no effect. */
  MOTUS_CHILD_KEEP_LEAVING = 1 << 0,
  /** The child comes, or goes to its place, without motion this time. That is
   *  for rows that scroll into sight where only visible rows are listed:
   *  without this flag they fade in, as any child that comes. */
  MOTUS_CHILD_JUMP = 1 << 1,
  /** The host sets the child's center, as a finger moves it for instance.
   *  `frame` is the place to which the child goes when it is listed without
   *  this flag. The child stands in front of the others. */
  MOTUS_CHILD_HELD = 1 << 2,
  /** The child is not scaled with its parent when that is a child of an
   *  arrangement with #MOTUS_SIZING_SCALE: it is drawn, and touched, as if the
   *  parent's bounds had the size that is seen. */
  MOTUS_CHILD_COUNTER_SCALE = 1 << 3,
  /** The child stands in front of the others while it comes or moves. While it
   *  moves from one list of a group to another it stands in front of the
   *  children of both, but a list that clips its subviews still clips it. */
  MOTUS_CHILD_ON_TOP = 1 << 4
} motus_child_flag;

/** Where children that are leaving stand among the others, from back to front.
 */
typedef enum motus_leaver_order {
  /** Each stays in front of the child that was behind it. */
  MOTUS_LEAVERS_NATURAL = 0,
  /** Behind all others. */
  MOTUS_LEAVERS_BELOW = 1,
  /** In front of all others. */
  MOTUS_LEAVERS_ABOVE = 2
} motus_leaver_order;

/** Properties that are animated when a child gets another frame. */
typedef enum motus_sizing {
  /** Center and bounds. */
  MOTUS_SIZING_REAL = 0,
  /** The center; the bounds change at once, as for text. */
  MOTUS_SIZING_POSITION = 1,
  /** The bounds; the center changes at once. */
  MOTUS_SIZING_SIZE = 2,
  /** The center; the bounds change at once, and the picture is scaled from
   *  their old size to the new one: contents are laid out once. It shows the
   *  same rectangle as #MOTUS_SIZING_REAL; see #MOTUS_CHILD_COUNTER_SCALE and
   *  `scale_x` of motus_draw_detail. A side that becomes 0 is not scaled. */
  MOTUS_SIZING_SCALE = 3
} motus_sizing;

/** Which child begins first when their motions are staggered. */
typedef enum motus_stagger_origin {
  /** The first child of the list. */
  MOTUS_STAGGER_FIRST = 0,
  /** The last child of the list. */
  MOTUS_STAGGER_LAST = 1,
  /** The child that goes nearest to the middle of the parent's bounds. */
  MOTUS_STAGGER_CENTER = 2,
  /** The child that goes nearest to `stagger_point`. */
  MOTUS_STAGGER_POINT = 3
} motus_stagger_origin;

/** Which children wait for others. A list that comes while some wait replaces
 *  the one before: children that it does not name leave, the others go to their
 *  new places. */
typedef enum motus_arrangement_order {
  /** None: children leave, move and come at the same time. */
  MOTUS_ORDER_TOGETHER = 0,
  /** Children come and move once all children that leave are gone. */
  MOTUS_ORDER_EXITS_FIRST = 1,
  /** Children move once all that leave are gone, and come once all have moved.
   */
  MOTUS_ORDER_EXITS_MOVES_ENTERS = 2
} motus_arrangement_order;

/** How an arrangement behaves. */
typedef enum motus_arrangement_flag {
  /** Children come with their effect also in the first list of a view, and when
   *  no frame has shown it yet. */
  MOTUS_ARRANGEMENT_ENTER_ON_FIRST = 1 << 0,
  /** Touches reach children that are leaving. */
  MOTUS_ARRANGEMENT_LEAVERS_TAKE_TOUCHES = 1 << 1,
  /** Children that are out of sight move, too. */
  MOTUS_ARRANGEMENT_NO_CULLING = 1 << 2,
  /** Children also move when their parent gets another size because the window
   *  does; without this flag they are put at their places. */
  MOTUS_ARRANGEMENT_ON_RESIZE = 1 << 3,
  /** Children move although motion is reduced. Without it, while motion is
   *  reduced, children fade out and in again at their new places, and of a
   *  motus_presence only the alpha is used. */
  MOTUS_ARRANGEMENT_KEEP_MOTION = 1 << 4,
  /** The view of this arrangement may be a child of another one, or stand in
   *  such a child. When that child leaves, the children here leave in their own
   *  ways, and it stays until the last of them is gone; when it returns, those
   *  that are still there return, too. Without this flag they go with its
   *  picture. */
  MOTUS_ARRANGEMENT_PROPAGATE_EXITS = 1 << 5,
  /** When a key is listed with another view than before, it stays the same
   *  child: the new view takes over center, bounds and effects of the list with
   *  all that moves them, paths included; the rest, such as alpha and
   *  transform, is its own. The old view is gone at once. When the list belongs
   *  to an animated block that is brought back to its start, the new view stays
   *  nevertheless. */
  MOTUS_ARRANGEMENT_ADOPT = 1 << 6
} motus_arrangement_flag;

/** How the children of a view come, move and go. */
typedef struct motus_arrangement_options {
  size_t struct_size;
  /** The duration of moves: .25 s by default. Ignored by springs that last
   *  until they have settled, as the default `timing` does. */
  double duration;
  /** A critically damped spring with a response of .35 s by default. */
  motus_timing timing;
  /** How children come; NULL, the default, for fading in within .25 s. [during
   *  the call; or NULL] */
  const motus_presence *enter;
  /** How children leave; NULL, the default, for fading out within .2 s, easing
   *  out. [during the call; or NULL] */
  const motus_presence *exit;
  /** #MOTUS_SIZING_REAL by default. */
  motus_sizing sizing;
  /** #MOTUS_LEAVERS_NATURAL by default. */
  motus_leaver_order leaver_order;
  /** When the parent gets another size, children that are leaving move by this
   *  part of the difference: (0, 0), the default, keeps their distance to its
   *  top left corner, (1, 1) that to its bottom right corner. */
  motus_point leaver_anchor;
  /** Seconds between the beginnings of children that come, of children that
   *  move, and of children that leave; 0 by default. */
  double stagger;
  /** The most seconds between the first beginning and the last; .3 by default.
   *  With many children the stagger becomes shorter. */
  double stagger_limit;
  /** #MOTUS_STAGGER_FIRST by default. */
  motus_stagger_origin stagger_from;
  /** #MOTUS_ORDER_TOGETHER by default. */
  motus_arrangement_order order;
  /** In the parent's coordinates; see #MOTUS_STAGGER_POINT. */
  motus_point stagger_point;
  /** motus_arrangement_flag bits, no others; 0 by default. */
  uint32_t flags;
  /** How far the frames have been scrolled by the host: when it changes,
   *  children follow at once. A parent that scrolls by the origin of its bounds
   *  needs none. */
  motus_point origin;
  /** A child whose whole motion is farther than this from what is seen of its
   *  parent is put at its place without motion; 200 points by default. */
  double cull_margin;
  /** 0, the default, is no group. Lists with the same other number share their
   *  keys: a child whose key another list of the group has had is moved here
   *  with its view, from where it is seen and with its velocity, instead of
   *  leaving there and coming here. In which order the lists are given between
   *  two ticks does not matter, unless two of them have the same key: then the
   *  one given later gets it, with a diagnostic. A list that is given inside an
   *  animated block takes its keys during the call, any other with the next
   *  tick. A child that is not seen where it was goes to its new place without
   *  motion. Where the lists are seen at different scales, the bounds of the
   *  child take the size that is seen, and its subviews keep theirs; with
   *  #MOTUS_SIZING_SCALE the whole picture is scaled. */
  uint64_t group;
} motus_arrangement_options;

/** Fills in the defaults. */
motus_status motus_arrangement_options_init(motus_arrangement_options *options,
                                            size_t struct_size);

/** Sets the list of children that a view has from the next tick on, back to
 *  front. Children of the list before that are not in this one leave: they stay
 *  subviews, retained by the view, until their exit has ended. A child that
 *  leaves can be listed again and returns from where it is. Subviews that are
 *  no children stay.
 *
 *  A child that comes stands in its frame at once, and its picture goes there
 *  from `enter`. One that leaves goes to `exit`. When the host removes the view
 *  of a child from its superview, or adds it to another one, it is no child any
 *  more.
 *
 *  Children may be controllers' views, or hold some. For those that come,
 *  view_will_appear is called before any list of the tick, or of the block, is
 *  compared with the one before; their other appearance calls follow when all
 *  lists are in force. For those that leave, view_will_disappear is called
 *  before they do. These callbacks may give this list anew: that one counts in
 *  the same tick, or block.
 *
 *  While animations are not enabled, in a block without animation, and in a
 *  view that no frame has shown, everything happens at once.
 *
 *  Inside an animated block, an animator's or a transition's, the list counts
 *  at once and belongs to the block: its timing stands for all others, and it
 *  is scrubbed, paused and reversed with it. When the block ends at its start,
 *  and no other list has been given since, the list before is in force again:
 *  children that came are removed, those that were leaving return.
 *
 *  Time: O(n log n) in the children, of the list and leaving, at the next
 *  tick; times the lists of a group.
 *
 *  @param children [or NULL] copied; NULL when `count` is 0: then all leave.
 *  @param count at most 1,000,000.
 *  @param child_size sizeof(motus_child).
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also for a key or a view that is
 *          listed twice, and a view that stands above this one;
 *          #MOTUS_ERROR_INVALID_STATE among keyframes, in a child that is
 *          leaving, and when the view's children are rows;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. A list that is refused
 *          leaves the one before in force. */
motus_status motus_view_arrange(motus_view *view, const motus_child *children,
                                size_t count, size_t child_size,
                                const motus_arrangement_options *options);

/** Begins a list that is given child by child. Lists nest; motus_runtime_tick()
 *  is refused until all are committed.
 *
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT for more than 64;
 *          #MOTUS_ERROR_INVALID_STATE when the view's children are rows. */
motus_status
motus_view_begin_arrangement(motus_view *view,
                             const motus_arrangement_options *options);

/** Adds a child to the innermost list.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_STATE when no list has begun;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_add_child(motus_runtime *runtime,
                                     const motus_child *child);

/** Ends the innermost list, with the effect and the errors of
 *  motus_view_arrange(). A list that is refused is closed nevertheless.
 *
 *  Time: O(n) in the children that were added.
 *
 *  @return as motus_view_arrange(); #MOTUS_ERROR_INVALID_STATE also when no
 *          list has begun. */
motus_status motus_runtime_commit_arrangement(motus_runtime *runtime);

/** Numbers of changes by the last list of a view, counted by the tick that has
 *  applied it. */
typedef struct motus_arrangement_summary {
  size_t struct_size;
  /** Children that have come, among them those that wait. */
  size_t entered;
  /** Children whose place is another one. */
  size_t moved;
  /** Children whose size is another one. */
  size_t resized;
  /** Children that have begun to leave. */
  size_t left;
  /** Children that were leaving and have been listed again. */
  size_t returned;
  /** Children that have come from another list of the group. */
  size_t came;
  /** Children that have jumped because they are out of sight. */
  size_t culled;
} motus_arrangement_summary;

/** Reads what the last list of a view has changed; all zero when there was
 *  none.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_view_arrangement_summary(motus_view *view,
                               motus_arrangement_summary *out_summary);

/** Functions that ticks call when children of a view come and leave. Each may
 *  be NULL; they may change anything. */
typedef struct motus_arrangement_delegate {
  size_t struct_size;
  /** A child comes with an effect, and no frame has shown it yet. Center,
   *  bounds, transform, alpha, colour and radii that are set now are the values
   *  from which it starts; from these it goes to what they were, with the
   *  timing of `enter`. */
  void (*enter)(void *user_data, motus_view *view, uint64_t key);
  /** A child leaves with an effect. What is set now is animated with the timing
   *  of `exit`, and put back when the child returns. */
  void (*exit)(void *user_data, motus_view *view, uint64_t key);
  /** A child is gone. The view is out of the tree, and is held until this
   *  returns. `finished` is false when its exit was cut off. */
  void (*left)(void *user_data, motus_view *view, uint64_t key, uint64_t tag,
               bool finished);
  /** `view` is the parent: nothing of its children moves or waits any more.
   *  `finished` is false when something was cut off. */
  void (*settled)(void *user_data, motus_view *view, bool finished);
} motus_arrangement_delegate;

/** Sets the functions that are called when children of a view come and leave.
 *  The view need not have any children yet.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_view_set_arrangement_delegate(motus_view *view,
                                    const motus_arrangement_delegate *delegate,
                                    void *user_data, motus_destroy_fn destroy);

/** States of a child. */
typedef enum motus_child_state {
  /** The view is no child of an arrangement. */
  MOTUS_CHILD_NONE = 0,
  MOTUS_CHILD_ENTERING = 1,
  MOTUS_CHILD_RESTING = 2,
  MOTUS_CHILD_MOVING = 3,
  /** The child will come when others have gone: see motus_arrangement_order. */
  MOTUS_CHILD_WAITING = 4,
  MOTUS_CHILD_LEAVING = 5
} motus_child_state;

/** Returns the state of a view as a child of an arrangement. */
motus_child_state motus_view_child_state(motus_view *view);

/** The key of a view in the arrangement that it is a child of; 0 when it is
 *  none. */
uint64_t motus_view_key(motus_view *view);

/** The child of a view that has a key, lent; NULL when there is none.
 *
 *  @param with_leavers whether one that is leaving counts. */
motus_view *motus_view_child_with_key(motus_view *view, uint64_t key,
                                      bool with_leavers);

/** Ends all exits of a view at once.
 *
 *  Time: O(n) in the children that leave.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_end_leavers(motus_view *view);

/** How many children of a view are leaving. */
size_t motus_view_leaver_count(motus_view *view);

/** A child that is leaving, lent, in the order in which they have begun; NULL
 *  beyond the end. */
motus_view *motus_view_leaver_at(motus_view *view, size_t index);

/* A child that a finger takes to another place. The host owns the order: while
 * the drag goes on the library says which index the finger means, and the host
 * lists its children in that order; the others move out of the way. */

/** How the children among which one is dragged are placed: in a line, vertical
 *  or horizontal, or otherwise. In which direction a line runs is seen from the
 *  frames of its first and last child; that of a single child runs down, or as
 *  motus_view_layout_direction() says. */
typedef enum motus_reorder_axis {
  /** Rows, one below the other. The dragged child passes a neighbour when the
   *  edge that goes ahead, without the lift, lies beyond the middle of the
   *  neighbour's frame. */
  MOTUS_REORDER_VERTICAL = 0,
  /** Columns, one beside the other. */
  MOTUS_REORDER_HORIZONTAL = 1,
  /** A grid, or any other places: the index is that of the nearest place, if it
   *  is nearer than the child's own by more than a quarter of its smaller side.
   */
  MOTUS_REORDER_GRID = 2
} motus_reorder_axis;

/** How a child is dragged. */
typedef struct motus_reorder_options {
  size_t struct_size;
  /** #MOTUS_REORDER_VERTICAL by default. */
  motus_reorder_axis axis;
  /** How the child looks while the finger has it, compared with its place;
   *  NULL, the default, makes it 1.05 times as large within .2 s. [during the
   *  call; or NULL] */
  const motus_presence *lift;
  /** How long the child takes to its place when the finger lets go: .25 s by
   *  default. Ignored by springs that last until they have settled, as the
   *  default `drop` does. */
  double duration;
  /** The timing of the motion to its place: a spring with a response of .2856 s
   *  and a damping ratio of .9 by default. */
  motus_timing drop;
  /** Whether a scroller scrolls when the finger comes near one of its edges;
   *  true by default. */
  bool scrolls;
} motus_reorder_options;

/** Fills in the defaults. */
motus_status motus_reorder_options_init(motus_reorder_options *options,
                                        size_t struct_size);

/** Begins to drag a child, from where it is seen and in front of the others.
 *  The frame that lists give the child from now on is the place to which it
 *  falls later. The drag is over when a list does not have its key, or when
 *  `view` leaves the window. A list of the same group that takes the child over
 *  takes the drag over, too.
 *
 *  When the finger comes near an edge of a scroller in which the list stands,
 *  the scroller scrolls in that direction. It does so in a zone along the edge
 *  of its visible part, 80 points wide but at most a sixth of that: there after
 *  .25 s, beyond the edge at once. Its speed is 900 points per second times the
 *  square of the part of the zone that the finger has crossed. Of scrollers in
 *  each other, the innermost one scrolls that has content left in that
 *  direction; it stops at the end of its content. Meanwhile the child stays
 *  under the finger, at the point of the window that was told last, and the
 *  index changes as the content moves: see #MOTUS_EVENT_REORDER_CHANGED.
 *  Another finger that touches the scroller stops it for .25 s.
 *
 *  Time: O(n) in the children.
 *
 *  @param key of a child that is not leaving.
 *  @param point of the finger, in the coordinates of `view`.
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND when
 *          the view has no such child; #MOTUS_ERROR_BUSY when another one of
 *          the view, or of a list of its group, is being dragged;
 *          #MOTUS_ERROR_INVALID_STATE when it waits;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_begin_reorder(motus_view *view, uint64_t key,
                                      motus_point point,
                                      const motus_reorder_options *options);

/** Moves the child with the finger, at once. While the finger is above another
 *  list of the same group, pass the view of that list: the index is then one in
 *  that list, and the host lists the child there.
 *
 *  Time: O(n) in the children.
 *
 *  @param point in the coordinates of `view`.
 *  @param out_index the index to which the finger would move the child, in the
 *         list without the child; computed from the frames of the last list
 *         that a tick has applied.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when no child is being dragged; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_update_reorder(motus_view *view, motus_point point,
                                       size_t *out_index);

/** Ends the drag: the child goes to the place that the last list gives it, and
 *  starts with the finger's velocity.
 *
 *  Time: O(n) in the children.
 *
 *  @param velocity of the finger, in points per second in the coordinates of
 *         `view`.
 *  @param out_index the last index.
 *  @return as motus_view_update_reorder(). */
motus_status motus_view_end_reorder(motus_view *view, motus_vector velocity,
                                    size_t *out_index);

/** Ends the drag as if the finger had not moved: the child goes to its place.
 *
 *  Time: O(n) in the children.
 *
 *  @param out_index the index that it had at first.
 *  @return as motus_view_update_reorder(). */
motus_status motus_view_cancel_reorder(motus_view *view, size_t *out_index);

/* ---- Keyframes ----------------------------------------------------------- */

/* A block of keyframes is one animation in several parts. Each keyframe is a
 * block of its own with a start and a duration, given as fractions of the
 * whole; a property moves during the keyframes that change it and rests between
 * them. Inside another block, a keyframe or an animator the whole takes
 * duration, timing, repetition and touches from there. An animator scrubs and
 * reverses them with the rest. */

/** How a property goes from keyframe to keyframe. */
typedef enum motus_keyframe_calculation {
  /** Evenly, from the start of a keyframe to its end. */
  MOTUS_KEYFRAMES_LINEAR = 0,
  /** In a jump at the start of each keyframe. */
  MOTUS_KEYFRAMES_DISCRETE = 1,
  /** Evenly from the first value to the last one in the whole time: the times
   *  of the keyframes give their order only. */
  MOTUS_KEYFRAMES_PACED = 2,
  /** Along a smooth curve through all values, each at the end of its keyframe:
   *  a Kochanek-Bartels spline, by default that of Catmull and Rom. */
  MOTUS_KEYFRAMES_CUBIC = 3,
  /** Along the same curve, at a constant speed from the first value to the last
   *  one in the whole time. The speed, measured in the components of the
   *  property, is constant to a thousandth. */
  MOTUS_KEYFRAMES_CUBIC_PACED = 4
} motus_keyframe_calculation;

/** How a block of keyframes is animated. */
typedef struct motus_keyframes_options {
  size_t struct_size;
  /** The duration of all keyframes together: .25 s by default; 0 changes at
   *  once. Not negative. */
  double duration;
  /** Seconds until the motion starts; 0 by default. Not negative. */
  double delay;
  /** The timing of all keyframes together; linear by default. */
  motus_timing timing;
  /** motus_animation_flag bits, no others; 0 by default. */
  uint32_t flags;
  /** Linear by default. */
  motus_keyframe_calculation calculation;
  /** How often it runs; forward and back count as one. Any number above 0: .5
   *  is half a run. NaN, the default, says nothing: once, and for ever with
   *  #MOTUS_ANIMATION_REPEAT. 1 is once with that flag, too. */
  double repeat_count;
  /** The shape of the curve through the values for the two cubic calculations,
   *  each -1 to 1, 0 by default: tension makes it tighter, continuity makes
   *  corners, bias bends it before or after a value. */
  double tension;
  double continuity;
  double bias;
} motus_keyframes_options;

/** Fills in the defaults. */
motus_status motus_keyframes_options_init(motus_keyframes_options *options,
                                          size_t struct_size);

/** Animates the keyframes that `block` adds; what it changes itself takes the
 *  whole time. Block runs at once; model values change at once; what is shown
 *  follows from the present frame on, added to what moves already.
 *
 *  @param block_data handed to `block`; stays the caller's.
 *  @param completion [or NULL; once] as in motus_runtime_animate(); those of
 *         blocks inside run with it.
 *  @param out_animation [or NULL] as in motus_runtime_animate().
 *  @param options [or NULL]
 *  @param block [during the call]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_runtime_animate_keyframes(
    motus_runtime *runtime, const motus_keyframes_options *options,
    motus_block_fn block, void *block_data, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy, motus_animation **out_animation);

/** Opens a block of keyframes until the matching
 *  motus_runtime_commit_animation().
 *
 *  @param options [or NULL]
 *  @return as motus_runtime_animate_keyframes(). */
motus_status
motus_runtime_begin_keyframes(motus_runtime *runtime,
                              const motus_keyframes_options *options);

/** Adds a keyframe to the innermost open block, which is one of keyframes.
 *
 *  @param start, duration fractions of the duration of all keyframes, or of the
 *         keyframe around this block of keyframes; clamped to 0 to 1. A
 *         duration of 0 jumps.
 *  @param block [during the call]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when no block of keyframes is open. */
motus_status motus_runtime_add_keyframe(motus_runtime *runtime, double start,
                                        double duration, motus_block_fn block,
                                        void *block_data);

/** Opens a keyframe until the matching motus_runtime_commit_animation(), whose
 *  completion runs with that of the whole.
 *
 *  @return as motus_runtime_add_keyframe(). */
motus_status motus_runtime_begin_keyframe(motus_runtime *runtime, double start,
                                          double duration);

/* ---- Paths --------------------------------------------------------------- */

/* A view can follow a path instead of going straight:
 *
 *   motus_runtime_begin_animation(runtime, &half_second);
 *   motus_view_follow_path(ball, path, NULL);
 *   motus_runtime_commit_animation(runtime, landed, app, NULL, NULL);
 *   motus_release(path);
 *
 * The block's timing says where on the path it is, so it is scrubbed, reversed,
 * repeated and rolled back with the rest of its block, animator or keyframe. */

/** A line through the plane, of lines, curves and arcs. It never changes. */
typedef struct motus_path motus_path;

/** The form of a segment of a path. */
typedef enum motus_path_segment_kind {
  MOTUS_PATH_LINE = 0,
  /** A quadratic Bézier curve; its handle is `control_1`. */
  MOTUS_PATH_QUADRATIC = 1,
  /** A cubic Bézier curve. */
  MOTUS_PATH_CUBIC = 2,
  /** A part of a circle about `control_1`, turned by `angle`. */
  MOTUS_PATH_ARC = 3
} motus_path_segment_kind;

/** A segment of a path, which begins where the one before it ends. */
typedef struct motus_path_segment {
  /** Which form it has. */
  motus_path_segment_kind kind;
  uint32_t reserved;
  /** The handle of a quadratic curve, the first handle of a cubic one, or the
   *  center of an arc. */
  motus_point control_1;
  /** The second handle of a cubic curve; not read for other segments. */
  motus_point control_2;
  /** Where the segment ends. Not read for an arc, whose end follows from
   *  `angle`. */
  motus_point end;
  /** How far an arc turns, in radians: positive turns clockwise on the screen.
   *  -1000 to 1000. */
  double angle;
} motus_path_segment;

/** Creates a path.
 *
 *  Time: O(n) in the segments and the eighths of a turn of their arcs.
 *
 *  @param start coordinates are at most 1e9, here and in the segments.
 *  @param count 1 to 4,096.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT, also when its arcs go
 *          round more than 2,000 times together; #MOTUS_ERROR_OUT_OF_MEMORY. */
motus_status motus_path_create(motus_runtime *runtime, motus_point start,
                               const motus_path_segment *segments, size_t count,
                               motus_path **out_path);

/** The length of a path, in points. */
double motus_path_length(motus_path *path);

/** Reads the point of a path after a fraction of its length, and the direction
 *  of the path there.
 *
 *  @param fraction clamped to 0 to 1.
 *  @param out_angle [or NULL] in radians from the x axis towards the y axis,
 *         counted on along the way: a loop adds 2π.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_path_point_at(motus_path *path, double fraction,
                                 motus_point *out_point, double *out_angle);

/** How a view that follows a path is turned. */
typedef enum motus_orientation {
  /** The view is not turned. */
  MOTUS_ORIENT_NONE = 0,
  /** Its x axis points along the path. */
  MOTUS_ORIENT_TANGENT = 1,
  /** Its x axis points against the path. */
  MOTUS_ORIENT_REVERSED = 2
} motus_orientation;

/** How a view follows a path. */
typedef struct motus_follow_options {
  size_t struct_size;
  /** #MOTUS_ORIENT_NONE by default. It turns the view by the direction of the
   *  path, on top of its transform. */
  motus_orientation orientation;
  /** Whether every segment takes equal time; false by default: the timing
   *  counts the length that has been run. */
  bool paces_by_segment;
  /** Whether the model value of the transform is turned, too, by the direction
   *  in which the path ends. false by default: the view has its old direction
   *  again once it has arrived. */
  bool keeps_orientation;
  /** Added to the direction, in radians; 0 by default. */
  double angle;
} motus_follow_options;

/** Fills in the defaults. */
motus_status motus_follow_options_init(motus_follow_options *options,
                                       size_t struct_size);

/** Lets the center of a view follow a path in the innermost open block. The
 *  model value of the center is the end of the path at once, and what is shown
 *  sets out from the start of the path; a motion that is under way goes on and
 *  is added. Where a spring overshoots the ends of the path, the view goes on
 *  straight. A center that is set later in the same block bends the end of the
 *  motion there. Outside of an animated block the view is at the end at once.
 *
 *  @param path in the coordinates of the superview; it may be released, the
 *         motion keeps what it needs.
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_FOREIGN_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_BUSY while a link or a
 *          finger's drag moves it. */
motus_status motus_view_follow_path(motus_view *view, motus_path *path,
                                    const motus_follow_options *options);

/* ---- Animators ----------------------------------------------------------- */

/* An animator is inactive, active (running or paused) or stopped:
 *
 *            start, pause, set fraction               stop
 *   inactive ─────────────────────────▶ active ────────────────▶ stopped
 *      ▲                                   │                        │
 *      ├── arrives, or stops without ──────┘                        │
 *      │   finishing                                                │
 *      └────────────────────────────── finish(at a position) ───────┘
 *
 * When it becomes inactive again it drops its animations and completions, and
 * is not reversed any more. When its last reference is released while it runs,
 * it runs to its end first; while it is paused or stopped, it ends where it is
 * and a warning is reported. */

/** The state of an animator. */
typedef enum motus_animating_state {
  MOTUS_ANIMATING_INACTIVE = 0,
  MOTUS_ANIMATING_ACTIVE = 1,
  MOTUS_ANIMATING_STOPPED = 2
} motus_animating_state;

/** Returns the name of a state, "MOTUS_ANIMATING_ACTIVE" for instance;
 *  "MOTUS_ANIMATING_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_animating_state_name(motus_animating_state state);

/** Aspects of an animator that can change. */
typedef enum motus_animator_change {
  /** Its state: inactive, active or stopped. */
  MOTUS_ANIMATOR_CHANGE_STATE = 0,
  /** Whether it runs or is paused. */
  MOTUS_ANIMATOR_CHANGE_RUNNING = 1,
  /** Whether it runs back to its start. */
  MOTUS_ANIMATOR_CHANGE_REVERSED = 2
} motus_animator_change;

/** Called when an animator has ended, with the position where it did. */
typedef void (*motus_animator_completion_fn)(void *user_data,
                                             motus_animating_position position);

/** Called after each change of an aspect of an animator. */
typedef void (*motus_animator_observer_fn)(void *user_data,
                                           motus_property_animator *animator,
                                           motus_animator_change change);

/** Creates an inactive animator.
 *
 *  @param duration in seconds; below 0 counts as 0: it completes with the tick
 *         after its start. Springs that last their settling time ignore it.
 *  @param timing [or NULL] NULL for ease in and out.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. */
motus_status
motus_property_animator_create(motus_runtime *runtime, double duration,
                               const motus_timing *timing,
                               motus_property_animator **out_animator);

/** Creates an animator that runs already.
 *
 *  Inside an animated block it inherits duration, timing and delay as a block
 *  would, and is not interruptible. Inside the block of another animator, or of
 *  a transition, its changes become part of that one and the new animator stays
 *  inactive.
 *
 *  @param options [or NULL] repetition is ignored.
 *  @param block_data handed to `block`, which runs at once; stays the caller's.
 *  @param completion [or NULL; once]
 *  @param block [during the call]
 *  @return as motus_property_animator_create(). */
motus_status motus_property_animator_create_running(
    motus_runtime *runtime, const motus_animation_options *options,
    motus_block_fn block, void *block_data,
    motus_animator_completion_fn completion, void *user_data,
    motus_destroy_fn destroy, motus_property_animator **out_animator);

/** How the members of a group follow one another. */
typedef enum motus_animator_arrangement {
  /** All begin at once. */
  MOTUS_ANIMATORS_TOGETHER = 0,
  /** Each begins `spacing` seconds after the end of the one before. */
  MOTUS_ANIMATORS_SEQUENCE = 1,
  /** Each begins `spacing` seconds after the one before. */
  MOTUS_ANIMATORS_STAGGER = 2
} motus_animator_arrangement;

/** Creates a group: an animator that is made of others, its members. What is
 *  done to the group, such as a pause, is done to all members. Groups may be
 *  members, up to 32 in each other. The duration of a group is the time from
 *  the first begin to the last end.
 *
 *  The group retains its members. While an animator is in a group its getters
 *  answer for its part of the group, its fraction for instance; calls that
 *  would start, pause, scrub or end a member are refused. The blocks of the
 *  members run when the group becomes active, in the order of the members; what
 *  each changes moves in its member's time. A member's completions run with
 *  #MOTUS_POSITION_END when the time has passed the member's end; otherwise
 *  when the group ends, with the group's position and before the group's own.
 *
 *  A member has the state of its group, and is running and reversed as it is:
 *  its observer is called when these change, after the group's. The fraction of
 *  a group is time, also while it is scrubbed. A member keeps its own timing,
 *  colour space, whether it moves though motion is reduced and whether touches
 *  reach its views; speed, delay and whether it can be interrupted are the
 *  group's.
 *
 *  Time: O(n log n) in the members.
 *
 *  @param spacing in seconds, see motus_animator_arrangement; may be negative,
 *         but no member begins before the group does. -1e6 to 1e6.
 *  @param members [retained] inactive, not reversed, each in no group yet; NULL
 *         when `count` is 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE when a
 *          member is active, reversed or in a group; #MOTUS_ERROR_LIMIT when
 *          more than 32 groups would be in each other. */
motus_status motus_property_animator_create_group(
    motus_runtime *runtime, motus_animator_arrangement arrangement,
    double spacing, motus_property_animator *const *members, size_t count,
    motus_property_animator **out_group);

/** The number of members; 0 for an animator that is no group. */
size_t motus_property_animator_member_count(motus_property_animator *animator);

/** A member, lent; NULL beyond the end. */
motus_property_animator *
motus_property_animator_member_at(motus_property_animator *animator,
                                  size_t index);

/** Adds animations. An inactive animator runs `block` when it becomes active;
 *  an active one at once, and moves from the present fraction to the end.
 *
 *  @param block [once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when it is stopped. */
motus_status
motus_property_animator_add_animations(motus_property_animator *animator,
                                       motus_block_fn block, void *user_data,
                                       motus_destroy_fn destroy);

/** Adds animations that begin later and end with the animator.
 *
 *  @param delay_factor how much later, as a part of the duration; clamped to 0
 *         to 1.
 *  @param block [once]
 *  @return as motus_property_animator_add_animations(). */
motus_status motus_property_animator_add_animations_delayed(
    motus_property_animator *animator, double delay_factor,
    motus_block_fn block, void *user_data, motus_destroy_fn destroy);

/** Adds a completion: called once, in the order of adding, after the animator
 *  has become inactive again; never when it is stopped without finishing.
 *
 *  @param fn [or NULL; once] NULL with a user_data lets #MOTUS_EVENT_COMPLETED
 *         tell.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_property_animator_add_completion(
    motus_property_animator *animator, motus_animator_completion_fn fn,
    void *user_data, motus_destroy_fn destroy);

/** Sets the function that is called when the state, `is_running` or
 *  `is_reversed` changes.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_property_animator_set_observer(motus_property_animator *animator,
                                     motus_animator_observer_fn fn,
                                     void *user_data, motus_destroy_fn destroy);

/** Starts an animator, or continues a paused one along its own timing. A
 *  running one is not changed. An animator without animations waits for the
 *  first ones to be added.
 *
 *  Time: O(n) in the blocks that were added, of its members also.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it is stopped;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status motus_property_animator_start(motus_property_animator *animator);

/** Starts an animator after a delay in seconds, not negative.
 *
 *  @return as motus_property_animator_start(); #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status
motus_property_animator_start_after_delay(motus_property_animator *animator,
                                          double delay);

/** Pauses an animator where it is.
 *
 *  Neither shown values nor the fraction change. An inactive animator becomes
 *  active and paused at 0; pausing a paused one does nothing.
 *
 *  Time: as motus_property_animator_start().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it is stopped or not interruptible;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status motus_property_animator_pause(motus_property_animator *animator);

/** Continues a paused animator. Without `timing` it runs the part of its own
 *  curve that is left from its fraction on; that part is stretched to begin at
 *  what is shown, where linear scrubbing has left that off the curve. With
 *  `timing` the rest of the way follows that curve, until the animator is
 *  inactive again or is continued without one.
 *
 *  Time: as motus_property_animator_start().
 *
 *  @param timing [or NULL] NULL for its own.
 *  @param duration_factor 0 takes the time that is left; otherwise the run
 *         lasts so many times the original duration. Not negative. Springs that
 *         last until they have settled ignore it.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_STATE when it is not
 *          paused or not interruptible;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status motus_property_animator_continue(motus_property_animator *animator,
                                              const motus_timing *timing,
                                              double duration_factor);

/** Continues a paused animator until a fraction, forwards or backwards, and
 *  pauses it there, also at 0 and 1. The fraction changes at a constant rate:
 *  from 0 to 1 it would take the animator's duration. The picture follows the
 *  fraction as after motus_property_animator_set_fraction_complete().
 *
 *  Time: as motus_property_animator_start().
 *
 *  @param fraction 0 to 1.
 *  @return as motus_property_animator_continue(). */
motus_status
motus_property_animator_continue_until(motus_property_animator *animator,
                                       double fraction);

/** Stops an animator where it is: what is shown becomes the model of every
 *  property that it moves, and nothing else moves these any more. A fraction
 *  that has been set since the last tick counts as shown.
 *
 *  Time: O(n) in the properties that it moves.
 *
 *  @param without_finishing true: it is inactive, completions never run; false:
 *         it is stopped and waits for motus_property_animator_finish().
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it is inactive or not interruptible;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status motus_property_animator_stop(motus_property_animator *animator,
                                          bool without_finishing);

/** Finishes a stopped animator: properties take their values at a position,
 *  completions run.
 *
 *  Time: O(n) in the properties that it moves.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when it is not stopped;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status motus_property_animator_finish(motus_property_animator *animator,
                                            motus_animating_position position);

/** The state. */
motus_animating_state
motus_property_animator_state(motus_property_animator *animator);

/** Whether it runs, or waits to start. */
bool motus_property_animator_is_running(motus_property_animator *animator);

/** Whether it runs, or will run, towards its start. */
bool motus_property_animator_is_reversed(motus_property_animator *animator);

/** Turns an animator around: a running one at once. Ignored when stopped.
 *
 *  Time: as motus_property_animator_start().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it belongs to a group or moves with a transition;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status
motus_property_animator_set_reversed(motus_property_animator *animator,
                                     bool reversed);

/** How far it is in its direction of travel, 0 to 1: elapsed time divided by
 *  the duration. It grows evenly while the animator runs, also where a spring
 *  carries the picture beyond its end; when it is continued with another timing
 *  or duration, it grows from where it is to 1. Setting `reversed` turns f into
 *  1 - f. It jumps for one other reason: when the transition that the animator
 *  belongs to becomes interactive, it becomes the progress that is shown. 0
 *  when inactive. */
double
motus_property_animator_fraction_complete(motus_property_animator *animator);

/** Moves a paused animator to a fraction, which the next tick shows. An
 *  inactive one becomes active and paused; a running or stopped one ignores the
 *  call. The fraction is clamped to 0 to 1.
 *
 *  Time: as motus_property_animator_start().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when it is not interruptible;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status
motus_property_animator_set_fraction_complete(motus_property_animator *animator,
                                              double fraction);

/** Takes an animator to a time after its start, at once and wherever it was: a
 *  running one runs on from there, an inactive one becomes active and paused.
 *
 *  Time: as motus_property_animator_start().
 *
 *  @param seconds of its own time, along its own timing; at most its duration
 *         counts. Not negative.
 *  @return as motus_property_animator_set_fraction_complete();
 *          #MOTUS_ERROR_INVALID_STATE also when it is stopped. */
motus_status motus_property_animator_seek(motus_property_animator *animator,
                                          double seconds);

/** How fast its time runs; 1, with the runtime's clock, by default. */
double motus_property_animator_speed(motus_property_animator *animator);

/** Sets how fast its time runs from the last tick on: .1 is slow motion, 0
 *  holds a running one without pausing it. Nothing shown jumps. Delays stay as
 *  they are. Kept until it is set again.
 *
 *  @param speed not negative, at most 1e6.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE for a member of a group;
 *          #MOTUS_ERROR_BUSY while a scroller moves it. */
motus_status
motus_property_animator_set_speed(motus_property_animator *animator,
                                  double speed);

/** Reads the timing that an animator was created with: the numbers that its
 *  type uses, and for springs all that describe a spring. Points and functions
 *  are not kept: `points` and `curve` are NULL. For an animator of
 *  motus_property_animator_create_running() it is the timing that it took from
 *  the block around it.
 *
 *  @param out_timing its struct_size says how many bytes may be written.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_property_animator_timing(motus_property_animator *animator,
                                            motus_timing *out_timing);

/** Seconds from start to end. */
double motus_property_animator_duration(motus_property_animator *animator);

/** The delay of its last start, in seconds. */
double motus_property_animator_delay(motus_property_animator *animator);

/** Settings of an animator. */
typedef struct motus_property_animator_options {
  size_t struct_size;
  /** Whether it can be paused, scrubbed and stopped; true by default. */
  bool is_interruptible;
  /** Whether touches reach the views that it moves; true by default. */
  bool is_user_interaction_enabled;
  /** Whether motus_view_hit_test() and gestures find the views that it moves at
   *  their model values; false by default: they find them where they are seen.
   *  A group answers for its members. */
  bool is_manual_hit_testing_enabled;
  /** Whether a paused animator is scrubbed linearly, so that views follow a
   *  finger: from the values at which it was paused, in proportion to the
   *  fraction, to either end. Otherwise, and always for springs, the fraction
   *  goes through the timing. The fraction itself is time in both cases. true
   *  by default. */
  bool scrubs_linearly;
  /** Whether it stays active and paused at its end, without completions; false
   *  by default. The one setting that may change at any time. */
  bool pauses_on_completion;
  /** Whether it moves although motion is reduced, see
   *  motus_runtime_set_reduces_motion(); false by default. */
  bool keeps_motion;
  /** The colour space in which its animations interpolate colours; a colour
   *  that moves already stays in its space. #MOTUS_COLOR_SPACE_UNSPECIFIED, the
   *  default, uses that of the property, and in a group that of the group; a
   *  block inside may choose another one (#MOTUS_ANIMATION_COLOR_SPACE_OKLAB).
   */
  motus_color_space color_space;
} motus_property_animator_options;

/** Fills in the defaults. */
motus_status
motus_property_animator_options_init(motus_property_animator_options *options,
                                     size_t struct_size);

/** Reads the settings; out_options->struct_size says how many bytes of it may
 *  be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_property_animator_get_options(
    motus_property_animator *animator,
    motus_property_animator_options *out_options);

/** Replaces all settings. They change while it is inactive;
 *  pauses_on_completion at any time.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE when
 *          another setting than pauses_on_completion differs while it is active
 *          or stopped. */
motus_status motus_property_animator_set_options(
    motus_property_animator *animator,
    const motus_property_animator_options *options);

/* ---- Values -------------------------------------------------------------- */

/* One number that moves, or up to sixteen, with no window and no view:
 *
 *   motus_value *volume;
 *   motus_value_create_number(runtime, 0, &volume);
 *   motus_runtime_begin_animation(runtime, &spring);
 *   motus_value_set_number(volume, 1);
 *   motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
 *   ...
 *   motus_runtime_tick(runtime, now);
 *   draw_knob(motus_value_number(volume));
 *
 * A value has what a property of a view has: a model value, at which it aims,
 * and a shown value, which moves there. Whatever animates properties animates
 * values, with the same rules: blocks, keyframes, paths, animators,
 * coordinators, implicit timings. A value that moves keeps its place and its
 * velocity when it gets another target.
 *
 * Its changes stand in the lists of changes and motions with the property
 * #MOTUS_PROPERTY_VALUE, with its tag, and with its handle in `view`. */

/** One to sixteen numbers that move like a property, and belong to no view. */
typedef struct motus_value motus_value;

/** Bits of motus_value_options.flags. */
typedef enum motus_value_flag {
  /** The numbers are a place in space. While motion is reduced such a value
   *  changes half-way through an animation, at once. Transforms do so without
   *  this flag; all other values move as ever. */
  MOTUS_VALUE_PLACE = 1 << 0,
  /** Moves although motion is reduced, whatever it is. */
  MOTUS_VALUE_KEEP_MOTION = 1 << 1
} motus_value_flag;

/** Options of a value. */
typedef struct motus_value_options {
  size_t struct_size;
  /** #MOTUS_PROPERTY_KIND_LINEAR by default. */
  motus_property_kind kind;
  /** The space in which a colour is interpolated by animations that name none;
   *  extended sRGB by default. */
  motus_color_space color_space;
  /** motus_value_flag bits, no others; 0 by default. */
  uint32_t flags;
  uint32_t reserved;
  /** How much of the value is one point: the thresholds of flings count points.
   *  Above 0; 0, the default, means 1, and .01 for angles. A scale has .01. */
  double point;
} motus_value_options;

/** Fills in the defaults. */
motus_status motus_value_options_init(motus_value_options *options,
                                      size_t struct_size);

/** Creates a value. It ends with its last reference; what moves it then ends,
 *  too.
 *
 *  @param options [or NULL]
 *  @param initial [or NULL; count numbers] copied; NULL for zeros, of
 *         transforms for the identity.
 *  @param count how many numbers it has: 1 to 16; 4 for colours, 6 and 16 for
 *         transforms.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also when the kind has another number of components;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. */
motus_status motus_value_create(motus_runtime *runtime,
                                const motus_value_options *options,
                                const double *initial, size_t count,
                                motus_value **out_value);

/** Creates a value of one number.
 *
 *  @return as motus_value_create(). */
motus_status motus_value_create_number(motus_runtime *runtime, double initial,
                                       motus_value **out_value);

/** How its numbers are interpolated. */
motus_property_kind motus_value_kind(motus_value *value);

/** How many numbers it has. */
size_t motus_value_component_count(motus_value *value);

/** Sets the model value: animated inside a block, gliding with an implicit
 *  timing, at once otherwise. What moves it then goes on and ends there.
 *
 *  @param count the value's number of components.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_BUSY while a link or
 *          a finger's drag moves it. */
motus_status motus_value_set(motus_value *value, const double *values,
                             size_t count);

/** Sets a value of one number, see motus_value_set().
 *
 *  @return as motus_value_set(). */
motus_status motus_value_set_number(motus_value *value, double number);

/** Reads what the last frame showed, or the target.
 *
 *  @param capacity how many numbers fit into `out_values`.
 *  @return as motus_value_set(). */
motus_status motus_value_read(motus_value *value, motus_value_source source,
                              double *out_values, size_t capacity);

/** The number that the last frame showed; of several, the first. */
double motus_value_number(motus_value *value);

/** Reads how fast it moves, in units per second.
 *
 *  @return as motus_value_read(). */
motus_status motus_value_velocity(motus_value *value, double *out_values,
                                  size_t capacity);

/** Whether something moves it, or waits to do so. */
bool motus_value_is_moving(motus_value *value);

/** Ends what moves a value, and sets it at once, also inside a block and with
 *  an implicit timing. Completions of what has moved nothing else get
 *  `finished` false.
 *
 *  @return as motus_value_set(). */
motus_status motus_value_jump(motus_value *value, const double *values,
                              size_t count);

/** Ends what moves a value and leaves it where it is shown, at rest.
 *  Completions are called as in motus_value_jump().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_BUSY while a
 *          link or a finger's drag moves it. */
motus_status motus_value_stop(motus_value *value);

/** Ends what moves a value and brings it to its target at once. Completions are
 *  called as in motus_value_jump().
 *
 *  @return as motus_value_stop(). */
motus_status motus_value_finish(motus_value *value);

/** Gives a value a velocity in the innermost block, as
 *  motus_view_set_property_velocity() does a property.
 *
 *  @param count the value's number of components.
 *  @return as motus_value_set(); #MOTUS_ERROR_INVALID_STATE when the innermost
 *          block is a keyframe, or anything but a spring that runs once. */
motus_status motus_value_set_velocity(motus_value *value,
                                      const double *velocity, size_t count);

/** Nudges a value: gives it a velocity and leaves the target where it is. A
 *  spring takes it out and back. The velocity is added to the one that the
 *  value has. It rests from the moment on from which its distance to the target
 *  is less than a thousandth of the velocity divided by the spring's frequency
 *  in radians per second.
 *
 *  Inside a block it is a block inside that one. Where nothing is animated it
 *  has no effect, and completes with the next tick.
 *
 *  @param velocity in units per second.
 *  @param count the value's number of components.
 *  @param timing [or NULL] a spring; NULL for a response of .5 s and a damping
 *         ratio of .5.
 *  @param completion [or NULL; once] as in motus_runtime_animate().
 *  @param out_animation [or NULL]
 *  @return as motus_runtime_animate(); #MOTUS_ERROR_INVALID_ARGUMENT also
 *          when the timing is no spring; #MOTUS_ERROR_INVALID_STATE inside a
 *          block whose motions take no velocities; #MOTUS_ERROR_BUSY while a
 *          link or a finger's drag moves it. */
motus_status motus_value_nudge(motus_value *value, const double *velocity,
                               size_t count, const motus_timing *timing,
                               motus_completion_fn completion, void *user_data,
                               motus_destroy_fn destroy,
                               motus_animation **out_animation);

/** Nudges a property of a view, see motus_value_nudge().
 *
 *  @param property any but #MOTUS_PROPERTY_HIDDEN.
 *  @param count the property's number of components.
 *  @param timing [or NULL]
 *  @param completion [or NULL; once]
 *  @param out_animation [or NULL]
 *  @return as motus_value_nudge(); #MOTUS_ERROR_NOT_FOUND when there is no such
 *          property. */
motus_status motus_view_nudge(motus_view *view, uint32_t property,
                              const double *velocity, size_t count,
                              const motus_timing *timing,
                              motus_completion_fn completion, void *user_data,
                              motus_destroy_fn destroy,
                              motus_animation **out_animation);

/** How something that was flung slows down, and where it may come to rest. */
typedef struct motus_fling_options {
  size_t struct_size;
  /** The rate of motus_decay, .998 by default. */
  double rate;
  /** A rate for each component in place of `rate`; none by default. [rate_count
   *  numbers; during the call; or NULL] */
  const double *rates;
  /** 0, or the number of components. */
  size_t rate_count;
  /** The least number of each component. What reaches such a bound bounces
   *  there and rests on it, as scrolled content does at its edge; what begins
   *  beyond it comes back. None by default. [minimum_count numbers; during the
   *  call; or NULL] */
  const double *minimums;
  /** 0, or the number of components. */
  size_t minimum_count;
  /** The greatest number of each component, a bound likewise. None by default.
   *  [maximum_count numbers; during the call; or NULL] */
  const double *maximums;
  /** 0, or the number of components. */
  size_t maximum_count;
  /** Where it may rest: the numbers of one place after the other. It goes to
   *  the place nearest to the one at which it would stop by itself. None by
   *  default: anywhere. [rest_count numbers; during the call; or NULL] */
  const double *rests;
  /** How many numbers: a multiple of the number of components. */
  size_t rest_count;
  /** For flings of a view's property: how much of it is one point, see
   *  motus_value_options; 0, the default, means 1. Not read for a value, which
   *  has its own `point`. */
  double point;
} motus_fling_options;

/** Fills in the defaults. */
motus_status motus_fling_options_init(motus_fling_options *options,
                                      size_t struct_size);

/** Flings a value: from where it is shown it goes on with a velocity and slows
 *  down as motus_decay_evaluate() has it, each component by itself. What has
 *  moved it ends. The model value is at once the place where it will come to
 *  rest; motus_value_stop() catches it, and any other motion takes over its
 *  place and velocity. It moves although motion is reduced: it is the user's
 *  own motion.
 *
 *  @param velocity in units per second. At 10 points per second or less (see
 *         `point` of motus_value_options) the value only moves if it has a
 *         place to go to.
 *  @param count the value's number of components.
 *  @param options [or NULL]
 *  @param completion [or NULL; once] as in motus_runtime_animate().
 *  @param out_animation [or NULL] NULL when nothing moves.
 *  @return as motus_runtime_animate(); #MOTUS_ERROR_INVALID_ARGUMENT also
 *          when it is a colour or a transform, when an array has another
 *          count, and when a maximum is below its minimum;
 *          #MOTUS_ERROR_INVALID_STATE inside a block; #MOTUS_ERROR_BUSY
 *          while a link or a finger's drag moves it. */
motus_status motus_value_fling(motus_value *value, const double *velocity,
                               size_t count, const motus_fling_options *options,
                               motus_completion_fn completion, void *user_data,
                               motus_destroy_fn destroy,
                               motus_animation **out_animation);

/** Flings a property of a view, see motus_value_fling().
 *
 *  @param property any but #MOTUS_PROPERTY_HIDDEN.
 *  @param count the property's number of components.
 *  @param options [or NULL]
 *  @param completion [or NULL; once]
 *  @param out_animation [or NULL]
 *  @return as motus_value_fling(); #MOTUS_ERROR_NOT_FOUND when there is no such
 *          property. */
motus_status motus_view_fling(motus_view *view, uint32_t property,
                              const double *velocity, size_t count,
                              const motus_fling_options *options,
                              motus_completion_fn completion, void *user_data,
                              motus_destroy_fn destroy,
                              motus_animation **out_animation);

/** Lets a value of two numbers follow a path in the innermost open block, as
 *  motus_view_follow_path() does the center of a view.
 *
 *  @param paces_by_segment whether every segment takes equal time, instead of
 *         every part of the length.
 *  @return as motus_view_follow_path(); #MOTUS_ERROR_INVALID_ARGUMENT also for
 *          a value that is not two linear numbers. */
motus_status motus_value_follow_path(motus_value *value, motus_path *path,
                                     bool paces_by_segment);

/** Attaches a timing to a value: from now on its setters glide outside of
 *  blocks, see motus_view_set_implicit(). A value need not have been shown.
 *
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_value_set_implicit(motus_value *value,
                                      const motus_implicit_options *options);

/** Removes the timing. Glides that run go on.
 *
 *  @return as motus_value_stop(). */
motus_status motus_value_clear_implicit(motus_value *value);

/** Called at the end of a frame in which a value shows something else than in
 *  the frame before. `previous`, `shown` and `velocity` are those of the first
 *  component; motus_value_read(), motus_value_velocity() and
 *  motus_value_previous() read all. */
typedef void (*motus_value_observer_fn)(void *user_data, motus_value *value,
                                        double previous, double shown,
                                        double velocity);

/** Sets the function that is called when a value changes: at most once a frame,
 *  after all values of the frame are stored and before completions are called.
 *  What the function sets moves from the present frame on.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_value_set_observer(motus_value *value,
                                      motus_value_observer_fn fn,
                                      void *user_data,
                                      motus_destroy_fn destroy);

/** Reads what an observed value had shown before its observer was called last;
 *  before the first call, what it showed when the observer was set.
 *
 *  @return as motus_value_read(); #MOTUS_ERROR_NOT_FOUND without an observer.
 */
motus_status motus_value_previous(motus_value *value, double *out_values,
                                  size_t capacity);

/** Called when the glides of a value have ended. When the value has ended,
 *  which cuts them off, its handle is stale: it can be compared, and no more.
 */
typedef void (*motus_value_settle_fn)(void *user_data, motus_value *value,
                                      bool finished);

/** Sets the function that is called when the glides of a value have ended, see
 *  motus_view_set_settle(). #MOTUS_EVENT_SETTLED says the same.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_value_set_settle(motus_value *value,
                                    motus_value_settle_fn fn, void *user_data,
                                    motus_destroy_fn destroy);

/* ---- Glides -------------------------------------------------------------- */

/* For programs that keep no objects. Between two ticks they say what should be,
 * and read what is:
 *
 *   motus_runtime_tick(runtime, now);
 *   double x = motus_runtime_glide_number(
 *       runtime, motus_id("card"), 0, open ? 300 : 20, NULL);
 *   draw_card(x);
 *
 * A glide is known by a key and a channel, any two numbers of the host's: an
 * object and what of it moves. The first call shows the target; a later call
 * with another target lets the glide go there, with the velocity that it has.
 * A glide that is not asked for between two ticks is forgotten by the second
 * one. While something moves motus_runtime_needs_tick() is true: a program that
 * draws only then shows no wrong frame.
 *
 * The changes of glides stand in the list of changes with the property
 * #MOTUS_PROPERTY_GLIDE, their key as the tag, and no view. */

/** Makes a key from a text: FNV-1a with 64 bits. From 14695981039346656037 on,
 *  each byte is first combined by exclusive or, and then the key is multiplied
 *  by 1099511628211, modulo 2^64. 0 when the text is NULL. Never reports.
 *
 *  Time: O(n) in the bytes.
 *
 *  @param text [or NULL] */
uint64_t motus_id(const char *text);

/** Makes a key from another one and a text: as motus_id(), from `id` on instead
 *  of 14695981039346656037. So the keys of the parts of a thing follow from its
 *  own.
 *
 *  Time: O(n) in the bytes.
 *
 *  @param text [or NULL] NULL for `id` itself. */
uint64_t motus_id_in(uint64_t id, const char *text);

/** How a glide moves. Read when a key is new and when its target changes. */
typedef struct motus_glide_options {
  size_t struct_size;
  /** .25 s by default. Ignored by springs that last until they have settled. */
  double duration;
  /** Seconds before the glide begins to move; 0 by default. Not negative. */
  double delay;
  /** #MOTUS_TIMING_SPRING_RESPONSE by default: a response of .5 s that does not
   *  overshoot. An `initial_velocity` is not used. */
  motus_timing timing;
  /** Where a new glide sets out: as many numbers as it has. None by default: it
   *  shows its target at once. [start_count numbers; during the call; or NULL]
   */
  const double *starts;
  /** 0, or the number of components of the glide. */
  size_t start_count;
  /** For how many seconds, by the runtime's own clock, a glide that is not
   *  asked for is kept and goes on; 0 by default. Not negative. Each call may
   *  give another number, whether the target is new or not. */
  double keep;
  /** The space of a colour, see motus_value_options. */
  motus_color_space color_space;
  /** motus_value_flag bits, no others; 0 by default. */
  uint32_t flags;
} motus_glide_options;

/** Fills in the defaults. */
motus_status motus_glide_options_init(motus_glide_options *options,
                                      size_t struct_size);

/** Says where a number should be, and returns where it is: what the last tick
 *  showed. A new target begins to move with the next tick.
 *
 *  A target that is not within -1e60 and 1e60, and options that are wrong, are
 *  reported and change nothing: it returns where the glide is, 0 for a new key.
 *  A glide that is of another kind or has another number of components is
 *  replaced: it shows its target at once, and that is reported once for each
 *  glide.
 *
 *  @param options [or NULL] NULL for the defaults. */
double motus_runtime_glide_number(motus_runtime *runtime, uint64_t key,
                                  uint32_t channel, double target,
                                  const motus_glide_options *options);

/** Says where up to sixteen numbers should be, and reads where they are; see
 *  motus_runtime_glide_number().
 *
 *  @param target where they should be.
 *  @param count as in motus_value_create().
 *  @param options [or NULL]
 *  @param capacity at least `count`.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. When the target or the
 *          options are refused, the glide is where it was, and `out_shown` is
 *          cleared. */
motus_status motus_runtime_glide(motus_runtime *runtime, uint64_t key,
                                 uint32_t channel, motus_property_kind kind,
                                 const double *target, size_t count,
                                 const motus_glide_options *options,
                                 double *out_shown, size_t capacity);

/** Whether a glide rests at its target. True when there is none. Asking does
 *  not keep it. */
bool motus_runtime_glide_settled(motus_runtime *runtime, uint64_t key,
                                 uint32_t channel);

/** Reads how fast a glide moves, in units per second. Asking does not keep it.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_NOT_FOUND when there is none. */
motus_status motus_runtime_glide_velocity(motus_runtime *runtime, uint64_t key,
                                          uint32_t channel, double *out_values,
                                          size_t capacity);

/** Ends what moves a glide, and shows a value at once, which is its target from
 *  now on. It counts as asked for.
 *
 *  @param count the number of components that it has.
 *  @return as motus_runtime_glide_velocity(). */
motus_status motus_runtime_glide_jump(motus_runtime *runtime, uint64_t key,
                                      uint32_t channel, const double *values,
                                      size_t count);

/** How something comes and goes. */
typedef struct motus_presence_options {
  size_t struct_size;
  /** How long it takes to come, in seconds: .25 by default. Ignored by springs
   *  that last until they have settled. */
  double enter_duration;
  /** How long it takes to go; likewise. */
  double exit_duration;
  /** How it comes; the default is that of motus_glide_options. */
  motus_timing enter;
  /** How it goes; likewise. */
  motus_timing exit;
} motus_presence_options;

/** Fills in the defaults. */
motus_status motus_presence_options_init(motus_presence_options *options,
                                         size_t struct_size);

/** Says whether something should be there, and reads how much of it is: the
 *  animation of what comes and goes. Something new comes from 0. A presence is
 *  asked for as a glide is, and forgotten as one; it has keys of its own.
 *
 *  @param options [or NULL] NULL for the defaults.
 *  @param out_amount [or NULL] 0, gone, to 1, there; springs may go beyond.
 *  @return whether it is still to be drawn: true until it has come to rest at
 *          0. A call that is refused is reported, and answers false. */
bool motus_runtime_presence(motus_runtime *runtime, uint64_t key, bool present,
                            const motus_presence_options *options,
                            double *out_amount);

/* ---- Timers -------------------------------------------------------------- */

/* Calls at a time of the runtime's own clock: slow motion, seeking and standing
 * still count, and motus_runtime_next_deadline() knows them. They are made in
 * ticks, after display links and before animations are evaluated: what they
 * change shows in the same frame. */

/** A call that will be made, once or again and again. It is held by the runtime
 *  until it has been made for the last time. */
typedef struct motus_timer motus_timer;

/** Called by a timer.
 *
 *  @param time the time at which it was due, on the runtime's own clock. */
typedef void (*motus_timer_fn)(void *user_data, motus_timer *timer,
                               double time);

/** Calls a function once, after some seconds. Those that are due in one tick
 *  are called in the order of their times, and with the same time in the order
 *  in which they were asked for. #MOTUS_EVENT_TIMER says the same.
 *
 *  @param seconds not negative; 0 for the next tick.
 *  @param fn [or NULL; once]
 *  @param out_timer [or NULL] lent; it ends with the call.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_runtime_after(motus_runtime *runtime, double seconds,
                                 motus_timer_fn fn, void *user_data,
                                 motus_destroy_fn destroy,
                                 motus_timer **out_timer);

/** Calls a function every so many seconds, the first time after that many. When
 *  it is due several times in one tick, it is called for each of them, up to 16
 *  times; the others are left out.
 *
 *  @param seconds above 0.
 *  @param fn [or NULL; until it ends]
 *  @param out_timer [or NULL] lent.
 *  @return as motus_runtime_after(). */
motus_status motus_runtime_every(motus_runtime *runtime, double seconds,
                                 motus_timer_fn fn, void *user_data,
                                 motus_destroy_fn destroy,
                                 motus_timer **out_timer);

/** Ends a timer: it is not called any more, and its handle is stale.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_timer_cancel(motus_timer *timer);

/** Where a cue stands. */
typedef enum motus_cue_unit {
  /** A fraction of the animator, 0 to 1. */
  MOTUS_CUE_FRACTION = 0,
  /** Seconds of the animator's duration from its start. */
  MOTUS_CUE_SECONDS = 1
} motus_cue_unit;

/** Bits for motus_property_animator_add_cue(). */
typedef enum motus_cue_flag {
  /** Also called when the animator jumps over it, because it is finished or
   *  stopped at an end. */
  MOTUS_CUE_JUMPS = 1 << 0
} motus_cue_flag;

/** Called when an animator passes a cue.
 *
 *  @param animator [or NULL] NULL when it has been released, and runs on.
 *  @param cue the number that it was given.
 *  @param forward whether the fraction has grown. */
typedef void (*motus_cue_fn)(void *user_data, motus_property_animator *animator,
                             uint32_t cue, bool forward);

/** Adds a cue to an animator or a group: a point of its progress. The function
 *  is called at the end of each frame in which the fraction of the animator has
 *  come from before the point to it or beyond, in either direction, by running
 *  or by a hand; several in the order in which they were passed. Leaving a
 *  place is no passing, but an animator that starts there passes it.
 *  #MOTUS_EVENT_CUE says the same.
 *
 *  @param place where the cue is, in `unit`: not negative, and not behind the
 *         end of the animator.
 *  @param flags motus_cue_flag bits.
 *  @param fn [or NULL; until it ends]
 *  @param out_cue [or NULL] a number by which to remove it, above 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT beyond 4,294,967,295 cues. */
motus_status motus_property_animator_add_cue(motus_property_animator *animator,
                                             motus_cue_unit unit, double place,
                                             uint32_t flags, motus_cue_fn fn,
                                             void *user_data,
                                             motus_destroy_fn destroy,
                                             uint32_t *out_cue);

/** Removes a cue.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND. */
motus_status
motus_property_animator_remove_cue(motus_property_animator *animator,
                                   uint32_t cue);

/* ---- Display links ------------------------------------------------------- */

/* A display link calls the host with every tick, or with as many ticks as it
 * prefers, before animations are sampled: what it changes shows in the same
 * frame. As long as one is not paused, motus_runtime_needs_tick() is true; of
 * one that prefers fewer frames, motus_runtime_next_deadline() says when the
 * next call is due. #MOTUS_EVENT_DISPLAY_LINK reports the same. */

/** A callback that is called in every frame, or at a preferred rate. Ends with
 *  its last reference. */
typedef struct motus_display_link motus_display_link;

/** Is called in a frame.
 *
 *  @param timestamp the time of the frame.
 *  @param target_timestamp when the next call is expected. */
typedef void (*motus_display_link_fn)(void *user_data, motus_display_link *link,
                                      double timestamp,
                                      double target_timestamp);

/** Frames per second; 0 means no preference. */
typedef struct motus_frame_rate_range {
  /** The least rate: lower numbers in the other fields count as this one. */
  double minimum;
  /** The greatest rate; the one that is used where `preferred` is 0. */
  double maximum;
  /** The rate that is used; it is limited to `minimum` and `maximum`. */
  double preferred;
} motus_frame_rate_range;

/** Creates a display link, not paused, for every frame.
 *
 *  @param fn [or NULL; until it ends] may be NULL for hosts that read events.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_display_link_create(motus_runtime *runtime,
                                       motus_display_link_fn fn,
                                       void *user_data,
                                       motus_destroy_fn destroy,
                                       motus_display_link **out_link);

/** Whether it is paused. */
bool motus_display_link_is_paused(motus_display_link *link);

/** Pauses a display link, or lets it go on with the next tick.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_display_link_set_paused(motus_display_link *link,
                                           bool paused);

/** How often it wants to be called. */
motus_frame_rate_range motus_display_link_frame_rates(motus_display_link *link);

/** Sets how often it wants to be called; ticks that come more often do not call
 *  it.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT
 *          when a rate is negative or above 1e6. */
motus_status motus_display_link_set_frame_rates(motus_display_link *link,
                                                motus_frame_rate_range rates);

/** The time of the frame of its last call; 0 before the first. */
double motus_display_link_timestamp(motus_display_link *link);

/** When the call after the last one is expected; 0 before the first. */
double motus_display_link_target_timestamp(motus_display_link *link);

/** Stops the calls for good and frees the callback's user_data; the handle
 *  remains valid.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_display_link_invalidate(motus_display_link *link);

/* ---- Gestures ------------------------------------------------------------ */

/* The host feeds touches; the next tick brings them to the recognizers of the
 * view that they hit and of the views above it. A recognizer is possible until
 * it has seen enough:
 *
 *   pan, press, pinch, rotation   possible ──▶ began ──▶ changed … ──▶ ended
 *                                                             or cancelled
 *   tap, swipe                    possible ──▶ ended
 *   any of them, if it is none    possible ──▶ failed, which is not reported
 *
 * and possible again when its last finger has left. Of recognizers that follow
 * the same finger the first one to recognize makes the others fail, unless a
 * delegate lets them recognize simultaneously. */

/** A recognizer of gestures. */
typedef struct motus_gesture motus_gesture;

/** Phases of a finger's touch. */
typedef enum motus_touch_phase {
  MOTUS_TOUCH_BEGAN = 0,
  /** May be sent for a finger that rests, too: the time counts. */
  MOTUS_TOUCH_MOVED = 1,
  MOTUS_TOUCH_ENDED = 2,
  /** The system has taken it away. */
  MOTUS_TOUCH_CANCELLED = 3
} motus_touch_phase;

/** A finger at one moment. */
typedef struct motus_touch {
  /** The host's name for the finger, from began to ended. */
  uint64_t id;
  /** What has happened to the finger. */
  motus_touch_phase phase;
  /** In the window. */
  motus_point point;
  /** On the clock of motus_runtime_tick(). Not before the finger's last one. */
  double time;
} motus_touch;

/** Feeds one touch, which the next tick delivers.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also beyond a thousand million points; #MOTUS_ERROR_INVALID_STATE
 *          when a finger that is down begins, or one that is not does anything
 *          else; #MOTUS_ERROR_LIMIT beyond 32 fingers, or 65,536 touches that
 *          wait for a tick. */
motus_status motus_runtime_send_touch(motus_runtime *runtime, uint64_t id,
                                      motus_touch_phase phase,
                                      motus_point point, double time);

/** Feeds several touches in order, for instance all since the last frame; when
 *  one is refused none is taken. Each counts for velocities; changes are
 *  reported once a tick.
 *
 *  Time: O(n) in the touches.
 *
 *  @return as motus_runtime_send_touch(). */
motus_status motus_runtime_send_touches(motus_runtime *runtime,
                                        const motus_touch *touches,
                                        size_t count);

/** Whether fingers that move are shown between their samples; false by default.
 */
bool motus_runtime_resamples_touches(motus_runtime *runtime);

/** Sets whether fingers that move are shown where they were 5 ms before each
 *  tick, on a line between the two samples around that moment: so a display of
 *  60 Hz makes even steps of a device of 125 Hz. Gestures that have begun
 *  follow it: their locations, translations, scales and rotations, and what
 *  those move. What is recognized and how fast fingers are follows from the
 *  samples alone, and a lift is where it was.
 *
 *  Where the last sample is older than that, a finger goes on by half of the
 *  last interval and by 8 ms at most, and is at its last sample again after
 *  20 ms without another one. Of samples less than 2 ms apart, and beyond
 *  samples more than 20 ms apart, the last one counts.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_set_resamples_touches(motus_runtime *runtime,
                                                 bool resamples);

/** What touches. */
typedef enum motus_touch_tool {
  MOTUS_TOUCH_TOOL_FINGER = 0,
  MOTUS_TOUCH_TOOL_PEN = 1,
  /** The other end of a pen. */
  MOTUS_TOUCH_TOOL_ERASER = 2,
  MOTUS_TOUCH_TOOL_MOUSE = 3
} motus_touch_tool;

/** Returns the name of a tool, "MOTUS_TOUCH_TOOL_PEN" for instance;
 *  "MOTUS_TOUCH_TOOL_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_touch_tool_name(motus_touch_tool tool);

/** A touch, and how something touches, besides where. */
typedef struct motus_touch_contact {
  motus_touch touch;
  /** What touches: a finger, a pen, a mouse. */
  motus_touch_tool tool;
  /** From 0 to 1; 1 for what does not measure it. */
  double pressure;
  /** How far it leans towards greater x and greater y: from -π/2 to π/2
   *  radians, 0 when it stands upright. */
  motus_vector tilt;
  /** How far it is turned about its own axis, from x towards y, in radians. */
  double twist;
} motus_touch_contact;

/** Feeds touches as motus_runtime_send_touches() does, and how each of them
 *  touches. Touches that are fed without are fingers that stand upright, with a
 *  pressure of 1.
 *
 *  Time: O(n) in the touches.
 *
 *  @return as motus_runtime_send_touch(); #MOTUS_ERROR_INVALID_ARGUMENT also
 *          when a tool is none, or a number out of its range. */
motus_status motus_runtime_send_touch_contacts(
    motus_runtime *runtime, const motus_touch_contact *contacts, size_t count);

/** Feeds where a pointer is that touches nothing: a mouse without a button, a
 *  pen above the screen. The next tick delivers it, with touches in the order
 *  of time, to the hover recognizers of the view under it and of the views
 *  above that one. A view that moves under a pointer at rest is noticed when
 *  the pointer is fed next.
 *
 *  @param inside whether it is in the window; when not the point only counts as
 *         the last one.
 *  @param time on the clock of motus_runtime_tick(). Not before the last one
 *         that waits for a tick.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also beyond a thousand million points; #MOTUS_ERROR_LIMIT beyond
 *          65,536 that wait for a tick. */
motus_status motus_runtime_send_hover(motus_runtime *runtime, motus_point point,
                                      bool inside, double time);

/** Gestures that a trackpad, or the system for it, recognizes itself. */
typedef enum motus_trackpad_gesture {
  /** Fingers that move apart or together, turn and move. */
  MOTUS_TRACKPAD_PINCH = 0,
  /** Three fingers or more that move side by side. Fewer scroll, see
   *  motus_runtime_send_wheel(). */
  MOTUS_TRACKPAD_SWIPE = 1,
  /** Fingers that rest. */
  MOTUS_TRACKPAD_HOLD = 2,
  /** A double tap with two fingers: one event, whose phase does not count. */
  MOTUS_TRACKPAD_SMART_ZOOM = 3
} motus_trackpad_gesture;

/** A gesture of a trackpad at one moment. */
typedef struct motus_trackpad_event {
  size_t struct_size;
  /** Which gesture it is. */
  motus_trackpad_gesture gesture;
  /** Where in the gesture the event is: its beginning, a movement, its end. */
  motus_touch_phase phase;
  /** How many fingers swipe, 3 to 10. */
  uint32_t fingers;
  /** Where the pointer is in the window. Counts when a gesture begins. */
  motus_point point;
  /** On the clock of motus_runtime_tick(). Not before the last event that waits
   *  for a tick. */
  double time;
  /** How far the fingers have moved since the last event, in points. */
  motus_vector delta;
  /** Pinch: the distance between the fingers, divided by that at the beginning;
   *  1e-6 to 1e6. */
  double scale;
  /** Pinch: how far they have turned since the last event, in radians from x
   *  towards y, at most half a turn. */
  double rotation;
} motus_trackpad_event;

/** Fills in the defaults: a pinch that begins, three fingers, a scale of 1, all
 *  else zero. */
motus_status motus_trackpad_event_init(motus_trackpad_event *event,
                                       size_t struct_size);

/** Feeds a gesture of a trackpad, which the next tick delivers, with touches in
 *  the order of time. Movement, scale and rotation count in
 *  #MOTUS_TOUCH_MOVED.
 *
 *  To the recognizers of the views under the pointer the gesture looks like
 *  fingers. A pinch is two of them, which pinch recognizers recognize at once
 *  and rotations beyond 10 degrees. A swipe is its number of fingers, side by
 *  side, for pans and swipes that take that many. A hold is one finger, which
 *  stops what a finger would stop. Velocities, releases and cancels are as with
 *  touches. These fingers neither tap nor press, and a recognizer follows
 *  fingers on a screen or on a trackpad, never both at a time.
 *
 *  Pinches zoom scrollers. Swipes turn the pages of scrollers, but scroll
 *  nothing else. A screen-edge pan with #MOTUS_PAN_WHEEL_CONTINUOUS follows a
 *  swipe wherever it begins.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also beyond a thousand million
 *          points; #MOTUS_ERROR_INVALID_STATE when a gesture begins before the
 *          last one has ended, or one that has not begun does anything else;
 *          #MOTUS_ERROR_LIMIT beyond 65,536 events that wait for a tick. */
motus_status motus_runtime_send_trackpad(motus_runtime *runtime,
                                         const motus_trackpad_event *event);

/** Feeds a key that presses, enter or space or the button of a remote control.
 *  The next tick delivers it, before touches, to the #MOTUS_GESTURE_PRESS of
 *  the view that has the focus, or of the nearest view above that has one. A
 *  key that is down already begins nothing; when the focus goes to another view
 *  the press is cancelled.
 *
 *  @param phase began, ended or cancelled.
 *  @param time on the clock of motus_runtime_tick(). Not before the last one
 *         that waits for a tick.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT beyond 65,536 that wait for a tick. */
motus_status motus_runtime_send_press(motus_runtime *runtime,
                                      motus_touch_phase phase, double time);

/** Gestures that recognizers recognize. */
typedef enum motus_gesture_type {
  /** Fingers that drag, beyond 10 points. */
  MOTUS_GESTURE_PAN = 0,
  /** One finger that comes in from an edge of the window, within 20 points of
   *  it, and goes 10 points further. Pans that follow the same finger wait
   *  until it has failed. */
  MOTUS_GESTURE_SCREEN_EDGE_PAN = 1,
  /** Fingers that touch briefly, once or several times. */
  MOTUS_GESTURE_TAP = 2,
  /** Fingers that stay. */
  MOTUS_GESTURE_LONG_PRESS = 3,
  /** Fingers that move 50 points within half a second. */
  MOTUS_GESTURE_SWIPE = 4,
  /** Two fingers that move apart or together, beyond 10 points. */
  MOTUS_GESTURE_PINCH = 5,
  /** Two fingers that turn about each other, beyond 10 degrees. */
  MOTUS_GESTURE_ROTATION = 6,
  /** A pointer that touches nothing, from where it comes above the view to
   *  where it leaves it: see motus_runtime_send_hover(). */
  MOTUS_GESTURE_HOVER = 7,
  /** A finger that presses a button, or a key: see motus_runtime_send_press().
   *
   *  It begins when the finger comes down; in a scroller that delays touches,
   *  when the delay is over. It keeps no other recognizer from recognizing: one
   *  that does, such as a drag that scrolls, cancels it. Its view is
   *  #MOTUS_VIEW_HIGHLIGHTED while the finger is within 70 points of the bounds
   *  on both axes; whenever that changes, the gesture is
   *  #MOTUS_RECOGNITION_CHANGED. A lift within this distance ends the gesture,
   *  which is the moment to act; one elsewhere cancels it. A view that has been
   *  pressed stays highlighted for a tenth of a second at least. Of presses in
   *  one another the innermost one has the finger. */
  MOTUS_GESTURE_PRESS = 8
} motus_gesture_type;

/** Returns the name of a type, "MOTUS_GESTURE_PAN" for instance;
 *  "MOTUS_GESTURE_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_gesture_type_name(motus_gesture_type type);

/** Edges of the window, as bits. */
typedef enum motus_edge {
  MOTUS_EDGE_TOP = 1,
  MOTUS_EDGE_LEFT = 2,
  MOTUS_EDGE_BOTTOM = 4,
  MOTUS_EDGE_RIGHT = 8,
  /** Left or right, as the view of the recognizer is laid out: see
   *  motus_layout_direction. */
  MOTUS_EDGE_LEADING = 16,
  MOTUS_EDGE_TRAILING = 32
} motus_edge;

/** Directions of a swipe, as bits. */
typedef enum motus_swipe_direction {
  MOTUS_SWIPE_RIGHT = 1,
  MOTUS_SWIPE_LEFT = 2,
  MOTUS_SWIPE_UP = 4,
  MOTUS_SWIPE_DOWN = 8
} motus_swipe_direction;

/** Wheels that move a pan, as bits. */
typedef enum motus_pan_wheel {
  /** Wheels whose events have no phase: a sequence of notches, which ends when
   *  none has come for .25 s. */
  MOTUS_PAN_WHEEL_NOTCHES = 1,
  /** Trackpads, whose events have phases. */
  MOTUS_PAN_WHEEL_CONTINUOUS = 2
} motus_pan_wheel;

/** Settings of a recognizer. Only those of its type count. */
typedef struct motus_gesture_options {
  size_t struct_size;
  /** A pan by default. */
  motus_gesture_type type;
  /** Pan: with fewer fingers than the minimum, 1 by default, it does not begin;
   *  with more than the maximum it fails or is cancelled. A maximum of 0, the
   *  default, is no limit. */
  uint32_t minimum_touches;
  uint32_t maximum_touches;
  /** Screen-edge pan: motus_edge bits; left by default. */
  uint32_t edges;
  /** Swipe: motus_swipe_direction bits; right by default. */
  uint32_t directions;
  /** Tap: how many taps in a row; 1 by default. */
  uint32_t taps;
  /** Tap, long press, swipe: how many fingers at once; 1 by default. */
  uint32_t touches;
  /** Long press: for how long the fingers stay; .5 s by default. Not negative.
   */
  double duration;
  /** Long press: how far fingers may move before it begins, 10 points by
   *  default. Not negative. */
  double movement;
  /** Pan: motus_pan_wheel bits, the wheels that drag as a finger would, in the
   *  direction opposite to their delta; none by default. A pan inside a
   *  scroller gets the wheel before the scroller does. */
  uint32_t wheels;
} motus_gesture_options;

/** Fills in the defaults. */
motus_status motus_gesture_options_init(motus_gesture_options *options,
                                        size_t struct_size);

/** Creates a recognizer, attached to no view.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. */
motus_status motus_gesture_create(motus_runtime *runtime,
                                  const motus_gesture_options *options,
                                  motus_gesture **out_gesture);

/** The recognizer that has claimed a finger: one that follows it, has begun,
 *  and cancels touches (motus_gesture_set_cancels_touches()); NULL for none.
 *  The host's own controls ignore a finger that is claimed. As of the last
 *  tick. */
motus_gesture *motus_runtime_touch_gesture(motus_runtime *runtime, uint64_t id);

/** Attaches a recognizer to a view, which retains it. It is detached from a
 *  previous view, and a gesture under way is cancelled.
 *
 *  Time: O(n) in the gesture recognizers of the view that has it.
 *
 *  @param gesture [retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE.
 */
motus_status motus_view_add_gesture(motus_view *view, motus_gesture *gesture);

/** Detaches a recognizer from its view, which releases it; a gesture under way
 *  is cancelled.
 *
 *  Time: O(n) in the gesture recognizers of the view.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when it is not attached to `view`. */
motus_status motus_view_remove_gesture(motus_view *view,
                                       motus_gesture *gesture);

/** The number of recognizers that are attached to a view. */
size_t motus_view_gesture_count(motus_view *view);

/** A recognizer of a view, lent, in the order of attaching; NULL beyond the
 *  end. Those that the library has attached are its own, such as the edge pans
 *  of stacks and split views: motus_release() gives back only what
 *  motus_retain() has taken, else it is #MOTUS_ERROR_INVALID_STATE. */
motus_gesture *motus_view_gesture_at(motus_view *view, size_t index);

/** The view to which a recognizer is attached, lent; NULL for none. */
motus_view *motus_gesture_view(motus_gesture *gesture);

/** Called when the state of a gesture changes; motus_gesture_state() says to
 *  what. */
typedef void (*motus_gesture_fn)(void *user_data, motus_gesture *gesture);

/** Sets the function that is called, during the tick, when the gesture begins,
 *  changes, ends or is cancelled; for changes at most once a tick. NULL for
 *  none.
 *
 *  Motion that the action begins when a continuous gesture begins, ends or is
 *  cancelled counts from the time of the touch that has done so, not of the
 *  tick: what a finger throws moves on in the frame of the lift.
 *
 *  A recognizer at work whose view leaves the window, is hidden or disabled,
 *  itself or with a view above it, is cancelled in the next tick.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_gesture_set_action(motus_gesture *gesture,
                                      motus_gesture_fn fn, void *user_data,
                                      motus_destroy_fn destroy);

/** Questions of a recognizer to the host. */
typedef struct motus_gesture_delegate {
  size_t struct_size;
  /** Whether it may recognize now; it fails when not. NULL means yes. [NULL:
   *  yes] */
  bool (*should_begin)(void *user_data, motus_gesture *gesture);
  /** Whether it is to follow a finger that has come down on `view`, at a point
   *  of the window. NULL means yes. [NULL: yes] */
  bool (*should_receive_touch)(void *user_data, motus_gesture *gesture,
                               motus_view *view, double x, double y);
  /** Whether both may recognize. One yes of the two suffices; NULL means no.
   *  [NULL: no] */
  bool (*should_recognize_simultaneously)(void *user_data,
                                          motus_gesture *gesture,
                                          motus_gesture *other);
  /** Whether `other` has to fail first. NULL means no. [NULL: no] */
  bool (*should_require_failure_of)(void *user_data, motus_gesture *gesture,
                                    motus_gesture *other);
  /** Whether it has to fail before `other` recognizes. NULL means no. [NULL:
   *  no] */
  bool (*should_be_required_to_fail_by)(void *user_data, motus_gesture *gesture,
                                        motus_gesture *other);
} motus_gesture_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_gesture_set_delegate(motus_gesture *gesture,
                                        const motus_gesture_delegate *delegate,
                                        void *user_data,
                                        motus_destroy_fn destroy);

/** Lets this recognizer wait until another one has failed: a single tap waits
 *  for a double tap, for instance. It only waits while the other one follows a
 *  touch.
 *
 *  Time: O(n) in the recognizers for which `other` waits, also through others,
 *  when another one waits for this one.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when the two would wait for each
 *          other. */
motus_status motus_gesture_require_failure_of(motus_gesture *gesture,
                                              motus_gesture *other);

/** How far a recognizer has come. */
typedef enum motus_recognition_state {
  MOTUS_RECOGNITION_POSSIBLE = 0,
  MOTUS_RECOGNITION_BEGAN = 1,
  MOTUS_RECOGNITION_CHANGED = 2,
  /** Also of taps and swipes, when they are recognized. */
  MOTUS_RECOGNITION_ENDED = 3,
  MOTUS_RECOGNITION_CANCELLED = 4,
  MOTUS_RECOGNITION_FAILED = 5
} motus_recognition_state;

/** Returns the name of a state, "MOTUS_RECOGNITION_BEGAN" for instance;
 *  "MOTUS_RECOGNITION_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_recognition_state_name(motus_recognition_state state);

/** The state. */
motus_recognition_state motus_gesture_state(motus_gesture *gesture);

/** Whether it follows fingers; true by default. */
bool motus_gesture_is_enabled(motus_gesture *gesture);

/** Sets whether it follows fingers. When not, a gesture under way is cancelled.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_gesture_set_enabled(motus_gesture *gesture, bool enabled);

/** Whether it claims its fingers while its gesture is under way, see
 *  motus_runtime_touch_gesture(); true by default. */
bool motus_gesture_cancels_touches(motus_gesture *gesture);

/** Sets whether it claims its fingers while its gesture is under way, so that
 *  the host's controls leave them alone: see motus_runtime_touch_gesture().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_gesture_set_cancels_touches(motus_gesture *gesture,
                                               bool cancels);

/** Which part of a touch the host's own controls do not act on yet, because a
 *  recognizer may still claim the finger; as bits. See
 *  motus_runtime_touch_is_delayed(). */
typedef enum motus_touch_delay {
  /** The beginning: until the recognizer has failed. */
  MOTUS_TOUCH_DELAY_BEGIN = 1,
  /** The lift of the finger: until the recognizer has failed. So a control
   *  waits whether a second tap follows. */
  MOTUS_TOUCH_DELAY_END = 2
} motus_touch_delay;

/** Which parts of a touch a recognizer delays: motus_touch_delay bits; 0 by
 *  default. */
uint32_t motus_gesture_touch_delays(motus_gesture *gesture);

/** Sets which parts of a touch a recognizer delays for the host's controls.
 *  When it claims a finger whose lift it has delayed,
 *  motus_runtime_touch_gesture() returns the recognizer for the rest of the
 *  tick, and the host's control cancels instead of acting.
 *
 *  @param delays motus_touch_delay bits.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_gesture_set_touch_delays(motus_gesture *gesture,
                                            uint32_t delays);

/** The name of a recognizer, lent until it is set again; NULL without one.
 *
 *  @return [until it is set again] */
const char *motus_gesture_name(motus_gesture *gesture);

/** Sets the name of a recognizer, for delegates and logs.
 *
 *  @param name [or NULL] 1 to 255 bytes, copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_gesture_set_name(motus_gesture *gesture, const char *name);

/** The number of fingers that it follows, in the callback of its end those that
 *  leave too. */
size_t motus_gesture_touch_count(motus_gesture *gesture);

/** Where one of its fingers is, in the coordinates of a view by model values;
 *  zero beyond the end.
 *
 *  @param view [or NULL] NULL for the window. */
motus_point motus_gesture_touch_location(motus_gesture *gesture, size_t index,
                                         motus_view *view);

/** The last sample of one of its fingers, and how that touches.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT
 *          beyond the end. */
motus_status motus_gesture_touch_contact(motus_gesture *gesture, size_t index,
                                         motus_touch_contact *out_contact);

/** The middle of its fingers, or where it was when the last one left. Of one
 *  that is cancelled because its view has left the window: where it was when
 *  its action was called last.
 *
 *  @param view [or NULL] as in motus_gesture_touch_location(). */
motus_point motus_gesture_location(motus_gesture *gesture, motus_view *view);

/* Each of these getters is for some types of recognizers; for others it reports
 * #MOTUS_ERROR_WRONG_KIND and answers zero. A gesture counts from its threshold
 * on: a pan that is recognized beyond 10 points, after 14, starts with a
 * translation of 4. */

/** Pans: how far the fingers have moved since it was recognized.
 *
 *  @param view [or NULL] in whose coordinates; NULL for the window. */
motus_vector motus_gesture_translation(motus_gesture *gesture,
                                       motus_view *view);

/** Pans: sets the translation, from which further movement counts; the velocity
 *  starts again from 0.
 *
 *  @param view [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_WRONG_KIND; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_gesture_set_translation(motus_gesture *gesture,
                                           motus_vector translation,
                                           motus_view *view);

/** Pans: how fast the fingers move, in points per second: the slope of a
 *  parabola through the samples of the last tenth of a second. Zero after a
 *  rest of more than 40 ms.
 *
 *  @param view [or NULL] as in motus_gesture_translation(). */
motus_vector motus_gesture_velocity(motus_gesture *gesture, motus_view *view);

/** Pinches: the distance between the fingers, divided by the distance at which
 *  the pinch was recognized. */
double motus_gesture_scale(motus_gesture *gesture);

/** Pinches: sets the scale, from which further movement counts; the velocity
 *  starts again from 0.
 *
 *  @param scale from 1e-6 to 1e6.
 *  @return as motus_gesture_set_translation(). */
motus_status motus_gesture_set_scale(motus_gesture *gesture, double scale);

/** Pinches: how fast the scale changes, per second. */
double motus_gesture_scale_velocity(motus_gesture *gesture);

/** Rotations: the angle since it was recognized, in radians from x towards y,
 *  whole turns included. */
double motus_gesture_rotation(motus_gesture *gesture);

/** Rotations: sets the angle, from which further movement counts; the velocity
 *  starts again from 0.
 *
 *  @return as motus_gesture_set_translation(). */
motus_status motus_gesture_set_rotation(motus_gesture *gesture,
                                        double rotation);

/** Rotations: how fast the angle changes, in radians per second. */
double motus_gesture_rotation_velocity(motus_gesture *gesture);

/* ---- Drags --------------------------------------------------------------- */

/* A drag lets a recognizer move a value, or a property of a view, and lets it
 * go to where it belongs: a slider, a switch, a card with places.
 *
 *   motus_gesture_create(runtime, NULL, &pan);
 *   motus_view_add_gesture(knob, pan);
 *   motus_drag_options_init(&options, sizeof options);
 *   options.axis = MOTUS_DRAG_HORIZONTAL;
 *   options.minimum.x = 0;
 *   options.maximum.x = 200;
 *   motus_drag_create_for_view(pan, knob, MOTUS_PROPERTY_CENTER, &options,
 *                              &drag);
 *   motus_drag_set_anchors(drag, (motus_anchor[]){{0, 0, 0}, {200, 0, 1}}, 2);
 *
 *   free ──finger on what moves──▶ caught ──lifts──▶ settling ──▶ free
 *    │                                │                  ▲
 *    └───────────begins──────────▶ dragging ────lifts────┘
 *
 * While a finger has the thing that is dragged, that stands where the drag
 * began plus the finger's movement since; beyond the bounds a rubber band shows
 * less. Then the host's setters answer #MOTUS_ERROR_BUSY, and the velocity is
 * the finger's: 0 once the finger has rested for 40 ms. A thing that a finger
 * catches stops where it was at the time of the touch. A release goes on with
 * the finger's velocity from the time of the lift, to an anchor or by itself.
 */

/** A recognizer that moves something. */
typedef struct motus_drag motus_drag;

/** Along which axis a pan drags. */
typedef enum motus_drag_axis {
  /** Both axes. */
  MOTUS_DRAG_FREE = 0,
  MOTUS_DRAG_HORIZONTAL = 1,
  MOTUS_DRAG_VERTICAL = 2,
  /** The axis along which a drag begins, for as long as it lasts. */
  MOTUS_DRAG_LOCKED = 3
} motus_drag_axis;

/** How what is dragged gives way beyond its bounds. */
typedef enum motus_drag_resistance {
  /** It follows the finger ever less, see motus_rubber_band_offset(). */
  MOTUS_DRAG_RUBBER_BAND = 0,
  /** It stops at the bound. */
  MOTUS_DRAG_STOP = 1,
  /** It follows the finger, and comes back when that lets go. */
  MOTUS_DRAG_FOLLOW = 2
} motus_drag_resistance;

/** Which anchor a release chooses. */
typedef enum motus_drag_choice {
  /** The one nearest to where it would come to rest, see
   *  motus_decay_projected_end(). Of two as near the one further along the
   *  motion; at rest the first. */
  MOTUS_DRAG_NEAREST = 0,
  /** When the finger is faster than 125 points per second, the nearest of those
   *  that lie in its direction from where it lets go, if there is one. Else the
   *  one nearest to where it lets go. */
  MOTUS_DRAG_NEXT = 1,
  /** None. */
  MOTUS_DRAG_NO_ANCHOR = 2
} motus_drag_choice;

/** How what is dragged moves after a release. */
typedef enum motus_drag_settling {
  /** By a spring. Without an anchor it stays where it is let go, or comes back
   *  to the bound beyond which it is. */
  MOTUS_DRAG_SPRING = 0,
  /** It slows down as motus_value_fling() does, to its anchor, or by itself
   *  between the bounds. */
  MOTUS_DRAG_DECAY = 1
} motus_drag_settling;

/** How a drag moves, and where it lets go. Numbers with an x and a y belong to
 *  the horizontal and the vertical movement of the finger; pinches and
 *  rotations have x alone. */
typedef struct motus_drag_options {
  size_t struct_size;
  /** Pans: #MOTUS_DRAG_FREE by default. What has one number is moved along the
   *  horizontal axis then. */
  motus_drag_axis axis;
  /** #MOTUS_DRAG_RUBBER_BAND by default. */
  motus_drag_resistance resistance;
  /** The bounds, in the units of what is dragged; -INFINITY and INFINITY, the
   *  defaults, for none. */
  motus_point minimum;
  motus_point maximum;
  /** How much of the first point beyond a bound is shown; .55 by default. Above
   *  0, at most 1. */
  double coefficient;
  /** A distance beyond a bound that a rubber band never reaches, in the units
   *  of what is dragged. 0, the default, stands for the size of the
   *  recognizer's view on that axis, for a factor of two of pinches, for a
   *  quarter turn of rotations. Not negative. */
  double dimension;
  /** #MOTUS_DRAG_NEAREST by default. */
  motus_drag_choice choice;
  /** #MOTUS_DRAG_SPRING by default. */
  motus_drag_settling settling;
  /** The spring: its response, .4 s by default, and its damping ratio, 1 by
   *  default; above 0, the ratio at most 1. */
  double response;
  double damping_ratio;
  /** The rate of motus_decay with which it slows down, and by which is found
   *  where it would come to rest; .998 by default. Above 0 and below 1. */
  double rate;
  /** How much of what is dragged is one point of the finger's: .005 for a
   *  number that goes from 0 to 1 in 200 points. Speeds count in these points,
   *  too, also of pinches and rotations. 0, the default, stands for that of the
   *  value, see motus_value_options, for .01 of pinches and rotations, else
   *  for 1. Not negative. */
  double point;
  /** motus_axis_mask bits: the axes on which the number falls as the finger
   *  goes to the right or down; none by default. */
  uint32_t reversed;
  /** Whether a finger stops what moves when it comes down; true by default.
   *  Otherwise it goes on until the drag begins. */
  bool catches;
  /** Which of the numbers the horizontal and the vertical movement change: from
   *  0. -1, the default, stands for the first one and for the second one, if
   *  there is one. */
  int32_t x_component;
  int32_t y_component;
  /** Whether a scroller scrolls when the finger comes near its edge, as while a
   *  child is reordered, see motus_view_begin_reorder(). A view that is dragged
   *  by a pan stays under the finger whatever scrolls. False by default. */
  bool scrolls;
} motus_drag_options;

/** Fills in the defaults. */
motus_status motus_drag_options_init(motus_drag_options *options,
                                     size_t struct_size);

/** Lets a recognizer move a value. The recognizer retains the drag, until it
 *  ends, or gets another drag or binding; the other one ends then, see
 *  motus_drag_end(). The drag does not retain the value: when that ends, it
 *  moves nothing any more.
 *
 *  A pan moves it as far as its fingers go, a pinch multiplies it, a rotation
 *  adds the angle. All this happens before the action of the recognizer is
 *  called. A wheel that drags, see `wheels` in motus_gesture_options, moves it
 *  at once; .25 s of silence are a release at rest.
 *
 *  @param gesture a pan, a pinch or a rotation.
 *  @param value linear numbers or angles.
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_WRONG_KIND; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_BUSY when another drag or a
 *          link moves it; #MOTUS_ERROR_LIMIT. */
motus_status motus_drag_create(motus_gesture *gesture, motus_value *value,
                               const motus_drag_options *options,
                               motus_drag **out_drag);

/** Lets a recognizer move a property of a view, see motus_drag_create(). The
 *  finger's movement counts in the coordinates of the view's superview.
 *
 *  @param property any that a fling moves, see motus_view_fling().
 *  @param options [or NULL]
 *  @return as motus_drag_create(); #MOTUS_ERROR_NOT_FOUND when there is no such
 *          property. */
motus_status motus_drag_create_for_view(motus_gesture *gesture,
                                        motus_view *view, uint32_t property,
                                        const motus_drag_options *options,
                                        motus_drag **out_drag);

/** Sets the options: under a finger nothing jumps.
 *
 *  @param options [or NULL] NULL for the defaults. Axis and components stay
 *         what they are.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_drag_set_options(motus_drag *drag,
                                    const motus_drag_options *options);

/** Reads the options.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_drag_get_options(motus_drag *drag,
                                    motus_drag_options *out_options);

/** A place where a drag rests, in the units of what is dragged. */
typedef struct motus_anchor {
  /** Its place for the horizontal movement of the finger, for a pinch or for a
   *  rotation. */
  double x;
  /** Its place for the vertical movement of the finger. */
  double y;
  /** The host's own number for it. */
  uint64_t tag;
} motus_anchor;

/** Sets the anchors, in place of those that there are. What rests stays where
 *  it is.
 *
 *  Time: O(n) in the anchors.
 *
 *  @param anchors copied.
 *  @param count 0 to 256.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_drag_set_anchors(motus_drag *drag,
                                    const motus_anchor *anchors, size_t count);

/** How many anchors it has. */
size_t motus_drag_anchor_count(motus_drag *drag);

/** The tag of an anchor; 0 beyond the end. */
uint64_t motus_drag_anchor_tag(motus_drag *drag, size_t index);

/** The anchor where what is dragged rests, or to which it goes: the one that
 *  was chosen, else the one nearest to the model value. While a finger has it,
 *  the one from which the drag began. -1 without anchors. */
int32_t motus_drag_anchor(motus_drag *drag);

/** How far what is shown is from that anchor to its neighbours: 0 on it, 1 on
 *  a neighbour, -1 on the one on the side of the lower numbers, and not beyond.
 *  0 without a neighbour there, and of drags on two axes. A release that
 *  chooses another anchor counts from there: what is to go along without a jump
 *  is linked to #MOTUS_LINK_SOURCE_ANCHORS. */
double motus_drag_progress(motus_drag *drag);

/** Whether a finger has it. */
bool motus_drag_is_held(motus_drag *drag);

/** Sends what is dragged to an anchor, by the spring, with the velocity that it
 *  has.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_BUSY while a finger has it; #MOTUS_ERROR_INVALID_STATE
 *          when its target or its recognizer has ended. */
motus_status motus_drag_go_to(motus_drag *drag, size_t index);

/** Sends what is dragged to the next anchor in a direction in which a finger
 *  could go, from the anchor at which it is or to which it goes: for arrow
 *  keys. Nothing happens when there is no anchor in that direction.
 *
 *  @param direction (1, 0) for the right arrow.
 *  @return as motus_drag_go_to(). */
motus_status motus_drag_step(motus_drag *drag, motus_vector direction);

/** Callbacks of a drag. Each begin is followed by one end, and each end by one
 *  did_settle. Anchors are -1 for none. */
typedef struct motus_drag_delegate {
  size_t struct_size;
  /** The finger begins to drag. */
  void (*did_begin)(void *user_data, motus_drag *drag);
  /** The finger has moved: once a frame. */
  void (*did_change)(void *user_data, motus_drag *drag);
  /** The finger lets go: answers the index of the anchor to which what is
   *  dragged goes, or -1 for none. An index that no anchor has counts as
   *  `anchor`.
   *
   *  @param velocity_x of what is shown, per second; and velocity_y.
   *  @param end_x where it would come to rest; and end_y.
   *  @param anchor the index that the options choose.
   *
   *  [NULL: anchor] */
  int32_t (*choose)(void *user_data, motus_drag *drag, double velocity_x,
                    double velocity_y, double end_x, double end_y,
                    int32_t anchor);
  /** The drag is over, and what was dragged goes to this anchor. */
  void (*did_end)(void *user_data, motus_drag *drag, int32_t anchor);
  /** The dragged thing, sent to an anchor or let go, rests; or something else
   *  has taken it: `finished` is false. */
  void (*did_settle)(void *user_data, motus_drag *drag, int32_t anchor,
                     bool finished);
} motus_drag_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_drag_set_delegate(motus_drag *drag,
                                     const motus_drag_delegate *delegate,
                                     void *user_data, motus_destroy_fn destroy);

/** Takes the drag from its recognizer. A finger that is down no longer moves
 *  what was dragged; after a release the motion goes on. A block or an implicit
 *  timing with a spring that begins before the next tick starts with the
 *  finger's velocity.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_drag_end(motus_drag *drag);

/* ---- Scrolling ----------------------------------------------------------- */

/* A scroller moves what a view shows, by the origin of the view's bounds: its
 * offset is the point of the content that stands in the view's upper left
 * corner. A finger moves it by a pan of its own; the view clips its subviews.
 * On each axis the content rests between
 *
 *   minimum = -inset at the start
 *   maximum = content + inset at the end - bounds, and not below minimum.
 *
 * Beyond an edge a rubber band shows less than the finger's travel. After a
 * release every motion is a formula of the time since the lift: momentum, which
 * becomes a bounce at an edge with the velocity that it has there; or a motion
 * to a page, to a snap position, or to a target that the delegate has chosen.
 * Frames that come at other times show the same offsets at the same times.
 * Offset and velocity are continuous, except where a finger catches the content
 * or the program jumps.
 *
 *           finger              10 points              lifts
 *   idle ────────────▶ tracking ───────────▶ dragging ───────▶ decelerating,
 *    ▲                    │  ▲                                 bouncing or
 *    │◀──── lifts ────────┘  └──────────── finger ──────────── settling
 *    └───────────────────────────── ends ──────────────────────────┘
 *
 * A finger on moving content stops it; the views in the content do not get that
 * finger. Screen-edge pans come before scrollers. Nested scrollers share a
 * drag: what the inner one has no room for goes to the next one around it that
 * moves along the same axis, in the same step, and comes back the same way.
 *
 * Frame order: fingers, motions of scrollers from the outer ones to the inner
 * ones, links, did_scroll, then animations. */

/** Moves the content of a view. */
typedef struct motus_scroller motus_scroller;

/** An axis of a scroller. */
typedef enum motus_axis {
  MOTUS_AXIS_HORIZONTAL = 0,
  MOTUS_AXIS_VERTICAL = 1
} motus_axis;

/** Axes as bits. */
typedef enum motus_axis_mask {
  MOTUS_AXES_HORIZONTAL = 1,
  MOTUS_AXES_VERTICAL = 2
} motus_axis_mask;

/** Treatments of the part of a drag for which a scroller has no room. */
typedef enum motus_chaining {
  /** #MOTUS_CHAINING_FRESH when the scroller around it has pages, else
   *  #MOTUS_CHAINING_CONTINUOUS. */
  MOTUS_CHAINING_AUTOMATIC = 0,
  /** Nothing: the scroller resists at its edge. */
  MOTUS_CHAINING_NONE = 1,
  /** Only a drag that begins at the edge goes to the scroller around it. */
  MOTUS_CHAINING_FRESH = 2,
  /** The part goes to the scroller around it within the drag. */
  MOTUS_CHAINING_CONTINUOUS = 3
} motus_chaining;

/** When a drag asks for the keyboard to go: see wants_keyboard_away. */
typedef enum motus_keyboard_dismiss {
  MOTUS_KEYBOARD_DISMISS_NONE = 0,
  /** Once, as the drag begins. */
  MOTUS_KEYBOARD_DISMISS_ON_DRAG = 1,
  /** In each tick of the drag. The keyboard inset of the window follows the
   *  finger by itself: see motus_runtime_drag_window_insets(). */
  MOTUS_KEYBOARD_DISMISS_INTERACTIVE = 2
} motus_keyboard_dismiss;

/** Settings of a scroller. */
typedef struct motus_scroller_options {
  size_t struct_size;
  /** motus_axis_mask bits: on which axes it scrolls; both by default. */
  uint32_t axes;
  /** true by default. A disabled one takes no fingers. */
  bool enabled;
  /** motus_axis_mask bits: on which axes a finger can pull the content beyond
   *  its edges; both by default. */
  uint32_t bounces;
  /** motus_axis_mask bits: on which axes it bounces even when all of the
   *  content is seen; none by default. */
  uint32_t always_bounces;
  /** Whether a drag within 30 degrees of an axis moves on that one alone; false
   *  by default. */
  bool locks_direction;
  /** The rate of motus_decay: .998 by default; .99 stops sooner. Above 0 and
   *  below 1. */
  double deceleration_rate;
  /** motus_axis_mask bits: on which axes it rests at pages only; none by
   *  default. */
  uint32_t paging;
  /** The size of a page along the axis; 0, the default, stands for the size of
   *  the bounds. Not negative. */
  double page_size;
  /** The gap between two pages when page_size is above 0; 0 by default, not
   *  negative. */
  double page_spacing;
  /** The offset of the first page; 0 by default. */
  double page_origin;
  /** How many pages a drag turns at most; 1 by default, 0 for any number. */
  uint32_t maximum_pages;
  /** Whether it has to rest at one of its snap areas, or only when one is near;
   *  #MOTUS_SNAP_NONE by default. */
  motus_snap_strictness snap_strictness;
  /** How near a release has to end to a position for #MOTUS_SNAP_PROXIMITY; 0
   *  for a third of the bounds, the default. Not negative. */
  double snap_proximity;
  /** Makes the part of the bounds to which snap areas are aligned smaller, in
   *  addition to the insets (as scroll-padding of CSS); 0 by default. */
  motus_insets snap_padding;
  /** #MOTUS_CHAINING_AUTOMATIC by default. */
  motus_chaining horizontal_chaining;
  motus_chaining vertical_chaining;
  /** Content from right to left begins at the right: pages count from there,
   *  and when the content or the bounds change their size, the distance from
   *  there stays. Offsets count from the left nevertheless.
   *  #MOTUS_LAYOUT_DIRECTION_INHERIT, the default, takes that of the view:
   *  motus_view_layout_direction(). */
  motus_layout_direction layout_direction;
  /** Pull to refresh: how far the content has to be pulled below its upper edge
   *  so that its release starts a refresh. 0, the default, for none; not
   *  negative. */
  double refresh_distance;
  /** How far a notch of a wheel goes, in points; 60 by default, not
   *  negative. */
  double wheel_notch;
  /** How far a line of a wheel or of a key goes; 40 by default, not
   *  negative. */
  double line;
  /** How much of the bounds a page of a wheel or of a key is; .875 by default,
   *  0 to 1. */
  double page_fraction;
  /** Whether notches move on a spring, in about .2 seconds, instead of at once;
   *  true by default. */
  bool smooths_wheel;
  /** motus_axis_mask bits: the axes that have an indicator (a scroll bar), see
   *  motus_scroller_indicator(); none by default. An axis without one needs no
   *  frames to fade it. */
  uint32_t indicators;
  /** How far the ends of the indicators' tracks lie inside the part of the
   *  bounds that motus_scroller_adjusted_inset() leaves free; 0 by default. */
  motus_insets indicator_inset;
  /** The least length of an indicator, except in a bounce: 36 points by
   *  default, not negative. */
  double minimum_indicator;
  /** Whether motus_runtime_scroll_to_top() may choose it; true by default. */
  bool scrolls_to_top;
  /** When a drag asks for the keyboard to go; #MOTUS_KEYBOARD_DISMISS_NONE by
   *  default. */
  motus_keyboard_dismiss keyboard_dismiss;
  /** The least and the largest scale: .001 to 1,000, both 1 by default. When
   *  the first is below the second, pinches zoom the view of
   *  motus_scroller_set_zoom_view(). */
  double minimum_zoom;
  double maximum_zoom;
  /** Whether a pinch may go beyond the limits; when it ends, the scale comes
   *  back. true by default. */
  bool bounces_zoom;
  /** Whether content that is smaller than the bounds stands in their middle;
   *  false by default, and then it stands at their start. */
  bool centers_content;
  /** Whether a flick is faster when the finger has just caught content that
   *  moved in the same direction; false by default. */
  bool carries_momentum;
  /** Whether momentum that meets an edge goes on in the scroller around it;
   *  false by default, and then it bounces. */
  bool chains_momentum;
  /** Whether views inside get a finger .15 s late, and not at all when a drag
   *  begins before; true by default. See motus_runtime_touch_is_delayed(). */
  bool delays_content_touches;
  /** Whether a drag can take a finger away from a view inside that has got it
   *  already; true by default. Then should_cancel_touches_in of the delegate is
   *  asked, too. */
  bool cancels_content_touches;
} motus_scroller_options;

/** Fills in the defaults. */
motus_status motus_scroller_options_init(motus_scroller_options *options,
                                         size_t struct_size);

/** Creates the scroller of a view, which retains it. The view clips its
 *  subviews from now on. When the view ends the scroller stops, and from then
 *  on its functions return #MOTUS_ERROR_INVALID_STATE.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE when the
 *          view has one; #MOTUS_ERROR_LIMIT. */
motus_status motus_scroller_create(motus_view *view,
                                   const motus_scroller_options *options,
                                   motus_scroller **out_scroller);

/** The scroller of a view, NULL when it has none. */
motus_scroller *motus_view_scroller(motus_view *view);

/** The view of a scroller, NULL when that has ended. */
motus_view *motus_scroller_view(motus_scroller *scroller);

/** The pan of a scroller. */
motus_gesture *motus_scroller_pan_gesture(motus_scroller *scroller);

/** Sets the options. Motions that are under way go on; disabling cancels a drag
 *  and stops.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_set_options(motus_scroller *scroller,
                                        const motus_scroller_options *options);

/** Reads the options. `out_options->struct_size` says how many bytes may be
 *  written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_get_options(motus_scroller *scroller,
                                        motus_scroller_options *out_options);

/** The size of the content. */
motus_size motus_scroller_content_size(motus_scroller *scroller);

/** Sets the size of the content. An offset between the new edges stays; one
 *  beyond them is moved to the nearest edge, at once or with the animation
 *  block that is open. Momentum goes on along the same curve to the new edges.
 *  A motion to a page, a snap area, an edge or a rectangle goes on to the new
 *  place of that, with its velocity; a motion to an offset beyond the new
 *  edges, to the nearest offset within them. The view's frame and the content's
 *  size may be set in either order between two ticks. When there is no content,
 *  a motion to a page is given up.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_set_content_size(motus_scroller *scroller,
                                             motus_size size);

/** The insets around the content. */
motus_insets motus_scroller_content_inset(motus_scroller *scroller);

/** Sets the insets around the content. Content that rests at its minimum offset
 *  then rests at the new minimum offset.
 *
 *  @return as motus_scroller_set_content_size(). */
motus_status motus_scroller_set_content_inset(motus_scroller *scroller,
                                              motus_insets inset);

/** The offset that is shown, also when an animation block moves it. Each axis
 *  lies between minimum and maximum, or beyond while it is pulled or bounces.
 */
motus_point motus_scroller_offset(motus_scroller *scroller);
/** The smallest offset at which the content rests, on each axis. */
motus_point motus_scroller_minimum_offset(motus_scroller *scroller);
/** The largest offset at which the content rests, on each axis. */
motus_point motus_scroller_maximum_offset(motus_scroller *scroller);
/** The offset at which the content will come to rest; the present one when it
 *  rests. */
motus_point motus_scroller_target_offset(motus_scroller *scroller);
/** How fast the offset grows, in points per second. */
motus_vector motus_scroller_velocity(motus_scroller *scroller);

/** States of an axis of a scroller. */
typedef enum motus_scroller_state {
  /** The axis is at rest. */
  MOTUS_SCROLLER_IDLE = 0,
  /** A finger is down, and no drag has been recognized. */
  MOTUS_SCROLLER_TRACKING = 1,
  /** A finger drags. */
  MOTUS_SCROLLER_DRAGGING = 2,
  /** The axis has been released and goes on by momentum. */
  MOTUS_SCROLLER_DECELERATING = 3,
  /** The axis goes back to an edge beyond which it was. */
  MOTUS_SCROLLER_BOUNCING = 4,
  /** The axis goes to a page, a snap position, or a target that was chosen. */
  MOTUS_SCROLLER_SETTLING = 5,
  /** The axis goes to an offset that the program has asked for:
   *  motus_scroller_scroll_to(). */
  MOTUS_SCROLLER_ANIMATING = 6,
  /** Notches of a wheel, or keys, move it. */
  MOTUS_SCROLLER_WHEEL = 7,
  /** The axis scrolls because something is dragged near an edge of the
   *  scroller; see motus_view_begin_reorder(). */
  MOTUS_SCROLLER_AUTOSCROLLING = 8
} motus_scroller_state;

/** The state of a scroller: that of its two axes' states which comes first in
 *  the order dragging, tracking, bouncing, decelerating, settling, animating,
 *  wheel. */
motus_scroller_state motus_scroller_get_state(motus_scroller *scroller);

/** Returns the state of one axis. */
motus_scroller_state motus_scroller_axis_state(motus_scroller *scroller,
                                               motus_axis axis);

/** Scrolls to an offset, clamped between the minimum and the maximum offset.
 *  Whatever is under way ends unfinished first. Animated it takes .3 seconds,
 *  begins with the velocity that the content has, and a finger can catch it;
 *  with reduced motion, and without animation, it jumps. Inside an animation
 *  block a jump moves with the block. Has no effect while a finger drags: then
 *  the completion gets false.
 *
 *  @param completion [or NULL; once] gets true when it has arrived. NULL with a
 *         user_data lets #MOTUS_EVENT_COMPLETED report it.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_scroll_to(motus_scroller *scroller,
                                      motus_point offset, bool animated,
                                      motus_completion_fn completion,
                                      void *user_data,
                                      motus_destroy_fn destroy);

/** Scrolls, as motus_scroller_scroll_to() does, by the smallest distance that
 *  brings a rectangle of the content into sight inside the insets. Of one that
 *  is larger than the bounds the start is shown.
 *
 *  @param completion [or NULL; once]
 *  @return as motus_scroller_scroll_to(). */
motus_status motus_scroller_scroll_to_rect(motus_scroller *scroller,
                                           motus_rect rect, bool animated,
                                           motus_completion_fn completion,
                                           void *user_data,
                                           motus_destroy_fn destroy);

/** Scrolls, as motus_scroller_scroll_to() does, to a page of an axis that has
 *  pages. Beyond the last page it is the last one.
 *
 *  @param completion [or NULL; once]
 *  @return as motus_scroller_scroll_to(); #MOTUS_ERROR_INVALID_STATE also when
 *          the axis has no pages. */
motus_status motus_scroller_scroll_to_page(
    motus_scroller *scroller, motus_axis axis, uint32_t page, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);

/** The page that an axis shows, or to which it goes; 0 without pages. */
uint32_t motus_scroller_page(motus_scroller *scroller, motus_axis axis);

/** Throws the content, as a release with this velocity would; the delegate is
 *  not asked for a target. Has no effect while a finger drags.
 *
 *  @param velocity in points per second; 20,000 is the most.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_fling(motus_scroller *scroller,
                                  motus_vector velocity);

/** Stops content that moves where it is; content beyond an edge is put at that
 *  edge.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_stop(motus_scroller *scroller);

/** Tells the scroller that rows, for instance, were inserted or removed at a
 *  place: the content's size changes by `delta`. The content in sight stays the
 *  same. A place before what is seen changes the offset by `delta`; but where
 *  the content begins at the right, whose offsets count from the left, it
 *  leaves the offset as it is. A place behind what is seen leaves the distance
 *  from the start of the content. A drag, momentum, their targets and an
 *  animation block that moves the offset go on in the same content.
 *
 *  @param at where in the content, in points from where it begins.
 *  @param delta by how many points the content has grown; may be negative.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_adjust(motus_scroller *scroller, motus_axis axis,
                                   double at, double delta);

/** Whether a release has begun to refresh, and motus_scroller_end_refreshing()
 *  has not been called. Until then the upper edge is refresh_distance lower.
 */
bool motus_scroller_is_refreshing(motus_scroller *scroller);

/** Ends refreshing: the upper edge goes back, and content that rests there goes
 *  back with it.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_end_refreshing(motus_scroller *scroller);

/* Wheels, trackpads and keys. A wheel without phases moves a target, and the
 * offset follows on a spring that begins with the velocity that it has: nothing
 * is delayed, and frames at other times show the same. Fingers on a trackpad,
 * whose events have phases, drag as a finger does, without a threshold; from
 * their lift on the momentum is the scroller's own, unless the system sends its
 * momentum within a tenth of a second, which then counts alone.
 *
 *   notch ──▶ wheel ──▶ idle
 *   began, changed … ──▶ dragging ── ended ──▶ decelerating … ──▶ idle
 *
 * A sequence of events stays with the scroller that has taken the first of
 * them: the innermost one that can move that way. .25 s of silence or another
 * began end it. Where nothing scrolls vertically a vertical wheel scrolls
 * horizontally. With pages, half a notch turns a page, at most one in .15 s.
 * Snap positions take the content after .25 s of silence; one notch is enough
 * to leave one. */

/** The unit of `delta` in a wheel event. */
typedef enum motus_wheel_unit {
  /** 120 are one notch of the wheel; wheels of high resolution send smaller
   *  numbers. */
  MOTUS_WHEEL_NOTCHES_120 = 0,
  /** Lines, see `line` of motus_scroller_options. */
  MOTUS_WHEEL_LINES = 1,
  /** Points of the window. */
  MOTUS_WHEEL_PIXELS = 2,
  /** Pages, see `page_fraction` of motus_scroller_options. */
  MOTUS_WHEEL_PAGES = 3
} motus_wheel_unit;

/** Phases of a scroll by fingers on a trackpad. */
typedef enum motus_wheel_phase {
  /** The device has no phases: a wheel with notches. */
  MOTUS_WHEEL_PHASE_NONE = 0,
  /** The fingers rest on the trackpad: content that moves stops. */
  MOTUS_WHEEL_PHASE_MAY_BEGIN = 1,
  MOTUS_WHEEL_PHASE_BEGAN = 2,
  MOTUS_WHEEL_PHASE_CHANGED = 3,
  MOTUS_WHEEL_PHASE_ENDED = 4,
  MOTUS_WHEEL_PHASE_CANCELLED = 5
} motus_wheel_phase;

/** Momentum that the system sends after the fingers have left. */
typedef enum motus_wheel_momentum {
  MOTUS_WHEEL_MOMENTUM_NONE = 0,
  MOTUS_WHEEL_MOMENTUM_BEGAN = 1,
  MOTUS_WHEEL_MOMENTUM_CHANGED = 2,
  MOTUS_WHEEL_MOMENTUM_ENDED = 3
} motus_wheel_momentum;

/** Effects of held keys on a wheel event, as bits. The host chooses the keys.
 */
typedef enum motus_wheel_modifier {
  /** A vertical delta scrolls horizontally. */
  MOTUS_WHEEL_ACROSS = 1,
  /** The wheel zooms instead, about the pointer, the innermost scroller that
   *  can be zoomed: 240 points upwards double the scale. */
  MOTUS_WHEEL_ZOOMS = 2
} motus_wheel_modifier;

/** A wheel or a trackpad at one moment. */
typedef struct motus_wheel_event {
  size_t struct_size;
  /** Where the pointer is in the window. */
  motus_point point;
  /** On the clock of motus_runtime_tick(). Not before the last event that waits
   *  for a tick. */
  double time;
  /** How far the wheel was turned, in `unit`. Positive numbers make the offset
   *  grow: they show what lies below or to the right. */
  motus_vector delta;
  /** #MOTUS_WHEEL_NOTCHES_120 by default. */
  motus_wheel_unit unit;
  /** #MOTUS_WHEEL_PHASE_NONE by default. */
  motus_wheel_phase phase;
  /** #MOTUS_WHEEL_MOMENTUM_NONE by default. */
  motus_wheel_momentum momentum;
  /** motus_wheel_modifier bits. */
  uint32_t modifiers;
} motus_wheel_event;

/** Fills in the defaults: all zero, notches without phases. */
motus_status motus_wheel_event_init(motus_wheel_event *event,
                                    size_t struct_size);

/** Feeds an event of a wheel or a trackpad, which the next tick delivers, with
 *  touches in the order of time.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also beyond a thousand million
 *          points; #MOTUS_ERROR_LIMIT beyond 65,536 events that wait for a
 *          tick. */
motus_status motus_runtime_send_wheel(motus_runtime *runtime,
                                      const motus_wheel_event *event);

/** The scroller that has taken the last sequence of wheel events, lent; NULL
 *  when none has: then the host may use the events itself. As of the last tick.
 */
motus_scroller *motus_runtime_wheel_scroller(motus_runtime *runtime);

/** Scrolls that a key on the keyboard asks for. A space bar is a page down,
 *  with shift a page up. */
typedef enum motus_scroll_key {
  MOTUS_SCROLL_LINE_UP = 0,
  MOTUS_SCROLL_LINE_DOWN = 1,
  MOTUS_SCROLL_LINE_LEFT = 2,
  MOTUS_SCROLL_LINE_RIGHT = 3,
  MOTUS_SCROLL_PAGE_UP = 4,
  MOTUS_SCROLL_PAGE_DOWN = 5,
  MOTUS_SCROLL_HOME = 6,
  MOTUS_SCROLL_END = 7
} motus_scroll_key;

/** Scrolls by a key: the innermost scroller from a view outwards that can move
 *  that way. Lines and pages move the target as notches do, and add up; home
 *  and end take .3 seconds. Where nothing scrolls vertically, up and down
 *  scroll horizontally: down goes on, away from the beginning of the content.
 *
 *  @param out_taken [or NULL] whether a scroller has taken it.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_view_send_scroll_key(motus_view *view, motus_scroll_key key,
                                        bool *out_taken);

/** Whether a finger is down in a scroller. */
bool motus_scroller_is_tracking(motus_scroller *scroller);
/** Whether a scroller is dragged: from recognition to lift. */
bool motus_scroller_is_dragging(motus_scroller *scroller);
/** Whether a scroller goes on by itself after a release: momentum, a bounce, or
 *  the way to a place where it rests. */
bool motus_scroller_is_decelerating(motus_scroller *scroller);
/** Whether fingers or a motion change the scale of a scroller. */
bool motus_scroller_is_zooming(motus_scroller *scroller);

/** The rectangle of the content that the bounds show; while the scroller has a
 *  view to zoom, in that view's coordinates. */
motus_rect motus_scroller_visible_rect(motus_scroller *scroller);

/** A scroll bar that the host draws: it shows which part of the content is
 *  seen. Its track keeps clear of what motus_scroller_adjusted_inset() says:
 *  bars, safe areas, keyboards. */
typedef struct motus_indicator {
  /** Where it begins, from the start of the bounds, in points. */
  double position;
  /** Its length in points. It shrinks while content is beyond an edge, to 8
   *  points at least. */
  double length;
  /** Its opacity. It fades in within .1 s when the content begins to move; when
   *  the content has rested for .3 s it fades out within .25 s. Until then
   *  ticks are needed. */
  double alpha;
  /** The edge of the bounds along which it goes: the bottom for the horizontal
   *  axis; for the vertical one the right, or the left where the layout is from
   *  right to left. */
  motus_edge edge;
  int32_t reserved;
} motus_indicator;

/** The indicator of an axis; all zero where the options have none, or all of
 *  the content is seen. */
motus_indicator motus_scroller_indicator(motus_scroller *scroller,
                                         motus_axis axis);

/** Shows the indicators for a moment.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_flash_indicators(motus_scroller *scroller);

/** Scrolls to the top, animated, if the delegate agrees. Does nothing while a
 *  finger drags.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_scroll_to_top(motus_scroller *scroller);

/** Call it for a tap on the top edge of the screen: the frontmost scroller
 *  whose options have scrolls_to_top goes to its top. When two such scrollers
 *  stand side by side, none goes.
 *
 *  @param out_taken [or NULL] whether a scroller goes.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_scroll_to_top(motus_runtime *runtime,
                                         bool *out_taken);

/** Whether the host's own controls are to ignore a finger for now: a scroller
 *  waits whether it will drag, or a recognizer delays the touch. While it is
 *  down they do not show it as pressed, and when it has been lifted they do not
 *  act yet. As of the last tick. */
bool motus_runtime_touch_is_delayed(motus_runtime *runtime, uint64_t id);

/* Zooming. One subview of the scroller's view is zoomed: its transform carries
 * the scale, its center keeps it at the origin of the content, and its bounds
 * times the scale are the content's size. Two fingers keep the point of the
 * content under their middle; beyond a limit a rubber band holds the scale,
 * never beyond twice the upper or half of the lower one. Released there, scale
 * and offset come back in one motion. */

/** Sets the view that is zoomed. From now on the scroller has a pinch.
 *
 *  @param view [or NULL] a subview of the scroller's view; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when it is no subview of that view;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_set_zoom_view(motus_scroller *scroller,
                                          motus_view *view);

/** The view that is zoomed, lent; NULL for none. */
motus_view *motus_scroller_zoom_view(motus_scroller *scroller);

/** The pinch of a scroller, lent; NULL before it has a view to zoom. */
motus_gesture *motus_scroller_pinch_gesture(motus_scroller *scroller);

/** The scale that is shown. */
double motus_scroller_zoom(motus_scroller *scroller);

/** Sets the scale, clamped to the limits. Animated it takes .3 seconds. Does
 *  nothing while fingers drag, or without a view to zoom.
 *
 *  @param anchor in the view's coordinates, as of motus_gesture_location():
 *         what is there stays there, as far as the edges allow.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_set_zoom(motus_scroller *scroller, double scale,
                                     motus_point anchor, bool animated);

/** Zooms to the greatest scale within the limits at which the bounds show all
 *  of a rectangle, insets not counted, and puts it in their middle as far as
 *  the edges allow. Animated, every point moves along a straight line.
 *
 *  @param rect in the zoomed view's coordinates.
 *
 *  @return as motus_scroller_set_zoom(). */
motus_status motus_scroller_zoom_to_rect(motus_scroller *scroller,
                                         motus_rect rect, bool animated);

/** Which point of a snap area is aligned with the same point of the bounds. */
typedef enum motus_snap_alignment {
  /** Its start, with the start of the bounds. */
  MOTUS_SNAP_START = 0,
  /** Its middle. */
  MOTUS_SNAP_CENTER = 1,
  /** Its end. */
  MOTUS_SNAP_END = 2
} motus_snap_alignment;

/** A part of the content to which a scroller may align itself when it comes to
 *  rest. */
typedef struct motus_snap_area {
  /** Where it begins in the content. */
  double start;
  /** How long it is; not negative. */
  double size;
  /** Which point of the area is aligned. */
  motus_snap_alignment alignment;
  /** Whether every drag stops here instead of passing on. */
  bool stops;
} motus_snap_area;

/** Sets the areas at which an axis may rest; see snap_strictness. An axis with
 *  pages ignores them. Content at rest goes to the nearest area. When there are
 *  as many areas as before, a motion to one of them goes on to the new one with
 *  the same index.
 *
 *  Areas count from the left. Those of content that begins at the right go
 *  along with it when motus_scroller_set_content_size() changes its length in a
 *  later frame: set the new length first, then the areas that have become
 *  others.
 *
 *  Time: O(n log n) in the areas.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT beyond a million; #MOTUS_ERROR_INVALID_STATE. */
motus_status motus_scroller_set_snap_areas(motus_scroller *scroller,
                                           motus_axis axis,
                                           const motus_snap_area *areas,
                                           size_t count);

/** Callbacks of a scroller. Each beginning is followed by exactly one end,
 *  whatever interrupts it, and the end comes before the beginning of what
 *  replaces it. Snap areas or pages that the callback of an end sets do not
 *  change the motion that begins then; they count for the next one. Events
 *  report the same. */
typedef struct motus_scroller_delegate {
  size_t struct_size;
  /** The offset that is shown has changed, also by an animation block; called
   *  at most once a tick. `adjusted` is true when motus_scroller_adjust() has
   *  changed it. */
  void (*did_scroll)(void *user_data, motus_scroller *scroller, bool adjusted);
  /** A drag has been recognized; the offset is still the old one. */
  void (*will_begin_dragging)(void *user_data, motus_scroller *scroller);
  /** The finger lets go. `target_x` and `target_y` are the offset at which the
   *  content would come to rest; the function may change them. The present
   *  offset as target stops the content. The velocity is in points per second.
   *  [target_x, target_y in and out] */
  void (*will_end_dragging)(void *user_data, motus_scroller *scroller,
                            double velocity_x, double velocity_y,
                            double *target_x, double *target_y);
  /** The finger has let go, or the drag was cancelled. `will_decelerate` says
   *  whether the content goes on by itself. */
  void (*did_end_dragging)(void *user_data, motus_scroller *scroller,
                           bool will_decelerate);
  /** The content goes on by itself: by momentum, in a bounce, or to a page, a
   *  snap position or a target. */
  void (*will_begin_decelerating)(void *user_data, motus_scroller *scroller);
  /** Both axes have come to rest. `finished` is false when something has
   *  interrupted it. */
  void (*did_end_decelerating)(void *user_data, motus_scroller *scroller,
                               bool finished);
  /** A motion to an offset that the program has asked for is over, see
   *  motus_scroller_scroll_to(). `finished` is false when something has
   *  interrupted it. */
  void (*did_end_animation)(void *user_data, motus_scroller *scroller,
                            bool finished);
  /** The axis shows, or goes to, another page than before. */
  void (*did_change_page)(void *user_data, motus_scroller *scroller,
                          motus_axis axis, uint32_t page);
  /** A release has begun to refresh: call motus_scroller_end_refreshing() when
   *  the host has new content. See `refresh_distance`. */
  void (*did_trigger_refresh)(void *user_data, motus_scroller *scroller);
  /** Whether motus_scroller_scroll_to_top() and motus_runtime_scroll_to_top()
   *  may scroll it. NULL means yes. [NULL: yes] */
  bool (*should_scroll_to_top)(void *user_data, motus_scroller *scroller);
  /** The scroller has arrived at the top. */
  void (*did_scroll_to_top)(void *user_data, motus_scroller *scroller);
  /** The scale begins to change, by fingers or animated. */
  void (*will_begin_zooming)(void *user_data, motus_scroller *scroller);
  /** The scale has changed; called at most once a tick, before did_scroll. */
  void (*did_zoom)(void *user_data, motus_scroller *scroller);
  /** The scale rests, within its limits. */
  void (*did_end_zooming)(void *user_data, motus_scroller *scroller,
                          double scale);
  /** Whether a drag may take a finger away from a view inside that has got it
   *  already. NULL means yes. [NULL: yes] */
  bool (*should_cancel_touches_in)(void *user_data, motus_scroller *scroller,
                                   motus_view *view);
  /** A drag asks the host to hide the keyboard, see keyboard_dismiss.
   *  `finger_y` is the finger's y in the window. */
  void (*wants_keyboard_away)(void *user_data, motus_scroller *scroller,
                              double finger_y);
  /** Sets `out_rect` to the rectangle to show for #MOTUS_TRACKPAD_SMART_ZOOM at
   *  (x, y), both in the coordinates of the zoomed view. When it is left empty,
   *  as it comes, content at the least scale is shown at twice that, about the
   *  point, and other content at the least scale. [out_rect in and out] */
  void (*zoom_rect)(void *user_data, motus_scroller *scroller, double x,
                    double y, motus_rect *out_rect);
} motus_scroller_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_STATE. */
motus_status
motus_scroller_set_delegate(motus_scroller *scroller,
                            const motus_scroller_delegate *delegate,
                            void *user_data, motus_destroy_fn destroy);

/* ---- Row actions --------------------------------------------------------- */

/* Rows that are swiped aside, to see what can be done with them; swiped all the
 * way the first thing is done at once. A view is a list, and its subviews, or
 * the children of its arrangement, are rows:
 *
 *   motus_row_options_init(&options, sizeof options);
 *   motus_view_set_row_options(list, &options);
 *   motus_view_set_row_delegate(list, &delegate, host, NULL);
 *
 *   static void will_open(void *host, motus_view *list, motus_view *row,
 *                         uint64_t key) {
 *     motus_row_action actions[] = {{DELETE, 80, TAG_DELETE, red,
 *                                    MOTUS_ROW_ACTION_DESTRUCTIVE},
 *                                   {SHARE, 80, TAG_SHARE, blue, 0}};
 *     motus_view_set_row_actions(row, MOTUS_ROW_TRAILING, actions, 2);
 *   }
 *
 *   held ──lifts──▶ opening ──▶ open ──closes──▶ closing ──▶ closed
 *    │                            │                 ▲
 *    └──lifts, armed──▶ chosen ◀──┘ tap             │
 *                         ├──finished───────────────┘
 *                         └──finished, removes──▶ leaving ──▶ away
 *
 * The row is drawn aside, with its subviews; its center stays. For each action
 * the library makes a view with the tag and the colour of the action. It is a
 * subview of the row, beside the row's bounds, and is laid out in each frame:
 * the views share the room that is seen in proportion to their widths, the
 * first one at the outer end. They stand in the draw list like any other view,
 * and the host may give them subviews when the row has opened. A row that clips
 * to its bounds shows none of them.
 *
 * A finger that drags within 30 degrees of the horizontal axis swipes the row
 * below it; a steeper drag is a scroller's. The row follows 1 : 1; beyond its
 * open place a rubber band holds it back, unless it may be swiped all the way.
 * Beyond half of its width, and 40 points beyond its open place, it arms: the
 * first action takes all the room, and a lift does it. 20 points before that it
 * disarms. An action that was not armed is not done, however fast the finger
 * is. Recognizers that stand in the row are asked before the list's, and an
 * edge swipe of the screen comes first.
 *
 * One row of a list is open at a time. A touch elsewhere in the list closes it,
 * and does nothing else, though it may begin to scroll or to swipe. Scrolling
 * closes it, too; so do another row that opens, a reorder of the row, a list
 * without the row, and another direction of reading. With reduced motion the
 * actions fade in as they are shown.
 *
 * Rows that are not swiped cost nothing. */

/** A side of a row, in the direction of reading. */
typedef enum motus_row_side {
  /** The left side where one reads from left to right. */
  MOTUS_ROW_LEADING = 0,
  /** The right side there. */
  MOTUS_ROW_TRAILING = 1
} motus_row_side;

/** Properties of an action, as bits. */
typedef enum motus_row_action_flag {
  /** It takes something away. The library does not read this: it is for tables
   *  of the host's own. */
  MOTUS_ROW_ACTION_DESTRUCTIVE = 1
} motus_row_action_flag;

/** One thing that can be done with a row. */
typedef struct motus_row_action {
  /** The host's own number for it. */
  uint64_t key;
  /** How wide it is while the row is open, in points; above 0. */
  double width;
  /** The tag of the view that the library makes for it. */
  uint64_t tag;
  /** The background colour of that view. */
  motus_color color;
  /** motus_row_action_flag bits. */
  uint32_t flags;
} motus_row_action;

/** Gestures and effects that rows do without, as bits. */
typedef enum motus_row_flag {
  /** A swipe all the way does nothing on the side of the leading actions: a
   *  rubber band holds the row back. */
  MOTUS_ROW_LEADING_NOT_FULL = 1,
  /** The same for the trailing actions. */
  MOTUS_ROW_TRAILING_NOT_FULL = 2
} motus_row_flag;

/** How the rows of a list are swiped. */
typedef struct motus_row_options {
  size_t struct_size;
  /** motus_row_flag bits; 0 by default. */
  uint32_t flags;
  /** The spring that takes a row to where it is let go to: its response, .4 s
   *  by default, and its damping ratio, 1 by default; above 0, the ratio at
   *  most 1. */
  double response;
  double damping_ratio;
} motus_row_options;

/** Fills in the defaults. */
motus_status motus_row_options_init(motus_row_options *options,
                                    size_t struct_size);

/** Lets the subviews of a view be swiped aside, or sets how. Rows that are
 *  aside keep the options with which they were opened.
 *
 *  @param options [or NULL] NULL: they are not swiped any more, and what is
 *         open closes.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT. */
motus_status motus_view_set_row_options(motus_view *list,
                                        const motus_row_options *options);

/** Sets the actions of a row on one side, in place of those that there are; the
 *  first one is the outermost, and the one that a full swipe does. A row that
 *  is aside keeps the actions with which it was opened. They can be set at any
 *  time; the delegate is asked for them when a swipe begins.
 *
 *  Time: O(n) in the actions.
 *
 *  @param actions copied.
 *  @param count 0 to 8.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_view_set_row_actions(motus_view *row, motus_row_side side,
                                        const motus_row_action *actions,
                                        size_t count);

/** Opens a side of a row, and closes what else is open in its list. A row that
 *  is closing opens again; one that is open stays so.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when the view stands in no view with row
 *          options, is not in the window, leaves, or is dragged to another
 *          place;
 *          #MOTUS_ERROR_NOT_FOUND when it has no actions on that side;
 *          #MOTUS_ERROR_BUSY while a finger holds a row of the list, while the
 *          other side of the row is not closed, or its action is being done. */
motus_status motus_view_open_row(motus_view *row, motus_row_side side);

/** Closes a row, as it does by itself when something else is touched: for the
 *  escape key. A row that an action has removed from sight comes back. Nothing
 *  happens to one that is closed.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_BUSY while a
 *          finger holds the row, or its action is being done. */
motus_status motus_view_close_row(motus_view *row);

/** Moves a row to its next place in a direction: for arrow keys. What is open
 *  on the other side closes, else the side opens that comes from there.
 *
 *  @param direction its x above 0 moves the row to the right, below 0 to the
 *         left; at 0 nothing happens.
 *  @return as motus_view_open_row(). */
motus_status motus_view_step_row(motus_view *row, motus_vector direction);

/** Chooses an action of an open row, as a tap on it does.
 *
 *  @param key of an action on the side that is open.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND when
 *          the row is closed or has no such action there; #MOTUS_ERROR_BUSY
 *          while a finger holds it, or another action is being done;
 *          #MOTUS_ERROR_INVALID_STATE when it closes. */
motus_status motus_view_choose_row_action(motus_view *row, uint64_t key);

/** Says that the host has done the action that was chosen. From the choice to
 *  this call the row stays where it is; any time may pass.
 *
 *  @param removes true: the row goes on in its direction until it is out of
 *         sight, and the first action takes all the room; give the list without
 *         the row in the same frame, so that the others close up meanwhile. A
 *         list that has the row again brings it back. False: the row closes.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when no action of the row is being done. */
motus_status motus_view_finish_row_action(motus_view *row, bool removes);

/** Where a row is. */
typedef enum motus_row_state {
  MOTUS_ROW_CLOSED = 0,
  /** A finger has it. */
  MOTUS_ROW_HELD = 1,
  /** The same, and a lift would do the first action. */
  MOTUS_ROW_HELD_ARMED = 2,
  MOTUS_ROW_OPENING = 3,
  MOTUS_ROW_OPEN = 4,
  /** It waits for motus_view_finish_row_action(). */
  MOTUS_ROW_CHOSEN = 5,
  MOTUS_ROW_CLOSING = 6,
  /** It goes out of sight. */
  MOTUS_ROW_LEAVING = 7,
  /** It is out of sight, until a list has it again or motus_view_close_row()
   *  brings it back. */
  MOTUS_ROW_AWAY = 8
} motus_row_state;

/** Returns the name of a state, "MOTUS_ROW_OPEN" for instance;
 *  "MOTUS_ROW_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_row_state_name(motus_row_state state);

/** Where a row is; #MOTUS_ROW_CLOSED for views that are none. */
motus_row_state motus_view_row_state(motus_view *row);

/** The row of a list that is open, is being opened, or held by a finger.
 *
 *  @return NULL when there is none. */
motus_view *motus_view_open_row_of(motus_view *list);

/** The view of an action of a row that is aside. It ends when the row is
 *  closed.
 *
 *  @return NULL beyond the end. */
motus_view *motus_view_row_action_view(motus_view *row, size_t index);

/** Callbacks of a list: during the tick, and in those calls of this section
 *  that lead to them. Each `opened` is followed by one `closed`. */
typedef struct motus_row_delegate {
  size_t struct_size;
  /** A swipe of a row is about to begin, or the host opens it: now is the time
   *  for motus_view_set_row_actions(). A side without actions is not swiped.
   *
   *  @param key of a child of an arrangement; else 0. */
  void (*will_open)(void *user_data, motus_view *list, motus_view *row,
                    uint64_t key);
  /** The actions of the row begin to show: their views are there from now on.
   */
  void (*opened)(void *user_data, motus_view *list, motus_view *row,
                 motus_row_side side);
  /** The views of the actions are gone. `finished` is false when the row, or
   *  the list, has left the window. */
  void (*closed)(void *user_data, motus_view *list, motus_view *row,
                 bool finished);
  /** A lift would do the first action from now on, or not any more: a moment
   *  for a click that is felt. */
  void (*armed)(void *user_data, motus_view *list, motus_view *row,
                bool is_armed);
  /** An action is to be done: motus_view_finish_row_action() is called now or
   *  at any time later.
   *
   *  @param action its key. */
  void (*chosen)(void *user_data, motus_view *list, motus_view *row,
                 uint64_t action);
} motus_row_delegate;

/** Sets the delegate of a list, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_STATE when the view has no row options. */
motus_status motus_view_set_row_delegate(motus_view *list,
                                         const motus_row_delegate *delegate,
                                         void *user_data,
                                         motus_destroy_fn destroy);

/* ---- Row lists ----------------------------------------------------------- */

/* A list of which most rows have no view. The host says which rows there are,
 * by key and extent; the library asks for the views of those near what is seen
 * of a scroller, gives back the others, and lets rows come, move and leave as
 * the children of an arrangement:
 *
 *   motus_view_set_row_list_delegate(list, &delegate, app, NULL);
 *   motus_view_set_rows(list, rows, 1000000, sizeof *rows, NULL);
 *   motus_view_replace_rows(list, 40, 1, NULL, 0, sizeof *rows);
 */

/** A row without a view. */
typedef struct motus_row {
  /** Not 0; no two rows of a list have the same. */
  uint64_t key;
  /** Its length along the axis in points, 0 to 1e6; an estimate will do, see
   *  motus_view_set_row_extent(). */
  double extent;
  /** motus_row_list_flag bits, no others. */
  uint32_t flags;
} motus_row;

/** Particulars of a row, as bits. */
typedef enum motus_row_list_flag {
  /** A heading of the rows behind it, up to the next heading: it stays in sight
   *  where what is seen begins, behind the scroller's insets and bars, until
   *  the end of its rows pushes it out. It stands in front of the other rows,
   *  and has its view while any of its rows is near. */
  MOTUS_ROW_LIST_HEADING = 1 << 0
} motus_row_list_flag;

/** How the rows of a list stand. */
typedef struct motus_row_list_options {
  size_t struct_size;
  /** The axis along which they follow one another; #MOTUS_AXIS_VERTICAL by
   *  default. */
  motus_axis axis;
  /** The distance between two rows, in points; 0 by default, not negative. */
  double gap;
  /** The distances between the edges of the content and the rows; 0 by default,
   *  not negative. */
  motus_insets padding;
  /** How far from what is seen rows have views, in sizes of what is seen: .5 by
   *  default, 0 to 10. In the direction of motion it is up to twice as much;
   *  views are given back when they are more than twice as far away. */
  double margin;
  /** How rows come, move and leave; NULL, the default, as children of
   *  motus_view_arrange(). [during the call; or NULL] */
  const motus_arrangement_options *arrangement;
} motus_row_list_options;

/** Fills in the defaults. */
motus_status motus_row_list_options_init(motus_row_list_options *options,
                                         size_t struct_size);

/** Where the views of rows come from. Both functions are called by ticks, when
 *  views are laid out, and by calls that change the rows in an animated block:
 *  first `recycle` for all views that are given back, then `provide` for all
 *  rows that need one, each in the order of the rows. They may change anything;
 *  what they change of the rows counts in the same tick. */
typedef struct motus_row_list_delegate {
  size_t struct_size;
  /** Returns a view for a row that comes near, with its contents. The list
   *  retains it and places it. NULL, a view that stands above the list, and the
   *  view of another row are no answers: the row has none, which is reported
   *  once, and is asked for again when it comes near anew or the rows change.
   *  [returns lent or NULL; NULL: none] */
  motus_view *(*provide)(void *user_data, motus_view *view, uint64_t key,
                         size_t index);
  /** `row`, the view of the row `key` in the list `view`, is not needed any
   *  more, because that row is far away or gone; the view has left the list and
   *  can be provided for another row. */
  void (*recycle)(void *user_data, motus_view *view, uint64_t key,
                  motus_view *row);
} motus_row_list_delegate;

/** Sets the functions that provide and take back the views of a list's rows.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_STATE when the view has no scroller. */
motus_status
motus_view_set_row_list_delegate(motus_view *view,
                                 const motus_row_list_delegate *delegate,
                                 void *user_data, motus_destroy_fn destroy);

/** Sets all rows of a list: the content of the view's scroller, whose content
 *  size follows. Rows whose keys were there keep their views and move; others
 *  come, and those that are not listed any more leave, where they are near.
 *  The view's children are the list's: motus_view_arrange() is refused.
 *
 *  A row that comes into sight moves there from its old place, and one that
 *  goes far away moves out of sight before its view is given back; neither
 *  moves farther than the length of the visible part. Where the content has
 *  become so short that it ends before the visible part does, the offset
 *  follows in the next tick, with the rows. In an animated block the rows move
 *  with the block from this call on; when the block ends at its start, all of
 *  this is undone, unless the host has changed the rows since.
 *
 *  motus_view_begin_reorder() drags a row; the indices of such a drag count all
 *  rows. A row that is let go falls to the place of its index; unless the host
 *  moves the row there, it goes back in the next tick.
 *
 *  A view is kept, however far away its row is, while it is dragged, touched,
 *  moves, or has the focus.
 *
 *  Time: O(n) in the rows.
 *
 *  @param rows [or NULL] copied; NULL when `count` is 0.
 *  @param count at most 1,000,000.
 *  @param row_size sizeof(motus_row).
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also for a key that is there twice, and content longer than 1e9;
 *          #MOTUS_ERROR_INVALID_STATE when the view has no scroller, or
 *          children of motus_view_arrange(); #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_view_set_rows(motus_view *view, const motus_row *rows,
                                 size_t count, size_t row_size,
                                 const motus_row_list_options *options);

/** Takes rows of a list away and puts others in their place.
 *
 *  Time: O(n) in the rows that go and come; in those of the list as the number
 *  of blocks of 512.
 *
 *  @param index of the first row that goes, or before which others come.
 *  @param removed how many go.
 *  @param rows [or NULL] copied; NULL when `count` is 0.
 *  @param row_size sizeof(motus_row).
 *  @return as motus_view_set_rows(); #MOTUS_ERROR_INVALID_ARGUMENT also when
 *          there are not so many rows; #MOTUS_ERROR_INVALID_STATE also when no
 *          rows have been set. */
motus_status motus_view_replace_rows(motus_view *view, size_t index,
                                     size_t removed, const motus_row *rows,
                                     size_t count, size_t row_size);

/** Gives a row another extent, such as the one that its view turns out to have.
 *  What is seen stays: when the row is before it, the offset changes by as
 *  much.
 *
 *  @param extent 0 to 1e6.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE when no
 *          rows have been set. */
motus_status motus_view_set_row_extent(motus_view *view, uint64_t key,
                                       double extent);

/** How many rows a list has. */
size_t motus_view_row_count(motus_view *view);

/** Reads where a row stands, whether it has a view or not.
 *
 *  @param out_index [or NULL] its place among the rows.
 *  @param out_frame [or NULL] its frame in the content.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND;
 *          #MOTUS_ERROR_INVALID_STATE when no rows have been set. */
motus_status motus_view_row_place(motus_view *view, uint64_t key,
                                  size_t *out_index, motus_rect *out_frame);

/* ---- Links --------------------------------------------------------------- */

/* Motion that follows motion: a link reads a number that something else moves,
 * maps it, and moves something by it. A header collapses as a list scrolls, an
 * animator is scrubbed by a finger, one value follows another by a spring.
 *
 *     sources → combination → map → follower → target
 *
 * All links are worked out in one pass of a frame, after scrollers, animations
 * and dynamics and before the layout, in the order in which they hang on one
 * another: a chain of any length is right in the frame in which its beginning
 * moves. When scrollers have moved, what is linked to them has moved before
 * their delegates are told. A link costs nothing while what it reads is still.
 *
 * A link retains neither what it reads nor what it moves, and ends with either
 * of them; what it has moved stays where it is. It lasts until then, or until
 * motus_link_remove(), whether or not the host keeps its handle.
 *
 * While a value or a property is linked, its setters answer #MOTUS_ERROR_BUSY,
 * as do nudges, flings, paths and stops; where one component is linked, setters
 * may set the others. An animation that runs when the link is made goes on and
 * leads to the linked value. */

/** A link: what it reads moves its target. */
typedef struct motus_link motus_link;

/** From which kind of object a link reads. */
typedef enum motus_link_source_kind {
  /** A motus_value: the component that is shown. */
  MOTUS_LINK_SOURCE_VALUE = 0,
  /** A motus_view: the component of a property that is shown. */
  MOTUS_LINK_SOURCE_PROPERTY = 1,
  /** A motus_view: the component of a property's model value. */
  MOTUS_LINK_SOURCE_MODEL = 2,
  /** A motus_scroller: the offset on an axis, see motus_scroller_offset(). */
  MOTUS_LINK_SOURCE_OFFSET = 3,
  /** A motus_scroller: the offset counted from where the content rests at its
   *  start: 0 there, whatever insets there are. */
  MOTUS_LINK_SOURCE_OFFSET_FROM_REST = 4,
  /** A motus_scroller: how much of a range lies behind, 0 at its beginning and
   *  1 at its end, less and more beyond them. */
  MOTUS_LINK_SOURCE_RANGE = 5,
  /** A pan: the translation in the window on an axis. */
  MOTUS_LINK_SOURCE_TRANSLATION = 6,
  /** A recognizer: where its fingers are in the window, on an axis; nothing
   *  while it has none. */
  MOTUS_LINK_SOURCE_LOCATION = 7,
  /** A pinch: the scale. */
  MOTUS_LINK_SOURCE_SCALE = 8,
  /** A rotation: radians. */
  MOTUS_LINK_SOURCE_ROTATION = 9,
  /** A motus_property_animator: the fraction that is complete. */
  MOTUS_LINK_SOURCE_FRACTION = 10,
  /** A motus_transition_coordinator, or the motus_percent_driven_interaction
   *  that drives the transition: how much of it is shown, 0 to 1; nothing while
   *  the interaction drives none. */
  MOTUS_LINK_SOURCE_PROGRESS = 11,
  /** A touch: its place in the window on an axis; nothing while it is not down.
   *  It has no object. */
  MOTUS_LINK_SOURCE_TOUCH = 12,
  /** The pointer that touches nothing: its place in the window on an axis;
   *  nothing while it is elsewhere. It has no object. */
  MOTUS_LINK_SOURCE_POINTER = 13,
  /** A motus_drag on one axis: where what it moves is among its anchors, in the
   *  order of their numbers, also while a finger has it: 0 on the lowest, 1 on
   *  the next one, .5 half-way, and not beyond the ends; nothing without
   *  anchors. */
  MOTUS_LINK_SOURCE_ANCHORS = 14,
  /** A navigation or tab bar controller, and in `component` the motus_edge of a
   *  bar: how far that has answered to content, see
   *  motus_view_controller_bar_progress(); nothing without a bar. */
  MOTUS_LINK_SOURCE_BAR = 15
} motus_link_source_kind;

/** The quantity of a source that counts. */
typedef enum motus_link_measure {
  /** The number itself. */
  MOTUS_LINK_MEASURE_VALUE = 0,
  /** Its velocity, per second. */
  MOTUS_LINK_MEASURE_VELOCITY = 1
} motus_link_measure;

/** A range of a scroller's offsets, measured anew when the content, the window
 *  or a subview has changed its place; the views' own transforms are ignored. A
 *  range without length, or of a view that is not in the scroller, has nothing
 *  to say. */
typedef struct motus_link_range {
  size_t struct_size;
  /** #MOTUS_SCROLL_RANGE_SCROLL by default. */
  motus_scroll_range_kind kind;
  /** The view in the content whose passing by defines the ranges from
   *  #MOTUS_SCROLL_RANGE_COVER to #MOTUS_SCROLL_RANGE_EXIT_CROSSING. [lent or
   *  NULL] */
  motus_view *subject;
  /** For #MOTUS_SCROLL_RANGE_OFFSETS: the offsets of motus_scroller_offset() at
   *  its beginning and its end, which are below 0 where the content rests under
   *  a bar or a safe area; the second may be the smaller one. For
   *  #MOTUS_SCROLL_RANGE_FROM_REST: the same, counted from where the content
   *  rests at its start, whatever insets there are. */
  double begin_offset;
  double end_offset;
  /** How much shorter the part of the bounds that counts as visible is at its
   *  start and at its end; 0 by default. */
  double inset_start;
  double inset_end;
} motus_link_range;

/** Fills in the defaults. */
motus_status motus_link_range_init(motus_link_range *range, size_t struct_size);

/** A number that a link reads. */
typedef struct motus_link_source {
  /** What is read. */
  motus_link_source_kind kind;
  /** Whether the number or its velocity is read. */
  motus_link_measure measure;
  /** The object that the kind names; NULL for touches and the pointer.
   *  [handle; lent or NULL] */
  void *object;
  /** A motus_property, or the number of a custom one. */
  uint32_t property;
  /** Which number of a value or property, or a motus_axis; from 0. The
   *  motus_edge of a bar. */
  uint32_t component;
  /** The number of a touch, see motus_touch. */
  uint64_t touch;
  /** For #MOTUS_LINK_SOURCE_RANGE; NULL for all offsets. [during the call;
   *  or NULL] */
  const motus_link_range *range;
} motus_link_source;

/** Which kind of object a link moves. */
typedef enum motus_link_target_kind {
  /** A motus_value: its model. */
  MOTUS_LINK_TARGET_VALUE = 0,
  /** A motus_view: the model of a property, all but #MOTUS_PROPERTY_HIDDEN. */
  MOTUS_LINK_TARGET_PROPERTY = 1,
  /** A motus_property_animator: it is paused, and the link sets its fraction.
   *  While it is linked, starting, pausing, scrubbing and stopping it answer
   *  #MOTUS_ERROR_BUSY. */
  MOTUS_LINK_TARGET_ANIMATOR = 2,
  /** A motus_percent_driven_interaction: while its transition is interactive,
   *  the link sets the transition's fraction; updates of the host answer
   *  #MOTUS_ERROR_BUSY. The host still finishes or cancels the transition. */
  MOTUS_LINK_TARGET_INTERACTION = 3
} motus_link_target_kind;

/** The thing that a link moves. */
typedef struct motus_link_target {
  /** What is moved. */
  motus_link_target_kind kind;
  /** A motus_property, or the number of a custom one. */
  uint32_t property;
  /** The object that the kind names. [handle; lent] */
  void *object;
  /** Which number of a value or property, from 0, where `is_component`; else
   *  all of them. */
  uint32_t component;
  /** Whether only `component` is moved. */
  bool is_component;
} motus_link_target;

/** How several sources become one number. */
typedef enum motus_link_combination {
  MOTUS_LINK_SUM = 0,
  MOTUS_LINK_PRODUCT = 1,
  MOTUS_LINK_LEAST = 2,
  MOTUS_LINK_GREATEST = 3
} motus_link_combination;

/** How a map goes on beyond its first or last input. */
typedef enum motus_link_end {
  /** With the output there. */
  MOTUS_LINK_END_HOLD = 0,
  /** In a straight line, as steep as the piece is at its end. */
  MOTUS_LINK_END_CONTINUE = 1,
  /** From the other end again: an input x counts as first + ((x - first) mod
   *  (last - first)). */
  MOTUS_LINK_END_REPEAT = 2
} motus_link_end;

/** How the target gets to where the map says. */
typedef enum motus_link_follow {
  MOTUS_LINK_FOLLOW_AT_ONCE = 0,
  /** y' = (x - y) / time_constant. */
  MOTUS_LINK_FOLLOW_LOW_PASS = 1,
  /** By a spring, with its velocity: y'' = w w (x - y) - 2 z w y'. It stays
   *  2 z / w times the velocity behind what moves evenly. */
  MOTUS_LINK_FOLLOW_SPRING = 2
} motus_link_follow;

/** How what a link reads becomes what it shows. */
typedef struct motus_link_options {
  size_t struct_size;
  /** #MOTUS_LINK_SUM by default. */
  motus_link_combination combination;
  /** Below the first input; #MOTUS_LINK_END_HOLD by default. */
  motus_link_end before;
  /** Above the last input; #MOTUS_LINK_END_HOLD by default. */
  motus_link_end after;
  /** #MOTUS_LINK_FOLLOW_AT_ONCE by default. */
  motus_link_follow follow;
  /** 1 to 32 inputs, each above the one before. By default there are none: the
   *  number that is read is the one that is shown, for targets of one number.
   *  [input_count numbers; during the call; or NULL] */
  const double *inputs;
  /** 0 to 32. */
  size_t input_count;
  /** For each input as many numbers as the target has, one set after the other.
   *  At a listed input the target has exactly these numbers; between two inputs
   *  they are blended by the target's motus_property_kind, angles the short way
   *  round. One input alone is a constant. [output_count numbers; during the
   *  call; or NULL] */
  const double *outputs;
  /** `input_count` times the number of components of the target. */
  size_t output_count;
  /** The curves between two inputs: one for each piece, one for all, or none
   *  where all are linear. For a spring a piece is its settling time.
   *  [timing_count of them; during the call; or NULL] */
  const motus_timing *timings;
  /** 0, 1, or one less than `input_count`. */
  size_t timing_count;
  /** Seconds, above 0, for #MOTUS_LINK_FOLLOW_LOW_PASS. */
  double time_constant;
  /** For #MOTUS_LINK_FOLLOW_SPRING: a spring without an initial velocity; NULL
   *  for one with a response of .5 s and a damping ratio of 1. [during the
   *  call; or NULL] */
  const motus_timing *spring;
} motus_link_options;

/** Fills in the defaults. */
motus_status motus_link_options_init(motus_link_options *options,
                                     size_t struct_size);

/** Links a target to the sources that are to move it. The target is at once
 *  where the map of the sources says; with a `follow` other than at once it
 *  starts from where it is, and with the velocity that an earlier link gave it.
 *
 *  A target has one link: another one replaces it, a link of all components
 *  those of single ones, and the other way round. motus_value_velocity() and
 *  motus_view_property_velocity() include the velocity of a link: that of what
 *  it reads, times the slope of the map there. A target that follows arrives
 *  when the sources are at rest and less than a thousandth of the way is left.
 *  When the target is an animator whose blocks have not run yet, they run now,
 *  and it is paused at its start; so it is when the link is refused because it
 *  would close a circle.
 *
 *  Time: O(n) in the links, at the next frame, where it reads what another one
 *  moves or moves what another one reads.
 *
 *  @param target what it moves.
 *  @param count 1 to 8.
 *  @param options [or NULL]
 *  @param out_link [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND, also
 *          for a recognizer that does not measure this;
 *          #MOTUS_ERROR_FOREIGN_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_NOT_FOUND when there is no such property;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_BUSY while a drag moves
 *          the target; #MOTUS_ERROR_INVALID_STATE when the link would close a
 *          circle, which the diagnostic names, when the scroller's view, the
 *          drag or what it moves has ended, or when the animator is stopped,
 *          not interruptible, in a group, or moves with a transition;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_link_create(motus_runtime *runtime,
                               const motus_link_target *target,
                               const motus_link_source *sources, size_t count,
                               const motus_link_options *options,
                               motus_link **out_link);

/** Ends a link; its target stays where it is. What begins before the next tick
 *  goes on with the velocity that the link gave its target: a block or an
 *  implicit timing with a spring, or another link that follows. Does nothing
 *  when it has ended.
 *
 *  Time: O(n) in the links, at the next frame, where another one read what it
 *  moved.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_link_remove(motus_link *link);

/** Whether a link moves its target. It does not when it has ended, or while one
 *  of its sources has nothing to say. */
bool motus_link_is_active(motus_link *link);

/** The number that a link has read when it was last active: of several sources
 *  what they make together. */
double motus_link_input(motus_link *link);

/** How fast that changes, per second; 0 when the link is not active. */
double motus_link_input_velocity(motus_link *link);

/* ---- Controllers --------------------------------------------------------- */

/** A view controller: a screen or a part of one. It owns a view, which is
 *  created when it is first needed, and is called when that appears and
 *  disappears. */
typedef struct motus_view_controller motus_view_controller;
/** Lets others animate along with a transition; see Coordinator. */
typedef struct motus_transition_coordinator motus_transition_coordinator;
/** A named connection from one controller to another; see Segues. */
typedef struct motus_segue motus_segue;
/** An animation of a transition; see Transitions. */
typedef struct motus_animation_controller motus_animation_controller;
/** A driver of an interactive transition; see Transitions. */
typedef struct motus_interaction_controller motus_interaction_controller;

/** How a controller is presented. */
typedef enum motus_presentation_style {
  /** The default: a page sheet. motus_view_controller_presentation_style()
   *  answers #MOTUS_PRESENTATION_PAGE_SHEET for it. */
  MOTUS_PRESENTATION_AUTOMATIC = -2,
  /** No presentation. Returned by an adaptive_style callback: keep the style.
   */
  MOTUS_PRESENTATION_NONE = -1,
  /** Over the whole window; the presenting controller's view is removed from
   *  the window. */
  MOTUS_PRESENTATION_FULL_SCREEN = 0,
  /** A sheet, see motus_sheet_options. */
  MOTUS_PRESENTATION_PAGE_SHEET = 1,
  /** A sheet, see motus_sheet_options. */
  MOTUS_PRESENTATION_FORM_SHEET = 2,
  /** Over the nearest controller with #MOTUS_MODAL_DEFINES_CONTEXT, whose view
   *  is removed from the window. */
  MOTUS_PRESENTATION_CURRENT_CONTEXT = 3,
  /** As decided by the presentation controller that the transitioning delegate
   *  returns. */
  MOTUS_PRESENTATION_CUSTOM = 4,
  /** Over the whole window; what lies below remains in the window. */
  MOTUS_PRESENTATION_OVER_FULL_SCREEN = 5,
  /** Over the nearest controller with #MOTUS_MODAL_DEFINES_CONTEXT, whose view
   *  remains. */
  MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT = 6,
  /** A small card beside its source, see motus_popover_options. */
  MOTUS_PRESENTATION_POPOVER = 7
} motus_presentation_style;

/** How much room there is in one direction: so an app can choose between a
 *  layout for a phone and one for a tablet. A window is compact in width below
 *  600 points, in height below 500. */
typedef enum motus_size_class {
  /** In calls that override size classes: this one is not overridden. */
  MOTUS_SIZE_CLASS_UNSPECIFIED = 0,
  MOTUS_SIZE_CLASS_COMPACT = 1,
  MOTUS_SIZE_CLASS_REGULAR = 2
} motus_size_class;

/** The life cycle of a view controller. Elsewhere in this header, its
 *  will-calls are view_will_appear and view_will_disappear, its did-calls
 *  view_did_appear and view_did_disappear. When it appears the order is:
 *  view_did_load (the first time), view_will_appear, view_is_appearing, layout,
 *  view_did_appear. After view_will_appear comes either view_did_appear or,
 *  when the transition is cancelled, view_will_disappear and
 *  view_did_disappear; and the other way round. */
typedef struct motus_view_controller_callbacks {
  size_t struct_size;
  /** Creates the view and sets it with motus_view_controller_set_view().
   *  Without this callback the view is an empty one of the window's size.
   *  [NULL: default] */
  void (*load_view)(void *user_data, motus_view_controller *controller);
  /** Called once when the view has been created: add subviews here. */
  void (*view_did_load)(void *user_data, motus_view_controller *controller);
  /** The transition that will show the view begins. */
  void (*view_will_appear)(void *user_data, motus_view_controller *controller,
                           bool animated);
  /** The view is in the window and has its final size and position. */
  void (*view_is_appearing)(void *user_data, motus_view_controller *controller,
                            bool animated);
  /** The transition is over: the view is shown. */
  void (*view_did_appear)(void *user_data, motus_view_controller *controller,
                          bool animated);
  /** The transition that will hide the view begins. */
  void (*view_will_disappear)(void *user_data,
                              motus_view_controller *controller, bool animated);
  /** The transition is over: the view is hidden. */
  void (*view_did_disappear)(void *user_data, motus_view_controller *controller,
                             bool animated);
  /** The view is about to be laid out, because it has another size or a layout
   *  was asked for. What is in the window is laid out before it is drawn, also
   *  where the end of a transition or a completion has resized it. */
  void (*view_will_layout_subviews)(void *user_data,
                                    motus_view_controller *controller);
  /** Called right after that, when containers have placed their children's
   *  views: place subviews here. */
  void (*view_did_layout_subviews)(void *user_data,
                                   motus_view_controller *controller);
  /** The controller is about to be added to a parent, or removed from it: then
   *  `parent` is NULL. [parent or NULL] */
  void (*will_move_to_parent)(void *user_data,
                              motus_view_controller *controller,
                              motus_view_controller *parent);
  /** The move is over; `parent` is the parent that there is now. [parent or
   *  NULL] */
  void (*did_move_to_parent)(void *user_data, motus_view_controller *controller,
                             motus_view_controller *parent);
  /** Memory is short: release what can be created again, such as a view that is
   *  not shown: motus_view_controller_unload_view(). */
  void (*did_receive_memory_warning)(void *user_data,
                                     motus_view_controller *controller);
  /** The view is about to change its size. Animations that are added to
   *  `coordinator` run along with the change; it is NULL when the change is not
   *  animated. Parents are called before their children. [coordinator or NULL]
   */
  void (*view_will_transition_to_size)(
      void *user_data, motus_view_controller *controller, double width,
      double height, motus_transition_coordinator *coordinator);
  /** Asked which size a child's view will have when this view has a new size:
   *  on entry `width` and `height` hold the new size of this view, on return
   *  that of the child. Without it a child that fills the view will fill it,
   *  and others keep their size. view_will_transition_to_size is not called for
   *  a child that keeps its size, nor for its children. [width, height in and
   *  out; NULL: default] */
  void (*size_for_child)(void *user_data, motus_view_controller *controller,
                         motus_view_controller *child, double *width,
                         double *height);
  /** Whether a segue that the user asks for may be performed; NULL means yes.
   *  [sender token; NULL: yes] */
  bool (*should_perform_segue)(void *user_data,
                               motus_view_controller *controller,
                               const char *identifier, void *sender);
  /** Called before a segue shows its destination, which exists; its view is
   *  usually not loaded yet. For an unwind segue it is called on the source. */
  void (*prepare_for_segue)(void *user_data, motus_view_controller *controller,
                            motus_segue *segue);
  /** Whether an unwind segue may end at this controller. NULL means yes when it
   *  has the unwind action. [sender token; NULL: default] */
  bool (*can_perform_unwind)(void *user_data, motus_view_controller *controller,
                             const char *action, motus_view_controller *source,
                             void *sender);
  /** Whether an unwind segue may end at a child or at one of its descendants;
   *  NULL means yes. [NULL: yes] */
  bool (*allows_unwind_to_child)(void *user_data,
                                 motus_view_controller *controller,
                                 motus_view_controller *child,
                                 motus_view_controller *source);
  /** Shows a child because an unwind segue leads to it. Returns whether it has
   *  done so; if false, navigation controllers pop to the child, tab bar
   *  controllers select it, and others do nothing. [NULL: no] */
  bool (*unwind_to_child)(void *user_data, motus_view_controller *controller,
                          motus_segue *segue, motus_view_controller *child);
  /** Shows another controller as suits this container; NULL leaves
   *  that to the parent. [sender token; NULL: default] */
  void (*show)(void *user_data, motus_view_controller *controller,
               motus_view_controller *shown, void *sender);
  /** Shows another controller as the detail of what this one shows, such as the
   *  text of a selected message; NULL leaves that to the parent. [sender token;
   *  NULL: default] */
  void (*show_detail)(void *user_data, motus_view_controller *controller,
                      motus_view_controller *shown, void *sender);
  /** The size classes are about to change. Called before
   *  view_will_transition_to_size, and for parents before their children.
   *  Animations that are added to `coordinator` run along; it is NULL when the
   *  change is not animated. It is not called for a child that keeps its
   *  traits, nor for its children. [coordinator or NULL] */
  void (*will_transition_to_traits)(void *user_data,
                                    motus_view_controller *controller,
                                    motus_size_class horizontal,
                                    motus_size_class vertical,
                                    motus_transition_coordinator *coordinator);
  /** A child asks for another size by
   *  motus_view_controller_set_preferred_content_size(). */
  void (*preferred_content_size_did_change_for_child)(
      void *user_data, motus_view_controller *controller,
      motus_view_controller *child);
  /** A child asks for another size by
   *  motus_view_controller_system_layout_fitting_size_did_change(). */
  void (*system_layout_fitting_size_did_change_for_child)(
      void *user_data, motus_view_controller *controller,
      motus_view_controller *child);
  /** The safe area of the view is another one; a layout follows. */
  void (*view_safe_area_did_change)(void *user_data,
                                    motus_view_controller *controller);
} motus_view_controller_callbacks;

/** Creates a view controller; its view is not loaded.
 *
 *  @param callbacks [or NULL; until it ends] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. */
motus_status
motus_view_controller_create(motus_runtime *runtime,
                             const motus_view_controller_callbacks *callbacks,
                             void *user_data, motus_destroy_fn destroy,
                             motus_view_controller **out_controller);

/** Makes a controller the root: its view fills the window, at once and without
 *  animation. The previous root disappears. NULL leaves the window empty. What
 *  the previous root presents ends, and so does what is presented by a
 *  controller without a parent whose view stands in its view. A presentation
 *  of the controller that waits for its turn comes to nothing.
 *
 *  @param controller [or NULL; retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_STATE when it has a parent, or is presented. */
motus_status
motus_runtime_set_root_view_controller(motus_runtime *runtime,
                                       motus_view_controller *controller);

/** The controller that fills the window, lent; NULL for none. */
motus_view_controller *
motus_runtime_root_view_controller(motus_runtime *runtime);

/** The view. It is loaded now if it has not been: load_view and view_did_load
 *  are called before this returns.
 *
 *  @return [calls back] */
motus_view *motus_view_controller_view(motus_view_controller *controller);

/** The view, lent; NULL when it is not loaded. */
motus_view *
motus_view_controller_view_if_loaded(motus_view_controller *controller);

/** Sets the view of a controller, which retains it; meant to be called in
 *  load_view.
 *
 *  @param view [retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT for the window;
 *          #MOTUS_ERROR_INVALID_STATE when the controller is shown or the view
 *          is another controller's. */
motus_status motus_view_controller_set_view(motus_view_controller *controller,
                                            motus_view *view);

/** Releases the view of a controller that is not shown; it will be loaded again
 *  when it is next required. Meant for memory warnings.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it is shown or not loaded. */
motus_status
motus_view_controller_unload_view(motus_view_controller *controller);

/** Calls did_receive_memory_warning of all controllers.
 *
 *  Time: O(n) in the controllers.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_send_memory_warning(motus_runtime *runtime);

/** The title, lent until it is set again; NULL without one.
 *
 *  @return [until it is set again] */
const char *motus_view_controller_title(motus_view_controller *controller);

/** Sets the title, for the host and for diagnostics.
 *
 *  @param title [or NULL] 1 to 255 bytes, copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_view_controller_set_title(motus_view_controller *controller,
                                             const char *title);

/** Where a controller's view stands between hidden and shown. */
typedef enum motus_appearance_state {
  /** Hidden: after view_did_disappear, and at first. */
  MOTUS_APPEARANCE_DISAPPEARED = 0,
  /** From view_will_appear to view_did_appear. */
  MOTUS_APPEARANCE_APPEARING = 1,
  /** Shown: after view_did_appear. */
  MOTUS_APPEARANCE_APPEARED = 2,
  /** From view_will_disappear to view_did_disappear. */
  MOTUS_APPEARANCE_DISAPPEARING = 3
} motus_appearance_state;

/** Returns the name of a state, "MOTUS_APPEARANCE_APPEARED" for instance;
 *  "MOTUS_APPEARANCE_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_appearance_state_name(motus_appearance_state state);

/** The state of appearance. */
motus_appearance_state
motus_view_controller_appearance_state(motus_view_controller *controller);

/** Reasons for which a controller appears or disappears, as bits. Without one
 *  it is covered or uncovered, or its parent comes or goes. */
typedef enum motus_appearance_reason {
  /** The controller is being added to its parent, for instance pushed. */
  MOTUS_APPEARANCE_JOINS_PARENT = 1 << 0,
  /** The controller is being removed from its parent, for instance popped. */
  MOTUS_APPEARANCE_LEAVES_PARENT = 1 << 1,
  /** The controller is being presented. */
  MOTUS_APPEARANCE_PRESENTED = 1 << 2,
  /** The controller is being dismissed. */
  MOTUS_APPEARANCE_DISMISSED = 1 << 3
} motus_appearance_reason;

/** The reasons for which it appears or disappears: motus_appearance_reason
 *  bits. Meaningful inside the appearance callbacks; 0 at other times. */
uint32_t
motus_view_controller_appearance_reasons(motus_view_controller *controller);

/** The parent, lent; NULL for none. */
motus_view_controller *
motus_view_controller_parent(motus_view_controller *controller);

/** The number of children. */
size_t motus_view_controller_child_count(motus_view_controller *controller);

/** A child, lent, in the order of adding; NULL beyond the end. */
motus_view_controller *
motus_view_controller_child_at(motus_view_controller *controller, size_t index);

/** Adds a child, removing it from its previous parent. Calls
 *  will_move_to_parent; the container calls
 *  motus_view_controller_did_move_to_parent() when the child is in place. The
 *  parent retains the child. A child that is the root leaves the window first,
 *  which has no root then.
 *
 *  @param child [retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when the child stands above;
 *          #MOTUS_ERROR_INVALID_STATE when it stands in a navigation stack or
 *          is a tab: it leaves these by a request to them; #MOTUS_ERROR_LIMIT
 *          when the innermost would stand more than 128 deep. */
motus_status motus_view_controller_add_child(motus_view_controller *controller,
                                             motus_view_controller *child);

/** Removes a controller from its parent, which releases it, and calls
 *  did_move_to_parent with NULL. The container calls
 *  motus_view_controller_will_move_to_parent() first. Without parent it does
 *  nothing.
 *
 *  A member of a navigation stack, or a tab, leaves by a request to that
 *  container, which is not animated and waits while a transition is under way;
 *  the container then reports both moves. In these containers each
 *  will_move_to_parent is followed by a did_move_to_parent with the parent that
 *  the controller has afterwards: after a cancelled pop that is the old one
 *  again.
 *
 *  Time: O(n) in the children of the parent.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_view_controller_remove_from_parent(motus_view_controller *controller);

/** Calls will_move_to_parent of a controller. A custom container calls this
 *  before it removes a child.
 *
 *  @param parent [or NULL] NULL when it is removed.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE.
 */
motus_status
motus_view_controller_will_move_to_parent(motus_view_controller *controller,
                                          motus_view_controller *parent);

/** Calls did_move_to_parent of a controller. A custom container calls this when
 *  a child that it has added is in place.
 *
 *  @param parent [or NULL] NULL when it was removed.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE.
 */
motus_status
motus_view_controller_did_move_to_parent(motus_view_controller *controller,
                                         motus_view_controller *parent);

/** Whether the children get appearance calls together with the controller; true
 *  by default. */
bool motus_view_controller_forwards_appearance(
    motus_view_controller *controller);

/** Sets whether the children get appearance calls together with the controller.
 *  If false the container makes them itself, with
 *  motus_view_controller_begin_appearance_transition() and …_end_….
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_view_controller_set_forwards_appearance(motus_view_controller *controller,
                                              bool forwards);

/** Calls view_will_appear or view_will_disappear of a child, for containers
 *  that do not forward appearance. To begin a disappearance while an appearance
 *  has not ended, or the reverse, cancels the first. An unbalanced call is
 *  reported as a warning and does nothing.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_controller_begin_appearance_transition(
    motus_view_controller *controller, bool appearing, bool animated);

/** Ends what motus_view_controller_begin_appearance_transition() has begun.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_controller_end_appearance_transition(
    motus_view_controller *controller);

/** Treatments of a request that comes while a transition of the container is
 *  running. */
typedef enum motus_interruption_policy {
  /** The request waits until the running transition has ended. */
  MOTUS_INTERRUPTION_QUEUE = 0,
  /** The running transition is completed at once, or as soon as it has begun:
   *  the completions of its animations are called, then its appearance calls
   *  and its own completion, and the transition that was asked for begins. The
   *  picture does not jump: what moves goes on to its place, and views that
   *  have left stay, without touches, until what comes has covered them. The
   *  request waits, as with the other policy, when the running transition is
   *  interactive or is being cancelled. */
  MOTUS_INTERRUPTION_FLUID = 1
} motus_interruption_policy;

/** The interruption policy of a container; queue by default. */
motus_interruption_policy
motus_view_controller_interruption_policy(motus_view_controller *container);

/** Sets what becomes of requests to a container while a transition of it is
 *  under way. Holds for the requests that follow.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_controller_set_interruption_policy(
    motus_view_controller *container, motus_interruption_policy interruption);

/** Moves from one child of a custom container to another: adds the new view to
 *  the superview of the old one, animates the changes of `block`, removes the
 *  old view; both children's appearance goes with it. Waits while a transition
 *  of the container is under way. A side that gets another place ends it, as
 *  with motus_view_controller_transition_by(). With a transition flag in the
 *  options, one view also flips, curls or dissolves into the other. With
 *  #MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS both views are subviews already:
 *  the new one is shown and the old one hidden, and neither is added or
 *  removed.
 *
 *  @param block [or NULL; until it has run] runs when the transition starts, in
 *         the next tick.
 *  @param block_data handed to `block`; must live until the completion.
 *  @param completion [or NULL; once] called with false also when the container
 *         has left the window meanwhile: the new child has come nevertheless.
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT when they
 *          are not two children of the container; #MOTUS_ERROR_INVALID_STATE
 *          when the container does not forward appearance, when the old view
 *          has no superview, or when both views are to be subviews already and
 *          the new one is not. */
motus_status motus_view_controller_transition(
    motus_view_controller *container, motus_view_controller *from,
    motus_view_controller *to, const motus_animation_options *options,
    motus_block_fn block, void *block_data, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);

/** Operations of a navigation controller. */
typedef enum motus_navigation_operation {
  MOTUS_NAVIGATION_NONE = 0,
  MOTUS_NAVIGATION_PUSH = 1,
  MOTUS_NAVIGATION_POP = 2
} motus_navigation_operation;

/** How a custom container moves from one child to another with an animation
 *  controller and an interaction controller. */
typedef struct motus_container_transition_options {
  size_t struct_size;
  /** Retained for the transition; NULL switches at once. [retained or NULL] */
  motus_animation_controller *animator;
  /** Retained for the transition; NULL lets it run. [retained or NULL] */
  motus_interaction_controller *interaction;
  /** The view in which the two views move: the container view of the context.
   *  NULL takes the superview of the old view or, without one, the container's
   *  own view. [lent or NULL] */
  motus_view *container_view;
  /** What motus_transition_context_operation() answers in this transition;
   *  #MOTUS_NAVIGATION_NONE by default. */
  motus_navigation_operation operation;
  /** Where the old view stands at the beginning, as the context reports it.
   *  This frame and the three that follow are in the container view; zero, the
   *  default, leaves each to the library. */
  motus_rect from_initial_frame;
  /** Where the old view is to stand at the end. */
  motus_rect from_final_frame;
  /** Where the new view is to stand at the beginning. */
  motus_rect to_initial_frame;
  /** Where the new view is to stand at the end: the library puts it there when
   *  the transition has completed. */
  motus_rect to_final_frame;
} motus_container_transition_options;

/** Fills in the defaults. */
motus_status motus_container_transition_options_init(
    motus_container_transition_options *options, size_t struct_size);

/** Moves from one child of a custom container to another, animated by an
 *  animation controller, interactive if there is an interaction controller,
 *  with a context and a coordinator as in navigation. The animator adds the new
 *  view; the old one is removed when the transition has completed. Children are
 *  added and removed by the container. Waits while a transition of the
 *  container is under way. A side that is removed from the container meanwhile
 *  and gets another place, a parent, the window or a presentation, ends the
 *  transition first: cancelled where that side was to arrive, or where the
 *  transition has not begun; else completed.
 *
 *  @param from [or NULL] NULL when nothing leaves.
 *  @param to [or NULL] NULL when nothing comes.
 *  @param options [or NULL]
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT when they
 *          are not different children of the container, or a frame is not
 *          finite; #MOTUS_ERROR_INVALID_STATE when the container does not
 *          forward appearance. */
motus_status motus_view_controller_transition_by(
    motus_view_controller *container, motus_view_controller *from,
    motus_view_controller *to,
    const motus_container_transition_options *options,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);

/** How much width a controller has: that of the window, unless a controller
 *  around it overrides it. */
motus_size_class
motus_view_controller_horizontal_size_class(motus_view_controller *controller);

/** How much height a controller has: as
 *  motus_view_controller_horizontal_size_class() for the width. */
motus_size_class
motus_view_controller_vertical_size_class(motus_view_controller *controller);

/** Sets the size classes of the window; #MOTUS_SIZE_CLASS_UNSPECIFIED derives
 *  one from the window's size. Controllers whose size classes change get
 *  will_transition_to_traits, and presentations adapt, before this returns.
 *
 *  Time: O(n) in the controllers that are shown.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_override_traits(motus_runtime *runtime,
                                           motus_size_class horizontal,
                                           motus_size_class vertical);

/** Sets the size classes of a child and of its descendants, until it leaves its
 *  parent.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when it is no child. */
motus_status motus_view_controller_override_child_traits(
    motus_view_controller *controller, motus_view_controller *child,
    motus_size_class horizontal, motus_size_class vertical);

/** The direction in which a controller is laid out, and in which what it
 *  contains comes and goes: the one set for it, else that of the controller
 *  around it, which for a presented one is the presenting one, else that of the
 *  runtime. */
motus_layout_direction
motus_view_controller_layout_direction(motus_view_controller *controller);

/** Sets the direction of a controller and of those inside it and presented by
 *  it. Takes effect as motus_runtime_set_layout_direction().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_controller_override_layout_direction(
    motus_view_controller *controller, motus_layout_direction direction);

/** Reports that the host's layout of a controller's contents has another size:
 *  calls system_layout_fitting_size_did_change_for_child of its parent, or of
 *  the presentation controller when it is presented.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_controller_system_layout_fitting_size_did_change(
    motus_view_controller *controller);

/** Gives the window another size, which the root controller's view goes on
 *  filling. Called first, for outer controllers before inner ones:
 *  will_transition_to_traits where size classes change; then presentations
 *  begin to adapt; then view_will_transition_to_size. What is laid out because
 *  of the new size moves along.
 *
 *  An animated change is a transition with a coordinator. The root controller
 *  is on both sides of it, and it waits while another transition of the root is
 *  under way.
 *
 *  Time: O(n) in the controllers that are shown.
 *
 *  @param quarter_turns by how many quarters of a turn the window is rotated:
 *         0, 1 clockwise, -1 or 2. Only told to callbacks: `target_transform`
 *         of motus_transition_info.
 *  @param options [or NULL] NULL makes the change at once.
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_set_window_size(
    motus_runtime *runtime, motus_size size, int32_t quarter_turns,
    const motus_animation_options *options, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);

/** Shows a controller as fits where it is called: calls `show` of
 *  this controller or of the nearest parent that implements it; a navigation
 *  controller pushes. From a presented controller the search continues with the
 *  presenting one. When none is found the controller is presented.
 *
 *  @param sender [token] given to `show` as it is.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE; a
 *          push or a presentation can refuse it: #MOTUS_ERROR_INVALID_ARGUMENT,
 *          #MOTUS_ERROR_INVALID_STATE, #MOTUS_ERROR_BUSY. */
motus_status motus_view_controller_show(motus_view_controller *controller,
                                        motus_view_controller *shown,
                                        void *sender);

/** As motus_view_controller_show(), but calls `show_detail`: for the detail of
 *  what is shown here, such as the text of a selected message.
 *
 *  @param sender [token]
 *  @return as motus_view_controller_show(). */
motus_status
motus_view_controller_show_detail(motus_view_controller *controller,
                                  motus_view_controller *shown, void *sender);

/** The controller whose `show` or `show_detail` would be called, lent; NULL for
 *  none. */
motus_view_controller *
motus_view_controller_show_target(motus_view_controller *controller,
                                  bool is_detail);

/* ---- Insets -------------------------------------------------------------- */

/* Things that cover the edges of the window: the device's corners and bars, and
 * a keyboard. Each controller knows how far that reaches into its view, its
 * safe area; scrollers keep their content clear of it, and sheets stand above
 * it. A member of a navigation, tab bar or page view controller has the safe
 * area of its container, wherever a transition shows it; other views have as
 * much of the safe area of what they stand in as they reach under.
 *
 * The call that changes insets also notifies, lays out and scrolls all
 * controllers and scrollers that they concern, the outermost first. Inside an
 * animation block, or with options of the call, all that changes moves
 * together. A finger that pulls a keyboard down drags the insets in each frame;
 * when it lets go, an animation goes on from there, back or away.
 *
 * A change lasts from the first call that sets or drags the insets until they
 * rest; further calls meanwhile are part of it:
 *
 *   rest ── set, animated ──▶ moving ── has arrived ──▶ rest
 *     │                        ▲  │
 *     └──── drag ──▶ dragged ──┘◀─┘ drag
 *
 * The insets are properties of the window, registered under the names
 * "motus.safe_area" and "motus.keyboard": four numbers, top, left, bottom and
 * right. So what moves is among the changes of a frame, and a keyboard that the
 * host draws is where the shown values say. */

/** Things that cover the edges of the window. Where both cover an edge, the
 *  larger one counts. */
typedef enum motus_inset_source {
  /** What the device covers: rounded corners, system bars. */
  MOTUS_INSETS_SAFE_AREA = 0,
  /** A keyboard on the screen. */
  MOTUS_INSETS_KEYBOARD = 1
} motus_inset_source;

/** Sets how far something reaches into the window.
 *
 *  Time: O(n) in the controllers that are shown.
 *
 *  @param insets not negative.
 *  @param options [or NULL] how everything moves along; NULL changes at once,
 *         or with the animation block that is open.
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_set_window_insets(
    motus_runtime *runtime, motus_inset_source source, motus_insets insets,
    const motus_animation_options *options, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);

/** Sets insets that a finger drags, such as those of a keyboard that it pulls
 *  down: everything follows at once and without animation. An animation of the
 *  insets stops where it is seen. The drag lasts until the next
 *  motus_runtime_set_window_insets().
 *
 *  A scroller with #MOTUS_KEYBOARD_DISMISS_INTERACTIVE does all that by itself:
 *  once the finger has come to the upper edge of the keyboard, the edge follows
 *  it. When the finger lets go with a velocity that would carry the keyboard
 *  beyond half of its height, the keyboard goes away, else it comes back.
 *
 *  @param insets not negative.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_drag_window_insets(motus_runtime *runtime,
                                              motus_inset_source source,
                                              motus_insets insets);

/** Called when insets change; motus_runtime_inset_change() says from where to
 *  where. */
typedef void (*motus_insets_fn)(void *user_data, motus_runtime *runtime,
                                motus_inset_source source);

/** Adds functions to the change of insets that is under way, or to the next one
 *  when there is none.
 *
 *  @param animation [or NULL; until it ends] called for each
 *         motus_runtime_set_window_insets() and
 *         motus_runtime_drag_window_insets() of the change, after layouts,
 *         sheets and scrollers, and inside the animation if there is one. Also
 *         called at once when a change is under way, with the options of the
 *         last of these calls.
 *  @param completion [or NULL; once] called when the insets rest.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_animate_alongside_insets(motus_runtime *runtime,
                                                    motus_inset_source source,
                                                    motus_insets_fn animation,
                                                    motus_insets_fn completion,
                                                    void *user_data,
                                                    motus_destroy_fn destroy);

/** Sets functions that go along with every change of the insets of a source,
 *  beginning with the next call that sets or drags these insets. They are
 *  called before those that motus_runtime_animate_alongside_insets() has added
 *  to one change.
 *
 *  @param animation [or NULL; until replaced] called as that of
 *         motus_runtime_animate_alongside_insets().
 *  @param completion [or NULL; until replaced] called when the insets rest,
 *         once for each change. Both NULL: there is no observer.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_set_insets_observer(motus_runtime *runtime,
                                               motus_inset_source source,
                                               motus_insets_fn animation,
                                               motus_insets_fn completion,
                                               void *user_data,
                                               motus_destroy_fn destroy);

/** A change of insets: from the first call that sets or drags them until they
 *  rest. */
typedef struct motus_inset_change {
  size_t struct_size;
  /** Where the insets were before it. */
  motus_insets from;
  /** The model values: where the insets go to, or where a finger holds them. */
  motus_insets to;
  /** The values that are shown now. */
  motus_insets shown;
  /** The duration in seconds of the last call that set them; 0 when that was
   *  not animated. */
  double duration;
  /** Whether the last call that set them was animated. */
  bool is_animated;
  /** Whether a finger holds them. */
  bool is_interactive;
  /** Whether they rest. */
  bool is_over;
  /** Whether they rest where they were before it. */
  bool was_cancelled;
} motus_inset_change;

/** Reads the change of insets that is under way, or the last one when there is
 *  none. `out_change->struct_size` says how many of its bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_runtime_inset_change(motus_runtime *runtime,
                                        motus_inset_source source,
                                        motus_inset_change *out_change);

/** How far something reaches into the window: the model values. */
motus_insets motus_runtime_window_insets(motus_runtime *runtime,
                                         motus_inset_source source);

/** The safe area of a controller: how far the window's insets, and what the
 *  controllers around it add, reach into its view, and its own additional safe
 *  area; zero while the view is not loaded. */
motus_insets motus_view_controller_safe_area(motus_view_controller *controller);

/** Returns the insets that a controller adds to its safe area, for bars of its
 *  own; zero by default. */
motus_insets
motus_view_controller_additional_safe_area(motus_view_controller *controller);

/** Sets the insets that a controller adds to its safe area, for itself and for
 *  those in it.
 *
 *  @param insets may be negative.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_view_controller_set_additional_safe_area(
    motus_view_controller *controller, motus_insets insets);

/** Which axes of a scroller keep their content clear of the safe area. */
typedef enum motus_inset_adjustment {
  /** Those whose content is larger than the view, or that bounce always; the
   *  default. */
  MOTUS_INSETS_SCROLLABLE_AXES = 0,
  /** No axis. */
  MOTUS_INSETS_NEVER = 1,
  /** Both axes. */
  MOTUS_INSETS_ALWAYS = 2
} motus_inset_adjustment;

/** Sets which axes of a scroller keep clear of the safe area. Content that
 *  rests at its minimum offset then rests at the new minimum offset.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when the scroller's view has ended. */
motus_status
motus_scroller_set_inset_adjustment(motus_scroller *scroller,
                                    motus_inset_adjustment adjustment);

/** The insets that a scroller uses: its content inset, the safe area on the
 *  axes that keep clear of it, and the refresh distance while it refreshes. */
motus_insets motus_scroller_adjusted_inset(motus_scroller *scroller);

/* ---- Navigation ---------------------------------------------------------- */

/** A container that shows the top one of a stack of view controllers; screens
 *  are pushed onto the stack and popped from it. */
typedef struct motus_navigation_controller motus_navigation_controller;

/** Callbacks of a navigation controller. */
typedef struct motus_navigation_delegate {
  size_t struct_size;
  /** Called after the will-calls, before the animation is set up. */
  void (*will_show)(void *user_data, motus_navigation_controller *navigation,
                    motus_view_controller *controller, bool animated);
  /** Called after the did-calls; not when the transition was cancelled. */
  void (*did_show)(void *user_data, motus_navigation_controller *navigation,
                   motus_view_controller *controller, bool animated);
  /** Returns the animation controller of the transition, retained for it; NULL
   *  for the built-in slide. [returns retained or NULL; NULL: none] */
  motus_animation_controller *(*animation_controller)(
      void *user_data, motus_navigation_controller *navigation,
      motus_navigation_operation operation, motus_view_controller *from,
      motus_view_controller *to);
  /** Returns what drives the transition interactively, retained for the
   *  transition; NULL for a transition that runs by itself. Only called when
   *  `animation_controller` has returned one. [returns retained or NULL; NULL:
   *  none] */
  motus_interaction_controller *(*interaction_controller)(
      void *user_data, motus_navigation_controller *navigation,
      motus_animation_controller *animator);
} motus_navigation_delegate;

/** Creates a navigation controller.
 *
 *  @param root [or NULL; retained] pushed without animation; NULL leaves the
 *         stack empty.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when `root` is a tab bar controller;
 *          #MOTUS_ERROR_INVALID_STATE when it has a parent; #MOTUS_ERROR_LIMIT.
 */
motus_status motus_navigation_controller_create(
    motus_runtime *runtime, motus_view_controller *root,
    motus_navigation_controller **out_navigation);

/** The nearest navigation controller among the ancestors of a controller, lent;
 *  NULL for none. A popped controller has it until the transition is over. */
motus_navigation_controller *
motus_view_controller_navigation_controller(motus_view_controller *controller);

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_navigation_controller_set_delegate(
    motus_navigation_controller *navigation,
    const motus_navigation_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);

/* A push or a pop changes the stack at once; a new list of controllers changes
 * it when its transition has completed. An animated transition starts with the
 * next tick, so that the host can add animations to its coordinator right after
 * the call. While a transition of the same controller is running, a request
 * waits and is carried out when that one has ended; then the call does not know
 * yet what it will pop. A controller that is in no window is not animated; a
 * transition whose container leaves the window ends with the next tick. Both
 * screens continue to fill the container when its size changes during a
 * transition. `completion` may be NULL; it is called in every case once the
 * request was accepted, unless the runtime is destroyed before: then only
 * `destroy` is. */

/** Pushes a controller, which the stack retains.
 *
 *  Time: O(n) in the stack.
 *
 *  @param controller [retained]
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when it is in the stack already, or a
 *          tab bar controller; #MOTUS_ERROR_INVALID_STATE when it has another
 *          parent; #MOTUS_ERROR_LIMIT when the innermost would stand more than
 *          128 deep. */
motus_status
motus_navigation_controller_push(motus_navigation_controller *navigation,
                                 motus_view_controller *controller,
                                 bool animated, motus_completion_fn completion,
                                 void *user_data, motus_destroy_fn destroy);

/** Pops the top controller. At the root it does nothing.
 *
 *  Time: O(n) in the stack.
 *
 *  @param out_popped [or NULL] lent until the transition is over; NULL when
 *         nothing is popped now; may be NULL.
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_navigation_controller_pop(motus_navigation_controller *navigation,
                                bool animated, motus_completion_fn completion,
                                void *user_data, motus_destroy_fn destroy,
                                motus_view_controller **out_popped);

/** Pops everything above a controller; nothing when it is on top or not in the
 *  stack.
 *
 *  Time: O(n) in the stack.
 *
 *  @param controller [or NULL] NULL for the root.
 *  @param out_popped [or NULL] what is popped now, lent until the transition is
 *         over: the first `capacity` of them, in the order of the stack. NULL
 *         when that is 0.
 *  @param out_popped_count [or NULL] how many are popped now.
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_navigation_controller_pop_to(
    motus_navigation_controller *navigation, motus_view_controller *controller,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy, motus_view_controller **out_popped,
    size_t capacity, size_t *out_popped_count);

/** Replaces the stack with one transition: a pop when the new top was in the
 *  stack, else a push, none when the top stays the same. The stack is the new
 *  one when the transition has completed.
 *
 *  Time: O(n) in the stacks, old and new.
 *
 *  @param controllers [retained] from the root to the top.
 *  @param count 0 empties the stack.
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when one is given twice, or is a tab
 *          bar controller; #MOTUS_ERROR_INVALID_STATE when one has another
 *          parent; #MOTUS_ERROR_LIMIT when the innermost would stand more than
 *          128 deep. */
motus_status motus_navigation_controller_set_view_controllers(
    motus_navigation_controller *navigation,
    motus_view_controller *const *controllers, size_t count, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);

/** The number of controllers in the stack. */
size_t motus_navigation_controller_view_controller_count(
    motus_navigation_controller *navigation);

/** A controller of the stack, lent; 0 is the root; NULL beyond the end. */
motus_view_controller *motus_navigation_controller_view_controller_at(
    motus_navigation_controller *navigation, size_t index);

/** The top of the stack, lent; NULL when it is empty. */
motus_view_controller *motus_navigation_controller_top_view_controller(
    motus_navigation_controller *navigation);

/** The controller that the user sees, lent: the one that is presented in front
 *  of the stack, if there is one, else the top of the stack. */
motus_view_controller *motus_navigation_controller_visible_view_controller(
    motus_navigation_controller *navigation);

/** How the built-in slide of a navigation controller looks. */
typedef struct motus_navigation_options {
  size_t struct_size;
  /** How far the lower screen moves while the upper one moves by its whole
   *  width, as a part of that width; .3 by default, 0 to 1. */
  double parallax;
  /** The alpha of the black over the lower screen, beneath the upper one: .1 by
   *  default, 0 to 1; 0 for none. Another colour: motus_look_options. */
  double dimming;
  /** The alpha of the black shadow at the leading edge of the upper screen: .2
   *  by default, 0 to 1; 0 for none. */
  double shadow_alpha;
  /** How far that shadow is blurred: 8 points by default, 0 to 1000. */
  double shadow_radius;
} motus_navigation_options;

/** Fills in the defaults. */
motus_status motus_navigation_options_init(motus_navigation_options *options,
                                           size_t struct_size);

/** Reads the options. `out_options->struct_size` says how many bytes may be
 *  written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_navigation_controller_get_options(motus_navigation_controller *navigation,
                                        motus_navigation_options *out_options);

/** Sets the options of the slides that follow. What dims and what has the
 *  shadow are views of the library between the two screens: the draw list has
 *  them as it has others, marked #MOTUS_DRAW_LIBRARY_OWNED in its details.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_navigation_controller_set_options(
    motus_navigation_controller *navigation,
    const motus_navigation_options *options);

/** The recognizer of the edge swipe that pops the top controller interactively,
 *  lent: a screen-edge pan of the leading edge, attached to the navigation
 *  controller's view. motus_release() gives back only what motus_retain() has
 *  taken, else it is #MOTUS_ERROR_INVALID_STATE.
 *
 *  When the finger leaves, the pop finishes if the screen, thrown with the
 *  finger's velocity, would come to rest beyond half of the width; else the pop
 *  is cancelled. The recognizer follows fingers while the stack has two
 *  controllers or more. During a transition that no finger drives, a finger
 *  waits, and takes the screen when that ends. A finger can catch a pop that
 *  was let go, and further fingers join in. Fingers on a trackpad swipe from
 *  anywhere, where no scroller can move that way.
 *
 *  The delegate is asked as for every pop; without an animation controller the
 *  gesture drives the built-in slide. An interaction controller of the delegate
 *  drives the pop in place of the gesture. motus_gesture_set_enabled() switches
 *  the gesture off. */
motus_gesture *motus_navigation_controller_interactive_pop_gesture(
    motus_navigation_controller *navigation);

/* ---- Tabs ---------------------------------------------------------------- */

/** Controllers side by side of which the selected one is shown; their views are
 *  loaded when they are first shown. */
typedef struct motus_tab_bar_controller motus_tab_bar_controller;

/** Callbacks of a tab bar controller. */
typedef struct motus_tab_bar_delegate {
  size_t struct_size;
  /** Whether the user may select a tab; NULL means yes. Not called for
   *  motus_tab_bar_controller_select(). [NULL: yes] */
  bool (*should_select)(void *user_data, motus_tab_bar_controller *tabs,
                        motus_view_controller *controller);
  /** The user has selected a tab, perhaps the one that was selected already.
   *  Called after the switch; of an animated switch after its request. */
  void (*did_select)(void *user_data, motus_tab_bar_controller *tabs,
                     motus_view_controller *controller);
  /** Returns the animation controller of a switch, retained for it; NULL
   *  switches at once. [returns retained or NULL; NULL: none] */
  motus_animation_controller *(*animation_controller)(
      void *user_data, motus_tab_bar_controller *tabs,
      motus_view_controller *from, motus_view_controller *to);
  /** Returns what drives the switch interactively, retained for it; NULL for a
   *  switch that runs by itself. Only called when `animation_controller` has
   *  returned one. [returns retained or NULL; NULL: none] */
  motus_interaction_controller *(*interaction_controller)(
      void *user_data, motus_tab_bar_controller *tabs,
      motus_animation_controller *animator);
} motus_tab_bar_delegate;

/** Creates a tab bar controller without tabs.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_LIMIT. */
motus_status
motus_tab_bar_controller_create(motus_runtime *runtime,
                                motus_tab_bar_controller **out_tabs);

/** The nearest tab bar controller around a controller, lent; NULL for none. */
motus_tab_bar_controller *
motus_view_controller_tab_bar_controller(motus_view_controller *controller);

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_tab_bar_controller_set_delegate(
    motus_tab_bar_controller *tabs, const motus_tab_bar_delegate *delegate,
    void *user_data, motus_destroy_fn destroy);

/* Requests work as those of navigation controllers: the selection changes at
 * once, a cancelled switch changes it back, and requests that come meanwhile
 * wait. */

/** Replaces the tabs, which are retained. The selected one stays selected if it
 *  is among them; else the one at the same index is selected or, without one
 *  there, the first.
 *
 *  Time: O(n) in the tabs, old and new.
 *
 *  @param animated whether a switch asks the delegate for an animator.
 *  @param controllers [retained]
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when one is given twice;
 *          #MOTUS_ERROR_INVALID_STATE when one has another parent;
 *          #MOTUS_ERROR_LIMIT when the innermost would stand more than 128
 *          deep. */
motus_status motus_tab_bar_controller_set_view_controllers(
    motus_tab_bar_controller *tabs, motus_view_controller *const *controllers,
    size_t count, bool animated, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);

/** The number of tabs. */
size_t
motus_tab_bar_controller_view_controller_count(motus_tab_bar_controller *tabs);

/** A tab's controller, lent; NULL beyond the end. */
motus_view_controller *
motus_tab_bar_controller_view_controller_at(motus_tab_bar_controller *tabs,
                                            size_t index);

/** The selected controller, lent; NULL when there are no tabs. */
motus_view_controller *motus_tab_bar_controller_selected_view_controller(
    motus_tab_bar_controller *tabs);

/** The index of the selected controller; SIZE_MAX when there are no tabs. */
size_t motus_tab_bar_controller_selected_index(motus_tab_bar_controller *tabs);

/** Selects the tab of a controller, without calling should_select and
 *  did_select. motus_tab_bar_controller_view_controller_at() has the controller
 *  of an index.
 *
 *  Time: O(n) in the tabs.
 *
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_NOT_FOUND when it is none of the tabs. */
motus_status motus_tab_bar_controller_select(motus_tab_bar_controller *tabs,
                                             motus_view_controller *controller,
                                             motus_completion_fn completion,
                                             void *user_data,
                                             motus_destroy_fn destroy);

/** Selects the tab at an index on behalf of the user: calls should_select and,
 *  when that allows it, did_select.
 *
 *  @param out_selected [or NULL] whether it was allowed; may be NULL.
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK, also when it was not allowed: then `completion` is called
 *          with false; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND. */
motus_status motus_tab_bar_controller_select_by_user(
    motus_tab_bar_controller *tabs, size_t index,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy,
    bool *out_selected);

/* ---- Bars ---------------------------------------------------------------- */

/* A navigation or tab bar controller has room for a bar at its top and one at
 * its bottom: views of the host in front of its screens. A bar stands at its
 * edge as wide as the container and as high as the host says, and beyond that
 * over what covers this edge of the container, such as the device's corners.
 * The screens keep their size; bars are part of their safe area, and scrollers
 * in them keep clear of it.
 *
 * Containers take no callbacks: what stands in a bar is laid out by a function
 * of the bar's own, see motus_view_set_layout().
 *
 * A screen can hide the bars around it for as long as it is shown. When the
 * bars of two screens differ, they come and go with the transition: beside the
 * screens with the built-in slide, over their edge otherwise; interactively,
 * and back with a cancel. A hidden bar is no subview of the container. */

/** Puts a bar at an edge of a container, or removes it. A previous bar is
 *  released. Inside an animation block the change is animated.
 *
 *  @param container a navigation or a tab bar controller.
 *  @param edge #MOTUS_EDGE_TOP or #MOTUS_EDGE_BOTTOM.
 *  @param view [or NULL; retained] NULL for none. The container sets its frame.
 *  @param height in points, without what covers the edge; 0 to 1e6.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also for other controllers;
 *          #MOTUS_ERROR_INVALID_STATE when the view is another bar, the window,
 *          a controller's view, or one above the container. */
motus_status motus_view_controller_set_bar(motus_view_controller *container,
                                           motus_edge edge, motus_view *view,
                                           double height);

/** The bar at an edge of a container, lent; NULL for none. */
motus_view *motus_view_controller_bar(motus_view_controller *container,
                                      motus_edge edge);

/** The height of the bar at an edge, as it has been set; 0 without one. */
double motus_view_controller_bar_height(motus_view_controller *container,
                                        motus_edge edge);

/** Hides the bar at an edge, or shows it, whatever the screens say. Called
 *  inside view_will_appear or view_will_disappear of a screen of the container,
 *  the change is part of the transition, and `completion` says whether that has
 *  completed.
 *
 *  @param options [or NULL] how the bar moves over its edge; NULL changes it
 *         with the animation block that is open, or in the rest of a transition
 *         that is running in the container, or else at once.
 *  @param completion [or NULL; once] true when the bar has arrived, also where
 *         a transition that completes has put it there; false when something
 *         else has cut its motion short.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_NOT_FOUND when there is
 *          no bar. */
motus_status motus_view_controller_set_bar_hidden(
    motus_view_controller *container, motus_edge edge, bool hidden,
    const motus_animation_options *options, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);

/** Whether the bar at an edge has been hidden by
 *  motus_view_controller_set_bar_hidden(). */
bool motus_view_controller_is_bar_hidden(motus_view_controller *container,
                                         motus_edge edge);

/** Sets which bars of the containers around a controller are hidden while it is
 *  shown. A bar at the bottom also stays hidden for screens that are pushed
 *  above it. When the controller is shown already, the bars change at once, or
 *  with the animation block that is open.
 *
 *  @param edges motus_edge bits: #MOTUS_EDGE_TOP and #MOTUS_EDGE_BOTTOM; 0 by
 *         default.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status
motus_view_controller_set_hidden_bars(motus_view_controller *controller,
                                      uint32_t edges);

/** The edges at which a controller hides the bars around it: motus_edge bits.
 */
uint32_t motus_view_controller_hidden_bars(motus_view_controller *controller);

/* A bar can answer to the content of the screen in front: to the scroller that
 * the screen names, or else to the first one in its views that scrolls down.
 *
 * A bar with an expanded height has that at the start of the content, and gets
 * lower by each point that the content moves on, down to its own height.
 * Content that is let go where it would come to rest in between goes on to the
 * nearer end, as to a snap position; content that is pulled beyond its start
 * makes the bar as much higher. The offsets of the scroller always reach to
 * where the bar is expanded.
 *
 * A bar that is minimized follows the content 1 : 1 after 24 points in one
 * direction, anywhere, and comes back after 24 points in the other one, at the
 * start of the content, when it is tapped, and at the end if asked. When the
 * finger lets go while the bar is partly minimized, the bar goes to one of its
 * two heights: the one nearer to that which it would have where the content
 * comes to rest.
 *
 * Safe areas, other scrollers in the screen and indicators follow the height
 * that is shown. What is seen of the content does not move with it, except
 * content that rests at an edge of its range. A transition moves a bar between
 * its heights with the two screens, also under a finger and back with a cancel;
 * a screen that comes has no bar minimized. */

/** When a bar is minimized. */
typedef enum motus_bar_minimizing {
  MOTUS_BAR_MINIMIZING_NEVER = 0,
  /** While the content is scrolled towards its end. */
  MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN = 1,
  /** While the content is scrolled towards its start. */
  MOTUS_BAR_MINIMIZING_ON_SCROLL_UP = 2
} motus_bar_minimizing;

/** How a bar answers to content. Heights do not count what covers the edge of
 *  the container. */
typedef struct motus_bar_options {
  size_t struct_size;
  /** The height at the start of the content, for a bar at the top only: 0 to
   *  1e6, 0 by default. What is less than the height of the bar counts as that
   *  height. */
  double expanded_height;
  /** The height when it is minimized: 0 to 1e6, 0 by default. What is more than
   *  the height of the bar counts as that height. */
  double minimized_height;
  /** #MOTUS_BAR_MINIMIZING_NEVER by default. */
  motus_bar_minimizing minimizing;
  /** Whether a minimized bar comes back at the end of the content; false by
   *  default. */
  bool returns_at_end;
} motus_bar_options;

/** Fills in the defaults. */
motus_status motus_bar_options_init(motus_bar_options *options,
                                    size_t struct_size);

/** Lets the bar at an edge answer to content, or sets how. The options go with
 *  the bar: another view in its place keeps them.
 *
 *  @param container a navigation or a tab bar controller.
 *  @param options [or NULL] NULL: the bar does not answer any more, and gets
 *         its own height back at once, or with the animation block that is
 *         open.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also for an expanded height at the
 *          bottom; #MOTUS_ERROR_NOT_FOUND when there is no bar. */
motus_status
motus_view_controller_set_bar_options(motus_view_controller *container,
                                      motus_edge edge,
                                      const motus_bar_options *options);

/** How far a bar has answered to content in this frame: 0 expanded, 1 at its
 *  height, 2 minimized, and between them on the way; 1 for a bar without
 *  options, 0 without a bar. Links read it: #MOTUS_LINK_SOURCE_BAR. */
double motus_view_controller_bar_progress(motus_view_controller *container,
                                          motus_edge edge);

/** The height of a bar in this frame, as its options and the content make it,
 *  without what covers the edge; 0 without a bar. */
double motus_view_controller_bar_extent(motus_view_controller *container,
                                        motus_edge edge);

/** Minimizes a bar, or lets it come back, on the spring of scrollers.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_NOT_FOUND when there is no bar;
 *          #MOTUS_ERROR_INVALID_STATE to minimize one that cannot be: without a
 *          minimized height, in a transition, without a scroller, and where the
 *          content is at an end that keeps the bar whole. */
motus_status
motus_view_controller_set_bar_minimized(motus_view_controller *container,
                                        motus_edge edge, bool minimized);

/** Names the scroller of a screen to which the bars around it answer.
 *
 *  @param scroller [or NULL] NULL, the default: the first one in the order of
 *         the views that scrolls down. A scroller that is not in the screen's
 *         view counts as soon as it is there.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_FOREIGN_HANDLE. */
motus_status
motus_view_controller_set_content_scroller(motus_view_controller *controller,
                                           motus_scroller *scroller);

/** The scroller that a screen has named, lent; NULL for none. */
motus_scroller *
motus_view_controller_content_scroller(motus_view_controller *controller);

/* ---- Pages --------------------------------------------------------------- */

/* A page view controller is a container that shows one page; a finger, a wheel
 * or the program turns to the page before or behind it. The pages stand side by
 * side in the content of a scroller, that of the container's view.
 *
 * As soon as the content leaves its place a transition begins, between the page
 * that is shown and the one that comes: with appearance calls, a context and a
 * coordinator; the content's offset drives its animations, whoever moves it. It
 * has completed when the page that comes stands in the window, and is cancelled
 * when the old one does; a finger may catch it meanwhile, turn it back, or turn
 * on to the next page. The page that is shown stands at the content's origin:
 * when a page has been turned the content is counted anew, and did_scroll is
 * called with `adjusted`, as after motus_scroller_adjust(). Only the pages of
 * the moment are children.
 *
 * Requests of the program are as those to navigation controllers: they wait for
 * the transition that is under way. */

/** A container that turns pages. */
typedef struct motus_page_view_controller motus_page_view_controller;

/** Settings of a page view controller. */
typedef struct motus_page_view_controller_options {
  size_t struct_size;
  /** The axis along which the pages stand; #MOTUS_AXIS_HORIZONTAL by default.
   */
  motus_axis axis;
  /** The gap between two pages in points; 0 by default, not negative. */
  double spacing;
  /** From right to left, horizontal pages follow one another to the left. The
   *  controllers of the pages have this direction, too, unless
   *  motus_view_controller_override_layout_direction() sets another.
   *  #MOTUS_LAYOUT_DIRECTION_INHERIT by default. */
  motus_layout_direction layout_direction;
} motus_page_view_controller_options;

/** Fills in the defaults. */
motus_status motus_page_view_controller_options_init(
    motus_page_view_controller_options *options, size_t struct_size);

/** Creates a page view controller without pages.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT. */
motus_status motus_page_view_controller_create(
    motus_runtime *runtime, const motus_page_view_controller_options *options,
    motus_page_view_controller **out_pages);

/** The nearest page view controller around a controller, lent; NULL for
 *  none. */
motus_page_view_controller *
motus_view_controller_page_view_controller(motus_view_controller *controller);

/** The scroller of the container's view, lent; loads the view. The container
 *  sets its content, insets, pages and axes; the host may set its delegate, its
 *  links and the rest. */
motus_scroller *
motus_page_view_controller_scroller(motus_page_view_controller *pages);

/** Tells which pages stand beside a page. Called when a page has come to rest;
 *  by motus_page_view_controller_reload(); and when a finger catches a page
 *  that comes, for the neighbours of that page. A page that cannot be a child
 *  is reported to diagnostics and counts as none. */
typedef struct motus_page_data_source {
  size_t struct_size;
  /** Returns the page before a page, retained while it is a neighbour; NULL for
   *  none. [returns retained or NULL; NULL: none] */
  motus_view_controller *(*before)(void *user_data,
                                   motus_page_view_controller *pages,
                                   motus_view_controller *page);
  /** Returns the page after a page, in the same way. Returning the first page
   *  after the last one makes pages without an end. [returns retained or NULL;
   *  NULL: none] */
  motus_view_controller *(*after)(void *user_data,
                                  motus_page_view_controller *pages,
                                  motus_view_controller *page);
} motus_page_data_source;

/** Sets the data source, and asks it when there is a page.
 *
 *  @param source [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_page_view_controller_set_data_source(
    motus_page_view_controller *pages, const motus_page_data_source *source,
    void *user_data, motus_destroy_fn destroy);

/** Takes a list of pages in place of a data source. The page that is shown
 *  stays if it is among them; else the first one is shown at once.
 *
 *  Time: O(n) in the pages, old and new.
 *
 *  @param controllers [retained]
 *  @param circular whether the first one follows the last.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when one is given twice;
 *          #MOTUS_ERROR_INVALID_STATE when one has another parent;
 *          #MOTUS_ERROR_LIMIT when the innermost would stand more than 128
 *          deep. */
motus_status
motus_page_view_controller_set_pages(motus_page_view_controller *pages,
                                     motus_view_controller *const *controllers,
                                     size_t count, bool circular);

/** Asks the data source again which pages stand beside the one that is shown:
 *  at once or, while a page is on its way, when it has come to rest.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_page_view_controller_reload(motus_page_view_controller *pages);

/** Functions that are called when the offset turns a page, moved by a finger, a
 *  wheel or the host, or when a finger catches a page that turns by request.
 *  Each will_transition is followed by one did_transition, unless the delegate
 *  has been replaced in between. */
typedef struct motus_page_delegate {
  size_t struct_size;
  /** Called before the appearance calls, or when a finger catches `to`. */
  void (*will_transition)(void *user_data, motus_page_view_controller *pages,
                          motus_view_controller *to);
  /** Called after the appearance calls. `previous` is the page that was shown
   *  before; it still is when not `completed`, unless the delegate has asked
   *  for another one in will_transition. */
  void (*did_transition)(void *user_data, motus_page_view_controller *pages,
                         motus_view_controller *previous, bool completed);
} motus_page_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_page_view_controller_set_delegate(
    motus_page_view_controller *pages, const motus_page_delegate *delegate,
    void *user_data, motus_destroy_fn destroy);

/** On which side of the present page another one stands. */
typedef enum motus_page_direction {
  /** Behind it, where the next page stands. */
  MOTUS_PAGE_FORWARD = 1,
  /** Before it. */
  MOTUS_PAGE_BACKWARD = 2
} motus_page_direction;

/** Turns to a page. For the turn it stands on the given side of the present
 *  one, whatever the data source says. Animated it takes .3 seconds; a finger
 *  can catch it. It is not animated when no page is shown yet, or outside of
 *  the window.
 *
 *  Time: O(n) in the pages.
 *
 *  @param controller [retained]
 *  @param completion [or NULL; once] gets true also when the page is shown
 *         already.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE when it
 *          has another parent; #MOTUS_ERROR_LIMIT when the innermost would
 *          stand more than 128 deep. */
motus_status motus_page_view_controller_show_page(
    motus_page_view_controller *pages, motus_view_controller *controller,
    motus_page_direction direction, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);

/** The page that is shown, lent; NULL for none. While one is on its way it is
 *  the old one. */
motus_view_controller *
motus_page_view_controller_current(motus_page_view_controller *pages);

/** The page that is on its way, lent; NULL for none. */
motus_view_controller *
motus_page_view_controller_pending(motus_page_view_controller *pages);

/** How far the content is from the place of the page that is shown, in pages: 0
 *  at rest, towards 1 as the next one comes, towards -1 as the one before does.
 *  A page indicator can show it. */
double motus_page_view_controller_position(motus_page_view_controller *pages);

/* ---- Splits -------------------------------------------------------------- */

/* A split view controller shows up to three controllers as columns: a primary
 * one, a supplementary one, if there is one, and the secondary one, which has
 * the rest of the room. The first two stand beside it or over it, or are away;
 * they come and go by transitions, with appearance calls, a context and a
 * coordinator: when the program asks for it, under a finger from the edge, and
 * by a tap beside them.
 *
 * In a compact width it collapses: the columns become the screens of one stack,
 * with the secondary one on top, and are columns again when there is room. The
 * columns themselves stay the same objects. Columns that are navigation
 * controllers lend their controllers to the stack: they are empty meanwhile,
 * and requests to them go to the stack. When the split view controller expands,
 * each takes back its controllers and what was pushed above them; what was
 * pushed above other columns is released. Changes and requests wait for the
 * transition that is under way.
 *
 *   expanded    navigation A1 A2 | B | navigation C1 C2
 *   collapsed   navigation A1 A2   B   C1 C2 */

/** A container that shows columns. */
typedef struct motus_split_view_controller motus_split_view_controller;

/** Columns of a split view controller. */
typedef enum motus_split_column {
  MOTUS_SPLIT_PRIMARY = 0,
  MOTUS_SPLIT_SUPPLEMENTARY = 1,
  MOTUS_SPLIT_SECONDARY = 2
} motus_split_column;

/** Which columns are shown with the secondary one. ONE in a name is the
 *  supplementary column or, when there is none, the primary one; TWO is both,
 *  or the one that there is. BESIDE makes the secondary column narrower, and
 *  becomes OVER, which covers a part of it, when there is no room. */
typedef enum motus_split_mode {
  /** As many columns beside the secondary one as there is room for; the
   *  default. */
  MOTUS_SPLIT_AUTOMATIC = 0,
  /** None. */
  MOTUS_SPLIT_SECONDARY_ONLY = 1,
  MOTUS_SPLIT_ONE_BESIDE = 2,
  MOTUS_SPLIT_ONE_OVER = 3,
  MOTUS_SPLIT_TWO_BESIDE = 4,
  MOTUS_SPLIT_TWO_OVER = 5
} motus_split_mode;

/** How wide a column is, in points: `preferred`, clamped to `minimum` and
 *  `maximum`. Each 0 to 1e6. */
typedef struct motus_column_width {
  double minimum;
  double preferred;
  double maximum;
} motus_column_width;

/** Settings of a split view controller. */
typedef struct motus_split_view_controller_options {
  size_t struct_size;
  /** The width of the primary column: by default 320 points are preferred, the
   *  minimum is 0, the maximum 1e6. */
  motus_column_width primary_width;
  /** The width of the supplementary column; the same by default. */
  motus_column_width supplementary_width;
  /** The least width of the secondary column with others beside it, in points;
   *  320 by default, 0 to 1e6. */
  double secondary_minimum_width;
  /** The alpha of the black over the secondary column while others stand over
   *  it: .1 by default, 0 to 1. The library adds a view for it, which takes the
   *  touches there. */
  double dimming;
  /** From right to left, the primary column is the rightmost one. The
   *  controllers of the columns have this direction, too, unless
   *  motus_view_controller_override_layout_direction() sets another.
   *  #MOTUS_LAYOUT_DIRECTION_INHERIT by default. */
  motus_layout_direction layout_direction;
  /** Whether a finger from the edge, or a trackpad's fingers, bring the next
   *  column, and a tap beside columns that stand over the secondary one takes
   *  them away; true by default. */
  bool interactive;
} motus_split_view_controller_options;

/** Fills in the defaults. */
motus_status motus_split_view_controller_options_init(
    motus_split_view_controller_options *options, size_t struct_size);

/** Creates a split view controller without columns.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT. */
motus_status motus_split_view_controller_create(
    motus_runtime *runtime, const motus_split_view_controller_options *options,
    motus_split_view_controller **out_split);

/** The nearest split view controller around a controller, lent; NULL for
 *  none. */
motus_split_view_controller *
motus_view_controller_split_view_controller(motus_view_controller *controller);

/** Reads the options. `out_options->struct_size` says how many bytes may be
 *  written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_split_view_controller_get_options(
    motus_split_view_controller *split,
    motus_split_view_controller_options *out_options);

/** Sets the options; what is shown is laid out at once.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_split_view_controller_set_options(
    motus_split_view_controller *split,
    const motus_split_view_controller_options *options);

/** Callbacks of a split view controller. */
typedef struct motus_split_delegate {
  size_t struct_size;
  /** Whether the split view controller collapses in a compact width; NULL means
   *  yes. [NULL: yes] */
  bool (*should_collapse)(void *user_data, motus_split_view_controller *split);
  /** Returns the column that is on top of the stack after a collapse. NULL
   *  means `proposed`. [NULL: proposed] */
  motus_split_column (*top_column)(void *user_data,
                                   motus_split_view_controller *split,
                                   motus_split_column proposed);
  /** Returns the mode that is shown after it has expanded. NULL means
   *  `proposed`. [NULL: proposed] */
  motus_split_mode (*mode_for_expanding)(void *user_data,
                                         motus_split_view_controller *split,
                                         motus_split_mode proposed);
  /** The mode changes, whoever has asked for it. Called before the appearance
   *  calls. */
  void (*will_change_mode)(void *user_data, motus_split_view_controller *split,
                           motus_split_mode mode);
  /** A column comes; called after will_change_mode. */
  void (*will_show_column)(void *user_data, motus_split_view_controller *split,
                           motus_split_column column);
  /** A column goes; called after will_change_mode. */
  void (*will_hide_column)(void *user_data, motus_split_view_controller *split,
                           motus_split_column column);
  /** The split view controller has collapsed or, when `collapsed` is false,
   *  expanded. */
  void (*did_collapse)(void *user_data, motus_split_view_controller *split,
                       bool collapsed);
} motus_split_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_split_view_controller_set_delegate(
    motus_split_view_controller *split, const motus_split_delegate *delegate,
    void *user_data, motus_destroy_fn destroy);

/** Replaces the controller of a column, or removes it, without animation.
 *
 *  @param controller [or NULL; retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also for a number that is no column
 *          and for a controller that another column has;
 *          #MOTUS_ERROR_INVALID_STATE when it has another parent;
 *          #MOTUS_ERROR_LIMIT when the innermost would stand more than 128
 *          deep. */
motus_status
motus_split_view_controller_set_column(motus_split_view_controller *split,
                                       motus_split_column column,
                                       motus_view_controller *controller);

/** A column's controller, lent; NULL for none. */
motus_view_controller *
motus_split_view_controller_column(motus_split_view_controller *split,
                                   motus_split_column column);

/** Shows a column: beside the secondary one or over it, as other columns are
 *  shown already; when none is, beside it if there is room, else over it. While
 *  the controller is collapsed, the stack goes to that column.
 *
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_NOT_FOUND when there is none. */
motus_status motus_split_view_controller_show_column(
    motus_split_view_controller *split, motus_split_column column,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy);

/** Hides a column; with the supplementary column the primary one is hidden,
 *  too. The secondary column cannot be hidden. While the controller is
 *  collapsed, the stack goes to the column below.
 *
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_NOT_FOUND when there is none. */
motus_status motus_split_view_controller_hide_column(
    motus_split_view_controller *split, motus_split_column column,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy);

/** Replaces the secondary column: at once, or by a push while the controller is
 *  collapsed. motus_view_controller_show_detail() of a controller inside does
 *  the same, animated.
 *
 *  @param controller [retained]
 *  @param completion [or NULL; once]
 *  @return as motus_split_view_controller_set_column(). */
motus_status motus_split_view_controller_show_detail(
    motus_split_view_controller *split, motus_view_controller *controller,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy);

/** Asks for a mode. While the controller is collapsed the mode is remembered,
 *  and takes effect when it expands.
 *
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_split_view_controller_set_mode(
    motus_split_view_controller *split, motus_split_mode mode, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);

/** The mode that is shown with the columns and the room that there are: never
 *  #MOTUS_SPLIT_AUTOMATIC. */
motus_split_mode
motus_split_view_controller_mode(motus_split_view_controller *split);

/** Whether it is collapsed: the columns are the screens of a stack. */
bool motus_split_view_controller_is_collapsed(
    motus_split_view_controller *split);

/** The navigation controller that is the stack when a split view controller is
 *  collapsed, lent. It is the column at the bottom of the stack if that is a
 *  navigation controller; otherwise it is the library's own.
 *
 *  The host may set the bars, the delegate and the options of the library's
 *  own. Calls that give it another parent answer #MOTUS_ERROR_INVALID_STATE,
 *  and so do those that put a controller into it while the split view
 *  controller is expanded: it is empty then. A push or a pop that has waited
 *  until the split view controller was expanded again is for the column that
 *  was on top; when that is no navigation controller, it is not carried out. */
motus_navigation_controller *
motus_split_view_controller_stack(motus_split_view_controller *split);

/* ---- Segues -------------------------------------------------------------- */

/* A segue is a named way from one screen to the next. A controller knows its
 * segues by identifiers, texts of 1 to 255 bytes. Performing one creates its
 * destination, calls the source's prepare_for_segue, and shows the destination.
 */

/** How a segue shows its destination: which function it calls. */
typedef enum motus_segue_kind {
  /** motus_view_controller_show(). */
  MOTUS_SEGUE_SHOW = 0,
  /** motus_view_controller_show_detail(). */
  MOTUS_SEGUE_SHOW_DETAIL = 1,
  /** motus_view_controller_present(). */
  MOTUS_SEGUE_PRESENT = 2,
  /** `perform` of its motus_segue_callbacks. */
  MOTUS_SEGUE_CUSTOM = 3
} motus_segue_kind;

/** Functions that a segue's author implements. */
typedef struct motus_segue_callbacks {
  size_t struct_size;
  /** Required. Returns the destination with one reference, which the library
   *  releases: a new controller, or one that has been retained. [returns given;
   *  NULL: required] */
  motus_view_controller *(*make_destination)(void *user_data,
                                             motus_view_controller *source);
  /** Shows the destination. Required for #MOTUS_SEGUE_CUSTOM. [NULL: default]
   */
  void (*perform)(void *user_data, motus_segue *segue);
} motus_segue_callbacks;

/** Adds a segue to a controller. It replaces one of the same identifier.
 *
 *  Time: O(n) in the segues of the controller.
 *
 *  @param callbacks [until replaced] copied.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT also without make_destination, and
 *          without perform when it is a custom one. */
motus_status
motus_view_controller_add_segue(motus_view_controller *controller,
                                const char *identifier, motus_segue_kind kind,
                                const motus_segue_callbacks *callbacks,
                                void *user_data, motus_destroy_fn destroy);

/** Performs a segue without asking should_perform_segue.
 *
 *  Time: O(n) in the segues of the controller.
 *
 *  @param sender [token] passed to the callbacks as it is.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_NOT_FOUND when there is no such segue;
 *          #MOTUS_ERROR_INVALID_STATE without destination; #MOTUS_ERROR_LIMIT;
 *          as motus_view_controller_show() and motus_view_controller_present().
 */
motus_status
motus_view_controller_perform_segue(motus_view_controller *controller,
                                    const char *identifier, void *sender);

/** Performs a segue on behalf of the user: should_perform_segue is called
 *  before the destination is created, and may refuse.
 *
 *  @param out_performed [or NULL] whether it was allowed; may be NULL.
 *  @param sender [token]
 *  @return as motus_view_controller_perform_segue(). */
motus_status
motus_view_controller_perform_segue_by_user(motus_view_controller *controller,
                                            const char *identifier,
                                            void *sender, bool *out_performed);

/** Called with the segue that is being performed. */
typedef void (*motus_segue_fn)(void *user_data, motus_segue *segue);

/** Adds an unwind action: unwind segues with this action end at the controller,
 *  and `fn` is called then. It replaces an action of the same name.
 *
 *  Time: O(n) in the actions of the controller.
 *
 *  @param fn [until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_controller_add_unwind_action(
    motus_view_controller *controller, const char *action, motus_segue_fn fn,
    void *user_data, motus_destroy_fn destroy);

/** Unwinds: goes back to the nearest controller that has an action. The search
 *  goes outward from the source, through parents and presenting controllers; at
 *  each it tries first the other children, from the last to the first, then the
 *  controller itself. When a destination is found, this happens in order:
 *  prepare_for_segue of the source is called; the function of the action is
 *  called; controllers that are presented in between are dismissed; containers
 *  show the child that leads to the destination, see unwind_to_child.
 *
 *  @param out_destination [or NULL] where it ended, lent; NULL when no
 *         controller takes the action, and nothing has happened; may be NULL.
 *  @param sender [token]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status
motus_view_controller_unwind(motus_view_controller *source, const char *action,
                             void *sender,
                             motus_view_controller **out_destination);

/** The identifier of a segue, or the action of an unwind segue; lives as long
 *  as the segue, which ends when the callbacks that are given it have returned.
 *
 *  @return [until its object ends] */
const char *motus_segue_identifier(motus_segue *segue);

/** Where it begins, lent. */
motus_view_controller *motus_segue_source(motus_segue *segue);

/** Where it leads, lent. */
motus_view_controller *motus_segue_destination(motus_segue *segue);

/** The `sender` of the call that performed the segue.
 *
 *  @return [token] */
void *motus_segue_sender(motus_segue *segue);

/** Whether it is an unwind segue: one that leads back. */
bool motus_segue_is_unwind(motus_segue *segue);

/* ---- Transitions --------------------------------------------------------- */

/** Sets whether all containers make the appearance calls in one order, that of
 *  navigation: first the controller that leaves, then the one that comes. By
 *  default the order is UIKit's and differs: custom containers begin with the
 *  controller that comes; tabs do so in view_will_… alone, presentations in
 *  view_did_… alone.
 *
 *  In this order a presenting controller gets appearance calls in every
 *  presentation style: even where its view stays visible it disappears with the
 *  presentation and appears again with the dismissal, also when these are
 *  cancelled. Its animations continue, and its children share its state.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_set_uses_uniform_order(motus_runtime *runtime,
                                                  bool uses);

/** Whether all containers call in one order; false by default. */
bool motus_runtime_uses_uniform_order(motus_runtime *runtime);

/** A transition, as its animation controller needs to know it; ends with the
 *  transition. */
typedef struct motus_transition_context motus_transition_context;

/** One of the two sides of a transition. */
typedef enum motus_transition_side {
  MOTUS_TRANSITION_FROM = 0,
  MOTUS_TRANSITION_TO = 1
} motus_transition_side;

/** Functions that an animation controller implements. It animates a transition
 *  between two screens. */
typedef struct motus_animation_controller_callbacks {
  size_t struct_size;
  /** Returns the duration in seconds of a transition that is not interactive;
   *  below 0 counts as 0. NULL means the default of the kind of transition.
   *  Called once, with the request: the context knows both controllers then,
   *  and the container view unless it is that of a presentation. [NULL:
   *  default] */
  double (*transition_duration)(void *user_data,
                                motus_transition_context *context);
  /** Adds the new view to the container view and starts the animations. Blocks,
   *  keyframes and property animators that are started here belong to the
   *  transition: they are scrubbed, paused and reversed with it. Until it is
   *  over, calls that would pause, scrub or stop such an animator answer
   *  #MOTUS_ERROR_INVALID_STATE; it completes at its start when the transition
   *  is cancelled. Required. motus_transition_context_complete() must be called
   *  at the end, finished or cancelled. [NULL: required] */
  void (*animate_transition)(void *user_data,
                             motus_transition_context *context);
  /** Returns the property animator that moves the views, the same one every
   *  time. When there is one the transition is paused, scrubbed and reversed
   *  through it. [returns retained or NULL; NULL: none] */
  motus_property_animator *(*interruptible_animator)(
      void *user_data, motus_transition_context *context);
  /** The transition is over; view_did_… callbacks follow. `completed` is false
   *  when it was cancelled. */
  void (*animation_ended)(void *user_data, bool completed);
} motus_animation_controller_callbacks;

/** Creates an animation controller.
 *
 *  @param callbacks [until it ends] copied.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT without animate_transition;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_animation_controller_create(
    motus_runtime *runtime,
    const motus_animation_controller_callbacks *callbacks, void *user_data,
    motus_destroy_fn destroy, motus_animation_controller **out_animator);

/** The callbacks of a custom interaction controller. */
typedef struct motus_interaction_controller_callbacks {
  size_t struct_size;
  /** Required. The transition begins, interactively or not. When it begins
   *  interactively, animate_transition is not called; animations that are
   *  started here instead belong to the transition in the same way. The host
   *  updates, finishes or cancels it by the context: when it does none of these
   *  for ten seconds while the transition is interactive, that is reported to
   *  diagnostics. [NULL: required] */
  void (*start_interactive_transition)(void *user_data,
                                       motus_transition_context *context);
  /** Whether the transition begins interactively; NULL means yes. Called once,
   *  with the request. [NULL: yes] */
  bool (*wants_interactive_start)(void *user_data);
  /** Returns the speed at which the transition runs after the interaction has
   *  ended, 1 being its own. NULL, and results that are not above 0, mean 1.
   *  [NULL: 1] */
  double (*completion_speed)(void *user_data);
  /** Changes the timing along which the transition runs after the interaction.
   *  `timing` comes with ease in and out, and stays so when this function is
   *  NULL. [timing in and out] */
  void (*completion_timing)(void *user_data, motus_timing *timing);
} motus_interaction_controller_callbacks;

/** Creates a custom interaction controller.
 *
 *  @param callbacks [until it ends] copied.
 *  @return as motus_animation_controller_create(). */
motus_status motus_interaction_controller_create(
    motus_runtime *runtime,
    const motus_interaction_controller_callbacks *callbacks, void *user_data,
    motus_destroy_fn destroy, motus_interaction_controller **out_interaction);

/** The view in which the transition happens, lent. */
motus_view *
motus_transition_context_container_view(motus_transition_context *context);

/** The coordinator of the transition, lent: the same for all who take part. It
 *  tells more about the transition, see motus_transition_coordinator_info(). */
motus_transition_coordinator *
motus_transition_context_coordinator(motus_transition_context *context);

/** One side's controller, lent; NULL when there is none. */
motus_view_controller *
motus_transition_context_view_controller(motus_transition_context *context,
                                         motus_transition_side side);

/** One side's view, lent; NULL when the animation controller must not move it.
 */
motus_view *motus_transition_context_view(motus_transition_context *context,
                                          motus_transition_side side);

/** The frame of one side's view at the beginning, in the container view; zero
 *  when it is not shown then. */
motus_rect
motus_transition_context_initial_frame(motus_transition_context *context,
                                       motus_transition_side side);

/** The frame that one side's view must have at the end, in the container view;
 *  zero when it is removed. */
motus_rect
motus_transition_context_final_frame(motus_transition_context *context,
                                     motus_transition_side side);

/** Whether it is interactive now, or will be when it begins: driven by an
 *  interaction instead of the clock. */
bool motus_transition_context_is_interactive(motus_transition_context *context);

/** Whether the transition is being cancelled or has been. */
bool motus_transition_context_was_cancelled(motus_transition_context *context);

/** Whether a navigation controller pushes or pops; #MOTUS_NAVIGATION_NONE in
 *  other transitions. */
motus_navigation_operation
motus_transition_context_operation(motus_transition_context *context);

/** Shows a fraction of the transition, clamped to 0 to 1, from the next tick
 *  on. For custom interaction controllers.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when it is not interactive. */
motus_status motus_transition_context_update(motus_transition_context *context,
                                             double fraction);

/** Ends the interaction: the transition runs to its end by itself. For custom
 *  interaction controllers.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it is not interactive. */
motus_status motus_transition_context_finish(motus_transition_context *context);

/** Ends the interaction: the transition runs back to its start and is
 *  cancelled. For custom interaction controllers.
 *
 *  @return as motus_transition_context_finish(). */
motus_status motus_transition_context_cancel(motus_transition_context *context);

/** Makes a transition that runs by itself interactive again, and pauses it
 *  where it is.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it does not run or cannot be interrupted. */
motus_status motus_transition_context_pause(motus_transition_context *context);

/** Ends the transition. Its animation controller calls this once when its
 *  animations have ended, whether the transition has finished or was cancelled;
 *  until then the transition is not over.
 *
 *  @param did_complete the negation of
 *         motus_transition_context_was_cancelled().
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE when it has ended already;
 *          #MOTUS_ERROR_INVALID_STATE before it has begun. */
motus_status
motus_transition_context_complete(motus_transition_context *context,
                                  bool did_complete);

/** Creates a percent-driven interaction. It drives one transition at a time and
 *  can be used again for the next.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_LIMIT. */
motus_status motus_percent_driven_interaction_create(
    motus_runtime *runtime, motus_percent_driven_interaction **out_interaction);

/** Shows a fraction of the transition, with the next tick: every motion of it
 *  is scrubbed linearly. The fraction is clamped to 0 to 1. Before the
 *  transition has begun it is remembered; after finish and cancel it has no
 *  effect.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_BUSY while a link
 *          moves it. */
motus_status motus_percent_driven_interaction_update(
    motus_percent_driven_interaction *interaction, double fraction);

/** Ends the interaction: the transition runs to its end in (1 - fraction) *
 *  duration / completion_speed seconds. Before the transition has begun this is
 *  remembered until it does. After finish, cancel has no effect, and vice
 *  versa.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when it drives no transition. */
motus_status motus_percent_driven_interaction_finish(
    motus_percent_driven_interaction *interaction);

/** Ends the interaction: the transition runs back to its start in fraction *
 *  duration / completion_speed seconds, and is cancelled.
 *
 *  @return as motus_percent_driven_interaction_finish(). */
motus_status motus_percent_driven_interaction_cancel(
    motus_percent_driven_interaction *interaction);

/** Lets the transition run to its end on a critically damped spring that starts
 *  with a velocity, so that nothing jumps when a finger lets go. It never goes
 *  past its end.
 *
 *  @param velocity in fractions of the transition per second: the finger's
 *         velocity divided by the length of its way.
 *  @return as motus_percent_driven_interaction_finish();
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_percent_driven_interaction_finish_with_velocity(
    motus_percent_driven_interaction *interaction, double velocity);

/** Cancels in the same way: the transition runs back to its start on a spring.
 *  The velocity is negative when the finger moves towards the start.
 *
 *  @return as motus_percent_driven_interaction_finish_with_velocity(). */
motus_status motus_percent_driven_interaction_cancel_with_velocity(
    motus_percent_driven_interaction *interaction, double velocity);

/** Makes a transition that runs by itself, or is finishing or cancelling,
 *  interactive again. Shown values stay; the fraction becomes what is
 *  shown.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when there is none to take. */
motus_status motus_percent_driven_interaction_pause(
    motus_percent_driven_interaction *interaction);

/** The last fraction shown. */
double motus_percent_driven_interaction_percent_complete(
    motus_percent_driven_interaction *interaction);

/** The duration of the transition in seconds; 0 before it has begun. */
double motus_percent_driven_interaction_duration(
    motus_percent_driven_interaction *interaction);

/** The speed at which the transition runs after finish or cancel, 1 being its
 *  own; 1 by default. */
double motus_percent_driven_interaction_completion_speed(
    motus_percent_driven_interaction *interaction);

/** Sets the speed at which the transition runs after finish or cancel; above 0.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          which keeps the old one. */
motus_status motus_percent_driven_interaction_set_completion_speed(
    motus_percent_driven_interaction *interaction, double speed);

/** Sets the curve along which the transition runs after finish or cancel. NULL,
 *  the default, stands for ease in and out; an interruptible animator then
 *  keeps its own.
 *
 *  @param timing [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_percent_driven_interaction_set_completion_timing(
    motus_percent_driven_interaction *interaction, const motus_timing *timing);

/** Sets the curve along which an interruptible animator runs after finish or
 *  cancel, in place of the completion timing. It has no effect on a transition
 *  without an interruptible animator. NULL, the default: the completion timing
 *  is used or, when none is set, the animator's own.
 *
 *  @param timing [or NULL]
 *  @return as motus_percent_driven_interaction_set_completion_timing(). */
motus_status motus_percent_driven_interaction_set_timing_curve(
    motus_percent_driven_interaction *interaction, const motus_timing *timing);

/** Reads the completion timing, as motus_property_animator_timing() reads an
 *  animator's: ease in and out while none is set.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_percent_driven_interaction_completion_timing(
    motus_percent_driven_interaction *interaction, motus_timing *out_timing);

/** Reads the timing curve: the completion timing while none is set.
 *
 *  @return as motus_percent_driven_interaction_completion_timing(). */
motus_status motus_percent_driven_interaction_timing_curve(
    motus_percent_driven_interaction *interaction, motus_timing *out_timing);

/** Whether the transition begins interactively; true by default. */
bool motus_percent_driven_interaction_wants_interactive_start(
    motus_percent_driven_interaction *interaction);

/** Sets whether the transition begins interactively. If false it runs by itself
 *  until motus_percent_driven_interaction_pause().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_percent_driven_interaction_set_wants_interactive_start(
    motus_percent_driven_interaction *interaction, bool wants);

/** How a pan drives a transition. */
typedef struct motus_gesture_binding_options {
  size_t struct_size;
  /** The direction, in the window, in which a finger moves the transition
   *  towards its end. Its length does not count; (0, 0), the default, stands
   *  for the way from the leading to the trailing edge: to the right, or to the
   *  left from right to left. A pan drives one direction: for each other one,
   *  such as to the next page and to the one before, bind a recognizer of its
   *  own. */
  motus_vector direction;
  /** Points from the start of the transition to its end. 0, the default, stands
   *  for the size of the recognizer's view in that direction. Not negative. */
  double extent;
  /** When the finger leaves, the transition finishes if something thrown with
   *  the finger's velocity would come to rest beyond this fraction (see
   *  motus_decay_projected_end(); the rate is .998), else it is cancelled. .5
   *  by default, 0 to 1. */
  double threshold;
} motus_gesture_binding_options;

/** Fills in the defaults. */
motus_status
motus_gesture_binding_options_init(motus_gesture_binding_options *options,
                                   size_t struct_size);

/** Makes a pan drive transitions interactively, so that the host only feeds
 *  touches. When the pan begins it takes the transition that the interaction
 *  drives, running, finishing or cancelling, where it is; when there is none it
 *  calls `begin`. It updates the fraction, and when the fingers leave it
 *  finishes or cancels with their velocity. When the pan is cancelled, so is
 *  the transition. If the request that `begin` has made still waits for its
 *  turn, it finishes or is cancelled when its turn comes.
 *
 *  The recognizer retains the interaction. All this happens before its action
 *  is called.
 *
 *  @param interaction [or NULL; retained] NULL ends the binding that there is.
 *  @param begin [or NULL; until replaced] asks for a transition of which
 *         `interaction` is the interaction controller: pops, pushes. NULL asks
 *         for none.
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_WRONG_KIND when the recognizer is no pan;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_gesture_bind(motus_gesture *gesture,
                                motus_percent_driven_interaction *interaction,
                                const motus_gesture_binding_options *options,
                                motus_gesture_fn begin, void *user_data,
                                motus_destroy_fn destroy);

/** Called to ask for a transition; with `back` for the one that undoes it. */
typedef void (*motus_gesture_begin_fn)(void *user_data, motus_gesture *gesture,
                                       bool back);

/** Makes a pan drive two transitions of which one undoes the other, such as a
 *  player that is pulled up out of a bar and down into it again: see
 *  motus_gesture_bind(). Along `direction` the finger moves a push or a
 *  presentation towards its end, against it a pop or a dismissal. When nothing
 *  is under way, `begin` is asked for the one towards which the finger goes. A
 *  transition that is under way, in either direction and whoever has begun it,
 *  is caught and goes on with the finger. `extent` and `threshold` count from
 *  the start of the one that is driven.
 *
 *  @param interaction [or NULL; retained] the interaction controller of both;
 *         NULL ends the binding that there is.
 *  @param begin [or NULL; until replaced] NULL asks for none.
 *  @param options [or NULL]
 *  @return as motus_gesture_bind(). */
motus_status motus_gesture_bind_both(
    motus_gesture *gesture, motus_percent_driven_interaction *interaction,
    const motus_gesture_binding_options *options, motus_gesture_begin_fn begin,
    void *user_data, motus_destroy_fn destroy);

/* ---- Coordinator --------------------------------------------------------- */

/* A coordinator lets code that does not animate a transition itself take part
 * in it: the code adds animations that run along with it, and functions that
 * are called at its moments. The coordinator ends with the transition, after
 * its completions. */

/** Called to make changes that are animated along, or at a moment of a
 *  transition. */
typedef void (*motus_coordinator_fn)(void *user_data,
                                     motus_transition_coordinator *coordinator);

/** The coordinator of the transition in which a controller takes part, or its
 *  parent does, lent; NULL when none is under way. */
motus_transition_coordinator *
motus_view_controller_transition_coordinator(motus_view_controller *controller);

/** Animates the changes of `animation` along with the transition: with its
 *  duration and timing, scrubbed, paused and reversed with it. `animation` runs
 *  after animate_transition, or at once when that has run. When the transition
 *  is cancelled, animated values go back by themselves; undo other changes in
 *  the completion or at #MOTUS_TRANSITION_CANCELLED.
 *
 *  @param animation [or NULL; once]
 *  @param completion [or NULL; once] called when the transition is over,
 *         finished or cancelled; may be NULL. Called in view_did_… callbacks,
 *         or in those that follow a cancel, the changes are made at once and
 *         without animation; the completion is called, too.
 *
 *  @param view [or NULL] a view above those that `animation` moves, when they
 *         stand outside of the container view: only then are they scrubbed with
 *         the transition. NULL when all stand inside.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE when it is over. */
motus_status motus_transition_coordinator_animate_alongside(
    motus_transition_coordinator *coordinator, motus_view *view,
    motus_coordinator_fn animation, motus_coordinator_fn completion,
    void *user_data, motus_destroy_fn destroy);

/** Moments of a transition that a coordinator can report. */
typedef enum motus_transition_moment {
  /** The interaction ends: the fingers have left, or the program has finished
   *  or cancelled. Before the corrective appearance calls of a cancel. */
  MOTUS_TRANSITION_INTERACTION_ENDED = 0,
  /** The transition becomes interactive, or stops being so; every time. */
  MOTUS_TRANSITION_INTERACTION_CHANGED = 1,
  /** The transition has been cancelled and is back at its start; before the
   *  completions. */
  MOTUS_TRANSITION_CANCELLED = 2
} motus_transition_moment;

/** Calls `fn` at a moment of the transition. All values of the coordinator are
 *  valid inside. Several functions at one moment are called in the order in
 *  which they were given.
 *
 *  @param fn [until it ends]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE when the transition is over;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_transition_coordinator_notify(
    motus_transition_coordinator *coordinator, motus_transition_moment moment,
    motus_coordinator_fn fn, void *user_data, motus_destroy_fn destroy);

/** Facts about a transition, from its coordinator. All of it is valid from the
 *  request on, unless a comment says otherwise. */
typedef struct motus_transition_info {
  size_t struct_size;
  /** Whether it is animated at all. */
  bool is_animated;
  /** Whether it begins interactively; never changes. */
  bool is_initially_interactive;
  /** Whether it can become interactive while it runs. True, unless its
   *  animation controller has returned an animator whose options say that it
   *  is not. */
  bool is_interruptible;
  /** Whether it is interactive now, or will be when it begins: driven by an
   *  interaction instead of the clock. */
  bool is_interactive;
  /** Whether it is on its way back, or has gone back. */
  bool was_cancelled;
  /** #MOTUS_PRESENTATION_NONE when it is no presentation. */
  motus_presentation_style presentation_style;
  /** In seconds, of the transition when it is not interactive. */
  double transition_duration;
  /** The fraction that the interaction shows now, or showed when it ended; 0
   *  before an interaction, 1 when the transition has arrived. */
  double percent_complete;
  /** The velocity with which the rest of the transition began after its
   *  interaction, in fractions per second; the completion speed when no
   *  velocity was given; 1 before the interaction has ended. */
  double completion_velocity;
  /** The rotation that the container goes through; the identity when it is not
   *  rotated. */
  motus_transform target_transform;
} motus_transition_info;

/** Reads what a coordinator knows. `out_info->struct_size` says how many of its
 *  bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_transition_coordinator_info(motus_transition_coordinator *coordinator,
                                  motus_transition_info *out_info);

/** Evaluates the completion curve, along which a transition runs on after its
 *  interaction has ended, at a fraction of its time. While the interaction
 *  lasts it is the curve that is set for then. */
double motus_transition_coordinator_completion_progress(
    motus_transition_coordinator *coordinator, double time_fraction);

/** The view in which the transition happens, lent; of a presentation NULL
 *  before the first will-call. */
motus_view *motus_transition_coordinator_container_view(
    motus_transition_coordinator *coordinator);

/** One side's controller, lent; NULL when there is none. */
motus_view_controller *motus_transition_coordinator_view_controller(
    motus_transition_coordinator *coordinator, motus_transition_side side);

/** One side's view, lent; NULL when it is not loaded. */
motus_view *
motus_transition_coordinator_view(motus_transition_coordinator *coordinator,
                                  motus_transition_side side);

/* ---- Matching ------------------------------------------------------------ */

/* A view on one screen and a view on the other that carry one key are a pair.
 * When a transition takes one screen to the other, pairs fly: neither view is
 * drawn at its place, which stays empty, and one picture goes from one place to
 * the other, in front of both screens.
 *
 *   motus_view_set_match_key(thumbnail, photo_id, NULL);
 *   motus_view_set_match_key(picture, photo_id, NULL);
 *   motus_navigation_controller_push(nav, page, true, NULL, NULL, NULL);
 *
 * A flight belongs to its transition: it is scrubbed, paused, reversed and
 * cancelled with it. When a finger lets go, its velocity counts along the way
 * of the flight alone; only a screen that zooms keeps its velocity across it,
 * too. The place where the flight ends is read anew in each tick, so that the
 * views above may be laid out or scrolled meanwhile. The draw list has it in
 * front of all subviews of the transition's container view. First comes a
 * frame, an item without view and tag, in the colours of the views, with a
 * corner radius; it clips what follows, and nothing else does. Then, scaled to
 * it, the destination and all below it, and the source. A host that draws items
 * by view or tag draws flights, too; motus_runtime_draw_flights() has the rest.
 *
 * The view of a whole screen can carry a key, too: with #MOTUS_MATCHED_NONE the
 * screen grows out of its thumbnail, and goes back into it.
 *
 * The source is the view on the screen that is left on the way in: in a push, a
 * presentation, a change of tabs. In a pop and a dismissal it is the view on
 * the screen that is gone back to. */

/** How a view's contents are fitted into the frame of a flight when that has
 *  another size. */
typedef enum motus_match_content {
  /** Scaled so that they fill the frame; what goes beyond it is cut off. */
  MOTUS_MATCH_FILL = 0,
  /** Scaled so that all of them is seen. */
  MOTUS_MATCH_FIT = 1,
  /** Stretched to the shape of the frame. */
  MOTUS_MATCH_STRETCH = 2,
  /** Not scaled. */
  MOTUS_MATCH_NONE = 3
} motus_match_content;

/** Bits of motus_match_options.flags. A flag counts when one of the two views
 *  of a pair has it. */
typedef enum motus_match_flag {
  /** At the source the flight shows only the part of the view that its
   *  superviews do not clip away; on the way it opens to the whole. */
  MOTUS_MATCH_CLIP_SOURCE = 1 << 0,
  /** The center follows a quarter of an ellipse that leaves the source along
   *  its longer axis. */
  MOTUS_MATCH_ARC = 1 << 1,
  /** The source is drawn as it was when the flight began. */
  MOTUS_MATCH_FROZEN_SOURCE = 1 << 2,
  /** The source fades out before the destination fades in. */
  MOTUS_MATCH_FADE_THROUGH = 1 << 3
} motus_match_flag;

/** How a view flies. */
typedef struct motus_match_options {
  size_t struct_size;
  /** #MOTUS_MATCH_FILL by default. */
  motus_match_content content;
  /** motus_match_flag bits, no others; 0 by default. */
  uint32_t flags;
  /** The size of the view's contents, a picture's for instance; none below 0.
   *  (0, 0), the default, stands for the size of its bounds. When both views of
   *  a pair name one, the contents go from their place in one to their place in
   *  the other. */
  motus_size content_size;
  /** How contents are aligned in a frame of another aspect ratio: (0, 0) at the
   *  top left, (1, 1) at the bottom right, (.5, .5), the default, in the
   *  middle. */
  motus_point gravity;
  /** Flights are drawn in the order of the `z` of their destinations, the
   *  greatest in front; those with the same z in the drawing order of the
   *  destination views. 0 by default. */
  double z;
} motus_match_options;

/** Fills in the defaults. */
motus_status motus_match_options_init(motus_match_options *options,
                                      size_t struct_size);

/** Gives a view a match key, from the next transition on. When several views of
 *  a screen have a key that the other screen has, too, the first that is in
 *  sight flies, and a diagnostic says so. A hidden or empty view does not fly,
 *  nor does one whose distance to the container view is more than the size of
 *  that view.
 *
 *  @param key 0 removes the key.
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also for the window; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_set_match_key(motus_view *view, uint64_t key,
                                      const motus_match_options *options);

/** The match key of a view; 0 when it has none. */
uint64_t motus_view_match_key(motus_view *view);

/** Motions of the screens while pairs fly. */
typedef enum motus_matched_style {
  /** One slides over the other, as in navigation. */
  MOTUS_MATCHED_SLIDE = 0,
  /** One fades over the other. */
  MOTUS_MATCHED_DISSOLVE = 1,
  /** Nothing: the new one is there at once, the old one until the end. */
  MOTUS_MATCHED_NONE = 2
} motus_matched_style;

/** How the pairs of a transition fly. */
typedef struct motus_matched_options {
  size_t struct_size;
  /** #MOTUS_MATCHED_SLIDE by default. */
  motus_matched_style style;
  /** Whether the source is not drawn as long as the destination's screen is in
   *  the window; false by default. */
  bool keep_source_hidden;
  /** .35 s by default; not below 0. Ignored by springs that last until they
   *  have settled. */
  double duration;
  /** #MOTUS_TIMING_EASE_IN_OUT by default. */
  motus_timing timing;
  /** The part of the way, 0 to 1 and counted from the source, within which the
   *  picture of the source fades out over that of the destination; .55 by
   *  default. Two views with the same tag above 0 do not fade: only the
   *  destination is drawn. */
  double cross_fade;
} motus_matched_options;

/** Fills in the defaults. */
motus_status motus_matched_options_init(motus_matched_options *options,
                                        size_t struct_size);

/** Creates an animation controller that moves the screens in a plain way and
 *  lets the pairs fly, for delegates of all containers. Transitions that have
 *  no animation controller of the host's let pairs fly by themselves, with the
 *  defaults.
 *
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. */
motus_status motus_animation_controller_create_matched(
    motus_runtime *runtime, const motus_matched_options *options,
    motus_animation_controller **out_animator);

/** Lets the pairs fly in a transition that the host's own animation controller
 *  animates, with its duration and along the curve of its first animation.
 *  Called once, inside animate_transition. Both screens are laid out first.
 *  With reduced motion, and while animations are not enabled, there are no
 *  flights.
 *
 *  Time: O(n) in the views of both screens.
 *
 *  @param options [or NULL] NULL for the defaults; of these `style`, `duration`
 *         and `timing` are not used.
 *  @param out_pairs [or NULL] how many pairs fly.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          outside of animate_transition, and the second time;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_transition_context_match(motus_transition_context *context,
                               const motus_matched_options *options,
                               size_t *out_pairs);

/** Bits of motus_flight.flags. */
typedef enum motus_flight_flag {
  /** The source has ended, or has left the window. */
  MOTUS_FLIGHT_SOURCE_GONE = 1 << 0,
  /** The destination has ended, or has left the window. */
  MOTUS_FLIGHT_DESTINATION_GONE = 1 << 1,
  /** A zoom (motus_view_controller_set_zoom()) that has no source view: the
   *  screen comes out of the container's rectangle. */
  MOTUS_FLIGHT_FALLBACK = 1 << 2
} motus_flight_flag;

/** A pair in flight. A view that has ended is drawn as it was. When the place
 *  to which the pair flies is gone, it fades on the rest of its way. */
typedef struct motus_flight {
  /** Lent; may have ended since. [lent] */
  motus_view *source;
  /** Lent; may have ended since. [lent] */
  motus_view *destination;
  /** The match key of the two views. */
  uint64_t key;
  /** The tag of the source, also when it has ended. */
  uint64_t source_tag;
  /** The tag of the destination, also when it has ended. */
  uint64_t destination_tag;
  /** Index of the flight's frame in the draw list; -1 when it is not drawn. */
  int32_t item;
  /** motus_flight_flag bits. */
  uint32_t flags;
  /** How far it has come: 0 at the source, 1 at the destination; a spring can
   *  overshoot. */
  double progress;
  /** The opacity of the source's picture, which is in front, 0 to 1. */
  double source_weight;
  /** The opacity of the destination's picture, 0 to 1. */
  double destination_weight;
  /** Where the contents of the source are drawn, in coordinates whose origin is
   *  the top left of the flight. */
  motus_rect source_rect;
  /** Where the contents of the destination are drawn, in the same ones. */
  motus_rect destination_rect;
  /** The part of the flight that is seen, in the same coordinates: the bounds
   *  of its frame. */
  motus_rect clip;
} motus_flight;

/** Lends the pairs that fly, back to front. Brings the draw list up to date
 *  first; valid as long as that.
 *
 *  Time: as motus_runtime_draw_list().
 *
 *  @param out_flights [until the next call of it, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_draw_flights(motus_runtime *runtime,
                                        const motus_flight **out_flights,
                                        size_t *out_count);

/* Zooms: the screen of a controller that is pushed or presented grows out of a
 * view of the other screen, and goes back into it.
 *
 *   motus_zoom_delegate zoom = {
 *       .struct_size = sizeof zoom, .source_view = cell_of_the_photo};
 *   motus_view_controller_set_zoom(page, NULL, &zoom, app, NULL);
 *   motus_navigation_controller_push(nav, page, true, NULL, NULL, NULL);
 *
 * The screen is one flight, with the source as its source and the controller's
 * view as its destination; views in it that carry match keys go with it. What
 * lies behind is dimmed, by an item of the draw list without view before the
 * flight's, and drawn a little smaller: at the edges the background of the
 * container's view is seen, which is clear unless the host sets it
 * (motus_view_set_background_color() on the navigation controller's view, or on
 * the window for a presentation).
 *
 * By a pan downwards, a swipe from the leading edge or a pinch the user takes
 * the screen back: it follows the fingers, and when they let go flies to its
 * source, or back to its place, each number with its own velocity, on springs.
 * Any finger may catch it again. A finger that comes while the screen still
 * grows takes it back at once: the push is completed, and the pop begins from
 * there.
 *
 * When there is no source, or it has gone, or stands farther outside of the
 * container view than the size of that view, the screen comes out of the
 * container's own rectangle, transparent and a tenth smaller, and goes back
 * there. With reduced motion the screens dissolve. */

/** Gestures that take a zoomed screen back, as bits. */
typedef enum motus_zoom_gesture {
  /** A pan downwards, anywhere. */
  MOTUS_ZOOM_PAN = 1 << 0,
  /** A swipe from the leading edge; it replaces the navigation controller's
   *  own. */
  MOTUS_ZOOM_EDGE = 1 << 1,
  /** Two fingers that come together, move and turn. */
  MOTUS_ZOOM_PINCH = 1 << 2
} motus_zoom_gesture;

/** Treatments of a zoom that a finger catches while the screen still grows. */
typedef enum motus_zoom_policy {
  /** The push or presentation is completed at once, with all its calls, and a
   *  pop or dismissal begins from there. When that is cancelled, the screen is
   *  shown. */
  MOTUS_ZOOM_COMPLETE = 0,
  /** The finger drives the push or presentation, and takes the screen back by
   *  cancelling it. */
  MOTUS_ZOOM_CANCEL = 1
} motus_zoom_policy;

/** The numbers of a zoom. A screen of width W and height H is moved by the
 *  finger's travel (x, y), with t = y / H, by
 *
 *      across   (1 - 1 / (band |x| / (reach W) + 1)) reach W
 *      down     H (t - fall t^3), at most where that is greatest
 *      scale    1 - gain t up to the knee; beyond it approaches `smallest`
 *
 *  and shrinks about the point under the finger. Upwards, and along the edge in
 *  a swipe, it gives way as it does across; a swipe's scale is 1 - gain x / W.
 *  All finite; frequencies are angular, per second, above 0, at most 1000;
 *  damping ratios above 0, at most 1. */
typedef struct motus_zoom_physics {
  size_t struct_size;
  /** The frequency of the spring of the way in: 19 by default. */
  double entrance_frequency;
  /** Its damping ratio: 1 by default. */
  double entrance_damping;
  /** The frequency of the spring of the way back into the source: 15 by
   *  default. */
  double landing_frequency;
  /** Its damping ratio: .75 by default. */
  double landing_damping;
  /** The frequency of the spring of the way back to the whole screen: 22 by
   *  default. */
  double return_frequency;
  /** Its damping ratio: .9 by default. */
  double return_damping;
  /** Sideways, and in a pinch in all directions, the screen follows the finger
   *  by a critically damped spring of this frequency: 45 by default. */
  double tracking_frequency;
  /** The view behind goes back to its place by a critically damped spring of
   *  this frequency: 15 by default. */
  double cover_frequency;
  /** How fast the screen becomes smaller, see above: .67 by default, above 0.
   */
  double gain;
  /** The t up to which the scale falls evenly, see above: .52 by default, 0 to
   *  1. */
  double knee;
  /** The limit of the scale, see above: .37 by default, above 0 and below 1. */
  double smallest;
  /** By how much a pan downwards lags behind the finger, see above: .45 by
   *  default, 0 to 1. */
  double fall;
  /** How much of the first point aside is shown, see above: .56 by default, 0
   *  to 1. */
  double band;
  /** The greatest movement aside, in widths of the screen, see above: .9 by
   *  default, 0 to 10. */
  double reach;
  /** The screen goes back to its source when a pan ends at a scale below this:
   *  .905 by default, 0 to 1. */
  double pan_threshold;
  /** The same for a swipe from the edge: .7 by default. */
  double edge_threshold;
  /** The same for a pinch: .5 by default. */
  double pinch_threshold;
  /** For a pan or a swipe the scale counts that it would have so many seconds
   *  later, at its present velocity: .12 by default, 0 to 1. */
  double look_ahead;
  /** When a swipe or a pinch lets go at v points per second, the way back is
   *  faster by the factor 1 + quickening min(v / W, 3): .3 by default, 0 to 10.
   */
  double quickening;
  /** The part of the way, counted from the source, within which the picture of
   *  the source fades: .55 by default, 0 to 1. */
  double cross_fade;
  /** By which part of its size what lies behind becomes smaller: .086 by
   *  default, 0 to .9. */
  double cover;
  /** By how much the left and right edges are late half-way on the way in, as a
   *  part of the way: .05 by default, 0 to .3. */
  double bend_in;
  /** By how much they are early half-way on the way back: .03 by default, 0 to
   *  .3. */
  double bend_back;
  /** The alpha of the screen's shadow: .24 by default, 0 to 1. */
  double shadow_alpha;
  /** How far the shadow is moved down: 4 points by default, 0 to 1000. */
  double shadow_offset;
  /** How far the shadow is blurred: 30 points by default, 0 to 1000. */
  double shadow_radius;
  /** How long the dissolve takes that replaces the zoom when motion is reduced:
   *  .14 s by default, 0 to 10. */
  double dissolve;
} motus_zoom_physics;

/** Fills in the defaults. */
motus_status motus_zoom_physics_init(motus_zoom_physics *physics,
                                     size_t struct_size);

/** Computes where a pan or a swipe moves a screen whose rectangle at rest is
 *  (0, 0, width, height). For gestures of the host's own.
 *
 *  @param physics [or NULL] NULL for the defaults.
 *  @param gesture #MOTUS_ZOOM_PAN or #MOTUS_ZOOM_EDGE.
 *  @param translation of the finger, in points.
 *  @param size of the screen; above 0.
 *  @param grab the point that is under the finger.
 *  @param out_scale [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE.
 */
motus_status motus_zoom_evaluate(const motus_zoom_physics *physics,
                                 motus_zoom_gesture gesture,
                                 motus_vector translation, motus_size size,
                                 motus_point grab, motus_rect *out_rect,
                                 double *out_scale);

/** How a controller's screen zooms. */
typedef struct motus_zoom_options {
  size_t struct_size;
  /** The match key of the source view in the other screen; used when
   *  source_view of the delegate returns NULL. 0, the default, for none. */
  uint64_t source_key;
  /** The colour that is drawn over what lies behind; black with alpha .15 by
   *  default. */
  motus_color dimming_color;
  /** motus_zoom_gesture bits; all by default. */
  uint32_t gestures;
  /** #MOTUS_ZOOM_COMPLETE by default. */
  motus_zoom_policy policy;
  /** The numbers of its motions; the defaults of motus_zoom_physics_init(). */
  motus_zoom_physics physics;
  /** How far what lies behind is blurred, as it is dimmed, in points; 0, the
   *  default, to 1000. See motus_draw_detail.backdrop_blur_radius. */
  double dimming_blur_radius;
} motus_zoom_options;

/** Fills in the defaults. */
motus_status motus_zoom_options_init(motus_zoom_options *options,
                                     size_t struct_size);

/** Callbacks of a zoom. */
typedef struct motus_zoom_delegate {
  size_t struct_size;
  /** Returns the view out of which the screen grows, lent; NULL leaves it to
   *  `source_key` of the options. Called at the start of the way in and of each
   *  way back, when a finger lets go and the screen goes back, and when the
   *  source has ended on the way. What it changes is not animated. [returns
   *  lent or NULL; NULL: none] */
  motus_view *(*source_view)(void *user_data,
                             motus_view_controller *controller);
  /** Sets `out_rect` to the part of the screen, in the coordinates of its view,
   *  that lies over the source at the start. The screen is scaled so that this
   *  part just covers the source, with its top left on that of the source;
   *  where its aspect ratio is another, it reaches beyond the source to the
   *  right or below, and the flight's frame cuts it off there. On the way the
   *  picture of the source lies on this part and grows with it.
   *
   *  `out_rect` comes empty. When it is left so, the part is the frame of the
   *  view in the screen that has the source's match key, or else the whole
   *  width of the screen; then, without such a view, the picture of the source
   *  fills the flight. [out_rect in and out] */
  void (*alignment_rect)(void *user_data, motus_view_controller *controller,
                         motus_view *source, motus_rect *out_rect);
  /** Whether a gesture may take the screen back. (x, y) is where it is in the
   *  window; `scroll_at_edge` says whether the scroller under the finger is at
   *  its top, or there is none. NULL returns `scroll_at_edge`. [NULL:
   *  scroll_at_edge] */
  bool (*should_begin)(void *user_data, motus_view_controller *controller,
                       motus_zoom_gesture gesture, double x, double y,
                       double velocity_x, double velocity_y,
                       bool scroll_at_edge);
} motus_zoom_delegate;

/** Lets a controller's screen zoom when it is pushed on a navigation controller
 *  or presented in a style other than sheets and popovers, and when it goes.
 *  The zoom replaces the built-in animations; an animation controller that a
 *  delegate returns replaces the zoom.
 *
 *  @param options [or NULL] NULL for the defaults.
 *  @param delegate [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_controller_set_zoom(motus_view_controller *controller,
                                            const motus_zoom_options *options,
                                            const motus_zoom_delegate *delegate,
                                            void *user_data,
                                            motus_destroy_fn destroy);

/** Removes the zoom: the controller's screen comes and goes as others do. A
 *  zoom that is under way ends as it would.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_view_controller_clear_zoom(motus_view_controller *controller);

/* ---- Presentation -------------------------------------------------------- */

/* A view controller can present another one in front of it. The presented view
 * is placed in a container view, which a presentation controller decorates and
 * lays out. The presentations and dismissals of a runtime run one after
 * another: a request waits while another one is running. */

/** Decides where a presented controller's view is placed, and adds decorations.
 *  */
typedef struct motus_presentation_controller motus_presentation_controller;

/** How a controller comes and goes when no animator says otherwise. */
typedef enum motus_modal_transition_style {
  /** It comes up from the lower edge, and goes down again. */
  MOTUS_MODAL_TRANSITION_COVER_VERTICAL = 0,
  /** In perspective, as the flips of view transitions. */
  MOTUS_MODAL_TRANSITION_FLIP_HORIZONTAL = 1,
  /** It fades in and out. */
  MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE = 2,
  /** With #MOTUS_PRESENTATION_FULL_SCREEN only. The view that holds the
   *  presenter's view is turned over half-way, to a #MOTUS_PROPERTY_CURL of .5,
   *  and stays in front like this; the presenting controller gets the
   *  appearance calls of full screen. A tap on the rest of the page dismisses.
   *  */
  MOTUS_MODAL_TRANSITION_PARTIAL_CURL = 3
} motus_modal_transition_style;

/** Presents a controller in front of another one. The presenting controller is
 *  not always `controller`: for the styles in a context it is the nearest one
 *  with #MOTUS_MODAL_DEFINES_CONTEXT, for all others the outermost parent. The
 *  relation is set at once; an animated presentation starts with the next tick.
 *  The presented controller is retained until it has been dismissed.
 *
 *  While another presentation or dismissal is under way the request waits.
 *  Whether it is refused depends on what will be presented when its turn comes:
 *  right after the call of a dismissal, even if that waits, too, another
 *  controller can be presented.
 *
 *  @param completion [or NULL; once] called after the did-calls; with false
 *         when it is cancelled, or when it is no longer possible at its turn.
 *         Not called when this call fails.
 *  @param presented [retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_BUSY when the presenting controller presents already,
 *          and will when the turn of this request comes;
 *          #MOTUS_ERROR_INVALID_STATE when the presenting controller is not in
 *          the window and not about to appear, when `presented` has a parent,
 *          is the root or is presented already, when its presentation
 *          controller is in use or has ended, and for a partial curl in another
 *          style than full screen; #MOTUS_ERROR_INVALID_ARGUMENT when
 *          `presented` is `controller` or stands above it; #MOTUS_ERROR_LIMIT,
 *          also when the innermost would stand more than 128 deep. */
motus_status motus_view_controller_present(motus_view_controller *controller,
                                           motus_view_controller *presented,
                                           bool animated,
                                           motus_completion_fn completion,
                                           void *user_data,
                                           motus_destroy_fn destroy);

/** Dismisses the controller that `controller`, or the nearest parent of it,
 *  presents, and everything that is presented in front of that; only the
 *  topmost is animated. When none of them presents anything, `controller`
 *  itself is dismissed, or the presented parent that contains it. With nothing
 *  to dismiss, only `completion` is called, with false.
 *
 *  @param completion [or NULL; once]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_controller_dismiss(motus_view_controller *controller,
                                           bool animated,
                                           motus_completion_fn completion,
                                           void *user_data,
                                           motus_destroy_fn destroy);

/** The controller that this one presents, or that its nearest parent presents;
 *  lent; NULL for none. */
motus_view_controller *motus_view_controller_presented_view_controller(
    motus_view_controller *controller);

/** The controller that presents this one, or the outermost parent of this one;
 *  lent; NULL for none. */
motus_view_controller *motus_view_controller_presenting_view_controller(
    motus_view_controller *controller);

/** How it is presented; never automatic. */
motus_presentation_style
motus_view_controller_presentation_style(motus_view_controller *controller);

/** Sets how it is presented from the next time on; automatic by default.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_view_controller_set_presentation_style(motus_view_controller *controller,
                                             motus_presentation_style style);

/** How it comes and goes without an animator. */
motus_modal_transition_style
motus_view_controller_modal_transition_style(motus_view_controller *controller);

/** Sets how it comes and goes without an animator; covering by default.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_controller_set_modal_transition_style(
    motus_view_controller *controller, motus_modal_transition_style style);

/** How a controller behaves in presentations; bits that can be combined. */
typedef enum motus_modal_flag {
  /** Presentations in the styles CURRENT_CONTEXT and OVER_CURRENT_CONTEXT from
   *  inside of this controller cover its view. On by default for navigation
   *  controllers, off for others. */
  MOTUS_MODAL_DEFINES_CONTEXT = 1,
  /** Controllers that are presented in this one's context use its modal
   *  transition style instead of their own. */
  MOTUS_MODAL_PROVIDES_TRANSITION_STYLE = 2,
  /** The user cannot dismiss it: dragging it down moves it back, and
   *  did_attempt_to_dismiss of the delegate is called. */
  MOTUS_MODAL_IN_PRESENTATION = 4
} motus_modal_flag;

/** How it behaves in presentations: motus_modal_flag bits; see there. */
uint32_t motus_view_controller_modal_flags(motus_view_controller *controller);

/** Sets how it behaves in presentations.
 *
 *  @param flags motus_modal_flag bits.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_view_controller_set_modal_flags(motus_view_controller *controller,
                                      uint32_t flags);

/** Provides the objects that animate, drive and lay out a controller's
 *  presentation and dismissal. */
typedef struct motus_transitioning_delegate {
  size_t struct_size;
  /** Returns the animation controller of the presentation, retained for it;
   *  NULL takes the modal transition style. [returns retained or NULL; NULL:
   *  none] */
  motus_animation_controller *(*animation_controller_for_presented)(
      void *user_data, motus_view_controller *presented,
      motus_view_controller *presenting, motus_view_controller *source);
  /** Returns the animation controller of the dismissal, retained for it; NULL
   *  takes the modal transition style. [returns retained or NULL; NULL: none]
   */
  motus_animation_controller *(*animation_controller_for_dismissed)(
      void *user_data, motus_view_controller *dismissed);
  /** Returns what drives the presentation interactively, retained for it; NULL
   *  for one that runs by itself. Only called when
   *  animation_controller_for_presented has returned one. [returns retained or
   *  NULL; NULL: none] */
  motus_interaction_controller *(*interaction_controller_for_presentation)(
      void *user_data, motus_animation_controller *animator);
  /** Returns what drives the dismissal interactively, retained for it; NULL for
   *  one that runs by itself. Only called when
   *  animation_controller_for_dismissed has returned one. [returns retained or
   *  NULL; NULL: none] */
  motus_interaction_controller *(*interaction_controller_for_dismissal)(
      void *user_data, motus_animation_controller *animator);
  /** Returns the presentation controller, retained until the dismissal is over;
   *  called for the custom style. `presenting` is NULL when it is not known.
   *  [presenting or NULL; returns retained or NULL; NULL: none] */
  motus_presentation_controller *(*presentation_controller)(
      void *user_data, motus_view_controller *presented,
      motus_view_controller *presenting, motus_view_controller *source);
} motus_transitioning_delegate;

/** Sets the delegate that is asked when this controller is presented or
 *  dismissed.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_controller_set_transitioning_delegate(
    motus_view_controller *controller,
    const motus_transitioning_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);

/** The presentation controller of this controller or of the nearest one above
 *  it that is presented, lent. When none of them is presented, it is the one
 *  with which this controller will be: made by this call, so that it can be set
 *  up before.
 *
 *  @return [calls back] */
motus_presentation_controller *motus_view_controller_presentation_controller(
    motus_view_controller *controller);

/** As motus_view_controller_presentation_controller(), but none is made: NULL
 *  when nothing is presented. */
motus_presentation_controller *
motus_view_controller_active_presentation_controller(
    motus_view_controller *controller);

/** The size that a controller's contents ask for; sheets in the middle of the
 *  window and popovers use it. Zero, the default, asks for none. */
motus_size
motus_view_controller_preferred_content_size(motus_view_controller *controller);

/** Sets the size that a controller's contents ask for; a presented controller
 *  is laid out again with the next tick.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_controller_set_preferred_content_size(
    motus_view_controller *controller, motus_size size);

/** How a custom presentation looks. Order of the calls:
 *  presentation_transition_will_begin, layout, the animation,
 *  presentation_transition_did_end. */
typedef struct motus_presentation_controller_callbacks {
  size_t struct_size;
  /** Whether the outermost controller presents, over the whole window. NULL
   *  means true. [NULL: yes] */
  bool (*should_present_in_fullscreen)(
      void *user_data, motus_presentation_controller *presentation);
  /** Whether the presenting controller's view is removed from the window. NULL
   *  means false. [NULL: no] */
  bool (*should_remove_presenters_view)(
      void *user_data, motus_presentation_controller *presentation);
  /** Returns the view that is animated in: one that contains the controller's
   *  view, or NULL for the controller's view itself. [returns retained or NULL;
   *  NULL: none] */
  motus_view *(*presented_view)(void *user_data,
                                motus_presentation_controller *presentation);
  /** Sets `out_frame` to the frame of the presented view in the container view;
   *  may be called often. On entry `out_frame` is the container's bounds.
   *  [out_frame in and out] */
  void (*frame_of_presented_view)(void *user_data,
                                  motus_presentation_controller *presentation,
                                  motus_rect *out_frame);
  /** The container view is about to be laid out: at the beginning and when its
   *  size changes. Then the presented view gets its frame; during a transition
   *  it moves by as much as its frame has changed. */
  void (*container_view_will_layout_subviews)(
      void *user_data, motus_presentation_controller *presentation);
  /** The container view is laid out, and the presented view has its frame:
   *  place decorations here. */
  void (*container_view_did_layout_subviews)(
      void *user_data, motus_presentation_controller *presentation);
  /** Called after the will-calls: add decorations, such as a dimming view, to
   *  the container view here, and let them fade in with
   *  motus_transition_coordinator_animate_alongside() of the presented
   *  controller's coordinator. The presented view is loaded, has its frame, and
   *  may be added here, too; when neither this nor the animator adds it, the
   *  library does after animate_transition. */
  void (*presentation_transition_will_begin)(
      void *user_data, motus_presentation_controller *presentation);
  /** Called after the did-calls. `completed` is false when it was cancelled:
   *  remove the decorations then. */
  void (*presentation_transition_did_end)(
      void *user_data, motus_presentation_controller *presentation,
      bool completed);
  /** Called after the will-calls of a dismissal: let the decorations fade out
   *  along with it. */
  void (*dismissal_transition_will_begin)(
      void *user_data, motus_presentation_controller *presentation);
  /** Called after the did-calls of a dismissal: remove the decorations.
   *  `completed` is false when it was cancelled: keep them then. */
  void (*dismissal_transition_did_end)(
      void *user_data, motus_presentation_controller *presentation,
      bool completed);
  /** Returns the style for the size classes that there are now;
   *  #MOTUS_PRESENTATION_NONE keeps the style. [NULL: #MOTUS_PRESENTATION_NONE]
   */
  motus_presentation_style (*adaptive_style)(
      void *user_data, motus_presentation_controller *presentation,
      bool is_compact_in_width, bool is_compact_in_height);
  /** The presented controller will have other size classes, or the presenting
   *  one another size. As the callbacks of motus_view_controller_callbacks with
   *  these names; called before those of the presented controller. [coordinator
   *  or NULL] */
  void (*will_transition_to_traits)(void *user_data,
                                    motus_presentation_controller *presentation,
                                    motus_size_class horizontal,
                                    motus_size_class vertical,
                                    motus_transition_coordinator *coordinator);
  /** The presented view is about to change its size. [coordinator or NULL] */
  void (*view_will_transition_to_size)(
      void *user_data, motus_presentation_controller *presentation,
      double width, double height, motus_transition_coordinator *coordinator);
  /** On entry `width` and `height` are the size that the presenting
   *  controller's view will have, on return the size that the presented view
   *  will have. NULL: view_will_transition_to_size is not called for the
   *  presented controller. [width, height in and out; NULL: default] */
  void (*size_for_child)(void *user_data,
                         motus_presentation_controller *presentation,
                         motus_view_controller *presented, double *width,
                         double *height);
  /** The contents of the presented controller ask for another size. This one
   *  and the next are called as those with the same names in
   *  motus_view_controller_callbacks. */
  void (*preferred_content_size_did_change_for_child)(
      void *user_data, motus_presentation_controller *presentation,
      motus_view_controller *presented);
  /** The host's layout of the presented controller has another size. */
  void (*system_layout_fitting_size_did_change_for_child)(
      void *user_data, motus_presentation_controller *presentation,
      motus_view_controller *presented);
} motus_presentation_controller_callbacks;

/** Creates a presentation controller for the custom style: what a transitioning
 *  delegate answers with.
 *
 *  @param presenting [or NULL] the controller that will present; NULL when it
 *         is not known.
 *  @param callbacks [or NULL; until it ends] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_presentation_controller_create(
    motus_view_controller *presented, motus_view_controller *presenting,
    const motus_presentation_controller_callbacks *callbacks, void *user_data,
    motus_destroy_fn destroy, motus_presentation_controller **out_presentation);

/** The controller that is presented, lent. */
motus_view_controller *motus_presentation_controller_presented_view_controller(
    motus_presentation_controller *presentation);

/** The controller that presents, lent; NULL while it is not known. */
motus_view_controller *motus_presentation_controller_presenting_view_controller(
    motus_presentation_controller *presentation);

/** The style with which a presentation was asked for. For another size class it
 *  may take another one, which is called to adapt: see
 *  motus_presentation_controller_adaptive_style(). */
motus_presentation_style motus_presentation_controller_style(
    motus_presentation_controller *presentation);

/** The style into which the presentation has adapted; #MOTUS_PRESENTATION_NONE
 *  when it has its own style. */
motus_presentation_style motus_presentation_controller_adaptive_style(
    motus_presentation_controller *presentation);

/** The style into which the presentation would adapt for these size classes, as
 *  adaptive_style of the delegate, or its own, returns it;
 *  #MOTUS_PRESENTATION_NONE when it would not adapt. Unspecified size classes
 *  are the window's.
 *
 *  @return [calls back] */
motus_presentation_style motus_presentation_controller_adaptive_style_for(
    motus_presentation_controller *presentation, motus_size_class horizontal,
    motus_size_class vertical);

/** Sets the size classes of the presented controller and of its descendants, as
 *  motus_view_controller_override_child_traits() does.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_presentation_controller_override_traits(
    motus_presentation_controller *presentation, motus_size_class horizontal,
    motus_size_class vertical);

/** The view in which the presentation happens, lent; NULL while nothing is
 *  presented. */
motus_view *motus_presentation_controller_container_view(
    motus_presentation_controller *presentation);

/** The view that comes, lent; NULL while nothing is presented. It is there,
 *  with its frame, from presentation_transition_will_begin on. */
motus_view *motus_presentation_controller_presented_view(
    motus_presentation_controller *presentation);

/** Where the presented view stands, or is going to, in the container view.
 *
 *  @return [calls back] */
motus_rect motus_presentation_controller_frame_of_presented_view(
    motus_presentation_controller *presentation);

/** Lays out the container view with the next tick, as after a change of its
 *  size.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_presentation_controller_set_needs_layout(
    motus_presentation_controller *presentation);

/** Callbacks of a presentation controller.
 *
 *  adaptive_style is called when a controller is presented, and again whenever
 *  the traits of its presenter change. When it returns another style than the
 *  present one, another presentation controller takes over while the presented
 *  view stays in sight. In this order: the callbacks of this delegate;
 *  view_will_… callbacks of controllers that appear or disappear by it;
 *  dismissal_transition_will_begin of the old presentation controller;
 *  presentation_transition_will_begin and layout of the new one; the view
 *  moves, together with the change of size; view_did_… callbacks; the …_did_end
 *  callbacks of both. A request to present or dismiss ends this at once. It
 *  waits while a presentation or dismissal is running. */
typedef struct motus_adaptive_presentation_delegate {
  size_t struct_size;
  /** Returns the style for the size classes that there are now;
   *  #MOTUS_PRESENTATION_NONE keeps the style. Called before adaptive_style of
   *  the presentation controller. [NULL: default] */
  motus_presentation_style (*adaptive_style)(
      void *user_data, motus_presentation_controller *presentation,
      bool is_compact_in_width, bool is_compact_in_height);
  /** The presentation adapts: `adaptive` replaces `presentation` and can be
   *  configured now. */
  void (*prepare_adaptive)(void *user_data,
                           motus_presentation_controller *presentation,
                           motus_presentation_controller *adaptive);
  /** Returns the controller that is presented in the other style instead; NULL
   *  keeps the controller. [returns retained or NULL; NULL: none] */
  motus_view_controller *(*view_controller_for_adaptive_style)(
      void *user_data, motus_presentation_controller *presentation,
      motus_presentation_style style);
  /** The presentation begins. `style` is #MOTUS_PRESENTATION_NONE when it keeps
   *  its own style. `coordinator` is NULL when nothing is animated, or when the
   *  change of size to which the presentation adapts is over. [coordinator or
   *  NULL] */
  void (*will_present)(void *user_data,
                       motus_presentation_controller *presentation,
                       motus_presentation_style style,
                       motus_transition_coordinator *coordinator);
  /** Whether the user may dismiss the controller; may be called at any time.
   *  NULL means yes. [NULL: yes] */
  bool (*should_dismiss)(void *user_data,
                         motus_presentation_controller *presentation);
  /** The user begins to dismiss the controller; nothing has moved yet. Neither
   *  this nor did_dismiss is called for motus_view_controller_dismiss(). */
  void (*will_dismiss)(void *user_data,
                       motus_presentation_controller *presentation);
  /** The user has dismissed the controller; not called when the dismissal was
   *  cancelled. */
  void (*did_dismiss)(void *user_data,
                      motus_presentation_controller *presentation);
  /** The user has tried to dismiss a controller that may not be dismissed. */
  void (*did_attempt_to_dismiss)(void *user_data,
                                 motus_presentation_controller *presentation);
  /** The user has dragged a sheet to another detent. */
  void (*did_change_detent)(void *user_data,
                            motus_presentation_controller *presentation);
} motus_adaptive_presentation_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_presentation_controller_set_delegate(
    motus_presentation_controller *presentation,
    const motus_adaptive_presentation_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);

/** Dismisses on behalf of the user, after a gesture or a key that the host
 *  handles: should_dismiss of the delegate is called; if it allows it the
 *  presentation is dismissed, else did_attempt_to_dismiss is called.
 *
 *  @param completion [or NULL; once] as in motus_view_controller_dismiss();
 *         with false when the user may not.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE
 *          when nothing is presented. */
motus_status motus_presentation_controller_dismiss_by_user(
    motus_presentation_controller *presentation, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);

/** The look of the views that the library itself puts on the screen around a
 *  controller. NaN, the default, as a number or as the alpha of a colour leaves
 *  that at the library's own look, which the comments call "by itself". Alphas
 *  are 0 to 1. */
typedef struct motus_look_options {
  size_t struct_size;
  /** Of a sheet: the colour behind its contents; none by itself. */
  motus_color background_color;
  /** Of a sheet: the corner radius in points, where
   *  motus_sheet_options.preferred_corner_radius is -1; 10 by itself. Not
   *  negative. */
  double corner_radius;
  /** The colour over what lies behind. By itself it is black: with alpha .2
   *  behind a sheet that dims, with alpha 0 behind a popover, and with the
   *  alpha that their options say, which this one replaces, over the lower
   *  screen of a navigation controller's slide and the secondary column of a
   *  split view. That of a zoom stands in motus_zoom_options. */
  motus_color dimming_color;
  /** Of a sheet: the colour of the grabber; a grey with alpha .3 by itself. */
  motus_color grabber_color;
  /** How far what lies behind a sheet or popover is blurred, where it is dimmed
   *  most, in points; 0, the default, to 1000. The host draws it by
   *  motus_draw_detail.backdrop_blur_radius, which grows and shrinks as the
   *  dimming does, also where that has no colour. */
  double dimming_blur_radius;
} motus_look_options;

/** Fills in the defaults. */
motus_status motus_look_options_init(motus_look_options *options,
                                     size_t struct_size);

/** Reads the look. `out_options->struct_size` says how many bytes may be
 *  written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_controller_get_look(motus_view_controller *controller,
                                            motus_look_options *out_options);

/** Sets how the library's own views look around a controller: of one that is
 *  presented as a sheet or popover, of a navigation controller, of a split view
 *  controller. What is shown of a presentation changes at once, or with the
 *  animation block that is open; slides and columns with the next one that
 *  moves. The views of containers and the card of a popover are not the
 *  library's own: set their colours by motus_view_set_background_color().
 *
 *  @param options [or NULL] NULL for the defaults.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_view_controller_set_look(motus_view_controller *controller,
                                            const motus_look_options *options);

/* Sheets: what MOTUS_PRESENTATION_PAGE_SHEET and FORM_SHEET make. In a narrow
 * window a sheet hangs at the lower edge and rests at detents; a finger drags
 * it from one to the next, and below the smallest out of the window. When the
 * finger lifts, the place at which the sheet would come to rest with the
 * finger's velocity decides: it goes to the detent nearest to that place, or
 * leaves when less than half of its height would be left. Set a sheet up before
 * it is presented: motus_sheet_set_options() on
 * motus_view_controller_presentation_controller(). In a wide window a sheet is
 * a card in the middle. Functions report #MOTUS_ERROR_WRONG_KIND for other
 * presentation controllers.
 *
 * A finger, a spring or a transition always takes a sheet over from where it is
 * shown. A finger can catch it in flight, and keeps it when detents, options or
 * the window change; a dismissal by the program, or a presentation over the
 * sheet, takes it from the finger. Changes made while the sheet comes or goes,
 * and what layout callbacks place in the presented view, move along with the
 * sheet. motus_presentation_controller_presented_view() is a card that holds
 * the controller's view and is as large as it. */

/** Detents are the heights at which a sheet comes to rest. These numbers are
 *  the library's; larger ones are detents that the host defines. */
typedef enum motus_detent {
  /** None of them. */
  MOTUS_DETENT_NONE = 0,
  /** .56 of the height of #MOTUS_DETENT_LARGE, rounded to points; inactive in a
   *  compact height. */
  MOTUS_DETENT_MEDIUM = 1,
  /** The height of the container view less the safe area, which counts as at
   *  least 30 points at the top. */
  MOTUS_DETENT_LARGE = 2
} motus_detent;

/** Returns the height in points of a detent that the host defines, at most
 *  `maximum`; below 0 the detent is inactive. Called once for each maximum, and
 *  again after motus_sheet_set_options(), motus_sheet_invalidate_detents() or a
 *  change of traits. The size classes that count are those of the presenting
 *  controller. */
typedef double (*motus_detent_fn)(void *user_data, int32_t detent,
                                  double maximum);

/** Settings of a sheet. */
typedef struct motus_sheet_options {
  size_t struct_size;
  /** The detents, in any order; large by default. */
  int32_t detents[8];
  /** How many of `detents` count: 1 to 8. */
  int32_t detent_count;
  /** The detent at which the sheet rests; the smallest where it is none of
   *  `detents` or is inactive. #MOTUS_DETENT_NONE, none of them, by default.
   *  Dragging changes it. */
  int32_t selected_detent;
  /** The highest detent at which the background is not dimmed and receives
   *  touches; #MOTUS_DETENT_NONE, the default: it is dimmed at all detents. */
  int32_t largest_undimmed_detent;
  /** Whether a bar of 36 by 5 points is shown 5 points below the upper edge, as
   *  a sign that the sheet can be dragged; false by default. Its colour:
   *  motus_look_options. */
  bool prefers_grabber_visible;
  /** In a window of compact height: whether the sheet is attached to the lower
   *  edge instead of covering the window; false by default. */
  bool prefers_edge_attached_in_compact_height;
  /** Whether a sheet at the lower edge is as wide as the preferred content size
   *  instead of the window; false by default. */
  bool width_follows_preferred_content_size;
  /** Whether a drag upwards expands the sheet before its content scrolls, where
   *  motus_sheet_set_scroll_offset() has reported content; true by default. */
  bool prefers_scrolling_expands;
  /** The corner radius in points; -1, the default, uses the library's own. */
  double preferred_corner_radius;
  /** How far the device covers each edge of the window: bars, rounded corners.
   *  The sheet's contents stay clear of it, and of the window's insets. 0 by
   *  default; not negative. */
  motus_insets safe_area;
  /** A sheet that is narrower than the window is centred over this view, as far
   *  as there is room. Retained; NULL for the middle of the window. [retained
   *  or NULL] */
  motus_view *source_view;
} motus_sheet_options;

/** Fills in the defaults. */
motus_status motus_sheet_options_init(motus_sheet_options *options,
                                      size_t struct_size);

/** Reads the options. `out_options->struct_size` says how many bytes may be
 *  written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_sheet_get_options(motus_presentation_controller *sheet,
                                     motus_sheet_options *out_options);

/** Sets the options; what is shown is laid out with the next tick, or at once
 *  and animated inside motus_sheet_animate_changes().
 *
 *  @param resolve [or NULL; until replaced] computes the heights of the host's
 *         own detents; NULL when there are none.
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_sheet_set_options(motus_presentation_controller *sheet,
                                     const motus_sheet_options *options,
                                     motus_detent_fn resolve, void *user_data,
                                     motus_destroy_fn destroy);

/** Sets the detent at which a sheet rests. did_change_detent is not called.
 *
 *  @param detent #MOTUS_DETENT_NONE for the smallest.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND. */
motus_status motus_sheet_select_detent(motus_presentation_controller *sheet,
                                       int32_t detent);

/** Reports that the host's detents have other heights: what is shown is laid
 *  out with the next tick, or inside motus_sheet_animate_changes().
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND. */
motus_status
motus_sheet_invalidate_detents(motus_presentation_controller *sheet);

/** The height in points that a detent has in the present container view; below
 *  0 when it is inactive.
 *
 *  @return [calls back] */
double motus_sheet_detent_value(motus_presentation_controller *sheet,
                                int32_t detent);

/** Calls `changes`, and lets everything that it changes about the sheet move to
 *  its new place on a spring. The sheet is laid out when this returns.
 *
 *  @param changes [during the call]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_sheet_animate_changes(motus_presentation_controller *sheet,
                                         motus_block_fn changes,
                                         void *block_data);

/** Reports how far the scrolling content of the sheet is scrolled, in points,
 *  when the host scrolls it by itself; a motus_scroller needs no report.
 *  At 0, its beginning, a drag downwards moves the sheet; above 0 it is left to
 *  the content. A negative number, the default, means that nothing scrolls.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_sheet_set_scroll_offset(motus_presentation_controller *sheet,
                                           double offset);

/** The scroll offset that was reported last; negative while nothing scrolls. */
double motus_sheet_scroll_offset(motus_presentation_controller *sheet);

/** The pan that drags a sheet, lent; NULL while it is not presented.
 *  motus_release() gives back only what motus_retain() has taken, else it is
 *  #MOTUS_ERROR_INVALID_STATE. */
motus_gesture *motus_sheet_pan_gesture(motus_presentation_controller *sheet);

/* Popovers: in a wide window a card beside its source, which is a view or a
 * part of one; in a narrow window a page sheet, unless the delegate says
 * otherwise. A tap outside dismisses. A popover goes along when its source
 * moves, scrolls or turns. */

/** Directions of a popover's arrow, as bits. It points up when the popover
 *  stands below its source. */
typedef enum motus_arrow_direction {
  MOTUS_ARROW_UP = 1,
  MOTUS_ARROW_DOWN = 2,
  MOTUS_ARROW_LEFT = 4,
  MOTUS_ARROW_RIGHT = 8,
  MOTUS_ARROW_ANY = 15
} motus_arrow_direction;

/** Anchor of a popover, and its possible places. */
typedef struct motus_popover_options {
  size_t struct_size;
  /** The view to which the popover belongs. Retained; NULL for the container
   *  view. [retained or NULL] */
  motus_view *source_view;
  /** The rectangle to which the popover belongs, in the source view's
   *  coordinates; an empty one, the default, stands for the bounds of the view.
   */
  motus_rect source_rect;
  /** motus_arrow_direction bits: where the arrow may point; any by default. */
  uint32_t permitted_arrow_directions;
  /** Room that stays free at the edges of the container; 10 points each by
   *  default, not negative. */
  motus_insets margins;
} motus_popover_options;

/** Fills in the defaults. */
motus_status motus_popover_options_init(motus_popover_options *options,
                                        size_t struct_size);

/** Reads the options. `out_options->struct_size` says how many bytes may be
 *  written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_popover_get_options(motus_presentation_controller *popover,
                                       motus_popover_options *out_options);

/** Sets what a popover belongs to. Its size is the preferred content size, 320
 *  by 480 without one.
 *
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_WRONG_KIND when it is no popover;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_popover_set_options(motus_presentation_controller *popover,
                                       const motus_popover_options *options);

/** Reads where a popover is placed in its container view: on the permitted side
 *  of its source with the most room. Where several sides have equal room it
 *  prefers below, then above, then the trailing side, then the leading one.
 *
 *  @param out_frame [or NULL] the frame of the popover.
 *  @param out_tip [or NULL] where the arrow, which the host draws, touches the
 *         source.
 *  @param out_direction [or NULL] where the arrow points.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_WRONG_KIND. */
motus_status motus_popover_placement(motus_presentation_controller *popover,
                                     motus_rect *out_frame,
                                     motus_arrow_direction *out_direction,
                                     motus_point *out_tip);

/* ---- Focus --------------------------------------------------------------- */

/* Where keys, a remote control, a gamepad or an encoder act. The host says
 * which views can have the focus, and turns its keys into directions; the
 * library finds the view that lies there, keeps it, scrolls it into sight and
 * moves a ring to it:
 *
 *   motus_focus_options_init(&options, sizeof options);
 *   options.flags = MOTUS_FOCUS_FOCUSABLE;
 *   motus_view_set_focus_options(tile, &options);
 *   motus_runtime_set_focus_ring(runtime, ring, NULL);
 *   …
 *   motus_runtime_move_focus(runtime, MOTUS_FOCUS_RIGHT, &moved);
 *
 * Only views in the window can take the focus, and only where neither they nor
 * a view above them is hidden or disabled; views that a scroller has out of
 * sight can. Their places are model values, so that motion under way changes no
 * answer. Views of a screen that is on its way out do not count any more; while
 * something is presented, only the views in it do.
 *
 * When a view that has the focus goes or can take it no more, the next tick
 * gives the focus to another one: to the nearest in its group or, without one
 * there, in its screen. When another screen has come in place of that, by a
 * pop, a tab, a page, a column or the end of a presentation, it is the view
 * that had the focus there last, else the first preferred one, else the first
 * one that is read. When a transition is cancelled the focus goes back. Without
 * any view that takes it the focus waits until there is one. */

/** What a view is for the focus, as bits. */
typedef enum motus_focus_flag {
  /** It can have the focus. */
  MOTUS_FOCUS_FOCUSABLE = 1,
  /** The focus comes here when it enters the view's group or screen for the
   *  first time. Goes with #MOTUS_FOCUS_FOCUSABLE. */
  MOTUS_FOCUS_PREFERRED = 2,
  /** The views below it are a group: a direction goes to a member of the group
   *  as long as one lies there. The focus enters the group at the member that
   *  had it last, else at the first preferred one, else at the nearest one. */
  MOTUS_FOCUS_GROUP = 4,
  /** No direction leads out of the group. Goes with #MOTUS_FOCUS_GROUP. */
  MOTUS_FOCUS_TRAP = 8,
  /** A direction leads from the last member of the group to the first one from
   *  the other side that stands in line with it. Next and previous go round
   *  only when the group is a trap, too. Goes with #MOTUS_FOCUS_GROUP. */
  MOTUS_FOCUS_CIRCULAR = 16
} motus_focus_flag;

/** What a view is for the focus: whether it can have it, and how it is entered
 *  and read. */
typedef struct motus_focus_options {
  size_t struct_size;
  /** motus_focus_flag bits; 0 by default: a view that is only read, see
   *  motus_runtime_focus_order(). */
  uint32_t flags;
  /** Views of a group with a lower number are read first; 0 by default. */
  int32_t order;
  /** How wide a border around the view is scrolled into sight with it, in
   *  points; 20 by default. Not negative. */
  double margin;
} motus_focus_options;

/** Fills in the defaults. */
motus_status motus_focus_options_init(motus_focus_options *options,
                                      size_t struct_size);

/** Sets what a view is for the focus. A view that has it and is not focusable
 *  any more loses it.
 *
 *  @param options [or NULL] NULL: the focus does not know the view, as at
 *         first.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE for the
 *          ring. */
motus_status motus_view_set_focus_options(motus_view *view,
                                          const motus_focus_options *options);

/** Reads what a view is for the focus: the defaults when nothing has been set.
 *  `out_options->struct_size` says how many bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_view_get_focus_options(motus_view *view,
                                          motus_focus_options *out_options);

/** Where the focus is moved. */
typedef enum motus_focus_direction {
  /** By motus_runtime_set_focused_view(), or by the library. */
  MOTUS_FOCUS_NO_DIRECTION = 0,
  MOTUS_FOCUS_LEFT = 1,
  MOTUS_FOCUS_RIGHT = 2,
  MOTUS_FOCUS_UP = 3,
  MOTUS_FOCUS_DOWN = 4,
  /** In the order of motus_runtime_focus_order(). */
  MOTUS_FOCUS_NEXT = 5,
  MOTUS_FOCUS_PREVIOUS = 6
} motus_focus_direction;

/** Returns the name of a direction, "MOTUS_FOCUS_LEFT" for instance;
 *  "MOTUS_FOCUS_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_focus_direction_name(motus_focus_direction direction);

/** The view that has the focus, lent; NULL for none. One that has been hidden
 *  or disabled since the last tick still has it. */
motus_view *motus_runtime_focused_view(motus_runtime *runtime);

/** Gives the focus to a view, or takes it from all.
 *
 *  @param view [or NULL] NULL: nothing has it until it is given or moved.
 *  @return #MOTUS_OK, also when the delegate refuses;
 *          #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_STATE when the view does not take it;
 *          #MOTUS_ERROR_REENTRANT inside of `should_move`. */
motus_status motus_runtime_set_focused_view(motus_runtime *runtime,
                                            motus_view *view);

/** The view to which the focus would go in a direction, lent; NULL for none.
 *
 *  Among the views in that direction it is the nearest one by the distance of
 *  CSS spatial navigation; of equally near ones, the first in the order of the
 *  tree. To the right, for instance, are the views whose left edge is not left
 *  of the right edge of the view that has the focus. So are views that overlap
 *  that one vertically, if their right edge is further right and their left
 *  edge is not further left. When nothing has the focus it is the view that had
 *  it last, else the first preferred one, else the first one that is read.
 *
 *  Time: O(n log n) in the views that the focus knows. */
motus_view *motus_runtime_focus_target(motus_runtime *runtime,
                                       motus_focus_direction direction);

/** Moves the focus to motus_runtime_focus_target(), and scrolls what gains it
 *  into sight: by the smallest distance, as motus_scroller_scroll_to_rect()
 *  does, in each scroller around it. A move under way goes on with its
 *  velocity.
 *
 *  Time: as motus_runtime_focus_target().
 *
 *  @param out_moved [or NULL] false when nothing lies there, or the delegate
 *         refuses.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_REENTRANT inside of `should_move`. */
motus_status motus_runtime_move_focus(motus_runtime *runtime,
                                      motus_focus_direction direction,
                                      bool *out_moved);

/** Functions that are asked and told where the focus goes. `from` and `to` are
 *  lent; they are NULL when no view had or has the focus, or the view has ended
 *  since. */
typedef struct motus_focus_delegate {
  size_t struct_size;
  /** Whether the focus may go to `to`. Called in the call that moves it, or in
   *  the tick that gives it on. NULL means yes. When this answers no the focus
   *  stays where it is; one that was lost stays lost. [from or NULL] [NULL:
   *  yes] */
  bool (*should_move)(void *user_data, motus_view *from, motus_view *to,
                      motus_focus_direction direction);
  /** The focus has gone from `from` to `to`. Called during the next tick, once
   *  for each move. [from or NULL] [to or NULL] */
  void (*did_move)(void *user_data, motus_view *from, motus_view *to,
                   motus_focus_direction direction);
} motus_focus_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_runtime_set_focus_delegate(motus_runtime *runtime,
                                 const motus_focus_delegate *delegate,
                                 void *user_data, motus_destroy_fn destroy);

/** How the ring goes around what has the focus. */
typedef struct motus_focus_ring_options {
  size_t struct_size;
  /** How much larger than the view it is, on each side; 0 by default, smaller
   *  where it is negative. */
  motus_insets outset;
  /** The response of the spring by which it goes from one view to the next, in
   *  seconds; .3 by default. Above 0. */
  double response;
  /** The damping ratio of that spring; .85 by default. Above 0, at most 1. */
  double damping_ratio;
} motus_focus_ring_options;

/** Fills in the defaults. */
motus_status motus_focus_ring_options_init(motus_focus_ring_options *options,
                                           size_t struct_size);

/** Makes a view of the host's the ring that shows where the focus is. The ring
 *  stands in the window in front of all other views, clipped by none, takes no
 *  touches, and is hidden while nothing has the focus. Each tick puts it around
 *  the view that has the focus, where that is seen, whatever scrolls or moves
 *  it. When the focus goes to another view the ring flies there, with the
 *  velocity that it has; while motion is reduced it jumps. Its look stays the
 *  host's.
 *
 *  The library sets its center, bounds and `hidden`. A ring that the host puts
 *  into another view, or takes out of the window, is the ring no more.
 *
 *  @param view [or NULL; retained] NULL for no ring: a view that was the ring
 *         leaves the window.
 *  @param options [or NULL]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_INVALID_ARGUMENT, also for
 *          the window; #MOTUS_ERROR_INVALID_STATE for the bar of a container,
 *          for the view of a controller that cannot stand in the window, and
 *          for a view with focus options. */
motus_status
motus_runtime_set_focus_ring(motus_runtime *runtime, motus_view *view,
                             const motus_focus_ring_options *options);

/** A view that the focus knows. */
typedef struct motus_focus_entry {
  /** Lent. [lent] */
  motus_view *view;
  /** The innermost group in which it stands; NULL for none. [lent or
   *  NULL] */
  motus_view *group;
  /** See motus_set_tag(). */
  uint64_t tag;
  /** Where it stands in the window once nothing moves. */
  motus_rect frame;
  /** motus_focus_flag bits, as they were given. */
  uint32_t flags;
  /** 1 when the focus can go there now, 0 when not. */
  uint32_t focusable;
} motus_focus_entry;

/** Lends the views that have focus options and are shown, in the order in which
 *  they are read, for a screen reader: groups before what stands in them; what
 *  stands side by side in one line from left to right, lines from top to
 *  bottom. A line consists of its topmost view and those whose middle is above
 *  the lower edge of that view. The list is as of the last tick, or of the
 *  first call. From the first call on, #MOTUS_EVENT_FOCUS_ORDER_CHANGED tells
 *  of changes of anything but frames.
 *
 *  Time: O(n log n) in the views that the focus knows, in each tick that
 *  changes something, once it has been called.
 *
 *  @param out_entries [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_runtime_focus_order(motus_runtime *runtime,
                                       const motus_focus_entry **out_entries,
                                       size_t *out_count);

/* ---- States -------------------------------------------------------------- */

/* A view is in some states, and may have values of properties for each:
 *
 *   const double pressed[6] = {.96, 0, 0, .96, 0, 0};
 *   motus_view_set_state_value(button, MOTUS_VIEW_HIGHLIGHTED,
 *                              MOTUS_PROPERTY_TRANSFORM, pressed, 6);
 *   motus_view_set_implicit(button, MOTUS_PROPERTY_TRANSFORM, &spring);
 *
 * A property takes the value of the first state that gives one, in the order
 * disabled, highlighted, selected, focused, hovered, normal; where none does,
 * it goes back to the value that the host has set. That happens at once when a
 * state changes, as if the host had set it: with an implicit timing it glides,
 * from wherever it is and with the velocity that it has. A value that the host
 * sets itself meanwhile is shown until the next change of state, and is the one
 * that the property goes back to. A property that a finger or a link moves is
 * not touched. */

/** States of a view, as bits; 0 is normal. */
typedef enum motus_view_state {
  /** A pointer that touches nothing is above it; only for views with a hover or
   *  a press recognizer. As of the last motus_runtime_send_hover(). */
  MOTUS_VIEW_HOVERED = 1,
  /** It has the focus. */
  MOTUS_VIEW_FOCUSED = 2,
  /** Set by motus_view_set_selected(). */
  MOTUS_VIEW_SELECTED = 4,
  /** Its #MOTUS_GESTURE_PRESS is under way, with the finger near. */
  MOTUS_VIEW_HIGHLIGHTED = 8,
  /** It takes no user interaction: motus_view_set_user_interaction_enabled().
   */
  MOTUS_VIEW_DISABLED = 16
} motus_view_state;

/** The states in which a view is: motus_view_state bits. */
uint32_t motus_view_states(motus_view *view);

/** Sets whether a view is selected, such as the chosen one of several.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_view_set_selected(motus_view *view, bool selected);

/** Sets the value that a property has in a state.
 *
 *  @param state a motus_view_state, or 0 for normal.
 *  @param property any but #MOTUS_PROPERTY_HIDDEN.
 *  @param values [or NULL; count numbers] copied; NULL when `count` is 0.
 *  @param count the property's number of components; 0 removes the value.
 *  @return as motus_view_set_property(). */
motus_status motus_view_set_state_value(motus_view *view, uint32_t state,
                                        uint32_t property, const double *values,
                                        size_t count);

/* ---- Dynamics ------------------------------------------------------------ */

/* Physics for a user interface: a dynamic animator plays behaviors, and these
 * move items. Mass is area times density, and an item of 100 by 100 points with
 * a density of 1 has the mass 1. The simulation advances in steps of 1/240 s,
 * whatever the frame rate; what is shown is interpolated between two steps. An
 * animator pauses when everything has come to rest, and resumes with any
 * change. To throw a view: a collision behavior for the walls, an item behavior
 * with a resistance, and motus_item_behavior_add_linear_velocity() with the
 * finger's velocity. Items that nothing ties together and that touch nothing in
 * common do not notice each other: in one animator they move by the same bits
 * as alone.
 *
 * An item is at rest when for half a second it has moved less than about a
 * seventieth of its size per second. The limit is a tenth of its size per
 * second for an item that touches only boundaries and anchored items, for one
 * that an attachment ties and something touches, and for one that others have
 * held within half its size for a second. An item that lies on another one and
 * creeps, by less than about a tenth of its size per second, is brought to rest
 * even without friction. A disc that rolls is slowed down by a 50th of its
 * weight. An item that leans on nothing and hangs, under gravity, by a rigid
 * attachment on an item at rest is slowed down as well, such as a wheel of a
 * car that lies on its back.
 *
 * A pair of items is fast when it closes by more than half the radius of the
 * largest circle inside the thinner one in 1/60 s, or when it is elastic. Its
 * motion is followed through each step, so that neither passes through the
 * other; that costs some ten times as much as a slow pair. An elasticity of 1
 * keeps the energy, in any number of items.
 *
 * Coordinates go up to 1e9 in either direction, sizes from .001 to 1e6 points;
 * offsets, forces, gravities and strengths of fields up to 1e6, damping ratios
 * up to 1e3. Larger ones are refused as #MOTUS_ERROR_INVALID_ARGUMENT.
 * Velocities are limited to 1e6 points/s and 188 radians/s. Angles grow
 * clockwise on the screen, from the x axis. Lengths are points, times seconds,
 * angles radians; velocities and accelerations are per second. Forces that the
 * library reports accelerate a mass of 1 by 1 point/s² each; forces that the
 * host gives, as to a push, by 100 points/s². */

/** Runs behaviors: a physics simulation that moves items. */
typedef struct motus_dynamic_animator motus_dynamic_animator;
/** A body of the simulation: a view, or an object of the host. */
typedef struct motus_dynamic_item motus_dynamic_item;
/** A rule that acts on items, such as gravity, or several rules as one. */
typedef struct motus_dynamic_behavior motus_dynamic_behavior;
/** Accelerates items alike, whatever their mass. */
typedef struct motus_gravity_behavior motus_gravity_behavior;
/** Lets items meet each other and boundaries. */
typedef struct motus_collision_behavior motus_collision_behavior;
/** A joint between an item and a point, or between two items: rod, spring,
 *  rope, hinge, weld or slider. */
typedef struct motus_attachment_behavior motus_attachment_behavior;
/** A spring that pulls an item to a point and turns it upright. */
typedef struct motus_snap_behavior motus_snap_behavior;
/** A force on items, continuous or as one impulse. */
typedef struct motus_push_behavior motus_push_behavior;
/** The physical properties of items. */
typedef struct motus_item_behavior motus_item_behavior;
/** A force that depends on where an item is and how it moves. */
typedef struct motus_field_behavior motus_field_behavior;

/* Items. They are not retained: a view or an object that ends leaves its
 * behaviors, and an attachment or a snap that has lost an item leaves its
 * animator for good. */

/* A view is an item: cast it, (motus_dynamic_item *)view.
 *
 * Center, size and the rotation of the transform are read once, when the first
 * behavior that names the view joins an animator; from then on the animator
 * sets center and rotation; a scale in the transform stays. A view that an
 * animation moves is taken where it is shown, with its velocity, and the
 * animation ends for both properties. What changes its center or its rotation
 * later, a setter or an animation, is overwritten when the animator next moves
 * or turns it, unless motus_dynamic_animator_update_item() reads it.
 *
 * A view that no behavior names any more stays where it is. An animation of
 * its center that begins before the next tick takes over its velocity, too,
 * when it is a spring without delay whose timing has no initial velocity. A
 * behavior that names it again before the next tick finds it with its
 * velocity, unless the host has moved it meanwhile. */

/** Creates an item that is no view: the host reads its position and draws it
 *  itself.
 *
 *  @param rotation in radians.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status motus_dynamic_item_create(motus_runtime *runtime,
                                       motus_point center, motus_size size,
                                       double rotation,
                                       motus_dynamic_item **out_item);

/** The middle of an item. For a view it is in the superview's coordinates; for
 *  a group it is the middle of the rectangle around its members. Before a group
 *  joins an animator, the members count as they were when the group was
 *  created. */
motus_point motus_dynamic_item_center(motus_dynamic_item *item);

/** How far an item is turned, in radians. */
double motus_dynamic_item_rotation(motus_dynamic_item *item);

/** Moves an item that is no view; a group moves with its members. An animator
 *  that has the item already takes over the new place with
 *  motus_dynamic_animator_update_item() only.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE for a view, which has setters of its own.
 */
motus_status motus_dynamic_item_set_pose(motus_dynamic_item *item,
                                         motus_point center, double rotation);

/** The shape of an item for collisions. */
typedef enum motus_outline_type {
  /** The bounds. */
  MOTUS_OUTLINE_RECTANGLE = 0,
  /** The ellipse within the bounds. */
  MOTUS_OUTLINE_ELLIPSE = 1,
  /** A convex polygon. */
  MOTUS_OUTLINE_POLYGON = 2
} motus_outline_type;

/** Sets the shape of an item for collisions; a rectangle by default. It takes
 *  effect when a behavior with the item next joins an animator.
 *
 *  Time: O(n log n) in the points of a path.
 *
 *  @param points [or NULL] corners of a polygon, relative to the middle of the
 *         item at rotation 0; their convex hull is used. NULL for other types.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also when the points span no area; #MOTUS_ERROR_INVALID_STATE for a
 *          group, whose members have outlines. */
motus_status motus_dynamic_item_set_outline(motus_dynamic_item *item,
                                            motus_outline_type type,
                                            const motus_point *points,
                                            size_t count);

/** Reads the shape of an item. The members of a group have shapes; a group has
 *  none of its own and reads as a rectangle.
 *
 *  Time: O(n) in the points.
 *
 *  @param out_points [or NULL] the corners of a polygon as they were given, the
 *         first `capacity` of them. NULL when that is 0.
 *  @param out_count how many there are; 0 for other types.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_dynamic_item_outline(motus_dynamic_item *item,
                                        motus_outline_type *out_type,
                                        motus_point *out_points,
                                        size_t capacity, size_t *out_count);

/** Callbacks of an item that stands for an object of the host's own: they read
 *  where it is and say where it has moved. */
typedef struct motus_dynamic_item_callbacks {
  size_t struct_size;
  /** Required. Reads where the object is, in points and radians. Called when
   *  the item is created, when the first behavior with it joins an animator,
   *  and by motus_dynamic_animator_update_item(). [NULL: required] */
  void (*read)(void *user_data, motus_dynamic_item *item,
               motus_point *out_center, motus_size *out_size,
               double *out_rotation);
  /** Called in every frame that has moved the item, with its new middle in
   *  points and its rotation in radians, before contacts are reported. */
  void (*moved)(void *user_data, motus_dynamic_item *item, double x, double y,
                double rotation);
} motus_dynamic_item_callbacks;

/** Creates an item that stands for an object of the host's own: the animator
 *  reads its place and reports its movements through callbacks. When the call
 *  fails the callbacks are not called any more, even if `read` has retained the
 *  item.
 *
 *  @param callbacks [until it ends] copied.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_LIMIT; #MOTUS_ERROR_INVALID_ARGUMENT, also when what is
 *          read cannot be used. */
motus_status motus_dynamic_item_create_with_callbacks(
    motus_runtime *runtime, const motus_dynamic_item_callbacks *callbacks,
    void *user_data, motus_destroy_fn destroy, motus_dynamic_item **out_item);

/** Creates a group: several items that move as one rigid body. Its center is
 *  the middle of the rectangle around them: computed by this call, and anew
 *  when a behavior with the group joins an animator. Each member collides with
 *  its own outline. Behaviors are given the group, never a member. Movements
 *  are reported for the group and for every member.
 *
 *  Members are not retained. A group that loses one leaves its behaviors, and
 *  may be added again without it.
 *
 *  Time: O(n) in the members.
 *
 *  @param items at least one; in no behavior, in no other group, no groups.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_INVALID_STATE when an
 *          item cannot be a member; #MOTUS_ERROR_LIMIT. */
motus_status motus_dynamic_item_create_group(motus_runtime *runtime,
                                             motus_dynamic_item *const *items,
                                             size_t count,
                                             motus_dynamic_item **out_group);

/** The number of members of a group; 0 for other items. */
size_t motus_dynamic_item_member_count(motus_dynamic_item *item);

/** A member of a group, lent; NULL beyond the end. */
motus_dynamic_item *motus_dynamic_item_member_at(motus_dynamic_item *item,
                                                 size_t index);

/** Categories of elements of a collection (a grid or a list of cells). */
typedef enum motus_element_category {
  /** A cell, which shows one item of the host's data. */
  MOTUS_ELEMENT_CELL = 0,
  /** A view that belongs to a section, such as its heading. */
  MOTUS_ELEMENT_SUPPLEMENTARY = 1,
  /** A view that belongs to no data, such as a background. */
  MOTUS_ELEMENT_DECORATION = 2
} motus_element_category;

/** Which element of a collection: a cell, or a supplementary or decoration view
 *  of a kind. */
typedef struct motus_layout_path {
  /** What kind of element it is. */
  motus_element_category category;
  /** The host's number for the kind, from 0 on, 0 for cells; or that of a name,
   *  see motus_runtime_layout_kind(). */
  int32_t kind;
  /** The host's number of the section. */
  int32_t section;
  /** The host's number of the element in its section. */
  int32_t item;
} motus_layout_path;

/** The number of a kind of elements with a name, the same for the same name;
 *  below 0, so that it is none of the host's own.
 *
 *  Time: O(n) in the kinds that have names.
 *
 *  @param name 1 to 255 bytes; copied.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT beyond 65,536 of them. */
motus_status motus_runtime_layout_kind(motus_runtime *runtime, const char *name,
                                       int32_t *out_kind);

/** The name of a kind; NULL for numbers of the host's own.
 *
 *  @return [until its object ends] */
const char *motus_runtime_layout_kind_name(motus_runtime *runtime,
                                           int32_t kind);

/** Says which element of a collection an item stands for, so that
 *  motus_dynamic_animator_item_at_path() finds it: what a layout asks for when
 *  it computes the place of that element.
 *
 *  @param path [or NULL] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_dynamic_item_set_layout_path(motus_dynamic_item *item,
                                                const motus_layout_path *path);

/* The animator. */

/** Creates a dynamic animator.
 *
 *  @param reference_view [or NULL; retained] the view in whose coordinates
 *         everything happens; items that are views must stand below it. The
 *         rotation and the scale of views between the two are ignored. NULL
 *         leaves coordinates to the host: centers are taken as they are; for
 *         the layout of a collection (a list or a grid of cells) its content
 *         gives the bounds, see motus_dynamic_animator_set_content_size().
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT. */
motus_status
motus_dynamic_animator_create(motus_runtime *runtime,
                              motus_view *reference_view,
                              motus_dynamic_animator **out_animator);

/** The size that motus_dynamic_animator_set_content_size() has set; zero
 *  before. */
motus_size
motus_dynamic_animator_content_size(motus_dynamic_animator *animator);

/** Sets the size of the content of a collection, for an animator without a
 *  reference view: the content begins at (0, 0) in the animator's coordinates,
 *  and is the reference bounds of collision behaviors.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE for an animator with a reference view. */
motus_status
motus_dynamic_animator_set_content_size(motus_dynamic_animator *animator,
                                        motus_size content_size);

/** The item of this animator that stands for an element, lent; NULL when there
 *  is none, and the layout places the element itself. */
motus_dynamic_item *
motus_dynamic_animator_item_at_path(motus_dynamic_animator *animator,
                                    const motus_layout_path *path);

/** Adds a behavior with its children, and retains it. One that is there already
 *  stays where it is.
 *
 *  Time: O(n) in the items of the behavior and its descendants.
 *
 *  @param behavior [retained]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT when an item has no size;
 *          #MOTUS_ERROR_INVALID_STATE when the behavior has a parent or another
 *          animator, an item has another animator or does not stand below the
 *          reference view, or an item has ended; #MOTUS_ERROR_LIMIT beyond 64
 *          collision behaviors. */
motus_status
motus_dynamic_animator_add_behavior(motus_dynamic_animator *animator,
                                    motus_dynamic_behavior *behavior);

/** Removes a behavior with its children. Without effect for one that is not
 *  there. Boundaries, settings and items stay with it.
 *
 *  Time: O(n) in the items of the behavior and its descendants, and in the
 *  behaviors of the animator.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE.
 */
motus_status
motus_dynamic_animator_remove_behavior(motus_dynamic_animator *animator,
                                       motus_dynamic_behavior *behavior);

/** Removes every behavior: the animator pauses with the next tick.
 *
 *  Time: O(n) in the items and the behaviors.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_dynamic_animator_remove_all_behaviors(motus_dynamic_animator *animator);

/** The number of behaviors, without their children. */
size_t motus_dynamic_animator_behavior_count(motus_dynamic_animator *animator);

/** A behavior, lent, in the order of adding; NULL beyond the end. */
motus_dynamic_behavior *
motus_dynamic_animator_behavior_at(motus_dynamic_animator *animator,
                                   size_t index);

/** The reference view, lent; NULL for none. */
motus_view *
motus_dynamic_animator_reference_view(motus_dynamic_animator *animator);

/** Finds the items whose bounds intersect a rectangle, in the order in which
 *  the animator got to know them, groups and their members included. For a
 *  rotated item its axis-parallel bounding box counts.
 *
 *  Time: O(n) in the items.
 *
 *  @param out_items [or NULL] lent; the first `capacity` of them. NULL when
 *         that is 0.
 *  @param out_count how many there are.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_dynamic_animator_items_in_rect(
    motus_dynamic_animator *animator, motus_rect rect,
    motus_dynamic_item **out_items, size_t capacity, size_t *out_count);

/** Makes the animator take over the center and the rotation that the host has
 *  given an item.
 *
 *  @param resets_velocity false keeps the velocity that it has.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_NOT_FOUND when the animator does not know the item. */
motus_status
motus_dynamic_animator_update_item(motus_dynamic_animator *animator,
                                   motus_dynamic_item *item,
                                   bool resets_velocity);

/** Whether anything moves, or is about to. */
bool motus_dynamic_animator_is_running(motus_dynamic_animator *animator);

/** Seconds that it has been running, pauses not counted. A frame of more than
 *  half a second counts as half a second. */
double motus_dynamic_animator_elapsed_time(motus_dynamic_animator *animator);

/** Callbacks of a dynamic animator, made after the items of a frame have moved.
 */
typedef struct motus_dynamic_animator_delegate {
  size_t struct_size;
  /** Called before the first step after a pause; changes that the callback
   *  makes are used in that step. When a callback has resumed the animator,
   *  this is called after the other callbacks of the frame. */
  void (*will_resume)(void *user_data, motus_dynamic_animator *animator);
  /** Everything is at rest. */
  void (*did_pause)(void *user_data, motus_dynamic_animator *animator);
  /** An item has left the watched rectangle. Not called for one that has ended
   *  before it could be reported. */
  void (*item_did_leave)(void *user_data, motus_dynamic_animator *animator,
                         motus_dynamic_item *item);
  /** Only for an animator with a content size: elements of the collection have
   *  moved, and its layout is to be computed anew. Called once a frame, before
   *  the other callbacks. motus_dynamic_animator_moved_items() has the items
   *  that moved. */
  void (*layout_did_change)(void *user_data, motus_dynamic_animator *animator);
} motus_dynamic_animator_delegate;

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_dynamic_animator_set_delegate(
    motus_dynamic_animator *animator,
    const motus_dynamic_animator_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);

/** Sets a rectangle; item_did_leave is called when an item is wholly outside of
 *  it, so that the host can remove what has fallen out of sight. It is called
 *  once for each time that the item leaves. An item that is outside from the
 *  start is reported in the next frame that takes a step.
 *
 *  @param rect [or NULL] a new rectangle replaces the old one; NULL stops
 *         watching.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_dynamic_animator_set_watched_rect(motus_dynamic_animator *animator,
                                        const motus_rect *rect);

/** Reads the rectangle that is watched.
 *
 *  @return whether there is one; `out_rect` is zero when not. */
bool motus_dynamic_animator_watched_rect(motus_dynamic_animator *animator,
                                         motus_rect *out_rect);

/** The identifier that stands for the reference view's bounds where boundaries
 *  are named. */
typedef enum motus_boundary_identifier {
  /** The bounds of the reference view. */
  MOTUS_BOUNDARY_REFERENCE = -1
} motus_boundary_identifier;

/** Two items, or an item and a boundary, that began or ended to touch in the
 *  last frame. */
typedef struct motus_dynamic_contact_event {
  /** This handle and the next two are lent, and their objects may have ended
   *  since. [lent] */
  motus_collision_behavior *behavior;
  /** The item. [lent] */
  motus_dynamic_item *item;
  /** The other item; NULL for a boundary. [lent or NULL] */
  motus_dynamic_item *other;
  /** The tag of `item`, see motus_set_tag(). */
  uint64_t item_tag;
  /** The tag of `other`; 0 for a boundary. */
  uint64_t other_tag;
  /** Where they met, in the animator's coordinates; zero when they part. */
  motus_point point;
  /** The boundary's identifier, #MOTUS_BOUNDARY_REFERENCE for the reference
   *  view's bounds; 0 between items. */
  int32_t boundary;
  /** Whether the contact began; false when it ended. */
  bool has_begun;
} motus_dynamic_contact_event;

/** Lends the contacts that began and ended in the last frame, in the order of
 *  the calls of motus_collision_delegate. Valid until the next tick.
 *
 *  @param out_events [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_dynamic_animator_contact_events(
    motus_dynamic_animator *animator,
    const motus_dynamic_contact_event **out_events, size_t *out_count);

/** Where an item is. */
typedef struct motus_dynamic_pose {
  /** Lent; may have ended since. [lent] */
  motus_dynamic_item *item;
  /** Its middle, in the animator's coordinates. */
  motus_point center;
  /** How far it is turned, in radians. */
  double rotation;
} motus_dynamic_pose;

/** Lends the places of all items that moved in the last frame: the fast way for
 *  items that are no views. Valid until the next tick.
 *
 *  @param out_poses [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_dynamic_animator_moved_items(motus_dynamic_animator *animator,
                                   const motus_dynamic_pose **out_poses,
                                   size_t *out_count);

/* Bodies, contacts and joints of an animator. These lists are made when they
 * are asked for, lent, and valid until the same list is asked for again, the
 * animator ends, or the next tick. Impulses are those of the last step of 1/240
 * s: an impulse times 240 is the force. A mass of 1 is that of 100 by 100
 * points at a density of 1. */

/** The steps of 1/240 s that it has taken, those of a restored snapshot
 *  included. */
uint64_t motus_dynamic_animator_step_count(motus_dynamic_animator *animator);

/** An item as an animator has it. */
typedef struct motus_dynamic_item_state {
  /** Lent. [lent] */
  motus_dynamic_item *item;
  /** In points, in the animator's coordinates. */
  motus_point center;
  /** In radians, full turns counted. */
  double rotation;
  /** In points per second. */
  motus_vector velocity;
  /** In radians per second. */
  double angular_velocity;
  /** Its mass; 1 for 100 by 100 points at a density of 1. */
  double mass;
  /** Whether it is anchored, or sleeps: it is at rest, and costs nothing until
   *  something moves it. */
  bool is_sleeping;
  /** How many items and lines of boundaries it touches. */
  uint32_t contact_count;
} motus_dynamic_item_state;

/** Lends the states of all items, in the order in which the animator got to
 *  know them.
 *
 *  Time: O(n) in the items.
 *
 *  @param out_states [until the next call of it, or tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_dynamic_animator_item_states(motus_dynamic_animator *animator,
                                   const motus_dynamic_item_state **out_states,
                                   size_t *out_count);

/** Puts items where the host says, with the velocity that it says: the other
 *  direction of motus_dynamic_animator_item_states(). Of each state only item,
 *  center, rotation and the two velocities are read. When one state is refused
 *  none is applied.
 *
 *  Time: O(n) in the states.
 *
 *  @param states [or NULL] NULL when `count` is 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_NOT_FOUND for an item
 *          that the animator does not know, or a group's member. */
motus_status
motus_dynamic_animator_set_item_states(motus_dynamic_animator *animator,
                                       const motus_dynamic_item_state *states,
                                       size_t count);

/** Two items, or an item and a line of a boundary, that touch now. */
typedef struct motus_dynamic_contact {
  /** The behavior by which they collide, the first if there are several. This
   *  handle and the next two are lent. [lent] */
  motus_collision_behavior *behavior;
  /** The item. [lent] */
  motus_dynamic_item *item;
  /** The other item; NULL for a boundary. [lent or NULL] */
  motus_dynamic_item *other;
  /** The tag of `item`, see motus_set_tag(). */
  uint64_t item_tag;
  /** The tag of `other`; 0 for a boundary. */
  uint64_t other_tag;
  /** Where they touch, in the animator's coordinates: the first `point_count`
   *  of these places. */
  motus_point points[2];
  /** The normal of the contact, a vector of length 1 that points away from
   *  `item`. */
  motus_vector normal;
  /** The impulse of the item on the other along the normal, in the last step:
   *  mass times points per second; not negative. */
  double impulse;
  /** The impulse of friction, along the normal turned by a right angle from x
   *  to y. */
  double friction_impulse;
  /** The boundary's identifier, #MOTUS_BOUNDARY_REFERENCE for the reference
   *  view's bounds; 0 between items. */
  int32_t boundary;
  /** How many places there are: 1 or 2. */
  uint32_t point_count;
} motus_dynamic_contact;

/** Lends everything that touches now, sleeping or not. Groups touch by one item
 *  for each of their members.
 *
 *  Time: O(n) in the contacts.
 *
 *  @param out_contacts [until the next call of it, or tick]
 *  @return as motus_dynamic_animator_item_states(). */
motus_status
motus_dynamic_animator_contacts(motus_dynamic_animator *animator,
                                const motus_dynamic_contact **out_contacts,
                                size_t *out_count);

/** An attachment or a snap that acts now. */
typedef struct motus_dynamic_joint {
  /** The attachment or snap. This handle and the next two are lent. [lent] */
  motus_dynamic_behavior *behavior;
  /** The item. [lent] */
  motus_dynamic_item *item;
  /** The item at the other end; NULL when that is a fixed point. [lent or NULL]
   */
  motus_dynamic_item *other;
  /** Where it is fastened on `item`, in the animator's coordinates. */
  motus_point anchor;
  /** Where its other end is, in the animator's coordinates. */
  motus_point other_anchor;
  /** The force on `item` at its anchor, in mass times points/s². */
  motus_vector force;
  /** The torque on `item`, in mass times points²/s². */
  double torque;
} motus_dynamic_joint;

/** Lends the attachments and snaps that act now.
 *
 *  Time: O(n) in the joints.
 *
 *  @param out_joints [until the next call of it, or tick]
 *  @return as motus_dynamic_animator_item_states(). */
motus_status
motus_dynamic_animator_joints(motus_dynamic_animator *animator,
                              const motus_dynamic_joint **out_joints,
                              size_t *out_count);

/** Returns the time in seconds, for a profile. It is called some forty times a
 *  frame, in the middle of steps: it may not call Motus, which would answer
 *  #MOTUS_ERROR_REENTRANT. */
typedef double (*motus_dynamic_clock_fn)(void *user_data);

/** The time that an animator's steps have spent in one of their stages. */
typedef struct motus_dynamic_stage_time {
  /** A constant text: "broad phase", "solve contacts", … [library] */
  const char *name;
  /** In seconds of the clock, since it was set. */
  double seconds;
} motus_dynamic_stage_time;

/** Measures how long an animator's steps spend in each of their stages, by a
 *  clock of the host. It is off by default, and costs nothing then. What moves
 *  does not depend on it. Each call starts the times again from 0.
 *
 *  @param now [or NULL; until replaced] NULL ends the measuring.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_REENTRANT while
 *          the animator takes a step, as in the force of a custom field. */
motus_status motus_dynamic_animator_set_profile_clock(
    motus_dynamic_animator *animator, motus_dynamic_clock_fn now,
    void *user_data, motus_destroy_fn destroy);

/** Lends the times of all stages, in the order in which a step runs them; an
 *  empty list without a clock. Later versions may have other stages.
 *
 *  @param out_times [until the next call of it, or tick]
 *  @return as motus_dynamic_animator_item_states(). */
motus_status
motus_dynamic_animator_stage_times(motus_dynamic_animator *animator,
                                   const motus_dynamic_stage_time **out_times,
                                   size_t *out_count);

/** Limits how often contacts and joints are solved in a step. Without a limit
 *  a step goes on until all of them agree, which in a heap that is hit takes
 *  many times as long as in one that lies.
 *
 *  A *solve* is one contact or joint solved once; contacts are solved in fours,
 *  and count as four even where there are fewer. The limit holds for each step
 *  of 1/240 s and for each group of items that touch or are joined, not for the
 *  animator as a whole: so items move by the same bits on every machine, and
 *  whatever else there is. Each contact and joint is solved twice in a step in
 *  any case, a joint of items that touch something three times, and where steps
 *  are halved, as under great loads, in each half; further passes are made as
 *  long as the limit has room for a whole one. Where a pass is left out items
 *  overlap more, and joints give way, but energy never grows. A group with a
 *  spring, a snap or an anchor that is being moved has no limit, because how
 *  much energy it may have is not known.
 *
 *  A snapshot does not hold the limit.
 *
 *  @param solves 0, as in the beginning, for no limit.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_REENTRANT while
 *          the animator takes a step, as in the force of a custom field. */
motus_status
motus_dynamic_animator_set_solve_budget(motus_dynamic_animator *animator,
                                        uint32_t solves);

/** The limit of motus_dynamic_animator_set_solve_budget(); 0 for none. */
uint32_t motus_dynamic_animator_solve_budget(motus_dynamic_animator *animator);

/** What an animator has done in the last tick, see
 *  motus_dynamic_animator_set_solve_budget(). */
typedef struct motus_dynamic_work {
  /** Steps of 1/240 s. */
  uint64_t steps;
  /** Islands, sets of items that touch or are joined: each is counted in each
   *  step, and in both halves of a step that is halved. */
  uint64_t islands;
  /** Contacts and joints, each counted whenever it was solved, also those of
   *  items that are in no island. */
  uint64_t solves;
  /** Passes over the contacts or joints of an island beyond those that are
   *  made in any case. */
  uint64_t rounds;
  /** Of `islands`, those in which the limit left a pass out. */
  uint64_t cuts;
} motus_dynamic_work;

/** Reads what the last tick did; zeros where it took no step.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_dynamic_animator_work(motus_dynamic_animator *animator,
                                         motus_dynamic_work *out_work);

/** The bytes that a snapshot takes now; it may take more later.
 *
 *  Time: as motus_dynamic_animator_snapshot(). */
size_t motus_dynamic_animator_snapshot_size(motus_dynamic_animator *animator);

/** Copies the whole state of an animator: places and velocities of items, their
 *  contacts, the settings of behaviors, boundaries, and velocities that have
 *  not been applied. Actions, delegates, regions and custom forces are not part
 *  of it. The animator does not change.
 *
 *  The bytes hold for this version of the library on this kind of machine; the
 *  same state has the same bytes.
 *
 *  Time: O(n) in what the animator holds.
 *
 *  @param capacity of `out_bytes`.
 *  @param out_size how many bytes it took.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also when the capacity is too small. */
motus_status motus_dynamic_animator_snapshot(motus_dynamic_animator *animator,
                                             void *out_bytes, size_t capacity,
                                             size_t *out_size);

/** Puts an animator back to a snapshot: its own, or that of one which another
 *  runtime has set up by the same calls. From here on the same calls bring the
 *  same places, bit by bit. Views and objects move at once, and
 *  motus_dynamic_animator_moved_items() has them all.
 *
 *  The same calls are ticks after the same seconds. The difference of two times
 *  is rounded, and places shown between two steps differ with it in their last
 *  bits; steps do not differ, unless a frame ends within a millionth of a step
 *  of one. Nothing is rounded where times are multiples of a power of 2, such
 *  as 1/64 s, and nothing is shown between steps where they are multiples of
 *  1/240 s.
 *
 *  Any bytes may be given. They carry a checksum, and everything in them is
 *  checked before it is used: bytes that are damaged, cut short, made up or not
 *  a snapshot are refused, and nothing changes. Bytes that somebody has changed
 *  on purpose, so that they are again a possible state of these behaviors, are
 *  restored.
 *
 *  Time: O(n) in what the animator holds.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT
 *          for bytes that are no whole snapshot of this version, or not of a
 *          state that can be;
 *          #MOTUS_ERROR_INVALID_STATE when the behaviors in the animator, their
 *          order or their items are not those of the snapshot. */
motus_status motus_dynamic_animator_restore(motus_dynamic_animator *animator,
                                            const void *bytes, size_t size);

/* All behaviors. */

/** Creates a behavior that does nothing but hold others.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_LIMIT. */
motus_status
motus_dynamic_behavior_create(motus_runtime *runtime,
                              motus_dynamic_behavior **out_behavior);

/** Adds a child, which its parent retains: it joins an animator, and leaves it,
 *  together with the parent. A child that is there already stays where it is.
 *
 *  Time: O(n) in the items of the child and those in it.
 *
 *  @param behavior made by motus_dynamic_behavior_create().
 *  @param child [retained]
 *  @return as motus_dynamic_animator_add_behavior();
 *          #MOTUS_ERROR_INVALID_STATE when `behavior` was made by another
 *          function, or stands below `child`;
 *          #MOTUS_ERROR_LIMIT beyond 32 levels. */
motus_status motus_dynamic_behavior_add_child(motus_dynamic_behavior *behavior,
                                              motus_dynamic_behavior *child);

/** Removes a child. Without effect for one that is not there.
 *
 *  Time: O(n) in the items of the child and those in it, and in the children.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE.
 */
motus_status
motus_dynamic_behavior_remove_child(motus_dynamic_behavior *behavior,
                                    motus_dynamic_behavior *child);

/** The number of children. */
size_t motus_dynamic_behavior_child_count(motus_dynamic_behavior *behavior);

/** A child, lent, in the order of adding; NULL beyond the end. */
motus_dynamic_behavior *
motus_dynamic_behavior_child_at(motus_dynamic_behavior *behavior, size_t index);

/** The animator that plays it, lent; NULL for none. */
motus_dynamic_animator *
motus_dynamic_behavior_animator(motus_dynamic_behavior *behavior);

/** Adds an item; one that is there already stays where it is.
 *
 *  @return as motus_dynamic_animator_add_behavior(); #MOTUS_ERROR_INVALID_STATE
 *          also when its items are fixed: those of an attachment and a snap,
 *          and those of motus_dynamic_behavior_create(), which has none. */
motus_status motus_dynamic_behavior_add_item(motus_dynamic_behavior *behavior,
                                             motus_dynamic_item *item);

/** Removes an item. Without effect for one that is not there. An item that is
 *  in no behavior any more stays where it is.
 *
 *  Time: O(n) in the items of the behavior.
 *
 *  @return as motus_dynamic_behavior_add_item(). */
motus_status
motus_dynamic_behavior_remove_item(motus_dynamic_behavior *behavior,
                                   motus_dynamic_item *item);

/** The number of items. */
size_t motus_dynamic_behavior_item_count(motus_dynamic_behavior *behavior);

/** An item, lent, in the order of adding; NULL beyond the end. */
motus_dynamic_item *
motus_dynamic_behavior_item_at(motus_dynamic_behavior *behavior, size_t index);

/** Called in every frame in which the behavior's animator has taken a step,
 *  after the contacts of the frame have been reported. */
typedef void (*motus_dynamic_action_fn)(void *user_data,
                                        motus_dynamic_behavior *behavior);

/** Sets the function that is called in every frame while the behavior's
 *  animator runs. NULL for none.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_dynamic_behavior_set_action(motus_dynamic_behavior *behavior,
                                               motus_dynamic_action_fn fn,
                                               void *user_data,
                                               motus_destroy_fn destroy);

/** Called when a behavior has been added to an animator, by itself or with its
 *  parent; `animator` is NULL when it has been removed. [animator or NULL] */
typedef void (*motus_dynamic_move_fn)(void *user_data,
                                      motus_dynamic_behavior *behavior,
                                      motus_dynamic_animator *animator);

/** Sets the function that is called when the behavior has joined an animator or
 *  left it: for parents before children, within the call that adds or removes
 *  it. A behavior that leaves because an item or the animator has ended is told
 *  in the next frame. NULL for none.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status
motus_dynamic_behavior_set_did_move(motus_dynamic_behavior *behavior,
                                    motus_dynamic_move_fn fn, void *user_data,
                                    motus_destroy_fn destroy);

/* Gravity. Several add up. */

/** Creates a gravity that points down with a magnitude of 1.
 *
 *  Time: O(n) in the items.
 *
 *  @param items [or NULL] NULL when `count` is 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT. */
motus_status
motus_gravity_behavior_create(motus_runtime *runtime,
                              motus_dynamic_item *const *items, size_t count,
                              motus_gravity_behavior **out_gravity);

/** The acceleration as a vector; a length of 1 means 1000 points/s². (0, 1),
 *  downwards, at first. */
motus_vector motus_gravity_behavior_direction(motus_gravity_behavior *gravity);

/** Sets the direction.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_gravity_behavior_set_direction(motus_gravity_behavior *gravity,
                                     motus_vector direction);

/* Collisions. Two items collide when one collision behavior has both of them
 * and no attachment keeps them from it (motus_attachment_collision). An item
 * that lies on something and creeps, by less than a seventh of its size in a
 * second, is slowed down until it rests, unless a gravity, a push or a field
 * speeds it up. */

/** Things that items of a collision behavior collide with, as bits. */
typedef enum motus_collision_mode {
  MOTUS_COLLISION_ITEMS = 1,
  MOTUS_COLLISION_BOUNDARIES = 2,
  MOTUS_COLLISION_EVERYTHING = 3
} motus_collision_mode;

/** Callbacks of a collision behavior, once for each pair of items, after the
 *  items of a frame have moved: first all contacts that began, then all that
 *  ended.
 *
 *  Contacts of members of a group are reported for the group.
 *
 *  Every contact that began is reported to end. When the host has removed an
 *  item, a boundary, a mode, or the behavior from its animator, the ends are
 *  reported in the next frame, before all beginnings. The items may have ended
 *  by then, and so they may in `began`, when a callback of the same frame has
 *  ended them. Only a behavior that has itself ended reports nothing more.
 *  Pairs that touch already when they are added to a behavior are reported to
 *  begin in the next frame. */
typedef struct motus_collision_delegate {
  size_t struct_size;
  /** Two items touch at (x, y), in the animator's coordinates. The handle of an
   *  item that a callback of this frame has ended is stale. */
  void (*began)(void *user_data, motus_collision_behavior *behavior,
                motus_dynamic_item *item, motus_dynamic_item *other, double x,
                double y);
  /** Two items touch no more. The handle of an item that has ended meanwhile is
   *  stale. */
  void (*ended)(void *user_data, motus_collision_behavior *behavior,
                motus_dynamic_item *item, motus_dynamic_item *other);
  /** An item touches a boundary, #MOTUS_BOUNDARY_REFERENCE for the reference
   *  view's bounds, at (x, y). The item's handle may be stale, too. */
  void (*began_with_boundary)(void *user_data,
                              motus_collision_behavior *behavior,
                              motus_dynamic_item *item, int32_t boundary,
                              double x, double y);
  /** An item touches a boundary no more; the item's handle may be stale, too.
   */
  void (*ended_with_boundary)(void *user_data,
                              motus_collision_behavior *behavior,
                              motus_dynamic_item *item, int32_t boundary);
} motus_collision_delegate;

/** Creates a collision behavior of mode #MOTUS_COLLISION_EVERYTHING, without
 *  boundaries. Where very many items overlap in one place, an item has contacts
 *  with at most 96 items that are not smaller than itself, those that it
 *  overlaps most; the others follow when there is room.
 *
 *  Time: O(n) in the items.
 *
 *  @param items [or NULL]
 *  @return as motus_gravity_behavior_create(). */
motus_status
motus_collision_behavior_create(motus_runtime *runtime,
                                motus_dynamic_item *const *items, size_t count,
                                motus_collision_behavior **out_collision);

/** Sets the delegate, whose functions are called.
 *
 *  @param delegate [or NULL; until replaced] copied; NULL for none.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_collision_behavior_set_delegate(motus_collision_behavior *collision,
                                      const motus_collision_delegate *delegate,
                                      void *user_data,
                                      motus_destroy_fn destroy);

/** The motus_collision_mode bits. */
uint32_t motus_collision_behavior_mode(motus_collision_behavior *collision);

/** Sets what collides.
 *
 *  @param mode motus_collision_mode bits.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT
 *          for other bits. */
motus_status
motus_collision_behavior_set_mode(motus_collision_behavior *collision,
                                  uint32_t mode);

/** Reads whether the reference view's bounds are a boundary, and how far inside
 *  them it runs.
 *
 *  @return whether the reference view's bounds are a boundary; `out_insets` is
 *          zero when not. */
bool motus_collision_behavior_reference_bounds(
    motus_collision_behavior *collision, motus_insets *out_insets);

/** Makes the reference view's bounds a boundary, which follows its size, or no
 *  boundary any more. By default, and without a reference view, they are no
 *  boundary.
 *
 *  @param insets [or NULL] how far inside the bounds the boundary runs; NULL
 *         for no boundary.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_collision_behavior_set_reference_bounds(
    motus_collision_behavior *collision, const motus_insets *insets);

/** Adds lines from point to point as a boundary, or replaces the boundary of
 *  that identifier.
 *
 *  Time: O(n) in the points.
 *
 *  @param identifier the host's name for it, not negative.
 *  @param points at least two; curves are given as short lines.
 *  @param closed whether a line leads from the last point to the first.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also when a line has no length; #MOTUS_ERROR_LIMIT. */
motus_status motus_collision_behavior_add_boundary(
    motus_collision_behavior *collision, int32_t identifier,
    const motus_point *points, size_t count, bool closed);

/** Removes a boundary.
 *
 *  Time: O(n) in the boundaries.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_NOT_FOUND. */
motus_status
motus_collision_behavior_remove_boundary(motus_collision_behavior *collision,
                                         int32_t identifier);

/** Removes all boundaries but the reference view's bounds.
 *
 *  Time: O(n) in the boundaries and their points.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_collision_behavior_remove_all_boundaries(
    motus_collision_behavior *collision);

/** The number of boundaries that have an identifier. */
size_t
motus_collision_behavior_boundary_count(motus_collision_behavior *collision);

/** The identifier of a boundary, in the order of adding;
 *  #MOTUS_BOUNDARY_REFERENCE beyond the end. */
int32_t
motus_collision_behavior_boundary_at(motus_collision_behavior *collision,
                                     size_t index);

/** Reads the points of a boundary.
 *
 *  Time: O(n) in the points.
 *
 *  @param out_points [or NULL] the first `capacity` of them. NULL when that is
 *         0.
 *  @param out_count how many there are.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_NOT_FOUND. */
motus_status motus_collision_behavior_boundary_points(
    motus_collision_behavior *collision, int32_t identifier,
    motus_point *out_points, size_t capacity, size_t *out_count);

/* Attachments. Items that are tied to each other still collide, but for those
 * that are tied closely, as the links of a bridge, see
 * motus_attachment_collision. A rod between two items that collide cannot be
 * shorter than they keep each other apart.
 *
 * The point at which an attachment is fastened to an item is determined when
 * the attachment is added to an animator: by an offset from the middle of the
 * item, or by an anchor, a point in the animator's coordinates that moves with
 * the items from then on. An attachment that is removed and added again is
 * fastened at the same anchor. */

/** Joints that an attachment can be. */
typedef enum motus_attachment_type {
  /** A rod from an item to a point; with a frequency a spring. */
  MOTUS_ATTACHMENT_ANCHOR = 0,
  /** A rod between two items; with a frequency a spring. */
  MOTUS_ATTACHMENT_ITEMS = 1,
  /** A rope between two items: they come as near as they like. */
  MOTUS_ATTACHMENT_LIMIT = 2,
  /** A weld: two items move as one, or one item stays where it is. */
  MOTUS_ATTACHMENT_FIXED = 3,
  /** A hinge between two items, or an item and a point. */
  MOTUS_ATTACHMENT_PIN = 4,
  /** A slide: the first item moves along a line of the other, or of the plane,
   *  and does not turn against it. */
  MOTUS_ATTACHMENT_SLIDING = 5
} motus_attachment_type;

/** Whether the two items of an attachment collide with each other. */
typedef enum motus_attachment_collision {
  /** The two items collide, unless the attachment ties them closely: a hinge, a
   *  weld or a slide whose anchor is inside of each item, or no further outside
   *  of it than the smaller of the two reaches from its middle; or a rod so
   *  short that they overlap at every angle. */
  MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE = 0,
  /** The two items always collide. */
  MOTUS_ATTACHMENT_COLLIDES_ALWAYS = 1,
  /** The two items never collide. */
  MOTUS_ATTACHMENT_COLLIDES_NEVER = 2
} motus_attachment_collision;

/** Settings of an attachment. A type uses only those that name it; the others
 *  must keep their defaults: anything else is #MOTUS_ERROR_INVALID_ARGUMENT.
 *  ANCHOR stands for #MOTUS_ATTACHMENT_ANCHOR, and so on. */
typedef struct motus_attachment_options {
  size_t struct_size;
  /** #MOTUS_ATTACHMENT_ANCHOR by default. */
  motus_attachment_type type;
  /** Whether its two items collide with each other. When several attachments
   *  tie two items, one that keeps them from colliding is enough. Two items
   *  that a hinge joins at their edges and that always collide press against
   *  the hinge at every angle. #MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE by
   *  default. */
  motus_attachment_collision collision;
  /** The item that is fastened; required, NULL once it has ended.
   *  [lent or NULL] */
  motus_dynamic_item *item;
  /** The item to which it is fastened; required by ITEMS and LIMIT, NULL for
   *  ANCHOR. NULL, the default, fastens the item to a point of the plane.
   *  [lent or NULL] */
  motus_dynamic_item *other;
  /** For ANCHOR, ITEMS and LIMIT: where the attachment is fastened to `item`,
   *  in points from its middle, turned with it. Zero by default. */
  motus_vector offset;
  /** For ITEMS and LIMIT: where it is fastened to `other`, in the same way. */
  motus_vector other_offset;
  /** The point in the animator's coordinates at which ANCHOR holds the item, or
   *  at which FIXED, PIN and SLIDING join both. Zero by default. */
  motus_point anchor;
  /** For SLIDING, required: the direction of the line; its length does not
   *  count. */
  motus_vector axis;
  /** For ANCHOR, ITEMS and LIMIT: the length in points, not negative. NaN, the
   *  default, takes the present distance: for views and groups, that at the
   *  moment in which the attachment joins an animator. A rod below 1 point is a
   *  hinge. */
  double length;
  /** For all but LIMIT and SLIDING: the undamped frequency of a spring in
   *  hertz, not negative; 0, the default, is rigid. A rod becomes a spring; a
   *  hinge gives way at its anchor; welded items give way in place and angle,
   *  each with this frequency. They follow the closed form of x'' + 2 z w x' +
   *  w² x = 0, w = 2 pi f, with z the damping ratio and the mass reduced to the
   *  anchors: so two items swing with this frequency whatever their masses, and
   *  under a gravity of g an item hangs g / w² lower. Above 45 hertz, a fifth
   *  of a turn in a step, a spring acts as one of 45. */
  double frequency;
  /** For all but LIMIT and SLIDING: the damping ratio of a spring, not
   *  negative: 0, the default, swings for ever, 1 does not overshoot, more
   *  creeps. */
  double damping_ratio;
  /** For PIN: the largest torque with which the hinge resists turning, not
   *  negative; 0 by default. A torque of 1 slows an item of 100 by 100 points
   *  and density 1 that turns about its middle by 6 radians/s². The hinge does
   *  not turn under loads whose torque is smaller. */
  double friction_torque;
  /** For PIN and SLIDING: how far the item may turn, in radians clockwise, or
   *  move along the axis, in points, relative to the other item or the plane
   *  and counted from where it begins. Not above 0; -INFINITY, the default, is
   *  no limit. */
  double lower_limit;
  /** For PIN and SLIDING: how far it may turn or move to the other side. Not
   *  below 0; INFINITY, the default, is no limit. */
  double upper_limit;
} motus_attachment_options;

/** Fills in the defaults, which are the same for all types; `item` is NULL. */
motus_status motus_attachment_options_init(motus_attachment_options *options,
                                           size_t struct_size);

/** Creates an attachment.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also for an item tied to itself, an
 *          axis without length and settings that the type does not have;
 *          #MOTUS_ERROR_STRUCT_SIZE; #MOTUS_ERROR_LIMIT. */
motus_status
motus_attachment_behavior_create(motus_runtime *runtime,
                                 const motus_attachment_options *options,
                                 motus_attachment_behavior **out_attachment);

/** Reads the settings of an attachment, the anchor as it was given or set last:
 *  motus_dynamic_animator_joints() has the present anchors of two items. `item`
 *  and `other` are NULL when they have ended. `out_options->struct_size` says
 *  how many of its bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_attachment_behavior_get_options(motus_attachment_behavior *attachment,
                                      motus_attachment_options *out_options);

/** Changes the settings of an attachment: collision, length, frequency, damping
 *  ratio, friction and limits, and the anchor of an item that is tied to a
 *  point. All other settings must be as they were read.
 *
 *  When the length of a rod or of a taut rope changes, the item is drawn to the
 *  new distance within some frames and keeps no velocity from that; on a spring
 *  it swings there. An item that stands exactly at the other end moves down
 *  from there. A length of NaN leaves the length as it is.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also when something else differs:
 *          type, items, offsets, axis, the anchor between two items. */
motus_status
motus_attachment_behavior_set_options(motus_attachment_behavior *attachment,
                                      const motus_attachment_options *options);

/** The anchor, as it was given or set last; zero between two items by rod or
 *  rope. */
motus_point
motus_attachment_behavior_anchor_point(motus_attachment_behavior *attachment);

/** Moves the anchor of an item that is attached to a point: within the next
 *  frame the anchor goes to the new place at constant speed, and pulls the item
 *  along. May be called in each frame, with the place of a finger for instance.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_INVALID_STATE when the attachment ties two items. */
motus_status motus_attachment_behavior_set_anchor_point(
    motus_attachment_behavior *attachment, motus_point anchor);

/* Snap. */

/** Creates a snap, which brings an item to a point and turns it upright, by the
 *  shorter way: a rotation ends at a whole turn. It is a spring of 3 hertz in
 *  place and angle, whatever the mass; several snaps of one item bring it to
 *  the middle of their points, and under a gravity of 1 the item ends 2.8
 *  points below.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT. */
motus_status motus_snap_behavior_create(motus_runtime *runtime,
                                        motus_dynamic_item *item,
                                        motus_point point,
                                        motus_snap_behavior **out_snap);

/** The point to which the item snaps. */
motus_point motus_snap_behavior_point(motus_snap_behavior *snap);

/** Sets the point to which the item snaps.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_snap_behavior_set_point(motus_snap_behavior *snap,
                                           motus_point point);

/** The damping ratio of the spring: 0 swings most, 1 not at all; .5 by default.
 *  Values below .1 act as .1, so that every snap comes to rest. */
double motus_snap_behavior_damping_ratio(motus_snap_behavior *snap);

/** Sets how little it swings; 0 to 1.
 *
 *  @return as motus_snap_behavior_set_point(). */
motus_status motus_snap_behavior_set_damping_ratio(motus_snap_behavior *snap,
                                                   double damping_ratio);

/* Push. */

/** How long a push lasts. */
typedef enum motus_push_mode {
  /** A force while it is active. */
  MOTUS_PUSH_CONTINUOUS = 0,
  /** One impulse with the next tick in which it has a direction and is in an
   *  animator; afterwards it is not active. */
  MOTUS_PUSH_INSTANTANEOUS = 1
} motus_push_mode;

/** Creates an active push without direction.
 *
 *  Time: O(n) in the items.
 *
 *  @param items [or NULL]
 *  @return as motus_gravity_behavior_create(). */
motus_status motus_push_behavior_create(motus_runtime *runtime,
                                        motus_dynamic_item *const *items,
                                        size_t count, motus_push_mode mode,
                                        motus_push_behavior **out_push);

/** How long it lasts. */
motus_push_mode motus_push_behavior_mode(motus_push_behavior *push);

/** Whether it pushes. An instantaneous push becomes inactive when it has acted.
 *  */
bool motus_push_behavior_is_active(motus_push_behavior *push);

/** Sets whether it pushes. Items keep their velocities; an instantaneous push
 *  that is made active acts once more.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_push_behavior_set_active(motus_push_behavior *push,
                                            bool active);

/** The force of a push as a vector. A length of 1 gives a mass of 1 an
 *  acceleration of 100 points/s² or, when instantaneous, a velocity of 100
 *  points/s. Zero at first. */
motus_vector motus_push_behavior_direction(motus_push_behavior *push);

/** Sets the direction.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_push_behavior_set_direction(motus_push_behavior *push,
                                               motus_vector direction);

/** Where the force acts on an item, from its middle; zero by default. */
motus_vector motus_push_behavior_target_offset(motus_push_behavior *push,
                                               motus_dynamic_item *item);

/** Sets where the force acts on an item: off its middle it also turns it. The
 *  offset does not turn with the item.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_NOT_FOUND when it is not
 *          an item of the push. */
motus_status motus_push_behavior_set_target_offset(motus_push_behavior *push,
                                                   motus_dynamic_item *item,
                                                   motus_vector offset);

/* Properties of items. When several item behaviors have the same item, each
 * property is taken from the behavior that was added last among those that say
 * something of it; children count after their parent. Changes take effect with
 * the next tick. */

/** Yes, no, or not set. */
typedef enum motus_choice {
  /** Not set here: other behaviors of the same item decide. */
  MOTUS_CHOICE_OPEN = -1,
  MOTUS_CHOICE_NO = 0,
  MOTUS_CHOICE_YES = 1
} motus_choice;

/** Physical properties of items. A number is NaN by default, a choice
 *  #MOTUS_CHOICE_OPEN: the property is left to other item behaviors of the same
 *  item. The value in brackets holds when all of them leave it. */
typedef struct motus_item_behavior_options {
  size_t struct_size;
  /** Restitution: which part of its speed an item keeps when it bounces, 0 to 1
   *  [0]. Between two items the larger value is used, at a boundary the item's.
   */
  double elasticity;
  /** The coefficient of friction, not negative [0]. Between two items the
   *  square root of the product of the two is used, at a boundary the item's.
   */
  double friction;
  /** The mass of 100 by 100 points, 1e-6 to 1e6 [1]. */
  double density;
  /** Linear drag: dv/dt = -resistance v, per second, not negative [0]. */
  double resistance;
  /** Angular drag: dw/dt = -resistance w for the angular velocity w, per
   *  second, not negative [0]. */
  double angular_resistance;
  /** The charge, for electric and magnetic fields [0]. */
  double charge;
  /** Whether only the host moves the items; other items collide with them [NO].
   *  An anchored item that is given a velocity moves with it until it is given
   *  another, and nothing stops it. An anchored item that is given another
   *  place, by motus_dynamic_animator_update_item() or
   *  motus_dynamic_animator_set_item_states(), goes there evenly within the
   *  next frame, or at once if the place is more than 100 points away. On its
   *  way it wakes, pushes and carries the items that it meets. */
  motus_choice is_anchored;
  /** Whether the items turn [YES]. */
  motus_choice allows_rotation;
} motus_item_behavior_options;

/** Fills in the defaults: every property is left to others. */
motus_status
motus_item_behavior_options_init(motus_item_behavior_options *options,
                                 size_t struct_size);

/** Creates an item behavior.
 *
 *  Time: O(n) in the items.
 *
 *  @param options [or NULL] NULL leaves every property to others.
 *  @param items [or NULL] NULL when `count` is 0.
 *  @return as motus_gravity_behavior_create(); #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_item_behavior_create(motus_runtime *runtime,
                           const motus_item_behavior_options *options,
                           motus_dynamic_item *const *items, size_t count,
                           motus_item_behavior **out_behavior);

/** Reads the properties that a behavior sets. `out_options->struct_size` says
 *  how many of its bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status
motus_item_behavior_get_options(motus_item_behavior *behavior,
                                motus_item_behavior_options *out_options);

/** Sets the properties of a behavior.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status
motus_item_behavior_set_options(motus_item_behavior *behavior,
                                const motus_item_behavior_options *options);

/** The velocity of an item, in points per second. */
motus_vector motus_item_behavior_linear_velocity(motus_item_behavior *behavior,
                                                 motus_dynamic_item *item);

/** Adds to the velocity of an item, in points per second: for instance the
 *  velocity of the finger that has let go of it. Without an animator it is
 *  stored and applied when the behavior is added to one.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_NOT_FOUND when it is not
 *          an item of the behavior. */
motus_status
motus_item_behavior_add_linear_velocity(motus_item_behavior *behavior,
                                        motus_dynamic_item *item,
                                        motus_vector velocity);

/** The angular velocity of an item, in radians per second. */
double motus_item_behavior_angular_velocity(motus_item_behavior *behavior,
                                            motus_dynamic_item *item);

/** Adds to the angular velocity of an item, in radians per second.
 *
 *  @return as motus_item_behavior_add_linear_velocity(). */
motus_status motus_item_behavior_add_angular_velocity(
    motus_item_behavior *behavior, motus_dynamic_item *item, double velocity);

/* Fields. Several add up; a distance of 100 points counts as 1. An item is in a
 * region when its middle is. Anchored items are left alone. Animators pause in
 * fields that move nothing; noise and turbulence with an animation speed keep
 * theirs running. */

/** Effects of fields. Accelerations are in points/s², at a strength of 1 and
 *  before the falloff. `m` is the item's mass, `v` its velocity in points per
 *  second, `r` its distance from the position of the field in points, and `R`
 *  is `r`/100. A negative strength reverses the effect.
 *
 *  Near the position of the field, where one step would carry an item past it,
 *  an attraction is weaker: it is at most 5184 `r` points/s², that of a spring
 *  field 82944 `r`. */
typedef enum motus_field_type {
  /** Drag: slows items down, by `v`²/100/`m`, never beyond a standstill. */
  MOTUS_FIELD_DRAG = 0,
  /** Accelerates items around the position of the field, clockwise, by
   *  100/`m`². */
  MOTUS_FIELD_VORTEX = 1,
  /** Accelerates items towards the position of the field, by 100 points/s²,
   *  whatever their mass. */
  MOTUS_FIELD_RADIAL_GRAVITY = 2,
  /** Accelerates items along `direction`; a direction of length 1 means 100
   *  points/s². */
  MOTUS_FIELD_LINEAR_GRAVITY = 3,
  /** Gives items 100 times `direction` as their velocity. */
  MOTUS_FIELD_VELOCITY = 4,
  /** Random accelerations, up to 100 points/s² along each axis, whatever the
   *  mass; the same in every run. */
  MOTUS_FIELD_NOISE = 5,
  /** Random and proportional to the velocity: the noise times `v`/100/`m`. */
  MOTUS_FIELD_TURBULENCE = 6,
  /** A spring: pulls items towards the position of the field, by `r`/`m`. */
  MOTUS_FIELD_SPRING = 7,
  /** Pushes items away from the position of the field, by 100 times their
   *  charge/`m`/`R`; negative charges are attracted. */
  MOTUS_FIELD_ELECTRIC = 8,
  /** Pushes items at a right angle to their velocity, upwards when they move
   *  right, by `v` times their charge/`m`/`R`. The speed does not change. */
  MOTUS_FIELD_MAGNETIC = 9,
  /** The force that the function of motus_field_behavior_set_evaluator()
   *  computes. Of the settings only position and region are used. */
  MOTUS_FIELD_CUSTOM = 10
} motus_field_type;

/** A part of the plane in which a field acts, relative to the field's position.
 *  Immutable. */
typedef struct motus_region motus_region;

/** Shapes of a simple region. */
typedef enum motus_region_shape {
  /** Every point. */
  MOTUS_REGION_INFINITE = 0,
  /** A disc around the position of the field. */
  MOTUS_REGION_DISC = 1,
  /** An upright rectangle whose middle is the position of the field. */
  MOTUS_REGION_BOX = 2
} motus_region_shape;

/** Creates a region.
 *
 *  @param size the size of the box, or of the square around the disc; ignored
 *         for the infinite region. 0 to 1e9 points.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT,
 *          also when a disc is not as wide as high; #MOTUS_ERROR_LIMIT. */
motus_status motus_region_create(motus_runtime *runtime,
                                 motus_region_shape shape, motus_size size,
                                 motus_region **out_region);

/** How motus_region_combine() makes a region out of others. */
typedef enum motus_region_operation {
  /** The points of either region. */
  MOTUS_REGION_UNION = 0,
  /** The points of the first region that are not in the other. */
  MOTUS_REGION_DIFFERENCE = 1,
  /** The points of both regions. */
  MOTUS_REGION_INTERSECTION = 2,
  /** The points that are not in the region; there is no other. */
  MOTUS_REGION_INVERSE = 3
} motus_region_operation;

/** Creates a region out of one or two others, which may be released at once.
 *
 *  @param other [or NULL] NULL for #MOTUS_REGION_INVERSE, else required.
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_FOREIGN_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT; #MOTUS_ERROR_LIMIT, also when the
 *          result would consist of more than 256 simple regions and operations.
 */
motus_status motus_region_combine(motus_region *region,
                                  motus_region_operation operation,
                                  motus_region *other,
                                  motus_region **out_region);

/** Whether a region contains a point, given relative to the position of the
 *  field.
 *
 *  Time: O(n) in the simple regions of which it is made. */
bool motus_region_contains(motus_region *region, motus_point point);

/** Settings of a field. */
typedef struct motus_field_options {
  size_t struct_size;
  /** #MOTUS_FIELD_DRAG by default. */
  motus_field_type type;
  /** The region in which the field acts, retained; NULL, the default, for
   *  everywhere. [retained or NULL] */
  motus_region *region;
  /** The position of the field, in the animator's coordinates; zero by default.
   */
  motus_point position;
  /** A factor on what the field does, see motus_field_type; 1 by default. */
  double strength;
  /** The strength is multiplied by (distance / 100) to the power of -falloff.
   *  0, the default, is the same everywhere; 0 to 16. */
  double falloff;
  /** Distances below this one, in points, are taken as this one by the falloff
   *  and by electric and magnetic fields. .01 by default; at least .001. */
  double minimum_radius;
  /** For linear gravity and velocity fields: the vector of the acceleration or
   *  the velocity; zero by default. */
  motus_vector direction;
  /** For noise and turbulence, 0 to 1: how slowly they change from place to
   *  place. 0, the default, changes every 10 points, 1 every 200. */
  double smoothness;
  /** For noise and turbulence: changes per second; 0 by default; up to 1e3. */
  double animation_speed;
} motus_field_options;

/** Fills in the defaults, which are the same for all types: a field that acts
 *  everywhere. */
motus_status motus_field_options_init(motus_field_options *options,
                                      size_t struct_size);

/** Creates a field.
 *
 *  Time: O(n) in the items.
 *
 *  @param items [or NULL] NULL when `count` is 0.
 *  @return as motus_gravity_behavior_create(); #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_field_behavior_create(motus_runtime *runtime,
                                         const motus_field_options *options,
                                         motus_dynamic_item *const *items,
                                         size_t count,
                                         motus_field_behavior **out_field);

/** Reads the settings of a field. `out_options->struct_size` says how many of
 *  its bytes may be written.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT;
 *          #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_field_behavior_get_options(motus_field_behavior *field,
                                              motus_field_options *out_options);

/** Changes the settings of a field; the type stays.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_STRUCT_SIZE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT, also for another type. */
motus_status
motus_field_behavior_set_options(motus_field_behavior *field,
                                 const motus_field_options *options);

/** An item in a custom field. */
typedef struct motus_field_probe {
  /** Lent. [lent] */
  motus_dynamic_item *item;
  /** Its middle halfway through the step, in the animator's coordinates, in
   *  points. */
  motus_point position;
  /** In points per second. */
  motus_vector velocity;
  /** Its mass; 1 for 100 by 100 points at a density of 1. */
  double mass;
  /** Its charge, see motus_item_behavior_options. */
  double charge;
  /** The length of the step, 1/240 s. */
  double time_step;
} motus_field_probe;

/** Sets `out_force`, zero before, to the force on an item: 1 gives a mass of 1
 *  an acceleration of 100 points/s². Called in every step for every item in the
 *  region. A force that is not finite counts as zero. Where runs are to be
 *  repeatable, the same arguments must give the same force. Snapshots of the
 *  animator can be neither taken nor restored here (#MOTUS_ERROR_REENTRANT). */
typedef void (*motus_field_fn)(void *user_data, motus_field_behavior *field,
                               const motus_field_probe *probe,
                               motus_vector *out_force);

/** Sets the function that computes the force of a custom field. NULL, as at
 *  first: no force.
 *
 *  @param fn [or NULL; until replaced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_STATE for
 *          other fields. */
motus_status motus_field_behavior_set_evaluator(motus_field_behavior *field,
                                                motus_field_fn fn,
                                                void *user_data,
                                                motus_destroy_fn destroy);

/* ---- Events -------------------------------------------------------------- */

/** Kinds of events. "Of a view" means that `subject` of the motus_event is a
 *  view. A comment holds for the kinds below it up to the next comment. */
typedef enum motus_event_kind {
  /** Of a view controller (`subject`); `detail` is 1 when animated. [subject
   *  motus_view_controller; detail bool] */
  MOTUS_EVENT_VIEW_DID_LOAD = 1,
  MOTUS_EVENT_VIEW_WILL_APPEAR = 2,
  MOTUS_EVENT_VIEW_IS_APPEARING = 3,
  MOTUS_EVENT_VIEW_DID_APPEAR = 4,
  MOTUS_EVENT_VIEW_WILL_DISAPPEAR = 5,
  MOTUS_EVENT_VIEW_DID_DISAPPEAR = 6,
  /** `other` is the parent, NULL when it leaves one. [subject
   *  motus_view_controller; other motus_view_controller or NULL] */
  MOTUS_EVENT_WILL_MOVE_TO_PARENT = 7,
  MOTUS_EVENT_DID_MOVE_TO_PARENT = 8,
  /** Of a navigation controller; `other` is what it shows. [subject
   *  motus_navigation_controller; other motus_view_controller] */
  MOTUS_EVENT_WILL_SHOW = 9,
  MOTUS_EVENT_DID_SHOW = 10,
  /** Of a tab bar controller; `other` is what the user has selected. [subject
   *  motus_tab_bar_controller; other motus_view_controller] */
  MOTUS_EVENT_DID_SELECT = 11,
  /** Of a view controller: its view is about to change its size. [subject
   *  motus_view_controller] */
  MOTUS_EVENT_VIEW_WILL_CHANGE_SIZE = 12,
  /** Of a view controller; `detail` and `value` are the horizontal and the
   *  vertical motus_size_class that it will have. [subject
   *  motus_view_controller; detail motus_size_class; value motus_size_class] */
  MOTUS_EVENT_TRAITS_WILL_CHANGE = 13,
  /** Of a container, or of the presenting controller; `other` is the controller
   *  that comes, `detail` the motus_navigation_operation. A transition that
   *  begins interactively reports that it has become interactive instead.
   *  [subject motus_view_controller; other motus_view_controller or NULL;
   *  detail motus_navigation_operation] */
  MOTUS_EVENT_TRANSITION_BEGAN = 16,
  /** `value` is the fraction. [subject motus_view_controller; other
   *  motus_view_controller or NULL; detail motus_navigation_operation; value
   *  number] */
  MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE = 17,
  MOTUS_EVENT_TRANSITION_FINISHING = 18,
  MOTUS_EVENT_TRANSITION_CANCELLING = 19,
  /** `detail` is 1 when it has completed. [subject motus_view_controller; other
   *  motus_view_controller or NULL; detail bool] */
  MOTUS_EVENT_TRANSITION_ENDED = 20,
  /** Of a presentation controller that has taken over from another one; `other`
   *  is the presented controller, `detail` the motus_presentation_style that it
   *  has now, #MOTUS_PRESENTATION_NONE when it is back in its own style.
   *  [subject motus_presentation_controller; other motus_view_controller;
   *  detail motus_presentation_style] */
  MOTUS_EVENT_PRESENTATION_ADAPTED = 24,
  /** Of a sheet; `other` is the presented controller. The user has chosen the
   *  detent `detail`. [subject motus_presentation_controller; other
   *  motus_view_controller; detail int] */
  MOTUS_EVENT_SHEET_DETENT_CHANGED = 25,
  /** A finger begins to drag a sheet, and ends it with a velocity of `value`
   *  points per second downwards; `detail` is 0 when the touch was cancelled.
   *  [subject motus_presentation_controller; other motus_view_controller;
   *  detail bool; value number] */
  MOTUS_EVENT_SHEET_DRAG_BEGAN = 26,
  MOTUS_EVENT_SHEET_DRAG_ENDED = 27,
  /** The end of something that was requested with a user_data and without a
   *  completion function: an animation, an animator, a request to a container,
   *  a presentation. `other` is the user_data as it was given; `detail` is what
   *  the completion would get: for animators a motus_animating_position, for
   *  all others 1 when it has finished and 0 when not. [other token; detail
   *  int] */
  MOTUS_EVENT_COMPLETED = 28,
  /** Of a presentation controller; `other` is the controller that is presented.
   *  Only for dismissals by the user. [subject motus_presentation_controller;
   *  other motus_view_controller or NULL] */
  MOTUS_EVENT_WILL_DISMISS = 29,
  MOTUS_EVENT_DID_DISMISS = 30,
  MOTUS_EVENT_DID_ATTEMPT_TO_DISMISS = 31,
  /** Of a recognizer; `other` is its view, `detail` the
   *  motus_recognition_state. [subject motus_gesture; other motus_view or NULL;
   *  detail motus_recognition_state] */
  MOTUS_EVENT_GESTURE = 32,
  /** Of a view or a value: what has an implicit timing has come to rest, see
   *  motus_view_set_implicit(). `value` is the property, `detail` 1 when it has
   *  come to rest on its model value. [subject motus_view or motus_value;
   *  detail bool; value int] */
  MOTUS_EVENT_SETTLED = 33,
  /** Of a view, `other` is its parent: a child of motus_view_arrange() begins
   *  to come, has come, begins to leave, has left, or is listed again while it
   *  leaves. `detail` of LEFT is 1 when its exit has come to its end, 0 when it
   *  was cut off. Every LEAVING is followed by one LEFT or RETURNED, every
   *  ENTERING by one ENTERED, LEAVING or LEFT. [subject motus_view; other
   *  motus_view; detail bool] */
  MOTUS_EVENT_CHILD_ENTERING = 34,
  MOTUS_EVENT_CHILD_ENTERED = 35,
  MOTUS_EVENT_CHILD_LEAVING = 36,
  MOTUS_EVENT_CHILD_LEFT = 37,
  MOTUS_EVENT_CHILD_RETURNED = 38,
  /** Of a view: it has gone to another list of its group; `other` is the parent
   *  from which it comes. [subject motus_view; other motus_view] */
  MOTUS_EVENT_CHILD_MOVED_PARENT = 39,
  /** Of a view that has children by motus_view_arrange(): none of them moves
   *  any more. `detail` is 0 when something of it was cut off. [subject
   *  motus_view; detail bool] */
  MOTUS_EVENT_ARRANGEMENT_SETTLED = 40,
  /** Of the destination view of a flight, `other` is the source view: the
   *  flight begins; and it ends, both views are drawn at their places again. It
   *  ends before the event of the transition's end. `detail` of ENDED is 0 when
   *  another transition has cut it off. [subject motus_view; other motus_view;
   *  detail bool] */
  MOTUS_EVENT_FLIGHT_BEGAN = 41,
  MOTUS_EVENT_FLIGHT_ENDED = 42,
  /** Of a child that is dragged, `other` is its parent: `detail` is the index
   *  that the finger means; see motus_view_update_reorder(). [subject
   *  motus_view; other motus_view; detail int] */
  MOTUS_EVENT_REORDER_CHANGED = 43,
  /** Likewise, when the drag is over: `detail` is the index, -1 when the child
   *  has left. [subject motus_view; other motus_view; detail int] */
  MOTUS_EVENT_REORDER_ENDED = 44,
  /** Of a dynamic animator. [subject motus_dynamic_animator] */
  MOTUS_EVENT_DYNAMICS_WILL_RESUME = 48,
  MOTUS_EVENT_DYNAMICS_DID_PAUSE = 49,
  /** `other` is the item. [subject motus_dynamic_animator; other
   *  motus_dynamic_item] */
  MOTUS_EVENT_DYNAMICS_ITEM_LEFT = 50,
  /** Of a collision behavior; `other` is the item, `detail` the index in
   *  motus_dynamic_animator_contact_events(). [subject
   *  motus_collision_behavior; other motus_dynamic_item; detail int] */
  MOTUS_EVENT_CONTACT_BEGAN = 51,
  MOTUS_EVENT_CONTACT_ENDED = 52,
  /** Of a display link; `value` is the target time. [subject
   *  motus_display_link; value number] */
  MOTUS_EVENT_DISPLAY_LINK = 64,
  /** The safe area of a controller's view, `subject`, has changed. [subject
   *  motus_view_controller] */
  MOTUS_EVENT_SAFE_AREA_CHANGED = 72,
  /** Of a scroller; `other` is its view. [subject motus_scroller; other
   *  motus_view] */
  MOTUS_EVENT_SCROLL_WILL_BEGIN_DRAGGING = 80,
  /** `value` is the vertical offset, `detail` 1 when motus_scroller_adjust()
   *  has changed it. [subject motus_scroller; other motus_view; detail bool;
   *  value number] */
  MOTUS_EVENT_SCROLL_DID_SCROLL = 81,
  /** `value` is the vertical velocity. [subject motus_scroller; other
   *  motus_view; value number] */
  MOTUS_EVENT_SCROLL_WILL_END_DRAGGING = 82,
  /** `detail` is 1 when it goes on by itself. [subject motus_scroller; other
   *  motus_view; detail bool] */
  MOTUS_EVENT_SCROLL_DID_END_DRAGGING = 83,
  /** The scroller goes on by itself. [subject motus_scroller; other motus_view]
   */
  MOTUS_EVENT_SCROLL_WILL_BEGIN_DECELERATING = 84,
  /** `detail` is 1 when nothing has interrupted it. [subject motus_scroller;
   *  other motus_view; detail bool] */
  MOTUS_EVENT_SCROLL_DID_END_DECELERATING = 85,
  MOTUS_EVENT_SCROLL_DID_END_ANIMATION = 86,
  /** `detail` is the motus_axis, `value` the page. [subject motus_scroller;
   *  other motus_view; detail motus_axis; value int] */
  MOTUS_EVENT_SCROLL_PAGE_CHANGED = 87,
  /** The scroller has been pulled far enough, or is at the top. [subject
   *  motus_scroller; other motus_view] */
  MOTUS_EVENT_SCROLL_DID_TRIGGER_REFRESH = 88,
  MOTUS_EVENT_SCROLL_DID_SCROLL_TO_TOP = 89,
  /** `value` is the scale. [subject motus_scroller; other motus_view; value
   *  number] */
  MOTUS_EVENT_SCROLL_WILL_BEGIN_ZOOMING = 90,
  /** `value` is the scale. [subject motus_scroller; other motus_view; value
   *  number] */
  MOTUS_EVENT_SCROLL_DID_ZOOM = 91,
  /** `value` is the scale. [subject motus_scroller; other motus_view; value
   *  number] */
  MOTUS_EVENT_SCROLL_DID_END_ZOOMING = 92,
  /** `value` is where the finger is, vertically in the window. [subject
   *  motus_scroller; other motus_view; value number] */
  MOTUS_EVENT_SCROLL_WANTS_KEYBOARD_AWAY = 93,
  /** A split view controller shows other columns; `detail` is the mode.
   *  [subject motus_split_view_controller; detail motus_split_mode] */
  MOTUS_EVENT_SPLIT_MODE_CHANGED = 94,
  /** A split view has collapsed, `detail` 1, or expanded, 0. [subject
   *  motus_split_view_controller; detail bool] */
  MOTUS_EVENT_SPLIT_COLLAPSED = 95,
  /** Of a timer; `value` is the time at which it was due. [subject motus_timer;
   *  value number] */
  MOTUS_EVENT_TIMER = 65,
  /** Of an animator that has passed a cue: `value` is the number of the cue,
   *  `detail` 1 forward and -1 back. [subject motus_property_animator; detail
   *  int; value int] */
  MOTUS_EVENT_CUE = 66,
  /** A finger begins to drag, drags on, and lets go; `other` is the view or the
   *  value that it moves, `detail` the anchor, -1 for none. [subject
   *  motus_drag; other motus_view or motus_value; detail int] */
  MOTUS_EVENT_DRAG_BEGAN = 67,
  MOTUS_EVENT_DRAG_CHANGED = 68,
  MOTUS_EVENT_DRAG_ENDED = 69,
  /** A thing that a finger has let go rests, `value` 1, or something else has
   *  taken it, 0. [subject motus_drag; other motus_view or motus_value; detail
   *  int; value bool] */
  MOTUS_EVENT_DRAG_SETTLED = 70,
  /** Of a row, `other` is its list: its actions begin to show, on the side
   *  `detail`. Each is followed by one CLOSED. [subject motus_view; other
   *  motus_view; detail motus_row_side] */
  MOTUS_EVENT_ROW_OPENED = 96,
  /** Of a row, `other` is its list: its actions are gone. `detail` is 1 when it
   *  has come back or is out of sight, 0 when it, or its list, has left the
   *  window. [subject motus_view; other motus_view; detail bool] */
  MOTUS_EVENT_ROW_CLOSED = 97,
  /** Of a row under a finger, `other` is its list: from now on its first action
   *  on the side `detail` would be done by a lift; and not any more. Each ARMED
   *  is followed by one DISARMED, CHOSEN or CLOSED. [subject motus_view; other
   *  motus_view; detail motus_row_side] */
  MOTUS_EVENT_ROW_ARMED = 98,
  MOTUS_EVENT_ROW_DISARMED = 99,
  /** Of a row, `other` is its list: the user has chosen its action with the
   *  index `detail`, on the side `value`. It is to be done, and
   *  motus_view_finish_row_action() called. [subject motus_view; other
   *  motus_view; detail int; value motus_row_side] */
  MOTUS_EVENT_ROW_CHOSEN = 100,
  /** Of a view: it loses the focus, or gains it; `other` is the view that gains
   *  or has lost it, NULL when there is none; `detail` is the
   *  motus_focus_direction. Each GAINED is followed by one LOST of its view.
   *  [subject motus_view; other motus_view or NULL; detail
   *  motus_focus_direction] */
  MOTUS_EVENT_FOCUS_LOST = 104,
  MOTUS_EVENT_FOCUS_GAINED = 105,
  /** Of the window: motus_runtime_focus_order() has other views, another order,
   *  or other views that can have the focus. [subject motus_view] */
  MOTUS_EVENT_FOCUS_ORDER_CHANGED = 106,
  /** Of a dynamic animator with a content size: elements of its collection have
   *  moved, `detail` of them. [subject motus_dynamic_animator; detail int] */
  MOTUS_EVENT_DYNAMICS_LAYOUT_CHANGED = 107
} motus_event_kind;

/** Returns the name of an event, "MOTUS_EVENT_VIEW_DID_LOAD" for instance;
 *  "MOTUS_EVENT_UNKNOWN" for other numbers.
 *
 *  @return [until the process ends] */
const char *motus_event_kind_name(motus_event_kind kind);

/** Something that happened: the same that callbacks report. There is no event
 *  for callbacks that return an answer, create something or lay out, nor for
 *  those that a call of the host makes at once. */
typedef struct motus_event {
  /** Later versions may know more kinds. */
  motus_event_kind kind;
  /** A number of the event, see the kinds; 0 where a kind has none. */
  int32_t detail;
  /** Lent; may have ended since. [handle; lent or NULL] */
  void *subject;
  /** The other object of the event, see the kinds. [handle or token; lent or
   *  NULL] */
  void *other;
  /** The subject's tag when it happened, see motus_set_tag(). */
  uint64_t tag;
  /** The time of the frame, in seconds. */
  double time;
  /** Another number of the event, see the kinds; 0 where a kind has none. */
  double value;
} motus_event;

/** Lends the events since the previous tick: those of the last tick, and those
 *  that calls of the host caused before it, in order.
 *
 *  @param out_events [until the next tick]
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_events(motus_runtime *runtime,
                                  const motus_event **out_events,
                                  size_t *out_count);

/* ---- Frames -------------------------------------------------------------- */

/* A host that draws on a thread of its own publishes what a tick has come to:
 * the runtime's thread ticks on while the other one reads. A published frame is
 * a copy, named by a number that is no handle; the functions of this section
 * that take this number may be called on any thread, one thread at a time for
 * each frame, and wait for no other thread. Up to three frames of a runtime are
 * out at once.
 *
 *   motus_runtime_tick(runtime, time);          // the runtime's thread
 *   if (!motus_runtime_publish(runtime, contents, &frame))
 *     hand_over(frame);
 *
 *   motus_frame_draw_list(frame, &items, &count);           // another thread
 *   draw(items, count);
 *   motus_frame_give_back(frame);
 *
 * Handles in a frame are names: the thread that has the frame may compare them,
 * and read the tags beside them, but asks the library nothing about them.
 *
 * Refusals here are reported to motus_library_set_diagnostics(), on the thread
 * that calls.
 */

/** Parts of a published frame. */
typedef enum motus_frame_content {
  /** The draw list and its effects. */
  MOTUS_FRAME_ITEMS = 1 << 0,
  /** The details of the draw list and its groups. */
  MOTUS_FRAME_DETAILS = 1 << 1,
  /** The draw list as rows for a GPU, and which of them have changed. Closes a
   *  frame as motus_runtime_draw_rows() does. */
  MOTUS_FRAME_ROWS = 1 << 2,
  /** The damage for each age. Closes a frame as motus_runtime_damage() does. */
  MOTUS_FRAME_DAMAGE = 1 << 3,
  /** The changes of the last tick. */
  MOTUS_FRAME_CHANGES = 1 << 4,
  /** The events of the last tick. */
  MOTUS_FRAME_EVENTS = 1 << 5,
  /** What a frame needs to be advanced: copies of what moves by itself, and of
   *  the views that it may bring into sight. */
  MOTUS_FRAME_MOTION = 1 << 6
} motus_frame_content;

/** What moves in a runtime and stands still in a frame that is advanced. */
typedef enum motus_frame_standing {
  /** Bodies of dynamic animators, and what these move. */
  MOTUS_FRAME_STANDS_DYNAMICS = 1 << 0,
  /** What follows other motion: what links lead, bars that answer to content,
   *  and headings that stick. */
  MOTUS_FRAME_STANDS_FOLLOWERS = 1 << 1,
  /** Pairs of views, and screens, in flight: all of them, when a tick would
   *  direct one of them anew. That is so when the place for which it heads
   *  scrolls by itself or has been changed since the last tick; when a finger
   *  has just taken its screen, moved it or let go of it; or when its
   *  transition was completed ahead of time. */
  MOTUS_FRAME_STANDS_FLIGHTS = 1 << 2,
  /** Content of scrollers that is zoomed by itself. */
  MOTUS_FRAME_STANDS_ZOOMS = 1 << 3,
  /** Motions that begin between the frame's time and the time to which it is
   *  advanced, when not all of them is known before: animators that go on along
   *  another curve after a delay, and blocks that wait to move the offset of a
   *  scroller. */
  MOTUS_FRAME_STANDS_STARTS = 1 << 4
} motus_frame_standing;

/** What a published frame is. */
typedef struct motus_frame_info {
  size_t struct_size;
  /** How many frames its runtime has published, with this one. */
  uint64_t number;
  /** The host's time of the last tick before it. */
  double time;
  /** See motus_runtime_picture_generation(). */
  uint64_t picture_generation;
  /** motus_frame_content bits. */
  uint32_t contents;
  /** motus_frame_standing bits; 0 without #MOTUS_FRAME_MOTION. */
  uint32_t standing;
  /** The host's time that it shows, since it was advanced; else `time`. */
  double shown_time;
} motus_frame_info;

/** Copies what a runtime shows into a frame that another thread may read, and
 *  which that thread gives back with motus_frame_give_back(). The frame lives
 *  until then, also when its runtime has ended; as long as one is out, an ended
 *  runtime counts among the living ones. Once three frames have been published,
 *  no memory is allocated unless a frame is larger than those before.
 *
 *  Time: O(n) in what the frame holds, beside that of the functions that lend
 *  it.
 *
 *  @param contents motus_frame_content bits, one at least.
 *  @param out_frame the name of the frame, above 0.
 *  @return #MOTUS_OK; #MOTUS_ERROR_BUSY while three are out;
 *          #MOTUS_ERROR_REENTRANT inside a tick; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_runtime_publish(motus_runtime *runtime, uint32_t contents,
                                   uint64_t *out_frame);

/** Gives a frame back: its memory is used for another one.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE when it is not out, also when
 *          it has been given back before; #MOTUS_ERROR_INVALID_ARGUMENT when it
 *          is 0. */
motus_status motus_frame_give_back(uint64_t frame);

/** Reads what a frame is. `out_info->struct_size` says how many of its bytes
 *  may be written.
 *
 *  @return as motus_frame_give_back(); #MOTUS_ERROR_STRUCT_SIZE. */
motus_status motus_frame_get_info(uint64_t frame, motus_frame_info *out_info);

/** Lets a frame show what a tick at a time would, as long as nothing new
 *  happens until then: what moves by itself goes on although the runtime's
 *  thread is late. Animations, animators, keyframes and transitions go on, what
 *  scrolls by itself, and values; delays end, and what has arrived rests at its
 *  target. What callbacks, fingers and layout would do is left to the next
 *  tick, and so is what `standing` of motus_frame_info names. A view that
 *  scrolls into sight is shown; a view that comes into sight otherwise is shown
 *  if it stands no farther away than the longer side of the window.
 *
 *  A time more than 50 ms after the frame's own counts as 50 ms after it, and a
 *  time before the frame's own as that. The speed of the runtime's own clock
 *  and its longest step count as in a tick. A frame may be advanced as often as
 *  wanted, also to an earlier time.
 *
 *  What has been lent of the frame before is no longer valid. Once advanced,
 *  its items may have other indices, its damage is the whole window, and all
 *  its rows count as changed; the frame drawn after it is drawn whole as well,
 *  for its damage and its changed rows count from frames as they were
 *  published. The events stay.
 *
 *  Time: O(n) in what it shows.
 *
 *  @param time by the host's clock.
 *  @return #MOTUS_OK; #MOTUS_ERROR_NOT_FOUND when the frame was published
 *          without #MOTUS_FRAME_MOTION; #MOTUS_ERROR_STALE_HANDLE;
 *          #MOTUS_ERROR_INVALID_ARGUMENT. */
motus_status motus_frame_advance(uint64_t frame, double time);

/** Lends the draw list of a frame, see motus_runtime_draw_list().
 *
 *  @param out_items [until the frame is given back or advanced]
 *  @return #MOTUS_OK; #MOTUS_ERROR_NOT_FOUND when the frame was published
 *          without; #MOTUS_ERROR_STALE_HANDLE; #MOTUS_ERROR_INVALID_ARGUMENT.
 */
motus_status motus_frame_draw_list(uint64_t frame,
                                   const motus_draw_item **out_items,
                                   size_t *out_count);

/** Lends the effects of the draw list, see motus_runtime_draw_effects().
 *
 *  @param out_effects [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_draw_effects(uint64_t frame,
                                      const motus_draw_effect **out_effects,
                                      size_t *out_count);

/** Lends the details of the draw list, see motus_runtime_draw_details().
 *
 *  @param out_details [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_draw_details(uint64_t frame,
                                      const motus_draw_detail **out_details,
                                      size_t *out_count);

/** Lends the groups of the draw list, see motus_runtime_draw_groups().
 *
 *  @param out_groups [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_draw_groups(uint64_t frame,
                                     const motus_draw_group **out_groups,
                                     size_t *out_count);

/** Lends the rows for a GPU, see motus_runtime_draw_rows().
 *
 *  @param out_rows [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_draw_rows(uint64_t frame,
                                   const motus_draw_row **out_rows,
                                   size_t *out_count);

/** Lends which rows differ from those that the frame before has, see
 *  motus_runtime_draw_row_changes(). A thread that skips frames also copies the
 *  ranges of those frames, out of the rows of the frame that it draws.
 *
 *  @param out_ranges [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_draw_row_changes(
    uint64_t frame, const motus_draw_row_range **out_ranges, size_t *out_count);

/** Lends up to 16 rectangles that hold every pixel that may differ from the
 *  frame published `age` frames before. `age` is the difference of their
 *  numbers in motus_frame_info, unless something else closes frames, as
 *  motus_runtime_damage() does. See motus_runtime_damage().
 *
 *  @param out_rects [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_damage(uint64_t frame, uint32_t age,
                                const motus_pixel_rect **out_rects,
                                size_t *out_count);

/** Lends the changes of the last tick, see motus_runtime_changes().
 *
 *  @param out_changes [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_changes(uint64_t frame,
                                 const motus_change **out_changes,
                                 size_t *out_count);

/** Lends the events of the last tick, see motus_runtime_events().
 *
 *  @param out_events [until the frame is given back or advanced]
 *  @return as motus_frame_draw_list(). */
motus_status motus_frame_events(uint64_t frame, const motus_event **out_events,
                                size_t *out_count);

/* ---- Trace --------------------------------------------------------------- */

/** A hash of everything that has happened in a runtime: all events and, once
 *  motus_runtime_set_traces_changes() is on, the changes of every frame. Two
 *  runs in which the same happened have the same hash, on every machine. */
uint64_t motus_runtime_trace_hash(motus_runtime *runtime);

/** Whether the changes of every frame are part of motus_runtime_trace_hash().
 */
bool motus_runtime_traces_changes(motus_runtime *runtime);

/** Sets whether the changes of every frame are part of
 *  motus_runtime_trace_hash(); false by default, because it costs time.
 *
 *  @return #MOTUS_OK; #MOTUS_ERROR_STALE_HANDLE. */
motus_status motus_runtime_set_traces_changes(motus_runtime *runtime,
                                              bool traces);

#ifdef __cplusplus
}
#endif
#endif
