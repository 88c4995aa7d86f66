// A program beside what it moves. It stands in the address, so that it can be sent to somebody.
import * as motus from "./motus.js";
import { Host } from "./host.js";

const PROGRAMS = {
  "A card that is thrown": `// Throw the card: it flies on with its velocity, and springs home.
const card = add([120, 240, 150, 100], "#0f6e5c", 20);
const { x, y } = card.center;
gesture(card, { type: motus.GestureType.PAN }, (pan) => {
  const { BEGAN, CHANGED } = motus.RecognitionState, { dx, dy } = pan.translation();
  if (pan.state === BEGAN || pan.state === CHANGED) card.center = [x + dx, y + dy];
  else spring(0.6, 0.35, () => { card.center = [x, y]; });
});`,
  "A row of springs": `// The same distance by springs of more and more bounce. Click to turn them back, at any moment.
const dots = Array.from({ length: 9 }, (_, at) => add([30, 40 + 56 * at, 40, 40], [0.06, 0.43, 0.36 + at / 14, 1], 20));
let isRight = false;
const go = () => {
  isRight = !isRight;
  dots.forEach((dot, at) => spring(0.6, at / 10, () => { dot.center = [isRight ? screen.bounds.width - 50 : 50, dot.center.y]; }));
};
gesture(screen, { type: motus.GestureType.TAP }, go);
go();`,
  "A list that scrolls": `// Ten thousand rows; those have views that are near.
const list = add([0, 0, screen.bounds.width, screen.bounds.height], "#f7f6f2");
new motus.Scroller(list, { axes: motus.AxisMask.VERTICAL });
const spare = [];
list.setRowListDelegate({
  provide(_, key) {
    const row = spare.pop() ?? add([0, 0, 100, 52], "#fff", 12, null);
    row.backgroundColor = [0.5 + 0.4 * Math.sin(Number(key) / 9), 0.72, 0.78, 1];
    return row;
  },
  recycle: (_, key, row) => { spare.push(row); },
});
list.setRows(Array.from({ length: 10000 }, (_, at) => ({ key: at + 1, extent: 52, flags: 0 })), { gap: 8, padding: [12, 12, 12, 12] });`,
  "Things that fall": `// Bodies in a box: throw them.
const animator = new motus.DynamicAnimator(runtime, screen), things = [];
for (let at = 0; at < 24; at++) {
  things.push(add([30 + 62 * (at % 6), 20 + 60 * Math.floor(at / 6), 44, 44], [0.9, 0.36 + at / 60, 0.22, 1], at % 2 ? 22 : 8));
}
animator.addBehavior(new motus.GravityBehavior(runtime, things));
const walls = new motus.CollisionBehavior(runtime, things);
walls.referenceBounds = [0, 0, 0, 0];
animator.addBehavior(walls);
animator.addBehavior(new motus.ItemBehavior(runtime, { elasticity: 0.5 }, things));
for (const thing of things) gesture(thing, { type: motus.GestureType.PAN }, (pan) => {
  const { BEGAN, CHANGED } = motus.RecognitionState;
  if (pan.state === BEGAN) thing.hand = new motus.AttachmentBehavior(runtime,
    { type: motus.AttachmentType.ANCHOR, item: thing, anchor: pan.location(screen), frequency: 8, dampingRatio: 1 });
  if (pan.state === BEGAN) animator.addBehavior(thing.hand);
  else if (pan.state === CHANGED) thing.hand.anchorPoint = pan.location(screen);
  else animator.removeBehavior(thing.hand);
});`,
};

const [code, stage, said, example] = ["#code", "#stage", "#said", "#example"].map((name) => document.querySelector(name));
const say = (words, isWrong = false) => {
  said.textContent = words;
  said.style.color = isWrong ? "#c2410c" : "";
};
await motus.load();

// MARK: The address: the program after #, as UTF-8 in base64 without signs that addresses know

const encode = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const decode = (words) => new TextDecoder().decode(Uint8Array.from(atob(words.replaceAll("-", "+").replaceAll("_", "/")),
  (one) => one.charCodeAt(0)));
function read() {
  try {
    return location.hash.length > 1 ? decode(location.hash.slice(1)) : null;
  } catch {
    say("This address has no program.", true);
    return null;
  }
}

// MARK: Running

let running = null;
const colorOf = (color) => (Array.isArray(color) ? color
  : [1, 3, 5].map((at) => parseInt((color.length === 4 ? color.replace(/[^#]/g, "$&$&") : color).slice(at, at + 2), 16) / 255).concat(1));

function run() {
  running?.host.stop();
  running?.runtime.destroy();
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "display: block; width: 100%; height: 100%; touch-action: none";
  stage.replaceChildren(canvas);
  const runtime = new motus.Runtime({ windowSize: [stage.clientWidth, stage.clientHeight], startTime: performance.now() / 1000,
    longestStep: 0.1 });
  const host = new Host(canvas, runtime, canvas), { window: screen } = runtime;
  running = { runtime, host };
  screen.backgroundColor = [0.94, 0.93, 0.9, 1];
  const add = (frame, color = "#0f6e5c", radius = 0, parent = screen) => {
    const view = new motus.View(runtime);
    Object.assign(view, { frame, backgroundColor: colorOf(color), cornerRadius: radius });
    parent?.addSubview(view);
    return view;
  };
  const gesture = (view, options, action) => {
    const made = new motus.Gesture(runtime, options);
    made.setAction(action);
    view.addGesture(made);
    return made;
  };
  const spring = (duration, bounce, block) => runtime.animate({ timing: { type: motus.TimingType.SPRING_BOUNCE,
    springDuration: duration, bounce }, flags: motus.AnimationFlag.ALLOW_USER_INTERACTION }, block);
  try {
    runtime.tick(host.now);
    new Function("motus", "runtime", "screen", "add", "gesture", "spring", `"use strict";${code.value}`)(motus, runtime, screen, add,
      gesture, spring);
    say("");
  } catch (error) {
    say(error.message, true);
  }
  host.wake();
}

let waits = 0;
function changed() {
  clearTimeout(waits);
  waits = setTimeout(() => {
    history.replaceState(null, "", `#${encode(code.value)}`);
    run();
  }, 400);
}

for (const name of Object.keys(PROGRAMS)) example.append(new Option(name));
example.onchange = () => {
  code.value = PROGRAMS[example.value];
  changed();
};
code.oninput = changed;
code.onkeydown = (event) => { // a tab is two blanks
  if (event.key !== "Tab") return;
  event.preventDefault();
  code.setRangeText("  ", code.selectionStart, code.selectionEnd, "end");
  changed();
};
document.querySelector("#run").onclick = run;
document.querySelector("#share").onclick = async () => {
  history.replaceState(null, "", `#${encode(code.value)}`);
  await navigator.clipboard?.writeText(location.href).then(() => say("Copied."), () => say("It stands in the address bar."));
};
addEventListener("error", (event) => say(event.message, true)); // what a callback throws
addEventListener("hashchange", () => {
  const text = read();
  if (text !== null && text !== code.value) {
    code.value = text;
    run();
  }
});
code.value = read() ?? Object.values(PROGRAMS)[0];
run();
globalThis.app = { motus, encode, get running() { return running; }, get said() { return said.textContent; } };
