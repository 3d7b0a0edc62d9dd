// What editors and integrators are told. Imported dynamically: a page in order never fetches it.
export { describeConfigProblem } from './describe-config-problem.ts';
export { expectation } from './expectation.ts';
