import { moveNodes } from '@adviser-widgets/widget/react';
import { fold, onTarget } from '../fold.ts';
import type { PageSection } from './read-sections.ts';

interface FoldOptions {
  /** For its panel. */
  readonly id: string;
  /** Whether the panel is a landmark. */
  readonly isRegion: boolean;
  /** Hears whenever it opens or closes. */
  readonly onToggle: (isOpen: boolean) => unknown;
  /** Aborts when everything is to be as it was. */
  readonly signal: AbortSignal;
}

/** What cannot stand inside a button. */
const interactive = 'a[href], button, input, select, [tabindex]';

/** Marks what has the look of a section. An attribute, as a class would leave one behind where there was none. */
const look = 'data-aw-section';

/**
 * Makes a section of the page open and close. A `<details>` can do so already. A heading gets a button, which takes its text
 * in, or stands beside it where there is a link in it; what follows moves into a panel.
 *
 * @returns opens and closes it
 */
export function foldSection({ mark, content }: PageSection, options: FoldOptions): (isOpen: boolean) => void {
  mark.setAttribute(look, '');
  options.signal.addEventListener('abort', () => mark.removeAttribute(look));
  return mark instanceof HTMLDetailsElement ? foldDetails(mark, options) : foldHeading({ mark, content }, options);
}

function foldDetails(details: HTMLDetailsElement, { onToggle, signal }: FoldOptions): (isOpen: boolean) => void {
  const wasOpen = details.open;
  const set = (isOpen: boolean) => {
    details.open = isOpen;
  };
  details.addEventListener('toggle', () => onToggle(details.open), { signal });
  signal.addEventListener('abort', () => set(wasOpen));
  onTarget([details], () => set(true), signal);
  return set;
}

function foldHeading({ mark: heading, content }: PageSection, { id, isRegion, onToggle, signal }: FoldOptions): (isOpen: boolean) => void {
  const hasOther = heading.querySelector(interactive);
  const label = hasOther ? [] : [...heading.childNodes];
  const button = create('button', { type: 'button', id: `${id}b`, class: 'aw-fold', 'aria-controls': id });
  const panel = create('div', { id, class: 'aw-folded', ...(isRegion && { role: 'region', 'aria-labelledby': button.id }) });
  const text = create('span', {});
  if (hasOther) button.setAttribute('aria-label', heading.textContent.trim());
  // In the page first, as what stands there can be moved in place.
  button.append(text);
  heading.append(button);
  heading.after(panel);
  const moves = [moveNodes(label, text), moveNodes(content, panel)];
  signal.addEventListener('abort', () => {
    moves.forEach((moveBack) => moveBack());
    button.remove();
    panel.remove();
  });
  return fold({ button, panel, onToggle, signal });
}

function create(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] ?? '');
  return element;
}
