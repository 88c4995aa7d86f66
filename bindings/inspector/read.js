// A watched trace, line by line, as frames: docs/TRACE.md has the format.
"use strict";

// A number as C's %a writes it, or a decimal one.
function numberOf(word) {
  const hex = /^(-?)0x([01])(?:\.([0-9a-f]+))?p([+-]\d+)$/.exec(word);
  if (!hex) return Number(word);
  const mantissa = Number(hex[2]) + (hex[3] ? parseInt(hex[3], 16) / 16 ** hex[3].length : 0);
  return (hex[1] ? -1 : 1) * mantissa * 2 ** Number(hex[4]);
}

// A number as C's %g writes it; undefined when it is none.
function decimal(word) {
  if (/^-?inf$/.test(word)) return word[0] === "-" ? -Infinity : Infinity;
  if (/^-?nan$/.test(word)) return NaN;
  return word !== "" && !Number.isNaN(Number(word)) ? Number(word) : undefined;
}

// A line for people: numbers in decimals.
function readable(line) {
  return line.replace(/-?0x[01](?:\.[0-9a-f]+)?p[+-]\d+/g, (word) => String(Number(numberOf(word).toPrecision(7))));
}

class Run {
  constructor(name) {
    this.name = name;
    this.frames = []; // { time, clock, hash, calls, events, motions }
    this.tracks = new Map(); // view → [{ frame, values }], 16 numbers as in motus_draw_item
    this.orders = []; // [{ frame, items: [{ view, clip }] }]
  }

  at(list, frame) {
    let low = 0, high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle].frame <= frame) low = middle + 1;
      else high = middle;
    }
    return list[low - 1];
  }

  items(frame) {
    const order = this.at(this.orders, frame);
    return !order ? [] : order.items.map((item) => {
      const track = this.tracks.get(item.view);
      return { ...item, values: track && this.at(track, frame)?.values };
    });
  }

  // Where the middle of a view is in the window, null when it is not drawn.
  center(view, frame) {
    const order = this.at(this.orders, frame), track = this.tracks.get(view);
    if (!order || !track || !order.views.has(view)) return null;
    const v = this.at(track, frame)?.values;
    if (!v) return null;
    const x = v[6] + v[8] / 2, y = v[7] + v[9] / 2;
    return [v[0] * x + v[2] * y + v[4], v[1] * x + v[3] * y + v[5]];
  }
}

// Reads lines as they come; a trace that grows is read on. Lines that are none throw a sentence, and nothing is read
// after them: what stood before stays.
class Reader {
  constructor() {
    this.runs = new Map();
    this.result = null; // the last line: a hash, or where and why it does not play
    this.run = null;
    this.calls = [];
    this.depth = 0;
    this.count = 0;
    this.lines = 0; // of the trace itself, without what can be seen
    this.rest = "";
  }

  get longest() { return [...this.runs.values()].sort((a, b) => b.frames.length - a.frames.length); }

  // Whole lines are read; what comes after the last end of a line waits for more.
  feed(text, isLast) {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop();
    if (isLast && this.rest) lines.push(this.rest);
    for (const line of lines) {
      this.count++;
      if (this.count === 1 && !/^(motus trace 1,|#)/.test(line)) throw new Error("this is no trace of version 1");
      this.read(line);
    }
  }

  read(line) {
    const mark = line[0], words = line.split(" "), isSeen = "@!%~|".includes(mark || " ");
    const bad = () => { throw new Error(`line ${this.count} is none of a trace: ${line.slice(0, 80)}`); };
    if (isSeen && mark !== "@" && !this.run) bad();
    if (!isSeen && mark !== "#" && line) this.lines++;
    const numbers = (from, least) => {
      const read = words.slice(from).map(decimal);
      if (read.length < least || read.includes(undefined)) bad();
      return read;
    };
    if (mark === "@") {
      const [, name, time, clock, hash] = words;
      if (!hash || !Number.isFinite(decimal(time)) || !Number.isFinite(decimal(clock))) bad();
      if (!this.runs.has(name)) this.runs.set(name, new Run(name));
      this.run = this.runs.get(name);
      this.run.frames.push({ time: Number(time), clock: Number(clock), hash, calls: this.calls, events: [], motions: [] });
      this.calls = [];
    } else if (mark === "!") {
      const [, kind, subject, other, detail, value, tag] = words;
      if (!tag) bad();
      this.run.frames.at(-1).events.push({ kind, subject, other, detail: Number(detail), value: Number(value), tag });
    } else if (mark === "%") {
      const [, kind, mover, state, fraction, view, property] = words;
      if (!property) bad();
      this.run.frames.at(-1).motions.push({ kind, mover, state: Number(state), fraction: Number(fraction), view,
        property: property.replace("MOTUS_PROPERTY_", ""), velocity: numbers(7, 0) });
    } else if (mark === "~") {
      const view = words[1], values = numbers(3, 16);
      if (!this.run.tracks.has(view)) this.run.tracks.set(view, []);
      this.run.tracks.get(view).push({ frame: this.run.frames.length - 1, values });
    } else if (mark === "|") {
      const items = words.slice(1).map((word) => {
        const [view, clip] = word.split(":");
        if (!/^-?\d+$/.test(clip)) bad();
        return { view, clip: Number(clip) };
      });
      this.run.orders.push({ frame: this.run.frames.length - 1, items, views: new Set(items.map((item) => item.view)) });
    } else if (mark === "#") {
      this.result = line.slice(2);
    } else if (line && this.count > 1) {
      if (mark === ">") this.depth--;
      this.calls.push({ line, depth: this.depth, at: this.lines });
      if (mark === "<") this.depth++;
    }
  }
}

// Seconds between a frame and the one before: of the host's time, or of the runtime's own clock, which may be taken
// forward in a single frame, and stand still while fingers move things.
function passed(run, frame) {
  const one = run.frames[frame], before = run.frames[frame - 1];
  return one && before ? Math.max(one.time - before.time, (one.clock ?? 0) - (before.clock ?? 0)) : 0;
}

// Frames in which a view is elsewhere than its motion before and after would take it.
function jumpsOf(run, view, from = 0, to = run.frames.length - 1) {
  const found = [], apart = (a, b) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);
  const places = [];
  for (let frame = Math.max(0, from - 2); frame <= to; frame++) places[frame] = run.center(view, frame);
  // Speeds, not steps: a frame that came late shows a long way of the same motion.
  const speed = (frame) => {
    const seconds = passed(run, frame);
    return seconds > 0 ? apart(places[frame], places[frame - 1]) / seconds : 0;
  };
  for (let frame = Math.max(1, from); frame <= to; frame++) {
    const step = apart(places[frame], places[frame - 1]), now = speed(frame);
    const isSudden = now > 3 * Math.max(speed(frame - 1), speed(frame + 1));
    if (step > 12 && (isSudden || !passed(run, frame))) found.push(frame);
  }
  return found;
}

// Fingers have numbers of the host's choosing; a mouse often has the largest one.
function fingerName(id) {
  return "finger " + (id.length < 7 ? id : "…" + BigInt(id).toString(16).slice(-4));
}

// Bars over frames: [{ group, name, bars: [{ from, to, kind }] }]; more of them as frames come.
class Lanes {
  #lanes = new Map();
  #open = new Map(); // what has begun and not ended
  #motions = new Map();
  #count = 0; // frames that are in the bars

  constructor(run) {
    this.run = run;
    this.sorted = [];
  }

  #lane(group, name) {
    const key = group + " " + name;
    if (!this.#lanes.has(key)) this.#lanes.set(key, { group, name, bars: [] });
    return this.#lanes.get(key);
  }

  #change(group, name, frame, kind) {
    const key = group + " " + name, bar = this.#open.get(key);
    if (bar) bar.to = frame;
    this.#open.delete(key);
    if (!kind) return;
    const made = { from: frame, to: frame, kind };
    this.#lane(group, name).bars.push(made);
    this.#open.set(key, made);
  }

  /** Takes in the frames up to `end`. */
  grow(end = this.run.frames.length) {
    for (; this.#count < end; this.#count++) this.#add(this.run.frames[this.#count], this.#count);
    for (const bar of this.#open.values()) bar.to = this.#count - 1;
    const groups = ["touches", "transitions", "appearance", "motions", "dynamics", "events"];
    this.sorted = [...this.#lanes.values()].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
    return this.sorted;
  }

  #add(frame, at) {
    const change = (group, name, kind) => this.#change(group, name, at, kind);
    for (const { line } of frame.calls) {
      const touch = /^runtime_send_touch (#\d+) (\d+) (\d+)/.exec(line);
      if (!touch || touch[1] !== this.run.name) continue;
      if (touch[3] === "0") change("touches", fingerName(touch[2]), "touch");
      else if (touch[3] !== "1") change("touches", fingerName(touch[2]), null);
    }
    for (const { kind, subject } of frame.events) {
      switch (kind) {
        case "TRANSITION_BEGAN": change("transitions", subject, "running"); break;
        case "TRANSITION_BECAME_INTERACTIVE": change("transitions", subject, "interactive"); break;
        case "TRANSITION_FINISHING": change("transitions", subject, "finishing"); break;
        case "TRANSITION_CANCELLING": change("transitions", subject, "cancelling"); break;
        case "TRANSITION_ENDED": change("transitions", subject, null); break;
        case "VIEW_WILL_APPEAR": change("appearance", subject, "coming"); break;
        case "VIEW_DID_APPEAR": change("appearance", subject, "there"); break;
        case "VIEW_WILL_DISAPPEAR": change("appearance", subject, "going"); break;
        case "VIEW_DID_DISAPPEAR": change("appearance", subject, null); break;
        case "DYNAMICS_WILL_RESUME": change("dynamics", subject, "running"); break;
        case "DYNAMICS_DID_PAUSE": change("dynamics", subject, null); break;
        default: this.#lane("events", kind.toLowerCase()).bars.push({ from: at, to: at, kind: "event" });
      }
    }
    const seen = new Set();
    for (const one of frame.motions) {
      const name = `${one.kind} ${one.mover === "-" ? one.view + " " + one.property : one.mover}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const kind = ["waiting", "running", "paused"][one.state];
      const bar = this.#motions.get(name);
      if (bar && bar.kind === kind && bar.to === at - 1) {
        bar.to = at;
      } else {
        const made = { from: at, to: at, kind };
        this.#lane("motions", name).bars.push(made);
        this.#motions.set(name, made);
      }
    }
  }
}
