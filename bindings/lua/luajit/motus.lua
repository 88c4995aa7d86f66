-- Motus for LuaJIT through its foreign interface. Written by bindings/generate from motus.h: `make
-- bindings`. The same interface as the C module beside it; nothing has to be compiled.
--
--     local motus = require("motus")
--
-- The library is MOTUS_LIBRARY, that of the tree or archive this file stands in, or the installed one.
--
-- The library calls back into Lua, and LuaJIT ends a process whose compiled code is called back
-- into. So no call of the library is ever compiled: all that stands in this file is interpreted,
-- and a loop around it, too. What is compiled is the reading of columns: change_batches() hands out
-- the library's own arrays.
if not rawget(_G, "jit") then error("this module is for LuaJIT; for Lua there is the C module", 0) end
jit.off(true, true)
local ffi = require("ffi")
ffi.cdef [[
int32_t motus_version_number(void);
const char *motus_version_string(void);
typedef enum motus_status {
  MOTUS_OK = 0,
  MOTUS_ERROR_INVALID_ARGUMENT = -1,
  MOTUS_ERROR_STALE_HANDLE = -2,
  MOTUS_ERROR_WRONG_KIND = -3,
  MOTUS_ERROR_FOREIGN_HANDLE = -4,
  MOTUS_ERROR_INVALID_STATE = -5,
  MOTUS_ERROR_REENTRANT = -6,
  MOTUS_ERROR_BUSY = -7,
  MOTUS_ERROR_NOT_FOUND = -8,
  MOTUS_ERROR_OUT_OF_MEMORY = -9,
  MOTUS_ERROR_STRUCT_SIZE = -10,
  MOTUS_ERROR_LIMIT = -11
} motus_status;
const char *motus_status_name(motus_status status);
typedef void (*motus_diagnostics_fn)(void *user_data, motus_status status,
                                     const char *function, const char *message);
typedef void (*motus_destroy_fn)(void *user_data);
motus_status motus_library_set_diagnostics(motus_diagnostics_fn fn,
                                           void *user_data,
                                           motus_destroy_fn destroy);
typedef struct motus_point {
  double x;
  double y;
} motus_point;
typedef struct motus_vector {
  double dx;
  double dy;
} motus_vector;
typedef struct motus_size {
  double width;
  double height;
} motus_size;
typedef struct motus_rect {
  double x;
  double y;
  double width;
  double height;
} motus_rect;
typedef struct motus_insets {
  double top;
  double left;
  double bottom;
  double right;
} motus_insets;
typedef struct motus_transform {
  double a;
  double b;
  double c;
  double d;
  double tx;
  double ty;
} motus_transform;
typedef struct motus_transform_3d {
  double m[16];
} motus_transform_3d;
typedef struct motus_color {
  double red;
  double green;
  double blue;
  double alpha;
} motus_color;
typedef struct motus_corner_radii {
  double top_left;
  double top_right;
  double bottom_right;
  double bottom_left;
} motus_corner_radii;
typedef struct motus_runtime motus_runtime;
typedef struct motus_view motus_view;
typedef struct motus_animation motus_animation;
typedef struct motus_property_animator motus_property_animator;
typedef struct motus_percent_driven_interaction
    motus_percent_driven_interaction;
motus_status motus_retain(void *handle);
motus_status motus_release(void *handle);
bool motus_is_alive(const void *handle);
uint64_t motus_tag(const void *handle);
motus_status motus_set_tag(void *handle, uint64_t tag);
typedef enum motus_kind {
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
  MOTUS_KIND_SCROLL_LINK = 23,
  MOTUS_KIND_PAGE_VIEW_CONTROLLER = 24,
  MOTUS_KIND_SPLIT_VIEW_CONTROLLER = 25,
  MOTUS_KIND_PATH = 27,
  MOTUS_KIND_VALUE = 28,
  MOTUS_KIND_TIMER = 29
} motus_kind;
motus_kind motus_handle_kind(const void *handle);
const char *motus_kind_name(motus_kind kind);
typedef struct motus_memory_source {
  size_t struct_size;
  void *(*allocate)(void *user_data, size_t size, size_t alignment);
  void (*free)(void *user_data, void *memory, size_t size, size_t alignment);
  bool (*make_room)(void *user_data, size_t size);
  void (*fail)(void *user_data, const char *message);
  void *user_data;
} motus_memory_source;
motus_status motus_library_set_memory(const motus_memory_source *source);
motus_status motus_library_set_memory_budget(size_t bytes);
typedef struct motus_runtime_options {
  size_t struct_size;
  motus_size window_size;
  double start_time;
  double longest_step;
} motus_runtime_options;
motus_status motus_runtime_options_init(motus_runtime_options *options,
                                        size_t struct_size);
motus_status motus_runtime_create(const motus_runtime_options *options,
                                  motus_runtime **out_runtime);
motus_status motus_runtime_destroy(motus_runtime *runtime);
motus_status motus_runtime_set_diagnostics(motus_runtime *runtime,
                                           motus_diagnostics_fn fn,
                                           void *user_data,
                                           motus_destroy_fn destroy);
motus_status motus_runtime_tick(motus_runtime *runtime, double time);
double motus_runtime_time(motus_runtime *runtime);
double motus_runtime_clock_time(motus_runtime *runtime);
double motus_runtime_clock_speed(motus_runtime *runtime);
motus_status motus_runtime_set_clock_speed(motus_runtime *runtime,
                                           double speed);
motus_status motus_runtime_advance_clock(motus_runtime *runtime,
                                         double seconds);
bool motus_runtime_reduces_motion(motus_runtime *runtime);
motus_status motus_runtime_set_reduces_motion(motus_runtime *runtime,
                                              bool reduces);
bool motus_runtime_is_idle(motus_runtime *runtime);
bool motus_runtime_needs_tick(motus_runtime *runtime);
bool motus_runtime_next_deadline(motus_runtime *runtime, double *out_time);
motus_view *motus_runtime_window(motus_runtime *runtime);
typedef struct motus_statistics {
  size_t struct_size;
  uint64_t views;
  uint64_t objects;
  uint64_t animations;
  uint64_t animated_properties;
  uint64_t moving_properties;
  uint64_t transitions;
  uint64_t animation_bytes;
  uint64_t library_bytes;
  uint64_t library_peak_bytes;
} motus_statistics;
motus_status motus_runtime_statistics(motus_runtime *runtime,
                                      motus_statistics *out_statistics);
typedef struct motus_change {
  motus_view *view;
  uint32_t property;
  uint32_t component_count;
  uint64_t tag;
  const double *values;
} motus_change;
typedef struct motus_change_batch {
  size_t count;
  size_t component_count;
  motus_view *const *views;
  const uint16_t *properties;
  const uint64_t *tags;
  const double *values;
} motus_change_batch;
motus_status motus_runtime_changes(motus_runtime *runtime,
                                   const motus_change **out_changes,
                                   size_t *out_count);
motus_status
motus_runtime_change_batches(motus_runtime *runtime,
                             const motus_change_batch **out_batches,
                             size_t *out_count);
typedef struct motus_draw_item {
  motus_view *view;
  uint64_t tag;
  motus_transform transform;
  motus_rect bounds;
  motus_color color;
  double alpha;
  double corner_radius;
  int32_t clip;
  int32_t depth;
} motus_draw_item;
motus_status motus_runtime_draw_list(motus_runtime *runtime,
                                     const motus_draw_item **out_items,
                                     size_t *out_count);
typedef struct motus_draw_effect {
  int32_t item;
  int32_t reserved;
  motus_transform_3d transform;
  double curl;
  double curl_direction;
} motus_draw_effect;
motus_status motus_runtime_draw_effects(motus_runtime *runtime,
                                        const motus_draw_effect **out_effects,
                                        size_t *out_count);
typedef enum motus_draw_detail_flag {
  MOTUS_DRAW_LEAVING = 1 << 0,
  MOTUS_DRAW_FLYING = 1 << 1,
  MOTUS_DRAW_LIBRARY_OWNED = 1 << 2
} motus_draw_detail_flag;
typedef struct motus_draw_detail {
  uint64_t tag;
  double own_alpha;
  double group_alpha;
  int32_t group;
  uint32_t flags;
  double scale_x;
  double scale_y;
  motus_corner_radii corner_radii;
  double border_width;
  motus_color border_color;
  motus_color shadow_color;
  motus_vector shadow_offset;
  double shadow_radius;
} motus_draw_detail;
motus_status motus_runtime_draw_details(motus_runtime *runtime,
                                        const motus_draw_detail **out_details,
                                        size_t *out_count);
typedef struct motus_draw_group {
  int32_t first;
  int32_t end;
  int32_t parent;
  int32_t depth;
  double alpha;
} motus_draw_group;
motus_status motus_runtime_draw_groups(motus_runtime *runtime,
                                       const motus_draw_group **out_groups,
                                       size_t *out_count);
uint64_t motus_runtime_picture_generation(motus_runtime *runtime);
typedef enum motus_tree_change_kind {
  MOTUS_TREE_ADDED = 0,
  MOTUS_TREE_REMOVED = 1,
  MOTUS_TREE_MOVED = 2,
  MOTUS_TREE_REPARENTED = 3
} motus_tree_change_kind;
typedef struct motus_tree_change {
  motus_view *view;
  motus_view *superview;
  uint64_t tag;
  motus_tree_change_kind kind;
  uint32_t index;
} motus_tree_change;
motus_status motus_runtime_tree_changes(motus_runtime *runtime,
                                        const motus_tree_change **out_changes,
                                        size_t *out_count);
typedef enum motus_mover_kind {
  MOTUS_MOVER_ANIMATION = 0,
  MOTUS_MOVER_KEYFRAMES = 1,
  MOTUS_MOVER_ANIMATOR = 2,
  MOTUS_MOVER_TRANSITION = 3,
  MOTUS_MOVER_IMPLICIT = 4,
  MOTUS_MOVER_FLIGHT = 6
} motus_mover_kind;
typedef enum motus_motion_state {
  MOTUS_MOTION_WAITING = 0,
  MOTUS_MOTION_RUNNING = 1,
  MOTUS_MOTION_PAUSED = 2
} motus_motion_state;
typedef struct motus_motion {
  void *mover;
  motus_view *view;
  uint32_t property;
  motus_mover_kind kind;
  motus_motion_state state;
  uint32_t component_count;
  double fraction;
  const double *velocity;
} motus_motion;
motus_status motus_runtime_motions(motus_runtime *runtime,
                                   const motus_motion **out_motions,
                                   size_t *out_count);
motus_status motus_view_create(motus_runtime *runtime, motus_view **out_view);
motus_status motus_view_add_subview(motus_view *view, motus_view *subview);
motus_status motus_view_insert_subview(motus_view *view, motus_view *subview,
                                       size_t index);
motus_status motus_view_insert_subview_above(motus_view *view,
                                             motus_view *subview,
                                             motus_view *sibling);
motus_status motus_view_insert_subview_below(motus_view *view,
                                             motus_view *subview,
                                             motus_view *sibling);
motus_status motus_view_remove_from_superview(motus_view *view);
motus_status motus_view_bring_subview_to_front(motus_view *view,
                                               motus_view *subview);
motus_status motus_view_send_subview_to_back(motus_view *view,
                                             motus_view *subview);
motus_view *motus_view_superview(motus_view *view);
size_t motus_view_subview_count(motus_view *view);
motus_view *motus_view_subview_at(motus_view *view, size_t index);
bool motus_view_is_descendant_of(motus_view *view, motus_view *ancestor);
bool motus_view_is_in_window(motus_view *view);
motus_view *motus_view_hit_test(motus_view *view, motus_point point);
motus_status motus_view_convert_point(motus_view *view, motus_point point,
                                      motus_view *to, motus_point *out_point);
motus_view *motus_view_with_tag(motus_view *view, uint64_t tag);
bool motus_view_clips_to_bounds(motus_view *view);
motus_status motus_view_set_clips_to_bounds(motus_view *view, bool clips);
bool motus_view_groups_opacity(motus_view *view);
motus_status motus_view_set_groups_opacity(motus_view *view, bool groups);
bool motus_view_is_double_sided(motus_view *view);
motus_status motus_view_set_double_sided(motus_view *view, bool double_sided);
motus_status motus_view_create_snapshot(motus_view *view,
                                        motus_view **out_view);
motus_view *motus_view_snapshot_source(motus_view *view);
bool motus_view_is_user_interaction_enabled(motus_view *view);
motus_status motus_view_set_user_interaction_enabled(motus_view *view,
                                                     bool enabled);
typedef enum motus_property {
  MOTUS_PROPERTY_ALL = 0,
  MOTUS_PROPERTY_CENTER = 1,
  MOTUS_PROPERTY_BOUNDS = 2,
  MOTUS_PROPERTY_TRANSFORM = 3,
  MOTUS_PROPERTY_ALPHA = 4,
  MOTUS_PROPERTY_BACKGROUND_COLOR = 5,
  MOTUS_PROPERTY_CORNER_RADIUS = 6,
  MOTUS_PROPERTY_HIDDEN = 7,
  MOTUS_PROPERTY_TRANSFORM_3D = 8,
  MOTUS_PROPERTY_CURL = 9,
  MOTUS_PROPERTY_SHADOW_COLOR = 10,
  MOTUS_PROPERTY_SHADOW_OFFSET = 11,
  MOTUS_PROPERTY_SHADOW_RADIUS = 12,
  MOTUS_PROPERTY_BORDER_COLOR = 13,
  MOTUS_PROPERTY_BORDER_WIDTH = 14,
  MOTUS_PROPERTY_CORNER_RADII = 15,
  MOTUS_PROPERTY_PRESENCE_ALPHA = 32,
  MOTUS_PROPERTY_PRESENCE_TRANSFORM = 33,
  MOTUS_PROPERTY_PRESENCE_OFFSET = 34,
  MOTUS_PROPERTY_PLACE_SCALE = 35,
  MOTUS_PROPERTY_VALUE = 48,
  MOTUS_PROPERTY_GLIDE = 49,
  MOTUS_PROPERTY_CUSTOM = 64
} motus_property;
typedef enum motus_value_source {
  MOTUS_VALUE_MODEL = 0,
  MOTUS_VALUE_SHOWN = 1
} motus_value_source;
typedef enum motus_property_kind {
  MOTUS_PROPERTY_KIND_LINEAR = 0,
  MOTUS_PROPERTY_KIND_ANGLE = 1,
  MOTUS_PROPERTY_KIND_COLOR = 2,
  MOTUS_PROPERTY_KIND_TRANSFORM = 3,
  MOTUS_PROPERTY_KIND_TRANSFORM_3D = 4
} motus_property_kind;
motus_status motus_runtime_register_property(
    motus_runtime *runtime, const char *name, motus_property_kind kind,
    size_t component_count, const double *initial, uint32_t *out_property);
const char *motus_runtime_property_name(motus_runtime *runtime,
                                        uint32_t property);
typedef enum motus_color_space {
  MOTUS_COLOR_SPACE_UNSPECIFIED = 0,
  MOTUS_COLOR_SPACE_LINEAR_SRGB = 1,
  MOTUS_COLOR_SPACE_OKLAB = 2,
  MOTUS_COLOR_SPACE_SRGB = 3
} motus_color_space;
motus_status motus_runtime_set_property_color_space(motus_runtime *runtime,
                                                    uint32_t property,
                                                    motus_color_space space);
motus_color_space motus_runtime_property_color_space(motus_runtime *runtime,
                                                     uint32_t property);
motus_status motus_view_set_property(motus_view *view, uint32_t property,
                                     const double *values, size_t count);
motus_status motus_view_property(motus_view *view, uint32_t property,
                                 motus_value_source source, double *out_values,
                                 size_t capacity);
motus_status motus_view_property_velocity(motus_view *view, uint32_t property,
                                          double *out_values, size_t capacity);
motus_status motus_view_set_property_velocity(motus_view *view,
                                              uint32_t property,
                                              const double *velocity,
                                              size_t count);
motus_point motus_view_center(motus_view *view);
motus_status motus_view_set_center(motus_view *view, motus_point center);
motus_rect motus_view_bounds(motus_view *view);
motus_status motus_view_set_bounds(motus_view *view, motus_rect bounds);
motus_rect motus_view_frame(motus_view *view);
motus_status motus_view_set_frame(motus_view *view, motus_rect frame);
motus_transform motus_view_transform(motus_view *view);
motus_status motus_view_set_transform(motus_view *view,
                                      motus_transform transform);
motus_status motus_view_transform_3d(motus_view *view,
                                     motus_transform_3d *out_transform);
motus_status motus_view_set_transform_3d(motus_view *view,
                                         const motus_transform_3d *transform);
motus_status motus_transform_3d_rotation(double angle, double x, double y,
                                         double z,
                                         motus_transform_3d *out_transform);
motus_status motus_transform_3d_concat(const motus_transform_3d *first,
                                       const motus_transform_3d *second,
                                       motus_transform_3d *out_transform);
double motus_view_alpha(motus_view *view);
motus_status motus_view_set_alpha(motus_view *view, double alpha);
motus_color motus_view_background_color(motus_view *view);
motus_status motus_view_set_background_color(motus_view *view,
                                             motus_color color);
double motus_view_corner_radius(motus_view *view);
motus_status motus_view_set_corner_radius(motus_view *view, double radius);
motus_corner_radii motus_view_corner_radii(motus_view *view);
motus_status motus_view_set_corner_radii(motus_view *view,
                                         motus_corner_radii radii);
motus_color motus_view_shadow_color(motus_view *view);
motus_status motus_view_set_shadow_color(motus_view *view, motus_color color);
motus_vector motus_view_shadow_offset(motus_view *view);
motus_status motus_view_set_shadow_offset(motus_view *view,
                                          motus_vector offset);
double motus_view_shadow_radius(motus_view *view);
motus_status motus_view_set_shadow_radius(motus_view *view, double radius);
motus_color motus_view_border_color(motus_view *view);
motus_status motus_view_set_border_color(motus_view *view, motus_color color);
double motus_view_border_width(motus_view *view);
motus_status motus_view_set_border_width(motus_view *view, double width);
bool motus_view_is_hidden(motus_view *view);
motus_status motus_view_set_hidden(motus_view *view, bool hidden);
motus_status motus_view_convert_point_by(motus_view *view, motus_point point,
                                         motus_view *to,
                                         motus_value_source source,
                                         motus_point *out_point);
motus_status motus_view_convert_rect_by(motus_view *view, motus_rect rect,
                                        motus_view *to,
                                        motus_value_source source,
                                        motus_rect *out_rect);
motus_status motus_view_transform_by(motus_view *view, motus_view *to,
                                     motus_value_source source,
                                     motus_transform *out_transform);
typedef enum motus_timing_type {
  MOTUS_TIMING_LINEAR = 0,
  MOTUS_TIMING_EASE_IN_OUT = 1,
  MOTUS_TIMING_EASE_IN = 2,
  MOTUS_TIMING_EASE_OUT = 3,
  MOTUS_TIMING_EASE = 4,
  MOTUS_TIMING_CUBIC = 5,
  MOTUS_TIMING_SPRING = 6,
  MOTUS_TIMING_SPRING_RATIO = 7,
  MOTUS_TIMING_SPRING_BOUNCE = 8,
  MOTUS_TIMING_STEPS = 9,
  MOTUS_TIMING_POINTS = 10,
  MOTUS_TIMING_CUSTOM = 11,
  MOTUS_TIMING_SPRING_RESPONSE = 12,
  MOTUS_TIMING_COMPOSED = 13
} motus_timing_type;
typedef double (*motus_curve_fn)(void *user_data, double fraction);
typedef enum motus_step_position {
  MOTUS_STEP_END = 0,
  MOTUS_STEP_START = 1,
  MOTUS_STEP_NONE = 2,
  MOTUS_STEP_BOTH = 3
} motus_step_position;
typedef struct motus_timing {
  size_t struct_size;
  motus_timing_type type;
  motus_point control_1;
  motus_point control_2;
  double mass;
  double stiffness;
  double damping;
  double damping_ratio;
  double spring_duration;
  double bounce;
  double initial_velocity;
  uint32_t step_count;
  motus_step_position step_position;
  const motus_point *points;
  size_t point_count;
  motus_curve_fn curve;
  void *curve_data;
  double reserved[2];
} motus_timing;
motus_status motus_timing_init(motus_timing *timing, size_t struct_size);
motus_status motus_timing_evaluate(const motus_timing *timing, double time,
                                   double duration, double *out_progress,
                                   double *out_velocity);
motus_status motus_timing_duration(const motus_timing *timing, double duration,
                                   double *out_duration);
motus_status motus_timing_inverse(const motus_timing *timing, double progress,
                                  double duration, double *out_time);
typedef struct motus_decay {
  double rate;
  double start;
  double velocity;
} motus_decay;
motus_status motus_decay_evaluate(const motus_decay *decay, double time,
                                  double *out_position, double *out_velocity);
motus_status motus_decay_projected_end(const motus_decay *decay,
                                       double *out_position,
                                       double *out_duration);
motus_status motus_rubber_band_offset(double pull, double dimension,
                                      double *out_offset);
motus_status motus_rubber_band_pull(double offset, double dimension,
                                    double *out_pull);
motus_status motus_decay_crossing(const motus_decay *decay, double edge,
                                  bool *out_crosses, double *out_time,
                                  double *out_velocity);
motus_status motus_decay_to_target(const motus_decay *decay, double target,
                                   double time, bool *out_fits,
                                   double *out_position, double *out_velocity);
motus_status motus_spring_settle(double frequency, double displacement,
                                 double velocity, double time,
                                 double *out_displacement,
                                 double *out_velocity);
typedef struct motus_paging {
  size_t struct_size;
  double page_size;
  double origin;
  uint32_t page_count;
  uint32_t begin_page;
  uint32_t maximum_pages;
  double rate;
} motus_paging;
motus_status motus_paging_init(motus_paging *paging, size_t struct_size);
motus_status motus_page_target(const motus_paging *paging, double offset,
                               double velocity, uint32_t *out_page,
                               double *out_offset);
typedef enum motus_snap_strictness {
  MOTUS_SNAP_NONE = 0,
  MOTUS_SNAP_PROXIMITY = 1,
  MOTUS_SNAP_MANDATORY = 2
} motus_snap_strictness;
typedef struct motus_snap_position {
  double offset;
  double end;
  bool stops;
} motus_snap_position;
typedef struct motus_snapping {
  size_t struct_size;
  motus_snap_strictness strictness;
  double proximity;
  double minimum_offset;
  double maximum_offset;
  double begin_offset;
  double rate;
} motus_snapping;
motus_status motus_snapping_init(motus_snapping *snapping, size_t struct_size);
motus_status motus_snap_target(const motus_snapping *snapping,
                               const motus_snap_position *positions,
                               size_t count, double offset, double velocity,
                               double *out_target);
typedef enum motus_scroll_range_kind {
  MOTUS_SCROLL_RANGE_SCROLL = 0,
  MOTUS_SCROLL_RANGE_COVER = 1,
  MOTUS_SCROLL_RANGE_CONTAIN = 2,
  MOTUS_SCROLL_RANGE_ENTRY = 3,
  MOTUS_SCROLL_RANGE_EXIT = 4,
  MOTUS_SCROLL_RANGE_ENTRY_CROSSING = 5,
  MOTUS_SCROLL_RANGE_EXIT_CROSSING = 6,
  MOTUS_SCROLL_RANGE_OFFSETS = 7
} motus_scroll_range_kind;
motus_status motus_scroll_range(motus_scroll_range_kind kind, double start,
                                double size, double dimension,
                                double inset_start, double inset_end,
                                double *out_begin, double *out_end);
typedef enum motus_animation_flag {
  MOTUS_ANIMATION_LAYOUT_SUBVIEWS = 1 << 0,
  MOTUS_ANIMATION_ALLOW_USER_INTERACTION = 1 << 1,
  MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE = 1 << 2,
  MOTUS_ANIMATION_REPEAT = 1 << 3,
  MOTUS_ANIMATION_AUTOREVERSE = 1 << 4,
  MOTUS_ANIMATION_OVERRIDE_INHERITED_DURATION = 1 << 5,
  MOTUS_ANIMATION_OVERRIDE_INHERITED_TIMING = 1 << 6,
  MOTUS_ANIMATION_ALLOW_ANIMATED_CONTENT = 1 << 7,
  MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS = 1 << 8,
  MOTUS_ANIMATION_OVERRIDE_INHERITED_OPTIONS = 1 << 9,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT = 1 << 20,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT = 2 << 20,
  MOTUS_ANIMATION_TRANSITION_CURL_UP = 3 << 20,
  MOTUS_ANIMATION_TRANSITION_CURL_DOWN = 4 << 20,
  MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE = 5 << 20,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_TOP = 6 << 20,
  MOTUS_ANIMATION_TRANSITION_FLIP_FROM_BOTTOM = 7 << 20,
  MOTUS_ANIMATION_PREFERRED_FPS_60 = 3 << 24,
  MOTUS_ANIMATION_PREFERRED_FPS_30 = 7 << 24,
  MOTUS_ANIMATION_JUMP_ON_RETARGET = 1 << 27,
  MOTUS_ANIMATION_COLOR_SPACE_LINEAR_SRGB = 1 << 28,
  MOTUS_ANIMATION_COLOR_SPACE_OKLAB = 2 << 28,
  MOTUS_ANIMATION_COLOR_SPACE_SRGB = 3 << 28,
  MOTUS_ANIMATION_KEEP_MOTION = 1 << 30
} motus_animation_flag;
typedef struct motus_animation_options {
  size_t struct_size;
  double duration;
  double delay;
  motus_timing timing;
  uint32_t flags;
  double repeat_count;
} motus_animation_options;
motus_status motus_animation_options_init(motus_animation_options *options,
                                          size_t struct_size);
typedef void (*motus_block_fn)(void *user_data);
typedef void (*motus_completion_fn)(void *user_data, bool finished);
motus_status motus_runtime_animate(motus_runtime *runtime,
                                   const motus_animation_options *options,
                                   motus_block_fn block, void *block_data,
                                   motus_completion_fn completion,
                                   void *user_data, motus_destroy_fn destroy,
                                   motus_animation **out_animation);
motus_status
motus_runtime_begin_animation(motus_runtime *runtime,
                              const motus_animation_options *options);
motus_status motus_runtime_commit_animation(motus_runtime *runtime,
                                            motus_completion_fn completion,
                                            void *user_data,
                                            motus_destroy_fn destroy,
                                            motus_animation **out_animation);
motus_status motus_runtime_modify_animations(motus_runtime *runtime,
                                             double repeat_count,
                                             bool autoreverses,
                                             motus_block_fn block,
                                             void *block_data);
motus_status motus_view_transition(motus_view *view,
                                   const motus_animation_options *options,
                                   motus_block_fn block, void *block_data,
                                   motus_completion_fn completion,
                                   void *user_data, motus_destroy_fn destroy,
                                   motus_animation **out_animation);
motus_status motus_view_transition_to(motus_view *view, motus_view *to,
                                      const motus_animation_options *options,
                                      motus_completion_fn completion,
                                      void *user_data, motus_destroy_fn destroy,
                                      motus_animation **out_animation);
typedef enum motus_system_animation {
  MOTUS_SYSTEM_ANIMATION_DELETE = 0
} motus_system_animation;
motus_status motus_runtime_perform_system_animation(
    motus_runtime *runtime, motus_system_animation animation,
    motus_view *const *views, size_t count,
    const motus_animation_options *options, motus_block_fn block,
    void *block_data, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy, motus_animation **out_animation);
motus_status motus_runtime_perform_without_animation(motus_runtime *runtime,
                                                     motus_block_fn block,
                                                     void *block_data);
bool motus_runtime_is_animation_enabled(motus_runtime *runtime);
motus_status motus_runtime_set_animation_enabled(motus_runtime *runtime,
                                                 bool enabled);
double motus_runtime_inherited_animation_duration(motus_runtime *runtime);
typedef enum motus_animating_position {
  MOTUS_POSITION_END = 0,
  MOTUS_POSITION_START = 1,
  MOTUS_POSITION_CURRENT = 2
} motus_animating_position;
motus_status motus_animation_cancel(motus_animation *animation,
                                    motus_animating_position position);
motus_status motus_view_remove_all_animations(motus_view *view);
typedef enum motus_implicit_flag {
  MOTUS_IMPLICIT_SUBTREE = 1 << 0,
  MOTUS_IMPLICIT_NONE = 1 << 1,
  MOTUS_IMPLICIT_SHORTEN_REVERSAL = 1 << 2,
  MOTUS_IMPLICIT_KEEP_MOTION = 1 << 3,
  MOTUS_IMPLICIT_ON_RESIZE = 1 << 4
} motus_implicit_flag;
typedef struct motus_implicit_options {
  size_t struct_size;
  double duration;
  double delay;
  motus_timing timing;
  uint32_t flags;
  uint32_t reserved;
} motus_implicit_options;
motus_status motus_implicit_options_init(motus_implicit_options *options,
                                         size_t struct_size);
motus_status motus_view_set_implicit(motus_view *view, uint32_t property,
                                     const motus_implicit_options *options);
motus_status motus_view_clear_implicit(motus_view *view, uint32_t property);
motus_status motus_view_implicit(motus_view *view, uint32_t property,
                                 motus_implicit_options *out_options);
motus_status motus_view_set_starting_value(motus_view *view, uint32_t property,
                                           const double *values, size_t count);
typedef void (*motus_settle_fn)(void *user_data, motus_view *view,
                                uint32_t property, bool finished);
motus_status motus_view_set_settle(motus_view *view, uint32_t property,
                                   motus_settle_fn fn, void *user_data,
                                   motus_destroy_fn destroy);
motus_status motus_runtime_begin_without_animation(motus_runtime *runtime);
typedef struct motus_presence {
  size_t struct_size;
  double alpha;
  motus_transform transform;
  motus_vector offset;
  bool offset_is_relative;
  double duration;
  double delay;
  motus_timing timing;
} motus_presence;
motus_status motus_presence_init(motus_presence *presence, size_t struct_size);
typedef struct motus_child {
  uint64_t key;
  motus_rect frame;
  motus_view *view;
  uint64_t tag;
  uint32_t flags;
  uint32_t reserved;
  const motus_presence *presence;
} motus_child;
typedef enum motus_child_flag {
  MOTUS_CHILD_KEEP_LEAVING = 1 << 0,
  MOTUS_CHILD_JUMP = 1 << 1,
  MOTUS_CHILD_HELD = 1 << 2,
  MOTUS_CHILD_COUNTER_SCALE = 1 << 3,
  MOTUS_CHILD_ON_TOP = 1 << 4
} motus_child_flag;
typedef enum motus_leaver_order {
  MOTUS_LEAVERS_NATURAL = 0,
  MOTUS_LEAVERS_BELOW = 1,
  MOTUS_LEAVERS_ABOVE = 2
} motus_leaver_order;
typedef enum motus_sizing {
  MOTUS_SIZING_REAL = 0,
  MOTUS_SIZING_POSITION = 1,
  MOTUS_SIZING_SIZE = 2,
  MOTUS_SIZING_SCALE = 3
} motus_sizing;
typedef enum motus_stagger_origin {
  MOTUS_STAGGER_FIRST = 0,
  MOTUS_STAGGER_LAST = 1,
  MOTUS_STAGGER_CENTER = 2,
  MOTUS_STAGGER_POINT = 3
} motus_stagger_origin;
typedef enum motus_arrangement_order {
  MOTUS_ORDER_TOGETHER = 0,
  MOTUS_ORDER_EXITS_FIRST = 1,
  MOTUS_ORDER_EXITS_MOVES_ENTERS = 2
} motus_arrangement_order;
typedef enum motus_arrangement_flag {
  MOTUS_ARRANGEMENT_ENTER_ON_FIRST = 1 << 0,
  MOTUS_ARRANGEMENT_LEAVERS_TAKE_TOUCHES = 1 << 1,
  MOTUS_ARRANGEMENT_NO_CULLING = 1 << 2,
  MOTUS_ARRANGEMENT_ON_RESIZE = 1 << 3,
  MOTUS_ARRANGEMENT_KEEP_MOTION = 1 << 4,
  MOTUS_ARRANGEMENT_PROPAGATE_EXITS = 1 << 5,
  MOTUS_ARRANGEMENT_ADOPT = 1 << 6
} motus_arrangement_flag;
typedef struct motus_arrangement_options {
  size_t struct_size;
  double duration;
  motus_timing timing;
  const motus_presence *enter;
  const motus_presence *exit;
  motus_sizing sizing;
  motus_leaver_order leaver_order;
  motus_point leaver_anchor;
  double stagger;
  double stagger_limit;
  motus_stagger_origin stagger_from;
  motus_arrangement_order order;
  motus_point stagger_point;
  uint32_t flags;
  motus_point origin;
  double cull_margin;
  uint64_t group;
} motus_arrangement_options;
motus_status motus_arrangement_options_init(motus_arrangement_options *options,
                                            size_t struct_size);
motus_status motus_view_arrange(motus_view *view, const motus_child *children,
                                size_t count, size_t child_size,
                                const motus_arrangement_options *options);
motus_status
motus_view_begin_arrangement(motus_view *view,
                             const motus_arrangement_options *options);
motus_status motus_runtime_add_child(motus_runtime *runtime,
                                     const motus_child *child);
motus_status motus_runtime_commit_arrangement(motus_runtime *runtime);
typedef struct motus_arrangement_summary {
  size_t struct_size;
  size_t entered;
  size_t moved;
  size_t resized;
  size_t left;
  size_t returned;
  size_t came;
  size_t culled;
} motus_arrangement_summary;
motus_status
motus_view_arrangement_summary(motus_view *view,
                               motus_arrangement_summary *out_summary);
typedef struct motus_arrangement_delegate {
  size_t struct_size;
  void (*enter)(void *user_data, motus_view *view, uint64_t key);
  void (*exit)(void *user_data, motus_view *view, uint64_t key);
  void (*left)(void *user_data, motus_view *view, uint64_t key, uint64_t tag,
               bool finished);
  void (*settled)(void *user_data, motus_view *view, bool finished);
} motus_arrangement_delegate;
motus_status
motus_view_set_arrangement_delegate(motus_view *view,
                                    const motus_arrangement_delegate *delegate,
                                    void *user_data, motus_destroy_fn destroy);
typedef enum motus_child_state {
  MOTUS_CHILD_NONE = 0,
  MOTUS_CHILD_ENTERING = 1,
  MOTUS_CHILD_RESTING = 2,
  MOTUS_CHILD_MOVING = 3,
  MOTUS_CHILD_WAITING = 4,
  MOTUS_CHILD_LEAVING = 5
} motus_child_state;
motus_child_state motus_view_child_state(motus_view *view);
uint64_t motus_view_key(motus_view *view);
motus_view *motus_view_child_with_key(motus_view *view, uint64_t key,
                                      bool with_leavers);
motus_status motus_view_end_leavers(motus_view *view);
size_t motus_view_leaver_count(motus_view *view);
motus_view *motus_view_leaver_at(motus_view *view, size_t index);
typedef enum motus_reorder_axis {
  MOTUS_REORDER_VERTICAL = 0,
  MOTUS_REORDER_HORIZONTAL = 1,
  MOTUS_REORDER_GRID = 2
} motus_reorder_axis;
typedef struct motus_reorder_options {
  size_t struct_size;
  motus_reorder_axis axis;
  const motus_presence *lift;
  double duration;
  motus_timing drop;
} motus_reorder_options;
motus_status motus_reorder_options_init(motus_reorder_options *options,
                                        size_t struct_size);
motus_status motus_view_begin_reorder(motus_view *view, uint64_t key,
                                      motus_point point,
                                      const motus_reorder_options *options);
motus_status motus_view_update_reorder(motus_view *view, motus_point point,
                                       size_t *out_index);
motus_status motus_view_end_reorder(motus_view *view, motus_vector velocity,
                                    size_t *out_index);
motus_status motus_view_cancel_reorder(motus_view *view, size_t *out_index);
typedef enum motus_keyframe_calculation {
  MOTUS_KEYFRAMES_LINEAR = 0,
  MOTUS_KEYFRAMES_DISCRETE = 1,
  MOTUS_KEYFRAMES_PACED = 2,
  MOTUS_KEYFRAMES_CUBIC = 3,
  MOTUS_KEYFRAMES_CUBIC_PACED = 4
} motus_keyframe_calculation;
typedef struct motus_keyframes_options {
  size_t struct_size;
  double duration;
  double delay;
  motus_timing timing;
  uint32_t flags;
  motus_keyframe_calculation calculation;
  double repeat_count;
  double tension;
  double continuity;
  double bias;
} motus_keyframes_options;
motus_status motus_keyframes_options_init(motus_keyframes_options *options,
                                          size_t struct_size);
motus_status motus_runtime_animate_keyframes(
    motus_runtime *runtime, const motus_keyframes_options *options,
    motus_block_fn block, void *block_data, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy, motus_animation **out_animation);
motus_status
motus_runtime_begin_keyframes(motus_runtime *runtime,
                              const motus_keyframes_options *options);
motus_status motus_runtime_add_keyframe(motus_runtime *runtime, double start,
                                        double duration, motus_block_fn block,
                                        void *block_data);
motus_status motus_runtime_begin_keyframe(motus_runtime *runtime, double start,
                                          double duration);
typedef struct motus_path motus_path;
typedef enum motus_path_segment_kind {
  MOTUS_PATH_LINE = 0,
  MOTUS_PATH_QUADRATIC = 1,
  MOTUS_PATH_CUBIC = 2,
  MOTUS_PATH_ARC = 3
} motus_path_segment_kind;
typedef struct motus_path_segment {
  motus_path_segment_kind kind;
  uint32_t reserved;
  motus_point control_1;
  motus_point control_2;
  motus_point end;
  double angle;
} motus_path_segment;
motus_status motus_path_create(motus_runtime *runtime, motus_point start,
                               const motus_path_segment *segments, size_t count,
                               motus_path **out_path);
double motus_path_length(motus_path *path);
motus_status motus_path_point_at(motus_path *path, double fraction,
                                 motus_point *out_point, double *out_angle);
typedef enum motus_orientation {
  MOTUS_ORIENT_NONE = 0,
  MOTUS_ORIENT_TANGENT = 1,
  MOTUS_ORIENT_REVERSED = 2
} motus_orientation;
typedef struct motus_follow_options {
  size_t struct_size;
  motus_orientation orientation;
  bool paces_by_segment;
  bool keeps_orientation;
  double angle;
} motus_follow_options;
motus_status motus_follow_options_init(motus_follow_options *options,
                                       size_t struct_size);
motus_status motus_view_follow_path(motus_view *view, motus_path *path,
                                    const motus_follow_options *options);
typedef enum motus_animating_state {
  MOTUS_ANIMATING_INACTIVE = 0,
  MOTUS_ANIMATING_ACTIVE = 1,
  MOTUS_ANIMATING_STOPPED = 2
} motus_animating_state;
const char *motus_animating_state_name(motus_animating_state state);
typedef enum motus_animator_change {
  MOTUS_ANIMATOR_CHANGE_STATE = 0,
  MOTUS_ANIMATOR_CHANGE_RUNNING = 1,
  MOTUS_ANIMATOR_CHANGE_REVERSED = 2
} motus_animator_change;
typedef void (*motus_animator_completion_fn)(void *user_data,
                                             motus_animating_position position);
typedef void (*motus_animator_observer_fn)(void *user_data,
                                           motus_property_animator *animator,
                                           motus_animator_change change);
motus_status
motus_property_animator_create(motus_runtime *runtime, double duration,
                               const motus_timing *timing,
                               motus_property_animator **out_animator);
motus_status motus_property_animator_create_running(
    motus_runtime *runtime, const motus_animation_options *options,
    motus_block_fn block, void *block_data,
    motus_animator_completion_fn completion, void *user_data,
    motus_destroy_fn destroy, motus_property_animator **out_animator);
typedef enum motus_animator_arrangement {
  MOTUS_ANIMATORS_TOGETHER = 0,
  MOTUS_ANIMATORS_SEQUENCE = 1,
  MOTUS_ANIMATORS_STAGGER = 2
} motus_animator_arrangement;
motus_status motus_property_animator_create_group(
    motus_runtime *runtime, motus_animator_arrangement arrangement,
    double spacing, motus_property_animator *const *members, size_t count,
    motus_property_animator **out_group);
size_t motus_property_animator_member_count(motus_property_animator *animator);
motus_property_animator *
motus_property_animator_member_at(motus_property_animator *animator,
                                  size_t index);
motus_status
motus_property_animator_add_animations(motus_property_animator *animator,
                                       motus_block_fn block, void *user_data,
                                       motus_destroy_fn destroy);
motus_status motus_property_animator_add_animations_delayed(
    motus_property_animator *animator, double delay_factor,
    motus_block_fn block, void *user_data, motus_destroy_fn destroy);
motus_status motus_property_animator_add_completion(
    motus_property_animator *animator, motus_animator_completion_fn fn,
    void *user_data, motus_destroy_fn destroy);
motus_status
motus_property_animator_set_observer(motus_property_animator *animator,
                                     motus_animator_observer_fn fn,
                                     void *user_data, motus_destroy_fn destroy);
motus_status motus_property_animator_start(motus_property_animator *animator);
motus_status
motus_property_animator_start_after_delay(motus_property_animator *animator,
                                          double delay);
motus_status motus_property_animator_pause(motus_property_animator *animator);
motus_status motus_property_animator_continue(motus_property_animator *animator,
                                              const motus_timing *timing,
                                              double duration_factor);
motus_status
motus_property_animator_continue_until(motus_property_animator *animator,
                                       double fraction);
motus_status motus_property_animator_stop(motus_property_animator *animator,
                                          bool without_finishing);
motus_status motus_property_animator_finish(motus_property_animator *animator,
                                            motus_animating_position position);
motus_animating_state
motus_property_animator_state(motus_property_animator *animator);
bool motus_property_animator_is_running(motus_property_animator *animator);
bool motus_property_animator_is_reversed(motus_property_animator *animator);
motus_status
motus_property_animator_set_reversed(motus_property_animator *animator,
                                     bool reversed);
double
motus_property_animator_fraction_complete(motus_property_animator *animator);
motus_status
motus_property_animator_set_fraction_complete(motus_property_animator *animator,
                                              double fraction);
motus_status motus_property_animator_seek(motus_property_animator *animator,
                                          double seconds);
double motus_property_animator_speed(motus_property_animator *animator);
motus_status
motus_property_animator_set_speed(motus_property_animator *animator,
                                  double speed);
motus_status motus_property_animator_timing(motus_property_animator *animator,
                                            motus_timing *out_timing);
double motus_property_animator_duration(motus_property_animator *animator);
double motus_property_animator_delay(motus_property_animator *animator);
bool motus_property_animator_is_interruptible(
    motus_property_animator *animator);
motus_status
motus_property_animator_set_interruptible(motus_property_animator *animator,
                                          bool interruptible);
bool motus_property_animator_is_user_interaction_enabled(
    motus_property_animator *animator);
motus_status motus_property_animator_set_user_interaction_enabled(
    motus_property_animator *animator, bool enabled);
bool motus_property_animator_is_manual_hit_testing_enabled(
    motus_property_animator *animator);
motus_status motus_property_animator_set_manual_hit_testing_enabled(
    motus_property_animator *animator, bool manual);
bool motus_property_animator_scrubs_linearly(motus_property_animator *animator);
motus_status
motus_property_animator_set_scrubs_linearly(motus_property_animator *animator,
                                            bool linearly);
bool motus_property_animator_pauses_on_completion(
    motus_property_animator *animator);
motus_status motus_property_animator_set_pauses_on_completion(
    motus_property_animator *animator, bool pauses);
motus_color_space
motus_property_animator_color_space(motus_property_animator *animator);
motus_status
motus_property_animator_set_color_space(motus_property_animator *animator,
                                        motus_color_space space);
bool motus_property_animator_keeps_motion(motus_property_animator *animator);
motus_status
motus_property_animator_set_keeps_motion(motus_property_animator *animator,
                                         bool keeps);
typedef struct motus_value motus_value;
typedef enum motus_value_flag {
  MOTUS_VALUE_PLACE = 1 << 0,
  MOTUS_VALUE_KEEP_MOTION = 1 << 1
} motus_value_flag;
typedef struct motus_value_options {
  size_t struct_size;
  motus_property_kind kind;
  motus_color_space color_space;
  uint32_t flags;
  uint32_t reserved;
  double point;
} motus_value_options;
motus_status motus_value_options_init(motus_value_options *options,
                                      size_t struct_size);
motus_status motus_value_create(motus_runtime *runtime,
                                const motus_value_options *options,
                                const double *initial, size_t count,
                                motus_value **out_value);
motus_status motus_value_create_number(motus_runtime *runtime, double initial,
                                       motus_value **out_value);
motus_property_kind motus_value_kind(motus_value *value);
size_t motus_value_component_count(motus_value *value);
motus_status motus_value_set(motus_value *value, const double *values,
                             size_t count);
motus_status motus_value_set_number(motus_value *value, double number);
motus_status motus_value_read(motus_value *value, motus_value_source source,
                              double *out_values, size_t capacity);
double motus_value_number(motus_value *value);
motus_status motus_value_velocity(motus_value *value, double *out_values,
                                  size_t capacity);
bool motus_value_is_moving(motus_value *value);
motus_status motus_value_jump(motus_value *value, const double *values,
                              size_t count);
motus_status motus_value_stop(motus_value *value);
motus_status motus_value_finish(motus_value *value);
motus_status motus_value_set_velocity(motus_value *value,
                                      const double *velocity, size_t count);
motus_status motus_value_nudge(motus_value *value, const double *velocity,
                               size_t count, const motus_timing *timing,
                               motus_completion_fn completion, void *user_data,
                               motus_destroy_fn destroy,
                               motus_animation **out_animation);
motus_status motus_view_nudge(motus_view *view, uint32_t property,
                              const double *velocity, size_t count,
                              const motus_timing *timing,
                              motus_completion_fn completion, void *user_data,
                              motus_destroy_fn destroy,
                              motus_animation **out_animation);
typedef struct motus_fling_options {
  size_t struct_size;
  double rate;
  const double *rates;
  size_t rate_count;
  const double *minimums;
  size_t minimum_count;
  const double *maximums;
  size_t maximum_count;
  const double *rests;
  size_t rest_count;
  double point;
} motus_fling_options;
motus_status motus_fling_options_init(motus_fling_options *options,
                                      size_t struct_size);
motus_status motus_value_fling(motus_value *value, const double *velocity,
                               size_t count, const motus_fling_options *options,
                               motus_completion_fn completion, void *user_data,
                               motus_destroy_fn destroy,
                               motus_animation **out_animation);
motus_status motus_view_fling(motus_view *view, uint32_t property,
                              const double *velocity, size_t count,
                              const motus_fling_options *options,
                              motus_completion_fn completion, void *user_data,
                              motus_destroy_fn destroy,
                              motus_animation **out_animation);
motus_status motus_value_follow_path(motus_value *value, motus_path *path,
                                     bool paces_by_segment);
motus_status motus_value_set_implicit(motus_value *value,
                                      const motus_implicit_options *options);
motus_status motus_value_clear_implicit(motus_value *value);
typedef void (*motus_value_observer_fn)(void *user_data, motus_value *value,
                                        double previous, double shown,
                                        double velocity);
motus_status motus_value_set_observer(motus_value *value,
                                      motus_value_observer_fn fn,
                                      void *user_data,
                                      motus_destroy_fn destroy);
motus_status motus_value_previous(motus_value *value, double *out_values,
                                  size_t capacity);
typedef void (*motus_value_settle_fn)(void *user_data, motus_value *value,
                                      bool finished);
motus_status motus_value_set_settle(motus_value *value,
                                    motus_value_settle_fn fn, void *user_data,
                                    motus_destroy_fn destroy);
uint64_t motus_id(const char *text);
uint64_t motus_id_in(uint64_t id, const char *text);
typedef struct motus_glide_options {
  size_t struct_size;
  double duration;
  double delay;
  motus_timing timing;
  const double *starts;
  size_t start_count;
  double keep;
  motus_color_space color_space;
  uint32_t flags;
} motus_glide_options;
motus_status motus_glide_options_init(motus_glide_options *options,
                                      size_t struct_size);
double motus_runtime_glide_number(motus_runtime *runtime, uint64_t key,
                                  uint32_t channel, double target,
                                  const motus_glide_options *options);
motus_status motus_runtime_glide(motus_runtime *runtime, uint64_t key,
                                 uint32_t channel, motus_property_kind kind,
                                 const double *target, size_t count,
                                 const motus_glide_options *options,
                                 double *out_shown, size_t capacity);
bool motus_runtime_glide_settled(motus_runtime *runtime, uint64_t key,
                                 uint32_t channel);
motus_status motus_runtime_glide_velocity(motus_runtime *runtime, uint64_t key,
                                          uint32_t channel, double *out_values,
                                          size_t capacity);
motus_status motus_runtime_glide_jump(motus_runtime *runtime, uint64_t key,
                                      uint32_t channel, const double *values,
                                      size_t count);
typedef struct motus_presence_options {
  size_t struct_size;
  double enter_duration;
  double exit_duration;
  motus_timing enter;
  motus_timing exit;
} motus_presence_options;
motus_status motus_presence_options_init(motus_presence_options *options,
                                         size_t struct_size);
bool motus_runtime_presence(motus_runtime *runtime, uint64_t key, bool present,
                            const motus_presence_options *options,
                            double *out_amount);
typedef struct motus_timer motus_timer;
typedef void (*motus_timer_fn)(void *user_data, motus_timer *timer,
                               double time);
motus_status motus_runtime_after(motus_runtime *runtime, double seconds,
                                 motus_timer_fn fn, void *user_data,
                                 motus_destroy_fn destroy,
                                 motus_timer **out_timer);
motus_status motus_runtime_every(motus_runtime *runtime, double seconds,
                                 motus_timer_fn fn, void *user_data,
                                 motus_destroy_fn destroy,
                                 motus_timer **out_timer);
motus_status motus_timer_cancel(motus_timer *timer);
typedef enum motus_cue_unit {
  MOTUS_CUE_FRACTION = 0,
  MOTUS_CUE_SECONDS = 1
} motus_cue_unit;
typedef enum motus_cue_flag {
  MOTUS_CUE_JUMPS = 1 << 0
} motus_cue_flag;
typedef void (*motus_cue_fn)(void *user_data, motus_property_animator *animator,
                             uint32_t cue, bool forward);
motus_status motus_property_animator_add_cue(motus_property_animator *animator,
                                             motus_cue_unit unit, double place,
                                             uint32_t flags, motus_cue_fn fn,
                                             void *user_data,
                                             motus_destroy_fn destroy,
                                             uint32_t *out_cue);
motus_status
motus_property_animator_remove_cue(motus_property_animator *animator,
                                   uint32_t cue);
typedef struct motus_display_link motus_display_link;
typedef void (*motus_display_link_fn)(void *user_data, motus_display_link *link,
                                      double timestamp,
                                      double target_timestamp);
typedef struct motus_frame_rate_range {
  double minimum;
  double maximum;
  double preferred;
} motus_frame_rate_range;
motus_status motus_display_link_create(motus_runtime *runtime,
                                       motus_display_link_fn fn,
                                       void *user_data,
                                       motus_destroy_fn destroy,
                                       motus_display_link **out_link);
bool motus_display_link_is_paused(motus_display_link *link);
motus_status motus_display_link_set_paused(motus_display_link *link,
                                           bool paused);
motus_frame_rate_range motus_display_link_frame_rates(motus_display_link *link);
motus_status motus_display_link_set_frame_rates(motus_display_link *link,
                                                motus_frame_rate_range rates);
double motus_display_link_timestamp(motus_display_link *link);
double motus_display_link_target_timestamp(motus_display_link *link);
motus_status motus_display_link_invalidate(motus_display_link *link);
typedef struct motus_gesture motus_gesture;
typedef enum motus_touch_phase {
  MOTUS_TOUCH_BEGAN = 0,
  MOTUS_TOUCH_MOVED = 1,
  MOTUS_TOUCH_ENDED = 2,
  MOTUS_TOUCH_CANCELLED = 3
} motus_touch_phase;
typedef struct motus_touch {
  uint64_t id;
  motus_touch_phase phase;
  motus_point point;
  double time;
} motus_touch;
motus_status motus_runtime_send_touch(motus_runtime *runtime, uint64_t id,
                                      motus_touch_phase phase,
                                      motus_point point, double time);
motus_status motus_runtime_send_touches(motus_runtime *runtime,
                                        const motus_touch *touches,
                                        size_t count);
motus_status motus_runtime_send_hover(motus_runtime *runtime, motus_point point,
                                      bool inside, double time);
typedef enum motus_gesture_type {
  MOTUS_GESTURE_PAN = 0,
  MOTUS_GESTURE_SCREEN_EDGE_PAN = 1,
  MOTUS_GESTURE_TAP = 2,
  MOTUS_GESTURE_LONG_PRESS = 3,
  MOTUS_GESTURE_SWIPE = 4,
  MOTUS_GESTURE_PINCH = 5,
  MOTUS_GESTURE_ROTATION = 6,
  MOTUS_GESTURE_HOVER = 7
} motus_gesture_type;
const char *motus_gesture_type_name(motus_gesture_type type);
typedef enum motus_edge {
  MOTUS_EDGE_TOP = 1,
  MOTUS_EDGE_LEFT = 2,
  MOTUS_EDGE_BOTTOM = 4,
  MOTUS_EDGE_RIGHT = 8
} motus_edge;
typedef enum motus_swipe_direction {
  MOTUS_SWIPE_RIGHT = 1,
  MOTUS_SWIPE_LEFT = 2,
  MOTUS_SWIPE_UP = 4,
  MOTUS_SWIPE_DOWN = 8
} motus_swipe_direction;
typedef enum motus_pan_wheel {
  MOTUS_PAN_WHEEL_NOTCHES = 1,
  MOTUS_PAN_WHEEL_CONTINUOUS = 2
} motus_pan_wheel;
typedef struct motus_gesture_options {
  size_t struct_size;
  motus_gesture_type type;
  uint32_t minimum_touches;
  uint32_t maximum_touches;
  uint32_t edges;
  uint32_t directions;
  uint32_t taps;
  uint32_t touches;
  double duration;
  double movement;
  uint32_t wheels;
} motus_gesture_options;
motus_status motus_gesture_options_init(motus_gesture_options *options,
                                        size_t struct_size);
motus_status motus_gesture_create(motus_runtime *runtime,
                                  const motus_gesture_options *options,
                                  motus_gesture **out_gesture);
motus_gesture *motus_runtime_touch_gesture(motus_runtime *runtime, uint64_t id);
motus_status motus_view_add_gesture(motus_view *view, motus_gesture *gesture);
motus_status motus_view_remove_gesture(motus_view *view,
                                       motus_gesture *gesture);
size_t motus_view_gesture_count(motus_view *view);
motus_gesture *motus_view_gesture_at(motus_view *view, size_t index);
motus_view *motus_gesture_view(motus_gesture *gesture);
typedef void (*motus_gesture_fn)(void *user_data, motus_gesture *gesture);
motus_status motus_gesture_set_action(motus_gesture *gesture,
                                      motus_gesture_fn fn, void *user_data,
                                      motus_destroy_fn destroy);
typedef struct motus_gesture_delegate {
  size_t struct_size;
  bool (*should_begin)(void *user_data, motus_gesture *gesture);
  bool (*should_receive_touch)(void *user_data, motus_gesture *gesture,
                               motus_view *view, double x, double y);
  bool (*should_recognize_simultaneously)(void *user_data,
                                          motus_gesture *gesture,
                                          motus_gesture *other);
  bool (*should_require_failure_of)(void *user_data, motus_gesture *gesture,
                                    motus_gesture *other);
  bool (*should_be_required_to_fail_by)(void *user_data, motus_gesture *gesture,
                                        motus_gesture *other);
} motus_gesture_delegate;
motus_status motus_gesture_set_delegate(motus_gesture *gesture,
                                        const motus_gesture_delegate *delegate,
                                        void *user_data,
                                        motus_destroy_fn destroy);
motus_status motus_gesture_require_failure_of(motus_gesture *gesture,
                                              motus_gesture *other);
typedef enum motus_recognition_state {
  MOTUS_RECOGNITION_POSSIBLE = 0,
  MOTUS_RECOGNITION_BEGAN = 1,
  MOTUS_RECOGNITION_CHANGED = 2,
  MOTUS_RECOGNITION_ENDED = 3,
  MOTUS_RECOGNITION_CANCELLED = 4,
  MOTUS_RECOGNITION_FAILED = 5
} motus_recognition_state;
const char *motus_recognition_state_name(motus_recognition_state state);
motus_recognition_state motus_gesture_state(motus_gesture *gesture);
bool motus_gesture_is_enabled(motus_gesture *gesture);
motus_status motus_gesture_set_enabled(motus_gesture *gesture, bool enabled);
bool motus_gesture_cancels_touches(motus_gesture *gesture);
motus_status motus_gesture_set_cancels_touches(motus_gesture *gesture,
                                               bool cancels);
typedef enum motus_touch_delay {
  MOTUS_TOUCH_DELAY_BEGIN = 1,
  MOTUS_TOUCH_DELAY_END = 2
} motus_touch_delay;
uint32_t motus_gesture_touch_delays(motus_gesture *gesture);
motus_status motus_gesture_set_touch_delays(motus_gesture *gesture,
                                            uint32_t delays);
const char *motus_gesture_name(motus_gesture *gesture);
motus_status motus_gesture_set_name(motus_gesture *gesture, const char *name);
size_t motus_gesture_touch_count(motus_gesture *gesture);
motus_point motus_gesture_touch_location(motus_gesture *gesture, size_t index,
                                         motus_view *view);
motus_point motus_gesture_location(motus_gesture *gesture, motus_view *view);
motus_vector motus_gesture_translation(motus_gesture *gesture,
                                       motus_view *view);
motus_status motus_gesture_set_translation(motus_gesture *gesture,
                                           motus_vector translation,
                                           motus_view *view);
motus_vector motus_gesture_velocity(motus_gesture *gesture, motus_view *view);
double motus_gesture_scale(motus_gesture *gesture);
motus_status motus_gesture_set_scale(motus_gesture *gesture, double scale);
double motus_gesture_scale_velocity(motus_gesture *gesture);
double motus_gesture_rotation(motus_gesture *gesture);
motus_status motus_gesture_set_rotation(motus_gesture *gesture,
                                        double rotation);
double motus_gesture_rotation_velocity(motus_gesture *gesture);
typedef struct motus_scroller motus_scroller;
typedef enum motus_axis {
  MOTUS_AXIS_HORIZONTAL = 0,
  MOTUS_AXIS_VERTICAL = 1
} motus_axis;
typedef enum motus_axis_mask {
  MOTUS_AXES_HORIZONTAL = 1,
  MOTUS_AXES_VERTICAL = 2
} motus_axis_mask;
typedef enum motus_chaining {
  MOTUS_CHAINING_AUTOMATIC = 0,
  MOTUS_CHAINING_NONE = 1,
  MOTUS_CHAINING_FRESH = 2,
  MOTUS_CHAINING_CONTINUOUS = 3
} motus_chaining;
typedef enum motus_keyboard_dismiss {
  MOTUS_KEYBOARD_DISMISS_NONE = 0,
  MOTUS_KEYBOARD_DISMISS_ON_DRAG = 1,
  MOTUS_KEYBOARD_DISMISS_INTERACTIVE = 2
} motus_keyboard_dismiss;
typedef struct motus_scroller_options {
  size_t struct_size;
  uint32_t axes;
  bool enabled;
  uint32_t bounces;
  uint32_t always_bounces;
  bool locks_direction;
  double deceleration_rate;
  uint32_t paging;
  double page_size;
  double page_spacing;
  double page_origin;
  uint32_t maximum_pages;
  motus_snap_strictness snap_strictness;
  double snap_proximity;
  motus_insets snap_padding;
  motus_chaining horizontal_chaining;
  motus_chaining vertical_chaining;
  bool right_to_left;
  double refresh_distance;
  double wheel_notch;
  double line;
  double page_fraction;
  bool smooths_wheel;
  uint32_t indicators;
  motus_insets indicator_inset;
  double minimum_indicator;
  bool scrolls_to_top;
  motus_keyboard_dismiss keyboard_dismiss;
  double minimum_zoom;
  double maximum_zoom;
  bool bounces_zoom;
  bool centers_content;
  bool carries_momentum;
  bool chains_momentum;
  bool delays_content_touches;
  bool cancels_content_touches;
} motus_scroller_options;
motus_status motus_scroller_options_init(motus_scroller_options *options,
                                         size_t struct_size);
motus_status motus_scroller_create(motus_view *view,
                                   const motus_scroller_options *options,
                                   motus_scroller **out_scroller);
motus_scroller *motus_view_scroller(motus_view *view);
motus_view *motus_scroller_view(motus_scroller *scroller);
motus_gesture *motus_scroller_pan_gesture(motus_scroller *scroller);
motus_status motus_scroller_set_options(motus_scroller *scroller,
                                        const motus_scroller_options *options);
motus_status motus_scroller_get_options(motus_scroller *scroller,
                                        motus_scroller_options *out_options);
motus_size motus_scroller_content_size(motus_scroller *scroller);
motus_status motus_scroller_set_content_size(motus_scroller *scroller,
                                             motus_size size);
motus_insets motus_scroller_content_inset(motus_scroller *scroller);
motus_status motus_scroller_set_content_inset(motus_scroller *scroller,
                                              motus_insets inset);
motus_point motus_scroller_offset(motus_scroller *scroller);
motus_point motus_scroller_minimum_offset(motus_scroller *scroller);
motus_point motus_scroller_maximum_offset(motus_scroller *scroller);
motus_point motus_scroller_target_offset(motus_scroller *scroller);
motus_vector motus_scroller_velocity(motus_scroller *scroller);
typedef enum motus_scroller_state {
  MOTUS_SCROLLER_IDLE = 0,
  MOTUS_SCROLLER_TRACKING = 1,
  MOTUS_SCROLLER_DRAGGING = 2,
  MOTUS_SCROLLER_DECELERATING = 3,
  MOTUS_SCROLLER_BOUNCING = 4,
  MOTUS_SCROLLER_SETTLING = 5,
  MOTUS_SCROLLER_ANIMATING = 6,
  MOTUS_SCROLLER_WHEEL = 7
} motus_scroller_state;
motus_scroller_state motus_scroller_get_state(motus_scroller *scroller);
motus_scroller_state motus_scroller_axis_state(motus_scroller *scroller,
                                               motus_axis axis);
motus_status motus_scroller_scroll_to(motus_scroller *scroller,
                                      motus_point offset, bool animated,
                                      motus_completion_fn completion,
                                      void *user_data,
                                      motus_destroy_fn destroy);
motus_status motus_scroller_scroll_to_rect(motus_scroller *scroller,
                                           motus_rect rect, bool animated,
                                           motus_completion_fn completion,
                                           void *user_data,
                                           motus_destroy_fn destroy);
motus_status motus_scroller_scroll_to_page(
    motus_scroller *scroller, motus_axis axis, uint32_t page, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);
uint32_t motus_scroller_page(motus_scroller *scroller, motus_axis axis);
motus_status motus_scroller_fling(motus_scroller *scroller,
                                  motus_vector velocity);
motus_status motus_scroller_stop(motus_scroller *scroller);
motus_status motus_scroller_adjust(motus_scroller *scroller, motus_axis axis,
                                   double at, double delta);
bool motus_scroller_is_refreshing(motus_scroller *scroller);
motus_status motus_scroller_end_refreshing(motus_scroller *scroller);
typedef enum motus_wheel_unit {
  MOTUS_WHEEL_NOTCHES_120 = 0,
  MOTUS_WHEEL_LINES = 1,
  MOTUS_WHEEL_PIXELS = 2,
  MOTUS_WHEEL_PAGES = 3
} motus_wheel_unit;
typedef enum motus_wheel_phase {
  MOTUS_WHEEL_PHASE_NONE = 0,
  MOTUS_WHEEL_PHASE_MAY_BEGIN = 1,
  MOTUS_WHEEL_PHASE_BEGAN = 2,
  MOTUS_WHEEL_PHASE_CHANGED = 3,
  MOTUS_WHEEL_PHASE_ENDED = 4,
  MOTUS_WHEEL_PHASE_CANCELLED = 5
} motus_wheel_phase;
typedef enum motus_wheel_momentum {
  MOTUS_WHEEL_MOMENTUM_NONE = 0,
  MOTUS_WHEEL_MOMENTUM_BEGAN = 1,
  MOTUS_WHEEL_MOMENTUM_CHANGED = 2,
  MOTUS_WHEEL_MOMENTUM_ENDED = 3
} motus_wheel_momentum;
typedef enum motus_wheel_modifier {
  MOTUS_WHEEL_ACROSS = 1,
  MOTUS_WHEEL_ZOOMS = 2
} motus_wheel_modifier;
typedef struct motus_wheel_event {
  size_t struct_size;
  motus_point point;
  double time;
  motus_vector delta;
  motus_wheel_unit unit;
  motus_wheel_phase phase;
  motus_wheel_momentum momentum;
  uint32_t modifiers;
} motus_wheel_event;
motus_status motus_wheel_event_init(motus_wheel_event *event,
                                    size_t struct_size);
motus_status motus_runtime_send_wheel(motus_runtime *runtime,
                                      const motus_wheel_event *event);
motus_scroller *motus_runtime_wheel_scroller(motus_runtime *runtime);
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
motus_status motus_view_send_scroll_key(motus_view *view, motus_scroll_key key,
                                        bool *out_taken);
bool motus_scroller_is_tracking(motus_scroller *scroller);
bool motus_scroller_is_dragging(motus_scroller *scroller);
bool motus_scroller_is_decelerating(motus_scroller *scroller);
bool motus_scroller_is_zooming(motus_scroller *scroller);
motus_rect motus_scroller_visible_rect(motus_scroller *scroller);
typedef struct motus_indicator {
  double position;
  double length;
  double alpha;
} motus_indicator;
motus_indicator motus_scroller_indicator(motus_scroller *scroller,
                                         motus_axis axis);
motus_status motus_scroller_flash_indicators(motus_scroller *scroller);
motus_status motus_scroller_scroll_to_top(motus_scroller *scroller);
motus_status motus_runtime_scroll_to_top(motus_runtime *runtime,
                                         bool *out_taken);
bool motus_runtime_touch_is_delayed(motus_runtime *runtime, uint64_t id);
motus_status motus_scroller_set_zoom_view(motus_scroller *scroller,
                                          motus_view *view);
motus_view *motus_scroller_zoom_view(motus_scroller *scroller);
motus_gesture *motus_scroller_pinch_gesture(motus_scroller *scroller);
double motus_scroller_zoom(motus_scroller *scroller);
motus_status motus_scroller_set_zoom(motus_scroller *scroller, double scale,
                                     motus_point anchor, bool animated);
motus_status motus_scroller_zoom_to_rect(motus_scroller *scroller,
                                         motus_rect rect, bool animated);
typedef enum motus_snap_alignment {
  MOTUS_SNAP_START = 0,
  MOTUS_SNAP_CENTER = 1,
  MOTUS_SNAP_END = 2
} motus_snap_alignment;
typedef struct motus_snap_area {
  double start;
  double size;
  motus_snap_alignment alignment;
  bool stops;
} motus_snap_area;
motus_status motus_scroller_set_snap_areas(motus_scroller *scroller,
                                           motus_axis axis,
                                           const motus_snap_area *areas,
                                           size_t count);
typedef struct motus_scroller_delegate {
  size_t struct_size;
  void (*did_scroll)(void *user_data, motus_scroller *scroller, bool adjusted);
  void (*will_begin_dragging)(void *user_data, motus_scroller *scroller);
  void (*will_end_dragging)(void *user_data, motus_scroller *scroller,
                            double velocity_x, double velocity_y,
                            double *target_x, double *target_y);
  void (*did_end_dragging)(void *user_data, motus_scroller *scroller,
                           bool will_decelerate);
  void (*will_begin_decelerating)(void *user_data, motus_scroller *scroller);
  void (*did_end_decelerating)(void *user_data, motus_scroller *scroller,
                               bool finished);
  void (*did_end_animation)(void *user_data, motus_scroller *scroller,
                            bool finished);
  void (*did_change_page)(void *user_data, motus_scroller *scroller,
                          motus_axis axis, uint32_t page);
  void (*did_trigger_refresh)(void *user_data, motus_scroller *scroller);
  bool (*should_scroll_to_top)(void *user_data, motus_scroller *scroller);
  void (*did_scroll_to_top)(void *user_data, motus_scroller *scroller);
  void (*will_begin_zooming)(void *user_data, motus_scroller *scroller);
  void (*did_zoom)(void *user_data, motus_scroller *scroller);
  void (*did_end_zooming)(void *user_data, motus_scroller *scroller,
                          double scale);
  bool (*should_cancel_touches_in)(void *user_data, motus_scroller *scroller,
                                   motus_view *view);
  void (*wants_keyboard_away)(void *user_data, motus_scroller *scroller,
                              double finger_y);
} motus_scroller_delegate;
motus_status
motus_scroller_set_delegate(motus_scroller *scroller,
                            const motus_scroller_delegate *delegate,
                            void *user_data, motus_destroy_fn destroy);
typedef struct motus_scroll_link motus_scroll_link;
typedef struct motus_scroll_link_options {
  size_t struct_size;
  motus_axis axis;
  motus_scroll_range_kind range;
  motus_view *subject;
  double begin_offset;
  double end_offset;
  double inset_start;
  double inset_end;
  bool goes_beyond;
} motus_scroll_link_options;
motus_status motus_scroll_link_options_init(motus_scroll_link_options *options,
                                            size_t struct_size);
motus_status motus_scroller_link_property(
    motus_scroller *scroller, const motus_scroll_link_options *options,
    motus_view *view, uint32_t property, const double *from, const double *to,
    size_t count, const motus_timing *timing, motus_scroll_link **out_link);
motus_status motus_scroller_link_animator(
    motus_scroller *scroller, const motus_scroll_link_options *options,
    motus_property_animator *animator, motus_scroll_link **out_link);
motus_status
motus_scroller_link_interaction(motus_scroller *scroller,
                                const motus_scroll_link_options *options,
                                motus_percent_driven_interaction *interaction,
                                motus_scroll_link **out_link);
motus_status motus_scroll_link_remove(motus_scroll_link *link);
bool motus_scroll_link_is_active(motus_scroll_link *link);
double motus_scroll_link_progress(motus_scroll_link *link);
double motus_scroll_link_velocity(motus_scroll_link *link);
typedef struct motus_view_controller motus_view_controller;
typedef struct motus_transition_coordinator motus_transition_coordinator;
typedef struct motus_segue motus_segue;
typedef struct motus_animation_controller motus_animation_controller;
typedef struct motus_interaction_controller motus_interaction_controller;
typedef enum motus_presentation_style {
  MOTUS_PRESENTATION_AUTOMATIC = -2,
  MOTUS_PRESENTATION_NONE = -1,
  MOTUS_PRESENTATION_FULL_SCREEN = 0,
  MOTUS_PRESENTATION_PAGE_SHEET = 1,
  MOTUS_PRESENTATION_FORM_SHEET = 2,
  MOTUS_PRESENTATION_CURRENT_CONTEXT = 3,
  MOTUS_PRESENTATION_CUSTOM = 4,
  MOTUS_PRESENTATION_OVER_FULL_SCREEN = 5,
  MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT = 6,
  MOTUS_PRESENTATION_POPOVER = 7
} motus_presentation_style;
typedef enum motus_size_class {
  MOTUS_SIZE_CLASS_UNSPECIFIED = 0,
  MOTUS_SIZE_CLASS_COMPACT = 1,
  MOTUS_SIZE_CLASS_REGULAR = 2
} motus_size_class;
typedef struct motus_view_controller_callbacks {
  size_t struct_size;
  void (*load_view)(void *user_data, motus_view_controller *controller);
  void (*view_did_load)(void *user_data, motus_view_controller *controller);
  void (*view_will_appear)(void *user_data, motus_view_controller *controller,
                           bool animated);
  void (*view_is_appearing)(void *user_data, motus_view_controller *controller,
                            bool animated);
  void (*view_did_appear)(void *user_data, motus_view_controller *controller,
                          bool animated);
  void (*view_will_disappear)(void *user_data,
                              motus_view_controller *controller, bool animated);
  void (*view_did_disappear)(void *user_data, motus_view_controller *controller,
                             bool animated);
  void (*view_will_layout_subviews)(void *user_data,
                                    motus_view_controller *controller);
  void (*view_did_layout_subviews)(void *user_data,
                                   motus_view_controller *controller);
  void (*will_move_to_parent)(void *user_data,
                              motus_view_controller *controller,
                              motus_view_controller *parent);
  void (*did_move_to_parent)(void *user_data, motus_view_controller *controller,
                             motus_view_controller *parent);
  void (*did_receive_memory_warning)(void *user_data,
                                     motus_view_controller *controller);
  void (*view_will_transition_to_size)(
      void *user_data, motus_view_controller *controller, double width,
      double height, motus_transition_coordinator *coordinator);
  void (*size_for_child)(void *user_data, motus_view_controller *controller,
                         motus_view_controller *child, double *width,
                         double *height);
  bool (*should_perform_segue)(void *user_data,
                               motus_view_controller *controller,
                               const char *identifier, void *sender);
  void (*prepare_for_segue)(void *user_data, motus_view_controller *controller,
                            motus_segue *segue);
  bool (*can_perform_unwind)(void *user_data, motus_view_controller *controller,
                             const char *action, motus_view_controller *source,
                             void *sender);
  bool (*allows_unwind_to_child)(void *user_data,
                                 motus_view_controller *controller,
                                 motus_view_controller *child,
                                 motus_view_controller *source);
  bool (*unwind_to_child)(void *user_data, motus_view_controller *controller,
                          motus_segue *segue, motus_view_controller *child);
  void (*show)(void *user_data, motus_view_controller *controller,
               motus_view_controller *shown, void *sender);
  void (*show_detail)(void *user_data, motus_view_controller *controller,
                      motus_view_controller *shown, void *sender);
  void (*will_transition_to_traits)(void *user_data,
                                    motus_view_controller *controller,
                                    motus_size_class horizontal,
                                    motus_size_class vertical,
                                    motus_transition_coordinator *coordinator);
  void (*preferred_content_size_did_change_for_child)(
      void *user_data, motus_view_controller *controller,
      motus_view_controller *child);
  void (*system_layout_fitting_size_did_change_for_child)(
      void *user_data, motus_view_controller *controller,
      motus_view_controller *child);
  void (*view_safe_area_did_change)(void *user_data,
                                    motus_view_controller *controller);
} motus_view_controller_callbacks;
motus_status
motus_view_controller_create(motus_runtime *runtime,
                             const motus_view_controller_callbacks *callbacks,
                             void *user_data, motus_destroy_fn destroy,
                             motus_view_controller **out_controller);
motus_status
motus_runtime_set_root_view_controller(motus_runtime *runtime,
                                       motus_view_controller *controller);
motus_view_controller *
motus_runtime_root_view_controller(motus_runtime *runtime);
motus_view *motus_view_controller_view(motus_view_controller *controller);
motus_view *
motus_view_controller_view_if_loaded(motus_view_controller *controller);
motus_status motus_view_controller_set_view(motus_view_controller *controller,
                                            motus_view *view);
motus_status
motus_view_controller_unload_view(motus_view_controller *controller);
motus_status motus_runtime_send_memory_warning(motus_runtime *runtime);
const char *motus_view_controller_title(motus_view_controller *controller);
motus_status motus_view_controller_set_title(motus_view_controller *controller,
                                             const char *title);
typedef enum motus_appearance_state {
  MOTUS_APPEARANCE_DISAPPEARED = 0,
  MOTUS_APPEARANCE_APPEARING = 1,
  MOTUS_APPEARANCE_APPEARED = 2,
  MOTUS_APPEARANCE_DISAPPEARING = 3
} motus_appearance_state;
const char *motus_appearance_state_name(motus_appearance_state state);
motus_appearance_state
motus_view_controller_appearance_state(motus_view_controller *controller);
bool motus_view_controller_is_moving_to_parent(
    motus_view_controller *controller);
bool motus_view_controller_is_moving_from_parent(
    motus_view_controller *controller);
motus_view_controller *
motus_view_controller_parent(motus_view_controller *controller);
size_t motus_view_controller_child_count(motus_view_controller *controller);
motus_view_controller *
motus_view_controller_child_at(motus_view_controller *controller, size_t index);
motus_status motus_view_controller_add_child(motus_view_controller *controller,
                                             motus_view_controller *child);
motus_status
motus_view_controller_remove_from_parent(motus_view_controller *controller);
motus_status
motus_view_controller_will_move_to_parent(motus_view_controller *controller,
                                          motus_view_controller *parent);
motus_status
motus_view_controller_did_move_to_parent(motus_view_controller *controller,
                                         motus_view_controller *parent);
bool motus_view_controller_forwards_appearance(
    motus_view_controller *controller);
motus_status
motus_view_controller_set_forwards_appearance(motus_view_controller *controller,
                                              bool forwards);
motus_status motus_view_controller_begin_appearance_transition(
    motus_view_controller *controller, bool appearing, bool animated);
motus_status motus_view_controller_end_appearance_transition(
    motus_view_controller *controller);
typedef enum motus_interruption_policy {
  MOTUS_INTERRUPTION_QUEUE = 0,
  MOTUS_INTERRUPTION_FLUID = 1
} motus_interruption_policy;
motus_interruption_policy
motus_view_controller_interruption_policy(motus_view_controller *container);
motus_status motus_view_controller_set_interruption_policy(
    motus_view_controller *container, motus_interruption_policy interruption);
motus_status motus_view_controller_transition(
    motus_view_controller *container, motus_view_controller *from,
    motus_view_controller *to, const motus_animation_options *options,
    motus_block_fn block, void *block_data, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);
typedef enum motus_navigation_operation {
  MOTUS_NAVIGATION_NONE = 0,
  MOTUS_NAVIGATION_PUSH = 1,
  MOTUS_NAVIGATION_POP = 2
} motus_navigation_operation;
typedef struct motus_container_transition_options {
  size_t struct_size;
  motus_animation_controller *animator;
  motus_interaction_controller *interaction;
  motus_view *container_view;
  motus_navigation_operation operation;
  motus_rect from_initial_frame;
  motus_rect from_final_frame;
  motus_rect to_initial_frame;
  motus_rect to_final_frame;
} motus_container_transition_options;
motus_status motus_container_transition_options_init(
    motus_container_transition_options *options, size_t struct_size);
motus_status motus_view_controller_transition_by(
    motus_view_controller *container, motus_view_controller *from,
    motus_view_controller *to,
    const motus_container_transition_options *options,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);
motus_size_class
motus_view_controller_horizontal_size_class(motus_view_controller *controller);
motus_size_class
motus_view_controller_vertical_size_class(motus_view_controller *controller);
motus_status motus_runtime_override_traits(motus_runtime *runtime,
                                           motus_size_class horizontal,
                                           motus_size_class vertical);
motus_status motus_view_controller_override_child_traits(
    motus_view_controller *controller, motus_view_controller *child,
    motus_size_class horizontal, motus_size_class vertical);
motus_status motus_view_controller_system_layout_fitting_size_did_change(
    motus_view_controller *controller);
motus_status motus_runtime_set_window_size(
    motus_runtime *runtime, motus_size size, int32_t quarter_turns,
    const motus_animation_options *options, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);
motus_status motus_view_controller_show(motus_view_controller *controller,
                                        motus_view_controller *shown,
                                        void *sender);
motus_status
motus_view_controller_show_detail(motus_view_controller *controller,
                                  motus_view_controller *shown, void *sender);
motus_view_controller *
motus_view_controller_show_target(motus_view_controller *controller,
                                  bool is_detail);
typedef enum motus_inset_source {
  MOTUS_INSETS_SAFE_AREA = 0,
  MOTUS_INSETS_KEYBOARD = 1
} motus_inset_source;
motus_status motus_runtime_set_window_insets(
    motus_runtime *runtime, motus_inset_source source, motus_insets insets,
    const motus_animation_options *options, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);
motus_status motus_runtime_drag_window_insets(motus_runtime *runtime,
                                              motus_inset_source source,
                                              motus_insets insets);
typedef void (*motus_insets_fn)(void *user_data, motus_runtime *runtime,
                                motus_inset_source source);
motus_status motus_runtime_animate_alongside_insets(motus_runtime *runtime,
                                                    motus_inset_source source,
                                                    motus_insets_fn animation,
                                                    motus_insets_fn completion,
                                                    void *user_data,
                                                    motus_destroy_fn destroy);
typedef struct motus_inset_change {
  size_t struct_size;
  motus_insets from;
  motus_insets to;
  motus_insets shown;
  double duration;
  bool is_animated;
  bool is_interactive;
  bool is_over;
  bool was_cancelled;
} motus_inset_change;
motus_status motus_runtime_inset_change(motus_runtime *runtime,
                                        motus_inset_source source,
                                        motus_inset_change *out_change);
motus_insets motus_runtime_window_insets(motus_runtime *runtime,
                                         motus_inset_source source);
motus_insets motus_view_controller_safe_area(motus_view_controller *controller);
motus_insets
motus_view_controller_additional_safe_area(motus_view_controller *controller);
motus_status motus_view_controller_set_additional_safe_area(
    motus_view_controller *controller, motus_insets insets);
typedef enum motus_inset_adjustment {
  MOTUS_INSETS_SCROLLABLE_AXES = 0,
  MOTUS_INSETS_NEVER = 1,
  MOTUS_INSETS_ALWAYS = 2
} motus_inset_adjustment;
motus_status
motus_scroller_set_inset_adjustment(motus_scroller *scroller,
                                    motus_inset_adjustment adjustment);
motus_insets motus_scroller_adjusted_inset(motus_scroller *scroller);
typedef struct motus_navigation_controller motus_navigation_controller;
typedef struct motus_navigation_delegate {
  size_t struct_size;
  void (*will_show)(void *user_data, motus_navigation_controller *navigation,
                    motus_view_controller *controller, bool animated);
  void (*did_show)(void *user_data, motus_navigation_controller *navigation,
                   motus_view_controller *controller, bool animated);
  motus_animation_controller *(*animation_controller)(
      void *user_data, motus_navigation_controller *navigation,
      motus_navigation_operation operation, motus_view_controller *from,
      motus_view_controller *to);
  motus_interaction_controller *(*interaction_controller)(
      void *user_data, motus_navigation_controller *navigation,
      motus_animation_controller *animator);
} motus_navigation_delegate;
motus_status motus_navigation_controller_create(
    motus_runtime *runtime, motus_view_controller *root,
    motus_navigation_controller **out_navigation);
motus_navigation_controller *
motus_view_controller_navigation_controller(motus_view_controller *controller);
motus_status motus_navigation_controller_set_delegate(
    motus_navigation_controller *navigation,
    const motus_navigation_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);
motus_status
motus_navigation_controller_push(motus_navigation_controller *navigation,
                                 motus_view_controller *controller,
                                 bool animated, motus_completion_fn completion,
                                 void *user_data, motus_destroy_fn destroy);
motus_status
motus_navigation_controller_pop(motus_navigation_controller *navigation,
                                bool animated, motus_completion_fn completion,
                                void *user_data, motus_destroy_fn destroy,
                                motus_view_controller **out_popped);
motus_status motus_navigation_controller_pop_to(
    motus_navigation_controller *navigation, motus_view_controller *controller,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy, motus_view_controller **out_popped,
    size_t capacity, size_t *out_popped_count);
motus_status motus_navigation_controller_set_view_controllers(
    motus_navigation_controller *navigation,
    motus_view_controller *const *controllers, size_t count, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);
size_t motus_navigation_controller_view_controller_count(
    motus_navigation_controller *navigation);
motus_view_controller *motus_navigation_controller_view_controller_at(
    motus_navigation_controller *navigation, size_t index);
motus_view_controller *motus_navigation_controller_top_view_controller(
    motus_navigation_controller *navigation);
motus_view_controller *motus_navigation_controller_visible_view_controller(
    motus_navigation_controller *navigation);
typedef struct motus_navigation_options {
  size_t struct_size;
  double parallax;
  double dimming;
  double shadow_alpha;
  double shadow_radius;
} motus_navigation_options;
motus_status motus_navigation_options_init(motus_navigation_options *options,
                                           size_t struct_size);
motus_status
motus_navigation_controller_get_options(motus_navigation_controller *navigation,
                                        motus_navigation_options *out_options);
motus_status motus_navigation_controller_set_options(
    motus_navigation_controller *navigation,
    const motus_navigation_options *options);
motus_gesture *motus_navigation_controller_interactive_pop_gesture(
    motus_navigation_controller *navigation);
typedef struct motus_tab_bar_controller motus_tab_bar_controller;
typedef struct motus_tab_bar_delegate {
  size_t struct_size;
  bool (*should_select)(void *user_data, motus_tab_bar_controller *tabs,
                        motus_view_controller *controller);
  void (*did_select)(void *user_data, motus_tab_bar_controller *tabs,
                     motus_view_controller *controller);
  motus_animation_controller *(*animation_controller)(
      void *user_data, motus_tab_bar_controller *tabs,
      motus_view_controller *from, motus_view_controller *to);
  motus_interaction_controller *(*interaction_controller)(
      void *user_data, motus_tab_bar_controller *tabs,
      motus_animation_controller *animator);
} motus_tab_bar_delegate;
motus_status
motus_tab_bar_controller_create(motus_runtime *runtime,
                                motus_tab_bar_controller **out_tabs);
motus_tab_bar_controller *
motus_view_controller_tab_bar_controller(motus_view_controller *controller);
motus_status motus_tab_bar_controller_set_delegate(
    motus_tab_bar_controller *tabs, const motus_tab_bar_delegate *delegate,
    void *user_data, motus_destroy_fn destroy);
motus_status motus_tab_bar_controller_set_view_controllers(
    motus_tab_bar_controller *tabs, motus_view_controller *const *controllers,
    size_t count, bool animated, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);
size_t
motus_tab_bar_controller_view_controller_count(motus_tab_bar_controller *tabs);
motus_view_controller *
motus_tab_bar_controller_view_controller_at(motus_tab_bar_controller *tabs,
                                            size_t index);
motus_view_controller *motus_tab_bar_controller_selected_view_controller(
    motus_tab_bar_controller *tabs);
size_t motus_tab_bar_controller_selected_index(motus_tab_bar_controller *tabs);
motus_status motus_tab_bar_controller_select(motus_tab_bar_controller *tabs,
                                             motus_view_controller *controller,
                                             motus_completion_fn completion,
                                             void *user_data,
                                             motus_destroy_fn destroy);
motus_status motus_tab_bar_controller_select_by_user(
    motus_tab_bar_controller *tabs, size_t index,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy,
    bool *out_selected);
motus_status motus_view_controller_set_bar(motus_view_controller *container,
                                           motus_edge edge, motus_view *view,
                                           double height);
motus_view *motus_view_controller_bar(motus_view_controller *container,
                                      motus_edge edge);
double motus_view_controller_bar_height(motus_view_controller *container,
                                        motus_edge edge);
motus_status motus_view_controller_set_bar_hidden(
    motus_view_controller *container, motus_edge edge, bool hidden,
    const motus_animation_options *options, motus_completion_fn completion,
    void *user_data, motus_destroy_fn destroy);
bool motus_view_controller_is_bar_hidden(motus_view_controller *container,
                                         motus_edge edge);
motus_status
motus_view_controller_set_hidden_bars(motus_view_controller *controller,
                                      uint32_t edges);
uint32_t motus_view_controller_hidden_bars(motus_view_controller *controller);
typedef struct motus_page_view_controller motus_page_view_controller;
typedef struct motus_page_view_controller_options {
  size_t struct_size;
  motus_axis axis;
  double spacing;
  bool right_to_left;
} motus_page_view_controller_options;
motus_status motus_page_view_controller_options_init(
    motus_page_view_controller_options *options, size_t struct_size);
motus_status motus_page_view_controller_create(
    motus_runtime *runtime, const motus_page_view_controller_options *options,
    motus_page_view_controller **out_pages);
motus_page_view_controller *
motus_view_controller_page_view_controller(motus_view_controller *controller);
motus_scroller *
motus_page_view_controller_scroller(motus_page_view_controller *pages);
typedef struct motus_page_data_source {
  size_t struct_size;
  motus_view_controller *(*before)(void *user_data,
                                   motus_page_view_controller *pages,
                                   motus_view_controller *page);
  motus_view_controller *(*after)(void *user_data,
                                  motus_page_view_controller *pages,
                                  motus_view_controller *page);
} motus_page_data_source;
motus_status motus_page_view_controller_set_data_source(
    motus_page_view_controller *pages, const motus_page_data_source *source,
    void *user_data, motus_destroy_fn destroy);
motus_status
motus_page_view_controller_set_pages(motus_page_view_controller *pages,
                                     motus_view_controller *const *controllers,
                                     size_t count, bool circular);
motus_status
motus_page_view_controller_reload(motus_page_view_controller *pages);
typedef struct motus_page_delegate {
  size_t struct_size;
  void (*will_transition)(void *user_data, motus_page_view_controller *pages,
                          motus_view_controller *to);
  void (*did_transition)(void *user_data, motus_page_view_controller *pages,
                         motus_view_controller *previous, bool completed);
} motus_page_delegate;
motus_status motus_page_view_controller_set_delegate(
    motus_page_view_controller *pages, const motus_page_delegate *delegate,
    void *user_data, motus_destroy_fn destroy);
typedef enum motus_page_direction {
  MOTUS_PAGE_FORWARD = 1,
  MOTUS_PAGE_BACKWARD = 2
} motus_page_direction;
motus_status motus_page_view_controller_show_page(
    motus_page_view_controller *pages, motus_view_controller *controller,
    motus_page_direction direction, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);
motus_view_controller *
motus_page_view_controller_current(motus_page_view_controller *pages);
motus_view_controller *
motus_page_view_controller_pending(motus_page_view_controller *pages);
double motus_page_view_controller_position(motus_page_view_controller *pages);
typedef struct motus_split_view_controller motus_split_view_controller;
typedef enum motus_split_column {
  MOTUS_SPLIT_PRIMARY = 0,
  MOTUS_SPLIT_SUPPLEMENTARY = 1,
  MOTUS_SPLIT_SECONDARY = 2
} motus_split_column;
typedef enum motus_split_mode {
  MOTUS_SPLIT_AUTOMATIC = 0,
  MOTUS_SPLIT_SECONDARY_ONLY = 1,
  MOTUS_SPLIT_ONE_BESIDE = 2,
  MOTUS_SPLIT_ONE_OVER = 3,
  MOTUS_SPLIT_TWO_BESIDE = 4,
  MOTUS_SPLIT_TWO_OVER = 5
} motus_split_mode;
typedef struct motus_column_width {
  double minimum;
  double preferred;
  double maximum;
} motus_column_width;
typedef struct motus_split_view_controller_options {
  size_t struct_size;
  motus_column_width primary_width;
  motus_column_width supplementary_width;
  double secondary_minimum_width;
  double dimming;
  bool right_to_left;
  bool interactive;
} motus_split_view_controller_options;
motus_status motus_split_view_controller_options_init(
    motus_split_view_controller_options *options, size_t struct_size);
motus_status motus_split_view_controller_create(
    motus_runtime *runtime, const motus_split_view_controller_options *options,
    motus_split_view_controller **out_split);
motus_split_view_controller *
motus_view_controller_split_view_controller(motus_view_controller *controller);
motus_status motus_split_view_controller_get_options(
    motus_split_view_controller *split,
    motus_split_view_controller_options *out_options);
motus_status motus_split_view_controller_set_options(
    motus_split_view_controller *split,
    const motus_split_view_controller_options *options);
typedef struct motus_split_delegate {
  size_t struct_size;
  bool (*should_collapse)(void *user_data, motus_split_view_controller *split);
  motus_split_column (*top_column)(void *user_data,
                                   motus_split_view_controller *split,
                                   motus_split_column proposed);
  motus_split_mode (*mode_for_expanding)(void *user_data,
                                         motus_split_view_controller *split,
                                         motus_split_mode proposed);
  void (*will_change_mode)(void *user_data, motus_split_view_controller *split,
                           motus_split_mode mode);
  void (*will_show_column)(void *user_data, motus_split_view_controller *split,
                           motus_split_column column);
  void (*will_hide_column)(void *user_data, motus_split_view_controller *split,
                           motus_split_column column);
  void (*did_collapse)(void *user_data, motus_split_view_controller *split,
                       bool collapsed);
} motus_split_delegate;
motus_status motus_split_view_controller_set_delegate(
    motus_split_view_controller *split, const motus_split_delegate *delegate,
    void *user_data, motus_destroy_fn destroy);
motus_status
motus_split_view_controller_set_column(motus_split_view_controller *split,
                                       motus_split_column column,
                                       motus_view_controller *controller);
motus_view_controller *
motus_split_view_controller_column(motus_split_view_controller *split,
                                   motus_split_column column);
motus_status motus_split_view_controller_show_column(
    motus_split_view_controller *split, motus_split_column column,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy);
motus_status motus_split_view_controller_hide_column(
    motus_split_view_controller *split, motus_split_column column,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy);
motus_status motus_split_view_controller_show_detail(
    motus_split_view_controller *split, motus_view_controller *controller,
    bool animated, motus_completion_fn completion, void *user_data,
    motus_destroy_fn destroy);
motus_status motus_split_view_controller_set_mode(
    motus_split_view_controller *split, motus_split_mode mode, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);
motus_split_mode
motus_split_view_controller_mode(motus_split_view_controller *split);
bool motus_split_view_controller_is_collapsed(
    motus_split_view_controller *split);
motus_navigation_controller *
motus_split_view_controller_stack(motus_split_view_controller *split);
typedef enum motus_segue_kind {
  MOTUS_SEGUE_SHOW = 0,
  MOTUS_SEGUE_SHOW_DETAIL = 1,
  MOTUS_SEGUE_PRESENT = 2,
  MOTUS_SEGUE_CUSTOM = 3
} motus_segue_kind;
typedef struct motus_segue_callbacks {
  size_t struct_size;
  motus_view_controller *(*make_destination)(void *user_data,
                                             motus_view_controller *source);
  void (*perform)(void *user_data, motus_segue *segue);
} motus_segue_callbacks;
motus_status
motus_view_controller_add_segue(motus_view_controller *controller,
                                const char *identifier, motus_segue_kind kind,
                                const motus_segue_callbacks *callbacks,
                                void *user_data, motus_destroy_fn destroy);
motus_status
motus_view_controller_perform_segue(motus_view_controller *controller,
                                    const char *identifier, void *sender);
motus_status
motus_view_controller_perform_segue_by_user(motus_view_controller *controller,
                                            const char *identifier,
                                            void *sender, bool *out_performed);
typedef void (*motus_segue_fn)(void *user_data, motus_segue *segue);
motus_status motus_view_controller_add_unwind_action(
    motus_view_controller *controller, const char *action, motus_segue_fn fn,
    void *user_data, motus_destroy_fn destroy);
motus_status
motus_view_controller_unwind(motus_view_controller *source, const char *action,
                             void *sender,
                             motus_view_controller **out_destination);
const char *motus_segue_identifier(motus_segue *segue);
motus_view_controller *motus_segue_source(motus_segue *segue);
motus_view_controller *motus_segue_destination(motus_segue *segue);
void *motus_segue_sender(motus_segue *segue);
bool motus_segue_is_unwind(motus_segue *segue);
motus_status motus_runtime_set_uses_uniform_order(motus_runtime *runtime,
                                                  bool uses);
bool motus_runtime_uses_uniform_order(motus_runtime *runtime);
typedef struct motus_transition_context motus_transition_context;
typedef enum motus_transition_side {
  MOTUS_TRANSITION_FROM = 0,
  MOTUS_TRANSITION_TO = 1
} motus_transition_side;
typedef struct motus_animation_controller_callbacks {
  size_t struct_size;
  double (*transition_duration)(void *user_data,
                                motus_transition_context *context);
  void (*animate_transition)(void *user_data,
                             motus_transition_context *context);
  motus_property_animator *(*interruptible_animator)(
      void *user_data, motus_transition_context *context);
  void (*animation_ended)(void *user_data, bool completed);
} motus_animation_controller_callbacks;
motus_status motus_animation_controller_create(
    motus_runtime *runtime,
    const motus_animation_controller_callbacks *callbacks, void *user_data,
    motus_destroy_fn destroy, motus_animation_controller **out_animator);
typedef struct motus_interaction_controller_callbacks {
  size_t struct_size;
  void (*start_interactive_transition)(void *user_data,
                                       motus_transition_context *context);
  bool (*wants_interactive_start)(void *user_data);
  double (*completion_speed)(void *user_data);
  void (*completion_timing)(void *user_data, motus_timing *timing);
} motus_interaction_controller_callbacks;
motus_status motus_interaction_controller_create(
    motus_runtime *runtime,
    const motus_interaction_controller_callbacks *callbacks, void *user_data,
    motus_destroy_fn destroy, motus_interaction_controller **out_interaction);
motus_view *
motus_transition_context_container_view(motus_transition_context *context);
motus_transition_coordinator *
motus_transition_context_coordinator(motus_transition_context *context);
motus_view_controller *
motus_transition_context_view_controller(motus_transition_context *context,
                                         motus_transition_side side);
motus_view *motus_transition_context_view(motus_transition_context *context,
                                          motus_transition_side side);
motus_rect
motus_transition_context_initial_frame(motus_transition_context *context,
                                       motus_transition_side side);
motus_rect
motus_transition_context_final_frame(motus_transition_context *context,
                                     motus_transition_side side);
motus_transform
motus_transition_context_target_transform(motus_transition_context *context);
bool motus_transition_context_is_animated(motus_transition_context *context);
bool motus_transition_context_is_interactive(motus_transition_context *context);
bool motus_transition_context_was_cancelled(motus_transition_context *context);
motus_navigation_operation
motus_transition_context_operation(motus_transition_context *context);
motus_presentation_style
motus_transition_context_presentation_style(motus_transition_context *context);
motus_status motus_transition_context_update(motus_transition_context *context,
                                             double fraction);
motus_status motus_transition_context_finish(motus_transition_context *context);
motus_status motus_transition_context_cancel(motus_transition_context *context);
motus_status motus_transition_context_pause(motus_transition_context *context);
motus_status
motus_transition_context_complete(motus_transition_context *context,
                                  bool did_complete);
motus_status motus_percent_driven_interaction_create(
    motus_runtime *runtime, motus_percent_driven_interaction **out_interaction);
motus_status motus_percent_driven_interaction_update(
    motus_percent_driven_interaction *interaction, double fraction);
motus_status motus_percent_driven_interaction_finish(
    motus_percent_driven_interaction *interaction);
motus_status motus_percent_driven_interaction_cancel(
    motus_percent_driven_interaction *interaction);
motus_status motus_percent_driven_interaction_finish_with_velocity(
    motus_percent_driven_interaction *interaction, double velocity);
motus_status motus_percent_driven_interaction_cancel_with_velocity(
    motus_percent_driven_interaction *interaction, double velocity);
motus_status motus_percent_driven_interaction_pause(
    motus_percent_driven_interaction *interaction);
double motus_percent_driven_interaction_percent_complete(
    motus_percent_driven_interaction *interaction);
double motus_percent_driven_interaction_duration(
    motus_percent_driven_interaction *interaction);
double motus_percent_driven_interaction_completion_speed(
    motus_percent_driven_interaction *interaction);
motus_status motus_percent_driven_interaction_set_completion_speed(
    motus_percent_driven_interaction *interaction, double speed);
motus_status motus_percent_driven_interaction_set_completion_timing(
    motus_percent_driven_interaction *interaction, const motus_timing *timing);
motus_status motus_percent_driven_interaction_set_timing_curve(
    motus_percent_driven_interaction *interaction, const motus_timing *timing);
motus_status motus_percent_driven_interaction_completion_timing(
    motus_percent_driven_interaction *interaction, motus_timing *out_timing);
motus_status motus_percent_driven_interaction_timing_curve(
    motus_percent_driven_interaction *interaction, motus_timing *out_timing);
bool motus_percent_driven_interaction_wants_interactive_start(
    motus_percent_driven_interaction *interaction);
motus_status motus_percent_driven_interaction_set_wants_interactive_start(
    motus_percent_driven_interaction *interaction, bool wants);
typedef struct motus_gesture_binding_options {
  size_t struct_size;
  motus_vector direction;
  double extent;
  double threshold;
} motus_gesture_binding_options;
motus_status
motus_gesture_binding_options_init(motus_gesture_binding_options *options,
                                   size_t struct_size);
motus_status motus_gesture_bind(motus_gesture *gesture,
                                motus_percent_driven_interaction *interaction,
                                const motus_gesture_binding_options *options,
                                motus_gesture_fn begin, void *user_data,
                                motus_destroy_fn destroy);
typedef void (*motus_coordinator_fn)(void *user_data,
                                     motus_transition_coordinator *coordinator);
motus_transition_coordinator *
motus_view_controller_transition_coordinator(motus_view_controller *controller);
motus_status motus_transition_coordinator_animate_alongside(
    motus_transition_coordinator *coordinator, motus_view *view,
    motus_coordinator_fn animation, motus_coordinator_fn completion,
    void *user_data, motus_destroy_fn destroy);
typedef enum motus_transition_moment {
  MOTUS_TRANSITION_INTERACTION_ENDED = 0,
  MOTUS_TRANSITION_INTERACTION_CHANGED = 1,
  MOTUS_TRANSITION_CANCELLED = 2
} motus_transition_moment;
motus_status motus_transition_coordinator_notify(
    motus_transition_coordinator *coordinator, motus_transition_moment moment,
    motus_coordinator_fn fn, void *user_data, motus_destroy_fn destroy);
typedef struct motus_transition_info {
  size_t struct_size;
  bool is_animated;
  bool is_initially_interactive;
  bool is_interruptible;
  bool is_interactive;
  bool was_cancelled;
  motus_presentation_style presentation_style;
  double transition_duration;
  double percent_complete;
  double completion_velocity;
  motus_transform target_transform;
} motus_transition_info;
motus_status
motus_transition_coordinator_info(motus_transition_coordinator *coordinator,
                                  motus_transition_info *out_info);
double motus_transition_coordinator_completion_progress(
    motus_transition_coordinator *coordinator, double time_fraction);
motus_view *motus_transition_coordinator_container_view(
    motus_transition_coordinator *coordinator);
motus_view_controller *motus_transition_coordinator_view_controller(
    motus_transition_coordinator *coordinator, motus_transition_side side);
motus_view *
motus_transition_coordinator_view(motus_transition_coordinator *coordinator,
                                  motus_transition_side side);
typedef enum motus_match_content {
  MOTUS_MATCH_FILL = 0,
  MOTUS_MATCH_FIT = 1,
  MOTUS_MATCH_STRETCH = 2,
  MOTUS_MATCH_NONE = 3
} motus_match_content;
typedef enum motus_match_flag {
  MOTUS_MATCH_CLIP_SOURCE = 1 << 0,
  MOTUS_MATCH_ARC = 1 << 1,
  MOTUS_MATCH_FROZEN_SOURCE = 1 << 2,
  MOTUS_MATCH_FADE_THROUGH = 1 << 3
} motus_match_flag;
typedef struct motus_match_options {
  size_t struct_size;
  motus_match_content content;
  uint32_t flags;
  motus_size content_size;
  motus_point gravity;
  double z;
} motus_match_options;
motus_status motus_match_options_init(motus_match_options *options,
                                      size_t struct_size);
motus_status motus_view_set_match_key(motus_view *view, uint64_t key,
                                      const motus_match_options *options);
uint64_t motus_view_match_key(motus_view *view);
typedef enum motus_matched_style {
  MOTUS_MATCHED_SLIDE = 0,
  MOTUS_MATCHED_DISSOLVE = 1,
  MOTUS_MATCHED_NONE = 2
} motus_matched_style;
typedef struct motus_matched_options {
  size_t struct_size;
  motus_matched_style style;
  bool keep_source_hidden;
  double duration;
  motus_timing timing;
  double cross_fade;
} motus_matched_options;
motus_status motus_matched_options_init(motus_matched_options *options,
                                        size_t struct_size);
motus_status motus_animation_controller_create_matched(
    motus_runtime *runtime, const motus_matched_options *options,
    motus_animation_controller **out_animator);
motus_status
motus_transition_context_match(motus_transition_context *context,
                               const motus_matched_options *options,
                               size_t *out_pairs);
typedef enum motus_flight_flag {
  MOTUS_FLIGHT_SOURCE_GONE = 1 << 0,
  MOTUS_FLIGHT_DESTINATION_GONE = 1 << 1,
  MOTUS_FLIGHT_FALLBACK = 1 << 2
} motus_flight_flag;
typedef struct motus_flight {
  motus_view *source;
  motus_view *destination;
  uint64_t key;
  uint64_t source_tag;
  uint64_t destination_tag;
  int32_t item;
  uint32_t flags;
  double progress;
  double source_weight;
  double destination_weight;
  motus_rect source_rect;
  motus_rect destination_rect;
  motus_rect clip;
} motus_flight;
motus_status motus_runtime_draw_flights(motus_runtime *runtime,
                                        const motus_flight **out_flights,
                                        size_t *out_count);
typedef enum motus_zoom_gesture {
  MOTUS_ZOOM_PAN = 1 << 0,
  MOTUS_ZOOM_EDGE = 1 << 1,
  MOTUS_ZOOM_PINCH = 1 << 2
} motus_zoom_gesture;
typedef enum motus_zoom_policy {
  MOTUS_ZOOM_COMPLETE = 0,
  MOTUS_ZOOM_CANCEL = 1
} motus_zoom_policy;
typedef struct motus_zoom_physics {
  size_t struct_size;
  double entrance_frequency;
  double entrance_damping;
  double landing_frequency;
  double landing_damping;
  double return_frequency;
  double return_damping;
  double tracking_frequency;
  double cover_frequency;
  double gain;
  double knee;
  double smallest;
  double fall;
  double band;
  double reach;
  double pan_threshold;
  double edge_threshold;
  double pinch_threshold;
  double look_ahead;
  double quickening;
  double cross_fade;
  double cover;
  double bend_in;
  double bend_back;
  double shadow_alpha;
  double shadow_offset;
  double shadow_radius;
  double dissolve;
} motus_zoom_physics;
motus_status motus_zoom_physics_init(motus_zoom_physics *physics,
                                     size_t struct_size);
motus_status motus_zoom_evaluate(const motus_zoom_physics *physics,
                                 motus_zoom_gesture gesture,
                                 motus_vector translation, motus_size size,
                                 motus_point grab, motus_rect *out_rect,
                                 double *out_scale);
typedef struct motus_zoom_options {
  size_t struct_size;
  uint64_t source_key;
  motus_color dimming_color;
  uint32_t gestures;
  motus_zoom_policy policy;
  motus_zoom_physics physics;
} motus_zoom_options;
motus_status motus_zoom_options_init(motus_zoom_options *options,
                                     size_t struct_size);
typedef struct motus_zoom_delegate {
  size_t struct_size;
  motus_view *(*source_view)(void *user_data,
                             motus_view_controller *controller);
  void (*alignment_rect)(void *user_data, motus_view_controller *controller,
                         motus_view *source, motus_rect *out_rect);
  bool (*should_begin)(void *user_data, motus_view_controller *controller,
                       motus_zoom_gesture gesture, double x, double y,
                       double velocity_x, double velocity_y,
                       bool scroll_at_edge);
} motus_zoom_delegate;
motus_status motus_view_controller_set_zoom(motus_view_controller *controller,
                                            const motus_zoom_options *options,
                                            const motus_zoom_delegate *delegate,
                                            void *user_data,
                                            motus_destroy_fn destroy);
motus_status
motus_view_controller_clear_zoom(motus_view_controller *controller);
typedef struct motus_presentation_controller motus_presentation_controller;
typedef enum motus_modal_transition_style {
  MOTUS_MODAL_TRANSITION_COVER_VERTICAL = 0,
  MOTUS_MODAL_TRANSITION_FLIP_HORIZONTAL = 1,
  MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE = 2,
  MOTUS_MODAL_TRANSITION_PARTIAL_CURL = 3
} motus_modal_transition_style;
motus_status motus_view_controller_present(motus_view_controller *controller,
                                           motus_view_controller *presented,
                                           bool animated,
                                           motus_completion_fn completion,
                                           void *user_data,
                                           motus_destroy_fn destroy);
motus_status motus_view_controller_dismiss(motus_view_controller *controller,
                                           bool animated,
                                           motus_completion_fn completion,
                                           void *user_data,
                                           motus_destroy_fn destroy);
motus_view_controller *motus_view_controller_presented_view_controller(
    motus_view_controller *controller);
motus_view_controller *motus_view_controller_presenting_view_controller(
    motus_view_controller *controller);
bool motus_view_controller_is_being_presented(
    motus_view_controller *controller);
bool motus_view_controller_is_being_dismissed(
    motus_view_controller *controller);
motus_presentation_style
motus_view_controller_presentation_style(motus_view_controller *controller);
motus_status
motus_view_controller_set_presentation_style(motus_view_controller *controller,
                                             motus_presentation_style style);
motus_modal_transition_style
motus_view_controller_modal_transition_style(motus_view_controller *controller);
motus_status motus_view_controller_set_modal_transition_style(
    motus_view_controller *controller, motus_modal_transition_style style);
typedef enum motus_modal_flag {
  MOTUS_MODAL_DEFINES_CONTEXT = 1,
  MOTUS_MODAL_PROVIDES_TRANSITION_STYLE = 2,
  MOTUS_MODAL_IN_PRESENTATION = 4
} motus_modal_flag;
uint32_t motus_view_controller_modal_flags(motus_view_controller *controller);
motus_status
motus_view_controller_set_modal_flags(motus_view_controller *controller,
                                      uint32_t flags);
typedef struct motus_transitioning_delegate {
  size_t struct_size;
  motus_animation_controller *(*animation_controller_for_presented)(
      void *user_data, motus_view_controller *presented,
      motus_view_controller *presenting, motus_view_controller *source);
  motus_animation_controller *(*animation_controller_for_dismissed)(
      void *user_data, motus_view_controller *dismissed);
  motus_interaction_controller *(*interaction_controller_for_presentation)(
      void *user_data, motus_animation_controller *animator);
  motus_interaction_controller *(*interaction_controller_for_dismissal)(
      void *user_data, motus_animation_controller *animator);
  motus_presentation_controller *(*presentation_controller)(
      void *user_data, motus_view_controller *presented,
      motus_view_controller *presenting, motus_view_controller *source);
} motus_transitioning_delegate;
motus_status motus_view_controller_set_transitioning_delegate(
    motus_view_controller *controller,
    const motus_transitioning_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);
motus_presentation_controller *motus_view_controller_presentation_controller(
    motus_view_controller *controller);
motus_presentation_controller *
motus_view_controller_active_presentation_controller(
    motus_view_controller *controller);
motus_size
motus_view_controller_preferred_content_size(motus_view_controller *controller);
motus_status motus_view_controller_set_preferred_content_size(
    motus_view_controller *controller, motus_size size);
typedef struct motus_presentation_controller_callbacks {
  size_t struct_size;
  bool (*should_present_in_fullscreen)(
      void *user_data, motus_presentation_controller *presentation);
  bool (*should_remove_presenters_view)(
      void *user_data, motus_presentation_controller *presentation);
  motus_view *(*presented_view)(void *user_data,
                                motus_presentation_controller *presentation);
  void (*frame_of_presented_view)(void *user_data,
                                  motus_presentation_controller *presentation,
                                  motus_rect *out_frame);
  void (*container_view_will_layout_subviews)(
      void *user_data, motus_presentation_controller *presentation);
  void (*container_view_did_layout_subviews)(
      void *user_data, motus_presentation_controller *presentation);
  void (*presentation_transition_will_begin)(
      void *user_data, motus_presentation_controller *presentation);
  void (*presentation_transition_did_end)(
      void *user_data, motus_presentation_controller *presentation,
      bool completed);
  void (*dismissal_transition_will_begin)(
      void *user_data, motus_presentation_controller *presentation);
  void (*dismissal_transition_did_end)(
      void *user_data, motus_presentation_controller *presentation,
      bool completed);
  motus_presentation_style (*adaptive_style)(
      void *user_data, motus_presentation_controller *presentation,
      bool is_compact_in_width, bool is_compact_in_height);
  void (*will_transition_to_traits)(void *user_data,
                                    motus_presentation_controller *presentation,
                                    motus_size_class horizontal,
                                    motus_size_class vertical,
                                    motus_transition_coordinator *coordinator);
  void (*view_will_transition_to_size)(
      void *user_data, motus_presentation_controller *presentation,
      double width, double height, motus_transition_coordinator *coordinator);
  void (*size_for_child)(void *user_data,
                         motus_presentation_controller *presentation,
                         motus_view_controller *presented, double *width,
                         double *height);
  void (*preferred_content_size_did_change_for_child)(
      void *user_data, motus_presentation_controller *presentation,
      motus_view_controller *presented);
  void (*system_layout_fitting_size_did_change_for_child)(
      void *user_data, motus_presentation_controller *presentation,
      motus_view_controller *presented);
} motus_presentation_controller_callbacks;
motus_status motus_presentation_controller_create(
    motus_view_controller *presented, motus_view_controller *presenting,
    const motus_presentation_controller_callbacks *callbacks, void *user_data,
    motus_destroy_fn destroy, motus_presentation_controller **out_presentation);
motus_view_controller *motus_presentation_controller_presented_view_controller(
    motus_presentation_controller *presentation);
motus_view_controller *motus_presentation_controller_presenting_view_controller(
    motus_presentation_controller *presentation);
motus_presentation_style motus_presentation_controller_style(
    motus_presentation_controller *presentation);
motus_presentation_style motus_presentation_controller_adaptive_style(
    motus_presentation_controller *presentation);
motus_presentation_style motus_presentation_controller_adaptive_style_for(
    motus_presentation_controller *presentation, motus_size_class horizontal,
    motus_size_class vertical);
motus_status motus_presentation_controller_override_traits(
    motus_presentation_controller *presentation, motus_size_class horizontal,
    motus_size_class vertical);
motus_view *motus_presentation_controller_container_view(
    motus_presentation_controller *presentation);
motus_view *motus_presentation_controller_presented_view(
    motus_presentation_controller *presentation);
motus_rect motus_presentation_controller_frame_of_presented_view(
    motus_presentation_controller *presentation);
motus_status motus_presentation_controller_set_needs_layout(
    motus_presentation_controller *presentation);
typedef struct motus_adaptive_presentation_delegate {
  size_t struct_size;
  motus_presentation_style (*adaptive_style)(
      void *user_data, motus_presentation_controller *presentation,
      bool is_compact_in_width, bool is_compact_in_height);
  void (*prepare_adaptive)(void *user_data,
                           motus_presentation_controller *presentation,
                           motus_presentation_controller *adaptive);
  motus_view_controller *(*view_controller_for_adaptive_style)(
      void *user_data, motus_presentation_controller *presentation,
      motus_presentation_style style);
  void (*will_present)(void *user_data,
                       motus_presentation_controller *presentation,
                       motus_presentation_style style,
                       motus_transition_coordinator *coordinator);
  bool (*should_dismiss)(void *user_data,
                         motus_presentation_controller *presentation);
  void (*will_dismiss)(void *user_data,
                       motus_presentation_controller *presentation);
  void (*did_dismiss)(void *user_data,
                      motus_presentation_controller *presentation);
  void (*did_attempt_to_dismiss)(void *user_data,
                                 motus_presentation_controller *presentation);
  void (*did_change_detent)(void *user_data,
                            motus_presentation_controller *presentation);
} motus_adaptive_presentation_delegate;
motus_status motus_presentation_controller_set_delegate(
    motus_presentation_controller *presentation,
    const motus_adaptive_presentation_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);
motus_status motus_presentation_controller_dismiss_by_user(
    motus_presentation_controller *presentation, bool animated,
    motus_completion_fn completion, void *user_data, motus_destroy_fn destroy);
typedef struct motus_look_options {
  size_t struct_size;
  motus_color background_color;
  double corner_radius;
  motus_color dimming_color;
  motus_color grabber_color;
} motus_look_options;
motus_status motus_look_options_init(motus_look_options *options,
                                     size_t struct_size);
motus_status motus_view_controller_get_look(motus_view_controller *controller,
                                            motus_look_options *out_options);
motus_status motus_view_controller_set_look(motus_view_controller *controller,
                                            const motus_look_options *options);
typedef enum motus_detent {
  MOTUS_DETENT_NONE = 0,
  MOTUS_DETENT_MEDIUM = 1,
  MOTUS_DETENT_LARGE = 2
} motus_detent;
typedef double (*motus_detent_fn)(void *user_data, int32_t detent,
                                  double maximum);
typedef struct motus_sheet_options {
  size_t struct_size;
  int32_t detents[8];
  int32_t detent_count;
  int32_t selected_detent;
  int32_t largest_undimmed_detent;
  bool prefers_grabber_visible;
  bool prefers_edge_attached_in_compact_height;
  bool width_follows_preferred_content_size;
  bool prefers_scrolling_expands;
  double preferred_corner_radius;
  motus_insets safe_area;
  motus_view *source_view;
} motus_sheet_options;
motus_status motus_sheet_options_init(motus_sheet_options *options,
                                      size_t struct_size);
motus_status motus_sheet_get_options(motus_presentation_controller *sheet,
                                     motus_sheet_options *out_options);
motus_status motus_sheet_set_options(motus_presentation_controller *sheet,
                                     const motus_sheet_options *options,
                                     motus_detent_fn resolve, void *user_data,
                                     motus_destroy_fn destroy);
motus_status motus_sheet_select_detent(motus_presentation_controller *sheet,
                                       int32_t detent);
motus_status
motus_sheet_invalidate_detents(motus_presentation_controller *sheet);
double motus_sheet_detent_value(motus_presentation_controller *sheet,
                                int32_t detent);
motus_status motus_sheet_animate_changes(motus_presentation_controller *sheet,
                                         motus_block_fn changes,
                                         void *block_data);
motus_status motus_sheet_set_scroll_offset(motus_presentation_controller *sheet,
                                           double offset);
double motus_sheet_scroll_offset(motus_presentation_controller *sheet);
motus_gesture *motus_sheet_pan_gesture(motus_presentation_controller *sheet);
typedef enum motus_arrow_direction {
  MOTUS_ARROW_UP = 1,
  MOTUS_ARROW_DOWN = 2,
  MOTUS_ARROW_LEFT = 4,
  MOTUS_ARROW_RIGHT = 8,
  MOTUS_ARROW_ANY = 15
} motus_arrow_direction;
typedef struct motus_popover_options {
  size_t struct_size;
  motus_view *source_view;
  motus_rect source_rect;
  uint32_t permitted_arrow_directions;
  motus_insets margins;
} motus_popover_options;
motus_status motus_popover_options_init(motus_popover_options *options,
                                        size_t struct_size);
motus_status motus_popover_get_options(motus_presentation_controller *popover,
                                       motus_popover_options *out_options);
motus_status motus_popover_set_options(motus_presentation_controller *popover,
                                       const motus_popover_options *options);
motus_status motus_popover_placement(motus_presentation_controller *popover,
                                     motus_rect *out_frame,
                                     motus_arrow_direction *out_direction,
                                     motus_point *out_tip);
typedef struct motus_dynamic_animator motus_dynamic_animator;
typedef struct motus_dynamic_item motus_dynamic_item;
typedef struct motus_dynamic_behavior motus_dynamic_behavior;
typedef struct motus_gravity_behavior motus_gravity_behavior;
typedef struct motus_collision_behavior motus_collision_behavior;
typedef struct motus_attachment_behavior motus_attachment_behavior;
typedef struct motus_snap_behavior motus_snap_behavior;
typedef struct motus_push_behavior motus_push_behavior;
typedef struct motus_item_behavior motus_item_behavior;
typedef struct motus_field_behavior motus_field_behavior;
motus_status motus_dynamic_item_create(motus_runtime *runtime,
                                       motus_point center, motus_size size,
                                       double rotation,
                                       motus_dynamic_item **out_item);
motus_point motus_dynamic_item_center(motus_dynamic_item *item);
double motus_dynamic_item_rotation(motus_dynamic_item *item);
motus_status motus_dynamic_item_set_pose(motus_dynamic_item *item,
                                         motus_point center, double rotation);
typedef enum motus_outline_type {
  MOTUS_OUTLINE_RECTANGLE = 0,
  MOTUS_OUTLINE_ELLIPSE = 1,
  MOTUS_OUTLINE_POLYGON = 2
} motus_outline_type;
motus_status motus_dynamic_item_set_outline(motus_dynamic_item *item,
                                            motus_outline_type type,
                                            const motus_point *points,
                                            size_t count);
motus_status motus_dynamic_item_outline(motus_dynamic_item *item,
                                        motus_outline_type *out_type,
                                        motus_point *out_points,
                                        size_t capacity, size_t *out_count);
typedef struct motus_dynamic_item_callbacks {
  size_t struct_size;
  void (*read)(void *user_data, motus_dynamic_item *item,
               motus_point *out_center, motus_size *out_size,
               double *out_rotation);
  void (*moved)(void *user_data, motus_dynamic_item *item, double x, double y,
                double rotation);
} motus_dynamic_item_callbacks;
motus_status motus_dynamic_item_create_with_callbacks(
    motus_runtime *runtime, const motus_dynamic_item_callbacks *callbacks,
    void *user_data, motus_destroy_fn destroy, motus_dynamic_item **out_item);
motus_status motus_dynamic_item_create_group(motus_runtime *runtime,
                                             motus_dynamic_item *const *items,
                                             size_t count,
                                             motus_dynamic_item **out_group);
size_t motus_dynamic_item_member_count(motus_dynamic_item *item);
motus_dynamic_item *motus_dynamic_item_member_at(motus_dynamic_item *item,
                                                 size_t index);
typedef enum motus_element_category {
  MOTUS_ELEMENT_CELL = 0,
  MOTUS_ELEMENT_SUPPLEMENTARY = 1,
  MOTUS_ELEMENT_DECORATION = 2
} motus_element_category;
typedef struct motus_layout_path {
  motus_element_category category;
  int32_t kind;
  int32_t section;
  int32_t item;
} motus_layout_path;
motus_status motus_dynamic_item_set_layout_path(motus_dynamic_item *item,
                                                const motus_layout_path *path);
motus_status
motus_dynamic_animator_create(motus_runtime *runtime,
                              motus_view *reference_view,
                              motus_dynamic_animator **out_animator);
motus_status
motus_dynamic_animator_create_for_layout(motus_runtime *runtime,
                                         motus_size content_size,
                                         motus_dynamic_animator **out_animator);
motus_size
motus_dynamic_animator_content_size(motus_dynamic_animator *animator);
motus_status
motus_dynamic_animator_set_content_size(motus_dynamic_animator *animator,
                                        motus_size content_size);
motus_dynamic_item *
motus_dynamic_animator_item_at_path(motus_dynamic_animator *animator,
                                    const motus_layout_path *path);
motus_status
motus_dynamic_animator_add_behavior(motus_dynamic_animator *animator,
                                    motus_dynamic_behavior *behavior);
motus_status
motus_dynamic_animator_remove_behavior(motus_dynamic_animator *animator,
                                       motus_dynamic_behavior *behavior);
motus_status
motus_dynamic_animator_remove_all_behaviors(motus_dynamic_animator *animator);
size_t motus_dynamic_animator_behavior_count(motus_dynamic_animator *animator);
motus_dynamic_behavior *
motus_dynamic_animator_behavior_at(motus_dynamic_animator *animator,
                                   size_t index);
motus_view *
motus_dynamic_animator_reference_view(motus_dynamic_animator *animator);
motus_status motus_dynamic_animator_items_in_rect(
    motus_dynamic_animator *animator, motus_rect rect,
    motus_dynamic_item **out_items, size_t capacity, size_t *out_count);
motus_status
motus_dynamic_animator_update_item(motus_dynamic_animator *animator,
                                   motus_dynamic_item *item,
                                   bool resets_velocity);
bool motus_dynamic_animator_is_running(motus_dynamic_animator *animator);
double motus_dynamic_animator_elapsed_time(motus_dynamic_animator *animator);
typedef struct motus_dynamic_animator_delegate {
  size_t struct_size;
  void (*will_resume)(void *user_data, motus_dynamic_animator *animator);
  void (*did_pause)(void *user_data, motus_dynamic_animator *animator);
  void (*item_did_leave)(void *user_data, motus_dynamic_animator *animator,
                         motus_dynamic_item *item);
} motus_dynamic_animator_delegate;
motus_status motus_dynamic_animator_set_delegate(
    motus_dynamic_animator *animator,
    const motus_dynamic_animator_delegate *delegate, void *user_data,
    motus_destroy_fn destroy);
motus_status
motus_dynamic_animator_set_watched_rect(motus_dynamic_animator *animator,
                                        const motus_rect *rect);
bool motus_dynamic_animator_watched_rect(motus_dynamic_animator *animator,
                                         motus_rect *out_rect);
typedef enum motus_boundary_identifier {
  MOTUS_BOUNDARY_REFERENCE = -1
} motus_boundary_identifier;
typedef struct motus_dynamic_contact_event {
  motus_collision_behavior *behavior;
  motus_dynamic_item *item;
  motus_dynamic_item *other;
  uint64_t item_tag;
  uint64_t other_tag;
  motus_point point;
  int32_t boundary;
  bool has_begun;
} motus_dynamic_contact_event;
motus_status motus_dynamic_animator_contact_events(
    motus_dynamic_animator *animator,
    const motus_dynamic_contact_event **out_events, size_t *out_count);
typedef struct motus_dynamic_pose {
  motus_dynamic_item *item;
  motus_point center;
  double rotation;
} motus_dynamic_pose;
motus_status
motus_dynamic_animator_moved_items(motus_dynamic_animator *animator,
                                   const motus_dynamic_pose **out_poses,
                                   size_t *out_count);
uint64_t motus_dynamic_animator_step_count(motus_dynamic_animator *animator);
typedef struct motus_dynamic_item_state {
  motus_dynamic_item *item;
  motus_point center;
  double rotation;
  motus_vector velocity;
  double angular_velocity;
  double mass;
  bool is_sleeping;
  uint32_t contact_count;
} motus_dynamic_item_state;
motus_status
motus_dynamic_animator_item_states(motus_dynamic_animator *animator,
                                   const motus_dynamic_item_state **out_states,
                                   size_t *out_count);
motus_status
motus_dynamic_animator_set_item_states(motus_dynamic_animator *animator,
                                       const motus_dynamic_item_state *states,
                                       size_t count);
typedef struct motus_dynamic_contact {
  motus_collision_behavior *behavior;
  motus_dynamic_item *item;
  motus_dynamic_item *other;
  uint64_t item_tag;
  uint64_t other_tag;
  motus_point points[2];
  motus_vector normal;
  double impulse;
  double friction_impulse;
  int32_t boundary;
  uint32_t point_count;
} motus_dynamic_contact;
motus_status
motus_dynamic_animator_contacts(motus_dynamic_animator *animator,
                                const motus_dynamic_contact **out_contacts,
                                size_t *out_count);
typedef struct motus_dynamic_joint {
  motus_dynamic_behavior *behavior;
  motus_dynamic_item *item;
  motus_dynamic_item *other;
  motus_point anchor;
  motus_point other_anchor;
  motus_vector force;
  double torque;
} motus_dynamic_joint;
motus_status
motus_dynamic_animator_joints(motus_dynamic_animator *animator,
                              const motus_dynamic_joint **out_joints,
                              size_t *out_count);
typedef double (*motus_dynamic_clock_fn)(void *user_data);
typedef struct motus_dynamic_stage_time {
  const char *name;
  double seconds;
} motus_dynamic_stage_time;
motus_status motus_dynamic_animator_set_profile_clock(
    motus_dynamic_animator *animator, motus_dynamic_clock_fn now,
    void *user_data, motus_destroy_fn destroy);
motus_status
motus_dynamic_animator_stage_times(motus_dynamic_animator *animator,
                                   const motus_dynamic_stage_time **out_times,
                                   size_t *out_count);
size_t motus_dynamic_animator_snapshot_size(motus_dynamic_animator *animator);
motus_status motus_dynamic_animator_snapshot(motus_dynamic_animator *animator,
                                             void *out_bytes, size_t capacity,
                                             size_t *out_size);
motus_status motus_dynamic_animator_restore(motus_dynamic_animator *animator,
                                            const void *bytes, size_t size);
motus_status
motus_dynamic_behavior_create(motus_runtime *runtime,
                              motus_dynamic_behavior **out_behavior);
motus_status motus_dynamic_behavior_add_child(motus_dynamic_behavior *behavior,
                                              motus_dynamic_behavior *child);
motus_status
motus_dynamic_behavior_remove_child(motus_dynamic_behavior *behavior,
                                    motus_dynamic_behavior *child);
size_t motus_dynamic_behavior_child_count(motus_dynamic_behavior *behavior);
motus_dynamic_behavior *
motus_dynamic_behavior_child_at(motus_dynamic_behavior *behavior, size_t index);
motus_dynamic_animator *
motus_dynamic_behavior_animator(motus_dynamic_behavior *behavior);
motus_status motus_dynamic_behavior_add_item(motus_dynamic_behavior *behavior,
                                             motus_dynamic_item *item);
motus_status
motus_dynamic_behavior_remove_item(motus_dynamic_behavior *behavior,
                                   motus_dynamic_item *item);
size_t motus_dynamic_behavior_item_count(motus_dynamic_behavior *behavior);
motus_dynamic_item *
motus_dynamic_behavior_item_at(motus_dynamic_behavior *behavior, size_t index);
typedef void (*motus_dynamic_action_fn)(void *user_data,
                                        motus_dynamic_behavior *behavior);
motus_status motus_dynamic_behavior_set_action(motus_dynamic_behavior *behavior,
                                               motus_dynamic_action_fn fn,
                                               void *user_data,
                                               motus_destroy_fn destroy);
typedef void (*motus_dynamic_move_fn)(void *user_data,
                                      motus_dynamic_behavior *behavior,
                                      motus_dynamic_animator *animator);
motus_status
motus_dynamic_behavior_set_did_move(motus_dynamic_behavior *behavior,
                                    motus_dynamic_move_fn fn, void *user_data,
                                    motus_destroy_fn destroy);
motus_status
motus_gravity_behavior_create(motus_runtime *runtime,
                              motus_dynamic_item *const *items, size_t count,
                              motus_gravity_behavior **out_gravity);
motus_vector motus_gravity_behavior_direction(motus_gravity_behavior *gravity);
motus_status
motus_gravity_behavior_set_direction(motus_gravity_behavior *gravity,
                                     motus_vector direction);
typedef enum motus_collision_mode {
  MOTUS_COLLISION_ITEMS = 1,
  MOTUS_COLLISION_BOUNDARIES = 2,
  MOTUS_COLLISION_EVERYTHING = 3
} motus_collision_mode;
typedef struct motus_collision_delegate {
  size_t struct_size;
  void (*began)(void *user_data, motus_collision_behavior *behavior,
                motus_dynamic_item *item, motus_dynamic_item *other, double x,
                double y);
  void (*ended)(void *user_data, motus_collision_behavior *behavior,
                motus_dynamic_item *item, motus_dynamic_item *other);
  void (*began_with_boundary)(void *user_data,
                              motus_collision_behavior *behavior,
                              motus_dynamic_item *item, int32_t boundary,
                              double x, double y);
  void (*ended_with_boundary)(void *user_data,
                              motus_collision_behavior *behavior,
                              motus_dynamic_item *item, int32_t boundary);
} motus_collision_delegate;
motus_status
motus_collision_behavior_create(motus_runtime *runtime,
                                motus_dynamic_item *const *items, size_t count,
                                motus_collision_behavior **out_collision);
motus_status
motus_collision_behavior_set_delegate(motus_collision_behavior *collision,
                                      const motus_collision_delegate *delegate,
                                      void *user_data,
                                      motus_destroy_fn destroy);
uint32_t motus_collision_behavior_mode(motus_collision_behavior *collision);
motus_status
motus_collision_behavior_set_mode(motus_collision_behavior *collision,
                                  uint32_t mode);
bool motus_collision_behavior_reference_bounds(
    motus_collision_behavior *collision, motus_insets *out_insets);
motus_status motus_collision_behavior_set_reference_bounds(
    motus_collision_behavior *collision, const motus_insets *insets);
motus_status motus_collision_behavior_add_boundary(
    motus_collision_behavior *collision, int32_t identifier,
    const motus_point *points, size_t count, bool closed);
motus_status
motus_collision_behavior_remove_boundary(motus_collision_behavior *collision,
                                         int32_t identifier);
motus_status motus_collision_behavior_remove_all_boundaries(
    motus_collision_behavior *collision);
size_t
motus_collision_behavior_boundary_count(motus_collision_behavior *collision);
int32_t
motus_collision_behavior_boundary_at(motus_collision_behavior *collision,
                                     size_t index);
motus_status motus_collision_behavior_boundary_points(
    motus_collision_behavior *collision, int32_t identifier,
    motus_point *out_points, size_t capacity, size_t *out_count);
typedef enum motus_attachment_type {
  MOTUS_ATTACHMENT_ANCHOR = 0,
  MOTUS_ATTACHMENT_ITEMS = 1,
  MOTUS_ATTACHMENT_LIMIT = 2,
  MOTUS_ATTACHMENT_FIXED = 3,
  MOTUS_ATTACHMENT_PIN = 4,
  MOTUS_ATTACHMENT_SLIDING = 5
} motus_attachment_type;
typedef enum motus_attachment_collision {
  MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE = 0,
  MOTUS_ATTACHMENT_COLLIDES_ALWAYS = 1,
  MOTUS_ATTACHMENT_COLLIDES_NEVER = 2
} motus_attachment_collision;
typedef struct motus_attachment_options {
  size_t struct_size;
  motus_attachment_type type;
  motus_attachment_collision collision;
  motus_dynamic_item *item;
  motus_dynamic_item *other;
  motus_vector offset;
  motus_vector other_offset;
  motus_point anchor;
  motus_vector axis;
  double length;
  double frequency;
  double damping_ratio;
  double friction_torque;
  double lower_limit;
  double upper_limit;
} motus_attachment_options;
motus_status motus_attachment_options_init(motus_attachment_options *options,
                                           size_t struct_size);
motus_status
motus_attachment_behavior_create(motus_runtime *runtime,
                                 const motus_attachment_options *options,
                                 motus_attachment_behavior **out_attachment);
motus_status
motus_attachment_behavior_get_options(motus_attachment_behavior *attachment,
                                      motus_attachment_options *out_options);
motus_status
motus_attachment_behavior_set_options(motus_attachment_behavior *attachment,
                                      const motus_attachment_options *options);
motus_point
motus_attachment_behavior_anchor_point(motus_attachment_behavior *attachment);
motus_status motus_attachment_behavior_set_anchor_point(
    motus_attachment_behavior *attachment, motus_point anchor);
motus_status motus_snap_behavior_create(motus_runtime *runtime,
                                        motus_dynamic_item *item,
                                        motus_point point,
                                        motus_snap_behavior **out_snap);
motus_point motus_snap_behavior_point(motus_snap_behavior *snap);
motus_status motus_snap_behavior_set_point(motus_snap_behavior *snap,
                                           motus_point point);
double motus_snap_behavior_damping_ratio(motus_snap_behavior *snap);
motus_status motus_snap_behavior_set_damping_ratio(motus_snap_behavior *snap,
                                                   double damping_ratio);
typedef enum motus_push_mode {
  MOTUS_PUSH_CONTINUOUS = 0,
  MOTUS_PUSH_INSTANTANEOUS = 1
} motus_push_mode;
motus_status motus_push_behavior_create(motus_runtime *runtime,
                                        motus_dynamic_item *const *items,
                                        size_t count, motus_push_mode mode,
                                        motus_push_behavior **out_push);
motus_push_mode motus_push_behavior_mode(motus_push_behavior *push);
bool motus_push_behavior_is_active(motus_push_behavior *push);
motus_status motus_push_behavior_set_active(motus_push_behavior *push,
                                            bool active);
motus_vector motus_push_behavior_direction(motus_push_behavior *push);
motus_status motus_push_behavior_set_direction(motus_push_behavior *push,
                                               motus_vector direction);
motus_vector motus_push_behavior_target_offset(motus_push_behavior *push,
                                               motus_dynamic_item *item);
motus_status motus_push_behavior_set_target_offset(motus_push_behavior *push,
                                                   motus_dynamic_item *item,
                                                   motus_vector offset);
typedef enum motus_choice {
  MOTUS_CHOICE_OPEN = -1,
  MOTUS_CHOICE_NO = 0,
  MOTUS_CHOICE_YES = 1
} motus_choice;
typedef struct motus_item_behavior_options {
  size_t struct_size;
  double elasticity;
  double friction;
  double density;
  double resistance;
  double angular_resistance;
  double charge;
  motus_choice is_anchored;
  motus_choice allows_rotation;
} motus_item_behavior_options;
motus_status
motus_item_behavior_options_init(motus_item_behavior_options *options,
                                 size_t struct_size);
motus_status
motus_item_behavior_create(motus_runtime *runtime,
                           const motus_item_behavior_options *options,
                           motus_dynamic_item *const *items, size_t count,
                           motus_item_behavior **out_behavior);
motus_status
motus_item_behavior_get_options(motus_item_behavior *behavior,
                                motus_item_behavior_options *out_options);
motus_status
motus_item_behavior_set_options(motus_item_behavior *behavior,
                                const motus_item_behavior_options *options);
motus_vector motus_item_behavior_linear_velocity(motus_item_behavior *behavior,
                                                 motus_dynamic_item *item);
motus_status
motus_item_behavior_add_linear_velocity(motus_item_behavior *behavior,
                                        motus_dynamic_item *item,
                                        motus_vector velocity);
double motus_item_behavior_angular_velocity(motus_item_behavior *behavior,
                                            motus_dynamic_item *item);
motus_status motus_item_behavior_add_angular_velocity(
    motus_item_behavior *behavior, motus_dynamic_item *item, double velocity);
typedef enum motus_field_type {
  MOTUS_FIELD_DRAG = 0,
  MOTUS_FIELD_VORTEX = 1,
  MOTUS_FIELD_RADIAL_GRAVITY = 2,
  MOTUS_FIELD_LINEAR_GRAVITY = 3,
  MOTUS_FIELD_VELOCITY = 4,
  MOTUS_FIELD_NOISE = 5,
  MOTUS_FIELD_TURBULENCE = 6,
  MOTUS_FIELD_SPRING = 7,
  MOTUS_FIELD_ELECTRIC = 8,
  MOTUS_FIELD_MAGNETIC = 9,
  MOTUS_FIELD_CUSTOM = 10
} motus_field_type;
typedef struct motus_region motus_region;
typedef enum motus_region_shape {
  MOTUS_REGION_INFINITE = 0,
  MOTUS_REGION_DISC = 1,
  MOTUS_REGION_BOX = 2
} motus_region_shape;
motus_status motus_region_create(motus_runtime *runtime,
                                 motus_region_shape shape, motus_size size,
                                 motus_region **out_region);
typedef enum motus_region_operation {
  MOTUS_REGION_UNION = 0,
  MOTUS_REGION_DIFFERENCE = 1,
  MOTUS_REGION_INTERSECTION = 2,
  MOTUS_REGION_INVERSE = 3
} motus_region_operation;
motus_status motus_region_combine(motus_region *region,
                                  motus_region_operation operation,
                                  motus_region *other,
                                  motus_region **out_region);
bool motus_region_contains(motus_region *region, motus_point point);
typedef struct motus_field_options {
  size_t struct_size;
  motus_field_type type;
  motus_region *region;
  motus_point position;
  double strength;
  double falloff;
  double minimum_radius;
  motus_vector direction;
  double smoothness;
  double animation_speed;
} motus_field_options;
motus_status motus_field_options_init(motus_field_options *options,
                                      size_t struct_size);
motus_status motus_field_behavior_create(motus_runtime *runtime,
                                         const motus_field_options *options,
                                         motus_dynamic_item *const *items,
                                         size_t count,
                                         motus_field_behavior **out_field);
motus_status motus_field_behavior_get_options(motus_field_behavior *field,
                                              motus_field_options *out_options);
motus_status
motus_field_behavior_set_options(motus_field_behavior *field,
                                 const motus_field_options *options);
typedef struct motus_field_probe {
  motus_dynamic_item *item;
  motus_point position;
  motus_vector velocity;
  double mass;
  double charge;
  double time_step;
} motus_field_probe;
typedef void (*motus_field_fn)(void *user_data, motus_field_behavior *field,
                               const motus_field_probe *probe,
                               motus_vector *out_force);
motus_status motus_field_behavior_set_evaluator(motus_field_behavior *field,
                                                motus_field_fn fn,
                                                void *user_data,
                                                motus_destroy_fn destroy);
typedef enum motus_event_kind {
  MOTUS_EVENT_VIEW_DID_LOAD = 1,
  MOTUS_EVENT_VIEW_WILL_APPEAR = 2,
  MOTUS_EVENT_VIEW_IS_APPEARING = 3,
  MOTUS_EVENT_VIEW_DID_APPEAR = 4,
  MOTUS_EVENT_VIEW_WILL_DISAPPEAR = 5,
  MOTUS_EVENT_VIEW_DID_DISAPPEAR = 6,
  MOTUS_EVENT_WILL_MOVE_TO_PARENT = 7,
  MOTUS_EVENT_DID_MOVE_TO_PARENT = 8,
  MOTUS_EVENT_WILL_SHOW = 9,
  MOTUS_EVENT_DID_SHOW = 10,
  MOTUS_EVENT_DID_SELECT = 11,
  MOTUS_EVENT_VIEW_WILL_CHANGE_SIZE = 12,
  MOTUS_EVENT_TRAITS_WILL_CHANGE = 13,
  MOTUS_EVENT_TRANSITION_BEGAN = 16,
  MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE = 17,
  MOTUS_EVENT_TRANSITION_FINISHING = 18,
  MOTUS_EVENT_TRANSITION_CANCELLING = 19,
  MOTUS_EVENT_TRANSITION_ENDED = 20,
  MOTUS_EVENT_PRESENTATION_ADAPTED = 24,
  MOTUS_EVENT_SHEET_DETENT_CHANGED = 25,
  MOTUS_EVENT_SHEET_DRAG_BEGAN = 26,
  MOTUS_EVENT_SHEET_DRAG_ENDED = 27,
  MOTUS_EVENT_COMPLETED = 28,
  MOTUS_EVENT_WILL_DISMISS = 29,
  MOTUS_EVENT_DID_DISMISS = 30,
  MOTUS_EVENT_DID_ATTEMPT_TO_DISMISS = 31,
  MOTUS_EVENT_GESTURE = 32,
  MOTUS_EVENT_SETTLED = 33,
  MOTUS_EVENT_CHILD_ENTERING = 34,
  MOTUS_EVENT_CHILD_ENTERED = 35,
  MOTUS_EVENT_CHILD_LEAVING = 36,
  MOTUS_EVENT_CHILD_LEFT = 37,
  MOTUS_EVENT_CHILD_RETURNED = 38,
  MOTUS_EVENT_CHILD_MOVED_PARENT = 39,
  MOTUS_EVENT_ARRANGEMENT_SETTLED = 40,
  MOTUS_EVENT_FLIGHT_BEGAN = 41,
  MOTUS_EVENT_FLIGHT_ENDED = 42,
  MOTUS_EVENT_REORDER_CHANGED = 43,
  MOTUS_EVENT_REORDER_ENDED = 44,
  MOTUS_EVENT_DYNAMICS_WILL_RESUME = 48,
  MOTUS_EVENT_DYNAMICS_DID_PAUSE = 49,
  MOTUS_EVENT_DYNAMICS_ITEM_LEFT = 50,
  MOTUS_EVENT_CONTACT_BEGAN = 51,
  MOTUS_EVENT_CONTACT_ENDED = 52,
  MOTUS_EVENT_DISPLAY_LINK = 64,
  MOTUS_EVENT_SAFE_AREA_CHANGED = 72,
  MOTUS_EVENT_SCROLL_WILL_BEGIN_DRAGGING = 80,
  MOTUS_EVENT_SCROLL_DID_SCROLL = 81,
  MOTUS_EVENT_SCROLL_WILL_END_DRAGGING = 82,
  MOTUS_EVENT_SCROLL_DID_END_DRAGGING = 83,
  MOTUS_EVENT_SCROLL_WILL_BEGIN_DECELERATING = 84,
  MOTUS_EVENT_SCROLL_DID_END_DECELERATING = 85,
  MOTUS_EVENT_SCROLL_DID_END_ANIMATION = 86,
  MOTUS_EVENT_SCROLL_PAGE_CHANGED = 87,
  MOTUS_EVENT_SCROLL_DID_TRIGGER_REFRESH = 88,
  MOTUS_EVENT_SCROLL_DID_SCROLL_TO_TOP = 89,
  MOTUS_EVENT_SCROLL_WILL_BEGIN_ZOOMING = 90,
  MOTUS_EVENT_SCROLL_DID_ZOOM = 91,
  MOTUS_EVENT_SCROLL_DID_END_ZOOMING = 92,
  MOTUS_EVENT_SCROLL_WANTS_KEYBOARD_AWAY = 93,
  MOTUS_EVENT_SPLIT_MODE_CHANGED = 94,
  MOTUS_EVENT_SPLIT_COLLAPSED = 95,
  MOTUS_EVENT_TIMER = 65,
  MOTUS_EVENT_CUE = 66
} motus_event_kind;
const char *motus_event_kind_name(motus_event_kind kind);
typedef struct motus_event {
  motus_event_kind kind;
  int32_t detail;
  void *subject;
  void *other;
  uint64_t tag;
  double time;
  double value;
} motus_event;
motus_status motus_runtime_events(motus_runtime *runtime,
                                  const motus_event **out_events,
                                  size_t *out_count);
uint64_t motus_runtime_trace_hash(motus_runtime *runtime);
bool motus_runtime_traces_changes(motus_runtime *runtime);
motus_status motus_runtime_set_traces_changes(motus_runtime *runtime,
                                              bool traces);
]]

local function library()
  local path, why = os.getenv("MOTUS_LIBRARY"), nil
  if path then return ffi.load(path) end
  local here = debug.getinfo(1, "S").source:sub(2)
  here = here:match("^/") and here or "./" .. here -- a name without a slash would be sought elsewhere
  local tree, archive = here:match("^(.*)bindings/lua/luajit/"), here:match("^(.*)lua/luajit/")
  local names = ({ OSX = { "libmotus.dylib", "libmotus.0.dylib" }, Windows = { "motus.dll", "motus.dll" } })[jit.os]
    or { "libmotus.so", "libmotus.so.0" } -- macOS and Windows: untried
  local beside = tree and tree .. ".build/release/" or archive and archive .. "lib/"
  for _, place in ipairs({ beside and beside .. names[1] or names[2], names[2], "motus" }) do
    local found, made = pcall(ffi.load, place)
    if found then return made end
    why = made
  end
  error("libmotus.so is not installed; set MOTUS_LIBRARY to its path (" .. tostring(why) .. ")", 0)
end
local lib = library()
local motus, classes, structs, kinds = {}, {}, {}, {}
local reported = {} -- the last refusal
local failure -- the first error of a callback that nobody has raised; in a table
local user_diagnostics = {} -- by runtime

-- ---- Calls ----

local function enter()
  reported.status = 0
end

-- After a call: raises what a callback raised, or what the call was refused for.
local function leave(status, asked)
  if failure then
    local raised = failure[1]
    failure = nil
    error(raised, 0)
  end
  if status < 0 or (asked and reported.status < 0) then
    if reported.status < 0 and (asked or reported.status == status) then
      error(reported.call .. ": " .. reported.message, 3)
    end
    error(ffi.string(lib.motus_status_name(status)), 3)
  end
end

-- ---- Objects: one table for each, which holds one reference ----

local void = ffi.typeof("void *")
local known = {} -- by the two halves of the name

local function place(handle)
  local name = ffi.cast("uintptr_t", handle) + 0ULL
  local high, low = tonumber(name / 2ULL ^ 32), tonumber(name % 2ULL ^ 32)
  local row = known[high]
  if not row then
    row = setmetatable({}, { __mode = "v" })
    known[high] = row
  end
  return row, low
end

local function release(handle)
  if lib.motus_is_alive(handle) then lib.motus_release(handle) end
end

-- An object for a handle; `full`: the caller's own reference comes with it.
local function object(handle, class, counted, full)
  if handle == nil then return nil end
  handle = ffi.cast(void, handle)
  local row, low = place(handle)
  local one = row[low]
  if one then
    if full then lib.motus_release(handle) end
    return one
  end
  local kind = kinds[tonumber(lib.motus_handle_kind(handle))]
  if kind and kind ~= "dynamic_behavior" then class = kind end
  if full or (counted and lib.motus_retain(handle) >= 0) then handle = ffi.gc(handle, release) end
  one = setmetatable({ c = handle, ticks = 0 }, classes[class])
  row[low] = one
  return one
end

-- Of any kind; nothing that has ended.
local function lent(handle, class, counted)
  if handle == nil or not lib.motus_is_alive(handle) then return nil end
  return object(handle, class, counted, false)
end

local function wrong(at, wanted, got)
  error(("bad argument #%d: %s expected, got %s"):format(at, wanted, type(got)), 3)
end

local function handle(one, at, nullable)
  if one == nil and nullable then return nil end
  if type(one) ~= "table" or not one.c or not getmetatable(one) or not getmetatable(one).motus then
    wrong(at, "an object of motus", one)
  end
  return one.c
end

local function number(value, at)
  local got = tonumber(value)
  if type(value) == "table" or not got then wrong(at, "a number", value) end
  return got
end

local function flag(value, at)
  if value == nil then wrong(at, "a value", value) end
  return value ~= false
end

local function text(value, at, nullable)
  if value == nil and nullable then return nil end
  if type(value) == "number" then value = tostring(value) end
  if type(value) ~= "string" then wrong(at, "a text", value) end
  return value
end

local function array(value, at, nullable)
  if value == nil and nullable then return {} end
  if type(value) ~= "table" then wrong(at, "a table", value) end
  return value
end

-- ---- Structs ----

local fill

-- Settings have their defaults first; `keep` holds what they point to until the call is over.
local function begin(name, out, value)
  local struct = structs[name]
  if struct.init then
    local more = struct.init_with and (value[struct.init_with] or error(struct.init_with .. " is missing", 0))
    if more then lib[struct.init](out, ffi.sizeof(name), more) else lib[struct.init](out, ffi.sizeof(name)) end
  elseif struct.sized then
    out.struct_size = ffi.sizeof(name)
  end
end

-- Refuses a table with a field that its struct has not: a misspelled setting would be another motion.
local function only(name, struct, value)
  if not struct.known then
    struct.known = struct.spring and { bounce = true, response = true, damping_ratio = true } or {}
    for _, field in ipairs(struct) do struct.known[field[1]] = true end
  end
  for key in pairs(value) do
    if type(key) == "string" and not struct.known[key] then error(name:sub(7) .. " has no field " .. key, 0) end
  end
end

-- The timing of settings: a table, a type alone, or a spring in its place.
local function timing(value)
  local bounce, response, ratio = value.bounce, value.response, value.damping_ratio
  if bounce and ratio then error("bounce and damping_ratio are two words for one thing: give one of them", 0) end
  if not (bounce or response or ratio) then
    return type(value.timing) == "number" and { type = value.timing } or value.timing
  end
  if value.timing then error("timing, or bounce, response and damping_ratio in its place: not both", 0) end
  return { bounce = bounce, damping_ratio = ratio, spring_duration = response,
    type = not ratio and lib.MOTUS_TIMING_SPRING_BOUNCE
      or response and lib.MOTUS_TIMING_SPRING_RESPONSE or lib.MOTUS_TIMING_SPRING_RATIO }
end

function fill(name, out, value, keep)
  if type(value) ~= "table" then error("a table for " .. name .. " expected, got " .. type(value), 0) end
  local struct = structs[name]
  if struct.only then only(name, struct, value) end
  begin(name, out, value)
  for at, field in ipairs(struct) do
    local key, kind = field[1], field[2]
    local given = value[key]
    if struct.spring and key == "timing" then given = timing(value) end
    if given == nil and struct.plain then given = value[at] end
    if kind == "numbers" then -- an array in it; alone, the table itself
      local from = given or (#struct == 1 and value or nil)
      if from then
        for i = 1, field[4] do
          if from[i] ~= nil then out[key][i - 1] = from[i] end
        end
      end
    elseif given ~= nil then
      if kind == "value" then
        out[key] = given
      elseif kind == "handle" then
        out[key] = ffi.cast(field[3] .. " *", handle(given, at, true))
      elseif kind == "struct" then
        fill(field[3], out[key], given, keep)
      elseif kind == "structs" then
        for i = 1, math.min(field[4], #given) do fill(field[3], out[key][i - 1], given[i], keep) end
      elseif kind == "array" then
        local all = ffi.new(field[3] .. "[?]", #given)
        for i = 1, #given do fill(field[3], all[i - 1], given[i], keep) end
        keep[#keep + 1] = all
        out[key], out[field[4]] = all, #given
      elseif kind == "pointer" then
        local one = ffi.new(field[3] .. "[1]")
        fill(field[3], one[0], given, keep)
        keep[#keep + 1] = one
        out[key] = one
      end
    end
  end
end

local function read(name, value, keep)
  local out = ffi.new(name .. "[1]")
  keep[#keep + 1] = out
  fill(name, out[0], value, keep)
  return out
end

local tell

local function value_of(field, one)
  local key, kind = field[1], field[2]
  if kind == "numbers" then
    local all = {}
    for i = 1, field[4] do all[i] = tonumber(one[key][i - 1]) end
    return all
  elseif kind == "components" then
    local all = {}
    for i = 1, tonumber(one.component_count) do all[i] = one[key][i - 1] end
    return all
  elseif kind == "handle" then
    return lent(one[key], field[3]:sub(7), field.counted)
  elseif kind == "any" then
    if one[key] ~= nil and lib.motus_is_alive(one[key]) then return object(one[key], "view", true, false) end
    return one[key]
  elseif kind == "struct" then
    return tell(field[3], one[key])
  elseif kind == "structs" then
    local all = {}
    for i = 1, field[4] do all[i] = tell(field[3], one[key][i - 1]) end
    return all
  elseif kind == "text" then
    return one[key] ~= nil and ffi.string(one[key]) or nil
  elseif kind == "value" then
    local value = one[key]
    return type(value) == "boolean" and value or tonumber(value)
  end
end

function tell(name, one)
  local made = {}
  for _, field in ipairs(structs[name]) do made[field[1]] = value_of(field, one) end
  return made
end

local clocks = { ticks = 0 } -- of all runtimes

-- An iterator over rows that the library lends until the next tick; a runtime counts its own.
local function rows(name, first, count, owner)
  local clock = tonumber(lib.motus_handle_kind(owner.c)) == lib.MOTUS_KIND_RUNTIME and owner or clocks
  local at, frame = -1, clock.ticks
  return function()
    at = at + 1
    if at >= count then return end
    if clock.ticks ~= frame then error("the rows are of an earlier frame", 2) end
    return tell(name, first[at])
  end
end

-- ---- Callbacks: one function of C for each kind, whose data is a number ----

local held, next_held, pointers = {}, 0, {}
local forget = ffi.cast("motus_destroy_fn", function(data) held[tonumber(ffi.cast("uintptr_t", data))] = nil end)

-- Holds two functions, or a table of them.
local function hold(first, second)
  if first == nil and second == nil then return nil end
  next_held = next_held + 1
  held[next_held] = { first, second }
  return ffi.cast(void, next_held), next_held
end

local function called(data, which, name)
  local one = held[tonumber(ffi.cast("uintptr_t", data))]
  one = one and one[which]
  if name and one then one = one[name] end
  return one
end

-- What a callback raises is kept for the call that has led to it.
local function protected(good, ...)
  if good then return ... end
  failure = failure or { (...) }
end

local on = {}
local function pointer(kind, made)
  if not pointers[made] then pointers[made] = ffi.cast(kind, on[made]) end
  return pointers[made]
end

local function values(from, count)
  local all = {}
  for i = 1, count do all[i] = from[i - 1] end
  return unpack(all, 1, count)
end

local function callable(value, at, nullable)
  if value == nil and nullable then return nil end
  if type(value) ~= "function" then wrong(at, "a function", value) end
  return value
end

-- A delegate's struct, with a function for each that the table has.
local function delegate(name, value)
  local out = ffi.new(name .. "[1]")
  out[0].struct_size = ffi.sizeof(name)
  for key, made in pairs(structs[name]) do
    if type(value[key]) == "function" then
      if not pointers[made] then pointers[made] = ffi.cast(ffi.typeof(out[0][key]), on[made]) end
      out[0][key] = pointers[made]
    end
  end
  return out
end

local function class(name, base)
  local methods = {}
  if base then setmetatable(methods, { __index = classes[base].__index }) end
  classes[name] = {
    motus = true, __index = methods,
    __tostring = function(one)
      return ("%s%s: %s"):format(ffi.string(lib.motus_kind_name(lib.motus_handle_kind(one.c))),
        lib.motus_is_alive(one.c) and "" or " (ended)", tostring(one.c))
    end,
  }
  function methods.is_alive(self) return lib.motus_is_alive(handle(self, 1)) end
  return methods
end

local record = ffi.cast("motus_diagnostics_fn", function(data, status, call, message)
  reported.status, reported.call, reported.message = tonumber(status), ffi.string(call), ffi.string(message)
  local hears = user_diagnostics[tonumber(ffi.cast("uintptr_t", data))]
  if hears then protected(pcall(hears, reported.status, reported.call, reported.message)) end
end)

local function created(runtime)
  lib.motus_runtime_set_diagnostics(runtime, record, nil, nil)
end

structs.motus_point = {
  plain = true,
  { "x", "value" },
  { "y", "value" },
}
structs.motus_vector = {
  plain = true,
  { "dx", "value" },
  { "dy", "value" },
}
structs.motus_size = {
  plain = true,
  { "width", "value" },
  { "height", "value" },
}
structs.motus_rect = {
  plain = true,
  { "x", "value" },
  { "y", "value" },
  { "width", "value" },
  { "height", "value" },
}
structs.motus_insets = {
  plain = true,
  { "top", "value" },
  { "left", "value" },
  { "bottom", "value" },
  { "right", "value" },
}
structs.motus_transform = {
  plain = true,
  { "a", "value" },
  { "b", "value" },
  { "c", "value" },
  { "d", "value" },
  { "tx", "value" },
  { "ty", "value" },
}
structs.motus_transform_3d = {
  plain = true,
  { "m", "numbers", nil, 16 },
}
structs.motus_color = {
  plain = true,
  { "red", "value" },
  { "green", "value" },
  { "blue", "value" },
  { "alpha", "value" },
}
structs.motus_corner_radii = {
  plain = true,
  { "top_left", "value" },
  { "top_right", "value" },
  { "bottom_right", "value" },
  { "bottom_left", "value" },
}
structs.motus_runtime_options = {
  only = true,
  sized = true,
  init = "motus_runtime_options_init",
  { "window_size", "struct", "motus_size" },
  { "start_time", "value" },
  { "longest_step", "value" },
}
structs.motus_statistics = {
  only = true,
  sized = true,
  { "views", "value" },
  { "objects", "value" },
  { "animations", "value" },
  { "animated_properties", "value" },
  { "moving_properties", "value" },
  { "transitions", "value" },
  { "animation_bytes", "value" },
  { "library_bytes", "value" },
  { "library_peak_bytes", "value" },
}
structs.motus_change = {
  plain = true,
  only = true,
  { "view", "handle", "motus_view", counted = true },
  { "property", "value" },
  { "component_count", "value" },
  { "tag", "value" },
  { "values", "components" },
}
structs.motus_draw_item = {
  plain = true,
  only = true,
  { "view", "handle", "motus_view", counted = true },
  { "tag", "value" },
  { "transform", "struct", "motus_transform" },
  { "bounds", "struct", "motus_rect" },
  { "color", "struct", "motus_color" },
  { "alpha", "value" },
  { "corner_radius", "value" },
  { "clip", "value" },
  { "depth", "value" },
}
structs.motus_draw_effect = {
  plain = true,
  only = true,
  { "item", "value" },
  { "reserved", "value" },
  { "transform", "struct", "motus_transform_3d" },
  { "curl", "value" },
  { "curl_direction", "value" },
}
structs.motus_draw_detail = {
  plain = true,
  only = true,
  { "tag", "value" },
  { "own_alpha", "value" },
  { "group_alpha", "value" },
  { "group", "value" },
  { "flags", "value" },
  { "scale_x", "value" },
  { "scale_y", "value" },
  { "corner_radii", "struct", "motus_corner_radii" },
  { "border_width", "value" },
  { "border_color", "struct", "motus_color" },
  { "shadow_color", "struct", "motus_color" },
  { "shadow_offset", "struct", "motus_vector" },
  { "shadow_radius", "value" },
}
structs.motus_draw_group = {
  plain = true,
  only = true,
  { "first", "value" },
  { "end", "value" },
  { "parent", "value" },
  { "depth", "value" },
  { "alpha", "value" },
}
structs.motus_tree_change = {
  plain = true,
  only = true,
  { "view", "handle", "motus_view", counted = true },
  { "superview", "handle", "motus_view", counted = true },
  { "tag", "value" },
  { "kind", "value" },
  { "index", "value" },
}
structs.motus_motion = {
  plain = true,
  only = true,
  { "mover", "any" },
  { "view", "handle", "motus_view", counted = true },
  { "property", "value" },
  { "kind", "value" },
  { "state", "value" },
  { "component_count", "value" },
  { "fraction", "value" },
  { "velocity", "components" },
}
structs.motus_timing = {
  only = true,
  sized = true,
  init = "motus_timing_init",
  { "type", "value" },
  { "control_1", "struct", "motus_point" },
  { "control_2", "struct", "motus_point" },
  { "mass", "value" },
  { "stiffness", "value" },
  { "damping", "value" },
  { "damping_ratio", "value" },
  { "spring_duration", "value" },
  { "bounce", "value" },
  { "initial_velocity", "value" },
  { "step_count", "value" },
  { "step_position", "value" },
  { "points", "array", "motus_point", "point_count" },
  { "point_count", "value" },
  { "reserved", "numbers", nil, 2 },
}
structs.motus_decay = {
  plain = true,
  { "rate", "value" },
  { "start", "value" },
  { "velocity", "value" },
}
structs.motus_paging = {
  only = true,
  sized = true,
  init = "motus_paging_init",
  { "page_size", "value" },
  { "origin", "value" },
  { "page_count", "value" },
  { "begin_page", "value" },
  { "maximum_pages", "value" },
  { "rate", "value" },
}
structs.motus_snap_position = {
  plain = true,
  only = true,
  { "offset", "value" },
  { "end", "value" },
  { "stops", "value" },
}
structs.motus_snapping = {
  only = true,
  sized = true,
  init = "motus_snapping_init",
  { "strictness", "value" },
  { "proximity", "value" },
  { "minimum_offset", "value" },
  { "maximum_offset", "value" },
  { "begin_offset", "value" },
  { "rate", "value" },
}
structs.motus_animation_options = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_animation_options_init",
  { "duration", "value" },
  { "delay", "value" },
  { "timing", "struct", "motus_timing" },
  { "flags", "value" },
  { "repeat_count", "value" },
}
structs.motus_implicit_options = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_implicit_options_init",
  { "duration", "value" },
  { "delay", "value" },
  { "timing", "struct", "motus_timing" },
  { "flags", "value" },
  { "reserved", "value" },
}
structs.motus_presence = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_presence_init",
  { "alpha", "value" },
  { "transform", "struct", "motus_transform" },
  { "offset", "struct", "motus_vector" },
  { "offset_is_relative", "value" },
  { "duration", "value" },
  { "delay", "value" },
  { "timing", "struct", "motus_timing" },
}
structs.motus_child = {
  plain = true,
  only = true,
  { "key", "value" },
  { "frame", "struct", "motus_rect" },
  { "view", "handle", "motus_view", counted = true },
  { "tag", "value" },
  { "flags", "value" },
  { "reserved", "value" },
  { "presence", "pointer", "motus_presence" },
}
structs.motus_arrangement_options = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_arrangement_options_init",
  { "duration", "value" },
  { "timing", "struct", "motus_timing" },
  { "enter", "pointer", "motus_presence" },
  { "exit", "pointer", "motus_presence" },
  { "sizing", "value" },
  { "leaver_order", "value" },
  { "leaver_anchor", "struct", "motus_point" },
  { "stagger", "value" },
  { "stagger_limit", "value" },
  { "stagger_from", "value" },
  { "order", "value" },
  { "stagger_point", "struct", "motus_point" },
  { "flags", "value" },
  { "origin", "struct", "motus_point" },
  { "cull_margin", "value" },
  { "group", "value" },
}
structs.motus_arrangement_summary = {
  only = true,
  sized = true,
  { "entered", "value" },
  { "moved", "value" },
  { "resized", "value" },
  { "left", "value" },
  { "returned", "value" },
  { "came", "value" },
  { "culled", "value" },
}
structs.motus_arrangement_delegate = {
  enter = "arrangement_delegate_enter",
  exit = "arrangement_delegate_exit",
  left = "arrangement_delegate_left",
  settled = "arrangement_delegate_settled",
}
structs.motus_reorder_options = {
  only = true,
  sized = true,
  init = "motus_reorder_options_init",
  { "axis", "value" },
  { "lift", "pointer", "motus_presence" },
  { "duration", "value" },
  { "drop", "struct", "motus_timing" },
}
structs.motus_keyframes_options = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_keyframes_options_init",
  { "duration", "value" },
  { "delay", "value" },
  { "timing", "struct", "motus_timing" },
  { "flags", "value" },
  { "calculation", "value" },
  { "repeat_count", "value" },
  { "tension", "value" },
  { "continuity", "value" },
  { "bias", "value" },
}
structs.motus_path_segment = {
  plain = true,
  only = true,
  { "kind", "value" },
  { "reserved", "value" },
  { "control_1", "struct", "motus_point" },
  { "control_2", "struct", "motus_point" },
  { "end", "struct", "motus_point" },
  { "angle", "value" },
}
structs.motus_follow_options = {
  only = true,
  sized = true,
  init = "motus_follow_options_init",
  { "orientation", "value" },
  { "paces_by_segment", "value" },
  { "keeps_orientation", "value" },
  { "angle", "value" },
}
structs.motus_value_options = {
  only = true,
  sized = true,
  init = "motus_value_options_init",
  { "kind", "value" },
  { "color_space", "value" },
  { "flags", "value" },
  { "reserved", "value" },
  { "point", "value" },
}
structs.motus_fling_options = {
  only = true,
  sized = true,
  init = "motus_fling_options_init",
  { "rate", "value" },
  { "rates", "components" },
  { "rate_count", "value" },
  { "minimums", "components" },
  { "minimum_count", "value" },
  { "maximums", "components" },
  { "maximum_count", "value" },
  { "rests", "components" },
  { "rest_count", "value" },
  { "point", "value" },
}
structs.motus_glide_options = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_glide_options_init",
  { "duration", "value" },
  { "delay", "value" },
  { "timing", "struct", "motus_timing" },
  { "starts", "components" },
  { "start_count", "value" },
  { "keep", "value" },
  { "color_space", "value" },
  { "flags", "value" },
}
structs.motus_presence_options = {
  only = true,
  sized = true,
  init = "motus_presence_options_init",
  { "enter_duration", "value" },
  { "exit_duration", "value" },
  { "enter", "struct", "motus_timing" },
  { "exit", "struct", "motus_timing" },
}
structs.motus_frame_rate_range = {
  plain = true,
  { "minimum", "value" },
  { "maximum", "value" },
  { "preferred", "value" },
}
structs.motus_touch = {
  plain = true,
  only = true,
  { "id", "value" },
  { "phase", "value" },
  { "point", "struct", "motus_point" },
  { "time", "value" },
}
structs.motus_gesture_options = {
  only = true,
  sized = true,
  init = "motus_gesture_options_init",
  { "type", "value" },
  { "minimum_touches", "value" },
  { "maximum_touches", "value" },
  { "edges", "value" },
  { "directions", "value" },
  { "taps", "value" },
  { "touches", "value" },
  { "duration", "value" },
  { "movement", "value" },
  { "wheels", "value" },
}
structs.motus_gesture_delegate = {
  should_begin = "gesture_delegate_should_begin",
  should_receive_touch = "gesture_delegate_should_receive_touch",
  should_recognize_simultaneously = "gesture_delegate_should_recognize_simultaneously",
  should_require_failure_of = "gesture_delegate_should_require_failure_of",
  should_be_required_to_fail_by = "gesture_delegate_should_be_required_to_fail_by",
}
structs.motus_scroller_options = {
  only = true,
  sized = true,
  init = "motus_scroller_options_init",
  { "axes", "value" },
  { "enabled", "value" },
  { "bounces", "value" },
  { "always_bounces", "value" },
  { "locks_direction", "value" },
  { "deceleration_rate", "value" },
  { "paging", "value" },
  { "page_size", "value" },
  { "page_spacing", "value" },
  { "page_origin", "value" },
  { "maximum_pages", "value" },
  { "snap_strictness", "value" },
  { "snap_proximity", "value" },
  { "snap_padding", "struct", "motus_insets" },
  { "horizontal_chaining", "value" },
  { "vertical_chaining", "value" },
  { "right_to_left", "value" },
  { "refresh_distance", "value" },
  { "wheel_notch", "value" },
  { "line", "value" },
  { "page_fraction", "value" },
  { "smooths_wheel", "value" },
  { "indicators", "value" },
  { "indicator_inset", "struct", "motus_insets" },
  { "minimum_indicator", "value" },
  { "scrolls_to_top", "value" },
  { "keyboard_dismiss", "value" },
  { "minimum_zoom", "value" },
  { "maximum_zoom", "value" },
  { "bounces_zoom", "value" },
  { "centers_content", "value" },
  { "carries_momentum", "value" },
  { "chains_momentum", "value" },
  { "delays_content_touches", "value" },
  { "cancels_content_touches", "value" },
}
structs.motus_wheel_event = {
  only = true,
  sized = true,
  init = "motus_wheel_event_init",
  { "point", "struct", "motus_point" },
  { "time", "value" },
  { "delta", "struct", "motus_vector" },
  { "unit", "value" },
  { "phase", "value" },
  { "momentum", "value" },
  { "modifiers", "value" },
}
structs.motus_indicator = {
  plain = true,
  { "position", "value" },
  { "length", "value" },
  { "alpha", "value" },
}
structs.motus_snap_area = {
  plain = true,
  only = true,
  { "start", "value" },
  { "size", "value" },
  { "alignment", "value" },
  { "stops", "value" },
}
structs.motus_scroller_delegate = {
  did_scroll = "scroller_delegate_did_scroll",
  will_begin_dragging = "scroller_delegate_will_begin_dragging",
  will_end_dragging = "scroller_delegate_will_end_dragging",
  did_end_dragging = "scroller_delegate_did_end_dragging",
  will_begin_decelerating = "scroller_delegate_will_begin_decelerating",
  did_end_decelerating = "scroller_delegate_did_end_decelerating",
  did_end_animation = "scroller_delegate_did_end_animation",
  did_change_page = "scroller_delegate_did_change_page",
  did_trigger_refresh = "scroller_delegate_did_trigger_refresh",
  should_scroll_to_top = "scroller_delegate_should_scroll_to_top",
  did_scroll_to_top = "scroller_delegate_did_scroll_to_top",
  will_begin_zooming = "scroller_delegate_will_begin_zooming",
  did_zoom = "scroller_delegate_did_zoom",
  did_end_zooming = "scroller_delegate_did_end_zooming",
  should_cancel_touches_in = "scroller_delegate_should_cancel_touches_in",
  wants_keyboard_away = "scroller_delegate_wants_keyboard_away",
}
structs.motus_scroll_link_options = {
  only = true,
  sized = true,
  init = "motus_scroll_link_options_init",
  { "axis", "value" },
  { "range", "value" },
  { "subject", "handle", "motus_view", counted = true },
  { "begin_offset", "value" },
  { "end_offset", "value" },
  { "inset_start", "value" },
  { "inset_end", "value" },
  { "goes_beyond", "value" },
}
structs.motus_view_controller_callbacks = {
  load_view = "view_controller_callbacks_load_view",
  view_did_load = "view_controller_callbacks_view_did_load",
  view_will_appear = "view_controller_callbacks_view_will_appear",
  view_is_appearing = "view_controller_callbacks_view_is_appearing",
  view_did_appear = "view_controller_callbacks_view_did_appear",
  view_will_disappear = "view_controller_callbacks_view_will_disappear",
  view_did_disappear = "view_controller_callbacks_view_did_disappear",
  view_will_layout_subviews = "view_controller_callbacks_view_will_layout_subviews",
  view_did_layout_subviews = "view_controller_callbacks_view_did_layout_subviews",
  will_move_to_parent = "view_controller_callbacks_will_move_to_parent",
  did_move_to_parent = "view_controller_callbacks_did_move_to_parent",
  did_receive_memory_warning = "view_controller_callbacks_did_receive_memory_warning",
  view_will_transition_to_size = "view_controller_callbacks_view_will_transition_to_size",
  size_for_child = "view_controller_callbacks_size_for_child",
  should_perform_segue = "view_controller_callbacks_should_perform_segue",
  prepare_for_segue = "view_controller_callbacks_prepare_for_segue",
  can_perform_unwind = "view_controller_callbacks_can_perform_unwind",
  allows_unwind_to_child = "view_controller_callbacks_allows_unwind_to_child",
  unwind_to_child = "view_controller_callbacks_unwind_to_child",
  show = "view_controller_callbacks_show",
  show_detail = "view_controller_callbacks_show_detail",
  will_transition_to_traits = "view_controller_callbacks_will_transition_to_traits",
  preferred_content_size_did_change_for_child = "view_controller_callbacks_preferred_content_size_did_change_for_child",
  system_layout_fitting_size_did_change_for_child = "view_controller_callbacks_system_layout_fitting_size_did_change_for_child",
  view_safe_area_did_change = "view_controller_callbacks_view_safe_area_did_change",
}
structs.motus_container_transition_options = {
  only = true,
  sized = true,
  init = "motus_container_transition_options_init",
  { "animator", "handle", "motus_animation_controller", counted = true },
  { "interaction", "handle", "motus_interaction_controller", counted = true },
  { "container_view", "handle", "motus_view", counted = true },
  { "operation", "value" },
  { "from_initial_frame", "struct", "motus_rect" },
  { "from_final_frame", "struct", "motus_rect" },
  { "to_initial_frame", "struct", "motus_rect" },
  { "to_final_frame", "struct", "motus_rect" },
}
structs.motus_inset_change = {
  only = true,
  sized = true,
  { "from", "struct", "motus_insets" },
  { "to", "struct", "motus_insets" },
  { "shown", "struct", "motus_insets" },
  { "duration", "value" },
  { "is_animated", "value" },
  { "is_interactive", "value" },
  { "is_over", "value" },
  { "was_cancelled", "value" },
}
structs.motus_navigation_delegate = {
  will_show = "navigation_delegate_will_show",
  did_show = "navigation_delegate_did_show",
  animation_controller = "navigation_delegate_animation_controller",
  interaction_controller = "navigation_delegate_interaction_controller",
}
structs.motus_navigation_options = {
  only = true,
  sized = true,
  init = "motus_navigation_options_init",
  { "parallax", "value" },
  { "dimming", "value" },
  { "shadow_alpha", "value" },
  { "shadow_radius", "value" },
}
structs.motus_tab_bar_delegate = {
  should_select = "tab_bar_delegate_should_select",
  did_select = "tab_bar_delegate_did_select",
  animation_controller = "tab_bar_delegate_animation_controller",
  interaction_controller = "tab_bar_delegate_interaction_controller",
}
structs.motus_page_view_controller_options = {
  only = true,
  sized = true,
  init = "motus_page_view_controller_options_init",
  { "axis", "value" },
  { "spacing", "value" },
  { "right_to_left", "value" },
}
structs.motus_page_data_source = {
  before = "page_data_source_before",
  after = "page_data_source_after",
}
structs.motus_page_delegate = {
  will_transition = "page_delegate_will_transition",
  did_transition = "page_delegate_did_transition",
}
structs.motus_column_width = {
  plain = true,
  { "minimum", "value" },
  { "preferred", "value" },
  { "maximum", "value" },
}
structs.motus_split_view_controller_options = {
  only = true,
  sized = true,
  init = "motus_split_view_controller_options_init",
  { "primary_width", "struct", "motus_column_width" },
  { "supplementary_width", "struct", "motus_column_width" },
  { "secondary_minimum_width", "value" },
  { "dimming", "value" },
  { "right_to_left", "value" },
  { "interactive", "value" },
}
structs.motus_split_delegate = {
  should_collapse = "split_delegate_should_collapse",
  top_column = "split_delegate_top_column",
  mode_for_expanding = "split_delegate_mode_for_expanding",
  will_change_mode = "split_delegate_will_change_mode",
  will_show_column = "split_delegate_will_show_column",
  will_hide_column = "split_delegate_will_hide_column",
  did_collapse = "split_delegate_did_collapse",
}
structs.motus_segue_callbacks = {
  make_destination = "segue_callbacks_make_destination",
  perform = "segue_callbacks_perform",
}
structs.motus_animation_controller_callbacks = {
  transition_duration = "animation_controller_callbacks_transition_duration",
  animate_transition = "animation_controller_callbacks_animate_transition",
  interruptible_animator = "animation_controller_callbacks_interruptible_animator",
  animation_ended = "animation_controller_callbacks_animation_ended",
}
structs.motus_interaction_controller_callbacks = {
  start_interactive_transition = "interaction_controller_callbacks_start_interactive_transition",
  wants_interactive_start = "interaction_controller_callbacks_wants_interactive_start",
  completion_speed = "interaction_controller_callbacks_completion_speed",
}
structs.motus_gesture_binding_options = {
  only = true,
  sized = true,
  init = "motus_gesture_binding_options_init",
  { "direction", "struct", "motus_vector" },
  { "extent", "value" },
  { "threshold", "value" },
}
structs.motus_transition_info = {
  only = true,
  sized = true,
  { "is_animated", "value" },
  { "is_initially_interactive", "value" },
  { "is_interruptible", "value" },
  { "is_interactive", "value" },
  { "was_cancelled", "value" },
  { "presentation_style", "value" },
  { "transition_duration", "value" },
  { "percent_complete", "value" },
  { "completion_velocity", "value" },
  { "target_transform", "struct", "motus_transform" },
}
structs.motus_match_options = {
  only = true,
  sized = true,
  init = "motus_match_options_init",
  { "content", "value" },
  { "flags", "value" },
  { "content_size", "struct", "motus_size" },
  { "gravity", "struct", "motus_point" },
  { "z", "value" },
}
structs.motus_matched_options = {
  only = true,
  spring = true,
  sized = true,
  init = "motus_matched_options_init",
  { "style", "value" },
  { "keep_source_hidden", "value" },
  { "duration", "value" },
  { "timing", "struct", "motus_timing" },
  { "cross_fade", "value" },
}
structs.motus_flight = {
  plain = true,
  only = true,
  { "source", "handle", "motus_view", counted = true },
  { "destination", "handle", "motus_view", counted = true },
  { "key", "value" },
  { "source_tag", "value" },
  { "destination_tag", "value" },
  { "item", "value" },
  { "flags", "value" },
  { "progress", "value" },
  { "source_weight", "value" },
  { "destination_weight", "value" },
  { "source_rect", "struct", "motus_rect" },
  { "destination_rect", "struct", "motus_rect" },
  { "clip", "struct", "motus_rect" },
}
structs.motus_zoom_physics = {
  only = true,
  sized = true,
  init = "motus_zoom_physics_init",
  { "entrance_frequency", "value" },
  { "entrance_damping", "value" },
  { "landing_frequency", "value" },
  { "landing_damping", "value" },
  { "return_frequency", "value" },
  { "return_damping", "value" },
  { "tracking_frequency", "value" },
  { "cover_frequency", "value" },
  { "gain", "value" },
  { "knee", "value" },
  { "smallest", "value" },
  { "fall", "value" },
  { "band", "value" },
  { "reach", "value" },
  { "pan_threshold", "value" },
  { "edge_threshold", "value" },
  { "pinch_threshold", "value" },
  { "look_ahead", "value" },
  { "quickening", "value" },
  { "cross_fade", "value" },
  { "cover", "value" },
  { "bend_in", "value" },
  { "bend_back", "value" },
  { "shadow_alpha", "value" },
  { "shadow_offset", "value" },
  { "shadow_radius", "value" },
  { "dissolve", "value" },
}
structs.motus_zoom_options = {
  only = true,
  sized = true,
  init = "motus_zoom_options_init",
  { "source_key", "value" },
  { "dimming_color", "struct", "motus_color" },
  { "gestures", "value" },
  { "policy", "value" },
  { "physics", "struct", "motus_zoom_physics" },
}
structs.motus_zoom_delegate = {
  source_view = "zoom_delegate_source_view",
  alignment_rect = "zoom_delegate_alignment_rect",
  should_begin = "zoom_delegate_should_begin",
}
structs.motus_transitioning_delegate = {
  animation_controller_for_presented = "transitioning_delegate_animation_controller_for_presented",
  animation_controller_for_dismissed = "transitioning_delegate_animation_controller_for_dismissed",
  interaction_controller_for_presentation = "transitioning_delegate_interaction_controller_for_presentation",
  interaction_controller_for_dismissal = "transitioning_delegate_interaction_controller_for_dismissal",
  presentation_controller = "transitioning_delegate_presentation_controller",
}
structs.motus_presentation_controller_callbacks = {
  should_present_in_fullscreen = "presentation_controller_callbacks_should_present_in_fullscreen",
  should_remove_presenters_view = "presentation_controller_callbacks_should_remove_presenters_view",
  presented_view = "presentation_controller_callbacks_presented_view",
  frame_of_presented_view = "presentation_controller_callbacks_frame_of_presented_view",
  container_view_will_layout_subviews = "presentation_controller_callbacks_container_view_will_layout_subviews",
  container_view_did_layout_subviews = "presentation_controller_callbacks_container_view_did_layout_subviews",
  presentation_transition_will_begin = "presentation_controller_callbacks_presentation_transition_will_begin",
  presentation_transition_did_end = "presentation_controller_callbacks_presentation_transition_did_end",
  dismissal_transition_will_begin = "presentation_controller_callbacks_dismissal_transition_will_begin",
  dismissal_transition_did_end = "presentation_controller_callbacks_dismissal_transition_did_end",
  adaptive_style = "presentation_controller_callbacks_adaptive_style",
  will_transition_to_traits = "presentation_controller_callbacks_will_transition_to_traits",
  view_will_transition_to_size = "presentation_controller_callbacks_view_will_transition_to_size",
  size_for_child = "presentation_controller_callbacks_size_for_child",
  preferred_content_size_did_change_for_child = "presentation_controller_callbacks_preferred_content_size_did_change_for_child",
  system_layout_fitting_size_did_change_for_child = "presentation_controller_callbacks_system_layout_fitting_size_did_change_for_child",
}
structs.motus_adaptive_presentation_delegate = {
  adaptive_style = "adaptive_presentation_delegate_adaptive_style",
  prepare_adaptive = "adaptive_presentation_delegate_prepare_adaptive",
  view_controller_for_adaptive_style = "adaptive_presentation_delegate_view_controller_for_adaptive_style",
  will_present = "adaptive_presentation_delegate_will_present",
  should_dismiss = "adaptive_presentation_delegate_should_dismiss",
  will_dismiss = "adaptive_presentation_delegate_will_dismiss",
  did_dismiss = "adaptive_presentation_delegate_did_dismiss",
  did_attempt_to_dismiss = "adaptive_presentation_delegate_did_attempt_to_dismiss",
  did_change_detent = "adaptive_presentation_delegate_did_change_detent",
}
structs.motus_look_options = {
  only = true,
  sized = true,
  init = "motus_look_options_init",
  { "background_color", "struct", "motus_color" },
  { "corner_radius", "value" },
  { "dimming_color", "struct", "motus_color" },
  { "grabber_color", "struct", "motus_color" },
}
structs.motus_sheet_options = {
  only = true,
  sized = true,
  init = "motus_sheet_options_init",
  { "detents", "numbers", nil, 8 },
  { "detent_count", "value" },
  { "selected_detent", "value" },
  { "largest_undimmed_detent", "value" },
  { "prefers_grabber_visible", "value" },
  { "prefers_edge_attached_in_compact_height", "value" },
  { "width_follows_preferred_content_size", "value" },
  { "prefers_scrolling_expands", "value" },
  { "preferred_corner_radius", "value" },
  { "safe_area", "struct", "motus_insets" },
  { "source_view", "handle", "motus_view", counted = true },
}
structs.motus_popover_options = {
  only = true,
  sized = true,
  init = "motus_popover_options_init",
  { "source_view", "handle", "motus_view", counted = true },
  { "source_rect", "struct", "motus_rect" },
  { "permitted_arrow_directions", "value" },
  { "margins", "struct", "motus_insets" },
}
structs.motus_dynamic_item_callbacks = {
  read = "dynamic_item_callbacks_read",
  moved = "dynamic_item_callbacks_moved",
}
structs.motus_layout_path = {
  plain = true,
  only = true,
  { "category", "value" },
  { "kind", "value" },
  { "section", "value" },
  { "item", "value" },
}
structs.motus_dynamic_animator_delegate = {
  will_resume = "dynamic_animator_delegate_will_resume",
  did_pause = "dynamic_animator_delegate_did_pause",
  item_did_leave = "dynamic_animator_delegate_item_did_leave",
}
structs.motus_dynamic_contact_event = {
  plain = true,
  only = true,
  { "behavior", "handle", "motus_collision_behavior", counted = true },
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "other", "handle", "motus_dynamic_item", counted = true },
  { "item_tag", "value" },
  { "other_tag", "value" },
  { "point", "struct", "motus_point" },
  { "boundary", "value" },
  { "has_begun", "value" },
}
structs.motus_dynamic_pose = {
  plain = true,
  only = true,
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "center", "struct", "motus_point" },
  { "rotation", "value" },
}
structs.motus_dynamic_item_state = {
  plain = true,
  only = true,
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "center", "struct", "motus_point" },
  { "rotation", "value" },
  { "velocity", "struct", "motus_vector" },
  { "angular_velocity", "value" },
  { "mass", "value" },
  { "is_sleeping", "value" },
  { "contact_count", "value" },
}
structs.motus_dynamic_contact = {
  plain = true,
  only = true,
  { "behavior", "handle", "motus_collision_behavior", counted = true },
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "other", "handle", "motus_dynamic_item", counted = true },
  { "item_tag", "value" },
  { "other_tag", "value" },
  { "points", "structs", "motus_point", 2 },
  { "normal", "struct", "motus_vector" },
  { "impulse", "value" },
  { "friction_impulse", "value" },
  { "boundary", "value" },
  { "point_count", "value" },
}
structs.motus_dynamic_joint = {
  plain = true,
  only = true,
  { "behavior", "handle", "motus_dynamic_behavior", counted = true },
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "other", "handle", "motus_dynamic_item", counted = true },
  { "anchor", "struct", "motus_point" },
  { "other_anchor", "struct", "motus_point" },
  { "force", "struct", "motus_vector" },
  { "torque", "value" },
}
structs.motus_dynamic_stage_time = {
  plain = true,
  only = true,
  { "name", "text" },
  { "seconds", "value" },
}
structs.motus_collision_delegate = {
  began = "collision_delegate_began",
  ended = "collision_delegate_ended",
  began_with_boundary = "collision_delegate_began_with_boundary",
  ended_with_boundary = "collision_delegate_ended_with_boundary",
}
structs.motus_attachment_options = {
  only = true,
  sized = true,
  init = "motus_attachment_options_init",
  { "type", "value" },
  { "collision", "value" },
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "other", "handle", "motus_dynamic_item", counted = true },
  { "offset", "struct", "motus_vector" },
  { "other_offset", "struct", "motus_vector" },
  { "anchor", "struct", "motus_point" },
  { "axis", "struct", "motus_vector" },
  { "length", "value" },
  { "frequency", "value" },
  { "damping_ratio", "value" },
  { "friction_torque", "value" },
  { "lower_limit", "value" },
  { "upper_limit", "value" },
}
structs.motus_item_behavior_options = {
  only = true,
  sized = true,
  init = "motus_item_behavior_options_init",
  { "elasticity", "value" },
  { "friction", "value" },
  { "density", "value" },
  { "resistance", "value" },
  { "angular_resistance", "value" },
  { "charge", "value" },
  { "is_anchored", "value" },
  { "allows_rotation", "value" },
}
structs.motus_field_options = {
  only = true,
  sized = true,
  init = "motus_field_options_init",
  { "type", "value" },
  { "region", "handle", "motus_region", counted = true },
  { "position", "struct", "motus_point" },
  { "strength", "value" },
  { "falloff", "value" },
  { "minimum_radius", "value" },
  { "direction", "struct", "motus_vector" },
  { "smoothness", "value" },
  { "animation_speed", "value" },
}
structs.motus_field_probe = {
  plain = true,
  only = true,
  { "item", "handle", "motus_dynamic_item", counted = true },
  { "position", "struct", "motus_point" },
  { "velocity", "struct", "motus_vector" },
  { "mass", "value" },
  { "charge", "value" },
  { "time_step", "value" },
}
structs.motus_event = {
  plain = true,
  only = true,
  { "kind", "value" },
  { "detail", "value" },
  { "subject", "any" },
  { "other", "any" },
  { "tag", "value" },
  { "time", "value" },
  { "value", "value" },
}

function on.motus_block_fn_0(data)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call))
end
function on.motus_completion_fn_0(data, a0)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, a0))
end
function on.motus_completion_fn_1(data, a0)
  local call = called(data, 2)
  if not call then return end
  protected(pcall(call, a0))
end
function on.motus_settle_fn_0(data, a0, a1, a2)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "view", true, false), tonumber(a1), a2))
end
function on.motus_animator_completion_fn_0(data, a0)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, tonumber(a0)))
end
function on.motus_animator_observer_fn_0(data, a0, a1)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "property_animator", true, false), tonumber(a1)))
end
function on.motus_value_observer_fn_0(data, a0, a1, a2, a3)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "value", true, false), tonumber(a1), tonumber(a2), tonumber(a3)))
end
function on.motus_value_settle_fn_0(data, a0, a1)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "value", true, false), a1))
end
function on.motus_timer_fn_0(data, a0, a1)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "timer", false, false), tonumber(a1)))
end
function on.motus_cue_fn_0(data, a0, a1, a2)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "property_animator", true, false), tonumber(a1), a2))
end
function on.motus_display_link_fn_0(data, a0, a1, a2)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "display_link", true, false), tonumber(a1), tonumber(a2)))
end
function on.motus_gesture_fn_0(data, a0)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "gesture", true, false)))
end
function on.motus_insets_fn_0(data, a0, a1)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "runtime", true, false), tonumber(a1)))
end
function on.motus_insets_fn_1(data, a0, a1)
  local call = called(data, 2)
  if not call then return end
  protected(pcall(call, object(a0, "runtime", true, false), tonumber(a1)))
end
function on.motus_segue_fn_0(data, a0)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "segue", false, false)))
end
function on.motus_coordinator_fn_0(data, a0)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "transition_coordinator", false, false)))
end
function on.motus_coordinator_fn_1(data, a0)
  local call = called(data, 2)
  if not call then return end
  protected(pcall(call, object(a0, "transition_coordinator", false, false)))
end
function on.motus_detent_fn_0(data, a0, a1)
  local call = called(data, 1)
  if not call then return 0 end
  local r0 = protected(pcall(call, tonumber(a0), tonumber(a1)))
  return tonumber(r0) or 0
end
function on.motus_dynamic_action_fn_0(data, a0)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "dynamic_behavior", true, false)))
end
function on.motus_dynamic_move_fn_0(data, a0, a1)
  local call = called(data, 1)
  if not call then return end
  protected(pcall(call, object(a0, "dynamic_behavior", true, false), object(a1, "dynamic_animator", true, false)))
end
function on.motus_field_fn_0(data, a0, a1, a2)
  local call = called(data, 1)
  if not call then return end
  local r0, r1 = protected(pcall(call, object(a0, "field_behavior", true, false), tell("motus_field_probe", a1)))
  if tonumber(r0) then a2[0].dx = tonumber(r0) end
  if tonumber(r1) then a2[0].dy = tonumber(r1) end
end
function on.arrangement_delegate_enter(data, a0, a1)
  local call = called(data, 1, "enter")
  if not call then return end
  protected(pcall(call, object(a0, "view", true, false), tonumber(a1)))
end
function on.arrangement_delegate_exit(data, a0, a1)
  local call = called(data, 1, "exit")
  if not call then return end
  protected(pcall(call, object(a0, "view", true, false), tonumber(a1)))
end
function on.arrangement_delegate_left(data, a0, a1, a2, a3)
  local call = called(data, 1, "left")
  if not call then return end
  protected(pcall(call, object(a0, "view", true, false), tonumber(a1), tonumber(a2), a3))
end
function on.arrangement_delegate_settled(data, a0, a1)
  local call = called(data, 1, "settled")
  if not call then return end
  protected(pcall(call, object(a0, "view", true, false), a1))
end
function on.gesture_delegate_should_begin(data, a0)
  local call = called(data, 1, "should_begin")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "gesture", true, false)))
  return not not r0
end
function on.gesture_delegate_should_receive_touch(data, a0, a1, a2, a3)
  local call = called(data, 1, "should_receive_touch")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "gesture", true, false), object(a1, "view", true, false), tonumber(a2), tonumber(a3)))
  return not not r0
end
function on.gesture_delegate_should_recognize_simultaneously(data, a0, a1)
  local call = called(data, 1, "should_recognize_simultaneously")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "gesture", true, false), object(a1, "gesture", true, false)))
  return not not r0
end
function on.gesture_delegate_should_require_failure_of(data, a0, a1)
  local call = called(data, 1, "should_require_failure_of")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "gesture", true, false), object(a1, "gesture", true, false)))
  return not not r0
end
function on.gesture_delegate_should_be_required_to_fail_by(data, a0, a1)
  local call = called(data, 1, "should_be_required_to_fail_by")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "gesture", true, false), object(a1, "gesture", true, false)))
  return not not r0
end
function on.scroller_delegate_did_scroll(data, a0, a1)
  local call = called(data, 1, "did_scroll")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), a1))
end
function on.scroller_delegate_will_begin_dragging(data, a0)
  local call = called(data, 1, "will_begin_dragging")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false)))
end
function on.scroller_delegate_will_end_dragging(data, a0, a1, a2, a3, a4)
  local call = called(data, 1, "will_end_dragging")
  if not call then return end
  local r0, r1 = protected(pcall(call, object(a0, "scroller", true, false), tonumber(a1), tonumber(a2), a3[0], a4[0]))
  if tonumber(r0) then a3[0] = tonumber(r0) end
  if tonumber(r1) then a4[0] = tonumber(r1) end
end
function on.scroller_delegate_did_end_dragging(data, a0, a1)
  local call = called(data, 1, "did_end_dragging")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), a1))
end
function on.scroller_delegate_will_begin_decelerating(data, a0)
  local call = called(data, 1, "will_begin_decelerating")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false)))
end
function on.scroller_delegate_did_end_decelerating(data, a0, a1)
  local call = called(data, 1, "did_end_decelerating")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), a1))
end
function on.scroller_delegate_did_end_animation(data, a0, a1)
  local call = called(data, 1, "did_end_animation")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), a1))
end
function on.scroller_delegate_did_change_page(data, a0, a1, a2)
  local call = called(data, 1, "did_change_page")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), tonumber(a1), tonumber(a2)))
end
function on.scroller_delegate_did_trigger_refresh(data, a0)
  local call = called(data, 1, "did_trigger_refresh")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false)))
end
function on.scroller_delegate_should_scroll_to_top(data, a0)
  local call = called(data, 1, "should_scroll_to_top")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "scroller", true, false)))
  return not not r0
end
function on.scroller_delegate_did_scroll_to_top(data, a0)
  local call = called(data, 1, "did_scroll_to_top")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false)))
end
function on.scroller_delegate_will_begin_zooming(data, a0)
  local call = called(data, 1, "will_begin_zooming")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false)))
end
function on.scroller_delegate_did_zoom(data, a0)
  local call = called(data, 1, "did_zoom")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false)))
end
function on.scroller_delegate_did_end_zooming(data, a0, a1)
  local call = called(data, 1, "did_end_zooming")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), tonumber(a1)))
end
function on.scroller_delegate_should_cancel_touches_in(data, a0, a1)
  local call = called(data, 1, "should_cancel_touches_in")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "scroller", true, false), object(a1, "view", true, false)))
  return not not r0
end
function on.scroller_delegate_wants_keyboard_away(data, a0, a1)
  local call = called(data, 1, "wants_keyboard_away")
  if not call then return end
  protected(pcall(call, object(a0, "scroller", true, false), tonumber(a1)))
end
function on.view_controller_callbacks_load_view(data, a0)
  local call = called(data, 1, "load_view")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false)))
end
function on.view_controller_callbacks_view_did_load(data, a0)
  local call = called(data, 1, "view_did_load")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false)))
end
function on.view_controller_callbacks_view_will_appear(data, a0, a1)
  local call = called(data, 1, "view_will_appear")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), a1))
end
function on.view_controller_callbacks_view_is_appearing(data, a0, a1)
  local call = called(data, 1, "view_is_appearing")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), a1))
end
function on.view_controller_callbacks_view_did_appear(data, a0, a1)
  local call = called(data, 1, "view_did_appear")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), a1))
end
function on.view_controller_callbacks_view_will_disappear(data, a0, a1)
  local call = called(data, 1, "view_will_disappear")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), a1))
end
function on.view_controller_callbacks_view_did_disappear(data, a0, a1)
  local call = called(data, 1, "view_did_disappear")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), a1))
end
function on.view_controller_callbacks_view_will_layout_subviews(data, a0)
  local call = called(data, 1, "view_will_layout_subviews")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false)))
end
function on.view_controller_callbacks_view_did_layout_subviews(data, a0)
  local call = called(data, 1, "view_did_layout_subviews")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false)))
end
function on.view_controller_callbacks_will_move_to_parent(data, a0, a1)
  local call = called(data, 1, "will_move_to_parent")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.view_controller_callbacks_did_move_to_parent(data, a0, a1)
  local call = called(data, 1, "did_move_to_parent")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.view_controller_callbacks_did_receive_memory_warning(data, a0)
  local call = called(data, 1, "did_receive_memory_warning")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false)))
end
function on.view_controller_callbacks_view_will_transition_to_size(data, a0, a1, a2, a3)
  local call = called(data, 1, "view_will_transition_to_size")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), tonumber(a1), tonumber(a2), object(a3, "transition_coordinator", false, false)))
end
function on.view_controller_callbacks_size_for_child(data, a0, a1, a2, a3)
  local call = called(data, 1, "size_for_child")
  if not call then return end
  local r0, r1 = protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false), a2[0], a3[0]))
  if tonumber(r0) then a2[0] = tonumber(r0) end
  if tonumber(r1) then a3[0] = tonumber(r1) end
end
function on.view_controller_callbacks_should_perform_segue(data, a0, a1, a2)
  local call = called(data, 1, "should_perform_segue")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), (a1 ~= nil and ffi.string(a1) or nil)))
  return not not r0
end
function on.view_controller_callbacks_prepare_for_segue(data, a0, a1)
  local call = called(data, 1, "prepare_for_segue")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "segue", false, false)))
end
function on.view_controller_callbacks_can_perform_unwind(data, a0, a1, a2, a3)
  local call = called(data, 1, "can_perform_unwind")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), (a1 ~= nil and ffi.string(a1) or nil), object(a2, "view_controller", true, false)))
  return not not r0
end
function on.view_controller_callbacks_allows_unwind_to_child(data, a0, a1, a2)
  local call = called(data, 1, "allows_unwind_to_child")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false), object(a2, "view_controller", true, false)))
  return not not r0
end
function on.view_controller_callbacks_unwind_to_child(data, a0, a1, a2)
  local call = called(data, 1, "unwind_to_child")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "segue", false, false), object(a2, "view_controller", true, false)))
  return not not r0
end
function on.view_controller_callbacks_show(data, a0, a1, a2)
  local call = called(data, 1, "show")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.view_controller_callbacks_show_detail(data, a0, a1, a2)
  local call = called(data, 1, "show_detail")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.view_controller_callbacks_will_transition_to_traits(data, a0, a1, a2, a3)
  local call = called(data, 1, "will_transition_to_traits")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), tonumber(a1), tonumber(a2), object(a3, "transition_coordinator", false, false)))
end
function on.view_controller_callbacks_preferred_content_size_did_change_for_child(data, a0, a1)
  local call = called(data, 1, "preferred_content_size_did_change_for_child")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.view_controller_callbacks_system_layout_fitting_size_did_change_for_child(data, a0, a1)
  local call = called(data, 1, "system_layout_fitting_size_did_change_for_child")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.view_controller_callbacks_view_safe_area_did_change(data, a0)
  local call = called(data, 1, "view_safe_area_did_change")
  if not call then return end
  protected(pcall(call, object(a0, "view_controller", true, false)))
end
function on.navigation_delegate_will_show(data, a0, a1, a2)
  local call = called(data, 1, "will_show")
  if not call then return end
  protected(pcall(call, object(a0, "navigation_controller", true, false), object(a1, "view_controller", true, false), a2))
end
function on.navigation_delegate_did_show(data, a0, a1, a2)
  local call = called(data, 1, "did_show")
  if not call then return end
  protected(pcall(call, object(a0, "navigation_controller", true, false), object(a1, "view_controller", true, false), a2))
end
function on.navigation_delegate_animation_controller(data, a0, a1, a2, a3)
  local call = called(data, 1, "animation_controller")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "navigation_controller", true, false), tonumber(a1), object(a2, "view_controller", true, false), object(a3, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.navigation_delegate_interaction_controller(data, a0, a1)
  local call = called(data, 1, "interaction_controller")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "navigation_controller", true, false), object(a1, "animation_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.tab_bar_delegate_should_select(data, a0, a1)
  local call = called(data, 1, "should_select")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "tab_bar_controller", true, false), object(a1, "view_controller", true, false)))
  return not not r0
end
function on.tab_bar_delegate_did_select(data, a0, a1)
  local call = called(data, 1, "did_select")
  if not call then return end
  protected(pcall(call, object(a0, "tab_bar_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.tab_bar_delegate_animation_controller(data, a0, a1, a2)
  local call = called(data, 1, "animation_controller")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "tab_bar_controller", true, false), object(a1, "view_controller", true, false), object(a2, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.tab_bar_delegate_interaction_controller(data, a0, a1)
  local call = called(data, 1, "interaction_controller")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "tab_bar_controller", true, false), object(a1, "animation_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.page_data_source_before(data, a0, a1)
  local call = called(data, 1, "before")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "page_view_controller", true, false), object(a1, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.page_data_source_after(data, a0, a1)
  local call = called(data, 1, "after")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "page_view_controller", true, false), object(a1, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.page_delegate_will_transition(data, a0, a1)
  local call = called(data, 1, "will_transition")
  if not call then return end
  protected(pcall(call, object(a0, "page_view_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.page_delegate_did_transition(data, a0, a1, a2)
  local call = called(data, 1, "did_transition")
  if not call then return end
  protected(pcall(call, object(a0, "page_view_controller", true, false), object(a1, "view_controller", true, false), a2))
end
function on.split_delegate_should_collapse(data, a0)
  local call = called(data, 1, "should_collapse")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "split_view_controller", true, false)))
  return not not r0
end
function on.split_delegate_top_column(data, a0, a1)
  local call = called(data, 1, "top_column")
  if not call then return 0 end
  local r0 = protected(pcall(call, object(a0, "split_view_controller", true, false), tonumber(a1)))
  return tonumber(r0) or 0
end
function on.split_delegate_mode_for_expanding(data, a0, a1)
  local call = called(data, 1, "mode_for_expanding")
  if not call then return 0 end
  local r0 = protected(pcall(call, object(a0, "split_view_controller", true, false), tonumber(a1)))
  return tonumber(r0) or 0
end
function on.split_delegate_will_change_mode(data, a0, a1)
  local call = called(data, 1, "will_change_mode")
  if not call then return end
  protected(pcall(call, object(a0, "split_view_controller", true, false), tonumber(a1)))
end
function on.split_delegate_will_show_column(data, a0, a1)
  local call = called(data, 1, "will_show_column")
  if not call then return end
  protected(pcall(call, object(a0, "split_view_controller", true, false), tonumber(a1)))
end
function on.split_delegate_will_hide_column(data, a0, a1)
  local call = called(data, 1, "will_hide_column")
  if not call then return end
  protected(pcall(call, object(a0, "split_view_controller", true, false), tonumber(a1)))
end
function on.split_delegate_did_collapse(data, a0, a1)
  local call = called(data, 1, "did_collapse")
  if not call then return end
  protected(pcall(call, object(a0, "split_view_controller", true, false), a1))
end
function on.segue_callbacks_make_destination(data, a0)
  local call = called(data, 1, "make_destination")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.segue_callbacks_perform(data, a0)
  local call = called(data, 1, "perform")
  if not call then return end
  protected(pcall(call, object(a0, "segue", false, false)))
end
function on.animation_controller_callbacks_transition_duration(data, a0)
  local call = called(data, 1, "transition_duration")
  if not call then return 0 end
  local r0 = protected(pcall(call, object(a0, "transition_context", false, false)))
  return tonumber(r0) or 0
end
function on.animation_controller_callbacks_animate_transition(data, a0)
  local call = called(data, 1, "animate_transition")
  if not call then return end
  protected(pcall(call, object(a0, "transition_context", false, false)))
end
function on.animation_controller_callbacks_interruptible_animator(data, a0)
  local call = called(data, 1, "interruptible_animator")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "transition_context", false, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.animation_controller_callbacks_animation_ended(data, a0)
  local call = called(data, 1, "animation_ended")
  if not call then return end
  protected(pcall(call, a0))
end
function on.interaction_controller_callbacks_start_interactive_transition(data, a0)
  local call = called(data, 1, "start_interactive_transition")
  if not call then return end
  protected(pcall(call, object(a0, "transition_context", false, false)))
end
function on.interaction_controller_callbacks_wants_interactive_start(data)
  local call = called(data, 1, "wants_interactive_start")
  if not call then return false end
  local r0 = protected(pcall(call))
  return not not r0
end
function on.interaction_controller_callbacks_completion_speed(data)
  local call = called(data, 1, "completion_speed")
  if not call then return 0 end
  local r0 = protected(pcall(call))
  return tonumber(r0) or 0
end
function on.zoom_delegate_source_view(data, a0)
  local call = called(data, 1, "source_view")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.zoom_delegate_alignment_rect(data, a0, a1, a2)
  local call = called(data, 1, "alignment_rect")
  if not call then return end
  local r0, r1, r2, r3 = protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view", true, false)))
  if tonumber(r0) then a2[0].x = tonumber(r0) end
  if tonumber(r1) then a2[0].y = tonumber(r1) end
  if tonumber(r2) then a2[0].width = tonumber(r2) end
  if tonumber(r3) then a2[0].height = tonumber(r3) end
end
function on.zoom_delegate_should_begin(data, a0, a1, a2, a3, a4, a5, a6)
  local call = called(data, 1, "should_begin")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), tonumber(a1), tonumber(a2), tonumber(a3), tonumber(a4), tonumber(a5), a6))
  return not not r0
end
function on.transitioning_delegate_animation_controller_for_presented(data, a0, a1, a2)
  local call = called(data, 1, "animation_controller_for_presented")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false), object(a2, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.transitioning_delegate_animation_controller_for_dismissed(data, a0)
  local call = called(data, 1, "animation_controller_for_dismissed")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.transitioning_delegate_interaction_controller_for_presentation(data, a0)
  local call = called(data, 1, "interaction_controller_for_presentation")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "animation_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.transitioning_delegate_interaction_controller_for_dismissal(data, a0)
  local call = called(data, 1, "interaction_controller_for_dismissal")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "animation_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.transitioning_delegate_presentation_controller(data, a0, a1, a2)
  local call = called(data, 1, "presentation_controller")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "view_controller", true, false), object(a1, "view_controller", true, false), object(a2, "view_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.presentation_controller_callbacks_should_present_in_fullscreen(data, a0)
  local call = called(data, 1, "should_present_in_fullscreen")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false)))
  return not not r0
end
function on.presentation_controller_callbacks_should_remove_presenters_view(data, a0)
  local call = called(data, 1, "should_remove_presenters_view")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false)))
  return not not r0
end
function on.presentation_controller_callbacks_presented_view(data, a0)
  local call = called(data, 1, "presented_view")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.presentation_controller_callbacks_frame_of_presented_view(data, a0, a1)
  local call = called(data, 1, "frame_of_presented_view")
  if not call then return end
  local r0, r1, r2, r3 = protected(pcall(call, object(a0, "presentation_controller", true, false)))
  if tonumber(r0) then a1[0].x = tonumber(r0) end
  if tonumber(r1) then a1[0].y = tonumber(r1) end
  if tonumber(r2) then a1[0].width = tonumber(r2) end
  if tonumber(r3) then a1[0].height = tonumber(r3) end
end
function on.presentation_controller_callbacks_container_view_will_layout_subviews(data, a0)
  local call = called(data, 1, "container_view_will_layout_subviews")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.presentation_controller_callbacks_container_view_did_layout_subviews(data, a0)
  local call = called(data, 1, "container_view_did_layout_subviews")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.presentation_controller_callbacks_presentation_transition_will_begin(data, a0)
  local call = called(data, 1, "presentation_transition_will_begin")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.presentation_controller_callbacks_presentation_transition_did_end(data, a0, a1)
  local call = called(data, 1, "presentation_transition_did_end")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), a1))
end
function on.presentation_controller_callbacks_dismissal_transition_will_begin(data, a0)
  local call = called(data, 1, "dismissal_transition_will_begin")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.presentation_controller_callbacks_dismissal_transition_did_end(data, a0, a1)
  local call = called(data, 1, "dismissal_transition_did_end")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), a1))
end
function on.presentation_controller_callbacks_adaptive_style(data, a0, a1, a2)
  local call = called(data, 1, "adaptive_style")
  if not call then return 0 end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false), a1, a2))
  return tonumber(r0) or 0
end
function on.presentation_controller_callbacks_will_transition_to_traits(data, a0, a1, a2, a3)
  local call = called(data, 1, "will_transition_to_traits")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), tonumber(a1), tonumber(a2), object(a3, "transition_coordinator", false, false)))
end
function on.presentation_controller_callbacks_view_will_transition_to_size(data, a0, a1, a2, a3)
  local call = called(data, 1, "view_will_transition_to_size")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), tonumber(a1), tonumber(a2), object(a3, "transition_coordinator", false, false)))
end
function on.presentation_controller_callbacks_size_for_child(data, a0, a1, a2, a3)
  local call = called(data, 1, "size_for_child")
  if not call then return end
  local r0, r1 = protected(pcall(call, object(a0, "presentation_controller", true, false), object(a1, "view_controller", true, false), a2[0], a3[0]))
  if tonumber(r0) then a2[0] = tonumber(r0) end
  if tonumber(r1) then a3[0] = tonumber(r1) end
end
function on.presentation_controller_callbacks_preferred_content_size_did_change_for_child(data, a0, a1)
  local call = called(data, 1, "preferred_content_size_did_change_for_child")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.presentation_controller_callbacks_system_layout_fitting_size_did_change_for_child(data, a0, a1)
  local call = called(data, 1, "system_layout_fitting_size_did_change_for_child")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), object(a1, "view_controller", true, false)))
end
function on.adaptive_presentation_delegate_adaptive_style(data, a0, a1, a2)
  local call = called(data, 1, "adaptive_style")
  if not call then return 0 end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false), a1, a2))
  return tonumber(r0) or 0
end
function on.adaptive_presentation_delegate_prepare_adaptive(data, a0, a1)
  local call = called(data, 1, "prepare_adaptive")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), object(a1, "presentation_controller", true, false)))
end
function on.adaptive_presentation_delegate_view_controller_for_adaptive_style(data, a0, a1)
  local call = called(data, 1, "view_controller_for_adaptive_style")
  if not call then return nil end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false), tonumber(a1)))
  return r0 and ffi.cast(void, handle(r0, 1)) or nil
end
function on.adaptive_presentation_delegate_will_present(data, a0, a1, a2)
  local call = called(data, 1, "will_present")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false), tonumber(a1), object(a2, "transition_coordinator", false, false)))
end
function on.adaptive_presentation_delegate_should_dismiss(data, a0)
  local call = called(data, 1, "should_dismiss")
  if not call then return false end
  local r0 = protected(pcall(call, object(a0, "presentation_controller", true, false)))
  return not not r0
end
function on.adaptive_presentation_delegate_will_dismiss(data, a0)
  local call = called(data, 1, "will_dismiss")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.adaptive_presentation_delegate_did_dismiss(data, a0)
  local call = called(data, 1, "did_dismiss")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.adaptive_presentation_delegate_did_attempt_to_dismiss(data, a0)
  local call = called(data, 1, "did_attempt_to_dismiss")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.adaptive_presentation_delegate_did_change_detent(data, a0)
  local call = called(data, 1, "did_change_detent")
  if not call then return end
  protected(pcall(call, object(a0, "presentation_controller", true, false)))
end
function on.dynamic_item_callbacks_read(data, a0, a1, a2, a3)
  local call = called(data, 1, "read")
  if not call then return end
  local r0, r1, r2, r3, r4 = protected(pcall(call, object(a0, "dynamic_item", true, false)))
  if tonumber(r0) then a1[0].x = tonumber(r0) end
  if tonumber(r1) then a1[0].y = tonumber(r1) end
  if tonumber(r2) then a2[0].width = tonumber(r2) end
  if tonumber(r3) then a2[0].height = tonumber(r3) end
  if tonumber(r4) then a3[0] = tonumber(r4) end
end
function on.dynamic_item_callbacks_moved(data, a0, a1, a2, a3)
  local call = called(data, 1, "moved")
  if not call then return end
  protected(pcall(call, object(a0, "dynamic_item", true, false), tonumber(a1), tonumber(a2), tonumber(a3)))
end
function on.dynamic_animator_delegate_will_resume(data, a0)
  local call = called(data, 1, "will_resume")
  if not call then return end
  protected(pcall(call, object(a0, "dynamic_animator", true, false)))
end
function on.dynamic_animator_delegate_did_pause(data, a0)
  local call = called(data, 1, "did_pause")
  if not call then return end
  protected(pcall(call, object(a0, "dynamic_animator", true, false)))
end
function on.dynamic_animator_delegate_item_did_leave(data, a0, a1)
  local call = called(data, 1, "item_did_leave")
  if not call then return end
  protected(pcall(call, object(a0, "dynamic_animator", true, false), object(a1, "dynamic_item", true, false)))
end
function on.collision_delegate_began(data, a0, a1, a2, a3, a4)
  local call = called(data, 1, "began")
  if not call then return end
  protected(pcall(call, object(a0, "collision_behavior", true, false), object(a1, "dynamic_item", true, false), object(a2, "dynamic_item", true, false), tonumber(a3), tonumber(a4)))
end
function on.collision_delegate_ended(data, a0, a1, a2)
  local call = called(data, 1, "ended")
  if not call then return end
  protected(pcall(call, object(a0, "collision_behavior", true, false), object(a1, "dynamic_item", true, false), object(a2, "dynamic_item", true, false)))
end
function on.collision_delegate_began_with_boundary(data, a0, a1, a2, a3, a4)
  local call = called(data, 1, "began_with_boundary")
  if not call then return end
  protected(pcall(call, object(a0, "collision_behavior", true, false), object(a1, "dynamic_item", true, false), tonumber(a2), tonumber(a3), tonumber(a4)))
end
function on.collision_delegate_ended_with_boundary(data, a0, a1, a2)
  local call = called(data, 1, "ended_with_boundary")
  if not call then return end
  protected(pcall(call, object(a0, "collision_behavior", true, false), object(a1, "dynamic_item", true, false), tonumber(a2)))
end

do
local m = class("runtime")
function m.destroy(a1)
  enter()
  local status = tonumber(lib.motus_runtime_destroy(handle(a1, 1)))
  clocks.ticks, a1.ticks = clocks.ticks + 1, a1.ticks + 1
  leave(status)
end
function m.tick(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_tick(handle(a1, 1), number(a2, 2)))
  clocks.ticks, a1.ticks = clocks.ticks + 1, a1.ticks + 1
  leave(status)
end
function m.time(a1)
  enter()
  local answer = lib.motus_runtime_time(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.clock_time(a1)
  enter()
  local answer = lib.motus_runtime_clock_time(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.clock_speed(a1)
  enter()
  local answer = lib.motus_runtime_clock_speed(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_clock_speed(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_set_clock_speed(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.advance_clock(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_advance_clock(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.reduces_motion(a1)
  enter()
  local answer = lib.motus_runtime_reduces_motion(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_reduces_motion(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_set_reduces_motion(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.is_idle(a1)
  enter()
  local answer = lib.motus_runtime_is_idle(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.needs_tick(a1)
  enter()
  local answer = lib.motus_runtime_needs_tick(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.next_deadline(a1)
  local x_out_time = ffi.new("double[1]")
  enter()
  local answer = lib.motus_runtime_next_deadline(handle(a1, 1), x_out_time)
  leave(0, not answer)
  if not answer then return end
  return tonumber(x_out_time[0])
end
function m.window(a1)
  enter()
  local answer = lib.motus_runtime_window(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.statistics(a1)
  local x_out_statistics = ffi.new("motus_statistics[1]")
  x_out_statistics[0].struct_size = ffi.sizeof("motus_statistics")
  enter()
  local status = tonumber(lib.motus_runtime_statistics(handle(a1, 1), x_out_statistics))
  leave(status)
  return tell("motus_statistics", x_out_statistics[0])
end
function m.changes(a1)
  local x_out_changes = ffi.new("const motus_change *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_changes(handle(a1, 1), x_out_changes, row_count))
  leave(status)
  return rows("motus_change", x_out_changes[0], tonumber(row_count[0]), a1)
end
function m.draw_list(a1)
  local x_out_items = ffi.new("const motus_draw_item *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_draw_list(handle(a1, 1), x_out_items, row_count))
  leave(status)
  return rows("motus_draw_item", x_out_items[0], tonumber(row_count[0]), a1)
end
function m.draw_effects(a1)
  local x_out_effects = ffi.new("const motus_draw_effect *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_draw_effects(handle(a1, 1), x_out_effects, row_count))
  leave(status)
  return rows("motus_draw_effect", x_out_effects[0], tonumber(row_count[0]), a1)
end
function m.draw_details(a1)
  local x_out_details = ffi.new("const motus_draw_detail *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_draw_details(handle(a1, 1), x_out_details, row_count))
  leave(status)
  return rows("motus_draw_detail", x_out_details[0], tonumber(row_count[0]), a1)
end
function m.draw_groups(a1)
  local x_out_groups = ffi.new("const motus_draw_group *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_draw_groups(handle(a1, 1), x_out_groups, row_count))
  leave(status)
  return rows("motus_draw_group", x_out_groups[0], tonumber(row_count[0]), a1)
end
function m.picture_generation(a1)
  enter()
  local answer = lib.motus_runtime_picture_generation(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.tree_changes(a1)
  local x_out_changes = ffi.new("const motus_tree_change *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_tree_changes(handle(a1, 1), x_out_changes, row_count))
  leave(status)
  return rows("motus_tree_change", x_out_changes[0], tonumber(row_count[0]), a1)
end
function m.motions(a1)
  local x_out_motions = ffi.new("const motus_motion *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_motions(handle(a1, 1), x_out_motions, row_count))
  leave(status)
  return rows("motus_motion", x_out_motions[0], tonumber(row_count[0]), a1)
end
function m.register_property(a1, a2, a3, a4)
  local from = array(a4, 4, true)
  local x_initial = ffi.new("double[?]", #from)
  for i = 1, #from do x_initial[i - 1] = number(from[i], 4) end
  local x_out_property = ffi.new("uint32_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_register_property(handle(a1, 1), text(a2, 2), number(a3, 3), #from, x_initial, x_out_property))
  leave(status)
  return tonumber(x_out_property[0])
end
function m.property_name(a1, a2)
  enter()
  local answer = lib.motus_runtime_property_name(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function m.set_property_color_space(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_runtime_set_property_color_space(handle(a1, 1), number(a2, 2), number(a3, 3)))
  leave(status)
end
function m.property_color_space(a1, a2)
  enter()
  local answer = lib.motus_runtime_property_color_space(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.animate(a1, a2, a3, a4)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_animation_options", a2, keep) or nil
  callable(a3, 3)
  callable(a4, 4, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local block, block_id = hold(a3)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_runtime_animate(handle(a1, 1), x_options, a3 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block, a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  if block then held[block_id] = nil end
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.begin_animation(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_animation_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_runtime_begin_animation(handle(a1, 1), x_options))
  leave(status)
end
function m.commit_animation(a1, a2)
  callable(a2, 2, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_runtime_commit_animation(handle(a1, 1), a2 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.modify_animations(a1, a2, a3, a4)
  callable(a4, 4)
  local block, block_id = hold(a4)
  enter()
  local status = tonumber(lib.motus_runtime_modify_animations(handle(a1, 1), number(a2, 2), flag(a3, 3), a4 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block))
  if block then held[block_id] = nil end
  leave(status)
end
function m.perform_system_animation(a1, a2, a3, a4, a5, a6)
  local keep = {}
  local from = array(a3, 3)
  local x_views = ffi.new("motus_view *[?]", #from)
  for i = 1, #from do x_views[i - 1] = ffi.cast("motus_view *", handle(from[i], 3)) end
  local x_options = a4 ~= nil and read("motus_animation_options", a4, keep) or nil
  callable(a5, 5, true)
  callable(a6, 6, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local block, block_id = hold(a5)
  local data = hold(a6)
  enter()
  local status = tonumber(lib.motus_runtime_perform_system_animation(handle(a1, 1), number(a2, 2), x_views, #from, x_options, a5 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block, a6 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  if block then held[block_id] = nil end
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.perform_without_animation(a1, a2)
  callable(a2, 2)
  local block, block_id = hold(a2)
  enter()
  local status = tonumber(lib.motus_runtime_perform_without_animation(handle(a1, 1), a2 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block))
  if block then held[block_id] = nil end
  leave(status)
end
function m.is_animation_enabled(a1)
  enter()
  local answer = lib.motus_runtime_is_animation_enabled(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_animation_enabled(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_set_animation_enabled(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.inherited_animation_duration(a1)
  enter()
  local answer = lib.motus_runtime_inherited_animation_duration(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.begin_without_animation(a1)
  enter()
  local status = tonumber(lib.motus_runtime_begin_without_animation(handle(a1, 1)))
  leave(status)
end
function m.add_child(a1, a2)
  local keep = {}
  local x_child = read("motus_child", a2, keep)
  enter()
  local status = tonumber(lib.motus_runtime_add_child(handle(a1, 1), x_child))
  leave(status)
end
function m.commit_arrangement(a1)
  enter()
  local status = tonumber(lib.motus_runtime_commit_arrangement(handle(a1, 1)))
  leave(status)
end
function m.animate_keyframes(a1, a2, a3, a4)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_keyframes_options", a2, keep) or nil
  callable(a3, 3)
  callable(a4, 4, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local block, block_id = hold(a3)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_runtime_animate_keyframes(handle(a1, 1), x_options, a3 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block, a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  if block then held[block_id] = nil end
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.begin_keyframes(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_keyframes_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_runtime_begin_keyframes(handle(a1, 1), x_options))
  leave(status)
end
function m.add_keyframe(a1, a2, a3, a4)
  callable(a4, 4)
  local block, block_id = hold(a4)
  enter()
  local status = tonumber(lib.motus_runtime_add_keyframe(handle(a1, 1), number(a2, 2), number(a3, 3), a4 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block))
  if block then held[block_id] = nil end
  leave(status)
end
function m.begin_keyframe(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_runtime_begin_keyframe(handle(a1, 1), number(a2, 2), number(a3, 3)))
  leave(status)
end
function m.glide_number(a1, a2, a3, a4, a5)
  local keep = {}
  local x_options = a5 ~= nil and read("motus_glide_options", a5, keep) or nil
  enter()
  local answer = lib.motus_runtime_glide_number(handle(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4), x_options)
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.glide(a1, a2, a3, a4, a5, a6, a7)
  local keep = {}
  local from = array(a5, 5)
  local x_target = ffi.new("double[?]", #from)
  for i = 1, #from do x_target[i - 1] = number(from[i], 5) end
  local x_options = a6 ~= nil and read("motus_glide_options", a6, keep) or nil
  local capacity = number(a7, 7)
  local x_out_shown = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_runtime_glide(handle(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4), x_target, #from, x_options, x_out_shown, capacity))
  leave(status)
  return values(x_out_shown, capacity)
end
function m.glide_settled(a1, a2, a3)
  enter()
  local answer = lib.motus_runtime_glide_settled(handle(a1, 1), number(a2, 2), number(a3, 3))
  leave(0, not answer)
  return answer
end
function m.glide_velocity(a1, a2, a3, a4)
  local capacity = number(a4, 4)
  local x_out_values = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_runtime_glide_velocity(handle(a1, 1), number(a2, 2), number(a3, 3), x_out_values, capacity))
  leave(status)
  return values(x_out_values, capacity)
end
function m.glide_jump(a1, a2, a3, a4)
  local from = array(a4, 4)
  local x_values = ffi.new("double[?]", #from)
  for i = 1, #from do x_values[i - 1] = number(from[i], 4) end
  enter()
  local status = tonumber(lib.motus_runtime_glide_jump(handle(a1, 1), number(a2, 2), number(a3, 3), x_values, #from))
  leave(status)
end
function m.presence(a1, a2, a3, a4)
  local keep = {}
  local x_options = a4 ~= nil and read("motus_presence_options", a4, keep) or nil
  local x_out_amount = ffi.new("double[1]")
  enter()
  local answer = lib.motus_runtime_presence(handle(a1, 1), number(a2, 2), flag(a3, 3), x_options, x_out_amount)
  leave(0, not answer)
  if not answer then return end
  return tonumber(x_out_amount[0])
end
function m.after(a1, a2, a3)
  callable(a3, 3, true)
  local x_out_timer = ffi.new("motus_timer *[1]")
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_runtime_after(handle(a1, 1), number(a2, 2), a3 and pointer("motus_timer_fn", "motus_timer_fn_0") or nil, data, data and forget or nil, x_out_timer))
  leave(status)
  return object(x_out_timer[0], "timer", false, false)
end
function m.every(a1, a2, a3)
  callable(a3, 3, true)
  local x_out_timer = ffi.new("motus_timer *[1]")
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_runtime_every(handle(a1, 1), number(a2, 2), a3 and pointer("motus_timer_fn", "motus_timer_fn_0") or nil, data, data and forget or nil, x_out_timer))
  leave(status)
  return object(x_out_timer[0], "timer", false, false)
end
function m.send_touch(a1, a2, a3, a4, a5, a6)
  enter()
  local status = tonumber(lib.motus_runtime_send_touch(handle(a1, 1), number(a2, 2), number(a3, 3), ffi.new("motus_point", number(a4, 4), number(a5, 5)), number(a6, 6)))
  leave(status)
end
function m.send_touches(a1, a2)
  local keep = {}
  local from = array(a2, 2)
  local x_touches = ffi.new("motus_touch[?]", #from)
  for i = 1, #from do fill("motus_touch", x_touches[i - 1], from[i], keep) end
  enter()
  local status = tonumber(lib.motus_runtime_send_touches(handle(a1, 1), x_touches, #from))
  leave(status)
end
function m.send_hover(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_runtime_send_hover(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), flag(a4, 4), number(a5, 5)))
  leave(status)
end
function m.touch_gesture(a1, a2)
  enter()
  local answer = lib.motus_runtime_touch_gesture(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "gesture", true, false)
end
function m.send_wheel(a1, a2)
  local keep = {}
  local x_event = read("motus_wheel_event", a2, keep)
  enter()
  local status = tonumber(lib.motus_runtime_send_wheel(handle(a1, 1), x_event))
  leave(status)
end
function m.wheel_scroller(a1)
  enter()
  local answer = lib.motus_runtime_wheel_scroller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "scroller", true, false)
end
function m.scroll_to_top(a1)
  local x_out_taken = ffi.new("bool[1]")
  enter()
  local status = tonumber(lib.motus_runtime_scroll_to_top(handle(a1, 1), x_out_taken))
  leave(status)
  return x_out_taken[0]
end
function m.touch_is_delayed(a1, a2)
  enter()
  local answer = lib.motus_runtime_touch_is_delayed(handle(a1, 1), number(a2, 2))
  leave(0, not answer)
  return answer
end
function m.set_root_view_controller(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_set_root_view_controller(handle(a1, 1), handle(a2, 2, true)))
  leave(status)
end
function m.root_view_controller(a1)
  enter()
  local answer = lib.motus_runtime_root_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.send_memory_warning(a1)
  enter()
  local status = tonumber(lib.motus_runtime_send_memory_warning(handle(a1, 1)))
  leave(status)
end
function m.override_traits(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_runtime_override_traits(handle(a1, 1), number(a2, 2), number(a3, 3)))
  leave(status)
end
function m.set_window_size(a1, a2, a3, a4, a5, a6)
  local keep = {}
  local x_options = a5 ~= nil and read("motus_animation_options", a5, keep) or nil
  callable(a6, 6, true)
  local data = hold(a6)
  enter()
  local status = tonumber(lib.motus_runtime_set_window_size(handle(a1, 1), ffi.new("motus_size", number(a2, 2), number(a3, 3)), number(a4, 4), x_options, a6 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.set_window_insets(a1, a2, a3, a4, a5, a6, a7, a8)
  local keep = {}
  local x_options = a7 ~= nil and read("motus_animation_options", a7, keep) or nil
  callable(a8, 8, true)
  local data = hold(a8)
  enter()
  local status = tonumber(lib.motus_runtime_set_window_insets(handle(a1, 1), number(a2, 2), ffi.new("motus_insets", number(a3, 3), number(a4, 4), number(a5, 5), number(a6, 6)), x_options, a8 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.drag_window_insets(a1, a2, a3, a4, a5, a6)
  enter()
  local status = tonumber(lib.motus_runtime_drag_window_insets(handle(a1, 1), number(a2, 2), ffi.new("motus_insets", number(a3, 3), number(a4, 4), number(a5, 5), number(a6, 6))))
  leave(status)
end
function m.animate_alongside_insets(a1, a2, a3, a4)
  callable(a3, 3, true)
  callable(a4, 4, true)
  local data = hold(a3, a4)
  enter()
  local status = tonumber(lib.motus_runtime_animate_alongside_insets(handle(a1, 1), number(a2, 2), a3 and pointer("motus_insets_fn", "motus_insets_fn_0") or nil, a4 and pointer("motus_insets_fn", "motus_insets_fn_1") or nil, data, data and forget or nil))
  leave(status)
end
function m.inset_change(a1, a2)
  local x_out_change = ffi.new("motus_inset_change[1]")
  x_out_change[0].struct_size = ffi.sizeof("motus_inset_change")
  enter()
  local status = tonumber(lib.motus_runtime_inset_change(handle(a1, 1), number(a2, 2), x_out_change))
  leave(status)
  return tell("motus_inset_change", x_out_change[0])
end
function m.window_insets(a1, a2)
  enter()
  local answer = lib.motus_runtime_window_insets(handle(a1, 1), number(a2, 2))
  leave(0, answer.top == 0 and answer.left == 0 and answer.bottom == 0 and answer.right == 0)
  return answer.top, answer.left, answer.bottom, answer.right
end
function m.set_uses_uniform_order(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_set_uses_uniform_order(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.uses_uniform_order(a1)
  enter()
  local answer = lib.motus_runtime_uses_uniform_order(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.draw_flights(a1)
  local x_out_flights = ffi.new("const motus_flight *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_draw_flights(handle(a1, 1), x_out_flights, row_count))
  leave(status)
  return rows("motus_flight", x_out_flights[0], tonumber(row_count[0]), a1)
end
function m.events(a1)
  local x_out_events = ffi.new("const motus_event *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_runtime_events(handle(a1, 1), x_out_events, row_count))
  leave(status)
  return rows("motus_event", x_out_events[0], tonumber(row_count[0]), a1)
end
function m.trace_hash(a1)
  enter()
  local answer = lib.motus_runtime_trace_hash(handle(a1, 1))
  leave(0, answer == 0)
  return ("%08x%08x"):format(tonumber(answer / 2ULL ^ 32), tonumber(answer % 2ULL ^ 32))
end
function m.traces_changes(a1)
  enter()
  local answer = lib.motus_runtime_traces_changes(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_traces_changes(a1, a2)
  enter()
  local status = tonumber(lib.motus_runtime_set_traces_changes(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
end
do
local m = class("dynamic_item")
function m.center(a1)
  enter()
  local answer = lib.motus_dynamic_item_center(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.rotation(a1)
  enter()
  local answer = lib.motus_dynamic_item_rotation(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_pose(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_dynamic_item_set_pose(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), number(a4, 4)))
  leave(status)
end
function m.set_outline(a1, a2, a3)
  local keep = {}
  local from = array(a3, 3, true)
  local x_points = ffi.new("motus_point[?]", #from)
  for i = 1, #from do fill("motus_point", x_points[i - 1], from[i], keep) end
  enter()
  local status = tonumber(lib.motus_dynamic_item_set_outline(handle(a1, 1), number(a2, 2), x_points, #from))
  leave(status)
end
function m.outline(a1)
  local x_out_type = ffi.new("motus_outline_type[1]")
  enter()
  local size, capacity = ffi.new("size_t[1]"), 0
  local x_out_points
  leave(tonumber(lib.motus_dynamic_item_outline(handle(a1, 1), x_out_type, x_out_points, capacity, size)))
  enter()
  capacity = tonumber(size[0])
  x_out_points = ffi.new("motus_point[?]", capacity + 1)
  leave(tonumber(lib.motus_dynamic_item_outline(handle(a1, 1), x_out_type, x_out_points, capacity, size)))
  local all = {}
  for i = 1, tonumber(size[0]) do all[i] = tell("motus_point", x_out_points[i - 1]) end
  return tonumber(x_out_type[0]), all
end
function m.member_count(a1)
  enter()
  local answer = lib.motus_dynamic_item_member_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.member_at(a1, a2)
  enter()
  local answer = lib.motus_dynamic_item_member_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "dynamic_item", true, false)
end
function m.set_layout_path(a1, a2)
  local keep = {}
  local x_path = a2 ~= nil and read("motus_layout_path", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_dynamic_item_set_layout_path(handle(a1, 1), x_path))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("view", "dynamic_item")
function m.add_subview(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_add_subview(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.insert_subview(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_insert_subview(handle(a1, 1), handle(a2, 2), number(a3, 3)))
  leave(status)
end
function m.insert_subview_above(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_insert_subview_above(handle(a1, 1), handle(a2, 2), handle(a3, 3)))
  leave(status)
end
function m.insert_subview_below(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_insert_subview_below(handle(a1, 1), handle(a2, 2), handle(a3, 3)))
  leave(status)
end
function m.remove_from_superview(a1)
  enter()
  local status = tonumber(lib.motus_view_remove_from_superview(handle(a1, 1)))
  leave(status)
end
function m.bring_subview_to_front(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_bring_subview_to_front(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.send_subview_to_back(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_send_subview_to_back(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.superview(a1)
  enter()
  local answer = lib.motus_view_superview(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.subview_count(a1)
  enter()
  local answer = lib.motus_view_subview_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.subview_at(a1, a2)
  enter()
  local answer = lib.motus_view_subview_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.is_descendant_of(a1, a2)
  enter()
  local answer = lib.motus_view_is_descendant_of(handle(a1, 1), handle(a2, 2))
  leave(0, not answer)
  return answer
end
function m.is_in_window(a1)
  enter()
  local answer = lib.motus_view_is_in_window(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.hit_test(a1, a2, a3)
  enter()
  local answer = lib.motus_view_hit_test(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.convert_point(a1, a2, a3, a4)
  local x_out_point = ffi.new("motus_point[1]")
  enter()
  local status = tonumber(lib.motus_view_convert_point(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), handle(a4, 4, true), x_out_point))
  leave(status)
  return x_out_point[0].x, x_out_point[0].y
end
function m.with_tag(a1, a2)
  enter()
  local answer = lib.motus_view_with_tag(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.clips_to_bounds(a1)
  enter()
  local answer = lib.motus_view_clips_to_bounds(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_clips_to_bounds(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_clips_to_bounds(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.groups_opacity(a1)
  enter()
  local answer = lib.motus_view_groups_opacity(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_groups_opacity(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_groups_opacity(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.is_double_sided(a1)
  enter()
  local answer = lib.motus_view_is_double_sided(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_double_sided(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_double_sided(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.create_snapshot(a1)
  local x_out_view = ffi.new("motus_view *[1]")
  enter()
  local status = tonumber(lib.motus_view_create_snapshot(handle(a1, 1), x_out_view))
  leave(status)
  return object(x_out_view[0], "view", true, true)
end
function m.snapshot_source(a1)
  enter()
  local answer = lib.motus_view_snapshot_source(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.is_user_interaction_enabled(a1)
  enter()
  local answer = lib.motus_view_is_user_interaction_enabled(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_user_interaction_enabled(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_user_interaction_enabled(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.set_property(a1, a2, a3)
  local from = array(a3, 3)
  local x_values = ffi.new("double[?]", #from)
  for i = 1, #from do x_values[i - 1] = number(from[i], 3) end
  enter()
  local status = tonumber(lib.motus_view_set_property(handle(a1, 1), number(a2, 2), x_values, #from))
  leave(status)
end
function m.property(a1, a2, a3, a4)
  local capacity = number(a4, 4)
  local x_out_values = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_view_property(handle(a1, 1), number(a2, 2), number(a3, 3), x_out_values, capacity))
  leave(status)
  return values(x_out_values, capacity)
end
function m.property_velocity(a1, a2, a3)
  local capacity = number(a3, 3)
  local x_out_values = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_view_property_velocity(handle(a1, 1), number(a2, 2), x_out_values, capacity))
  leave(status)
  return values(x_out_values, capacity)
end
function m.set_property_velocity(a1, a2, a3)
  local from = array(a3, 3)
  local x_velocity = ffi.new("double[?]", #from)
  for i = 1, #from do x_velocity[i - 1] = number(from[i], 3) end
  enter()
  local status = tonumber(lib.motus_view_set_property_velocity(handle(a1, 1), number(a2, 2), x_velocity, #from))
  leave(status)
end
function m.center(a1)
  enter()
  local answer = lib.motus_view_center(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.set_center(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_set_center(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.bounds(a1)
  enter()
  local answer = lib.motus_view_bounds(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0 and answer.width == 0 and answer.height == 0)
  return answer.x, answer.y, answer.width, answer.height
end
function m.set_bounds(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_set_bounds(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.frame(a1)
  enter()
  local answer = lib.motus_view_frame(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0 and answer.width == 0 and answer.height == 0)
  return answer.x, answer.y, answer.width, answer.height
end
function m.set_frame(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_set_frame(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.transform(a1)
  enter()
  local answer = lib.motus_view_transform(handle(a1, 1))
  leave(0, answer.a == 0 and answer.b == 0 and answer.c == 0 and answer.d == 0 and answer.tx == 0 and answer.ty == 0)
  return answer.a, answer.b, answer.c, answer.d, answer.tx, answer.ty
end
function m.set_transform(a1, a2, a3, a4, a5, a6, a7)
  enter()
  local status = tonumber(lib.motus_view_set_transform(handle(a1, 1), ffi.new("motus_transform", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5), number(a6, 6), number(a7, 7))))
  leave(status)
end
function m.transform_3d(a1)
  local x_out_transform = ffi.new("motus_transform_3d[1]")
  enter()
  local status = tonumber(lib.motus_view_transform_3d(handle(a1, 1), x_out_transform))
  leave(status)
  return tell("motus_transform_3d", x_out_transform[0])
end
function m.set_transform_3d(a1, a2)
  local keep = {}
  local x_transform = read("motus_transform_3d", a2, keep)
  enter()
  local status = tonumber(lib.motus_view_set_transform_3d(handle(a1, 1), x_transform))
  leave(status)
end
function m.alpha(a1)
  enter()
  local answer = lib.motus_view_alpha(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_alpha(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_alpha(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.background_color(a1)
  enter()
  local answer = lib.motus_view_background_color(handle(a1, 1))
  leave(0, answer.red == 0 and answer.green == 0 and answer.blue == 0 and answer.alpha == 0)
  return answer.red, answer.green, answer.blue, answer.alpha
end
function m.set_background_color(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_set_background_color(handle(a1, 1), ffi.new("motus_color", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.corner_radius(a1)
  enter()
  local answer = lib.motus_view_corner_radius(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_corner_radius(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_corner_radius(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.corner_radii(a1)
  enter()
  local answer = lib.motus_view_corner_radii(handle(a1, 1))
  leave(0, answer.top_left == 0 and answer.top_right == 0 and answer.bottom_right == 0 and answer.bottom_left == 0)
  return answer.top_left, answer.top_right, answer.bottom_right, answer.bottom_left
end
function m.set_corner_radii(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_set_corner_radii(handle(a1, 1), ffi.new("motus_corner_radii", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.shadow_color(a1)
  enter()
  local answer = lib.motus_view_shadow_color(handle(a1, 1))
  leave(0, answer.red == 0 and answer.green == 0 and answer.blue == 0 and answer.alpha == 0)
  return answer.red, answer.green, answer.blue, answer.alpha
end
function m.set_shadow_color(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_set_shadow_color(handle(a1, 1), ffi.new("motus_color", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.shadow_offset(a1)
  enter()
  local answer = lib.motus_view_shadow_offset(handle(a1, 1))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.set_shadow_offset(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_set_shadow_offset(handle(a1, 1), ffi.new("motus_vector", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.shadow_radius(a1)
  enter()
  local answer = lib.motus_view_shadow_radius(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_shadow_radius(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_shadow_radius(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.border_color(a1)
  enter()
  local answer = lib.motus_view_border_color(handle(a1, 1))
  leave(0, answer.red == 0 and answer.green == 0 and answer.blue == 0 and answer.alpha == 0)
  return answer.red, answer.green, answer.blue, answer.alpha
end
function m.set_border_color(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_set_border_color(handle(a1, 1), ffi.new("motus_color", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.border_width(a1)
  enter()
  local answer = lib.motus_view_border_width(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_border_width(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_border_width(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.is_hidden(a1)
  enter()
  local answer = lib.motus_view_is_hidden(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_hidden(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_set_hidden(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.convert_point_by(a1, a2, a3, a4, a5)
  local x_out_point = ffi.new("motus_point[1]")
  enter()
  local status = tonumber(lib.motus_view_convert_point_by(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), handle(a4, 4, true), number(a5, 5), x_out_point))
  leave(status)
  return x_out_point[0].x, x_out_point[0].y
end
function m.convert_rect_by(a1, a2, a3, a4, a5, a6, a7)
  local x_out_rect = ffi.new("motus_rect[1]")
  enter()
  local status = tonumber(lib.motus_view_convert_rect_by(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5)), handle(a6, 6, true), number(a7, 7), x_out_rect))
  leave(status)
  return x_out_rect[0].x, x_out_rect[0].y, x_out_rect[0].width, x_out_rect[0].height
end
function m.transform_by(a1, a2, a3)
  local x_out_transform = ffi.new("motus_transform[1]")
  enter()
  local status = tonumber(lib.motus_view_transform_by(handle(a1, 1), handle(a2, 2, true), number(a3, 3), x_out_transform))
  leave(status)
  return x_out_transform[0].a, x_out_transform[0].b, x_out_transform[0].c, x_out_transform[0].d, x_out_transform[0].tx, x_out_transform[0].ty
end
function m.transition(a1, a2, a3, a4)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_animation_options", a2, keep) or nil
  callable(a3, 3)
  callable(a4, 4, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local block, block_id = hold(a3)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_view_transition(handle(a1, 1), x_options, a3 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block, a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  if block then held[block_id] = nil end
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.transition_to(a1, a2, a3, a4)
  local keep = {}
  local x_options = a3 ~= nil and read("motus_animation_options", a3, keep) or nil
  callable(a4, 4, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_view_transition_to(handle(a1, 1), handle(a2, 2), x_options, a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.remove_all_animations(a1)
  enter()
  local status = tonumber(lib.motus_view_remove_all_animations(handle(a1, 1)))
  leave(status)
end
function m.set_implicit(a1, a2, a3)
  local keep = {}
  local x_options = a3 ~= nil and read("motus_implicit_options", a3, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_set_implicit(handle(a1, 1), number(a2, 2), x_options))
  leave(status)
end
function m.clear_implicit(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_clear_implicit(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.implicit(a1, a2)
  local x_out_options = ffi.new("motus_implicit_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_implicit_options")
  enter()
  local status = tonumber(lib.motus_view_implicit(handle(a1, 1), number(a2, 2), x_out_options))
  leave(status)
  return tell("motus_implicit_options", x_out_options[0])
end
function m.set_starting_value(a1, a2, a3)
  local from = array(a3, 3, true)
  local x_values = ffi.new("double[?]", #from)
  for i = 1, #from do x_values[i - 1] = number(from[i], 3) end
  enter()
  local status = tonumber(lib.motus_view_set_starting_value(handle(a1, 1), number(a2, 2), x_values, #from))
  leave(status)
end
function m.set_settle(a1, a2, a3)
  callable(a3, 3, true)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_view_set_settle(handle(a1, 1), number(a2, 2), a3 and pointer("motus_settle_fn", "motus_settle_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.arrange(a1, a2, a3, a4)
  local keep = {}
  local from = array(a2, 2, true)
  local x_children = ffi.new("motus_child[?]", #from)
  for i = 1, #from do fill("motus_child", x_children[i - 1], from[i], keep) end
  local x_options = a4 ~= nil and read("motus_arrangement_options", a4, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_arrange(handle(a1, 1), x_children, #from, number(a3, 3), x_options))
  leave(status)
end
function m.begin_arrangement(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_arrangement_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_begin_arrangement(handle(a1, 1), x_options))
  leave(status)
end
function m.arrangement_summary(a1)
  local x_out_summary = ffi.new("motus_arrangement_summary[1]")
  x_out_summary[0].struct_size = ffi.sizeof("motus_arrangement_summary")
  enter()
  local status = tonumber(lib.motus_view_arrangement_summary(handle(a1, 1), x_out_summary))
  leave(status)
  return tell("motus_arrangement_summary", x_out_summary[0])
end
function m.set_arrangement_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_arrangement_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_view_set_arrangement_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.child_state(a1)
  enter()
  local answer = lib.motus_view_child_state(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.key(a1)
  enter()
  local answer = lib.motus_view_key(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.child_with_key(a1, a2, a3)
  enter()
  local answer = lib.motus_view_child_with_key(handle(a1, 1), number(a2, 2), flag(a3, 3))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.end_leavers(a1)
  enter()
  local status = tonumber(lib.motus_view_end_leavers(handle(a1, 1)))
  leave(status)
end
function m.leaver_count(a1)
  enter()
  local answer = lib.motus_view_leaver_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.leaver_at(a1, a2)
  enter()
  local answer = lib.motus_view_leaver_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.begin_reorder(a1, a2, a3, a4, a5)
  local keep = {}
  local x_options = a5 ~= nil and read("motus_reorder_options", a5, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_begin_reorder(handle(a1, 1), number(a2, 2), ffi.new("motus_point", number(a3, 3), number(a4, 4)), x_options))
  leave(status)
end
function m.update_reorder(a1, a2, a3)
  local x_out_index = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_view_update_reorder(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), x_out_index))
  leave(status)
  return tonumber(x_out_index[0])
end
function m.end_reorder(a1, a2, a3)
  local x_out_index = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_view_end_reorder(handle(a1, 1), ffi.new("motus_vector", number(a2, 2), number(a3, 3)), x_out_index))
  leave(status)
  return tonumber(x_out_index[0])
end
function m.cancel_reorder(a1)
  local x_out_index = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_view_cancel_reorder(handle(a1, 1), x_out_index))
  leave(status)
  return tonumber(x_out_index[0])
end
function m.follow_path(a1, a2, a3)
  local keep = {}
  local x_options = a3 ~= nil and read("motus_follow_options", a3, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_follow_path(handle(a1, 1), handle(a2, 2), x_options))
  leave(status)
end
function m.nudge(a1, a2, a3, a4, a5)
  local keep = {}
  local from = array(a3, 3)
  local x_velocity = ffi.new("double[?]", #from)
  for i = 1, #from do x_velocity[i - 1] = number(from[i], 3) end
  local x_timing = a4 ~= nil and read("motus_timing", a4, keep) or nil
  callable(a5, 5, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_view_nudge(handle(a1, 1), number(a2, 2), x_velocity, #from, x_timing, a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.fling(a1, a2, a3, a4, a5)
  local keep = {}
  local from = array(a3, 3)
  local x_velocity = ffi.new("double[?]", #from)
  for i = 1, #from do x_velocity[i - 1] = number(from[i], 3) end
  local x_options = a4 ~= nil and read("motus_fling_options", a4, keep) or nil
  callable(a5, 5, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_view_fling(handle(a1, 1), number(a2, 2), x_velocity, #from, x_options, a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.add_gesture(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_add_gesture(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.remove_gesture(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_remove_gesture(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.gesture_count(a1)
  enter()
  local answer = lib.motus_view_gesture_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.gesture_at(a1, a2)
  enter()
  local answer = lib.motus_view_gesture_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "gesture", true, false)
end
function m.scroller(a1)
  enter()
  local answer = lib.motus_view_scroller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "scroller", true, false)
end
function m.send_scroll_key(a1, a2)
  local x_out_taken = ffi.new("bool[1]")
  enter()
  local status = tonumber(lib.motus_view_send_scroll_key(handle(a1, 1), number(a2, 2), x_out_taken))
  leave(status)
  return x_out_taken[0]
end
function m.set_match_key(a1, a2, a3)
  local keep = {}
  local x_options = a3 ~= nil and read("motus_match_options", a3, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_set_match_key(handle(a1, 1), number(a2, 2), x_options))
  leave(status)
end
function m.match_key(a1)
  enter()
  local answer = lib.motus_view_match_key(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("animation")
function m.cancel(a1, a2)
  enter()
  local status = tonumber(lib.motus_animation_cancel(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("property_animator")
function m.member_count(a1)
  enter()
  local answer = lib.motus_property_animator_member_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.member_at(a1, a2)
  enter()
  local answer = lib.motus_property_animator_member_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "property_animator", true, false)
end
function m.add_animations(a1, a2)
  callable(a2, 2)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_property_animator_add_animations(handle(a1, 1), a2 and pointer("motus_block_fn", "motus_block_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.add_animations_delayed(a1, a2, a3)
  callable(a3, 3)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_property_animator_add_animations_delayed(handle(a1, 1), number(a2, 2), a3 and pointer("motus_block_fn", "motus_block_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.add_completion(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_property_animator_add_completion(handle(a1, 1), a2 and pointer("motus_animator_completion_fn", "motus_animator_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.set_observer(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_observer(handle(a1, 1), a2 and pointer("motus_animator_observer_fn", "motus_animator_observer_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.start(a1)
  enter()
  local status = tonumber(lib.motus_property_animator_start(handle(a1, 1)))
  leave(status)
end
function m.start_after_delay(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_start_after_delay(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.pause(a1)
  enter()
  local status = tonumber(lib.motus_property_animator_pause(handle(a1, 1)))
  leave(status)
end
function m.continue(a1, a2, a3)
  local keep = {}
  local x_timing = a2 ~= nil and read("motus_timing", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_property_animator_continue(handle(a1, 1), x_timing, number(a3, 3)))
  leave(status)
end
function m.continue_until(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_continue_until(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.stop(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_stop(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.finish(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_finish(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.state(a1)
  enter()
  local answer = lib.motus_property_animator_state(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.is_running(a1)
  enter()
  local answer = lib.motus_property_animator_is_running(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_reversed(a1)
  enter()
  local answer = lib.motus_property_animator_is_reversed(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_reversed(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_reversed(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.fraction_complete(a1)
  enter()
  local answer = lib.motus_property_animator_fraction_complete(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_fraction_complete(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_fraction_complete(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.seek(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_seek(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.speed(a1)
  enter()
  local answer = lib.motus_property_animator_speed(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_speed(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_speed(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.timing(a1)
  local x_out_timing = ffi.new("motus_timing[1]")
  x_out_timing[0].struct_size = ffi.sizeof("motus_timing")
  enter()
  local status = tonumber(lib.motus_property_animator_timing(handle(a1, 1), x_out_timing))
  leave(status)
  return tell("motus_timing", x_out_timing[0])
end
function m.duration(a1)
  enter()
  local answer = lib.motus_property_animator_duration(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.delay(a1)
  enter()
  local answer = lib.motus_property_animator_delay(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.is_interruptible(a1)
  enter()
  local answer = lib.motus_property_animator_is_interruptible(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_interruptible(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_interruptible(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.is_user_interaction_enabled(a1)
  enter()
  local answer = lib.motus_property_animator_is_user_interaction_enabled(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_user_interaction_enabled(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_user_interaction_enabled(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.is_manual_hit_testing_enabled(a1)
  enter()
  local answer = lib.motus_property_animator_is_manual_hit_testing_enabled(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_manual_hit_testing_enabled(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_manual_hit_testing_enabled(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.scrubs_linearly(a1)
  enter()
  local answer = lib.motus_property_animator_scrubs_linearly(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_scrubs_linearly(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_scrubs_linearly(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.pauses_on_completion(a1)
  enter()
  local answer = lib.motus_property_animator_pauses_on_completion(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_pauses_on_completion(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_pauses_on_completion(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.color_space(a1)
  enter()
  local answer = lib.motus_property_animator_color_space(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_color_space(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_color_space(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.keeps_motion(a1)
  enter()
  local answer = lib.motus_property_animator_keeps_motion(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_keeps_motion(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_set_keeps_motion(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.add_cue(a1, a2, a3, a4, a5)
  callable(a5, 5, true)
  local x_out_cue = ffi.new("uint32_t[1]")
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_property_animator_add_cue(handle(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4), a5 and pointer("motus_cue_fn", "motus_cue_fn_0") or nil, data, data and forget or nil, x_out_cue))
  leave(status)
  return tonumber(x_out_cue[0])
end
function m.remove_cue(a1, a2)
  enter()
  local status = tonumber(lib.motus_property_animator_remove_cue(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("interaction_controller")
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("percent_driven_interaction", "interaction_controller")
function m.update(a1, a2)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_update(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.finish(a1)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_finish(handle(a1, 1)))
  leave(status)
end
function m.cancel(a1)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_cancel(handle(a1, 1)))
  leave(status)
end
function m.finish_with_velocity(a1, a2)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_finish_with_velocity(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.cancel_with_velocity(a1, a2)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_cancel_with_velocity(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.pause(a1)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_pause(handle(a1, 1)))
  leave(status)
end
function m.percent_complete(a1)
  enter()
  local answer = lib.motus_percent_driven_interaction_percent_complete(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.duration(a1)
  enter()
  local answer = lib.motus_percent_driven_interaction_duration(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.completion_speed(a1)
  enter()
  local answer = lib.motus_percent_driven_interaction_completion_speed(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_completion_speed(a1, a2)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_set_completion_speed(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.set_completion_timing(a1, a2)
  local keep = {}
  local x_timing = a2 ~= nil and read("motus_timing", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_set_completion_timing(handle(a1, 1), x_timing))
  leave(status)
end
function m.set_timing_curve(a1, a2)
  local keep = {}
  local x_timing = a2 ~= nil and read("motus_timing", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_set_timing_curve(handle(a1, 1), x_timing))
  leave(status)
end
function m.completion_timing(a1)
  local x_out_timing = ffi.new("motus_timing[1]")
  x_out_timing[0].struct_size = ffi.sizeof("motus_timing")
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_completion_timing(handle(a1, 1), x_out_timing))
  leave(status)
  return tell("motus_timing", x_out_timing[0])
end
function m.timing_curve(a1)
  local x_out_timing = ffi.new("motus_timing[1]")
  x_out_timing[0].struct_size = ffi.sizeof("motus_timing")
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_timing_curve(handle(a1, 1), x_out_timing))
  leave(status)
  return tell("motus_timing", x_out_timing[0])
end
function m.wants_interactive_start(a1)
  enter()
  local answer = lib.motus_percent_driven_interaction_wants_interactive_start(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_wants_interactive_start(a1, a2)
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_set_wants_interactive_start(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("path")
function m.length(a1)
  enter()
  local answer = lib.motus_path_length(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.point_at(a1, a2)
  local x_out_point = ffi.new("motus_point[1]")
  local x_out_angle = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_path_point_at(handle(a1, 1), number(a2, 2), x_out_point, x_out_angle))
  leave(status)
  return x_out_point[0].x, x_out_point[0].y, tonumber(x_out_angle[0])
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("value")
function m.kind(a1)
  enter()
  local answer = lib.motus_value_kind(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.component_count(a1)
  enter()
  local answer = lib.motus_value_component_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set(a1, a2)
  local from = array(a2, 2)
  local x_values = ffi.new("double[?]", #from)
  for i = 1, #from do x_values[i - 1] = number(from[i], 2) end
  enter()
  local status = tonumber(lib.motus_value_set(handle(a1, 1), x_values, #from))
  leave(status)
end
function m.set_number(a1, a2)
  enter()
  local status = tonumber(lib.motus_value_set_number(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.read(a1, a2, a3)
  local capacity = number(a3, 3)
  local x_out_values = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_value_read(handle(a1, 1), number(a2, 2), x_out_values, capacity))
  leave(status)
  return values(x_out_values, capacity)
end
function m.number(a1)
  enter()
  local answer = lib.motus_value_number(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.velocity(a1, a2)
  local capacity = number(a2, 2)
  local x_out_values = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_value_velocity(handle(a1, 1), x_out_values, capacity))
  leave(status)
  return values(x_out_values, capacity)
end
function m.is_moving(a1)
  enter()
  local answer = lib.motus_value_is_moving(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.jump(a1, a2)
  local from = array(a2, 2)
  local x_values = ffi.new("double[?]", #from)
  for i = 1, #from do x_values[i - 1] = number(from[i], 2) end
  enter()
  local status = tonumber(lib.motus_value_jump(handle(a1, 1), x_values, #from))
  leave(status)
end
function m.stop(a1)
  enter()
  local status = tonumber(lib.motus_value_stop(handle(a1, 1)))
  leave(status)
end
function m.finish(a1)
  enter()
  local status = tonumber(lib.motus_value_finish(handle(a1, 1)))
  leave(status)
end
function m.set_velocity(a1, a2)
  local from = array(a2, 2)
  local x_velocity = ffi.new("double[?]", #from)
  for i = 1, #from do x_velocity[i - 1] = number(from[i], 2) end
  enter()
  local status = tonumber(lib.motus_value_set_velocity(handle(a1, 1), x_velocity, #from))
  leave(status)
end
function m.nudge(a1, a2, a3, a4)
  local keep = {}
  local from = array(a2, 2)
  local x_velocity = ffi.new("double[?]", #from)
  for i = 1, #from do x_velocity[i - 1] = number(from[i], 2) end
  local x_timing = a3 ~= nil and read("motus_timing", a3, keep) or nil
  callable(a4, 4, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_value_nudge(handle(a1, 1), x_velocity, #from, x_timing, a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.fling(a1, a2, a3, a4)
  local keep = {}
  local from = array(a2, 2)
  local x_velocity = ffi.new("double[?]", #from)
  for i = 1, #from do x_velocity[i - 1] = number(from[i], 2) end
  local x_options = a3 ~= nil and read("motus_fling_options", a3, keep) or nil
  callable(a4, 4, true)
  local x_out_animation = ffi.new("motus_animation *[1]")
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_value_fling(handle(a1, 1), x_velocity, #from, x_options, a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_animation))
  leave(status)
  return object(x_out_animation[0], "animation", false, false)
end
function m.follow_path(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_value_follow_path(handle(a1, 1), handle(a2, 2), flag(a3, 3)))
  leave(status)
end
function m.set_implicit(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_implicit_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_value_set_implicit(handle(a1, 1), x_options))
  leave(status)
end
function m.clear_implicit(a1)
  enter()
  local status = tonumber(lib.motus_value_clear_implicit(handle(a1, 1)))
  leave(status)
end
function m.set_observer(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_value_set_observer(handle(a1, 1), a2 and pointer("motus_value_observer_fn", "motus_value_observer_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.previous(a1, a2)
  local capacity = number(a2, 2)
  local x_out_values = ffi.new("double[?]", capacity)
  enter()
  local status = tonumber(lib.motus_value_previous(handle(a1, 1), x_out_values, capacity))
  leave(status)
  return values(x_out_values, capacity)
end
function m.set_settle(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_value_set_settle(handle(a1, 1), a2 and pointer("motus_value_settle_fn", "motus_value_settle_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("timer")
function m.cancel(a1)
  enter()
  local status = tonumber(lib.motus_timer_cancel(handle(a1, 1)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("display_link")
function m.is_paused(a1)
  enter()
  local answer = lib.motus_display_link_is_paused(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_paused(a1, a2)
  enter()
  local status = tonumber(lib.motus_display_link_set_paused(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.frame_rates(a1)
  enter()
  local answer = lib.motus_display_link_frame_rates(handle(a1, 1))
  leave(0, answer.minimum == 0 and answer.maximum == 0 and answer.preferred == 0)
  return answer.minimum, answer.maximum, answer.preferred
end
function m.set_frame_rates(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_display_link_set_frame_rates(handle(a1, 1), ffi.new("motus_frame_rate_range", number(a2, 2), number(a3, 3), number(a4, 4))))
  leave(status)
end
function m.timestamp(a1)
  enter()
  local answer = lib.motus_display_link_timestamp(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.target_timestamp(a1)
  enter()
  local answer = lib.motus_display_link_target_timestamp(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.invalidate(a1)
  enter()
  local status = tonumber(lib.motus_display_link_invalidate(handle(a1, 1)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("gesture")
function m.view(a1)
  enter()
  local answer = lib.motus_gesture_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.set_action(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_action(handle(a1, 1), a2 and pointer("motus_gesture_fn", "motus_gesture_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_gesture_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.require_failure_of(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_require_failure_of(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.state(a1)
  enter()
  local answer = lib.motus_gesture_state(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.is_enabled(a1)
  enter()
  local answer = lib.motus_gesture_is_enabled(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_enabled(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_enabled(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.cancels_touches(a1)
  enter()
  local answer = lib.motus_gesture_cancels_touches(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_cancels_touches(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_cancels_touches(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.touch_delays(a1)
  enter()
  local answer = lib.motus_gesture_touch_delays(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_touch_delays(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_touch_delays(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.name(a1)
  enter()
  local answer = lib.motus_gesture_name(handle(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function m.set_name(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_name(handle(a1, 1), text(a2, 2, true)))
  leave(status)
end
function m.touch_count(a1)
  enter()
  local answer = lib.motus_gesture_touch_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.touch_location(a1, a2, a3)
  enter()
  local answer = lib.motus_gesture_touch_location(handle(a1, 1), number(a2, 2), handle(a3, 3, true))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.location(a1, a2)
  enter()
  local answer = lib.motus_gesture_location(handle(a1, 1), handle(a2, 2, true))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.translation(a1, a2)
  enter()
  local answer = lib.motus_gesture_translation(handle(a1, 1), handle(a2, 2, true))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.set_translation(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_gesture_set_translation(handle(a1, 1), ffi.new("motus_vector", number(a2, 2), number(a3, 3)), handle(a4, 4, true)))
  leave(status)
end
function m.velocity(a1, a2)
  enter()
  local answer = lib.motus_gesture_velocity(handle(a1, 1), handle(a2, 2, true))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.scale(a1)
  enter()
  local answer = lib.motus_gesture_scale(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_scale(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_scale(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.scale_velocity(a1)
  enter()
  local answer = lib.motus_gesture_scale_velocity(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.rotation(a1)
  enter()
  local answer = lib.motus_gesture_rotation(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_rotation(a1, a2)
  enter()
  local status = tonumber(lib.motus_gesture_set_rotation(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.rotation_velocity(a1)
  enter()
  local answer = lib.motus_gesture_rotation_velocity(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.bind(a1, a2, a3, a4)
  local keep = {}
  local x_options = a3 ~= nil and read("motus_gesture_binding_options", a3, keep) or nil
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_gesture_bind(handle(a1, 1), handle(a2, 2, true), x_options, a4 and pointer("motus_gesture_fn", "motus_gesture_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("scroller")
function m.view(a1)
  enter()
  local answer = lib.motus_scroller_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.pan_gesture(a1)
  enter()
  local answer = lib.motus_scroller_pan_gesture(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "gesture", true, false)
end
function m.set_options(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_scroller_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_scroller_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.get_options(a1)
  local x_out_options = ffi.new("motus_scroller_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_scroller_options")
  enter()
  local status = tonumber(lib.motus_scroller_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_scroller_options", x_out_options[0])
end
function m.content_size(a1)
  enter()
  local answer = lib.motus_scroller_content_size(handle(a1, 1))
  leave(0, answer.width == 0 and answer.height == 0)
  return answer.width, answer.height
end
function m.set_content_size(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_scroller_set_content_size(handle(a1, 1), ffi.new("motus_size", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.content_inset(a1)
  enter()
  local answer = lib.motus_scroller_content_inset(handle(a1, 1))
  leave(0, answer.top == 0 and answer.left == 0 and answer.bottom == 0 and answer.right == 0)
  return answer.top, answer.left, answer.bottom, answer.right
end
function m.set_content_inset(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_scroller_set_content_inset(handle(a1, 1), ffi.new("motus_insets", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.offset(a1)
  enter()
  local answer = lib.motus_scroller_offset(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.minimum_offset(a1)
  enter()
  local answer = lib.motus_scroller_minimum_offset(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.maximum_offset(a1)
  enter()
  local answer = lib.motus_scroller_maximum_offset(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.target_offset(a1)
  enter()
  local answer = lib.motus_scroller_target_offset(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.velocity(a1)
  enter()
  local answer = lib.motus_scroller_velocity(handle(a1, 1))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.get_state(a1)
  enter()
  local answer = lib.motus_scroller_get_state(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.axis_state(a1, a2)
  enter()
  local answer = lib.motus_scroller_axis_state(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.scroll_to(a1, a2, a3, a4, a5)
  callable(a5, 5, true)
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_scroller_scroll_to(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), flag(a4, 4), a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.scroll_to_rect(a1, a2, a3, a4, a5, a6, a7)
  callable(a7, 7, true)
  local data = hold(a7)
  enter()
  local status = tonumber(lib.motus_scroller_scroll_to_rect(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5)), flag(a6, 6), a7 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.scroll_to_page(a1, a2, a3, a4, a5)
  callable(a5, 5, true)
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_scroller_scroll_to_page(handle(a1, 1), number(a2, 2), number(a3, 3), flag(a4, 4), a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.page(a1, a2)
  enter()
  local answer = lib.motus_scroller_page(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.fling(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_scroller_fling(handle(a1, 1), ffi.new("motus_vector", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.stop(a1)
  enter()
  local status = tonumber(lib.motus_scroller_stop(handle(a1, 1)))
  leave(status)
end
function m.adjust(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_scroller_adjust(handle(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4)))
  leave(status)
end
function m.is_refreshing(a1)
  enter()
  local answer = lib.motus_scroller_is_refreshing(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.end_refreshing(a1)
  enter()
  local status = tonumber(lib.motus_scroller_end_refreshing(handle(a1, 1)))
  leave(status)
end
function m.is_tracking(a1)
  enter()
  local answer = lib.motus_scroller_is_tracking(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_dragging(a1)
  enter()
  local answer = lib.motus_scroller_is_dragging(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_decelerating(a1)
  enter()
  local answer = lib.motus_scroller_is_decelerating(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_zooming(a1)
  enter()
  local answer = lib.motus_scroller_is_zooming(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.visible_rect(a1)
  enter()
  local answer = lib.motus_scroller_visible_rect(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0 and answer.width == 0 and answer.height == 0)
  return answer.x, answer.y, answer.width, answer.height
end
function m.indicator(a1, a2)
  enter()
  local answer = lib.motus_scroller_indicator(handle(a1, 1), number(a2, 2))
  leave(0, answer.position == 0 and answer.length == 0 and answer.alpha == 0)
  return answer.position, answer.length, answer.alpha
end
function m.flash_indicators(a1)
  enter()
  local status = tonumber(lib.motus_scroller_flash_indicators(handle(a1, 1)))
  leave(status)
end
function m.scroll_to_top(a1)
  enter()
  local status = tonumber(lib.motus_scroller_scroll_to_top(handle(a1, 1)))
  leave(status)
end
function m.set_zoom_view(a1, a2)
  enter()
  local status = tonumber(lib.motus_scroller_set_zoom_view(handle(a1, 1), handle(a2, 2, true)))
  leave(status)
end
function m.zoom_view(a1)
  enter()
  local answer = lib.motus_scroller_zoom_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.pinch_gesture(a1)
  enter()
  local answer = lib.motus_scroller_pinch_gesture(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "gesture", true, false)
end
function m.zoom(a1)
  enter()
  local answer = lib.motus_scroller_zoom(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_zoom(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_scroller_set_zoom(handle(a1, 1), number(a2, 2), ffi.new("motus_point", number(a3, 3), number(a4, 4)), flag(a5, 5)))
  leave(status)
end
function m.zoom_to_rect(a1, a2, a3, a4, a5, a6)
  enter()
  local status = tonumber(lib.motus_scroller_zoom_to_rect(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5)), flag(a6, 6)))
  leave(status)
end
function m.set_snap_areas(a1, a2, a3)
  local keep = {}
  local from = array(a3, 3)
  local x_areas = ffi.new("motus_snap_area[?]", #from)
  for i = 1, #from do fill("motus_snap_area", x_areas[i - 1], from[i], keep) end
  enter()
  local status = tonumber(lib.motus_scroller_set_snap_areas(handle(a1, 1), number(a2, 2), x_areas, #from))
  leave(status)
end
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_scroller_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_scroller_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.link_property(a1, a2, a3, a4, a5, a6, a7)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_scroll_link_options", a2, keep) or nil
  local from = array(a5, 5)
  local x_from = ffi.new("double[?]", #from)
  for i = 1, #from do x_from[i - 1] = number(from[i], 5) end
  local length = #from
  local from = array(a6, 6)
  local x_to = ffi.new("double[?]", #from)
  for i = 1, #from do x_to[i - 1] = number(from[i], 6) end
  local x_timing = a7 ~= nil and read("motus_timing", a7, keep) or nil
  local x_out_link = ffi.new("motus_scroll_link *[1]")
  enter()
  local status = tonumber(lib.motus_scroller_link_property(handle(a1, 1), x_options, handle(a3, 3), number(a4, 4), x_from, x_to, length == #from and #from or 0, x_timing, x_out_link))
  leave(status)
  return object(x_out_link[0], "scroll_link", false, false)
end
function m.link_animator(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_scroll_link_options", a2, keep) or nil
  local x_out_link = ffi.new("motus_scroll_link *[1]")
  enter()
  local status = tonumber(lib.motus_scroller_link_animator(handle(a1, 1), x_options, handle(a3, 3), x_out_link))
  leave(status)
  return object(x_out_link[0], "scroll_link", false, false)
end
function m.link_interaction(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_scroll_link_options", a2, keep) or nil
  local x_out_link = ffi.new("motus_scroll_link *[1]")
  enter()
  local status = tonumber(lib.motus_scroller_link_interaction(handle(a1, 1), x_options, handle(a3, 3), x_out_link))
  leave(status)
  return object(x_out_link[0], "scroll_link", false, false)
end
function m.set_inset_adjustment(a1, a2)
  enter()
  local status = tonumber(lib.motus_scroller_set_inset_adjustment(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.adjusted_inset(a1)
  enter()
  local answer = lib.motus_scroller_adjusted_inset(handle(a1, 1))
  leave(0, answer.top == 0 and answer.left == 0 and answer.bottom == 0 and answer.right == 0)
  return answer.top, answer.left, answer.bottom, answer.right
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("scroll_link")
function m.remove(a1)
  enter()
  local status = tonumber(lib.motus_scroll_link_remove(handle(a1, 1)))
  leave(status)
end
function m.is_active(a1)
  enter()
  local answer = lib.motus_scroll_link_is_active(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.progress(a1)
  enter()
  local answer = lib.motus_scroll_link_progress(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.velocity(a1)
  enter()
  local answer = lib.motus_scroll_link_velocity(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("view_controller")
function m.view(a1)
  enter()
  local answer = lib.motus_view_controller_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.view_if_loaded(a1)
  enter()
  local answer = lib.motus_view_controller_view_if_loaded(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.set_view(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_view(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.unload_view(a1)
  enter()
  local status = tonumber(lib.motus_view_controller_unload_view(handle(a1, 1)))
  leave(status)
end
function m.title(a1)
  enter()
  local answer = lib.motus_view_controller_title(handle(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function m.set_title(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_title(handle(a1, 1), text(a2, 2, true)))
  leave(status)
end
function m.appearance_state(a1)
  enter()
  local answer = lib.motus_view_controller_appearance_state(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.is_moving_to_parent(a1)
  enter()
  local answer = lib.motus_view_controller_is_moving_to_parent(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_moving_from_parent(a1)
  enter()
  local answer = lib.motus_view_controller_is_moving_from_parent(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.parent(a1)
  enter()
  local answer = lib.motus_view_controller_parent(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.child_count(a1)
  enter()
  local answer = lib.motus_view_controller_child_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.child_at(a1, a2)
  enter()
  local answer = lib.motus_view_controller_child_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.add_child(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_add_child(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.remove_from_parent(a1)
  enter()
  local status = tonumber(lib.motus_view_controller_remove_from_parent(handle(a1, 1)))
  leave(status)
end
function m.will_move_to_parent(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_will_move_to_parent(handle(a1, 1), handle(a2, 2, true)))
  leave(status)
end
function m.did_move_to_parent(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_did_move_to_parent(handle(a1, 1), handle(a2, 2, true)))
  leave(status)
end
function m.forwards_appearance(a1)
  enter()
  local answer = lib.motus_view_controller_forwards_appearance(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_forwards_appearance(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_forwards_appearance(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.begin_appearance_transition(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_controller_begin_appearance_transition(handle(a1, 1), flag(a2, 2), flag(a3, 3)))
  leave(status)
end
function m.end_appearance_transition(a1)
  enter()
  local status = tonumber(lib.motus_view_controller_end_appearance_transition(handle(a1, 1)))
  leave(status)
end
function m.interruption_policy(a1)
  enter()
  local answer = lib.motus_view_controller_interruption_policy(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_interruption_policy(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_interruption_policy(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.transition(a1, a2, a3, a4, a5, a6)
  local keep = {}
  local x_options = a4 ~= nil and read("motus_animation_options", a4, keep) or nil
  callable(a5, 5, true)
  callable(a6, 6, true)
  local data = hold(a5, a6)
  enter()
  local status = tonumber(lib.motus_view_controller_transition(handle(a1, 1), handle(a2, 2), handle(a3, 3), x_options, a5 and pointer("motus_block_fn", "motus_block_fn_0") or nil, data, a6 and pointer("motus_completion_fn", "motus_completion_fn_1") or nil, data, data and forget or nil))
  leave(status)
end
function m.transition_by(a1, a2, a3, a4, a5)
  local keep = {}
  local x_options = a4 ~= nil and read("motus_container_transition_options", a4, keep) or nil
  callable(a5, 5, true)
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_view_controller_transition_by(handle(a1, 1), handle(a2, 2, true), handle(a3, 3, true), x_options, a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.horizontal_size_class(a1)
  enter()
  local answer = lib.motus_view_controller_horizontal_size_class(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.vertical_size_class(a1)
  enter()
  local answer = lib.motus_view_controller_vertical_size_class(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.override_child_traits(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_view_controller_override_child_traits(handle(a1, 1), handle(a2, 2), number(a3, 3), number(a4, 4)))
  leave(status)
end
function m.system_layout_fitting_size_did_change(a1)
  enter()
  local status = tonumber(lib.motus_view_controller_system_layout_fitting_size_did_change(handle(a1, 1)))
  leave(status)
end
function m.show(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_show(handle(a1, 1), handle(a2, 2), nil))
  leave(status)
end
function m.show_detail(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_show_detail(handle(a1, 1), handle(a2, 2), nil))
  leave(status)
end
function m.show_target(a1, a2)
  enter()
  local answer = lib.motus_view_controller_show_target(handle(a1, 1), flag(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.safe_area(a1)
  enter()
  local answer = lib.motus_view_controller_safe_area(handle(a1, 1))
  leave(0, answer.top == 0 and answer.left == 0 and answer.bottom == 0 and answer.right == 0)
  return answer.top, answer.left, answer.bottom, answer.right
end
function m.additional_safe_area(a1)
  enter()
  local answer = lib.motus_view_controller_additional_safe_area(handle(a1, 1))
  leave(0, answer.top == 0 and answer.left == 0 and answer.bottom == 0 and answer.right == 0)
  return answer.top, answer.left, answer.bottom, answer.right
end
function m.set_additional_safe_area(a1, a2, a3, a4, a5)
  enter()
  local status = tonumber(lib.motus_view_controller_set_additional_safe_area(handle(a1, 1), ffi.new("motus_insets", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5))))
  leave(status)
end
function m.navigation_controller(a1)
  enter()
  local answer = lib.motus_view_controller_navigation_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "navigation_controller", true, false)
end
function m.tab_bar_controller(a1)
  enter()
  local answer = lib.motus_view_controller_tab_bar_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "tab_bar_controller", true, false)
end
function m.set_bar(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_view_controller_set_bar(handle(a1, 1), number(a2, 2), handle(a3, 3, true), number(a4, 4)))
  leave(status)
end
function m.bar(a1, a2)
  enter()
  local answer = lib.motus_view_controller_bar(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.bar_height(a1, a2)
  enter()
  local answer = lib.motus_view_controller_bar_height(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_bar_hidden(a1, a2, a3, a4, a5)
  local keep = {}
  local x_options = a4 ~= nil and read("motus_animation_options", a4, keep) or nil
  callable(a5, 5, true)
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_view_controller_set_bar_hidden(handle(a1, 1), number(a2, 2), flag(a3, 3), x_options, a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.is_bar_hidden(a1, a2)
  enter()
  local answer = lib.motus_view_controller_is_bar_hidden(handle(a1, 1), number(a2, 2))
  leave(0, not answer)
  return answer
end
function m.set_hidden_bars(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_hidden_bars(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.hidden_bars(a1)
  enter()
  local answer = lib.motus_view_controller_hidden_bars(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.page_view_controller(a1)
  enter()
  local answer = lib.motus_view_controller_page_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "page_view_controller", true, false)
end
function m.split_view_controller(a1)
  enter()
  local answer = lib.motus_view_controller_split_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "split_view_controller", true, false)
end
function m.add_segue(a1, a2, a3, a4)
  local x_callbacks = a4 ~= nil and delegate("motus_segue_callbacks", array(a4, 4)) or nil
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_view_controller_add_segue(handle(a1, 1), text(a2, 2), number(a3, 3), x_callbacks, data, data and forget or nil))
  leave(status)
end
function m.perform_segue(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_perform_segue(handle(a1, 1), text(a2, 2), nil))
  leave(status)
end
function m.perform_segue_by_user(a1, a2)
  local x_out_performed = ffi.new("bool[1]")
  enter()
  local status = tonumber(lib.motus_view_controller_perform_segue_by_user(handle(a1, 1), text(a2, 2), nil, x_out_performed))
  leave(status)
  return x_out_performed[0]
end
function m.add_unwind_action(a1, a2, a3)
  callable(a3, 3)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_view_controller_add_unwind_action(handle(a1, 1), text(a2, 2), a3 and pointer("motus_segue_fn", "motus_segue_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.unwind(a1, a2)
  local x_out_destination = ffi.new("motus_view_controller *[1]")
  enter()
  local status = tonumber(lib.motus_view_controller_unwind(handle(a1, 1), text(a2, 2), nil, x_out_destination))
  leave(status)
  return object(x_out_destination[0], "view_controller", true, false)
end
function m.transition_coordinator(a1)
  enter()
  local answer = lib.motus_view_controller_transition_coordinator(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "transition_coordinator", false, false)
end
function m.set_zoom(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_zoom_options", a2, keep) or nil
  local x_delegate = a3 ~= nil and delegate("motus_zoom_delegate", array(a3, 3)) or nil
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_view_controller_set_zoom(handle(a1, 1), x_options, x_delegate, data, data and forget or nil))
  leave(status)
end
function m.clear_zoom(a1)
  enter()
  local status = tonumber(lib.motus_view_controller_clear_zoom(handle(a1, 1)))
  leave(status)
end
function m.present(a1, a2, a3, a4)
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_view_controller_present(handle(a1, 1), handle(a2, 2), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.dismiss(a1, a2, a3)
  callable(a3, 3, true)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_view_controller_dismiss(handle(a1, 1), flag(a2, 2), a3 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.presented_view_controller(a1)
  enter()
  local answer = lib.motus_view_controller_presented_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.presenting_view_controller(a1)
  enter()
  local answer = lib.motus_view_controller_presenting_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.is_being_presented(a1)
  enter()
  local answer = lib.motus_view_controller_is_being_presented(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_being_dismissed(a1)
  enter()
  local answer = lib.motus_view_controller_is_being_dismissed(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.presentation_style(a1)
  enter()
  local answer = lib.motus_view_controller_presentation_style(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_presentation_style(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_presentation_style(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.modal_transition_style(a1)
  enter()
  local answer = lib.motus_view_controller_modal_transition_style(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_modal_transition_style(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_modal_transition_style(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.modal_flags(a1)
  enter()
  local answer = lib.motus_view_controller_modal_flags(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_modal_flags(a1, a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_modal_flags(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.set_transitioning_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_transitioning_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_view_controller_set_transitioning_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.presentation_controller(a1)
  enter()
  local answer = lib.motus_view_controller_presentation_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "presentation_controller", true, false)
end
function m.active_presentation_controller(a1)
  enter()
  local answer = lib.motus_view_controller_active_presentation_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "presentation_controller", true, false)
end
function m.preferred_content_size(a1)
  enter()
  local answer = lib.motus_view_controller_preferred_content_size(handle(a1, 1))
  leave(0, answer.width == 0 and answer.height == 0)
  return answer.width, answer.height
end
function m.set_preferred_content_size(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_view_controller_set_preferred_content_size(handle(a1, 1), ffi.new("motus_size", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.get_look(a1)
  local x_out_options = ffi.new("motus_look_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_look_options")
  enter()
  local status = tonumber(lib.motus_view_controller_get_look(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_look_options", x_out_options[0])
end
function m.set_look(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_look_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_view_controller_set_look(handle(a1, 1), x_options))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("transition_coordinator")
function m.animate_alongside(a1, a2, a3, a4)
  callable(a3, 3, true)
  callable(a4, 4, true)
  local data = hold(a3, a4)
  enter()
  local status = tonumber(lib.motus_transition_coordinator_animate_alongside(handle(a1, 1), handle(a2, 2, true), a3 and pointer("motus_coordinator_fn", "motus_coordinator_fn_0") or nil, a4 and pointer("motus_coordinator_fn", "motus_coordinator_fn_1") or nil, data, data and forget or nil))
  leave(status)
end
function m.notify(a1, a2, a3)
  callable(a3, 3)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_transition_coordinator_notify(handle(a1, 1), number(a2, 2), a3 and pointer("motus_coordinator_fn", "motus_coordinator_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.info(a1)
  local x_out_info = ffi.new("motus_transition_info[1]")
  x_out_info[0].struct_size = ffi.sizeof("motus_transition_info")
  enter()
  local status = tonumber(lib.motus_transition_coordinator_info(handle(a1, 1), x_out_info))
  leave(status)
  return tell("motus_transition_info", x_out_info[0])
end
function m.completion_progress(a1, a2)
  enter()
  local answer = lib.motus_transition_coordinator_completion_progress(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.container_view(a1)
  enter()
  local answer = lib.motus_transition_coordinator_container_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.view_controller(a1, a2)
  enter()
  local answer = lib.motus_transition_coordinator_view_controller(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.view(a1, a2)
  enter()
  local answer = lib.motus_transition_coordinator_view(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("segue")
function m.identifier(a1)
  enter()
  local answer = lib.motus_segue_identifier(handle(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function m.source(a1)
  enter()
  local answer = lib.motus_segue_source(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.destination(a1)
  enter()
  local answer = lib.motus_segue_destination(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.is_unwind(a1)
  enter()
  local answer = lib.motus_segue_is_unwind(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("animation_controller")
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("navigation_controller", "view_controller")
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_navigation_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_navigation_controller_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.push(a1, a2, a3, a4)
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_navigation_controller_push(handle(a1, 1), handle(a2, 2), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.pop(a1, a2, a3)
  callable(a3, 3, true)
  local x_out_popped = ffi.new("motus_view_controller *[1]")
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_navigation_controller_pop(handle(a1, 1), flag(a2, 2), a3 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_popped))
  leave(status)
  return object(x_out_popped[0], "view_controller", true, false)
end
function m.pop_to(a1, a2, a3, a4)
  callable(a4, 4, true)
  local x_out_popped_count = ffi.new("size_t[1]")
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_navigation_controller_pop_to(handle(a1, 1), handle(a2, 2, true), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, nil, 0, x_out_popped_count))
  leave(status)
  return tonumber(x_out_popped_count[0])
end
function m.set_view_controllers(a1, a2, a3, a4)
  local from = array(a2, 2)
  local x_controllers = ffi.new("motus_view_controller *[?]", #from)
  for i = 1, #from do x_controllers[i - 1] = ffi.cast("motus_view_controller *", handle(from[i], 2)) end
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_navigation_controller_set_view_controllers(handle(a1, 1), x_controllers, #from, flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.view_controller_count(a1)
  enter()
  local answer = lib.motus_navigation_controller_view_controller_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.view_controller_at(a1, a2)
  enter()
  local answer = lib.motus_navigation_controller_view_controller_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.top_view_controller(a1)
  enter()
  local answer = lib.motus_navigation_controller_top_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.visible_view_controller(a1)
  enter()
  local answer = lib.motus_navigation_controller_visible_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.get_options(a1)
  local x_out_options = ffi.new("motus_navigation_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_navigation_options")
  enter()
  local status = tonumber(lib.motus_navigation_controller_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_navigation_options", x_out_options[0])
end
function m.set_options(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_navigation_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_navigation_controller_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.interactive_pop_gesture(a1)
  enter()
  local answer = lib.motus_navigation_controller_interactive_pop_gesture(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "gesture", true, false)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("tab_bar_controller", "view_controller")
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_tab_bar_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_tab_bar_controller_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.set_view_controllers(a1, a2, a3, a4)
  local from = array(a2, 2)
  local x_controllers = ffi.new("motus_view_controller *[?]", #from)
  for i = 1, #from do x_controllers[i - 1] = ffi.cast("motus_view_controller *", handle(from[i], 2)) end
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_tab_bar_controller_set_view_controllers(handle(a1, 1), x_controllers, #from, flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.view_controller_count(a1)
  enter()
  local answer = lib.motus_tab_bar_controller_view_controller_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.view_controller_at(a1, a2)
  enter()
  local answer = lib.motus_tab_bar_controller_view_controller_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.selected_view_controller(a1)
  enter()
  local answer = lib.motus_tab_bar_controller_selected_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.selected_index(a1)
  enter()
  local answer = lib.motus_tab_bar_controller_selected_index(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.select(a1, a2, a3)
  callable(a3, 3, true)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_tab_bar_controller_select(handle(a1, 1), handle(a2, 2), a3 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.select_by_user(a1, a2, a3)
  callable(a3, 3, true)
  local x_out_selected = ffi.new("bool[1]")
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_tab_bar_controller_select_by_user(handle(a1, 1), number(a2, 2), a3 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil, x_out_selected))
  leave(status)
  return x_out_selected[0]
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("page_view_controller", "view_controller")
function m.scroller(a1)
  enter()
  local answer = lib.motus_page_view_controller_scroller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "scroller", true, false)
end
function m.set_data_source(a1, a2)
  local x_source = a2 ~= nil and delegate("motus_page_data_source", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_page_view_controller_set_data_source(handle(a1, 1), x_source, data, data and forget or nil))
  leave(status)
end
function m.set_pages(a1, a2, a3)
  local from = array(a2, 2)
  local x_controllers = ffi.new("motus_view_controller *[?]", #from)
  for i = 1, #from do x_controllers[i - 1] = ffi.cast("motus_view_controller *", handle(from[i], 2)) end
  enter()
  local status = tonumber(lib.motus_page_view_controller_set_pages(handle(a1, 1), x_controllers, #from, flag(a3, 3)))
  leave(status)
end
function m.reload(a1)
  enter()
  local status = tonumber(lib.motus_page_view_controller_reload(handle(a1, 1)))
  leave(status)
end
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_page_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_page_view_controller_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.show_page(a1, a2, a3, a4, a5)
  callable(a5, 5, true)
  local data = hold(a5)
  enter()
  local status = tonumber(lib.motus_page_view_controller_show_page(handle(a1, 1), handle(a2, 2), number(a3, 3), flag(a4, 4), a5 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.current(a1)
  enter()
  local answer = lib.motus_page_view_controller_current(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.pending(a1)
  enter()
  local answer = lib.motus_page_view_controller_pending(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.position(a1)
  enter()
  local answer = lib.motus_page_view_controller_position(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("split_view_controller", "view_controller")
function m.get_options(a1)
  local x_out_options = ffi.new("motus_split_view_controller_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_split_view_controller_options")
  enter()
  local status = tonumber(lib.motus_split_view_controller_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_split_view_controller_options", x_out_options[0])
end
function m.set_options(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_split_view_controller_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_split_view_controller_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_split_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_split_view_controller_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.set_column(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_split_view_controller_set_column(handle(a1, 1), number(a2, 2), handle(a3, 3, true)))
  leave(status)
end
function m.column(a1, a2)
  enter()
  local answer = lib.motus_split_view_controller_column(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.show_column(a1, a2, a3, a4)
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_split_view_controller_show_column(handle(a1, 1), number(a2, 2), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.hide_column(a1, a2, a3, a4)
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_split_view_controller_hide_column(handle(a1, 1), number(a2, 2), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.split_show_detail(a1, a2, a3, a4)
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_split_view_controller_show_detail(handle(a1, 1), handle(a2, 2), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.set_mode(a1, a2, a3, a4)
  callable(a4, 4, true)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_split_view_controller_set_mode(handle(a1, 1), number(a2, 2), flag(a3, 3), a4 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.mode(a1)
  enter()
  local answer = lib.motus_split_view_controller_mode(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.is_collapsed(a1)
  enter()
  local answer = lib.motus_split_view_controller_is_collapsed(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.stack(a1)
  enter()
  local answer = lib.motus_split_view_controller_stack(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "navigation_controller", true, false)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("transition_context")
function m.container_view(a1)
  enter()
  local answer = lib.motus_transition_context_container_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.coordinator(a1)
  enter()
  local answer = lib.motus_transition_context_coordinator(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "transition_coordinator", false, false)
end
function m.view_controller(a1, a2)
  enter()
  local answer = lib.motus_transition_context_view_controller(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.view(a1, a2)
  enter()
  local answer = lib.motus_transition_context_view(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.initial_frame(a1, a2)
  enter()
  local answer = lib.motus_transition_context_initial_frame(handle(a1, 1), number(a2, 2))
  leave(0, answer.x == 0 and answer.y == 0 and answer.width == 0 and answer.height == 0)
  return answer.x, answer.y, answer.width, answer.height
end
function m.final_frame(a1, a2)
  enter()
  local answer = lib.motus_transition_context_final_frame(handle(a1, 1), number(a2, 2))
  leave(0, answer.x == 0 and answer.y == 0 and answer.width == 0 and answer.height == 0)
  return answer.x, answer.y, answer.width, answer.height
end
function m.target_transform(a1)
  enter()
  local answer = lib.motus_transition_context_target_transform(handle(a1, 1))
  leave(0, answer.a == 0 and answer.b == 0 and answer.c == 0 and answer.d == 0 and answer.tx == 0 and answer.ty == 0)
  return answer.a, answer.b, answer.c, answer.d, answer.tx, answer.ty
end
function m.is_animated(a1)
  enter()
  local answer = lib.motus_transition_context_is_animated(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.is_interactive(a1)
  enter()
  local answer = lib.motus_transition_context_is_interactive(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.was_cancelled(a1)
  enter()
  local answer = lib.motus_transition_context_was_cancelled(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.operation(a1)
  enter()
  local answer = lib.motus_transition_context_operation(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.presentation_style(a1)
  enter()
  local answer = lib.motus_transition_context_presentation_style(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.update(a1, a2)
  enter()
  local status = tonumber(lib.motus_transition_context_update(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.finish(a1)
  enter()
  local status = tonumber(lib.motus_transition_context_finish(handle(a1, 1)))
  leave(status)
end
function m.cancel(a1)
  enter()
  local status = tonumber(lib.motus_transition_context_cancel(handle(a1, 1)))
  leave(status)
end
function m.pause(a1)
  enter()
  local status = tonumber(lib.motus_transition_context_pause(handle(a1, 1)))
  leave(status)
end
function m.complete(a1, a2)
  enter()
  local status = tonumber(lib.motus_transition_context_complete(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.match(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_matched_options", a2, keep) or nil
  local x_out_pairs = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_transition_context_match(handle(a1, 1), x_options, x_out_pairs))
  leave(status)
  return tonumber(x_out_pairs[0])
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("presentation_controller")
function m.presented_view_controller(a1)
  enter()
  local answer = lib.motus_presentation_controller_presented_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.presenting_view_controller(a1)
  enter()
  local answer = lib.motus_presentation_controller_presenting_view_controller(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view_controller", true, false)
end
function m.style(a1)
  enter()
  local answer = lib.motus_presentation_controller_style(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.adaptive_style(a1)
  enter()
  local answer = lib.motus_presentation_controller_adaptive_style(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.adaptive_style_for(a1, a2, a3)
  enter()
  local answer = lib.motus_presentation_controller_adaptive_style_for(handle(a1, 1), number(a2, 2), number(a3, 3))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.override_traits(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_presentation_controller_override_traits(handle(a1, 1), number(a2, 2), number(a3, 3)))
  leave(status)
end
function m.container_view(a1)
  enter()
  local answer = lib.motus_presentation_controller_container_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.presented_view(a1)
  enter()
  local answer = lib.motus_presentation_controller_presented_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.frame_of_presented_view(a1)
  enter()
  local answer = lib.motus_presentation_controller_frame_of_presented_view(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0 and answer.width == 0 and answer.height == 0)
  return answer.x, answer.y, answer.width, answer.height
end
function m.set_needs_layout(a1)
  enter()
  local status = tonumber(lib.motus_presentation_controller_set_needs_layout(handle(a1, 1)))
  leave(status)
end
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_adaptive_presentation_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_presentation_controller_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.dismiss_by_user(a1, a2, a3)
  callable(a3, 3, true)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_presentation_controller_dismiss_by_user(handle(a1, 1), flag(a2, 2), a3 and pointer("motus_completion_fn", "motus_completion_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.sheet_get_options(a1)
  local x_out_options = ffi.new("motus_sheet_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_sheet_options")
  enter()
  local status = tonumber(lib.motus_sheet_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_sheet_options", x_out_options[0])
end
function m.sheet_set_options(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_sheet_options", a2, keep) or nil
  callable(a3, 3, true)
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_sheet_set_options(handle(a1, 1), x_options, a3 and pointer("motus_detent_fn", "motus_detent_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.sheet_select_detent(a1, a2)
  enter()
  local status = tonumber(lib.motus_sheet_select_detent(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.sheet_invalidate_detents(a1)
  enter()
  local status = tonumber(lib.motus_sheet_invalidate_detents(handle(a1, 1)))
  leave(status)
end
function m.sheet_detent_value(a1, a2)
  enter()
  local answer = lib.motus_sheet_detent_value(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.sheet_animate_changes(a1, a2)
  callable(a2, 2)
  local block, block_id = hold(a2)
  enter()
  local status = tonumber(lib.motus_sheet_animate_changes(handle(a1, 1), a2 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block))
  if block then held[block_id] = nil end
  leave(status)
end
function m.sheet_set_scroll_offset(a1, a2)
  enter()
  local status = tonumber(lib.motus_sheet_set_scroll_offset(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.sheet_scroll_offset(a1)
  enter()
  local answer = lib.motus_sheet_scroll_offset(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.sheet_pan_gesture(a1)
  enter()
  local answer = lib.motus_sheet_pan_gesture(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "gesture", true, false)
end
function m.popover_get_options(a1)
  local x_out_options = ffi.new("motus_popover_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_popover_options")
  enter()
  local status = tonumber(lib.motus_popover_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_popover_options", x_out_options[0])
end
function m.popover_set_options(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_popover_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_popover_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.popover_placement(a1)
  local x_out_frame = ffi.new("motus_rect[1]")
  local x_out_direction = ffi.new("motus_arrow_direction[1]")
  local x_out_tip = ffi.new("motus_point[1]")
  enter()
  local status = tonumber(lib.motus_popover_placement(handle(a1, 1), x_out_frame, x_out_direction, x_out_tip))
  leave(status)
  return x_out_frame[0].x, x_out_frame[0].y, x_out_frame[0].width, x_out_frame[0].height, tonumber(x_out_direction[0]), x_out_tip[0].x, x_out_tip[0].y
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("dynamic_animator")
function m.content_size(a1)
  enter()
  local answer = lib.motus_dynamic_animator_content_size(handle(a1, 1))
  leave(0, answer.width == 0 and answer.height == 0)
  return answer.width, answer.height
end
function m.set_content_size(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_set_content_size(handle(a1, 1), ffi.new("motus_size", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.item_at_path(a1, a2)
  local keep = {}
  local x_path = read("motus_layout_path", a2, keep)
  enter()
  local answer = lib.motus_dynamic_animator_item_at_path(handle(a1, 1), x_path)
  leave(0, answer == nil)
  return object(answer, "dynamic_item", true, false)
end
function m.add_behavior(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_add_behavior(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.remove_behavior(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_remove_behavior(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.remove_all_behaviors(a1)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_remove_all_behaviors(handle(a1, 1)))
  leave(status)
end
function m.behavior_count(a1)
  enter()
  local answer = lib.motus_dynamic_animator_behavior_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.behavior_at(a1, a2)
  enter()
  local answer = lib.motus_dynamic_animator_behavior_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "dynamic_behavior", true, false)
end
function m.reference_view(a1)
  enter()
  local answer = lib.motus_dynamic_animator_reference_view(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "view", true, false)
end
function m.items_in_rect(a1, a2, a3, a4, a5)
  enter()
  local size, capacity = ffi.new("size_t[1]"), 0
  local x_out_items
  leave(tonumber(lib.motus_dynamic_animator_items_in_rect(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5)), x_out_items, capacity, size)))
  enter()
  capacity = tonumber(size[0])
  x_out_items = ffi.new("motus_dynamic_item *[?]", capacity + 1)
  leave(tonumber(lib.motus_dynamic_animator_items_in_rect(handle(a1, 1), ffi.new("motus_rect", number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5)), x_out_items, capacity, size)))
  local all = {}
  for i = 1, tonumber(size[0]) do all[i] = object(x_out_items[i - 1], "dynamic_item", true, false) end
  return all
end
function m.update_item(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_update_item(handle(a1, 1), handle(a2, 2), flag(a3, 3)))
  leave(status)
end
function m.is_running(a1)
  enter()
  local answer = lib.motus_dynamic_animator_is_running(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.elapsed_time(a1)
  enter()
  local answer = lib.motus_dynamic_animator_elapsed_time(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_dynamic_animator_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.set_watched_rect(a1, a2)
  local keep = {}
  local x_rect = a2 ~= nil and read("motus_rect", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_dynamic_animator_set_watched_rect(handle(a1, 1), x_rect))
  leave(status)
end
function m.watched_rect(a1)
  local x_out_rect = ffi.new("motus_rect[1]")
  enter()
  local answer = lib.motus_dynamic_animator_watched_rect(handle(a1, 1), x_out_rect)
  leave(0, not answer)
  if not answer then return end
  return x_out_rect[0].x, x_out_rect[0].y, x_out_rect[0].width, x_out_rect[0].height
end
function m.contact_events(a1)
  local x_out_events = ffi.new("const motus_dynamic_contact_event *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_contact_events(handle(a1, 1), x_out_events, row_count))
  leave(status)
  return rows("motus_dynamic_contact_event", x_out_events[0], tonumber(row_count[0]), a1)
end
function m.moved_items(a1)
  local x_out_poses = ffi.new("const motus_dynamic_pose *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_moved_items(handle(a1, 1), x_out_poses, row_count))
  leave(status)
  return rows("motus_dynamic_pose", x_out_poses[0], tonumber(row_count[0]), a1)
end
function m.step_count(a1)
  enter()
  local answer = lib.motus_dynamic_animator_step_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.item_states(a1)
  local x_out_states = ffi.new("const motus_dynamic_item_state *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_item_states(handle(a1, 1), x_out_states, row_count))
  leave(status)
  return rows("motus_dynamic_item_state", x_out_states[0], tonumber(row_count[0]), a1)
end
function m.set_item_states(a1, a2)
  local keep = {}
  local from = array(a2, 2, true)
  local x_states = ffi.new("motus_dynamic_item_state[?]", #from)
  for i = 1, #from do fill("motus_dynamic_item_state", x_states[i - 1], from[i], keep) end
  enter()
  local status = tonumber(lib.motus_dynamic_animator_set_item_states(handle(a1, 1), x_states, #from))
  leave(status)
end
function m.contacts(a1)
  local x_out_contacts = ffi.new("const motus_dynamic_contact *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_contacts(handle(a1, 1), x_out_contacts, row_count))
  leave(status)
  return rows("motus_dynamic_contact", x_out_contacts[0], tonumber(row_count[0]), a1)
end
function m.joints(a1)
  local x_out_joints = ffi.new("const motus_dynamic_joint *[1]")
  local row_count = ffi.new("size_t[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_joints(handle(a1, 1), x_out_joints, row_count))
  leave(status)
  return rows("motus_dynamic_joint", x_out_joints[0], tonumber(row_count[0]), a1)
end
function m.snapshot_size(a1)
  enter()
  local answer = lib.motus_dynamic_animator_snapshot_size(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.snapshot(a1)
  enter()
  local size, capacity = ffi.new("size_t[1]"), 0
  local x_out_bytes
  size[0] = lib.motus_dynamic_animator_snapshot_size(handle(a1, 1))
  capacity = tonumber(size[0])
  x_out_bytes = ffi.new("char[?]", capacity + 1)
  leave(tonumber(lib.motus_dynamic_animator_snapshot(handle(a1, 1), x_out_bytes, capacity, size)))
  return ffi.string(x_out_bytes, tonumber(size[0]))
end
function m.restore(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_animator_restore(handle(a1, 1), text(a2, 2), #a2))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("dynamic_behavior")
function m.add_child(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_add_child(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.remove_child(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_remove_child(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.child_count(a1)
  enter()
  local answer = lib.motus_dynamic_behavior_child_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.child_at(a1, a2)
  enter()
  local answer = lib.motus_dynamic_behavior_child_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "dynamic_behavior", true, false)
end
function m.animator(a1)
  enter()
  local answer = lib.motus_dynamic_behavior_animator(handle(a1, 1))
  leave(0, answer == nil)
  return object(answer, "dynamic_animator", true, false)
end
function m.add_item(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_add_item(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.remove_item(a1, a2)
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_remove_item(handle(a1, 1), handle(a2, 2)))
  leave(status)
end
function m.item_count(a1)
  enter()
  local answer = lib.motus_dynamic_behavior_item_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.item_at(a1, a2)
  enter()
  local answer = lib.motus_dynamic_behavior_item_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == nil)
  return object(answer, "dynamic_item", true, false)
end
function m.set_action(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_set_action(handle(a1, 1), a2 and pointer("motus_dynamic_action_fn", "motus_dynamic_action_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.set_did_move(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_set_did_move(handle(a1, 1), a2 and pointer("motus_dynamic_move_fn", "motus_dynamic_move_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("gravity_behavior", "dynamic_behavior")
function m.direction(a1)
  enter()
  local answer = lib.motus_gravity_behavior_direction(handle(a1, 1))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.set_direction(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_gravity_behavior_set_direction(handle(a1, 1), ffi.new("motus_vector", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("collision_behavior", "dynamic_behavior")
function m.set_delegate(a1, a2)
  local x_delegate = a2 ~= nil and delegate("motus_collision_delegate", array(a2, 2)) or nil
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_collision_behavior_set_delegate(handle(a1, 1), x_delegate, data, data and forget or nil))
  leave(status)
end
function m.mode(a1)
  enter()
  local answer = lib.motus_collision_behavior_mode(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_mode(a1, a2)
  enter()
  local status = tonumber(lib.motus_collision_behavior_set_mode(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.reference_bounds(a1)
  local x_out_insets = ffi.new("motus_insets[1]")
  enter()
  local answer = lib.motus_collision_behavior_reference_bounds(handle(a1, 1), x_out_insets)
  leave(0, not answer)
  if not answer then return end
  return x_out_insets[0].top, x_out_insets[0].left, x_out_insets[0].bottom, x_out_insets[0].right
end
function m.set_reference_bounds(a1, a2)
  local keep = {}
  local x_insets = a2 ~= nil and read("motus_insets", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_collision_behavior_set_reference_bounds(handle(a1, 1), x_insets))
  leave(status)
end
function m.add_boundary(a1, a2, a3, a4)
  local keep = {}
  local from = array(a3, 3)
  local x_points = ffi.new("motus_point[?]", #from)
  for i = 1, #from do fill("motus_point", x_points[i - 1], from[i], keep) end
  enter()
  local status = tonumber(lib.motus_collision_behavior_add_boundary(handle(a1, 1), number(a2, 2), x_points, #from, flag(a4, 4)))
  leave(status)
end
function m.remove_boundary(a1, a2)
  enter()
  local status = tonumber(lib.motus_collision_behavior_remove_boundary(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.remove_all_boundaries(a1)
  enter()
  local status = tonumber(lib.motus_collision_behavior_remove_all_boundaries(handle(a1, 1)))
  leave(status)
end
function m.boundary_count(a1)
  enter()
  local answer = lib.motus_collision_behavior_boundary_count(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.boundary_at(a1, a2)
  enter()
  local answer = lib.motus_collision_behavior_boundary_at(handle(a1, 1), number(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.boundary_points(a1, a2)
  enter()
  local size, capacity = ffi.new("size_t[1]"), 0
  local x_out_points
  leave(tonumber(lib.motus_collision_behavior_boundary_points(handle(a1, 1), number(a2, 2), x_out_points, capacity, size)))
  enter()
  capacity = tonumber(size[0])
  x_out_points = ffi.new("motus_point[?]", capacity + 1)
  leave(tonumber(lib.motus_collision_behavior_boundary_points(handle(a1, 1), number(a2, 2), x_out_points, capacity, size)))
  local all = {}
  for i = 1, tonumber(size[0]) do all[i] = tell("motus_point", x_out_points[i - 1]) end
  return all
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("attachment_behavior", "dynamic_behavior")
function m.get_options(a1)
  local x_out_options = ffi.new("motus_attachment_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_attachment_options")
  enter()
  local status = tonumber(lib.motus_attachment_behavior_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_attachment_options", x_out_options[0])
end
function m.set_options(a1, a2)
  local keep = {}
  local x_options = read("motus_attachment_options", a2, keep)
  enter()
  local status = tonumber(lib.motus_attachment_behavior_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.anchor_point(a1)
  enter()
  local answer = lib.motus_attachment_behavior_anchor_point(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.set_anchor_point(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_attachment_behavior_set_anchor_point(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("snap_behavior", "dynamic_behavior")
function m.point(a1)
  enter()
  local answer = lib.motus_snap_behavior_point(handle(a1, 1))
  leave(0, answer.x == 0 and answer.y == 0)
  return answer.x, answer.y
end
function m.set_point(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_snap_behavior_set_point(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.damping_ratio(a1)
  enter()
  local answer = lib.motus_snap_behavior_damping_ratio(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_damping_ratio(a1, a2)
  enter()
  local status = tonumber(lib.motus_snap_behavior_set_damping_ratio(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("push_behavior", "dynamic_behavior")
function m.mode(a1)
  enter()
  local answer = lib.motus_push_behavior_mode(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.is_active(a1)
  enter()
  local answer = lib.motus_push_behavior_is_active(handle(a1, 1))
  leave(0, not answer)
  return answer
end
function m.set_active(a1, a2)
  enter()
  local status = tonumber(lib.motus_push_behavior_set_active(handle(a1, 1), flag(a2, 2)))
  leave(status)
end
function m.direction(a1)
  enter()
  local answer = lib.motus_push_behavior_direction(handle(a1, 1))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.set_direction(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_push_behavior_set_direction(handle(a1, 1), ffi.new("motus_vector", number(a2, 2), number(a3, 3))))
  leave(status)
end
function m.target_offset(a1, a2)
  enter()
  local answer = lib.motus_push_behavior_target_offset(handle(a1, 1), handle(a2, 2))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.set_target_offset(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_push_behavior_set_target_offset(handle(a1, 1), handle(a2, 2), ffi.new("motus_vector", number(a3, 3), number(a4, 4))))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("item_behavior", "dynamic_behavior")
function m.get_options(a1)
  local x_out_options = ffi.new("motus_item_behavior_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_item_behavior_options")
  enter()
  local status = tonumber(lib.motus_item_behavior_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_item_behavior_options", x_out_options[0])
end
function m.set_options(a1, a2)
  local keep = {}
  local x_options = read("motus_item_behavior_options", a2, keep)
  enter()
  local status = tonumber(lib.motus_item_behavior_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.linear_velocity(a1, a2)
  enter()
  local answer = lib.motus_item_behavior_linear_velocity(handle(a1, 1), handle(a2, 2))
  leave(0, answer.dx == 0 and answer.dy == 0)
  return answer.dx, answer.dy
end
function m.add_linear_velocity(a1, a2, a3, a4)
  enter()
  local status = tonumber(lib.motus_item_behavior_add_linear_velocity(handle(a1, 1), handle(a2, 2), ffi.new("motus_vector", number(a3, 3), number(a4, 4))))
  leave(status)
end
function m.angular_velocity(a1, a2)
  enter()
  local answer = lib.motus_item_behavior_angular_velocity(handle(a1, 1), handle(a2, 2))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.add_angular_velocity(a1, a2, a3)
  enter()
  local status = tonumber(lib.motus_item_behavior_add_angular_velocity(handle(a1, 1), handle(a2, 2), number(a3, 3)))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("field_behavior", "dynamic_behavior")
function m.get_options(a1)
  local x_out_options = ffi.new("motus_field_options[1]")
  x_out_options[0].struct_size = ffi.sizeof("motus_field_options")
  enter()
  local status = tonumber(lib.motus_field_behavior_get_options(handle(a1, 1), x_out_options))
  leave(status)
  return tell("motus_field_options", x_out_options[0])
end
function m.set_options(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_field_options", a2, keep) or nil
  enter()
  local status = tonumber(lib.motus_field_behavior_set_options(handle(a1, 1), x_options))
  leave(status)
end
function m.set_evaluator(a1, a2)
  callable(a2, 2, true)
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_field_behavior_set_evaluator(handle(a1, 1), a2 and pointer("motus_field_fn", "motus_field_fn_0") or nil, data, data and forget or nil))
  leave(status)
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
do
local m = class("region")
function m.combine(a1, a2, a3)
  local x_out_region = ffi.new("motus_region *[1]")
  enter()
  local status = tonumber(lib.motus_region_combine(handle(a1, 1), number(a2, 2), handle(a3, 3, true), x_out_region))
  leave(status)
  return object(x_out_region[0], "region", true, true)
end
function m.contains(a1, a2, a3)
  enter()
  local answer = lib.motus_region_contains(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)))
  leave(0, not answer)
  return answer
end
function m.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function m.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
end
kinds[1] = "runtime"
kinds[2] = "view"
kinds[3] = "view_controller"
kinds[4] = "navigation_controller"
kinds[5] = "tab_bar_controller"
kinds[6] = "property_animator"
kinds[7] = "animation_controller"
kinds[8] = "interaction_controller"
kinds[9] = "percent_driven_interaction"
kinds[10] = "transition_context"
kinds[11] = "transition_coordinator"
kinds[12] = "presentation_controller"
kinds[13] = "gesture"
kinds[14] = "dynamic_animator"
kinds[15] = "dynamic_behavior"
kinds[16] = "segue"
kinds[17] = "display_link"
kinds[18] = "animation"
kinds[19] = "dynamic_item"
kinds[20] = "region"
kinds[22] = "scroller"
kinds[23] = "scroll_link"
kinds[24] = "page_view_controller"
kinds[25] = "split_view_controller"
kinds[27] = "path"
kinds[28] = "value"
kinds[29] = "timer"
function motus.version_number()
  enter()
  local answer = lib.motus_version_number()
  leave(0, answer == 0)
  return tonumber(answer)
end
function motus.version_string()
  enter()
  local answer = lib.motus_version_string()
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.status_name(a1)
  enter()
  local answer = lib.motus_status_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.tag(a1)
  enter()
  local answer = lib.motus_tag(handle(a1, 1))
  leave(0, answer == 0)
  return tonumber(answer)
end
function motus.set_tag(a1, a2)
  enter()
  local status = tonumber(lib.motus_set_tag(handle(a1, 1), number(a2, 2)))
  leave(status)
end
function motus.kind_name(a1)
  enter()
  local answer = lib.motus_kind_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.transform_3d_rotation(a1, a2, a3, a4)
  local x_out_transform = ffi.new("motus_transform_3d[1]")
  enter()
  local status = tonumber(lib.motus_transform_3d_rotation(number(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4), x_out_transform))
  leave(status)
  return tell("motus_transform_3d", x_out_transform[0])
end
function motus.transform_3d_concat(a1, a2)
  local keep = {}
  local x_first = read("motus_transform_3d", a1, keep)
  local x_second = read("motus_transform_3d", a2, keep)
  local x_out_transform = ffi.new("motus_transform_3d[1]")
  enter()
  local status = tonumber(lib.motus_transform_3d_concat(x_first, x_second, x_out_transform))
  leave(status)
  return tell("motus_transform_3d", x_out_transform[0])
end
function motus.timing_evaluate(a1, a2, a3)
  local keep = {}
  local x_timing = a1 ~= nil and read("motus_timing", a1, keep) or nil
  local x_out_progress = ffi.new("double[1]")
  local x_out_velocity = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_timing_evaluate(x_timing, number(a2, 2), number(a3, 3), x_out_progress, x_out_velocity))
  leave(status)
  return tonumber(x_out_progress[0]), tonumber(x_out_velocity[0])
end
function motus.timing_duration(a1, a2)
  local keep = {}
  local x_timing = a1 ~= nil and read("motus_timing", a1, keep) or nil
  local x_out_duration = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_timing_duration(x_timing, number(a2, 2), x_out_duration))
  leave(status)
  return tonumber(x_out_duration[0])
end
function motus.timing_inverse(a1, a2, a3)
  local keep = {}
  local x_timing = a1 ~= nil and read("motus_timing", a1, keep) or nil
  local x_out_time = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_timing_inverse(x_timing, number(a2, 2), number(a3, 3), x_out_time))
  leave(status)
  return tonumber(x_out_time[0])
end
function motus.decay_evaluate(a1, a2)
  local keep = {}
  local x_decay = read("motus_decay", a1, keep)
  local x_out_position = ffi.new("double[1]")
  local x_out_velocity = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_decay_evaluate(x_decay, number(a2, 2), x_out_position, x_out_velocity))
  leave(status)
  return tonumber(x_out_position[0]), tonumber(x_out_velocity[0])
end
function motus.decay_projected_end(a1)
  local keep = {}
  local x_decay = read("motus_decay", a1, keep)
  local x_out_position = ffi.new("double[1]")
  local x_out_duration = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_decay_projected_end(x_decay, x_out_position, x_out_duration))
  leave(status)
  return tonumber(x_out_position[0]), tonumber(x_out_duration[0])
end
function motus.rubber_band_offset(a1, a2)
  local x_out_offset = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_rubber_band_offset(number(a1, 1), number(a2, 2), x_out_offset))
  leave(status)
  return tonumber(x_out_offset[0])
end
function motus.rubber_band_pull(a1, a2)
  local x_out_pull = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_rubber_band_pull(number(a1, 1), number(a2, 2), x_out_pull))
  leave(status)
  return tonumber(x_out_pull[0])
end
function motus.decay_crossing(a1, a2)
  local keep = {}
  local x_decay = read("motus_decay", a1, keep)
  local x_out_crosses = ffi.new("bool[1]")
  local x_out_time = ffi.new("double[1]")
  local x_out_velocity = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_decay_crossing(x_decay, number(a2, 2), x_out_crosses, x_out_time, x_out_velocity))
  leave(status)
  return x_out_crosses[0], tonumber(x_out_time[0]), tonumber(x_out_velocity[0])
end
function motus.decay_to_target(a1, a2, a3)
  local keep = {}
  local x_decay = read("motus_decay", a1, keep)
  local x_out_fits = ffi.new("bool[1]")
  local x_out_position = ffi.new("double[1]")
  local x_out_velocity = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_decay_to_target(x_decay, number(a2, 2), number(a3, 3), x_out_fits, x_out_position, x_out_velocity))
  leave(status)
  return x_out_fits[0], tonumber(x_out_position[0]), tonumber(x_out_velocity[0])
end
function motus.spring_settle(a1, a2, a3, a4)
  local x_out_displacement = ffi.new("double[1]")
  local x_out_velocity = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_spring_settle(number(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4), x_out_displacement, x_out_velocity))
  leave(status)
  return tonumber(x_out_displacement[0]), tonumber(x_out_velocity[0])
end
function motus.page_target(a1, a2, a3)
  local keep = {}
  local x_paging = a1 ~= nil and read("motus_paging", a1, keep) or nil
  local x_out_page = ffi.new("uint32_t[1]")
  local x_out_offset = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_page_target(x_paging, number(a2, 2), number(a3, 3), x_out_page, x_out_offset))
  leave(status)
  return tonumber(x_out_page[0]), tonumber(x_out_offset[0])
end
function motus.snap_target(a1, a2, a3, a4)
  local keep = {}
  local x_snapping = a1 ~= nil and read("motus_snapping", a1, keep) or nil
  local from = array(a2, 2)
  local x_positions = ffi.new("motus_snap_position[?]", #from)
  for i = 1, #from do fill("motus_snap_position", x_positions[i - 1], from[i], keep) end
  local x_out_target = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_snap_target(x_snapping, x_positions, #from, number(a3, 3), number(a4, 4), x_out_target))
  leave(status)
  return tonumber(x_out_target[0])
end
function motus.scroll_range(a1, a2, a3, a4, a5, a6)
  local x_out_begin = ffi.new("double[1]")
  local x_out_end = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_scroll_range(number(a1, 1), number(a2, 2), number(a3, 3), number(a4, 4), number(a5, 5), number(a6, 6), x_out_begin, x_out_end))
  leave(status)
  return tonumber(x_out_begin[0]), tonumber(x_out_end[0])
end
function motus.animating_state_name(a1)
  enter()
  local answer = lib.motus_animating_state_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.id(a1)
  enter()
  local answer = lib.motus_id(text(a1, 1, true))
  leave(0, answer == 0)
  return tonumber(answer)
end
function motus.id_in(a1, a2)
  enter()
  local answer = lib.motus_id_in(number(a1, 1), text(a2, 2, true))
  leave(0, answer == 0)
  return tonumber(answer)
end
function motus.gesture_type_name(a1)
  enter()
  local answer = lib.motus_gesture_type_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.recognition_state_name(a1)
  enter()
  local answer = lib.motus_recognition_state_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.appearance_state_name(a1)
  enter()
  local answer = lib.motus_appearance_state_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.zoom_evaluate(a1, a2, a3, a4, a5, a6, a7, a8)
  local keep = {}
  local x_physics = a1 ~= nil and read("motus_zoom_physics", a1, keep) or nil
  local x_out_rect = ffi.new("motus_rect[1]")
  local x_out_scale = ffi.new("double[1]")
  enter()
  local status = tonumber(lib.motus_zoom_evaluate(x_physics, number(a2, 2), ffi.new("motus_vector", number(a3, 3), number(a4, 4)), ffi.new("motus_size", number(a5, 5), number(a6, 6)), ffi.new("motus_point", number(a7, 7), number(a8, 8)), x_out_rect, x_out_scale))
  leave(status)
  return x_out_rect[0].x, x_out_rect[0].y, x_out_rect[0].width, x_out_rect[0].height, tonumber(x_out_scale[0])
end
function motus.event_kind_name(a1)
  enter()
  local answer = lib.motus_event_kind_name(number(a1, 1))
  leave(0, answer == nil)
  return (answer ~= nil and ffi.string(answer) or nil)
end
function motus.runtime(a1)
  local keep = {}
  local x_options = a1 ~= nil and read("motus_runtime_options", a1, keep) or nil
  local x_out_runtime = ffi.new("motus_runtime *[1]")
  enter()
  local status = tonumber(lib.motus_runtime_create(x_options, x_out_runtime))
  if status >= 0 then created(x_out_runtime[0]) end
  leave(status)
  return object(x_out_runtime[0], "runtime", true, true)
end
function motus.view(a1)
  local x_out_view = ffi.new("motus_view *[1]")
  enter()
  local status = tonumber(lib.motus_view_create(handle(a1, 1), x_out_view))
  leave(status)
  return object(x_out_view[0], "view", true, true)
end
function motus.property_animator(a1, a2, a3)
  local keep = {}
  local x_timing = a3 ~= nil and read("motus_timing", a3, keep) or nil
  local x_out_animator = ffi.new("motus_property_animator *[1]")
  enter()
  local status = tonumber(lib.motus_property_animator_create(handle(a1, 1), number(a2, 2), x_timing, x_out_animator))
  leave(status)
  return object(x_out_animator[0], "property_animator", true, true)
end
function motus.property_animator_running(a1, a2, a3, a4)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_animation_options", a2, keep) or nil
  callable(a3, 3)
  callable(a4, 4, true)
  local x_out_animator = ffi.new("motus_property_animator *[1]")
  local block, block_id = hold(a3)
  local data = hold(a4)
  enter()
  local status = tonumber(lib.motus_property_animator_create_running(handle(a1, 1), x_options, a3 and pointer("motus_block_fn", "motus_block_fn_0") or nil, block, a4 and pointer("motus_animator_completion_fn", "motus_animator_completion_fn_0") or nil, data, data and forget or nil, x_out_animator))
  if block then held[block_id] = nil end
  leave(status)
  return object(x_out_animator[0], "property_animator", true, true)
end
function motus.property_animator_group(a1, a2, a3, a4)
  local from = array(a4, 4)
  local x_members = ffi.new("motus_property_animator *[?]", #from)
  for i = 1, #from do x_members[i - 1] = ffi.cast("motus_property_animator *", handle(from[i], 4)) end
  local x_out_group = ffi.new("motus_property_animator *[1]")
  enter()
  local status = tonumber(lib.motus_property_animator_create_group(handle(a1, 1), number(a2, 2), number(a3, 3), x_members, #from, x_out_group))
  leave(status)
  return object(x_out_group[0], "property_animator", true, true)
end
function motus.percent_driven_interaction(a1)
  local x_out_interaction = ffi.new("motus_percent_driven_interaction *[1]")
  enter()
  local status = tonumber(lib.motus_percent_driven_interaction_create(handle(a1, 1), x_out_interaction))
  leave(status)
  return object(x_out_interaction[0], "percent_driven_interaction", true, true)
end
function motus.path(a1, a2, a3, a4)
  local keep = {}
  local from = array(a4, 4)
  local x_segments = ffi.new("motus_path_segment[?]", #from)
  for i = 1, #from do fill("motus_path_segment", x_segments[i - 1], from[i], keep) end
  local x_out_path = ffi.new("motus_path *[1]")
  enter()
  local status = tonumber(lib.motus_path_create(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), x_segments, #from, x_out_path))
  leave(status)
  return object(x_out_path[0], "path", true, true)
end
function motus.value(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_value_options", a2, keep) or nil
  local from = array(a3, 3, true)
  local x_initial = ffi.new("double[?]", #from)
  for i = 1, #from do x_initial[i - 1] = number(from[i], 3) end
  local x_out_value = ffi.new("motus_value *[1]")
  enter()
  local status = tonumber(lib.motus_value_create(handle(a1, 1), x_options, x_initial, #from, x_out_value))
  leave(status)
  return object(x_out_value[0], "value", true, true)
end
function motus.value_number(a1, a2)
  local x_out_value = ffi.new("motus_value *[1]")
  enter()
  local status = tonumber(lib.motus_value_create_number(handle(a1, 1), number(a2, 2), x_out_value))
  leave(status)
  return object(x_out_value[0], "value", true, true)
end
function motus.display_link(a1, a2)
  callable(a2, 2, true)
  local x_out_link = ffi.new("motus_display_link *[1]")
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_display_link_create(handle(a1, 1), a2 and pointer("motus_display_link_fn", "motus_display_link_fn_0") or nil, data, data and forget or nil, x_out_link))
  leave(status)
  return object(x_out_link[0], "display_link", true, true)
end
function motus.gesture(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_gesture_options", a2, keep) or nil
  local x_out_gesture = ffi.new("motus_gesture *[1]")
  enter()
  local status = tonumber(lib.motus_gesture_create(handle(a1, 1), x_options, x_out_gesture))
  leave(status)
  return object(x_out_gesture[0], "gesture", true, true)
end
function motus.scroller(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_scroller_options", a2, keep) or nil
  local x_out_scroller = ffi.new("motus_scroller *[1]")
  enter()
  local status = tonumber(lib.motus_scroller_create(handle(a1, 1), x_options, x_out_scroller))
  leave(status)
  return object(x_out_scroller[0], "scroller", true, true)
end
function motus.view_controller(a1, a2)
  local x_callbacks = a2 ~= nil and delegate("motus_view_controller_callbacks", array(a2, 2)) or nil
  local x_out_controller = ffi.new("motus_view_controller *[1]")
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_view_controller_create(handle(a1, 1), x_callbacks, data, data and forget or nil, x_out_controller))
  leave(status)
  return object(x_out_controller[0], "view_controller", true, true)
end
function motus.animation_controller(a1, a2)
  local x_callbacks = a2 ~= nil and delegate("motus_animation_controller_callbacks", array(a2, 2)) or nil
  local x_out_animator = ffi.new("motus_animation_controller *[1]")
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_animation_controller_create(handle(a1, 1), x_callbacks, data, data and forget or nil, x_out_animator))
  leave(status)
  return object(x_out_animator[0], "animation_controller", true, true)
end
function motus.animation_controller_matched(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_matched_options", a2, keep) or nil
  local x_out_animator = ffi.new("motus_animation_controller *[1]")
  enter()
  local status = tonumber(lib.motus_animation_controller_create_matched(handle(a1, 1), x_options, x_out_animator))
  leave(status)
  return object(x_out_animator[0], "animation_controller", true, true)
end
function motus.interaction_controller(a1, a2)
  local x_callbacks = a2 ~= nil and delegate("motus_interaction_controller_callbacks", array(a2, 2)) or nil
  local x_out_interaction = ffi.new("motus_interaction_controller *[1]")
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_interaction_controller_create(handle(a1, 1), x_callbacks, data, data and forget or nil, x_out_interaction))
  leave(status)
  return object(x_out_interaction[0], "interaction_controller", true, true)
end
function motus.navigation_controller(a1, a2)
  local x_out_navigation = ffi.new("motus_navigation_controller *[1]")
  enter()
  local status = tonumber(lib.motus_navigation_controller_create(handle(a1, 1), handle(a2, 2, true), x_out_navigation))
  leave(status)
  return object(x_out_navigation[0], "navigation_controller", true, true)
end
function motus.tab_bar_controller(a1)
  local x_out_tabs = ffi.new("motus_tab_bar_controller *[1]")
  enter()
  local status = tonumber(lib.motus_tab_bar_controller_create(handle(a1, 1), x_out_tabs))
  leave(status)
  return object(x_out_tabs[0], "tab_bar_controller", true, true)
end
function motus.page_view_controller(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_page_view_controller_options", a2, keep) or nil
  local x_out_pages = ffi.new("motus_page_view_controller *[1]")
  enter()
  local status = tonumber(lib.motus_page_view_controller_create(handle(a1, 1), x_options, x_out_pages))
  leave(status)
  return object(x_out_pages[0], "page_view_controller", true, true)
end
function motus.split_view_controller(a1, a2)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_split_view_controller_options", a2, keep) or nil
  local x_out_split = ffi.new("motus_split_view_controller *[1]")
  enter()
  local status = tonumber(lib.motus_split_view_controller_create(handle(a1, 1), x_options, x_out_split))
  leave(status)
  return object(x_out_split[0], "split_view_controller", true, true)
end
function motus.presentation_controller(a1, a2, a3)
  local x_callbacks = a3 ~= nil and delegate("motus_presentation_controller_callbacks", array(a3, 3)) or nil
  local x_out_presentation = ffi.new("motus_presentation_controller *[1]")
  local data = hold(a3)
  enter()
  local status = tonumber(lib.motus_presentation_controller_create(handle(a1, 1), handle(a2, 2, true), x_callbacks, data, data and forget or nil, x_out_presentation))
  leave(status)
  return object(x_out_presentation[0], "presentation_controller", true, true)
end
function motus.dynamic_animator(a1, a2)
  local x_out_animator = ffi.new("motus_dynamic_animator *[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_create(handle(a1, 1), handle(a2, 2, true), x_out_animator))
  leave(status)
  return object(x_out_animator[0], "dynamic_animator", true, true)
end
function motus.dynamic_animator_for_layout(a1, a2, a3)
  local x_out_animator = ffi.new("motus_dynamic_animator *[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_animator_create_for_layout(handle(a1, 1), ffi.new("motus_size", number(a2, 2), number(a3, 3)), x_out_animator))
  leave(status)
  return object(x_out_animator[0], "dynamic_animator", true, true)
end
function motus.dynamic_item(a1, a2, a3, a4, a5, a6)
  local x_out_item = ffi.new("motus_dynamic_item *[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_item_create(handle(a1, 1), ffi.new("motus_point", number(a2, 2), number(a3, 3)), ffi.new("motus_size", number(a4, 4), number(a5, 5)), number(a6, 6), x_out_item))
  leave(status)
  return object(x_out_item[0], "dynamic_item", true, true)
end
function motus.dynamic_item_with_callbacks(a1, a2)
  local x_callbacks = a2 ~= nil and delegate("motus_dynamic_item_callbacks", array(a2, 2)) or nil
  local x_out_item = ffi.new("motus_dynamic_item *[1]")
  local data = hold(a2)
  enter()
  local status = tonumber(lib.motus_dynamic_item_create_with_callbacks(handle(a1, 1), x_callbacks, data, data and forget or nil, x_out_item))
  leave(status)
  return object(x_out_item[0], "dynamic_item", true, true)
end
function motus.dynamic_item_group(a1, a2)
  local from = array(a2, 2)
  local x_items = ffi.new("motus_dynamic_item *[?]", #from)
  for i = 1, #from do x_items[i - 1] = ffi.cast("motus_dynamic_item *", handle(from[i], 2)) end
  local x_out_group = ffi.new("motus_dynamic_item *[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_item_create_group(handle(a1, 1), x_items, #from, x_out_group))
  leave(status)
  return object(x_out_group[0], "dynamic_item", true, true)
end
function motus.dynamic_behavior(a1)
  local x_out_behavior = ffi.new("motus_dynamic_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_dynamic_behavior_create(handle(a1, 1), x_out_behavior))
  leave(status)
  return object(x_out_behavior[0], "dynamic_behavior", true, true)
end
function motus.gravity_behavior(a1, a2)
  local from = array(a2, 2, true)
  local x_items = ffi.new("motus_dynamic_item *[?]", #from)
  for i = 1, #from do x_items[i - 1] = ffi.cast("motus_dynamic_item *", handle(from[i], 2)) end
  local x_out_gravity = ffi.new("motus_gravity_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_gravity_behavior_create(handle(a1, 1), x_items, #from, x_out_gravity))
  leave(status)
  return object(x_out_gravity[0], "gravity_behavior", true, true)
end
function motus.collision_behavior(a1, a2)
  local from = array(a2, 2, true)
  local x_items = ffi.new("motus_dynamic_item *[?]", #from)
  for i = 1, #from do x_items[i - 1] = ffi.cast("motus_dynamic_item *", handle(from[i], 2)) end
  local x_out_collision = ffi.new("motus_collision_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_collision_behavior_create(handle(a1, 1), x_items, #from, x_out_collision))
  leave(status)
  return object(x_out_collision[0], "collision_behavior", true, true)
end
function motus.attachment_behavior(a1, a2)
  local keep = {}
  local x_options = read("motus_attachment_options", a2, keep)
  local x_out_attachment = ffi.new("motus_attachment_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_attachment_behavior_create(handle(a1, 1), x_options, x_out_attachment))
  leave(status)
  return object(x_out_attachment[0], "attachment_behavior", true, true)
end
function motus.snap_behavior(a1, a2, a3, a4)
  local x_out_snap = ffi.new("motus_snap_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_snap_behavior_create(handle(a1, 1), handle(a2, 2), ffi.new("motus_point", number(a3, 3), number(a4, 4)), x_out_snap))
  leave(status)
  return object(x_out_snap[0], "snap_behavior", true, true)
end
function motus.push_behavior(a1, a2, a3)
  local from = array(a2, 2, true)
  local x_items = ffi.new("motus_dynamic_item *[?]", #from)
  for i = 1, #from do x_items[i - 1] = ffi.cast("motus_dynamic_item *", handle(from[i], 2)) end
  local x_out_push = ffi.new("motus_push_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_push_behavior_create(handle(a1, 1), x_items, #from, number(a3, 3), x_out_push))
  leave(status)
  return object(x_out_push[0], "push_behavior", true, true)
end
function motus.item_behavior(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_item_behavior_options", a2, keep) or nil
  local from = array(a3, 3, true)
  local x_items = ffi.new("motus_dynamic_item *[?]", #from)
  for i = 1, #from do x_items[i - 1] = ffi.cast("motus_dynamic_item *", handle(from[i], 3)) end
  local x_out_behavior = ffi.new("motus_item_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_item_behavior_create(handle(a1, 1), x_options, x_items, #from, x_out_behavior))
  leave(status)
  return object(x_out_behavior[0], "item_behavior", true, true)
end
function motus.field_behavior(a1, a2, a3)
  local keep = {}
  local x_options = a2 ~= nil and read("motus_field_options", a2, keep) or nil
  local from = array(a3, 3, true)
  local x_items = ffi.new("motus_dynamic_item *[?]", #from)
  for i = 1, #from do x_items[i - 1] = ffi.cast("motus_dynamic_item *", handle(from[i], 3)) end
  local x_out_field = ffi.new("motus_field_behavior *[1]")
  enter()
  local status = tonumber(lib.motus_field_behavior_create(handle(a1, 1), x_options, x_items, #from, x_out_field))
  leave(status)
  return object(x_out_field[0], "field_behavior", true, true)
end
function motus.region(a1, a2, a3, a4)
  local x_out_region = ffi.new("motus_region *[1]")
  enter()
  local status = tonumber(lib.motus_region_create(handle(a1, 1), number(a2, 2), ffi.new("motus_size", number(a3, 3), number(a4, 4)), x_out_region))
  leave(status)
  return object(x_out_region[0], "region", true, true)
end

motus.OK = 0
motus.ERROR_INVALID_ARGUMENT = -1
motus.ERROR_STALE_HANDLE = -2
motus.ERROR_WRONG_KIND = -3
motus.ERROR_FOREIGN_HANDLE = -4
motus.ERROR_INVALID_STATE = -5
motus.ERROR_REENTRANT = -6
motus.ERROR_BUSY = -7
motus.ERROR_NOT_FOUND = -8
motus.ERROR_OUT_OF_MEMORY = -9
motus.ERROR_STRUCT_SIZE = -10
motus.ERROR_LIMIT = -11
motus.KIND_NONE = 0
motus.KIND_RUNTIME = 1
motus.KIND_VIEW = 2
motus.KIND_VIEW_CONTROLLER = 3
motus.KIND_NAVIGATION_CONTROLLER = 4
motus.KIND_TAB_BAR_CONTROLLER = 5
motus.KIND_PROPERTY_ANIMATOR = 6
motus.KIND_ANIMATION_CONTROLLER = 7
motus.KIND_INTERACTION_CONTROLLER = 8
motus.KIND_PERCENT_DRIVEN_INTERACTION = 9
motus.KIND_TRANSITION_CONTEXT = 10
motus.KIND_TRANSITION_COORDINATOR = 11
motus.KIND_PRESENTATION_CONTROLLER = 12
motus.KIND_GESTURE = 13
motus.KIND_DYNAMIC_ANIMATOR = 14
motus.KIND_DYNAMIC_BEHAVIOR = 15
motus.KIND_SEGUE = 16
motus.KIND_DISPLAY_LINK = 17
motus.KIND_ANIMATION = 18
motus.KIND_DYNAMIC_ITEM = 19
motus.KIND_REGION = 20
motus.KIND_SCROLLER = 22
motus.KIND_SCROLL_LINK = 23
motus.KIND_PAGE_VIEW_CONTROLLER = 24
motus.KIND_SPLIT_VIEW_CONTROLLER = 25
motus.KIND_PATH = 27
motus.KIND_VALUE = 28
motus.KIND_TIMER = 29
motus.DRAW_LEAVING = 1
motus.DRAW_FLYING = 2
motus.DRAW_LIBRARY_OWNED = 4
motus.TREE_ADDED = 0
motus.TREE_REMOVED = 1
motus.TREE_MOVED = 2
motus.TREE_REPARENTED = 3
motus.MOVER_ANIMATION = 0
motus.MOVER_KEYFRAMES = 1
motus.MOVER_ANIMATOR = 2
motus.MOVER_TRANSITION = 3
motus.MOVER_IMPLICIT = 4
motus.MOVER_FLIGHT = 6
motus.MOTION_WAITING = 0
motus.MOTION_RUNNING = 1
motus.MOTION_PAUSED = 2
motus.PROPERTY_ALL = 0
motus.PROPERTY_CENTER = 1
motus.PROPERTY_BOUNDS = 2
motus.PROPERTY_TRANSFORM = 3
motus.PROPERTY_ALPHA = 4
motus.PROPERTY_BACKGROUND_COLOR = 5
motus.PROPERTY_CORNER_RADIUS = 6
motus.PROPERTY_HIDDEN = 7
motus.PROPERTY_TRANSFORM_3D = 8
motus.PROPERTY_CURL = 9
motus.PROPERTY_SHADOW_COLOR = 10
motus.PROPERTY_SHADOW_OFFSET = 11
motus.PROPERTY_SHADOW_RADIUS = 12
motus.PROPERTY_BORDER_COLOR = 13
motus.PROPERTY_BORDER_WIDTH = 14
motus.PROPERTY_CORNER_RADII = 15
motus.PROPERTY_PRESENCE_ALPHA = 32
motus.PROPERTY_PRESENCE_TRANSFORM = 33
motus.PROPERTY_PRESENCE_OFFSET = 34
motus.PROPERTY_PLACE_SCALE = 35
motus.PROPERTY_VALUE = 48
motus.PROPERTY_GLIDE = 49
motus.PROPERTY_CUSTOM = 64
motus.VALUE_MODEL = 0
motus.VALUE_SHOWN = 1
motus.PROPERTY_KIND_LINEAR = 0
motus.PROPERTY_KIND_ANGLE = 1
motus.PROPERTY_KIND_COLOR = 2
motus.PROPERTY_KIND_TRANSFORM = 3
motus.PROPERTY_KIND_TRANSFORM_3D = 4
motus.COLOR_SPACE_UNSPECIFIED = 0
motus.COLOR_SPACE_LINEAR_SRGB = 1
motus.COLOR_SPACE_OKLAB = 2
motus.COLOR_SPACE_SRGB = 3
motus.TIMING_LINEAR = 0
motus.TIMING_EASE_IN_OUT = 1
motus.TIMING_EASE_IN = 2
motus.TIMING_EASE_OUT = 3
motus.TIMING_EASE = 4
motus.TIMING_CUBIC = 5
motus.TIMING_SPRING = 6
motus.TIMING_SPRING_RATIO = 7
motus.TIMING_SPRING_BOUNCE = 8
motus.TIMING_STEPS = 9
motus.TIMING_POINTS = 10
motus.TIMING_CUSTOM = 11
motus.TIMING_SPRING_RESPONSE = 12
motus.TIMING_COMPOSED = 13
motus.STEP_END = 0
motus.STEP_START = 1
motus.STEP_NONE = 2
motus.STEP_BOTH = 3
motus.SNAP_NONE = 0
motus.SNAP_PROXIMITY = 1
motus.SNAP_MANDATORY = 2
motus.SCROLL_RANGE_SCROLL = 0
motus.SCROLL_RANGE_COVER = 1
motus.SCROLL_RANGE_CONTAIN = 2
motus.SCROLL_RANGE_ENTRY = 3
motus.SCROLL_RANGE_EXIT = 4
motus.SCROLL_RANGE_ENTRY_CROSSING = 5
motus.SCROLL_RANGE_EXIT_CROSSING = 6
motus.SCROLL_RANGE_OFFSETS = 7
motus.ANIMATION_LAYOUT_SUBVIEWS = 1
motus.ANIMATION_ALLOW_USER_INTERACTION = 2
motus.ANIMATION_BEGIN_FROM_CURRENT_STATE = 4
motus.ANIMATION_REPEAT = 8
motus.ANIMATION_AUTOREVERSE = 16
motus.ANIMATION_OVERRIDE_INHERITED_DURATION = 32
motus.ANIMATION_OVERRIDE_INHERITED_TIMING = 64
motus.ANIMATION_ALLOW_ANIMATED_CONTENT = 128
motus.ANIMATION_SHOW_HIDE_TRANSITION_VIEWS = 256
motus.ANIMATION_OVERRIDE_INHERITED_OPTIONS = 512
motus.ANIMATION_TRANSITION_FLIP_FROM_LEFT = 1048576
motus.ANIMATION_TRANSITION_FLIP_FROM_RIGHT = 2097152
motus.ANIMATION_TRANSITION_CURL_UP = 3145728
motus.ANIMATION_TRANSITION_CURL_DOWN = 4194304
motus.ANIMATION_TRANSITION_CROSS_DISSOLVE = 5242880
motus.ANIMATION_TRANSITION_FLIP_FROM_TOP = 6291456
motus.ANIMATION_TRANSITION_FLIP_FROM_BOTTOM = 7340032
motus.ANIMATION_PREFERRED_FPS_60 = 50331648
motus.ANIMATION_PREFERRED_FPS_30 = 117440512
motus.ANIMATION_JUMP_ON_RETARGET = 134217728
motus.ANIMATION_COLOR_SPACE_LINEAR_SRGB = 268435456
motus.ANIMATION_COLOR_SPACE_OKLAB = 536870912
motus.ANIMATION_COLOR_SPACE_SRGB = 805306368
motus.ANIMATION_KEEP_MOTION = 1073741824
motus.SYSTEM_ANIMATION_DELETE = 0
motus.POSITION_END = 0
motus.POSITION_START = 1
motus.POSITION_CURRENT = 2
motus.IMPLICIT_SUBTREE = 1
motus.IMPLICIT_NONE = 2
motus.IMPLICIT_SHORTEN_REVERSAL = 4
motus.IMPLICIT_KEEP_MOTION = 8
motus.IMPLICIT_ON_RESIZE = 16
motus.CHILD_KEEP_LEAVING = 1
motus.CHILD_JUMP = 2
motus.CHILD_HELD = 4
motus.CHILD_COUNTER_SCALE = 8
motus.CHILD_ON_TOP = 16
motus.LEAVERS_NATURAL = 0
motus.LEAVERS_BELOW = 1
motus.LEAVERS_ABOVE = 2
motus.SIZING_REAL = 0
motus.SIZING_POSITION = 1
motus.SIZING_SIZE = 2
motus.SIZING_SCALE = 3
motus.STAGGER_FIRST = 0
motus.STAGGER_LAST = 1
motus.STAGGER_CENTER = 2
motus.STAGGER_POINT = 3
motus.ORDER_TOGETHER = 0
motus.ORDER_EXITS_FIRST = 1
motus.ORDER_EXITS_MOVES_ENTERS = 2
motus.ARRANGEMENT_ENTER_ON_FIRST = 1
motus.ARRANGEMENT_LEAVERS_TAKE_TOUCHES = 2
motus.ARRANGEMENT_NO_CULLING = 4
motus.ARRANGEMENT_ON_RESIZE = 8
motus.ARRANGEMENT_KEEP_MOTION = 16
motus.ARRANGEMENT_PROPAGATE_EXITS = 32
motus.ARRANGEMENT_ADOPT = 64
motus.CHILD_NONE = 0
motus.CHILD_ENTERING = 1
motus.CHILD_RESTING = 2
motus.CHILD_MOVING = 3
motus.CHILD_WAITING = 4
motus.CHILD_LEAVING = 5
motus.REORDER_VERTICAL = 0
motus.REORDER_HORIZONTAL = 1
motus.REORDER_GRID = 2
motus.KEYFRAMES_LINEAR = 0
motus.KEYFRAMES_DISCRETE = 1
motus.KEYFRAMES_PACED = 2
motus.KEYFRAMES_CUBIC = 3
motus.KEYFRAMES_CUBIC_PACED = 4
motus.PATH_LINE = 0
motus.PATH_QUADRATIC = 1
motus.PATH_CUBIC = 2
motus.PATH_ARC = 3
motus.ORIENT_NONE = 0
motus.ORIENT_TANGENT = 1
motus.ORIENT_REVERSED = 2
motus.ANIMATING_INACTIVE = 0
motus.ANIMATING_ACTIVE = 1
motus.ANIMATING_STOPPED = 2
motus.ANIMATOR_CHANGE_STATE = 0
motus.ANIMATOR_CHANGE_RUNNING = 1
motus.ANIMATOR_CHANGE_REVERSED = 2
motus.ANIMATORS_TOGETHER = 0
motus.ANIMATORS_SEQUENCE = 1
motus.ANIMATORS_STAGGER = 2
motus.VALUE_PLACE = 1
motus.VALUE_KEEP_MOTION = 2
motus.CUE_FRACTION = 0
motus.CUE_SECONDS = 1
motus.CUE_JUMPS = 1
motus.TOUCH_BEGAN = 0
motus.TOUCH_MOVED = 1
motus.TOUCH_ENDED = 2
motus.TOUCH_CANCELLED = 3
motus.GESTURE_PAN = 0
motus.GESTURE_SCREEN_EDGE_PAN = 1
motus.GESTURE_TAP = 2
motus.GESTURE_LONG_PRESS = 3
motus.GESTURE_SWIPE = 4
motus.GESTURE_PINCH = 5
motus.GESTURE_ROTATION = 6
motus.GESTURE_HOVER = 7
motus.EDGE_TOP = 1
motus.EDGE_LEFT = 2
motus.EDGE_BOTTOM = 4
motus.EDGE_RIGHT = 8
motus.SWIPE_RIGHT = 1
motus.SWIPE_LEFT = 2
motus.SWIPE_UP = 4
motus.SWIPE_DOWN = 8
motus.PAN_WHEEL_NOTCHES = 1
motus.PAN_WHEEL_CONTINUOUS = 2
motus.RECOGNITION_POSSIBLE = 0
motus.RECOGNITION_BEGAN = 1
motus.RECOGNITION_CHANGED = 2
motus.RECOGNITION_ENDED = 3
motus.RECOGNITION_CANCELLED = 4
motus.RECOGNITION_FAILED = 5
motus.TOUCH_DELAY_BEGIN = 1
motus.TOUCH_DELAY_END = 2
motus.AXIS_HORIZONTAL = 0
motus.AXIS_VERTICAL = 1
motus.AXES_HORIZONTAL = 1
motus.AXES_VERTICAL = 2
motus.CHAINING_AUTOMATIC = 0
motus.CHAINING_NONE = 1
motus.CHAINING_FRESH = 2
motus.CHAINING_CONTINUOUS = 3
motus.KEYBOARD_DISMISS_NONE = 0
motus.KEYBOARD_DISMISS_ON_DRAG = 1
motus.KEYBOARD_DISMISS_INTERACTIVE = 2
motus.SCROLLER_IDLE = 0
motus.SCROLLER_TRACKING = 1
motus.SCROLLER_DRAGGING = 2
motus.SCROLLER_DECELERATING = 3
motus.SCROLLER_BOUNCING = 4
motus.SCROLLER_SETTLING = 5
motus.SCROLLER_ANIMATING = 6
motus.SCROLLER_WHEEL = 7
motus.WHEEL_NOTCHES_120 = 0
motus.WHEEL_LINES = 1
motus.WHEEL_PIXELS = 2
motus.WHEEL_PAGES = 3
motus.WHEEL_PHASE_NONE = 0
motus.WHEEL_PHASE_MAY_BEGIN = 1
motus.WHEEL_PHASE_BEGAN = 2
motus.WHEEL_PHASE_CHANGED = 3
motus.WHEEL_PHASE_ENDED = 4
motus.WHEEL_PHASE_CANCELLED = 5
motus.WHEEL_MOMENTUM_NONE = 0
motus.WHEEL_MOMENTUM_BEGAN = 1
motus.WHEEL_MOMENTUM_CHANGED = 2
motus.WHEEL_MOMENTUM_ENDED = 3
motus.WHEEL_ACROSS = 1
motus.WHEEL_ZOOMS = 2
motus.SCROLL_LINE_UP = 0
motus.SCROLL_LINE_DOWN = 1
motus.SCROLL_LINE_LEFT = 2
motus.SCROLL_LINE_RIGHT = 3
motus.SCROLL_PAGE_UP = 4
motus.SCROLL_PAGE_DOWN = 5
motus.SCROLL_HOME = 6
motus.SCROLL_END = 7
motus.SNAP_START = 0
motus.SNAP_CENTER = 1
motus.SNAP_END = 2
motus.PRESENTATION_AUTOMATIC = -2
motus.PRESENTATION_NONE = -1
motus.PRESENTATION_FULL_SCREEN = 0
motus.PRESENTATION_PAGE_SHEET = 1
motus.PRESENTATION_FORM_SHEET = 2
motus.PRESENTATION_CURRENT_CONTEXT = 3
motus.PRESENTATION_CUSTOM = 4
motus.PRESENTATION_OVER_FULL_SCREEN = 5
motus.PRESENTATION_OVER_CURRENT_CONTEXT = 6
motus.PRESENTATION_POPOVER = 7
motus.SIZE_CLASS_UNSPECIFIED = 0
motus.SIZE_CLASS_COMPACT = 1
motus.SIZE_CLASS_REGULAR = 2
motus.APPEARANCE_DISAPPEARED = 0
motus.APPEARANCE_APPEARING = 1
motus.APPEARANCE_APPEARED = 2
motus.APPEARANCE_DISAPPEARING = 3
motus.INTERRUPTION_QUEUE = 0
motus.INTERRUPTION_FLUID = 1
motus.NAVIGATION_NONE = 0
motus.NAVIGATION_PUSH = 1
motus.NAVIGATION_POP = 2
motus.INSETS_SAFE_AREA = 0
motus.INSETS_KEYBOARD = 1
motus.INSETS_SCROLLABLE_AXES = 0
motus.INSETS_NEVER = 1
motus.INSETS_ALWAYS = 2
motus.PAGE_FORWARD = 1
motus.PAGE_BACKWARD = 2
motus.SPLIT_PRIMARY = 0
motus.SPLIT_SUPPLEMENTARY = 1
motus.SPLIT_SECONDARY = 2
motus.SPLIT_AUTOMATIC = 0
motus.SPLIT_SECONDARY_ONLY = 1
motus.SPLIT_ONE_BESIDE = 2
motus.SPLIT_ONE_OVER = 3
motus.SPLIT_TWO_BESIDE = 4
motus.SPLIT_TWO_OVER = 5
motus.SEGUE_SHOW = 0
motus.SEGUE_SHOW_DETAIL = 1
motus.SEGUE_PRESENT = 2
motus.SEGUE_CUSTOM = 3
motus.TRANSITION_FROM = 0
motus.TRANSITION_TO = 1
motus.TRANSITION_INTERACTION_ENDED = 0
motus.TRANSITION_INTERACTION_CHANGED = 1
motus.TRANSITION_CANCELLED = 2
motus.MATCH_FILL = 0
motus.MATCH_FIT = 1
motus.MATCH_STRETCH = 2
motus.MATCH_NONE = 3
motus.MATCH_CLIP_SOURCE = 1
motus.MATCH_ARC = 2
motus.MATCH_FROZEN_SOURCE = 4
motus.MATCH_FADE_THROUGH = 8
motus.MATCHED_SLIDE = 0
motus.MATCHED_DISSOLVE = 1
motus.MATCHED_NONE = 2
motus.FLIGHT_SOURCE_GONE = 1
motus.FLIGHT_DESTINATION_GONE = 2
motus.FLIGHT_FALLBACK = 4
motus.ZOOM_PAN = 1
motus.ZOOM_EDGE = 2
motus.ZOOM_PINCH = 4
motus.ZOOM_COMPLETE = 0
motus.ZOOM_CANCEL = 1
motus.MODAL_TRANSITION_COVER_VERTICAL = 0
motus.MODAL_TRANSITION_FLIP_HORIZONTAL = 1
motus.MODAL_TRANSITION_CROSS_DISSOLVE = 2
motus.MODAL_TRANSITION_PARTIAL_CURL = 3
motus.MODAL_DEFINES_CONTEXT = 1
motus.MODAL_PROVIDES_TRANSITION_STYLE = 2
motus.MODAL_IN_PRESENTATION = 4
motus.DETENT_NONE = 0
motus.DETENT_MEDIUM = 1
motus.DETENT_LARGE = 2
motus.ARROW_UP = 1
motus.ARROW_DOWN = 2
motus.ARROW_LEFT = 4
motus.ARROW_RIGHT = 8
motus.ARROW_ANY = 15
motus.OUTLINE_RECTANGLE = 0
motus.OUTLINE_ELLIPSE = 1
motus.OUTLINE_POLYGON = 2
motus.ELEMENT_CELL = 0
motus.ELEMENT_SUPPLEMENTARY = 1
motus.ELEMENT_DECORATION = 2
motus.BOUNDARY_REFERENCE = -1
motus.COLLISION_ITEMS = 1
motus.COLLISION_BOUNDARIES = 2
motus.COLLISION_EVERYTHING = 3
motus.ATTACHMENT_ANCHOR = 0
motus.ATTACHMENT_ITEMS = 1
motus.ATTACHMENT_LIMIT = 2
motus.ATTACHMENT_FIXED = 3
motus.ATTACHMENT_PIN = 4
motus.ATTACHMENT_SLIDING = 5
motus.ATTACHMENT_COLLIDES_UNLESS_CLOSE = 0
motus.ATTACHMENT_COLLIDES_ALWAYS = 1
motus.ATTACHMENT_COLLIDES_NEVER = 2
motus.PUSH_CONTINUOUS = 0
motus.PUSH_INSTANTANEOUS = 1
motus.CHOICE_OPEN = -1
motus.CHOICE_NO = 0
motus.CHOICE_YES = 1
motus.FIELD_DRAG = 0
motus.FIELD_VORTEX = 1
motus.FIELD_RADIAL_GRAVITY = 2
motus.FIELD_LINEAR_GRAVITY = 3
motus.FIELD_VELOCITY = 4
motus.FIELD_NOISE = 5
motus.FIELD_TURBULENCE = 6
motus.FIELD_SPRING = 7
motus.FIELD_ELECTRIC = 8
motus.FIELD_MAGNETIC = 9
motus.FIELD_CUSTOM = 10
motus.REGION_INFINITE = 0
motus.REGION_DISC = 1
motus.REGION_BOX = 2
motus.REGION_UNION = 0
motus.REGION_DIFFERENCE = 1
motus.REGION_INTERSECTION = 2
motus.REGION_INVERSE = 3
motus.EVENT_VIEW_DID_LOAD = 1
motus.EVENT_VIEW_WILL_APPEAR = 2
motus.EVENT_VIEW_IS_APPEARING = 3
motus.EVENT_VIEW_DID_APPEAR = 4
motus.EVENT_VIEW_WILL_DISAPPEAR = 5
motus.EVENT_VIEW_DID_DISAPPEAR = 6
motus.EVENT_WILL_MOVE_TO_PARENT = 7
motus.EVENT_DID_MOVE_TO_PARENT = 8
motus.EVENT_WILL_SHOW = 9
motus.EVENT_DID_SHOW = 10
motus.EVENT_DID_SELECT = 11
motus.EVENT_VIEW_WILL_CHANGE_SIZE = 12
motus.EVENT_TRAITS_WILL_CHANGE = 13
motus.EVENT_TRANSITION_BEGAN = 16
motus.EVENT_TRANSITION_BECAME_INTERACTIVE = 17
motus.EVENT_TRANSITION_FINISHING = 18
motus.EVENT_TRANSITION_CANCELLING = 19
motus.EVENT_TRANSITION_ENDED = 20
motus.EVENT_PRESENTATION_ADAPTED = 24
motus.EVENT_SHEET_DETENT_CHANGED = 25
motus.EVENT_SHEET_DRAG_BEGAN = 26
motus.EVENT_SHEET_DRAG_ENDED = 27
motus.EVENT_COMPLETED = 28
motus.EVENT_WILL_DISMISS = 29
motus.EVENT_DID_DISMISS = 30
motus.EVENT_DID_ATTEMPT_TO_DISMISS = 31
motus.EVENT_GESTURE = 32
motus.EVENT_SETTLED = 33
motus.EVENT_CHILD_ENTERING = 34
motus.EVENT_CHILD_ENTERED = 35
motus.EVENT_CHILD_LEAVING = 36
motus.EVENT_CHILD_LEFT = 37
motus.EVENT_CHILD_RETURNED = 38
motus.EVENT_CHILD_MOVED_PARENT = 39
motus.EVENT_ARRANGEMENT_SETTLED = 40
motus.EVENT_FLIGHT_BEGAN = 41
motus.EVENT_FLIGHT_ENDED = 42
motus.EVENT_REORDER_CHANGED = 43
motus.EVENT_REORDER_ENDED = 44
motus.EVENT_DYNAMICS_WILL_RESUME = 48
motus.EVENT_DYNAMICS_DID_PAUSE = 49
motus.EVENT_DYNAMICS_ITEM_LEFT = 50
motus.EVENT_CONTACT_BEGAN = 51
motus.EVENT_CONTACT_ENDED = 52
motus.EVENT_DISPLAY_LINK = 64
motus.EVENT_SAFE_AREA_CHANGED = 72
motus.EVENT_SCROLL_WILL_BEGIN_DRAGGING = 80
motus.EVENT_SCROLL_DID_SCROLL = 81
motus.EVENT_SCROLL_WILL_END_DRAGGING = 82
motus.EVENT_SCROLL_DID_END_DRAGGING = 83
motus.EVENT_SCROLL_WILL_BEGIN_DECELERATING = 84
motus.EVENT_SCROLL_DID_END_DECELERATING = 85
motus.EVENT_SCROLL_DID_END_ANIMATION = 86
motus.EVENT_SCROLL_PAGE_CHANGED = 87
motus.EVENT_SCROLL_DID_TRIGGER_REFRESH = 88
motus.EVENT_SCROLL_DID_SCROLL_TO_TOP = 89
motus.EVENT_SCROLL_WILL_BEGIN_ZOOMING = 90
motus.EVENT_SCROLL_DID_ZOOM = 91
motus.EVENT_SCROLL_DID_END_ZOOMING = 92
motus.EVENT_SCROLL_WANTS_KEYBOARD_AWAY = 93
motus.EVENT_SPLIT_MODE_CHANGED = 94
motus.EVENT_SPLIT_COLLAPSED = 95
motus.EVENT_TIMER = 65
motus.EVENT_CUE = 66

-- What else is heard of refusals and warnings of a runtime: fn(status, call, message), or nil.
function on.diagnostics_end(data) user_diagnostics[tonumber(ffi.cast("uintptr_t", data))] = nil end
local last_hears = 0
function classes.runtime.__index.set_diagnostics(self, hears)
  callable(hears, 2, true)
  last_hears = last_hears + 1
  user_diagnostics[last_hears] = hears
  enter()
  leave(tonumber(lib.motus_runtime_set_diagnostics(handle(self, 1), record, ffi.cast(void, last_hears),
    pointer("motus_destroy_fn", "diagnostics_end"))))
end

-- The changes as columns: batches with count, component_count and the library's own arrays views,
-- properties, tags and values, from 0, which are read without a call until the next tick.
function classes.runtime.__index.change_batches(self)
  local first, count = ffi.new("const motus_change_batch *[1]"), ffi.new("size_t[1]")
  enter()
  leave(tonumber(lib.motus_runtime_change_batches(handle(self, 1), first, count)))
  local at, all = -1, first[0]
  return function()
    at = at + 1
    if at < tonumber(count[0]) then
      local one = all[at]
      return { count = tonumber(one.count), component_count = tonumber(one.component_count), views = one.views,
        properties = one.properties, tags = one.tags, values = one.values }
    end
  end
end

-- The object of a handle in a column.
function motus.object(c) return lent(c, "view", true) end

lib.motus_library_set_diagnostics(record, nil, nil)
motus.lib = lib
return motus
