// Motus in React: a stage, and elements on it that move as views do. Types: react.d.ts.
//
//   <Stage runtime={runtime}>
//     <Motion frame={[20, 20, 200, 120]} alpha={open ? 1 : 0} animation={{ bounce: 0.3 }}>…</Motion>
//   </Stage>
//
// What a Motion is given of its view's properties is where it goes; with `animation` it moves there, and from wherever
// it is when they change again. Everything else is its element's.
import { createContext, createElement, useContext, useLayoutEffect, useRef, useState } from "react";
import { View } from "./motus.js";
import { bind, mount } from "./dom.js";

const Place = createContext(null);
/** The properties of a view that a Motion may be given. */
const PROPERTIES = ["bounds", "center", "frame", "transform", "transform3d", "alpha", "hidden", "backgroundColor",
  "cornerRadius", "cornerRadii", "clipsToBounds", "userInteractionEnabled", "groupsOpacity"];

/** An element that is the window of a runtime. */
export function Stage({ runtime, frame = null, as = "div", children, ...rest }) {
  const element = useRef(null), [mounted, setMounted] = useState(null);
  useLayoutEffect(() => {
    const made = mount(element.current, runtime, { frame });
    setMounted(made);
    return () => {
      setMounted(null);
      made.unmount();
    };
  }, [runtime]);
  const place = mounted && { runtime, mount: mounted, view: runtime.window };
  return createElement(as, { ...rest, ref: element }, place && createElement(Place.Provider, { value: place }, children));
}

/** The runtime, the mount and the view around: { runtime, mount, view }. */
export function usePlace() {
  const place = useContext(Place);
  if (!place) throw new TypeError("it stands outside of a Stage");
  return place;
}

/** A view, and the element that shows it. `onView(view)` is called once it stands in its superview. */
export function Motion({ as = "div", animation = null, measured = false, onView = null, children, ...rest }) {
  const { runtime, mount: around, view: superview } = usePlace();
  const element = useRef(null), isFirst = useRef(true), [view] = useState(() => new View(runtime));
  const given = PROPERTIES.filter((name) => rest[name] !== undefined).map((name) => [name, rest[name]]);
  for (const [name] of given) delete rest[name];
  useLayoutEffect(() => {
    superview.addSubview(view);
    const binding = bind(view, element.current, { measured });
    onView?.(view);
    return () => {
      binding.unbind();
      view.removeFromSuperview();
      isFirst.current = true;
    };
  }, [view, superview, around]);
  useLayoutEffect(() => {
    const set = () => { for (const [name, value] of given) view[name] = value; };
    if (isFirst.current || !animation) runtime.performWithoutAnimation(set);
    else runtime.animate(animation, set);
    isFirst.current = false;
  }, [JSON.stringify(given)]);
  const place = { runtime, mount: around, view };
  return createElement(as, { ...rest, ref: element }, createElement(Place.Provider, { value: place }, children));
}
