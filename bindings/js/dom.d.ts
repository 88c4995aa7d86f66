// Types of dom.js.
import { ArrangementOptionsGiven, Runtime, TimingGiven, TimingType, View } from "./motus.js";

/** Makes an element the window of a runtime: clock, pointers, wheel, size, `dir` and reduced motion are the browser's,
 *  and its draw list has what is out of sight, too. `frame(runtime)`, if given, is called after each frame. */
export function mount(element: HTMLElement, runtime: Runtime, options?: { frame?: (runtime: Runtime) => void }): Mount;
/** Lets an element show a view. The element stands in the element of a view above it, or in the mounted one. A
 *  `measured` one has the size of its contents. */
export function bind(view: View, element: HTMLElement, options?: { measured?: boolean }): Binding;
/** Keeps a list of elements, one below the other, as children of a view. */
export function list<Item>(parent: View, items: Iterable<Item>, options: ListOptions<Item>): List<Item>;
/** A timing as CSS has it: what Element.animate() takes. `duration` is in seconds, of timings that have none. */
export function toLinear(timing: TimingGiven | TimingType | null, duration?: number): { duration: number; easing: string };

export class Mount {
  private constructor();
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  /** Whether the element's text runs from right to left. */
  readonly rightToLeft: boolean;
  /** The element that shows a view. */
  elementOf(view: View): HTMLElement | null;
  /** There will be a frame; what asks for one by itself needs no call. */
  wake(): void;
  /** Lets go of the element; the runtime lives on. */
  unmount(): void;
}

export class Binding {
  private constructor();
  readonly view: View;
  readonly element: HTMLElement;
  /** Gives the element back its own style. */
  unbind(): void;
}

export interface ListOptions<Item> extends ArrangementOptionsGiven {
  /** What names an item. */
  key(item: Item): string | number;
  /** Makes the element of an item, or brings the one that there is up to date. */
  render(item: Item, element: HTMLElement | null): HTMLElement | void;
  /** Is told of the view of an item that has come, to give it gestures. */
  made?(view: View, item: Item): void;
  gap?: number;
  inset?: number;
}

export class List<Item> {
  private constructor();
  /** The height of all rows. */
  readonly height: number;
  /** Shows these items: rows come, move, and leave. */
  update(items: Iterable<Item>): void;
  /** Takes all rows away. */
  remove(): void;
}
