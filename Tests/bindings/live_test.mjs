// A program is looked at while it runs: node Tests/bindings/live_test.mjs FOLDER PYTHON CHROMIUM, see live.sh.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { Browser } from "./browser.mjs";

const [folder, python, chromium] = process.argv.slice(2);
const PLAYER = ".build/motus/record/motus-replay";

// The server, and the address that it says.
async function serve(trace, ...program) {
  const server = spawn(python, ["bindings/inspector/live.py", join(folder, trace), ...program],
    { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const address = await new Promise((done, fail) => {
    server.on("exit", (code) => fail(new Error(`the server has ended with ${code}`)));
    server.stdout.on("data", (data) => {
      said += data;
      if (/^http:\S+\n/.test(said)) done(said.split("\n")[0]);
    });
  });
  const ended = new Promise((done) => server.on("exit", done));
  return { address, async close() { server.kill("SIGINT"); await ended; } };
}

// A page of a server, for as long as a function takes.
async function look(trace, program, through, options = []) {
  const server = await serve(...options, trace, ...program), browser = new Browser(chromium);
  try {
    await browser.open(server.address, 1200, 800, 1);
    await through({ browser, address: server.address, ask: (text) => browser.ask(text),
      until: (text) => browser.until(text, 30) });
    assert.deepEqual(browser.problems, []);
  } finally {
    await browser.close();
    await server.close();
  }
}

const play = (trace) => execFileSync(PLAYER, [join(folder, trace)], { encoding: "utf8" });
const count = "inspector.run.frames.length", last = "inspector.run.frames.at(-1)";

async function steer(name, program) {
  await look(`${name}.trace`, program, async ({ browser, ask, until }) => {
    await until(`window.inspector?.run && ${count} > 70`);
    const lanes = await ask("inspector.lanes.map((lane) => [lane.group, lane.bars.at(-1).to])");
    assert.ok(lanes.some(([group]) => group === "motions"), "the card's spring has a lane");
    await until(`inspector.lanes.some((lane) => lane.bars.at(-1).to > ${lanes[0][1]} + 20)`);
    await until("inspector.frame > 90 && document.getElementById('follow').checked");

    // Held: ticks go on, the clock does not, and the picture is the same.
    await ask("document.getElementById('hold').click()");
    await until(`${last}.clock === inspector.run.frames.at(-5).clock`);
    const held = await ask(`[${count}, ${last}.clock, JSON.stringify(inspector.run.items(${count} - 1))]`);
    await until(`${count} > ${held[0]} + 10`);
    assert.deepEqual(await ask(`[${last}.clock, JSON.stringify(inspector.run.items(${count} - 1))]`), held.slice(1));
    assert.equal(await ask("document.getElementById('hold').textContent"), "Go on");

    // Three steps are three sixtieths.
    await ask("for (let at = 0; at < 3; at++) document.getElementById('step').click()");
    await until(`${last}.clock > ${held[1]} + 3 / 60 - .001`);
    await until(`${count} > ${await ask(count)} + 5`);
    const stepped = await ask(`${last}.clock`);
    assert.ok(Math.abs(stepped - held[1] - 3 / 60) < 1e-5, `stepped from ${held[1]} to ${stepped}`);

    // A quarter as fast, by the program's own times.
    await ask("const speed = document.getElementById('speed'); speed.value = '250'; speed.dispatchEvent(new Event('change'))");
    await until(`${last}.clock > ${stepped} + .05`);
    const [time, clock] = await ask(`((a, b) => [b.time - a.time, b.clock - a.clock])(inspector.run.frames.at(-9), ${last})`);
    assert.ok(Math.abs(clock - time / 4) < 1e-6, `${clock} of ${time} seconds`);

    // A moment that has been stays in sight while more comes.
    await ask("const seek = document.getElementById('seek'); seek.value = 8; seek.dispatchEvent(new Event('input'))");
    const now = await ask(count);
    await until(`${count} > ${now} + 20`);
    assert.deepEqual(await ask("[inspector.frame, inspector.shown.from, document.getElementById('follow').checked]"), [8, 0, false]);
    assert.match(await ask("document.getElementById('now').textContent"), /^frame 8 of /);
    writeFileSync(join(folder, `${name}.past.png`), await browser.picture());
    await ask("document.getElementById('follow').click()");
    await until(`inspector.frame > ${now}`);
    await until(`${count} > 200`);
    writeFileSync(join(folder, `${name}.png`), await browser.picture());
    assert.equal(await ask("document.getElementById('notice').textContent"), "");

    // The spring with another bounce: what would have happened, beside what did.
    await ask("document.getElementById('hold').click(), inspector.live.seek(2)");
    await ask("inspector.go(inspector.run.frames.findIndex((one) => one.calls.some(({ line }) => line.startsWith('runtime_begin'))))");
    assert.equal(await ask(`(() => {
      const bounce = [...document.querySelectorAll('#said u')].find((one) => /\\.bounce$/.test(one.dataset.name));
      bounce.click();
      const input = bounce.querySelector('input'), was = input.value;
      input.value = '0.75';
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
      return was;
    })()`), "0.3");
    await until("document.getElementById('notice').textContent === 'dashed: with options.timing.bounce 0.75'");
    await ask("inspector.go(20)");
    const [was, would] = await ask("[inspector.run, inspector.other].map((one) => Math.max(...one.frames.slice(0, 60).map((_, at) => (one.center('#2', at) ?? [0])[0])))");
    assert.ok(would > was + 40, `farther than ${was}: ${would}`);
    writeFileSync(join(folder, `${name}.changed.png`), await browser.picture());
    await ask("document.getElementById('same').click()");
    assert.equal(await ask("inspector.other"), null);
  });
  assert.ok(readFileSync(join(folder, `${name}.trace`), "utf8").includes("runtime_set_clock_speed #1 0x1p-2\n"));
}

// A page that says a sentence.
async function says(trace, program, sentence, check) {
  await look(trace, program, async ({ ask, until }) => {
    await until("window.inspector?.live.state === 'ended' && document.getElementById('notice').textContent");
    assert.match(await ask("document.getElementById('notice').textContent"), sentence);
    await check?.(ask);
  });
}

// Questions of others get no answer: [status, text].
function asks(address, path, { method = "GET", headers = {}, body } = {}) {
  return new Promise((done, fail) => {
    const asked = request(new URL(path, address), { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (data) => { text += data; });
      answer.on("end", () => done([answer.statusCode, text]));
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

const host = join(folder, "live_host"), out = (name) => join(folder, name);
await steer("live_c", [host, "60"]);
await steer("live_python", ["env", "PYTHONPATH=.build/motus/bindings/python", python, "Tests/bindings/live_host.py", "60"]);

await look("guarded.trace", [host, "30"], async ({ address, until }) => {
  await until("window.inspector?.run");
  const refused = [["", { headers: { Host: "elsewhere:80" } }, 403], ["", { headers: { Origin: "http://elsewhere" } }, 403],
    ["../guessed/", {}, 403], ["../", {}, 403], ["order", { method: "POST", body: "speed 0", headers: { Origin: "null" } }, 403],
    ["order", { method: "POST", body: "speed 10001" }, 400], ["order", { method: "POST", body: "speed 1\nstep 1" }, 400],
    ["order", { method: "POST", body: "x".repeat(99) }, 400],
    ["change", { method: "POST", body: "1 1 1" }, 400], ["change", { method: "POST", body: "9 1 1e999" }, 400],
    ["change", { method: "POST", body: "999999 1 1" }, 400], ["change", { method: "POST", body: "9 1 --1" }, 400], ["state?from=-1", {}, 404], ["state?from=99999999999", {}, 400],
    ["..%2f..%2fetc/passwd", {}, 404]];
  for (const [path, question, status] of refused) {
    const [got, text] = await asks(address, path, question);
    assert.equal(got, status, `${path} ${JSON.stringify(question)}`);
    assert.match(text, / /, "a sentence");
  }
  assert.equal((await asks(address, "order", { method: "POST", body: "step 1" }))[0], 200);
});

// A program that dies leaves a trace that opens.
await says("dead.trace", [host, "2", "dies"], /^the program has been ended by signal 6$/, async (ask) => {
  assert.equal(await ask(count), 61, "all frames before");
  assert.equal((await ask("inspector.lanes.length")) > 0, true);
});
assert.match(play("dead.trace"), /^[0-9a-f]{16} \d+ calls/);
const whole = readFileSync(out("dead.trace"));
writeFileSync(out("cut"), whole.subarray(0, whole.length - 3));
writeFileSync(out("damaged"), whole.toString().replace(/= 0\n(?=runtime_tick[^\n]*\n= 0\n$)/, "= -7\n"));
writeFileSync(out("foreign"), Buffer.from("\u007fELF\0\u0001\u0002 not a trace\n"));
const writes = (name) => ["sh", "-c", `cat '${out(name)}' >"$MOTUS_TRACE"`];
await says("cut.trace", writes("cut"), /^line \d+: it ends within a line: the program has died there$/,
  async (ask) => assert.ok(await ask(count) >= 59, "the frames before"));
await says("damaged.trace", writes("damaged"), /^line \d+: the library answers: `= 0`, the trace says `= -7`$/,
  async (ask) => assert.ok(await ask(count) >= 59, "the frames before"));
await says("foreign.trace", writes("foreign"), /foreign.trace is no trace of version 1 · line 1: a zero byte/);
await says("none.trace", ["true"], /^nothing has been recorded: /);
console.log("live, in C and Python: lanes grow, the clock is held, stepped and slowed, the past is looked at; others are refused");
