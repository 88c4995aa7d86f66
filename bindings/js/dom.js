// Motus in a document: elements move as views do, and stay elements. Types: dom.d.ts.
//
//   import { load, Runtime, View } from "motus";
//   import { mount, bind } from "motus/dom";
//   await load();
//   const runtime = new Runtime({ beginsWithTick: true });
//   mount(document.querySelector("#stage"), runtime);
//   const card = new View(runtime);
//   card.frame = [20, 20, 200, 120];
//   runtime.window.addSubview(card);
//   bind(card, document.querySelector("#card"));
//   runtime.animate({ bounce: 0.3 }, () => { card.center = [200, 300]; });
//
// An element stands where the document has it: its order, focus and selection are the document's. What a view has is
// written into its style: transform, size, opacity, and what is set of corners, background and clipping.
import * as motus from "./motus.js";

const { TouchPhase, WheelModifier, WheelUnit } = motus;
const PHASES = { pointerdown: TouchPhase.BEGAN, pointermove: TouchPhase.MOVED, pointerup: TouchPhase.ENDED,
  pointercancel: TouchPhase.CANCELLED };
/** What the document itself does under a finger or a mouse stays its own. */
const DOCUMENTS_OWN = "input, textarea, select, option, [contenteditable]:not([contenteditable=false])";
const mounts = new Map(); // by the runtime
const owners = new WeakMap(); // the binding of an element

/** Makes an element the window of a runtime: clock, pointers, wheel, size and reduced motion are the browser's, and its
 *  draw list has what is out of sight, too. `frame(runtime)`, if given, is called after each frame. */
export function mount(element, runtime, { frame = null } = {}) {
  if (mounts.has(runtime)) throw new TypeError("the runtime is mounted already");
  return new Mount(element, runtime, frame);
}

/** Lets an element show a view. The element stands in the element of a view above it, or in the mounted one. */
export function bind(view, element, { measured = false } = {}) {
  const found = mounts.get(view.runtime);
  if (!found) throw new TypeError("mount(element, runtime) comes before bind()");
  return found.bind(view, element, measured);
}

/** Keeps a list of elements, one below the other, as children of a view: see List. */
export function list(parent, items, options) {
  const made = new List(parent, options);
  made.update(items);
  return made;
}

/** A timing as CSS has it, for animations that run without the main thread:
 *  `element.animate(keyframes, toLinear({ type: TimingType.SPRING_BOUNCE, bounce: 0.3 }))`. `duration` is in seconds, of
 *  timings that have none of their own. */
export function toLinear(timing, duration = 0.25) {
  const whole = motus.timingDuration(timing, duration);
  if (whole === 0) return { duration: 0, easing: "linear" };
  const count = Math.max(32, Math.min(480, Math.round(whole * 240)));
  const samples = Array.from({ length: count + 1 }, (_, at) => motus.timingEvaluate(timing, whole * at / count, duration)[0]);
  const kept = new Set([0, count]);
  const part = (from, to) => { // as few points as leave nothing more than a thousandth away
    let worst = 0.001, place = -1;
    for (let at = from + 1; at < to; at++) {
      const line = samples[from] + (samples[to] - samples[from]) * (at - from) / (to - from);
      const away = Math.abs(samples[at] - line);
      if (away > worst) worst = away, place = at;
    }
    if (place < 0) return;
    kept.add(place);
    part(from, place);
    part(place, to);
  };
  part(0, count);
  const points = [...kept].sort((a, b) => a - b).map((at) => `${+samples[at].toFixed(4)} ${+(100 * at / count).toFixed(2)}%`);
  return { duration: 1000 * whole, easing: `linear(${points.join(", ")})` };
}

const inverse = ([a, b, c, d, x, y]) => {
  const size = a * d - b * c;
  if (!size) return [0, 0, 0, 0, 0, 0];
  return [d / size, -b / size, -c / size, a / size, (c * y - d * x) / size, (b * x - a * y) / size];
};
/** The transform that does `q` and then `p`. */
const product = ([a, b, c, d, x, y], [e, f, g, h, u, v]) =>
  [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
const short = (number) => +number.toFixed(4);

export class Mount {
  constructor(element, runtime, frame) {
    this.element = element;
    this.runtime = runtime;
    this.onFrame = frame;
    this.bindings = new Map(); // by the handle of the view
    this.lists = new Set();
    this.request = this.timer = 0;
    this.deadline = null;
    this.down = new Map(); // fingers: where they began, and whether a gesture has them
    this.stops = new AbortController();
    mounts.set(runtime, this);
    const { style } = element, listen = (target, name, body, more = {}) =>
      target.addEventListener(name, body, { signal: this.stops.signal, ...more });
    if (getComputedStyle(element).position === "static") style.position = "relative";
    style.touchAction = "none";
    listen(element, "pointerdown", (event) => this.pointer(event));
    for (const name of ["pointermove", "pointerup", "pointercancel"]) listen(window, name, (event) => this.pointer(event));
    listen(element, "pointerleave", (event) => this.hover(event, false));
    listen(element, "wheel", (event) => this.wheel(event), { passive: false });
    listen(window, "click", (event) => this.click(event), { capture: true });
    for (const name of ["selectstart", "dragstart"]) {
      listen(element, name, (event) => { if ([...this.down.values()].some((one) => one.isTaken)) event.preventDefault(); });
    }
    // The browser draws nothing that is out of sight; its element can be focused, found and read aloud all the same.
    runtime.drawsUnseen = true;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    runtime.reducesMotion = calm.matches;
    listen(calm, "change", () => { runtime.reducesMotion = calm.matches; });
    // `dir` may stand on the element or on any around it.
    this.turns = new MutationObserver(() => this.turn());
    for (let one = element; one; one = one.parentElement) this.turns.observe(one, { attributeFilter: ["dir"] });
    this.turn();
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(element);
    this.stopWatching = motus.watch(() => this.sleep());
    this.resize();
    this.wake();
  }

  /** Lays out as the element's text runs: see `dir`. */
  turn() {
    const { runtime } = this, { LEFT_TO_RIGHT, RIGHT_TO_LEFT } = motus.LayoutDirection;
    const direction = this.rightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
    if (runtime.isAlive && runtime.layoutDirection !== direction) runtime.layoutDirection = direction;
  }

  /** Whether the element's text runs from right to left. */
  get rightToLeft() { return getComputedStyle(this.element).direction === "rtl"; }

  /** The clock, in seconds. */
  get now() { return performance.now() / 1000; }

  /** Lets go of the element; the runtime lives on. */
  unmount() {
    this.stops.abort();
    this.sizes.disconnect();
    this.turns.disconnect();
    this.stopWatching();
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    for (const one of [...this.bindings.values()]) one.unbind();
    mounts.delete(this.runtime);
  }

  // MARK: Frames

  wake() {
    if (this.request === 0) this.request = requestAnimationFrame(() => this.frame());
  }

  frame() {
    const { runtime } = this;
    this.request = 0;
    clearTimeout(this.timer);
    if (!runtime.isAlive) return;
    runtime.tick(this.now);
    this.take();
    this.show();
    for (const one of this.lists) one.sweep();
    this.onFrame?.(runtime);
    this.deadline = null;
    this.sleep();
  }

  /** Until something is to be seen, or somebody asks for it. */
  sleep() {
    const { runtime } = this;
    if (this.request !== 0 || !runtime.isAlive) return;
    if (runtime.needsTick) return this.wake();
    const deadline = runtime.nextDeadline;
    if (deadline === this.deadline) return;
    this.deadline = deadline;
    clearTimeout(this.timer);
    if (deadline !== null) this.timer = setTimeout(() => this.wake(), Math.max(0, deadline - this.now) * 1000);
  }

  bind(view, element, isMeasured) {
    this.bindings.get(view.id)?.unbind();
    const made = new Binding(this, view, element, isMeasured);
    this.bindings.set(view.id, made);
    owners.set(element, made);
    this.wake();
    return made;
  }

  /** The element that shows a view. */
  elementOf(view) {
    return view.id === this.runtime.window.id ? this.element : this.bindings.get(view.id)?.element ?? null;
  }

  /** Writes what the last frame shows into the elements. */
  show() {
    const { bindings, runtime } = this;
    if (bindings.size === 0) return;
    const items = runtime.drawList(), { floats, words } = items, stride = items.stride / 8;
    const at = (name) => items.offset(name) / 8;
    const [view, transform, bounds, color, alpha, radius] =
      ["view", "transform", "bounds", "color", "alpha", "cornerRadius"].map(at);
    for (const one of bindings.values()) one.isSeen = false;
    for (let row = 0; row < items.length; row++) {
      const one = bindings.get(words[2 * (row * stride + view)]), from = row * stride;
      if (!one || one.isSeen) continue; // the frame of a flight comes first, its place later
      one.isSeen = true;
      one.read(floats, from + transform, from + bounds, from + color, floats[from + alpha], floats[from + radius]);
    }
    for (const one of bindings.values()) one.write();
  }

  // MARK: Pointers

  point(event) {
    const place = this.element.getBoundingClientRect();
    return [event.clientX - place.left - this.element.clientLeft, event.clientY - place.top - this.element.clientTop];
  }

  timeOf(event) { return event.timeStamp / 1000; }

  pointer(event) {
    const phase = PHASES[event.type], id = event.pointerId;
    if (phase === TouchPhase.BEGAN) {
      if (event.button !== 0 || event.target.closest?.(DOCUMENTS_OWN)) return;
      this.down.set(id, { x: event.clientX, y: event.clientY, isTaken: false });
    } else if (!this.down.has(id)) {
      if (this.element.contains(event.target)) this.hover(event, true);
      return;
    }
    const finger = this.down.get(id);
    finger.hasMoved ||= Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > 10;
    const samples = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const one of samples.length ? samples : [event]) {
      this.runtime.sendTouch(id, phase, this.point(one), this.timeOf(one));
    }
    if (phase === TouchPhase.ENDED || phase === TouchPhase.CANCELLED) {
      this.down.delete(id);
      this.swallowed = finger.isTaken && finger.hasMoved ? event.timeStamp : -1;
    }
    this.wake();
  }

  /** Gives fingers to the gestures that have claimed them: buttons and links below them are not clicked. */
  take() {
    for (const [id, finger] of this.down) {
      if (finger.isTaken || !finger.hasMoved || this.runtime.touchGesture(id) === null) continue;
      finger.isTaken = true;
      try { this.element.setPointerCapture(id); } catch { /* it has been lifted meanwhile */ }
    }
  }

  click(event) {
    if (this.swallowed > 0 && event.timeStamp - this.swallowed < 100 && this.element.contains(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.swallowed = -1;
  }

  hover(event, isInside) {
    if (event.pointerType === "touch") return;
    this.runtime.sendHover(this.point(event), isInside, this.timeOf(event));
  }

  wheel(event) {
    const unit = [WheelUnit.PIXELS, WheelUnit.LINES, WheelUnit.PAGES][event.deltaMode];
    const modifiers = (event.shiftKey ? WheelModifier.ACROSS : 0) | (event.ctrlKey ? WheelModifier.ZOOMS : 0);
    this.runtime.sendWheel({ point: this.point(event), time: this.timeOf(event), delta: [event.deltaX, event.deltaY],
      unit, modifiers });
    event.preventDefault();
    this.wake();
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.element, { bounds } = this.runtime.window;
    if (width === 0 || height === 0 || (bounds.width === width && bounds.height === height)) return;
    this.runtime.setWindowSize([width, height], 0);
    this.wake();
  }
}

/** One view and its element. */
export class Binding {
  constructor(mount, view, element, isMeasured) {
    this.mount = mount, this.view = view, this.element = element, this.isMeasured = isMeasured;
    this.id = view.id;
    this.isSeen = false;
    this.before = element.getAttribute("style");
    this.written = {};
    const { style } = element;
    style.position = "absolute";
    style.left = style.top = "0";
    style.margin = "0";
    style.transformOrigin = "0 0";
    style.boxSizing = "border-box";
  }

  /** Gives the element back its own style. */
  unbind() {
    if (this.mount.bindings.get(this.id) === this) this.mount.bindings.delete(this.id);
    owners.delete(this.element);
    if (this.before === null) this.element.removeAttribute("style");
    else this.element.setAttribute("style", this.before);
  }

  read(floats, transform, bounds, color, alpha, radius) {
    this.transform = floats.slice(transform, transform + 6);
    this.bounds = floats.slice(bounds, bounds + 4);
    this.color = floats.slice(color, color + 4);
    this.alpha = alpha, this.radius = radius;
  }

  /** The binding of the nearest element around that shows a view. */
  get around() {
    for (let one = this.element.parentElement; one && one !== this.mount.element; one = one.parentElement) {
      const found = owners.get(one);
      if (found?.mount === this.mount) return found;
    }
    return null;
  }

  write() {
    const { around, view } = this, [x, y, width, height] = this.bounds ?? [0, 0, 0, 0];
    this.put("visibility", this.isSeen ? "" : "hidden");
    if (!this.isSeen) return;
    let matrix = product(this.transform, [1, 0, 0, 1, x, y]), { alpha } = this;
    if (around?.isSeen) {
      matrix = product(product([1, 0, 0, 1, -around.bounds[0], -around.bounds[1]], inverse(around.transform)), matrix);
      alpha = around.alpha > 0 ? alpha / around.alpha : 0;
    }
    this.put("transform", `matrix(${matrix.map(short).join(", ")})`);
    this.put("opacity", short(Math.min(1, alpha)) === 1 ? "" : String(short(alpha)));
    if (!this.isMeasured) {
      this.put("width", `${short(width)}px`);
      this.put("height", `${short(height)}px`);
    }
    this.put("overflow", view.clipsToBounds ? "clip" : "");
    this.put("borderRadius", this.radius > 0 ? `${short(this.radius)}px` : "");
    const [red, green, blue, opacity] = this.color;
    const channels = [red, green, blue].map((one) => short(255 * one)).join(" ");
    this.put("backgroundColor", opacity > 0 ? `rgb(${channels} / ${short(opacity)})` : "");
  }

  /** What has never been anything else stays what the document says. */
  put(name, text) {
    if ((this.written[name] ?? "") === text) return;
    this.written[name] = text;
    this.element.style[name] = text;
  }
}

/** Elements one below the other, as children of a view, each as tall as its contents. `key(item)` names an item,
 *  `render(item, element)` makes its element, or brings the one that there is up to date; `made(view, item)` is told of its
 *  view, and gives it gestures. What else is given, gap, inset and the settings of View.arrange(), says how they stand,
 *  come and go. */
export class List {
  constructor(parent, { key, render, made = null, gap = 0, inset = 0, ...arrangement }) {
    this.parent = parent;
    this.key = key, this.render = render, this.made = made, this.gap = gap, this.inset = inset, this.arrangement = arrangement;
    this.mount = mounts.get(parent.runtime);
    if (!this.mount) throw new TypeError("mount(element, runtime) comes before list()");
    this.rows = new Map(); // by the key
    this.leaving = new Set();
    this.order = [];
    this.mount.lists.add(this);
    this.sizes = new ResizeObserver(() => { if (this.order.some((row) => row.element.offsetHeight !== row.height)) this.lay(); });
  }

  /** The height of all rows. */
  get height() { return this.total; }

  /** Shows these items: rows come, move, and leave. */
  update(items) {
    const box = this.mount.elementOf(this.parent), seen = new Set();
    if (!box) throw new TypeError("the list's view has no element: bind() it first");
    this.order = Array.from(items, (item) => {
      const key = String(this.key(item));
      if (seen.has(key)) throw new TypeError(`two items have the key ${key}`);
      seen.add(key);
      let row = this.rows.get(key);
      const element = this.render(item, row?.element ?? null) ?? row?.element;
      if (!row) {
        row = { key, element, view: new motus.View(this.parent.runtime), height: 0 };
        this.rows.set(key, row);
        this.mount.bind(row.view, element, true);
        this.sizes.observe(element);
        this.made?.(row.view, item);
      }
      this.leaving.delete(row);
      return row;
    });
    for (const row of this.rows.values()) if (!seen.has(row.key)) this.leaving.add(row);
    // The document's order is that of the items, for those who read or tab through it.
    const active = document.activeElement;
    let next = null;
    for (const row of [...this.order].reverse()) {
      if (row.element.parentElement !== box || (next && row.element.nextElementSibling !== next)) box.insertBefore(row.element, next);
      next = row.element;
    }
    if (active && active !== document.activeElement && box.contains(active)) active.focus({ preventScroll: true });
    this.lay();
  }

  lay() {
    const width = this.parent.bounds.width - 2 * this.inset;
    for (const { element } of this.order) element.style.width = `${width}px`;
    let y = this.inset;
    const children = this.order.map((row) => {
      row.height = row.element.offsetHeight;
      const frame = [this.inset, y, width, row.height];
      y += row.height + this.gap;
      return { key: row.key, frame, view: row.view };
    });
    this.total = y - (this.order.length ? this.gap : 0) + this.inset;
    this.parent.arrange(children, this.arrangement);
    this.mount.wake();
  }

  /** Takes away the elements of those that have left. */
  sweep() {
    for (const row of this.leaving) {
      if (row.view.superview !== null) continue;
      this.leaving.delete(row);
      this.rows.delete(row.key);
      this.sizes.unobserve(row.element);
      this.mount.bindings.get(row.view.id)?.unbind();
      row.element.remove();
      row.view.release();
    }
  }

  /** Takes all rows away. */
  remove() {
    this.update([]);
  }
}
