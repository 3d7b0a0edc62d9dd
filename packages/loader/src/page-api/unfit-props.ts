import { camelCase, type Attribute, type RuntimeDefinition } from '@adviser-widgets/widget';
import type { GivenProps } from '@adviser-widgets/widget/internal';

/** Returns the props that the widget does not know, or whose value is not one of its choices or outside its limits. */
export function unfitProps({ attributes }: RuntimeDefinition, props: GivenProps): [string, unknown][] {
  const known = new Map(Object.entries(attributes).map(([name, attribute]) => [camelCase(name), attribute]));
  return Object.entries(props).filter(([prop, value]) => {
    const attribute = known.get(prop);
    return !attribute || !fits(attribute, value);
  });
}

/** Without the code that parses attributes: a page's own script passes typed values. */
function fits({ choices, min = -Infinity, max = Infinity }: Attribute, value: unknown): boolean {
  if (typeof value === 'number') return value >= min && value <= max;
  return typeof value !== 'string' || value === '' || choices?.includes(value) !== false;
}
