// The JavaScript module over WebAssembly, in node: node --expose-gc Tests/bindings/js_test.mjs
import assert from "node:assert/strict";
import * as motus from "../../.build/motus/web/motus.js";

assert.throws(() => new motus.Runtime(), /await motus.load\(\) comes before everything else/);
await motus.load();
const { Property, Status, MotusError } = motus;
const tests = [];
const test = (name, body) => tests.push([name, body]);
const ticks = (runtime, from, to) => {
  for (let frame = Math.round(from * 60); frame <= Math.round(to * 60); frame++) runtime.tick(frame / 60);
};
const collected = async () => {
  for (let round = 0; round < 4; round++) {
    await new Promise((done) => setTimeout(done, 0));
    gc();
  }
};

test("an object has one name", () => {
  const runtime = new motus.Runtime({ windowSize: [390, 844] });
  const card = new motus.View(runtime);
  runtime.window.addSubview(card);
  assert.equal(runtime.window.subviews[0], card);
  assert.equal(card.superview, runtime.window);
  assert.ok(card instanceof motus.DynamicItem);
  assert.deepEqual(runtime.window.bounds, { x: 0, y: 0, width: 390, height: 844 });
  runtime.destroy();
  assert.equal(card.isAlive, false);
});

test("values are objects or arrays, and strict", () => {
  const runtime = new motus.Runtime();
  const card = new motus.View(runtime);
  card.center = [10, 20];
  assert.deepEqual(card.center, { x: 10, y: 20 });
  card.center = { x: 30, y: 40 };
  assert.deepEqual([...card.value(Property.CENTER)], [30, 40]);
  card.transform = { a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6 };
  assert.equal(card.transform.tx, 5);
  card.backgroundColor = [1, 0.5, 0.25, 1];
  assert.equal(card.backgroundColor.green, 0.5);
  card.tag = 7;
  assert.equal(card.tag, 7);
  card.tag = 2n ** 60n + 1n;
  assert.equal(card.tag, 2n ** 60n + 1n);
  assert.throws(() => { card.center = [1]; }, TypeError);
  assert.throws(() => runtime.animate({ tempo: 1 }, () => {}), /AnimationOptions has no tempo/);
  assert.throws(() => runtime.animate({ timing: { bonuce: 1 } }, () => {}), /Timing has no bonuce/);
  assert.throws(() => runtime.animate({ bounce: 0.3, timing: motus.TimingType.LINEAR }, () => {}), /not both/);
  assert.throws(() => runtime.animate({ bounce: 0.3, dampingRatio: 1 }, () => {}), /one of them/);
  assert.throws(() => runtime.window.addSubview(null), TypeError);
  assert.throws(() => { card.alpha = NaN; }, (error) => error instanceof MotusError
    && error.status === Status.ERROR_INVALID_ARGUMENT && /finite|alpha/.test(error.message));
  const custom = runtime.registerProperty("glow", motus.PropertyKind.LINEAR, 3, [1, 2, 3]);
  assert.deepEqual([...card.value(custom)], [1, 2, 3]);
  runtime.destroy();
  assert.throws(() => { card.alpha = 1; }, (error) => error.status === Status.ERROR_STALE_HANDLE
    && error.message.startsWith("motus_view_set_alpha(): "));
});

test("blocks, completions and springs", () => {
  const runtime = new motus.Runtime();
  const card = new motus.View(runtime);
  runtime.window.addSubview(card);
  const said = [];
  runtime.tick(0);
  const animation = runtime.animate({ response: 0.4, bounce: 0.2 }, () => { card.center = [100, 0]; },
    (finished) => said.push(finished));
  assert.ok(animation.isAlive);
  runtime.animate({ duration: 0.2, timing: motus.TimingType.LINEAR }, () => { card.alpha = 0; });
  ticks(runtime, 0, 0.1);
  assert.ok(Math.abs(card.shown(Property.ALPHA)[0] - 0.5) < 1e-9);
  assert.ok(card.velocity(Property.CENTER)[0] > 0);
  ticks(runtime, 0.1, 2);
  assert.deepEqual(said, [true]);
  assert.equal(runtime.needsTick, false);
  const bends = { type: motus.TimingType.POINTS, points: [[0, 0], [0.5, 0.9], [1, 1]] };
  assert.ok(Math.abs(motus.timingEvaluate(bends, 0.5, 1)[0] - 0.9) < 1e-9);
  runtime.destroy();
});

test("callbacks of controllers, and their order", () => {
  const runtime = new motus.Runtime({ windowSize: [390, 844] });
  const log = [];
  const page = (name) => new motus.ViewController(runtime, {
    viewDidAppear: (controller, animated) => log.push(`${name} did appear ${animated}`),
    viewDidDisappear: () => log.push(`${name} did disappear`),
  });
  const stack = new motus.NavigationController(runtime, page("list"));
  runtime.rootViewController = stack;
  runtime.tick(0);
  const detail = page("detail");
  stack.push(detail, true, (finished) => log.push(`pushed ${finished}`));
  ticks(runtime, 0, 1);
  assert.equal(stack.topViewController, detail);
  assert.equal(stack.viewControllers.length, 2);
  assert.equal(stack.pop(false), detail);
  ticks(runtime, 1, 1.1);
  assert.deepEqual(log, ["list did appear false", "list did disappear", "detail did appear true", "pushed true",
    "detail did disappear", "list did appear false"]);
  runtime.destroy();
});

test("a transition that JavaScript animates", () => {
  const runtime = new motus.Runtime({ windowSize: [390, 844] });
  const stack = new motus.NavigationController(runtime, new motus.ViewController(runtime));
  runtime.rootViewController = stack;
  runtime.tick(0);
  const asked = [];
  const slide = new motus.AnimationController(runtime, {
    transitionDuration: () => 0.5,
    animateTransition(context) {
      const view = context.view(motus.TransitionSide.TO);
      context.containerView.addSubview(view);
      view.alpha = 0;
      runtime.animate({ duration: 0.5 }, () => { view.alpha = 1; }, () => context.complete(true));
    },
  });
  stack.setDelegate({
    animationController(navigation, operation) { asked.push(operation); return slide; },
    didShow: () => asked.push("shown"),
  });
  const page = new motus.ViewController(runtime);
  stack.push(page, true);
  ticks(runtime, 0, 0.25);
  const alpha = page.view.shown(Property.ALPHA)[0];
  assert.ok(alpha > 0.3 && alpha < 0.7, String(alpha));
  ticks(runtime, 0.25, 1);
  assert.deepEqual(asked, [motus.NavigationOperation.PUSH, "shown"]);
  runtime.destroy();
});

test("an exception in a callback comes out of the call", () => {
  const runtime = new motus.Runtime();
  const card = new motus.View(runtime);
  runtime.window.addSubview(card);
  assert.throws(() => runtime.animate(null, () => { throw new RangeError("from the block"); }), /from the block/);
  runtime.animate({ duration: 0.1 }, () => { card.alpha = 0; }, () => { throw new RangeError("from the end"); });
  runtime.tick(0);
  assert.throws(() => { runtime.tick(0.1); runtime.tick(0.2); runtime.tick(0.3); }, /from the end/);
  runtime.tick(0.4); // and all goes on
  let caught = null;
  new motus.DisplayLink(runtime, () => {
    try { runtime.tick(9); } catch (error) { caught = error.status; }
  });
  runtime.tick(0.5);
  runtime.tick(0.6);
  assert.equal(caught, Status.ERROR_REENTRANT);
  runtime.destroy();
});

test("rows read the library's memory", () => {
  const runtime = new motus.Runtime({ windowSize: [100, 100] });
  const cards = Array.from({ length: 20 }, (_, at) => {
    const card = new motus.View(runtime);
    card.bounds = [0, 0, 10, 10];
    card.center = [at, 2 * at];
    card.tag = at + 1;
    runtime.window.addSubview(card);
    return card;
  });
  runtime.tick(0);
  runtime.animate({ duration: 1, timing: motus.TimingType.LINEAR }, () => {
    for (const card of cards) card.center = [100, 100];
  });
  runtime.tick(0);
  runtime.tick(0.5);
  const items = runtime.drawList();
  assert.equal(items.length, 21);
  let at = 0;
  for (const item of items) {
    if (item.tag === 0) continue;
    assert.equal(item.viewId, cards[at].id);
    assert.equal(item.view, cards[at]);
    assert.ok(Math.abs(item.transform.tx + 5 - (50 + at / 2)) < 1e-9 || item.bounds.width === 10);
    at += 1;
  }
  const floats = items.floats, transform = items.offset("transform") / 8, stride = items.stride / 8;
  assert.equal(floats[stride + transform + 4], items.at(1).transform.tx);
  let numbers = 0;
  for (const batch of runtime.changeBatches()) {
    assert.equal(batch.values.length, batch.count * batch.componentCount);
    assert.equal(batch.views.length, batch.count);
    assert.equal(batch.tags[0], 1n);
    numbers += batch.values.length;
  }
  assert.equal(numbers, 40);
  assert.equal(runtime.changes().at(0).values.length, 2);
  assert.equal(runtime.motions().length, 20);
  const same = [...items], kept = Array.from(items, (row) => row.copy());
  const batches = Array.from(runtime.changeBatches(), (row) => row.copy());
  assert.ok(same.every((row) => row === same[0]), "one row");
  runtime.tick(0.6);
  assert.throws(() => items.at(0), /earlier frame/);
  assert.deepEqual(kept.slice(1).map((item) => item.tag), cards.map((card) => card.tag));
  assert.ok(Math.abs(batches[0].values[0] - 50) < 1e-9 && kept[1].view === cards[0], "copies stay");
  runtime.destroy();
});

test("memory may grow under a view", () => {
  const runtime = new motus.Runtime();
  const first = new motus.View(runtime);
  const before = motus.memoryHeld();
  const views = [];
  for (let at = 0; at < 20000; at++) {
    const view = new motus.View(runtime);
    view.center = [at, -at];
    runtime.window.addSubview(view);
    views.push(view);
  }
  assert.ok(motus.memoryHeld() > before + 4e6);
  assert.deepEqual(views[19999].center, { x: 19999, y: -19999 });
  assert.deepEqual(first.center, { x: 0, y: 0 });
  assert.equal(runtime.statistics.views, 20002);
  runtime.destroy();
});

test("dynamics", () => {
  const runtime = new motus.Runtime({ windowSize: [300, 300] });
  const animator = new motus.DynamicAnimator(runtime, runtime.window);
  const boxes = [0, 1, 2].map((at) => {
    const view = new motus.View(runtime);
    view.bounds = [0, 0, 40, 40];
    view.center = [60 + 80 * at, 40];
    runtime.window.addSubview(view);
    return view;
  });
  const collision = new motus.CollisionBehavior(runtime, boxes);
  collision.referenceBounds = [0, 0, 0, 0];
  const contacts = [];
  collision.setDelegate({ contactBegan: (...given) => contacts.push(given.length) });
  animator.addBehavior(new motus.GravityBehavior(runtime, boxes));
  animator.addBehavior(collision);
  ticks(runtime, 0, 3);
  for (const box of boxes) assert.ok(Math.abs(box.center.y - 280) < 1, JSON.stringify(box.center));
  assert.equal(animator.isRunning, false);
  const bytes = animator.snapshot();
  assert.equal(bytes.length, animator.snapshotSize);
  animator.restore(bytes);
  assert.deepEqual(animator.snapshot(), bytes);
  assert.throws(() => animator.restore(bytes.subarray(1)), motus.MotusError);
  runtime.destroy();
});

test("a thousand of everything leaves nothing behind", async () => {
  const runtime = new motus.Runtime({ windowSize: [300, 300] });
  const round = () => {
    const view = new motus.View(runtime);
    runtime.window.addSubview(view);
    runtime.animate({ duration: 0 }, () => { view.alpha = 0; }, () => {});
    const page = new motus.ViewController(runtime, { viewDidLoad: () => {} });
    const pan = new motus.Gesture(runtime, { type: motus.GestureType.PAN });
    const animator = new motus.PropertyAnimator(runtime, 0.3);
    const field = new motus.GravityBehavior(runtime, [view]);
    view.removeFromSuperview();
    for (const one of [view, page, pan, animator, field]) one.release();
  };
  let time = 0;
  const many = (count) => { for (let at = 0; at < count; at++) { round(); runtime.tick(time += 1 / 60); } };
  many(300);
  const before = motus.memoryHeld();
  many(1000);
  assert.equal(motus.memoryHeld(), before);
  assert.equal(runtime.statistics.views, 1);
  runtime.destroy();
  // Whole runtimes as well.
  const empty = motus.memoryHeld();
  for (let at = 0; at < 1000; at++) {
    const one = new motus.Runtime();
    one.window.addSubview(new motus.View(one));
    one.tick(0);
    one.destroy();
  }
  await collected();
  assert.ok(motus.memoryHeld() <= empty, `${motus.memoryHeld()} bytes, ${empty} before`);
});

test("what JavaScript forgets is released", async () => {
  const runtime = new motus.Runtime();
  for (let at = 0; at < 500; at++) new motus.View(runtime);
  await collected();
  assert.equal(runtime.statistics.views, 1);
  runtime.destroy();
});

test("bars, insets, and links with two arrays of one length", () => {
  const runtime = new motus.Runtime({ windowSize: [390, 844] }), { Edge, Property } = motus;
  const first = new motus.ViewController(runtime), page = new motus.ViewController(runtime);
  const stack = new motus.NavigationController(runtime, first), tabs = new motus.TabBarController(runtime);
  const top = new motus.View(runtime), bottom = new motus.View(runtime);
  tabs.setViewControllers([stack], false);
  stack.setBar(Edge.TOP, top, 44);
  tabs.setBar(Edge.BOTTOM, bottom, 49);
  runtime.setWindowInsets(motus.InsetSource.SAFE_AREA, [50, 0, 34, 0]);
  runtime.rootViewController = tabs;
  runtime.tick(0);
  assert.equal(tabs.bar(Edge.BOTTOM), bottom);
  assert.deepEqual([first.safeArea.top, first.safeArea.bottom, bottom.frame.y], [94, 83, 761]);
  page.hiddenBars = Edge.TOP | Edge.BOTTOM;
  stack.push(page, false);
  assert.deepEqual([page.safeArea.top, page.safeArea.bottom, bottom.superview], [50, 34, null]);
  stack.pop(false);
  assert.equal(bottom.superview, tabs.view);
  const rows = new motus.View(runtime), title = new motus.View(runtime);
  first.view.addSubview(rows);
  rows.addSubview(title);
  rows.frame = [0, 0, 390, 844];
  const scroller = new motus.Scroller(rows);
  scroller.contentSize = [390, 2000];
  const target = { kind: motus.LinkTargetKind.PROPERTY, object: title, property: Property.CENTER };
  const source = { kind: motus.LinkSourceKind.RANGE, object: scroller, component: motus.Axis.VERTICAL,
    range: { kind: motus.ScrollRangeKind.OFFSETS, beginOffset: 0, endOffset: 100 } };
  const link = new motus.Link(runtime, target, [source], { inputs: [0, 1], outputs: [10, 20, 30, 60] });
  scroller.scrollTo([0, 50], false);
  runtime.tick(0.1);
  assert.deepEqual([title.center.x, title.center.y, link.input], [20, 40, 0.5]);
  assert.throws(() => new motus.Link(runtime, target, [source], { inputs: [0, 1], outputs: [10, 30, 60] }), motus.MotusError);
  // Iterating over rows hands out one and the same; at() and copy() are one's own.
  const list = runtime.drawList(), kept = [...list], own = Array.from(list, (row) => row.copy());
  assert.ok(list.length > 1 && kept.every((row) => row === kept[0]), "one row");
  assert.equal(new Set(own.map((row) => row.view)).size, list.length);
  assert.notEqual(list.at(0).viewId, list.at(1).viewId);
  runtime.destroy();
});

test("numbers that move need no view", () => {
  const runtime = new motus.Runtime(), volume = motus.Value.createNumber(runtime, 0), heard = [];
  volume.setObserver((value, before, now) => heard.push([value === volume, before, Math.round(now)]));
  runtime.tick(0);
  runtime.animate({ duration: 1, timing: motus.TimingType.LINEAR }, () => { volume.number = 10; });
  runtime.tick(0.5);
  assert.ok(Math.abs(volume.number - 5) < 1e-9 && Math.abs(volume.velocity()[0] - 10) < 1e-9);
  assert.deepEqual([heard, [...volume.read(0)]], [[[true, 0, 5]], [10]]);
  volume.stop();
  assert.equal(volume.isMoving, false);
  const key = motus.id("card");
  assert.equal(motus.idIn(motus.id("ca"), "rd"), key);
  assert.equal(runtime.glideNumber(key, 0, 20), 20);
  runtime.tick(0.6);
  assert.deepEqual([...runtime.glide(key, 1, motus.PropertyKind.LINEAR, [1, 2])], [1, 2]);
  assert.equal(runtime.glideNumber(key, 0, 300), 20);
  runtime.tick(0.7);
  assert.ok(runtime.glideNumber(key, 0, 300) > 20);
  assert.equal(runtime.presence(key, false), null);
  assert.equal(runtime.presence(key, true), 0);
  const rung = [];
  runtime.after(1, (timer, time) => rung.push(time));
  runtime.tick(5);
  assert.ok(Math.abs(rung[0] - 1.7) < 1e-9);
  runtime.destroy();
});

let failed = 0;
for (const [name, body] of tests) {
  try { await body(); } catch (error) { failed += 1; console.error(`FAIL ${name}\n`, error); }
}
console.log(`${tests.length - failed} tests passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
