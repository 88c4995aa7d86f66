// Ten thousand cards gather where one clicks; WebGL2 draws them with one call a frame. `?cards=100`: so many.
import { load, Runtime, TimingType, View } from "./motus.js";
import { RowPainter } from "./rows.js";

await load();
const canvas = document.querySelector("#screen"), gl = canvas.getContext("webgl2", { alpha: false });
if (!gl) document.body.textContent = "This page needs WebGL2.";
const count = Number(new URLSearchParams(location.search).get("cards")) || 10000;
const runtime = new Runtime({ windowSize: [canvas.clientWidth, canvas.clientHeight] }), { window: screen } = runtime;
screen.backgroundColor = [0.06, 0.07, 0.13, 1];
const cards = Array.from({ length: count }, (_, index) => {
  const card = new View(runtime), hue = index * 2 * Math.PI / count;
  card.frame = [screen.bounds.width / 2, screen.bounds.height / 2, 14, 18];
  card.backgroundColor = [0, 2.1, -2.1].map((turn) => 0.6 + 0.4 * Math.cos(hue - turn)).concat(1);
  card.cornerRadius = 4;
  card.borderWidth = 1;
  card.borderColor = [1, 1, 1, 0.25];
  screen.addSubview(card);
  return card;
});
const painter = gl && new RowPainter(gl);
let request = 0, frames = 0;

/** Each finds its place in a spiral around a point, by a spring. */
function gather(x, y) {
  runtime.animate({ timing: { type: TimingType.SPRING_BOUNCE, springDuration: 0.9, bounce: 0.35 } }, () => {
    cards.forEach((card, index) => {
      const angle = index * 2.4, far = 4.2 * Math.sqrt(index);
      card.center = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    });
  });
  wake();
}

function wake() {
  if (request === 0) request = requestAnimationFrame((time) => frame(time / 1000));
}

function frame(time) {
  request = 0;
  runtime.tick(Math.max(time, runtime.time));
  const scale = window.devicePixelRatio || 1;
  const width = Math.round(canvas.clientWidth * scale), height = Math.round(canvas.clientHeight * scale);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width, canvas.height = height;
    runtime.setWindowSize([canvas.clientWidth, canvas.clientHeight], 0);
  }
  painter.draw(runtime, scale);
  frames += 1;
  if (runtime.needsTick) wake(); // else it sleeps
}

canvas.addEventListener("pointerdown", (event) => gather(event.clientX, event.clientY));
addEventListener("resize", wake);
wake();

globalThis.app = { runtime, painter, gl, gather, frame, get frames() { return frames; }, get request() { return request; } };
