// The page from right to left, and its list of thousands, in headless Chromium under real touches:
// node Tests/bindings/page_turned_test.mjs FOLDER [CHROMIUM]. Pictures are left in FOLDER/pictures.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, serve } from "./browser.mjs";

const folder = process.argv[2], WIDTH = 390, HEIGHT = 844;
const server = await serve(folder), browser = new Browser(process.argv[3] ?? "chromium");
mkdirSync(join(folder, "pictures"), { recursive: true });
const moment = async (name) => writeFileSync(join(folder, "pictures", `${name}.png`), await browser.picture());
const idle = () => browser.until("app.host.request === 0 && !app.runtime.needsTick");
const tab = async (index, isTurned) => {
  const x = WIDTH * (index + 0.5) / 4;
  await browser.tap(isTurned ? WIDTH - x : x, HEIGHT - 54);
  await browser.until(`app.tabs.selectedIndex === ${index}`);
  await idle();
};
/** Left and right edges of all that is drawn, by the handles of views; those of a map are what it has below it. */
const edges = () => browser.ask(`(() => {
  const map = new Set(), isMap = (view) => view.layoutDirection !== app.runtime.layoutDirection;
  const collect = (view, within) => {
    const is = within || isMap(view);
    if (is) map.add(view.id);
    view.subviews.forEach((one) => collect(one, is));
  };
  collect(app.runtime.window, false);
  return Array.from(app.runtime.drawList(), ({ viewId, transform: t, bounds: b }) =>
    [viewId, map.has(viewId), t.a * b.x + t.tx, t.a * (b.x + b.width) + t.tx]).filter(([id]) => id !== 0);
})()`);
/** Holds that one picture is the other in a mirror. */
function mirrored(before, after, what) {
  assert.equal(after.length, before.length, `${what}: as much is drawn`);
  const other = new Map(after.map(([id, ...rest]) => [id, rest]));
  let turned = 0;
  for (const [id, isMap, left, right] of before) {
    const [isMapNow, leftNow, rightNow] = other.get(id);
    if (isMap || isMapNow) continue;
    assert.ok(Math.abs(leftNow - (WIDTH - right)) < 1e-9 * WIDTH && Math.abs(rightNow - (WIDTH - left)) < 1e-9 * WIDTH,
      `${what}: view ${id} from ${left} to ${right} is at ${leftNow} to ${rightNow}`);
    turned += Math.abs(left + right - WIDTH) > 1 ? 1 : 0;
  }
  assert.ok(turned > 5, `${what}: ${turned} views have another place`);
}

try {
  await browser.open(server.address, WIDTH, HEIGHT, 2);
  await browser.until("globalThis.app !== undefined");
  await idle();

  // A list of thousands: views for those that are near, headings that stick.
  await tab(1);
  const map = await edges();
  await browser.tap(195, HEIGHT - 84 - 45);
  const sheet = "app.tabs.viewControllers[1].presentedViewController";
  await browser.until(`${sheet} !== null`);
  await idle();
  await browser.drag([195, 450], [195, 90], 10);
  await idle();
  const list = `${sheet}.view.subviews[0]`;
  const near = () => browser.ask(`${list}.subviews.length`);
  const rows = await browser.ask(`import("./places.js").then(({ nearby }) => nearby.length)`);
  assert.ok(rows > 3000, `${rows} rows`);
  assert.ok(await near() < 60, `${await near()} views`);
  const length = await browser.ask(`${list}.scroller.contentSize.height`);
  assert.ok(length > 3000 * 68 && length < rows * 68, `${length} points`);
  for (let turn = 0; turn < 6; turn++) {
    await browser.drag([195, 700], [195, 200], 4);
    assert.ok(await near() < 80, `${await near()} views while it flies`);
  }
  await browser.until(`${list}.scroller.offset.y > 1500`);
  await idle();
  /** Where the heading of what is seen stands below the list's top, and how high it is. */
  const heading = () => browser.ask(`(() => {
    const { y } = ${list}.bounds;
    return ${list}.subviews.filter((one) => one.bounds.height === 34 && one.frame.y <= y + 0.001)
      .map((one) => one.shown(app.motus.Property.CENTER)[1] - y).sort((a, b) => b - a)[0];
  })()`);
  assert.ok(Math.abs(await heading() - 17) < 0.01, `the heading sticks: ${await heading()}`);
  await moment("15-thousands");
  await browser.ask(`(${list}.scroller.scrollTo([0, ${length} / 2], false), app.host.wake(), true)`);
  await idle();
  assert.ok(await near() < 60, `${await near()} views in the middle`);
  await browser.drag([195, 66], [195, 800], 6);
  await browser.until(`${sheet} === null`);
  await idle();
  await tab(3);
  const packing = await edges();
  await tab(0);

  // One button turns all of it round, in motion; tabs that are not shown, too.
  const walks = await edges();
  await browser.tap(WIDTH - 40, 72);
  await browser.until("app.runtime.layoutDirection === app.motus.LayoutDirection.RIGHT_TO_LEFT");
  const title = `app.stack.viewControllers[0].view.subviews[0].subviews[0]`;
  const places = [];
  for (let frame = 0; frame < 8; frame++) {
    places.push(await browser.ask(`new Promise((done) => requestAnimationFrame(() => done(${title}.shown(app.motus.Property.CENTER)[0])))`));
  }
  assert.ok(places.some((x) => x > 171 && x < 219), `the title moves there: ${places}`);
  await idle();
  mirrored(walks, await edges(), "walks");
  await moment("16-turned");
  await tab(1, true);
  mirrored(map, await edges(), "the map's buttons");
  await tab(3, true);
  mirrored(packing, await edges(), "packing");

  // A row's action is at the other side, and so is the finger that opens it.
  const openRow = "app.tabs.selectedViewController.view.subviews[0].openRowOf";
  await browser.drag([60, 300], [140, 301], 8);
  await idle();
  assert.notEqual(await browser.ask(openRow), null, "a swipe to the right opens");
  await moment("17-turned-open");
  const action = await browser.ask(`(() => {
    const row = ${openRow}, red = row.rowActionView(0), { x, width } = red.frame;
    return [x, x + width];
  })()`);
  assert.ok(action[0] < 30 && action[1] < 120, `its action is at the left: ${action}`);
  await browser.tap(195, 70);
  await idle();
  assert.equal(await browser.ask(openRow), null);

  // Pages are swiped back from the right edge, in vain from the left one.
  await tab(0, true);
  await browser.tap(195, 260);
  await browser.until("app.stack.viewControllers.length === 2");
  await idle();
  await browser.drag([3, 600], [330, 605], 9);
  await idle();
  assert.equal(await browser.ask("app.stack.viewControllers.length"), 2, "the left edge is no edge");
  await browser.drag([WIDTH - 3, 400], [150, 405], 9, { lifts: false });
  await moment("18-turned-swiped");
  await browser.touch("touchMove", [60, 405]);
  await browser.touch("touchEnd");
  await browser.until("app.stack.viewControllers.length === 1");
  await idle();

  // And back, to the last place.
  await browser.tap(40, 72);
  await browser.until("app.runtime.layoutDirection === app.motus.LayoutDirection.LEFT_TO_RIGHT");
  await idle();
  assert.deepEqual((await edges()).map((one) => one.map((at) => Number(at).toFixed(6))).sort(),
    walks.map((one) => one.map((at) => Number(at).toFixed(6))).sort());
  assert.deepEqual(browser.problems, []);
  console.log(`Chromium: ${rows} rows on demand under headings that stick; all of the page in a mirror`);
} catch (error) {
  console.log(error.stack, browser.problems.join("\n"));
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
