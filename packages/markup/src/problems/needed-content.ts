import { unshadowed } from '@adviser-widgets/core/internal';
import { camelCase, type Definition, type RuntimeDefinition } from '@adviser-widgets/widget';

interface Given {
  readonly definition: RuntimeDefinition & Pick<Definition, 'requires'>;
  /** The placeholder as its author wrote it. */
  readonly original: Element;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What visitors see or use, besides text. */
export const visibleElements =
  'img, video, iframe, svg, picture, object, audio, canvas, form, input, button, select, [data-widget]';

/** Says which content a widget can't do without and lacks, in words that follow its name. */
export function neededContent({ definition, original, props }: Given): string | undefined {
  const { content, callsApi, needsOne, requires = {} } = definition;
  // The first fetches what it shows; the second may have an attribute instead.
  if (!content || callsApi || needsOne?.includes('content')) return undefined;
  const { selector, unless, sentence = 'has nothing inside to show; put its content inside' } = requires;
  if (unless !== undefined && props[camelCase(unless)]) return undefined;
  const isThere = selector ? unshadowed(original).querySelector(selector) !== null : hasSomething(original);
  return isThere ? undefined : sentence;
}

/** Whether an element has text, or anything else that visitors see. */
export function hasSomething(element: Element): boolean {
  const own = unshadowed(element);
  return /[^\s\u200b]/.test(own.textContent ?? '') || own.querySelector(visibleElements) !== null;
}
