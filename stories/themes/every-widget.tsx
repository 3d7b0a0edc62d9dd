import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import type { Definition } from '@adviser-widgets/widget';
import { useLayoutEffect, useRef } from 'react';
import { families } from '../catalogue/families.ts';

import.meta.glob('../../packages/*/src/widgets.css', { eager: true });

/** What stays unseen until visitors scroll or press something, and covers the others then. */
const fixed = ['web-chat', 'sticky-header', 'sticky-mobile-bar', 'pop-up'];

// A catalogue page needs less of a definition than there is.
const shown = families
  .flatMap(({ widgets }) => widgets)
  .filter(({ name, invisible }) => !invisible && !fixed.includes(name)) as readonly Definition[];

const isOfForms = ({ name, lead }: Definition) => lead !== undefined || name === 'inline-search';

/** Those that show in the flow of a page, in two halves. A page has one search. */
export const shownWidgets = {
  forms: shown.filter(isOfForms),
  others: shown.filter((definition) => !isOfForms(definition)),
};

/** Mounts the examples of widgets, as the loader does. */
export async function mountExamples(widgets: readonly Definition[]): Promise<readonly MountedSnippet[]> {
  return Promise.all(widgets.map((definition) => mountSnippet(definition.example, definition)));
}

/** A page with many widgets, one below the other. */
export function EveryWidget({ snippets }: { readonly snippets: readonly MountedSnippet[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(...snippets.map(({ element }) => element));
  }, [snippets]);
  return <div className="every-widget" ref={place} />;
}
