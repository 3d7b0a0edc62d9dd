import { createElement, type ReactNode } from 'react';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface HeadingProps {
  /** Others are taken for the nearest of 2 to 6. */
  readonly level?: number | undefined;
  /** Its text. */
  readonly children: ReactNode;
}

/** A heading at the level that fits the page, 2 to 6. */
export function Heading({ level = 2, children }: HeadingProps) {
  useStyleSheetCheck();
  return createElement(`h${Math.min(6, Math.max(2, level))}`, { className: 'aw-heading' }, children);
}
