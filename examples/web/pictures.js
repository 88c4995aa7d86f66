// What stands on views: lines of text, symbols, landscapes. All of it is drawn: the app needs no files.

const FONT = "Inter, system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif";

/** A line of text in the middle of a view's height. */
export function label(context, { x, y, width, height }, words, size, weight, style, align) {
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = ["left", "center", "right"][Math.round(align * 2)];
  context.textBaseline = "alphabetic";
  context.fillStyle = style;
  context.fillText(words, x + width * align, y + height / 2 + size * 0.36);
}

// MARK: Symbols, in a square of 24: strokes, and what is filled

const SIGNS = {
  turn: ["M4 8.5 H19 M15.5 5 L19 8.5 L15.5 12 M20 15.5 H5 M8.5 12 L5 15.5 L8.5 19"],
  peaks: ["M2 19 L9 6.5 L13 13 L15.5 9.5 L22 19 Z"],
  map: ["M3 6 L9 4 L15 6.5 L21 4.5 V18 L15 20 L9 17.5 L3 19.5 Z M9 4 V17.5 M15 6.5 V20"],
  cards: ["M5 8.5 h14 a2 2 0 0 1 2 2 v8 a2 2 0 0 1 -2 2 h-14 a2 2 0 0 1 -2 -2 v-8 a2 2 0 0 1 2 -2 Z M6 5.6 H18 M4 13 H20"],
  list: ["M10.5 6 H21 M10.5 12 H21 M10.5 18 H21",
    "M5 4.3 a1.7 1.7 0 1 0 .01 0 Z M5 10.3 a1.7 1.7 0 1 0 .01 0 Z M5 16.3 a1.7 1.7 0 1 0 .01 0 Z"],
  back: ["M15 5 L8 12 L15 19"],
  plus: ["M12 5 V19 M5 12 H19"],
  check: ["M6.5 12.5 L10.5 16.5 L17.5 8.5", "M12 1.5 a10.5 10.5 0 1 0 .01 0 Z"],
  ring: ["M12 2.4 a9.6 9.6 0 1 0 .01 0 Z"],
  star: [null, "M12 2.5 L14.7 8.9 L21.6 9.5 L16.4 14 L18 20.8 L12 17.2 L6 20.8 L7.6 14 L2.4 9.5 L9.3 8.9 Z"],
  clock: ["M12 3 a9 9 0 1 0 .01 0 Z M12 7 V12.3 L15.5 14"],
  route: ["M6 18 H13 C16.4 18 16.4 13 13 13 H10.5 C7.6 12.4 8.4 7 11 7 H18",
    "M5.5 15.6 a2.4 2.4 0 1 0 .01 0 Z M18.5 4.6 a2.4 2.4 0 1 0 .01 0 Z"],
  climb: ["M3 18 L9 12 L13 15 L20 7 M15 6.5 H20.5 V12"],
  pin: [null, "M12 2.5 a7 7 0 0 1 5.9 10.8 L12 22 L6.1 13.3 A7 7 0 0 1 12 2.5 Z M12 6.9 a2.6 2.6 0 1 0 .01 0 Z"],
};
for (const paths of Object.values(SIGNS)) paths.forEach((path, at) => { if (path) paths[at] = new Path2D(path); });

const READ = ["back", "list", "route", "climb"]; // as text is: they turn round with it

export function symbol(context, { x, y, width, height }, name, size, style, runsLeft = false) {
  const [strokes, fills] = SIGNS[name];
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.scale(runsLeft && READ.includes(name) ? -size / 24 : size / 24, size / 24);
  context.translate(-12, -12);
  Object.assign(context, { strokeStyle: fills && name === "check" ? "#fff" : style, fillStyle: style, lineWidth: 2,
    lineCap: "round", lineJoin: "round" });
  if (fills) context.fill(fills, "evenodd");
  if (strokes) context.stroke(strokes);
  context.restore();
}

// MARK: Landscapes: a sky, a sun, ridges that pale with distance

const RIDGES = 5;
const SCENES = [ // colours of sky, horizon, sun, the far and the near ridge; the sun's place and size; rough, seed
  ["#3b6ea8", "#f6d5b0", "#fff3d6", "#8fa9c4", "#1f3d4d", 0.7, 0.36, 0.075, 1, 1.3],
  ["#f08a5d", "#ffd9a0", "#fff0c2", "#d98a7b", "#4a2545", 0.32, 0.44, 0.11, 0.7, 4.1],
  ["#6fc3d8", "#e7f6ee", "#ffffff", "#9cc9b2", "#14523f", 0.78, 0.22, 0.06, 0.85, 7.7],
  ["#23305e", "#b58bc0", "#fbe8ff", "#66609a", "#151b3a", 0.64, 0.26, 0.055, 1.2, 2.9],
  ["#8fb7e8", "#fdf3e0", "#fffbe8", "#d9c3a0", "#7a5a3a", 0.25, 0.28, 0.07, 0.45, 9.2],
  ["#4a8f8c", "#f3efc9", "#fff8d0", "#84b29a", "#203f36", 0.52, 0.4, 0.09, 0.9, 5.5]];

const channels = (color) => (Array.isArray(color) ? color : [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)));
const mix = (from, to, part) => channels(from).map((one, at) => one + (channels(to)[at] - one) * part);
const css = (color, alpha = 1) => `rgb(${channels(color).map(Math.round).join(" ")} / ${alpha})`;

/** How far down a ridge's line stands at x, both 0 to 1. */
function ridgeLine(roughness, seed, ridge, x) {
  const depth = ridge / (RIDGES - 1);
  let line = 0.5 + 0.105 * ridge, height = 0.1 * roughness * (1 - 0.35 * depth), pitch = 4 + 2 * depth;
  for (let octave = 0; octave < 5; octave++) {
    const wave = Math.sin(x * pitch + (seed + 2.7 * ridge) * (octave + 1.7));
    line += height * (octave < 2 ? wave : 1 - 2 * Math.abs(wave));
    height *= 0.46, pitch *= 2.13;
  }
  return line;
}

function paintLandscape(context, number, width, height) {
  const [sky, horizon, sun, far, near, sunX, sunY, sunRadius, roughness, seed] = SCENES[number];
  const [x, y] = [sunX * width, sunY * height];
  const air = context.createLinearGradient(0, 0, 0, height / 1.7);
  air.addColorStop(0, sky);
  air.addColorStop(1, horizon);
  const glow = context.createRadialGradient(x, y, 0, x, y, height * 0.45);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    glow.addColorStop(part, css(sun, 0.55 * Math.exp(-((part * 0.45) ** 2) * 22)));
  }
  for (const style of [air, glow]) {
    context.fillStyle = style;
    context.fillRect(0, 0, width, height);
  }
  context.fillStyle = sun;
  context.beginPath();
  context.arc(x, y, sunRadius * height, 0, 2 * Math.PI);
  context.fill();
  for (let ridge = 0; ridge < RIDGES; ridge++) {
    const depth = ridge / (RIDGES - 1), stone = mix(far, near, depth);
    const first = (0.5 + 0.105 * ridge - 0.1 * roughness) * height;
    const mist = context.createLinearGradient(0, first, 0, first + height / 3);
    mist.addColorStop(0, css(stone));
    mist.addColorStop(1, css(mix(stone, horizon, 0.45 * (1 - depth) + 0.12)));
    context.fillStyle = mist;
    context.beginPath();
    context.moveTo(0, height);
    for (let column = 0; column <= width; column++) {
      context.lineTo(column, ridgeLine(roughness, seed, ridge, column / height) * height);
    }
    context.lineTo(width, height);
    context.fill();
  }
}

const painted = new Map();

/** Painted once for its size in pixels; drawn larger or smaller while it is under way. */
export function landscape(context, { x, y, width, height }, number, scale) {
  const wide = Math.round(width * scale), name = `${number} ${wide}`;
  if (!painted.has(name)) {
    const picture = new OffscreenCanvas(Math.max(1, wide), Math.max(1, Math.round(height * scale)));
    paintLandscape(picture.getContext("2d"), number, picture.width, picture.height);
    if (painted.size > 24) painted.clear();
    painted.set(name, picture);
  }
  context.drawImage(painted.get(name), x, y, width, height);
}
