export { camelCase, kebabCase, type Attribute, type Attributes, type PropsOf } from './attributes.ts';
export {
  defineWidget,
  type Definition,
  type Frame,
  type Loading,
  type RuntimeDefinition,
  type SlotDefinition,
  type Slots,
  type WidgetProps,
} from './definition.ts';
export { emit, type WidgetEvent, type WidgetHost } from './emit.ts';
export { headingLevel } from './heading-level.ts';
export { linkParameters } from './link-parameters.ts';
export type { Mend } from './mend.ts';
export { fetchMender, fetchWords, looksMangled } from './fetch-mender.ts';
export { ownSlots } from './own-slots.ts';
export { createPlaceholder, type Placeholder, type PlaceholderState } from './placeholder.ts';
export type { Problem } from './problem.ts';
export { readProps, type GivenProps, type ReadOptions, type ReadProps } from './read-props.ts';
export { readSlots, type ReadSlots } from './read-slots.ts';
export { takesLink } from './takes-link.ts';
export { withDefaults } from './with-defaults.ts';
