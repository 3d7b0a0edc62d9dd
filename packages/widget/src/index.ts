export { camelCase, type Attribute, type Attributes, withDefaults } from './attributes/attributes.ts';
export { defineWidget, type Definition, type RuntimeDefinition, type WidgetProps } from './definition.ts';
export type { ErrorKind, EventDetails, WidgetEvent } from './events/event-details.ts';
export { emit, type WidgetHost } from './events/emit.ts';
export { Placeholder, type PlaceholderState, type WidgetCode } from './place/placeholder.ts';
export type { Problem } from './attributes/problem.ts';
export type { ReadProps } from './attributes/read-attributes.ts';
export { readProps } from './attributes/read-props.ts';
export { readSlots, type ReadSlots } from './attributes/read-slots.ts';
