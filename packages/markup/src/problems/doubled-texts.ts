import { unshadowed } from '@adviser-widgets/core/internal';
import { camelCase, type RuntimeDefinition } from '@adviser-widgets/widget';
import { written } from '../correct/written.ts';
import { hasSomething } from './needed-content.ts';

interface Given {
  readonly definition: RuntimeDefinition;
  readonly element: Element;
  /** The placeholder as its author wrote it. */
  readonly original: Element;
  readonly props: Readonly<Record<string, unknown>>;
}

interface DoubledText {
  /** Without `data-`. */
  readonly name: string;
  readonly sentence: string;
}

/** Attributes in place of which a widget takes content. */
export function standIns({ needsOne = [] }: Pick<RuntimeDefinition, 'needsOne'>): readonly string[] {
  return needsOne.includes('content') ? needsOne.filter((name) => name !== 'content') : [];
}

/** Finds attributes that a widget shows in place of its content, if it has both. A link's text is its fallback. */
export function doubledTexts({ definition, element, original, props }: Given): DoubledText[] {
  if (unshadowed(original).localName === 'a' || !hasSomething(original)) return [];
  return standIns(definition).flatMap((name) => {
    if (!props[camelCase(name)]) return [];
    const given = written(`data-${name}`, undefined, element);
    return {
      name,
      sentence: `has two texts: only ${given} shows, not the content inside; empty one of them`,
    };
  });
}
