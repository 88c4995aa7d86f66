// Plays a trace in WebAssembly, as motus-replay does: node replay.mjs TRACE
import { readFileSync } from "node:fs";
import * as motus from "../../.build/motus/web/motus.js";

await motus.load(new URL("../../.build/motus/web/motus-record.wasm", import.meta.url));
const { hash, calls, shown } = motus.replay(readFileSync(process.argv[2], "utf8"));
console.log(`${hash} ${calls} calls, shown ${shown}`);
