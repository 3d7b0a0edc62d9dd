import { hush, keepEnter, type ShownNodes } from '@adviser-widgets/widget/react/internal';
import type { Arrival } from '../arrival.ts';
import { fold, onTarget, type Fold } from '../fold.ts';
import type { PageSection } from './read-sections.ts';

interface FoldOptions {
  readonly shown: ShownNodes;
  readonly id: string;
  readonly isRegion: boolean;
  readonly isOpen: boolean;
  /** Opens the section if it leads there. */
  readonly arrival: Arrival | undefined;
  readonly onToggle: (isOpen: boolean) => unknown;
  readonly signal: AbortSignal;
}

/** A button must not contain these. */
const interactive = 'a[href], button, input, select, [tabindex]';

/** An attribute, as removing a class could leave an empty `class` behind. */
const look = 'data-aw-section';

/** A heading gets a button around its text, or beside it if the heading contains a link. */
export function foldSection({ mark, content }: PageSection, options: FoldOptions): Fold {
  mark.setAttribute(look, '');
  options.signal.addEventListener('abort', () => mark.removeAttribute(look));
  return mark instanceof HTMLDetailsElement
    ? foldDetails(mark, options)
    : foldHeading({ mark, content }, options);
}

function foldDetails(
  details: HTMLDetailsElement,
  { isOpen: opens, arrival, onToggle, signal }: FoldOptions,
): Fold {
  const wasOpen = details.open;
  const set = (isOpen: boolean) => {
    details.open = isOpen;
  };
  const onChange = () => {
    if (!details.open) hush(details);
    onToggle(details.open);
  };
  details.addEventListener('toggle', onChange, { signal });
  signal.addEventListener('abort', () => set(wasOpen));
  if (opens || arrival?.isIn([details])) set(true);
  onTarget([details], () => set(true), signal);
  return { isOpen: () => details.open, set };
}

/** By heading: a section that is folded again keeps its button, which may have the focus. */
const buttons = new WeakMap<Element, Element>();

function foldHeading(
  { mark: heading, content }: PageSection,
  { shown, id, isRegion, onToggle, signal, ...how }: FoldOptions,
): Fold {
  const hasOther = heading.querySelector(interactive);
  const label = hasOther ? [] : [...heading.childNodes];
  const button = buttons.get(heading) ?? document.createElement('button');
  buttons.set(heading, button);
  setAttributes(button, { type: 'button', id: `${id}b`, class: 'aw-fold', 'aria-controls': id });
  const panel = document.createElement('div');
  const region = isRegion && { role: 'region', 'aria-labelledby': button.id };
  setAttributes(panel, { id, class: 'aw-folded', ...region });
  const text = document.createElement('span');
  keepEnter(button); // ours, though within the page's heading
  button.removeAttribute('aria-label');
  if (hasOther) {
    heading.setAttribute(look, 'link');
    button.setAttribute('aria-label', heading.textContent.trim());
  }
  const owned = [shown.own(button), shown.own(panel)];
  // Inserted first: nodes can be moved in place only into elements of the page.
  button.replaceChildren(text);
  heading.append(button);
  Element.prototype.after.call(heading, panel); // its own would give everything back to the page
  shown.watch(heading);
  const undos = [shown.show(label, text), shown.show(content, panel), ...owned];
  signal.addEventListener('abort', () => {
    undos.forEach((undo) => undo());
    button.replaceWith();
    panel.replaceWith();
  });
  return fold({ button, panel, onToggle, signal, ...how });
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] ?? '');
}
