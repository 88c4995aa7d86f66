/** @file
 * Motus in C++17. Written by bindings/generate from motus.h: `make bindings`.
 *
 * Handles. `motus::view` is lent: a handle with methods, as cheap to copy as a
 * pointer. `motus::shared<motus::view>` holds a reference: it retains when it
 * is copied and releases when it ends, and is a motus::view wherever one is
 * wanted. What makes an object gives a shared one; getters lend;
 * `motus::shared(lent)` keeps it.
 *
 *   auto runtime = motus::runtime::create();
 *   auto card = motus::view::create(runtime);
 *   runtime.window().add_subview(card);
 *   runtime.animate({}, [&] { card.set_center({330, 100}); });
 *
 * Failures. A call that is refused throws motus::error, whose what() is the
 * sentence of the diagnostic. With MOTUS_STATUSES defined before the #include,
 * or without exceptions in the compiler, nothing throws: calls return their
 * motus_status, or a motus::result with a status and a value. Getters that
 * return their value never throw: with a bad handle they answer zero, and
 * diagnostics report it. So that there is a sentence, runtime::create() and the
 * first of them in the process set the diagnostics functions of the library;
 * define MOTUS_KEEP_DIAGNOSTICS to leave these alone.
 *
 * Callbacks are any callables. Those that are called during the call are used
 * where they are; others are moved to the heap and freed when the library needs
 * them no more. nullptr stands for none; motus::tell(pointer) for none but a
 * MOTUS_EVENT_COMPLETED that carries the pointer. The functions of a delegate
 * are std::function members; those that are empty are not implemented.
 *
 * An exception in a callback never crosses the library. It is caught there, the
 * callback answers zero, and the call that has led to the callback throws it
 * when the library has returned: usually tick(). Of several the first is
 * thrown; the others are dropped. Calls that set or read properties and timings
 * do not look for one: it waits for the next call that does. With statuses
 * motus::take_exception() gives it. Destructors that throw end the program, as
 * everywhere.
 */
#ifndef MOTUS_HPP
#define MOTUS_HPP

#include "motus.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#if !defined(MOTUS_STATUSES) && !defined(__cpp_exceptions) && \
    !defined(_CPPUNWIND)
#define MOTUS_STATUSES 1
#endif

namespace motus {
/* Programs may mix files that throw with files that do not: their functions
 * have different names. */
#ifdef MOTUS_STATUSES
inline namespace statuses {
#else
inline namespace exceptions {
#endif

/* ---- Failures ------------------------------------------------------------ */

/** A refused call: status() is its cause, function() its C name, what() the
 *  diagnostic's sentence. */
class error : public std::runtime_error {
public:
  error(motus_status status, std::string function, const std::string &message)
      : std::runtime_error(message), status_(status),
        function_(std::move(function)) {}
  motus_status status() const noexcept { return status_; }
  const std::string &function() const noexcept { return function_; }

private:
  motus_status status_;
  std::string function_;
};

/** A status and, unless the call failed, a value. */
template <class T> struct result {
  motus_status status;
  T value;
  explicit operator bool() const { return status >= 0; }
  T &operator*() { return value; }
  const T &operator*() const { return value; }
  T *operator->() { return &value; }
  const T *operator->() const { return &value; }
};

#ifdef MOTUS_STATUSES
template <class T> using returned = result<T>;
using done = motus_status;
#else
template <class T> using returned = T;
using done = void;
#endif

namespace detail {
struct report {
  motus_status status = MOTUS_OK;
  std::string function, message;
};

/* The last report of this thread. */
inline report &last_report() {
  static thread_local report one;
  return one;
}

/* The first exception of a callback that nobody has thrown yet. */
inline std::exception_ptr &kept_exception() {
  static thread_local std::exception_ptr one;
  return one;
}

inline void record(motus_status status, const char *function,
                   const char *message) noexcept {
  report &last = last_report();
#ifdef __cpp_exceptions
  try {
    last.function = function ? function : "";
    last.message = message ? message : "";
    last.status = status;
  } catch (...) {
    last.status = MOTUS_OK; /* no memory for the sentence */
  }
#else
  last.function = function ? function : "";
  last.message = message ? message : "";
  last.status = status;
#endif
}

inline void record_only(void *, motus_status status, const char *function,
                        const char *message) {
  record(status, function, message);
}

/* Sets a diagnostics function that records, and then calls the host's. */
template <class Set, class F>
motus_status give_diagnostics(Set set, F &&report);

#ifndef MOTUS_STATUSES
[[noreturn]] inline void fail(motus_status status) {
  report last = std::move(last_report());
  last_report() = report();
  if (last.status == status)
    throw error(status, last.function, last.function + ": " + last.message);
  throw error(status, "", motus_status_name(status));
}

inline void rethrow() {
  if (kept_exception()) {
    std::exception_ptr one;
    std::swap(one, kept_exception());
    std::rethrow_exception(std::move(one));
  }
}

inline void finish(motus_status status) {
  if (status < 0)
    fail(status);
}
template <class T> T finish(motus_status status, T &&value) {
  if (status < 0)
    fail(status);
  return std::forward<T>(value);
}
#else
inline void rethrow() {}
inline motus_status finish(motus_status status) { return status; }
template <class T>
result<std::decay_t<T>> finish(motus_status status, T &&value) {
  return {status, std::forward<T>(value)};
}
#endif

/* Runs what the host gave; nothing gets past here. */
template <class R, class F> R guarded(F &&body) noexcept {
#ifdef __cpp_exceptions
  try {
    return body();
  } catch (...) {
    if (!kept_exception())
      kept_exception() = std::current_exception();
    return R();
  }
#else
  return body();
#endif
}
} // namespace detail

/** Takes the exception that a callback has thrown, if one waits. */
inline std::exception_ptr take_exception() {
  std::exception_ptr one;
  std::swap(one, detail::kept_exception());
  return one;
}

/* ---- Values -------------------------------------------------------------- */

/** An array of someone else's. */
template <class T> class span {
public:
  constexpr span() = default;
  constexpr span(T *data, std::size_t size) : data_(data), size_(size) {}
  /* For arguments: the list lives until the call has returned. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"
#endif
  constexpr span(std::initializer_list<std::remove_const_t<T>> list)
      : data_(list.begin()), size_(list.size()) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
  template <class C, class = decltype(std::data(std::declval<C &>())),
            class = std::enable_if_t<std::is_convertible_v<
                std::remove_pointer_t<decltype(std::data(
                    std::declval<C &>()))> (*)[],
                T (*)[]>>>
  constexpr span(C &&container)
      : data_(std::data(container)), size_(std::size(container)) {}
  constexpr T *begin() const { return data_; }
  constexpr T *end() const { return data_ + size_; }
  constexpr T *data() const { return data_; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr T &operator[](std::size_t index) const { return data_[index]; }
  constexpr T &back() const { return data_[size_ - 1]; }

private:
  T *data_ = nullptr;
  std::size_t size_ = 0;
};

/** Settings, or nothing: {} and nullptr stand for all defaults. */
template <class T> class or_default {
public:
  or_default(std::nullptr_t = nullptr) : chosen_(nullptr) {}
  or_default(const T &value) : chosen_(&value) {}
  const T *get() const { return chosen_; }

private:
  const T *chosen_;
};

/* Structs are those of motus.h; settings have their defaults. */

using point = motus_point;
using vector = motus_vector;
using size = motus_size;
using rect = motus_rect;
using insets = motus_insets;
using transform = motus_transform;
using transform_3d = motus_transform_3d;
using color = motus_color;
using corner_radii = motus_corner_radii;
using change = motus_change;
using change_batch = motus_change_batch;
using draw_item = motus_draw_item;
using draw_effect = motus_draw_effect;
using draw_detail = motus_draw_detail;
using draw_group = motus_draw_group;
using pixel_rect = motus_pixel_rect;
using draw_row = motus_draw_row;
using draw_row_range = motus_draw_row_range;
using tree_change = motus_tree_change;
using motion = motus_motion;
using decay = motus_decay;
using snap_position = motus_snap_position;
using child = motus_child;
using path_segment = motus_path_segment;
using frame_rate_range = motus_frame_rate_range;
using touch = motus_touch;
using touch_contact = motus_touch_contact;
using anchor = motus_anchor;
using indicator = motus_indicator;
using snap_area = motus_snap_area;
using row_action = motus_row_action;
using row = motus_row;
using link_source = motus_link_source;
using link_target = motus_link_target;
using column_width = motus_column_width;
using flight = motus_flight;
using focus_entry = motus_focus_entry;
using layout_path = motus_layout_path;
using dynamic_contact_event = motus_dynamic_contact_event;
using dynamic_pose = motus_dynamic_pose;
using dynamic_item_state = motus_dynamic_item_state;
using dynamic_contact = motus_dynamic_contact;
using dynamic_joint = motus_dynamic_joint;
using dynamic_stage_time = motus_dynamic_stage_time;
using dynamic_work = motus_dynamic_work;
using field_probe = motus_field_probe;
using event = motus_event;

/** Settings of a runtime. */
struct runtime_options : motus_runtime_options {
  runtime_options() : motus_runtime_options{} {
    motus_runtime_options_init(this, sizeof(motus_runtime_options));
  }
};

/** How much a runtime holds and does. */
struct statistics : motus_statistics {
  statistics() : motus_statistics{} {
    struct_size = sizeof(motus_statistics);
  }
};

/** How a motion proceeds in time. */
struct timing : motus_timing {
  timing() : motus_timing{} {
    motus_timing_init(this, sizeof(motus_timing));
  }
};

/** Pages of a content. */
struct paging : motus_paging {
  paging() : motus_paging{} {
    motus_paging_init(this, sizeof(motus_paging));
  }
};

/** Snap positions of a content. */
struct snapping : motus_snapping {
  snapping() : motus_snapping{} {
    motus_snapping_init(this, sizeof(motus_snapping));
  }
};

/** How the changes of a block are animated. */
struct animation_options : motus_animation_options {
  animation_options() : motus_animation_options{} {
    motus_animation_options_init(this, sizeof(motus_animation_options));
  }
};

/** A timing for setters that are called outside of a block. */
struct implicit_options : motus_implicit_options {
  implicit_options() : motus_implicit_options{} {
    motus_implicit_options_init(this, sizeof(motus_implicit_options));
  }
};

/** How the picture of a child looks before it has come, or after it has left,
 *  compared with its place. */
struct presence : motus_presence {
  presence() : motus_presence{} {
    motus_presence_init(this, sizeof(motus_presence));
  }
};

/** How the children of a view come, move and go. */
struct arrangement_options : motus_arrangement_options {
  arrangement_options() : motus_arrangement_options{} {
    motus_arrangement_options_init(this, sizeof(motus_arrangement_options));
  }
};

/** Numbers of changes by the last list of a view, counted by the tick that
 *  has applied it. */
struct arrangement_summary : motus_arrangement_summary {
  arrangement_summary() : motus_arrangement_summary{} {
    struct_size = sizeof(motus_arrangement_summary);
  }
};

/** How a child is dragged. */
struct reorder_options : motus_reorder_options {
  reorder_options() : motus_reorder_options{} {
    motus_reorder_options_init(this, sizeof(motus_reorder_options));
  }
};

/** How a block of keyframes is animated. */
struct keyframes_options : motus_keyframes_options {
  keyframes_options() : motus_keyframes_options{} {
    motus_keyframes_options_init(this, sizeof(motus_keyframes_options));
  }
};

/** How a view follows a path. */
struct follow_options : motus_follow_options {
  follow_options() : motus_follow_options{} {
    motus_follow_options_init(this, sizeof(motus_follow_options));
  }
};

/** Settings of an animator. */
struct property_animator_options : motus_property_animator_options {
  property_animator_options() : motus_property_animator_options{} {
    motus_property_animator_options_init(this, sizeof(motus_property_animator_options));
  }
};

/** Options of a value. */
struct value_options : motus_value_options {
  value_options() : motus_value_options{} {
    motus_value_options_init(this, sizeof(motus_value_options));
  }
};

/** How something that was flung slows down, and where it may come to rest. */
struct fling_options : motus_fling_options {
  fling_options() : motus_fling_options{} {
    motus_fling_options_init(this, sizeof(motus_fling_options));
  }
};

/** How a glide moves. */
struct glide_options : motus_glide_options {
  glide_options() : motus_glide_options{} {
    motus_glide_options_init(this, sizeof(motus_glide_options));
  }
};

/** How something comes and goes. */
struct presence_options : motus_presence_options {
  presence_options() : motus_presence_options{} {
    motus_presence_options_init(this, sizeof(motus_presence_options));
  }
};

/** A gesture of a trackpad at one moment. */
struct trackpad_event : motus_trackpad_event {
  trackpad_event() : motus_trackpad_event{} {
    motus_trackpad_event_init(this, sizeof(motus_trackpad_event));
  }
};

/** Settings of a recognizer. */
struct gesture_options : motus_gesture_options {
  gesture_options() : motus_gesture_options{} {
    motus_gesture_options_init(this, sizeof(motus_gesture_options));
  }
};

/** How a drag moves, and where it lets go. */
struct drag_options : motus_drag_options {
  drag_options() : motus_drag_options{} {
    motus_drag_options_init(this, sizeof(motus_drag_options));
  }
};

/** Settings of a scroller. */
struct scroller_options : motus_scroller_options {
  scroller_options() : motus_scroller_options{} {
    motus_scroller_options_init(this, sizeof(motus_scroller_options));
  }
};

/** A wheel or a trackpad at one moment. */
struct wheel_event : motus_wheel_event {
  wheel_event() : motus_wheel_event{} {
    motus_wheel_event_init(this, sizeof(motus_wheel_event));
  }
};

/** How the rows of a list are swiped. */
struct row_options : motus_row_options {
  row_options() : motus_row_options{} {
    motus_row_options_init(this, sizeof(motus_row_options));
  }
};

/** How the rows of a list stand. */
struct row_list_options : motus_row_list_options {
  row_list_options() : motus_row_list_options{} {
    motus_row_list_options_init(this, sizeof(motus_row_list_options));
  }
};

/** A range of a scroller's offsets, measured anew when the content, the
 *  window or a subview has changed its place. */
struct link_range : motus_link_range {
  link_range() : motus_link_range{} {
    motus_link_range_init(this, sizeof(motus_link_range));
  }
};

/** How what a link reads becomes what it shows. */
struct link_options : motus_link_options {
  link_options() : motus_link_options{} {
    motus_link_options_init(this, sizeof(motus_link_options));
  }
};

/** How a custom container moves from one child to another with an animation
 *  controller and an interaction controller. */
struct container_transition_options : motus_container_transition_options {
  container_transition_options() : motus_container_transition_options{} {
    motus_container_transition_options_init(this, sizeof(motus_container_transition_options));
  }
};

/** A change of insets. */
struct inset_change : motus_inset_change {
  inset_change() : motus_inset_change{} {
    struct_size = sizeof(motus_inset_change);
  }
};

/** How the built-in slide of a navigation controller looks. */
struct navigation_options : motus_navigation_options {
  navigation_options() : motus_navigation_options{} {
    motus_navigation_options_init(this, sizeof(motus_navigation_options));
  }
};

/** How a bar answers to content. */
struct bar_options : motus_bar_options {
  bar_options() : motus_bar_options{} {
    motus_bar_options_init(this, sizeof(motus_bar_options));
  }
};

/** Settings of a page view controller. */
struct page_view_controller_options : motus_page_view_controller_options {
  page_view_controller_options() : motus_page_view_controller_options{} {
    motus_page_view_controller_options_init(this, sizeof(motus_page_view_controller_options));
  }
};

/** Settings of a split view controller. */
struct split_view_controller_options : motus_split_view_controller_options {
  split_view_controller_options() : motus_split_view_controller_options{} {
    motus_split_view_controller_options_init(this, sizeof(motus_split_view_controller_options));
  }
};

/** How a pan drives a transition. */
struct gesture_binding_options : motus_gesture_binding_options {
  gesture_binding_options() : motus_gesture_binding_options{} {
    motus_gesture_binding_options_init(this, sizeof(motus_gesture_binding_options));
  }
};

/** Facts about a transition, from its coordinator. */
struct transition_info : motus_transition_info {
  transition_info() : motus_transition_info{} {
    struct_size = sizeof(motus_transition_info);
  }
};

/** How a view flies. */
struct match_options : motus_match_options {
  match_options() : motus_match_options{} {
    motus_match_options_init(this, sizeof(motus_match_options));
  }
};

/** How the pairs of a transition fly. */
struct matched_options : motus_matched_options {
  matched_options() : motus_matched_options{} {
    motus_matched_options_init(this, sizeof(motus_matched_options));
  }
};

/** The numbers of a zoom. */
struct zoom_physics : motus_zoom_physics {
  zoom_physics() : motus_zoom_physics{} {
    motus_zoom_physics_init(this, sizeof(motus_zoom_physics));
  }
};

/** How a controller's screen zooms. */
struct zoom_options : motus_zoom_options {
  zoom_options() : motus_zoom_options{} {
    motus_zoom_options_init(this, sizeof(motus_zoom_options));
  }
};

/** The look of the views that the library itself puts on the screen around a
 *  controller. */
struct look_options : motus_look_options {
  look_options() : motus_look_options{} {
    motus_look_options_init(this, sizeof(motus_look_options));
  }
};

/** Settings of a sheet. */
struct sheet_options : motus_sheet_options {
  sheet_options() : motus_sheet_options{} {
    motus_sheet_options_init(this, sizeof(motus_sheet_options));
  }
};

/** Anchor of a popover, and its possible places. */
struct popover_options : motus_popover_options {
  popover_options() : motus_popover_options{} {
    motus_popover_options_init(this, sizeof(motus_popover_options));
  }
};

/** What a view is for the focus. */
struct focus_options : motus_focus_options {
  focus_options() : motus_focus_options{} {
    motus_focus_options_init(this, sizeof(motus_focus_options));
  }
};

/** How the ring goes around what has the focus. */
struct focus_ring_options : motus_focus_ring_options {
  focus_ring_options() : motus_focus_ring_options{} {
    motus_focus_ring_options_init(this, sizeof(motus_focus_ring_options));
  }
};

/** Settings of an attachment. */
struct attachment_options : motus_attachment_options {
  attachment_options() : motus_attachment_options{} {
    motus_attachment_options_init(this, sizeof(motus_attachment_options));
  }
};

/** Physical properties of items. */
struct item_behavior_options : motus_item_behavior_options {
  item_behavior_options() : motus_item_behavior_options{} {
    motus_item_behavior_options_init(this, sizeof(motus_item_behavior_options));
  }
};

/** Settings of a field. */
struct field_options : motus_field_options {
  field_options() : motus_field_options{} {
    motus_field_options_init(this, sizeof(motus_field_options));
  }
};

/** What a published frame is. */
struct frame_info : motus_frame_info {
  frame_info() : motus_frame_info{} {
    struct_size = sizeof(motus_frame_info);
  }
};

/* ---- Handles ------------------------------------------------------------- */

/** What all handles have. Two are equal when they name the same object. */
class handle {
public:
  constexpr handle() = default;
  constexpr handle(std::nullptr_t) {}
  explicit constexpr handle(void *named) : named_(named) {}
  explicit constexpr operator bool() const { return named_ != nullptr; }
  void *get() const { return named_; }
  /** Whether it names a living object. */
  bool is_alive() const { return motus_is_alive(named_); }
  /** What the object is. */
  motus_kind kind() const { return motus_handle_kind(named_); }
  friend bool operator==(handle a, handle b) { return a.named_ == b.named_; }
  friend bool operator!=(handle a, handle b) { return a.named_ != b.named_; }
  friend bool operator<(handle a, handle b) {
    return std::less<void *>()(a.named_, b.named_);
  }

protected:
  void *named_ = nullptr;
};

/** Holds one reference to an object, and is a T. */
template <class T> class shared : public T {
  static_assert(T::is_counted, "objects of this kind have no references");

public:
  constexpr shared() = default;
  constexpr shared(std::nullptr_t) {}
  explicit shared(T lent) : T(lent) { retain(); }
  shared(const shared &other) : T(static_cast<const T &>(other)) { retain(); }
  shared(shared &&other) noexcept : T(other.leave()) {}
  template <class U, class = std::enable_if_t<std::is_base_of_v<T, U>>>
  shared(const shared<U> &other) : T(static_cast<const U &>(other)) {
    retain();
  }
  template <class U, class = std::enable_if_t<std::is_base_of_v<T, U>>>
  shared(shared<U> &&other) noexcept : T(other.leave()) {}
  ~shared() { reset(); }
  shared &operator=(shared other) noexcept {
    std::swap(this->named_, other.named_);
    return *this;
  }
  /** Takes over a reference that the caller has, from C for instance. */
  static shared adopt(T owned) {
    shared one;
    static_cast<T &>(one) = owned;
    return one;
  }
  /** Gives the reference to the caller, who releases it. */
  [[nodiscard]] T leave() noexcept {
    T lent = *this;
    this->named_ = nullptr;
    return lent;
  }
  /** Gives the reference back. */
  void reset() noexcept {
    if (this->named_)
      motus_release(this->named_);
    this->named_ = nullptr;
  }

private:
  void retain() {
    if (this->named_)
      motus_retain(this->named_);
  }
};

template <class T> shared(T) -> shared<T>;

class runtime;
class dynamic_item;
class view;
class animation;
class property_animator;
class interaction_controller;
class percent_driven_interaction;
class path;
class value;
class timer;
class display_link;
class gesture;
class drag;
class scroller;
class link;
class view_controller;
class transition_coordinator;
class segue;
class animation_controller;
class navigation_controller;
class tab_bar_controller;
class page_view_controller;
class split_view_controller;
class transition_context;
class presentation_controller;
class dynamic_animator;
class dynamic_behavior;
class gravity_behavior;
class collision_behavior;
class attachment_behavior;
class snap_behavior;
class push_behavior;
class item_behavior;
class field_behavior;
class region;

/* ---- Callbacks ----------------------------------------------------------- */

/** Instead of a completion: MOTUS_EVENT_COMPLETED tells, with this pointer. */
struct tell {
  explicit tell(void *user_data) : user_data(user_data) {}
  void *user_data;
};

namespace detail {
template <class T> constexpr T &&lift(T &&value) {
  return std::forward<T>(value);
}
motus::runtime lift(motus_runtime *named);
motus::view lift(motus_view *named);
motus::animation lift(motus_animation *named);
motus::property_animator lift(motus_property_animator *named);
motus::percent_driven_interaction lift(motus_percent_driven_interaction *named);
motus::path lift(motus_path *named);
motus::value lift(motus_value *named);
motus::timer lift(motus_timer *named);
motus::display_link lift(motus_display_link *named);
motus::gesture lift(motus_gesture *named);
motus::drag lift(motus_drag *named);
motus::scroller lift(motus_scroller *named);
motus::link lift(motus_link *named);
motus::view_controller lift(motus_view_controller *named);
motus::transition_coordinator lift(motus_transition_coordinator *named);
motus::segue lift(motus_segue *named);
motus::animation_controller lift(motus_animation_controller *named);
motus::interaction_controller lift(motus_interaction_controller *named);
motus::navigation_controller lift(motus_navigation_controller *named);
motus::tab_bar_controller lift(motus_tab_bar_controller *named);
motus::page_view_controller lift(motus_page_view_controller *named);
motus::split_view_controller lift(motus_split_view_controller *named);
motus::transition_context lift(motus_transition_context *named);
motus::presentation_controller lift(motus_presentation_controller *named);
motus::dynamic_animator lift(motus_dynamic_animator *named);
motus::dynamic_item lift(motus_dynamic_item *named);
motus::dynamic_behavior lift(motus_dynamic_behavior *named);
motus::gravity_behavior lift(motus_gravity_behavior *named);
motus::collision_behavior lift(motus_collision_behavior *named);
motus::attachment_behavior lift(motus_attachment_behavior *named);
motus::snap_behavior lift(motus_snap_behavior *named);
motus::push_behavior lift(motus_push_behavior *named);
motus::item_behavior lift(motus_item_behavior *named);
motus::field_behavior lift(motus_field_behavior *named);
motus::region lift(motus_region *named);
template <class F> struct is_none : std::false_type {};
template <> struct is_none<std::nullptr_t> : std::true_type {};
template <> struct is_none<tell> : std::true_type {};

template <class F> bool is_empty(const F &) { return false; }
template <class S> bool is_empty(const std::function<S> &f) { return !f; }

template <std::size_t I, class Bundle, class R, class... A> struct trampoline {
  static R call(void *user_data, A... arguments) {
    return guarded<R>([&]() -> R {
      return static_cast<R>(std::get<I>(*static_cast<Bundle *>(user_data))(
          lift(arguments)...));
    });
  }
};

/* The C function that calls member I of a bundle. */
template <std::size_t I, class Bundle, class R, class... A>
auto entry(const Bundle *bundle, R (*)(void *, A...)) -> R (*)(void *, A...) {
  using F = std::decay_t<std::tuple_element_t<I, Bundle>>;
  if constexpr (is_none<F>::value)
    return nullptr;
  else
    return is_empty(std::get<I>(*bundle))
               ? nullptr
               : &trampoline<I, Bundle, R, A...>::call;
}

template <class Data> void destroy(void *user_data) noexcept {
  delete static_cast<Data *>(user_data);
}

inline void *told(const tell &one) { return one.user_data; }
template <class F> void *told(const F &) { return nullptr; }

/* Callables that the library owns from the call on. */
template <class... F> struct owned {
  using bundle = std::tuple<std::decay_t<F>...>;
  bundle *functions = nullptr;
  void *user_data = nullptr;
  motus_destroy_fn free = nullptr;

  explicit owned(F &&...given) {
    if constexpr ((is_none<std::decay_t<F>>::value && ...)) {
      ((user_data = user_data ? user_data : told(given)), ...);
    } else {
      user_data = functions = new bundle(std::forward<F>(given)...);
      free = &destroy<bundle>;
    }
  }
};
template <class... F> owned(F &&...) -> owned<F...>;

template <class Set, class F>
motus_status give_diagnostics(Set set, F &&report) {
  using D = std::decay_t<F>;
  if constexpr (std::is_same_v<D, std::nullptr_t>) {
    return set(record_only, nullptr, nullptr);
  } else {
    return set(
        [](void *data, motus_status status, const char *function,
           const char *message) {
          record(status, function, message);
          guarded<void>([&] {
            (*static_cast<D *>(data))(status, function, message);
          });
        },
        new D(std::forward<F>(report)), destroy<D>);
  }
}
} // namespace detail

/* ---- Delegates: functions that are empty are not implemented ------------- */

/** Functions that ticks call when children of a view come and leave. */
struct arrangement_delegate {
  /** A child comes with an effect, and no frame has shown it yet. */
  std::function<void(motus::view, uint64_t)> enter;
  /** A child leaves with an effect. */
  std::function<void(motus::view, uint64_t)> exit;
  /** A child is gone. */
  std::function<void(motus::view, uint64_t, uint64_t, bool)> left;
  /** `view` is the parent. */
  std::function<void(motus::view, bool)> settled;
};

/** Questions of a recognizer to the host. */
struct gesture_delegate {
  /** Whether it may recognize now. */
  std::function<bool(motus::gesture)> should_begin;
  /** Whether it is to follow a finger that has come down on `view`, at a
   *  point of the window. */
  std::function<bool(motus::gesture, motus::view, double, double)> should_receive_touch;
  /** Whether both may recognize. */
  std::function<bool(motus::gesture, motus::gesture)> should_recognize_simultaneously;
  /** Whether `other` has to fail first. */
  std::function<bool(motus::gesture, motus::gesture)> should_require_failure_of;
  /** Whether it has to fail before `other` recognizes. */
  std::function<bool(motus::gesture, motus::gesture)> should_be_required_to_fail_by;
};

/** Callbacks of a drag. */
struct drag_delegate {
  /** The finger begins to drag. */
  std::function<void(motus::drag)> did_begin;
  /** The finger has moved. */
  std::function<void(motus::drag)> did_change;
  /** The finger lets go. */
  std::function<int32_t(motus::drag, double, double, double, double, int32_t)> choose;
  /** The drag is over, and what was dragged goes to this anchor. */
  std::function<void(motus::drag, int32_t)> did_end;
  /** The dragged thing, sent to an anchor or let go, rests. */
  std::function<void(motus::drag, int32_t, bool)> did_settle;
};

/** Callbacks of a scroller. */
struct scroller_delegate {
  /** The offset that is shown has changed, also by an animation block. */
  std::function<void(motus::scroller, bool)> did_scroll;
  /** A drag has been recognized. */
  std::function<void(motus::scroller)> will_begin_dragging;
  /** The finger lets go. */
  std::function<void(motus::scroller, double, double, double *, double *)> will_end_dragging;
  /** The finger has let go, or the drag was cancelled. */
  std::function<void(motus::scroller, bool)> did_end_dragging;
  /** The content goes on by itself. */
  std::function<void(motus::scroller)> will_begin_decelerating;
  /** Both axes have come to rest. */
  std::function<void(motus::scroller, bool)> did_end_decelerating;
  /** A motion to an offset that the program has asked for is over, see
   *  motus_scroller_scroll_to(). */
  std::function<void(motus::scroller, bool)> did_end_animation;
  /** The axis shows, or goes to, another page than before. */
  std::function<void(motus::scroller, motus_axis, uint32_t)> did_change_page;
  /** A release has begun to refresh. */
  std::function<void(motus::scroller)> did_trigger_refresh;
  /** Whether motus_scroller_scroll_to_top() and motus_runtime_scroll_to_top()
   *  may scroll it. */
  std::function<bool(motus::scroller)> should_scroll_to_top;
  /** The scroller has arrived at the top. */
  std::function<void(motus::scroller)> did_scroll_to_top;
  /** The scale begins to change, by fingers or animated. */
  std::function<void(motus::scroller)> will_begin_zooming;
  /** The scale has changed. */
  std::function<void(motus::scroller)> did_zoom;
  /** The scale rests, within its limits. */
  std::function<void(motus::scroller, double)> did_end_zooming;
  /** Whether a drag may take a finger away from a view inside that has got it
   *  already. */
  std::function<bool(motus::scroller, motus::view)> should_cancel_touches_in;
  /** A drag asks the host to hide the keyboard, see keyboard_dismiss. */
  std::function<void(motus::scroller, double)> wants_keyboard_away;
  /** Sets `out_rect` to the rectangle to show for #MOTUS_TRACKPAD_SMART_ZOOM
   *  at (x, y), both in the coordinates of the zoomed view. */
  std::function<void(motus::scroller, double, double, motus_rect *)> zoom_rect;
};

/** Callbacks of a list. */
struct row_delegate {
  /** A swipe of a row is about to begin, or the host opens it. */
  std::function<void(motus::view, motus::view, uint64_t)> will_open;
  /** The actions of the row begin to show. */
  std::function<void(motus::view, motus::view, motus_row_side)> opened;
  /** The views of the actions are gone. */
  std::function<void(motus::view, motus::view, bool)> closed;
  /** A lift would do the first action from now on, or not any more. */
  std::function<void(motus::view, motus::view, bool)> armed;
  /** An action is to be done. */
  std::function<void(motus::view, motus::view, uint64_t)> chosen;
};

/** Where the views of rows come from. */
struct row_list_delegate {
  /** Returns a view for a row that comes near, with its contents. */
  std::function<shared<motus::view>(motus::view, uint64_t, size_t)> provide;
  /** `row`, the view of the row `key` in the list `view`, is not needed any
   *  more, because that row is far away or gone. */
  std::function<void(motus::view, uint64_t, motus::view)> recycle;
};

/** The life cycle of a view controller. */
struct view_controller_callbacks {
  /** Creates the view and sets it with motus_view_controller_set_view(). */
  std::function<void(motus::view_controller)> load_view;
  /** Called once when the view has been created. */
  std::function<void(motus::view_controller)> view_did_load;
  /** The transition that will show the view begins. */
  std::function<void(motus::view_controller, bool)> view_will_appear;
  /** The view is in the window and has its final size and position. */
  std::function<void(motus::view_controller, bool)> view_is_appearing;
  /** The transition is over. */
  std::function<void(motus::view_controller, bool)> view_did_appear;
  /** The transition that will hide the view begins. */
  std::function<void(motus::view_controller, bool)> view_will_disappear;
  /** The transition is over. */
  std::function<void(motus::view_controller, bool)> view_did_disappear;
  /** The view is about to be laid out, because it has another size or a
   *  layout was asked for. */
  std::function<void(motus::view_controller)> view_will_layout_subviews;
  /** Called right after that, when containers have placed their children's
   *  views. */
  std::function<void(motus::view_controller)> view_did_layout_subviews;
  /** The controller is about to be added to a parent, or removed from it. */
  std::function<void(motus::view_controller, motus::view_controller)> will_move_to_parent;
  /** The move is over. */
  std::function<void(motus::view_controller, motus::view_controller)> did_move_to_parent;
  /** Memory is short. */
  std::function<void(motus::view_controller)> did_receive_memory_warning;
  /** The view is about to change its size. */
  std::function<void(motus::view_controller, double, double, motus::transition_coordinator)> view_will_transition_to_size;
  /** Asked which size a child's view will have when this view has a new size.
   */
  std::function<void(motus::view_controller, motus::view_controller, double *, double *)> size_for_child;
  /** Whether a segue that the user asks for may be performed. */
  std::function<bool(motus::view_controller, const char *, void *)> should_perform_segue;
  /** Called before a segue shows its destination, which exists. */
  std::function<void(motus::view_controller, motus::segue)> prepare_for_segue;
  /** Whether an unwind segue may end at this controller. */
  std::function<bool(motus::view_controller, const char *, motus::view_controller, void *)> can_perform_unwind;
  /** Whether an unwind segue may end at a child or at one of its descendants.
   */
  std::function<bool(motus::view_controller, motus::view_controller, motus::view_controller)> allows_unwind_to_child;
  /** Shows a child because an unwind segue leads to it. */
  std::function<bool(motus::view_controller, motus::segue, motus::view_controller)> unwind_to_child;
  /** Shows another controller as suits this container. */
  std::function<void(motus::view_controller, motus::view_controller, void *)> show;
  /** Shows another controller as the detail of what this one shows, such as
   *  the text of a selected message. */
  std::function<void(motus::view_controller, motus::view_controller, void *)> show_detail;
  /** The size classes are about to change. */
  std::function<void(motus::view_controller, motus_size_class, motus_size_class, motus::transition_coordinator)> will_transition_to_traits;
  /** A child asks for another size by
   *  motus_view_controller_set_preferred_content_size(). */
  std::function<void(motus::view_controller, motus::view_controller)> preferred_content_size_did_change_for_child;
  /** A child asks for another size by
   *  motus_view_controller_system_layout_fitting_size_did_change(). */
  std::function<void(motus::view_controller, motus::view_controller)> system_layout_fitting_size_did_change_for_child;
  /** The safe area of the view is another one. */
  std::function<void(motus::view_controller)> view_safe_area_did_change;
};

/** Callbacks of a navigation controller. */
struct navigation_delegate {
  /** Called after the will-calls, before the animation is set up. */
  std::function<void(motus::navigation_controller, motus::view_controller, bool)> will_show;
  /** Called after the did-calls. */
  std::function<void(motus::navigation_controller, motus::view_controller, bool)> did_show;
  /** Returns the animation controller of the transition, retained for it. */
  std::function<shared<motus::animation_controller>(motus::navigation_controller, motus_navigation_operation, motus::view_controller, motus::view_controller)> animation_controller;
  /** Returns what drives the transition interactively, retained for the
   *  transition. */
  std::function<shared<motus::interaction_controller>(motus::navigation_controller, motus::animation_controller)> interaction_controller;
};

/** Callbacks of a tab bar controller. */
struct tab_bar_delegate {
  /** Whether the user may select a tab. */
  std::function<bool(motus::tab_bar_controller, motus::view_controller)> should_select;
  /** The user has selected a tab, perhaps the one that was selected already.
   */
  std::function<void(motus::tab_bar_controller, motus::view_controller)> did_select;
  /** Returns the animation controller of a switch, retained for it. */
  std::function<shared<motus::animation_controller>(motus::tab_bar_controller, motus::view_controller, motus::view_controller)> animation_controller;
  /** Returns what drives the switch interactively, retained for it. */
  std::function<shared<motus::interaction_controller>(motus::tab_bar_controller, motus::animation_controller)> interaction_controller;
};

/** Tells which pages stand beside a page. */
struct page_data_source {
  /** Returns the page before a page, retained while it is a neighbour. */
  std::function<shared<motus::view_controller>(motus::page_view_controller, motus::view_controller)> before;
  /** Returns the page after a page, in the same way. */
  std::function<shared<motus::view_controller>(motus::page_view_controller, motus::view_controller)> after;
};

/** Functions that are called when the offset turns a page, moved by a finger,
 *  a wheel or the host, or when a finger catches a page that turns by
 *  request. */
struct page_delegate {
  /** Called before the appearance calls, or when a finger catches `to`. */
  std::function<void(motus::page_view_controller, motus::view_controller)> will_transition;
  /** Called after the appearance calls. */
  std::function<void(motus::page_view_controller, motus::view_controller, bool)> did_transition;
};

/** Callbacks of a split view controller. */
struct split_delegate {
  /** Whether the split view controller collapses in a compact width. */
  std::function<bool(motus::split_view_controller)> should_collapse;
  /** Returns the column that is on top of the stack after a collapse. */
  std::function<motus_split_column(motus::split_view_controller, motus_split_column)> top_column;
  /** Returns the mode that is shown after it has expanded. */
  std::function<motus_split_mode(motus::split_view_controller, motus_split_mode)> mode_for_expanding;
  /** The mode changes, whoever has asked for it. */
  std::function<void(motus::split_view_controller, motus_split_mode)> will_change_mode;
  /** A column comes. */
  std::function<void(motus::split_view_controller, motus_split_column)> will_show_column;
  /** A column goes. */
  std::function<void(motus::split_view_controller, motus_split_column)> will_hide_column;
  /** The split view controller has collapsed or, when `collapsed` is false,
   *  expanded. */
  std::function<void(motus::split_view_controller, bool)> did_collapse;
};

/** Functions that a segue's author implements. */
struct segue_callbacks {
  /** Required. */
  std::function<shared<motus::view_controller>(motus::view_controller)> make_destination;
  /** Shows the destination. */
  std::function<void(motus::segue)> perform;
};

/** Functions that an animation controller implements. */
struct animation_controller_callbacks {
  /** Returns the duration in seconds of a transition that is not interactive.
   */
  std::function<double(motus::transition_context)> transition_duration;
  /** Adds the new view to the container view and starts the animations. */
  std::function<void(motus::transition_context)> animate_transition;
  /** Returns the property animator that moves the views, the same one every
   *  time. */
  std::function<shared<motus::property_animator>(motus::transition_context)> interruptible_animator;
  /** The transition is over. */
  std::function<void(bool)> animation_ended;
};

/** The callbacks of a custom interaction controller. */
struct interaction_controller_callbacks {
  /** Required. */
  std::function<void(motus::transition_context)> start_interactive_transition;
  /** Whether the transition begins interactively. */
  std::function<bool()> wants_interactive_start;
  /** Returns the speed at which the transition runs after the interaction has
   *  ended, 1 being its own. */
  std::function<double()> completion_speed;
  /** Changes the timing along which the transition runs after the
   *  interaction. */
  std::function<void(motus_timing *)> completion_timing;
};

/** Callbacks of a zoom. */
struct zoom_delegate {
  /** Returns the view out of which the screen grows, lent. */
  std::function<shared<motus::view>(motus::view_controller)> source_view;
  /** Sets `out_rect` to the part of the screen, in the coordinates of its
   *  view, that lies over the source at the start. */
  std::function<void(motus::view_controller, motus::view, motus_rect *)> alignment_rect;
  /** Whether a gesture may take the screen back. */
  std::function<bool(motus::view_controller, motus_zoom_gesture, double, double, double, double, bool)> should_begin;
};

/** Provides the objects that animate, drive and lay out a controller's
 *  presentation and dismissal. */
struct transitioning_delegate {
  /** Returns the animation controller of the presentation, retained for it.
   */
  std::function<shared<motus::animation_controller>(motus::view_controller, motus::view_controller, motus::view_controller)> animation_controller_for_presented;
  /** Returns the animation controller of the dismissal, retained for it. */
  std::function<shared<motus::animation_controller>(motus::view_controller)> animation_controller_for_dismissed;
  /** Returns what drives the presentation interactively, retained for it. */
  std::function<shared<motus::interaction_controller>(motus::animation_controller)> interaction_controller_for_presentation;
  /** Returns what drives the dismissal interactively, retained for it. */
  std::function<shared<motus::interaction_controller>(motus::animation_controller)> interaction_controller_for_dismissal;
  /** Returns the presentation controller, retained until the dismissal is
   *  over. */
  std::function<shared<motus::presentation_controller>(motus::view_controller, motus::view_controller, motus::view_controller)> presentation_controller;
};

/** How a custom presentation looks. */
struct presentation_controller_callbacks {
  /** Whether the outermost controller presents, over the whole window. */
  std::function<bool(motus::presentation_controller)> should_present_in_fullscreen;
  /** Whether the presenting controller's view is removed from the window. */
  std::function<bool(motus::presentation_controller)> should_remove_presenters_view;
  /** Returns the view that is animated in. */
  std::function<shared<motus::view>(motus::presentation_controller)> presented_view;
  /** Sets `out_frame` to the frame of the presented view in the container
   *  view. */
  std::function<void(motus::presentation_controller, motus_rect *)> frame_of_presented_view;
  /** The container view is about to be laid out. */
  std::function<void(motus::presentation_controller)> container_view_will_layout_subviews;
  /** The container view is laid out, and the presented view has its frame. */
  std::function<void(motus::presentation_controller)> container_view_did_layout_subviews;
  /** Called after the will-calls. */
  std::function<void(motus::presentation_controller)> presentation_transition_will_begin;
  /** Called after the did-calls. */
  std::function<void(motus::presentation_controller, bool)> presentation_transition_did_end;
  /** Called after the will-calls of a dismissal. */
  std::function<void(motus::presentation_controller)> dismissal_transition_will_begin;
  /** Called after the did-calls of a dismissal. */
  std::function<void(motus::presentation_controller, bool)> dismissal_transition_did_end;
  /** Returns the style for the size classes that there are now. */
  std::function<motus_presentation_style(motus::presentation_controller, bool, bool)> adaptive_style;
  /** The presented controller will have other size classes, or the presenting
   *  one another size. */
  std::function<void(motus::presentation_controller, motus_size_class, motus_size_class, motus::transition_coordinator)> will_transition_to_traits;
  /** The presented view is about to change its size. */
  std::function<void(motus::presentation_controller, double, double, motus::transition_coordinator)> view_will_transition_to_size;
  /** On entry `width` and `height` are the size that the presenting
   *  controller's view will have, on return the size that the presented view
   *  will have. */
  std::function<void(motus::presentation_controller, motus::view_controller, double *, double *)> size_for_child;
  /** The contents of the presented controller ask for another size. */
  std::function<void(motus::presentation_controller, motus::view_controller)> preferred_content_size_did_change_for_child;
  /** The host's layout of the presented controller has another size. */
  std::function<void(motus::presentation_controller, motus::view_controller)> system_layout_fitting_size_did_change_for_child;
};

/** Callbacks of a presentation controller. */
struct adaptive_presentation_delegate {
  /** Returns the style for the size classes that there are now. */
  std::function<motus_presentation_style(motus::presentation_controller, bool, bool)> adaptive_style;
  /** The presentation adapts. */
  std::function<void(motus::presentation_controller, motus::presentation_controller)> prepare_adaptive;
  /** Returns the controller that is presented in the other style instead. */
  std::function<shared<motus::view_controller>(motus::presentation_controller, motus_presentation_style)> view_controller_for_adaptive_style;
  /** The presentation begins. */
  std::function<void(motus::presentation_controller, motus_presentation_style, motus::transition_coordinator)> will_present;
  /** Whether the user may dismiss the controller. */
  std::function<bool(motus::presentation_controller)> should_dismiss;
  /** The user begins to dismiss the controller. */
  std::function<void(motus::presentation_controller)> will_dismiss;
  /** The user has dismissed the controller. */
  std::function<void(motus::presentation_controller)> did_dismiss;
  /** The user has tried to dismiss a controller that may not be dismissed. */
  std::function<void(motus::presentation_controller)> did_attempt_to_dismiss;
  /** The user has dragged a sheet to another detent. */
  std::function<void(motus::presentation_controller)> did_change_detent;
};

/** Functions that are asked and told where the focus goes. */
struct focus_delegate {
  /** Whether the focus may go to `to`. */
  std::function<bool(motus::view, motus::view, motus_focus_direction)> should_move;
  /** The focus has gone from `from` to `to`. */
  std::function<void(motus::view, motus::view, motus_focus_direction)> did_move;
};

/** Callbacks of an item that stands for an object of the host's own. */
struct dynamic_item_callbacks {
  /** Required. */
  std::function<void(motus::dynamic_item, motus_point *, motus_size *, double *)> read;
  /** Called in every frame that has moved the item, with its new middle in
   *  points and its rotation in radians, before contacts are reported. */
  std::function<void(motus::dynamic_item, double, double, double)> moved;
};

/** Callbacks of a dynamic animator, made after the items of a frame have
 *  moved. */
struct dynamic_animator_delegate {
  /** Called before the first step after a pause. */
  std::function<void(motus::dynamic_animator)> will_resume;
  /** Everything is at rest. */
  std::function<void(motus::dynamic_animator)> did_pause;
  /** An item has left the watched rectangle. */
  std::function<void(motus::dynamic_animator, motus::dynamic_item)> item_did_leave;
  /** Only for an animator with a content size. */
  std::function<void(motus::dynamic_animator)> layout_did_change;
};

/** Callbacks of a collision behavior, once for each pair of items, after the
 *  items of a frame have moved. */
struct collision_delegate {
  /** Two items touch at (x, y), in the animator's coordinates. */
  std::function<void(motus::collision_behavior, motus::dynamic_item, motus::dynamic_item, double, double)> began;
  /** Two items touch no more. */
  std::function<void(motus::collision_behavior, motus::dynamic_item, motus::dynamic_item)> ended;
  /** An item touches a boundary, #MOTUS_BOUNDARY_REFERENCE for the reference
   *  view's bounds, at (x, y). */
  std::function<void(motus::collision_behavior, motus::dynamic_item, int32_t, double, double)> began_with_boundary;
  /** An item touches a boundary no more. */
  std::function<void(motus::collision_behavior, motus::dynamic_item, int32_t)> ended_with_boundary;
};

/** The root of everything. */
class runtime : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr runtime() = default;
  constexpr runtime(std::nullptr_t) {}
  explicit runtime(motus_runtime *named) : handle(named) {}
  motus_runtime *c() const { return static_cast<motus_runtime *>(named_); }

  /** Destroys a runtime and everything in it. */
  done destroy() const;

  /** Advances the runtime to a time and makes one frame. */
  done tick(double time) const;

  /** The time of the last tick. */
  double time() const;

  /** The time of the runtime's own clock at the last tick. */
  double clock_time() const;

  /** How fast the runtime's own clock runs. */
  double clock_speed() const;

  /** Sets how fast the runtime's own clock runs from the last tick on. */
  done set_clock_speed(double speed) const;

  /** Advances the runtime's own clock by some seconds, in addition to the
   *  time that passes, with the next tick. */
  done advance_clock(double seconds) const;

  /** Whether motion is reduced. */
  bool reduces_motion() const;

  /** Sets whether animations begun from now on replace movement by a cross-
   *  fade, for users who are made sick by motion. */
  done set_reduces_motion(bool reduces) const;

  /** Whether nothing moves, no delay is running and nothing waits for the
   *  next tick. */
  bool is_idle() const;

  /** Whether the next frame should be made as soon as possible, because it
   *  would change something or call something. */
  bool needs_tick() const;

  /** Reads until when a host may sleep while motus_runtime_needs_tick() is
   *  false, as a time on the host's clock. */
  std::optional<double> next_deadline() const;

  /** How many frames a second the motion needs, after a tick. */
  double wanted_rate() const;

  /** The most frames a second that are wanted. */
  double maximum_rate() const;

  /** Sets the most frames a second that are wanted. */
  done set_maximum_rate(double rate) const;

  /** The root of the view tree. */
  motus::view window() const;

  /** Reads the statistics. */
  returned<motus_statistics> statistics() const;

  /** Lends the changes of the last frame, one record each. */
  returned<span<const motus_change>> changes() const;

  /** Lends the changes of the last frame as columns. */
  returned<span<const motus_change_batch>> change_batches() const;

  /** Lends what is to be drawn, back to front. */
  returned<span<const motus_draw_item>> draw_list() const;

  /** Lends the effects of the draw list. */
  returned<span<const motus_draw_effect>> draw_effects() const;

  /** Lends the details of the draw list. */
  returned<span<const motus_draw_detail>> draw_details() const;

  /** Lends the groups of the draw list, one for each view that groups opacity
   *  and is not opaque, in the order of their items. */
  returned<span<const motus_draw_group>> draw_groups() const;

  /** Whether the draw list also has what is not seen. */
  bool draws_unseen() const;

  /** Sets whether the draw list also has views that are outside of the window
   *  or of their clips. */
  done set_draws_unseen(bool draws_unseen) const;

  /** Closes a frame, and lends up to 16 rectangles that hold every pixel that
   *  may differ from the frame `age` frames before, in pixels of the window.
   */
  returned<span<const motus_pixel_rect>> damage(uint32_t age) const;

  /** Whether some pixel may differ from the frame that motus_runtime_damage()
   *  has closed last. */
  bool needs_draw() const;

  /** How many pixels a point has, for the damage. */
  double pixel_scale() const;

  /** Sets how many pixels a point has. */
  done set_pixel_scale(double scale) const;

  /** Closes a frame, and lends the draw list as rows for a GPU, back to
   *  front. */
  returned<span<const motus_draw_row>> draw_rows() const;

  /** Lends which rows differ from those that the call of
   *  motus_runtime_draw_rows() before the last one has lent. */
  returned<span<const motus_draw_row_range>> draw_row_changes() const;

  /** How the colours of rows are written. */
  motus_draw_row_colors draw_row_colors() const;

  /** Sets how the colours of rows are written, from the next call of
   *  motus_runtime_draw_rows() on. */
  done set_draw_row_colors(motus_draw_row_colors colors) const;

  /** Returns the generation of the picture. */
  uint64_t picture_generation() const;

  /** Lends the changes of the view tree between the last two ticks. */
  returned<span<const motus_tree_change>> tree_changes() const;

  /** Lends what is being animated. */
  returned<span<const motus_motion>> motions() const;

  /** The direction of all that overrides none. */
  motus_layout_direction layout_direction() const;

  /** Sets the direction of all that overrides none. */
  done set_layout_direction(motus_layout_direction direction) const;

  /** Registers a custom property by name, for all views of a runtime. */
  returned<uint32_t> register_property(const char *name, motus_property_kind kind, span<const double> initial = {}) const;

  /** Returns the name of a property. */
  const char * property_name(uint32_t property) const;

  /** Sets the colour space in which a colour property is interpolated, on all
   *  views, by animations that do not name one. */
  done set_property_color_space(uint32_t property, motus_color_space space) const;

  /** The colour space in which a colour property is interpolated by
   *  animations that do not name one. */
  motus_color_space property_color_space(uint32_t property) const;

  /** Animates the changes that `block` makes. */
  template <class BlockF, class CompletionF = std::nullptr_t>
  returned<motus::animation> animate(or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion = nullptr) const;

  /** Opens a block. */
  done begin_animation(or_default<motus_animation_options> options = {}) const;

  /** Closes the innermost open block. */
  template <class CompletionF = std::nullptr_t>
  returned<motus::animation> commit_animation(CompletionF &&completion = nullptr) const;

  /** Makes changes inside an animated block that repeat otherwise than the
   *  rest of it. */
  template <class BlockF>
  done modify_animations(double repeat_count, bool autoreverses, BlockF &&block) const;

  /** Removes views with an animation. */
  template <class BlockF = std::nullptr_t, class CompletionF = std::nullptr_t>
  returned<motus::animation> perform_system_animation(motus_system_animation animation, span<const motus::view> views, or_default<motus_animation_options> options = {}, BlockF &&block = nullptr, CompletionF &&completion = nullptr) const;

  /** Makes changes that are not animated, also inside an animated block. */
  template <class BlockF>
  done perform_without_animation(BlockF &&block) const;

  /** Whether blocks animate. */
  bool is_animation_enabled() const;

  /** Sets whether blocks that begin from now on animate. */
  done set_animation_enabled(bool enabled) const;

  /** The duration of the innermost open block, 0 outside. */
  double inherited_animation_duration() const;

  /** Opens a block whose changes are applied at once, until the matching
   *  motus_runtime_commit_animation(). */
  done begin_without_animation() const;

  /** Adds a child to the innermost list. */
  done add_child(const motus_child &child) const;

  /** Ends the innermost list, with the effect and the errors of
   *  motus_view_arrange(). */
  done commit_arrangement() const;

  /** Animates the keyframes that `block` adds. */
  template <class BlockF, class CompletionF = std::nullptr_t>
  returned<motus::animation> animate_keyframes(or_default<motus_keyframes_options> options, BlockF &&block, CompletionF &&completion = nullptr) const;

  /** Opens a block of keyframes until the matching
   *  motus_runtime_commit_animation(). */
  done begin_keyframes(or_default<motus_keyframes_options> options = {}) const;

  /** Adds a keyframe to the innermost open block, which is one of keyframes.
   */
  template <class BlockF>
  done add_keyframe(double start, double duration, BlockF &&block) const;

  /** Opens a keyframe until the matching motus_runtime_commit_animation(),
   *  whose completion runs with that of the whole. */
  done begin_keyframe(double start, double duration) const;

  /** Says where a number should be, and returns where it is. */
  double glide_number(uint64_t key, uint32_t channel, double target, or_default<motus_glide_options> options = {}) const;

  /** Says where up to sixteen numbers should be, and reads where they are. */
  done glide(uint64_t key, uint32_t channel, motus_property_kind kind, span<const double> target, or_default<motus_glide_options> options, double *out_shown, size_t capacity) const;

  /** Whether a glide rests at its target. */
  bool glide_settled(uint64_t key, uint32_t channel) const;

  /** Reads how fast a glide moves, in units per second. */
  done glide_velocity(uint64_t key, uint32_t channel, double *out_values, size_t capacity) const;

  /** Ends what moves a glide, and shows a value at once, which is its target
   *  from now on. */
  done glide_jump(uint64_t key, uint32_t channel, span<const double> values) const;

  /** Says whether something should be there, and reads how much of it is. */
  std::optional<double> presence(uint64_t key, bool present, or_default<motus_presence_options> options = {}) const;

  /** Calls a function once, after some seconds. */
  template <class FnF = std::nullptr_t>
  returned<motus::timer> after(double seconds, FnF &&fn = nullptr) const;

  /** Calls a function every so many seconds, the first time after that many.
   */
  template <class FnF = std::nullptr_t>
  returned<motus::timer> every(double seconds, FnF &&fn = nullptr) const;

  /** Feeds one touch, which the next tick delivers. */
  done send_touch(uint64_t id, motus_touch_phase phase, motus_point point, double time) const;

  /** Feeds several touches in order, for instance all since the last frame.
   */
  done send_touches(span<const motus_touch> touches) const;

  /** Whether fingers that move are shown between their samples. */
  bool resamples_touches() const;

  /** Sets whether fingers that move are shown where they were 5 ms before
   *  each tick, on a line between the two samples around that moment. */
  done set_resamples_touches(bool resamples) const;

  /** Feeds touches as motus_runtime_send_touches() does, and how each of them
   *  touches. */
  done send_touch_contacts(span<const motus_touch_contact> contacts) const;

  /** Feeds where a pointer is that touches nothing. */
  done send_hover(motus_point point, bool inside, double time) const;

  /** Feeds a gesture of a trackpad, which the next tick delivers, with
   *  touches in the order of time. */
  done send_trackpad(const motus_trackpad_event &event) const;

  /** Feeds a key that presses, enter or space or the button of a remote
   *  control. */
  done send_press(motus_touch_phase phase, double time) const;

  /** The recognizer that has claimed a finger. */
  motus::gesture touch_gesture(uint64_t id) const;

  /** Feeds an event of a wheel or a trackpad, which the next tick delivers,
   *  with touches in the order of time. */
  done send_wheel(const motus_wheel_event &event) const;

  /** The scroller that has taken the last sequence of wheel events, lent. */
  motus::scroller wheel_scroller() const;

  /** Call it for a tap on the top edge of the screen. */
  returned<bool> scroll_to_top() const;

  /** Whether the host's own controls are to ignore a finger for now. */
  bool touch_is_delayed(uint64_t id) const;

  /** Makes a controller the root. */
  done set_root_view_controller(motus::view_controller controller) const;

  /** The controller that fills the window, lent. */
  motus::view_controller root_view_controller() const;

  /** Calls did_receive_memory_warning of all controllers. */
  done send_memory_warning() const;

  /** Sets the size classes of the window. */
  done override_traits(motus_size_class horizontal, motus_size_class vertical) const;

  /** Gives the window another size, which the root controller's view goes on
   *  filling. */
  template <class CompletionF = std::nullptr_t>
  done set_window_size(motus_size size, int32_t quarter_turns, or_default<motus_animation_options> options = {}, CompletionF &&completion = nullptr) const;

  /** Sets how far something reaches into the window. */
  template <class CompletionF = std::nullptr_t>
  done set_window_insets(motus_inset_source source, motus_insets insets, or_default<motus_animation_options> options = {}, CompletionF &&completion = nullptr) const;

  /** Sets insets that a finger drags, such as those of a keyboard that it
   *  pulls down. */
  done drag_window_insets(motus_inset_source source, motus_insets insets) const;

  /** Adds functions to the change of insets that is under way, or to the next
   *  one when there is none. */
  template <class AnimationF = std::nullptr_t, class CompletionF = std::nullptr_t>
  done animate_alongside_insets(motus_inset_source source, AnimationF &&animation = nullptr, CompletionF &&completion = nullptr) const;

  /** Sets functions that go along with every change of the insets of a
   *  source, beginning with the next call that sets or drags these insets. */
  template <class AnimationF = std::nullptr_t, class CompletionF = std::nullptr_t>
  done set_insets_observer(motus_inset_source source, AnimationF &&animation = nullptr, CompletionF &&completion = nullptr) const;

  /** Reads the change of insets that is under way, or the last one when there
   *  is none. */
  returned<motus_inset_change> inset_change(motus_inset_source source) const;

  /** How far something reaches into the window. */
  motus_insets window_insets(motus_inset_source source) const;

  /** Sets whether all containers make the appearance calls in one order, that
   *  of navigation. */
  done set_uses_uniform_order(bool uses) const;

  /** Whether all containers call in one order. */
  bool uses_uniform_order() const;

  /** Lends the pairs that fly, back to front. */
  returned<span<const motus_flight>> draw_flights() const;

  /** The view that has the focus, lent. */
  motus::view focused_view() const;

  /** Gives the focus to a view, or takes it from all. */
  done set_focused_view(motus::view view) const;

  /** The view to which the focus would go in a direction, lent. */
  motus::view focus_target(motus_focus_direction direction) const;

  /** Moves the focus to motus_runtime_focus_target(), and scrolls what gains
   *  it into sight. */
  returned<bool> move_focus(motus_focus_direction direction) const;

  /** Sets the delegate, whose functions are called. */
  done set_focus_delegate(motus::focus_delegate delegate = {}) const;
  done set_focus_delegate(std::nullptr_t) const;

  /** Makes a view of the host's the ring that shows where the focus is. */
  done set_focus_ring(motus::view view, or_default<motus_focus_ring_options> options = {}) const;

  /** Lends the views that have focus options and are shown, in the order in
   *  which they are read, for a screen reader. */
  returned<span<const motus_focus_entry>> focus_order() const;

  /** The number of a kind of elements with a name, the same for the same
   *  name. */
  returned<int32_t> layout_kind(const char *name) const;

  /** The name of a kind. */
  const char * layout_kind_name(int32_t kind) const;

  /** Lends the events since the previous tick. */
  returned<span<const motus_event>> events() const;

  /** A hash of everything that has happened in a runtime. */
  uint64_t trace_hash() const;

  /** Whether the changes of every frame are part of
   *  motus_runtime_trace_hash(). */
  bool traces_changes() const;

  /** Sets whether the changes of every frame are part of
   *  motus_runtime_trace_hash(). */
  done set_traces_changes(bool traces) const;

  /** Creates a runtime with its window. */
  static returned<shared<motus::runtime>>
  create(or_default<motus_runtime_options> options = {});

  /** Reports failed calls and warnings; nullptr for nobody. The callable takes
   *  (motus_status, const char *function, const char *message). */
  template <class F> done set_diagnostics(F &&report) const;
};

/** A body of the simulation. */
class dynamic_item : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr dynamic_item() = default;
  constexpr dynamic_item(std::nullptr_t) {}
  explicit dynamic_item(motus_dynamic_item *named) : handle(named) {}
  motus_dynamic_item *c() const { return static_cast<motus_dynamic_item *>(named_); }

  /** Creates an item that is no view. */
  static returned<shared<motus::dynamic_item>> create(motus::runtime runtime, motus_point center, motus_size size, double rotation);

  /** Creates an item that stands for an object of the host's own. */
  static returned<shared<motus::dynamic_item>> create_with_callbacks(motus::runtime runtime, motus::dynamic_item_callbacks callbacks);

  /** Creates a group. */
  static returned<shared<motus::dynamic_item>> create_group(motus::runtime runtime, span<const motus::dynamic_item> items);

  /** The middle of an item. */
  motus_point center() const;

  /** How far an item is turned, in radians. */
  double rotation() const;

  /** Moves an item that is no view. */
  done set_pose(motus_point center, double rotation) const;

  /** Sets the shape of an item for collisions. */
  done set_outline(motus_outline_type type, span<const motus_point> points = {}) const;

  /** Reads the shape of an item. */
  returned<std::tuple<motus_outline_type, size_t>> outline(motus_point *out_points = nullptr, size_t capacity = 0) const;

  /** The number of members of a group. */
  size_t member_count() const;

  /** A member of a group, lent. */
  motus::dynamic_item member_at(size_t index) const;

  /** Says which element of a collection an item stands for, so that
   *  motus_dynamic_animator_item_at_path() finds it. */
  done set_layout_path(or_default<motus_layout_path> path = {}) const;
};

/** A rectangle on the screen. */
class view : public dynamic_item {
public:
  static constexpr bool is_counted = true;
  constexpr view() = default;
  constexpr view(std::nullptr_t) {}
  explicit view(motus_view *named) : dynamic_item(reinterpret_cast<motus_dynamic_item *>(named)) {}
  motus_view *c() const { return static_cast<motus_view *>(named_); }

  /** Creates a view. */
  static returned<shared<motus::view>> create(motus::runtime runtime);

  /** Says that the host draws other content for a view. */
  done mark_dirty(or_default<motus_rect> rect = {}) const;

  /** Adds a view as the frontmost subview of another one. */
  done add_subview(motus::view subview) const;

  /** Adds a view as a subview of another one at an index, 0 being the back.
   */
  done insert_subview(motus::view subview, size_t index) const;

  /** Puts a view in front of a sibling. */
  done insert_subview_above(motus::view subview, motus::view sibling) const;

  /** Puts a view behind a sibling. */
  done insert_subview_below(motus::view subview, motus::view sibling) const;

  /** Removes a view from its superview, which releases it. */
  done remove_from_superview() const;

  /** The superview, lent. */
  motus::view superview() const;

  /** The number of subviews. */
  size_t subview_count() const;

  /** A subview, lent, counted from the back. */
  motus::view subview_at(size_t index) const;

  /** Whether a view is another one or stands somewhere below it. */
  bool is_descendant_of(motus::view ancestor) const;

  /** Whether a view is the window or stands somewhere below it. */
  bool is_in_window() const;

  /** Finds the view that a touch at a point reaches. */
  motus::view hit_test(motus_point point) const;

  /** Converts a point from the coordinates of one view to those of another,
   *  by model values. */
  returned<motus_point> convert_point(motus_point point, motus::view to) const;

  /** Finds the first view with a tag, in drawing order, among a view and
   *  those below it. */
  motus::view with_tag(uint64_t tag) const;

  /** Whether subviews are clipped to the bounds. */
  bool clips_to_bounds() const;

  /** Sets whether subviews are clipped to the bounds. */
  done set_clips_to_bounds(bool clips) const;

  /** Whether the view and what is below it are blended together before the
   *  view's alpha counts. */
  bool groups_opacity() const;

  /** Sets whether the view and what is below it are blended together before
   *  the view's alpha counts. */
  done set_groups_opacity(bool groups) const;

  /** Whether the view is drawn when it is seen from behind, its picture
   *  mirrored. */
  bool is_double_sided() const;

  /** Sets whether the view, with its subviews, is drawn when it is seen from
   *  behind. */
  done set_double_sided(bool double_sided) const;

  /** Creates a view that looks, and keeps looking, as another one does now.
   */
  returned<shared<motus::view>> create_snapshot() const;

  /** The view of which this is a snapshot, lent. */
  motus::view snapshot_source() const;

  /** Whether the view and those below it take touches. */
  bool is_user_interaction_enabled() const;

  /** Sets whether the view and those below it take touches. */
  done set_user_interaction_enabled(bool enabled) const;

  /** The direction in which a view is laid out. */
  motus_layout_direction layout_direction() const;

  /** Sets the direction of a view and of those below it, such as a player's
   *  buttons, which are the same in every language. */
  done override_layout_direction(motus_layout_direction direction) const;

  /** Lets a view be laid out by a function, bars and the views of containers
   *  included. */
  template <class FnF = std::nullptr_t>
  done set_layout(FnF &&fn = nullptr) const;

  /** Lets the function of motus_view_set_layout() be called with the next
   *  tick, whatever has changed. */
  done set_needs_layout() const;

  /** Sets any property. */
  done set_property(uint32_t property, span<const double> values) const;

  /** Reads any property. */
  done property(uint32_t property, motus_value_source source, double *out_values, size_t capacity) const;

  /** Reads how fast a property moves, in units per second. */
  done property_velocity(uint32_t property, double *out_values, size_t capacity) const;

  /** Gives the motion of one property an initial velocity in units per
   *  second, for instance that of the finger that has let go. */
  done set_property_velocity(uint32_t property, span<const double> velocity) const;

  /** The model value of the center. */
  motus_point center() const;

  /** Sets the center. */
  done set_center(motus_point center) const;

  /** The model value of the bounds. */
  motus_rect bounds() const;

  /** Sets the bounds. */
  done set_bounds(motus_rect bounds) const;

  /** The smallest rectangle in the superview that holds the transformed
   *  bounds, by model values. */
  motus_rect frame() const;

  /** Sets center and size of the bounds so that the view fills a rectangle of
   *  its superview. */
  done set_frame(motus_rect frame) const;

  /** The model value of the transform. */
  motus_transform transform() const;

  /** Sets the transform. */
  done set_transform(motus_transform transform) const;

  /** Reads the model value of the transform in space. */
  returned<motus_transform_3d> transform_3d() const;

  /** Sets the transform in space. */
  done set_transform_3d(const motus_transform_3d &transform) const;

  /** The model value of alpha. */
  double alpha() const;

  /** Sets alpha. */
  done set_alpha(double alpha) const;

  /** The model value of the background colour. */
  motus_color background_color() const;

  /** Sets the background colour. */
  done set_background_color(motus_color color) const;

  /** The model value of the corner radius. */
  double corner_radius() const;

  /** Sets the radius of all corners. */
  done set_corner_radius(double radius) const;

  /** The model values of the radii of the four corners. */
  motus_corner_radii corner_radii() const;

  /** Sets the radii of the four corners. */
  done set_corner_radii(motus_corner_radii radii) const;

  /** The model value of the shadow's colour. */
  motus_color shadow_color() const;

  /** Sets the shadow's colour. */
  done set_shadow_color(motus_color color) const;

  /** The model value of the shadow's offset. */
  motus_vector shadow_offset() const;

  /** Sets the shadow's offset. */
  done set_shadow_offset(motus_vector offset) const;

  /** The model value of the shadow's blur. */
  double shadow_radius() const;

  /** Sets how far the shadow is blurred. */
  done set_shadow_radius(double radius) const;

  /** The model value of the border's colour. */
  motus_color border_color() const;

  /** Sets the border's colour. */
  done set_border_color(motus_color color) const;

  /** The model value of the border's width. */
  double border_width() const;

  /** Sets the border's width. */
  done set_border_width(double width) const;

  /** Whether the view and those below it are hidden. */
  bool is_hidden() const;

  /** Hides or shows the view, never animated. */
  done set_hidden(bool hidden) const;

  /** Converts a point as motus_view_convert_point() does, by model values or
   *  by what is shown. */
  returned<motus_point> convert_point_by(motus_point point, motus::view to, motus_value_source source) const;

  /** Converts a rectangle. */
  returned<motus_rect> convert_rect_by(motus_rect rect, motus::view to, motus_value_source source) const;

  /** Computes the transform that takes the coordinates of a view to those of
   *  another. */
  returned<motus_transform> transform_by(motus::view to, motus_value_source source) const;

  /** Changes what a view shows, with a transition. */
  template <class BlockF, class CompletionF = std::nullptr_t>
  returned<motus::animation> transition(or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion = nullptr) const;

  /** Replaces one view by another, with the same transitions. */
  template <class CompletionF = std::nullptr_t>
  returned<motus::animation> transition_to(motus::view to, or_default<motus_animation_options> options = {}, CompletionF &&completion = nullptr) const;

  /** Ends all animations of a view's properties at once. */
  done remove_all_animations() const;

  /** Attaches a timing to a property of a view. */
  done set_implicit(uint32_t property, or_default<motus_implicit_options> options = {}) const;

  /** Removes a timing. */
  done clear_implicit(uint32_t property) const;

  /** Reads the timing that counts for a property of a view, its own or that
   *  of a view above. */
  returned<motus_implicit_options> implicit(uint32_t property) const;

  /** Sets the value that a property shows in the first frame whenever the
   *  view comes into sight. */
  done set_starting_value(uint32_t property, span<const double> values = {}) const;

  /** Sets the function that is called when the glides of a property have
   *  ended. */
  template <class FnF = std::nullptr_t>
  done set_settle(uint32_t property, FnF &&fn = nullptr) const;

  /** Sets the list of children that a view has from the next tick on, back to
   *  front. */
  done arrange(span<const motus_child> children, size_t child_size, or_default<motus_arrangement_options> options = {}) const;

  /** Begins a list that is given child by child. */
  done begin_arrangement(or_default<motus_arrangement_options> options = {}) const;

  /** Reads what the last list of a view has changed. */
  returned<motus_arrangement_summary> arrangement_summary() const;

  /** Sets the functions that are called when children of a view come and
   *  leave. */
  done set_arrangement_delegate(motus::arrangement_delegate delegate = {}) const;
  done set_arrangement_delegate(std::nullptr_t) const;

  /** Returns the state of a view as a child of an arrangement. */
  motus_child_state child_state() const;

  /** The key of a view in the arrangement that it is a child of. */
  uint64_t key() const;

  /** The child of a view that has a key, lent. */
  motus::view child_with_key(uint64_t key, bool with_leavers) const;

  /** Ends all exits of a view at once. */
  done end_leavers() const;

  /** How many children of a view are leaving. */
  size_t leaver_count() const;

  /** A child that is leaving, lent, in the order in which they have begun. */
  motus::view leaver_at(size_t index) const;

  /** Begins to drag a child, from where it is seen and in front of the
   *  others. */
  done begin_reorder(uint64_t key, motus_point point, or_default<motus_reorder_options> options = {}) const;

  /** Moves the child with the finger, at once. */
  returned<size_t> update_reorder(motus_point point) const;

  /** Ends the drag. */
  returned<size_t> end_reorder(motus_vector velocity) const;

  /** Ends the drag as if the finger had not moved. */
  returned<size_t> cancel_reorder() const;

  /** Lets the center of a view follow a path in the innermost open block. */
  done follow_path(motus::path path, or_default<motus_follow_options> options = {}) const;

  /** Nudges a property of a view, see motus_value_nudge(). */
  template <class CompletionF = std::nullptr_t>
  returned<motus::animation> nudge(uint32_t property, span<const double> velocity, or_default<motus_timing> timing = {}, CompletionF &&completion = nullptr) const;

  /** Flings a property of a view, see motus_value_fling(). */
  template <class CompletionF = std::nullptr_t>
  returned<motus::animation> fling(uint32_t property, span<const double> velocity, or_default<motus_fling_options> options = {}, CompletionF &&completion = nullptr) const;

  /** Attaches a recognizer to a view, which retains it. */
  done add_gesture(motus::gesture gesture) const;

  /** Detaches a recognizer from its view, which releases it. */
  done remove_gesture(motus::gesture gesture) const;

  /** The number of recognizers that are attached to a view. */
  size_t gesture_count() const;

  /** A recognizer of a view, lent, in the order of attaching. */
  motus::gesture gesture_at(size_t index) const;

  /** The scroller of a view, NULL when it has none. */
  motus::scroller scroller() const;

  /** Scrolls by a key. */
  returned<bool> send_scroll_key(motus_scroll_key key) const;

  /** Lets the subviews of a view be swiped aside, or sets how. */
  done set_row_options(or_default<motus_row_options> options = {}) const;

  /** Sets the actions of a row on one side, in place of those that there are.
   */
  done set_row_actions(motus_row_side side, span<const motus_row_action> actions) const;

  /** Opens a side of a row, and closes what else is open in its list. */
  done open_row(motus_row_side side) const;

  /** Closes a row, as it does by itself when something else is touched. */
  done close_row() const;

  /** Moves a row to its next place in a direction. */
  done step_row(motus_vector direction) const;

  /** Chooses an action of an open row, as a tap on it does. */
  done choose_row_action(uint64_t key) const;

  /** Says that the host has done the action that was chosen. */
  done finish_row_action(bool removes) const;

  /** Where a row is. */
  motus_row_state row_state() const;

  /** The row of a list that is open, is being opened, or held by a finger. */
  motus::view open_row_of() const;

  /** The view of an action of a row that is aside. */
  motus::view row_action_view(size_t index) const;

  /** Sets the delegate of a list, whose functions are called. */
  done set_row_delegate(motus::row_delegate delegate = {}) const;
  done set_row_delegate(std::nullptr_t) const;

  /** Sets the functions that provide and take back the views of a list's
   *  rows. */
  done set_row_list_delegate(motus::row_list_delegate delegate = {}) const;
  done set_row_list_delegate(std::nullptr_t) const;

  /** Sets all rows of a list. */
  done set_rows(span<const motus_row> rows, size_t row_size, or_default<motus_row_list_options> options = {}) const;

  /** Takes rows of a list away and puts others in their place. */
  done replace_rows(size_t index, size_t removed, span<const motus_row> rows, size_t row_size) const;

  /** Gives a row another extent, such as the one that its view turns out to
   *  have. */
  done set_row_extent(uint64_t key, double extent) const;

  /** How many rows a list has. */
  size_t row_count() const;

  /** Reads where a row stands, whether it has a view or not. */
  returned<std::tuple<size_t, motus_rect>> row_place(uint64_t key) const;

  /** Gives a view a match key, from the next transition on. */
  done set_match_key(uint64_t key, or_default<motus_match_options> options = {}) const;

  /** The match key of a view. */
  uint64_t match_key() const;

  /** Sets what a view is for the focus. */
  done set_focus_options(or_default<motus_focus_options> options = {}) const;

  /** Reads what a view is for the focus. */
  returned<motus_focus_options> get_focus_options() const;

  /** The states in which a view is. */
  uint32_t states() const;

  /** Sets whether a view is selected, such as the chosen one of several. */
  done set_selected(bool selected) const;

  /** Sets the value that a property has in a state. */
  done set_state_value(uint32_t state, uint32_t property, span<const double> values = {}) const;
};

/** A running animation that a block has started. */
class animation : public handle {
public:
  static constexpr bool is_counted = false;
  constexpr animation() = default;
  constexpr animation(std::nullptr_t) {}
  explicit animation(motus_animation *named) : handle(named) {}
  motus_animation *c() const { return static_cast<motus_animation *>(named_); }

  /** Ends a running animation early. */
  done cancel(motus_animating_position position) const;
};

/** An animation that can be paused, moved to any fraction of its duration
 *  (scrubbed), reversed and continued. */
class property_animator : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr property_animator() = default;
  constexpr property_animator(std::nullptr_t) {}
  explicit property_animator(motus_property_animator *named) : handle(named) {}
  motus_property_animator *c() const { return static_cast<motus_property_animator *>(named_); }

  /** Creates an inactive animator. */
  static returned<shared<motus::property_animator>> create(motus::runtime runtime, double duration, or_default<motus_timing> timing = {});

  /** Creates an animator that runs already. */
  template <class BlockF, class CompletionF = std::nullptr_t>
  static returned<shared<motus::property_animator>> create_running(motus::runtime runtime, or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion = nullptr);

  /** Creates a group. */
  static returned<shared<motus::property_animator>> create_group(motus::runtime runtime, motus_animator_arrangement arrangement, double spacing, span<const motus::property_animator> members);

  /** The number of members. */
  size_t member_count() const;

  /** A member, lent. */
  motus::property_animator member_at(size_t index) const;

  /** Adds animations. */
  template <class BlockF>
  done add_animations(BlockF &&block) const;

  /** Adds animations that begin later and end with the animator. */
  template <class BlockF>
  done add_animations_delayed(double delay_factor, BlockF &&block) const;

  /** Adds a completion. */
  template <class FnF = std::nullptr_t>
  done add_completion(FnF &&fn = nullptr) const;

  /** Sets the function that is called when the state, `is_running` or
   *  `is_reversed` changes. */
  template <class FnF = std::nullptr_t>
  done set_observer(FnF &&fn = nullptr) const;

  /** Starts an animator, or continues a paused one along its own timing. */
  done start() const;

  /** Starts an animator after a delay in seconds, not negative. */
  done start_after_delay(double delay) const;

  /** Pauses an animator where it is. */
  done pause() const;

  /** Continues a paused animator. */
  done continue_(or_default<motus_timing> timing, double duration_factor) const;

  /** Continues a paused animator until a fraction, forwards or backwards, and
   *  pauses it there, also at 0 and 1. */
  done continue_until(double fraction) const;

  /** Stops an animator where it is. */
  done stop(bool without_finishing) const;

  /** Finishes a stopped animator. */
  done finish(motus_animating_position position) const;

  /** The state. */
  motus_animating_state state() const;

  /** Whether it runs, or waits to start. */
  bool is_running() const;

  /** Whether it runs, or will run, towards its start. */
  bool is_reversed() const;

  /** Turns an animator around. */
  done set_reversed(bool reversed) const;

  /** How far it is in its direction of travel, 0 to 1. */
  double fraction_complete() const;

  /** Moves a paused animator to a fraction, which the next tick shows. */
  done set_fraction_complete(double fraction) const;

  /** Takes an animator to a time after its start, at once and wherever it
   *  was. */
  done seek(double seconds) const;

  /** How fast its time runs. */
  double speed() const;

  /** Sets how fast its time runs from the last tick on. */
  done set_speed(double speed) const;

  /** Reads the timing that an animator was created with. */
  returned<motus_timing> timing() const;

  /** Seconds from start to end. */
  double duration() const;

  /** The delay of its last start, in seconds. */
  double delay() const;

  /** Reads the settings. */
  returned<motus_property_animator_options> get_options() const;

  /** Replaces all settings. */
  done set_options(or_default<motus_property_animator_options> options = {}) const;

  /** Adds a cue to an animator or a group. */
  template <class FnF = std::nullptr_t>
  returned<uint32_t> add_cue(motus_cue_unit unit, double place, uint32_t flags, FnF &&fn = nullptr) const;

  /** Removes a cue. */
  done remove_cue(uint32_t cue) const;
};

/** A driver of an interactive transition. */
class interaction_controller : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr interaction_controller() = default;
  constexpr interaction_controller(std::nullptr_t) {}
  explicit interaction_controller(motus_interaction_controller *named) : handle(named) {}
  motus_interaction_controller *c() const { return static_cast<motus_interaction_controller *>(named_); }

  /** Creates a custom interaction controller. */
  static returned<shared<motus::interaction_controller>> create(motus::runtime runtime, motus::interaction_controller_callbacks callbacks);
};

/** Drives an interactive transition by a fraction from 0 to 1, such as how
 *  far a finger has moved. */
class percent_driven_interaction : public interaction_controller {
public:
  static constexpr bool is_counted = true;
  constexpr percent_driven_interaction() = default;
  constexpr percent_driven_interaction(std::nullptr_t) {}
  explicit percent_driven_interaction(motus_percent_driven_interaction *named) : interaction_controller(reinterpret_cast<motus_interaction_controller *>(named)) {}
  motus_percent_driven_interaction *c() const { return static_cast<motus_percent_driven_interaction *>(named_); }

  /** Creates a percent-driven interaction. */
  static returned<shared<motus::percent_driven_interaction>> create(motus::runtime runtime);

  /** Shows a fraction of the transition, with the next tick. */
  done update(double fraction) const;

  /** Ends the interaction. */
  done finish() const;

  /** Ends the interaction. */
  done cancel() const;

  /** Lets the transition run to its end on a critically damped spring that
   *  starts with a velocity, so that nothing jumps when a finger lets go. */
  done finish_with_velocity(double velocity) const;

  /** Cancels in the same way. */
  done cancel_with_velocity(double velocity) const;

  /** Makes a transition that runs by itself, or is finishing or cancelling,
   *  interactive again. */
  done pause() const;

  /** The last fraction shown. */
  double percent_complete() const;

  /** The duration of the transition in seconds. */
  double duration() const;

  /** The speed at which the transition runs after finish or cancel, 1 being
   *  its own. */
  double completion_speed() const;

  /** Sets the speed at which the transition runs after finish or cancel. */
  done set_completion_speed(double speed) const;

  /** Sets the curve along which the transition runs after finish or cancel.
   */
  done set_completion_timing(or_default<motus_timing> timing = {}) const;

  /** Sets the curve along which an interruptible animator runs after finish
   *  or cancel, in place of the completion timing. */
  done set_timing_curve(or_default<motus_timing> timing = {}) const;

  /** Reads the completion timing, as motus_property_animator_timing() reads
   *  an animator's. */
  returned<motus_timing> completion_timing() const;

  /** Reads the timing curve. */
  returned<motus_timing> timing_curve() const;

  /** Whether the transition begins interactively. */
  bool wants_interactive_start() const;

  /** Sets whether the transition begins interactively. */
  done set_wants_interactive_start(bool wants) const;
};

/** A line through the plane, of lines, curves and arcs. */
class path : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr path() = default;
  constexpr path(std::nullptr_t) {}
  explicit path(motus_path *named) : handle(named) {}
  motus_path *c() const { return static_cast<motus_path *>(named_); }

  /** Creates a path. */
  static returned<shared<motus::path>> create(motus::runtime runtime, motus_point start, span<const motus_path_segment> segments);

  /** The length of a path, in points. */
  double length() const;

  /** Reads the point of a path after a fraction of its length, and the
   *  direction of the path there. */
  returned<std::tuple<motus_point, double>> point_at(double fraction) const;
};

/** One to sixteen numbers that move like a property, and belong to no view.
 */
class value : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr value() = default;
  constexpr value(std::nullptr_t) {}
  explicit value(motus_value *named) : handle(named) {}
  motus_value *c() const { return static_cast<motus_value *>(named_); }

  /** Creates a value. */
  static returned<shared<motus::value>> create(motus::runtime runtime, or_default<motus_value_options> options = {}, span<const double> initial = {});

  /** Creates a value of one number. */
  static returned<shared<motus::value>> create_number(motus::runtime runtime, double initial);

  /** How its numbers are interpolated. */
  motus_property_kind kind() const;

  /** How many numbers it has. */
  size_t component_count() const;

  /** Sets the model value. */
  done set(span<const double> values) const;

  /** Sets a value of one number, see motus_value_set(). */
  done set_number(double number) const;

  /** Reads what the last frame showed, or the target. */
  done read(motus_value_source source, double *out_values, size_t capacity) const;

  /** The number that the last frame showed. */
  double number() const;

  /** Reads how fast it moves, in units per second. */
  done velocity(double *out_values, size_t capacity) const;

  /** Whether something moves it, or waits to do so. */
  bool is_moving() const;

  /** Ends what moves a value, and sets it at once, also inside a block and
   *  with an implicit timing. */
  done jump(span<const double> values) const;

  /** Ends what moves a value and leaves it where it is shown, at rest. */
  done stop() const;

  /** Ends what moves a value and brings it to its target at once. */
  done finish() const;

  /** Gives a value a velocity in the innermost block, as
   *  motus_view_set_property_velocity() does a property. */
  done set_velocity(span<const double> velocity) const;

  /** Nudges a value. */
  template <class CompletionF = std::nullptr_t>
  returned<motus::animation> nudge(span<const double> velocity, or_default<motus_timing> timing = {}, CompletionF &&completion = nullptr) const;

  /** Flings a value. */
  template <class CompletionF = std::nullptr_t>
  returned<motus::animation> fling(span<const double> velocity, or_default<motus_fling_options> options = {}, CompletionF &&completion = nullptr) const;

  /** Lets a value of two numbers follow a path in the innermost open block,
   *  as motus_view_follow_path() does the center of a view. */
  done follow_path(motus::path path, bool paces_by_segment) const;

  /** Attaches a timing to a value. */
  done set_implicit(or_default<motus_implicit_options> options = {}) const;

  /** Removes the timing. */
  done clear_implicit() const;

  /** Sets the function that is called when a value changes. */
  template <class FnF = std::nullptr_t>
  done set_observer(FnF &&fn = nullptr) const;

  /** Reads what an observed value had shown before its observer was called
   *  last. */
  done previous(double *out_values, size_t capacity) const;

  /** Sets the function that is called when the glides of a value have ended,
   *  see motus_view_set_settle(). */
  template <class FnF = std::nullptr_t>
  done set_settle(FnF &&fn = nullptr) const;
};

/** A call that will be made, once or again and again. */
class timer : public handle {
public:
  static constexpr bool is_counted = false;
  constexpr timer() = default;
  constexpr timer(std::nullptr_t) {}
  explicit timer(motus_timer *named) : handle(named) {}
  motus_timer *c() const { return static_cast<motus_timer *>(named_); }

  /** Ends a timer. */
  done cancel() const;
};

/** A callback that is called in every frame, or at a preferred rate. */
class display_link : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr display_link() = default;
  constexpr display_link(std::nullptr_t) {}
  explicit display_link(motus_display_link *named) : handle(named) {}
  motus_display_link *c() const { return static_cast<motus_display_link *>(named_); }

  /** Creates a display link, not paused, for every frame. */
  template <class FnF = std::nullptr_t>
  static returned<shared<motus::display_link>> create(motus::runtime runtime, FnF &&fn = nullptr);

  /** Whether it is paused. */
  bool is_paused() const;

  /** Pauses a display link, or lets it go on with the next tick. */
  done set_paused(bool paused) const;

  /** How often it wants to be called. */
  motus_frame_rate_range frame_rates() const;

  /** Sets how often it wants to be called. */
  done set_frame_rates(motus_frame_rate_range rates) const;

  /** The time of the frame of its last call. */
  double timestamp() const;

  /** When the call after the last one is expected. */
  double target_timestamp() const;

  /** Stops the calls for good and frees the callback's user_data. */
  done invalidate() const;
};

/** A recognizer of gestures. */
class gesture : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr gesture() = default;
  constexpr gesture(std::nullptr_t) {}
  explicit gesture(motus_gesture *named) : handle(named) {}
  motus_gesture *c() const { return static_cast<motus_gesture *>(named_); }

  /** Creates a recognizer, attached to no view. */
  static returned<shared<motus::gesture>> create(motus::runtime runtime, or_default<motus_gesture_options> options = {});

  /** The view to which a recognizer is attached, lent. */
  motus::view view() const;

  /** Sets the function that is called, during the tick, when the gesture
   *  begins, changes, ends or is cancelled. */
  template <class FnF = std::nullptr_t>
  done set_action(FnF &&fn = nullptr) const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::gesture_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Lets this recognizer wait until another one has failed. */
  done require_failure_of(motus::gesture other) const;

  /** The state. */
  motus_recognition_state state() const;

  /** Whether it follows fingers. */
  bool is_enabled() const;

  /** Sets whether it follows fingers. */
  done set_enabled(bool enabled) const;

  /** Whether it claims its fingers while its gesture is under way, see
   *  motus_runtime_touch_gesture(). */
  bool cancels_touches() const;

  /** Sets whether it claims its fingers while its gesture is under way, so
   *  that the host's controls leave them alone. */
  done set_cancels_touches(bool cancels) const;

  /** Which parts of a touch a recognizer delays. */
  uint32_t touch_delays() const;

  /** Sets which parts of a touch a recognizer delays for the host's controls.
   */
  done set_touch_delays(uint32_t delays) const;

  /** The name of a recognizer, lent until it is set again. */
  const char * name() const;

  /** Sets the name of a recognizer, for delegates and logs. */
  done set_name(const char *name = nullptr) const;

  /** The number of fingers that it follows, in the callback of its end those
   *  that leave too. */
  size_t touch_count() const;

  /** Where one of its fingers is, in the coordinates of a view by model
   *  values. */
  motus_point touch_location(size_t index, motus::view view) const;

  /** The last sample of one of its fingers, and how that touches. */
  returned<motus_touch_contact> touch_contact(size_t index) const;

  /** The middle of its fingers, or where it was when the last one left. */
  motus_point location(motus::view view) const;

  /** Pans. */
  motus_vector translation(motus::view view) const;

  /** Pans. */
  done set_translation(motus_vector translation, motus::view view) const;

  /** Pans. */
  motus_vector velocity(motus::view view) const;

  /** Pinches. */
  double scale() const;

  /** Pinches. */
  done set_scale(double scale) const;

  /** Pinches. */
  double scale_velocity() const;

  /** Rotations. */
  double rotation() const;

  /** Rotations. */
  done set_rotation(double rotation) const;

  /** Rotations. */
  double rotation_velocity() const;

  /** Makes a pan drive transitions interactively, so that the host only feeds
   *  touches. */
  template <class BeginF = std::nullptr_t>
  done bind(motus::percent_driven_interaction interaction, or_default<motus_gesture_binding_options> options = {}, BeginF &&begin = nullptr) const;

  /** Makes a pan drive two transitions of which one undoes the other, such as
   *  a player that is pulled up out of a bar and down into it again. */
  template <class BeginF = std::nullptr_t>
  done bind_both(motus::percent_driven_interaction interaction, or_default<motus_gesture_binding_options> options = {}, BeginF &&begin = nullptr) const;
};

/** A recognizer that moves something. */
class drag : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr drag() = default;
  constexpr drag(std::nullptr_t) {}
  explicit drag(motus_drag *named) : handle(named) {}
  motus_drag *c() const { return static_cast<motus_drag *>(named_); }

  /** Lets a recognizer move a value. */
  static returned<shared<motus::drag>> create(motus::gesture gesture, motus::value value, or_default<motus_drag_options> options = {});

  /** Lets a recognizer move a property of a view, see motus_drag_create(). */
  static returned<shared<motus::drag>> create_for_view(motus::gesture gesture, motus::view view, uint32_t property, or_default<motus_drag_options> options = {});

  /** Sets the options. */
  done set_options(or_default<motus_drag_options> options = {}) const;

  /** Reads the options. */
  returned<motus_drag_options> get_options() const;

  /** Sets the anchors, in place of those that there are. */
  done set_anchors(span<const motus_anchor> anchors) const;

  /** How many anchors it has. */
  size_t anchor_count() const;

  /** The tag of an anchor. */
  uint64_t anchor_tag(size_t index) const;

  /** The anchor where what is dragged rests, or to which it goes. */
  int32_t anchor() const;

  /** How far what is shown is from that anchor to its neighbours. */
  double progress() const;

  /** Whether a finger has it. */
  bool is_held() const;

  /** Sends what is dragged to an anchor, by the spring, with the velocity
   *  that it has. */
  done go_to(size_t index) const;

  /** Sends what is dragged to the next anchor in a direction in which a
   *  finger could go, from the anchor at which it is or to which it goes. */
  done step(motus_vector direction) const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::drag_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Takes the drag from its recognizer. */
  done end() const;
};

/** Moves the content of a view. */
class scroller : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr scroller() = default;
  constexpr scroller(std::nullptr_t) {}
  explicit scroller(motus_scroller *named) : handle(named) {}
  motus_scroller *c() const { return static_cast<motus_scroller *>(named_); }

  /** Creates the scroller of a view, which retains it. */
  static returned<shared<motus::scroller>> create(motus::view view, or_default<motus_scroller_options> options = {});

  /** The view of a scroller, NULL when that has ended. */
  motus::view view() const;

  /** The pan of a scroller. */
  motus::gesture pan_gesture() const;

  /** Sets the options. */
  done set_options(or_default<motus_scroller_options> options = {}) const;

  /** Reads the options. */
  returned<motus_scroller_options> get_options() const;

  /** The size of the content. */
  motus_size content_size() const;

  /** Sets the size of the content. */
  done set_content_size(motus_size size) const;

  /** The insets around the content. */
  motus_insets content_inset() const;

  /** Sets the insets around the content. */
  done set_content_inset(motus_insets inset) const;

  /** The offset that is shown, also when an animation block moves it. */
  motus_point offset() const;

  /** The smallest offset at which the content rests, on each axis. */
  motus_point minimum_offset() const;

  /** The largest offset at which the content rests, on each axis. */
  motus_point maximum_offset() const;

  /** The offset at which the content will come to rest. */
  motus_point target_offset() const;

  /** How fast the offset grows, in points per second. */
  motus_vector velocity() const;

  /** The state of a scroller. */
  motus_scroller_state get_state() const;

  /** Returns the state of one axis. */
  motus_scroller_state axis_state(motus_axis axis) const;

  /** Scrolls to an offset, clamped between the minimum and the maximum
   *  offset. */
  template <class CompletionF = std::nullptr_t>
  done scroll_to(motus_point offset, bool animated, CompletionF &&completion = nullptr) const;

  /** Scrolls, as motus_scroller_scroll_to() does, by the smallest distance
   *  that brings a rectangle of the content into sight inside the insets. */
  template <class CompletionF = std::nullptr_t>
  done scroll_to_rect(motus_rect rect, bool animated, CompletionF &&completion = nullptr) const;

  /** Scrolls, as motus_scroller_scroll_to() does, to a page of an axis that
   *  has pages. */
  template <class CompletionF = std::nullptr_t>
  done scroll_to_page(motus_axis axis, uint32_t page, bool animated, CompletionF &&completion = nullptr) const;

  /** The page that an axis shows, or to which it goes. */
  uint32_t page(motus_axis axis) const;

  /** Throws the content, as a release with this velocity would. */
  done fling(motus_vector velocity) const;

  /** Stops content that moves where it is. */
  done stop() const;

  /** Tells the scroller that rows, for instance, were inserted or removed at
   *  a place. */
  done adjust(motus_axis axis, double at, double delta) const;

  /** Whether a release has begun to refresh, and
   *  motus_scroller_end_refreshing() has not been called. */
  bool is_refreshing() const;

  /** Ends refreshing. */
  done end_refreshing() const;

  /** Whether a finger is down in a scroller. */
  bool is_tracking() const;

  /** Whether a scroller is dragged. */
  bool is_dragging() const;

  /** Whether a scroller goes on by itself after a release. */
  bool is_decelerating() const;

  /** Whether fingers or a motion change the scale of a scroller. */
  bool is_zooming() const;

  /** The rectangle of the content that the bounds show. */
  motus_rect visible_rect() const;

  /** The indicator of an axis. */
  motus_indicator indicator(motus_axis axis) const;

  /** Shows the indicators for a moment. */
  done flash_indicators() const;

  /** Scrolls to the top, animated, if the delegate agrees. */
  done scroll_to_top() const;

  /** Sets the view that is zoomed. */
  done set_zoom_view(motus::view view) const;

  /** The view that is zoomed, lent. */
  motus::view zoom_view() const;

  /** The pinch of a scroller, lent. */
  motus::gesture pinch_gesture() const;

  /** The scale that is shown. */
  double zoom() const;

  /** Sets the scale, clamped to the limits. */
  done set_zoom(double scale, motus_point anchor, bool animated) const;

  /** Zooms to the greatest scale within the limits at which the bounds show
   *  all of a rectangle, insets not counted, and puts it in their middle as
   *  far as the edges allow. */
  done zoom_to_rect(motus_rect rect, bool animated) const;

  /** Sets the areas at which an axis may rest. */
  done set_snap_areas(motus_axis axis, span<const motus_snap_area> areas) const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::scroller_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Sets which axes of a scroller keep clear of the safe area. */
  done set_inset_adjustment(motus_inset_adjustment adjustment) const;

  /** The insets that a scroller uses. */
  motus_insets adjusted_inset() const;
};

/** A link. */
class link : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr link() = default;
  constexpr link(std::nullptr_t) {}
  explicit link(motus_link *named) : handle(named) {}
  motus_link *c() const { return static_cast<motus_link *>(named_); }

  /** Links a target to the sources that are to move it. */
  static returned<shared<motus::link>> create(motus::runtime runtime, const motus_link_target &target, span<const motus_link_source> sources, or_default<motus_link_options> options = {});

  /** Ends a link. */
  done remove() const;

  /** Whether a link moves its target. */
  bool is_active() const;

  /** The number that a link has read when it was last active. */
  double input() const;

  /** How fast that changes, per second. */
  double input_velocity() const;
};

/** A view controller. */
class view_controller : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr view_controller() = default;
  constexpr view_controller(std::nullptr_t) {}
  explicit view_controller(motus_view_controller *named) : handle(named) {}
  motus_view_controller *c() const { return static_cast<motus_view_controller *>(named_); }

  /** Creates a view controller. */
  static returned<shared<motus::view_controller>> create(motus::runtime runtime, motus::view_controller_callbacks callbacks = {});

  /** The view. */
  motus::view view() const;

  /** The view, lent. */
  motus::view view_if_loaded() const;

  /** Sets the view of a controller, which retains it. */
  done set_view(motus::view view) const;

  /** Releases the view of a controller that is not shown. */
  done unload_view() const;

  /** The title, lent until it is set again. */
  const char * title() const;

  /** Sets the title, for the host and for diagnostics. */
  done set_title(const char *title = nullptr) const;

  /** The state of appearance. */
  motus_appearance_state appearance_state() const;

  /** The reasons for which it appears or disappears. */
  uint32_t appearance_reasons() const;

  /** The parent, lent. */
  motus::view_controller parent() const;

  /** The number of children. */
  size_t child_count() const;

  /** A child, lent, in the order of adding. */
  motus::view_controller child_at(size_t index) const;

  /** Adds a child, removing it from its previous parent. */
  done add_child(motus::view_controller child) const;

  /** Removes a controller from its parent, which releases it, and calls
   *  did_move_to_parent with NULL. */
  done remove_from_parent() const;

  /** Calls will_move_to_parent of a controller. */
  done will_move_to_parent(motus::view_controller parent) const;

  /** Calls did_move_to_parent of a controller. */
  done did_move_to_parent(motus::view_controller parent) const;

  /** Whether the children get appearance calls together with the controller.
   */
  bool forwards_appearance() const;

  /** Sets whether the children get appearance calls together with the
   *  controller. */
  done set_forwards_appearance(bool forwards) const;

  /** Calls view_will_appear or view_will_disappear of a child, for containers
   *  that do not forward appearance. */
  done begin_appearance_transition(bool appearing, bool animated) const;

  /** Ends what motus_view_controller_begin_appearance_transition() has begun.
   */
  done end_appearance_transition() const;

  /** The interruption policy of a container. */
  motus_interruption_policy interruption_policy() const;

  /** Sets what becomes of requests to a container while a transition of it is
   *  under way. */
  done set_interruption_policy(motus_interruption_policy interruption) const;

  /** Moves from one child of a custom container to another. */
  template <class BlockF = std::nullptr_t, class CompletionF = std::nullptr_t>
  done transition(motus::view_controller from, motus::view_controller to, or_default<motus_animation_options> options = {}, BlockF &&block = nullptr, CompletionF &&completion = nullptr) const;

  /** Moves from one child of a custom container to another, animated by an
   *  animation controller, interactive if there is an interaction controller,
   *  with a context and a coordinator as in navigation. */
  template <class CompletionF = std::nullptr_t>
  done transition_by(motus::view_controller from, motus::view_controller to, or_default<motus_container_transition_options> options = {}, CompletionF &&completion = nullptr) const;

  /** How much width a controller has. */
  motus_size_class horizontal_size_class() const;

  /** How much height a controller has. */
  motus_size_class vertical_size_class() const;

  /** Sets the size classes of a child and of its descendants, until it leaves
   *  its parent. */
  done override_child_traits(motus::view_controller child, motus_size_class horizontal, motus_size_class vertical) const;

  /** The direction in which a controller is laid out, and in which what it
   *  contains comes and goes. */
  motus_layout_direction layout_direction() const;

  /** Sets the direction of a controller and of those inside it and presented
   *  by it. */
  done override_layout_direction(motus_layout_direction direction) const;

  /** Reports that the host's layout of a controller's contents has another
   *  size. */
  done system_layout_fitting_size_did_change() const;

  /** Shows a controller as fits where it is called. */
  done show(motus::view_controller shown, void *sender = nullptr) const;

  /** As motus_view_controller_show(), but calls `show_detail`. */
  done show_detail(motus::view_controller shown, void *sender = nullptr) const;

  /** The controller whose `show` or `show_detail` would be called, lent. */
  motus::view_controller show_target(bool is_detail) const;

  /** The safe area of a controller. */
  motus_insets safe_area() const;

  /** Returns the insets that a controller adds to its safe area, for bars of
   *  its own. */
  motus_insets additional_safe_area() const;

  /** Sets the insets that a controller adds to its safe area, for itself and
   *  for those in it. */
  done set_additional_safe_area(motus_insets insets) const;

  /** The nearest navigation controller among the ancestors of a controller,
   *  lent. */
  motus::navigation_controller navigation_controller() const;

  /** The nearest tab bar controller around a controller, lent. */
  motus::tab_bar_controller tab_bar_controller() const;

  /** Puts a bar at an edge of a container, or removes it. */
  done set_bar(motus_edge edge, motus::view view, double height) const;

  /** The bar at an edge of a container, lent. */
  motus::view bar(motus_edge edge) const;

  /** The height of the bar at an edge, as it has been set. */
  double bar_height(motus_edge edge) const;

  /** Hides the bar at an edge, or shows it, whatever the screens say. */
  template <class CompletionF = std::nullptr_t>
  done set_bar_hidden(motus_edge edge, bool hidden, or_default<motus_animation_options> options = {}, CompletionF &&completion = nullptr) const;

  /** Whether the bar at an edge has been hidden by
   *  motus_view_controller_set_bar_hidden(). */
  bool is_bar_hidden(motus_edge edge) const;

  /** Sets which bars of the containers around a controller are hidden while
   *  it is shown. */
  done set_hidden_bars(uint32_t edges) const;

  /** The edges at which a controller hides the bars around it. */
  uint32_t hidden_bars() const;

  /** Lets the bar at an edge answer to content, or sets how. */
  done set_bar_options(motus_edge edge, or_default<motus_bar_options> options = {}) const;

  /** How far a bar has answered to content in this frame. */
  double bar_progress(motus_edge edge) const;

  /** The height of a bar in this frame, as its options and the content make
   *  it, without what covers the edge. */
  double bar_extent(motus_edge edge) const;

  /** Minimizes a bar, or lets it come back, on the spring of scrollers. */
  done set_bar_minimized(motus_edge edge, bool minimized) const;

  /** Names the scroller of a screen to which the bars around it answer. */
  done set_content_scroller(motus::scroller scroller) const;

  /** The scroller that a screen has named, lent. */
  motus::scroller content_scroller() const;

  /** The nearest page view controller around a controller, lent. */
  motus::page_view_controller page_view_controller() const;

  /** The nearest split view controller around a controller, lent. */
  motus::split_view_controller split_view_controller() const;

  /** Adds a segue to a controller. */
  done add_segue(const char *identifier, motus_segue_kind kind, motus::segue_callbacks callbacks) const;

  /** Performs a segue without asking should_perform_segue. */
  done perform_segue(const char *identifier, void *sender = nullptr) const;

  /** Performs a segue on behalf of the user. */
  returned<bool> perform_segue_by_user(const char *identifier, void *sender = nullptr) const;

  /** Adds an unwind action. */
  template <class FnF>
  done add_unwind_action(const char *action, FnF &&fn) const;

  /** Unwinds. */
  returned<motus::view_controller> unwind(const char *action, void *sender = nullptr) const;

  /** The coordinator of the transition in which a controller takes part, or
   *  its parent does, lent. */
  motus::transition_coordinator transition_coordinator() const;

  /** Lets a controller's screen zoom when it is pushed on a navigation
   *  controller or presented in a style other than sheets and popovers, and
   *  when it goes. */
  done set_zoom(or_default<motus_zoom_options> options = {}, motus::zoom_delegate delegate = {}) const;
  done set_zoom(std::nullptr_t) const;

  /** Removes the zoom. */
  done clear_zoom() const;

  /** Presents a controller in front of another one. */
  template <class CompletionF = std::nullptr_t>
  done present(motus::view_controller presented, bool animated, CompletionF &&completion = nullptr) const;

  /** Dismisses the controller that `controller`, or the nearest parent of it,
   *  presents, and everything that is presented in front of that. */
  template <class CompletionF = std::nullptr_t>
  done dismiss(bool animated, CompletionF &&completion = nullptr) const;

  /** The controller that this one presents, or that its nearest parent
   *  presents. */
  motus::view_controller presented_view_controller() const;

  /** The controller that presents this one, or the outermost parent of this
   *  one. */
  motus::view_controller presenting_view_controller() const;

  /** How it is presented. */
  motus_presentation_style presentation_style() const;

  /** Sets how it is presented from the next time on. */
  done set_presentation_style(motus_presentation_style style) const;

  /** How it comes and goes without an animator. */
  motus_modal_transition_style modal_transition_style() const;

  /** Sets how it comes and goes without an animator. */
  done set_modal_transition_style(motus_modal_transition_style style) const;

  /** How it behaves in presentations. */
  uint32_t modal_flags() const;

  /** Sets how it behaves in presentations. */
  done set_modal_flags(uint32_t flags) const;

  /** Sets the delegate that is asked when this controller is presented or
   *  dismissed. */
  done set_transitioning_delegate(motus::transitioning_delegate delegate = {}) const;
  done set_transitioning_delegate(std::nullptr_t) const;

  /** The presentation controller of this controller or of the nearest one
   *  above it that is presented, lent. */
  motus::presentation_controller presentation_controller() const;

  /** As motus_view_controller_presentation_controller(), but none is made. */
  motus::presentation_controller active_presentation_controller() const;

  /** The size that a controller's contents ask for. */
  motus_size preferred_content_size() const;

  /** Sets the size that a controller's contents ask for. */
  done set_preferred_content_size(motus_size size) const;

  /** Reads the look. */
  returned<motus_look_options> get_look() const;

  /** Sets how the library's own views look around a controller. */
  done set_look(or_default<motus_look_options> options = {}) const;
};

/** Lets others animate along with a transition. */
class transition_coordinator : public handle {
public:
  static constexpr bool is_counted = false;
  constexpr transition_coordinator() = default;
  constexpr transition_coordinator(std::nullptr_t) {}
  explicit transition_coordinator(motus_transition_coordinator *named) : handle(named) {}
  motus_transition_coordinator *c() const { return static_cast<motus_transition_coordinator *>(named_); }

  /** Animates the changes of `animation` along with the transition. */
  template <class AnimationF = std::nullptr_t, class CompletionF = std::nullptr_t>
  done animate_alongside(motus::view view, AnimationF &&animation = nullptr, CompletionF &&completion = nullptr) const;

  /** Calls `fn` at a moment of the transition. */
  template <class FnF>
  done notify(motus_transition_moment moment, FnF &&fn) const;

  /** Reads what a coordinator knows. */
  returned<motus_transition_info> info() const;

  /** Evaluates the completion curve, along which a transition runs on after
   *  its interaction has ended, at a fraction of its time. */
  double completion_progress(double time_fraction) const;

  /** The view in which the transition happens, lent. */
  motus::view container_view() const;

  /** One side's controller, lent. */
  motus::view_controller view_controller(motus_transition_side side) const;

  /** One side's view, lent. */
  motus::view view(motus_transition_side side) const;
};

/** A named connection from one controller to another. */
class segue : public handle {
public:
  static constexpr bool is_counted = false;
  constexpr segue() = default;
  constexpr segue(std::nullptr_t) {}
  explicit segue(motus_segue *named) : handle(named) {}
  motus_segue *c() const { return static_cast<motus_segue *>(named_); }

  /** The identifier of a segue, or the action of an unwind segue. */
  const char * identifier() const;

  /** Where it begins, lent. */
  motus::view_controller source() const;

  /** Where it leads, lent. */
  motus::view_controller destination() const;

  /** The `sender` of the call that performed the segue. */
  void * sender() const;

  /** Whether it is an unwind segue. */
  bool is_unwind() const;
};

/** An animation of a transition. */
class animation_controller : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr animation_controller() = default;
  constexpr animation_controller(std::nullptr_t) {}
  explicit animation_controller(motus_animation_controller *named) : handle(named) {}
  motus_animation_controller *c() const { return static_cast<motus_animation_controller *>(named_); }

  /** Creates an animation controller. */
  static returned<shared<motus::animation_controller>> create(motus::runtime runtime, motus::animation_controller_callbacks callbacks);

  /** Creates an animation controller that moves the screens in a plain way
   *  and lets the pairs fly, for delegates of all containers. */
  static returned<shared<motus::animation_controller>> create_matched(motus::runtime runtime, or_default<motus_matched_options> options = {});
};

/** A container that shows the top one of a stack of view controllers. */
class navigation_controller : public view_controller {
public:
  static constexpr bool is_counted = true;
  constexpr navigation_controller() = default;
  constexpr navigation_controller(std::nullptr_t) {}
  explicit navigation_controller(motus_navigation_controller *named) : view_controller(reinterpret_cast<motus_view_controller *>(named)) {}
  motus_navigation_controller *c() const { return static_cast<motus_navigation_controller *>(named_); }

  /** Creates a navigation controller. */
  static returned<shared<motus::navigation_controller>> create(motus::runtime runtime, motus::view_controller root);

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::navigation_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Pushes a controller, which the stack retains. */
  template <class CompletionF = std::nullptr_t>
  done push(motus::view_controller controller, bool animated, CompletionF &&completion = nullptr) const;

  /** Pops the top controller. */
  template <class CompletionF = std::nullptr_t>
  returned<motus::view_controller> pop(bool animated, CompletionF &&completion = nullptr) const;

  /** Pops everything above a controller. */
  template <class CompletionF = std::nullptr_t>
  returned<size_t> pop_to(motus::view_controller controller, bool animated, CompletionF &&completion = nullptr, motus::view_controller *out_popped = nullptr, size_t capacity = 0) const;

  /** Replaces the stack with one transition. */
  template <class CompletionF = std::nullptr_t>
  done set_view_controllers(span<const motus::view_controller> controllers, bool animated, CompletionF &&completion = nullptr) const;

  /** The number of controllers in the stack. */
  size_t view_controller_count() const;

  /** A controller of the stack, lent. */
  motus::view_controller view_controller_at(size_t index) const;

  /** The top of the stack, lent. */
  motus::view_controller top_view_controller() const;

  /** The controller that the user sees, lent. */
  motus::view_controller visible_view_controller() const;

  /** Reads the options. */
  returned<motus_navigation_options> get_options() const;

  /** Sets the options of the slides that follow. */
  done set_options(or_default<motus_navigation_options> options = {}) const;

  /** The recognizer of the edge swipe that pops the top controller
   *  interactively, lent. */
  motus::gesture interactive_pop_gesture() const;
};

/** Controllers side by side of which the selected one is shown. */
class tab_bar_controller : public view_controller {
public:
  static constexpr bool is_counted = true;
  constexpr tab_bar_controller() = default;
  constexpr tab_bar_controller(std::nullptr_t) {}
  explicit tab_bar_controller(motus_tab_bar_controller *named) : view_controller(reinterpret_cast<motus_view_controller *>(named)) {}
  motus_tab_bar_controller *c() const { return static_cast<motus_tab_bar_controller *>(named_); }

  /** Creates a tab bar controller without tabs. */
  static returned<shared<motus::tab_bar_controller>> create(motus::runtime runtime);

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::tab_bar_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Replaces the tabs, which are retained. */
  template <class CompletionF = std::nullptr_t>
  done set_view_controllers(span<const motus::view_controller> controllers, bool animated, CompletionF &&completion = nullptr) const;

  /** The number of tabs. */
  size_t view_controller_count() const;

  /** A tab's controller, lent. */
  motus::view_controller view_controller_at(size_t index) const;

  /** The selected controller, lent. */
  motus::view_controller selected_view_controller() const;

  /** The index of the selected controller. */
  size_t selected_index() const;

  /** Selects the tab of a controller, without calling should_select and
   *  did_select. */
  template <class CompletionF = std::nullptr_t>
  done select(motus::view_controller controller, CompletionF &&completion = nullptr) const;

  /** Selects the tab at an index on behalf of the user. */
  template <class CompletionF = std::nullptr_t>
  returned<bool> select_by_user(size_t index, CompletionF &&completion = nullptr) const;
};

/** A container that turns pages. */
class page_view_controller : public view_controller {
public:
  static constexpr bool is_counted = true;
  constexpr page_view_controller() = default;
  constexpr page_view_controller(std::nullptr_t) {}
  explicit page_view_controller(motus_page_view_controller *named) : view_controller(reinterpret_cast<motus_view_controller *>(named)) {}
  motus_page_view_controller *c() const { return static_cast<motus_page_view_controller *>(named_); }

  /** Creates a page view controller without pages. */
  static returned<shared<motus::page_view_controller>> create(motus::runtime runtime, or_default<motus_page_view_controller_options> options = {});

  /** The scroller of the container's view, lent. */
  motus::scroller scroller() const;

  /** Sets the data source, and asks it when there is a page. */
  done set_data_source(motus::page_data_source source = {}) const;
  done set_data_source(std::nullptr_t) const;

  /** Takes a list of pages in place of a data source. */
  done set_pages(span<const motus::view_controller> controllers, bool circular) const;

  /** Asks the data source again which pages stand beside the one that is
   *  shown. */
  done reload() const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::page_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Turns to a page. */
  template <class CompletionF = std::nullptr_t>
  done show_page(motus::view_controller controller, motus_page_direction direction, bool animated, CompletionF &&completion = nullptr) const;

  /** The page that is shown, lent. */
  motus::view_controller current() const;

  /** The page that is on its way, lent. */
  motus::view_controller pending() const;

  /** How far the content is from the place of the page that is shown, in
   *  pages. */
  double position() const;
};

/** A container that shows columns. */
class split_view_controller : public view_controller {
public:
  static constexpr bool is_counted = true;
  constexpr split_view_controller() = default;
  constexpr split_view_controller(std::nullptr_t) {}
  explicit split_view_controller(motus_split_view_controller *named) : view_controller(reinterpret_cast<motus_view_controller *>(named)) {}
  motus_split_view_controller *c() const { return static_cast<motus_split_view_controller *>(named_); }

  /** Creates a split view controller without columns. */
  static returned<shared<motus::split_view_controller>> create(motus::runtime runtime, or_default<motus_split_view_controller_options> options = {});

  /** Reads the options. */
  returned<motus_split_view_controller_options> get_options() const;

  /** Sets the options. */
  done set_options(or_default<motus_split_view_controller_options> options = {}) const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::split_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Replaces the controller of a column, or removes it, without animation.
   */
  done set_column(motus_split_column column, motus::view_controller controller) const;

  /** A column's controller, lent. */
  motus::view_controller column(motus_split_column column) const;

  /** Shows a column. */
  template <class CompletionF = std::nullptr_t>
  done show_column(motus_split_column column, bool animated, CompletionF &&completion = nullptr) const;

  /** Hides a column. */
  template <class CompletionF = std::nullptr_t>
  done hide_column(motus_split_column column, bool animated, CompletionF &&completion = nullptr) const;

  /** Replaces the secondary column. */
  template <class CompletionF = std::nullptr_t>
  done split_show_detail(motus::view_controller controller, bool animated, CompletionF &&completion = nullptr) const;

  /** Asks for a mode. */
  template <class CompletionF = std::nullptr_t>
  done set_mode(motus_split_mode mode, bool animated, CompletionF &&completion = nullptr) const;

  /** The mode that is shown with the columns and the room that there are. */
  motus_split_mode mode() const;

  /** Whether it is collapsed. */
  bool is_collapsed() const;

  /** The navigation controller that is the stack when a split view controller
   *  is collapsed, lent. */
  motus::navigation_controller stack() const;
};

/** A transition, as its animation controller needs to know it. */
class transition_context : public handle {
public:
  static constexpr bool is_counted = false;
  constexpr transition_context() = default;
  constexpr transition_context(std::nullptr_t) {}
  explicit transition_context(motus_transition_context *named) : handle(named) {}
  motus_transition_context *c() const { return static_cast<motus_transition_context *>(named_); }

  /** The view in which the transition happens, lent. */
  motus::view container_view() const;

  /** The coordinator of the transition, lent. */
  motus::transition_coordinator coordinator() const;

  /** One side's controller, lent. */
  motus::view_controller view_controller(motus_transition_side side) const;

  /** One side's view, lent. */
  motus::view view(motus_transition_side side) const;

  /** The frame of one side's view at the beginning, in the container view. */
  motus_rect initial_frame(motus_transition_side side) const;

  /** The frame that one side's view must have at the end, in the container
   *  view. */
  motus_rect final_frame(motus_transition_side side) const;

  /** Whether it is interactive now, or will be when it begins. */
  bool is_interactive() const;

  /** Whether the transition is being cancelled or has been. */
  bool was_cancelled() const;

  /** Whether a navigation controller pushes or pops. */
  motus_navigation_operation operation() const;

  /** Shows a fraction of the transition, clamped to 0 to 1, from the next
   *  tick on. */
  done update(double fraction) const;

  /** Ends the interaction. */
  done finish() const;

  /** Ends the interaction. */
  done cancel() const;

  /** Makes a transition that runs by itself interactive again, and pauses it
   *  where it is. */
  done pause() const;

  /** Ends the transition. */
  done complete(bool did_complete) const;

  /** Lets the pairs fly in a transition that the host's own animation
   *  controller animates, with its duration and along the curve of its first
   *  animation. */
  returned<size_t> match(or_default<motus_matched_options> options = {}) const;
};

/** Decides where a presented controller's view is placed, and adds
 *  decorations. */
class presentation_controller : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr presentation_controller() = default;
  constexpr presentation_controller(std::nullptr_t) {}
  explicit presentation_controller(motus_presentation_controller *named) : handle(named) {}
  motus_presentation_controller *c() const { return static_cast<motus_presentation_controller *>(named_); }

  /** Creates a presentation controller for the custom style. */
  static returned<shared<motus::presentation_controller>> create(motus::view_controller presented, motus::view_controller presenting, motus::presentation_controller_callbacks callbacks = {});

  /** The controller that is presented, lent. */
  motus::view_controller presented_view_controller() const;

  /** The controller that presents, lent. */
  motus::view_controller presenting_view_controller() const;

  /** The style with which a presentation was asked for. */
  motus_presentation_style style() const;

  /** The style into which the presentation has adapted. */
  motus_presentation_style adaptive_style() const;

  /** The style into which the presentation would adapt for these size
   *  classes, as adaptive_style of the delegate, or its own, returns it. */
  motus_presentation_style adaptive_style_for(motus_size_class horizontal, motus_size_class vertical) const;

  /** Sets the size classes of the presented controller and of its
   *  descendants, as motus_view_controller_override_child_traits() does. */
  done override_traits(motus_size_class horizontal, motus_size_class vertical) const;

  /** The view in which the presentation happens, lent. */
  motus::view container_view() const;

  /** The view that comes, lent. */
  motus::view presented_view() const;

  /** Where the presented view stands, or is going to, in the container view.
   */
  motus_rect frame_of_presented_view() const;

  /** Lays out the container view with the next tick, as after a change of its
   *  size. */
  done set_needs_layout() const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::adaptive_presentation_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Dismisses on behalf of the user, after a gesture or a key that the host
   *  handles. */
  template <class CompletionF = std::nullptr_t>
  done dismiss_by_user(bool animated, CompletionF &&completion = nullptr) const;

  /** Reads the options. */
  returned<motus_sheet_options> sheet_get_options() const;

  /** Sets the options. */
  template <class ResolveF = std::nullptr_t>
  done sheet_set_options(or_default<motus_sheet_options> options = {}, ResolveF &&resolve = nullptr) const;

  /** Sets the detent at which a sheet rests. */
  done sheet_select_detent(int32_t detent) const;

  /** Reports that the host's detents have other heights. */
  done sheet_invalidate_detents() const;

  /** The height in points that a detent has in the present container view. */
  double sheet_detent_value(int32_t detent) const;

  /** Calls `changes`, and lets everything that it changes about the sheet
   *  move to its new place on a spring. */
  template <class ChangesF>
  done sheet_animate_changes(ChangesF &&changes) const;

  /** Reports how far the scrolling content of the sheet is scrolled, in
   *  points, when the host scrolls it by itself. */
  done sheet_set_scroll_offset(double offset) const;

  /** The scroll offset that was reported last. */
  double sheet_scroll_offset() const;

  /** The pan that drags a sheet, lent. */
  motus::gesture sheet_pan_gesture() const;

  /** Reads the options. */
  returned<motus_popover_options> popover_get_options() const;

  /** Sets what a popover belongs to. */
  done popover_set_options(or_default<motus_popover_options> options = {}) const;

  /** Reads where a popover is placed in its container view. */
  returned<std::tuple<motus_rect, motus_arrow_direction, motus_point>> popover_placement() const;
};

/** Runs behaviors. */
class dynamic_animator : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr dynamic_animator() = default;
  constexpr dynamic_animator(std::nullptr_t) {}
  explicit dynamic_animator(motus_dynamic_animator *named) : handle(named) {}
  motus_dynamic_animator *c() const { return static_cast<motus_dynamic_animator *>(named_); }

  /** Creates a dynamic animator. */
  static returned<shared<motus::dynamic_animator>> create(motus::runtime runtime, motus::view reference_view);

  /** The size that motus_dynamic_animator_set_content_size() has set. */
  motus_size content_size() const;

  /** Sets the size of the content of a collection, for an animator without a
   *  reference view. */
  done set_content_size(motus_size content_size) const;

  /** The item of this animator that stands for an element, lent. */
  motus::dynamic_item item_at_path(const motus_layout_path &path) const;

  /** Adds a behavior with its children, and retains it. */
  done add_behavior(motus::dynamic_behavior behavior) const;

  /** Removes a behavior with its children. */
  done remove_behavior(motus::dynamic_behavior behavior) const;

  /** Removes every behavior. */
  done remove_all_behaviors() const;

  /** The number of behaviors, without their children. */
  size_t behavior_count() const;

  /** A behavior, lent, in the order of adding. */
  motus::dynamic_behavior behavior_at(size_t index) const;

  /** The reference view, lent. */
  motus::view reference_view() const;

  /** Finds the items whose bounds intersect a rectangle, in the order in
   *  which the animator got to know them, groups and their members included.
   */
  returned<size_t> items_in_rect(motus_rect rect, motus::dynamic_item *out_items = nullptr, size_t capacity = 0) const;

  /** Makes the animator take over the center and the rotation that the host
   *  has given an item. */
  done update_item(motus::dynamic_item item, bool resets_velocity) const;

  /** Whether anything moves, or is about to. */
  bool is_running() const;

  /** Seconds that it has been running, pauses not counted. */
  double elapsed_time() const;

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::dynamic_animator_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** Sets a rectangle. */
  done set_watched_rect(or_default<motus_rect> rect = {}) const;

  /** Reads the rectangle that is watched. */
  std::optional<motus_rect> watched_rect() const;

  /** Lends the contacts that began and ended in the last frame, in the order
   *  of the calls of motus_collision_delegate. */
  returned<span<const motus_dynamic_contact_event>> contact_events() const;

  /** Lends the places of all items that moved in the last frame. */
  returned<span<const motus_dynamic_pose>> moved_items() const;

  /** The steps of 1/240 s that it has taken, those of a restored snapshot
   *  included. */
  uint64_t step_count() const;

  /** Lends the states of all items, in the order in which the animator got to
   *  know them. */
  returned<span<const motus_dynamic_item_state>> item_states() const;

  /** Puts items where the host says, with the velocity that it says. */
  done set_item_states(span<const motus_dynamic_item_state> states = {}) const;

  /** Lends everything that touches now, sleeping or not. */
  returned<span<const motus_dynamic_contact>> contacts() const;

  /** Lends the attachments and snaps that act now. */
  returned<span<const motus_dynamic_joint>> joints() const;

  /** Measures how long an animator's steps spend in each of their stages, by
   *  a clock of the host. */
  template <class NowF = std::nullptr_t>
  done set_profile_clock(NowF &&now = nullptr) const;

  /** Lends the times of all stages, in the order in which a step runs them.
   */
  returned<span<const motus_dynamic_stage_time>> stage_times() const;

  /** Limits how often contacts and joints are solved in a step. */
  done set_solve_budget(uint32_t solves) const;

  /** The limit of motus_dynamic_animator_set_solve_budget(). */
  uint32_t solve_budget() const;

  /** Reads what the last tick did. */
  returned<motus_dynamic_work> work() const;

  /** The bytes that a snapshot takes now. */
  size_t snapshot_size() const;

  /** Copies the whole state of an animator. */
  returned<size_t> snapshot(void *out_bytes, size_t capacity) const;

  /** Puts an animator back to a snapshot. */
  done restore(span<const unsigned char> bytes) const;
};

/** A rule that acts on items, such as gravity, or several rules as one. */
class dynamic_behavior : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr dynamic_behavior() = default;
  constexpr dynamic_behavior(std::nullptr_t) {}
  explicit dynamic_behavior(motus_dynamic_behavior *named) : handle(named) {}
  motus_dynamic_behavior *c() const { return static_cast<motus_dynamic_behavior *>(named_); }

  /** Creates a behavior that does nothing but hold others. */
  static returned<shared<motus::dynamic_behavior>> create(motus::runtime runtime);

  /** Adds a child, which its parent retains. */
  done add_child(motus::dynamic_behavior child) const;

  /** Removes a child. */
  done remove_child(motus::dynamic_behavior child) const;

  /** The number of children. */
  size_t child_count() const;

  /** A child, lent, in the order of adding. */
  motus::dynamic_behavior child_at(size_t index) const;

  /** The animator that plays it, lent. */
  motus::dynamic_animator animator() const;

  /** Adds an item. */
  done add_item(motus::dynamic_item item) const;

  /** Removes an item. */
  done remove_item(motus::dynamic_item item) const;

  /** The number of items. */
  size_t item_count() const;

  /** An item, lent, in the order of adding. */
  motus::dynamic_item item_at(size_t index) const;

  /** Sets the function that is called in every frame while the behavior's
   *  animator runs. */
  template <class FnF = std::nullptr_t>
  done set_action(FnF &&fn = nullptr) const;

  /** Sets the function that is called when the behavior has joined an
   *  animator or left it. */
  template <class FnF = std::nullptr_t>
  done set_did_move(FnF &&fn = nullptr) const;
};

/** Accelerates items alike, whatever their mass. */
class gravity_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr gravity_behavior() = default;
  constexpr gravity_behavior(std::nullptr_t) {}
  explicit gravity_behavior(motus_gravity_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_gravity_behavior *c() const { return static_cast<motus_gravity_behavior *>(named_); }

  /** Creates a gravity that points down with a magnitude of 1. */
  static returned<shared<motus::gravity_behavior>> create(motus::runtime runtime, span<const motus::dynamic_item> items = {});

  /** The acceleration as a vector. */
  motus_vector direction() const;

  /** Sets the direction. */
  done set_direction(motus_vector direction) const;
};

/** Lets items meet each other and boundaries. */
class collision_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr collision_behavior() = default;
  constexpr collision_behavior(std::nullptr_t) {}
  explicit collision_behavior(motus_collision_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_collision_behavior *c() const { return static_cast<motus_collision_behavior *>(named_); }

  /** Creates a collision behavior of mode #MOTUS_COLLISION_EVERYTHING,
   *  without boundaries. */
  static returned<shared<motus::collision_behavior>> create(motus::runtime runtime, span<const motus::dynamic_item> items = {});

  /** Sets the delegate, whose functions are called. */
  done set_delegate(motus::collision_delegate delegate = {}) const;
  done set_delegate(std::nullptr_t) const;

  /** The motus_collision_mode bits. */
  uint32_t mode() const;

  /** Sets what collides. */
  done set_mode(uint32_t mode) const;

  /** Reads whether the reference view's bounds are a boundary, and how far
   *  inside them it runs. */
  std::optional<motus_insets> reference_bounds() const;

  /** Makes the reference view's bounds a boundary, which follows its size, or
   *  no boundary any more. */
  done set_reference_bounds(or_default<motus_insets> insets = {}) const;

  /** Adds lines from point to point as a boundary, or replaces the boundary
   *  of that identifier. */
  done add_boundary(int32_t identifier, span<const motus_point> points, bool closed) const;

  /** Removes a boundary. */
  done remove_boundary(int32_t identifier) const;

  /** Removes all boundaries but the reference view's bounds. */
  done remove_all_boundaries() const;

  /** The number of boundaries that have an identifier. */
  size_t boundary_count() const;

  /** The identifier of a boundary, in the order of adding. */
  int32_t boundary_at(size_t index) const;

  /** Reads the points of a boundary. */
  returned<size_t> boundary_points(int32_t identifier, motus_point *out_points = nullptr, size_t capacity = 0) const;
};

/** A joint between an item and a point, or between two items. */
class attachment_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr attachment_behavior() = default;
  constexpr attachment_behavior(std::nullptr_t) {}
  explicit attachment_behavior(motus_attachment_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_attachment_behavior *c() const { return static_cast<motus_attachment_behavior *>(named_); }

  /** Creates an attachment. */
  static returned<shared<motus::attachment_behavior>> create(motus::runtime runtime, const motus_attachment_options &options);

  /** Reads the settings of an attachment, the anchor as it was given or set
   *  last. */
  returned<motus_attachment_options> get_options() const;

  /** Changes the settings of an attachment. */
  done set_options(const motus_attachment_options &options) const;

  /** The anchor, as it was given or set last. */
  motus_point anchor_point() const;

  /** Moves the anchor of an item that is attached to a point. */
  done set_anchor_point(motus_point anchor) const;
};

/** A spring that pulls an item to a point and turns it upright. */
class snap_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr snap_behavior() = default;
  constexpr snap_behavior(std::nullptr_t) {}
  explicit snap_behavior(motus_snap_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_snap_behavior *c() const { return static_cast<motus_snap_behavior *>(named_); }

  /** Creates a snap, which brings an item to a point and turns it upright, by
   *  the shorter way. */
  static returned<shared<motus::snap_behavior>> create(motus::runtime runtime, motus::dynamic_item item, motus_point point);

  /** The point to which the item snaps. */
  motus_point point() const;

  /** Sets the point to which the item snaps. */
  done set_point(motus_point point) const;

  /** The damping ratio of the spring. */
  double damping_ratio() const;

  /** Sets how little it swings. */
  done set_damping_ratio(double damping_ratio) const;
};

/** A force on items, continuous or as one impulse. */
class push_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr push_behavior() = default;
  constexpr push_behavior(std::nullptr_t) {}
  explicit push_behavior(motus_push_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_push_behavior *c() const { return static_cast<motus_push_behavior *>(named_); }

  /** Creates an active push without direction. */
  static returned<shared<motus::push_behavior>> create(motus::runtime runtime, span<const motus::dynamic_item> items, motus_push_mode mode);

  /** How long it lasts. */
  motus_push_mode mode() const;

  /** Whether it pushes. */
  bool is_active() const;

  /** Sets whether it pushes. */
  done set_active(bool active) const;

  /** The force of a push as a vector. */
  motus_vector direction() const;

  /** Sets the direction. */
  done set_direction(motus_vector direction) const;

  /** Where the force acts on an item, from its middle. */
  motus_vector target_offset(motus::dynamic_item item) const;

  /** Sets where the force acts on an item. */
  done set_target_offset(motus::dynamic_item item, motus_vector offset) const;
};

/** The physical properties of items. */
class item_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr item_behavior() = default;
  constexpr item_behavior(std::nullptr_t) {}
  explicit item_behavior(motus_item_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_item_behavior *c() const { return static_cast<motus_item_behavior *>(named_); }

  /** Creates an item behavior. */
  static returned<shared<motus::item_behavior>> create(motus::runtime runtime, or_default<motus_item_behavior_options> options = {}, span<const motus::dynamic_item> items = {});

  /** Reads the properties that a behavior sets. */
  returned<motus_item_behavior_options> get_options() const;

  /** Sets the properties of a behavior. */
  done set_options(const motus_item_behavior_options &options) const;

  /** The velocity of an item, in points per second. */
  motus_vector linear_velocity(motus::dynamic_item item) const;

  /** Adds to the velocity of an item, in points per second. */
  done add_linear_velocity(motus::dynamic_item item, motus_vector velocity) const;

  /** The angular velocity of an item, in radians per second. */
  double angular_velocity(motus::dynamic_item item) const;

  /** Adds to the angular velocity of an item, in radians per second. */
  done add_angular_velocity(motus::dynamic_item item, double velocity) const;
};

/** A force that depends on where an item is and how it moves. */
class field_behavior : public dynamic_behavior {
public:
  static constexpr bool is_counted = true;
  constexpr field_behavior() = default;
  constexpr field_behavior(std::nullptr_t) {}
  explicit field_behavior(motus_field_behavior *named) : dynamic_behavior(reinterpret_cast<motus_dynamic_behavior *>(named)) {}
  motus_field_behavior *c() const { return static_cast<motus_field_behavior *>(named_); }

  /** Creates a field. */
  static returned<shared<motus::field_behavior>> create(motus::runtime runtime, const motus_field_options &options, span<const motus::dynamic_item> items = {});

  /** Reads the settings of a field. */
  returned<motus_field_options> get_options() const;

  /** Changes the settings of a field. */
  done set_options(const motus_field_options &options) const;

  /** Sets the function that computes the force of a custom field. */
  template <class FnF = std::nullptr_t>
  done set_evaluator(FnF &&fn = nullptr) const;
};

/** A part of the plane in which a field acts, relative to the field's
 *  position. */
class region : public handle {
public:
  static constexpr bool is_counted = true;
  constexpr region() = default;
  constexpr region(std::nullptr_t) {}
  explicit region(motus_region *named) : handle(named) {}
  motus_region *c() const { return static_cast<motus_region *>(named_); }

  /** Creates a region. */
  static returned<shared<motus::region>> create(motus::runtime runtime, motus_region_shape shape, motus_size size);

  /** Creates a region out of one or two others, which may be released at
   *  once. */
  returned<shared<motus::region>> combine(motus_region_operation operation, motus::region other) const;

  /** Whether a region contains a point, given relative to the position of the
   *  field. */
  bool contains(motus_point point) const;
};

namespace detail {
struct arrangement_delegate_table {
  arrangement_delegate functions;

  motus_arrangement_delegate table() const {
    motus_arrangement_delegate made{};
    made.struct_size = sizeof made;
    if (functions.enter)
      made.enter = [](void *data, motus_view * view, uint64_t key) {
        return guarded<void>([&]() -> void {
          return static_cast<arrangement_delegate_table *>(data)->functions.enter(lift(view), lift(key));
        });
      };
    if (functions.exit)
      made.exit = [](void *data, motus_view * view, uint64_t key) {
        return guarded<void>([&]() -> void {
          return static_cast<arrangement_delegate_table *>(data)->functions.exit(lift(view), lift(key));
        });
      };
    if (functions.left)
      made.left = [](void *data, motus_view * view, uint64_t key, uint64_t tag, bool finished) {
        return guarded<void>([&]() -> void {
          return static_cast<arrangement_delegate_table *>(data)->functions.left(lift(view), lift(key), lift(tag), lift(finished));
        });
      };
    if (functions.settled)
      made.settled = [](void *data, motus_view * view, bool finished) {
        return guarded<void>([&]() -> void {
          return static_cast<arrangement_delegate_table *>(data)->functions.settled(lift(view), lift(finished));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct gesture_delegate_table {
  gesture_delegate functions;

  motus_gesture_delegate table() const {
    motus_gesture_delegate made{};
    made.struct_size = sizeof made;
    if (functions.should_begin)
      made.should_begin = [](void *data, motus_gesture * gesture) {
        return guarded<bool>([&]() -> bool {
          return static_cast<gesture_delegate_table *>(data)->functions.should_begin(lift(gesture));
        });
      };
    if (functions.should_receive_touch)
      made.should_receive_touch = [](void *data, motus_gesture * gesture, motus_view * view, double x, double y) {
        return guarded<bool>([&]() -> bool {
          return static_cast<gesture_delegate_table *>(data)->functions.should_receive_touch(lift(gesture), lift(view), lift(x), lift(y));
        });
      };
    if (functions.should_recognize_simultaneously)
      made.should_recognize_simultaneously = [](void *data, motus_gesture * gesture, motus_gesture * other) {
        return guarded<bool>([&]() -> bool {
          return static_cast<gesture_delegate_table *>(data)->functions.should_recognize_simultaneously(lift(gesture), lift(other));
        });
      };
    if (functions.should_require_failure_of)
      made.should_require_failure_of = [](void *data, motus_gesture * gesture, motus_gesture * other) {
        return guarded<bool>([&]() -> bool {
          return static_cast<gesture_delegate_table *>(data)->functions.should_require_failure_of(lift(gesture), lift(other));
        });
      };
    if (functions.should_be_required_to_fail_by)
      made.should_be_required_to_fail_by = [](void *data, motus_gesture * gesture, motus_gesture * other) {
        return guarded<bool>([&]() -> bool {
          return static_cast<gesture_delegate_table *>(data)->functions.should_be_required_to_fail_by(lift(gesture), lift(other));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct drag_delegate_table {
  drag_delegate functions;

  motus_drag_delegate table() const {
    motus_drag_delegate made{};
    made.struct_size = sizeof made;
    if (functions.did_begin)
      made.did_begin = [](void *data, motus_drag * drag) {
        return guarded<void>([&]() -> void {
          return static_cast<drag_delegate_table *>(data)->functions.did_begin(lift(drag));
        });
      };
    if (functions.did_change)
      made.did_change = [](void *data, motus_drag * drag) {
        return guarded<void>([&]() -> void {
          return static_cast<drag_delegate_table *>(data)->functions.did_change(lift(drag));
        });
      };
    if (functions.choose)
      made.choose = [](void *data, motus_drag * drag, double velocity_x, double velocity_y, double end_x, double end_y, int32_t anchor) {
        return guarded<int32_t>([&]() -> int32_t {
          return static_cast<drag_delegate_table *>(data)->functions.choose(lift(drag), lift(velocity_x), lift(velocity_y), lift(end_x), lift(end_y), lift(anchor));
        });
      };
    if (functions.did_end)
      made.did_end = [](void *data, motus_drag * drag, int32_t anchor) {
        return guarded<void>([&]() -> void {
          return static_cast<drag_delegate_table *>(data)->functions.did_end(lift(drag), lift(anchor));
        });
      };
    if (functions.did_settle)
      made.did_settle = [](void *data, motus_drag * drag, int32_t anchor, bool finished) {
        return guarded<void>([&]() -> void {
          return static_cast<drag_delegate_table *>(data)->functions.did_settle(lift(drag), lift(anchor), lift(finished));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct scroller_delegate_table {
  scroller_delegate functions;

  motus_scroller_delegate table() const {
    motus_scroller_delegate made{};
    made.struct_size = sizeof made;
    if (functions.did_scroll)
      made.did_scroll = [](void *data, motus_scroller * scroller, bool adjusted) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_scroll(lift(scroller), lift(adjusted));
        });
      };
    if (functions.will_begin_dragging)
      made.will_begin_dragging = [](void *data, motus_scroller * scroller) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.will_begin_dragging(lift(scroller));
        });
      };
    if (functions.will_end_dragging)
      made.will_end_dragging = [](void *data, motus_scroller * scroller, double velocity_x, double velocity_y, double * target_x, double * target_y) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.will_end_dragging(lift(scroller), lift(velocity_x), lift(velocity_y), lift(target_x), lift(target_y));
        });
      };
    if (functions.did_end_dragging)
      made.did_end_dragging = [](void *data, motus_scroller * scroller, bool will_decelerate) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_end_dragging(lift(scroller), lift(will_decelerate));
        });
      };
    if (functions.will_begin_decelerating)
      made.will_begin_decelerating = [](void *data, motus_scroller * scroller) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.will_begin_decelerating(lift(scroller));
        });
      };
    if (functions.did_end_decelerating)
      made.did_end_decelerating = [](void *data, motus_scroller * scroller, bool finished) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_end_decelerating(lift(scroller), lift(finished));
        });
      };
    if (functions.did_end_animation)
      made.did_end_animation = [](void *data, motus_scroller * scroller, bool finished) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_end_animation(lift(scroller), lift(finished));
        });
      };
    if (functions.did_change_page)
      made.did_change_page = [](void *data, motus_scroller * scroller, motus_axis axis, uint32_t page) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_change_page(lift(scroller), lift(axis), lift(page));
        });
      };
    if (functions.did_trigger_refresh)
      made.did_trigger_refresh = [](void *data, motus_scroller * scroller) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_trigger_refresh(lift(scroller));
        });
      };
    if (functions.should_scroll_to_top)
      made.should_scroll_to_top = [](void *data, motus_scroller * scroller) {
        return guarded<bool>([&]() -> bool {
          return static_cast<scroller_delegate_table *>(data)->functions.should_scroll_to_top(lift(scroller));
        });
      };
    if (functions.did_scroll_to_top)
      made.did_scroll_to_top = [](void *data, motus_scroller * scroller) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_scroll_to_top(lift(scroller));
        });
      };
    if (functions.will_begin_zooming)
      made.will_begin_zooming = [](void *data, motus_scroller * scroller) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.will_begin_zooming(lift(scroller));
        });
      };
    if (functions.did_zoom)
      made.did_zoom = [](void *data, motus_scroller * scroller) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_zoom(lift(scroller));
        });
      };
    if (functions.did_end_zooming)
      made.did_end_zooming = [](void *data, motus_scroller * scroller, double scale) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.did_end_zooming(lift(scroller), lift(scale));
        });
      };
    if (functions.should_cancel_touches_in)
      made.should_cancel_touches_in = [](void *data, motus_scroller * scroller, motus_view * view) {
        return guarded<bool>([&]() -> bool {
          return static_cast<scroller_delegate_table *>(data)->functions.should_cancel_touches_in(lift(scroller), lift(view));
        });
      };
    if (functions.wants_keyboard_away)
      made.wants_keyboard_away = [](void *data, motus_scroller * scroller, double finger_y) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.wants_keyboard_away(lift(scroller), lift(finger_y));
        });
      };
    if (functions.zoom_rect)
      made.zoom_rect = [](void *data, motus_scroller * scroller, double x, double y, motus_rect * out_rect) {
        return guarded<void>([&]() -> void {
          return static_cast<scroller_delegate_table *>(data)->functions.zoom_rect(lift(scroller), lift(x), lift(y), lift(out_rect));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct row_delegate_table {
  row_delegate functions;

  motus_row_delegate table() const {
    motus_row_delegate made{};
    made.struct_size = sizeof made;
    if (functions.will_open)
      made.will_open = [](void *data, motus_view * list, motus_view * row, uint64_t key) {
        return guarded<void>([&]() -> void {
          return static_cast<row_delegate_table *>(data)->functions.will_open(lift(list), lift(row), lift(key));
        });
      };
    if (functions.opened)
      made.opened = [](void *data, motus_view * list, motus_view * row, motus_row_side side) {
        return guarded<void>([&]() -> void {
          return static_cast<row_delegate_table *>(data)->functions.opened(lift(list), lift(row), lift(side));
        });
      };
    if (functions.closed)
      made.closed = [](void *data, motus_view * list, motus_view * row, bool finished) {
        return guarded<void>([&]() -> void {
          return static_cast<row_delegate_table *>(data)->functions.closed(lift(list), lift(row), lift(finished));
        });
      };
    if (functions.armed)
      made.armed = [](void *data, motus_view * list, motus_view * row, bool is_armed) {
        return guarded<void>([&]() -> void {
          return static_cast<row_delegate_table *>(data)->functions.armed(lift(list), lift(row), lift(is_armed));
        });
      };
    if (functions.chosen)
      made.chosen = [](void *data, motus_view * list, motus_view * row, uint64_t action) {
        return guarded<void>([&]() -> void {
          return static_cast<row_delegate_table *>(data)->functions.chosen(lift(list), lift(row), lift(action));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct row_list_delegate_table {
  row_list_delegate functions;
  shared<motus::view> provide_answer{};

  motus_row_list_delegate table() const {
    motus_row_list_delegate made{};
    made.struct_size = sizeof made;
    if (functions.provide)
      made.provide = [](void *data, motus_view * view, uint64_t key, size_t index) {
        return guarded<motus_view *>([&]() -> motus_view * {
          auto &answer = static_cast<row_list_delegate_table *>(data)->provide_answer;
          answer = static_cast<row_list_delegate_table *>(data)->functions.provide(lift(view), lift(key), lift(index));
          return answer.c();
        });
      };
    if (functions.recycle)
      made.recycle = [](void *data, motus_view * view, uint64_t key, motus_view * row) {
        return guarded<void>([&]() -> void {
          return static_cast<row_list_delegate_table *>(data)->functions.recycle(lift(view), lift(key), lift(row));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct view_controller_callbacks_table {
  view_controller_callbacks functions;

  motus_view_controller_callbacks table() const {
    motus_view_controller_callbacks made{};
    made.struct_size = sizeof made;
    if (functions.load_view)
      made.load_view = [](void *data, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.load_view(lift(controller));
        });
      };
    if (functions.view_did_load)
      made.view_did_load = [](void *data, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_did_load(lift(controller));
        });
      };
    if (functions.view_will_appear)
      made.view_will_appear = [](void *data, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_will_appear(lift(controller), lift(animated));
        });
      };
    if (functions.view_is_appearing)
      made.view_is_appearing = [](void *data, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_is_appearing(lift(controller), lift(animated));
        });
      };
    if (functions.view_did_appear)
      made.view_did_appear = [](void *data, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_did_appear(lift(controller), lift(animated));
        });
      };
    if (functions.view_will_disappear)
      made.view_will_disappear = [](void *data, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_will_disappear(lift(controller), lift(animated));
        });
      };
    if (functions.view_did_disappear)
      made.view_did_disappear = [](void *data, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_did_disappear(lift(controller), lift(animated));
        });
      };
    if (functions.view_will_layout_subviews)
      made.view_will_layout_subviews = [](void *data, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_will_layout_subviews(lift(controller));
        });
      };
    if (functions.view_did_layout_subviews)
      made.view_did_layout_subviews = [](void *data, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_did_layout_subviews(lift(controller));
        });
      };
    if (functions.will_move_to_parent)
      made.will_move_to_parent = [](void *data, motus_view_controller * controller, motus_view_controller * parent) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.will_move_to_parent(lift(controller), lift(parent));
        });
      };
    if (functions.did_move_to_parent)
      made.did_move_to_parent = [](void *data, motus_view_controller * controller, motus_view_controller * parent) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.did_move_to_parent(lift(controller), lift(parent));
        });
      };
    if (functions.did_receive_memory_warning)
      made.did_receive_memory_warning = [](void *data, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.did_receive_memory_warning(lift(controller));
        });
      };
    if (functions.view_will_transition_to_size)
      made.view_will_transition_to_size = [](void *data, motus_view_controller * controller, double width, double height, motus_transition_coordinator * coordinator) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_will_transition_to_size(lift(controller), lift(width), lift(height), lift(coordinator));
        });
      };
    if (functions.size_for_child)
      made.size_for_child = [](void *data, motus_view_controller * controller, motus_view_controller * child, double * width, double * height) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.size_for_child(lift(controller), lift(child), lift(width), lift(height));
        });
      };
    if (functions.should_perform_segue)
      made.should_perform_segue = [](void *data, motus_view_controller * controller, const char * identifier, void * sender) {
        return guarded<bool>([&]() -> bool {
          return static_cast<view_controller_callbacks_table *>(data)->functions.should_perform_segue(lift(controller), lift(identifier), lift(sender));
        });
      };
    if (functions.prepare_for_segue)
      made.prepare_for_segue = [](void *data, motus_view_controller * controller, motus_segue * segue) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.prepare_for_segue(lift(controller), lift(segue));
        });
      };
    if (functions.can_perform_unwind)
      made.can_perform_unwind = [](void *data, motus_view_controller * controller, const char * action, motus_view_controller * source, void * sender) {
        return guarded<bool>([&]() -> bool {
          return static_cast<view_controller_callbacks_table *>(data)->functions.can_perform_unwind(lift(controller), lift(action), lift(source), lift(sender));
        });
      };
    if (functions.allows_unwind_to_child)
      made.allows_unwind_to_child = [](void *data, motus_view_controller * controller, motus_view_controller * child, motus_view_controller * source) {
        return guarded<bool>([&]() -> bool {
          return static_cast<view_controller_callbacks_table *>(data)->functions.allows_unwind_to_child(lift(controller), lift(child), lift(source));
        });
      };
    if (functions.unwind_to_child)
      made.unwind_to_child = [](void *data, motus_view_controller * controller, motus_segue * segue, motus_view_controller * child) {
        return guarded<bool>([&]() -> bool {
          return static_cast<view_controller_callbacks_table *>(data)->functions.unwind_to_child(lift(controller), lift(segue), lift(child));
        });
      };
    if (functions.show)
      made.show = [](void *data, motus_view_controller * controller, motus_view_controller * shown, void * sender) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.show(lift(controller), lift(shown), lift(sender));
        });
      };
    if (functions.show_detail)
      made.show_detail = [](void *data, motus_view_controller * controller, motus_view_controller * shown, void * sender) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.show_detail(lift(controller), lift(shown), lift(sender));
        });
      };
    if (functions.will_transition_to_traits)
      made.will_transition_to_traits = [](void *data, motus_view_controller * controller, motus_size_class horizontal, motus_size_class vertical, motus_transition_coordinator * coordinator) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.will_transition_to_traits(lift(controller), lift(horizontal), lift(vertical), lift(coordinator));
        });
      };
    if (functions.preferred_content_size_did_change_for_child)
      made.preferred_content_size_did_change_for_child = [](void *data, motus_view_controller * controller, motus_view_controller * child) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.preferred_content_size_did_change_for_child(lift(controller), lift(child));
        });
      };
    if (functions.system_layout_fitting_size_did_change_for_child)
      made.system_layout_fitting_size_did_change_for_child = [](void *data, motus_view_controller * controller, motus_view_controller * child) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.system_layout_fitting_size_did_change_for_child(lift(controller), lift(child));
        });
      };
    if (functions.view_safe_area_did_change)
      made.view_safe_area_did_change = [](void *data, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<view_controller_callbacks_table *>(data)->functions.view_safe_area_did_change(lift(controller));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct navigation_delegate_table {
  navigation_delegate functions;
  shared<motus::animation_controller> animation_controller_answer{};
  shared<motus::interaction_controller> interaction_controller_answer{};

  motus_navigation_delegate table() const {
    motus_navigation_delegate made{};
    made.struct_size = sizeof made;
    if (functions.will_show)
      made.will_show = [](void *data, motus_navigation_controller * navigation, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<navigation_delegate_table *>(data)->functions.will_show(lift(navigation), lift(controller), lift(animated));
        });
      };
    if (functions.did_show)
      made.did_show = [](void *data, motus_navigation_controller * navigation, motus_view_controller * controller, bool animated) {
        return guarded<void>([&]() -> void {
          return static_cast<navigation_delegate_table *>(data)->functions.did_show(lift(navigation), lift(controller), lift(animated));
        });
      };
    if (functions.animation_controller)
      made.animation_controller = [](void *data, motus_navigation_controller * navigation, motus_navigation_operation operation, motus_view_controller * from, motus_view_controller * to) {
        return guarded<motus_animation_controller *>([&]() -> motus_animation_controller * {
          auto &answer = static_cast<navigation_delegate_table *>(data)->animation_controller_answer;
          answer = static_cast<navigation_delegate_table *>(data)->functions.animation_controller(lift(navigation), lift(operation), lift(from), lift(to));
          return answer.c();
        });
      };
    if (functions.interaction_controller)
      made.interaction_controller = [](void *data, motus_navigation_controller * navigation, motus_animation_controller * animator) {
        return guarded<motus_interaction_controller *>([&]() -> motus_interaction_controller * {
          auto &answer = static_cast<navigation_delegate_table *>(data)->interaction_controller_answer;
          answer = static_cast<navigation_delegate_table *>(data)->functions.interaction_controller(lift(navigation), lift(animator));
          return answer.c();
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct tab_bar_delegate_table {
  tab_bar_delegate functions;
  shared<motus::animation_controller> animation_controller_answer{};
  shared<motus::interaction_controller> interaction_controller_answer{};

  motus_tab_bar_delegate table() const {
    motus_tab_bar_delegate made{};
    made.struct_size = sizeof made;
    if (functions.should_select)
      made.should_select = [](void *data, motus_tab_bar_controller * tabs, motus_view_controller * controller) {
        return guarded<bool>([&]() -> bool {
          return static_cast<tab_bar_delegate_table *>(data)->functions.should_select(lift(tabs), lift(controller));
        });
      };
    if (functions.did_select)
      made.did_select = [](void *data, motus_tab_bar_controller * tabs, motus_view_controller * controller) {
        return guarded<void>([&]() -> void {
          return static_cast<tab_bar_delegate_table *>(data)->functions.did_select(lift(tabs), lift(controller));
        });
      };
    if (functions.animation_controller)
      made.animation_controller = [](void *data, motus_tab_bar_controller * tabs, motus_view_controller * from, motus_view_controller * to) {
        return guarded<motus_animation_controller *>([&]() -> motus_animation_controller * {
          auto &answer = static_cast<tab_bar_delegate_table *>(data)->animation_controller_answer;
          answer = static_cast<tab_bar_delegate_table *>(data)->functions.animation_controller(lift(tabs), lift(from), lift(to));
          return answer.c();
        });
      };
    if (functions.interaction_controller)
      made.interaction_controller = [](void *data, motus_tab_bar_controller * tabs, motus_animation_controller * animator) {
        return guarded<motus_interaction_controller *>([&]() -> motus_interaction_controller * {
          auto &answer = static_cast<tab_bar_delegate_table *>(data)->interaction_controller_answer;
          answer = static_cast<tab_bar_delegate_table *>(data)->functions.interaction_controller(lift(tabs), lift(animator));
          return answer.c();
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct page_data_source_table {
  page_data_source functions;
  shared<motus::view_controller> before_answer{};
  shared<motus::view_controller> after_answer{};

  motus_page_data_source table() const {
    motus_page_data_source made{};
    made.struct_size = sizeof made;
    if (functions.before)
      made.before = [](void *data, motus_page_view_controller * pages, motus_view_controller * page) {
        return guarded<motus_view_controller *>([&]() -> motus_view_controller * {
          auto &answer = static_cast<page_data_source_table *>(data)->before_answer;
          answer = static_cast<page_data_source_table *>(data)->functions.before(lift(pages), lift(page));
          return answer.c();
        });
      };
    if (functions.after)
      made.after = [](void *data, motus_page_view_controller * pages, motus_view_controller * page) {
        return guarded<motus_view_controller *>([&]() -> motus_view_controller * {
          auto &answer = static_cast<page_data_source_table *>(data)->after_answer;
          answer = static_cast<page_data_source_table *>(data)->functions.after(lift(pages), lift(page));
          return answer.c();
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct page_delegate_table {
  page_delegate functions;

  motus_page_delegate table() const {
    motus_page_delegate made{};
    made.struct_size = sizeof made;
    if (functions.will_transition)
      made.will_transition = [](void *data, motus_page_view_controller * pages, motus_view_controller * to) {
        return guarded<void>([&]() -> void {
          return static_cast<page_delegate_table *>(data)->functions.will_transition(lift(pages), lift(to));
        });
      };
    if (functions.did_transition)
      made.did_transition = [](void *data, motus_page_view_controller * pages, motus_view_controller * previous, bool completed) {
        return guarded<void>([&]() -> void {
          return static_cast<page_delegate_table *>(data)->functions.did_transition(lift(pages), lift(previous), lift(completed));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct split_delegate_table {
  split_delegate functions;

  motus_split_delegate table() const {
    motus_split_delegate made{};
    made.struct_size = sizeof made;
    if (functions.should_collapse)
      made.should_collapse = [](void *data, motus_split_view_controller * split) {
        return guarded<bool>([&]() -> bool {
          return static_cast<split_delegate_table *>(data)->functions.should_collapse(lift(split));
        });
      };
    if (functions.top_column)
      made.top_column = [](void *data, motus_split_view_controller * split, motus_split_column proposed) {
        return guarded<motus_split_column>([&]() -> motus_split_column {
          return static_cast<split_delegate_table *>(data)->functions.top_column(lift(split), lift(proposed));
        });
      };
    if (functions.mode_for_expanding)
      made.mode_for_expanding = [](void *data, motus_split_view_controller * split, motus_split_mode proposed) {
        return guarded<motus_split_mode>([&]() -> motus_split_mode {
          return static_cast<split_delegate_table *>(data)->functions.mode_for_expanding(lift(split), lift(proposed));
        });
      };
    if (functions.will_change_mode)
      made.will_change_mode = [](void *data, motus_split_view_controller * split, motus_split_mode mode) {
        return guarded<void>([&]() -> void {
          return static_cast<split_delegate_table *>(data)->functions.will_change_mode(lift(split), lift(mode));
        });
      };
    if (functions.will_show_column)
      made.will_show_column = [](void *data, motus_split_view_controller * split, motus_split_column column) {
        return guarded<void>([&]() -> void {
          return static_cast<split_delegate_table *>(data)->functions.will_show_column(lift(split), lift(column));
        });
      };
    if (functions.will_hide_column)
      made.will_hide_column = [](void *data, motus_split_view_controller * split, motus_split_column column) {
        return guarded<void>([&]() -> void {
          return static_cast<split_delegate_table *>(data)->functions.will_hide_column(lift(split), lift(column));
        });
      };
    if (functions.did_collapse)
      made.did_collapse = [](void *data, motus_split_view_controller * split, bool collapsed) {
        return guarded<void>([&]() -> void {
          return static_cast<split_delegate_table *>(data)->functions.did_collapse(lift(split), lift(collapsed));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct segue_callbacks_table {
  segue_callbacks functions;
  shared<motus::view_controller> make_destination_answer{};

  motus_segue_callbacks table() const {
    motus_segue_callbacks made{};
    made.struct_size = sizeof made;
    if (functions.make_destination)
      made.make_destination = [](void *data, motus_view_controller * source) {
        return guarded<motus_view_controller *>([&]() -> motus_view_controller * {
          auto &answer = static_cast<segue_callbacks_table *>(data)->make_destination_answer;
          answer = static_cast<segue_callbacks_table *>(data)->functions.make_destination(lift(source));
          return answer.c();
        });
      };
    if (functions.perform)
      made.perform = [](void *data, motus_segue * segue) {
        return guarded<void>([&]() -> void {
          return static_cast<segue_callbacks_table *>(data)->functions.perform(lift(segue));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct animation_controller_callbacks_table {
  animation_controller_callbacks functions;
  shared<motus::property_animator> interruptible_animator_answer{};

  motus_animation_controller_callbacks table() const {
    motus_animation_controller_callbacks made{};
    made.struct_size = sizeof made;
    if (functions.transition_duration)
      made.transition_duration = [](void *data, motus_transition_context * context) {
        return guarded<double>([&]() -> double {
          return static_cast<animation_controller_callbacks_table *>(data)->functions.transition_duration(lift(context));
        });
      };
    if (functions.animate_transition)
      made.animate_transition = [](void *data, motus_transition_context * context) {
        return guarded<void>([&]() -> void {
          return static_cast<animation_controller_callbacks_table *>(data)->functions.animate_transition(lift(context));
        });
      };
    if (functions.interruptible_animator)
      made.interruptible_animator = [](void *data, motus_transition_context * context) {
        return guarded<motus_property_animator *>([&]() -> motus_property_animator * {
          auto &answer = static_cast<animation_controller_callbacks_table *>(data)->interruptible_animator_answer;
          answer = static_cast<animation_controller_callbacks_table *>(data)->functions.interruptible_animator(lift(context));
          return answer.c();
        });
      };
    if (functions.animation_ended)
      made.animation_ended = [](void *data, bool completed) {
        return guarded<void>([&]() -> void {
          return static_cast<animation_controller_callbacks_table *>(data)->functions.animation_ended(lift(completed));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct interaction_controller_callbacks_table {
  interaction_controller_callbacks functions;

  motus_interaction_controller_callbacks table() const {
    motus_interaction_controller_callbacks made{};
    made.struct_size = sizeof made;
    if (functions.start_interactive_transition)
      made.start_interactive_transition = [](void *data, motus_transition_context * context) {
        return guarded<void>([&]() -> void {
          return static_cast<interaction_controller_callbacks_table *>(data)->functions.start_interactive_transition(lift(context));
        });
      };
    if (functions.wants_interactive_start)
      made.wants_interactive_start = [](void *data) {
        return guarded<bool>([&]() -> bool {
          return static_cast<interaction_controller_callbacks_table *>(data)->functions.wants_interactive_start();
        });
      };
    if (functions.completion_speed)
      made.completion_speed = [](void *data) {
        return guarded<double>([&]() -> double {
          return static_cast<interaction_controller_callbacks_table *>(data)->functions.completion_speed();
        });
      };
    if (functions.completion_timing)
      made.completion_timing = [](void *data, motus_timing * timing) {
        return guarded<void>([&]() -> void {
          return static_cast<interaction_controller_callbacks_table *>(data)->functions.completion_timing(lift(timing));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct zoom_delegate_table {
  zoom_delegate functions;
  shared<motus::view> source_view_answer{};

  motus_zoom_delegate table() const {
    motus_zoom_delegate made{};
    made.struct_size = sizeof made;
    if (functions.source_view)
      made.source_view = [](void *data, motus_view_controller * controller) {
        return guarded<motus_view *>([&]() -> motus_view * {
          auto &answer = static_cast<zoom_delegate_table *>(data)->source_view_answer;
          answer = static_cast<zoom_delegate_table *>(data)->functions.source_view(lift(controller));
          return answer.c();
        });
      };
    if (functions.alignment_rect)
      made.alignment_rect = [](void *data, motus_view_controller * controller, motus_view * source, motus_rect * out_rect) {
        return guarded<void>([&]() -> void {
          return static_cast<zoom_delegate_table *>(data)->functions.alignment_rect(lift(controller), lift(source), lift(out_rect));
        });
      };
    if (functions.should_begin)
      made.should_begin = [](void *data, motus_view_controller * controller, motus_zoom_gesture gesture, double x, double y, double velocity_x, double velocity_y, bool scroll_at_edge) {
        return guarded<bool>([&]() -> bool {
          return static_cast<zoom_delegate_table *>(data)->functions.should_begin(lift(controller), lift(gesture), lift(x), lift(y), lift(velocity_x), lift(velocity_y), lift(scroll_at_edge));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct transitioning_delegate_table {
  transitioning_delegate functions;
  shared<motus::animation_controller> animation_controller_for_presented_answer{};
  shared<motus::animation_controller> animation_controller_for_dismissed_answer{};
  shared<motus::interaction_controller> interaction_controller_for_presentation_answer{};
  shared<motus::interaction_controller> interaction_controller_for_dismissal_answer{};
  shared<motus::presentation_controller> presentation_controller_answer{};

  motus_transitioning_delegate table() const {
    motus_transitioning_delegate made{};
    made.struct_size = sizeof made;
    if (functions.animation_controller_for_presented)
      made.animation_controller_for_presented = [](void *data, motus_view_controller * presented, motus_view_controller * presenting, motus_view_controller * source) {
        return guarded<motus_animation_controller *>([&]() -> motus_animation_controller * {
          auto &answer = static_cast<transitioning_delegate_table *>(data)->animation_controller_for_presented_answer;
          answer = static_cast<transitioning_delegate_table *>(data)->functions.animation_controller_for_presented(lift(presented), lift(presenting), lift(source));
          return answer.c();
        });
      };
    if (functions.animation_controller_for_dismissed)
      made.animation_controller_for_dismissed = [](void *data, motus_view_controller * dismissed) {
        return guarded<motus_animation_controller *>([&]() -> motus_animation_controller * {
          auto &answer = static_cast<transitioning_delegate_table *>(data)->animation_controller_for_dismissed_answer;
          answer = static_cast<transitioning_delegate_table *>(data)->functions.animation_controller_for_dismissed(lift(dismissed));
          return answer.c();
        });
      };
    if (functions.interaction_controller_for_presentation)
      made.interaction_controller_for_presentation = [](void *data, motus_animation_controller * animator) {
        return guarded<motus_interaction_controller *>([&]() -> motus_interaction_controller * {
          auto &answer = static_cast<transitioning_delegate_table *>(data)->interaction_controller_for_presentation_answer;
          answer = static_cast<transitioning_delegate_table *>(data)->functions.interaction_controller_for_presentation(lift(animator));
          return answer.c();
        });
      };
    if (functions.interaction_controller_for_dismissal)
      made.interaction_controller_for_dismissal = [](void *data, motus_animation_controller * animator) {
        return guarded<motus_interaction_controller *>([&]() -> motus_interaction_controller * {
          auto &answer = static_cast<transitioning_delegate_table *>(data)->interaction_controller_for_dismissal_answer;
          answer = static_cast<transitioning_delegate_table *>(data)->functions.interaction_controller_for_dismissal(lift(animator));
          return answer.c();
        });
      };
    if (functions.presentation_controller)
      made.presentation_controller = [](void *data, motus_view_controller * presented, motus_view_controller * presenting, motus_view_controller * source) {
        return guarded<motus_presentation_controller *>([&]() -> motus_presentation_controller * {
          auto &answer = static_cast<transitioning_delegate_table *>(data)->presentation_controller_answer;
          answer = static_cast<transitioning_delegate_table *>(data)->functions.presentation_controller(lift(presented), lift(presenting), lift(source));
          return answer.c();
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct presentation_controller_callbacks_table {
  presentation_controller_callbacks functions;
  shared<motus::view> presented_view_answer{};

  motus_presentation_controller_callbacks table() const {
    motus_presentation_controller_callbacks made{};
    made.struct_size = sizeof made;
    if (functions.should_present_in_fullscreen)
      made.should_present_in_fullscreen = [](void *data, motus_presentation_controller * presentation) {
        return guarded<bool>([&]() -> bool {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.should_present_in_fullscreen(lift(presentation));
        });
      };
    if (functions.should_remove_presenters_view)
      made.should_remove_presenters_view = [](void *data, motus_presentation_controller * presentation) {
        return guarded<bool>([&]() -> bool {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.should_remove_presenters_view(lift(presentation));
        });
      };
    if (functions.presented_view)
      made.presented_view = [](void *data, motus_presentation_controller * presentation) {
        return guarded<motus_view *>([&]() -> motus_view * {
          auto &answer = static_cast<presentation_controller_callbacks_table *>(data)->presented_view_answer;
          answer = static_cast<presentation_controller_callbacks_table *>(data)->functions.presented_view(lift(presentation));
          return answer.c();
        });
      };
    if (functions.frame_of_presented_view)
      made.frame_of_presented_view = [](void *data, motus_presentation_controller * presentation, motus_rect * out_frame) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.frame_of_presented_view(lift(presentation), lift(out_frame));
        });
      };
    if (functions.container_view_will_layout_subviews)
      made.container_view_will_layout_subviews = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.container_view_will_layout_subviews(lift(presentation));
        });
      };
    if (functions.container_view_did_layout_subviews)
      made.container_view_did_layout_subviews = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.container_view_did_layout_subviews(lift(presentation));
        });
      };
    if (functions.presentation_transition_will_begin)
      made.presentation_transition_will_begin = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.presentation_transition_will_begin(lift(presentation));
        });
      };
    if (functions.presentation_transition_did_end)
      made.presentation_transition_did_end = [](void *data, motus_presentation_controller * presentation, bool completed) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.presentation_transition_did_end(lift(presentation), lift(completed));
        });
      };
    if (functions.dismissal_transition_will_begin)
      made.dismissal_transition_will_begin = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.dismissal_transition_will_begin(lift(presentation));
        });
      };
    if (functions.dismissal_transition_did_end)
      made.dismissal_transition_did_end = [](void *data, motus_presentation_controller * presentation, bool completed) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.dismissal_transition_did_end(lift(presentation), lift(completed));
        });
      };
    if (functions.adaptive_style)
      made.adaptive_style = [](void *data, motus_presentation_controller * presentation, bool is_compact_in_width, bool is_compact_in_height) {
        return guarded<motus_presentation_style>([&]() -> motus_presentation_style {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.adaptive_style(lift(presentation), lift(is_compact_in_width), lift(is_compact_in_height));
        });
      };
    if (functions.will_transition_to_traits)
      made.will_transition_to_traits = [](void *data, motus_presentation_controller * presentation, motus_size_class horizontal, motus_size_class vertical, motus_transition_coordinator * coordinator) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.will_transition_to_traits(lift(presentation), lift(horizontal), lift(vertical), lift(coordinator));
        });
      };
    if (functions.view_will_transition_to_size)
      made.view_will_transition_to_size = [](void *data, motus_presentation_controller * presentation, double width, double height, motus_transition_coordinator * coordinator) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.view_will_transition_to_size(lift(presentation), lift(width), lift(height), lift(coordinator));
        });
      };
    if (functions.size_for_child)
      made.size_for_child = [](void *data, motus_presentation_controller * presentation, motus_view_controller * presented, double * width, double * height) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.size_for_child(lift(presentation), lift(presented), lift(width), lift(height));
        });
      };
    if (functions.preferred_content_size_did_change_for_child)
      made.preferred_content_size_did_change_for_child = [](void *data, motus_presentation_controller * presentation, motus_view_controller * presented) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.preferred_content_size_did_change_for_child(lift(presentation), lift(presented));
        });
      };
    if (functions.system_layout_fitting_size_did_change_for_child)
      made.system_layout_fitting_size_did_change_for_child = [](void *data, motus_presentation_controller * presentation, motus_view_controller * presented) {
        return guarded<void>([&]() -> void {
          return static_cast<presentation_controller_callbacks_table *>(data)->functions.system_layout_fitting_size_did_change_for_child(lift(presentation), lift(presented));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct adaptive_presentation_delegate_table {
  adaptive_presentation_delegate functions;
  shared<motus::view_controller> view_controller_for_adaptive_style_answer{};

  motus_adaptive_presentation_delegate table() const {
    motus_adaptive_presentation_delegate made{};
    made.struct_size = sizeof made;
    if (functions.adaptive_style)
      made.adaptive_style = [](void *data, motus_presentation_controller * presentation, bool is_compact_in_width, bool is_compact_in_height) {
        return guarded<motus_presentation_style>([&]() -> motus_presentation_style {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.adaptive_style(lift(presentation), lift(is_compact_in_width), lift(is_compact_in_height));
        });
      };
    if (functions.prepare_adaptive)
      made.prepare_adaptive = [](void *data, motus_presentation_controller * presentation, motus_presentation_controller * adaptive) {
        return guarded<void>([&]() -> void {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.prepare_adaptive(lift(presentation), lift(adaptive));
        });
      };
    if (functions.view_controller_for_adaptive_style)
      made.view_controller_for_adaptive_style = [](void *data, motus_presentation_controller * presentation, motus_presentation_style style) {
        return guarded<motus_view_controller *>([&]() -> motus_view_controller * {
          auto &answer = static_cast<adaptive_presentation_delegate_table *>(data)->view_controller_for_adaptive_style_answer;
          answer = static_cast<adaptive_presentation_delegate_table *>(data)->functions.view_controller_for_adaptive_style(lift(presentation), lift(style));
          return answer.c();
        });
      };
    if (functions.will_present)
      made.will_present = [](void *data, motus_presentation_controller * presentation, motus_presentation_style style, motus_transition_coordinator * coordinator) {
        return guarded<void>([&]() -> void {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.will_present(lift(presentation), lift(style), lift(coordinator));
        });
      };
    if (functions.should_dismiss)
      made.should_dismiss = [](void *data, motus_presentation_controller * presentation) {
        return guarded<bool>([&]() -> bool {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.should_dismiss(lift(presentation));
        });
      };
    if (functions.will_dismiss)
      made.will_dismiss = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.will_dismiss(lift(presentation));
        });
      };
    if (functions.did_dismiss)
      made.did_dismiss = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.did_dismiss(lift(presentation));
        });
      };
    if (functions.did_attempt_to_dismiss)
      made.did_attempt_to_dismiss = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.did_attempt_to_dismiss(lift(presentation));
        });
      };
    if (functions.did_change_detent)
      made.did_change_detent = [](void *data, motus_presentation_controller * presentation) {
        return guarded<void>([&]() -> void {
          return static_cast<adaptive_presentation_delegate_table *>(data)->functions.did_change_detent(lift(presentation));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct focus_delegate_table {
  focus_delegate functions;

  motus_focus_delegate table() const {
    motus_focus_delegate made{};
    made.struct_size = sizeof made;
    if (functions.should_move)
      made.should_move = [](void *data, motus_view * from, motus_view * to, motus_focus_direction direction) {
        return guarded<bool>([&]() -> bool {
          return static_cast<focus_delegate_table *>(data)->functions.should_move(lift(from), lift(to), lift(direction));
        });
      };
    if (functions.did_move)
      made.did_move = [](void *data, motus_view * from, motus_view * to, motus_focus_direction direction) {
        return guarded<void>([&]() -> void {
          return static_cast<focus_delegate_table *>(data)->functions.did_move(lift(from), lift(to), lift(direction));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct dynamic_item_callbacks_table {
  dynamic_item_callbacks functions;

  motus_dynamic_item_callbacks table() const {
    motus_dynamic_item_callbacks made{};
    made.struct_size = sizeof made;
    if (functions.read)
      made.read = [](void *data, motus_dynamic_item * item, motus_point * out_center, motus_size * out_size, double * out_rotation) {
        return guarded<void>([&]() -> void {
          return static_cast<dynamic_item_callbacks_table *>(data)->functions.read(lift(item), lift(out_center), lift(out_size), lift(out_rotation));
        });
      };
    if (functions.moved)
      made.moved = [](void *data, motus_dynamic_item * item, double x, double y, double rotation) {
        return guarded<void>([&]() -> void {
          return static_cast<dynamic_item_callbacks_table *>(data)->functions.moved(lift(item), lift(x), lift(y), lift(rotation));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct dynamic_animator_delegate_table {
  dynamic_animator_delegate functions;

  motus_dynamic_animator_delegate table() const {
    motus_dynamic_animator_delegate made{};
    made.struct_size = sizeof made;
    if (functions.will_resume)
      made.will_resume = [](void *data, motus_dynamic_animator * animator) {
        return guarded<void>([&]() -> void {
          return static_cast<dynamic_animator_delegate_table *>(data)->functions.will_resume(lift(animator));
        });
      };
    if (functions.did_pause)
      made.did_pause = [](void *data, motus_dynamic_animator * animator) {
        return guarded<void>([&]() -> void {
          return static_cast<dynamic_animator_delegate_table *>(data)->functions.did_pause(lift(animator));
        });
      };
    if (functions.item_did_leave)
      made.item_did_leave = [](void *data, motus_dynamic_animator * animator, motus_dynamic_item * item) {
        return guarded<void>([&]() -> void {
          return static_cast<dynamic_animator_delegate_table *>(data)->functions.item_did_leave(lift(animator), lift(item));
        });
      };
    if (functions.layout_did_change)
      made.layout_did_change = [](void *data, motus_dynamic_animator * animator) {
        return guarded<void>([&]() -> void {
          return static_cast<dynamic_animator_delegate_table *>(data)->functions.layout_did_change(lift(animator));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
struct collision_delegate_table {
  collision_delegate functions;

  motus_collision_delegate table() const {
    motus_collision_delegate made{};
    made.struct_size = sizeof made;
    if (functions.began)
      made.began = [](void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, motus_dynamic_item * other, double x, double y) {
        return guarded<void>([&]() -> void {
          return static_cast<collision_delegate_table *>(data)->functions.began(lift(behavior), lift(item), lift(other), lift(x), lift(y));
        });
      };
    if (functions.ended)
      made.ended = [](void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, motus_dynamic_item * other) {
        return guarded<void>([&]() -> void {
          return static_cast<collision_delegate_table *>(data)->functions.ended(lift(behavior), lift(item), lift(other));
        });
      };
    if (functions.began_with_boundary)
      made.began_with_boundary = [](void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, int32_t boundary, double x, double y) {
        return guarded<void>([&]() -> void {
          return static_cast<collision_delegate_table *>(data)->functions.began_with_boundary(lift(behavior), lift(item), lift(boundary), lift(x), lift(y));
        });
      };
    if (functions.ended_with_boundary)
      made.ended_with_boundary = [](void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, int32_t boundary) {
        return guarded<void>([&]() -> void {
          return static_cast<collision_delegate_table *>(data)->functions.ended_with_boundary(lift(behavior), lift(item), lift(boundary));
        });
      };
    return made;
  }
};
} // namespace detail

namespace detail {
inline motus::runtime lift(motus_runtime *named) { return motus::runtime(named); }
inline motus::view lift(motus_view *named) { return motus::view(named); }
inline motus::animation lift(motus_animation *named) { return motus::animation(named); }
inline motus::property_animator lift(motus_property_animator *named) { return motus::property_animator(named); }
inline motus::percent_driven_interaction lift(motus_percent_driven_interaction *named) { return motus::percent_driven_interaction(named); }
inline motus::path lift(motus_path *named) { return motus::path(named); }
inline motus::value lift(motus_value *named) { return motus::value(named); }
inline motus::timer lift(motus_timer *named) { return motus::timer(named); }
inline motus::display_link lift(motus_display_link *named) { return motus::display_link(named); }
inline motus::gesture lift(motus_gesture *named) { return motus::gesture(named); }
inline motus::drag lift(motus_drag *named) { return motus::drag(named); }
inline motus::scroller lift(motus_scroller *named) { return motus::scroller(named); }
inline motus::link lift(motus_link *named) { return motus::link(named); }
inline motus::view_controller lift(motus_view_controller *named) { return motus::view_controller(named); }
inline motus::transition_coordinator lift(motus_transition_coordinator *named) { return motus::transition_coordinator(named); }
inline motus::segue lift(motus_segue *named) { return motus::segue(named); }
inline motus::animation_controller lift(motus_animation_controller *named) { return motus::animation_controller(named); }
inline motus::interaction_controller lift(motus_interaction_controller *named) { return motus::interaction_controller(named); }
inline motus::navigation_controller lift(motus_navigation_controller *named) { return motus::navigation_controller(named); }
inline motus::tab_bar_controller lift(motus_tab_bar_controller *named) { return motus::tab_bar_controller(named); }
inline motus::page_view_controller lift(motus_page_view_controller *named) { return motus::page_view_controller(named); }
inline motus::split_view_controller lift(motus_split_view_controller *named) { return motus::split_view_controller(named); }
inline motus::transition_context lift(motus_transition_context *named) { return motus::transition_context(named); }
inline motus::presentation_controller lift(motus_presentation_controller *named) { return motus::presentation_controller(named); }
inline motus::dynamic_animator lift(motus_dynamic_animator *named) { return motus::dynamic_animator(named); }
inline motus::dynamic_item lift(motus_dynamic_item *named) { return motus::dynamic_item(named); }
inline motus::dynamic_behavior lift(motus_dynamic_behavior *named) { return motus::dynamic_behavior(named); }
inline motus::gravity_behavior lift(motus_gravity_behavior *named) { return motus::gravity_behavior(named); }
inline motus::collision_behavior lift(motus_collision_behavior *named) { return motus::collision_behavior(named); }
inline motus::attachment_behavior lift(motus_attachment_behavior *named) { return motus::attachment_behavior(named); }
inline motus::snap_behavior lift(motus_snap_behavior *named) { return motus::snap_behavior(named); }
inline motus::push_behavior lift(motus_push_behavior *named) { return motus::push_behavior(named); }
inline motus::item_behavior lift(motus_item_behavior *named) { return motus::item_behavior(named); }
inline motus::field_behavior lift(motus_field_behavior *named) { return motus::field_behavior(named); }
inline motus::region lift(motus_region *named) { return motus::region(named); }
} // namespace detail

inline done runtime::destroy() const {
  const motus_status status = motus_runtime_destroy(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::tick(double time) const {
  const motus_status status = motus_runtime_tick(c(), time);
  detail::rethrow();
  return detail::finish(status);
}

inline double runtime::time() const {
  return motus_runtime_time(c());
}

inline double runtime::clock_time() const {
  return motus_runtime_clock_time(c());
}

inline double runtime::clock_speed() const {
  return motus_runtime_clock_speed(c());
}

inline done runtime::set_clock_speed(double speed) const {
  const motus_status status = motus_runtime_set_clock_speed(c(), speed);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::advance_clock(double seconds) const {
  const motus_status status = motus_runtime_advance_clock(c(), seconds);
  detail::rethrow();
  return detail::finish(status);
}

inline bool runtime::reduces_motion() const {
  return motus_runtime_reduces_motion(c());
}

inline done runtime::set_reduces_motion(bool reduces) const {
  const motus_status status = motus_runtime_set_reduces_motion(c(), reduces);
  detail::rethrow();
  return detail::finish(status);
}

inline bool runtime::is_idle() const {
  return motus_runtime_is_idle(c());
}

inline bool runtime::needs_tick() const {
  return motus_runtime_needs_tick(c());
}

inline std::optional<double> runtime::next_deadline() const {
  double out_time{};
  if (!motus_runtime_next_deadline(c(), &out_time))
    return std::nullopt;
  return out_time;
}

inline double runtime::wanted_rate() const {
  return motus_runtime_wanted_rate(c());
}

inline double runtime::maximum_rate() const {
  return motus_runtime_maximum_rate(c());
}

inline done runtime::set_maximum_rate(double rate) const {
  const motus_status status = motus_runtime_set_maximum_rate(c(), rate);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view runtime::window() const {
  return motus::view(motus_runtime_window(c()));
}

inline returned<motus_statistics> runtime::statistics() const {
  motus_statistics out_statistics{};
  out_statistics.struct_size = sizeof out_statistics;
  const motus_status status = motus_runtime_statistics(c(), &out_statistics);
  detail::rethrow();
  return detail::finish(status, out_statistics);
}

inline returned<span<const motus_change>> runtime::changes() const {
  const motus_change *out_changes = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_changes(c(), &out_changes, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_change>(out_changes, out_count));
}

inline returned<span<const motus_change_batch>> runtime::change_batches() const {
  const motus_change_batch *out_batches = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_change_batches(c(), &out_batches, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_change_batch>(out_batches, out_count));
}

inline returned<span<const motus_draw_item>> runtime::draw_list() const {
  const motus_draw_item *out_items = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_list(c(), &out_items, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_draw_item>(out_items, out_count));
}

inline returned<span<const motus_draw_effect>> runtime::draw_effects() const {
  const motus_draw_effect *out_effects = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_effects(c(), &out_effects, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_draw_effect>(out_effects, out_count));
}

inline returned<span<const motus_draw_detail>> runtime::draw_details() const {
  const motus_draw_detail *out_details = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_details(c(), &out_details, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_draw_detail>(out_details, out_count));
}

inline returned<span<const motus_draw_group>> runtime::draw_groups() const {
  const motus_draw_group *out_groups = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_groups(c(), &out_groups, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_draw_group>(out_groups, out_count));
}

inline bool runtime::draws_unseen() const {
  return motus_runtime_draws_unseen(c());
}

inline done runtime::set_draws_unseen(bool draws_unseen) const {
  const motus_status status = motus_runtime_set_draws_unseen(c(), draws_unseen);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<span<const motus_pixel_rect>> runtime::damage(uint32_t age) const {
  const motus_pixel_rect *out_rects = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_damage(c(), age, &out_rects, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_pixel_rect>(out_rects, out_count));
}

inline bool runtime::needs_draw() const {
  return motus_runtime_needs_draw(c());
}

inline double runtime::pixel_scale() const {
  return motus_runtime_pixel_scale(c());
}

inline done runtime::set_pixel_scale(double scale) const {
  const motus_status status = motus_runtime_set_pixel_scale(c(), scale);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<span<const motus_draw_row>> runtime::draw_rows() const {
  const motus_draw_row *out_rows = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_rows(c(), &out_rows, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_draw_row>(out_rows, out_count));
}

inline returned<span<const motus_draw_row_range>> runtime::draw_row_changes() const {
  const motus_draw_row_range *out_ranges = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_row_changes(c(), &out_ranges, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_draw_row_range>(out_ranges, out_count));
}

inline motus_draw_row_colors runtime::draw_row_colors() const {
  return motus_runtime_draw_row_colors(c());
}

inline done runtime::set_draw_row_colors(motus_draw_row_colors colors) const {
  const motus_status status = motus_runtime_set_draw_row_colors(c(), colors);
  detail::rethrow();
  return detail::finish(status);
}

inline uint64_t runtime::picture_generation() const {
  return motus_runtime_picture_generation(c());
}

inline returned<span<const motus_tree_change>> runtime::tree_changes() const {
  const motus_tree_change *out_changes = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_tree_changes(c(), &out_changes, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_tree_change>(out_changes, out_count));
}

inline returned<span<const motus_motion>> runtime::motions() const {
  const motus_motion *out_motions = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_motions(c(), &out_motions, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_motion>(out_motions, out_count));
}

inline motus_layout_direction runtime::layout_direction() const {
  return motus_runtime_layout_direction(c());
}

inline done runtime::set_layout_direction(motus_layout_direction direction) const {
  const motus_status status = motus_runtime_set_layout_direction(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<uint32_t> runtime::register_property(const char *name, motus_property_kind kind, span<const double> initial) const {
  uint32_t out_property{};
  const motus_status status = motus_runtime_register_property(c(), name, kind, initial.size(), initial.data(), &out_property);
  return detail::finish(status, out_property);
}

inline const char * runtime::property_name(uint32_t property) const {
  return motus_runtime_property_name(c(), property);
}

inline done runtime::set_property_color_space(uint32_t property, motus_color_space space) const {
  return detail::finish(motus_runtime_set_property_color_space(c(), property, space));
}

inline motus_color_space runtime::property_color_space(uint32_t property) const {
  return motus_runtime_property_color_space(c(), property);
}

template <class BlockF, class CompletionF>
returned<motus::animation> runtime::animate(or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_runtime_animate(c(), options.get(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

inline done runtime::begin_animation(or_default<motus_animation_options> options) const {
  const motus_status status = motus_runtime_begin_animation(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
returned<motus::animation> runtime::commit_animation(CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_runtime_commit_animation(c(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

template <class BlockF>
done runtime::modify_animations(double repeat_count, bool autoreverses, BlockF &&block) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  const motus_status status = motus_runtime_modify_animations(c(), repeat_count, autoreverses, detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks);
  detail::rethrow();
  return detail::finish(status);
}

template <class BlockF, class CompletionF>
returned<motus::animation> runtime::perform_system_animation(motus_system_animation animation, span<const motus::view> views, or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_runtime_perform_system_animation(c(), animation, reinterpret_cast<motus_view *const *>(views.data()), views.size(), options.get(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

template <class BlockF>
done runtime::perform_without_animation(BlockF &&block) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  const motus_status status = motus_runtime_perform_without_animation(c(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks);
  detail::rethrow();
  return detail::finish(status);
}

inline bool runtime::is_animation_enabled() const {
  return motus_runtime_is_animation_enabled(c());
}

inline done runtime::set_animation_enabled(bool enabled) const {
  const motus_status status = motus_runtime_set_animation_enabled(c(), enabled);
  detail::rethrow();
  return detail::finish(status);
}

inline double runtime::inherited_animation_duration() const {
  return motus_runtime_inherited_animation_duration(c());
}

inline done runtime::begin_without_animation() const {
  const motus_status status = motus_runtime_begin_without_animation(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::add_child(const motus_child &child) const {
  const motus_status status = motus_runtime_add_child(c(), &child);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::commit_arrangement() const {
  const motus_status status = motus_runtime_commit_arrangement(c());
  detail::rethrow();
  return detail::finish(status);
}

template <class BlockF, class CompletionF>
returned<motus::animation> runtime::animate_keyframes(or_default<motus_keyframes_options> options, BlockF &&block, CompletionF &&completion) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_runtime_animate_keyframes(c(), options.get(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

inline done runtime::begin_keyframes(or_default<motus_keyframes_options> options) const {
  const motus_status status = motus_runtime_begin_keyframes(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

template <class BlockF>
done runtime::add_keyframe(double start, double duration, BlockF &&block) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  const motus_status status = motus_runtime_add_keyframe(c(), start, duration, detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::begin_keyframe(double start, double duration) const {
  const motus_status status = motus_runtime_begin_keyframe(c(), start, duration);
  detail::rethrow();
  return detail::finish(status);
}

inline double runtime::glide_number(uint64_t key, uint32_t channel, double target, or_default<motus_glide_options> options) const {
  return motus_runtime_glide_number(c(), key, channel, target, options.get());
}

inline done runtime::glide(uint64_t key, uint32_t channel, motus_property_kind kind, span<const double> target, or_default<motus_glide_options> options, double *out_shown, size_t capacity) const {
  const motus_status status = motus_runtime_glide(c(), key, channel, kind, target.data(), target.size(), options.get(), out_shown, capacity);
  detail::rethrow();
  return detail::finish(status);
}

inline bool runtime::glide_settled(uint64_t key, uint32_t channel) const {
  return motus_runtime_glide_settled(c(), key, channel);
}

inline done runtime::glide_velocity(uint64_t key, uint32_t channel, double *out_values, size_t capacity) const {
  const motus_status status = motus_runtime_glide_velocity(c(), key, channel, out_values, capacity);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::glide_jump(uint64_t key, uint32_t channel, span<const double> values) const {
  const motus_status status = motus_runtime_glide_jump(c(), key, channel, values.data(), values.size());
  detail::rethrow();
  return detail::finish(status);
}

inline std::optional<double> runtime::presence(uint64_t key, bool present, or_default<motus_presence_options> options) const {
  double out_amount{};
  if (!motus_runtime_presence(c(), key, present, options.get(), &out_amount))
    return std::nullopt;
  return out_amount;
}

template <class FnF>
returned<motus::timer> runtime::after(double seconds, FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  motus_timer *out_timer = nullptr;
  const motus_status status = motus_runtime_after(c(), seconds, detail::entry<0>(data.functions, static_cast<motus_timer_fn>(nullptr)), data.user_data, data.free, &out_timer);
  detail::rethrow();
  return detail::finish(status, motus::timer(out_timer));
}

template <class FnF>
returned<motus::timer> runtime::every(double seconds, FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  motus_timer *out_timer = nullptr;
  const motus_status status = motus_runtime_every(c(), seconds, detail::entry<0>(data.functions, static_cast<motus_timer_fn>(nullptr)), data.user_data, data.free, &out_timer);
  detail::rethrow();
  return detail::finish(status, motus::timer(out_timer));
}

inline done runtime::send_touch(uint64_t id, motus_touch_phase phase, motus_point point, double time) const {
  const motus_status status = motus_runtime_send_touch(c(), id, phase, point, time);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::send_touches(span<const motus_touch> touches) const {
  const motus_status status = motus_runtime_send_touches(c(), touches.data(), touches.size());
  detail::rethrow();
  return detail::finish(status);
}

inline bool runtime::resamples_touches() const {
  return motus_runtime_resamples_touches(c());
}

inline done runtime::set_resamples_touches(bool resamples) const {
  const motus_status status = motus_runtime_set_resamples_touches(c(), resamples);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::send_touch_contacts(span<const motus_touch_contact> contacts) const {
  const motus_status status = motus_runtime_send_touch_contacts(c(), contacts.data(), contacts.size());
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::send_hover(motus_point point, bool inside, double time) const {
  const motus_status status = motus_runtime_send_hover(c(), point, inside, time);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::send_trackpad(const motus_trackpad_event &event) const {
  const motus_status status = motus_runtime_send_trackpad(c(), &event);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::send_press(motus_touch_phase phase, double time) const {
  const motus_status status = motus_runtime_send_press(c(), phase, time);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::gesture runtime::touch_gesture(uint64_t id) const {
  return motus::gesture(motus_runtime_touch_gesture(c(), id));
}

inline done runtime::send_wheel(const motus_wheel_event &event) const {
  const motus_status status = motus_runtime_send_wheel(c(), &event);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::scroller runtime::wheel_scroller() const {
  return motus::scroller(motus_runtime_wheel_scroller(c()));
}

inline returned<bool> runtime::scroll_to_top() const {
  bool out_taken{};
  const motus_status status = motus_runtime_scroll_to_top(c(), &out_taken);
  detail::rethrow();
  return detail::finish(status, out_taken);
}

inline bool runtime::touch_is_delayed(uint64_t id) const {
  return motus_runtime_touch_is_delayed(c(), id);
}

inline done runtime::set_root_view_controller(motus::view_controller controller) const {
  const motus_status status = motus_runtime_set_root_view_controller(c(), controller.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view_controller runtime::root_view_controller() const {
  return motus::view_controller(motus_runtime_root_view_controller(c()));
}

inline done runtime::send_memory_warning() const {
  const motus_status status = motus_runtime_send_memory_warning(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::override_traits(motus_size_class horizontal, motus_size_class vertical) const {
  const motus_status status = motus_runtime_override_traits(c(), horizontal, vertical);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done runtime::set_window_size(motus_size size, int32_t quarter_turns, or_default<motus_animation_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_runtime_set_window_size(c(), size, quarter_turns, options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done runtime::set_window_insets(motus_inset_source source, motus_insets insets, or_default<motus_animation_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_runtime_set_window_insets(c(), source, insets, options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::drag_window_insets(motus_inset_source source, motus_insets insets) const {
  const motus_status status = motus_runtime_drag_window_insets(c(), source, insets);
  detail::rethrow();
  return detail::finish(status);
}

template <class AnimationF, class CompletionF>
done runtime::animate_alongside_insets(motus_inset_source source, AnimationF &&animation, CompletionF &&completion) const {
  detail::owned data(std::forward<AnimationF>(animation), std::forward<CompletionF>(completion));
  const motus_status status = motus_runtime_animate_alongside_insets(c(), source, detail::entry<0>(data.functions, static_cast<motus_insets_fn>(nullptr)), detail::entry<1>(data.functions, static_cast<motus_insets_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class AnimationF, class CompletionF>
done runtime::set_insets_observer(motus_inset_source source, AnimationF &&animation, CompletionF &&completion) const {
  detail::owned data(std::forward<AnimationF>(animation), std::forward<CompletionF>(completion));
  const motus_status status = motus_runtime_set_insets_observer(c(), source, detail::entry<0>(data.functions, static_cast<motus_insets_fn>(nullptr)), detail::entry<1>(data.functions, static_cast<motus_insets_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_inset_change> runtime::inset_change(motus_inset_source source) const {
  motus_inset_change out_change{};
  out_change.struct_size = sizeof out_change;
  const motus_status status = motus_runtime_inset_change(c(), source, &out_change);
  detail::rethrow();
  return detail::finish(status, out_change);
}

inline motus_insets runtime::window_insets(motus_inset_source source) const {
  return motus_runtime_window_insets(c(), source);
}

inline done runtime::set_uses_uniform_order(bool uses) const {
  const motus_status status = motus_runtime_set_uses_uniform_order(c(), uses);
  detail::rethrow();
  return detail::finish(status);
}

inline bool runtime::uses_uniform_order() const {
  return motus_runtime_uses_uniform_order(c());
}

inline returned<span<const motus_flight>> runtime::draw_flights() const {
  const motus_flight *out_flights = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_draw_flights(c(), &out_flights, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_flight>(out_flights, out_count));
}

inline motus::view runtime::focused_view() const {
  return motus::view(motus_runtime_focused_view(c()));
}

inline done runtime::set_focused_view(motus::view view) const {
  const motus_status status = motus_runtime_set_focused_view(c(), view.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view runtime::focus_target(motus_focus_direction direction) const {
  return motus::view(motus_runtime_focus_target(c(), direction));
}

inline returned<bool> runtime::move_focus(motus_focus_direction direction) const {
  bool out_moved{};
  const motus_status status = motus_runtime_move_focus(c(), direction, &out_moved);
  detail::rethrow();
  return detail::finish(status, out_moved);
}

inline done runtime::set_focus_delegate(motus::focus_delegate delegate) const {
  auto data = new detail::focus_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_runtime_set_focus_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done runtime::set_focus_delegate(std::nullptr_t) const {
  return detail::finish(motus_runtime_set_focus_delegate(c(), nullptr, nullptr, nullptr));
}

inline done runtime::set_focus_ring(motus::view view, or_default<motus_focus_ring_options> options) const {
  const motus_status status = motus_runtime_set_focus_ring(c(), view.c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<span<const motus_focus_entry>> runtime::focus_order() const {
  const motus_focus_entry *out_entries = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_focus_order(c(), &out_entries, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_focus_entry>(out_entries, out_count));
}

inline returned<int32_t> runtime::layout_kind(const char *name) const {
  int32_t out_kind{};
  const motus_status status = motus_runtime_layout_kind(c(), name, &out_kind);
  detail::rethrow();
  return detail::finish(status, out_kind);
}

inline const char * runtime::layout_kind_name(int32_t kind) const {
  return motus_runtime_layout_kind_name(c(), kind);
}

inline returned<span<const motus_event>> runtime::events() const {
  const motus_event *out_events = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_runtime_events(c(), &out_events, &out_count);
  return detail::finish(status, span<const motus_event>(out_events, out_count));
}

inline uint64_t runtime::trace_hash() const {
  return motus_runtime_trace_hash(c());
}

inline bool runtime::traces_changes() const {
  return motus_runtime_traces_changes(c());
}

inline done runtime::set_traces_changes(bool traces) const {
  return detail::finish(motus_runtime_set_traces_changes(c(), traces));
}

inline returned<shared<motus::dynamic_item>> dynamic_item::create(motus::runtime runtime, motus_point center, motus_size size, double rotation) {
  motus_dynamic_item *out_item = nullptr;
  const motus_status status = motus_dynamic_item_create(runtime.c(), center, size, rotation, &out_item);
  detail::rethrow();
  return detail::finish(status, shared<motus::dynamic_item>::adopt(motus::dynamic_item(out_item)));
}

inline returned<shared<motus::dynamic_item>> dynamic_item::create_with_callbacks(motus::runtime runtime, motus::dynamic_item_callbacks callbacks) {
  auto data = new detail::dynamic_item_callbacks_table{std::move(callbacks)};
  const auto table = data->table();
  motus_dynamic_item *out_item = nullptr;
  const motus_status status = motus_dynamic_item_create_with_callbacks(runtime.c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>, &out_item);
  detail::rethrow();
  return detail::finish(status, shared<motus::dynamic_item>::adopt(motus::dynamic_item(out_item)));
}

inline returned<shared<motus::dynamic_item>> dynamic_item::create_group(motus::runtime runtime, span<const motus::dynamic_item> items) {
  motus_dynamic_item *out_group = nullptr;
  const motus_status status = motus_dynamic_item_create_group(runtime.c(), reinterpret_cast<motus_dynamic_item *const *>(items.data()), items.size(), &out_group);
  detail::rethrow();
  return detail::finish(status, shared<motus::dynamic_item>::adopt(motus::dynamic_item(out_group)));
}

inline motus_point dynamic_item::center() const {
  return motus_dynamic_item_center(c());
}

inline double dynamic_item::rotation() const {
  return motus_dynamic_item_rotation(c());
}

inline done dynamic_item::set_pose(motus_point center, double rotation) const {
  const motus_status status = motus_dynamic_item_set_pose(c(), center, rotation);
  detail::rethrow();
  return detail::finish(status);
}

inline done dynamic_item::set_outline(motus_outline_type type, span<const motus_point> points) const {
  const motus_status status = motus_dynamic_item_set_outline(c(), type, points.data(), points.size());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<std::tuple<motus_outline_type, size_t>> dynamic_item::outline(motus_point *out_points, size_t capacity) const {
  motus_outline_type out_type{};
  size_t out_count{};
  const motus_status status = motus_dynamic_item_outline(c(), &out_type, out_points, capacity, &out_count);
  detail::rethrow();
  return detail::finish(status, std::tuple<motus_outline_type, size_t>(out_type, out_count));
}

inline size_t dynamic_item::member_count() const {
  return motus_dynamic_item_member_count(c());
}

inline motus::dynamic_item dynamic_item::member_at(size_t index) const {
  return motus::dynamic_item(motus_dynamic_item_member_at(c(), index));
}

inline done dynamic_item::set_layout_path(or_default<motus_layout_path> path) const {
  const motus_status status = motus_dynamic_item_set_layout_path(c(), path.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::view>> view::create(motus::runtime runtime) {
  motus_view *out_view = nullptr;
  const motus_status status = motus_view_create(runtime.c(), &out_view);
  detail::rethrow();
  return detail::finish(status, shared<motus::view>::adopt(motus::view(out_view)));
}

inline done view::mark_dirty(or_default<motus_rect> rect) const {
  const motus_status status = motus_view_mark_dirty(c(), rect.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::add_subview(motus::view subview) const {
  const motus_status status = motus_view_add_subview(c(), subview.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::insert_subview(motus::view subview, size_t index) const {
  const motus_status status = motus_view_insert_subview(c(), subview.c(), index);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::insert_subview_above(motus::view subview, motus::view sibling) const {
  const motus_status status = motus_view_insert_subview_above(c(), subview.c(), sibling.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::insert_subview_below(motus::view subview, motus::view sibling) const {
  const motus_status status = motus_view_insert_subview_below(c(), subview.c(), sibling.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::remove_from_superview() const {
  const motus_status status = motus_view_remove_from_superview(c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view view::superview() const {
  return motus::view(motus_view_superview(c()));
}

inline size_t view::subview_count() const {
  return motus_view_subview_count(c());
}

inline motus::view view::subview_at(size_t index) const {
  return motus::view(motus_view_subview_at(c(), index));
}

inline bool view::is_descendant_of(motus::view ancestor) const {
  return motus_view_is_descendant_of(c(), ancestor.c());
}

inline bool view::is_in_window() const {
  return motus_view_is_in_window(c());
}

inline motus::view view::hit_test(motus_point point) const {
  return motus::view(motus_view_hit_test(c(), point));
}

inline returned<motus_point> view::convert_point(motus_point point, motus::view to) const {
  motus_point out_point{};
  const motus_status status = motus_view_convert_point(c(), point, to.c(), &out_point);
  detail::rethrow();
  return detail::finish(status, out_point);
}

inline motus::view view::with_tag(uint64_t tag) const {
  return motus::view(motus_view_with_tag(c(), tag));
}

inline bool view::clips_to_bounds() const {
  return motus_view_clips_to_bounds(c());
}

inline done view::set_clips_to_bounds(bool clips) const {
  const motus_status status = motus_view_set_clips_to_bounds(c(), clips);
  detail::rethrow();
  return detail::finish(status);
}

inline bool view::groups_opacity() const {
  return motus_view_groups_opacity(c());
}

inline done view::set_groups_opacity(bool groups) const {
  const motus_status status = motus_view_set_groups_opacity(c(), groups);
  detail::rethrow();
  return detail::finish(status);
}

inline bool view::is_double_sided() const {
  return motus_view_is_double_sided(c());
}

inline done view::set_double_sided(bool double_sided) const {
  const motus_status status = motus_view_set_double_sided(c(), double_sided);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::view>> view::create_snapshot() const {
  motus_view *out_view = nullptr;
  const motus_status status = motus_view_create_snapshot(c(), &out_view);
  detail::rethrow();
  return detail::finish(status, shared<motus::view>::adopt(motus::view(out_view)));
}

inline motus::view view::snapshot_source() const {
  return motus::view(motus_view_snapshot_source(c()));
}

inline bool view::is_user_interaction_enabled() const {
  return motus_view_is_user_interaction_enabled(c());
}

inline done view::set_user_interaction_enabled(bool enabled) const {
  const motus_status status = motus_view_set_user_interaction_enabled(c(), enabled);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_layout_direction view::layout_direction() const {
  return motus_view_layout_direction(c());
}

inline done view::override_layout_direction(motus_layout_direction direction) const {
  const motus_status status = motus_view_override_layout_direction(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done view::set_layout(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_view_set_layout(c(), detail::entry<0>(data.functions, static_cast<motus_view_layout_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_needs_layout() const {
  const motus_status status = motus_view_set_needs_layout(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_property(uint32_t property, span<const double> values) const {
  return detail::finish(motus_view_set_property(c(), property, values.data(), values.size()));
}

inline done view::property(uint32_t property, motus_value_source source, double *out_values, size_t capacity) const {
  return detail::finish(motus_view_property(c(), property, source, out_values, capacity));
}

inline done view::property_velocity(uint32_t property, double *out_values, size_t capacity) const {
  return detail::finish(motus_view_property_velocity(c(), property, out_values, capacity));
}

inline done view::set_property_velocity(uint32_t property, span<const double> velocity) const {
  return detail::finish(motus_view_set_property_velocity(c(), property, velocity.data(), velocity.size()));
}

inline motus_point view::center() const {
  return motus_view_center(c());
}

inline done view::set_center(motus_point center) const {
  return detail::finish(motus_view_set_center(c(), center));
}

inline motus_rect view::bounds() const {
  return motus_view_bounds(c());
}

inline done view::set_bounds(motus_rect bounds) const {
  return detail::finish(motus_view_set_bounds(c(), bounds));
}

inline motus_rect view::frame() const {
  return motus_view_frame(c());
}

inline done view::set_frame(motus_rect frame) const {
  return detail::finish(motus_view_set_frame(c(), frame));
}

inline motus_transform view::transform() const {
  return motus_view_transform(c());
}

inline done view::set_transform(motus_transform transform) const {
  return detail::finish(motus_view_set_transform(c(), transform));
}

inline returned<motus_transform_3d> view::transform_3d() const {
  motus_transform_3d out_transform{};
  const motus_status status = motus_view_transform_3d(c(), &out_transform);
  return detail::finish(status, out_transform);
}

inline done view::set_transform_3d(const motus_transform_3d &transform) const {
  return detail::finish(motus_view_set_transform_3d(c(), &transform));
}

inline double view::alpha() const {
  return motus_view_alpha(c());
}

inline done view::set_alpha(double alpha) const {
  return detail::finish(motus_view_set_alpha(c(), alpha));
}

inline motus_color view::background_color() const {
  return motus_view_background_color(c());
}

inline done view::set_background_color(motus_color color) const {
  return detail::finish(motus_view_set_background_color(c(), color));
}

inline double view::corner_radius() const {
  return motus_view_corner_radius(c());
}

inline done view::set_corner_radius(double radius) const {
  return detail::finish(motus_view_set_corner_radius(c(), radius));
}

inline motus_corner_radii view::corner_radii() const {
  return motus_view_corner_radii(c());
}

inline done view::set_corner_radii(motus_corner_radii radii) const {
  return detail::finish(motus_view_set_corner_radii(c(), radii));
}

inline motus_color view::shadow_color() const {
  return motus_view_shadow_color(c());
}

inline done view::set_shadow_color(motus_color color) const {
  return detail::finish(motus_view_set_shadow_color(c(), color));
}

inline motus_vector view::shadow_offset() const {
  return motus_view_shadow_offset(c());
}

inline done view::set_shadow_offset(motus_vector offset) const {
  return detail::finish(motus_view_set_shadow_offset(c(), offset));
}

inline double view::shadow_radius() const {
  return motus_view_shadow_radius(c());
}

inline done view::set_shadow_radius(double radius) const {
  return detail::finish(motus_view_set_shadow_radius(c(), radius));
}

inline motus_color view::border_color() const {
  return motus_view_border_color(c());
}

inline done view::set_border_color(motus_color color) const {
  return detail::finish(motus_view_set_border_color(c(), color));
}

inline double view::border_width() const {
  return motus_view_border_width(c());
}

inline done view::set_border_width(double width) const {
  return detail::finish(motus_view_set_border_width(c(), width));
}

inline bool view::is_hidden() const {
  return motus_view_is_hidden(c());
}

inline done view::set_hidden(bool hidden) const {
  return detail::finish(motus_view_set_hidden(c(), hidden));
}

inline returned<motus_point> view::convert_point_by(motus_point point, motus::view to, motus_value_source source) const {
  motus_point out_point{};
  const motus_status status = motus_view_convert_point_by(c(), point, to.c(), source, &out_point);
  return detail::finish(status, out_point);
}

inline returned<motus_rect> view::convert_rect_by(motus_rect rect, motus::view to, motus_value_source source) const {
  motus_rect out_rect{};
  const motus_status status = motus_view_convert_rect_by(c(), rect, to.c(), source, &out_rect);
  return detail::finish(status, out_rect);
}

inline returned<motus_transform> view::transform_by(motus::view to, motus_value_source source) const {
  motus_transform out_transform{};
  const motus_status status = motus_view_transform_by(c(), to.c(), source, &out_transform);
  return detail::finish(status, out_transform);
}

template <class BlockF, class CompletionF>
returned<motus::animation> view::transition(or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion) const {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_view_transition(c(), options.get(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

template <class CompletionF>
returned<motus::animation> view::transition_to(motus::view to, or_default<motus_animation_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_view_transition_to(c(), to.c(), options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

inline done view::remove_all_animations() const {
  const motus_status status = motus_view_remove_all_animations(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_implicit(uint32_t property, or_default<motus_implicit_options> options) const {
  const motus_status status = motus_view_set_implicit(c(), property, options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::clear_implicit(uint32_t property) const {
  const motus_status status = motus_view_clear_implicit(c(), property);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_implicit_options> view::implicit(uint32_t property) const {
  motus_implicit_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_view_implicit(c(), property, &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done view::set_starting_value(uint32_t property, span<const double> values) const {
  const motus_status status = motus_view_set_starting_value(c(), property, values.data(), values.size());
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done view::set_settle(uint32_t property, FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_view_set_settle(c(), property, detail::entry<0>(data.functions, static_cast<motus_settle_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::arrange(span<const motus_child> children, size_t child_size, or_default<motus_arrangement_options> options) const {
  const motus_status status = motus_view_arrange(c(), children.data(), children.size(), child_size, options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::begin_arrangement(or_default<motus_arrangement_options> options) const {
  const motus_status status = motus_view_begin_arrangement(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_arrangement_summary> view::arrangement_summary() const {
  motus_arrangement_summary out_summary{};
  out_summary.struct_size = sizeof out_summary;
  const motus_status status = motus_view_arrangement_summary(c(), &out_summary);
  detail::rethrow();
  return detail::finish(status, out_summary);
}

inline done view::set_arrangement_delegate(motus::arrangement_delegate delegate) const {
  auto data = new detail::arrangement_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_view_set_arrangement_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_arrangement_delegate(std::nullptr_t) const {
  return detail::finish(motus_view_set_arrangement_delegate(c(), nullptr, nullptr, nullptr));
}

inline motus_child_state view::child_state() const {
  return motus_view_child_state(c());
}

inline uint64_t view::key() const {
  return motus_view_key(c());
}

inline motus::view view::child_with_key(uint64_t key, bool with_leavers) const {
  return motus::view(motus_view_child_with_key(c(), key, with_leavers));
}

inline done view::end_leavers() const {
  const motus_status status = motus_view_end_leavers(c());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t view::leaver_count() const {
  return motus_view_leaver_count(c());
}

inline motus::view view::leaver_at(size_t index) const {
  return motus::view(motus_view_leaver_at(c(), index));
}

inline done view::begin_reorder(uint64_t key, motus_point point, or_default<motus_reorder_options> options) const {
  const motus_status status = motus_view_begin_reorder(c(), key, point, options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<size_t> view::update_reorder(motus_point point) const {
  size_t out_index{};
  const motus_status status = motus_view_update_reorder(c(), point, &out_index);
  detail::rethrow();
  return detail::finish(status, out_index);
}

inline returned<size_t> view::end_reorder(motus_vector velocity) const {
  size_t out_index{};
  const motus_status status = motus_view_end_reorder(c(), velocity, &out_index);
  detail::rethrow();
  return detail::finish(status, out_index);
}

inline returned<size_t> view::cancel_reorder() const {
  size_t out_index{};
  const motus_status status = motus_view_cancel_reorder(c(), &out_index);
  detail::rethrow();
  return detail::finish(status, out_index);
}

inline done view::follow_path(motus::path path, or_default<motus_follow_options> options) const {
  const motus_status status = motus_view_follow_path(c(), path.c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
returned<motus::animation> view::nudge(uint32_t property, span<const double> velocity, or_default<motus_timing> timing, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_view_nudge(c(), property, velocity.data(), velocity.size(), timing.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

template <class CompletionF>
returned<motus::animation> view::fling(uint32_t property, span<const double> velocity, or_default<motus_fling_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_view_fling(c(), property, velocity.data(), velocity.size(), options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

inline done view::add_gesture(motus::gesture gesture) const {
  const motus_status status = motus_view_add_gesture(c(), gesture.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::remove_gesture(motus::gesture gesture) const {
  const motus_status status = motus_view_remove_gesture(c(), gesture.c());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t view::gesture_count() const {
  return motus_view_gesture_count(c());
}

inline motus::gesture view::gesture_at(size_t index) const {
  return motus::gesture(motus_view_gesture_at(c(), index));
}

inline motus::scroller view::scroller() const {
  return motus::scroller(motus_view_scroller(c()));
}

inline returned<bool> view::send_scroll_key(motus_scroll_key key) const {
  bool out_taken{};
  const motus_status status = motus_view_send_scroll_key(c(), key, &out_taken);
  detail::rethrow();
  return detail::finish(status, out_taken);
}

inline done view::set_row_options(or_default<motus_row_options> options) const {
  const motus_status status = motus_view_set_row_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_row_actions(motus_row_side side, span<const motus_row_action> actions) const {
  const motus_status status = motus_view_set_row_actions(c(), side, actions.data(), actions.size());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::open_row(motus_row_side side) const {
  const motus_status status = motus_view_open_row(c(), side);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::close_row() const {
  const motus_status status = motus_view_close_row(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::step_row(motus_vector direction) const {
  const motus_status status = motus_view_step_row(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::choose_row_action(uint64_t key) const {
  const motus_status status = motus_view_choose_row_action(c(), key);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::finish_row_action(bool removes) const {
  const motus_status status = motus_view_finish_row_action(c(), removes);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_row_state view::row_state() const {
  return motus_view_row_state(c());
}

inline motus::view view::open_row_of() const {
  return motus::view(motus_view_open_row_of(c()));
}

inline motus::view view::row_action_view(size_t index) const {
  return motus::view(motus_view_row_action_view(c(), index));
}

inline done view::set_row_delegate(motus::row_delegate delegate) const {
  auto data = new detail::row_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_view_set_row_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_row_delegate(std::nullptr_t) const {
  return detail::finish(motus_view_set_row_delegate(c(), nullptr, nullptr, nullptr));
}

inline done view::set_row_list_delegate(motus::row_list_delegate delegate) const {
  auto data = new detail::row_list_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_view_set_row_list_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_row_list_delegate(std::nullptr_t) const {
  return detail::finish(motus_view_set_row_list_delegate(c(), nullptr, nullptr, nullptr));
}

inline done view::set_rows(span<const motus_row> rows, size_t row_size, or_default<motus_row_list_options> options) const {
  const motus_status status = motus_view_set_rows(c(), rows.data(), rows.size(), row_size, options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done view::replace_rows(size_t index, size_t removed, span<const motus_row> rows, size_t row_size) const {
  const motus_status status = motus_view_replace_rows(c(), index, removed, rows.data(), rows.size(), row_size);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_row_extent(uint64_t key, double extent) const {
  const motus_status status = motus_view_set_row_extent(c(), key, extent);
  detail::rethrow();
  return detail::finish(status);
}

inline size_t view::row_count() const {
  return motus_view_row_count(c());
}

inline returned<std::tuple<size_t, motus_rect>> view::row_place(uint64_t key) const {
  size_t out_index{};
  motus_rect out_frame{};
  const motus_status status = motus_view_row_place(c(), key, &out_index, &out_frame);
  detail::rethrow();
  return detail::finish(status, std::tuple<size_t, motus_rect>(out_index, out_frame));
}

inline done view::set_match_key(uint64_t key, or_default<motus_match_options> options) const {
  const motus_status status = motus_view_set_match_key(c(), key, options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline uint64_t view::match_key() const {
  return motus_view_match_key(c());
}

inline done view::set_focus_options(or_default<motus_focus_options> options) const {
  const motus_status status = motus_view_set_focus_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_focus_options> view::get_focus_options() const {
  motus_focus_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_view_get_focus_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline uint32_t view::states() const {
  return motus_view_states(c());
}

inline done view::set_selected(bool selected) const {
  const motus_status status = motus_view_set_selected(c(), selected);
  detail::rethrow();
  return detail::finish(status);
}

inline done view::set_state_value(uint32_t state, uint32_t property, span<const double> values) const {
  const motus_status status = motus_view_set_state_value(c(), state, property, values.data(), values.size());
  detail::rethrow();
  return detail::finish(status);
}

inline done animation::cancel(motus_animating_position position) const {
  const motus_status status = motus_animation_cancel(c(), position);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::property_animator>> property_animator::create(motus::runtime runtime, double duration, or_default<motus_timing> timing) {
  motus_property_animator *out_animator = nullptr;
  const motus_status status = motus_property_animator_create(runtime.c(), duration, timing.get(), &out_animator);
  detail::rethrow();
  return detail::finish(status, shared<motus::property_animator>::adopt(motus::property_animator(out_animator)));
}

template <class BlockF, class CompletionF>
returned<shared<motus::property_animator>> property_animator::create_running(motus::runtime runtime, or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion) {
  std::tuple<std::remove_reference_t<BlockF> &> blocks(block);
  detail::owned data(std::forward<CompletionF>(completion));
  motus_property_animator *out_animator = nullptr;
  const motus_status status = motus_property_animator_create_running(runtime.c(), options.get(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks, detail::entry<0>(data.functions, static_cast<motus_animator_completion_fn>(nullptr)), data.user_data, data.free, &out_animator);
  detail::rethrow();
  return detail::finish(status, shared<motus::property_animator>::adopt(motus::property_animator(out_animator)));
}

inline returned<shared<motus::property_animator>> property_animator::create_group(motus::runtime runtime, motus_animator_arrangement arrangement, double spacing, span<const motus::property_animator> members) {
  motus_property_animator *out_group = nullptr;
  const motus_status status = motus_property_animator_create_group(runtime.c(), arrangement, spacing, reinterpret_cast<motus_property_animator *const *>(members.data()), members.size(), &out_group);
  detail::rethrow();
  return detail::finish(status, shared<motus::property_animator>::adopt(motus::property_animator(out_group)));
}

inline size_t property_animator::member_count() const {
  return motus_property_animator_member_count(c());
}

inline motus::property_animator property_animator::member_at(size_t index) const {
  return motus::property_animator(motus_property_animator_member_at(c(), index));
}

template <class BlockF>
done property_animator::add_animations(BlockF &&block) const {
  detail::owned data(std::forward<BlockF>(block));
  const motus_status status = motus_property_animator_add_animations(c(), detail::entry<0>(data.functions, static_cast<motus_block_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class BlockF>
done property_animator::add_animations_delayed(double delay_factor, BlockF &&block) const {
  detail::owned data(std::forward<BlockF>(block));
  const motus_status status = motus_property_animator_add_animations_delayed(c(), delay_factor, detail::entry<0>(data.functions, static_cast<motus_block_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done property_animator::add_completion(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_property_animator_add_completion(c(), detail::entry<0>(data.functions, static_cast<motus_animator_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done property_animator::set_observer(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_property_animator_set_observer(c(), detail::entry<0>(data.functions, static_cast<motus_animator_observer_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::start() const {
  const motus_status status = motus_property_animator_start(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::start_after_delay(double delay) const {
  const motus_status status = motus_property_animator_start_after_delay(c(), delay);
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::pause() const {
  const motus_status status = motus_property_animator_pause(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::continue_(or_default<motus_timing> timing, double duration_factor) const {
  const motus_status status = motus_property_animator_continue(c(), timing.get(), duration_factor);
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::continue_until(double fraction) const {
  const motus_status status = motus_property_animator_continue_until(c(), fraction);
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::stop(bool without_finishing) const {
  const motus_status status = motus_property_animator_stop(c(), without_finishing);
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::finish(motus_animating_position position) const {
  const motus_status status = motus_property_animator_finish(c(), position);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_animating_state property_animator::state() const {
  return motus_property_animator_state(c());
}

inline bool property_animator::is_running() const {
  return motus_property_animator_is_running(c());
}

inline bool property_animator::is_reversed() const {
  return motus_property_animator_is_reversed(c());
}

inline done property_animator::set_reversed(bool reversed) const {
  const motus_status status = motus_property_animator_set_reversed(c(), reversed);
  detail::rethrow();
  return detail::finish(status);
}

inline double property_animator::fraction_complete() const {
  return motus_property_animator_fraction_complete(c());
}

inline done property_animator::set_fraction_complete(double fraction) const {
  const motus_status status = motus_property_animator_set_fraction_complete(c(), fraction);
  detail::rethrow();
  return detail::finish(status);
}

inline done property_animator::seek(double seconds) const {
  const motus_status status = motus_property_animator_seek(c(), seconds);
  detail::rethrow();
  return detail::finish(status);
}

inline double property_animator::speed() const {
  return motus_property_animator_speed(c());
}

inline done property_animator::set_speed(double speed) const {
  const motus_status status = motus_property_animator_set_speed(c(), speed);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_timing> property_animator::timing() const {
  motus_timing out_timing{};
  out_timing.struct_size = sizeof out_timing;
  const motus_status status = motus_property_animator_timing(c(), &out_timing);
  detail::rethrow();
  return detail::finish(status, out_timing);
}

inline double property_animator::duration() const {
  return motus_property_animator_duration(c());
}

inline double property_animator::delay() const {
  return motus_property_animator_delay(c());
}

inline returned<motus_property_animator_options> property_animator::get_options() const {
  motus_property_animator_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_property_animator_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done property_animator::set_options(or_default<motus_property_animator_options> options) const {
  const motus_status status = motus_property_animator_set_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
returned<uint32_t> property_animator::add_cue(motus_cue_unit unit, double place, uint32_t flags, FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  uint32_t out_cue{};
  const motus_status status = motus_property_animator_add_cue(c(), unit, place, flags, detail::entry<0>(data.functions, static_cast<motus_cue_fn>(nullptr)), data.user_data, data.free, &out_cue);
  detail::rethrow();
  return detail::finish(status, out_cue);
}

inline done property_animator::remove_cue(uint32_t cue) const {
  const motus_status status = motus_property_animator_remove_cue(c(), cue);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::interaction_controller>> interaction_controller::create(motus::runtime runtime, motus::interaction_controller_callbacks callbacks) {
  auto data = new detail::interaction_controller_callbacks_table{std::move(callbacks)};
  const auto table = data->table();
  motus_interaction_controller *out_interaction = nullptr;
  const motus_status status = motus_interaction_controller_create(runtime.c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>, &out_interaction);
  detail::rethrow();
  return detail::finish(status, shared<motus::interaction_controller>::adopt(motus::interaction_controller(out_interaction)));
}

inline returned<shared<motus::percent_driven_interaction>> percent_driven_interaction::create(motus::runtime runtime) {
  motus_percent_driven_interaction *out_interaction = nullptr;
  const motus_status status = motus_percent_driven_interaction_create(runtime.c(), &out_interaction);
  detail::rethrow();
  return detail::finish(status, shared<motus::percent_driven_interaction>::adopt(motus::percent_driven_interaction(out_interaction)));
}

inline done percent_driven_interaction::update(double fraction) const {
  const motus_status status = motus_percent_driven_interaction_update(c(), fraction);
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::finish() const {
  const motus_status status = motus_percent_driven_interaction_finish(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::cancel() const {
  const motus_status status = motus_percent_driven_interaction_cancel(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::finish_with_velocity(double velocity) const {
  const motus_status status = motus_percent_driven_interaction_finish_with_velocity(c(), velocity);
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::cancel_with_velocity(double velocity) const {
  const motus_status status = motus_percent_driven_interaction_cancel_with_velocity(c(), velocity);
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::pause() const {
  const motus_status status = motus_percent_driven_interaction_pause(c());
  detail::rethrow();
  return detail::finish(status);
}

inline double percent_driven_interaction::percent_complete() const {
  return motus_percent_driven_interaction_percent_complete(c());
}

inline double percent_driven_interaction::duration() const {
  return motus_percent_driven_interaction_duration(c());
}

inline double percent_driven_interaction::completion_speed() const {
  return motus_percent_driven_interaction_completion_speed(c());
}

inline done percent_driven_interaction::set_completion_speed(double speed) const {
  const motus_status status = motus_percent_driven_interaction_set_completion_speed(c(), speed);
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::set_completion_timing(or_default<motus_timing> timing) const {
  const motus_status status = motus_percent_driven_interaction_set_completion_timing(c(), timing.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done percent_driven_interaction::set_timing_curve(or_default<motus_timing> timing) const {
  const motus_status status = motus_percent_driven_interaction_set_timing_curve(c(), timing.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_timing> percent_driven_interaction::completion_timing() const {
  motus_timing out_timing{};
  out_timing.struct_size = sizeof out_timing;
  const motus_status status = motus_percent_driven_interaction_completion_timing(c(), &out_timing);
  detail::rethrow();
  return detail::finish(status, out_timing);
}

inline returned<motus_timing> percent_driven_interaction::timing_curve() const {
  motus_timing out_timing{};
  out_timing.struct_size = sizeof out_timing;
  const motus_status status = motus_percent_driven_interaction_timing_curve(c(), &out_timing);
  detail::rethrow();
  return detail::finish(status, out_timing);
}

inline bool percent_driven_interaction::wants_interactive_start() const {
  return motus_percent_driven_interaction_wants_interactive_start(c());
}

inline done percent_driven_interaction::set_wants_interactive_start(bool wants) const {
  const motus_status status = motus_percent_driven_interaction_set_wants_interactive_start(c(), wants);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::path>> path::create(motus::runtime runtime, motus_point start, span<const motus_path_segment> segments) {
  motus_path *out_path = nullptr;
  const motus_status status = motus_path_create(runtime.c(), start, segments.data(), segments.size(), &out_path);
  detail::rethrow();
  return detail::finish(status, shared<motus::path>::adopt(motus::path(out_path)));
}

inline double path::length() const {
  return motus_path_length(c());
}

inline returned<std::tuple<motus_point, double>> path::point_at(double fraction) const {
  motus_point out_point{};
  double out_angle{};
  const motus_status status = motus_path_point_at(c(), fraction, &out_point, &out_angle);
  detail::rethrow();
  return detail::finish(status, std::tuple<motus_point, double>(out_point, out_angle));
}

inline returned<shared<motus::value>> value::create(motus::runtime runtime, or_default<motus_value_options> options, span<const double> initial) {
  motus_value *out_value = nullptr;
  const motus_status status = motus_value_create(runtime.c(), options.get(), initial.data(), initial.size(), &out_value);
  detail::rethrow();
  return detail::finish(status, shared<motus::value>::adopt(motus::value(out_value)));
}

inline returned<shared<motus::value>> value::create_number(motus::runtime runtime, double initial) {
  motus_value *out_value = nullptr;
  const motus_status status = motus_value_create_number(runtime.c(), initial, &out_value);
  detail::rethrow();
  return detail::finish(status, shared<motus::value>::adopt(motus::value(out_value)));
}

inline motus_property_kind value::kind() const {
  return motus_value_kind(c());
}

inline size_t value::component_count() const {
  return motus_value_component_count(c());
}

inline done value::set(span<const double> values) const {
  const motus_status status = motus_value_set(c(), values.data(), values.size());
  detail::rethrow();
  return detail::finish(status);
}

inline done value::set_number(double number) const {
  const motus_status status = motus_value_set_number(c(), number);
  detail::rethrow();
  return detail::finish(status);
}

inline done value::read(motus_value_source source, double *out_values, size_t capacity) const {
  const motus_status status = motus_value_read(c(), source, out_values, capacity);
  detail::rethrow();
  return detail::finish(status);
}

inline double value::number() const {
  return motus_value_number(c());
}

inline done value::velocity(double *out_values, size_t capacity) const {
  const motus_status status = motus_value_velocity(c(), out_values, capacity);
  detail::rethrow();
  return detail::finish(status);
}

inline bool value::is_moving() const {
  return motus_value_is_moving(c());
}

inline done value::jump(span<const double> values) const {
  const motus_status status = motus_value_jump(c(), values.data(), values.size());
  detail::rethrow();
  return detail::finish(status);
}

inline done value::stop() const {
  const motus_status status = motus_value_stop(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done value::finish() const {
  const motus_status status = motus_value_finish(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done value::set_velocity(span<const double> velocity) const {
  const motus_status status = motus_value_set_velocity(c(), velocity.data(), velocity.size());
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
returned<motus::animation> value::nudge(span<const double> velocity, or_default<motus_timing> timing, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_value_nudge(c(), velocity.data(), velocity.size(), timing.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

template <class CompletionF>
returned<motus::animation> value::fling(span<const double> velocity, or_default<motus_fling_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_animation *out_animation = nullptr;
  const motus_status status = motus_value_fling(c(), velocity.data(), velocity.size(), options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_animation);
  detail::rethrow();
  return detail::finish(status, motus::animation(out_animation));
}

inline done value::follow_path(motus::path path, bool paces_by_segment) const {
  const motus_status status = motus_value_follow_path(c(), path.c(), paces_by_segment);
  detail::rethrow();
  return detail::finish(status);
}

inline done value::set_implicit(or_default<motus_implicit_options> options) const {
  const motus_status status = motus_value_set_implicit(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done value::clear_implicit() const {
  const motus_status status = motus_value_clear_implicit(c());
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done value::set_observer(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_value_set_observer(c(), detail::entry<0>(data.functions, static_cast<motus_value_observer_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done value::previous(double *out_values, size_t capacity) const {
  const motus_status status = motus_value_previous(c(), out_values, capacity);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done value::set_settle(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_value_set_settle(c(), detail::entry<0>(data.functions, static_cast<motus_value_settle_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done timer::cancel() const {
  const motus_status status = motus_timer_cancel(c());
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
returned<shared<motus::display_link>> display_link::create(motus::runtime runtime, FnF &&fn) {
  detail::owned data(std::forward<FnF>(fn));
  motus_display_link *out_link = nullptr;
  const motus_status status = motus_display_link_create(runtime.c(), detail::entry<0>(data.functions, static_cast<motus_display_link_fn>(nullptr)), data.user_data, data.free, &out_link);
  detail::rethrow();
  return detail::finish(status, shared<motus::display_link>::adopt(motus::display_link(out_link)));
}

inline bool display_link::is_paused() const {
  return motus_display_link_is_paused(c());
}

inline done display_link::set_paused(bool paused) const {
  const motus_status status = motus_display_link_set_paused(c(), paused);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_frame_rate_range display_link::frame_rates() const {
  return motus_display_link_frame_rates(c());
}

inline done display_link::set_frame_rates(motus_frame_rate_range rates) const {
  const motus_status status = motus_display_link_set_frame_rates(c(), rates);
  detail::rethrow();
  return detail::finish(status);
}

inline double display_link::timestamp() const {
  return motus_display_link_timestamp(c());
}

inline double display_link::target_timestamp() const {
  return motus_display_link_target_timestamp(c());
}

inline done display_link::invalidate() const {
  const motus_status status = motus_display_link_invalidate(c());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::gesture>> gesture::create(motus::runtime runtime, or_default<motus_gesture_options> options) {
  motus_gesture *out_gesture = nullptr;
  const motus_status status = motus_gesture_create(runtime.c(), options.get(), &out_gesture);
  detail::rethrow();
  return detail::finish(status, shared<motus::gesture>::adopt(motus::gesture(out_gesture)));
}

inline motus::view gesture::view() const {
  const auto answer = motus::view(motus_gesture_view(c()));
  detail::rethrow();
  return answer;
}

template <class FnF>
done gesture::set_action(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_gesture_set_action(c(), detail::entry<0>(data.functions, static_cast<motus_gesture_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done gesture::set_delegate(motus::gesture_delegate delegate) const {
  auto data = new detail::gesture_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_gesture_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done gesture::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_gesture_set_delegate(c(), nullptr, nullptr, nullptr));
}

inline done gesture::require_failure_of(motus::gesture other) const {
  const motus_status status = motus_gesture_require_failure_of(c(), other.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus_recognition_state gesture::state() const {
  return motus_gesture_state(c());
}

inline bool gesture::is_enabled() const {
  return motus_gesture_is_enabled(c());
}

inline done gesture::set_enabled(bool enabled) const {
  const motus_status status = motus_gesture_set_enabled(c(), enabled);
  detail::rethrow();
  return detail::finish(status);
}

inline bool gesture::cancels_touches() const {
  return motus_gesture_cancels_touches(c());
}

inline done gesture::set_cancels_touches(bool cancels) const {
  const motus_status status = motus_gesture_set_cancels_touches(c(), cancels);
  detail::rethrow();
  return detail::finish(status);
}

inline uint32_t gesture::touch_delays() const {
  return motus_gesture_touch_delays(c());
}

inline done gesture::set_touch_delays(uint32_t delays) const {
  const motus_status status = motus_gesture_set_touch_delays(c(), delays);
  detail::rethrow();
  return detail::finish(status);
}

inline const char * gesture::name() const {
  return motus_gesture_name(c());
}

inline done gesture::set_name(const char *name) const {
  const motus_status status = motus_gesture_set_name(c(), name);
  detail::rethrow();
  return detail::finish(status);
}

inline size_t gesture::touch_count() const {
  return motus_gesture_touch_count(c());
}

inline motus_point gesture::touch_location(size_t index, motus::view view) const {
  return motus_gesture_touch_location(c(), index, view.c());
}

inline returned<motus_touch_contact> gesture::touch_contact(size_t index) const {
  motus_touch_contact out_contact{};
  const motus_status status = motus_gesture_touch_contact(c(), index, &out_contact);
  detail::rethrow();
  return detail::finish(status, out_contact);
}

inline motus_point gesture::location(motus::view view) const {
  return motus_gesture_location(c(), view.c());
}

inline motus_vector gesture::translation(motus::view view) const {
  return motus_gesture_translation(c(), view.c());
}

inline done gesture::set_translation(motus_vector translation, motus::view view) const {
  const motus_status status = motus_gesture_set_translation(c(), translation, view.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus_vector gesture::velocity(motus::view view) const {
  return motus_gesture_velocity(c(), view.c());
}

inline double gesture::scale() const {
  return motus_gesture_scale(c());
}

inline done gesture::set_scale(double scale) const {
  const motus_status status = motus_gesture_set_scale(c(), scale);
  detail::rethrow();
  return detail::finish(status);
}

inline double gesture::scale_velocity() const {
  return motus_gesture_scale_velocity(c());
}

inline double gesture::rotation() const {
  return motus_gesture_rotation(c());
}

inline done gesture::set_rotation(double rotation) const {
  const motus_status status = motus_gesture_set_rotation(c(), rotation);
  detail::rethrow();
  return detail::finish(status);
}

inline double gesture::rotation_velocity() const {
  return motus_gesture_rotation_velocity(c());
}

template <class BeginF>
done gesture::bind(motus::percent_driven_interaction interaction, or_default<motus_gesture_binding_options> options, BeginF &&begin) const {
  detail::owned data(std::forward<BeginF>(begin));
  const motus_status status = motus_gesture_bind(c(), interaction.c(), options.get(), detail::entry<0>(data.functions, static_cast<motus_gesture_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class BeginF>
done gesture::bind_both(motus::percent_driven_interaction interaction, or_default<motus_gesture_binding_options> options, BeginF &&begin) const {
  detail::owned data(std::forward<BeginF>(begin));
  const motus_status status = motus_gesture_bind_both(c(), interaction.c(), options.get(), detail::entry<0>(data.functions, static_cast<motus_gesture_begin_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::drag>> drag::create(motus::gesture gesture, motus::value value, or_default<motus_drag_options> options) {
  motus_drag *out_drag = nullptr;
  const motus_status status = motus_drag_create(gesture.c(), value.c(), options.get(), &out_drag);
  detail::rethrow();
  return detail::finish(status, shared<motus::drag>::adopt(motus::drag(out_drag)));
}

inline returned<shared<motus::drag>> drag::create_for_view(motus::gesture gesture, motus::view view, uint32_t property, or_default<motus_drag_options> options) {
  motus_drag *out_drag = nullptr;
  const motus_status status = motus_drag_create_for_view(gesture.c(), view.c(), property, options.get(), &out_drag);
  detail::rethrow();
  return detail::finish(status, shared<motus::drag>::adopt(motus::drag(out_drag)));
}

inline done drag::set_options(or_default<motus_drag_options> options) const {
  const motus_status status = motus_drag_set_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_drag_options> drag::get_options() const {
  motus_drag_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_drag_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done drag::set_anchors(span<const motus_anchor> anchors) const {
  const motus_status status = motus_drag_set_anchors(c(), anchors.data(), anchors.size());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t drag::anchor_count() const {
  return motus_drag_anchor_count(c());
}

inline uint64_t drag::anchor_tag(size_t index) const {
  return motus_drag_anchor_tag(c(), index);
}

inline int32_t drag::anchor() const {
  return motus_drag_anchor(c());
}

inline double drag::progress() const {
  return motus_drag_progress(c());
}

inline bool drag::is_held() const {
  return motus_drag_is_held(c());
}

inline done drag::go_to(size_t index) const {
  const motus_status status = motus_drag_go_to(c(), index);
  detail::rethrow();
  return detail::finish(status);
}

inline done drag::step(motus_vector direction) const {
  const motus_status status = motus_drag_step(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

inline done drag::set_delegate(motus::drag_delegate delegate) const {
  auto data = new detail::drag_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_drag_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done drag::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_drag_set_delegate(c(), nullptr, nullptr, nullptr));
}

inline done drag::end() const {
  const motus_status status = motus_drag_end(c());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::scroller>> scroller::create(motus::view view, or_default<motus_scroller_options> options) {
  motus_scroller *out_scroller = nullptr;
  const motus_status status = motus_scroller_create(view.c(), options.get(), &out_scroller);
  detail::rethrow();
  return detail::finish(status, shared<motus::scroller>::adopt(motus::scroller(out_scroller)));
}

inline motus::view scroller::view() const {
  const auto answer = motus::view(motus_scroller_view(c()));
  detail::rethrow();
  return answer;
}

inline motus::gesture scroller::pan_gesture() const {
  return motus::gesture(motus_scroller_pan_gesture(c()));
}

inline done scroller::set_options(or_default<motus_scroller_options> options) const {
  const motus_status status = motus_scroller_set_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_scroller_options> scroller::get_options() const {
  motus_scroller_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_scroller_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline motus_size scroller::content_size() const {
  return motus_scroller_content_size(c());
}

inline done scroller::set_content_size(motus_size size) const {
  const motus_status status = motus_scroller_set_content_size(c(), size);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_insets scroller::content_inset() const {
  return motus_scroller_content_inset(c());
}

inline done scroller::set_content_inset(motus_insets inset) const {
  const motus_status status = motus_scroller_set_content_inset(c(), inset);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_point scroller::offset() const {
  return motus_scroller_offset(c());
}

inline motus_point scroller::minimum_offset() const {
  return motus_scroller_minimum_offset(c());
}

inline motus_point scroller::maximum_offset() const {
  return motus_scroller_maximum_offset(c());
}

inline motus_point scroller::target_offset() const {
  return motus_scroller_target_offset(c());
}

inline motus_vector scroller::velocity() const {
  return motus_scroller_velocity(c());
}

inline motus_scroller_state scroller::get_state() const {
  return motus_scroller_get_state(c());
}

inline motus_scroller_state scroller::axis_state(motus_axis axis) const {
  return motus_scroller_axis_state(c(), axis);
}

template <class CompletionF>
done scroller::scroll_to(motus_point offset, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_scroller_scroll_to(c(), offset, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done scroller::scroll_to_rect(motus_rect rect, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_scroller_scroll_to_rect(c(), rect, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done scroller::scroll_to_page(motus_axis axis, uint32_t page, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_scroller_scroll_to_page(c(), axis, page, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline uint32_t scroller::page(motus_axis axis) const {
  return motus_scroller_page(c(), axis);
}

inline done scroller::fling(motus_vector velocity) const {
  const motus_status status = motus_scroller_fling(c(), velocity);
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::stop() const {
  const motus_status status = motus_scroller_stop(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::adjust(motus_axis axis, double at, double delta) const {
  const motus_status status = motus_scroller_adjust(c(), axis, at, delta);
  detail::rethrow();
  return detail::finish(status);
}

inline bool scroller::is_refreshing() const {
  return motus_scroller_is_refreshing(c());
}

inline done scroller::end_refreshing() const {
  const motus_status status = motus_scroller_end_refreshing(c());
  detail::rethrow();
  return detail::finish(status);
}

inline bool scroller::is_tracking() const {
  return motus_scroller_is_tracking(c());
}

inline bool scroller::is_dragging() const {
  return motus_scroller_is_dragging(c());
}

inline bool scroller::is_decelerating() const {
  return motus_scroller_is_decelerating(c());
}

inline bool scroller::is_zooming() const {
  return motus_scroller_is_zooming(c());
}

inline motus_rect scroller::visible_rect() const {
  return motus_scroller_visible_rect(c());
}

inline motus_indicator scroller::indicator(motus_axis axis) const {
  return motus_scroller_indicator(c(), axis);
}

inline done scroller::flash_indicators() const {
  const motus_status status = motus_scroller_flash_indicators(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::scroll_to_top() const {
  const motus_status status = motus_scroller_scroll_to_top(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::set_zoom_view(motus::view view) const {
  const motus_status status = motus_scroller_set_zoom_view(c(), view.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view scroller::zoom_view() const {
  return motus::view(motus_scroller_zoom_view(c()));
}

inline motus::gesture scroller::pinch_gesture() const {
  return motus::gesture(motus_scroller_pinch_gesture(c()));
}

inline double scroller::zoom() const {
  return motus_scroller_zoom(c());
}

inline done scroller::set_zoom(double scale, motus_point anchor, bool animated) const {
  const motus_status status = motus_scroller_set_zoom(c(), scale, anchor, animated);
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::zoom_to_rect(motus_rect rect, bool animated) const {
  const motus_status status = motus_scroller_zoom_to_rect(c(), rect, animated);
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::set_snap_areas(motus_axis axis, span<const motus_snap_area> areas) const {
  const motus_status status = motus_scroller_set_snap_areas(c(), axis, areas.data(), areas.size());
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::set_delegate(motus::scroller_delegate delegate) const {
  auto data = new detail::scroller_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_scroller_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done scroller::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_scroller_set_delegate(c(), nullptr, nullptr, nullptr));
}

inline done scroller::set_inset_adjustment(motus_inset_adjustment adjustment) const {
  const motus_status status = motus_scroller_set_inset_adjustment(c(), adjustment);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_insets scroller::adjusted_inset() const {
  return motus_scroller_adjusted_inset(c());
}

inline returned<shared<motus::link>> link::create(motus::runtime runtime, const motus_link_target &target, span<const motus_link_source> sources, or_default<motus_link_options> options) {
  motus_link *out_link = nullptr;
  const motus_status status = motus_link_create(runtime.c(), &target, sources.data(), sources.size(), options.get(), &out_link);
  detail::rethrow();
  return detail::finish(status, shared<motus::link>::adopt(motus::link(out_link)));
}

inline done link::remove() const {
  const motus_status status = motus_link_remove(c());
  detail::rethrow();
  return detail::finish(status);
}

inline bool link::is_active() const {
  return motus_link_is_active(c());
}

inline double link::input() const {
  return motus_link_input(c());
}

inline double link::input_velocity() const {
  return motus_link_input_velocity(c());
}

inline returned<shared<motus::view_controller>> view_controller::create(motus::runtime runtime, motus::view_controller_callbacks callbacks) {
  auto data = new detail::view_controller_callbacks_table{std::move(callbacks)};
  const auto table = data->table();
  motus_view_controller *out_controller = nullptr;
  const motus_status status = motus_view_controller_create(runtime.c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>, &out_controller);
  detail::rethrow();
  return detail::finish(status, shared<motus::view_controller>::adopt(motus::view_controller(out_controller)));
}

inline motus::view view_controller::view() const {
  const auto answer = motus::view(motus_view_controller_view(c()));
  detail::rethrow();
  return answer;
}

inline motus::view view_controller::view_if_loaded() const {
  return motus::view(motus_view_controller_view_if_loaded(c()));
}

inline done view_controller::set_view(motus::view view) const {
  const motus_status status = motus_view_controller_set_view(c(), view.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::unload_view() const {
  const motus_status status = motus_view_controller_unload_view(c());
  detail::rethrow();
  return detail::finish(status);
}

inline const char * view_controller::title() const {
  return motus_view_controller_title(c());
}

inline done view_controller::set_title(const char *title) const {
  const motus_status status = motus_view_controller_set_title(c(), title);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_appearance_state view_controller::appearance_state() const {
  return motus_view_controller_appearance_state(c());
}

inline uint32_t view_controller::appearance_reasons() const {
  return motus_view_controller_appearance_reasons(c());
}

inline motus::view_controller view_controller::parent() const {
  return motus::view_controller(motus_view_controller_parent(c()));
}

inline size_t view_controller::child_count() const {
  return motus_view_controller_child_count(c());
}

inline motus::view_controller view_controller::child_at(size_t index) const {
  return motus::view_controller(motus_view_controller_child_at(c(), index));
}

inline done view_controller::add_child(motus::view_controller child) const {
  const motus_status status = motus_view_controller_add_child(c(), child.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::remove_from_parent() const {
  const motus_status status = motus_view_controller_remove_from_parent(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::will_move_to_parent(motus::view_controller parent) const {
  const motus_status status = motus_view_controller_will_move_to_parent(c(), parent.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::did_move_to_parent(motus::view_controller parent) const {
  const motus_status status = motus_view_controller_did_move_to_parent(c(), parent.c());
  detail::rethrow();
  return detail::finish(status);
}

inline bool view_controller::forwards_appearance() const {
  return motus_view_controller_forwards_appearance(c());
}

inline done view_controller::set_forwards_appearance(bool forwards) const {
  const motus_status status = motus_view_controller_set_forwards_appearance(c(), forwards);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::begin_appearance_transition(bool appearing, bool animated) const {
  const motus_status status = motus_view_controller_begin_appearance_transition(c(), appearing, animated);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::end_appearance_transition() const {
  const motus_status status = motus_view_controller_end_appearance_transition(c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus_interruption_policy view_controller::interruption_policy() const {
  return motus_view_controller_interruption_policy(c());
}

inline done view_controller::set_interruption_policy(motus_interruption_policy interruption) const {
  const motus_status status = motus_view_controller_set_interruption_policy(c(), interruption);
  detail::rethrow();
  return detail::finish(status);
}

template <class BlockF, class CompletionF>
done view_controller::transition(motus::view_controller from, motus::view_controller to, or_default<motus_animation_options> options, BlockF &&block, CompletionF &&completion) const {
  detail::owned data(std::forward<BlockF>(block), std::forward<CompletionF>(completion));
  const motus_status status = motus_view_controller_transition(c(), from.c(), to.c(), options.get(), detail::entry<0>(data.functions, static_cast<motus_block_fn>(nullptr)), data.user_data, detail::entry<1>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done view_controller::transition_by(motus::view_controller from, motus::view_controller to, or_default<motus_container_transition_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_view_controller_transition_by(c(), from.c(), to.c(), options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_size_class view_controller::horizontal_size_class() const {
  return motus_view_controller_horizontal_size_class(c());
}

inline motus_size_class view_controller::vertical_size_class() const {
  return motus_view_controller_vertical_size_class(c());
}

inline done view_controller::override_child_traits(motus::view_controller child, motus_size_class horizontal, motus_size_class vertical) const {
  const motus_status status = motus_view_controller_override_child_traits(c(), child.c(), horizontal, vertical);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_layout_direction view_controller::layout_direction() const {
  return motus_view_controller_layout_direction(c());
}

inline done view_controller::override_layout_direction(motus_layout_direction direction) const {
  const motus_status status = motus_view_controller_override_layout_direction(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::system_layout_fitting_size_did_change() const {
  const motus_status status = motus_view_controller_system_layout_fitting_size_did_change(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::show(motus::view_controller shown, void *sender) const {
  const motus_status status = motus_view_controller_show(c(), shown.c(), sender);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::show_detail(motus::view_controller shown, void *sender) const {
  const motus_status status = motus_view_controller_show_detail(c(), shown.c(), sender);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view_controller view_controller::show_target(bool is_detail) const {
  return motus::view_controller(motus_view_controller_show_target(c(), is_detail));
}

inline motus_insets view_controller::safe_area() const {
  return motus_view_controller_safe_area(c());
}

inline motus_insets view_controller::additional_safe_area() const {
  return motus_view_controller_additional_safe_area(c());
}

inline done view_controller::set_additional_safe_area(motus_insets insets) const {
  const motus_status status = motus_view_controller_set_additional_safe_area(c(), insets);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::navigation_controller view_controller::navigation_controller() const {
  return motus::navigation_controller(motus_view_controller_navigation_controller(c()));
}

inline motus::tab_bar_controller view_controller::tab_bar_controller() const {
  return motus::tab_bar_controller(motus_view_controller_tab_bar_controller(c()));
}

inline done view_controller::set_bar(motus_edge edge, motus::view view, double height) const {
  const motus_status status = motus_view_controller_set_bar(c(), edge, view.c(), height);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view view_controller::bar(motus_edge edge) const {
  return motus::view(motus_view_controller_bar(c(), edge));
}

inline double view_controller::bar_height(motus_edge edge) const {
  return motus_view_controller_bar_height(c(), edge);
}

template <class CompletionF>
done view_controller::set_bar_hidden(motus_edge edge, bool hidden, or_default<motus_animation_options> options, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_view_controller_set_bar_hidden(c(), edge, hidden, options.get(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline bool view_controller::is_bar_hidden(motus_edge edge) const {
  return motus_view_controller_is_bar_hidden(c(), edge);
}

inline done view_controller::set_hidden_bars(uint32_t edges) const {
  const motus_status status = motus_view_controller_set_hidden_bars(c(), edges);
  detail::rethrow();
  return detail::finish(status);
}

inline uint32_t view_controller::hidden_bars() const {
  return motus_view_controller_hidden_bars(c());
}

inline done view_controller::set_bar_options(motus_edge edge, or_default<motus_bar_options> options) const {
  const motus_status status = motus_view_controller_set_bar_options(c(), edge, options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline double view_controller::bar_progress(motus_edge edge) const {
  return motus_view_controller_bar_progress(c(), edge);
}

inline double view_controller::bar_extent(motus_edge edge) const {
  return motus_view_controller_bar_extent(c(), edge);
}

inline done view_controller::set_bar_minimized(motus_edge edge, bool minimized) const {
  const motus_status status = motus_view_controller_set_bar_minimized(c(), edge, minimized);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::set_content_scroller(motus::scroller scroller) const {
  const motus_status status = motus_view_controller_set_content_scroller(c(), scroller.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::scroller view_controller::content_scroller() const {
  return motus::scroller(motus_view_controller_content_scroller(c()));
}

inline motus::page_view_controller view_controller::page_view_controller() const {
  return motus::page_view_controller(motus_view_controller_page_view_controller(c()));
}

inline motus::split_view_controller view_controller::split_view_controller() const {
  return motus::split_view_controller(motus_view_controller_split_view_controller(c()));
}

inline done view_controller::add_segue(const char *identifier, motus_segue_kind kind, motus::segue_callbacks callbacks) const {
  auto data = new detail::segue_callbacks_table{std::move(callbacks)};
  const auto table = data->table();
  const motus_status status = motus_view_controller_add_segue(c(), identifier, kind, &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::perform_segue(const char *identifier, void *sender) const {
  const motus_status status = motus_view_controller_perform_segue(c(), identifier, sender);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<bool> view_controller::perform_segue_by_user(const char *identifier, void *sender) const {
  bool out_performed{};
  const motus_status status = motus_view_controller_perform_segue_by_user(c(), identifier, sender, &out_performed);
  detail::rethrow();
  return detail::finish(status, out_performed);
}

template <class FnF>
done view_controller::add_unwind_action(const char *action, FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_view_controller_add_unwind_action(c(), action, detail::entry<0>(data.functions, static_cast<motus_segue_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus::view_controller> view_controller::unwind(const char *action, void *sender) const {
  motus_view_controller *out_destination = nullptr;
  const motus_status status = motus_view_controller_unwind(c(), action, sender, &out_destination);
  detail::rethrow();
  return detail::finish(status, motus::view_controller(out_destination));
}

inline motus::transition_coordinator view_controller::transition_coordinator() const {
  return motus::transition_coordinator(motus_view_controller_transition_coordinator(c()));
}

inline done view_controller::set_zoom(or_default<motus_zoom_options> options, motus::zoom_delegate delegate) const {
  auto data = new detail::zoom_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_view_controller_set_zoom(c(), options.get(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::set_zoom(std::nullptr_t) const {
  return detail::finish(motus_view_controller_set_zoom(c(), nullptr, nullptr, nullptr, nullptr));
}

inline done view_controller::clear_zoom() const {
  const motus_status status = motus_view_controller_clear_zoom(c());
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done view_controller::present(motus::view_controller presented, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_view_controller_present(c(), presented.c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done view_controller::dismiss(bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_view_controller_dismiss(c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view_controller view_controller::presented_view_controller() const {
  return motus::view_controller(motus_view_controller_presented_view_controller(c()));
}

inline motus::view_controller view_controller::presenting_view_controller() const {
  return motus::view_controller(motus_view_controller_presenting_view_controller(c()));
}

inline motus_presentation_style view_controller::presentation_style() const {
  return motus_view_controller_presentation_style(c());
}

inline done view_controller::set_presentation_style(motus_presentation_style style) const {
  const motus_status status = motus_view_controller_set_presentation_style(c(), style);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_modal_transition_style view_controller::modal_transition_style() const {
  return motus_view_controller_modal_transition_style(c());
}

inline done view_controller::set_modal_transition_style(motus_modal_transition_style style) const {
  const motus_status status = motus_view_controller_set_modal_transition_style(c(), style);
  detail::rethrow();
  return detail::finish(status);
}

inline uint32_t view_controller::modal_flags() const {
  return motus_view_controller_modal_flags(c());
}

inline done view_controller::set_modal_flags(uint32_t flags) const {
  const motus_status status = motus_view_controller_set_modal_flags(c(), flags);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::set_transitioning_delegate(motus::transitioning_delegate delegate) const {
  auto data = new detail::transitioning_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_view_controller_set_transitioning_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done view_controller::set_transitioning_delegate(std::nullptr_t) const {
  return detail::finish(motus_view_controller_set_transitioning_delegate(c(), nullptr, nullptr, nullptr));
}

inline motus::presentation_controller view_controller::presentation_controller() const {
  return motus::presentation_controller(motus_view_controller_presentation_controller(c()));
}

inline motus::presentation_controller view_controller::active_presentation_controller() const {
  return motus::presentation_controller(motus_view_controller_active_presentation_controller(c()));
}

inline motus_size view_controller::preferred_content_size() const {
  return motus_view_controller_preferred_content_size(c());
}

inline done view_controller::set_preferred_content_size(motus_size size) const {
  const motus_status status = motus_view_controller_set_preferred_content_size(c(), size);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_look_options> view_controller::get_look() const {
  motus_look_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_view_controller_get_look(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done view_controller::set_look(or_default<motus_look_options> options) const {
  const motus_status status = motus_view_controller_set_look(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

template <class AnimationF, class CompletionF>
done transition_coordinator::animate_alongside(motus::view view, AnimationF &&animation, CompletionF &&completion) const {
  detail::owned data(std::forward<AnimationF>(animation), std::forward<CompletionF>(completion));
  const motus_status status = motus_transition_coordinator_animate_alongside(c(), view.c(), detail::entry<0>(data.functions, static_cast<motus_coordinator_fn>(nullptr)), detail::entry<1>(data.functions, static_cast<motus_coordinator_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done transition_coordinator::notify(motus_transition_moment moment, FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_transition_coordinator_notify(c(), moment, detail::entry<0>(data.functions, static_cast<motus_coordinator_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_transition_info> transition_coordinator::info() const {
  motus_transition_info out_info{};
  out_info.struct_size = sizeof out_info;
  const motus_status status = motus_transition_coordinator_info(c(), &out_info);
  detail::rethrow();
  return detail::finish(status, out_info);
}

inline double transition_coordinator::completion_progress(double time_fraction) const {
  return motus_transition_coordinator_completion_progress(c(), time_fraction);
}

inline motus::view transition_coordinator::container_view() const {
  return motus::view(motus_transition_coordinator_container_view(c()));
}

inline motus::view_controller transition_coordinator::view_controller(motus_transition_side side) const {
  return motus::view_controller(motus_transition_coordinator_view_controller(c(), side));
}

inline motus::view transition_coordinator::view(motus_transition_side side) const {
  const auto answer = motus::view(motus_transition_coordinator_view(c(), side));
  detail::rethrow();
  return answer;
}

inline const char * segue::identifier() const {
  return motus_segue_identifier(c());
}

inline motus::view_controller segue::source() const {
  return motus::view_controller(motus_segue_source(c()));
}

inline motus::view_controller segue::destination() const {
  return motus::view_controller(motus_segue_destination(c()));
}

inline void * segue::sender() const {
  return motus_segue_sender(c());
}

inline bool segue::is_unwind() const {
  return motus_segue_is_unwind(c());
}

inline returned<shared<motus::animation_controller>> animation_controller::create(motus::runtime runtime, motus::animation_controller_callbacks callbacks) {
  auto data = new detail::animation_controller_callbacks_table{std::move(callbacks)};
  const auto table = data->table();
  motus_animation_controller *out_animator = nullptr;
  const motus_status status = motus_animation_controller_create(runtime.c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>, &out_animator);
  detail::rethrow();
  return detail::finish(status, shared<motus::animation_controller>::adopt(motus::animation_controller(out_animator)));
}

inline returned<shared<motus::animation_controller>> animation_controller::create_matched(motus::runtime runtime, or_default<motus_matched_options> options) {
  motus_animation_controller *out_animator = nullptr;
  const motus_status status = motus_animation_controller_create_matched(runtime.c(), options.get(), &out_animator);
  detail::rethrow();
  return detail::finish(status, shared<motus::animation_controller>::adopt(motus::animation_controller(out_animator)));
}

inline returned<shared<motus::navigation_controller>> navigation_controller::create(motus::runtime runtime, motus::view_controller root) {
  motus_navigation_controller *out_navigation = nullptr;
  const motus_status status = motus_navigation_controller_create(runtime.c(), root.c(), &out_navigation);
  detail::rethrow();
  return detail::finish(status, shared<motus::navigation_controller>::adopt(motus::navigation_controller(out_navigation)));
}

inline done navigation_controller::set_delegate(motus::navigation_delegate delegate) const {
  auto data = new detail::navigation_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_navigation_controller_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done navigation_controller::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_navigation_controller_set_delegate(c(), nullptr, nullptr, nullptr));
}

template <class CompletionF>
done navigation_controller::push(motus::view_controller controller, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_navigation_controller_push(c(), controller.c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
returned<motus::view_controller> navigation_controller::pop(bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  motus_view_controller *out_popped = nullptr;
  const motus_status status = motus_navigation_controller_pop(c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_popped);
  detail::rethrow();
  return detail::finish(status, motus::view_controller(out_popped));
}

template <class CompletionF>
returned<size_t> navigation_controller::pop_to(motus::view_controller controller, bool animated, CompletionF &&completion, motus::view_controller *out_popped, size_t capacity) const {
  detail::owned data(std::forward<CompletionF>(completion));
  size_t out_popped_count{};
  const motus_status status = motus_navigation_controller_pop_to(c(), controller.c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, reinterpret_cast<motus_view_controller **>(out_popped), capacity, &out_popped_count);
  detail::rethrow();
  return detail::finish(status, out_popped_count);
}

template <class CompletionF>
done navigation_controller::set_view_controllers(span<const motus::view_controller> controllers, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_navigation_controller_set_view_controllers(c(), reinterpret_cast<motus_view_controller *const *>(controllers.data()), controllers.size(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline size_t navigation_controller::view_controller_count() const {
  return motus_navigation_controller_view_controller_count(c());
}

inline motus::view_controller navigation_controller::view_controller_at(size_t index) const {
  return motus::view_controller(motus_navigation_controller_view_controller_at(c(), index));
}

inline motus::view_controller navigation_controller::top_view_controller() const {
  return motus::view_controller(motus_navigation_controller_top_view_controller(c()));
}

inline motus::view_controller navigation_controller::visible_view_controller() const {
  return motus::view_controller(motus_navigation_controller_visible_view_controller(c()));
}

inline returned<motus_navigation_options> navigation_controller::get_options() const {
  motus_navigation_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_navigation_controller_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done navigation_controller::set_options(or_default<motus_navigation_options> options) const {
  const motus_status status = motus_navigation_controller_set_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::gesture navigation_controller::interactive_pop_gesture() const {
  return motus::gesture(motus_navigation_controller_interactive_pop_gesture(c()));
}

inline returned<shared<motus::tab_bar_controller>> tab_bar_controller::create(motus::runtime runtime) {
  motus_tab_bar_controller *out_tabs = nullptr;
  const motus_status status = motus_tab_bar_controller_create(runtime.c(), &out_tabs);
  detail::rethrow();
  return detail::finish(status, shared<motus::tab_bar_controller>::adopt(motus::tab_bar_controller(out_tabs)));
}

inline done tab_bar_controller::set_delegate(motus::tab_bar_delegate delegate) const {
  auto data = new detail::tab_bar_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_tab_bar_controller_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done tab_bar_controller::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_tab_bar_controller_set_delegate(c(), nullptr, nullptr, nullptr));
}

template <class CompletionF>
done tab_bar_controller::set_view_controllers(span<const motus::view_controller> controllers, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_tab_bar_controller_set_view_controllers(c(), reinterpret_cast<motus_view_controller *const *>(controllers.data()), controllers.size(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline size_t tab_bar_controller::view_controller_count() const {
  return motus_tab_bar_controller_view_controller_count(c());
}

inline motus::view_controller tab_bar_controller::view_controller_at(size_t index) const {
  return motus::view_controller(motus_tab_bar_controller_view_controller_at(c(), index));
}

inline motus::view_controller tab_bar_controller::selected_view_controller() const {
  return motus::view_controller(motus_tab_bar_controller_selected_view_controller(c()));
}

inline size_t tab_bar_controller::selected_index() const {
  return motus_tab_bar_controller_selected_index(c());
}

template <class CompletionF>
done tab_bar_controller::select(motus::view_controller controller, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_tab_bar_controller_select(c(), controller.c(), detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
returned<bool> tab_bar_controller::select_by_user(size_t index, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  bool out_selected{};
  const motus_status status = motus_tab_bar_controller_select_by_user(c(), index, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free, &out_selected);
  detail::rethrow();
  return detail::finish(status, out_selected);
}

inline returned<shared<motus::page_view_controller>> page_view_controller::create(motus::runtime runtime, or_default<motus_page_view_controller_options> options) {
  motus_page_view_controller *out_pages = nullptr;
  const motus_status status = motus_page_view_controller_create(runtime.c(), options.get(), &out_pages);
  detail::rethrow();
  return detail::finish(status, shared<motus::page_view_controller>::adopt(motus::page_view_controller(out_pages)));
}

inline motus::scroller page_view_controller::scroller() const {
  return motus::scroller(motus_page_view_controller_scroller(c()));
}

inline done page_view_controller::set_data_source(motus::page_data_source source) const {
  auto data = new detail::page_data_source_table{std::move(source)};
  const auto table = data->table();
  const motus_status status = motus_page_view_controller_set_data_source(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done page_view_controller::set_data_source(std::nullptr_t) const {
  return detail::finish(motus_page_view_controller_set_data_source(c(), nullptr, nullptr, nullptr));
}

inline done page_view_controller::set_pages(span<const motus::view_controller> controllers, bool circular) const {
  const motus_status status = motus_page_view_controller_set_pages(c(), reinterpret_cast<motus_view_controller *const *>(controllers.data()), controllers.size(), circular);
  detail::rethrow();
  return detail::finish(status);
}

inline done page_view_controller::reload() const {
  const motus_status status = motus_page_view_controller_reload(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done page_view_controller::set_delegate(motus::page_delegate delegate) const {
  auto data = new detail::page_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_page_view_controller_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done page_view_controller::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_page_view_controller_set_delegate(c(), nullptr, nullptr, nullptr));
}

template <class CompletionF>
done page_view_controller::show_page(motus::view_controller controller, motus_page_direction direction, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_page_view_controller_show_page(c(), controller.c(), direction, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view_controller page_view_controller::current() const {
  return motus::view_controller(motus_page_view_controller_current(c()));
}

inline motus::view_controller page_view_controller::pending() const {
  return motus::view_controller(motus_page_view_controller_pending(c()));
}

inline double page_view_controller::position() const {
  return motus_page_view_controller_position(c());
}

inline returned<shared<motus::split_view_controller>> split_view_controller::create(motus::runtime runtime, or_default<motus_split_view_controller_options> options) {
  motus_split_view_controller *out_split = nullptr;
  const motus_status status = motus_split_view_controller_create(runtime.c(), options.get(), &out_split);
  detail::rethrow();
  return detail::finish(status, shared<motus::split_view_controller>::adopt(motus::split_view_controller(out_split)));
}

inline returned<motus_split_view_controller_options> split_view_controller::get_options() const {
  motus_split_view_controller_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_split_view_controller_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done split_view_controller::set_options(or_default<motus_split_view_controller_options> options) const {
  const motus_status status = motus_split_view_controller_set_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done split_view_controller::set_delegate(motus::split_delegate delegate) const {
  auto data = new detail::split_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_split_view_controller_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done split_view_controller::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_split_view_controller_set_delegate(c(), nullptr, nullptr, nullptr));
}

inline done split_view_controller::set_column(motus_split_column column, motus::view_controller controller) const {
  const motus_status status = motus_split_view_controller_set_column(c(), column, controller.c());
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view_controller split_view_controller::column(motus_split_column column) const {
  return motus::view_controller(motus_split_view_controller_column(c(), column));
}

template <class CompletionF>
done split_view_controller::show_column(motus_split_column column, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_split_view_controller_show_column(c(), column, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done split_view_controller::hide_column(motus_split_column column, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_split_view_controller_hide_column(c(), column, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done split_view_controller::split_show_detail(motus::view_controller controller, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_split_view_controller_show_detail(c(), controller.c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class CompletionF>
done split_view_controller::set_mode(motus_split_mode mode, bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_split_view_controller_set_mode(c(), mode, animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_split_mode split_view_controller::mode() const {
  return motus_split_view_controller_mode(c());
}

inline bool split_view_controller::is_collapsed() const {
  return motus_split_view_controller_is_collapsed(c());
}

inline motus::navigation_controller split_view_controller::stack() const {
  return motus::navigation_controller(motus_split_view_controller_stack(c()));
}

inline motus::view transition_context::container_view() const {
  return motus::view(motus_transition_context_container_view(c()));
}

inline motus::transition_coordinator transition_context::coordinator() const {
  return motus::transition_coordinator(motus_transition_context_coordinator(c()));
}

inline motus::view_controller transition_context::view_controller(motus_transition_side side) const {
  return motus::view_controller(motus_transition_context_view_controller(c(), side));
}

inline motus::view transition_context::view(motus_transition_side side) const {
  const auto answer = motus::view(motus_transition_context_view(c(), side));
  detail::rethrow();
  return answer;
}

inline motus_rect transition_context::initial_frame(motus_transition_side side) const {
  return motus_transition_context_initial_frame(c(), side);
}

inline motus_rect transition_context::final_frame(motus_transition_side side) const {
  return motus_transition_context_final_frame(c(), side);
}

inline bool transition_context::is_interactive() const {
  return motus_transition_context_is_interactive(c());
}

inline bool transition_context::was_cancelled() const {
  return motus_transition_context_was_cancelled(c());
}

inline motus_navigation_operation transition_context::operation() const {
  return motus_transition_context_operation(c());
}

inline done transition_context::update(double fraction) const {
  const motus_status status = motus_transition_context_update(c(), fraction);
  detail::rethrow();
  return detail::finish(status);
}

inline done transition_context::finish() const {
  const motus_status status = motus_transition_context_finish(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done transition_context::cancel() const {
  const motus_status status = motus_transition_context_cancel(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done transition_context::pause() const {
  const motus_status status = motus_transition_context_pause(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done transition_context::complete(bool did_complete) const {
  const motus_status status = motus_transition_context_complete(c(), did_complete);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<size_t> transition_context::match(or_default<motus_matched_options> options) const {
  size_t out_pairs{};
  const motus_status status = motus_transition_context_match(c(), options.get(), &out_pairs);
  detail::rethrow();
  return detail::finish(status, out_pairs);
}

inline returned<shared<motus::presentation_controller>> presentation_controller::create(motus::view_controller presented, motus::view_controller presenting, motus::presentation_controller_callbacks callbacks) {
  auto data = new detail::presentation_controller_callbacks_table{std::move(callbacks)};
  const auto table = data->table();
  motus_presentation_controller *out_presentation = nullptr;
  const motus_status status = motus_presentation_controller_create(presented.c(), presenting.c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>, &out_presentation);
  detail::rethrow();
  return detail::finish(status, shared<motus::presentation_controller>::adopt(motus::presentation_controller(out_presentation)));
}

inline motus::view_controller presentation_controller::presented_view_controller() const {
  return motus::view_controller(motus_presentation_controller_presented_view_controller(c()));
}

inline motus::view_controller presentation_controller::presenting_view_controller() const {
  return motus::view_controller(motus_presentation_controller_presenting_view_controller(c()));
}

inline motus_presentation_style presentation_controller::style() const {
  return motus_presentation_controller_style(c());
}

inline motus_presentation_style presentation_controller::adaptive_style() const {
  return motus_presentation_controller_adaptive_style(c());
}

inline motus_presentation_style presentation_controller::adaptive_style_for(motus_size_class horizontal, motus_size_class vertical) const {
  return motus_presentation_controller_adaptive_style_for(c(), horizontal, vertical);
}

inline done presentation_controller::override_traits(motus_size_class horizontal, motus_size_class vertical) const {
  const motus_status status = motus_presentation_controller_override_traits(c(), horizontal, vertical);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::view presentation_controller::container_view() const {
  return motus::view(motus_presentation_controller_container_view(c()));
}

inline motus::view presentation_controller::presented_view() const {
  return motus::view(motus_presentation_controller_presented_view(c()));
}

inline motus_rect presentation_controller::frame_of_presented_view() const {
  return motus_presentation_controller_frame_of_presented_view(c());
}

inline done presentation_controller::set_needs_layout() const {
  const motus_status status = motus_presentation_controller_set_needs_layout(c());
  detail::rethrow();
  return detail::finish(status);
}

inline done presentation_controller::set_delegate(motus::adaptive_presentation_delegate delegate) const {
  auto data = new detail::adaptive_presentation_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_presentation_controller_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done presentation_controller::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_presentation_controller_set_delegate(c(), nullptr, nullptr, nullptr));
}

template <class CompletionF>
done presentation_controller::dismiss_by_user(bool animated, CompletionF &&completion) const {
  detail::owned data(std::forward<CompletionF>(completion));
  const motus_status status = motus_presentation_controller_dismiss_by_user(c(), animated, detail::entry<0>(data.functions, static_cast<motus_completion_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<motus_sheet_options> presentation_controller::sheet_get_options() const {
  motus_sheet_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_sheet_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

template <class ResolveF>
done presentation_controller::sheet_set_options(or_default<motus_sheet_options> options, ResolveF &&resolve) const {
  detail::owned data(std::forward<ResolveF>(resolve));
  const motus_status status = motus_sheet_set_options(c(), options.get(), detail::entry<0>(data.functions, static_cast<motus_detent_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline done presentation_controller::sheet_select_detent(int32_t detent) const {
  const motus_status status = motus_sheet_select_detent(c(), detent);
  detail::rethrow();
  return detail::finish(status);
}

inline done presentation_controller::sheet_invalidate_detents() const {
  const motus_status status = motus_sheet_invalidate_detents(c());
  detail::rethrow();
  return detail::finish(status);
}

inline double presentation_controller::sheet_detent_value(int32_t detent) const {
  return motus_sheet_detent_value(c(), detent);
}

template <class ChangesF>
done presentation_controller::sheet_animate_changes(ChangesF &&changes) const {
  std::tuple<std::remove_reference_t<ChangesF> &> blocks(changes);
  const motus_status status = motus_sheet_animate_changes(c(), detail::entry<0>(&blocks, static_cast<motus_block_fn>(nullptr)), &blocks);
  detail::rethrow();
  return detail::finish(status);
}

inline done presentation_controller::sheet_set_scroll_offset(double offset) const {
  const motus_status status = motus_sheet_set_scroll_offset(c(), offset);
  detail::rethrow();
  return detail::finish(status);
}

inline double presentation_controller::sheet_scroll_offset() const {
  return motus_sheet_scroll_offset(c());
}

inline motus::gesture presentation_controller::sheet_pan_gesture() const {
  return motus::gesture(motus_sheet_pan_gesture(c()));
}

inline returned<motus_popover_options> presentation_controller::popover_get_options() const {
  motus_popover_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_popover_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done presentation_controller::popover_set_options(or_default<motus_popover_options> options) const {
  const motus_status status = motus_popover_set_options(c(), options.get());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<std::tuple<motus_rect, motus_arrow_direction, motus_point>> presentation_controller::popover_placement() const {
  motus_rect out_frame{};
  motus_arrow_direction out_direction{};
  motus_point out_tip{};
  const motus_status status = motus_popover_placement(c(), &out_frame, &out_direction, &out_tip);
  detail::rethrow();
  return detail::finish(status, std::tuple<motus_rect, motus_arrow_direction, motus_point>(out_frame, out_direction, out_tip));
}

inline returned<shared<motus::dynamic_animator>> dynamic_animator::create(motus::runtime runtime, motus::view reference_view) {
  motus_dynamic_animator *out_animator = nullptr;
  const motus_status status = motus_dynamic_animator_create(runtime.c(), reference_view.c(), &out_animator);
  detail::rethrow();
  return detail::finish(status, shared<motus::dynamic_animator>::adopt(motus::dynamic_animator(out_animator)));
}

inline motus_size dynamic_animator::content_size() const {
  return motus_dynamic_animator_content_size(c());
}

inline done dynamic_animator::set_content_size(motus_size content_size) const {
  const motus_status status = motus_dynamic_animator_set_content_size(c(), content_size);
  detail::rethrow();
  return detail::finish(status);
}

inline motus::dynamic_item dynamic_animator::item_at_path(const motus_layout_path &path) const {
  return motus::dynamic_item(motus_dynamic_animator_item_at_path(c(), &path));
}

inline done dynamic_animator::add_behavior(motus::dynamic_behavior behavior) const {
  const motus_status status = motus_dynamic_animator_add_behavior(c(), behavior.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done dynamic_animator::remove_behavior(motus::dynamic_behavior behavior) const {
  const motus_status status = motus_dynamic_animator_remove_behavior(c(), behavior.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done dynamic_animator::remove_all_behaviors() const {
  const motus_status status = motus_dynamic_animator_remove_all_behaviors(c());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t dynamic_animator::behavior_count() const {
  return motus_dynamic_animator_behavior_count(c());
}

inline motus::dynamic_behavior dynamic_animator::behavior_at(size_t index) const {
  return motus::dynamic_behavior(motus_dynamic_animator_behavior_at(c(), index));
}

inline motus::view dynamic_animator::reference_view() const {
  return motus::view(motus_dynamic_animator_reference_view(c()));
}

inline returned<size_t> dynamic_animator::items_in_rect(motus_rect rect, motus::dynamic_item *out_items, size_t capacity) const {
  size_t out_count{};
  const motus_status status = motus_dynamic_animator_items_in_rect(c(), rect, reinterpret_cast<motus_dynamic_item **>(out_items), capacity, &out_count);
  detail::rethrow();
  return detail::finish(status, out_count);
}

inline done dynamic_animator::update_item(motus::dynamic_item item, bool resets_velocity) const {
  const motus_status status = motus_dynamic_animator_update_item(c(), item.c(), resets_velocity);
  detail::rethrow();
  return detail::finish(status);
}

inline bool dynamic_animator::is_running() const {
  return motus_dynamic_animator_is_running(c());
}

inline double dynamic_animator::elapsed_time() const {
  return motus_dynamic_animator_elapsed_time(c());
}

inline done dynamic_animator::set_delegate(motus::dynamic_animator_delegate delegate) const {
  auto data = new detail::dynamic_animator_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_dynamic_animator_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done dynamic_animator::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_dynamic_animator_set_delegate(c(), nullptr, nullptr, nullptr));
}

inline done dynamic_animator::set_watched_rect(or_default<motus_rect> rect) const {
  const motus_status status = motus_dynamic_animator_set_watched_rect(c(), rect.get());
  detail::rethrow();
  return detail::finish(status);
}

inline std::optional<motus_rect> dynamic_animator::watched_rect() const {
  motus_rect out_rect{};
  if (!motus_dynamic_animator_watched_rect(c(), &out_rect))
    return std::nullopt;
  return out_rect;
}

inline returned<span<const motus_dynamic_contact_event>> dynamic_animator::contact_events() const {
  const motus_dynamic_contact_event *out_events = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_dynamic_animator_contact_events(c(), &out_events, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_dynamic_contact_event>(out_events, out_count));
}

inline returned<span<const motus_dynamic_pose>> dynamic_animator::moved_items() const {
  const motus_dynamic_pose *out_poses = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_dynamic_animator_moved_items(c(), &out_poses, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_dynamic_pose>(out_poses, out_count));
}

inline uint64_t dynamic_animator::step_count() const {
  return motus_dynamic_animator_step_count(c());
}

inline returned<span<const motus_dynamic_item_state>> dynamic_animator::item_states() const {
  const motus_dynamic_item_state *out_states = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_dynamic_animator_item_states(c(), &out_states, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_dynamic_item_state>(out_states, out_count));
}

inline done dynamic_animator::set_item_states(span<const motus_dynamic_item_state> states) const {
  const motus_status status = motus_dynamic_animator_set_item_states(c(), states.data(), states.size());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<span<const motus_dynamic_contact>> dynamic_animator::contacts() const {
  const motus_dynamic_contact *out_contacts = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_dynamic_animator_contacts(c(), &out_contacts, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_dynamic_contact>(out_contacts, out_count));
}

inline returned<span<const motus_dynamic_joint>> dynamic_animator::joints() const {
  const motus_dynamic_joint *out_joints = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_dynamic_animator_joints(c(), &out_joints, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_dynamic_joint>(out_joints, out_count));
}

template <class NowF>
done dynamic_animator::set_profile_clock(NowF &&now) const {
  detail::owned data(std::forward<NowF>(now));
  const motus_status status = motus_dynamic_animator_set_profile_clock(c(), detail::entry<0>(data.functions, static_cast<motus_dynamic_clock_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<span<const motus_dynamic_stage_time>> dynamic_animator::stage_times() const {
  const motus_dynamic_stage_time *out_times = nullptr;
  std::size_t out_count = 0;
  const motus_status status = motus_dynamic_animator_stage_times(c(), &out_times, &out_count);
  detail::rethrow();
  return detail::finish(status, span<const motus_dynamic_stage_time>(out_times, out_count));
}

inline done dynamic_animator::set_solve_budget(uint32_t solves) const {
  const motus_status status = motus_dynamic_animator_set_solve_budget(c(), solves);
  detail::rethrow();
  return detail::finish(status);
}

inline uint32_t dynamic_animator::solve_budget() const {
  return motus_dynamic_animator_solve_budget(c());
}

inline returned<motus_dynamic_work> dynamic_animator::work() const {
  motus_dynamic_work out_work{};
  const motus_status status = motus_dynamic_animator_work(c(), &out_work);
  detail::rethrow();
  return detail::finish(status, out_work);
}

inline size_t dynamic_animator::snapshot_size() const {
  return motus_dynamic_animator_snapshot_size(c());
}

inline returned<size_t> dynamic_animator::snapshot(void *out_bytes, size_t capacity) const {
  size_t out_size{};
  const motus_status status = motus_dynamic_animator_snapshot(c(), out_bytes, capacity, &out_size);
  detail::rethrow();
  return detail::finish(status, out_size);
}

inline done dynamic_animator::restore(span<const unsigned char> bytes) const {
  const motus_status status = motus_dynamic_animator_restore(c(), bytes.data(), bytes.size());
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::dynamic_behavior>> dynamic_behavior::create(motus::runtime runtime) {
  motus_dynamic_behavior *out_behavior = nullptr;
  const motus_status status = motus_dynamic_behavior_create(runtime.c(), &out_behavior);
  detail::rethrow();
  return detail::finish(status, shared<motus::dynamic_behavior>::adopt(motus::dynamic_behavior(out_behavior)));
}

inline done dynamic_behavior::add_child(motus::dynamic_behavior child) const {
  const motus_status status = motus_dynamic_behavior_add_child(c(), child.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done dynamic_behavior::remove_child(motus::dynamic_behavior child) const {
  const motus_status status = motus_dynamic_behavior_remove_child(c(), child.c());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t dynamic_behavior::child_count() const {
  return motus_dynamic_behavior_child_count(c());
}

inline motus::dynamic_behavior dynamic_behavior::child_at(size_t index) const {
  return motus::dynamic_behavior(motus_dynamic_behavior_child_at(c(), index));
}

inline motus::dynamic_animator dynamic_behavior::animator() const {
  return motus::dynamic_animator(motus_dynamic_behavior_animator(c()));
}

inline done dynamic_behavior::add_item(motus::dynamic_item item) const {
  const motus_status status = motus_dynamic_behavior_add_item(c(), item.c());
  detail::rethrow();
  return detail::finish(status);
}

inline done dynamic_behavior::remove_item(motus::dynamic_item item) const {
  const motus_status status = motus_dynamic_behavior_remove_item(c(), item.c());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t dynamic_behavior::item_count() const {
  return motus_dynamic_behavior_item_count(c());
}

inline motus::dynamic_item dynamic_behavior::item_at(size_t index) const {
  return motus::dynamic_item(motus_dynamic_behavior_item_at(c(), index));
}

template <class FnF>
done dynamic_behavior::set_action(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_dynamic_behavior_set_action(c(), detail::entry<0>(data.functions, static_cast<motus_dynamic_action_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done dynamic_behavior::set_did_move(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_dynamic_behavior_set_did_move(c(), detail::entry<0>(data.functions, static_cast<motus_dynamic_move_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::gravity_behavior>> gravity_behavior::create(motus::runtime runtime, span<const motus::dynamic_item> items) {
  motus_gravity_behavior *out_gravity = nullptr;
  const motus_status status = motus_gravity_behavior_create(runtime.c(), reinterpret_cast<motus_dynamic_item *const *>(items.data()), items.size(), &out_gravity);
  detail::rethrow();
  return detail::finish(status, shared<motus::gravity_behavior>::adopt(motus::gravity_behavior(out_gravity)));
}

inline motus_vector gravity_behavior::direction() const {
  return motus_gravity_behavior_direction(c());
}

inline done gravity_behavior::set_direction(motus_vector direction) const {
  const motus_status status = motus_gravity_behavior_set_direction(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::collision_behavior>> collision_behavior::create(motus::runtime runtime, span<const motus::dynamic_item> items) {
  motus_collision_behavior *out_collision = nullptr;
  const motus_status status = motus_collision_behavior_create(runtime.c(), reinterpret_cast<motus_dynamic_item *const *>(items.data()), items.size(), &out_collision);
  detail::rethrow();
  return detail::finish(status, shared<motus::collision_behavior>::adopt(motus::collision_behavior(out_collision)));
}

inline done collision_behavior::set_delegate(motus::collision_delegate delegate) const {
  auto data = new detail::collision_delegate_table{std::move(delegate)};
  const auto table = data->table();
  const motus_status status = motus_collision_behavior_set_delegate(c(), &table, data, detail::destroy<std::remove_pointer_t<decltype(data)>>);
  detail::rethrow();
  return detail::finish(status);
}

inline done collision_behavior::set_delegate(std::nullptr_t) const {
  return detail::finish(motus_collision_behavior_set_delegate(c(), nullptr, nullptr, nullptr));
}

inline uint32_t collision_behavior::mode() const {
  return motus_collision_behavior_mode(c());
}

inline done collision_behavior::set_mode(uint32_t mode) const {
  const motus_status status = motus_collision_behavior_set_mode(c(), mode);
  detail::rethrow();
  return detail::finish(status);
}

inline std::optional<motus_insets> collision_behavior::reference_bounds() const {
  motus_insets out_insets{};
  if (!motus_collision_behavior_reference_bounds(c(), &out_insets))
    return std::nullopt;
  return out_insets;
}

inline done collision_behavior::set_reference_bounds(or_default<motus_insets> insets) const {
  const motus_status status = motus_collision_behavior_set_reference_bounds(c(), insets.get());
  detail::rethrow();
  return detail::finish(status);
}

inline done collision_behavior::add_boundary(int32_t identifier, span<const motus_point> points, bool closed) const {
  const motus_status status = motus_collision_behavior_add_boundary(c(), identifier, points.data(), points.size(), closed);
  detail::rethrow();
  return detail::finish(status);
}

inline done collision_behavior::remove_boundary(int32_t identifier) const {
  const motus_status status = motus_collision_behavior_remove_boundary(c(), identifier);
  detail::rethrow();
  return detail::finish(status);
}

inline done collision_behavior::remove_all_boundaries() const {
  const motus_status status = motus_collision_behavior_remove_all_boundaries(c());
  detail::rethrow();
  return detail::finish(status);
}

inline size_t collision_behavior::boundary_count() const {
  return motus_collision_behavior_boundary_count(c());
}

inline int32_t collision_behavior::boundary_at(size_t index) const {
  return motus_collision_behavior_boundary_at(c(), index);
}

inline returned<size_t> collision_behavior::boundary_points(int32_t identifier, motus_point *out_points, size_t capacity) const {
  size_t out_count{};
  const motus_status status = motus_collision_behavior_boundary_points(c(), identifier, out_points, capacity, &out_count);
  detail::rethrow();
  return detail::finish(status, out_count);
}

inline returned<shared<motus::attachment_behavior>> attachment_behavior::create(motus::runtime runtime, const motus_attachment_options &options) {
  motus_attachment_behavior *out_attachment = nullptr;
  const motus_status status = motus_attachment_behavior_create(runtime.c(), &options, &out_attachment);
  detail::rethrow();
  return detail::finish(status, shared<motus::attachment_behavior>::adopt(motus::attachment_behavior(out_attachment)));
}

inline returned<motus_attachment_options> attachment_behavior::get_options() const {
  motus_attachment_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_attachment_behavior_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done attachment_behavior::set_options(const motus_attachment_options &options) const {
  const motus_status status = motus_attachment_behavior_set_options(c(), &options);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_point attachment_behavior::anchor_point() const {
  return motus_attachment_behavior_anchor_point(c());
}

inline done attachment_behavior::set_anchor_point(motus_point anchor) const {
  const motus_status status = motus_attachment_behavior_set_anchor_point(c(), anchor);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::snap_behavior>> snap_behavior::create(motus::runtime runtime, motus::dynamic_item item, motus_point point) {
  motus_snap_behavior *out_snap = nullptr;
  const motus_status status = motus_snap_behavior_create(runtime.c(), item.c(), point, &out_snap);
  detail::rethrow();
  return detail::finish(status, shared<motus::snap_behavior>::adopt(motus::snap_behavior(out_snap)));
}

inline motus_point snap_behavior::point() const {
  return motus_snap_behavior_point(c());
}

inline done snap_behavior::set_point(motus_point point) const {
  const motus_status status = motus_snap_behavior_set_point(c(), point);
  detail::rethrow();
  return detail::finish(status);
}

inline double snap_behavior::damping_ratio() const {
  return motus_snap_behavior_damping_ratio(c());
}

inline done snap_behavior::set_damping_ratio(double damping_ratio) const {
  const motus_status status = motus_snap_behavior_set_damping_ratio(c(), damping_ratio);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::push_behavior>> push_behavior::create(motus::runtime runtime, span<const motus::dynamic_item> items, motus_push_mode mode) {
  motus_push_behavior *out_push = nullptr;
  const motus_status status = motus_push_behavior_create(runtime.c(), reinterpret_cast<motus_dynamic_item *const *>(items.data()), items.size(), mode, &out_push);
  detail::rethrow();
  return detail::finish(status, shared<motus::push_behavior>::adopt(motus::push_behavior(out_push)));
}

inline motus_push_mode push_behavior::mode() const {
  return motus_push_behavior_mode(c());
}

inline bool push_behavior::is_active() const {
  return motus_push_behavior_is_active(c());
}

inline done push_behavior::set_active(bool active) const {
  const motus_status status = motus_push_behavior_set_active(c(), active);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_vector push_behavior::direction() const {
  return motus_push_behavior_direction(c());
}

inline done push_behavior::set_direction(motus_vector direction) const {
  const motus_status status = motus_push_behavior_set_direction(c(), direction);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_vector push_behavior::target_offset(motus::dynamic_item item) const {
  return motus_push_behavior_target_offset(c(), item.c());
}

inline done push_behavior::set_target_offset(motus::dynamic_item item, motus_vector offset) const {
  const motus_status status = motus_push_behavior_set_target_offset(c(), item.c(), offset);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::item_behavior>> item_behavior::create(motus::runtime runtime, or_default<motus_item_behavior_options> options, span<const motus::dynamic_item> items) {
  motus_item_behavior *out_behavior = nullptr;
  const motus_status status = motus_item_behavior_create(runtime.c(), options.get(), reinterpret_cast<motus_dynamic_item *const *>(items.data()), items.size(), &out_behavior);
  detail::rethrow();
  return detail::finish(status, shared<motus::item_behavior>::adopt(motus::item_behavior(out_behavior)));
}

inline returned<motus_item_behavior_options> item_behavior::get_options() const {
  motus_item_behavior_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_item_behavior_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done item_behavior::set_options(const motus_item_behavior_options &options) const {
  const motus_status status = motus_item_behavior_set_options(c(), &options);
  detail::rethrow();
  return detail::finish(status);
}

inline motus_vector item_behavior::linear_velocity(motus::dynamic_item item) const {
  return motus_item_behavior_linear_velocity(c(), item.c());
}

inline done item_behavior::add_linear_velocity(motus::dynamic_item item, motus_vector velocity) const {
  const motus_status status = motus_item_behavior_add_linear_velocity(c(), item.c(), velocity);
  detail::rethrow();
  return detail::finish(status);
}

inline double item_behavior::angular_velocity(motus::dynamic_item item) const {
  return motus_item_behavior_angular_velocity(c(), item.c());
}

inline done item_behavior::add_angular_velocity(motus::dynamic_item item, double velocity) const {
  const motus_status status = motus_item_behavior_add_angular_velocity(c(), item.c(), velocity);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::field_behavior>> field_behavior::create(motus::runtime runtime, const motus_field_options &options, span<const motus::dynamic_item> items) {
  motus_field_behavior *out_field = nullptr;
  const motus_status status = motus_field_behavior_create(runtime.c(), &options, reinterpret_cast<motus_dynamic_item *const *>(items.data()), items.size(), &out_field);
  detail::rethrow();
  return detail::finish(status, shared<motus::field_behavior>::adopt(motus::field_behavior(out_field)));
}

inline returned<motus_field_options> field_behavior::get_options() const {
  motus_field_options out_options{};
  out_options.struct_size = sizeof out_options;
  const motus_status status = motus_field_behavior_get_options(c(), &out_options);
  detail::rethrow();
  return detail::finish(status, out_options);
}

inline done field_behavior::set_options(const motus_field_options &options) const {
  const motus_status status = motus_field_behavior_set_options(c(), &options);
  detail::rethrow();
  return detail::finish(status);
}

template <class FnF>
done field_behavior::set_evaluator(FnF &&fn) const {
  detail::owned data(std::forward<FnF>(fn));
  const motus_status status = motus_field_behavior_set_evaluator(c(), detail::entry<0>(data.functions, static_cast<motus_field_fn>(nullptr)), data.user_data, data.free);
  detail::rethrow();
  return detail::finish(status);
}

inline returned<shared<motus::region>> region::create(motus::runtime runtime, motus_region_shape shape, motus_size size) {
  motus_region *out_region = nullptr;
  const motus_status status = motus_region_create(runtime.c(), shape, size, &out_region);
  detail::rethrow();
  return detail::finish(status, shared<motus::region>::adopt(motus::region(out_region)));
}

inline returned<shared<motus::region>> region::combine(motus_region_operation operation, motus::region other) const {
  motus_region *out_region = nullptr;
  const motus_status status = motus_region_combine(c(), operation, other.c(), &out_region);
  detail::rethrow();
  return detail::finish(status, shared<motus::region>::adopt(motus::region(out_region)));
}

inline bool region::contains(motus_point point) const {
  return motus_region_contains(c(), point);
}

inline returned<shared<motus::runtime>>
runtime::create(or_default<motus_runtime_options> options) {
#ifndef MOTUS_KEEP_DIAGNOSTICS
  static const motus_status reports =
      motus_library_set_diagnostics(detail::record_only, nullptr, nullptr);
  (void)reports;
#endif
  motus_runtime *out_runtime = nullptr;
  const motus_status status = motus_runtime_create(options.get(), &out_runtime);
#ifndef MOTUS_KEEP_DIAGNOSTICS
  if (status >= 0)
    motus_runtime_set_diagnostics(out_runtime, detail::record_only, nullptr,
                                  nullptr);
#endif
  return detail::finish(
      status, shared<motus::runtime>::adopt(motus::runtime(out_runtime)));
}

template <class F> done runtime::set_diagnostics(F &&report) const {
  motus_runtime *runtime = c();
  return detail::finish(detail::give_diagnostics(
      [runtime](motus_diagnostics_fn fn, void *data, motus_destroy_fn destroy) {
        return motus_runtime_set_diagnostics(runtime, fn, data, destroy);
      },
      std::forward<F>(report)));
}

/* ---- By hand ------------------------------------------------------------- */

/** Reports misuse that belongs to no living runtime; nullptr for nobody. */
template <class F> done set_diagnostics(F &&report) {
  return detail::finish(detail::give_diagnostics(
      [](motus_diagnostics_fn fn, void *data, motus_destroy_fn destroy) {
        return motus_library_set_diagnostics(fn, data, destroy);
      },
      std::forward<F>(report)));
}

/** Returns the version of the library that runs, as one number. */
inline int32_t version_number() {
  return motus_version_number();
}

/** Returns the version of the library that runs, as text such as "0.1.0". */
inline const char * version_string() {
  return motus_version_string();
}

/** Returns the name of a status, "MOTUS_ERROR_BUSY" for instance. */
inline const char * status_name(motus_status status) {
  return motus_status_name(status);
}

/** The host's own number for an object. */
inline uint64_t tag(const void *handle) {
  return motus_tag(handle);
}

/** Gives an object a number of the host's own. */
inline done set_tag(void *handle, uint64_t tag) {
  const motus_status status = motus_set_tag(handle, tag);
  detail::rethrow();
  return detail::finish(status);
}

/** Returns the name of a kind, "MOTUS_KIND_VIEW" for instance. */
inline const char * kind_name(motus_kind kind) {
  return motus_kind_name(kind);
}

/** Computes for which time to tick next, from the times at which frames have
 *  been shown. */
inline returned<double> frame_pacing(span<const double> presents, double interval, double last_tick) {
  double out_time{};
  const motus_status status = motus_frame_pacing(presents.data(), presents.size(), interval, last_tick, &out_time);
  detail::rethrow();
  return detail::finish(status, out_time);
}

/** Makes the turn by an angle in radians about an axis of any length. */
inline returned<motus_transform_3d> transform_3d_rotation(double angle, double x, double y, double z) {
  motus_transform_3d out_transform{};
  const motus_status status = motus_transform_3d_rotation(angle, x, y, z, &out_transform);
  return detail::finish(status, out_transform);
}

/** Makes the transform that does one and then another. */
inline returned<motus_transform_3d> transform_3d_concat(const motus_transform_3d &first, const motus_transform_3d &second) {
  motus_transform_3d out_transform{};
  const motus_status status = motus_transform_3d_concat(&first, &second, &out_transform);
  return detail::finish(status, out_transform);
}

/** Reads the progress of a timing at a time, 0 at the start and 1 at the
 *  target, and how fast it changes. */
inline returned<std::tuple<double, double>> timing_evaluate(or_default<motus_timing> timing, double time, double duration) {
  double out_progress{};
  double out_velocity{};
  const motus_status status = motus_timing_evaluate(timing.get(), time, duration, &out_progress, &out_velocity);
  return detail::finish(status, std::tuple<double, double>(out_progress, out_velocity));
}

/** Reads how long a timing takes. */
inline returned<double> timing_duration(or_default<motus_timing> timing, double duration) {
  double out_duration{};
  const motus_status status = motus_timing_duration(timing.get(), duration, &out_duration);
  return detail::finish(status, out_duration);
}

/** Computes the time at which a timing first reaches a progress. */
inline returned<double> timing_inverse(or_default<motus_timing> timing, double progress, double duration) {
  double out_time{};
  const motus_status status = motus_timing_inverse(timing.get(), progress, duration, &out_time);
  return detail::finish(status, out_time);
}

/** Computes the position x(t) and the velocity v(t) of a decaying motion
 *  after a time, also beyond its stop. */
inline returned<std::tuple<double, double>> decay_evaluate(const motus_decay &decay, double time) {
  double out_position{};
  double out_velocity{};
  const motus_status status = motus_decay_evaluate(&decay, time, &out_position, &out_velocity);
  return detail::finish(status, std::tuple<double, double>(out_position, out_velocity));
}

/** Computes where and when a decaying motion stops. */
inline returned<std::tuple<double, double>> decay_projected_end(const motus_decay &decay) {
  double out_position{};
  double out_duration{};
  const motus_status status = motus_decay_projected_end(&decay, &out_position, &out_duration);
  return detail::finish(status, std::tuple<double, double>(out_position, out_duration));
}

/** Computes how far something moves when it is pulled beyond its edge, ever
 *  less the further it is pulled. */
inline returned<double> rubber_band_offset(double pull, double dimension) {
  double out_offset{};
  const motus_status status = motus_rubber_band_offset(pull, dimension, &out_offset);
  return detail::finish(status, out_offset);
}

/** The inverse of motus_rubber_band_offset(). */
inline returned<double> rubber_band_pull(double offset, double dimension) {
  double out_pull{};
  const motus_status status = motus_rubber_band_pull(offset, dimension, &out_pull);
  return detail::finish(status, out_pull);
}

/** Computes when a decaying motion passes an edge, and what is left there of
 *  the velocity that it was given. */
inline returned<std::tuple<bool, double, double>> decay_crossing(const motus_decay &decay, double edge) {
  bool out_crosses{};
  double out_time{};
  double out_velocity{};
  const motus_status status = motus_decay_crossing(&decay, edge, &out_crosses, &out_time, &out_velocity);
  return detail::finish(status, std::tuple<bool, double, double>(out_crosses, out_time, out_velocity));
}

/** Computes a decaying motion that is bent to stop at a target. */
inline returned<std::tuple<bool, double, double>> decay_to_target(const motus_decay &decay, double target, double time) {
  bool out_fits{};
  double out_position{};
  double out_velocity{};
  const motus_status status = motus_decay_to_target(&decay, target, time, &out_fits, &out_position, &out_velocity);
  return detail::finish(status, std::tuple<bool, double, double>(out_fits, out_position, out_velocity));
}

/** Computes the displacement and the velocity that are left after a time,
 *  when a critically damped spring brings a displacement d with a velocity v
 *  to rest. */
inline returned<std::tuple<double, double>> spring_settle(double frequency, double displacement, double velocity, double time) {
  double out_displacement{};
  double out_velocity{};
  const motus_status status = motus_spring_settle(frequency, displacement, velocity, time, &out_displacement, &out_velocity);
  return detail::finish(status, std::tuple<double, double>(out_displacement, out_velocity));
}

/** Computes the page to which a release turns. */
inline returned<std::tuple<uint32_t, double>> page_target(or_default<motus_paging> paging, double offset, double velocity) {
  uint32_t out_page{};
  double out_offset{};
  const motus_status status = motus_page_target(paging.get(), offset, velocity, &out_page, &out_offset);
  return detail::finish(status, std::tuple<uint32_t, double>(out_page, out_offset));
}

/** Computes where content comes to rest after a release. */
inline returned<double> snap_target(or_default<motus_snapping> snapping, span<const motus_snap_position> positions, double offset, double velocity) {
  double out_target{};
  const motus_status status = motus_snap_target(snapping.get(), positions.data(), positions.size(), offset, velocity, &out_target);
  return detail::finish(status, out_target);
}

/** Computes the offsets at the two ends of a range. */
inline returned<std::tuple<double, double>> scroll_range(motus_scroll_range_kind kind, double start, double size, double dimension, double inset_start, double inset_end) {
  double out_begin{};
  double out_end{};
  const motus_status status = motus_scroll_range(kind, start, size, dimension, inset_start, inset_end, &out_begin, &out_end);
  return detail::finish(status, std::tuple<double, double>(out_begin, out_end));
}

/** Returns the name of a state, "MOTUS_ANIMATING_ACTIVE" for instance. */
inline const char * animating_state_name(motus_animating_state state) {
  return motus_animating_state_name(state);
}

/** Makes a key from a text. */
inline uint64_t id(const char *text = nullptr) {
  return motus_id(text);
}

/** Makes a key from another one and a text. */
inline uint64_t id_in(uint64_t id, const char *text = nullptr) {
  return motus_id_in(id, text);
}

/** Returns the name of a tool, "MOTUS_TOUCH_TOOL_PEN" for instance. */
inline const char * touch_tool_name(motus_touch_tool tool) {
  return motus_touch_tool_name(tool);
}

/** Returns the name of a type, "MOTUS_GESTURE_PAN" for instance. */
inline const char * gesture_type_name(motus_gesture_type type) {
  return motus_gesture_type_name(type);
}

/** Returns the name of a state, "MOTUS_RECOGNITION_BEGAN" for instance. */
inline const char * recognition_state_name(motus_recognition_state state) {
  return motus_recognition_state_name(state);
}

/** Returns the name of a state, "MOTUS_ROW_OPEN" for instance. */
inline const char * row_state_name(motus_row_state state) {
  return motus_row_state_name(state);
}

/** Returns the name of a state, "MOTUS_APPEARANCE_APPEARED" for instance. */
inline const char * appearance_state_name(motus_appearance_state state) {
  return motus_appearance_state_name(state);
}

/** Computes where a pan or a swipe moves a screen whose rectangle at rest is
 *  (0, 0, width, height). */
inline returned<std::tuple<motus_rect, double>> zoom_evaluate(or_default<motus_zoom_physics> physics, motus_zoom_gesture gesture, motus_vector translation, motus_size size, motus_point grab) {
  motus_rect out_rect{};
  double out_scale{};
  const motus_status status = motus_zoom_evaluate(physics.get(), gesture, translation, size, grab, &out_rect, &out_scale);
  detail::rethrow();
  return detail::finish(status, std::tuple<motus_rect, double>(out_rect, out_scale));
}

/** Returns the name of a direction, "MOTUS_FOCUS_LEFT" for instance. */
inline const char * focus_direction_name(motus_focus_direction direction) {
  return motus_focus_direction_name(direction);
}

/** Returns the name of an event, "MOTUS_EVENT_VIEW_DID_LOAD" for instance. */
inline const char * event_kind_name(motus_event_kind kind) {
  return motus_event_kind_name(kind);
}

#ifdef MOTUS_STATUSES
} // namespace statuses
#else
} // namespace exceptions
#endif
} // namespace motus

/** So that handles are keys. */
template <> struct std::hash<motus::handle> {
  std::size_t operator()(motus::handle one) const noexcept {
    return std::hash<void *>()(one.get());
  }
};
#endif
