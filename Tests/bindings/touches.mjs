// Recorded touches swipe a page back, slowly in vain, then for good, while a card moves on a spring.
// Prints the hash of everything that happened, as touches.c does.
import { readFileSync } from "node:fs";
import * as motus from "../../.build/motus/web/motus.js";

await motus.load();
const runtime = new motus.Runtime();
runtime.tracesChanges = true;
const list = new motus.ViewController(runtime);
const page = new motus.ViewController(runtime);
const stack = new motus.NavigationController(runtime, list);
runtime.rootViewController = stack;
stack.push(page, false);
stack.interactivePopGesture; // makes it
const card = new motus.View(runtime);
page.view.addSubview(card);
runtime.tick(0);
runtime.animate({ bounce: 0.3 }, () => { card.center = [300, 100]; });
const touches = readFileSync(process.argv[2], "utf8").split("\n").slice(1).filter(Boolean)
  .map((line) => line.trim().split(/\s+/).map(Number));
for (let frame = 1; frame <= 120; frame++) {
  for (const [, finger, phase, x, y] of touches.filter(([at]) => at === frame)) {
    runtime.sendTouch(finger, phase, [x, y], frame / 60);
  }
  runtime.tick(frame / 60);
}
console.log(runtime.traceHash.toString(16).padStart(16, "0"), stack.viewControllers.length);
