import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { findWrapped } from '../../repair/unwrap-address.ts';
import type { ContentProblem } from './content-problem.ts';

/** A parser takes `<https://…>` for an element, where its brackets are not escaped. */
export function wrappedTexts(original: Element): ContentProblem[] {
  const own = unshadowed(original);
  const elements = [...own.querySelectorAll('*')].filter((each) =>
    /^https?:$/.test(unshadowed(each).localName),
  );
  const [wrapped] = findWrapped(own.textContent ?? '');
  const element = elements[0] ?? (wrapped === undefined ? undefined : original);
  if (!element) return [];
  const text = wrapped === undefined ? `<${unshadowed(element).localName}//…>` : shorten(wrapped, 60);
  const sentence = `“${text}” was written behind a link by a mail program; delete it`;
  return [{ kind: 'damaged', element, sentence }];
}
