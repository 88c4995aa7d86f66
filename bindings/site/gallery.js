// Examples, each with its sources: a tab for each language, a list where there are several files.
const { EXAMPLES } = globalThis; // from examples.js

const add = (parent, name, fields = {}) => {
  const made = Object.assign(document.createElement(name), fields);
  parent.append(made);
  return made;
};

for (const { title, said, live, height, picture, sources } of EXAMPLES) {
  const box = add(document.querySelector("#examples"), "section", { className: "example", id: title.replaceAll(" ", "-") });
  const left = add(box, "div"), right = add(box, "div", { className: "code" }), bar = add(right, "div", { className: "bar" });
  add(left, "h2", { textContent: title });
  add(left, "p", { textContent: said, className: "soft" });
  if (picture) add(left, "img", { src: picture, alt: said, loading: "lazy" });
  else {
    const frame = add(left, "iframe", { src: live, title, loading: "lazy" });
    frame.style.height = `${height}px`;
    if (height > 600) frame.style.maxWidth = "390px";
  }
  const files = add(bar, "select", { title: "file" }), code = add(right, "pre");
  const show = (language) => {
    for (const one of bar.querySelectorAll("button")) one.ariaPressed = String(one.textContent === language);
    files.replaceChildren(...sources[language].map(({ name }, at) => new Option(name, at)));
    files.onchange = () => { code.textContent = sources[language][files.value].text; };
    files.onchange();
  };
  for (const language of Object.keys(sources)) {
    bar.insertBefore(Object.assign(document.createElement("button"), { textContent: language, onclick: () => show(language) }), files);
  }
  show(Object.keys(sources).includes("C") ? "C" : Object.keys(sources)[0]);
}
