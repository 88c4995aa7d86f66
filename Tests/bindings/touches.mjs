// Recorded touches swipe a page back, slowly in vain, then for good, while a card moves on a spring.
// Prints the hash of everything that happened, as touches.c does: node touches.mjs TOUCHES [TRACE]; with
// a second name it records, by motus-record.wasm. A browser calls play().
export function play(motus, text) {
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
  const touches = text.split("\n").slice(1).filter(Boolean).map((line) => line.trim().split(/\s+/).map(Number));
  for (let frame = 1; frame <= 120; frame++) {
    for (const [, finger, phase, x, y] of touches.filter(([at]) => at === frame)) {
      runtime.sendTouch(finger, phase, [x, y], frame / 60);
    }
    runtime.tick(frame / 60);
  }
  return `${runtime.traceHash.toString(16).padStart(16, "0")} ${stack.viewControllers.length}`;
}

if (globalThis.process?.argv[1]?.endsWith("touches.mjs")) {
  const { readFileSync, writeFileSync } = await import("node:fs");
  const motus = await import("../../.build/motus/web/motus.js");
  const web = new URL("../../.build/motus/web/", import.meta.url);
  await motus.load(new URL(process.argv[3] ? "motus-record.wasm" : "motus.wasm", web));
  console.log(play(motus, readFileSync(process.argv[2], "utf8")));
  if (process.argv[3]) writeFileSync(process.argv[3], motus.trace());
}
