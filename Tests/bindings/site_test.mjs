// The site in headless Chromium, served and opened from its folder: node Tests/bindings/site_test.mjs FOLDER [CHROMIUM].
// Pictures are left in FOLDER/../site-pictures.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Browser, serve } from "./browser.mjs";

const folder = resolve(process.argv[2]), pictures = `${folder}-pictures`, server = await serve(folder);
const browser = new Browser(process.argv[3] ?? "chromium");
mkdirSync(pictures, { recursive: true });
let place = "";
const moment = async (name) => writeFileSync(join(pictures, `${place}-${name}.png`), await browser.picture());
/** Opens a page, and waits until it lives. */
async function go(page, lives) {
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.until("location.href === 'about:blank'");
  await browser.send("Page.navigate", { url: page });
  await browser.until(`document.readyState === "complete" && (${lives})`);
}
const APP = "globalThis.app !== undefined";

try {
  // Nothing comes from elsewhere, and whatever is named is there.
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".html"))) {
    const text = readFileSync(join(folder, name), "utf8");
    for (const [, link] of text.matchAll(/\b(?:href|src)="([^"#?]+)/g)) {
      if (link.startsWith("data:") || (link.startsWith("docs/") && !existsSync(join(folder, "docs")))) continue;
      assert.ok(!/^(https?:)?\/\//.test(link), `${name}: ${link} is elsewhere`);
      assert.ok(existsSync(join(folder, link)), `${name}: there is no ${link}`);
    }
  }
  await browser.open("about:blank", 1280, 900, 1);
  await browser.send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false });

  for (const [where, base] of [["served", server.address], ["opened", `file://${folder}/`]]) {
    place = where;
    // The front has the app, which answers fingers in its frame.
    await go(`${base}app.html`, `${APP} && app.host.frames > 0`);
    await go(`${base}index.html`, "document.querySelector('iframe').contentDocument !== undefined");
    await new Promise((done) => setTimeout(done, 1500));
    await moment("index");
    await go(`${base}mail.html`, `${APP} && document.querySelectorAll(".row").length === 12`);
    await go(`${base}first.html`, `${APP} && app.x.number === 300 && !app.runtime.needsTick`);

    // The gallery has each example with its sources, a tab for each language.
    await go(`${base}gallery.html`, "document.querySelectorAll('.example').length > 20");
    const tabs = await browser.ask("[...document.querySelector('.example').querySelectorAll('button')].map((one) => one.textContent)");
    for (const language of ["C", "Python", "Lua", "JavaScript", "Rust"]) assert.ok(tabs.includes(language), tabs.join(" "));
    for (const language of tabs) {
      const text = await browser.ask(`(() => {
        const box = document.querySelector(".example");
        [...box.querySelectorAll("button")].find((one) => one.textContent === ${JSON.stringify(language)}).click();
        return box.querySelector("pre").textContent;
      })()`);
      assert.ok(text.includes("300"), `${language}: ${text}`);
    }
    await moment("gallery");

    // The playground runs what is typed, says what is wrong, and its address has the program.
    await go(`${base}playground.html`, `${APP} && app.running.host.frames > 0`);
    await moment("playground");
    for (let example = 0; example < 4; example++) {
      await browser.ask(`(() => {
        const list = document.querySelector("#example");
        list.selectedIndex = ${example};
        list.onchange();
        globalThis.before = app.running;
      })()`);
      await browser.until("app.running !== before && app.running.host.frames > 0");
      assert.equal(await browser.ask("app.said"), "", `example ${example}`);
    }
    const type = async (text) => {
      await browser.ask(`(() => {
        globalThis.before = app.running;
        const code = document.querySelector("#code");
        code.value = ${JSON.stringify(text)};
        code.oninput();
      })()`);
      await browser.until("app.running !== before && app.running.host.frames > 0");
    };
    await type("add([1, 2, 3, 4]).nothing();");
    assert.match(await browser.ask("app.said"), /not a function/);
    await type(`// größer →\nadd([10, 20, 30, 40], "#f00");`);
    assert.equal(await browser.ask("app.said"), "");
    const there = await browser.ask("location.href");
    assert.match(there, /#[\w-]+$/);
    await go(`${base}index.html`, "true");
    await go(there, `${APP} && app.running.host.frames > 0`);
    assert.equal(await browser.ask(`document.querySelector("#code").value`), `// größer →\nadd([10, 20, 30, 40], "#f00");`);
    assert.deepEqual(await browser.ask("app.running.runtime.window.subviews[0].frame"), { x: 10, y: 20, width: 30, height: 40 });

    // Curves are the library's; what is changed stands in the address; every preset is drawn.
    await go(`${base}curves.html`, APP);
    const values = await browser.ask(`({
      ease: app.at(app.PRESETS.CSS.ease, 0.15)[0],
      gentle: app.at(app.PRESETS.Figma.Gentle, 0.2)[0],
      duration: app.long(app.PRESETS.CSS.ease),
    })`);
    assert.ok(Math.abs(values.ease - 0.8024033877399112) < 1e-9, `ease at its middle: ${values.ease}`);
    // Stiffness 100, damping 15, mass 1: 1 - e^(-7.5 t) (cos w t + 7.5 / w sin w t), w^2 = 100 - 7.5^2.
    const w = Math.sqrt(100 - 7.5 ** 2), t = 0.2;
    const gentle = 1 - Math.exp(-7.5 * t) * (Math.cos(w * t) + 7.5 / w * Math.sin(w * t));
    assert.ok(Math.abs(values.gentle - gentle) < 1e-9 && values.duration === 0.3, JSON.stringify(values));
    const presets = await browser.ask(`Object.entries(app.PRESETS).flatMap(([family, list]) => Object.keys(list).map((name) => {
      app.choose(family, name);
      const code = document.querySelector("#code").textContent;
      return [family, name, document.querySelector("#facts").textContent, code];
    }))`);
    assert.ok(presets.length > 25);
    for (const [family, name, facts, code] of presets) {
      assert.ok(facts.startsWith(`${family}, ${name}: `) && /^transition: .*(linear|cubic-bezier)\(/.test(code), `${facts} ${code}`);
    }
    await browser.ask(`(app.choose("Figma", "Bouncy"), true)`);
    await moment("curves");
    await browser.until("!app.runtime.needsTick && [0, 1].includes(app.place.number)");
    await browser.ask(`(() => {
      const slider = document.querySelector("#numbers input[name=damping]");
      slider.value = 40;
      slider.oninput();
    })()`);
    const curve = await browser.ask("location.href");
    await go(`${base}index.html`, "true");
    await go(curve, APP);
    assert.ok(Math.abs(await browser.ask("app.timing.damping") - 40) < 0.2, "the address has the curve");

    // The inspector shows the trace that is dropped on it.
    await go(`${base}inspector.html`, "window.inspector !== undefined");
    const says = () => browser.ask("document.querySelector('#notice').textContent");
    assert.match(await says(), /no trace yet.*motus-replay/);
    await browser.ask("inspector.load('motus trace 1, library 0.1.0\\nruntime_create - *\\n= 0 #1\\n')");
    assert.match(await says(), /no frames.*motus-replay/);
    const lines = ["motus trace 1, library 0.1.0", "runtime_create - *", "= 0 #1", "view_create #1 *", "= 0 #2"];
    for (let frame = 0; frame < 5; frame++) {
      lines.push(`runtime_tick #1 ${frame}`, "= 0", `@ #1 ${frame / 60} ${frame / 60} 00000000000000aa`,
        `~ #2 0 1 0 0 1 ${10 * frame} 20 0 0 30 40 1 0 0 1 1 0`, "| #2:-1");
    }
    await browser.ask(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(lines.join("\n"))}], "run.trace", { type: "text/plain" }));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data }));
    })()`);
    await browser.until("window.inspector.run?.frames.length === 5");
    assert.ok(await browser.ask("inspector.choose('#2'), inspector.run.center('#2', 4)[0] === 55"));
    await moment("inspector");
    // The guide and the reference, where they have been made.
    if (existsSync(join(folder, "docs"))) {
      for (const page of ["index.html", "annotated.html"]) {
        await go(`${base}docs/${page}`, "true");
        assert.match(await browser.ask("document.title"), /Motus/);
      }
    }
    assert.deepEqual(browser.problems, [], where);
  }
  console.log(`Chromium: the site, served and opened from its folder: ${pictures}`);
} catch (error) {
  console.log(error.stack, browser.problems.join("\n"));
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
