export { camelCase, kebabCase, type Attribute, type Attributes, type PropsOf } from './attributes.ts';
export { correction, type Correction } from './correction.ts';
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
export { describeProblem, describeUnknownWidget } from './describe-problem.ts';
export { emit, type WidgetEvent, type WidgetHost } from './emit.ts';
export { loadLinkFallback } from './fallback.ts';
export { fetchMender, looksMangled } from './fetch-mender.ts';
export { headingLevel } from './heading-level.ts';
export { linkParameters } from './link-parameters.ts';
export { loadReport } from './load-report.ts';
export { mend, type Mend } from './mend.ts';
export { ownSlots } from './own-slots.ts';
export { asSentence, asSentenceOfWidget } from './page-checks/as-sentence.ts';
export { checkPage } from './page-checks/check-page.ts';
export { correctSnippet, type CorrectedSnippet } from './page-checks/correct-snippet.ts';
export type { PageProblem } from './page-checks/page-problem.ts';
export { loaderTags } from './page-checks/second-loader.ts';
export { whyPassedOver } from './page-checks/unmountable.ts';
export { withText } from './page-checks/with-text.ts';
export { attributesOf, writeHtml, type WrittenAttribute } from './page-checks/write-html.ts';
export { parseMarkup } from './parse-markup.ts';
export { createPlaceholder, type Placeholder, type PlaceholderState } from './placeholder.ts';
export type { Problem } from './problem.ts';
export { readDefinitions, type KnownWidget, type WrittenManifest } from './read-definitions.ts';
export { readProps, type GivenProps, type ReadOptions, type ReadProps } from './read-props.ts';
export { readSlots, type ReadSlots } from './read-slots.ts';
export { readTolerantly } from './read-tolerantly.ts';
export { takesLink } from './takes-link.ts';
export { unknownIds } from './unknown-ids.ts';
export { withDefaults } from './with-defaults.ts';
