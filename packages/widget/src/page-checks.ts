// What the report for editors and the page checker share: reading a page as it stands, and what they say of it beside its placeholders.
export { asSentence, asSentenceOfWidget } from './page-checks/as-sentence.ts';
export { checkPage } from './page-checks/check-page.ts';
export { correctSnippet, type Correction } from './page-checks/correct-snippet.ts';
export type { PageProblem } from './page-checks/page-problem.ts';
export { loaderTags } from './page-checks/second-loader.ts';
export { whyPassedOver } from './page-checks/unmountable.ts';
export { parseMarkup } from './parse-markup.ts';
export { readDefinitions, type KnownWidget, type WrittenManifest } from './read-definitions.ts';
export { readTolerantly } from './read-tolerantly.ts';
export { unknownIds } from './unknown-ids.ts';
export { withText } from './page-checks/with-text.ts';
export { attributesOf, writeHtml, type WrittenAttribute } from './page-checks/write-html.ts';
