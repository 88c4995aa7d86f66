// Links, drags and glides by key in JavaScript, as their users have them.
import assert from "node:assert/strict";
import * as motus from "../../.build/motus/web/motus.js";

await motus.load();
const { LinkEnd, LinkSourceKind, LinkTargetKind, Property, TouchPhase } = motus;
const FRAME = 1 / 64;
const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

{ // A parallax: three layers go by one number, each a part of its distance.
  const runtime = new motus.Runtime();
  const camera = motus.Value.createNumber(runtime, 0);
  const layers = [0, 1, 2].map((depth) => {
    const layer = motus.Value.createNumber(runtime, 0);
    new motus.Link(runtime, { kind: LinkTargetKind.VALUE, object: layer }, [{ kind: LinkSourceKind.VALUE, object: camera }],
      { inputs: [0, 1], outputs: [0, -(0.5 ** depth)], before: LinkEnd.CONTINUE, after: LinkEnd.CONTINUE });
    return layer;
  });
  runtime.tick(0);
  runtime.animate({ duration: 1, timing: { type: motus.TimingType.LINEAR } }, () => { camera.number = 100; });
  runtime.tick(0.5);
  assert.deepEqual(layers.map((layer) => layer.number), [-50, -25, -12.5]);
  assert.throws(() => { layers[0].number = 5; }, motus.MotusError);
  runtime.tick(2);
  assert.equal(runtime.needsTick, false);
  runtime.destroy();
}

{ // A panel with three places under a finger, what dims behind it, and where it lets go.
  const runtime = new motus.Runtime({ windowSize: [400, 800] });
  const panel = new motus.View(runtime), pan = new motus.Gesture(runtime), told = [];
  let now = 0;
  const rest = (seconds) => { for (let i = 0; i < seconds / FRAME; i++) runtime.tick(now += FRAME); };
  panel.frame = [0, 700, 400, 800];
  runtime.window.addSubview(panel);
  panel.addGesture(pan);
  const drag = motus.Drag.createForView(pan, panel, Property.CENTER, { axis: motus.DragAxis.VERTICAL });
  drag.setAnchors([{ y: 1100, tag: 7 }, { y: 800, tag: 8 }, { y: 500, tag: 9 }]);
  drag.setDelegate({
    didEnd: (drag, anchor) => told.push(`end ${drag.anchorTag(anchor)}`),
    didSettle: (drag, anchor, finished) => told.push(`${finished ? "rests" : "is taken"} ${drag.anchorTag(anchor)}`),
  });
  const dim = motus.Value.createNumber(runtime, 0);
  new motus.Link(runtime, { kind: LinkTargetKind.VALUE, object: dim }, [{ kind: LinkSourceKind.ANCHORS, object: drag }],
    { inputs: [0, 2], outputs: [0.5, 0] });
  runtime.tick(0);
  runtime.sendTouch(1, TouchPhase.BEGAN, [200, 750], now);
  for (let i = 1; i <= 16; i++) {
    now += FRAME;
    runtime.sendTouch(1, TouchPhase.MOVED, [200, 750 - 10 * i], now);
    runtime.tick(now);
  }
  assert.ok(drag.isHeld);
  near(panel.center.y, 950);
  near(dim.number, 0.125);
  assert.throws(() => { panel.center = [200, 5]; }, motus.MotusError);
  runtime.sendTouch(1, TouchPhase.ENDED, [200, 590], now);
  rest(2);
  near(panel.center.y, 500);
  near(dim.number, 0.5);
  assert.deepEqual(told, ["end 9", "rests 9"]);
  drag.step([0, 1]);
  rest(2);
  assert.deepEqual([drag.anchor, dim.number], [1, 0.25]);
  runtime.destroy();
}

{ // A menu that opens as a ring, by keys: nothing is kept.
  const runtime = new motus.Runtime();
  const ring = (isOpen) => [0, 1, 2, 3, 4, 5].map((i) => {
    const key = motus.idIn(motus.id("ring"), String(i)), radius = isOpen ? 100 : 0;
    return Math.hypot(runtime.glideNumber(key, 0, radius * Math.cos(i * Math.PI / 3)),
      runtime.glideNumber(key, 1, radius * Math.sin(i * Math.PI / 3)));
  });
  runtime.tick(0);
  ring(false);
  for (let frame = 1; frame <= 200; frame++) {
    runtime.tick(frame / 60);
    const radii = ring(frame < 100);
    for (const radius of radii) near(radius, radii[0]);
    if (frame === 99) near(radii[0], 100);
    if (frame === 200) assert.deepEqual(radii, [0, 0, 0, 0, 0, 0]);
  }
  assert.equal(runtime.needsTick, false);
  runtime.destroy();
}
console.log("JavaScript: a parallax, a panel and a ring of glides");
