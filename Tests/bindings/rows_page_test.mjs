// Rows in headless Chromium: node Tests/bindings/rows_page_test.mjs FOLDER [CHROMIUM]
// FOLDER is that of make web. Each frame is one call of WebGL2, and copies the rows that have changed; its picture is
// that of the canvas of examples/web/host.js, two levels apart at most but at edges.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, serve } from "./browser.mjs";

const folder = process.argv[2], WIDTH = 400, HEIGHT = 300;
const server = await serve(folder), browser = new Browser(process.argv[3] ?? "chromium");
mkdirSync(join(folder, "pictures"), { recursive: true });

try {
  await browser.open(`${server.address}cards.html?cards=200`, WIDTH, HEIGHT, 1);
  await browser.until("globalThis.app !== undefined || document.body.textContent.includes('WebGL2')");
  if (!await browser.ask("Boolean(globalThis.app?.gl)")) {
    console.log("SKIPPED: examples/web/rows.js: this browser has no WebGL2");
    process.exitCode = 0;
  } else {
    await browser.until("app.frames > 0 && app.request === 0");
    const before = await browser.ask("({ frames: app.frames, calls: app.painter.calls, copied: app.painter.copied })");
    assert.equal(before.calls, before.frames);
    // At rest a frame copies nothing.
    await browser.ask("app.frame(app.runtime.time + 1) ?? true");
    assert.equal(await browser.ask("app.painter.copied"), before.copied);
    await browser.touch("touchStart", [200, 150]);
    await browser.touch("touchEnd");
    await browser.until("app.request === 0 && !app.runtime.needsTick");
    const after = await browser.ask("({ frames: app.frames, calls: app.painter.calls, copied: app.painter.copied })");
    assert.equal(after.calls, after.frames);
    assert.ok(after.copied > before.copied + 200, `${after.copied - before.copied} rows copied`);
    assert.ok(after.copied <= after.frames * 202, `${after.copied} rows copied in ${after.frames} frames`);
    writeFileSync(join(folder, "pictures", "rows.png"), await browser.picture());
    // The same by the canvas, in a page that has both.
    const apart = await browser.ask(`(async () => {
      const { Host } = await import("./host.js"), canvas = document.createElement("canvas");
      canvas.style.cssText = "position:fixed;left:0;top:0;width:${WIDTH}px;height:${HEIGHT}px;visibility:hidden";
      document.body.append(canvas);
      const host = new Host(canvas, app.runtime), { gl } = app, width = ${WIDTH}, height = ${HEIGHT};
      const { View } = await import("./motus.js"), made = (above, frame, color) => {
        const view = new View(app.runtime);
        view.frame = frame, view.backgroundColor = color;
        above.addSubview(view);
        return view;
      };
      const clip = made(app.runtime.window, [20, 20, 90, 80], [0.8, 0.9, 0.7, 1]);
      clip.cornerRadius = 30, clip.clipsToBounds = true;
      made(clip, [40, 40, 80, 80], [0.9, 0.2, 0.1, 0.5]);
      const odd = made(app.runtime.window, [280, 200, 80, 60], [0.2, 0.4, 0.9, 1]);
      odd.cornerRadii = [2, 26, 0, 14], odd.borderWidth = 6, odd.borderColor = [1, 1, 0, 0.5], odd.alpha = 0.75;
      const turned = made(app.runtime.window, [290, 40, 60, 60], [0.1, 0.7, 0.4, 1]);
      turned.transform = [0.8, 0.6, -0.6, 0.8, 0, 0];
      host.draw();
      const flat = host.context.getImageData(0, 0, width, height).data, rows = new Uint8Array(width * height * 4);
      app.painter.draw(app.runtime, 1);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, rows);
      const one = (x, y, c) => rows[((height - 1 - y) * width + x) * 4 + c], other = (x, y, c) => flat[(y * width + x) * 4 + c];
      const differs = (at, x, y, u, v) => [0, 1, 2].some((c) => Math.abs(at(x, y, c) - at(u, v, c)) > 6);
      let most = 0, plain = 0;
      for (let y = 1; y < height - 1; y++) for (let x = 1; x < width - 1; x++) {
        let isEdge = false;
        for (let v = y - 1; v <= y + 1; v++) for (let u = x - 1; u <= x + 1; u++)
          isEdge ||= differs(one, x, y, u, v) || differs(other, x, y, u, v);
        if (isEdge) continue;
        plain += 1;
        for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(one(x, y, c) - other(x, y, c)));
      }
      return { most, plain };
    })()`);
    assert.ok(apart.most <= 2, `${apart.most} levels apart`);
    assert.ok(apart.plain > WIDTH * HEIGHT / 4, `${apart.plain} pixels without an edge`);
    assert.deepEqual(browser.problems, []);
    console.log(`${after.frames} frames, one call each, ${after.copied} rows copied; ${apart.most} levels from the canvas`);
  }
} finally {
  await browser.close();
  server.close();
}
