import type { Attribute, Definition } from '@adviser-widgets/widget';

/** What visitors' browsers need of a definition: the words for editors stay behind. */
export function runtimeDefinition({ name, attributes, slots, load, callsApi }: Definition) {
  return {
    name,
    attributes: mapValues(attributes, runtimeAttribute),
    slots: mapValues(slots, () => ({})),
    load,
    callsApi,
  };
}

function runtimeAttribute({ description: _description, example, ...rest }: Attribute) {
  // Any text is right, so that only a required one is ever explained by its example.
  return rest.kind === 'text' && !rest.required ? rest : { ...rest, example };
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
