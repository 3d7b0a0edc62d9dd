import { cutText, expectation, nearest, toJson } from '@adviser-widgets/core/internal';
import { camelCase, type Placeholder, type RuntimeDefinition } from '@adviser-widgets/widget';
import { warnOnce } from './report.ts';

/** Warns of props that a page's own script gave a widget, which the widget does not know or which do not fit. */
export function reportProps(
  { element, name }: Placeholder,
  definition: RuntimeDefinition,
  props: readonly (readonly [string, unknown])[],
): void {
  for (const [prop, value] of props) warnOnce(`${name} ${describeProp(definition, prop, value)}`, element);
}

function describeProp({ attributes }: RuntimeDefinition, prop: string, value: unknown): string {
  const known = new Map(Object.entries(attributes).map(([name, attribute]) => [camelCase(name), attribute]));
  const attribute = known.get(prop);
  if (attribute)
    return `was given ${prop}: ${cutText(toJson(value), 60)}, which is not ${expectation(attribute.kind, attribute)}`;
  const names = [...known.keys()];
  const near = nearest(camelCase(prop.replace(/^data-/, '')), names);
  return `has no prop ${prop}; ${near ? `did you mean ${near}?` : `its props are ${names.join(', ')}`}`;
}
