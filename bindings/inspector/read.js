// A watched trace, line by line, as frames: docs/TRACE.md has the format.
"use strict";

// A number as C's %a writes it, or a decimal one.
function numberOf(word) {
  const hex = /^(-?)0x([01])(?:\.([0-9a-f]+))?p([+-]\d+)$/.exec(word);
  if (!hex) return Number(word);
  const mantissa = Number(hex[2]) + (hex[3] ? parseInt(hex[3], 16) / 16 ** hex[3].length : 0);
  return (hex[1] ? -1 : 1) * mantissa * 2 ** Number(hex[4]);
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

function readTrace(text) {
  const runs = new Map();
  let run = null, calls = [], depth = 0;
  for (const line of text.split("\n")) {
    const mark = line[0];
    if (mark === "@") {
      const [, name, time, clock, hash] = line.split(" ");
      if (!runs.has(name)) runs.set(name, new Run(name));
      run = runs.get(name);
      run.frames.push({ time: Number(time), clock: Number(clock), hash, calls, events: [], motions: [] });
      calls = [];
    } else if (mark === "!" && run) {
      const [, kind, subject, other, detail, value, tag] = line.split(" ");
      run.frames.at(-1).events.push({ kind, subject, other, detail: Number(detail), value: Number(value), tag });
    } else if (mark === "%" && run) {
      const [, kind, mover, state, fraction, view, property, ...velocity] = line.split(" ");
      run.frames.at(-1).motions.push({ kind, mover, state: Number(state), fraction: Number(fraction), view,
        property: property.replace("MOTUS_PROPERTY_", ""), velocity: velocity.map(Number) });
    } else if (mark === "~" && run) {
      const [, view, , ...values] = line.split(" ");
      if (!run.tracks.has(view)) run.tracks.set(view, []);
      run.tracks.get(view).push({ frame: run.frames.length - 1, values: values.map(Number) });
    } else if (mark === "|" && run) {
      const items = line.split(" ").slice(1).map((word) => {
        const [view, clip] = word.split(":");
        return { view, clip: Number(clip) };
      });
      run.orders.push({ frame: run.frames.length - 1, items, views: new Set(items.map((item) => item.view)) });
    } else if (line && !line.startsWith("motus trace")) {
      if (mark === ">") depth--;
      calls.push({ line, depth });
      if (mark === "<") depth++;
    }
  }
  return [...runs.values()].sort((a, b) => b.frames.length - a.frames.length);
}

// Frames in which a view is elsewhere than its motion before and after would take it.
function jumpsOf(run, view) {
  const found = [], apart = (a, b) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);
  const places = run.frames.map((_, frame) => run.center(view, frame));
  // Speeds, not steps: a frame that came late shows a long way of the same motion.
  const speed = (frame) => {
    const seconds = run.frames[frame]?.time - run.frames[frame - 1]?.time;
    return seconds > 0 ? apart(places[frame], places[frame - 1]) / seconds : 0;
  };
  for (let frame = 1; frame < places.length; frame++) {
    const step = apart(places[frame], places[frame - 1]), now = speed(frame);
    const isSudden = now > 3 * Math.max(speed(frame - 1), speed(frame + 1));
    if (step > 12 && (isSudden || run.frames[frame].time === run.frames[frame - 1].time)) found.push(frame);
  }
  return found;
}

// Fingers have numbers of the host's choosing; a mouse often has the largest one.
function fingerName(id) {
  return "finger " + (id.length < 7 ? id : "…" + BigInt(id).toString(16).slice(-4));
}

// Bars over frames: [{ group, name, bars: [{ from, to, kind }] }].
function lanesOf(run) {
  const lanes = new Map(), open = new Map(), last = run.frames.length - 1;
  const lane = (group, name) => {
    const key = group + " " + name;
    if (!lanes.has(key)) lanes.set(key, { group, name, bars: [] });
    return lanes.get(key);
  };
  const change = (group, name, frame, kind) => {
    const key = group + " " + name, bar = open.get(key);
    if (bar) bar.to = frame;
    open.delete(key);
    if (!kind) return;
    const made = { from: frame, to: last, kind };
    lane(group, name).bars.push(made);
    open.set(key, made);
  };
  const motion = new Map();
  run.frames.forEach((frame, at) => {
    for (const { line } of frame.calls) {
      const touch = /^runtime_send_touch (#\d+) (\d+) (\d+)/.exec(line);
      if (!touch || touch[1] !== run.name) continue;
      if (touch[3] === "0") change("touches", fingerName(touch[2]), at, "touch");
      else if (touch[3] !== "1") change("touches", fingerName(touch[2]), at, null);
    }
    for (const { kind, subject } of frame.events) {
      const name = subject;
      switch (kind) {
        case "TRANSITION_BEGAN": change("transitions", name, at, "running"); break;
        case "TRANSITION_BECAME_INTERACTIVE": change("transitions", name, at, "interactive"); break;
        case "TRANSITION_FINISHING": change("transitions", name, at, "finishing"); break;
        case "TRANSITION_CANCELLING": change("transitions", name, at, "cancelling"); break;
        case "TRANSITION_ENDED": change("transitions", name, at, null); break;
        case "VIEW_WILL_APPEAR": change("appearance", name, at, "coming"); break;
        case "VIEW_DID_APPEAR": change("appearance", name, at, "there"); break;
        case "VIEW_WILL_DISAPPEAR": change("appearance", name, at, "going"); break;
        case "VIEW_DID_DISAPPEAR": change("appearance", name, at, null); break;
        case "DYNAMICS_WILL_RESUME": change("dynamics", name, at, "running"); break;
        case "DYNAMICS_DID_PAUSE": change("dynamics", name, at, null); break;
        default: lane("events", kind.toLowerCase()).bars.push({ from: at, to: at, kind: "event" });
      }
    }
    const seen = new Set();
    for (const one of frame.motions) {
      const name = `${one.kind} ${one.mover === "-" ? one.view + " " + one.property : one.mover}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const kind = ["waiting", "running", "paused"][one.state];
      const bar = motion.get(name);
      if (bar && bar.kind === kind && bar.to === at - 1) {
        bar.to = at;
      } else {
        const made = { from: at, to: at, kind };
        lane("motions", name).bars.push(made);
        motion.set(name, made);
      }
    }
  });
  const groups = ["touches", "transitions", "appearance", "motions", "dynamics", "events"];
  return [...lanes.values()].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}
