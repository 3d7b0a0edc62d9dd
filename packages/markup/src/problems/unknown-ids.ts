import { camelCase, type RuntimeDefinition } from '@adviser-widgets/widget';
import { written } from '../correct/written.ts';

interface Given {
  readonly definition: RuntimeDefinition;
  readonly element: Element;
  readonly props: Readonly<Record<string, unknown>>;
}

interface UnknownId {
  /** Without `data-`. */
  readonly name: string;
  readonly sentence: string;
}

/** Finds attributes of kind `id` that refer to no element of the page. */
export function unknownIds(page: Document, { definition, element, props }: Given): UnknownId[] {
  return Object.entries(definition.attributes).flatMap(([name, { kind }]) => {
    const id = props[camelCase(name)];
    if (kind !== 'id' || typeof id !== 'string' || id === '' || page.getElementById(id)) return [];
    return {
      name,
      sentence: `${written(`data-${name}`, id, element)} is not the id of any element on this page; give the element you mean id="${id}"`,
    };
  });
}
