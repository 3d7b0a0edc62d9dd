export { kebabCase, type PropsOf, maxAttributes, nameOfToday, pascalCase } from './attributes/attributes.ts';
export {
  purposes,
  tasks,
  type BudgetClass,
  type ConfigNeed,
  type Loading,
  type Purpose,
  type ReactProp,
  type Slots,
  type Task,
} from './definition.ts';
export type { CaptchaFailure, SendEvent } from './events/event-details.ts';
export {
  analyticsEvent,
  commonEvents,
  type EventDoc,
  type EventDocs,
  type OwnDetail,
} from './events/event-docs.ts';
export { handlerName, type EventProps } from './events/event-props.ts';
export { watchEmitted, widgetEvents } from './events/emit.ts';
export { keptElements } from './html/kept-elements.ts';
export { copyAsWritten } from './host/dead-copies.ts';
export { putInto, undoPageChanges, type ShownButton } from './host/pressed-button.ts';
export { keepSheets, placeSheet, type Sheets } from './host/removed-sheets.ts';
export { descriptionOf } from './attributes/description-of.ts';
export { headingLevel } from './attributes/heading-level.ts';
export { linkParameters } from './attributes/link-parameters.ts';
export { labelOf } from './attributes/label-of.ts';
export { parseLoading, type LoadCondition } from './attributes/loading.ts';
export { looksMangled } from './attributes/looks-mangled.ts';
export { ownSlots } from './attributes/read-slots.ts';
export { rootOf } from './nodes/root.ts';
export { boxAttribute } from './nodes/shown-nodes.ts';
export { asName, isPlainLink, readLoaderAttribute } from './attributes/read-loader-attribute.ts';
export { readDefinitions, type KnownWidget, type WrittenManifest } from './read-definitions.ts';
export type { GivenProps, ReadOptions, Repair } from './attributes/read-attributes.ts';
export { knownNames } from './attributes/read-props.ts';
export { isMarkedLink, takesLink } from './attributes/links.ts';
