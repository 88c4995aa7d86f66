// The page: lanes and curves over time, the picture of a moment, and what was called then.
const $ = (id) => document.getElementById(id);
const COLORS = { touch: "#0a84ff", running: "#30a46c", interactive: "#0a84ff", finishing: "#8e4ec6", cancelling: "#e5484d",
  coming: "#9bd8b4", there: "#30a46c", going: "#f0a8ab", waiting: "#c9c9ce", paused: "#f5b83d", event: "#f76b15" };
const LEFT = 230, ROW = 18, CURVES = 190, AXIS = 22;
let rows = []; // where each lane stands
let runs = [], run, growing, lanes = [], frame = 0, view = null, jumps = [];
// The frames of which the lanes are: all, or, of a run that grows, so many seconds up to one.
let change = null; // what is called with a number that has been changed, where there is a player
let seconds = Infinity, shown = { from: 0, to: 0 };

const MAKES_FRAMES = `"motus-replay run.trace watched.trace" plays what has been recorded and adds what each frame showed. \
Drop watched.trace here, or let motus-inspect make a page of run.trace.`;

function load(text) {
  if (!text.trim()) return notice(`There is no trace yet: ${MAKES_FRAMES}`);
  const reader = new Reader();
  try {
    reader.feed(text, true);
    notice(/^line /.test(reader.result) ? reader.result : "");
  } catch (problem) {
    notice(problem.message);
  }
  list(reader);
  if (runs.length) show(runs[0]);
  else if (reader.count > 1 && !$("notice").textContent) {
    notice(`This trace has calls and no frames: ${MAKES_FRAMES}`);
  }
}

function notice(sentence) {
  $("notice").textContent = sentence;
}

function list(reader) {
  runs = reader.longest.filter((one) => one.frames.length);
  $("runtime").replaceChildren(...runs.map((one) => new Option(`${one.name}, ${one.frames.length} frames`, one.name)));
  $("runtime").hidden = runs.length < 2;
  if (run) $("runtime").value = run.name;
}

function listViews() {
  const moved = [...run.tracks].sort((a, b) => b[1].length - a[1].length);
  $("view").replaceChildren(...moved.map(([name, track]) =>
    new Option(`view ${name}` + (seconds === Infinity ? `, ${track.length} changes` : ""), name)));
  if (view) $("view").value = view;
  return moved;
}

function show(one) {
  run = one;
  other = null;
  growing = new Lanes(run);
  lanes = growing.grow();
  view = null;
  const moved = listViews();
  if (moved.length) choose(moved[0][0]);
  go(0);
}

function choose(name) {
  view = name;
  if (name) $("view").value = name;
  lookForJumps();
  drawTime();
}

function lookForJumps() {
  keepInSight();
  jumps = view ? jumpsOf(run, view, shown.from, shown.to) : [];
}

// The first frame at or after a time.
function frameOf(time) {
  let low = 0, high = run.frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (run.frames[middle].time < time) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, run.frames.length - 1);
}

// Moves what is shown so that the frame is in it.
function keepInSight() {
  const last = run.frames.length - 1;
  if (seconds === Infinity) return void (shown = { from: 0, to: last });
  const from = () => frameOf(run.frames[shown.to].time - seconds);
  if (shown.to > last || frame > shown.to) shown.to = Math.min(last, frame);
  shown.from = from();
  if (frame >= shown.from) return;
  shown.to = frameOf(run.frames[frame].time + seconds);
  shown.from = Math.min(frame, from());
}

function go(to) {
  if (!run) return;
  frame = Math.max(0, Math.min(run.frames.length - 1, Math.round(to)));
  if (seconds !== Infinity) lookForJumps();
  drawTime();
  drawPicture();
  say();
}

const width = () => Math.max(300, $("time").clientWidth - 2);
function place(at) {
  const from = run.frames[shown.from].time, to = run.frames[shown.to].time;
  return LEFT + (to > from ? (run.frames[at].time - from) / (to - from) : 0) * (width() - LEFT - 16);
}

function prepared(canvas, w, h) {
  const scale = devicePixelRatio || 1, context = canvas.getContext("2d");
  if (canvas.width !== Math.round(w * scale) || canvas.height !== Math.round(h * scale)) {
    canvas.width = Math.round(w * scale);
    canvas.height = Math.round(h * scale);
    canvas.style.width = w + "px";
    canvas.style.height = h + "px";
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, w, h);
  return context;
}

const ink = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function drawTime() {
  if (!run) return;
  const inSight = lanes.filter((lane) => lane.bars.some((bar) => bar.to >= shown.from && bar.from <= shown.to));
  const groups = new Set(inSight.map((lane) => lane.group)).size;
  const height = Math.max($("time").clientHeight - 2, CURVES * 2 + AXIS + 60 + inSight.length * ROW + groups * 24);
  const c = prepared($("lanes"), width(), height);
  c.font = "12px system-ui, sans-serif";
  let y = AXIS + 12;
  if (view) {
    const places = run.frames.slice(shown.from, shown.to + 1).map((_, at) => run.center(view, shown.from + at));
    const speeds = places.map((one, at) => {
      const before = places[at - 1], dt = passed(run, shown.from + at);
      return one && before && dt > 0 ? [(one[0] - before[0]) / dt, (one[1] - before[1]) / dt] : null;
    });
    const changed = other ? places.map((_, at) => other.center(view, shown.from + at)) : [];
    y = drawCurves(c, y, `position of ${view}`, "points", places, changed);
    y = drawCurves(c, y, `velocity of ${view}`, "points/s", speeds);
  }
  let group = "";
  rows = [];
  for (const lane of inSight) {
    if (lane.group !== group) {
      group = lane.group;
      y += 24;
      c.fillStyle = ink("--soft");
      c.fillText(group, 12, y - 6);
    }
    c.fillStyle = ink("--ink");
    rows.push({ y, name: lane.name });
    c.fillText(clipped(c, lane.name, LEFT - 28), 20, y + 12);
    for (const bar of lane.bars) {
      if (bar.to < shown.from || bar.from > shown.to) continue;
      const from = place(Math.max(bar.from, shown.from)), to = Math.max(place(Math.min(bar.to, shown.to)), from + 3);
      c.fillStyle = COLORS[bar.kind];
      c.beginPath();
      c.roundRect(from, y + 3, to - from, ROW - 6, 3);
      c.fill();
    }
    y += ROW;
  }
  drawAxis(c, height);
  c.fillStyle = ink("--ink");
  c.fillRect(place(frame) - 0.5, 0, 1, height);
}

// As much of a name as there is room for; all of it stands in the tip when it is pointed at.
function clipped(c, name, room) {
  if (c.measureText(name).width <= room) return name;
  let length = name.length;
  while (length > 1 && c.measureText(name.slice(0, length) + "…").width > room) length--;
  return name.slice(0, length) + "…";
}

// Seconds along the top, and lines down through all that happens.
function drawAxis(c, height) {
  const from = run.frames[shown.from].time, to = run.frames[shown.to].time, room = width() - LEFT - 16;
  if (!(to > from)) return;
  const least = ((to - from) * 70) / room; // a label every 70 pixels at most
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((one) => one * ten).find((one) => one >= least);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  c.textAlign = "center";
  for (let at = Math.ceil(from / step); at * step <= to; at++) {
    const x = LEFT + ((at * step - from) / (to - from)) * room;
    c.fillStyle = ink("--line");
    c.fillRect(x, AXIS, 1, height - AXIS);
    c.fillStyle = ink("--soft");
    c.fillText(`${(at * step).toFixed(digits)} s`, x, 14);
  }
  c.textAlign = "start";
}

function drawCurves(c, y, title, unit, values, others = []) {
  const all = [...values, ...others].flatMap((one) => one || []);
  const low = Math.min(0, ...all), high = Math.max(1, ...all), h = CURVES - 40;
  const up = (value) => y + 20 + h - ((value - low) / (high - low)) * h;
  c.fillStyle = ink("--soft");
  c.fillText(`${title}, ${unit}`, 12, y + 10);
  c.textAlign = "end";
  c.fillText(String(Math.round(high)), LEFT - 6, y + 30);
  c.fillText(String(Math.round(low)), LEFT - 6, y + 20 + h);
  c.textAlign = "start";
  c.strokeStyle = ink("--line");
  c.strokeRect(LEFT, y + 20, width() - LEFT - 16, h);
  ["#0a84ff", "#f76b15"].forEach((color, part) => {
    c.strokeStyle = color;
    c.lineWidth = 1.5;
    for (const [list, dashes] of [[values, []], [others, [4, 3]]]) {
      c.setLineDash(dashes);
      c.beginPath();
      list.forEach((one, at) => {
        if (one) (at && list[at - 1] ? c.lineTo : c.moveTo).call(c, place(shown.from + at), up(one[part]));
      });
      c.stroke();
    }
    c.setLineDash([]);
    c.fillStyle = color;
    c.fillText("xy"[part], LEFT + 6 + 14 * part, y + 34);
  });
  c.lineWidth = 1;
  c.fillStyle = "#e5484d";
  for (const at of jumps) {
    c.fillRect(place(at) - 1, y + 20, 2, h);
    c.fillText("jump", place(at) + 4, y + 32);
  }
  return y + CURVES;
}

function path(c, v) {
  c.transform(v[0], v[1], v[2], v[3], v[4], v[5]);
  c.beginPath();
  c.roundRect(v[6], v[7], v[8], v[9], Math.max(0, Math.min(v[15], v[8] / 2, v[9] / 2)));
}

function picture() {
  const items = run.items(frame), window = items[0]?.values, side = $("side");
  const w = window ? window[8] : 390, h = window ? window[9] : 844;
  const scale = Math.min((side.clientWidth - 24) / w, (side.clientHeight * 0.62) / h);
  return { items, w, h, scale, left: (side.clientWidth - w * scale) / 2 };
}

function drawPicture() {
  const { items, w, h, scale, left } = picture();
  const c = prepared($("picture"), $("side").clientWidth, h * scale + 24);
  c.translate(left, 12);
  c.scale(scale, scale);
  c.fillStyle = "#fff";
  c.fillRect(0, 0, w, h);
  c.beginPath();
  c.rect(0, 0, w, h);
  c.clip();
  for (const item of items) {
    const v = item.values;
    if (!v) continue;
    c.save();
    for (let at = item.clip; at >= 0 && items[at]; at = items[at].clip) {
      if (!items[at].values) continue;
      const before = c.getTransform();
      path(c, items[at].values);
      c.clip();
      c.setTransform(before);
    }
    path(c, v);
    c.globalAlpha = Math.max(0, Math.min(1, v[14]));
    const part = (value) => Math.round(255 * Math.max(0, Math.min(1, value)));
    c.fillStyle = `rgba(${part(v[10])}, ${part(v[11])}, ${part(v[12])}, ${v[13]})`;
    c.fill();
    c.globalAlpha = 1;
    c.lineWidth = (item.view === view ? 3 : 0.5) / scale;
    c.strokeStyle = item.view === view ? "#0a84ff" : "rgba(128, 128, 128, .6)";
    c.stroke();
    c.restore();
  }
  c.setLineDash([4 / scale, 3 / scale]);
  c.strokeStyle = "#f76b15";
  c.lineWidth = 1.5 / scale;
  for (const { values } of other && frame < other.frames.length ? other.items(frame).slice(1) : []) {
    if (!values) continue;
    c.save();
    path(c, values);
    c.restore();
    c.stroke();
  }
  c.setLineDash([]);
}

function say() {
  const one = run.frames[frame];
  $("now").textContent = `frame ${frame} of ${run.frames.length} · ${one.time.toFixed(4)} s · ${one.hash}`;
  const lines = one.calls.map((call) => {
    const { line, depth } = call;
    if (change && /^[a-z]/.test(line)) {
      const made = document.createElement("span");
      made.append("  ".repeat(Math.max(0, depth)), changeable(call, change), "\n");
      return made;
    }
    const element = document.createElement(line[0] === "=" || line[0] === ">" ? "i" : "span");
    element.textContent = "  ".repeat(Math.max(0, depth)) + readable(line) + "\n";
    return element;
  });
  const events = one.events.map((event) => {
    const element = document.createElement("b");
    element.textContent = `! ${event.kind.toLowerCase()} ${event.subject} ${event.other} ${event.detail} ${event.value}\n`;
    return element;
  });
  $("said").replaceChildren(...lines, ...events);
}

function frameAt(x) {
  let best = shown.from;
  for (let at = shown.from; at <= shown.to; at++) {
    if (Math.abs(place(at) - x) < Math.abs(place(best) - x)) best = at;
  }
  return best;
}

$("lanes").addEventListener("pointerdown", (event) => {
  $("lanes").setPointerCapture(event.pointerId);
  go(frameAt(event.offsetX));
});
$("lanes").addEventListener("pointermove", (event) => {
  if (event.buttons) go(frameAt(event.offsetX));
  $("lanes").title = (event.offsetX < LEFT && rows.find((row) => event.offsetY >= row.y && event.offsetY < row.y + ROW)?.name) || "";
});
$("picture").addEventListener("click", (event) => {
  const { items, scale, left } = picture(), x = (event.offsetX - left) / scale, y = (event.offsetY - 12) / scale;
  const hit = items.filter(({ values: v }) => {
    if (!v) return false;
    const p = new DOMMatrix([v[0], v[1], v[2], v[3], v[4], v[5]]).inverse().transformPoint(new DOMPoint(x, y));
    return p.x >= v[6] && p.y >= v[7] && p.x <= v[6] + v[8] && p.y <= v[7] + v[9];
  }).pop();
  if (hit) choose(hit.view);
  drawPicture();
});
addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step) go(frame + step * (event.shiftKey ? 10 : 1));
});
addEventListener("resize", () => go(frame));
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  if (event.dataTransfer.files[0]) load(await event.dataTransfer.files[0].text());
});
$("view").addEventListener("change", () => { choose($("view").value); drawPicture(); });
$("runtime").addEventListener("change", () => show(runs.find((one) => one.name === $("runtime").value)));
if (!("live" in $("trace").dataset)) load($("trace").textContent);
// For tests, and for whoever looks at a trace in the console.
window.inspector = { get run() { return run; }, get lanes() { return lanes; }, get jumps() { return jumps; },
  get frame() { return frame; }, get shown() { return shown; }, get other() { return other; }, go, choose, load, jumpsOf };
