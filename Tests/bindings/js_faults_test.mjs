// The JavaScript module as a newcomer meets it: what is missing or misspelt is refused, classes of a host's are called
// and stay what they are, ends are awaited. node --expose-gc Tests/bindings/js_faults_test.mjs
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as motus from "../../.build/motus/web/motus.js";

for (const early of [() => new motus.View(undefined), () => motus.id("x"), () => motus.memoryHeld(),
  () => new motus.Runtime({}), () => motus.timingEvaluate(null, 0, 1), () => new motus.ViewController(null, {})]) {
  assert.throws(early, /await motus.load\(\) comes before everything else/);
}
const [one, other] = [motus.load(), motus.load()];
assert.equal(one, other, "two loads, one promise");
await Promise.all([one, other]);
assert.equal(motus.load(), one);

const tests = [];
const test = (name, body) => tests.push([name, body]);
const collected = async (runtime, time = 1e3) => {
  for (let round = 0; round < 6; round++) {
    await new Promise((done) => setTimeout(done, 0));
    gc();
    runtime?.tick(time + round);
  }
};
const ticks = (runtime, from, to) => {
  for (let frame = Math.round(from * 60); frame <= Math.round(to * 60); frame++) runtime.tick(frame / 60);
};

test("what is missing is refused, and changes nothing", () => {
  const runtime = new motus.Runtime({ windowSize: [390, 844] });
  const card = new motus.View(runtime);
  card.frame = [1, 2, 3, 4];
  card.alpha = 0.5;
  for (const wrong of [null, undefined]) {
    for (const call of [() => { card.center = wrong; }, () => { card.frame = [1, 2, 3, wrong]; },
      () => { card.frame = { x: 1, y: 2, width: 3, height: wrong }; }, () => { card.alpha = wrong; },
      () => { card.isHidden = card.hidden = wrong; }, () => { card.tag = wrong; }, () => runtime.tick(wrong),
      () => { card.transform = wrong; }, () => runtime.window.addSubview(wrong), () => new motus.View(wrong),
      () => card.setProperty(motus.Property.CENTER, [1, wrong]), () => card.setProperty(motus.Property.CENTER, wrong),
      () => runtime.sendTouch(1, motus.TouchPhase.BEGAN, wrong, 0),
      () => runtime.glideNumber(wrong, 0, 1), () => runtime.window.arrange([{ key: 1, frame: wrong }])]) {
      if (wrong === undefined && /key: 1/.test(String(call))) continue; // a field that is not given
      assert.throws(call, TypeError, String(call));
    }
  }
  assert.throws(() => runtime.animate({ duration: null }, () => {}), /null is no number/);
  assert.deepEqual([card.frame, card.alpha], [{ x: 1, y: 2, width: 3, height: 4 }, 0.5]);
  runtime.animate({ duration: undefined }, () => { card.alpha = 1; }); // as if it were not there
  runtime.destroy();
});

test("a bounce with a duration lasts that long", () => {
  const shown = (settings) => {
    const runtime = new motus.Runtime(), card = new motus.View(runtime);
    runtime.window.addSubview(card);
    runtime.tick(0);
    runtime.animate(settings, () => { card.center = [100, 0]; });
    runtime.tick(0.1);
    runtime.tick(0.2);
    const [x] = card.shown(motus.Property.CENTER);
    runtime.destroy();
    return x;
  };
  assert.equal(shown({ bounce: 0.2, duration: 0.3 }), shown({ bounce: 0.2, response: 0.3 }));
  assert.notEqual(shown({ bounce: 0.2, duration: 0.3 }), shown({ bounce: 0.2 }));
  assert.throws(() => shown({ bounce: 0.2, duration: 0.3, response: 1 }), /two words/);
});

class Page extends motus.ViewController {
  constructor(runtime, log) {
    super(runtime);
    this.log = log;
  }

  viewDidLoad() { this.log.push("loaded"); }
  viewDidAppear(animated) { this.log.push(`appeared ${animated}`); }
}

test("methods of a host's class are the callbacks", async () => {
  const runtime = new motus.Runtime(), log = [];
  const stack = new motus.NavigationController(runtime, new Page(runtime, log));
  runtime.rootViewController = stack;
  runtime.tick(0);
  assert.deepEqual(log, ["loaded", "appeared false"]);
  await collected(runtime, 1);
  assert.ok(stack.topViewController instanceof Page, "it stays what it is");
  assert.equal(stack.topViewController.log, log);
  // Pages that have been popped end without release().
  const objects = runtime.statistics.objects;
  for (let turn = 0; turn < 50; turn++) {
    stack.push(new Page(runtime, log), false);
    runtime.tick(10 + 2 * turn);
    await null;
    stack.pop(false);
    runtime.tick(11 + 2 * turn);
  }
  await collected(runtime);
  await collected(runtime, 2e3);
  assert.equal(runtime.statistics.objects, objects);
  runtime.destroy();
});

test("names that are never called are refused or told", () => {
  const runtime = new motus.Runtime(), warnings = [];
  class Wrong extends motus.ViewController { viewDidLod() {} }
  assert.throws(() => new Wrong(runtime), /Wrong.viewDidLod is never called; did you mean viewDidLoad\?/);
  const stack = new motus.NavigationController(runtime, new motus.ViewController(runtime));
  assert.throws(() => stack.setDelegate({ didShows() {} }), /did you mean didShow/);
  assert.throws(() => new motus.ViewController(runtime, { view_did_load() {} }), /did you mean viewDidLoad/);
  class Stack extends motus.NavigationController { viewDidLoad() {} }
  const { warn } = motus.settings;
  motus.settings.warn = (...given) => warnings.push(given.join(": "));
  new Stack(runtime, new motus.ViewController(runtime));
  motus.settings.warn = warn;
  assert.match(warnings[0], /Stack: viewDidLoad of a NavigationController is never called/);
  runtime.destroy();
});

class Card extends motus.View {
  constructor(runtime, title) {
    super(runtime);
    this.title = title;
  }
}

test("a class of a host's stays what it is while it is in the tree", async () => {
  const runtime = new motus.Runtime();
  runtime.window.addSubview(new Card(runtime, "kept"));
  for (let round = 0; round < 3; round++) {
    await collected(runtime, 10 * round);
    assert.equal(runtime.window.subviews[0].title, "kept");
  }
  (() => runtime.window.subviews[0].removeFromSuperview())(); // an await keeps what stands before it
  await collected(runtime, 100);
  await collected(runtime, 200);
  assert.deepEqual([runtime.statistics.views, runtime._lives.size], [1, 0]);
  for (let at = 0; at < 300; at++) runtime.window.addSubview(new Card(runtime, "many"));
  await collected(runtime, 300);
  assert.ok(runtime.window.subviews.every((one) => one instanceof Card));
  runtime.window.subviews.forEach((one) => one.removeFromSuperview());
  await collected(runtime, 400);
  await collected(runtime, 500);
  assert.deepEqual([runtime.statistics.views, runtime._lives.size], [1, 0]);
  runtime.destroy();
});

test("what acts is a method", () => {
  const runtime = new motus.Runtime(), rows = new motus.View(runtime);
  runtime.window.addSubview(rows);
  assert.equal(runtime.scrollToTop(), false);
  assert.equal(typeof rows.cancelReorder, "function");
  runtime.destroy();
});

test("ends are awaited", async () => {
  const runtime = new motus.Runtime(), card = new motus.View(runtime), said = [];
  runtime.window.addSubview(card);
  runtime.tick(0);
  const animation = runtime.animate({ duration: 0.1 }, () => { card.alpha = 0; }, (finished) => said.push(finished));
  ticks(runtime, 0, 0.5);
  assert.equal(await animation.finished, true);
  assert.equal(await animation.finished, true);
  assert.deepEqual(said, [true]);
  const nothing = runtime.animate({ duration: 0.1 }, () => {});
  ticks(runtime, 0.5, 1);
  assert.equal(await nothing.finished, true);
  const cut = runtime.animate({ duration: 9 }, () => { card.alpha = 1; });
  runtime.tick(1);
  cut.cancel(motus.AnimatingPosition.CURRENT);
  runtime.tick(1.1);
  assert.equal(await cut.finished, false);
  const late = runtime.animate({ duration: 9 }, () => { card.alpha = 0; }).finished;
  runtime.destroy();
  assert.equal(await late, false);
});

test("one number stands for a list of one", () => {
  const runtime = new motus.Runtime(), volume = new motus.Value(runtime, null, 5);
  assert.equal(volume.number, 5);
  volume.jump(7);
  assert.equal(volume.number, 7);
  assert.equal(new motus.Value(runtime, null, [1, 2]).componentCount, 2);
  assert.throws(() => volume.jump([null]), TypeError);
  assert.throws(() => volume.jump("7"), TypeError);
  runtime.destroy();
});

test("lists have keys that are texts", () => {
  const runtime = new motus.Runtime(), rows = new motus.View(runtime), row = new motus.View(runtime);
  runtime.window.addSubview(rows);
  rows.arrange([{ key: "mail", frame: [0, 0, 10, 10], view: row }, { key: 7, frame: [0, 10, 10, 10] }]);
  runtime.tick(0);
  assert.equal(rows.childWithKey("mail", false), row);
  assert.equal(row.key, motus.id("mail"));
  assert.equal(runtime.glideNumber("volume", 0, 3), 3);
  assert.throws(() => rows.arrange([{ key: {}, frame: [0, 0, 1, 1] }]), TypeError);
  runtime.destroy();
});

test("types say all that the header says, in words of the module", () => {
  const types = readFileSync(new URL("../../.build/motus/web/motus.d.ts", import.meta.url), "utf8");
  assert.match(types.replaceAll(/\s+\*\s+/g, " "), /Subviews that are no children stay\./);
  assert.doesNotMatch(types, /motus_\w+\(\)|#MOTUS_|\bNULL\b/);
});

test("a package that bundlers take", () => {
  const folder = new URL("../../.build/motus/web/", import.meta.url), read = (name) => readFileSync(new URL(name, folder), "utf8");
  const { exports, files, sideEffects, types } = JSON.parse(read("package.json"));
  assert.equal(sideEffects, false);
  for (const entry of Object.values(exports)) {
    for (const name of Object.values(typeof entry === "string" ? { entry } : entry)) {
      if (name !== "./package.json") assert.ok(files.includes(name.slice(2)), `${name} is not among the files`);
      if (!name.endsWith(".wasm")) read(name);
    }
  }
  assert.ok(files.includes(types) && !files.some((name) => /app|host|record|index/.test(name)));
  // No module of node's is named where a bundler would follow it.
  for (const name of files.filter((one) => one.endsWith(".js"))) {
    assert.doesNotMatch(read(name), /["'`]node:|import\s*\(\s*["'`]/, name);
  }
});

let failed = 0;
for (const [name, body] of tests) {
  try {
    await body();
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${name}\n${error.stack}`);
  }
}
console.log(`${tests.length - failed} tests passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
