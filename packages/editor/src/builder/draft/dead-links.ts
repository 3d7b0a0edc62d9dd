import { unshadowed } from '@adviser-widgets/core/internal';
import type { DraftProblem } from './draft-problem.ts';

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
