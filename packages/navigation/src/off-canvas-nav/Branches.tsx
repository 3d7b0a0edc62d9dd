import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState } from 'react';
import { Branch } from './Branch.tsx';

/** A button for each list inside an entry of the list that stands in an element by now. */
export function Branches({ of }: { of: Element }) {
  const { element = null } = useWidgetHost();
  const [lists] = useState(() => [...of.querySelectorAll<HTMLElement>('li > ul')].filter((list) => list.closest('[data-widget]') === element));
  return lists.map((list, index) => <Branch key={index} list={list} />);
}
