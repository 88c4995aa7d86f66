// Types of motus.js. Generated from include/motus.h by bindings/generate; the header has the full text.

/** Loads motus.wasm: by its address, as bytes, as a Response or as a module. Beside motus.js if not given. */
export function load(source?: string | URL | BufferSource | Response | WebAssembly.Module): Promise<void>;
/** How many bytes of the library's memory are in use. */
export function memoryHeld(): number;
/** What has been recorded so far, for the inspector (docs/TRACE.md); null of a module that does not record:
 *  motus-record.wasm does. */
export function trace(): string | null;
/** Makes the calls of a trace again: its hash, as C prints it, and how many calls there are; or throws, at the first
 *  line at which the library does something else. For motus-record.wasm, which records no more after it. */
export function replay(trace: string): { hash: string; calls: number; shown: string };
/** `warn` is told what the library reports without refusing a call. */
export const settings: { warn(call: string, message: string): void };

/** A refused call: its message is the diagnostic's sentence. */
export class MotusError extends Error {
  readonly status: Status;
  readonly call: string;
}

type Numbers = Point | Vector | Size | Rect | Insets | Color | Transform;
/** A struct as it is given: a field that is left out is 0, a point or a rectangle may be an array. */
export type Given<Struct> = {
  [Field in keyof Struct]?: Struct[Field] extends Numbers ? Struct[Field] | readonly number[] : Struct[Field];
};

/** Records in the library's memory, until the next tick; later reads throw.
 *
 *      const all = [...runtime.drawList()];                         // wrong: one row, many times
 *      const all = Array.from(runtime.drawList(), (row) => row.copy()); // what there was, for ever */
export class Rows<Row> implements Iterable<Row> {
  readonly length: number;
  /** The size of a record in bytes. */
  readonly stride: number;
  /** A row of its own, which reads the record until the next tick. */
  at(index: number): Row | undefined;
  /** One and the same row, which stands elsewhere a step later: what is to be kept is copied. */
  [Symbol.iterator](): IterableIterator<Row>;
  /** All of it as numbers, without a copy: record n begins at n * stride / 8. Until the next call. */
  readonly floats: Float64Array;
  /** The same as whole numbers of 32 bits. */
  readonly words: Uint32Array;
  /** Where a field begins in a record, in bytes. */
  offset(name: Exclude<keyof Row, "copy"> & string): number;
}

/** Any object. */
export class Handle {
  protected constructor();
  /** Its handle: the same number that rows have. */
  readonly id: number;
  readonly isAlive: boolean;
  /** The host's own number for the object. */
  get tag(): number | bigint;
  set tag(tag: number | bigint);
  /** Gives back JavaScript's reference: what nothing else holds ends. */
  release(): void;
}

declare class RuntimeBase extends Handle {
  /** Ends the runtime and everything in it. */
  destroy(): void;
  /** Advances the runtime to a time, in seconds, and makes one frame. */
  tick(time: number): void;
  /** Also calls `report(status, call, message)` for refused calls and warnings. */
  setDiagnostics(report?: ((status: Status, call: string, message: string) => void) | null): void;
  /** Registers a custom property for all views of the runtime; answers its number. */
  registerProperty(name: string, kind: PropertyKind, componentCount: number,
    initial?: readonly number[] | null): number;
}

/** The result of a call. */
export declare enum Status {
  OK = 0,
  /** NULL where it is not allowed, a number out of range or not finite. */
  ERROR_INVALID_ARGUMENT = -1,
  /** The handle names no living object. */
  ERROR_STALE_HANDLE = -2,
  /** The handle names an object of another kind than the function takes. */
  ERROR_WRONG_KIND = -3,
  /** The object belongs to another runtime. */
  ERROR_FOREIGN_HANDLE = -4,
  /** The object's state does not allow the call. */
  ERROR_INVALID_STATE = -5,
  /** The call is not allowed inside a callback. */
  ERROR_REENTRANT = -6,
  /** Something else is going on that excludes the call, and the call does not wait for it. */
  ERROR_BUSY = -7,
  /** There is nothing of that name, or at that place. */
  ERROR_NOT_FOUND = -8,
  /** Memory could not be allocated. */
  ERROR_OUT_OF_MEMORY = -9,
  /** struct_size is not that of any version of the struct. */
  ERROR_STRUCT_SIZE = -10,
  /** A limit is reached. */
  ERROR_LIMIT = -11,
}
/** Kinds of objects that a handle names. */
export declare enum Kind {
  /** No living object. */
  NONE = 0,
  RUNTIME = 1,
  VIEW = 2,
  VIEW_CONTROLLER = 3,
  NAVIGATION_CONTROLLER = 4,
  TAB_BAR_CONTROLLER = 5,
  PROPERTY_ANIMATOR = 6,
  ANIMATION_CONTROLLER = 7,
  INTERACTION_CONTROLLER = 8,
  PERCENT_DRIVEN_INTERACTION = 9,
  TRANSITION_CONTEXT = 10,
  TRANSITION_COORDINATOR = 11,
  PRESENTATION_CONTROLLER = 12,
  GESTURE = 13,
  DYNAMIC_ANIMATOR = 14,
  DYNAMIC_BEHAVIOR = 15,
  SEGUE = 16,
  DISPLAY_LINK = 17,
  ANIMATION = 18,
  DYNAMIC_ITEM = 19,
  REGION = 20,
  SCROLLER = 22,
  SCROLL_LINK = 23,
  PAGE_VIEW_CONTROLLER = 24,
  SPLIT_VIEW_CONTROLLER = 25,
  PATH = 27,
  VALUE = 28,
  TIMER = 29,
}
/** Attributes of an item of the draw list, beyond its rectangle and its colour. */
export declare enum DrawDetailFlag {
  /** The view, or one above it, is a child of an arrangement that leaves. */
  LEAVING = 1,
  /** The frame of a flight (a view that flies from screen to screen), or a view in it. */
  FLYING = 2,
  /** The library has made the view. */
  LIBRARY_OWNED = 4,
}
/** How the place of a view in the tree has changed. */
export declare enum TreeChangeKind {
  /** The view had no superview, and has one now. */
  ADDED = 0,
  /** The view has no superview any more. */
  REMOVED = 1,
  /** The view has the same superview, and another place among its subviews. */
  MOVED = 2,
  /** The view has another superview. */
  REPARENTED = 3,
}
/** Kinds of movers of a property. */
export declare enum MoverKind {
  /** A motus_animation. */
  ANIMATION = 0,
  /** A motus_animation of keyframes. */
  KEYFRAMES = 1,
  /** A motus_property_animator. */
  ANIMATOR = 2,
  /** A transition between screens. */
  TRANSITION = 3,
  /** A setter that was called outside of a block, on a property with an implicit timing. */
  IMPLICIT = 4,
  /** A flight, see motus_view_set_match_key(). */
  FLIGHT = 6,
}
/** Whether a mover moves its property now. */
export declare enum MotionState {
  WAITING = 0,
  RUNNING = 1,
  PAUSED = 2,
}
/** The built-in properties. */
export declare enum Property {
  /** All of them. */
  ALL = 0,
  /** Where the middle of the bounds stands in the superview. */
  CENTER = 1,
  /** The rectangle in its own coordinates. */
  BOUNDS = 2,
  /** Applied about the center. */
  TRANSFORM = 3,
  /** The opacity. */
  ALPHA = 4,
  /** red, green, blue, alpha. */
  BACKGROUND_COLOR = 5,
  /** The radius of the corners in points, one number. */
  CORNER_RADIUS = 6,
  /** 0 or 1. */
  HIDDEN = 7,
  /** Sixteen numbers, applied about the center after MOTUS_PROPERTY_TRANSFORM. */
  TRANSFORM_3D = 8,
  /** The view as a page that is turned over, two numbers. */
  CURL = 9,
  /** The shadow's red, green, blue, alpha. */
  SHADOW_COLOR = 10,
  /** dx, dy of the shadow in the view's own coordinates. */
  SHADOW_OFFSET = 11,
  /** How far the shadow is blurred, in points. */
  SHADOW_RADIUS = 12,
  /** The border's red, green, blue, alpha. */
  BORDER_COLOR = 13,
  /** How far the border reaches into the bounds, in points. */
  BORDER_WIDTH = 14,
  /** The radii of the four corners in points, clockwise from the top left one, as in
   *  motus_corner_radii. */
  CORNER_RADII = 15,
  /** The three properties that motus_view_arrange() moves while a child comes or goes. */
  PRESENCE_ALPHA = 32,
  PRESENCE_TRANSFORM = 33,
  PRESENCE_OFFSET = 34,
  /** By how much the picture of a view, and what stands in it, is wider and higher than its bounds,
   *  about their middle. */
  PLACE_SCALE = 35,
  /** Stand in records for values, see motus_value, and for glides, see
   *  motus_runtime_glide_number(). */
  VALUE = 48,
  GLIDE = 49,
  /** The number of the first custom property, see motus_runtime_register_property(). */
  CUSTOM = 64,
}
/** Which of the two values of a property is meant. */
export declare enum ValueSource {
  /** The value that was set last. */
  MODEL = 0,
  /** The value that the last frame showed. */
  SHOWN = 1,
}
/** How a property is interpolated, and how the motions of several animations on it add up. */
export declare enum PropertyKind {
  /** Number by number, 1 to 16 of them. */
  LINEAR = 0,
  /** Angles in radians, 1 to 16 of them, each the short way round the circle. */
  ANGLE = 1,
  /** Four numbers as in motus_color, in the colour space that the animation asks for. */
  COLOR = 2,
  /** Six numbers as in motus_transform. */
  TRANSFORM = 3,
  /** Sixteen numbers as in motus_transform_3d, decomposed in the same way into translation,
   *  rotation (a quaternion), scale, shear and perspective. */
  TRANSFORM_3D = 4,
}
/** The colour space in which a colour is interpolated. */
export declare enum ColorSpace {
  /** Not chosen here. */
  UNSPECIFIED = 0,
  /** Linear sRGB. */
  LINEAR_SRGB = 1,
  /** OKLab. */
  OKLAB = 2,
  /** Extended sRGB. */
  SRGB = 3,
}
/** Selects a curve, and thereby the fields of motus_timing that are used. */
export declare enum TimingType {
  LINEAR = 0,
  /** Slow at both ends. */
  EASE_IN_OUT = 1,
  /** Slow at the start. */
  EASE_IN = 2,
  /** Slow at the end. */
  EASE_OUT = 3,
  /** As ease of CSS. */
  EASE = 4,
  /** The cubic Bézier with the control points control_1 and control_2. */
  CUBIC = 5,
  /** A spring given by mass, stiffness and damping. */
  SPRING = 6,
  /** A spring given by damping_ratio, so stiff that it settles within the duration. */
  SPRING_RATIO = 7,
  /** A spring given by spring_duration and bounce. */
  SPRING_BOUNCE = 8,
  /** step_count equal steps, with jumps where step_position says. */
  STEPS = 9,
  /** Straight lines between points. */
  POINTS = 10,
  /** The function curve. */
  CUSTOM = 11,
  /** A spring given by spring_duration and damping_ratio. */
  SPRING_RESPONSE = 12,
  /** A spring given by mass, stiffness and damping whose time runs along the cubic Bézier c given
   *  by control_1 and control_2. */
  COMPOSED = 13,
}
/** At which ends of a stepped timing there is a jump. */
export declare enum StepPosition {
  /** At the end only. */
  END = 0,
  /** At the start only. */
  START = 1,
  /** At neither end. */
  NONE = 2,
  /** At both ends. */
  BOTH = 3,
}
/** How strictly content rests at its snap positions. */
export declare enum SnapStrictness {
  /** Not at all. */
  NONE = 0,
  /** When it would come to rest near one anyway. */
  PROXIMITY = 1,
  /** Always. */
  MANDATORY = 2,
}
/** A part of the way that the content scrolls, given by what is then seen of something in the
 *  content, as the ranges of CSS view timelines. */
export declare enum ScrollRangeKind {
  /** All of the way, from the first to the last offset. */
  SCROLL = 0,
  /** From the offset at which its first edge appears to the one at which its last edge has left. */
  COVER = 1,
  /** While all of it is seen. */
  CONTAIN = 2,
  /** From the offset at which it appears to the one at which all of it is seen. */
  ENTRY = 3,
  /** From the offset at which it begins to leave to the one at which it has left. */
  EXIT = 4,
  /** While it crosses the end of the window on its way in. */
  ENTRY_CROSSING = 5,
  /** While it crosses the start of the window on its way out. */
  EXIT_CROSSING = 6,
  /** Between two offsets that are given. */
  OFFSETS = 7,
}
/** Bits of motus_animation_options.flags. */
export declare enum AnimationFlag {
  /** When the block has changed the size of a view controller's view, its layout callbacks are
   *  called before the block ends, so that the changes which they make are animated too. */
  LAYOUT_SUBVIEWS = 1,
  /** Touches reach views while they are animated. */
  ALLOW_USER_INTERACTION = 2,
  /** A property that is being animated starts from its shown value, and its previous animation
   *  ends. */
  BEGIN_FROM_CURRENT_STATE = 4,
  /** Runs for ever, unless repeat_count says how often. */
  REPEAT = 8,
  /** Runs forward and back to its start, then shows the target at once. */
  AUTOREVERSE = 16,
  /** Inside another block. */
  OVERRIDE_INHERITED_DURATION = 32,
  /** Inside another block. */
  OVERRIDE_INHERITED_TIMING = 64,
  /** View transitions. */
  ALLOW_ANIMATED_CONTENT = 128,
  /** View transitions from one view to another. */
  SHOW_HIDE_TRANSITION_VIEWS = 256,
  /** Inside another block. */
  OVERRIDE_INHERITED_OPTIONS = 512,
  /** View transitions. */
  TRANSITION_FLIP_FROM_LEFT = 1048576,
  TRANSITION_FLIP_FROM_RIGHT = 2097152,
  TRANSITION_CURL_UP = 3145728,
  TRANSITION_CURL_DOWN = 4194304,
  TRANSITION_CROSS_DISSOLVE = 5242880,
  TRANSITION_FLIP_FROM_TOP = 6291456,
  TRANSITION_FLIP_FROM_BOTTOM = 7340032,
  /** A hint that so many frames a second are enough. */
  PREFERRED_FPS_60 = 50331648,
  PREFERRED_FPS_30 = 117440512,
  /** For properties other than center, bounds and transform. */
  JUMP_ON_RETARGET = 134217728,
  /** The colour space in which colours are interpolated. */
  COLOR_SPACE_LINEAR_SRGB = 268435456,
  COLOR_SPACE_OKLAB = 536870912,
  COLOR_SPACE_SRGB = 805306368,
  /** Moves even when motion is reduced. */
  KEEP_MOTION = 1073741824,
}
/** Animations of motus_runtime_perform_system_animation(). */
export declare enum SystemAnimation {
  /** Views fade and leave their superviews at the end. */
  DELETE = 0,
}
/** The position at which an animation ends, or has ended. */
export declare enum AnimatingPosition {
  END = 0,
  START = 1,
  CURRENT = 2,
}
/** How a setter that is called outside of a block animates its property. */
export declare enum ImplicitFlag {
  /** Applies to all views below the view, too. */
  SUBTREE = 1,
  /** Setters apply at once, even where a view above has a timing with MOTUS_IMPLICIT_SUBTREE. */
  NONE = 2,
  /** When a setter goes back to the value from which the running glide started, the new glide
   *  replaces that one, starts at rest, and is shorter in the same proportion as its way, as in CSS
   *  transitions. */
  SHORTEN_REVERSAL = 4,
  /** Moves although motion is reduced. */
  KEEP_MOTION = 8,
  /** Glides also when the property is set in a layout because the window has a new size. */
  ON_RESIZE = 16,
}
/** Particulars of a child in a list, as bits. */
export declare enum ChildFlag {
  /** The child leaves, but keeps its place in the list. */
  KEEP_LEAVING = 1,
  /** The child comes, or goes to its place, without motion this time. */
  JUMP = 2,
  /** The host sets its center, as a finger moves it for instance. */
  HELD = 4,
  /** The child is not scaled with its parent when that is a child of an arrangement with
   *  MOTUS_SIZING_SCALE. */
  COUNTER_SCALE = 8,
  /** The child stands in front of the others while it comes or moves. */
  ON_TOP = 16,
}
/** Where children that are leaving stand among the others, from back to front. */
export declare enum LeaverOrder {
  /** Each stays in front of the child that was behind it. */
  NATURAL = 0,
  BELOW = 1,
  ABOVE = 2,
}
/** Properties that are animated when a child gets another frame. */
export declare enum Sizing {
  /** Center and bounds. */
  REAL = 0,
  /** The center. */
  POSITION = 1,
  /** The bounds. */
  SIZE = 2,
  /** The center. */
  SCALE = 3,
}
/** Which child begins first when their motions are staggered. */
export declare enum StaggerOrigin {
  FIRST = 0,
  LAST = 1,
  /** The child that goes nearest to the middle of the parent's bounds. */
  CENTER = 2,
  /** The child that goes nearest to stagger_point. */
  POINT = 3,
}
/** Which children wait for others. */
export declare enum ArrangementOrder {
  TOGETHER = 0,
  /** Children come and move once all children that leave are gone. */
  EXITS_FIRST = 1,
  /** Children move once all that leave are gone, and come once all have moved. */
  EXITS_MOVES_ENTERS = 2,
}
/** How an arrangement behaves. */
export declare enum ArrangementFlag {
  /** Children come with their effect also in the first list of a view, and when no frame has shown
   *  it yet. */
  ENTER_ON_FIRST = 1,
  /** Touches reach children that are leaving. */
  LEAVERS_TAKE_TOUCHES = 2,
  /** Children that are out of sight move, too. */
  NO_CULLING = 4,
  /** Children also move when their parent gets another size because the window does. */
  ON_RESIZE = 8,
  /** Children move although motion is reduced. */
  KEEP_MOTION = 16,
  /** When a child of another arrangement leaves that this view is, or stands in, the children here
   *  leave in their own ways, and that child stays until the last of them is gone. */
  PROPAGATE_EXITS = 32,
  /** A key that comes with another view stays the same child. */
  ADOPT = 64,
}
/** States of a child. */
export declare enum ChildState {
  /** The view is no child of an arrangement. */
  NONE = 0,
  ENTERING = 1,
  RESTING = 2,
  MOVING = 3,
  /** The child will come when others have gone. */
  WAITING = 4,
  LEAVING = 5,
}
/** How the other children are placed along which one is dragged. */
export declare enum ReorderAxis {
  /** Rows, one below the other. */
  VERTICAL = 0,
  /** Columns, one beside the other. */
  HORIZONTAL = 1,
  /** A grid, or any other places. */
  GRID = 2,
}
/** How a property goes from keyframe to keyframe. */
export declare enum KeyframeCalculation {
  /** Evenly, from the start of a keyframe to its end. */
  LINEAR = 0,
  /** In a jump at the start of each keyframe. */
  DISCRETE = 1,
  /** Evenly from the first value to the last one in the whole time. */
  PACED = 2,
  /** Along a smooth curve through all values, each at the end of its keyframe. */
  CUBIC = 3,
  /** Along the same curve, at a constant speed from the first value to the last one in the whole
   *  time. */
  CUBIC_PACED = 4,
}
/** The form of a segment of a path. */
export declare enum PathSegmentKind {
  LINE = 0,
  /** A quadratic Bézier curve. */
  QUADRATIC = 1,
  /** A cubic Bézier curve. */
  CUBIC = 2,
  /** A part of a circle about control_1, turned by angle. */
  ARC = 3,
}
/** How a view that follows a path is turned. */
export declare enum Orientation {
  /** The view is not turned. */
  NONE = 0,
  /** Its x axis points along the path. */
  TANGENT = 1,
  /** Its x axis points against the path. */
  REVERSED = 2,
}
/** The state of an animator. */
export declare enum AnimatingState {
  INACTIVE = 0,
  ACTIVE = 1,
  STOPPED = 2,
}
/** Aspects of an animator that can change. */
export declare enum AnimatorChange {
  STATE = 0,
  RUNNING = 1,
  REVERSED = 2,
}
/** How the members of a group follow one another. */
export declare enum AnimatorArrangement {
  /** All begin at once. */
  TOGETHER = 0,
  /** Each begins spacing seconds after the end of the one before. */
  SEQUENCE = 1,
  /** Each begins spacing seconds after the one before. */
  STAGGER = 2,
}
/** Bits of motus_value_options.flags. */
export declare enum ValueFlag {
  /** The numbers are a place in space. */
  PLACE = 1,
  /** Moves although motion is reduced, whatever it is. */
  KEEP_MOTION = 2,
}
/** Where a cue stands. */
export declare enum CueUnit {
  /** A fraction of the animator, 0 to 1. */
  FRACTION = 0,
  /** Seconds of the animator's duration from its start. */
  SECONDS = 1,
}
/** Bits for motus_property_animator_add_cue(). */
export declare enum CueFlag {
  /** Also called when the animator jumps over it, because it is finished or stopped at an end. */
  JUMPS = 1,
}
/** Phases of a finger's touch. */
export declare enum TouchPhase {
  BEGAN = 0,
  /** May be sent for a finger that rests, too. */
  MOVED = 1,
  ENDED = 2,
  /** The system has taken it away. */
  CANCELLED = 3,
}
/** Gestures that recognizers recognize. */
export declare enum GestureType {
  /** Fingers that drag, beyond 10 points. */
  PAN = 0,
  /** One finger that comes in from an edge of the window, within 20 points of it, and goes 10
   *  points further. */
  SCREEN_EDGE_PAN = 1,
  /** Fingers that touch briefly, once or several times. */
  TAP = 2,
  /** Fingers that stay. */
  LONG_PRESS = 3,
  /** Fingers that move 50 points within half a second. */
  SWIPE = 4,
  /** Two fingers that move apart or together, beyond 10 points. */
  PINCH = 5,
  /** Two fingers that turn about each other, beyond 10 degrees. */
  ROTATION = 6,
  /** A pointer that touches nothing, from where it comes above the view to where it leaves it. */
  HOVER = 7,
}
/** Edges of the window, as bits. */
export declare enum Edge {
  TOP = 1,
  LEFT = 2,
  BOTTOM = 4,
  RIGHT = 8,
}
/** Directions of a swipe, as bits. */
export declare enum SwipeDirection {
  RIGHT = 1,
  LEFT = 2,
  UP = 4,
  DOWN = 8,
}
/** Wheels that move a pan, as bits. */
export declare enum PanWheel {
  /** Wheels whose events have no phase. */
  NOTCHES = 1,
  /** Trackpads, whose events have phases. */
  CONTINUOUS = 2,
}
/** How far a recognizer has come. */
export declare enum RecognitionState {
  POSSIBLE = 0,
  BEGAN = 1,
  CHANGED = 2,
  /** Also of taps and swipes, when they are recognized. */
  ENDED = 3,
  CANCELLED = 4,
  FAILED = 5,
}
/** Which part of a touch the host's own controls do not act on yet, because a recognizer may still
 *  claim the finger. */
export declare enum TouchDelay {
  /** The beginning. */
  BEGIN = 1,
  /** The lift of the finger. */
  END = 2,
}
/** An axis of a scroller. */
export declare enum Axis {
  HORIZONTAL = 0,
  VERTICAL = 1,
}
/** Axes as bits. */
export declare enum AxisMask {
  HORIZONTAL = 1,
  VERTICAL = 2,
}
/** Treatments of the part of a drag for which a scroller has no room. */
export declare enum Chaining {
  /** MOTUS_CHAINING_FRESH when the scroller around it has pages, else MOTUS_CHAINING_CONTINUOUS. */
  AUTOMATIC = 0,
  /** Nothing. */
  NONE = 1,
  /** Only a drag that begins at the edge goes to the scroller around it. */
  FRESH = 2,
  /** The part goes to the scroller around it within the drag. */
  CONTINUOUS = 3,
}
/** When a drag asks for the keyboard to go. */
export declare enum KeyboardDismiss {
  NONE = 0,
  /** Once, as the drag begins. */
  ON_DRAG = 1,
  /** In each tick of the drag. */
  INTERACTIVE = 2,
}
/** States of an axis of a scroller. */
export declare enum ScrollerState {
  IDLE = 0,
  /** A finger is down, and no drag has been recognized. */
  TRACKING = 1,
  DRAGGING = 2,
  /** The axis has been released and goes on by momentum. */
  DECELERATING = 3,
  /** The axis goes back to an edge beyond which it was. */
  BOUNCING = 4,
  /** The axis goes to a page, a snap position, or a target that was chosen. */
  SETTLING = 5,
  /** The axis goes to an offset that the program has asked for. */
  ANIMATING = 6,
  /** Notches of a wheel, or keys, move it. */
  WHEEL = 7,
}
/** The unit of delta in a wheel event. */
export declare enum WheelUnit {
  /** 120 are one notch of the wheel. */
  NOTCHES_120 = 0,
  LINES = 1,
  /** Points of the window. */
  PIXELS = 2,
  PAGES = 3,
}
/** Phases of a scroll by fingers on a trackpad. */
export declare enum WheelPhase {
  /** The device has no phases. */
  NONE = 0,
  /** The fingers rest on the trackpad. */
  MAY_BEGIN = 1,
  BEGAN = 2,
  CHANGED = 3,
  ENDED = 4,
  CANCELLED = 5,
}
/** Momentum that the system sends after the fingers have left. */
export declare enum WheelMomentum {
  NONE = 0,
  BEGAN = 1,
  CHANGED = 2,
  ENDED = 3,
}
/** Effects of held keys on a wheel event, as bits. */
export declare enum WheelModifier {
  /** A vertical delta scrolls horizontally. */
  ACROSS = 1,
  /** The wheel zooms instead, about the pointer, the innermost scroller that can be zoomed. */
  ZOOMS = 2,
}
/** Scrolls that a key on the keyboard asks for. */
export declare enum ScrollKey {
  LINE_UP = 0,
  LINE_DOWN = 1,
  LINE_LEFT = 2,
  LINE_RIGHT = 3,
  PAGE_UP = 4,
  PAGE_DOWN = 5,
  HOME = 6,
  END = 7,
}
/** Which point of a snap area is aligned with the same point of the bounds. */
export declare enum SnapAlignment {
  START = 0,
  CENTER = 1,
  END = 2,
}
/** How a controller is presented. */
export declare enum PresentationStyle {
  /** The default. */
  AUTOMATIC = -2,
  /** No presentation. */
  NONE = -1,
  /** Over the whole window. */
  FULL_SCREEN = 0,
  PAGE_SHEET = 1,
  FORM_SHEET = 2,
  /** Over the nearest controller with MOTUS_MODAL_DEFINES_CONTEXT, whose view is removed from the
   *  window. */
  CURRENT_CONTEXT = 3,
  /** As decided by the presentation controller that the transitioning delegate returns. */
  CUSTOM = 4,
  /** Over the whole window. */
  OVER_FULL_SCREEN = 5,
  /** Over the nearest controller with MOTUS_MODAL_DEFINES_CONTEXT, whose view remains. */
  OVER_CURRENT_CONTEXT = 6,
  POPOVER = 7,
}
/** How much room there is in one direction. */
export declare enum SizeClass {
  /** In calls that override size classes. */
  UNSPECIFIED = 0,
  COMPACT = 1,
  REGULAR = 2,
}
/** Where a controller's view stands between hidden and shown. */
export declare enum AppearanceState {
  DISAPPEARED = 0,
  APPEARING = 1,
  APPEARED = 2,
  DISAPPEARING = 3,
}
/** Treatments of a request that comes while a transition of the container is running. */
export declare enum InterruptionPolicy {
  /** The request waits until the running transition has ended. */
  QUEUE = 0,
  /** The running transition counts as completed at once, or as soon as it has begun. */
  FLUID = 1,
}
/** Operations of a navigation controller. */
export declare enum NavigationOperation {
  NONE = 0,
  PUSH = 1,
  POP = 2,
}
/** Things that cover the edges of the window. */
export declare enum InsetSource {
  SAFE_AREA = 0,
  KEYBOARD = 1,
}
/** Which axes of a scroller keep their content clear of the safe area. */
export declare enum InsetAdjustment {
  /** Those whose content is larger than the view, or that bounce always. */
  SCROLLABLE_AXES = 0,
  NEVER = 1,
  ALWAYS = 2,
}
/** On which side of the present page another one stands. */
export declare enum PageDirection {
  FORWARD = 1,
  BACKWARD = 2,
}
/** Columns of a split view controller. */
export declare enum SplitColumn {
  PRIMARY = 0,
  SUPPLEMENTARY = 1,
  SECONDARY = 2,
}
/** Which columns are shown with the secondary one. */
export declare enum SplitMode {
  /** As many columns beside the secondary one as there is room for. */
  AUTOMATIC = 0,
  SECONDARY_ONLY = 1,
  /** Becomes MOTUS_SPLIT_ONE_OVER when there is no room beside it. */
  ONE_BESIDE = 2,
  ONE_OVER = 3,
  TWO_BESIDE = 4,
  TWO_OVER = 5,
}
/** How a segue shows its destination. */
export declare enum SegueKind {
  /** motus_view_controller_show(). */
  SHOW = 0,
  /** motus_view_controller_show_detail(). */
  SHOW_DETAIL = 1,
  /** motus_view_controller_present(). */
  PRESENT = 2,
  /** perform of its motus_segue_callbacks. */
  CUSTOM = 3,
}
/** One of the two sides of a transition. */
export declare enum TransitionSide {
  FROM = 0,
  TO = 1,
}
/** Moments of a transition that a coordinator can report. */
export declare enum TransitionMoment {
  /** The interaction ends. */
  INTERACTION_ENDED = 0,
  /** The transition becomes interactive, or stops being so. */
  INTERACTION_CHANGED = 1,
  /** The transition has been cancelled and is back at its start. */
  CANCELLED = 2,
}
/** How a view's contents are fitted into the frame of a flight when that has another size. */
export declare enum MatchContent {
  /** Scaled so that they fill the frame. */
  FILL = 0,
  /** Scaled so that all of them is seen. */
  FIT = 1,
  /** Stretched to the shape of the frame. */
  STRETCH = 2,
  /** Not scaled. */
  NONE = 3,
}
/** Bits of motus_match_options.flags. */
export declare enum MatchFlag {
  /** At the source the flight shows only the part of the view that its superviews do not clip away. */
  CLIP_SOURCE = 1,
  /** The center follows a quarter of an ellipse that leaves the source along its longer axis. */
  ARC = 2,
  /** The source is drawn as it was when the flight began. */
  FROZEN_SOURCE = 4,
  /** The source fades out before the destination fades in. */
  FADE_THROUGH = 8,
}
/** Motions of the screens while pairs fly. */
export declare enum MatchedStyle {
  /** One slides over the other, as in navigation. */
  SLIDE = 0,
  /** One fades over the other. */
  DISSOLVE = 1,
  /** Nothing. */
  NONE = 2,
}
/** Bits of motus_flight.flags. */
export declare enum FlightFlag {
  /** The source has ended, or has left the window. */
  SOURCE_GONE = 1,
  DESTINATION_GONE = 2,
  /** A zoom (motus_view_controller_set_zoom()) that has no source view. */
  FALLBACK = 4,
}
/** Gestures that take a zoomed screen back, as bits. */
export declare enum ZoomGesture {
  /** A pan downwards, anywhere. */
  PAN = 1,
  /** A swipe from the left edge. */
  EDGE = 2,
  /** Two fingers that come together, move and turn. */
  PINCH = 4,
}
/** Treatments of a zoom that a finger catches while the screen still grows. */
export declare enum ZoomPolicy {
  /** The push or presentation is completed at once, with all its calls, and a pop or dismissal
   *  begins from there. */
  COMPLETE = 0,
  /** The finger drives the push or presentation, and takes the screen back by cancelling it. */
  CANCEL = 1,
}
/** How a controller comes and goes when no animator says otherwise. */
export declare enum ModalTransitionStyle {
  COVER_VERTICAL = 0,
  /** In perspective, as the flips of view transitions. */
  FLIP_HORIZONTAL = 1,
  CROSS_DISSOLVE = 2,
  /** With MOTUS_PRESENTATION_FULL_SCREEN only. */
  PARTIAL_CURL = 3,
}
/** How a controller behaves in presentations. */
export declare enum ModalFlag {
  /** Presentations in the styles CURRENT_CONTEXT and OVER_CURRENT_CONTEXT from inside of this
   *  controller cover its view. */
  DEFINES_CONTEXT = 1,
  /** Controllers that are presented in this one's context use its modal transition style instead of
   *  their own. */
  PROVIDES_TRANSITION_STYLE = 2,
  /** The user cannot dismiss it. */
  IN_PRESENTATION = 4,
}
/** Detents are the heights at which a sheet comes to rest. */
export declare enum Detent {
  NONE = 0,
  /** .56 of the height of MOTUS_DETENT_LARGE, rounded to points. */
  MEDIUM = 1,
  /** All of the height but the safe area and, at the top, 30 points or more. */
  LARGE = 2,
}
/** Directions of a popover's arrow, as bits. */
export declare enum ArrowDirection {
  UP = 1,
  DOWN = 2,
  LEFT = 4,
  RIGHT = 8,
  ANY = 15,
}
/** The shape of an item for collisions. */
export declare enum OutlineType {
  /** The bounds. */
  RECTANGLE = 0,
  /** The ellipse within the bounds. */
  ELLIPSE = 1,
  /** A convex polygon. */
  POLYGON = 2,
}
/** Categories of elements of a collection (a grid or a list of cells). */
export declare enum ElementCategory {
  CELL = 0,
  SUPPLEMENTARY = 1,
  DECORATION = 2,
}
/** The identifier that stands for the reference view's bounds where boundaries are named. */
export declare enum BoundaryIdentifier {
  REFERENCE = -1,
}
/** Things that items of a collision behavior collide with, as bits. */
export declare enum CollisionMode {
  ITEMS = 1,
  BOUNDARIES = 2,
  EVERYTHING = 3,
}
/** Joints that an attachment can be. */
export declare enum AttachmentType {
  /** A rod from an item to a point. */
  ANCHOR = 0,
  /** A rod between two items. */
  ITEMS = 1,
  /** A rope between two items. */
  LIMIT = 2,
  /** A weld. */
  FIXED = 3,
  /** A hinge between two items, or an item and a point. */
  PIN = 4,
  /** A slide. */
  SLIDING = 5,
}
/** Whether the two items of an attachment collide with each other. */
export declare enum AttachmentCollision {
  /** The two items collide, unless the attachment ties them closely. */
  UNLESS_CLOSE = 0,
  ALWAYS = 1,
  NEVER = 2,
}
/** How long a push lasts. */
export declare enum PushMode {
  /** A force while it is active. */
  CONTINUOUS = 0,
  /** One impulse with the next tick in which it has a direction and is in an animator. */
  INSTANTANEOUS = 1,
}
/** Yes, no, or not set. */
export declare enum Choice {
  /** Not set here. */
  OPEN = -1,
  NO = 0,
  YES = 1,
}
/** Effects of fields. */
export declare enum FieldType {
  /** Drag. */
  DRAG = 0,
  /** Accelerates items around the position of the field, clockwise, by 100/m². */
  VORTEX = 1,
  /** Accelerates items towards the position of the field, by 100 points/s², whatever their mass. */
  RADIAL_GRAVITY = 2,
  /** Accelerates items along direction. */
  LINEAR_GRAVITY = 3,
  /** Gives items 100 times direction as their velocity. */
  VELOCITY = 4,
  /** Random accelerations, up to 100 points/s² along each axis, whatever the mass. */
  NOISE = 5,
  /** Random and proportional to the velocity. */
  TURBULENCE = 6,
  /** A spring. */
  SPRING = 7,
  /** Pushes items away from the position of the field, by 100 charge/m over r. */
  ELECTRIC = 8,
  /** Pushes items at a right angle to their velocity, upwards when they move right, by charge v/m
   *  over r. */
  MAGNETIC = 9,
  /** The force that the function of motus_field_behavior_set_evaluator() computes. */
  CUSTOM = 10,
}
/** Shapes of a simple region. */
export declare enum RegionShape {
  /** Every point. */
  INFINITE = 0,
  /** A disc around the position of the field. */
  DISC = 1,
  /** An upright rectangle whose middle is the position of the field. */
  BOX = 2,
}
/** How motus_region_combine() makes a region out of others. */
export declare enum RegionOperation {
  /** The points of either region. */
  UNION = 0,
  /** The points of the first region that are not in the other. */
  DIFFERENCE = 1,
  /** The points of both regions. */
  INTERSECTION = 2,
  /** The points that are not in the region. */
  INVERSE = 3,
}
/** Kinds of events. */
export declare enum EventKind {
  /** Of a view controller (subject). */
  VIEW_DID_LOAD = 1,
  VIEW_WILL_APPEAR = 2,
  VIEW_IS_APPEARING = 3,
  VIEW_DID_APPEAR = 4,
  VIEW_WILL_DISAPPEAR = 5,
  VIEW_DID_DISAPPEAR = 6,
  /** other is the parent, NULL when it leaves one. */
  WILL_MOVE_TO_PARENT = 7,
  DID_MOVE_TO_PARENT = 8,
  /** Of a navigation controller. */
  WILL_SHOW = 9,
  DID_SHOW = 10,
  /** Of a tab bar controller. */
  DID_SELECT = 11,
  /** Of a view controller. */
  VIEW_WILL_CHANGE_SIZE = 12,
  /** Of a view controller. */
  TRAITS_WILL_CHANGE = 13,
  /** Of a container, or of the presenting controller. */
  TRANSITION_BEGAN = 16,
  /** value is the fraction. */
  TRANSITION_BECAME_INTERACTIVE = 17,
  TRANSITION_FINISHING = 18,
  TRANSITION_CANCELLING = 19,
  /** detail is 1 when it has completed. */
  TRANSITION_ENDED = 20,
  /** Of a presentation controller that has taken over from another one. */
  PRESENTATION_ADAPTED = 24,
  /** Of a sheet. */
  SHEET_DETENT_CHANGED = 25,
  /** A finger begins to drag a sheet, and ends it with a velocity of value points per second
   *  downwards. */
  SHEET_DRAG_BEGAN = 26,
  SHEET_DRAG_ENDED = 27,
  /** The end of something that was requested with a user_data and without a completion function. */
  COMPLETED = 28,
  /** Of a presentation controller. */
  WILL_DISMISS = 29,
  DID_DISMISS = 30,
  DID_ATTEMPT_TO_DISMISS = 31,
  /** Of a recognizer. */
  GESTURE = 32,
  /** Of a view or a value. */
  SETTLED = 33,
  /** Of a view, other is its parent. */
  CHILD_ENTERING = 34,
  CHILD_ENTERED = 35,
  CHILD_LEAVING = 36,
  CHILD_LEFT = 37,
  CHILD_RETURNED = 38,
  /** Of a view. */
  CHILD_MOVED_PARENT = 39,
  /** Of a view that has children by motus_view_arrange(). */
  ARRANGEMENT_SETTLED = 40,
  /** Of the destination view of a flight, other is the source view. */
  FLIGHT_BEGAN = 41,
  FLIGHT_ENDED = 42,
  /** Of a child that is dragged, other is its parent. */
  REORDER_CHANGED = 43,
  /** Likewise, when the drag is over. */
  REORDER_ENDED = 44,
  /** Of a dynamic animator. */
  DYNAMICS_WILL_RESUME = 48,
  DYNAMICS_DID_PAUSE = 49,
  /** other is the item. */
  DYNAMICS_ITEM_LEFT = 50,
  /** Of a collision behavior. */
  CONTACT_BEGAN = 51,
  CONTACT_ENDED = 52,
  /** Of a display link. */
  DISPLAY_LINK = 64,
  /** The safe area of a controller's view, subject, has changed. */
  SAFE_AREA_CHANGED = 72,
  /** Of a scroller. */
  SCROLL_WILL_BEGIN_DRAGGING = 80,
  /** value is the vertical offset, detail 1 when motus_scroller_adjust() has changed it. */
  SCROLL_DID_SCROLL = 81,
  /** value is the vertical velocity. */
  SCROLL_WILL_END_DRAGGING = 82,
  /** detail is 1 when it goes on by itself. */
  SCROLL_DID_END_DRAGGING = 83,
  SCROLL_WILL_BEGIN_DECELERATING = 84,
  /** detail is 1 when nothing has interrupted it. */
  SCROLL_DID_END_DECELERATING = 85,
  SCROLL_DID_END_ANIMATION = 86,
  /** detail is the motus_axis, value the page. */
  SCROLL_PAGE_CHANGED = 87,
  SCROLL_DID_TRIGGER_REFRESH = 88,
  SCROLL_DID_SCROLL_TO_TOP = 89,
  /** value is the scale. */
  SCROLL_WILL_BEGIN_ZOOMING = 90,
  /** value is the scale. */
  SCROLL_DID_ZOOM = 91,
  /** value is the scale. */
  SCROLL_DID_END_ZOOMING = 92,
  /** value is where the finger is, vertically in the window. */
  SCROLL_WANTS_KEYBOARD_AWAY = 93,
  /** A split view controller shows other columns. */
  SPLIT_MODE_CHANGED = 94,
  /** A split view has collapsed, detail 1, or expanded, 0. */
  SPLIT_COLLAPSED = 95,
  /** Of a timer. */
  TIMER = 65,
  /** Of an animator that has passed a cue. */
  CUE = 66,
}

/** A location. */
export interface Point {
  x: number;
  y: number;
}
export interface PointRow extends Point {
  /** Its fields as they are now, to be kept. */
  copy(): Point;
}
/** A displacement, or a velocity in units per second. */
export interface Vector {
  dx: number;
  dy: number;
}
export interface VectorRow extends Vector {
  /** Its fields as they are now, to be kept. */
  copy(): Vector;
}
/** A width and a height, neither negative. */
export interface Size {
  width: number;
  height: number;
}
export interface SizeRow extends Size {
  /** Its fields as they are now, to be kept. */
  copy(): Size;
}
/** An axis-parallel rectangle. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface RectRow extends Rect {
  /** Its fields as they are now, to be kept. */
  copy(): Rect;
}
/** Distances inwards from the four edges of a rectangle, in points. */
export interface Insets {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
export interface InsetsRow extends Insets {
  /** Its fields as they are now, to be kept. */
  copy(): Insets;
}
/** An affine transform. */
export interface Transform {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}
export interface TransformRow extends Transform {
  /** Its fields as they are now, to be kept. */
  copy(): Transform;
}
/** A transform in space, row by row. */
export interface Transform3d {
  m: Float64Array;
}
export interface Transform3dRow extends Transform3d {
  /** Its fields as they are now, to be kept. */
  copy(): Transform3d;
}
/** A colour in extended sRGB. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}
export interface ColorRow extends Color {
  /** Its fields as they are now, to be kept. */
  copy(): Color;
}
/** The radii of four corners in points, none negative. */
export interface CornerRadii {
  topLeft: number;
  topRight: number;
  bottomRight: number;
  bottomLeft: number;
}
export interface CornerRadiiRow extends CornerRadii {
  /** Its fields as they are now, to be kept. */
  copy(): CornerRadii;
}
/** Settings of a runtime. */
export interface RuntimeOptions {
  /** Size of the window. */
  windowSize: Size;
  /** The host's time at which the runtime's own clock starts, in seconds. */
  startTime: number;
  /** The most seconds that may pass between two ticks. */
  longestStep: number;
}
export interface RuntimeOptionsGiven {
  /** Size of the window. */
  windowSize?: Size | readonly number[];
  /** The host's time at which the runtime's own clock starts, in seconds. */
  startTime?: number;
  /** The most seconds that may pass between two ticks. */
  longestStep?: number;
}
/** How much a runtime holds and does. */
export interface Statistics {
  /** Views, the window included. */
  views: number | bigint;
  /** Other objects that have a handle. */
  objects: number | bigint;
  /** Block animations that run or wait. */
  animations: number | bigint;
  /** Properties that move or are held away from their model value. */
  animatedProperties: number | bigint;
  /** Animated properties that took part in the last frame. */
  movingProperties: number | bigint;
  /** Transitions that are asked for or under way. */
  transitions: number | bigint;
  /** Bytes that animations use. */
  animationBytes: number | bigint;
  /** Bytes that the library holds, for all runtimes together. */
  libraryBytes: number | bigint;
  /** The largest number that library_bytes has been. */
  libraryPeakBytes: number | bigint;
}
export interface StatisticsGiven {
  /** Views, the window included. */
  views?: number | bigint;
  /** Other objects that have a handle. */
  objects?: number | bigint;
  /** Block animations that run or wait. */
  animations?: number | bigint;
  /** Properties that move or are held away from their model value. */
  animatedProperties?: number | bigint;
  /** Animated properties that took part in the last frame. */
  movingProperties?: number | bigint;
  /** Transitions that are asked for or under way. */
  transitions?: number | bigint;
  /** Bytes that animations use. */
  animationBytes?: number | bigint;
  /** Bytes that the library holds, for all runtimes together. */
  libraryBytes?: number | bigint;
  /** The largest number that library_bytes has been. */
  libraryPeakBytes?: number | bigint;
}
/** One property that shows another value than in the frame before. */
export interface Change {
  /** Lent. */
  view: View | null;
  /** A motus_property, or the number of a custom one. */
  property: number;
  componentCount: number;
  /** The view's tag, see motus_set_tag(). */
  tag: number | bigint;
  /** The value shown, component_count numbers. */
  values: Float64Array;
}
export interface ChangeRow extends Change {
  readonly viewId: number;
  /** Its fields as they are now, to be kept. */
  copy(): Change;
}
/** Changes whose values have the same number of components, as columns. */
export interface ChangeBatch {
  count: number;
  componentCount: number;
  views: Uint32Array;
  properties: Uint16Array;
  tags: BigUint64Array;
  values: Float64Array;
}
export interface ChangeBatchRow extends ChangeBatch {
  /** Its fields as they are now, to be kept. */
  copy(): ChangeBatch;
}
/** One rectangle to draw. */
export interface DrawItem {
  /** Lent. */
  view: View | null;
  /** The view's tag, see motus_set_tag(). */
  tag: number | bigint;
  /** Takes the view's own coordinates to those of the window. */
  transform: Transform;
  /** The rectangle, in the view's own coordinates. */
  bounds: Rect;
  /** The view's background. */
  color: Color;
  /** The view's alpha times those above it. */
  alpha: number;
  /** The radius of the top left corner. */
  cornerRadius: number;
  /** Index of the item whose bounds clip this one, -1 for none. */
  clip: number;
  /** Depth in the tree. */
  depth: number;
}
export interface DrawItemRow extends DrawItem {
  readonly viewId: number;
  /** Its fields as they are now, to be kept. */
  copy(): DrawItem;
}
/** Effects of an item of the draw list that a flat rectangle cannot express. */
export interface DrawEffect {
  /** Index of the item. */
  item: number;
  /** Takes the view's own coordinates to those of the window, with perspective. */
  transform: Transform3d;
  /** How far the view is turned over like a page, 0 to 1, and the direction in which its free edge
   *  moves, in radians from the x axis. */
  curl: number;
  curlDirection: number;
}
export interface DrawEffectRow extends DrawEffect {
  /** Its fields as they are now, to be kept. */
  copy(): DrawEffect;
}
/** How an item of the draw list looks in detail. */
export interface DrawDetail {
  /** The view's tag, see motus_set_tag(). */
  tag: number | bigint;
  /** The view's alpha, without those above it. */
  ownAlpha: number;
  /** The alpha with which the item is drawn inside its group, without that of the group itself. */
  groupAlpha: number;
  /** Index of the innermost group, -1 for none. */
  group: number;
  /** motus_draw_detail_flag bits. */
  flags: number;
  /** By how much the item's transform stretches the picture because its size moves. */
  scaleX: number;
  scaleY: number;
  /** The radii that fit. */
  cornerRadii: CornerRadii;
  /** The width of the border, which lies inside the bounds. */
  borderWidth: number;
  borderColor: Color;
  /** The shadow has the shape of the bounds. */
  shadowColor: Color;
  shadowOffset: Vector;
  /** How far the shadow is blurred, in points. */
  shadowRadius: number;
}
export interface DrawDetailRow extends DrawDetail {
  /** Its fields as they are now, to be kept. */
  copy(): DrawDetail;
}
/** Items of the draw list that are to be blended together, as if opaque, and then with one alpha. */
export interface DrawGroup {
  /** Index of the first item, whose view groups opacity. */
  first: number;
  /** Index one past the last item. */
  end: number;
  /** Index of the group around this one, which comes before it. */
  parent: number;
  /** Depth of the view in the tree. */
  depth: number;
  /** The alpha with which the group, drawn as one picture, is blended into the group around it. */
  alpha: number;
}
export interface DrawGroupRow extends DrawGroup {
  /** Its fields as they are now, to be kept. */
  copy(): DrawGroup;
}
/** One view that stands elsewhere in the tree than in the frame before. */
export interface TreeChange {
  /** Lent. */
  view: View | null;
  /** The superview now. */
  superview: View | null;
  /** The view's tag, also when the view has ended. */
  tag: number | bigint;
  kind: TreeChangeKind;
  /** The view's index among the subviews now, counted from the back. */
  index: number;
}
export interface TreeChangeRow extends TreeChange {
  readonly viewId: number;
  readonly superviewId: number;
  /** Its fields as they are now, to be kept. */
  copy(): TreeChange;
}
/** One property of a view that is being animated, and one of the objects that animate it. */
export interface Motion {
  /** Lent. */
  mover: Handle | number | null;
  /** Lent. */
  view: View | null;
  /** A motus_property, or the number of a custom one. */
  property: number;
  /** The kind of its mover. */
  kind: MoverKind;
  state: MotionState;
  componentCount: number;
  /** Elapsed time divided by duration, 0 to 1, of the mover. */
  fraction: number;
  /** The velocity of the property, all movers together, in units per second. */
  velocity: Float64Array;
}
export interface MotionRow extends Motion {
  readonly moverId: number;
  readonly viewId: number;
  /** Its fields as they are now, to be kept. */
  copy(): Motion;
}
/** How a motion proceeds in time. */
export interface Timing {
  type: TimingType;
  /** Control points of a cubic Bézier. */
  control1: Point;
  control2: Point;
  /** Mass, stiffness and damping of a spring. */
  mass: number;
  stiffness: number;
  damping: number;
  /** 1, the default, does not overshoot. */
  dampingRatio: number;
  /** The duration that is felt, which is the period of the spring without damping. */
  springDuration: number;
  bounce: number;
  /** The velocity with which a spring starts, divided by the distance to go. */
  initialVelocity: number;
  /** 1 to 1,000,000, 1 by default. */
  stepCount: number;
  stepPosition: StepPosition;
  /** 2 to 4,096 points. */
  points: Point[];
  /** Its results must be finite, and within -1,000,000 and 1,000,000. */
  curve: undefined;
}
export interface TimingGiven {
  type?: TimingType;
  /** Control points of a cubic Bézier. */
  control1?: Point | readonly number[];
  control2?: Point | readonly number[];
  /** Mass, stiffness and damping of a spring. */
  mass?: number;
  stiffness?: number;
  damping?: number;
  /** 1, the default, does not overshoot. */
  dampingRatio?: number;
  /** The duration that is felt, which is the period of the spring without damping. */
  springDuration?: number;
  bounce?: number;
  /** The velocity with which a spring starts, divided by the distance to go. */
  initialVelocity?: number;
  /** 1 to 1,000,000, 1 by default. */
  stepCount?: number;
  stepPosition?: StepPosition;
  /** 2 to 4,096 points. */
  points?: readonly (Point | readonly number[])[];
  /** Its results must be finite, and within -1,000,000 and 1,000,000. */
  curve?: ((fraction: number) => number);
}
/** Motion that slows down by itself. */
export interface Decay {
  /** Above 0 and below 1. */
  rate: number;
  /** In points. */
  start: number;
  /** In points per second. */
  velocity: number;
}
export interface DecayRow extends Decay {
  /** Its fields as they are now, to be kept. */
  copy(): Decay;
}
/** Pages of a content. */
export interface Paging {
  /** The distance from one page to the next, in points. */
  pageSize: number;
  /** The offset of page 0, 0 by default. */
  origin: number;
  /** How many there are. */
  pageCount: number;
  /** The page from which a drag has begun. */
  beginPage: number;
  /** How many pages a drag turns at most. */
  maximumPages: number;
  /** The rate of motus_decay, .998 by default. */
  rate: number;
}
export interface PagingGiven {
  /** The distance from one page to the next, in points. */
  pageSize?: number;
  /** The offset of page 0, 0 by default. */
  origin?: number;
  /** How many there are. */
  pageCount?: number;
  /** The page from which a drag has begun. */
  beginPage?: number;
  /** How many pages a drag turns at most. */
  maximumPages?: number;
  /** The rate of motus_decay, .998 by default. */
  rate?: number;
}
/** An offset at which content may rest. */
export interface SnapPosition {
  offset: number;
  /** For something larger than the window. */
  end: number;
  /** Whether every drag stops here instead of passing on. */
  stops: boolean;
}
export interface SnapPositionRow extends SnapPosition {
  /** Its fields as they are now, to be kept. */
  copy(): SnapPosition;
}
/** Snap positions of a content. */
export interface Snapping {
  /** MOTUS_SNAP_MANDATORY by default. */
  strictness: SnapStrictness;
  /** How near a release has to end to a position for MOTUS_SNAP_PROXIMITY, in points. */
  proximity: number;
  /** The offsets between which the content can rest. */
  minimumOffset: number;
  maximumOffset: number;
  /** The offset at which the drag has begun. */
  beginOffset: number;
  /** The rate of motus_decay, .998 by default. */
  rate: number;
}
export interface SnappingGiven {
  /** MOTUS_SNAP_MANDATORY by default. */
  strictness?: SnapStrictness;
  /** How near a release has to end to a position for MOTUS_SNAP_PROXIMITY, in points. */
  proximity?: number;
  /** The offsets between which the content can rest. */
  minimumOffset?: number;
  maximumOffset?: number;
  /** The offset at which the drag has begun. */
  beginOffset?: number;
  /** The rate of motus_decay, .998 by default. */
  rate?: number;
}
/** How the changes of a block are animated. */
export interface AnimationOptions {
  /** .25 s by default. */
  duration: number;
  /** Seconds until the motion starts. */
  delay: number;
  /** Ease in and out by default. */
  timing: Timing;
  /** motus_animation_flag bits, no others. */
  flags: number;
  /** How often it runs. */
  repeatCount: number;
}
export interface AnimationOptionsGiven {
  /** .25 s by default. */
  duration?: number;
  /** Seconds until the motion starts. */
  delay?: number;
  /** Ease in and out by default. */
  timing?: TimingGiven | TimingType;
  /** motus_animation_flag bits, no others. */
  flags?: number;
  /** How often it runs. */
  repeatCount?: number;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** A timing for setters that are called outside of a block. */
export interface ImplicitOptions {
  /** .25 s by default. */
  duration: number;
  /** Seconds before the shown value begins to move. */
  delay: number;
  /** MOTUS_TIMING_EASE by default. */
  timing: Timing;
  /** motus_implicit_flag bits, no others. */
  flags: number;
}
export interface ImplicitOptionsGiven {
  /** .25 s by default. */
  duration?: number;
  /** Seconds before the shown value begins to move. */
  delay?: number;
  /** MOTUS_TIMING_EASE by default. */
  timing?: TimingGiven | TimingType;
  /** motus_implicit_flag bits, no others. */
  flags?: number;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** How the picture of a child looks before it has come, or after it has left, compared with its
 *  place. */
export interface Presence {
  /** A factor on the child's alpha, 0 to 1. */
  alpha: number;
  /** A transform about the center. */
  transform: Transform;
  /** How far the picture is moved. */
  offset: Vector;
  offsetIsRelative: boolean;
  /** In seconds. */
  duration: number;
  /** In seconds, not negative. */
  delay: number;
  /** MOTUS_TIMING_EASE by default. */
  timing: Timing;
}
export interface PresenceGiven {
  /** A factor on the child's alpha, 0 to 1. */
  alpha?: number;
  /** A transform about the center. */
  transform?: Transform | readonly number[];
  /** How far the picture is moved. */
  offset?: Vector | readonly number[];
  offsetIsRelative?: boolean;
  /** In seconds. */
  duration?: number;
  /** In seconds, not negative. */
  delay?: number;
  /** MOTUS_TIMING_EASE by default. */
  timing?: TimingGiven | TimingType;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** A child of an arrangement. */
export interface Child {
  /** Not 0. */
  key: number | bigint;
  /** Its place in the parent's coordinates, before origin of the options is taken off. */
  frame: Rect;
  /** NULL lets the library make a view, which ends with the child. */
  view: View | null;
  /** Becomes the view's tag, see motus_set_tag(). */
  tag: number | bigint;
  /** motus_child_flag bits, no others. */
  flags: number;
  /** How the child comes and leaves, in place of enter and exit of the options. */
  presence: Presence | null;
}
export interface ChildRow extends Child {
  readonly viewId: number;
  /** Its fields as they are now, to be kept. */
  copy(): Child;
}
/** How the children of a view come, move and go. */
export interface ArrangementOptions {
  /** The duration of moves. */
  duration: number;
  /** A critically damped spring with a response of .35 s by default. */
  timing: Timing;
  /** How children come. */
  enter: Presence | null;
  /** How children leave. */
  exit: Presence | null;
  sizing: Sizing;
  leaverOrder: LeaverOrder;
  /** When the parent gets another size, children that are leaving move by this part of the
   *  difference. */
  leaverAnchor: Point;
  /** Seconds between the beginnings of children that come, of children that move, and of children
   *  that leave. */
  stagger: number;
  /** The most seconds between the first beginning and the last. */
  staggerLimit: number;
  staggerFrom: StaggerOrigin;
  order: ArrangementOrder;
  /** In the parent's coordinates. */
  staggerPoint: Point;
  /** motus_arrangement_flag bits, no others. */
  flags: number;
  /** How far the frames have been scrolled by the host. */
  origin: Point;
  /** A child whose whole way is farther than this from what is seen of its parent is put at its
   *  place without motion. */
  cullMargin: number;
  /** Lists with the same group share their keys. */
  group: number | bigint;
}
export interface ArrangementOptionsGiven {
  /** The duration of moves. */
  duration?: number;
  /** A critically damped spring with a response of .35 s by default. */
  timing?: TimingGiven | TimingType;
  /** How children come. */
  enter?: PresenceGiven | null;
  /** How children leave. */
  exit?: PresenceGiven | null;
  sizing?: Sizing;
  leaverOrder?: LeaverOrder;
  /** When the parent gets another size, children that are leaving move by this part of the
   *  difference. */
  leaverAnchor?: Point | readonly number[];
  /** Seconds between the beginnings of children that come, of children that move, and of children
   *  that leave. */
  stagger?: number;
  /** The most seconds between the first beginning and the last. */
  staggerLimit?: number;
  staggerFrom?: StaggerOrigin;
  order?: ArrangementOrder;
  /** In the parent's coordinates. */
  staggerPoint?: Point | readonly number[];
  /** motus_arrangement_flag bits, no others. */
  flags?: number;
  /** How far the frames have been scrolled by the host. */
  origin?: Point | readonly number[];
  /** A child whose whole way is farther than this from what is seen of its parent is put at its
   *  place without motion. */
  cullMargin?: number;
  /** Lists with the same group share their keys. */
  group?: number | bigint;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** Numbers of changes by the last list of a view, counted by the tick that has applied it. */
export interface ArrangementSummary {
  /** Children that have come, among them those that wait. */
  entered: number;
  moved: number;
  resized: number;
  left: number;
  /** Children that were leaving and have been listed again. */
  returned: number;
  /** Children that have come from another list of the group. */
  came: number;
  /** Children that have jumped because they are out of sight. */
  culled: number;
}
export interface ArrangementSummaryGiven {
  /** Children that have come, among them those that wait. */
  entered?: number;
  moved?: number;
  resized?: number;
  left?: number;
  /** Children that were leaving and have been listed again. */
  returned?: number;
  /** Children that have come from another list of the group. */
  came?: number;
  /** Children that have jumped because they are out of sight. */
  culled?: number;
}
/** Functions that ticks call when children of a view come and leave. */
export interface ArrangementDelegate {
  /** A child comes with an effect, and no frame has shown it yet. */
  enter?(view: View, key: number | bigint): void;
  /** A child leaves with an effect. */
  exit?(view: View, key: number | bigint): void;
  /** A child is gone. */
  left?(view: View, key: number | bigint, tag: number | bigint, finished: boolean): void;
  /** view is the parent. */
  settled?(view: View, finished: boolean): void;
}
/** How a child is dragged. */
export interface ReorderOptions {
  axis: ReorderAxis;
  /** How the child looks while the finger has it, compared with its place. */
  lift: Presence | null;
  /** How long the child takes to its place when the finger lets go. */
  duration: number;
  /** The timing of the way to its place. */
  drop: Timing;
}
export interface ReorderOptionsGiven {
  axis?: ReorderAxis;
  /** How the child looks while the finger has it, compared with its place. */
  lift?: PresenceGiven | null;
  /** How long the child takes to its place when the finger lets go. */
  duration?: number;
  /** The timing of the way to its place. */
  drop?: TimingGiven | TimingType;
}
/** How a block of keyframes is animated. */
export interface KeyframesOptions {
  /** The duration of all keyframes together. */
  duration: number;
  /** Seconds until the motion starts. */
  delay: number;
  /** The timing of all keyframes together. */
  timing: Timing;
  /** motus_animation_flag bits, no others. */
  flags: number;
  /** Linear by default. */
  calculation: KeyframeCalculation;
  /** How often it runs. */
  repeatCount: number;
  /** The shape of the curve through the values for the two cubic calculations, each -1 to 1, 0 by
   *  default. */
  tension: number;
  continuity: number;
  bias: number;
}
export interface KeyframesOptionsGiven {
  /** The duration of all keyframes together. */
  duration?: number;
  /** Seconds until the motion starts. */
  delay?: number;
  /** The timing of all keyframes together. */
  timing?: TimingGiven | TimingType;
  /** motus_animation_flag bits, no others. */
  flags?: number;
  /** Linear by default. */
  calculation?: KeyframeCalculation;
  /** How often it runs. */
  repeatCount?: number;
  /** The shape of the curve through the values for the two cubic calculations, each -1 to 1, 0 by
   *  default. */
  tension?: number;
  continuity?: number;
  bias?: number;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** A segment of a path, which begins where the one before it ends. */
export interface PathSegment {
  kind: PathSegmentKind;
  control1: Point;
  control2: Point;
  /** Where the segment ends. */
  end: Point;
  /** How far an arc turns, in radians. */
  angle: number;
}
export interface PathSegmentRow extends PathSegment {
  /** Its fields as they are now, to be kept. */
  copy(): PathSegment;
}
/** How a view follows a path. */
export interface FollowOptions {
  /** MOTUS_ORIENT_NONE by default. */
  orientation: Orientation;
  /** Whether every segment takes equal time. */
  pacesBySegment: boolean;
  /** Whether the model value of the transform is turned, too, by the direction in which the path
   *  ends. */
  keepsOrientation: boolean;
  /** Added to the direction, in radians. */
  angle: number;
}
export interface FollowOptionsGiven {
  /** MOTUS_ORIENT_NONE by default. */
  orientation?: Orientation;
  /** Whether every segment takes equal time. */
  pacesBySegment?: boolean;
  /** Whether the model value of the transform is turned, too, by the direction in which the path
   *  ends. */
  keepsOrientation?: boolean;
  /** Added to the direction, in radians. */
  angle?: number;
}
/** Options of a value. */
export interface ValueOptions {
  /** MOTUS_PROPERTY_KIND_LINEAR by default. */
  kind: PropertyKind;
  /** The space in which a colour is interpolated by animations that name none. */
  colorSpace: ColorSpace;
  /** motus_value_flag bits, no others. */
  flags: number;
  /** How much of the value is one point. */
  point: number;
}
export interface ValueOptionsGiven {
  /** MOTUS_PROPERTY_KIND_LINEAR by default. */
  kind?: PropertyKind;
  /** The space in which a colour is interpolated by animations that name none. */
  colorSpace?: ColorSpace;
  /** motus_value_flag bits, no others. */
  flags?: number;
  /** How much of the value is one point. */
  point?: number;
}
/** How something that was flung slows down, and where it may come to rest. */
export interface FlingOptions {
  /** The rate of motus_decay, .998 by default. */
  rate: number;
  /** A rate for each component instead. */
  rates: Float64Array;
  /** The least and the greatest number of each component. */
  minimums: Float64Array;
  maximums: Float64Array;
  /** Where it may rest. */
  rests: Float64Array;
  /** How much of a property of a view is a point, see motus_value_options. */
  point: number;
}
export interface FlingOptionsGiven {
  /** The rate of motus_decay, .998 by default. */
  rate?: number;
  /** A rate for each component instead. */
  rates?: never;
  /** The least and the greatest number of each component. */
  minimums?: never;
  maximums?: never;
  /** Where it may rest. */
  rests?: never;
  /** How much of a property of a view is a point, see motus_value_options. */
  point?: number;
}
/** How a glide moves. */
export interface GlideOptions {
  /** .25 s by default. */
  duration: number;
  /** Seconds before the glide begins to move. */
  delay: number;
  /** MOTUS_TIMING_SPRING_RESPONSE by default. */
  timing: Timing;
  /** Where a new glide sets out. */
  starts: Float64Array;
  /** For how many seconds a glide that is not asked for is kept, and goes on. */
  keep: number;
  /** The space of a colour, see motus_value_options. */
  colorSpace: ColorSpace;
  /** motus_value_flag bits, no others. */
  flags: number;
}
export interface GlideOptionsGiven {
  /** .25 s by default. */
  duration?: number;
  /** Seconds before the glide begins to move. */
  delay?: number;
  /** MOTUS_TIMING_SPRING_RESPONSE by default. */
  timing?: TimingGiven | TimingType;
  /** Where a new glide sets out. */
  starts?: never;
  /** For how many seconds a glide that is not asked for is kept, and goes on. */
  keep?: number;
  /** The space of a colour, see motus_value_options. */
  colorSpace?: ColorSpace;
  /** motus_value_flag bits, no others. */
  flags?: number;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** How something comes and goes. */
export interface PresenceOptions {
  /** .25 s each by default. */
  enterDuration: number;
  exitDuration: number;
  /** As in motus_glide_options. */
  enter: Timing;
  exit: Timing;
}
export interface PresenceOptionsGiven {
  /** .25 s each by default. */
  enterDuration?: number;
  exitDuration?: number;
  /** As in motus_glide_options. */
  enter?: TimingGiven | TimingType;
  exit?: TimingGiven | TimingType;
}
/** Frames per second. */
export interface FrameRateRange {
  /** The least rate. */
  minimum: number;
  maximum: number;
  /** The rate that is used, within minimum and maximum. */
  preferred: number;
}
export interface FrameRateRangeRow extends FrameRateRange {
  /** Its fields as they are now, to be kept. */
  copy(): FrameRateRange;
}
/** A finger at one moment. */
export interface Touch {
  /** The host's name for the finger, from began to ended. */
  id: number | bigint;
  phase: TouchPhase;
  /** In the window. */
  point: Point;
  /** On the clock of motus_runtime_tick(). */
  time: number;
}
export interface TouchRow extends Touch {
  /** Its fields as they are now, to be kept. */
  copy(): Touch;
}
/** Settings of a recognizer. */
export interface GestureOptions {
  /** A pan by default. */
  type: GestureType;
  /** Pan. */
  minimumTouches: number;
  maximumTouches: number;
  /** Screen-edge pan. */
  edges: number;
  /** Swipe. */
  directions: number;
  /** Tap. */
  taps: number;
  /** Tap, long press, swipe. */
  touches: number;
  /** Long press. */
  duration: number;
  /** Long press. */
  movement: number;
  /** Pan. */
  wheels: number;
}
export interface GestureOptionsGiven {
  /** A pan by default. */
  type?: GestureType;
  /** Pan. */
  minimumTouches?: number;
  maximumTouches?: number;
  /** Screen-edge pan. */
  edges?: number;
  /** Swipe. */
  directions?: number;
  /** Tap. */
  taps?: number;
  /** Tap, long press, swipe. */
  touches?: number;
  /** Long press. */
  duration?: number;
  /** Long press. */
  movement?: number;
  /** Pan. */
  wheels?: number;
}
/** Questions of a recognizer to the host. */
export interface GestureDelegate {
  /** Whether it may recognize now. */
  shouldBegin?(gesture: Gesture): boolean;
  /** Whether it is to follow a finger that has come down on view, at a point of the window. */
  shouldReceiveTouch?(gesture: Gesture, view: View, x: number, y: number): boolean;
  /** Whether both may recognize. */
  shouldRecognizeSimultaneously?(gesture: Gesture, other: Gesture | null): boolean;
  /** Whether other has to fail first. */
  shouldRequireFailureOf?(gesture: Gesture, other: Gesture | null): boolean;
  /** Whether it has to fail before other recognizes. */
  shouldBeRequiredToFailBy?(gesture: Gesture, other: Gesture | null): boolean;
}
/** Settings of a scroller. */
export interface ScrollerOptions {
  /** motus_axis_mask bits. */
  axes: number;
  /** true by default. */
  enabled: boolean;
  /** motus_axis_mask bits. */
  bounces: number;
  /** motus_axis_mask bits. */
  alwaysBounces: number;
  /** Whether a drag within 30 degrees of an axis moves on that one alone. */
  locksDirection: boolean;
  /** The rate of motus_decay. */
  decelerationRate: number;
  /** motus_axis_mask bits. */
  paging: number;
  /** The size of a page along the axis. */
  pageSize: number;
  /** The gap between two pages when page_size is above 0. */
  pageSpacing: number;
  /** The offset of the first page. */
  pageOrigin: number;
  /** How many pages a drag turns at most. */
  maximumPages: number;
  /** Whether it has to rest at one of its snap areas, or only when one is near. */
  snapStrictness: SnapStrictness;
  /** How near a release has to end to a position for MOTUS_SNAP_PROXIMITY. */
  snapProximity: number;
  /** Makes the part of the bounds to which snap areas are aligned smaller, in addition to the
   *  insets (as scroll-padding of CSS). */
  snapPadding: Insets;
  /** MOTUS_CHAINING_AUTOMATIC by default. */
  horizontalChaining: Chaining;
  verticalChaining: Chaining;
  /** Whether the content begins at the right. */
  rightToLeft: boolean;
  /** Pull to refresh. */
  refreshDistance: number;
  /** How far a notch of a wheel goes, in points. */
  wheelNotch: number;
  /** How far a line of a wheel or of a key goes. */
  line: number;
  /** How much of the bounds a page of a wheel or of a key is. */
  pageFraction: number;
  /** Whether notches move on a spring, in about .2 seconds, instead of at once. */
  smoothsWheel: boolean;
  /** motus_axis_mask bits. */
  indicators: number;
  /** How far the ends of the indicators' tracks lie inside the part of the bounds that
   *  motus_scroller_adjusted_inset() leaves free. */
  indicatorInset: Insets;
  /** The least length of an indicator, except in a bounce. */
  minimumIndicator: number;
  /** Whether motus_runtime_scroll_to_top() may choose it. */
  scrollsToTop: boolean;
  /** When a drag asks for the keyboard to go. */
  keyboardDismiss: KeyboardDismiss;
  /** The least and the largest scale. */
  minimumZoom: number;
  maximumZoom: number;
  /** Whether a pinch may go beyond the limits. */
  bouncesZoom: boolean;
  /** Whether content that is smaller than the bounds stands in their middle. */
  centersContent: boolean;
  /** Whether a flick is faster when the finger has just caught content that moved in the same
   *  direction. */
  carriesMomentum: boolean;
  /** Whether momentum that meets an edge goes on in the scroller around it. */
  chainsMomentum: boolean;
  /** Whether views inside get a finger .15 s late, and not at all when a drag begins before. */
  delaysContentTouches: boolean;
  /** Whether a drag can take a finger away from a view inside that has got it already. */
  cancelsContentTouches: boolean;
}
export interface ScrollerOptionsGiven {
  /** motus_axis_mask bits. */
  axes?: number;
  /** true by default. */
  enabled?: boolean;
  /** motus_axis_mask bits. */
  bounces?: number;
  /** motus_axis_mask bits. */
  alwaysBounces?: number;
  /** Whether a drag within 30 degrees of an axis moves on that one alone. */
  locksDirection?: boolean;
  /** The rate of motus_decay. */
  decelerationRate?: number;
  /** motus_axis_mask bits. */
  paging?: number;
  /** The size of a page along the axis. */
  pageSize?: number;
  /** The gap between two pages when page_size is above 0. */
  pageSpacing?: number;
  /** The offset of the first page. */
  pageOrigin?: number;
  /** How many pages a drag turns at most. */
  maximumPages?: number;
  /** Whether it has to rest at one of its snap areas, or only when one is near. */
  snapStrictness?: SnapStrictness;
  /** How near a release has to end to a position for MOTUS_SNAP_PROXIMITY. */
  snapProximity?: number;
  /** Makes the part of the bounds to which snap areas are aligned smaller, in addition to the
   *  insets (as scroll-padding of CSS). */
  snapPadding?: Insets | readonly number[];
  /** MOTUS_CHAINING_AUTOMATIC by default. */
  horizontalChaining?: Chaining;
  verticalChaining?: Chaining;
  /** Whether the content begins at the right. */
  rightToLeft?: boolean;
  /** Pull to refresh. */
  refreshDistance?: number;
  /** How far a notch of a wheel goes, in points. */
  wheelNotch?: number;
  /** How far a line of a wheel or of a key goes. */
  line?: number;
  /** How much of the bounds a page of a wheel or of a key is. */
  pageFraction?: number;
  /** Whether notches move on a spring, in about .2 seconds, instead of at once. */
  smoothsWheel?: boolean;
  /** motus_axis_mask bits. */
  indicators?: number;
  /** How far the ends of the indicators' tracks lie inside the part of the bounds that
   *  motus_scroller_adjusted_inset() leaves free. */
  indicatorInset?: Insets | readonly number[];
  /** The least length of an indicator, except in a bounce. */
  minimumIndicator?: number;
  /** Whether motus_runtime_scroll_to_top() may choose it. */
  scrollsToTop?: boolean;
  /** When a drag asks for the keyboard to go. */
  keyboardDismiss?: KeyboardDismiss;
  /** The least and the largest scale. */
  minimumZoom?: number;
  maximumZoom?: number;
  /** Whether a pinch may go beyond the limits. */
  bouncesZoom?: boolean;
  /** Whether content that is smaller than the bounds stands in their middle. */
  centersContent?: boolean;
  /** Whether a flick is faster when the finger has just caught content that moved in the same
   *  direction. */
  carriesMomentum?: boolean;
  /** Whether momentum that meets an edge goes on in the scroller around it. */
  chainsMomentum?: boolean;
  /** Whether views inside get a finger .15 s late, and not at all when a drag begins before. */
  delaysContentTouches?: boolean;
  /** Whether a drag can take a finger away from a view inside that has got it already. */
  cancelsContentTouches?: boolean;
}
/** A wheel or a trackpad at one moment. */
export interface WheelEvent {
  /** Where the pointer is in the window. */
  point: Point;
  /** On the clock of motus_runtime_tick(). */
  time: number;
  /** How far the wheel was turned, in unit. */
  delta: Vector;
  unit: WheelUnit;
  phase: WheelPhase;
  momentum: WheelMomentum;
  /** motus_wheel_modifier bits. */
  modifiers: number;
}
export interface WheelEventGiven {
  /** Where the pointer is in the window. */
  point?: Point | readonly number[];
  /** On the clock of motus_runtime_tick(). */
  time?: number;
  /** How far the wheel was turned, in unit. */
  delta?: Vector | readonly number[];
  unit?: WheelUnit;
  phase?: WheelPhase;
  momentum?: WheelMomentum;
  /** motus_wheel_modifier bits. */
  modifiers?: number;
}
/** A scroll bar that the host draws. */
export interface Indicator {
  /** Where it begins, from the start of the bounds, in points. */
  position: number;
  /** Its length in points. */
  length: number;
  /** Its opacity. */
  alpha: number;
}
export interface IndicatorRow extends Indicator {
  /** Its fields as they are now, to be kept. */
  copy(): Indicator;
}
/** A part of the content to which a scroller may align itself when it comes to rest. */
export interface SnapArea {
  /** Where it begins in the content. */
  start: number;
  /** How long it is. */
  size: number;
  alignment: SnapAlignment;
  /** Whether every drag stops here instead of passing on. */
  stops: boolean;
}
export interface SnapAreaRow extends SnapArea {
  /** Its fields as they are now, to be kept. */
  copy(): SnapArea;
}
/** Callbacks of a scroller. */
export interface ScrollerDelegate {
  /** The offset that is shown has changed, also by an animation block. */
  didScroll?(scroller: Scroller, adjusted: boolean): void;
  /** A drag has been recognized. */
  willBeginDragging?(scroller: Scroller): void;
  /** The finger lets go. */
  willEndDragging?(scroller: Scroller, velocityX: number, velocityY: number, targetX: number, targetY: number): [number, number] | void;
  didEndDragging?(scroller: Scroller, willDecelerate: boolean): void;
  /** The content goes on by itself. */
  willBeginDecelerating?(scroller: Scroller): void;
  /** Both axes have come to rest. */
  didEndDecelerating?(scroller: Scroller, finished: boolean): void;
  didEndAnimation?(scroller: Scroller, finished: boolean): void;
  /** The axis shows, or goes to, another page than before. */
  didChangePage?(scroller: Scroller, axis: Axis, page: number): void;
  didTriggerRefresh?(scroller: Scroller): void;
  /** Whether motus_scroller_scroll_to_top() and motus_runtime_scroll_to_top() may scroll it. */
  shouldScrollToTop?(scroller: Scroller): boolean;
  /** The scroller has arrived at the top. */
  didScrollToTop?(scroller: Scroller): void;
  /** The scale begins to change, by fingers or animated. */
  willBeginZooming?(scroller: Scroller): void;
  /** The scale has changed. */
  didZoom?(scroller: Scroller): void;
  /** The scale rests, within its limits. */
  didEndZooming?(scroller: Scroller, scale: number): void;
  /** Whether a drag may take a finger away from a view inside that has got it already. */
  shouldCancelTouchesIn?(scroller: Scroller, view: View): boolean;
  /** A drag asks the host to hide the keyboard, see keyboard_dismiss. */
  wantsKeyboardAway?(scroller: Scroller, fingerY: number): void;
}
/** Over which range of a scroller's offset a link goes from 0 to 1. */
export interface ScrollLinkOptions {
  /** MOTUS_AXIS_VERTICAL by default. */
  axis: Axis;
  /** MOTUS_SCROLL_RANGE_SCROLL by default. */
  range: ScrollRangeKind;
  /** The view in the content whose passing by defines the ranges from MOTUS_SCROLL_RANGE_COVER to
   *  MOTUS_SCROLL_RANGE_EXIT_CROSSING. */
  subject: View | null;
  /** For MOTUS_SCROLL_RANGE_OFFSETS. */
  beginOffset: number;
  endOffset: number;
  /** How much shorter the part of the bounds that counts as visible is at its start and at its end. */
  insetStart: number;
  insetEnd: number;
  /** Whether a property goes on in a straight line beyond its two values when the offset is outside
   *  of the range, as in a pull beyond an edge. */
  goesBeyond: boolean;
}
export interface ScrollLinkOptionsGiven {
  /** MOTUS_AXIS_VERTICAL by default. */
  axis?: Axis;
  /** MOTUS_SCROLL_RANGE_SCROLL by default. */
  range?: ScrollRangeKind;
  /** The view in the content whose passing by defines the ranges from MOTUS_SCROLL_RANGE_COVER to
   *  MOTUS_SCROLL_RANGE_EXIT_CROSSING. */
  subject?: View | null;
  /** For MOTUS_SCROLL_RANGE_OFFSETS. */
  beginOffset?: number;
  endOffset?: number;
  /** How much shorter the part of the bounds that counts as visible is at its start and at its end. */
  insetStart?: number;
  insetEnd?: number;
  /** Whether a property goes on in a straight line beyond its two values when the offset is outside
   *  of the range, as in a pull beyond an edge. */
  goesBeyond?: boolean;
}
/** The life cycle of a view controller. */
export interface ViewControllerCallbacks {
  /** Creates the view and sets it with motus_view_controller_set_view(). */
  loadView?(controller: ViewController): void;
  /** Called once when the view has been created. */
  viewDidLoad?(controller: ViewController): void;
  /** The transition that will show the view begins. */
  viewWillAppear?(controller: ViewController, animated: boolean): void;
  /** The view is in the window and has its final size and position. */
  viewIsAppearing?(controller: ViewController, animated: boolean): void;
  /** The transition is over. */
  viewDidAppear?(controller: ViewController, animated: boolean): void;
  /** The transition that will hide the view begins. */
  viewWillDisappear?(controller: ViewController, animated: boolean): void;
  /** The transition is over. */
  viewDidDisappear?(controller: ViewController, animated: boolean): void;
  /** Called before and after the view has got another size. */
  viewWillLayoutSubviews?(controller: ViewController): void;
  viewDidLayoutSubviews?(controller: ViewController): void;
  /** The controller is about to be added to a parent, or removed from it. */
  willMoveToParent?(controller: ViewController, parent: ViewController | null): void;
  /** The move is over. */
  didMoveToParent?(controller: ViewController, parent: ViewController | null): void;
  /** Memory is short. */
  didReceiveMemoryWarning?(controller: ViewController): void;
  /** The view is about to change its size. */
  viewWillTransitionToSize?(controller: ViewController, width: number, height: number, coordinator: TransitionCoordinator | null): void;
  /** Asked which size a child's view will have when this view has a new size. */
  sizeForChild?(controller: ViewController, child: ViewController, width: number, height: number): [number, number] | void;
  /** Whether a segue that the user asks for may be performed. */
  shouldPerformSegue?(controller: ViewController, identifier: string, sender: number): boolean;
  /** Called before a segue shows its destination, which exists. */
  prepareForSegue?(controller: ViewController, segue: Segue): void;
  /** Whether an unwind segue may end at this controller. */
  canPerformUnwind?(controller: ViewController, action: string, source: ViewController, sender: number): boolean;
  /** Whether an unwind segue may end at a child or at one of its descendants. */
  allowsUnwindToChild?(controller: ViewController, child: ViewController, source: ViewController): boolean;
  /** Shows a child because an unwind segue leads to it. */
  unwindToChild?(controller: ViewController, segue: Segue, child: ViewController): boolean;
  /** Shows another controller in a way that suits this container. */
  show?(controller: ViewController, shown: ViewController, sender: number): void;
  /** Shows another controller as the detail of what this one shows, such as the text of a selected
   *  message. */
  showDetail?(controller: ViewController, shown: ViewController, sender: number): void;
  /** The size classes are about to change. */
  willTransitionToTraits?(controller: ViewController, horizontal: SizeClass, vertical: SizeClass, coordinator: TransitionCoordinator | null): void;
  /** A child asks for another size. */
  preferredContentSizeDidChangeForChild?(controller: ViewController, child: ViewController): void;
  systemLayoutFittingSizeDidChangeForChild?(controller: ViewController, child: ViewController): void;
  /** The safe area of the view is another one. */
  viewSafeAreaDidChange?(controller: ViewController): void;
}
/** How a custom container moves from one child to another with an animation controller and an
 *  interaction controller. */
export interface ContainerTransitionOptions {
  /** Retained for the transition. */
  animator: AnimationController | null;
  /** Retained for the transition. */
  interaction: InteractionController | null;
  /** The view in which the two views move. */
  containerView: View | null;
  /** The operation that motus_transition_context_operation() answers the animation controller. */
  operation: NavigationOperation;
  /** Where views stand, as the context tells it. */
  fromInitialFrame: Rect;
  fromFinalFrame: Rect;
  toInitialFrame: Rect;
  toFinalFrame: Rect;
}
export interface ContainerTransitionOptionsGiven {
  /** Retained for the transition. */
  animator?: AnimationController | null;
  /** Retained for the transition. */
  interaction?: InteractionController | null;
  /** The view in which the two views move. */
  containerView?: View | null;
  /** The operation that motus_transition_context_operation() answers the animation controller. */
  operation?: NavigationOperation;
  /** Where views stand, as the context tells it. */
  fromInitialFrame?: Rect | readonly number[];
  fromFinalFrame?: Rect | readonly number[];
  toInitialFrame?: Rect | readonly number[];
  toFinalFrame?: Rect | readonly number[];
}
/** A change of insets. */
export interface InsetChange {
  /** Where the insets were before it. */
  from: Insets;
  /** The model values. */
  to: Insets;
  /** The values that are shown now. */
  shown: Insets;
  /** The duration in seconds of the last call that set them. */
  duration: number;
  isAnimated: boolean;
  /** Whether a finger holds them. */
  isInteractive: boolean;
  /** Whether they rest. */
  isOver: boolean;
  /** Whether they rest where they were before it. */
  wasCancelled: boolean;
}
export interface InsetChangeGiven {
  /** Where the insets were before it. */
  from?: Insets | readonly number[];
  /** The model values. */
  to?: Insets | readonly number[];
  /** The values that are shown now. */
  shown?: Insets | readonly number[];
  /** The duration in seconds of the last call that set them. */
  duration?: number;
  isAnimated?: boolean;
  /** Whether a finger holds them. */
  isInteractive?: boolean;
  /** Whether they rest. */
  isOver?: boolean;
  /** Whether they rest where they were before it. */
  wasCancelled?: boolean;
}
/** Callbacks of a navigation controller. */
export interface NavigationDelegate {
  /** Called after the will-calls, before the animation is set up. */
  willShow?(navigation: NavigationController, controller: ViewController, animated: boolean): void;
  /** Called after the did-calls. */
  didShow?(navigation: NavigationController, controller: ViewController, animated: boolean): void;
  /** Returns the animation controller of the transition, retained for it. */
  animationController?(navigation: NavigationController, operation: NavigationOperation, from: ViewController | null, to: ViewController | null): AnimationController | null | void;
  /** Returns what drives the transition interactively, retained for the transition. */
  interactionController?(navigation: NavigationController, animator: AnimationController): InteractionController | null | void;
}
/** How the built-in slide of a navigation controller looks. */
export interface NavigationOptions {
  /** How far the lower screen moves while the upper one moves by its whole width, as a part of that
   *  width. */
  parallax: number;
  /** The alpha of the black over the lower screen, beneath the upper one. */
  dimming: number;
  /** The alpha of the black shadow at the leading edge of the upper screen. */
  shadowAlpha: number;
  /** How far that shadow is blurred. */
  shadowRadius: number;
}
export interface NavigationOptionsGiven {
  /** How far the lower screen moves while the upper one moves by its whole width, as a part of that
   *  width. */
  parallax?: number;
  /** The alpha of the black over the lower screen, beneath the upper one. */
  dimming?: number;
  /** The alpha of the black shadow at the leading edge of the upper screen. */
  shadowAlpha?: number;
  /** How far that shadow is blurred. */
  shadowRadius?: number;
}
/** Callbacks of a tab bar controller. */
export interface TabBarDelegate {
  /** Whether the user may select a tab. */
  shouldSelect?(tabs: TabBarController, controller: ViewController): boolean;
  /** The user has selected a tab, perhaps the one that was selected already. */
  didSelect?(tabs: TabBarController, controller: ViewController): void;
  /** Returns the animation controller of a switch, retained for it. */
  animationController?(tabs: TabBarController, from: ViewController | null, to: ViewController | null): AnimationController | null | void;
  /** Returns what drives the switch interactively, retained for it. */
  interactionController?(tabs: TabBarController, animator: AnimationController): InteractionController | null | void;
}
/** Settings of a page view controller. */
export interface PageViewControllerOptions {
  /** The axis along which the pages stand. */
  axis: Axis;
  /** The gap between two pages in points. */
  spacing: number;
  /** Whether horizontal pages follow one another to the left. */
  rightToLeft: boolean;
}
export interface PageViewControllerOptionsGiven {
  /** The axis along which the pages stand. */
  axis?: Axis;
  /** The gap between two pages in points. */
  spacing?: number;
  /** Whether horizontal pages follow one another to the left. */
  rightToLeft?: boolean;
}
/** Tells which pages stand beside a page. */
export interface PageDataSource {
  /** Returns the page before a page, retained while it is a neighbour. */
  before?(pages: PageViewController, page: ViewController): ViewController | null | void;
  /** Returns the page after a page, in the same way. */
  after?(pages: PageViewController, page: ViewController): ViewController | null | void;
}
/** Functions that are called when a finger turns a page, or has caught a page that turns. */
export interface PageDelegate {
  /** Called before the appearance calls. */
  willTransition?(pages: PageViewController, to: ViewController | null): void;
  /** Called after the appearance calls. */
  didTransition?(pages: PageViewController, previous: ViewController, completed: boolean): void;
}
/** How wide a column is, in points. */
export interface ColumnWidth {
  minimum: number;
  preferred: number;
  maximum: number;
}
export interface ColumnWidthRow extends ColumnWidth {
  /** Its fields as they are now, to be kept. */
  copy(): ColumnWidth;
}
/** Settings of a split view controller. */
export interface SplitViewControllerOptions {
  /** The widths of the two leading columns. */
  primaryWidth: ColumnWidth;
  supplementaryWidth: ColumnWidth;
  /** The least width of the secondary column with others beside it, in points. */
  secondaryMinimumWidth: number;
  /** The alpha of the black over the secondary column while others stand over it. */
  dimming: number;
  /** Whether the primary column is the rightmost one. */
  rightToLeft: boolean;
  /** Whether a finger from the edge, or a trackpad's fingers, bring the next column, and a tap
   *  beside columns that stand over the secondary one takes them away. */
  interactive: boolean;
}
export interface SplitViewControllerOptionsGiven {
  /** The widths of the two leading columns. */
  primaryWidth?: ColumnWidth | readonly number[];
  supplementaryWidth?: ColumnWidth | readonly number[];
  /** The least width of the secondary column with others beside it, in points. */
  secondaryMinimumWidth?: number;
  /** The alpha of the black over the secondary column while others stand over it. */
  dimming?: number;
  /** Whether the primary column is the rightmost one. */
  rightToLeft?: boolean;
  /** Whether a finger from the edge, or a trackpad's fingers, bring the next column, and a tap
   *  beside columns that stand over the secondary one takes them away. */
  interactive?: boolean;
}
/** Callbacks of a split view controller. */
export interface SplitDelegate {
  /** Whether it collapses in a compact width. */
  shouldCollapse?(split: SplitViewController): boolean;
  /** Returns the column that is on top of the stack when it collapses. */
  topColumn?(split: SplitViewController, proposed: SplitColumn): SplitColumn;
  /** Returns the mode that is wanted when it expands. */
  modeForExpanding?(split: SplitViewController, proposed: SplitMode): SplitMode;
  /** The mode changes, whoever has asked for it. */
  willChangeMode?(split: SplitViewController, mode: SplitMode): void;
  /** Called after will_change_mode for each column that comes or goes. */
  willShowColumn?(split: SplitViewController, column: SplitColumn): void;
  willHideColumn?(split: SplitViewController, column: SplitColumn): void;
  /** The split view has collapsed, or expanded. */
  didCollapse?(split: SplitViewController, collapsed: boolean): void;
}
/** Functions that a segue's author implements. */
export interface SegueCallbacks {
  /** Required. */
  makeDestination?(source: ViewController): ViewController | null | void;
  /** Shows the destination. */
  perform?(segue: Segue): void;
}
/** Functions that an animation controller implements. */
export interface AnimationControllerCallbacks {
  /** Returns the duration in seconds of a transition that is not interactive. */
  transitionDuration?(context: TransitionContext): number;
  /** Adds the new view to the container view and starts the animations. */
  animateTransition?(context: TransitionContext): void;
  /** Returns the property animator that moves the views, the same one every time. */
  interruptibleAnimator?(context: TransitionContext): PropertyAnimator | null | void;
  animationEnded?(completed: boolean): void;
}
/** The callbacks of a custom interaction controller. */
export interface InteractionControllerCallbacks {
  /** Required. */
  startInteractiveTransition?(context: TransitionContext): void;
  /** Whether the transition begins interactively. */
  wantsInteractiveStart?(): boolean;
  /** Returns the speed at which the transition runs after the interaction has ended, 1 being its
   *  own. */
  completionSpeed?(): number;
  /** Changes the timing along which the transition runs after the interaction. */
  completionTiming?(timing: Timing): TimingGiven | void;
}
/** How a pan drives a transition. */
export interface GestureBindingOptions {
  /** The direction, in the window, in which a finger moves the transition towards its end. */
  direction: Vector;
  /** Points from the start of the transition to its end. */
  extent: number;
  /** When the finger leaves, the transition finishes if something thrown with the finger's velocity
   *  would come to rest beyond this fraction (see motus_decay_projected_end(). */
  threshold: number;
}
export interface GestureBindingOptionsGiven {
  /** The direction, in the window, in which a finger moves the transition towards its end. */
  direction?: Vector | readonly number[];
  /** Points from the start of the transition to its end. */
  extent?: number;
  /** When the finger leaves, the transition finishes if something thrown with the finger's velocity
   *  would come to rest beyond this fraction (see motus_decay_projected_end(). */
  threshold?: number;
}
/** Facts about a transition, from its coordinator. */
export interface TransitionInfo {
  isAnimated: boolean;
  /** Whether it begins interactively. */
  isInitiallyInteractive: boolean;
  /** Whether it can become interactive while it runs. */
  isInterruptible: boolean;
  /** Whether it is interactive now, or will be when it begins. */
  isInteractive: boolean;
  /** Whether it is on its way back, or has gone back. */
  wasCancelled: boolean;
  /** MOTUS_PRESENTATION_NONE when it is no presentation. */
  presentationStyle: PresentationStyle;
  /** In seconds, of the transition when it is not interactive. */
  transitionDuration: number;
  /** The fraction that the interaction shows now, or showed when it ended. */
  percentComplete: number;
  /** The velocity with which the rest of the transition began after its interaction, in fractions
   *  per second. */
  completionVelocity: number;
  /** The rotation that the container goes through. */
  targetTransform: Transform;
}
export interface TransitionInfoGiven {
  isAnimated?: boolean;
  /** Whether it begins interactively. */
  isInitiallyInteractive?: boolean;
  /** Whether it can become interactive while it runs. */
  isInterruptible?: boolean;
  /** Whether it is interactive now, or will be when it begins. */
  isInteractive?: boolean;
  /** Whether it is on its way back, or has gone back. */
  wasCancelled?: boolean;
  /** MOTUS_PRESENTATION_NONE when it is no presentation. */
  presentationStyle?: PresentationStyle;
  /** In seconds, of the transition when it is not interactive. */
  transitionDuration?: number;
  /** The fraction that the interaction shows now, or showed when it ended. */
  percentComplete?: number;
  /** The velocity with which the rest of the transition began after its interaction, in fractions
   *  per second. */
  completionVelocity?: number;
  /** The rotation that the container goes through. */
  targetTransform?: Transform | readonly number[];
}
/** How a view flies. */
export interface MatchOptions {
  /** MOTUS_MATCH_FILL by default. */
  content: MatchContent;
  /** motus_match_flag bits, no others. */
  flags: number;
  /** The size of the view's contents, a picture's for instance. */
  contentSize: Size;
  /** How contents are aligned in a frame of another aspect ratio. */
  gravity: Point;
  /** Flights are drawn in the order of the z of their destinations, the greatest in front. */
  z: number;
}
export interface MatchOptionsGiven {
  /** MOTUS_MATCH_FILL by default. */
  content?: MatchContent;
  /** motus_match_flag bits, no others. */
  flags?: number;
  /** The size of the view's contents, a picture's for instance. */
  contentSize?: Size | readonly number[];
  /** How contents are aligned in a frame of another aspect ratio. */
  gravity?: Point | readonly number[];
  /** Flights are drawn in the order of the z of their destinations, the greatest in front. */
  z?: number;
}
/** How the pairs of a transition fly. */
export interface MatchedOptions {
  /** MOTUS_MATCHED_SLIDE by default. */
  style: MatchedStyle;
  /** Whether the source is not drawn as long as the destination's screen is in the window. */
  keepSourceHidden: boolean;
  /** .35 s by default. */
  duration: number;
  /** MOTUS_TIMING_EASE_IN_OUT by default. */
  timing: Timing;
  /** The part of the way, 0 to 1 and counted from the source, within which the picture of the
   *  source fades out over that of the destination. */
  crossFade: number;
}
export interface MatchedOptionsGiven {
  /** MOTUS_MATCHED_SLIDE by default. */
  style?: MatchedStyle;
  /** Whether the source is not drawn as long as the destination's screen is in the window. */
  keepSourceHidden?: boolean;
  /** .35 s by default. */
  duration?: number;
  /** MOTUS_TIMING_EASE_IN_OUT by default. */
  timing?: TimingGiven | TimingType;
  /** The part of the way, 0 to 1 and counted from the source, within which the picture of the
   *  source fades out over that of the destination. */
  crossFade?: number;
  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */
  bounce?: number;
  response?: number;
  dampingRatio?: number;
}
/** A pair in flight. */
export interface Flight {
  /** Lent. */
  source: View | null;
  /** Lent. */
  destination: View | null;
  key: number | bigint;
  /** The views' tags, also when they have ended. */
  sourceTag: number | bigint;
  destinationTag: number | bigint;
  /** Index of the flight's frame in the draw list. */
  item: number;
  /** motus_flight_flag bits. */
  flags: number;
  /** How far it has come. */
  progress: number;
  /** The opacity of the two pictures, 0 to 1. */
  sourceWeight: number;
  destinationWeight: number;
  /** Where the contents of the two views are drawn, in coordinates whose origin is the top left of
   *  the flight. */
  sourceRect: Rect;
  destinationRect: Rect;
  /** The part of the flight that is seen, in the same coordinates. */
  clip: Rect;
}
export interface FlightRow extends Flight {
  readonly sourceId: number;
  readonly destinationId: number;
  /** Its fields as they are now, to be kept. */
  copy(): Flight;
}
/** The numbers of a zoom. */
export interface ZoomPhysics {
  /** The spring of the way in. */
  entranceFrequency: number;
  entranceDamping: number;
  /** The spring of the way back into the source. */
  landingFrequency: number;
  landingDamping: number;
  /** The spring of the way back to the whole screen. */
  returnFrequency: number;
  returnDamping: number;
  /** Sideways, and in a pinch in all directions, the screen follows the finger by a critically
   *  damped spring of this frequency. */
  trackingFrequency: number;
  /** The view behind goes back to its place by a critically damped spring of this frequency. */
  coverFrequency: number;
  /** How fast the screen becomes smaller, see above. */
  gain: number;
  /** See above. */
  knee: number;
  /** The limit of the scale, see above. */
  smallest: number;
  /** See above. */
  fall: number;
  /** See above. */
  band: number;
  /** See above. */
  reach: number;
  /** The screen goes back to its source when a gesture ends at a scale below this. */
  panThreshold: number;
  edgeThreshold: number;
  pinchThreshold: number;
  /** For a pan or a swipe the scale counts that it would have so many seconds later, at its present
   *  velocity. */
  lookAhead: number;
  /** When a swipe or a pinch lets go at v points per second, the way back is faster by the factor 1
   *  + quickening min(v / W, 3). */
  quickening: number;
  /** The part of the way, counted from the source, within which the picture of the source fades. */
  crossFade: number;
  /** By which part of its size what lies behind becomes smaller. */
  cover: number;
  /** By how much the left and right edges are late half-way on the way in, and early on the way
   *  back, as a part of the way. */
  bendIn: number;
  bendBack: number;
  /** Alpha, downward offset and blur of the screen's shadow. */
  shadowAlpha: number;
  shadowOffset: number;
  shadowRadius: number;
  /** How long the dissolve takes that replaces the zoom when motion is reduced. */
  dissolve: number;
}
export interface ZoomPhysicsGiven {
  /** The spring of the way in. */
  entranceFrequency?: number;
  entranceDamping?: number;
  /** The spring of the way back into the source. */
  landingFrequency?: number;
  landingDamping?: number;
  /** The spring of the way back to the whole screen. */
  returnFrequency?: number;
  returnDamping?: number;
  /** Sideways, and in a pinch in all directions, the screen follows the finger by a critically
   *  damped spring of this frequency. */
  trackingFrequency?: number;
  /** The view behind goes back to its place by a critically damped spring of this frequency. */
  coverFrequency?: number;
  /** How fast the screen becomes smaller, see above. */
  gain?: number;
  /** See above. */
  knee?: number;
  /** The limit of the scale, see above. */
  smallest?: number;
  /** See above. */
  fall?: number;
  /** See above. */
  band?: number;
  /** See above. */
  reach?: number;
  /** The screen goes back to its source when a gesture ends at a scale below this. */
  panThreshold?: number;
  edgeThreshold?: number;
  pinchThreshold?: number;
  /** For a pan or a swipe the scale counts that it would have so many seconds later, at its present
   *  velocity. */
  lookAhead?: number;
  /** When a swipe or a pinch lets go at v points per second, the way back is faster by the factor 1
   *  + quickening min(v / W, 3). */
  quickening?: number;
  /** The part of the way, counted from the source, within which the picture of the source fades. */
  crossFade?: number;
  /** By which part of its size what lies behind becomes smaller. */
  cover?: number;
  /** By how much the left and right edges are late half-way on the way in, and early on the way
   *  back, as a part of the way. */
  bendIn?: number;
  bendBack?: number;
  /** Alpha, downward offset and blur of the screen's shadow. */
  shadowAlpha?: number;
  shadowOffset?: number;
  shadowRadius?: number;
  /** How long the dissolve takes that replaces the zoom when motion is reduced. */
  dissolve?: number;
}
/** How a controller's screen zooms. */
export interface ZoomOptions {
  /** The match key of the source view in the other screen. */
  sourceKey: number | bigint;
  /** The colour that is drawn over what lies behind. */
  dimmingColor: Color;
  /** motus_zoom_gesture bits. */
  gestures: number;
  /** MOTUS_ZOOM_COMPLETE by default. */
  policy: ZoomPolicy;
  physics: ZoomPhysics;
}
export interface ZoomOptionsGiven {
  /** The match key of the source view in the other screen. */
  sourceKey?: number | bigint;
  /** The colour that is drawn over what lies behind. */
  dimmingColor?: Color | readonly number[];
  /** motus_zoom_gesture bits. */
  gestures?: number;
  /** MOTUS_ZOOM_COMPLETE by default. */
  policy?: ZoomPolicy;
  physics?: ZoomPhysicsGiven;
}
/** Callbacks of a zoom. */
export interface ZoomDelegate {
  /** Returns the view out of which the screen grows, lent. */
  sourceView?(controller: ViewController): View | null | void;
  /** Sets out_rect to the part of the screen, in the coordinates of its view, that lies over the
   *  source at the start. */
  alignmentRect?(controller: ViewController, source: View): Rect | readonly number[] | void;
  /** Whether a gesture may take the screen back. */
  shouldBegin?(controller: ViewController, gesture: ZoomGesture, x: number, y: number, velocityX: number, velocityY: number, scrollAtEdge: boolean): boolean;
}
/** Provides the objects that animate, drive and lay out a controller's presentation and dismissal. */
export interface TransitioningDelegate {
  /** Returns the animation controller of the presentation or the dismissal, retained for it. */
  animationControllerForPresented?(presented: ViewController, presenting: ViewController | null, source: ViewController): AnimationController | null | void;
  animationControllerForDismissed?(dismissed: ViewController): AnimationController | null | void;
  /** Returns what drives the transition interactively, retained for the transition. */
  interactionControllerForPresentation?(animator: AnimationController): InteractionController | null | void;
  interactionControllerForDismissal?(animator: AnimationController): InteractionController | null | void;
  /** Returns the presentation controller, retained until the dismissal is over. */
  presentationController?(presented: ViewController, presenting: ViewController | null, source: ViewController): PresentationController | null | void;
}
/** How a custom presentation looks. */
export interface PresentationControllerCallbacks {
  /** Whether the outermost controller presents, over the whole window. */
  shouldPresentInFullscreen?(presentation: PresentationController): boolean;
  /** Whether the presenting controller's view is removed from the window. */
  shouldRemovePresentersView?(presentation: PresentationController): boolean;
  /** Returns the view that is animated in. */
  presentedView?(presentation: PresentationController): View | null | void;
  /** Sets out_frame to the frame of the presented view in the container view. */
  frameOfPresentedView?(presentation: PresentationController): Rect | readonly number[] | void;
  /** Around the layout of the container view. */
  containerViewWillLayoutSubviews?(presentation: PresentationController): void;
  containerViewDidLayoutSubviews?(presentation: PresentationController): void;
  /** Called after the will-calls. */
  presentationTransitionWillBegin?(presentation: PresentationController): void;
  /** Called after the did-calls. */
  presentationTransitionDidEnd?(presentation: PresentationController, completed: boolean): void;
  dismissalTransitionWillBegin?(presentation: PresentationController): void;
  /** Remove the decorations when completed is true. */
  dismissalTransitionDidEnd?(presentation: PresentationController, completed: boolean): void;
  /** Returns the style for the size classes that there are now. */
  adaptiveStyle?(presentation: PresentationController, isCompactInWidth: boolean, isCompactInHeight: boolean): PresentationStyle;
  /** The presented controller will have other size classes, or the presenting one another size. */
  willTransitionToTraits?(presentation: PresentationController, horizontal: SizeClass, vertical: SizeClass, coordinator: TransitionCoordinator | null): void;
  viewWillTransitionToSize?(presentation: PresentationController, width: number, height: number, coordinator: TransitionCoordinator | null): void;
  /** On entry width and height are the size that the presenting controller's view will have, on
   *  return the size that the presented view will have. */
  sizeForChild?(presentation: PresentationController, presented: ViewController, width: number, height: number): [number, number] | void;
  /** The contents of the presented controller ask for another size. */
  preferredContentSizeDidChangeForChild?(presentation: PresentationController, presented: ViewController): void;
  systemLayoutFittingSizeDidChangeForChild?(presentation: PresentationController, presented: ViewController): void;
}
/** Callbacks of a presentation controller. */
export interface AdaptivePresentationDelegate {
  /** Returns the style for the size classes that there are now. */
  adaptiveStyle?(presentation: PresentationController, isCompactInWidth: boolean, isCompactInHeight: boolean): PresentationStyle;
  /** The presentation adapts. */
  prepareAdaptive?(presentation: PresentationController, adaptive: PresentationController): void;
  /** Returns the controller that is presented in the other style instead. */
  viewControllerForAdaptiveStyle?(presentation: PresentationController, style: PresentationStyle): ViewController | null | void;
  /** The presentation begins. */
  willPresent?(presentation: PresentationController, style: PresentationStyle, coordinator: TransitionCoordinator | null): void;
  /** Whether the user may dismiss the controller. */
  shouldDismiss?(presentation: PresentationController): boolean;
  /** The user dismisses the controller. */
  willDismiss?(presentation: PresentationController): void;
  didDismiss?(presentation: PresentationController): void;
  /** The user has tried to dismiss a controller that may not be dismissed. */
  didAttemptToDismiss?(presentation: PresentationController): void;
  /** The user has dragged a sheet to another detent. */
  didChangeDetent?(presentation: PresentationController): void;
}
/** How what the library itself puts on the screen around a controller looks. */
export interface LookOptions {
  /** Of a sheet. */
  backgroundColor: Color;
  /** Of a sheet. */
  cornerRadius: number;
  /** The colour over what lies behind. */
  dimmingColor: Color;
  /** Of a sheet. */
  grabberColor: Color;
}
export interface LookOptionsGiven {
  /** Of a sheet. */
  backgroundColor?: Color | readonly number[];
  /** Of a sheet. */
  cornerRadius?: number;
  /** The colour over what lies behind. */
  dimmingColor?: Color | readonly number[];
  /** Of a sheet. */
  grabberColor?: Color | readonly number[];
}
/** Settings of a sheet. */
export interface SheetOptions {
  /** The detents, in any order. */
  detents: Int32Array;
  /** The detent at which the sheet rests. */
  selectedDetent: number;
  /** The highest detent at which the background is not dimmed and receives touches. */
  largestUndimmedDetent: number;
  /** Whether a bar of 36 by 5 points is shown 5 points below the upper edge, as a sign that the
   *  sheet can be dragged. */
  prefersGrabberVisible: boolean;
  /** In a window of compact height. */
  prefersEdgeAttachedInCompactHeight: boolean;
  /** Whether a sheet at the lower edge is as wide as the preferred content size instead of the
   *  window. */
  widthFollowsPreferredContentSize: boolean;
  /** Whether a drag upwards expands the sheet before its content scrolls, where
   *  motus_sheet_set_scroll_offset() has reported content. */
  prefersScrollingExpands: boolean;
  /** The corner radius in points. */
  preferredCornerRadius: number;
  /** How far the device covers each edge of the window. */
  safeArea: Insets;
  /** A sheet that is narrower than the window is centred over this view, as far as there is room. */
  sourceView: View | null;
}
export interface SheetOptionsGiven {
  /** The detents, in any order. */
  detents?: readonly number[] | Int32Array;
  /** The detent at which the sheet rests. */
  selectedDetent?: number;
  /** The highest detent at which the background is not dimmed and receives touches. */
  largestUndimmedDetent?: number;
  /** Whether a bar of 36 by 5 points is shown 5 points below the upper edge, as a sign that the
   *  sheet can be dragged. */
  prefersGrabberVisible?: boolean;
  /** In a window of compact height. */
  prefersEdgeAttachedInCompactHeight?: boolean;
  /** Whether a sheet at the lower edge is as wide as the preferred content size instead of the
   *  window. */
  widthFollowsPreferredContentSize?: boolean;
  /** Whether a drag upwards expands the sheet before its content scrolls, where
   *  motus_sheet_set_scroll_offset() has reported content. */
  prefersScrollingExpands?: boolean;
  /** The corner radius in points. */
  preferredCornerRadius?: number;
  /** How far the device covers each edge of the window. */
  safeArea?: Insets | readonly number[];
  /** A sheet that is narrower than the window is centred over this view, as far as there is room. */
  sourceView?: View | null;
}
/** Anchor of a popover, and its possible places. */
export interface PopoverOptions {
  /** The view to which the popover belongs. */
  sourceView: View | null;
  /** The rectangle to which the popover belongs, in the source view's coordinates. */
  sourceRect: Rect;
  /** motus_arrow_direction bits. */
  permittedArrowDirections: number;
  /** Room that stays free at the edges of the container. */
  margins: Insets;
}
export interface PopoverOptionsGiven {
  /** The view to which the popover belongs. */
  sourceView?: View | null;
  /** The rectangle to which the popover belongs, in the source view's coordinates. */
  sourceRect?: Rect | readonly number[];
  /** motus_arrow_direction bits. */
  permittedArrowDirections?: number;
  /** Room that stays free at the edges of the container. */
  margins?: Insets | readonly number[];
}
/** Callbacks of an item that stands for an object of the host's own. */
export interface DynamicItemCallbacks {
  /** Required. */
  read?(item: DynamicItem): [Point | readonly number[], Size | readonly number[], number] | void;
  /** Called in every frame that has moved the item, before contacts are reported. */
  moved?(item: DynamicItem, x: number, y: number, rotation: number): void;
}
/** Which element of a collection. */
export interface LayoutPath {
  category: ElementCategory;
  /** The host's number for the kind. */
  kind: number;
  section: number;
  item: number;
}
export interface LayoutPathRow extends LayoutPath {
  /** Its fields as they are now, to be kept. */
  copy(): LayoutPath;
}
/** Callbacks of a dynamic animator, made after the items of a frame have moved. */
export interface DynamicAnimatorDelegate {
  /** Called before the first step after a pause. */
  willResume?(animator: DynamicAnimator): void;
  /** Everything is at rest. */
  didPause?(animator: DynamicAnimator): void;
  /** An item has left the watched rectangle. */
  itemDidLeave?(animator: DynamicAnimator, item: DynamicItem): void;
}
/** Two items, or an item and a boundary, that began or ended to touch in the last frame. */
export interface DynamicContactEvent {
  /** This handle and the next two are lent, and their objects may have ended since. */
  behavior: CollisionBehavior | null;
  item: DynamicItem | null;
  /** NULL for a boundary. */
  other: DynamicItem | null;
  /** The tags of the two items, see motus_set_tag(). */
  itemTag: number | bigint;
  otherTag: number | bigint;
  /** Where they met. */
  point: Point;
  /** The boundary's identifier, MOTUS_BOUNDARY_REFERENCE for the reference view's bounds. */
  boundary: number;
  /** Whether the contact began. */
  hasBegun: boolean;
}
export interface DynamicContactEventRow extends DynamicContactEvent {
  readonly behaviorId: number;
  readonly itemId: number;
  readonly otherId: number;
  /** Its fields as they are now, to be kept. */
  copy(): DynamicContactEvent;
}
/** Where an item is. */
export interface DynamicPose {
  /** Lent. */
  item: DynamicItem | null;
  center: Point;
  rotation: number;
}
export interface DynamicPoseRow extends DynamicPose {
  readonly itemId: number;
  /** Its fields as they are now, to be kept. */
  copy(): DynamicPose;
}
/** An item as an animator has it. */
export interface DynamicItemState {
  /** Lent. */
  item: DynamicItem | null;
  /** In points, in the animator's coordinates. */
  center: Point;
  /** In radians, full turns counted. */
  rotation: number;
  /** In points per second. */
  velocity: Vector;
  /** In radians per second. */
  angularVelocity: number;
  mass: number;
  /** Whether it sleeps, which costs nothing until something moves it, or is anchored. */
  isSleeping: boolean;
  /** How many items and lines of boundaries it touches. */
  contactCount: number;
}
export interface DynamicItemStateRow extends DynamicItemState {
  readonly itemId: number;
  /** Its fields as they are now, to be kept. */
  copy(): DynamicItemState;
}
/** Two items, or an item and a line of a boundary, that touch now. */
export interface DynamicContact {
  /** The behavior by which they collide, the first if there are several. */
  behavior: CollisionBehavior | null;
  item: DynamicItem | null;
  /** NULL for a boundary. */
  other: DynamicItem | null;
  /** The tags of the two items, see motus_set_tag(). */
  itemTag: number | bigint;
  otherTag: number | bigint;
  /** Where they touch, in points. */
  points: Point[];
  /** The normal of the contact, a vector of length 1 that points away from item. */
  normal: Vector;
  /** The impulse of the item on the other along the normal, in the last step. */
  impulse: number;
  /** The impulse of friction, along the normal turned by a right angle from x to y. */
  frictionImpulse: number;
  /** The boundary's identifier, MOTUS_BOUNDARY_REFERENCE for the reference view's bounds. */
  boundary: number;
  pointCount: number;
}
export interface DynamicContactRow extends DynamicContact {
  readonly behaviorId: number;
  readonly itemId: number;
  readonly otherId: number;
  /** Its fields as they are now, to be kept. */
  copy(): DynamicContact;
}
/** An attachment or a snap that acts now. */
export interface DynamicJoint {
  /** The attachment or snap. */
  behavior: DynamicBehavior | null;
  item: DynamicItem | null;
  /** NULL when the other end is a fixed point. */
  other: DynamicItem | null;
  /** Where it is fastened on item, and its other end, in the animator's coordinates. */
  anchor: Point;
  otherAnchor: Point;
  /** The force and the torque on the item at its anchor, in mass times points/s² and mass times
   *  points²/s². */
  force: Vector;
  torque: number;
}
export interface DynamicJointRow extends DynamicJoint {
  readonly behaviorId: number;
  readonly itemId: number;
  readonly otherId: number;
  /** Its fields as they are now, to be kept. */
  copy(): DynamicJoint;
}
/** The time that an animator's steps have spent in one of their stages. */
export interface DynamicStageTime {
  /** A constant text. */
  name: string | null;
  /** In seconds of the clock, since it was set. */
  seconds: number;
}
export interface DynamicStageTimeRow extends DynamicStageTime {
  /** Its fields as they are now, to be kept. */
  copy(): DynamicStageTime;
}
/** Callbacks of a collision behavior, once for each pair of items, after the items of a frame have
 *  moved. */
export interface CollisionDelegate {
  /** Two items touch at (x, y). */
  began?(behavior: CollisionBehavior, item: DynamicItem, other: DynamicItem | null, x: number, y: number): void;
  /** Two items touch no more. */
  ended?(behavior: CollisionBehavior, item: DynamicItem, other: DynamicItem | null): void;
  /** An item touches a boundary, MOTUS_BOUNDARY_REFERENCE for the reference view's bounds, at (x,
   *  y). */
  beganWithBoundary?(behavior: CollisionBehavior, item: DynamicItem, boundary: number, x: number, y: number): void;
  /** An item touches a boundary no more. */
  endedWithBoundary?(behavior: CollisionBehavior, item: DynamicItem, boundary: number): void;
}
/** Settings of an attachment. */
export interface AttachmentOptions {
  /** MOTUS_ATTACHMENT_ANCHOR by default. */
  type: AttachmentType;
  /** Whether its two items collide with each other. */
  collision: AttachmentCollision;
  /** The item that is fastened. */
  item: DynamicItem | null;
  /** The item to which it is fastened. */
  other: DynamicItem | null;
  /** For ANCHOR, ITEMS and LIMIT. */
  offset: Vector;
  /** For ITEMS and LIMIT. */
  otherOffset: Vector;
  /** The point in the animator's coordinates at which ANCHOR holds the item, or at which FIXED, PIN
   *  and SLIDING join both. */
  anchor: Point;
  /** For SLIDING, required. */
  axis: Vector;
  /** For ANCHOR, ITEMS and LIMIT. */
  length: number;
  /** For all but LIMIT and SLIDING. */
  frequency: number;
  /** For all but LIMIT and SLIDING. */
  dampingRatio: number;
  /** For PIN. */
  frictionTorque: number;
  /** For PIN and SLIDING. */
  lowerLimit: number;
  /** For PIN and SLIDING. */
  upperLimit: number;
}
export interface AttachmentOptionsGiven {
  /** MOTUS_ATTACHMENT_ANCHOR by default. */
  type?: AttachmentType;
  /** Whether its two items collide with each other. */
  collision?: AttachmentCollision;
  /** The item that is fastened. */
  item?: DynamicItem | null;
  /** The item to which it is fastened. */
  other?: DynamicItem | null;
  /** For ANCHOR, ITEMS and LIMIT. */
  offset?: Vector | readonly number[];
  /** For ITEMS and LIMIT. */
  otherOffset?: Vector | readonly number[];
  /** The point in the animator's coordinates at which ANCHOR holds the item, or at which FIXED, PIN
   *  and SLIDING join both. */
  anchor?: Point | readonly number[];
  /** For SLIDING, required. */
  axis?: Vector | readonly number[];
  /** For ANCHOR, ITEMS and LIMIT. */
  length?: number;
  /** For all but LIMIT and SLIDING. */
  frequency?: number;
  /** For all but LIMIT and SLIDING. */
  dampingRatio?: number;
  /** For PIN. */
  frictionTorque?: number;
  /** For PIN and SLIDING. */
  lowerLimit?: number;
  /** For PIN and SLIDING. */
  upperLimit?: number;
}
/** Physical properties of items. */
export interface ItemBehaviorOptions {
  /** Restitution. */
  elasticity: number;
  /** The coefficient of friction, not negative [0]. */
  friction: number;
  /** The mass of 100 by 100 points, 1e-6 to 1e6 [1]. */
  density: number;
  /** Linear drag. */
  resistance: number;
  /** Angular drag. */
  angularResistance: number;
  /** The charge, for electric and magnetic fields [0]. */
  charge: number;
  /** Whether only the host moves the items. */
  isAnchored: Choice;
  /** Whether the items turn [YES]. */
  allowsRotation: Choice;
}
export interface ItemBehaviorOptionsGiven {
  /** Restitution. */
  elasticity?: number;
  /** The coefficient of friction, not negative [0]. */
  friction?: number;
  /** The mass of 100 by 100 points, 1e-6 to 1e6 [1]. */
  density?: number;
  /** Linear drag. */
  resistance?: number;
  /** Angular drag. */
  angularResistance?: number;
  /** The charge, for electric and magnetic fields [0]. */
  charge?: number;
  /** Whether only the host moves the items. */
  isAnchored?: Choice;
  /** Whether the items turn [YES]. */
  allowsRotation?: Choice;
}
/** Settings of a field. */
export interface FieldOptions {
  /** MOTUS_FIELD_DRAG by default. */
  type: FieldType;
  /** The region in which the field acts, retained. */
  region: Region | null;
  /** The position of the field, in the animator's coordinates. */
  position: Point;
  /** A factor on what the field does, see motus_field_type. */
  strength: number;
  /** The strength is multiplied by (distance / 100) to the power of -falloff. */
  falloff: number;
  /** Distances below this one, in points, are taken as this one by the falloff and by electric and
   *  magnetic fields. */
  minimumRadius: number;
  /** For linear gravity and velocity fields. */
  direction: Vector;
  /** For noise and turbulence, 0 to 1. */
  smoothness: number;
  /** For noise and turbulence. */
  animationSpeed: number;
}
export interface FieldOptionsGiven {
  /** MOTUS_FIELD_DRAG by default. */
  type?: FieldType;
  /** The region in which the field acts, retained. */
  region?: Region | null;
  /** The position of the field, in the animator's coordinates. */
  position?: Point | readonly number[];
  /** A factor on what the field does, see motus_field_type. */
  strength?: number;
  /** The strength is multiplied by (distance / 100) to the power of -falloff. */
  falloff?: number;
  /** Distances below this one, in points, are taken as this one by the falloff and by electric and
   *  magnetic fields. */
  minimumRadius?: number;
  /** For linear gravity and velocity fields. */
  direction?: Vector | readonly number[];
  /** For noise and turbulence, 0 to 1. */
  smoothness?: number;
  /** For noise and turbulence. */
  animationSpeed?: number;
}
/** An item in a custom field. */
export interface FieldProbe {
  /** Lent. */
  item: DynamicItem | null;
  /** Its middle halfway through the step, in the animator's coordinates, in points. */
  position: Point;
  /** In points per second. */
  velocity: Vector;
  mass: number;
  charge: number;
  /** The length of the step, 1/240 s. */
  timeStep: number;
}
export interface FieldProbeRow extends FieldProbe {
  readonly itemId: number;
  /** Its fields as they are now, to be kept. */
  copy(): FieldProbe;
}
/** Something that happened. */
export interface Event {
  /** Later versions may know more kinds. */
  kind: EventKind;
  detail: number;
  /** Lent. */
  subject: Handle | number | null;
  other: Handle | number | null;
  /** The subject's tag when it happened, see motus_set_tag(). */
  tag: number | bigint;
  /** The time of the frame, in seconds. */
  time: number;
  value: number;
}
export interface EventRow extends Event {
  readonly subjectId: number;
  readonly otherId: number;
  /** Its fields as they are now, to be kept. */
  copy(): Event;
}

/** The root of everything. */
export class Runtime extends RuntimeBase {
  /** Creates a runtime with its window. */
  constructor(options?: RuntimeOptionsGiven | null);
  /** The time of the last tick. */
  get time(): number;
  /** The time of the runtime's own clock at the last tick. */
  get clockTime(): number;
  /** How fast the runtime's own clock runs. */
  get clockSpeed(): number;
  set clockSpeed(speed: number);
  /** Advances the runtime's own clock by some seconds, in addition to the time that passes, with
   *  the next tick. */
  advanceClock(seconds: number): void;
  /** Whether motion is reduced. */
  get reducesMotion(): boolean;
  set reducesMotion(reduces: boolean);
  /** Whether nothing moves, no delay is running and nothing waits for the next tick. */
  get isIdle(): boolean;
  /** Whether the next frame should be made as soon as possible, because it would change something
   *  or call something. */
  get needsTick(): boolean;
  /** Reads the time, on the host's clock, at which the runtime will need a tick although
   *  motus_runtime_needs_tick() is false. */
  get nextDeadline(): number | null;
  /** The root of the view tree. */
  get window(): View | null;
  /** Reads the statistics. */
  get statistics(): Statistics;
  /** Lends the changes of the last frame, one record each. */
  changes(): Rows<ChangeRow>;
  /** Lends the changes of the last frame as columns. */
  changeBatches(): Rows<ChangeBatchRow>;
  /** Lends what is to be drawn, back to front. */
  drawList(): Rows<DrawItemRow>;
  /** Lends the effects of the draw list. */
  drawEffects(): Rows<DrawEffectRow>;
  /** Lends the details of the draw list. */
  drawDetails(): Rows<DrawDetailRow>;
  /** Lends the groups of the draw list, one for each view that groups opacity and is not opaque, in
   *  the order of their items. */
  drawGroups(): Rows<DrawGroupRow>;
  /** Returns the generation of the picture. */
  get pictureGeneration(): number | bigint;
  /** Lends the changes of the view tree between the last two ticks. */
  treeChanges(): Rows<TreeChangeRow>;
  /** Lends what is being animated. */
  motions(): Rows<MotionRow>;
  /** Returns the name of a property. */
  propertyName(property: number): string | null;
  /** Sets the colour space in which a colour property is interpolated, on all views, by animations
   *  that do not name one. */
  setPropertyColorSpace(property: number, space: ColorSpace): void;
  /** The colour space in which a colour property is interpolated by animations that do not name
   *  one. */
  propertyColorSpace(property: number): ColorSpace;
  /** Animates the changes that block makes. */
  animate(options: AnimationOptionsGiven | null, block: (() => void), completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Opens a block. */
  beginAnimation(options?: AnimationOptionsGiven | null): void;
  /** Closes the innermost open block. */
  commitAnimation(completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Makes changes inside an animated block that repeat in another way than the rest of it. */
  modifyAnimations(repeatCount: number, autoreverses: boolean, block: (() => void)): void;
  /** Removes views with an animation. */
  performSystemAnimation(animation: SystemAnimation, views_: readonly (View)[], options?: AnimationOptionsGiven | null, block?: (() => void) | null, completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Makes changes that are not animated, also inside an animated block. */
  performWithoutAnimation(block: (() => void)): void;
  /** Whether blocks animate. */
  get animationEnabled(): boolean;
  set animationEnabled(enabled: boolean);
  /** The duration of the innermost open block, 0 outside. */
  get inheritedAnimationDuration(): number;
  /** Opens a block whose changes are applied at once, until the matching
   *  motus_runtime_commit_animation(). */
  beginWithoutAnimation(): void;
  /** Adds a child to the innermost list. */
  addChild(child: Given<Child>): void;
  /** Ends the innermost list, with the effect and the errors of motus_view_arrange(). */
  commitArrangement(): void;
  /** Animates the keyframes that block adds. */
  animateKeyframes(options: KeyframesOptionsGiven | null, block: (() => void), completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Opens a block of keyframes until the matching motus_runtime_commit_animation(). */
  beginKeyframes(options?: KeyframesOptionsGiven | null): void;
  /** Adds a keyframe to the innermost open block, which is one of keyframes. */
  addKeyframe(start: number, duration: number, block: (() => void)): void;
  /** Opens a keyframe until the matching motus_runtime_commit_animation(), whose completion runs
   *  with that of the whole. */
  beginKeyframe(start: number, duration: number): void;
  /** Says where a number should be, and returns where it is. */
  glideNumber(key: number | bigint, channel: number, target: number, options?: GlideOptionsGiven | null): number;
  /** Says where up to sixteen numbers should be, and reads where they are. */
  glide(key: number | bigint, channel: number, kind: PropertyKind, target: readonly number[] | Float64Array, options?: GlideOptionsGiven | null): Float64Array;
  /** Whether a glide rests at its target. */
  glideSettled(key: number | bigint, channel: number): boolean;
  /** Reads how fast a glide moves, in units per second. */
  glideVelocity(key: number | bigint, channel: number): Float64Array;
  /** Ends what moves a glide, and shows a value at once, which is its target from now on. */
  glideJump(key: number | bigint, channel: number, values: readonly number[] | Float64Array): void;
  /** Says whether something should be there, and reads how much of it is. */
  presence(key: number | bigint, present: boolean, options?: PresenceOptionsGiven | null): number | null;
  /** Calls a function once, after some seconds. */
  after(seconds: number, fn?: ((timer: Timer, time: number) => void) | null): Timer | null;
  /** Calls a function every so many seconds, first after so many. */
  every(seconds: number, fn?: ((timer: Timer, time: number) => void) | null): Timer | null;
  /** Feeds one touch, which the next tick delivers. */
  sendTouch(id: number | bigint, phase: TouchPhase, point: Point | readonly number[], time: number): void;
  /** Feeds several touches in order, for instance all since the last frame. */
  sendTouches(touches: readonly (Given<Touch>)[]): void;
  /** Feeds where a pointer is that touches nothing. */
  sendHover(point: Point | readonly number[], inside: boolean, time: number): void;
  /** The recognizer that has claimed a finger. */
  touchGesture(id: number | bigint): Gesture | null;
  /** Feeds an event of a wheel or a trackpad, which the next tick delivers, with touches in the
   *  order of time. */
  sendWheel(event: WheelEventGiven): void;
  /** The scroller that has taken the last sequence of wheel events, lent. */
  get wheelScroller(): Scroller | null;
  /** Call it for a tap on the top edge of the screen. */
  get scrollToTop(): boolean;
  /** Whether the host's own controls are to ignore a finger for now. */
  touchIsDelayed(id: number | bigint): boolean;
  /** The controller that fills the window, lent. */
  get rootViewController(): ViewController | null;
  set rootViewController(controller: ViewController | null);
  /** Calls did_receive_memory_warning of all controllers. */
  sendMemoryWarning(): void;
  /** Sets the size classes of the window. */
  overrideTraits(horizontal: SizeClass, vertical: SizeClass): void;
  /** Gives the window another size. */
  setWindowSize(size: Size | readonly number[], quarterTurns: number, options?: AnimationOptionsGiven | null, completion?: ((finished: boolean) => void) | null): void;
  /** Sets how far something reaches into the window. */
  setWindowInsets(source: InsetSource, insets: Insets | readonly number[], options?: AnimationOptionsGiven | null, completion?: ((finished: boolean) => void) | null): void;
  /** Sets insets that a finger drags, such as those of a keyboard that it pulls down. */
  dragWindowInsets(source: InsetSource, insets: Insets | readonly number[]): void;
  /** Adds functions to the change of insets that is under way, or to the next one when there is
   *  none. */
  animateAlongsideInsets(source: InsetSource, animation?: ((runtime: Runtime, source: InsetSource) => void) | null, completion?: ((runtime: Runtime, source: InsetSource) => void) | null): void;
  /** Reads the change of insets that is under way, or the last one when there is none. */
  insetChange(source: InsetSource): InsetChange;
  /** How far something reaches into the window. */
  windowInsets(source: InsetSource): Insets;
  /** Whether all containers call in one order. */
  get usesUniformOrder(): boolean;
  set usesUniformOrder(uses: boolean);
  /** Lends the pairs that fly, back to front. */
  drawFlights(): Rows<FlightRow>;
  /** Lends the events since the previous tick. */
  events(): Rows<EventRow>;
  /** A hash of everything that has happened in a runtime. */
  get traceHash(): number | bigint;
  /** Whether the changes of every frame are part of motus_runtime_trace_hash(). */
  get tracesChanges(): boolean;
  set tracesChanges(traces: boolean);
}

/** A body of the simulation. */
export class DynamicItem extends Handle {
  /** Creates an item that is no view. */
  constructor(runtime: Runtime, center: Point | readonly number[], size: Size | readonly number[], rotation: number);
  /** Creates an item that stands for an object of the host's own. */
  static createWithCallbacks(runtime: Runtime, callbacks: DynamicItemCallbacks): DynamicItem;
  /** Creates a group. */
  static createGroup(runtime: Runtime, items: readonly (DynamicItem)[]): DynamicItem;
  /** The middle of an item. */
  get center(): Point;
  /** How far an item is turned, in radians. */
  get rotation(): number;
  /** Moves an item that is no view. */
  setPose(center: Point | readonly number[], rotation: number): void;
  /** Sets the shape of an item for collisions. */
  setOutline(type: OutlineType, points?: readonly (Point | readonly number[])[]): void;
  /** Reads the shape of an item. */
  outline(): [OutlineType, Point[]];
  /** All of them, in order. */
  get members(): DynamicItem[];
  /** Says which element of a collection an item stands for, so that
   *  motus_dynamic_animator_item_at_path() finds it. */
  setLayoutPath(path?: Given<LayoutPath> | null): void;
}

/** A rectangle on the screen. */
export class View extends DynamicItem {
  /** The numbers of any property: its model value, or what is shown. */
  value(property: number, source?: ValueSource): Float64Array;
  /** The numbers of any property as the last frame shows them. */
  shown(property: number): Float64Array;
  /** How fast a property moves, in units per second. */
  velocity(property: number): Float64Array;
  /** Creates a view. */
  constructor(runtime: Runtime);
  /** Adds a view as the frontmost subview of another one. */
  addSubview(subview: View): void;
  /** Adds a view as a subview of another one at an index, 0 being the back. */
  insertSubview(subview: View, index: number): void;
  /** Puts a view in front of a sibling. */
  insertSubviewAbove(subview: View, sibling: View): void;
  /** Puts a view behind a sibling. */
  insertSubviewBelow(subview: View, sibling: View): void;
  /** Removes a view from its superview, which releases it. */
  removeFromSuperview(): void;
  /** Moves a subview before all others. */
  bringSubviewToFront(subview: View): void;
  /** Moves a subview behind all others. */
  sendSubviewToBack(subview: View): void;
  /** The superview, lent. */
  get superview(): View | null;
  /** All of them, in order. */
  get subviews(): View[];
  /** Whether a view is another one or stands somewhere below it. */
  isDescendantOf(ancestor: View): boolean;
  /** Whether a view is the window or stands somewhere below it. */
  get isInWindow(): boolean;
  /** Finds the view that a touch at a point reaches. */
  hitTest(point: Point | readonly number[]): View | null;
  /** Converts a point from the coordinates of one view to those of another, by model values. */
  convertPoint(point: Point | readonly number[], to?: View | null): Point;
  /** Finds the first view with a tag, in drawing order, among a view and those below it. */
  withTag(tag: number | bigint): View | null;
  /** Whether subviews are clipped to the bounds. */
  get clipsToBounds(): boolean;
  set clipsToBounds(clips: boolean);
  /** Whether the view and what is below it are blended together before the view's alpha counts. */
  get groupsOpacity(): boolean;
  set groupsOpacity(groups: boolean);
  /** Whether the view is drawn when it is seen from behind, its picture mirrored. */
  get doubleSided(): boolean;
  set doubleSided(doubleSided: boolean);
  /** Creates a view that looks, and keeps looking, as another one does now. */
  createSnapshot(): View;
  /** The view of which this is a snapshot, lent. */
  get snapshotSource(): View | null;
  /** Whether the view and those below it take touches. */
  get userInteractionEnabled(): boolean;
  set userInteractionEnabled(enabled: boolean);
  /** Sets any property. */
  setProperty(property: number, values: readonly number[] | Float64Array): void;
  /** Gives the motion of one property an initial velocity in units per second, for instance that of
   *  the finger that has let go. */
  setPropertyVelocity(property: number, velocity: readonly number[] | Float64Array): void;
  /** The model value of the center. */
  get center(): Point;
  set center(center: Point | readonly number[]);
  /** The model value of the bounds. */
  get bounds(): Rect;
  set bounds(bounds: Rect | readonly number[]);
  /** The smallest rectangle in the superview that holds the transformed bounds, by model values. */
  get frame(): Rect;
  set frame(frame: Rect | readonly number[]);
  /** The model value of the transform. */
  get transform(): Transform;
  set transform(transform: Transform | readonly number[]);
  /** Reads the model value of the transform in space. */
  get transform3d(): Transform3d;
  set transform3d(transform: Given<Transform3d>);
  /** The model value of alpha. */
  get alpha(): number;
  set alpha(alpha: number);
  /** The model value of the background colour. */
  get backgroundColor(): Color;
  set backgroundColor(color: Color | readonly number[]);
  /** The model value of the corner radius. */
  get cornerRadius(): number;
  set cornerRadius(radius: number);
  /** The model values of the radii of the four corners. */
  get cornerRadii(): CornerRadii;
  set cornerRadii(radii: CornerRadii | readonly number[]);
  /** The model value of the shadow's colour. */
  get shadowColor(): Color;
  set shadowColor(color: Color | readonly number[]);
  /** The model value of the shadow's offset. */
  get shadowOffset(): Vector;
  set shadowOffset(offset: Vector | readonly number[]);
  /** The model value of the shadow's blur. */
  get shadowRadius(): number;
  set shadowRadius(radius: number);
  /** The model value of the border's colour. */
  get borderColor(): Color;
  set borderColor(color: Color | readonly number[]);
  /** The model value of the border's width. */
  get borderWidth(): number;
  set borderWidth(width: number);
  /** Whether the view and those below it are hidden. */
  get hidden(): boolean;
  set hidden(hidden: boolean);
  /** Converts a point as motus_view_convert_point() does, by model values or by what is shown. */
  convertPointBy(point: Point | readonly number[], to: View | null, source: ValueSource): Point;
  /** Converts a rectangle. */
  convertRectBy(rect: Rect | readonly number[], to: View | null, source: ValueSource): Rect;
  /** Computes the transform that takes the coordinates of a view to those of another. */
  transformBy(to: View | null, source: ValueSource): Transform;
  /** Changes what a view shows, with a transition. */
  transition(options: AnimationOptionsGiven | null, block: (() => void), completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Replaces one view by another, with the same transitions. */
  transitionTo(to: View, options?: AnimationOptionsGiven | null, completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Ends all animations of a view's properties at once. */
  removeAllAnimations(): void;
  /** Attaches a timing to a property of a view. */
  setImplicit(property: number, options?: ImplicitOptionsGiven | null): void;
  /** Removes a timing. */
  clearImplicit(property: number): void;
  /** Reads the timing that counts for a property of a view, its own or that of a view above. */
  implicit(property: number): ImplicitOptions;
  /** Sets the value that a property shows in the first frame whenever the view comes into sight. */
  setStartingValue(property: number, values?: readonly number[] | Float64Array): void;
  /** Sets the function that is called when the glides of a property have ended. */
  setSettle(property: number, fn?: ((view: View, property: number, finished: boolean) => void) | null): void;
  /** Sets the list of children that a view has from the next tick on, back to front. */
  arrange(children?: readonly (Given<Child>)[], options?: ArrangementOptionsGiven | null): void;
  /** Begins a list that is given child by child. */
  beginArrangement(options?: ArrangementOptionsGiven | null): void;
  /** Reads what the last list of a view has changed. */
  get arrangementSummary(): ArrangementSummary;
  /** Sets the functions that are called when children of a view come and leave. */
  setArrangementDelegate(delegate?: ArrangementDelegate | null): void;
  /** Returns the state of a view as a child of an arrangement. */
  get childState(): ChildState;
  /** The key of a view in the arrangement that it is a child of. */
  get key(): number | bigint;
  /** The child of a view that has a key, lent. */
  childWithKey(key: number | bigint, withLeavers: boolean): View | null;
  /** Ends all exits of a view at once. */
  endLeavers(): void;
  /** All of them, in order. */
  get leavers(): View[];
  /** Begins to drag a child, from where it is seen and in front of the others. */
  beginReorder(key: number | bigint, point: Point | readonly number[], options?: ReorderOptionsGiven | null): void;
  /** Moves the child with the finger, at once. */
  updateReorder(point: Point | readonly number[]): number;
  /** Ends the drag. */
  endReorder(velocity: Vector | readonly number[]): number;
  /** Ends the drag as if the finger had not moved. */
  get cancelReorder(): number;
  /** Lets the center of a view follow a path in the innermost open block. */
  followPath(path: Path, options?: FollowOptionsGiven | null): void;
  /** Nudges a property of a view, see motus_value_nudge(). */
  nudge(property: number, velocity: readonly number[] | Float64Array, timing?: TimingGiven | null, completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Flings a property of a view, see motus_value_fling(). */
  fling(property: number, velocity: readonly number[] | Float64Array, options?: FlingOptionsGiven | null, completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Attaches a recognizer to a view, which retains it. */
  addGesture(gesture: Gesture): void;
  /** Detaches a recognizer from its view, which releases it. */
  removeGesture(gesture: Gesture): void;
  /** All of them, in order. */
  get gestures(): Gesture[];
  /** The scroller of a view, NULL when it has none. */
  get scroller(): Scroller | null;
  /** Scrolls by a key. */
  sendScrollKey(key: ScrollKey): boolean;
  /** Gives a view a match key, from the next transition on. */
  setMatchKey(key: number | bigint, options?: MatchOptionsGiven | null): void;
  /** The match key of a view. */
  get matchKey(): number | bigint;
}

/** A running animation that a block has started. */
export class Animation extends Handle {
  private constructor();
  /** Ends a running animation early. */
  cancel(position: AnimatingPosition): void;
}

/** An animation that can be paused, moved to any fraction of its way (scrubbed), reversed and
 *  continued. */
export class PropertyAnimator extends Handle {
  /** Creates an inactive animator. */
  constructor(runtime: Runtime, duration: number, timing?: TimingGiven | null);
  /** Creates an animator that runs already. */
  static createRunning(runtime: Runtime, options: AnimationOptionsGiven | null, block: (() => void), completion?: ((position: AnimatingPosition) => void) | null): PropertyAnimator;
  /** Creates an animator that is made of others. */
  static createGroup(runtime: Runtime, arrangement: AnimatorArrangement, spacing: number, members: readonly (PropertyAnimator)[]): PropertyAnimator;
  /** All of them, in order. */
  get members(): PropertyAnimator[];
  /** Adds animations. */
  addAnimations(block: (() => void)): void;
  /** Adds animations that begin later and end with the animator. */
  addAnimationsDelayed(delayFactor: number, block: (() => void)): void;
  /** Adds a completion. */
  addCompletion(fn?: ((position: AnimatingPosition) => void) | null): void;
  /** Sets the function that is called when the state, is_running or is_reversed changes. */
  setObserver(fn?: ((animator: PropertyAnimator, change: AnimatorChange) => void) | null): void;
  /** Starts an animator, or continues a paused one along its own timing. */
  start(): void;
  /** Starts an animator after a delay in seconds, not negative. */
  startAfterDelay(delay: number): void;
  /** Pauses an animator where it is. */
  pause(): void;
  /** Continues a paused animator. */
  continue(timing: TimingGiven | null, durationFactor: number): void;
  /** Continues a paused animator at a constant rate until a fraction, and pauses it there, also at
   *  0 and 1. */
  continueUntil(fraction: number): void;
  /** Stops an animator where it is. */
  stop(withoutFinishing: boolean): void;
  /** Finishes a stopped animator. */
  finish(position: AnimatingPosition): void;
  /** The state. */
  get state(): AnimatingState;
  /** Whether it runs, or waits to start. */
  get isRunning(): boolean;
  /** Whether it runs, or will run, towards its start. */
  get reversed(): boolean;
  set reversed(reversed: boolean);
  /** How far it is in its direction of travel, 0 to 1. */
  get fractionComplete(): number;
  set fractionComplete(fraction: number);
  /** Takes an animator to a time after its start, at once and wherever it was. */
  seek(seconds: number): void;
  /** How fast its time runs. */
  get speed(): number;
  set speed(speed: number);
  /** Reads the timing that an animator was created with. */
  get timing(): Timing;
  /** Seconds from start to end. */
  get duration(): number;
  /** The delay of its last start, in seconds. */
  get delay(): number;
  /** Whether it can be paused, scrubbed and stopped. */
  get interruptible(): boolean;
  set interruptible(interruptible: boolean);
  /** Whether touches reach the views that it moves. */
  get userInteractionEnabled(): boolean;
  set userInteractionEnabled(enabled: boolean);
  /** Whether touches find the views that it moves at their model values instead of where they are
   *  seen. */
  get manualHitTestingEnabled(): boolean;
  set manualHitTestingEnabled(manual: boolean);
  /** Whether scrubbing is linear, so that views follow a finger. */
  get scrubsLinearly(): boolean;
  set scrubsLinearly(linearly: boolean);
  /** Whether it stays active and paused at its end, without completions. */
  get pausesOnCompletion(): boolean;
  set pausesOnCompletion(pauses: boolean);
  /** The colour space in which its animations interpolate colours. */
  get colorSpace(): ColorSpace;
  set colorSpace(space: ColorSpace);
  /** Whether it moves although motion is reduced. */
  get keepsMotion(): boolean;
  set keepsMotion(keeps: boolean);
  /** Adds a cue to an animator or a group. */
  addCue(unit: CueUnit, place: number, flags: number, fn?: ((animator: PropertyAnimator, cue: number, forward: boolean) => void) | null): number;
  /** Removes a cue. */
  removeCue(cue: number): void;
}

/** A driver of an interactive transition. */
export class InteractionController extends Handle {
  /** Creates a custom interaction controller. */
  constructor(runtime: Runtime, callbacks: InteractionControllerCallbacks);
}

/** Drives an interactive transition by a fraction from 0 to 1, such as how far a finger has moved. */
export class PercentDrivenInteraction extends InteractionController {
  /** Creates a percent-driven interaction. */
  constructor(runtime: Runtime);
  /** Shows a fraction of the transition, with the next tick. */
  update(fraction: number): void;
  /** Ends the interaction. */
  finish(): void;
  /** Ends the interaction. */
  cancel(): void;
  /** Lets the transition run to its end on a critically damped spring that starts with a velocity,
   *  so that nothing jumps when a finger lets go. */
  finishWithVelocity(velocity: number): void;
  /** Cancels in the same way. */
  cancelWithVelocity(velocity: number): void;
  /** Makes a transition that runs by itself, or is finishing or cancelling, interactive again. */
  pause(): void;
  /** The last fraction shown. */
  get percentComplete(): number;
  /** The duration of the transition in seconds. */
  get duration(): number;
  /** The speed at which the transition runs after finish or cancel, 1 being its own. */
  get completionSpeed(): number;
  set completionSpeed(speed: number);
  /** Reads the completion timing, as motus_property_animator_timing() reads an animator's. */
  get completionTiming(): Timing;
  set completionTiming(timing: TimingGiven | null);
  /** Reads the timing curve. */
  get timingCurve(): Timing;
  set timingCurve(timing: TimingGiven | null);
  /** Whether the transition begins interactively. */
  get wantsInteractiveStart(): boolean;
  set wantsInteractiveStart(wants: boolean);
}

/** A line through the plane, of lines, curves and arcs. */
export class Path extends Handle {
  /** Creates a path. */
  constructor(runtime: Runtime, start: Point | readonly number[], segments: readonly (Given<PathSegment>)[]);
  /** The length of a path, in points. */
  get length(): number;
  /** Reads where a path has run a fraction of its length, and in which direction it goes there. */
  pointAt(fraction: number): [Point, number];
}

/** One to sixteen numbers that move like a property, and belong to no view. */
export class Value extends Handle {
  /** Creates a value. */
  constructor(runtime: Runtime, options?: ValueOptionsGiven | null, initial?: readonly number[] | Float64Array);
  /** Creates a value of one number. */
  static createNumber(runtime: Runtime, initial: number): Value;
  /** How its numbers are interpolated. */
  get kind(): PropertyKind;
  /** How many numbers it has. */
  get componentCount(): number;
  /** Sets the model value. */
  set(values: readonly number[] | Float64Array): void;
  /** Reads what the last frame showed, or the target. */
  read(source: ValueSource): Float64Array;
  /** The number that the last frame showed. */
  get number(): number;
  set number(number_: number);
  /** Reads how fast it moves, in units per second. */
  velocity(): Float64Array;
  /** Whether something moves it, or waits to do so. */
  get isMoving(): boolean;
  /** Ends what moves a value, and sets it at once, also inside a block and with an implicit timing. */
  jump(values: readonly number[] | Float64Array): void;
  /** Ends what moves a value and leaves it where it is shown, at rest. */
  stop(): void;
  /** Ends what moves a value and brings it to its target at once. */
  finish(): void;
  /** Gives a value a velocity in the innermost block, as motus_view_set_property_velocity() does a
   *  property. */
  setVelocity(velocity: readonly number[] | Float64Array): void;
  /** Nudges a value. */
  nudge(velocity: readonly number[] | Float64Array, timing?: TimingGiven | null, completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Flings a value. */
  fling(velocity: readonly number[] | Float64Array, options?: FlingOptionsGiven | null, completion?: ((finished: boolean) => void) | null): Animation | null;
  /** Lets a value of two numbers follow a path in the innermost open block, as
   *  motus_view_follow_path() does the center of a view. */
  followPath(path: Path, pacesBySegment: boolean): void;
  /** Attaches a timing to a value. */
  setImplicit(options?: ImplicitOptionsGiven | null): void;
  /** Removes the timing. */
  clearImplicit(): void;
  /** Sets the function that hears of a value's changes. */
  setObserver(fn?: ((value: Value, previous: number, shown: number, velocity: number) => void) | null): void;
  /** Reads what an observed value had shown before its observer was called last, or when it was
   *  set. */
  previous(): Float64Array;
  /** Sets the function that is called when the glides of a value have ended, see
   *  motus_view_set_settle(). */
  setSettle(fn?: ((value: Value, finished: boolean) => void) | null): void;
}

/** A call that will be made, once or again and again. */
export class Timer extends Handle {
  private constructor();
  /** Ends a timer. */
  cancel(): void;
}

/** A callback that is called in every frame, or at a preferred rate. */
export class DisplayLink extends Handle {
  /** Creates a display link, not paused, for every frame. */
  constructor(runtime: Runtime, fn?: ((link: DisplayLink, timestamp: number, targetTimestamp: number) => void) | null);
  /** Whether it is paused. */
  get paused(): boolean;
  set paused(paused: boolean);
  /** How often it wants to be called. */
  get frameRates(): FrameRateRange;
  set frameRates(rates: FrameRateRange | readonly number[]);
  /** The time of the frame of its last call. */
  get timestamp(): number;
  /** When the call after the last one is expected. */
  get targetTimestamp(): number;
  /** Stops the calls for good and frees the callback's user_data. */
  invalidate(): void;
}

/** A recognizer of gestures. */
export class Gesture extends Handle {
  /** Creates a recognizer, attached to no view. */
  constructor(runtime: Runtime, options?: GestureOptionsGiven | null);
  /** The view to which a recognizer is attached, lent. */
  get view(): View | null;
  /** Sets the function that is called, during the tick, when the gesture begins, changes, ends or
   *  is cancelled. */
  setAction(fn?: ((gesture: Gesture) => void) | null): void;
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: GestureDelegate | null): void;
  /** Lets this recognizer wait until another one has failed. */
  requireFailureOf(other: Gesture): void;
  /** The state. */
  get state(): RecognitionState;
  /** Whether it follows fingers. */
  get enabled(): boolean;
  set enabled(enabled: boolean);
  /** Whether a finger belongs to it while its gesture is under way. */
  get cancelsTouches(): boolean;
  set cancelsTouches(cancels: boolean);
  /** Which parts of a touch a recognizer delays. */
  get touchDelays(): number;
  set touchDelays(delays: number);
  /** The name of a recognizer, lent until it is set again. */
  get name(): string | null;
  set name(name: string | null);
  /** The number of fingers that it follows, in the callback of its end those that leave too. */
  get touchCount(): number;
  /** Where one of its fingers is, in the coordinates of a view by model values. */
  touchLocation(index: number, view?: View | null): Point;
  /** The middle of its fingers, or where it was when the last one left. */
  location(view?: View | null): Point;
  /** Pans. */
  translation(view?: View | null): Vector;
  /** Pans. */
  setTranslation(translation: Vector | readonly number[], view?: View | null): void;
  /** Pans. */
  velocity(view?: View | null): Vector;
  /** Pinches. */
  get scale(): number;
  set scale(scale: number);
  /** Pinches. */
  get scaleVelocity(): number;
  /** Rotations. */
  get rotation(): number;
  set rotation(rotation: number);
  /** Rotations. */
  get rotationVelocity(): number;
  /** Makes a pan drive transitions interactively, so that the host only feeds touches. */
  bind(interaction?: PercentDrivenInteraction | null, options?: GestureBindingOptionsGiven | null, begin_?: ((gesture: Gesture) => void) | null): void;
}

/** Moves the content of a view. */
export class Scroller extends Handle {
  /** Creates the scroller of a view, which retains it. */
  constructor(view: View, options?: ScrollerOptionsGiven | null);
  /** The view of a scroller, NULL when that has ended. */
  get view(): View | null;
  /** The pan of a scroller. */
  get panGesture(): Gesture | null;
  /** Reads the options. */
  get options(): ScrollerOptions;
  set options(options: ScrollerOptionsGiven | null);
  /** The size of the content. */
  get contentSize(): Size;
  set contentSize(size: Size | readonly number[]);
  /** The insets around the content. */
  get contentInset(): Insets;
  set contentInset(inset: Insets | readonly number[]);
  /** The offset that is shown, also when an animation block moves it. */
  get offset(): Point;
  /** The smallest offset at which the content rests, on each axis. */
  get minimumOffset(): Point;
  /** The largest offset at which the content rests, on each axis. */
  get maximumOffset(): Point;
  /** The offset at which the content will come to rest. */
  get targetOffset(): Point;
  /** How fast the offset grows, in points per second. */
  get velocity(): Vector;
  /** The state of a scroller. */
  get state(): ScrollerState;
  /** Returns the state of one axis. */
  axisState(axis: Axis): ScrollerState;
  /** Scrolls to an offset, clamped between the minimum and the maximum offset. */
  scrollTo(offset: Point | readonly number[], animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Scrolls, as motus_scroller_scroll_to() does, by the smallest distance that brings a rectangle
   *  of the content into sight inside the insets. */
  scrollToRect(rect: Rect | readonly number[], animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Scrolls, as motus_scroller_scroll_to() does, to a page of an axis that has pages. */
  scrollToPage(axis: Axis, page: number, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** The page that an axis shows, or to which it goes. */
  page(axis: Axis): number;
  /** Throws the content, as a release with this velocity would. */
  fling(velocity: Vector | readonly number[]): void;
  /** Stops content that moves where it is. */
  stop(): void;
  /** Tells the scroller that rows, for instance, were inserted or removed at a place. */
  adjust(axis: Axis, at: number, delta: number): void;
  /** Whether a release has begun to refresh, and motus_scroller_end_refreshing() has not been
   *  called. */
  get isRefreshing(): boolean;
  /** Ends refreshing. */
  endRefreshing(): void;
  /** Whether a finger is down in a scroller. */
  get isTracking(): boolean;
  /** Whether a scroller is dragged. */
  get isDragging(): boolean;
  /** Whether a scroller goes on by itself after a release. */
  get isDecelerating(): boolean;
  /** Whether fingers or a motion change the scale of a scroller. */
  get isZooming(): boolean;
  /** The rectangle of the content that the bounds show. */
  get visibleRect(): Rect;
  /** The indicator of an axis. */
  indicator(axis: Axis): Indicator;
  /** Shows the indicators for a moment. */
  flashIndicators(): void;
  /** Scrolls to the top, animated, if the delegate agrees. */
  scrollToTop(): void;
  /** The view that is zoomed, lent. */
  get zoomView(): View | null;
  set zoomView(view: View | null);
  /** The pinch of a scroller, lent. */
  get pinchGesture(): Gesture | null;
  /** The scale that is shown. */
  get zoom(): number;
  /** Sets the scale, clamped to the limits. */
  setZoom(scale: number, anchor: Point | readonly number[], animated: boolean): void;
  /** Zooms so that a rectangle of the zoomed view fills the bounds as far as the limits allow, and
   *  stands in their middle as far as the edges allow. */
  zoomToRect(rect: Rect | readonly number[], animated: boolean): void;
  /** Sets the areas at which an axis may rest. */
  setSnapAreas(axis: Axis, areas: readonly (Given<SnapArea>)[]): void;
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: ScrollerDelegate | null): void;
  /** Links a property of a view. */
  linkProperty(options: ScrollLinkOptionsGiven | null, view: View, property: number, from: readonly number[] | Float64Array, to: readonly number[] | Float64Array, timing?: TimingGiven | null): ScrollLink | null;
  /** Links an animator. */
  linkAnimator(options: ScrollLinkOptionsGiven | null, animator: PropertyAnimator): ScrollLink | null;
  /** Links a percent-driven interaction. */
  linkInteraction(options: ScrollLinkOptionsGiven | null, interaction: PercentDrivenInteraction): ScrollLink | null;
  /** Sets which axes of a scroller keep clear of the safe area. */
  setInsetAdjustment(adjustment: InsetAdjustment): void;
  /** The insets that a scroller uses. */
  get adjustedInset(): Insets;
}

/** A link. */
export class ScrollLink extends Handle {
  private constructor();
  /** Ends a link. */
  remove(): void;
  /** Whether a link moves its target. */
  get isActive(): boolean;
  /** How far through the range the offset was when the link was last active, 0 to 1. */
  get progress(): number;
  /** How fast the progress grows, per second. */
  get velocity(): number;
}

/** A view controller. */
export class ViewController extends Handle {
  /** Creates a view controller. */
  constructor(runtime: Runtime, callbacks?: ViewControllerCallbacks | null);
  /** The view. */
  get view(): View | null;
  set view(view: View | null);
  /** The view, lent. */
  get viewIfLoaded(): View | null;
  /** Releases the view of a controller that is not shown. */
  unloadView(): void;
  /** The title, lent until it is set again. */
  get title(): string | null;
  set title(title: string | null);
  /** The state of appearance. */
  get appearanceState(): AppearanceState;
  /** Whether it appears because it is being added to its parent, for instance pushed. */
  get isMovingToParent(): boolean;
  /** Whether it disappears because it is being removed from its parent, for instance popped. */
  get isMovingFromParent(): boolean;
  /** The parent, lent. */
  get parent(): ViewController | null;
  /** All of them, in order. */
  get children(): ViewController[];
  /** Adds a child, removing it from its previous parent. */
  addChild(child: ViewController): void;
  /** Removes a controller from its parent, which releases it, and calls did_move_to_parent with
   *  NULL. */
  removeFromParent(): void;
  /** Calls will_move_to_parent of a controller. */
  willMoveToParent(parent?: ViewController | null): void;
  /** Calls did_move_to_parent of a controller. */
  didMoveToParent(parent?: ViewController | null): void;
  /** Whether the children get appearance calls together with the controller. */
  get forwardsAppearance(): boolean;
  set forwardsAppearance(forwards: boolean);
  /** Calls view_will_appear or view_will_disappear of a child, for containers that do not forward
   *  appearance. */
  beginAppearanceTransition(appearing: boolean, animated: boolean): void;
  /** Ends what motus_view_controller_begin_appearance_transition() has begun. */
  endAppearanceTransition(): void;
  /** The interruption policy of a container. */
  get interruptionPolicy(): InterruptionPolicy;
  set interruptionPolicy(interruption: InterruptionPolicy);
  /** Moves from one child of a custom container to another. */
  transition(from: ViewController, to: ViewController, options?: AnimationOptionsGiven | null, block?: (() => void) | null, completion?: ((finished: boolean) => void) | null): void;
  /** Moves from one child of a custom container to another, animated by an animation controller,
   *  interactive if there is an interaction controller, with a context and a coordinator as in
   *  navigation. */
  transitionBy(from?: ViewController | null, to?: ViewController | null, options?: ContainerTransitionOptionsGiven | null, completion?: ((finished: boolean) => void) | null): void;
  /** How much width a controller has. */
  get horizontalSizeClass(): SizeClass;
  /** How much height a controller has. */
  get verticalSizeClass(): SizeClass;
  /** Sets the size classes of a child and of its descendants, until it leaves its parent. */
  overrideChildTraits(child: ViewController, horizontal: SizeClass, vertical: SizeClass): void;
  /** Reports that the host's layout of a controller's contents has another size. */
  systemLayoutFittingSizeDidChange(): void;
  /** Shows a controller in the way that fits where it is called. */
  show(shown: ViewController, sender?: number): void;
  /** As motus_view_controller_show(), but calls show_detail. */
  showDetail(shown: ViewController, sender?: number): void;
  /** The controller whose show or show_detail would be called, lent. */
  showTarget(isDetail: boolean): ViewController | null;
  /** The safe area of a controller. */
  get safeArea(): Insets;
  /** Returns the insets that a controller adds to its safe area, for bars of its own. */
  get additionalSafeArea(): Insets;
  set additionalSafeArea(insets: Insets | readonly number[]);
  /** The nearest navigation controller among the ancestors of a controller, lent. */
  get navigationController(): NavigationController | null;
  /** The nearest tab bar controller around a controller, lent. */
  get tabBarController(): TabBarController | null;
  /** Puts a bar at an edge of a container, or removes it. */
  setBar(edge: Edge, view: View | null, height: number): void;
  /** The bar at an edge of a container, lent. */
  bar(edge: Edge): View | null;
  /** The height of the bar at an edge, as it has been set. */
  barHeight(edge: Edge): number;
  /** Hides the bar at an edge, or shows it, whatever the screens say. */
  setBarHidden(edge: Edge, hidden: boolean, options?: AnimationOptionsGiven | null, completion?: ((finished: boolean) => void) | null): void;
  /** Whether the bar at an edge has been hidden by motus_view_controller_set_bar_hidden(). */
  isBarHidden(edge: Edge): boolean;
  /** The edges at which a controller hides the bars around it, as bits. */
  get hiddenBars(): number;
  set hiddenBars(edges: number);
  /** The nearest page view controller around a controller, lent. */
  get pageViewController(): PageViewController | null;
  /** The nearest split view controller around a controller, lent. */
  get splitViewController(): SplitViewController | null;
  /** Adds a segue to a controller. */
  addSegue(identifier: string, kind: SegueKind, callbacks: SegueCallbacks): void;
  /** Performs a segue without asking should_perform_segue. */
  performSegue(identifier: string, sender?: number): void;
  /** Performs a segue on behalf of the user. */
  performSegueByUser(identifier: string, sender?: number): boolean;
  /** Adds an unwind action. */
  addUnwindAction(action: string, fn: ((segue: Segue) => void)): void;
  /** Unwinds. */
  unwind(action: string, sender?: number): ViewController | null;
  /** The coordinator of the transition in which a controller takes part, or its parent does, lent. */
  get transitionCoordinator(): TransitionCoordinator | null;
  /** Lets a controller's screen zoom when it is pushed on a navigation controller or presented in a
   *  style other than sheets and popovers, and when it goes. */
  setZoom(options?: ZoomOptionsGiven | null, delegate?: ZoomDelegate | null): void;
  /** Removes the zoom. */
  clearZoom(): void;
  /** Presents a controller in front of another one. */
  present(presented: ViewController, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Dismisses the controller that controller, or the nearest parent of it, presents, and
   *  everything that is presented in front of that. */
  dismiss(animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** The controller that this one presents, or that its nearest parent presents. */
  get presentedViewController(): ViewController | null;
  /** The controller that presents this one, or the outermost parent of this one. */
  get presentingViewController(): ViewController | null;
  /** Whether it appears because it is being presented. */
  get isBeingPresented(): boolean;
  /** Whether it disappears because it is dismissed. */
  get isBeingDismissed(): boolean;
  /** How it is presented. */
  get presentationStyle(): PresentationStyle;
  set presentationStyle(style: PresentationStyle);
  /** How it comes and goes without an animator. */
  get modalTransitionStyle(): ModalTransitionStyle;
  set modalTransitionStyle(style: ModalTransitionStyle);
  /** How it behaves in presentations. */
  get modalFlags(): number;
  set modalFlags(flags: number);
  /** Sets the delegate that is asked when this controller is presented or dismissed. */
  setTransitioningDelegate(delegate?: TransitioningDelegate | null): void;
  /** The presentation controller of this controller or of the nearest one above it that is
   *  presented, lent. */
  get presentationController(): PresentationController | null;
  /** As motus_view_controller_presentation_controller(), but none is made. */
  get activePresentationController(): PresentationController | null;
  /** The size that a controller's contents ask for. */
  get preferredContentSize(): Size;
  set preferredContentSize(size: Size | readonly number[]);
  /** Reads the look. */
  get look(): LookOptions;
  set look(options: LookOptionsGiven | null);
}

/** Lets others animate along with a transition. */
export class TransitionCoordinator extends Handle {
  private constructor();
  /** Animates the changes of animation along with the transition. */
  animateAlongside(view?: View | null, animation?: ((coordinator: TransitionCoordinator | null) => void) | null, completion?: ((coordinator: TransitionCoordinator | null) => void) | null): void;
  /** Calls fn at a moment of the transition. */
  notify(moment: TransitionMoment, fn: ((coordinator: TransitionCoordinator | null) => void)): void;
  /** Reads what a coordinator knows. */
  get info(): TransitionInfo;
  /** Evaluates the completion curve, along which a transition runs on after its interaction has
   *  ended, at a fraction of its time. */
  completionProgress(timeFraction: number): number;
  /** The view in which the transition happens, lent. */
  get containerView(): View | null;
  /** One side's controller, lent. */
  viewController(side: TransitionSide): ViewController | null;
  /** One side's view, lent. */
  view(side: TransitionSide): View | null;
}

/** A way from one controller to another. */
export class Segue extends Handle {
  private constructor();
  /** The identifier of a segue, or the action of an unwind segue. */
  get identifier(): string | null;
  /** Where it begins, lent. */
  get source(): ViewController | null;
  /** Where it leads, lent. */
  get destination(): ViewController | null;
  /** The sender of the call that performed the segue. */
  get sender(): number;
  /** Whether it is an unwind segue. */
  get isUnwind(): boolean;
}

/** An animation of a transition. */
export class AnimationController extends Handle {
  /** Creates an animation controller. */
  constructor(runtime: Runtime, callbacks: AnimationControllerCallbacks);
  /** Creates an animation controller that moves the screens in a plain way and lets the pairs fly,
   *  for delegates of all containers. */
  static createMatched(runtime: Runtime, options?: MatchedOptionsGiven | null): AnimationController;
}

/** A container that shows the top one of a stack of view controllers. */
export class NavigationController extends ViewController {
  /** Creates a navigation controller. */
  constructor(runtime: Runtime, root?: ViewController | null);
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: NavigationDelegate | null): void;
  /** Pushes a controller, which the stack retains. */
  push(controller: ViewController, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Pops the top controller. */
  pop(animated: boolean, completion?: ((finished: boolean) => void) | null): ViewController | null;
  /** Pops everything above a controller. */
  popTo(controller: ViewController | null, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Replaces the stack with one transition. */
  setViewControllers(controllers: readonly (ViewController)[], animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** All of them, in order. */
  get viewControllers(): ViewController[];
  /** The top of the stack, lent. */
  get topViewController(): ViewController | null;
  /** The controller that the user sees, lent. */
  get visibleViewController(): ViewController | null;
  /** Reads the options. */
  get options(): NavigationOptions;
  set options(options: NavigationOptionsGiven | null);
  /** The recognizer of the edge swipe that pops the top controller interactively, lent. */
  get interactivePopGesture(): Gesture | null;
}

/** Controllers side by side of which the selected one is shown. */
export class TabBarController extends ViewController {
  /** Creates a tab bar controller without tabs. */
  constructor(runtime: Runtime);
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: TabBarDelegate | null): void;
  /** Replaces the tabs, which are retained. */
  setViewControllers(controllers: readonly (ViewController)[], animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** All of them, in order. */
  get viewControllers(): ViewController[];
  /** The selected controller, lent. */
  get selectedViewController(): ViewController | null;
  /** The index of the selected controller. */
  get selectedIndex(): number;
  /** Selects the tab of a controller, without calling should_select and did_select. */
  select(controller: ViewController, completion?: ((finished: boolean) => void) | null): void;
  /** Selects the tab at an index on behalf of the user. */
  selectByUser(index: number, completion?: ((finished: boolean) => void) | null): boolean;
}

/** A container that turns pages. */
export class PageViewController extends ViewController {
  /** Creates a page view controller without pages. */
  constructor(runtime: Runtime, options?: PageViewControllerOptionsGiven | null);
  /** The scroller of the container's view, lent. */
  get scroller(): Scroller | null;
  /** Sets the data source, and asks it when there is a page. */
  setDataSource(source?: PageDataSource | null): void;
  /** Takes a list of pages in place of a data source. */
  setPages(controllers: readonly (ViewController)[], circular: boolean): void;
  /** Asks the data source again which pages stand beside the one that is shown. */
  reload(): void;
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: PageDelegate | null): void;
  /** Turns to a page. */
  showPage(controller: ViewController, direction: PageDirection, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** The page that is shown, lent. */
  get current(): ViewController | null;
  /** The page that is on its way, lent. */
  get pending(): ViewController | null;
  /** How far the content is from the place of the page that is shown, in pages. */
  get position(): number;
}

/** A container that shows columns. */
export class SplitViewController extends ViewController {
  /** Creates a split view controller without columns. */
  constructor(runtime: Runtime, options?: SplitViewControllerOptionsGiven | null);
  /** Reads the options. */
  get options(): SplitViewControllerOptions;
  set options(options: SplitViewControllerOptionsGiven | null);
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: SplitDelegate | null): void;
  /** Replaces the controller of a column, or removes it, without animation. */
  setColumn(column: SplitColumn, controller?: ViewController | null): void;
  /** A column's controller, lent. */
  column(column: SplitColumn): ViewController | null;
  /** Shows a column. */
  showColumn(column: SplitColumn, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Hides a column. */
  hideColumn(column: SplitColumn, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Replaces the secondary column. */
  splitShowDetail(controller: ViewController, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Asks for a mode. */
  setMode(mode: SplitMode, animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** The mode that is shown with the columns and the room that there are. */
  get mode(): SplitMode;
  /** Whether it is collapsed. */
  get isCollapsed(): boolean;
  /** The navigation controller that is the stack when a split view controller is collapsed, lent. */
  get stack(): NavigationController | null;
}

/** A transition, as its animation controller needs to know it. */
export class TransitionContext extends Handle {
  private constructor();
  /** The view in which the transition happens, lent. */
  get containerView(): View | null;
  /** The coordinator of the transition, lent. */
  get coordinator(): TransitionCoordinator | null;
  /** One side's controller, lent. */
  viewController(side: TransitionSide): ViewController | null;
  /** One side's view, lent. */
  view(side: TransitionSide): View | null;
  /** The frame of one side's view at the beginning, in the container view. */
  initialFrame(side: TransitionSide): Rect;
  /** The frame that one side's view must have at the end, in the container view. */
  finalFrame(side: TransitionSide): Rect;
  /** The rotation that the container goes through. */
  get targetTransform(): Transform;
  /** Whether it is animated. */
  get isAnimated(): boolean;
  /** Whether it is interactive now, or will be when it begins. */
  get isInteractive(): boolean;
  /** Whether the transition is being cancelled or has been. */
  get wasCancelled(): boolean;
  /** Whether a navigation controller pushes or pops. */
  get operation(): NavigationOperation;
  /** The style of the presentation that the transition begins or ends. */
  get presentationStyle(): PresentationStyle;
  /** Shows a fraction of the transition, clamped to 0 to 1, from the next tick on. */
  update(fraction: number): void;
  /** Ends the interaction. */
  finish(): void;
  /** Ends the interaction. */
  cancel(): void;
  /** Makes a transition that runs by itself interactive again, and pauses it where it is. */
  pause(): void;
  /** Ends the transition. */
  complete(didComplete: boolean): void;
  /** Lets the pairs fly in a transition that the host's own animation controller animates, with its
   *  duration and along the curve of its first animation. */
  match(options?: MatchedOptionsGiven | null): number;
}

/** Decides where a presented controller's view is placed, and adds decorations. */
export class PresentationController extends Handle {
  /** Creates a presentation controller for the custom style. */
  constructor(presented: ViewController, presenting?: ViewController | null, callbacks?: PresentationControllerCallbacks | null);
  /** The controller that is presented, lent. */
  get presentedViewController(): ViewController | null;
  /** The controller that presents, lent. */
  get presentingViewController(): ViewController | null;
  /** The style of a presentation before it adapts. */
  get style(): PresentationStyle;
  /** The style into which the presentation has adapted. */
  get adaptiveStyle(): PresentationStyle;
  /** The style into which the presentation would adapt for these size classes, as adaptive_style of
   *  the delegate, or its own, returns it. */
  adaptiveStyleFor(horizontal: SizeClass, vertical: SizeClass): PresentationStyle;
  /** Sets the size classes of the presented controller and of its descendants, as
   *  motus_view_controller_override_child_traits() does. */
  overrideTraits(horizontal: SizeClass, vertical: SizeClass): void;
  /** The view in which it happens, lent. */
  get containerView(): View | null;
  /** The view that comes, lent. */
  get presentedView(): View | null;
  /** Where the presented view stands, or is going to, in the container view. */
  get frameOfPresentedView(): Rect;
  /** Lays out the container view with the next tick, as after a change of its size. */
  setNeedsLayout(): void;
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: AdaptivePresentationDelegate | null): void;
  /** Dismisses on behalf of the user, after a gesture or a key that the host handles. */
  dismissByUser(animated: boolean, completion?: ((finished: boolean) => void) | null): void;
  /** Reads the options. */
  get sheetOptions(): SheetOptions;
  /** Sets the options. */
  sheetSetOptions(options?: SheetOptionsGiven | null, resolve?: ((detent: number, maximum: number) => number) | null): void;
  /** Sets the detent at which a sheet rests. */
  sheetSelectDetent(detent: number): void;
  /** Reports that the host's detents have other heights. */
  sheetInvalidateDetents(): void;
  /** The height in points that a detent has in the present container view. */
  sheetDetentValue(detent: number): number;
  /** Calls changes, and lets everything that it changes about the sheet move to its new place on a
   *  spring. */
  sheetAnimateChanges(changes: (() => void)): void;
  /** Reports how far the scrolling content of the sheet is scrolled, in points, when the host
   *  scrolls it by itself. */
  sheetSetScrollOffset(offset: number): void;
  /** The scroll offset that was reported last. */
  get sheetScrollOffset(): number;
  /** The pan that drags a sheet, lent, as that of a stack's edge swipe is. */
  get sheetPanGesture(): Gesture | null;
  /** Reads the options. */
  get popoverOptions(): PopoverOptions;
  /** Sets what a popover belongs to. */
  popoverSetOptions(options?: PopoverOptionsGiven | null): void;
  /** Reads where a popover is placed in its container view. */
  popoverPlacement(): [Rect, ArrowDirection, Point];
}

/** Runs behaviors. */
export class DynamicAnimator extends Handle {
  /** Creates a dynamic animator. */
  constructor(runtime: Runtime, referenceView?: View | null);
  /** Creates a dynamic animator for the layout of a collection (a list or a grid of cells) instead
   *  of a view. */
  static createForLayout(runtime: Runtime, contentSize: Size | readonly number[]): DynamicAnimator;
  /** The size of the layout's content. */
  get contentSize(): Size;
  set contentSize(contentSize: Size | readonly number[]);
  /** The item of this animator that stands for an element, lent. */
  itemAtPath(path: Given<LayoutPath>): DynamicItem | null;
  /** Adds a behavior with its children, and retains it. */
  addBehavior(behavior: DynamicBehavior): void;
  /** Removes a behavior with its children. */
  removeBehavior(behavior: DynamicBehavior): void;
  /** Removes every behavior. */
  removeAllBehaviors(): void;
  /** All of them, in order. */
  get behaviors(): DynamicBehavior[];
  /** The reference view, lent. */
  get referenceView(): View | null;
  /** Finds the items whose bounds intersect a rectangle, in the order in which the animator got to
   *  know them, groups and their members included. */
  itemsInRect(rect: Rect | readonly number[]): DynamicItem[];
  /** Makes the animator take over the center and the rotation that the host has given an item. */
  updateItem(item: DynamicItem, resetsVelocity: boolean): void;
  /** Whether anything moves, or is about to. */
  get isRunning(): boolean;
  /** Seconds that it has been running, pauses not counted. */
  get elapsedTime(): number;
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: DynamicAnimatorDelegate | null): void;
  /** Reads the rectangle that is watched. */
  get watchedRect(): Rect | null;
  set watchedRect(rect: Rect | readonly number[] | null);
  /** Lends the contacts that began and ended in the last frame, in the order of the calls of
   *  motus_collision_delegate. */
  contactEvents(): Rows<DynamicContactEventRow>;
  /** Lends the places of all items that moved in the last frame. */
  movedItems(): Rows<DynamicPoseRow>;
  /** The steps of 1/240 s that it has taken, those of a restored snapshot included. */
  get stepCount(): number | bigint;
  /** Lends the states of all items, in the order in which the animator got to know them. */
  itemStates(): Rows<DynamicItemStateRow>;
  /** Puts items where the host says, with the velocity that it says. */
  setItemStates(states?: readonly (Given<DynamicItemState>)[]): void;
  /** Lends everything that touches now, sleeping or not. */
  contacts(): Rows<DynamicContactRow>;
  /** Lends the attachments and snaps that act now. */
  joints(): Rows<DynamicJointRow>;
  /** Measures how long an animator's steps spend in each of their stages, by a clock of the host. */
  setProfileClock(now?: (() => number) | null): void;
  /** Lends the times of all stages, in the order in which a step runs them. */
  stageTimes(): Rows<DynamicStageTimeRow>;
  /** The bytes that a snapshot takes now. */
  get snapshotSize(): number;
  /** Copies the whole state of an animator. */
  snapshot(): Uint8Array;
  /** Puts an animator back to a snapshot. */
  restore(bytes: Uint8Array): void;
}

/** A rule that acts on items, such as gravity, or several rules as one. */
export class DynamicBehavior extends Handle {
  /** Creates a behavior that does nothing but hold others. */
  constructor(runtime: Runtime);
  /** Adds a child, which goes where its parent goes and is retained by it. */
  addChild(child: DynamicBehavior): void;
  /** Removes a child. */
  removeChild(child: DynamicBehavior): void;
  /** All of them, in order. */
  get children(): DynamicBehavior[];
  /** The animator that plays it, lent. */
  get animator(): DynamicAnimator | null;
  /** Adds an item. */
  addItem(item: DynamicItem): void;
  /** Removes an item. */
  removeItem(item: DynamicItem): void;
  /** All of them, in order. */
  get items(): DynamicItem[];
  /** Sets the function that is called in every frame while the behavior's animator runs. */
  setAction(fn?: ((behavior: DynamicBehavior) => void) | null): void;
  /** Sets the function that is called when the behavior has joined an animator or left it. */
  setDidMove(fn?: ((behavior: DynamicBehavior, animator: DynamicAnimator) => void) | null): void;
}

/** Accelerates items alike, whatever their mass. */
export class GravityBehavior extends DynamicBehavior {
  /** Creates a gravity that points down with a magnitude of 1. */
  constructor(runtime: Runtime, items?: readonly (DynamicItem)[]);
  /** The acceleration as a vector. */
  get direction(): Vector;
  set direction(direction: Vector | readonly number[]);
}

/** Lets items meet each other and boundaries. */
export class CollisionBehavior extends DynamicBehavior {
  /** Creates a collision behavior of mode MOTUS_COLLISION_EVERYTHING, without boundaries. */
  constructor(runtime: Runtime, items?: readonly (DynamicItem)[]);
  /** Sets the delegate, whose functions are called. */
  setDelegate(delegate?: CollisionDelegate | null): void;
  /** The motus_collision_mode bits. */
  get mode(): number;
  set mode(mode: number);
  /** Reads the insets of the reference bounds. */
  get referenceBounds(): Insets | null;
  set referenceBounds(insets: Insets | readonly number[] | null);
  /** Adds lines from point to point as a boundary, or replaces the boundary of that identifier. */
  addBoundary(identifier: number, points: readonly (Point | readonly number[])[], closed: boolean): void;
  /** Removes a boundary. */
  removeBoundary(identifier: number): void;
  /** Removes all boundaries but the reference view's bounds. */
  removeAllBoundaries(): void;
  /** All of them, in order. */
  get boundaries(): number[];
  /** Reads the points of a boundary. */
  boundaryPoints(identifier: number): Point[];
}

/** A joint between an item and a point, or between two items. */
export class AttachmentBehavior extends DynamicBehavior {
  /** Creates an attachment. */
  constructor(runtime: Runtime, options: AttachmentOptionsGiven);
  /** Reads the settings of an attachment, the anchor as it was given or set last. */
  get options(): AttachmentOptions;
  set options(options: AttachmentOptionsGiven);
  /** The anchor, as it was given or set last. */
  get anchorPoint(): Point;
  set anchorPoint(anchor: Point | readonly number[]);
}

/** A spring that pulls an item to a point and turns it upright. */
export class SnapBehavior extends DynamicBehavior {
  /** Creates a snap, which brings an item to a point and turns it upright, by the shorter way. */
  constructor(runtime: Runtime, item: DynamicItem, point: Point | readonly number[]);
  /** The point to which the item snaps. */
  get point(): Point;
  set point(point: Point | readonly number[]);
  /** The damping ratio of the spring. */
  get dampingRatio(): number;
  set dampingRatio(dampingRatio: number);
}

/** A force on items, continuous or as one impulse. */
export class PushBehavior extends DynamicBehavior {
  /** Creates an active push without direction. */
  constructor(runtime: Runtime, items: readonly (DynamicItem)[], mode: PushMode);
  /** How long it lasts. */
  get mode(): PushMode;
  /** Whether it pushes. */
  get active(): boolean;
  set active(active: boolean);
  /** The force of a push as a vector. */
  get direction(): Vector;
  set direction(direction: Vector | readonly number[]);
  /** Where the force acts on an item, from its middle. */
  targetOffset(item: DynamicItem): Vector;
  /** Sets where the force acts on an item. */
  setTargetOffset(item: DynamicItem, offset: Vector | readonly number[]): void;
}

/** The physical properties of items. */
export class ItemBehavior extends DynamicBehavior {
  /** Creates an item behavior. */
  constructor(runtime: Runtime, options?: ItemBehaviorOptionsGiven | null, items?: readonly (DynamicItem)[]);
  /** Reads the properties that a behavior sets. */
  get options(): ItemBehaviorOptions;
  set options(options: ItemBehaviorOptionsGiven);
  /** The velocity of an item, in points per second. */
  linearVelocity(item: DynamicItem): Vector;
  /** Adds to the velocity of an item, in points per second. */
  addLinearVelocity(item: DynamicItem, velocity: Vector | readonly number[]): void;
  /** The angular velocity of an item, in radians per second. */
  angularVelocity(item: DynamicItem): number;
  /** Adds to the angular velocity of an item, in radians per second. */
  addAngularVelocity(item: DynamicItem, velocity: number): void;
}

/** A force that depends on where an item is and how it moves. */
export class FieldBehavior extends DynamicBehavior {
  /** Creates a field. */
  constructor(runtime: Runtime, options?: FieldOptionsGiven | null, items?: readonly (DynamicItem)[]);
  /** Reads the settings of a field. */
  get options(): FieldOptions;
  set options(options: FieldOptionsGiven | null);
  /** Sets the function that computes the force of a custom field. */
  setEvaluator(fn?: ((field: FieldBehavior, probe: FieldProbe) => Vector | readonly number[] | void) | null): void;
}

/** A part of the plane in which a field acts, relative to the field's position. */
export class Region extends Handle {
  /** Creates a region. */
  constructor(runtime: Runtime, shape: RegionShape, size: Size | readonly number[]);
  /** Creates a region out of one or two others, which may be released at once. */
  combine(operation: RegionOperation, other?: Region | null): Region;
  /** Whether a region contains a point, given relative to the position of the field. */
  contains(point: Point | readonly number[]): boolean;
}

/** Returns the version of the library that runs, as one number. */
export function versionNumber(): number;
/** Returns the version of the library that runs, as text such as "0.1.0". */
export function versionString(): string | null;
/** Returns the name of a kind, "MOTUS_KIND_VIEW" for instance. */
export function kindName(kind: Kind): string | null;
/** Makes the turn by an angle in radians about an axis of any length. */
export function transform3dRotation(angle: number, x: number, y: number, z: number): Transform3d;
/** Makes the transform that does one and then another. */
export function transform3dConcat(first: Given<Transform3d>, second: Given<Transform3d>): Transform3d;
/** Reads the progress of a timing at a time, 0 at the start and 1 at the target, and how fast it
 *  changes. */
export function timingEvaluate(timing: TimingGiven | null, time: number, duration: number): [number, number];
/** Reads how long a timing takes. */
export function timingDuration(timing: TimingGiven | null, duration: number): number;
/** Computes the time at which a timing first reaches a progress. */
export function timingInverse(timing: TimingGiven | null, progress: number, duration: number): number;
/** Computes the position x(t) and the velocity v(t) of a decaying motion after a time, also beyond
 *  its stop. */
export function decayEvaluate(decay: Decay | readonly number[], time: number): [number, number];
/** Computes where and when a decaying motion stops. */
export function decayProjectedEnd(decay: Decay | readonly number[]): [number, number];
/** Computes how far something moves when it is pulled beyond its edge, ever less the further it is
 *  pulled. */
export function rubberBandOffset(pull: number, dimension: number): number;
/** The inverse of motus_rubber_band_offset(). */
export function rubberBandPull(offset: number, dimension: number): number;
/** Computes when a decaying motion passes an edge, and what is left there of the velocity that it
 *  was given. */
export function decayCrossing(decay: Decay | readonly number[], edge: number): [boolean, number, number];
/** Computes a decaying motion that is bent to stop at a target. */
export function decayToTarget(decay: Decay | readonly number[], target: number, time: number): [boolean, number, number];
/** Computes the displacement and the velocity that are left after a time, when a critically damped
 *  spring brings a displacement d with a velocity v to rest. */
export function springSettle(frequency: number, displacement: number, velocity: number, time: number): [number, number];
/** Computes the page to which a release turns. */
export function pageTarget(paging: PagingGiven | null, offset: number, velocity: number): [number, number];
/** Computes where content comes to rest after a release. */
export function snapTarget(snapping: SnappingGiven | null, positions: readonly (Given<SnapPosition>)[], offset: number, velocity: number): number;
/** Computes the offsets at the two ends of a range. */
export function scrollRange(kind: ScrollRangeKind, start: number, size: number, dimension: number, insetStart: number, insetEnd: number): [number, number];
/** Returns the name of a state, "MOTUS_ANIMATING_ACTIVE" for instance. */
export function animatingStateName(state: AnimatingState): string | null;
/** Makes a key from a text. */
export function id(text_?: string | null): number | bigint;
/** Makes a key from another one and a text. */
export function idIn(id: number | bigint, text_?: string | null): number | bigint;
/** Returns the name of a type, "MOTUS_GESTURE_PAN" for instance. */
export function gestureTypeName(type: GestureType): string | null;
/** Returns the name of a state, "MOTUS_RECOGNITION_BEGAN" for instance. */
export function recognitionStateName(state: RecognitionState): string | null;
/** Returns the name of a state, "MOTUS_APPEARANCE_APPEARED" for instance. */
export function appearanceStateName(state: AppearanceState): string | null;
/** Computes where a pan or a swipe moves a screen whose rectangle at rest is (0, 0, width, height). */
export function zoomEvaluate(physics: ZoomPhysicsGiven | null, gesture: ZoomGesture, translation: Vector | readonly number[], size: Size | readonly number[], grab: Point | readonly number[]): [Rect, number];
/** Returns the name of an event, "MOTUS_EVENT_VIEW_DID_LOAD" for instance. */
export function eventKindName(kind: EventKind): string | null;
