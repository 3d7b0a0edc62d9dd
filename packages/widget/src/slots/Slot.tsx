import { useState } from 'react';
import { PageNodes } from './PageNodes.tsx';

/** Shows a slot's element, the very one that stands in the page. */
export function Slot({ element }: { element: HTMLElement }) {
  const [nodes] = useState([element]);
  return <PageNodes nodes={nodes} className="aw-slot" />;
}
