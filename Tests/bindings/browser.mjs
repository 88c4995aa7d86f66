// A headless Chromium over its pipe, and a server of files: no packages.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { inflateSync } from "node:zlib";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css",
  ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp" };

/** Serves a folder; answers its address. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname).replace(/\/$/, "/index.html");
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

export class Browser {
  constructor(program) {
    this.home = mkdtempSync(join(tmpdir(), "motus-browser-"));
    this.process = spawn(program, ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--disable-dev-shm-usage", "--no-first-run", `--user-data-dir=${this.home}`, "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.next = 1;
    this.waiting = new Map();
    this.problems = []; // what the page has thrown or complained of
    let rest = "";
    this.process.stdio[4].on("data", (data) => {
      const parts = (rest + data).split("\0");
      rest = parts.pop();
      for (const part of parts) this.heard(JSON.parse(part));
    });
    this.ended = new Promise((done) => this.process.on("exit", done));
  }

  heard({ id, result, error, method, params }) {
    if (method === "Runtime.exceptionThrown") {
      this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === "Runtime.consoleAPICalled" && ["error", "warning"].includes(params.type)) {
      this.problems.push(params.args.map((one) => one.value ?? one.description).join(" "));
    }
    const waits = this.waiting.get(id);
    if (!waits) return;
    this.waiting.delete(id);
    if (error) waits.fail(new Error(error.message)); else waits.done(result);
  }

  send(method, params = {}) {
    const id = this.next++;
    const message = { id, method, params, ...(this.session ? { sessionId: this.session } : {}) };
    this.process.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((done, fail) => this.waiting.set(id, { done, fail }));
  }

  async open(address, width, height, scale) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    this.session = (await this.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    await this.send("Runtime.enable");
    await this.send("Page.enable");
    await this.send("Emulation.setDeviceMetricsOverride",
      { width, height, deviceScaleFactor: scale, mobile: true });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await this.send("Page.navigate", { url: address });
  }

  async ask(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.unserializableValue === "-0" ? 0 : result.value;
  }

  /** Waits until something holds. */
  async until(expression, seconds = 60) {
    for (let turn = 0; turn < seconds * 20; turn++) {
      if (await this.ask(expression).catch(() => false)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`never true: ${expression} ${this.problems.join("\n")}`);
  }

  touch(type, ...points) {
    return this.send("Input.dispatchTouchEvent",
      { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  }

  async tap(x, y) {
    await this.touch("touchStart", [x, y]);
    await this.touch("touchEnd");
  }

  /** A finger goes from place to place, in so many steps of about a frame; `lifts` or stays down. */
  async drag([x, y], [toX, toY], steps, { lifts = true } = {}) {
    await this.touch("touchStart", [x, y]);
    for (let step = 1; step <= steps; step++) {
      await this.touch("touchMove", [x + (toX - x) * step / steps, y + (toY - y) * step / steps]);
      await this.ask("new Promise((done) => requestAnimationFrame(done)).then(() => true)");
    }
    if (lifts) await this.touch("touchEnd");
  }

  async picture() {
    return Buffer.from((await this.send("Page.captureScreenshot", { format: "png" })).data, "base64");
  }

  async close() {
    this.session = undefined;
    await this.send("Browser.close").catch(() => {});
    await this.ended;
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The pixels of a PNG with 8 bits a channel: [red, green, blue] at a place. */
export function pixels(png) {
  let at = 8, width = 0, channels = 4;
  const parts = [];
  while (at < png.length) {
    const length = png.readUInt32BE(at), type = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") width = body.readUInt32BE(0), channels = body[9] === 6 ? 4 : 3;
    if (type === "IDAT") parts.push(body);
    at += 12 + length;
  }
  const data = inflateSync(Buffer.concat(parts)), stride = width * channels;
  const rows = data.length / (stride + 1), out = Buffer.alloc(rows * stride);
  for (let y = 0; y < rows; y++) { // the five filters of PNG
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? out[y * stride + x - channels] : 0, up = y ? out[(y - 1) * stride + x] : 0;
      const corner = x >= channels && y ? out[(y - 1) * stride + x - channels] : 0;
      const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      out[y * stride + x] = data[y * (stride + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth][filter];
    }
  }
  return (x, y) => [...out.subarray(y * stride + x * channels, y * stride + x * channels + 3)];
}
