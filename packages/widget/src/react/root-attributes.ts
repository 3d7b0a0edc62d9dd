import type { CSSProperties, Ref } from 'react';
import type { AsRoot } from '../place/widget-context.ts';
import type { RootProps } from './root-props.ts';

/** Whether an app means a prop for the root element of a widget. */
export function isRootProp(name: string): boolean {
  return /^(className|style|id|data-.*|aria-.*)$/.test(name);
}

/** The attributes of the element that may become a root: its own. */
interface OwnAttributes {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<Element> | undefined;
}

/** Returns what adds an app's attributes to those of a widget's root element. */
export function addToRoot(given: RootProps, follower: RootFollower): AsRoot {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return <Own extends object>(own: Own) => {
    const { className, style, ref }: OwnAttributes = own;
    return {
      ...own,
      ...Object.fromEntries(set),
      className: [className, given.className].filter(Boolean).join(' ') || undefined,
      style: given.style ? { ...style, ...given.style } : style,
      ref: follower.refBeside(ref),
    };
  };
}

/** Tells an app's ref which element is a widget's root, whichever of the two changes. */
export class RootFollower {
  #element: Element | null = null;
  #end: (() => void) | undefined;
  #given: Ref<Element> | undefined;
  readonly #refs = new Map<Ref<Element> | undefined, Ref<Element>>();

  /** Sets the ref from now on. Returns the undo. */
  readonly follow = (given: Ref<Element> | undefined): (() => void) => {
    this.#given = given;
    this.#set(this.#element);
    return () => {
      this.#set(null);
      this.#given = undefined;
    };
  };

  /** Returns a ref for a root that has one of the widget's own: always the same, or React would set both again. */
  refBeside(own: Ref<Element> | undefined): Ref<Element> {
    const known = this.#refs.get(own);
    if (known) return known;
    const ref = createRef(own, (element, before) => {
      if (!element && before !== this.#element) return; // Preact removes the old root after it has set the new one
      this.#element = element;
      this.#set(element);
    });
    this.#refs.set(own, ref);
    return ref;
  }

  #set(element: Element | null): void {
    this.#end?.();
    this.#end = element ? setRef(this.#given, element) : undefined;
  }
}

/** An object, as a widget may read from it what it has put into its own. */
function createRef(
  own: Ref<Element> | undefined,
  onChange: (element: Element | null, before: Element | null) => void,
): Ref<Element> {
  let current: Element | null = null;
  let end: (() => void) | undefined;
  return {
    get current() {
      return current;
    },
    set current(element) {
      const before = current;
      current = element;
      end?.();
      end = element ? setRef(own, element) : undefined;
      onChange(element, before);
    },
  };
}

/** Sets a ref of either kind. Returns the undo; a function may have brought its own (React 19). */
function setRef(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
