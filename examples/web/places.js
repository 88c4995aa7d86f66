// What there is to show: walks, and what is near.
import { ember, forest, grey, indigo } from "./kit.js";

export const WALKS = [
  { name: "Grey Lady Ridge", place: "Upper Fells", length: "11.2 km", climb: "740 m", time: "4 h 20", stars: "4.9",
    story: ["Follow the wall until it gives up, then the", "sheep. The ridge is broad and the wind is",
      "not shy: bring a hat that can be tied.", "From the cairn one sees three lakes."] },
  { name: "Ember Valley", place: "Redstone", length: "7.8 km", climb: "310 m", time: "2 h 40", stars: "4.8",
    story: ["Go in the last two hours of the day, when", "the rocks give back their warmth. The path",
      "crosses the stream five times and the fifth", "crossing has no stones.", "Take your shoes off. It is worth it."] },
  { name: "The Green Stairs", place: "Hollow Bay", length: "5.4 km", climb: "420 m", time: "2 h 10", stars: "4.7",
    story: ["Nine hundred steps, cut by monks who were", "in no hurry. There is a bench after every",
      "hundred, and a spring after six.", "The tea house on top opens when the fog has", "gone."] },
  { name: "Night Pass", place: "High Crossing", length: "14.0 km", climb: "980 m", time: "5 h 50", stars: "4.9",
    story: ["For a full moon and two good friends. The", "markers are white and easy to see; the way",
      "down is longer than it looks.", "The hut keeps a lamp in the window for those", "who come late."] },
  { name: "Wheat and Chalk", place: "South Downs", length: "9.1 km", climb: "180 m", time: "2 h 30", stars: "4.5",
    story: ["A white path through yellow fields. Larks,", "then poppies, then an inn.",
      "No climb to speak of, no shade either:", "start early."] },
  { name: "Three Tarns", place: "Upper Fells", length: "8.3 km", climb: "520 m", time: "3 h 15", stars: "4.6",
    story: ["Each tarn is colder than the one before.", "The middle one is for swimming, the highest", "for looking.",
      "Return by the old mine road, which drains", "better than the path."] },
];

const NEARBY = [
  { name: "The Green Stairs", kind: "Walk, 2 h 10", sign: "peaks", color: forest },
  { name: "Fog's End Tea House", kind: "Open until six", sign: "star", color: ember },
  { name: "Old Mine Road", kind: "Walk, 1 h 30", sign: "route", color: indigo },
  { name: "Gull Steps", kind: "Viewpoint", sign: "climb", color: [0.16, 0.55, 0.72, 1] },
  { name: "Harbour Ferry", kind: "Next at 10:05", sign: "clock", color: grey },
  { name: "Monks' Spring", kind: "Water", sign: "pin", color: [0.2, 0.6, 0.8, 1] },
  { name: "Three Tarns", kind: "Walk, 3 h 15", sign: "peaks", color: forest },
  { name: "Redstone Inn", kind: "Rooms, kitchen", sign: "star", color: ember },
  { name: "Larks' Field", kind: "Picnic place", sign: "pin", color: [0.8, 0.62, 0.22, 1] },
  { name: "Lantern Hut", kind: "Always open", sign: "star", color: indigo },
];

/** Thousands of places, each a little farther away than the one before, with a heading for each kilometre. */
export const AROUND = 3000;
export const nearby = [];
for (let number = 0, kilometre = 0; number < AROUND; number++) {
  const metres = 400 + number * 6.7, place = NEARBY[number % NEARBY.length], round = Math.floor(number / NEARBY.length);
  if (metres >= 1000 * kilometre) {
    nearby.push({ heading: kilometre ? `Beyond ${kilometre} km` : "A short walk" });
    kilometre += 1;
  }
  nearby.push({ ...place, name: round ? `${place.name} ${round + 1}` : place.name,
    far: metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km` });
}

export const STREETS = [ // middle, length, width, angle
  [200, 250, 620, 13, 0.3], [250, 480, 620, 13, -0.62], [130, 330, 420, 9, 1.42], [270, 330, 560, 9, 1.3],
  [230, 370, 360, 7, 0.12], [330, 160, 300, 9, 1.9], [300, 440, 300, 7, 0.2], [320, 690, 320, 9, 1.15]];

export const ROOFS = [
  [60, 300, 26, 18], [96, 318, 18, 26], [64, 334, 22, 22], [196, 262, 30, 20], [236, 280, 20, 20],
  [206, 292, 18, 24], [284, 300, 24, 30], [318, 292, 20, 22], [296, 344, 34, 18], [150, 330, 22, 22],
  [246, 398, 26, 22], [216, 430, 20, 28], [306, 412, 28, 20], [340, 380, 18, 26], [170, 396, 24, 18]];

export const CARDS = [
  { name: "Mountain Railway", detail: "Half fare", code: "4410 8126", sign: "peaks",
    color: [0.93, 0.42, 0.28, 1], light: [1, 0.58, 0.38, 1] },
  { name: "Hut Club", detail: "Member since 2019", code: "0092 3371", sign: "star",
    color: [0.16, 0.55, 0.5, 1], light: [0.27, 0.69, 0.6, 1] },
  { name: "Lake Ferries", detail: "Ten crossings", code: "7745 1203", sign: "route",
    color: [0.32, 0.36, 0.75, 1], light: [0.45, 0.5, 0.89, 1] },
];

export const TAGS = [
  { name: "Cabin", sign: "peaks", color: [0.93, 0.78, 0.49, 1], from: { x: 112, y: -8 } },
  { name: "Bike", sign: "ring", color: [0.86, 0.88, 0.92, 1], from: { x: 268, y: -28 } },
];

export const THINGS = ["Boots", "Rain jacket", "Map and compass", "Water, two litres", "Head torch", "First-aid kit",
  "Bread and cheese", "Wool socks", "Sun hat", "Pocket knife", "Thermos of tea", "Camera", "Dry matches",
  "Swimming things"];
