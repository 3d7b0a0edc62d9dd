import { camelCase, type Attributes } from './attributes.ts';

/** Fills in the defaults of a widget's attributes, for components that an app renders itself. */
export function withDefaults<Props extends object>(attributes: Attributes, props: Props): Props {
  const complete: Record<string, unknown> = Object.fromEntries(Object.entries(props));
  for (const [name, attribute] of Object.entries(attributes)) complete[camelCase(name)] ??= attribute.default;
  return complete as Props; // of the same names, filled in by values of the same kinds
}
