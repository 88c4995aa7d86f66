// Letters in a document, moved by motus/dom: rows that are swiped aside, pressed and chosen by keys under a large title.
// Elements, text and clicks are the document's; what is swiped, pressed, focused and shrunk is the library's.
import * as motus from "./motus.js";
import { bind, list, mount } from "./dom.js";

await motus.load();
const runtime = new motus.Runtime({ beginsWithTick: true, windowSize: [390, 720] });
const mounted = mount(document.querySelector("#stage"), runtime), show = (view, id) => bind(view, document.querySelector(id));
const BAR = 52, LARGE = 96, REMOVE = 1, READ = 2;
const NAMES = ["Ada", "Grace", "Katherine", "Mary", "Hedy", "Emmy", "Sofya", "Maryam", "Annie", "Dorothy", "Lise", "Chien"];
const LINES = ["The engine weaves.", "There is a moth in the relay.", "The orbit holds.", "On we go, by the sea.", "Frequencies hop."];
let box = null, opened = null; // the list; the action that shows
let letters = NAMES.map((name, at) => ({ id: at + 1, name, line: LINES[at % LINES.length], isRead: at > 3 }));

// MARK: A screen that scrolls, under a bar that answers

const rows = new motus.View(runtime), bar = new motus.View(runtime);
const scroller = new motus.Scroller(rows, { axes: motus.AxisMask.VERTICAL, alwaysBounces: motus.AxisMask.VERTICAL });
const inbox = new motus.ViewController(runtime, {
  viewDidLoad: ({ view }) => view.addSubview(rows),
  viewDidLayoutSubviews({ view: { bounds: { width, height } } }) {
    rows.bounds = [0, rows.bounds.y, width, height];
    rows.center = [width / 2, height / 2];
    box?.lay();
  },
});
const stack = new motus.NavigationController(runtime, inbox);
runtime.rootViewController = stack;
stack.setBar(motus.Edge.TOP, bar, BAR);
stack.setBarOptions(motus.Edge.TOP, { expandedHeight: LARGE });
bar.setLayout(({ bounds: { height } }) => { // the title is as large as the bar is high
  document.querySelector("#bar h1").style.scale = 0.7 + 0.3 * Math.min(1.2, (height - BAR) / (LARGE - BAR));
});
show(rows, "#rows");
show(bar, "#bar");

// MARK: Rows

const update = () => {
  box.update(letters);
  scroller.contentSize = [rows.bounds.width, box.height];
};
const keep = (id, change) => {
  letters = letters.flatMap((one) => (one.id === id ? change(one) : [one]));
  update();
};
const ids = new Map(); // by the handle of a row
box = list(rows, [], {
  key: (letter) => letter.id, gap: 8, inset: 16, duration: 0.35, stagger: 0.02, enter: { alpha: 0 }, exit: { alpha: 0 },
  render(letter, element) {
    element ??= document.createElement("li");
    element.className = letter.isRead ? "row read" : "row";
    element.innerHTML = `<b>${letter.name}</b>${letter.line}`;
    return element;
  },
  made(view, { id }) {
    ids.set(view.id, id);
    const press = new motus.Gesture(runtime, { type: motus.GestureType.PRESS });
    press.setAction(({ state }) => {
      if (state === motus.RecognitionState.ENDED) keep(id, (one) => [{ ...one, isRead: !one.isRead }]);
    });
    view.addGesture(press);
    view.setStateValue(motus.ViewState.HIGHLIGHTED, motus.Property.TRANSFORM, [0.97, 0, 0, 0.97, 0, 0]);
    view.setImplicit(motus.Property.TRANSFORM, { response: 0.3, dampingRatio: 0.8 });
    view.focusOptions = { flags: motus.FocusFlag.FOCUSABLE, margin: 60 };
  },
});
rows.setRowOptions({});
rows.setRowDelegate({
  willOpen(_, row) {
    row.setRowActions(motus.RowSide.TRAILING, [{ key: REMOVE, width: 96, flags: motus.RowActionFlag.DESTRUCTIVE }]);
    row.setRowActions(motus.RowSide.LEADING, [{ key: READ, width: 96 }]);
  },
  opened(_, row, side) { // the library moves the action's view; its element is the document's
    const isTrailing = side === motus.RowSide.TRAILING, element = document.createElement("div");
    Object.assign(element, { className: "action", textContent: isTrailing ? "Remove" : "Read" });
    element.style.background = isTrailing ? "#e85c38" : "#287df2";
    document.querySelector("#rows").prepend(element);
    opened = bind(row.rowActionView(0), element);
  },
  closed() {
    opened?.unbind();
    opened?.element.remove();
    opened = null;
  },
  chosen(_, row, action) {
    const isRemoved = Number(action) === REMOVE;
    keep(ids.get(row.id), (one) => (isRemoved ? [] : [{ ...one, isRead: true }]));
    row.finishRowAction(isRemoved);
  },
});
document.querySelector("#more").onclick = () => {
  letters = [{ id: Date.now(), name: NAMES[letters.length % NAMES.length], line: "A new letter.", isRead: false }, ...letters];
  update();
};
update();

// MARK: Keys: a ring that flies to what they choose, and presses it

const ring = new motus.View(runtime);
show(ring, "#ring");
runtime.setFocusRing(ring, { outset: [4, 4, 4, 4] });
const ARROWS = { ArrowUp: motus.FocusDirection.UP, ArrowDown: motus.FocusDirection.DOWN };
for (const type of ["keydown", "keyup"]) addEventListener(type, (event) => {
  const isDown = type === "keydown", { BEGAN, ENDED } = motus.TouchPhase;
  if (isDown && event.key in ARROWS) runtime.moveFocus(ARROWS[event.key]);
  else if (event.key === "Enter" && !event.repeat) runtime.sendPress(isDown ? BEGAN : ENDED, mounted.now);
  else return;
  event.preventDefault();
  mounted.wake();
});

globalThis.app = { motus, runtime, mounted, rows, bar, ring, scroller, box, get letters() { return letters; } };
