// The README's ten lines, drawn: a number that goes to 300 and back, at each click.
import * as motus from "./motus.js";

await motus.load();
const runtime = new motus.Runtime({ beginsWithTick: true }), x = motus.Value.createNumber(runtime, 0), box = document.querySelector("i");
let request = 0, target = 0;
function frame(time) {
  request = 0;
  runtime.tick(time / 1000);
  box.style.translate = `${x.number}px`;
  if (runtime.needsTick) request = requestAnimationFrame(frame);
}
function go() {
  target = 300 - target;
  runtime.animate({ bounce: 0.3 }, () => { x.number = target; });
  request ||= requestAnimationFrame(frame);
}
addEventListener("pointerdown", go);
go();
globalThis.app = { runtime, x };
