// Walks: cards in a scroller under a navigation bar, and behind each a page that grows out of its photo
// and goes back into it: by its button, swiped from the left edge, pulled down, pinched.
import { WALKS } from "./places.js";
import { addBox, addLabel, addPicture, addScroller, addSymbol, clear, ember, forest, grey, HOME, ink, makeBox, motus,
  onTap, paper, runtime, screen, setShadow, stand, STATUS, TITLE_BAR, white } from "./kit.js";
import { colorStatus, status } from "./status.js";

const TOP = 54, CARD = 236, GAP = 20, PHOTO = 160, HERO = 400, CROP = 90, OVERLAP = 34;

function makeCard(list, { name, place, length, stars }, number) {
  const card = addBox(list, [20, TOP + number * (CARD + GAP), 350, CARD], white, 20);
  setShadow(card, 18, 8, 0.1);
  card.clipsToBounds = true;
  const photo = addBox(card, [0, 0, 350, PHOTO]); // a window onto the picture of the page
  photo.cornerRadii = [20, 20, 0, 0];
  photo.clipsToBounds = true;
  const picture = addPicture(photo, [0, 0, 350, PHOTO], number);
  const badge = addBox(card, [0, 14, 62, 28], [1, 1, 1, 0.92], 14);
  addSymbol(badge, [9, 0, 15, 28], "star", 14, ember);
  addLabel(badge, [29, 0, 30, 28], stars, { size: 13, weight: 700 });
  addLabel(card, [18, 172, 250, 26], name, { size: 19, weight: 700 });
  addLabel(card, [18, 199, 250, 20], place, { size: 14, color: grey });
  const far = addLabel(card, [0, 199, 90, 20], length, { size: 14, weight: 500, color: forest, align: 1 });
  return { card, photo, picture, badge, far };
}

/** The bar shows the day; when the large title has gone under it, a small one rolls in: by the offset, not by
 *  time. */
function makeTitleBar(stack, list, title) {
  const bar = makeBox([0, 0, 390, STATUS + TITLE_BAR], paper);
  const row = addBox(bar, [20, STATUS, 350, TITLE_BAR]);
  row.clipsToBounds = true;
  const turn = addBox(row, [310, 2, 40, 40]);
  addSymbol(turn, [0, 0, 40, 40], "turn", 22, forest);
  const small = addLabel(row, [0, 0, 350, TITLE_BAR], "Walks", { size: 17, weight: 700, align: 0.5 });
  const day = addLabel(row, [0, 0, 350, TITLE_BAR], "SATURDAY, 14 JUNE", { size: 12.5, weight: 500, color: grey });
  const range = { kind: motus.ScrollRangeKind.EXIT, subject: title, insetStart: STATUS + TITLE_BAR };
  const roll = (view, from, to) => new motus.Link(runtime,
    { kind: motus.LinkTargetKind.PROPERTY, object: view, property: motus.Property.TRANSFORM },
    [{ kind: motus.LinkSourceKind.RANGE, object: list.scroller, component: motus.Axis.VERTICAL, range }],
    { inputs: [0, 1], outputs: [1, 0, 0, 1, 0, from, 1, 0, 0, 1, 0, to] });
  roll(small, TITLE_BAR, 0);
  roll(day, 0, -TITLE_BAR);
  stack.setBar(motus.Edge.TOP, bar, TITLE_BAR);
  return { row, small, turn };
}

let titleRow = null; // what the bar shows
let turn = null;
/** The button in it that turns the direction. */
export const turnButton = () => (walks.viewControllers[0].view, turn);

/** It goes at once: the bar itself slides up, below the clock. It is there again when the page has gone. */
function fadeTitle(alpha) {
  runtime.animate({ duration: 0.15 }, () => { titleRow.alpha = alpha; });
}

function walksScreen() {
  let list = null, bar = null, cards = [];
  return screen("Walks", {
    viewDidLoad(controller) {
      const stack = controller.navigationController;
      controller.view.backgroundColor = paper;
      list = addScroller(controller.view);
      const title = addLabel(list, [20, 0, 300, 44], "Walks", { size: 34, weight: 700 });
      cards = WALKS.map((walk, number) => makeCard(list, walk, number));
      cards.forEach(({ card, photo }, number) => onTap(card, () => {
        const page = pageScreen(number);
        page.setZoom(null, { // the photo of the card is this part of the page
          sourceView: () => photo,
          alignmentRect: ({ view: { bounds: { width } } }) => [0, CROP, width, PHOTO * width / (width - 40)],
        });
        stack.push(page, true);
      }));
      bar = makeTitleBar(stack, list, title);
      titleRow = bar.row;
      ({ turn } = bar);
    },
    viewDidLayoutSubviews({ view: { bounds } }) {
      const width = bounds.width - 40, shrunk = width / bounds.width;
      stand(list, bounds);
      list.scroller.contentSize = [bounds.width, TOP + WALKS.length * (CARD + GAP)];
      stand(bar.row, { x: 20, y: STATUS, width, height: TITLE_BAR });
      stand(bar.small, { x: 0, y: 0, width, height: TITLE_BAR });
      stand(bar.turn, { x: width - 40, y: 2, width: 40, height: 40 });
      cards.forEach(({ card, photo, picture, badge, far }, number) => {
        stand(card, { x: 20, y: TOP + number * (CARD + GAP), width, height: CARD });
        stand(photo, { x: 0, y: 0, width, height: PHOTO });
        stand(picture, { x: 0, y: -CROP * shrunk, width, height: HERO * shrunk });
        stand(badge, { x: width - 76, y: 14, width: 62, height: 28 });
        stand(far, { x: width - 108, y: 199, width: 90, height: 20 });
      });
    },
  });
}

function addFact(sheet, place, sign, value, name) {
  const box = addBox(sheet, [24 + place * 117, 106, 108, 84], paper, 16);
  addSymbol(box, [14, 12, 20, 20], sign, 20, forest);
  addLabel(box, [14, 36, 90, 22], value, { weight: 700 });
  addLabel(box, [14, 57, 90, 16], name, { size: 12, color: grey });
}

function pageScreen(number) {
  const walk = WALKS[number];
  let scroll = null, hero = null, sheet = null, button = null;
  // The clock is white over the picture, and changes along with the page, also when a finger drags it; so does the
  // page get round corners on its way back.
  const along = (controller, color, radius) => {
    const coordinator = controller.transitionCoordinator;
    const change = () => {
      colorStatus(color);
      controller.view.cornerRadius = radius;
    };
    if (coordinator) coordinator.animateAlongside(status[0], change);
    else change();
  };
  const page = screen(walk.name, {
    viewDidLoad({ view }) {
      view.backgroundColor = white;
      scroll = addScroller(view, [0, 0, HOME + 80, 0]);
      scroll.scroller.setInsetAdjustment(motus.InsetAdjustment.NEVER); // the picture goes up behind the clock
      scroll.scroller.contentSize = [390, HERO - OVERLAP + 420];
      hero = addPicture(scroll, [0, 0, 390, HERO], number);
      sheet = addBox(scroll, [0, HERO - OVERLAP, 390, 900], white, 30);
      setShadow(sheet, 24, 0, 0.16);
      addLabel(sheet, [24, 26, 340, 36], walk.name, { size: 28, weight: 700 });
      addLabel(sheet, [24, 64, 250, 22], walk.place, { size: 15.5, color: grey });
      addSymbol(sheet, [310, 64, 18, 22], "star", 17, ember);
      addLabel(sheet, [333, 64, 40, 22], walk.stars, { size: 15.5, weight: 700 });
      addFact(sheet, 0, "route", walk.length, "Length");
      addFact(sheet, 1, "climb", walk.climb, "Climb");
      addFact(sheet, 2, "clock", walk.time, "Time");
      walk.story.forEach((words, row) => addLabel(sheet, [24, 212 + 25 * row, 345, 25], words,
        { size: 15.5, color: [0.25, 0.27, 0.3, 1] }));
      button = addBox(view, [24, 0, 342, 54], forest, 27);
      setShadow(button, 16, 8, 0.22);
      addLabel(button, [0, 0, 342, 54], "Start walking", { size: 17, weight: 700, color: white, align: 0.5 });
      onTap(button, () => {});
      const back = addBox(view, [20, STATUS + 6, 42, 42], [1, 1, 1, 0.94], 21);
      setShadow(back, 10, 3, 0.14);
      addSymbol(back, [0, 0, 40, 42], "back", 20, ink);
      onTap(back, () => page.navigationController?.pop(true));
    },
    viewDidLayoutSubviews(controller) {
      const { bounds } = controller.view;
      const { width, height } = bounds;
      stand(scroll, bounds);
      stand(hero, { x: 0, y: 0, width, height: HERO });
      stand(sheet, { x: 0, y: HERO - OVERLAP, width, height: 900 });
      stand(button, { x: (width - 342) / 2, y: height - controller.safeArea.bottom - 70, width: 342, height: 54 });
    },
    viewWillAppear(controller) {
      along(controller, white, 0);
      fadeTitle(0);
    },
    viewWillDisappear: (controller) => along(controller, ink, 40),
    viewDidDisappear: () => fadeTitle(1),
  });
  page.hiddenBars = motus.Edge.TOP | motus.Edge.BOTTOM; // the bars go and come with it
  return page;
}

export const walks = new motus.NavigationController(runtime, walksScreen());
