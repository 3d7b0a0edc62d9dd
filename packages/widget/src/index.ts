export { camelCase, kebabCase, type Attribute, type Attributes, type PropsOf } from './attributes/attributes.ts';
export { correction, type Correction } from './repair/correction.ts';
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
export { describeProblem, describeUnknownWidget } from './report/describe-problem.ts';
export { emit, type WidgetEvent, type WidgetHost } from './mount/emit.ts';
export { loadLinkFallback } from './mount/fallback.ts';
export { fetchMender, looksMangled } from './repair/fetch-mender.ts';
export { headingLevel } from './attributes/heading-level.ts';
export { linkParameters } from './attributes/link-parameters.ts';
export { loadReport } from './report/load-report.ts';
export { mend, type Mend } from './repair/mend.ts';
export { ownSlots } from './slots/own-slots.ts';
export { asSentence, asSentenceOfWidget } from './page-checks/as-sentence.ts';
export { checkPage } from './page-checks/check-page.ts';
export { correctSnippet, type CorrectedSnippet } from './page-checks/correct-snippet.ts';
export type { PageProblem } from './page-checks/page-problem.ts';
export { loaderTags } from './page-checks/second-loader.ts';
export { whyPassedOver } from './page-checks/unmountable.ts';
export { withText } from './page-checks/with-text.ts';
export { attributesOf, writeHtml, type WrittenAttribute } from './page-checks/write-html.ts';
export { parseMarkup } from './html/parse-markup.ts';
export { createPlaceholder, type Placeholder, type PlaceholderState } from './mount/placeholder.ts';
export type { Problem } from './attributes/problem.ts';
export { readDefinitions, type KnownWidget, type WrittenManifest } from './read-definitions.ts';
export { readProps, type GivenProps, type ReadOptions, type ReadProps } from './attributes/read-props.ts';
export { readSlots, type ReadSlots } from './slots/read-slots.ts';
export { readTolerantly } from './repair/read-tolerantly.ts';
export { takesLink } from './attributes/takes-link.ts';
export { unknownIds } from './report/unknown-ids.ts';
export { withDefaults } from './attributes/with-defaults.ts';
