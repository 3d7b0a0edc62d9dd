import { isTagAttribute, unshadowed } from '@adviser-widgets/core/internal';
import type { Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { knownNames, maxAttributes, nameOfToday } from '@adviser-widgets/widget/internal';

/**
 * Attributes that people expect to work, and that a widget ignores: those of the script tag, and beginnings of its own
 * (`data-campaign` for `data-campaign-id`). Other scripts use such names too, so only editors see this.
 */
export function hopedFor(definition: RuntimeDefinition, element: Element): Problem[] {
  const known = knownNames(definition);
  const isHopedFor = (name: string) =>
    !known.includes(name) &&
    nameOfToday(definition, name) === undefined &&
    (isTagAttribute(name) || known.some((each) => each.startsWith(`${name}-`)));
  const own = unshadowed(element);
  return own
    .getAttributeNames()
    .slice(0, maxAttributes)
    .filter((attribute) => attribute.startsWith('data-') && isHopedFor(attribute.slice(5)))
    .map((attribute) => ({
      kind: 'attribute',
      name: attribute.slice(5),
      text: own.getAttribute(attribute) ?? '',
    }));
}
