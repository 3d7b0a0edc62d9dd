// What editors are told. Imported dynamically: a page in order never fetches it.
export { correction, type Correction } from './correction.ts';
export { describeProblem, describeUnknownWidget } from './describe-problem.ts';
export { mend } from './mend.ts';
export { report, reportUnknownWidget } from './report.ts';
