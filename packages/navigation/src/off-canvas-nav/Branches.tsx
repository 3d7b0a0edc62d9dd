import { DisclosureButton } from '@adviser-widgets/ui';
import { PageNodes, useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigationText } from '../texts.ts';

/** A button for each list inside an entry of the list that stands in an element by now; those of another widget inside are its own. */
export function Branches({ of }: { readonly of: Element }) {
  const { element: host = null } = useWidgetHost();
  const [lists] = useState(() => [...of.querySelectorAll<HTMLElement>('li > ul')].filter((list) => list.closest('[data-widget]') === host));
  return lists.map((list, index) => <Branch key={index} list={list} />);
}

/**
 * The button that unfolds a list inside an entry, right before it: beside the entry's link, or around its words where it
 * has none. A disclosure, not a menu: the Tab key goes through all of it.
 */
function Branch({ list }: { readonly list: HTMLElement }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const [{ place, words, control }] = useState(() => headOf(list));
  const [isOpen, setOpen] = useState(() => leadsHere(list.parentElement));
  const toggle = () => setOpen((before) => !before);
  useLayoutEffect(() => putBefore(list, place, id), [list, place, id]);
  useLayoutEffect(() => fold(list, !isOpen), [list, isOpen]);
  useEffect(() => {
    if (control?.getAttribute('href') !== '#') return;
    // It leads nowhere: editors write such links where they want what the button does.
    const onPress = (event: Event) => {
      event.preventDefault();
      toggle();
    };
    control.addEventListener('click', onPress);
    return () => control.removeEventListener('click', onPress);
  }, [control]);
  const name = control?.textContent.trim();
  const label = name === undefined ? undefined : navigationText('moreIn', widget, { name });
  return createPortal(
    <DisclosureButton isOpen={isOpen} controls={list.id || id} onToggle={toggle} label={label}>
      {!control && <PageNodes nodes={words} as="span" />}
    </DisclosureButton>,
    place,
  );
}

/** Gives the list an id too, where it has none. Returns the undo. */
function putBefore(list: HTMLElement, place: Element, id: string): () => void {
  const isNamed = list.id !== '';
  list.before(place);
  if (!isNamed) list.id = id;
  return () => {
    place.remove();
    if (!isNamed) list.removeAttribute('id');
    list.hidden = false;
  };
}

function fold(list: HTMLElement, isFolded: boolean): void {
  list.hidden = isFolded;
}

/** What stands before the list in its entry, and where the button goes. */
function headOf(list: Element) {
  const entry = [...(list.parentElement?.childNodes ?? [])];
  const words = entry.slice(0, entry.indexOf(list));
  const first = list.parentElement?.querySelector('a, button');
  const control = first && !list.contains(first) ? first : undefined;
  const place = document.createElement('span');
  place.className = `aw-branch${control ? '' : ' aw-branch--alone'}`;
  return { place, words, control };
}

/** Whether an entry of a navigation holds the current page, as the page says or as its address does. */
export function leadsHere(entry: Element | null): boolean {
  if (entry?.querySelector('[aria-current]:not([aria-current="false"])')) return true;
  return [...(entry?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? [])].some(
    ({ host, pathname }) => host === location.host && pathname === location.pathname,
  );
}
