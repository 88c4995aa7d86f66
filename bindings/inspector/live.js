// A run that is looked at while it goes on: lines come from the server of live.py, orders go to it.
const MOST_FRAMES = 36000; // ten minutes of 60 a second: more than a page should hold
const STEP = 16667; // microseconds

class Live {
  #reader = new Reader();
  #next = 0; // bytes that have been read
  #isChosen = false; // which view's curves are shown
  #said = ""; // how the program has ended
  #asked = null; // what is drawn with the next frame of the browser
  state = "waiting";
  speed = 1000;

  start() {
    $("live").hidden = false;
    $("hint").hidden = true;
    seconds = 10;
    change = (...given) => this.change(...given);
    this.#read();
  }

  // Asks for more until the run has ended or something is wrong.
  async #read() {
    while (true) {
      let got;
      try {
        const answer = await fetch(`state?from=${this.#next}`);
        if (!answer.ok) return notice(await answer.text());
        got = await answer.json();
      } catch {
        return notice("the server has ended");
      }
      this.#heard(got);
      const isOver = got.state === "ended" && !got.text;
      try {
        this.#reader.feed(got.text, isOver);
      } catch (problem) {
        return notice(problem.message);
      }
      // A frame that more lines may belong to is no part of the lanes yet.
      this.#grown(!got.text);
      if (isOver) return;
      if (run && run.frames.length > MOST_FRAMES) {
        return notice(`the page holds ${MOST_FRAMES} frames; the program goes on, and so does its trace`);
      }
    }
  }

  #heard({ next, state, said, speed }) {
    this.#next = next;
    this.state = state;
    this.speed = speed;
    this.#said = said;
    $("hold").textContent = speed ? "Hold" : "Go on";
    for (const name of ["hold", "step", "speed"]) $(name).disabled = state !== "running";
  }

  #grown(isWhole) {
    const { result } = this.#reader;
    const sentences = [this.#said, /^line /.test(result) && result].filter(Boolean);
    if (sentences.length) notice(sentences.join(" · "));
    if (!run) {
      list(this.#reader);
      if (!runs.length) return;
      show(runs[0]);
    }
    if (this.#reader.runs.size !== runs.length) list(this.#reader);
    if (run.tracks.size !== $("view").length) listViews();
    if (!this.#isChosen) {
      // The view that has moved most, until another is asked for.
      const [most] = [...run.tracks].reduce((one, next) => (next[1].length > one[1].length ? next : one), ["", []]);
      if (most && most !== view) choose(most);
    }
    lanes = growing.grow(run.frames.length - (isWhole ? 0 : 1));
    $("seek").max = run.frames.length - 1;
    $("seek").value = frame;
    if ($("follow").checked) this.#draw();
    else say();
  }

  // Once a frame of the browser, whatever comes in.
  #draw() {
    this.#asked ??= requestAnimationFrame(() => {
      this.#asked = null;
      if ($("follow").checked) go(run.frames.length - 1);
    });
  }

  chosen() {
    this.#isChosen = true;
  }

  async order(text) {
    const answer = await fetch("order", { method: "POST", body: text }).catch(() => null);
    if (!answer) notice("the server has ended");
    else if (!answer.ok) notice(await answer.text());
  }

  hold(isHeld) {
    this.order(`speed ${isHeld ? 0 : $("speed").value}`);
  }

  /** Plays the run again with another number in a line of its trace. */
  async change(line, word, value, name) {
    const answer = await fetch("change", { method: "POST", body: `${line} ${word} ${value}` }).catch(() => null);
    if (!answer) return notice("the server has ended");
    const text = await answer.text();
    if (!answer.ok) return notice(text);
    const reader = new Reader();
    reader.feed(text, true);
    showOther(reader.runs.get(run.name) ?? null);
    notice(`dashed: with ${name || "the number"} ${value}`);
  }

  /** Looks at a moment that has been, while the program goes on. */
  seek(to) {
    $("follow").checked = false;
    go(to);
  }
}

const live = new Live();
if ("live" in $("trace").dataset) {
  $("hold").addEventListener("click", () => live.hold(live.speed !== 0));
  $("step").addEventListener("click", () => live.order(`step ${STEP}`));
  $("speed").addEventListener("change", () => live.hold(false));
  $("seek").addEventListener("input", () => live.seek(Number($("seek").value)));
  $("follow").addEventListener("change", () => { if ($("follow").checked && run) go(run.frames.length - 1); });
  $("view").addEventListener("change", () => live.chosen());
  $("picture").addEventListener("click", () => live.chosen());
  $("same").addEventListener("click", () => { showOther(null); notice(""); });
  $("lanes").addEventListener("pointerdown", () => { $("follow").checked = false; });
  addEventListener("keydown", (event) => {
    if (event.target !== document.body) return;
    if (event.key === " ") live.hold(live.speed !== 0);
    else if (event.key === ".") live.order(`step ${STEP}`);
    else if (event.key.startsWith("Arrow")) $("follow").checked = false;
    else return;
    event.preventDefault();
  });
  live.start();
}
window.inspector.live = live;
