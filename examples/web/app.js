// A phone-like app on a canvas: a list whose pages are swiped back, a sheet with two heights, cards
// that are thrown and snap into places. Motus moves, host.js draws, this file says what there is.
import * as motus from "./motus.js";
import { card, fill, gradient, icon, map, PLACES, shadow, text } from "./pictures.js";
import { Host } from "./host.js";

const records = new URLSearchParams(location.search).has("record"); // index.html?record
await motus.load(new URL(records ? "motus-record.wasm" : "motus.wasm", import.meta.url));
const canvas = document.querySelector("#screen");
const runtime = new motus.Runtime({ windowSize: [canvas.clientWidth || 390, canvas.clientHeight || 844],
  startTime: performance.now() / 1000 });
runtime.reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
const host = new Host(canvas, runtime);
const BAR = 76;
const PAPER = [0.953, 0.957, 0.973, 1], WHITE = [1, 1, 1, 1], CLEAR = [0, 0, 0, 0];

/** A view in another, as it is painted. */
function add(parent, frame, { color = CLEAR, radius = 0, over = null, under = null } = {}) {
  const view = new motus.View(runtime);
  view.frame = frame;
  view.backgroundColor = color;
  view.cornerRadius = radius;
  parent.addSubview(view);
  if (over || under) host.paint(view, over, under);
  return view;
}

/** What a tap on a view does; while the finger is down, the view is a little smaller. */
function onTap(view, action) {
  const press = new motus.Gesture(runtime, { type: motus.GestureType.LONG_PRESS, duration: 0.04, movement: 8 });
  press.cancelsTouches = false;
  press.setDelegate({ shouldRecognizeSimultaneously: () => true });
  press.setAction((gesture) => {
    const isDown = gesture.state === motus.RecognitionState.BEGAN || gesture.state === motus.RecognitionState.CHANGED;
    const size = isDown ? 0.97 : 1;
    if (gesture.state === motus.RecognitionState.CHANGED) return;
    runtime.animate({ response: 0.3, bounce: isDown ? 0 : 0.35 }, () => {
      if (gesture.view) gesture.view.transform = [size, 0, 0, size, 0, 0];
    });
  });
  view.addGesture(press);
  const tap = new motus.Gesture(runtime, { type: motus.GestureType.TAP });
  tap.setDelegate({ shouldRecognizeSimultaneously: (_, other) => other === press });
  tap.setAction((gesture) => { if (gesture.state === motus.RecognitionState.ENDED) action(); });
  view.addGesture(tap);
}

const size = (controller) => controller.view.bounds;

// MARK: A list, and what is behind its rows

function listScreen() {
  const rows = [];
  let content = null, title = null;
  return new motus.ViewController(runtime, {
    viewDidLoad(controller) {
      controller.view.backgroundColor = PAPER;
      content = add(controller.view, [0, 0, 1, 1]);
      new motus.Scroller(content, { axes: motus.AxisMask.VERTICAL, alwaysBounces: motus.AxisMask.VERTICAL });
      title = add(content, [20, 64, 300, 52], { over: (context) => text(context, "Places", 0, 38, 34, 700) });
      PLACES.forEach((place, index) => {
        const row = add(content, [0, 0, 1, 1], { color: WHITE, radius: 18,
          under: (context, bounds) => shadow(context, bounds, 18, 0.1),
          over: (context, bounds) => card(context, bounds, place) });
        onTap(row, () => stack.push(detailScreen(index), true));
        rows.push(row);
      });
    },
    viewDidLayoutSubviews(controller) {
      const { width, height } = size(controller);
      content.frame = [0, 0, width, height];
      title.frame = [20, 64, width - 40, 52];
      rows.forEach((row, index) => { row.frame = [16, 132 + index * 100, width - 32, 86]; });
      content.scroller.contentSize = [width, 132 + rows.length * 100 + BAR + 12];
    },
  });
}

function detailScreen(index) {
  const place = PLACES[index];
  let hero = null, words = null, button = null, back = null;
  return new motus.ViewController(runtime, {
    viewDidLoad({ view }) {
      view.backgroundColor = WHITE;
      hero = add(view, [0, 0, 1, 1], { over: (context, bounds) => {
        fill(context, bounds, gradient(context, bounds, place.colors));
        icon(context, place.sign, bounds.width / 2, bounds.height / 2 + 18, 96);
      } });
      words = add(view, [0, 0, 1, 1], { over: (context, bounds) => {
        text(context, place.name, 0, 34, 32, 700);
        text(context, place.where, 0, 62, 17, 400, "#8a8fa3");
        place.words.forEach((line, at) => text(context, line, 0, 104 + at * 26, 17, 400, "#3c4052", bounds.width));
      } });
      button = add(view, [0, 0, 1, 1], { color: [0.2, 0.42, 0.96, 1], radius: 16,
        over: (context, bounds) => text(context, "Show on the map", bounds.width / 2, 33, 17, 600, "#fff", 0, "center") });
      back = add(view, [16, 52, 40, 40], { color: [1, 1, 1, 0.9], radius: 20, over: (context) => {
        Object.assign(context, { strokeStyle: "#2b3046", lineWidth: 2.5, lineCap: "round", lineJoin: "round" });
        context.stroke(new Path2D("M23 12 L15 20 L23 28"));
      } });
      onTap(back, () => stack.pop(true));
      onTap(button, () => showMap(place));
    },
    viewDidLayoutSubviews(controller) {
      const { width, height } = size(controller);
      hero.frame = [0, 0, width, 300];
      words.frame = [24, 316, width - 48, 240];
      button.frame = [24, height - BAR - 72, width - 48, 54];
    },
  });
}

// MARK: A sheet over what has presented it

function showMap(place) {
  let content = null, picture = null;
  const sheet = new motus.ViewController(runtime, {
    viewDidLoad({ view }) {
      view.backgroundColor = WHITE;
      content = add(view, [0, 0, 1, 1], { over: (context, bounds) => {
        text(context, place.name, 24, 52, 24, 700);
        text(context, "Drag me up, down, or throw me away", 24, 78, 15, 400, "#8a8fa3", bounds.width - 48);
      } });
      picture = add(view, [0, 0, 1, 1], { radius: 18, color: [0.86, 0.92, 0.84, 1] });
      picture.clipsToBounds = true;
      add(picture, [0, 0, 600, 800], { over: (context) => map(context, picture.bounds, place) });
    },
    viewDidLayoutSubviews(controller) {
      const { width, height } = size(controller);
      content.frame = [0, 0, width, 100];
      picture.frame = [20, 100, width - 40, Math.max(0, height - 130)];
    },
  });
  sheet.presentationController.sheetSetOptions({ detents: [motus.Detent.MEDIUM, motus.Detent.LARGE],
    prefersGrabberVisible: true, preferredCornerRadius: 26 });
  tabs.present(sheet, true);
}

// MARK: Cards that are thrown

function cardScreen() {
  const CARD = { width: 122, height: 168 };
  const cards = [], slots = [];
  let animator = null, flight = null;
  const homes = (bounds) => [0, 1, 2, 3, 4, 5].map((at) => ({
    x: bounds.width / 2 + (at % 2 ? 1 : -1) * Math.min(84, bounds.width / 4),
    y: 120 + (Math.floor(at / 2) + 0.5) * (bounds.height - BAR - 130) / 3 }));

  /** The place that is nearest to where a card would come to rest, among those that are free. */
  const nearest = (mover, bounds) => {
    const at = mover.view.center, speed = flight.linearVelocity(mover.view);
    const end = { x: at.x + speed.dx * 0.2, y: at.y + speed.dy * 0.2 };
    const far = (home) => Math.hypot(home.x - end.x, home.y - end.y);
    return homes(bounds).filter((_, slot) => !cards.some((other) => other !== mover && other.slot === slot))
      .reduce((best, home) => (far(home) < far(best) ? home : best));
  };
  const settle = (mover, bounds) => {
    const home = nearest(mover, bounds);
    mover.slot = homes(bounds).findIndex(({ x, y }) => x === home.x && y === home.y);
    mover.snap = new motus.SnapBehavior(runtime, mover.view, home);
    mover.snap.dampingRatio = 0.62;
    animator.addBehavior(mover.snap);
  };
  const drop = (behavior) => {
    if (behavior === null) return null;
    animator.removeBehavior(behavior);
    behavior.release();
    return null;
  };
  const drag = (mover, gesture, view) => {
    const { BEGAN, CHANGED } = motus.RecognitionState, finger = gesture.location(view);
    if (gesture.state === BEGAN) {
      const { x, y } = mover.view.center, turn = mover.view.rotation;
      mover.snap = drop(mover.snap);
      mover.slot = -1;
      const [dx, dy] = [finger.x - x, finger.y - y];
      const offset = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
      mover.hold = new motus.AttachmentBehavior(runtime,
        { type: motus.AttachmentType.ANCHOR, item: mover.view, offset, anchor: finger });
      animator.addBehavior(mover.hold);
      view.bringSubviewToFront(mover.view);
    } else if (gesture.state === CHANGED) {
      if (mover.hold) mover.hold.anchorPoint = finger;
    } else {
      mover.hold = drop(mover.hold);
    }
  };

  return new motus.ViewController(runtime, {
    viewDidLoad({ view }) {
      view.backgroundColor = [0.09, 0.1, 0.15, 1];
      add(view, [20, 64, 300, 52], { over: (context) => text(context, "Cards", 0, 38, 34, 700, "#fff") });
      for (let at = 0; at < 6; at++) {
        slots.push(add(view, [0, 0, CARD.width, CARD.height], { color: [1, 1, 1, 0.06], radius: 16 }));
      }
      animator = new motus.DynamicAnimator(runtime, view);
      PLACES.slice(0, 4).forEach((place, at) => {
        const one = add(view, [0, 0, CARD.width, CARD.height], { radius: 16,
          under: (context, bounds) => shadow(context, bounds, 16, 0.5),
          over: (context, bounds) => {
            fill(context, bounds, gradient(context, bounds, place.colors), 16);
            icon(context, place.sign, bounds.width / 2, 72, 52);
            text(context, place.name, bounds.width / 2, 140, 15, 600, "#fff", 0, "center");
          } });
        const mover = { view: one, slot: at, snap: null, hold: null };
        const pan = new motus.Gesture(runtime, { type: motus.GestureType.PAN });
        pan.setAction((gesture) => drag(mover, gesture, one.superview));
        one.addGesture(pan);
        cards.push(mover);
      });
      const items = cards.map((one) => one.view);
      flight = new motus.ItemBehavior(runtime, { elasticity: 0.55, resistance: 1.6, angularResistance: 3 }, items);
      flight.setAction(() => { // who has become slow enough looks for a place
        for (const mover of cards) {
          const speed = flight.linearVelocity(mover.view);
          if (!mover.hold && !mover.snap && Math.hypot(speed.dx, speed.dy) < 900) settle(mover, animator.referenceView.bounds);
        }
      });
      const edges = new motus.CollisionBehavior(runtime, items);
      edges.mode = motus.CollisionMode.BOUNDARIES;
      edges.referenceBounds = [0, 0, BAR, 0];
      animator.addBehavior(flight);
      animator.addBehavior(edges);
    },
    viewDidLayoutSubviews(controller) {
      const places = homes(size(controller));
      slots.forEach((slot, at) => { slot.center = places[at]; });
      for (const mover of cards) {
        if (mover.hold || mover.slot < 0) continue;
        if (mover.snap) mover.snap.point = places[mover.slot];
        else { mover.view.center = places[mover.slot]; animator.updateItem(mover.view, true); }
      }
    },
  });
}

// MARK: Tabs, and a bar for them

const stack = new motus.NavigationController(runtime, listScreen());
const tabs = new motus.TabBarController(runtime);
tabs.setViewControllers([stack, cardScreen()], false);
runtime.rootViewController = tabs;
tabs.setDelegate({ didSelect: () => tabs.view.bringSubviewToFront(bar) });
stack.interactivePopGesture; // makes the gesture that swipes pages back

const bar = add(tabs.view, [0, 0, 1, BAR], { color: [0.99, 0.99, 1, 0.97],
  over: (context, bounds) => fill(context, { ...bounds, height: 0.5 }, "#c9ccd8") });
const pill = add(bar, [0, 0, 84, 52], { color: [0.2, 0.42, 0.96, 0.13], radius: 18 });
pill.setImplicit(motus.Property.CENTER, { timing: { type: motus.TimingType.SPRING_BOUNCE, bounce: 0.3,
  springDuration: 0.42 } });
const buttons = ["Places", "Cards"].map((name, index) => {
  const button = add(bar, [0, 0, 1, BAR], { over: (context, bounds) => {
    const tint = tabs.selectedIndex === index ? "#2f62e8" : "#8a8fa3";
    icon(context, name, bounds.width / 2, 28, 22, tint);
    text(context, name, bounds.width / 2, 56, 11, 600, tint, 0, "center");
  } });
  onTap(button, () => {
    tabs.selectByUser(index);
    pill.center = [button.center.x, 38];
  });
  return button;
});

function layOutBar() {
  const { width, height } = runtime.window.bounds;
  bar.frame = [0, height - BAR, width, BAR];
  buttons.forEach((button, index) => { button.frame = [index * width / 2, 0, width / 2, BAR]; });
  runtime.performWithoutAnimation(() => { pill.center = [buttons[tabs.selectedIndex].center.x, 38]; });
}
layOutBar();
new ResizeObserver(() => { layOutBar(); host.wake(); }).observe(canvas);
host.wake();

if (records) {
  const save = document.querySelector("#save");
  save.hidden = false;
  save.onclick = () => { // what `make inspector TRACE=page.trace` shows
    const link = Object.assign(document.createElement("a"), { download: "page.trace",
      href: URL.createObjectURL(new Blob([motus.trace()], { type: "text/plain" })) });
    link.click();
    URL.revokeObjectURL(link.href);
  };
}

globalThis.app = { motus, runtime, host, stack, tabs, trace: motus.trace }; // for those who look, and for the tests
