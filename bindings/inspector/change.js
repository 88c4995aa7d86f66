// What would have happened: numbers of calls are changed, and the run is played again with them, beside the one that was.
let other = null; // the run with the change

// What each word of a call is called, as in the header.
function namesOf(line) {
  const words = line.split(" "), names = [];
  const value = (at, name, struct) => {
    names[at] = name;
    if (words[at]?.startsWith("@") && words[at + 1] === "{") return value(at + 1, name, "");
    if (words[at] !== "{" && words[at] !== "[") return at + 1;
    const isList = words[at] === "[", fields = FIELDS.structs[struct] ?? [];
    let field = 0;
    // The size of a struct stands first in those that have one.
    const isSized = !isList && (words[at + 1] === "=" || struct.endsWith("_options") || struct === "motus_timing");
    for (at += isSized ? 2 : 1; at < words.length && words[at] !== "}" && words[at] !== "]";) {
      const [inner, of] = isList ? ["", struct] : fields[field++] ?? ["", ""];
      at = value(at, inner ? `${name}.${inner}` : name, of);
    }
    return at + 1;
  };
  let at = 1;
  for (const [name, struct] of FIELDS.calls[words[0]] ?? []) at = value(at, name, struct);
  return names;
}

const isNumber = (word) => /^-?(\d+|0x[01](\.[0-9a-f]+)?p[+-]\d+|inf|nan)$/.test(word);

// A call as the page shows it, with numbers that can be changed.
function changeable(call, change) {
  const element = document.createElement("span"), names = namesOf(call.line);
  call.line.split(" ").forEach((word, at) => {
    if (at) element.append(" ");
    if (!at || !isNumber(word)) return element.append(word);
    const number = document.createElement("u");
    number.textContent = readable(word);
    number.title = names[at] ?? "";
    number.dataset.name = names[at] ?? "";
    number.onclick = () => {
      const input = document.createElement("input");
      input.value = number.textContent;
      input.size = 8;
      input.onkeydown = (event) => {
        event.stopPropagation();
        if (event.key === "Escape") number.textContent = readable(word);
        if (event.key === "Enter") change(call.at, at, input.value, names[at]);
      };
      number.replaceChildren(input);
      input.focus();
      input.select();
      number.onclick = null;
    };
    element.append(number);
  });
  return element;
}

function showOther(made) {
  other = made;
  $("same").hidden = !made;
  if (run) go(frame);
}
