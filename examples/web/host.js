// A host for Motus on a canvas: clock, fingers, mouse, wheel, pixels, and sleep when nothing moves.
// An app gives it a runtime and what is to be painted on its views.
import { FocusDirection, TouchPhase, TreeChangeKind, WheelModifier, WheelUnit } from "./motus.js";

const PHASES = { pointerdown: TouchPhase.BEGAN, pointermove: TouchPhase.MOVED, pointerup: TouchPhase.ENDED,
  pointercancel: TouchPhase.CANCELLED };
const ARROWS = { ArrowLeft: FocusDirection.LEFT, ArrowRight: FocusDirection.RIGHT, ArrowUp: FocusDirection.UP,
  ArrowDown: FocusDirection.DOWN };
const PRESSES = ["Enter", " "];

export class Host {
  /** Keys are heard by the page, or by another target that is given. */
  constructor(canvas, runtime, keys = window) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.runtime = runtime;
    this.painters = new Map(); // by the handle of a view
    this.frames = 0; // how many have been drawn
    this.layers = []; // of groups
    this.request = this.timer = 0;
    this.down = new Set();
    this.stops = new AbortController();
    const { signal } = this.stops;
    for (const name of Object.keys(PHASES)) canvas.addEventListener(name, (event) => this.pointer(event), { signal });
    canvas.addEventListener("pointerout", (event) => this.hover(event), { signal });
    canvas.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    for (const name of ["keydown", "keyup"]) keys.addEventListener(name, (event) => this.key(event), { signal });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(canvas);
    this.resize();
  }

  /** Lets go of the canvas; the runtime lives on. */
  stop() {
    this.stops.abort();
    this.sizes.disconnect();
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = -1; // no frame is asked for any more
  }

  /** What stands on a view, drawn in its own coordinates: `over(context, bounds)`, and `under` below
   *  its background, for shadows. */
  paint(view, over, under = null) {
    this.painters.set(view.id, { over, under });
    return view;
  }

  /** A mark in the view's background colour instead of a rectangle, such as a line of text: so its colour moves as
   *  every colour does. `draw(context, bounds, style)`. */
  mark(view, draw) {
    this.painters.set(view.id, { mark: draw });
    return view;
  }

  // MARK: Time

  /** The clock, in seconds; and that of an event, which has been since the last frame. */
  get now() { return performance.now() / 1000; }
  timeOf(event) { return event.timeStamp / 1000; }

  /** Does something from outside of a frame: what has slept knows the time first. */
  act(body) {
    if (this.request === 0) this.runtime.tick(this.now);
    body();
    this.wake();
  }

  /** Something has been asked for: there will be a frame. */
  wake() {
    if (this.request === 0) this.request = requestAnimationFrame(() => this.frame());
  }

  frame() {
    const { runtime } = this;
    this.request = 0;
    clearTimeout(this.timer);
    runtime.tick(this.now);
    this.forgetViews();
    this.draw();
    if (runtime.needsTick) return this.wake();
    const deadline = runtime.nextDeadline; // asleep until then, or until somebody calls
    if (deadline !== null) this.timer = setTimeout(() => this.wake(), Math.max(0, deadline - this.now) * 1000);
  }

  forgetViews() {
    for (const change of this.runtime.treeChanges()) {
      if (change.kind === TreeChangeKind.REMOVED && change.view === null) {
        this.painters.delete(change.viewId);
        this.forgotten?.(change.viewId); // by those who keep something of their own
      }
    }
  }

  // MARK: Fingers, mouse, wheel

  point(event) {
    const place = this.canvas.getBoundingClientRect();
    return [event.clientX - place.left, event.clientY - place.top];
  }

  pointer(event) {
    const phase = PHASES[event.type], id = event.pointerId;
    if (phase === TouchPhase.BEGAN) {
      if (event.button !== 0) return;
      if (this.runtime.focusedView) this.runtime.focusedView = null;
      this.down.add(id);
      this.canvas.setPointerCapture(id);
    } else if (!this.down.has(id)) {
      this.hover(event);
      return;
    }
    if (phase !== TouchPhase.BEGAN && phase !== TouchPhase.MOVED) this.down.delete(id);
    // All that the finger has done since the last frame, for its velocity.
    const samples = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const one of samples.length ? samples : [event]) {
      this.runtime.sendTouch(id, phase, this.point(one), this.timeOf(one));
    }
    event.preventDefault();
    this.wake();
  }

  hover(event) {
    if (event.pointerType === "touch") return;
    this.runtime.sendHover(this.point(event), event.type !== "pointerout", this.timeOf(event));
    this.wake();
  }

  wheel(event) {
    event.preventDefault();
    const unit = [WheelUnit.PIXELS, WheelUnit.LINES, WheelUnit.PAGES][event.deltaMode];
    // Browsers move trackpads and smooth wheels along by themselves, and tell of pinches as of a wheel.
    const modifiers = (event.shiftKey ? WheelModifier.ACROSS : 0) | (event.ctrlKey ? WheelModifier.ZOOMS : 0);
    this.runtime.sendWheel({ point: this.point(event), time: this.timeOf(event), delta: [event.deltaX, event.deltaY],
      unit, modifiers });
    this.wake();
  }

  /** Arrows move the focus, enter and space press what has it. A finger takes the ring away. */
  key(event) {
    const { runtime } = this, isDown = event.type === "keydown";
    if (PRESSES.includes(event.key)) {
      if (!event.repeat) runtime.sendPress(isDown ? TouchPhase.BEGAN : TouchPhase.ENDED, this.timeOf(event));
    } else if (isDown && event.key in ARROWS) this.act(() => runtime.moveFocus(ARROWS[event.key]));
    else return;
    event.preventDefault();
    this.wake();
  }

  // MARK: Pixels

  resize() {
    const { canvas, runtime } = this, scale = window.devicePixelRatio || 1;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    if (width === 0 || (width === this.width && height === this.height && scale === this.scale)) return;
    this.width = width, this.height = height, this.scale = scale;
    canvas.width = Math.round(width * scale), canvas.height = Math.round(height * scale);
    const { bounds } = runtime.window;
    if (bounds.width !== width || bounds.height !== height) runtime.setWindowSize([width, height], 0);
    this.wake();
  }

  /** Back to front, straight from the library's memory: no object is made for an item. Items of a
   *  group go onto a layer of their own, which is laid over with the group's alpha. A canvas knows
   *  no perspective: of effects it shows the affine part. */
  draw() {
    const { runtime, scale } = this, items = runtime.drawList();
    const groups = Array.from(runtime.drawGroups(), ({ first, end, alpha }) => ({ first, end, alpha }));
    const details = runtime.drawDetails(), read = new Reader(items, details, scale);
    const open = []; // the groups around what is drawn now, with their layers
    let { context } = this, clipped = -1;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.save();
    const close = (group) => {
      context.restore();
      ({ context } = open.length > 1 ? open[open.length - 2] : this);
      open.pop();
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = group.alpha;
      context.drawImage(group.layer, 0, 0);
      context.restore();
      context.save();
      clipped = -1;
    };
    for (let item = 0; item < items.length; item++) {
      while (open.length && open.at(-1).end <= item) close(open.at(-1));
      while (groups.length && groups[0].first === item) {
        const { end, alpha } = groups.shift(), layer = this.layer(open.length);
        context.restore();
        context = layer.getContext("2d");
        context.save();
        open.push({ end, alpha, layer, context });
        clipped = -1;
      }
      const visible = read.alpha(item);
      if (visible <= 0.001) continue;
      const within = read.clip(item);
      if (within !== clipped) {
        context.restore();
        context.save();
        if (within >= 0) read.clipTo(context, within);
        clipped = within;
      }
      context.globalAlpha = visible;
      const painter = this.painters.get(read.view(item)), bounds = read.bounds(item);
      read.blur(context, item);
      read.shadow(context, item);
      read.place(context, item);
      if (painter?.under) painter.under(context, bounds);
      if (painter?.mark) painter.mark(context, bounds, read.color(item));
      else read.fill(context, item);
      if (painter?.over) painter.over(context, bounds);
      read.border(context, item);
    }
    while (open.length) close(open.at(-1));
    context.restore();
    this.frames += 1;
  }

  /** An empty picture as large as the canvas, one for each group in another. */
  layer(level) {
    const { width, height } = this.canvas, layer = this.layers[level] ??= new OffscreenCanvas(width, height);
    if (layer.width !== width || layer.height !== height) layer.width = width, layer.height = height;
    layer.getContext("2d").clearRect(0, 0, width, height);
    return layer;
  }
}

const FAR = 20000; // pixels: a shape there throws its shadow into the picture, and is not seen

/** The draw list and its details, as they stand in the library's memory. */
class Reader {
  constructor(items, details, scale) {
    this.scale = scale;
    this.numbers = items.floats, this.words = items.words, this.stride = items.stride / 8;
    this.more = details.floats, this.wide = details.stride / 8;
    for (const name of ["transform", "bounds", "color"]) this[`${name}At`] = items.offset(name) / 8;
    for (const name of ["groupAlpha", "scaleX", "scaleY", "cornerRadii", "borderWidth", "borderColor", "shadowColor",
      "shadowOffset", "shadowRadius", "backdropBlurRadius"]) this[`${name}At`] = details.offset(name) / 8;
    this.clipAt = items.offset("clip") / 4, this.viewAt = items.offset("view") / 4;
  }

  alpha(item) { return this.more[item * this.wide + this.groupAlphaAt]; }
  clip(item) { return this.words[item * this.stride * 2 + this.clipAt] | 0; }
  view(item) { return this.words[item * this.stride * 2 + this.viewAt]; }

  bounds(item) {
    const { numbers } = this, at = item * this.stride + this.boundsAt;
    return { x: numbers[at], y: numbers[at + 1], width: numbers[at + 2], height: numbers[at + 3] };
  }

  place(context, item, offset = 0) {
    const { numbers, scale } = this, at = item * this.stride + this.transformAt;
    context.setTransform(scale * numbers[at], scale * numbers[at + 1], scale * numbers[at + 2], scale * numbers[at + 3],
      scale * numbers[at + 4] - offset, scale * numbers[at + 5]);
  }

  /** The bounds with a radius for each corner, as they are to look where the size is under way. */
  outline(context, item, inset = 0) {
    const { more } = this, first = item * this.wide, radii = first + this.cornerRadiiAt;
    const dx = inset / more[first + this.scaleXAt], dy = inset / more[first + this.scaleYAt];
    const { x, y, width, height } = this.bounds(item);
    context.beginPath();
    if (more[radii] || more[radii + 1] || more[radii + 2] || more[radii + 3]) {
      context.roundRect(x + dx, y + dy, Math.max(0, width - 2 * dx), Math.max(0, height - 2 * dy), [0, 1, 2, 3].map((corner) => {
        const radius = Math.max(0, more[radii + corner] - inset);
        return { x: radius / more[first + this.scaleXAt], y: radius / more[first + this.scaleYAt] };
      }));
    } else context.rect(x + dx, y + dy, width - 2 * dx, height - 2 * dy);
  }

  clipTo(context, item) { // with those that clip it
    const outer = this.clip(item);
    if (outer >= 0) this.clipTo(context, outer);
    this.place(context, item);
    this.outline(context, item);
    context.clip();
  }

  style(numbers, at) {
    const channel = (value) => Math.round(255 * Math.min(1, Math.max(0, value)));
    return `rgba(${channel(numbers[at])},${channel(numbers[at + 1])},${channel(numbers[at + 2])},${numbers[at + 3]})`;
  }

  color(item) { return this.style(this.numbers, item * this.stride + this.colorAt); }

  fill(context, item) {
    const at = item * this.stride + this.colorAt;
    if (this.numbers[at + 3] <= 0) return;
    context.fillStyle = this.style(this.numbers, at);
    this.outline(context, item);
    context.fill();
  }

  /** What has been drawn so far, within the item's outline. */
  blur(context, item) {
    const radius = this.more[item * this.wide + this.backdropBlurRadiusAt];
    if (radius <= 0) return;
    context.save();
    this.place(context, item);
    this.outline(context, item);
    context.clip();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.filter = `blur(${radius / 2 * this.scale}px)`;
    context.drawImage(context.canvas, 0, 0);
    context.restore();
  }

  shadow(context, item) {
    const { more, scale } = this, first = item * this.wide, color = first + this.shadowColorAt;
    if (more[color + 3] <= 0) return;
    context.save();
    this.place(context, item, FAR);
    this.outline(context, item);
    context.shadowColor = this.style(more, color);
    context.shadowBlur = more[first + this.shadowRadiusAt] * scale;
    context.shadowOffsetX = more[first + this.shadowOffsetAt] * scale + FAR;
    context.shadowOffsetY = more[first + this.shadowOffsetAt + 1] * scale;
    context.fillStyle = "#000";
    context.fill();
    context.restore();
  }

  /** Between the outline and one further inside. */
  border(context, item) {
    const { more } = this, first = item * this.wide, width = more[first + this.borderWidthAt];
    const color = first + this.borderColorAt;
    if (width <= 0 || more[color + 3] <= 0) return;
    context.save();
    this.outline(context, item);
    context.clip();
    this.outline(context, item, width / 2);
    context.strokeStyle = this.style(more, color);
    context.lineWidth = width / Math.max(more[first + this.scaleXAt], 1e-9);
    context.stroke();
    context.restore();
  }
}
