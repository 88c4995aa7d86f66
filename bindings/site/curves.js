// Springs and curves by their names elsewhere. All values come from the library: motus.timingEvaluate().
import * as motus from "./motus.js";
import { toLinear } from "./dom.js";

await motus.load();
const { CUBIC, SPRING, SPRING_BOUNCE, SPRING_RESPONSE } = motus.TimingType;
const cubic = (x1, y1, x2, y2, seconds) => ({ type: CUBIC, control1: [x1, y1], control2: [x2, y2], seconds });
const spring = (stiffness, damping, mass = 1) => ({ type: SPRING, mass, stiffness, damping });
const bounce = (springDuration, bounce) => ({ type: SPRING_BOUNCE, springDuration, bounce });
const response = (springDuration, dampingRatio) => ({ type: SPRING_RESPONSE, springDuration, dampingRatio });
/** Material gives stiffness and a ratio of damping, of a mass of 1. */
const ratio = (stiffness, dampingRatio) => spring(stiffness, 2 * dampingRatio * Math.sqrt(stiffness));

const PRESETS = {
  iOS: { "Smooth": bounce(0.5, 0), "Snappy": bounce(0.5, 0.15), "Bouncy": bounce(0.5, 0.3), "Spring": response(0.5, 0.825),
    "Interactive spring": response(0.15, 0.86), "Core Animation": spring(100, 10), "Default curve": cubic(0.25, 0.1, 0.25, 1, 0.25) },
  Material: { "Standard": cubic(0.2, 0, 0, 1, 0.3), "Standard, in": cubic(0, 0, 0, 1, 0.25), "Standard, out": cubic(0.3, 0, 1, 1, 0.2),
    "Emphasized, in": cubic(0.05, 0.7, 0.1, 1, 0.4), "Emphasized, out": cubic(0.3, 0, 0.8, 0.15, 0.2),
    "Expressive, fast": ratio(800, 0.6), "Expressive": ratio(380, 0.8), "Expressive, slow": ratio(200, 0.8) },
  CSS: { "ease": cubic(0.25, 0.1, 0.25, 1, 0.3), "ease-in": cubic(0.42, 0, 1, 1, 0.3), "ease-out": cubic(0, 0, 0.58, 1, 0.3),
    "ease-in-out": cubic(0.42, 0, 0.58, 1, 0.3), "linear": { type: motus.TimingType.LINEAR, seconds: 0.3 } },
  Figma: { "Gentle": spring(100, 15), "Quick": spring(300, 20), "Bouncy": spring(600, 15), "Slow": spring(80, 20),
    "Bounce and duration": bounce(0.8, 0.25), "Ease in back": cubic(0.3, -0.05, 0.7, -0.5, 0.4),
    "Ease out back": cubic(0.45, 1.45, 0.8, 1, 0.4), "Ease in and out back": cubic(0.7, -0.4, 0.4, 1.4, 0.4) },
};
// What there is to change: [name, key, index in a point, least, most].
const NUMBERS = {
  [CUBIC]: [["x1", "control1", 0, 0, 1], ["y1", "control1", 1, -1, 2], ["x2", "control2", 0, 0, 1], ["y2", "control2", 1, -1, 2],
    ["seconds", "seconds", null, 0.05, 2]],
  [motus.TimingType.LINEAR]: [["seconds", "seconds", null, 0.05, 2]],
  [SPRING]: [["mass", "mass", null, 0.1, 5], ["stiffness", "stiffness", null, 10, 1500], ["damping", "damping", null, 1, 100]],
  [SPRING_BOUNCE]: [["duration", "springDuration", null, 0.05, 2], ["bounce", "bounce", null, -0.9, 0.95]],
  [SPRING_RESPONSE]: [["response", "springDuration", null, 0.05, 2], ["damping ratio", "dampingRatio", null, 0.05, 2]],
};
const $ = (id) => document.getElementById(id);
const tidy = (number) => String(+number.toFixed(3));
let timing = null, family = "iOS", name = "Snappy", language = "CSS", kept = null; // the curve before, paler

const given = ({ seconds, ...rest }) => rest;
const long = (one) => motus.timingDuration(given(one), one.seconds ?? 0.25);
const at = (one, time) => motus.timingEvaluate(given(one), time, one.seconds ?? 0.25);

// MARK: The picture

function draw() {
  const canvas = $("plot"), scale = devicePixelRatio || 1, width = canvas.clientWidth, height = canvas.clientHeight;
  canvas.width = width * scale, canvas.height = height * scale;
  const context = canvas.getContext("2d"), style = getComputedStyle(document.body);
  context.scale(scale, scale);
  const all = Math.max(long(timing), kept ? long(kept) : 0, 0.05);
  const samples = (one) => Array.from({ length: 241 }, (_, step) => at(one, all * step / 240)[0]);
  const curve = samples(timing), before = kept ? samples(kept) : [];
  const low = Math.min(0, ...curve, ...before), high = Math.max(1, ...curve, ...before);
  const x = (step) => 40 + (width - 56) * step / 240, y = (value) => height - 30 - (height - 54) * (value - low) / (high - low);
  context.font = "12px system-ui, sans-serif";
  context.fillStyle = style.getPropertyValue("--soft");
  context.strokeStyle = style.getPropertyValue("--line");
  for (const value of [0, 1]) {
    context.beginPath();
    context.moveTo(40, y(value));
    context.lineTo(width - 16, y(value));
    context.stroke();
    context.fillText(String(value), 20, y(value) + 4);
  }
  const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30].find((one) => all / one <= 8) ?? 60;
  for (let time = 0; time <= all + 1e-9; time += step) context.fillText(`${tidy(time)} s`, 40 + (width - 56) * time / all, height - 8);
  const line = (values, color, wide) => {
    context.strokeStyle = color, context.lineWidth = wide;
    context.beginPath();
    values.forEach((value, step) => context.lineTo(x(step), y(value)));
    context.stroke();
  };
  if (kept) line(before, style.getPropertyValue("--line"), 3);
  line(curve, style.getPropertyValue("--accent"), 3);
}

// MARK: Code

function code() {
  const lines = Object.entries(given(timing)).filter(([key]) => key !== "type");
  const kind = Object.entries(motus.TimingType).find(([, value]) => value === timing.type)[0];
  const snake = (key) => key.replace(/([A-Z])/g, "_$1").replace(/(\d)/g, "_$1").toLowerCase();
  const words = { CSS: () => {
    const { duration, easing } = toLinear(given(timing), timing.seconds);
    return `transition: transform ${Math.round(duration)}ms ${timing.type === CUBIC
      ? `cubic-bezier(${[...timing.control1, ...timing.control2].map(tidy).join(", ")})` : easing};`;
  }, JavaScript: () => `runtime.animate({ timing: { type: motus.TimingType.${kind}, ${lines.map(([key, value]) =>
    `${key}: ${Array.isArray(value) ? `[${value.map(tidy).join(", ")}]` : tidy(value)}`).join(", ")} }${
    timing.seconds ? `, duration: ${tidy(timing.seconds)}` : ""} }, () => { … });`,
  Python: () => `with runtime.animate(timing=motus.Timing(type=motus.TimingType.${kind}, ${lines.map(([key, value]) =>
    `${snake(key)}=${Array.isArray(value) ? `(${value.map(tidy).join(", ")})` : tidy(value)}`).join(", ")})${
    timing.seconds ? `, duration=${tidy(timing.seconds)}` : ""}):`,
  C: () => [`options.timing.type = MOTUS_TIMING_${kind};`, ...lines.map(([key, value]) =>
    `options.timing.${snake(key)} = ${Array.isArray(value) ? `(motus_point){${value.map(tidy).join(", ")}}` : tidy(value)};`),
  ...(timing.seconds ? [`options.duration = ${tidy(timing.seconds)};`] : [])].join("\n") };
  $("languages").replaceChildren(...Object.keys(words).map((one) => Object.assign(document.createElement("button"),
    { textContent: one, ariaPressed: String(one === language), onclick: () => { language = one; code(); } })));
  $("code").textContent = words[language]();
}

// MARK: The dot: the library moves it, from wherever it is

const runtime = new motus.Runtime({ beginsWithTick: true }), place = motus.Value.createNumber(runtime, 0);
let request = 0, isRight = false;
function frame(time) {
  request = 0;
  runtime.tick(time / 1000);
  $("dot").style.translate = `${place.number * ($("track").clientWidth - 56)}px`;
  if (runtime.needsTick) request = requestAnimationFrame(frame);
}
function play() {
  isRight = !isRight;
  runtime.animate({ timing: given(timing), duration: timing.seconds ?? 0.25 }, () => { place.number = isRight ? 1 : 0; });
  request ||= requestAnimationFrame(frame);
}
$("track").onclick = play;

// MARK: Presets and numbers

function change() {
  let worst = null;
  try {
    const [, velocity] = at(timing, 0);
    const values = Array.from({ length: 400 }, (_, step) => at(timing, long(timing) * step / 399)[0]);
    const over = Math.max(...values) - 1;
    $("facts").textContent = `${family}, ${name}: ${tidy(long(timing))} s${over > 0.0005 ? `, overshoots by ${tidy(100 * over)} %` : ""}${
      velocity > 0.001 ? `, starts with ${tidy(velocity)} / s` : ""}. Click the track to play it.`;
    draw();
    code();
  } catch (error) {
    worst = error;
    $("facts").textContent = error.message;
  }
  history.replaceState(null, "", `#${encodeURIComponent(JSON.stringify({ family, name, timing }))}`);
  return worst === null;
}

function showNumbers() {
  $("numbers").replaceChildren(...NUMBERS[timing.type].map(([words, key, index, least, most]) => {
    const row = Object.assign(document.createElement("label"), { style: "display: grid; grid-template-columns: 110px 1fr 60px; gap: 10px" });
    const value = index === null ? timing[key] : timing[key][index];
    const slider = Object.assign(document.createElement("input"), { type: "range", min: least, max: most, step: (most - least) / 500,
      value, name: words });
    const shown = Object.assign(document.createElement("output"), { textContent: tidy(value) });
    slider.oninput = () => {
      const number = Number(slider.value);
      if (index === null) timing[key] = number;
      else timing[key] = timing[key].map((one, at) => (at === index ? number : one));
      shown.textContent = tidy(number);
      change();
    };
    slider.onchange = play;
    row.append(words, slider, shown);
    return row;
  }));
}

function choose(inFamily, called) {
  kept = timing;
  [family, name] = [inFamily, called];
  timing = structuredClone(PRESETS[family][name]);
  for (const one of document.querySelectorAll("#presets button")) one.ariaPressed = String(one.dataset.name === `${family}/${name}`);
  showNumbers();
  if (change()) play();
}

for (const [one, presets] of Object.entries(PRESETS)) {
  const bar = Object.assign(document.createElement("div"), { className: "bar" });
  bar.append(Object.assign(document.createElement("b"), { textContent: one, style: "width: 76px" }));
  for (const preset of Object.keys(presets)) {
    const button = Object.assign(document.createElement("button"), { textContent: preset, onclick: () => choose(one, preset) });
    button.dataset.name = `${one}/${preset}`;
    bar.append(button);
  }
  $("presets").append(bar);
}
const address = location.hash.slice(1);
choose(family, name);
try { // what the address says
  const said = JSON.parse(decodeURIComponent(address));
  if (NUMBERS[said.timing.type]) {
    [family, name, timing] = [said.family, said.name, said.timing];
    showNumbers();
    change();
  }
} catch { /* it says nothing */ }
addEventListener("resize", draw);
globalThis.app = { motus, PRESETS, choose, at, long, runtime, place, get timing() { return timing; } };
