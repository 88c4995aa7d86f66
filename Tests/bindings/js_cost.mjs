// What 1,000 moving views cost a frame, in WebAssembly: told, not judged.
import * as motus from "../../.build/motus/web/motus.js";

await motus.load();
const runtime = new motus.Runtime({ windowSize: [390, 844] });
const views = Array.from({ length: 1000 }, (_, at) => {
  const view = new motus.View(runtime);
  view.bounds = [0, 0, 10, 10];
  view.backgroundColor = [1, 0, 0, 1];
  view.center = [at % 390, at % 844];
  runtime.window.addSubview(view);
  return view;
});
runtime.tick(0);
let time = 0;
const costs = { tick: [], list: [], read: [] };
for (let round = 0; round < 5; round++) {
  for (const view of views) runtime.animate({ response: 2, bounce: 0.2 }, () => { view.center = [195, 422 + round]; });
  for (let frame = 0; frame < 100; frame++) {
    const began = performance.now();
    runtime.tick(time += 1 / 60);
    const ticked = performance.now();
    const items = runtime.drawList();
    const listed = performance.now();
    const numbers = items.floats, stride = items.stride / 8, x = items.offset("transform") / 8 + 4;
    let sum = 0;
    for (let item = 0; item < items.length; item++) sum += numbers[item * stride + x];
    costs.tick.push(ticked - began), costs.list.push(listed - ticked), costs.read.push(performance.now() - listed);
  }
}
const median = (list) => Math.round(1000 * list.sort((a, b) => a - b)[list.length >> 1]);
console.log(`1,000 moving views: tick ${median(costs.tick)} µs, draw list ${median(costs.list)} µs, `
  + `reading all of it ${median(costs.read)} µs, of a frame of 16,667`);
