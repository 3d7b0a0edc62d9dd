import type { Definition } from '@adviser-widgets/widget';

/** What visitors' browsers need of a definition: the words for editors stay behind. */
export function runtimeDefinition({ name, attributes, slots, load, callsApi }: Definition) {
  return {
    name,
    attributes: mapValues(attributes, ({ description: _description, ...rest }) => rest),
    slots: mapValues(slots, () => ({})),
    load,
    callsApi,
  };
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
