import * as motus from "../../bindings/js/motus";
async function main() {
  await motus.load();
  const runtime = new motus.Runtime({ windowSize: [390, 844] });
  const card = new motus.View(runtime);
  runtime.window!.addSubview(card);
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
}
main();
