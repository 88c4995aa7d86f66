// What the screens are built of: the one runtime, its host, views that are boxes, labels, symbols and
// pictures, taps, and a spring. Motus moves, host.js draws, the other files say what there is.
import * as motus from "./motus.js";
import { Host } from "./host.js";
import { label, landscape, symbol } from "./pictures.js";

const records = new URLSearchParams(location.search).has("record"); // index.html?record
await motus.load(new URL(records ? "motus-record.wasm" : "motus.wasm", import.meta.url));

const canvas = document.querySelector("#screen");
export const runtime = new motus.Runtime({ windowSize: [canvas.clientWidth || 390, canvas.clientHeight || 844],
  startTime: performance.now() / 1000, longestStep: 0.1 });
runtime.reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
export const host = new Host(canvas, runtime);
export { motus, records };

// MARK: Colours, and what covers the window at its top and bottom

export const ink = [0.09, 0.1, 0.12, 1], grey = [0.45, 0.47, 0.51, 1], line = [0, 0, 0, 0.09];
export const paper = [0.968, 0.963, 0.95, 1], white = [1, 1, 1, 1], clear = [0, 0, 0, 0];
export const forest = [0.06, 0.43, 0.36, 1], sand = [0.93, 0.78, 0.49, 1], ember = [0.91, 0.36, 0.22, 1];
export const indigo = [0.33, 0.36, 0.72, 1], night = [0.075, 0.09, 0.15, 1];
export const faded = ([red, green, blue], alpha) => [red, green, blue, alpha];

export const STATUS = 50, HOME = 34; // a clock, and the phone's lower edge
export const TITLE_BAR = 44, TAB_BAR = 50; // bars that stand there

// MARK: From left to right, or from right to left

const places = new Map(); // by the handle of a view: its frame, whose x counts from where reading begins
host.forgotten = (id) => places.delete(id);

export const runsLeft = (view) => view.layoutDirection === motus.LayoutDirection.RIGHT_TO_LEFT;

/** Puts a view into its superview, x points from the edge where reading begins; it keeps that when the superview
 *  changes its width or the direction turns. A finger may have made it smaller, and its bounds may be scrolled. */
export function stand(view, { x, y, width, height }) {
  places.set(view.id, { x, y, width, height });
  put(view);
}

function put(view) {
  const { x, y, width, height } = places.get(view.id), around = view.superview, { bounds } = view;
  const left = runsLeft(around) ? around.bounds.width - x - width : x;
  view.bounds = [bounds.x, bounds.y, width, height];
  view.center = [left + width / 2, y + height / 2];
}

function layOut(view) {
  for (const one of view.subviews) if (places.has(one.id)) put(one);
}

/** Turns the direction; all that is in these views moves to its other place. */
export function turn(views) {
  const { LEFT_TO_RIGHT, RIGHT_TO_LEFT } = motus.LayoutDirection;
  const putAll = (view) => {
    layOut(view);
    view.subviews.forEach(putAll);
  };
  spring(0.5, 0.1, () => {
    runtime.layoutDirection = runtime.layoutDirection === LEFT_TO_RIGHT ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
    views.forEach(putAll);
  });
}

// MARK: Views: each is put into another one

/** A view in no other one. */
export function makeBox(frame, color = clear, radius = 0) {
  const view = new motus.View(runtime);
  view.frame = frame;
  view.backgroundColor = color;
  view.cornerRadius = radius;
  return view;
}

export function addBox(parent, [x, y, width, height], color, radius) {
  const view = makeBox([x, y, width, height], color, radius);
  parent.addSubview(view);
  parent.setLayout(layOut);
  stand(view, { x, y, width, height });
  return view;
}

/** A line of text in the view's colour; `align` is 0 where reading begins, 0.5 in the middle, 1 where it ends. */
export function addLabel(parent, frame, words, { size = 16, weight = 400, color = ink, align = 0 } = {}) {
  const view = addBox(parent, frame, color), text = { words };
  host.mark(view, (context, bounds, style) =>
    label(context, bounds, text.words, size, weight, style, runsLeft(view) ? 1 - align : align));
  view.userInteractionEnabled = false;
  return Object.assign(view, { text }); // to be changed
}

export function addSymbol(parent, frame, name, size, color) {
  const view = addBox(parent, frame, color), sign = { name };
  host.mark(view, (context, bounds, style) => symbol(context, bounds, sign.name, size, style, runsLeft(view)));
  view.userInteractionEnabled = false;
  return Object.assign(view, { sign });
}

export function addPicture(parent, frame, number, radius = 0) {
  const view = addBox(parent, frame, clear, radius);
  host.paint(view, (context, bounds) => landscape(context, bounds, number, host.scale));
  view.userInteractionEnabled = false;
  return view;
}

export function setShadow(view, radius, drop, alpha) {
  view.shadowColor = [0, 0, 0, alpha];
  view.shadowOffset = [0, drop];
  view.shadowRadius = radius;
}

// MARK: Behaviour

/** Every screen moves on springs alike. */
export const spring = (response, bounce, block) => runtime.animate(
  { response, bounce, flags: motus.AnimationFlag.ALLOW_USER_INTERACTION }, block);

export function addGesture(view, options, action) {
  const gesture = new motus.Gesture(runtime, options);
  gesture.setAction(action);
  view.addGesture(gesture);
  return gesture;
}

/** What a press on a view does, by a finger or by a key where the focus is; while it is down, the view is a little
 *  smaller: a table of values by state, and a glide. */
export function onTap(view, action) {
  addGesture(view, { type: motus.GestureType.PRESS }, (gesture) => {
    if (gesture.state === motus.RecognitionState.ENDED) action();
  });
  view.setStateValue(motus.ViewState.HIGHLIGHTED, motus.Property.TRANSFORM, [0.97, 0, 0, 0.97, 0, 0]);
  view.setImplicit(motus.Property.TRANSFORM, { response: 0.3, dampingRatio: 0.8 });
  view.focusOptions = { flags: motus.FocusFlag.FOCUSABLE, margin: 70 };
}

/** A scroller along the vertical; its content keeps clear of bars and of what covers the window. */
export function addScroller(parent, contentInset = [0, 0, 0, 0]) {
  const { width, height } = parent.bounds, view = addBox(parent, [0, 0, width, height]);
  const scroller = new motus.Scroller(view, { axes: motus.AxisMask.VERTICAL, alwaysBounces: motus.AxisMask.VERTICAL });
  scroller.contentInset = contentInset;
  return view;
}

export const screen = (title, callbacks) => {
  const controller = new motus.ViewController(runtime, callbacks);
  controller.title = title;
  return controller;
};
