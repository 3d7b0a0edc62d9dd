export {
  camelCase,
  kebabCase,
  type Attribute,
  type Attributes,
  type PropsOf,
} from './attributes/attributes.ts';
export {
  defineWidget,
  purposes,
  tasks,
  type AddressParameter,
  type BudgetClass,
  type ConfigNeed,
  type Definition,
  type Frame,
  type Loading,
  type Purpose,
  type ReactProp,
  type RuntimeDefinition,
  type SlotDefinition,
  type Slots,
  type Task,
  type WidgetProps,
} from './definition.ts';
export { analyticsEvent, commonEvents, type EventDoc, type EventDocs } from './event-docs.ts';
export { emit, watchEmitted, widgetEvents, type WidgetEvent, type WidgetHost } from './mount/emit.ts';
export { keptElements } from './html/kept-elements.ts';
export { copyAsWritten, restoreCopy } from './mount/copies.ts';
export { headingLevel } from './attributes/heading-level.ts';
export { linkParameters } from './attributes/link-parameters.ts';
export { parseLoading, type LoadCondition } from './attributes/loading.ts';
export { looksMangled } from './attributes/looks-mangled.ts';
export { maxAttributes } from './attributes/attributes.ts';
export { nameOfToday } from './attributes/attributes.ts';
export { ownSlots } from './slots/own-slots.ts';
export {
  createPlaceholder,
  loadLinkStage,
  type Placeholder,
  type PlaceholderState,
} from './mount/placeholder.ts';
export { asName, isPlainLink, readLoaderAttribute } from './attributes/read-loader-attribute.ts';
export { rootOf } from './mount/placeholder.ts';
export type { Problem } from './attributes/problem.ts';
export { readDefinitions, type KnownWidget, type WrittenManifest } from './read-definitions.ts';
export {
  knownNames,
  readProps,
  type GivenProps,
  type ReadOptions,
  type ReadProps,
  type Repair,
} from './attributes/read-props.ts';
export { describeFound, searchWidgets, type FoundWidgets, type SearchedWidget } from './search-widgets.ts';
export { readSlots, type ReadSlots } from './slots/read-slots.ts';
export { isMarkedLink, takesLink } from './attributes/links.ts';
export { withDefaults } from './attributes/attributes.ts';
