// The clock at the top of the window, in front of everything.
import { addBox, addLabel, faded, ink, stand } from "./kit.js";

export const status = []; // the clock, a battery, how full it is

export function addStatus(view) {
  status.push(addLabel(view, [28, 17, 60, 20], "9:41", { weight: 700 }), addBox(view, [0, 21, 25, 12], ink, 4),
    addBox(view, [0, 23, 18, 8], ink, 2));
}

/** Gives it another colour: at once, or inside a block with everything else. */
export function colorStatus(color) {
  status.forEach((view, at) => { view.backgroundColor = at === 1 ? faded(color, 0.35) : color; });
}

export function layOutStatus(width) {
  stand(status[1], { x: width - 50.5, y: 21, width: 25, height: 12 });
  stand(status[2], { x: width - 47.5, y: 23, width: 18, height: 8 });
}
