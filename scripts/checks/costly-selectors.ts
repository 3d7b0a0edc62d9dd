import { isTraversal, parse, type Selector } from 'css-what';
import { parse as parseSheet } from 'postcss';

/**
 * Selectors of a built sheet that walk siblings or descendants for elements of which nothing is known yet. Browsers
 * match from right to left, and each compound from left to right. In `h3 ~ p` every `p` of the page walks its earlier
 * siblings: with 4,000 of them the restyle takes 450 ms instead of 10 (P12). A class, an id or an attribute that is
 * asked first avoids it: `p:is(.aw-list > *):is(h3 ~ *)`.
 */
export function costlySelectors(sheet: string): string[] {
  const costly: string[] = [];
  parseSheet(sheet).walkRules(({ parent, selectors }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    costly.push(...selectors.filter((selector) => parse(selector).some((parts) => isCostly(parts))));
  });
  return costly;
}

function isCostly(selector: readonly Selector[], isKnown = false): boolean {
  for (const part of inMatchingOrder(selector)) {
    const isWalk = part.type === 'sibling' || (part.type === 'pseudo' && part.name === 'has');
    if (isWalk && !isKnown) return true;
    if (alternatives(part).some((inner) => isCostly(inner, isKnown))) return true;
    isKnown ||= narrows(part);
  }
  return false;
}

function inMatchingOrder(selector: readonly Selector[]): Selector[] {
  const compounds: Selector[][] = [[]];
  for (const part of selector) {
    if (isTraversal(part)) compounds.unshift([], [part]);
    else compounds[0]?.push(part);
  }
  return compounds.flat();
}

/** False for `:not(.aw-list)`, which is true of nearly every element. */
function narrows(part: Selector): boolean {
  if (part.type === 'attribute') return true; // css-what's classes and ids, too
  const inner = part.type === 'pseudo' && ['is', 'where'].includes(part.name) ? alternatives(part) : [];
  return inner.length > 0 && inner.every((parts) => parts.some(narrows));
}

function alternatives(part: Selector): readonly Selector[][] {
  return part.type === 'pseudo' && Array.isArray(part.data) ? part.data : [];
}
