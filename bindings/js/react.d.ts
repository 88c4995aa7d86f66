// Types of react.js.
import { AnimationOptionsGiven, Color, CornerRadii, Point, Rect, Runtime, Transform, Transform3d, View } from "./motus.js";
import { Mount } from "./dom.js";

type Numbers<Struct> = Struct | readonly number[];

/** An element that is the window of a runtime; `frame` is called after each frame. */
export function Stage(properties: { runtime: Runtime; frame?: (runtime: Runtime) => void; as?: string; children?: unknown;
  [attribute: string]: unknown }): any;
/** The runtime, the mount and the view around. */
export function usePlace(): { runtime: Runtime; mount: Mount; view: View };

export interface MotionProperties {
  as?: string;
  /** How it goes to what its properties say; without it, it is there at once. */
  animation?: AnimationOptionsGiven | null;
  /** Whether the element has the size of its contents. */
  measured?: boolean;
  onView?: (view: View) => void;
  bounds?: Numbers<Rect>;
  center?: Numbers<Point>;
  frame?: Numbers<Rect>;
  transform?: Numbers<Transform>;
  transform3d?: Transform3d;
  alpha?: number;
  hidden?: boolean;
  backgroundColor?: Numbers<Color>;
  cornerRadius?: number;
  cornerRadii?: Numbers<CornerRadii>;
  clipsToBounds?: boolean;
  userInteractionEnabled?: boolean;
  groupsOpacity?: boolean;
  children?: unknown;
  /** Everything else is the element's. */
  [attribute: string]: unknown;
}

/** A view, and the element that shows it. */
export function Motion(properties: MotionProperties): any;
