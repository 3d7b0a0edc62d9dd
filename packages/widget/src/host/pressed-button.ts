import { unshadowed } from '@adviser-widgets/core/internal';

/** What a button of ours shows now. */
export interface ShownButton {
  readonly words: unknown;
  readonly isBusy: boolean;
  /** The value of `aria-disabled`, if it has one. */
  readonly ariaDisabled: string | undefined;
}

interface KeptButton {
  readonly button: HTMLButtonElement;
  /** Its children. */
  readonly parts: readonly Element[];
  readonly shown: () => ShownButton;
}

type Undo = () => void;

/** By what a page takes a button out of use, or makes it look or sound different. */
const attributes = ['disabled', 'inert', 'hidden', 'type', 'value', 'class', 'style', 'aria-label'];

/** A page that changes it again each time wins: two observers that answer each other would never end. */
const mostUndoes = 50;

/**
 * Undoes what a page does to a button and its form in answer to a press. Plugins against double submission disable
 * and relabel them, and expect a new page to replace them. What the page had changed before the press stays, for
 * example a translation. Returns a function that ends it.
 */
export function undoPageChanges(kept: KeptButton): Undo {
  const { button, shown } = kept;
  const area = unshadowed<HTMLElement>(button.form ?? button); // the form may be the page's
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const observer = new MutationObserver(undo);
  let undoAll: Undo | undefined;
  let left = 0;

  // Before the click, which a page may hear first.
  for (const type of ['pointerdown', 'keydown'])
    area.addEventListener(type, () => !shown().isBusy && remember(), options);
  button.addEventListener('click', watch, options);
  area.addEventListener('submit', watch, options);
  return () => {
    listening.abort();
    observer.disconnect();
  };

  function remember(): void {
    observer.disconnect();
    left = mostUndoes;
    const each = around(button).map((element) => rememberAttributes(element, ['disabled']));
    each.push(rememberAttributes(button, attributes), rememberShown(kept));
    undoAll = () => each.forEach((undoOne) => undoOne());
  }

  function watch(): void {
    if (!undoAll) remember(); // a press without pointer or key, as assistive technology makes it
    for (const element of around(button)) observer.observe(element, { attributeFilter: ['disabled'] });
    observer.observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
    undo();
  }

  function undo(): void {
    if (left-- > 0) undoAll?.();
    observer.takeRecords(); // of its own changes
  }
}

/** What takes the button or its fields out of use: its form's controls, and fieldsets of the page around it. */
function around({ form, parentElement }: HTMLButtonElement): Element[] {
  const all: Element[] = form ? [...unshadowed(form).elements] : [];
  for (let place = parentElement; place; place = unshadowed(place).parentElement)
    if (unshadowed(place).localName === 'fieldset') all.push(place);
  return all;
}

function rememberAttributes(element: Element, names: readonly string[]): Undo {
  const own = unshadowed(element);
  const values = names.map((name) => own.getAttribute(name));
  return () => names.forEach((name, index) => setAttribute(element, name, values[index]));
}

/** The button itself changes its label and state while it is busy, and that must stay. */
function rememberShown({ button, parts, shown }: KeptButton): Undo {
  const { words } = shown();
  const undoContent = rememberContent(button);
  return () => {
    const now = shown();
    if (now.words === words) undoContent();
    else putInto(button, parts);
    setAttribute(button, 'aria-disabled', now.ariaDisabled);
  };
}

function rememberContent(node: ChildNode): Undo {
  const children = [...node.childNodes];
  const undoEach = children.map(rememberContent);
  const { data } = node as Partial<Text>; // an element has none
  return () => {
    if (data !== undefined) (node as Text).data = data;
    else putInto(node as Element, children);
    undoEach.forEach((undoOne) => undoOne());
  };
}

function setAttribute(element: Element, name: string, value: string | null | undefined): void {
  const own = unshadowed(element);
  if (own.getAttribute(name) === (value ?? null)) return;
  if (value == null) own.removeAttribute(name);
  else if (name === 'style' && own instanceof HTMLElement)
    own.style.cssText = value; // strict policies forbid the attribute
  else own.setAttribute(name, value);
}

/** Gives an element these children again, if a page has replaced any. */
export function putInto(button: Element, children: readonly ChildNode[]): void {
  const now = button.childNodes;
  if (now.length !== children.length || children.some((child, index) => child !== now[index]))
    button.replaceChildren(...children);
}
