// What editors and integrators are told. Imported dynamically: a page in order never fetches it.
export { describeConfigProblem, describeExpectedValue, expectedValue } from './describe-config-problem.ts';
export { attributeName, describeUnknownKey } from './describe-unknown-key.ts';
export { expectation } from './expectation.ts';
export { keysByPath } from './keys-by-path.ts';
export { suggest } from './suggest.ts';
export { tellConfigProblems } from './tell-config-problems.ts';
export { warnOfSandbox } from './warn-of-sandbox.ts';
