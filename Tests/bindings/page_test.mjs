// The page in headless Chromium, with real touches: node Tests/bindings/page_test.mjs FOLDER [CHROMIUM]
// FOLDER is that of make web; pictures of the moments are left in FOLDER/pictures.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, pixels, serve } from "./browser.mjs";
import { play } from "./touches.mjs";

const folder = process.argv[2], WIDTH = 390, HEIGHT = 844, SCALE = 2;
const server = await serve(folder), browser = new Browser(process.argv[3] ?? "chromium");
mkdirSync(join(folder, "pictures"), { recursive: true });

/** A picture of a moment, as what stands at a point. */
async function moment(name) {
  const png = await browser.picture();
  writeFileSync(join(folder, "pictures", `${name}.png`), png);
  const at = pixels(png);
  return (x, y) => at(Math.round(x * SCALE), Math.round(y * SCALE));
}
const near = (found, wanted, what, by = 24) =>
  assert.ok(found.every((one, channel) => Math.abs(one - wanted[channel]) <= by), `${what}: ${found}, not ${wanted}`);
const idle = () => browser.until("app.host.request === 0 && !app.runtime.needsTick");
const screens = () => browser.ask("app.stack.viewControllers.length");
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

try {
  await browser.open(server.address, WIDTH, HEIGHT, SCALE);
  await browser.until("globalThis.app !== undefined");
  await idle();
  // Touches and frames are the browser's; their time is not: each frame is a sixtieth of a second
  // later, however busy the machine is.
  await browser.ask(`{
    let clock = app.host.now;
    Object.defineProperty(app.host, "now", { get: () => clock });
    app.host.timeOf = () => clock;
    const frame = app.host.frame;
    app.host.frame = function () { clock += 1 / 60; frame.call(this); };
  } true`);
  // In every frame every view that is drawn: nothing that stays in the picture jumps. Corners by the frame's number.
  await browser.ask(`{
    const { runtime, host } = app, frame = host.frame;
    let before = new Map(), drawn = 0;
    globalThis.jumps = [];
    host.frame = function () {
      frame.call(this);
      if (host.frames === drawn) return;
      drawn = host.frames;
      const items = runtime.drawList(), now = new Map(), times = new Map();
      for (const { viewId, transform: t, bounds: b } of items) {
        if (!viewId) continue;
        times.set(viewId, (times.get(viewId) ?? 0) + 1);
        const at = [t.a * b.x + t.c * b.y + t.tx, t.b * b.x + t.d * b.y + t.ty];
        now.set(viewId + "." + times.get(viewId), [...at, at[0] + t.a * b.width, at[1] + t.d * b.height]);
      }
      for (const [name, place] of now) {
        const old = before.get(name), way = old ? Math.max(...place.map((one, side) => Math.abs(one - old[side]))) : 0;
        if (way > 200) jumps.push([drawn, name, Math.round(way), old.map(Math.round), place.map(Math.round)].join(" "));
      }
      before = now;
    };
  } true`);
  const shown = (name) => `app.${name}.viewControllers[0].view.subviews[0]`; // a screen's scrolling view
  const offset = () => browser.ask(`Math.round(1e6 * ${shown("stack")}.scroller.offset.y) / 1e6`);
  const bar = "app.tabs.bar(app.motus.Edge.BOTTOM)", TOP = -94; // below the clock and the navigation bar
  const tab = async (index) => {
    await browser.tap(WIDTH * (index + 0.5) / 4, HEIGHT - 54);
    await browser.until(`app.tabs.selectedIndex === ${index}`);
    await idle();
  };

  let at = await moment("1-walks");
  near(at(5, 400), [247, 246, 242], "paper");
  near(at(200, 325), [255, 255, 255], "a card");
  near(at(5, HEIGHT - 6), [255, 255, 255], "the bar", 6);
  assert.equal(await offset(), TOP);

  // Asleep: nothing is drawn, nothing is asked for.
  const drawn = await browser.ask("app.host.frames");
  await pause(600);
  assert.equal(await browser.ask("app.host.frames"), drawn, "frames are drawn while nothing moves");

  // The list scrolls under both bars, goes on when it is let go, and gives the small title to the bar.
  await browser.drag([195, 600], [195, 350], 8);
  const released = await offset();
  assert.ok(released > TOP + 150, `scrolled to ${released}`);
  await idle();
  assert.ok(await offset() > released + 20, `thrown from ${released} to ${await offset()}`);
  at = await moment("2-scrolled");
  near(at(5, 70), [247, 246, 242], "the bar over what scrolls");
  assert.ok(await browser.ask("app.stack.bar(app.motus.Edge.TOP).subviews[0].subviews[0].shown(4)[5]") === 0 ||
    await browser.ask("app.stack.bar(app.motus.Edge.TOP).subviews[0].subviews[0].transform.ty") === 0, "the title rolls in");
  await browser.drag([195, 300], [195, 700], 4);
  await browser.drag([195, 300], [195, 700], 4);
  await idle();
  assert.equal(await offset(), TOP);
  // A wheel, and back.
  await browser.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 195, y: 400, deltaX: 0, deltaY: 240 });
  await browser.until(`${shown("stack")}.scroller.offset.y > ${TOP} + 100`);
  await idle();
  assert.equal(await browser.ask(`${bar}.bounds.height`), 34, "the bar gets out of the way");
  await browser.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 195, y: 400, deltaX: 0, deltaY: -400 });
  await idle();
  assert.equal(await browser.ask(`${bar}.bounds.height`), 84, "and comes back");
  assert.equal(await offset(), TOP);

  // A page grows out of its photo, and the bars go with it.
  await browser.tap(195, 260);
  await browser.until("app.stack.viewControllers.length === 2");
  await idle();
  at = await moment("3-page");
  near(at(20, 10), [59, 112, 170], "the picture", 30);
  near(at(60, HEIGHT - 60), [15, 110, 92], "the button");
  assert.ok(!await browser.ask(`${bar}.isInWindow`), "the bar has gone with it");

  // Swiped from the edge in vain, caught again, and thrown off.
  await browser.drag([3, 400], [150, 405], 12, { lifts: false });
  at = await moment("4-swiped");
  assert.ok(await browser.ask(`${bar}.isInWindow`), "the bar comes with the finger");
  for (let step = 0; step < 8; step++) {
    await browser.touch("touchMove", [150 - 16 * step, 405]);
    await browser.ask("new Promise((done) => requestAnimationFrame(done)).then(() => true)");
  }
  await browser.touch("touchEnd");
  await idle();
  assert.equal(await screens(), 2, "let go on its way back: the page stays");
  await browser.drag([3, 400], [330, 405], 9);
  await browser.until("app.stack.viewControllers.length === 1");
  await idle();
  assert.ok(await browser.ask(`${bar}.isInWindow`));
  // Pulled down by its photo.
  await browser.tap(195, 260);
  await browser.until("app.stack.viewControllers.length === 2");
  await idle();
  await browser.drag([195, 200], [190, 560], 8);
  await browser.until("app.stack.viewControllers.length === 1");
  await idle();

  // The map and its sheet: it comes, is drawn up, its list scrolls, it is thrown away.
  await tab(1);
  at = await moment("5-map");
  near(at(60, 500), [255, 255, 255], "the map", 255);
  await browser.tap(195, HEIGHT - 84 - 45);
  const presented = "app.tabs.viewControllers[1].presentedViewController";
  await browser.until(`${presented} !== null`);
  await idle();
  const top = `${presented}.presentationController.presentedView.frame.y`;
  const medium = await browser.ask(top);
  assert.ok(medium > 340 && medium < 480, `the sheet is at ${medium}`);
  at = await moment("6-sheet");
  near(at(8, medium + 60), [255, 255, 255], "the sheet");
  assert.ok(at(195, 82)[0] < 235, "what is behind is dimmed");
  await browser.drag([195, medium + 12], [195, 110], 12);
  await idle();
  assert.ok(await browser.ask(top) < 100, "the sheet is large");
  await browser.drag([195, 600], [195, 350], 6);
  await idle();
  assert.ok(await browser.ask(`${presented}.view.subviews[0].scroller.offset.y`) > 20, "the list in it scrolls");
  await moment("7-large");
  await browser.drag([195, 66], [195, 800], 6);
  await browser.until(`${presented} === null`);
  await idle();

  // The wallet: a card is thrown at what hangs on chains, and snaps into a place.
  await tab(2);
  at = await moment("8-wallet");
  near(at(8, 500), [19, 23, 38], "night");
  near(at(5, HEIGHT - 6), [28, 32, 48], "the bar goes dark", 8);
  const board = "app.tabs.selectedViewController.view.subviews[0].subviews"; // a title, two chains, cards
  const tags = () => browser.ask(`[8, 16].map((at) => ${board}[at].center)`);
  const cards = () => browser.ask(`${board}.slice(17).map(({ id, center: { x, y } }) => ({ id, x, y }))`);
  const [hanging, before] = [await tags(), (await cards()).at(-1)]; // the one that lies in front
  assert.ok(hanging.every(({ x, y }, at) => Math.abs(x - [112, 268][at]) < 3 && y > 120), JSON.stringify(hanging));
  await browser.drag([195, 650], [140, 200], 8);
  const hit = hanging.map(({ x }, at) => `Math.abs(${board}[${[8, 16][at]}].center.x - ${x}) > 4`).join(" || ");
  await browser.until(hit); // before they hang again
  await moment("9-thrown");
  await browser.until("app.host.request === 0 && !app.runtime.needsTick", 60);
  await moment("10-snapped");
  const rested = (await cards()).find(({ id }) => id === before.id);
  assert.ok(Math.abs(rested.x - WIDTH / 2) < 2 && Math.abs(rested.y - before.y) > 60, JSON.stringify([before, rested]));
  assert.ok((await tags()).every(({ x }, at) => Math.abs(x - hanging[at].x) < 12), "they hang again");

  // Packing: packed, added, removed, lifted to another place.
  await tab(3);
  const labels = "app.tabs.selectedViewController.view.subviews[0].subviews.filter((one) => one.bounds.height === 58)";
  const places = () => browser.ask(`${labels}.map(({ id, center: { y } }) => ({ id, y })).sort((a, b) => a.y - b.y)`);
  const [first, second] = await places();
  await browser.tap(195, first.y + 50);
  await idle();
  assert.ok((await places()).findIndex(({ id }) => id === first.id) > 4, "what is packed goes down");
  await browser.tap(WIDTH - 42, 106);
  await idle();
  assert.equal((await places()).length, 9);
  assert.equal((await places())[1].id, second.id);
  // Swiped a little: its action shows, and a touch elsewhere closes it; all the way: it goes.
  const swiped = (await places())[2];
  await browser.drag([300, swiped.y + 50], [230, swiped.y + 51], 8);
  await idle();
  const open = "app.tabs.selectedViewController.view.subviews[0].openRowOf";
  assert.equal(await browser.ask(`${open}?.id`), swiped.id);
  at = await moment("11-open");
  near(at(294, swiped.y + 50), [232, 92, 56], "what removes it");
  await browser.tap(195, 70);
  await idle();
  assert.equal((await places()).length, 9);
  assert.equal(await browser.ask(open), null, "it closes");
  await browser.drag([330, swiped.y + 50], [60, swiped.y + 52], 8);
  await idle();
  assert.ok((await places()).length === 8 && (await places()).every(({ id }) => id !== swiped.id), "swiped away");
  const [lifted] = await places();
  await browser.touch("touchStart", [195, lifted.y + 50]);
  await browser.until(`${labels}.some((one) => one.shadowRadius > 20)`);
  for (let step = 1; step <= 12; step++) {
    await browser.touch("touchMove", [195, lifted.y + 50 + 18 * step]);
    await browser.ask("new Promise((done) => requestAnimationFrame(done)).then(() => true)");
  }
  await moment("12-lifted");
  await browser.touch("touchEnd");
  await idle();
  assert.equal((await places()).findIndex(({ id }) => id === lifted.id), 3, "three places further down");
  await moment("13-packed");
  await tab(0);

  // Keys: the ring flies to a card, and enter opens its page; a finger takes the ring away.
  const key = async (name, text) => {
    for (const type of ["keyDown", "keyUp"]) {
      await browser.send("Input.dispatchKeyEvent", { type, key: name, ...(type === "keyDown" && text ? { text } : {}) });
      await browser.ask("new Promise((done) => requestAnimationFrame(done)).then(() => true)");
    }
    await idle();
  };
  await key("ArrowDown");
  await key("ArrowDown");
  const focused = await browser.ask("app.runtime.focusedView.bounds");
  assert.equal(focused.height, 236, "a card has the focus");
  await moment("14-focus");
  await key("Enter", "\r");
  assert.equal(await screens(), 2, "enter opens its page");
  await browser.drag([3, 400], [330, 405], 9);
  await browser.until("app.stack.viewControllers.length === 1");
  await idle();
  assert.equal(await browser.ask("app.runtime.focusedView"), null);
  assert.deepEqual(await browser.ask("jumps.filter((one) => !one.includes(`${app.ring.id}.`))"), [], "what is drawn jumps");

  // A window of another size and other pixels.
  await browser.send("Emulation.setDeviceMetricsOverride", { width: 500, height: 700, deviceScaleFactor: 1, mobile: true });
  await browser.until("app.runtime.window.bounds.width === 500");
  await idle();
  assert.equal(await browser.ask("app.host.canvas.width"), 500);

  // What the page does not use: groups that fade as one, corners, borders, shadows; [x, y, expected].
  const wrong = await browser.ask(`(async () => {
    const motus = await import("./motus.js"), { Host } = await import("./host.js");
    const canvas = document.createElement("canvas");
    canvas.style.cssText = "position: fixed; left: 0; top: 0; width: 200px; height: 200px";
    document.body.append(canvas);
    const runtime = new motus.Runtime({ windowSize: [200, 200], startTime: 0 }), host = new Host(canvas, runtime);
    const add = (parent, frame, color) => {
      const view = new motus.View(runtime);
      view.frame = frame;
      view.backgroundColor = color;
      parent.addSubview(view);
      return view;
    };
    const group = add(runtime.window, [10, 10, 60, 60], [1, 0, 0, 1]);
    group.groupsOpacity = true;
    group.alpha = 0.5;
    const inner = add(group, [20, 20, 60, 30], [0, 0, 1, 1]);
    inner.groupsOpacity = true;
    inner.alpha = 0.5;
    add(runtime.window, [60, 20, 10, 10], [0, 1, 0, 1]); // in front of the group
    const cut = add(runtime.window, [110, 10, 60, 60], [1, 1, 1, 1]);
    cut.cornerRadii = [30, 0, 0, 0];
    cut.borderWidth = 8;
    cut.borderColor = [0, 1, 0, 1];
    const card = add(runtime.window, [20, 110, 50, 30], [1, 1, 1, 1]);
    card.shadowColor = [1, 0, 0, 1];
    card.shadowOffset = [0, 40];
    card.shadowRadius = 0;
    runtime.tick(0);
    host.draw();
    const context = canvas.getContext("2d"), scale = canvas.width / 200;
    return [
      [15, 15, 128, 0, 0], // the group, over black
      [45, 45, 64, 0, 64], // half of half of blue on red, as one
      [65, 25, 0, 255, 0], // what comes after the group is whole
      [85, 45, 0, 0, 64], // outside of the group's view, still in the group
      [113, 13, 0, 0, 0], // a round corner
      [167, 67, 0, 255, 0], // a square one, with its border
      [140, 40, 255, 255, 255],
      [45, 125, 255, 255, 255],
      [45, 165, 255, 0, 0], // the shadow
      [45, 185, 0, 0, 0],
    ].map(([x, y, ...wanted]) => {
      const found = [...context.getImageData(x * scale, y * scale, 1, 1).data].slice(0, 3);
      return found.every((one, channel) => Math.abs(one - wanted[channel]) <= 3) ? null : [x, y, wanted, found].join(" ");
    }).filter((one) => one);
  })()`);
  assert.deepEqual(wrong, [], "groups, corners, borders, shadows");
  const frames = await browser.ask("app.host.frames");

  // Recorded touches in this browser: the hash of all languages.
  const beside = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
  assert.equal(await browser.ask(`import("./motus.js").then((motus) =>
    (${play})(motus, ${JSON.stringify(beside("touches.txt"))}))`), beside("touches.pinned").trim());

  // The page records itself, and saves that.
  await browser.send("Page.navigate", { url: `${server.address}?record` });
  await browser.until("globalThis.app !== undefined && location.search === '?record'");
  await browser.until("app.host.request === 0 && !app.runtime.needsTick");
  await browser.tap(195, 260);
  await browser.until("app.stack.viewControllers.length === 2");
  await browser.until("app.host.request === 0 && !app.runtime.needsTick");
  const trace = await browser.ask("app.trace()");
  assert.match(trace, /^motus trace 1, library /);
  writeFileSync(join(folder, "pictures", "page.trace"), trace);
  const hash = await browser.ask("app.runtime.traceHash.toString(16).padStart(16, '0')");
  writeFileSync(join(folder, "pictures", "page.hash"), hash);
  assert.equal(await browser.ask(`{
    let saved = null;
    HTMLAnchorElement.prototype.click = function () { saved = this.download; };
    document.querySelector("#save").click();
    saved;
  }`), "page.trace");
  assert.deepEqual(browser.problems, []);
  console.log(`Chromium: pages swiped back, bars, a sheet, thrown cards, chains, a list; ${frames} frames, nothing jumps`);
} catch (error) {
  console.log(error.stack, browser.problems.join("\n"));
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
