// A host for Motus on a canvas: clock, fingers, mouse, wheel, pixels, and sleep when nothing moves.
// An app gives it a runtime and what is to be painted on its views.
import { TouchPhase, TreeChangeKind } from "./motus.js";

const PHASES = { pointerdown: TouchPhase.BEGAN, pointermove: TouchPhase.MOVED, pointerup: TouchPhase.ENDED,
  pointercancel: TouchPhase.CANCELLED };

export class Host {
  constructor(canvas, runtime) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.runtime = runtime;
    this.painters = new Map(); // by the handle of a view
    this.frames = 0; // how many have been drawn
    this.request = this.timer = 0;
    this.down = new Set();
    for (const name of Object.keys(PHASES)) canvas.addEventListener(name, (event) => this.pointer(event));
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
  }

  /** What stands on a view, drawn in its own coordinates: `over(context, bounds)`, and `under` below
   *  its background, for shadows. */
  paint(view, over, under = null) {
    this.painters.set(view.id, { over, under });
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
      if (change.kind === TreeChangeKind.REMOVED && change.view === null) this.painters.delete(change.viewId);
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
      this.down.add(id);
      this.canvas.setPointerCapture(id);
    } else if (!this.down.has(id)) return;
    if (phase !== TouchPhase.BEGAN && phase !== TouchPhase.MOVED) this.down.delete(id);
    // All that the finger has done since the last frame, for its velocity.
    const samples = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const one of samples.length ? samples : [event]) {
      this.runtime.sendTouch(id, phase, this.point(one), this.timeOf(one));
    }
    event.preventDefault();
    this.wake();
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.height : 1;
    let view = this.runtime.window.hitTest(this.point(event));
    while (view && !view.scroller) view = view.superview;
    if (!view) return;
    const { x, y } = view.scroller.offset;
    this.act(() => view.scroller.scrollTo([x + event.deltaX * unit, y + event.deltaY * unit], false));
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

  /** Back to front, straight from the library's memory: no object is made for an item. */
  draw() {
    const { context, scale } = this, items = this.runtime.drawList();
    const at = (name) => items.offset(name) / 8;
    const transform = at("transform"), bounds = at("bounds"), color = at("color");
    const alpha = at("alpha"), radius = at("cornerRadius"), clip = items.offset("clip") / 4;
    const stride = items.stride / 8, view = items.offset("view") / 4;
    const numbers = items.floats, words = items.words;
    const place = (item) => {
      const t = item * stride + transform;
      context.setTransform(scale * numbers[t], scale * numbers[t + 1], scale * numbers[t + 2],
        scale * numbers[t + 3], scale * numbers[t + 4], scale * numbers[t + 5]);
    };
    const outline = (item) => {
      const b = item * stride + bounds, r = numbers[item * stride + radius];
      context.beginPath();
      if (r > 0) context.roundRect(numbers[b], numbers[b + 1], numbers[b + 2], numbers[b + 3], r);
      else context.rect(numbers[b], numbers[b + 1], numbers[b + 2], numbers[b + 3]);
    };
    const clipTo = (item) => { // with those that clip it
      const outer = words[item * stride * 2 + clip] | 0;
      if (outer >= 0) clipTo(outer);
      place(item);
      outline(item);
      context.clip();
    };
    context.save();
    let clipped = -1;
    for (let item = 0; item < items.length; item++) {
      const first = item * stride, visible = numbers[first + alpha];
      if (visible <= 0.001) continue;
      const within = words[first * 2 + clip] | 0;
      if (within !== clipped) {
        context.restore();
        context.save();
        if (within >= 0) clipTo(within);
        clipped = within;
      }
      place(item);
      context.globalAlpha = visible;
      const painter = this.painters.get(words[first * 2 + view]);
      const c = first + color, b = first + bounds;
      const rect = { x: numbers[b], y: numbers[b + 1], width: numbers[b + 2], height: numbers[b + 3] };
      if (painter?.under) painter.under(context, rect);
      if (numbers[c + 3] > 0) {
        const channel = (value) => Math.round(255 * Math.min(1, Math.max(0, value)));
        context.fillStyle = `rgba(${channel(numbers[c])},${channel(numbers[c + 1])},${channel(numbers[c + 2])},`
          + `${numbers[c + 3]})`;
        outline(item);
        context.fill();
      }
      if (painter?.over) painter.over(context, rect);
    }
    context.restore();
    this.frames += 1;
  }
}
