// motus/dom and motus/react in headless Chromium, under real pointers: node Tests/bindings/dom_test.mjs PACKAGE [CHROMIUM]
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser, serve } from "./browser.mjs";

const folder = mkdtempSync(join(tmpdir(), "motus-dom-"));
const { files } = JSON.parse(readFileSync(join(process.argv[2], "package.json"), "utf8"));
for (const name of files) copyFileSync(join(process.argv[2], name), join(folder, name));
copyFileSync(new URL("react_fake.mjs", import.meta.url), join(folder, "react_fake.js"));
writeFileSync(join(folder, "index.html"), `<!doctype html><meta charset="utf-8"><title>Motus in a document</title>
<script type="importmap">{ "imports": { "react": "./react_fake.js" } }</script>
<style>
  body { margin: 0 }
  #stage { width: 390px; height: 600px; background: #eee; overflow: hidden }
  .row { padding: 10px; background: white }
</style>
<div id="stage">
  <div id="card"><button id="button">Press</button><input id="field" value="some text"></div>
  <div id="rows"></div>
</div>
<script type="module">
  import * as motus from "./motus.js";
  import * as dom from "./dom.js";
  await motus.load();
  const runtime = new motus.Runtime({ beginsWithTick: true });
  const mounted = dom.mount(document.querySelector("#stage"), runtime);
  const view = (frame, parent = runtime.window) => {
    const made = new motus.View(runtime);
    made.frame = frame;
    parent.addSubview(made);
    return made;
  };
  const card = view([20, 20, 200, 120]), inner = view([10, 10, 80, 40], card), rows = view([0, 200, 390, 300]);
  dom.bind(card, document.querySelector("#card"));
  dom.bind(inner, document.querySelector("#button"));
  dom.bind(rows, document.querySelector("#rows"));
  globalThis.presses = 0;
  document.querySelector("#button").addEventListener("click", () => { presses += 1; });
  const pan = new motus.Gesture(runtime, { type: motus.GestureType.PAN });
  card.addGesture(pan);
  let from;
  pan.setAction((gesture) => {
    if (gesture.state === motus.RecognitionState.BEGAN) from = card.center;
    const { dx, dy } = gesture.translation();
    card.center = [from.x + dx, from.y + dy];
  });
  globalThis.app = { motus, dom, runtime, mounted, card, inner, rows };
</script>`);
const server = await serve(folder), browser = new Browser(process.argv[3] ?? "chromium");
const place = (selector) => browser.ask(`(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(
  document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`);
const idle = () => browser.until("app.mounted.request === 0 && !app.runtime.needsTick");
/** Taps until it has had its effect: where a machine is so busy that a tap is a long press, the browser clicks nothing. */
async function tap(x, y, effect) {
  for (let turn = 0; turn < 5; turn++) {
    await browser.tap(x, y);
    if (await browser.until(effect, 3).then(() => true, () => false)) return;
  }
  throw new Error(`no tap led to ${effect}`);
}
const frame = () => browser.ask("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");

try {
  await browser.open(server.address, 390, 800, 1);
  await browser.until("globalThis.app !== undefined");
  await idle();
  assert.deepEqual(await browser.ask("app.runtime.window.bounds"), { x: 0, y: 0, width: 390, height: 600 });
  assert.deepEqual(await place("#card"), [20, 20, 200, 120]);
  assert.deepEqual(await place("#button"), [30, 30, 80, 40], "elements nest as the document has them");

  // A click is the document's; after a pause, what begins takes its time, and the page sleeps afterwards.
  await tap(50, 50, "presses === 1");
  await new Promise((done) => setTimeout(done, 400));
  await browser.ask(`{
    globalThis.seen = [];
    const watch = () => { seen.push(document.querySelector("#card").getBoundingClientRect().x); if (seen.length < 40) requestAnimationFrame(watch); };
    app.runtime.animate({ duration: 0.2, timing: { type: app.motus.TimingType.LINEAR } }, () => { app.card.center = [220, 80]; });
    watch();
  } true`);
  await idle();
  await browser.until("seen.at(-1) === 120");
  assert.ok((await browser.ask("seen")).filter((x) => x > 21 && x < 119).length >= 3, "it moves, although the page has slept");
  const frames = await browser.ask("(app.mounted.onFrame = () => { globalThis.count = (globalThis.count ?? 0) + 1; }, globalThis.count ?? 0)");
  await new Promise((done) => setTimeout(done, 300));
  assert.equal(await browser.ask("globalThis.count ?? 0"), frames, "frames are drawn while nothing moves");

  // A finger drags the card by its button, and that is no click.
  await browser.drag([150, 50], [150, 170], 8);
  await idle();
  assert.equal((await place("#card"))[1], 130); // the first ten points decide that it is a drag
  assert.equal((await place("#button"))[1], 140);
  assert.equal(await browser.ask("presses"), 1, "what was dragged is not clicked");
  await tap(150, 160, "presses === 2");
  // The field is the document's own.
  await browser.ask(`(document.querySelector("#field").style.cssText = "position: absolute; top: 52px", true)`);
  const [x, y] = await place("#field");
  assert.equal(await browser.ask(`document.elementFromPoint(${x + 20}, ${y + 5}).id`), "field");
  await browser.drag([x + 20, y + 5], [x + 20, y + 80], 4);
  await idle();
  assert.equal((await place("#card"))[1], 130, "a drag in a field drags nothing");
  await tap(x + 20, y + 5, "document.activeElement.id === 'field'");
  await browser.ask(`(app.runtime.animate({ duration: 0.1 }, () => { app.card.center = [120, 80]; }), true)`);
  await idle();
  assert.equal(await browser.ask("document.activeElement.id"), "field", "what moves keeps the focus");

  // Clipping, opacity, colours; hidden views are not seen.
  await browser.ask(`(app.card.clipsToBounds = true, app.card.alpha = 0.5, app.card.cornerRadius = 12,
    app.inner.backgroundColor = [1, 0, 0, 1], true)`);
  await frame();
  await idle();
  const style = (selector, name) => browser.ask(`getComputedStyle(document.querySelector("${selector}")).${name}`);
  assert.deepEqual([await style("#card", "overflow"), await style("#card", "opacity"), await style("#card", "borderRadius"),
    await style("#button", "opacity"), await style("#button", "backgroundColor")],
  ["clip", "0.5", "12px", "1", "rgb(255, 0, 0)"]);
  await browser.ask("(app.card.hidden = true, true)");
  await frame();
  assert.equal(await style("#button", "visibility"), "hidden");
  await browser.ask("(app.card.hidden = false, true)");
  await frame();
  assert.equal(await style("#button", "visibility"), "visible");

  // A list: measured, in the document's order, with keys that are texts; rows leave.
  await browser.ask(`{
    const render = (item, element) => {
      const made = element ?? Object.assign(document.createElement("div"), { className: "row", tabIndex: 0 });
      made.id = "row-" + item.id;
      made.innerHTML = item.text;
      return made;
    };
    const items = ["a", "b", "c"].map((id) => ({ id, text: id.repeat(3) }));
    app.list = app.dom.list(app.rows, items, { key: (item) => item.id, render, gap: 4, duration: 0.15, exit: { alpha: 0 }, enter: { alpha: 0 } });
    app.items = items;
  } true`);
  await idle();
  const [, top, width, height] = await place("#row-a");
  assert.deepEqual([top, width], [200, 390]);
  assert.deepEqual((await place("#row-b"))[1], 204 + height);
  const order = () => browser.ask(`[...document.querySelectorAll(".row")].map((one) => one.id).join(" ")`);
  await browser.ask(`(document.querySelector("#row-c").focus(), app.list.update([app.items[2], { id: "d", text: "one<br>two" }, app.items[0]]), true)`);
  await frame();
  assert.ok((await order()).includes("row-b"), "who leaves is seen until it has left");
  await idle();
  assert.equal(await order(), "row-c row-d row-a");
  assert.equal(await browser.ask("document.activeElement.id"), "row-c");
  const tall = (await place("#row-d"))[3];
  assert.ok(tall > height + 10, `${tall} is as tall as two lines`);
  assert.equal((await place("#row-a"))[1], 200 + height + 4 + tall + 4);
  await browser.ask(`(document.querySelector("#row-c").innerHTML = "x<br>y<br>z", true)`);
  await frame();
  await idle();
  await browser.until(`Math.round(document.querySelector("#row-d").getBoundingClientRect().y) === 204 + document.querySelector("#row-c").offsetHeight`);

  // A wheel scrolls, and elements go along.
  await browser.ask(`(app.scroller = new app.motus.Scroller(app.rows), app.scroller.contentSize = [390, 2000], true)`);
  await browser.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 195, y: 400, deltaX: 0, deltaY: 40 });
  await browser.until("app.scroller.offset.y > 30");
  await idle();
  assert.equal((await place("#row-c"))[1], 200 - await browser.ask("Math.round(app.scroller.offset.y)"));
  assert.equal(await style("#row-c", "visibility"), "visible", "scrolled out of sight, it can be focused");

  // Another size, and calm.
  await browser.ask(`(document.querySelector("#stage").style.width = "300px", true)`);
  await browser.until("app.runtime.window.bounds.width === 300");
  await browser.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  await browser.until("app.runtime.reducesMotion");
  assert.equal(await browser.ask(`(document.querySelector("#stage").dir = "rtl", app.mounted.rightToLeft)`), true);
  await browser.until("app.runtime.layoutDirection === app.motus.LayoutDirection.RIGHT_TO_LEFT");
  await browser.ask(`(document.querySelector("#stage").dir = "", true)`);
  await browser.until("app.runtime.layoutDirection === app.motus.LayoutDirection.LEFT_TO_RIGHT");
  await browser.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "no-preference" }] });

  // A spring as CSS has it is the same spring.
  const { worst, easing } = await browser.ask(`(async () => {
    const { TimingType } = app.motus, timing = { type: TimingType.SPRING_BOUNCE, bounce: 0.3 };
    const css = app.dom.toLinear(timing), box = document.createElement("div");
    document.body.append(box);
    const animation = box.animate([{ marginLeft: "0px" }, { marginLeft: "1000px" }], { ...css, fill: "both" });
    animation.pause();
    let worst = 0;
    for (let at = 0; at <= 100; at++) {
      animation.currentTime = css.duration * at / 100;
      const [progress] = app.motus.timingEvaluate(timing, css.duration * at / 1e5, 0);
      worst = Math.max(worst, Math.abs(parseFloat(getComputedStyle(box).marginLeft) / 1000 - progress));
    }
    box.remove();
    return { worst, easing: css.easing };
  })()`);
  assert.ok(worst < 0.003 && easing.length < 2000, `${worst} away, ${easing}`);

  // Let go: the element has its own style again.
  await browser.ask("(app.list.remove(), app.mounted.unmount(), true)");
  assert.equal(await browser.ask(`document.querySelector("#card").getAttribute("style") ?? ""`), "");

  // React: a stage and what moves on it.
  await browser.ask(`(async () => {
    const { createElement, createRoot, useState } = await import("react"), { Stage, Motion } = await import("./react.js");
    const box = document.body.appendChild(document.createElement("div"));
    const runtime = new app.motus.Runtime({ beginsWithTick: true });
    function App() {
      const [isOpen, setOpen] = useState(false), [isThere, setThere] = useState(true);
      app.setThere = setThere;
      return createElement(Stage, { runtime, id: "react", style: "width: 300px; height: 150px" },
        createElement(Motion, { frame: isOpen ? [150, 10, 100, 50] : [10, 10, 100, 50], animation: { duration: 0.2 }, id: "moves",
          onClick: () => setOpen(!isOpen), onView: (view) => { app.shown = view; } },
        isThere && createElement(Motion, { frame: [5, 5, 20, 20], id: "inside" }, "x")));
    }
    app.root = createRoot(box), app.react = runtime;
    app.root.render(createElement(App));
  })().then(() => true)`);
  await browser.until("document.querySelector('#inside') && !app.react.needsTick");
  await frame();
  const [left, above] = await place("#react");
  assert.deepEqual(await place("#moves"), [left + 10, above + 10, 100, 50]);
  assert.deepEqual(await place("#inside"), [left + 15, above + 15, 20, 20]);
  await browser.ask("(document.querySelector('#moves').click(), true)");
  await frame();
  const [moving] = await place("#moves");
  assert.ok(moving < left + 150, "it is on its way");
  await browser.until(`Math.round(document.querySelector("#moves").getBoundingClientRect().x) === ${left + 150}`);
  assert.equal((await place("#inside"))[0], left + 155);
  await browser.ask("(app.setThere(false), true)");
  await browser.until("!document.querySelector('#inside')");
  assert.equal(await browser.ask("app.shown.subviews.length"), 0);
  await browser.ask("(app.root.unmount(), true)");
  assert.equal(await browser.ask("app.react.window.subviews.length"), 0);
  assert.deepEqual(browser.problems, []);
  console.log("Chromium: elements that move, are dragged, clicked, focused and listed; React's too");
} catch (error) {
  console.log(error.stack, browser.problems.join("\n"));
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
