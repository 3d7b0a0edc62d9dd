import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type ReactNode } from 'react';

/** A navigation landmark of that name, unless the page has made one of it already, outside or inside. */
export function Landmark({ label, children }: { label: string; children: ReactNode }) {
  const { element } = useWidgetHost();
  // At the first render the page's nodes still stand where they were written.
  const [isThere] = useState(() => Boolean(element?.closest('nav') ?? element?.querySelector('nav')));
  return isThere ? children : <nav aria-label={label}>{children}</nav>;
}
