// The inspector in headless Chromium: node Tests/bindings/inspector_test.mjs PAGE [CHROMIUM]
// PAGE shows the watched trace of touches.txt, with a jump put into it by hand; see trace.sh.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { Browser, pixels, serve } from "./browser.mjs";

const page = process.argv[2], server = await serve(dirname(page));
const browser = new Browser(process.argv[3] ?? "chromium");
const said = () => browser.ask("document.getElementById('said').textContent");
try {
  await browser.open(server.address + basename(page), 1200, 900, 1);
  await browser.until("window.inspector?.run?.frames.length > 0");
  assert.equal(await browser.ask("inspector.run.frames.length"), 121, "a frame for each tick");
  const lanes = await browser.ask(
    "inspector.lanes.map((lane) => [lane.group, lane.bars.map((bar) => bar.kind).join(' ')])");
  const bars = (group) => lanes.filter((lane) => lane[0] === group).map((lane) => lane[1]);
  assert.deepEqual(bars("touches"), ["touch", "touch"], "two fingers, one after the other");
  assert.deepEqual(bars("transitions"), ["interactive finishing interactive finishing"], "taken again in flight");
  assert.equal(bars("appearance").length, 3, "two screens and their stack");
  assert.ok(bars("motions").some((one) => one.includes("running")), "the card's spring");

  // The calls of a moment, in decimals.
  await browser.ask("inspector.go(1)");
  assert.ok((await said()).includes("runtime_send_touch #1 1 0 { 2 400 } 0.01666667"), await said());

  // The card's curves, and the jump in them; the first view with a change in its place.
  assert.equal(await browser.ask("inspector.choose('#6'), document.getElementById('view').value"), "#6");
  const jumps = await browser.ask("inspector.jumps");
  assert.equal(jumps.length, 1, `one jump: ${jumps}`);
  await browser.ask(`inspector.go(${jumps[0]})`);
  assert.ok((await said()).includes("view_set_center #6 { 40 700 }"), await said());

  // A frame that came late is no jump, one that shows another place at the same pace is.
  const jumpsAt = (times, places) => browser.ask(`inspector.jumpsOf({ frames: ${JSON.stringify(times.map((time) => ({ time })))},
    center: (_, frame) => ${JSON.stringify(places)}[frame] }, "")`);
  const late = [0, 0.016, 0.032, 0.4, 0.416, 0.432];
  assert.deepEqual(await jumpsAt(late, late.map((time) => [600 * time, 0])), []);
  assert.deepEqual(await jumpsAt(late, late.map((time, at) => [600 * time + (at > 3 ? 200 : 0), 0])), [4]);
  assert.equal(await browser.ask("fingerName('18446744073709551615') + fingerName('3')"), "finger …fffffinger 3");

  // Time is dragged through; the picture follows.
  const place = async (at) => {
    const box = await browser.ask("(({ left, top }) => [left, top])(lanes_box())".replace("lanes_box()",
      "document.getElementById('lanes').getBoundingClientRect()"));
    return [box[0] + await browser.ask(`place(${at})`), box[1] + 60];
  };
  const shown = await browser.picture();
  await browser.drag(await place(100), await place(20), 6);
  assert.ok(Math.abs(await browser.ask("inspector.frame") - 20) <= 1, "the finger is at frame 20");
  const dragged = await browser.picture();
  assert.ok(!shown.equals(dragged), "another moment is another picture");
  const [x, y] = await place(12);
  const color = pixels(dragged);
  assert.ok([...Array(150).keys()].some((row) => {
    const [red, green, blue] = color(Math.round(x), Math.round(y) - 40 + row);
    return blue > red + 60 && green < blue;
  }), "a curve is drawn");
  if (process.argv[4]) writeFileSync(process.argv[4], dragged);
  assert.deepEqual(browser.problems, []);
  console.log("the inspector shows lanes, curves, a jump, and the calls of a moment");
} finally {
  await browser.close();
  server.close();
}
