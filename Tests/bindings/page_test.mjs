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
  let at = await moment("1-list");
  near(at(5, 130), [243, 244, 248], "paper");
  near(at(200, 140), [255, 255, 255], "a card");
  near(at(195, 775), [252, 252, 255], "the bar", 6);

  // Asleep: nothing is drawn, nothing is asked for.
  const drawn = await browser.ask("app.host.frames");
  await pause(600);
  assert.equal(await browser.ask("app.host.frames"), drawn, "frames are drawn while nothing moves");

  // The list scrolls, and goes on when it is let go.
  await browser.drag([195, 600], [195, 350], 8);
  const released = await browser.ask("app.stack.viewControllers[0].view.subviews[0].scroller.offset.y");
  assert.ok(released > 150, `scrolled by ${released}`);
  await idle();
  const rested = await browser.ask("app.stack.viewControllers[0].view.subviews[0].scroller.offset.y");
  assert.ok(rested > released + 20, `thrown from ${released} to ${rested}`);
  await browser.drag([195, 300], [195, 700], 4);
  await browser.drag([195, 300], [195, 700], 4);
  await idle();
  assert.equal(await browser.ask("app.stack.viewControllers[0].view.subviews[0].scroller.offset.y"), 0);

  // A page comes; all the time what is shown is recorded, to look for jumps.
  await browser.tap(195, 180);
  await browser.until("app.stack.viewControllers.length === 2");
  await idle();
  at = await moment("2-detail");
  near(at(20, 20), [88, 138, 236], "the hero", 30);
  await browser.ask(`globalThis.seen = []; {
    const page = app.stack.topViewController.view, frame = app.host.frame;
    app.host.frame = function () { frame.call(this); if (page.isInWindow) seen.push(page.shown(1)[0]); };
  } true`);

  // Swiped from the edge in vain, caught again, and thrown off.
  await browser.drag([3, 400], [210, 405], 20, { lifts: false });
  at = await moment("3-swiped");
  near(at(380, 250), [40, 75, 175], "the page under the finger", 60);
  assert.ok(at(60, 170).some((one, channel) => Math.abs(one - [88, 138, 236][channel]) > 40), "the list is behind");
  const held = (await browser.ask("seen")).at(-1);
  assert.ok(Math.abs(held - (WIDTH / 2 + 207)) < 14, `the page is at ${held} under the finger`);
  for (let step = 0; step < 8; step++) {
    await browser.touch("touchMove", [210 - 18 * step, 405]);
    await browser.ask("new Promise((done) => requestAnimationFrame(done)).then(() => true)");
  }
  await browser.touch("touchEnd");
  await idle();
  assert.equal(await screens(), 2, "let go on its way back: the page stays");
  await browser.drag([3, 400], [330, 405], 9);
  await browser.until("app.stack.viewControllers.length === 1");
  await idle();
  const seen = await browser.ask("seen");
  let fastest = 0;
  for (let frame = 1; frame < seen.length; frame++) fastest = Math.max(fastest, Math.abs(seen[frame] - seen[frame - 1]));
  assert.ok(seen.length > 60 && fastest < 60, `${seen.length} frames, ${fastest} points in one: ${seen.map(Math.round)}`);

  // A sheet: it comes, is drawn up, is thrown away.
  await browser.tap(195, 280);
  await browser.until("app.stack.viewControllers.length === 2");
  await idle();
  await browser.tap(195, HEIGHT - 76 - 45);
  await browser.until("app.tabs.presentedViewController !== null");
  await idle();
  const top = "app.tabs.presentedViewController.presentationController.presentedView.frame.y";
  const medium = await browser.ask(top);
  assert.ok(medium > 380 && medium < 480, `the sheet is at ${medium}`);
  at = await moment("4-sheet");
  near(at(195, medium + 95), [255, 255, 255], "the sheet");
  assert.ok(at(195, 60)[0] < 225, "what is behind is dimmed");
  await browser.drag([195, medium + 12], [195, 110], 12);
  await idle();
  assert.ok(await browser.ask(top) < 100, "the sheet is large");
  await moment("5-large");
  await browser.drag([195, 70], [195, 800], 6);
  await browser.until("app.tabs.presentedViewController === null");
  await idle();

  // Cards: one is thrown and comes to rest in a place.
  await browser.tap(292, HEIGHT - 40);
  await browser.until("app.tabs.selectedIndex === 1");
  await idle();
  at = await moment("6-cards");
  near(at(8, 500), [23, 26, 38], "the table");
  near(at(195, 775), [252, 252, 255], "the bar is in front", 8);
  const cards = "app.tabs.selectedViewController.view.subviews.slice(-4)";
  const before = await browser.ask(`${cards}.map((one) => one.center)`);
  await browser.drag([before[3].x + 20, before[3].y + 30], [before[3].x - 90, before[3].y + 190], 6);
  await browser.ask("new Promise((done) => setTimeout(done, 60)).then(() => true)");
  await moment("7-thrown");
  await idle();
  await moment("8-rest");
  const after = await browser.ask(`${cards}.map((one) => one.center)`);
  assert.ok(Math.hypot(after[3].x - before[3].x, after[3].y - before[3].y) > 60, JSON.stringify([before, after]));

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
  await browser.tap(195, 180);
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
  console.log(`Chromium: a page swiped back, a sheet, thrown cards; ${frames} frames drawn`);
} catch (error) {
  console.log(error.stack, browser.problems.join("\n"));
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
