import * as motus from "../../.build/motus/bindings/js/motus";
import { bind, list, mount, toLinear } from "../../.build/motus/bindings/js/dom";
import { Motion, Stage, usePlace } from "../../.build/motus/bindings/js/react";
async function main() {
  await motus.load();
  const runtime = new motus.Runtime({ windowSize: [390, 844] });
  const card = new motus.View(runtime);
  runtime.window.addSubview(card);
  card.center = [1, 2];
  card.center = { x: 1, y: 2 };
  const { x } = card.center;
  runtime.animate({ bounce: 0.3 }, () => { card.center = [3, 4]; });
  const page = new motus.ViewController(runtime, { viewDidAppear(controller, animated) { console.log(controller.id, animated, x); } });
  for (const item of runtime.drawList()) console.log(item.transform.a, item.viewId, item.view?.alpha);
  const kept: motus.DrawItem[] = Array.from(runtime.drawList(), (row) => row.copy());
  const trace: string | null = motus.trace();
  console.log(kept[0].clip, runtime.drawList().offset("alpha"), motus.replay(trace ?? "").calls.toFixed());
  for (const batch of runtime.changeBatches()) console.log(batch.values[0]);
  page.present(page, true);
  card.arrange([{ key: 1, frame: [0, 0, 10, 10] }, { key: 2n, frame: { x: 0, y: 0, width: 1, height: 1 }, view: card }]);
  const stack = new motus.NavigationController(runtime, page);
  stack.setBar(motus.Edge.TOP, card, 44);
  runtime.setWindowInsets(motus.InsetSource.SAFE_AREA, [50, 0, 34, 0]);
  page.hiddenBars = motus.Edge.TOP | motus.Edge.BOTTOM;
  new motus.Link(runtime, { kind: motus.LinkTargetKind.PROPERTY, object: card, property: motus.Property.ALPHA }, [],
    { inputs: [0, 1], outputs: [0, 1] }).remove();
  const finished: boolean = await runtime.animate(null, () => {}).finished;
  card.arrange([{ key: "mail", presence: { alpha: 0, offset: [0, 20] } }], { enter: { alpha: finished ? 0 : 1 } });
  runtime.scrollToTop();
  class Detail extends motus.ViewController {
    viewDidLoad() { this.view.addSubview(card); }
    viewDidAppear(animated: boolean) { console.log(animated); }
  }
  stack.push(new Detail(runtime), true);
  const stage = document.body;
  const mounted = mount(stage, runtime, { frame: (one) => console.log(one.time) });
  bind(card, stage, { measured: true }).unbind();
  const rows = list(card, [{ id: "a" }], { key: (item) => item.id, render: (item, element) => element ?? stage, duration: 0.3 });
  rows.update([{ id: "b" }]);
  stage.animate([], toLinear({ type: motus.TimingType.SPRING_BOUNCE, bounce: 0.3 }));
  console.log(mounted.rightToLeft, Motion({ frame: [0, 0, 1, 1], animation: { bounce: 0.3 } }), Stage({ runtime }), usePlace().view);
  // @ts-expect-error: a list has to know what names an item
  list(card, [1], { render: () => stage });
  // @ts-expect-error: nothing is animated without a block
  runtime.animate({});
  // @ts-expect-error: a centre is no nothing
  card.center = null;
  card.setProperty(motus.Property.ALPHA, 1);
  // @ts-expect-error: numbers, or one
  card.setProperty(motus.Property.ALPHA, "0");
  // @ts-expect-error: no such field
  card.arrange([{ key: 1, place: [0, 0, 10, 10] }]);
}
main();
