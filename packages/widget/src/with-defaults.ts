import { camelCase, type Attributes } from './attributes.ts';

/** Fills in the defaults of a widget's attributes, for components that an app renders itself. */
export function withDefaults<Props extends object>(attributes: Attributes, props: Props): Props {
  const defaults = Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.default === undefined ? [] : [[camelCase(name), attribute.default]],
  );
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  // Only props of the same names are replaced, by values of the same kinds.
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(given) } as Props;
}
