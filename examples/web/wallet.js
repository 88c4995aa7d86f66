// The wallet: cards that are thrown and snap to their places, and two tags that hang on chains and are hit by
// them. All of it is dynamics.
import { CARDS, TAGS } from "./places.js";
import { addBox, addGesture, addLabel, addSymbol, clear, faded, makeBox, motus, night, runtime, screen, setShadow, stand,
  white } from "./kit.js";

const WIDTH = 300, HEIGHT = 178, SLOW = 380, LINKS = 7, LINK = 15, TAG = { width: 74, height: 104 };

/** What dynamics moves stands nowhere else. */
function addBody(board, ...what) {
  const view = makeBox(...what);
  board.addSubview(view);
  return view;
}

function makeCard(board, { name, detail, code, sign, color, light }, at) {
  const card = addBody(board, [at.x - WIDTH / 2, at.y - HEIGHT / 2, WIDTH, HEIGHT], color, 20);
  card.clipsToBounds = true;
  setShadow(card, 20, 9, 0.42);
  addBox(addBox(card, [150, -90, 260, 260], light, 130), [60, 60, 200, 200], faded(white, 0.1), 100);
  addSymbol(card, [20, 18, 26, 26], sign, 26, white);
  addLabel(card, [56, 17, 200, 28], name, { size: 18, weight: 700, color: white });
  addLabel(card, [20, HEIGHT - 58, 200, 18], detail, { size: 13, color: faded(white, 0.85) });
  addLabel(card, [20, HEIGHT - 40, 200, 24], code, { size: 17, weight: 500, color: white });
  return card;
}

/** A chain from a point of the ceiling with a tag at its end: views from the top down. */
function makeChain(board, { name, sign, color, from }) {
  const bodies = [];
  for (let at = 0; at < LINKS; at++) {
    bodies.push(addBody(board, [from.x - 2.5, from.y + at * LINK, 5, LINK + 3],
      at % 2 ? [0.52, 0.56, 0.64, 1] : [0.74, 0.77, 0.83, 1], 2.5));
  }
  const tag = addBody(board, [from.x - TAG.width / 2, from.y + LINKS * LINK - 7, TAG.width, TAG.height], color, 18);
  setShadow(tag, 12, 5, 0.35);
  addBox(tag, [TAG.width / 2 - 5, 7, 10, 10], night, 5);
  addSymbol(tag, [0, 30, TAG.width, 34], sign, 30, night);
  addLabel(tag, [0, 70, TAG.width, 20], name, { size: 13.5, weight: 700, color: night, align: 0.5 });
  return [...bodies, tag];
}

export function walletScreen() {
  let board = null, animator = null, flight = null, covered = 0, held = null;
  const cards = [], walls = []; // a card: its view, its place, what snaps it there
  const placeAt = (place) => {
    const { width, height } = board.bounds;
    return { x: width / 2, y: height - covered - 24 - HEIGHT / 2 - 78 * place };
  };
  const play = (behavior) => (animator.addBehavior(behavior), behavior);
  const drop = (behavior) => { // it ends at once, and does not wait for JavaScript to forget it
    animator.removeBehavior(behavior);
    behavior.release();
    return null;
  };
  const snap = (card) => {
    card.snap = new motus.SnapBehavior(runtime, card.view, placeAt(card.place));
    card.snap.dampingRatio = 0.62;
    play(card.snap);
  };

  // The finger holds what it touches where it touches it, by a strong spring: a chain that is pulled taut gives.
  const take = (view, finger) => {
    const { x, y } = view.center, turn = view.rotation, dx = finger.x - x, dy = finger.y - y;
    letGo();
    const card = cards.find((one) => one.view === view);
    if (card?.snap) card.snap = drop(card.snap);
    held = { view, by: play(new motus.AttachmentBehavior(runtime, { type: motus.AttachmentType.ANCHOR, item: view,
      offset: [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)],
      anchor: finger, frequency: 9, dampingRatio: 1 })) };
  };
  const letGo = () => { held = held && drop(held.by); };
  const dragged = (gesture) => {
    const { BEGAN, CHANGED } = motus.RecognitionState, { view, state } = gesture;
    if (state === BEGAN) take(view, gesture.location(board));
    else if (held?.view !== view) return;
    else if (state === CHANGED) held.by.anchorPoint = gesture.location(board);
    else letGo();
  };

  // In every frame in which something moves: a card that has become slow snaps to the nearest place; the card
  // that was there makes room.
  const watch = () => {
    for (const card of cards) {
      const { dx, dy } = flight.linearVelocity(card.view);
      if (card.snap || held?.view === card.view || Math.hypot(dx, dy) > SLOW) continue;
      const { y } = card.view.center, places = cards.map((_, place) => Math.abs(placeAt(place).y - y));
      const nearest = places.indexOf(Math.min(...places));
      const other = cards.find((one) => one !== card && one.place === nearest);
      if (other) {
        other.place = card.place;
        if (other.snap) other.snap.point = placeAt(other.place);
      }
      card.place = nearest;
      snap(card);
      // The lower a card lies, the nearer it is: as they lie in a wallet.
      for (const one of [...cards].sort((a, b) => b.place - a.place)) board.addSubview(one.view);
    }
  };

  const makeWorld = (chains) => {
    const swing = (items, density) => play(new motus.ItemBehavior(runtime,
      { density, resistance: 1.1, angularResistance: 2.5 }, items));
    animator = new motus.DynamicAnimator(runtime, board);
    flight = play(new motus.ItemBehavior(runtime, { resistance: 1.6, angularResistance: 3.5, elasticity: 0.45 },
      cards.map((card) => card.view)));
    flight.setAction(watch);
    for (const chain of chains) {
      swing(chain.slice(0, -1), 8); // a chain that is too light for what hangs on it stretches
      swing(chain.slice(-1), 1);
    }
    play(new motus.GravityBehavior(runtime, chains.flat()));
    for (const card of cards) { // cards lie over each other and meet the walls; each meets the tags
      walls.push(play(new motus.CollisionBehavior(runtime, [card.view, ...chains.map((chain) => chain.at(-1))])));
    }
    chains.forEach((chain, number) => chain.forEach((item, at) => {
      const { x, y } = TAGS[number].from;
      play(new motus.AttachmentBehavior(runtime, { type: motus.AttachmentType.PIN, item, other: chain[at - 1] ?? null,
        anchor: [x, y + at * LINK + 1.5], frictionTorque: 0.002 }));
    }));
  };

  return screen("Wallet", {
    viewDidLoad(controller) {
      const { view } = controller, pan = { type: motus.GestureType.PAN };
      covered = controller.safeArea.bottom;
      view.backgroundColor = night;
      board = addBox(view, [0, 0, 390, 844], clear);
      addLabel(board, [20, 276, 300, 44], "Wallet", { size: 34, weight: 700, color: white });
      const chains = TAGS.map((tag) => makeChain(board, tag));
      for (let place = CARDS.length - 1; place >= 0; place--) {
        cards[place] = { view: makeCard(board, CARDS[place], placeAt(place)), place, snap: null };
        addGesture(cards[place].view, pan, dragged);
      }
      makeWorld(chains);
      for (const chain of chains) addGesture(chain.at(-1), pan, dragged);
      cards.forEach(snap);
    },
    viewDidLayoutSubviews(controller) {
      stand(board, controller.view.bounds);
      covered = controller.safeArea.bottom;
      for (const one of walls) one.referenceBounds = [-40, 0, covered, 0];
      for (const card of cards) if (card.snap) card.snap.point = placeAt(card.place);
    },
  });
}
