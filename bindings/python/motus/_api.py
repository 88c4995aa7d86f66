"""The interface of the library. Generated from include/motus.h by bindings/generate; the header
has the full text on everything: units, order, errors."""

from __future__ import annotations

import ctypes
from enum import IntEnum, IntFlag
from typing import Any, Callable, List, Optional, Sequence, Tuple, Union

from ._core import (KINDS, Handle, Held, Options, Rows, Values, enum, function, got, handles, hold,
                    implemented, ok, on_destroy, trampoline, value, wrap)
from ._runtime import DynamicAnimatorBase, RuntimeBase, TagBase, ViewBase, answer as _answer
from ._runtime import made as _made, made_self as _made_self, text as _text, write as _write


__all__ = [
    "AdaptivePresentationDelegate", "AnimatingPosition", "AnimatingState", "Animation",
    "AnimationController", "AnimationFlag", "AnimationOptions", "AnimatorArrangement",
    "AnimatorChange", "AppearanceState", "ArrangementDelegate", "ArrangementFlag",
    "ArrangementOptions", "ArrangementOrder", "ArrangementSummary", "ArrowDirection",
    "AttachmentBehavior", "AttachmentCollision", "AttachmentOptions", "AttachmentType", "Axis",
    "AxisMask", "BoundaryIdentifier", "Chaining", "Change", "ChangeBatch", "Child",
    "ChildFlag", "ChildState", "Choice", "CollisionBehavior", "CollisionDelegate",
    "CollisionMode", "Color", "ColorSpace", "ColumnWidth", "ContainerTransitionOptions",
    "CornerRadii", "CueFlag", "CueUnit", "Decay", "Detent", "DisplayLink", "DrawDetail",
    "DrawDetailFlag", "DrawEffect", "DrawGroup", "DrawItem", "DynamicAnimator",
    "DynamicAnimatorDelegate", "DynamicBehavior", "DynamicContact", "DynamicContactEvent",
    "DynamicItem", "DynamicItemCallbacks", "DynamicItemState", "DynamicJoint", "DynamicPose",
    "DynamicStageTime", "Edge", "ElementCategory", "Event", "EventKind", "FieldBehavior",
    "FieldOptions", "FieldProbe", "FieldType", "Flight", "FlightFlag", "FlingOptions",
    "FollowOptions", "FrameRateRange", "Gesture", "GestureBindingOptions", "GestureDelegate",
    "GestureOptions", "GestureType", "GlideOptions", "GravityBehavior", "ImplicitFlag",
    "ImplicitOptions", "Indicator", "InsetAdjustment", "InsetChange", "InsetSource", "Insets",
    "InteractionController", "InterruptionPolicy", "ItemBehavior", "ItemBehaviorOptions",
    "KeyboardDismiss", "KeyframeCalculation", "KeyframesOptions", "Kind", "LayoutPath",
    "LeaverOrder", "LookOptions", "MatchContent", "MatchFlag", "MatchOptions",
    "MatchedOptions", "MatchedStyle", "ModalFlag", "ModalTransitionStyle", "Motion",
    "MotionState", "MoverKind", "NavigationController", "NavigationDelegate",
    "NavigationOperation", "NavigationOptions", "Orientation", "OutlineType", "PageDataSource",
    "PageDelegate", "PageDirection", "PageViewController", "PageViewControllerOptions",
    "Paging", "PanWheel", "Path", "PathSegment", "PathSegmentKind", "PercentDrivenInteraction",
    "Point", "PopoverOptions", "Presence", "PresenceOptions", "PresentationController",
    "PresentationStyle", "Property", "PropertyAnimator", "PropertyKind", "PushBehavior",
    "PushMode", "RecognitionState", "Rect", "Region", "RegionOperation", "RegionShape",
    "ReorderAxis", "ReorderOptions", "Runtime", "RuntimeOptions", "ScrollKey", "ScrollLink",
    "ScrollLinkOptions", "ScrollRangeKind", "Scroller", "ScrollerDelegate", "ScrollerOptions",
    "ScrollerState", "Segue", "SegueCallbacks", "SegueKind", "SheetOptions", "Size",
    "SizeClass", "Sizing", "SnapAlignment", "SnapArea", "SnapBehavior", "SnapPosition",
    "SnapStrictness", "Snapping", "SplitColumn", "SplitDelegate", "SplitMode",
    "SplitViewController", "SplitViewControllerOptions", "StaggerOrigin", "Statistics",
    "Status", "StepPosition", "SwipeDirection", "SystemAnimation", "TabBarController",
    "TabBarDelegate", "Timer", "Timing", "TimingType", "Touch", "TouchDelay", "TouchPhase",
    "Transform", "Transform3d", "TransitionContext", "TransitionCoordinator", "TransitionInfo",
    "TransitionMoment", "TransitionSide", "TransitioningDelegate", "TreeChange",
    "TreeChangeKind", "Value", "ValueFlag", "ValueOptions", "ValueSource", "Vector", "View",
    "ViewController", "WheelEvent", "WheelModifier", "WheelMomentum", "WheelPhase",
    "WheelUnit", "ZoomDelegate", "ZoomGesture", "ZoomOptions", "ZoomPhysics", "ZoomPolicy",
    "animating_state_name", "appearance_state_name", "decay_crossing", "decay_evaluate",
    "decay_projected_end", "decay_to_target", "event_kind_name", "gesture_type_name", "id",
    "id_in", "kind_name", "page_target", "recognition_state_name", "rubber_band_offset",
    "rubber_band_pull", "scroll_range", "snap_target", "spring_settle", "timing_duration",
    "timing_evaluate", "timing_inverse", "transform_3d_concat", "transform_3d_rotation",
    "version_number", "version_string", "zoom_evaluate"]


class Status(IntEnum):
    """The result of a call."""
    OK = 0
    ERROR_INVALID_ARGUMENT = -1
    ERROR_STALE_HANDLE = -2
    ERROR_WRONG_KIND = -3
    ERROR_FOREIGN_HANDLE = -4
    ERROR_INVALID_STATE = -5
    ERROR_REENTRANT = -6
    ERROR_BUSY = -7
    ERROR_NOT_FOUND = -8
    ERROR_OUT_OF_MEMORY = -9
    ERROR_STRUCT_SIZE = -10
    ERROR_LIMIT = -11


class Kind(IntEnum):
    """Kinds of objects that a handle names."""
    NONE = 0
    RUNTIME = 1
    VIEW = 2
    VIEW_CONTROLLER = 3
    NAVIGATION_CONTROLLER = 4
    TAB_BAR_CONTROLLER = 5
    PROPERTY_ANIMATOR = 6
    ANIMATION_CONTROLLER = 7
    INTERACTION_CONTROLLER = 8
    PERCENT_DRIVEN_INTERACTION = 9
    TRANSITION_CONTEXT = 10
    TRANSITION_COORDINATOR = 11
    PRESENTATION_CONTROLLER = 12
    GESTURE = 13
    DYNAMIC_ANIMATOR = 14
    DYNAMIC_BEHAVIOR = 15
    SEGUE = 16
    DISPLAY_LINK = 17
    ANIMATION = 18
    DYNAMIC_ITEM = 19
    REGION = 20
    SCROLLER = 22
    SCROLL_LINK = 23
    PAGE_VIEW_CONTROLLER = 24
    SPLIT_VIEW_CONTROLLER = 25
    PATH = 27
    VALUE = 28
    TIMER = 29


class DrawDetailFlag(IntEnum):
    """Attributes of an item of the draw list, beyond its rectangle and its colour."""
    LEAVING = 1
    FLYING = 2
    LIBRARY_OWNED = 4


class TreeChangeKind(IntEnum):
    """How the place of a view in the tree has changed."""
    ADDED = 0
    REMOVED = 1
    MOVED = 2
    REPARENTED = 3


class MoverKind(IntEnum):
    """Kinds of movers of a property."""
    ANIMATION = 0
    KEYFRAMES = 1
    ANIMATOR = 2
    TRANSITION = 3
    IMPLICIT = 4
    FLIGHT = 6


class MotionState(IntEnum):
    """Whether a mover moves its property now."""
    WAITING = 0
    RUNNING = 1
    PAUSED = 2


class Property(IntEnum):
    """The built-in properties."""
    ALL = 0
    CENTER = 1
    BOUNDS = 2
    TRANSFORM = 3
    ALPHA = 4
    BACKGROUND_COLOR = 5
    CORNER_RADIUS = 6
    HIDDEN = 7
    TRANSFORM_3D = 8
    CURL = 9
    SHADOW_COLOR = 10
    SHADOW_OFFSET = 11
    SHADOW_RADIUS = 12
    BORDER_COLOR = 13
    BORDER_WIDTH = 14
    CORNER_RADII = 15
    PRESENCE_ALPHA = 32
    PRESENCE_TRANSFORM = 33
    PRESENCE_OFFSET = 34
    PLACE_SCALE = 35
    VALUE = 48
    GLIDE = 49
    CUSTOM = 64


class ValueSource(IntEnum):
    """Which of the two values of a property is meant."""
    MODEL = 0
    SHOWN = 1


class PropertyKind(IntEnum):
    """How a property is interpolated, and how the motions of several animations on it add up."""
    LINEAR = 0
    ANGLE = 1
    COLOR = 2
    TRANSFORM = 3
    TRANSFORM_3D = 4


class ColorSpace(IntEnum):
    """The colour space in which a colour is interpolated."""
    UNSPECIFIED = 0
    LINEAR_SRGB = 1
    OKLAB = 2
    SRGB = 3


class TimingType(IntEnum):
    """Selects a curve, and thereby the fields of motus_timing that are used."""
    LINEAR = 0
    EASE_IN_OUT = 1
    EASE_IN = 2
    EASE_OUT = 3
    EASE = 4
    CUBIC = 5
    SPRING = 6
    SPRING_RATIO = 7
    SPRING_BOUNCE = 8
    STEPS = 9
    POINTS = 10
    CUSTOM = 11
    SPRING_RESPONSE = 12
    COMPOSED = 13


class StepPosition(IntEnum):
    """At which ends of a stepped timing there is a jump."""
    END = 0
    START = 1
    NONE = 2
    BOTH = 3


class SnapStrictness(IntEnum):
    """How strictly content rests at its snap positions."""
    NONE = 0
    PROXIMITY = 1
    MANDATORY = 2


class ScrollRangeKind(IntEnum):
    """A part of the way that the content scrolls, given by what is then seen of something in
    the content, as the ranges of CSS view timelines."""
    SCROLL = 0
    COVER = 1
    CONTAIN = 2
    ENTRY = 3
    EXIT = 4
    ENTRY_CROSSING = 5
    EXIT_CROSSING = 6
    OFFSETS = 7


class AnimationFlag(IntFlag):
    """Bits of motus_animation_options.flags."""
    LAYOUT_SUBVIEWS = 1
    ALLOW_USER_INTERACTION = 2
    BEGIN_FROM_CURRENT_STATE = 4
    REPEAT = 8
    AUTOREVERSE = 16
    OVERRIDE_INHERITED_DURATION = 32
    OVERRIDE_INHERITED_TIMING = 64
    ALLOW_ANIMATED_CONTENT = 128
    SHOW_HIDE_TRANSITION_VIEWS = 256
    OVERRIDE_INHERITED_OPTIONS = 512
    TRANSITION_FLIP_FROM_LEFT = 1048576
    TRANSITION_FLIP_FROM_RIGHT = 2097152
    TRANSITION_CURL_UP = 3145728
    TRANSITION_CURL_DOWN = 4194304
    TRANSITION_CROSS_DISSOLVE = 5242880
    TRANSITION_FLIP_FROM_TOP = 6291456
    TRANSITION_FLIP_FROM_BOTTOM = 7340032
    PREFERRED_FPS_60 = 50331648
    PREFERRED_FPS_30 = 117440512
    JUMP_ON_RETARGET = 134217728
    COLOR_SPACE_LINEAR_SRGB = 268435456
    COLOR_SPACE_OKLAB = 536870912
    COLOR_SPACE_SRGB = 805306368
    KEEP_MOTION = 1073741824


class SystemAnimation(IntEnum):
    """Animations of motus_runtime_perform_system_animation()."""
    DELETE = 0


class AnimatingPosition(IntEnum):
    """The position at which an animation ends, or has ended."""
    END = 0
    START = 1
    CURRENT = 2


class ImplicitFlag(IntEnum):
    """How a setter that is called outside of a block animates its property."""
    SUBTREE = 1
    NONE = 2
    SHORTEN_REVERSAL = 4
    KEEP_MOTION = 8
    ON_RESIZE = 16


class ChildFlag(IntFlag):
    """Particulars of a child in a list, as bits."""
    KEEP_LEAVING = 1
    JUMP = 2
    HELD = 4
    COUNTER_SCALE = 8
    ON_TOP = 16


class LeaverOrder(IntEnum):
    """Where children that are leaving stand among the others, from back to front."""
    NATURAL = 0
    BELOW = 1
    ABOVE = 2


class Sizing(IntEnum):
    """Properties that are animated when a child gets another frame."""
    REAL = 0
    POSITION = 1
    SIZE = 2
    SCALE = 3


class StaggerOrigin(IntEnum):
    """Which child begins first when their motions are staggered."""
    FIRST = 0
    LAST = 1
    CENTER = 2
    POINT = 3


class ArrangementOrder(IntEnum):
    """Which children wait for others."""
    TOGETHER = 0
    EXITS_FIRST = 1
    EXITS_MOVES_ENTERS = 2


class ArrangementFlag(IntEnum):
    """How an arrangement behaves."""
    ENTER_ON_FIRST = 1
    LEAVERS_TAKE_TOUCHES = 2
    NO_CULLING = 4
    ON_RESIZE = 8
    KEEP_MOTION = 16
    PROPAGATE_EXITS = 32
    ADOPT = 64


class ChildState(IntEnum):
    """States of a child."""
    NONE = 0
    ENTERING = 1
    RESTING = 2
    MOVING = 3
    WAITING = 4
    LEAVING = 5


class ReorderAxis(IntEnum):
    """How the other children are placed along which one is dragged."""
    VERTICAL = 0
    HORIZONTAL = 1
    GRID = 2


class KeyframeCalculation(IntEnum):
    """How a property goes from keyframe to keyframe."""
    LINEAR = 0
    DISCRETE = 1
    PACED = 2
    CUBIC = 3
    CUBIC_PACED = 4


class PathSegmentKind(IntEnum):
    """The form of a segment of a path."""
    LINE = 0
    QUADRATIC = 1
    CUBIC = 2
    ARC = 3


class Orientation(IntEnum):
    """How a view that follows a path is turned."""
    NONE = 0
    TANGENT = 1
    REVERSED = 2


class AnimatingState(IntEnum):
    """The state of an animator."""
    INACTIVE = 0
    ACTIVE = 1
    STOPPED = 2


class AnimatorChange(IntEnum):
    """Aspects of an animator that can change."""
    STATE = 0
    RUNNING = 1
    REVERSED = 2


class AnimatorArrangement(IntEnum):
    """How the members of a group follow one another."""
    TOGETHER = 0
    SEQUENCE = 1
    STAGGER = 2


class ValueFlag(IntFlag):
    """Bits of motus_value_options.flags."""
    PLACE = 1
    KEEP_MOTION = 2


class CueUnit(IntEnum):
    """Where a cue stands."""
    FRACTION = 0
    SECONDS = 1


class CueFlag(IntFlag):
    """Bits for motus_property_animator_add_cue()."""
    JUMPS = 1


class TouchPhase(IntEnum):
    """Phases of a finger's touch."""
    BEGAN = 0
    MOVED = 1
    ENDED = 2
    CANCELLED = 3


class GestureType(IntEnum):
    """Gestures that recognizers recognize."""
    PAN = 0
    SCREEN_EDGE_PAN = 1
    TAP = 2
    LONG_PRESS = 3
    SWIPE = 4
    PINCH = 5
    ROTATION = 6
    HOVER = 7


class Edge(IntFlag):
    """Edges of the window, as bits."""
    TOP = 1
    LEFT = 2
    BOTTOM = 4
    RIGHT = 8


class SwipeDirection(IntFlag):
    """Directions of a swipe, as bits."""
    RIGHT = 1
    LEFT = 2
    UP = 4
    DOWN = 8


class PanWheel(IntFlag):
    """Wheels that move a pan, as bits."""
    NOTCHES = 1
    CONTINUOUS = 2


class RecognitionState(IntEnum):
    """How far a recognizer has come."""
    POSSIBLE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4
    FAILED = 5


class TouchDelay(IntFlag):
    """Which part of a touch the host's own controls do not act on yet, because a recognizer
    may still claim the finger."""
    BEGIN = 1
    END = 2


class Axis(IntEnum):
    """An axis of a scroller."""
    HORIZONTAL = 0
    VERTICAL = 1


class AxisMask(IntFlag):
    """Axes as bits."""
    HORIZONTAL = 1
    VERTICAL = 2


class Chaining(IntEnum):
    """Treatments of the part of a drag for which a scroller has no room."""
    AUTOMATIC = 0
    NONE = 1
    FRESH = 2
    CONTINUOUS = 3


class KeyboardDismiss(IntEnum):
    """When a drag asks for the keyboard to go."""
    NONE = 0
    ON_DRAG = 1
    INTERACTIVE = 2


class ScrollerState(IntEnum):
    """States of an axis of a scroller."""
    IDLE = 0
    TRACKING = 1
    DRAGGING = 2
    DECELERATING = 3
    BOUNCING = 4
    SETTLING = 5
    ANIMATING = 6
    WHEEL = 7


class WheelUnit(IntEnum):
    """The unit of delta in a wheel event."""
    NOTCHES_120 = 0
    LINES = 1
    PIXELS = 2
    PAGES = 3


class WheelPhase(IntEnum):
    """Phases of a scroll by fingers on a trackpad."""
    NONE = 0
    MAY_BEGIN = 1
    BEGAN = 2
    CHANGED = 3
    ENDED = 4
    CANCELLED = 5


class WheelMomentum(IntEnum):
    """Momentum that the system sends after the fingers have left."""
    NONE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3


class WheelModifier(IntFlag):
    """Effects of held keys on a wheel event, as bits."""
    ACROSS = 1
    ZOOMS = 2


class ScrollKey(IntEnum):
    """Scrolls that a key on the keyboard asks for."""
    LINE_UP = 0
    LINE_DOWN = 1
    LINE_LEFT = 2
    LINE_RIGHT = 3
    PAGE_UP = 4
    PAGE_DOWN = 5
    HOME = 6
    END = 7


class SnapAlignment(IntEnum):
    """Which point of a snap area is aligned with the same point of the bounds."""
    START = 0
    CENTER = 1
    END = 2


class PresentationStyle(IntEnum):
    """How a controller is presented."""
    AUTOMATIC = -2
    NONE = -1
    FULL_SCREEN = 0
    PAGE_SHEET = 1
    FORM_SHEET = 2
    CURRENT_CONTEXT = 3
    CUSTOM = 4
    OVER_FULL_SCREEN = 5
    OVER_CURRENT_CONTEXT = 6
    POPOVER = 7


class SizeClass(IntEnum):
    """How much room there is in one direction."""
    UNSPECIFIED = 0
    COMPACT = 1
    REGULAR = 2


class AppearanceState(IntEnum):
    """Where a controller's view stands between hidden and shown."""
    DISAPPEARED = 0
    APPEARING = 1
    APPEARED = 2
    DISAPPEARING = 3


class InterruptionPolicy(IntEnum):
    """Treatments of a request that comes while a transition of the container is running."""
    QUEUE = 0
    FLUID = 1


class NavigationOperation(IntEnum):
    """Operations of a navigation controller."""
    NONE = 0
    PUSH = 1
    POP = 2


class InsetSource(IntEnum):
    """Things that cover the edges of the window."""
    SAFE_AREA = 0
    KEYBOARD = 1


class InsetAdjustment(IntEnum):
    """Which axes of a scroller keep their content clear of the safe area."""
    SCROLLABLE_AXES = 0
    NEVER = 1
    ALWAYS = 2


class PageDirection(IntEnum):
    """On which side of the present page another one stands."""
    FORWARD = 1
    BACKWARD = 2


class SplitColumn(IntEnum):
    """Columns of a split view controller."""
    PRIMARY = 0
    SUPPLEMENTARY = 1
    SECONDARY = 2


class SplitMode(IntEnum):
    """Which columns are shown with the secondary one."""
    AUTOMATIC = 0
    SECONDARY_ONLY = 1
    ONE_BESIDE = 2
    ONE_OVER = 3
    TWO_BESIDE = 4
    TWO_OVER = 5


class SegueKind(IntEnum):
    """How a segue shows its destination."""
    SHOW = 0
    SHOW_DETAIL = 1
    PRESENT = 2
    CUSTOM = 3


class TransitionSide(IntEnum):
    """One of the two sides of a transition."""
    FROM = 0
    TO = 1


class TransitionMoment(IntEnum):
    """Moments of a transition that a coordinator can report."""
    INTERACTION_ENDED = 0
    INTERACTION_CHANGED = 1
    CANCELLED = 2


class MatchContent(IntEnum):
    """How a view's contents are fitted into the frame of a flight when that has another size."""
    FILL = 0
    FIT = 1
    STRETCH = 2
    NONE = 3


class MatchFlag(IntFlag):
    """Bits of motus_match_options.flags."""
    CLIP_SOURCE = 1
    ARC = 2
    FROZEN_SOURCE = 4
    FADE_THROUGH = 8


class MatchedStyle(IntEnum):
    """Motions of the screens while pairs fly."""
    SLIDE = 0
    DISSOLVE = 1
    NONE = 2


class FlightFlag(IntFlag):
    """Bits of motus_flight.flags."""
    SOURCE_GONE = 1
    DESTINATION_GONE = 2
    FALLBACK = 4


class ZoomGesture(IntFlag):
    """Gestures that take a zoomed screen back, as bits."""
    PAN = 1
    EDGE = 2
    PINCH = 4


class ZoomPolicy(IntEnum):
    """Treatments of a zoom that a finger catches while the screen still grows."""
    COMPLETE = 0
    CANCEL = 1


class ModalTransitionStyle(IntEnum):
    """How a controller comes and goes when no animator says otherwise."""
    COVER_VERTICAL = 0
    FLIP_HORIZONTAL = 1
    CROSS_DISSOLVE = 2
    PARTIAL_CURL = 3


class ModalFlag(IntFlag):
    """How a controller behaves in presentations."""
    DEFINES_CONTEXT = 1
    PROVIDES_TRANSITION_STYLE = 2
    IN_PRESENTATION = 4


class Detent(IntEnum):
    """Detents are the heights at which a sheet comes to rest."""
    NONE = 0
    MEDIUM = 1
    LARGE = 2


class ArrowDirection(IntFlag):
    """Directions of a popover's arrow, as bits."""
    UP = 1
    DOWN = 2
    LEFT = 4
    RIGHT = 8
    ANY = 15


class OutlineType(IntEnum):
    """The shape of an item for collisions."""
    RECTANGLE = 0
    ELLIPSE = 1
    POLYGON = 2


class ElementCategory(IntEnum):
    """Categories of elements of a collection (a grid or a list of cells)."""
    CELL = 0
    SUPPLEMENTARY = 1
    DECORATION = 2


class BoundaryIdentifier(IntEnum):
    """The identifier that stands for the reference view's bounds where boundaries are named."""
    REFERENCE = -1


class CollisionMode(IntFlag):
    """Things that items of a collision behavior collide with, as bits."""
    ITEMS = 1
    BOUNDARIES = 2
    EVERYTHING = 3


class AttachmentType(IntEnum):
    """Joints that an attachment can be."""
    ANCHOR = 0
    ITEMS = 1
    LIMIT = 2
    FIXED = 3
    PIN = 4
    SLIDING = 5


class AttachmentCollision(IntEnum):
    """Whether the two items of an attachment collide with each other."""
    UNLESS_CLOSE = 0
    ALWAYS = 1
    NEVER = 2


class PushMode(IntEnum):
    """How long a push lasts."""
    CONTINUOUS = 0
    INSTANTANEOUS = 1


class Choice(IntEnum):
    """Yes, no, or not set."""
    OPEN = -1
    NO = 0
    YES = 1


class FieldType(IntEnum):
    """Effects of fields."""
    DRAG = 0
    VORTEX = 1
    RADIAL_GRAVITY = 2
    LINEAR_GRAVITY = 3
    VELOCITY = 4
    NOISE = 5
    TURBULENCE = 6
    SPRING = 7
    ELECTRIC = 8
    MAGNETIC = 9
    CUSTOM = 10


class RegionShape(IntEnum):
    """Shapes of a simple region."""
    INFINITE = 0
    DISC = 1
    BOX = 2


class RegionOperation(IntEnum):
    """How motus_region_combine() makes a region out of others."""
    UNION = 0
    DIFFERENCE = 1
    INTERSECTION = 2
    INVERSE = 3


class EventKind(IntEnum):
    """Kinds of events."""
    VIEW_DID_LOAD = 1
    VIEW_WILL_APPEAR = 2
    VIEW_IS_APPEARING = 3
    VIEW_DID_APPEAR = 4
    VIEW_WILL_DISAPPEAR = 5
    VIEW_DID_DISAPPEAR = 6
    WILL_MOVE_TO_PARENT = 7
    DID_MOVE_TO_PARENT = 8
    WILL_SHOW = 9
    DID_SHOW = 10
    DID_SELECT = 11
    VIEW_WILL_CHANGE_SIZE = 12
    TRAITS_WILL_CHANGE = 13
    TRANSITION_BEGAN = 16
    TRANSITION_BECAME_INTERACTIVE = 17
    TRANSITION_FINISHING = 18
    TRANSITION_CANCELLING = 19
    TRANSITION_ENDED = 20
    PRESENTATION_ADAPTED = 24
    SHEET_DETENT_CHANGED = 25
    SHEET_DRAG_BEGAN = 26
    SHEET_DRAG_ENDED = 27
    COMPLETED = 28
    WILL_DISMISS = 29
    DID_DISMISS = 30
    DID_ATTEMPT_TO_DISMISS = 31
    GESTURE = 32
    SETTLED = 33
    CHILD_ENTERING = 34
    CHILD_ENTERED = 35
    CHILD_LEAVING = 36
    CHILD_LEFT = 37
    CHILD_RETURNED = 38
    CHILD_MOVED_PARENT = 39
    ARRANGEMENT_SETTLED = 40
    FLIGHT_BEGAN = 41
    FLIGHT_ENDED = 42
    REORDER_CHANGED = 43
    REORDER_ENDED = 44
    DYNAMICS_WILL_RESUME = 48
    DYNAMICS_DID_PAUSE = 49
    DYNAMICS_ITEM_LEFT = 50
    CONTACT_BEGAN = 51
    CONTACT_ENDED = 52
    DISPLAY_LINK = 64
    SAFE_AREA_CHANGED = 72
    SCROLL_WILL_BEGIN_DRAGGING = 80
    SCROLL_DID_SCROLL = 81
    SCROLL_WILL_END_DRAGGING = 82
    SCROLL_DID_END_DRAGGING = 83
    SCROLL_WILL_BEGIN_DECELERATING = 84
    SCROLL_DID_END_DECELERATING = 85
    SCROLL_DID_END_ANIMATION = 86
    SCROLL_PAGE_CHANGED = 87
    SCROLL_DID_TRIGGER_REFRESH = 88
    SCROLL_DID_SCROLL_TO_TOP = 89
    SCROLL_WILL_BEGIN_ZOOMING = 90
    SCROLL_DID_ZOOM = 91
    SCROLL_DID_END_ZOOMING = 92
    SCROLL_WANTS_KEYBOARD_AWAY = 93
    SPLIT_MODE_CHANGED = 94
    SPLIT_COLLAPSED = 95
    TIMER = 65
    CUE = 66



class Point(Values):
    """A location."""
    _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double)]
    x: float
    y: float


class Vector(Values):
    """A displacement, or a velocity in units per second."""
    _fields_ = [("dx", ctypes.c_double), ("dy", ctypes.c_double)]
    dx: float
    dy: float


class Size(Values):
    """A width and a height, neither negative."""
    _fields_ = [("width", ctypes.c_double), ("height", ctypes.c_double)]
    width: float
    height: float


class Rect(Values):
    """An axis-parallel rectangle."""
    _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double), ("width", ctypes.c_double),
                ("height", ctypes.c_double)]
    x: float
    y: float
    width: float
    height: float


class Insets(Values):
    """Distances inwards from the four edges of a rectangle, in points."""
    _fields_ = [("top", ctypes.c_double), ("left", ctypes.c_double), ("bottom", ctypes.c_double),
                ("right", ctypes.c_double)]
    top: float
    left: float
    bottom: float
    right: float


class Transform(Values):
    """An affine transform."""
    _fields_ = [("a", ctypes.c_double), ("b", ctypes.c_double), ("c", ctypes.c_double), ("d",
                ctypes.c_double), ("tx", ctypes.c_double), ("ty", ctypes.c_double)]
    a: float
    b: float
    c: float
    d: float
    tx: float
    ty: float


class Transform3d(Values):
    """A transform in space, row by row."""
    _fields_ = [("m", ctypes.c_double * 16)]
    m: Any


class Color(Values):
    """A colour in extended sRGB."""
    _fields_ = [("red", ctypes.c_double), ("green", ctypes.c_double), ("blue", ctypes.c_double),
                ("alpha", ctypes.c_double)]
    red: float
    green: float
    blue: float
    alpha: float


class CornerRadii(Values):
    """The radii of four corners in points, none negative."""
    _fields_ = [("top_left", ctypes.c_double), ("top_right", ctypes.c_double), ("bottom_right",
                ctypes.c_double), ("bottom_left", ctypes.c_double)]
    top_left: float
    top_right: float
    bottom_right: float
    bottom_left: float


class RuntimeOptions(Options):
    """Settings of a runtime."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("window_size", Size), ("start_time",
                ctypes.c_double), ("longest_step", ctypes.c_double)]
    struct_size: int
    window_size: Size
    start_time: float
    longest_step: float

    def __init__(self, *, window_size: Any = None, start_time: Any = None, longest_step: Any =
                 None) -> None:
        super().__init__(window_size=window_size, start_time=start_time, longest_step=longest_step)


class Statistics(Options):
    """How much a runtime holds and does."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("views", ctypes.c_uint64), ("objects",
                ctypes.c_uint64), ("animations", ctypes.c_uint64), ("animated_properties",
                ctypes.c_uint64), ("moving_properties", ctypes.c_uint64), ("transitions",
                ctypes.c_uint64), ("animation_bytes", ctypes.c_uint64), ("library_bytes",
                ctypes.c_uint64), ("library_peak_bytes", ctypes.c_uint64)]
    struct_size: int
    views: int
    objects: int
    animations: int
    animated_properties: int
    moving_properties: int
    transitions: int
    animation_bytes: int
    library_bytes: int
    library_peak_bytes: int

    def __init__(self, *, views: Any = None, objects: Any = None, animations: Any = None,
                 animated_properties: Any = None, moving_properties: Any = None, transitions: Any =
                 None, animation_bytes: Any = None, library_bytes: Any = None, library_peak_bytes:
                 Any = None) -> None:
        super().__init__(views=views, objects=objects, animations=animations,
                         animated_properties=animated_properties,
                         moving_properties=moving_properties, transitions=transitions,
                         animation_bytes=animation_bytes, library_bytes=library_bytes,
                         library_peak_bytes=library_peak_bytes)


class Change(Values):
    """One property that shows another value than in the frame before."""
    _fields_ = [("view", ctypes.c_void_p), ("property", ctypes.c_uint32), ("component_count",
                ctypes.c_uint32), ("tag", ctypes.c_uint64), ("values", ctypes.c_void_p)]
    view: Any
    property: int
    component_count: int
    tag: int
    values: Any


class ChangeBatch(Values):
    """Changes whose values have the same number of components, as columns."""
    _fields_ = [("count", ctypes.c_size_t), ("component_count", ctypes.c_size_t), ("views",
                ctypes.c_void_p), ("properties", ctypes.c_void_p), ("tags", ctypes.c_void_p),
                ("values", ctypes.c_void_p)]
    count: int
    component_count: int
    views: Any
    properties: Any
    tags: Any
    values: Any


class DrawItem(Values):
    """One rectangle to draw."""
    _fields_ = [("view", ctypes.c_void_p), ("tag", ctypes.c_uint64), ("transform", Transform),
                ("bounds", Rect), ("color", Color), ("alpha", ctypes.c_double), ("corner_radius",
                ctypes.c_double), ("clip", ctypes.c_int32), ("depth", ctypes.c_int32)]
    view: Any
    tag: int
    transform: Transform
    bounds: Rect
    color: Color
    alpha: float
    corner_radius: float
    clip: int
    depth: int


class DrawEffect(Values):
    """Effects of an item of the draw list that a flat rectangle cannot express."""
    _fields_ = [("item", ctypes.c_int32), ("reserved", ctypes.c_int32), ("transform", Transform3d),
                ("curl", ctypes.c_double), ("curl_direction", ctypes.c_double)]
    item: int
    reserved: int
    transform: Transform3d
    curl: float
    curl_direction: float


class DrawDetail(Values):
    """How an item of the draw list looks in detail."""
    _fields_ = [("tag", ctypes.c_uint64), ("own_alpha", ctypes.c_double), ("group_alpha",
                ctypes.c_double), ("group", ctypes.c_int32), ("flags", ctypes.c_uint32),
                ("scale_x", ctypes.c_double), ("scale_y", ctypes.c_double), ("corner_radii",
                CornerRadii), ("border_width", ctypes.c_double), ("border_color", Color),
                ("shadow_color", Color), ("shadow_offset", Vector), ("shadow_radius",
                ctypes.c_double)]
    tag: int
    own_alpha: float
    group_alpha: float
    group: int
    flags: int
    scale_x: float
    scale_y: float
    corner_radii: CornerRadii
    border_width: float
    border_color: Color
    shadow_color: Color
    shadow_offset: Vector
    shadow_radius: float


class DrawGroup(Values):
    """Items of the draw list that are to be blended together, as if opaque, and then with one
    alpha."""
    _fields_ = [("first", ctypes.c_int32), ("end", ctypes.c_int32), ("parent", ctypes.c_int32),
                ("depth", ctypes.c_int32), ("alpha", ctypes.c_double)]
    first: int
    end: int
    parent: int
    depth: int
    alpha: float


class TreeChange(Values):
    """One view that stands elsewhere in the tree than in the frame before."""
    _fields_ = [("view", ctypes.c_void_p), ("superview", ctypes.c_void_p), ("tag",
                ctypes.c_uint64), ("kind", ctypes.c_int), ("index", ctypes.c_uint32)]
    view: Any
    superview: Any
    tag: int
    kind: int
    index: int


class Motion(Values):
    """One property of a view that is being animated, and one of the objects that animate it."""
    _fields_ = [("mover", ctypes.c_void_p), ("view", ctypes.c_void_p), ("property",
                ctypes.c_uint32), ("kind", ctypes.c_int), ("state", ctypes.c_int),
                ("component_count", ctypes.c_uint32), ("fraction", ctypes.c_double), ("velocity",
                ctypes.c_void_p)]
    mover: Any
    view: Any
    property: int
    kind: int
    state: int
    component_count: int
    fraction: float
    velocity: Any


class Timing(Options):
    """How a motion proceeds in time."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("type", ctypes.c_int), ("control_1", Point),
                ("control_2", Point), ("mass", ctypes.c_double), ("stiffness", ctypes.c_double),
                ("damping", ctypes.c_double), ("damping_ratio", ctypes.c_double),
                ("spring_duration", ctypes.c_double), ("bounce", ctypes.c_double),
                ("initial_velocity", ctypes.c_double), ("step_count", ctypes.c_uint32),
                ("step_position", ctypes.c_int), ("points", ctypes.c_void_p), ("point_count",
                ctypes.c_size_t), ("curve", ctypes.c_void_p), ("curve_data", ctypes.c_void_p),
                ("reserved", ctypes.c_double * 2)]
    struct_size: int
    type: int
    control_1: Point
    control_2: Point
    mass: float
    stiffness: float
    damping: float
    damping_ratio: float
    spring_duration: float
    bounce: float
    initial_velocity: float
    step_count: int
    step_position: int
    points: Any
    point_count: int
    curve: Any
    curve_data: Any
    reserved: Any

    def __init__(self, *, type: Any = None, control_1: Any = None, control_2: Any = None, mass: Any
                 = None, stiffness: Any = None, damping: Any = None, damping_ratio: Any = None,
                 spring_duration: Any = None, bounce: Any = None, initial_velocity: Any = None,
                 step_count: Any = None, step_position: Any = None, points: Any = None,
                 point_count: Any = None, curve: Any = None, curve_data: Any = None) -> None:
        super().__init__(type=type, control_1=control_1, control_2=control_2, mass=mass,
                         stiffness=stiffness, damping=damping, damping_ratio=damping_ratio,
                         spring_duration=spring_duration, bounce=bounce,
                         initial_velocity=initial_velocity, step_count=step_count,
                         step_position=step_position, points=points, point_count=point_count,
                         curve=curve, curve_data=curve_data)


class Decay(Values):
    """Motion that slows down by itself."""
    _fields_ = [("rate", ctypes.c_double), ("start", ctypes.c_double), ("velocity",
                ctypes.c_double)]
    rate: float
    start: float
    velocity: float


class Paging(Options):
    """Pages of a content."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("page_size", ctypes.c_double), ("origin",
                ctypes.c_double), ("page_count", ctypes.c_uint32), ("begin_page", ctypes.c_uint32),
                ("maximum_pages", ctypes.c_uint32), ("rate", ctypes.c_double)]
    struct_size: int
    page_size: float
    origin: float
    page_count: int
    begin_page: int
    maximum_pages: int
    rate: float

    def __init__(self, *, page_size: Any = None, origin: Any = None, page_count: Any = None,
                 begin_page: Any = None, maximum_pages: Any = None, rate: Any = None) -> None:
        super().__init__(page_size=page_size, origin=origin, page_count=page_count,
                         begin_page=begin_page, maximum_pages=maximum_pages, rate=rate)


class SnapPosition(Values):
    """An offset at which content may rest."""
    _fields_ = [("offset", ctypes.c_double), ("end", ctypes.c_double), ("stops", ctypes.c_bool)]
    offset: float
    end: float
    stops: bool


class Snapping(Options):
    """Snap positions of a content."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("strictness", ctypes.c_int), ("proximity",
                ctypes.c_double), ("minimum_offset", ctypes.c_double), ("maximum_offset",
                ctypes.c_double), ("begin_offset", ctypes.c_double), ("rate", ctypes.c_double)]
    struct_size: int
    strictness: int
    proximity: float
    minimum_offset: float
    maximum_offset: float
    begin_offset: float
    rate: float

    def __init__(self, *, strictness: Any = None, proximity: Any = None, minimum_offset: Any =
                 None, maximum_offset: Any = None, begin_offset: Any = None, rate: Any =
                 None) -> None:
        super().__init__(strictness=strictness, proximity=proximity, minimum_offset=minimum_offset,
                         maximum_offset=maximum_offset, begin_offset=begin_offset, rate=rate)


class AnimationOptions(Options):
    """How the changes of a block are animated."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("duration", ctypes.c_double), ("delay",
                ctypes.c_double), ("timing", Timing), ("flags", ctypes.c_uint32), ("repeat_count",
                ctypes.c_double)]
    struct_size: int
    duration: float
    delay: float
    timing: Timing
    flags: int
    repeat_count: float

    def __init__(self, *, duration: Any = None, delay: Any = None, timing: Any = None, flags: Any =
                 None, repeat_count: Any = None, bounce: Any = None, response: Any = None,
                 damping_ratio: Any = None) -> None:
        super().__init__(duration=duration, delay=delay, timing=timing, flags=flags,
                         repeat_count=repeat_count, bounce=bounce, response=response,
                         damping_ratio=damping_ratio)


class ImplicitOptions(Options):
    """A timing for setters that are called outside of a block."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("duration", ctypes.c_double), ("delay",
                ctypes.c_double), ("timing", Timing), ("flags", ctypes.c_uint32), ("reserved",
                ctypes.c_uint32)]
    struct_size: int
    duration: float
    delay: float
    timing: Timing
    flags: int
    reserved: int

    def __init__(self, *, duration: Any = None, delay: Any = None, timing: Any = None, flags: Any =
                 None, bounce: Any = None, response: Any = None, damping_ratio: Any =
                 None) -> None:
        super().__init__(duration=duration, delay=delay, timing=timing, flags=flags, bounce=bounce,
                         response=response, damping_ratio=damping_ratio)


class Presence(Options):
    """How the picture of a child looks before it has come, or after it has left, compared with
    its place."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("alpha", ctypes.c_double), ("transform",
                Transform), ("offset", Vector), ("offset_is_relative", ctypes.c_bool), ("duration",
                ctypes.c_double), ("delay", ctypes.c_double), ("timing", Timing)]
    struct_size: int
    alpha: float
    transform: Transform
    offset: Vector
    offset_is_relative: bool
    duration: float
    delay: float
    timing: Timing

    def __init__(self, *, alpha: Any = None, transform: Any = None, offset: Any = None,
                 offset_is_relative: Any = None, duration: Any = None, delay: Any = None, timing:
                 Any = None, bounce: Any = None, response: Any = None, damping_ratio: Any =
                 None) -> None:
        super().__init__(alpha=alpha, transform=transform, offset=offset,
                         offset_is_relative=offset_is_relative, duration=duration, delay=delay,
                         timing=timing, bounce=bounce, response=response,
                         damping_ratio=damping_ratio)


class Child(Values):
    """A child of an arrangement."""
    _fields_ = [("key", ctypes.c_uint64), ("frame", Rect), ("view", ctypes.c_void_p), ("tag",
                ctypes.c_uint64), ("flags", ctypes.c_uint32), ("reserved", ctypes.c_uint32),
                ("presence", ctypes.c_void_p)]
    key: int
    frame: Rect
    view: Any
    tag: int
    flags: int
    reserved: int
    presence: Any


class ArrangementOptions(Options):
    """How the children of a view come, move and go."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("duration", ctypes.c_double), ("timing",
                Timing), ("enter", ctypes.c_void_p), ("exit", ctypes.c_void_p), ("sizing",
                ctypes.c_int), ("leaver_order", ctypes.c_int), ("leaver_anchor", Point),
                ("stagger", ctypes.c_double), ("stagger_limit", ctypes.c_double), ("stagger_from",
                ctypes.c_int), ("order", ctypes.c_int), ("stagger_point", Point), ("flags",
                ctypes.c_uint32), ("origin", Point), ("cull_margin", ctypes.c_double), ("group",
                ctypes.c_uint64)]
    struct_size: int
    duration: float
    timing: Timing
    enter: Any
    exit: Any
    sizing: int
    leaver_order: int
    leaver_anchor: Point
    stagger: float
    stagger_limit: float
    stagger_from: int
    order: int
    stagger_point: Point
    flags: int
    origin: Point
    cull_margin: float
    group: int

    def __init__(self, *, duration: Any = None, timing: Any = None, enter: Any = None, exit: Any =
                 None, sizing: Any = None, leaver_order: Any = None, leaver_anchor: Any = None,
                 stagger: Any = None, stagger_limit: Any = None, stagger_from: Any = None, order:
                 Any = None, stagger_point: Any = None, flags: Any = None, origin: Any = None,
                 cull_margin: Any = None, group: Any = None, bounce: Any = None, response: Any =
                 None, damping_ratio: Any = None) -> None:
        super().__init__(duration=duration, timing=timing, enter=enter, exit=exit, sizing=sizing,
                         leaver_order=leaver_order, leaver_anchor=leaver_anchor, stagger=stagger,
                         stagger_limit=stagger_limit, stagger_from=stagger_from, order=order,
                         stagger_point=stagger_point, flags=flags, origin=origin,
                         cull_margin=cull_margin, group=group, bounce=bounce, response=response,
                         damping_ratio=damping_ratio)


class ArrangementSummary(Options):
    """Numbers of changes by the last list of a view, counted by the tick that has applied it."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("entered", ctypes.c_size_t), ("moved",
                ctypes.c_size_t), ("resized", ctypes.c_size_t), ("left", ctypes.c_size_t),
                ("returned", ctypes.c_size_t), ("came", ctypes.c_size_t), ("culled",
                ctypes.c_size_t)]
    struct_size: int
    entered: int
    moved: int
    resized: int
    left: int
    returned: int
    came: int
    culled: int

    def __init__(self, *, entered: Any = None, moved: Any = None, resized: Any = None, left: Any =
                 None, returned: Any = None, came: Any = None, culled: Any = None) -> None:
        super().__init__(entered=entered, moved=moved, resized=resized, left=left,
                         returned=returned, came=came, culled=culled)


class ReorderOptions(Options):
    """How a child is dragged."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("axis", ctypes.c_int), ("lift",
                ctypes.c_void_p), ("duration", ctypes.c_double), ("drop", Timing)]
    struct_size: int
    axis: int
    lift: Any
    duration: float
    drop: Timing

    def __init__(self, *, axis: Any = None, lift: Any = None, duration: Any = None, drop: Any =
                 None) -> None:
        super().__init__(axis=axis, lift=lift, duration=duration, drop=drop)


class KeyframesOptions(Options):
    """How a block of keyframes is animated."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("duration", ctypes.c_double), ("delay",
                ctypes.c_double), ("timing", Timing), ("flags", ctypes.c_uint32), ("calculation",
                ctypes.c_int), ("repeat_count", ctypes.c_double), ("tension", ctypes.c_double),
                ("continuity", ctypes.c_double), ("bias", ctypes.c_double)]
    struct_size: int
    duration: float
    delay: float
    timing: Timing
    flags: int
    calculation: int
    repeat_count: float
    tension: float
    continuity: float
    bias: float

    def __init__(self, *, duration: Any = None, delay: Any = None, timing: Any = None, flags: Any =
                 None, calculation: Any = None, repeat_count: Any = None, tension: Any = None,
                 continuity: Any = None, bias: Any = None, bounce: Any = None, response: Any =
                 None, damping_ratio: Any = None) -> None:
        super().__init__(duration=duration, delay=delay, timing=timing, flags=flags,
                         calculation=calculation, repeat_count=repeat_count, tension=tension,
                         continuity=continuity, bias=bias, bounce=bounce, response=response,
                         damping_ratio=damping_ratio)


class PathSegment(Values):
    """A segment of a path, which begins where the one before it ends."""
    _fields_ = [("kind", ctypes.c_int), ("reserved", ctypes.c_uint32), ("control_1", Point),
                ("control_2", Point), ("end", Point), ("angle", ctypes.c_double)]
    kind: int
    reserved: int
    control_1: Point
    control_2: Point
    end: Point
    angle: float


class FollowOptions(Options):
    """How a view follows a path."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("orientation", ctypes.c_int),
                ("paces_by_segment", ctypes.c_bool), ("keeps_orientation", ctypes.c_bool),
                ("angle", ctypes.c_double)]
    struct_size: int
    orientation: int
    paces_by_segment: bool
    keeps_orientation: bool
    angle: float

    def __init__(self, *, orientation: Any = None, paces_by_segment: Any = None, keeps_orientation:
                 Any = None, angle: Any = None) -> None:
        super().__init__(orientation=orientation, paces_by_segment=paces_by_segment,
                         keeps_orientation=keeps_orientation, angle=angle)


class ValueOptions(Options):
    """Options of a value."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("kind", ctypes.c_int), ("color_space",
                ctypes.c_int), ("flags", ctypes.c_uint32), ("reserved", ctypes.c_uint32), ("point",
                ctypes.c_double)]
    struct_size: int
    kind: int
    color_space: int
    flags: int
    reserved: int
    point: float

    def __init__(self, *, kind: Any = None, color_space: Any = None, flags: Any = None, point: Any
                 = None) -> None:
        super().__init__(kind=kind, color_space=color_space, flags=flags, point=point)


class FlingOptions(Options):
    """How something that was flung slows down, and where it may come to rest."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("rate", ctypes.c_double), ("rates",
                ctypes.c_void_p), ("rate_count", ctypes.c_size_t), ("minimums", ctypes.c_void_p),
                ("minimum_count", ctypes.c_size_t), ("maximums", ctypes.c_void_p),
                ("maximum_count", ctypes.c_size_t), ("rests", ctypes.c_void_p), ("rest_count",
                ctypes.c_size_t), ("point", ctypes.c_double)]
    struct_size: int
    rate: float
    rates: Any
    rate_count: int
    minimums: Any
    minimum_count: int
    maximums: Any
    maximum_count: int
    rests: Any
    rest_count: int
    point: float

    def __init__(self, *, rate: Any = None, rates: Any = None, rate_count: Any = None, minimums:
                 Any = None, minimum_count: Any = None, maximums: Any = None, maximum_count: Any =
                 None, rests: Any = None, rest_count: Any = None, point: Any = None) -> None:
        super().__init__(rate=rate, rates=rates, rate_count=rate_count, minimums=minimums,
                         minimum_count=minimum_count, maximums=maximums,
                         maximum_count=maximum_count, rests=rests, rest_count=rest_count,
                         point=point)


class GlideOptions(Options):
    """How a glide moves."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("duration", ctypes.c_double), ("delay",
                ctypes.c_double), ("timing", Timing), ("starts", ctypes.c_void_p), ("start_count",
                ctypes.c_size_t), ("keep", ctypes.c_double), ("color_space", ctypes.c_int),
                ("flags", ctypes.c_uint32)]
    struct_size: int
    duration: float
    delay: float
    timing: Timing
    starts: Any
    start_count: int
    keep: float
    color_space: int
    flags: int

    def __init__(self, *, duration: Any = None, delay: Any = None, timing: Any = None, starts: Any
                 = None, start_count: Any = None, keep: Any = None, color_space: Any = None, flags:
                 Any = None, bounce: Any = None, response: Any = None, damping_ratio: Any =
                 None) -> None:
        super().__init__(duration=duration, delay=delay, timing=timing, starts=starts,
                         start_count=start_count, keep=keep, color_space=color_space, flags=flags,
                         bounce=bounce, response=response, damping_ratio=damping_ratio)


class PresenceOptions(Options):
    """How something comes and goes."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("enter_duration", ctypes.c_double),
                ("exit_duration", ctypes.c_double), ("enter", Timing), ("exit", Timing)]
    struct_size: int
    enter_duration: float
    exit_duration: float
    enter: Timing
    exit: Timing

    def __init__(self, *, enter_duration: Any = None, exit_duration: Any = None, enter: Any = None,
                 exit: Any = None) -> None:
        super().__init__(enter_duration=enter_duration, exit_duration=exit_duration, enter=enter,
                         exit=exit)


class FrameRateRange(Values):
    """Frames per second."""
    _fields_ = [("minimum", ctypes.c_double), ("maximum", ctypes.c_double), ("preferred",
                ctypes.c_double)]
    minimum: float
    maximum: float
    preferred: float


class Touch(Values):
    """A finger at one moment."""
    _fields_ = [("id", ctypes.c_uint64), ("phase", ctypes.c_int), ("point", Point), ("time",
                ctypes.c_double)]
    id: int
    phase: int
    point: Point
    time: float


class GestureOptions(Options):
    """Settings of a recognizer."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("type", ctypes.c_int), ("minimum_touches",
                ctypes.c_uint32), ("maximum_touches", ctypes.c_uint32), ("edges", ctypes.c_uint32),
                ("directions", ctypes.c_uint32), ("taps", ctypes.c_uint32), ("touches",
                ctypes.c_uint32), ("duration", ctypes.c_double), ("movement", ctypes.c_double),
                ("wheels", ctypes.c_uint32)]
    struct_size: int
    type: int
    minimum_touches: int
    maximum_touches: int
    edges: int
    directions: int
    taps: int
    touches: int
    duration: float
    movement: float
    wheels: int

    def __init__(self, *, type: Any = None, minimum_touches: Any = None, maximum_touches: Any =
                 None, edges: Any = None, directions: Any = None, taps: Any = None, touches: Any =
                 None, duration: Any = None, movement: Any = None, wheels: Any = None) -> None:
        super().__init__(type=type, minimum_touches=minimum_touches,
                         maximum_touches=maximum_touches, edges=edges, directions=directions,
                         taps=taps, touches=touches, duration=duration, movement=movement,
                         wheels=wheels)


class ScrollerOptions(Options):
    """Settings of a scroller."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("axes", ctypes.c_uint32), ("enabled",
                ctypes.c_bool), ("bounces", ctypes.c_uint32), ("always_bounces", ctypes.c_uint32),
                ("locks_direction", ctypes.c_bool), ("deceleration_rate", ctypes.c_double),
                ("paging", ctypes.c_uint32), ("page_size", ctypes.c_double), ("page_spacing",
                ctypes.c_double), ("page_origin", ctypes.c_double), ("maximum_pages",
                ctypes.c_uint32), ("snap_strictness", ctypes.c_int), ("snap_proximity",
                ctypes.c_double), ("snap_padding", Insets), ("horizontal_chaining", ctypes.c_int),
                ("vertical_chaining", ctypes.c_int), ("right_to_left", ctypes.c_bool),
                ("refresh_distance", ctypes.c_double), ("wheel_notch", ctypes.c_double), ("line",
                ctypes.c_double), ("page_fraction", ctypes.c_double), ("smooths_wheel",
                ctypes.c_bool), ("indicators", ctypes.c_uint32), ("indicator_inset", Insets),
                ("minimum_indicator", ctypes.c_double), ("scrolls_to_top", ctypes.c_bool),
                ("keyboard_dismiss", ctypes.c_int), ("minimum_zoom", ctypes.c_double),
                ("maximum_zoom", ctypes.c_double), ("bounces_zoom", ctypes.c_bool),
                ("centers_content", ctypes.c_bool), ("carries_momentum", ctypes.c_bool),
                ("chains_momentum", ctypes.c_bool), ("delays_content_touches", ctypes.c_bool),
                ("cancels_content_touches", ctypes.c_bool)]
    struct_size: int
    axes: int
    enabled: bool
    bounces: int
    always_bounces: int
    locks_direction: bool
    deceleration_rate: float
    paging: int
    page_size: float
    page_spacing: float
    page_origin: float
    maximum_pages: int
    snap_strictness: int
    snap_proximity: float
    snap_padding: Insets
    horizontal_chaining: int
    vertical_chaining: int
    right_to_left: bool
    refresh_distance: float
    wheel_notch: float
    line: float
    page_fraction: float
    smooths_wheel: bool
    indicators: int
    indicator_inset: Insets
    minimum_indicator: float
    scrolls_to_top: bool
    keyboard_dismiss: int
    minimum_zoom: float
    maximum_zoom: float
    bounces_zoom: bool
    centers_content: bool
    carries_momentum: bool
    chains_momentum: bool
    delays_content_touches: bool
    cancels_content_touches: bool

    def __init__(self, *, axes: Any = None, enabled: Any = None, bounces: Any = None,
                 always_bounces: Any = None, locks_direction: Any = None, deceleration_rate: Any =
                 None, paging: Any = None, page_size: Any = None, page_spacing: Any = None,
                 page_origin: Any = None, maximum_pages: Any = None, snap_strictness: Any = None,
                 snap_proximity: Any = None, snap_padding: Any = None, horizontal_chaining: Any =
                 None, vertical_chaining: Any = None, right_to_left: Any = None, refresh_distance:
                 Any = None, wheel_notch: Any = None, line: Any = None, page_fraction: Any = None,
                 smooths_wheel: Any = None, indicators: Any = None, indicator_inset: Any = None,
                 minimum_indicator: Any = None, scrolls_to_top: Any = None, keyboard_dismiss: Any =
                 None, minimum_zoom: Any = None, maximum_zoom: Any = None, bounces_zoom: Any =
                 None, centers_content: Any = None, carries_momentum: Any = None, chains_momentum:
                 Any = None, delays_content_touches: Any = None, cancels_content_touches: Any =
                 None) -> None:
        super().__init__(axes=axes, enabled=enabled, bounces=bounces,
                         always_bounces=always_bounces, locks_direction=locks_direction,
                         deceleration_rate=deceleration_rate, paging=paging, page_size=page_size,
                         page_spacing=page_spacing, page_origin=page_origin,
                         maximum_pages=maximum_pages, snap_strictness=snap_strictness,
                         snap_proximity=snap_proximity, snap_padding=snap_padding,
                         horizontal_chaining=horizontal_chaining,
                         vertical_chaining=vertical_chaining, right_to_left=right_to_left,
                         refresh_distance=refresh_distance, wheel_notch=wheel_notch, line=line,
                         page_fraction=page_fraction, smooths_wheel=smooths_wheel,
                         indicators=indicators, indicator_inset=indicator_inset,
                         minimum_indicator=minimum_indicator, scrolls_to_top=scrolls_to_top,
                         keyboard_dismiss=keyboard_dismiss, minimum_zoom=minimum_zoom,
                         maximum_zoom=maximum_zoom, bounces_zoom=bounces_zoom,
                         centers_content=centers_content, carries_momentum=carries_momentum,
                         chains_momentum=chains_momentum,
                         delays_content_touches=delays_content_touches,
                         cancels_content_touches=cancels_content_touches)


class WheelEvent(Options):
    """A wheel or a trackpad at one moment."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("point", Point), ("time", ctypes.c_double),
                ("delta", Vector), ("unit", ctypes.c_int), ("phase", ctypes.c_int), ("momentum",
                ctypes.c_int), ("modifiers", ctypes.c_uint32)]
    struct_size: int
    point: Point
    time: float
    delta: Vector
    unit: int
    phase: int
    momentum: int
    modifiers: int

    def __init__(self, *, point: Any = None, time: Any = None, delta: Any = None, unit: Any = None,
                 phase: Any = None, momentum: Any = None, modifiers: Any = None) -> None:
        super().__init__(point=point, time=time, delta=delta, unit=unit, phase=phase,
                         momentum=momentum, modifiers=modifiers)


class Indicator(Values):
    """A scroll bar that the host draws."""
    _fields_ = [("position", ctypes.c_double), ("length", ctypes.c_double), ("alpha",
                ctypes.c_double)]
    position: float
    length: float
    alpha: float


class SnapArea(Values):
    """A part of the content to which a scroller may align itself when it comes to rest."""
    _fields_ = [("start", ctypes.c_double), ("size", ctypes.c_double), ("alignment", ctypes.c_int),
                ("stops", ctypes.c_bool)]
    start: float
    size: float
    alignment: int
    stops: bool


class ScrollLinkOptions(Options):
    """Over which range of a scroller's offset a link goes from 0 to 1."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("axis", ctypes.c_int), ("range", ctypes.c_int),
                ("subject", ctypes.c_void_p), ("begin_offset", ctypes.c_double), ("end_offset",
                ctypes.c_double), ("inset_start", ctypes.c_double), ("inset_end", ctypes.c_double),
                ("goes_beyond", ctypes.c_bool)]
    struct_size: int
    axis: int
    range: int
    subject: Any
    begin_offset: float
    end_offset: float
    inset_start: float
    inset_end: float
    goes_beyond: bool

    def __init__(self, *, axis: Any = None, range: Any = None, subject: Any = None, begin_offset:
                 Any = None, end_offset: Any = None, inset_start: Any = None, inset_end: Any =
                 None, goes_beyond: Any = None) -> None:
        super().__init__(axis=axis, range=range, subject=subject, begin_offset=begin_offset,
                         end_offset=end_offset, inset_start=inset_start, inset_end=inset_end,
                         goes_beyond=goes_beyond)


class ContainerTransitionOptions(Options):
    """How a custom container moves from one child to another with an animation controller and
    an interaction controller."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("animator", ctypes.c_void_p), ("interaction",
                ctypes.c_void_p), ("container_view", ctypes.c_void_p), ("operation", ctypes.c_int),
                ("from_initial_frame", Rect), ("from_final_frame", Rect), ("to_initial_frame",
                Rect), ("to_final_frame", Rect)]
    struct_size: int
    animator: Any
    interaction: Any
    container_view: Any
    operation: int
    from_initial_frame: Rect
    from_final_frame: Rect
    to_initial_frame: Rect
    to_final_frame: Rect

    def __init__(self, *, animator: Any = None, interaction: Any = None, container_view: Any =
                 None, operation: Any = None, from_initial_frame: Any = None, from_final_frame: Any
                 = None, to_initial_frame: Any = None, to_final_frame: Any = None) -> None:
        super().__init__(animator=animator, interaction=interaction, container_view=container_view,
                         operation=operation, from_initial_frame=from_initial_frame,
                         from_final_frame=from_final_frame, to_initial_frame=to_initial_frame,
                         to_final_frame=to_final_frame)


class InsetChange(Options):
    """A change of insets."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("from", Insets), ("to", Insets), ("shown",
                Insets), ("duration", ctypes.c_double), ("is_animated", ctypes.c_bool),
                ("is_interactive", ctypes.c_bool), ("is_over", ctypes.c_bool), ("was_cancelled",
                ctypes.c_bool)]
    struct_size: int
    from_: Insets
    to: Insets
    shown: Insets
    duration: float
    is_animated: bool
    is_interactive: bool
    is_over: bool
    was_cancelled: bool

    def __init__(self, *, from_: Any = None, to: Any = None, shown: Any = None, duration: Any =
                 None, is_animated: Any = None, is_interactive: Any = None, is_over: Any = None,
                 was_cancelled: Any = None) -> None:
        super().__init__(from_=from_, to=to, shown=shown, duration=duration,
                         is_animated=is_animated, is_interactive=is_interactive, is_over=is_over,
                         was_cancelled=was_cancelled)


class NavigationOptions(Options):
    """How the built-in slide of a navigation controller looks."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("parallax", ctypes.c_double), ("dimming",
                ctypes.c_double), ("shadow_alpha", ctypes.c_double), ("shadow_radius",
                ctypes.c_double)]
    struct_size: int
    parallax: float
    dimming: float
    shadow_alpha: float
    shadow_radius: float

    def __init__(self, *, parallax: Any = None, dimming: Any = None, shadow_alpha: Any = None,
                 shadow_radius: Any = None) -> None:
        super().__init__(parallax=parallax, dimming=dimming, shadow_alpha=shadow_alpha,
                         shadow_radius=shadow_radius)


class PageViewControllerOptions(Options):
    """Settings of a page view controller."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("axis", ctypes.c_int), ("spacing",
                ctypes.c_double), ("right_to_left", ctypes.c_bool)]
    struct_size: int
    axis: int
    spacing: float
    right_to_left: bool

    def __init__(self, *, axis: Any = None, spacing: Any = None, right_to_left: Any =
                 None) -> None:
        super().__init__(axis=axis, spacing=spacing, right_to_left=right_to_left)


class ColumnWidth(Values):
    """How wide a column is, in points."""
    _fields_ = [("minimum", ctypes.c_double), ("preferred", ctypes.c_double), ("maximum",
                ctypes.c_double)]
    minimum: float
    preferred: float
    maximum: float


class SplitViewControllerOptions(Options):
    """Settings of a split view controller."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("primary_width", ColumnWidth),
                ("supplementary_width", ColumnWidth), ("secondary_minimum_width", ctypes.c_double),
                ("dimming", ctypes.c_double), ("right_to_left", ctypes.c_bool), ("interactive",
                ctypes.c_bool)]
    struct_size: int
    primary_width: ColumnWidth
    supplementary_width: ColumnWidth
    secondary_minimum_width: float
    dimming: float
    right_to_left: bool
    interactive: bool

    def __init__(self, *, primary_width: Any = None, supplementary_width: Any = None,
                 secondary_minimum_width: Any = None, dimming: Any = None, right_to_left: Any =
                 None, interactive: Any = None) -> None:
        super().__init__(primary_width=primary_width, supplementary_width=supplementary_width,
                         secondary_minimum_width=secondary_minimum_width, dimming=dimming,
                         right_to_left=right_to_left, interactive=interactive)


class GestureBindingOptions(Options):
    """How a pan drives a transition."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("direction", Vector), ("extent",
                ctypes.c_double), ("threshold", ctypes.c_double)]
    struct_size: int
    direction: Vector
    extent: float
    threshold: float

    def __init__(self, *, direction: Any = None, extent: Any = None, threshold: Any =
                 None) -> None:
        super().__init__(direction=direction, extent=extent, threshold=threshold)


class TransitionInfo(Options):
    """Facts about a transition, from its coordinator."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("is_animated", ctypes.c_bool),
                ("is_initially_interactive", ctypes.c_bool), ("is_interruptible", ctypes.c_bool),
                ("is_interactive", ctypes.c_bool), ("was_cancelled", ctypes.c_bool),
                ("presentation_style", ctypes.c_int), ("transition_duration", ctypes.c_double),
                ("percent_complete", ctypes.c_double), ("completion_velocity", ctypes.c_double),
                ("target_transform", Transform)]
    struct_size: int
    is_animated: bool
    is_initially_interactive: bool
    is_interruptible: bool
    is_interactive: bool
    was_cancelled: bool
    presentation_style: int
    transition_duration: float
    percent_complete: float
    completion_velocity: float
    target_transform: Transform

    def __init__(self, *, is_animated: Any = None, is_initially_interactive: Any = None,
                 is_interruptible: Any = None, is_interactive: Any = None, was_cancelled: Any =
                 None, presentation_style: Any = None, transition_duration: Any = None,
                 percent_complete: Any = None, completion_velocity: Any = None, target_transform:
                 Any = None) -> None:
        super().__init__(is_animated=is_animated,
                         is_initially_interactive=is_initially_interactive,
                         is_interruptible=is_interruptible, is_interactive=is_interactive,
                         was_cancelled=was_cancelled, presentation_style=presentation_style,
                         transition_duration=transition_duration,
                         percent_complete=percent_complete,
                         completion_velocity=completion_velocity,
                         target_transform=target_transform)


class MatchOptions(Options):
    """How a view flies."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("content", ctypes.c_int), ("flags",
                ctypes.c_uint32), ("content_size", Size), ("gravity", Point), ("z",
                ctypes.c_double)]
    struct_size: int
    content: int
    flags: int
    content_size: Size
    gravity: Point
    z: float

    def __init__(self, *, content: Any = None, flags: Any = None, content_size: Any = None,
                 gravity: Any = None, z: Any = None) -> None:
        super().__init__(content=content, flags=flags, content_size=content_size, gravity=gravity,
                         z=z)


class MatchedOptions(Options):
    """How the pairs of a transition fly."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("style", ctypes.c_int), ("keep_source_hidden",
                ctypes.c_bool), ("duration", ctypes.c_double), ("timing", Timing), ("cross_fade",
                ctypes.c_double)]
    struct_size: int
    style: int
    keep_source_hidden: bool
    duration: float
    timing: Timing
    cross_fade: float

    def __init__(self, *, style: Any = None, keep_source_hidden: Any = None, duration: Any = None,
                 timing: Any = None, cross_fade: Any = None, bounce: Any = None, response: Any =
                 None, damping_ratio: Any = None) -> None:
        super().__init__(style=style, keep_source_hidden=keep_source_hidden, duration=duration,
                         timing=timing, cross_fade=cross_fade, bounce=bounce, response=response,
                         damping_ratio=damping_ratio)


class Flight(Values):
    """A pair in flight."""
    _fields_ = [("source", ctypes.c_void_p), ("destination", ctypes.c_void_p), ("key",
                ctypes.c_uint64), ("source_tag", ctypes.c_uint64), ("destination_tag",
                ctypes.c_uint64), ("item", ctypes.c_int32), ("flags", ctypes.c_uint32),
                ("progress", ctypes.c_double), ("source_weight", ctypes.c_double),
                ("destination_weight", ctypes.c_double), ("source_rect", Rect),
                ("destination_rect", Rect), ("clip", Rect)]
    source: Any
    destination: Any
    key: int
    source_tag: int
    destination_tag: int
    item: int
    flags: int
    progress: float
    source_weight: float
    destination_weight: float
    source_rect: Rect
    destination_rect: Rect
    clip: Rect


class ZoomPhysics(Options):
    """The numbers of a zoom."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("entrance_frequency", ctypes.c_double),
                ("entrance_damping", ctypes.c_double), ("landing_frequency", ctypes.c_double),
                ("landing_damping", ctypes.c_double), ("return_frequency", ctypes.c_double),
                ("return_damping", ctypes.c_double), ("tracking_frequency", ctypes.c_double),
                ("cover_frequency", ctypes.c_double), ("gain", ctypes.c_double), ("knee",
                ctypes.c_double), ("smallest", ctypes.c_double), ("fall", ctypes.c_double),
                ("band", ctypes.c_double), ("reach", ctypes.c_double), ("pan_threshold",
                ctypes.c_double), ("edge_threshold", ctypes.c_double), ("pinch_threshold",
                ctypes.c_double), ("look_ahead", ctypes.c_double), ("quickening", ctypes.c_double),
                ("cross_fade", ctypes.c_double), ("cover", ctypes.c_double), ("bend_in",
                ctypes.c_double), ("bend_back", ctypes.c_double), ("shadow_alpha",
                ctypes.c_double), ("shadow_offset", ctypes.c_double), ("shadow_radius",
                ctypes.c_double), ("dissolve", ctypes.c_double)]
    struct_size: int
    entrance_frequency: float
    entrance_damping: float
    landing_frequency: float
    landing_damping: float
    return_frequency: float
    return_damping: float
    tracking_frequency: float
    cover_frequency: float
    gain: float
    knee: float
    smallest: float
    fall: float
    band: float
    reach: float
    pan_threshold: float
    edge_threshold: float
    pinch_threshold: float
    look_ahead: float
    quickening: float
    cross_fade: float
    cover: float
    bend_in: float
    bend_back: float
    shadow_alpha: float
    shadow_offset: float
    shadow_radius: float
    dissolve: float

    def __init__(self, *, entrance_frequency: Any = None, entrance_damping: Any = None,
                 landing_frequency: Any = None, landing_damping: Any = None, return_frequency: Any
                 = None, return_damping: Any = None, tracking_frequency: Any = None,
                 cover_frequency: Any = None, gain: Any = None, knee: Any = None, smallest: Any =
                 None, fall: Any = None, band: Any = None, reach: Any = None, pan_threshold: Any =
                 None, edge_threshold: Any = None, pinch_threshold: Any = None, look_ahead: Any =
                 None, quickening: Any = None, cross_fade: Any = None, cover: Any = None, bend_in:
                 Any = None, bend_back: Any = None, shadow_alpha: Any = None, shadow_offset: Any =
                 None, shadow_radius: Any = None, dissolve: Any = None) -> None:
        super().__init__(entrance_frequency=entrance_frequency, entrance_damping=entrance_damping,
                         landing_frequency=landing_frequency, landing_damping=landing_damping,
                         return_frequency=return_frequency, return_damping=return_damping,
                         tracking_frequency=tracking_frequency, cover_frequency=cover_frequency,
                         gain=gain, knee=knee, smallest=smallest, fall=fall, band=band,
                         reach=reach, pan_threshold=pan_threshold, edge_threshold=edge_threshold,
                         pinch_threshold=pinch_threshold, look_ahead=look_ahead,
                         quickening=quickening, cross_fade=cross_fade, cover=cover,
                         bend_in=bend_in, bend_back=bend_back, shadow_alpha=shadow_alpha,
                         shadow_offset=shadow_offset, shadow_radius=shadow_radius,
                         dissolve=dissolve)


class ZoomOptions(Options):
    """How a controller's screen zooms."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("source_key", ctypes.c_uint64),
                ("dimming_color", Color), ("gestures", ctypes.c_uint32), ("policy", ctypes.c_int),
                ("physics", ZoomPhysics)]
    struct_size: int
    source_key: int
    dimming_color: Color
    gestures: int
    policy: int
    physics: ZoomPhysics

    def __init__(self, *, source_key: Any = None, dimming_color: Any = None, gestures: Any = None,
                 policy: Any = None, physics: Any = None) -> None:
        super().__init__(source_key=source_key, dimming_color=dimming_color, gestures=gestures,
                         policy=policy, physics=physics)


class LookOptions(Options):
    """How what the library itself puts on the screen around a controller looks."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("background_color", Color), ("corner_radius",
                ctypes.c_double), ("dimming_color", Color), ("grabber_color", Color)]
    struct_size: int
    background_color: Color
    corner_radius: float
    dimming_color: Color
    grabber_color: Color

    def __init__(self, *, background_color: Any = None, corner_radius: Any = None, dimming_color:
                 Any = None, grabber_color: Any = None) -> None:
        super().__init__(background_color=background_color, corner_radius=corner_radius,
                         dimming_color=dimming_color, grabber_color=grabber_color)


class SheetOptions(Options):
    """Settings of a sheet."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("detents", ctypes.c_int32 * 8), ("detent_count",
                ctypes.c_int32), ("selected_detent", ctypes.c_int32), ("largest_undimmed_detent",
                ctypes.c_int32), ("prefers_grabber_visible", ctypes.c_bool),
                ("prefers_edge_attached_in_compact_height", ctypes.c_bool),
                ("width_follows_preferred_content_size", ctypes.c_bool),
                ("prefers_scrolling_expands", ctypes.c_bool), ("preferred_corner_radius",
                ctypes.c_double), ("safe_area", Insets), ("source_view", ctypes.c_void_p)]
    struct_size: int
    detents: Any
    detent_count: int
    selected_detent: int
    largest_undimmed_detent: int
    prefers_grabber_visible: bool
    prefers_edge_attached_in_compact_height: bool
    width_follows_preferred_content_size: bool
    prefers_scrolling_expands: bool
    preferred_corner_radius: float
    safe_area: Insets
    source_view: Any

    def __init__(self, *, detents: Any = None, detent_count: Any = None, selected_detent: Any =
                 None, largest_undimmed_detent: Any = None, prefers_grabber_visible: Any = None,
                 prefers_edge_attached_in_compact_height: Any = None,
                 width_follows_preferred_content_size: Any = None, prefers_scrolling_expands: Any =
                 None, preferred_corner_radius: Any = None, safe_area: Any = None, source_view: Any
                 = None) -> None:
        super().__init__(detents=detents, detent_count=detent_count,
                         selected_detent=selected_detent,
                         largest_undimmed_detent=largest_undimmed_detent,
                         prefers_grabber_visible=prefers_grabber_visible,
                         prefers_edge_attached_in_compact_height=prefers_edge_attached_in_compact_height,
                         width_follows_preferred_content_size=width_follows_preferred_content_size,
                         prefers_scrolling_expands=prefers_scrolling_expands,
                         preferred_corner_radius=preferred_corner_radius, safe_area=safe_area,
                         source_view=source_view)


class PopoverOptions(Options):
    """Anchor of a popover, and its possible places."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("source_view", ctypes.c_void_p), ("source_rect",
                Rect), ("permitted_arrow_directions", ctypes.c_uint32), ("margins", Insets)]
    struct_size: int
    source_view: Any
    source_rect: Rect
    permitted_arrow_directions: int
    margins: Insets

    def __init__(self, *, source_view: Any = None, source_rect: Any = None,
                 permitted_arrow_directions: Any = None, margins: Any = None) -> None:
        super().__init__(source_view=source_view, source_rect=source_rect,
                         permitted_arrow_directions=permitted_arrow_directions, margins=margins)


class LayoutPath(Values):
    """Which element of a collection."""
    _fields_ = [("category", ctypes.c_int), ("kind", ctypes.c_int32), ("section", ctypes.c_int32),
                ("item", ctypes.c_int32)]
    category: int
    kind: int
    section: int
    item: int


class DynamicContactEvent(Values):
    """Two items, or an item and a boundary, that began or ended to touch in the last frame."""
    _fields_ = [("behavior", ctypes.c_void_p), ("item", ctypes.c_void_p), ("other",
                ctypes.c_void_p), ("item_tag", ctypes.c_uint64), ("other_tag", ctypes.c_uint64),
                ("point", Point), ("boundary", ctypes.c_int32), ("has_begun", ctypes.c_bool)]
    behavior: Any
    item: Any
    other: Any
    item_tag: int
    other_tag: int
    point: Point
    boundary: int
    has_begun: bool


class DynamicPose(Values):
    """Where an item is."""
    _fields_ = [("item", ctypes.c_void_p), ("center", Point), ("rotation", ctypes.c_double)]
    item: Any
    center: Point
    rotation: float


class DynamicItemState(Values):
    """An item as an animator has it."""
    _fields_ = [("item", ctypes.c_void_p), ("center", Point), ("rotation", ctypes.c_double),
                ("velocity", Vector), ("angular_velocity", ctypes.c_double), ("mass",
                ctypes.c_double), ("is_sleeping", ctypes.c_bool), ("contact_count",
                ctypes.c_uint32)]
    item: Any
    center: Point
    rotation: float
    velocity: Vector
    angular_velocity: float
    mass: float
    is_sleeping: bool
    contact_count: int


class DynamicContact(Values):
    """Two items, or an item and a line of a boundary, that touch now."""
    _fields_ = [("behavior", ctypes.c_void_p), ("item", ctypes.c_void_p), ("other",
                ctypes.c_void_p), ("item_tag", ctypes.c_uint64), ("other_tag", ctypes.c_uint64),
                ("points", Point * 2), ("normal", Vector), ("impulse", ctypes.c_double),
                ("friction_impulse", ctypes.c_double), ("boundary", ctypes.c_int32),
                ("point_count", ctypes.c_uint32)]
    behavior: Any
    item: Any
    other: Any
    item_tag: int
    other_tag: int
    points: Any
    normal: Vector
    impulse: float
    friction_impulse: float
    boundary: int
    point_count: int


class DynamicJoint(Values):
    """An attachment or a snap that acts now."""
    _fields_ = [("behavior", ctypes.c_void_p), ("item", ctypes.c_void_p), ("other",
                ctypes.c_void_p), ("anchor", Point), ("other_anchor", Point), ("force", Vector),
                ("torque", ctypes.c_double)]
    behavior: Any
    item: Any
    other: Any
    anchor: Point
    other_anchor: Point
    force: Vector
    torque: float


class DynamicStageTime(Values):
    """The time that an animator's steps have spent in one of their stages."""
    _fields_ = [("name", ctypes.c_char_p), ("seconds", ctypes.c_double)]
    name: Any
    seconds: float


class AttachmentOptions(Options):
    """Settings of an attachment."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("type", ctypes.c_int), ("collision",
                ctypes.c_int), ("item", ctypes.c_void_p), ("other", ctypes.c_void_p), ("offset",
                Vector), ("other_offset", Vector), ("anchor", Point), ("axis", Vector), ("length",
                ctypes.c_double), ("frequency", ctypes.c_double), ("damping_ratio",
                ctypes.c_double), ("friction_torque", ctypes.c_double), ("lower_limit",
                ctypes.c_double), ("upper_limit", ctypes.c_double)]
    struct_size: int
    type: int
    collision: int
    item: Any
    other: Any
    offset: Vector
    other_offset: Vector
    anchor: Point
    axis: Vector
    length: float
    frequency: float
    damping_ratio: float
    friction_torque: float
    lower_limit: float
    upper_limit: float

    def __init__(self, *, type: Any = None, collision: Any = None, item: Any = None, other: Any =
                 None, offset: Any = None, other_offset: Any = None, anchor: Any = None, axis: Any
                 = None, length: Any = None, frequency: Any = None, damping_ratio: Any = None,
                 friction_torque: Any = None, lower_limit: Any = None, upper_limit: Any =
                 None) -> None:
        super().__init__(type=type, collision=collision, item=item, other=other, offset=offset,
                         other_offset=other_offset, anchor=anchor, axis=axis, length=length,
                         frequency=frequency, damping_ratio=damping_ratio,
                         friction_torque=friction_torque, lower_limit=lower_limit,
                         upper_limit=upper_limit)


class ItemBehaviorOptions(Options):
    """Physical properties of items."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("elasticity", ctypes.c_double), ("friction",
                ctypes.c_double), ("density", ctypes.c_double), ("resistance", ctypes.c_double),
                ("angular_resistance", ctypes.c_double), ("charge", ctypes.c_double),
                ("is_anchored", ctypes.c_int), ("allows_rotation", ctypes.c_int)]
    struct_size: int
    elasticity: float
    friction: float
    density: float
    resistance: float
    angular_resistance: float
    charge: float
    is_anchored: int
    allows_rotation: int

    def __init__(self, *, elasticity: Any = None, friction: Any = None, density: Any = None,
                 resistance: Any = None, angular_resistance: Any = None, charge: Any = None,
                 is_anchored: Any = None, allows_rotation: Any = None) -> None:
        super().__init__(elasticity=elasticity, friction=friction, density=density,
                         resistance=resistance, angular_resistance=angular_resistance,
                         charge=charge, is_anchored=is_anchored, allows_rotation=allows_rotation)


class FieldOptions(Options):
    """Settings of a field."""
    _fields_ = [("struct_size", ctypes.c_size_t), ("type", ctypes.c_int), ("region",
                ctypes.c_void_p), ("position", Point), ("strength", ctypes.c_double), ("falloff",
                ctypes.c_double), ("minimum_radius", ctypes.c_double), ("direction", Vector),
                ("smoothness", ctypes.c_double), ("animation_speed", ctypes.c_double)]
    struct_size: int
    type: int
    region: Any
    position: Point
    strength: float
    falloff: float
    minimum_radius: float
    direction: Vector
    smoothness: float
    animation_speed: float

    def __init__(self, *, type: Any = None, region: Any = None, position: Any = None, strength: Any
                 = None, falloff: Any = None, minimum_radius: Any = None, direction: Any = None,
                 smoothness: Any = None, animation_speed: Any = None) -> None:
        super().__init__(type=type, region=region, position=position, strength=strength,
                         falloff=falloff, minimum_radius=minimum_radius, direction=direction,
                         smoothness=smoothness, animation_speed=animation_speed)


class FieldProbe(Values):
    """An item in a custom field."""
    _fields_ = [("item", ctypes.c_void_p), ("position", Point), ("velocity", Vector), ("mass",
                ctypes.c_double), ("charge", ctypes.c_double), ("time_step", ctypes.c_double)]
    item: Any
    position: Point
    velocity: Vector
    mass: float
    charge: float
    time_step: float


class Event(Values):
    """Something that happened."""
    _fields_ = [("kind", ctypes.c_int), ("detail", ctypes.c_int32), ("subject", ctypes.c_void_p),
                ("other", ctypes.c_void_p), ("tag", ctypes.c_uint64), ("time", ctypes.c_double),
                ("value", ctypes.c_double)]
    kind: int
    detail: int
    subject: Any
    other: Any
    tag: int
    time: float
    value: float



RuntimeOptions._init = function("motus_runtime_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
Timing._init = function("motus_timing_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
Paging._init = function("motus_paging_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
Snapping._init = function("motus_snapping_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
AnimationOptions._init = function("motus_animation_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ImplicitOptions._init = function("motus_implicit_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
Presence._init = function("motus_presence_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ArrangementOptions._init = function("motus_arrangement_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ReorderOptions._init = function("motus_reorder_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
KeyframesOptions._init = function("motus_keyframes_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
FollowOptions._init = function("motus_follow_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ValueOptions._init = function("motus_value_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
FlingOptions._init = function("motus_fling_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
GlideOptions._init = function("motus_glide_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
PresenceOptions._init = function("motus_presence_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
GestureOptions._init = function("motus_gesture_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ScrollerOptions._init = function("motus_scroller_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
WheelEvent._init = function("motus_wheel_event_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ScrollLinkOptions._init = function("motus_scroll_link_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ContainerTransitionOptions._init = function("motus_container_transition_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
NavigationOptions._init = function("motus_navigation_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
PageViewControllerOptions._init = function("motus_page_view_controller_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
SplitViewControllerOptions._init = function("motus_split_view_controller_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
GestureBindingOptions._init = function("motus_gesture_binding_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
MatchOptions._init = function("motus_match_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
MatchedOptions._init = function("motus_matched_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ZoomPhysics._init = function("motus_zoom_physics_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ZoomOptions._init = function("motus_zoom_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
LookOptions._init = function("motus_look_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
SheetOptions._init = function("motus_sheet_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
PopoverOptions._init = function("motus_popover_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
AttachmentOptions._init = function("motus_attachment_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
ItemBehaviorOptions._init = function("motus_item_behavior_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
FieldOptions._init = function("motus_field_options_init", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)


_motus_version_number = function("motus_version_number", ctypes.c_int32)
_motus_version_string = function("motus_version_string", ctypes.c_char_p)
_motus_status_name = function("motus_status_name", ctypes.c_char_p, ctypes.c_int)
_motus_library_set_diagnostics = function("motus_library_set_diagnostics", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_retain = function("motus_retain", ctypes.c_int, ctypes.c_void_p)
_motus_release = function("motus_release", ctypes.c_int, ctypes.c_void_p)
_motus_is_alive = function("motus_is_alive", ctypes.c_bool, ctypes.c_void_p)
_motus_tag = function("motus_tag", ctypes.c_uint64, ctypes.c_void_p)
_motus_set_tag = function("motus_set_tag", ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64)
_motus_handle_kind = function("motus_handle_kind", ctypes.c_int, ctypes.c_void_p)
_motus_kind_name = function("motus_kind_name", ctypes.c_char_p, ctypes.c_int)
_motus_runtime_create = function("motus_runtime_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_destroy = function("motus_runtime_destroy", ctypes.c_int, ctypes.c_void_p)
_motus_runtime_set_diagnostics = function("motus_runtime_set_diagnostics", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_tick = function("motus_runtime_tick", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double)
_motus_runtime_time = function("motus_runtime_time", ctypes.c_double, ctypes.c_void_p)
_motus_runtime_clock_time = function("motus_runtime_clock_time", ctypes.c_double, ctypes.c_void_p)
_motus_runtime_clock_speed = function("motus_runtime_clock_speed", ctypes.c_double,
    ctypes.c_void_p)
_motus_runtime_set_clock_speed = function("motus_runtime_set_clock_speed", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_runtime_advance_clock = function("motus_runtime_advance_clock", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_runtime_reduces_motion = function("motus_runtime_reduces_motion", ctypes.c_bool,
    ctypes.c_void_p)
_motus_runtime_set_reduces_motion = function("motus_runtime_set_reduces_motion", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_runtime_is_idle = function("motus_runtime_is_idle", ctypes.c_bool, ctypes.c_void_p)
_motus_runtime_needs_tick = function("motus_runtime_needs_tick", ctypes.c_bool, ctypes.c_void_p)
_motus_runtime_next_deadline = function("motus_runtime_next_deadline", ctypes.c_bool,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_window = function("motus_runtime_window", ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_statistics = function("motus_runtime_statistics", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_changes = function("motus_runtime_changes", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_change_batches = function("motus_runtime_change_batches", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_draw_list = function("motus_runtime_draw_list", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_draw_effects = function("motus_runtime_draw_effects", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_draw_details = function("motus_runtime_draw_details", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_draw_groups = function("motus_runtime_draw_groups", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_picture_generation = function("motus_runtime_picture_generation", ctypes.c_uint64,
    ctypes.c_void_p)
_motus_runtime_tree_changes = function("motus_runtime_tree_changes", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_motions = function("motus_runtime_motions", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_create = function("motus_view_create", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_add_subview = function("motus_view_add_subview", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_insert_subview = function("motus_view_insert_subview", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_view_insert_subview_above = function("motus_view_insert_subview_above", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_insert_subview_below = function("motus_view_insert_subview_below", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_remove_from_superview = function("motus_view_remove_from_superview", ctypes.c_int,
    ctypes.c_void_p)
_motus_view_bring_subview_to_front = function("motus_view_bring_subview_to_front", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_send_subview_to_back = function("motus_view_send_subview_to_back", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_superview = function("motus_view_superview", ctypes.c_void_p, ctypes.c_void_p)
_motus_view_subview_count = function("motus_view_subview_count", ctypes.c_size_t, ctypes.c_void_p)
_motus_view_subview_at = function("motus_view_subview_at", ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t)
_motus_view_is_descendant_of = function("motus_view_is_descendant_of", ctypes.c_bool,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_is_in_window = function("motus_view_is_in_window", ctypes.c_bool, ctypes.c_void_p)
_motus_view_hit_test = function("motus_view_hit_test", ctypes.c_void_p, ctypes.c_void_p, Point)
_motus_view_convert_point = function("motus_view_convert_point", ctypes.c_int, ctypes.c_void_p,
    Point, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_with_tag = function("motus_view_with_tag", ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_uint64)
_motus_view_clips_to_bounds = function("motus_view_clips_to_bounds", ctypes.c_bool,
    ctypes.c_void_p)
_motus_view_set_clips_to_bounds = function("motus_view_set_clips_to_bounds", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_view_groups_opacity = function("motus_view_groups_opacity", ctypes.c_bool, ctypes.c_void_p)
_motus_view_set_groups_opacity = function("motus_view_set_groups_opacity", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_view_is_double_sided = function("motus_view_is_double_sided", ctypes.c_bool,
    ctypes.c_void_p)
_motus_view_set_double_sided = function("motus_view_set_double_sided", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_view_create_snapshot = function("motus_view_create_snapshot", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_snapshot_source = function("motus_view_snapshot_source", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_is_user_interaction_enabled = function("motus_view_is_user_interaction_enabled",
    ctypes.c_bool, ctypes.c_void_p)
_motus_view_set_user_interaction_enabled = function("motus_view_set_user_interaction_enabled",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_runtime_register_property = function("motus_runtime_register_property", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_size_t, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_property_name = function("motus_runtime_property_name", ctypes.c_char_p,
    ctypes.c_void_p, ctypes.c_uint32)
_motus_runtime_set_property_color_space = function("motus_runtime_set_property_color_space",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int)
_motus_runtime_property_color_space = function("motus_runtime_property_color_space", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32)
_motus_view_set_property = function("motus_view_set_property", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)
_motus_view_property = function("motus_view_property", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint32, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
_motus_view_property_velocity = function("motus_view_property_velocity", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)
_motus_view_set_property_velocity = function("motus_view_set_property_velocity", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)
_motus_view_center = function("motus_view_center", Point, ctypes.c_void_p)
_motus_view_set_center = function("motus_view_set_center", ctypes.c_int, ctypes.c_void_p, Point)
_motus_view_bounds = function("motus_view_bounds", Rect, ctypes.c_void_p)
_motus_view_set_bounds = function("motus_view_set_bounds", ctypes.c_int, ctypes.c_void_p, Rect)
_motus_view_frame = function("motus_view_frame", Rect, ctypes.c_void_p)
_motus_view_set_frame = function("motus_view_set_frame", ctypes.c_int, ctypes.c_void_p, Rect)
_motus_view_transform = function("motus_view_transform", Transform, ctypes.c_void_p)
_motus_view_set_transform = function("motus_view_set_transform", ctypes.c_int, ctypes.c_void_p,
    Transform)
_motus_view_transform_3d = function("motus_view_transform_3d", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_set_transform_3d = function("motus_view_set_transform_3d", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transform_3d_rotation = function("motus_transform_3d_rotation", ctypes.c_int,
    ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_void_p)
_motus_transform_3d_concat = function("motus_transform_3d_concat", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_alpha = function("motus_view_alpha", ctypes.c_double, ctypes.c_void_p)
_motus_view_set_alpha = function("motus_view_set_alpha", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double)
_motus_view_background_color = function("motus_view_background_color", Color, ctypes.c_void_p)
_motus_view_set_background_color = function("motus_view_set_background_color", ctypes.c_int,
    ctypes.c_void_p, Color)
_motus_view_corner_radius = function("motus_view_corner_radius", ctypes.c_double, ctypes.c_void_p)
_motus_view_set_corner_radius = function("motus_view_set_corner_radius", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_view_corner_radii = function("motus_view_corner_radii", CornerRadii, ctypes.c_void_p)
_motus_view_set_corner_radii = function("motus_view_set_corner_radii", ctypes.c_int,
    ctypes.c_void_p, CornerRadii)
_motus_view_shadow_color = function("motus_view_shadow_color", Color, ctypes.c_void_p)
_motus_view_set_shadow_color = function("motus_view_set_shadow_color", ctypes.c_int,
    ctypes.c_void_p, Color)
_motus_view_shadow_offset = function("motus_view_shadow_offset", Vector, ctypes.c_void_p)
_motus_view_set_shadow_offset = function("motus_view_set_shadow_offset", ctypes.c_int,
    ctypes.c_void_p, Vector)
_motus_view_shadow_radius = function("motus_view_shadow_radius", ctypes.c_double, ctypes.c_void_p)
_motus_view_set_shadow_radius = function("motus_view_set_shadow_radius", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_view_border_color = function("motus_view_border_color", Color, ctypes.c_void_p)
_motus_view_set_border_color = function("motus_view_set_border_color", ctypes.c_int,
    ctypes.c_void_p, Color)
_motus_view_border_width = function("motus_view_border_width", ctypes.c_double, ctypes.c_void_p)
_motus_view_set_border_width = function("motus_view_set_border_width", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_view_is_hidden = function("motus_view_is_hidden", ctypes.c_bool, ctypes.c_void_p)
_motus_view_set_hidden = function("motus_view_set_hidden", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_bool)
_motus_view_convert_point_by = function("motus_view_convert_point_by", ctypes.c_int,
    ctypes.c_void_p, Point, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_motus_view_convert_rect_by = function("motus_view_convert_rect_by", ctypes.c_int, ctypes.c_void_p,
    Rect, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_motus_view_transform_by = function("motus_view_transform_by", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_motus_timing_evaluate = function("motus_timing_evaluate", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_timing_duration = function("motus_timing_duration", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p)
_motus_timing_inverse = function("motus_timing_inverse", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_double, ctypes.c_void_p)
_motus_decay_evaluate = function("motus_decay_evaluate", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_decay_projected_end = function("motus_decay_projected_end", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_rubber_band_offset = function("motus_rubber_band_offset", ctypes.c_int, ctypes.c_double,
    ctypes.c_double, ctypes.c_void_p)
_motus_rubber_band_pull = function("motus_rubber_band_pull", ctypes.c_int, ctypes.c_double,
    ctypes.c_double, ctypes.c_void_p)
_motus_decay_crossing = function("motus_decay_crossing", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_decay_to_target = function("motus_decay_to_target", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_spring_settle = function("motus_spring_settle", ctypes.c_int, ctypes.c_double,
    ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_page_target = function("motus_page_target", ctypes.c_int, ctypes.c_void_p, ctypes.c_double,
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_snap_target = function("motus_snap_target", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t, ctypes.c_double, ctypes.c_double, ctypes.c_void_p)
_motus_scroll_range = function("motus_scroll_range", ctypes.c_int, ctypes.c_int, ctypes.c_double,
    ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_animate = function("motus_runtime_animate", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_begin_animation = function("motus_runtime_begin_animation", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_commit_animation = function("motus_runtime_commit_animation", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_modify_animations = function("motus_runtime_modify_animations", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_transition = function("motus_view_transition", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_transition_to = function("motus_view_transition_to", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_perform_system_animation = function("motus_runtime_perform_system_animation",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_perform_without_animation = function("motus_runtime_perform_without_animation",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_is_animation_enabled = function("motus_runtime_is_animation_enabled", ctypes.c_bool,
    ctypes.c_void_p)
_motus_runtime_set_animation_enabled = function("motus_runtime_set_animation_enabled",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_runtime_inherited_animation_duration = function("motus_runtime_inherited_animation_duration",
    ctypes.c_double, ctypes.c_void_p)
_motus_animation_cancel = function("motus_animation_cancel", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int)
_motus_view_remove_all_animations = function("motus_view_remove_all_animations", ctypes.c_int,
    ctypes.c_void_p)
_motus_view_set_implicit = function("motus_view_set_implicit", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint32, ctypes.c_void_p)
_motus_view_clear_implicit = function("motus_view_clear_implicit", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint32)
_motus_view_implicit = function("motus_view_implicit", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint32, ctypes.c_void_p)
_motus_view_set_starting_value = function("motus_view_set_starting_value", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)
_motus_view_set_settle = function("motus_view_set_settle", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_begin_without_animation = function("motus_runtime_begin_without_animation",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_arrange = function("motus_view_arrange", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p)
_motus_view_begin_arrangement = function("motus_view_begin_arrangement", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_add_child = function("motus_runtime_add_child", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_commit_arrangement = function("motus_runtime_commit_arrangement", ctypes.c_int,
    ctypes.c_void_p)
_motus_view_arrangement_summary = function("motus_view_arrangement_summary", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_set_arrangement_delegate = function("motus_view_set_arrangement_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_child_state = function("motus_view_child_state", ctypes.c_int, ctypes.c_void_p)
_motus_view_key = function("motus_view_key", ctypes.c_uint64, ctypes.c_void_p)
_motus_view_child_with_key = function("motus_view_child_with_key", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_uint64, ctypes.c_bool)
_motus_view_end_leavers = function("motus_view_end_leavers", ctypes.c_int, ctypes.c_void_p)
_motus_view_leaver_count = function("motus_view_leaver_count", ctypes.c_size_t, ctypes.c_void_p)
_motus_view_leaver_at = function("motus_view_leaver_at", ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t)
_motus_view_begin_reorder = function("motus_view_begin_reorder", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint64, Point, ctypes.c_void_p)
_motus_view_update_reorder = function("motus_view_update_reorder", ctypes.c_int, ctypes.c_void_p,
    Point, ctypes.c_void_p)
_motus_view_end_reorder = function("motus_view_end_reorder", ctypes.c_int, ctypes.c_void_p, Vector,
    ctypes.c_void_p)
_motus_view_cancel_reorder = function("motus_view_cancel_reorder", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_animate_keyframes = function("motus_runtime_animate_keyframes", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_begin_keyframes = function("motus_runtime_begin_keyframes", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_add_keyframe = function("motus_runtime_add_keyframe", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_begin_keyframe = function("motus_runtime_begin_keyframe", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double, ctypes.c_double)
_motus_path_create = function("motus_path_create", ctypes.c_int, ctypes.c_void_p, Point,
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_path_length = function("motus_path_length", ctypes.c_double, ctypes.c_void_p)
_motus_path_point_at = function("motus_path_point_at", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_follow_path = function("motus_view_follow_path", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_animating_state_name = function("motus_animating_state_name", ctypes.c_char_p, ctypes.c_int)
_motus_property_animator_create = function("motus_property_animator_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_create_running = function("motus_property_animator_create_running",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_create_group = function("motus_property_animator_create_group",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_double, ctypes.c_void_p, ctypes.c_size_t,
    ctypes.c_void_p)
_motus_property_animator_member_count = function("motus_property_animator_member_count",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_property_animator_member_at = function("motus_property_animator_member_at", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_property_animator_add_animations = function("motus_property_animator_add_animations",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_add_animations_delayed = function("motus_property_animator_add_animations_delayed",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_property_animator_add_completion = function("motus_property_animator_add_completion",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_set_observer = function("motus_property_animator_set_observer",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_start = function("motus_property_animator_start", ctypes.c_int,
    ctypes.c_void_p)
_motus_property_animator_start_after_delay = function("motus_property_animator_start_after_delay",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_property_animator_pause = function("motus_property_animator_pause", ctypes.c_int,
    ctypes.c_void_p)
_motus_property_animator_continue = function("motus_property_animator_continue", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double)
_motus_property_animator_continue_until = function("motus_property_animator_continue_until",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_property_animator_stop = function("motus_property_animator_stop", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_finish = function("motus_property_animator_finish", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int)
_motus_property_animator_state = function("motus_property_animator_state", ctypes.c_int,
    ctypes.c_void_p)
_motus_property_animator_is_running = function("motus_property_animator_is_running", ctypes.c_bool,
    ctypes.c_void_p)
_motus_property_animator_is_reversed = function("motus_property_animator_is_reversed",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_reversed = function("motus_property_animator_set_reversed",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_fraction_complete = function("motus_property_animator_fraction_complete",
    ctypes.c_double, ctypes.c_void_p)
_motus_property_animator_set_fraction_complete = function("motus_property_animator_set_fraction_complete",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_property_animator_seek = function("motus_property_animator_seek", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_property_animator_speed = function("motus_property_animator_speed", ctypes.c_double,
    ctypes.c_void_p)
_motus_property_animator_set_speed = function("motus_property_animator_set_speed", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_property_animator_timing = function("motus_property_animator_timing", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_duration = function("motus_property_animator_duration", ctypes.c_double,
    ctypes.c_void_p)
_motus_property_animator_delay = function("motus_property_animator_delay", ctypes.c_double,
    ctypes.c_void_p)
_motus_property_animator_is_interruptible = function("motus_property_animator_is_interruptible",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_interruptible = function("motus_property_animator_set_interruptible",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_is_user_interaction_enabled = function("motus_property_animator_is_user_interaction_enabled",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_user_interaction_enabled = function("motus_property_animator_set_user_interaction_enabled",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_is_manual_hit_testing_enabled = function("motus_property_animator_is_manual_hit_testing_enabled",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_manual_hit_testing_enabled = function("motus_property_animator_set_manual_hit_testing_enabled",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_scrubs_linearly = function("motus_property_animator_scrubs_linearly",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_scrubs_linearly = function("motus_property_animator_set_scrubs_linearly",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_pauses_on_completion = function("motus_property_animator_pauses_on_completion",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_pauses_on_completion = function("motus_property_animator_set_pauses_on_completion",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_property_animator_color_space = function("motus_property_animator_color_space",
    ctypes.c_int, ctypes.c_void_p)
_motus_property_animator_set_color_space = function("motus_property_animator_set_color_space",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_motus_property_animator_keeps_motion = function("motus_property_animator_keeps_motion",
    ctypes.c_bool, ctypes.c_void_p)
_motus_property_animator_set_keeps_motion = function("motus_property_animator_set_keeps_motion",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_value_create = function("motus_value_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_value_create_number = function("motus_value_create_number", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p)
_motus_value_kind = function("motus_value_kind", ctypes.c_int, ctypes.c_void_p)
_motus_value_component_count = function("motus_value_component_count", ctypes.c_size_t,
    ctypes.c_void_p)
_motus_value_set = function("motus_value_set", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t)
_motus_value_set_number = function("motus_value_set_number", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double)
_motus_value_read = function("motus_value_read", ctypes.c_int, ctypes.c_void_p, ctypes.c_int,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_value_number = function("motus_value_number", ctypes.c_double, ctypes.c_void_p)
_motus_value_velocity = function("motus_value_velocity", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_value_is_moving = function("motus_value_is_moving", ctypes.c_bool, ctypes.c_void_p)
_motus_value_jump = function("motus_value_jump", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t)
_motus_value_stop = function("motus_value_stop", ctypes.c_int, ctypes.c_void_p)
_motus_value_finish = function("motus_value_finish", ctypes.c_int, ctypes.c_void_p)
_motus_value_set_velocity = function("motus_value_set_velocity", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_value_nudge = function("motus_value_nudge", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_nudge = function("motus_view_nudge", ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32,
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_value_fling = function("motus_value_fling", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_fling = function("motus_view_fling", ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32,
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_value_follow_path = function("motus_value_follow_path", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_bool)
_motus_value_set_implicit = function("motus_value_set_implicit", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_value_clear_implicit = function("motus_value_clear_implicit", ctypes.c_int, ctypes.c_void_p)
_motus_value_set_observer = function("motus_value_set_observer", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_value_previous = function("motus_value_previous", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_value_set_settle = function("motus_value_set_settle", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_id = function("motus_id", ctypes.c_uint64, ctypes.c_char_p)
_motus_id_in = function("motus_id_in", ctypes.c_uint64, ctypes.c_uint64, ctypes.c_char_p)
_motus_runtime_glide_number = function("motus_runtime_glide_number", ctypes.c_double,
    ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_double, ctypes.c_void_p)
_motus_runtime_glide = function("motus_runtime_glide", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint64, ctypes.c_uint32, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_motus_runtime_glide_settled = function("motus_runtime_glide_settled", ctypes.c_bool,
    ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint32)
_motus_runtime_glide_velocity = function("motus_runtime_glide_velocity", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)
_motus_runtime_glide_jump = function("motus_runtime_glide_jump", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint64, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)
_motus_runtime_presence = function("motus_runtime_presence", ctypes.c_bool, ctypes.c_void_p,
    ctypes.c_uint64, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_after = function("motus_runtime_after", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_every = function("motus_runtime_every", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_timer_cancel = function("motus_timer_cancel", ctypes.c_int, ctypes.c_void_p)
_motus_property_animator_add_cue = function("motus_property_animator_add_cue", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_double, ctypes.c_uint32, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_property_animator_remove_cue = function("motus_property_animator_remove_cue", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32)
_motus_display_link_create = function("motus_display_link_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_display_link_is_paused = function("motus_display_link_is_paused", ctypes.c_bool,
    ctypes.c_void_p)
_motus_display_link_set_paused = function("motus_display_link_set_paused", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_display_link_frame_rates = function("motus_display_link_frame_rates", FrameRateRange,
    ctypes.c_void_p)
_motus_display_link_set_frame_rates = function("motus_display_link_set_frame_rates", ctypes.c_int,
    ctypes.c_void_p, FrameRateRange)
_motus_display_link_timestamp = function("motus_display_link_timestamp", ctypes.c_double,
    ctypes.c_void_p)
_motus_display_link_target_timestamp = function("motus_display_link_target_timestamp",
    ctypes.c_double, ctypes.c_void_p)
_motus_display_link_invalidate = function("motus_display_link_invalidate", ctypes.c_int,
    ctypes.c_void_p)
_motus_runtime_send_touch = function("motus_runtime_send_touch", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint64, ctypes.c_int, Point, ctypes.c_double)
_motus_runtime_send_touches = function("motus_runtime_send_touches", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_runtime_send_hover = function("motus_runtime_send_hover", ctypes.c_int, ctypes.c_void_p,
    Point, ctypes.c_bool, ctypes.c_double)
_motus_gesture_type_name = function("motus_gesture_type_name", ctypes.c_char_p, ctypes.c_int)
_motus_gesture_create = function("motus_gesture_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_touch_gesture = function("motus_runtime_touch_gesture", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_uint64)
_motus_view_add_gesture = function("motus_view_add_gesture", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_remove_gesture = function("motus_view_remove_gesture", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_gesture_count = function("motus_view_gesture_count", ctypes.c_size_t, ctypes.c_void_p)
_motus_view_gesture_at = function("motus_view_gesture_at", ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_size_t)
_motus_gesture_view = function("motus_gesture_view", ctypes.c_void_p, ctypes.c_void_p)
_motus_gesture_set_action = function("motus_gesture_set_action", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_gesture_set_delegate = function("motus_gesture_set_delegate", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_gesture_require_failure_of = function("motus_gesture_require_failure_of", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_recognition_state_name = function("motus_recognition_state_name", ctypes.c_char_p,
    ctypes.c_int)
_motus_gesture_state = function("motus_gesture_state", ctypes.c_int, ctypes.c_void_p)
_motus_gesture_is_enabled = function("motus_gesture_is_enabled", ctypes.c_bool, ctypes.c_void_p)
_motus_gesture_set_enabled = function("motus_gesture_set_enabled", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_bool)
_motus_gesture_cancels_touches = function("motus_gesture_cancels_touches", ctypes.c_bool,
    ctypes.c_void_p)
_motus_gesture_set_cancels_touches = function("motus_gesture_set_cancels_touches", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_gesture_touch_delays = function("motus_gesture_touch_delays", ctypes.c_uint32,
    ctypes.c_void_p)
_motus_gesture_set_touch_delays = function("motus_gesture_set_touch_delays", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32)
_motus_gesture_name = function("motus_gesture_name", ctypes.c_char_p, ctypes.c_void_p)
_motus_gesture_set_name = function("motus_gesture_set_name", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_char_p)
_motus_gesture_touch_count = function("motus_gesture_touch_count", ctypes.c_size_t,
    ctypes.c_void_p)
_motus_gesture_touch_location = function("motus_gesture_touch_location", Point, ctypes.c_void_p,
    ctypes.c_size_t, ctypes.c_void_p)
_motus_gesture_location = function("motus_gesture_location", Point, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_gesture_translation = function("motus_gesture_translation", Vector, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_gesture_set_translation = function("motus_gesture_set_translation", ctypes.c_int,
    ctypes.c_void_p, Vector, ctypes.c_void_p)
_motus_gesture_velocity = function("motus_gesture_velocity", Vector, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_gesture_scale = function("motus_gesture_scale", ctypes.c_double, ctypes.c_void_p)
_motus_gesture_set_scale = function("motus_gesture_set_scale", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double)
_motus_gesture_scale_velocity = function("motus_gesture_scale_velocity", ctypes.c_double,
    ctypes.c_void_p)
_motus_gesture_rotation = function("motus_gesture_rotation", ctypes.c_double, ctypes.c_void_p)
_motus_gesture_set_rotation = function("motus_gesture_set_rotation", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double)
_motus_gesture_rotation_velocity = function("motus_gesture_rotation_velocity", ctypes.c_double,
    ctypes.c_void_p)
_motus_scroller_create = function("motus_scroller_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_scroller = function("motus_view_scroller", ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_view = function("motus_scroller_view", ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_pan_gesture = function("motus_scroller_pan_gesture", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_scroller_set_options = function("motus_scroller_set_options", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_scroller_get_options = function("motus_scroller_get_options", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_scroller_content_size = function("motus_scroller_content_size", Size, ctypes.c_void_p)
_motus_scroller_set_content_size = function("motus_scroller_set_content_size", ctypes.c_int,
    ctypes.c_void_p, Size)
_motus_scroller_content_inset = function("motus_scroller_content_inset", Insets, ctypes.c_void_p)
_motus_scroller_set_content_inset = function("motus_scroller_set_content_inset", ctypes.c_int,
    ctypes.c_void_p, Insets)
_motus_scroller_offset = function("motus_scroller_offset", Point, ctypes.c_void_p)
_motus_scroller_minimum_offset = function("motus_scroller_minimum_offset", Point, ctypes.c_void_p)
_motus_scroller_maximum_offset = function("motus_scroller_maximum_offset", Point, ctypes.c_void_p)
_motus_scroller_target_offset = function("motus_scroller_target_offset", Point, ctypes.c_void_p)
_motus_scroller_velocity = function("motus_scroller_velocity", Vector, ctypes.c_void_p)
_motus_scroller_get_state = function("motus_scroller_get_state", ctypes.c_int, ctypes.c_void_p)
_motus_scroller_axis_state = function("motus_scroller_axis_state", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int)
_motus_scroller_scroll_to = function("motus_scroller_scroll_to", ctypes.c_int, ctypes.c_void_p,
    Point, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_scroll_to_rect = function("motus_scroller_scroll_to_rect", ctypes.c_int,
    ctypes.c_void_p, Rect, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_scroll_to_page = function("motus_scroller_scroll_to_page", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_bool, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_page = function("motus_scroller_page", ctypes.c_uint32, ctypes.c_void_p,
    ctypes.c_int)
_motus_scroller_fling = function("motus_scroller_fling", ctypes.c_int, ctypes.c_void_p, Vector)
_motus_scroller_stop = function("motus_scroller_stop", ctypes.c_int, ctypes.c_void_p)
_motus_scroller_adjust = function("motus_scroller_adjust", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int, ctypes.c_double, ctypes.c_double)
_motus_scroller_is_refreshing = function("motus_scroller_is_refreshing", ctypes.c_bool,
    ctypes.c_void_p)
_motus_scroller_end_refreshing = function("motus_scroller_end_refreshing", ctypes.c_int,
    ctypes.c_void_p)
_motus_runtime_send_wheel = function("motus_runtime_send_wheel", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_wheel_scroller = function("motus_runtime_wheel_scroller", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_send_scroll_key = function("motus_view_send_scroll_key", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int, ctypes.c_void_p)
_motus_scroller_is_tracking = function("motus_scroller_is_tracking", ctypes.c_bool,
    ctypes.c_void_p)
_motus_scroller_is_dragging = function("motus_scroller_is_dragging", ctypes.c_bool,
    ctypes.c_void_p)
_motus_scroller_is_decelerating = function("motus_scroller_is_decelerating", ctypes.c_bool,
    ctypes.c_void_p)
_motus_scroller_is_zooming = function("motus_scroller_is_zooming", ctypes.c_bool, ctypes.c_void_p)
_motus_scroller_visible_rect = function("motus_scroller_visible_rect", Rect, ctypes.c_void_p)
_motus_scroller_indicator = function("motus_scroller_indicator", Indicator, ctypes.c_void_p,
    ctypes.c_int)
_motus_scroller_flash_indicators = function("motus_scroller_flash_indicators", ctypes.c_int,
    ctypes.c_void_p)
_motus_scroller_scroll_to_top = function("motus_scroller_scroll_to_top", ctypes.c_int,
    ctypes.c_void_p)
_motus_runtime_scroll_to_top = function("motus_runtime_scroll_to_top", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_touch_is_delayed = function("motus_runtime_touch_is_delayed", ctypes.c_bool,
    ctypes.c_void_p, ctypes.c_uint64)
_motus_scroller_set_zoom_view = function("motus_scroller_set_zoom_view", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_zoom_view = function("motus_scroller_zoom_view", ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_pinch_gesture = function("motus_scroller_pinch_gesture", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_scroller_zoom = function("motus_scroller_zoom", ctypes.c_double, ctypes.c_void_p)
_motus_scroller_set_zoom = function("motus_scroller_set_zoom", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_double, Point, ctypes.c_bool)
_motus_scroller_zoom_to_rect = function("motus_scroller_zoom_to_rect", ctypes.c_int,
    ctypes.c_void_p, Rect, ctypes.c_bool)
_motus_scroller_set_snap_areas = function("motus_scroller_set_snap_areas", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
_motus_scroller_set_delegate = function("motus_scroller_set_delegate", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_link_property = function("motus_scroller_link_property", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_link_animator = function("motus_scroller_link_animator", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_scroller_link_interaction = function("motus_scroller_link_interaction", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_scroll_link_remove = function("motus_scroll_link_remove", ctypes.c_int, ctypes.c_void_p)
_motus_scroll_link_is_active = function("motus_scroll_link_is_active", ctypes.c_bool,
    ctypes.c_void_p)
_motus_scroll_link_progress = function("motus_scroll_link_progress", ctypes.c_double,
    ctypes.c_void_p)
_motus_scroll_link_velocity = function("motus_scroll_link_velocity", ctypes.c_double,
    ctypes.c_void_p)
_motus_view_controller_create = function("motus_view_controller_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_set_root_view_controller = function("motus_runtime_set_root_view_controller",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_root_view_controller = function("motus_runtime_root_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_view = function("motus_view_controller_view", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_view_if_loaded = function("motus_view_controller_view_if_loaded",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_set_view = function("motus_view_controller_set_view", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_unload_view = function("motus_view_controller_unload_view", ctypes.c_int,
    ctypes.c_void_p)
_motus_runtime_send_memory_warning = function("motus_runtime_send_memory_warning", ctypes.c_int,
    ctypes.c_void_p)
_motus_view_controller_title = function("motus_view_controller_title", ctypes.c_char_p,
    ctypes.c_void_p)
_motus_view_controller_set_title = function("motus_view_controller_set_title", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_char_p)
_motus_appearance_state_name = function("motus_appearance_state_name", ctypes.c_char_p,
    ctypes.c_int)
_motus_view_controller_appearance_state = function("motus_view_controller_appearance_state",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_is_moving_to_parent = function("motus_view_controller_is_moving_to_parent",
    ctypes.c_bool, ctypes.c_void_p)
_motus_view_controller_is_moving_from_parent = function("motus_view_controller_is_moving_from_parent",
    ctypes.c_bool, ctypes.c_void_p)
_motus_view_controller_parent = function("motus_view_controller_parent", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_child_count = function("motus_view_controller_child_count", ctypes.c_size_t,
    ctypes.c_void_p)
_motus_view_controller_child_at = function("motus_view_controller_child_at", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_view_controller_add_child = function("motus_view_controller_add_child", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_remove_from_parent = function("motus_view_controller_remove_from_parent",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_will_move_to_parent = function("motus_view_controller_will_move_to_parent",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_did_move_to_parent = function("motus_view_controller_did_move_to_parent",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_forwards_appearance = function("motus_view_controller_forwards_appearance",
    ctypes.c_bool, ctypes.c_void_p)
_motus_view_controller_set_forwards_appearance = function("motus_view_controller_set_forwards_appearance",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_view_controller_begin_appearance_transition = function("motus_view_controller_begin_appearance_transition",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool, ctypes.c_bool)
_motus_view_controller_end_appearance_transition = function("motus_view_controller_end_appearance_transition",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_interruption_policy = function("motus_view_controller_interruption_policy",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_set_interruption_policy = function("motus_view_controller_set_interruption_policy",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_motus_view_controller_transition = function("motus_view_controller_transition", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_transition_by = function("motus_view_controller_transition_by",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_horizontal_size_class = function("motus_view_controller_horizontal_size_class",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_vertical_size_class = function("motus_view_controller_vertical_size_class",
    ctypes.c_int, ctypes.c_void_p)
_motus_runtime_override_traits = function("motus_runtime_override_traits", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_motus_view_controller_override_child_traits = function("motus_view_controller_override_child_traits",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_motus_view_controller_system_layout_fitting_size_did_change = function("motus_view_controller_system_layout_fitting_size_did_change",
    ctypes.c_int, ctypes.c_void_p)
_motus_runtime_set_window_size = function("motus_runtime_set_window_size", ctypes.c_int,
    ctypes.c_void_p, Size, ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_show = function("motus_view_controller_show", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_show_detail = function("motus_view_controller_show_detail", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_show_target = function("motus_view_controller_show_target", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_bool)
_motus_runtime_set_window_insets = function("motus_runtime_set_window_insets", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, Insets, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_drag_window_insets = function("motus_runtime_drag_window_insets", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, Insets)
_motus_runtime_animate_alongside_insets = function("motus_runtime_animate_alongside_insets",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_runtime_inset_change = function("motus_runtime_inset_change", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int, ctypes.c_void_p)
_motus_runtime_window_insets = function("motus_runtime_window_insets", Insets, ctypes.c_void_p,
    ctypes.c_int)
_motus_view_controller_safe_area = function("motus_view_controller_safe_area", Insets,
    ctypes.c_void_p)
_motus_view_controller_additional_safe_area = function("motus_view_controller_additional_safe_area",
    Insets, ctypes.c_void_p)
_motus_view_controller_set_additional_safe_area = function("motus_view_controller_set_additional_safe_area",
    ctypes.c_int, ctypes.c_void_p, Insets)
_motus_scroller_set_inset_adjustment = function("motus_scroller_set_inset_adjustment",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_motus_scroller_adjusted_inset = function("motus_scroller_adjusted_inset", Insets, ctypes.c_void_p)
_motus_navigation_controller_create = function("motus_navigation_controller_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_navigation_controller = function("motus_view_controller_navigation_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_set_delegate = function("motus_navigation_controller_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_push = function("motus_navigation_controller_push", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_navigation_controller_pop = function("motus_navigation_controller_pop", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_navigation_controller_pop_to = function("motus_navigation_controller_pop_to", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_navigation_controller_set_view_controllers = function("motus_navigation_controller_set_view_controllers",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_bool,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_view_controller_count = function("motus_navigation_controller_view_controller_count",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_navigation_controller_view_controller_at = function("motus_navigation_controller_view_controller_at",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_motus_navigation_controller_top_view_controller = function("motus_navigation_controller_top_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_visible_view_controller = function("motus_navigation_controller_visible_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_get_options = function("motus_navigation_controller_get_options",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_set_options = function("motus_navigation_controller_set_options",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_navigation_controller_interactive_pop_gesture = function("motus_navigation_controller_interactive_pop_gesture",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_tab_bar_controller_create = function("motus_tab_bar_controller_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_tab_bar_controller = function("motus_view_controller_tab_bar_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_tab_bar_controller_set_delegate = function("motus_tab_bar_controller_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_tab_bar_controller_set_view_controllers = function("motus_tab_bar_controller_set_view_controllers",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_bool,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_tab_bar_controller_view_controller_count = function("motus_tab_bar_controller_view_controller_count",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_tab_bar_controller_view_controller_at = function("motus_tab_bar_controller_view_controller_at",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_motus_tab_bar_controller_selected_view_controller = function("motus_tab_bar_controller_selected_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_tab_bar_controller_selected_index = function("motus_tab_bar_controller_selected_index",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_tab_bar_controller_select = function("motus_tab_bar_controller_select", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_tab_bar_controller_select_by_user = function("motus_tab_bar_controller_select_by_user",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_set_bar = function("motus_view_controller_set_bar", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_view_controller_bar = function("motus_view_controller_bar", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_int)
_motus_view_controller_bar_height = function("motus_view_controller_bar_height", ctypes.c_double,
    ctypes.c_void_p, ctypes.c_int)
_motus_view_controller_set_bar_hidden = function("motus_view_controller_set_bar_hidden",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_is_bar_hidden = function("motus_view_controller_is_bar_hidden",
    ctypes.c_bool, ctypes.c_void_p, ctypes.c_int)
_motus_view_controller_set_hidden_bars = function("motus_view_controller_set_hidden_bars",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32)
_motus_view_controller_hidden_bars = function("motus_view_controller_hidden_bars", ctypes.c_uint32,
    ctypes.c_void_p)
_motus_page_view_controller_create = function("motus_page_view_controller_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_page_view_controller = function("motus_view_controller_page_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_scroller = function("motus_page_view_controller_scroller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_set_data_source = function("motus_page_view_controller_set_data_source",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_set_pages = function("motus_page_view_controller_set_pages",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_bool)
_motus_page_view_controller_reload = function("motus_page_view_controller_reload", ctypes.c_int,
    ctypes.c_void_p)
_motus_page_view_controller_set_delegate = function("motus_page_view_controller_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_show_page = function("motus_page_view_controller_show_page",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_bool, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_current = function("motus_page_view_controller_current",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_pending = function("motus_page_view_controller_pending",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_page_view_controller_position = function("motus_page_view_controller_position",
    ctypes.c_double, ctypes.c_void_p)
_motus_split_view_controller_create = function("motus_split_view_controller_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_split_view_controller = function("motus_view_controller_split_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_split_view_controller_get_options = function("motus_split_view_controller_get_options",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_split_view_controller_set_options = function("motus_split_view_controller_set_options",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_split_view_controller_set_delegate = function("motus_split_view_controller_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_split_view_controller_set_column = function("motus_split_view_controller_set_column",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_motus_split_view_controller_column = function("motus_split_view_controller_column",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
_motus_split_view_controller_show_column = function("motus_split_view_controller_show_column",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_split_view_controller_hide_column = function("motus_split_view_controller_hide_column",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_split_view_controller_show_detail = function("motus_split_view_controller_show_detail",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_split_view_controller_set_mode = function("motus_split_view_controller_set_mode",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_split_view_controller_mode = function("motus_split_view_controller_mode", ctypes.c_int,
    ctypes.c_void_p)
_motus_split_view_controller_is_collapsed = function("motus_split_view_controller_is_collapsed",
    ctypes.c_bool, ctypes.c_void_p)
_motus_split_view_controller_stack = function("motus_split_view_controller_stack", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_add_segue = function("motus_view_controller_add_segue", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_perform_segue = function("motus_view_controller_perform_segue",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_motus_view_controller_perform_segue_by_user = function("motus_view_controller_perform_segue_by_user",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_add_unwind_action = function("motus_view_controller_add_unwind_action",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_unwind = function("motus_view_controller_unwind", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_segue_identifier = function("motus_segue_identifier", ctypes.c_char_p, ctypes.c_void_p)
_motus_segue_source = function("motus_segue_source", ctypes.c_void_p, ctypes.c_void_p)
_motus_segue_destination = function("motus_segue_destination", ctypes.c_void_p, ctypes.c_void_p)
_motus_segue_sender = function("motus_segue_sender", ctypes.c_void_p, ctypes.c_void_p)
_motus_segue_is_unwind = function("motus_segue_is_unwind", ctypes.c_bool, ctypes.c_void_p)
_motus_runtime_set_uses_uniform_order = function("motus_runtime_set_uses_uniform_order",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_runtime_uses_uniform_order = function("motus_runtime_uses_uniform_order", ctypes.c_bool,
    ctypes.c_void_p)
_motus_animation_controller_create = function("motus_animation_controller_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_interaction_controller_create = function("motus_interaction_controller_create",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_transition_context_container_view = function("motus_transition_context_container_view",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_context_coordinator = function("motus_transition_context_coordinator",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_context_view_controller = function("motus_transition_context_view_controller",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
_motus_transition_context_view = function("motus_transition_context_view", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_int)
_motus_transition_context_initial_frame = function("motus_transition_context_initial_frame", Rect,
    ctypes.c_void_p, ctypes.c_int)
_motus_transition_context_final_frame = function("motus_transition_context_final_frame", Rect,
    ctypes.c_void_p, ctypes.c_int)
_motus_transition_context_target_transform = function("motus_transition_context_target_transform",
    Transform, ctypes.c_void_p)
_motus_transition_context_is_animated = function("motus_transition_context_is_animated",
    ctypes.c_bool, ctypes.c_void_p)
_motus_transition_context_is_interactive = function("motus_transition_context_is_interactive",
    ctypes.c_bool, ctypes.c_void_p)
_motus_transition_context_was_cancelled = function("motus_transition_context_was_cancelled",
    ctypes.c_bool, ctypes.c_void_p)
_motus_transition_context_operation = function("motus_transition_context_operation", ctypes.c_int,
    ctypes.c_void_p)
_motus_transition_context_presentation_style = function("motus_transition_context_presentation_style",
    ctypes.c_int, ctypes.c_void_p)
_motus_transition_context_update = function("motus_transition_context_update", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_transition_context_finish = function("motus_transition_context_finish", ctypes.c_int,
    ctypes.c_void_p)
_motus_transition_context_cancel = function("motus_transition_context_cancel", ctypes.c_int,
    ctypes.c_void_p)
_motus_transition_context_pause = function("motus_transition_context_pause", ctypes.c_int,
    ctypes.c_void_p)
_motus_transition_context_complete = function("motus_transition_context_complete", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_percent_driven_interaction_create = function("motus_percent_driven_interaction_create",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_percent_driven_interaction_update = function("motus_percent_driven_interaction_update",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_percent_driven_interaction_finish = function("motus_percent_driven_interaction_finish",
    ctypes.c_int, ctypes.c_void_p)
_motus_percent_driven_interaction_cancel = function("motus_percent_driven_interaction_cancel",
    ctypes.c_int, ctypes.c_void_p)
_motus_percent_driven_interaction_finish_with_velocity = function("motus_percent_driven_interaction_finish_with_velocity",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_percent_driven_interaction_cancel_with_velocity = function("motus_percent_driven_interaction_cancel_with_velocity",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_percent_driven_interaction_pause = function("motus_percent_driven_interaction_pause",
    ctypes.c_int, ctypes.c_void_p)
_motus_percent_driven_interaction_percent_complete = function("motus_percent_driven_interaction_percent_complete",
    ctypes.c_double, ctypes.c_void_p)
_motus_percent_driven_interaction_duration = function("motus_percent_driven_interaction_duration",
    ctypes.c_double, ctypes.c_void_p)
_motus_percent_driven_interaction_completion_speed = function("motus_percent_driven_interaction_completion_speed",
    ctypes.c_double, ctypes.c_void_p)
_motus_percent_driven_interaction_set_completion_speed = function("motus_percent_driven_interaction_set_completion_speed",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_percent_driven_interaction_set_completion_timing = function("motus_percent_driven_interaction_set_completion_timing",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_percent_driven_interaction_set_timing_curve = function("motus_percent_driven_interaction_set_timing_curve",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_percent_driven_interaction_completion_timing = function("motus_percent_driven_interaction_completion_timing",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_percent_driven_interaction_timing_curve = function("motus_percent_driven_interaction_timing_curve",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_percent_driven_interaction_wants_interactive_start = function("motus_percent_driven_interaction_wants_interactive_start",
    ctypes.c_bool, ctypes.c_void_p)
_motus_percent_driven_interaction_set_wants_interactive_start = function("motus_percent_driven_interaction_set_wants_interactive_start",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool)
_motus_gesture_bind = function("motus_gesture_bind", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_transition_coordinator = function("motus_view_controller_transition_coordinator",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_coordinator_animate_alongside = function("motus_transition_coordinator_animate_alongside",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_coordinator_notify = function("motus_transition_coordinator_notify",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_coordinator_info = function("motus_transition_coordinator_info", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_coordinator_completion_progress = function("motus_transition_coordinator_completion_progress",
    ctypes.c_double, ctypes.c_void_p, ctypes.c_double)
_motus_transition_coordinator_container_view = function("motus_transition_coordinator_container_view",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_coordinator_view_controller = function("motus_transition_coordinator_view_controller",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
_motus_transition_coordinator_view = function("motus_transition_coordinator_view", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_int)
_motus_view_set_match_key = function("motus_view_set_match_key", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_uint64, ctypes.c_void_p)
_motus_view_match_key = function("motus_view_match_key", ctypes.c_uint64, ctypes.c_void_p)
_motus_animation_controller_create_matched = function("motus_animation_controller_create_matched",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_transition_context_match = function("motus_transition_context_match", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_draw_flights = function("motus_runtime_draw_flights", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_zoom_evaluate = function("motus_zoom_evaluate", ctypes.c_int, ctypes.c_void_p, ctypes.c_int,
    Vector, Size, Point, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_set_zoom = function("motus_view_controller_set_zoom", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_clear_zoom = function("motus_view_controller_clear_zoom", ctypes.c_int,
    ctypes.c_void_p)
_motus_view_controller_present = function("motus_view_controller_present", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_dismiss = function("motus_view_controller_dismiss", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_presented_view_controller = function("motus_view_controller_presented_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_presenting_view_controller = function("motus_view_controller_presenting_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_is_being_presented = function("motus_view_controller_is_being_presented",
    ctypes.c_bool, ctypes.c_void_p)
_motus_view_controller_is_being_dismissed = function("motus_view_controller_is_being_dismissed",
    ctypes.c_bool, ctypes.c_void_p)
_motus_view_controller_presentation_style = function("motus_view_controller_presentation_style",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_set_presentation_style = function("motus_view_controller_set_presentation_style",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_motus_view_controller_modal_transition_style = function("motus_view_controller_modal_transition_style",
    ctypes.c_int, ctypes.c_void_p)
_motus_view_controller_set_modal_transition_style = function("motus_view_controller_set_modal_transition_style",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_motus_view_controller_modal_flags = function("motus_view_controller_modal_flags", ctypes.c_uint32,
    ctypes.c_void_p)
_motus_view_controller_set_modal_flags = function("motus_view_controller_set_modal_flags",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_uint32)
_motus_view_controller_set_transitioning_delegate = function("motus_view_controller_set_transitioning_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_presentation_controller = function("motus_view_controller_presentation_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_active_presentation_controller = function("motus_view_controller_active_presentation_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_preferred_content_size = function("motus_view_controller_preferred_content_size",
    Size, ctypes.c_void_p)
_motus_view_controller_set_preferred_content_size = function("motus_view_controller_set_preferred_content_size",
    ctypes.c_int, ctypes.c_void_p, Size)
_motus_presentation_controller_create = function("motus_presentation_controller_create",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_presentation_controller_presented_view_controller = function("motus_presentation_controller_presented_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_presentation_controller_presenting_view_controller = function("motus_presentation_controller_presenting_view_controller",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_presentation_controller_style = function("motus_presentation_controller_style",
    ctypes.c_int, ctypes.c_void_p)
_motus_presentation_controller_adaptive_style = function("motus_presentation_controller_adaptive_style",
    ctypes.c_int, ctypes.c_void_p)
_motus_presentation_controller_adaptive_style_for = function("motus_presentation_controller_adaptive_style_for",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_motus_presentation_controller_override_traits = function("motus_presentation_controller_override_traits",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_motus_presentation_controller_container_view = function("motus_presentation_controller_container_view",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_presentation_controller_presented_view = function("motus_presentation_controller_presented_view",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_presentation_controller_frame_of_presented_view = function("motus_presentation_controller_frame_of_presented_view",
    Rect, ctypes.c_void_p)
_motus_presentation_controller_set_needs_layout = function("motus_presentation_controller_set_needs_layout",
    ctypes.c_int, ctypes.c_void_p)
_motus_presentation_controller_set_delegate = function("motus_presentation_controller_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_presentation_controller_dismiss_by_user = function("motus_presentation_controller_dismiss_by_user",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_view_controller_get_look = function("motus_view_controller_get_look", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_view_controller_set_look = function("motus_view_controller_set_look", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_sheet_get_options = function("motus_sheet_get_options", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_sheet_set_options = function("motus_sheet_set_options", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_sheet_select_detent = function("motus_sheet_select_detent", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int32)
_motus_sheet_invalidate_detents = function("motus_sheet_invalidate_detents", ctypes.c_int,
    ctypes.c_void_p)
_motus_sheet_detent_value = function("motus_sheet_detent_value", ctypes.c_double, ctypes.c_void_p,
    ctypes.c_int32)
_motus_sheet_animate_changes = function("motus_sheet_animate_changes", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_sheet_set_scroll_offset = function("motus_sheet_set_scroll_offset", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_double)
_motus_sheet_scroll_offset = function("motus_sheet_scroll_offset", ctypes.c_double,
    ctypes.c_void_p)
_motus_sheet_pan_gesture = function("motus_sheet_pan_gesture", ctypes.c_void_p, ctypes.c_void_p)
_motus_popover_get_options = function("motus_popover_get_options", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_popover_set_options = function("motus_popover_set_options", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_popover_placement = function("motus_popover_placement", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_item_create = function("motus_dynamic_item_create", ctypes.c_int, ctypes.c_void_p,
    Point, Size, ctypes.c_double, ctypes.c_void_p)
_motus_dynamic_item_center = function("motus_dynamic_item_center", Point, ctypes.c_void_p)
_motus_dynamic_item_rotation = function("motus_dynamic_item_rotation", ctypes.c_double,
    ctypes.c_void_p)
_motus_dynamic_item_set_pose = function("motus_dynamic_item_set_pose", ctypes.c_int,
    ctypes.c_void_p, Point, ctypes.c_double)
_motus_dynamic_item_set_outline = function("motus_dynamic_item_set_outline", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_item_outline = function("motus_dynamic_item_outline", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_item_create_with_callbacks = function("motus_dynamic_item_create_with_callbacks",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.c_void_p)
_motus_dynamic_item_create_group = function("motus_dynamic_item_create_group", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_item_member_count = function("motus_dynamic_item_member_count", ctypes.c_size_t,
    ctypes.c_void_p)
_motus_dynamic_item_member_at = function("motus_dynamic_item_member_at", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_item_set_layout_path = function("motus_dynamic_item_set_layout_path", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_create = function("motus_dynamic_animator_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_create_for_layout = function("motus_dynamic_animator_create_for_layout",
    ctypes.c_int, ctypes.c_void_p, Size, ctypes.c_void_p)
_motus_dynamic_animator_content_size = function("motus_dynamic_animator_content_size", Size,
    ctypes.c_void_p)
_motus_dynamic_animator_set_content_size = function("motus_dynamic_animator_set_content_size",
    ctypes.c_int, ctypes.c_void_p, Size)
_motus_dynamic_animator_item_at_path = function("motus_dynamic_animator_item_at_path",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_add_behavior = function("motus_dynamic_animator_add_behavior",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_remove_behavior = function("motus_dynamic_animator_remove_behavior",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_remove_all_behaviors = function("motus_dynamic_animator_remove_all_behaviors",
    ctypes.c_int, ctypes.c_void_p)
_motus_dynamic_animator_behavior_count = function("motus_dynamic_animator_behavior_count",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_animator_behavior_at = function("motus_dynamic_animator_behavior_at",
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_animator_reference_view = function("motus_dynamic_animator_reference_view",
    ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_items_in_rect = function("motus_dynamic_animator_items_in_rect",
    ctypes.c_int, ctypes.c_void_p, Rect, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_animator_update_item = function("motus_dynamic_animator_update_item", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool)
_motus_dynamic_animator_is_running = function("motus_dynamic_animator_is_running", ctypes.c_bool,
    ctypes.c_void_p)
_motus_dynamic_animator_elapsed_time = function("motus_dynamic_animator_elapsed_time",
    ctypes.c_double, ctypes.c_void_p)
_motus_dynamic_animator_set_delegate = function("motus_dynamic_animator_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_set_watched_rect = function("motus_dynamic_animator_set_watched_rect",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_watched_rect = function("motus_dynamic_animator_watched_rect",
    ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_contact_events = function("motus_dynamic_animator_contact_events",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_moved_items = function("motus_dynamic_animator_moved_items", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_step_count = function("motus_dynamic_animator_step_count", ctypes.c_uint64,
    ctypes.c_void_p)
_motus_dynamic_animator_item_states = function("motus_dynamic_animator_item_states", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_set_item_states = function("motus_dynamic_animator_set_item_states",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_animator_contacts = function("motus_dynamic_animator_contacts", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_joints = function("motus_dynamic_animator_joints", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_set_profile_clock = function("motus_dynamic_animator_set_profile_clock",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_stage_times = function("motus_dynamic_animator_stage_times", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_animator_snapshot_size = function("motus_dynamic_animator_snapshot_size",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_animator_snapshot = function("motus_dynamic_animator_snapshot", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_animator_restore = function("motus_dynamic_animator_restore", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_behavior_create = function("motus_dynamic_behavior_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_behavior_add_child = function("motus_dynamic_behavior_add_child", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_behavior_remove_child = function("motus_dynamic_behavior_remove_child",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_behavior_child_count = function("motus_dynamic_behavior_child_count",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_dynamic_behavior_child_at = function("motus_dynamic_behavior_child_at", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_behavior_animator = function("motus_dynamic_behavior_animator", ctypes.c_void_p,
    ctypes.c_void_p)
_motus_dynamic_behavior_add_item = function("motus_dynamic_behavior_add_item", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_behavior_remove_item = function("motus_dynamic_behavior_remove_item", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_behavior_item_count = function("motus_dynamic_behavior_item_count", ctypes.c_size_t,
    ctypes.c_void_p)
_motus_dynamic_behavior_item_at = function("motus_dynamic_behavior_item_at", ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t)
_motus_dynamic_behavior_set_action = function("motus_dynamic_behavior_set_action", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_dynamic_behavior_set_did_move = function("motus_dynamic_behavior_set_did_move",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_gravity_behavior_create = function("motus_gravity_behavior_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_gravity_behavior_direction = function("motus_gravity_behavior_direction", Vector,
    ctypes.c_void_p)
_motus_gravity_behavior_set_direction = function("motus_gravity_behavior_set_direction",
    ctypes.c_int, ctypes.c_void_p, Vector)
_motus_collision_behavior_create = function("motus_collision_behavior_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_collision_behavior_set_delegate = function("motus_collision_behavior_set_delegate",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_collision_behavior_mode = function("motus_collision_behavior_mode", ctypes.c_uint32,
    ctypes.c_void_p)
_motus_collision_behavior_set_mode = function("motus_collision_behavior_set_mode", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_uint32)
_motus_collision_behavior_reference_bounds = function("motus_collision_behavior_reference_bounds",
    ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_motus_collision_behavior_set_reference_bounds = function("motus_collision_behavior_set_reference_bounds",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_collision_behavior_add_boundary = function("motus_collision_behavior_add_boundary",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_bool)
_motus_collision_behavior_remove_boundary = function("motus_collision_behavior_remove_boundary",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int32)
_motus_collision_behavior_remove_all_boundaries = function("motus_collision_behavior_remove_all_boundaries",
    ctypes.c_int, ctypes.c_void_p)
_motus_collision_behavior_boundary_count = function("motus_collision_behavior_boundary_count",
    ctypes.c_size_t, ctypes.c_void_p)
_motus_collision_behavior_boundary_at = function("motus_collision_behavior_boundary_at",
    ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t)
_motus_collision_behavior_boundary_points = function("motus_collision_behavior_boundary_points",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t,
    ctypes.c_void_p)
_motus_attachment_behavior_create = function("motus_attachment_behavior_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_attachment_behavior_get_options = function("motus_attachment_behavior_get_options",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_attachment_behavior_set_options = function("motus_attachment_behavior_set_options",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_attachment_behavior_anchor_point = function("motus_attachment_behavior_anchor_point", Point,
    ctypes.c_void_p)
_motus_attachment_behavior_set_anchor_point = function("motus_attachment_behavior_set_anchor_point",
    ctypes.c_int, ctypes.c_void_p, Point)
_motus_snap_behavior_create = function("motus_snap_behavior_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, Point, ctypes.c_void_p)
_motus_snap_behavior_point = function("motus_snap_behavior_point", Point, ctypes.c_void_p)
_motus_snap_behavior_set_point = function("motus_snap_behavior_set_point", ctypes.c_int,
    ctypes.c_void_p, Point)
_motus_snap_behavior_damping_ratio = function("motus_snap_behavior_damping_ratio", ctypes.c_double,
    ctypes.c_void_p)
_motus_snap_behavior_set_damping_ratio = function("motus_snap_behavior_set_damping_ratio",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_double)
_motus_push_behavior_create = function("motus_push_behavior_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_void_p)
_motus_push_behavior_mode = function("motus_push_behavior_mode", ctypes.c_int, ctypes.c_void_p)
_motus_push_behavior_is_active = function("motus_push_behavior_is_active", ctypes.c_bool,
    ctypes.c_void_p)
_motus_push_behavior_set_active = function("motus_push_behavior_set_active", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)
_motus_push_behavior_direction = function("motus_push_behavior_direction", Vector, ctypes.c_void_p)
_motus_push_behavior_set_direction = function("motus_push_behavior_set_direction", ctypes.c_int,
    ctypes.c_void_p, Vector)
_motus_push_behavior_target_offset = function("motus_push_behavior_target_offset", Vector,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_push_behavior_set_target_offset = function("motus_push_behavior_set_target_offset",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, Vector)
_motus_item_behavior_create = function("motus_item_behavior_create", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_item_behavior_get_options = function("motus_item_behavior_get_options", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_item_behavior_set_options = function("motus_item_behavior_set_options", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_item_behavior_linear_velocity = function("motus_item_behavior_linear_velocity", Vector,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_item_behavior_add_linear_velocity = function("motus_item_behavior_add_linear_velocity",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, Vector)
_motus_item_behavior_angular_velocity = function("motus_item_behavior_angular_velocity",
    ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
_motus_item_behavior_add_angular_velocity = function("motus_item_behavior_add_angular_velocity",
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double)
_motus_region_create = function("motus_region_create", ctypes.c_int, ctypes.c_void_p, ctypes.c_int,
    Size, ctypes.c_void_p)
_motus_region_combine = function("motus_region_combine", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_motus_region_contains = function("motus_region_contains", ctypes.c_bool, ctypes.c_void_p, Point)
_motus_field_behavior_create = function("motus_field_behavior_create", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)
_motus_field_behavior_get_options = function("motus_field_behavior_get_options", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_field_behavior_set_options = function("motus_field_behavior_set_options", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_field_behavior_set_evaluator = function("motus_field_behavior_set_evaluator", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_motus_event_kind_name = function("motus_event_kind_name", ctypes.c_char_p, ctypes.c_int)
_motus_runtime_events = function("motus_runtime_events", ctypes.c_int, ctypes.c_void_p,
    ctypes.c_void_p, ctypes.c_void_p)
_motus_runtime_trace_hash = function("motus_runtime_trace_hash", ctypes.c_uint64, ctypes.c_void_p)
_motus_runtime_traces_changes = function("motus_runtime_traces_changes", ctypes.c_bool,
    ctypes.c_void_p)
_motus_runtime_set_traces_changes = function("motus_runtime_set_traces_changes", ctypes.c_int,
    ctypes.c_void_p, ctypes.c_bool)


class ArrangementDelegate:
    """Functions that ticks call when children of a view come and leave."""

    def enter(self, view: View, key: int) -> None:
        """A child comes with an effect, and no frame has shown it yet."""
        raise NotImplementedError

    def exit(self, view: View, key: int) -> None:
        """A child leaves with an effect."""
        raise NotImplementedError

    def left(self, view: View, key: int, tag: int, finished: bool) -> None:
        """A child is gone."""
        raise NotImplementedError

    def settled(self, view: View, finished: bool) -> None:
        """view is the parent."""
        raise NotImplementedError


class GestureDelegate:
    """Questions of a recognizer to the host."""

    def should_begin(self, gesture: Gesture) -> bool:
        """Whether it may recognize now."""
        raise NotImplementedError

    def should_receive_touch(self, gesture: Gesture, view: View, x: float, y: float) -> bool:
        """Whether it is to follow a finger that has come down on view, at a point of the
        window."""
        raise NotImplementedError

    def should_recognize_simultaneously(self, gesture: Gesture, other: Optional[Gesture]) -> bool:
        """Whether both may recognize."""
        raise NotImplementedError

    def should_require_failure_of(self, gesture: Gesture, other: Optional[Gesture]) -> bool:
        """Whether other has to fail first."""
        raise NotImplementedError

    def should_be_required_to_fail_by(self, gesture: Gesture, other: Optional[Gesture]) -> bool:
        """Whether it has to fail before other recognizes."""
        raise NotImplementedError


class ScrollerDelegate:
    """Callbacks of a scroller."""

    def did_scroll(self, scroller: Scroller, adjusted: bool) -> None:
        """The offset that is shown has changed, also by an animation block."""
        raise NotImplementedError

    def will_begin_dragging(self, scroller: Scroller) -> None:
        """A drag has been recognized."""
        raise NotImplementedError

    def will_end_dragging(self, scroller: Scroller, velocity_x: float, velocity_y: float, target_x: float, target_y: float) -> Any:
        """The finger lets go."""
        raise NotImplementedError

    def did_end_dragging(self, scroller: Scroller, will_decelerate: bool) -> None:
        """Called by the library."""
        raise NotImplementedError

    def will_begin_decelerating(self, scroller: Scroller) -> None:
        """The content goes on by itself."""
        raise NotImplementedError

    def did_end_decelerating(self, scroller: Scroller, finished: bool) -> None:
        """Both axes have come to rest."""
        raise NotImplementedError

    def did_end_animation(self, scroller: Scroller, finished: bool) -> None:
        """Called by the library."""
        raise NotImplementedError

    def did_change_page(self, scroller: Scroller, axis: Axis, page: int) -> None:
        """The axis shows, or goes to, another page than before."""
        raise NotImplementedError

    def did_trigger_refresh(self, scroller: Scroller) -> None:
        """Called by the library."""
        raise NotImplementedError

    def should_scroll_to_top(self, scroller: Scroller) -> bool:
        """Whether motus_scroller_scroll_to_top() and motus_runtime_scroll_to_top() may scroll
        it."""
        raise NotImplementedError

    def did_scroll_to_top(self, scroller: Scroller) -> None:
        """The scroller has arrived at the top."""
        raise NotImplementedError

    def will_begin_zooming(self, scroller: Scroller) -> None:
        """The scale begins to change, by fingers or animated."""
        raise NotImplementedError

    def did_zoom(self, scroller: Scroller) -> None:
        """The scale has changed."""
        raise NotImplementedError

    def did_end_zooming(self, scroller: Scroller, scale: float) -> None:
        """The scale rests, within its limits."""
        raise NotImplementedError

    def should_cancel_touches_in(self, scroller: Scroller, view: View) -> bool:
        """Whether a drag may take a finger away from a view inside that has got it already."""
        raise NotImplementedError

    def wants_keyboard_away(self, scroller: Scroller, finger_y: float) -> None:
        """A drag asks the host to hide the keyboard, see keyboard_dismiss."""
        raise NotImplementedError


class NavigationDelegate:
    """Callbacks of a navigation controller."""

    def will_show(self, navigation: NavigationController, controller: ViewController, animated: bool) -> None:
        """Called after the will-calls, before the animation is set up."""
        raise NotImplementedError

    def did_show(self, navigation: NavigationController, controller: ViewController, animated: bool) -> None:
        """Called after the did-calls."""
        raise NotImplementedError

    def animation_controller(self, navigation: NavigationController, operation: NavigationOperation, from_: Optional[ViewController], to: Optional[ViewController]) -> Optional[AnimationController]:
        """Returns the animation controller of the transition, retained for it."""
        raise NotImplementedError

    def interaction_controller(self, navigation: NavigationController, animator: AnimationController) -> Optional[InteractionController]:
        """Returns what drives the transition interactively, retained for the transition."""
        raise NotImplementedError


class TabBarDelegate:
    """Callbacks of a tab bar controller."""

    def should_select(self, tabs: TabBarController, controller: ViewController) -> bool:
        """Whether the user may select a tab."""
        raise NotImplementedError

    def did_select(self, tabs: TabBarController, controller: ViewController) -> None:
        """The user has selected a tab, perhaps the one that was selected already."""
        raise NotImplementedError

    def animation_controller(self, tabs: TabBarController, from_: Optional[ViewController], to: Optional[ViewController]) -> Optional[AnimationController]:
        """Returns the animation controller of a switch, retained for it."""
        raise NotImplementedError

    def interaction_controller(self, tabs: TabBarController, animator: AnimationController) -> Optional[InteractionController]:
        """Returns what drives the switch interactively, retained for it."""
        raise NotImplementedError


class PageDataSource:
    """Tells which pages stand beside a page."""

    def before(self, pages: PageViewController, page: ViewController) -> Optional[ViewController]:
        """Returns the page before a page, retained while it is a neighbour."""
        raise NotImplementedError

    def after(self, pages: PageViewController, page: ViewController) -> Optional[ViewController]:
        """Returns the page after a page, in the same way."""
        raise NotImplementedError


class PageDelegate:
    """Functions that are called when a finger turns a page, or has caught a page that turns."""

    def will_transition(self, pages: PageViewController, to: Optional[ViewController]) -> None:
        """Called before the appearance calls."""
        raise NotImplementedError

    def did_transition(self, pages: PageViewController, previous: ViewController, completed: bool) -> None:
        """Called after the appearance calls."""
        raise NotImplementedError


class SplitDelegate:
    """Callbacks of a split view controller."""

    def should_collapse(self, split: SplitViewController) -> bool:
        """Whether it collapses in a compact width."""
        raise NotImplementedError

    def top_column(self, split: SplitViewController, proposed: SplitColumn) -> SplitColumn:
        """Returns the column that is on top of the stack when it collapses."""
        raise NotImplementedError

    def mode_for_expanding(self, split: SplitViewController, proposed: SplitMode) -> SplitMode:
        """Returns the mode that is wanted when it expands."""
        raise NotImplementedError

    def will_change_mode(self, split: SplitViewController, mode: SplitMode) -> None:
        """The mode changes, whoever has asked for it."""
        raise NotImplementedError

    def will_show_column(self, split: SplitViewController, column: SplitColumn) -> None:
        """Called after will_change_mode for each column that comes or goes."""
        raise NotImplementedError

    def will_hide_column(self, split: SplitViewController, column: SplitColumn) -> None:
        """Called by the library."""
        raise NotImplementedError

    def did_collapse(self, split: SplitViewController, collapsed: bool) -> None:
        """The split view has collapsed, or expanded."""
        raise NotImplementedError


class SegueCallbacks:
    """Functions that a segue's author implements."""

    def make_destination(self, source: ViewController) -> Optional[ViewController]:
        """Required."""
        raise NotImplementedError

    def perform(self, segue: Segue) -> None:
        """Shows the destination."""
        raise NotImplementedError


class ZoomDelegate:
    """Callbacks of a zoom."""

    def source_view(self, controller: ViewController) -> Optional[View]:
        """Returns the view out of which the screen grows, lent."""
        raise NotImplementedError

    def alignment_rect(self, controller: ViewController, source: View) -> Any:
        """Sets out_rect to the part of the screen, in the coordinates of its view, that lies
        over the source at the start."""
        raise NotImplementedError

    def should_begin(self, controller: ViewController, gesture: ZoomGesture, x: float, y: float, velocity_x: float, velocity_y: float, scroll_at_edge: bool) -> bool:
        """Whether a gesture may take the screen back."""
        raise NotImplementedError


class TransitioningDelegate:
    """Provides the objects that animate, drive and lay out a controller's presentation and
    dismissal."""

    def animation_controller_for_presented(self, presented: ViewController, presenting: Optional[ViewController], source: ViewController) -> Optional[AnimationController]:
        """Returns the animation controller of the presentation or the dismissal, retained for
        it."""
        raise NotImplementedError

    def animation_controller_for_dismissed(self, dismissed: ViewController) -> Optional[AnimationController]:
        """Called by the library."""
        raise NotImplementedError

    def interaction_controller_for_presentation(self, animator: AnimationController) -> Optional[InteractionController]:
        """Returns what drives the transition interactively, retained for the transition."""
        raise NotImplementedError

    def interaction_controller_for_dismissal(self, animator: AnimationController) -> Optional[InteractionController]:
        """Called by the library."""
        raise NotImplementedError

    def presentation_controller(self, presented: ViewController, presenting: Optional[ViewController], source: ViewController) -> Optional[PresentationController]:
        """Returns the presentation controller, retained until the dismissal is over."""
        raise NotImplementedError


class AdaptivePresentationDelegate:
    """Callbacks of a presentation controller."""

    def adaptive_style(self, presentation: PresentationController, is_compact_in_width: bool, is_compact_in_height: bool) -> PresentationStyle:
        """Returns the style for the size classes that there are now."""
        raise NotImplementedError

    def prepare_adaptive(self, presentation: PresentationController, adaptive: PresentationController) -> None:
        """The presentation adapts."""
        raise NotImplementedError

    def view_controller_for_adaptive_style(self, presentation: PresentationController, style: PresentationStyle) -> Optional[ViewController]:
        """Returns the controller that is presented in the other style instead."""
        raise NotImplementedError

    def will_present(self, presentation: PresentationController, style: PresentationStyle, coordinator: Optional[TransitionCoordinator]) -> None:
        """The presentation begins."""
        raise NotImplementedError

    def should_dismiss(self, presentation: PresentationController) -> bool:
        """Whether the user may dismiss the controller."""
        raise NotImplementedError

    def will_dismiss(self, presentation: PresentationController) -> None:
        """The user dismisses the controller."""
        raise NotImplementedError

    def did_dismiss(self, presentation: PresentationController) -> None:
        """Called by the library."""
        raise NotImplementedError

    def did_attempt_to_dismiss(self, presentation: PresentationController) -> None:
        """The user has tried to dismiss a controller that may not be dismissed."""
        raise NotImplementedError

    def did_change_detent(self, presentation: PresentationController) -> None:
        """The user has dragged a sheet to another detent."""
        raise NotImplementedError


class DynamicItemCallbacks:
    """Callbacks of an item that stands for an object of the host's own."""

    def read(self, item: DynamicItem) -> Any:
        """Required."""
        raise NotImplementedError

    def moved(self, item: DynamicItem, x: float, y: float, rotation: float) -> None:
        """Called in every frame that has moved the item, before contacts are reported."""
        raise NotImplementedError


class DynamicAnimatorDelegate:
    """Callbacks of a dynamic animator, made after the items of a frame have moved."""

    def will_resume(self, animator: DynamicAnimator) -> None:
        """Called before the first step after a pause."""
        raise NotImplementedError

    def did_pause(self, animator: DynamicAnimator) -> None:
        """Everything is at rest."""
        raise NotImplementedError

    def item_did_leave(self, animator: DynamicAnimator, item: DynamicItem) -> None:
        """An item has left the watched rectangle."""
        raise NotImplementedError


class CollisionDelegate:
    """Callbacks of a collision behavior, once for each pair of items, after the items of a
    frame have moved."""

    def began(self, behavior: CollisionBehavior, item: DynamicItem, other: Optional[DynamicItem], x: float, y: float) -> None:
        """Two items touch at (x, y)."""
        raise NotImplementedError

    def ended(self, behavior: CollisionBehavior, item: DynamicItem, other: Optional[DynamicItem]) -> None:
        """Two items touch no more."""
        raise NotImplementedError

    def began_with_boundary(self, behavior: CollisionBehavior, item: DynamicItem, boundary: int, x: float, y: float) -> None:
        """An item touches a boundary, MOTUS_BOUNDARY_REFERENCE for the reference view's
        bounds, at (x, y)."""
        raise NotImplementedError

    def ended_with_boundary(self, behavior: CollisionBehavior, item: DynamicItem, boundary: int) -> None:
        """An item touches a boundary no more."""
        raise NotImplementedError



class Runtime(RuntimeBase):
    """The root of everything."""
    __slots__ = ()
    _counted = True

    @property
    def time(self) -> float:
        """The time of the last tick."""
        return got(_motus_runtime_time(self._h))

    @property
    def clock_time(self) -> float:
        """The time of the runtime's own clock at the last tick."""
        return got(_motus_runtime_clock_time(self._h))

    @property
    def clock_speed(self) -> float:
        """How fast the runtime's own clock runs."""
        return got(_motus_runtime_clock_speed(self._h))

    @clock_speed.setter
    def clock_speed(self, speed: float) -> None:
        ok(_motus_runtime_set_clock_speed(self._h, speed))

    def advance_clock(self, seconds: float) -> None:
        """Advances the runtime's own clock by some seconds, in addition to the time that
        passes, with the next tick."""
        ok(_motus_runtime_advance_clock(self._h, seconds))

    @property
    def reduces_motion(self) -> bool:
        """Whether motion is reduced."""
        return got(_motus_runtime_reduces_motion(self._h))

    @reduces_motion.setter
    def reduces_motion(self, reduces: bool) -> None:
        ok(_motus_runtime_set_reduces_motion(self._h, reduces))

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves, no delay is running and nothing waits for the next tick."""
        return got(_motus_runtime_is_idle(self._h))

    @property
    def needs_tick(self) -> bool:
        """Whether the next frame should be made as soon as possible, because it would change
        something or call something."""
        return got(_motus_runtime_needs_tick(self._h))

    @property
    def next_deadline(self) -> Optional[float]:
        """Reads the time, on the host's clock, at which the runtime will need a tick although
        motus_runtime_needs_tick() is false."""
        _out_time = ctypes.c_double()
        if not got(_motus_runtime_next_deadline(self._h, ctypes.byref(_out_time))):
            return None
        return _out_time.value

    @property
    def window(self) -> Optional[View]:
        """The root of the view tree."""
        return wrap(self._runtime, got(_motus_runtime_window(self._h)), View)

    @property
    def statistics(self) -> Statistics:
        """Reads the statistics."""
        _out_statistics = Statistics()
        ok(_motus_runtime_statistics(self._h, ctypes.byref(_out_statistics)))
        return _out_statistics

    def changes(self) -> Rows:
        """Lends the changes of the last frame, one record each."""
        _out_changes, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_changes(self._h, ctypes.byref(_out_changes), ctypes.byref(_count)))
        return Rows(Change, _out_changes.value, _count.value, self._runtime)

    def change_batches(self) -> Rows:
        """Lends the changes of the last frame as columns."""
        _out_batches, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_change_batches(self._h, ctypes.byref(_out_batches), ctypes.byref(_count)))
        return Rows(ChangeBatch, _out_batches.value, _count.value, self._runtime)

    def draw_list(self) -> Rows:
        """Lends what is to be drawn, back to front."""
        _out_items, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_draw_list(self._h, ctypes.byref(_out_items), ctypes.byref(_count)))
        return Rows(DrawItem, _out_items.value, _count.value, self._runtime)

    def draw_effects(self) -> Rows:
        """Lends the effects of the draw list."""
        _out_effects, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_draw_effects(self._h, ctypes.byref(_out_effects), ctypes.byref(_count)))
        return Rows(DrawEffect, _out_effects.value, _count.value, self._runtime)

    def draw_details(self) -> Rows:
        """Lends the details of the draw list."""
        _out_details, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_draw_details(self._h, ctypes.byref(_out_details), ctypes.byref(_count)))
        return Rows(DrawDetail, _out_details.value, _count.value, self._runtime)

    def draw_groups(self) -> Rows:
        """Lends the groups of the draw list, one for each view that groups opacity and is not
        opaque, in the order of their items."""
        _out_groups, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_draw_groups(self._h, ctypes.byref(_out_groups), ctypes.byref(_count)))
        return Rows(DrawGroup, _out_groups.value, _count.value, self._runtime)

    @property
    def picture_generation(self) -> int:
        """Returns the generation of the picture."""
        return got(_motus_runtime_picture_generation(self._h))

    def tree_changes(self) -> Rows:
        """Lends the changes of the view tree between the last two ticks."""
        _out_changes, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_tree_changes(self._h, ctypes.byref(_out_changes), ctypes.byref(_count)))
        return Rows(TreeChange, _out_changes.value, _count.value, self._runtime)

    def motions(self) -> Rows:
        """Lends what is being animated."""
        _out_motions, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_motions(self._h, ctypes.byref(_out_motions), ctypes.byref(_count)))
        return Rows(Motion, _out_motions.value, _count.value, self._runtime)

    def property_name(self, property: int) -> Optional[str]:
        """Returns the name of a property."""
        return _text(got(_motus_runtime_property_name(self._h, property)))

    def set_property_color_space(self, property: int, space: ColorSpace) -> None:
        """Sets the colour space in which a colour property is interpolated, on all views, by
        animations that do not name one."""
        ok(_motus_runtime_set_property_color_space(self._h, property, space))

    def property_color_space(self, property: int) -> ColorSpace:
        """The colour space in which a colour property is interpolated by animations that do
        not name one."""
        return enum(ColorSpace, got(_motus_runtime_property_color_space(self._h, property)))

    def modify_animations(self, repeat_count: float, autoreverses: bool, block: Callable[[],
            Any]) -> None:
        """Makes changes inside an animated block that repeat in another way than the rest of
        it."""
        _block = hold(self._runtime, Held((block,)))
        try:
            ok(_motus_runtime_modify_animations(self._h, repeat_count, autoreverses, _motus_block_fn_0, _block))
        finally:
            on_destroy(_block)

    def perform_system_animation(self, animation: SystemAnimation, views: Sequence[View],
            options: Optional[AnimationOptions] = None, block: Optional[Callable[[], Any]] =
            None, completion: Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Removes views with an animation."""
        _block = hold(self._runtime, Held((block,)))
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _views = handles(views)
        _out_animation = ctypes.c_void_p()
        try:
            ok(_motus_runtime_perform_system_animation(self._h, animation, _views, len(views), None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_block_fn_0 if block is not None else None, _block, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        finally:
            on_destroy(_block)
        return wrap(self._runtime, _out_animation.value, Animation)

    def perform_without_animation(self, block: Callable[[], Any]) -> None:
        """Makes changes that are not animated, also inside an animated block."""
        _block = hold(self._runtime, Held((block,)))
        try:
            ok(_motus_runtime_perform_without_animation(self._h, _motus_block_fn_0, _block))
        finally:
            on_destroy(_block)

    @property
    def animation_enabled(self) -> bool:
        """Whether blocks animate."""
        return got(_motus_runtime_is_animation_enabled(self._h))

    @animation_enabled.setter
    def animation_enabled(self, enabled: bool) -> None:
        ok(_motus_runtime_set_animation_enabled(self._h, enabled))

    @property
    def inherited_animation_duration(self) -> float:
        """The duration of the innermost open block, 0 outside."""
        return got(_motus_runtime_inherited_animation_duration(self._h))

    def begin_without_animation(self) -> None:
        """Opens a block whose changes are applied at once, until the matching
        motus_runtime_commit_animation()."""
        ok(_motus_runtime_begin_without_animation(self._h))

    def add_child(self, child: Union[Child, Sequence[float]]) -> None:
        """Adds a child to the innermost list."""
        ok(_motus_runtime_add_child(self._h, ctypes.byref(value(Child, child))))

    def commit_arrangement(self) -> None:
        """Ends the innermost list, with the effect and the errors of motus_view_arrange()."""
        ok(_motus_runtime_commit_arrangement(self._h))

    def glide_number(self, key: int, channel: int, target: float, options:
            Optional[GlideOptions] = None) -> float:
        """Says where a number should be, and returns where it is."""
        return got(_motus_runtime_glide_number(self._h, key, channel, target, None if options is None else ctypes.byref(value(GlideOptions, options))))

    def glide(self, key: int, channel: int, kind: PropertyKind, target: Sequence[float],
            options: Optional[GlideOptions] = None) -> List[float]:
        """Says where up to sixteen numbers should be, and reads where they are."""
        _out_shown = (ctypes.c_double * 16)()
        _target = (ctypes.c_double * len(target))(*[one for one in target])
        ok(_motus_runtime_glide(self._h, key, channel, kind, _target, len(target), None if options is None else ctypes.byref(value(GlideOptions, options)), _out_shown, 16))
        return list(_out_shown[:len(target)])

    def glide_settled(self, key: int, channel: int) -> bool:
        """Whether a glide rests at its target."""
        return got(_motus_runtime_glide_settled(self._h, key, channel))

    def glide_velocity(self, key: int, channel: int) -> List[float]:
        """Reads how fast a glide moves, in units per second."""
        _out_values = (ctypes.c_double * 16)()
        ok(_motus_runtime_glide_velocity(self._h, key, channel, _out_values, 16))
        return list(_out_values[:16])

    def glide_jump(self, key: int, channel: int, values: Sequence[float]) -> None:
        """Ends what moves a glide, and shows a value at once, which is its target from now on."""
        _values = (ctypes.c_double * len(values))(*[one for one in values])
        ok(_motus_runtime_glide_jump(self._h, key, channel, _values, len(values)))

    def presence(self, key: int, present: bool, options: Optional[PresenceOptions] =
            None) -> Optional[float]:
        """Says whether something should be there, and reads how much of it is."""
        _out_amount = ctypes.c_double()
        if not got(_motus_runtime_presence(self._h, key, present, None if options is None else ctypes.byref(value(PresenceOptions, options)), ctypes.byref(_out_amount))):
            return None
        return _out_amount.value

    def after(self, seconds: float, fn: Optional[Callable[[Timer, float], Any]] =
            None) -> Optional[Timer]:
        """Calls a function once, after some seconds."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        _out_timer = ctypes.c_void_p()
        ok(_motus_runtime_after(self._h, seconds, _motus_timer_fn_0 if fn is not None else None, _data, on_destroy, ctypes.byref(_out_timer)))
        return wrap(self._runtime, _out_timer.value, Timer)

    def every(self, seconds: float, fn: Optional[Callable[[Timer, float], Any]] =
            None) -> Optional[Timer]:
        """Calls a function every so many seconds, first after so many."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        _out_timer = ctypes.c_void_p()
        ok(_motus_runtime_every(self._h, seconds, _motus_timer_fn_0 if fn is not None else None, _data, on_destroy, ctypes.byref(_out_timer)))
        return wrap(self._runtime, _out_timer.value, Timer)

    def send_touch(self, id: int, phase: TouchPhase, point: Union[Point, Sequence[float]],
            time: float) -> None:
        """Feeds one touch, which the next tick delivers."""
        ok(_motus_runtime_send_touch(self._h, id, phase, value(Point, point), time))

    def send_touches(self, touches: Sequence[Union[Touch, Sequence[Any]]]) -> None:
        """Feeds several touches in order, for instance all since the last frame."""
        _touches = (Touch * len(touches))(*[value(Touch, one) for one in touches])
        ok(_motus_runtime_send_touches(self._h, _touches, len(touches)))

    def send_hover(self, point: Union[Point, Sequence[float]], inside: bool, time:
            float) -> None:
        """Feeds where a pointer is that touches nothing."""
        ok(_motus_runtime_send_hover(self._h, value(Point, point), inside, time))

    def touch_gesture(self, id: int) -> Optional[Gesture]:
        """The recognizer that has claimed a finger."""
        return wrap(self._runtime, got(_motus_runtime_touch_gesture(self._h, id)), Gesture)

    def send_wheel(self, event: WheelEvent) -> None:
        """Feeds an event of a wheel or a trackpad, which the next tick delivers, with touches
        in the order of time."""
        ok(_motus_runtime_send_wheel(self._h, ctypes.byref(value(WheelEvent, event))))

    @property
    def wheel_scroller(self) -> Optional[Scroller]:
        """The scroller that has taken the last sequence of wheel events, lent."""
        return wrap(self._runtime, got(_motus_runtime_wheel_scroller(self._h)), Scroller)

    @property
    def scroll_to_top(self) -> bool:
        """Call it for a tap on the top edge of the screen."""
        _out_taken = ctypes.c_bool()
        ok(_motus_runtime_scroll_to_top(self._h, ctypes.byref(_out_taken)))
        return _out_taken.value

    def touch_is_delayed(self, id: int) -> bool:
        """Whether the host's own controls are to ignore a finger for now."""
        return got(_motus_runtime_touch_is_delayed(self._h, id))

    @property
    def root_view_controller(self) -> Optional[ViewController]:
        """The controller that fills the window, lent."""
        return wrap(self._runtime, got(_motus_runtime_root_view_controller(self._h)), ViewController)

    @root_view_controller.setter
    def root_view_controller(self, controller: Optional[ViewController] = None) -> None:
        ok(_motus_runtime_set_root_view_controller(self._h, controller._h if controller is not None else None))

    def send_memory_warning(self) -> None:
        """Calls did_receive_memory_warning of all controllers."""
        ok(_motus_runtime_send_memory_warning(self._h))

    def override_traits(self, horizontal: SizeClass, vertical: SizeClass) -> None:
        """Sets the size classes of the window."""
        ok(_motus_runtime_override_traits(self._h, horizontal, vertical))

    def set_window_size(self, size: Union[Size, Sequence[float]], quarter_turns: int, options:
            Optional[AnimationOptions] = None, completion: Optional[Callable[[bool], Any]] =
            None) -> None:
        """Gives the window another size."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_runtime_set_window_size(self._h, value(Size, size), quarter_turns, None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def set_window_insets(self, source: InsetSource, insets: Union[Insets, Sequence[float]],
            options: Optional[AnimationOptions] = None, completion: Optional[Callable[[bool],
            Any]] = None) -> None:
        """Sets how far something reaches into the window."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_runtime_set_window_insets(self._h, source, value(Insets, insets), None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def drag_window_insets(self, source: InsetSource, insets: Union[Insets,
            Sequence[float]]) -> None:
        """Sets insets that a finger drags, such as those of a keyboard that it pulls down."""
        ok(_motus_runtime_drag_window_insets(self._h, source, value(Insets, insets)))

    def animate_alongside_insets(self, source: InsetSource, animation:
            Optional[Callable[[Runtime, InsetSource], Any]] = None, completion:
            Optional[Callable[[Runtime, InsetSource], Any]] = None) -> None:
        """Adds functions to the change of insets that is under way, or to the next one when
        there is none."""
        _data = None if animation is None and completion is None else hold(self._runtime, Held((animation, completion,)))
        ok(_motus_runtime_animate_alongside_insets(self._h, source, _motus_insets_fn_0 if animation is not None else None, _motus_insets_fn_1 if completion is not None else None, _data, on_destroy))

    def inset_change(self, source: InsetSource) -> InsetChange:
        """Reads the change of insets that is under way, or the last one when there is none."""
        _out_change = InsetChange()
        ok(_motus_runtime_inset_change(self._h, source, ctypes.byref(_out_change)))
        return _out_change

    def window_insets(self, source: InsetSource) -> Insets:
        """How far something reaches into the window."""
        return got(_motus_runtime_window_insets(self._h, source))

    @property
    def uses_uniform_order(self) -> bool:
        """Whether all containers call in one order."""
        return got(_motus_runtime_uses_uniform_order(self._h))

    @uses_uniform_order.setter
    def uses_uniform_order(self, uses: bool) -> None:
        ok(_motus_runtime_set_uses_uniform_order(self._h, uses))

    def draw_flights(self) -> Rows:
        """Lends the pairs that fly, back to front."""
        _out_flights, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_draw_flights(self._h, ctypes.byref(_out_flights), ctypes.byref(_count)))
        return Rows(Flight, _out_flights.value, _count.value, self._runtime)

    def events(self) -> Rows:
        """Lends the events since the previous tick."""
        _out_events, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_runtime_events(self._h, ctypes.byref(_out_events), ctypes.byref(_count)))
        return Rows(Event, _out_events.value, _count.value, self._runtime)

    @property
    def trace_hash(self) -> int:
        """A hash of everything that has happened in a runtime."""
        return got(_motus_runtime_trace_hash(self._h))

    @property
    def traces_changes(self) -> bool:
        """Whether the changes of every frame are part of motus_runtime_trace_hash()."""
        return got(_motus_runtime_traces_changes(self._h))

    @traces_changes.setter
    def traces_changes(self, traces: bool) -> None:
        ok(_motus_runtime_set_traces_changes(self._h, traces))


class DynamicItem(TagBase, Handle):
    """A body of the simulation."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, center: Union[Point, Sequence[float]], size:
            Union[Size, Sequence[float]], rotation: float) -> None:
        """Creates an item that is no view."""
        self._entry = None
        _out_item = ctypes.c_void_p()
        ok(_motus_dynamic_item_create(runtime._h, value(Point, center), value(Size, size), rotation, ctypes.byref(_out_item)))
        self._adopt(runtime, _out_item.value or 0, True)

    @classmethod
    def create_with_callbacks(cls, runtime: Runtime, callbacks: Any) -> DynamicItem:
        """Creates an item that stands for an object of the host's own."""
        _table, _data = _made(runtime, callbacks, DynamicItemCallbacks, _dynamic_item_callbacks)
        _out_item = ctypes.c_void_p()
        ok(_motus_dynamic_item_create_with_callbacks(runtime._h, _table, _data, on_destroy, ctypes.byref(_out_item)))
        return wrap(runtime, _out_item.value, DynamicItem, True)

    @classmethod
    def create_group(cls, runtime: Runtime, items: Sequence[DynamicItem]) -> DynamicItem:
        """Creates a group."""
        _items = handles(items)
        _out_group = ctypes.c_void_p()
        ok(_motus_dynamic_item_create_group(runtime._h, _items, len(items), ctypes.byref(_out_group)))
        return wrap(runtime, _out_group.value, DynamicItem, True)

    @property
    def center(self) -> Point:
        """The middle of an item."""
        return got(_motus_dynamic_item_center(self._h))

    @property
    def rotation(self) -> float:
        """How far an item is turned, in radians."""
        return got(_motus_dynamic_item_rotation(self._h))

    def set_pose(self, center: Union[Point, Sequence[float]], rotation: float) -> None:
        """Moves an item that is no view."""
        ok(_motus_dynamic_item_set_pose(self._h, value(Point, center), rotation))

    def set_outline(self, type: OutlineType, points: Sequence[Union[Point, Sequence[Any]]] =
            ()) -> None:
        """Sets the shape of an item for collisions."""
        _points = (Point * len(points))(*[value(Point, one) for one in points])
        ok(_motus_dynamic_item_set_outline(self._h, type, _points, len(points)))

    def outline(self) -> Tuple[OutlineType, List[Point]]:
        """Reads the shape of an item."""
        _out_type = ctypes.c_int()
        _out_points: Any = None
        _room, _size = 0, ctypes.c_size_t()
        ok(_motus_dynamic_item_outline(self._h, ctypes.byref(_out_type), _out_points, _room, ctypes.byref(_size)))
        _room = _size.value
        _out_points = (Point * _room)()
        ok(_motus_dynamic_item_outline(self._h, ctypes.byref(_out_type), _out_points, _room, ctypes.byref(_size)))
        return (enum(OutlineType, _out_type.value), list(_out_points))

    @property
    def members(self) -> Tuple[DynamicItem, ...]:
        """All of them, in order."""
        count = got(_motus_dynamic_item_member_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_dynamic_item_member_at(self._h, at)), DynamicItem) for at in range(count))

    def set_layout_path(self, path: Optional[Union[LayoutPath, Sequence[float]]] =
            None) -> None:
        """Says which element of a collection an item stands for, so that
        motus_dynamic_animator_item_at_path() finds it."""
        ok(_motus_dynamic_item_set_layout_path(self._h, None if path is None else ctypes.byref(value(LayoutPath, path))))


class View(ViewBase, DynamicItem):
    """A rectangle on the screen."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates a view."""
        self._entry = None
        _out_view = ctypes.c_void_p()
        ok(_motus_view_create(runtime._h, ctypes.byref(_out_view)))
        self._adopt(runtime, _out_view.value or 0, True)

    def add_subview(self, subview: View) -> None:
        """Adds a view as the frontmost subview of another one."""
        ok(_motus_view_add_subview(self._h, subview._h))

    def insert_subview(self, subview: View, index: int) -> None:
        """Adds a view as a subview of another one at an index, 0 being the back."""
        ok(_motus_view_insert_subview(self._h, subview._h, index))

    def insert_subview_above(self, subview: View, sibling: View) -> None:
        """Puts a view in front of a sibling."""
        ok(_motus_view_insert_subview_above(self._h, subview._h, sibling._h))

    def insert_subview_below(self, subview: View, sibling: View) -> None:
        """Puts a view behind a sibling."""
        ok(_motus_view_insert_subview_below(self._h, subview._h, sibling._h))

    def remove_from_superview(self) -> None:
        """Removes a view from its superview, which releases it."""
        ok(_motus_view_remove_from_superview(self._h))

    def bring_subview_to_front(self, subview: View) -> None:
        """Moves a subview before all others."""
        ok(_motus_view_bring_subview_to_front(self._h, subview._h))

    def send_subview_to_back(self, subview: View) -> None:
        """Moves a subview behind all others."""
        ok(_motus_view_send_subview_to_back(self._h, subview._h))

    @property
    def superview(self) -> Optional[View]:
        """The superview, lent."""
        return wrap(self._runtime, got(_motus_view_superview(self._h)), View)

    @property
    def subviews(self) -> Tuple[View, ...]:
        """All of them, in order."""
        count = got(_motus_view_subview_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_view_subview_at(self._h, at)), View) for at in range(count))

    def is_descendant_of(self, ancestor: View) -> bool:
        """Whether a view is another one or stands somewhere below it."""
        return got(_motus_view_is_descendant_of(self._h, ancestor._h))

    @property
    def is_in_window(self) -> bool:
        """Whether a view is the window or stands somewhere below it."""
        return got(_motus_view_is_in_window(self._h))

    def hit_test(self, point: Union[Point, Sequence[float]]) -> Optional[View]:
        """Finds the view that a touch at a point reaches."""
        return wrap(self._runtime, got(_motus_view_hit_test(self._h, value(Point, point))), View)

    def convert_point(self, point: Union[Point, Sequence[float]], to: Optional[View] =
            None) -> Point:
        """Converts a point from the coordinates of one view to those of another, by model
        values."""
        _out_point = Point()
        ok(_motus_view_convert_point(self._h, value(Point, point), to._h if to is not None else None, ctypes.byref(_out_point)))
        return _out_point

    def with_tag(self, tag: int) -> Optional[View]:
        """Finds the first view with a tag, in drawing order, among a view and those below it."""
        return wrap(self._runtime, got(_motus_view_with_tag(self._h, tag)), View)

    @property
    def clips_to_bounds(self) -> bool:
        """Whether subviews are clipped to the bounds."""
        return got(_motus_view_clips_to_bounds(self._h))

    @clips_to_bounds.setter
    def clips_to_bounds(self, clips: bool) -> None:
        ok(_motus_view_set_clips_to_bounds(self._h, clips))

    @property
    def groups_opacity(self) -> bool:
        """Whether the view and what is below it are blended together before the view's alpha
        counts."""
        return got(_motus_view_groups_opacity(self._h))

    @groups_opacity.setter
    def groups_opacity(self, groups: bool) -> None:
        ok(_motus_view_set_groups_opacity(self._h, groups))

    @property
    def double_sided(self) -> bool:
        """Whether the view is drawn when it is seen from behind, its picture mirrored."""
        return got(_motus_view_is_double_sided(self._h))

    @double_sided.setter
    def double_sided(self, double_sided: bool) -> None:
        ok(_motus_view_set_double_sided(self._h, double_sided))

    def create_snapshot(self) -> View:
        """Creates a view that looks, and keeps looking, as another one does now."""
        _out_view = ctypes.c_void_p()
        ok(_motus_view_create_snapshot(self._h, ctypes.byref(_out_view)))
        return wrap(self._runtime, _out_view.value, View, True)

    @property
    def snapshot_source(self) -> Optional[View]:
        """The view of which this is a snapshot, lent."""
        return wrap(self._runtime, got(_motus_view_snapshot_source(self._h)), View)

    @property
    def user_interaction_enabled(self) -> bool:
        """Whether the view and those below it take touches."""
        return got(_motus_view_is_user_interaction_enabled(self._h))

    @user_interaction_enabled.setter
    def user_interaction_enabled(self, enabled: bool) -> None:
        ok(_motus_view_set_user_interaction_enabled(self._h, enabled))

    def set_property(self, property: int, values: Sequence[float]) -> None:
        """Sets any property."""
        _values = (ctypes.c_double * len(values))(*[one for one in values])
        ok(_motus_view_set_property(self._h, property, _values, len(values)))

    def set_property_velocity(self, property: int, velocity: Sequence[float]) -> None:
        """Gives the motion of one property an initial velocity in units per second, for
        instance that of the finger that has let go."""
        _velocity = (ctypes.c_double * len(velocity))(*[one for one in velocity])
        ok(_motus_view_set_property_velocity(self._h, property, _velocity, len(velocity)))

    @property
    def center(self) -> Point:
        """The model value of the center."""
        return got(_motus_view_center(self._h))

    @center.setter
    def center(self, center: Union[Point, Sequence[float]]) -> None:
        ok(_motus_view_set_center(self._h, value(Point, center)))

    @property
    def bounds(self) -> Rect:
        """The model value of the bounds."""
        return got(_motus_view_bounds(self._h))

    @bounds.setter
    def bounds(self, bounds: Union[Rect, Sequence[float]]) -> None:
        ok(_motus_view_set_bounds(self._h, value(Rect, bounds)))

    @property
    def frame(self) -> Rect:
        """The smallest rectangle in the superview that holds the transformed bounds, by model
        values."""
        return got(_motus_view_frame(self._h))

    @frame.setter
    def frame(self, frame: Union[Rect, Sequence[float]]) -> None:
        ok(_motus_view_set_frame(self._h, value(Rect, frame)))

    @property
    def transform(self) -> Transform:
        """The model value of the transform."""
        return got(_motus_view_transform(self._h))

    @transform.setter
    def transform(self, transform: Union[Transform, Sequence[float]]) -> None:
        ok(_motus_view_set_transform(self._h, value(Transform, transform)))

    @property
    def transform_3d(self) -> Transform3d:
        """Reads the model value of the transform in space."""
        _out_transform = Transform3d()
        ok(_motus_view_transform_3d(self._h, ctypes.byref(_out_transform)))
        return _out_transform

    @transform_3d.setter
    def transform_3d(self, transform: Union[Transform3d, Sequence[float]]) -> None:
        ok(_motus_view_set_transform_3d(self._h, ctypes.byref(value(Transform3d, transform))))

    @property
    def alpha(self) -> float:
        """The model value of alpha."""
        return got(_motus_view_alpha(self._h))

    @alpha.setter
    def alpha(self, alpha: float) -> None:
        ok(_motus_view_set_alpha(self._h, alpha))

    @property
    def background_color(self) -> Color:
        """The model value of the background colour."""
        return got(_motus_view_background_color(self._h))

    @background_color.setter
    def background_color(self, color: Union[Color, Sequence[float]]) -> None:
        ok(_motus_view_set_background_color(self._h, value(Color, color)))

    @property
    def corner_radius(self) -> float:
        """The model value of the corner radius."""
        return got(_motus_view_corner_radius(self._h))

    @corner_radius.setter
    def corner_radius(self, radius: float) -> None:
        ok(_motus_view_set_corner_radius(self._h, radius))

    @property
    def corner_radii(self) -> CornerRadii:
        """The model values of the radii of the four corners."""
        return got(_motus_view_corner_radii(self._h))

    @corner_radii.setter
    def corner_radii(self, radii: Union[CornerRadii, Sequence[float]]) -> None:
        ok(_motus_view_set_corner_radii(self._h, value(CornerRadii, radii)))

    @property
    def shadow_color(self) -> Color:
        """The model value of the shadow's colour."""
        return got(_motus_view_shadow_color(self._h))

    @shadow_color.setter
    def shadow_color(self, color: Union[Color, Sequence[float]]) -> None:
        ok(_motus_view_set_shadow_color(self._h, value(Color, color)))

    @property
    def shadow_offset(self) -> Vector:
        """The model value of the shadow's offset."""
        return got(_motus_view_shadow_offset(self._h))

    @shadow_offset.setter
    def shadow_offset(self, offset: Union[Vector, Sequence[float]]) -> None:
        ok(_motus_view_set_shadow_offset(self._h, value(Vector, offset)))

    @property
    def shadow_radius(self) -> float:
        """The model value of the shadow's blur."""
        return got(_motus_view_shadow_radius(self._h))

    @shadow_radius.setter
    def shadow_radius(self, radius: float) -> None:
        ok(_motus_view_set_shadow_radius(self._h, radius))

    @property
    def border_color(self) -> Color:
        """The model value of the border's colour."""
        return got(_motus_view_border_color(self._h))

    @border_color.setter
    def border_color(self, color: Union[Color, Sequence[float]]) -> None:
        ok(_motus_view_set_border_color(self._h, value(Color, color)))

    @property
    def border_width(self) -> float:
        """The model value of the border's width."""
        return got(_motus_view_border_width(self._h))

    @border_width.setter
    def border_width(self, width: float) -> None:
        ok(_motus_view_set_border_width(self._h, width))

    @property
    def hidden(self) -> bool:
        """Whether the view and those below it are hidden."""
        return got(_motus_view_is_hidden(self._h))

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        ok(_motus_view_set_hidden(self._h, hidden))

    def convert_point_by(self, point: Union[Point, Sequence[float]], to: Optional[View],
            source: ValueSource) -> Point:
        """Converts a point as motus_view_convert_point() does, by model values or by what is
        shown."""
        _out_point = Point()
        ok(_motus_view_convert_point_by(self._h, value(Point, point), to._h if to is not None else None, source, ctypes.byref(_out_point)))
        return _out_point

    def convert_rect_by(self, rect: Union[Rect, Sequence[float]], to: Optional[View], source:
            ValueSource) -> Rect:
        """Converts a rectangle."""
        _out_rect = Rect()
        ok(_motus_view_convert_rect_by(self._h, value(Rect, rect), to._h if to is not None else None, source, ctypes.byref(_out_rect)))
        return _out_rect

    def transform_by(self, to: Optional[View], source: ValueSource) -> Transform:
        """Computes the transform that takes the coordinates of a view to those of another."""
        _out_transform = Transform()
        ok(_motus_view_transform_by(self._h, to._h if to is not None else None, source, ctypes.byref(_out_transform)))
        return _out_transform

    def transition(self, options: Optional[AnimationOptions], block: Callable[[], Any],
            completion: Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Changes what a view shows, with a transition."""
        _block = hold(self._runtime, Held((block,)))
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _out_animation = ctypes.c_void_p()
        try:
            ok(_motus_view_transition(self._h, None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_block_fn_0, _block, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        finally:
            on_destroy(_block)
        return wrap(self._runtime, _out_animation.value, Animation)

    def transition_to(self, to: View, options: Optional[AnimationOptions] = None, completion:
            Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Replaces one view by another, with the same transitions."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _out_animation = ctypes.c_void_p()
        ok(_motus_view_transition_to(self._h, to._h, None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        return wrap(self._runtime, _out_animation.value, Animation)

    def remove_all_animations(self) -> None:
        """Ends all animations of a view's properties at once."""
        ok(_motus_view_remove_all_animations(self._h))

    def clear_implicit(self, property: int) -> None:
        """Removes a timing."""
        ok(_motus_view_clear_implicit(self._h, property))

    def implicit(self, property: int) -> ImplicitOptions:
        """Reads the timing that counts for a property of a view, its own or that of a view
        above."""
        _out_options = ImplicitOptions()
        ok(_motus_view_implicit(self._h, property, ctypes.byref(_out_options)))
        return _out_options

    def set_starting_value(self, property: int, values: Sequence[float] = ()) -> None:
        """Sets the value that a property shows in the first frame whenever the view comes into
        sight."""
        _values = (ctypes.c_double * len(values))(*[one for one in values])
        ok(_motus_view_set_starting_value(self._h, property, _values, len(values)))

    def set_settle(self, property: int, fn: Optional[Callable[[View, int, bool], Any]] =
            None) -> None:
        """Sets the function that is called when the glides of a property have ended."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_view_set_settle(self._h, property, _motus_settle_fn_0 if fn is not None else None, _data, on_destroy))

    def arrange(self, children: Sequence[Union[Child, Sequence[Any]]], child_size: int,
            options: Optional[ArrangementOptions] = None) -> None:
        """Sets the list of children that a view has from the next tick on, back to front."""
        _children = (Child * len(children))(*[value(Child, one) for one in children])
        ok(_motus_view_arrange(self._h, _children, len(children), child_size, None if options is None else ctypes.byref(value(ArrangementOptions, options))))

    def begin_arrangement(self, options: Optional[ArrangementOptions] = None) -> None:
        """Begins a list that is given child by child."""
        ok(_motus_view_begin_arrangement(self._h, None if options is None else ctypes.byref(value(ArrangementOptions, options))))

    @property
    def arrangement_summary(self) -> ArrangementSummary:
        """Reads what the last list of a view has changed."""
        _out_summary = ArrangementSummary()
        ok(_motus_view_arrangement_summary(self._h, ctypes.byref(_out_summary)))
        return _out_summary

    def set_arrangement_delegate(self, delegate: Any = None) -> None:
        """Sets the functions that are called when children of a view come and leave."""
        _table, _data = _made(self._runtime, delegate, ArrangementDelegate, _arrangement_delegate)
        ok(_motus_view_set_arrangement_delegate(self._h, _table, _data, on_destroy))

    @property
    def child_state(self) -> ChildState:
        """Returns the state of a view as a child of an arrangement."""
        return enum(ChildState, got(_motus_view_child_state(self._h)))

    @property
    def key(self) -> int:
        """The key of a view in the arrangement that it is a child of."""
        return got(_motus_view_key(self._h))

    def child_with_key(self, key: int, with_leavers: bool) -> Optional[View]:
        """The child of a view that has a key, lent."""
        return wrap(self._runtime, got(_motus_view_child_with_key(self._h, key, with_leavers)), View)

    def end_leavers(self) -> None:
        """Ends all exits of a view at once."""
        ok(_motus_view_end_leavers(self._h))

    @property
    def leavers(self) -> Tuple[View, ...]:
        """All of them, in order."""
        count = got(_motus_view_leaver_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_view_leaver_at(self._h, at)), View) for at in range(count))

    def begin_reorder(self, key: int, point: Union[Point, Sequence[float]], options:
            Optional[ReorderOptions] = None) -> None:
        """Begins to drag a child, from where it is seen and in front of the others."""
        ok(_motus_view_begin_reorder(self._h, key, value(Point, point), None if options is None else ctypes.byref(value(ReorderOptions, options))))

    def update_reorder(self, point: Union[Point, Sequence[float]]) -> int:
        """Moves the child with the finger, at once."""
        _out_index = ctypes.c_size_t()
        ok(_motus_view_update_reorder(self._h, value(Point, point), ctypes.byref(_out_index)))
        return _out_index.value

    def end_reorder(self, velocity: Union[Vector, Sequence[float]]) -> int:
        """Ends the drag."""
        _out_index = ctypes.c_size_t()
        ok(_motus_view_end_reorder(self._h, value(Vector, velocity), ctypes.byref(_out_index)))
        return _out_index.value

    @property
    def cancel_reorder(self) -> int:
        """Ends the drag as if the finger had not moved."""
        _out_index = ctypes.c_size_t()
        ok(_motus_view_cancel_reorder(self._h, ctypes.byref(_out_index)))
        return _out_index.value

    def follow_path(self, path: Path, options: Optional[FollowOptions] = None) -> None:
        """Lets the center of a view follow a path in the innermost open block."""
        ok(_motus_view_follow_path(self._h, path._h, None if options is None else ctypes.byref(value(FollowOptions, options))))

    def nudge(self, property: int, velocity: Sequence[float], timing: Optional[Timing] = None,
            completion: Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Nudges a property of a view, see motus_value_nudge()."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _velocity = (ctypes.c_double * len(velocity))(*[one for one in velocity])
        _out_animation = ctypes.c_void_p()
        ok(_motus_view_nudge(self._h, property, _velocity, len(velocity), None if timing is None else ctypes.byref(value(Timing, timing)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        return wrap(self._runtime, _out_animation.value, Animation)

    def fling(self, property: int, velocity: Sequence[float], options: Optional[FlingOptions] =
            None, completion: Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Flings a property of a view, see motus_value_fling()."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _velocity = (ctypes.c_double * len(velocity))(*[one for one in velocity])
        _out_animation = ctypes.c_void_p()
        ok(_motus_view_fling(self._h, property, _velocity, len(velocity), None if options is None else ctypes.byref(value(FlingOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        return wrap(self._runtime, _out_animation.value, Animation)

    def add_gesture(self, gesture: Gesture) -> None:
        """Attaches a recognizer to a view, which retains it."""
        ok(_motus_view_add_gesture(self._h, gesture._h))

    def remove_gesture(self, gesture: Gesture) -> None:
        """Detaches a recognizer from its view, which releases it."""
        ok(_motus_view_remove_gesture(self._h, gesture._h))

    @property
    def gestures(self) -> Tuple[Gesture, ...]:
        """All of them, in order."""
        count = got(_motus_view_gesture_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_view_gesture_at(self._h, at)), Gesture) for at in range(count))

    @property
    def scroller(self) -> Optional[Scroller]:
        """The scroller of a view, NULL when it has none."""
        return wrap(self._runtime, got(_motus_view_scroller(self._h)), Scroller)

    def send_scroll_key(self, key: ScrollKey) -> bool:
        """Scrolls by a key."""
        _out_taken = ctypes.c_bool()
        ok(_motus_view_send_scroll_key(self._h, key, ctypes.byref(_out_taken)))
        return _out_taken.value

    def set_match_key(self, key: int, options: Optional[MatchOptions] = None) -> None:
        """Gives a view a match key, from the next transition on."""
        ok(_motus_view_set_match_key(self._h, key, None if options is None else ctypes.byref(value(MatchOptions, options))))

    @property
    def match_key(self) -> int:
        """The match key of a view."""
        return got(_motus_view_match_key(self._h))


class Animation(TagBase, Handle):
    """A running animation that a block has started."""
    __slots__ = ()
    _counted = False

    def cancel(self, position: AnimatingPosition) -> None:
        """Ends a running animation early."""
        ok(_motus_animation_cancel(self._h, position))


class PropertyAnimator(TagBase, Handle):
    """An animation that can be paused, moved to any fraction of its way (scrubbed), reversed
    and continued."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, duration: float, timing: Optional[Timing] =
            None) -> None:
        """Creates an inactive animator."""
        self._entry = None
        _out_animator = ctypes.c_void_p()
        ok(_motus_property_animator_create(runtime._h, duration, None if timing is None else ctypes.byref(value(Timing, timing)), ctypes.byref(_out_animator)))
        self._adopt(runtime, _out_animator.value or 0, True)

    @classmethod
    def create_running(cls, runtime: Runtime, options: Optional[AnimationOptions], block:
            Callable[[], Any], completion: Optional[Callable[[AnimatingPosition], Any]] =
            None) -> PropertyAnimator:
        """Creates an animator that runs already."""
        _block = hold(runtime, Held((block,)))
        _data = None if completion is None else hold(runtime, Held((completion,)))
        _out_animator = ctypes.c_void_p()
        try:
            ok(_motus_property_animator_create_running(runtime._h, None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_block_fn_0, _block, _motus_animator_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animator)))
        finally:
            on_destroy(_block)
        return wrap(runtime, _out_animator.value, PropertyAnimator, True)

    @classmethod
    def create_group(cls, runtime: Runtime, arrangement: AnimatorArrangement, spacing: float,
            members: Sequence[PropertyAnimator]) -> PropertyAnimator:
        """Creates an animator that is made of others."""
        _members = handles(members)
        _out_group = ctypes.c_void_p()
        ok(_motus_property_animator_create_group(runtime._h, arrangement, spacing, _members, len(members), ctypes.byref(_out_group)))
        return wrap(runtime, _out_group.value, PropertyAnimator, True)

    @property
    def members(self) -> Tuple[PropertyAnimator, ...]:
        """All of them, in order."""
        count = got(_motus_property_animator_member_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_property_animator_member_at(self._h, at)), PropertyAnimator) for at in range(count))

    def add_animations(self, block: Callable[[], Any]) -> None:
        """Adds animations."""
        _data = hold(self._runtime, Held((block,)))
        ok(_motus_property_animator_add_animations(self._h, _motus_block_fn_0, _data, on_destroy))

    def add_animations_delayed(self, delay_factor: float, block: Callable[[], Any]) -> None:
        """Adds animations that begin later and end with the animator."""
        _data = hold(self._runtime, Held((block,)))
        ok(_motus_property_animator_add_animations_delayed(self._h, delay_factor, _motus_block_fn_0, _data, on_destroy))

    def add_completion(self, fn: Optional[Callable[[AnimatingPosition], Any]] = None) -> None:
        """Adds a completion."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_property_animator_add_completion(self._h, _motus_animator_completion_fn_0 if fn is not None else None, _data, on_destroy))

    def set_observer(self, fn: Optional[Callable[[PropertyAnimator, AnimatorChange], Any]] =
            None) -> None:
        """Sets the function that is called when the state, is_running or is_reversed changes."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_property_animator_set_observer(self._h, _motus_animator_observer_fn_0 if fn is not None else None, _data, on_destroy))

    def start(self) -> None:
        """Starts an animator, or continues a paused one along its own timing."""
        ok(_motus_property_animator_start(self._h))

    def start_after_delay(self, delay: float) -> None:
        """Starts an animator after a delay in seconds, not negative."""
        ok(_motus_property_animator_start_after_delay(self._h, delay))

    def pause(self) -> None:
        """Pauses an animator where it is."""
        ok(_motus_property_animator_pause(self._h))

    def continue_(self, timing: Optional[Timing], duration_factor: float) -> None:
        """Continues a paused animator."""
        ok(_motus_property_animator_continue(self._h, None if timing is None else ctypes.byref(value(Timing, timing)), duration_factor))

    def continue_until(self, fraction: float) -> None:
        """Continues a paused animator at a constant rate until a fraction, and pauses it
        there, also at 0 and 1."""
        ok(_motus_property_animator_continue_until(self._h, fraction))

    def stop(self, without_finishing: bool) -> None:
        """Stops an animator where it is."""
        ok(_motus_property_animator_stop(self._h, without_finishing))

    def finish(self, position: AnimatingPosition) -> None:
        """Finishes a stopped animator."""
        ok(_motus_property_animator_finish(self._h, position))

    @property
    def state(self) -> AnimatingState:
        """The state."""
        return enum(AnimatingState, got(_motus_property_animator_state(self._h)))

    @property
    def is_running(self) -> bool:
        """Whether it runs, or waits to start."""
        return got(_motus_property_animator_is_running(self._h))

    @property
    def reversed(self) -> bool:
        """Whether it runs, or will run, towards its start."""
        return got(_motus_property_animator_is_reversed(self._h))

    @reversed.setter
    def reversed(self, reversed: bool) -> None:
        ok(_motus_property_animator_set_reversed(self._h, reversed))

    @property
    def fraction_complete(self) -> float:
        """How far it is in its direction of travel, 0 to 1."""
        return got(_motus_property_animator_fraction_complete(self._h))

    @fraction_complete.setter
    def fraction_complete(self, fraction: float) -> None:
        ok(_motus_property_animator_set_fraction_complete(self._h, fraction))

    def seek(self, seconds: float) -> None:
        """Takes an animator to a time after its start, at once and wherever it was."""
        ok(_motus_property_animator_seek(self._h, seconds))

    @property
    def speed(self) -> float:
        """How fast its time runs."""
        return got(_motus_property_animator_speed(self._h))

    @speed.setter
    def speed(self, speed: float) -> None:
        ok(_motus_property_animator_set_speed(self._h, speed))

    @property
    def timing(self) -> Timing:
        """Reads the timing that an animator was created with."""
        _out_timing = Timing()
        ok(_motus_property_animator_timing(self._h, ctypes.byref(_out_timing)))
        return _out_timing

    @property
    def duration(self) -> float:
        """Seconds from start to end."""
        return got(_motus_property_animator_duration(self._h))

    @property
    def delay(self) -> float:
        """The delay of its last start, in seconds."""
        return got(_motus_property_animator_delay(self._h))

    @property
    def interruptible(self) -> bool:
        """Whether it can be paused, scrubbed and stopped."""
        return got(_motus_property_animator_is_interruptible(self._h))

    @interruptible.setter
    def interruptible(self, interruptible: bool) -> None:
        ok(_motus_property_animator_set_interruptible(self._h, interruptible))

    @property
    def user_interaction_enabled(self) -> bool:
        """Whether touches reach the views that it moves."""
        return got(_motus_property_animator_is_user_interaction_enabled(self._h))

    @user_interaction_enabled.setter
    def user_interaction_enabled(self, enabled: bool) -> None:
        ok(_motus_property_animator_set_user_interaction_enabled(self._h, enabled))

    @property
    def manual_hit_testing_enabled(self) -> bool:
        """Whether touches find the views that it moves at their model values instead of where
        they are seen."""
        return got(_motus_property_animator_is_manual_hit_testing_enabled(self._h))

    @manual_hit_testing_enabled.setter
    def manual_hit_testing_enabled(self, manual: bool) -> None:
        ok(_motus_property_animator_set_manual_hit_testing_enabled(self._h, manual))

    @property
    def scrubs_linearly(self) -> bool:
        """Whether scrubbing is linear, so that views follow a finger."""
        return got(_motus_property_animator_scrubs_linearly(self._h))

    @scrubs_linearly.setter
    def scrubs_linearly(self, linearly: bool) -> None:
        ok(_motus_property_animator_set_scrubs_linearly(self._h, linearly))

    @property
    def pauses_on_completion(self) -> bool:
        """Whether it stays active and paused at its end, without completions."""
        return got(_motus_property_animator_pauses_on_completion(self._h))

    @pauses_on_completion.setter
    def pauses_on_completion(self, pauses: bool) -> None:
        ok(_motus_property_animator_set_pauses_on_completion(self._h, pauses))

    @property
    def color_space(self) -> ColorSpace:
        """The colour space in which its animations interpolate colours."""
        return enum(ColorSpace, got(_motus_property_animator_color_space(self._h)))

    @color_space.setter
    def color_space(self, space: ColorSpace) -> None:
        ok(_motus_property_animator_set_color_space(self._h, space))

    @property
    def keeps_motion(self) -> bool:
        """Whether it moves although motion is reduced."""
        return got(_motus_property_animator_keeps_motion(self._h))

    @keeps_motion.setter
    def keeps_motion(self, keeps: bool) -> None:
        ok(_motus_property_animator_set_keeps_motion(self._h, keeps))

    def add_cue(self, unit: CueUnit, place: float, flags: int, fn:
            Optional[Callable[[PropertyAnimator, int, bool], Any]] = None) -> int:
        """Adds a cue to an animator or a group."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        _out_cue = ctypes.c_uint32()
        ok(_motus_property_animator_add_cue(self._h, unit, place, flags, _motus_cue_fn_0 if fn is not None else None, _data, on_destroy, ctypes.byref(_out_cue)))
        return _out_cue.value

    def remove_cue(self, cue: int) -> None:
        """Removes a cue."""
        ok(_motus_property_animator_remove_cue(self._h, cue))


class InteractionController(TagBase, Handle):
    """A driver of an interactive transition."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates a custom interaction controller."""
        _table, _data = _made_self(runtime, self, InteractionController, _interaction_controller_callbacks)
        _out_interaction = ctypes.c_void_p()
        ok(_motus_interaction_controller_create(runtime._h, _table, _data, on_destroy, ctypes.byref(_out_interaction)))
        self._adopt(runtime, _out_interaction.value or 0, True)

    def start_interactive_transition(self, context: TransitionContext) -> None:
        """Required."""
        raise NotImplementedError

    def wants_interactive_start(self) -> bool:
        """Whether the transition begins interactively."""
        raise NotImplementedError

    def completion_speed(self) -> float:
        """Returns the speed at which the transition runs after the interaction has ended, 1
        being its own."""
        raise NotImplementedError

    def completion_timing(self, timing: Timing) -> Any:
        """Changes the timing along which the transition runs after the interaction."""
        raise NotImplementedError


class PercentDrivenInteraction(InteractionController):
    """Drives an interactive transition by a fraction from 0 to 1, such as how far a finger has
    moved."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates a percent-driven interaction."""
        self._entry = None
        _out_interaction = ctypes.c_void_p()
        ok(_motus_percent_driven_interaction_create(runtime._h, ctypes.byref(_out_interaction)))
        self._adopt(runtime, _out_interaction.value or 0, True)

    def update(self, fraction: float) -> None:
        """Shows a fraction of the transition, with the next tick."""
        ok(_motus_percent_driven_interaction_update(self._h, fraction))

    def finish(self) -> None:
        """Ends the interaction."""
        ok(_motus_percent_driven_interaction_finish(self._h))

    def cancel(self) -> None:
        """Ends the interaction."""
        ok(_motus_percent_driven_interaction_cancel(self._h))

    def finish_with_velocity(self, velocity: float) -> None:
        """Lets the transition run to its end on a critically damped spring that starts with a
        velocity, so that nothing jumps when a finger lets go."""
        ok(_motus_percent_driven_interaction_finish_with_velocity(self._h, velocity))

    def cancel_with_velocity(self, velocity: float) -> None:
        """Cancels in the same way."""
        ok(_motus_percent_driven_interaction_cancel_with_velocity(self._h, velocity))

    def pause(self) -> None:
        """Makes a transition that runs by itself, or is finishing or cancelling, interactive
        again."""
        ok(_motus_percent_driven_interaction_pause(self._h))

    @property
    def percent_complete(self) -> float:
        """The last fraction shown."""
        return got(_motus_percent_driven_interaction_percent_complete(self._h))

    @property
    def duration(self) -> float:
        """The duration of the transition in seconds."""
        return got(_motus_percent_driven_interaction_duration(self._h))

    @property
    def completion_speed(self) -> float:
        """The speed at which the transition runs after finish or cancel, 1 being its own."""
        return got(_motus_percent_driven_interaction_completion_speed(self._h))

    @completion_speed.setter
    def completion_speed(self, speed: float) -> None:
        ok(_motus_percent_driven_interaction_set_completion_speed(self._h, speed))

    @property
    def completion_timing(self) -> Timing:
        """Reads the completion timing, as motus_property_animator_timing() reads an
        animator's."""
        _out_timing = Timing()
        ok(_motus_percent_driven_interaction_completion_timing(self._h, ctypes.byref(_out_timing)))
        return _out_timing

    @completion_timing.setter
    def completion_timing(self, timing: Optional[Timing] = None) -> None:
        ok(_motus_percent_driven_interaction_set_completion_timing(self._h, None if timing is None else ctypes.byref(value(Timing, timing))))

    @property
    def timing_curve(self) -> Timing:
        """Reads the timing curve."""
        _out_timing = Timing()
        ok(_motus_percent_driven_interaction_timing_curve(self._h, ctypes.byref(_out_timing)))
        return _out_timing

    @timing_curve.setter
    def timing_curve(self, timing: Optional[Timing] = None) -> None:
        ok(_motus_percent_driven_interaction_set_timing_curve(self._h, None if timing is None else ctypes.byref(value(Timing, timing))))

    @property
    def wants_interactive_start(self) -> bool:
        """Whether the transition begins interactively."""
        return got(_motus_percent_driven_interaction_wants_interactive_start(self._h))

    @wants_interactive_start.setter
    def wants_interactive_start(self, wants: bool) -> None:
        ok(_motus_percent_driven_interaction_set_wants_interactive_start(self._h, wants))


class Path(TagBase, Handle):
    """A line through the plane, of lines, curves and arcs."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, start: Union[Point, Sequence[float]], segments:
            Sequence[Union[PathSegment, Sequence[Any]]]) -> None:
        """Creates a path."""
        self._entry = None
        _segments = (PathSegment * len(segments))(*[value(PathSegment, one) for one in segments])
        _out_path = ctypes.c_void_p()
        ok(_motus_path_create(runtime._h, value(Point, start), _segments, len(segments), ctypes.byref(_out_path)))
        self._adopt(runtime, _out_path.value or 0, True)

    @property
    def length(self) -> float:
        """The length of a path, in points."""
        return got(_motus_path_length(self._h))

    def point_at(self, fraction: float) -> Tuple[Point, float]:
        """Reads where a path has run a fraction of its length, and in which direction it goes
        there."""
        _out_point = Point()
        _out_angle = ctypes.c_double()
        ok(_motus_path_point_at(self._h, fraction, ctypes.byref(_out_point), ctypes.byref(_out_angle)))
        return (_out_point, _out_angle.value)


class Value(TagBase, Handle):
    """One to sixteen numbers that move like a property, and belong to no view."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: Optional[ValueOptions] = None, initial:
            Sequence[float] = ()) -> None:
        """Creates a value."""
        self._entry = None
        _initial = (ctypes.c_double * len(initial))(*[one for one in initial])
        _out_value = ctypes.c_void_p()
        ok(_motus_value_create(runtime._h, None if options is None else ctypes.byref(value(ValueOptions, options)), _initial, len(initial), ctypes.byref(_out_value)))
        self._adopt(runtime, _out_value.value or 0, True)

    @classmethod
    def create_number(cls, runtime: Runtime, initial: float) -> Value:
        """Creates a value of one number."""
        _out_value = ctypes.c_void_p()
        ok(_motus_value_create_number(runtime._h, initial, ctypes.byref(_out_value)))
        return wrap(runtime, _out_value.value, Value, True)

    @property
    def kind(self) -> PropertyKind:
        """How its numbers are interpolated."""
        return enum(PropertyKind, got(_motus_value_kind(self._h)))

    @property
    def component_count(self) -> int:
        """How many numbers it has."""
        return got(_motus_value_component_count(self._h))

    def set(self, values: Sequence[float]) -> None:
        """Sets the model value."""
        _values = (ctypes.c_double * len(values))(*[one for one in values])
        ok(_motus_value_set(self._h, _values, len(values)))

    def read(self, source: ValueSource) -> List[float]:
        """Reads what the last frame showed, or the target."""
        _out_values = (ctypes.c_double * 16)()
        ok(_motus_value_read(self._h, source, _out_values, 16))
        return list(_out_values[:self.component_count])

    @property
    def number(self) -> float:
        """The number that the last frame showed."""
        return got(_motus_value_number(self._h))

    @number.setter
    def number(self, number: float) -> None:
        ok(_motus_value_set_number(self._h, number))

    def velocity(self) -> List[float]:
        """Reads how fast it moves, in units per second."""
        _out_values = (ctypes.c_double * 16)()
        ok(_motus_value_velocity(self._h, _out_values, 16))
        return list(_out_values[:self.component_count])

    @property
    def is_moving(self) -> bool:
        """Whether something moves it, or waits to do so."""
        return got(_motus_value_is_moving(self._h))

    def jump(self, values: Sequence[float]) -> None:
        """Ends what moves a value, and sets it at once, also inside a block and with an
        implicit timing."""
        _values = (ctypes.c_double * len(values))(*[one for one in values])
        ok(_motus_value_jump(self._h, _values, len(values)))

    def stop(self) -> None:
        """Ends what moves a value and leaves it where it is shown, at rest."""
        ok(_motus_value_stop(self._h))

    def finish(self) -> None:
        """Ends what moves a value and brings it to its target at once."""
        ok(_motus_value_finish(self._h))

    def set_velocity(self, velocity: Sequence[float]) -> None:
        """Gives a value a velocity in the innermost block, as
        motus_view_set_property_velocity() does a property."""
        _velocity = (ctypes.c_double * len(velocity))(*[one for one in velocity])
        ok(_motus_value_set_velocity(self._h, _velocity, len(velocity)))

    def nudge(self, velocity: Sequence[float], timing: Optional[Timing] = None, completion:
            Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Nudges a value."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _velocity = (ctypes.c_double * len(velocity))(*[one for one in velocity])
        _out_animation = ctypes.c_void_p()
        ok(_motus_value_nudge(self._h, _velocity, len(velocity), None if timing is None else ctypes.byref(value(Timing, timing)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        return wrap(self._runtime, _out_animation.value, Animation)

    def fling(self, velocity: Sequence[float], options: Optional[FlingOptions] = None,
            completion: Optional[Callable[[bool], Any]] = None) -> Optional[Animation]:
        """Flings a value."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _velocity = (ctypes.c_double * len(velocity))(*[one for one in velocity])
        _out_animation = ctypes.c_void_p()
        ok(_motus_value_fling(self._h, _velocity, len(velocity), None if options is None else ctypes.byref(value(FlingOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_animation)))
        return wrap(self._runtime, _out_animation.value, Animation)

    def follow_path(self, path: Path, paces_by_segment: bool) -> None:
        """Lets a value of two numbers follow a path in the innermost open block, as
        motus_view_follow_path() does the center of a view."""
        ok(_motus_value_follow_path(self._h, path._h, paces_by_segment))

    def set_implicit(self, options: Optional[ImplicitOptions] = None) -> None:
        """Attaches a timing to a value."""
        ok(_motus_value_set_implicit(self._h, None if options is None else ctypes.byref(value(ImplicitOptions, options))))

    def clear_implicit(self) -> None:
        """Removes the timing."""
        ok(_motus_value_clear_implicit(self._h))

    def set_observer(self, fn: Optional[Callable[[Value, float, float, float], Any]] =
            None) -> None:
        """Sets the function that hears of a value's changes."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_value_set_observer(self._h, _motus_value_observer_fn_0 if fn is not None else None, _data, on_destroy))

    def previous(self) -> List[float]:
        """Reads what an observed value had shown before its observer was called last, or when
        it was set."""
        _out_values = (ctypes.c_double * 16)()
        ok(_motus_value_previous(self._h, _out_values, 16))
        return list(_out_values[:self.component_count])

    def set_settle(self, fn: Optional[Callable[[Value, bool], Any]] = None) -> None:
        """Sets the function that is called when the glides of a value have ended, see
        motus_view_set_settle()."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_value_set_settle(self._h, _motus_value_settle_fn_0 if fn is not None else None, _data, on_destroy))


class Timer(TagBase, Handle):
    """A call that will be made, once or again and again."""
    __slots__ = ()
    _counted = False

    def cancel(self) -> None:
        """Ends a timer."""
        ok(_motus_timer_cancel(self._h))


class DisplayLink(TagBase, Handle):
    """A callback that is called in every frame, or at a preferred rate."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, fn: Optional[Callable[[DisplayLink, float, float],
            Any]] = None) -> None:
        """Creates a display link, not paused, for every frame."""
        self._entry = None
        _data = None if fn is None else hold(runtime, Held((fn,)))
        _out_link = ctypes.c_void_p()
        ok(_motus_display_link_create(runtime._h, _motus_display_link_fn_0 if fn is not None else None, _data, on_destroy, ctypes.byref(_out_link)))
        self._adopt(runtime, _out_link.value or 0, True)

    @property
    def paused(self) -> bool:
        """Whether it is paused."""
        return got(_motus_display_link_is_paused(self._h))

    @paused.setter
    def paused(self, paused: bool) -> None:
        ok(_motus_display_link_set_paused(self._h, paused))

    @property
    def frame_rates(self) -> FrameRateRange:
        """How often it wants to be called."""
        return got(_motus_display_link_frame_rates(self._h))

    @frame_rates.setter
    def frame_rates(self, rates: Union[FrameRateRange, Sequence[float]]) -> None:
        ok(_motus_display_link_set_frame_rates(self._h, value(FrameRateRange, rates)))

    @property
    def timestamp(self) -> float:
        """The time of the frame of its last call."""
        return got(_motus_display_link_timestamp(self._h))

    @property
    def target_timestamp(self) -> float:
        """When the call after the last one is expected."""
        return got(_motus_display_link_target_timestamp(self._h))

    def invalidate(self) -> None:
        """Stops the calls for good and frees the callback's user_data."""
        ok(_motus_display_link_invalidate(self._h))


class Gesture(TagBase, Handle):
    """A recognizer of gestures."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: Optional[GestureOptions] = None) -> None:
        """Creates a recognizer, attached to no view."""
        self._entry = None
        _out_gesture = ctypes.c_void_p()
        ok(_motus_gesture_create(runtime._h, None if options is None else ctypes.byref(value(GestureOptions, options)), ctypes.byref(_out_gesture)))
        self._adopt(runtime, _out_gesture.value or 0, True)

    @property
    def view(self) -> Optional[View]:
        """The view to which a recognizer is attached, lent."""
        return wrap(self._runtime, got(_motus_gesture_view(self._h)), View)

    def set_action(self, fn: Optional[Callable[[Gesture], Any]] = None) -> None:
        """Sets the function that is called, during the tick, when the gesture begins, changes,
        ends or is cancelled."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_gesture_set_action(self._h, _motus_gesture_fn_0 if fn is not None else None, _data, on_destroy))

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, GestureDelegate, _gesture_delegate)
        ok(_motus_gesture_set_delegate(self._h, _table, _data, on_destroy))

    def require_failure_of(self, other: Gesture) -> None:
        """Lets this recognizer wait until another one has failed."""
        ok(_motus_gesture_require_failure_of(self._h, other._h))

    @property
    def state(self) -> RecognitionState:
        """The state."""
        return enum(RecognitionState, got(_motus_gesture_state(self._h)))

    @property
    def enabled(self) -> bool:
        """Whether it follows fingers."""
        return got(_motus_gesture_is_enabled(self._h))

    @enabled.setter
    def enabled(self, enabled: bool) -> None:
        ok(_motus_gesture_set_enabled(self._h, enabled))

    @property
    def cancels_touches(self) -> bool:
        """Whether a finger belongs to it while its gesture is under way."""
        return got(_motus_gesture_cancels_touches(self._h))

    @cancels_touches.setter
    def cancels_touches(self, cancels: bool) -> None:
        ok(_motus_gesture_set_cancels_touches(self._h, cancels))

    @property
    def touch_delays(self) -> int:
        """Which parts of a touch a recognizer delays."""
        return got(_motus_gesture_touch_delays(self._h))

    @touch_delays.setter
    def touch_delays(self, delays: int) -> None:
        ok(_motus_gesture_set_touch_delays(self._h, delays))

    @property
    def name(self) -> Optional[str]:
        """The name of a recognizer, lent until it is set again."""
        return _text(got(_motus_gesture_name(self._h)))

    @name.setter
    def name(self, name: Optional[str] = None) -> None:
        ok(_motus_gesture_set_name(self._h, None if name is None else name.encode()))

    @property
    def touch_count(self) -> int:
        """The number of fingers that it follows, in the callback of its end those that leave
        too."""
        return got(_motus_gesture_touch_count(self._h))

    def touch_location(self, index: int, view: Optional[View] = None) -> Point:
        """Where one of its fingers is, in the coordinates of a view by model values."""
        return got(_motus_gesture_touch_location(self._h, index, view._h if view is not None else None))

    def location(self, view: Optional[View] = None) -> Point:
        """The middle of its fingers, or where it was when the last one left."""
        return got(_motus_gesture_location(self._h, view._h if view is not None else None))

    def translation(self, view: Optional[View] = None) -> Vector:
        """Pans."""
        return got(_motus_gesture_translation(self._h, view._h if view is not None else None))

    def set_translation(self, translation: Union[Vector, Sequence[float]], view: Optional[View]
            = None) -> None:
        """Pans."""
        ok(_motus_gesture_set_translation(self._h, value(Vector, translation), view._h if view is not None else None))

    def velocity(self, view: Optional[View] = None) -> Vector:
        """Pans."""
        return got(_motus_gesture_velocity(self._h, view._h if view is not None else None))

    @property
    def scale(self) -> float:
        """Pinches."""
        return got(_motus_gesture_scale(self._h))

    @scale.setter
    def scale(self, scale: float) -> None:
        ok(_motus_gesture_set_scale(self._h, scale))

    @property
    def scale_velocity(self) -> float:
        """Pinches."""
        return got(_motus_gesture_scale_velocity(self._h))

    @property
    def rotation(self) -> float:
        """Rotations."""
        return got(_motus_gesture_rotation(self._h))

    @rotation.setter
    def rotation(self, rotation: float) -> None:
        ok(_motus_gesture_set_rotation(self._h, rotation))

    @property
    def rotation_velocity(self) -> float:
        """Rotations."""
        return got(_motus_gesture_rotation_velocity(self._h))

    def bind(self, interaction: Optional[PercentDrivenInteraction] = None, options:
            Optional[GestureBindingOptions] = None, begin: Optional[Callable[[Gesture], Any]] =
            None) -> None:
        """Makes a pan drive transitions interactively, so that the host only feeds touches."""
        _data = None if begin is None else hold(self._runtime, Held((begin,)))
        ok(_motus_gesture_bind(self._h, interaction._h if interaction is not None else None, None if options is None else ctypes.byref(value(GestureBindingOptions, options)), _motus_gesture_fn_0 if begin is not None else None, _data, on_destroy))


class Scroller(TagBase, Handle):
    """Moves the content of a view."""
    __slots__ = ()
    _counted = True

    def __init__(self, view: View, options: Optional[ScrollerOptions] = None) -> None:
        """Creates the scroller of a view, which retains it."""
        self._entry = None
        _out_scroller = ctypes.c_void_p()
        ok(_motus_scroller_create(view._h, None if options is None else ctypes.byref(value(ScrollerOptions, options)), ctypes.byref(_out_scroller)))
        self._adopt(view._runtime, _out_scroller.value or 0, True)

    @property
    def view(self) -> Optional[View]:
        """The view of a scroller, NULL when that has ended."""
        return wrap(self._runtime, got(_motus_scroller_view(self._h)), View)

    @property
    def pan_gesture(self) -> Optional[Gesture]:
        """The pan of a scroller."""
        return wrap(self._runtime, got(_motus_scroller_pan_gesture(self._h)), Gesture)

    def set_options(self, options: Optional[ScrollerOptions] = None) -> None:
        """Sets the options."""
        ok(_motus_scroller_set_options(self._h, None if options is None else ctypes.byref(value(ScrollerOptions, options))))

    @property
    def get_options(self) -> ScrollerOptions:
        """Reads the options."""
        _out_options = ScrollerOptions()
        ok(_motus_scroller_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    @property
    def content_size(self) -> Size:
        """The size of the content."""
        return got(_motus_scroller_content_size(self._h))

    @content_size.setter
    def content_size(self, size: Union[Size, Sequence[float]]) -> None:
        ok(_motus_scroller_set_content_size(self._h, value(Size, size)))

    @property
    def content_inset(self) -> Insets:
        """The insets around the content."""
        return got(_motus_scroller_content_inset(self._h))

    @content_inset.setter
    def content_inset(self, inset: Union[Insets, Sequence[float]]) -> None:
        ok(_motus_scroller_set_content_inset(self._h, value(Insets, inset)))

    @property
    def offset(self) -> Point:
        """The offset that is shown, also when an animation block moves it."""
        return got(_motus_scroller_offset(self._h))

    @property
    def minimum_offset(self) -> Point:
        """The smallest offset at which the content rests, on each axis."""
        return got(_motus_scroller_minimum_offset(self._h))

    @property
    def maximum_offset(self) -> Point:
        """The largest offset at which the content rests, on each axis."""
        return got(_motus_scroller_maximum_offset(self._h))

    @property
    def target_offset(self) -> Point:
        """The offset at which the content will come to rest."""
        return got(_motus_scroller_target_offset(self._h))

    @property
    def velocity(self) -> Vector:
        """How fast the offset grows, in points per second."""
        return got(_motus_scroller_velocity(self._h))

    @property
    def get_state(self) -> ScrollerState:
        """The state of a scroller."""
        return enum(ScrollerState, got(_motus_scroller_get_state(self._h)))

    def axis_state(self, axis: Axis) -> ScrollerState:
        """Returns the state of one axis."""
        return enum(ScrollerState, got(_motus_scroller_axis_state(self._h, axis)))

    def scroll_to(self, offset: Union[Point, Sequence[float]], animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Scrolls to an offset, clamped between the minimum and the maximum offset."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_scroller_scroll_to(self._h, value(Point, offset), animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def scroll_to_rect(self, rect: Union[Rect, Sequence[float]], animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Scrolls, as motus_scroller_scroll_to() does, by the smallest distance that brings a
        rectangle of the content into sight inside the insets."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_scroller_scroll_to_rect(self._h, value(Rect, rect), animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def scroll_to_page(self, axis: Axis, page: int, animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Scrolls, as motus_scroller_scroll_to() does, to a page of an axis that has pages."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_scroller_scroll_to_page(self._h, axis, page, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def page(self, axis: Axis) -> int:
        """The page that an axis shows, or to which it goes."""
        return got(_motus_scroller_page(self._h, axis))

    def fling(self, velocity: Union[Vector, Sequence[float]]) -> None:
        """Throws the content, as a release with this velocity would."""
        ok(_motus_scroller_fling(self._h, value(Vector, velocity)))

    def stop(self) -> None:
        """Stops content that moves where it is."""
        ok(_motus_scroller_stop(self._h))

    def adjust(self, axis: Axis, at: float, delta: float) -> None:
        """Tells the scroller that rows, for instance, were inserted or removed at a place."""
        ok(_motus_scroller_adjust(self._h, axis, at, delta))

    @property
    def is_refreshing(self) -> bool:
        """Whether a release has begun to refresh, and motus_scroller_end_refreshing() has not
        been called."""
        return got(_motus_scroller_is_refreshing(self._h))

    def end_refreshing(self) -> None:
        """Ends refreshing."""
        ok(_motus_scroller_end_refreshing(self._h))

    @property
    def is_tracking(self) -> bool:
        """Whether a finger is down in a scroller."""
        return got(_motus_scroller_is_tracking(self._h))

    @property
    def is_dragging(self) -> bool:
        """Whether a scroller is dragged."""
        return got(_motus_scroller_is_dragging(self._h))

    @property
    def is_decelerating(self) -> bool:
        """Whether a scroller goes on by itself after a release."""
        return got(_motus_scroller_is_decelerating(self._h))

    @property
    def is_zooming(self) -> bool:
        """Whether fingers or a motion change the scale of a scroller."""
        return got(_motus_scroller_is_zooming(self._h))

    @property
    def visible_rect(self) -> Rect:
        """The rectangle of the content that the bounds show."""
        return got(_motus_scroller_visible_rect(self._h))

    def indicator(self, axis: Axis) -> Indicator:
        """The indicator of an axis."""
        return got(_motus_scroller_indicator(self._h, axis))

    def flash_indicators(self) -> None:
        """Shows the indicators for a moment."""
        ok(_motus_scroller_flash_indicators(self._h))

    def scroll_to_top(self) -> None:
        """Scrolls to the top, animated, if the delegate agrees."""
        ok(_motus_scroller_scroll_to_top(self._h))

    @property
    def zoom_view(self) -> Optional[View]:
        """The view that is zoomed, lent."""
        return wrap(self._runtime, got(_motus_scroller_zoom_view(self._h)), View)

    @zoom_view.setter
    def zoom_view(self, view: Optional[View] = None) -> None:
        ok(_motus_scroller_set_zoom_view(self._h, view._h if view is not None else None))

    @property
    def pinch_gesture(self) -> Optional[Gesture]:
        """The pinch of a scroller, lent."""
        return wrap(self._runtime, got(_motus_scroller_pinch_gesture(self._h)), Gesture)

    @property
    def zoom(self) -> float:
        """The scale that is shown."""
        return got(_motus_scroller_zoom(self._h))

    def set_zoom(self, scale: float, anchor: Union[Point, Sequence[float]], animated:
            bool) -> None:
        """Sets the scale, clamped to the limits."""
        ok(_motus_scroller_set_zoom(self._h, scale, value(Point, anchor), animated))

    def zoom_to_rect(self, rect: Union[Rect, Sequence[float]], animated: bool) -> None:
        """Zooms so that a rectangle of the zoomed view fills the bounds as far as the limits
        allow, and stands in their middle as far as the edges allow."""
        ok(_motus_scroller_zoom_to_rect(self._h, value(Rect, rect), animated))

    def set_snap_areas(self, axis: Axis, areas: Sequence[Union[SnapArea,
            Sequence[Any]]]) -> None:
        """Sets the areas at which an axis may rest."""
        _areas = (SnapArea * len(areas))(*[value(SnapArea, one) for one in areas])
        ok(_motus_scroller_set_snap_areas(self._h, axis, _areas, len(areas)))

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, ScrollerDelegate, _scroller_delegate)
        ok(_motus_scroller_set_delegate(self._h, _table, _data, on_destroy))

    def link_property(self, options: Optional[ScrollLinkOptions], view: View, property: int,
            from_: Sequence[float], to: Sequence[float], timing: Optional[Timing] =
            None) -> Optional[ScrollLink]:
        """Links a property of a view."""
        _from_ = (ctypes.c_double * len(from_))(*[one for one in from_])
        _to = (ctypes.c_double * len(to))(*[one for one in to])
        _out_link = ctypes.c_void_p()
        ok(_motus_scroller_link_property(self._h, None if options is None else ctypes.byref(value(ScrollLinkOptions, options)), view._h, property, _from_, _to, len(from_) if len(from_) == len(to) else 0, None if timing is None else ctypes.byref(value(Timing, timing)), ctypes.byref(_out_link)))
        return wrap(self._runtime, _out_link.value, ScrollLink)

    def link_animator(self, options: Optional[ScrollLinkOptions], animator:
            PropertyAnimator) -> Optional[ScrollLink]:
        """Links an animator."""
        _out_link = ctypes.c_void_p()
        ok(_motus_scroller_link_animator(self._h, None if options is None else ctypes.byref(value(ScrollLinkOptions, options)), animator._h, ctypes.byref(_out_link)))
        return wrap(self._runtime, _out_link.value, ScrollLink)

    def link_interaction(self, options: Optional[ScrollLinkOptions], interaction:
            PercentDrivenInteraction) -> Optional[ScrollLink]:
        """Links a percent-driven interaction."""
        _out_link = ctypes.c_void_p()
        ok(_motus_scroller_link_interaction(self._h, None if options is None else ctypes.byref(value(ScrollLinkOptions, options)), interaction._h, ctypes.byref(_out_link)))
        return wrap(self._runtime, _out_link.value, ScrollLink)

    def set_inset_adjustment(self, adjustment: InsetAdjustment) -> None:
        """Sets which axes of a scroller keep clear of the safe area."""
        ok(_motus_scroller_set_inset_adjustment(self._h, adjustment))

    @property
    def adjusted_inset(self) -> Insets:
        """The insets that a scroller uses."""
        return got(_motus_scroller_adjusted_inset(self._h))


class ScrollLink(TagBase, Handle):
    """A link."""
    __slots__ = ()
    _counted = False

    def remove(self) -> None:
        """Ends a link."""
        ok(_motus_scroll_link_remove(self._h))

    @property
    def is_active(self) -> bool:
        """Whether a link moves its target."""
        return got(_motus_scroll_link_is_active(self._h))

    @property
    def progress(self) -> float:
        """How far through the range the offset was when the link was last active, 0 to 1."""
        return got(_motus_scroll_link_progress(self._h))

    @property
    def velocity(self) -> float:
        """How fast the progress grows, per second."""
        return got(_motus_scroll_link_velocity(self._h))


class ViewController(TagBase, Handle):
    """A view controller."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates a view controller."""
        _table, _data = _made_self(runtime, self, ViewController, _view_controller_callbacks)
        _out_controller = ctypes.c_void_p()
        ok(_motus_view_controller_create(runtime._h, _table, _data, on_destroy, ctypes.byref(_out_controller)))
        self._adopt(runtime, _out_controller.value or 0, True)

    @property
    def view(self) -> Optional[View]:
        """The view."""
        return wrap(self._runtime, got(_motus_view_controller_view(self._h)), View)

    @view.setter
    def view(self, view: View) -> None:
        ok(_motus_view_controller_set_view(self._h, view._h))

    @property
    def view_if_loaded(self) -> Optional[View]:
        """The view, lent."""
        return wrap(self._runtime, got(_motus_view_controller_view_if_loaded(self._h)), View)

    def unload_view(self) -> None:
        """Releases the view of a controller that is not shown."""
        ok(_motus_view_controller_unload_view(self._h))

    @property
    def title(self) -> Optional[str]:
        """The title, lent until it is set again."""
        return _text(got(_motus_view_controller_title(self._h)))

    @title.setter
    def title(self, title: Optional[str] = None) -> None:
        ok(_motus_view_controller_set_title(self._h, None if title is None else title.encode()))

    @property
    def appearance_state(self) -> AppearanceState:
        """The state of appearance."""
        return enum(AppearanceState, got(_motus_view_controller_appearance_state(self._h)))

    @property
    def is_moving_to_parent(self) -> bool:
        """Whether it appears because it is being added to its parent, for instance pushed."""
        return got(_motus_view_controller_is_moving_to_parent(self._h))

    @property
    def is_moving_from_parent(self) -> bool:
        """Whether it disappears because it is being removed from its parent, for instance
        popped."""
        return got(_motus_view_controller_is_moving_from_parent(self._h))

    @property
    def parent(self) -> Optional[ViewController]:
        """The parent, lent."""
        return wrap(self._runtime, got(_motus_view_controller_parent(self._h)), ViewController)

    @property
    def children(self) -> Tuple[ViewController, ...]:
        """All of them, in order."""
        count = got(_motus_view_controller_child_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_view_controller_child_at(self._h, at)), ViewController) for at in range(count))

    def add_child(self, child: ViewController) -> None:
        """Adds a child, removing it from its previous parent."""
        ok(_motus_view_controller_add_child(self._h, child._h))

    def remove_from_parent(self) -> None:
        """Removes a controller from its parent, which releases it, and calls
        did_move_to_parent with NULL."""
        ok(_motus_view_controller_remove_from_parent(self._h))

    def will_move_to_parent(self, parent: Optional[ViewController] = None) -> None:
        """Calls will_move_to_parent of a controller."""
        ok(_motus_view_controller_will_move_to_parent(self._h, parent._h if parent is not None else None))

    def did_move_to_parent(self, parent: Optional[ViewController] = None) -> None:
        """Calls did_move_to_parent of a controller."""
        ok(_motus_view_controller_did_move_to_parent(self._h, parent._h if parent is not None else None))

    @property
    def forwards_appearance(self) -> bool:
        """Whether the children get appearance calls together with the controller."""
        return got(_motus_view_controller_forwards_appearance(self._h))

    @forwards_appearance.setter
    def forwards_appearance(self, forwards: bool) -> None:
        ok(_motus_view_controller_set_forwards_appearance(self._h, forwards))

    def begin_appearance_transition(self, appearing: bool, animated: bool) -> None:
        """Calls view_will_appear or view_will_disappear of a child, for containers that do not
        forward appearance."""
        ok(_motus_view_controller_begin_appearance_transition(self._h, appearing, animated))

    def end_appearance_transition(self) -> None:
        """Ends what motus_view_controller_begin_appearance_transition() has begun."""
        ok(_motus_view_controller_end_appearance_transition(self._h))

    @property
    def interruption_policy(self) -> InterruptionPolicy:
        """The interruption policy of a container."""
        return enum(InterruptionPolicy, got(_motus_view_controller_interruption_policy(self._h)))

    @interruption_policy.setter
    def interruption_policy(self, interruption: InterruptionPolicy) -> None:
        ok(_motus_view_controller_set_interruption_policy(self._h, interruption))

    def transition(self, from_: ViewController, to: ViewController, options:
            Optional[AnimationOptions] = None, block: Optional[Callable[[], Any]] = None,
            completion: Optional[Callable[[bool], Any]] = None) -> None:
        """Moves from one child of a custom container to another."""
        _data = None if block is None and completion is None else hold(self._runtime, Held((block, completion,)))
        ok(_motus_view_controller_transition(self._h, from_._h, to._h, None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_block_fn_0 if block is not None else None, _data, _motus_completion_fn_1 if completion is not None else None, _data, on_destroy))

    def transition_by(self, from_: Optional[ViewController] = None, to:
            Optional[ViewController] = None, options: Optional[ContainerTransitionOptions] =
            None, completion: Optional[Callable[[bool], Any]] = None) -> None:
        """Moves from one child of a custom container to another, animated by an animation
        controller, interactive if there is an interaction controller, with a context and a
        coordinator as in navigation."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_view_controller_transition_by(self._h, from_._h if from_ is not None else None, to._h if to is not None else None, None if options is None else ctypes.byref(value(ContainerTransitionOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def horizontal_size_class(self) -> SizeClass:
        """How much width a controller has."""
        return enum(SizeClass, got(_motus_view_controller_horizontal_size_class(self._h)))

    @property
    def vertical_size_class(self) -> SizeClass:
        """How much height a controller has."""
        return enum(SizeClass, got(_motus_view_controller_vertical_size_class(self._h)))

    def override_child_traits(self, child: ViewController, horizontal: SizeClass, vertical:
            SizeClass) -> None:
        """Sets the size classes of a child and of its descendants, until it leaves its parent."""
        ok(_motus_view_controller_override_child_traits(self._h, child._h, horizontal, vertical))

    def system_layout_fitting_size_did_change(self) -> None:
        """Reports that the host's layout of a controller's contents has another size."""
        ok(_motus_view_controller_system_layout_fitting_size_did_change(self._h))

    def show(self, shown: ViewController, sender: Optional[int] = None) -> None:
        """Shows a controller in the way that fits where it is called."""
        ok(_motus_view_controller_show(self._h, shown._h, sender))

    def show_detail(self, shown: ViewController, sender: Optional[int] = None) -> None:
        """As motus_view_controller_show(), but calls show_detail."""
        ok(_motus_view_controller_show_detail(self._h, shown._h, sender))

    def show_target(self, is_detail: bool) -> Optional[ViewController]:
        """The controller whose show or show_detail would be called, lent."""
        return wrap(self._runtime, got(_motus_view_controller_show_target(self._h, is_detail)), ViewController)

    @property
    def safe_area(self) -> Insets:
        """The safe area of a controller."""
        return got(_motus_view_controller_safe_area(self._h))

    @property
    def additional_safe_area(self) -> Insets:
        """Returns the insets that a controller adds to its safe area, for bars of its own."""
        return got(_motus_view_controller_additional_safe_area(self._h))

    @additional_safe_area.setter
    def additional_safe_area(self, insets: Union[Insets, Sequence[float]]) -> None:
        ok(_motus_view_controller_set_additional_safe_area(self._h, value(Insets, insets)))

    @property
    def navigation_controller(self) -> Optional[NavigationController]:
        """The nearest navigation controller among the ancestors of a controller, lent."""
        return wrap(self._runtime, got(_motus_view_controller_navigation_controller(self._h)), NavigationController)

    @property
    def tab_bar_controller(self) -> Optional[TabBarController]:
        """The nearest tab bar controller around a controller, lent."""
        return wrap(self._runtime, got(_motus_view_controller_tab_bar_controller(self._h)), TabBarController)

    def set_bar(self, edge: Edge, view: Optional[View], height: float) -> None:
        """Puts a bar at an edge of a container, or removes it."""
        ok(_motus_view_controller_set_bar(self._h, edge, view._h if view is not None else None, height))

    def bar(self, edge: Edge) -> Optional[View]:
        """The bar at an edge of a container, lent."""
        return wrap(self._runtime, got(_motus_view_controller_bar(self._h, edge)), View)

    def bar_height(self, edge: Edge) -> float:
        """The height of the bar at an edge, as it has been set."""
        return got(_motus_view_controller_bar_height(self._h, edge))

    def set_bar_hidden(self, edge: Edge, hidden: bool, options: Optional[AnimationOptions] =
            None, completion: Optional[Callable[[bool], Any]] = None) -> None:
        """Hides the bar at an edge, or shows it, whatever the screens say."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_view_controller_set_bar_hidden(self._h, edge, hidden, None if options is None else ctypes.byref(value(AnimationOptions, options)), _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def is_bar_hidden(self, edge: Edge) -> bool:
        """Whether the bar at an edge has been hidden by
        motus_view_controller_set_bar_hidden()."""
        return got(_motus_view_controller_is_bar_hidden(self._h, edge))

    @property
    def hidden_bars(self) -> int:
        """The edges at which a controller hides the bars around it, as bits."""
        return got(_motus_view_controller_hidden_bars(self._h))

    @hidden_bars.setter
    def hidden_bars(self, edges: int) -> None:
        ok(_motus_view_controller_set_hidden_bars(self._h, edges))

    @property
    def page_view_controller(self) -> Optional[PageViewController]:
        """The nearest page view controller around a controller, lent."""
        return wrap(self._runtime, got(_motus_view_controller_page_view_controller(self._h)), PageViewController)

    @property
    def split_view_controller(self) -> Optional[SplitViewController]:
        """The nearest split view controller around a controller, lent."""
        return wrap(self._runtime, got(_motus_view_controller_split_view_controller(self._h)), SplitViewController)

    def add_segue(self, identifier: str, kind: SegueKind, callbacks: Any) -> None:
        """Adds a segue to a controller."""
        _table, _data = _made(self._runtime, callbacks, SegueCallbacks, _segue_callbacks)
        ok(_motus_view_controller_add_segue(self._h, identifier.encode(), kind, _table, _data, on_destroy))

    def perform_segue(self, identifier: str, sender: Optional[int] = None) -> None:
        """Performs a segue without asking should_perform_segue."""
        ok(_motus_view_controller_perform_segue(self._h, identifier.encode(), sender))

    def perform_segue_by_user(self, identifier: str, sender: Optional[int] = None) -> bool:
        """Performs a segue on behalf of the user."""
        _out_performed = ctypes.c_bool()
        ok(_motus_view_controller_perform_segue_by_user(self._h, identifier.encode(), sender, ctypes.byref(_out_performed)))
        return _out_performed.value

    def add_unwind_action(self, action: str, fn: Callable[[Segue], Any]) -> None:
        """Adds an unwind action."""
        _data = hold(self._runtime, Held((fn,)))
        ok(_motus_view_controller_add_unwind_action(self._h, action.encode(), _motus_segue_fn_0, _data, on_destroy))

    def unwind(self, action: str, sender: Optional[int] = None) -> Optional[ViewController]:
        """Unwinds."""
        _out_destination = ctypes.c_void_p()
        ok(_motus_view_controller_unwind(self._h, action.encode(), sender, ctypes.byref(_out_destination)))
        return wrap(self._runtime, _out_destination.value, ViewController)

    @property
    def transition_coordinator(self) -> Optional[TransitionCoordinator]:
        """The coordinator of the transition in which a controller takes part, or its parent
        does, lent."""
        return wrap(self._runtime, got(_motus_view_controller_transition_coordinator(self._h)), TransitionCoordinator)

    def set_zoom(self, options: Optional[ZoomOptions] = None, delegate: Any = None) -> None:
        """Lets a controller's screen zoom when it is pushed on a navigation controller or
        presented in a style other than sheets and popovers, and when it goes."""
        _table, _data = _made(self._runtime, delegate, ZoomDelegate, _zoom_delegate)
        ok(_motus_view_controller_set_zoom(self._h, None if options is None else ctypes.byref(value(ZoomOptions, options)), _table, _data, on_destroy))

    def clear_zoom(self) -> None:
        """Removes the zoom."""
        ok(_motus_view_controller_clear_zoom(self._h))

    def present(self, presented: ViewController, animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Presents a controller in front of another one."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_view_controller_present(self._h, presented._h, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def dismiss(self, animated: bool, completion: Optional[Callable[[bool], Any]] =
            None) -> None:
        """Dismisses the controller that controller, or the nearest parent of it, presents, and
        everything that is presented in front of that."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_view_controller_dismiss(self._h, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def presented_view_controller(self) -> Optional[ViewController]:
        """The controller that this one presents, or that its nearest parent presents."""
        return wrap(self._runtime, got(_motus_view_controller_presented_view_controller(self._h)), ViewController)

    @property
    def presenting_view_controller(self) -> Optional[ViewController]:
        """The controller that presents this one, or the outermost parent of this one."""
        return wrap(self._runtime, got(_motus_view_controller_presenting_view_controller(self._h)), ViewController)

    @property
    def is_being_presented(self) -> bool:
        """Whether it appears because it is being presented."""
        return got(_motus_view_controller_is_being_presented(self._h))

    @property
    def is_being_dismissed(self) -> bool:
        """Whether it disappears because it is dismissed."""
        return got(_motus_view_controller_is_being_dismissed(self._h))

    @property
    def presentation_style(self) -> PresentationStyle:
        """How it is presented."""
        return enum(PresentationStyle, got(_motus_view_controller_presentation_style(self._h)))

    @presentation_style.setter
    def presentation_style(self, style: PresentationStyle) -> None:
        ok(_motus_view_controller_set_presentation_style(self._h, style))

    @property
    def modal_transition_style(self) -> ModalTransitionStyle:
        """How it comes and goes without an animator."""
        return enum(ModalTransitionStyle, got(_motus_view_controller_modal_transition_style(self._h)))

    @modal_transition_style.setter
    def modal_transition_style(self, style: ModalTransitionStyle) -> None:
        ok(_motus_view_controller_set_modal_transition_style(self._h, style))

    @property
    def modal_flags(self) -> int:
        """How it behaves in presentations."""
        return got(_motus_view_controller_modal_flags(self._h))

    @modal_flags.setter
    def modal_flags(self, flags: int) -> None:
        ok(_motus_view_controller_set_modal_flags(self._h, flags))

    def set_transitioning_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate that is asked when this controller is presented or dismissed."""
        _table, _data = _made(self._runtime, delegate, TransitioningDelegate, _transitioning_delegate)
        ok(_motus_view_controller_set_transitioning_delegate(self._h, _table, _data, on_destroy))

    @property
    def presentation_controller(self) -> Optional[PresentationController]:
        """The presentation controller of this controller or of the nearest one above it that
        is presented, lent."""
        return wrap(self._runtime, got(_motus_view_controller_presentation_controller(self._h)), PresentationController)

    @property
    def active_presentation_controller(self) -> Optional[PresentationController]:
        """As motus_view_controller_presentation_controller(), but none is made."""
        return wrap(self._runtime, got(_motus_view_controller_active_presentation_controller(self._h)), PresentationController)

    @property
    def preferred_content_size(self) -> Size:
        """The size that a controller's contents ask for."""
        return got(_motus_view_controller_preferred_content_size(self._h))

    @preferred_content_size.setter
    def preferred_content_size(self, size: Union[Size, Sequence[float]]) -> None:
        ok(_motus_view_controller_set_preferred_content_size(self._h, value(Size, size)))

    @property
    def get_look(self) -> LookOptions:
        """Reads the look."""
        _out_options = LookOptions()
        ok(_motus_view_controller_get_look(self._h, ctypes.byref(_out_options)))
        return _out_options

    def set_look(self, options: Optional[LookOptions] = None) -> None:
        """Sets how the library's own views look around a controller."""
        ok(_motus_view_controller_set_look(self._h, None if options is None else ctypes.byref(value(LookOptions, options))))

    def load_view(self) -> None:
        """Creates the view and sets it with motus_view_controller_set_view()."""
        raise NotImplementedError

    def view_did_load(self) -> None:
        """Called once when the view has been created."""
        raise NotImplementedError

    def view_will_appear(self, animated: bool) -> None:
        """The transition that will show the view begins."""
        raise NotImplementedError

    def view_is_appearing(self, animated: bool) -> None:
        """The view is in the window and has its final size and position."""
        raise NotImplementedError

    def view_did_appear(self, animated: bool) -> None:
        """The transition is over."""
        raise NotImplementedError

    def view_will_disappear(self, animated: bool) -> None:
        """The transition that will hide the view begins."""
        raise NotImplementedError

    def view_did_disappear(self, animated: bool) -> None:
        """The transition is over."""
        raise NotImplementedError

    def view_will_layout_subviews(self) -> None:
        """Called before and after the view has got another size."""
        raise NotImplementedError

    def view_did_layout_subviews(self) -> None:
        """Called by the library."""
        raise NotImplementedError

    def on_will_move_to_parent(self, parent: Optional[ViewController]) -> None:
        """The controller is about to be added to a parent, or removed from it."""
        raise NotImplementedError

    def on_did_move_to_parent(self, parent: Optional[ViewController]) -> None:
        """The move is over."""
        raise NotImplementedError

    def did_receive_memory_warning(self) -> None:
        """Memory is short."""
        raise NotImplementedError

    def view_will_transition_to_size(self, width: float, height: float, coordinator: Optional[TransitionCoordinator]) -> None:
        """The view is about to change its size."""
        raise NotImplementedError

    def size_for_child(self, child: ViewController, width: float, height: float) -> Any:
        """Asked which size a child's view will have when this view has a new size."""
        raise NotImplementedError

    def should_perform_segue(self, identifier: str, sender: Optional[int]) -> bool:
        """Whether a segue that the user asks for may be performed."""
        raise NotImplementedError

    def prepare_for_segue(self, segue: Segue) -> None:
        """Called before a segue shows its destination, which exists."""
        raise NotImplementedError

    def can_perform_unwind(self, action: str, source: ViewController, sender: Optional[int]) -> bool:
        """Whether an unwind segue may end at this controller."""
        raise NotImplementedError

    def allows_unwind_to_child(self, child: ViewController, source: ViewController) -> bool:
        """Whether an unwind segue may end at a child or at one of its descendants."""
        raise NotImplementedError

    def unwind_to_child(self, segue: Segue, child: ViewController) -> bool:
        """Shows a child because an unwind segue leads to it."""
        raise NotImplementedError

    def on_show(self, shown: ViewController, sender: Optional[int]) -> None:
        """Shows another controller in a way that suits this container."""
        raise NotImplementedError

    def on_show_detail(self, shown: ViewController, sender: Optional[int]) -> None:
        """Shows another controller as the detail of what this one shows, such as the text of a
        selected message."""
        raise NotImplementedError

    def will_transition_to_traits(self, horizontal: SizeClass, vertical: SizeClass, coordinator: Optional[TransitionCoordinator]) -> None:
        """The size classes are about to change."""
        raise NotImplementedError

    def preferred_content_size_did_change_for_child(self, child: ViewController) -> None:
        """A child asks for another size."""
        raise NotImplementedError

    def system_layout_fitting_size_did_change_for_child(self, child: ViewController) -> None:
        """Called by the library."""
        raise NotImplementedError

    def view_safe_area_did_change(self) -> None:
        """The safe area of the view is another one."""
        raise NotImplementedError


class TransitionCoordinator(TagBase, Handle):
    """Lets others animate along with a transition."""
    __slots__ = ()
    _counted = False

    def animate_alongside(self, view: Optional[View] = None, animation:
            Optional[Callable[[Optional[TransitionCoordinator]], Any]] = None, completion:
            Optional[Callable[[Optional[TransitionCoordinator]], Any]] = None) -> None:
        """Animates the changes of animation along with the transition."""
        _data = None if animation is None and completion is None else hold(self._runtime, Held((animation, completion,)))
        ok(_motus_transition_coordinator_animate_alongside(self._h, view._h if view is not None else None, _motus_coordinator_fn_0 if animation is not None else None, _motus_coordinator_fn_1 if completion is not None else None, _data, on_destroy))

    def notify(self, moment: TransitionMoment, fn: Callable[[Optional[TransitionCoordinator]],
            Any]) -> None:
        """Calls fn at a moment of the transition."""
        _data = hold(self._runtime, Held((fn,)))
        ok(_motus_transition_coordinator_notify(self._h, moment, _motus_coordinator_fn_0, _data, on_destroy))

    @property
    def info(self) -> TransitionInfo:
        """Reads what a coordinator knows."""
        _out_info = TransitionInfo()
        ok(_motus_transition_coordinator_info(self._h, ctypes.byref(_out_info)))
        return _out_info

    def completion_progress(self, time_fraction: float) -> float:
        """Evaluates the completion curve, along which a transition runs on after its
        interaction has ended, at a fraction of its time."""
        return got(_motus_transition_coordinator_completion_progress(self._h, time_fraction))

    @property
    def container_view(self) -> Optional[View]:
        """The view in which the transition happens, lent."""
        return wrap(self._runtime, got(_motus_transition_coordinator_container_view(self._h)), View)

    def view_controller(self, side: TransitionSide) -> Optional[ViewController]:
        """One side's controller, lent."""
        return wrap(self._runtime, got(_motus_transition_coordinator_view_controller(self._h, side)), ViewController)

    def view(self, side: TransitionSide) -> Optional[View]:
        """One side's view, lent."""
        return wrap(self._runtime, got(_motus_transition_coordinator_view(self._h, side)), View)


class Segue(TagBase, Handle):
    """A way from one controller to another."""
    __slots__ = ()
    _counted = False

    @property
    def identifier(self) -> Optional[str]:
        """The identifier of a segue, or the action of an unwind segue."""
        return _text(got(_motus_segue_identifier(self._h)))

    @property
    def source(self) -> Optional[ViewController]:
        """Where it begins, lent."""
        return wrap(self._runtime, got(_motus_segue_source(self._h)), ViewController)

    @property
    def destination(self) -> Optional[ViewController]:
        """Where it leads, lent."""
        return wrap(self._runtime, got(_motus_segue_destination(self._h)), ViewController)

    @property
    def sender(self) -> Any:
        """The sender of the call that performed the segue."""
        return got(_motus_segue_sender(self._h))

    @property
    def is_unwind(self) -> bool:
        """Whether it is an unwind segue."""
        return got(_motus_segue_is_unwind(self._h))


class AnimationController(TagBase, Handle):
    """An animation of a transition."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates an animation controller."""
        _table, _data = _made_self(runtime, self, AnimationController, _animation_controller_callbacks)
        _out_animator = ctypes.c_void_p()
        ok(_motus_animation_controller_create(runtime._h, _table, _data, on_destroy, ctypes.byref(_out_animator)))
        self._adopt(runtime, _out_animator.value or 0, True)

    @classmethod
    def create_matched(cls, runtime: Runtime, options: Optional[MatchedOptions] =
            None) -> AnimationController:
        """Creates an animation controller that moves the screens in a plain way and lets the
        pairs fly, for delegates of all containers."""
        _out_animator = ctypes.c_void_p()
        ok(_motus_animation_controller_create_matched(runtime._h, None if options is None else ctypes.byref(value(MatchedOptions, options)), ctypes.byref(_out_animator)))
        return wrap(runtime, _out_animator.value, AnimationController, True)

    def transition_duration(self, context: TransitionContext) -> float:
        """Returns the duration in seconds of a transition that is not interactive."""
        raise NotImplementedError

    def animate_transition(self, context: TransitionContext) -> None:
        """Adds the new view to the container view and starts the animations."""
        raise NotImplementedError

    def interruptible_animator(self, context: TransitionContext) -> Optional[PropertyAnimator]:
        """Returns the property animator that moves the views, the same one every time."""
        raise NotImplementedError

    def animation_ended(self, completed: bool) -> None:
        """Called by the library."""
        raise NotImplementedError


class NavigationController(ViewController):
    """A container that shows the top one of a stack of view controllers."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, root: Optional[ViewController] = None) -> None:
        """Creates a navigation controller."""
        self._entry = None
        _out_navigation = ctypes.c_void_p()
        ok(_motus_navigation_controller_create(runtime._h, root._h if root is not None else None, ctypes.byref(_out_navigation)))
        self._adopt(runtime, _out_navigation.value or 0, True)

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, NavigationDelegate, _navigation_delegate)
        ok(_motus_navigation_controller_set_delegate(self._h, _table, _data, on_destroy))

    def push(self, controller: ViewController, animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Pushes a controller, which the stack retains."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_navigation_controller_push(self._h, controller._h, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def pop(self, animated: bool, completion: Optional[Callable[[bool], Any]] =
            None) -> Optional[ViewController]:
        """Pops the top controller."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _out_popped = ctypes.c_void_p()
        ok(_motus_navigation_controller_pop(self._h, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_popped)))
        return wrap(self._runtime, _out_popped.value, ViewController)

    def pop_to(self, controller: Optional[ViewController], animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Pops everything above a controller."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _out_popped_count = ctypes.c_size_t()
        ok(_motus_navigation_controller_pop_to(self._h, controller._h if controller is not None else None, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, None, 0, ctypes.byref(_out_popped_count)))

    def set_view_controllers(self, controllers: Sequence[ViewController], animated: bool,
            completion: Optional[Callable[[bool], Any]] = None) -> None:
        """Replaces the stack with one transition."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _controllers = handles(controllers)
        ok(_motus_navigation_controller_set_view_controllers(self._h, _controllers, len(controllers), animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def view_controllers(self) -> Tuple[ViewController, ...]:
        """All of them, in order."""
        count = got(_motus_navigation_controller_view_controller_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_navigation_controller_view_controller_at(self._h, at)), ViewController) for at in range(count))

    @property
    def top_view_controller(self) -> Optional[ViewController]:
        """The top of the stack, lent."""
        return wrap(self._runtime, got(_motus_navigation_controller_top_view_controller(self._h)), ViewController)

    @property
    def visible_view_controller(self) -> Optional[ViewController]:
        """The controller that the user sees, lent."""
        return wrap(self._runtime, got(_motus_navigation_controller_visible_view_controller(self._h)), ViewController)

    @property
    def get_options(self) -> NavigationOptions:
        """Reads the options."""
        _out_options = NavigationOptions()
        ok(_motus_navigation_controller_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def set_options(self, options: Optional[NavigationOptions] = None) -> None:
        """Sets the options of the slides that follow."""
        ok(_motus_navigation_controller_set_options(self._h, None if options is None else ctypes.byref(value(NavigationOptions, options))))

    @property
    def interactive_pop_gesture(self) -> Optional[Gesture]:
        """The recognizer of the edge swipe that pops the top controller interactively, lent."""
        return wrap(self._runtime, got(_motus_navigation_controller_interactive_pop_gesture(self._h)), Gesture)


class TabBarController(ViewController):
    """Controllers side by side of which the selected one is shown."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates a tab bar controller without tabs."""
        self._entry = None
        _out_tabs = ctypes.c_void_p()
        ok(_motus_tab_bar_controller_create(runtime._h, ctypes.byref(_out_tabs)))
        self._adopt(runtime, _out_tabs.value or 0, True)

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, TabBarDelegate, _tab_bar_delegate)
        ok(_motus_tab_bar_controller_set_delegate(self._h, _table, _data, on_destroy))

    def set_view_controllers(self, controllers: Sequence[ViewController], animated: bool,
            completion: Optional[Callable[[bool], Any]] = None) -> None:
        """Replaces the tabs, which are retained."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _controllers = handles(controllers)
        ok(_motus_tab_bar_controller_set_view_controllers(self._h, _controllers, len(controllers), animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def view_controllers(self) -> Tuple[ViewController, ...]:
        """All of them, in order."""
        count = got(_motus_tab_bar_controller_view_controller_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_tab_bar_controller_view_controller_at(self._h, at)), ViewController) for at in range(count))

    @property
    def selected_view_controller(self) -> Optional[ViewController]:
        """The selected controller, lent."""
        return wrap(self._runtime, got(_motus_tab_bar_controller_selected_view_controller(self._h)), ViewController)

    @property
    def selected_index(self) -> int:
        """The index of the selected controller."""
        return got(_motus_tab_bar_controller_selected_index(self._h))

    def select(self, controller: ViewController, completion: Optional[Callable[[bool], Any]] =
            None) -> None:
        """Selects the tab of a controller, without calling should_select and did_select."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_tab_bar_controller_select(self._h, controller._h, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def select_by_user(self, index: int, completion: Optional[Callable[[bool], Any]] =
            None) -> bool:
        """Selects the tab at an index on behalf of the user."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        _out_selected = ctypes.c_bool()
        ok(_motus_tab_bar_controller_select_by_user(self._h, index, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy, ctypes.byref(_out_selected)))
        return _out_selected.value


class PageViewController(ViewController):
    """A container that turns pages."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: Optional[PageViewControllerOptions] =
            None) -> None:
        """Creates a page view controller without pages."""
        self._entry = None
        _out_pages = ctypes.c_void_p()
        ok(_motus_page_view_controller_create(runtime._h, None if options is None else ctypes.byref(value(PageViewControllerOptions, options)), ctypes.byref(_out_pages)))
        self._adopt(runtime, _out_pages.value or 0, True)

    @property
    def scroller(self) -> Optional[Scroller]:
        """The scroller of the container's view, lent."""
        return wrap(self._runtime, got(_motus_page_view_controller_scroller(self._h)), Scroller)

    def set_data_source(self, source: Any = None) -> None:
        """Sets the data source, and asks it when there is a page."""
        _table, _data = _made(self._runtime, source, PageDataSource, _page_data_source)
        ok(_motus_page_view_controller_set_data_source(self._h, _table, _data, on_destroy))

    def set_pages(self, controllers: Sequence[ViewController], circular: bool) -> None:
        """Takes a list of pages in place of a data source."""
        _controllers = handles(controllers)
        ok(_motus_page_view_controller_set_pages(self._h, _controllers, len(controllers), circular))

    def reload(self) -> None:
        """Asks the data source again which pages stand beside the one that is shown."""
        ok(_motus_page_view_controller_reload(self._h))

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, PageDelegate, _page_delegate)
        ok(_motus_page_view_controller_set_delegate(self._h, _table, _data, on_destroy))

    def show_page(self, controller: ViewController, direction: PageDirection, animated: bool,
            completion: Optional[Callable[[bool], Any]] = None) -> None:
        """Turns to a page."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_page_view_controller_show_page(self._h, controller._h, direction, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def current(self) -> Optional[ViewController]:
        """The page that is shown, lent."""
        return wrap(self._runtime, got(_motus_page_view_controller_current(self._h)), ViewController)

    @property
    def pending(self) -> Optional[ViewController]:
        """The page that is on its way, lent."""
        return wrap(self._runtime, got(_motus_page_view_controller_pending(self._h)), ViewController)

    @property
    def position(self) -> float:
        """How far the content is from the place of the page that is shown, in pages."""
        return got(_motus_page_view_controller_position(self._h))


class SplitViewController(ViewController):
    """A container that shows columns."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: Optional[SplitViewControllerOptions] =
            None) -> None:
        """Creates a split view controller without columns."""
        self._entry = None
        _out_split = ctypes.c_void_p()
        ok(_motus_split_view_controller_create(runtime._h, None if options is None else ctypes.byref(value(SplitViewControllerOptions, options)), ctypes.byref(_out_split)))
        self._adopt(runtime, _out_split.value or 0, True)

    @property
    def get_options(self) -> SplitViewControllerOptions:
        """Reads the options."""
        _out_options = SplitViewControllerOptions()
        ok(_motus_split_view_controller_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def set_options(self, options: Optional[SplitViewControllerOptions] = None) -> None:
        """Sets the options."""
        ok(_motus_split_view_controller_set_options(self._h, None if options is None else ctypes.byref(value(SplitViewControllerOptions, options))))

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, SplitDelegate, _split_delegate)
        ok(_motus_split_view_controller_set_delegate(self._h, _table, _data, on_destroy))

    def set_column(self, column: SplitColumn, controller: Optional[ViewController] =
            None) -> None:
        """Replaces the controller of a column, or removes it, without animation."""
        ok(_motus_split_view_controller_set_column(self._h, column, controller._h if controller is not None else None))

    def column(self, column: SplitColumn) -> Optional[ViewController]:
        """A column's controller, lent."""
        return wrap(self._runtime, got(_motus_split_view_controller_column(self._h, column)), ViewController)

    def show_column(self, column: SplitColumn, animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Shows a column."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_split_view_controller_show_column(self._h, column, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def hide_column(self, column: SplitColumn, animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Hides a column."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_split_view_controller_hide_column(self._h, column, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def split_show_detail(self, controller: ViewController, animated: bool, completion:
            Optional[Callable[[bool], Any]] = None) -> None:
        """Replaces the secondary column."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_split_view_controller_show_detail(self._h, controller._h, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    def set_mode(self, mode: SplitMode, animated: bool, completion: Optional[Callable[[bool],
            Any]] = None) -> None:
        """Asks for a mode."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_split_view_controller_set_mode(self._h, mode, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def mode(self) -> SplitMode:
        """The mode that is shown with the columns and the room that there are."""
        return enum(SplitMode, got(_motus_split_view_controller_mode(self._h)))

    @property
    def is_collapsed(self) -> bool:
        """Whether it is collapsed."""
        return got(_motus_split_view_controller_is_collapsed(self._h))

    @property
    def stack(self) -> Optional[NavigationController]:
        """The navigation controller that is the stack when a split view controller is
        collapsed, lent."""
        return wrap(self._runtime, got(_motus_split_view_controller_stack(self._h)), NavigationController)


class TransitionContext(TagBase, Handle):
    """A transition, as its animation controller needs to know it."""
    __slots__ = ()
    _counted = False

    @property
    def container_view(self) -> Optional[View]:
        """The view in which the transition happens, lent."""
        return wrap(self._runtime, got(_motus_transition_context_container_view(self._h)), View)

    @property
    def coordinator(self) -> Optional[TransitionCoordinator]:
        """The coordinator of the transition, lent."""
        return wrap(self._runtime, got(_motus_transition_context_coordinator(self._h)), TransitionCoordinator)

    def view_controller(self, side: TransitionSide) -> Optional[ViewController]:
        """One side's controller, lent."""
        return wrap(self._runtime, got(_motus_transition_context_view_controller(self._h, side)), ViewController)

    def view(self, side: TransitionSide) -> Optional[View]:
        """One side's view, lent."""
        return wrap(self._runtime, got(_motus_transition_context_view(self._h, side)), View)

    def initial_frame(self, side: TransitionSide) -> Rect:
        """The frame of one side's view at the beginning, in the container view."""
        return got(_motus_transition_context_initial_frame(self._h, side))

    def final_frame(self, side: TransitionSide) -> Rect:
        """The frame that one side's view must have at the end, in the container view."""
        return got(_motus_transition_context_final_frame(self._h, side))

    @property
    def target_transform(self) -> Transform:
        """The rotation that the container goes through."""
        return got(_motus_transition_context_target_transform(self._h))

    @property
    def is_animated(self) -> bool:
        """Whether it is animated."""
        return got(_motus_transition_context_is_animated(self._h))

    @property
    def is_interactive(self) -> bool:
        """Whether it is interactive now, or will be when it begins."""
        return got(_motus_transition_context_is_interactive(self._h))

    @property
    def was_cancelled(self) -> bool:
        """Whether the transition is being cancelled or has been."""
        return got(_motus_transition_context_was_cancelled(self._h))

    @property
    def operation(self) -> NavigationOperation:
        """Whether a navigation controller pushes or pops."""
        return enum(NavigationOperation, got(_motus_transition_context_operation(self._h)))

    @property
    def presentation_style(self) -> PresentationStyle:
        """The style of the presentation that the transition begins or ends."""
        return enum(PresentationStyle, got(_motus_transition_context_presentation_style(self._h)))

    def update(self, fraction: float) -> None:
        """Shows a fraction of the transition, clamped to 0 to 1, from the next tick on."""
        ok(_motus_transition_context_update(self._h, fraction))

    def finish(self) -> None:
        """Ends the interaction."""
        ok(_motus_transition_context_finish(self._h))

    def cancel(self) -> None:
        """Ends the interaction."""
        ok(_motus_transition_context_cancel(self._h))

    def pause(self) -> None:
        """Makes a transition that runs by itself interactive again, and pauses it where it is."""
        ok(_motus_transition_context_pause(self._h))

    def complete(self, did_complete: bool) -> None:
        """Ends the transition."""
        ok(_motus_transition_context_complete(self._h, did_complete))

    def match(self, options: Optional[MatchedOptions] = None) -> int:
        """Lets the pairs fly in a transition that the host's own animation controller
        animates, with its duration and along the curve of its first animation."""
        _out_pairs = ctypes.c_size_t()
        ok(_motus_transition_context_match(self._h, None if options is None else ctypes.byref(value(MatchedOptions, options)), ctypes.byref(_out_pairs)))
        return _out_pairs.value


class PresentationController(TagBase, Handle):
    """Decides where a presented controller's view is placed, and adds decorations."""
    __slots__ = ()
    _counted = True

    def __init__(self, presented: ViewController, presenting: Optional[ViewController] =
            None) -> None:
        """Creates a presentation controller for the custom style."""
        _table, _data = _made_self(presented._runtime, self, PresentationController, _presentation_controller_callbacks)
        _out_presentation = ctypes.c_void_p()
        ok(_motus_presentation_controller_create(presented._h, presenting._h if presenting is not None else None, _table, _data, on_destroy, ctypes.byref(_out_presentation)))
        self._adopt(presented._runtime, _out_presentation.value or 0, True)

    @property
    def presented_view_controller(self) -> Optional[ViewController]:
        """The controller that is presented, lent."""
        return wrap(self._runtime, got(_motus_presentation_controller_presented_view_controller(self._h)), ViewController)

    @property
    def presenting_view_controller(self) -> Optional[ViewController]:
        """The controller that presents, lent."""
        return wrap(self._runtime, got(_motus_presentation_controller_presenting_view_controller(self._h)), ViewController)

    @property
    def style(self) -> PresentationStyle:
        """The style of a presentation before it adapts."""
        return enum(PresentationStyle, got(_motus_presentation_controller_style(self._h)))

    @property
    def adaptive_style(self) -> PresentationStyle:
        """The style into which the presentation has adapted."""
        return enum(PresentationStyle, got(_motus_presentation_controller_adaptive_style(self._h)))

    def adaptive_style_for(self, horizontal: SizeClass, vertical:
            SizeClass) -> PresentationStyle:
        """The style into which the presentation would adapt for these size classes, as
        adaptive_style of the delegate, or its own, returns it."""
        return enum(PresentationStyle, got(_motus_presentation_controller_adaptive_style_for(self._h, horizontal, vertical)))

    def override_traits(self, horizontal: SizeClass, vertical: SizeClass) -> None:
        """Sets the size classes of the presented controller and of its descendants, as
        motus_view_controller_override_child_traits() does."""
        ok(_motus_presentation_controller_override_traits(self._h, horizontal, vertical))

    @property
    def container_view(self) -> Optional[View]:
        """The view in which it happens, lent."""
        return wrap(self._runtime, got(_motus_presentation_controller_container_view(self._h)), View)

    @property
    def presented_view(self) -> Optional[View]:
        """The view that comes, lent."""
        return wrap(self._runtime, got(_motus_presentation_controller_presented_view(self._h)), View)

    @property
    def frame_of_presented_view(self) -> Rect:
        """Where the presented view stands, or is going to, in the container view."""
        return got(_motus_presentation_controller_frame_of_presented_view(self._h))

    def set_needs_layout(self) -> None:
        """Lays out the container view with the next tick, as after a change of its size."""
        ok(_motus_presentation_controller_set_needs_layout(self._h))

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, AdaptivePresentationDelegate, _adaptive_presentation_delegate)
        ok(_motus_presentation_controller_set_delegate(self._h, _table, _data, on_destroy))

    def dismiss_by_user(self, animated: bool, completion: Optional[Callable[[bool], Any]] =
            None) -> None:
        """Dismisses on behalf of the user, after a gesture or a key that the host handles."""
        _data = None if completion is None else hold(self._runtime, Held((completion,)))
        ok(_motus_presentation_controller_dismiss_by_user(self._h, animated, _motus_completion_fn_0 if completion is not None else None, _data, on_destroy))

    @property
    def sheet_get_options(self) -> SheetOptions:
        """Reads the options."""
        _out_options = SheetOptions()
        ok(_motus_sheet_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def sheet_set_options(self, options: Optional[SheetOptions] = None, resolve:
            Optional[Callable[[int, float], float]] = None) -> None:
        """Sets the options."""
        _data = None if resolve is None else hold(self._runtime, Held((resolve,)))
        ok(_motus_sheet_set_options(self._h, None if options is None else ctypes.byref(value(SheetOptions, options)), _motus_detent_fn_0 if resolve is not None else None, _data, on_destroy))

    def sheet_select_detent(self, detent: int) -> None:
        """Sets the detent at which a sheet rests."""
        ok(_motus_sheet_select_detent(self._h, detent))

    def sheet_invalidate_detents(self) -> None:
        """Reports that the host's detents have other heights."""
        ok(_motus_sheet_invalidate_detents(self._h))

    def sheet_detent_value(self, detent: int) -> float:
        """The height in points that a detent has in the present container view."""
        return got(_motus_sheet_detent_value(self._h, detent))

    def sheet_animate_changes(self, changes: Callable[[], Any]) -> None:
        """Calls changes, and lets everything that it changes about the sheet move to its new
        place on a spring."""
        _block = hold(self._runtime, Held((changes,)))
        try:
            ok(_motus_sheet_animate_changes(self._h, _motus_block_fn_0, _block))
        finally:
            on_destroy(_block)

    def sheet_set_scroll_offset(self, offset: float) -> None:
        """Reports how far the scrolling content of the sheet is scrolled, in points, when the
        host scrolls it by itself."""
        ok(_motus_sheet_set_scroll_offset(self._h, offset))

    @property
    def sheet_scroll_offset(self) -> float:
        """The scroll offset that was reported last."""
        return got(_motus_sheet_scroll_offset(self._h))

    @property
    def sheet_pan_gesture(self) -> Optional[Gesture]:
        """The pan that drags a sheet, lent, as that of a stack's edge swipe is."""
        return wrap(self._runtime, got(_motus_sheet_pan_gesture(self._h)), Gesture)

    @property
    def popover_get_options(self) -> PopoverOptions:
        """Reads the options."""
        _out_options = PopoverOptions()
        ok(_motus_popover_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def popover_set_options(self, options: Optional[PopoverOptions] = None) -> None:
        """Sets what a popover belongs to."""
        ok(_motus_popover_set_options(self._h, None if options is None else ctypes.byref(value(PopoverOptions, options))))

    def popover_placement(self) -> Tuple[Rect, ArrowDirection, Point]:
        """Reads where a popover is placed in its container view."""
        _out_frame = Rect()
        _out_direction = ctypes.c_int()
        _out_tip = Point()
        ok(_motus_popover_placement(self._h, ctypes.byref(_out_frame), ctypes.byref(_out_direction), ctypes.byref(_out_tip)))
        return (_out_frame, enum(ArrowDirection, _out_direction.value), _out_tip)

    def should_present_in_fullscreen(self) -> bool:
        """Whether the outermost controller presents, over the whole window."""
        raise NotImplementedError

    def should_remove_presenters_view(self) -> bool:
        """Whether the presenting controller's view is removed from the window."""
        raise NotImplementedError

    def on_presented_view(self) -> Optional[View]:
        """Returns the view that is animated in."""
        raise NotImplementedError

    def on_frame_of_presented_view(self) -> Any:
        """Sets out_frame to the frame of the presented view in the container view."""
        raise NotImplementedError

    def container_view_will_layout_subviews(self) -> None:
        """Around the layout of the container view."""
        raise NotImplementedError

    def container_view_did_layout_subviews(self) -> None:
        """Called by the library."""
        raise NotImplementedError

    def presentation_transition_will_begin(self) -> None:
        """Called after the will-calls."""
        raise NotImplementedError

    def presentation_transition_did_end(self, completed: bool) -> None:
        """Called after the did-calls."""
        raise NotImplementedError

    def dismissal_transition_will_begin(self) -> None:
        """Called by the library."""
        raise NotImplementedError

    def dismissal_transition_did_end(self, completed: bool) -> None:
        """Remove the decorations when completed is true."""
        raise NotImplementedError

    def on_adaptive_style(self, is_compact_in_width: bool, is_compact_in_height: bool) -> PresentationStyle:
        """Returns the style for the size classes that there are now."""
        raise NotImplementedError

    def will_transition_to_traits(self, horizontal: SizeClass, vertical: SizeClass, coordinator: Optional[TransitionCoordinator]) -> None:
        """The presented controller will have other size classes, or the presenting one another
        size."""
        raise NotImplementedError

    def view_will_transition_to_size(self, width: float, height: float, coordinator: Optional[TransitionCoordinator]) -> None:
        """Called by the library."""
        raise NotImplementedError

    def size_for_child(self, presented: ViewController, width: float, height: float) -> Any:
        """On entry width and height are the size that the presenting controller's view will
        have, on return the size that the presented view will have."""
        raise NotImplementedError

    def preferred_content_size_did_change_for_child(self, presented: ViewController) -> None:
        """The contents of the presented controller ask for another size."""
        raise NotImplementedError

    def system_layout_fitting_size_did_change_for_child(self, presented: ViewController) -> None:
        """Called by the library."""
        raise NotImplementedError


class DynamicAnimator(DynamicAnimatorBase, TagBase, Handle):
    """Runs behaviors."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, reference_view: Optional[View] = None) -> None:
        """Creates a dynamic animator."""
        self._entry = None
        _out_animator = ctypes.c_void_p()
        ok(_motus_dynamic_animator_create(runtime._h, reference_view._h if reference_view is not None else None, ctypes.byref(_out_animator)))
        self._adopt(runtime, _out_animator.value or 0, True)

    @classmethod
    def create_for_layout(cls, runtime: Runtime, content_size: Union[Size,
            Sequence[float]]) -> DynamicAnimator:
        """Creates a dynamic animator for the layout of a collection (a list or a grid of
        cells) instead of a view."""
        _out_animator = ctypes.c_void_p()
        ok(_motus_dynamic_animator_create_for_layout(runtime._h, value(Size, content_size), ctypes.byref(_out_animator)))
        return wrap(runtime, _out_animator.value, DynamicAnimator, True)

    @property
    def content_size(self) -> Size:
        """The size of the layout's content."""
        return got(_motus_dynamic_animator_content_size(self._h))

    @content_size.setter
    def content_size(self, content_size: Union[Size, Sequence[float]]) -> None:
        ok(_motus_dynamic_animator_set_content_size(self._h, value(Size, content_size)))

    def item_at_path(self, path: Union[LayoutPath, Sequence[float]]) -> Optional[DynamicItem]:
        """The item of this animator that stands for an element, lent."""
        return wrap(self._runtime, got(_motus_dynamic_animator_item_at_path(self._h, ctypes.byref(value(LayoutPath, path)))), DynamicItem)

    def add_behavior(self, behavior: DynamicBehavior) -> None:
        """Adds a behavior with its children, and retains it."""
        ok(_motus_dynamic_animator_add_behavior(self._h, behavior._h))

    def remove_behavior(self, behavior: DynamicBehavior) -> None:
        """Removes a behavior with its children."""
        ok(_motus_dynamic_animator_remove_behavior(self._h, behavior._h))

    def remove_all_behaviors(self) -> None:
        """Removes every behavior."""
        ok(_motus_dynamic_animator_remove_all_behaviors(self._h))

    @property
    def behaviors(self) -> Tuple[DynamicBehavior, ...]:
        """All of them, in order."""
        count = got(_motus_dynamic_animator_behavior_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_dynamic_animator_behavior_at(self._h, at)), DynamicBehavior) for at in range(count))

    @property
    def reference_view(self) -> Optional[View]:
        """The reference view, lent."""
        return wrap(self._runtime, got(_motus_dynamic_animator_reference_view(self._h)), View)

    def items_in_rect(self, rect: Union[Rect, Sequence[float]]) -> List[DynamicItem]:
        """Finds the items whose bounds intersect a rectangle, in the order in which the
        animator got to know them, groups and their members included."""
        _out_items: Any = None
        _room, _size = 0, ctypes.c_size_t()
        ok(_motus_dynamic_animator_items_in_rect(self._h, value(Rect, rect), _out_items, _room, ctypes.byref(_size)))
        _room = _size.value
        _out_items = (ctypes.c_void_p * _room)()
        ok(_motus_dynamic_animator_items_in_rect(self._h, value(Rect, rect), _out_items, _room, ctypes.byref(_size)))
        return [wrap(self._runtime, one, DynamicItem) for one in _out_items]

    def update_item(self, item: DynamicItem, resets_velocity: bool) -> None:
        """Makes the animator take over the center and the rotation that the host has given an
        item."""
        ok(_motus_dynamic_animator_update_item(self._h, item._h, resets_velocity))

    @property
    def is_running(self) -> bool:
        """Whether anything moves, or is about to."""
        return got(_motus_dynamic_animator_is_running(self._h))

    @property
    def elapsed_time(self) -> float:
        """Seconds that it has been running, pauses not counted."""
        return got(_motus_dynamic_animator_elapsed_time(self._h))

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, DynamicAnimatorDelegate, _dynamic_animator_delegate)
        ok(_motus_dynamic_animator_set_delegate(self._h, _table, _data, on_destroy))

    @property
    def watched_rect(self) -> Optional[Rect]:
        """Reads the rectangle that is watched."""
        _out_rect = Rect()
        if not got(_motus_dynamic_animator_watched_rect(self._h, ctypes.byref(_out_rect))):
            return None
        return _out_rect

    @watched_rect.setter
    def watched_rect(self, rect: Optional[Union[Rect, Sequence[float]]] = None) -> None:
        ok(_motus_dynamic_animator_set_watched_rect(self._h, None if rect is None else ctypes.byref(value(Rect, rect))))

    def contact_events(self) -> Rows:
        """Lends the contacts that began and ended in the last frame, in the order of the calls
        of motus_collision_delegate."""
        _out_events, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_dynamic_animator_contact_events(self._h, ctypes.byref(_out_events), ctypes.byref(_count)))
        return Rows(DynamicContactEvent, _out_events.value, _count.value, self._runtime)

    def moved_items(self) -> Rows:
        """Lends the places of all items that moved in the last frame."""
        _out_poses, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_dynamic_animator_moved_items(self._h, ctypes.byref(_out_poses), ctypes.byref(_count)))
        return Rows(DynamicPose, _out_poses.value, _count.value, self._runtime)

    @property
    def step_count(self) -> int:
        """The steps of 1/240 s that it has taken, those of a restored snapshot included."""
        return got(_motus_dynamic_animator_step_count(self._h))

    def item_states(self) -> Rows:
        """Lends the states of all items, in the order in which the animator got to know them."""
        _out_states, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_dynamic_animator_item_states(self._h, ctypes.byref(_out_states), ctypes.byref(_count)))
        return Rows(DynamicItemState, _out_states.value, _count.value, self._runtime)

    def set_item_states(self, states: Sequence[Union[DynamicItemState, Sequence[Any]]] =
            ()) -> None:
        """Puts items where the host says, with the velocity that it says."""
        _states = (DynamicItemState * len(states))(*[value(DynamicItemState, one) for one in states])
        ok(_motus_dynamic_animator_set_item_states(self._h, _states, len(states)))

    def contacts(self) -> Rows:
        """Lends everything that touches now, sleeping or not."""
        _out_contacts, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_dynamic_animator_contacts(self._h, ctypes.byref(_out_contacts), ctypes.byref(_count)))
        return Rows(DynamicContact, _out_contacts.value, _count.value, self._runtime)

    def joints(self) -> Rows:
        """Lends the attachments and snaps that act now."""
        _out_joints, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_dynamic_animator_joints(self._h, ctypes.byref(_out_joints), ctypes.byref(_count)))
        return Rows(DynamicJoint, _out_joints.value, _count.value, self._runtime)

    def set_profile_clock(self, now: Optional[Callable[[], float]] = None) -> None:
        """Measures how long an animator's steps spend in each of their stages, by a clock of
        the host."""
        _data = None if now is None else hold(self._runtime, Held((now,)))
        ok(_motus_dynamic_animator_set_profile_clock(self._h, _motus_dynamic_clock_fn_0 if now is not None else None, _data, on_destroy))

    def stage_times(self) -> Rows:
        """Lends the times of all stages, in the order in which a step runs them."""
        _out_times, _count = ctypes.c_void_p(), ctypes.c_size_t()
        ok(_motus_dynamic_animator_stage_times(self._h, ctypes.byref(_out_times), ctypes.byref(_count)))
        return Rows(DynamicStageTime, _out_times.value, _count.value, self._runtime)

    @property
    def snapshot_size(self) -> int:
        """The bytes that a snapshot takes now."""
        return got(_motus_dynamic_animator_snapshot_size(self._h))

    def restore(self, bytes: bytes) -> None:
        """Puts an animator back to a snapshot."""
        ok(_motus_dynamic_animator_restore(self._h, bytes, len(bytes)))


class DynamicBehavior(TagBase, Handle):
    """A rule that acts on items, such as gravity, or several rules as one."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime) -> None:
        """Creates a behavior that does nothing but hold others."""
        self._entry = None
        _out_behavior = ctypes.c_void_p()
        ok(_motus_dynamic_behavior_create(runtime._h, ctypes.byref(_out_behavior)))
        self._adopt(runtime, _out_behavior.value or 0, True)

    def add_child(self, child: DynamicBehavior) -> None:
        """Adds a child, which goes where its parent goes and is retained by it."""
        ok(_motus_dynamic_behavior_add_child(self._h, child._h))

    def remove_child(self, child: DynamicBehavior) -> None:
        """Removes a child."""
        ok(_motus_dynamic_behavior_remove_child(self._h, child._h))

    @property
    def children(self) -> Tuple[DynamicBehavior, ...]:
        """All of them, in order."""
        count = got(_motus_dynamic_behavior_child_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_dynamic_behavior_child_at(self._h, at)), DynamicBehavior) for at in range(count))

    @property
    def animator(self) -> Optional[DynamicAnimator]:
        """The animator that plays it, lent."""
        return wrap(self._runtime, got(_motus_dynamic_behavior_animator(self._h)), DynamicAnimator)

    def add_item(self, item: DynamicItem) -> None:
        """Adds an item."""
        ok(_motus_dynamic_behavior_add_item(self._h, item._h))

    def remove_item(self, item: DynamicItem) -> None:
        """Removes an item."""
        ok(_motus_dynamic_behavior_remove_item(self._h, item._h))

    @property
    def items(self) -> Tuple[DynamicItem, ...]:
        """All of them, in order."""
        count = got(_motus_dynamic_behavior_item_count(self._h))
        return tuple(wrap(self._runtime, got(_motus_dynamic_behavior_item_at(self._h, at)), DynamicItem) for at in range(count))

    def set_action(self, fn: Optional[Callable[[DynamicBehavior], Any]] = None) -> None:
        """Sets the function that is called in every frame while the behavior's animator runs."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_dynamic_behavior_set_action(self._h, _motus_dynamic_action_fn_0 if fn is not None else None, _data, on_destroy))

    def set_did_move(self, fn: Optional[Callable[[DynamicBehavior, DynamicAnimator], Any]] =
            None) -> None:
        """Sets the function that is called when the behavior has joined an animator or left
        it."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_dynamic_behavior_set_did_move(self._h, _motus_dynamic_move_fn_0 if fn is not None else None, _data, on_destroy))


class GravityBehavior(DynamicBehavior):
    """Accelerates items alike, whatever their mass."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, items: Sequence[DynamicItem] = ()) -> None:
        """Creates a gravity that points down with a magnitude of 1."""
        self._entry = None
        _items = handles(items)
        _out_gravity = ctypes.c_void_p()
        ok(_motus_gravity_behavior_create(runtime._h, _items, len(items), ctypes.byref(_out_gravity)))
        self._adopt(runtime, _out_gravity.value or 0, True)

    @property
    def direction(self) -> Vector:
        """The acceleration as a vector."""
        return got(_motus_gravity_behavior_direction(self._h))

    @direction.setter
    def direction(self, direction: Union[Vector, Sequence[float]]) -> None:
        ok(_motus_gravity_behavior_set_direction(self._h, value(Vector, direction)))


class CollisionBehavior(DynamicBehavior):
    """Lets items meet each other and boundaries."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, items: Sequence[DynamicItem] = ()) -> None:
        """Creates a collision behavior of mode MOTUS_COLLISION_EVERYTHING, without boundaries."""
        self._entry = None
        _items = handles(items)
        _out_collision = ctypes.c_void_p()
        ok(_motus_collision_behavior_create(runtime._h, _items, len(items), ctypes.byref(_out_collision)))
        self._adopt(runtime, _out_collision.value or 0, True)

    def set_delegate(self, delegate: Any = None) -> None:
        """Sets the delegate, whose functions are called."""
        _table, _data = _made(self._runtime, delegate, CollisionDelegate, _collision_delegate)
        ok(_motus_collision_behavior_set_delegate(self._h, _table, _data, on_destroy))

    @property
    def mode(self) -> int:
        """The motus_collision_mode bits."""
        return got(_motus_collision_behavior_mode(self._h))

    @mode.setter
    def mode(self, mode: int) -> None:
        ok(_motus_collision_behavior_set_mode(self._h, mode))

    @property
    def reference_bounds(self) -> Optional[Insets]:
        """Reads the insets of the reference bounds."""
        _out_insets = Insets()
        if not got(_motus_collision_behavior_reference_bounds(self._h, ctypes.byref(_out_insets))):
            return None
        return _out_insets

    @reference_bounds.setter
    def reference_bounds(self, insets: Optional[Union[Insets, Sequence[float]]] =
            None) -> None:
        ok(_motus_collision_behavior_set_reference_bounds(self._h, None if insets is None else ctypes.byref(value(Insets, insets))))

    def add_boundary(self, identifier: int, points: Sequence[Union[Point, Sequence[Any]]],
            closed: bool) -> None:
        """Adds lines from point to point as a boundary, or replaces the boundary of that
        identifier."""
        _points = (Point * len(points))(*[value(Point, one) for one in points])
        ok(_motus_collision_behavior_add_boundary(self._h, identifier, _points, len(points), closed))

    def remove_boundary(self, identifier: int) -> None:
        """Removes a boundary."""
        ok(_motus_collision_behavior_remove_boundary(self._h, identifier))

    def remove_all_boundaries(self) -> None:
        """Removes all boundaries but the reference view's bounds."""
        ok(_motus_collision_behavior_remove_all_boundaries(self._h))

    @property
    def boundaries(self) -> Tuple[int, ...]:
        """All of them, in order."""
        count = got(_motus_collision_behavior_boundary_count(self._h))
        return tuple(got(_motus_collision_behavior_boundary_at(self._h, at)) for at in range(count))

    def boundary_points(self, identifier: int) -> List[Point]:
        """Reads the points of a boundary."""
        _out_points: Any = None
        _room, _size = 0, ctypes.c_size_t()
        ok(_motus_collision_behavior_boundary_points(self._h, identifier, _out_points, _room, ctypes.byref(_size)))
        _room = _size.value
        _out_points = (Point * _room)()
        ok(_motus_collision_behavior_boundary_points(self._h, identifier, _out_points, _room, ctypes.byref(_size)))
        return list(_out_points)


class AttachmentBehavior(DynamicBehavior):
    """A joint between an item and a point, or between two items."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: AttachmentOptions) -> None:
        """Creates an attachment."""
        self._entry = None
        _out_attachment = ctypes.c_void_p()
        ok(_motus_attachment_behavior_create(runtime._h, ctypes.byref(value(AttachmentOptions, options)), ctypes.byref(_out_attachment)))
        self._adopt(runtime, _out_attachment.value or 0, True)

    @property
    def get_options(self) -> AttachmentOptions:
        """Reads the settings of an attachment, the anchor as it was given or set last."""
        _out_options = AttachmentOptions()
        ok(_motus_attachment_behavior_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def set_options(self, options: AttachmentOptions) -> None:
        """Changes the settings of an attachment."""
        ok(_motus_attachment_behavior_set_options(self._h, ctypes.byref(value(AttachmentOptions, options))))

    @property
    def anchor_point(self) -> Point:
        """The anchor, as it was given or set last."""
        return got(_motus_attachment_behavior_anchor_point(self._h))

    @anchor_point.setter
    def anchor_point(self, anchor: Union[Point, Sequence[float]]) -> None:
        ok(_motus_attachment_behavior_set_anchor_point(self._h, value(Point, anchor)))


class SnapBehavior(DynamicBehavior):
    """A spring that pulls an item to a point and turns it upright."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, item: DynamicItem, point: Union[Point,
            Sequence[float]]) -> None:
        """Creates a snap, which brings an item to a point and turns it upright, by the shorter
        way."""
        self._entry = None
        _out_snap = ctypes.c_void_p()
        ok(_motus_snap_behavior_create(runtime._h, item._h, value(Point, point), ctypes.byref(_out_snap)))
        self._adopt(runtime, _out_snap.value or 0, True)

    @property
    def point(self) -> Point:
        """The point to which the item snaps."""
        return got(_motus_snap_behavior_point(self._h))

    @point.setter
    def point(self, point: Union[Point, Sequence[float]]) -> None:
        ok(_motus_snap_behavior_set_point(self._h, value(Point, point)))

    @property
    def damping_ratio(self) -> float:
        """The damping ratio of the spring."""
        return got(_motus_snap_behavior_damping_ratio(self._h))

    @damping_ratio.setter
    def damping_ratio(self, damping_ratio: float) -> None:
        ok(_motus_snap_behavior_set_damping_ratio(self._h, damping_ratio))


class PushBehavior(DynamicBehavior):
    """A force on items, continuous or as one impulse."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, items: Sequence[DynamicItem], mode: PushMode) -> None:
        """Creates an active push without direction."""
        self._entry = None
        _items = handles(items)
        _out_push = ctypes.c_void_p()
        ok(_motus_push_behavior_create(runtime._h, _items, len(items), mode, ctypes.byref(_out_push)))
        self._adopt(runtime, _out_push.value or 0, True)

    @property
    def mode(self) -> PushMode:
        """How long it lasts."""
        return enum(PushMode, got(_motus_push_behavior_mode(self._h)))

    @property
    def active(self) -> bool:
        """Whether it pushes."""
        return got(_motus_push_behavior_is_active(self._h))

    @active.setter
    def active(self, active: bool) -> None:
        ok(_motus_push_behavior_set_active(self._h, active))

    @property
    def direction(self) -> Vector:
        """The force of a push as a vector."""
        return got(_motus_push_behavior_direction(self._h))

    @direction.setter
    def direction(self, direction: Union[Vector, Sequence[float]]) -> None:
        ok(_motus_push_behavior_set_direction(self._h, value(Vector, direction)))

    def target_offset(self, item: DynamicItem) -> Vector:
        """Where the force acts on an item, from its middle."""
        return got(_motus_push_behavior_target_offset(self._h, item._h))

    def set_target_offset(self, item: DynamicItem, offset: Union[Vector,
            Sequence[float]]) -> None:
        """Sets where the force acts on an item."""
        ok(_motus_push_behavior_set_target_offset(self._h, item._h, value(Vector, offset)))


class ItemBehavior(DynamicBehavior):
    """The physical properties of items."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: Optional[ItemBehaviorOptions] = None, items:
            Sequence[DynamicItem] = ()) -> None:
        """Creates an item behavior."""
        self._entry = None
        _items = handles(items)
        _out_behavior = ctypes.c_void_p()
        ok(_motus_item_behavior_create(runtime._h, None if options is None else ctypes.byref(value(ItemBehaviorOptions, options)), _items, len(items), ctypes.byref(_out_behavior)))
        self._adopt(runtime, _out_behavior.value or 0, True)

    @property
    def get_options(self) -> ItemBehaviorOptions:
        """Reads the properties that a behavior sets."""
        _out_options = ItemBehaviorOptions()
        ok(_motus_item_behavior_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def set_options(self, options: ItemBehaviorOptions) -> None:
        """Sets the properties of a behavior."""
        ok(_motus_item_behavior_set_options(self._h, ctypes.byref(value(ItemBehaviorOptions, options))))

    def linear_velocity(self, item: DynamicItem) -> Vector:
        """The velocity of an item, in points per second."""
        return got(_motus_item_behavior_linear_velocity(self._h, item._h))

    def add_linear_velocity(self, item: DynamicItem, velocity: Union[Vector,
            Sequence[float]]) -> None:
        """Adds to the velocity of an item, in points per second."""
        ok(_motus_item_behavior_add_linear_velocity(self._h, item._h, value(Vector, velocity)))

    def angular_velocity(self, item: DynamicItem) -> float:
        """The angular velocity of an item, in radians per second."""
        return got(_motus_item_behavior_angular_velocity(self._h, item._h))

    def add_angular_velocity(self, item: DynamicItem, velocity: float) -> None:
        """Adds to the angular velocity of an item, in radians per second."""
        ok(_motus_item_behavior_add_angular_velocity(self._h, item._h, velocity))


class FieldBehavior(DynamicBehavior):
    """A force that depends on where an item is and how it moves."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, options: Optional[FieldOptions] = None, items:
            Sequence[DynamicItem] = ()) -> None:
        """Creates a field."""
        self._entry = None
        _items = handles(items)
        _out_field = ctypes.c_void_p()
        ok(_motus_field_behavior_create(runtime._h, None if options is None else ctypes.byref(value(FieldOptions, options)), _items, len(items), ctypes.byref(_out_field)))
        self._adopt(runtime, _out_field.value or 0, True)

    @property
    def get_options(self) -> FieldOptions:
        """Reads the settings of a field."""
        _out_options = FieldOptions()
        ok(_motus_field_behavior_get_options(self._h, ctypes.byref(_out_options)))
        return _out_options

    def set_options(self, options: Optional[FieldOptions] = None) -> None:
        """Changes the settings of a field."""
        ok(_motus_field_behavior_set_options(self._h, None if options is None else ctypes.byref(value(FieldOptions, options))))

    def set_evaluator(self, fn: Optional[Callable[[FieldBehavior, FieldProbe], Any]] =
            None) -> None:
        """Sets the function that computes the force of a custom field."""
        _data = None if fn is None else hold(self._runtime, Held((fn,)))
        ok(_motus_field_behavior_set_evaluator(self._h, _motus_field_fn_0 if fn is not None else None, _data, on_destroy))


class Region(TagBase, Handle):
    """A part of the plane in which a field acts, relative to the field's position."""
    __slots__ = ()
    _counted = True

    def __init__(self, runtime: Runtime, shape: RegionShape, size: Union[Size,
            Sequence[float]]) -> None:
        """Creates a region."""
        self._entry = None
        _out_region = ctypes.c_void_p()
        ok(_motus_region_create(runtime._h, shape, value(Size, size), ctypes.byref(_out_region)))
        self._adopt(runtime, _out_region.value or 0, True)

    def combine(self, operation: RegionOperation, other: Optional[Region] = None) -> Region:
        """Creates a region out of one or two others, which may be released at once."""
        _out_region = ctypes.c_void_p()
        ok(_motus_region_combine(self._h, operation, other._h if other is not None else None, ctypes.byref(_out_region)))
        return wrap(self._runtime, _out_region.value, Region, True)

    def contains(self, point: Union[Point, Sequence[float]]) -> bool:
        """Whether a region contains a point, given relative to the position of the field."""
        return got(_motus_region_contains(self._h, value(Point, point)))



_motus_curve_fn_0 = trampoline(
    ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_double),
    lambda owner, fraction: (fraction,),
    position=0, lower=lambda held, answer, *_: float(answer), zero=0.0)
_motus_block_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p),
    lambda owner: (),
    position=0)
_motus_completion_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_bool),
    lambda owner, finished: (finished,),
    position=0)
_motus_completion_fn_1 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_bool),
    lambda owner, finished: (finished,),
    position=1)
_motus_settle_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_bool),
    lambda owner, view, property, finished: (wrap(owner, view, View), property, finished,),
    position=0)
_motus_animator_completion_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int),
    lambda owner, position: (enum(AnimatingPosition, position),),
    position=0)
_motus_animator_observer_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
    lambda owner, animator, change: (wrap(owner, animator, PropertyAnimator), enum(AnimatorChange, change),),
    position=0)
_motus_value_observer_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_double),
    lambda owner, value, previous, shown, velocity: (wrap(owner, value, Value), previous, shown, velocity,),
    position=0)
_motus_value_settle_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
    lambda owner, value, finished: (wrap(owner, value, Value), finished,),
    position=0)
_motus_timer_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double),
    lambda owner, timer, time: (wrap(owner, timer, Timer), time,),
    position=0)
_motus_cue_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_bool),
    lambda owner, animator, cue, forward: (wrap(owner, animator, PropertyAnimator), cue, forward,),
    position=0)
_motus_display_link_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double),
    lambda owner, link, timestamp, target_timestamp: (wrap(owner, link, DisplayLink), timestamp, target_timestamp,),
    position=0)
_motus_gesture_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, gesture: (wrap(owner, gesture, Gesture),),
    position=0)
_motus_insets_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
    lambda owner, runtime, source: (wrap(owner, runtime, Runtime), enum(InsetSource, source),),
    position=0)
_motus_insets_fn_1 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
    lambda owner, runtime, source: (wrap(owner, runtime, Runtime), enum(InsetSource, source),),
    position=1)
_motus_segue_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, segue: (wrap(owner, segue, Segue),),
    position=0)
_motus_coordinator_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, coordinator: (wrap(owner, coordinator, TransitionCoordinator),),
    position=0)
_motus_coordinator_fn_1 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, coordinator: (wrap(owner, coordinator, TransitionCoordinator),),
    position=1)
_motus_detent_fn_0 = trampoline(
    ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_int32, ctypes.c_double),
    lambda owner, detent, maximum: (detent, maximum,),
    position=0, lower=lambda held, answer, *_: float(answer), zero=0.0)
_motus_dynamic_clock_fn_0 = trampoline(
    ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p),
    lambda owner: (),
    position=0, lower=lambda held, answer, *_: float(answer), zero=0.0)
_motus_dynamic_action_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, behavior: (wrap(owner, behavior, DynamicBehavior),),
    position=0)
_motus_dynamic_move_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, behavior, animator: (wrap(owner, behavior, DynamicBehavior), wrap(owner, animator, DynamicAnimator),),
    position=0)
_motus_field_fn_0 = trampoline(
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
    lambda owner, field, probe, out_force: (wrap(owner, field, FieldBehavior), FieldProbe.from_address(probe),),
    position=0, lower=lambda held, answer, field, probe, out_force: _write(answer, (out_force, Vector)), zero=None)
_arrangement_delegate = [
    ("enter", "enter", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64),
        lambda owner, view, key: (wrap(owner, view, View), key,),
        name="enter")),
    ("exit", "exit", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64),
        lambda owner, view, key: (wrap(owner, view, View), key,),
        name="exit")),
    ("left", "left", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_bool),
        lambda owner, view, key, tag, finished: (wrap(owner, view, View), key, tag, finished,),
        name="left")),
    ("settled", "settled", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, view, finished: (wrap(owner, view, View), finished,),
        name="settled")),
]
_gesture_delegate = [
    ("should_begin", "should_begin", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, gesture: (wrap(owner, gesture, Gesture),),
        name="should_begin", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("should_receive_touch", "should_receive_touch", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double),
        lambda owner, gesture, view, x, y: (wrap(owner, gesture, Gesture), wrap(owner, view, View), x, y,),
        name="should_receive_touch", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("should_recognize_simultaneously", "should_recognize_simultaneously", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, gesture, other: (wrap(owner, gesture, Gesture), wrap(owner, other, Gesture),),
        name="should_recognize_simultaneously", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("should_require_failure_of", "should_require_failure_of", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, gesture, other: (wrap(owner, gesture, Gesture), wrap(owner, other, Gesture),),
        name="should_require_failure_of", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("should_be_required_to_fail_by", "should_be_required_to_fail_by", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, gesture, other: (wrap(owner, gesture, Gesture), wrap(owner, other, Gesture),),
        name="should_be_required_to_fail_by", lower=lambda held, answer, *_: bool(answer), zero=False)),
]
_scroller_delegate = [
    ("did_scroll", "did_scroll", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, scroller, adjusted: (wrap(owner, scroller, Scroller), adjusted,),
        name="did_scroll")),
    ("will_begin_dragging", "will_begin_dragging", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="will_begin_dragging")),
    ("will_end_dragging", "will_end_dragging", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller, velocity_x, velocity_y, target_x, target_y: (wrap(owner, scroller, Scroller), velocity_x, velocity_y, ctypes.cast(target_x, ctypes.POINTER(ctypes.c_double))[0], ctypes.cast(target_y, ctypes.POINTER(ctypes.c_double))[0],),
        name="will_end_dragging", lower=lambda held, answer, scroller, velocity_x, velocity_y, target_x, target_y: _write(answer, (target_x, ctypes.c_double), (target_y, ctypes.c_double)), zero=None)),
    ("did_end_dragging", "did_end_dragging", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, scroller, will_decelerate: (wrap(owner, scroller, Scroller), will_decelerate,),
        name="did_end_dragging")),
    ("will_begin_decelerating", "will_begin_decelerating", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="will_begin_decelerating")),
    ("did_end_decelerating", "did_end_decelerating", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, scroller, finished: (wrap(owner, scroller, Scroller), finished,),
        name="did_end_decelerating")),
    ("did_end_animation", "did_end_animation", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, scroller, finished: (wrap(owner, scroller, Scroller), finished,),
        name="did_end_animation")),
    ("did_change_page", "did_change_page", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32),
        lambda owner, scroller, axis, page: (wrap(owner, scroller, Scroller), enum(Axis, axis), page,),
        name="did_change_page")),
    ("did_trigger_refresh", "did_trigger_refresh", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="did_trigger_refresh")),
    ("should_scroll_to_top", "should_scroll_to_top", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="should_scroll_to_top", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("did_scroll_to_top", "did_scroll_to_top", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="did_scroll_to_top")),
    ("will_begin_zooming", "will_begin_zooming", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="will_begin_zooming")),
    ("did_zoom", "did_zoom", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller: (wrap(owner, scroller, Scroller),),
        name="did_zoom")),
    ("did_end_zooming", "did_end_zooming", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double),
        lambda owner, scroller, scale: (wrap(owner, scroller, Scroller), scale,),
        name="did_end_zooming")),
    ("should_cancel_touches_in", "should_cancel_touches_in", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, scroller, view: (wrap(owner, scroller, Scroller), wrap(owner, view, View),),
        name="should_cancel_touches_in", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("wants_keyboard_away", "wants_keyboard_away", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double),
        lambda owner, scroller, finger_y: (wrap(owner, scroller, Scroller), finger_y,),
        name="wants_keyboard_away")),
]
_view_controller_callbacks = [
    ("load_view", "load_view", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (),
        name="load_view")),
    ("view_did_load", "view_did_load", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (),
        name="view_did_load")),
    ("view_will_appear", "view_will_appear", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, controller, animated: (animated,),
        name="view_will_appear")),
    ("view_is_appearing", "view_is_appearing", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, controller, animated: (animated,),
        name="view_is_appearing")),
    ("view_did_appear", "view_did_appear", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, controller, animated: (animated,),
        name="view_did_appear")),
    ("view_will_disappear", "view_will_disappear", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, controller, animated: (animated,),
        name="view_will_disappear")),
    ("view_did_disappear", "view_did_disappear", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, controller, animated: (animated,),
        name="view_did_disappear")),
    ("view_will_layout_subviews", "view_will_layout_subviews", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (),
        name="view_will_layout_subviews")),
    ("view_did_layout_subviews", "view_did_layout_subviews", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (),
        name="view_did_layout_subviews")),
    ("will_move_to_parent", "on_will_move_to_parent", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, parent: (wrap(owner, parent, ViewController),),
        name="on_will_move_to_parent")),
    ("did_move_to_parent", "on_did_move_to_parent", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, parent: (wrap(owner, parent, ViewController),),
        name="on_did_move_to_parent")),
    ("did_receive_memory_warning", "did_receive_memory_warning", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (),
        name="did_receive_memory_warning")),
    ("view_will_transition_to_size", "view_will_transition_to_size", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_void_p),
        lambda owner, controller, width, height, coordinator: (width, height, wrap(owner, coordinator, TransitionCoordinator),),
        name="view_will_transition_to_size")),
    ("size_for_child", "size_for_child", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, child, width, height: (wrap(owner, child, ViewController), ctypes.cast(width, ctypes.POINTER(ctypes.c_double))[0], ctypes.cast(height, ctypes.POINTER(ctypes.c_double))[0],),
        name="size_for_child", lower=lambda held, answer, controller, child, width, height: _write(answer, (width, ctypes.c_double), (height, ctypes.c_double)), zero=None)),
    ("should_perform_segue", "should_perform_segue", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        lambda owner, controller, identifier, sender: (_text(identifier), sender,),
        name="should_perform_segue", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("prepare_for_segue", "prepare_for_segue", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, segue: (wrap(owner, segue, Segue),),
        name="prepare_for_segue")),
    ("can_perform_unwind", "can_perform_unwind", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, action, source, sender: (_text(action), wrap(owner, source, ViewController), sender,),
        name="can_perform_unwind", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("allows_unwind_to_child", "allows_unwind_to_child", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, child, source: (wrap(owner, child, ViewController), wrap(owner, source, ViewController),),
        name="allows_unwind_to_child", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("unwind_to_child", "unwind_to_child", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, segue, child: (wrap(owner, segue, Segue), wrap(owner, child, ViewController),),
        name="unwind_to_child", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("show", "on_show", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, shown, sender: (wrap(owner, shown, ViewController), sender,),
        name="on_show")),
    ("show_detail", "on_show_detail", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, shown, sender: (wrap(owner, shown, ViewController), sender,),
        name="on_show_detail")),
    ("will_transition_to_traits", "will_transition_to_traits", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p),
        lambda owner, controller, horizontal, vertical, coordinator: (enum(SizeClass, horizontal), enum(SizeClass, vertical), wrap(owner, coordinator, TransitionCoordinator),),
        name="will_transition_to_traits")),
    ("preferred_content_size_did_change_for_child", "preferred_content_size_did_change_for_child", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, child: (wrap(owner, child, ViewController),),
        name="preferred_content_size_did_change_for_child")),
    ("system_layout_fitting_size_did_change_for_child", "system_layout_fitting_size_did_change_for_child", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, child: (wrap(owner, child, ViewController),),
        name="system_layout_fitting_size_did_change_for_child")),
    ("view_safe_area_did_change", "view_safe_area_did_change", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (),
        name="view_safe_area_did_change")),
]
_navigation_delegate = [
    ("will_show", "will_show", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, navigation, controller, animated: (wrap(owner, navigation, NavigationController), wrap(owner, controller, ViewController), animated,),
        name="will_show")),
    ("did_show", "did_show", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, navigation, controller, animated: (wrap(owner, navigation, NavigationController), wrap(owner, controller, ViewController), animated,),
        name="did_show")),
    ("animation_controller", "animation_controller", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, navigation, operation, from_, to: (wrap(owner, navigation, NavigationController), enum(NavigationOperation, operation), wrap(owner, from_, ViewController), wrap(owner, to, ViewController),),
        name="animation_controller", lower=lambda held, answer, *_: _answer(held, 'animation_controller', answer), zero=None)),
    ("interaction_controller", "interaction_controller", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, navigation, animator: (wrap(owner, navigation, NavigationController), wrap(owner, animator, AnimationController),),
        name="interaction_controller", lower=lambda held, answer, *_: _answer(held, 'interaction_controller', answer), zero=None)),
]
_tab_bar_delegate = [
    ("should_select", "should_select", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, tabs, controller: (wrap(owner, tabs, TabBarController), wrap(owner, controller, ViewController),),
        name="should_select", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("did_select", "did_select", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, tabs, controller: (wrap(owner, tabs, TabBarController), wrap(owner, controller, ViewController),),
        name="did_select")),
    ("animation_controller", "animation_controller", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, tabs, from_, to: (wrap(owner, tabs, TabBarController), wrap(owner, from_, ViewController), wrap(owner, to, ViewController),),
        name="animation_controller", lower=lambda held, answer, *_: _answer(held, 'animation_controller', answer), zero=None)),
    ("interaction_controller", "interaction_controller", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, tabs, animator: (wrap(owner, tabs, TabBarController), wrap(owner, animator, AnimationController),),
        name="interaction_controller", lower=lambda held, answer, *_: _answer(held, 'interaction_controller', answer), zero=None)),
]
_page_data_source = [
    ("before", "before", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, pages, page: (wrap(owner, pages, PageViewController), wrap(owner, page, ViewController),),
        name="before", lower=lambda held, answer, *_: _answer(held, 'before', answer), zero=None)),
    ("after", "after", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, pages, page: (wrap(owner, pages, PageViewController), wrap(owner, page, ViewController),),
        name="after", lower=lambda held, answer, *_: _answer(held, 'after', answer), zero=None)),
]
_page_delegate = [
    ("will_transition", "will_transition", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, pages, to: (wrap(owner, pages, PageViewController), wrap(owner, to, ViewController),),
        name="will_transition")),
    ("did_transition", "did_transition", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, pages, previous, completed: (wrap(owner, pages, PageViewController), wrap(owner, previous, ViewController), completed,),
        name="did_transition")),
]
_split_delegate = [
    ("should_collapse", "should_collapse", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, split: (wrap(owner, split, SplitViewController),),
        name="should_collapse", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("top_column", "top_column", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
        lambda owner, split, proposed: (wrap(owner, split, SplitViewController), enum(SplitColumn, proposed),),
        name="top_column", lower=lambda held, answer, *_: int(answer), zero=0)),
    ("mode_for_expanding", "mode_for_expanding", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
        lambda owner, split, proposed: (wrap(owner, split, SplitViewController), enum(SplitMode, proposed),),
        name="mode_for_expanding", lower=lambda held, answer, *_: int(answer), zero=0)),
    ("will_change_mode", "will_change_mode", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
        lambda owner, split, mode: (wrap(owner, split, SplitViewController), enum(SplitMode, mode),),
        name="will_change_mode")),
    ("will_show_column", "will_show_column", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
        lambda owner, split, column: (wrap(owner, split, SplitViewController), enum(SplitColumn, column),),
        name="will_show_column")),
    ("will_hide_column", "will_hide_column", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
        lambda owner, split, column: (wrap(owner, split, SplitViewController), enum(SplitColumn, column),),
        name="will_hide_column")),
    ("did_collapse", "did_collapse", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, split, collapsed: (wrap(owner, split, SplitViewController), collapsed,),
        name="did_collapse")),
]
_segue_callbacks = [
    ("make_destination", "make_destination", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, source: (wrap(owner, source, ViewController),),
        name="make_destination", lower=lambda held, answer, *_: _answer(held, 'make_destination', answer), zero=None)),
    ("perform", "perform", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, segue: (wrap(owner, segue, Segue),),
        name="perform")),
]
_animation_controller_callbacks = [
    ("transition_duration", "transition_duration", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, context: (wrap(owner, context, TransitionContext),),
        name="transition_duration", lower=lambda held, answer, *_: float(answer), zero=0.0)),
    ("animate_transition", "animate_transition", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, context: (wrap(owner, context, TransitionContext),),
        name="animate_transition")),
    ("interruptible_animator", "interruptible_animator", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, context: (wrap(owner, context, TransitionContext),),
        name="interruptible_animator", lower=lambda held, answer, *_: _answer(held, 'interruptible_animator', answer), zero=None)),
    ("animation_ended", "animation_ended", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, completed: (completed,),
        name="animation_ended")),
]
_interaction_controller_callbacks = [
    ("start_interactive_transition", "start_interactive_transition", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, context: (wrap(owner, context, TransitionContext),),
        name="start_interactive_transition")),
    ("wants_interactive_start", "wants_interactive_start", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p),
        lambda owner: (),
        name="wants_interactive_start", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("completion_speed", "completion_speed", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p),
        lambda owner: (),
        name="completion_speed", lower=lambda held, answer, *_: float(answer), zero=0.0)),
    ("completion_timing", "completion_timing", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, timing: (ctypes.cast(timing, ctypes.POINTER(Timing))[0],),
        name="completion_timing", lower=lambda held, answer, timing: _write(answer, (timing, Timing)), zero=None)),
]
_zoom_delegate = [
    ("source_view", "source_view", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller: (wrap(owner, controller, ViewController),),
        name="source_view", lower=lambda held, answer, *_: _answer(held, 'source_view', answer), zero=None)),
    ("alignment_rect", "alignment_rect", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, controller, source, out_rect: (wrap(owner, controller, ViewController), wrap(owner, source, View),),
        name="alignment_rect", lower=lambda held, answer, controller, source, out_rect: _write(answer, (out_rect, Rect)), zero=None)),
    ("should_begin", "should_begin", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_bool),
        lambda owner, controller, gesture, x, y, velocity_x, velocity_y, scroll_at_edge: (wrap(owner, controller, ViewController), enum(ZoomGesture, gesture), x, y, velocity_x, velocity_y, scroll_at_edge,),
        name="should_begin", lower=lambda held, answer, *_: bool(answer), zero=False)),
]
_transitioning_delegate = [
    ("animation_controller_for_presented", "animation_controller_for_presented", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presented, presenting, source: (wrap(owner, presented, ViewController), wrap(owner, presenting, ViewController), wrap(owner, source, ViewController),),
        name="animation_controller_for_presented", lower=lambda held, answer, *_: _answer(held, 'animation_controller_for_presented', answer), zero=None)),
    ("animation_controller_for_dismissed", "animation_controller_for_dismissed", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, dismissed: (wrap(owner, dismissed, ViewController),),
        name="animation_controller_for_dismissed", lower=lambda held, answer, *_: _answer(held, 'animation_controller_for_dismissed', answer), zero=None)),
    ("interaction_controller_for_presentation", "interaction_controller_for_presentation", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, animator: (wrap(owner, animator, AnimationController),),
        name="interaction_controller_for_presentation", lower=lambda held, answer, *_: _answer(held, 'interaction_controller_for_presentation', answer), zero=None)),
    ("interaction_controller_for_dismissal", "interaction_controller_for_dismissal", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, animator: (wrap(owner, animator, AnimationController),),
        name="interaction_controller_for_dismissal", lower=lambda held, answer, *_: _answer(held, 'interaction_controller_for_dismissal', answer), zero=None)),
    ("presentation_controller", "presentation_controller", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presented, presenting, source: (wrap(owner, presented, ViewController), wrap(owner, presenting, ViewController), wrap(owner, source, ViewController),),
        name="presentation_controller", lower=lambda held, answer, *_: _answer(held, 'presentation_controller', answer), zero=None)),
]
_presentation_controller_callbacks = [
    ("should_present_in_fullscreen", "should_present_in_fullscreen", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="should_present_in_fullscreen", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("should_remove_presenters_view", "should_remove_presenters_view", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="should_remove_presenters_view", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("presented_view", "on_presented_view", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="on_presented_view", lower=lambda held, answer, *_: _answer(held, 'presented_view', answer), zero=None)),
    ("frame_of_presented_view", "on_frame_of_presented_view", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation, out_frame: (),
        name="on_frame_of_presented_view", lower=lambda held, answer, presentation, out_frame: _write(answer, (out_frame, Rect)), zero=None)),
    ("container_view_will_layout_subviews", "container_view_will_layout_subviews", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="container_view_will_layout_subviews")),
    ("container_view_did_layout_subviews", "container_view_did_layout_subviews", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="container_view_did_layout_subviews")),
    ("presentation_transition_will_begin", "presentation_transition_will_begin", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="presentation_transition_will_begin")),
    ("presentation_transition_did_end", "presentation_transition_did_end", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, presentation, completed: (completed,),
        name="presentation_transition_did_end")),
    ("dismissal_transition_will_begin", "dismissal_transition_will_begin", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (),
        name="dismissal_transition_will_begin")),
    ("dismissal_transition_did_end", "dismissal_transition_did_end", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool),
        lambda owner, presentation, completed: (completed,),
        name="dismissal_transition_did_end")),
    ("adaptive_style", "on_adaptive_style", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool, ctypes.c_bool),
        lambda owner, presentation, is_compact_in_width, is_compact_in_height: (is_compact_in_width, is_compact_in_height,),
        name="on_adaptive_style", lower=lambda held, answer, *_: int(answer), zero=0)),
    ("will_transition_to_traits", "will_transition_to_traits", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p),
        lambda owner, presentation, horizontal, vertical, coordinator: (enum(SizeClass, horizontal), enum(SizeClass, vertical), wrap(owner, coordinator, TransitionCoordinator),),
        name="will_transition_to_traits")),
    ("view_will_transition_to_size", "view_will_transition_to_size", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_void_p),
        lambda owner, presentation, width, height, coordinator: (width, height, wrap(owner, coordinator, TransitionCoordinator),),
        name="view_will_transition_to_size")),
    ("size_for_child", "size_for_child", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation, presented, width, height: (wrap(owner, presented, ViewController), ctypes.cast(width, ctypes.POINTER(ctypes.c_double))[0], ctypes.cast(height, ctypes.POINTER(ctypes.c_double))[0],),
        name="size_for_child", lower=lambda held, answer, presentation, presented, width, height: _write(answer, (width, ctypes.c_double), (height, ctypes.c_double)), zero=None)),
    ("preferred_content_size_did_change_for_child", "preferred_content_size_did_change_for_child", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation, presented: (wrap(owner, presented, ViewController),),
        name="preferred_content_size_did_change_for_child")),
    ("system_layout_fitting_size_did_change_for_child", "system_layout_fitting_size_did_change_for_child", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation, presented: (wrap(owner, presented, ViewController),),
        name="system_layout_fitting_size_did_change_for_child")),
]
_adaptive_presentation_delegate = [
    ("adaptive_style", "adaptive_style", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool, ctypes.c_bool),
        lambda owner, presentation, is_compact_in_width, is_compact_in_height: (wrap(owner, presentation, PresentationController), is_compact_in_width, is_compact_in_height,),
        name="adaptive_style", lower=lambda held, answer, *_: int(answer), zero=0)),
    ("prepare_adaptive", "prepare_adaptive", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation, adaptive: (wrap(owner, presentation, PresentationController), wrap(owner, adaptive, PresentationController),),
        name="prepare_adaptive")),
    ("view_controller_for_adaptive_style", "view_controller_for_adaptive_style", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int),
        lambda owner, presentation, style: (wrap(owner, presentation, PresentationController), enum(PresentationStyle, style),),
        name="view_controller_for_adaptive_style", lower=lambda held, answer, *_: _answer(held, 'view_controller_for_adaptive_style', answer), zero=None)),
    ("will_present", "will_present", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p),
        lambda owner, presentation, style, coordinator: (wrap(owner, presentation, PresentationController), enum(PresentationStyle, style), wrap(owner, coordinator, TransitionCoordinator),),
        name="will_present")),
    ("should_dismiss", "should_dismiss", trampoline(
        ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (wrap(owner, presentation, PresentationController),),
        name="should_dismiss", lower=lambda held, answer, *_: bool(answer), zero=False)),
    ("will_dismiss", "will_dismiss", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (wrap(owner, presentation, PresentationController),),
        name="will_dismiss")),
    ("did_dismiss", "did_dismiss", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (wrap(owner, presentation, PresentationController),),
        name="did_dismiss")),
    ("did_attempt_to_dismiss", "did_attempt_to_dismiss", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (wrap(owner, presentation, PresentationController),),
        name="did_attempt_to_dismiss")),
    ("did_change_detent", "did_change_detent", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, presentation: (wrap(owner, presentation, PresentationController),),
        name="did_change_detent")),
]
_dynamic_item_callbacks = [
    ("read", "read", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, item, out_center, out_size, out_rotation: (wrap(owner, item, DynamicItem),),
        name="read", lower=lambda held, answer, item, out_center, out_size, out_rotation: _write(answer, (out_center, Point), (out_size, Size), (out_rotation, ctypes.c_double)), zero=None)),
    ("moved", "moved", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_double),
        lambda owner, item, x, y, rotation: (wrap(owner, item, DynamicItem), x, y, rotation,),
        name="moved")),
]
_dynamic_animator_delegate = [
    ("will_resume", "will_resume", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, animator: (wrap(owner, animator, DynamicAnimator),),
        name="will_resume")),
    ("did_pause", "did_pause", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, animator: (wrap(owner, animator, DynamicAnimator),),
        name="did_pause")),
    ("item_did_leave", "item_did_leave", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, animator, item: (wrap(owner, animator, DynamicAnimator), wrap(owner, item, DynamicItem),),
        name="item_did_leave")),
]
_collision_delegate = [
    ("began", "began", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_double),
        lambda owner, behavior, item, other, x, y: (wrap(owner, behavior, CollisionBehavior), wrap(owner, item, DynamicItem), wrap(owner, other, DynamicItem), x, y,),
        name="began")),
    ("ended", "ended", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        lambda owner, behavior, item, other: (wrap(owner, behavior, CollisionBehavior), wrap(owner, item, DynamicItem), wrap(owner, other, DynamicItem),),
        name="ended")),
    ("began_with_boundary", "began_with_boundary", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32, ctypes.c_double, ctypes.c_double),
        lambda owner, behavior, item, boundary, x, y: (wrap(owner, behavior, CollisionBehavior), wrap(owner, item, DynamicItem), boundary, x, y,),
        name="began_with_boundary")),
    ("ended_with_boundary", "ended_with_boundary", trampoline(
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32),
        lambda owner, behavior, item, boundary: (wrap(owner, behavior, CollisionBehavior), wrap(owner, item, DynamicItem), boundary,),
        name="ended_with_boundary")),
]


KINDS[1] = Runtime
KINDS[2] = View
KINDS[3] = ViewController
KINDS[4] = NavigationController
KINDS[5] = TabBarController
KINDS[6] = PropertyAnimator
KINDS[7] = AnimationController
KINDS[8] = InteractionController
KINDS[9] = PercentDrivenInteraction
KINDS[10] = TransitionContext
KINDS[11] = TransitionCoordinator
KINDS[12] = PresentationController
KINDS[13] = Gesture
KINDS[14] = DynamicAnimator
KINDS[15] = DynamicBehavior
KINDS[16] = Segue
KINDS[17] = DisplayLink
KINDS[18] = Animation
KINDS[19] = DynamicItem
KINDS[20] = Region
KINDS[22] = Scroller
KINDS[23] = ScrollLink
KINDS[24] = PageViewController
KINDS[25] = SplitViewController
KINDS[27] = Path
KINDS[28] = Value
KINDS[29] = Timer


_HANDLE_FIELDS = [
    (Change, 'view', View),
    (DrawItem, 'view', View),
    (TreeChange, 'view', View),
    (TreeChange, 'superview', View),
    (Motion, 'mover', None),
    (Motion, 'view', View),
    (Child, 'view', View),
    (Flight, 'source', View),
    (Flight, 'destination', View),
    (DynamicContactEvent, 'behavior', CollisionBehavior),
    (DynamicContactEvent, 'item', DynamicItem),
    (DynamicContactEvent, 'other', DynamicItem),
    (DynamicPose, 'item', DynamicItem),
    (DynamicItemState, 'item', DynamicItem),
    (DynamicContact, 'behavior', CollisionBehavior),
    (DynamicContact, 'item', DynamicItem),
    (DynamicContact, 'other', DynamicItem),
    (DynamicJoint, 'behavior', DynamicBehavior),
    (DynamicJoint, 'item', DynamicItem),
    (DynamicJoint, 'other', DynamicItem),
    (FieldProbe, 'item', DynamicItem),
    (Event, 'subject', None),
    (Event, 'other', None),
]


def version_number() -> int:
    """Returns the version of the library that runs, as one number."""
    return got(_motus_version_number())


def version_string() -> Optional[str]:
    """Returns the version of the library that runs, as text such as "0.1.0"."""
    return _text(got(_motus_version_string()))


def kind_name(kind: Kind) -> Optional[str]:
    """Returns the name of a kind, "MOTUS_KIND_VIEW" for instance."""
    return _text(got(_motus_kind_name(kind)))


def transform_3d_rotation(angle: float, x: float, y: float, z: float) -> Transform3d:
    """Makes the turn by an angle in radians about an axis of any length."""
    _out_transform = Transform3d()
    ok(_motus_transform_3d_rotation(angle, x, y, z, ctypes.byref(_out_transform)))
    return _out_transform


def transform_3d_concat(first: Union[Transform3d, Sequence[float]], second: Union[Transform3d,
        Sequence[float]]) -> Transform3d:
    """Makes the transform that does one and then another."""
    _out_transform = Transform3d()
    ok(_motus_transform_3d_concat(ctypes.byref(value(Transform3d, first)), ctypes.byref(value(Transform3d, second)), ctypes.byref(_out_transform)))
    return _out_transform


def timing_evaluate(timing: Optional[Timing], time: float, duration: float) -> Tuple[float, float]:
    """Reads the progress of a timing at a time, 0 at the start and 1 at the target, and how
    fast it changes."""
    _out_progress = ctypes.c_double()
    _out_velocity = ctypes.c_double()
    ok(_motus_timing_evaluate(None if timing is None else ctypes.byref(value(Timing, timing)), time, duration, ctypes.byref(_out_progress), ctypes.byref(_out_velocity)))
    return (_out_progress.value, _out_velocity.value)


def timing_duration(timing: Optional[Timing], duration: float) -> float:
    """Reads how long a timing takes."""
    _out_duration = ctypes.c_double()
    ok(_motus_timing_duration(None if timing is None else ctypes.byref(value(Timing, timing)), duration, ctypes.byref(_out_duration)))
    return _out_duration.value


def timing_inverse(timing: Optional[Timing], progress: float, duration: float) -> float:
    """Computes the time at which a timing first reaches a progress."""
    _out_time = ctypes.c_double()
    ok(_motus_timing_inverse(None if timing is None else ctypes.byref(value(Timing, timing)), progress, duration, ctypes.byref(_out_time)))
    return _out_time.value


def decay_evaluate(decay: Union[Decay, Sequence[float]], time: float) -> Tuple[float, float]:
    """Computes the position x(t) and the velocity v(t) of a decaying motion after a time, also
    beyond its stop."""
    _out_position = ctypes.c_double()
    _out_velocity = ctypes.c_double()
    ok(_motus_decay_evaluate(ctypes.byref(value(Decay, decay)), time, ctypes.byref(_out_position), ctypes.byref(_out_velocity)))
    return (_out_position.value, _out_velocity.value)


def decay_projected_end(decay: Union[Decay, Sequence[float]]) -> Tuple[float, float]:
    """Computes where and when a decaying motion stops."""
    _out_position = ctypes.c_double()
    _out_duration = ctypes.c_double()
    ok(_motus_decay_projected_end(ctypes.byref(value(Decay, decay)), ctypes.byref(_out_position), ctypes.byref(_out_duration)))
    return (_out_position.value, _out_duration.value)


def rubber_band_offset(pull: float, dimension: float) -> float:
    """Computes how far something moves when it is pulled beyond its edge, ever less the
    further it is pulled."""
    _out_offset = ctypes.c_double()
    ok(_motus_rubber_band_offset(pull, dimension, ctypes.byref(_out_offset)))
    return _out_offset.value


def rubber_band_pull(offset: float, dimension: float) -> float:
    """The inverse of motus_rubber_band_offset()."""
    _out_pull = ctypes.c_double()
    ok(_motus_rubber_band_pull(offset, dimension, ctypes.byref(_out_pull)))
    return _out_pull.value


def decay_crossing(decay: Union[Decay, Sequence[float]], edge: float) -> Tuple[bool, float, float]:
    """Computes when a decaying motion passes an edge, and what is left there of the velocity
    that it was given."""
    _out_crosses = ctypes.c_bool()
    _out_time = ctypes.c_double()
    _out_velocity = ctypes.c_double()
    ok(_motus_decay_crossing(ctypes.byref(value(Decay, decay)), edge, ctypes.byref(_out_crosses), ctypes.byref(_out_time), ctypes.byref(_out_velocity)))
    return (_out_crosses.value, _out_time.value, _out_velocity.value)


def decay_to_target(decay: Union[Decay, Sequence[float]], target: float, time:
        float) -> Tuple[bool, float, float]:
    """Computes a decaying motion that is bent to stop at a target."""
    _out_fits = ctypes.c_bool()
    _out_position = ctypes.c_double()
    _out_velocity = ctypes.c_double()
    ok(_motus_decay_to_target(ctypes.byref(value(Decay, decay)), target, time, ctypes.byref(_out_fits), ctypes.byref(_out_position), ctypes.byref(_out_velocity)))
    return (_out_fits.value, _out_position.value, _out_velocity.value)


def spring_settle(frequency: float, displacement: float, velocity: float, time:
        float) -> Tuple[float, float]:
    """Computes the displacement and the velocity that are left after a time, when a critically
    damped spring brings a displacement d with a velocity v to rest."""
    _out_displacement = ctypes.c_double()
    _out_velocity = ctypes.c_double()
    ok(_motus_spring_settle(frequency, displacement, velocity, time, ctypes.byref(_out_displacement), ctypes.byref(_out_velocity)))
    return (_out_displacement.value, _out_velocity.value)


def page_target(paging: Optional[Paging], offset: float, velocity: float) -> Tuple[int, float]:
    """Computes the page to which a release turns."""
    _out_page = ctypes.c_uint32()
    _out_offset = ctypes.c_double()
    ok(_motus_page_target(None if paging is None else ctypes.byref(value(Paging, paging)), offset, velocity, ctypes.byref(_out_page), ctypes.byref(_out_offset)))
    return (_out_page.value, _out_offset.value)


def snap_target(snapping: Optional[Snapping], positions: Sequence[Union[SnapPosition,
        Sequence[Any]]], offset: float, velocity: float) -> float:
    """Computes where content comes to rest after a release."""
    _positions = (SnapPosition * len(positions))(*[value(SnapPosition, one) for one in positions])
    _out_target = ctypes.c_double()
    ok(_motus_snap_target(None if snapping is None else ctypes.byref(value(Snapping, snapping)), _positions, len(positions), offset, velocity, ctypes.byref(_out_target)))
    return _out_target.value


def scroll_range(kind: ScrollRangeKind, start: float, size: float, dimension: float, inset_start:
        float, inset_end: float) -> Tuple[float, float]:
    """Computes the offsets at the two ends of a range."""
    _out_begin = ctypes.c_double()
    _out_end = ctypes.c_double()
    ok(_motus_scroll_range(kind, start, size, dimension, inset_start, inset_end, ctypes.byref(_out_begin), ctypes.byref(_out_end)))
    return (_out_begin.value, _out_end.value)


def animating_state_name(state: AnimatingState) -> Optional[str]:
    """Returns the name of a state, "MOTUS_ANIMATING_ACTIVE" for instance."""
    return _text(got(_motus_animating_state_name(state)))


def id(text: Optional[str] = None) -> int:
    """Makes a key from a text."""
    return got(_motus_id(None if text is None else text.encode()))


def id_in(id: int, text: Optional[str] = None) -> int:
    """Makes a key from another one and a text."""
    return got(_motus_id_in(id, None if text is None else text.encode()))


def gesture_type_name(type: GestureType) -> Optional[str]:
    """Returns the name of a type, "MOTUS_GESTURE_PAN" for instance."""
    return _text(got(_motus_gesture_type_name(type)))


def recognition_state_name(state: RecognitionState) -> Optional[str]:
    """Returns the name of a state, "MOTUS_RECOGNITION_BEGAN" for instance."""
    return _text(got(_motus_recognition_state_name(state)))


def appearance_state_name(state: AppearanceState) -> Optional[str]:
    """Returns the name of a state, "MOTUS_APPEARANCE_APPEARED" for instance."""
    return _text(got(_motus_appearance_state_name(state)))


def zoom_evaluate(physics: Optional[ZoomPhysics], gesture: ZoomGesture, translation: Union[Vector,
        Sequence[float]], size: Union[Size, Sequence[float]], grab: Union[Point,
        Sequence[float]]) -> Tuple[Rect, float]:
    """Computes where a pan or a swipe moves a screen whose rectangle at rest is (0, 0, width,
    height)."""
    _out_rect = Rect()
    _out_scale = ctypes.c_double()
    ok(_motus_zoom_evaluate(None if physics is None else ctypes.byref(value(ZoomPhysics, physics)), gesture, value(Vector, translation), value(Size, size), value(Point, grab), ctypes.byref(_out_rect), ctypes.byref(_out_scale)))
    return (_out_rect, _out_scale.value)


def event_kind_name(kind: EventKind) -> Optional[str]:
    """Returns the name of an event, "MOTUS_EVENT_VIEW_DID_LOAD" for instance."""
    return _text(got(_motus_event_kind_name(kind)))
