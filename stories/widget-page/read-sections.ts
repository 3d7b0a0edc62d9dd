import type { ReactNode } from 'react';
import { readFragment } from './write-jsx.ts';

interface Section {
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

/** Returns headings with what follows them, or details elements, as the list that React takes. */
export function readSections(placeholder: Element): Section[] {
  const children = [...placeholder.children];
  const level = children.find(({ localName }) => /^h[2-6]$/.test(localName))?.localName;
  const starts = children.filter(({ localName }) => localName === level || localName === 'details');
  return starts.map((start) => {
    const summary = start.querySelector(':scope > summary');
    const content = summary
      ? [...start.childNodes].filter((node) => node !== summary)
      : children.slice(children.indexOf(start) + 1, endOf(start, starts, children));
    return { heading: readFragment((summary ?? start).childNodes), content: readFragment(content) };
  });
}

function endOf(start: Element, starts: readonly Element[], children: readonly Element[]): number {
  const next = starts[starts.indexOf(start) + 1];
  return next ? children.indexOf(next) : children.length;
}
