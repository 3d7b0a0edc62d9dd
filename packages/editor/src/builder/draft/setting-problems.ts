import { unshadowed } from '@adviser-widgets/core/internal';
import type { BuilderWidget } from '../builder-widget.ts';
import type { DraftProblem } from './draft-problem.ts';
import { labelOf } from './label-of.ts';

/** Finds the settings that may take the place of the content, and are there beside it. */
export function doubledContent(element: Element, widget: BuilderWidget): DraftProblem[] {
  const { textContent } = unshadowed(element);
  if (!textContent?.trim()) return [];
  return standIns(widget).flatMap((name) => {
    if (!unshadowed(element).getAttribute(`data-${name}`)?.trim()) return [];
    const [label, content] = [labelOf(name, widget), labelOf('content', widget)];
    const why = `only “${label}” shows, and “${content}” has a text, too`;
    return {
      name,
      sentence: `Write the text once: ${why}. Empty one of them.`,
      fieldSentence: `Write the text once: ${why}. Empty one of them.`,
      isMissing: false,
    };
  });
}

/** Settings in place of which a widget takes content. */
export function standIns({ needsOne = [] }: BuilderWidget): readonly string[] {
  return needsOne.includes('content') ? needsOne.filter((name) => name !== 'content') : [];
}

/** Finds links without an address, which the way to the builder may have lost. */
export function deadLinks(element: Element): DraftProblem[] {
  return [...unshadowed(element).querySelectorAll('a[href]')].flatMap((link) => {
    if (link.getAttribute('href')?.trim() !== '') return [];
    const text = (unshadowed(link).textContent ?? '').replace(/\s+/g, ' ').trim();
    const slot = link.closest('[data-slot]')?.getAttribute('data-slot');
    return {
      name: slot ?? 'content',
      sentence: `The link${text && ` “${text}”`} leads nowhere: write its address.`,
      isMissing: false,
    };
  });
}
