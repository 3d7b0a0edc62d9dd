import { DisclosureButton } from '@adviser-widgets/ui';
import { PageNodes, useWidgetHost } from '@adviser-widgets/widget/react';
import { firstAmong, hush, keepEnter, withoutOurs } from '@adviser-widgets/widget/react/internal';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { InPlace } from '../InPlace.tsx';
import { navigationText } from '../texts.ts';

interface BranchesProps {
  readonly of: Element;
  /** What the element shows of the page. */
  readonly nodes: readonly ChildNode[];
}

export function Branches({ of, nodes }: BranchesProps) {
  const { element: host = null } = useWidgetHost();
  const heads = useMemo(() => {
    const all = (nodes.length > 0 ? nodes : [of]).flatMap(branchesIn);
    return all.filter((list) => list.closest('[data-widget]') === host).map(headOf);
  }, [of, nodes, host]);
  return heads.map((head) => <Branch key={keyOf(head.list)} {...head} />);
}

function branchesIn(node: ChildNode): readonly HTMLElement[] {
  return node instanceof Element ? [...node.querySelectorAll<HTMLElement>('li > ul')] : [];
}

const keys = new WeakMap<Element, number>();
let count = 0;

function keyOf(list: Element): number {
  const key = keys.get(list) ?? ++count;
  keys.set(list, key);
  return key;
}

interface Head {
  readonly list: HTMLElement;
  /** What stands before the list in its entry. */
  readonly words: readonly ChildNode[];
  readonly control: Element | undefined;
}

/** A disclosure, not a menu: Tab moves through all of it. */
function Branch({ list, words, control }: Head) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  const [isOpen, setOpen] = useState(() => leadsHere(list.parentElement));
  const toggle = () => setOpen((before) => !before);
  useLayoutEffect(() => nameList(list, id), [list, id]);
  useLayoutEffect(() => fold(list, !isOpen), [list, isOpen]);
  useLayoutEffect(() => () => fold(list, false), [list]);
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
  return (
    <InPlace as="span" put={(place) => insertBefore(list, place, !control)}>
      <DisclosureButton isOpen={isOpen} controls={list.id || id} onToggle={toggle} label={label}>
        {!control && <PageNodes nodes={words} as="span" />}
      </DisclosureButton>
    </InPlace>
  );
}

function insertBefore(list: Element, place: HTMLElement, isAlone: boolean): void {
  place.className = `aw-branch${isAlone ? ' aw-branch--alone' : ''}`;
  keepEnter(place); // its button is ours, though within the page's list
  // Moved without need, it would lose the focus. The list's own method would give everything back to the page.
  if (list.previousSibling !== place) Element.prototype.before.call(list, place);
}

/** Gives the list an id if it has none. */
function nameList(list: HTMLElement, id: string): () => void {
  if (list.id) return () => {};
  list.id = id;
  return () => list.removeAttribute('id');
}

function fold(list: HTMLElement, isFolded: boolean): void {
  list.hidden = isFolded;
  if (isFolded) hush(list);
}

function headOf(list: HTMLElement): Head {
  const entry = [...(list.parentElement?.childNodes ?? [])];
  const words = withoutOurs(entry.slice(0, entry.indexOf(list)));
  return { list, words, control: firstAmong(words, 'a, button') };
}

export function leadsHere(entry: Element | null): boolean {
  if (entry?.querySelector('[aria-current]:not([aria-current="false"])')) return true;
  return [...(entry?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? [])].some(
    ({ host, pathname }) => host === location.host && pathname === location.pathname,
  );
}
