import { DisclosureButton } from '@adviser-widgets/ui/disclosure';
import { PageNodes } from '@adviser-widgets/widget/content';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lendAttribute } from '../lend-attribute.ts';
import { navigationText } from '../navigation-text.ts';
import { leadsHere } from './leads-here.ts';

/**
 * The button that unfolds a list inside an entry, right before it: beside the entry's link, or around its words where it
 * has none. A disclosure, not a menu: the Tab key goes through all of it.
 */
export function Branch({ list }: { list: HTMLElement }) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const [{ place, words, control }] = useState(() => headOf(list));
  const [isOpen, setOpen] = useState(() => leadsHere(list.parentElement));
  const toggle = () => setOpen((before) => !before);
  useLayoutEffect(() => {
    list.before(place);
    const takeBack = list.id ? undefined : lendAttribute(list, 'id', id);
    return () => {
      place.remove();
      takeBack?.();
    };
  }, [list, place, id]);
  useLayoutEffect(() => lendAttribute(list, 'hidden', isOpen ? null : ''), [list, isOpen]);
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
  const label = name === undefined ? undefined : navigationText('moreIn', widget).replace('{name}', () => name);
  return createPortal(
    <DisclosureButton isOpen={isOpen} controls={list.id || id} onToggle={toggle} label={label}>
      {!control && <PageNodes nodes={words} as="span" />}
    </DisclosureButton>,
    place,
  );
}

/** What stands before the list in its entry, and where the button goes. */
function headOf(list: Element) {
  const entry = [...(list.parentElement?.childNodes ?? [])];
  const words = entry.slice(0, entry.indexOf(list));
  const control = words.map(controlIn).find(Boolean);
  const place = document.createElement('span');
  place.className = control ? 'aw-branch' : 'aw-branch aw-branch--alone';
  return { place, words, control };
}

function controlIn(node: ChildNode): Element | null | undefined {
  return node instanceof Element ? (node.matches('a, button') ? node : node.querySelector('a, button')) : undefined;
}
