// What editors are told. Imported dynamically: a page in order never fetches it.
export { describeProblem, describeUnknownWidget } from './describe-problem.ts';
