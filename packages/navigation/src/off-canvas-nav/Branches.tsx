import { DisclosureButton } from '@adviser-widgets/ui';
import { keepEnter, oursAttribute, PageNodes, useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useId, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigationText } from '../texts.ts';

export function Branches({ of }: { readonly of: Element }) {
  const { element: host = null } = useWidgetHost();
  const [lists] = useState(() =>
    [...of.querySelectorAll<HTMLElement>('li > ul')].filter((list) => list.closest('[data-widget]') === host),
  );
  return lists.map((list, index) => <Branch key={index} list={list} />);
}

/** A disclosure, not a menu: Tab moves through all of it. */
function Branch({ list }: { readonly list: HTMLElement }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const [{ place, words, control }] = useState(() => headOf(list));
  const [isOpen, setOpen] = useState(() => leadsHere(list.parentElement));
  const toggle = () => setOpen((before) => !before);
  useInsertionEffect(() => insertBefore(list, place, id), [list, place, id]);
  useLayoutEffect(() => fold(list, !isOpen), [list, isOpen]);
  useEffect(() => {
    if (control?.getAttribute('href') !== '#') return;
    // Editors write `#` links for entries that only open their list.
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

/** Also gives the list an id if it has none. */
function insertBefore(list: HTMLElement, place: Element, id: string): () => void {
  const isNamed = list.id !== '';
  list.before(place);
  if (!isNamed) list.id = id;
  return () => {
    place.replaceWith();
    if (!isNamed) list.removeAttribute('id');
    list.hidden = false;
  };
}

function fold(list: HTMLElement, isFolded: boolean): void {
  list.hidden = isFolded;
}

function headOf(list: Element) {
  const entry = [...(list.parentElement?.childNodes ?? [])];
  const words = entry.slice(0, entry.indexOf(list));
  const first = list.parentElement?.querySelector('a, button');
  const control = first && !list.contains(first) ? first : undefined;
  const place = document.createElement('span');
  place.className = `aw-branch${control ? '' : ' aw-branch--alone'}`;
  place.setAttribute(oursAttribute, '');
  keepEnter(place); // its button is ours, though within the page's list
  return { place, words, control };
}

export function leadsHere(entry: Element | null): boolean {
  if (entry?.querySelector('[aria-current]:not([aria-current="false"])')) return true;
  return [...(entry?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? [])].some(
    ({ host, pathname }) => host === location.host && pathname === location.pathname,
  );
}
