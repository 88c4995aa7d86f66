// Runs a module of this folder: boot("app.js"). Where the page has been opened from a file, which may load no modules, they
// come from bundle.js, and so does the library.
"use strict";

globalThis.boot = (entry) => {
  const failed = (error) => {
    console.error(error);
    const said = Object.assign(document.createElement("p"), { className: "failed", textContent: String(error?.message ?? error) });
    document.body.prepend(said);
  };
  if (location.protocol !== "file:") return import(new URL(entry, document.baseURI)).catch(failed);
  const script = Object.assign(document.createElement("script"), { src: "bundle.js" });
  script.onerror = () => failed(new Error("bundle.js is missing beside this page"));
  script.onload = () => unpack(entry).catch(failed);
  document.head.append(script);
};

const BUNDLED = "https://bundled.invalid/"; // what modules of the bundle take for their address

async function unpack(entry) {
  const files = globalThis.motusModules, made = new Map(), ask = globalThis.fetch;
  if (new URLSearchParams(location.search).has("record")) throw new Error("a page that records has to be served");
  globalThis.fetch = async (what, ...more) => {
    if (String(what) !== `${BUNDLED}motus.wasm`) return ask(what, ...more);
    const bytes = Uint8Array.from(atob(globalThis.motusLibrary), (one) => one.charCodeAt(0));
    return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
  };
  /** Modules become addresses of texts, those that a module asks for first. */
  const address = (name) => {
    if (!made.has(name)) {
      if (files[name] === undefined) throw new Error(`${name} is not in the bundle`);
      const text = files[name].replaceAll("import.meta.url", JSON.stringify(BUNDLED))
        .replace(/^(?!\s*(?:\*|\/\/))(.*\bfrom )"\.\/([\w.]+\.js)";/gm, (_, before, other) => `${before}"${address(other)}";`);
      made.set(name, URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    }
    return made.get(name);
  };
  await import(address(entry));
}
