// As much of React as a binding touches: elements, components, contexts, state, refs and layout effects, whose order is
// React's: children before parents, and what is undone before what is done.
const FRAGMENT = Symbol("fragment");
let current = null;

export const createElement = (type, props, ...children) => ({ type, props: { ...props, children: children.flat(9) } });
export function createContext(value) {
  const context = { value };
  context.Provider = { context };
  return context;
}
const slot = (make) => {
  const { hooks } = current;
  if (current.at === hooks.length) hooks.push(make());
  return hooks[current.at++];
};
export function useState(first) {
  const owner = current, state = slot(() => ({ value: typeof first === "function" ? first() : first }));
  return [state.value, (value) => {
    if (state.value === value || owner.root.isEnded) return;
    state.value = value;
    owner.root.later();
  }];
}
export const useRef = (value) => slot(() => ({ current: value }));
export const useContext = (context) => current.contexts.get(context) ?? context.value;
export function useLayoutEffect(body, needs) {
  const effect = slot(() => ({ needs: null, undo: null }));
  if (effect.needs && needs?.every((one, at) => Object.is(one, effect.needs[at]))) return;
  effect.needs = needs ?? [];
  current.root.effects.push(effect);
  effect.body = body;
}

export function createRoot(box) {
  const root = { effects: [], isEnded: false, tree: null, node: null, isWaiting: false };
  root.later = () => {
    if (root.isWaiting) return;
    root.isWaiting = true;
    queueMicrotask(() => { root.isWaiting = false; if (!root.isEnded) root.render(root.node); });
  };
  const end = (one) => {
    if (!one) return;
    for (const child of one.children) end(child);
    for (const hook of one.hooks) hook.undo?.();
    one.dom?.remove();
  };
  const build = (node, old, parent, contexts) => {
    if (node === null || node === undefined || node === false) return end(old), null;
    if (old && old.type !== (node.type ?? null)) end(old), old = null;
    const one = old ?? { type: node.type ?? null, hooks: [], children: [], dom: null };
    let { type, props } = node, children = [];
    if (typeof node !== "object") {
      one.dom ??= parent.appendChild(document.createTextNode(""));
      one.dom.data = String(node);
    } else if (typeof type === "function") {
      Object.assign(one, { at: 0, root, contexts });
      const outer = current;
      current = one;
      children = [type(props)];
      current = outer;
    } else if (type.context) {
      contexts = new Map(contexts).set(type.context, props.value);
      ({ children } = props);
    } else {
      one.dom ??= parent.appendChild(document.createElement(type));
      const { ref, children: inside, ...rest } = props;
      for (const [name, value] of Object.entries(rest)) {
        if (one.rest?.[name] === value) continue; // as React: what is the same is not written again
        if (name.startsWith("on")) one.dom[name.toLowerCase()] = value;
        else one.dom.setAttribute(name === "className" ? "class" : name, value);
      }
      one.rest = rest;
      if (ref) ref.current = one.dom;
      parent = one.dom, children = inside;
    }
    for (let at = children.length; at < one.children.length; at++) end(one.children[at]);
    one.children = children.map((child, at) => build(child, one.children[at], parent, contexts));
    return one;
  };
  root.render = (node) => {
    root.node = node;
    root.tree = build(node, root.tree, box, new Map());
    const effects = root.effects.splice(0);
    for (const one of effects) one.undo?.();
    for (const one of effects) one.undo = one.body() ?? null;
  };
  root.unmount = () => { root.isEnded = true; end(root.tree); };
  return root;
}
