// Packing: a list by keys. The screen says which rows there are and where; who comes, moves, leaves and returns is
// the library's concern. A tap packs, a swipe shows what removes a row, or removes it when it goes on; a long press
// lifts a row to another place, and the list scrolls below it.
import { THINGS } from "./places.js";
import { addBox, addGesture, addLabel, addScroller, addSymbol, ember, faded, forest, grey, ink, makeBox, motus, onTap,
  paper, screen, setShadow, spring, stand, white } from "./kit.js";

const TOP = 92, ROW = 58, GAP = 10, FIRST = 8, REMOVE = 1;

export function packingScreen() {
  const rows = []; // as they have been asked for, and of these those that are in the list, from the top
  let order = [], list = null, count = null, plus = null;
  const frame = (place) => ({ x: 20, y: TOP + place * (ROW + GAP), width: list.bounds.width - 40, height: ROW });

  const arrange = () => {
    const children = order.map((row, place) => ({ key: row.key, view: row.view, frame: frame(place), flags: 0 }));
    list.arrange(children, { stagger: 0.012, enter: { transform: [0.8, 0, 0, 0.8, 0, 0] },
      exit: { offset: [-1.1, 0], offsetIsRelative: true, duration: 0.28 } });
    list.scroller.contentSize = [list.bounds.width, TOP + order.length * (ROW + GAP)];
    count.text.words = `${order.filter((row) => row.isPacked).length} of ${order.length} packed`;
  };
  const move = (row, to) => {
    order.splice(order.indexOf(row), 1);
    order.splice(to, 0, row);
  };
  const show = (row) => {
    const size = row.isPacked ? 1 : 0.4;
    row.ring.alpha = row.isPacked ? 0 : 1;
    row.tick.alpha = row.isPacked ? 1 : 0;
    row.tick.transform = [size, 0, 0, size, 0, 0];
    row.label.backgroundColor = row.isPacked ? faded(grey, 0.8) : ink;
  };

  const toggle = (row) => { // what is packed goes below what is not
    if (!order.includes(row)) return; // it is leaving
    row.isPacked = !row.isPacked;
    spring(0.35, 0.35, () => show(row));
    const open = order.filter((one) => !one.isPacked).length;
    move(row, row.isPacked ? open : open - 1);
    arrange();
  };
  const swipes = {
    willOpen: (_, view) => view.setRowActions(motus.RowSide.TRAILING,
      [{ key: REMOVE, width: 84, color: ember, flags: motus.RowActionFlag.DESTRUCTIVE }]),
    opened(_, view) {
      const red = view.rowActionView(0);
      red.cornerRadius = 16;
      addLabel(red, [14, 0, 70, ROW], "Remove", { size: 14, weight: 500, color: white });
    },
    chosen(_, view) {
      order = order.filter((row) => row.view.id !== view.id);
      arrange();
      view.finishRowAction(true);
    },
  };
  /** The row stays under the finger, in front of the others; they give way to it in the order that the library
   *  names. */
  const lift = (row, gesture) => {
    const { BEGAN, CHANGED } = motus.RecognitionState, point = gesture.location(list);
    if (!order.includes(row)) return;
    if (gesture.state === BEGAN) {
      list.beginReorder(row.key, point);
      return spring(0.3, 0.2, () => setShadow(row.view, 24, 12, 0.18));
    }
    if (gesture.state === CHANGED) move(row, list.updateReorder(point));
    else {
      spring(0.35, 0.2, () => setShadow(row.view, 9, 3, 0.07));
      move(row, list.endReorder([0, 0]));
    }
    arrange();
  };

  const addRow = (isPacked = false) => {
    const key = rows.length + 1, view = makeBox(frame(0), white, 16);
    view.groupsOpacity = true;
    setShadow(view, 9, 3, 0.07);
    const row = { key, view, isPacked,
      ring: addSymbol(view, [12, 0, 40, ROW], "ring", 25, faded(grey, 0.55)),
      tick: addSymbol(view, [12, 0, 40, ROW], "check", 26, forest),
      label: addLabel(view, [62, 0, 220, ROW], THINGS[rows.length], { size: 16.5, weight: 500 }) };
    addBox(addBox(view, [312, ROW / 2 - 4, 20, 2], faded(ink, 0.16), 1), [0, 6, 20, 2], faded(ink, 0.16), 1);
    show(row);
    onTap(view, () => toggle(row));
    addGesture(view, { type: motus.GestureType.LONG_PRESS, duration: 0.3 }, (gesture) => lift(row, gesture));
    rows.push(row);
    return row;
  };

  return screen("Packing", {
    viewDidLoad({ view }) {
      view.backgroundColor = paper;
      list = addScroller(view, [0, 0, 10, 0]);
      count = addLabel(list, [20, 12, 300, 18], "", { size: 13.5, weight: 500, color: grey });
      addLabel(list, [20, 32, 300, 44], "Packing", { size: 34, weight: 700 });
      plus = addBox(list, [326, 34, 44, 44], forest, 22);
      setShadow(plus, 10, 4, 0.2);
      addSymbol(plus, [0, 0, 44, 44], "plus", 22, white);
      onTap(plus, () => {
        if (rows.length === THINGS.length) return;
        order.unshift(addRow());
        arrange();
      });
      list.setRowOptions({});
      list.setRowDelegate(swipes);
      order = Array.from({ length: FIRST }, (_, at) => addRow(at >= FIRST - 2));
      arrange();
    },
    viewDidLayoutSubviews({ view: { bounds } }) {
      stand(list, bounds);
      stand(plus, { x: bounds.width - 64, y: 34, width: 44, height: 44 });
      arrange();
    },
  });
}
