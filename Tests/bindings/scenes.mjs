// The scenes of scenes.c: node scenes.mjs TOUCHES [TRACE]; with a second name it records.
import { writeFileSync } from "node:fs";
import * as motus from "../../.build/motus/web/motus.js";

const wasm = process.argv[3] ? "motus-record.wasm" : "motus.wasm";
await motus.load(new URL(`../../.build/motus/web/${wasm}`, import.meta.url));
let runtime, window, frame;
const begin = () => {
  runtime = new motus.Runtime({ windowSize: [390, 844] });
  runtime.tracesChanges = true;
  window = runtime.window;
  frame = 0;
};
const run = (frames) => { while (frames--) runtime.tick(frame++ / 60); };
const end = (name) => {
  console.log(name, runtime.traceHash.toString(16).padStart(16, "0"));
  runtime.destroy();
};
const box = (parent, x, y, side) => {
  const view = new motus.View(runtime);
  view.bounds = [0, 0, side, side];
  view.center = [x, y];
  parent.addSubview(view);
  return view;
};
const drag = (x, from, to, steps) => {
  const { BEGAN, MOVED, ENDED } = motus.TouchPhase;
  runtime.sendTouch(7, BEGAN, [x, from], frame / 60);
  for (let step = 1; step <= steps; step++) {
    run(1);
    runtime.sendTouch(7, MOVED, [x, from + (to - from) * step / steps], frame / 60);
  }
  runtime.sendTouch(7, ENDED, [x, to], frame / 60);
};

// Springs that are turned round in flight, a paused and reversed animator.
begin();
const views = Array.from({ length: 40 }, (_, index) => box(window, index * 9, index * 17, 20));
run(1);
for (let round = 0; round < 4; round++) {
  views.forEach((view, index) => {
    runtime.beginAnimation({ delay: index % 3 * 0.05, bounce: index * 0.02, response: 0.4 });
    view.center = [390 - index * 9, 100 + 90 * round];
    view.alpha = round % 2 ? 1 : 0.25;
    view.transform = [0.6, 0.8, -0.8, 0.6, index, round];
    runtime.commitAnimation();
  });
  run(9);
}
const turned = new motus.PropertyAnimator(runtime, 0.7, { type: motus.TimingType.EASE_IN });
views[0].cornerRadius = 1;
turned.start();
run(10);
turned.pause();
run(3);
turned.reversed = true;
turned.start();
run(150);
end("springs");

// A pile, a chain that hangs, a card that snaps.
begin();
const animator = new motus.DynamicAnimator(runtime, window);
const items = Array.from({ length: 30 }, (_, index) =>
  box(window, 60 + index * 37 % 260, 60 + index * 11, 24 + index % 4 * 6));
const gravity = new motus.GravityBehavior(runtime, items), edges = new motus.CollisionBehavior(runtime, items);
edges.referenceBounds = [0, 0, 0, 0];
const all = [gravity, edges, new motus.ItemBehavior(runtime, { elasticity: 0.5, friction: 0.4 }, items)];
for (let index = 0; index < 8; index++) {
  all.push(new motus.AttachmentBehavior(runtime, index
    ? { type: motus.AttachmentType.ITEMS, item: items[index], other: items[index - 1], length: 40 }
    : { type: motus.AttachmentType.ANCHOR, item: items[index], anchor: [195, 40], length: 40 }));
}
for (const one of all) animator.addBehavior(one);
run(120);
const snap = new motus.SnapBehavior(runtime, items[20], [200, 300]);
snap.dampingRatio = 0.6;
animator.addBehavior(snap);
run(240);
end("dynamics");

// A sheet: presented, drawn up, caught, thrown away.
begin();
const below = new motus.ViewController(runtime), above = new motus.ViewController(runtime);
runtime.rootViewController = below;
above.presentationController.sheetSetOptions({ detents: [motus.Detent.MEDIUM, motus.Detent.LARGE] });
run(2);
below.present(above, true);
run(50);
drag(195, 600, 380, 10);
run(12);
drag(195, 300, 420, 8);
run(60);
drag(195, 300, 800, 7);
run(60);
end("sheet");

// A list that is thrown, bounces, and is stopped by a finger.
begin();
const view = new motus.View(runtime);
view.frame = [0, 0, 390, 844];
window.addSubview(view);
const scroller = new motus.Scroller(view);
scroller.contentSize = [390, 3000];
const rows = Array.from({ length: 30 }, (_, index) => box(view, 195, 50 + 100 * index, 90));
rows[29].alpha = 0.5;
run(2);
drag(195, 700, 200, 6);
run(40);
drag(195, 300, 310, 3);
run(20);
drag(195, 200, 820, 5);
run(200);
end("scroller");
if (process.argv[3]) writeFileSync(process.argv[3], motus.trace());
