// What the app shows: places, and how text, cards and maps are painted.

export const PLACES = [
  { name: "Lofoten", where: "Norway · 68° N", sign: "peak", colors: ["#5b8def", "#1f3f9e"],
    words: ["Granite walls stand in the sea,", "with red huts on stilts below them", "and beaches that look like summer."] },
  { name: "Sahara", where: "Algeria · 26° N", sign: "sun", colors: ["#f6a94a", "#c4471b"],
    words: ["Dunes wander with the wind,", "a few metres in every year,", "and sing when they slide."] },
  { name: "Kyoto", where: "Japan · 35° N", sign: "leaf", colors: ["#e8678f", "#8e2459"],
    words: ["A thousand gates up a hill,", "moss gardens raked at dawn,", "and tea in rooms of paper."] },
  { name: "Serengeti", where: "Tanzania · 2° S", sign: "tree", colors: ["#8fbf4d", "#37702a"],
    words: ["Two million animals walk a circle", "behind the rain, every year,", "across a plain without a fence."] },
  { name: "Reykjavík", where: "Iceland · 64° N", sign: "wave", colors: ["#45b8c9", "#14607a"],
    words: ["Warm pools in cold air,", "a harbour full of whales,", "and nights of green light."] },
  { name: "Petra", where: "Jordan · 30° N", sign: "gate", colors: ["#e98f7b", "#93392b"],
    words: ["A town cut out of a cliff,", "at the end of a gorge", "that is barely three metres wide."] },
  { name: "Tofino", where: "Canada · 49° N", sign: "wave", colors: ["#7f8cf0", "#3b3796"],
    words: ["Rain forest down to the tide,", "and storms in winter for which", "people book a window."] },
  { name: "Atacama", where: "Chile · 24° S", sign: "star", colors: ["#4c5578", "#181c33"],
    words: ["The driest air of the world:", "here one sees the night sky", "down to the ground."] },
  { name: "Cinque Terre", where: "Italy · 44° N", sign: "sun", colors: ["#f2c14b", "#d2641e"],
    words: ["Five villages on five rocks,", "a footpath between them", "and vineyards that need ropes."] },
  { name: "Yosemite", where: "United States · 38° N", sign: "peak", colors: ["#63a583", "#20513f"],
    words: ["A valley with upright walls,", "falls that turn to mist half way,", "and light that paints them gold."] },
];

const FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif";

export function text(context, words, x, y, size, weight, color = "#191c2b", width = 0, align = "left") {
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = align;
  context.fillStyle = color;
  context.fillText(words, x, y, width || undefined);
}

export function gradient(context, { x, y, width, height }, [from, to]) {
  const made = context.createLinearGradient(x, y, x + width, y + height);
  made.addColorStop(0, from);
  made.addColorStop(1, to);
  return made;
}

export function fill(context, { x, y, width, height }, style, radius = 0) {
  context.fillStyle = style;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** A soft edge below what is drawn next. */
export function shadow(context, { x, y, width, height }, radius, strength) {
  context.save();
  context.globalAlpha *= strength / 8;
  for (let step = 1; step <= 8; step++) {
    fill(context, { x: x - step, y: y - step + 5, width: width + 2 * step, height: height + 2 * step }, "#101530",
      radius + step);
  }
  context.restore();
}

const SIGNS = { // within 24 by 24
  peak: "M2 20 L9 6 L13 13 L16 9 L22 20 Z",
  sun: "M12 7 a5 5 0 1 0 .01 0 Z M12 1 v3 M12 20 v3 M1 12 h3 M20 12 h3 M4.2 4.2 l2 2 M17.8 17.8 l2 2 M4.2 19.8 l2 -2 M17.8 6.2 l2 -2",
  leaf: "M4 20 C4 8 12 4 21 3 C21 13 16 20 8 18 M4 20 L13 11",
  tree: "M12 22 V13 M3 12 C3 5 21 5 21 12 C16 14 8 14 3 12 Z",
  wave: "M2 9 c3 -4 5 -4 8 0 s6 4 12 -1 M2 16 c3 -4 5 -4 8 0 s6 4 12 -1",
  gate: "M4 21 V9 L12 3 L20 9 V21 M9 21 V13 h6 V21 M2 21 H22",
  star: "M12 2 L14.6 9 L22 9.3 L16.2 13.8 L18.3 21 L12 16.8 L5.7 21 L7.8 13.8 L2 9.3 L9.4 9 Z",
  Places: "M12 22 C5 14 5 11 5 9 a7 7 0 0 1 14 0 c0 2 0 5 -7 13 Z M12 7 a2.5 2.5 0 1 0 .01 0 Z",
  Cards: "M7 7 h10 a2 2 0 0 1 2 2 v11 a2 2 0 0 1 -2 2 h-10 a2 2 0 0 1 -2 -2 v-11 a2 2 0 0 1 2 -2 Z M8 3 h10 a4 4 0 0 1 4 4 v10",
};

/** A sign, its middle at a point. */
export function icon(context, name, x, y, size, color = "#fff") {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  Object.assign(context, { strokeStyle: color, lineWidth: 1.8, lineCap: "round", lineJoin: "round" });
  context.stroke(new Path2D(SIGNS[name]));
  context.restore();
}

export function card(context, bounds, place) {
  const thumb = { x: 12, y: 12, width: 62, height: 62 };
  fill(context, thumb, gradient(context, thumb, place.colors), 14);
  icon(context, place.sign, 43, 43, 30);
  text(context, place.name, 90, 40, 18, 600);
  text(context, place.where, 90, 63, 14, 400, "#8a8fa3");
  Object.assign(context, { strokeStyle: "#c3c7d6", lineWidth: 2.2, lineCap: "round", lineJoin: "round" });
  context.stroke(new Path2D(`M${bounds.width - 26} 36 l7 7 l-7 7`));
}

export function map(context, { width }, place) {
  context.fillStyle = "#a9d3ee";
  context.beginPath();
  context.moveTo(0, 150);
  context.bezierCurveTo(width * 0.3, 90, width * 0.5, 210, width, 130);
  context.lineTo(width, 250);
  context.bezierCurveTo(width * 0.6, 330, width * 0.3, 210, 0, 270);
  context.fill();
  for (const [style, line] of [["#cfd6c6", 12], ["#fff", 9]]) {
    Object.assign(context, { strokeStyle: style, lineWidth: line, lineCap: "butt" });
    for (const road of ["M-10 60 C120 40 180 260 420 300", "M90 -10 C60 160 240 220 200 700",
      "M-10 420 C140 380 220 520 420 470"]) context.stroke(new Path2D(road));
  }
  fill(context, { x: width / 2 - 30, y: 88, width: 60, height: 60 }, `${place.colors[0]}44`, 30);
  icon(context, "Places", width / 2, 104, 44, place.colors[1]);
}
