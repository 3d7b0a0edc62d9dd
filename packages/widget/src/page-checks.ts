// What the report for editors and the page checker say of a page beside its placeholders.
export { checkPage } from './page-checks/check-page.ts';
export type { PageProblem } from './page-checks/page-problem.ts';
export { whyPassedOver } from './page-checks/unmountable.ts';
export { withText } from './page-checks/with-text.ts';
