import type { RuntimeDefinition } from '@adviser-widgets/widget';
import type { ContentProblem } from './content-problem.ts';
import { damagedTags } from './damaged-tags.ts';
import { swallowedPage } from './swallowed-page.ts';
import { wrappedTexts } from './wrapped-texts.ts';

interface Given {
  readonly definition: RuntimeDefinition & { readonly purpose?: string };
  /** The placeholder as its author wrote it. */
  readonly original: Element;
  /** The placeholder in its page; absent where what surrounds it is not known. */
  readonly element?: Element;
}

/** Finds damaged tags inside a placeholder, and the rest of a page that a missing end tag has put there. */
export function contentProblems({ definition, original, element }: Given): ContentProblem[] {
  return [
    ...damagedTags(original),
    ...wrappedTexts(original),
    ...swallowedPage(definition, original, element),
  ];
}
