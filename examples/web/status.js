// The clock at the top of the window, in front of everything.
import { addBox, addLabel, faded, ink } from "./kit.js";

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
  status[1].center = [width - 38, 27];
  status[2].center = [width - 38.5, 27];
}
