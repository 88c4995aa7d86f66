// A map, and a sheet over it with what is near: two heights, and inside a list of thousands, of which those rows have
// views that are seen, under headings that stick.
import { AROUND, nearby, ROOFS, STREETS } from "./places.js";
import { addBox, addLabel, addScroller, addSymbol, ember, faded, forest, grey, indigo, ink, line, makeBox, motus, onTap,
  paper, screen, setShadow, stand, white } from "./kit.js";

function addPin(land, x, y, sign, color, name) {
  const pin = addBox(land, [x - 19, y - 19, 38, 38], white, 19);
  setShadow(pin, 8, 3, 0.22);
  addSymbol(addBox(pin, [3, 3, 32, 32], color, 16), [0, 0, 32, 32], sign, 17, white);
  addLabel(land, [x - 60, y + 21, 120, 16], name, { size: 12, weight: 700, align: 0.5 });
}

function drawLand(land) {
  const water = [0.62, 0.8, 0.89, 1], deep = [0.55, 0.75, 0.87, 1], blue = [0.16, 0.49, 0.95, 1];
  const park = [0.74, 0.86, 0.68, 1], wood = [0.66, 0.81, 0.61, 1];
  land.clipsToBounds = true;
  land.overrideLayoutDirection(motus.LayoutDirection.LEFT_TO_RIGHT); // east is where it is
  addBox(addBox(land, [-190, 430, 420, 520], water, 190), [-30, 90, 340, 400], deep, 150);
  addBox(addBox(land, [-60, 70, 230, 170], park, 70), [60, 30, 110, 90], wood, 45);
  addBox(land, [250, 560, 210, 260], park, 80);
  addBox(land, [300, 640, 120, 130], wood, 55);
  for (const [x, y, length, width, angle] of STREETS) {
    const street = addBox(land, [x - length / 2, y - width / 2, length, width], white, width / 2);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    street.transform = [cosine, sine, -sine, cosine, 0, 0];
  }
  for (const roof of ROOFS) addBox(land, roof, [0.85, 0.84, 0.81, 1], 4);
  addLabel(land, [10, 560, 160, 20], "Hollow Bay", { size: 15, weight: 500, color: [0.28, 0.5, 0.64, 1], align: 0.5 });
  addPin(land, 96, 150, "peaks", forest, "Green Stairs");
  addPin(land, 262, 236, "star", ember, "Tea house");
  addPin(land, 316, 520, "pin", indigo, "Old mine");
  const here = addBox(addBox(land, [176, 366, 44, 44], faded(blue, 0.16), 22), [12, 12, 20, 20], white, 10);
  setShadow(here, 6, 2, 0.25);
  addBox(here, [3, 3, 14, 14], blue, 7);
}

export function mapScreen() {
  let land = null, search = null, button = null;
  return screen("Map", {
    viewDidLoad(controller) {
      const { view } = controller;
      land = addBox(view, [0, 0, 390, 844], [0.93, 0.925, 0.895, 1]);
      drawLand(land);
      search = addBox(view, [20, 58, 350, 48], white, 24);
      setShadow(search, 14, 5, 0.13);
      addSymbol(search, [16, 0, 20, 48], "pin", 19, forest);
      addLabel(search, [46, 0, 250, 48], "Where to?", { color: grey });
      button = addBox(view, [0, 0, 134, 50], ink, 25);
      setShadow(button, 16, 7, 0.26);
      addSymbol(button, [18, 0, 22, 50], "list", 20, white);
      addLabel(button, [50, 0, 80, 50], "Nearby", { weight: 700, color: white });
      onTap(button, () => { // two taps within a frame: the second one finds the sheet on its way
        if (!controller.presentedViewController) controller.present(nearbyScreen(), true);
      });
    },
    viewDidLayoutSubviews(controller) {
      const { bounds } = controller.view, safe = controller.safeArea;
      const { width, height } = bounds;
      stand(land, bounds);
      stand(search, { x: 20, y: safe.top + 8, width: width - 40, height: 48 });
      stand(button, { x: (width - 134) / 2, y: height - safe.bottom - 70, width: 134, height: 50 });
    },
  });
}

const ROW = 68, HEADING = 34, HEAD = 78;

/** Views of rows: what has gone out of sight comes in again as another row. */
function rowViews() {
  const all = new Map(), spare = { rows: [], headings: [] }; // by handles; those that nobody needs
  const make = (isHeading) => {
    const view = makeBox([0, 0, 390, isHeading ? HEADING : ROW], isHeading ? paper : white), made = { view, isHeading };
    if (isHeading) made.title = addLabel(view, [22, 0, 300, HEADING], "", { size: 13.5, weight: 700, color: grey });
    else {
      made.disc = addBox(view, [20, 11, 46, 46], white, 23);
      made.symbol = addSymbol(made.disc, [0, 0, 46, 46], "pin", 21, ink);
      made.name = addLabel(view, [82, 13, 220, 22], "", { weight: 500 });
      made.kind = addLabel(view, [82, 35, 220, 18], "", { size: 13.5, color: grey });
      made.far = addLabel(view, [290, 24, 80, 20], "", { size: 14, weight: 500, color: grey, align: 1 });
      addBox(view, [82, ROW - 0.5, 288, 0.5], line);
    }
    all.set(view.id, made);
    return made;
  };
  return {
    provide(_, key) {
      const row = nearby[Number(key) - 1], isHeading = "heading" in row;
      const made = (isHeading ? spare.headings : spare.rows).pop() ?? make(isHeading);
      if (isHeading) made.title.text.words = row.heading;
      else {
        made.disc.backgroundColor = faded(row.color, 0.14);
        made.symbol.backgroundColor = row.color;
        made.symbol.sign.name = row.sign;
        for (const what of ["name", "kind", "far"]) made[what].text.words = row[what];
      }
      return made.view;
    },
    recycle(_, key, view) {
      const made = all.get(view.id);
      (made.isHeading ? spare.headings : spare.rows).push(made);
    },
  };
}

function nearbyScreen() {
  let list = null;
  const sheet = screen("Nearby", {
    viewDidLoad({ view }) {
      view.backgroundColor = white;
      list = addScroller(view, [0, 0, 24, 0]);
      list.setRowListDelegate(rowViews());
      list.setRows(nearby.map(({ heading }, at) => ({ key: at + 1, extent: heading ? HEADING : ROW,
        flags: heading ? motus.RowListFlag.HEADING : 0 })));
      const head = addBox(view, [0, 0, 390, HEAD], white);
      addLabel(head, [22, 26, 250, 34], "Nearby", { size: 26, weight: 700 });
      addLabel(head, [230, 30, 138, 28], `${AROUND.toLocaleString("en")} places`, { size: 14, color: grey, align: 1 });
    },
    viewDidLayoutSubviews({ view: { bounds: { width, height } } }) {
      stand(list, { x: 0, y: HEAD, width, height: Math.max(height - HEAD, 0) });
    },
  });
  sheet.look = { dimmingBlurRadius: 6 };
  sheet.presentationStyle = motus.PresentationStyle.PAGE_SHEET;
  sheet.presentationController.sheetSetOptions({ detents: [motus.Detent.MEDIUM, motus.Detent.LARGE],
    prefersGrabberVisible: true, preferredCornerRadius: 28 });
  return sheet;
}
