import type { PageProblem } from './page-problem.ts';

/** Ids that stand more than once: links, labels and attributes that name one reach the first element only. */
export function checkRepeatedIds(page: Document): PageProblem[] {
  const elements = new Map<string, Element[]>();
  for (const element of page.querySelectorAll('[id]')) {
    const same = elements.get(element.id);
    if (same) same.push(element);
    else elements.set(element.id, [element]);
  }
  return [...elements].flatMap(([id, [, second, ...more]]) => {
    if (id === '' || !second) return [];
    return { element: second, sentence: `The id "${id}" stands on ${more.length + 2} elements; give each one its own.` };
  });
}
