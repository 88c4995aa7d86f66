// Wander: a phone-like app of four tabs on a canvas, the one that examples/sdl shows in a window. Pages that are
// swiped back, a sheet over a map, cards that are thrown, chains, a list by keys; each tab is a file of its own.
import { addBox, addLabel, addSymbol, clear, faded, forest, grey, HOME, host, ink, line, makeBox, motus, onTap, paper,
  records, runtime, sand, screen, spring, stand, STATUS, TAB_BAR, turn, white } from "./kit.js";
import { mapScreen } from "./map.js";
import { packingScreen } from "./packing.js";
import { addStatus, colorStatus, layOutStatus } from "./status.js";
import { turnButton, walks } from "./walks.js";
import { walletScreen } from "./wallet.js";

const ITEMS = [["Walks", "peaks"], ["Map", "map"], ["Wallet", "cards"], ["Packing", "list"]], WALLET = 2;

runtime.setWindowInsets(motus.InsetSource.SAFE_AREA, [STATUS, 0, HOME, 0]);
const tabs = new motus.TabBarController(runtime);
tabs.setViewControllers([walks, mapScreen(), walletScreen(), packingScreen()], false);

// MARK: The bar of the tabs: the library puts it at its edge and keeps what scrolls clear of it

const bar = makeBox([0, 0, 390, TAB_BAR + HOME], white), hairline = addBox(bar, [0, 0, 390, 0.5], line);
const pill = addBox(bar, [0, 8, 60, 32], faded(forest, 0), 16);
const buttons = ITEMS.map(([title, sign], index) => {
  const button = addBox(bar, [0, 0, 90, TAB_BAR + 14]);
  onTap(button, () => {
    if (index === tabs.selectedIndex) return;
    tabs.selectByUser(index);
    spring(0.42, 0.2, () => showSelection(index));
  });
  return { button, sign: addSymbol(button, [0, 8, 90, 32], sign, 24, grey),
    title: addLabel(button, [0, 42, 90, 16], title, { size: 10.5, weight: 500, color: grey, align: 0.5 }) };
});
tabs.setBar(motus.Edge.BOTTOM, bar, TAB_BAR);
// It gets out of the way of what is read, and comes back at the end.
tabs.setBarOptions(motus.Edge.BOTTOM, { minimizing: motus.BarMinimizing.ON_SCROLL_DOWN, returnsAtEnd: true });
bar.clipsToBounds = true;

/** All that shows which tab is selected: inside a block it moves there, from wherever it is. */
function showSelection(selected) {
  const isDark = selected === WALLET, on = isDark ? sand : forest;
  buttons.forEach(({ sign, title }, index) => {
    sign.backgroundColor = title.backgroundColor = index === selected ? on : faded(grey, 0.9);
  });
  const { width } = runtime.window.bounds;
  stand(pill, { x: (selected + 0.5) * width / ITEMS.length - 30, y: 8, width: 60, height: 32 });
  pill.backgroundColor = faded(on, 0.13);
  bar.backgroundColor = isDark ? [0.11, 0.125, 0.19, 1] : white;
  hairline.backgroundColor = isDark ? [1, 1, 1, 0.08] : line;
  colorStatus(isDark ? white : ink);
}

// MARK: A switch of tabs: the new screen comes forward

const comesForward = new motus.AnimationController(runtime, {
  transitionDuration: () => 0.28,
  animateTransition(context) {
    const to = context.view(motus.TransitionSide.TO);
    context.containerView.addSubview(to);
    to.groupsOpacity = true;
    to.alpha = 0;
    to.transform = [0.965, 0, 0, 0.965, 0, 0];
    runtime.animate({ duration: 0.28, timing: motus.TimingType.EASE_OUT,
      flags: motus.AnimationFlag.ALLOW_USER_INTERACTION }, () => {
      to.alpha = 1;
      to.transform = [1, 0, 0, 1, 0, 0];
    }, () => context.complete(!context.wasCancelled));
  },
});
tabs.setDelegate({ animationController: () => comesForward });

// MARK: The direction: all screens turn round, also those that are not shown

onTap(turnButton(), () => {
  const screens = [...tabs.viewControllers, ...walks.viewControllers];
  turn([runtime.window, ...screens.map(({ view }) => view)]);
});

// MARK: The focus: a ring that flies to what the arrow keys choose

const ring = makeBox([0, 0, 10, 10], clear, 22);
ring.borderWidth = 3;
ring.borderColor = [0.16, 0.49, 0.95, 1];
runtime.setFocusRing(ring, { outset: [4, 4, 4, 4] });

// MARK: The root: the tabs, and the clock in front of them

runtime.rootViewController = screen("Wander", {
  viewDidLoad(controller) {
    controller.view.backgroundColor = paper;
    controller.addChild(tabs);
    controller.view.addSubview(tabs.view);
    tabs.didMoveToParent(controller);
    addStatus(controller.view);
  },
  viewDidLayoutSubviews({ view: { bounds } }) {
    tabs.view.frame = bounds;
    stand(hairline, { x: 0, y: 0, width: bounds.width, height: 0.5 });
    buttons.forEach(({ button }, index) =>
      stand(button, { x: (index + 0.5) * bounds.width / ITEMS.length - 45, y: 0, width: 90, height: TAB_BAR + 14 }));
    layOutStatus(bounds.width);
    showSelection(tabs.selectedIndex);
  },
});
host.wake();

if (records) {
  const save = document.querySelector("#save");
  save.hidden = false;
  save.onclick = () => { // what `make inspector TRACE=page.trace` shows
    const link = Object.assign(document.createElement("a"), { download: "page.trace",
      href: URL.createObjectURL(new Blob([motus.trace()], { type: "text/plain" })) });
    link.click();
    URL.revokeObjectURL(link.href);
  };
}

globalThis.app = { motus, runtime, host, stack: walks, tabs, ring, trace: motus.trace }; // for those who look, and for the tests
