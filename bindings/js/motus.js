// Motus for JavaScript. Generated from include/motus.h by bindings/generate; the header has the full
// text on everything: units, order, errors. Types: motus.d.ts.
//
//   import * as motus from "./motus.js";
//   await motus.load();
//   const runtime = new motus.Runtime({ windowSize: [390, 844] });
//   const card = new motus.View(runtime);
//   runtime.window.addSubview(card);
//   runtime.animate({ bounce: 0.3 }, () => { card.center = [330, 100]; });
//   // In each frame: runtime.tick(seconds); for (const item of runtime.drawList()) draw(item);
//
// Getters and setters are properties, `…_count` with `…_at` is an array, what makes an object is its
// class. Points, sizes, rectangles are objects or arrays; settings are objects with the fields that
// differ from the defaults. A refused call throws a MotusError with the diagnostic's sentence; an
// exception in a callback comes out of the call that led to it. Objects are released when
// JavaScript forgets them, or by release(); one whose callbacks know it, by release() alone.

/* eslint-disable */
// What the library exports; until then, a sentence for whoever asks.
let W = new Proxy({}, { get() { throw new MotusError(-5, "", "await motus.load() comes before everything else"); } });
let isLoaded = false;
let F64 = [], U64, U32, I32, U16, U8; // its memory; made anew when it has grown

function views() {
  const memory = W.memory.buffer;
  F64 = new Float64Array(memory), U64 = new BigUint64Array(memory), U32 = new Uint32Array(memory);
  I32 = new Int32Array(memory), U16 = new Uint16Array(memory), U8 = new Uint8Array(memory);
}

/** Loads motus.wasm: by its address, as bytes, as a Response or as a module. Beside this file if not given. */
export async function load(source = new URL("motus.wasm", import.meta.url)) {
  if (isLoaded) return;
  const isAddress = typeof source === "string" || source instanceof URL;
  if (isAddress && String(source).startsWith("file:")) {
    if (typeof process === "undefined") {
      throw new Error(`a page may not read ${source}: serve its folder, as python3 -m http.server does`);
    }
    source = await (await import("node:fs/promises")).readFile(new URL(source));
  } else if (isAddress) {
    source = await fetch(source);
  }
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url}: ${source.status}`);
    source = await source.arrayBuffer();
  }
  const made = await WebAssembly.instantiate(source, {});
  W = (made.instance ?? made).exports, isLoaded = true;
  base = top = W.memory_allocate(ROOM);
  W.record_start?.();
  views();
  W.motus_library_set_diagnostics(diagnostics(), 0, 0);
  views();
}

/** How many bytes of the library's memory are in use. */
export function memoryHeld() { return W.memory_held() >>> 0; }

// MARK: Failures

export class MotusError extends Error {
  constructor(status, call, message) {
    super(call ? `${call}(): ${message}` : message);
    this.name = "MotusError";
    this.status = status;
    this.call = call;
  }
}

/** `warn` is told what the library reports without refusing a call. */
export const settings = { warn: (call, message) => console.warn(`${call}(): ${message}`) };

let isPending = false, reports = [], raised = null;
let depth = 0; // of callbacks that run

function diagnostics() {
  return slot("diagnostics", "viiii", (data, status, call, message) => {
    if (F64.length === 0) views();
    reports.push({ status, call: text(call), message: text(message) });
    isPending = true;
    const entry = held.get(data);
    if (entry) run(data, undefined, () => entry.target(status, text(call), text(message)));
  });
}

function settle(status, isAsked) {
  if (raised !== null && depth < raised.depth) {
    const { error } = raised;
    raised = null, reports = [], isPending = false;
    throw error;
  }
  const list = reports;
  reports = [], isPending = raised !== null;
  const last = list.findLast((one) => one.status === status) ?? list[list.length - 1];
  if (status !== 0) throw new MotusError(status, last?.call ?? "", last?.message ?? text(W.motus_status_name(status)));
  if (isAsked && last && last.status !== 0) throw new MotusError(last.status, last.call, last.message);
  for (const { call, message } of list) settings.warn(call, message);
}

/** After a call that answers with a status. */
function ok(status) {
  if (F64.length === 0) views();
  if (status !== 0 || isPending) settle(status, false);
}

/** After a call that answers with a value. */
function got(value) {
  if (F64.length === 0) views();
  if (isPending) settle(0, !value);
  return value;
}

// MARK: What a call reads and writes: a stack in the library's memory

const ROOM = 1 << 18;
let base = 0, top = 0;
let large = []; // what was too large for it

/** Outside of callbacks nothing of an earlier call is left. */
function begin() {
  if (depth === 0) {
    top = base;
    while (large.length) W.memory_free(large.pop());
  }
  if (F64.length === 0) views();
  return top;
}

/** Memory for the rest of the call, filled with zeros. */
function take(size) {
  let place = top;
  if (place + size > base + ROOM) {
    place = W.memory_allocate(size);
    if (place === 0) throw new MotusError(-9, "", `there is no memory for ${size} bytes`);
    if (F64.length === 0) views();
    large.push(place);
  } else {
    top = (place + size + 15) & ~15;
  }
  U8.fill(0, place, place + size);
  return place;
}

const encoder = new TextEncoder(), decoder = new TextDecoder();

function putText(given) {
  if (given === null || given === undefined) return 0;
  const bytes = encoder.encode(String(given));
  if (bytes.includes(0)) throw new TypeError("a text with a zero byte");
  const place = take(bytes.length + 1);
  U8.set(bytes, place);
  return place;
}

function text(place) {
  if (place === 0) return null;
  return decoder.decode(U8.subarray(place, U8.indexOf(0, place)));
}

function putBytes(given) {
  const place = take(given.length);
  U8.set(given, place);
  return place;
}

function putDoubles(given) {
  const place = take(given.length * 8);
  F64.set(given, place >> 3);
  return place;
}

function putHandles(given) {
  const place = take(given.length * 4);
  for (let at = 0; at < given.length; at++) U32[(place >> 2) + at] = handle(given[at]);
  return place;
}

function putAll(codec, given) {
  const place = take(given.length * codec.size);
  for (let at = 0; at < given.length; at++) codec.write(place + at * codec.size, given[at]);
  return place;
}

function put(codec, given) {
  if (given === null || given === undefined) return 0;
  const place = take(codec.size);
  codec.write(place, given);
  return place;
}

function handle(given, isOptional = false) {
  if (given instanceof Handle) return given._h;
  if (isOptional && (given === null || given === undefined)) return 0;
  throw new TypeError(`${given} stands where an object of Motus is needed`);
}

function int(given) {
  if (Number.isInteger(given) || typeof given === "boolean") return Number(given);
  throw new TypeError(`${given} is no whole number`);
}

/** 64 bits: numbers where these are exact, bigints beyond. */
const word = (given) => BigInt.asUintN(64, BigInt(given));
const number = (given) => {
  const wide = BigInt.asUintN(64, given);
  return wide <= 9007199254740991n ? Number(wide) : wide;
};

// MARK: Structs

const camel = (name) => name.replace(/_+([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const spring = ({ bounce, response, dampingRatio, ...rest }) => {
  if (bounce === undefined && response === undefined && dampingRatio === undefined) return rest;
  if (rest.timing !== undefined) {
    throw new TypeError("timing, or bounce, response and dampingRatio in its place: not both");
  }
  if (bounce !== undefined && dampingRatio !== undefined) {
    throw new TypeError("bounce and dampingRatio are two words for one thing: give one of them");
  }
  const type = dampingRatio === undefined ? TimingType.SPRING_BOUNCE
    : response === undefined ? TimingType.SPRING_RATIO : TimingType.SPRING_RESPONSE;
  const timing = { type };
  if (bounce !== undefined) timing.bounce = bounce;
  if (response !== undefined) timing.springDuration = response;
  if (dampingRatio !== undefined) timing.dampingRatio = dampingRatio;
  return { ...rest, timing };
};

/** How fields are read and written, by the kind of the field. */
const KIND = {
  f64: [(p) => F64[p >> 3], (p, v) => { F64[p >> 3] = v; }],
  i32: [(p) => I32[p >> 2], (p, v) => { I32[p >> 2] = int(v); }],
  u32: [(p) => U32[p >> 2], (p, v) => { U32[p >> 2] = int(v); }],
  u16: [(p) => U16[p >> 1], (p, v) => { U16[p >> 1] = int(v); }],
  bool: [(p) => U8[p] !== 0, (p, v) => { U8[p] = v ? 1 : 0; }],
  u64: [(p) => number(U64[p >> 3]), (p, v) => { U64[p >> 3] = word(v); }],
  text: [(p) => text(U32[p >> 2]), (p, v) => { U32[p >> 2] = putText(v); }],
  handle: [(p, f, r) => wrap(r, U32[p >> 2], f.of?.()), (p, v) => { U32[p >> 2] = handle(v, true); }],
  struct: [(p, f, r) => f.of().read(p, r), (p, v, f) => { f.of().write(p, v, true); }],
  pointer: [(p, f, r) => (U32[p >> 2] === 0 ? null : f.of().read(U32[p >> 2], r)),
    (p, v, f) => { U32[p >> 2] = put(f.of(), v); }],
  points: [(p, f, r) => all(f.of(), U32[p >> 2], U32[(p >> 2) + 1], r),
    (p, v, f) => { U32[p >> 2] = putAll(f.of(), v); U32[(p >> 2) + 1] = v.length; }],
  curve: [() => undefined, (p, v, f) => { U32[p >> 2] = f.of(); U32[(p >> 2) + 1] = keep(v); }],
};
const MEMORY = { f64: () => F64, u32: () => U32, i32: () => I32, u16: () => U16, u64: () => U64 };
const SHIFT = { f64: 3, u64: 3, u32: 2, i32: 2, u16: 1 };

function all(codec, place, count, runtime) {
  return Array.from({ length: count }, (_, at) => codec.read(place + at * codec.size, runtime));
}

/** A struct of the header: what it is called, how large it is, its fields; `init` fills in defaults. */
class Codec {
  constructor(name, size, fields, init = null) {
    this.name = name, this.size = size, this.init = init, this.fields = new Map();
    for (const [field, offset, kind, more] of fields) {
      const [read, write] = KIND[kind] ?? [];
      this.fields.set(camel(field), { field, offset, kind, read, write, ...more });
    }
    this.isNumbers = [...this.fields.values()].every((one) => one.kind === "f64" && !one.length);
    this.names = [...this.fields.keys()];
    this.hasTiming = init !== null && this.fields.get("timing")?.kind === "struct" && !this.fields.has("bounce");
  }

  /** Writes what is given; `isLaid` when defaults stand there already. */
  write(place, given, isLaid = false) {
    const { names, fields } = this;
    if (this.isNumbers) {
      const isList = typeof given.length === "number";
      if (isList && given.length !== names.length) {
        throw new TypeError(`${this.name} has ${names.length} numbers, not ${given.length}`);
      }
      for (let at = 0; at < names.length; at++) F64[(place >> 3) + at] = isList ? given[at] : given[names[at]];
      return;
    }
    if (this.init && !isLaid) this.init(place, this.size, given);
    if (typeof given === "number" && names[0] === "type") given = { type: given };
    if (typeof given.length === "number" && fields.size === 1) given = { [names[0]]: given };
    if (this.hasTiming) given = spring(given);
    for (const name of Object.keys(given)) {
      const one = fields.get(name);
      if (one === undefined) throw new TypeError(`${this.name} has no ${name}`);
      if (given[name] === undefined) continue;
      if (one.length) {
        const stride = one.kind === "struct" ? one.of().size : 1 << SHIFT[one.kind];
        for (let at = 0; at < Math.min(one.length, given[name].length); at++) {
          one.write(place + one.offset + at * stride, given[name][at], one);
        }
        if (one.count) U32[(place + one.count) >> 2] = given[name].length;
      } else if (one.write) one.write(place + one.offset, given[name], one);
    }
  }

  read(place, runtime) {
    const made = {};
    for (const [name, one] of this.fields) made[name] = this.field(one, place, runtime);
    return made;
  }

  field(one, place, runtime) {
    if (one.kind === "numbers") { // as many as the fields that count say
      const length = (one.by ?? []).reduce((sum, at) => sum * U32[(place + at) >> 2], 1);
      const first = U32[(place + one.offset) >> 2] >> SHIFT[one.memory];
      return MEMORY[one.memory]().subarray(first, first + length);
    }
    if (!one.length) return one.read(place + one.offset, one, runtime);
    const length = one.count ? U32[(place + one.count) >> 2] : one.length;
    if (one.kind === "struct") return all(one.of(), place + one.offset, length, runtime);
    const first = (place + one.offset) >> SHIFT[one.kind];
    return MEMORY[one.kind]().slice(first, first + length);
  }

  /** The class of rows that read from memory when they are asked. */
  get Row() {
    if (this.row) return this.row;
    const codec = this;
    this.row = class {
      constructor(place, runtime) { this._p = place; this._r = runtime; }

      copy() {
        const made = codec.read(this._p, this._r);
        for (const name of Object.keys(made)) if (ArrayBuffer.isView(made[name])) made[name] = made[name].slice();
        return made;
      }
    };
    for (const [name, one] of this.fields) {
      Object.defineProperty(this.row.prototype, name, { enumerable: true,
        get() { return codec.field(one, this._p, this._r); } });
      if (one.kind === "handle") {
        Object.defineProperty(this.row.prototype, `${name}Id`, { get() { return U32[(this._p + one.offset) >> 2]; } });
      }
    }
    return this.row;
  }
}

/** Records in the library's memory, until the next tick. Iterating hands out one and the same row, which stands
 *  elsewhere a step later: copy() is for keeping, at() makes a row of its own. */
export class Rows {
  constructor(codec, runtime, place, count) {
    this._codec = codec, this._runtime = runtime, this._p = place, this._epoch = runtime._epoch;
    this.length = count;
    this.stride = codec.size;
  }

  _check() {
    if (this._epoch !== this._runtime._epoch) throw new MotusError(-5, "", "the rows are of an earlier frame");
    if (F64.length === 0) views();
  }

  at(index) {
    this._check();
    if (!(index >= 0 && index < this.length)) return undefined;
    return new this._codec.Row(this._p + index * this.stride, this._runtime);
  }

  *[Symbol.iterator]() {
    const row = new this._codec.Row(this._p, this._runtime);
    for (let at = 0; at < this.length; at++) {
      this._check();
      row._p = this._p + at * this.stride;
      yield row;
    }
  }

  /** All of it as numbers, without a copy: record n begins at n * stride / 8. Until the next call. */
  get floats() {
    this._check();
    return F64.subarray(this._p >> 3, (this._p + this.length * this.stride) >> 3);
  }

  /** The same as whole numbers of 32 bits. */
  get words() {
    this._check();
    return U32.subarray(this._p >> 2, (this._p + this.length * this.stride) >> 2);
  }

  /** Where a field begins in a record, in bytes. */
  offset(name) { return this._codec.fields.get(name)?.offset; }
}

// MARK: Traces

/** What has been recorded so far, for the inspector (docs/TRACE.md); null of a module that does not record:
 *  motus-record.wasm does. */
export function trace() {
  if (!W.record_text) return null;
  return decoder.decode(new Uint8Array(W.memory.buffer, W.record_text(), W.record_length()).slice());
}

/** Makes the calls of a trace again: its hash, as C prints it, how many calls there are, and the hash of all that was
 *  shown; or throws, at the first line at which the library does something else. For motus-record.wasm, which records no more after it. */
export function replay(trace) {
  if (!W.replay_trace) throw new MotusError(-5, "", "motus-record.wasm has the player");
  W.record_stop();
  const bytes = encoder.encode(trace), place = W.memory_allocate(bytes.length + 1);
  if (place === 0) throw new MotusError(-9, "", `there is no memory for ${bytes.length} bytes`);
  views();
  U8.set(bytes, place);
  U8[place + bytes.length] = 0;
  const isPlayed = W.replay_trace(place) !== 0;
  views();
  W.memory_free(place);
  if (!isPlayed) throw new MotusError(-5, "", `line ${W.replay_where()}: ${text(W.replay_why())}`);
  const text16 = (hash) => BigInt.asUintN(64, hash).toString(16).padStart(16, "0");
  return { hash: text16(W.replay_last_hash()), calls: W.replay_calls_made(), shown: text16(W.replay_last_shown_hash()) };
}

// MARK: Callbacks

const held = new Map(); // by the number that the library has as user_data
let nextKey = 1;

function hold(runtime, target) {
  held.set(nextKey, { runtime, target });
  return nextKey++;
}

const kept = new Map(); // functions in settings, whose end nobody tells
function keep(curve) {
  if (!kept.has(curve)) kept.set(curve, hold(null, [curve]));
  return kept.get(curve);
}

function run(data, zero, body) {
  const entry = held.get(data >>> 0);
  if (entry === undefined) return zero;
  const mark = top;
  depth += 1;
  try {
    if (F64.length === 0) views();
    return body(entry.target, entry.runtime) ?? zero;
  } catch (error) {
    if (raised === null) raised = { error, depth };
    else console.error("another callback of the same call has thrown", error);
    isPending = true;
    return zero;
  } finally {
    depth -= 1;
    top = mark;
  }
}

const slots = new Map();
const CODES = { i: 0x7f, j: 0x7e, d: 0x7c };

/** The number in the library's table under which it calls a function: a module of one function of
 *  that type hands it on. Types: v nothing, i 32 bits, j 64 bits, d a double; the result first. */
function slot(key, type, target) {
  if (slots.has(key)) return slots.get(key);
  const parameters = [...type.slice(1)].map((one) => CODES[one]);
  const results = type[0] === "v" ? [] : [CODES[type[0]]];
  const kind = [0x60, parameters.length, ...parameters, results.length, ...results];
  const module = new WebAssembly.Module(new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, kind.length + 1, 1, ...kind,
    2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1, 0x66, 0, 0]));
  const table = W.__indirect_function_table, at = table.grow(1);
  table.set(at, new WebAssembly.Instance(module, { e: { f: target } }).exports.f);
  slots.set(key, at);
  return at;
}

const forget = () => slot("destroy", "vi", (data) => { held.delete(data >>> 0); });

/** A struct of callbacks with the functions that an object has. */
function table(size, name, fields, target) {
  const place = take(size);
  U32[place >> 2] = size;
  for (const [field, offset, type, call] of fields) {
    const method = camel(field);
    if (typeof target[method] !== "function") continue;
    U32[(place + offset) >> 2] = slot(`${name}.${field}`, type,
      (data, ...given) => run(data, 0, (given_, runtime) => call(given_, runtime, given)));
  }
  return place;
}

const lentOut = new WeakMap();

/** An object that a callback answers with: it lives until the next answer. */
function lent(target, name, given) {
  if (!lentOut.has(target)) lentOut.set(target, {});
  lentOut.get(target)[name] = given;
  return handle(given, true);
}

/** What a callback has answered goes where the library wants it; undefined leaves what is there. */
function answer(places, given) {
  if (given === undefined || given === null) return;
  const list = places.length > 1 ? (Array.isArray(given) ? given : Object.values(given)) : [given];
  places.forEach(([place, codec], at) => {
    if (codec) codec.write(place, list[at], true);
    else F64[place >> 3] = list[at];
  });
}

// MARK: Handles

const BARE = Symbol("bare");
const known = new Map();
const registry = new FinalizationRegistry(({ h, ref }) => letGo(h, ref));

function letGo(h, ref) {
  if (known.get(h) === ref) known.delete(h);
  if (W.motus_is_alive(h)) W.motus_release(h);
  views();
  if (depth === 0) reports = [], isPending = raised !== null;
}

/** Any object. `id` is its handle: the same number that rows have. */
export class Handle {
  constructor(bare) {
    if (bare !== BARE) throw new TypeError(`${new.target.name} cannot be made`);
    this._h = 0;
  }

  _adopt(runtime, h) {
    this._h = h >>> 0;
    if (runtime) this._runtime = runtime;
    const ref = new WeakRef(this);
    known.set(this._h, ref);
    registry.register(this, { h: this._h, ref }, this);
  }

  get id() { return this._h; }
  get isAlive() { return W.motus_is_alive(this._h) !== 0; }

  /** The host's own number for the object. */
  get tag() { return number(got(W.motus_tag(this._h))); }
  set tag(tag) { ok(W.motus_set_tag(this._h, word(tag))); }

  /** Gives back JavaScript's reference: what nothing else holds ends. */
  release() {
    if (this._h === 0) return;
    registry.unregister(this);
    letGo(this._h, known.get(this._h));
    this._h = 0;
  }
}
if (Symbol.dispose) Handle.prototype[Symbol.dispose] = function () { this.release(); };

/** The object of a handle that the library lends; null when it has ended. */
function wrap(runtime, h, hint) {
  h >>>= 0;
  if (h === 0) return null;
  const there = known.get(h)?.deref();
  if (there !== undefined) return there;
  const found = KINDS[W.motus_handle_kind(h)];
  if (found === undefined || !W.motus_is_alive(h)) {
    isPending = reports.length > 0 || raised !== null;
    return hint ? null : h;
  }
  const made = new (hint && hint.prototype instanceof found ? hint : found)(BARE);
  made._h = h, made._runtime = runtime;
  if (made.constructor.isCounted && W.motus_retain(h) === 0) made._adopt(runtime, h);
  return made;
}

/** An object that belongs to JavaScript from the start. */
function own(runtime, h, Class) {
  const made = new Class(BARE);
  made._adopt(runtime, h);
  return made;
}

class RuntimeBase extends Handle {
  _epoch = 0;
  _widths = { 1: 2, 2: 4, 3: 6, 4: 1, 5: 4, 6: 1, 7: 1, 8: 16, 9: 2 }; // of the built-in properties

  get _runtime() { return this; }

  /** Ends the runtime and everything in it. */
  destroy() {
    ok(W.motus_runtime_destroy(this._h));
    registry.unregister(this);
    known.delete(this._h);
  }

  release() { if (this.isAlive) this.destroy(); }

  /** Advances the runtime to a time, in seconds, and makes one frame. */
  tick(time) {
    begin();
    this._epoch += 1;
    ok(W.motus_runtime_tick(this._h, time));
  }

  /** Also calls `report(status, call, message)` for refused calls and warnings. */
  setDiagnostics(report = null) {
    ok(W.motus_runtime_set_diagnostics(this._h, diagnostics(), report ? hold(this, report) : 0, report ? forget() : 0));
  }

  /** Registers a custom property for all views of the runtime; answers its number. */
  registerProperty(name, kind, componentCount, initial = null) {
    begin();
    const out = take(8);
    ok(W.motus_runtime_register_property(this._h, putText(name), int(kind), int(componentCount),
      initial ? putDoubles(initial) : 0, out));
    return (this._widths[U32[out >> 2]] = componentCount, U32[out >> 2]);
  }
}

class ViewBase {
  /** The numbers of any property: its model value, or what is shown. */
  value(property, source = 0, read = W.motus_view_property) {
    const mark = begin(), place = take(128);
    const room = this._runtime._widths[property] ?? 16;
    ok(read === W.motus_view_property ? read(this._h, int(property), source, place, room)
      : read(this._h, int(property), place, room));
    top = mark;
    return F64.slice(place >> 3, (place >> 3) + room);
  }

  /** The numbers of any property as the last frame shows them. */
  shown(property) { return this.value(property, 1); }

  /** How fast a property moves, in units per second. */
  velocity(property) { return this.value(property, 0, W.motus_view_property_velocity); }
}

// MARK: The interface

export const Status = Object.freeze({ OK: 0, ERROR_INVALID_ARGUMENT: -1, ERROR_STALE_HANDLE: -2,
  ERROR_WRONG_KIND: -3, ERROR_FOREIGN_HANDLE: -4, ERROR_INVALID_STATE: -5, ERROR_REENTRANT: -6, ERROR_BUSY:
  -7, ERROR_NOT_FOUND: -8, ERROR_OUT_OF_MEMORY: -9, ERROR_STRUCT_SIZE: -10, ERROR_LIMIT: -11 });
export const Kind = Object.freeze({ NONE: 0, RUNTIME: 1, VIEW: 2, VIEW_CONTROLLER: 3, NAVIGATION_CONTROLLER:
  4, TAB_BAR_CONTROLLER: 5, PROPERTY_ANIMATOR: 6, ANIMATION_CONTROLLER: 7, INTERACTION_CONTROLLER: 8,
  PERCENT_DRIVEN_INTERACTION: 9, TRANSITION_CONTEXT: 10, TRANSITION_COORDINATOR: 11, PRESENTATION_CONTROLLER:
  12, GESTURE: 13, DYNAMIC_ANIMATOR: 14, DYNAMIC_BEHAVIOR: 15, SEGUE: 16, DISPLAY_LINK: 17, ANIMATION: 18,
  DYNAMIC_ITEM: 19, REGION: 20, SCROLLER: 22, SCROLL_LINK: 23, PAGE_VIEW_CONTROLLER: 24,
  SPLIT_VIEW_CONTROLLER: 25, PATH: 27, VALUE: 28, TIMER: 29 });
export const DrawDetailFlag = Object.freeze({ LEAVING: 1, FLYING: 2, LIBRARY_OWNED: 4 });
export const TreeChangeKind = Object.freeze({ ADDED: 0, REMOVED: 1, MOVED: 2, REPARENTED: 3 });
export const MoverKind = Object.freeze({ ANIMATION: 0, KEYFRAMES: 1, ANIMATOR: 2, TRANSITION: 3, IMPLICIT: 4,
  FLIGHT: 6 });
export const MotionState = Object.freeze({ WAITING: 0, RUNNING: 1, PAUSED: 2 });
export const Property = Object.freeze({ ALL: 0, CENTER: 1, BOUNDS: 2, TRANSFORM: 3, ALPHA: 4,
  BACKGROUND_COLOR: 5, CORNER_RADIUS: 6, HIDDEN: 7, TRANSFORM_3D: 8, CURL: 9, SHADOW_COLOR: 10, SHADOW_OFFSET:
  11, SHADOW_RADIUS: 12, BORDER_COLOR: 13, BORDER_WIDTH: 14, CORNER_RADII: 15, PRESENCE_ALPHA: 32,
  PRESENCE_TRANSFORM: 33, PRESENCE_OFFSET: 34, PLACE_SCALE: 35, VALUE: 48, GLIDE: 49, CUSTOM: 64 });
export const ValueSource = Object.freeze({ MODEL: 0, SHOWN: 1 });
export const PropertyKind = Object.freeze({ LINEAR: 0, ANGLE: 1, COLOR: 2, TRANSFORM: 3, TRANSFORM_3D: 4 });
export const ColorSpace = Object.freeze({ UNSPECIFIED: 0, LINEAR_SRGB: 1, OKLAB: 2, SRGB: 3 });
export const TimingType = Object.freeze({ LINEAR: 0, EASE_IN_OUT: 1, EASE_IN: 2, EASE_OUT: 3, EASE: 4, CUBIC:
  5, SPRING: 6, SPRING_RATIO: 7, SPRING_BOUNCE: 8, STEPS: 9, POINTS: 10, CUSTOM: 11, SPRING_RESPONSE: 12,
  COMPOSED: 13 });
export const StepPosition = Object.freeze({ END: 0, START: 1, NONE: 2, BOTH: 3 });
export const SnapStrictness = Object.freeze({ NONE: 0, PROXIMITY: 1, MANDATORY: 2 });
export const ScrollRangeKind = Object.freeze({ SCROLL: 0, COVER: 1, CONTAIN: 2, ENTRY: 3, EXIT: 4,
  ENTRY_CROSSING: 5, EXIT_CROSSING: 6, OFFSETS: 7 });
export const AnimationFlag = Object.freeze({ LAYOUT_SUBVIEWS: 1, ALLOW_USER_INTERACTION: 2,
  BEGIN_FROM_CURRENT_STATE: 4, REPEAT: 8, AUTOREVERSE: 16, OVERRIDE_INHERITED_DURATION: 32,
  OVERRIDE_INHERITED_TIMING: 64, ALLOW_ANIMATED_CONTENT: 128, SHOW_HIDE_TRANSITION_VIEWS: 256,
  OVERRIDE_INHERITED_OPTIONS: 512, TRANSITION_FLIP_FROM_LEFT: 1048576, TRANSITION_FLIP_FROM_RIGHT: 2097152,
  TRANSITION_CURL_UP: 3145728, TRANSITION_CURL_DOWN: 4194304, TRANSITION_CROSS_DISSOLVE: 5242880,
  TRANSITION_FLIP_FROM_TOP: 6291456, TRANSITION_FLIP_FROM_BOTTOM: 7340032, PREFERRED_FPS_60: 50331648,
  PREFERRED_FPS_30: 117440512, JUMP_ON_RETARGET: 134217728, COLOR_SPACE_LINEAR_SRGB: 268435456,
  COLOR_SPACE_OKLAB: 536870912, COLOR_SPACE_SRGB: 805306368, KEEP_MOTION: 1073741824 });
export const SystemAnimation = Object.freeze({ DELETE: 0 });
export const AnimatingPosition = Object.freeze({ END: 0, START: 1, CURRENT: 2 });
export const ImplicitFlag = Object.freeze({ SUBTREE: 1, NONE: 2, SHORTEN_REVERSAL: 4, KEEP_MOTION: 8,
  ON_RESIZE: 16 });
export const ChildFlag = Object.freeze({ KEEP_LEAVING: 1, JUMP: 2, HELD: 4, COUNTER_SCALE: 8, ON_TOP: 16 });
export const LeaverOrder = Object.freeze({ NATURAL: 0, BELOW: 1, ABOVE: 2 });
export const Sizing = Object.freeze({ REAL: 0, POSITION: 1, SIZE: 2, SCALE: 3 });
export const StaggerOrigin = Object.freeze({ FIRST: 0, LAST: 1, CENTER: 2, POINT: 3 });
export const ArrangementOrder = Object.freeze({ TOGETHER: 0, EXITS_FIRST: 1, EXITS_MOVES_ENTERS: 2 });
export const ArrangementFlag = Object.freeze({ ENTER_ON_FIRST: 1, LEAVERS_TAKE_TOUCHES: 2, NO_CULLING: 4,
  ON_RESIZE: 8, KEEP_MOTION: 16, PROPAGATE_EXITS: 32, ADOPT: 64 });
export const ChildState = Object.freeze({ NONE: 0, ENTERING: 1, RESTING: 2, MOVING: 3, WAITING: 4, LEAVING: 5
  });
export const ReorderAxis = Object.freeze({ VERTICAL: 0, HORIZONTAL: 1, GRID: 2 });
export const KeyframeCalculation = Object.freeze({ LINEAR: 0, DISCRETE: 1, PACED: 2, CUBIC: 3, CUBIC_PACED: 4
  });
export const PathSegmentKind = Object.freeze({ LINE: 0, QUADRATIC: 1, CUBIC: 2, ARC: 3 });
export const Orientation = Object.freeze({ NONE: 0, TANGENT: 1, REVERSED: 2 });
export const AnimatingState = Object.freeze({ INACTIVE: 0, ACTIVE: 1, STOPPED: 2 });
export const AnimatorChange = Object.freeze({ STATE: 0, RUNNING: 1, REVERSED: 2 });
export const AnimatorArrangement = Object.freeze({ TOGETHER: 0, SEQUENCE: 1, STAGGER: 2 });
export const ValueFlag = Object.freeze({ PLACE: 1, KEEP_MOTION: 2 });
export const CueUnit = Object.freeze({ FRACTION: 0, SECONDS: 1 });
export const CueFlag = Object.freeze({ JUMPS: 1 });
export const TouchPhase = Object.freeze({ BEGAN: 0, MOVED: 1, ENDED: 2, CANCELLED: 3 });
export const GestureType = Object.freeze({ PAN: 0, SCREEN_EDGE_PAN: 1, TAP: 2, LONG_PRESS: 3, SWIPE: 4, PINCH:
  5, ROTATION: 6, HOVER: 7 });
export const Edge = Object.freeze({ TOP: 1, LEFT: 2, BOTTOM: 4, RIGHT: 8 });
export const SwipeDirection = Object.freeze({ RIGHT: 1, LEFT: 2, UP: 4, DOWN: 8 });
export const PanWheel = Object.freeze({ NOTCHES: 1, CONTINUOUS: 2 });
export const RecognitionState = Object.freeze({ POSSIBLE: 0, BEGAN: 1, CHANGED: 2, ENDED: 3, CANCELLED: 4,
  FAILED: 5 });
export const TouchDelay = Object.freeze({ BEGIN: 1, END: 2 });
export const Axis = Object.freeze({ HORIZONTAL: 0, VERTICAL: 1 });
export const AxisMask = Object.freeze({ HORIZONTAL: 1, VERTICAL: 2 });
export const Chaining = Object.freeze({ AUTOMATIC: 0, NONE: 1, FRESH: 2, CONTINUOUS: 3 });
export const KeyboardDismiss = Object.freeze({ NONE: 0, ON_DRAG: 1, INTERACTIVE: 2 });
export const ScrollerState = Object.freeze({ IDLE: 0, TRACKING: 1, DRAGGING: 2, DECELERATING: 3, BOUNCING: 4,
  SETTLING: 5, ANIMATING: 6, WHEEL: 7 });
export const WheelUnit = Object.freeze({ NOTCHES_120: 0, LINES: 1, PIXELS: 2, PAGES: 3 });
export const WheelPhase = Object.freeze({ NONE: 0, MAY_BEGIN: 1, BEGAN: 2, CHANGED: 3, ENDED: 4, CANCELLED: 5
  });
export const WheelMomentum = Object.freeze({ NONE: 0, BEGAN: 1, CHANGED: 2, ENDED: 3 });
export const WheelModifier = Object.freeze({ ACROSS: 1, ZOOMS: 2 });
export const ScrollKey = Object.freeze({ LINE_UP: 0, LINE_DOWN: 1, LINE_LEFT: 2, LINE_RIGHT: 3, PAGE_UP: 4,
  PAGE_DOWN: 5, HOME: 6, END: 7 });
export const SnapAlignment = Object.freeze({ START: 0, CENTER: 1, END: 2 });
export const PresentationStyle = Object.freeze({ AUTOMATIC: -2, NONE: -1, FULL_SCREEN: 0, PAGE_SHEET: 1,
  FORM_SHEET: 2, CURRENT_CONTEXT: 3, CUSTOM: 4, OVER_FULL_SCREEN: 5, OVER_CURRENT_CONTEXT: 6, POPOVER: 7 });
export const SizeClass = Object.freeze({ UNSPECIFIED: 0, COMPACT: 1, REGULAR: 2 });
export const AppearanceState = Object.freeze({ DISAPPEARED: 0, APPEARING: 1, APPEARED: 2, DISAPPEARING: 3 });
export const InterruptionPolicy = Object.freeze({ QUEUE: 0, FLUID: 1 });
export const NavigationOperation = Object.freeze({ NONE: 0, PUSH: 1, POP: 2 });
export const InsetSource = Object.freeze({ SAFE_AREA: 0, KEYBOARD: 1 });
export const InsetAdjustment = Object.freeze({ SCROLLABLE_AXES: 0, NEVER: 1, ALWAYS: 2 });
export const PageDirection = Object.freeze({ FORWARD: 1, BACKWARD: 2 });
export const SplitColumn = Object.freeze({ PRIMARY: 0, SUPPLEMENTARY: 1, SECONDARY: 2 });
export const SplitMode = Object.freeze({ AUTOMATIC: 0, SECONDARY_ONLY: 1, ONE_BESIDE: 2, ONE_OVER: 3,
  TWO_BESIDE: 4, TWO_OVER: 5 });
export const SegueKind = Object.freeze({ SHOW: 0, SHOW_DETAIL: 1, PRESENT: 2, CUSTOM: 3 });
export const TransitionSide = Object.freeze({ FROM: 0, TO: 1 });
export const TransitionMoment = Object.freeze({ INTERACTION_ENDED: 0, INTERACTION_CHANGED: 1, CANCELLED: 2 });
export const MatchContent = Object.freeze({ FILL: 0, FIT: 1, STRETCH: 2, NONE: 3 });
export const MatchFlag = Object.freeze({ CLIP_SOURCE: 1, ARC: 2, FROZEN_SOURCE: 4, FADE_THROUGH: 8 });
export const MatchedStyle = Object.freeze({ SLIDE: 0, DISSOLVE: 1, NONE: 2 });
export const FlightFlag = Object.freeze({ SOURCE_GONE: 1, DESTINATION_GONE: 2, FALLBACK: 4 });
export const ZoomGesture = Object.freeze({ PAN: 1, EDGE: 2, PINCH: 4 });
export const ZoomPolicy = Object.freeze({ COMPLETE: 0, CANCEL: 1 });
export const ModalTransitionStyle = Object.freeze({ COVER_VERTICAL: 0, FLIP_HORIZONTAL: 1, CROSS_DISSOLVE: 2,
  PARTIAL_CURL: 3 });
export const ModalFlag = Object.freeze({ DEFINES_CONTEXT: 1, PROVIDES_TRANSITION_STYLE: 2, IN_PRESENTATION: 4
  });
export const Detent = Object.freeze({ NONE: 0, MEDIUM: 1, LARGE: 2 });
export const ArrowDirection = Object.freeze({ UP: 1, DOWN: 2, LEFT: 4, RIGHT: 8, ANY: 15 });
export const OutlineType = Object.freeze({ RECTANGLE: 0, ELLIPSE: 1, POLYGON: 2 });
export const ElementCategory = Object.freeze({ CELL: 0, SUPPLEMENTARY: 1, DECORATION: 2 });
export const BoundaryIdentifier = Object.freeze({ REFERENCE: -1 });
export const CollisionMode = Object.freeze({ ITEMS: 1, BOUNDARIES: 2, EVERYTHING: 3 });
export const AttachmentType = Object.freeze({ ANCHOR: 0, ITEMS: 1, LIMIT: 2, FIXED: 3, PIN: 4, SLIDING: 5 });
export const AttachmentCollision = Object.freeze({ UNLESS_CLOSE: 0, ALWAYS: 1, NEVER: 2 });
export const PushMode = Object.freeze({ CONTINUOUS: 0, INSTANTANEOUS: 1 });
export const Choice = Object.freeze({ OPEN: -1, NO: 0, YES: 1 });
export const FieldType = Object.freeze({ DRAG: 0, VORTEX: 1, RADIAL_GRAVITY: 2, LINEAR_GRAVITY: 3, VELOCITY:
  4, NOISE: 5, TURBULENCE: 6, SPRING: 7, ELECTRIC: 8, MAGNETIC: 9, CUSTOM: 10 });
export const RegionShape = Object.freeze({ INFINITE: 0, DISC: 1, BOX: 2 });
export const RegionOperation = Object.freeze({ UNION: 0, DIFFERENCE: 1, INTERSECTION: 2, INVERSE: 3 });
export const EventKind = Object.freeze({ VIEW_DID_LOAD: 1, VIEW_WILL_APPEAR: 2, VIEW_IS_APPEARING: 3,
  VIEW_DID_APPEAR: 4, VIEW_WILL_DISAPPEAR: 5, VIEW_DID_DISAPPEAR: 6, WILL_MOVE_TO_PARENT: 7,
  DID_MOVE_TO_PARENT: 8, WILL_SHOW: 9, DID_SHOW: 10, DID_SELECT: 11, VIEW_WILL_CHANGE_SIZE: 12,
  TRAITS_WILL_CHANGE: 13, TRANSITION_BEGAN: 16, TRANSITION_BECAME_INTERACTIVE: 17, TRANSITION_FINISHING: 18,
  TRANSITION_CANCELLING: 19, TRANSITION_ENDED: 20, PRESENTATION_ADAPTED: 24, SHEET_DETENT_CHANGED: 25,
  SHEET_DRAG_BEGAN: 26, SHEET_DRAG_ENDED: 27, COMPLETED: 28, WILL_DISMISS: 29, DID_DISMISS: 30,
  DID_ATTEMPT_TO_DISMISS: 31, GESTURE: 32, SETTLED: 33, CHILD_ENTERING: 34, CHILD_ENTERED: 35, CHILD_LEAVING:
  36, CHILD_LEFT: 37, CHILD_RETURNED: 38, CHILD_MOVED_PARENT: 39, ARRANGEMENT_SETTLED: 40, FLIGHT_BEGAN: 41,
  FLIGHT_ENDED: 42, REORDER_CHANGED: 43, REORDER_ENDED: 44, DYNAMICS_WILL_RESUME: 48, DYNAMICS_DID_PAUSE: 49,
  DYNAMICS_ITEM_LEFT: 50, CONTACT_BEGAN: 51, CONTACT_ENDED: 52, DISPLAY_LINK: 64, SAFE_AREA_CHANGED: 72,
  SCROLL_WILL_BEGIN_DRAGGING: 80, SCROLL_DID_SCROLL: 81, SCROLL_WILL_END_DRAGGING: 82,
  SCROLL_DID_END_DRAGGING: 83, SCROLL_WILL_BEGIN_DECELERATING: 84, SCROLL_DID_END_DECELERATING: 85,
  SCROLL_DID_END_ANIMATION: 86, SCROLL_PAGE_CHANGED: 87, SCROLL_DID_TRIGGER_REFRESH: 88,
  SCROLL_DID_SCROLL_TO_TOP: 89, SCROLL_WILL_BEGIN_ZOOMING: 90, SCROLL_DID_ZOOM: 91, SCROLL_DID_END_ZOOMING:
  92, SCROLL_WANTS_KEYBOARD_AWAY: 93, SPLIT_MODE_CHANGED: 94, SPLIT_COLLAPSED: 95, TIMER: 65, CUE: 66 });

const PointCodec = new Codec("Point", 16, [["x", 0, "f64"], ["y", 8, "f64"]]);
const VectorCodec = new Codec("Vector", 16, [["dx", 0, "f64"], ["dy", 8, "f64"]]);
const SizeCodec = new Codec("Size", 16, [["width", 0, "f64"], ["height", 8, "f64"]]);
const RectCodec = new Codec("Rect", 32, [["x", 0, "f64"], ["y", 8, "f64"], ["width", 16, "f64"], ["height",
  24, "f64"]]);
const InsetsCodec = new Codec("Insets", 32, [["top", 0, "f64"], ["left", 8, "f64"], ["bottom", 16, "f64"],
  ["right", 24, "f64"]]);
const TransformCodec = new Codec("Transform", 48, [["a", 0, "f64"], ["b", 8, "f64"], ["c", 16, "f64"], ["d",
  24, "f64"], ["tx", 32, "f64"], ["ty", 40, "f64"]]);
const Transform3dCodec = new Codec("Transform3d", 128, [["m", 0, "f64", { length: 16 }]]);
const ColorCodec = new Codec("Color", 32, [["red", 0, "f64"], ["green", 8, "f64"], ["blue", 16, "f64"],
  ["alpha", 24, "f64"]]);
const CornerRadiiCodec = new Codec("CornerRadii", 32, [["top_left", 0, "f64"], ["top_right", 8, "f64"],
  ["bottom_right", 16, "f64"], ["bottom_left", 24, "f64"]]);
const RuntimeOptionsCodec = new Codec("RuntimeOptions", 40, [["window_size", 8, "struct", { of: () =>
  SizeCodec }], ["start_time", 24, "f64"], ["longest_step", 32, "f64"]], (place, size) =>
  ok(W.motus_runtime_options_init(place, size)));
const StatisticsCodec = new Codec("Statistics", 80, [["views", 8, "u64"], ["objects", 16, "u64"],
  ["animations", 24, "u64"], ["animated_properties", 32, "u64"], ["moving_properties", 40, "u64"],
  ["transitions", 48, "u64"], ["animation_bytes", 56, "u64"], ["library_bytes", 64, "u64"],
  ["library_peak_bytes", 72, "u64"]], (place, size) => { U32[place >> 2] = size; });
const ChangeCodec = new Codec("Change", 32, [["view", 0, "handle", { of: () => View }], ["property", 4,
  "u32"], ["component_count", 8, "u32"], ["tag", 16, "u64"], ["values", 24, "numbers", { memory: "f64", by:
  [8] }]]);
const ChangeBatchCodec = new Codec("ChangeBatch", 24, [["count", 0, "u32"], ["component_count", 4, "u32"],
  ["views", 8, "numbers", { memory: "u32", by: [0] }], ["properties", 12, "numbers", { memory: "u16", by: [0]
  }], ["tags", 16, "numbers", { memory: "u64", by: [0] }], ["values", 20, "numbers", { memory: "f64", by: [0,
  4] }]]);
const DrawItemCodec = new Codec("DrawItem", 152, [["view", 0, "handle", { of: () => View }], ["tag", 8,
  "u64"], ["transform", 16, "struct", { of: () => TransformCodec }], ["bounds", 64, "struct", { of: () =>
  RectCodec }], ["color", 96, "struct", { of: () => ColorCodec }], ["alpha", 128, "f64"], ["corner_radius",
  136, "f64"], ["clip", 144, "i32"], ["depth", 148, "i32"]]);
const DrawEffectCodec = new Codec("DrawEffect", 152, [["item", 0, "i32"], ["transform", 8, "struct", { of:
  () => Transform3dCodec }], ["curl", 136, "f64"], ["curl_direction", 144, "f64"]]);
const DrawDetailCodec = new Codec("DrawDetail", 176, [["tag", 0, "u64"], ["own_alpha", 8, "f64"],
  ["group_alpha", 16, "f64"], ["group", 24, "i32"], ["flags", 28, "u32"], ["scale_x", 32, "f64"], ["scale_y",
  40, "f64"], ["corner_radii", 48, "struct", { of: () => CornerRadiiCodec }], ["border_width", 80, "f64"],
  ["border_color", 88, "struct", { of: () => ColorCodec }], ["shadow_color", 120, "struct", { of: () =>
  ColorCodec }], ["shadow_offset", 152, "struct", { of: () => VectorCodec }], ["shadow_radius", 168, "f64"]]);
const DrawGroupCodec = new Codec("DrawGroup", 24, [["first", 0, "i32"], ["end", 4, "i32"], ["parent", 8,
  "i32"], ["depth", 12, "i32"], ["alpha", 16, "f64"]]);
const TreeChangeCodec = new Codec("TreeChange", 24, [["view", 0, "handle", { of: () => View }], ["superview",
  4, "handle", { of: () => View }], ["tag", 8, "u64"], ["kind", 16, "i32"], ["index", 20, "u32"]]);
const MotionCodec = new Codec("Motion", 40, [["mover", 0, "handle"], ["view", 4, "handle", { of: () => View
  }], ["property", 8, "u32"], ["kind", 12, "i32"], ["state", 16, "i32"], ["component_count", 20, "u32"],
  ["fraction", 24, "f64"], ["velocity", 32, "numbers", { memory: "f64", by: [20] }]]);
const TimingCodec = new Codec("Timing", 136, [["type", 4, "i32"], ["control_1", 8, "struct", { of: () =>
  PointCodec }], ["control_2", 24, "struct", { of: () => PointCodec }], ["mass", 40, "f64"], ["stiffness", 48,
  "f64"], ["damping", 56, "f64"], ["damping_ratio", 64, "f64"], ["spring_duration", 72, "f64"], ["bounce", 80,
  "f64"], ["initial_velocity", 88, "f64"], ["step_count", 96, "u32"], ["step_position", 100, "i32"],
  ["points", 104, "points", { of: () => PointCodec }], ["curve", 112, "curve", { of: () => slotCurve(0) }]],
  (place, size) => ok(W.motus_timing_init(place, size)));
const DecayCodec = new Codec("Decay", 24, [["rate", 0, "f64"], ["start", 8, "f64"], ["velocity", 16, "f64"]]);
const PagingCodec = new Codec("Paging", 48, [["page_size", 8, "f64"], ["origin", 16, "f64"], ["page_count",
  24, "u32"], ["begin_page", 28, "u32"], ["maximum_pages", 32, "u32"], ["rate", 40, "f64"]], (place, size) =>
  ok(W.motus_paging_init(place, size)));
const SnapPositionCodec = new Codec("SnapPosition", 24, [["offset", 0, "f64"], ["end", 8, "f64"], ["stops",
  16, "bool"]]);
const SnappingCodec = new Codec("Snapping", 48, [["strictness", 4, "i32"], ["proximity", 8, "f64"],
  ["minimum_offset", 16, "f64"], ["maximum_offset", 24, "f64"], ["begin_offset", 32, "f64"], ["rate", 40,
  "f64"]], (place, size) => ok(W.motus_snapping_init(place, size)));
const AnimationOptionsCodec = new Codec("AnimationOptions", 176, [["duration", 8, "f64"], ["delay", 16,
  "f64"], ["timing", 24, "struct", { of: () => TimingCodec }], ["flags", 160, "u32"], ["repeat_count", 168,
  "f64"]], (place, size) => ok(W.motus_animation_options_init(place, size)));
const ImplicitOptionsCodec = new Codec("ImplicitOptions", 168, [["duration", 8, "f64"], ["delay", 16, "f64"],
  ["timing", 24, "struct", { of: () => TimingCodec }], ["flags", 160, "u32"]], (place, size) =>
  ok(W.motus_implicit_options_init(place, size)));
const PresenceCodec = new Codec("Presence", 240, [["alpha", 8, "f64"], ["transform", 16, "struct", { of: () =>
  TransformCodec }], ["offset", 64, "struct", { of: () => VectorCodec }], ["offset_is_relative", 80, "bool"],
  ["duration", 88, "f64"], ["delay", 96, "f64"], ["timing", 104, "struct", { of: () => TimingCodec }]],
  (place, size) => ok(W.motus_presence_init(place, size)));
const ChildCodec = new Codec("Child", 72, [["key", 0, "u64"], ["frame", 8, "struct", { of: () => RectCodec }],
  ["view", 40, "handle", { of: () => View }], ["tag", 48, "u64"], ["flags", 56, "u32"], ["presence", 64,
  "pointer", { of: () => PresenceCodec }]]);
const ArrangementOptionsCodec = new Codec("ArrangementOptions", 264, [["duration", 8, "f64"], ["timing", 16,
  "struct", { of: () => TimingCodec }], ["enter", 152, "pointer", { of: () => PresenceCodec }], ["exit", 156,
  "pointer", { of: () => PresenceCodec }], ["sizing", 160, "i32"], ["leaver_order", 164, "i32"],
  ["leaver_anchor", 168, "struct", { of: () => PointCodec }], ["stagger", 184, "f64"], ["stagger_limit", 192,
  "f64"], ["stagger_from", 200, "i32"], ["order", 204, "i32"], ["stagger_point", 208, "struct", { of: () =>
  PointCodec }], ["flags", 224, "u32"], ["origin", 232, "struct", { of: () => PointCodec }], ["cull_margin",
  248, "f64"], ["group", 256, "u64"]], (place, size) => ok(W.motus_arrangement_options_init(place, size)));
const ArrangementSummaryCodec = new Codec("ArrangementSummary", 32, [["entered", 4, "u32"], ["moved", 8,
  "u32"], ["resized", 12, "u32"], ["left", 16, "u32"], ["returned", 20, "u32"], ["came", 24, "u32"],
  ["culled", 28, "u32"]], (place, size) => { U32[place >> 2] = size; });
const ReorderOptionsCodec = new Codec("ReorderOptions", 160, [["axis", 4, "i32"], ["lift", 8, "pointer", { of:
  () => PresenceCodec }], ["duration", 16, "f64"], ["drop", 24, "struct", { of: () => TimingCodec }]], (place,
  size) => ok(W.motus_reorder_options_init(place, size)));
const KeyframesOptionsCodec = new Codec("KeyframesOptions", 200, [["duration", 8, "f64"], ["delay", 16,
  "f64"], ["timing", 24, "struct", { of: () => TimingCodec }], ["flags", 160, "u32"], ["calculation", 164,
  "i32"], ["repeat_count", 168, "f64"], ["tension", 176, "f64"], ["continuity", 184, "f64"], ["bias", 192,
  "f64"]], (place, size) => ok(W.motus_keyframes_options_init(place, size)));
const PathSegmentCodec = new Codec("PathSegment", 64, [["kind", 0, "i32"], ["control_1", 8, "struct", { of:
  () => PointCodec }], ["control_2", 24, "struct", { of: () => PointCodec }], ["end", 40, "struct", { of:
  () => PointCodec }], ["angle", 56, "f64"]]);
const FollowOptionsCodec = new Codec("FollowOptions", 24, [["orientation", 4, "i32"], ["paces_by_segment", 8,
  "bool"], ["keeps_orientation", 9, "bool"], ["angle", 16, "f64"]], (place, size) =>
  ok(W.motus_follow_options_init(place, size)));
const ValueOptionsCodec = new Codec("ValueOptions", 32, [["kind", 4, "i32"], ["color_space", 8, "i32"],
  ["flags", 12, "u32"], ["point", 24, "f64"]], (place, size) => ok(W.motus_value_options_init(place, size)));
const FlingOptionsCodec = new Codec("FlingOptions", 56, [["rate", 8, "f64"], ["rates", 16, "numbers", {
  memory: "f64", by: [] }], ["minimums", 24, "numbers", { memory: "f64", by: [] }], ["maximums", 32,
  "numbers", { memory: "f64", by: [] }], ["rests", 40, "numbers", { memory: "f64", by: [] }], ["point", 48,
  "f64"]], (place, size) => ok(W.motus_fling_options_init(place, size)));
const GlideOptionsCodec = new Codec("GlideOptions", 184, [["duration", 8, "f64"], ["delay", 16, "f64"],
  ["timing", 24, "struct", { of: () => TimingCodec }], ["starts", 160, "numbers", { memory: "f64", by: [] }],
  ["keep", 168, "f64"], ["color_space", 176, "i32"], ["flags", 180, "u32"]], (place, size) =>
  ok(W.motus_glide_options_init(place, size)));
const PresenceOptionsCodec = new Codec("PresenceOptions", 296, [["enter_duration", 8, "f64"],
  ["exit_duration", 16, "f64"], ["enter", 24, "struct", { of: () => TimingCodec }], ["exit", 160, "struct", {
  of: () => TimingCodec }]], (place, size) => ok(W.motus_presence_options_init(place, size)));
const FrameRateRangeCodec = new Codec("FrameRateRange", 24, [["minimum", 0, "f64"], ["maximum", 8, "f64"],
  ["preferred", 16, "f64"]]);
const TouchCodec = new Codec("Touch", 40, [["id", 0, "u64"], ["phase", 8, "i32"], ["point", 16, "struct", {
  of: () => PointCodec }], ["time", 32, "f64"]]);
const GestureOptionsCodec = new Codec("GestureOptions", 56, [["type", 4, "i32"], ["minimum_touches", 8,
  "u32"], ["maximum_touches", 12, "u32"], ["edges", 16, "u32"], ["directions", 20, "u32"], ["taps", 24,
  "u32"], ["touches", 28, "u32"], ["duration", 32, "f64"], ["movement", 40, "f64"], ["wheels", 48, "u32"]],
  (place, size) => ok(W.motus_gesture_options_init(place, size)));
const ScrollerOptionsCodec = new Codec("ScrollerOptions", 240, [["axes", 4, "u32"], ["enabled", 8, "bool"],
  ["bounces", 12, "u32"], ["always_bounces", 16, "u32"], ["locks_direction", 20, "bool"],
  ["deceleration_rate", 24, "f64"], ["paging", 32, "u32"], ["page_size", 40, "f64"], ["page_spacing", 48,
  "f64"], ["page_origin", 56, "f64"], ["maximum_pages", 64, "u32"], ["snap_strictness", 68, "i32"],
  ["snap_proximity", 72, "f64"], ["snap_padding", 80, "struct", { of: () => InsetsCodec }],
  ["horizontal_chaining", 112, "i32"], ["vertical_chaining", 116, "i32"], ["right_to_left", 120, "bool"],
  ["refresh_distance", 128, "f64"], ["wheel_notch", 136, "f64"], ["line", 144, "f64"], ["page_fraction", 152,
  "f64"], ["smooths_wheel", 160, "bool"], ["indicators", 164, "u32"], ["indicator_inset", 168, "struct", { of:
  () => InsetsCodec }], ["minimum_indicator", 200, "f64"], ["scrolls_to_top", 208, "bool"],
  ["keyboard_dismiss", 212, "i32"], ["minimum_zoom", 216, "f64"], ["maximum_zoom", 224, "f64"],
  ["bounces_zoom", 232, "bool"], ["centers_content", 233, "bool"], ["carries_momentum", 234, "bool"],
  ["chains_momentum", 235, "bool"], ["delays_content_touches", 236, "bool"], ["cancels_content_touches", 237,
  "bool"]], (place, size) => ok(W.motus_scroller_options_init(place, size)));
const WheelEventCodec = new Codec("WheelEvent", 64, [["point", 8, "struct", { of: () => PointCodec }],
  ["time", 24, "f64"], ["delta", 32, "struct", { of: () => VectorCodec }], ["unit", 48, "i32"], ["phase", 52,
  "i32"], ["momentum", 56, "i32"], ["modifiers", 60, "u32"]], (place, size) =>
  ok(W.motus_wheel_event_init(place, size)));
const IndicatorCodec = new Codec("Indicator", 24, [["position", 0, "f64"], ["length", 8, "f64"], ["alpha", 16,
  "f64"]]);
const SnapAreaCodec = new Codec("SnapArea", 24, [["start", 0, "f64"], ["size", 8, "f64"], ["alignment", 16,
  "i32"], ["stops", 20, "bool"]]);
const ScrollLinkOptionsCodec = new Codec("ScrollLinkOptions", 56, [["axis", 4, "i32"], ["range", 8, "i32"],
  ["subject", 12, "handle", { of: () => View }], ["begin_offset", 16, "f64"], ["end_offset", 24, "f64"],
  ["inset_start", 32, "f64"], ["inset_end", 40, "f64"], ["goes_beyond", 48, "bool"]], (place, size) =>
  ok(W.motus_scroll_link_options_init(place, size)));
const ContainerTransitionOptionsCodec = new Codec("ContainerTransitionOptions", 152, [["animator", 4,
  "handle", { of: () => AnimationController }], ["interaction", 8, "handle", { of: () => InteractionController
  }], ["container_view", 12, "handle", { of: () => View }], ["operation", 16, "i32"], ["from_initial_frame",
  24, "struct", { of: () => RectCodec }], ["from_final_frame", 56, "struct", { of: () => RectCodec }],
  ["to_initial_frame", 88, "struct", { of: () => RectCodec }], ["to_final_frame", 120, "struct", { of: () =>
  RectCodec }]], (place, size) => ok(W.motus_container_transition_options_init(place, size)));
const InsetChangeCodec = new Codec("InsetChange", 120, [["from", 8, "struct", { of: () => InsetsCodec }],
  ["to", 40, "struct", { of: () => InsetsCodec }], ["shown", 72, "struct", { of: () => InsetsCodec }],
  ["duration", 104, "f64"], ["is_animated", 112, "bool"], ["is_interactive", 113, "bool"], ["is_over", 114,
  "bool"], ["was_cancelled", 115, "bool"]], (place, size) => { U32[place >> 2] = size; });
const NavigationOptionsCodec = new Codec("NavigationOptions", 40, [["parallax", 8, "f64"], ["dimming", 16,
  "f64"], ["shadow_alpha", 24, "f64"], ["shadow_radius", 32, "f64"]], (place, size) =>
  ok(W.motus_navigation_options_init(place, size)));
const PageViewControllerOptionsCodec = new Codec("PageViewControllerOptions", 24, [["axis", 4, "i32"],
  ["spacing", 8, "f64"], ["right_to_left", 16, "bool"]], (place, size) =>
  ok(W.motus_page_view_controller_options_init(place, size)));
const ColumnWidthCodec = new Codec("ColumnWidth", 24, [["minimum", 0, "f64"], ["preferred", 8, "f64"],
  ["maximum", 16, "f64"]]);
const SplitViewControllerOptionsCodec = new Codec("SplitViewControllerOptions", 80, [["primary_width", 8,
  "struct", { of: () => ColumnWidthCodec }], ["supplementary_width", 32, "struct", { of: () =>
  ColumnWidthCodec }], ["secondary_minimum_width", 56, "f64"], ["dimming", 64, "f64"], ["right_to_left", 72,
  "bool"], ["interactive", 73, "bool"]], (place, size) => ok(W.motus_split_view_controller_options_init(place,
  size)));
const GestureBindingOptionsCodec = new Codec("GestureBindingOptions", 40, [["direction", 8, "struct", { of:
  () => VectorCodec }], ["extent", 24, "f64"], ["threshold", 32, "f64"]], (place, size) =>
  ok(W.motus_gesture_binding_options_init(place, size)));
const TransitionInfoCodec = new Codec("TransitionInfo", 88, [["is_animated", 4, "bool"],
  ["is_initially_interactive", 5, "bool"], ["is_interruptible", 6, "bool"], ["is_interactive", 7, "bool"],
  ["was_cancelled", 8, "bool"], ["presentation_style", 12, "i32"], ["transition_duration", 16, "f64"],
  ["percent_complete", 24, "f64"], ["completion_velocity", 32, "f64"], ["target_transform", 40, "struct", {
  of: () => TransformCodec }]], (place, size) => { U32[place >> 2] = size; });
const MatchOptionsCodec = new Codec("MatchOptions", 56, [["content", 4, "i32"], ["flags", 8, "u32"],
  ["content_size", 16, "struct", { of: () => SizeCodec }], ["gravity", 32, "struct", { of: () => PointCodec
  }], ["z", 48, "f64"]], (place, size) => ok(W.motus_match_options_init(place, size)));
const MatchedOptionsCodec = new Codec("MatchedOptions", 168, [["style", 4, "i32"], ["keep_source_hidden", 8,
  "bool"], ["duration", 16, "f64"], ["timing", 24, "struct", { of: () => TimingCodec }], ["cross_fade", 160,
  "f64"]], (place, size) => ok(W.motus_matched_options_init(place, size)));
const FlightCodec = new Codec("Flight", 160, [["source", 0, "handle", { of: () => View }], ["destination", 4,
  "handle", { of: () => View }], ["key", 8, "u64"], ["source_tag", 16, "u64"], ["destination_tag", 24, "u64"],
  ["item", 32, "i32"], ["flags", 36, "u32"], ["progress", 40, "f64"], ["source_weight", 48, "f64"],
  ["destination_weight", 56, "f64"], ["source_rect", 64, "struct", { of: () => RectCodec }],
  ["destination_rect", 96, "struct", { of: () => RectCodec }], ["clip", 128, "struct", { of: () => RectCodec
  }]]);
const ZoomPhysicsCodec = new Codec("ZoomPhysics", 224, [["entrance_frequency", 8, "f64"], ["entrance_damping",
  16, "f64"], ["landing_frequency", 24, "f64"], ["landing_damping", 32, "f64"], ["return_frequency", 40,
  "f64"], ["return_damping", 48, "f64"], ["tracking_frequency", 56, "f64"], ["cover_frequency", 64, "f64"],
  ["gain", 72, "f64"], ["knee", 80, "f64"], ["smallest", 88, "f64"], ["fall", 96, "f64"], ["band", 104,
  "f64"], ["reach", 112, "f64"], ["pan_threshold", 120, "f64"], ["edge_threshold", 128, "f64"],
  ["pinch_threshold", 136, "f64"], ["look_ahead", 144, "f64"], ["quickening", 152, "f64"], ["cross_fade", 160,
  "f64"], ["cover", 168, "f64"], ["bend_in", 176, "f64"], ["bend_back", 184, "f64"], ["shadow_alpha", 192,
  "f64"], ["shadow_offset", 200, "f64"], ["shadow_radius", 208, "f64"], ["dissolve", 216, "f64"]], (place,
  size) => ok(W.motus_zoom_physics_init(place, size)));
const ZoomOptionsCodec = new Codec("ZoomOptions", 280, [["source_key", 8, "u64"], ["dimming_color", 16,
  "struct", { of: () => ColorCodec }], ["gestures", 48, "u32"], ["policy", 52, "i32"], ["physics", 56,
  "struct", { of: () => ZoomPhysicsCodec }]], (place, size) => ok(W.motus_zoom_options_init(place, size)));
const LookOptionsCodec = new Codec("LookOptions", 112, [["background_color", 8, "struct", { of: () =>
  ColorCodec }], ["corner_radius", 40, "f64"], ["dimming_color", 48, "struct", { of: () => ColorCodec }],
  ["grabber_color", 80, "struct", { of: () => ColorCodec }]], (place, size) =>
  ok(W.motus_look_options_init(place, size)));
const SheetOptionsCodec = new Codec("SheetOptions", 104, [["detents", 4, "i32", { length: 8, count: 36 }],
  ["selected_detent", 40, "i32"], ["largest_undimmed_detent", 44, "i32"], ["prefers_grabber_visible", 48,
  "bool"], ["prefers_edge_attached_in_compact_height", 49, "bool"], ["width_follows_preferred_content_size",
  50, "bool"], ["prefers_scrolling_expands", 51, "bool"], ["preferred_corner_radius", 56, "f64"],
  ["safe_area", 64, "struct", { of: () => InsetsCodec }], ["source_view", 96, "handle", { of: () => View }]],
  (place, size) => ok(W.motus_sheet_options_init(place, size)));
const PopoverOptionsCodec = new Codec("PopoverOptions", 80, [["source_view", 4, "handle", { of: () => View }],
  ["source_rect", 8, "struct", { of: () => RectCodec }], ["permitted_arrow_directions", 40, "u32"],
  ["margins", 48, "struct", { of: () => InsetsCodec }]], (place, size) =>
  ok(W.motus_popover_options_init(place, size)));
const LayoutPathCodec = new Codec("LayoutPath", 16, [["category", 0, "i32"], ["kind", 4, "i32"], ["section",
  8, "i32"], ["item", 12, "i32"]]);
const DynamicContactEventCodec = new Codec("DynamicContactEvent", 56, [["behavior", 0, "handle", { of: () =>
  CollisionBehavior }], ["item", 4, "handle", { of: () => DynamicItem }], ["other", 8, "handle", { of: () =>
  DynamicItem }], ["item_tag", 16, "u64"], ["other_tag", 24, "u64"], ["point", 32, "struct", { of: () =>
  PointCodec }], ["boundary", 48, "i32"], ["has_begun", 52, "bool"]]);
const DynamicPoseCodec = new Codec("DynamicPose", 32, [["item", 0, "handle", { of: () => DynamicItem }],
  ["center", 8, "struct", { of: () => PointCodec }], ["rotation", 24, "f64"]]);
const DynamicItemStateCodec = new Codec("DynamicItemState", 72, [["item", 0, "handle", { of: () => DynamicItem
  }], ["center", 8, "struct", { of: () => PointCodec }], ["rotation", 24, "f64"], ["velocity", 32, "struct", {
  of: () => VectorCodec }], ["angular_velocity", 48, "f64"], ["mass", 56, "f64"], ["is_sleeping", 64, "bool"],
  ["contact_count", 68, "u32"]]);
const DynamicContactCodec = new Codec("DynamicContact", 104, [["behavior", 0, "handle", { of: () =>
  CollisionBehavior }], ["item", 4, "handle", { of: () => DynamicItem }], ["other", 8, "handle", { of: () =>
  DynamicItem }], ["item_tag", 16, "u64"], ["other_tag", 24, "u64"], ["points", 32, "struct", { of: () =>
  PointCodec, length: 2 }], ["normal", 64, "struct", { of: () => VectorCodec }], ["impulse", 80, "f64"],
  ["friction_impulse", 88, "f64"], ["boundary", 96, "i32"], ["point_count", 100, "u32"]]);
const DynamicJointCodec = new Codec("DynamicJoint", 72, [["behavior", 0, "handle", { of: () => DynamicBehavior
  }], ["item", 4, "handle", { of: () => DynamicItem }], ["other", 8, "handle", { of: () => DynamicItem }],
  ["anchor", 16, "struct", { of: () => PointCodec }], ["other_anchor", 32, "struct", { of: () => PointCodec
  }], ["force", 48, "struct", { of: () => VectorCodec }], ["torque", 64, "f64"]]);
const DynamicStageTimeCodec = new Codec("DynamicStageTime", 16, [["name", 0, "text"], ["seconds", 8, "f64"]]);
const AttachmentOptionsCodec = new Codec("AttachmentOptions", 136, [["type", 4, "i32"], ["collision", 8,
  "i32"], ["item", 12, "handle", { of: () => DynamicItem }], ["other", 16, "handle", { of: () => DynamicItem
  }], ["offset", 24, "struct", { of: () => VectorCodec }], ["other_offset", 40, "struct", { of: () =>
  VectorCodec }], ["anchor", 56, "struct", { of: () => PointCodec }], ["axis", 72, "struct", { of: () =>
  VectorCodec }], ["length", 88, "f64"], ["frequency", 96, "f64"], ["damping_ratio", 104, "f64"],
  ["friction_torque", 112, "f64"], ["lower_limit", 120, "f64"], ["upper_limit", 128, "f64"]], (place, size) =>
  ok(W.motus_attachment_options_init(place, size)));
const ItemBehaviorOptionsCodec = new Codec("ItemBehaviorOptions", 64, [["elasticity", 8, "f64"], ["friction",
  16, "f64"], ["density", 24, "f64"], ["resistance", 32, "f64"], ["angular_resistance", 40, "f64"], ["charge",
  48, "f64"], ["is_anchored", 56, "i32"], ["allows_rotation", 60, "i32"]], (place, size) =>
  ok(W.motus_item_behavior_options_init(place, size)));
const FieldOptionsCodec = new Codec("FieldOptions", 88, [["type", 4, "i32"], ["region", 8, "handle", { of:
  () => Region }], ["position", 16, "struct", { of: () => PointCodec }], ["strength", 32, "f64"], ["falloff",
  40, "f64"], ["minimum_radius", 48, "f64"], ["direction", 56, "struct", { of: () => VectorCodec }],
  ["smoothness", 72, "f64"], ["animation_speed", 80, "f64"]], (place, size) =>
  ok(W.motus_field_options_init(place, size)));
const FieldProbeCodec = new Codec("FieldProbe", 64, [["item", 0, "handle", { of: () => DynamicItem }],
  ["position", 8, "struct", { of: () => PointCodec }], ["velocity", 24, "struct", { of: () => VectorCodec }],
  ["mass", 40, "f64"], ["charge", 48, "f64"], ["time_step", 56, "f64"]]);
const EventCodec = new Codec("Event", 40, [["kind", 0, "i32"], ["detail", 4, "i32"], ["subject", 8, "handle"],
  ["other", 12, "handle"], ["tag", 16, "u64"], ["time", 24, "f64"], ["value", 32, "f64"]]);

export class Runtime extends RuntimeBase {
  static isCounted = true;

  constructor(options = null) {
    super(BARE);
    if (options === BARE) return;
    begin();
    const outRuntime = take(4);
    ok(W.motus_runtime_create(put(RuntimeOptionsCodec, options), outRuntime));
    this._adopt(null, U32[outRuntime >> 2]);
    ok(W.motus_runtime_set_diagnostics(this._h, diagnostics(), 0, 0));
  }

  get time() {
    return got(W.motus_runtime_time(this._h));
  }

  get clockTime() {
    return got(W.motus_runtime_clock_time(this._h));
  }

  get clockSpeed() {
    return got(W.motus_runtime_clock_speed(this._h));
  }

  set clockSpeed(speed) {
    ok(W.motus_runtime_set_clock_speed(this._h, speed));
  }

  advanceClock(seconds) {
    ok(W.motus_runtime_advance_clock(this._h, seconds));
  }

  get reducesMotion() {
    return got(W.motus_runtime_reduces_motion(this._h)) !== 0;
  }

  set reducesMotion(reduces) {
    ok(W.motus_runtime_set_reduces_motion(this._h, reduces ? 1 : 0));
  }

  get isIdle() {
    return got(W.motus_runtime_is_idle(this._h)) !== 0;
  }

  get needsTick() {
    return got(W.motus_runtime_needs_tick(this._h)) !== 0;
  }

  get nextDeadline() {
    const _mark = begin();
    const outTime = take(8);
    if (!got(W.motus_runtime_next_deadline(this._h, outTime))) return null;
    const _answer = KIND.f64[0](outTime);
    top = _mark;
    return _answer;
  }

  get window() {
    return wrap(this._runtime, got(W.motus_runtime_window(this._h)), View);
  }

  get statistics() {
    const _mark = begin();
    const outStatistics = take(StatisticsCodec.size);
    U32[outStatistics >> 2] = StatisticsCodec.size;
    ok(W.motus_runtime_statistics(this._h, outStatistics));
    const _answer = StatisticsCodec.read(outStatistics, this._runtime);
    top = _mark;
    return _answer;
  }

  changes() {
    const _mark = begin();
    const outChanges = take(8);
    ok(W.motus_runtime_changes(this._h, outChanges, outChanges + 4));
    const _answer = new Rows(ChangeCodec, this._runtime, U32[outChanges >> 2], U32[(outChanges >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  changeBatches() {
    const _mark = begin();
    const outBatches = take(8);
    ok(W.motus_runtime_change_batches(this._h, outBatches, outBatches + 4));
    const _answer = new Rows(ChangeBatchCodec, this._runtime, U32[outBatches >> 2], U32[(outBatches >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  drawList() {
    const _mark = begin();
    const outItems = take(8);
    ok(W.motus_runtime_draw_list(this._h, outItems, outItems + 4));
    const _answer = new Rows(DrawItemCodec, this._runtime, U32[outItems >> 2], U32[(outItems >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  drawEffects() {
    const _mark = begin();
    const outEffects = take(8);
    ok(W.motus_runtime_draw_effects(this._h, outEffects, outEffects + 4));
    const _answer = new Rows(DrawEffectCodec, this._runtime, U32[outEffects >> 2], U32[(outEffects >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  drawDetails() {
    const _mark = begin();
    const outDetails = take(8);
    ok(W.motus_runtime_draw_details(this._h, outDetails, outDetails + 4));
    const _answer = new Rows(DrawDetailCodec, this._runtime, U32[outDetails >> 2], U32[(outDetails >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  drawGroups() {
    const _mark = begin();
    const outGroups = take(8);
    ok(W.motus_runtime_draw_groups(this._h, outGroups, outGroups + 4));
    const _answer = new Rows(DrawGroupCodec, this._runtime, U32[outGroups >> 2], U32[(outGroups >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  get pictureGeneration() {
    return number(got(W.motus_runtime_picture_generation(this._h)));
  }

  treeChanges() {
    const _mark = begin();
    const outChanges = take(8);
    ok(W.motus_runtime_tree_changes(this._h, outChanges, outChanges + 4));
    const _answer = new Rows(TreeChangeCodec, this._runtime, U32[outChanges >> 2], U32[(outChanges >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  motions() {
    const _mark = begin();
    const outMotions = take(8);
    ok(W.motus_runtime_motions(this._h, outMotions, outMotions + 4));
    const _answer = new Rows(MotionCodec, this._runtime, U32[outMotions >> 2], U32[(outMotions >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  propertyName(property) {
    return text(got(W.motus_runtime_property_name(this._h, int(property))));
  }

  setPropertyColorSpace(property, space) {
    ok(W.motus_runtime_set_property_color_space(this._h, int(property), int(space)));
  }

  propertyColorSpace(property) {
    return got(W.motus_runtime_property_color_space(this._h, int(property)));
  }

  animate(options, block, completion = null) {
    const _mark = begin();
    const _block = hold(this._runtime, [block]);
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    try { ok(W.motus_runtime_animate(this._h, put(AnimationOptionsCodec, options), slotBlock(0), _block,
      completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation)); } finally {
      held.delete(_block); }
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  beginAnimation(options = null) {
    const _mark = begin();
    ok(W.motus_runtime_begin_animation(this._h, put(AnimationOptionsCodec, options)));
    top = _mark;
  }

  commitAnimation(completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    ok(W.motus_runtime_commit_animation(this._h, completion ? slotCompletion(0) : 0, _data, _data ? forget() :
      0, outAnimation));
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  modifyAnimations(repeatCount, autoreverses, block) {
    const _block = hold(this._runtime, [block]);
    try { ok(W.motus_runtime_modify_animations(this._h, repeatCount, autoreverses ? 1 : 0, slotBlock(0),
      _block)); } finally { held.delete(_block); }
  }

  performSystemAnimation(animation, views_, options = null, block = null, completion = null) {
    const _mark = begin();
    const _block = hold(this._runtime, [block]);
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    try { ok(W.motus_runtime_perform_system_animation(this._h, int(animation), putHandles(views_),
      views_.length, put(AnimationOptionsCodec, options), block ? slotBlock(0) : 0, _block, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation)); } finally { held.delete(_block); }
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  performWithoutAnimation(block) {
    const _block = hold(this._runtime, [block]);
    try { ok(W.motus_runtime_perform_without_animation(this._h, slotBlock(0), _block)); } finally {
      held.delete(_block); }
  }

  get animationEnabled() {
    return got(W.motus_runtime_is_animation_enabled(this._h)) !== 0;
  }

  set animationEnabled(enabled) {
    ok(W.motus_runtime_set_animation_enabled(this._h, enabled ? 1 : 0));
  }

  get inheritedAnimationDuration() {
    return got(W.motus_runtime_inherited_animation_duration(this._h));
  }

  beginWithoutAnimation() {
    ok(W.motus_runtime_begin_without_animation(this._h));
  }

  addChild(child) {
    const _mark = begin();
    ok(W.motus_runtime_add_child(this._h, put(ChildCodec, child)));
    top = _mark;
  }

  commitArrangement() {
    ok(W.motus_runtime_commit_arrangement(this._h));
  }

  animateKeyframes(options, block, completion = null) {
    const _mark = begin();
    const _block = hold(this._runtime, [block]);
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    try { ok(W.motus_runtime_animate_keyframes(this._h, put(KeyframesOptionsCodec, options), slotBlock(0),
      _block, completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation)); } finally {
      held.delete(_block); }
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  beginKeyframes(options = null) {
    const _mark = begin();
    ok(W.motus_runtime_begin_keyframes(this._h, put(KeyframesOptionsCodec, options)));
    top = _mark;
  }

  addKeyframe(start, duration, block) {
    const _block = hold(this._runtime, [block]);
    try { ok(W.motus_runtime_add_keyframe(this._h, start, duration, slotBlock(0), _block)); } finally {
      held.delete(_block); }
  }

  beginKeyframe(start, duration) {
    ok(W.motus_runtime_begin_keyframe(this._h, start, duration));
  }

  glideNumber(key, channel, target, options = null) {
    const _mark = begin();
    const _answer = got(W.motus_runtime_glide_number(this._h, word(key), int(channel), target,
      put(GlideOptionsCodec, options)));
    top = _mark;
    return _answer;
  }

  glide(key, channel, kind, target, options = null) {
    const _mark = begin();
    const _count = target.length, outShown = take(128);
    ok(W.motus_runtime_glide(this._h, word(key), int(channel), int(kind), putDoubles(target), target.length,
      put(GlideOptionsCodec, options), outShown, 16));
    const _answer = F64.slice(outShown >> 3, (outShown >> 3) + _count);
    top = _mark;
    return _answer;
  }

  glideSettled(key, channel) {
    return got(W.motus_runtime_glide_settled(this._h, word(key), int(channel))) !== 0;
  }

  glideVelocity(key, channel) {
    const _mark = begin();
    const _count = 16, outValues = take(128);
    ok(W.motus_runtime_glide_velocity(this._h, word(key), int(channel), outValues, 16));
    const _answer = F64.slice(outValues >> 3, (outValues >> 3) + _count);
    top = _mark;
    return _answer;
  }

  glideJump(key, channel, values) {
    const _mark = begin();
    ok(W.motus_runtime_glide_jump(this._h, word(key), int(channel), putDoubles(values), values.length));
    top = _mark;
  }

  presence(key, present, options = null) {
    const _mark = begin();
    const outAmount = take(8);
    if (!got(W.motus_runtime_presence(this._h, word(key), present ? 1 : 0, put(PresenceOptionsCodec, options),
      outAmount))) return null;
    const _answer = KIND.f64[0](outAmount);
    top = _mark;
    return _answer;
  }

  after(seconds, fn = null) {
    const _mark = begin();
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    const outTimer = take(4);
    ok(W.motus_runtime_after(this._h, seconds, fn ? slotTimer(0) : 0, _data, _data ? forget() : 0, outTimer));
    const _answer = wrap(this._runtime, U32[outTimer >> 2], Timer);
    top = _mark;
    return _answer;
  }

  every(seconds, fn = null) {
    const _mark = begin();
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    const outTimer = take(4);
    ok(W.motus_runtime_every(this._h, seconds, fn ? slotTimer(0) : 0, _data, _data ? forget() : 0, outTimer));
    const _answer = wrap(this._runtime, U32[outTimer >> 2], Timer);
    top = _mark;
    return _answer;
  }

  sendTouch(id, phase, point, time) {
    const _mark = begin();
    ok(W.motus_runtime_send_touch(this._h, word(id), int(phase), put(PointCodec, point), time));
    top = _mark;
  }

  sendTouches(touches) {
    const _mark = begin();
    ok(W.motus_runtime_send_touches(this._h, putAll(TouchCodec, touches), touches.length));
    top = _mark;
  }

  sendHover(point, inside, time) {
    const _mark = begin();
    ok(W.motus_runtime_send_hover(this._h, put(PointCodec, point), inside ? 1 : 0, time));
    top = _mark;
  }

  touchGesture(id) {
    return wrap(this._runtime, got(W.motus_runtime_touch_gesture(this._h, word(id))), Gesture);
  }

  sendWheel(event) {
    const _mark = begin();
    ok(W.motus_runtime_send_wheel(this._h, put(WheelEventCodec, event)));
    top = _mark;
  }

  get wheelScroller() {
    return wrap(this._runtime, got(W.motus_runtime_wheel_scroller(this._h)), Scroller);
  }

  get scrollToTop() {
    const _mark = begin();
    const outTaken = take(8);
    ok(W.motus_runtime_scroll_to_top(this._h, outTaken));
    const _answer = KIND.bool[0](outTaken);
    top = _mark;
    return _answer;
  }

  touchIsDelayed(id) {
    return got(W.motus_runtime_touch_is_delayed(this._h, word(id))) !== 0;
  }

  get rootViewController() {
    return wrap(this._runtime, got(W.motus_runtime_root_view_controller(this._h)), ViewController);
  }

  set rootViewController(controller) {
    ok(W.motus_runtime_set_root_view_controller(this._h, handle(controller, true)));
  }

  sendMemoryWarning() {
    ok(W.motus_runtime_send_memory_warning(this._h));
  }

  overrideTraits(horizontal, vertical) {
    ok(W.motus_runtime_override_traits(this._h, int(horizontal), int(vertical)));
  }

  setWindowSize(size, quarterTurns, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_runtime_set_window_size(this._h, put(SizeCodec, size), int(quarterTurns),
      put(AnimationOptionsCodec, options), completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  setWindowInsets(source, insets, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_runtime_set_window_insets(this._h, int(source), put(InsetsCodec, insets),
      put(AnimationOptionsCodec, options), completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  dragWindowInsets(source, insets) {
    const _mark = begin();
    ok(W.motus_runtime_drag_window_insets(this._h, int(source), put(InsetsCodec, insets)));
    top = _mark;
  }

  animateAlongsideInsets(source, animation = null, completion = null) {
    const _data = animation || completion ? hold(this._runtime, [animation, completion]) : 0;
    ok(W.motus_runtime_animate_alongside_insets(this._h, int(source), animation ? slotInsets(0) : 0,
      completion ? slotInsets(1) : 0, _data, _data ? forget() : 0));
  }

  insetChange(source) {
    const _mark = begin();
    const outChange = take(InsetChangeCodec.size);
    U32[outChange >> 2] = InsetChangeCodec.size;
    ok(W.motus_runtime_inset_change(this._h, int(source), outChange));
    const _answer = InsetChangeCodec.read(outChange, this._runtime);
    top = _mark;
    return _answer;
  }

  windowInsets(source) {
    const _mark = begin();
    const _out = take(InsetsCodec.size);
    W.motus_runtime_window_insets(_out, this._h, int(source));
    got(0);
    const _answer = InsetsCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get usesUniformOrder() {
    return got(W.motus_runtime_uses_uniform_order(this._h)) !== 0;
  }

  set usesUniformOrder(uses) {
    ok(W.motus_runtime_set_uses_uniform_order(this._h, uses ? 1 : 0));
  }

  drawFlights() {
    const _mark = begin();
    const outFlights = take(8);
    ok(W.motus_runtime_draw_flights(this._h, outFlights, outFlights + 4));
    const _answer = new Rows(FlightCodec, this._runtime, U32[outFlights >> 2], U32[(outFlights >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  events() {
    const _mark = begin();
    const outEvents = take(8);
    ok(W.motus_runtime_events(this._h, outEvents, outEvents + 4));
    const _answer = new Rows(EventCodec, this._runtime, U32[outEvents >> 2], U32[(outEvents >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  get traceHash() {
    return number(got(W.motus_runtime_trace_hash(this._h)));
  }

  get tracesChanges() {
    return got(W.motus_runtime_traces_changes(this._h)) !== 0;
  }

  set tracesChanges(traces) {
    ok(W.motus_runtime_set_traces_changes(this._h, traces ? 1 : 0));
  }
}

export class DynamicItem extends Handle {
  static isCounted = true;

  constructor(runtime, center, size, rotation) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outItem = take(4);
    ok(W.motus_dynamic_item_create(handle(runtime), put(PointCodec, center), put(SizeCodec, size), rotation,
      outItem));
    this._adopt(runtime, U32[outItem >> 2]);
  }

  static createWithCallbacks(runtime, callbacks) {
    const _mark = begin();
    const _data = callbacks ? hold(runtime, callbacks) : 0;
    const outItem = take(4);
    ok(W.motus_dynamic_item_create_with_callbacks(handle(runtime), callbacks ?
      putDynamicItemCallbacks(callbacks) : 0, _data, _data ? forget() : 0, outItem));
    const _answer = own(runtime, U32[outItem >> 2], DynamicItem);
    top = _mark;
    return _answer;
  }

  static createGroup(runtime, items) {
    const _mark = begin();
    const outGroup = take(4);
    ok(W.motus_dynamic_item_create_group(handle(runtime), putHandles(items), items.length, outGroup));
    const _answer = own(runtime, U32[outGroup >> 2], DynamicItem);
    top = _mark;
    return _answer;
  }

  get center() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_dynamic_item_center(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get rotation() {
    return got(W.motus_dynamic_item_rotation(this._h));
  }

  setPose(center, rotation) {
    const _mark = begin();
    ok(W.motus_dynamic_item_set_pose(this._h, put(PointCodec, center), rotation));
    top = _mark;
  }

  setOutline(type, points = null) {
    const _mark = begin();
    ok(W.motus_dynamic_item_set_outline(this._h, int(type), points ? putAll(PointCodec, points) : 0,
      points?.length ?? 0));
    top = _mark;
  }

  outline() {
    const _mark = begin();
    const outType = take(8);
    const outCount = take(8);
    let outPoints = 0, _room = 0;
    ok(W.motus_dynamic_item_outline(this._h, outType, outPoints, _room, outCount));
    _room = U32[outCount >> 2];
    outPoints = take(_room * PointCodec.size);
    ok(W.motus_dynamic_item_outline(this._h, outType, outPoints, _room, outCount));
    const _answer = [KIND.i32[0](outType), all(PointCodec, outPoints, _room, this._runtime)];
    top = _mark;
    return _answer;
  }

  get members() {
    const length = got(W.motus_dynamic_item_member_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_dynamic_item_member_at(this._h, at)), DynamicItem));
  }

  setLayoutPath(path = null) {
    const _mark = begin();
    ok(W.motus_dynamic_item_set_layout_path(this._h, put(LayoutPathCodec, path)));
    top = _mark;
  }
}

export class View extends DynamicItem {
  static isCounted = true;

  constructor(runtime) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outView = take(4);
    ok(W.motus_view_create(handle(runtime), outView));
    this._adopt(runtime, U32[outView >> 2]);
  }

  addSubview(subview) {
    ok(W.motus_view_add_subview(this._h, handle(subview)));
  }

  insertSubview(subview, index) {
    ok(W.motus_view_insert_subview(this._h, handle(subview), int(index)));
  }

  insertSubviewAbove(subview, sibling) {
    ok(W.motus_view_insert_subview_above(this._h, handle(subview), handle(sibling)));
  }

  insertSubviewBelow(subview, sibling) {
    ok(W.motus_view_insert_subview_below(this._h, handle(subview), handle(sibling)));
  }

  removeFromSuperview() {
    ok(W.motus_view_remove_from_superview(this._h));
  }

  bringSubviewToFront(subview) {
    ok(W.motus_view_bring_subview_to_front(this._h, handle(subview)));
  }

  sendSubviewToBack(subview) {
    ok(W.motus_view_send_subview_to_back(this._h, handle(subview)));
  }

  get superview() {
    return wrap(this._runtime, got(W.motus_view_superview(this._h)), View);
  }

  get subviews() {
    const length = got(W.motus_view_subview_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_view_subview_at(this._h, at)), View));
  }

  isDescendantOf(ancestor) {
    return got(W.motus_view_is_descendant_of(this._h, handle(ancestor))) !== 0;
  }

  get isInWindow() {
    return got(W.motus_view_is_in_window(this._h)) !== 0;
  }

  hitTest(point) {
    const _mark = begin();
    const _answer = wrap(this._runtime, got(W.motus_view_hit_test(this._h, put(PointCodec, point))), View);
    top = _mark;
    return _answer;
  }

  convertPoint(point, to = null) {
    const _mark = begin();
    const outPoint = take(PointCodec.size);
    ok(W.motus_view_convert_point(this._h, put(PointCodec, point), handle(to, true), outPoint));
    const _answer = PointCodec.read(outPoint, this._runtime);
    top = _mark;
    return _answer;
  }

  withTag(tag) {
    return wrap(this._runtime, got(W.motus_view_with_tag(this._h, word(tag))), View);
  }

  get clipsToBounds() {
    return got(W.motus_view_clips_to_bounds(this._h)) !== 0;
  }

  set clipsToBounds(clips) {
    ok(W.motus_view_set_clips_to_bounds(this._h, clips ? 1 : 0));
  }

  get groupsOpacity() {
    return got(W.motus_view_groups_opacity(this._h)) !== 0;
  }

  set groupsOpacity(groups) {
    ok(W.motus_view_set_groups_opacity(this._h, groups ? 1 : 0));
  }

  get doubleSided() {
    return got(W.motus_view_is_double_sided(this._h)) !== 0;
  }

  set doubleSided(doubleSided) {
    ok(W.motus_view_set_double_sided(this._h, doubleSided ? 1 : 0));
  }

  createSnapshot() {
    const _mark = begin();
    const outView = take(4);
    ok(W.motus_view_create_snapshot(this._h, outView));
    const _answer = own(this._runtime, U32[outView >> 2], View);
    top = _mark;
    return _answer;
  }

  get snapshotSource() {
    return wrap(this._runtime, got(W.motus_view_snapshot_source(this._h)), View);
  }

  get userInteractionEnabled() {
    return got(W.motus_view_is_user_interaction_enabled(this._h)) !== 0;
  }

  set userInteractionEnabled(enabled) {
    ok(W.motus_view_set_user_interaction_enabled(this._h, enabled ? 1 : 0));
  }

  setProperty(property, values) {
    const _mark = begin();
    ok(W.motus_view_set_property(this._h, int(property), putDoubles(values), values.length));
    top = _mark;
  }

  setPropertyVelocity(property, velocity) {
    const _mark = begin();
    ok(W.motus_view_set_property_velocity(this._h, int(property), putDoubles(velocity), velocity.length));
    top = _mark;
  }

  get center() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_view_center(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set center(center) {
    const _mark = begin();
    ok(W.motus_view_set_center(this._h, put(PointCodec, center)));
    top = _mark;
  }

  get bounds() {
    const _mark = begin();
    const _out = take(RectCodec.size);
    W.motus_view_bounds(_out, this._h);
    got(0);
    const _answer = RectCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set bounds(bounds) {
    const _mark = begin();
    ok(W.motus_view_set_bounds(this._h, put(RectCodec, bounds)));
    top = _mark;
  }

  get frame() {
    const _mark = begin();
    const _out = take(RectCodec.size);
    W.motus_view_frame(_out, this._h);
    got(0);
    const _answer = RectCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set frame(frame) {
    const _mark = begin();
    ok(W.motus_view_set_frame(this._h, put(RectCodec, frame)));
    top = _mark;
  }

  get transform() {
    const _mark = begin();
    const _out = take(TransformCodec.size);
    W.motus_view_transform(_out, this._h);
    got(0);
    const _answer = TransformCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set transform(transform) {
    const _mark = begin();
    ok(W.motus_view_set_transform(this._h, put(TransformCodec, transform)));
    top = _mark;
  }

  get transform3d() {
    const _mark = begin();
    const outTransform = take(Transform3dCodec.size);
    ok(W.motus_view_transform_3d(this._h, outTransform));
    const _answer = Transform3dCodec.read(outTransform, this._runtime);
    top = _mark;
    return _answer;
  }

  set transform3d(transform) {
    const _mark = begin();
    ok(W.motus_view_set_transform_3d(this._h, put(Transform3dCodec, transform)));
    top = _mark;
  }

  get alpha() {
    return got(W.motus_view_alpha(this._h));
  }

  set alpha(alpha) {
    ok(W.motus_view_set_alpha(this._h, alpha));
  }

  get backgroundColor() {
    const _mark = begin();
    const _out = take(ColorCodec.size);
    W.motus_view_background_color(_out, this._h);
    got(0);
    const _answer = ColorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set backgroundColor(color) {
    const _mark = begin();
    ok(W.motus_view_set_background_color(this._h, put(ColorCodec, color)));
    top = _mark;
  }

  get cornerRadius() {
    return got(W.motus_view_corner_radius(this._h));
  }

  set cornerRadius(radius) {
    ok(W.motus_view_set_corner_radius(this._h, radius));
  }

  get cornerRadii() {
    const _mark = begin();
    const _out = take(CornerRadiiCodec.size);
    W.motus_view_corner_radii(_out, this._h);
    got(0);
    const _answer = CornerRadiiCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set cornerRadii(radii) {
    const _mark = begin();
    ok(W.motus_view_set_corner_radii(this._h, put(CornerRadiiCodec, radii)));
    top = _mark;
  }

  get shadowColor() {
    const _mark = begin();
    const _out = take(ColorCodec.size);
    W.motus_view_shadow_color(_out, this._h);
    got(0);
    const _answer = ColorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set shadowColor(color) {
    const _mark = begin();
    ok(W.motus_view_set_shadow_color(this._h, put(ColorCodec, color)));
    top = _mark;
  }

  get shadowOffset() {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_view_shadow_offset(_out, this._h);
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set shadowOffset(offset) {
    const _mark = begin();
    ok(W.motus_view_set_shadow_offset(this._h, put(VectorCodec, offset)));
    top = _mark;
  }

  get shadowRadius() {
    return got(W.motus_view_shadow_radius(this._h));
  }

  set shadowRadius(radius) {
    ok(W.motus_view_set_shadow_radius(this._h, radius));
  }

  get borderColor() {
    const _mark = begin();
    const _out = take(ColorCodec.size);
    W.motus_view_border_color(_out, this._h);
    got(0);
    const _answer = ColorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set borderColor(color) {
    const _mark = begin();
    ok(W.motus_view_set_border_color(this._h, put(ColorCodec, color)));
    top = _mark;
  }

  get borderWidth() {
    return got(W.motus_view_border_width(this._h));
  }

  set borderWidth(width) {
    ok(W.motus_view_set_border_width(this._h, width));
  }

  get hidden() {
    return got(W.motus_view_is_hidden(this._h)) !== 0;
  }

  set hidden(hidden) {
    ok(W.motus_view_set_hidden(this._h, hidden ? 1 : 0));
  }

  convertPointBy(point, to, source) {
    const _mark = begin();
    const outPoint = take(PointCodec.size);
    ok(W.motus_view_convert_point_by(this._h, put(PointCodec, point), handle(to, true), int(source),
      outPoint));
    const _answer = PointCodec.read(outPoint, this._runtime);
    top = _mark;
    return _answer;
  }

  convertRectBy(rect, to, source) {
    const _mark = begin();
    const outRect = take(RectCodec.size);
    ok(W.motus_view_convert_rect_by(this._h, put(RectCodec, rect), handle(to, true), int(source), outRect));
    const _answer = RectCodec.read(outRect, this._runtime);
    top = _mark;
    return _answer;
  }

  transformBy(to, source) {
    const _mark = begin();
    const outTransform = take(TransformCodec.size);
    ok(W.motus_view_transform_by(this._h, handle(to, true), int(source), outTransform));
    const _answer = TransformCodec.read(outTransform, this._runtime);
    top = _mark;
    return _answer;
  }

  transition(options, block, completion = null) {
    const _mark = begin();
    const _block = hold(this._runtime, [block]);
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    try { ok(W.motus_view_transition(this._h, put(AnimationOptionsCodec, options), slotBlock(0), _block,
      completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation)); } finally {
      held.delete(_block); }
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  transitionTo(to, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    ok(W.motus_view_transition_to(this._h, handle(to), put(AnimationOptionsCodec, options), completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation));
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  removeAllAnimations() {
    ok(W.motus_view_remove_all_animations(this._h));
  }

  setImplicit(property, options = null) {
    const _mark = begin();
    ok(W.motus_view_set_implicit(this._h, int(property), put(ImplicitOptionsCodec, options)));
    top = _mark;
  }

  clearImplicit(property) {
    ok(W.motus_view_clear_implicit(this._h, int(property)));
  }

  implicit(property) {
    const _mark = begin();
    const outOptions = take(ImplicitOptionsCodec.size);
    U32[outOptions >> 2] = ImplicitOptionsCodec.size;
    ok(W.motus_view_implicit(this._h, int(property), outOptions));
    const _answer = ImplicitOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  setStartingValue(property, values = null) {
    const _mark = begin();
    ok(W.motus_view_set_starting_value(this._h, int(property), values ? putDoubles(values) : 0, values?.length
      ?? 0));
    top = _mark;
  }

  setSettle(property, fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_view_set_settle(this._h, int(property), fn ? slotSettle(0) : 0, _data, _data ? forget() : 0));
  }

  arrange(children = null, options = null) {
    const _mark = begin();
    ok(W.motus_view_arrange(this._h, children ? putAll(ChildCodec, children) : 0, children?.length ?? 0,
      ChildCodec.size, put(ArrangementOptionsCodec, options)));
    top = _mark;
  }

  beginArrangement(options = null) {
    const _mark = begin();
    ok(W.motus_view_begin_arrangement(this._h, put(ArrangementOptionsCodec, options)));
    top = _mark;
  }

  get arrangementSummary() {
    const _mark = begin();
    const outSummary = take(ArrangementSummaryCodec.size);
    U32[outSummary >> 2] = ArrangementSummaryCodec.size;
    ok(W.motus_view_arrangement_summary(this._h, outSummary));
    const _answer = ArrangementSummaryCodec.read(outSummary, this._runtime);
    top = _mark;
    return _answer;
  }

  setArrangementDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_view_set_arrangement_delegate(this._h, delegate ? putArrangementDelegate(delegate) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  get childState() {
    return got(W.motus_view_child_state(this._h));
  }

  get key() {
    return number(got(W.motus_view_key(this._h)));
  }

  childWithKey(key, withLeavers) {
    return wrap(this._runtime, got(W.motus_view_child_with_key(this._h, word(key), withLeavers ? 1 : 0)),
      View);
  }

  endLeavers() {
    ok(W.motus_view_end_leavers(this._h));
  }

  get leavers() {
    const length = got(W.motus_view_leaver_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_view_leaver_at(this._h, at)), View));
  }

  beginReorder(key, point, options = null) {
    const _mark = begin();
    ok(W.motus_view_begin_reorder(this._h, word(key), put(PointCodec, point), put(ReorderOptionsCodec,
      options)));
    top = _mark;
  }

  updateReorder(point) {
    const _mark = begin();
    const outIndex = take(8);
    ok(W.motus_view_update_reorder(this._h, put(PointCodec, point), outIndex));
    const _answer = KIND.u32[0](outIndex);
    top = _mark;
    return _answer;
  }

  endReorder(velocity) {
    const _mark = begin();
    const outIndex = take(8);
    ok(W.motus_view_end_reorder(this._h, put(VectorCodec, velocity), outIndex));
    const _answer = KIND.u32[0](outIndex);
    top = _mark;
    return _answer;
  }

  get cancelReorder() {
    const _mark = begin();
    const outIndex = take(8);
    ok(W.motus_view_cancel_reorder(this._h, outIndex));
    const _answer = KIND.u32[0](outIndex);
    top = _mark;
    return _answer;
  }

  followPath(path, options = null) {
    const _mark = begin();
    ok(W.motus_view_follow_path(this._h, handle(path), put(FollowOptionsCodec, options)));
    top = _mark;
  }

  nudge(property, velocity, timing = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    ok(W.motus_view_nudge(this._h, int(property), putDoubles(velocity), velocity.length, put(TimingCodec,
      timing), completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation));
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  fling(property, velocity, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    ok(W.motus_view_fling(this._h, int(property), putDoubles(velocity), velocity.length,
      put(FlingOptionsCodec, options), completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0,
      outAnimation));
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  addGesture(gesture) {
    ok(W.motus_view_add_gesture(this._h, handle(gesture)));
  }

  removeGesture(gesture) {
    ok(W.motus_view_remove_gesture(this._h, handle(gesture)));
  }

  get gestures() {
    const length = got(W.motus_view_gesture_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_view_gesture_at(this._h, at)), Gesture));
  }

  get scroller() {
    return wrap(this._runtime, got(W.motus_view_scroller(this._h)), Scroller);
  }

  sendScrollKey(key) {
    const _mark = begin();
    const outTaken = take(8);
    ok(W.motus_view_send_scroll_key(this._h, int(key), outTaken));
    const _answer = KIND.bool[0](outTaken);
    top = _mark;
    return _answer;
  }

  setMatchKey(key, options = null) {
    const _mark = begin();
    ok(W.motus_view_set_match_key(this._h, word(key), put(MatchOptionsCodec, options)));
    top = _mark;
  }

  get matchKey() {
    return number(got(W.motus_view_match_key(this._h)));
  }
}

export class Animation extends Handle {
  static isCounted = false;

  cancel(position) {
    ok(W.motus_animation_cancel(this._h, int(position)));
  }
}

export class PropertyAnimator extends Handle {
  static isCounted = true;

  constructor(runtime, duration, timing = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outAnimator = take(4);
    ok(W.motus_property_animator_create(handle(runtime), duration, put(TimingCodec, timing), outAnimator));
    this._adopt(runtime, U32[outAnimator >> 2]);
  }

  static createRunning(runtime, options, block, completion = null) {
    const _mark = begin();
    const _block = hold(runtime, [block]);
    const _data = completion ? hold(runtime, [completion]) : 0;
    const outAnimator = take(4);
    try { ok(W.motus_property_animator_create_running(handle(runtime), put(AnimationOptionsCodec, options),
      slotBlock(0), _block, completion ? slotAnimatorCompletion(0) : 0, _data, _data ? forget() : 0,
      outAnimator)); } finally { held.delete(_block); }
    const _answer = own(runtime, U32[outAnimator >> 2], PropertyAnimator);
    top = _mark;
    return _answer;
  }

  static createGroup(runtime, arrangement, spacing, members) {
    const _mark = begin();
    const outGroup = take(4);
    ok(W.motus_property_animator_create_group(handle(runtime), int(arrangement), spacing, putHandles(members),
      members.length, outGroup));
    const _answer = own(runtime, U32[outGroup >> 2], PropertyAnimator);
    top = _mark;
    return _answer;
  }

  get members() {
    const length = got(W.motus_property_animator_member_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_property_animator_member_at(this._h, at)), PropertyAnimator));
  }

  addAnimations(block) {
    const _data = block ? hold(this._runtime, [block]) : 0;
    ok(W.motus_property_animator_add_animations(this._h, slotBlock(0), _data, _data ? forget() : 0));
  }

  addAnimationsDelayed(delayFactor, block) {
    const _data = block ? hold(this._runtime, [block]) : 0;
    ok(W.motus_property_animator_add_animations_delayed(this._h, delayFactor, slotBlock(0), _data, _data ?
      forget() : 0));
  }

  addCompletion(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_property_animator_add_completion(this._h, fn ? slotAnimatorCompletion(0) : 0, _data, _data ?
      forget() : 0));
  }

  setObserver(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_property_animator_set_observer(this._h, fn ? slotAnimatorObserver(0) : 0, _data, _data ?
      forget() : 0));
  }

  start() {
    ok(W.motus_property_animator_start(this._h));
  }

  startAfterDelay(delay) {
    ok(W.motus_property_animator_start_after_delay(this._h, delay));
  }

  pause() {
    ok(W.motus_property_animator_pause(this._h));
  }

  continue(timing, durationFactor) {
    const _mark = begin();
    ok(W.motus_property_animator_continue(this._h, put(TimingCodec, timing), durationFactor));
    top = _mark;
  }

  continueUntil(fraction) {
    ok(W.motus_property_animator_continue_until(this._h, fraction));
  }

  stop(withoutFinishing) {
    ok(W.motus_property_animator_stop(this._h, withoutFinishing ? 1 : 0));
  }

  finish(position) {
    ok(W.motus_property_animator_finish(this._h, int(position)));
  }

  get state() {
    return got(W.motus_property_animator_state(this._h));
  }

  get isRunning() {
    return got(W.motus_property_animator_is_running(this._h)) !== 0;
  }

  get reversed() {
    return got(W.motus_property_animator_is_reversed(this._h)) !== 0;
  }

  set reversed(reversed) {
    ok(W.motus_property_animator_set_reversed(this._h, reversed ? 1 : 0));
  }

  get fractionComplete() {
    return got(W.motus_property_animator_fraction_complete(this._h));
  }

  set fractionComplete(fraction) {
    ok(W.motus_property_animator_set_fraction_complete(this._h, fraction));
  }

  seek(seconds) {
    ok(W.motus_property_animator_seek(this._h, seconds));
  }

  get speed() {
    return got(W.motus_property_animator_speed(this._h));
  }

  set speed(speed) {
    ok(W.motus_property_animator_set_speed(this._h, speed));
  }

  get timing() {
    const _mark = begin();
    const outTiming = take(TimingCodec.size);
    U32[outTiming >> 2] = TimingCodec.size;
    ok(W.motus_property_animator_timing(this._h, outTiming));
    const _answer = TimingCodec.read(outTiming, this._runtime);
    top = _mark;
    return _answer;
  }

  get duration() {
    return got(W.motus_property_animator_duration(this._h));
  }

  get delay() {
    return got(W.motus_property_animator_delay(this._h));
  }

  get interruptible() {
    return got(W.motus_property_animator_is_interruptible(this._h)) !== 0;
  }

  set interruptible(interruptible) {
    ok(W.motus_property_animator_set_interruptible(this._h, interruptible ? 1 : 0));
  }

  get userInteractionEnabled() {
    return got(W.motus_property_animator_is_user_interaction_enabled(this._h)) !== 0;
  }

  set userInteractionEnabled(enabled) {
    ok(W.motus_property_animator_set_user_interaction_enabled(this._h, enabled ? 1 : 0));
  }

  get manualHitTestingEnabled() {
    return got(W.motus_property_animator_is_manual_hit_testing_enabled(this._h)) !== 0;
  }

  set manualHitTestingEnabled(manual) {
    ok(W.motus_property_animator_set_manual_hit_testing_enabled(this._h, manual ? 1 : 0));
  }

  get scrubsLinearly() {
    return got(W.motus_property_animator_scrubs_linearly(this._h)) !== 0;
  }

  set scrubsLinearly(linearly) {
    ok(W.motus_property_animator_set_scrubs_linearly(this._h, linearly ? 1 : 0));
  }

  get pausesOnCompletion() {
    return got(W.motus_property_animator_pauses_on_completion(this._h)) !== 0;
  }

  set pausesOnCompletion(pauses) {
    ok(W.motus_property_animator_set_pauses_on_completion(this._h, pauses ? 1 : 0));
  }

  get colorSpace() {
    return got(W.motus_property_animator_color_space(this._h));
  }

  set colorSpace(space) {
    ok(W.motus_property_animator_set_color_space(this._h, int(space)));
  }

  get keepsMotion() {
    return got(W.motus_property_animator_keeps_motion(this._h)) !== 0;
  }

  set keepsMotion(keeps) {
    ok(W.motus_property_animator_set_keeps_motion(this._h, keeps ? 1 : 0));
  }

  addCue(unit, place, flags, fn = null) {
    const _mark = begin();
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    const outCue = take(8);
    ok(W.motus_property_animator_add_cue(this._h, int(unit), place, int(flags), fn ? slotCue(0) : 0, _data,
      _data ? forget() : 0, outCue));
    const _answer = KIND.u32[0](outCue);
    top = _mark;
    return _answer;
  }

  removeCue(cue) {
    ok(W.motus_property_animator_remove_cue(this._h, int(cue)));
  }
}

export class InteractionController extends Handle {
  static isCounted = true;

  constructor(runtime, callbacks) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const _data = callbacks ? hold(runtime, callbacks) : 0;
    const outInteraction = take(4);
    ok(W.motus_interaction_controller_create(handle(runtime), callbacks ?
      putInteractionControllerCallbacks(callbacks) : 0, _data, _data ? forget() : 0, outInteraction));
    this._adopt(runtime, U32[outInteraction >> 2]);
  }
}

export class PercentDrivenInteraction extends InteractionController {
  static isCounted = true;

  constructor(runtime) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outInteraction = take(4);
    ok(W.motus_percent_driven_interaction_create(handle(runtime), outInteraction));
    this._adopt(runtime, U32[outInteraction >> 2]);
  }

  update(fraction) {
    ok(W.motus_percent_driven_interaction_update(this._h, fraction));
  }

  finish() {
    ok(W.motus_percent_driven_interaction_finish(this._h));
  }

  cancel() {
    ok(W.motus_percent_driven_interaction_cancel(this._h));
  }

  finishWithVelocity(velocity) {
    ok(W.motus_percent_driven_interaction_finish_with_velocity(this._h, velocity));
  }

  cancelWithVelocity(velocity) {
    ok(W.motus_percent_driven_interaction_cancel_with_velocity(this._h, velocity));
  }

  pause() {
    ok(W.motus_percent_driven_interaction_pause(this._h));
  }

  get percentComplete() {
    return got(W.motus_percent_driven_interaction_percent_complete(this._h));
  }

  get duration() {
    return got(W.motus_percent_driven_interaction_duration(this._h));
  }

  get completionSpeed() {
    return got(W.motus_percent_driven_interaction_completion_speed(this._h));
  }

  set completionSpeed(speed) {
    ok(W.motus_percent_driven_interaction_set_completion_speed(this._h, speed));
  }

  get completionTiming() {
    const _mark = begin();
    const outTiming = take(TimingCodec.size);
    U32[outTiming >> 2] = TimingCodec.size;
    ok(W.motus_percent_driven_interaction_completion_timing(this._h, outTiming));
    const _answer = TimingCodec.read(outTiming, this._runtime);
    top = _mark;
    return _answer;
  }

  set completionTiming(timing) {
    const _mark = begin();
    ok(W.motus_percent_driven_interaction_set_completion_timing(this._h, put(TimingCodec, timing)));
    top = _mark;
  }

  get timingCurve() {
    const _mark = begin();
    const outTiming = take(TimingCodec.size);
    U32[outTiming >> 2] = TimingCodec.size;
    ok(W.motus_percent_driven_interaction_timing_curve(this._h, outTiming));
    const _answer = TimingCodec.read(outTiming, this._runtime);
    top = _mark;
    return _answer;
  }

  set timingCurve(timing) {
    const _mark = begin();
    ok(W.motus_percent_driven_interaction_set_timing_curve(this._h, put(TimingCodec, timing)));
    top = _mark;
  }

  get wantsInteractiveStart() {
    return got(W.motus_percent_driven_interaction_wants_interactive_start(this._h)) !== 0;
  }

  set wantsInteractiveStart(wants) {
    ok(W.motus_percent_driven_interaction_set_wants_interactive_start(this._h, wants ? 1 : 0));
  }
}

export class Path extends Handle {
  static isCounted = true;

  constructor(runtime, start, segments) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outPath = take(4);
    ok(W.motus_path_create(handle(runtime), put(PointCodec, start), putAll(PathSegmentCodec, segments),
      segments.length, outPath));
    this._adopt(runtime, U32[outPath >> 2]);
  }

  get length() {
    return got(W.motus_path_length(this._h));
  }

  pointAt(fraction) {
    const _mark = begin();
    const outPoint = take(PointCodec.size);
    const outAngle = take(8);
    ok(W.motus_path_point_at(this._h, fraction, outPoint, outAngle));
    const _answer = [PointCodec.read(outPoint, this._runtime), KIND.f64[0](outAngle)];
    top = _mark;
    return _answer;
  }
}

export class Value extends Handle {
  static isCounted = true;

  constructor(runtime, options = null, initial = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outValue = take(4);
    ok(W.motus_value_create(handle(runtime), put(ValueOptionsCodec, options), initial ? putDoubles(initial) :
      0, initial?.length ?? 0, outValue));
    this._adopt(runtime, U32[outValue >> 2]);
  }

  static createNumber(runtime, initial) {
    const _mark = begin();
    const outValue = take(4);
    ok(W.motus_value_create_number(handle(runtime), initial, outValue));
    const _answer = own(runtime, U32[outValue >> 2], Value);
    top = _mark;
    return _answer;
  }

  get kind() {
    return got(W.motus_value_kind(this._h));
  }

  get componentCount() {
    return got(W.motus_value_component_count(this._h)) >>> 0;
  }

  set(values) {
    const _mark = begin();
    ok(W.motus_value_set(this._h, putDoubles(values), values.length));
    top = _mark;
  }

  read(source) {
    const _mark = begin();
    const _count = this.componentCount, outValues = take(128);
    ok(W.motus_value_read(this._h, int(source), outValues, 16));
    const _answer = F64.slice(outValues >> 3, (outValues >> 3) + _count);
    top = _mark;
    return _answer;
  }

  get number() {
    return got(W.motus_value_number(this._h));
  }

  set number(number_) {
    ok(W.motus_value_set_number(this._h, number_));
  }

  velocity() {
    const _mark = begin();
    const _count = this.componentCount, outValues = take(128);
    ok(W.motus_value_velocity(this._h, outValues, 16));
    const _answer = F64.slice(outValues >> 3, (outValues >> 3) + _count);
    top = _mark;
    return _answer;
  }

  get isMoving() {
    return got(W.motus_value_is_moving(this._h)) !== 0;
  }

  jump(values) {
    const _mark = begin();
    ok(W.motus_value_jump(this._h, putDoubles(values), values.length));
    top = _mark;
  }

  stop() {
    ok(W.motus_value_stop(this._h));
  }

  finish() {
    ok(W.motus_value_finish(this._h));
  }

  setVelocity(velocity) {
    const _mark = begin();
    ok(W.motus_value_set_velocity(this._h, putDoubles(velocity), velocity.length));
    top = _mark;
  }

  nudge(velocity, timing = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    ok(W.motus_value_nudge(this._h, putDoubles(velocity), velocity.length, put(TimingCodec, timing),
      completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation));
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  fling(velocity, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outAnimation = take(4);
    ok(W.motus_value_fling(this._h, putDoubles(velocity), velocity.length, put(FlingOptionsCodec, options),
      completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0, outAnimation));
    const _answer = wrap(this._runtime, U32[outAnimation >> 2], Animation);
    top = _mark;
    return _answer;
  }

  followPath(path, pacesBySegment) {
    ok(W.motus_value_follow_path(this._h, handle(path), pacesBySegment ? 1 : 0));
  }

  setImplicit(options = null) {
    const _mark = begin();
    ok(W.motus_value_set_implicit(this._h, put(ImplicitOptionsCodec, options)));
    top = _mark;
  }

  clearImplicit() {
    ok(W.motus_value_clear_implicit(this._h));
  }

  setObserver(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_value_set_observer(this._h, fn ? slotValueObserver(0) : 0, _data, _data ? forget() : 0));
  }

  previous() {
    const _mark = begin();
    const _count = this.componentCount, outValues = take(128);
    ok(W.motus_value_previous(this._h, outValues, 16));
    const _answer = F64.slice(outValues >> 3, (outValues >> 3) + _count);
    top = _mark;
    return _answer;
  }

  setSettle(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_value_set_settle(this._h, fn ? slotValueSettle(0) : 0, _data, _data ? forget() : 0));
  }
}

export class Timer extends Handle {
  static isCounted = false;

  cancel() {
    ok(W.motus_timer_cancel(this._h));
  }
}

export class DisplayLink extends Handle {
  static isCounted = true;

  constructor(runtime, fn = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const _data = fn ? hold(runtime, [fn]) : 0;
    const outLink = take(4);
    ok(W.motus_display_link_create(handle(runtime), fn ? slotDisplayLink(0) : 0, _data, _data ? forget() : 0,
      outLink));
    this._adopt(runtime, U32[outLink >> 2]);
  }

  get paused() {
    return got(W.motus_display_link_is_paused(this._h)) !== 0;
  }

  set paused(paused) {
    ok(W.motus_display_link_set_paused(this._h, paused ? 1 : 0));
  }

  get frameRates() {
    const _mark = begin();
    const _out = take(FrameRateRangeCodec.size);
    W.motus_display_link_frame_rates(_out, this._h);
    got(0);
    const _answer = FrameRateRangeCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set frameRates(rates) {
    const _mark = begin();
    ok(W.motus_display_link_set_frame_rates(this._h, put(FrameRateRangeCodec, rates)));
    top = _mark;
  }

  get timestamp() {
    return got(W.motus_display_link_timestamp(this._h));
  }

  get targetTimestamp() {
    return got(W.motus_display_link_target_timestamp(this._h));
  }

  invalidate() {
    ok(W.motus_display_link_invalidate(this._h));
  }
}

export class Gesture extends Handle {
  static isCounted = true;

  constructor(runtime, options = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outGesture = take(4);
    ok(W.motus_gesture_create(handle(runtime), put(GestureOptionsCodec, options), outGesture));
    this._adopt(runtime, U32[outGesture >> 2]);
  }

  get view() {
    return wrap(this._runtime, got(W.motus_gesture_view(this._h)), View);
  }

  setAction(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_gesture_set_action(this._h, fn ? slotGesture(0) : 0, _data, _data ? forget() : 0));
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_gesture_set_delegate(this._h, delegate ? putGestureDelegate(delegate) : 0, _data, _data ?
      forget() : 0));
    top = _mark;
  }

  requireFailureOf(other) {
    ok(W.motus_gesture_require_failure_of(this._h, handle(other)));
  }

  get state() {
    return got(W.motus_gesture_state(this._h));
  }

  get enabled() {
    return got(W.motus_gesture_is_enabled(this._h)) !== 0;
  }

  set enabled(enabled) {
    ok(W.motus_gesture_set_enabled(this._h, enabled ? 1 : 0));
  }

  get cancelsTouches() {
    return got(W.motus_gesture_cancels_touches(this._h)) !== 0;
  }

  set cancelsTouches(cancels) {
    ok(W.motus_gesture_set_cancels_touches(this._h, cancels ? 1 : 0));
  }

  get touchDelays() {
    return got(W.motus_gesture_touch_delays(this._h)) >>> 0;
  }

  set touchDelays(delays) {
    ok(W.motus_gesture_set_touch_delays(this._h, int(delays)));
  }

  get name() {
    return text(got(W.motus_gesture_name(this._h)));
  }

  set name(name) {
    const _mark = begin();
    ok(W.motus_gesture_set_name(this._h, putText(name)));
    top = _mark;
  }

  get touchCount() {
    return got(W.motus_gesture_touch_count(this._h)) >>> 0;
  }

  touchLocation(index, view = null) {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_gesture_touch_location(_out, this._h, int(index), handle(view, true));
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  location(view = null) {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_gesture_location(_out, this._h, handle(view, true));
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  translation(view = null) {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_gesture_translation(_out, this._h, handle(view, true));
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  setTranslation(translation, view = null) {
    const _mark = begin();
    ok(W.motus_gesture_set_translation(this._h, put(VectorCodec, translation), handle(view, true)));
    top = _mark;
  }

  velocity(view = null) {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_gesture_velocity(_out, this._h, handle(view, true));
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get scale() {
    return got(W.motus_gesture_scale(this._h));
  }

  set scale(scale) {
    ok(W.motus_gesture_set_scale(this._h, scale));
  }

  get scaleVelocity() {
    return got(W.motus_gesture_scale_velocity(this._h));
  }

  get rotation() {
    return got(W.motus_gesture_rotation(this._h));
  }

  set rotation(rotation) {
    ok(W.motus_gesture_set_rotation(this._h, rotation));
  }

  get rotationVelocity() {
    return got(W.motus_gesture_rotation_velocity(this._h));
  }

  bind(interaction = null, options = null, begin_ = null) {
    const _mark = begin();
    const _data = begin_ ? hold(this._runtime, [begin_]) : 0;
    ok(W.motus_gesture_bind(this._h, handle(interaction, true), put(GestureBindingOptionsCodec, options),
      begin_ ? slotGesture(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }
}

export class Scroller extends Handle {
  static isCounted = true;

  constructor(view, options = null) {
    super(BARE);
    if (view === BARE) return;
    begin();
    const outScroller = take(4);
    ok(W.motus_scroller_create(handle(view), put(ScrollerOptionsCodec, options), outScroller));
    this._adopt(view._runtime, U32[outScroller >> 2]);
  }

  get view() {
    return wrap(this._runtime, got(W.motus_scroller_view(this._h)), View);
  }

  get panGesture() {
    return wrap(this._runtime, got(W.motus_scroller_pan_gesture(this._h)), Gesture);
  }

  get options() {
    const _mark = begin();
    const outOptions = take(ScrollerOptionsCodec.size);
    U32[outOptions >> 2] = ScrollerOptionsCodec.size;
    ok(W.motus_scroller_get_options(this._h, outOptions));
    const _answer = ScrollerOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set options(options) {
    const _mark = begin();
    ok(W.motus_scroller_set_options(this._h, put(ScrollerOptionsCodec, options)));
    top = _mark;
  }

  get contentSize() {
    const _mark = begin();
    const _out = take(SizeCodec.size);
    W.motus_scroller_content_size(_out, this._h);
    got(0);
    const _answer = SizeCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set contentSize(size) {
    const _mark = begin();
    ok(W.motus_scroller_set_content_size(this._h, put(SizeCodec, size)));
    top = _mark;
  }

  get contentInset() {
    const _mark = begin();
    const _out = take(InsetsCodec.size);
    W.motus_scroller_content_inset(_out, this._h);
    got(0);
    const _answer = InsetsCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set contentInset(inset) {
    const _mark = begin();
    ok(W.motus_scroller_set_content_inset(this._h, put(InsetsCodec, inset)));
    top = _mark;
  }

  get offset() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_scroller_offset(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get minimumOffset() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_scroller_minimum_offset(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get maximumOffset() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_scroller_maximum_offset(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get targetOffset() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_scroller_target_offset(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get velocity() {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_scroller_velocity(_out, this._h);
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get state() {
    return got(W.motus_scroller_get_state(this._h));
  }

  axisState(axis) {
    return got(W.motus_scroller_axis_state(this._h, int(axis)));
  }

  scrollTo(offset, animated, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_scroller_scroll_to(this._h, put(PointCodec, offset), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  scrollToRect(rect, animated, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_scroller_scroll_to_rect(this._h, put(RectCodec, rect), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  scrollToPage(axis, page, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_scroller_scroll_to_page(this._h, int(axis), int(page), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  page(axis) {
    return got(W.motus_scroller_page(this._h, int(axis))) >>> 0;
  }

  fling(velocity) {
    const _mark = begin();
    ok(W.motus_scroller_fling(this._h, put(VectorCodec, velocity)));
    top = _mark;
  }

  stop() {
    ok(W.motus_scroller_stop(this._h));
  }

  adjust(axis, at, delta) {
    ok(W.motus_scroller_adjust(this._h, int(axis), at, delta));
  }

  get isRefreshing() {
    return got(W.motus_scroller_is_refreshing(this._h)) !== 0;
  }

  endRefreshing() {
    ok(W.motus_scroller_end_refreshing(this._h));
  }

  get isTracking() {
    return got(W.motus_scroller_is_tracking(this._h)) !== 0;
  }

  get isDragging() {
    return got(W.motus_scroller_is_dragging(this._h)) !== 0;
  }

  get isDecelerating() {
    return got(W.motus_scroller_is_decelerating(this._h)) !== 0;
  }

  get isZooming() {
    return got(W.motus_scroller_is_zooming(this._h)) !== 0;
  }

  get visibleRect() {
    const _mark = begin();
    const _out = take(RectCodec.size);
    W.motus_scroller_visible_rect(_out, this._h);
    got(0);
    const _answer = RectCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  indicator(axis) {
    const _mark = begin();
    const _out = take(IndicatorCodec.size);
    W.motus_scroller_indicator(_out, this._h, int(axis));
    got(0);
    const _answer = IndicatorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  flashIndicators() {
    ok(W.motus_scroller_flash_indicators(this._h));
  }

  scrollToTop() {
    ok(W.motus_scroller_scroll_to_top(this._h));
  }

  get zoomView() {
    return wrap(this._runtime, got(W.motus_scroller_zoom_view(this._h)), View);
  }

  set zoomView(view) {
    ok(W.motus_scroller_set_zoom_view(this._h, handle(view, true)));
  }

  get pinchGesture() {
    return wrap(this._runtime, got(W.motus_scroller_pinch_gesture(this._h)), Gesture);
  }

  get zoom() {
    return got(W.motus_scroller_zoom(this._h));
  }

  setZoom(scale, anchor, animated) {
    const _mark = begin();
    ok(W.motus_scroller_set_zoom(this._h, scale, put(PointCodec, anchor), animated ? 1 : 0));
    top = _mark;
  }

  zoomToRect(rect, animated) {
    const _mark = begin();
    ok(W.motus_scroller_zoom_to_rect(this._h, put(RectCodec, rect), animated ? 1 : 0));
    top = _mark;
  }

  setSnapAreas(axis, areas) {
    const _mark = begin();
    ok(W.motus_scroller_set_snap_areas(this._h, int(axis), putAll(SnapAreaCodec, areas), areas.length));
    top = _mark;
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_scroller_set_delegate(this._h, delegate ? putScrollerDelegate(delegate) : 0, _data, _data ?
      forget() : 0));
    top = _mark;
  }

  linkProperty(options, view, property, from, to, timing = null) {
    const _mark = begin();
    const outLink = take(4);
    ok(W.motus_scroller_link_property(this._h, put(ScrollLinkOptionsCodec, options), handle(view),
      int(property), putDoubles(from), putDoubles(to), from.length === to.length ? from.length : 0,
      put(TimingCodec, timing), outLink));
    const _answer = wrap(this._runtime, U32[outLink >> 2], ScrollLink);
    top = _mark;
    return _answer;
  }

  linkAnimator(options, animator) {
    const _mark = begin();
    const outLink = take(4);
    ok(W.motus_scroller_link_animator(this._h, put(ScrollLinkOptionsCodec, options), handle(animator),
      outLink));
    const _answer = wrap(this._runtime, U32[outLink >> 2], ScrollLink);
    top = _mark;
    return _answer;
  }

  linkInteraction(options, interaction) {
    const _mark = begin();
    const outLink = take(4);
    ok(W.motus_scroller_link_interaction(this._h, put(ScrollLinkOptionsCodec, options), handle(interaction),
      outLink));
    const _answer = wrap(this._runtime, U32[outLink >> 2], ScrollLink);
    top = _mark;
    return _answer;
  }

  setInsetAdjustment(adjustment) {
    ok(W.motus_scroller_set_inset_adjustment(this._h, int(adjustment)));
  }

  get adjustedInset() {
    const _mark = begin();
    const _out = take(InsetsCodec.size);
    W.motus_scroller_adjusted_inset(_out, this._h);
    got(0);
    const _answer = InsetsCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }
}

export class ScrollLink extends Handle {
  static isCounted = false;

  remove() {
    ok(W.motus_scroll_link_remove(this._h));
  }

  get isActive() {
    return got(W.motus_scroll_link_is_active(this._h)) !== 0;
  }

  get progress() {
    return got(W.motus_scroll_link_progress(this._h));
  }

  get velocity() {
    return got(W.motus_scroll_link_velocity(this._h));
  }
}

export class ViewController extends Handle {
  static isCounted = true;

  constructor(runtime, callbacks = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const _data = callbacks ? hold(runtime, callbacks) : 0;
    const outController = take(4);
    ok(W.motus_view_controller_create(handle(runtime), callbacks ? putViewControllerCallbacks(callbacks) : 0,
      _data, _data ? forget() : 0, outController));
    this._adopt(runtime, U32[outController >> 2]);
  }

  get view() {
    return wrap(this._runtime, got(W.motus_view_controller_view(this._h)), View);
  }

  set view(view) {
    ok(W.motus_view_controller_set_view(this._h, handle(view)));
  }

  get viewIfLoaded() {
    return wrap(this._runtime, got(W.motus_view_controller_view_if_loaded(this._h)), View);
  }

  unloadView() {
    ok(W.motus_view_controller_unload_view(this._h));
  }

  get title() {
    return text(got(W.motus_view_controller_title(this._h)));
  }

  set title(title) {
    const _mark = begin();
    ok(W.motus_view_controller_set_title(this._h, putText(title)));
    top = _mark;
  }

  get appearanceState() {
    return got(W.motus_view_controller_appearance_state(this._h));
  }

  get isMovingToParent() {
    return got(W.motus_view_controller_is_moving_to_parent(this._h)) !== 0;
  }

  get isMovingFromParent() {
    return got(W.motus_view_controller_is_moving_from_parent(this._h)) !== 0;
  }

  get parent() {
    return wrap(this._runtime, got(W.motus_view_controller_parent(this._h)), ViewController);
  }

  get children() {
    const length = got(W.motus_view_controller_child_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_view_controller_child_at(this._h, at)), ViewController));
  }

  addChild(child) {
    ok(W.motus_view_controller_add_child(this._h, handle(child)));
  }

  removeFromParent() {
    ok(W.motus_view_controller_remove_from_parent(this._h));
  }

  willMoveToParent(parent = null) {
    ok(W.motus_view_controller_will_move_to_parent(this._h, handle(parent, true)));
  }

  didMoveToParent(parent = null) {
    ok(W.motus_view_controller_did_move_to_parent(this._h, handle(parent, true)));
  }

  get forwardsAppearance() {
    return got(W.motus_view_controller_forwards_appearance(this._h)) !== 0;
  }

  set forwardsAppearance(forwards) {
    ok(W.motus_view_controller_set_forwards_appearance(this._h, forwards ? 1 : 0));
  }

  beginAppearanceTransition(appearing, animated) {
    ok(W.motus_view_controller_begin_appearance_transition(this._h, appearing ? 1 : 0, animated ? 1 : 0));
  }

  endAppearanceTransition() {
    ok(W.motus_view_controller_end_appearance_transition(this._h));
  }

  get interruptionPolicy() {
    return got(W.motus_view_controller_interruption_policy(this._h));
  }

  set interruptionPolicy(interruption) {
    ok(W.motus_view_controller_set_interruption_policy(this._h, int(interruption)));
  }

  transition(from, to, options = null, block = null, completion = null) {
    const _mark = begin();
    const _data = block || completion ? hold(this._runtime, [block, completion]) : 0;
    ok(W.motus_view_controller_transition(this._h, handle(from), handle(to), put(AnimationOptionsCodec,
      options), block ? slotBlock(0) : 0, _data, completion ? slotCompletion(1) : 0, _data, _data ? forget() :
      0));
    top = _mark;
  }

  transitionBy(from = null, to = null, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_view_controller_transition_by(this._h, handle(from, true), handle(to, true),
      put(ContainerTransitionOptionsCodec, options), completion ? slotCompletion(0) : 0, _data, _data ?
      forget() : 0));
    top = _mark;
  }

  get horizontalSizeClass() {
    return got(W.motus_view_controller_horizontal_size_class(this._h));
  }

  get verticalSizeClass() {
    return got(W.motus_view_controller_vertical_size_class(this._h));
  }

  overrideChildTraits(child, horizontal, vertical) {
    ok(W.motus_view_controller_override_child_traits(this._h, handle(child), int(horizontal), int(vertical)));
  }

  systemLayoutFittingSizeDidChange() {
    ok(W.motus_view_controller_system_layout_fitting_size_did_change(this._h));
  }

  show(shown, sender = null) {
    ok(W.motus_view_controller_show(this._h, handle(shown), sender ?? 0));
  }

  showDetail(shown, sender = null) {
    ok(W.motus_view_controller_show_detail(this._h, handle(shown), sender ?? 0));
  }

  showTarget(isDetail) {
    return wrap(this._runtime, got(W.motus_view_controller_show_target(this._h, isDetail ? 1 : 0)),
      ViewController);
  }

  get safeArea() {
    const _mark = begin();
    const _out = take(InsetsCodec.size);
    W.motus_view_controller_safe_area(_out, this._h);
    got(0);
    const _answer = InsetsCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get additionalSafeArea() {
    const _mark = begin();
    const _out = take(InsetsCodec.size);
    W.motus_view_controller_additional_safe_area(_out, this._h);
    got(0);
    const _answer = InsetsCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set additionalSafeArea(insets) {
    const _mark = begin();
    ok(W.motus_view_controller_set_additional_safe_area(this._h, put(InsetsCodec, insets)));
    top = _mark;
  }

  get navigationController() {
    return wrap(this._runtime, got(W.motus_view_controller_navigation_controller(this._h)),
      NavigationController);
  }

  get tabBarController() {
    return wrap(this._runtime, got(W.motus_view_controller_tab_bar_controller(this._h)), TabBarController);
  }

  setBar(edge, view, height) {
    ok(W.motus_view_controller_set_bar(this._h, int(edge), handle(view, true), height));
  }

  bar(edge) {
    return wrap(this._runtime, got(W.motus_view_controller_bar(this._h, int(edge))), View);
  }

  barHeight(edge) {
    return got(W.motus_view_controller_bar_height(this._h, int(edge)));
  }

  setBarHidden(edge, hidden, options = null, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_view_controller_set_bar_hidden(this._h, int(edge), hidden ? 1 : 0, put(AnimationOptionsCodec,
      options), completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  isBarHidden(edge) {
    return got(W.motus_view_controller_is_bar_hidden(this._h, int(edge))) !== 0;
  }

  get hiddenBars() {
    return got(W.motus_view_controller_hidden_bars(this._h)) >>> 0;
  }

  set hiddenBars(edges) {
    ok(W.motus_view_controller_set_hidden_bars(this._h, int(edges)));
  }

  get pageViewController() {
    return wrap(this._runtime, got(W.motus_view_controller_page_view_controller(this._h)),
      PageViewController);
  }

  get splitViewController() {
    return wrap(this._runtime, got(W.motus_view_controller_split_view_controller(this._h)),
      SplitViewController);
  }

  addSegue(identifier, kind, callbacks) {
    const _mark = begin();
    const _data = callbacks ? hold(this._runtime, callbacks) : 0;
    ok(W.motus_view_controller_add_segue(this._h, putText(identifier), int(kind), callbacks ?
      putSegueCallbacks(callbacks) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  performSegue(identifier, sender = null) {
    const _mark = begin();
    ok(W.motus_view_controller_perform_segue(this._h, putText(identifier), sender ?? 0));
    top = _mark;
  }

  performSegueByUser(identifier, sender = null) {
    const _mark = begin();
    const outPerformed = take(8);
    ok(W.motus_view_controller_perform_segue_by_user(this._h, putText(identifier), sender ?? 0,
      outPerformed));
    const _answer = KIND.bool[0](outPerformed);
    top = _mark;
    return _answer;
  }

  addUnwindAction(action, fn) {
    const _mark = begin();
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_view_controller_add_unwind_action(this._h, putText(action), slotSegue(0), _data, _data ?
      forget() : 0));
    top = _mark;
  }

  unwind(action, sender = null) {
    const _mark = begin();
    const outDestination = take(4);
    ok(W.motus_view_controller_unwind(this._h, putText(action), sender ?? 0, outDestination));
    const _answer = wrap(this._runtime, U32[outDestination >> 2], ViewController);
    top = _mark;
    return _answer;
  }

  get transitionCoordinator() {
    return wrap(this._runtime, got(W.motus_view_controller_transition_coordinator(this._h)),
      TransitionCoordinator);
  }

  setZoom(options = null, delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_view_controller_set_zoom(this._h, put(ZoomOptionsCodec, options), delegate ?
      putZoomDelegate(delegate) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  clearZoom() {
    ok(W.motus_view_controller_clear_zoom(this._h));
  }

  present(presented, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_view_controller_present(this._h, handle(presented), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  dismiss(animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_view_controller_dismiss(this._h, animated ? 1 : 0, completion ? slotCompletion(0) : 0, _data,
      _data ? forget() : 0));
  }

  get presentedViewController() {
    return wrap(this._runtime, got(W.motus_view_controller_presented_view_controller(this._h)),
      ViewController);
  }

  get presentingViewController() {
    return wrap(this._runtime, got(W.motus_view_controller_presenting_view_controller(this._h)),
      ViewController);
  }

  get isBeingPresented() {
    return got(W.motus_view_controller_is_being_presented(this._h)) !== 0;
  }

  get isBeingDismissed() {
    return got(W.motus_view_controller_is_being_dismissed(this._h)) !== 0;
  }

  get presentationStyle() {
    return got(W.motus_view_controller_presentation_style(this._h));
  }

  set presentationStyle(style) {
    ok(W.motus_view_controller_set_presentation_style(this._h, int(style)));
  }

  get modalTransitionStyle() {
    return got(W.motus_view_controller_modal_transition_style(this._h));
  }

  set modalTransitionStyle(style) {
    ok(W.motus_view_controller_set_modal_transition_style(this._h, int(style)));
  }

  get modalFlags() {
    return got(W.motus_view_controller_modal_flags(this._h)) >>> 0;
  }

  set modalFlags(flags) {
    ok(W.motus_view_controller_set_modal_flags(this._h, int(flags)));
  }

  setTransitioningDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_view_controller_set_transitioning_delegate(this._h, delegate ?
      putTransitioningDelegate(delegate) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  get presentationController() {
    return wrap(this._runtime, got(W.motus_view_controller_presentation_controller(this._h)),
      PresentationController);
  }

  get activePresentationController() {
    return wrap(this._runtime, got(W.motus_view_controller_active_presentation_controller(this._h)),
      PresentationController);
  }

  get preferredContentSize() {
    const _mark = begin();
    const _out = take(SizeCodec.size);
    W.motus_view_controller_preferred_content_size(_out, this._h);
    got(0);
    const _answer = SizeCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set preferredContentSize(size) {
    const _mark = begin();
    ok(W.motus_view_controller_set_preferred_content_size(this._h, put(SizeCodec, size)));
    top = _mark;
  }

  get look() {
    const _mark = begin();
    const outOptions = take(LookOptionsCodec.size);
    U32[outOptions >> 2] = LookOptionsCodec.size;
    ok(W.motus_view_controller_get_look(this._h, outOptions));
    const _answer = LookOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set look(options) {
    const _mark = begin();
    ok(W.motus_view_controller_set_look(this._h, put(LookOptionsCodec, options)));
    top = _mark;
  }
}

export class TransitionCoordinator extends Handle {
  static isCounted = false;

  animateAlongside(view = null, animation = null, completion = null) {
    const _data = animation || completion ? hold(this._runtime, [animation, completion]) : 0;
    ok(W.motus_transition_coordinator_animate_alongside(this._h, handle(view, true), animation ?
      slotCoordinator(0) : 0, completion ? slotCoordinator(1) : 0, _data, _data ? forget() : 0));
  }

  notify(moment, fn) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_transition_coordinator_notify(this._h, int(moment), slotCoordinator(0), _data, _data ? forget()
      : 0));
  }

  get info() {
    const _mark = begin();
    const outInfo = take(TransitionInfoCodec.size);
    U32[outInfo >> 2] = TransitionInfoCodec.size;
    ok(W.motus_transition_coordinator_info(this._h, outInfo));
    const _answer = TransitionInfoCodec.read(outInfo, this._runtime);
    top = _mark;
    return _answer;
  }

  completionProgress(timeFraction) {
    return got(W.motus_transition_coordinator_completion_progress(this._h, timeFraction));
  }

  get containerView() {
    return wrap(this._runtime, got(W.motus_transition_coordinator_container_view(this._h)), View);
  }

  viewController(side) {
    return wrap(this._runtime, got(W.motus_transition_coordinator_view_controller(this._h, int(side))),
      ViewController);
  }

  view(side) {
    return wrap(this._runtime, got(W.motus_transition_coordinator_view(this._h, int(side))), View);
  }
}

export class Segue extends Handle {
  static isCounted = false;

  get identifier() {
    return text(got(W.motus_segue_identifier(this._h)));
  }

  get source() {
    return wrap(this._runtime, got(W.motus_segue_source(this._h)), ViewController);
  }

  get destination() {
    return wrap(this._runtime, got(W.motus_segue_destination(this._h)), ViewController);
  }

  get sender() {
    return got(W.motus_segue_sender(this._h)) >>> 0;
  }

  get isUnwind() {
    return got(W.motus_segue_is_unwind(this._h)) !== 0;
  }
}

export class AnimationController extends Handle {
  static isCounted = true;

  constructor(runtime, callbacks) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const _data = callbacks ? hold(runtime, callbacks) : 0;
    const outAnimator = take(4);
    ok(W.motus_animation_controller_create(handle(runtime), callbacks ?
      putAnimationControllerCallbacks(callbacks) : 0, _data, _data ? forget() : 0, outAnimator));
    this._adopt(runtime, U32[outAnimator >> 2]);
  }

  static createMatched(runtime, options = null) {
    const _mark = begin();
    const outAnimator = take(4);
    ok(W.motus_animation_controller_create_matched(handle(runtime), put(MatchedOptionsCodec, options),
      outAnimator));
    const _answer = own(runtime, U32[outAnimator >> 2], AnimationController);
    top = _mark;
    return _answer;
  }
}

export class NavigationController extends ViewController {
  static isCounted = true;

  constructor(runtime, root = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outNavigation = take(4);
    ok(W.motus_navigation_controller_create(handle(runtime), handle(root, true), outNavigation));
    this._adopt(runtime, U32[outNavigation >> 2]);
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_navigation_controller_set_delegate(this._h, delegate ? putNavigationDelegate(delegate) : 0,
      _data, _data ? forget() : 0));
    top = _mark;
  }

  push(controller, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_navigation_controller_push(this._h, handle(controller), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  pop(animated, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outPopped = take(4);
    ok(W.motus_navigation_controller_pop(this._h, animated ? 1 : 0, completion ? slotCompletion(0) : 0, _data,
      _data ? forget() : 0, outPopped));
    const _answer = wrap(this._runtime, U32[outPopped >> 2], ViewController);
    top = _mark;
    return _answer;
  }

  popTo(controller, animated, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outPoppedCount = take(8);
    ok(W.motus_navigation_controller_pop_to(this._h, handle(controller, true), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0, 0, 0, outPoppedCount));
    top = _mark;
  }

  setViewControllers(controllers, animated, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_navigation_controller_set_view_controllers(this._h, putHandles(controllers),
      controllers.length, animated ? 1 : 0, completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  get viewControllers() {
    const length = got(W.motus_navigation_controller_view_controller_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_navigation_controller_view_controller_at(this._h, at)), ViewController));
  }

  get topViewController() {
    return wrap(this._runtime, got(W.motus_navigation_controller_top_view_controller(this._h)),
      ViewController);
  }

  get visibleViewController() {
    return wrap(this._runtime, got(W.motus_navigation_controller_visible_view_controller(this._h)),
      ViewController);
  }

  get options() {
    const _mark = begin();
    const outOptions = take(NavigationOptionsCodec.size);
    U32[outOptions >> 2] = NavigationOptionsCodec.size;
    ok(W.motus_navigation_controller_get_options(this._h, outOptions));
    const _answer = NavigationOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set options(options) {
    const _mark = begin();
    ok(W.motus_navigation_controller_set_options(this._h, put(NavigationOptionsCodec, options)));
    top = _mark;
  }

  get interactivePopGesture() {
    return wrap(this._runtime, got(W.motus_navigation_controller_interactive_pop_gesture(this._h)), Gesture);
  }
}

export class TabBarController extends ViewController {
  static isCounted = true;

  constructor(runtime) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outTabs = take(4);
    ok(W.motus_tab_bar_controller_create(handle(runtime), outTabs));
    this._adopt(runtime, U32[outTabs >> 2]);
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_tab_bar_controller_set_delegate(this._h, delegate ? putTabBarDelegate(delegate) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  setViewControllers(controllers, animated, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_tab_bar_controller_set_view_controllers(this._h, putHandles(controllers), controllers.length,
      animated ? 1 : 0, completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  get viewControllers() {
    const length = got(W.motus_tab_bar_controller_view_controller_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_tab_bar_controller_view_controller_at(this._h, at)), ViewController));
  }

  get selectedViewController() {
    return wrap(this._runtime, got(W.motus_tab_bar_controller_selected_view_controller(this._h)),
      ViewController);
  }

  get selectedIndex() {
    return got(W.motus_tab_bar_controller_selected_index(this._h)) >>> 0;
  }

  select(controller, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_tab_bar_controller_select(this._h, handle(controller), completion ? slotCompletion(0) : 0,
      _data, _data ? forget() : 0));
  }

  selectByUser(index, completion = null) {
    const _mark = begin();
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    const outSelected = take(8);
    ok(W.motus_tab_bar_controller_select_by_user(this._h, int(index), completion ? slotCompletion(0) : 0,
      _data, _data ? forget() : 0, outSelected));
    const _answer = KIND.bool[0](outSelected);
    top = _mark;
    return _answer;
  }
}

export class PageViewController extends ViewController {
  static isCounted = true;

  constructor(runtime, options = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outPages = take(4);
    ok(W.motus_page_view_controller_create(handle(runtime), put(PageViewControllerOptionsCodec, options),
      outPages));
    this._adopt(runtime, U32[outPages >> 2]);
  }

  get scroller() {
    return wrap(this._runtime, got(W.motus_page_view_controller_scroller(this._h)), Scroller);
  }

  setDataSource(source = null) {
    const _mark = begin();
    const _data = source ? hold(this._runtime, source) : 0;
    ok(W.motus_page_view_controller_set_data_source(this._h, source ? putPageDataSource(source) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  setPages(controllers, circular) {
    const _mark = begin();
    ok(W.motus_page_view_controller_set_pages(this._h, putHandles(controllers), controllers.length, circular ?
      1 : 0));
    top = _mark;
  }

  reload() {
    ok(W.motus_page_view_controller_reload(this._h));
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_page_view_controller_set_delegate(this._h, delegate ? putPageDelegate(delegate) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  showPage(controller, direction, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_page_view_controller_show_page(this._h, handle(controller), int(direction), animated ? 1 : 0,
      completion ? slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  get current() {
    return wrap(this._runtime, got(W.motus_page_view_controller_current(this._h)), ViewController);
  }

  get pending() {
    return wrap(this._runtime, got(W.motus_page_view_controller_pending(this._h)), ViewController);
  }

  get position() {
    return got(W.motus_page_view_controller_position(this._h));
  }
}

export class SplitViewController extends ViewController {
  static isCounted = true;

  constructor(runtime, options = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outSplit = take(4);
    ok(W.motus_split_view_controller_create(handle(runtime), put(SplitViewControllerOptionsCodec, options),
      outSplit));
    this._adopt(runtime, U32[outSplit >> 2]);
  }

  get options() {
    const _mark = begin();
    const outOptions = take(SplitViewControllerOptionsCodec.size);
    U32[outOptions >> 2] = SplitViewControllerOptionsCodec.size;
    ok(W.motus_split_view_controller_get_options(this._h, outOptions));
    const _answer = SplitViewControllerOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set options(options) {
    const _mark = begin();
    ok(W.motus_split_view_controller_set_options(this._h, put(SplitViewControllerOptionsCodec, options)));
    top = _mark;
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_split_view_controller_set_delegate(this._h, delegate ? putSplitDelegate(delegate) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  setColumn(column, controller = null) {
    ok(W.motus_split_view_controller_set_column(this._h, int(column), handle(controller, true)));
  }

  column(column) {
    return wrap(this._runtime, got(W.motus_split_view_controller_column(this._h, int(column))),
      ViewController);
  }

  showColumn(column, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_split_view_controller_show_column(this._h, int(column), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  hideColumn(column, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_split_view_controller_hide_column(this._h, int(column), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  splitShowDetail(controller, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_split_view_controller_show_detail(this._h, handle(controller), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  setMode(mode, animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_split_view_controller_set_mode(this._h, int(mode), animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  get mode() {
    return got(W.motus_split_view_controller_mode(this._h));
  }

  get isCollapsed() {
    return got(W.motus_split_view_controller_is_collapsed(this._h)) !== 0;
  }

  get stack() {
    return wrap(this._runtime, got(W.motus_split_view_controller_stack(this._h)), NavigationController);
  }
}

export class TransitionContext extends Handle {
  static isCounted = false;

  get containerView() {
    return wrap(this._runtime, got(W.motus_transition_context_container_view(this._h)), View);
  }

  get coordinator() {
    return wrap(this._runtime, got(W.motus_transition_context_coordinator(this._h)), TransitionCoordinator);
  }

  viewController(side) {
    return wrap(this._runtime, got(W.motus_transition_context_view_controller(this._h, int(side))),
      ViewController);
  }

  view(side) {
    return wrap(this._runtime, got(W.motus_transition_context_view(this._h, int(side))), View);
  }

  initialFrame(side) {
    const _mark = begin();
    const _out = take(RectCodec.size);
    W.motus_transition_context_initial_frame(_out, this._h, int(side));
    got(0);
    const _answer = RectCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  finalFrame(side) {
    const _mark = begin();
    const _out = take(RectCodec.size);
    W.motus_transition_context_final_frame(_out, this._h, int(side));
    got(0);
    const _answer = RectCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get targetTransform() {
    const _mark = begin();
    const _out = take(TransformCodec.size);
    W.motus_transition_context_target_transform(_out, this._h);
    got(0);
    const _answer = TransformCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  get isAnimated() {
    return got(W.motus_transition_context_is_animated(this._h)) !== 0;
  }

  get isInteractive() {
    return got(W.motus_transition_context_is_interactive(this._h)) !== 0;
  }

  get wasCancelled() {
    return got(W.motus_transition_context_was_cancelled(this._h)) !== 0;
  }

  get operation() {
    return got(W.motus_transition_context_operation(this._h));
  }

  get presentationStyle() {
    return got(W.motus_transition_context_presentation_style(this._h));
  }

  update(fraction) {
    ok(W.motus_transition_context_update(this._h, fraction));
  }

  finish() {
    ok(W.motus_transition_context_finish(this._h));
  }

  cancel() {
    ok(W.motus_transition_context_cancel(this._h));
  }

  pause() {
    ok(W.motus_transition_context_pause(this._h));
  }

  complete(didComplete) {
    ok(W.motus_transition_context_complete(this._h, didComplete ? 1 : 0));
  }

  match(options = null) {
    const _mark = begin();
    const outPairs = take(8);
    ok(W.motus_transition_context_match(this._h, put(MatchedOptionsCodec, options), outPairs));
    const _answer = KIND.u32[0](outPairs);
    top = _mark;
    return _answer;
  }
}

export class PresentationController extends Handle {
  static isCounted = true;

  constructor(presented, presenting = null, callbacks = null) {
    super(BARE);
    if (presented === BARE) return;
    begin();
    const _data = callbacks ? hold(presented._runtime, callbacks) : 0;
    const outPresentation = take(4);
    ok(W.motus_presentation_controller_create(handle(presented), handle(presenting, true), callbacks ?
      putPresentationControllerCallbacks(callbacks) : 0, _data, _data ? forget() : 0, outPresentation));
    this._adopt(presented._runtime, U32[outPresentation >> 2]);
  }

  get presentedViewController() {
    return wrap(this._runtime, got(W.motus_presentation_controller_presented_view_controller(this._h)),
      ViewController);
  }

  get presentingViewController() {
    return wrap(this._runtime, got(W.motus_presentation_controller_presenting_view_controller(this._h)),
      ViewController);
  }

  get style() {
    return got(W.motus_presentation_controller_style(this._h));
  }

  get adaptiveStyle() {
    return got(W.motus_presentation_controller_adaptive_style(this._h));
  }

  adaptiveStyleFor(horizontal, vertical) {
    return got(W.motus_presentation_controller_adaptive_style_for(this._h, int(horizontal), int(vertical)));
  }

  overrideTraits(horizontal, vertical) {
    ok(W.motus_presentation_controller_override_traits(this._h, int(horizontal), int(vertical)));
  }

  get containerView() {
    return wrap(this._runtime, got(W.motus_presentation_controller_container_view(this._h)), View);
  }

  get presentedView() {
    return wrap(this._runtime, got(W.motus_presentation_controller_presented_view(this._h)), View);
  }

  get frameOfPresentedView() {
    const _mark = begin();
    const _out = take(RectCodec.size);
    W.motus_presentation_controller_frame_of_presented_view(_out, this._h);
    got(0);
    const _answer = RectCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  setNeedsLayout() {
    ok(W.motus_presentation_controller_set_needs_layout(this._h));
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_presentation_controller_set_delegate(this._h, delegate ?
      putAdaptivePresentationDelegate(delegate) : 0, _data, _data ? forget() : 0));
    top = _mark;
  }

  dismissByUser(animated, completion = null) {
    const _data = completion ? hold(this._runtime, [completion]) : 0;
    ok(W.motus_presentation_controller_dismiss_by_user(this._h, animated ? 1 : 0, completion ?
      slotCompletion(0) : 0, _data, _data ? forget() : 0));
  }

  get sheetOptions() {
    const _mark = begin();
    const outOptions = take(SheetOptionsCodec.size);
    U32[outOptions >> 2] = SheetOptionsCodec.size;
    ok(W.motus_sheet_get_options(this._h, outOptions));
    const _answer = SheetOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  sheetSetOptions(options = null, resolve = null) {
    const _mark = begin();
    const _data = resolve ? hold(this._runtime, [resolve]) : 0;
    ok(W.motus_sheet_set_options(this._h, put(SheetOptionsCodec, options), resolve ? slotDetent(0) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  sheetSelectDetent(detent) {
    ok(W.motus_sheet_select_detent(this._h, int(detent)));
  }

  sheetInvalidateDetents() {
    ok(W.motus_sheet_invalidate_detents(this._h));
  }

  sheetDetentValue(detent) {
    return got(W.motus_sheet_detent_value(this._h, int(detent)));
  }

  sheetAnimateChanges(changes) {
    const _block = hold(this._runtime, [changes]);
    try { ok(W.motus_sheet_animate_changes(this._h, slotBlock(0), _block)); } finally { held.delete(_block); }
  }

  sheetSetScrollOffset(offset) {
    ok(W.motus_sheet_set_scroll_offset(this._h, offset));
  }

  get sheetScrollOffset() {
    return got(W.motus_sheet_scroll_offset(this._h));
  }

  get sheetPanGesture() {
    return wrap(this._runtime, got(W.motus_sheet_pan_gesture(this._h)), Gesture);
  }

  get popoverOptions() {
    const _mark = begin();
    const outOptions = take(PopoverOptionsCodec.size);
    U32[outOptions >> 2] = PopoverOptionsCodec.size;
    ok(W.motus_popover_get_options(this._h, outOptions));
    const _answer = PopoverOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  popoverSetOptions(options = null) {
    const _mark = begin();
    ok(W.motus_popover_set_options(this._h, put(PopoverOptionsCodec, options)));
    top = _mark;
  }

  popoverPlacement() {
    const _mark = begin();
    const outFrame = take(RectCodec.size);
    const outDirection = take(8);
    const outTip = take(PointCodec.size);
    ok(W.motus_popover_placement(this._h, outFrame, outDirection, outTip));
    const _answer = [RectCodec.read(outFrame, this._runtime), KIND.i32[0](outDirection),
      PointCodec.read(outTip, this._runtime)];
    top = _mark;
    return _answer;
  }
}

export class DynamicAnimator extends Handle {
  static isCounted = true;

  constructor(runtime, referenceView = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outAnimator = take(4);
    ok(W.motus_dynamic_animator_create(handle(runtime), handle(referenceView, true), outAnimator));
    this._adopt(runtime, U32[outAnimator >> 2]);
  }

  static createForLayout(runtime, contentSize) {
    const _mark = begin();
    const outAnimator = take(4);
    ok(W.motus_dynamic_animator_create_for_layout(handle(runtime), put(SizeCodec, contentSize), outAnimator));
    const _answer = own(runtime, U32[outAnimator >> 2], DynamicAnimator);
    top = _mark;
    return _answer;
  }

  get contentSize() {
    const _mark = begin();
    const _out = take(SizeCodec.size);
    W.motus_dynamic_animator_content_size(_out, this._h);
    got(0);
    const _answer = SizeCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set contentSize(contentSize) {
    const _mark = begin();
    ok(W.motus_dynamic_animator_set_content_size(this._h, put(SizeCodec, contentSize)));
    top = _mark;
  }

  itemAtPath(path) {
    const _mark = begin();
    const _answer = wrap(this._runtime, got(W.motus_dynamic_animator_item_at_path(this._h,
      put(LayoutPathCodec, path))), DynamicItem);
    top = _mark;
    return _answer;
  }

  addBehavior(behavior) {
    ok(W.motus_dynamic_animator_add_behavior(this._h, handle(behavior)));
  }

  removeBehavior(behavior) {
    ok(W.motus_dynamic_animator_remove_behavior(this._h, handle(behavior)));
  }

  removeAllBehaviors() {
    ok(W.motus_dynamic_animator_remove_all_behaviors(this._h));
  }

  get behaviors() {
    const length = got(W.motus_dynamic_animator_behavior_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_dynamic_animator_behavior_at(this._h, at)), DynamicBehavior));
  }

  get referenceView() {
    return wrap(this._runtime, got(W.motus_dynamic_animator_reference_view(this._h)), View);
  }

  itemsInRect(rect) {
    const _mark = begin();
    const outCount = take(8);
    let outItems = 0, _room = 0;
    ok(W.motus_dynamic_animator_items_in_rect(this._h, put(RectCodec, rect), outItems, _room, outCount));
    _room = U32[outCount >> 2];
    outItems = take(_room * 4);
    ok(W.motus_dynamic_animator_items_in_rect(this._h, put(RectCodec, rect), outItems, _room, outCount));
    const _answer = Array.from(U32.slice(outItems >> 2, (outItems >> 2) + _room), (one) => wrap(this._runtime,
      one, DynamicItem));
    top = _mark;
    return _answer;
  }

  updateItem(item, resetsVelocity) {
    ok(W.motus_dynamic_animator_update_item(this._h, handle(item), resetsVelocity ? 1 : 0));
  }

  get isRunning() {
    return got(W.motus_dynamic_animator_is_running(this._h)) !== 0;
  }

  get elapsedTime() {
    return got(W.motus_dynamic_animator_elapsed_time(this._h));
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_dynamic_animator_set_delegate(this._h, delegate ? putDynamicAnimatorDelegate(delegate) : 0,
      _data, _data ? forget() : 0));
    top = _mark;
  }

  get watchedRect() {
    const _mark = begin();
    const outRect = take(RectCodec.size);
    if (!got(W.motus_dynamic_animator_watched_rect(this._h, outRect))) return null;
    const _answer = RectCodec.read(outRect, this._runtime);
    top = _mark;
    return _answer;
  }

  set watchedRect(rect) {
    const _mark = begin();
    ok(W.motus_dynamic_animator_set_watched_rect(this._h, put(RectCodec, rect)));
    top = _mark;
  }

  contactEvents() {
    const _mark = begin();
    const outEvents = take(8);
    ok(W.motus_dynamic_animator_contact_events(this._h, outEvents, outEvents + 4));
    const _answer = new Rows(DynamicContactEventCodec, this._runtime, U32[outEvents >> 2], U32[(outEvents >>
      2) + 1]);
    top = _mark;
    return _answer;
  }

  movedItems() {
    const _mark = begin();
    const outPoses = take(8);
    ok(W.motus_dynamic_animator_moved_items(this._h, outPoses, outPoses + 4));
    const _answer = new Rows(DynamicPoseCodec, this._runtime, U32[outPoses >> 2], U32[(outPoses >> 2) + 1]);
    top = _mark;
    return _answer;
  }

  get stepCount() {
    return number(got(W.motus_dynamic_animator_step_count(this._h)));
  }

  itemStates() {
    const _mark = begin();
    const outStates = take(8);
    ok(W.motus_dynamic_animator_item_states(this._h, outStates, outStates + 4));
    const _answer = new Rows(DynamicItemStateCodec, this._runtime, U32[outStates >> 2], U32[(outStates >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  setItemStates(states = null) {
    const _mark = begin();
    ok(W.motus_dynamic_animator_set_item_states(this._h, states ? putAll(DynamicItemStateCodec, states) : 0,
      states?.length ?? 0));
    top = _mark;
  }

  contacts() {
    const _mark = begin();
    const outContacts = take(8);
    ok(W.motus_dynamic_animator_contacts(this._h, outContacts, outContacts + 4));
    const _answer = new Rows(DynamicContactCodec, this._runtime, U32[outContacts >> 2], U32[(outContacts >> 2)
      + 1]);
    top = _mark;
    return _answer;
  }

  joints() {
    const _mark = begin();
    const outJoints = take(8);
    ok(W.motus_dynamic_animator_joints(this._h, outJoints, outJoints + 4));
    const _answer = new Rows(DynamicJointCodec, this._runtime, U32[outJoints >> 2], U32[(outJoints >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  setProfileClock(now = null) {
    const _data = now ? hold(this._runtime, [now]) : 0;
    ok(W.motus_dynamic_animator_set_profile_clock(this._h, now ? slotDynamicClock(0) : 0, _data, _data ?
      forget() : 0));
  }

  stageTimes() {
    const _mark = begin();
    const outTimes = take(8);
    ok(W.motus_dynamic_animator_stage_times(this._h, outTimes, outTimes + 4));
    const _answer = new Rows(DynamicStageTimeCodec, this._runtime, U32[outTimes >> 2], U32[(outTimes >> 2) +
      1]);
    top = _mark;
    return _answer;
  }

  get snapshotSize() {
    return got(W.motus_dynamic_animator_snapshot_size(this._h)) >>> 0;
  }

  snapshot() {
    const _mark = begin();
    const outSize = take(8);
    let outBytes = 0, _room = 0;
    _room = got(W.motus_dynamic_animator_snapshot_size(this._h)) >>> 0;
    outBytes = take(_room * 1);
    ok(W.motus_dynamic_animator_snapshot(this._h, outBytes, _room, outSize));
    const _answer = U8.slice(outBytes, outBytes + _room);
    top = _mark;
    return _answer;
  }

  restore(bytes) {
    const _mark = begin();
    ok(W.motus_dynamic_animator_restore(this._h, putBytes(bytes), bytes.length));
    top = _mark;
  }
}

export class DynamicBehavior extends Handle {
  static isCounted = true;

  constructor(runtime) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outBehavior = take(4);
    ok(W.motus_dynamic_behavior_create(handle(runtime), outBehavior));
    this._adopt(runtime, U32[outBehavior >> 2]);
  }

  addChild(child) {
    ok(W.motus_dynamic_behavior_add_child(this._h, handle(child)));
  }

  removeChild(child) {
    ok(W.motus_dynamic_behavior_remove_child(this._h, handle(child)));
  }

  get children() {
    const length = got(W.motus_dynamic_behavior_child_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_dynamic_behavior_child_at(this._h, at)), DynamicBehavior));
  }

  get animator() {
    return wrap(this._runtime, got(W.motus_dynamic_behavior_animator(this._h)), DynamicAnimator);
  }

  addItem(item) {
    ok(W.motus_dynamic_behavior_add_item(this._h, handle(item)));
  }

  removeItem(item) {
    ok(W.motus_dynamic_behavior_remove_item(this._h, handle(item)));
  }

  get items() {
    const length = got(W.motus_dynamic_behavior_item_count(this._h));
    return Array.from({ length }, (_, at) => wrap(this._runtime, got(W.motus_dynamic_behavior_item_at(this._h, at)), DynamicItem));
  }

  setAction(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_dynamic_behavior_set_action(this._h, fn ? slotDynamicAction(0) : 0, _data, _data ? forget() :
      0));
  }

  setDidMove(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_dynamic_behavior_set_did_move(this._h, fn ? slotDynamicMove(0) : 0, _data, _data ? forget() :
      0));
  }
}

export class GravityBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, items = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outGravity = take(4);
    ok(W.motus_gravity_behavior_create(handle(runtime), items ? putHandles(items) : 0, items?.length ?? 0,
      outGravity));
    this._adopt(runtime, U32[outGravity >> 2]);
  }

  get direction() {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_gravity_behavior_direction(_out, this._h);
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set direction(direction) {
    const _mark = begin();
    ok(W.motus_gravity_behavior_set_direction(this._h, put(VectorCodec, direction)));
    top = _mark;
  }
}

export class CollisionBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, items = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outCollision = take(4);
    ok(W.motus_collision_behavior_create(handle(runtime), items ? putHandles(items) : 0, items?.length ?? 0,
      outCollision));
    this._adopt(runtime, U32[outCollision >> 2]);
  }

  setDelegate(delegate = null) {
    const _mark = begin();
    const _data = delegate ? hold(this._runtime, delegate) : 0;
    ok(W.motus_collision_behavior_set_delegate(this._h, delegate ? putCollisionDelegate(delegate) : 0, _data,
      _data ? forget() : 0));
    top = _mark;
  }

  get mode() {
    return got(W.motus_collision_behavior_mode(this._h)) >>> 0;
  }

  set mode(mode) {
    ok(W.motus_collision_behavior_set_mode(this._h, int(mode)));
  }

  get referenceBounds() {
    const _mark = begin();
    const outInsets = take(InsetsCodec.size);
    if (!got(W.motus_collision_behavior_reference_bounds(this._h, outInsets))) return null;
    const _answer = InsetsCodec.read(outInsets, this._runtime);
    top = _mark;
    return _answer;
  }

  set referenceBounds(insets) {
    const _mark = begin();
    ok(W.motus_collision_behavior_set_reference_bounds(this._h, put(InsetsCodec, insets)));
    top = _mark;
  }

  addBoundary(identifier, points, closed) {
    const _mark = begin();
    ok(W.motus_collision_behavior_add_boundary(this._h, int(identifier), putAll(PointCodec, points),
      points.length, closed ? 1 : 0));
    top = _mark;
  }

  removeBoundary(identifier) {
    ok(W.motus_collision_behavior_remove_boundary(this._h, int(identifier)));
  }

  removeAllBoundaries() {
    ok(W.motus_collision_behavior_remove_all_boundaries(this._h));
  }

  get boundaries() {
    const length = got(W.motus_collision_behavior_boundary_count(this._h));
    return Array.from({ length }, (_, at) => got(W.motus_collision_behavior_boundary_at(this._h, at)));
  }

  boundaryPoints(identifier) {
    const _mark = begin();
    const outCount = take(8);
    let outPoints = 0, _room = 0;
    ok(W.motus_collision_behavior_boundary_points(this._h, int(identifier), outPoints, _room, outCount));
    _room = U32[outCount >> 2];
    outPoints = take(_room * PointCodec.size);
    ok(W.motus_collision_behavior_boundary_points(this._h, int(identifier), outPoints, _room, outCount));
    const _answer = all(PointCodec, outPoints, _room, this._runtime);
    top = _mark;
    return _answer;
  }
}

export class AttachmentBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, options) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outAttachment = take(4);
    ok(W.motus_attachment_behavior_create(handle(runtime), put(AttachmentOptionsCodec, options),
      outAttachment));
    this._adopt(runtime, U32[outAttachment >> 2]);
  }

  get options() {
    const _mark = begin();
    const outOptions = take(AttachmentOptionsCodec.size);
    U32[outOptions >> 2] = AttachmentOptionsCodec.size;
    ok(W.motus_attachment_behavior_get_options(this._h, outOptions));
    const _answer = AttachmentOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set options(options) {
    const _mark = begin();
    ok(W.motus_attachment_behavior_set_options(this._h, put(AttachmentOptionsCodec, options)));
    top = _mark;
  }

  get anchorPoint() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_attachment_behavior_anchor_point(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set anchorPoint(anchor) {
    const _mark = begin();
    ok(W.motus_attachment_behavior_set_anchor_point(this._h, put(PointCodec, anchor)));
    top = _mark;
  }
}

export class SnapBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, item, point) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outSnap = take(4);
    ok(W.motus_snap_behavior_create(handle(runtime), handle(item), put(PointCodec, point), outSnap));
    this._adopt(runtime, U32[outSnap >> 2]);
  }

  get point() {
    const _mark = begin();
    const _out = take(PointCodec.size);
    W.motus_snap_behavior_point(_out, this._h);
    got(0);
    const _answer = PointCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set point(point) {
    const _mark = begin();
    ok(W.motus_snap_behavior_set_point(this._h, put(PointCodec, point)));
    top = _mark;
  }

  get dampingRatio() {
    return got(W.motus_snap_behavior_damping_ratio(this._h));
  }

  set dampingRatio(dampingRatio) {
    ok(W.motus_snap_behavior_set_damping_ratio(this._h, dampingRatio));
  }
}

export class PushBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, items, mode) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outPush = take(4);
    ok(W.motus_push_behavior_create(handle(runtime), items ? putHandles(items) : 0, items?.length ?? 0,
      int(mode), outPush));
    this._adopt(runtime, U32[outPush >> 2]);
  }

  get mode() {
    return got(W.motus_push_behavior_mode(this._h));
  }

  get active() {
    return got(W.motus_push_behavior_is_active(this._h)) !== 0;
  }

  set active(active) {
    ok(W.motus_push_behavior_set_active(this._h, active ? 1 : 0));
  }

  get direction() {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_push_behavior_direction(_out, this._h);
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  set direction(direction) {
    const _mark = begin();
    ok(W.motus_push_behavior_set_direction(this._h, put(VectorCodec, direction)));
    top = _mark;
  }

  targetOffset(item) {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_push_behavior_target_offset(_out, this._h, handle(item));
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  setTargetOffset(item, offset) {
    const _mark = begin();
    ok(W.motus_push_behavior_set_target_offset(this._h, handle(item), put(VectorCodec, offset)));
    top = _mark;
  }
}

export class ItemBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, options = null, items = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outBehavior = take(4);
    ok(W.motus_item_behavior_create(handle(runtime), put(ItemBehaviorOptionsCodec, options), items ?
      putHandles(items) : 0, items?.length ?? 0, outBehavior));
    this._adopt(runtime, U32[outBehavior >> 2]);
  }

  get options() {
    const _mark = begin();
    const outOptions = take(ItemBehaviorOptionsCodec.size);
    U32[outOptions >> 2] = ItemBehaviorOptionsCodec.size;
    ok(W.motus_item_behavior_get_options(this._h, outOptions));
    const _answer = ItemBehaviorOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set options(options) {
    const _mark = begin();
    ok(W.motus_item_behavior_set_options(this._h, put(ItemBehaviorOptionsCodec, options)));
    top = _mark;
  }

  linearVelocity(item) {
    const _mark = begin();
    const _out = take(VectorCodec.size);
    W.motus_item_behavior_linear_velocity(_out, this._h, handle(item));
    got(0);
    const _answer = VectorCodec.read(_out, this._runtime);
    top = _mark;
    return _answer;
  }

  addLinearVelocity(item, velocity) {
    const _mark = begin();
    ok(W.motus_item_behavior_add_linear_velocity(this._h, handle(item), put(VectorCodec, velocity)));
    top = _mark;
  }

  angularVelocity(item) {
    return got(W.motus_item_behavior_angular_velocity(this._h, handle(item)));
  }

  addAngularVelocity(item, velocity) {
    ok(W.motus_item_behavior_add_angular_velocity(this._h, handle(item), velocity));
  }
}

export class FieldBehavior extends DynamicBehavior {
  static isCounted = true;

  constructor(runtime, options = null, items = null) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outField = take(4);
    ok(W.motus_field_behavior_create(handle(runtime), put(FieldOptionsCodec, options), items ?
      putHandles(items) : 0, items?.length ?? 0, outField));
    this._adopt(runtime, U32[outField >> 2]);
  }

  get options() {
    const _mark = begin();
    const outOptions = take(FieldOptionsCodec.size);
    U32[outOptions >> 2] = FieldOptionsCodec.size;
    ok(W.motus_field_behavior_get_options(this._h, outOptions));
    const _answer = FieldOptionsCodec.read(outOptions, this._runtime);
    top = _mark;
    return _answer;
  }

  set options(options) {
    const _mark = begin();
    ok(W.motus_field_behavior_set_options(this._h, put(FieldOptionsCodec, options)));
    top = _mark;
  }

  setEvaluator(fn = null) {
    const _data = fn ? hold(this._runtime, [fn]) : 0;
    ok(W.motus_field_behavior_set_evaluator(this._h, fn ? slotField(0) : 0, _data, _data ? forget() : 0));
  }
}

export class Region extends Handle {
  static isCounted = true;

  constructor(runtime, shape, size) {
    super(BARE);
    if (runtime === BARE) return;
    begin();
    const outRegion = take(4);
    ok(W.motus_region_create(handle(runtime), int(shape), put(SizeCodec, size), outRegion));
    this._adopt(runtime, U32[outRegion >> 2]);
  }

  combine(operation, other = null) {
    const _mark = begin();
    const outRegion = take(4);
    ok(W.motus_region_combine(this._h, int(operation), handle(other, true), outRegion));
    const _answer = own(this._runtime, U32[outRegion >> 2], Region);
    top = _mark;
    return _answer;
  }

  contains(point) {
    const _mark = begin();
    const _answer = got(W.motus_region_contains(this._h, put(PointCodec, point))) !== 0;
    top = _mark;
    return _answer;
  }
}

const KINDS = { 1: Runtime, 2: View, 3: ViewController, 4: NavigationController, 5: TabBarController, 6:
  PropertyAnimator, 7: AnimationController, 8: InteractionController, 9: PercentDrivenInteraction, 10:
  TransitionContext, 11: TransitionCoordinator, 12: PresentationController, 13: Gesture, 14: DynamicAnimator,
  15: DynamicBehavior, 16: Segue, 17: DisplayLink, 18: Animation, 19: DynamicItem, 20: Region, 22: Scroller,
  23: ScrollLink, 24: PageViewController, 25: SplitViewController, 27: Path, 28: Value, 29: Timer };

for (const name of ["value", "shown", "velocity"]) View.prototype[name] = ViewBase.prototype[name];

const callCurve = (t, r, [fraction]) => t(fraction);
const slotCurve = (at) => slot(`Curve.${at}`, "did", (data, ...given) => run(data, 0, (t, r) =>
  callCurve(t[at], r, given)));
const callBlock = (t, r, []) => t();
const slotBlock = (at) => slot(`Block.${at}`, "vi", (data, ...given) => run(data, 0, (t, r) =>
  callBlock(t[at], r, given)));
const callCompletion = (t, r, [finished]) => t(finished !== 0);
const slotCompletion = (at) => slot(`Completion.${at}`, "vii", (data, ...given) => run(data, 0, (t, r) =>
  callCompletion(t[at], r, given)));
const callSettle = (t, r, [view, property, finished]) => t(wrap(r, view, View), property, finished !== 0);
const slotSettle = (at) => slot(`Settle.${at}`, "viiii", (data, ...given) => run(data, 0, (t, r) =>
  callSettle(t[at], r, given)));
const callAnimatorCompletion = (t, r, [position]) => t(position);
const slotAnimatorCompletion = (at) => slot(`AnimatorCompletion.${at}`, "vii", (data, ...given) => run(data,
  0, (t, r) => callAnimatorCompletion(t[at], r, given)));
const callAnimatorObserver = (t, r, [animator, change]) => t(wrap(r, animator, PropertyAnimator), change);
const slotAnimatorObserver = (at) => slot(`AnimatorObserver.${at}`, "viii", (data, ...given) => run(data, 0,
  (t, r) => callAnimatorObserver(t[at], r, given)));
const callValueObserver = (t, r, [value, previous, shown, velocity]) => t(wrap(r, value, Value), previous,
  shown, velocity);
const slotValueObserver = (at) => slot(`ValueObserver.${at}`, "viiddd", (data, ...given) => run(data, 0, (t,
  r) => callValueObserver(t[at], r, given)));
const callValueSettle = (t, r, [value, finished]) => t(wrap(r, value, Value), finished !== 0);
const slotValueSettle = (at) => slot(`ValueSettle.${at}`, "viii", (data, ...given) => run(data, 0, (t, r) =>
  callValueSettle(t[at], r, given)));
const callTimer = (t, r, [timer, time]) => t(wrap(r, timer, Timer), time);
const slotTimer = (at) => slot(`Timer.${at}`, "viid", (data, ...given) => run(data, 0, (t, r) =>
  callTimer(t[at], r, given)));
const callCue = (t, r, [animator, cue, forward]) => t(wrap(r, animator, PropertyAnimator), cue, forward !==
  0);
const slotCue = (at) => slot(`Cue.${at}`, "viiii", (data, ...given) => run(data, 0, (t, r) => callCue(t[at],
  r, given)));
const callDisplayLink = (t, r, [link, timestamp, targetTimestamp]) => t(wrap(r, link, DisplayLink), timestamp,
  targetTimestamp);
const slotDisplayLink = (at) => slot(`DisplayLink.${at}`, "viidd", (data, ...given) => run(data, 0, (t, r) =>
  callDisplayLink(t[at], r, given)));
const callGesture = (t, r, [gesture]) => t(wrap(r, gesture, Gesture));
const slotGesture = (at) => slot(`Gesture.${at}`, "vii", (data, ...given) => run(data, 0, (t, r) =>
  callGesture(t[at], r, given)));
const callInsets = (t, r, [runtime, source]) => t(wrap(r, runtime, Runtime), source);
const slotInsets = (at) => slot(`Insets.${at}`, "viii", (data, ...given) => run(data, 0, (t, r) =>
  callInsets(t[at], r, given)));
const callSegue = (t, r, [segue]) => t(wrap(r, segue, Segue));
const slotSegue = (at) => slot(`Segue.${at}`, "vii", (data, ...given) => run(data, 0, (t, r) =>
  callSegue(t[at], r, given)));
const callCoordinator = (t, r, [coordinator]) => t(wrap(r, coordinator, TransitionCoordinator));
const slotCoordinator = (at) => slot(`Coordinator.${at}`, "vii", (data, ...given) => run(data, 0, (t, r) =>
  callCoordinator(t[at], r, given)));
const callDetent = (t, r, [detent, maximum]) => t(detent, maximum);
const slotDetent = (at) => slot(`Detent.${at}`, "diid", (data, ...given) => run(data, 0, (t, r) =>
  callDetent(t[at], r, given)));
const callDynamicClock = (t, r, []) => t();
const slotDynamicClock = (at) => slot(`DynamicClock.${at}`, "di", (data, ...given) => run(data, 0, (t, r) =>
  callDynamicClock(t[at], r, given)));
const callDynamicAction = (t, r, [behavior]) => t(wrap(r, behavior, DynamicBehavior));
const slotDynamicAction = (at) => slot(`DynamicAction.${at}`, "vii", (data, ...given) => run(data, 0, (t,
  r) => callDynamicAction(t[at], r, given)));
const callDynamicMove = (t, r, [behavior, animator]) => t(wrap(r, behavior, DynamicBehavior), wrap(r,
  animator, DynamicAnimator));
const slotDynamicMove = (at) => slot(`DynamicMove.${at}`, "viii", (data, ...given) => run(data, 0, (t, r) =>
  callDynamicMove(t[at], r, given)));
const callField = (t, r, [field, probe, outForce]) => answer([[outForce, VectorCodec]], t(wrap(r, field,
  FieldBehavior), FieldProbeCodec.read(probe, r)));
const slotField = (at) => slot(`Field.${at}`, "viiii", (data, ...given) => run(data, 0, (t, r) =>
  callField(t[at], r, given)));
const ArrangementDelegateTable = [
  ["enter", 4, "viij", (t, r, [view, key]) => t.enter(wrap(r, view, View), key)],
  ["exit", 8, "viij", (t, r, [view, key]) => t.exit(wrap(r, view, View), key)],
  ["left", 12, "viijji", (t, r, [view, key, tag, finished]) => t.left(wrap(r, view, View), key, tag, finished
    !== 0)],
  ["settled", 16, "viii", (t, r, [view, finished]) => t.settled(wrap(r, view, View), finished !== 0)],
];
const putArrangementDelegate = (given) => table(20, "ArrangementDelegate", ArrangementDelegateTable, given);
const GestureDelegateTable = [
  ["should_begin", 4, "iii", (t, r, [gesture]) => t.shouldBegin(wrap(r, gesture, Gesture)) ? 1 : 0],
  ["should_receive_touch", 8, "iiiidd", (t, r, [gesture, view, x, y]) => t.shouldReceiveTouch(wrap(r, gesture,
    Gesture), wrap(r, view, View), x, y) ? 1 : 0],
  ["should_recognize_simultaneously", 12, "iiii", (t, r, [gesture, other]) =>
    t.shouldRecognizeSimultaneously(wrap(r, gesture, Gesture), wrap(r, other, Gesture)) ? 1 : 0],
  ["should_require_failure_of", 16, "iiii", (t, r, [gesture, other]) => t.shouldRequireFailureOf(wrap(r,
    gesture, Gesture), wrap(r, other, Gesture)) ? 1 : 0],
  ["should_be_required_to_fail_by", 20, "iiii", (t, r, [gesture, other]) => t.shouldBeRequiredToFailBy(wrap(r,
    gesture, Gesture), wrap(r, other, Gesture)) ? 1 : 0],
];
const putGestureDelegate = (given) => table(24, "GestureDelegate", GestureDelegateTable, given);
const ScrollerDelegateTable = [
  ["did_scroll", 4, "viii", (t, r, [scroller, adjusted]) => t.didScroll(wrap(r, scroller, Scroller), adjusted
    !== 0)],
  ["will_begin_dragging", 8, "vii", (t, r, [scroller]) => t.willBeginDragging(wrap(r, scroller, Scroller))],
  ["will_end_dragging", 12, "viiddii", (t, r, [scroller, velocityX, velocityY, targetX, targetY]) =>
    answer([[targetX, null], [targetY, null]], t.willEndDragging(wrap(r, scroller, Scroller), velocityX,
    velocityY, F64[targetX >> 3], F64[targetY >> 3]))],
  ["did_end_dragging", 16, "viii", (t, r, [scroller, willDecelerate]) => t.didEndDragging(wrap(r, scroller,
    Scroller), willDecelerate !== 0)],
  ["will_begin_decelerating", 20, "vii", (t, r, [scroller]) => t.willBeginDecelerating(wrap(r, scroller,
    Scroller))],
  ["did_end_decelerating", 24, "viii", (t, r, [scroller, finished]) => t.didEndDecelerating(wrap(r, scroller,
    Scroller), finished !== 0)],
  ["did_end_animation", 28, "viii", (t, r, [scroller, finished]) => t.didEndAnimation(wrap(r, scroller,
    Scroller), finished !== 0)],
  ["did_change_page", 32, "viiii", (t, r, [scroller, axis, page]) => t.didChangePage(wrap(r, scroller,
    Scroller), axis, page)],
  ["did_trigger_refresh", 36, "vii", (t, r, [scroller]) => t.didTriggerRefresh(wrap(r, scroller, Scroller))],
  ["should_scroll_to_top", 40, "iii", (t, r, [scroller]) => t.shouldScrollToTop(wrap(r, scroller, Scroller)) ?
    1 : 0],
  ["did_scroll_to_top", 44, "vii", (t, r, [scroller]) => t.didScrollToTop(wrap(r, scroller, Scroller))],
  ["will_begin_zooming", 48, "vii", (t, r, [scroller]) => t.willBeginZooming(wrap(r, scroller, Scroller))],
  ["did_zoom", 52, "vii", (t, r, [scroller]) => t.didZoom(wrap(r, scroller, Scroller))],
  ["did_end_zooming", 56, "viid", (t, r, [scroller, scale]) => t.didEndZooming(wrap(r, scroller, Scroller),
    scale)],
  ["should_cancel_touches_in", 60, "iiii", (t, r, [scroller, view]) => t.shouldCancelTouchesIn(wrap(r,
    scroller, Scroller), wrap(r, view, View)) ? 1 : 0],
  ["wants_keyboard_away", 64, "viid", (t, r, [scroller, fingerY]) => t.wantsKeyboardAway(wrap(r, scroller,
    Scroller), fingerY)],
];
const putScrollerDelegate = (given) => table(68, "ScrollerDelegate", ScrollerDelegateTable, given);
const ViewControllerCallbacksTable = [
  ["load_view", 4, "vii", (t, r, [controller]) => t.loadView(wrap(r, controller, ViewController))],
  ["view_did_load", 8, "vii", (t, r, [controller]) => t.viewDidLoad(wrap(r, controller, ViewController))],
  ["view_will_appear", 12, "viii", (t, r, [controller, animated]) => t.viewWillAppear(wrap(r, controller,
    ViewController), animated !== 0)],
  ["view_is_appearing", 16, "viii", (t, r, [controller, animated]) => t.viewIsAppearing(wrap(r, controller,
    ViewController), animated !== 0)],
  ["view_did_appear", 20, "viii", (t, r, [controller, animated]) => t.viewDidAppear(wrap(r, controller,
    ViewController), animated !== 0)],
  ["view_will_disappear", 24, "viii", (t, r, [controller, animated]) => t.viewWillDisappear(wrap(r,
    controller, ViewController), animated !== 0)],
  ["view_did_disappear", 28, "viii", (t, r, [controller, animated]) => t.viewDidDisappear(wrap(r, controller,
    ViewController), animated !== 0)],
  ["view_will_layout_subviews", 32, "vii", (t, r, [controller]) => t.viewWillLayoutSubviews(wrap(r,
    controller, ViewController))],
  ["view_did_layout_subviews", 36, "vii", (t, r, [controller]) => t.viewDidLayoutSubviews(wrap(r, controller,
    ViewController))],
  ["will_move_to_parent", 40, "viii", (t, r, [controller, parent]) => t.willMoveToParent(wrap(r, controller,
    ViewController), wrap(r, parent, ViewController))],
  ["did_move_to_parent", 44, "viii", (t, r, [controller, parent]) => t.didMoveToParent(wrap(r, controller,
    ViewController), wrap(r, parent, ViewController))],
  ["did_receive_memory_warning", 48, "vii", (t, r, [controller]) => t.didReceiveMemoryWarning(wrap(r,
    controller, ViewController))],
  ["view_will_transition_to_size", 52, "viiddi", (t, r, [controller, width, height, coordinator]) =>
    t.viewWillTransitionToSize(wrap(r, controller, ViewController), width, height, wrap(r, coordinator,
    TransitionCoordinator))],
  ["size_for_child", 56, "viiiii", (t, r, [controller, child, width, height]) => answer([[width, null],
    [height, null]], t.sizeForChild(wrap(r, controller, ViewController), wrap(r, child, ViewController),
    F64[width >> 3], F64[height >> 3]))],
  ["should_perform_segue", 60, "iiiii", (t, r, [controller, identifier, sender]) =>
    t.shouldPerformSegue(wrap(r, controller, ViewController), text(identifier), sender) ? 1 : 0],
  ["prepare_for_segue", 64, "viii", (t, r, [controller, segue]) => t.prepareForSegue(wrap(r, controller,
    ViewController), wrap(r, segue, Segue))],
  ["can_perform_unwind", 68, "iiiiii", (t, r, [controller, action, source, sender]) =>
    t.canPerformUnwind(wrap(r, controller, ViewController), text(action), wrap(r, source, ViewController),
    sender) ? 1 : 0],
  ["allows_unwind_to_child", 72, "iiiii", (t, r, [controller, child, source]) => t.allowsUnwindToChild(wrap(r,
    controller, ViewController), wrap(r, child, ViewController), wrap(r, source, ViewController)) ? 1 : 0],
  ["unwind_to_child", 76, "iiiii", (t, r, [controller, segue, child]) => t.unwindToChild(wrap(r, controller,
    ViewController), wrap(r, segue, Segue), wrap(r, child, ViewController)) ? 1 : 0],
  ["show", 80, "viiii", (t, r, [controller, shown, sender]) => t.show(wrap(r, controller, ViewController),
    wrap(r, shown, ViewController), sender)],
  ["show_detail", 84, "viiii", (t, r, [controller, shown, sender]) => t.showDetail(wrap(r, controller,
    ViewController), wrap(r, shown, ViewController), sender)],
  ["will_transition_to_traits", 88, "viiiii", (t, r, [controller, horizontal, vertical, coordinator]) =>
    t.willTransitionToTraits(wrap(r, controller, ViewController), horizontal, vertical, wrap(r, coordinator,
    TransitionCoordinator))],
  ["preferred_content_size_did_change_for_child", 92, "viii", (t, r, [controller, child]) =>
    t.preferredContentSizeDidChangeForChild(wrap(r, controller, ViewController), wrap(r, child,
    ViewController))],
  ["system_layout_fitting_size_did_change_for_child", 96, "viii", (t, r, [controller, child]) =>
    t.systemLayoutFittingSizeDidChangeForChild(wrap(r, controller, ViewController), wrap(r, child,
    ViewController))],
  ["view_safe_area_did_change", 100, "vii", (t, r, [controller]) => t.viewSafeAreaDidChange(wrap(r,
    controller, ViewController))],
];
const putViewControllerCallbacks = (given) => table(104, "ViewControllerCallbacks", ViewControllerCallbacksTable, given);
const NavigationDelegateTable = [
  ["will_show", 4, "viiii", (t, r, [navigation, controller, animated]) => t.willShow(wrap(r, navigation,
    NavigationController), wrap(r, controller, ViewController), animated !== 0)],
  ["did_show", 8, "viiii", (t, r, [navigation, controller, animated]) => t.didShow(wrap(r, navigation,
    NavigationController), wrap(r, controller, ViewController), animated !== 0)],
  ["animation_controller", 12, "iiiiii", (t, r, [navigation, operation, from, to]) => lent(t,
    "animation_controller", t.animationController(wrap(r, navigation, NavigationController), operation,
    wrap(r, from, ViewController), wrap(r, to, ViewController)))],
  ["interaction_controller", 16, "iiii", (t, r, [navigation, animator]) => lent(t, "interaction_controller",
    t.interactionController(wrap(r, navigation, NavigationController), wrap(r, animator,
    AnimationController)))],
];
const putNavigationDelegate = (given) => table(20, "NavigationDelegate", NavigationDelegateTable, given);
const TabBarDelegateTable = [
  ["should_select", 4, "iiii", (t, r, [tabs, controller]) => t.shouldSelect(wrap(r, tabs, TabBarController),
    wrap(r, controller, ViewController)) ? 1 : 0],
  ["did_select", 8, "viii", (t, r, [tabs, controller]) => t.didSelect(wrap(r, tabs, TabBarController), wrap(r,
    controller, ViewController))],
  ["animation_controller", 12, "iiiii", (t, r, [tabs, from, to]) => lent(t, "animation_controller",
    t.animationController(wrap(r, tabs, TabBarController), wrap(r, from, ViewController), wrap(r, to,
    ViewController)))],
  ["interaction_controller", 16, "iiii", (t, r, [tabs, animator]) => lent(t, "interaction_controller",
    t.interactionController(wrap(r, tabs, TabBarController), wrap(r, animator, AnimationController)))],
];
const putTabBarDelegate = (given) => table(20, "TabBarDelegate", TabBarDelegateTable, given);
const PageDataSourceTable = [
  ["before", 4, "iiii", (t, r, [pages, page]) => lent(t, "before", t.before(wrap(r, pages,
    PageViewController), wrap(r, page, ViewController)))],
  ["after", 8, "iiii", (t, r, [pages, page]) => lent(t, "after", t.after(wrap(r, pages, PageViewController),
    wrap(r, page, ViewController)))],
];
const putPageDataSource = (given) => table(12, "PageDataSource", PageDataSourceTable, given);
const PageDelegateTable = [
  ["will_transition", 4, "viii", (t, r, [pages, to]) => t.willTransition(wrap(r, pages, PageViewController),
    wrap(r, to, ViewController))],
  ["did_transition", 8, "viiii", (t, r, [pages, previous, completed]) => t.didTransition(wrap(r, pages,
    PageViewController), wrap(r, previous, ViewController), completed !== 0)],
];
const putPageDelegate = (given) => table(12, "PageDelegate", PageDelegateTable, given);
const SplitDelegateTable = [
  ["should_collapse", 4, "iii", (t, r, [split]) => t.shouldCollapse(wrap(r, split, SplitViewController)) ? 1 :
    0],
  ["top_column", 8, "iiii", (t, r, [split, proposed]) => t.topColumn(wrap(r, split, SplitViewController),
    proposed)],
  ["mode_for_expanding", 12, "iiii", (t, r, [split, proposed]) => t.modeForExpanding(wrap(r, split,
    SplitViewController), proposed)],
  ["will_change_mode", 16, "viii", (t, r, [split, mode]) => t.willChangeMode(wrap(r, split,
    SplitViewController), mode)],
  ["will_show_column", 20, "viii", (t, r, [split, column]) => t.willShowColumn(wrap(r, split,
    SplitViewController), column)],
  ["will_hide_column", 24, "viii", (t, r, [split, column]) => t.willHideColumn(wrap(r, split,
    SplitViewController), column)],
  ["did_collapse", 28, "viii", (t, r, [split, collapsed]) => t.didCollapse(wrap(r, split,
    SplitViewController), collapsed !== 0)],
];
const putSplitDelegate = (given) => table(32, "SplitDelegate", SplitDelegateTable, given);
const SegueCallbacksTable = [
  ["make_destination", 4, "iii", (t, r, [source]) => lent(t, "make_destination", t.makeDestination(wrap(r,
    source, ViewController)))],
  ["perform", 8, "vii", (t, r, [segue]) => t.perform(wrap(r, segue, Segue))],
];
const putSegueCallbacks = (given) => table(12, "SegueCallbacks", SegueCallbacksTable, given);
const AnimationControllerCallbacksTable = [
  ["transition_duration", 4, "dii", (t, r, [context]) => t.transitionDuration(wrap(r, context,
    TransitionContext))],
  ["animate_transition", 8, "vii", (t, r, [context]) => t.animateTransition(wrap(r, context,
    TransitionContext))],
  ["interruptible_animator", 12, "iii", (t, r, [context]) => lent(t, "interruptible_animator",
    t.interruptibleAnimator(wrap(r, context, TransitionContext)))],
  ["animation_ended", 16, "vii", (t, r, [completed]) => t.animationEnded(completed !== 0)],
];
const putAnimationControllerCallbacks = (given) => table(20, "AnimationControllerCallbacks", AnimationControllerCallbacksTable, given);
const InteractionControllerCallbacksTable = [
  ["start_interactive_transition", 4, "vii", (t, r, [context]) => t.startInteractiveTransition(wrap(r,
    context, TransitionContext))],
  ["wants_interactive_start", 8, "ii", (t, r, []) => t.wantsInteractiveStart() ? 1 : 0],
  ["completion_speed", 12, "di", (t, r, []) => t.completionSpeed()],
  ["completion_timing", 16, "vii", (t, r, [timing]) => answer([[timing, TimingCodec]],
    t.completionTiming(TimingCodec.read(timing, r)))],
];
const putInteractionControllerCallbacks = (given) => table(20, "InteractionControllerCallbacks", InteractionControllerCallbacksTable, given);
const ZoomDelegateTable = [
  ["source_view", 4, "iii", (t, r, [controller]) => lent(t, "source_view", t.sourceView(wrap(r, controller,
    ViewController)))],
  ["alignment_rect", 8, "viiii", (t, r, [controller, source, outRect]) => answer([[outRect, RectCodec]],
    t.alignmentRect(wrap(r, controller, ViewController), wrap(r, source, View)))],
  ["should_begin", 12, "iiiiddddi", (t, r, [controller, gesture, x, y, velocityX, velocityY, scrollAtEdge]) =>
    t.shouldBegin(wrap(r, controller, ViewController), gesture, x, y, velocityX, velocityY, scrollAtEdge !==
    0) ? 1 : 0],
];
const putZoomDelegate = (given) => table(16, "ZoomDelegate", ZoomDelegateTable, given);
const TransitioningDelegateTable = [
  ["animation_controller_for_presented", 4, "iiiii", (t, r, [presented, presenting, source]) => lent(t,
    "animation_controller_for_presented", t.animationControllerForPresented(wrap(r, presented,
    ViewController), wrap(r, presenting, ViewController), wrap(r, source, ViewController)))],
  ["animation_controller_for_dismissed", 8, "iii", (t, r, [dismissed]) => lent(t,
    "animation_controller_for_dismissed", t.animationControllerForDismissed(wrap(r, dismissed,
    ViewController)))],
  ["interaction_controller_for_presentation", 12, "iii", (t, r, [animator]) => lent(t,
    "interaction_controller_for_presentation", t.interactionControllerForPresentation(wrap(r, animator,
    AnimationController)))],
  ["interaction_controller_for_dismissal", 16, "iii", (t, r, [animator]) => lent(t,
    "interaction_controller_for_dismissal", t.interactionControllerForDismissal(wrap(r, animator,
    AnimationController)))],
  ["presentation_controller", 20, "iiiii", (t, r, [presented, presenting, source]) => lent(t,
    "presentation_controller", t.presentationController(wrap(r, presented, ViewController), wrap(r,
    presenting, ViewController), wrap(r, source, ViewController)))],
];
const putTransitioningDelegate = (given) => table(24, "TransitioningDelegate", TransitioningDelegateTable, given);
const PresentationControllerCallbacksTable = [
  ["should_present_in_fullscreen", 4, "iii", (t, r, [presentation]) => t.shouldPresentInFullscreen(wrap(r,
    presentation, PresentationController)) ? 1 : 0],
  ["should_remove_presenters_view", 8, "iii", (t, r, [presentation]) => t.shouldRemovePresentersView(wrap(r,
    presentation, PresentationController)) ? 1 : 0],
  ["presented_view", 12, "iii", (t, r, [presentation]) => lent(t, "presented_view", t.presentedView(wrap(r,
    presentation, PresentationController)))],
  ["frame_of_presented_view", 16, "viii", (t, r, [presentation, outFrame]) => answer([[outFrame, RectCodec]],
    t.frameOfPresentedView(wrap(r, presentation, PresentationController)))],
  ["container_view_will_layout_subviews", 20, "vii", (t, r, [presentation]) =>
    t.containerViewWillLayoutSubviews(wrap(r, presentation, PresentationController))],
  ["container_view_did_layout_subviews", 24, "vii", (t, r, [presentation]) =>
    t.containerViewDidLayoutSubviews(wrap(r, presentation, PresentationController))],
  ["presentation_transition_will_begin", 28, "vii", (t, r, [presentation]) =>
    t.presentationTransitionWillBegin(wrap(r, presentation, PresentationController))],
  ["presentation_transition_did_end", 32, "viii", (t, r, [presentation, completed]) =>
    t.presentationTransitionDidEnd(wrap(r, presentation, PresentationController), completed !== 0)],
  ["dismissal_transition_will_begin", 36, "vii", (t, r, [presentation]) =>
    t.dismissalTransitionWillBegin(wrap(r, presentation, PresentationController))],
  ["dismissal_transition_did_end", 40, "viii", (t, r, [presentation, completed]) =>
    t.dismissalTransitionDidEnd(wrap(r, presentation, PresentationController), completed !== 0)],
  ["adaptive_style", 44, "iiiii", (t, r, [presentation, isCompactInWidth, isCompactInHeight]) =>
    t.adaptiveStyle(wrap(r, presentation, PresentationController), isCompactInWidth !== 0, isCompactInHeight
    !== 0)],
  ["will_transition_to_traits", 48, "viiiii", (t, r, [presentation, horizontal, vertical, coordinator]) =>
    t.willTransitionToTraits(wrap(r, presentation, PresentationController), horizontal, vertical, wrap(r,
    coordinator, TransitionCoordinator))],
  ["view_will_transition_to_size", 52, "viiddi", (t, r, [presentation, width, height, coordinator]) =>
    t.viewWillTransitionToSize(wrap(r, presentation, PresentationController), width, height, wrap(r,
    coordinator, TransitionCoordinator))],
  ["size_for_child", 56, "viiiii", (t, r, [presentation, presented, width, height]) => answer([[width, null],
    [height, null]], t.sizeForChild(wrap(r, presentation, PresentationController), wrap(r, presented,
    ViewController), F64[width >> 3], F64[height >> 3]))],
  ["preferred_content_size_did_change_for_child", 60, "viii", (t, r, [presentation, presented]) =>
    t.preferredContentSizeDidChangeForChild(wrap(r, presentation, PresentationController), wrap(r, presented,
    ViewController))],
  ["system_layout_fitting_size_did_change_for_child", 64, "viii", (t, r, [presentation, presented]) =>
    t.systemLayoutFittingSizeDidChangeForChild(wrap(r, presentation, PresentationController), wrap(r,
    presented, ViewController))],
];
const putPresentationControllerCallbacks = (given) => table(68, "PresentationControllerCallbacks", PresentationControllerCallbacksTable, given);
const AdaptivePresentationDelegateTable = [
  ["adaptive_style", 4, "iiiii", (t, r, [presentation, isCompactInWidth, isCompactInHeight]) =>
    t.adaptiveStyle(wrap(r, presentation, PresentationController), isCompactInWidth !== 0, isCompactInHeight
    !== 0)],
  ["prepare_adaptive", 8, "viii", (t, r, [presentation, adaptive]) => t.prepareAdaptive(wrap(r, presentation,
    PresentationController), wrap(r, adaptive, PresentationController))],
  ["view_controller_for_adaptive_style", 12, "iiii", (t, r, [presentation, style]) => lent(t,
    "view_controller_for_adaptive_style", t.viewControllerForAdaptiveStyle(wrap(r, presentation,
    PresentationController), style))],
  ["will_present", 16, "viiii", (t, r, [presentation, style, coordinator]) => t.willPresent(wrap(r,
    presentation, PresentationController), style, wrap(r, coordinator, TransitionCoordinator))],
  ["should_dismiss", 20, "iii", (t, r, [presentation]) => t.shouldDismiss(wrap(r, presentation,
    PresentationController)) ? 1 : 0],
  ["will_dismiss", 24, "vii", (t, r, [presentation]) => t.willDismiss(wrap(r, presentation,
    PresentationController))],
  ["did_dismiss", 28, "vii", (t, r, [presentation]) => t.didDismiss(wrap(r, presentation,
    PresentationController))],
  ["did_attempt_to_dismiss", 32, "vii", (t, r, [presentation]) => t.didAttemptToDismiss(wrap(r, presentation,
    PresentationController))],
  ["did_change_detent", 36, "vii", (t, r, [presentation]) => t.didChangeDetent(wrap(r, presentation,
    PresentationController))],
];
const putAdaptivePresentationDelegate = (given) => table(40, "AdaptivePresentationDelegate", AdaptivePresentationDelegateTable, given);
const DynamicItemCallbacksTable = [
  ["read", 4, "viiiii", (t, r, [item, outCenter, outSize, outRotation]) => answer([[outCenter, PointCodec],
    [outSize, SizeCodec], [outRotation, null]], t.read(wrap(r, item, DynamicItem)))],
  ["moved", 8, "viiddd", (t, r, [item, x, y, rotation]) => t.moved(wrap(r, item, DynamicItem), x, y,
    rotation)],
];
const putDynamicItemCallbacks = (given) => table(12, "DynamicItemCallbacks", DynamicItemCallbacksTable, given);
const DynamicAnimatorDelegateTable = [
  ["will_resume", 4, "vii", (t, r, [animator]) => t.willResume(wrap(r, animator, DynamicAnimator))],
  ["did_pause", 8, "vii", (t, r, [animator]) => t.didPause(wrap(r, animator, DynamicAnimator))],
  ["item_did_leave", 12, "viii", (t, r, [animator, item]) => t.itemDidLeave(wrap(r, animator,
    DynamicAnimator), wrap(r, item, DynamicItem))],
];
const putDynamicAnimatorDelegate = (given) => table(16, "DynamicAnimatorDelegate", DynamicAnimatorDelegateTable, given);
const CollisionDelegateTable = [
  ["began", 4, "viiiidd", (t, r, [behavior, item, other, x, y]) => t.began(wrap(r, behavior,
    CollisionBehavior), wrap(r, item, DynamicItem), wrap(r, other, DynamicItem), x, y)],
  ["ended", 8, "viiii", (t, r, [behavior, item, other]) => t.ended(wrap(r, behavior, CollisionBehavior),
    wrap(r, item, DynamicItem), wrap(r, other, DynamicItem))],
  ["began_with_boundary", 12, "viiiidd", (t, r, [behavior, item, boundary, x, y]) =>
    t.beganWithBoundary(wrap(r, behavior, CollisionBehavior), wrap(r, item, DynamicItem), boundary, x, y)],
  ["ended_with_boundary", 16, "viiii", (t, r, [behavior, item, boundary]) => t.endedWithBoundary(wrap(r,
    behavior, CollisionBehavior), wrap(r, item, DynamicItem), boundary)],
];
const putCollisionDelegate = (given) => table(20, "CollisionDelegate", CollisionDelegateTable, given);

export function versionNumber() {
  return got(W.motus_version_number());
}

export function versionString() {
  return text(got(W.motus_version_string()));
}

export function kindName(kind) {
  return text(got(W.motus_kind_name(int(kind))));
}

export function transform3dRotation(angle, x, y, z) {
  const _mark = begin();
  const outTransform = take(Transform3dCodec.size);
  ok(W.motus_transform_3d_rotation(angle, x, y, z, outTransform));
  const _answer = Transform3dCodec.read(outTransform, null);
  top = _mark;
  return _answer;
}

export function transform3dConcat(first, second) {
  const _mark = begin();
  const outTransform = take(Transform3dCodec.size);
  ok(W.motus_transform_3d_concat(put(Transform3dCodec, first), put(Transform3dCodec, second), outTransform));
  const _answer = Transform3dCodec.read(outTransform, null);
  top = _mark;
  return _answer;
}

export function timingEvaluate(timing, time, duration) {
  const _mark = begin();
  const outProgress = take(8);
  const outVelocity = take(8);
  ok(W.motus_timing_evaluate(put(TimingCodec, timing), time, duration, outProgress, outVelocity));
  const _answer = [KIND.f64[0](outProgress), KIND.f64[0](outVelocity)];
  top = _mark;
  return _answer;
}

export function timingDuration(timing, duration) {
  const _mark = begin();
  const outDuration = take(8);
  ok(W.motus_timing_duration(put(TimingCodec, timing), duration, outDuration));
  const _answer = KIND.f64[0](outDuration);
  top = _mark;
  return _answer;
}

export function timingInverse(timing, progress, duration) {
  const _mark = begin();
  const outTime = take(8);
  ok(W.motus_timing_inverse(put(TimingCodec, timing), progress, duration, outTime));
  const _answer = KIND.f64[0](outTime);
  top = _mark;
  return _answer;
}

export function decayEvaluate(decay, time) {
  const _mark = begin();
  const outPosition = take(8);
  const outVelocity = take(8);
  ok(W.motus_decay_evaluate(put(DecayCodec, decay), time, outPosition, outVelocity));
  const _answer = [KIND.f64[0](outPosition), KIND.f64[0](outVelocity)];
  top = _mark;
  return _answer;
}

export function decayProjectedEnd(decay) {
  const _mark = begin();
  const outPosition = take(8);
  const outDuration = take(8);
  ok(W.motus_decay_projected_end(put(DecayCodec, decay), outPosition, outDuration));
  const _answer = [KIND.f64[0](outPosition), KIND.f64[0](outDuration)];
  top = _mark;
  return _answer;
}

export function rubberBandOffset(pull, dimension) {
  const _mark = begin();
  const outOffset = take(8);
  ok(W.motus_rubber_band_offset(pull, dimension, outOffset));
  const _answer = KIND.f64[0](outOffset);
  top = _mark;
  return _answer;
}

export function rubberBandPull(offset, dimension) {
  const _mark = begin();
  const outPull = take(8);
  ok(W.motus_rubber_band_pull(offset, dimension, outPull));
  const _answer = KIND.f64[0](outPull);
  top = _mark;
  return _answer;
}

export function decayCrossing(decay, edge) {
  const _mark = begin();
  const outCrosses = take(8);
  const outTime = take(8);
  const outVelocity = take(8);
  ok(W.motus_decay_crossing(put(DecayCodec, decay), edge, outCrosses, outTime, outVelocity));
  const _answer = [KIND.bool[0](outCrosses), KIND.f64[0](outTime), KIND.f64[0](outVelocity)];
  top = _mark;
  return _answer;
}

export function decayToTarget(decay, target, time) {
  const _mark = begin();
  const outFits = take(8);
  const outPosition = take(8);
  const outVelocity = take(8);
  ok(W.motus_decay_to_target(put(DecayCodec, decay), target, time, outFits, outPosition, outVelocity));
  const _answer = [KIND.bool[0](outFits), KIND.f64[0](outPosition), KIND.f64[0](outVelocity)];
  top = _mark;
  return _answer;
}

export function springSettle(frequency, displacement, velocity, time) {
  const _mark = begin();
  const outDisplacement = take(8);
  const outVelocity = take(8);
  ok(W.motus_spring_settle(frequency, displacement, velocity, time, outDisplacement, outVelocity));
  const _answer = [KIND.f64[0](outDisplacement), KIND.f64[0](outVelocity)];
  top = _mark;
  return _answer;
}

export function pageTarget(paging, offset, velocity) {
  const _mark = begin();
  const outPage = take(8);
  const outOffset = take(8);
  ok(W.motus_page_target(put(PagingCodec, paging), offset, velocity, outPage, outOffset));
  const _answer = [KIND.u32[0](outPage), KIND.f64[0](outOffset)];
  top = _mark;
  return _answer;
}

export function snapTarget(snapping, positions, offset, velocity) {
  const _mark = begin();
  const outTarget = take(8);
  ok(W.motus_snap_target(put(SnappingCodec, snapping), putAll(SnapPositionCodec, positions), positions.length,
    offset, velocity, outTarget));
  const _answer = KIND.f64[0](outTarget);
  top = _mark;
  return _answer;
}

export function scrollRange(kind, start, size, dimension, insetStart, insetEnd) {
  const _mark = begin();
  const outBegin = take(8);
  const outEnd = take(8);
  ok(W.motus_scroll_range(int(kind), start, size, dimension, insetStart, insetEnd, outBegin, outEnd));
  const _answer = [KIND.f64[0](outBegin), KIND.f64[0](outEnd)];
  top = _mark;
  return _answer;
}

export function animatingStateName(state) {
  return text(got(W.motus_animating_state_name(int(state))));
}

export function id(text_ = null) {
  const _mark = begin();
  const _answer = number(got(W.motus_id(putText(text_))));
  top = _mark;
  return _answer;
}

export function idIn(id, text_ = null) {
  const _mark = begin();
  const _answer = number(got(W.motus_id_in(word(id), putText(text_))));
  top = _mark;
  return _answer;
}

export function gestureTypeName(type) {
  return text(got(W.motus_gesture_type_name(int(type))));
}

export function recognitionStateName(state) {
  return text(got(W.motus_recognition_state_name(int(state))));
}

export function appearanceStateName(state) {
  return text(got(W.motus_appearance_state_name(int(state))));
}

export function zoomEvaluate(physics, gesture, translation, size, grab) {
  const _mark = begin();
  const outRect = take(RectCodec.size);
  const outScale = take(8);
  ok(W.motus_zoom_evaluate(put(ZoomPhysicsCodec, physics), int(gesture), put(VectorCodec, translation),
    put(SizeCodec, size), put(PointCodec, grab), outRect, outScale));
  const _answer = [RectCodec.read(outRect, null), KIND.f64[0](outScale)];
  top = _mark;
  return _answer;
}

export function eventKindName(kind) {
  return text(got(W.motus_event_kind_name(int(kind))));
}
