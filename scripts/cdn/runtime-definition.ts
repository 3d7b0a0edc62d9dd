import type { Attribute, Definition } from '@adviser-widgets/widget';

/** Leaves out the texts for editors. */
export function runtimeDefinition({ name, attributes, slots, load, frame, ...rest }: Definition) {
  const { callsApi, content, needsOne } = rest;
  return {
    name,
    attributes: mapValues(attributes, runtimeAttribute),
    slots: mapValues(slots, () => ({})),
    load,
    frame,
    callsApi,
    content: content || undefined,
    needsOne,
  };
}

function runtimeAttribute(attribute: Attribute) {
  const { label: _1, description: _2, example: _3, emptyForNone: _4, loads: _5, ...others } = attribute;
  const { widget: _6, refused: _7, ...rest } = others;
  return rest;
}

/** Replaces packages/markup/src/problems/examples.ts in the CDN build. */
export function examplesOf(definitions: readonly Definition[]): Record<string, Record<string, string>> {
  const entries = definitions.map(
    ({ name, attributes }) => [name, mapValues(attributes, ({ example }) => example)] as const,
  );
  return Object.fromEntries(entries);
}

function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
