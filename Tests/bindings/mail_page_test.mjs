// Letters in a document, examples/web/mail.html, in headless Chromium under real touches:
// node Tests/bindings/mail_page_test.mjs FOLDER [CHROMIUM]. Pictures are left in FOLDER/pictures.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, serve } from "./browser.mjs";

const folder = process.argv[2], server = await serve(folder), browser = new Browser(process.argv[3] ?? "chromium");
mkdirSync(join(folder, "pictures"), { recursive: true });
const moment = async (name) => writeFileSync(join(folder, "pictures", `mail-${name}.png`), await browser.picture());
const idle = () => browser.until("app.mounted.request === 0 && !app.runtime.needsTick");
const place = (selector) => browser.ask(`(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(
  document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`);
const names = () => browser.ask(`[...document.querySelectorAll(".row b")].map((one) => one.textContent).join(" ")`);
const key = async (name) => {
  for (const type of ["keyDown", "keyUp"]) await browser.send("Input.dispatchKeyEvent", { type, key: name });
  await idle();
};

try {
  await browser.open(server.address + "mail.html", 390, 720, 1);
  await browser.until("globalThis.app !== undefined");
  await idle();
  // The bar is high where the content begins, and shrinks with it; rows keep clear of it.
  assert.deepEqual(await place("#bar"), [0, 0, 390, 96]);
  assert.equal((await place(".row"))[1], 112);
  await moment("large");
  await browser.drag([195, 600], [195, 480], 8);
  await idle();
  assert.deepEqual(await place("#bar"), [0, 0, 390, 52]);
  assert.ok((await place(".row"))[1] < 52, "the first row is below the bar");
  await browser.drag([195, 300], [195, 600], 6);
  await idle();
  assert.deepEqual(await place("#bar"), [0, 0, 390, 96]);

  // A press is seen and acts; swiped a little a row shows its action, swiped on it goes.
  const [x, y, width] = await place(".row");
  assert.equal(await browser.ask(`document.querySelector(".row").className`), "row");
  await browser.touch("touchStart", [x + 40, y + 20]);
  await browser.until(`document.querySelector(".row").getBoundingClientRect().width < ${width - 5}`);
  await browser.touch("touchEnd");
  await browser.until(`document.querySelector(".row").className === "row read"`);
  await idle();
  await browser.drag([300, y + 20], [230, y + 21], 8);
  await idle();
  const [left, , wide] = await place(".action");
  assert.deepEqual([left + wide, wide], [374, 96], "its action is at the end of the row");
  assert.equal(await browser.ask(`document.querySelector(".action").textContent`), "Remove");
  await moment("open");
  await browser.tap(195, 650);
  await idle();
  assert.equal(await browser.ask(`document.querySelector(".action")`), null, "a touch elsewhere closes it");
  assert.match(await names(), /^Ada Grace/);
  await browser.drag([350, y + 20], [40, y + 21], 8);
  await idle();
  assert.match(await names(), /^Grace Katherine/, "swiped all the way it goes");

  // The ring goes with the arrows, what gains the focus comes into sight, and enter presses it.
  for (let turn = 0; turn < 8; turn++) await key("ArrowDown");
  const [, ring, , high] = await place("#ring");
  assert.ok(ring > 52 && ring + high < 720, `the ring is in sight: ${ring}`);
  await moment("focus");
  const chosen = await browser.ask(`app.letters.filter((one) => one.isRead).length`);
  await key("Enter");
  assert.notEqual(await browser.ask(`app.letters.filter((one) => one.isRead).length`), chosen, "enter presses");

  // The document runs from right to left, and so do swipes.
  await browser.ask(`(document.documentElement.dir = "rtl", true)`);
  await browser.until("app.runtime.layoutDirection === app.motus.LayoutDirection.RIGHT_TO_LEFT");
  await idle();
  await browser.drag([90, 400], [160, 401], 8);
  await idle();
  assert.equal((await place(".action"))[0], 16);
  await moment("turned");
  assert.deepEqual(browser.problems, []);
  console.log("Chromium: letters in a document, swiped, pressed, chosen by keys, under a title that shrinks");
} catch (error) {
  console.log(error.stack, browser.problems.join("\n"));
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
