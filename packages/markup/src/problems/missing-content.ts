import { camelCase, type Problem, type RuntimeDefinition } from '@adviser-widgets/widget';

interface Given {
  readonly definition: RuntimeDefinition;
  /** The placeholder as its author wrote it. */
  readonly original: Element;
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/**
 * Says which recommended content a placeholder lacks, in words that follow the widget's name. Nothing if the
 * widget can't show for lack of an attribute.
 */
export function missingContent({ definition, original, props, problems }: Given): string[] {
  if (problems.some(({ kind }) => kind === 'missing')) return [];
  return (definition.recommends ?? [])
    .filter(({ content, unless }) => !original.querySelector(content) && !props[camelCase(unless)])
    .map(({ sentence }) => sentence);
}
