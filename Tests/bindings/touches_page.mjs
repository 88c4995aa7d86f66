// Recorded touches in headless Chromium: node touches_page.mjs WEB CHROMIUM TOUCHES TRACE RECORDED. Prints the hash;
// plays the trace that C has left, and writes the one that the page has recorded.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { Browser, serve } from "./browser.mjs";
import { play } from "./touches.mjs";

const [, , web, program, touches, trace, recorded] = process.argv;
const server = await serve(web), browser = new Browser(program);
/** In a page that shows a text and has loaded nothing else: `body` has the module as `motus`. */
async function ask(module, body) {
  await browser.send("Page.navigate", { url: `${server.address}host.js?${module}` });
  await browser.until(`location.search === "?${module}" && document.readyState === "complete"`);
  return browser.ask(`(async () => {
    const motus = await import("/motus.js");
    await motus.load("/${module}.wasm");
    return ${body};
  })()`);
}
try {
  await browser.open(`${server.address}host.js`, 390, 844, 1);
  const text = JSON.stringify(readFileSync(touches, "utf8"));
  const hash = await ask("motus", `(${play})(motus, ${text})`);
  const again = await ask("motus-record", `[(${play})(motus, ${text}), motus.trace(),
    motus.replay(${JSON.stringify(readFileSync(trace, "utf8"))}).hash]`);
  assert.equal(again[0], hash, "recorded, it is something else");
  assert.equal(again[2], hash.split(" ")[0], "the trace of C is something else");
  writeFileSync(recorded, again[1]);
  assert.deepEqual(browser.problems, []);
  console.log(hash);
} finally {
  await browser.close();
  server.close();
}
