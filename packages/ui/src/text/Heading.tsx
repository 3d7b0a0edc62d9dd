import { createElement, type ReactNode } from 'react';

/** A heading at the level that fits the page, 2 to 6 (contract section 3). */
export function Heading({ level = 2, children }: { level?: number; children: ReactNode }) {
  return createElement(`h${Math.min(6, Math.max(2, level))}`, { className: 'aw-heading' }, children);
}
